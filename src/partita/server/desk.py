"""What anybody may ask of a match, over HTTP or a socket: one way for both."""

from collections.abc import Awaitable
from typing import TypeVar

from partita.server.limits import CHATTING
from partita.server.people import Who
from partita.server.refusals import Code, Refusal
from partita.server.server import Server
from partita.server.store import Conflict, Unavailable
from partita.server.wire import Ack, Command, Mute, Reasoned, Say

Answer = TypeVar("Answer")


async def done(server: Server, match: str, who: Who, command: Command) -> Ack:
    """Do what somebody asks for; returns when it is on the disk.  Raises Refusal."""
    if isinstance(command, Say):
        return await _said(server, match, who, command)
    if isinstance(command, Mute):
        _, table = await server.hall.table(match)
        if not table.may_see(who.id):
            raise Refusal(Code.NOT_FOR_YOU)
        table.seat(command.about)
        await kept(server.chat.mute(match, who.id, command.about, command.on))
        return Ack(id=command.id, version=table.version)
    with server.metrics.commands.time():
        return await server.hall.do(match, who.id, command)


async def _said(server: Server, match: str, who: Who, line: Say) -> Ack:
    room, table = await server.hall.table(match)
    table.own(who.id, line.seat)
    if not server.limits.take(CHATTING, who.id):
        raise Refusal(Code.TOO_FAST)
    await kept(server.chat.say(match, line.seat, who.id, who.name, line.text, line.id))
    server.hall.people_changed(room)
    return Ack(id=line.id, version=table.version)


async def why(server: Server, match: str, who: Who | None, asked: tuple[str, str, int | None], lang: str) -> Reasoned:
    """Why a move is not legal for a seat that decides: ``asked`` is a message's id, the move and the seat.

    Raises Refusal, also for a seat that does not decide: what would be legal for it nobody may know.
    """
    message, move, seat = asked
    _, table = await server.hall.table(match)
    mine = table.mine(who.id if who else None)
    decides = table.to_move
    if seat is not None:
        table.own(who.id if who else None, seat)
    if not mine:
        raise Refusal(Code.NOT_YOUR_SEAT)
    if decides is None or table.moment is None or decides not in mine or seat not in (None, decides):
        raise Refusal(Code.NOT_YOUR_TURN, version=table.version)
    reason = table.moment.why_not(move)
    return Reasoned(id=message, reason=reason, text="" if reason is None else reason.text(lang))


async def seen(server: Server, match: str, who: Who | None) -> None:
    """Note that somebody is at the line.  Raises Refusal."""
    room, table = await server.hall.table(match)
    if who is not None and table.mine(who.id):
        server.hall.seen(room, who.id)


async def gone(server: Server, match: str, who: Who | None) -> None:
    """Note that somebody has left the line.  Raises Refusal."""
    room, table = await server.hall.table(match)
    if who is not None and table.mine(who.id):
        server.hall.left(room, who.id)


async def kept(asked: Awaitable[Answer]) -> Answer:
    """What the store answers.  Raises Refusal when it is out of reach."""
    try:
        return await asked
    except (Unavailable, Conflict):
        raise Refusal(Code.TRY_AGAIN) from None
