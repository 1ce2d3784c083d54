"""The report of how the box of Lacrimosa plays: its tables stand in the document, its words are understood."""

import json
from pathlib import Path

import pytest
from bench import lacrimosa_balance

from partita.games.lacrimosa import boxes
from partita.lab.tables import markdown

ROOT = Path(__file__).parents[3]


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
