"""Partita: modern board games about music, rules-complete, to play, to study and to train on.

This is the whole public face.  Importing it is quick: the compiled rules are loaded when they are first needed.

>>> import partita
>>> m = partita.new("ovation", players=2, seed=1)
>>> events = m.play("inspire joy joy")
>>> m.to_move
0
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from partita.core.errors import (
    BadBox,
    BadOption,
    BadPosition,
    CorruptRecord,
    Error,
    IllegalMove,
    UndoBarred,
)
from partita.version import __version__

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Protocol

    from partita.core.engine import Engine
    from partita.core.events import Event as Event
    from partita.core.game import Box as Box
    from partita.core.game import Choice as Choice
    from partita.core.match import Match as Match
    from partita.core.reasons import Reason as Reason

    class Bot(Protocol):
        """What chooses moves."""

        def choose(self, view: Mapping[str, Any], legal: list[str]) -> str:
            """One of the legal moves, from what the seat to move may know."""


__all__ = [
    "BadBox",
    "BadOption",
    "BadPosition",
    "CorruptRecord",
    "Error",
    "IllegalMove",
    "UndoBarred",
    "__version__",
    "bot",
    "engine",
    "games",
    "load",
    "new",
    "options",
    "position",
]

_LATER = {
    "Box": "partita.core.game",
    "Choice": "partita.core.game",
    "Engine": "partita.core.engine",
    "Event": "partita.core.events",
    "Match": "partita.core.match",
    "Reason": "partita.core.reasons",
}


def games() -> list[str]:
    """The names of the games, sorted."""
    from partita.core.game import GAMES

    return sorted(GAMES)


def options(game: str) -> dict[str, Any]:
    """The options of a game as JSON Schema with defaults.  Raises BadOption for an unknown game.

    >>> options("ovation")["properties"]["magnum_opus"]["default"]
    False
    """
    from partita.core.game import game as game_named

    return game_named(game).options_schema()


def new(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    box: "Box | str | Path | None" = None,
) -> "Match":
    """Set up a match.

    ``seed`` is a whole number from 0 to 2**128-1, None: drawn.  With the same seed, options and box the same moves lead
    to the same match, everywhere.  ``options``: see ``options``; left out: the defaults.  ``box`` is a folder with
    cards, None: the game's own.

    Raises BadOption for an unknown game, number of players, seed or option, and BadBox.
    """
    from partita.core import match

    return match.new(game, players=players, seed=seed, options=options, box=box)


def load(record: Mapping[str, Any], box: "Box | str | Path | None" = None) -> "Match":
    """The match of a record (``Match.record``), replayed move by move and verified.

    ``box`` gives the folder of a box that is not among the released ones.  Raises CorruptRecord, whose ``ply`` is the
    move at fault and ``reason`` why it is not legal, and BadBox when ``box`` is bad.
    """
    from partita.core import record as records

    return records.load(record, box)


def position(game: str, d: Mapping[str, Any], seed: int = 0) -> "Match":
    """A match that starts from a described position: named cards and numbers, as ``docs/position.md`` says.

    What is left out is as after the set-up; cards that are not named are drawn from what is left, by the seed.

    Raises BadPosition, and BadOption for an unknown game or seed.

    >>> position("ovation", {"seats": [{"inspiration": {"joy": 5}}, {}]}).view(0)["seats"][0]["inspiration"]["joy"]
    5
    """
    from partita.core import position as positions

    match: Match = positions.position(game, d, seed)
    return match


def bot(name: str, seed: int = 0, playouts: int | None = None) -> "Bot":
    """A bot by its name; ``choose(view, legal)`` gives its move.  Raises BadOption.

    ``playouts`` is the budget of a bot that tries moves out, None: its own; the same seed and budget choose the same.
    """
    from partita import bots

    found: Bot = bots.bot(name, seed=seed, playouts=playouts)
    return found


def engine(game: str) -> "Engine":
    """The compiled rules of a game, with STATE, BOX and the words for its codes: for research and independent timing.

    ``help(partita.engine("ovation"))`` says what each door takes.  Raises BadOption for an unknown game.
    """
    from partita.core.engine import Engine

    return Engine(game)


def __getattr__(name: str) -> Any:
    """The types that the functions above return, loaded when they are asked for."""
    if name in _LATER:
        import importlib

        return getattr(importlib.import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
