"""The market row (LA-2.1, LA-2.2, LA-3.6, LA-6): where its cards lie, sliding, refilling, a new period."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.effects import period_of
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import (
    BONUSES_OF_A_PERIOD,
    LEAST_OF_A_SORT,
    MARKET_MEMORIES,
    NONE,
    OPUS,
    PERIOD_CARDS,
    SLOTS,
    Stream,
)
from partita.kernel.bits import bit
from partita.kernel.jit import kernel, num
from partita.kernel.rng import draw, shuffle


@kernel
def slot_of(g: Any, card: int) -> int:
    """The slot in which a card, by its market code, lies; or NONE."""
    for slot in range(SLOTS):
        if g.row[slot] == card:
            return slot
    return NONE


@kernel
def leave(g: Any, card: int) -> None:
    """A card, by its market code, leaves the game; a starting Memory, of which all have one, leaves no trace.

    Nor does a card of a view that the seat does not know.
    """
    if card >= OPUS:
        g.opuses_gone |= bit(card - OPUS)
    elif 0 <= card < MARKET_MEMORIES:
        g.memories_gone |= bit(card)


@kernel
def refill(g: Any, log: Any) -> None:
    """Cards slide to the left, new ones come in on the right while the deck lasts (LA-3.6)."""
    to = 0
    for slot in range(SLOTS):
        card = num(g.row[slot])
        if card != NONE:
            g.row[slot] = NONE
            g.row[to] = card
            to += 1
    while to < SLOTS and g.deck_len > 0:
        g.row[to] = draw_card(g)
        note(log, Happening.MARKET_DEALT, NONE, 0, num(g.row[to]), to, 0, 0)
        to += 1


@kernel
def draw_card(g: Any) -> int:
    """The top card of the period's deck."""
    top = num(g.deck_len) - 1
    card = num(g.deck[top])
    g.deck[top] = NONE
    g.deck_len = top
    g.reads += 1
    return card


@kernel
def open_period(g: Any, box: Any, log: Any) -> None:
    """The period's cards fill the row, its bonus opens (LA-2.1, LA-6)."""
    period = period_of(g)
    note(log, Happening.PERIOD_BEGINS, NONE, 0, period, 0, 0, 0)
    deal(g, box, period, log)
    g.bonus = (period - 1) * BONUSES_OF_A_PERIOD + draw(g.seed, g.drawn, Stream.BONUS, BONUSES_OF_A_PERIOD)
    g.reads += 1
    note(log, Happening.BONUS_OPENED, NONE, 0, num(g.bonus), 0, 0, 0)


@kernel
def deal(g: Any, box: Any, period: int, log: Any) -> None:
    """Shuffle the period's 16 cards and deal the row, again while it has fewer than two of a sort (LA-2.2)."""
    while True:
        for place in range(PERIOD_CARDS):
            g.deck[place] = box.of_period[period - 1, place]
        shuffle(g.seed, g.drawn, Stream.MARKET, g.deck[:], PERIOD_CARDS)
        g.reads += 1
        opuses = 0
        for place in range(PERIOD_CARDS - SLOTS, PERIOD_CARDS):
            opuses += num(g.deck[place] >= OPUS)
        if LEAST_OF_A_SORT <= opuses <= SLOTS - LEAST_OF_A_SORT:
            break
        note(log, Happening.MARKET_AGAIN, NONE, 0, opuses, SLOTS - opuses, 0, 0)
    g.deck_len = PERIOD_CARDS
    for slot in range(SLOTS):
        g.row[slot] = NONE
    refill(g, log)


@kernel
def close_period(g: Any, log: Any) -> None:
    """Unsold market cards leave the game (LA-6)."""
    for slot in range(SLOTS):
        if g.row[slot] != NONE:
            note(log, Happening.MARKET_LEFT, NONE, 0, num(g.row[slot]), 0, 0, 0)
            leave(g, num(g.row[slot]))
            g.row[slot] = NONE
    while g.deck_len > 0:
        g.deck_len -= 1
        leave(g, num(g.deck[g.deck_len]))
        g.deck[g.deck_len] = NONE
