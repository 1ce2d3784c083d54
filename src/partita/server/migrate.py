"""Bringing a database to the tables that this version of the server needs."""

import asyncio
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from partita.server.schema import metadata
from partita.server.store import engine_of

_FOLDER = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def newest() -> str:
    """The step that this version of the server needs."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


async def upgrade(url: str) -> tuple[str | None, str]:
    """Run the steps that are missing; returns the step before and after.  Raises what the driver raises."""
    engine = engine_of(url, 1)
    try:
        async with engine.connect() as connection:
            before = await connection.run_sync(_step)
            await connection.rollback()
            if before != newest():
                await connection.run_sync(_upgraded)
                await connection.commit()
            return before, str(await connection.run_sync(_step))
    finally:
        await engine.dispose()


async def step(url: str) -> str | None:
    """The step that a database is at; None for an empty one.  Raises what the driver raises."""
    engine = engine_of(url, 1)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_step)
    finally:
        await engine.dispose()


async def differences(url: str) -> list[object]:
    """What the tables of an upgraded database have otherwise than ``schema.py``; empty when all is right."""
    engine = engine_of(url, 1)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(
                lambda sync: list(compare_metadata(MigrationContext.configure(sync), metadata))
            )
    finally:
        await engine.dispose()


def _step(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgraded(connection: sa.Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def upgraded(url: str) -> tuple[str | None, str]:
    """``upgrade`` for whoever has no event loop."""
    return asyncio.run(upgrade(url))
