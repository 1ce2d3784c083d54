"""Tickets (OV-3.7, OV-6.1): the deck, and two of one tone for 1 Inspiration as a free action."""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import EXCHANGE
from partita.games.ovation.effects import gain, is_bot
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import NONE, TONES, Stream
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.timing import waiting_for
from partita.kernel.bits import bit
from partita.kernel.jit import kernel, num
from partita.kernel.rng import shuffle

PAIR = 2  # OV-6.1


@kernel
def tickets_to_draw(g: Any) -> int:
    """Tickets in the deck and in its discards."""
    total = num(g.tickets_len)
    for tone in range(TONES):
        total += num(g.tickets_discarded[tone])
    return total


@kernel
def draw_ticket(g: Any, seat: int, log: Any) -> None:
    """Draw the top Ticket into a hand; an empty deck is made anew of the discards, of which there must be some."""
    if g.tickets_len == 0:
        remake_tickets(g, log)
    top = num(g.tickets_len) - 1
    tone = num(g.tickets[top])
    g.tickets[top] = NONE
    g.tickets_len = top
    g.reads += 1
    g.hand[seat, tone] += 1
    seen = 0 if is_bot(g, seat) else bit(seat)  # OV-10.11: the Bot's Tickets lie open
    note(log, Happening.TICKET_DRAWN, seat, seen, tone, 0, 0, 0)


@kernel
def remake_tickets(g: Any, log: Any) -> None:
    """Shuffle the discarded Tickets into a new deck (OV-3.7)."""
    length = 0
    for tone in range(TONES):
        for _ in range(g.tickets_discarded[tone]):
            g.tickets[length] = tone
            length += 1
        g.tickets_discarded[tone] = 0
    shuffle(g.seed, g.drawn, Stream.TICKETS, g.tickets[:], length)
    g.tickets_len = length
    g.reads += 1
    note(log, Happening.TICKETS_REMADE, NONE, 0, length, 0, 0, 0)


@kernel
def can_exchange(g: Any, seat: int, tone: int) -> int:
    """Whether two Tickets of a tone can be exchanged now."""
    timing = waiting_for(g)
    if timing != Refusal.OK:
        return timing
    if g.hand[seat, tone] < PAIR:
        return Refusal.NO_PAIR
    return Refusal.OK


@kernel
def list_exchanges(g: Any, seat: int, out: Any, n: int) -> int:
    """Append the tones of which the seat holds a pair."""
    for tone in range(TONES):
        if can_exchange(g, seat, tone) == Refusal.OK:
            out[n] = EXCHANGE + tone
            n += 1
    return n


@kernel
def exchange(g: Any, box: Any, seat: int, tone: int, log: Any) -> None:
    """Discard two Tickets of a tone for 1 Inspiration of it; at the end of the track it gains nothing."""
    g.hand[seat, tone] -= PAIR
    g.tickets_discarded[tone] += PAIR
    note(log, Happening.EXCHANGED, seat, 0, tone, 0, 0, 0)
    gain(g, box, seat, tone, log)
