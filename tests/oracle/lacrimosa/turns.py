"""From turn to turn, round to round (LA-3.1, LA-3.6)."""

from tests.oracle.lacrimosa.market import refill
from tests.oracle.lacrimosa.solo import soloist_turn
from tests.oracle.lacrimosa.table import HAND, ROUNDS, SCHIKANEDER, Table
from tests.oracle.lacrimosa.upkeep import upkeep


def begin_turn(t: Table, seat: int) -> None:
    """A turn begins; Schikaneder's is one card, and asks for no decision (LA-8)."""
    t.turn = seat
    if t.solo and seat == SCHIKANEDER:
        soloist_turn(t)
        refill(t)
        next_turn(t)
        return
    t.to_move, t.phase = seat, "experience"


def end_turn(t: Table) -> None:
    """Draw up to four; then the row is filled (LA-3.6)."""
    t.todo = set()
    seat = t.active
    while len(seat.hand) < HAND and seat.pile:
        seat.hand.add(seat.pile.pop(0))
    refill(t)
    next_turn(t)


def next_turn(t: Table) -> None:
    """The next seat to the left, or the next round, or upkeep after the fourth (LA-3.1, LA-6)."""
    following = (t.turn + 1) % len(t.seats)
    if following == t.first:
        if t.round % ROUNDS == 0:
            upkeep(t)
            if t.phase == "over":
                return
        t.round += 1
        following = t.first
    begin_turn(t, following)
