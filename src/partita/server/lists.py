"""Lists of matches, from their deeds and what the store caches of them: nothing is replayed, and no room is opened."""

from typing import Any

import sqlalchemy as sa

from partita.server.schema import matches, seats
from partita.server.store import HEAD, Kept, Store

MOST = 100


async def listed(store: Store) -> list[Kept]:
    """The newest listed matches that wait, or run and may be watched.  Raises Unavailable."""
    return await store.heads(
        sa.select(*HEAD)
        .where(
            matches.c.listed,
            matches.c.status != "over",
            # A deed leaves out what has its default.
            sa.or_(matches.c.status == "waiting", _watch(store).is_distinct_from("nobody")),
        )
        .order_by(matches.c.opened.desc())
        .limit(MOST),
    )


def _watch(store: Store) -> sa.ColumnElement[Any]:
    """Who may watch a match; SQLite, which looks into no JSON that is damaged, is not asked about such a one."""
    watch = matches.c.deed["watch"].as_string()
    return sa.case((sa.func.json_valid(matches.c.deed) == 1, watch)) if store.is_file else watch


async def of(store: Store, identity: str) -> list[Kept]:
    """The matches where somebody has a seat, the one touched last first.  Raises Unavailable."""
    return await store.heads(
        sa.select(*HEAD)
        .where(sa.exists().where(seats.c.match == matches.c.id, seats.c.identity == identity))
        .order_by(matches.c.touched.desc())
        .limit(MOST),
    )
