"""What is true of every state of Lacrimosa, whatever was played: for tests, and for positions that people describe."""

from enum import IntEnum
from typing import Any

from partita.games.lacrimosa.effects import is_soloist, period_of, round_in_period
from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    BONUSES,
    BONUSES_OF_A_PERIOD,
    CITIES,
    CITY_PLACES,
    COMPOSERS,
    COURT_PLACES,
    COURTS,
    COVERED,
    FINANCE_END,
    HAND,
    IN_PLAY,
    KINDS,
    MARKET_MEMORY_SET,
    MARKET_OPUS_SET,
    MAX_SEATS,
    MOVEMENTS,
    NEUTRAL,
    NONE,
    OPUS,
    OWN_MEMORIES,
    PERIOD_CARDS,
    PERIODS,
    PLACES,
    ROUNDS,
    SLOTS,
    SOLOISTS,
    SPACES,
    SPACES_OF_A_MOVEMENT,
    STACKS,
    SUPPLY,
    THE_SOLOIST,
    TRACK_END,
    Phase,
    SoloLevel,
)
from partita.games.lacrimosa.rules.requiem import stack_of
from partita.games.lacrimosa.view import played
from partita.kernel.bits import bit, count, has
from partita.kernel.jit import kernel, num


class Broken(IntEnum):
    """What can be wrong."""

    SEATS = 0
    MEMORIES = 1
    MARKET = 2
    OPUSES = 3
    CITIES = 4
    COURTS = 5
    REQUIEM = 6
    TRACKS = 7
    TURN = 8
    SOLO = 9


@kernel
def broken(g: Any, box: Any) -> int:
    """The set of what is wrong, 0 when nothing is."""
    wrong = 0
    if not seats_hold(g):
        return bit(Broken.SEATS)  # the others look at each seat
    if not memories_hold(g):
        wrong |= bit(Broken.MEMORIES)
    if not market_holds(g, box):
        wrong |= bit(Broken.MARKET)
    if not opuses_hold(g):
        wrong |= bit(Broken.OPUSES)
    if not cities_hold(g):
        wrong |= bit(Broken.CITIES)
    if not courts_hold(g):
        wrong |= bit(Broken.COURTS)
    if not requiem_holds(g, box):
        wrong |= bit(Broken.REQUIEM)
    if not tracks_hold(g):
        wrong |= bit(Broken.TRACKS)
    if not turn_holds(g):
        wrong |= bit(Broken.TURN)
    if not solo_holds(g):
        wrong |= bit(Broken.SOLO)
    return wrong


@kernel
def seats_hold(g: Any) -> bool:
    """Players, seats and the solo level fit each other; rounds and the first player are in range."""
    if not 1 <= g.players <= MAX_SEATS or g.seats != max(num(g.players), THE_SOLOIST + 1):
        return False
    if (g.players == 1) != (g.solo_level != SoloLevel.NONE) or not 0 <= g.solo_level <= SoloLevel.HARD:
        return False
    return 1 <= g.round_number <= PERIODS * ROUNDS and 0 <= g.first < g.players


@kernel
def memories_hold(g: Any) -> bool:
    """LA-1, LA-5.1: each player owns nine Memories, each in one place; no market Memory has two owners."""
    owned = 0
    for seat in range(g.players):
        memories = num(g.memories[seat])
        if count(memories) != OWN_MEMORIES or owned & memories & MARKET_MEMORY_SET:
            return False
        owned |= memories
        hand, rows = num(g.hand[seat]), played(g, seat)
        pile = 0
        for place in range(OWN_MEMORIES):
            card = num(g.pile[seat, place])
            if (card >= 0) != (place < g.pile_len[seat]):
                return False
            if card >= 0:
                pile |= bit(card)
        if hand & rows or hand & pile or rows & pile or hand | rows | pile != memories or count(hand) > HAND:
            return False
        if count(pile) != g.pile_len[seat]:
            return False
    return owned & num(g.memories_gone) & MARKET_MEMORY_SET == 0


@kernel
def market_holds(g: Any, box: Any) -> bool:
    """LA-2.1: row and deck show cards of the period, each once, that nobody owns; the bonus is of the period."""
    memories, opuses = num(g.memories_gone), num(g.opuses_gone)
    for seat in range(g.seats):
        memories |= num(g.memories[seat])
        opuses |= num(g.opuses[seat])
    for place in range(SLOTS + PERIOD_CARDS):
        card = num(g.row[place]) if place < SLOTS else num(g.deck[place - SLOTS])
        if place >= SLOTS and (card >= 0) != (place - SLOTS < g.deck_len):
            return False
        if card >= OPUS:
            if has(opuses, card - OPUS) or box.opus[card - OPUS].period != period_of(g):
                return False
            opuses |= bit(card - OPUS)
        elif card >= 0:
            if has(memories, card) or box.memory[card].period != period_of(g):
                return False
            memories |= bit(card)
    return g.bonus == NONE or (0 <= g.bonus < BONUSES and num(g.bonus) // BONUSES_OF_A_PERIOD == period_of(g) - 1)


@kernel
def opuses_hold(g: Any) -> bool:
    """LA-5: no Opus of the market is in two collections or has left; what is turned is owned."""
    seen = num(g.opuses_gone)
    for seat in range(g.seats):
        opuses = num(g.opuses[seat])
        if seen & opuses & MARKET_OPUS_SET or num(g.turned[seat]) & ~opuses:
            return False
        seen |= opuses & MARKET_OPUS_SET
    return True


@kernel
def cities_hold(g: Any) -> bool:
    """LA-2.3: each City tile is in one place; Mozart is somewhere."""
    seen = 0
    for place in range(CITY_PLACES + SUPPLY):
        tile = num(g.city[place]) if place < CITY_PLACES else num(g.supply[place - CITY_PLACES])
        if not 0 <= tile < CITIES or has(seen, tile):
            return False
        seen |= bit(tile)
    return 0 <= g.mozart < PLACES and 0 <= g.supply_known <= SUPPLY


@kernel
def courts_hold(g: Any) -> bool:
    """LA-2.3: each court tile is in one stack, or with one seat."""
    seen = 0
    for seat in range(g.seats):
        if seen & num(g.courts[seat]):
            return False
        seen |= num(g.courts[seat])
    for court in range(COURT_PLACES):
        if not 0 <= g.court_len[court] <= STACKS[court]:
            return False
        for height in range(g.court_len[court]):
            tile = num(g.court[court, height])
            if not 0 <= tile < COURTS or has(seen, tile):
                return False
            seen |= bit(tile)
    return count(seen) == COURTS


@kernel
def requiem_holds(g: Any, box: Any) -> bool:
    """LA-2.4, LA-2.5, LA-5.5: markers are on a board or in a space of their instrument; as many tiles have left."""
    if g.composer[0] == g.composer[1]:
        return False
    for which in range(IN_PLAY):
        if not 0 <= g.composer[which] < COMPOSERS:
            return False
    most = num(box.stack_len[stack_of(num(g.players))])
    for movement in range(MOVEMENTS):
        placed = 0
        first = movement * SPACES_OF_A_MOVEMENT
        for space in range(first, first + SPACES_OF_A_MOVEMENT):
            marker = num(g.space[space])
            if marker != NONE and marker != COVERED:
                if not 0 <= marker < (NEUTRAL + 1) * IN_PLAY:
                    return False
                placed += num(marker // IN_PLAY != NEUTRAL)
        if num(g.tiles_taken[0, movement]) + num(g.tiles_taken[1, movement]) != placed:
            return False
        for which in range(IN_PLAY):
            if not 0 <= g.tiles_taken[which, movement] <= most:
                return False
    tiles = 0
    for seat in range(g.seats):
        if not markers_hold(g, box, seat) or tiles & num(g.tiles[seat]):
            return False
        tiles |= num(g.tiles[seat])
    return True


@kernel
def markers_hold(g: Any, box: Any, seat: int) -> bool:
    """A seat's markers in the Requiem are those that have left its board, and it has a tile for each."""
    placed = 0
    markers = 0
    for space in range(SPACES):
        marker = num(g.space[space])
        if marker >= 0 and marker // IN_PLAY == seat:
            placed |= bit(num(box.instrument[space]) * IN_PLAY + marker % IN_PLAY)
            markers += 1
    if is_soloist(g, seat):
        return g.markers[seat] == 0 and g.tiles[seat] == 0  # LA-8: markers without limit, and no board
    left = ALL_MARKERS & ~placed
    return left == g.markers[seat] and count(placed) == markers and count(num(g.tiles[seat])) == markers


@kernel
def tracks_hold(g: Any) -> bool:
    """LA-4: nothing is below zero or past the end of its track."""
    for seat in range(g.seats):
        if g.ducats[seat] < 0 or not 0 <= g.finance[seat] <= FINANCE_END:
            return False
        for kind in range(KINDS):
            if not 0 <= g.track[seat, kind] <= TRACK_END or g.counter[seat, kind] < 0:
                return False
    return True


@kernel
def turn_holds(g: Any) -> bool:
    """LA-3: who decides, and what is under way, fits the phase; rows are as long as the round says."""
    if g.phase == Phase.OVER:
        return g.decider == NONE and g.round_number == PERIODS * ROUNDS
    if not 0 <= g.turn < g.players or g.decider != g.turn:
        return False
    if (g.granted != NONE) != (g.phase == Phase.GRANT):
        return False
    if (g.movement != NONE) != (g.phase == Phase.INSTRUMENT or g.phase == Phase.COMPOSER):
        return False
    if (g.instrument != NONE) != (g.phase == Phase.COMPOSER):
        return False
    if g.todo != 0 and g.phase < Phase.ACT:
        return False
    here = round_in_period(g)
    for place in range(ROUNDS):
        above, below = g.experiences[g.turn, place] != NONE, g.stories[g.turn, place] != NONE
        if place > here and (above or below):
            return False
        if place == here and (above != (g.phase > Phase.EXPERIENCE) or below != (g.phase > Phase.STORY)):
            return False
    return True


@kernel
def solo_holds(g: Any) -> bool:
    """LA-8: each Soloist card is in the deck or has been played; with more players there are none."""
    if g.solo_level == SoloLevel.NONE:
        return g.soloists_len == 0 and g.soloists_discarded == 0 and g.cards_taken == 0
    seen = num(g.soloists_discarded)
    for place in range(SOLOISTS):
        card = num(g.soloists[place])
        if (card >= 0) != (place < g.soloists_len):
            return False
        if card >= 0:
            if has(seen, card):
                return False
            seen |= bit(card)
    return count(seen) == SOLOISTS
