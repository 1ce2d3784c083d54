"""A server that is killed with people and bots at its tables: a few times here, a hundred times by ``make faults``."""

import asyncio
from pathlib import Path

from tests.server.kills import killed

from partita.server.settings import database_url

_KILLS = 5


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(store_url: str, tmp_path: Path) -> None:
    url = database_url(store_url, tmp_path)
    figures = asyncio.run(killed(tmp_path, url, _KILLS, at_once=2, seed=7, PARTITA_DATABASE_URL=store_url))
    assert figures.good, figures
    assert figures.kills == _KILLS
    assert figures.acknowledged > 0
