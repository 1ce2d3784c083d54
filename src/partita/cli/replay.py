"""``partita replay FILE``."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

_LONGEST = 400  # letters that are shown of something in a record that nobody has checked
_LONGEST_LINE = 2_000  # letters of a thing in a view, such as all that somebody has gained in a match
_DEEPEST = 3  # a view's parts within parts that get lines of their own

if TYPE_CHECKING:
    from partita.cli.saves import Save
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
    code is 2; a saved game also holds what the person saw last, and all that was told to them.
    ``--moves`` lists the moves of any record without replaying it.
    """
    from partita.cli import refuse
    from partita.cli.options import language
    from partita.cli.saves import contents, loaded
    from partita.core.errors import BadOption, CorruptRecord

    lang = language(lang)
    record, save = contents(file)
    if moves:
        for move in record["moves"]:
            typer.echo(_safe(move))
        return
    try:
        match = loaded(record, box)
    except CorruptRecord as wrong:
        code = refuse(wrong.text(lang))
        _show(record, save, lang)
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


def _show(record: dict[str, Any], save: "Save | None", lang: str) -> None:
    """What a file itself says: what was played, what was seen last and told so far, the moves, the result."""
    import json

    from partita.cli.drawing import minus
    from partita.cli.options import words
    from partita.text import joined, small

    of = _called(record, lang, "of-title", record["game"])
    told = {"of": of, "version": str(record["rules_version"]), "players": record["players"]}
    typer.echo(words(lang, "record-holds", **told))
    typer.echo(words(lang, "record-options", options=_safe(json.dumps(record["options"]))))
    if save is not None:
        _remember(save, lang)
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


def _remember(save: "Save", lang: str) -> None:
    """What a save holds for reading: the view, a line for each thing in it, and what had been told."""
    from partita.cli.options import words
    from partita.core.errors import seen

    if save.view:
        typer.echo(words(lang, "record-view", seat=save.seat + 1))
        for line in _described("", save.view):
            typer.echo(f"  {seen(line, _LONGEST_LINE)}")
    if save.log:
        typer.echo(words(lang, "record-log"))
        for sentence in save.log:
            typer.echo(f"  • {_safe(sentence)}")


def _described(name: str, value: object, deep: int = 0) -> Iterator[str]:
    """A part of a view as lines ``name: value``; what is empty, or lies too deep, is JSON.

    >>> list(_described("", {"round": 2, "seats": [{"gold": 3, "hand": ["x", "y"]}]}))
    ['round: 2', 'seats[0].gold: 3', 'seats[0].hand: x, y']
    """
    import json

    parts: list[tuple[str, object]] = []
    if deep < _DEEPEST and isinstance(value, dict):
        parts = [(f"{name}.{key}" if name else str(key), part) for key, part in value.items()]
    elif isinstance(value, list) and value and all(isinstance(part, str) for part in value):
        value = ", ".join(value)
    elif deep < _DEEPEST and isinstance(value, list) and any(isinstance(part, dict) for part in value):
        parts = [(f"{name}[{place}]", part) for place, part in enumerate(value)]
    if not parts:
        yield f"{name}: {value if isinstance(value, str) and value else json.dumps(value, ensure_ascii=False)}"
    for label, part in parts:
        yield from _described(label, part, deep + 1)


def _called(record: dict[str, Any], lang: str, key: str, word: str) -> str:
    """What a record's game says for a key; the record's own word when there is no such game, or it has no such key."""
    from partita.core.game import GAMES
    from partita.text import has, message

    game = record["game"]
    return message(lang, game, key) if game in GAMES and has(lang, game, key) else _safe(word)
