"""The generated references are as the code says, and their schemas describe what really comes."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.core.playing import played

import partita
from partita.core import docs
from partita.games.ovation.position.schema import Position

FOLDER = Path(__file__).parent.parent.parent / "docs"


def test_the_pages_are_as_the_code_says() -> None:
    for name, text in docs.pages().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"docs/{name} is stale: see make golden"


def test_the_script_checks_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert docs.main(["--check", str(tmp_path)]) == 1
    assert docs.main([str(tmp_path)]) == 0
    assert docs.main(["--check", str(tmp_path)]) == 0
    (tmp_path / "view.md").write_text("else", encoding="utf-8")
    assert docs.main(["--check", str(tmp_path)]) == 1
    assert "view.md" in capsys.readouterr().err


def test_every_move_fits_the_documented_patterns() -> None:
    page = docs.pages()["moves.md"]
    patterns = [re.compile(each) for each in re.findall(r'"pattern": "(.*)"', page)]
    engine = partita.engine("ovation")
    assert len(patterns) == 15
    for code in range(engine.ACTIONS):
        assert sum(bool(pattern.search(engine.text(code))) for pattern in patterns) == 1


def test_every_view_fits_the_documented_schema() -> None:
    """The schema is made from the struct, which refuses unknown keys; each documented key comes."""
    top = docs.schema(Position)["$defs"]["Position"]["properties"]
    for players in (1, 3):
        match = played(players, 51, 50, {"magnum_opus": True})
        for seat in (None, *range(players)):
            view = json.loads(json.dumps(match.view(seat)))
            assert set(view) == set(top)
            msgspec.convert(view, Position)
