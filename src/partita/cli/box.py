"""``partita box check DIR`` and ``partita box export GAME --out DIR``."""

from pathlib import Path
from typing import Annotated

import typer

_HEADER = "box.toml"
_DEFAULT_GAME = "ovation"


def check(
    folder: Annotated[str, typer.Argument(metavar="DIR", show_default=False)],
    game: Annotated[str | None, typer.Option(show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Say what is wrong with a folder of card data: file, row, column, what is allowed."""
    from partita.cli import BAD_INPUT
    from partita.cli.options import boxes_of, language, words
    from partita.cli.options import folder as checked_folder
    from partita.core.errors import BadOption, shown

    lang = language(lang)
    if not folder:
        raise BadOption("cli-no-folder", folder=shown(folder))  # else it would be the current one
    checked_folder(Path(folder))
    problems = boxes_of(_game_in(Path(folder)) if game is None else game).problems(Path(folder))
    for problem in problems:
        typer.echo(problem.text(lang), err=True)
    if problems:
        raise typer.Exit(BAD_INPUT)
    typer.echo(words(lang, "box-good", folder=folder))


def _game_in(folder: Path) -> str:
    """The game that a folder's cards are for, by its box.toml; where that names none, by the files in the folder."""
    import tomllib

    from partita.core.game import GAMES

    try:
        named = tomllib.loads((folder / _HEADER).read_text(encoding="utf-8")).get("game")
    except (OSError, ValueError, RecursionError):
        named = None
    return named if isinstance(named, str) and named in GAMES else _likeliest(folder)


def _likeliest(folder: Path) -> str:
    """The game most of whose files are in a folder; Ovation where none are, or as many of each."""
    from partita.cli.options import boxes_of
    from partita.core.box import SUFFIX
    from partita.core.game import GAMES

    try:
        found = {path.name for path in folder.iterdir() if path.suffix == SUFFIX}
    except OSError:  # which the check itself tells
        return _DEFAULT_GAME
    shares = {}
    for game in GAMES:
        files = boxes_of(game).FILES
        shares[game] = len(found.intersection(files)) / len(files)
    return max(shares, key=lambda game: (shares[game], game == _DEFAULT_GAME))


def export(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    out: Annotated[Path, typer.Option(show_default=False)],
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Write a game's own box to a folder, to change its cards."""
    from partita.cli.options import boxes_of, checked_depth, language, words

    lang = language(lang)
    boxes_of(game).export(checked_depth(out))
    typer.echo(words(lang, "box-written", folder=str(out)))
