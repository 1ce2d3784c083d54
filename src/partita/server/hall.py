"""The matches of one server process: who asks for what, in which order, and who is told.

For each match one thing is done after the other.  A command is tried out on a copy of its table; when its entries are
committed the copy takes the table's place, so nobody ever sees what is not on the disk.  Other processes may write to
the same match: the store lets one win, and whoever loses looks again.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol

import structlog

from partita.core.errors import Saying
from partita.core.game import Box
from partita.server import telling, wire
from partita.server.clock import ServedClock, now_ms
from partita.server.deed import Damaged, Entry, is_id
from partita.server.fold import Broken, NotHere, folded, is_here
from partita.server.metrics import Metrics
from partita.server.news import PEOPLE, News
from partita.server.refusals import Code, Refusal
from partita.server.store import PRESENT_MS, Conflict, Kept, Owner, Store, Unavailable
from partita.server.table import Plan, Table
from partita.server.telling import Piece, Reader
from partita.server.wire import (
    Ack,
    Item,
    MatchInfo,
    Play,
    Resign,
    Return,
    Stand,
    TableView,
    TakeSeats,
    Undo,
    Update,
    Vote,
)

MOST_ROOMS = 4_000  # tables kept in memory; one that nobody follows is read again when it is asked for
RECENT = 32  # entries kept with what they caused, for whoever follows
MOST_VIEWS = 32  # kept encoded for each table: readers ask for few kinds of views, or they make them up
LOOKING_BACK = 1  # so many read and replay earlier entries at a time, on a thread: more would only take turns
ATTEMPTS = 5  # how often one looks again when another process was quicker
GONE_MS = 60_000  # so long, while a server ran, nobody was at the line of a seat before the others may vote

# With these a message is refused that was done already, when its acknowledgement got lost on its way.
_PERHAPS_DONE = (Code.STALE, Code.OVER, Code.NOT_YOUR_TURN, Code.GIVEN, Code.RESIGNED)

_LONG = 64  # entries from which a match is replayed on a thread

log = structlog.get_logger("partita.hall")


class Listener(Protocol):
    """Somebody who follows a match."""

    @property
    def identity(self) -> str | None:
        """Who it is."""

    def wake(self) -> None:
        """Something has happened."""

    def people_changed(self) -> None:
        """Somebody came or went, or said something."""


class Turn(asyncio.Lock):
    """A lock that knows whether anybody holds it or waits for it: between two holders it is not locked."""

    def __init__(self) -> None:
        super().__init__()
        self._wanted = 0

    @property
    def wanted(self) -> bool:
        """Whether anybody holds it or waits for it."""
        return self._wanted > 0

    async def acquire(self) -> Literal[True]:
        """Wait for one's turn."""
        self._wanted += 1
        try:
            return await super().acquire()
        except BaseException:
            self._wanted -= 1
            raise

    def release(self) -> None:
        """Let the next one."""
        super().release()
        self._wanted -= 1


class Room:
    """A table and the people around it."""

    __slots__ = ("cache", "listeners", "lock", "match", "recent", "rematch", "table", "told")

    def __init__(self, match: str) -> None:
        self.match = match
        self.lock = Turn()
        self.table: Table | None = None  # None: to be read from the store
        self.rematch: str | None = None
        self.listeners: set[Listener] = set()
        self.recent: deque[Piece] | None = None  # only while somebody follows
        self.told: dict[tuple[int, Reader], list[Item]] = {}  # the newest entries in words, for all who read alike
        self.cache: dict[object, TableView | None] = {}  # what is told of the newest moment, by reader

    @property
    def in_use(self) -> bool:
        """Whether anybody follows the match or is doing something in it."""
        return bool(self.listeners) or self.lock.wanted

    def put(self, table: Table | None) -> None:
        """Put another table in place."""
        self.table = table
        self.cache.clear()
        self.told.clear()

    def alone(self) -> None:
        """Nobody follows any more: keep no more than the table."""
        self.recent = None
        self.cache.clear()
        self.told.clear()


class Hall:
    """All matches of this process."""

    def __init__(
        self,
        store: Store,
        news: News,
        clock: ServedClock,
        boxes: Mapping[str, Mapping[str, Box]],
        metrics: Metrics,
        link: Callable[[str], str],
    ) -> None:
        """``boxes``: by game and digest.  ``link`` makes the address of a match."""
        self.store, self.news, self.clock, self.metrics, self.link = store, news, clock, metrics, link
        self.boxes = boxes
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.ask_bot: Callable[[str], None] = lambda match: None  # set by whoever runs the bots
        self.presence: dict[tuple[str, str], int] = {}  # who came or went, not yet in the store (``keeper.py``)
        self._looking_back = asyncio.Semaphore(LOOKING_BACK)
        self.came_or_went: set[str] = set()  # the matches where that is to be told to other processes
        self._aside: set[str] = set()  # matches that cannot be replayed, and are told of once
        self._errands: set[asyncio.Task[None]] = set()

    # Rooms.

    def room(self, match: str) -> Room:
        """The room of a match, its table perhaps not read yet.  Raises Refusal for what names no match."""
        room = self.rooms.get(match)
        if room is None:
            if not is_id(match):
                raise Refusal(Code.NO_MATCH)
            room = self.rooms[match] = Room(match)
            self._tidy()
        else:
            self.rooms.move_to_end(match)
        return room

    def _tidy(self) -> None:
        """Forget the tables that nobody has followed or asked for longest."""
        if len(self.rooms) <= MOST_ROOMS:
            return
        for match, room in list(self.rooms.items())[: len(self.rooms) - MOST_ROOMS]:
            if not room.in_use:
                del self.rooms[match]

    async def table(self, match: str) -> tuple[Room, Table]:
        """The table of a match as it stands on the disk.  Raises Refusal."""
        room = self.room(match)
        if room.table is not None and not room.lock.locked():
            return room, room.table
        async with room.lock:
            return room, await self._read(room)

    async def _read(self, room: Room) -> Table:
        """The table of a room, read from the store where that is needed; to be called with the lock held."""
        if room.table is not None:
            return room.table
        kept = await self.kept(room.match)
        try:
            if len(kept.entries) > _LONG:  # others shall not wait for it
                table = await asyncio.to_thread(folded, kept.deed, kept.entries, self.boxes)
            else:
                table = folded(kept.deed, kept.entries, self.boxes)
        except NotHere as elsewhere:
            raise self._not_replayable(room.match, elsewhere.why) from None
        except Broken as wrong:  # what exactly is wrong may be about cards that nobody may see
            log.error("match-broken", match=room.match, version=wrong.version)
            raise self._not_replayable(room.match, Saying("match-broken")) from None
        self._seat_people(table, kept.owners)
        self._aside.discard(room.match)
        if kept.summary != table.summary:  # it was laid aside where its box is not at hand
            self._run(self.store.summarise(room.match, table.summary))
        room.rematch = kept.rematch
        room.recent = None
        room.put(table)
        for listener in room.listeners:
            listener.wake()
        self.follow(room)
        return table

    async def kept(self, match: str) -> Kept:
        """What is kept of a match, just as it stands in the store.  Raises Refusal, also for what names no match."""
        if not is_id(match):
            raise Refusal(Code.NO_MATCH)
        try:
            kept = await self.store.load(match)
        except Unavailable as gone:
            raise self._unavailable(match, gone) from None
        except Damaged as damaged:
            log.error("match-damaged", match=match, why=str(damaged.why))
            raise self._not_replayable(match, Saying("match-broken")) from None
        if kept is None:
            self.rooms.pop(match, None)
            raise Refusal(Code.NO_MATCH)
        return kept

    def _not_replayable(self, match: str, cause: Saying) -> Refusal:
        """The refusal of a match that cannot be replayed, which from now on nothing here waits for."""
        if match not in self._aside:
            self._aside.add(match)
            log.warning("not-replayable", match=match, cause=cause.text("en"))
            self._run(self.store.lay_aside(match))
        return Refusal(Code.NOT_REPLAYABLE, cause=cause)

    @staticmethod
    def _seat_people(table: Table, owners: Iterable[Owner]) -> None:
        for seat in table.seats:
            seat.owner, seat.name, seat.until, seat.kept_for = None, "", 0, None
        for each in owners:
            seat = table.seats[each.seat]
            seat.owner, seat.name, seat.until, seat.kept_for = each.identity, each.name, each.until, each.kept_for

    def _unavailable(self, match: str, gone: Exception) -> Refusal:
        self.metrics.unavailable.inc()
        log.warning("store-unavailable", match=match, why=str(gone))
        return Refusal(Code.TRY_AGAIN)

    # Commands.

    async def do(self, match: str, identity: str, command: wire.Act) -> Ack:
        """Do what somebody asks for a seat of theirs; returns when it is on the disk.  Raises Refusal."""
        room = self.room(match)
        async with room.lock:
            for _ in range(ATTEMPTS):
                table = await self._read(room)
                behind = isinstance(command, Play | Undo) and command.version > table.version
                if behind or (isinstance(command, Vote) and not self.news.alone):
                    await self._caught_up(room, people=False)  # what is known in another process
                    table = await self._read(room)
                if await self._out_of_time(room, table):
                    continue
                mine, seat = table.mine(identity), self._own_seat(table, identity, command)
                try:
                    if any(table.perhaps_said(each, command.id) for each in mine):
                        again = await self._again(room, command, mine)
                        if again is not None:
                            return again
                    plan = self._plan(table, seat, command, self.clock.served())
                except Refusal as refused:
                    again = await self._again(room, command, mine) if refused.code in _PERHAPS_DONE else None
                    if again is None:
                        raise
                    return again
                if not plan.drafts:
                    return Ack(id=command.id, version=table.version)
                try:
                    return Ack(id=command.id, version=await self._commit(room, plan, command.id))
                except Conflict:
                    room.put(None)
        raise Refusal(Code.TRY_AGAIN)

    async def _out_of_time(self, room: Room, table: Table) -> bool:
        """Give the seat that decides to a bot if its clock has run out, before anything else is done."""
        seat, deadline = table.to_move, table.deadline
        if seat is None or deadline is None or deadline > self.clock.served():
            return False
        try:
            await self._commit(room, table.give(seat, "clock"), None)
        except Conflict:
            room.put(None)
        return True

    @staticmethod
    def _own_seat(table: Table, identity: str, command: wire.Act) -> int:
        """The seat that a command is for.  Raises Refusal when it is somebody else's."""
        mine, decides = table.mine(identity), table.to_move
        seat = command.seat
        if seat is None and mine:
            seat = decides if decides in mine else mine[0]
        if seat is None:
            raise Refusal(Code.NOT_YOUR_SEAT)
        table.own(identity, seat)
        return seat

    @staticmethod
    def _plan(table: Table, seat: int, command: wire.Act, served: int) -> Plan:
        """What a command would write, now by the time served.  Raises Refusal."""
        sits = table.seats[seat]
        if sits.by_bot and not isinstance(command, Return | Resign):
            raise Refusal(Code.RESIGNED if sits.resigned else Code.GIVEN, version=table.version)
        match command:
            case Play():
                return table.play(command.version, command.moves, seat)
            case Undo():
                return table.undo(command.version, command.to, seat)
            case Resign():
                return table.resign(seat)
            case Stand():
                return table.stand(seat, command.question, command.answer)
            case Vote():
                gone = {number for number, sits in enumerate(table.seats) if sits.until + GONE_MS < served}
                return table.vote(seat, command.about, gone)
            case Return():
                return table.back(seat)

    async def _again(self, room: Room, command: wire.Act, seats: Sequence[int]) -> Ack | None:
        """The answer to a message that was done before for one of these seats, if it was.  Raises Refusal."""
        for seat in seats:
            try:
                entries = await self.store.of_message(room.match, command.id, seat)
            except Unavailable as gone:
                raise self._unavailable(room.match, gone) from None
            if entries:
                if command.seat not in (None, seat) or not _wrote(command, entries):
                    raise Refusal(Code.ID_USED)
                return Ack(id=command.id, version=entries[-1].version)
        return None

    async def _commit(
        self, room: Room, plan: Plan, message: str | None, owners: Mapping[int, tuple[str, str]] | None = None
    ) -> int:
        """Write a plan down, then show it; returns the version.  To be called with the lock held.

        Raises Conflict and Refusal.
        """
        table = room.table
        if table is None:
            raise Refusal(Code.TRY_AGAIN)
        at, served = now_ms(), self.clock.served()
        after = table.copy()
        entries, told = [], []
        done = iter(plan.done)
        for number, draft in enumerate(plan.drafts, table.version + 1):
            entry = draft.entry(number, None if draft.kind == "bot" else message, at, served)
            happened = after.apply(entry, next(done, None) if draft.kind == "move" else None)
            entries.append(entry)
            told.append(telling.piece(after, entry, happened))
        for number, (identity, name) in (owners or {}).items():
            after.seats[number].owner, after.seats[number].name = identity or None, name
            after.seats[number].until = served + PRESENT_MS if identity else 0
        owned = {seat: identity or None for seat, (identity, _) in (owners or {}).items()}
        try:
            await self.store.append(room.match, entries, after.summary, owned)
        except Unavailable as gone:
            room.put(None)  # it may have been written all the same
            raise self._unavailable(room.match, gone) from None
        except BaseException:
            room.put(None)
            raise
        self.metrics.entries.inc(len(entries))
        if after.status != table.status:
            log.info("match", match=room.match, status=after.status, version=after.version, game=after.deed.game)
        if room.table is table:
            _keep_people(table, after, but=owned)
            room.put(after)
        else:  # people have changed meanwhile: it is read again
            room.put(None)
        self._tell(room, told)
        if table.present(served) != after.present(served):
            self._tell_people(room)
        self.news.publish(room.match, after.version)
        self.follow(room)
        return after.version

    def _tell(self, room: Room, told: Sequence[Piece]) -> None:
        """Wake whoever follows."""
        if not room.listeners:
            room.recent = None
            return
        if room.recent is None:
            room.recent = deque(maxlen=RECENT)
        room.recent.extend(told)
        for listener in room.listeners:
            listener.wake()

    # What goes on by itself.

    def follow(self, room: Room) -> None:
        """See to it that a bot or a standing answer decides, where one is to."""
        table = room.table
        if table is None:
            return
        if table.awaits == "server":
            self.ask_bot(room.match)

    async def answered(self, match: str) -> None:
        """Make the move of a standing answer, if there is one now.  Raises Refusal."""
        await self.act(match, Table.standing)

    async def bots_moved(self, match: str, version: int, plan: Plan) -> bool:
        """Write down what bots have decided at a version; False when the match has gone on without them."""
        room = self.room(match)
        async with room.lock:
            table = await self._read(room)
            if table.moved != version or table.awaits != "server":
                return False
            try:
                await self._commit(room, plan, None)
            except Conflict:
                room.put(None)
                return False
        return True

    async def act(
        self, match: str, plan_of: Callable[[Table], Plan | None], owners: Mapping[int, tuple[str, str]] | None = None
    ) -> Table:
        """Do what nobody's seat asked for: sit down, run out of time, be forgotten.  Raises Refusal."""
        room = self.room(match)
        async with room.lock:
            for _ in range(ATTEMPTS):
                table = await self._read(room)
                plan = plan_of(table)
                if plan is None:
                    return table
                try:
                    await self._commit(room, plan, None, owners)
                except Conflict:
                    room.put(None)
                    continue
                return room.table or table
        raise Refusal(Code.TRY_AGAIN)

    async def take(self, match: str, identity: str, name: str, wish: TakeSeats) -> Table:
        """Sit down on seats.  Raises Refusal."""
        seats = [(each.seat, each.nonce) for each in wish.seats]
        return await self.act(
            match, lambda table: table.take(seats, identity), {seat: (identity, name) for seat, _ in seats}
        )

    # People.

    def seen(self, room: Room, identity: str) -> None:
        """Somebody is at the line here."""
        self._is_there(room, identity, self.clock.served() + PRESENT_MS)

    def left(self, room: Room, identity: str) -> None:
        """Somebody has left the line here."""
        self._is_there(room, identity, self.clock.served())

    def _is_there(self, room: Room, identity: str, until: int) -> None:
        self.presence[room.match, identity] = until
        if self._there(room, identity, until):
            self.came_or_went.add(room.match)
            self._tell_people(room)

    def seen_elsewhere(self, room: Room, identity: str, until: int) -> None:
        """Somebody is at the line, perhaps in another process."""
        known = max((seat.until for seat in room.table.seats if seat.owner == identity), default=0) if room.table else 0
        if until > known and self._there(room, identity, until):
            self._tell_people(room)

    def _there(self, room: Room, identity: str, until: int) -> bool:
        """Take in until when somebody is at the line; whether they came or went by that."""
        now, changed = self.clock.served(), False
        for seat in room.table.seats if room.table else ():
            if seat.owner == identity:
                changed = changed or (seat.until > now) != (until > now)
                seat.until = until
        return changed

    def renamed(self, identity: str, name: str) -> None:
        """Somebody is called by another name."""
        for room in self.rooms.values():
            for seat in room.table.seats if room.table else ():
                if seat.owner == identity:
                    seat.name = name

    def forgotten(self, identity: str, matches: Iterable[str]) -> None:
        """Somebody is no more; these matches kept seats for them, or are no more either."""
        theirs = set(matches)
        for room in self.rooms.values():
            for seat in room.table.seats if room.table else ():
                if seat.owner == identity:
                    seat.owner, seat.name, seat.until = None, "", 0
                    theirs.add(room.match)
        for match in theirs:
            if match in self.rooms:
                self.rooms[match].put(None)
                self._tell_people(self.rooms[match])
            self.news.publish(match, PEOPLE)

    def people_changed(self, room: Room) -> None:
        """Somebody came, went or spoke: tell whoever follows, here and in the other processes."""
        self._tell_people(room)
        self.news.publish(room.match, PEOPLE)

    @staticmethod
    def _tell_people(room: Room) -> None:
        for listener in room.listeners:
            listener.people_changed()

    # News of other processes.

    def hear(self, match: str, version: int) -> None:
        """Another process has written to a match; PEOPLE: somebody came, went or spoke there."""
        room = self.rooms.get(match)
        if room is None or room.table is None:
            return
        if version == PEOPLE and not room.listeners:
            room.put(None)  # read again when somebody asks: people may have other names, or be no more
        elif room.table.version < version or version == PEOPLE:
            self._run(self.catch_up(room, version == PEOPLE, version))

    async def catch_up(self, room: Room, people: bool, version: int | None = None) -> None:
        """Take in what other processes have written, up to a version at least.

        ``people``: somebody may have come, gone or spoken.
        """
        async with room.lock:
            if people or version is None or room.table is None or room.table.version < version:
                await self._caught_up(room, people)

    async def at_least(self, match: str, version: int) -> tuple[Room, Table]:
        """The table of a match for somebody who has seen a version of it, perhaps in another process.

        Raises Refusal.
        """
        room, table = await self.table(match)
        if table.version < version:
            await self.catch_up(room, people=False, version=version)
            return await self.table(match)
        return room, table

    async def _caught_up(self, room: Room, people: bool) -> None:
        """``catch_up``, with the lock held."""
        table = room.table
        if table is None:
            return
        try:
            entries = await self.store.entries(room.match, table.version)
            owners = await self.store.owners(room.match)
            rematch = await self.store.rematch(room.match) if people else room.rematch
        except Unavailable as gone:
            room.put(None)
            log.warning("store-unavailable", why=str(gone), match=room.match)
            return
        if room.table is not table:
            return  # people have changed meanwhile: it is read again
        after = table.copy()
        told = [self._taken_in(after, entry) for entry in entries]
        self._seat_people(after, owners)
        room.put(after)
        if entries or rematch != room.rematch:
            room.rematch = rematch
            self._tell(room, told)
        served = self.clock.served()
        if people or table.present(served) != after.present(served):
            self._tell_people(room)
        if people:
            self._still_here(room)

    def _still_here(self, room: Room) -> None:
        """Whoever left the line in another process may hold one here."""
        for identity in {listener.identity for listener in room.listeners}:
            if identity is not None:
                self.seen(room, identity)

    @staticmethod
    def _taken_in(table: Table, entry: Entry) -> Piece:
        """Take in an entry that another process wrote, with what it caused."""
        done = None
        if entry.kind == "move" and table.moment is not None:
            done = table.tried(table.moment, table.moment.code(entry.text))
        return telling.piece(table, entry, table.apply(entry, done))

    # Telling.

    async def update(
        self,
        room: Room,
        identity: str | None,
        since: int,
        lang: str,
        wants: frozenset[str],
    ) -> Update:
        """What one reader is told: all since a version, and how it stands.  Raises Refusal."""
        _, table = await self.table(room.match)
        if not table.may_see(identity):
            raise Refusal(Code.NOT_FOR_YOU)
        mine = tuple(table.mine(identity))
        reader = Reader(mine, "fr" if lang == "fr" else "en", wants)
        items = await self._since(room, table, since, reader)
        views = [self._view(room, table, seat, reader) for seat in mine or (None,)]
        return telling.update(
            table,
            items,
            [view for view in views if view is not None],
            identity,
            self.clock.served(),
            room.rematch,
        )

    async def _since(self, room: Room, table: Table, since: int, reader: Reader) -> list[Item]:
        """What a reader is told of the entries after a version.  Raises Refusal."""
        if since >= table.version:
            return []
        recent = room.recent
        if recent and recent[0].entry.version <= since + 1 and recent[-1].entry.version == table.version:
            key = since, reader
            if key not in room.told or room.table is not table:
                told = telling.items([each for each in recent if each.entry.version > since], table, reader)
                if room.table is not table:
                    return told
                room.told[key] = told
            return room.told[key]
        async with self._looking_back:
            try:
                entries = await self.store.entries(room.match, since)
            except Unavailable as gone:
                raise self._unavailable(room.match, gone) from None
            entries = [entry for entry in entries if entry.version <= table.version]
            return await asyncio.to_thread(_told_again, table, entries, reader)

    @staticmethod
    def _view(room: Room, table: Table, seat: int | None, reader: Reader) -> TableView | None:
        """How a seat sees the table; the same for all who look from there in one language."""
        if room.table is not table:
            return telling.table_view(table, seat, reader)
        key = seat, reader.lang, reader.wants
        if key not in room.cache:
            if len(room.cache) >= MOST_VIEWS:
                room.cache.clear()
            room.cache[key] = telling.encoded(telling.table_view(table, seat, reader))
        return room.cache[key]

    async def info(self, match: str, identity: str | None) -> MatchInfo:
        """A match as everybody who may know of it sees it, also one that cannot be replayed.  Raises Refusal."""
        try:
            room, table = await self.table(match)
        except Refusal as refused:
            if refused.code is not Code.NOT_REPLAYABLE:
                raise
            kept, served = await self.kept(match), self.clock.served()
            return telling.kept_info(kept, identity, served, self.link(match), replays=False)
        return telling.match_info(table, identity, self.clock.served(), self.link(match), room.rematch)

    def listed(self, found: Iterable[Kept], identity: str | None) -> list[MatchInfo]:
        """Matches of a list, none of them replayed: whose turn it is and the like is left out."""
        served = self.clock.served()
        return [
            telling.kept_info(kept, identity, served, self.link(kept.deed.id), is_here(kept.deed, self.boxes))
            for kept in found
        ]

    # Inside.

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(_minded(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def settle(self) -> None:
        """Wait for what is still being done."""
        while self._errands:
            await asyncio.gather(*self._errands, return_exceptions=True)


def _told_again(table: Table, entries: Sequence[Entry], reader: Reader) -> list[Item]:
    """Earlier entries as a reader may see them: of a long match a tenth of a second's work."""
    return telling.items(telling.pieces(table, entries), table, reader)


def _wrote(command: wire.Act, entries: Sequence[Entry]) -> bool:
    """Whether a command is what these entries of one message came from."""
    match command:
        case Play():
            wished = [("move", move) for move in command.moves]
        case Undo():  # how far back it went depended on where the match was
            wished = [("undo", entries[0].text)]
        case Resign():
            wished = [("resign", "")]
        case Stand():
            wished = [("stand", f"{command.question}={command.answer}")]
        case Vote():
            wished = [("vote", str(command.about))]
        case Return():
            wished = [("return", "")]
    return [(entry.kind, entry.text) for entry in entries] == wished


def _keep_people(before: Table, after: Table, but: Collection[int]) -> None:
    """Who sits where, as it has become while something was written; but for the seats that this was about."""
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if number not in but:
            new.owner, new.name, new.until, new.kept_for = old.owner, old.name, old.until, old.kept_for


async def _minded(errand: Coroutine[Any, Any, None]) -> None:
    """An errand whose failure is noted."""
    try:
        await errand
    except Refusal as refused:
        log.info("errand-refused", code=str(refused.code))
    except Conflict:
        log.info("errand-overtaken")
    except Exception:
        log.exception("errand-failed")
