"""The contract: what a game gives, and the registry of games.

Everything above the games (matches, records, bots, the laboratory, the table) uses a game through this contract only.
A state is one packed record; kernels get an array of them and an index, ``(games, i)``.
"""

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from partita.core.errors import BadOption, shown
from partita.core.events import Event
from partita.core.reasons import Reason

GAMES = ("lacrimosa", "ovation")

Records = np.ndarray[Any, np.dtype[Any]]  # an array of states, views or boxes
Codes = np.ndarray[Any, np.dtype[np.int16]]  # action codes


class Kernels(Protocol):
    """The doors of a game's compiled rules.  They trust their arguments; check first.

    ``games`` is STATE[n], ``i`` an index into it, ``box`` is BOX[1], ``out`` is int16[MAX_LEGAL], ``log`` is LOG[1]
    (``partita.core.log``), ``thinker`` is uint64[2] (``partita.kernel.rng``).
    """

    STATE: np.dtype[Any]
    BOX: np.dtype[Any]
    ACTIONS: int
    MAX_LEGAL: int
    MAX_SEATS: int
    SLIPS: int  # of a hundred decisions, those at which a beginner takes any move

    def new(self, games: Records, i: int, box: Records, seed: Any, setup: Any, log: Records) -> None:
        """Set up match ``i``: seed is uint64[2], setup int64[n] as the game's ``setup`` makes it."""

    def legal(self, games: Records, i: int, box: Records, out: Codes) -> int:
        """List the legal actions, ascending; return how many.  0 exactly when the match is over."""

    def step(self, games: Records, i: int, box: Records, action: int) -> None:
        """Do a legal action."""

    def narrate(self, games: Records, i: int, box: Records, action: int, log: Records) -> None:
        """Do a legal action and note what happens."""

    def advance(self, games: Records, i: int, box: Records, action: int, out: Codes) -> int:
        """Do a legal action and list what is legal next; return how many."""

    def advance_many(self, games: Records, box: Records, chosen: Codes, out: Any, counts: Any) -> None:
        """``advance`` for every match: chosen is int16[n], out int16[n, MAX_LEGAL], counts int64[n]; matches that are
        over are left alone and count 0."""

    def why(self, games: Records, i: int, box: Records, action: int, out: Any) -> int:
        """The code of the reason why an action is not legal, 0 if it is; out int64[3] gets have, need, argument."""

    def to_move(self, games: Records, i: int) -> int:
        """The seat that decides, or -1."""

    def is_over(self, games: Records, i: int) -> bool:
        """Whether the match is over."""

    def scores(self, games: Records, i: int, box: Records, out: Any) -> None:
        """The points of each seat as they stand: out is int64[MAX_SEATS]."""

    def returns(self, games: Records, i: int, box: Records, out: Any) -> None:
        """Each seat's share of the win by the points as they stand: out is float64[MAX_SEATS], and sums to 1."""

    def view(self, games: Records, i: int, seat: int, views: Records, j: int) -> None:
        """Write to ``views[j]`` what a seat may know; seat -1 is a spectator."""

    def resample(self, views: Records, j: int, box: Records, thinker: Any) -> None:
        """Turn a view into a state that fits it, fair over what is hidden, in place."""

    def check(self, games: Records, i: int, box: Records) -> int:
        """The set of broken invariants as bits; 0 when all hold."""

    def value(self, views: Records, j: int, box: Records, seat: int) -> int:
        """How good a view looks to a seat, in hundredths of a point; for bots."""


class Box:
    """A checked box: ``data`` is BOX[1] for the kernels, ``rows`` what people read, by deck file and card id.

    ``board`` is what the boards print, for people too: the columns of the box itself, with its lists, and what is laid
    out by them.
    """

    def __init__(
        self,
        data: Records,
        digest: str,
        name: str,
        rows: Mapping[str, Mapping[str, Any]],
        board: Mapping[str, Any],
    ) -> None:
        self.data, self.digest, self.name, self.rows, self.board = data, digest, name, rows, board


class Choice(msgspec.Struct, frozen=True):
    """A move a person might try now.

    ``kind`` is the first word of ``move``; ``args`` names its cards, tones and so on; ``reason`` is None exactly when
    it is legal; ``reveals`` says that it would read something hidden, so that it cannot be undone; ``wastes`` how much
    the seat would lose by it; ``group`` is the same for the parts of one payment, and None outside one; ``passes`` says
    that another seat decides right after it, and then it cannot be undone any more.
    """

    move: str
    kind: str
    args: dict[str, Any]
    reason: Reason | None
    reveals: bool
    wastes: int
    group: str | None
    passes: bool = False


class Game(Protocol):
    """What Partita needs of a game in Python, beside its kernels."""

    name: str
    rules_version: int
    most_seats: int
    # The questions that a seat may answer once and for all (``partita.core.standing``): by the name of the question and
    # the word for the answer, the move that is played.
    standing: Mapping[str, Mapping[str, str]]

    @property
    def kernels(self) -> Kernels:
        """The compiled doors; numba is loaded when this is first asked for."""

    def options_schema(self) -> dict[str, Any]:
        """The options as JSON Schema with defaults."""

    def check_options(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options with defaults filled in.  Raises BadOption."""

    def setup(self, players: int, options: Mapping[str, Any], box: Box) -> Any:
        """What ``kernels.new`` is to be told, int64[n], from checked options."""

    def load_box(self, folder: Path | None) -> Box:
        """The box of a folder, or the game's own.  Raises BadBox."""

    def derive(self, data: Records) -> None:
        """Work out anew, in place, what of a BOX[1] follows from the rest, which has been changed."""

    def find_box(self, digest: str) -> Box | None:
        """A released box by its digest."""

    def move_text(self, action: int, box: Box) -> str:
        """An action code as a move text."""

    def parse(self, move: str, box: Box) -> int | None:
        """A move text as an action code, or None when there is no such move in this box."""

    def move_args(self, action: int, box: Box) -> dict[str, Any]:
        """What a move names: cards, tones and so on."""

    def tried(self, state: Records, box: Box) -> Sequence[int]:
        """The action codes a person might try now, ascending: all that the table shows, legal or not."""

    def group(self, state: Records, action: int) -> str | None:
        """What the parts of one payment have in common; None for other moves."""

    def wasted(self, state: Records, seat: int) -> int:
        """How much a seat has lost in vain so far."""

    def events(self, log: Records, first: int, state: Records, box: Box) -> list[tuple[int, Event]]:
        """The noted rows as (set of seats that may see it, 0 for everybody; the event), numbered from ``first``.

        ``state`` is the one after them.
        """

    def reason(self, code: int, have: int, need: int, about: int, box: Box) -> Reason:
        """A refusal as a Reason."""

    def event_text(self, event: Event, lang: str) -> str:
        """The sentence of an event."""

    def reason_text(self, reason: Reason, lang: str) -> str:
        """The sentence of a reason."""

    def describe(self, state: Records, box: Box) -> dict[str, Any]:
        """A state or a view as a JSON-able dict; hidden things are counts, or left out."""

    def build(self, description: Mapping[str, Any], box: Box, seed: int) -> Records:
        """The inverse: STATE[1] from a description; what is hidden or left out stays blotted.  Raises BadPosition."""

    def complete(self, views: Records, box: Box, seed: int) -> None:
        """Fill in what a description left open, drawn fairly from what is left, in place.  Raises BadPosition."""

    def breakdown(self, state: Records, box: Box) -> list[list[dict[str, Any]]]:
        """Per seat the points by source: ``{source, clause, points}``."""

    def winners(self, state: Records, box: Box) -> list[int]:
        """The winning seats by the points as they stand."""

    def end_reason(self, state: Records) -> str | None:
        """Why the match ended, as a word; None while it goes on."""


def twin(state: Records) -> Records:
    """A copy of STATE[1] by its bytes: ``state.copy()`` goes through the fields, and takes longer than a move."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


def game(name: str) -> Game:
    """The game of a name.  Raises BadOption."""
    if name not in GAMES:
        raise BadOption("no-game", name=shown(name), allowed=list(GAMES))
    module = importlib.import_module(f"partita.games.{name}")
    found: Game = module.GAME
    return found
