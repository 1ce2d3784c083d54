"""The store: append-only, one winner for each version, and nothing acknowledged that is not on the disk."""

import asyncio
import contextlib
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy.util import await_only
from tests.server.harness import Person, Running, serving, settings_in
from tests.server.process import SECRET, Process, processes
from tests.server.services import program

from partita.server import admin, migrate, schema
from partita.server.deed import Deed, Entry, Summary, new_id
from partita.server.settings import database_url
from partita.server.store import _READERS, Conflict, Store, Unavailable, engine_of
from partita.server.wire import SeatPlan

_ROUNDS = 20
_WRITERS = 2
_OTHERS = 60
_SLOW_SECONDS = 1.0


def _deed() -> Deed:
    return Deed(
        id=new_id(),
        game="ovation",
        rules_version=1,
        box="",
        options={},
        seats=[SeatPlan(kind="person"), SeatPlan(kind="open")],
        secret="",
        salt="",
        bots_key="",
        opened=1,
    )


def _entry(version: int, text: str = "") -> Entry:
    return Entry(version, "move", 0, text, secrets.token_hex(8), version, version)


def _summary(version: int) -> Summary:
    return Summary(version, "running", "person", None)


@contextlib.asynccontextmanager
async def _stores(url: str, number: int = 1, started: bool = True) -> AsyncIterator[list[Store]]:
    """So many processes' stores of one database, which is made first."""
    await migrate.upgrade(url)
    stores = [Store(url) for _ in range(number)]
    for store in stores if started else ():
        store.start()
    try:
        yield stores
    finally:
        for store in stores:
            await store.stop()


@contextlib.asynccontextmanager
async def _opened(url: str, matches: int = 1, writers: int = 1) -> AsyncIterator[tuple[list[Store], list[str]]]:
    async with _stores(url, writers) as stores:
        deeds = [_deed() for _ in range(matches)]
        for deed in deeds:
            await stores[0].open(deed, Summary(0, "waiting", None, None))
        yield stores, [deed.id for deed in deeds]


@pytest.fixture
def url(store_url: str, tmp_path: Path) -> str:
    return database_url(store_url, tmp_path)


async def _told(asked: Awaitable[None]) -> str:
    try:
        await asked
    except (Conflict, Unavailable) as wrong:
        return type(wrong).__name__
    return "written"


def test_of_two_writers_one_wins_each_version(url: str) -> None:
    async def main() -> None:
        async with _opened(url, 1, _WRITERS) as (stores, (match,)):
            for version in range(1, _ROUNDS + 1):
                tried = [
                    _told(store.append(match, [_entry(version, str(number))], _summary(version)))
                    for number, store in enumerate(stores)
                ]
                told = await asyncio.gather(*tried)
                assert sorted(told) == ["Conflict", "written"]
                (last,) = await stores[0].entries(match, version - 1)
                assert told[int(last.text)] == "written"
            assert [entry.version for entry in await stores[1].entries(match, 0)] == list(range(1, _ROUNDS + 1))
            kept = await stores[1].load(match)
            assert kept is not None
            assert kept.summary == _summary(_ROUNDS)

    asyncio.run(main())


def test_a_conflict_in_a_batch_hurts_nobody_else(url: str) -> None:
    async def main() -> None:
        async with _opened(url, 5, _WRITERS) as ((mine, other), matches):
            await other.append(matches[2], [_entry(1, "other")], _summary(1))
            told = await asyncio.gather(
                *(_told(mine.append(match, [_entry(1, "mine"), _entry(2, "mine")], _summary(2))) for match in matches)
            )
            assert told == ["written", "written", "Conflict", "written", "written"]
            for match in matches:
                texts = [entry.text for entry in await other.entries(match, 0)]
                assert texts == (["other"] if match == matches[2] else ["mine", "mine"])

    asyncio.run(main())


def test_what_belongs_together_is_written_together_or_not_at_all(url: str) -> None:
    async def main() -> None:
        async with _opened(url) as ((store,), (match,)):
            await store.append(match, [_entry(2)], _summary(2))
            assert await _told(store.append(match, [_entry(1), _entry(2), _entry(3)], _summary(3))) == "Conflict"
            assert [entry.version for entry in await store.entries(match, 0)] == [2]
            assert await _told(store.append(new_id(), [_entry(1)], _summary(1))) == "Conflict"  # no such match
            kept = await store.load(match)
            assert kept is not None
            assert kept.summary == _summary(2)

    asyncio.run(main())


def test_the_cached_version_never_goes_back(url: str) -> None:
    async def main() -> None:
        async with _opened(url) as ((store,), (match,)):
            await store.append(match, [_entry(1), _entry(2), _entry(3)], _summary(3))
            await store.append(match, [_entry(4)], _summary(2))
            kept = await store.load(match)
            assert kept is not None
            assert kept.summary.version == 3

    asyncio.run(main())


def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    async def main() -> None:
        async with _opened(url, 30) as ((store,), matches):
            waiting = [asyncio.create_task(store.append(match, [_entry(1)], _summary(1))) for match in matches]
            await asyncio.sleep(0)
            await store.stop()
            await asyncio.gather(*waiting)
            assert await _told(store.append(matches[0], [_entry(2)], _summary(2))) == "Unavailable"
        async with _stores(url) as (again,):
            for match in matches:
                assert len(await again.entries(match, 0)) == 1

    asyncio.run(main())


def test_a_driver_that_fails_in_any_way_stops_nobody_who_comes_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with _opened(url) as ((store,), (match,)):
            for wrong, told in (
                (sa.exc.OperationalError("INSERT", {}, Exception("gone")), "Unavailable"),
                (sa.exc.DBAPIError("INSERT", {}, Exception("gone")), "Unavailable"),
                (ConnectionResetError("gone"), "Unavailable"),
                (TimeoutError(), "Unavailable"),
            ):
                with monkeypatch.context() as patch:
                    patch.setattr(store, "_commit", _raising(wrong))
                    assert await _told(store.append(match, [_entry(1)], _summary(1))) == told
            for fault in (KeyError("ours"), sa.exc.ProgrammingError("INSERT", {}, Exception("no such column"))):
                with monkeypatch.context() as patch:
                    patch.setattr(store, "_commit", _raising(fault))
                    with pytest.raises(type(fault)):
                        await store.append(match, [_entry(1)], _summary(1))
            assert await _told(store.append(match, [_entry(1)], _summary(1))) == "written"

    asyncio.run(main())


def _raising(wrong: Exception) -> Callable[[object], Awaitable[None]]:
    async def commit(batch: object) -> None:
        raise wrong

    return commit


# What waits for what.


def test_no_move_waits_for_those_who_read(url: str) -> None:
    async def main() -> None:
        async with _opened(url) as ((store,), (match,)), contextlib.AsyncExitStack() as readers:
            for _ in range(_READERS if store.is_file else 2 * _READERS):
                connection = await readers.enter_async_context(store.reading())
                await connection.execute(sa.select(schema.matches.c.id))
            for version in range(1, _ROUNDS + 1):
                await store.append(match, [_entry(version)], _summary(version))
            assert store.reader.pool.checkedin() == 0  # type: ignore[attr-defined]

    asyncio.run(main())


def test_on_sqlite_a_move_waits_for_one_other_writer_at_most(tmp_path: Path) -> None:
    async def main() -> None:
        async with _opened(database_url(None, tmp_path)) as ((store,), (match,)):
            done = 0

            async def other() -> None:
                nonlocal done
                async with store.writing() as connection:
                    await connection.execute(sa.update(schema.matches).values(listed=True))
                done += 1

            others = [asyncio.create_task(other()) for _ in range(_OTHERS)]
            while not done:
                await asyncio.sleep(0)
            before = done
            await store.append(match, [_entry(1)], _summary(1))
            assert done - before <= 2  # the one that was at it, and what ended in the same moment
            await asyncio.gather(*others)

    asyncio.run(main())


# Acknowledged only when it is on the disk.


async def _seated(guests: Running) -> tuple[Person, str]:
    person = await guests.person("Clara")
    match = await person.open("ovation", ["person", "person"])
    await person.sit(match, 0, 1)
    return person, match


def test_nothing_is_acknowledged_before_its_commit_has_returned(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        await _set_carelessly(url)
        async with serving(settings_in(tmp_path, url)) as running:
            person, match = await _seated(running)
            held, waiting = asyncio.Event(), asyncio.Event()
            durable: list[dict[str, str]] = []
            dialect: Any = running.server.store._writer.sync_engine.dialect
            commit = dialect.do_commit

            def held_commit(connection: Any) -> None:
                durable.append(_durability(connection, dialect.name))
                waiting.set()
                await_only(held.wait())
                commit(connection)

            async with person.socket(match) as socket:
                update = await socket.hear("update")
                legal = next(view["legal"] for view in update["tables"] if view.get("legal"))
                dialect.do_commit = held_commit
                await socket.say({"type": "play", "id": "m1", "version": update["version"], "moves": [legal[0]]})
                await waiting.wait()
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(socket.hear("ack"), 0.5)
                assert [each["type"] for each in socket.heard if each["type"] in ("ack", "refused")] == []
                assert not [each for each in socket.heard if each.get("version", 0) > update["version"]]
                assert len(await running.server.store.entries(match, update["version"])) == 0
                held.set()
                ack = await socket.hear("ack", id="m1")
                assert len(await running.server.store.entries(match, update["version"])) == 1
                assert ack["version"] == update["version"] + 1
            dialect.do_commit = commit
            assert durable[0] == _DURABLE[dialect.name]

    asyncio.run(main())


async def _set_carelessly(url: str) -> None:
    """Let a database of PostgreSQL's acknowledge what is not on the disk, unless a connection asks for better."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "postgresql":
        engine = engine_of(url, 1)
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"ALTER DATABASE {parsed.database} SET synchronous_commit = off")
        await engine.dispose()


_DURABLE = {
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": "2", "PRAGMA fullfsync": "1"},  # 2: FULL
    "postgresql": {"SHOW synchronous_commit": "on", "SHOW fsync": "on"},
}


def _durability(connection: Any, name: str) -> dict[str, str]:
    """What makes a commit durable, asked on the very connection that is about to commit."""
    found = {}
    for question in _DURABLE[name]:
        cursor = connection.cursor()
        cursor.execute(question)
        found[question] = str(cursor.fetchone()[0])
        cursor.close()
    return found


def test_the_log_of_sqlite_is_synced_between_a_move_and_its_acknowledgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen from outside, by the system calls of a real server process."""
    trace = tmp_path / "trace"
    calls = "trace=read,recvfrom,recvmsg,write,writev,sendto,sendmsg,fsync,fdatasync"
    traced = [program("strace"), "-f", "-y", "-s", "2000", "-e", calls, "-o", str(trace)]
    # A mask of zeros, so that what comes in can be read in the trace.
    monkeypatch.setattr("websockets.frames.secrets", SimpleNamespace(token_bytes=bytes))
    server = Process(tmp_path / "data", PARTITA_SECRET=SECRET)

    async def main() -> list[str]:
        await server.start(traced)
        guests = Running(server.url)
        try:
            person, match = await _seated(guests)
            made = []
            async with person.socket(match) as socket:
                for number in range(5):
                    update = await socket.hear("update")
                    legal = next(view["legal"] for view in update["tables"] if view.get("legal"))
                    made.append(f"traced-{number}")
                    ack = await socket.asked("play", version=update["version"], moves=[legal[0]], id=made[-1])
                    assert ack["type"] == "ack"
            table = await person.table(match)
            legal = next(view["legal"] for view in table["tables"] if view.get("legal"))
            made.append("traced-http")
            answer = await person.command(match, "play", version=table["version"], moves=[legal[0]], id=made[-1])
            assert answer.is_success
            return made
        finally:
            await guests.close()

    with processes(server):
        made = asyncio.run(main())
        server.stop()
    lines = trace.read_text(errors="replace").splitlines()
    for name in made:
        told = [number for number, line in enumerate(lines) if name in line]
        received = next(number for number in told if re.search(r"\b(read|recvfrom|recvmsg)\b", lines[number]))
        sent = next(number for number in told if re.search(r"\b(write|writev|sendto|sendmsg)\(", lines[number]))
        between = lines[received:sent]
        begun = [line for line in between if re.search(r"\bf(data)?sync\(\d+<.*-wal>", line)]
        # Where another thread's call comes in between, a call's beginning and its end stand apart.
        synced = begun and [
            line for line in between if re.search(r"\bf(data)?sync(\(\d+<.*-wal>| resumed>)\) += 0", line)
        ]
        assert received < sent
        assert synced, (name, lines[received : sent + 1])


# Migrations.


def _moved(url: str, step: Callable[[Any], None]) -> None:
    async def main() -> None:
        engine = engine_of(url, 1)
        config = migrate._config()

        def run(connection: sa.Connection) -> None:
            config.attributes["connection"] = connection
            step(config)

        async with engine.connect() as connection:
            await connection.run_sync(run)
            await connection.commit()
        await engine.dispose()

    asyncio.run(main())


_MATCH = {
    "deed": "{}",
    "game": "ovation",
    "listed": False,
    "opened": 0,
    "version": 0,
    "status": "waiting",
    "touched": 0,
}
_LINE = {"seat": 0, "identity": "clara", "name": "Clara", "text": "Bravo", "at": 0}
_COLUMNS = {
    "service": ["id", "served", "beat"],
    "identities": ["id", "name", "made", "seen"],
    "matches": ["id", *_MATCH],
    "chat": ["match", "number", *_LINE],
    "seats": ["match", "seat", "identity", "until"],
}
# As the first step has them: ``schema.py`` has them as the last.
_INSERT = {
    name: sa.text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join(f':{each}' for each in columns)})")
    for name, columns in _COLUMNS.items()
}


def test_migrations_lead_from_nothing_to_the_tables_and_back(url: str) -> None:
    assert asyncio.run(migrate.step(url)) is None
    for _ in range(2):
        assert asyncio.run(migrate.upgrade(url)) == (None, migrate.newest())
        assert asyncio.run(migrate.differences(url)) == []
        assert asyncio.run(migrate.upgrade(url)) == (migrate.newest(), migrate.newest())
        _moved(url, lambda config: command.downgrade(config, "base"))
        assert asyncio.run(migrate.step(url)) is None
        assert asyncio.run(_tables(url)) <= {"alembic_version"}


def test_what_is_there_fits_the_tables_after_a_step(url: str) -> None:
    async def main() -> list[Any]:
        engine = engine_of(url, 1)
        async with engine.begin() as connection:
            await connection.execute(_INSERT["service"], {"id": 1, "served": 7_000, "beat": 1_796_029_076_384})
            await connection.execute(_INSERT["identities"], {"id": "clara", "name": "Clara", "made": 0, "seen": 0})
            for name, lines in (("quiet", 0), ("loud", 3)):
                await connection.execute(_INSERT["matches"], {**_MATCH, "id": name})
                for number in range(1, lines + 1):
                    await connection.execute(_INSERT["chat"], {**_LINE, "match": name, "number": number})
                for seat, owner in enumerate(("clara", None)):
                    sits = {"match": name, "seat": seat, "identity": owner, "until": 1_796_029_151_384}
                    await connection.execute(_INSERT["seats"], sits)
        await engine.dispose()
        await migrate.upgrade(url)
        engine = engine_of(url, 1)
        async with engine.connect() as connection:
            said = sa.select(schema.matches.c.id, schema.matches.c.said).order_by(schema.matches.c.id)
            until = sa.select(schema.seats.c.until).where(schema.seats.c.identity == "clara")
            found = [*await connection.execute(said), *await connection.execute(until)]
        await engine.dispose()
        return [tuple(row) for row in found]

    _moved(url, lambda config: command.upgrade(config, "0001"))
    assert asyncio.run(main()) == [("loud", 3), ("quiet", 0), (7_000,), (7_000,)]


def test_the_newest_step_is_alembics_last() -> None:
    assert migrate.newest() == ScriptDirectory.from_config(migrate._config()).get_current_head()


def test_a_step_and_reading_all_may_take_longer_than_a_move(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url, upgraded = database_url(postgres_url, Path()), migrate._upgraded
    slow = sa.text(f"SELECT pg_sleep({_SLOW_SECONDS})")

    def slowly(connection: sa.Connection) -> None:
        connection.execute(slow)
        upgraded(connection)

    async def read() -> None:
        async with admin._engine(url) as engine, engine.connect() as connection:
            await connection.execute(slow)

    monkeypatch.setattr("partita.server.store._COMMAND_SECONDS", _SLOW_SECONDS / 2)
    monkeypatch.setattr(migrate, "_upgraded", slowly)
    assert asyncio.run(migrate.upgrade(url)) == (None, migrate.newest())
    asyncio.run(read())


def test_a_difference_between_tables_and_steps_is_noticed(url: str) -> None:
    asyncio.run(migrate.upgrade(url))

    async def main() -> None:
        engine = engine_of(url, 1)
        async with engine.begin() as connection:
            await connection.run_sync(schema.mutes.drop)
        await engine.dispose()

    asyncio.run(main())
    assert asyncio.run(migrate.differences(url))


async def _tables(url: str) -> set[str]:
    engine = engine_of(url, 1)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda sync: set(sa.inspect(sync).get_table_names()))
    finally:
        await engine.dispose()
