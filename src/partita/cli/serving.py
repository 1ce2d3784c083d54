"""What ``serve`` and ``db`` have in common: the server's parts, if they are installed, and its database."""

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from partita.cli.options import words
from partita.core.errors import BadOption

if TYPE_CHECKING:
    from partita.server.settings import Settings


class Parts:
    """The server's parts that the command line uses."""

    def __init__(self) -> None:
        from partita.server import admin, migrate
        from partita.server.occupied import occupied
        from partita.server.run import addresses, run
        from partita.server.server import boxes_of
        from partita.server.settings import database_url, own_files, owners_only, settings

        self.admin, self.migrate, self.occupied = admin, migrate, occupied
        self.addresses, self.run, self.settings = addresses, run, settings
        self.boxes_of, self.database_url = boxes_of, database_url
        self.own_files, self.owners_only = own_files, owners_only


def server_parts() -> Parts:
    """The server's parts.  Raises BadOption when the libraries it needs are not installed."""
    try:
        return Parts()
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("partita"):
            raise
        raise BadOption("server-not-installed", module=str(missing.name)) from None


def prepared(settings: "Settings", lang: str) -> None:
    """See to it that the database has the tables it needs: the embedded one gets them now.

    Raises BadOption for a database out of reach, and for one that has to be upgraded first.
    """
    import sqlalchemy as sa
    import typer

    migrate = server_parts().migrate
    embedded = sa.make_url(settings.database).get_backend_name() == "sqlite"
    if embedded:
        before, after = asked(migrate.upgrade(settings.database))
        if before is not None and before != after:
            typer.echo(words(lang, "db-upgraded", before=before, after=after), err=True)
    elif asked(migrate.step(settings.database)) != migrate.newest():
        raise BadOption("server-upgrade-first")


def asked(question: Any) -> Any:
    """What a database answers.  Raises BadOption when it is out of reach."""
    with answered():
        return asyncio.run(question)


@contextmanager
def answered() -> Iterator[None]:
    """Raises BadOption when the database is out of reach."""
    from sqlalchemy.exc import DBAPIError

    try:
        yield
    except (OSError, DBAPIError, sqlite3.Error) as gone:
        if getattr(gone, "filename", None):  # a file of ours, not the database
            raise
        told = str(getattr(gone, "orig", None) or gone).splitlines() or [type(gone).__name__]
        raise BadOption("server-database-gone", why=told[0]) from None


def free_port(host: str, port: int, many: int) -> int:
    """The first of so many ports at which one can listen; where there is none, the first."""
    for each in range(port, port + many):
        try:
            checked_port(host, each)
        except BadOption:
            continue
        return each
    return port


def checked_port(host: str, port: int) -> None:
    """Raises BadOption when nobody could listen there."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((host, port))
    except OSError as wrong:
        raise BadOption("server-port", host=host, port=str(port), why=wrong.strerror or str(wrong)) from None
