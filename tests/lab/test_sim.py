"""The laboratory's statistics against values worked out elsewhere."""

from pathlib import Path

import numpy as np
import pytest
from tests.core.playing import every_game

from partita.bots import minds
from partita.core.errors import BadOption
from partita.core.game import game as game_named
from partita.lab import bench, sim
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


@every_game
def test_games_inside_a_kernel_are_the_games_of_the_public_face(game: str) -> None:
    """The same seeds, the same bots: move by move with views and texts, and in one call."""
    for players, bots in ((1, ("greedy",)), (3, ("greedy", "random", "rollout")), (2, ("beginner", "greedy"))):
        plan = Plan(game, players, bots, 5, 2, None, None)
        inside, outside = Tally(), Tally()
        sim._play_inside(plan, range(2), inside)
        for number in range(2):
            sim._play_one(plan, number, outside)
        assert inside == outside
        assert inside.games == 2


@every_game
def test_a_beginner_stands_between_random_and_greedy(game: str) -> None:
    over_random, under_greedy = (
        sim.simulate(game, players=2, games=200, bots=["beginner", other], seed=3, jobs=1)["seats"][0]["share"]
        for other in ("random", "greedy")
    )
    assert over_random > 0.97
    assert 0.07 < under_greedy < 0.25


@every_game
def test_a_beginner_slips_as_often_as_the_game_says(game: str) -> None:
    tries = 20_000
    thinker = np.array([5, 0], np.uint64)
    slips = sum(minds(game).slips(thinker) for _ in range(tries))
    assert slips / tries == pytest.approx(game_named(game).kernels.SLIPS / 100, abs=0.01)


@every_game
def test_any_number_of_jobs_gives_the_same(game: str) -> None:
    one, two = (sim.simulate(game, players=2, games=40, bots=["greedy", "random"], seed=3, jobs=n) for n in (1, 2))
    assert {key: one[key] for key in one if key != "seconds"} == {key: two[key] for key in two if key != "seconds"}
    assert [seat["wins"] for seat in one["seats"]] == [40, 0]
    assert sum(one["end_reasons"].values()) == 40


@every_game
def test_a_bot_of_ones_own_plays_from_views_as_the_one_inside_does(game: str, tmp_path: Path) -> None:
    """A file whose bot asks the one of the same name chooses its moves, in the laboratory as in the public face."""
    own = tmp_path / "own.py"
    own.write_text(
        "import partita\n"
        "class Own:\n"
        "    def __init__(self, seed): self.bot = partita.bot('greedy', seed=seed)\n"
        "    def choose(self, view, legal):\n"
        f"        assert view['game'] == '{game}' and view['seat'] == view['to_move']\n"
        "        return self.bot.choose(view, legal)\n"
    )
    plans = [Plan(game, 2, (bot, "random"), 5, None, None, None) for bot in ("greedy", f"{own}:Own")]
    inside, outside = Tally(), Tally()
    sim._play_inside(plans[0], range(2), inside)
    for number in range(2):
        sim._play_one(plans[1], number, outside)
    assert inside == outside


@every_game
def test_what_goes_wrong_in_another_process_is_told_in_either_language(game: str, tmp_path: Path) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text("class Cheat:\n def __init__(self, seed): pass\n def choose(self, view, legal): return 'win'\n")
    with pytest.raises(BadOption) as caught:
        sim.simulate(game, players=2, games=20, bots=[f"{cheat}:Cheat"], seed=1, jobs=2)
    assert "cheat.py:Cheat of game" in caught.value.text("en")
    assert "cheat.py:Cheat de la partie n°" in caught.value.text("fr")


def test_a_bot_that_raises_in_another_process_is_named_in_either_language(tmp_path: Path) -> None:
    lost = tmp_path / "lost.py"
    lost.write_text("class Lost:\n def __init__(self, seed): pass\n def choose(self, view, legal): return legal[99]\n")
    with pytest.raises(BadOption) as caught:
        sim.simulate("ovation", players=2, games=20, bots=[f"{lost}:Lost"], seed=1, jobs=2)
    english, french = caught.value.text("en"), caught.value.text("fr")
    assert english.startswith("in game ")
    assert english.endswith("lost.py:Lost raised IndexError: list index out of range")
    assert french.startswith("à la partie n°\u00a0")
    assert french.endswith("lost.py:Lost a levé IndexError\u00a0: list index out of range")


def test_long_names_of_bots_keep_what_tells_them_apart() -> None:
    names = ["greedy", "/home/somebody/bots/first.py:First", "/home/somebody/bots/concerts_before_all.py:ConcertsFirst"]
    shown = [sim._shortened(name, names, 23) for name in names]
    assert shown == ["greedy", "first.py:First", "concerts_be…ncertsFirst"]
    alike = ["/home/somebody/one/first.py:First", "/home/somebody/two/first.py:First"]
    assert [len(sim._shortened(name, alike, 23)) for name in alike] == [23, 23]


def test_the_result_is_told_in_both_languages() -> None:
    seats = [
        {"wins": 1800, "share": 0.9, "ci95": [0.8812, 0.92], "mean_score": 71.26},
        {"wins": 200, "share": 0.1, "ci95": [0.08, 0.12], "mean_score": 51.24},
    ]
    found = {
        "game": "ovation", "players": 1, "games": 2000, "seed": 1 << 100, "bots": ["greedy"], "seats": seats,
        "end_reasons": {"maestro": 1990, "round-limit": 10}, "rounds": 14.21, "decisions_per_game": 1234.56,
        "seconds": 4.0,
    }  # fmt: skip
    assert sim.lines(found) == [
        f"2000 games of Ovation, 1 player, seed {1 << 100}",
        "bot                         wins    share   95 % interval     mean score",
        "greedy                      1800    90.0%   88.1% to 92.0%          71.3",
        "the rulebook’s               200    10.0%   8.0% to 12.0%           51.2",
        "ends: Maestro cards 1990, round limit 10",
        "rounds 14.2, decisions 1234.6 a game",
        "4.0 s, 500 games a second",
    ]
    french = sim.lines(found, "fr")
    assert french[0] == f"2000 parties d’Ovation, 1 joueur, graine {1 << 100}"
    assert french[2].split() == ["greedy", "1800", "90,0", "%", "88,1", "%", "à", "92,0", "%", "71,3"]
    assert french[3].startswith("celui des règles ")
    assert len({len(line) for line in french[1:4]}) == 1
    assert french[5] == "14,2 manches, 1234,6 décisions par partie"


def test_figures_are_told_in_both_languages() -> None:
    found = {
        "machine": {"cores": 2},
        "games": {"ovation": {"advance_per_s": 1234567.8, "forced_share": 0.34567, "state_bytes": 704}},
        "peers": {"open_spiel": {"hearts": {"decisions_per_s": 5000.0}}},
        "ratios": {"ovation": {"hearts": 246.91}},
    }
    assert bench.lines(found) == [
        '{"cores": 2}',
        "ovation advance_per_s: 1,234,568",
        "ovation forced_share: 0.3457",
        "ovation state_bytes: 704",
        "open_spiel hearts decisions_per_s: 5,000",
        "ovation advance_per_s against hearts: 246.9",
    ]
    assert bench.lines(found, "fr")[1:] == [
        "ovation advance_per_s\u00a0: 1\u202f234\u202f568",
        "ovation forced_share\u00a0: 0,3457",
        "ovation state_bytes\u00a0: 704",
        "open_spiel hearts decisions_per_s\u00a0: 5\u202f000",
        "ovation advance_per_s par rapport à hearts\u00a0: 246,9",
    ]
