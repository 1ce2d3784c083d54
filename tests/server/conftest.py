"""Places for stores and channels.  ``.ci/services`` says how to have a real PostgreSQL and a real Redis by hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.services import POSTGRES, REDIS, address, emptied_redis, fresh_database


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that use Redis run in one process, one after the other: what is published reaches all who listen."""
    for item in items:
        if "redis_url" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("redis"))


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """A new, empty database on a real PostgreSQL."""
    with fresh_database(address(POSTGRES)) as url:
        yield url


@pytest.fixture
def redis_url() -> Iterator[str]:
    """A real Redis that holds nothing."""
    with emptied_redis(address(REDIS)) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty place for a store: a file of SQLite's, then a database of PostgreSQL's."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'partita.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
