"""Time: since 1970, and the time served, which runs only while a server does.

Players' clocks count time served.  All processes share one row that says how long any of them has run: each adds what
has passed since the last beat of any, unless that is so long ago that all must have been down.
"""

import time

import sqlalchemy as sa

from partita.server.schema import service
from partita.server.store import Store

BEAT_SECONDS = 5
_DOWN_MS = 15_000  # without a beat for so long, nobody was there
_ROW = 1


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class ServedClock:
    """The time served, in milliseconds, as this process knows it."""

    def __init__(self) -> None:
        self._served = 0
        self._from = time.monotonic_ns()

    def served(self) -> int:
        """The time served until now."""
        return self._served + (time.monotonic_ns() - self._from) // 1_000_000

    async def beat(self, store: Store) -> None:
        """Count the time since the last beat, for all processes.  Raises Unavailable."""
        now = now_ms()
        passed = sa.case((now - service.c.beat < _DOWN_MS, now - service.c.beat), else_=0)
        async with store.writing() as connection:
            row = (
                await connection.execute(
                    sa.update(service)
                    .where(service.c.id == _ROW, service.c.beat <= now)
                    .values(served=service.c.served + passed, beat=now)
                    .returning(service.c.served)
                )
            ).first()
            if row is None:
                found = await connection.scalar(sa.select(service.c.served).where(service.c.id == _ROW))
                if found is None:
                    await connection.execute(sa.insert(service).values(id=_ROW, served=0, beat=now))
                served = found or 0
            else:
                served = row.served
        # Never back: another process may be a little behind.
        self._served, self._from = max(served, self.served()), time.monotonic_ns()
