"""When two described positions are the same.

Sets are written as lists, so their order does not count; nor do the counters of what a seat read or wasted.
"""

from typing import Any

from tests.oracle.ovation.table import Position

COUNTERS = frozenset({"reads", "wasted"})


def piles(p: Position) -> list[dict[str, Any]]:
    """The face-down piles."""
    return [*p["decks"].values(), p["tickets"], *([p["solo"]["deck"]] if p["solo"] is not None else [])]


def adopt(predicted: Position, after: Position) -> Position:
    """Give shuffled piles the order they really have, if they hold the same cards."""
    for pile, real in zip(piles(predicted), piles(after), strict=True):
        if pile.pop("shuffled", False) and sorted(pile["order"]) == sorted(real["order"]):
            pile["order"] = list(real["order"])
    return predicted


def differences(ours: Any, theirs: Any, path: str = "") -> list[str]:
    """Where two positions differ, one line each."""
    if ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        found = []
        for key in sorted(ours.keys() | theirs.keys()):
            if key in COUNTERS:
                continue
            where = f"{path}.{key}" if path else key
            if key not in ours or key not in theirs:
                found.append(f"{where}: {'missing' if key not in theirs else 'unexpected'}")
            else:
                found += differences(ours[key], theirs[key], where)
        return found
    if isinstance(ours, list) and isinstance(theirs, list):
        if path.startswith("seats") and path.count(".") == 0:
            return [
                line
                for i, (a, b) in enumerate(zip(ours, theirs, strict=True))
                for line in differences(a, b, f"{path}.{i}")
            ]
        if is_set(path) and sorted(ours) == sorted(theirs):
            return []
    return [f"{path}: oracle {ours!r}, engine {theirs!r}"]


def is_set(path: str) -> bool:
    """Whether the order of the list at a path means nothing: all lists of cards but rows, piles and helpers."""
    words = path.split(".")
    if words[0] in ("discarded", "now"):
        return True
    if words[0] == "solo":
        return words[-1] == "discarded"
    return words[0] == "seats" and words[-1] in ("music", "maestro")
