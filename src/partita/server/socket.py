"""The WebSocket: one match for each, as many as one likes.

Nobody waits for a slow reader: what happened is not put into a queue but told from the number the reader saw last,
so who is behind gets several entries in one message.  Commands are done one after the other, each answered.
"""

import asyncio
import contextlib
import math
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from partita.core.errors import Saying
from partita.core.foreign import told
from partita.server import desk
from partita.server.clock import now_ms
from partita.server.door import asker, language, origin_allowed, who_asks
from partita.server.hall import Room
from partita.server.limits import ASKING, MESSAGES, Bucket
from partita.server.people import Who
from partita.server.refusals import Code, Refusal
from partita.server.server import Server
from partita.server.wire import PROTOCOL, Bye, Hello, Ping, Pong, Presence, Reload, Said, Told, Welcome, Why
from partita.version import __version__

HELLO_SECONDS = 15
SEND_SECONDS = 10.0  # whoever does not take a message in that time is cut off
GOODBYE_SECONDS = 2.0  # the same for the last one
ABORT = "partita.abort"  # the extension of a socket's scope that drops the connection, what is unsent with it
SILENCE_SECONDS = 90  # without a word for so long, nobody is there any more
LONGEST_MESSAGE = 65_536
LONGEST_FRAME = 16 * LONGEST_MESSAGE  # what is longer than a message is refused, what is longer than this is not read
RETRY_MS = 1_000
_SECOND = 1_000  # in milliseconds
IDENTIFY_SECONDS = 30  # so long an identity that was deleted, or a token revoked, in another process may live on
_NORMAL, _POLICY, _FAULT = 1000, 1008, 1011  # codes of RFC 6455
_RESTART, _LATER = 1012, 1013  # the registry's "service restart" and "try again later"
_LONGEST_ID = 40

log = structlog.get_logger("partita.socket")
_decoder = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()


@websocket("/ws", name="ws")
async def ws(socket: WebSocket[Any, Any, Any], server: NamedDependency[Server]) -> None:
    """Follow a match and play in it; see docs/protocol.md."""
    if not origin_allowed(socket, server.settings) or not server.limits.take(ASKING, asker(socket, server)):
        await socket.close(code=_POLICY)
        return
    await socket.accept()
    line, whose = Line(socket, server), asker(socket, server)
    if not server.places.take(whose):
        await line.turn_away(language(socket))
        return
    server.metrics.sockets.inc()
    server.lines.add(line)
    try:
        await line.serve()
    finally:
        server.places.give_back(whose)
        server.lines.discard(line)
        server.metrics.sockets.dec()


class Line:
    """One socket: who is at it, which match it follows, and what it was told."""

    __slots__ = (
        "_bucket",
        "_hearing",
        "_hello",
        "_known",
        "_people",
        "_room",
        "_said",
        "_sending",
        "_server",
        "_socket",
        "_told",
        "_waking",
        "_who",
        "_writing",
    )

    def __init__(self, socket: WebSocket[Any, Any, Any], server: Server) -> None:
        self._socket, self._server = socket, server
        self._who: Who | None = None
        self._known = 0.0  # when that was looked up
        self._hello: Hello | None = None
        self._room: Room | None = None
        self._told = 0  # the version it was told last
        self._said = 0  # the line of chat it was told last
        self._bucket = Bucket(MESSAGES)
        self._waking = self._people = False  # whether there is something to tell
        self._writing: asyncio.Task[None] | None = None
        self._hearing, self._sending = asyncio.Lock(), asyncio.Lock()

    @property
    def identity(self) -> str | None:
        """Who is at the line."""
        return self._who.id if self._who else None

    @property
    def _lang(self) -> str:
        return self._hello.lang if self._hello else "en"

    async def serve(self) -> None:
        """Answer until the other side goes."""
        try:
            hello = await self._greeted()
            if hello is not None:
                await self._welcome(hello)
                while True:
                    data = await self._received(SILENCE_SECONDS)
                    async with self._hearing:
                        await self._hear(hello, data)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Refusal as refused:
            await self._send(refused.told(self._lang))
            await self._close(_LATER if refused.code is Code.TRY_AGAIN else _POLICY)
        finally:
            await self._gone()

    # What comes in.

    async def _received(self, seconds: float) -> str:
        async with asyncio.timeout(seconds):
            return await self._socket.receive_data(mode="text")

    async def _greeted(self) -> Hello | None:
        """The first message; None from a client that is too old."""
        async with asyncio.timeout(HELLO_SECONDS):
            said = await self._hello_heard()
        if said.protocol != PROTOCOL:
            await self._send(Reload(protocol=PROTOCOL))
            await self._close(_NORMAL)
            return None
        return said

    async def _hello_heard(self) -> Hello:
        """The first message that is a Hello; others are refused."""
        while True:
            data = await self._received(HELLO_SECONDS)
            try:
                self._count()
                said = _read(data)
                if isinstance(said, Hello):
                    return said
                raise Refusal(Code.BAD_MESSAGE, what=Saying("server-hello"))
            except Refusal as refused:
                await self._refuse(refused, data)

    async def _welcome(self, hello: Hello) -> None:
        """Begin to tell what happens in a match.  Raises Refusal."""
        server = self._server
        self._hello = hello
        await self._identify()
        room, table = await server.hall.at_least(hello.match, hello.since)
        if not table.may_see(self.identity):
            raise Refusal(Code.NOT_FOR_YOU)
        muted = sorted(await desk.kept(server.chat.muted(hello.match, self.identity)))
        self._told = hello.since if hello.since <= table.version else 0
        async with self._sending:  # nothing else is told before the welcome
            self._room = room
            room.listeners.add(self)  # at once: a room that nobody follows may be forgotten
            info = await server.hall.info(hello.match, self.identity)
            mine = table.mine(self.identity)
            welcome = Welcome(protocol=PROTOCOL, server=__version__, match=info, mine=mine, now=now_ms(), muted=muted)
            await self._put(welcome)
        await desk.seen(server, hello.match, self._who)
        self.wake()
        self.people_changed()

    async def _identify(self) -> None:
        """Look up who is at the line.  Raises Refusal for whoever is nobody any more."""
        found = await who_asks(self._socket, self._server)
        if self._who is not None and found is None:
            raise Refusal(Code.NO_SUCH_IDENTITY)
        self._who, self._known = found, time.monotonic()

    async def _still_known(self, data: str) -> bool:
        """Look up again who is at the line; False, and a refusal, when the store is out of reach."""
        try:
            await self._identify()
        except Refusal as refused:
            if refused.code is not Code.TRY_AGAIN:
                raise
            await self._send(refused.told(self._lang, _id_in(data)))
            return False
        return True

    async def _hear(self, hello: Hello, data: str) -> None:
        """Do what a message asks for, and answer it.  Raises Refusal for whoever is nobody any more."""
        if time.monotonic() - self._known > IDENTIFY_SECONDS and not await self._still_known(data):
            return
        try:
            self._count()
            await self._send(await self._answer(hello, _read(data)))
        except Refusal as refused:
            await self._refuse(refused, data)
        except Exception:
            log.exception("message-failed", match=hello.match)
            await self._refuse(Refusal(Code.FAULT), data)

    def _count(self) -> None:
        """Count a message.  Raises Refusal for one too many."""
        whose = self.identity
        if not self._bucket.take() or (whose is not None and not self._server.limits.take(MESSAGES, whose)):
            raise Refusal(Code.TOO_FAST)

    async def _refuse(self, refused: Refusal, data: str) -> None:
        """Tell whoever sent a message that it was not done."""
        self._server.metrics.refusals.labels(str(refused.code)).inc()
        await self._send(refused.told(self._lang, _id_in(data)))
        if refused.code is Code.TOO_FAST:
            await asyncio.sleep(1 / MESSAGES.a_second)  # whoever floods waits

    async def _answer(self, hello: Hello, said: Said) -> Told:
        """The answer to a message.  Raises Refusal."""
        match said:
            case Ping():
                return Pong(now=now_ms())
            case Hello():
                raise Refusal(Code.BAD_MESSAGE, what=Saying("server-hello"))
            case Why():
                return await desk.why(self._server, hello.match, self._who, (said.id, said.move, said.seat), hello.lang)
            case command:
                if self._who is None:
                    raise Refusal(Code.NO_IDENTITY)
                return await desk.done(self._server, hello.match, self._who, command)

    # What goes out.

    def wake(self) -> None:
        """Something has happened in the match."""
        self._waking = True
        self._write()

    def people_changed(self) -> None:
        """Somebody came, went or spoke."""
        self._people = True
        self._write()

    def _write(self) -> None:
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on())

    async def _write_on(self) -> None:
        """Tell all that there is to tell, also what comes while it is being told."""
        hello, room = self._hello, self._room
        try:
            while hello is not None and room is not None and (self._waking or self._people):
                await self._tell(hello, room)
        finally:
            self._writing = None

    async def _tell(self, hello: Hello, room: Room) -> None:
        """Tell what there is to tell now."""
        waking, people = self._waking, self._people
        self._waking = self._people = False
        try:
            if waking:
                await self._tell_match(hello, room)
            if people:
                await self._tell_people(hello)
        except Refusal as refused:
            if refused.code is Code.TRY_AGAIN:
                self._waking, self._people = self._waking or waking, self._people or people
                await asyncio.sleep(RETRY_MS / _SECOND)  # the store is out of reach
                return
            await self._send(refused.told(self._lang))
            if refused.code is Code.NOT_FOR_YOU:  # they have got up, and nobody may watch
                await self._close(_POLICY)
        except Exception:
            log.exception("telling-failed", match=hello.match)
            await asyncio.sleep(RETRY_MS / _SECOND)
            await self._close(_FAULT)  # whoever connects again catches up; whoever waited for the rest would for ever

    async def _tell_match(self, hello: Hello, room: Room) -> None:
        update = await self._server.hall.update(room, self.identity, self._told, hello.lang, frozenset(hello.wants))
        self._told = update.version
        await self._send(update)

    async def _tell_people(self, hello: Hello) -> None:
        _, table = await self._server.hall.table(hello.match)
        if not table.may_see(self.identity):
            raise Refusal(Code.NOT_FOR_YOU)
        lines = await desk.kept(self._server.chat.lines(hello.match, self._said))
        muted = await desk.kept(self._server.chat.muted(hello.match, self.identity)) if lines else set()
        for line in lines:
            self._said = line.number
            if line.seat not in muted:
                await self._send(line)
        await self._send(Presence(seats=table.present(self._server.hall.clock.served())))

    async def _send(self, message: Told) -> None:
        """Send a message; nothing, when the other side has gone."""
        async with self._sending:
            await self._put(message)

    async def _put(self, message: Told) -> None:
        data = _encoder.encode(message)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_text(data)
            except TimeoutError:
                self._cut()

    async def _close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.close(code=code)

    def _cut(self) -> None:
        """Drop the connection of somebody who does not read; ``serve`` hears of it as of any other that is lost."""
        log.info("line-cut", match=self._hello.match if self._hello else None)
        extensions: Any = self._socket.scope["extensions"]
        extensions[ABORT]()

    # Going.

    async def turn_away(self, lang: str) -> None:
        """There is no place for one more."""
        self._server.metrics.refusals.labels(str(Code.TOO_FAST)).inc()
        await self._send(Refusal(Code.TOO_FAST).told(lang))
        await self._close(_LATER)

    async def expel(self) -> None:
        """Whoever is at the line is nobody any more."""
        self._known = -math.inf  # what they say from now on is not believed
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._send(Refusal(Code.NO_SUCH_IDENTITY).told(self._lang))
                await self._close(_POLICY)
        except TimeoutError:
            self._cut()

    async def leave(self) -> None:
        """The server goes: answer what is being done, say so, and close."""
        try:
            async with asyncio.timeout(GOODBYE_SECONDS), self._hearing:
                await self._send(Bye(why="restart", retry_ms=RETRY_MS))
                await self._close(_RESTART)
        except TimeoutError:
            self._cut()

    async def _gone(self) -> None:
        """Whoever was at the line has gone."""
        if self._writing is not None:
            self._writing.cancel()
        room = self._room
        if room is None:
            return
        room.listeners.discard(self)
        if not room.listeners:
            room.alone()
        if not any(other.identity == self.identity for other in room.listeners):
            with contextlib.suppress(Refusal):
                await desk.gone(self._server, room.match, self._who)


def _read(data: str) -> Said:
    """A message from outside.  Raises Refusal."""
    if len(data) > LONGEST_MESSAGE:
        raise Refusal(Code.TOO_LARGE, most=LONGEST_MESSAGE)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise Refusal(Code.BAD_MESSAGE, what=told(wrong)) from None


class _Named(msgspec.Struct):
    id: str | None = None


def _id_in(data: str) -> str | None:
    """The id of a message, so that its sender can tell which one was refused."""
    with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        named = msgspec.json.decode(data, type=_Named).id
        return named[:_LONGEST_ID] if named else None
    return None
