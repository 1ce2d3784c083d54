"""What a seat may know, and states that fit it (LA-2.7).

A view is the state with everything hidden blotted out: the generator, others' hands, the order of every draw pile and
of the market's deck, court stacks below the top, the City supply as far as it was not returned, the Soloist deck.
``fill_in`` is the way back: a state drawn fairly among those that fit a view.
"""

from typing import Any

import numpy as np

from partita.games.lacrimosa.effects import period_of
from partita.games.lacrimosa.layout import (
    CITIES,
    CITY_PLACES,
    COURT_PLACES,
    COURTS,
    OPUS,
    OWN_MEMORIES,
    PERIOD_CARDS,
    ROUNDS,
    SLOTS,
    SOLOISTS,
    STREAMS,
    SUPPLY,
    UNKNOWN,
)
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, lowest_bit, num
from partita.kernel.rng import guess_order, think


@kernel
def blot(g: Any, seat: int) -> None:
    """Blot out, in place, what a seat may not know; seat NONE is a spectator."""
    g.seed[0] = np.uint64(0)
    g.seed[1] = np.uint64(0)
    for stream in range(STREAMS):
        g.drawn[stream] = 0
    for place in range(g.deck_len):
        g.deck[place] = UNKNOWN
    for place in range(g.supply_known, SUPPLY):
        g.supply[place] = UNKNOWN
    for court in range(COURT_PLACES):
        for height in range(num(g.court_len[court]) - 1):
            g.court[court, height] = UNKNOWN
    for place in range(g.soloists_len):
        g.soloists[place] = UNKNOWN
    for other in range(g.players):
        for place in range(g.pile_len[other]):
            g.pile[other, place] = UNKNOWN
        if other != seat:
            g.hand[other] = 0


@kernel
def fill_in(g: Any, box: Any, thinker: Any) -> None:
    """Draw, in place, all that is unknown: every state that fits is as likely as any other."""
    g.seed[0] = think(thinker)
    g.seed[1] = think(thinker)
    fill_market(g, box, thinker)
    fill_cities(g, thinker)
    fill_courts(g, thinker)
    fill_soloists(g, thinker)
    for seat in range(g.players):
        fill_memories(g, seat, thinker)


@kernel
def fill_market(g: Any, box: Any, thinker: Any) -> None:
    """The period's cards that are nowhere to be seen, in random order: to the row where unknown, and to the deck."""
    memories, opuses = num(g.memories_gone), num(g.opuses_gone)
    for seat in range(g.seats):
        memories |= num(g.memories[seat])
        opuses |= num(g.opuses[seat])
    cards = np.empty(PERIOD_CARDS, np.int8)
    unseen = 0
    for place in range(PERIOD_CARDS):
        card = num(box.of_period[period_of(g) - 1, place])
        seen = has(opuses, card - OPUS) if card >= OPUS else has(memories, card)
        for slot in range(SLOTS):
            seen = seen or g.row[slot] == card
        for height in range(g.deck_len):
            seen = seen or g.deck[height] == card
        if not seen:
            cards[unseen] = card
            unseen += 1
    guess_order(thinker, cards, unseen)
    for slot in range(SLOTS):
        if g.row[slot] == UNKNOWN:
            unseen -= 1
            g.row[slot] = cards[unseen]
    for place in range(g.deck_len):
        if g.deck[place] == UNKNOWN:
            unseen -= 1
            g.deck[place] = cards[unseen]


@kernel
def fill_cities(g: Any, thinker: Any) -> None:
    """The unseen City tiles in random order: open where unknown, and in the supply."""
    seen = 0
    for place in range(CITY_PLACES):
        if g.city[place] >= 0:
            seen |= bit(g.city[place])
    for place in range(SUPPLY):
        if g.supply[place] >= 0:
            seen |= bit(g.supply[place])
    tiles = np.empty(CITIES, np.int8)
    unseen = list_unseen(seen, CITIES, tiles)
    guess_order(thinker, tiles, unseen)
    for place in range(CITY_PLACES):
        if g.city[place] == UNKNOWN:
            unseen -= 1
            g.city[place] = tiles[unseen]
    for place in range(SUPPLY):
        if g.supply[place] == UNKNOWN:
            unseen -= 1
            g.supply[place] = tiles[unseen]


@kernel
def list_unseen(seen: int, below: int, out: Any) -> int:
    """Write the numbers below ``below`` that are not in a set; return how many."""
    unseen = 0
    for number in range(below):
        if not has(seen, number):
            out[unseen] = number
            unseen += 1
    return unseen


@kernel
def fill_courts(g: Any, thinker: Any) -> None:
    """The unseen court tiles in random order, to the stacks."""
    seen = 0
    for seat in range(g.seats):
        seen |= num(g.courts[seat])
    for court in range(COURT_PLACES):
        for height in range(g.court_len[court]):
            if g.court[court, height] >= 0:
                seen |= bit(g.court[court, height])
    tiles = np.empty(COURTS, np.int8)
    unseen = list_unseen(seen, COURTS, tiles)
    guess_order(thinker, tiles, unseen)
    for court in range(COURT_PLACES):
        for height in range(g.court_len[court]):
            if g.court[court, height] == UNKNOWN:
                unseen -= 1
                g.court[court, height] = tiles[unseen]


@kernel
def fill_soloists(g: Any, thinker: Any) -> None:
    """The unseen Soloist cards in random order."""
    seen = num(g.soloists_discarded)
    for place in range(g.soloists_len):
        if g.soloists[place] >= 0:
            seen |= bit(g.soloists[place])
    cards = np.empty(SOLOISTS, np.int8)
    unseen = list_unseen(seen, SOLOISTS, cards)
    guess_order(thinker, cards, unseen)
    for place in range(g.soloists_len):
        if g.soloists[place] == UNKNOWN:
            unseen -= 1
            g.soloists[place] = cards[unseen]


@kernel
def played(g: Any, seat: int) -> int:
    """The set of Memories that lie in the two rows of a seat."""
    memories = 0
    for place in range(ROUNDS):
        if g.experiences[seat, place] >= 0:
            memories |= bit(g.experiences[seat, place])
        if g.stories[seat, place] >= 0:
            memories |= bit(g.stories[seat, place])
    return memories


@kernel
def fill_memories(g: Any, seat: int, thinker: Any) -> None:
    """The Memories of a seat that are nowhere to be seen, in random order: to its pile, and to its hand if unknown."""
    unseen_set = num(g.memories[seat]) & ~num(g.hand[seat]) & ~played(g, seat)
    for place in range(g.pile_len[seat]):
        if g.pile[seat, place] >= 0:
            unseen_set &= ~bit(g.pile[seat, place])
    cards = np.empty(OWN_MEMORIES, np.int8)
    unseen = 0
    while unseen_set:
        cards[unseen] = lowest_bit(unseen_set)
        unseen_set &= unseen_set - 1
        unseen += 1
    guess_order(thinker, cards, unseen)
    for place in range(g.pile_len[seat]):
        if g.pile[seat, place] == UNKNOWN:
            unseen -= 1
            g.pile[seat, place] = cards[unseen]
    while unseen > 0:  # the others are the hand
        unseen -= 1
        g.hand[seat] |= bit(cards[unseen])
