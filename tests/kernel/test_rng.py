"""The generator: the known answers of its authors, and that draws are fair and the same everywhere."""

import numpy as np
import pytest
from tests.contract.apart import run_apart
from tests.contract.probe import threefry_words

ZEROS, ONES = "0000000000000000", "ffffffffffffffff"
# Threefry2x64-20, from the authors' own known answers: counter, key, result.
KNOWN = [
    ((ZEROS, ZEROS), (ZEROS, ZEROS), ("c2b6e3a8c2c69865", "6f81ed42f350084d")),
    ((ONES, ONES), (ONES, ONES), ("e02cb7c4d95d277a", "d06633d0893b8b68")),
    (
        ("243f6a8885a308d3", "13198a2e03707344"),
        ("a4093822299f31d0", "082efa98ec4e6c89"),
        ("263c7d30bb0f0af1", "56be8361d3311526"),
    ),
]


@pytest.mark.parametrize(("counter", "key", "result"), KNOWN)
def test_threefry_gives_the_known_answers(
    counter: tuple[str, str], key: tuple[str, str], result: tuple[str, str]
) -> None:
    words = np.array([int(word, 16) for word in (*key, *counter, ZEROS, ZEROS)], np.uint64)
    threefry_words(words)
    assert [f"{int(word):016x}" for word in words[4:]] == list(result)


def test_threefry_gives_the_known_answers_without_the_jit() -> None:
    assert run_apart("pytest", "-q", "-k", "known_answers and not without", __file__, flags={"NUMBA_DISABLE_JIT": "1"})
