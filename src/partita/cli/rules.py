"""``partita rules GAME [CLAUSE]``."""

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

    from partita.cli.options import language
    from partita.core.errors import BadOption
    from partita.core.game import game as game_named

    lang = language(lang)
    texts = importlib.import_module(f"partita.games.{game_named(game).name}.texts")
    found, chapters = texts.rules(lang), texts.chapters(lang)
    wanted = (clause or "").upper()
    chosen = [name for name in found if not wanted or name == wanted or name.startswith(f"{wanted}.")]
    if not chosen:
        first, *_, last = found
        raise BadOption("cli-no-clause", clause=str(clause)[:_SHOWN], first=first, last=last)
    chapter = ""
    for name in chosen:
        belongs = name.partition(".")[0]
        if belongs != chapter and name != wanted:
            chapter = belongs
            typer.echo(f"{chapter}  {chapters.get(chapter, '')}\n")
        title, text = found[name]
        typer.echo(f"{name}  {title}\n\n{text}\n")
