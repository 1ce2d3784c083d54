"""How the last points of Lacrimosa came about, told from what lies open at the end and from the points by source.

This file knows no rule beyond what the table shows all along: whose markers lead a movement, and its two values.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partita.cli.boards import rows_of
from partita.cli.drawing import Seen
from partita.games.lacrimosa import texts
from partita.games.lacrimosa.columns import COMPOSER_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.scoring import DUCATS_A_VP, POINTS_A_VP
from partita.text import joined, seat_name


def account(match: Seen, lang: str, shapes: Mapping[str, str]) -> RenderableType:
    """The Requiem by movement, the Royal Courts, and what was left, a column for each seat.

    ``shapes`` are the signs of the first and the second composer.  A spectator sees it all.
    """

    def say(key: str, **args: Any) -> str:
        return texts.text(lang, key, **args)

    view, parts = match.view(None), _by_source(match)
    called = [
        f"{shapes[which]} {texts.name(match.box, composer, lang)}"
        for which, composer in zip(COMPOSER_WORDS, view["requiem"]["composers"], strict=True)
    ]
    table = Table(box=boxes.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    table.add_column(say("account-leads"), overflow="fold")
    for seat in range(len(view["seats"])):
        table.add_column(seat_name(lang, seat), justify="right", overflow="fold")
    for number, movement in enumerate(MOVEMENT_WORDS):
        markers = [space["marker"] for space in view["requiem"]["spaces"][movement] if space["marker"]]
        values = (int(match.box.data[0]["high"][number]), int(match.box.data[0]["low"][number]))
        label = f"{say(f'movement-{movement}')} {values[0]}/{values[1]}"
        lead, ahead = _lead(markers, shapes)
        table.add_row(label, ahead, *(_scored(markers, seat, lead, values) for seat in range(len(view["seats"]))))
    table.add_section()
    players = [seat for seat, own in enumerate(parts) if "leftovers" in own]  # the rulebook's opponent keeps nothing
    printed = rows_of(match.box)
    for key, told in (
        ("account-courts", [_courts(view["seats"][seat], parts[seat]["courts"], printed, lang) for seat in players]),
        ("account-points", [str(_story_points(view["seats"][seat])) for seat in players]),
        ("account-ducats", [str(view["seats"][seat]["ducats"]) for seat in players]),
    ):
        if any(told):
            table.add_row(say(key, points=POINTS_A_VP, ducats=DUCATS_A_VP), "", *told)
    return Group(
        Text(say("account-title"), style="bold"), Text(say("account-how", composers=joined(lang, called))), table
    )


def _by_source(match: Seen) -> list[dict[str, int]]:
    """The points of each seat by source."""
    return [{part["source"]: part["points"] for part in parts} for parts in match.breakdown()]


def _lead(markers: Sequence[Mapping[str, Any]], shapes: Mapping[str, str]) -> tuple[str | None, str]:
    """Which composer leads among the markers of a movement, None for neither; and by how many, in signs."""
    there = [marker["composer"] for marker in markers]
    first, second = sorted(COMPOSER_WORDS, key=there.count, reverse=True)
    counts = f"{there.count(first)}–{there.count(second)}"
    if there.count(first) == there.count(second):
        return None, counts
    return first, f"{shapes[first]} {counts}"


def _scored(markers: Sequence[Mapping[str, Any]], seat: int, lead: str | None, values: tuple[int, int]) -> str:
    """The markers of a seat in a movement, times what they score."""
    own = [marker["composer"] for marker in markers if marker["seat"] == seat]
    high = sum(composer == lead for composer in own)
    counted = zip((high, len(own) - high), values, strict=True)
    return " + ".join(f"{count}×{value}" for count, value in counted if count)


def _courts(place: Mapping[str, Any], points: int, printed: Mapping[str, Any], lang: str) -> str:
    """What a seat's Royal Courts have scored, of what is printed on them."""
    if not place["courts"]:
        return ""
    return texts.text(lang, "account-of", points=points, most=sum(printed[tile]["vp"] for tile in place["courts"]))


def _story_points(place: Mapping[str, Any]) -> int:
    """The story points that a seat has left, of all kinds and forms."""
    return sum(int(points) for form in ("tracks", "counters") for points in place[form].values())
