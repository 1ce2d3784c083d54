"""Where two tables differ."""

from dataclasses import fields
from typing import Any

from tests.oracle.lacrimosa.table import SCHIKANEDER, Seat, Table

NOT_COMPARED = frozenset({"box", "luck", "seats"})
NOT_SCHIKANEDERS = frozenset({"markers"})  # LA-8: he has them without limit, so nobody need write them down


def differences(ours: Table, theirs: Table) -> list[str]:
    """One line for each difference."""
    over = {"turn"} if ours.phase == theirs.phase == "over" else set()  # nobody's
    found = _unlike(ours, theirs, NOT_COMPARED | over, "")
    for index, (one, other) in enumerate(zip(ours.seats, theirs.seats, strict=True)):
        skipped = NOT_SCHIKANEDERS if ours.solo and index == SCHIKANEDER else frozenset()
        found += _unlike(one, other, skipped, f"seat {index} ")
    return found


def _unlike(ours: Table | Seat, theirs: Table | Seat, skipped: frozenset[str], where: str) -> list[str]:
    pairs: list[tuple[str, Any, Any]] = [
        (f.name, getattr(ours, f.name), getattr(theirs, f.name)) for f in fields(ours) if f.name not in skipped
    ]
    return [f"{where}{name}: oracle {one!r}, engine {other!r}" for name, one, other in pairs if one != other]
