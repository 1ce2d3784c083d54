"""``partita replay FILE``."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

_LONGEST = 400  # letters that are shown of something in a record that nobody has checked

if TYPE_CHECKING:
    from partita.core.match import Match


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    lang: Annotated[str | None, typer.Option(show_default=False)] = None,
    seat: Annotated[int | None, typer.Option(show_default=False)] = None,
    moves: Annotated[bool, typer.Option("--moves")] = False,
    box: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Tell a game from its record: every move and what happened, then the scores.

    A record that cannot be replayed here, such as one of other rules, is shown as it stands in the file, and the exit
    code is 2.  ``--moves`` lists the moves of any record without replaying it.
    """
    from partita.cli import refuse
    from partita.cli.options import language
    from partita.cli.saves import loaded, record_in
    from partita.core.errors import BadOption, CorruptRecord

    lang = language(lang)
    record = record_in(file)
    if moves:
        for move in record["moves"]:
            typer.echo(_safe(move))
        return
    try:
        match = loaded(record, box)
    except CorruptRecord as wrong:
        code = refuse(wrong.text(lang))
        _show(record, lang)
        raise typer.Exit(code) from None
    if seat is not None and not 0 <= seat < match.players:
        raise BadOption("cli-no-watcher", seat=str(seat), last=match.players - 1)
    _tell(match, record["moves"], lang, seat)


def _tell(match: "Match", moves: list[str], lang: str, seat: int | None) -> None:
    """The moves and what they led to, as a seat or a spectator sees it, and the result."""
    from partita.cli.drawing import drawing_of
    from partita.cli.options import words
    from partita.text import seated

    names = ["", drawing_of(match.game).opponent(lang)] if match.players == 1 else []
    told = 0
    for ply in range(match.ply + 1):
        if ply:
            typer.echo(_line(ply, moves))
        happened = match.at(ply).events(seat, told)
        with seated(names):
            for event in happened:
                if event.kind is not None:
                    typer.echo(f"        {event.text(lang)}")
        told += len(happened)
    if match.is_over:
        from partita.cli.drawing import Screen
        from partita.cli.result import result

        Screen(highlight=False).print(result(match, lang, names))
    else:
        typer.echo(words(lang, "cli-unfinished"))


def _line(ply: int, moves: list[str]) -> str:
    return f"{ply:>4}  {_safe(moves[ply - 1])}"


def _safe(text: str) -> str:
    """A text of a record, which may be anything: what is not ours may do odd things to a terminal."""
    from partita.core.errors import seen

    return seen(text, _LONGEST)


def _show(record: dict[str, Any], lang: str) -> None:
    """What a record itself says: what was played, the moves, the result it carries."""
    import json

    from partita.cli.drawing import minus
    from partita.cli.options import words
    from partita.text import joined, small

    of = _called(record, lang, "of-title", record["game"])
    told = {"of": of, "version": str(record["rules_version"]), "players": record["players"]}
    typer.echo(words(lang, "record-holds", **told))
    typer.echo(words(lang, "record-options", options=_safe(json.dumps(record["options"]))))
    for ply in range(1, len(record["moves"]) + 1):
        typer.echo(_line(ply, record["moves"]))
    result = record["result"]
    if result is None:
        typer.echo(words(lang, "cli-unfinished"))
        return
    # Players are numbered from 1 here, as everywhere people read; what beats the seats is the rulebook's opponent.
    scores = joined(lang, [minus(str(points)) for points in result["scores"]], "comma")
    winners = joined(lang, [str(seat + 1) for seat in result["winners"]], "comma") or "—"
    why = small(_called(record, lang, f"end-reason-{result['end_reason']}", result["end_reason"]))
    typer.echo(words(lang, "record-result", scores=scores, winners=winners, reason=why))


def _called(record: dict[str, Any], lang: str, key: str, word: str) -> str:
    """What a record's game says for a key; the record's own word when there is no such game, or it has no such key."""
    from partita.core.game import GAMES
    from partita.text import has, message

    game = record["game"]
    return message(lang, game, key) if game in GAMES and has(lang, game, key) else _safe(word)
