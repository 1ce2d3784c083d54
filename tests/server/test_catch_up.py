"""Coming back: from any number one catches up to the same log, and a message sent twice is done once."""

import asyncio
import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Person, Running, serving, settings_in
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

import partita


def fold(events: dict[int, Any], items: list[dict[str, Any]]) -> dict[int, Any]:
    """The log after further items."""
    log = dict(events)
    for item in items:
        if "events_left" in item:
            log = {number: event for number, event in log.items() if number < item["events_left"]}
        log.update({event["number"]: event for event in item.get("events", [])})
    return log


async def two(running: Running, game: str) -> tuple[Person, Person, str]:
    """A match of two people."""
    one, other = await running.person("Clara"), await running.person("Robert")
    match = await one.open(game)
    await one.sit(match, 0)
    await other.sit(match, 1)
    return one, other, match


@pytest.mark.parametrize("game", partita.games())
def test_from_any_number_one_catches_up_to_the_log_of_those_who_were_there(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            one, other, match = await two(running, game)
            watcher = await running.person("Pauline")
            draw = random.Random(1)
            logs: dict[str, dict[int, dict[int, Any]]] = {name: {0: {}} for name in ("one", "other", "watcher")}
            readers = {"one": one, "other": other, "watcher": watcher}
            last = 0

            async def follow() -> int:
                nonlocal last
                for name, reader in readers.items():
                    update = await reader.table(match, since=last)
                    logs[name][update["version"]] = fold(logs[name][last], update["items"])
                last = int(update["version"])
                return last

            version = await follow()
            for _ in range(40):
                person = (one, other)[(await one.table(match, since=version))["to_move"]]
                table = (await person.table(match, since=version))["tables"][0]
                if table.get("undo") and draw.random() < 0.3:
                    to = draw.choice(["decision", "turn"])
                    answer = await person.command(match, "undo", version=version, to=to)
                else:
                    answer = await person.command(match, "play", version=version, moves=[draw.choice(table["legal"])])
                assert answer.is_success, answer.text
                if draw.random() < 0.2:
                    about = {"seat": 0, "question": "attendance", "answer": draw.choice(["always", "never", "ask"])}
                    await one.command(match, "stand", **about)
                    await asyncio.sleep(0.05)
                version = await follow()
            undone = [item for item in (await one.table(match))["items"] if item["kind"] == "undo"]
            assert undone
            for name, reader in readers.items():
                for since, log in logs[name].items():
                    items = (await reader.table(match, since=since))["items"]
                    assert [item["number"] for item in items] == list(range(since + 1, version + 1))
                    assert fold(log, items) == logs[name][version], (name, since)
                async with reader.socket(
                    match, since=version + 5
                ) as socket:  # a number that is not there: from the first
                    update = await socket.hear("update")
                    assert fold({}, update["items"]) == logs[name][version]

    asyncio.run(main())


def test_two_tabs_of_one_seat_both_follow_and_a_sleeper_continues(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other, match = await two(running, "ovation")
            async with one.socket(match) as tab, one.socket(match) as second, other.socket(match) as across:
                for socket in (tab, second, across):
                    await socket.hear("update")
                await tab.asked("play", version=3, moves=["inspire passion joy"])
                await second.asked("play", version=4, moves=["end-turn"])
                for socket in (tab, second, across):
                    await socket.hear("update", version=5)
                seen = (await other.table(match))["version"]
            for _ in range(3):
                for person in (other, one):
                    version = (await person.table(match))["version"]
                    answer = await person.command(match, "play", version=version, moves=["inspire joy joy", "end-turn"])
                    assert answer.is_success, answer.text
            async with other.socket(match, since=seen) as back:
                update = await back.hear("update")
                assert (update["version"], update["to_move"]) == (seen + 12, 1)
                assert [item["number"] for item in update["items"]] == list(range(seen + 1, seen + 13))
                stale = await back.asked("play", version=seen, moves=["inspire joy joy"])
                assert (stale["code"], stale["version"]) == ("stale", seen + 12)
                ahead = await back.asked("play", version=seen + 99, moves=["inspire joy joy"])
                assert ahead["code"] == "ahead"

    asyncio.run(main())


def test_a_message_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other, match = await two(running, "ovation")
            move = {"version": 3, "moves": ["inspire passion joy"]}
            async with one.socket(match) as tab, one.socket(match) as second:
                answers = await asyncio.gather(
                    tab.asked("play", id="m1", **move),
                    second.asked("play", id="m1", **move),
                    *[one.command(match, "play", id="m1", **move) for _ in range(4)],
                )
                told = [each.json() if isinstance(each, httpx.Response) else each for each in answers]
                assert told == [{"type": "ack", "id": "m1", "version": 4}] * 6
                assert (await tab.asked("play", id="m1", **move))["version"] == 4
                anew = move | {"version": 4}  # as if it had been looked again in between
                assert (await tab.asked("play", id="m1", **anew))["version"] == 4
                for kind, what in (
                    ("play", {"version": 4, "moves": ["end-turn"]}),
                    ("play", {"version": 3, "moves": ["inspire passion joy", "end-turn"]}),
                    ("undo", {"version": 4}),
                    ("resign", {"seat": 0}),
                    ("stand", {"seat": 0, "question": "attendance", "answer": "never"}),
                ):
                    assert (await tab.asked(kind, id="m1", **what))["code"] == "id-used", kind
                assert (await one.table(match))["version"] == 4
                undone = [await tab.asked("undo", id="u", version=4) for _ in range(2)]
                assert [each["version"] for each in undone] == [5, 5]
                stands = {"seat": 0, "question": "attendance", "answer": "never"}
                assert [(await tab.asked("stand", id="s", **stands))["version"] for _ in range(2)] == [6, 6]
            assert (await other.command(match, "resign", id="m1", seat=1)).json()["version"] == 7  # ids are one's own
            assert (await other.command(match, "resign", id="m1", seat=1)).json()["version"] == 7

    asyncio.run(main())


def test_one_screen_that_names_no_seat_sends_twice_and_moves_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one = await running.person("Clara")
            match = await one.open("ovation", ["person", "person"])
            await one.sit(match, 0, 1)
            sent = {"id": "m1", "version": 3, "moves": ["inspire passion joy", "end-turn"]}
            for version in (3, 5):
                answer = await one.command(match, "play", **sent | {"version": version})
                assert answer.json() == {"type": "ack", "id": "m1", "version": 5}
            assert (await one.command(match, "resign", id="m1", seat=1)).json()["code"] == "id-used"

    asyncio.run(main())


def test_after_a_restart_a_message_is_still_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        move = {"version": 3, "moves": ["inspire passion joy"]}
        async with serving(settings_in(tmp_path)) as running:
            one, _, match = await two(running, "ovation")
            name = secrets.token_hex(20)
            assert (await one.command(match, "play", id=name, **move)).json()["version"] == 4
            cookies = dict(one.http.cookies)
        async with serving(settings_in(tmp_path)) as running:
            again = running.stranger()
            again.http.cookies = httpx.Cookies(cookies)
            assert (await again.command(match, "play", id=name, **move)).json()["version"] == 4
            assert (await again.command(match, "undo", id=name, version=4)).json()["code"] == "id-used"
            assert (await again.table(match))["version"] == 4

    asyncio.run(main())


def test_whoever_could_not_be_told_what_happened_is_let_go_and_catches_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, _, match = await two(running, "ovation")
            async with one.socket(match) as socket:
                assert (await socket.hear("update"))["version"] == 3
                hall = running.server.hall
                update = hall.update

                async def broken(*_: Any) -> Any:
                    hall.update = update  # type: ignore[method-assign]
                    raise OSError("broken")

                hall.update = broken  # type: ignore[assignment, method-assign]
                await one.command(match, "play", version=3, moves=["inspire passion joy", "end-turn"])
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.hear("update")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == CloseCode.INTERNAL_ERROR
            async with one.socket(match, since=3) as socket:
                assert (await socket.hear("update"))["version"] == 5

    asyncio.run(main())
