"""What expires by itself: one test for each rule of docs/host-a-table.md, just before and just after its age."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENCE, Person, Running, ahead, serving, settings_in

from partita.server import keeper, schema
from partita.server.clock import now_ms
from partita.server.deed import new_id

_DAY_MS = 86_400_000
_MARGIN_MS = 60_000  # longer than a test takes
_BEFORE, _AFTER = -_MARGIN_MS, _MARGIN_MS  # its age, and this


def _run(settings_of: Any, act: Callable[[Running], Awaitable[None]]) -> None:
    async def main() -> None:
        async with serving(settings_of) as running:
            await act(running)

    asyncio.run(main())


async def _aged(running: Running, column: sa.Column[int], row: str, age_ms: int) -> None:
    """Let something have happened so long ago, as nobody remembers it here."""
    running.server.hall.rooms.clear()
    async with running.server.store.writing() as connection:
        table = column.table
        assert isinstance(table, sa.Table)
        await connection.execute(sa.update(table).where(table.c.id == row).values({column.name: now_ms() - age_ms}))


async def _expired(running: Running, column: sa.Column[int], row: str, age_ms: int) -> None:
    await _aged(running, column, row, age_ms)
    await running.server.keeper.expire()


async def _matches(running: Running) -> dict[str, str]:
    """How all matches stand."""
    async with running.server.store.reading() as connection:
        return {row.id: row.status for row in await connection.execute(sa.select(schema.matches))}


async def _is_there(person: Person) -> bool:
    return (await person.ask("GET", "/me")).status_code == httpx.codes.OK


async def _begun(person: Person, **wish: Any) -> str:
    match = await person.open("ovation", ["person", "person"], **wish)
    await person.sit(match, 0, 1)
    return match


async def _over(person: Person) -> str:
    match = await _begun(person)
    assert (await person.command(match, "resign", seat=0)).is_success
    return match


_TOUCHED, _SEEN = schema.matches.c.touched, schema.identities.c.seen


def test_a_match_that_has_not_begun_is_deleted_after_7_days(store_url: str, tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        match, other = await person.open(), await person.open()
        await person.sit(match, 0)
        await _expired(running, _TOUCHED, match, 7 * _DAY_MS + _BEFORE)
        assert await _matches(running) == {match: "waiting", other: "waiting"}
        await _expired(running, _TOUCHED, match, 7 * _DAY_MS + _AFTER)
        assert await _matches(running) == {other: "waiting"}
        assert (await person.refused("GET", f"/matches/{match}"))["code"] == "no-match"
        assert await running.server.store.entries(match, 0) == []

    _run(settings_in(tmp_path, store_url), act)


def test_whoever_sits_down_keeps_a_match_for_7_days_more(store_url: str, tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        match = await person.open()
        await _aged(running, _TOUCHED, match, 7 * _DAY_MS + _AFTER)
        await person.sit(match, 0)
        await running.server.keeper.expire()
        assert await _matches(running) == {match: "waiting"}

    _run(settings_in(tmp_path, store_url), act)


def test_a_match_without_clocks_is_closed_after_60_days_without_a_move(store_url: str, tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        match, other = await _begun(person), await _begun(person)
        await _expired(running, _TOUCHED, match, 60 * _DAY_MS + _BEFORE)
        assert await _matches(running) == {match: "running", other: "running"}
        await _expired(running, _TOUCHED, match, 60 * _DAY_MS + _AFTER)
        assert await _matches(running) == {match: "over", other: "running"}
        assert (await person.table(match))["ending"]["reason"] == "abandoned"

    _run(settings_in(tmp_path, store_url), act)


@pytest.mark.parametrize("decides", ["person", "server"])
def test_a_match_with_clocks_is_never_closed(decides: str, tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        match = await _begun(person, clock={"kind": "days", "seconds": 60 * 86_400})
        if decides == "server":
            async with running.server.store.writing() as connection:
                await connection.execute(sa.update(schema.matches).values(awaits="server", deadline=None))
        await _expired(running, _TOUCHED, match, 61 * _DAY_MS)
        assert await _matches(running) == {match: "running"}

    _run(settings_in(tmp_path), act)


def test_a_match_that_somebody_plays_on_at_last_is_not_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        match = await _begun(person)
        hall, table = running.server.hall, await person.table(match)
        act_on = hall.act

        async def moved_before(*what: Any) -> Any:
            legal = next(view["legal"] for view in table["tables"] if view.get("legal"))
            await person.command(match, "play", version=table["version"], moves=[legal[0]])
            return await act_on(*what)

        monkeypatch.setattr(hall, "act", moved_before)
        await _expired(running, _TOUCHED, match, 61 * _DAY_MS)
        assert await _matches(running) == {match: "running"}

    _run(settings_in(tmp_path), act)


def test_a_match_that_is_over_is_deleted_after_a_year_when_it_is_nobodys(store_url: str, tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        person, gone = await running.person(), await running.person()
        theirs, nobodys = await _over(person), await _over(gone)
        await gone.done("DELETE", "/me")
        await _aged(running, _TOUCHED, theirs, 366 * _DAY_MS)
        await _expired(running, _TOUCHED, nobodys, 365 * _DAY_MS + _BEFORE)
        assert await _matches(running) == {theirs: "over", nobodys: "over"}
        await _expired(running, _TOUCHED, nobodys, 365 * _DAY_MS + _AFTER)
        assert await _matches(running) == {theirs: "over"}

    _run(settings_in(tmp_path, store_url), act)


def test_a_guest_is_deleted_after_180_days(store_url: str, tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        guest, other = await running.person(), await running.person()
        me = (await guest.get("/me"))["id"]
        match = await _over(guest)
        await guest.command(match, "say", seat=0, text="Adieu")
        await _expired(running, _SEEN, me, 180 * _DAY_MS + _BEFORE)
        async with running.server.store.reading() as connection:
            assert await connection.scalar(sa.select(_SEEN).where(schema.identities.c.id == me))
        await _expired(running, _SEEN, me, 180 * _DAY_MS + _AFTER)
        assert [await _is_there(each) for each in (guest, other)] == [False, True]
        assert await _matches(running) == {match: "over"}
        assert await other.get(f"/matches/{match}/chat") == []

    _run(settings_in(tmp_path, store_url), act)


async def _recovery_code(person: Person) -> None:
    await person.done("POST", "/me/recovery")


async def _token(person: Person) -> None:
    await person.done("POST", "/me/tokens", {"label": "bot"})


async def _running_match(person: Person) -> None:
    await _begun(person)


async def _waiting_match(person: Person) -> None:
    await person.sit(await person.open(), 0)


@pytest.mark.parametrize("protect", [_recovery_code, _token, _running_match, _waiting_match])
def test_what_keeps_a_guest(protect: Callable[[Person], Awaitable[None]], store_url: str, tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        await protect(person)
        await _expired(running, _SEEN, (await person.get("/me"))["id"], 181 * _DAY_MS)
        assert await _is_there(person)

    _run(settings_in(tmp_path, store_url), act)


def test_whoever_comes_back_is_seen(tmp_path: Path) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        await _aged(running, _SEEN, (await person.get("/me"))["id"], 181 * _DAY_MS)
        await person.get("/me")
        await running.server.keeper.expire()
        assert await _is_there(person)

    _run(settings_in(tmp_path), act)


def test_much_is_deleted_in_portions(store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(running: Running) -> None:
        store = running.server.store
        person = await running.person()
        rows = [{"id": new_id(), "name": "", "made": 0, "seen": 0} for _ in range(25)]
        async with store.writing() as connection:
            await connection.execute(sa.insert(schema.identities), rows)
        begun, writing = 0, store.writing

        def counted() -> Any:
            nonlocal begun
            begun += 1
            return writing()

        monkeypatch.setattr(keeper, "_PORTION", 10)
        monkeypatch.setattr(store, "writing", counted)
        await running.server.keeper.expire()
        monkeypatch.undo()
        assert begun >= 3
        assert await _is_there(person)
        async with store.reading() as connection:
            assert await connection.scalar(sa.select(sa.func.count()).select_from(schema.identities)) == 1

    _run(settings_in(tmp_path, store_url), act)


def test_what_is_old_goes_soon_after_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened(running: Running) -> None:
        await _aged(running, _TOUCHED, await (await running.person()).open(), 8 * _DAY_MS)

    async def gone(running: Running) -> None:
        async with asyncio.timeout(PATIENCE):
            while await _matches(running):
                await asyncio.sleep(0.05)

    settings = settings_in(tmp_path)
    _run(settings, opened)
    monkeypatch.setattr(keeper, "_FIRST_EXPIRE_SECONDS", 0.1)
    _run(settings, gone)


def test_nothing_expires_for_a_day_when_the_calendar_is_put_forward(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(running: Running) -> None:
        person = await running.person()
        begun, waiting = await _begun(person), await person.open()
        keeper = running.server.keeper
        with ahead(monkeypatch, 61 * _DAY_MS):
            for _ in range(2):
                await keeper.expire()
                assert await _matches(running) == {begun: "running", waiting: "waiting"}
            keeper._calendar._steady_from -= _DAY_MS
            await keeper.expire()
            assert await _matches(running) == {begun: "over"}

    _run(settings_in(tmp_path), act)
