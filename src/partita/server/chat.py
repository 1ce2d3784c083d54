"""What people say to each other, whom they do not want to hear, and who is at the line."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from partita.core.errors import Saying, seen
from partita.server import schema
from partita.server.clock import now_ms
from partita.server.refusals import Code, Refusal
from partita.server.store import Store
from partita.server.wire import LONGEST_CHAT, ChatLine

MOST_LINES = 200  # told to whoever comes


class Chat:
    """The lines of all matches, in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, match: str, seat: int, identity: str, name: str, text: str, message: str) -> int:
        """Write down a line; the same message twice is one.  Returns its number, which no other line ever has.

        Raises Refusal, Conflict and Unavailable.
        """
        table, matches, shown = schema.chat, schema.matches, clean(text)
        if not shown:
            raise Refusal(Code.BAD_MESSAGE, what=Saying("server-empty"))
        async with self._store.writing() as connection:
            last = await connection.scalar(
                sa.select(matches.c.said).where(matches.c.id == match).with_for_update(key_share=True)
            )
            if last is None:
                raise Refusal(Code.NO_MATCH)
            there = (
                await connection.execute(
                    sa.select(table.c.number, table.c.seat, table.c.text).where(
                        table.c.match == match, table.c.identity == identity, table.c.message == message
                    )
                )
            ).first()
            if there is not None:
                if (there.seat, there.text) != (seat, shown):
                    raise Refusal(Code.ID_USED)
                return int(there.number)
            number = int(last) + 1
            await connection.execute(sa.update(matches).where(matches.c.id == match).values(said=number))
            await connection.execute(
                sa.insert(table).values(
                    match=match,
                    number=number,
                    seat=seat,
                    identity=identity,
                    name=name,
                    text=shown,
                    message=message,
                    at=now_ms(),
                )
            )
        return number

    async def lines(self, match: str, since: int) -> list[ChatLine]:
        """The lines after a number, the last 200 at most.  Raises Unavailable."""
        table = schema.chat
        async with self._store.reading() as connection:
            rows = await connection.execute(
                sa.select(table.c.number, table.c.seat, table.c.name, table.c.text, table.c.at)
                .where(table.c.match == match, table.c.number > since)
                .order_by(table.c.number.desc())
                .limit(MOST_LINES)
            )
            found = [ChatLine(number=r.number, seat=r.seat, name=r.name, text=r.text, at=r.at) for r in rows]
        return found[::-1]

    async def mute(self, match: str, identity: str, seat: int, on: bool) -> None:
        """Hear no more of a seat, or hear it again.  Raises Unavailable."""
        table = schema.mutes
        async with self._store.writing() as connection:
            await connection.execute(
                sa.delete(table).where(table.c.match == match, table.c.identity == identity, table.c.seat == seat)
            )
            if on:
                await connection.execute(sa.insert(table).values(match=match, identity=identity, seat=seat))

    async def muted(self, match: str, identity: str | None) -> set[int]:
        """The seats that somebody does not want to hear.  Raises Unavailable."""
        if identity is None:
            return set()
        table = schema.mutes
        async with self._store.reading() as connection:
            found = await connection.scalars(
                sa.select(table.c.seat).where(table.c.match == match, table.c.identity == identity)
            )
            return set(found)

    async def be_there(self, rows: Sequence[dict[str, Any]]) -> None:
        """Say until when identities (``i``) are at the line of a match (``m``): ``u``.  Raises Unavailable."""
        if not rows:
            return
        async with self._store.writing() as connection:
            await connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.match == sa.bindparam("m"), schema.seats.c.identity == sa.bindparam("i"))
                .values(until=sa.bindparam("u")),
                sorted(rows, key=lambda row: (row["m"], row["i"])),
            )


def clean(text: str) -> str:
    """A line as it can be shown anywhere: what has no shape of its own is written out."""
    return seen(" ".join(text.split()), LONGEST_CHAT)
