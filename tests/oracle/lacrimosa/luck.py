"""What chance brings, told by the position that came about.

Piles whose order is written in a position are no chance: their next card is known.  Chance has a say only where
something is shuffled or drawn unseen: the draw piles, the market of a new period, its bonus, and Schikaneder's deck.
There the oracle is told the outcome, and says when it is none that chance could have brought.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.oracle.lacrimosa.box import Box

if TYPE_CHECKING:
    from tests.oracle.lacrimosa.table import Table

SLOTS = 7  # LA-2.2
LEAST_OF_A_SORT = 2  # LA-2.2


class Unknown(Exception):
    """Chance has a say, and nobody told what came of it."""


class Impossible(Exception):
    """What is said to have come about is nothing that chance could have brought."""


@dataclass
class Luck:
    """The outcome; ``after`` is the table as it came about, or None where nobody told."""

    after: "Table | None" = None

    def _told(self) -> "Table":
        if self.after is None:
            raise Unknown
        return self.after

    def pile(self, seat: int, kept: set[str], shuffled: list[str], drawn: int) -> tuple[set[str], list[str]]:
        """A shuffled draw pile after so many draws: the hand, and what is left of the pile (LA-6)."""
        told = self._told().seats[seat]
        hand, pile = set(told.hand), list(told.pile)
        _demand(kept <= hand, f"seat {seat} does not keep {kept} in hand {hand}")
        _demand(sorted([*(hand - kept), *pile]) == sorted(shuffled), f"seat {seat} draws what was not shuffled")
        _demand(len(hand - kept) == drawn, f"seat {seat} draws {len(hand - kept)}, not {drawn}")
        return hand, pile

    def market(self, box: Box, period: int) -> tuple[list[str | None], list[str]]:
        """The row and the deck of a period that begins (LA-2.2)."""
        told = self._told()
        row, deck = list(told.row), list(told.deck)
        dealt = [card for card in row if card is not None]
        _demand(len(dealt) == SLOTS, f"the new row has {len(dealt)} cards")
        _demand(sorted([*dealt, *deck]) == sorted(box.period_cards(period)), f"not the cards of period {period}")
        opuses = sum(card in box.opuses for card in dealt)
        _demand(LEAST_OF_A_SORT <= opuses <= SLOTS - LEAST_OF_A_SORT, f"a new row with {opuses} Opuses")
        return row, deck

    def bonus(self, box: Box, period: int) -> str:
        """The bonus of a period that begins (LA-2.1)."""
        bonus = self._told().bonus
        _demand(bonus in box.bonuses and box.bonuses[bonus].period == period, f"{bonus} is no bonus of {period}")
        return str(bonus)

    def soloists(self, shuffled: set[str]) -> list[str]:
        """Schikaneder's deck from the top, shuffled and then drawn from once (LA-8)."""
        told = self._told()
        revealed = list(told.soloists_discarded)
        _demand(len(revealed) == 1, f"{revealed} lie open after one card of a new deck")
        deck = [*revealed, *told.soloists]
        _demand(sorted(deck) == sorted(shuffled), "a new deck of other Soloist cards")
        return deck


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Impossible(otherwise)
