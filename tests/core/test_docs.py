"""The generated references are as the code says, and their schemas describe what really comes."""

import importlib
import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.contract.variants import variants
from tests.contract.walks import walked

import partita
from partita.core import docs
from partita.core.game import game as game_named

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


@pytest.mark.parametrize("game", partita.games())
def test_every_move_fits_the_documented_patterns(game: str) -> None:
    engine = partita.engine(game)
    page = importlib.import_module(f"partita.games.{game}.docs").moves()
    patterns = [re.compile(each) for each in re.findall(r'"pattern": "(.*)"', page)]
    kinds = {engine.text(code).split()[0] for code in range(engine.ACTIONS)}
    assert len(patterns) == len(kinds)
    for code in range(engine.ACTIONS):
        fitting = sum(bool(pattern.search(engine.text(code))) for pattern in patterns)
        assert fitting == (engine.text(code) != "skip journey")  # LA-3.5: a code that is never used


@pytest.mark.parametrize("game", partita.games())
def test_every_view_fits_the_documented_schema(game: str) -> None:
    """The schema is made from the struct, which refuses unknown keys; each documented key comes."""
    position = importlib.import_module(f"partita.games.{game}.position.schema").Position
    top = docs.schema(position)["$defs"]["Position"]["properties"]
    for variant in range(len(variants(game_named(game)))):
        match = walked(game, variant, 51, 50)
        for seat in (None, *range(match.players)):
            view = json.loads(json.dumps(match.view(seat)))
            assert set(view) == set(top)
            msgspec.convert(view, position)
