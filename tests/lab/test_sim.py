"""The laboratory's statistics against values worked out elsewhere."""

import pytest

from partita.lab import sim
from partita.lab.sim import PARTS, Plan, Tally
from partita.lab.stats import wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # by hand from the formula, z = 1.96
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (950, 1000, 0.9347, 0.9618),
    ],
)
def test_wilson_intervals(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won / games, games)
    assert found == pytest.approx((low, high), abs=2e-4)
    assert found[0] <= won / games <= found[1]


def test_no_games_say_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_victories_can_be_shared_exactly() -> None:
    assert [PARTS % winners for winners in (1, 2, 3, 4)] == [0, 0, 0, 0]


def test_each_bot_sits_on_each_seat_equally_often() -> None:
    plan = Plan("ovation", 4, ("a", "b", "a", "b"), 1, None, None, None)
    seen = {(plan.entry(number, seat), seat) for number in range(4) for seat in range(4)}
    assert len(seen) == 16
    alike = Plan("ovation", 4, ("a",) * 4, 1, None, None, None)
    assert all(alike.entry(number, seat) == seat for number in range(4) for seat in range(4))


def test_seeds_differ_between_games_and_bots() -> None:
    plan = Plan("ovation", 2, ("a", "b"), 1, None, None, None)
    assert len({plan.game_seed(number) for number in range(1000)}) == 1000
    assert len({plan.bot_seed(number, entry) for number in range(500) for entry in range(2)}) == 1000


def test_games_inside_a_kernel_are_the_games_of_the_public_face() -> None:
    """The same seeds, the same bots: move by move with views and texts, and in one call."""
    for players, bots in ((1, ("greedy",)), (3, ("greedy", "random", "rollout"))):
        plan = Plan("ovation", players, bots, 5, 2, None, None)
        inside, outside = Tally(), Tally()
        sim._play_inside(plan, range(2), inside)
        for number in range(2):
            sim._play_one(plan, number, outside)
        assert inside == outside
        assert inside.games == 2
