"""``partita box check DIR`` and ``partita box export GAME --out DIR``."""

from pathlib import Path
from typing import Annotated

import typer


def check(
    folder: Annotated[Path, typer.Argument(help="The folder with the box.", metavar="DIR", show_default=False)],
    game: Annotated[str, typer.Option(help="The game it is for.")] = "ovation",
) -> None:
    """Say what is wrong with a folder of card data: file, row, column, what is allowed.

    Example:  partita box check my-box
    """
    from partita.cli.options import boxes_of
    from partita.core.errors import BadOption

    if not folder.is_dir():
        raise BadOption(f"there is no folder {str(folder)!r}")
    problems = boxes_of(game).problems(folder)
    for problem in problems:
        typer.echo(str(problem), err=True)
    if problems:
        raise typer.Exit(2)
    typer.echo(f"{folder}: good.")


def export(
    game: Annotated[str, typer.Argument(help="The game: ovation.", metavar="GAME", show_default=False)],
    out: Annotated[Path, typer.Option(help="The folder to write; made if it is not there.", show_default=False)],
) -> None:
    """Write a game's own box to a folder, to change its cards.

    Example:  partita box export ovation --out my-box
    """
    from partita.cli.options import boxes_of

    boxes_of(game).export(out)
    typer.echo(f"{out}: written. Change it, then: partita box check {out}")
