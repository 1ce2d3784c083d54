"""Whole matches of random moves inside a kernel: for measuring, and for finding out how a box behaves.

This file is bound to each game (see jit.py).
"""

from typing import Any

from partita.kernel.jit import borrow, bound, kernel, long_door, num
from partita.kernel.rng import guess, think

rules = bound()

DECISIONS, FORCED = 0, 1  # places in the counts


@kernel
def play(games: Any, i: int, box: Any, thinker: Any, out: Any, points: Any, counts: Any) -> None:
    """Play match ``i`` to its end, each legal move as likely as the others, and count the points.

    ``thinker`` is uint64[2], ``out`` int16[MAX_LEGAL], ``points`` int64[MAX_SEATS]; ``counts``, int64[2], goes up by
    the decisions (at least two legal moves) and the forced moves.
    """
    length = rules.legal(games, i, box, out)
    while length > 0:
        choice = 0
        if length > 1:
            choice = guess(thinker, length)
            counts[DECISIONS] += 1
        else:
            counts[FORCED] += 1
        length = rules.advance(games, i, box, num(out[choice]), out)
    rules.scores(games, i, box, points)


@long_door
def play_many(
    games: Any, box: Any, setup: Any, seed: Any, thinker: Any, times: int, log: Any, out: Any, points: Any, counts: Any
) -> int:
    """Set up and play ``times`` matches in ``games[0]``; return the sum of all points, so that none goes uncounted.

    Each seed is drawn from the thinker into ``seed``, uint64[2]; ``log`` is one that notes nothing; the rest as for
    ``play``.
    """
    games, box, setup, seed, thinker = borrow(games), borrow(box), borrow(setup), borrow(seed), borrow(thinker)
    log, out, points, counts = borrow(log), borrow(out), borrow(points), borrow(counts)
    total = 0
    for _ in range(times):
        seed[0] = think(thinker)
        seed[1] = think(thinker)
        rules.new(games, 0, box, seed, setup, log)
        play(games, 0, box, thinker, out, points, counts)
        for seat in range(points.size):
            total += points[seat]
    return total


@long_door
def copy_round(games: Any, times: int) -> None:
    """Copy one state to the next place, ``times`` times around the array; for measuring."""
    games = borrow(games)
    here = 0
    for _ in range(times):
        there = here + 1
        if there == games.size:
            there = 0
        games[there] = games[here]
        here = there
