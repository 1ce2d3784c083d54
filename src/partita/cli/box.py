"""``partita box check DIR`` and ``partita box export GAME --out DIR``."""

from pathlib import Path
from typing import Annotated

import typer


def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)],
    game: Annotated[str, typer.Option()] = "ovation",
) -> None:
    """Say what is wrong with a folder of card data: file, row, column, what is allowed."""
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
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    out: Annotated[Path, typer.Option(show_default=False)],
) -> None:
    """Write a game's own box to a folder, to change its cards."""
    from partita.cli.options import boxes_of

    boxes_of(game).export(out)
    typer.echo(f"{out}: written. Change it, then: partita box check {out}")
