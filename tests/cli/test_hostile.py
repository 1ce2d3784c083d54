"""Files and words that nobody would write by mistake: one line that a terminal can show, exit code 2, no traceback."""

import json
import subprocess
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import command as started
from tests.cli.terminal import environment, new

import partita
from partita.cli import run

LONG = "x" * 5_000
ESCAPE = "\x1b[31mred\x07\x9b\u202e"
LONE = "\ud800"
NUMBERS = (10**15, 10**18, 10**28, 10**3_000)


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module", params=partita.games())
def good(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A sound record of each game."""
    match = new(2, 5, request.param)
    for _ in range(6):
        match.play(match.legal()[0])
    return match.record()


def harmless(text: str) -> bool:
    """Whether a terminal shows a text as it is, and UTF-8 can hold it."""
    return all(unicodedata.category(letter)[0] != "C" for letter in text.replace("\n", "").replace("\t", ""))


def refused(args: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command that is refused says, in English, all that it wrote having been looked at in both languages."""
    told = ""
    for lang in ("fr", "en"):
        assert run([*args, "--lang", lang]) == 2, args
        out, told = capsys.readouterr()
        assert harmless(out + told)
        assert told.startswith("partita: ")
        assert told.count("\n") == 1
        assert len(told) < 2_500
        assert "Traceback" not in told
    return told


def written(folder: Path, thing: object, name: str = "odd.json") -> str:
    """A file with a thing as JSON."""
    (folder / name).write_text(json.dumps(thing))
    return name


Change = Callable[[dict[str, Any]], object]
RESULT = {"scores": [1, 2], "winners": [0], "end_reason": "maestro"}
TEXTS = [LONG, ESCAPE, LONE, "two\nlines\u2028three", "a`b - at `$.c`"]
ODD: list[Change] = [
    *(
        change
        for text in TEXTS
        for change in (
            lambda good, text=text: {**good, text: 1},
            lambda good, text=text: {**good, "game": text},
            lambda good, text=text: {**good, "box": text},
            lambda good, text=text: {**good, "format": text},
            lambda good, text=text: {**good, "moves": [*good["moves"], text]},
            lambda good, text=text: {**good, "options": {**good["options"], text: text}},
            lambda good, text=text: {**good, "options": {text: text}, "rules_version": 99},
            lambda good, text=text: {**good, "moves": [text], "rules_version": 99},
            lambda good, text=text: {**good, "moves": [text] * 300, "game": text},
            lambda good, text=text: {**good, "rules_version": 99, "result": {**RESULT, "end_reason": text}},
            lambda good, text=text: {**good, "position": {text: text}},
            lambda good, text=text: {**good, "seed": text},
            lambda good, text=text: {"format": "partita-save/1", "game": text},
        )
    ),
    *(
        change
        for number in NUMBERS
        for change in (
            lambda good, number=number: {**good, "players": number, "rules_version": 99},
            lambda good, number=number: {**good, "rules_version": number},
            lambda good, number=number: {**good, "result": {**RESULT, "scores": [number]}, "rules_version": 99},
            lambda good, number=number: {**good, "result": {**RESULT, "winners": [-number]}, "rules_version": 99},
            lambda good, number=number: {**good, "options": {"magnum_opus": number}},
            lambda good, number=number: {**good, "position": {"players": number, "round": number}},
            lambda good, number=number: {**good, number: 1},
        )
    ),
    lambda good: {**good, "result": {**RESULT, "scores": [1] * 2_000}, "rules_version": 99},
    lambda good: {**good, "result": {**RESULT, "winners": [1] * 2_000}, "rules_version": 99},
    lambda good: {**good, "options": {"magnum_opus": [1] * 2_000}},
    lambda good: {**good, "options": {**good["options"], "composers": [LONG, ESCAPE] * 100}},
    lambda good: [good] * 100,
    lambda good: ESCAPE,
]


@pytest.mark.parametrize("change", ODD, ids=range(len(ODD)))
def test_odd_records_are_refused(
    change: Change, good: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, change(good))
    told = refused(["verify", file], capsys)
    assert refused(["replay", file], capsys) == told
    assert "odd.json" in told or "record" in told
    refused(["play", good["game"], "--save", file], capsys)


@pytest.mark.parametrize("text", [text for text in TEXTS if text != LONE])  # which is no JSON
def test_odd_moves_are_listed_as_texts(
    text: str, good: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, {**good, "moves": ["end-turn", text]})
    assert run(["replay", file, "--moves"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("end-turn\n")
    assert told.count("\n") == 2
    assert harmless(told)


def test_what_a_record_of_other_rules_holds_is_shown_whole(
    good: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = [f"move {number}" for number in range(1_000)]
    file = written(tmp_path, {**good, "moves": moves, "rules_version": 2**40})
    assert run(["replay", file, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert [line.split("  ")[-1] for line in out.splitlines() if "move " in line] == moves
    assert "rules version 1099511627776" in err


def test_odd_words_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in (LONG, ESCAPE, LONE):
        for args in (
            [text],
            ["play", text],
            ["rules", text],
            ["rules", "ovation", text],
            ["verify", text],
            ["replay", text],
            ["box", text],
            ["box", "check", text],
            ["box", "check", ".", "--game", text],
            ["box", "export", text, "--out", "x"],
            ["sim", "ovation", "--bots", text],
            ["sim", "ovation", "--bots", f"{text}.py:{text}"],
            ["sim", "ovation", "--bots", ",".join(["greedy"] * 3_000)],
            ["sim", "ovation", "--options", text],
            ["sim", "ovation", "--options", json.dumps({text: 1})],
            ["sim", "ovation", "--box", text],
            ["play", "ovation", "--composers", f"{text},{text}"],
            ["play", "ovation", "--seed", text],
            ["play", "ovation", "--players", text],
            ["play", "ovation", f"--{text}"],
            ["rules", "lacrimosa", text],
            ["play", "lacrimosa", "--composers", f"{text},{text}"],
            ["play", "lacrimosa", "--constanze", text],
            ["play", "lacrimosa", "--players", "1", "--solo-level", text],
            ["sim", "lacrimosa", "--options", json.dumps({text: 1})],
        ):
            refused(args, capsys)
    assert list(tmp_path.iterdir()) == []


def test_budgets_beyond_all_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    for budget in (0, 10**9 + 1, 2**63, 10**30):
        told = refused(["sim", "ovation", "--bots", "rollout", "--playouts", str(budget), "--games", "1"], capsys)
        assert "1000000000" in told or "whole number" in told


def test_what_libraries_say_is_said_in_both_languages(
    good: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {
        "{ not": ("the JSON is wrong at byte 3", "octet 3"),
        '{"a":': ("the JSON ends too early", "trop tôt"),
        json.dumps({**good, "players": "two"}): (
            "players: it should be a whole number, not a text",
            "players\u00a0: il faut un nombre entier, et non un texte",
        ),
        json.dumps({**good, "moves": [7]}): ("moves[0]: it should be a text", "moves[0]\u00a0: il faut un texte"),
        json.dumps({**good, "x": 7}): ("there is no field x", "le champ x n’existe pas"),
        json.dumps({key: good[key] for key in good if key != "seed"}): ("the field seed is missing", "seed manque"),
        json.dumps({**good, "players": 0}): ("it is at least 1", "au moins 1"),
    }
    for content, sentences in files.items():
        (tmp_path / "odd.json").write_text(content)
        for lang, sentence in zip(("en", "fr"), sentences, strict=True):
            assert run(["verify", "odd.json", "--lang", lang]) == 2
            assert sentence in capsys.readouterr().err


def test_a_mark_of_utf_8_before_a_record_does_not_matter(
    good: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "marked.json").write_text(json.dumps(good), encoding="utf-8-sig")
    assert run(["verify", "marked.json", "--lang", "en"]) == 0
    assert "marked.json: good" in capsys.readouterr().out


def test_a_folder_without_a_name_is_not_the_current_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for args in (
        ["box", "check", ""],
        ["box", "export", "ovation", "--out", ""],
        ["box", "export", "ovation", "--out="],
        ["play", "ovation", "--box", ""],
        ["sim", "ovation", "--box="],
        ["verify", "odd.json", "--box", ""],
        ["replay", "odd.json", "--box", ""],
    ):
        assert "''" in refused(args, capsys)
    assert list(tmp_path.iterdir()) == []


def test_of_two_languages_the_last_counts(capsys: pytest.CaptureFixture[str]) -> None:
    for args in (["rules", "ovation", "OV-5.3"], ["rules", "--help"], ["rules", "chess"], ["nope"]):
        told = []
        for langs in (["fr", "en"], ["en"], ["en", "fr"], ["fr"]):
            run([*args, *(word for lang in langs for word in ("--lang", lang))])
            told.append(capsys.readouterr())
        assert told[0] == told[1] != told[2] == told[3]


@pytest.mark.parametrize("where", ["2>/dev/full", "2>&-", ">&- 2>&-", ">/dev/full 2>/dev/full"])
def test_a_complaint_that_nobody_can_hear_is_still_one(where: str, tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        where = "2>&-"
    for line in ("foo", "rules chess"):
        done = subprocess.run(
            ["sh", "-c", f'exec "$@" {where}', "sh", *started(*line.split())],
            env=environment(tmp_path),
            capture_output=True,
            timeout=100,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


@pytest.mark.parametrize(
    ("args", "right"),
    [
        ("play ovation --lang fr", "donnez dans PARTITA_CACHE_DIR un dossier où vous pouvez écrire"),
        ("sim lacrimosa --games 1", "set PARTITA_CACHE_DIR to a folder that you may write to"),
        ("serve --data data", "set PARTITA_CACHE_DIR to a folder that you may write to"),
    ],
)
def test_a_folder_where_no_kernels_can_be_kept_is_told_before_they_are_compiled(
    args: str, right: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    done = subprocess.run(
        started(*args.split()),
        env=environment(tmp_path, PARTITA_CACHE_DIR=str(file)),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("partita: ")
    assert f" {file} (" in done.stderr
    assert done.stderr.endswith(f"{right}\n")
    assert done.stderr.count("\n") == 1
