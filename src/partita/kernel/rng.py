"""Randomness: the counter-based generator Threefry2x64-20, and what is drawn with it.

A match has one 128-bit seed, the key.  Each deck and each seat draws from a stream of its own: the counter is the pair
(number of the draw, stream).  So a draw depends on nothing but the seed, the stream and how often that stream was read,
on every machine and with every version of NumPy.

Source: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3" (SC 2011); the tests hold its known
answers.  Thinking (bots, resampling) uses a *thinker*: an array of two words, a seed and a counter, apart from any match.

Arithmetic modulo 2**64 lives in this file and in digest.py only.
"""

from typing import Any

import numpy as np

from partita.kernel.jit import kernel, num

STREAM_WORDS = 2  # a key and a counter have two 64-bit words each
_PARITY = np.uint64(0x1BD11BDAA9FC1A22)
_ROTATIONS = (16, 42, 12, 31, 16, 32, 24, 21)
_ROUNDS = 20
_ROUNDS_PER_KEY = 4
_WORD = np.uint64(64)
_HALF = np.uint64(32)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)  # the odd step of SplitMix64: 2**64 divided by the golden ratio
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)


@kernel
def threefry(key0: Any, key1: Any, counter0: Any, counter1: Any) -> tuple[Any, Any]:
    """Two random 64-bit words for a 128-bit key and a 128-bit counter, all ``uint64``."""
    keys = (key0, key1, _PARITY ^ key0 ^ key1)
    x = counter0 + key0
    y = counter1 + key1
    for round_ in range(_ROUNDS):
        turn = np.uint64(_ROTATIONS[round_ % len(_ROTATIONS)])
        x = x + y
        y = ((y << turn) | (y >> (_WORD - turn))) ^ x
        if round_ % _ROUNDS_PER_KEY == _ROUNDS_PER_KEY - 1:
            step = (round_ + 1) // _ROUNDS_PER_KEY
            x = x + keys[step % len(keys)]
            y = y + keys[(step + 1) % len(keys)] + np.uint64(step)
    return x, y


@kernel
def mix(word: Any) -> Any:
    """A one-to-one scrambling of a 64-bit word (the finisher of SplitMix64: Steele, Lea, Flood, OOPSLA 2014)."""
    word = (word ^ (word >> np.uint64(30))) * _MIX_A
    word = (word ^ (word >> np.uint64(27))) * _MIX_B
    return word ^ (word >> np.uint64(31))


@kernel
def scaled(word: Any, below: int) -> int:
    """A number in 0..below-1 from the high half of a random word, or -1: draw again, so that all are equally likely.

    Source: Lemire, "Fast random integer generation in an interval" (2019), for 32 bits.
    """
    product = (word >> _HALF) * np.uint64(below)
    low = product & _LOW_HALF
    if low < np.uint64(below) and low < (_LOW_HALF + np.uint64(1)) % np.uint64(below):  # the division is seldom needed
        return -1
    return num(product >> _HALF)


@kernel
def draw(seed: Any, drawn: Any, stream: int, below: int) -> int:
    """The next number in 0..below-1 of a stream; ``drawn[stream]`` counts on.  ``seed`` is uint64[2]."""
    number = -1
    while number < 0:
        word, _ = threefry(seed[0], seed[1], np.uint64(drawn[stream]), np.uint64(stream))
        drawn[stream] += 1
        number = scaled(word, below)
    return number


@kernel
def shuffle(seed: Any, drawn: Any, stream: int, cards: Any, length: int) -> None:
    """Put the first ``length`` entries of ``cards`` in random order, in place (Fisher and Yates)."""
    for last in range(length - 1, 0, -1):
        other = draw(seed, drawn, stream, last + 1)
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held


@kernel
def think(thinker: Any) -> Any:
    """The next random 64-bit word of a thinker, uint64[2] (SplitMix64)."""
    thinker[1] = thinker[1] + _GOLDEN
    return mix(thinker[0] ^ mix(thinker[1]))


@kernel
def guess(thinker: Any, below: int) -> int:
    """The next number in 0..below-1 of a thinker."""
    number = -1
    while number < 0:
        number = scaled(think(thinker), below)
    return number


@kernel
def guess_order(thinker: Any, cards: Any, length: int) -> None:
    """Put the first ``length`` entries of ``cards`` in an order drawn from a thinker, in place."""
    for last in range(length - 1, 0, -1):
        other = guess(thinker, last + 1)
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held


def seed_words(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """A seed 0..2**128-1 as uint64[2], low word first.

    >>> seed_words(1 << 64).tolist()
    [0, 1]
    """
    return np.array([seed & (1 << 64) - 1, seed >> 64], np.uint64)
