"""Hands and draw piles (LA-3.1, LA-3.6, LA-6)."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import HAND, NONE, ROUNDS, Stream
from partita.kernel.bits import bit, bit_or_none, count
from partita.kernel.jit import kernel, num
from partita.kernel.rng import shuffle


@kernel
def fill_hand(g: Any, seat: int, log: Any) -> None:
    """Draw up to four, while the pile lasts.  In a view the cards drawn are unknown, and so is then the hand."""
    for _ in range(min(HAND - count(num(g.hand[seat])), num(g.pile_len[seat]))):
        top = num(g.pile_len[seat]) - 1
        memory = num(g.pile[seat, top])
        g.pile[seat, top] = NONE
        g.pile_len[seat] = top
        g.hand[seat] |= bit_or_none(memory)
        g.reads += 1
        note(log, Happening.DRAWN, seat, bit(seat), memory, 0, 0, 0)


@kernel
def remake_pile(g: Any, seat: int, log: Any) -> None:
    """The Memories played in the two rows are shuffled into a new draw pile; the card in hand stays."""
    length = 0
    for place in range(ROUNDS):
        if g.experiences[seat, place] != NONE:
            g.pile[seat, length] = g.experiences[seat, place]
            length += 1
        if g.stories[seat, place] != NONE:
            g.pile[seat, length] = g.stories[seat, place]
            length += 1
        g.experiences[seat, place] = NONE
        g.stories[seat, place] = NONE
    shuffle(g.seed, g.drawn, Stream.PILE_0 + seat, g.pile[seat], length)
    g.pile_len[seat] = length
    g.reads += 1
    note(log, Happening.PILE_REMADE, seat, 0, length, 0, 0, 0)
