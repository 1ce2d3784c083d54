"""``partita replay FILE``."""

from pathlib import Path
from typing import Annotated

import typer


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
    seat: Annotated[int | None, typer.Option(show_default=False)] = None,
    moves: Annotated[bool, typer.Option("--moves")] = False,
    box: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Tell a game from its record: every move and what happened, then the scores."""
    import partita
    from partita.cli.options import language
    from partita.cli.saves import record_in
    from partita.text import message

    lang = language(lang)
    record = record_in(file)
    match = partita.load(record, box=None if box is None else str(box))
    if moves:
        for move in record["moves"]:
            typer.echo(move)
        return
    told = 0
    for ply in range(match.ply + 1):
        if ply:
            typer.echo(f"{ply:>4}  {record['moves'][ply - 1]}")
        happened = match.at(ply).events(seat, told)
        for event in happened:
            if event.kind is not None:
                typer.echo(f"        {event.text(lang)}")
        told += len(happened)
    if match.is_over:
        from rich.console import Console

        from partita.cli.result import result

        Console(highlight=False).print(result(match, lang))
    else:
        typer.echo(message(lang, "partita", "cli-unfinished"))
