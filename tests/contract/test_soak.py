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


def soaked_apart(name: str, matches: int, **flags: str) -> dict[str, Any]:
    """What a soak of a game in a process of its own found."""
    found: dict[str, Any] = json.loads(
        run_apart("tests.contract.soaking", name, "--matches", str(matches), flags=flags)
    )
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


@pytest.mark.parametrize("name", partita.games())
def test_every_step_with_bounds_checks(name: str) -> None:
    found = soaked_apart(name, CHUNK, NUMBA_BOUNDSCHECK="1")
    print(found)
    assert found["jit"]
    assert found["bounds"]
    assert [game["common"] for game in found["games"]] == [common(name)]


@pytest.mark.parametrize("name", partita.games())
def test_every_step_without_the_jit(name: str) -> None:
    found = soaked_apart(name, COMMON, NUMBA_DISABLE_JIT="1")
    assert not found["jit"]
    assert [game["common"] for game in found["games"]] == [common(name)]


def test_the_tests_own_process_compiles() -> None:
    """Else the comparison above would compare one mode with itself."""
    assert jit.jitted()
