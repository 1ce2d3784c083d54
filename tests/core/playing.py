"""Matches played at random, for tests."""

import random
from collections.abc import Mapping
from typing import Any

import partita
from partita.core.match import Match


def played(players: int = 2, seed: int = 0, plies: int = 10_000, options: Mapping[str, Any] | None = None) -> Match:
    """A match after some random moves, or at its end."""
    draw = random.Random(seed)  # a generator of the test's own
    match = partita.new("ovation", players=players, seed=seed, options=options)
    while not match.is_over and match.ply < plies:
        match.play(draw.choice(match.legal()))
    return match
