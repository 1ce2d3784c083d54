"""Described positions: from named cards and numbers to a match, for puzzles, lessons and tests.

The game does the translating (``Game.build`` and ``Game.complete``); here is what is the same for all games.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from types import SimpleNamespace
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec
import numpy as np
from msgspec import UnsetType

from partita.core.errors import BadPosition, Saying, shown
from partita.core.foreign import told
from partita.core.game import Box, Records
from partita.core.words import nearest

FORMAT: Literal["partita-position/1"] = "partita-position/1"
SOLO_SEATS = 2  # the person and the rulebook's opponent
USUAL_LEVEL = "normal"  # of that opponent, unless asked otherwise
NONE = -1  # in a state: nothing there; for ``Game.setup``: to be drawn at random
UNKNOWN = -2  # in a state: there is something, to be drawn, or hidden in a view
MOST = 9999  # of each amount that grows in play, to begin with: far more than is ever held, and room to gain more
_MOST_READS = 2**32 - 1 - 2**24  # all that a state can count, less far more than a match ever reads
T = TypeVar("T")
_WORD_BYTES = 8
_WORD_BITS = 8 * _WORD_BYTES
_WORD = (1 << _WORD_BITS) - 1


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


class Leveled(Protocol):
    """The options in a description, as far as all games have them."""

    @property
    def solo_level(self) -> str | None:
        """The level of a solo match."""


class Described(Protocol):
    """What a description of any game says."""

    @property
    def box(self) -> str | UnsetType:
        """The digest of the box."""

    @property
    def players(self) -> int | UnsetType:
        """How many play."""

    @property
    def options(self) -> Leveled:
        """The options of the match."""

    @property
    def seats(self) -> Sequence[Any]:
        """What lies before each seat."""

    @property
    def reads(self) -> int:
        """How often something hidden was read."""

    @property
    def wasted(self) -> Sequence[int]:
        """What each seat has lost in vain."""


Position = TypeVar("Position", bound=Described)


def read(description: Mapping[str, Any], position: type[T]) -> T:
    """The struct of a description.  Raises BadPosition: one line with the place, and what would be right there."""
    try:
        return msgspec.convert(description, position)
    except (msgspec.ValidationError, RecursionError, OverflowError, UnicodeError) as error:
        raise BadPosition("position-unreadable", why=told(error)) from None


def check_counts(g: Any) -> None:
    """Raise BadPosition when a state that a match is to begin with has counted so far that it could not go on."""
    for field, most in (("reads", _MOST_READS), ("wasted", MOST)):
        have = int(np.max(g[field]))
        if have > most:
            raise BadPosition("position-count", field=field, have=str(have), most=str(most))


def blank(dtype: np.dtype[Any], seed: int, nothing: Iterable[str]) -> Records:
    """STATE[1] with a seed and zeros, and with NONE in the fields of ``nothing``."""
    state = np.zeros(1, dtype)
    state["seed"] = (seed & _WORD, seed >> _WORD_BITS)
    for field in nothing:
        state[field] = NONE
    return state


def pile(things: Sequence[int], word_of: Callable[[int], str], hidden: int = UNKNOWN) -> dict[str, Any]:
    """A face-down pile, its top last in the state and first in the description; only counted when any is ``hidden``."""
    if hidden in things:
        return {"left": len(things)}
    return {"left": len(things), "order": [word_of(thing) for thing in reversed(things)]}


class Sort(NamedTuple):
    """A sort of thing: the family of its numbers, which of them are meant, and what a sentence calls it."""

    family: str
    has: Callable[[int], bool]
    called: Saying


def anything(number: int) -> bool:
    """Whether a thing is of a sort that takes in its whole family: any is."""
    return True


class Laying(ABC, Generic[Position]):
    """A position being laid out: how many play, and account of where each thing lies.

    ``numbers`` is, by family, the number of each id.  Sentences name places and sorts of things by Sayings.  Raises
    BadPosition when the position is of another box, or has seats or a level that do not go with its players.
    """

    def __init__(self, position: Position, box: Box, numbers: Mapping[str, Mapping[str, int]]) -> None:
        self.p, self.box, self.numbers = position, box, numbers
        self.laid: dict[str, dict[int, Saying]] = {}  # account -> number -> where the thing lies
        if not isinstance(position.box, UnsetType) and position.box != box.digest:
            raise BadPosition("position-other-box", box=shown(position.box), digest=box.digest)
        self.players = position.players if isinstance(position.players, int) else len(position.seats) or SOLO_SEATS
        self.solo = self.players == 1
        self.seats = SOLO_SEATS if self.solo else self.players
        if len(position.seats) > self.seats:
            have, most = len(position.seats), str(self.seats)
            raise BadPosition("position-seats", have=have, players=self.players, most=most)
        if not self.solo and position.options.solo_level is not None:
            raise BadPosition("position-solo-level")

    def lay_match(self, g: Any, levels: Sequence[str]) -> None:
        """Write players, seats and level, and what was read and wasted.  Raises BadPosition."""
        g.players, g.seats, g.reads = self.players, self.seats, self.p.reads
        if self.solo:
            g.solo_level = levels.index(self.p.options.solo_level or USUAL_LEVEL)
        if len(self.p.wasted) > self.seats:
            raise BadPosition("position-wasted", have=len(self.p.wasted), seats=self.seats)
        g.wasted[: len(self.p.wasted)] = self.p.wasted

    def agreed(self, named: str | None, chosen: str | None, where: Saying) -> str | None:
        """What the position names, or else its options choose.  Raises BadPosition when they name two things."""
        if named is not None and chosen is not None and named != chosen:
            raise BadPosition("position-options", where=where, named=shown(named), chosen=shown(chosen))
        return chosen if named is None else named

    def find(self, thing: str, where: Saying, sort: Sort) -> int:
        """The number of a thing, of copies the first.  Raises BadPosition when there is no such thing of that sort."""
        numbers = self.numbers[sort.family]
        number = numbers.get(thing)
        if number is None or not sort.has(number):
            fitting = [name for name, other in numbers.items() if sort.has(other)]
            near = nearest(thing, fitting) or next(iter(fitting), None)
            advice = Saying("one-of-them", count=str(len(fitting)), near=repr(near)) if near else Saying("none-of-them")
            raise BadPosition("position-no-thing", where=where, sort=sort.called, thing=shown(thing), advice=advice)
        return number

    @abstractmethod
    def lay(self, thing: str, where: Saying, sort: Sort) -> int:
        """The number of a thing that lies somewhere.

        Raises BadPosition when there is no such thing of that sort, or when it lies elsewhere already.
        """

    def lay_all(self, things: Iterable[str], where: Saying, sort: Sort) -> int:
        """The set of the numbers of things that lie somewhere.  Raises BadPosition as ``lay``."""
        return sum(1 << self.lay(thing, where, sort) for thing in things)


def plain(state: Records) -> Any:
    """The fields of STATE[1] as attributes, plain numbers and nested lists: much faster to read than the record."""
    fields = zip(state.dtype.names or (), state[0].item(), strict=True)
    return SimpleNamespace(**{name: held.tolist() if isinstance(held, np.ndarray) else held for name, held in fields})


def members(bits: Any) -> list[int]:
    """The members of a set, ascending."""
    left = int(bits)
    return [number for number in range(left.bit_length()) if left >> number & 1]
