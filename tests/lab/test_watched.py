"""Watched matches are those that the arena plays, move by move."""

import numpy as np
import pytest

from partita.bots import bot
from partita.bots.arena import Arena
from partita.core.game import Codes, Records, game
from partita.lab.watched import Gallery

SEED, BOT_SEEDS = 7, (1, 2, 3)


@pytest.mark.parametrize("name", ["ovation", "lacrimosa"])
def test_as_in_the_arena(name: str) -> None:
    rules = game(name)
    box = rules.load_box(None)
    setup = rules.setup(3, rules.check_options(3, None), box)
    seated = ("greedy", "random", "greedy")
    inside = Arena(name, box, setup, seated, None).play(SEED, BOT_SEEDS)
    bots = [bot(kind, seed) for kind, seed in zip(seated, BOT_SEEDS, strict=True)]
    watched = Gallery(name, box, setup).play(SEED, bots, [None] * 3)
    assert watched.state.tobytes() == inside.state.tobytes()
    assert (watched.scores, watched.shares) == (inside.scores, inside.shares)
    assert watched.decisions == inside.decisions
    assert len(watched.moves) == inside.decisions + inside.forced


def test_habits_narrow_and_never_leave_nothing() -> None:
    rules = game("lacrimosa")
    box = rules.load_box(None)
    setup = rules.setup(2, rules.check_options(2, None), box)
    gallery = Gallery("lacrimosa", box, setup)
    bots = [bot("random", seed) for seed in BOT_SEEDS[:2]]

    def first(views: Records, seat: int, moves: Codes) -> Codes:
        assert seat == 0
        return moves[:1]

    def none(views: Records, seat: int, moves: Codes) -> Codes:
        views["ducats"] = 0  # its own copy
        return np.zeros(0, np.int16)

    free = gallery.play(SEED, bots, [None, None])
    bots = [bot("random", seed) for seed in BOT_SEEDS[:2]]
    assert gallery.play(SEED, bots, [None, none]).moves == free.moves
    held = gallery.play(SEED, bots, [first, None])
    assert held.moves != free.moves
