"""Bots look at views: with the JIT, with bounds checks and without the JIT they choose the same, soundly."""

import json

import pytest
from tests.contract.apart import run_apart
from tests.contract.thinking import thoughts

import partita


@pytest.mark.parametrize("flag", ["NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"])
@pytest.mark.parametrize("name", partita.games())
def test_bots_choose_the_same_in_every_mode(name: str, flag: str) -> None:
    assert json.loads(run_apart("tests.contract.thinking", name, flags={flag: "1"})) == thoughts(name)
