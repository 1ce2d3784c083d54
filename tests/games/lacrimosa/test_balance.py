"""The report of how a box plays: its tables stand in the document, its counts add up, one-sided players keep to it."""

import json
from pathlib import Path
from typing import Any

import pytest
from bench import lacrimosa_balance

from partita.games.lacrimosa import actions, boxes
from partita.games.lacrimosa.layout import CITY_PLACES, MARKERS, PLACES
from partita.lab import lacrimosa as study
from partita.lab.tables import markdown

ROOT = Path(__file__).parents[3]
GAMES = 6


def asked(players: int = 4, **more: Any) -> study.Asked:
    return study.Asked(boxes.load(), players, more.pop("games", GAMES), **more)


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return study.play(asked())


def test_la_9_opuses_lie_on_the_line_but_for_a_printed_one() -> None:
    box = boxes.load()
    off = lacrimosa_balance.off_line(box)
    assert off == ["vesperae-solennes"]
    assert box.rows["opus"][off[0]]["source"] == "printed"


def test_documentation_has_the_tables_of_the_box() -> None:
    text = (ROOT / "docs" / "lacrimosa-box.md").read_text(encoding="utf-8")
    for table in lacrimosa_balance.tables(boxes.load()):
        assert markdown(table) in text, table[0]


def test_each_composer_leans_to_another_action() -> None:
    _, *rows = lacrimosa_balance.composer_table(boxes.load())
    assert len({row[1] for row in rows}) == len(rows)
    assert all(int(row[2]) >= 12 for row in rows)  # of fifteen


def test_counts_add_up(found: dict[str, Any]) -> None:
    assert found["games"] == GAMES
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=1e-3)
    mean_score = sum(seat["mean_score"] for seat in found["seats"]) / 4
    assert sum(own for own, _ in found["sources"].values()) == pytest.approx(mean_score, abs=0.1)
    assert sum(found["markers"]["share"]) == pytest.approx(1, abs=1e-2)
    assert len(found["markers"]["share"]) == MARKERS + 1
    assert sum(found["actions"]["end-turn"]) == 20
    assert len(found["cards"]) == 34 + 46
    for card in found["cards"]:
        low, high = card["buyer"]["ci95"]
        assert 0 <= low <= card["buyer"]["share"] <= high <= 1
        assert card["bought"] <= 1


def test_same_seed_same_result(found: dict[str, Any]) -> None:
    assert study.play(asked()) == found
    assert study.play(asked(seed=2)) != found


def test_report_of_rollout_and_of_a_box_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    boxes.export(tmp_path / "box")
    words = [str(tmp_path / "box"), "play", "--players", "2", "--games", "1", "--bot", "rollout", "--playouts", "2"]
    assert lacrimosa_balance.main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["bot"], told["playouts"], told["players"], told["games"]) == ("rollout", 2, 2, 1)
    assert len(told["play"]["seats"]) == 2


def test_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert lacrimosa_balance.main([*lacrimosa_balance.PARTS, "--games", "2", "--players", "2"]) == 0
    told = capsys.readouterr().out
    for word in (
        "no Requiem",
        "no commission",
        "courts first",
        "winner, median",
        "magic-flute",
        "easy",
        "Off the line",
    ):
        assert word in told


def test_bad_questions_are_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["a", "b"], ["--games", "0"], [str(tmp_path / "nothing")]):
        assert lacrimosa_balance.main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "first", "after"),
    [
        ("no Requiem", actions.REQUIEM, actions.INSTRUMENT),
        ("no commission", actions.COMMISSION, actions.PERFORM),
        ("no journey", actions.JOURNEY, actions.REQUIEM),
    ],
)
def test_one_sided_players_keep_to_it(name: str, first: int, after: int) -> None:
    others = 0
    for apart, match in asked(games=4).matches(study.habits(boxes.load())[name]):
        for _, seat, action in match.moves:
            if first <= action < after:
                assert seat != apart
                others += 1
    assert others > 0


def test_courts_first_goes_to_more_courts() -> None:
    own = others = 0
    for apart, match in asked(games=4).matches(study.habits(boxes.load())["courts first"]):
        for _, seat, action in match.moves:
            if actions.JOURNEY + CITY_PLACES <= action < actions.JOURNEY + PLACES:
                own, others = own + (seat == apart), others + (seat != apart)
    assert own > others / 3


def test_solo_levels_differ_in_his_score_only() -> None:
    found = study.play_solo(asked(games=3))
    assert list(found) == ["easy", "normal", "hard"]
    his = [level["his_mean_score"] for level in found.values()]
    assert his == sorted(his)
    assert len({level["mean_score"] for level in found.values()}) == 1


def test_too_strong() -> None:
    cards = [
        {"card": card, "buyer": {"games": games, "share": share}}
        for card, games, share in (("rare", 199, 0.9), ("fair", 200, 0.6), ("strong", 200, 0.61))
    ]
    assert [card["card"] for card in study.too_strong({"cards": cards})] == ["strong"]
