"""Seek Fortune and Seek Patronage (OV-3.3, OV-3.4).

Pay the cost of a face-up Fortune or Patron card with any mix of tones.  Fortune cards are tucked under the action they
name, Patron Financiers under Seek Fortune, Legacy Patrons go left of the board.  Of equal copies the leftmost is taken.

A payment is a row of decisions, one Inspiration each, in the order passion, joy, sorrow: so each payment can be made in
one way only.  A part that can be paid in one way only is paid without asking.
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import FORTUNE, PATRON, PAY
from partita.games.ovation.effects import inspiration_from, inspiration_of
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import FIRST_PATRON, MAX_COST, NONE, ROW, TONES, Deck, Phase, Station
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.timing import move_token, time_for, waiting_for
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def station_for(deck: int) -> int:
    """The action that takes cards of a deck: Seek Patronage for Patrons, else Seek Fortune."""
    return num(Station.PATRONAGE) if deck == Deck.PATRON else num(Station.FORTUNE)


@kernel
def place_in_row(g: Any, box: Any, deck: int, face: int) -> int:
    """The leftmost place of the row that shows a face, or NONE (OV-3.3)."""
    for place in range(ROW):
        helper = num(g.row[deck, place])
        if helper >= 0 and box.helper[helper].face == face:
            return place
    return NONE


@kernel
def can_buy(g: Any, box: Any, seat: int, deck: int, face: int) -> int:
    """Whether a card of the Fortune or Patron row may be bought now."""
    timing = time_for(g, station_for(deck))
    if timing != Refusal.OK:
        return timing
    if not has(faces_in_row(g, box, deck), face):
        return Refusal.NOT_IN_ROW  # OV-2.1: only face-up cards
    if not has(affordable_helpers(g, box, seat), face):
        return Refusal.CANNOT_AFFORD  # OV-3.1: an action must be completed
    return Refusal.OK


@kernel
def affordable_helpers(g: Any, box: Any, seat: int) -> int:
    """The set of helpers of which the seat holds the cost, in any tones (OV-3.3, OV-3.4)."""
    return num(box.helpers_up_to[min(inspiration_of(g, seat), MAX_COST)])


@kernel
def faces_in_row(g: Any, box: Any, deck: int) -> int:
    """The set of faces a row shows."""
    faces = 0
    for place in range(ROW):
        helper = num(g.row[deck, place])
        faces |= num(helper >= 0) << num(box.helper[max(helper, 0)].face)
    return faces


@kernel
def list_purchases(g: Any, box: Any, seat: int, deck: int, out: Any, n: int) -> int:
    """Append the cards of a row that can be bought, each face once."""
    if time_for(g, station_for(deck)) != Refusal.OK:
        return n
    first = PATRON - FIRST_PATRON if deck == Deck.PATRON else FORTUNE
    faces = faces_in_row(g, box, deck) & affordable_helpers(g, box, seat)
    while faces:
        out[n] = first + lowest_bit(faces)
        faces &= faces - 1
        n += 1
    return n


@kernel
def can_buy_any(g: Any, box: Any, seat: int, deck: int) -> bool:
    """Whether the action of a deck could be completed, were it named now (OV-5.4)."""
    return faces_in_row(g, box, deck) & affordable_helpers(g, box, seat) != 0


@kernel
def buy(g: Any, box: Any, seat: int, deck: int, face: int, log: Any) -> bool:
    """Choose the card and pay what can be paid in one way only.  Whether the purchase is complete."""
    move_token(g, station_for(deck))
    place = place_in_row(g, box, deck, face)
    helper = num(g.row[deck, place])
    g.row[deck, place] = NONE
    g.card = helper
    g.due = box.helper[helper].cost
    g.paying = 0
    g.phase = Phase.PAY
    return settle(g, box, seat, log)


@kernel
def can_pay(g: Any, seat: int, tone: int) -> int:
    """Whether the next Inspiration of a payment may be of a tone."""
    if g.phase != Phase.PAY:
        timing = waiting_for(g)
        return Refusal.NOTHING_TO_PAY if timing == Refusal.OK or timing == Refusal.BONUS_ACTION_FIRST else timing
    if tone < g.paying:
        return Refusal.TONE_ORDER
    if g.inspiration[seat, tone] == 0:
        return Refusal.TONE_NOT_HELD
    if inspiration_from(g, seat, tone) < g.due:
        return Refusal.REST_UNPAYABLE
    return Refusal.OK


@kernel
def list_payments(g: Any, seat: int, out: Any, n: int) -> int:
    """Append the tones that the next Inspiration paid may have."""
    for tone in range(TONES):
        if can_pay(g, seat, tone) == Refusal.OK:
            out[n] = PAY + tone
            n += 1
    return n


@kernel
def pay(g: Any, box: Any, seat: int, tone: int, log: Any) -> bool:
    """Pay one Inspiration of a tone, and then what can be paid in one way only.  Whether the purchase is complete."""
    spend(g, seat, tone)
    note_paid(log, seat, tone)
    return settle(g, box, seat, log)


@kernel
def spend(g: Any, seat: int, tone: int) -> None:
    """Move a marker down by one, as a part of the payment under way."""
    g.inspiration[seat, tone] -= 1
    g.due -= 1
    g.paying = tone


@kernel
def note_paid(log: Any, seat: int, tone: int) -> None:
    """Note one Inspiration paid."""
    note(log, Happening.PAID, seat, 0, num(tone == 0), num(tone == 1), num(tone == TONES - 1), 0)


@kernel
def settle(g: Any, box: Any, seat: int, log: Any) -> bool:
    """Pay on while there is one way only; with nothing left to pay, take the card.  Whether it was taken."""
    while g.due > 0:
        ways = 0
        only = NONE
        for tone in range(TONES):
            if can_pay(g, seat, tone) == Refusal.OK:
                ways += 1
                only = tone
        if ways > 1:
            return False
        spend(g, seat, only)
        note_paid(log, seat, only)
    acquire(g, box, seat, log)
    return True


@kernel
def acquire(g: Any, box: Any, seat: int, log: Any) -> None:
    """Take the card that is paid: tuck it under its action, or put it left of the board (OV-3.3, OV-3.4)."""
    helper = num(g.card)
    g.card = NONE
    g.paying = 0
    g.helpers[seat] |= bit(helper)
    g.bought[g.bought_len] = helper
    g.bought_len += 1
    if helper >= FIRST_PATRON:
        note(log, Happening.PATRON_BOUGHT, seat, 0, helper, 0, 0, 0)
    else:
        note(log, Happening.FORTUNE_BOUGHT, seat, 0, helper, num(box.helper[helper].station), 0, 0)
