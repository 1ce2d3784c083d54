"""Whole matches between bots inside a kernel, for the laboratory."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from partita.bots import BOTS, DEFAULT_PLAYOUTS, minds
from partita.core.errors import BadOption, shown
from partita.core.game import Box, Records
from partita.core.game import game as game_named
from partita.core.log import no_log


@dataclass(frozen=True)
class Outcome:
    """How a match ended.  ``state`` is the last one, STATE[1]; ``shares`` the shares of the win by seat."""

    scores: list[int]
    shares: list[float]
    decisions: int
    forced: int
    state: Records


class Arena:
    """A place where the same bots play match after match.

    ``bots`` are the names of Partita's bots by seat, ``setup`` what the game's ``setup`` made.  Raises BadOption.
    """

    def __init__(self, game: str, box: Box, setup: Any, bots: Sequence[str], playouts: int | None) -> None:
        unknown = [name for name in bots if name not in BOTS]
        if unknown:
            raise BadOption("no-bot-inside", name=shown(unknown[0]), allowed=list(BOTS))
        self._game, self._box, self._setup = game_named(game), box, setup
        self._kernels = kernels = self._game.kernels
        self._minds = mind = minds(game)
        self._kinds = np.array([list(BOTS).index(name) for name in bots], np.int64)
        self._budgets = np.full(len(bots), playouts or DEFAULT_PLAYOUTS, np.int64)
        self._games = np.zeros(2, kernels.STATE)
        self._work = np.zeros(mind.WORK, kernels.STATE)
        self._out = np.zeros(kernels.MAX_LEGAL, np.int16)
        self._inner_out = np.zeros(kernels.MAX_LEGAL, np.int16)
        self._sums = np.zeros(kernels.MAX_LEGAL, np.float64)
        self._visits = np.zeros(kernels.MAX_LEGAL, np.int64)
        self._log = no_log()
        self._scores = np.zeros(kernels.MAX_SEATS, np.int64)
        self._shares = np.zeros(kernels.MAX_SEATS, np.float64)

    def play(self, seed: int, bot_seeds: Sequence[int]) -> Outcome:
        """One match from a seed (0..2**128-1) and the bots' seeds (0..2**64-1) by seat."""
        from partita.kernel import rng

        kernels, box = self._kernels, self._box.data
        counts = np.zeros(2, np.int64)
        thinkers = np.array([[word, 0] for word in bot_seeds], np.uint64)
        kernels.new(self._games, 0, box, rng.seed_words(seed), self._setup, self._log)
        self._minds.play_match(
            self._games,
            box,
            self._kinds,
            self._budgets,
            thinkers,
            self._out,
            self._work,
            self._inner_out,
            self._sums,
            self._visits,
            counts,
        )
        kernels.scores(self._games, 0, box, self._scores)
        kernels.returns(self._games, 0, box, self._shares)
        return Outcome(
            scores=self._scores.tolist(),
            shares=self._shares.tolist(),
            decisions=int(counts[0]),
            forced=int(counts[1]),
            state=self._games[:1].copy(),
        )
