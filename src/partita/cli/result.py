"""How a match ended: points by source, winners, tie-break."""

from collections.abc import Sequence
from typing import Any

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partita.cli.drawing import Seen, drawing_of, minus
from partita.text import COMMON, has, joined, message, seat_name, seated


def breakdown(match: Seen, lang: str, names: Sequence[str]) -> Table:
    """The points of each seat by source, as they stand."""
    parts = match.breakdown()
    table = Table(box=boxes.SIMPLE_HEAD)
    # In a narrow terminal a long word goes on in the next line, rather than be cut.
    table.add_column(message(lang, "partita", "table-source"), overflow="fold")
    table.add_column(message(lang, "partita", "table-clause"), style="dim", overflow="fold")
    with seated(names):
        for seat in range(len(parts)):
            table.add_column(seat_name(lang, seat), justify="right", overflow="fold")
    rows: dict[str, list[int | None]] = {}
    clauses: dict[str, list[str]] = {}
    for seat, sources in enumerate(parts):
        for part in sources:
            row = rows.setdefault(part["source"], [None] * len(parts))
            row[seat] = (row[seat] or 0) + part["points"]
            named = clauses.setdefault(part["source"], [])
            named += [] if part["clause"] in named else [part["clause"]]
    for source, points in rows.items():
        if any(points):
            shown = ["" if number is None else minus(str(number)) for number in points]
            table.add_row(message(lang, match.game, f"source-{source}"), ", ".join(clauses[source]), *shown)
    table.add_section()
    total = message(lang, "partita", "table-total")
    table.add_row(Text(total, style="bold"), "", *(Text(minus(str(points)), style="bold") for points in match.scores()))
    return table


def result(match: Seen, lang: str, names: Sequence[str] = (), seat: int | None = None) -> RenderableType:
    """The end of a match that is over: why it ended, the points and how they came about, who has won.

    ``seat`` is the reader's.
    """

    def say(key: str, **args: Any) -> str:
        return message(lang, "partita", key, **args)

    scores, winners = match.scores(), match.winners
    drawing = drawing_of(match.game)
    reason = f"end-reason-{match.end_reason}"
    by_rules = has(lang, match.game, reason)  # else it was given up, on a server
    with seated(names):
        called = joined(lang, [seat_name(lang, winner) for winner in winners])
        account = drawing.account(match, lang) if by_rules else None
    best = max(scores[winner] for winner in winners) if winners else 0
    if not winners:
        told = say("winner-none") if by_rules else ""
    elif winners == [seat]:
        told = say("winner-you", points=best)
    else:
        told = say("winner-one" if len(winners) == 1 else "winner-shared", who=called, points=best)
    why = message(lang, match.game if by_rules else COMMON, reason)
    lines: list[RenderableType] = [
        Text(f"{say('game-over', rounds=match.view(None)['round'])} {why}."),
        breakdown(match, lang, names),
        *([] if account is None else [account]),
        *([Text(minus(told), style="bold")] if told else []),
    ]
    level = [points for points in scores if points == best]
    if by_rules and len(level) > len(winners) > 0:
        lines.append(Text(say("tie-broken", clause=drawing.TIE_BREAK)))
    return Group(*lines)
