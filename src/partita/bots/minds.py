"""How the bots think, inside kernels: random, greedy, greedy with slips, and playouts of greedy over resampled states.

A mind gets a view and the legal list, never a state: ``views[j]`` as ``rules.view`` makes it, ``moves`` int16 of which
the first ``count`` are legal.  It answers with an index into ``moves``.  ``work`` is STATE[WORK], scratch.

This file is bound to each game (see jit.py).

Sources: upper confidence bounds choose which move to try next (Auer, Cesa-Bianchi, Fischer, "Finite-time analysis of
the multiarmed bandit problem", 2002); states are drawn anew for each playout ("determinization", as in Cowling, Powley,
Whitehouse, "Information set Monte Carlo tree search", 2012), of which this is the flat form.
"""

import math
from typing import Any

import numpy as np

from partita.kernel.jit import borrow, bound, door, kernel, long_door, num
from partita.kernel.rng import guess

rules = bound()
look: Any = getattr(rules, "view", None)  # numba takes any call of an attribute named `view` for NumPy's

RANDOM, BEGINNER, GREEDY, ROLLOUT = 0, 1, 2, 3  # the minds, as the arena numbers them
TRIED, STATE_DRAWN, VIEWED = 0, 1, 2  # places in the scratch
WORK = 3
PER_CENT = 100
HORIZON = 24  # decisions a playout looks ahead before it asks for the value
EXPLORATION = 220.0  # hundredths of a point: how far apart playouts of one move typically are
WIN = 1500.0  # hundredths of a point that winning adds to the value at the end of a match


@door
def random_move(moves: Any, count: int, thinker: Any) -> int:
    """Any legal move, each as likely as the others."""
    return guess(thinker, count)


@door
def slips(thinker: Any) -> bool:
    """Whether a beginner takes any move this time: with the chance that the game gives, in hundredths."""
    return guess(thinker, PER_CENT) < rules.SLIPS


@kernel
def greedy(views: Any, j: int, box: Any, seat: int, moves: Any, count: int, thinker: Any, work: Any) -> int:
    """The move after which the view looks best to the seat; of equal ones, any."""
    if count == 1:
        return 0
    best = 0
    equal = 0
    best_value = 0
    for k in range(count):
        work[TRIED] = views[j]
        rules.step(work, TRIED, box, num(moves[k]))
        value = rules.value(work, TRIED, box, seat)
        if k == 0 or value > best_value:
            best, best_value, equal = k, value, 1
        elif value == best_value:
            equal += 1
            if guess(thinker, equal) == 0:
                best = k
    return best


@door
def greedy_move(views: Any, j: int, box: Any, moves: Any, count: int, thinker: Any, work: Any) -> int:
    """One step: see ``greedy``."""
    return greedy(
        borrow(views), j, borrow(box), rules.to_move(views, j), borrow(moves), count, borrow(thinker), borrow(work)
    )


@kernel
def playout(box: Any, seat: int, action: int, out: Any, thinker: Any, work: Any) -> float:
    """Do an action in the state drawn, let every seat play greedily for a while, and look at it as ``seat`` may."""
    count = rules.advance(work, STATE_DRAWN, box, action, out)
    depth = 0
    while count > 0 and depth < HORIZON:
        chosen = 0
        if count > 1:
            mover = rules.to_move(work, STATE_DRAWN)
            look(work, STATE_DRAWN, mover, work, VIEWED)
            chosen = greedy(work, VIEWED, box, mover, out, count, thinker, work)
            depth += 1
        count = rules.advance(work, STATE_DRAWN, box, num(out[chosen]), out)
    value = float(rules.value(work, STATE_DRAWN, box, seat))
    if count == 0:
        shares = np.empty(rules.MAX_SEATS, np.float64)
        rules.returns(work, STATE_DRAWN, box, shares)
        value += WIN * shares[seat]
    return value


@long_door
def explore(
    views: Any,
    j: int,
    box: Any,
    moves: Any,
    count: int,
    playouts: int,
    thinker: Any,
    work: Any,
    out: Any,
    sums: Any,
    visits: Any,
) -> None:
    """Spend playouts on the legal moves, most on those that promise most.

    ``sums`` float64[count] and ``visits`` int64[count] are added to, so that more playouts can follow; ``out`` is
    int16[MAX_LEGAL], scratch.
    """
    views, box, moves, thinker = borrow(views), borrow(box), borrow(moves), borrow(thinker)
    work, out, sums, visits = borrow(work), borrow(out), borrow(sums), borrow(visits)
    seat = rules.to_move(views, j)
    for _ in range(playouts):
        k = next_to_try(sums, visits, count)
        work[STATE_DRAWN] = views[j]
        rules.resample(work, STATE_DRAWN, box, thinker)
        sums[k] += playout(box, seat, num(moves[k]), out, thinker, work)
        visits[k] += 1


@kernel
def next_to_try(sums: Any, visits: Any, count: int) -> int:
    """The move with the highest upper confidence bound; each is tried once first."""
    total = 0
    for k in range(count):
        if visits[k] == 0:
            return k
        total += visits[k]
    best = 0
    best_bound = 0.0
    for k in range(count):
        bound_of_k = sums[k] / visits[k] + EXPLORATION * math.sqrt(2.0 * math.log(total) / visits[k])
        if k == 0 or bound_of_k > best_bound:
            best, best_bound = k, bound_of_k
    return best


@door
def most_tried(sums: Any, visits: Any, count: int) -> int:
    """The move to choose after exploring: the one tried most often, of equal ones the one that did better."""
    best = 0
    for k in range(1, count):
        better = visits[k] == visits[best] and visits[k] > 0 and sums[k] / visits[k] > sums[best] / visits[best]
        if visits[k] > visits[best] or better:
            best = k
    return best


@long_door
def play_match(
    games: Any,
    box: Any,
    minds: Any,
    budgets: Any,
    thinkers: Any,
    out: Any,
    work: Any,
    inner_out: Any,
    sums: Any,
    visits: Any,
    counts: Any,
) -> None:
    """Play the match ``games[0]`` to its end between bots; ``games[1]`` takes the views.

    ``minds`` and ``budgets`` (playouts) are int64[seats], ``thinkers`` uint64[seats, 2]; ``counts``, int64[2], goes up
    by the decisions (at least two legal moves) and the forced moves.
    """
    games, box, out, inner_out = borrow(games), borrow(box), borrow(out), borrow(inner_out)
    work, sums, visits, thinkers = borrow(work), borrow(sums), borrow(visits), borrow(thinkers)
    count = rules.legal(games, 0, box, out)
    while count > 0:
        chosen = 0
        if count > 1:
            counts[0] += 1
            seat = rules.to_move(games, 0)
            thinker = thinkers[seat]
            look(games, 0, seat, games, 1)
            if minds[seat] == RANDOM or (minds[seat] == BEGINNER and slips(thinker)):
                chosen = random_move(out, count, thinker)
            elif minds[seat] != ROLLOUT:
                chosen = greedy(games, 1, box, seat, out, count, thinker, work)
            else:
                sums[:] = 0.0
                visits[:] = 0
                explore(games, 1, box, out, count, num(budgets[seat]), thinker, work, inner_out, sums, visits)
                chosen = most_tried(sums, visits, count)
        else:
            counts[1] += 1
        count = rules.advance(games, 0, box, num(out[chosen]), out)
