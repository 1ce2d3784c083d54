"""Lists of matches, from what the store caches of them."""

import sqlalchemy as sa

from partita.server.refusals import Code, Refusal
from partita.server.schema import matches, seats
from partita.server.store import Store, Unavailable

MOST = 100


async def listed(store: Store) -> list[str]:
    """The newest listed matches that wait or run.  Raises Refusal."""
    return await _ids(
        store,
        sa.select(matches.c.id)
        .where(matches.c.listed, matches.c.status != "over")
        .order_by(matches.c.opened.desc())
        .limit(MOST),
    )


async def of(store: Store, identity: str) -> list[str]:
    """The matches where somebody has a seat, the one touched last first.  Raises Refusal."""
    return await _ids(
        store,
        sa.select(matches.c.id)
        .where(sa.exists().where(seats.c.match == matches.c.id, seats.c.identity == identity))
        .order_by(matches.c.touched.desc())
        .limit(MOST),
    )


async def _ids(store: Store, query: sa.Select[tuple[str]]) -> list[str]:
    try:
        async with store.reading() as connection:
            return list(await connection.scalars(query))
    except Unavailable:
        raise Refusal(Code.TRY_AGAIN) from None
