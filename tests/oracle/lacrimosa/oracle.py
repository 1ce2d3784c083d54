"""The oracle: Lacrimosa written a second time, plainly, from the rules alone.

It works on tables, read from described positions as ``match.position()`` gives them, and knows nothing of the engine.
It is slow and easy to read, so that the two can be compared move by move.
"""

from pathlib import Path
from typing import Any

from tests.oracle.lacrimosa import scoring
from tests.oracle.lacrimosa.box import Box, read_box
from tests.oracle.lacrimosa.legality import legal_moves
from tests.oracle.lacrimosa.luck import Luck, Unknown
from tests.oracle.lacrimosa.play import do
from tests.oracle.lacrimosa.reading import read_position
from tests.oracle.lacrimosa.setup import set_up
from tests.oracle.lacrimosa.table import Table


class Oracle:
    """The rules for one box folder, or for a box made by hand."""

    def __init__(self, box: Path | Box) -> None:
        self.box = box if isinstance(box, Box) else read_box(box)

    def read(self, position: dict[str, Any]) -> Table:
        """The table that a described position shows."""
        return read_position(self.box, position)

    def set_up(self, told: Table) -> Table:
        """The table at the beginning of a match, if chance brought what lies on the table told."""
        return set_up(self.box, told)

    def legal(self, table: Table) -> list[str]:
        """The legal moves; none exactly when the match is over."""
        return legal_moves(table)

    def play(self, table: Table, move: str, after: Table) -> Table:
        """The table a legal move leads to, with what chance brought taken from ``after``, which came about.

        Raises luck.Impossible when chance could not have brought it.
        """
        ours = table.copy(Luck(after))
        do(ours, move)
        return ours

    def foresee(self, table: Table, move: str) -> Table | None:
        """The table a legal move leads to, or None where chance has a say in it."""
        ours = table.copy(Luck())
        try:
            do(ours, move)
        except Unknown:
            return None
        return ours

    def scores(self, table: Table) -> list[int]:
        """The points of each seat as they stand."""
        return scoring.scores(table)

    def breakdown(self, table: Table) -> list[dict[str, int]]:
        """Per seat the points by what gives them."""
        return [scoring.breakdown(table, index) for index in range(len(table.seats))]

    def winners(self, table: Table) -> list[int]:
        """The winning seats by the points as they stand."""
        return scoring.winners(table)
