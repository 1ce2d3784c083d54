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
nav-more = More pages, colours
theme = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark
language-en = English
language-fr = Français
loading = One moment …
no-line = The server cannot be reached: try again when you are online.
page-lost = This page could not be loaded. Load it again.
nowhere = There is no page at this address.
notice = Partita is not affiliated with the publishers of these games, nor endorsed by them.
play-now = Play now

## The table

actions = What to do
moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
bar-ovation-attend = Attend
bar-ovation-decline = Stay away
bar-ovation-end-turn = End turn
bar-lacrimosa-end-turn = End turn
bar-lacrimosa-use-card = Use card
bar-lacrimosa-ducats = Take ducats
your-turn = Your turn
your-turn-legal = Your turn: { $count ->
    [one] one move is possible.
   *[other] { $count } moves are possible.
}
waiting-for = { $who } is to move …
watching = You are watching
player = Player { $seat }
bot = { $level ->
    [beginner] Beginner bot
    [normal] Normal bot
   *[strong] Strong bot
} ({ $seat })
bot-short = { $level ->
    [beginner] Beginner
    [normal] Normal
   *[strong] Strong
}
players = Players
points = points
present = here
away = away
vote = Let a bot play on
given-vote = A bot plays on
given-clock = Out of time: a bot plays on
given-left = Gone: a bot plays on
come-back = Take my seat back
to-move = to move
clock-days = { $days } d { $hours } h
sure = Are you sure?
rather-not = Rather not
reveals = Turns up something hidden: cannot be undone
passes = Hands the decision on: cannot be undone once another has decided
undo = Undo
undo-nothing = There is nothing that could be taken back
end-leaves = Leaves what is still possible undone
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
heard-more = { $count ->
    [one] One thing more has happened.
   *[other] { $count } things more have happened.
}
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
end-resigned-by = { $count ->
    [one] { $who } gave up
   *[other] { $who } gave up
}
end-over = The match is over
total = Total
rematch = Play again
record = Download the record

## The first page, and the ways into a match

start-title = Partita: Ovation and Lacrimosa
start-head = Two games about music
start-lead = Play against bots, alone, on one screen or with friends far away. No account, nothing to install.
start-ovation = Vienna, around 1800: gather Passion, Joy and Sorrow on your piano, find patrons, and perform the works that make you immortal.
start-lacrimosa = Mozart is dead, his Requiem unfinished: tell Constanze of the life you shared with him, and have the last bars composed.
start-against = against
start-bot-beginner = a beginner bot
start-bot-normal = a normal bot
start-bot-strong = a strong bot
start-solo = Solo
start-solo-ovation = by the solo rules
start-solo-lacrimosa = against Schikaneder
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
start-record-wrong = This file is no record of a match: choose one that was saved here, whose name ends in .json.
status-waiting = waits for people
status-running = under way
status-over = over
nowhere-title = Nothing here
no-match-title = No match here

## A new match

new-title = A new match
new-game = The game
new-which = Which game
new-how = How to play
new-mode-bots = Against bots
new-mode-bots-how = Bots sit on the other seats. They know no more than a player may know.
new-mode-solo = Solo
new-mode-solo-how = You against the opponent of the solo rules.
new-mode-here = Same screen
new-mode-here-how = The screen goes from hand to hand. Before it shows what is private, it asks who is there.
new-mode-friends = With friends
new-mode-friends-how = You get a link to send. The match begins when all seats are taken.
new-table = The table
new-players = Players
new-sits-you = you
new-sits-person = somebody at this screen
new-sits-open = somebody with the link
new-sits-beginner = a beginner bot
new-sits-normal = a normal bot
new-sits-strong = a strong bot
new-options = Options of the game
new-drawn = drawn at random
option-magnum_opus = Magnum Opus
option-magnum_opus-how = Each player keeps a great work of their composer in secret; who performs it scores much.
option-solo_level = Level of the opponent
option-solo_level-how = How the opponent of the solo rules scores.
option-constanze = Constanze card
option-constanze-how = Which spaces of the Requiem are covered; not used with four players.
option-composers-ovation = Composers
option-composers-ovation-how = Each saves their player a tone when performing. No two players have the same.
option-composers-lacrimosa = Composers of the Requiem
option-composers-lacrimosa-how = The two who may finish it.
option-place-ovation = { $place ->
    [1] You
   *[other] { $solo ->
        [yes] The Bot
       *[no] Player { $place }
    }
}
option-place-lacrimosa = { $place ->
    [1] First composer
   *[other] Second composer
}
new-clocks = Clocks
new-clock = Time to think
new-clock-none = No clock
new-clock-none-how = Everybody takes the time they need.
new-clock-live = For the match
new-clock-live-how = Each player has so long for the whole match. Whose time runs out is played on for by a bot.
new-clock-days = Days for each decision
new-clock-days-how = A match at a distance, a decision now and then. Whose time runs out is played on for by a bot.
new-minutes = For the whole match
new-minutes-many = { $count } minutes
new-increment = More, each time one has decided
new-seconds-many = { $count ->
    [0] nothing
   *[other] { $count } seconds
}
new-days = For each decision
new-days-many = { $count ->
    [one] a day
   *[other] { $count } days
}
new-seen = Who may see it
new-listed = List the match
new-listed-how = The first page shows it to all who come, to join or to watch.
new-watch = Who may watch
new-watch-anyone = Whoever has the link
new-watch-nobody = Nobody
new-seed = A given seed
new-seed-how = The same seed deals the same cards. Leave it empty and they are drawn fairly.
new-seed-form = Up to 32 digits from 0 to 9 and letters from a to f
new-open-deal = Open deal
new-open-deal-how = All may know the seed, and with it the cards. Without this, no seed can be given where others sit.
new-summary-label = The match in short
new-summary-solo = { $game } solo; level of the opponent: { $level }.
new-summary = { $game } for { $players }: { $who }.
new-begin = Begin
new-open = Open the match
new-open-how = The next page has the link to send.

## A match that waits

gathering-seats = Seats
gathering-reserved = Kept for somebody
gathering-left = { $count ->
    [0] All seats are taken.
    [one] One seat is free. The match begins when it is taken.
   *[other] { $count } seats are free. The match begins when they are taken.
}
gathering-send = Send
gathering-share = Come and play { $game }.
gathering-here-only = This link works on this computer only: the server listens to nobody else. For friends, start it with make serve ARGS=--host=0.0.0.0 and open it by the address of this computer.
gathering-name = Save
gathering-leave = Get up again

## Rules, cards

games = Games
rules-title = Rules of { $game ->
    [ovation] Ovation
   *[lacrimosa] Lacrimosa
}
rules-search = Search the rules
rules-only-ruled = only clauses with rulings
rules-count = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
} of { $of }
rules-chapters = Chapters
rules-ruling = Ruling { $ruling }
rules-nothing = No clause has all these words.
cards-title = Cards of { $game ->
    [ovation] Ovation
   *[lacrimosa] Lacrimosa
}
cards-search = Search the cards
cards-source = Values
cards-source-all = all
cards-source-printed = printed
cards-source-reconstructed = reconstructed
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $of }
cards-decks = Decks
cards-all = All
cards-copies = { $count } copies
cards-nothing = No card has all these words.
deck-concert = Concert Music
deck-chamber = Chamber Music
deck-magnum = Magnum Opus
deck-fortune = Fortune cards
deck-patron = Patrons
deck-maestro = Maestro cards
deck-composers = Composers
deck-solo = Solo
deck-memory = Memories
deck-opus = Opuses
deck-tile = Composer tiles
deck-city = City tiles
deck-bonus = Period bonuses
deck-court = Royal Court tiles
deck-constanze = Constanze
deck-soloist = Soloists
deck-place = Places

## Oneself

me-title = Me
me-name = Your name
me-name-how = So others at the table see you. There is no account: this browser remembers you.
me-save = Save
me-named = Saved.
me-likes = What you like
me-theme-auto = As the system
me-theme-light = Light
me-theme-dark = Dark
me-language = Language
me-sound = Sound
me-sound-how = A tone when it is your turn.
me-notices = Notices
me-notices-how = The browser tells you when it is your turn while you look at something else.
me-notices-barred = The browser does not allow notices from this page.
me-elsewhere = Another device
me-elsewhere-how = With a recovery code you go on as yourself in another browser, with all your matches.
me-code-make = Make a recovery code
me-code-again = Make a new recovery code
me-code-once = Write it down: it is shown this once. An earlier code is no longer valid.
me-programs = Programs
me-programs-how = A bot of your own plays in your name with a token, in the header Authorization (Bearer); what it can say is in the protocol document.
me-token-label = What is it for?
me-token-make = Make a token
me-token-once = The token “{ $label }”: copy it now, it is shown this once.
me-token-made = made on { $day }
me-token-used = last used on { $day }
me-token-revoke = Take out of use
me-recover = Come back by a code
me-recover-do = Come back
me-back = Welcome back, { $name }.
me-nameless = you without a name
me-forget = Forget me
me-forget-how = Name, codes and everything you said are deleted. In matches under way a bot plays on for you. Finished matches stay, without you.
me-forget-sure = Are you sure? There is no way back.
me-forget-do = Yes, forget me
me-forgotten = You are forgotten.
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
## The first game

learn-title = A first game of { $game }
learn-other = A first game of { $game } instead
learn-steps = Steps
learn-step = Step { $number } of { $count }, from a position of its own
learn-step-named = Step { $number }: { $title }
learn-step-done = done
learn-progress = { $done } of { $all } steps done
learn-hint = Hint
learn-hint-move = Try this: { $move }.
learn-hint-wait = Wait a moment: it is not your turn.
learn-hint-none = From here the goal is out of reach. Take back a move, or begin this step anew.
learn-astray = You have gone another way. If the goal slips out of reach, begin this step anew.
learn-anew = Begin anew
learn-reached = Well done.
learn-next = Next step
learn-lost = This step is over without its goal being reached. Begin it anew.
learn-all = You have played through every step. Choose any of them again, or sit down to a whole game.
learn-play = Play { $game }
## The table of Ovation

lens-why = Not now:
ov-any = any tone
ov-cost = Cost:
ov-needs = Needs an earlier piece that shows
ov-shows = Shows
ov-if = If
ov-loves = for each piece that shows
ov-dislikes = for each piece that shows
ov-legacy = Legacy Patron
ov-ticked = ticked place { $place }
ov-rows = Rows
ov-parts = Parts of the table
ov-part-others = Others
ov-part-concert = Concert
ov-part-chamber = Chamber
ov-part-patron = Patrons
ov-part-fortune = Fortune
ov-part-maestro = Maestro
ov-part-board = Board
ov-deck = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}, { $discards } discarded
ov-discards = Discards
ov-replace = Replace row
ov-new = new
ov-met = met
ov-progress = { $have } of { $need }
ov-used = used this turn
ov-free = free for a music token
ov-board = Board of { $who }
ov-here = the composer token stands here
ov-here-open = the composer token stands here: the action is complete
ov-nothing-under = nothing yet
ov-none = none yet
ov-secret = kept in secret
ov-no-tokens = no music token
ov-no-tickets = no Tickets
ov-tickets = { $count ->
    [one] 1 Ticket
   *[other] { $count } Tickets
}
ov-more = Show board
ov-less = Hide board
ov-lately = Last turn:
ov-turn = Turn of { $who }
ov-ending = Last round.
ov-asked = A question to you
ov-pay-rest = (the other { $count } Inspiration can be paid in one way only)
ov-pay-so-far = { $count } of { $due }
ov-pay-how = How do you pay { $due } Inspiration?
ov-task-pieces = { $goal } pieces with
ov-task-concerts = { $goal } Concert pieces
ov-task-chambers = { $goal } Chamber pieces
ov-task-types = { $goal } different types of music
ov-task-tone-sets = { $goal } pieces for each tone
ov-task-inspiration = { $goal } Inspiration in all
ov-task-balance = { $goal } of each tone
ov-task-peak = { $goal } of one tone
ov-task-tokens = { $goal } music tokens
ov-task-tickets = { $goal } Tickets
ov-task-fortunes = { $goal } Fortune cards
ov-task-legacy-patrons = { $goal } Legacy Patrons
ov-task-financiers = { $goal } Financiers
ov-task-column = { $goal } cards under
ov-task-stations = { $goal } actions with cards
ov-task-actions = { $goal } actions in one turn
ov-task-bonuses = { $goal } bonuses in one turn
ov-task-music-lp = { $goal } LP on music
ov-task-patron-lp = { $goal } LP from Legacy Patrons
## The table of Lacrimosa

la-colon = :
la-and = and
la-fresh = New since your last move
la-since = Since your last move
la-whole = The whole place
la-others = Opponents
la-standing = if it ended now
la-parts = Parts of the table
la-here = Place a card here
la-round = Round { $round } of 4
la-slot-costs = costs
la-slot-gives = gives
# Stands after what a bonus gives each time.
la-bonus = { $each ->
    [one] for each
   *[other] for every { $each }
}, at most { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
}
la-free = free
la-covered = covered
la-gone = placed
la-values = The markers of the composer who leads score { $high } VP each, all others { $low } VP.
la-frees = Marker for { $composer }: frees { $reward }.
la-note-roads = roads
la-note-values = { $high } or { $low } VP
la-steps = Steps of this turn
la-stack = { $left } left, { $count } placed
la-before = { $count ->
    [one] One card before it
   *[other] { $count } cards before it
}

## Signs, values, search

legend = Symbols
rules-partly = No clause has all these words. These have the most of them:
cards-number = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-kinds = { $count } cards, { $kinds } different ones
cards-values = { $game ->
    [ovation] No public source lists all cards of the game. “Printed”: the rulebook names this card, and what it tells of it is kept. “Reconstructed”: chosen for Partita, with a real work or person of the time, and a cost and points that fit all others.
   *[lacrimosa] No public source lists all cards of the game. “Printed”: what is publicly known of this card is kept. “Reconstructed”: chosen for Partita, with a real work or an episode of Mozart’s life, and numbers that were balanced by measured play.
}
ov-legend-tones = Tones of Inspiration
ov-legend-passion = a flame in a diamond
ov-legend-joy = a sun
ov-legend-sorrow = a drop
ov-legend-any = Inspiration of whichever tones you like
ov-legend-any-name = Any tone
ov-legend-types = Types of music
ov-legend-piano = the piano plays
ov-legend-strings = violins, violas, cellos play
ov-legend-woodwind = flutes, oboes, clarinets, bassoons play
ov-legend-mass = sacred music, for the church
ov-legend-opera = for the stage
ov-legend-symphony = for a whole orchestra
ov-legend-actions = Actions
ov-legend-inspiration = raise one tone by 2, or two tones by 1 each
ov-legend-fortune = buy a Fortune card
ov-legend-patronage = win a Patron
ov-legend-perform = perform music from a row, or your Magnum Opus
ov-legend-figure-name = Composer token
ov-legend-figure = stands by the action of your turn
ov-legend-cards = On cards
ov-legend-stave-name = On the stave
ov-legend-stave = what the piece shows; its tones go to those who attend
ov-legend-needs-name = Before the double bar
ov-legend-needs = what earlier pieces of yours must show: one piece for each sign
ov-legend-cost-name = Cost
ov-legend-cost = paid in just these tones, or in any
ov-legend-lp-name = Legacy Points (LP)
ov-legend-lp = what a card is worth at the end
ov-legend-condition-name = A sign before “:”
ov-legend-condition = the bonus works only if that tone was raised, or the piece shows that sign
ov-legend-raise-name = Bonus: 1 more
ov-legend-raise = a music token on the card brings 1 of this tone
ov-legend-arrow-name = Bonus: another action
ov-legend-arrow = a music token on the card lets you take this action as well
ov-legend-loves-name = Legacy Patron
ov-legend-loves = at the end, 2 LP for each performed piece with such a sign
ov-legend-dislikes-name = Dislike
ov-legend-dislikes = at the end, 1 LP less for each such piece
ov-legend-things = On the table
ov-legend-token-name = Music token
ov-legend-token = pays for one bonus a turn
ov-legend-used-name = Used token
ov-legend-used = it comes back when the turn ends
ov-legend-share-name = 2/4 tokens
ov-legend-share = 2 tokens unused of 4
ov-legend-ticket-name = Ticket
ov-legend-ticket = two of one tone are 1 Inspiration; two of any kind, 1 LP at the end
ov-legend-hidden-name = Somebody else’s Ticket
ov-legend-hidden = only its owner knows the tone
ov-legend-deck-name = Deck and discards
ov-legend-deck = how many cards lie there; choose them to be the Temperamental Artist: one token for five new cards
ov-legend-reveals-name = An eye on a card
ov-legend-reveals = turns up something hidden: it cannot be undone
ov-legend-passes-name = An arrow to a bar
ov-legend-passes = hands the decision on to others: it cannot be undone once one of them has decided
ov-legend-glow-name = Golden frame
ov-legend-glow = can be done now
ov-legend-new-name = New
ov-legend-new = dealt since your last turn
ov-legend-stubs-name = Small coloured cards
ov-legend-stubs = what an opponent has: Concert and Chamber Music, Patrons, Fortune and Maestro cards; the sign before them is the action they lie under

## The table of Lacrimosa: its legend, where something can be done

la-open = (something can be done)
la-legend-own = What you have
la-legend-ducat = Ducats, the money
la-legend-ducat-how = They pay for cards, tiles and roads. Three left at the end are 1 VP.
la-legend-finance-how = Pays you that many ducats at each upkeep.
la-legend-vp = Victory points (VP)
la-legend-vp-how = Whoever has most in the end wins.
la-legend-talent-how = Story points for Memories and Opuses: to buy, perform and sell.
la-legend-journey-how = Story points for Mozart’s destinations.
la-legend-composition-how = Story points for the Requiem.
la-legend-track = In a square: on the track
la-legend-track-how = At most four of a kind; gone at upkeep.
la-legend-counter = In a disc: counters
la-legend-counter-how = As many as you like; they stay until you pay with them.
la-legend-both = Both side by side
la-legend-both-how = Two on the track, and one counter. You pay from either.
la-legend-actions = What you do
la-legend-document-how = Buy a Memory: it takes the place of this round’s card in the Stories row.
la-legend-commission-how = Pay for an Opus, and score its VP.
la-legend-perform-how = The curtain: an Opus earns ducats and is turned until upkeep. The price tag: it is sold for finance and VP, and leaves.
la-legend-travel-how = Move Mozart, and use where he arrives.
la-legend-requiem-how = Place a marker in a movement, and pay for a composer’s tile.
la-legend-given = An action beside what is gained
la-legend-given-how = A tile or a card gives it at once. You pay for it as usual, or skip it.
la-legend-cards = Cards and tiles
la-legend-experiences-how = The upper half of a Memory: what you may do now.
la-legend-stories-how = The lower half: what it gives at upkeep.
la-legend-price = The price
la-legend-price-how = Story points and ducats, both.
la-legend-pays = Pay › gain
la-legend-pays-how = Left of the arrow what you pay, right of it what you get.
la-legend-slot = The slot costs more
la-legend-slot-how = Ducats added for an Opus (the note) or a Memory (the book) in this slot. The pale one is not for the card there.
la-legend-gift = The slot gives something
la-legend-gift-how = Gained after paying for the card.
la-legend-upkeep-how = What stands beside the hourglass comes when a period ends.
la-legend-lasting = Lasting
la-legend-lasting-how = Whenever you do what stands beside it, from now on.
la-legend-opera-how = One of the four types of Opus.
la-legend-religious-how = Earns nothing when performed, unless a tile says so.
la-legend-symphony-how = One of the four types of Opus.
la-legend-chamber-how = One of the four types of Opus; your notebook is one.
la-legend-note = Any Opus
la-legend-note-how = Of any type; and how many somebody has.
la-legend-turned = Turned
la-legend-turned-how = It can be neither performed nor sold before upkeep.
la-legend-space-how = A free space for a marker of this instrument.
la-legend-covered = Covered
la-legend-covered-how = Not used in this match.
la-legend-marker = Markers
la-legend-marker-how = A disc is for the first composer, a diamond for the second. The number is the player’s.
la-legend-neutral = Neutral marker
la-legend-neutral-how = Counts for its composer, and scores for nobody.
la-legend-values = High and low value
la-legend-values-how = For each marker of the composer who leads in the movement, and for each other one.
la-legend-stack = Below a tile
la-legend-stack-how = Tiles left of this composer in the movement, and markers placed for them.
la-legend-mozart-how = He stands where the last journey led.
la-legend-road = Road
la-legend-road-how = What it costs in ducats.
la-legend-place = Beside a name
la-legend-place-how = What it costs to make this place your destination.
la-legend-court-how = A crown marks a place with tiles that score at the end.
la-legend-demand = VP ‹ demand
la-legend-demand-how = What you must have in the end. Each Opus and each marker serves one tile only.
la-legend-rest = Periods, and marks on the table
la-legend-rounds = Rounds
la-legend-rounds-how = Four in each of the five periods; the ringed one is now.
la-legend-bonus-how = For each one of what it names you get this, at most three times.
la-legend-hand = Hand + draw pile
la-legend-hand-how = How many cards somebody holds, and has still to draw.
la-legend-left-how = How many somebody has still to place.
la-legend-can = Something can be done
la-legend-can-how = Press it: a move, or a choice of several.
la-legend-passes = It hands the decision on
la-legend-passes-how = It can be taken back until another has decided.
la-legend-reveals = It reveals something
la-legend-reveals-how = Such a move cannot be taken back.
la-legend-new = New
la-legend-new-how = It came here since your last move.
