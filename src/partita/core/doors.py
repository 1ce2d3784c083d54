"""The doors of a game's compiled rules: what is called from Python (see ``partita.core.game.Kernels``).

This file is bound to each game (see ``partita.kernel.jit``): ``rules`` is the game's ``engine``, which names the
kernels behind the doors.  Each door takes an array of states and an index; one state is ``g`` and the box is ``b``.
"""

from typing import Any

from partita.core.log import SILENT
from partita.kernel.bits import count, has
from partita.kernel.jit import borrow, bound, door, long_door, num, pointer

rules = bound()

NOBODY = -1  # decides when a match is over


@door
def new(games: Any, i: int, box: Any, seed: Any, setup: Any, log: Any) -> None:
    """Set up match ``i``: seed is uint64[2], setup int64[n] as the game's ``setup`` makes it."""
    rules.start(games[i], box[0], borrow(seed), borrow(setup), log[0])


@door
def legal(games: Any, i: int, box: Any, out: Any) -> int:
    """List the legal actions, ascending; return how many."""
    return rules.list_legal(games[i], box[0], pointer(out))


@door
def step(games: Any, i: int, box: Any, action: int) -> None:
    """Do a legal action."""
    rules.do(games[i], box[0], action, SILENT[0])


@door
def narrate(games: Any, i: int, box: Any, action: int, log: Any) -> None:
    """Do a legal action and note what happens."""
    rules.do(games[i], box[0], action, log[0])


@door
def advance(games: Any, i: int, box: Any, action: int, out: Any) -> int:
    """Do a legal action and list what is legal next; return how many."""
    g = games[i]
    b = box[0]
    rules.do(g, b, action, SILENT[0])
    return rules.list_legal(g, b, pointer(out))


@long_door
def advance_many(games: Any, box: Any, chosen: Any, out: Any, counts: Any) -> None:
    """``advance`` for every match with its entry of ``chosen``; matches that are over are left alone and count 0."""
    b = box[0]
    for i in range(games.size):
        g = games[i]
        if g.decider == NOBODY:
            counts[i] = 0
        else:
            rules.do(g, b, num(chosen[i]), SILENT[0])
            counts[i] = rules.list_legal(g, b, pointer(out[i]))


@door
def why(games: Any, i: int, box: Any, action: int, out: Any) -> int:
    """The refusal of an action, 0 if it is legal; ``out`` is int64[3]: have, need, argument, -1 where there is none."""
    return rules.explain(games[i], box[0], action, out)


@door
def to_move(games: Any, i: int) -> int:
    """The seat that decides, or -1 when the match is over."""
    return num(games[i].decider)


@door
def is_over(games: Any, i: int) -> bool:
    """Whether the match is over."""
    return games[i].decider == NOBODY


@door
def scores(games: Any, i: int, box: Any, out: Any) -> None:
    """The points of each seat as they stand: ``out`` is int64[MAX_SEATS]."""
    for seat in range(rules.MAX_SEATS):
        out[seat] = rules.score(games[i], box[0], seat) if seat < games[i].seats else 0


@door
def returns(games: Any, i: int, box: Any, out: Any) -> None:
    """Shares of the win by the points as they stand: ``out`` is float64[MAX_SEATS]."""
    best = rules.winners(games[i], box[0])
    for seat in range(rules.MAX_SEATS):
        out[seat] = 1.0 / count(best) if has(best, seat) else 0.0


@door
def view(games: Any, i: int, seat: int, views: Any, j: int) -> None:
    """Write to ``views[j]`` what a seat may know; seat -1 is a spectator."""
    views[j] = games[i]
    rules.blot(views[j], seat)


@door
def resample(views: Any, j: int, box: Any, thinker: Any) -> None:
    """Turn a view into a state that fits it, in place."""
    rules.fill_in(views[j], box[0], thinker)


@door
def check(games: Any, i: int, box: Any) -> int:
    """The set of broken invariants 0 when all hold."""
    return rules.broken(games[i], box[0])


@door
def value(views: Any, j: int, box: Any, seat: int) -> int:
    """How good a view looks to a seat, in hundredths of a point."""
    return rules.worth(views[j], box[0], seat)


@door
def parts(games: Any, i: int, box: Any, seat: int, out: Any) -> None:
    """The points of a seat by source, in the order of the game's own: ``out`` is int64, a place for each."""
    for source in range(out.size):
        out[source] = rules.points(games[i], box[0], seat, source)
