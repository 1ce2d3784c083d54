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
pay = Pay { $due }: { $chosen } chosen
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

result = Result
winners = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
}
end-resigned = It was given up
end-over = The match is over
total = Total
rematch = Play again
record = Download the record

## The first page, and the ways into a match

start-title = Partita: Ovation and Lacrimosa
start-head = Two games about music
start-lead = Play against bots, alone, at one screen or with friends far away. No account, nothing to install.
start-ovation = Vienna, around 1800: gather Passion, Joy and Sorrow on your piano, find patrons, and perform the works that make you immortal.
start-lacrimosa = Mozart is dead, his Requiem unfinished: tell Constanze of the life you shared with him, and have the last bars composed.
start-against = against
start-bot-beginner = a beginner bot
start-bot-normal = a normal bot
start-bot-strong = a strong bot
start-solo = Solo
start-solo-ovation = by the solo rules,
start-solo-lacrimosa = against Schikaneder,
level-easy = easy
level-normal = normal
level-hard = hard
start-here = Same screen
start-here-how = Hand the screen round; nobody sees what is yours.
start-friends = With friends
start-friends-how = Send a link; bots can fill the table.
start-watch = Watch
start-watch-how = See matches that are being played.
start-learn = Learn
start-learn-how = A first game, step by step.
start-options = All options …
start-you = you
start-alone = you, solo
start-seat-free = a free seat
start-mine = Your matches
start-finished = Your finished matches
start-resume = Resume
start-all = Show all { $count }
start-look = See it
start-join = Join
start-watching = Matches to watch or join
start-watch-none = No listed match is under way. When you open one, you can have it listed.
start-bring = Something you bring
start-invited = An invitation: paste its link
start-invited-wrong = This is no invitation: it ends with /m/ and sixteen letters and digits.
start-come = Go there
start-record = A record of a finished match, to look at again
start-record-choose = Choose a file
start-record-wrong = This file is no record: it cannot be read as JSON.
status-waiting = waits for people
status-running = under way
status-over = over
nowhere-title = Nothing here
