"""When the process looks for what nobody refers to any more but itself (Python's cyclic garbage collection).

By itself Python looks through all of its memory whenever that has grown by a quarter.  With 2,000 people connected this
stops the server for half a second, several times a minute while they come.  Nearly all that a match leaves behind goes
at once, without such a look; the rest, mostly of closed connections, can wait for minutes.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

_SECONDS = 300.0  # between looks through all of the memory
_YOUNG, _MIDDLE = 2_000, 20  # new objects until the youngest are looked through, and how often before the middle ones
_NEVER = 1_000_000_000


@contextmanager
def held() -> Iterator[None]:
    """Look through nothing while modules are loaded: all of it stays, and looking would take a sixth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def rarely() -> None:
    """Leave out for ever what has been loaded until now, and look through the rest only in ``sweep``."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def sweep() -> None:
    """Look through all of the memory now and then."""
    while True:
        await asyncio.sleep(_SECONDS)
        gc.collect()
