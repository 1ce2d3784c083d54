"""Rooms: what several do at the same time in one match, none of it lost."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Person, Running, serving, settings_in

from partita.core.errors import Saying
from partita.server import hall, schema
from partita.server.fold import NotHere


async def _begun(running: Running, **wish: Any) -> tuple[Person, str]:
    clara = await running.person("Clara")
    match = await clara.open("lacrimosa", ["person", "person"], **wish)
    await clara.sit(match, 0, 1)
    return clara, match


async def _moving(
    running: Running, clara: Person, match: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, asyncio.Event, "asyncio.Task[httpx.Response]"]:
    """A move whose entry has come to the store and waits there: the version before, what lets it go on, its answer."""
    store, table = running.server.store, await clara.table(match)
    legal = next(view["legal"] for view in table["tables"] if view.get("legal"))
    arrived, go_on, append = asyncio.Event(), asyncio.Event(), store.append

    async def held(*args: Any) -> None:
        arrived.set()
        await go_on.wait()
        await append(*args)

    monkeypatch.setattr(store, "append", held)
    moved = asyncio.create_task(clara.command(match, "play", version=table["version"], moves=[legal[0]]))
    await arrived.wait()
    return table["version"], go_on, moved


def test_who_is_renamed_while_a_move_is_written_keeps_the_new_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            clara, match = await _begun(running)
            _, go_on, moved = await _moving(running, clara, match, monkeypatch)
            await clara.done("PATCH", "/me", {"name": "Johanna"})
            go_on.set()
            assert (await moved).is_success
            assert [seat["name"] for seat in (await clara.table(match))["seats"]] == ["Johanna", "Johanna"]

    asyncio.run(main())


def test_what_is_read_anew_while_a_move_is_written_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            clara, match = await _begun(running)
            version, go_on, moved = await _moving(running, clara, match, monkeypatch)
            me = await clara.get("/me")
            await running.server.people.rename(me["id"], "Johanna")  # as another process would
            running.server.hall.rooms[match].put(None)
            go_on.set()
            assert (await moved).is_success
            after = await clara.table(match)
            assert after["version"] == version + 1
            assert [seat["name"] for seat in after["seats"]] == ["Johanna", "Johanna"]

    asyncio.run(main())


def test_a_room_is_kept_while_somebody_waits_in_it() -> None:
    async def main() -> None:
        room = hall.Room("a" * 16)
        found = []

        async def waiting() -> None:
            async with room.lock:
                found.append(room.in_use)

        await room.lock.acquire()
        task = asyncio.create_task(waiting())
        await asyncio.sleep(0)
        room.lock.release()
        found.append(room.in_use)  # between the two it is not locked, but somebody waits
        await task
        assert found == [True, True]
        assert not room.in_use
        task = asyncio.create_task(waiting())
        async with room.lock:
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        assert not room.in_use

    asyncio.run(main())


def test_a_match_that_could_not_be_replayed_for_a_while_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_here(*_: Any) -> None:
        raise NotHere(Saying("match-broken"))

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            clara, match = await _begun(running, clock={"kind": "live", "seconds": 600})
            server = running.server
            async with server.store.reading() as connection:
                before = (await connection.execute(_SUMMARY)).one()
            assert before.deadline is not None
            with monkeypatch.context() as patch:
                patch.setattr(hall, "folded", not_here)
                server.hall.rooms[match].put(None)
                assert (await clara.refused("GET", f"/matches/{match}/table"))["code"] == "not-replayable"
                await server.hall.settle()
                async with server.store.reading() as connection:
                    assert (await connection.execute(_SUMMARY)).one() == (None, None)
            await clara.table(match)
            await server.hall.settle()
            async with server.store.reading() as connection:
                assert (await connection.execute(_SUMMARY)).one() == before

    asyncio.run(main())


_SUMMARY = schema.matches.select().with_only_columns(schema.matches.c.awaits, schema.matches.c.deadline)
