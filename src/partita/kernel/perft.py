"""Perft: all states a few moves from here, counted and digested, to see at once whether the rules are what they were.

A count alone is a weak witness: a rule about points changes no count.  So the states at the end are digested too.

This file is bound to each game (see jit.py).
"""

from typing import Any

import numpy as np

from partita.kernel import digest
from partita.kernel.jit import borrow, bound, long_door, num

rules = bound()


@long_door
def perft(games: Any, raw: Any, box: Any, depth: int, out: Any, lengths: Any, places: Any, total: Any) -> int:
    """How many leaves there are ``depth`` moves from ``games[0]``; a state in which the match is over is a leaf too.

    ``games`` is STATE[depth + 1], ``raw`` the same memory as uint8[depth + 1, bytes of a STATE], ``out``
    int16[depth + 1, MAX_LEGAL], ``lengths`` and ``places`` int64[depth + 1], scratch.  The digests of all leaves'
    bytes, added up, go to ``total``, uint64[1].  Leaves reached in two ways count twice.
    """
    games, raw, box, out = borrow(games), borrow(raw), borrow(box), borrow(out)
    leaves = 0
    digests = np.uint64(0)
    level = 0
    lengths[0] = rules.legal(games, 0, box, out[0])
    places[0] = 0
    while level >= 0:
        if level == depth or lengths[level] == 0:
            leaves += 1
            digests = digest.add(digests, digest.of_bytes(raw[level]))
            level -= 1
        elif places[level] == lengths[level]:
            level -= 1
        else:
            action = num(out[level, places[level]])
            places[level] += 1
            games[level + 1] = games[level]
            level += 1
            lengths[level] = rules.advance(games, level, box, action, out[level])
            places[level] = 0
    total[0] = digests
    return leaves
