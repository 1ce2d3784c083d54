"""What the terminal needs of a game to draw it."""

import importlib
from collections.abc import Sequence
from typing import Any, Protocol

from rich.text import Text

from partita.core.game import Choice
from partita.core.match import Match


class Drawing(Protocol):
    """What a game gives to be drawn: see ``partita.cli.ovation``."""

    TIE_BREAK: str  # the clause that breaks ties

    def table(self, match: Match, seat: int, lang: str, width: int, choices: Sequence[Choice]) -> Any:
        """The whole table from a seat, for Rich."""

    def brief(self, match: Match, seat: int, lang: str, width: int) -> Any:
        """What a seat needs to see in the middle of a payment: its own stock."""

    def question(self, match: Match, seat: int, lang: str) -> str:
        """What the seat is asked now."""

    def heading(self, kind: str, lang: str) -> str:
        """The heading over the moves of a kind."""

    def sentence(self, match: Match, choice: Choice, lang: str) -> Text:
        """A move as a person reads it."""

    def note(self, match: Match, choice: Choice, lang: str) -> Text:
        """What else to know about a move: its cost and effect."""

    def legend(self, choices: Sequence[Choice], lang: str) -> str | None:
        """What the signs beside the moves mean; None when there are none."""

    def cards(self, match: Match, lang: str) -> dict[str, Text]:
        """All cards of the box by id, each as a sentence."""

    def opponent(self, lang: str) -> str:
        """What the rulebook's own opponent is called in a solo match."""

    def clause(self, lang: str, clause: str) -> str | None:
        """The text of a clause, or None."""

    def clauses(self, lang: str) -> list[str]:
        """The names of all clauses."""


def drawing_of(game: str) -> Drawing:
    """How a game is drawn."""
    drawing: Drawing = importlib.import_module(f"partita.cli.{game}")
    return drawing
