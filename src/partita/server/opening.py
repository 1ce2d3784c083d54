"""Opening matches: new ones, rematches, and records that people want to look at."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, cast

import sqlalchemy as sa

from partita.core import record as records
from partita.core.deal import Deal, new_salt, new_secret
from partita.core.errors import BadBox, BadOption, BadPosition, CorruptRecord
from partita.core.game import game
from partita.core.match import Match
from partita.core.record import GaveUp, Played, Sat
from partita.server import schema
from partita.server.bots import LEVELS
from partita.server.clock import now_ms
from partita.server.deed import Deed, Draft, Summary, new_bots_key, new_id
from partita.server.desk import kept
from partita.server.people import Who, clean_name
from partita.server.refusals import Code, Refusal
from partita.server.server import Server
from partita.server.store import insert
from partita.server.table import Plan, Table, ends_by_giving_up
from partita.server.wire import Level, NewMatch, SeatPlan


async def open_match(server: Server, who: Who, wish: NewMatch) -> str:
    """Open a match for somebody; returns its id.  Raises Refusal."""
    given = wish.seed is not None or wish.position is not None  # a position may name all that lies face down
    if given and not wish.open_deal and any(seat.kind == "open" for seat in wish.seats):
        raise Refusal(Code.SEED_NOT_ALLOWED)
    try:
        deed = await asyncio.to_thread(_deed, server, wish)
    except (BadOption, BadBox, BadPosition) as wrong:
        raise Refusal(Code.BAD_OPTION, why=wrong) from None
    return await _opened(server, deed, [who.id if seat.kind == "person" else None for seat in deed.seats])


def _deed(server: Server, wish: NewMatch) -> Deed:
    """The deed of a match that is wished for.  Raises BadOption, BadBox and BadPosition."""
    rules = game(wish.game)
    players = len(wish.seats)
    options: dict[str, Any]
    if wish.position is not None:
        described = _described(rules.name, wish)
        players, options, box = described.players, described.options, described.box
        if players != len(wish.seats):
            raise BadOption("server-position-seats", seats=len(wish.seats), players=players)
    else:
        options = rules.check_options(players, wish.options)
        wanted = server.boxes[rules.name].get(wish.box) if wish.box else rules.load_box(None)
        found = wanted or rules.find_box(str(wish.box))
        if found is None:
            raise BadOption("server-no-box", box=repr(wish.box))
        box = found
        rules.setup(players, options, box)  # complains about what the box does not have
    return _new_deed(
        game=rules.name,
        rules_version=rules.rules_version,
        box=box.digest,
        options=options,
        seats=list(wish.seats),
        listed=wish.listed,
        watch=wish.watch,
        clock=wish.clock,
        seed=wish.seed,
        open_deal=wish.open_deal,
        position=wish.position,
    )


def _new_deed(**settled: Any) -> Deed:
    """A deed of what is settled, opened now, with a name, a secret and keys drawn for it."""
    return Deed(
        id=new_id(),
        secret=new_secret().hex(),
        salt=new_salt().hex(),
        bots_key=new_bots_key(),
        opened=now_ms(),
        **settled,
    )


def _described(name: str, wish: NewMatch) -> Match:
    """The match of a described position, with any seed.  Raises BadPosition and BadOption."""
    from partita.core.position import position

    if wish.options or wish.box:
        raise BadOption("server-position-options")
    match: Match = position(name, wish.position or {}, 0)
    return match


async def _opened(server: Server, deed: Deed, kept_for: Sequence[str | None]) -> str:
    """Write a match down; one that only bots play begins at once."""
    await kept(server.store.open(deed, Summary(0, "waiting", None, None), kept_for))
    await server.hall.act(deed.id, _begun)
    return deed.id


def _begun(table: Table) -> Plan | None:
    """The start of a match that waits for nobody."""
    if table.status != "waiting" or any(seat.kind == "open" for seat in table.seats):
        return None
    return Plan([Draft("start")])


async def rematch(server: Server, who: Who, match: str) -> str:
    """A match like one that is over, the seats moved on by one; the first who asks opens it for all.

    Raises Refusal.
    """
    room, table = await server.hall.table(match)
    if who.id not in [seat.owner for seat in table.seats]:
        raise Refusal(Code.NOT_YOUR_SEAT)
    if table.status != "over" or table.deed.recorded or table.moment is None:
        raise Refusal(Code.NOT_OVER, version=table.version)
    if room.rematch is not None:
        return room.rematch
    deed = table.deed
    seats = len(deed.seats)
    before = [(seat - 1) % seats for seat in range(seats)]
    again = _new_deed(
        game=deed.game,
        rules_version=game(deed.game).rules_version,
        box=deed.box,
        options=deed.options,
        seats=[
            SeatPlan(
                kind="person" if table.seats[seat].owner else "open" if table.seats[seat].kind != "bot" else "bot",
                level=deed.seats[seat].level,
            )
            for seat in before
        ],
        listed=False,
        watch=deed.watch,
        clock=deed.clock,
        open_deal=deed.open_deal and deed.position is not None,  # a seed does not come along, a position does
        position=deed.position,
        rematch_of=deed.id,
    )
    first = await kept(_claim(server, match, again, [table.seats[seat].owner for seat in before]))
    if first == again.id:
        await server.hall.act(first, _begun)
    room.rematch = first
    server.hall.people_changed(room)
    for listener in room.listeners:
        listener.wake()
    return first


async def _claim(server: Server, match: str, again: Deed, kept_for: Sequence[str | None]) -> str:
    """Open the rematch of a match, unless it has one; returns which it has.  Raises Unavailable and Conflict."""
    async with server.store.writing() as connection:
        claimed = await connection.execute(
            sa.update(schema.matches)
            .where(schema.matches.c.id == match, schema.matches.c.rematch.is_(None))
            .values(rematch=again.id)
        )
        if claimed.rowcount:
            await insert(connection, again, Summary(0, "waiting", None, None), kept_for)
            return again.id
        found = await connection.scalar(sa.select(schema.matches.c.rematch).where(schema.matches.c.id == match))
    if found is None:
        raise Refusal(Code.NO_MATCH)  # it was deleted meanwhile
    return str(found)


async def open_record(server: Server, sent: Mapping[str, Any]) -> str:
    """Check an uploaded record, and keep it as a match that is over; returns its id.  Raises Refusal."""
    try:
        whole, movers = await asyncio.to_thread(_loaded, sent)
    except (CorruptRecord, BadBox) as wrong:
        raise Refusal(Code.BAD_RECORD, why=wrong) from None
    record = records.parse(sent)
    played = _played(record)
    deed = _new_deed(
        game=whole.game,
        rules_version=record.rules_version,
        box=record.box,
        options=whole.options,
        seats=[_seat(sat) for sat in played.seats],
        seed=record.seed,
        open_deal=True,
        position=None if not isinstance(record.position, dict) else record.position,
        recorded=True,
        dealt=record.deal if isinstance(record.deal, Deal) else None,
        played=played,
    )
    await kept(server.store.open(deed, Summary(0, "waiting", None, None)))
    drafts = _drafts(whole, movers, played)
    await server.hall.act(deed.id, lambda table: Plan(drafts))
    return deed.id


def _played(record: records.Record) -> Played:
    """Who played a record as it tells it, as far as that can be: names as ours are, levels that there are."""
    told = record.played if isinstance(record.played, Played) else Played(seats=[])
    sat = [Sat(name=clean_name(each.name), level=each.level if each.level in LEVELS else None) for each in told.seats]
    sat = [*sat, *(Sat() for _ in range(record.players))][: record.players]
    return Played(seats=sat, gave_up=_gave_up(told.gave_up, sat, len(record.moves)))


def _gave_up(told: Sequence[GaveUp], sat: Sequence[Sat], moves: int) -> list[GaveUp]:
    """Who gave up, each seat once; nobody did who would have ended a match that went on."""
    persons = {number for number, each in enumerate(sat) if each.level is None}
    found: list[GaveUp] = []
    for each in sorted(told, key=lambda each: each.ply):
        left = persons - {other.seat for other in found}
        ends = ends_by_giving_up(len(sat), len(left - {each.seat}))
        if each.seat in left and (each.ply >= moves or not ends):
            found.append(each)
    return found


def _seat(sat: Sat) -> SeatPlan:
    return SeatPlan(kind="person") if sat.level is None else SeatPlan(kind="bot", level=cast(Level, sat.level))


def _drafts(whole: Match, movers: Sequence[int | None], played: Played) -> list[Draft]:
    """The entries of a record that is looked at: its moves, who gave up when, and its end."""
    drafts = [Draft("start")]
    for ply, (seat, move) in enumerate(zip(movers, whole.moves, strict=True)):
        drafts += [Draft("resign", each.seat) for each in played.gave_up if each.ply == ply]
        drafts.append(Draft("move", seat, move))
    if not whole.is_over:
        late = [Draft("resign", each.seat) for each in played.gave_up if each.ply >= whole.ply]
        drafts += late or [Draft("close", None, "recorded")]
    return drafts


def _loaded(sent: Mapping[str, Any]) -> tuple[Match, list[int | None]]:
    """The match of a record, and who decided on each move.  Raises CorruptRecord and BadBox."""
    try:
        whole = records.load(sent)
    except CorruptRecord as wrong:
        if wrong.saying.key == "record-no-box":  # here nobody can give another box with it
            raise CorruptRecord("server-no-record-box", box=wrong.saying.values["box"]) from None
        raise
    return whole, [whole.at(ply).to_move for ply in range(whole.ply)]
