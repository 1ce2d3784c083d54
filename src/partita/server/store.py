"""Where matches are kept: an append-only list of entries under the key (match, version).

Whoever appends waits until the entry is committed, and so on the disk.  All that is waiting is written in one
transaction ("group commit").  Two processes may append to one match at once: the key lets one of them win, the other
is told ``Conflict`` and looks again.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from partita.server import schema
from partita.server.deed import Damaged, Deed, Entry, Summary, deed_of

DATABASE_FILE = "partita.sqlite3"
MOST_AT_ONCE = 400  # appends in one transaction
PRESENT_MS = 75_000  # so long, while a server runs, a seat counts as present after its owner was last heard
_FAULTS = (ProgrammingError, DataError)  # of ours: to try again would not help
_GONE = (DBAPIError, PoolTimeout, OSError, TimeoutError)  # drivers have many names for a database out of reach
_CONNECT_SECONDS = 3
_COMMAND_SECONDS = 5
_BUSY_SECONDS = 5
_DURABLE = {"synchronous_commit": "on"}  # whatever the role or the database has been set to
_READERS = 4
STATEMENTS = "prepared_statement_cache_size"
SQLALCHEMYS = ("host", "port", STATEMENTS)  # the options in a URL of PostgreSQL's that are not the driver's


log = structlog.get_logger("partita.store")


class Conflict(Exception):
    """Another process has written this version of the match already."""


class Unavailable(Exception):
    """The store cannot be reached or written now; it is not known whether what was to be written is there."""


class Owner(NamedTuple):
    """Whose a seat is, what they are called, until when they count as being at the line, and whom it is kept for."""

    seat: int
    identity: str | None
    name: str
    until: int
    kept_for: str | None


class Kept(NamedTuple):
    """A match as it was read: its deed, its entries, the owners of its seats, its rematch, and what is cached of it."""

    deed: Deed
    entries: list[Entry]
    owners: list[Owner]
    rematch: str | None
    summary: Summary


class _Append(NamedTuple):
    match: str
    entries: Sequence[Entry]
    summary: Summary
    owners: Mapping[int, str | None]
    waiting: "asyncio.Future[None]"


class Store:
    """The store of one process.

    ``url`` is SQLAlchemy's, see ``settings.py``; ``seconds`` is told how long each commit took.
    """

    def __init__(self, url: str, seconds: Any = None) -> None:
        self.url = sa.make_url(url)
        self.is_file = self.url.get_backend_name() == "sqlite"
        # What readers are slow at keeps no move waiting: the entries are written over a connection of their own.
        self._writer = engine_of(url, 1)
        self.reader = engine_of(url, _READERS)
        self._turn = asyncio.Lock()  # of SQLite's one writer, for all that is no entry
        self._waiting: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._seconds = seconds
        self._damaged: set[str] = set()  # matches that are left out of lists, and are told of once

    def start(self) -> None:
        """Begin to write what is appended."""
        self._task = asyncio.create_task(self._write_on(), name="store")

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        task, self._task = self._task, None  # from now on nothing more is taken
        if task is not None:
            self._waiting.put_nowait(None)
            await task
        await self._writer.dispose()
        await self.reader.dispose()

    # Writing.

    async def append(
        self,
        match: str,
        entries: Sequence[Entry],
        summary: Summary,
        owners: Mapping[int, str | None] | None = None,
    ) -> None:
        """Write entries of a match, all or none; when this returns they are on the disk.

        ``owners`` are the identities that seats belong to from now on.  Raises Conflict and Unavailable.
        """
        if self._task is None:
            raise Unavailable("the store is closed")
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Append(match, entries, summary, owners or {}, waiting))
        await waiting

    async def _write_on(self) -> None:
        while True:
            first = await self._waiting.get()
            if first is None:
                return
            batch = [first]
            stopping = False
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                more = self._waiting.get_nowait()
                if more is None:
                    stopping = True
                    break
                batch.append(more)
            await self._write(batch)
            if stopping:
                return

    async def _write(self, batch: list[_Append]) -> None:
        """Write a batch; where one of it is in conflict, write each by itself."""
        begun = time.perf_counter()
        try:
            await self._commit(batch)
        except IntegrityError:
            if len(batch) == 1:
                _tell(batch, Conflict(batch[0].match))
                return
            for each in batch:
                await self._write([each])
            return
        except Exception as fault:  # noqa: BLE001 (whoever waits must hear of it, and the next batch be written)
            _tell(batch, _meant(fault))
            return
        if self._seconds is not None:
            self._seconds.observe(time.perf_counter() - begun)
        _tell(batch, None)

    async def _commit(self, batch: list[_Append]) -> None:
        batch = sorted(batch, key=lambda each: each.match)  # so that two processes never wait for each other
        async with self._writer.begin() as connection:
            rows = [{"match": each.match, **msgspec.structs.asdict(entry)} for each in batch for entry in each.entries]
            await connection.execute(sa.insert(schema.entries), rows)
            await connection.execute(_SUMMARISE, [_summary_row(each) for each in batch])
            owners = [
                {
                    "m": each.match,
                    "s": seat,
                    "owner": owner,
                    "until": each.entries[-1].served + PRESENT_MS if owner else 0,
                }
                for each in batch
                for seat, owner in each.owners.items()
            ]
            if owners:
                await connection.execute(_OWN, owners)

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for all that is no entry.  Raises Unavailable, and Conflict for what is there already."""
        try:
            async with self._beside() as connection:
                yield connection
        except IntegrityError as there:
            raise Conflict(_first_line(there)) from None
        except _GONE as gone:
            raise _meant(gone) from None

    @contextlib.asynccontextmanager
    async def _beside(self) -> AsyncIterator[AsyncConnection]:
        """A transaction beside the entries'.

        SQLite lets one write at a time: here one waits for the other, so that entries wait for one of them at most.
        """
        if not self.is_file:
            async with self.reader.begin() as connection:
                yield connection
            return
        async with asyncio.timeout(_COMMAND_SECONDS):
            await self._turn.acquire()
        try:
            async with self._writer.begin() as connection:
                yield connection
        finally:
            self._turn.release()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from.  Raises Unavailable."""
        try:
            async with self.reader.connect() as connection:
                yield connection
        except _GONE as gone:
            raise _meant(gone) from None

    async def open(self, deed: Deed, summary: Summary, kept_for: Sequence[str | None] = ()) -> None:
        """Write down a new match; ``kept_for``: the identities that its seats are kept for.

        Raises Unavailable, and Conflict when one of them is no more.
        """
        async with self.writing() as connection:
            await insert(connection, deed, summary, kept_for)

    # Reading.

    async def load(self, match: str) -> Kept | None:
        """A match by its id, None when there is none.  Raises Unavailable and Damaged."""
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(*HEAD).where(schema.matches.c.id == match))).first()
            if row is None:
                return None
            entries = await _entries(connection, match, 0)
            owners = await _owners(connection, [match])
        return _kept(row, entries, owners[match])

    async def heads(self, query: sa.Select[Any]) -> list[Kept]:
        """The matches of a query for HEAD, in its order, without their entries and without those that are damaged.

        Raises Unavailable.
        """
        async with self.reading() as connection:
            rows = list(await connection.execute(query))
            owners = await _owners(connection, [row.id for row in rows])
        found = []
        for row in rows:
            try:
                found.append(_kept(row, [], owners[row.id]))
            except Damaged as damaged:
                self._left_out(row.id, damaged)
        return found

    def _left_out(self, match: str, damaged: Damaged) -> None:
        if match not in self._damaged:
            self._damaged.add(match)
            log.error("match-damaged", match=match, why=str(damaged.why))

    async def entries(self, match: str, since: int) -> list[Entry]:
        """The entries of a match after a version.  Raises Unavailable."""
        async with self.reading() as connection:
            return await _entries(connection, match, since)

    async def owners(self, match: str) -> list[Owner]:
        """The owners of the seats that have one or are kept for somebody.  Raises Unavailable."""
        async with self.reading() as connection:
            return (await _owners(connection, [match]))[match]

    async def lay_aside(self, match: str) -> None:
        """Let nothing wait for a match any more: neither its bots nor its clocks.  Raises Unavailable."""
        async with self.writing() as connection:
            await connection.execute(
                sa.update(schema.matches).where(schema.matches.c.id == match).values(awaits=None, deadline=None)
            )

    async def summarise(self, match: str, summary: Summary) -> None:
        """Write down again what is cached of the fold, if the match still stands there.  Raises Unavailable."""
        version, _, awaits, deadline = summary
        table = schema.matches
        async with self.writing() as connection:
            await connection.execute(
                sa.update(table)
                .where(table.c.id == match, table.c.version == version)
                .values(awaits=awaits, deadline=deadline)
            )

    async def rematch(self, match: str) -> str | None:
        """The rematch of a match, if it has one.  Raises Unavailable."""
        async with self.reading() as connection:
            found: str | None = await connection.scalar(
                sa.select(schema.matches.c.rematch).where(schema.matches.c.id == match)
            )
            return found

    async def of_message(self, match: str, message: str, seat: int | None) -> list[Entry]:
        """The entries that a message made, by its id and seat.  Raises Unavailable."""
        table = schema.entries
        async with self.reading() as connection:
            rows = await connection.execute(
                sa.select(*ENTRY)
                .where(table.c.match == match, table.c.message == message, table.c.seat == seat)
                .order_by(table.c.version)
            )
            return [Entry(*row) for row in rows]


async def insert(
    connection: AsyncConnection, deed: Deed, summary: Summary, kept_for: Sequence[str | None] = ()
) -> None:
    """Write down a new match in a transaction, its seats kept for these identities."""
    await connection.execute(sa.insert(schema.matches), match_row(deed, summary))
    people = kept_for or [None] * deed.players
    rows = [{"match": deed.id, "seat": seat, "kept_for": person} for seat, person in enumerate(people)]
    await connection.execute(sa.insert(schema.seats), rows)


def engine_of(url: str, pool: int, patient: bool = False) -> AsyncEngine:
    """An engine for a URL of SQLAlchemy's, with all that durability asks for.  Its errors hold no secret of a match.

    ``patient``: a statement may take as long as it likes, as those do that change or read all of a large table.
    """
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        own, others = _split(parsed)
        return create_async_engine(
            parsed.set(query=own),
            pool_size=pool,
            max_overflow=pool,
            pool_pre_ping=True,
            pool_timeout=_COMMAND_SECONDS,
            hide_parameters=True,
            connect_args={
                "dsn": f"postgresql://?{urlencode(others, doseq=True)}" if others else None,
                "timeout": _CONNECT_SECONDS,
                "command_timeout": None if patient else _COMMAND_SECONDS,
                "server_settings": _DURABLE,
            },
        )
    engine = create_async_engine(
        parsed,
        pool_size=pool,
        max_overflow=0,
        hide_parameters=True,
        json_deserializer=_json,
        connect_args={"timeout": _BUSY_SECONDS},
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, record: object) -> None:
        # The driver would begin transactions by its own rules; ours begin when SQLAlchemy says so, and at once.
        # `fullfsync`: on macOS a plain sync may leave what is written in the drive's memory.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN" if pool > 1 else "BEGIN IMMEDIATE")

    return engine


def _split(url: sa.URL) -> tuple[dict[str, str | tuple[str, ...]], dict[str, str | tuple[str, ...]]]:
    """The options of a URL of PostgreSQL's: those that SQLAlchemy takes, and those for the driver."""
    own = {name: value for name, value in url.query.items() if name in SQLALCHEMYS}
    return own, {name: value for name, value in url.query.items() if name not in own}


def libpqs(url: sa.URL) -> str:
    """A URL of PostgreSQL's as its own programs take it."""
    return url.set(drivername="postgresql").difference_update_query([STATEMENTS]).render_as_string(hide_password=False)


def _json(kept: Any) -> Any:
    """What SQLite keeps as JSON; None for what is none, so that one row keeps nobody from reading the others."""
    try:
        return json.loads(kept)
    except (TypeError, ValueError, RecursionError):
        return None


def sqlite_url(folder: Path) -> str:
    """The URL of the embedded database in a folder."""
    return sa.URL.create("sqlite+aiosqlite", database=str(folder / DATABASE_FILE)).render_as_string(False)


def match_row(deed: Deed, summary: Summary) -> dict[str, Any]:
    """The row of a match that is opened."""
    return {
        "id": deed.id,
        "deed": msgspec.to_builtins(deed),
        "game": deed.game,
        "listed": deed.listed,
        "opened": deed.opened,
        "touched": deed.opened,
        **summary._asdict(),
    }


SUMMARY = [schema.matches.c[name] for name in Summary._fields]
HEAD = [schema.matches.c.id, schema.matches.c.deed, schema.matches.c.rematch, *SUMMARY]
ENTRY = [schema.entries.c[name] for name in Entry.__struct_fields__]
_SUMMARISE = (
    sa.update(schema.matches)
    .where(schema.matches.c.id == sa.bindparam("m"), schema.matches.c.version < sa.bindparam("v"))
    .values(
        version=sa.bindparam("v"),
        status=sa.bindparam("s"),
        awaits=sa.bindparam("a"),
        deadline=sa.bindparam("d"),
        touched=sa.bindparam("t"),
    )
)
_OWN = (
    sa.update(schema.seats)
    .where(schema.seats.c.match == sa.bindparam("m"), schema.seats.c.seat == sa.bindparam("s"))
    .values(identity=sa.bindparam("owner"), until=sa.bindparam("until"))
)


def _summary_row(each: _Append) -> dict[str, Any]:
    version, status, awaits, deadline = each.summary
    return {"m": each.match, "v": version, "s": status, "a": awaits, "d": deadline, "t": each.entries[-1].at}


async def _entries(connection: AsyncConnection, match: str, since: int) -> list[Entry]:
    table = schema.entries
    rows = await connection.execute(
        sa.select(*ENTRY).where(table.c.match == match, table.c.version > since).order_by(table.c.version)
    )
    return [Entry(*row) for row in rows]


async def _owners(connection: AsyncConnection, matches: Sequence[str]) -> dict[str, list[Owner]]:
    seats, people = schema.seats, schema.identities
    rows = await connection.execute(
        sa.select(seats.c.match, seats.c.seat, seats.c.identity, people.c.name, seats.c.until, seats.c.kept_for)
        .join_from(seats, people, seats.c.identity == people.c.id, isouter=True)
        .where(seats.c.match.in_(matches), sa.or_(seats.c.identity.is_not(None), seats.c.kept_for.is_not(None)))
    )
    found: dict[str, list[Owner]] = {match: [] for match in matches}
    for match, seat, identity, name, until, kept_for in rows:
        found[match].append(Owner(seat, identity, name or "", until or 0, kept_for))
    return found


def _kept(row: sa.Row[Any], entries: list[Entry], owners: list[Owner]) -> Kept:
    """A match from its row of HEAD.  Raises Damaged."""
    summary = Summary(row.version, row.status, row.awaits, row.deadline)
    return Kept(deed_of(row.deed), entries, owners, row.rematch, summary)


def _tell(batch: Iterable[_Append], fault: Exception | None) -> None:
    for each in batch:
        if each.waiting.done():  # whoever waited has gone
            continue
        if fault is None:
            each.waiting.set_result(None)
        else:
            each.waiting.set_exception(fault)


def _meant(fault: Exception) -> Exception:
    """What a fault of a driver's means: mostly that the database cannot be reached."""
    return Unavailable(_first_line(fault)) if isinstance(fault, _GONE) and not isinstance(fault, _FAULTS) else fault


def _first_line(fault: BaseException) -> str:
    return str(getattr(fault, "orig", None) or fault).splitlines()[0] if str(fault) else type(fault).__name__
