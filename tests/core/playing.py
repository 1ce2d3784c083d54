"""Matches played at random, and what errors are made of, for tests."""

import random
from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import partita
from partita.core.errors import Error, Listed, Saying
from partita.core.match import Match
from partita.text import messages


def played(
    players: int = 2,
    seed: int = 0,
    plies: int = 10_000,
    options: Mapping[str, Any] | None = None,
    game: str = "ovation",
) -> Match:
    """A match after some random moves, or at its end."""
    draw = random.Random(seed)  # a generator of the test's own
    match = partita.new(game, players=players, seed=seed, options=options)
    while not match.is_over and match.ply < plies:
        match.play(draw.choice(match.legal()))
    return match


def keys_in(told: Any) -> set[str]:
    """The keys of all sentences that an error or a saying is put together from."""
    if isinstance(told, Error):
        return keys_in(told.saying)
    if isinstance(told, Saying):
        return {told.key}.union(*(keys_in(value) for value in told.values.values()))
    if isinstance(told, Listed):
        return keys_in(list(told.words))
    if isinstance(told, list | tuple):
        return set[str]().union(*(keys_in(each) for each in told))
    return set()


def messages_of(game: str) -> set[str]:
    """The keys of a game's sentences about what is wrong."""
    return {
        entry.id.name
        for entry in FluentParser().parse(messages("en", f"{game}.errors")).body
        if isinstance(entry, fluent.Message)
    }
