"""Several processes of one server: any of them serves any match."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.server.harness import PATIENCE, Person, Running, Socket, serving, settings_in
from tests.server.process import SECRET, Process, processes
from tests.server.proxy import Proxy, through

from partita.server import migrate, news
from partita.server.keeper import _LOOK_SECONDS

_SOON = 1.5  # seconds in which news has to arrive: less than a look into the store takes to come round
_RACES = 12
_FEW = 5


class Where(NamedTuple):
    """The store and the channel of two processes."""

    database: str
    channels: str


@pytest.fixture(params=["postgresql-redis", "postgresql-postgresql", "sqlite-redis"])
def where(request: pytest.FixtureRequest, postgres_url: str, redis_url: str, tmp_path: Path) -> Where:
    database, channels = request.param.split("-")
    return Where(
        postgres_url if database == "postgresql" else f"sqlite:///{tmp_path / 'partita.db'}",
        postgres_url if channels == "postgresql" else redis_url,
    )


@asynccontextmanager
async def _two(folder: Path, where: Where) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers that know of each other by their store and their channel only."""
    settings = settings_in(folder, where.database, channels=where.channels, secret=SECRET)
    async with serving(settings) as one, serving(settings) as other:
        async with asyncio.timeout(20):
            while not all(each.server.news._backend for each in (one, other)):
                await asyncio.sleep(0.01)
        yield one, other


def _at(person: Person, server: Running) -> Person:
    """The same person at another process."""
    there = server.stranger()
    there.http.cookies.update(person.http.cookies)
    return there


async def _seated(one: Running, other: Running, *bots: str, game: str = "ovation") -> tuple[Person, Person, str]:
    """Two people, each at a process of their own, at one match."""
    clara, robert = await one.person("Clara"), await other.person("Robert")
    match = await clara.open(game, ["person", "open", *bots])
    await clara.sit(match, 0)
    await robert.sit(match, 1)
    await _until(lambda table: table["status"] == "running", clara, match)
    return clara, robert, match


def test_a_whole_match_with_each_seat_at_another_process(where: Where, tmp_path: Path) -> None:
    async def main() -> None:
        async with _two(tmp_path, where) as (one, other):
            clara, robert, match = await _seated(one, other, "normal")
            ends = await asyncio.gather(
                clara.plays_on(match, 0, random.Random(1)), robert.plays_on(match, 1, random.Random(2))
            )
            assert ends[0]["ending"] == ends[1]["ending"]
            assert ends[0]["version"] == ends[1]["version"]
            records = [await person.get(f"/matches/{match}/record") for person in (clara, robert)]
            assert records[0] == records[1]

    asyncio.run(main())


def test_of_two_moves_at_once_exactly_one_wins(where: Where, tmp_path: Path) -> None:
    async def main() -> None:
        async with _two(tmp_path, where) as (one, other):
            clara = await one.person("Clara")
            match = await clara.open("lacrimosa", ["person", "person"])
            await clara.sit(match, 0, 1)
            async with clara.socket(match) as here, _at(clara, other).socket(match) as there:
                for _ in range(_RACES):
                    version, legal = await _newest(clara, match)
                    said = [
                        line.asked("play", version=version, moves=[move])
                        for line, move in zip((here, there), (legal[0], legal[-1]), strict=True)
                    ]
                    answers = await asyncio.gather(*said)
                    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"], answers
                    (refused,) = [answer for answer in answers if answer["type"] == "refused"]
                    assert refused["code"] == "stale"
                    assert (await _newest(clara, match))[0] == version + 1
                    for line in (here, there):
                        await line.hear("update", version=version + 1)

    asyncio.run(main())


async def _newest(person: Person, match: str) -> tuple[int, list[str]]:
    table = await person.table(match)
    return table["version"], next(view["legal"] for view in table["tables"] if view.get("legal"))


def test_chat_presence_and_the_rematch_cross_over(where: Where, tmp_path: Path) -> None:
    async def main() -> None:
        async with _two(tmp_path, where) as (one, other):
            clara, robert, match = await _seated(one, other)
            async with clara.socket(match) as here:
                await here.hear("presence", seats=[True, True])  # who has just sat down is there
                async with robert.socket(match) as there:
                    await there.hear("presence", seats=[True, True])
                    assert (await there.asked("say", seat=1, text="Guten Tag"))["type"] == "ack"
                    line = await here.hear("chat")
                    assert (line["name"], line["text"]) == ("Robert", "Guten Tag")
                await here.hear("presence", seats=[True, False])
                async with robert.socket(match) as there:
                    await here.hear("presence", seats=[True, True])
                    assert (await here.asked("resign", seat=0))["type"] == "ack"
                    await there.hear("update", status="over")
                    again = (await clara.done("POST", f"/matches/{match}/rematch"))["id"]
                    assert (await there.hear("update", rematch=again))["rematch"] == again
                    assert (await robert.done("POST", f"/matches/{match}/rematch"))["id"] == again

    asyncio.run(main())


def test_a_move_alone_makes_no_news_of_people(where: Where, tmp_path: Path) -> None:
    async def main() -> None:
        async with _two(tmp_path, where) as (one, other):
            clara, robert, match = await _seated(one, other)
            async with clara.socket(match) as here, robert.socket(match) as there:
                for line in (here, there):
                    await line.hear("presence", seats=[True, True])
                await asyncio.sleep(_SOON)
                for line in (here, there):
                    line.heard.clear()
                for _ in range(5):
                    version, legal, line, other_line = await _mover(clara, robert, match, here, there)
                    assert (await line.asked("play", version=version, moves=[legal[0]]))["type"] == "ack"
                    await other_line.hear("update", version=version + 1)
                    await line.hear("update", version=version + 1)
                told = [message["type"] for line in (here, there) for message in line.heard]
                assert told.count("update") == 10
                assert told.count("presence") < _FEW  # a look into the store may fall in between

    asyncio.run(main())


async def _mover(
    clara: Person, robert: Person, match: str, here: Socket, there: Socket
) -> tuple[int, list[str], Socket, Socket]:
    """The version, the legal moves, the line of who decides, and the other line."""
    for person, line, other in ((clara, here, there), (robert, there, here)):
        table = await person.table(match)
        legal = table["tables"][0].get("legal")
        if legal:
            return table["version"], legal, line, other
    raise AssertionError("nobody decides")


async def _latency(clara: Person, robert: Person, match: str, here: Socket, there: Socket) -> float:
    """Make a move; how long until the other process tells it."""
    version, legal, line, other = await _mover(clara, robert, match, here, there)
    begun = time.monotonic()
    assert (await line.asked("play", version=version, moves=[legal[0]]))["type"] == "ack"
    await other.hear("update", version=version + 1)
    return time.monotonic() - begun


def test_play_goes_on_while_the_channel_is_down(where: Where, tmp_path: Path) -> None:
    async def main() -> None:
        async with through(where.channels) as channel, _two(tmp_path, where._replace(channels=channel.url)) as both:
            clara, robert, match = await _seated(*both)
            async with clara.socket(match) as here, robert.socket(match) as there:

                async def moved() -> float:
                    return await _latency(clara, robert, match, here, there)

                assert min([await moved() for _ in range(3)]) < _SOON
                await channel.cut()
                assert await moved() < _LOOK_SECONDS + _SOON
                await _says(there, "Bravo")
                assert await _heard(here, "chat", text="Bravo") < _LOOK_SECONDS + _SOON
                await _mended(channel, *both)
                assert min([await moved() for _ in range(3)]) < _SOON
                await channel.cut()
                assert (await here.asked("resign", seat=0))["type"] == "ack"
                assert await _heard(there, "update", status="over") < _LOOK_SECONDS + _SOON
                again = (await clara.done("POST", f"/matches/{match}/rematch"))["id"]
                assert await _heard(there, "update", rematch=again) < _LOOK_SECONDS + _SOON

    asyncio.run(main())


async def _says(line: Socket, text: str) -> None:
    assert (await line.asked("say", seat=1, text=text))["type"] == "ack"


async def _heard(line: Socket, kind: str, **what: Any) -> float:
    """How long until something is told."""
    begun = time.monotonic()
    await line.hear(kind, **what)
    return time.monotonic() - begun


async def _mended(channel: Proxy, *both: Running) -> None:
    """Mend the channel, and wait until both have it again."""
    await channel.mend()
    async with asyncio.timeout(20):
        while not all(each.server.news._backend for each in both):
            await asyncio.sleep(0.05)


def test_a_channel_that_cannot_even_be_looked_for_is_told_and_looked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(news.log, "warning", lambda event, why: told.append(event))
    monkeypatch.setattr(news, "_RETRY_SECONDS", 0.01)

    async def main() -> None:
        channel = news.News("redis://localhost:none/0")
        channel.start()
        async with asyncio.timeout(PATIENCE):
            while len(told) < 2:
                await asyncio.sleep(0.01)
        await channel.stop()

    asyncio.run(main())
    assert set(told) == {"channel-lost"}


def test_who_is_called_otherwise_while_the_channel_is_down_is_so_everywhere(where: Where, tmp_path: Path) -> None:
    async def main() -> None:
        async with through(where.channels) as channel, _two(tmp_path, where._replace(channels=channel.url)) as both:
            clara, robert, match = await _seated(*both)
            async with clara.socket(match) as here:
                await here.hear("presence", seats=[True, True])
                await channel.cut()
                await robert.done("PATCH", "/me", {"name": "Johannes"})
                await _mended(channel, *both)
                async with asyncio.timeout(_LOOK_SECONDS + _SOON):
                    while (await clara.get(f"/matches/{match}"))["seats"][1]["name"] != "Johannes":
                        await asyncio.sleep(0.05)

    asyncio.run(main())


def test_whoever_asks_without_a_line_is_told_the_newest_though_news_got_lost(where: Where, tmp_path: Path) -> None:
    async def main() -> None:
        async with through(where.channels) as channel, _two(tmp_path, where._replace(channels=channel.url)) as both:
            clara, robert, match = await _seated(*both)
            await channel.cut()
            assert (await robert.command(match, "resign", seat=1)).is_success
            async with asyncio.timeout(_LOOK_SECONDS + _SOON):
                await _until(lambda table: table["status"] == "over", clara, match)

    asyncio.run(main())


def test_a_match_of_bots_goes_on_when_their_process_is_killed(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    environ = {
        "PARTITA_DATABASE_URL": postgres_url,
        "PARTITA_CHANNELS_URL": redis_url,
        "PARTITA_SECRET": SECRET,
    }
    one, other = Process(tmp_path, **environ), Process(tmp_path, **environ)

    async def main() -> None:
        await migrate.upgrade(settings_in(tmp_path, postgres_url).database)
        await asyncio.gather(one.start(), other.start())
        here, there = Running(one.url), Running(other.url)
        clara = await here.person("Clara")
        robert = _at(clara, there)
        match = await clara.open("lacrimosa", ["strong", "strong"])
        await _until(lambda table: table["version"] > 5, clara, match)
        one.kill()
        before = (await robert.table(match))["version"]
        async with robert.socket(match) as socket:
            over = await _over(socket)
        assert over["version"] > before
        assert over["ending"]["winners"]
        with pytest.raises(httpx.ConnectError):
            await clara.table(match)
        await here.close()
        await there.close()

    with processes(one, other):
        asyncio.run(main())


async def _until(true: Callable[[dict[str, Any]], bool], person: Person, match: str) -> None:
    async with asyncio.timeout(60):
        while not true(await person.table(match)):
            await asyncio.sleep(0.1)


async def _over(socket: Socket) -> dict[str, Any]:
    while True:
        update = await socket.hear("update")
        if update["status"] == "over":
            return update
