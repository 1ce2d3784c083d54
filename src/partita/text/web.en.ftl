# What the pages say, in English.  The same keys, with the same arguments, stand in web.fr.ftl.

## Everywhere

title = Partita
skip = Skip to the content
home = Home
nav = Pages
nav-rules = Rules
nav-cards = Cards
nav-learn = Learn
nav-me = Me
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
language-en = English
language-fr = Français
loading = One moment …
page-lost = This page could not be loaded. Load it again.
nowhere = There is no page at this address.
notice = Partita is not affiliated with the publishers of these games, nor endorsed by them.
play-now = Play now

## The table

actions = What to do
your-turn = Your turn
your-turn-legal = Your turn: { $count ->
    [one] one move is possible.
   *[other] { $count } moves are possible.
}
waiting-for = { $who } decides …
watching = You are watching
player = Player { $seat }
bot = { $level ->
    [beginner] Beginner bot
    [normal] Normal bot
   *[strong] Strong bot
} ({ $seat })
players = Players
points = points
present = here
away = away
vote = Let a bot play on
given-vote = A bot plays on
given-clock = Out of time: a bot plays on
given-left = Gone: a bot plays on
come-back = Take my seat back
to-move = decides
clock-days = { $days } d { $hours } h
sure = Are you sure?
rather-not = Rather not
reveals = Turns up something hidden: cannot be undone
passes = Hands the decision on: cannot be undone once another has decided
undo = Undo
undo-turn = Restart turn
closed = { $count ->
    [one] One move is not possible now
   *[other] { $count } moves are not possible now
}
pay = How do you pay?
pay-now = Pay
less = Less
more = More
over = The match is over.

## What has happened

log = What has happened
log-take = { $who } has sat down.
log-leave = { $who } has got up.
log-undo = { $who } takes back.
log-resign = { $who } has given up.
log-vote = { $who } would let a bot play on for { $about }.
log-bot = A bot plays on for { $who }.
log-return = { $who } is back.
log-close = The match was closed.

## People

chat = Talk
say = Say something
send = Send
mute = Mute { $who }
unmute = Hear { $who } again
hand-over = Hand the screen to { $who }
hand-over-how = Nobody else should look now.
hand-over-here = I am here: show my table
gathering = Waiting for people
invite = Whoever is to play comes by this link.
link = Invitation
copy = Copy
copied = Copied
free = Free
you = (you)
name = Your name
sit-down = Sit down
line-lost = The line is lost; trying again …
line-outdated = This page is older than the server.
reload = Load it again
lag = The line is slow: { $ms } ms

## The end

winners = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
}
end-resigned = It was given up
end-over = The match is over
total = Total
rematch = Play again
record = Download the record

## Seeing what happened

log-more = Show more
show-after = Show the table as it was after move { $ply }
since-yours = Since your last turn
looking-back = Looking back
as-it-was = As it was after move { $ply } of { $last }
after-move = After move { $ply } of { $last }
back-to-now = Back to now
back-to-result = To the result
your-turn-meanwhile = It is your turn now.
replay-start = The beginning.
replay-play = Play it by itself
replay-pause = Pause
replay-back = One move back
replay-forward = One move on
replay-turn-back = Back to the turn before
replay-turn-forward = On to the next turn
replay-it = Watch it again
speed = Speed
speed-slow = Slow
speed-usual = Usual
speed-fast = Fast
speed-hurried = Very fast
eyes = Whose view
eyes-of = As { $who } saw it
eyes-watcher = As spectators saw it
move = Move
scores = Points by source
scores-by-source = Where the points come from
scores-known = As they stand now, as far as you can know.
scores-over = As they stood at the end.
source = Source
close = Close
chart = Points over the match
chart-for = The points of each seat over { $last } moves. The same numbers stand in the table below.
chart-moves = Moves
chart-points = Points
chart-table = The points as a table
winner-you = You win!
winner-none = Nobody wins
tie-broken = The tie was broken by the rules.
place = { $place }.
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-abandoned = Nobody has come for too long
end-recorded = The record ends here
new-match = New match
rematch-wanted = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
rematch-join = Join the rematch
rematch-watch = Watch the rematch

## Being there

votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
has-resigned = has given up
time-left = Time left:
clock-low = hurry
clock-low-mine = You have little time left.
wishes = How I play
standing-how = Answered for you until you change it.
sound = A sound when it is my turn
notices = A notification when it is my turn
notices-barred = The browser does not allow it. You can change that in its settings for this page.
line-open = The server answers within { $ms } ms.
line-none = No line to the server.
line-offline = You are offline. The match goes on here when the network is back.
line-kept = What you did last is kept and is sent then.
line-refused = The server does not show you this match.
resign = Give up
resign-sure = Give up this match?
resign-two = The match ends, and the other side wins. This cannot be taken back.
resign-many = A bot plays on in your place, and you rank last. This cannot be taken back.
resign-alone = The match ends. This cannot be taken back.
