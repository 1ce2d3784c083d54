"""What has to be looked after: clocks that run out, bots that nobody asks any more, news that got lost, old matches.

The rules by which things expire (``docs/host-a-table.md`` states them too):

- a match that has not begun is deleted 7 days after somebody last sat down or got up, or after it was opened;
- a match without clocks in which nothing happened for 60 days is closed as abandoned;
- a match that is over is deleted when no seat belongs to anybody any more, a year after its end;
- a guest who was not seen for 180 days, without recovery code, token or seat in a match that is not over, is deleted.
Days are those of the calendar.  When it is put forward while a server runs, nothing expires there for a day: whoever
keeps the server may put it right.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa
import structlog

from partita.server.chat import Chat
from partita.server.clock import BEAT_SECONDS, Calendar, now_ms
from partita.server.ending import ended
from partita.server.hall import Hall
from partita.server.metrics import Metrics
from partita.server.news import PEOPLE
from partita.server.refusals import Refusal
from partita.server.schema import identities, matches, seats, tokens
from partita.server.store import Unavailable
from partita.server.table import Plan, Table

_DAY_MS = 86_400_000
NEVER_BEGUN_MS = 7 * _DAY_MS
ABANDONED_MS = 60 * _DAY_MS
OVER_MS = 365 * _DAY_MS
GUEST_MS = 180 * _DAY_MS
_CLOCK_SECONDS = 1.0
_LOOK_SECONDS = 3.0
_BOT_SECONDS = 5.0
_BOT_LATE_MS = 10_000  # so long a bot's move may take before another process takes it over
_STILL_SECONDS = 30.0
_PRESENCE_SECONDS = 1.0
_EXPIRE_SECONDS = 3_600.0
_FIRST_EXPIRE_SECONDS = 60.0  # after the start: many a server runs for an evening only
_MOST_AT_ONCE = 500
_PORTION = 100  # rows deleted in one transaction, a few hundredths of a second's work: moves wait meanwhile

_HEADS = sa.select(matches.c.id, matches.c.version, matches.c.rematch, matches.c.said)

log = structlog.get_logger("partita.keeper")


class Keeper:
    """The errands of one process, each in its own rhythm."""

    def __init__(self, hall: Hall, chat: Chat, metrics: Metrics) -> None:
        self._hall, self._chat, self._metrics = hall, chat, metrics
        self._tasks: list[asyncio.Task[None]] = []
        self._lines: dict[str, int] = {}  # of the matches that somebody follows: the last line of chat looked for
        self._connections = self._looked_after = 0  # of the channel: how many there were, and are made up for
        self._calendar = Calendar()
        hall.news.connected = self._connected

    async def start(self) -> None:
        """Begin, and wake the bots that a restart has interrupted.  Raises Unavailable."""
        await self._hall.clock.start(self._hall.store)
        await self._wake_bots(late_ms=0)
        for seconds, errand in (
            (BEAT_SECONDS, self._beat),
            (_CLOCK_SECONDS, self._clocks),
            (_LOOK_SECONDS, self._look),
            (_BOT_SECONDS, self._wake_bots),
            (_STILL_SECONDS, self._still_there),
            (_PRESENCE_SECONDS, self.presence),
        ):
            self._begin(_every(seconds, errand, seconds), errand.__name__)
        self._begin(_every(_EXPIRE_SECONDS, self.expire, _FIRST_EXPIRE_SECONDS), self.expire.__name__)

    def _begin(self, errand: Coroutine[Any, Any, None], name: str) -> None:
        self._tasks.append(asyncio.create_task(errand, name=name))

    async def stop(self) -> None:
        """Stop, and say that nobody is at the line any more."""
        await ended(self._tasks)
        with contextlib.suppress(Unavailable):
            await self.presence()
            await self._beat()

    async def _beat(self) -> None:
        await self._hall.clock.beat(self._hall.store)

    async def _clocks(self) -> None:
        """Give the seats whose clocks have run out to bots."""
        async with self._hall.store.reading() as connection:
            found = await connection.scalars(
                sa.select(matches.c.id)
                .where(matches.c.deadline <= self._hall.clock.served(), matches.c.status == "running")
                .limit(_MOST_AT_ONCE)
            )
            late = list(found)
        for match in late:
            await _minded(match, self._hall.act(match, self._out_of_time))

    def _out_of_time(self, table: Table) -> Plan | None:
        deadline, seat = table.deadline, table.to_move
        if seat is None or deadline is None or deadline > self._hall.clock.served():
            return None
        return table.give(seat, "clock")

    async def _look(self) -> None:
        """Look whether other processes have written to matches that somebody follows here.

        Where there are other processes, also to those that nobody follows: whoever asks now and then is told of the
        newest even when news got lost.  After the channel was down nothing that is known of people is relied on.
        """
        hall, connections = self._hall, self._connections
        lost = connections != self._looked_after
        followed = [match for match, room in hall.rooms.items() if room.listeners]
        self._metrics.rooms.set(len(hall.rooms))
        self._lines = {match: self._lines.get(match, 0) for match in followed}
        for match in [match for match in followed if hall.room(match).table is None]:
            await _minded(match, hall.table(match))
        known = followed if hall.news.alone else list(hall.rooms)
        for first in range(0, len(known), _MOST_AT_ONCE):
            async with hall.store.reading() as connection:
                heads = list(
                    await connection.execute(_HEADS.where(matches.c.id.in_(known[first : first + _MOST_AT_ONCE])))
                )
            for match, version, rematch, line in heads:
                await _minded(match, self._compare(match, version, rematch, line, lost))
        self._looked_after = connections

    async def _compare(self, match: str, version: int, rematch: str | None, line: int, lost: bool) -> None:
        """Catch up with a match if others have written to it, or have said something; ``lost``: or may have."""
        hall, room = self._hall, self._hall.rooms.get(match)
        if room is None or room.table is None:
            return
        people = not hall.news.alone and (lost or rematch != room.rematch or line > self._lines.get(match, line))
        if people and not room.listeners:
            hall.hear(match, PEOPLE)
        elif people or room.table.version < version:
            await hall.catch_up(room, people=True)
        if match in self._lines and room.table is not None:  # None: the store was out of reach, and it is read again
            self._lines[match] = line

    def _connected(self) -> None:
        """The channel is there, perhaps again: from here on news comes, and what was before may be lost."""
        self._connections += 1

    async def _wake_bots(self, late_ms: int = _BOT_LATE_MS) -> None:
        """Ask the bots that decide and have not for a while."""
        async with self._hall.store.reading() as connection:
            found = await connection.scalars(
                sa.select(matches.c.id)
                .where(
                    matches.c.status == "running",
                    matches.c.awaits == "server",
                    matches.c.touched <= now_ms() - late_ms,
                )
                .order_by(matches.c.touched)
                .limit(_MOST_AT_ONCE)
            )
            late = list(found)
        for match in late:
            self._hall.ask_bot(match)

    async def _still_there(self) -> None:
        """Note who is still at the line, here and in other processes."""
        for room in self._hall.rooms.values():
            for identity in {listener.identity for listener in room.listeners}:
                if identity:
                    self._hall.seen(room, identity)
        if not self._hall.news.alone:
            await self._there_elsewhere([match for match, room in self._hall.rooms.items() if room.listeners])

    async def _there_elsewhere(self, followed: Sequence[str]) -> None:
        """Take in who is at the line in other processes."""
        for first in range(0, len(followed), _MOST_AT_ONCE):
            chosen = seats.c.match.in_(followed[first : first + _MOST_AT_ONCE])
            async with self._hall.store.reading() as connection:
                rows = list(
                    await connection.execute(
                        sa.select(seats.c.match, seats.c.identity, seats.c.until).where(
                            chosen, seats.c.identity.is_not(None), seats.c.until.is_not(None)
                        )
                    )
                )
            for match, identity, until in rows:
                room = self._hall.rooms.get(match)
                if room is not None:
                    self._hall.seen_elsewhere(room, identity, until)

    async def presence(self) -> None:
        """Write down who came, stayed and went, and tell the other processes of who came and went."""
        hall = self._hall
        there, hall.presence = hall.presence, {}
        changed, hall.came_or_went = hall.came_or_went, set()
        await self._chat.be_there([{"m": match, "i": who, "u": until} for (match, who), until in there.items()])
        for match in changed:
            hall.news.publish(match, PEOPLE)

    async def expire(self) -> None:
        """Delete and close what has grown old, by the rules at the top of this file."""
        if not self._calendar.steady():
            log.warning("calendar-put-forward", now=now_ms())
            return
        now = now_ms()
        owned = sa.exists().where(seats.c.match == matches.c.id, seats.c.identity.is_not(None))
        playing = (
            sa.exists()
            .where(seats.c.identity == identities.c.id, seats.c.match == matches.c.id)
            .where(matches.c.status != "over")
        )
        counts = {
            "abandoned": await self._close_abandoned(now - ABANDONED_MS),
            "never_begun": await self._delete(
                matches, matches.c.status == "waiting", matches.c.touched < now - NEVER_BEGUN_MS
            ),
            "over": await self._delete(matches, matches.c.status == "over", matches.c.touched < now - OVER_MS, ~owned),
            "guests": await self._delete(
                identities,
                identities.c.seen < now - GUEST_MS,
                identities.c.recovery.is_(None),
                ~sa.exists().where(tokens.c.identity == identities.c.id),
                ~playing,
            ),
        }
        for match, room in list(self._hall.rooms.items()):
            if not room.listeners and not room.lock.locked():
                self._hall.rooms.pop(match, None)  # so that what was deleted is not remembered
        if any(counts.values()):
            log.info("expired", **counts)

    async def _close_abandoned(self, before: int) -> int:
        """Close the matches in which nothing happened since then; returns how many there were."""
        async with self._hall.store.reading() as connection:
            found = await connection.execute(
                sa.select(matches.c.id, matches.c.version)
                .where(
                    matches.c.status == "running",
                    matches.c.deadline.is_(None),
                    matches.c.awaits.is_not(None),  # null: it cannot be replayed, and stays as it is
                    matches.c.touched < before,
                )
                .limit(_MOST_AT_ONCE)
            )
            old = [(row.id, row.version) for row in found]
        for match, version in old:
            await _minded(match, self._hall.act(match, partial(_abandoned, version)))
        return len(old)

    async def _delete(self, table: sa.Table, *old: sa.ColumnElement[bool]) -> int:
        """Delete the rows for which all this holds, a portion at a time; returns how many there were."""
        count = 0
        while True:
            async with self._hall.store.reading() as connection:
                portion = list(await connection.scalars(sa.select(table.c.id).where(*old).limit(_PORTION)))
            if not portion:
                return count
            async with self._hall.store.writing() as connection:
                deleted = await connection.execute(sa.delete(table).where(table.c.id.in_(portion), *old))
            count += deleted.rowcount


def _abandoned(version: int, table: Table) -> Plan | None:
    """Close a match in which nothing has happened since a version, unless its clocks will end it."""
    idle = table.status == "running" and table.version == version and table.deed.clock is None
    return table.close("abandoned") if idle else None


async def _minded(match: str, errand: Awaitable[object]) -> None:
    """Do an errand for one match: what is wrong with it keeps no other waiting."""
    try:
        await errand
    except Refusal as refused:
        log.info("errand-refused", match=match, code=str(refused.code))
    except Exception:
        log.exception("errand-failed", match=match)


async def _every(seconds: float, errand: Callable[[], Awaitable[None]], first: float) -> None:
    """Do an errand again and again, at ``first`` after so many seconds; when the store is out of reach, next time."""
    await asyncio.sleep(first)
    while True:
        try:
            await errand()
        except Unavailable as gone:
            log.warning("store-unavailable", errand=errand.__name__, why=str(gone))
        except Refusal as refused:
            log.info("errand-refused", errand=errand.__name__, code=str(refused.code))
        except Exception:
            log.exception("errand-failed", errand=errand.__name__)
        await asyncio.sleep(seconds)
