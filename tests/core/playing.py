"""Matches for tests, played at random or by a script, and what errors are made of."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import partita
from partita.core.errors import Error, Listed, Saying
from partita.core.match import Match
from partita.text import messages


class Script(NamedTuple):
    """A described position, and moves of one turn in it that neither hide nor reveal anything; seat 0 is to move.

    ``loud`` reveals something, there, and the turn goes on with ``after``, which does not.
    """

    position: dict[str, Any]
    quiet: list[str]
    there: dict[str, Any]
    loud: str
    after: list[str]


_BONUSES: dict[str, Any] = {
    "players": 2,
    "seats": [{"composer": "mozart", "inspiration": {"joy": 3}, "helpers": ["the-prodigy"], "tokens": 2}, {}],
}
_WEALTH: dict[str, Any] = {"ducats": 30, "counters": {"talent": 9, "journey": 9}}
SCRIPTS = {
    "ovation": Script(
        position=_BONUSES,
        quiet=["inspire joy joy", "use the-prodigy"],
        there=_BONUSES,
        loud="artist concert",
        after=["inspire joy joy", "use the-prodigy"],
    ),
    "lacrimosa": Script(
        position={"seats": [{"hand": ["first-commission", "old-diary"]}, {}]},
        quiet=["experience first-commission", "story old-diary", "ducats"],
        # A City tile is opened by a journey; then there is an Opus to perform.
        there={
            "phase": "act",
            "now": {"todo": ["perform", "journey"]},
            "seats": [{**_WEALTH, "memories": ["empress-lap"], "experiences": ["empress-lap"]}, {}],
            "cities": {"salzburg": "purse-of-gold"},
        },
        loud="journey salzburg",
        after=["perform nannerls-notebook"],
    ),
}
every_game = pytest.mark.parametrize("game", partita.games())


def played(
    game: str, players: int = 2, seed: int = 0, plies: int = 10_000, options: Mapping[str, Any] | None = None
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
