"""Time: since 1970, and the time served, which runs only while a server does.

Players' clocks count time served, and so does who is at the line.  All processes share one row that says how long any
of them has run: each adds what has passed since the last beat of any.  Whoever starts while nobody else beats adds
nothing, so what passed while the server was down costs nobody anything; and a process that cannot reach the row lets
its clock stand after a while.
"""

import contextlib
import time

import sqlalchemy as sa

from partita.server.schema import service
from partita.server.store import Conflict, Store

BEAT_SECONDS = 2
_DOWN_MS = 5_000  # without a beat for so long, nobody was there, or nobody could play
_ALIVE_MS = 3_000  # whose last beat is younger is there
STEADY_MS = 86_400_000  # so long after the calendar was put forward it is believed
_PUT_FORWARD_MS = 3_600_000  # what is less does not matter where days are counted
_SLEPT_TOO: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # of Linux
_ROW = 1


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Calendar:
    """Whether the calendar goes on as time does: it may be put forward, by mistake or by months at once."""

    def __init__(self) -> None:
        self._ahead, self._steady_from = self._now_ahead(), _passed_ms() - STEADY_MS

    @staticmethod
    def _now_ahead() -> int:
        return now_ms() - _passed_ms()

    def steady(self) -> bool:
        """Whether it was not seen to be put forward for a day; asked now and then."""
        ahead = self._now_ahead()
        if ahead - self._ahead > _PUT_FORWARD_MS:
            self._steady_from = _passed_ms()
        self._ahead = ahead
        return _passed_ms() - self._steady_from >= STEADY_MS


def _passed_ms() -> int:
    """Milliseconds that have passed since some moment, those in which the machine slept among them where it tells."""
    if _SLEPT_TOO is None:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(_SLEPT_TOO) // 1_000_000


class ServedClock:
    """The time served, in milliseconds, as this process knows it."""

    def __init__(self) -> None:
        self._served = 0
        self._from = time.monotonic_ns()

    def served(self) -> int:
        """The time served until now."""
        return self._served + min((time.monotonic_ns() - self._from) // 1_000_000, _DOWN_MS)

    async def start(self, store: Store) -> None:
        """Begin to count where the others are, or where the last one stopped.  Raises Unavailable."""
        now = now_ms()
        with contextlib.suppress(Conflict):  # another process begins at the same moment
            async with store.writing() as connection:
                if await connection.scalar(sa.select(service.c.id).where(service.c.id == _ROW)) is None:
                    await connection.execute(sa.insert(service).values(id=_ROW, served=0, beat=now))
        async with store.writing() as connection:
            row = (await connection.execute(sa.select(service).where(service.c.id == _ROW))).one()
            if not 0 <= now - row.beat < _ALIVE_MS:
                await connection.execute(sa.update(service).where(service.c.id == _ROW).values(beat=now))
        self._served, self._from = row.served, time.monotonic_ns()

    async def beat(self, store: Store) -> None:
        """Count the time since the last beat, for all processes.  Raises Unavailable."""
        now = now_ms()
        passed = now - service.c.beat
        # A beat in the future is of a machine whose clock is a little ahead, and then it counts for all; or ours has
        # been set back.
        due = sa.or_(service.c.beat <= now, service.c.beat > now + _DOWN_MS)
        async with store.writing() as connection:
            await connection.execute(
                sa.update(service)
                .where(service.c.id == _ROW, due)
                .values(
                    served=service.c.served + sa.case((sa.and_(passed >= 0, passed < _DOWN_MS), passed), else_=0),
                    beat=now,
                )
            )
            served = await connection.scalar(sa.select(service.c.served).where(service.c.id == _ROW))
        # Never back: another process may be a little behind.
        self._served, self._from = max(served or 0, self.served()), time.monotonic_ns()
