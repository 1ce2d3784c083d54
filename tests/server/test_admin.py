"""Keeping a database: upgrading, verifying, backing up, exporting, and matches that can no longer be replayed."""

import asyncio
import json
import math
import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENCE, Person, Running, serving, settings_in
from tests.server.services import POSTGRES, address, fresh_database, program

import partita
from partita.cli import run
from partita.server import migrate, schema
from partita.server.settings import database_url, settings
from partita.server.store import engine_of

_MOVES = 12


async def _played(person: Person, match: str, moves: float = math.inf) -> None:
    """Make legal moves for all of one's seats, to the end if no number is given."""
    chance = random.Random(3)
    async with person.socket(match) as socket:
        while moves > 0:
            update = await socket.hear("update")
            if update["status"] == "over":
                return
            legal = next(view["legal"] for view in update["tables"] if view.get("legal"))
            move = {"version": update["version"], "moves": [chance.choice(legal)]}
            while (answer := await socket.asked("play", **move)).get("code") == "too-fast":
                await asyncio.sleep(0.1)
            assert answer["type"] == "ack", answer
            moves -= 1


async def _two_matches(running: Running) -> tuple[str, str]:
    """One match that is over, one that goes on, both of two seats of one person."""
    person = await running.person("Clara")
    matches = []
    for game, moves in (("ovation", math.inf), ("lacrimosa", _MOVES)):
        match = await person.open(game, ["person", "person"])
        await person.sit(match, 0, 1)
        await _played(person, match, moves)
        matches.append(match)
    return matches[0], matches[1]


def _kept(folder: Path, database: str | None = None) -> tuple[str, str]:
    """A database with two matches in it."""

    async def main() -> tuple[str, str]:
        async with serving(settings_in(folder, database)) as running:
            return await _two_matches(running)

    return asyncio.run(main())


def _changed(url: str, *statements: sa.Executable) -> None:
    async def main() -> None:
        engine = engine_of(url, 1)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
        await engine.dispose()

    asyncio.run(main())


@pytest.fixture
def store(store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The store as the command line finds it."""
    monkeypatch.setenv("PARTITA_DATABASE_URL", store_url)
    monkeypatch.setenv("LANG", "C")
    return database_url(store_url, tmp_path)


def _db(tmp_path: Path, *words: str) -> int:
    return run(["db", *words, "--data", str(tmp_path)])


def test_a_sound_database_is_verified(store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _kept(tmp_path, store)
    capsys.readouterr()
    assert _db(tmp_path, "verify") == 0
    assert capsys.readouterr().out == "2 matches checked, 0 wrong, 0 kept that cannot be replayed here.\n"
    assert _db(tmp_path, "verify", "--lang", "fr") == 0
    assert capsys.readouterr().out.startswith("2 parties vérifiées, 0 en défaut, 0 conservée")


def test_what_is_wrong_is_told_match_by_match(store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over, open_one = _kept(tmp_path, store)
    entries, matches = schema.entries, schema.matches
    _changed(
        store,
        sa.delete(entries).where(entries.c.match == over, entries.c.version == 5),
        sa.update(matches).where(matches.c.id == open_one).values(awaits="bot", deadline=7),
    )
    assert _db(tmp_path, "verify") == 1
    told = capsys.readouterr().out.splitlines()
    assert f"{over}: version 6 cannot be replayed: version 5 should come here" in told
    assert f"{open_one}: the list of matches says bot for awaits, and its entries make it person" in told
    assert f"{open_one}: the list of matches says 7 for deadline, and its entries make it None" in told
    assert told[-1] == "2 matches checked, 2 wrong, 0 kept that cannot be replayed here."
    move = entries.c.match == open_one, entries.c.kind == "move"
    last = sa.select(sa.func.max(entries.c.version)).where(*move).scalar_subquery()
    _changed(store, sa.update(entries).where(*move, entries.c.version == last).values(text="no-such-move"))
    assert _db(tmp_path, "verify") == 1
    assert f"{open_one}: version {_MOVES + 3} cannot be replayed: " in capsys.readouterr().out
    _changed(store, sa.update(entries).where(*move, entries.c.version == last).values(seat=None))
    assert _db(tmp_path, "verify") == 1
    assert "another seat decides here" in capsys.readouterr().out


def test_all_matches_are_exported_and_no_secret_of_an_open_one(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over, open_one = _kept(tmp_path, store)
    file = tmp_path / "matches.jsonl"
    capsys.readouterr()
    assert _db(tmp_path, "export", str(file)) == 0
    assert capsys.readouterr().out == f"{file}: written, 2 matches.\n"
    told = {each["match"]: each for each in map(json.loads, file.read_text().splitlines())}
    assert partita.load(told[over]["record"]).is_over
    assert told[over]["record"]["deal"]["commitment"]
    entries = told[open_one]["entries"]
    assert [each["kind"] for each in entries] == ["take", "take", "start", *["move"] * _MOVES]
    secrets = asyncio.run(_secrets(store, open_one))
    assert len(secrets) == 7
    line = json.dumps(told[open_one])
    assert not [secret for secret in secrets if secret in line]


async def _secrets(url: str, match: str) -> set[str]:
    """What must not be told of a match that is not over: of its deal, and who plays."""
    engine = engine_of(url, 1)
    async with engine.begin() as connection:
        deed = (
            await connection.execute(sa.select(schema.matches.c.deed).where(schema.matches.c.id == match))
        ).scalar_one()
        rows = await connection.execute(
            sa.select(schema.entries.c.kind, schema.entries.c.text, schema.entries.c.message).where(
                schema.entries.c.match == match
            )
        )
        found = {deed["secret"], deed["salt"], deed["bots_key"], "Clara"}
        found |= {row.text for row in rows if row.kind == "take"}
    await engine.dispose()
    return found | {"nonce"}


def test_a_file_is_exported_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _kept(tmp_path)
    file = tmp_path / "out" / "matches.jsonl"
    file.parent.mkdir()
    file.write_text("before")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _full)
        assert _db(tmp_path, "export", str(file)) == 2
        assert _db(tmp_path, "backup", str(file)) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert all("No space left" in each for each in told)
    assert file.read_text() == "before"
    assert list(file.parent.iterdir()) == [file]


def _full(handle: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("words", [["backup"], ["export"]])
def test_no_file_of_the_servers_own_is_written_over(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PARTITA_DATABASE_URL", raising=False)
    settings_in(tmp_path)
    assert _db(tmp_path, "upgrade") == 0
    database = tmp_path / "partita.sqlite3"
    (tmp_path / "hard").hardlink_to(database)
    (tmp_path / "soft").symlink_to(database)
    own = ("partita.sqlite3", "partita.sqlite3-wal", "partita.sqlite3-shm", "partita.sqlite3-journal")
    before = database.read_bytes(), (tmp_path / "secret").read_bytes()
    for name in (*own, "partita.sqlite3-serving", "secret", "hard", "soft"):
        for lang, told in (("en", "belongs to the server itself"), ("fr", "appartient au serveur lui-même")):
            capsys.readouterr()
            assert _db(tmp_path, *words, f"{tmp_path}/../{tmp_path.name}/{name}", "--lang", lang) == 2
            complaint = capsys.readouterr().err
            assert told in complaint
            assert complaint.count("\n") == 1
    assert before == (database.read_bytes(), (tmp_path / "secret").read_bytes())
    assert _db(tmp_path, "verify") == 0


def test_sqlite_is_backed_up_while_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "copy" / "partita.sqlite3"
    file.parent.mkdir()

    async def main() -> str:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person("Clara")
            match = await person.open("ovation", ["person", "person"])
            await person.sit(match, 0, 1)
            await _played(person, match, _MOVES)
            playing = asyncio.create_task(_played(person, match, _MOVES))
            assert await asyncio.to_thread(_db, tmp_path, "backup", str(file)) == 0
            await playing
            return match

    match = asyncio.run(main())
    assert f"{file}: written.\n" in capsys.readouterr().out
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    assert file.stat().st_mode & 0o077 == 0
    assert _db(file.parent, "verify") == 0
    with sqlite3.connect(file) as copy:
        (version,) = copy.execute("SELECT max(version) FROM entries WHERE match = ?", [match]).fetchone()
    copy.close()
    assert _MOVES + 3 <= version <= 2 * _MOVES + 3


def test_a_backup_is_put_in_the_place_of_the_database(tmp_path: Path) -> None:
    """As docs/host-a-table.md says: what was written since is gone, guests and matches are those of the backup."""
    copy, aside = tmp_path / "copy.sqlite3", tmp_path / "aside"

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person("Clara")
            match = await person.open("ovation", ["person", "person"])
            await person.sit(match, 0, 1)
            await _played(person, match, 2)
            before = (await person.table(match))["version"]
            assert await asyncio.to_thread(_db, tmp_path, "backup", str(copy)) == 0
            await _played(person, match, 2)
            lost = await person.open()
        aside.mkdir()
        for file in tmp_path.glob("partita.sqlite3*"):
            file.rename(aside / file.name)
        shutil.copyfile(copy, tmp_path / "partita.sqlite3")
        assert await asyncio.to_thread(_db, tmp_path, "verify") == 0
        async with serving(settings_in(tmp_path)) as running:
            again = running.stranger()
            again.http.cookies.update(person.http.cookies)
            assert (await again.get("/me"))["name"] == "Clara"
            assert (await again.table(match))["version"] == before
            await _played(again, match, 1)
            assert (await again.refused("GET", f"/matches/{lost}"))["code"] == "no-match"

    asyncio.run(main())


def test_postgresql_is_backed_up_by_pg_dump(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARTITA_DATABASE_URL", postgres_url)
    assert _db(tmp_path, "upgrade") == 0
    file = tmp_path / "copy.dump"
    assert _db(tmp_path, "backup", str(file)) == 0
    assert file.read_bytes().startswith(b"PGDMP")
    with fresh_database(address(POSTGRES)) as again:
        restored = [program("pg_restore"), "--no-owner", "--exit-on-error", f"--dbname={again}", str(file)]
        assert subprocess.run(restored, check=False).returncode == 0
        monkeypatch.setenv("PARTITA_DATABASE_URL", again)
        assert _db(tmp_path, "verify") == 0
    capsys.readouterr()
    monkeypatch.setenv("PARTITA_DATABASE_URL", f"{postgres_url}_none")
    assert _db(tmp_path, "backup", str(file)) == 2
    assert "pg_dump could not copy the database: " in capsys.readouterr().err
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert _db(tmp_path, "backup", str(file)) == 2
    assert capsys.readouterr().err.startswith("partita: pg_dump is not here")
    assert file.read_bytes().startswith(b"PGDMP")


@pytest.mark.parametrize("options", ["?ssl=disable&prepared_statement_cache_size=0", "?sslmode=prefer", ""])
def test_postgresql_is_reached_with_options_as_its_own_programs_call_them(
    options: str, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARTITA_DATABASE_URL", f"{postgres_url}{options}")
    monkeypatch.setenv("PARTITA_CHANNELS_URL", f"{postgres_url}{options}")
    for words in (["upgrade"], ["verify"], ["backup", str(tmp_path / "copy")]):
        assert _db(tmp_path, *words) == 0

    async def main() -> None:
        async with serving(settings(tmp_path, "127.0.0.1", 0)) as running:
            async with asyncio.timeout(PATIENCE):
                while running.server.news._backend is None:
                    await asyncio.sleep(0.01)
            await running.person("Clara")

    asyncio.run(main())


def test_where_tls_is_asked_for_postgresql_is_not_reached_without(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for options in ("?sslmode=require", "?ssl=require"):
        monkeypatch.setenv("PARTITA_DATABASE_URL", f"{postgres_url}{options}")
        assert _db(tmp_path, "upgrade") == 2
        assert "rejected SSL upgrade" in capsys.readouterr().err


def test_a_database_is_upgraded_once(store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newest = migrate.newest()
    assert _db(tmp_path, "upgrade") == 0
    assert capsys.readouterr().out == f"The database was at step 0 and is now at {newest}.\n"
    assert _db(tmp_path, "upgrade") == 0
    assert capsys.readouterr().out == f"The database is at step {newest}, which this version needs.\n"


def test_only_its_owner_reads_a_database_that_was_upgraded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "elsewhere.db"
    monkeypatch.setenv("PARTITA_DATABASE_URL", f"sqlite:///{file}")
    for words in (["upgrade"], ["verify"]):
        assert _db(tmp_path, *words) == 0
        assert file.stat().st_mode & 0o777 == 0o600
        file.chmod(0o644)


def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PARTITA_DATABASE_URL", raising=False)
    folder = tmp_path / "none"
    for words in (["verify"], ["backup", "copy"], ["export", "copy"]):
        assert _db(folder, *words) == 2
        assert "there is no database at " in capsys.readouterr().err
    assert not folder.exists()
    folder.mkdir()
    (folder / "partita.sqlite3").touch()
    assert _db(folder, "verify") == 2
    assert "run partita db upgrade first" in capsys.readouterr().err


_EVERY_COMMAND = (["db", "upgrade"], ["db", "verify"], ["db", "backup", "copy"], ["db", "export", "copy"], ["serve"])


def _refused(folder: Path, capsys: pytest.CaptureFixture[str], english: str, french: str, *commands: list[str]) -> None:
    capsys.readouterr()
    for words in commands:
        for lang, told in (("en", english), ("fr", french)):
            assert run([*words, "--data", str(folder), "--lang", lang]) == 2, words
            complaint = capsys.readouterr().err
            assert told in complaint
            assert complaint.count("\n") == 1


@pytest.mark.parametrize("table", ["other", "matches"])
def test_the_database_of_another_program_is_left_alone(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PARTITA_DATABASE_URL", raising=False)
    sqlite3.connect(tmp_path / "partita.sqlite3").execute(f"CREATE TABLE {table} (number INTEGER)").connection.close()
    monkeypatch.chdir(tmp_path)
    told = "holds the tables of another program", "contient les tables d’un autre programme"
    _refused(tmp_path, capsys, *told, *_EVERY_COMMAND)


def test_a_database_of_a_newer_version_is_left_alone(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _db(tmp_path, "upgrade") == 0
    _changed(store, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    told = "step '9999', which this version does not know", "l’étape '9999', que cette version ne connaît pas"
    _refused(tmp_path, capsys, *told, *(words for words in _EVERY_COMMAND if "backup" not in words))


# Matches that can no longer be replayed.


async def _as_it_stands(running: Running, person: Person, match: str) -> None:
    """A match that cannot be replayed is listed, its moves can be read, and nothing is done with it."""
    info = await person.get(f"/matches/{match}")
    assert (info["replays"], info["status"], info["version"]) == (False, "running", _MOVES + 3)
    assert [seat["name"] for seat in info["seats"]] == ["Clara", "Clara"]
    assert match in [each["id"] for each in await person.get("/me/matches")]
    assert match in [each["id"] for each in await person.get("/matches")]
    assert len(await person.get(f"/matches/{match}/moves")) == _MOVES
    assert await running.stranger().get(f"/matches/{match}/moves") == []
    for method, path in (("GET", "table"), ("GET", "record"), ("POST", "rematch")):
        refused = await person.refused(method, f"/matches/{match}/{path}")
        assert refused["code"] == "not-replayable", refused
    answer = await person.command(match, "resign", seat=0)
    assert answer.json()["code"] == "not-replayable"
    async with person.socket(match) as socket:
        assert (await socket.hear("refused"))["code"] == "not-replayable"


def _changed_deed(**values: Any) -> Callable[[str, str], Awaitable[None]]:
    async def change(url: str, match: str) -> None:
        engine = engine_of(url, 1)
        matches = schema.matches
        async with engine.begin() as connection:
            deed = (await connection.execute(sa.select(matches.c.deed).where(matches.c.id == match))).scalar_one()
            await connection.execute(sa.update(matches).where(matches.c.id == match).values(deed=deed | values))
        await engine.dispose()

    return change


async def _bad_move(url: str, match: str) -> None:
    engine, entries = engine_of(url, 1), schema.entries
    async with engine.begin() as connection:
        await connection.execute(
            sa.update(entries).where(entries.c.match == match, entries.c.version == 5).values(text="no-such-move")
        )
    await engine.dispose()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (_changed_deed(rules_version=999), "version 999 of the rules"),
        (_changed_deed(box="0" * 64), "the box 00000000"),
        (_changed_deed(game="chess"), "“chess”"),
        (_bad_move, "does not fit together"),
    ],
    ids=["rules", "box", "game", "broken"],
)
def test_what_cannot_be_replayed_stays_readable(
    change: Callable[[str, str], Awaitable[None]], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path)

    async def main() -> str:
        async with serving(settings) as running:
            person = await running.person("Clara")
            match = await person.open("ovation", ["person", "person"], listed=True)
            await person.sit(match, 0, 1)
            await _played(person, match, _MOVES)
            await change(settings.database, match)
            running.server.hall.rooms.clear()
            assert told in (await person.refused("GET", f"/matches/{match}/table"))["text"]
            await _as_it_stands(running, person, match)
            await running.server.keeper.expire()
            return match

    match = asyncio.run(main())
    assert _db(tmp_path, "verify") == (1 if change is _bad_move else 0)
    assert f"{match}: " in capsys.readouterr().out
    file = tmp_path / "matches.jsonl"
    assert _db(tmp_path, "export", str(file)) == 0
    (line,) = map(json.loads, file.read_text().splitlines())
    assert len(line["entries"]) == _MOVES + 3
    assert "seed" not in line
    _changed(settings.database, sa.update(schema.matches).values(status="over"))
    assert _db(tmp_path, "export", str(file)) == 0
    (line,) = map(json.loads, file.read_text().splitlines())
    assert len(line["seed"]) == 32
    assert len(line["moves"]) == _MOVES


def test_who_played_what_cannot_be_replayed_can_be_forgotten(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)

    async def main() -> None:
        async with serving(settings) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open("ovation")
            await one.sit(match, 0)
            await other.sit(match, 1)
            await _changed_deed(rules_version=999)(settings.database, match)
            running.server.hall.rooms.clear()
            await one.done("DELETE", "/me")
            info = await other.get(f"/matches/{match}")
            assert [seat.get("name", "") for seat in info["seats"]] == ["", "Robert"]

    asyncio.run(main())


# Deeds that are damaged.


def _no_such_seat(told: str) -> str:
    return told.replace('"open"', '"opem"')


def _no_json(told: str) -> str:
    return "{"


def _no_secret(told: str) -> str:
    return json.dumps(json.loads(told) | {"secret": "none"})


def _no_seats(told: str) -> str:
    return json.dumps(json.loads(told) | {"seats": []})


@pytest.mark.parametrize("status", ["waiting", "running", "over"])
@pytest.mark.parametrize("damage", [_no_such_seat, _no_json, _no_secret, _no_seats])
def test_one_damaged_match_keeps_nobody_from_the_others(
    damage: Callable[[str], str], status: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path)

    def damaged(match: str) -> None:
        with sqlite3.connect(tmp_path / "partita.sqlite3") as database:
            (told,) = database.execute("SELECT deed FROM matches WHERE id = ?", [match]).fetchone()
            database.execute(
                "UPDATE matches SET deed = ?, status = ?, awaits = 'server' WHERE id = ?", [damage(told), status, match]
            )
        database.close()

    async def main() -> tuple[str, str]:
        async with serving(settings) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            sound, bad = [await one.open("ovation", listed=True) for _ in range(2)]
            await one.sit(sound, 0)
            await one.sit(bad, 0)
            damaged(bad)
            running.server.hall.rooms.clear()
            assert [each["id"] for each in await other.get("/matches")] == [sound]
            assert [each["id"] for each in await one.get("/me/matches")] == [sound]
            for path in ("", "/table", "/moves", "/record"):
                assert (await one.refused("GET", f"/matches/{bad}{path}"))["code"] == "not-replayable"
            assert (await one.command(bad, "resign", seat=0)).json()["code"] == "not-replayable"
            await running.server.keeper._wake_bots(0)
            await running.server.keeper.expire()
            await one.done("DELETE", "/me")
            assert [seat.get("name", "") for seat in (await other.get(f"/matches/{sound}"))["seats"]] == ["", ""]
            return sound, bad

    sound, bad = asyncio.run(main())
    capsys.readouterr()
    assert _db(tmp_path, "verify") == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"{bad}: what it was opened with cannot be read (")
    assert told[1:] == ["2 matches checked, 1 wrong, 0 kept that cannot be replayed here."]
    file = tmp_path / "matches.jsonl"
    assert _db(tmp_path, "export", str(file)) == 0
    lines = {each["match"]: each for each in map(json.loads, file.read_text().splitlines())}
    assert lines[sound]["game"] == "ovation"
    assert lines[bad]["damaged"]
    assert [entry["kind"] for entry in lines[bad]["entries"]] == ["take"]
