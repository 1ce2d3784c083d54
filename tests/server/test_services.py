"""The real services: each test has its own database, and they keep what is committed as the server needs it."""

import asyncio
import os

import asyncpg
import pytest
import redis
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.services import NAMES, POSTGRES, address, fresh_database, program


async def _told(url: str, question: str) -> list[str]:
    connection = await asyncpg.connect(url)
    try:
        return [str(row[0]) for row in await connection.fetch(question)]
    finally:
        await connection.close()


def test_a_store_can_be_written_and_read(store_url: str) -> None:
    async def written_and_read() -> list[int]:
        url = make_url(store_url)
        engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg") if url.drivername == "postgresql" else url
        )
        try:
            async with engine.begin() as connection:
                await connection.execute(text("CREATE TABLE moves (version INTEGER PRIMARY KEY)"))
                await connection.execute(text("INSERT INTO moves VALUES (1), (2)"))
            async with engine.connect() as connection:
                return list((await connection.execute(text("SELECT version FROM moves ORDER BY 1"))).scalars())
        finally:
            await engine.dispose()

    assert asyncio.run(written_and_read()) == [1, 2]


def test_postgresql_syncs_what_is_committed(postgres_url: str) -> None:
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        assert asyncio.run(_told(postgres_url, f"SHOW {setting}")) == ["on"]


def test_a_database_is_gone_after_its_test() -> None:
    server = address(POSTGRES)
    with fresh_database(server) as url:
        name = url.rpartition("/")[2]
        assert asyncio.run(_told(url, "SELECT current_database()")) == [name]
    assert name not in asyncio.run(_told(server, "SELECT datname FROM pg_database"))


def test_redis_is_empty_and_answers(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url) as connection:
        assert connection.dbsize() == 0
        connection.set("seen", "yes")
        assert connection.get("seen") == b"yes"


def test_one_process_has_redis_for_itself(redis_url: str, request: pytest.FixtureRequest) -> None:
    assert redis_url
    assert request.node.nodeid.endswith("@redis") == ("PYTEST_XDIST_WORKER" in os.environ)


def test_where_a_service_is_missing_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, name in NAMES.items():
        monkeypatch.delenv(variable, raising=False)
        with pytest.raises(pytest.skip.Exception, match=f"{variable} is not set: .ci/run starts a real {name}"):
            address(variable)


def test_where_a_program_is_missing_the_reason_is_told() -> None:
    with pytest.raises(pytest.skip.Exception, match=r"no-such-program is not installed: \.ci/run installs it"):
        program("no-such-program")
