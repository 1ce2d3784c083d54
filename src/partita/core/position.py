"""Described positions: from named cards and numbers to a match, for puzzles, lessons and tests.

The game does the translating (``Game.build`` and ``Game.complete``); here is what is the same for all games.
"""

import hashlib
from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from partita.core.errors import BadPosition, shown
from partita.core.foreign import told

FORMAT: Literal["partita-position/1"] = "partita-position/1"
T = TypeVar("T")
_WORD_BYTES = 8


class Lot:
    """Drawing lots in Python, the same on every machine: for laying out what a description left open, never in play."""

    __slots__ = ("_drawn", "_key")

    def __init__(self, seed: int) -> None:
        self._key = b"partita position " + f"{seed:x}".encode()
        self._drawn = 0

    def below(self, limit: int) -> int:
        """A number in 0..limit-1, all equally likely."""
        span = 1 << 8 * _WORD_BYTES
        while True:
            counter = self._drawn.to_bytes(_WORD_BYTES, "big")
            self._drawn += 1
            word = int.from_bytes(hashlib.blake2b(self._key + counter, digest_size=_WORD_BYTES).digest(), "big")
            if word < span - span % limit:  # the rest would make small numbers likelier
                return word % limit

    def among(self, things: Sequence[T]) -> T:
        """One of several things."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put things in random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def position(game: str, description: Mapping[str, Any], seed: int = 0) -> Any:
    """A match that starts from a described position; see ``partita.position``."""
    from partita.core.game import game as game_named
    from partita.core.match import Match, box_of, checked_seed

    found = game_named(game)
    drawn = checked_seed(seed)
    if not isinstance(description, Mapping):
        raise BadPosition("position-no-dict", kind=type(description).__name__)
    try:
        own: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(dict(description)))
    except (TypeError, ValueError, RecursionError, OverflowError) as error:
        raise BadPosition("position-no-json", why=told(error)) from None
    named = own.get("box")
    box = box_of(found, None) if not isinstance(named, str) else found.find_box(named)
    if box is None:
        raise BadPosition("position-box", box=shown(named))
    state = found.build(own, box, drawn)
    found.complete(state, box, drawn)
    described = found.describe(state, box)
    return Match(found, box, players_of(described), options_of(described), drawn, own)


def players_of(description: Mapping[str, Any]) -> int:
    """The number of players that a game's description names."""
    return int(description["players"])


def options_of(description: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a game's description names."""
    return dict(description["options"])


def members(bits: Any) -> list[int]:
    """The members of a set, ascending."""
    left = int(bits)
    return [number for number in range(left.bit_length()) if left >> number & 1]
