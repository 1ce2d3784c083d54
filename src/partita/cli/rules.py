"""``partita rules GAME [CLAUSE]``."""

import shutil
import sys
import textwrap
from typing import Annotated

import typer

_SHOWN = 80  # letters of a wrong clause that are repeated


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]")] = None,
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Print the rules of a game, a chapter or a clause."""
    import importlib

    from partita.cli.options import clause_named, language
    from partita.core.errors import BadOption
    from partita.core.game import game as game_named

    lang = language(lang)
    texts = importlib.import_module(f"partita.games.{game_named(game).name}.texts")
    found, chapters = texts.rules(lang), texts.chapters(lang)
    wanted = clause_named(clause or "", found)
    chosen = [name for name in found if not wanted or name == wanted or name.startswith(f"{wanted}.")]
    if not chosen:
        first, *_, last = found
        raise BadOption("cli-no-clause", clause=str(clause)[:_SHOWN], first=first, last=last)
    wide = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    chapter = ""
    for name in chosen:
        belongs = name.partition(".")[0]
        if belongs != chapter and name != wanted:
            chapter = belongs
            typer.echo(_wrapped(f"{chapter}  {chapters.get(chapter, '')}\n", wide))
        title, text = found[name]
        typer.echo(_wrapped(f"{name}  {title}\n\n{text}\n", wide))


def _wrapped(text: str, wide: int | None) -> str:
    """A text broken at words for a terminal of ``wide`` columns; as it is when nobody says how wide."""
    if wide is None:
        return text
    # Only plain spaces are places to break a line: the library leaves no-break spaces alone.
    lines = (textwrap.fill(line, max(wide, 2), break_on_hyphens=False) for line in text.split("\n"))
    return "\n".join(lines)
