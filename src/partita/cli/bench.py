"""``partita bench``."""

import json
from typing import Annotated

import typer


def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    repeats: Annotated[int, typer.Option(min=1)] = 5,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Measure how fast the engine is on this machine."""
    from partita.cli.options import language, words
    from partita.lab import bench as measuring
    from partita.text import COMMON, has

    lang = language(lang)

    def say(name: str, step: str) -> None:
        """A line of progress; a figure is named as in the result."""
        told = words(lang, step) if has(lang, COMMON, step) else step
        typer.echo(words(lang, "bench-progress", name=name, step=told), err=True)

    found = measuring.measure(repeats=repeats, quick=quick, say=say)
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    for line in measuring.lines(found, lang):
        typer.echo(line)
