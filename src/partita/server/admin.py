"""For whoever keeps the database: verifying, backing up, exporting.  All of it may be done while the server runs."""

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from partita.core.errors import BadOption, Saying, shown
from partita.core.record import writing_whole
from partita.server import schema
from partita.server.deed import Damaged, Deed, Entry, Summary, deed_of
from partita.server.fold import Boxes, Broken, NotHere, folded, line, nonces
from partita.server.routes.matches import record_of
from partita.server.store import ENTRY, SUMMARY, engine_of, libpqs
from partita.server.table import Table

_CHUNK = 100  # matches read at once
_READERS = 2
_PG_DUMP = "pg_dump"

Progress = Callable[[int, int], None]  # so many matches of so many


class Stored(NamedTuple):
    """A match as it lies in the store."""

    match: str
    opened: int
    deed: Deed | Damaged
    summary: Summary
    entries: list[Entry]


class Found(NamedTuple):
    """What is wrong with a stored match.  ``elsewhere``: nothing but that its rules or its cards are not here."""

    match: str
    what: Saying
    elsewhere: bool = False


async def verify(url: str, boxes: Boxes, progress: Progress, report: Callable[[Found], None]) -> int:
    """Replay every stored match and report what is wrong; returns how many there are.  Raises what the driver raises.

    A match is wrong when a version is missing, when a move cannot be made any more, and when what ``matches`` caches of
    it differs.
    """
    done = 0
    async with _engine(url) as engine:
        of = await _count(engine)
        async for chunk in _stored(engine):
            for stored in chunk:
                for found in await asyncio.to_thread(_checked, stored, boxes):
                    report(found)
            done += len(chunk)
            progress(done, max(done, of))
    return done


def _checked(stored: Stored, boxes: Boxes) -> list[Found]:
    match, deed = stored.match, stored.deed
    if isinstance(deed, Damaged):
        return [Found(match, Saying("match-damaged", why=deed.why))]
    try:
        table = folded(deed, stored.entries, boxes)
    except NotHere as elsewhere:
        gaps = _gaps(stored)
        return gaps or [Found(match, elsewhere.why, elsewhere=True)]
    except Broken as broken:
        return [Found(match, Saying("match-breaks", version=str(broken.version), why=broken.why))]
    folds = table.summary
    return [
        Found(match, Saying("match-cache", field=field, cached=str(cached), folds=str(fold)))
        for field, cached, fold in zip(Summary._fields, stored.summary, folds, strict=True)
        if cached != fold
    ]


def _gaps(stored: Stored) -> list[Found]:
    """The first version that is missing, which can be seen without any rules."""
    for number, entry in enumerate(stored.entries, 1):
        if entry.version != number:
            why = Saying("match-gap", version=str(number))
            return [Found(stored.match, Saying("match-breaks", version=str(entry.version), why=why))]
    return []


# Writing a file.


def spare(file: Path, own: Iterable[Path]) -> None:
    """See to it that a file may be written over: it is none of the server's ``own``.  Raises BadOption, and OSError."""
    for each in own:
        if file.resolve() == each.resolve() or (file.exists() and each.exists() and file.samefile(each)):
            raise BadOption("db-own-file", file=shown(str(file)))


# Exporting.


async def export(url: str, boxes: Boxes, file: Path, progress: Progress) -> int:
    """Write all matches to a file of JSON Lines, whole or not at all; returns how many.

    Nothing in it helps to guess the cards of a match that is not over.  Raises OSError, and what the driver raises.
    """
    done = 0
    async with _engine(url) as engine:
        of = await _count(engine)
        with writing_whole(file) as new, new.open("w", encoding="ascii") as lines:
            async for chunk in _stored(engine):
                lines.writelines(await asyncio.to_thread(_lines, chunk, boxes))
                done += len(chunk)
                progress(done, max(done, of))
    return done


def _lines(chunk: Sequence[Stored], boxes: Boxes) -> list[str]:
    return [json.dumps(exported(stored, boxes), ensure_ascii=True) + "\n" for stored in chunk]


def exported(stored: Stored, boxes: Boxes) -> dict[str, Any]:
    """A match as it is exported: over, its record with the deal; else the game, the seats, and what was done.

    One that is over but cannot be replayed here brings its seed and its moves instead of a record.  Of one that is
    damaged there is what can still be read.
    """
    deed, summary = stored.deed, stored.summary
    told: dict[str, Any] = {"match": stored.match, "opened": stored.opened, "status": summary.status}
    entries = [_entry(entry) for entry in stored.entries]
    if isinstance(deed, Damaged):
        return told | {"damaged": True, "entries": entries}
    try:
        table: Table | None = folded(deed, stored.entries, boxes)
    except (NotHere, Broken):
        table = None
    if table is not None and table.status == "over" and table.moment is not None:
        return told | {"record": record_of(table)}
    told |= {
        "game": deed.game,
        "rules_version": deed.rules_version,
        "box": deed.box,
        "options": deed.options,
        "seats": [msgspec.to_builtins(seat) for seat in deed.seats],
        "entries": entries,
    }
    if table is None and summary.status == "over":
        with contextlib.suppress(ValueError, IndexError):  # entries that are damaged stay as they are
            seed = deed.seed_with(nonces(deed, stored.entries))
            told |= {"seed": f"{seed:032x}", "moves": [entry.text for entry in line(stored.entries)]}
        if deed.position is not None:
            told["position"] = deed.position
    return told


def _entry(entry: Entry) -> dict[str, Any]:
    """An entry without what belongs to the deal, and without what only its sender knows."""
    text = "" if entry.kind == "take" else entry.text  # a nonce
    return {"version": entry.version, "kind": entry.kind, "seat": entry.seat, "text": text, "at": entry.at}


# Backing up.


def backup(url: str, file: Path) -> None:
    """Copy the database to a file, whole or not at all, while the server runs.

    Raises BadOption, OSError, and sqlite3.Error.
    """
    parsed = sa.make_url(url)
    with writing_whole(file) as new:
        if parsed.get_backend_name() == "sqlite":
            _copied(Path(str(parsed.database)), new)
        else:
            _dumped(parsed, new)


def _copied(database: Path, new: Path) -> None:
    """SQLite's own copy of a database that is in use; then the copy is opened and checked."""
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(new)) as copy:
        tables = {name for (name,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables and not tables.issuperset((schema.matches.name, schema.entries.name)):
            raise BadOption("server-database-foreign")
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
        told = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if told != "ok":
        raise BadOption("db-copy-broken", why=str(told))


def _dumped(url: sa.URL, new: Path) -> None:
    """PostgreSQL's own dump, for ``pg_restore``."""
    program = shutil.which(_PG_DUMP)
    if program is None:
        raise BadOption("db-no-pg-dump")
    bare = libpqs(url.set(password=None))
    environ = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})  # arguments can be seen by all
    command = [program, "--format=custom", f"--file={new}", f"--dbname={bare}"]
    told = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if told.returncode:
        raise BadOption("db-dump-failed", why=(told.stderr.strip().splitlines() or [str(told.returncode)])[-1])


# Reading.


@asynccontextmanager
async def _engine(url: str) -> AsyncIterator[AsyncEngine]:
    engine = engine_of(url, _READERS, patient=True)
    try:
        yield engine
    finally:
        await engine.dispose()


async def _count(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int(await connection.scalar(sa.select(sa.func.count()).select_from(schema.matches)) or 0)


async def _stored(engine: AsyncEngine) -> AsyncIterator[list[Stored]]:
    """All matches, in chunks, each as it stands at one moment."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")  # so is all that SQLite reads
    last = ""
    while True:
        async with engine.connect() as connection:
            chunk = await _chunk(connection, last)
        if not chunk:
            return
        yield chunk
        last = chunk[-1].match


async def _chunk(connection: AsyncConnection, last: str) -> list[Stored]:
    matches, entries = schema.matches, schema.entries
    rows = list(
        await connection.execute(
            sa.select(matches.c.id, matches.c.opened, matches.c.deed, *SUMMARY)
            .where(matches.c.id > last)
            .order_by(matches.c.id)
            .limit(_CHUNK)
        )
    )
    made: dict[str, list[Entry]] = {row.id: [] for row in rows}
    for row in await connection.execute(
        sa.select(entries.c.match, *ENTRY).where(entries.c.match.in_(made)).order_by(entries.c.match, entries.c.version)
    ):
        made[row.match].append(Entry(*row[1:]))
    return [Stored(row.id, row.opened, _deed(row.deed), Summary(*row[3:]), made[row.id]) for row in rows]


def _deed(kept: object) -> Deed | Damaged:
    try:
        return deed_of(kept)
    except Damaged as damaged:
        return damaged
