"""Seats that a bot plays on for: by a vote, by a clock, for good or until their owner is back; and standing answers."""

import asyncio
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.server.harness import Person, Running, ahead, serving, settings_in

from partita.server import clock, schema
from partita.server.table import Table

HOUR = 3_600_000
MINUTE = 60_000
SECOND = 1_000


async def three(running: Running, **wish: object) -> tuple[list[Person], str]:
    """A match of three people."""
    people = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
    match = await people[0].open("ovation", ["person", "open", "open"], **wish)
    for seat, person in enumerate(people):
        await person.sit(match, seat)
    return people, match


def table_of(running: Running, match: str) -> Table:
    """The match as the server holds it."""
    found = running.server.hall.rooms[match].table
    assert found is not None
    return found


async def later(running: Running, milliseconds: int) -> None:
    """So much time passes while the server runs."""
    running.server.clock._served += milliseconds
    await running.server.keeper._clocks()


def test_the_others_may_give_a_seat_away_whose_owner_is_gone_and_nobody_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            (one, other, third), match = await three(running)
            watcher = await running.person("Franz")
            assert (await one.command(match, "vote", seat=0, about=1)).json()["code"] == "not-gone"
            table_of(running, match).seats[1].until = -HOUR  # nobody has been at that line for long
            assert (await one.command(match, "vote", seat=0, about=0)).json()["code"] == "not-gone"
            assert (await watcher.command(match, "vote", seat=0, about=1)).json()["code"] == "not-your-seat"
            assert (await one.command(match, "vote", seat=0, about=1)).is_success
            assert (await one.command(match, "vote", seat=0, about=1)).is_success  # one voice, however often
            info = (await one.get(f"/matches/{match}"))["seats"][1]
            assert (info["votes"], info.get("given")) == (1, None)
            assert (await third.command(match, "vote", seat=2, about=1)).is_success
            assert (await one.get(f"/matches/{match}"))["seats"][1]["given"] == "vote"
            assert (await other.command(match, "play", version=9, moves=["end-turn"])).json()["code"] == "given"
            assert (await third.command(match, "return", seat=2)).json()["code"] == "not-given"
            assert (await third.command(match, "return", seat=1)).json()["code"] == "not-your-seat"
            assert (await other.command(match, "return", seat=1)).is_success
            info = (await one.get(f"/matches/{match}"))["seats"][1]
            assert (info.get("given"), info.get("votes", 0)) == (None, 0)

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["live", "days"])
def test_when_a_clock_runs_out_a_bot_plays_on(kind: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            people, match = await three(running, clock={"kind": kind, "seconds": 60, "increment": 0})
            await later(running, 40_000)
            left = (await people[1].table(match))["clock"]
            assert left["running"] == 0
            assert 0 < left["left"][0] <= 20_000
            assert left["left"][1:] == [60_000, 60_000]
            moves = ["inspire passion joy", "end-turn"]
            assert (await people[0].command(match, "play", version=4, moves=moves)).is_success
            left = (await people[1].table(match))["clock"]["left"][0]
            assert 0 < left <= 20_000
            await later(running, 59_000)
            assert (await people[0].table(match))["seats"][1].get("given") is None
            await later(running, 2_000)
            async with people[0].socket(match) as socket:
                while (update := await socket.hear("update"))["to_move"] != 2:
                    pass
            assert update["seats"][1]["given"] == "clock"
            back = (await people[1].command(match, "return", seat=1)).json()
            assert back["type"] == "ack" if kind == "days" else back["code"] == "not-given"

    asyncio.run(main())


def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            people, match = await three(running, clock={"kind": "live", "seconds": 600})
            async with running.server.store.writing() as connection:  # a minute is thought
                await connection.execute(sa.update(schema.service).values(served=schema.service.c.served + MINUTE))
            await running.server.keeper._beat()
            before = (await people[0].table(match))["clock"]["left"][0]
            cookies = dict(people[0].http.cookies)
            async with running.server.store.writing() as connection:  # the last beat of any server was an hour ago
                await connection.execute(sa.update(schema.service).values(beat=schema.service.c.beat - HOUR))
            for task in running.server.keeper._tasks:
                task.cancel()
        async with serving(settings_in(tmp_path)) as running:
            again = running.stranger()
            again.http.cookies = httpx.Cookies(cookies)
            after = (await again.table(match))["clock"]["left"][0]
            assert before < 9 * MINUTE + SECOND
            assert before - MINUTE < after <= before
            assert (await again.table(match))["seats"][0].get("given") is None

    asyncio.run(main())


def test_a_standing_answer_plays_real_moves_and_the_others_learn_a_bare_number(tmp_path: Path) -> None:
    """Robert never attends: when Clara gives a concert he is not asked, and his move stands in the record."""

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open("ovation")
            await one.sit(match, 0)
            await other.sit(match, 1)
            answer = {"seat": 1, "question": "attendance"}
            wrong = await other.command(match, "stand", **answer | {"answer": "perhaps"})
            assert wrong.json()["code"] == "no-question"
            assert (await one.command(match, "stand", **answer, answer="never")).json()["code"] == "not-your-seat"
            assert (await other.command(match, "stand", **answer, answer="never")).is_success
            own = await other.table(match)
            assert own["tables"][0]["standing"] == {"attendance": "never"}
            assert own["items"][-1]["why"] == "attendance=never"
            assert (await one.table(match))["items"][-1] == {"number": 4, "kind": "hidden"}
            table = table_of(running, match)
            while "decline" not in table.moves:
                mover = (one, other)[table.to_move or 0]
                own = await mover.table(match, since=table.version)
                legal = own["tables"][0].get("legal", [])
                if mover is other:
                    assert set(legal) != {"attend", "decline"}
                order = ("perform", "pay", "give", "patron", "inspire") if mover is one else ("inspire",)
                ranked = [move for begin in order for move in legal if move.startswith(begin)] or legal
                if ranked:
                    await mover.command(match, "play", version=own["version"], moves=[ranked[0]])
                table = table_of(running, match)
            await one.command(match, "resign", seat=0)
            assert (await one.get(f"/matches/{match}/record"))["moves"] == table.moves
            assert (await other.command(match, "stand", **answer, answer="ask")).json()["code"] == "over"

    asyncio.run(main())


def test_whoever_stays_at_the_line_stays_present_and_cannot_be_voted_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            (one, other, third), match = await three(running)
            async with other.socket(match) as socket:
                await socket.hear("update")
                for seat in table_of(running, match).seats:
                    seat.until = -HOUR  # as if hours had passed
                await running.server.keeper._still_there()
                assert (await one.command(match, "vote", seat=0, about=1)).json()["code"] == "not-gone"
                assert (await one.command(match, "vote", seat=0, about=2)).is_success
            assert (await third.get(f"/matches/{match}"))["seats"][2]["votes"] == 1

    asyncio.run(main())


def test_whoever_is_gone_has_no_vote_and_who_came_back_takes_the_votes_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            (one, other, third), match = await three(running)
            seats = table_of(running, match).seats
            seats[1].until = -HOUR
            assert (await one.command(match, "vote", seat=0, about=1)).is_success
            assert (await other.command(match, "stand", seat=1, question="attendance", answer="never")).is_success
            await asyncio.sleep(0.05)
            seats = table_of(running, match).seats
            seats[1].until = seats[1].votes[0] + 1  # back after that vote, and gone again
            assert (await one.get(f"/matches/{match}"))["seats"][1].get("votes", 0) == 0
            seats[1].until = seats[2].until = -HOUR  # now two are gone
            assert (await one.command(match, "vote", seat=0, about=1)).is_success
            assert (await one.command(match, "vote", seat=0, about=2)).is_success
            info = await third.get(f"/matches/{match}")
            assert [seat.get("given") for seat in info["seats"]] == [None, "vote", "vote"]

    asyncio.run(main())


def test_nobody_was_absent_while_no_server_ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            people, match = await three(running)
            cookie = dict(people[0].http.cookies)
            async with people[1].socket(match) as socket:
                await socket.hear("update")
        with ahead(monkeypatch, 2 * HOUR):
            async with serving(settings_in(tmp_path)) as running:
                again = running.stranger()
                again.http.cookies.update(cookie)
                for seat in (1, 2):
                    assert (await again.command(match, "vote", seat=0, about=seat)).json()["code"] == "not-gone"
                await later(running, 2 * MINUTE + 30 * SECOND)
                assert (await again.command(match, "vote", seat=0, about=1)).is_success

    asyncio.run(main())


def test_nobody_is_absent_because_the_calendar_is_put_forward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            (one, other, _), match = await three(running)
            async with other.socket(match) as socket:
                await socket.hear("update")
                with ahead(monkeypatch, HOUR):
                    assert (await one.command(match, "vote", seat=0, about=1)).json()["code"] == "not-gone"
                    assert (await one.get(f"/matches/{match}"))["seats"][1]["present"]

    asyncio.run(main())


def test_with_days_for_each_decision_nobody_is_voted_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            people, match = await three(running, clock={"kind": "days", "seconds": 86_400})
            table_of(running, match).seats[1].until = -HOUR
            assert (await people[0].command(match, "vote", seat=0, about=1)).json()["code"] == "not-gone"

    asyncio.run(main())


@pytest.mark.parametrize("away", [2, 8, 40])
def test_a_restart_costs_no_clock_anything(away: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many seconds between the last beat of one server and the start of the next."""

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            people, match = await three(running, clock={"kind": "live", "seconds": 60})
            cookie = dict(people[0].http.cookies)
        before, now = clock.now_ms(), clock.now_ms
        monkeypatch.setattr(clock, "now_ms", lambda: now() + away * SECOND)
        async with serving(settings_in(tmp_path)) as running:
            assert clock.now_ms() - before > away * SECOND
            again = running.stranger()
            again.http.cookies.update(cookie)
            await running.server.keeper._beat()
            left = (await again.table(match))["clock"]["left"][0]
            assert left > 60 * SECOND - (3 + 2) * SECOND  # what was played, and at most a beat that seemed another's

    asyncio.run(main())


def test_a_clock_stands_still_while_the_store_is_out_of_reach() -> None:
    served = clock.ServedClock()
    served._from -= 3_600 * 1_000_000_000
    assert served.served() == clock._DOWN_MS
