"""``partita bench``."""

import json
from typing import Annotated

import typer


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
    repeats: Annotated[int, typer.Option(help="Each figure is the median of so many measurements.", min=1)] = 5,
    quick: Annotated[bool, typer.Option("--quick", help="Short measurements, no cold compile: rough figures.")] = False,
) -> None:
    """Measure how fast the engine is on this machine.

    Example:  partita bench --json
    """
    from partita.lab import bench as measuring

    found = measuring.measure(repeats=repeats, quick=quick, say=lambda line: typer.echo(line, err=True))
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    for line in measuring.lines(found):
        typer.echo(line)
