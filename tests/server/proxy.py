"""A way to a service that can be cut and mended, so that nobody else's is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from sqlalchemy import make_url

_MOST = 65_536
_CLOSING_SECONDS = 0.05


class Proxy:
    """Passes on what comes to its port, until it is cut."""

    def __init__(self, url: str) -> None:
        """``url``: of the service behind it."""
        parts = urlsplit(url)
        self._target = parts.hostname or "", parts.port or 0
        self._behind = url
        self._port = 0
        self._server: asyncio.Server | None = None
        self._is_cut = False
        self._open: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self.mute = False  # what the service answers is swallowed

    @property
    def url(self) -> str:
        """The service's address through here."""
        return make_url(self._behind).set(host="127.0.0.1", port=self._port).render_as_string(hide_password=False)

    async def mend(self) -> None:
        """Pass on again."""
        self.mute = self._is_cut = False
        if self._server is None:
            self._server = await asyncio.start_server(self._connected, "127.0.0.1", self._port)
            self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Cut all connections, and new ones as soon as they come.

        The port stays open: where one is closed, a connection that is just being accepted is never let go.
        """
        self._is_cut = True
        for writer in list(self._open):
            writer.transport.abort()
        await asyncio.gather(*self._passing)

    async def close(self) -> None:
        """Cut all connections for good."""
        await self.cut()
        await asyncio.sleep(_CLOSING_SECONDS)  # until the last ones are closed
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        task = asyncio.create_task(self._serve(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        self._open.add(writer)
        try:
            with suppress(OSError):
                there, back = await asyncio.open_connection(*self._target)
                ends.append(back)
                self._open.add(back)
                await asyncio.gather(self._pass(reader, back, False), self._pass(there, writer, True))
        finally:
            for each in ends:
                self._open.discard(each)
                each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        while data := await reader.read(_MOST):
            if answers and self.mute:
                continue
            writer.write(data)
            await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def through(url: str) -> AsyncIterator[Proxy]:
    """A proxy for a service."""
    proxy = Proxy(url)
    await proxy.mend()
    try:
        yield proxy
    finally:
        await proxy.close()
