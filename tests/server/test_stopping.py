"""Stopping: nobody is cut off without a word, and what was sent is done or refused."""

import asyncio
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Running, serving, settings_in
from tests.server.process import READY_SECONDS, Process, processes
from websockets.exceptions import ConnectionClosed

from partita.server.ending import ended
from partita.server.run import addresses

_RESTART = 1012  # the registry's "service restart"


@pytest.fixture(autouse=True)
def heeding_hangups() -> Iterator[None]:
    """What nohup or a service starts ignores hang-ups, and so do its children, unless it heeds them itself."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize(
    ("by", "codes"),
    [(signal.SIGTERM, (0, -signal.SIGTERM)), (signal.SIGINT, (0,)), (signal.SIGHUP, (0,))],
)
def test_a_server_says_goodbye_and_goes_in_peace(by: signal.Signals, codes: tuple[int, ...], tmp_path: Path) -> None:
    async def main() -> None:
        server = Process(tmp_path)
        with processes(server):
            await server.start()
            running = Running(server.url)
            person = await running.person()
            match = await person.open("ovation", ["person", "normal"])
            await person.sit(match, 0)
            async with person.socket(match) as socket:
                update = await socket.hear("update")
                move = update["tables"][0]["legal"][0]
                message = {"type": "play", "id": "last", "version": update["version"], "moves": [move]}
                await socket.say(message)
                assert await asyncio.to_thread(server.stop, by) in codes
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.hear("nothing more of this kind")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == _RESTART
            assert socket.heard[-1]["type"] == "bye"
            await server.start()
            async with person.socket(match) as socket:
                await socket.hear("welcome")
                await socket.say(message)  # its answer may have been lost on the way
                assert (await socket.hear("ack"))["id"] == "last"
            items = (await person.table(match))["items"]
            assert [item["seat"] for item in items if item["kind"] == "move"].count(0) == 1
            assert all(isinstance(json.loads(line), dict) for line in _logged(server))
            await running.close()

    asyncio.run(main())


def _logged(server: Process) -> list[str]:
    """The lines of the log; what is printed for people begins otherwise."""
    return [line for line in server.log.read_text().splitlines() if line.startswith("{")]


def test_bots_go_on_after_a_restart_though_nobody_is_connected(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open("lacrimosa", ["person", "normal", "normal"], watch="nobody")
            running.server.hall.ask_bot = lambda asked: None  # as if the process died before its bots thought
            await person.sit(match, 0)
            table = await person.table(match)
            while table["to_move"] == 0:
                (mine,) = table["tables"]
                await person.command(match, "play", version=table["version"], moves=[mine["legal"][0]])
                table = await person.table(match)
        async with serving(settings_in(tmp_path)) as running:
            later = running.stranger()
            later.http.cookies.update(person.http.cookies)
            async with asyncio.timeout(20):
                while (await later.table(match))["version"] == table["version"]:
                    await asyncio.sleep(0.05)

    asyncio.run(main())


class _Terminal:
    """A server at a terminal of its own, its port drawn by the system."""

    def __init__(self, folder: Path) -> None:
        self._ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "partita", "serve", "--data", str(folder), "--port", "0"]
        # Its session begins here, so that closing the terminal hangs it up.
        self.running = subprocess.Popen(
            [sys.executable, "-c", _AT_A_TERMINAL, *command], stdin=theirs, stdout=theirs, stderr=theirs
        )
        os.close(theirs)
        self.shown = ""

    def until(self, words: str) -> str:
        """Read until these words are shown; returns all that was."""
        while words not in self.shown:
            assert select.select([self._ours], [], [], READY_SECONDS)[0], self.shown
            self.shown += os.read(self._ours, 4096).decode()
        return self.shown

    def rest(self) -> str:
        """All that was shown, once the server is gone."""
        with suppress(OSError):  # how a terminal says that nobody is there any more
            while some := os.read(self._ours, 4096):
                self.shown += some.decode()
        return self.shown

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._ours, keys)

    def close(self) -> None:
        """Close the terminal."""
        os.close(self._ours)


_AT_A_TERMINAL = """
import fcntl, os, sys, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


@pytest.mark.parametrize("closes", [False, True])
def test_at_a_terminal_people_are_told_what_is_for_them_and_stop_it_without_complaint(
    closes: bool, tmp_path: Path
) -> None:
    terminal = _Terminal(tmp_path)
    try:
        (port,) = re.findall(r"served at http://127\.0\.0\.1:(\d+)", terminal.until("Ctrl-C"))
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
        if closes:
            terminal.close()
        else:
            terminal.type(b"\x03")
        assert terminal.running.wait(READY_SECONDS) == 0
        if not closes:
            assert len(terminal.rest().splitlines()) == 3, terminal.shown  # two sentences, and the end of "^C"
            assert "{" not in terminal.shown
    finally:
        terminal.running.kill()
        terminal.running.wait(READY_SECONDS)
        if not closes:
            terminal.close()


def test_the_addresses_to_share_are_told() -> None:
    assert addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000"]
    assert addresses("::1", 8000) == ["http://[::1]:8000"]
    everywhere = addresses("0.0.0.0", 8000)
    assert everywhere[0] == "http://127.0.0.1:8000"
    assert all(address.endswith(":8000") for address in everywhere)


def test_a_task_that_a_driver_has_kept_from_hearing_that_it_should_end_is_told_again() -> None:
    async def goes_on() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    async def fails() -> None:
        raise ValueError("on its own")

    async def main() -> None:
        tasks = [asyncio.create_task(goes_on()), asyncio.create_task(fails())]
        await asyncio.sleep(0)
        async with asyncio.timeout(READY_SECONDS):
            await ended(tasks)
        assert [task.cancelled() for task in tasks] == [True, False]
        await ended([])

    asyncio.run(main())
