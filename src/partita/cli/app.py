"""The commands and what they are called."""

from typing import Annotated

import typer

from partita.cli import bench, box, db, play, replay, rules, serve, sim, verify
from partita.cli.help import ASKING

app = typer.Typer(
    name="partita",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": list(ASKING)},
)


def _version(asked: bool) -> None:
    if asked:
        from partita.version import __version__

        typer.echo(f"partita {__version__}")
        raise typer.Exit


@app.callback()
def _partita(version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False) -> None:
    """What stands before a command."""


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("sim")(sim.sim)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
app.command("bench")(bench.bench)
boxes = typer.Typer()
boxes.command("check")(box.check)
boxes.command("export")(box.export)
app.add_typer(boxes, name="box", rich_help_panel=None)
databases = typer.Typer()
databases.command("upgrade")(db.upgrade)
databases.command("verify")(db.verify)
databases.command("backup")(db.backup)
databases.command("export")(db.export)
app.add_typer(databases, name="db", rich_help_panel=None)
