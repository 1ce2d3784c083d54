"""The contract of a game's doors, watched through whole matches of random moves, inside a kernel.

Each step of each match is looked at from many sides: what ``partita.core.game.Kernels`` promises, the invariants, what
views hide, what resampling gives back.  A million steps take seconds; the first fault stops everything, its match is
left as it was, and its number and the ply say where it can be found again.

This file is bound to each game (see jit.py).
"""

from enum import IntEnum
from typing import Any

import numpy as np

from partita.kernel import digest
from partita.kernel.jit import borrow, bound, kernel, long_door, num
from partita.kernel.rng import guess, mix

rules = bound()
look: Any = getattr(rules, "view", None)  # numba takes any call of an attribute named `view` for NumPy's

# Places in the array of states.
HERE, NEXT, VIEW, AGAIN, GUESS, GUESS_NEXT = 0, 1, 2, 3, 4, 5
PLACES = 6
# Places in the figures.
PLIES, DECISIONS, LOUD, REVEALING, LONGEST_LIST, LONGEST_LOG, LONGEST_MATCH = 0, 1, 2, 3, 4, 5, 6
FAULTY_MATCH, FAULTY_PLY, FAULTY_SEAT = 7, 8, 9
FIGURES = 10

SPECTATOR = -1
_GARBAGE = 0xA5
_WHY_EVERY = 16  # plies between states in which every action code is asked about
_SEED = 0x50617274697461  # "Partita": the seeds of these matches are no others'


class Fault(IntEnum):
    """What can be wrong."""

    NONE = 0
    SETUP_DEPENDS_ON_GARBAGE = 1  # set up over garbage is not as set up over zeros
    LIST_TOO_LONG = 2  # the legal list does not fit in MAX_LEGAL
    LIST_OUT_OF_ORDER = 3  # it is not ascending, or a move is listed twice
    LIST_UNKNOWN_CODE = 4  # it has a code that is no action's
    LIST_EMPTY = 5  # empty before the end, or not empty at the end
    NOBODY_DECIDES = 6  # no seat decides before the end, or one does at the end
    INVARIANT = 7  # check() is not 0
    LEGAL_OF_VIEW = 8  # the seat to move sees another legal list in its view
    ADVANCE = 9  # advance is not step, then legal
    NARRATE = 10  # narrate is not step
    VIEW_OF_VIEW = 11  # a view of a view is not that view
    SPECTATOR_KNOWS_MORE = 12  # a spectator's view of a seat's view is not the spectator's view
    NOTHING_HIDDEN = 13  # a state resampled from a view is the very state
    GUESS_DOES_NOT_FIT = 14  # the view of a resampled state is another
    GUESS_INVARIANT = 15  # check() of a resampled state is not 0
    GUESS_LEGAL = 16  # the legal list of a resampled state is another
    QUIET_MOVE_REVEALS = 17  # reads did not grow, and yet what the seat sees next depends on hidden things
    READS = 18  # reads went down
    WHY = 19  # why is 0 for a move that is not listed, or not 0 for one that is
    RETURNS = 20  # shares of the win do not sum to 1, or one is negative


@kernel
def same(raw: Any, a: int, b: int) -> bool:
    """Whether two states are the same byte for byte."""
    for place in range(raw.shape[1]):
        if raw[a, place] != raw[b, place]:
            return False
    return True


@kernel
def same_list(a: Any, length_a: int, b: Any, length_b: int) -> bool:
    """Whether two legal lists are the same."""
    if length_a != length_b:
        return False
    for place in range(length_a):
        if a[place] != b[place]:
            return False
    return True


@kernel
def fault_of_start(games: Any, raw: Any, box: Any, setup: Any, seed: Any, silent: Any) -> int:
    """Set up a match in HERE, over whatever was there before."""
    for place in range(raw.shape[1]):
        raw[HERE, place] = _GARBAGE
        raw[NEXT, place] = 0
    rules.new(games, HERE, box, seed, setup, silent)
    rules.new(games, NEXT, box, seed, setup, silent)
    return Fault.NONE if same(raw, HERE, NEXT) else Fault.SETUP_DEPENDS_ON_GARBAGE


@kernel
def fault_of_list(games: Any, box: Any, out: Any, length: int) -> int:
    """The legal list by itself, who decides, and the invariants."""
    if length > out.size:
        return Fault.LIST_TOO_LONG
    for place in range(length):
        if place > 0 and out[place] <= out[place - 1]:
            return Fault.LIST_OUT_OF_ORDER
        if not 0 <= out[place] < rules.ACTIONS:
            return Fault.LIST_UNKNOWN_CODE
    if (length == 0) != rules.is_over(games, HERE):
        return Fault.LIST_EMPTY
    if (length == 0) != (rules.to_move(games, HERE) < 0):
        return Fault.NOBODY_DECIDES
    if rules.check(games, HERE, box) != 0:
        return Fault.INVARIANT
    return Fault.NONE


@kernel
def fault_of_view(games: Any, raw: Any, box: Any, seat: int, thinker: Any) -> int:
    """What a seat may know, and a state that fits it: they are left in VIEW and GUESS."""
    look(games, HERE, seat, games, VIEW)
    look(games, VIEW, seat, games, AGAIN)
    if not same(raw, VIEW, AGAIN):
        return Fault.VIEW_OF_VIEW
    look(games, HERE, SPECTATOR, games, AGAIN)
    look(games, VIEW, SPECTATOR, games, GUESS)
    if not same(raw, AGAIN, GUESS):
        return Fault.SPECTATOR_KNOWS_MORE
    games[GUESS] = games[VIEW]
    rules.resample(games, GUESS, box, thinker)
    if same(raw, HERE, GUESS):
        return Fault.NOTHING_HIDDEN
    if rules.check(games, GUESS, box) != 0:
        return Fault.GUESS_INVARIANT
    look(games, GUESS, seat, games, AGAIN)
    if not same(raw, VIEW, AGAIN):
        return Fault.GUESS_DOES_NOT_FIT
    return Fault.NONE


@kernel
def fault_of_legal(games: Any, box: Any, out: Any, length: int, other: Any) -> int:
    """The legal list of the view and of the guess of the seat to move."""
    if not same_list(out, length, other, rules.legal(games, VIEW, box, other)):
        return Fault.LEGAL_OF_VIEW
    if not same_list(out, length, other, rules.legal(games, GUESS, box, other)):
        return Fault.GUESS_LEGAL
    return Fault.NONE


@kernel
def fault_of_reasons(games: Any, box: Any, out: Any, length: int, numbers: Any) -> int:
    """``why`` of every action code."""
    place = 0
    for action in range(rules.ACTIONS):
        listed = place < length and out[place] == action
        if listed:
            place += 1
        if listed != (rules.why(games, HERE, box, action, numbers) == 0):
            return Fault.WHY
    return Fault.NONE


@kernel
def fault_of_move(
    games: Any, raw: Any, box: Any, seat: int, action: int, out: Any, other: Any, log: Any, figures: Any
) -> int:
    """Do a move in NEXT by all doors, and in the GUESS of the seat; ``out`` becomes what is legal next."""
    games[NEXT] = games[HERE]
    rules.step(games, NEXT, box, action)
    games[AGAIN] = games[HERE]
    log[0].rows = 0
    rules.narrate(games, AGAIN, box, action, log)
    if not same(raw, NEXT, AGAIN):
        return Fault.NARRATE
    figures[LONGEST_LOG] = max(figures[LONGEST_LOG], num(log[0].rows))
    games[AGAIN] = games[HERE]
    length = rules.advance(games, AGAIN, box, action, out)
    if not same(raw, NEXT, AGAIN) or not same_list(out, length, other, rules.legal(games, NEXT, box, other)):
        return Fault.ADVANCE
    games[GUESS_NEXT] = games[GUESS]
    rules.step(games, GUESS_NEXT, box, action)
    if rules.check(games, GUESS_NEXT, box) != 0:
        return Fault.GUESS_INVARIANT
    look(games, NEXT, seat, games, VIEW)
    look(games, GUESS_NEXT, seat, games, AGAIN)
    if games[NEXT].reads < games[HERE].reads:
        return Fault.READS
    if games[NEXT].reads == games[HERE].reads:
        if not same(raw, VIEW, AGAIN):
            return Fault.QUIET_MOVE_REVEALS
    else:
        figures[LOUD] += 1
        if not same(raw, VIEW, AGAIN):
            figures[REVEALING] += 1
    return Fault.NONE


@kernel
def fault_of_points(games: Any, box: Any, points: Any, shares: Any) -> int:
    """The shares of the win, by the points as they stand."""
    rules.scores(games, HERE, box, points)
    rules.returns(games, HERE, box, shares)
    total = 0.0
    for seat in range(shares.size):
        if shares[seat] < 0.0:
            return Fault.RETURNS
        total += shares[seat]
    return Fault.NONE if abs(total - 1.0) < 1e-9 else Fault.RETURNS


@kernel
def digest_of_step(raw: Any, out: Any, length: int, before: Any) -> Any:
    """The digest of all so far, of the state HERE and of what is legal in it."""
    value = digest.chain(before, digest.of_bytes(raw[HERE]))
    for place in range(length):
        value = digest.chain(value, np.uint64(out[place]))
    return value


@kernel
def fault_of_match(
    games: Any,
    raw: Any,
    box: Any,
    players: int,
    every: int,
    chooser: Any,
    thinker: Any,
    out: Any,
    other: Any,
    log: Any,
    points: Any,
    shares: Any,
    numbers: Any,
    figures: Any,
    told: Any,
) -> int:
    """Play the match in HERE to its end, every so many plies looked at from all sides.

    ``chooser`` and ``thinker`` are generators, of moves and of hidden things.  ``told``, uint64[1], gets the digest of
    all steps.
    """
    length = rules.legal(games, HERE, box, out)
    told[0] = np.uint64(0)
    ply = 0
    while True:
        figures[FAULTY_PLY] = ply
        seat = rules.to_move(games, HERE)
        figures[FAULTY_SEAT] = seat
        told[0] = digest_of_step(raw, out, length, told[0])
        fault = fault_of_list(games, box, out, length)
        if fault == Fault.NONE and (ply % _WHY_EVERY == 0 or length == 0):
            fault = fault_of_reasons(games, box, out, length, numbers)
            if fault == Fault.NONE:
                fault = fault_of_points(games, box, points, shares)
        looked = ply % every == 0
        if fault == Fault.NONE and looked:
            watcher = ply // every % (players + 1) - 1  # each seat in turn, and a spectator
            if watcher != seat:
                figures[FAULTY_SEAT] = watcher
                fault = fault_of_view(games, raw, box, watcher, thinker)
                figures[FAULTY_SEAT] = seat
        if fault != Fault.NONE or length == 0:
            figures[LONGEST_MATCH] = max(figures[LONGEST_MATCH], ply)
            return num(fault)
        action = num(out[guess(chooser, length)])
        figures[PLIES] += 1
        figures[DECISIONS] += num(length > 1)
        figures[LONGEST_LIST] = max(figures[LONGEST_LIST], length)
        if looked:
            fault = fault_of_view(games, raw, box, seat, thinker)
            if fault == Fault.NONE:
                fault = fault_of_legal(games, box, out, length, other)
            if fault == Fault.NONE:
                fault = fault_of_move(games, raw, box, seat, action, out, other, log, figures)
            if fault != Fault.NONE:
                return num(fault)
        else:
            games[NEXT] = games[HERE]
            rules.step(games, NEXT, box, action)
        length = rules.legal(games, NEXT, box, out)
        games[HERE] = games[NEXT]
        ply += 1


@long_door
def soak(
    games: Any,
    raw: Any,
    box: Any,
    setups: Any,
    players: Any,
    first: int,
    every: int,
    digests: Any,
    out: Any,
    other: Any,
    log: Any,
    silent: Any,
    points: Any,
    shares: Any,
    numbers: Any,
    figures: Any,
) -> int:
    """Play the matches numbered from ``first``, as many as ``digests`` has places; return the first Fault, or 0.

    ``games`` is STATE[PLACES], ``raw`` the same memory as uint8[PLACES, bytes of a STATE].  Match k is set up by row
    k modulo its length of ``setups``, int64[n, .]; ``players``, int64[n], says for how many.  Nothing in a match
    depends on the others.  Each step's invariants are checked, and ``every`` so many plies all else; the moves do not
    depend on that.  ``digests`` is uint64; ``out`` and ``other`` are int16[MAX_LEGAL]; ``log`` notes events and
    ``silent`` none (``partita.core.log``); ``points`` is int64 and ``shares`` float64[MAX_SEATS]; ``numbers`` int64[3];
    ``figures``, int64[FIGURES], counts on.
    """
    games, raw, box, setups, digests = borrow(games), borrow(raw), borrow(box), borrow(setups), borrow(digests)
    out, other, log, points, shares = borrow(out), borrow(other), borrow(log), borrow(points), borrow(shares)
    seed = np.empty(2, np.uint64)
    chooser = np.empty(2, np.uint64)
    thinker = np.empty(2, np.uint64)
    for k in range(digests.size):
        number = first + k
        variant = number % setups.shape[0]
        seed[0] = mix(np.uint64(number))
        seed[1] = np.uint64(_SEED)
        chooser[0] = mix(seed[0])
        chooser[1] = np.uint64(0)
        thinker[0] = mix(chooser[0])
        thinker[1] = np.uint64(0)
        figures[FAULTY_MATCH] = number
        figures[FAULTY_PLY] = 0
        fault = fault_of_start(games, raw, box, setups[variant], seed, silent)
        if fault == Fault.NONE:
            fault = fault_of_match(
                games, raw, box, num(players[variant]), every, chooser, thinker, out, other, log, points, shares,
                numbers, figures, digests[k : k + 1],
            )  # fmt: skip
        if fault != Fault.NONE:
            return num(fault)
    return 0
