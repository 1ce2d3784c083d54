"""All states a few moves from chosen positions: their number and their digest are as written (``make golden``)."""

from pathlib import Path

import numpy as np
import pytest
from tests.contract.apart import run_apart
from tests.contract.leaves import FOLDER, Line, leaves, lines_of, main, parse

import partita

FILES = sorted(FOLDER.glob("*.perft"))
LINES = [
    pytest.param(line, id=f"{file.stem}-{place}") for file in FILES for place, line in enumerate(lines_of(file), 1)
]


@pytest.mark.parametrize("line", LINES)
def test_the_leaves_are_as_written(line: Line) -> None:
    assert line == line.now(), f"see make golden\n{line.report()}"


@pytest.mark.parametrize("name", partita.games())
def test_each_number_of_players_is_there(name: str) -> None:
    lines = [line for file in FILES for line in lines_of(file) if line.game == name]
    assert len(lines) >= 12
    assert {line.players for line in lines} == set(range(1, max(line.players for line in lines) + 1))
    assert len({line.options for line in lines}) > 1
    assert {0} < {line.plies for line in lines}
    assert min(line.depth for line in lines) == 1


@pytest.mark.parametrize("line", [lines_of(file)[0] for file in FILES])
def test_leaves_are_what_a_plain_walk_finds(line: Line) -> None:
    """By the public face, move by move, as far as is quick."""
    start = line.start()
    box = start.box.data
    for depth in (0, 1, 2):
        layer = [start]
        for _ in range(depth):
            following = []
            for match in layer:
                for move in match.legal():
                    after = match.copy()
                    after.play(move)
                    following.append(after)
                if match.is_over:
                    following.append(match)
            layer = following
        digests = [leaves(line.game, match.state(), box, 0) for match in layer]
        assert all(count == 1 for count, _ in digests)
        total = int(np.sum(np.array([digest for _, digest in digests], np.uint64), dtype=np.uint64))
        assert leaves(line.game, start.state(), box, depth) == (len(layer), total)


def test_a_match_that_is_over_is_a_leaf() -> None:
    for name in partita.games():
        match = partita.new(name, players=2, seed=1)
        while not match.is_over:
            match.play(match.legal()[0])
        assert leaves(name, match.state(), match.box.data, 3) == leaves(name, match.state(), match.box.data, 0)


def test_a_difference_is_reported_with_position_and_division(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = lines_of(FILES[0])[0]
    wrong = str(line).replace(f" {line.count} ", f" {line.count + 1} ")
    file = tmp_path / "wrong.perft"
    file.write_text(f"# A comment.\n\n{wrong}\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert str(parse(wrong)) in told
    assert "position: {" in told
    assert all(f"behind {move}\n" in told for move in line.start().legal())
    assert main(["--write", str(tmp_path)]) == 0
    assert file.read_text(encoding="utf-8") == f"# A comment.\n\n{line}\n"
    assert main([str(tmp_path)]) == 0


def test_leaves_are_the_same_without_the_jit(tmp_path: Path) -> None:
    small = [str(line) for file in FILES for line in lines_of(file) if line.count < 300]
    assert small
    (tmp_path / "small.perft").write_text("\n".join(small) + "\n", encoding="utf-8")
    assert run_apart("tests.contract.leaves", str(tmp_path), flags={"NUMBA_DISABLE_JIT": "1"}) == ""
