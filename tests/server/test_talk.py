"""Chat: what is said can be shown anywhere, is not too long and not too often, and need not be heard; who is there."""

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import Person, Running, serving, settings_in

from partita.server.wire import LONGEST_CHAT


async def two(running: Running) -> tuple[Person, Person, str]:
    """A match of two people."""
    one, other = await running.person("Clara"), await running.person("Robert")
    match = await one.open("ovation")
    await one.sit(match, 0)
    await other.sit(match, 1)
    return one, other, match


def test_what_is_said_can_be_shown_anywhere(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            one, other, match = await two(running)
            said = [
                ("Bravo !\u00a0é", "Bravo ! é"),
                ("  two\n\nlines \t of it ", "two lines of it"),
                ("\x1b[31mred\x07", "\\x1b[31mred\\x07"),
                ("a\x00b", "a\\x00b"),
                ("\u202eolleh", "\\u202eolleh"),
                ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # plain text: whoever draws it escapes it
                ("x" * LONGEST_CHAT, "x" * LONGEST_CHAT),
            ]
            async with other.socket(match) as socket:
                await socket.hear("presence")
                for text, shown in said:
                    assert (await one.command(match, "say", seat=0, text=text)).is_success, text
                    line = await socket.hear("chat")
                    assert (line["text"], line["seat"], line["name"]) == (shown, 0, "Clara")
                    assert line["text"].isprintable()
            for text in ("", " \n ", "x" * (LONGEST_CHAT + 1)):
                answer = await one.command(match, "say", seat=0, text=text)
                assert answer.json()["code"] == "bad-message"
            assert [each["text"] for each in await other.get(f"/matches/{match}/chat")] == [shown for _, shown in said]
            assert [each["number"] for each in await one.get(f"/matches/{match}/chat", since=5)] == [6, 7]

    asyncio.run(main())


def test_a_line_sent_twice_is_said_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other, match = await two(running)
            for _ in range(2):
                assert (await one.command(match, "say", id="c1", seat=0, text="Bravo")).is_success
            assert (await one.command(match, "say", id="c1", seat=0, text="Brava")).json()["code"] == "id-used"
            assert (await other.command(match, "say", id="c1", seat=1, text="Merci")).is_success
            assert [each["text"] for each in await one.get(f"/matches/{match}/chat")] == ["Bravo", "Merci"]

    asyncio.run(main())


def test_who_is_muted_is_not_heard_at_once_and_on_all_ones_lines(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other, match = await two(running)
            async with one.socket(match) as tab, one.socket(match) as second, other.socket(match) as across:
                for socket in (tab, second, across):
                    await socket.hear("presence")
                assert (await tab.asked("mute", about=1, on=True))["type"] == "ack"
                await across.asked("say", seat=1, text="not heard")
                await across.hear("chat", text="not heard")  # by oneself it is
                await tab.asked("say", seat=0, text="and now?")  # a later line: the one before has gone by everywhere
                for socket in (tab, second):
                    assert (await socket.hear("chat"))["text"] == "and now?"
                await tab.asked("mute", about=1, on=False)
                await across.asked("say", seat=1, text="heard again")
                for socket in (tab, second):
                    assert (await socket.hear("chat"))["text"] == "heard again"
                await tab.asked("mute", about=1, on=True)
                assert [each["text"] for each in await one.get(f"/matches/{match}/chat")] == ["and now?"]
                assert len(await other.get(f"/matches/{match}/chat")) == 3
            async with one.socket(match) as later, other.socket(match) as across:
                assert (await later.hear("welcome"))["muted"] == [1]
                assert "muted" not in await across.hear("welcome")

    asyncio.run(main())


def test_a_line_is_heard_though_the_one_before_it_is_gone_with_its_speaker(store_url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, store_url)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open("ovation", ["person", "open", "open"])
            await one.sit(match, 0)
            await other.sit(match, 1)
            async with running.stranger().socket(match) as socket:
                for person, seat in ((one, 0), (other, 1)):
                    assert (await person.command(match, "say", seat=seat, text="Bravo")).is_success
                    await socket.hear("chat", number=seat + 1)
                await other.done("DELETE", "/me")
                assert (await one.command(match, "say", seat=0, text="Merci")).is_success
                assert (await socket.hear("chat"))["number"] == 3
            assert [each["number"] for each in await one.get(f"/matches/{match}/chat")] == [1, 3]

    asyncio.run(main())


def test_two_who_speak_at_once_are_both_heard(store_url: str, tmp_path: Path) -> None:
    async def main() -> None:
        settings = settings_in(tmp_path, store_url)
        async with serving(settings) as running, serving(settings) as elsewhere:
            one, other, match = await two(running)
            there = elsewhere.stranger()
            there.http.cookies.update(other.http.cookies)
            said = [one.command(match, "say", id="c1", seat=0, text="Bravo") for _ in range(2)]
            said += [there.command(match, "say", seat=1, text="Merci"), there.command(match, "say", seat=1, text="!")]
            assert all(answer.is_success for answer in await asyncio.gather(*said))
            lines = await one.get(f"/matches/{match}/chat")
            assert [line["number"] for line in lines] == [1, 2, 3]
            assert sorted(line["text"] for line in lines) == ["!", "Bravo", "Merci"]

    asyncio.run(main())


def test_names_can_be_shown_anywhere(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            for name, shown in (
                ("Clara\x00\x1b[2J", "Clara\\x00\\x1b[2J"),
                ("  Clara \n Schumann ", "Clara Schumann"),
                ("\u202eevil", "\\u202eevil"),
            ):
                assert (await person.done("PATCH", "/me", {"name": name}))["name"] == shown
            for name in ("", "x" * 31):
                assert (await person.refused("PATCH", "/me", {"name": name}))["code"] == "bad-message"

    asyncio.run(main())


@pytest.mark.parametrize("where", ["here", "elsewhere"])
def test_who_sits_down_or_gets_up_while_connected_is_told_of(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    channels = request.getfixturevalue("redis_url") if where == "elsewhere" else None

    async def main() -> None:
        settings = settings_in(tmp_path, channels=channels)
        async with serving(settings) as running, serving(settings) as other_server:
            one = await running.person("Clara")
            other = await (running if where == "here" else other_server).person("Robert")
            match = await one.open("ovation", ["person", "open", "open"])
            await one.sit(match, 0)
            async with one.socket(match) as socket, other.socket(match) as watching:
                await socket.hear("presence", seats=[True, False, False])
                await watching.hear("presence", seats=[True, False, False])
                await other.sit(match, 2)
                for line in (socket, watching):
                    await line.hear("presence", seats=[True, False, True])
                await other.done("DELETE", f"/matches/{match}/seats/2")
                for line in (socket, watching):
                    await line.hear("presence", seats=[True, False, False])

    asyncio.run(main())
