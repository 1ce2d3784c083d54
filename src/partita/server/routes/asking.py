"""What all routes need to know about whoever asks, and what all of them may answer."""

from collections import defaultdict
from typing import Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from partita.core.errors import Saying
from partita.core.foreign import told
from partita.server.door import address, language, who_asks
from partita.server.limits import OPENING
from partita.server.people import Who
from partita.server.refusals import Code, Refusal, status_of
from partita.server.server import Server
from partita.server.wire import Refused

_BOUNDS = ("ge", "gt", "le", "lt", "min_length", "max_length", "pattern", "description")


class Asked(Request[Any, Any, Any]):
    """A request, whose body is read as strictly as a message on a socket: "3" is no number."""

    async def json(self) -> Any:
        """The body as its route declares it.  Raises Refusal."""
        field = self.route_handler.parsed_data_field
        if field is not None and not await self.body():
            raise Refusal(Code.BAD_MESSAGE, what=Saying("server-no-body"))
        try:
            return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            raise Refusal(Code.BAD_MESSAGE, what=told(wrong)) from None


def bounds(of: Any) -> dict[str, Any]:
    """The bounds of a type of ``wire.py``, for a path or a query: the framework reads there only its own."""
    (meta,) = of.__metadata__
    return {name: getattr(meta, name) for name in _BOUNDS if getattr(meta, name) is not None}


def _refusals() -> dict[int, ResponseSpec]:
    codes = defaultdict(list)
    for code in Code:
        codes[status_of(code)].append(code.value)
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=f"Refused: {', '.join(sorted(found))}.")
        for status, found in codes.items()
    }


def refusing(*handlers: HTTPRouteHandler) -> list[HTTPRouteHandler]:
    """The handlers of routes, with all refusals in their description."""
    for handler in handlers:
        handler.responses = _refusals()
    return list(handlers)


async def who(request: Asked, server: NamedDependency[Server]) -> Who | None:
    """Who asks; None for somebody new.  Raises Refusal for a token that is none."""
    return await who_asks(request, server)


def somebody(who: Who | None) -> Who:
    """Who asks.  Raises Refusal for somebody new."""
    if who is None:
        raise Refusal(Code.NO_IDENTITY)
    return who


def in_person(who: Who | None) -> Who:
    """Somebody who asks for themselves: what makes, ends or opens an identity is not for its programs.

    Raises Refusal.
    """
    person = somebody(who)
    if person.by_token:
        raise Refusal(Code.NOT_BY_TOKEN)
    return person


def lang(request: Asked) -> str:
    """The language to answer in."""
    return language(request)


def sparingly(server: Server, request: Asked) -> None:
    """Let through what stays in the store, though not too much of it from one address.  Raises Refusal."""
    if not server.limits.take(OPENING, address(request)):
        raise Refusal(Code.TOO_FAST)
