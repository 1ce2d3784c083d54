"""``partita db``: whatever whoever keeps a server's database does with it."""

import os
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer

_EVERY = 2.0  # seconds between two lines of progress where lines cannot be written over
_Data = Annotated[Path | None, typer.Option(show_default=False)]
_File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
_Lang = Annotated[str | None, typer.Option(show_default=False)]


def upgrade(data: _Data = None, lang: _Lang = None) -> None:
    """Bring the database to the tables that this version of the server needs."""
    from partita.cli.options import language, words
    from partita.cli.serving import asked, server_parts

    lang = language(lang)
    before, after = asked(server_parts().migrate.upgrade(_url(data, made=True)))
    if before == after:
        typer.echo(words(lang, "db-newest", after=after))
    else:
        typer.echo(words(lang, "db-upgraded", before=before or "0", after=after))


def verify(data: _Data = None, lang: _Lang = None) -> None:
    """Replay every stored match, and say which can no longer be replayed."""
    from partita.cli.options import language, words
    from partita.cli.serving import asked, server_parts

    lang = language(lang)
    parts = server_parts()
    progress = _Progress(lang)
    wrong: set[str] = set()
    elsewhere: set[str] = set()

    def report(found: Any) -> None:
        progress.clear()
        (elsewhere if found.elsewhere else wrong).add(found.match)
        typer.echo(words(lang, "db-found", match=found.match, what=found.what.text(lang)))

    checked = asked(parts.admin.verify(_newest(data), parts.boxes_of(_folder(data)), progress, report))
    progress.clear()
    typer.echo(words(lang, "db-verified", matches=checked, wrong=len(wrong), elsewhere=len(elsewhere)))
    if wrong:
        raise typer.Exit(1)


def backup(file: _File, data: _Data = None, lang: _Lang = None) -> None:
    """Copy the database to a file; the server may run."""
    from partita.cli.options import language, words
    from partita.cli.serving import answered, server_parts

    lang = language(lang)
    url = _url(data)
    _spare(file, url, data)
    with answered():
        server_parts().admin.backup(url, file)
    typer.echo(words(lang, "db-backed-up", file=str(file)))


def export(file: _File, data: _Data = None, lang: _Lang = None) -> None:
    """Write all matches to a file of JSON Lines."""
    from partita.cli.options import language, words
    from partita.cli.serving import asked, server_parts

    lang = language(lang)
    parts = server_parts()
    progress = _Progress(lang)
    url = _newest(data)
    _spare(file, url, data)
    written = asked(parts.admin.export(url, parts.boxes_of(_folder(data)), file, progress))
    progress.clear()
    typer.echo(words(lang, "db-exported", file=str(file), matches=written))


def _folder(data: Path | None) -> Path:
    from partita.cli.saves import folder

    return data or folder() / "server"


def _url(data: Path | None, made: bool = False) -> str:
    """The database; an embedded one has to be there unless it is to be ``made``.  Raises BadOption, and OSError."""
    import sqlalchemy as sa

    from partita.cli.serving import server_parts
    from partita.core.errors import BadOption, shown

    folder, parts = _folder(data), server_parts()
    url = parts.database_url(os.environ.get("PARTITA_DATABASE_URL"), folder)
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "sqlite":
        if made:
            folder.mkdir(parents=True, exist_ok=True)
        elif not Path(str(parsed.database)).is_file():
            raise BadOption("db-none", file=shown(str(parsed.database)))
        parts.owners_only(url)
    return url


def _newest(data: Path | None) -> str:
    """The database, which has to be at the newest step.  Raises BadOption."""
    from partita.cli.serving import asked, server_parts
    from partita.core.errors import BadOption

    url, migrate = _url(data), server_parts().migrate
    if asked(migrate.step(url)) != migrate.newest():
        raise BadOption("server-upgrade-first")
    return url


def _spare(file: Path, url: str, data: Path | None) -> None:
    """See to it that what is written goes over nothing that the server lives on.  Raises BadOption, and OSError."""
    from partita.cli.serving import server_parts

    parts = server_parts()
    parts.admin.spare(file, parts.own_files(url, _folder(data)))


class _Progress:
    """A line on standard error that is written over on a terminal; elsewhere a line every few seconds."""

    def __init__(self, lang: str) -> None:
        self._lang, self._told = lang, time.monotonic()
        self._shown = sys.stderr.isatty()

    def __call__(self, done: int, of: int) -> None:
        from partita.cli.options import words

        if not self._shown and time.monotonic() - self._told < _EVERY:
            return
        self._told = time.monotonic()
        line = words(self._lang, "db-progress", done=str(done), of=str(of))
        sys.stderr.write(f"\x1b[2K{line}\r" if self._shown else f"{line}\n")
        sys.stderr.flush()

    def clear(self) -> None:
        """Leave the line to others."""
        if self._shown:
            sys.stderr.write("\x1b[2K")
            sys.stderr.flush()
