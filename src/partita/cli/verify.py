"""``partita verify FILE``."""

from pathlib import Path
from typing import Annotated

import typer


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    box: Annotated[Path | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
) -> None:
    """Replay a record and check every move, the final position, the result, and the deal if it tells one."""
    from partita.cli.options import language, words
    from partita.cli.saves import loaded, record_in
    from partita.text import message, small

    lang = language(lang)
    record = record_in(file)
    match = loaded(record, box)
    standing = words(lang, "verified-open")
    if match.is_over:
        why = small(message(lang, match.game, f"end-reason-{match.end_reason}"))
        standing = words(lang, "verified-over", reason=why)
    title = message(lang, match.game, "title")
    told = {"file": str(file), "game": title, "players": match.players, "moves": match.ply}
    typer.echo(words(lang, "verified", **told, standing=standing))
    if "deal" in record:
        typer.echo(words(lang, "verified-deal"))
        typer.echo(record["deal"]["commitment"])
