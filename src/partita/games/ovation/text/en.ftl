# Ovation in English.  The same keys, with the same arguments, stand in fr.ftl.
#
# There is no term -unknown.  A word that is not in a list leads to it, which is an error and raises.

## Words

tone-passion = Passion
tone-joy = Joy
tone-sorrow = Sorrow
tone = { $tone ->
    [passion] { tone-passion }
    [joy] { tone-joy }
    [sorrow] { tone-sorrow }
   *[other] { -unknown }
}

symbol-passion = { tone-passion }
symbol-joy = { tone-joy }
symbol-sorrow = { tone-sorrow }
symbol-piano = Piano
symbol-strings = Strings
symbol-woodwind = Woodwind
symbol-mass = Mass
symbol-opera = Opera
symbol-symphony = Symphony
symbol = { $symbol ->
    [passion] { symbol-passion }
    [joy] { symbol-joy }
    [sorrow] { symbol-sorrow }
    [piano] { symbol-piano }
    [strings] { symbol-strings }
    [woodwind] { symbol-woodwind }
    [mass] { symbol-mass }
    [opera] { symbol-opera }
    [symphony] { symbol-symphony }
   *[other] { -unknown }
}

station-inspiration = Seek Inspiration
station-fortune = Seek Fortune
station-patronage = Seek Patronage
station-perform = Perform
station = { $station ->
    [inspiration] { station-inspiration }
    [fortune] { station-fortune }
    [patronage] { station-patronage }
    [perform] { station-perform }
   *[other] { -unknown }
}
# The same, short, for narrow columns.
station-short-inspiration = Inspiration
station-short-fortune = Fortune
station-short-patronage = Patronage
station-short-perform = Perform

deck-concert = Concert Music
deck-chamber = Chamber Music
deck-patron = Patron
deck-fortune = Fortune
deck = { $deck ->
    [concert] { deck-concert }
    [chamber] { deck-chamber }
    [patron] { deck-patron }
    [fortune] { deck-fortune }
   *[other] { -unknown }
}

# What a card is.
family-concert = Concert Music
family-chamber = Chamber Music
family-magnum = Magnum Opus
family-fortune = Fortune card
family-financier = Patron Financier
family-legacy = Legacy Patron
family-maestro = Maestro card
family-composer = Composer
family-solo = Solo card
family-ticket = Ticket

# What the seat that decides is asked.
phase-keep = Which Magnum Opus do you keep?
phase-ready = What do you do?
phase-act = Your bonus action: what do you take?
phase-discount = On which tone does your composer save 1?
phase-pay = With which tone do you pay the next Inspiration?
phase-attend = Do you attend the performance?
phase-give = Which Ticket do you give?
phase-maestro = Which Maestro card do you take?
phase-over = The match is over.
invitation = { $who } performs { $music }. Do you attend? You gain { $tones }, and { $who } gets a Ticket from the deck.
invitation-give = { $who } performs { $music }. Do you attend? You gain { $tones }, and give { $who } a Ticket of yours: the deck is empty.

end-reason-maestro = Two or fewer Maestro cards are left
end-reason-magnum-opus = All players have performed their Magnum Opus
end-reason-round-limit = The round limit is reached
end-reason = { $reason ->
    [maestro] { end-reason-maestro }
    [magnum-opus] { end-reason-magnum-opus }
    [round-limit] { end-reason-round-limit }
   *[other] { -unknown }
}

bonus-passion = +1 { tone-passion }
bonus-joy = +1 { tone-joy }
bonus-sorrow = +1 { tone-sorrow }
bonus-inspiration = take { station-inspiration }
bonus-fortune = take { station-fortune }
bonus-patronage = take { station-patronage }
bonus-perform = take { station-perform }

solo-action-inspiration = { station-inspiration }
solo-action-fortune = { station-fortune }
solo-action-patronage = { station-patronage }
solo-action-perform = { station-perform }
solo-action-best = Best Action
solo-action = { $action ->
    [inspiration] { solo-action-inspiration }
    [fortune] { solo-action-fortune }
    [patronage] { solo-action-patronage }
    [perform] { solo-action-perform }
    [best] { solo-action-best }
   *[other] { -unknown }
}

preference-concert = Concert Music
preference-maestro = a piece that helps with the topmost Maestro card that any helps with
preference-lp = a piece worth the most LP
preference-position = the place ticked on the decision card
preference = { $preference ->
    [concert] { preference-concert }
    [maestro] { preference-maestro }
    [lp] { preference-lp }
    [position] { preference-position }
   *[other] { -unknown }
}

end-short-maestro = Maestro cards
end-short-magnum-opus = Magnum Opuses
end-short-round-limit = round limit

# The game, and "of" the game.
title = Ovation
of-title = of Ovation

# Pieces of sentences.
amount = { $count } { tone }
nothing = nothing
unknown-card = a card
lp = { $count } LP

## What happens.  $who is the seat it happens to.

event-hidden = Something happens that this seat may not see.
event-round-begins = Round { $round } begins.
event-turn-begins = { $who } begins a turn.
event-kept = { $who } keeps { $music } as Magnum Opus.
event-inspired = { $who } seeks Inspiration: { $tones }.
event-lost = { $who } is at the end of the { tone } track: 1 { tone } is lost.
event-fortune-bought = { $who } acquires { $helper } and tucks it under { station }.
event-patron-bought = { $who } gains the patronage of { $helper }.
event-paid = { $total ->
    [0] { $who } pays nothing.
   *[other] { $who } pays { $tones }.
}
event-discounted = { $who } saves 1 { tone } by the composer’s power.
event-performed = { $who } performs { $music }.
event-token-gained = { $who } gains a music token.
event-no-token-left = The supply has no music token left: { $who } gains none.
event-attended = { $who } attends the performance of { $music }: { $tones }.
event-declined = { $who } does not attend the performance of { $music }.
event-shut-out = { $who } cannot attend the performance of { $music }: no Ticket can be drawn, and there is none to give.
event-ticket-drawn = { $who } gets a { tone } Ticket from the deck.
event-ticket-given = { $who } gives a { tone } Ticket: { $seat } takes it.
event-tickets-remade = { $count ->
    [one] The one discarded Ticket becomes the new deck.
   *[other] The { $count } discarded Tickets are shuffled into a new deck.
}
event-activated = { $who } puts a music token on { $helper }.
event-bonus-gained = { $who } gains 1 { tone } by a bonus.
event-action-opened = { $who } moves to { station } by a bonus.
event-exchanged = { $who } exchanges two { tone } Tickets for 1 { tone }.
event-artist = { $who }, a Temperamental Artist, gives up a music token: the { deck } row is replaced.
event-dealt = { $card } is dealt to the { deck } row, place { $place }.
# Several cards that are dealt, by row.
dealt-rows = New in the rows: { $rows }
event-deck-remade = The { deck } discards are shuffled into a new deck ({ $count ->
    [one] one card
   *[other] { $count } cards
}).
event-maestro-taken = { $who } takes the Maestro card { $maestro }.
event-turn-ended = { $who } ends the turn.
event-last-round = { end-reason }: this round is the last.
event-match-ended = The match is over. { end-reason }.
event-bot-revealed = The Bot reveals the card { $solo }.
event-bot-cannot = The Bot cannot complete { solo-action }.
event-bot-acts = The Bot takes { solo-action }.
event-bot-best = The Bot’s best action is { station }.
event-bot-preferred = The Bot’s choice: { preference } ({ $left ->
    [one] one card left
   *[other] { $left } cards left
}).
event-bot-chose-fortune = The Bot takes { $helper }: the first card from the ticked place that it can afford and whose action it does not have yet.
event-bot-chose-patron = { $points ->
    [0] The Bot takes { $helper }: no Legacy Patron brings it points now, so the first Patron from the ticked place that it can afford.
   *[other] The Bot takes { $helper }: the Legacy Patron that is worth most to it now, { $points } LP.
}
event-bot-gained = { $total ->
    [0] The Bot gains nothing.
   *[other] The Bot gains { $tones }.
}
event-bot-spent-pair = The Bot pays 1 { tone } with two { tone } Tickets.
event-bot-skipped = The Bot does not use { $helper }.
event-bot-consoled = The Bot can perform nothing by { $helper } and gains 1 of each tone instead.
event-bot-discarded = The Bot discards { $card } from the { deck } row.
event-solo-remade = { $count ->
    [one] The Bot’s one other card becomes its new deck.
   *[other] The Bot’s { $count } other cards are shuffled into a new deck.
}

## Why a move is not legal.  $have and $need are the numbers that decided.

reason-match-over = The match is over: no more moves can be made.
reason-keep-first = First choose the Magnum Opus you keep.
reason-discount-first = Say first on which tone your composer saves 1.
reason-pay-first = Finish paying first: nothing comes between naming a card and having paid it.
reason-attendance-first = The neighbours first say whether they attend the performance.
reason-ticket-first = A Ticket is owed first: choose which one to give.
reason-maestro-first = Your turn is over but for your Maestro card: choose the one you take.
reason-bonus-action-first = Your bonus action { station } has to be taken first.
reason-nothing-to-keep = No Magnum Opus is to be chosen now: that is done once, before the first turn.
reason-no-discount-due = No discount is to be placed now: that is asked while you pay for music.
reason-nothing-to-pay = There is nothing to pay now: choose a card first.
reason-no-invitation = Nobody invites you now: only a performer’s neighbours are asked.
reason-no-ticket-owed = You owe no Ticket now: one is given only when you attend and none can be drawn.
reason-maestro-at-end = Maestro cards are taken at the end of the turn: end your turn, then take one whose task you met.
reason-main-action-done = You have taken your main action: only a bonus gives another.
reason-main-action-first = Take your main action before you end the turn; Seek Inspiration is always possible.
reason-other-action-named = Your bonus names { station }: take that action, and no other.
reason-not-offered = You were not dealt this Magnum Opus: keep one of your three.
reason-not-in-row = This card is not face up in its row: choose one that is.
reason-cannot-afford = You have { $have } Inspiration in all, and this card costs { $need }.
reason-not-your-magnum = This Magnum Opus is not yours: you may perform only the one you kept.
reason-already-performed = This piece has been performed: each is performed once.
reason-prerequisite = You have performed no piece that shows { symbol }: perform one first.
reason-two-prerequisites = Only { $have } of the { $need } requirements is met: it takes two different pieces, one for each.
reason-cannot-afford-tone = You have { $have } { tone }, and this piece takes { $need }.
reason-cannot-afford-discounted = Even with your composer’s discount this piece takes { $need } Inspiration of the tones printed, and you have { $have }.
reason-tone-not-in-cost = The cost has no { tone } in it: the discount goes to a tone of the cost.
reason-discount-elsewhere = With the discount there you could not pay: you have { $have } { tone }, and { $need } would be due.
reason-tone-not-held = You have no { tone } left to pay with: choose a tone you hold.
reason-tone-order = Tones are paid in the order Passion, Joy, Sorrow: go on with { tone } or a later one.
reason-rest-unpayable = If you go on with { tone }, you cannot pay the rest: from there on you hold { $have }, and { $need } is due.
reason-no-ticket-anywhere = There is no Ticket to draw and you hold none to give, so you cannot attend.
reason-ticket-not-held = You hold no { tone } Ticket: give one that you hold.
reason-no-pair = You hold { $have } { tone } { $have ->
    [one] Ticket
   *[other] Tickets
}, and an exchange takes { $need }.
reason-not-owned = You do not own this card: only your own cards can be activated.
reason-no-bonus = A Legacy Patron has no bonus to activate: it scores at the end.
reason-no-action-yet = No action is complete yet this turn: bonuses come after one.
reason-other-station = This card is tucked under { station }: your composer token must be there, on a completed action.
reason-used-already = You have used this card this turn: each card works once a turn.
reason-no-token = You have no unused music token: a bonus or a Temperamental Artist takes one.
reason-tone-not-raised = This Seek Inspiration raised no { tone }: the bonus asks for that.
reason-symbol-not-shown = The piece just performed does not show { symbol }: the bonus asks for that.
reason-action-impossible = You could not complete { station } now: a bonus action must be possible.
reason-maestro-not-open = This Maestro card is not face up on the table: choose one that is.
reason-task-not-met = You have not met this task this turn: { $have } of { $need }.

## Moves as a person reads them

move-keep = Keep { $music } as Magnum Opus
move-inspire = Seek Inspiration: { $tones }
move-fortune = Acquire { $helper }
move-patron = Win the patronage of { $helper }
move-perform = Perform { $music }
move-discount = Save 1 { tone }
move-pay = Pay 1 { tone }
move-attend = Attend the performance
move-decline = Stay away
move-give = Give a { tone } Ticket
move-use = Activate { $helper }
move-exchange = Exchange two { tone } Tickets for 1 { tone }
move-artist = Temperamental Artist: give up a music token and replace the { deck } row
move-maestro = Take the Maestro card { $maestro }
move-end-turn = End the turn

# Headings over several moves of a kind.
moves-keep = Keep
moves-inspire = { station-inspiration }
moves-fortune = { station-fortune }
moves-patron = { station-patronage }
moves-perform = { station-perform }
moves-discount = Discount
moves-pay = Pay
moves-attend = Attendance
moves-decline = Attendance
moves-give = Give a Ticket
moves-use = Bonuses
moves-exchange = Tickets
moves-artist = Temperamental Artist: a music token for a new row
moves-maestro = Maestro cards
moves-end-turn = End of turn

# What a seat may answer once and for all, and its answers.
standing-attendance = Attend the performances of my neighbours
standing-attendance-always = { standing-attendance }: always
standing-attendance-never = { standing-attendance }: never
standing-attendance-ask = { standing-attendance }: ask me each time
standing-attendance-always-word = always
standing-attendance-never-word = never
standing-attendance-ask-word = ask

## Cards, told from what they do

card-music = { $family } by { $composer }. Cost: { $cost }. Shows { $symbols }. { lp }.
card-music-needs = { $family } by { $composer }. Cost: { $cost }. Needs an earlier piece that shows { $needs }. Shows { $symbols }. { lp }.
card-music-needs-two = { $family } by { $composer }. Cost: { $cost }. Needs two different earlier pieces, one that shows { $needs } and one that shows { $second }. Shows { $symbols }. { lp }.
cost-nothing = no Inspiration
cost-any = { $count } Inspiration of any tone
card-helper = { $family }. Cost: { $cost }. { helper-effect }. { lp }.
helper-effect = At { station }: { $bonus }
card-helper-if-raised = { $family }. Cost: { $cost }. { helper-effect-if-raised }. { lp }.
helper-effect-if-raised = At { station }, if { symbol } was raised: { $bonus }
card-helper-if-shown = { $family }. Cost: { $cost }. { helper-effect-if-shown }. { lp }.
helper-effect-if-shown = At { station }, if the piece shows { symbol }: { $bonus }
card-legacy = { $family }. Cost: { $cost }. { legacy-effect }.
legacy-effect = +2 LP for each piece that shows { $loves }
card-legacy-dislikes = { $family }. Cost: { $cost }. { legacy-effect-dislikes }.
legacy-effect-dislikes = +2 LP for each piece that shows { $loves }; −1 LP for each that shows { $dislikes }
# What a card does, who it is, and where its values come from.
card-about = { $text } { $about }
card-origin = { $text } { $origin }
card-maestro = { $family }. { $task }. { lp }.
card-solo = { $family }. Actions: { $actions }. Inspiration gained: { $gain }. As decision card: tones in the order { $order }; ticked place { $place }; discards place { $gone } of the { deck } row; { $attends ->
    [yes] attends your performance
   *[no] does not attend your performance
}.
then = { $left }, else { $right }

# Where a card’s values come from (OV-12.2).
origin-printed = Named in the rulebook.
origin-reconstructed = Reconstructed.

# Composers’ powers.
power-tone = Every piece costs 1 { tone } less.
power-symbol = A piece that shows { symbol } costs 1 less, of a tone of your choice.
power-concert = Concert Music and Magnum Opuses cost 1 less, of a tone of your choice.
card-composer = { $family }. { $power }

# Maestro tasks.  $goal is how many, $about a symbol or an action where there is one.
task-pieces = Have performed { $goal ->
    [one] 1 piece
   *[other] { $goal } pieces
} with { $about }
task-concerts = Have performed { $goal ->
    [one] 1 piece
   *[other] { $goal } pieces
} of Concert Music (a Magnum Opus counts)
task-chambers = Have performed { $goal ->
    [one] 1 piece
   *[other] { $goal } pieces
} of Chamber Music
task-types = Show { $goal ->
    [one] 1 type
   *[other] { $goal } different types
} of music on your performed pieces
task-tone-sets = Show each of the three tones on at least { $goal ->
    [one] 1 performed piece
   *[other] { $goal } performed pieces
}
task-inspiration = Have { $goal } Inspiration in all
task-balance = Have at least { $goal } Inspiration of each tone
task-peak = Have { $goal } Inspiration of one tone
task-tokens = Own { $goal ->
    [one] 1 music token
   *[other] { $goal } music tokens
}
task-tickets = Hold { $goal ->
    [one] 1 Ticket
   *[other] { $goal } Tickets
}
task-fortunes = Own { $goal ->
    [one] 1 Fortune card
   *[other] { $goal } Fortune cards
}
task-legacy-patrons = Have { $goal ->
    [one] 1 Legacy Patron
   *[other] { $goal } Legacy Patrons
}
task-financiers = Have { $goal ->
    [one] 1 Patron Financier
   *[other] { $goal } Patron Financiers
}
task-column = Have { $goal ->
    [one] 1 card
   *[other] { $goal } cards
} tucked under { $about }
task-stations = Have at least one card tucked under { $goal ->
    [one] 1 action
   *[other] { $goal } different actions
}
task-actions = Complete { $goal ->
    [one] 1 action
   *[other] { $goal } actions
} in one turn
task-bonuses = Activate { $goal ->
    [one] 1 bonus
   *[other] { $goal } bonuses
} in one turn
task-music-lp = Have { $goal } LP on your performed pieces
task-patron-lp = Have { $goal } LP from your Legacy Patrons
task-progress = { $task } ({ $progress } of { $goal })

## Labels of the table

label-inspiration = Inspiration
label-tokens = Music tokens
label-tickets = Tickets
label-magnum = Magnum Opus
label-music = Performed
label-legacy = Legacy Patrons
label-maestro = Maestro cards
label-maestro-taken = Maestro cards taken
label-progress = Progress
label-deck = Deck
label-tickets-deck = Ticket deck
label-gap = no card
label-round = Round
label-used = used
label-active = Active card
label-decision = Decision card
label-solo-deck = Bot’s deck
# What the rulebook’s opponent is called where it does something.
opponent = The Bot

# How the table is read.
tokens-unused = { $tokens ->
    [0] none
    [one] { $unused } of 1 token unused
   *[other] { $unused } of { $tokens } tokens unused
}
deck-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
wasted = { $count ->
    [one] 1 Inspiration would be lost at the end of the track
   *[other] { $count } Inspiration would be lost at the end of the track
}
reveals = turns up something hidden: cannot be undone
passes = hands the decision to another seat: cannot be undone once it has decided

## How to play, for whoever has never played

primer-title = How a turn goes, and how one wins
primer-aim = The most Legacy Points (LP) win: for music you perform, for cards you own, and for Legacy Patrons who love your music.
primer-action = On your turn you take one of four actions. Seek Inspiration raises your tones by 2 in all, and with them you pay. Seek Fortune and Seek Patronage buy a card of those rows, at the price in tones of your choice. Perform takes a piece, at just the tones it names, if you have performed what it asks for.
primer-perform = A piece brings a music token. Your neighbours may attend: they gain its tones, and you a Ticket.
primer-bonus = A card you buy lies under one of the actions. Once you have completed that action, a free music token on the card activates its bonus: Inspiration, or another action, and then perhaps the next bonus.
primer-free = In between, two Tickets of a tone are worth 1 Inspiration of it, and a music token given back replaces a row.
primer-maestro = You end the turn yourself. You then take a Maestro card if you have met its task, the rows are filled, and your used tokens are free again.
primer-end = When two or fewer Maestro cards are left, the round is finished, and it is over; with the Magnum Opus module also when all have performed theirs.
primer-solo = You play against the Bot, which wins ties: rules OV-10 tells how it plays and what it scores.

## The signs on the table

signs-title = The signs on the table
sign-tones = the tones { tone-passion }, { tone-joy } and { tone-sorrow }
sign-any = a price in tones of your choice
sign-lp = Legacy Points
sign-number = a move you can make now, by its number
sign-barred = a card you cannot take now; ? says why
sign-needs = what you must have performed before; after a name: it is their turn
sign-gives = what a card shows or brings
sign-love = what a Legacy Patron loves (+2 LP for each piece) and dislikes (−1 LP)
sign-here = where your composer token stands
sign-tokens = music tokens, free and used
sign-met = a task met, a Magnum Opus performed
sign-reveals = a move that { reveals }
sign-passes = a move that { passes }

## Where points come from

source-music = Performed music
source-fortune = Fortune cards
source-financiers = Patron Financiers
source-legacy = Legacy Patrons
source-maestro = Maestro cards
source-tickets = Tickets
source-cards = Tucked cards
source-tokens = Music tokens
