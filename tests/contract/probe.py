"""Doors of the tests' own: what has none in the package, because only kernels call it."""

from typing import Any

from partita.kernel.jit import door
from partita.kernel.rng import threefry


@door
def read(numbers: Any, place: int) -> int:
    """An entry of an array: with bounds checks an IndexError when there is none."""
    return int(numbers[place])


@door
def threefry_words(words: Any) -> None:
    """Threefry of key ``words[:2]`` and counter ``words[2:4]`` to ``words[4:6]``; uint64[6]."""
    words[4], words[5] = threefry(words[0], words[1], words[2], words[3])
