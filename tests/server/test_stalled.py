"""Who does not read holds up nobody: not the others, not the answer to a request, not the end of the server."""

import asyncio
import contextlib
import gc
import json
import signal
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.harness import PATIENCE, Person, Running, serving, settings_in
from tests.server.process import Process, processes

from partita.server import run
from partita.server import socket as lines
from partita.server.refusals import Code, Refusal
from partita.server.socket import Line
from partita.server.wire import PROTOCOL, Hello

_MOVES = 220  # whose updates are more than the buffers between two programs hold
_KEY = "dGhlIHNhbXBsZSBub25jZQ=="
_TEXT, _PING, _MASKED = 0x81, 0x89, 0x80


def stalled(person: Person, match: str) -> socket.socket:
    """A socket that follows a match and never reads."""
    host, _, port = person.url.removeprefix("http://").partition(":")
    there = socket.socket()
    there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    there.connect((host, int(port)))
    there.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: {person.cookie}\r\n\r\n".encode()
    )
    time.sleep(0.3)  # until the handshake is done
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "match": match}).encode()
    there.sendall(bytes([_TEXT, _MASKED | len(hello)]) + bytes(4) + hello)
    return there


async def play_on(person: Person, match: str, moves: int) -> None:
    """Let a match of one's own seats go on."""
    async with person.socket(match) as playing:
        for _ in range(moves):
            update = await playing.hear("update")
            if update["status"] == "over":
                return
            table = next(table for table in update["tables"] if table.get("legal"))
            move = {"version": update["version"], "moves": table["legal"][:1], "seat": table["seat"]}
            assert (await playing.asked("play", **move))["type"] == "ack"


def test_a_reader_that_has_stalled_holds_up_neither_an_answer_nor_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        server = Process(tmp_path)
        with processes(server):
            await server.start()
            running = Running(server.url)
            person = await running.person()
            match = await person.open("lacrimosa", ["person"] * 4)
            await person.sit(match, 0, 1, 2, 3)
            token = await person.done("POST", "/me/tokens", {"label": "program"})
            with await asyncio.to_thread(stalled, person, match):
                await play_on(person, match, _MOVES)
                begun = time.monotonic()
                await person.done("DELETE", f"/me/tokens/{token['id']}")
                assert time.monotonic() - begun < 1.5
                begun = time.monotonic()
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
                assert time.monotonic() - begun < 15
            await running.close()

    asyncio.run(main())


def test_a_reader_that_has_stalled_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SEND_SECONDS", 0.5)

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open("lacrimosa", ["person"] * 4)
            await person.sit(match, 0, 1, 2, 3)
            with await asyncio.to_thread(stalled, person, match):
                async with asyncio.timeout(30):
                    while not running.server.lines:
                        await asyncio.sleep(0.01)
                    (line,) = running.server.lines
                    while line in running.server.lines:
                        line._told = 0  # type: ignore[attr-defined]  # told all again
                        line.wake()  # type: ignore[attr-defined]
                        await asyncio.sleep(0)
            assert (await person.table(match))["status"] == "running"

    asyncio.run(main())


def test_what_happens_while_a_refusal_is_told_is_told_too() -> None:
    told: list[str] = []

    async def main() -> None:
        sending, sent = asyncio.Event(), asyncio.Event()

        async def update(*_: Any) -> Any:
            told.append("update")
            if len(told) == 1:
                raise Refusal(Code.NOT_REPLAYABLE, cause="")
            sent.set()
            return SimpleNamespace(version=1)

        async def send_text(_: Any) -> None:
            if not sending.is_set():
                sending.set()
                line.wake()  # meanwhile
                await asyncio.sleep(0.01)

        server = SimpleNamespace(hall=SimpleNamespace(update=update))
        web = SimpleNamespace(send_text=send_text, scope={"extensions": {}})
        line: Any = Line(web, server)  # type: ignore[arg-type]
        line._hello, line._room = Hello(protocol=PROTOCOL, match="m"), SimpleNamespace()
        line.wake()
        async with asyncio.timeout(5):
            await sent.wait()

    asyncio.run(main())
    assert told == ["update", "update"]


def test_who_sends_pings_and_takes_no_answers_is_dropped(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open("ovation")
            there = await asyncio.to_thread(stalled, person, match)
            pings = bytes([_PING, _MASKED | 100]) + bytes(4) + bytes(100)

            def flood() -> None:
                there.settimeout(20)
                for _ in range(2_000):
                    there.sendall(pings * 100)

            with there, pytest.raises(OSError, match=r"reset|pipe"):
                await asyncio.to_thread(flood)

    asyncio.run(main())


_WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
_BEGUN = {
    "nothing": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{",
}


@pytest.mark.parametrize(
    ("begun", "after_another"),
    [*((begun, False) for begun in _BEGUN.values()), (_BEGUN["half a head"], True)],
    ids=[*_BEGUN, "half a head after another"],
)
def test_who_brings_no_whole_request_is_dropped(
    begun: bytes, after_another: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "REQUEST_SECONDS", 0.5)

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open()
            async with person.socket(match) as socket:
                await socket.hear("presence")
                reader, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]))
                if after_another:
                    writer.write(_WHOLE)
                    assert await reader.read(1)
                writer.write(begun)
                with contextlib.suppress(ConnectionError):
                    async with asyncio.timeout(3):  # before uvicorn's own 5 seconds between two requests
                        await reader.read()
                writer.close()
                await socket.say({"type": "ping"})  # who has become a socket stays
                await socket.hear("pong")

    asyncio.run(main())


def test_a_connection_that_is_closed_leaves_nothing_behind(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            async with httpx.AsyncClient(base_url=running.url) as asking:
                await asking.get("/healthz")
            async with asyncio.timeout(PATIENCE):
                while any(isinstance(each, run._Http) for each in gc.get_objects()):
                    await asyncio.sleep(0.05)
                    gc.collect()

    asyncio.run(main())
