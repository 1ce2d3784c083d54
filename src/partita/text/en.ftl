# What is no game's, in English.  The same keys, with the same arguments, stand in fr.ftl.

## The program

app-summary = Board games about music: play them, and study them.
legal-notice = Partita is not affiliated with the publishers of these games.
compiling = Preparing { $game } for this machine: once, in less than a minute
compiling-done = Ready.
example = Example: { $command }
lang-help = Language of all texts: en or fr.
version = Partita { $version }

## Commands and their options, for --help

help-play = Play a game in the terminal, against bots or with friends at one keyboard.
help-sim = Let bots play many games and count the results.
help-replay = Show a saved match move by move.
help-verify = Check that a saved match replays to the very state it says.
help-box = Check or export the cards of a game.
help-box-check = Check a folder of cards: file, row, column, what is wrong and what is allowed.
help-box-export = Write a game’s own cards to a folder, to be changed at will.
help-rules = Print the rules of a game, a chapter or a clause.
help-bench = Measure how fast the engine is on this machine.
help-serve = Host a table for browsers.
help-game = The game: { $games }.
help-players = Number of players.
help-seed = Seed of the match, a whole number: the same seed deals the same cards.
help-option = An option of the game, as NAME=VALUE; may be repeated.
help-bots = Bots, separated by commas: { $bots }, or your own as FILE.py:CLASS.
help-bot-seats = Who sits where, separated by commas: human, or a bot’s name.
help-level = How hard the rulebook’s Bot is in solo.
help-save = File that the match is saved to after every decision of yours.
help-resume = Go on with a saved match.
help-auto-end = End turns by itself when nothing else is left to do.
help-think = Seconds that a thinking bot may take.
help-playouts = How many playouts a thinking bot may make for a decision.
help-games = Number of games to play.
help-jobs = Number of processes; the results do not depend on it.
help-json = Print one JSON object on standard output.
help-box-folder = Folder with the cards to use instead of the game’s own.
help-out = Folder to write to.
help-file = A saved match.
help-clause = A clause such as OV-5.3, or a chapter such as OV-5; all when left out.
help-from = First move to show.
help-to = Last move to show.
help-no-colour = Plain text, without colours.

## Playing: prompts

prompt-move = Your move
prompt-move-for = { $who }, your move
prompt-hint = a number or a move; ? explains, u undoes, h helps, q saves and quits
prompt-confirm = { $question } (y/n)
prompt-yes = y
prompt-no = n
prompt-enter = Enter to go on
prompt-pass-screen = Hand the screen to { $who }, who presses Enter.
prompt-more = more moves: { $count }
prompt-legal = What you can do
prompt-illegal = What you cannot do now, and why
prompt-explain = Which move is to be explained?
your-turn = Your turn
turn-of = { $who } is to move
thinking = { $who } is thinking …
forced = Only one move is possible: { $move }
auto-end-on = Turns now end by themselves when nothing else is left to do.
auto-end-off = Turns now wait for you to end them.
played = { $who }: { $move }
since-last = Since your last move
nothing-happened = Nothing has happened yet.
warn-reveals = { $move } turns up something hidden and cannot be undone.
warn-wastes = This move would lose { $count } in vain.
confirm-quit = Save and quit?
confirm-end-turn = End the turn?
bye = Until the next time.

## Playing: help

help-title = How to play here
help-number = a number: play the move of that number
help-text = words: play the move of that text; Tab completes it
help-why = ? MOVE: why a move is not legal now; ? alone lists all that are not
help-undo = u: undo your last decision; uu: the whole turn
help-table = t: draw the table again
help-log = l: what has happened
help-card = c CARD: what a card does
help-scores = s: points as they stand, by source
help-rules-here = rules CLAUSE: print a clause, such as rules { $clause }
help-auto = a: end turns by themselves, or not
help-save-here = w FILE: write the match to another file too
help-help = h: this help
help-quit = q: save and quit

## Playing: answers

why-legal = { $move } is legal now.
why-not = { $move } — { $reason }
why-all-legal = Every move you can name now is legal.
clause = ({ $clause })
# Also what the engine answers to a text that is no move.
unknown-move = There is no move “{ $move }”: choose one of those that are offered.
ambiguous-move = “{ $move }” may mean { $moves }: type more of it.
illegal-move = Not legal: { $reason }
no-such-number = There is no move { $number }: choose 1 to { $last }.
no-such-card = There is no card “{ $card }”.
no-such-clause = The rules have no clause “{ $clause }”: they go from { $first } to { $last }.
undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
undo-barred = Nothing can be taken back: something hidden was seen since, or another seat has decided.
undo-nothing = There is nothing to undo yet.

## Saving

saved = Saved to { $file }.
save-resumed = The match in { $file } goes on after { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
save-found = There is an unfinished match in { $file }. Go on with it?
save-over = The match in { $file } is over. Begin a new one?
save-kept = The old match is kept as { $file }.
save-failed = { $file } cannot be written: { $why }. The match goes on, unsaved.
save-other-game = { $file } holds a match of { $found }, not of { $game }: choose another file.

## Errors: what is wrong, and what would be right

error = Error: { $message }
error-no-file = There is no file { $file }: give the path of a saved match.
error-no-folder = There is no folder { $folder }: give the path of an existing one.
error-not-readable = { $file } cannot be read: { $why }.
error-not-writable = { $file } cannot be written: { $why }.
error-corrupt-record = { $file } is no sound match: { $why }.
error-corrupt-at = { $file } breaks at move { $ply }: { $why }.
error-no-game = There is no game “{ $game }”: choose { $games }.
error-no-lang = There is no language “{ $lang }”: choose { $langs }.
error-no-bot = There is no bot “{ $bot }”: choose { $bots }, or give your own as FILE.py:CLASS.
error-bad-bot = { $bot } cannot be used: { $why }.
error-bot-move = The bot { $bot } chose “{ $move }”, which is not legal.
error-bad-option = The option { $option } cannot be { $value }: { $allowed }.
error-option-form = “{ $text }” is no option: write NAME=VALUE.
error-bad-players = { $game } is for { $least } to { $most } players, not { $players }.
error-bad-seed = { $seed } is no seed: give a whole number from 0 to 2^128 − 1.
error-bad-number = { $name } must be at least { $least }.
error-bad-seats = { $given } seats are named, but { $players } players take part.
error-bad-box = The cards in { $folder } are not sound: { $why }.
error-bad-position = This position cannot be: { $why }.
error-no-terminal = There is no terminal to play in: start this in one, or use sim.
error-interrupted = Interrupted; the match is saved in { $file }.
error-stopped = Interrupted.
error-box-exists = { $folder } is not empty: name a new or an empty folder.

## The table

table-title = { $game }, round { $round }
table-seat = Seat
table-player = Player
table-points = Points
table-move = Move
table-moves = Moves
table-why = Why not
table-number = No.
table-event = Event
table-source = Source
table-clause = Clause
table-total = Total
table-log = Log
table-you = you
table-bot = bot
table-first = first
table-winner = winner
table-left = left
table-hidden = hidden
table-none = none
table-ply = Move { $ply } of { $last }
seed-line = Seed { $seed }
player = Player { $seat }
player-bot = { $bot } (player { $seat })

## The end

game-over = The match is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
winner-one = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
winner-you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
winner-shared = { $who } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
winner-none = Nobody wins: the opponent of the rulebook has scored as much or more.
tie-broken = The tie was broken by the rules ({ $clause }).
final-scores = Final scores
breakdown-title = Points of { $who }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# A label before what it labels.
labelled = { $label }: { $value }
join-and = { $left } and { $right }
join-comma = { $left }, { $right }
join-or = { $left } or { $right }

## Simulation

sim-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } with { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }
sim-progress = { $done } of { $games } games
sim-bot = Bot
sim-wins = Wins
sim-share = Share of wins
sim-ci = 95 % interval
sim-mean = Mean score
sim-rounds = Rounds per game
sim-decisions = Decisions per game
sim-ends = How the games ended
sim-seconds = Seconds
sim-speed = Games per second
sim-box = Cards
sim-done = Done in { $seconds } s.

## Replay and verify

replay-title = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-unfinished = The match is not over.
verify-good = { $file } is sound: { $moves ->
    [one] 1 move replays
   *[other] { $moves } moves replay
} to the state it says.
verify-bad = { $file } is not sound: { $why }.

## Boxes

box-good = { $folder } is a sound box: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, digest { $digest }.
box-exported = { $files ->
    [one] 1 file
   *[other] { $files } files
} written to { $folder }.

## Benchmarks

bench-title = Speed on this machine
bench-machine = Machine
bench-decisions = Decisions per second, inside the engine
bench-games = Games per second
bench-per-game = Decisions per game
bench-forced = Share of forced moves
bench-advance = Decisions per second from Python (advance)
bench-step-legal = Decisions per second from Python (legal and step)
bench-advance-many = Decisions per second from Python (advance_many)
bench-greedy = Decisions per second of greedy
bench-copy = Nanoseconds to copy a state
bench-bytes = Bytes of a state
bench-cold = Seconds to compile
bench-warm = Seconds to the first table
bench-import = Seconds to import
bench-peers = Other engines in the same run
bench-ratio = Ratio
bench-no-peers = Other engines are not measured: install the extra “bench” for that.

## Rules

rules-title = Rules of { $game }
rules-ruling = ruling
