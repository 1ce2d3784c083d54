"""``partita verify FILE``."""

from pathlib import Path
from typing import Annotated

import typer


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    box: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Replay a record and check every move, the final position and the result."""
    import partita
    from partita.cli.saves import record_in

    match = partita.load(record_in(file), box=None if box is None else str(box))
    standing = f"over ({match.end_reason})" if match.is_over else "not over"
    typer.echo(f"{file}: good. {match.game}, {match.players} players, {match.ply} moves, {standing}.")
