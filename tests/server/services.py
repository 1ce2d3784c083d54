"""The PostgreSQL and the Redis that ``.ci/services`` starts, for tests that need real ones."""

import asyncio
import os
import shutil
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import asyncpg
import pytest
import redis

POSTGRES = "PARTITA_TEST_POSTGRES"
REDIS = "PARTITA_TEST_REDIS"
NAMES = {POSTGRES: "PostgreSQL", REDIS: "Redis"}


def address(variable: str) -> str:
    """Where a service is, from the environment.  Skips the test, with the reason, where there is none."""
    found = os.environ.get(variable)
    if not found:
        pytest.skip(f"{variable} is not set: .ci/run starts a real {NAMES[variable]}, so does .ci/services")
    return found


def program(name: str) -> str:
    """A program that ``.ci/services`` installs.  Skips the test, with the reason, where it is missing."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed: .ci/run installs it, so does .ci/services install")
    return found


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """A new, empty database on a PostgreSQL server: its URL.  Dropped at the end, whoever is still connected."""
    name = f"partita_{uuid.uuid4().hex}"
    asyncio.run(_say(server, f"CREATE DATABASE {name}"))
    try:
        yield urlsplit(server)._replace(path=f"/{name}").geturl()
    finally:
        asyncio.run(_say(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _say(server: str, statement: str) -> None:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def emptied_redis(server: str) -> Iterator[str]:
    """The URL of a Redis that holds nothing."""
    with redis.Redis.from_url(server) as connection:
        connection.flushall()
        yield server
        connection.flushall()
