# What is no game's, in English.  The same keys, with the same arguments, stand in fr.ftl.

## Playing: prompts

prompt-move = Your move
prompt-hint = a number or a move; ? explains, u undoes, h helps, q saves and quits
prompt-confirm = { $question } (y/n)
prompt-illegal = What you cannot do now, and why
thinking = { $who } is thinking …
forced = Only one move is possible: { $move }
auto-end-on = Turns now end by themselves when nothing else is left to do.
auto-end-off = Turns now wait for you to end them.
since-last = Since your last move
nothing-happened = Nothing has happened yet.
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
save-kept = The old match is kept as { $file }.
save-failed = { $file } cannot be written: { $why }. The match goes on, unsaved.
save-lost = { $file } cannot be written: { $why }. This match is not saved.
save-not-moved = { $file } cannot be moved to the history: { $why }.

## Errors: what is wrong, and what would be right

error-not-writable = { $file } cannot be written: { $why }.

## The table

table-source = Source
table-clause = Clause
table-total = Total
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

## Pieces of sentences

# A label before what it labels.
labelled = { $label }: { $value }
join-and = { $left } and { $right }
join-comma = { $left }, { $right }
join-or = { $left } or { $right }

## Replay

cli-unfinished = The match is not over.

## Replay: a record that cannot be replayed is shown as it stands

record-holds = The file itself says: a match of { $game }, rules version { $version }, { $players ->
    [one] 1 player
   *[other] { $players } players
}.
record-options = Options: { $options }
record-result = Points by seat: { $scores }. Winners: { $winners }. Why it ended: { $reason }.

## The command line: what commands say

compiling = Compiling the rules, once: { $number } of { $of } ({ $step }) …
step-set-up = set-up
step-legal-moves = legal moves
step-moves = moves
step-events = events
step-the-fast-door = the fast door
step-many-matches = many matches
step-reasons = reasons
step-scores = scores
step-views = views
step-values = values
verified = { $file }: good. { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $moves } moves, { $standing }.
verified-over = over ({ $reason })
verified-open = not over
box-good = { $folder }: good.
box-written = { $folder }: written. Change it, then: partita box check { $folder }
sim-progress = games: { $done } of { $of }
sim-compiling = compiling { $step }: { $done } of { $of }
sim-opening = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }
sim-bot = bot
sim-wins = wins
sim-share = share
sim-interval = 95 % interval
sim-score = mean score
sim-rulebook = the rulebook’s
sim-percent = { $part }
sim-from-to = { $low } to { $high }
sim-mean = { $mean }
sim-ends = ends: { $ends }
sim-rounds = rounds { $rounds }, decisions { $decisions } a game
sim-seconds = { $seconds } s, { $rate } games a second
bench-progress = { $name }: { $step }
bench-compiling = compiling
bench-starting = starting processes
bench-figure = { $name } { $key }: { $value }
bench-ratio = { $name } { $key } against { $peer }: { $ratio }

## The command line: what --help says

usage-app = Board games about music: play them, study them, train on them.
usage-notice = Not affiliated with the publishers of these games.
usage-example = Example: { $command }
usage-help = Say what a command does, and stop.
usage-play = Play against bots in the terminal. The game is saved after every decision and goes on where it stood.
usage-sim = Let bots play many games on all cores and count who wins. Bots are cycled over the seats and moved on by one seat from game to game; the results belong to the bots, in the order in which they sit in the first game.
usage-replay = Tell a game from its record: every move and what happened, then the scores.
usage-verify = Replay a record and check it: every move is legal, the last position and the result are those of the record.
usage-rules = Print the rules of a game, a chapter or a clause.
usage-bench = Measure how fast the engine is on this machine.
usage-box = Check a folder of cards, or write the game’s own to one.
usage-box-check = Say what is wrong with a folder of cards: file, row, column, what is allowed.
usage-box-export = Write a game’s own cards to a folder, to be changed.
usage-arg-game = The game: ovation.
usage-arg-file = A record or a saved game.
usage-arg-folder = The folder with the cards.
usage-arg-clause = A clause such as OV-5.3, or a chapter such as OV-5; all the rules if left out.
usage-arg-players = How many play; the person and the bots together. 2 if left out; 1: solo, by the rulebook.
usage-arg-bots = Bots, with commas: random, greedy, rollout, or your own as FILE.py:CLASS.
usage-arg-seed = The same seed gives the same cards and the same result.
usage-arg-seat = The seat, from 0; drawn by lot if left out when you play.
usage-arg-lang = en or fr; your system’s language if left out.
usage-arg-magnum-opus = Play with the Magnum Opus module.
usage-arg-solo-level = How hard the rulebook’s Bot is in solo: easy, normal or hard.
usage-arg-composers = The composers by seat, with commas.
usage-arg-box = A folder with other cards.
usage-arg-save = The file to keep the game in.
usage-arg-seconds = How long a bot that tries moves out may think over a decision; 200 playouts if left out.
usage-arg-auto-end = End a turn by itself when nothing else is left to do.
usage-arg-new = Begin anew; an unfinished game goes to the history.
usage-arg-games = How many games.
usage-arg-jobs = How many processes; all cores if left out. The results do not depend on it.
usage-arg-playouts = Playouts for a decision, of bots that try moves out.
usage-arg-options = The game’s options as a JSON object.
usage-arg-as-json = Print one JSON object on standard output.
usage-arg-moves = Only the moves, one a line; also of a record that cannot be replayed here.
usage-arg-out = The folder to write; made if it is not there.
usage-arg-repeats = Each figure is the median of so many measurements.
usage-arg-quick = Short measurements, no cold compile: rough figures.
