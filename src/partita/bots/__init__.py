"""The bots: ``random``, ``beginner``, ``greedy`` and ``rollout``.

A bot gets a view and the legal list, and answers with a move; what is hidden from its seat it never holds.
"""

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import numpy as np

from partita.core.errors import BadOption, BadPosition, shown
from partita.core.game import Box, Codes, Game, Records
from partita.core.game import game as game_named
from partita.core.moment import is_whole

DEFAULT_PLAYOUTS = 200
BATCH = 25  # playouts between two looks at the clock
MOST_PLAYOUTS = 10**9  # days for one decision; far below what the kernels can count
MOST_SECONDS = 10**6  # more is as much
_SEEDS = 1 << 64


def minds(game: str) -> Any:
    """The compiled minds of a game (``partita.bots.minds``, bound to it)."""
    from partita.kernel import jit

    kernels: Any = game_named(game).kernels
    return jit.bind("partita.bots.minds", game, kernels)


class Bot(ABC):
    """What the bots have in common: from words to codes and back.

    ``seed`` is a whole number from 0 to 2**64-1; with the same seed the same questions get the same answers.
    """

    name = ""

    def __init__(self, seed: int = 0, playouts: int | None = None, seconds: float | None = None) -> None:
        """``playouts`` is the budget for a decision; ``seconds`` one by the clock instead, for the table only.

        Raises BadOption.
        """
        if not is_whole(seed, _SEEDS - 1):
            raise BadOption("bot-seed", seed=shown(seed))
        if playouts is not None and not (is_whole(playouts, MOST_PLAYOUTS) and playouts > 0):
            raise BadOption("bot-budget", most=str(MOST_PLAYOUTS), playouts=shown(playouts))
        if seconds is not None and not (_is(seconds, int | float) and 0 < seconds < math.inf):
            raise BadOption("bot-seconds", seconds=shown(seconds))
        self.playouts = playouts or DEFAULT_PLAYOUTS
        self.seconds = None if seconds is None else min(seconds, MOST_SECONDS)
        self._thinker = np.array([seed, 0], np.uint64)
        self._work: Records | None = None

    def choose(self, view: Mapping[str, Any], legal: list[str]) -> str:
        """One of the legal moves, from what the seat to move may know (``Match.view``, ``Match.legal``).

        Raises BadOption when nothing is legal or a move is unknown, BadPosition when the view is none.

        >>> import partita
        >>> m = partita.new("ovation", players=2, seed=4)
        >>> partita.bot("random", seed=1).choose(m.view(0), m.legal()) in m.legal()
        True
        """
        if not _is(view, Mapping):
            raise BadPosition("view-no-dict", kind=type(view).__name__)
        if not _is(legal, list | tuple):
            raise BadOption("legal-no-list", kind=type(legal).__name__)
        if not isinstance(view.get("game"), str):
            raise BadPosition("view-no-game")
        game = game_named(view["game"])
        if not legal:
            raise BadOption("nothing-legal")
        digest = view.get("box")
        box = game.load_box(None) if digest is None else game.find_box(digest) if _is(digest, str) else None
        if box is None:
            raise BadOption("view-box", box=shown(digest))
        codes = [game.parse(move, box) if _is(move, str) else None for move in legal]
        if None in codes:
            raise BadOption("bot-move", move=shown(legal[codes.index(None)]))
        views = game.build({key: view[key] for key in view if key != "seat"}, box, 0)
        return legal[self.choose_code(game, views, box, np.array(codes, np.int16))]

    def choose_code(self, game: Game, views: Records, box: Box, moves: Codes) -> int:
        """The index of the chosen one of ``moves``, int16[n], from ``views[0]``, a view of the seat to move."""
        if self._work is None or self._work.dtype != game.kernels.STATE:  # before, it may have been another game
            self._work = np.zeros(minds(game.name).WORK, game.kernels.STATE)
        return self._think(minds(game.name), game, views, box, moves, self._work)

    @abstractmethod
    def _think(self, mind: Any, game: Game, views: Records, box: Box, moves: Codes, work: Records) -> int:
        """The index of the chosen move."""


class Random(Bot):
    """Any legal move."""

    name = "random"

    def _think(self, mind: Any, game: Game, views: Records, box: Box, moves: Codes, work: Records) -> int:
        return int(mind.random_move(moves, moves.size, self._thinker))


class Beginner(Bot):
    """Greedy's move as a rule, but often enough any legal one."""

    name = "beginner"

    def _think(self, mind: Any, game: Game, views: Records, box: Box, moves: Codes, work: Records) -> int:
        if mind.slips(self._thinker):
            return int(mind.random_move(moves, moves.size, self._thinker))
        return int(mind.greedy_move(views, 0, box.data, moves, moves.size, self._thinker, work))


class Greedy(Bot):
    """The move after which the view looks best: one step, and the game's own evaluation."""

    name = "greedy"

    def _think(self, mind: Any, game: Game, views: Records, box: Box, moves: Codes, work: Records) -> int:
        return int(mind.greedy_move(views, 0, box.data, moves, moves.size, self._thinker, work))


class Rollout(Bot):
    """The move that did best in playouts of greedy, each on a state drawn fairly from those that fit the view."""

    name = "rollout"

    def _think(self, mind: Any, game: Game, views: Records, box: Box, moves: Codes, work: Records) -> int:
        sums, visits = np.zeros(moves.size, np.float64), np.zeros(moves.size, np.int64)
        out = np.zeros(game.kernels.MAX_LEGAL, np.int16)
        end = None if self.seconds is None else time.monotonic() + self.seconds
        left = self.playouts
        while left > 0 if end is None else time.monotonic() < end:
            batch = left if end is None else BATCH
            mind.explore(views, 0, box.data, moves, moves.size, batch, self._thinker, work, out, sums, visits)
            left -= batch
        return int(mind.most_tried(sums, visits, moves.size))


BOTS = {kind.name: kind for kind in (Random, Beginner, Greedy, Rollout)}  # in the order of their numbers in minds.py


def _is(thing: object, kind: Any) -> bool:
    """Whether what came from outside is of the kind that its annotation says."""
    return isinstance(thing, kind)


def bot(name: str, seed: int = 0, playouts: int | None = None, seconds: float | None = None) -> Bot:
    """A bot by its name.  Raises BadOption."""
    if name not in list(BOTS):  # a list, since what is no text may not even be hashable
        raise BadOption("no-bot", name=shown(name), allowed=list(BOTS))
    return BOTS[name](seed, playouts, seconds)


def warm_steps(game: str) -> Iterable[tuple[str, Callable[[], object]]]:
    """The bots' part of compiling a game (``partita.core.warm``): each answers a question."""
    found = game_named(game)
    box = found.load_box(None)
    question = partial(_first_question, found, box, found.setup(2, found.check_options(2, None), box))

    def answer(kind: type[Bot]) -> str:
        return kind(playouts=1).choose(*question())

    return [(name, partial(answer, kind)) for name, kind in BOTS.items()]


def _first_question(game: Game, box: Box, setup: Any) -> tuple[dict[str, Any], list[str]]:
    """The view and the legal moves of the first seat of some match."""
    from partita.core.log import new_log
    from partita.kernel import rng

    kernels = game.kernels
    games, out = np.zeros(2, kernels.STATE), np.zeros(kernels.MAX_LEGAL, np.int16)
    kernels.new(games, 0, box.data, rng.seed_words(0), setup, new_log())
    count = kernels.legal(games, 0, box.data, out)
    kernels.view(games, 0, kernels.to_move(games, 0), games, 1)
    return game.describe(games[1:], box), [game.move_text(int(code), box) for code in out[:count]]
