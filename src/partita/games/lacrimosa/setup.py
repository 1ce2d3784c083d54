"""Setting up a match (LA-2)."""

from typing import Any

import numpy as np

from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    CITIES,
    CITY_PLACES,
    COMPOSERS,
    CONSTANZES,
    COURT_PLACES,
    COURTS,
    COVERED,
    COVERED_WITH,
    EARNED,
    IN_PLAY,
    KINDS,
    MARKET_MEMORIES,
    MAX_SEATS,
    MOVEMENTS,
    NEUTRAL,
    NEUTRALS_WITH,
    NONE,
    NOTEBOOK,
    OWN_MEMORIES,
    PERIOD_CARDS,
    ROUNDS,
    SALZBURG,
    SLOTS,
    SOLOISTS,
    SPACES,
    SPACES_OF_A_MOVEMENT,
    STACK,
    STACKS,
    STREAMS,
    SUPPLY,
    SoloLevel,
    Source,
    Stream,
)
from partita.games.lacrimosa.rules.market import open_period
from partita.games.lacrimosa.rules.piles import fill_hand
from partita.kernel.bits import bit
from partita.kernel.jit import kernel, num
from partita.kernel.rng import draw, shuffle

PLAYERS, LEVEL, CONSTANZE, FIRST_COMPOSER = 0, 1, 2, 3  # places in the setup: the composers come last
SOLO_SEATS = 2  # LA-8: the person and Schikaneder
STARTING_SET = ((1 << OWN_MEMORIES) - 1) << MARKET_MEMORIES


@kernel
def set_up(g: Any, box: Any, seed: Any, setup: Any, log: Any) -> None:
    """A new match up to the first decision of seat 0."""
    clear(g)
    g.seed[0] = seed[0]
    g.seed[1] = seed[1]
    g.players = setup[PLAYERS]
    g.solo_level = setup[LEVEL]
    g.seats = SOLO_SEATS if setup[PLAYERS] == 1 else setup[PLAYERS]
    g.round_number = 1
    choose_composers(g, setup)
    lay_map(g)
    lay_requiem(g, box, num(setup[CONSTANZE]))
    for seat in range(g.players):  # LA-8: Schikaneder has no deck, no ducats and no board
        seat_player(g, box, seat)
    if g.solo_level != SoloLevel.NONE:
        lay_soloists(g)
    open_period(g, box, log)
    for seat in range(g.players):
        fill_hand(g, seat, log)


@kernel
def clear(g: Any) -> None:
    """Nothing anywhere."""
    for stream in range(STREAMS):
        g.drawn[stream] = 0
    g.reads = 0
    g.first = 0
    g.turn = 0
    g.decider = NONE
    g.phase = 0
    for slot in range(SLOTS):
        g.row[slot] = NONE
    for place in range(PERIOD_CARDS):
        g.deck[place] = NONE
    g.deck_len = 0
    g.memories_gone = 0
    g.opuses_gone = 0
    g.bonus = NONE
    g.supply_known = 0
    g.constanze = NONE
    for space in range(SPACES):
        g.space[space] = NONE
    for which in range(IN_PLAY):
        for movement in range(MOVEMENTS):
            g.tiles_taken[which, movement] = 0
    for seat in range(MAX_SEATS):
        clear_seat(g, seat)
    g.todo = 0
    g.granted = NONE
    g.movement = NONE
    g.instrument = NONE
    for place in range(SOLOISTS):
        g.soloists[place] = NONE
    g.soloists_len = 0
    g.soloists_discarded = 0
    g.cards_taken = 0


@kernel
def clear_seat(g: Any, seat: int) -> None:
    """A seat with nothing."""
    g.wasted[seat] = 0
    g.ducats[seat] = 0
    g.finance[seat] = 0
    for source in range(EARNED):
        g.vp[seat, source] = 0
    for kind in range(KINDS):
        g.track[seat, kind] = 0
        g.counter[seat, kind] = 0
    g.memories[seat] = 0
    g.hand[seat] = 0
    for place in range(OWN_MEMORIES):
        g.pile[seat, place] = NONE
    g.pile_len[seat] = 0
    for place in range(ROUNDS):
        g.experiences[seat, place] = NONE
        g.stories[seat, place] = NONE
    g.opuses[seat] = 0
    g.turned[seat] = 0
    g.markers[seat] = 0
    g.tiles[seat] = 0
    g.courts[seat] = 0


@kernel
def choose_composers(g: Any, setup: Any) -> None:
    """Two of the four, as chosen, or drawn (LA-2.4)."""
    for which in range(IN_PLAY):
        g.composer[which] = setup[FIRST_COMPOSER + which]
    for which in range(IN_PLAY):
        while g.composer[which] == NONE:
            drawn = draw(g.seed, g.drawn, Stream.COMPOSERS, COMPOSERS)
            if drawn != g.composer[IN_PLAY - 1 - which]:
                g.composer[which] = drawn
    g.reads += 1


@kernel
def lay_map(g: Any) -> None:
    """Mozart in Salzburg; City tiles open and in a supply; the court tiles in three stacks (LA-2.3)."""
    g.mozart = SALZBURG
    tiles = np.empty(COURTS, np.int8)
    for city in range(CITIES):
        tiles[city] = city
    shuffle(g.seed, g.drawn, Stream.CITIES, tiles, CITIES)
    for place in range(CITY_PLACES):
        g.city[place] = tiles[place]
    for place in range(SUPPLY):
        g.supply[place] = tiles[CITY_PLACES + place]
    for court in range(COURTS):
        tiles[court] = court
    shuffle(g.seed, g.drawn, Stream.COURTS, tiles, COURTS)
    laid = 0
    for place in range(COURT_PLACES):
        g.court_len[place] = STACKS[place]
        for height in range(STACK):
            g.court[place, height] = NONE
            if height < STACKS[place]:
                g.court[place, height] = tiles[laid]
                laid += 1
    g.reads += 1


@kernel
def lay_requiem(g: Any, box: Any, chosen: int) -> None:
    """A Constanze card covers spaces and places neutral markers, by the number of players (LA-2.5)."""
    if g.players == MAX_SEATS:
        return
    g.constanze = chosen if chosen != NONE else draw(g.seed, g.drawn, Stream.CONSTANZE, CONSTANZES)
    g.reads += 1
    card = box.constanze[g.constanze]
    for movement in range(MOVEMENTS):
        for place in range(COVERED_WITH[g.players]):
            g.space[movement * SPACES_OF_A_MOVEMENT + num(card.covers[movement, place])] = COVERED
    for place in range(NEUTRALS_WITH[g.players]):
        space = num(card.movement[place]) * SPACES_OF_A_MOVEMENT + num(card.space[place])
        g.space[space] = NEUTRAL * IN_PLAY + num(card.composer[place])


@kernel
def seat_player(g: Any, box: Any, seat: int) -> None:
    """A board, nine Memories shuffled, the notebook, eight markers, and what the seat starts with (LA-2.6)."""
    g.ducats[seat] = box.start_ducats[seat]
    g.vp[seat, Source.START] = box.start_vp[seat]
    g.finance[seat] = box.start_finance
    for kind in range(KINDS):
        g.track[seat, kind] = box.start_track[kind]
    g.memories[seat] = STARTING_SET
    for place in range(OWN_MEMORIES):
        g.pile[seat, place] = MARKET_MEMORIES + place
    shuffle(g.seed, g.drawn, Stream.PILE_0 + seat, g.pile[seat], OWN_MEMORIES)
    g.pile_len[seat] = OWN_MEMORIES
    g.reads += 1
    g.opuses[seat] = bit(NOTEBOOK)
    g.markers[seat] = ALL_MARKERS


@kernel
def lay_soloists(g: Any) -> None:
    """The Soloist cards are shuffled (LA-8)."""
    for place in range(SOLOISTS):
        g.soloists[place] = place
    shuffle(g.seed, g.drawn, Stream.SOLOISTS, g.soloists[:], SOLOISTS)
    g.soloists_len = SOLOISTS
    g.reads += 1
