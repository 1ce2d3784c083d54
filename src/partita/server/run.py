"""Running one server process: its log, its socket, and how it stops."""

import asyncio
import contextlib
import logging
import signal
import socket as sockets
import sys
import threading
from collections.abc import Callable, Iterator, MutableMapping
from typing import Any, TextIO, cast

import structlog
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from partita.server import sweeping
from partita.server.app import application
from partita.server.settings import Settings
from partita.server.socket import ABORT, LONGEST_FRAME

_DRAIN_SECONDS = 10
REQUEST_SECONDS = 30  # so long a request may take to come, and up to twice that when others came before it
_LINGER_SECONDS = 10  # so long a socket that is done with may take in what is still on its way
_PING_SECONDS = 25.0
_MOST_UNSENT = 1 << 20  # bytes: more than any honest reader is behind by when it pings
_ANYWHERE = ("0.0.0.0", "::", "")
_ELSEWHERE = ("192.0.2.1", 9)  # of a network that is nobody's (RFC 5737): only asked which way there would lead


class _Serving(uvicorn.Server):
    """uvicorn's server, which says when it is ready and says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready
        self._sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if not self.should_exit:
            sweeping.rarely()
            self._sweeping = asyncio.create_task(sweeping.sweep(), name="sweeping")
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order when a signal asks for it, also when the terminal is closed, which kills others.

        After Ctrl-C whoever has stopped in order has done what was asked for: that is no failure.
        """
        with _hanging_up(self.handle_exit), super().capture_signals():
            yield
            if not self.force_exit:
                self._captured_signals = [each for each in self._captured_signals if each == signal.SIGTERM]

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Stop listening, tell whoever is connected, and wait for what is being done."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for listening in self.servers:
            listening.close()
        await self._app.state.server.farewell()
        await super().shutdown(sockets)


@contextlib.contextmanager
def _hanging_up(stop: Callable[[int, Any], None]) -> Iterator[None]:
    """Within the block a closed terminal is a wish to stop, except where it is to be ignored, as with nohup."""
    hangup = getattr(signal, "SIGHUP", None)  # other systems know of no such thing
    aside = threading.current_thread() is not threading.main_thread()
    if hangup is None or aside or signal.getsignal(hangup) is signal.SIG_IGN:
        yield
        return
    before = signal.signal(hangup, stop)
    try:
        yield
    finally:
        signal.signal(hangup, before)


class _Http(HttpToolsProtocol):
    """uvicorn's HTTP, which drops whoever brings no whole request in time: it would keep the connection for ever."""

    _looked_at: Any = None  # the request that was waited for when it was last looked
    _look_again: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Begin."""
        super().connection_made(transport)
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """End: what waits to look would keep all of the connection in memory."""
        self._look_again.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which has a patience of its own."""
        self._look_again.cancel()
        super().handle_websocket_upgrade()

    def _look_later(self) -> None:
        self._look_again = self.loop.call_later(REQUEST_SECONDS, self._look)

    def _look(self) -> None:
        """Drop the connection if it still waits for what it waited for when it was last looked."""
        request: Any = self.cycle  # None before the first
        idle = request is not None and request.response_complete and self.timeout_keep_alive_task is not None
        waits = request is None or (request.response_complete and not idle) or request.more_body
        if waits and request is self._looked_at:
            self.transport.abort()
            return
        self._looked_at = request if waits else self
        self._look_later()


class _Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can be dropped: it would wait for ever until somebody takes what is unsent.

    Whoever sends pings and takes no answers is dropped too, before their answers fill the memory.
    """

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self.transport.get_write_buffer_size() > _MOST_UNSENT:
            self.transport.abort()
        else:
            super().handle_ping()

    async def run_asgi(self) -> None:
        """Serve the socket."""
        extensions: Any = self.scope["extensions"]
        extensions[ABORT] = self.transport.abort
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(_LINGER_SECONDS, self.transport.abort)


def run(settings: Settings, ready: Callable[[int], None], plainly: bool = False) -> bool:
    """Serve until a signal comes; False when it could not begin.

    ``ready`` is called with the port when requests are taken; ``plainly``: the log is for people, also beside a
    terminal.
    """
    log_to(sys.stderr, plainly)
    _open_files()
    app = application(settings)
    serving = _Serving(configuration(app, settings), app, ready)
    serving.run()
    return serving.started


def _open_files() -> None:
    """Let the process hold as many sockets as the system lets it; where systems have no such limit, nothing."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configuration(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        timeout_graceful_shutdown=_DRAIN_SECONDS,
        http=_Http,
        ws=_Socket,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=False,
    )


class _Log:
    """Where the log is written: when nobody can read it any more, as on a closed terminal, work goes on."""

    def __init__(self, stream: Any) -> None:
        """``stream``: None, where there is none from the start."""
        self._stream = stream
        self.terminal = stream is not None and stream.isatty()

    def write(self, line: str) -> None:
        """Write, if that is possible."""
        self._try("write", line)

    def flush(self) -> None:
        """Let go what was written, if that is possible."""
        self._try("flush")

    def _try(self, deed: str, *what: str) -> None:
        if self._stream is not None:
            with contextlib.suppress(OSError, ValueError):
                getattr(self._stream, deed)(*what)


def log_to(stream: Any, plainly: bool = False) -> None:
    """Write the log as JSON, a line for each event; what libraries log likewise.

    On a terminal, or ``plainly``, it is for people: warnings only, readably.  Tracebacks never show the values of
    variables: a match's secret may be among them.
    """
    log = _Log(stream)
    plainly = plainly or log.terminal
    shown = (
        structlog.dev.ConsoleRenderer(colors=log.terminal, exception_formatter=structlog.dev.plain_traceback)
        if plainly
        else structlog.processors.JSONRenderer()
    )
    dated = structlog.processors.TimeStamper(fmt="iso", utc=True)
    failures = _as_it_is if plainly else structlog.processors.format_exc_info
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            dated,
            failures,
            shown,
        ],
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, log)),
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if plainly else logging.INFO),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(log)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_log_level, structlog.stdlib.add_logger_name, dated],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, failures, shown],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def _as_it_is(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return event


def addresses(host: str, port: int) -> list[str]:
    """The addresses at which a server can be reached, the one for other machines last."""
    if host not in _ANYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    found = [f"http://127.0.0.1:{port}"]
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as asked:
        try:
            asked.connect(_ELSEWHERE)
            found.append(f"http://{asked.getsockname()[0]}:{port}")
        except OSError:
            pass  # this machine is on no network
    return found
