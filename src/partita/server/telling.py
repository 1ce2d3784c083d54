"""What leaves the server about a match: for each seat what that seat may know, for whoever watches what all may know.

Views, choices and events come blotted from the engine (``Moment``); nothing here looks into a state.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from partita.core.events import Event
from partita.core.game import Choice
from partita.core.moment import Happened, Moment
from partita.server.deed import Deed, Entry
from partita.server.store import Kept
from partita.server.table import Seat, Table
from partita.server.wire import (
    Deal,
    Item,
    Lang,
    MatchInfo,
    SeatInfo,
    TableView,
    ToldEvent,
    Update,
)
from partita.text import COMMON, message, seated

_encoder = msgspec.json.Encoder()
PRIVATE = ("stand",)  # entries of which other seats learn the number only


class Reader(NamedTuple):
    """Who reads: their seats (none: they watch), their language, and what they want to be told."""

    seats: tuple[int, ...]
    lang: Lang
    wants: frozenset[str]


class Piece(NamedTuple):
    """An entry with what it caused; ``ply`` is the line's after it, None where the line is no longer that one."""

    entry: Entry
    happened: Happened
    ply: int | None
    events_left: int | None = None


def piece(table: Table, entry: Entry, happened: Happened) -> Piece:
    """What is to be told of an entry that ``table`` has just taken in."""
    if entry.kind == "undo":
        return _undone(table, entry)
    return Piece(entry, happened, table.ply if table.moment else None)


def _undone(table: Table, entry: Entry) -> Piece:
    """What is to be told of an undo: what of the line as it is now was there before it and stayed."""
    stays = table.stays(int(entry.text))
    return Piece(entry, [], stays, table.events_before(stays))


def pieces(table: Table, entries: Iterable[Entry]) -> list[Piece]:
    """What is to be told of earlier entries; what they caused is replayed, but for moves that were taken back."""
    entries = list(entries)
    plies = {entry.version: table.line_at(entry.version) for entry in entries if entry.kind == "move"}
    standing = [ply for ply in plies.values() if ply is not None]
    replayed = dict[int, Happened]()
    if standing:
        first = min(standing) - 1
        replayed = dict(enumerate(table.happened(first, max(standing)), first + 1))
    found = []
    for entry in entries:
        if entry.kind == "move":
            ply = plies[entry.version]
            found.append(Piece(entry, [] if ply is None else replayed[ply], ply))
        elif entry.kind == "start":
            found.append(Piece(entry, table.set_up(), 0))
        elif entry.kind == "undo":
            found.append(_undone(table, entry))
        else:
            found.append(Piece(entry, [], None))
    return found


def called(table: Table, lang: Lang) -> list[str]:
    """What the seats are called in texts; people without a name stay "", a rulebook's opponent comes last."""
    names = [table.name(number) or _called(seat, number, lang) for number, seat in enumerate(table.seats)]
    return [*names, message(lang, table.deed.game, "opponent")] if len(names) == 1 else names


def _called(seat: Seat, number: int, lang: Lang) -> str:
    if seat.kind != "bot":
        return ""
    level = message(lang, COMMON, "online-level", level=seat.level)
    return message(lang, COMMON, "seat-bot", bot=level, seat=number + 1)


def items(told: Iterable[Piece], table: Table, reader: Reader) -> list[Item]:
    """Entries as a reader may see them, texts with the players' names."""
    with seated(called(table, reader.lang)):
        return [_item(each, reader) for each in told]


def _item(each: Piece, reader: Reader) -> Item:
    entry = each.entry
    if entry.kind in PRIVATE and entry.seat not in reader.seats:
        return Item(number=entry.version, kind="hidden")
    return Item(
        number=entry.version,
        kind=entry.kind,
        at=entry.at,
        seat=entry.seat,
        ply=each.ply,
        events=[_event(seats, event, reader) for seats, event in each.happened],
        events_left=each.events_left,
        taken_back=entry.kind == "move" and each.ply is None,
        about=int(entry.text) if entry.kind == "vote" else None,
        why=entry.text if entry.kind in ("bot", "close", *PRIVATE) else "",
    )


def _event(seats: int, event: Event, reader: Reader) -> ToldEvent:
    only = None if seats == 0 else [seat for seat in reader.seats if seats >> seat & 1]
    if only == []:
        return ToldEvent(number=event.number)
    return ToldEvent(
        number=event.number,
        kind=event.kind,
        seat=event.seat,
        args=event.args,
        clause=event.clause,
        text=event.text(reader.lang) if "texts" in reader.wants else "",
        only=only,
    )


def table_view(table: Table, seat: int | None, reader: Reader) -> TableView | None:
    """The table as one seat sees it; None before the match begins."""
    moment = table.moment
    if moment is None:
        return None
    view = moment.view(seat) if "view" in reader.wants else None
    legal: list[str] | None = None
    choices: list[Choice] | None = None
    payments: list[list[str]] | None = None
    texts: dict[str, str] | None = None
    if seat is not None and seat == table.to_move and not table.seats[seat].by_bot:
        legal = moment.legal() if "legal" in reader.wants else None
        choices = moment.choices() if "choices" in reader.wants else None
        if choices is not None and any(choice.group for choice in choices):
            payments = moment.payments()
        if choices is not None and "texts" in reader.wants:
            texts = {choice.move: choice.reason.text(reader.lang) for choice in choices if choice.reason is not None}
    return TableView(
        seat=seat,
        view=raw(view),
        scores=counted(moment, seat),
        legal=legal,
        choices=choices,
        payments=payments,
        texts=texts,
        undo=table.undoable_by(seat),
        standing=dict(table.seats[seat].standing) if seat is not None else {},
    )


def raw(view: Any) -> msgspec.Raw:
    """A view as it is sent."""
    return msgspec.Raw(_encoder.encode(view))


def encoded(view: TableView | None) -> TableView | None:
    """A view as it will be sent, encoded once for all who look from there; in memory it is one object, not hundreds."""
    return None if view is None else cast(TableView, msgspec.Raw(_encoder.encode(view)))


def as_known(moment: Moment, seat: int | None) -> Moment:
    """A moment as far as a seat knows it; None: a spectator."""
    return Moment(moment.game, moment.box, moment.players, moment.blotted(seat))


def counted(moment: Moment, seat: int | None) -> list[int]:
    """The points by seat, as a seat can count them."""
    return as_known(moment, seat).scores()


def seat_infos(table: Table, identity: str | None, served: int) -> list[SeatInfo]:
    """The seats as one identity may see them."""
    return [
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=table.name(number),
            level=seat.level,  # type: ignore[arg-type]  # checked when the match was opened
            mine=identity is not None and seat.owner == identity,
            reserved=seat.kind == "open" and seat.kept_for is not None,
            resigned=seat.resigned,
            given=seat.given,  # type: ignore[arg-type]  # written by this server
            present=present,
            votes=len(seat.valid_votes()),
        )
        for number, (seat, present) in enumerate(zip(table.seats, table.present(served), strict=True))
    ]


def deal(table: Table, over: bool) -> Deal:
    """The deal as far as it may be known: the promise, and all of it once the match is ``over`` for the reader."""
    deed = table.deed
    if not over:
        return promised(deed)
    if deed.seed is not None:
        return Deal(seed=deed.seed)
    return Deal(
        commitment=deed.commitment,
        secret=deed.secret,
        salt=deed.salt,
        nonces=table.nonces,
        seed=f"{table.seed:032x}",
    )


def promised(deed: Deed) -> Deal:
    """The deal as everybody may know it from the start."""
    if deed.seed is not None:  # given, not dealt: there is nothing to promise
        return Deal(seed=deed.seed if deed.open_deal else None)
    return Deal(commitment=deed.commitment)


def match_info(table: Table, identity: str | None, served: int, link: str, rematch: str | None) -> MatchInfo:
    """A match as everybody who may know of it sees it."""
    deed = table.deed
    over = table.status == "over" and table.may_see(identity)
    return _info(
        deed,
        status=table.status,
        version=table.version,
        seats=seat_infos(table, identity, served),
        deal=deal(table, over),
        link=link,
        to_move=table.to_move,
        ending=table.ending if over else None,
        rematch=rematch,
        position=deed.position if deed.open_deal and table.may_see(identity) else None,
    )


def _info(deed: Deed, **stands: Any) -> MatchInfo:
    """A match by its deed and by how it ``stands``."""
    return MatchInfo(
        id=deed.id,
        game=deed.game,
        players=deed.players,
        options=deed.options,
        box=deed.box,
        rules_version=deed.rules_version,
        listed=deed.listed,
        watch=deed.watch,
        open_deal=deed.open_deal,
        given_seed=deed.seed is not None,
        from_position=deed.position is not None,
        opened=deed.opened,
        clock=deed.clock,
        rematch_of=deed.rematch_of,
        **stands,
    )


def kept_info(kept: Kept, identity: str | None, served: int, link: str, replays: bool) -> MatchInfo:
    """A match as far as its deed and the cache of the fold tell of it, without replaying it."""
    deed, owners, waits = kept.deed, {owner.seat: owner for owner in kept.owners}, kept.summary.status == "waiting"
    seats = []
    for number, plan in enumerate(deed.seats):
        owner = owners.get(number)
        sits = owner is not None and owner.identity is not None
        is_open = plan.kind != "bot" and waits and not sits
        seats.append(
            SeatInfo(
                seat=number,
                kind="open" if is_open else "bot" if plan.kind == "bot" else "person",
                name=owner.name if owner else "",
                level=plan.level if plan.kind == "bot" else None,
                mine=owner is not None and sits and owner.identity == identity,
                reserved=is_open and owner is not None,
                present=owner is not None and owner.until > served,
            )
        )
    return _info(
        deed,
        status=kept.summary.status,
        version=kept.summary.version,
        seats=seats,
        deal=promised(deed),
        link=link,
        rematch=kept.rematch,
        replays=replays,
    )


def update(
    table: Table,
    told: Sequence[Item],
    views: list[TableView],
    identity: str | None,
    served: int,
    rematch: str | None,
) -> Update:
    """What has happened, and how the match stands now."""
    return Update(
        match=table.deed.id,
        version=table.version,
        status=table.status,
        ply=table.ply,
        to_move=table.to_move,
        items=list(told),
        seats=seat_infos(table, identity, served),
        tables=views,
        clock=table.times(served),
        ending=table.ending,
        rematch=rematch,
    )
