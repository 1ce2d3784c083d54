"""A real server in the test's own event loop, and people who speak to it."""

import asyncio
import json
import random
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from partita.server import migrate
from partita.server.app import application
from partita.server.run import configuration
from partita.server.server import Server
from partita.server.settings import Settings
from partita.server.settings import settings as settled
from partita.server.wire import PROTOCOL

_STOP_SECONDS = 60.0  # in which a server has stopped, however slow the machine
PATIENCE = 20.0  # seconds that a test waits for what should come at once


class Person:
    """Somebody with a browser: a cookie, and as many sockets as they like."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url, self.http = url, http

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """One request."""
        return await self.http.request(method, f"/api{path}", json=body, **more)

    async def get(self, path: str, **params: Any) -> Any:
        """What is there; fails on a refusal."""
        answer = await self.http.get(f"/api{path}", params=params)
        assert answer.status_code == httpx.codes.OK, answer.text
        return answer.json()

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """What came of it; fails on a refusal."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """The refusal; fails when it was done."""
        answer = await self.ask(method, path, body)
        assert not answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        assert told["type"] == "refused", told
        return told

    async def open(self, game: str = "ovation", seats: Sequence[str] = ("person", "open"), **wish: Any) -> str:
        """Open a match; seats are person, open, or a bot's level."""
        plans = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "level": s} for s in seats]
        return str((await self.done("POST", "/matches", {"game": game, "seats": plans, **wish}))["id"])

    async def sit(self, match: str, *seats: int) -> dict[str, Any]:
        """Take seats."""
        taken = [{"seat": seat, "nonce": secrets.token_hex(16)} for seat in seats]
        found: dict[str, Any] = await self.done("POST", f"/matches/{match}/seats", {"seats": taken})
        return found

    async def command(self, match: str, kind: str, **what: Any) -> httpx.Response:
        """Say something over HTTP that a socket takes too."""
        body = {"type": kind, "id": what.pop("id", secrets.token_hex(8)), **what}
        return await self.ask("POST", f"/matches/{match}/commands", body)

    async def table(self, match: str, since: int = 0) -> dict[str, Any]:
        """How a match stands."""
        found: dict[str, Any] = await self.get(f"/matches/{match}/table", since=since)
        return found

    async def plays_on(self, match: str, seat: int, chance: random.Random) -> dict[str, Any]:
        """Play any legal moves of a seat until the match is over; returns the last update."""
        least = 0  # the version after one's last move: what was told before it is old
        async with self.socket(match) as socket:
            while True:
                update = await socket.hear("update")
                if update["status"] == "over":
                    return update
                (table,) = update["tables"]
                if table.get("legal") and update["version"] >= least:
                    move = {"version": update["version"], "moves": [chance.choice(table["legal"])], "seat": seat}
                    while (answer := await socket.asked("play", **move)).get("code") == "too-fast":
                        await asyncio.sleep(0.1)
                    assert answer["type"] == "ack", answer
                    least = answer["version"]

    @property
    def cookie(self) -> str:
        """The cookie as it is sent."""
        return f"partita={self.http.cookies['partita']}" if "partita" in self.http.cookies else ""

    @asynccontextmanager
    async def socket(self, match: str, since: int = 0, **hello: Any) -> AsyncIterator["Socket"]:
        """A socket that follows a match."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with connect(f"{self.url.replace('http', 'ws', 1)}/ws", additional_headers=headers) as connection:
            line = Socket(connection)
            await line.say({"type": "hello", "protocol": PROTOCOL, "match": match, "since": since, **hello})
            yield line


class Socket:
    """A socket, and what came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self._passed: deque[dict[str, Any]] = deque()  # came while somebody waited for an answer

    async def say(self, message: Any) -> None:
        """Send a message."""
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self, kind: str | None = None, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind, with these values; others are kept in ``heard``."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = self._passed.popleft() if self._passed else await self._next()
                if kind in (None, message["type"]) and wanted.items() <= message.items():
                    return message

    async def _next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.connection.recv())
        self.heard.append(message)
        return message

    async def asked(self, kind: str, **what: Any) -> dict[str, Any]:
        """Say something, and the answer to it; what comes before it can be heard afterwards."""
        name = what.pop("id", secrets.token_hex(8))
        await self.say({"type": kind, "id": name, **what})
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._next()
                if message.get("id") == name:
                    return message
                self._passed.append(message)


class Running:
    """A server that runs."""

    def __init__(self, url: str, app: Litestar | None = None) -> None:
        """``app``: None, when it runs in another process."""
        self.url, self._app = url, app
        self._clients: list[httpx.AsyncClient] = []

    @property
    def app(self) -> Litestar:
        """The application, of a server in this process."""
        assert self._app is not None
        return self._app

    @property
    def server(self) -> Server:
        """All of a server in this process."""
        found: Server = self.app.state.server
        return found

    async def person(self, name: str = "") -> Person:
        """A new guest."""
        person = self.stranger()
        await person.done("POST", "/me")
        if name:
            await person.done("PATCH", "/me", {"name": name})
        return person

    def stranger(self) -> Person:
        """Somebody nobody knows."""
        client = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self._clients.append(client)
        return Person(self.url, client)

    async def close(self) -> None:
        """Let all people go."""
        for client in self._clients:
            await client.aclose()


def settings_in(folder: Path, database: str | None = None, **more: Any) -> Settings:
    """The settings of a test's server: SQLite in a folder unless a database's URL is given, and its plain pages."""
    env = {"PARTITA_DATABASE_URL": database} if database else {}
    return msgspec.structs.replace(settled(folder, "127.0.0.1", 0, env), **{"web": None, **more})


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Running]:
    """A server on a free port, with a database that is up to date."""
    await migrate.upgrade(settings.database)
    app = application(settings)
    web = uvicorn.Server(configuration(app, settings))
    task = asyncio.create_task(web.serve())
    async with asyncio.timeout(PATIENCE):
        while not web.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.01)
    port = web.servers[0].sockets[0].getsockname()[1]
    running = Running(f"http://127.0.0.1:{port}", app)
    try:
        yield running
    finally:
        await running.close()
        web.should_exit = True
        await task


@contextmanager
def ahead(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> Iterator[None]:
    """So much later by the calendar, in which no server has run."""
    now = time.time_ns
    with monkeypatch.context() as put:
        put.setattr(time, "time_ns", lambda: now() + milliseconds * 1_000_000)
        yield


class Wire:
    """A line between a client and a server that can be cut, and that can lose what the server says."""

    def __init__(self, server: str) -> None:
        self.port, self.url = int(server.rpartition(":")[2]), ""
        self.deaf = self.down = False
        self.connections = 0
        self._writers: set[asyncio.StreamWriter] = set()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.down:
            writer.close()
            return
        self.connections += 1
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers |= {writer, back}
        await asyncio.gather(self._pass(reader, back, False), self._pass(there, writer, True), return_exceptions=True)
        self._writers -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        try:
            while data := await reader.read(65_536):
                if not (answers and self.deaf):
                    writer.write(data)
        finally:
            writer.close()

    def cut(self) -> None:
        """Cut all lines."""
        for writer in list(self._writers):
            writer.transport.abort()

    @asynccontextmanager
    async def standing(self) -> AsyncIterator["Wire"]:
        """The line, at an address of its own."""
        listening = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            listening.close()
            self.cut()


@contextmanager
def elsewhere(settings: Settings, *, patient: bool = False) -> Iterator[tuple[str, Wire, asyncio.AbstractEventLoop]]:
    """A server that runs in a thread of its own, its address, and a line to it that can be cut, in that loop.

    A ``patient`` one is never asked too much.
    """
    loop = asyncio.new_event_loop()
    stopping = asyncio.Event()
    ready: Queue[tuple[str, Wire] | BaseException] = Queue()

    async def main() -> None:
        try:
            async with serving(settings) as running, Wire(running.url).standing() as line:
                if patient:
                    running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
                ready.put((running.url, line))
                await stopping.wait()
        except BaseException as wrong:
            ready.put(wrong)
            raise

    thread = Thread(target=loop.run_until_complete, args=(main(),), daemon=True)
    thread.start()
    try:
        there = ready.get(timeout=PATIENCE)
        if isinstance(there, BaseException):
            raise there
        yield *there, loop
    finally:
        loop.call_soon_threadsafe(stopping.set)
        thread.join(_STOP_SECONDS)
        assert not thread.is_alive(), "the server does not stop"
        loop.close()
