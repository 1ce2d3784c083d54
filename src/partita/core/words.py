"""Words for the small numbers of a state: what enumerations and boxes call them, for all games."""

import difflib
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Generic, TypeVar

from partita.core.errors import Listed, Saying
from partita.core.game import Box

Known = TypeVar("Known")

_COMPARED = 60  # letters of an unknown word that known ones are compared with


def words(numbers: type[IntEnum]) -> tuple[str, ...]:
    """The members of an enumeration from 0 as words: ``AGNUS_DEI`` is "agnus-dei"."""
    return tuple(member.name.lower().replace("_", "-") for member in numbers)


def word(words: Sequence[str], number: int) -> str | None:
    """The word for a number, None for a negative one.

    >>> word(("joy", "sorrow"), 1), word(("joy", "sorrow"), -1)
    ('sorrow', None)
    """
    return None if number < 0 else words[number]


def listed(rows: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The ids of rows (``Box.rows`` of a deck, or of several together) in the order of their numbers."""
    return sorted(rows, key=lambda card: rows[card]["number"])


def split(code: int, starts: Sequence[int]) -> tuple[int, int]:
    """An action code as its kind and the number within the kind; ``starts`` holds the first code of each kind,
    ascending.

    >>> split(12, (0, 10, 20))
    (1, 2)
    """
    kind = bisect_right(starts, code) - 1
    return kind, code - starts[kind]


def nearest(word: str, known: Sequence[str]) -> str | None:
    """The one of the known words that is most like another, None when none is like it.

    >>> nearest("mozzart", ["haydn", "mozart"])
    'mozart'
    """
    return next(iter(difflib.get_close_matches(word[:_COMPARED], known, 1)), None)


def advice(word: str, known: Sequence[str]) -> Saying:
    """What would be right instead of an unknown word."""
    near = nearest(word, known)
    return Saying("did-you-mean", near=repr(near)) if near else Saying("choose-from", known=Listed(known, "comma"))


class OfBox(Generic[Known]):
    """A function of a box, worked out once for each box."""

    def __init__(self, make: Callable[[Box], Known]) -> None:
        self._make = make
        self._found: dict[str, Known] = {}

    def __call__(self, box: Box) -> Known:
        """What ``make`` makes of this box."""
        found = self._found.get(box.digest)
        if found is None:
            found = self._found[box.digest] = self._make(box)
        return found
