"""Kill a real server again and again while people and bots play, and see that nothing acknowledged is lost.

``python -m tests.server.kills --kills 100`` prints what was counted, one JSON object, and exits 1 when anything was
lost, done twice or broken.  SQLite in a new folder, or the empty database that PARTITA_DATABASE_URL names.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from tests.server.harness import Person, Running
from tests.server.process import SECRET, Process, processes
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import partita
from partita.server import admin, migrate, schema
from partita.server.server import boxes_of
from partita.server.settings import database_url
from partita.server.store import engine_of
from partita.server.wire import PROTOCOL

_TABLES = (("person", "open"), ("person", "open", "normal"), ("person", "open", "beginner", "normal"))
_LONGEST = 1.5  # seconds from a start to the next kill
_AGAIN = 0.1  # how often a player says once more what was done already
_RETRY_SECONDS = 0.05
_STANDSTILL_SECONDS = 90.0
_DONE_LATER = ("try-again", "too-fast")


class Said(NamedTuple):
    """A message that a player sent."""

    id: str
    version: int
    move: str


class Player:
    """One seat of one match: plays any legal moves, comes back when the line is cut, and remembers all answers."""

    def __init__(self, person: Person, match: str, seat: int, chance: random.Random) -> None:
        self.person, self.match, self.seat, self._chance = person, match, seat, chance
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.refused: set[str] = set()
        self.resent = 0
        self.wrong: list[str] = []
        self.codes: dict[str, int] = defaultdict(int)
        self.over = False
        self._waiting: Said | None = None
        self._seen = self._least = 0
        self._legal: list[str] = []
        self._heard = time.monotonic()

    async def play(self) -> None:
        """Play until the match is over, whatever happens to the server."""
        while not self.over:
            try:
                headers = {"cookie": self.person.cookie}
                async with connect(
                    f"{self.person.url.replace('http', 'ws', 1)}/ws", additional_headers=headers
                ) as line:
                    await self._follow(line)
            except (OSError, WebSocketException, TimeoutError):
                if time.monotonic() - self._heard > _STANDSTILL_SECONDS:
                    raise AssertionError(f"match {self.match}, seat {self.seat}: it stands still") from None
                await asyncio.sleep(_RETRY_SECONDS)

    async def _follow(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "match": self.match, "since": self._seen}
        await line.send(json.dumps(hello))
        self._legal = []
        if self._waiting is not None:  # whether it was done nobody knows: say it again
            await self._say(line, self._waiting, again=True)
        while not self.over:
            async with asyncio.timeout(_STANDSTILL_SECONDS):
                await self._hear(line, json.loads(await line.recv()))
            if self._waiting is None and self._legal and self._seen >= self._least:
                await self._choose(line)

    async def _choose(self, line: ClientConnection) -> None:
        move = self._chance.choice(self._legal)
        self._legal = []
        self._waiting = Said(secrets.token_hex(8), self._seen, move)
        await self._say(line, self._waiting)

    async def _say(self, line: ClientConnection, said: Said, again: bool = False) -> None:
        message = {"type": "play", "id": said.id, "version": said.version, "moves": [said.move], "seat": self.seat}
        self.resent += again
        await line.send(json.dumps(message))

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self._heard = time.monotonic()
        match message["type"]:
            case "update":
                self._seen, self.over = message["version"], message["status"] == "over"
                self._legal = next((view.get("legal", []) for view in message["tables"]), [])
            case "ack":
                await self._acked(line, message)
            case "refused":
                await self._turned_away(line, message)

    async def _acked(self, line: ClientConnection, ack: dict[str, Any]) -> None:
        said, before = self._waiting, self.acknowledged.get(ack["id"])
        if before is not None:
            if before[0] != ack["version"]:
                self.wrong.append(f"{ack['id']} was acknowledged as {before[0]} and as {ack['version']}")
            return
        if said is None or said.id != ack["id"]:
            self.wrong.append(f"{ack['id']} was never said")
            return
        self.acknowledged[said.id] = ack["version"], said.move
        self._waiting, self._least = None, ack["version"]
        if self._chance.random() < _AGAIN:
            await self._say(line, said, again=True)

    async def _turned_away(self, line: ClientConnection, refused: dict[str, Any]) -> None:
        self.codes[refused["code"]] += 1
        said, name = self._waiting, refused.get("id")
        if name in self.acknowledged:
            self.wrong.append(f"{name} was acknowledged and then refused: {refused['code']}")
        elif said is not None and name == said.id:
            if refused["code"] in _DONE_LATER:
                await asyncio.sleep(_RETRY_SECONDS)
                await self._say(line, said, again=True)
            else:
                self.refused.add(said.id)
                self._waiting = None


class Figures(msgspec.Struct):
    """What was counted."""

    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    resent: int = 0
    lost: int = 0
    twice: int = 0
    broken: int = 0
    seconds: float = 0.0
    wrong: list[str] = []

    @property
    def good(self) -> bool:
        """Whether nothing was lost, done twice or broken."""
        return not (self.lost or self.twice or self.broken or self.wrong)


class Load:
    """People and bots who play match after match on one server."""

    def __init__(self, url: str, at_once: int, seed: int) -> None:
        """``at_once``: so many matches."""
        self.at_once = at_once
        self.players: list[Player] = []
        self._running = Running(url)
        self._chance = random.Random(seed)
        self._people: list[Person] = []
        self._matches: list[asyncio.Task[None]] = []

    async def fill(self) -> None:
        """See to it that so many matches are played as can be."""
        while len(self._people) < 2:
            self._people.append(await self._running.person(f"Player {len(self._people)}"))
        for task in [task for task in self._matches if task.done()]:
            task.result()
            self._matches.remove(task)
        while len(self._matches) < self.at_once:
            one, other = self._people
            game = self._chance.choice(partita.games())
            match = await one.open(game, self._chance.choice(_TABLES))
            await one.sit(match, 0)
            await other.sit(match, 1)
            seats = [Player(person, match, seat, self._chance) for seat, person in enumerate(self._people)]
            self.players += seats
            self._matches.append(asyncio.create_task(_played(seats)))

    @property
    def acknowledged(self) -> int:
        """How many moves."""
        return sum(len(player.acknowledged) for player in self.players)

    async def go_on(self) -> None:
        """Wait until some more is acknowledged."""
        before = self.acknowledged
        async with asyncio.timeout(_STANDSTILL_SECONDS):
            while self.acknowledged == before:
                await asyncio.sleep(_RETRY_SECONDS)

    async def end(self) -> None:
        """Play all matches to their ends."""
        await asyncio.gather(*self._matches)

    async def close(self) -> None:
        """Leave, wherever the matches stand."""
        for task in self._matches:
            task.cancel()
        await asyncio.gather(*self._matches, return_exceptions=True)
        await self._running.close()


async def _played(players: list[Player]) -> None:
    await asyncio.gather(*(player.play() for player in players))


async def check(url: str, folder: Path, players: list[Player], figures: Figures) -> None:
    """Compare what players were told with what lies in the store, and replay all of it."""
    kept: dict[tuple[str, str], list[tuple[int, str]]] = defaultdict(list)
    engine, entries = engine_of(url, 1), schema.entries
    async with engine.connect() as connection:
        for row in await connection.execute(sa.select(entries).where(entries.c.message.is_not(None))):
            kept[row.match, row.message].append((row.version, row.text))
    await engine.dispose()
    for player in players:
        for message, told in player.acknowledged.items():
            stands = kept[player.match, message]
            figures.lost += told not in stands
            figures.twice += len(stands) > 1
        figures.twice += sum(bool(kept[player.match, message]) for message in player.refused)  # refused, and done
    found: list[admin.Found] = []
    await admin.verify(url, boxes_of(folder), lambda done, of: None, found.append)
    figures.broken += len(found)
    figures.wrong += [f"{each.match}: {each.what}" for each in found]


async def killed(folder: Path, url: str, kills: int, at_once: int, seed: int, **environ: str) -> Figures:
    """Kill a server so often while so many matches are played at once, let all of them end; what was counted."""
    begun, chance, figures = time.monotonic(), random.Random(seed), Figures()
    await migrate.upgrade(url)
    server = Process(folder, PARTITA_SECRET=SECRET, **environ)
    load = Load(server.url, at_once, seed)
    with processes(server):
        try:
            await server.start()
            for _ in range(kills):
                await load.fill()
                await load.go_on()
                await asyncio.sleep(chance.uniform(0, _LONGEST))
                server.kill()
                figures.kills += 1
                await check(url, folder, load.players, figures)
                await server.start()
                print(
                    f"{figures.kills} of {kills} kills, {load.acknowledged} moves, {figures.lost} lost", file=sys.stderr
                )
            await load.end()
            server.stop()
            await check(url, folder, load.players, figures)
        finally:
            await load.close()
    figures.matches = len({player.match for player in load.players})
    figures.acknowledged = load.acknowledged
    figures.resent = sum(player.resent for player in load.players)
    figures.wrong += [wrong for player in load.players for wrong in player.wrong]
    figures.seconds = round(time.monotonic() - begun, 1)
    return figures


def main() -> int:
    """Run from the command line; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=100)
    asked.add_argument("--matches", type=int, default=6, help="at once")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = database_url(os.environ.get("PARTITA_DATABASE_URL"), Path(folder))
        figures = asyncio.run(killed(Path(folder), url, given.kills, given.matches, given.seed))
    print(json.dumps(msgspec.to_builtins(figures)))
    return 0 if figures.good else 1


if __name__ == "__main__":
    sys.exit(main())
