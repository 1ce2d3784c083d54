"""The store out of reach and the disk full: refused with a code that says try again, then all goes on."""

import asyncio
import resource
import secrets
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Person, Running, Socket, serving, settings_in
from tests.server.process import SECRET, Process, processes
from tests.server.proxy import through

from partita.server import admin, migrate
from partita.server.server import boxes_of

_GONE_SECONDS = 10.0
_LITTLE = 200_000  # bytes that a file may have at most: a few moves fit in
_MOST_MOVES = 400


class Hand:
    """A person who holds both seats of a match."""

    def __init__(self, person: Person, match: str, socket: Socket) -> None:
        self.person, self.match, self.socket = person, match, socket
        self.version, self.legal = 0, [""]

    async def look(self) -> None:
        """See how the match stands."""
        async with self.person.socket(self.match) as line:
            update = await line.hear("update")
        self.version = update["version"]
        self.legal = next((view["legal"] for view in update["tables"] if view.get("legal")), [])

    async def play(self, message: str, choice: int = 0) -> dict[str, Any]:
        """Make a move; the answer."""
        move = self.legal[choice % len(self.legal)]
        return await self.socket.asked("play", id=message, version=self.version, moves=[move])


async def _seated(guests: Running) -> tuple[Person, str]:
    person = await guests.person("Clara")
    match = await person.open("lacrimosa", ["person", "person"])
    await person.sit(match, 0, 1)
    return person, match


async def _sound(folder: Path, database: str) -> None:
    found: list[admin.Found] = []
    await admin.verify(database, boxes_of(folder), lambda done, of: None, found.append)
    assert found == []


async def _once(hand: Hand, message: str) -> dict[str, Any]:
    """Say the same again until it is done."""
    async with asyncio.timeout(30):
        while (answer := await hand.play(message)).get("code") == "try-again":
            await asyncio.sleep(0.2)
    return answer


def test_moves_are_refused_while_the_database_is_gone_and_then_go_on(postgres_url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with through(postgres_url) as way:
            settings = settings_in(tmp_path, way.url)
            async with serving(settings) as running:
                person, match = await _seated(running)
                async with person.socket(match) as socket:
                    hand = Hand(person, match, socket)
                    await hand.look()
                    before = hand.version
                    await way.cut()
                    until = asyncio.get_running_loop().time() + _GONE_SECONDS
                    while asyncio.get_running_loop().time() < until:
                        answer = await hand.play("m1")
                        assert answer["code"] == "try-again", answer
                        await socket.say({"type": "ping"})
                        await socket.hear("pong")
                        await asyncio.sleep(0.5)
                    await way.mend()
                    ack = await _once(hand, "m1")
                    assert (ack["type"], ack["version"]) == ("ack", before + 1), ack
                    assert await hand.play("m1") == ack
                    await socket.hear("update", version=before + 1)
            await _sound(tmp_path, settings_in(tmp_path, postgres_url).database)

    asyncio.run(main())


def test_a_move_whose_commit_nobody_heard_of_is_done_once(postgres_url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with through(postgres_url) as way:
            async with serving(settings_in(tmp_path, way.url)) as running:
                person, match = await _seated(running)
                async with person.socket(match) as socket:
                    hand = Hand(person, match, socket)
                    for number in range(4):
                        await hand.look()
                        waiting = asyncio.create_task(hand.play(f"m{number}"))
                        await asyncio.sleep(0.01 * number)
                        way.mute = True
                        await asyncio.sleep(0.2)
                        await way.cut()
                        answer = await waiting
                        assert answer["type"] == "ack" or answer["code"] == "try-again", answer
                        await way.mend()
                        ack = await _once(hand, f"m{number}")
                        assert (ack["type"], ack["version"]) == ("ack", hand.version + 1), ack
                        entries = await running.server.store.entries(match, hand.version)
                        assert [entry.message for entry in entries] == [f"m{number}"]
            await _sound(tmp_path, settings_in(tmp_path, postgres_url).database)

    asyncio.run(main())


@pytest.fixture
def small(tmp_path: Path) -> Process:
    return Process(tmp_path / "data", PARTITA_SECRET=SECRET, PARTITA_DATABASE_URL="")


def test_a_full_disk_refuses_and_breaks_nothing(small: Process) -> None:
    database = settings_in(small.folder).database

    async def main() -> None:
        await migrate.upgrade(database)
        await small.start()
        guests = Running(small.url)
        person, match = await _seated(guests)
        async with person.socket(match) as socket:
            hand = Hand(person, match, socket)
            await hand.look()
            resource.prlimit(small.pid, resource.RLIMIT_FSIZE, (_LITTLE, resource.RLIM_INFINITY))
            for _ in range(_MOST_MOVES):
                message = secrets.token_hex(8)
                answer = await hand.play(message)
                if answer["type"] != "ack":
                    break
                await hand.look()
            assert answer["code"] == "try-again", answer
            for _ in range(3):
                assert (await hand.play(message))["code"] == "try-again"
            await _sound(small.folder, database)
            resource.prlimit(small.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            ack = await _once(hand, message)
            assert (ack["type"], ack["version"]) == ("ack", hand.version + 1), ack
            assert await hand.play(message) == ack
            await hand.look()
            assert (await hand.play(secrets.token_hex(8)))["type"] == "ack"
        await guests.close()
        small.stop()
        await _sound(small.folder, database)

    with processes(small):
        asyncio.run(main())
