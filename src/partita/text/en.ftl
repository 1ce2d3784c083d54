# What is no game's, in English.  The same keys, with the same arguments, stand in fr.ftl.

## Playing: prompts

prompt-move = Your move
prompt-hint = a number, or a move in words; ? explains, u undoes, h helps, q saves and quits
prompt-confirm = { $question } (y/n)
prompt-illegal = What you cannot do now, and why
thinking = { $who } is thinking …
forced = Only one move is possible: { $move }
auto-end-on = Turns now end by themselves when nothing else is left to do.
auto-end-off = Turns now wait for you to end them.
auto-end-next = From your next turn on, turns end by themselves when nothing else is left to do. This one still waits for you.
since-last = Since your last move
news-left-out = { $count ->
    [one] 1 line is left out here
   *[other] { $count } lines are left out here
}; l shows all that has happened.
welcome = New here? h tells how a turn goes, how one wins, and what the signs on the table mean.
nothing-happened = Nothing has happened yet.
confirm-end-turn = End the turn?
confirm-move = Do you mean: { $move }?
say-yes-or-no = Please answer y (yes) or n (no).
bye = Until the next time.

## Playing: help

help-title = How to play here
help-number = a number: play the move of that number
help-text = words: play the move that is called so; Tab completes them
help-why = ? MOVE: why a move is not legal now; ? alone lists all that are not
help-undo = u: undo your last decision; uu: the whole turn; not once something hidden was turned up or another seat has decided
help-table = t: draw the table again
help-log = l: what has happened
help-card = c CARD: what a card does, by its name, or by the number of a move
help-scores = s: points as they stand, by source
help-rules-here = rules CLAUSE: print a clause, such as rules { $clause }; rules alone lists the chapters
help-auto = a: end turns by themselves, or not
help-save-here = w FILE: write the match to another file too
help-help = h: how a turn goes, what the signs mean, and this help
help-quit = q: save and quit

## Playing: answers

why-legal = { $move }: this move is legal now.
why-not = { $move } — { $reason }
why-all-legal = All that is asked of you now can be done. Of any other move, ? MOVE says why it has to wait.
clause = ({ $clause })
# Also what the engine answers to a text that is no move.
unknown-move = There is no move “{ $move }”: choose one of those that are offered.
ambiguous-move = “{ $move }” may mean { $moves }: type more of it.
no-such-number = There is no move { $number }: choose 1 to { $last }.
short-move = “{ $move }” is too short: type a number, or at least { $least } letters of a move.
and-more = { $moves } and { $count } more
no-such-card = There is no card “{ $card }”.
no-card-in-move = { $move }: there is no card in this move.
card-which = Which card? c CARD tells what a card does, by its name; c 3 tells it of the card of move 3.
write-where = To which file? w FILE writes the match to it.
rules-more = rules { $chapter } prints a chapter, rules { $clause } a clause; the letters can be left out.
no-such-clause = The rules have no clause “{ $clause }”: they go from { $first } to { $last }.
undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
undo-decided = Nothing can be taken back: { $count ->
    [one] { $who } has decided since
   *[other] { $who } have decided since
}.
undo-hidden = Nothing can be taken back: your move has turned up something hidden.
undo-nothing = There is nothing to undo yet.

## Saving

saved = Saved to { $file }.
save-resumed = The match in { $file } goes on after { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
save-over = The match in { $file } is over: this is how it ended. --new begins another.
save-found-over = The match in { $file } is over. See how it ended, instead of beginning another?
save-found = There is an unfinished match in { $file }. Go on with it?
save-options-left = It goes on as it was: { $options } { $count ->
    [one] does
   *[other] do
} not apply, but to a new match, which --new begins.
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
seat-bot = { $bot } ({ $seat })
player-bot = { $bot } (player { $seat })

## Online

prompt-hint-online = a number, or a move in words; ? explains, u undoes, h helps, say TEXT speaks, q leaves
prompt-hint-after = rematch plays once more, say TEXT speaks, l tells what has happened, h helps, q leaves
prompt-hint-watch = t draws the table again, l tells what has happened, h helps, q leaves
prompt-hint-watched = l tells what has happened, h helps, q leaves
prompt-wait = Waiting for { $who }
prompt-watch = Watching: { $who } decides
prompt-after = The match is over
prompt-gather = Waiting for people
online-invite = Whoever is to play comes by this invitation: { $link }
online-command = From a terminal: { $command }
online-resumed = Your match goes on. --new begins another.
online-took = You sit on seat { $seat } of { $players }.
online-came = { $who } has sat down.
online-got-up = { $who } has got up again.
online-begun = The match begins.
online-closed = The match was closed: nobody has come for too long.
online-undone = { $who } takes back.
online-gone = { $who } has given up.
online-given = A bot plays on for { $who }.
online-given-you = A bot plays on for you: back takes your seat again.
online-returned = { $who } is back.
online-vote = { $who } would let a bot play on for { $about }.
online-lost = The line is lost; trying again …
online-again = The line stands again.
online-clock = Time left: { $left }
online-not-now = It is not your turn: { $who } decides.
online-is-over = The match is over: rematch plays once more, q leaves.
online-only-watch = You only watch this match: h says what can be typed, q leaves.
online-away = { $who } is not at the table now.
online-there = { $who } is at the table again.
online-rematch = A rematch is open: type rematch to play in it. From another terminal: { $command }
online-rematch-watch = A rematch is open. Watch it with: { $command }
online-once-more = Once more? Come back with { $command } and type rematch.
online-waits = Nobody plays before all seats are taken: say TEXT speaks, q leaves.
online-say-less = That is { $count } letters: say it in { $most } at most.
online-say-what = Say what? say TEXT speaks to the others.
online-vote-whom = For which player? vote { $seat } wishes that a bot plays on for player { $seat }, who is gone.
online-voted = Your vote is noted.
online-mute-whom = Whom? mute { $seat } lets you hear no more of player { $seat }.
online-muted = You hear no more of what { $who } says.
online-unmute-whom = Whom? unmute { $seat } lets you hear player { $seat } again.
online-unmuted = You hear { $who } again.
online-left = The match waits for you. Come back with: { $command }
online-deal-fair = The deal was fair: the seed comes from the secret that was promised before your random number was known, and from that number.
online-deal-foul = The deal was not fair: the record does not have what was promised, or not the random number that your terminal gave.
online-said = { $who }: { $text }
online-level = { $level ->
    [beginner] beginner bot
    [normal] normal bot
   *[strong] strong bot
}
confirm-resign = Give up this match?
end-reason-resigned = It was given up
end-reason-abandoned = Nobody has come for too long
end-reason-recorded = The record ends here
help-say = say TEXT: speak to the others
help-mute = mute SEAT: hear no more of what somebody says; unmute SEAT: hear them again
help-resign = resign: give up; with two seats the match ends, with more a bot plays on
help-vote = vote SEAT: wish that a bot plays on for somebody who is gone
help-back = back: take your seat again, when a bot has played on for you
help-rematch = rematch: once more, when the match is over
help-standing = { $words }: from now on the answer to “{ $question }”
help-leave-watch = q: leave
help-leave = q: leave; the match waits for you on the server

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

record-holds = The file itself says: a match { $of }, rules version { $version }, { $players ->
    [one] 1 player
   *[other] { $players } players
}.
record-view = What seat { $seat } saw last (docs/view.md):
record-log = What had been told until then:
record-options = Options: { $options }
record-result = Points by seat: { $scores }. Winners: { $winners }. Why it ended: { $reason }.

## The command line: what commands say

compiling = Compiling the rules of { $game }, once: { $number } of { $of } ({ $step }) …
step-set-up = set-up
step-legal-moves = legal moves
step-moves = moves
step-events = events
step-the-fast-door = the fast door
step-many-matches = many matches
step-reasons = reasons
step-scores = scores
step-points-by-source = points by source
step-described-positions = described positions
step-views = views
step-values = values
verified = { $file }: good. { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $standing }.
verified-over = over ({ $reason })
verified-open = not over
verified-deal = The deal: the seed comes from the secret and from the nonces of all seats, and the secret fits this commitment. Compare it with the one that was published before the match:
box-good = { $folder }: good.
box-written = { $folder }: written. Change it, then: partita box check { $folder }
sim-progress = games: { $done } of { $of }
sim-compiling = compiling { $step }: { $done } of { $of }
sim-opening = { $games ->
    [one] 1 game
   *[other] { $games } games
} { $of }, { $players ->
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
sim-seconds = { $seconds } s, { $rate ->
    [one] 1 game
   *[other] { $rate } games
} a second
bench-progress = { $name }: { $step }
bench-compiling = compiling
bench-starting = starting processes
bench-figure = { $name } { $key }: { $value }
bench-ratio = { $name } { $key } against { $peer }: { $ratio }

## The command line: what --help says

usage-app = Board games about music: play them, study them, train on them.
usage-notice = Not affiliated with the publishers of these games.
usage-example = Example: { $command }
# Words of the help itself, which the library writes in English.
usage-word-usage = Usage
usage-word-arguments = Arguments
usage-word-options = Options
usage-word-commands = Commands
usage-word-required = required
usage-word-default = default
usage-help = Say what a command does, and stop.
usage-play = Play in the terminal. Against bots the game is saved after every decision and goes on where it stood; with --server people play online.
usage-serve = Host matches for people, bots and programs, over HTTP and WebSockets.
usage-sim = Let bots play many games on all cores and count who wins. Bots are cycled over the seats and moved on by one seat from game to game; the results belong to the bots, in the order in which they sit in the first game.
usage-replay = Tell a game from its record: every move and what happened, then the scores. What cannot be replayed here is shown as it stands in the file; a saved game also holds the last position and all that was told.
usage-verify = Replay a record and check it: every move is legal, the last position and the result are those of the record, and so is the deal if it tells one.
usage-rules = Print the rules of a game, a chapter or a clause.
usage-bench = Measure how fast the engine is on this machine.
usage-box = Check a folder of cards, or write the game’s own to one.
usage-box-check = Say what is wrong with a folder of cards: file, row, column, what is allowed.
usage-box-export = Write a game’s own cards to a folder, to be changed.
usage-db = Keep a server’s database: upgrade it, verify it, back it up, export its matches.
usage-db-upgrade = Bring the database to the tables that this version of the server needs. Do it before the server starts again.
usage-db-verify = Replay every stored match, and say which can no longer be replayed. Matches of other rules or cards than are here are kept and told apart; the exit code is 1 when anything else is wrong.
usage-db-backup = Copy the database to a file, while the server runs: SQLite’s copy is checked, PostgreSQL’s is made by pg_dump.
usage-db-export = Write all matches to a file of JSON Lines: those that are over as records, the others without anything that tells their cards.
usage-arg-game = The game: ovation or lacrimosa.
usage-arg-play-game = The game: ovation or lacrimosa; with --match or an invitation it can be left out.
usage-arg-box-check-game = The game of the cards; the one that their box.toml names if left out.
usage-arg-file = A record or a saved game.
usage-arg-folder = The folder with the cards.
usage-arg-clause = A clause such as OV-5.3 or LA-5.3, or a chapter such as OV-5 or LA-5; all the rules if left out.
usage-arg-players = How many play, you and the bots together; 2 if left out; 1: solo, against the rulebook’s own opponent.
usage-arg-sim-players = How many bots play in each game; 1: solo, against the rulebook’s own opponent.
usage-arg-bots = Bots, with commas: random, beginner, greedy, rollout, or your own as FILE.py:CLASS; as many as sit there, or fewer that take turns. With --server: beginner, normal, strong; the seats that are left are for people.
usage-arg-version = Say which version this is, and stop.
usage-arg-seed = The same seed gives the same cards.
usage-arg-sim-seed = The same seed gives the same games and the same result.
usage-arg-seat = Your seat, from 0; drawn by lot if left out.
usage-arg-replay-seat = Tell only what this seat could see, from 0; what a spectator could see if left out.
usage-arg-lang = en or fr; your system’s language if left out.
usage-arg-magnum-opus = Ovation: play with the Magnum Opus module.
usage-arg-solo-level = How hard the rulebook’s opponent is in solo: easy, normal or hard.
usage-arg-composers = Ovation: the composers by seat, with commas; Lacrimosa: the two composers of the Requiem.
usage-arg-constanze = Lacrimosa: the Constanze card, such as constanze-1; drawn if left out.
usage-arg-box = A folder with other cards.
usage-arg-replay-box = The folder with the cards of the record, if they are not the game’s own.
usage-arg-verify-box = The folder with the cards of the record, if they are not the game’s own.
usage-arg-save = The file to keep the game in.
usage-arg-seconds = How long a bot that tries moves out may think over a decision; 200 playouts if left out.
usage-arg-server = Play on a server: its address, or an invitation.
usage-arg-match = With --server: the match to join or to go on with; if left out your unfinished one goes on, or a new one is opened.
usage-arg-name = With --server: what you are called there.
usage-arg-watch = With --server: watch the match that --match or the invitation names.
usage-arg-auto-end = End a turn by itself when nothing else is left to do.
usage-arg-new = Begin anew; an unfinished game goes to the history.
usage-arg-games = How many games.
usage-arg-jobs = How many processes; all cores if left out. The results do not depend on it.
usage-arg-playouts = Playouts for a decision, of bots that try moves out.
usage-arg-options = The game’s options as a JSON object.
usage-arg-as-json = Print one JSON object on standard output.
usage-arg-browser = Open the browser, at another port when that one is taken.
usage-arg-host = The address to listen at; 0.0.0.0 for all of this machine.
usage-arg-db-backup-file = The file to write; one that is there is replaced once the new one is whole.
usage-arg-db-export-file = The file to write; one that is there is replaced once the new one is whole.
usage-arg-port = The port to listen at.
usage-arg-data = The folder for the embedded database and the server’s secret; yours under the user’s data if left out.
usage-arg-moves = Only the moves, one a line; also of a record that cannot be replayed here.
usage-arg-out = The folder to write; made if it is not there.
usage-arg-repeats = Each figure is the median of so many measurements.
usage-arg-quick = Short measurements, no cold compile: rough figures.

# The server
serving = Partita is served at { $address }
serving-others = Others on the same network reach it at { $address }
serving-no-browser = No browser could be opened: open { $address } in one yourself.
serving-stop = Ctrl-C stops it. What was acknowledged is on the disk.
db-upgraded = The database was at step { $before } and is now at { $after }.
db-newest = The database is at step { $after }, which this version needs.
db-progress = matches: { $done } of { $of }
db-found = { $match }: { $what }
db-verified = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } checked, { $wrong } wrong, { $elsewhere } kept that cannot be replayed here.
db-backed-up = { $file }: written.
db-exported = { $file }: written, { $matches ->
    [one] one match.
   *[other] { $matches } matches.
 }

# The plain pages
page-title = Partita
page-language = English
page-about = Modern board games about music, rules-complete: against bots, on one screen, or online.
page-ovation = Vienna around 1800: composers, patrons, concerts, and chains of bonuses.
page-lacrimosa = Mozart is dead; his patrons remember, and the Requiem waits to be finished.
page-terminal = Play from a terminal
page-terminal-how = Install Partita, then type:
page-programs = Play with a program
page-programs-how = Programs speak the same protocol as people’s pages. What they can ask for:
page-home = What is here
page-nowhere = There is nothing at this address: check it, or ask for it again.
page-invitation = You are invited to a match of { $game } for { $players ->
    [one] one player
   *[other] { $players } players
 }. { $free ->
    [0] All seats are taken; you can watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
 }
