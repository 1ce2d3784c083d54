"""The compiled rules of Ovation: the kernels by the names that doors know, and the doors (``partita.core.doors``)."""

import sys
from typing import Any

from partita.games.ovation import actions
from partita.games.ovation.flow import begin, do, list_legal
from partita.games.ovation.invariants import broken
from partita.games.ovation.layout import BOX, MAX_SEATS, STATE, Phase
from partita.games.ovation.rules.maestro import progress
from partita.games.ovation.scoring import points, score, winners
from partita.games.ovation.setup import set_up
from partita.games.ovation.turn import first_seat
from partita.games.ovation.value import SLIPS
from partita.games.ovation.value import value as worth
from partita.games.ovation.view import blot, fill_in
from partita.games.ovation.why import explain
from partita.kernel.jit import bind, door, kernel

__all__ = [
    "ACTIONS", "BOX", "MAX_LEGAL", "MAX_SEATS", "SLIPS", "STATE", "blot", "broken", "do", "explain", "fill_in",
    "list_legal", "points", "score", "start", "winners", "worth",
]  # fmt: skip

ACTIONS = actions.ACTIONS
MAX_LEGAL = (
    96  # six ways to inspire, 21 cards, or 63 cards to activate; three exchanges, four rows, the end of the turn
)


@kernel
def start(g: Any, box: Any, seed: Any, setup: Any, log: Any) -> None:
    """A new match up to its first decision.  ``setup`` is int64[7]: players, magnum_opus, solo_level, composers."""
    set_up(g, box, seed, setup, log)
    if g.phase != Phase.KEEP:
        begin(g, box, first_seat(g), log)


@door
def task_progress(games: Any, i: int, box: Any, seat: int, card: int) -> int:
    """How far a seat is with the task of a Maestro card."""
    return progress(games[i], box[0], seat, card)


doors = bind("partita.core.doors", "ovation", sys.modules[__name__])
new, legal, step, advance, advance_many = doors.new, doors.legal, doors.step, doors.advance, doors.advance_many
narrate, why, to_move, is_over, scores = doors.narrate, doors.why, doors.to_move, doors.is_over, doors.scores
returns, view, resample, check, value = doors.returns, doors.view, doors.resample, doors.check, doors.value
parts = doors.parts
