"""The application: routes, dependencies, refusals, and the server behind them."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import HttpMethod
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from partita.core.errors import Saying
from partita.core.foreign import one_line, told
from partita.server.door import Door, language, tell_browsers
from partita.server.refusals import Code, Refusal
from partita.server.routes import games, matches, operation, pages, people, web
from partita.server.routes.asking import Asked, lang, who
from partita.server.server import Server
from partita.server.settings import Settings
from partita.server.socket import ws
from partita.server.store import Conflict, Unavailable
from partita.version import __version__

MOST_BODY = 1_000_000  # bytes of a request; records are the largest

AnyRequest = Request[Any, Any, Any]

log = structlog.get_logger("partita.http")

_LACKING = re.compile(r"Missing required \w+ parameter '([^']*)'")  # as the framework says it
_KB = 1024
_THOROUGH = 6  # gzip's level: what it says is kept by whoever asked
# Only what is the same for all is compressed: no other answer's length may tell what stands in it.
_AS_IT_IS = r"^/(?:api/(?!games/)|metrics|healthz|assets/.*\.woff2$)"


class _App(Litestar):
    """Litestar without the plugins for other libraries' models: loading pydantic alone takes 0.2 s of the start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request.  HEAD is answered as GET is; the web server leaves the body out."""
        if scope.get("method") == HttpMethod.HEAD:
            scope = {**scope, "method": HttpMethod.GET.value}
        await super().__call__(scope, receive, send)


def application(settings: Settings) -> Litestar:
    """The ASGI application of one server process.  Raises BadBox for a box that is none."""
    server = Server(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = _App(
        route_handlers=[
            Router(path="/api", route_handlers=[people.router, games.router, matches.router]),
            operation.router,
            *([pages.router] if settings.web is None else web.routers(settings.web)),
            ws,
        ],
        dependencies={
            "server": Provide(lambda: server, use_cache=True, sync_to_thread=False),
            "who": Provide(who),
            "lang": Provide(lang, sync_to_thread=False),
        },
        middleware=[Door(server)],
        before_send=[tell_browsers(settings)],
        exception_handlers={
            Refusal: _refused,
            Unavailable: _unavailable,
            Conflict: _unavailable,
            HTTPException: _misused,
            Exception: _failed,
        },
        lifespan=[life],
        compression_config=CompressionConfig(
            "gzip", minimum_size=_KB, gzip_compress_level=_THOROUGH, exclude=_AS_IT_IS
        ),
        request_class=Asked,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Partita",
            version=__version__,
            description="Ovation and Lacrimosa over HTTP; docs/protocol.md tells the rest, the WebSocket included.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],  # viewers would load scripts from other hosts
            use_handler_docstrings=True,
        ),
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    app.state.server = server
    return app


def _answer(request: AnyRequest, refused: Refusal, **more: str) -> Response[Any]:
    app: Any = request.app
    app.state.server.metrics.refusals.labels(str(refused.code)).inc()
    headers = {"retry-after": "1", **more} if refused.code in (Code.TOO_FAST, Code.TRY_AGAIN) else more
    if not request.url.path.startswith("/api/") and MediaType.HTML in request.headers.get("accept", ""):
        folder = app.state.server.settings.web
        if folder is not None and refused.code is Code.NO_ROUTE:
            return web.nowhere(folder)
        return pages.refused(language(request), refused, headers)
    return Response(refused.told(language(request)), status_code=refused.status, headers=headers)


def _refused(request: AnyRequest, refused: Refusal) -> Response[Any]:
    return _answer(request, refused)


def _unavailable(request: AnyRequest, gone: Exception) -> Response[Any]:
    log.warning("store-unavailable", why=str(gone))
    return _answer(request, Refusal(Code.TRY_AGAIN))


def _misused(request: AnyRequest, wrong: HTTPException) -> Response[Any]:
    """What the framework refuses, as a refusal of ours."""
    if wrong.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return _answer(request, Refusal(Code.TOO_LARGE, most=MOST_BODY))
    if isinstance(wrong, NotFoundException):
        return _answer(request, Refusal(Code.NO_ROUTE))
    if isinstance(wrong, MethodNotAllowedException):
        return _answer(request, Refusal(Code.NO_METHOD), allow=_allowed(wrong))
    return _answer(request, Refusal(Code.BAD_MESSAGE, what=_parameter(wrong)))


def _parameter(wrong: HTTPException) -> Saying | str:
    """What is wrong with a path or a query, the first thing of several; what is not known here as it comes."""
    if lacking := _LACKING.match(wrong.detail):
        return Saying("json-missing", name=lacking[1])
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list) and wrong.extra:
        what = told(msgspec.ValidationError(wrong.extra[0].get("message", "")))
        return Saying("json-at", where=wrong.extra[0].get("key", ""), what=what)
    return wrong.detail


def _allowed(wrong: MethodNotAllowedException) -> str:
    """The methods of a route: the framework names those that have a handler, a socket's among them."""
    named = (wrong.headers or {}).get("allow", "").split(", ")
    methods = {method for method in named if method.isupper()}
    return ", ".join(sorted(methods | {HttpMethod.HEAD.value} if HttpMethod.GET in methods else methods))


def _failed(request: AnyRequest, fault: Exception) -> Response[Any]:
    log.error("request-failed", path=request.url.path, why=one_line(fault), exc_info=fault)
    return _answer(request, Refusal(Code.FAULT))
