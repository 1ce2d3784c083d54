"""What the tables of all games do alike: their words, their signs, and how their parts stand in a terminal's width."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from partita.cli.drawing import ONLOOKER, Seen
from partita.core.events import Event
from partita.core.game import Box, Choice
from partita.text import COMMON, message

Numbers = Mapping[str, int]  # the number of each legal move
View = Mapping[str, Any]

GREEN, DIM, HEAD = "bold green", "dim", "bold"
WIDE = 160  # columns from which the others' boards stand beside the middle of the table
PAIRED = 100  # columns from which what is short stands in pairs, the others' boards among it
NARROW = 72  # columns below which what a card says stands under its name
BARRED, GONE = "·", "—"
_REVEALS, _PASSES = "◆", "►"
_BETWEEN = 4  # columns that two boards side by side leave free
_SAID = "magenta"

# Signs that every table has, by what explains them: beside what can be done or not, and behind a move.
NUMBERED = {"number": Text("1", style=GREEN), "barred": Text(BARRED)}
WARNED = {"reveals": Text(_REVEALS, style=_SAID), "passes": Text(_PASSES, style=_SAID)}


class Texts(Protocol):
    """The words of a game: its module ``texts``."""

    def text(self, lang: str, key: str, **args: Any) -> str:
        """A message of the game's own bundle."""

    def move_text(self, move: str, lang: str) -> str:
        """A move as a person reads it."""

    def card_text(self, box: Box, card: str, lang: str) -> str:
        """All that a card says."""

    def rules(self, lang: str) -> dict[str, tuple[str, str]]:
        """Title and text of each clause, by its name."""

    def chapters(self, lang: str) -> dict[str, str]:
        """The titles of the chapters by name."""


class Words:
    """What the session wants in words, of any game: see ``partita.cli.drawing.Drawing``.

    ``signs`` are those on its table, by what explains them; ``column`` is how wide they are; ``primer`` names
    the parts of the explanation for whoever has never played.
    """

    def __init__(
        self, texts: Texts, signs: Callable[[str], dict[str, Text]], column: int, primer: Sequence[str]
    ) -> None:
        self._texts, self._signs, self._column, self._parts = texts, signs, column, primer

    def heading(self, kind: str, lang: str) -> str:
        """The heading over the moves of a kind."""
        return self._texts.text(lang, f"moves-{kind}")

    def sentence(self, match: Seen, choice: Choice, lang: str) -> Text:
        """A move as a person reads it."""
        return Text(self._texts.move_text(choice.move, lang))

    def legend(self, choices: Sequence[Choice], lang: str) -> str | None:
        """What the signs beside the moves mean, where there are any."""
        there = {"reveals": any(c.reveals for c in choices), "passes": any(c.passes for c in choices)}
        signs = [f"{sign.plain} {self._texts.text(lang, key)}" for key, sign in WARNED.items() if there[key]]
        return " · ".join(signs) or None

    def note(self, notes: list[Text], choice: Choice, lang: str) -> Text:
        """What a move costs and does, and behind it what to beware of."""
        told = [*notes]
        told += [WARNED["reveals"]] if choice.reveals else []
        told += [WARNED["passes"]] if choice.passes else []
        if choice.wastes:
            told.append(self.wasted(choice.wastes, lang))
        return Text(" · ").join(told)

    def wasted(self, count: int, lang: str) -> Text:
        """A warning of so many points that would be lost."""
        return Text(f"! {self._texts.text(lang, 'wasted', count=count)}", style="yellow")

    def told(
        self, events: Sequence[Event], lang: str, dealt: str, line: Callable[[Sequence[Event], str], str]
    ) -> list[str]:
        """What has happened, a line each; events of the kind ``dealt`` one after another share a ``line``."""
        lines: list[str] = []
        for is_dealt, group in groupby(events, lambda event: event.kind == dealt):
            happened = list(group)
            if is_dealt and len(happened) > 1:
                lines.append(line(happened, lang))
            else:
                lines += [event.text(lang) for event in happened]
        return lines

    def cards(self, box: Box, names: Mapping[str, str], lang: str) -> dict[str, Text]:
        """All cards by id: the name, then all that the card says."""
        told = {}
        for card, name in names.items():
            told[card] = Text(name, style=HEAD).append(f"  {self._texts.card_text(box, card, lang)}", style="not bold")
        return told

    def primer(self, lang: str) -> RenderableType:
        """How a turn goes, how one wins, and what the signs on the table mean."""
        told = [self._texts.text(lang, f"primer-{part}") for part in self._parts]
        signs = Table.grid(padding=(0, 1))
        signs.add_column(width=self._column, justify="right", no_wrap=True)
        signs.add_column(ratio=1)
        for sign, drawn in self._signs(lang).items():
            signs.add_row(drawn, self._texts.text(lang, f"sign-{sign}"))
        return Group(
            Text(self._texts.text(lang, "primer-title"), style=HEAD),
            *(Padding(Text(f"• {line}"), (0, 0, 0, 2)) for line in told),
            Text(self._texts.text(lang, "signs-title"), style=HEAD),
            signs,
        )

    def clause(self, lang: str, clause: str) -> str | None:
        """The text of a clause, with its title; None when there is none of that name."""
        found = self._texts.rules(lang).get(clause)
        return None if found is None else f"{clause} {found[0]}\n\n{found[1]}"

    def clauses(self, lang: str) -> list[str]:
        """The names of all clauses, in order."""
        return list(self._texts.rules(lang))

    def chapters(self, lang: str) -> dict[str, str]:
        """The titles of the chapters by name."""
        return self._texts.chapters(lang)


def labelled(label: str, value: str, lang: str) -> str:
    """A label, its colon, and what it labels."""
    return message(lang, COMMON, "labelled", label=label, value=value)


def rows_of(box: Box) -> dict[str, Any]:
    """All rows of a box by id."""
    return {card: row for deck in box.rows.values() for card, row in deck.items()}


class Board(ABC):
    """One drawing of a table: the view of a seat, the numbers of its moves, and where the parts stand.

    A game's own table says what stands in the middle (``middle``), over it (``title``), and on the seats' boards
    (``own``, ``other``, and ``line`` for one that has a line only).  To an ONLOOKER all seats are others.
    """

    def __init__(self, texts: Texts, match: Seen, seat: int, lang: str, width: int, choices: Sequence[Choice]) -> None:
        self._texts = texts
        self.match, self.seat, self.lang, self.width = match, seat, lang, width
        self.view: View = match.view(None if seat == ONLOOKER else seat)
        self.rows = rows_of(match.box)
        legal = [choice.move for choice in choices if choice.reason is None]
        self.numbers: Numbers = {move: number for number, move in enumerate(legal, 1)}
        self.tried = {choice.move for choice in choices}
        self.compact = False  # whether room is scarce
        self.pane = width * 5 // 8 if width >= WIDE else width  # columns for what lies in the middle of the table

    def say(self, key: str, **args: Any) -> str:
        """A message of the game."""
        return self._texts.text(self.lang, key, **args)

    def label(self, key: str) -> str:
        """A label and its colon, to stand before what it labels."""
        return labelled(self.say(key), "", self.lang).rstrip() + " "

    def mark(self, *moves: str) -> Text:
        """The number of the first of the moves that is legal; a dot when one of them can be tried at least."""
        for move in moves:
            if move in self.numbers:
                return Text(str(self.numbers[move]), style=GREEN)
        return Text(BARRED if self.tried.intersection(moves) else "", style=DIM)

    def style(self, move: str) -> str:
        """Dim for what might be tried, but not now."""
        return DIM if self.tried and move not in self.numbers else ""

    def gap(self) -> Text:
        """What stands where no card lies."""
        return Text(f"{GONE} {self.say('label-gap')}", style=DIM)

    def whole(self, compact: bool = False) -> RenderableType:
        """The whole table; ``compact`` has a line for each of the other seats."""
        self.compact = compact
        others = [seat for seat in range(len(self.view["seats"])) if seat != self.seat]
        boards = [self.line(seat) if compact else self._framed(seat, self.other(seat)) for seat in others]
        mine = [] if self.seat == ONLOOKER else [self._framed(self.seat, self.own())]
        if self.width >= WIDE:
            grid = Table.grid(padding=(0, 2), expand=True)
            grid.add_column(width=self.pane)
            grid.add_column(ratio=1)
            grid.add_row(Group(*self.middle()), Group(*boards))
            return Group(self.title(), grid, *mine)
        stacked: RenderableType = Group(*boards)
        if len(boards) > 1 and self.width >= PAIRED and not compact:
            stacked = Columns(boards, expand=True, equal=True, width=(self.width - _BETWEEN) // 2)
        return Group(self.title(), *self.middle(), stacked, *mine)

    def _framed(self, seat: int, board: RenderableType) -> Panel:
        mine = seat == self.seat
        frame, style = (boxes.HEAVY, "cyan") if mine else (boxes.ROUNDED, DIM)
        return Panel(board, title=self.who(seat), title_align="left", box=frame, border_style=style)

    def turn(self, seat: int) -> Text:
        """An arrow behind the name of the seat whose turn it is."""
        here = self.view["turn"] == seat and self.view["phase"] != "over"
        return Text(" ←", style=GREEN) if here else Text()

    # What a game's own table says.

    @abstractmethod
    def title(self) -> RenderableType:
        """What stands over the table."""

    @abstractmethod
    def middle(self) -> list[RenderableType]:
        """What lies between the seats."""

    @abstractmethod
    def who(self, seat: int) -> Text:
        """A seat's name, whether it is its turn, and its points."""

    @abstractmethod
    def own(self) -> RenderableType:
        """The board of the seat that looks."""

    @abstractmethod
    def other(self, seat: int) -> RenderableType:
        """The board of another seat."""

    @abstractmethod
    def line(self, seat: int) -> Text:
        """Another seat in a line."""
