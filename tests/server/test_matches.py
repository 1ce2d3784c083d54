"""Matches from their opening to their end: seats, links, joining, leaving, resigning, rematches."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.contract.walks import walked
from tests.server.harness import Person, Running, serving, settings_in

import partita
from partita.core.game import game as game_named
from partita.server import schema
from partita.server.deed import Deed, Entry
from partita.server.table import Table
from partita.server.wire import SeatPlan

CLOCK = {"kind": "days", "seconds": 86_400}


async def move(person: Person, match: str, seat: int | None = None) -> dict[str, Any]:
    """Play the first legal move of the seat that decides."""
    table = await person.table(match)
    legal = next(each["legal"] for each in table["tables"] if each.get("legal"))
    answer = await person.command(match, "play", version=table["version"], moves=[legal[0]], seat=seat)
    found: dict[str, Any] = answer.json()
    assert found["type"] == "ack", found
    return found


def test_a_match_is_opened_as_it_was_wished_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, public_url="http://play.example.org")) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            seats = ["person", "open", "beginner", "strong"]
            match = await one.open("lacrimosa", seats, listed=True, clock=CLOCK, options={"composers": None})
            info = await other.get(f"/matches/{match}")
            assert [(each["kind"], each.get("level"), each.get("reserved", False)) for each in info["seats"]] == [
                ("open", None, True),
                ("open", None, False),
                ("bot", "beginner", False),
                ("bot", "strong", False),
            ]
            assert (info["status"], info["players"], info["listed"]) == ("waiting", 4, True)
            assert info["clock"] == CLOCK | {"increment": 0} or info["clock"] == CLOCK
            assert info["link"] == f"http://play.example.org/m/{match}"
            assert (await other.http.get(f"/m/{match}")).is_success
            assert len(info["deal"]["commitment"]) == 64
            quiet = await one.open()
            assert [each["id"] for each in await other.get("/matches")] == [match]
            assert await one.get("/me/matches") == []
            await one.sit(quiet, 0)
            assert [each["id"] for each in await one.get("/me/matches")] == [quiet]
            box = info["box"]
            assert (await one.get(f"/matches/{await one.open('lacrimosa', box=box)}"))["box"] == box
            only_bots = await one.open("ovation", ["beginner", "normal"])
            assert (await other.get(f"/matches/{only_bots}"))["status"] in ("running", "over")
            alone = await one.open("lacrimosa", ["person"], options={"solo_level": "easy"})
            await one.sit(alone, 0)
            assert (await one.table(alone))["status"] == "running"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad-option"),
        ({"game": "ovation", "seats": []}, "bad-message"),
        ({"game": "ovation", "seats": ["open"] * 5}, "bad-message"),
        ({"game": "ovation", "options": {"moonlight": True}}, "bad-option"),
        ({"game": "ovation", "box": "0" * 64}, "bad-option"),
        ({"game": "ovation", "box": "../../secret"}, "bad-option"),
        ({"game": "ovation", "seed": "00" * 16}, "seed-not-allowed"),
        ({"game": "ovation", "seed": "00" * 16 + "\n"}, "bad-message"),
        ({"game": "ovation", "clock": {"kind": "live", "seconds": 9}}, "bad-message"),
        ({"game": "ovation", "position": {"format": "x"}}, "seed-not-allowed"),
        ({"game": "ovation", "position": {"format": "x"}, "open_deal": True}, "bad-option"),
        ({"game": "ovation", "position": {}, "options": {"solo_level": "hard"}, "open_deal": True}, "bad-option"),
    ],
    ids=[
        "no such game",
        "no seats",
        "too many seats",
        "no such option",
        "no such box",
        "a path for a box",
        "a seed not for all",
        "a seed and more",
        "too short a clock",
        "a position not for all",
        "no position",
        "a position and options",
    ],
)
def test_what_cannot_be_opened_is_refused(wish: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            seats = [{"kind": kind} for kind in wish.get("seats", ["person", "open"])]
            assert (await person.refused("POST", "/matches", wish | {"seats": seats}))["code"] == code
            assert await person.get("/matches") == []

    asyncio.run(main())


def test_seats_are_taken_left_and_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other, third = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
            match = await one.open("ovation", ["person", "open", "open"])
            take = f"/matches/{match}/seats"
            nonce = "ab" * 16
            body = {"seats": [{"seat": 0, "nonce": nonce}]}
            assert (await other.refused("POST", take, body))["code"] == "seat-taken"  # kept for who opened it
            for wrong in ([{"seat": 3, "nonce": nonce}], [{"seat": 1, "nonce": nonce}, {"seat": 3, "nonce": nonce}]):
                assert (await other.refused("POST", take, {"seats": wrong}))["code"] == "no-seat"
            twice = [{"seat": 1, "nonce": nonce}] * 2
            assert (await other.refused("POST", take, {"seats": twice}))["code"] == "seat-taken"
            assert (await other.refused("POST", take, {"seats": [{"seat": 1, "nonce": "AB" * 16}]}))[
                "code"
            ] == "bad-message"
            await other.sit(match, 1)
            assert (await third.refused("POST", take, {"seats": [{"seat": 1, "nonce": nonce}]}))["code"] == "seat-taken"
            await other.done("DELETE", f"{take}/1")
            assert (await other.refused("DELETE", f"{take}/1"))["code"] == "not-your-seat"
            await third.sit(match, 1, 2)
            assert (await other.command(match, "say", seat=1, text="mine")).json()["code"] == "not-your-seat"
            assert (await third.table(match))["status"] == "waiting"
            assert (await third.command(match, "resign", seat=1)).json()["code"] == "not-begun"
            assert (await one.sit(match, 0))["status"] == "running"
            assert (await one.command(match, "vote", seat=0, about=3)).json()["code"] == "no-seat"
            assert (await third.refused("DELETE", f"{take}/2"))["code"] == "begun"
            assert (await other.refused("POST", take, body))["code"] == "begun"

    asyncio.run(main())


def test_one_screen_for_two_seats_is_told_what_each_of_them_may_know(tmp_path: Path) -> None:
    """In Lacrimosa a card goes face down below the board: its event is told to its own seat alone."""

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, watcher = await running.person("Clara"), await running.person("Pauline")
            match = await one.open("lacrimosa", ["person", "person"])
            await one.sit(match, 0, 1)
            for wanted in ("experience", "story", "ducats", "end-turn"):
                table = await one.table(match)
                assert {each["seat"] for each in table["tables"]} == {0, 1}
                (legal,) = [each["legal"] for each in table["tables"] if "legal" in each]
                chosen = next(each for each in legal if each.startswith(wanted))
                await one.command(match, "play", version=table["version"], moves=[chosen])
            told = [event for item in (await one.table(match))["items"] for event in item.get("events", [])]
            seen = [event for item in (await watcher.table(match))["items"] for event in item.get("events", [])]
            private = [event for event in told if "only" in event]
            assert private
            assert all(set(event["only"]) < {0, 1} for event in private)
            bare = {event["number"] for event in seen if set(event) == {"number"}}
            assert bare == {event["number"] for event in private}
            assert [event for event in told if "only" not in event] == [e for e in seen if set(e) != {"number"}]

    asyncio.run(main())


def test_with_two_seats_who_resigns_loses_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open()
            await one.sit(match, 0)
            await other.sit(match, 1)
            assert (await other.command(match, "resign", seat=1)).is_success
            ending = (await one.table(match))["ending"]
            assert (ending["reason"], ending["winners"], ending["places"]) == ("resigned", [0], [1, 2])
            assert (await one.command(match, "play", version=4, moves=["end-turn"])).json()["code"] == "over"
            assert (await one.command(match, "undo", version=4)).json()["code"] == "over"
            record = await one.get(f"/matches/{match}/record")
            assert partita.load(record).moves == []

    asyncio.run(main())


def test_with_more_seats_a_bot_plays_on_for_who_resigns(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open("ovation", ["person", "open", "beginner"])
            await one.sit(match, 0)
            await other.sit(match, 1)
            assert (await one.command(match, "resign", seat=0)).is_success
            for kind, what in (("resign", {}), ("return", {}), ("vote", {"about": 1})):
                code = (await one.command(match, kind, seat=0, **what)).json()["code"]
                assert code in ("resigned", "not-given"), kind
            async with other.socket(match) as socket:
                while (update := await socket.hear("update"))["to_move"] != 1:
                    pass
            assert update["seats"][0]["resigned"]
            assert update["ply"] > 0
            assert (await one.table(match))["tables"][0].get("legal") is None

    asyncio.run(main())


@pytest.mark.parametrize("name", partita.games())
def test_who_has_resigned_is_last_whatever_the_points(name: str) -> None:
    for seed in range(4):
        match = walked(name, 7 + seed, seed, 2_000)
        assert match.is_over
        if match.players < 3:
            continue
        best = match.winners[0]
        game = game_named(name)
        deed = Deed(
            id="a" * 16,
            game=name,
            rules_version=game.rules_version,
            box=match.box.digest,
            options=match.options,
            seats=[SeatPlan(kind="open")] * match.players,
            secret="",
            salt="",
            bots_key="",
            opened=0,
            seed=f"{seed:032x}",
        )
        table = Table(deed, match.box)
        for seat in table.seats:
            seat.kind = "person"
        table.apply(Entry(1, "start", None, "", None, 0, 0))
        table.apply(Entry(2, "resign", best, "", None, 0, 0))
        for version, text in enumerate(match.moves, 3):
            table.apply(Entry(version, "move", None, text, None, 0, 0))
        ending = table.ending
        assert ending is not None
        assert ending.scores == match.scores()
        assert ending.places[best] == match.players
        assert best not in ending.winners
        assert ending.winners
        assert all(ending.places[seat] == 1 for seat in ending.winners)


def test_both_ask_for_a_rematch_and_get_the_same_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other, third = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
            match = await one.open()
            await one.sit(match, 0)
            await other.sit(match, 1)
            assert (await one.refused("POST", f"/matches/{match}/rematch"))["code"] == "not-over"
            await one.command(match, "resign", seat=0)
            both = await asyncio.gather(*[each.done("POST", f"/matches/{match}/rematch") for each in (one, other)])
            assert both[0]["id"] == both[1]["id"] != match
            assert (await third.get(f"/matches/{match}"))["rematch"] == both[0]["id"]
            async with running.server.store.reading() as connection:
                assert await connection.scalar(sa.select(sa.func.count()).select_from(schema.matches)) == 2
            again = both[0]["id"]
            assert both[0]["rematch_of"] == match
            nonce = [{"seat": 1, "nonce": "ab" * 16}]
            for person in (third, other):  # seats have moved on by one, and are kept
                refused = await person.refused("POST", f"/matches/{again}/seats", {"seats": nonce})
                assert refused["code"] == "seat-taken"
            await one.sit(again, 1)
            assert (await other.sit(again, 0))["status"] == "running"

    asyncio.run(main())


def test_several_moves_are_all_played_or_none(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open()
            await one.sit(match, 0)
            await other.sit(match, 1)
            moves = ["inspire passion joy", "end-turn"]
            for wrong, code in (
                ([moves[0], moves[0]], "illegal"),
                ([*moves, "inspire joy joy"], "not-your-turn"),
                (["nonsense"], "illegal"),
            ):
                answer = (await one.command(match, "play", version=3, moves=wrong)).json()
                assert answer["code"] == code
                assert (await one.table(match))["version"] == 3
            answer = (await one.command(match, "play", version=3, moves=[moves[0], "attend"])).json()
            assert answer["reason"]["code"]
            assert (await one.command(match, "play", version=3, moves=moves)).json()["version"] == 5
            assert (await other.table(match))["to_move"] == 1

    asyncio.run(main())


def test_undo_is_seen_by_all_and_tells_nothing_of_another_seats_move(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open("lacrimosa")
            await one.sit(match, 0)
            await other.sit(match, 1)
            assert (await one.command(match, "undo", version=3)).json()["code"] == "undo-barred"
            legal = (await one.table(match))["tables"][0]["legal"]
            await one.command(match, "play", version=3, moves=[legal[0]])
            story = next(each for each in (await one.table(match))["tables"][0]["legal"] if each.startswith("story"))
            await one.command(match, "play", version=4, moves=[story])
            refused = (await other.command(match, "undo", version=5)).json()
            assert refused["code"] == "undo-barred"
            assert story.split()[1] not in refused["text"]  # it lies face down
            async with other.socket(match, since=5) as socket:
                await socket.hear("update")
                assert (await one.command(match, "undo", version=5)).json()["version"] == 6
                update = await socket.hear("update", version=6)
                assert (update["items"][0]["kind"], update["items"][0]["ply"], update["ply"]) == ("undo", 1, 1)
            await one.command(match, "play", version=6, moves=[story, "ducats", "end-turn"])
            assert (await one.command(match, "undo", version=9)).json()["code"] == "undo-barred"

    asyncio.run(main())


async def _kept_in_store(running: Running) -> str:
    """All that the store holds of matches and their seats."""
    async with running.server.store.reading() as connection:
        rows = [list(await connection.execute(sa.select(each))) for each in (schema.matches, schema.seats)]
    return str(rows)


def test_seats_kept_for_whoever_is_no_more_are_for_whoever_comes(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other, third = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
            identity = (await one.get("/me"))["id"]
            waiting = await one.open("ovation", ["person", "open"])
            left = await one.open("ovation", ["person", "open", "open"])
            await one.sit(left, 0)
            over = await one.open("ovation", ["person", "open"])
            await one.sit(over, 0)
            for match in (waiting, left, over):
                await other.sit(match, 1)
            await other.command(over, "resign", seat=1)
            again = (await other.done("POST", f"/matches/{over}/rematch"))["id"]
            assert [seat["reserved"] for seat in (await other.get(f"/matches/{again}"))["seats"]] == [True, True]
            assert identity in await _kept_in_store(running)
            await one.done("DELETE", "/me")
            assert identity not in await _kept_in_store(running)
            assert (await third.sit(waiting, 0))["status"] == "running"
            assert (await third.sit(left, 0, 2))["status"] == "running"
            await third.sit(again, 1)
            assert (await other.sit(again, 0))["status"] == "running"

    asyncio.run(main())


@pytest.mark.parametrize("waits", [True, False], ids=["waiting", "running"])
def test_who_sits_down_while_they_are_forgotten_leaves_no_seat_behind(
    waits: bool, store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, store_url)) as running:
            one, other, third = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
            match = await other.open("ovation", ["person", "open", *(["open"] if waits else [])])
            await other.sit(match, 0)
            late = await other.open()
            people, forget = running.server.people, running.server.people.forget
            taken = {"seats": [{"seat": 1, "nonce": "07" * 16}]}
            too_late: list[httpx.Response | None] = []

            async def meanwhile(identity: str, *more: Any) -> Any:
                if not too_late:
                    await one.sit(match, 1)
                found = await forget(identity, *more)
                too_late.append(await one.ask("POST", f"/matches/{late}/seats", taken) if found is not None else None)
                return found

            monkeypatch.setattr(people, "forget", meanwhile)
            cookies = httpx.Cookies(one.http.cookies)
            await one.done("DELETE", "/me")
            assert too_late[0] is None
            assert too_late[-1] is not None
            assert not too_late[-1].is_success
            seat = (await third.get(f"/matches/{match}"))["seats"][1]
            assert (seat["kind"], seat.get("given")) == (("open", None) if waits else ("person", "left"))
            assert (await third.get(f"/matches/{late}"))["seats"][1]["kind"] == "open"
            if waits:
                assert (await third.sit(match, 1, 2))["status"] == "running"
            again = running.stranger()
            again.http.cookies = cookies
            assert (await again.refused("GET", "/me"))["code"] == "no-identity"

    asyncio.run(main())


def test_cards_that_somebody_gave_are_not_left_to_others(tmp_path: Path) -> None:
    """Who gives a seed and goes could come back as somebody else and know all cards."""

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            seed = {"seed": "07" * 16}
            alone = await one.open("ovation", ["person", "person"], **seed)
            public = await one.open("ovation", ["person", "open"], **seed, open_deal=True)
            await one.sit(alone, 0)
            await one.done("DELETE", "/me")
            assert (await other.refused("GET", f"/matches/{alone}"))["code"] == "no-match"
            assert (await other.sit(public, 0, 1))["status"] == "running"

    asyncio.run(main())


def test_lists_replay_nothing_and_tell_what_a_match_itself_tells(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            waiting = await one.open("lacrimosa", ["person", "open", "strong"], listed=True, clock=CLOCK)
            begun = await one.open("ovation", ["open", "person"], listed=True, watch="nobody")
            await other.sit(begun, 0)
            await one.sit(begun, 1)
            over = await one.open("ovation", ["person", "open"], seed="07" * 16, open_deal=True)
            await one.sit(over, 0)
            await other.sit(over, 1)
            await one.command(over, "resign", seat=0)
            rooms = running.server.hall.rooms
            own = {match: await one.get(f"/matches/{match}") for match in (waiting, begun, over)}
            rooms.clear()
            listed, mine = await one.get("/matches"), await one.get("/me/matches")
            assert not rooms
            assert [each["id"] for each in listed] == [waiting]  # the other runs, and nobody may watch it
            assert [each["id"] for each in mine] == [over, begun]
            for told in (*listed, *mine):
                whole = own[told["id"]]
                assert whole | told | {"seats": []} == whole | {"seats": []}
                assert set(whole) - set(told) <= {"to_move", "ending"}
                for seat, known in zip(told["seats"], whole["seats"], strict=True):
                    assert known | seat == known
                    assert set(known) - set(seat) <= {"resigned", "present"}

    asyncio.run(main())
