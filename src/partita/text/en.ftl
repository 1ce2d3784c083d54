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
save-other-game = { $file } holds a match of { $found }, not of { $game }: choose another file.

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
