"""The oracle: Ovation written a second time, plainly, from the rules alone.

It works on described positions, as ``match.position()`` gives them, and knows nothing of the engine.  It is slow and
easy to read, so that the two can be compared move by move.
"""

from pathlib import Path
from typing import Any

from tests.oracle.ovation import scoring, solo
from tests.oracle.ovation.box import Box, read_box
from tests.oracle.ovation.compare import adopt, differences, piles
from tests.oracle.ovation.legality import legal_moves
from tests.oracle.ovation.luck import Luck
from tests.oracle.ovation.play import do
from tests.oracle.ovation.table import Position, Table, copy_of

ATTEMPTS = 20_000  # a move may shuffle; more attempts than this would be no comparison any more


class Oracle:
    """The rules for one box folder, or for a box made by hand."""

    def __init__(self, box: Path | Box) -> None:
        self.box = box if isinstance(box, Box) else read_box(box)

    def legal(self, position: Position) -> list[str]:
        """The legal moves; none exactly when the match is over."""
        return legal_moves(Table(position, self.box))

    def play(self, position: Position, move: str, after: Position) -> Position:
        """The position a legal move leads to.

        Where chance came in, the outcome is taken from ``after``, the position that came about, if chance could have
        brought it; if not, the result is some other possible outcome, and so differs from ``after``.
        """
        script: list[int] | None = []
        first: Position | None = None
        for _ in range(ATTEMPTS):
            luck = Luck(script or ())
            table = Table(copy_of(position), self.box, luck, after)
            do(table, move)
            solo.play_on(table)
            predicted = adopt(table.p, after)
            if not luck.options or not differences(predicted, after):
                return predicted
            first = first or predicted
            script = luck.next_script()
            if script is None:
                break
        return first or position

    def foresee(self, position: Position, move: str) -> Position | None:
        """The position a legal move leads to, or None where chance has a say in it."""
        luck = Luck()
        table = Table(copy_of(position), self.box, luck)
        do(table, move)
        solo.play_on(table)
        shuffled = any(pile.get("shuffled") for pile in piles(table.p))
        return None if luck.options or shuffled else table.p

    def scores(self, position: Position) -> list[int]:
        """The points of each seat as they stand."""
        return scoring.scores(Table(position, self.box))

    def breakdown(self, position: Position) -> list[list[dict[str, Any]]]:
        """Per seat the points by source."""
        table = Table(position, self.box)
        return [scoring.breakdown(table, index) for index in range(len(position["seats"]))]

    def winners(self, position: Position) -> list[int]:
        """The winning seats by the points as they stand."""
        return scoring.winners(Table(position, self.box))
