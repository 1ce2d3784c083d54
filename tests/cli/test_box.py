"""``partita box check`` on folders whose box.toml does not say which game's box it is."""

from collections.abc import Callable
from pathlib import Path

import pytest

import partita
from partita.cli import run


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    monkeypatch.chdir(tmp_path)


def named(line: str) -> Callable[[Path], None]:
    """What writes another line in the place of a header's game."""

    def write(file: Path) -> None:
        lines = file.read_text().splitlines(keepends=True)
        (at,) = [number for number, text in enumerate(lines) if text.startswith("game = ")]
        lines[at] = line
        file.write_text("".join(lines))

    return write


BROKEN: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "missing": (Path.unlink, "box.toml: ", "box.toml : "),
    "no TOML": (lambda file: file.write_text("game ="), "box.toml: ", "box.toml : "),
    "misspelt": (named('game = "lacrymosa"\n'), "column game: ", "colonne game"),
    "empty": (named('game = ""\n'), "column game: ", "colonne game"),
    "a number": (named("game = 5\n"), "column game: ", "colonne game"),
    "left out": (named(""), "column game: ", "colonne game"),
}


@pytest.mark.parametrize("game", partita.games())
@pytest.mark.parametrize("case", BROKEN)
def test_a_header_without_its_game_is_one_complaint(
    game: str, case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game is then judged by the other files, and nothing is said of another game's."""
    assert run(["box", "export", game, "--out", "mine"]) == 0
    spoil, english, french = BROKEN[case]
    spoil(tmp_path / "mine" / "box.toml")
    for lang, where in (("en", english), ("fr", french)):
        capsys.readouterr()
        assert run(["box", "check", "mine", "--lang", lang]) == 2
        lines = capsys.readouterr().err.splitlines()
        assert len(lines) == 1
        assert lines[0].replace("\u00a0", " ").startswith("box.toml")
        assert where in lines[0].replace("\u00a0", " ")
        if where.startswith("col"):
            assert game in lines[0]


def test_some_files_of_a_game_are_enough_to_know_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["box", "export", "lacrimosa", "--out", "mine"]) == 0
    for file in ("box.toml", "memory.toml", "composers.toml", "city.toml"):
        (tmp_path / "mine" / file).unlink()
    capsys.readouterr()
    assert run(["box", "check", "mine"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in lines] == ["box.toml", "memory.toml", "city.toml", "composers.toml"]


def test_an_empty_folder_lacks_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    assert run(["box", "check", "mine"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("box.toml: ")
    assert len(lines) > 1
