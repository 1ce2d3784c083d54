"""Prints how evenly a box of Ovation serves its symbols, and how its cards lie on the curve of docs/ovation-box.md.

    python bench/ovation_balance.py [FOLDER]

The tables in docs/ovation-box.md are this script's output for the package's own box; a test compares them.
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from partita.core.game import Box
from partita.games.ovation import boxes
from partita.games.ovation.columns import DECKS
from partita.games.ovation.names import SYMBOL_WORDS, TONE_WORDS
from partita.lab.tables import markdown

Row = Mapping[str, Any]

ACTION = 2  # the Inspiration that an action is worth: what Seek Inspiration gives
CHAMBER_PIECES, CONCERT_PIECES = 4, 2  # what a player performs in a match of ordinary length
LEGACY_RATE = 0.6  # Inspiration asked for a Legacy Point that a patron promises to a player who does not aim at it
LEGACY_COST = (1, 5)


def cost_of(row: Row) -> int:
    """The whole cost of a card."""
    cost = row["cost"]
    return sum(cost.values()) if isinstance(cost, Mapping) else int(cost)


def symbols(row: Row) -> set[str]:
    """The symbols that a piece shows."""
    return {*row["tones"], *row["types"]}


def music_cost(deck: str, row: Row) -> int:
    """What a piece costs on the curve."""
    if deck == "magnum":
        return int(row["lp"]) - 5
    return int(row["lp"]) + len(row["types"]) - (4 if deck == "concert" else 3)


def bonus_cost(row: Row) -> int:
    """What a Fortune card or a Financier costs on the curve."""
    worth = 1 if row["bonus"] in TONE_WORDS else 3 if row["bonus"] == "perform" else 2
    return int(row["lp"]) + worth - (row.get("condition") is not None)


def legacy_worth(box: Box, row: Row) -> float:
    """The Legacy Points that a Legacy Patron brings, on average, to a player whose pieces are drawn at random."""

    def expected(wanted: Sequence[str]) -> float:
        total = 0.0
        for deck, pieces in (("chamber", CHAMBER_PIECES), ("concert", CONCERT_PIECES)):
            rows = box.rows[deck].values()
            total += pieces * sum(bool(symbols(piece) & set(wanted)) for piece in rows) / len(rows)
        return total

    return 2 * expected(row["loves"]) - expected(row["dislikes"])


def legacy_cost(box: Box, row: Row) -> int:
    """What a Legacy Patron costs on the curve."""
    low, high = LEGACY_COST
    return min(max(round(LEGACY_RATE * legacy_worth(box, row)), low), high)


def off_curve(box: Box) -> list[str]:
    """The ids of the cards whose cost is not the curve's."""
    found = [
        card
        for deck in ("concert", "chamber", "magnum")
        for card, row in box.rows[deck].items()
        if cost_of(row) != music_cost(deck, row)
    ]
    for deck in ("fortune", "patron"):
        for card, row in box.rows[deck].items():
            price = legacy_cost(box, row) if row.get("kind") == "legacy" else bonus_cost(row)
            if cost_of(row) != price:
                found.append(card)
    return found


def symbol_table(box: Box) -> list[list[str]]:
    """For each symbol: on how many cards it is shown, and how often it is paid, asked for, loved and disliked."""
    shown = {deck: Counter(s for row in box.rows[deck].values() for s in symbols(row)) for deck in DECKS[:3]}
    paid = {
        deck: Counter({tone: sum(row["cost"][tone] for row in box.rows[deck].values()) for tone in TONE_WORDS})
        for deck in DECKS[:3]
    }
    needed = {
        deck: Counter(s for row in box.rows[deck].values() for s in row["needs"]) for deck in ("concert", "magnum")
    }
    conditions: Counter[str] = Counter()
    for row in box.rows["fortune"].values():
        conditions[str(row["condition"])] += row["copies"]
    legacies = [row for row in box.rows["patron"].values() if row["kind"] == "legacy"]
    loves = Counter(s for row in legacies for s in row["loves"])
    dislikes = Counter(s for row in legacies for s in row["dislikes"])
    table = [
        ["symbol", "on Concert", "on Chamber", "on Magnum", "paid for Concert", "paid for Chamber", "paid for Magnum",
         "needed by Concert", "needed by Magnum", "condition", "loved", "disliked"]
    ]  # fmt: skip
    for symbol in SYMBOL_WORDS:
        counts = [shown[deck][symbol] for deck in ("concert", "chamber", "magnum")]
        costs = [paid[deck][symbol] if symbol in TONE_WORDS else "" for deck in ("concert", "chamber", "magnum")]
        rest = [
            needed["concert"][symbol],
            needed["magnum"][symbol],
            conditions[symbol],
            loves[symbol],
            dislikes[symbol],
        ]
        table.append([symbol, *(str(cell) for cell in (*counts, *costs, *rest))])
    return table


def deck_table(box: Box) -> list[list[str]]:
    """For each kind of card: how many, what it costs, what it is worth, and how that compares with time spent."""
    patrons = box.rows["patron"].values()
    kinds: list[tuple[str, list[Row]]] = [
        ("Chamber Music", list(box.rows["chamber"].values())),
        ("Concert Music", list(box.rows["concert"].values())),
        ("Magnum Opus", list(box.rows["magnum"].values())),
        ("Fortune", [row for row in box.rows["fortune"].values() for _ in range(row["copies"])]),
        ("Financier", [row for row in patrons if row["kind"] == "financier"]),
    ]
    table = [["kind", "cards", "cost", "mean cost", "LP", "mean LP", "LP per 2 Inspiration of cost and action"]]
    for name, rows in kinds:
        costs, points = [cost_of(row) for row in rows], [row["lp"] for row in rows]
        rate = ACTION * sum(points) / sum(cost + ACTION for cost in costs)
        table.append([
            name, str(len(rows)), f"{min(costs)}–{max(costs)}", f"{mean(costs):.2f}",
            f"{min(points)}–{max(points)}", f"{mean(points):.2f}", f"{rate:.2f}",
        ])  # fmt: skip
    legacies = [row for row in patrons if row["kind"] == "legacy"]
    costs, worths = [cost_of(row) for row in legacies], [legacy_worth(box, row) for row in legacies]
    rate = ACTION * sum(worths) / sum(cost + ACTION for cost in costs)
    table.append([
        "Legacy Patron", str(len(legacies)), f"{min(costs)}–{max(costs)}", f"{mean(costs):.2f}",
        f"{min(worths):.1f}–{max(worths):.1f}", f"{mean(worths):.2f}", f"{rate:.2f}",
    ])  # fmt: skip
    return table


def bonus_table(box: Box) -> list[list[str]]:
    """For each bonus: how many cards give it, by the action they are tucked under."""
    given: Counter[tuple[str, str]] = Counter()
    for row in box.rows["fortune"].values():
        given[row["bonus"], row["action"]] += row["copies"]
    for row in box.rows["patron"].values():
        if row["kind"] == "financier":
            given[row["bonus"], "seek-fortune"] += 1
    actions = ("seek-inspiration", "seek-fortune", "seek-patronage", "perform")
    table = [["bonus", *(f"under {action}" for action in actions), "in all"]]
    for bonus in (*TONE_WORDS, *actions):
        counts = [given[bonus, action] for action in actions]
        table.append([bonus, *(str(count) for count in counts), str(sum(counts))])
    return table


def mean(numbers: Sequence[float]) -> float:
    """The arithmetic mean."""
    return sum(numbers) / len(numbers)


def report(box: Box) -> str:
    """All tables, as they stand in docs/ovation-box.md."""
    return "\n\n".join(markdown(table) for table in (deck_table(box), symbol_table(box), bonus_table(box)))


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    box = boxes.load(folder)
    print(report(box))
    print("\nOff the curve:", ", ".join(off_curve(box)) or "none")
