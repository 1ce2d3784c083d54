"""What all routes need to know about whoever asks."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from partita.server.door import address, language, who_asks
from partita.server.limits import OPENING
from partita.server.people import Who
from partita.server.refusals import Code, Refusal
from partita.server.server import Server

Asked = Request[Any, Any, Any]


async def who(request: Asked, server: NamedDependency[Server]) -> Who | None:
    """Who asks; None for somebody new.  Raises Refusal for a token that is none."""
    return await who_asks(request, server)


def somebody(who: Who | None) -> Who:
    """Who asks.  Raises Refusal for somebody new."""
    if who is None:
        raise Refusal(Code.NO_IDENTITY)
    return who


def lang(request: Asked) -> str:
    """The language to answer in."""
    return language(request)


def sparingly(server: Server, request: Asked) -> None:
    """Let through what stays in the store, though not too much of it from one address.  Raises Refusal."""
    if not server.limits.take(OPENING, address(request)):
        raise Refusal(Code.TOO_FAST)
