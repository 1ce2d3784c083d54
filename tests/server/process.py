"""A real server in a process of its own, that can be killed and started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

SECRET = "not-a-secret-but-long-enough-for-tests"  # the same in all processes of one server
READY_SECONDS = 60.0
_STOP_SECONDS = 30.0


class Process:
    """A ``partita serve`` at a port of its own, its log in the folder it is given."""

    def __init__(self, folder: Path, **environ: str) -> None:
        self.folder, self._environ = folder, environ
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process."""
        assert self._running is not None
        return self._running.pid

    async def start(self, before: Sequence[str] = ()) -> None:
        """Start it, behind the words of another program if need be, and wait until it takes requests."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "partita", "serve", "--data", str(self.folder), "--port", str(self.port)]
        # Its process group is its own: the signals that stop a test do not reach it.
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                [*before, *command],
                stdout=log,
                stderr=log,
                env={**os.environ, "PARTITA_SECRET": SECRET, **self._environ},
                start_new_session=True,
            )
        await ready(self.url, self._alive)

    def _alive(self) -> None:
        assert self._running is not None
        if self._running.poll() is not None:
            raise AssertionError(f"the server has stopped: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Kill it as a power cut would: nothing is written, nobody is told."""
        if self._running is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._running.pid, signal.SIGKILL)
            self._running.wait(_STOP_SECONDS)
            self._running = None

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; returns its exit code."""
        assert self._running is not None
        os.killpg(self._running.pid, by)
        code = self._running.wait(_STOP_SECONDS)
        self._running = None
        return code


async def ready(url: str, alive: Callable[[], None]) -> None:
    """Wait until a server does its work; ``alive`` complains when it never will."""
    async with asyncio.timeout(READY_SECONDS), httpx.AsyncClient() as asking:
        while True:
            alive()
            with suppress(httpx.HTTPError):
                if (await asking.get(f"{url}/healthz")).is_success:
                    return
            await asyncio.sleep(0.05)


@contextmanager
def processes(*servers: Process) -> Iterator[None]:
    """See to it that none of them outlives a test."""
    try:
        yield
    finally:
        for server in servers:
            server.kill()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
