"""Matches between bots with every move kept, and with habits: for finding out what a box makes of a game.

Slower than the arena, which plays inside a kernel: between two decisions Python looks on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from partita import bots
from partita.core.game import Box, Codes, Records
from partita.core.game import game as game_named
from partita.core.log import no_log
from partita.kernel import rng

Habit = Callable[[Records, int, Codes], Codes]
"""What makes a player one-sided: from a view (its own copy, in which it may hide what it shuns), the seat, and the
legal moves to those that it considers; where these are none, it considers all."""


@dataclass(frozen=True)
class Watched:
    """A match that was watched.  ``state`` is the last one, STATE[1]; ``shares`` the shares of the win by seat."""

    scores: list[int]
    shares: list[float]
    moves: list[tuple[int, int, int]]  # the round, the seat, the action code; forced moves too
    decisions: int
    state: Records


class Gallery:
    """A place from which match after match of the same game is watched.

    ``setup`` is what the game's ``setup`` made.
    """

    def __init__(self, game: str, box: Box, setup: Any) -> None:
        self.game, self.box, self._setup = game_named(game), box, setup
        kernels = self.game.kernels
        self._games = np.zeros(2, kernels.STATE)
        self._out = np.zeros(kernels.MAX_LEGAL, np.int16)
        self._log = no_log()
        self._scores = np.zeros(kernels.MAX_SEATS, np.int64)
        self._shares = np.zeros(kernels.MAX_SEATS, np.float64)

    def play(self, seed: int, players: Sequence[bots.Bot], habits: Sequence[Habit | None]) -> Watched:
        """One match from a seed (0..2**128-1) between bots, each with a habit or none, by seat."""
        kernels, box, games, out = self.game.kernels, self.box, self._games, self._out
        moves: list[tuple[int, int, int]] = []
        decisions = 0
        kernels.new(games, 0, box.data, rng.seed_words(seed), self._setup, self._log)
        count = kernels.legal(games, 0, box.data, out)
        rounds = games["round_number"]
        while count:
            seat = kernels.to_move(games, 0)
            action = int(out[0])
            if count > 1:
                decisions += 1
                kernels.view(games, 0, seat, games, 1)
                considered = out[:count].copy()
                habit = habits[seat]
                if habit is not None:
                    kept = habit(games[1:], seat, considered)
                    considered = kept if kept.size else considered
                action = int(considered[0])
                if considered.size > 1:
                    action = int(considered[players[seat].choose_code(self.game, games[1:], box, considered)])
            moves.append((int(rounds[0]), seat, action))
            count = kernels.advance(games, 0, box.data, action, out)
        kernels.scores(games, 0, box.data, self._scores)
        kernels.returns(games, 0, box.data, self._shares)
        return Watched(self._scores.tolist(), self._shares.tolist(), moves, decisions, games[:1].copy())
