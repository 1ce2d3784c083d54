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

## The table of Lacrimosa

la-colon = :
la-and = and
la-fresh = New since your last move
la-since = Since your last move
la-whole = The whole place
la-others = The others
la-parts = Parts of the table
la-here = Place a card here
la-free = free
la-covered = covered
la-gone = placed
la-values = The markers of the composer who leads score { $high } VP each, all others { $low } VP.
la-frees = Marker for { $composer }: frees { $reward }.
la-stack = { $left } left · { $count } placed
la-before = { $count ->
    [one] One card before it
   *[other] { $count } cards before it
}
