"""The pictures in the documents are as the terminal draws them."""

from pathlib import Path

from partita.cli import pictures

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"


def test_the_pictures_are_as_the_program_draws_them(tmp_path: Path) -> None:
    assert pictures.main(["--check", str(FOLDER)]) == 0, "docs/pictures is stale: see make golden"
    assert pictures.main(["--check", str(tmp_path)]) == 1
