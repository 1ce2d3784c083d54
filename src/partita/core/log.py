"""Noting down what happens, inside kernels.

A log is LOG[1], a record, so that passing it on costs no more than a pointer.  A row holds: kind, seat, the set of
seats that may see it (0: everybody), and four numbers.  A log that is not ``on`` notes nothing: so playouts run.
"""

from typing import Any

import numpy as np

from partita.kernel.jit import kernel, num

ARGS = 4
WIDTH = 3 + ARGS
ROWS = 1000  # far more than one move can cause: the longest chains are some hundred

LOG = np.dtype(
    (np.record, np.dtype([("on", "i1"), ("rows", "i4"), ("row", "i2", (ROWS, WIDTH))]))  # `rows`: how many are noted
)
SILENT = np.zeros(1, LOG)  # what kernels pass on that have no log: constant, for it is not on


def new_log() -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    """A log with room for one move's events."""
    log = np.zeros(1, LOG)
    log["on"] = 1
    return log


def no_log() -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    """A log that notes nothing."""
    return np.zeros(1, LOG)


@kernel
def note(log: Any, kind: int, seat: int, seen: int, a: int, b: int, c: int, d: int) -> None:
    """Note one row.  ``seen`` is a set of seats, 0 for everybody."""
    if log.on != 0:  # so short that it is inlined, and costs playouts next to nothing
        _write(log, kind, seat, seen, a, b, c, d)


@kernel
def _write(log: Any, kind: int, seat: int, seen: int, a: int, b: int, c: int, d: int) -> None:
    if log.rows == ROWS:
        raise IndexError("one move causes more events than a log has room for")
    row = num(log.rows)
    log.row[row, 0] = kind
    log.row[row, 1] = seat
    log.row[row, 2] = seen
    log.row[row, 3] = a
    log.row[row, 4] = b
    log.row[row, 5] = c
    log.row[row, 6] = d
    log.rows = row + 1
