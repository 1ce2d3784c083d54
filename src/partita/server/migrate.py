"""Bringing a database to the tables that this version of the server needs.

Alembic does it.  Loading that takes 0.2 s, so a server that has nothing to bring about starts without it.
"""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from partita.core.errors import BadOption, shown
from partita.server.schema import metadata
from partita.server.store import engine_of

if TYPE_CHECKING:
    from alembic.config import Config

_FOLDER = Path(__file__).parent / "migrations"
_STEPS = "versions/[0-9]*_*.py"  # each named after its step
_stamp = sa.table("alembic_version", sa.column("version_num"))  # where Alembic notes the step


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def newest() -> str:
    """The step that this version of the server needs."""
    return max(_steps())


def _steps() -> set[str]:
    return {step.name.partition("_")[0] for step in _FOLDER.glob(_STEPS)}


async def upgrade(url: str) -> tuple[str | None, str]:
    """Run the steps that are missing; returns the step before and after.

    Raises BadOption for a database that is not this version's, and what the driver raises.
    """
    engine = engine_of(url, 1, patient=True)
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
    """The step that a database is at; None for an empty one.

    Raises BadOption for a database that is not this version's, and what the driver raises.
    """
    engine = engine_of(url, 1)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_step)
    finally:
        await engine.dispose()


async def differences(url: str) -> list[object]:
    """What the tables of an upgraded database have otherwise than ``schema.py``; empty when all is right."""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    engine = engine_of(url, 1, patient=True)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(
                lambda sync: list(compare_metadata(MigrationContext.configure(sync), metadata))
            )
    finally:
        await engine.dispose()


def _step(connection: sa.Connection) -> str | None:
    tables = set(sa.inspect(connection).get_table_names())
    if _stamp.name not in tables:
        # A file is one program's; on a server others may have tables beside ours.
        if tables if connection.dialect.name == "sqlite" else tables & set(metadata.tables):
            raise BadOption("server-database-foreign")
        return None
    step: str | None = connection.scalar(sa.select(_stamp.c.version_num))
    if step is not None and step not in _steps():
        raise BadOption("server-database-newer", step=shown(step))
    return step


def _upgraded(connection: sa.Connection) -> None:
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def upgraded(url: str) -> tuple[str | None, str]:
    """``upgrade`` for whoever has no event loop."""
    return asyncio.run(upgrade(url))
