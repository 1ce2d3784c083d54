"""Every other command, and everything a person can get wrong: one line, exit code 2, no traceback."""

import json
from pathlib import Path

import pytest
from tests.cli.terminal import first_bot, new, plays

import partita
from partita.cli import run

COMMANDS = ("play", "sim", "replay", "verify", "rules", "bench", "box check", "box export")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def over() -> "partita.Match":
    match = new(2, 5)
    plays(match, 0)
    return match


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "Example"), ("fr", "Exemple")):
        assert run([*command.split(), "--help", "--lang", lang]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert f"partita {command} " in told.partition(word)[2]
        assert "-h, --help" in told


def test_nothing_at_all_is_a_question_for_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "play" in capsys.readouterr().out


BAD = [
    ("nope", "nope"),
    ("box", "command"),
    ("play", "GAME"),
    ("play chess", "chess"),
    ("play ovation --players 5", "1 to 4"),
    ("play ovation --players 0", "1 to 4"),
    ("play ovation --players two", "--players"),
    ("play ovation --bots nobody", "nobody"),
    ("play ovation --bots none.py:Bot", "none.py"),
    ("play ovation --bots broken.py:Bot", "broken.py"),
    ("play ovation --bots broken.py:Nobody", "broken.py"),
    ("play ovation --seed minus", "minus"),
    ("play ovation --seed -1", "-1"),
    ("play ovation --seat 2", "seat 2"),
    ("play ovation --lang de", "en, fr"),
    ("play ovation --composers bach,haydn", "bach"),
    ("play ovation --solo-level hard", "solo_level"),
    ("play ovation --players 1 --solo-level brutal", "brutal"),
    ("play ovation --box missing", "missing"),
    ("play ovation --box empty", "box.toml"),
    ("play ovation --save garbage.json", "garbage.json"),
    ("play ovation --save empty", "empty"),
    ("sim chess", "chess"),
    ("sim ovation --players 9", "1 to 4"),
    ("sim ovation --games 0", "--games"),
    ("sim ovation --jobs 0", "--jobs"),
    ("sim ovation --bots nobody", "nobody"),
    ("sim ovation --bots broken.py:Bot", "broken.py"),
    ("sim ovation --bots cheat.py:Cheat --games 1", "cheat.py"),
    ("sim ovation --options [1]", "JSON"),
    ("sim ovation --options {", "JSON"),
    ('sim ovation --options {"gold":1}', "gold"),
    ("sim ovation --box missing", "missing"),
    ("replay missing.json", "missing.json"),
    ("replay garbage.json", "garbage.json"),
    ("replay list.json", "record"),
    ("verify empty", "empty"),
    ("verify garbage.json", "garbage.json"),
    ("verify deep.json", "deep.json"),
    ("verify binary.json", "binary.json"),
    ("box check missing", "missing"),
    ("box check garbage.json", "garbage.json"),
    ("box export chess --out x", "chess"),
    ("box export ovation", "--out"),
    ("rules chess", "chess"),
    ("rules ovation OV-99", "OV-1.1"),
    ("rules ovation OV-5.3 --lang xx", "xx"),
    ("bench --repeats 0", "--repeats"),
]


@pytest.mark.parametrize(("line", "named"), BAD)
def test_bad_input_is_one_line(line: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "garbage.json").write_text("{ not JSON")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    (tmp_path / "broken.py").write_text("raise RuntimeError('two\\nlines')")
    (tmp_path / "cheat.py").write_text(
        "class Cheat:\n def __init__(self, seed): pass\n def choose(self, view, legal): return 'win'\n"
    )
    assert run(line.split()) == 2
    told = capsys.readouterr().err
    assert named in told
    assert "Traceback" not in told
    assert len([text for text in told.splitlines() if text.startswith("partita: ")]) == 1
    assert not (tmp_path / "partita").exists()


def test_box_check_names_file_row_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["box", "export", "ovation", "--out", "mine"]) == 0
    assert run(["box", "check", "mine"]) == 0
    file = tmp_path / "mine" / "maestro.toml"
    file.write_text(file.read_text().replace("goal = ", "goal = -", 1))
    capsys.readouterr()
    assert run(["box", "check", "mine"]) == 2
    told = capsys.readouterr().err
    assert "maestro.toml" in told
    assert "goal" in told


def test_rules_print_a_clause_a_chapter_and_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "ovation", "ov-5.3"]) == 0
    clause = capsys.readouterr().out
    assert clause.startswith("OV-5.3  ")
    assert run(["rules", "ovation", "OV-5", "--lang", "fr"]) == 0
    chapter = capsys.readouterr().out
    assert all(f"OV-5.{number}  " in chapter for number in range(1, 6))
    assert run(["rules", "ovation"]) == 0
    everything = capsys.readouterr().out
    assert clause.strip() in everything


def test_records_are_verified_and_told(
    over: "partita.Match", tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "over.json"
    file.write_text(json.dumps(over.record()))
    assert run(["verify", "over.json"]) == 0
    assert f"{over.ply} moves" in capsys.readouterr().out
    assert run(["replay", "over.json", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Total" in told
    assert "Inspiration" in told
    assert run(["replay", "over.json", "--moves"]) == 0
    assert capsys.readouterr().out.splitlines() == over.record()["moves"]
    changed = over.record()
    changed["digest"] = changed["digest"][::-1]
    file.write_text(json.dumps(changed))
    assert run(["verify", "over.json"]) == 2
    assert "digest" in capsys.readouterr().err


def test_sim_gives_the_same_for_any_number_of_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = first_bot(tmp_path)
    results = []
    for jobs in ("1", "2"):
        args = ["sim", "ovation", "--players", "3", "--games", "4", "--bots", f"{bot},random", "--seed", "7"]
        assert run([*args, "--jobs", jobs, "--json"]) == 0
        result = json.loads(capsys.readouterr().out)
        assert result.pop("seconds") > 0
        results.append(result)
    assert results[0] == results[1]
    keys = ["game", "players", "games", "seed", "box", "bots", "seats", "end_reasons", "rounds", "decisions_per_game"]
    assert list(results[0]) == keys
    assert all(set(seat) == {"wins", "share", "ci95", "mean_score"} for seat in results[0]["seats"])
    assert sum(seat["share"] for seat in results[0]["seats"]) == pytest.approx(1, abs=1e-5)
    assert run(["sim", "ovation", "--players", "1", "--games", "2", "--bots", "random", "--seed", "7"]) == 0
    assert "the rulebook's" in capsys.readouterr().out
