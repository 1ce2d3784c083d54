"""``partita sim GAME``."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer

_EVERY = 2.0  # seconds between two lines of progress where lines cannot be written over


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    players: Annotated[int, typer.Option()] = 2,
    games: Annotated[int, typer.Option(min=1)] = 100,
    bots: Annotated[str, typer.Option()] = "random",
    seed: Annotated[str | None, typer.Option(show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option(min=1, show_default=False)] = None,
    playouts: Annotated[int | None, typer.Option(show_default=False)] = None,
    options: Annotated[str | None, typer.Option(show_default=False)] = None,
    box: Annotated[Path | None, typer.Option(show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Let bots play many games on all cores and count who wins.

    Bots are cycled over the seats and moved on by one seat from game to game.  The results belong to the bots, in the
    order in which they sit in the first game.
    """
    from partita.cli.options import folder, language, names, seed_of, words
    from partita.cli.warming import step_name
    from partita.core.match import checked_seed
    from partita.lab import sim as simulation

    lang = language(lang)
    shown = sys.stderr.isatty()
    told = [0.0]

    def progress(done: int, of: int, step: str | None) -> None:
        """A line that is written over on a terminal; elsewhere a line every few seconds."""
        if not shown and time.monotonic() - told[0] < _EVERY and done < of:
            return
        told[0] = time.monotonic()
        count = {"done": str(done), "of": str(of)}
        line = (
            words(lang, "sim-compiling", step=step_name(lang, step), **count)
            if step
            else words(lang, "sim-progress", **count)
        )
        sys.stderr.write(f"\x1b[2K{line}\r" if shown else f"{line}\n")
        sys.stderr.flush()

    found = simulation.simulate(
        game,
        players=players,
        games=games,
        bots=names(bots) or ["random"],
        seed=checked_seed(seed_of(seed)),
        jobs=jobs,
        playouts=playouts,
        options=_options(options),
        box=folder(box),
        progress=progress,
    )
    if shown:
        sys.stderr.write("\x1b[2K")
    if as_json:
        typer.echo(json.dumps(found))
        return
    for line in simulation.lines(found, lang):
        typer.echo(line)


def _options(text: str | None) -> dict[str, Any] | None:
    """A game's options as they are typed.  Raises BadOption."""
    from partita.core.errors import BadOption, shown

    if text is None:
        return None
    try:
        chosen = json.loads(text)
    except (ValueError, RecursionError):
        chosen = None
    if not isinstance(chosen, dict):
        raise BadOption("cli-options", options=shown(text))
    return chosen
