"""Matches: opening, finding, joining, playing, looking back."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from partita.core.deal import Deal as RecordDeal
from partita.core.moment import Moment
from partita.core.record import GaveUp, Played, Sat
from partita.server import desk, lists, telling
from partita.server.fold import line
from partita.server.opening import open_match, open_record, rematch
from partita.server.people import Who
from partita.server.refusals import Code, Refusal
from partita.server.routes.asking import Asked, bounds, refusing, somebody, sparingly
from partita.server.server import Server
from partita.server.table import Table
from partita.server.wire import (
    EVERYTHING,
    Ack,
    ChatLine,
    Command,
    KeptMove,
    MatchId,
    MatchInfo,
    MoveText,
    NewMatch,
    PointInTime,
    Reasoned,
    SeatNumber,
    Source,
    TakeSeats,
    Update,
    Version,
)

_ALL = frozenset(EVERYTHING)
Match = FromPath[MatchId]
Since = Annotated[int, QueryParameter(**bounds(Version))]
OneSeat = Annotated[int, PathParameter(**bounds(SeatNumber))]
AnySeat = Annotated[int | None, QueryParameter(**bounds(SeatNumber))]
OneMove = Annotated[str, QueryParameter(**bounds(MoveText))]
Asker = NamedDependency[Who | None]
Ply = Annotated[int, PathParameter(ge=0, le=100_000)]


async def _info(server: Server, match: str, who: Who | None) -> MatchInfo:
    return await server.hall.info(match, who.id if who else None)


@post("/matches", summary="Open a match")
async def new(server: NamedDependency[Server], who: Asker, request: Asked, data: JSONBody[NewMatch]) -> MatchInfo:
    """Open a match.  Its commitment is told here; the nonces come with the seats, so that the deal is fair."""
    person = somebody(who)
    sparingly(server, request)
    return await _info(server, await open_match(server, person, data), person)


@get("/matches", summary="Listed matches that wait for somebody or can be watched")
async def listed(server: NamedDependency[Server], who: Asker) -> list[MatchInfo]:
    """The newest listed matches."""
    return server.hall.listed(await desk.kept(lists.listed(server.store)), who.id if who else None)


@get("/me/matches", summary="One's own matches, the latest first")
async def mine(server: NamedDependency[Server], who: Asker) -> list[MatchInfo]:
    """The matches where whoever asks has a seat."""
    person = somebody(who)
    return server.hall.listed(await desk.kept(lists.of(server.store, person.id)), person.id)


@get("/matches/{match:str}", summary="A match as everybody may see it")
async def info(server: NamedDependency[Server], who: Asker, match: Match) -> MatchInfo:
    """A match by its id."""
    return await _info(server, match, who)


@post("/matches/{match:str}/seats", status_code=200, summary="Sit down")
async def take(server: NamedDependency[Server], who: Asker, match: Match, data: JSONBody[TakeSeats]) -> MatchInfo:
    """Take free seats, each with a nonce.  When the last is taken the match begins."""
    person = somebody(who)
    await server.hall.take(match, person.id, person.name, data)
    return await _info(server, match, person)


@delete("/matches/{match:str}/seats/{seat:int}", status_code=200, summary="Get up before a match begins")
async def leave(server: NamedDependency[Server], who: Asker, match: Match, seat: OneSeat) -> MatchInfo:
    """Leave a seat."""
    person = somebody(who)

    def left(table: Table) -> Any:
        table.own(person.id, seat)
        return table.leave(seat)

    await server.hall.act(match, left, {seat: ("", "")})
    return await _info(server, match, person)


@post("/matches/{match:str}/commands", status_code=200, summary="Play, undo, resign, answer, vote, return, say, mute")
async def command(server: NamedDependency[Server], who: Asker, match: Match, data: JSONBody[Command]) -> Ack:
    """What a socket takes too: done, and on the disk, when the answer comes."""
    person = somebody(who)
    ack = await desk.done(server, match, person, data)
    with contextlib.suppress(Refusal):  # it is done, whatever becomes of this
        await desk.seen(server, match, person)
    return ack


@get("/matches/{match:str}/table", summary="How a match stands, and what has happened")
async def table(
    server: NamedDependency[Server], who: Asker, lang: NamedDependency[str], match: Match, since: Since = 0
) -> Update:
    """What a socket would tell: all since a version, each of one's seats' view, or the watchers'."""
    room = server.hall.room(match)
    update = await server.hall.update(room, who.id if who else None, since, lang, _ALL)
    await desk.seen(server, match, who)
    return update


@get("/matches/{match:str}/at/{ply:int}", summary="A view of an earlier point")
async def at(
    server: NamedDependency[Server],
    who: Asker,
    match: Match,
    ply: Ply,
    seat: AnySeat = None,
    everything: FromQuery[bool] = False,
) -> PointInTime:
    """The view of a seat of one's own after so many moves, without a seat the watchers'.

    When the match is over: any seat's, and with ``everything`` the whole position.
    """
    _, found = await server.hall.table(match)
    identity = who.id if who else None
    over = found.status == "over"
    if not found.may_see(identity):
        raise Refusal(Code.NOT_FOR_YOU)
    _look_from(found, identity, seat)
    if everything and not over:
        raise Refusal(Code.NOT_OVER, version=found.version)
    return await asyncio.to_thread(_view_at, found, ply, seat, everything)


def _look_from(found: Table, identity: str | None, seat: int | None) -> None:
    """See that somebody may look from a seat: before the end from their own.  Raises Refusal."""
    if seat is None:
        return
    if found.status == "over":
        found.seat(seat)
    else:
        found.own(identity, seat)


def _view_at(found: Table, ply: int, seat: int | None, everything: bool) -> PointInTime:
    if found.moment is None:
        raise Refusal(Code.NOT_BEGUN, version=found.version)
    if ply > found.ply:
        raise Refusal(Code.AHEAD, version=found.version)
    moment = found.at(ply)
    return PointInTime(
        ply=ply,
        to_move=moment.to_move,
        events=found.events_before(ply),
        view=telling.raw(moment.position() if everything else moment.view(seat)),
        scores=moment.scores() if everything else telling.counted(moment, seat),
    )


@get("/matches/{match:str}/breakdown", summary="The points by source")
async def breakdown(
    server: NamedDependency[Server], who: Asker, match: Match, seat: AnySeat = None
) -> list[list[Source]]:
    """Where the points of each seat come from, as a seat of one's own can count them; after the end all of them."""
    _, found = await server.hall.table(match)
    identity = who.id if who else None
    if not found.may_see(identity):
        raise Refusal(Code.NOT_FOR_YOU)
    if found.moment is None:
        raise Refusal(Code.NOT_BEGUN, version=found.version)
    _look_from(found, identity, seat)
    if found.status == "over":
        return await asyncio.to_thread(_sources, found.moment)
    return await asyncio.to_thread(_sources, telling.as_known(found.moment, seat))


def _sources(moment: Moment) -> list[list[Source]]:
    return [[Source(**source) for source in seat] for seat in moment.breakdown()]


@get("/matches/{match:str}/scores", summary="The points over a match that is over")
async def scores(server: NamedDependency[Server], who: Asker, match: Match) -> list[list[int]]:
    """The points of each seat at the beginning and after each move, when the match is over."""
    _, found = await server.hall.table(match)
    if not found.may_see(who.id if who else None):
        raise Refusal(Code.NOT_FOR_YOU)
    if found.status != "over" or found.moment is None:
        raise Refusal(Code.NOT_OVER, version=found.version)
    return await asyncio.to_thread(lambda: list(found.points()))


@get("/matches/{match:str}/why", summary="Why a move is not legal")
async def why(
    server: NamedDependency[Server],
    who: Asker,
    lang: NamedDependency[str],
    match: Match,
    move: OneMove,
    seat: AnySeat = None,
) -> Reasoned:
    """The reason why the seat that decides, one's own, may not make a move; null exactly when it may."""
    return await desk.why(server, match, who, ("", move, seat), lang)


@get("/matches/{match:str}/moves", summary="The moves as they were written")
async def moves(server: NamedDependency[Server], who: Asker, match: Match) -> list[KeptMove]:
    """The moves that stand, also of a match that can no longer be replayed: before its end those of one's own seats."""
    kept = await server.hall.kept(match)
    mine = {owner.seat for owner in kept.owners if who is not None and owner.identity == who.id}
    if not mine and kept.deed.watch != "anyone":
        raise Refusal(Code.NOT_FOR_YOU)
    over = kept.summary.status == "over"
    return [
        KeptMove(version=entry.version, seat=entry.seat, move=entry.text, at=entry.at)
        for entry in line(kept.entries)
        if over or entry.seat in mine
    ]


@get("/matches/{match:str}/record", summary="The record of a match that is over")
async def record(server: NamedDependency[Server], who: Asker, match: Match) -> dict[str, Any]:
    """The record, with its deal, as ``partita verify`` checks it."""
    _, found = await server.hall.table(match)
    if not found.may_see(who.id if who else None):
        raise Refusal(Code.NOT_FOR_YOU)
    if found.status != "over" or found.moment is None:
        raise Refusal(Code.NOT_OVER, version=found.version)
    return await asyncio.to_thread(record_of, found)


def record_of(found: Table) -> dict[str, Any]:
    """The record of a match with its deal."""
    from msgspec import to_builtins

    told = found.match().record()
    deed = found.deed
    dealt = deed.dealt
    if deed.seed is None:
        dealt = RecordDeal(commitment=deed.commitment, secret=deed.secret, salt=deed.salt, nonces=found.nonces)
    if dealt is not None:
        told["deal"] = to_builtins(dealt)
    told["played"] = to_builtins(_played(found))
    return told


def _played(found: Table) -> Played:
    """Who played, and who gave up."""
    sat, gave_up = [], []
    for number, seat in enumerate(found.seats):
        sat.append(Sat(name=found.name(number), level=seat.level if seat.kind == "bot" else None))
        if seat.resigned:
            gave_up.append(GaveUp(seat=number, ply=seat.resigned_at))
    return Played(seats=sat, gave_up=gave_up)


@post("/matches/{match:str}/rematch", status_code=200, summary="Once more")
async def again(server: NamedDependency[Server], who: Asker, request: Asked, match: Match) -> MatchInfo:
    """The rematch of a match that is over: opened by whoever asks first."""
    person = somebody(who)
    sparingly(server, request)
    return await _info(server, await rematch(server, person, match), person)


@get("/matches/{match:str}/chat", summary="What was said")
async def chat(server: NamedDependency[Server], who: Asker, match: Match, since: Since = 0) -> list[ChatLine]:
    """The lines of chat after a number, without those of seats that one has muted."""
    _, found = await server.hall.table(match)
    identity = who.id if who else None
    if not found.may_see(identity):
        raise Refusal(Code.NOT_FOR_YOU)
    muted = await desk.kept(server.chat.muted(match, identity))
    return [line for line in await desk.kept(server.chat.lines(match, since)) if line.seat not in muted]


@post("/records", summary="Check a record, and look at it")
async def upload(
    server: NamedDependency[Server], who: Asker, request: Asked, data: JSONBody[dict[str, Any]]
) -> MatchInfo:
    """Check a record by replaying it; it can then be looked at as a match that is over."""
    person = somebody(who)
    sparingly(server, request)
    return await _info(server, await open_record(server, data), person)


router = Router(
    path="/",
    tags=["matches"],
    route_handlers=refusing(
        new,
        listed,
        mine,
        info,
        take,
        leave,
        command,
        table,
        at,
        breakdown,
        scores,
        why,
        moves,
        record,
        again,
        chat,
        upload,
    ),
)
