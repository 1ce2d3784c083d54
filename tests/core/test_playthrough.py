"""Playthroughs: written, replayed and compared; comments survive; a change is told."""

from pathlib import Path

import pytest
from tests.core.playing import SCRIPTS, every_game, played

import partita
from partita.core import playthrough

GOLDEN = Path(__file__).parent.parent / "golden"


def written(game: str, plies: int = 40, players: int = 2) -> str:
    match = played(game, players, 41, plies)
    return playthrough.write(match.at(0), match.moves, "A test")


@every_game
def test_a_playthrough_is_as_it_was_written(game: str) -> None:
    for players in (1, 2, 3):
        text = written(game, 10_000, players)
        assert playthrough.differences(text) == []
        assert playthrough.rewritten(text) == text
        assert text.startswith(f"partita-playthrough/1\ntitle: A test\ngame: {game}\n")
        assert f"digest: {played(game, players, 41).record()['digest']}" in text


@every_game
def test_a_playthrough_of_a_position(game: str) -> None:
    match = partita.position(game, SCRIPTS[game].position, seed=3)
    text = playthrough.write(match, SCRIPTS[game].quiet)
    assert playthrough.differences(text) == []
    assert match.ply == 0


@every_game
def test_comments_stay_where_they_are(game: str) -> None:
    lines = written(game).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("> 12 "))
    lines[at:at] = ["", "# Here the tide turns."]
    lines.insert(1, "# Written for a test.")
    end = lines.index("end: not over")
    lines[end - 1 : end - 1] = ["", "# And here it ends."]
    text = "\n".join(lines) + "\n"
    assert playthrough.differences(text) == []
    assert playthrough.rewritten(text) == text


@every_game
def test_a_change_is_told_with_its_line(game: str) -> None:
    text = written(game)
    changed = text.replace("  reads: ", "  reads: 1", 1)
    number = next(i for i, (a, b) in enumerate(zip(text.splitlines(), changed.splitlines(), strict=True), 1) if a != b)
    found = playthrough.differences(changed)
    assert len(found) == 2
    assert found[0].startswith(f"line {number} was:")
    assert playthrough.rewritten(changed) == text


@every_game
def test_moves_that_are_legal_no_more_are_replaced(game: str) -> None:
    text = written(game, 10_000)
    moves = playthrough.parse(text).moves
    broken = text.replace(f"> 5 seat 0: {moves[4]}", "> 5 seat 0: fly away").replace(
        f"> 5 seat 1: {moves[4]}", "> 5 seat 1: fly away"
    )
    assert "fly away" in broken
    assert "cannot be replayed" in playthrough.differences(broken)[0]
    anew = playthrough.rewritten(broken)
    assert playthrough.differences(anew) == []
    assert playthrough.parse(anew).moves[:4] == moves[:4]
    assert "\nend: over" in anew


@pytest.mark.parametrize(
    "text", ["", "partita-record/1\n", "partita-playthrough/1\n", "partita-playthrough/1\nseed: x\n"]
)
def test_what_is_no_playthrough_is_refused(text: str) -> None:
    with pytest.raises(partita.CorruptRecord):
        playthrough.differences(text)


@every_game
def test_the_script_writes_and_compares(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "solo.txt"
    made = playthrough.main(["--new", str(file), "--game", game, "--players", "1", "--seed", "5", "--title", "Alone"])
    assert made == 0
    assert playthrough.main([str(tmp_path)]) == 0
    file.write_text(file.read_text(encoding="utf-8").replace("rules-version: 1", "rules-version: 0"), encoding="utf-8")
    assert playthrough.main([str(tmp_path)]) == 1
    assert "rules-version: 0" in capsys.readouterr().err
    assert playthrough.main(["--write", str(tmp_path)]) == 0
    assert playthrough.main([str(file)]) == 0
    assert playthrough.main([str(tmp_path / "none.txt")]) == 2
    assert playthrough.main(["--new", str(file), "--game", game, "--players", "9"]) == 2


def test_the_golden_playthroughs_are_as_they_were_written() -> None:
    for file in sorted(GOLDEN.rglob("*.txt")):
        name = file.relative_to(GOLDEN)
        assert playthrough.differences(file.read_text(encoding="utf-8")) == [], f"{name}: see make golden"
