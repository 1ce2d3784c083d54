"""``partita serve``."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from partita.cli.serving import Parts
    from partita.server.settings import Settings

_PORT = 8000
_PORTS = 20  # so many are tried, where it does not matter which


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = _PORT,
    data: Annotated[Path | None, typer.Option(show_default=False)] = None,
    browser: Annotated[bool, typer.Option("--browser")] = False,
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Host matches for people, bots and programs."""
    from partita.cli.options import language
    from partita.cli.saves import folder
    from partita.cli.serving import free_port, server_parts
    from partita.server.sweeping import held

    lang = language(lang)
    with held():
        parts = server_parts()
    if browser:
        port = free_port(host, port, _PORTS)
    settings = parts.settings(data or folder() / "server", host, port)
    with parts.occupied(settings):
        _serve(parts, settings, lang, browser)


def _serve(parts: "Parts", settings: "Settings", lang: str, browser: bool) -> None:
    from partita.cli.options import words
    from partita.cli.serving import checked_port, prepared
    from partita.cli.warming import ready
    from partita.core.game import GAMES

    prepared(settings, lang)
    checked_port(settings.host, settings.port)
    for game in GAMES:
        ready(game, lang)

    def started(port: int) -> None:
        address, *others = [settings.public_url] if settings.public_url else parts.addresses(settings.host, port)
        typer.echo(words(lang, "serving", address=address))
        for other in others:
            typer.echo(words(lang, "serving-others", address=other))
        typer.echo(words(lang, "serving-stop"))
        if browser:
            _shown(address, lang)

    if not parts.run(settings, started, plainly=browser):
        raise typer.Exit(1)
    if sys.stdout is not None and sys.stdout.isatty():
        typer.echo()  # so that the shell's prompt starts a line


def _shown(address: str, lang: str) -> None:
    """Open a browser, or say how to."""
    import webbrowser

    from partita.cli.options import words

    if not webbrowser.open(address):
        typer.echo(words(lang, "serving-no-browser", address=address))
