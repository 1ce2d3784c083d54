"""One match on the engine and on an oracle, compared move by move: the same for all games.

``PARTITA_ORACLE_GAMES`` sets the number of matches (1,000 unless told).  Legal moves and scores are compared at every
decision.  Tables are compared at every decision of each fourth match; in the others the oracle goes on from its own
table and is compared now and then, at the end, and whenever chance came in.
"""

import os
import random
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from partita.core.match import Match

MATCHES = int(os.environ.get("PARTITA_ORACLE_GAMES", "1000"))
OTHER_MATCHES = MATCHES // 10  # with another box
PORTION = 50  # matches in one test, so that several processes can share the work
LONGEST = 10_000  # moves; a match that takes more is not ending
CLOSELY = 4  # each match of this many is compared at every decision
NOW_AND_THEN = 10  # moves between two comparisons of the others

Table = TypeVar("Table")


class Rules(Protocol[Table]):
    """An oracle, of tables as it writes them down."""

    def legal(self, table: Table, /) -> list[str]:
        """The legal moves; none exactly when the match is over."""

    def play(self, table: Table, move: str, after: Table, /) -> Table:
        """The table a legal move leads to, with what chance brought taken from ``after``, which came about."""

    def foresee(self, table: Table, move: str, /) -> Table | None:
        """The table a legal move leads to, or None where chance has a say in it."""

    def scores(self, table: Table, /) -> list[int]:
        """The points of each seat as they stand."""

    def winners(self, table: Table, /) -> list[int]:
        """The winning seats by the points as they stand."""


def portions() -> list[range]:
    """The seeds of all matches, a portion a test."""
    return [range(first, min(first + PORTION, MATCHES)) for first in range(0, MATCHES, PORTION)]


def drawn_players(rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of players, and in solo a level."""
    players = rng.randint(1, 4)
    return players, {"solo_level": rng.choice(["easy", "normal", "hard"])} if players == 1 else {}


def compare(
    oracle: Rules[Table],
    match: Match,
    table: Table,
    *,
    read: Callable[[dict[str, Any]], Table],
    choose: Callable[[Table, list[str]], str],
    differences: Callable[[Table, Table], list[str]],
    where: str,
    closely: bool,
) -> Table:
    """Play a match to its end on both, and return the last table.  Fails at the first difference.

    ``table`` is the oracle's to begin with, ``read`` makes one of a described position, ``where`` tells the match.
    """
    every = 1 if closely else NOW_AND_THEN
    for _ in range(LONGEST):
        here = f"{where}, ply {match.ply}"
        legal = match.legal()
        assert sorted(oracle.legal(table)) == sorted(legal), here
        assert oracle.scores(table) == list(match.scores()), here
        if not legal:
            break
        move = choose(table, legal)
        match.play(move)
        predicted = oracle.foresee(table, move)
        if predicted is None or match.ply % every == 0 or match.is_over:
            after = read(match.position())
            predicted = predicted or oracle.play(table, move, after)
            found = differences(predicted, after)
            assert not found, "\n".join([f"{here}, {move}", *found])
            predicted = after
        table = predicted
    assert match.is_over, where
    assert oracle.winners(table) == list(match.winners), where
    return table
