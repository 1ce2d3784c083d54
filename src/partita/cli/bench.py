"""``partita bench``."""

import json
from typing import Annotated

import typer


def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    repeats: Annotated[int, typer.Option(min=1)] = 5,
    quick: Annotated[bool, typer.Option("--quick")] = False,
) -> None:
    """Measure how fast the engine is on this machine."""
    from partita.lab import bench as measuring

    found = measuring.measure(repeats=repeats, quick=quick, say=lambda line: typer.echo(line, err=True))
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    for line in measuring.lines(found):
        typer.echo(line)
