# What went wrong in Ovation, in English: one line each, what is wrong and what would be right.  The same keys, with the
# same arguments, stand in errors.fr.ftl.

## Options

option-magnum-opus = magnum_opus is true or false, not { $value }
option-composers = composers is a list of at most { $most } composer boards, null for one drawn at random
composer-twice = the composer { $composer } is chosen twice: each seat has a board of its own
no-composer = there is no composer { $card } in this box: { $advice }

## Described positions

# Words of a description, as this text calls them; and how many cards.
deck = { $deck }
tone = { $tone }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

position-solo-cards = solo cards are for one player: with more, solo is null
position-turn = turn is { $turn }: the seats are 0 to { $last }
position-to-move = { $last ->
    [0] to_move is { $seat }: only seat 0 decides
   *[other] to_move is { $seat }: the seats that decide are 0 to { $last }
}
position-composers = options.composers has { $have } entries for { $seats } seats
position-tokens = the seats own { $have } music tokens: there are { $most }
position-track = seat { $seat } has { $have } { $tone }: the track goes from 0 to { $limit }
position-magnum-off = seat { $seat } has a Magnum Opus: without the option magnum_opus that is null
position-magnum-of = seat { $seat } has { $card }, a Magnum Opus of { $composer }
position-not-its-magnum = seat { $seat } has performed { $card }, not its Magnum Opus
position-paid-elsewhere = { $where }: { $card } is paid for at fortune, patronage or perform only
position-used = { $where }: seat { $seat } has no (further) { $card }
position-tokens-used = { $where }: { $have } for { $helpers ->
    [one] { $helpers } helper
   *[other] { $helpers } helpers
}; each takes one of the music tokens, of which seat { $seat } owns { $most }
position-deck = the { $deck } deck has { $cards }: by where the others lie it would have { $right }
position-tickets-of = the position has { $have } { $tone } Tickets: the box has { $box }
position-tickets = the position has more than { $most } Tickets
position-ticket-deck = the Ticket deck has { $cards }: by where the others are it has { $right }
position-maestro-places = the Maestro row has { $have } places: with { $players ->
    [one] one player
   *[other] { $players } players
} it has { $right }
position-maestro-row = the Maestro row shows { $have ->
    [one] { $have } card
   *[other] { $have } cards
}: with { $players ->
    [one] one player
   *[other] { $players } players
} and { $taken ->
    [one] { $taken } card
   *[other] { $taken } cards
} taken it has { $right }
position-solo-deck = the solo deck has { $cards }: by where the others lie it has { $right }
position-no-decision = no solo card is left for the decision card: name one fewer elsewhere, or give decision

# Cards in the wrong place.  $where is one of the places below, $sort one of the sorts.
position-card-twice = { $card } lies in { $places }: the box has { $copies }

at-seat = seat { $seat }
at-composer = seat { $seat }, composer
at-magnum = seat { $seat }, magnum
at-music = seat { $seat }'s music
at-helpers = seat { $seat }'s helpers
at-maestros = seat { $seat }'s Maestro cards
at-now = now, { $part }
at-row = the { $deck } row
at-deck = the { $deck } deck
at-discards = the { $deck } discards
at-maestro-row = the Maestro row
at-active = the active card's place
at-decision = the decision card's place
at-solo-deck = the solo deck
at-solo-discards = the solo discards

sort-composer = composer
sort-music = music card
sort-magnum = Magnum Opus
sort-helper = Fortune or Patron card
sort-fortune = Fortune card
sort-patron = Patron card
sort-deck = { $deck } card
sort-maestro = Maestro card
sort-solo-maestro = Maestro card for a solo match
sort-open-maestro = Maestro card on the table
sort-performed = piece performed by seat { $seat }
sort-solo = solo card

# What makes a position impossible.
position-broken = the position cannot arise: { $why }
phase-no-station = now, station is null in the phase { $phase }
phase-station = now, station is the action under way in the phase { $phase }
phase-open = now, open is true when the action at the station is complete ('ready' and 'maestro'), and false else
phase-keep = 'keep' is with magnum_opus, and in it the seats before to_move have kept one, the others none
broken-music-cards = a Concert or Chamber card is missing or lies in two places; each lies in one
broken-helper-cards = a Fortune or Patron card is missing or lies in two places; each lies in one
broken-tickets = the Tickets of a tone are too many or too few; deck, discards and hands hold what the box has
broken-maestro-cards = a Maestro card lies in two places; each lies in one
broken-solo-cards = a solo card is missing or lies in two places; each lies in one
broken-tracks = a marker is off the keyboard; it stands from 0 to the end of the track
broken-tokens = the music tokens do not add up; a seat uses no more than it owns
broken-magnums = a Magnum Opus does not fit its seat; each keeps one of its own composer, and performs no other
broken-turn = what is under way does not fit the phase; card and due belong to 'pay' and 'discount', invited to 'attend' and 'give', in which another seat decides than the one whose turn it is
broken-seats = seats do not fit the number of players; nobody else has anything, and composers differ
broken-end = the phase 'over' does not fit the rest; then nobody is to move, and ending says why
