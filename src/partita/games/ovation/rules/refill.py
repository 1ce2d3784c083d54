"""Rows and decks (OV-2.1, OV-6.2, OV-6.3, OV-8.1, OV-10.3): dealing, refilling, the Temperamental Artist."""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import ARTIST
from partita.games.ovation.effects import unused_tokens
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import DECKS, NONE, ROW, SoloLevel
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.timing import waiting_for
from partita.kernel.bits import bit
from partita.kernel.jit import kernel, lowest_bit, num
from partita.kernel.rng import shuffle


@kernel
def draw_card(g: Any, deck: int, log: Any) -> int:
    """The top card of a deck, or NONE.  An empty deck is remade of its discards (OV-6.3)."""
    if g.deck_len[deck] == 0:
        if g.discarded[deck] == 0:
            return NONE
        remake_deck(g, deck, log)
    top = num(g.deck_len[deck]) - 1
    card = num(g.deck[deck, top])
    g.deck[deck, top] = NONE
    g.deck_len[deck] = top
    g.reads += 1
    return card


@kernel
def remake_deck(g: Any, deck: int, log: Any) -> None:
    """Shuffle the discards of a deck into a new one."""
    left = num(g.discarded[deck])
    length = 0
    while left:
        g.deck[deck, length] = lowest_bit(left)
        left &= left - 1
        length += 1
    g.discarded[deck] = 0
    shuffle(g.seed, g.drawn, deck, g.deck[deck], length)  # a deck's stream has its number
    g.deck_len[deck] = length
    g.reads += 1
    note(log, Happening.DECK_REMADE, NONE, 0, deck, length, 0, 0)


@kernel
def deal(g: Any, deck: int, place: int, log: Any) -> None:
    """Deal a card face up to a place of a row; with no card left the place stays a gap (OV-6.3)."""
    card = draw_card(g, deck, log)
    g.row[deck, place] = card
    if card != NONE:
        note(log, Happening.DEALT, NONE, 0, deck, card, place, 0)


@kernel
def refill_row(g: Any, deck: int, log: Any) -> None:
    """Deal a row back to five, from the left."""
    gaps = 0
    for place in range(ROW):
        gaps |= num(g.row[deck, place] == NONE) << place
    while gaps:
        deal(g, deck, lowest_bit(gaps), log)
        gaps &= gaps - 1


@kernel
def refill_row_sliding(g: Any, deck: int, log: Any) -> None:
    """In solo: slide the cards to the right, and fill on the left, several gaps from the right (OV-10.3)."""
    gaps = slide_right(g, deck)
    for place in range(gaps - 1, -1, -1):
        deal(g, deck, place, log)


@kernel
def slide_right(g: Any, deck: int) -> int:
    """Slide the cards of a row to its right end; return how many gaps are left of them."""
    to = ROW - 1
    for place in range(ROW - 1, -1, -1):
        card = num(g.row[deck, place])
        if card != NONE:
            g.row[deck, place] = NONE
            g.row[deck, to] = card
            to -= 1
    return to + 1


@kernel
def leave_display(g: Any, deck: int, place: int, log: Any) -> None:
    """In solo, on the Bot's turn: a card leaves its row, which closes and is filled at once (OV-10.3)."""
    g.row[deck, place] = NONE
    refill_row_sliding(g, deck, log)


@kernel
def refill_rows(g: Any, log: Any) -> None:
    """At the end of the turn all rows are refilled (OV-8.1)."""
    for deck in range(DECKS):
        if g.solo_level != SoloLevel.NONE:
            refill_row_sliding(g, deck, log)
        else:
            refill_row(g, deck, log)


@kernel
def can_be_artist(g: Any, seat: int) -> int:
    """Whether an unused music token can be given up for a Temperamental Artist now (OV-6.2)."""
    timing = waiting_for(g)
    if timing != Refusal.OK:
        return timing
    if unused_tokens(g, seat) <= 0:
        return Refusal.NO_TOKEN
    return Refusal.OK


@kernel
def list_artists(g: Any, seat: int, out: Any, n: int) -> int:
    """Append the four rows."""
    if can_be_artist(g, seat) == Refusal.OK:
        for deck in range(DECKS):
            out[n] = ARTIST + deck
            n += 1
    return n


@kernel
def be_artist(g: Any, seat: int, deck: int, log: Any) -> None:
    """Give up a token for good, discard what is left of a row and deal it back to five."""
    g.tokens[seat] -= 1
    note(log, Happening.ARTIST, seat, 0, deck, 0, 0, 0)
    for place in range(ROW):
        card = num(g.row[deck, place])
        if card >= 0:  # in a view a card dealt from a hidden deck is unknown: it leaves no trace
            g.discarded[deck] |= bit(card)
        g.row[deck, place] = NONE
    refill_row(g, deck, log)
