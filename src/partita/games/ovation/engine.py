"""The doors of Ovation's rules: what is called from Python (see ``partita.core.game.Kernels``).

Each door takes an array of states and an index; inside, one state is ``g`` and the box is ``b``.
"""

from typing import Any

from partita.core.log import SILENT
from partita.games.ovation import actions
from partita.games.ovation.flow import begin, do, list_legal
from partita.games.ovation.invariants import broken
from partita.games.ovation.layout import BOX, MAX_SEATS, STATE, Phase
from partita.games.ovation.rules.maestro import progress
from partita.games.ovation.scoring import points, score, winners
from partita.games.ovation.setup import set_up
from partita.games.ovation.turn import first_seat
from partita.games.ovation.value import value as value_of
from partita.games.ovation.view import blot, fill_in
from partita.games.ovation.why import explain
from partita.kernel.bits import count, has
from partita.kernel.jit import borrow, door, long_door, num, pointer

__all__ = ["ACTIONS", "BOX", "MAX_LEGAL", "MAX_SEATS", "STATE"]

ACTIONS = actions.ACTIONS
MAX_LEGAL = (
    96  # six ways to inspire, 21 cards, or 63 cards to activate; three exchanges, four rows, the end of the turn
)


@door
def new(games: Any, i: int, box: Any, seed: Any, setup: Any, log: Any) -> None:
    """Set up match ``i``; see ``Kernels.new``.  ``setup`` is int64[7]: players, magnum_opus, solo_level, composers."""
    g = games[i]
    b = box[0]
    set_up(g, b, borrow(seed), borrow(setup), log[0])
    if g.phase != Phase.KEEP:
        begin(g, b, first_seat(g), log[0])


@door
def legal(games: Any, i: int, box: Any, out: Any) -> int:
    """List the legal actions, ascending; return how many."""
    return list_legal(games[i], box[0], pointer(out))


@door
def step(games: Any, i: int, box: Any, action: int) -> None:
    """Do a legal action."""
    do(games[i], box[0], action, SILENT[0])


@door
def narrate(games: Any, i: int, box: Any, action: int, log: Any) -> None:
    """Do a legal action and note what happens."""
    do(games[i], box[0], action, log[0])


@door
def advance(games: Any, i: int, box: Any, action: int, out: Any) -> int:
    """Do a legal action and list what is legal next; return how many."""
    g = games[i]
    b = box[0]
    do(g, b, action, SILENT[0])
    return list_legal(g, b, pointer(out))


@long_door
def advance_many(games: Any, box: Any, chosen: Any, out: Any, counts: Any) -> None:
    """``advance`` for every match with its entry of ``chosen``; matches that are over are left alone and count 0."""
    b = box[0]
    for i in range(games.size):
        g = games[i]
        if g.phase == Phase.OVER:
            counts[i] = 0
        else:
            do(g, b, num(chosen[i]), SILENT[0])
            counts[i] = list_legal(g, b, pointer(out[i]))


@door
def why(games: Any, i: int, box: Any, action: int, out: Any) -> int:
    """The refusal of an action, 0 if it is legal; ``out`` is int64[3]: have, need, argument, -1 where there is none."""
    return explain(games[i], box[0], action, out)


@door
def to_move(games: Any, i: int) -> int:
    """The seat that decides, or -1 when the match is over."""
    return num(games[i].decider)


@door
def is_over(games: Any, i: int) -> bool:
    """Whether the match is over."""
    return games[i].phase == Phase.OVER


@door
def scores(games: Any, i: int, box: Any, out: Any) -> None:
    """Legacy Points as they stand: ``out`` is int64[MAX_SEATS]."""
    for seat in range(MAX_SEATS):
        out[seat] = score(games[i], box[0], seat) if seat < games[i].seats else 0


@door
def returns(games: Any, i: int, box: Any, out: Any) -> None:
    """Shares of the win by the points as they stand: ``out`` is float64[MAX_SEATS]."""
    best = winners(games[i], box[0])
    for seat in range(MAX_SEATS):
        out[seat] = 1.0 / count(best) if has(best, seat) else 0.0


@door
def view(games: Any, i: int, seat: int, views: Any, j: int) -> None:
    """Write to ``views[j]`` what a seat may know; seat -1 is a spectator."""
    views[j] = games[i]
    blot(views[j], seat)


@door
def resample(views: Any, j: int, box: Any, thinker: Any) -> None:
    """Turn a view into a state that fits it, in place."""
    fill_in(views[j], box[0], thinker)


@door
def check(games: Any, i: int, box: Any) -> int:
    """The set of broken invariants (``invariants.Broken``), 0 when all hold."""
    return broken(games[i], box[0])


@door
def value(views: Any, j: int, box: Any, seat: int) -> int:
    """How good a view looks to a seat, in hundredths of a Legacy Point."""
    return value_of(views[j], box[0], seat)


@door
def parts(games: Any, i: int, box: Any, seat: int, out: Any) -> None:
    """The points of a seat by ``scoring.Source``: ``out`` is int64[SOURCES]."""
    for source in range(out.size):
        out[source] = points(games[i], box[0], seat, source)


@door
def task_progress(games: Any, i: int, box: Any, seat: int, card: int) -> int:
    """How far a seat is with the task of a Maestro card."""
    return progress(games[i], box[0], seat, card)
