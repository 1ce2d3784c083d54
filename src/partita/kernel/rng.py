"""Randomness: the counter-based generator Threefry2x64-20, and what is drawn with it.

A match has one 128-bit seed, the key.  Each thing that a game shuffles or draws from has a stream of its own, which the
game numbers: the counter is the pair (number of the draw, stream).  So a draw depends on nothing but the seed, the
stream and how often that stream was read, on every machine and with every version of NumPy.

Source: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3" (SC 2011); the tests hold its known
answers.  Thinking (bots, resampling) uses a *thinker*: an array of two words, a seed and a counter, apart from any
match.

Arithmetic modulo 2**64 lives in this file and in digest.py only.
"""

from typing import Any

import numpy as np

from partita.kernel.jit import kernel, num

NUMBERS_A_DRAW = 4  # that one draw gives to a shuffle
_PARITY = np.uint64(0x1BD11BDAA9FC1A22)
_KEY_CHANGES = 5  # after every four of the twenty rounds
_WORD = np.uint64(64)
_HALF = np.uint64(32)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)  # the odd step of SplitMix64: 2**64 divided by the golden ratio
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)


@kernel
def threefry(key0: Any, key1: Any, counter0: Any, counter1: Any) -> tuple[Any, Any]:
    """Two random 64-bit words for a 128-bit key and a 128-bit counter, all ``uint64``."""
    x = counter0 + key0
    y = counter1 + key1
    this, following, last = key0, key1, _PARITY ^ key0 ^ key1
    for change in range(1, _KEY_CHANGES + 1):
        if change % 2 == 1:
            x, y = _mix_round(x, y, np.uint64(16))
            x, y = _mix_round(x, y, np.uint64(42))
            x, y = _mix_round(x, y, np.uint64(12))
            x, y = _mix_round(x, y, np.uint64(31))
        else:
            x, y = _mix_round(x, y, np.uint64(16))
            x, y = _mix_round(x, y, np.uint64(32))
            x, y = _mix_round(x, y, np.uint64(24))
            x, y = _mix_round(x, y, np.uint64(21))
        this, following, last = following, last, this
        x = x + this
        y = y + following + np.uint64(change)
    return x, y


@kernel
def _mix_round(x: Any, y: Any, turn: Any) -> tuple[Any, Any]:
    """One of the twenty rounds: add, turn left, exclusive or."""
    x = x + y
    return x, ((y << turn) | (y >> (_WORD - turn))) ^ x


@kernel
def mix(word: Any) -> Any:
    """A one-to-one scrambling of a 64-bit word (the finisher of SplitMix64: Steele, Lea, Flood, OOPSLA 2014)."""
    word = (word ^ (word >> np.uint64(30))) * _MIX_A
    word = (word ^ (word >> np.uint64(27))) * _MIX_B
    return word ^ (word >> np.uint64(31))


@kernel
def scaled(half: Any, below: int) -> int:
    """A number in 0..below-1 from 32 random bits, or -1: draw again, so that all are equally likely.

    Source: Lemire, "Fast random integer generation in an interval" (2019), for 32 bits.
    """
    product = half * np.uint64(below)
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
        number = scaled(word >> _HALF, below)
    return number


@kernel
def shuffle(seed: Any, drawn: Any, stream: int, cards: Any, length: int) -> None:
    """Put the first ``length`` entries of ``cards`` in random order, in place (Fisher and Yates).

    Each draw of the stream gives two words, and each word two numbers.
    """
    word, spare = np.uint64(0), np.uint64(0)
    numbers = 0  # still to be had of the last draw
    last = length - 1
    while last > 0:
        if numbers == 0:
            word, spare = threefry(seed[0], seed[1], np.uint64(drawn[stream]), np.uint64(stream))
            drawn[stream] += 1
            numbers = NUMBERS_A_DRAW
        other = scaled(word >> _HALF, last + 1)
        word = word << _HALF
        numbers -= 1
        if numbers == NUMBERS_A_DRAW // 2:
            word = spare
        if other >= 0:
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1


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
        number = scaled(think(thinker) >> _HALF, below)
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
