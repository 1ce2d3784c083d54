"""Noting down what happens, inside kernels.

A log is int16[n].  Entry 0 counts the rows noted since it was set to 0; row r stands at 1 + r * WIDTH and holds: kind,
seat, the set of seats that may see it (0: everybody), and five numbers.  A log of length 0 notes nothing: that is how
playouts run.  The first row that finds no room is counted all the same, so that the reader can tell.
"""

from typing import Any

import numpy as np

from partita.kernel.jit import kernel, num

ARGS = 5
WIDTH = 3 + ARGS
ROWS = 500  # far more than one move can cause


def new_log() -> "np.ndarray[tuple[int], np.dtype[np.int16]]":
    """A log with room for one move's events."""
    return np.zeros(1 + ROWS * WIDTH, np.int16)


@kernel
def note(log: Any, kind: int, seat: int, seen: int, a: int, b: int, c: int, d: int) -> None:
    """Note one row.  ``seen`` is a set of seats, 0 for everybody."""
    if log.size > 0:  # so short that it is inlined, and costs playouts next to nothing
        _write(log, kind, seat, seen, a, b, c, d)


@kernel
def _write(log: Any, kind: int, seat: int, seen: int, a: int, b: int, c: int, d: int) -> None:
    start = 1 + num(log[0]) * WIDTH
    if start > log.size:
        return  # full, and counted so
    log[0] += 1
    if start + WIDTH > log.size:
        return
    log[start] = kind
    log[start + 1] = seat
    log[start + 2] = seen
    log[start + 3] = a
    log[start + 4] = b
    log[start + 5] = c
    log[start + 6] = d
