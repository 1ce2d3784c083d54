"""Positions for the tests of clauses: matches laid out card by card, cards found by what they show.

Cards are looked for by their properties, and what they cost is read from the box, so that a box whose numbers are
changed still passes.  Rows that a test does not name are five gaps, and the Maestro cards ask for nothing that comes by
chance.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import partita
from partita.core.events import Event
from partita.core.game import game
from partita.core.match import Match
from partita.core.reasons import Reason
from partita.games.ovation import boxes

Row = Mapping[str, Any]
Tones = tuple[int, int, int]

TONES = ("passion", "joy", "sorrow")
DECKS = ("concert", "chamber", "patron", "fortune")
ROWS = boxes.load().rows
TRACK = int(boxes.load().data["max_inspiration"][0])
ENOUGH = (TRACK, TRACK, TRACK)
NOTHING = (0, 0, 0)
ROW_PLACES = 5
# Tasks that no test of another clause meets by chance: they count music of one sort, Fortune cards, points of Patrons.
_QUIET = ("concerts", "chambers", "pieces", "types", "tone-sets", "patron-lp", "fortunes")


# Cards.


def row_of(card: str) -> Row:
    """The columns of a card."""
    return next(rows[card] for rows in ROWS.values() if card in rows)


def find(deck: str, where: Callable[[Row], bool] = lambda row: True, but: Iterable[str] = (), **columns: Any) -> str:
    """The first card of a deck with these columns, of which a predicate holds, and which is not among ``but``."""
    left_out = set(but)
    for card, row in ROWS[deck].items():
        if card not in left_out and all(row.get(key) == value for key, value in columns.items()) and where(row):
            return card
    raise LookupError(f"the {deck} deck has no (further) card with {columns} as asked: choose another for this test")


def shows(card: str) -> set[str]:
    """The tones and types of a piece."""
    row = row_of(card)
    return {*row["tones"], *row["types"]}


def showing(symbol: str) -> Callable[[Row], bool]:
    """A predicate for ``find``: whether a piece shows a tone or type."""
    return lambda row: symbol in {*row["tones"], *row["types"]}


def hiding(symbol: str) -> Callable[[Row], bool]:
    """A predicate for ``find``: whether a piece does not show a tone or type."""
    return lambda row: symbol not in {*row["tones"], *row["types"]}


def cost_of(piece: str) -> Tones:
    """What a piece costs, by tone."""
    cost = row_of(piece)["cost"]
    return cost["passion"], cost["joy"], cost["sorrow"]


def price_of(helper: str) -> int:
    """What a Fortune or Patron card costs, in any tones."""
    return int(row_of(helper)["cost"])


def costs(row: Row, *tones: str) -> bool:
    """Whether a piece costs these tones and no others."""
    return {tone for tone in TONES if row["cost"][tone]} == set(tones)


def less(tones: Tones, tone: str, by: int = 1) -> Tones:
    """An amount with less of one tone."""
    passion, joy, sorrow = (have - by * (tone == name) for have, name in zip(tones, TONES, strict=True))
    return passion, joy, sorrow


def composer(tone: str | None = None, on: str | None = None) -> str:
    """The composer who saves a tone, or who saves any tone on something."""
    return find("composers", tone=tone, on=on)


def bystander(*pieces: str, but: Iterable[str] = ()) -> str:
    """A composer whose power makes none of these pieces cheaper."""

    def helps(row: Row, piece: str) -> bool:
        if row["tone"]:
            return bool(row_of(piece)["cost"][row["tone"]])
        if row["on"] == "concert":
            return piece not in ROWS["chamber"]
        return row["on"] in row_of(piece)["types"]

    return find("composers", lambda row: not any(helps(row, piece) for piece in pieces), but)


def task(kind: str, about: str | None = None) -> str:
    """The Maestro card with a task."""
    return find("maestro", lambda row: row["task"] == kind and about in (None, row["about"]))


def quiet(number: int) -> list[str]:
    """Maestro cards that are not met by chance."""
    return [task(kind) for kind in _QUIET[:number]]


def retuned(folder: Path, **changes: Mapping[str, str]) -> str:
    """The digest of a box like the game's own but for some columns, written in TOML.

    Names of cards are given with _ for -, the columns of the box itself under ``box``.
    """
    place = folder / "retuned"
    boxes.export(place)
    for name, columns in changes.items():
        card = name.replace("_", "-")
        file = place / ("box.toml" if name == "box" else f"{next(deck for deck in ROWS if card in ROWS[deck])}.toml")
        parts = file.read_text(encoding="utf-8").split("[[card]]")
        at = 0 if name == "box" else next(i for i, part in enumerate(parts) if f'id = "{card}"' in part)
        for column, value in columns.items():
            line = f"{column} = {value}"
            parts[at], found = re.subn(rf"^{column} = .*$", line, parts[at], count=1, flags=re.MULTILINE)
            if not found:
                parts[at] = f"{parts[at].rstrip()}\n{line}\n\n"
        file.write_text("[[card]]".join(parts), encoding="utf-8")
    return game("ovation").load_box(place).digest


# Positions.


def seat(
    composer: str | None = None,
    inspiration: Tones = (1, 1, 1),
    *,
    tokens: int = 1,
    hand: Tones = NOTHING,
    **more: Any,
) -> dict[str, Any]:
    """A seat of a described position."""
    return {
        "composer": composer,
        "inspiration": dict(zip(TONES, inspiration, strict=True)),
        "tokens": tokens,
        "hand": dict(zip(TONES, hand, strict=True)),
        **more,
    }


def start(*seats: Mapping[str, Any], players: int = 2, seed: int = 0, **parts: Any) -> Match:
    """A match from a described position: seats, rows (also by the names of their decks), and the rest of a position."""
    players = max(players, len(seats))
    named = parts.pop("rows", {})
    rows = {deck: [*parts.pop(deck, named.get(deck, ())), *[None] * ROW_PLACES][:ROW_PLACES] for deck in DECKS}
    position = {
        "players": players,
        "seats": list(seats),
        "rows": rows,
        "maestro": quiet(players + 2),
        **parts,
    }
    return partita.position("ovation", position, seed)


def kinds(match: Match) -> set[str]:
    """The kinds of the legal moves."""
    return {move.split()[0] for move in match.legal()}


def moves(match: Match, kind: str) -> list[str]:
    """The legal moves of a kind."""
    return [move for move in match.legal() if move.split()[0] == kind]


def phase(match: Match) -> str:
    """What the seat to move is asked."""
    return str(match.position()["phase"])


def now(match: Match) -> dict[str, Any]:
    """How far the turn has come."""
    return dict(match.position()["now"])


def of(match: Match, number: int) -> dict[str, Any]:
    """What a seat has, hidden things named."""
    return dict(match.position()["seats"][number])


def tones(match: Match, number: int) -> Tones:
    """A seat's Inspiration."""
    held = of(match, number)["inspiration"]
    return held["passion"], held["joy"], held["sorrow"]


def hand(match: Match, number: int) -> Tones:
    """A seat's Tickets."""
    held = of(match, number)["hand"]
    return held["passion"], held["joy"], held["sorrow"]


def row(match: Match, deck: str) -> list[str | None]:
    """A row from the left."""
    return list(match.position()["rows"][deck])


def settle(match: Match) -> None:
    """Pay on in the first way there is, and let all neighbours stay away, until the action is complete."""
    while phase(match) in ("pay", "discount", "attend"):
        match.play("decline" if phase(match) == "attend" else match.legal()[0])


def does(match: Match, *wanted: str) -> None:
    """Play moves; payments and attendance between them are settled in the first way there is."""
    for move in wanted:
        match.play(move)
        settle(match)


def of_kind(events: Sequence[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if event.kind == kind]


def refused(match: Match, move: str, code: str, clause: str, **known: Any) -> None:
    """Check that a move is not legal, why, and that trying it changes nothing.

    ``known`` are have and need, None unless given, and what the reason names.
    """
    before = match.position()
    reason = match.why_not(move)
    assert reason is not None, f"{move} is legal"
    have, need = known.pop("have", None), known.pop("need", None)
    expected = Reason(code=code, clause=clause, have=have, need=need, args=known, game="ovation", box=reason.box)
    assert reason == expected
    assert move not in match.legal()
    assert reason.text("en")
    assert reason.text("fr")
    with pytest.raises(partita.IllegalMove) as caught:
        match.play(move)
    assert caught.value.reason == reason
    assert match.position() == before
