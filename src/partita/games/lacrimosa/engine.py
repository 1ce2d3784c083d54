"""The compiled rules of Lacrimosa: the kernels by the names that doors know, and the doors (``partita.core.doors``)."""

import sys
from typing import Any

from partita.games.lacrimosa import actions
from partita.games.lacrimosa.flow import begin_round, do, list_legal
from partita.games.lacrimosa.invariants import broken
from partita.games.lacrimosa.layout import BOX, MAX_SEATS, STATE
from partita.games.lacrimosa.scoring import points, score, winners
from partita.games.lacrimosa.setup import set_up
from partita.games.lacrimosa.value import SLIPS
from partita.games.lacrimosa.value import value as worth
from partita.games.lacrimosa.view import blot, fill_in
from partita.games.lacrimosa.why import explain
from partita.kernel.jit import bind, kernel

__all__ = [
    "ACTIONS", "BOX", "MAX_LEGAL", "MAX_SEATS", "SLIPS", "STATE", "blot", "broken", "do", "explain", "fill_in",
    "list_legal", "points", "score", "start", "winners", "worth",
]  # fmt: skip

ACTIONS = actions.ACTIONS
MAX_LEGAL = 128  # 7 market cards, 47 Opuses to perform and 47 to sell, 11 places, 5 movements, a skip, the turn's end


@kernel
def start(g: Any, box: Any, seed: Any, setup: Any, log: Any) -> None:
    """A new match up to its first decision.  ``setup`` is int64[5]: players, solo_level, Constanze card, composers."""
    set_up(g, box, seed, setup, log)
    begin_round(g, log)


doors = bind("partita.core.doors", "lacrimosa", sys.modules[__name__])
new, legal, step, advance, advance_many = doors.new, doors.legal, doors.step, doors.advance, doors.advance_many
narrate, why, to_move, is_over, scores = doors.narrate, doors.why, doors.to_move, doors.is_over, doors.scores
returns, view, resample, check, value = doors.returns, doors.view, doors.resample, doors.check, doors.value
parts = doors.parts
