"""Who one is: guests, recovery codes, tokens for programs."""

from functools import partial
from typing import Any

from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from partita.server.deed import Draft
from partita.server.desk import kept
from partita.server.door import address
from partita.server.hall import ATTEMPTS
from partita.server.limits import GUESSING
from partita.server.news import PEOPLE
from partita.server.people import COOKIE, COOKIE_SECONDS, Who
from partita.server.refusals import Code, Refusal
from partita.server.routes.asking import Asked, in_person, refusing, somebody, sparingly
from partita.server.server import Server
from partita.server.table import Plan, Table
from partita.server.wire import Me, NewName, NewToken, Recovery, RecoveryMade, TokenInfo, TokenMade

# A match that nobody can go on with here stays as it is, but for the name.
_STAYS = (Code.NOT_REPLAYABLE, Code.NO_MATCH)


def _cookie(server: Server, identity: str | None) -> Cookie:
    """The cookie of an identity; None takes it away."""
    return Cookie(
        key=COOKIE,
        value="" if identity is None else server.people.cookie(identity),
        max_age=0 if identity is None else COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
        path="/",
    )


async def _introduced(server: Server, who: Who) -> Response[Me]:
    return Response(await kept(server.people.me(who.id)), cookies=[_cookie(server, who.id)])


@post("/me", status_code=200, summary="Become a guest, or stay who one is")
async def arrive(server: NamedDependency[Server], who: NamedDependency[Who | None], request: Asked) -> Response[Me]:
    """Who asks; somebody new becomes a guest, with a cookie."""
    if who is None:
        sparingly(server, request)
        who = await kept(server.people.welcome())
    if who.by_token:  # a cookie would outlive it
        return Response(await kept(server.people.me(who.id)))
    return await _introduced(server, who)


@get("/me", summary="Who one is")
async def me(server: NamedDependency[Server], who: NamedDependency[Who | None]) -> Me:
    """Who asks."""
    return await kept(server.people.me(somebody(who).id))


@patch("/me", summary="Be called by another name")
async def rename(server: NamedDependency[Server], who: NamedDependency[Who | None], data: JSONBody[NewName]) -> Me:
    """Take another name."""
    person = somebody(who)
    server.hall.renamed(person.id, await kept(server.people.rename(person.id, data.name)))
    if not server.news.alone:
        for match, _ in await kept(server.people.seats_of(person.id)):
            server.news.publish(match, PEOPLE)
    return await kept(server.people.me(person.id))


@delete("/me", status_code=200, summary="Be forgotten, with all one's data")
async def forget(server: NamedDependency[Server], who: NamedDependency[Who | None]) -> Response[dict[str, Any]]:
    """Delete who asks: seats in matches that run go to bots."""
    person = in_person(who)
    for _ in range(ATTEMPTS):  # they may sit down meanwhile
        stays = await _seats_left(server, person)
        matches = await kept(server.people.forget(person.id, stays))
        if matches is not None:
            server.hall.forgotten(person.id, matches)
            server.expel(person.id)
            return Response({}, cookies=[_cookie(server, None)])
    raise Refusal(Code.TRY_AGAIN)


async def _seats_left(server: Server, person: Who) -> set[tuple[str, int]]:
    """Take somebody from all their seats; returns those where a match cannot go on here, and stays as it is."""
    stays = set()
    for match, seat in await kept(server.people.seats_of(person.id)):
        try:
            if not server.news.alone:  # another process may know more of who sits there
                await server.hall.catch_up(server.hall.room(match), people=False)
            await server.hall.act(match, partial(_without, seat=seat, person=person), {seat: ("", "")})
        except Refusal as refused:
            if refused.code not in _STAYS:
                raise
            stays.add((match, seat))
    return stays


def _without(table: Table, seat: int, person: Who) -> Plan | None:
    """How a match goes on when the owner of a seat is no more."""
    if seat not in table.mine(person.id):
        return None
    if table.status == "waiting":
        return Plan([Draft("leave", seat)])
    if table.status == "running":
        return Plan([Draft("bot", seat, "left")])
    return None


@post("/me/recovery", status_code=200, summary="Make a recovery code")
async def recovery(server: NamedDependency[Server], who: NamedDependency[Who | None]) -> RecoveryMade:
    """A code by which one comes back on another device, in place of an earlier one.  It is shown this once."""
    return RecoveryMade(code=await kept(server.people.recovery(in_person(who).id)))


@post("/recover", status_code=200, summary="Come back by a recovery code")
async def recover(server: NamedDependency[Server], request: Asked, data: JSONBody[Recovery]) -> Response[Me]:
    """Become again who one was."""
    if not server.limits.take(GUESSING, address(request)):
        raise Refusal(Code.TOO_FAST)
    return await _introduced(server, await kept(server.people.by_recovery(data.code)))


@get("/me/tokens", summary="One's tokens for programs")
async def tokens(server: NamedDependency[Server], who: NamedDependency[Who | None]) -> list[TokenInfo]:
    """The tokens, without themselves."""
    return await kept(server.people.tokens(in_person(who).id))


@post("/me/tokens", summary="Make a token for a program")
async def token(
    server: NamedDependency[Server], who: NamedDependency[Who | None], request: Asked, data: JSONBody[NewToken]
) -> TokenMade:
    """A token, shown this once; programs send it as ``Authorization: Bearer TOKEN``."""
    sparingly(server, request)
    return await kept(server.people.token(in_person(who).id, data.label))


@delete("/me/tokens/{token:str}", status_code=200, summary="Take a token out of use")
async def revoke(
    server: NamedDependency[Server], who: NamedDependency[Who | None], token: FromPath[str]
) -> list[TokenInfo]:
    """Revoke a token; returns those that are left."""
    person = in_person(who)
    await kept(server.people.revoke(person.id, token))
    server.expel(person.id)  # lines that are not the token's come again at once
    return await kept(server.people.tokens(person.id))


router = Router(
    path="/",
    tags=["people"],
    route_handlers=refusing(arrive, me, rename, forget, recovery, recover, tokens, token, revoke),
)
