"""Random matches of every kind, every step looked at: with the JIT, with bounds checks, and without the JIT.

``partita.kernel.soak.Fault`` lists what is looked for.  ``make soak`` plays a hundred times as many.
"""

import json
from functools import cache
from typing import Any

import pytest
from tests.contract.apart import run_apart
from tests.contract.soaking import CHUNK, COMMON, soak

import partita
from partita.kernel import jit

PARTS = 2


def soaked_apart(matches: int, first: int = 0, **flags: str) -> dict[str, Any]:
    """What a soak in a process of its own found."""
    asked = ("--matches", str(matches), "--first", str(first))
    found: dict[str, Any] = json.loads(run_apart("tests.contract.soaking", *asked, flags=flags))
    return found


@cache
def common(name: str) -> list[str]:
    """The digests of the first matches, with the JIT."""
    found: list[str] = soak(name, COMMON)["common"]
    return found


@pytest.mark.parametrize("name", partita.games())
def test_every_step_of_random_matches(name: str) -> None:
    found = soak(name, CHUNK)
    print(found)
    assert found["fault"] is None
    assert found["plies"] > CHUNK
    assert found["revealing"] > found["loud"] / 2 > 0  # what reads hidden things as a rule shows some
    assert found["common"] == common(name)  # one match does not depend on another


def test_every_step_with_bounds_checks() -> None:
    found = soaked_apart(CHUNK, NUMBA_BOUNDSCHECK="1")
    print(found)
    assert found["jit"]
    assert found["bounds"]
    assert {game["game"]: game["common"] for game in found["games"]} == {n: common(n) for n in partita.games()}


@pytest.mark.parametrize("part", range(PARTS))
def test_every_step_without_the_jit(part: int) -> None:
    """In two parts, for it takes long, and they can run side by side."""
    size = COMMON // PARTS
    found = soaked_apart(size, part * size, NUMBA_DISABLE_JIT="1")
    assert not found["jit"]
    wanted = {name: common(name)[part * size : (part + 1) * size] for name in partita.games()}
    assert {game["game"]: game["common"][:size] for game in found["games"]} == wanted


def test_the_tests_own_process_compiles() -> None:
    """Else the comparison above would compare one mode with itself."""
    assert jit.jitted()
