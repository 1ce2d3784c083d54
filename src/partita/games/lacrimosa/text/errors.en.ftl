# What went wrong in Lacrimosa, in English: one line each, what is wrong and what would be right.  The same keys, with
# the same arguments, stand in errors.fr.ftl.

## Options

option-composers = composers is a list of at most { $most } composers, null for one drawn at random
composer-twice = the composer { $composer } is chosen twice: the Requiem has two different ones
no-composer = there is no composer { $card } in this box: { $advice }
option-constanze = constanze is the id of a Constanze card, not { $value }
option-constanze-four = with { $players } players there is no Constanze card: leave constanze out
no-constanze = there is no Constanze card { $card } in this box: { $advice }

## Described positions

# Words of a description, as this text calls them; and how many of a thing.
place = { $place ->
    [vienna] Vienna
    [paris] Paris
   *[london] London
}
space-free = neither covered nor filled by a neutral marker
space-covered = covered
space-neutral = filled by a neutral marker of the { $composer } composer

position-solo-cards = Soloist cards are for one player: with more, solo is null
position-period = period is { $period }: round { $round } is in period { $right }
position-over = the phase is 'over' in round { $round }: a match ends after round { $last }
position-seat = { $last ->
    [0] { $called } is { $seat }: only seat 0 takes turns
   *[other] { $called } is { $seat }: the seats that take turns are 0 to { $last }
}
position-to-move = to_move is { $seat }: the seat that decides is the one whose turn it is, { $turn }
position-constanze-four = there is no Constanze card with four players: leave { $card } out
position-deck = the market's deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: by where the others of the period lie it has { $right }
position-supply = the supply has { $have ->
    [one] { $have } City tile
   *[other] { $have } City tiles
}: it has { $right }
position-court-below = { $court }: tiles below are named, and no open one: give open as well
position-court-open = { $court }: { $have ->
    [one] { $have } tile is left
   *[other] { $have } tiles are left
}, and open is null: name the open tile, or leave open out
position-court = { $court }: the stack has { $have ->
    [one] { $have } tile
   *[other] { $have } tiles
}: at most { $most }
position-courts = the three courts have { $have ->
    [one] { $have } tile
   *[other] { $have } tiles
} left: with { $taken ->
    [one] { $taken } taken tile
   *[other] { $taken } taken tiles
} it would be { $right }
position-soloists = the Soloist deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: by those played it has { $right }
position-cards-taken = the number of market cards that Schikaneder has taken is { $have }: he has { $opuses ->
    [one] { $opuses } Opus, which
   *[other] { $opuses } Opuses, each of which
} was one
position-cards-too-many = Schikaneder has taken { $have ->
    [one] { $have } market card
   *[other] { $have } market cards
}: he takes at most one a round, and has had { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
position-soloist = seat 1 is Schikaneder's, who has VP of commissions and bonuses, Opuses and court tiles only: leave { $what } out
position-amount = the position has { $have } ducats, VP of one source or counters of one kind: at most { $most }
position-hand = seat { $seat } has { $have ->
    [one] { $have } Memory
   *[other] { $have } Memories
} in hand: at this point of the period it has { $right }
position-pile = seat { $seat } has { $have ->
    [one] { $have } Memory
   *[other] { $have } Memories
} in its draw pile: at this point of the period it has { $right }
position-memories = seat { $seat } has { $have ->
    [one] { $have } Memory
   *[other] { $have } Memories
} with those in hand, pile and rows: each player has { $right }
position-row = { $where }: a card lies at place { $have }: at this point of the period { $right ->
    [0] the row is empty
    [one] the row has { $right } card
   *[other] the row has { $right } cards
}
position-instrument = { $where } is of { $right }, not of { $have }
position-marker = { $where }: a marker is given exactly when the state is 'marker'
position-marker-seat = { $where }: the marker is of seat { $seat }: the seats are 0 to { $last }, or 'neutral'
position-space = { $where }: by the Constanze card { $card } it is { $state }
position-space-four = { $where } is covered or has a neutral marker: with four players there are none
position-space-no-card = no Constanze card covers these spaces and has these neutral markers, and no others: leave them out, or name the card
position-stack = { $where }: { $have ->
    [one] { $have } marker
   *[other] { $have } markers
} and as many tiles taken: at most { $most }
position-tiles-taken = { $where }: { $have ->
    [one] { $have } tile
   *[other] { $have } tiles
} taken, but { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} of players; each takes one
position-marker-twice = seat { $seat } has two markers of { $instrument } for the { $composer } composer in the Requiem: each player has one
position-markers-left = seat { $seat }: of its markers of { $instrument } these are left, by those in the Requiem: { $right }
position-tiles = seat { $seat } has { $have ->
    [one] { $have } composer tile
   *[other] { $have } composer tiles
} and { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} in the Requiem: each marker goes with one tile
position-tiles-of = seat { $seat }, { $where }: { $have ->
    [one] { $have } tile
   *[other] { $have } tiles
} for { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}; each marker goes with one tile of its movement and composer
position-tiles-composers = composer tiles are named, but not both composers in play: give requiem.composers
position-todo = now, todo: { $card } above does not have all of these actions: { $actions }
position-todo-none = now, todo: seat { $seat } has no Memory with all of these actions that may lie above: { $actions }

# Things in the wrong place.  $where is one of the places below, $sort one of the sorts.
position-named-twice = { $where }: { $card } is named twice, and there is only one
position-card-twice = { $card } lies in { $places }: it can lie in one place only

at-composers = composer { $number }
at-constanze = the Constanze card
at-gone = what has left the game
at-market = the market
at-deck = the market's deck
at-bonus = the bonus
at-city = the city of { $city }
at-supply = the supply
at-court = the stack of { $court }
at-courts = seat { $seat }'s court tiles
at-memories = seat { $seat }'s Memories
at-hand = seat { $seat }'s hand
at-pile = seat { $seat }'s draw pile
at-experiences = seat { $seat }'s Experiences row
at-stories = seat { $seat }'s Stories row
at-opuses = seat { $seat }'s Opuses
at-tiles = seat { $seat }'s composer tiles
at-space = { $movement }, space { $number }
at-stack = { $movement }, { $composer } composer
at-todo = now, todo
at-soloists = the Soloist deck
at-soloists-played = the Soloist cards played

sort-composer = composer
sort-constanze = Constanze card
sort-city = City tile
sort-court = court tile
sort-soloist = Soloist card
sort-bonus = bonus of period { $period }
sort-market = market card of period { $period }
sort-market-memory = market Memory of this period or one before
sort-market-opus = market Opus of this period or one before
sort-memory = Memory of this period or one before
sort-opus = Opus of this period or one before
sort-tile = composer tile that has left its stack

# What makes a position impossible.
position-broken = the position cannot arise: { $why }
phase-granted = now, granted is the action that a tile gives in the phase 'grant', and null else
phase-movement = now, movement is that of the contribution begun in the phases 'instrument' and 'composer', and null else
phase-instrument = now, instrument is that of the contribution begun in the phase 'composer', and null else
phase-composers = in the phases 'instrument' and 'composer' both composers are named: give requiem.composers
phase-todo = now, todo is empty in the phase { $phase }
broken-seats = seats do not fit the number of players, or the round or the first player is none of the match
broken-memories = a Memory is missing or lies in two places; each player has nine, each in one place
broken-market = a market card is of another period, or lies in two places; each lies in one
broken-opuses = an Opus lies in two places, or one is turned that is not in the collection
broken-cities = a City tile is missing or lies in two places; each lies in one
broken-courts = a court tile is missing or lies in two places; each lies in one
broken-requiem = markers, spaces and composer tiles do not go together; each marker in a space goes with one tile
broken-tracks = something is below zero or past the end of its track
broken-turn = what is under way does not fit the phase
broken-solo = a Soloist card is missing or lies in two places; each lies in one, and with more players there are none
