"""What the terminal needs of a game to draw it, and the console it is drawn on."""

import importlib
import re
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from partita.core.events import Event
from partita.core.game import Box, Choice
from partita.core.reasons import Reason

# Rich breaks lines at every space, also at those that French puts before ":" and inside guillemets so that no line may
# break there.  While lines are broken, letters of nobody's alphabet stand for them.
_KEPT = {"\u00a0": "\ue000", "\u202f": "\ue001"}
_AWAY = str.maketrans(_KEPT)
_BACK = str.maketrans({letter: space for space, letter in _KEPT.items()})
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")

ONLOOKER = -1  # stands where a seat would for whoever only watches: no seat has this number


class Screen(Console):
    """A console that breaks no line at a no-break space."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of anything that Rich can draw."""
        if isinstance(renderable, str):
            drawn = options or self.options
            renderable = self.render_str(renderable, highlight=drawn.highlight, markup=drawn.markup)
        if isinstance(renderable, Text):
            plain = renderable.plain.translate(_AWAY)
            if plain != renderable.plain:
                renderable = renderable.copy()
                renderable.plain = plain
        for segment in super().render(renderable, options):
            text = segment.text.translate(_BACK)
            yield segment if text == segment.text else Segment(text, segment.style, segment.control)


def minus(text: str) -> str:
    """A text whose negative numbers have a real minus.

    >>> minus("-1 LP, OV-9.3")
    '−1 LP, OV-9.3'
    """
    return _HYPHEN.sub("−", text)


class Seen(Protocol):
    """A match as the terminal sees it: a ``Match`` that is played here, or one on a server (``partita.cli.online``)."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def players(self) -> int:
        """How many people or bots play."""

    @property
    def box(self) -> Box:
        """The box it is played with."""

    @property
    def options(self) -> dict[str, Any]:
        """The options, defaults filled in."""

    @property
    def ply(self) -> int:
        """How many moves have been played."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the match is over."""

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""

    @property
    def end_reason(self) -> str | None:
        """Why the match ended, as a word."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Per seat a list of ``{source, clause, points}``."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know; None: a spectator."""

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events from number ``since`` on as a seat may see them."""

    def legal(self) -> list[str]:
        """The legal moves of the seat that decides."""

    def choices(self) -> list[Choice]:
        """Every move the seat that decides might try now."""

    def why_not(self, move: str) -> Reason | None:
        """Why a move is not legal now; None exactly when it is legal."""


class Drawing(Protocol):
    """What a game gives to be drawn: the module of ``partita.cli`` with the game's name."""

    TIE_BREAK: str  # the clause that breaks ties
    EXAMPLE: str  # a clause in a chapter of several, to show how clauses are asked for

    def table(
        self, match: Seen, seat: int, lang: str, width: int, choices: Sequence[Choice], compact: bool = False
    ) -> Any:
        """The whole table from a seat, or as an ONLOOKER sees it, for Rich; ``compact``: a line for each other seat."""

    def brief(self, match: Seen, seat: int, lang: str, width: int) -> Any:
        """What a seat needs to see in the middle of a payment: its own stock."""

    def question(self, match: Seen, seat: int, lang: str) -> str:
        """What the seat is asked now."""

    def heading(self, kind: str, lang: str) -> str:
        """The heading over the moves of a kind."""

    def sentence(self, match: Seen, choice: Choice, lang: str) -> Text:
        """A move as a person reads it."""

    def note(self, match: Seen, choice: Choice, lang: str) -> Text:
        """What else to know about a move: its cost and effect."""

    def legend(self, choices: Sequence[Choice], lang: str) -> str | None:
        """What the signs beside the moves mean; None when there are none."""

    def told(self, events: Sequence[Event], lang: str) -> list[str]:
        """What has happened, a line each; what belongs together stands in one."""

    def card_names(self, match: Seen, lang: str) -> dict[str, str]:
        """The names of all cards of the box by id."""

    def cards(self, match: Seen, lang: str) -> dict[str, Text]:
        """All cards of the box by id, each as a sentence."""

    def opponent(self, lang: str) -> str:
        """What the rulebook's own opponent is called in a solo match."""

    def primer(self, lang: str) -> Any:
        """How a turn goes, how one wins, and what the signs on the table mean, for Rich."""

    def rival(self, match: Seen, lang: str) -> str | None:
        """What to know of the rulebook's own opponent; None in a match without one."""

    def account(self, match: Seen, lang: str) -> Any:
        """How points of a match that is over came about, for Rich; None where the points by source say it all."""

    def clause(self, lang: str, clause: str) -> str | None:
        """The text of a clause, or None."""

    def clauses(self, lang: str) -> list[str]:
        """The names of all clauses."""

    def chapters(self, lang: str) -> dict[str, str]:
        """The titles of the chapters by name."""


def drawing_of(game: str) -> Drawing:
    """How a game is drawn."""
    drawing: Drawing = importlib.import_module(f"partita.cli.{game}")
    return drawing
