# What went wrong, in English: one line each, what is wrong and what would be right.  The same keys stand in
# errors.fr.ftl.

## Options

no-language = there is no language { $lang }: choose one of { $allowed }
no-game = there is no game { $name }: choose one of { $allowed }
no-seed = a seed is a whole number from 0 to 2**{ $bits }-1, not { $seed }
box-of-another-game = { $box } is a box of another game, not of { $game }
box-no-folder = a box is given as a folder, not as { $kind }

## Players and options of a game

players = { $game } is for 1 to { $most } players, not { $players }
options-no-dict = options are a dict, not { $kind }
no-option = { $game } has no option { $option }: it has { $known }
option-solo-level = solo_level is one of { $levels }, not { $value }
option-solo-level-alone = solo_level is for one player: with { $players } leave it out
did-you-mean = did you mean { $near }?
choose-from = choose from { $known }

## What moves and cards are called

not-a-move = { $move } is no move of { $game }: moves begin with { $words }
no-card = there is no card { $card } in this box: give the id of one of its cards

## Moves and undoing

# `$reason` is a whole sentence.
illegal-move = { $move } is not legal now: { $reason }
no-move = there is no move { $move } in { $game }; legal now: { $near }
no-move-any-more = there is no move { $move } in { $game }; the match is over
no-list-of-moves = play_all takes a list of moves; for a single one there is play
undo-to = undo goes back to 'decision' or 'turn', not to { $to }
undo-nothing = no move has been played yet: nothing can be taken back
undo-other = another seat has decided last: only that one can take its move back
undo-barred = { $move } cannot be taken back: by it something hidden has come to light

## Asking a match

no-event = events are counted from 0: there is no event { $number }
no-ply = this match has the plies 0 to { $last }, not { $ply }
no-watcher = { $last ->
    [0] there is no seat { $seat }: choose 0, or None for a spectator
   *[other] there is no seat { $seat }: choose 0 to { $last }, or None for a spectator
}

## Described positions and playthroughs

position-no-dict = a position is a dict, not { $kind }
position-no-json = a position is JSON-able: { $why }
position-box = the position is of the box { $box }, which is not here: load that box first
position-broken = the position cannot arise: it breaks the invariants { $broken } of { $game }
position-stuck = the position cannot arise: nothing is legal in it; the phase does not fit the rest
position-unreadable = the position cannot be read: { $why }
position-other-box = the position is of the box { $box }, not of { $digest }
position-seats = the position has { $have } seats for { $players ->
    [one] one player
   *[other] { $players } players
}: at most { $most }
position-options = { $where }: the position names { $named }, and its options { $chosen }: leave one of them out
position-solo-level = a solo level is for one player: with more, solo_level is null
position-count = { $field } is { $have }: a match begins with at most { $most }
position-wasted = wasted has { $have ->
    [one] { $have } number
   *[other] { $have } numbers
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
position-to-move-null = to_move is null exactly when the phase is 'over'
position-no-thing = { $where }: there is no { $sort } { $thing }; { $advice }
one-of-them = one of { $count } is { $near }
none-of-them = nor any other
playthrough-first-line = a playthrough begins with the line { $line }
playthrough-header = the playthrough's header is wrong: { $why }

## Bots

no-bot = there is no bot { $name }: choose one of { $allowed }, or your own as file.py:Class
no-bot-inside = there is no bot { $name }: choose one of { $allowed }
bot-seed = a bot's seed is a whole number from 0 to 2**64-1, not { $seed }
bot-budget = a budget is 1 to { $most } playouts, not { $playouts }
bot-seconds = a bot thinks for more than 0 seconds, not { $seconds }
view-no-dict = a view is a dict, not { $kind }
view-no-game = this view names no game: give what Match.view returns
view-box = the view is of a box that is not at hand, { $box }: load it first
legal-no-list = the legal moves are a list of texts, not { $kind }
nothing-legal = there is no legal move to choose from: the match is over
bot-move = { $move } is no move of this box

## Records and saved games

# `$why` is what else is wrong, or what a library or the operating system says.
record-format = the record has the format { $format }; this program reads { $reads }
record-shape = this is no record of a match: { $why }
record-game = the record's game is unknown: { $why }
record-other-rules = the record was played by rules version { $version } of { $game }; this program plays version { $plays }
record-other-box = the record was played with the box { $box }; the one given is { $given }
record-no-box = the record was played with the box { $box }, which is not among the released ones: give it with box=
record-options = the record's options are not complete; they would be { $options }
record-set-up = the record cannot be set up: { $why }
record-position = the record's players and options are not those of its position
record-move = move { $number } of the record: { $why }
record-digest = the record replays to the digest { $digest }, not to the one it carries
record-result = the record's result is not the one that its moves lead to
# `$right` is in hexadecimal digits.
deal-commitment = the record's deal does not fit its commitment: its secret and salt give { $right }
deal-nonces = the record's deal has { $have ->
    [one] 1 nonce
   *[other] { $have } nonces
} for { $players ->
    [one] 1 player
   *[other] { $players } players
}: there is one for each
deal-seed = the record's seed is not that of its deal, which is { $right }
record-unread = { $file } cannot be read: { $why }
record-no-json = { $file } holds no JSON: { $why }
save-unread = { $file } cannot be read: { $why }
save-none = { $file } is no saved game: { $why }
save-format = { $file } has the format { $format }; this program reads { $reads }
save-bots = { $file } cannot go on: { $why }; with --new a new match begins, and this file goes to the history
save-seats = { $file } is no saved game: its seat and bots do not fit its players
save-broken = { $why }; with --new a new match begins, and this file goes to the history
save-not-replayed = { $why }; partita replay { $file } shows what it holds, and with --new a new match begins and this file goes to the history
save-other-game = { $file } holds a match of { $found }, not of { $game }: choose another file

## What libraries say, in our words

json-truncated = the JSON ends too early
json-malformed = the JSON is wrong at byte { $byte }
json-no-unicode = a text in it is no Unicode
json-number = a number in it is too large
json-deep = lists or objects are nested too deeply
json-none = what is of the kind { $kind } is no JSON
# `$where` is a place in a file, `$what` one of the sentences below.
json-at = { $where }: { $what }
json-kind = it should be { $wanted }
json-not-kind = it should be { $wanted }, not { $got }
json-at-least = the number is too small: it is at least { $bound }
json-at-most = the number is too large: it is at most { $bound }
json-shortest = it is too short: it has at least { $length }
json-longest = it is too long: it has at most { $length }
json-hex = it should be { $digits } hexadecimal digits: 0 to 9 and a to f
json-visible = it should be 1 to { $most } printable ASCII characters, and no space among them
json-written = the text is not written as it has to be here
json-no-word = there is no word { $word } for it
json-unknown = there is no field { $name }
json-missing = the field { $name } is missing
json-int = a whole number
json-float = a number
json-str = a text
json-bool = true or false
json-array = a list
json-object = an object
json-null = nothing (null)
toml-at = line { $line }, column { $column }: { $what }
toml-at-end = at the end of the file: { $what }
toml-twice = this is given twice
toml-unfinished = something is not closed
toml-value = a value was expected here
toml-other = this does not fit here

## The laboratory

own-bot-no-file = there is no file { $file } with a bot in it: give file.py:Class
own-bot-no-python = { $file } cannot be read as Python
own-bot-fails = { $name } cannot be used: { $kind }: { $why }
own-bot-no-choose = { $name } has no method choose(view, legal)
sim-games = there must be 1 to { $most } games, not { $games }
sim-no-bots = there must be at least one bot
sim-surplus-bots = { $seats ->
    [one] there is 1 seat for a bot, and { $bots } are named
   *[other] there are { $seats } seats for bots, and { $bots } are named
}
own-bot-raised = the bot { $name } raised { $kind }: { $why }
sim-raised = in game { $number }, { $why }
bot-illegal = the bot { $name }: { $why }
sim-illegal = the bot { $name } of game { $number }: { $why }

## The command line

cli-seed = a seed is a whole number from 0 to 2**128-1, or { $digits } hexadecimal digits, not { $seed }
cli-surplus-bots = { $seats ->
    [0] in solo there is no seat for a bot: leave --bots out
    [one] beside you there is 1 seat for a bot, and { $bots } are named
   *[other] beside you there are { $seats } seats for bots, and { $bots } are named
}
cli-no-folder = there is no folder { $folder }
cli-deep = folders lie at most { $most } deep here, not as in { $folder }
cli-no-name = { $option } wants a name, not { $given }
cli-no-seat = { $last ->
    [0] there is no seat { $seat }: choose 0
   *[other] there is no seat { $seat }: choose 0 to { $last }
}
cli-no-watcher = { $last ->
    [0] there is no seat { $seat }: choose 0, or leave --seat out to see what a spectator sees
   *[other] there is no seat { $seat }: choose 0 to { $last }, or leave --seat out to see what a spectator sees
}
cli-no-box = the record was played with the box { $box }, which is not among the released ones: give its folder with --box
cli-no-clause = the rules have no clause “{ $clause }”: they go from { $first } to { $last }
cli-options = the options are no JSON object: { $options }
cli-file = { $file }: { $why }
cli-io = input and output: { $why }
cache-folder = compiled rules cannot be kept in { $folder } ({ $why }): set PARTITA_CACHE_DIR to a folder that you may write to
cli-no-command = there is no command { $command }: choose one of { $allowed }
cli-command-missing = a command is missing: choose one of { $allowed }
cli-no-option = { $command } has no option { $option }: see { $command } --help
cli-option-near = { $command } has no option { $option }: perhaps { $near }
cli-other-games-option = { $game } has no option { $option }: it has { $own }
cli-no-option-here = there is no option { $option } before a command: options stand behind it, as in partita play ovation --lang fr
cli-takes-no-value = { $option } takes no value: write { $option } alone
cli-value-missing = { $option } wants a value: see { $command } --help
cli-missing = { $name } is missing: { $usage }
cli-too-many = there are too many words: it is { $usage }, then options
cli-whole-number = { $option } is a whole number from { $least } on, not { $value }
cli-number = { $option } is a number such as { $example }, not { $value }
cli-bad-value = { $name } cannot be that: see { $command } --help
# What Typer says of what is not known here, in English.
cli-usage = { $why }; see { $command } --help

# The server: how it is set up
server-not-installed = the server needs { $module }, which is not installed: install partita[server]
server-database = the address in PARTITA_DATABASE_URL is none of a database: it should read like postgresql://user@host/name
server-database-option = the address in PARTITA_DATABASE_URL has the option { $option }, which is not known here: leave it out
server-folder = the name of the folder { $folder } is no text in UTF-8: choose another with --data
server-database-gone = the database cannot be reached: { $why }; see that it runs and that PARTITA_DATABASE_URL is right
server-channels = the address in PARTITA_CHANNELS_URL is none of a channel: it should read like redis://host/0, valkey://host/0 or postgresql://user@host/name
server-public-url = the address in PARTITA_PUBLIC_URL is { $url }: it should read like https://play.example.org
server-bot-threads = the number in PARTITA_BOT_THREADS is { $given }: it should be a whole number from 1 to { $most }
server-sockets = the number in PARTITA_SOCKETS is { $given }: it should be a whole number from 1 to { $most }
server-secret = the secret in PARTITA_SECRET is too short: it should have { $least } letters or more that nobody can guess
server-secret-letters = the secret in PARTITA_SECRET is no text in UTF-8: draw one of plain letters and digits
server-secret-file = the secret in { $file } is not whole, or not all of plain letters and digits: put another there of 32 letters or more, or delete the file and let all guests begin anew
server-occupied = { $file } is served already: choose another folder with --data, or give all its processes PARTITA_CHANNELS_URL
server-port = nobody can listen at { $host }, port { $port }: { $why }; choose another with --port
server-database-foreign = the database holds the tables of another program: choose another with --data or PARTITA_DATABASE_URL
server-database-newer = the database is at step { $step }, which this version does not know: install the version of Partita that it comes from
server-upgrade-first = the database is not at the step that this version needs: run partita db upgrade first
server-position-seats = the position is for { $players ->
    [one] one player
   *[other] { $players } players
 }, and there are { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }: give as many seats as it has players
server-position-options = a position brings its own options and box: leave options and box out
server-no-box = there is no box { $box } here: choose one of those that /api/games names
server-no-record-box = the record was played with the box { $box }, which is not among the released ones: it can be looked at with partita replay and its folder
server-hello = the first message on a socket is hello, and no other
match-other-game = it is a match of “{ $game }”, and there is no such game here
match-other-rules = it was played by version { $version } of the rules, and version { $plays } is here
match-other-box = it was played with the box { $box }, which is not here: put its folder into the server’s boxes
match-broken = what is kept of it does not fit together: whoever keeps the server finds where with partita db verify
db-none = there is no database at { $file }: name the server’s folder with --data, or make a database with partita db upgrade
db-own-file = { $file } belongs to the server itself: write to another file
db-no-pg-dump = pg_dump is not here: install PostgreSQL’s client programs, or back the database up where it runs
db-dump-failed = pg_dump could not copy the database: { $why }
db-copy-broken = the copy is not whole ({ $why }) and was not kept: see whether the disk is sound
match-damaged = what it was opened with cannot be read ({ $why }), and nobody can go on with it: put a backup in its place
match-breaks = version { $version } cannot be replayed: { $why }
match-cache = the list of matches says { $cached } for { $field }, and its entries make it { $folds }
match-gap = version { $version } should come here
match-other-seat = another seat decides here
match-fault = it cannot be taken in ({ $fault })
server-empty = a line of chat needs a word

# The client
client-url = { $url } is no address of a server: it should read like https://play.example.org
client-seat = there is no seat { $seat } to be planned: choose one of { $allowed }
client-unreachable = { $url } cannot be reached: { $why }; see that the server runs and that the address is right
client-no-partita = what answers at { $url } is no server of Partita: see that the address is right
client-no-answer = { $url } has not answered for { $seconds } seconds: look what became of the match, and try again
client-outdated = { $url } speaks version { $theirs } of the protocol, this program version { $ours }: install the version of Partita that the server has
client-refused = the server refuses: { $why }
client-closed = nobody follows this match any more: follow it again
client-file = { $file } cannot be used as a cookie file: { $why }; delete it to begin as a new guest

# Playing online from the terminal
cli-not-with = { $option } does not go with { $other }: leave one of them out
cli-needs-server = { $option } is for matches on a server: add --server with its address
cli-long-name = the name { $given } is too long: { $option } takes at most { $most } letters
cli-no-level = there is no bot { $level } on a server: choose one of { $allowed }
online-other-game = the match { $match } is one of { $found }, not of { $game }: say partita play { $found }
online-full = no seat is free in the match { $match }: open one of your own, without --match
online-full-watch = no seat is free in the match { $match }: watch it with --watch, or open one of your own, without --match
online-no-box = the match is played with the box { $box }, which is not at hand here: install the version of Partita that the server has
online-other-rules = the match is played by rules version { $version } of { $game }, this program plays version { $plays }: install the version of Partita that the server has
online-ended-watch = the match { $match } is over: look at it with --watch, or open another, without --match
cli-watch-what = --watch wants a match: name it with --match, or give its invitation to --server
online-ended = the match { $match } is over: open another, without --match
server-no-body = the body is missing: send what the address takes, as JSON
undo-handed = the decision was taken back from another seat once already: let that seat decide
undo-enough = this match has gone back and forth so often that nothing is taken back any more
server-proxies = the proxies in PARTITA_TRUSTED_PROXIES hold { $given }: name them by their addresses, with commas
