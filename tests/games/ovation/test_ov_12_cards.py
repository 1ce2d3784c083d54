"""OV-12: what is printed and what is reconstructed, and cards of one's own."""

from collections import Counter
from pathlib import Path

import pytest
from tests.games.ovation.solo_positions import Row, plain_rows, seat_of, write_box

import partita
from partita.games.ovation import boxes

ROWS = boxes.load().rows
NAMED: dict[str, Row] = {  # the cards that the rulebook and its examples name, and what they say about them
    "violin-concerto": {"tones": ["passion", "joy"], "types": ["strings"], "needs": ["strings"]},
    "string-quartet": {"types": ["strings"]},
    "the-prodigy": {"action": "seek-inspiration", "bonus": "joy", "condition": "joy"},
    "collaboration": {"action": "seek-inspiration", "bonus": "seek-fortune", "condition": None},
    "piano-pupil": {"action": "perform", "bonus": "seek-patronage", "condition": "piano"},
    "commission": {"action": "seek-patronage", "bonus": "seek-inspiration", "condition": None},
    "lady-antoinette": {"kind": "financier", "bonus": "seek-inspiration"},
    "symphony-no-9": {"composer": "beethoven"},
    "efficiency-expert": {"solo": False},
}


@pytest.mark.parametrize("card", NAMED)
def test_ov_12_1_named_cards(card: str) -> None:
    row = next(rows[card] for rows in ROWS.values() if card in rows)
    assert row["source"] == "printed"
    assert {column: row[column] for column in NAMED[card]} == NAMED[card]


def test_ov_12_1_what_the_magnum_opuses_of_the_examples_ask_for() -> None:
    assert sorted(ROWS["magnum"]["symphony-no-9"]["needs"]) == ["joy", "symphony"]
    knight = [row["needs"] for row in ROWS["magnum"].values() if row["composer"] == "saint-georges"]
    assert ["strings", "strings"] in knight


def test_ov_12_1_legacy_points() -> None:
    lps = {row["lp"] for deck in ("concert", "chamber") for row in ROWS[deck].values()}
    assert lps <= {4, 5, 6, 7, 8}
    assert Counter(row["lp"] for row in ROWS["magnum"].values()) == {12: 6, 14: 6, 16: 6}


def test_ov_12_2_every_row_has_a_source() -> None:
    sources = Counter(row["source"] for rows in ROWS.values() for row in rows.values())
    assert set(sources) == {"printed", "reconstructed"}
    assert sources["printed"] == len(NAMED) + len(ROWS["composers"])


def test_ov_12_2_one_folder_replaces_another(tmp_path: Path) -> None:
    rows = plain_rows()
    rows["solo"][0]["source"] = "printed"
    box = write_box(tmp_path, rows)
    match = partita.new("ovation", players=2, seed=4, box=box)
    cards = set(match.box.rows["chamber"])
    assert cards == {row["id"] for row in rows["chamber"]}
    assert set(match.position()["rows"]["chamber"]) <= cards
    match.play_all(["inspire joy joy", "end-turn"])
    assert partita.load(match.record(), box=box).position() == match.position()


def test_ov_12_2_changed_numbers_are_the_ones_played_with(tmp_path: Path) -> None:
    rows = plain_rows()
    for row in rows["chamber"]:
        row["cost"], row["lp"] = {row["tones"][0]: 1}, 8
    match = partita.new("ovation", players=2, seed=4, box=write_box(tmp_path, rows))
    piece = next(move for move in match.legal() if move.startswith("perform "))  # a marker on 1 is enough
    match.play(piece)
    assert match.scores()[0] == 8
    assert seat_of(match, 0)["music"] == [piece.removeprefix("perform ")]


def test_ov_12_2_a_bad_row_is_named(tmp_path: Path) -> None:
    rows = plain_rows()
    rows["fortune"][2]["cost"] = 31
    with pytest.raises(partita.BadBox) as caught:
        partita.new("ovation", players=2, box=write_box(tmp_path, rows))
    problem = str(caught.value)
    for part in ("fortune.toml", "row 3", rows["fortune"][2]["id"], "cost", "31", "0 to 30"):
        assert part in problem
    assert "\n" not in problem


def test_ov_12_2_a_row_without_a_source_is_refused(tmp_path: Path) -> None:
    box = write_box(tmp_path, plain_rows())
    chamber = box / "chamber.toml"
    chamber.write_text(chamber.read_text(encoding="utf-8").replace('source = "reconstructed"\n', "", 1), "utf-8")
    with pytest.raises(partita.BadBox, match="source"):
        partita.new("ovation", players=2, box=box)
