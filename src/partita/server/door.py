"""What stands before every request: who asks, from where, how often, and what a browser may do with the answer."""

import re
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from partita.server.limits import ASKING
from partita.server.people import COOKIE, TOKEN_BEGINS, Who
from partita.server.refusals import Code, Refusal
from partita.server.server import Server
from partita.server.settings import Settings
from partita.text import LANGUAGES

Asking = ASGIConnection[Any, Any, Any, Any]

_SAFE = ("GET", "HEAD", "OPTIONS")
_BEARER = "bearer "
_ANY = "*"  # in Accept-Language: all languages that are not named
_WEIGHT = re.compile(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)", re.IGNORECASE)
_OF_THE_HOST = 64  # bits of an IPv6 address that tell hosts of one network apart
ASSETS = "/assets"  # where the scripts, styles and font of the pages are
_HEADERS = {
    # Nothing is ever loaded from another host, and no page of ours may be put into another's.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
_PORTS = {"http": 80, "https": 443}  # which browsers leave out
_HSTS = "max-age=31536000"


class Door(ASGIMiddleware):
    """Refuses what comes from a foreign page or too fast."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, server: Server) -> None:
        self._server = server

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request in."""
        asking: Asking = ASGIConnection(scope)
        if scope.get("method") not in _SAFE and not origin_allowed(asking, self._server.settings):
            raise Refusal(Code.FOREIGN_ORIGIN)
        # A browser asks for all assets of a page at once, several behind one address many, and once only.
        counted = not scope["path"].startswith(f"{ASSETS}/")
        if counted and not self._server.limits.take(ASKING, asker(asking, self._server)):
            raise Refusal(Code.TOO_FAST)
        await next_app(scope, receive, send)


def tell_browsers(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """What writes into each answer, refusals included, what a browser may do with it."""
    headers = {**_HEADERS, "strict-transport-security": _HSTS} if settings.secure else _HEADERS

    async def tell(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            sent = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                sent.setdefault(name, value)

    return tell


def origin_allowed(asking: Asking, settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or from no page at all.

    Browsers send the origin of the page with each request that changes something and with each WebSocket; programs
    send none, and carry no cookie that a page could borrow.
    """
    origin = asking.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url is not None:
        return _origin(origin) == _origin(settings.public_url) is not None
    try:
        return urlsplit(origin).netloc.lower() == asking.headers.get("host", "").lower() != ""
    except ValueError:  # no address at all
        return False


def _origin(url: str) -> tuple[str, str, int | None] | None:
    """The origin of an address, None for what is none."""
    try:
        parts = urlsplit(url.lower())
        return (parts.scheme, parts.hostname, parts.port or _PORTS.get(parts.scheme)) if parts.hostname else None
    except ValueError:
        return None


def asker(asking: Asking, server: Server) -> str:
    """Whose requests are counted together: an identity's, or an address's, since anybody can make up tokens."""
    token = _token(asking)
    identity = server.people.known(token) if token else server.people.signed(asking.cookies.get(COOKIE, ""))
    return identity or address(asking)


def address(asking: Asking) -> str:
    """Where a request comes from; a trusted proxy says for whom it asks.

    Of IPv6 the network: whoever has one address there has all of it.
    """
    host = asking.client.host if asking.client else ""
    return _network(host) if ":" in host else host


def _network(host: str) -> str:
    try:
        known = IPv6Address(host)
    except ValueError:
        return host
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Address(int(known) >> _OF_THE_HOST << _OF_THE_HOST))


def _token(asking: Asking) -> str:
    """The token of a program, "" for none."""
    sent = asking.headers.get("authorization", "")
    if sent[: len(_BEARER)].lower() != _BEARER:
        return ""
    token = sent[len(_BEARER) :].strip()
    return token if token.startswith(TOKEN_BEGINS) else TOKEN_BEGINS


async def who_asks(asking: Asking, server: Server) -> Who | None:
    """Who asks, by a token or a cookie; None for somebody new.  Raises Refusal for a token that is none."""
    token = _token(asking)
    if token:
        return await server.people.by_token(token)
    cookie = asking.cookies.get(COOKIE)
    return None if cookie is None else await server.people.by_cookie(cookie)


def language(asking: Asking) -> str:
    """The language to answer in: asked for as ``lang``, or the one we have that the browser likes best."""
    wanted = asking.query_params.get("lang")
    if wanted in LANGUAGES:
        return str(wanted)
    liked = _liked(asking.headers.get("accept-language", ""))
    others = liked.get(_ANY, 0.0)
    named = [each for each, weight in liked.items() if each in LANGUAGES and weight]  # of equals the first
    return max([*named, *LANGUAGES], key=lambda each: liked.get(each, others))


def _liked(accepted: str) -> dict[str, float]:
    """The languages of a browser, each with its weight, in the browser's order; of countries nothing is known here."""
    found: dict[str, float] = {}
    for part in accepted.split(","):
        tag, _, weight = part.partition(";")
        name = tag.strip().lower().partition("-")[0]
        given = _WEIGHT.match(weight)
        found[name] = max(found.get(name, 0.0), float(given[1]) if given else 1.0)
    return found
