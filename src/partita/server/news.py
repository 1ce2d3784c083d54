"""News between the processes of one server: which match stands at which version, and nothing else.

Each process reads the rest from the store.  News may be lost, when the channel is down or overfull: whoever follows a
match looks into the store now and then all the same (``keeper.py``), so a lost one costs seconds, and neither a move
nor a word.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Iterable

import msgspec
import structlog
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from partita.server.ending import ended

_CHANNEL = "partita_matches"
_MOST_WAITING = 10_000
_LOST = b""
_RETRY_SECONDS = 1.0

log = structlog.get_logger("partita.news")


PEOPLE = 0  # the version in news of people only: they came, went or said something


class _News(msgspec.Struct, array_like=True):
    """What is sent: a match and its version."""

    match: str
    version: int


def backend_of(url: str | None) -> ChannelsBackend:
    """The channel of a URL: None for this process alone, else ``redis://``, ``valkey://`` or ``postgresql://``."""
    if not url:
        return MemoryChannelsBackend()
    scheme = url.partition("://")[0]
    if scheme in ("redis", "rediss", "valkey", "valkeys", "unix"):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        class Closing(RedisChannelsPubSubBackend):
            """Leaves no connection behind."""

            async def on_shutdown(self) -> None:
                await super().on_shutdown()
                await self._redis.aclose()

        known = url.replace("valkey", "redis", 1) if scheme.startswith("valkey") else url
        client = Redis.from_url(known)
        pool = client.connection_pool
        pool.connection_class(**pool.connection_kwargs)  # connects to nobody yet, but knows which options there are
        # How long one look for news waits, in the client's own unit, seconds.
        return Closing(redis=client, stream_sleep_no_subscriptions=1)
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class OneConnection(AsyncPgChannelsBackend):
        """Tells over the connection that it listens on, and ends when that is lost."""

        async def on_startup(self) -> None:
            await super().on_startup()
            self._listener_conn.add_termination_listener(lambda lost: self._heard(_CHANNEL, _LOST))

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            for channel in channels:
                await self._listener_conn.execute("SELECT pg_notify($1, $2)", channel, data.decode())

        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            async for channel, payload in super().stream_events():
                if payload == _LOST:
                    raise ConnectionError("the connection was lost")
                yield channel, payload

        def _heard(self, channel: str, payload: bytes) -> None:
            if self._queue is not None:
                self._queue.put_nowait((channel, payload))

    return OneConnection(url)


def is_channel(url: str) -> bool:
    """Whether a URL can be that of a channel; nobody is asked."""
    try:
        backend_of(url)
    except Exception:  # noqa: BLE001 (each client complains in its own way)
        return False
    return True


class News:
    """Tells the other processes, and hears from them."""

    def __init__(self, url: str | None, hear: Callable[[str, int], None] = lambda match, version: None) -> None:
        """``hear`` is called with a match and its version."""
        self.url, self.hear = url, hear
        self.connected: Callable[[], None] = lambda: None  # called when news begins to come, at first and again
        self.alone = not url  # nobody else to tell
        self._waiting: asyncio.Queue[_News] = asyncio.Queue(_MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._backend: ChannelsBackend | None = None

    def start(self) -> None:
        """Begin to listen and to tell."""
        if not self.alone:
            self._tasks = [asyncio.create_task(self._listen(), name="news"), asyncio.create_task(self._tell())]

    async def stop(self) -> None:
        """Stop both."""
        await ended(self._tasks)
        self._tasks = []

    def publish(self, match: str, version: int) -> None:
        """Tell the others that a match stands at a version."""
        if not self.alone:
            with contextlib.suppress(asyncio.QueueFull):  # they look into the store by themselves
                self._waiting.put_nowait(_News(match, version))

    async def _listen(self) -> None:
        while True:
            backend: ChannelsBackend | None = None
            try:
                backend = backend_of(self.url)
                await backend.on_startup()
                await backend.subscribe([_CHANNEL])
                self._backend = backend
                self.connected()
                async for _, payload in backend.stream_events():
                    with contextlib.suppress(msgspec.DecodeError):
                        news = msgspec.json.decode(payload, type=_News)
                        self.hear(news.match, news.version)
            except asyncio.CancelledError:
                raise
            except Exception as gone:  # noqa: BLE001 (each driver has errors of its own; all mean: try again)
                log.warning("channel-lost", why=str(gone))
            finally:
                self._backend = None
                if backend is not None:
                    with contextlib.suppress(Exception):
                        await backend.on_shutdown()
            await asyncio.sleep(_RETRY_SECONDS)

    async def _tell(self) -> None:
        while True:
            news = await self._waiting.get()
            backend = self._backend
            if backend is None:
                continue
            try:
                await backend.publish(msgspec.json.encode(news), [_CHANNEL])
            except asyncio.CancelledError:
                raise
            except Exception as gone:  # noqa: BLE001 (as above)
                log.warning("news-not-told", why=str(gone))
