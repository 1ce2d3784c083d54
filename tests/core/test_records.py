"""Records: replayed and verified, in another process too; corrupt ones are refused with the place at fault."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.core.playing import every_game, played

import partita
from partita.core import record as records

PACKAGE = Path(partita.__file__).parent
ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)


# By game: a described position, the same with another number in it, and one that cannot be.
POSITIONS: dict[str, list[dict[str, Any]]] = {
    "ovation": [{"seats": [{"inspiration": {"joy": joy}}, {}]} for joy in (5, 6, 500)],
    "lacrimosa": [{"seats": [{"ducats": ducats}, {}]} for ducats in (5, 6, 50_000)],
}
# By game, other options than those of a record, that are options too.
OPTIONS: dict[str, dict[str, Any]] = {
    "ovation": {"magnum_opus": True},
    "lacrimosa": {"composers": ["stadler", "eybler"], "constanze": "constanze-1"},
}
NUMBERS = {"ovation": "round_limit", "lacrimosa": "finance"}  # by game, a number of its box that may be one less


@cache
def _text(game: str, players: int, plies: int) -> str:
    return json.dumps(played(game, players, 31, plies).record())


def good(game: str, players: int = 2, plies: int = 10_000) -> dict[str, Any]:
    """A sound record of one's own."""
    record: dict[str, Any] = json.loads(_text(game, players, plies))
    return record


@every_game
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("plies", [0, 25, 10_000])
def test_records_round_trip(game: str, players: int, plies: int) -> None:
    record = good(game, players, plies)
    match = partita.load(record)
    assert match.record() == record
    assert (record["result"] is not None) == match.is_over
    if record["result"]:
        assert record["result"] == {
            "scores": match.scores(),
            "winners": match.winners,
            "end_reason": match.end_reason,
        }


@every_game
def test_a_record_has_the_documented_keys(game: str) -> None:
    record = good(game, 2, 30)
    keys = ["box", "digest", "format", "game", "moves", "options", "players", "result", "rules_version", "seed"]
    assert sorted(record) == keys
    assert record["format"] == "partita-record/1"
    assert len(record["seed"]) == 32
    assert record["result"] is None
    assert len(record["moves"]) == 30


@every_game
def test_a_record_of_a_position_carries_it(game: str) -> None:
    described, other, impossible = POSITIONS[game]
    match = partita.position(game, described, seed=9)
    match.play(match.legal()[0])
    record = json.loads(json.dumps(match.record()))
    assert record["position"] == described
    loaded = partita.load(record)
    assert loaded.record() == record
    assert loaded.position() == match.position()
    for wrong in (other, impossible, {"players": 3}):
        with pytest.raises(partita.CorruptRecord):
            partita.load({**record, "position": wrong})


@every_game
def test_a_record_replays_in_another_process(game: str, tmp_path: Path) -> None:
    """Also with the JIT off: the digest is verified on loading."""
    path = tmp_path / "match.json"
    records.save(path, good(game, 3, 60))
    code = (
        "import sys, partita; from partita.core.record import read;"
        "print(partita.load(read(sys.argv[1])).record()['digest'])"
    )
    for jit in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "NUMBA_DISABLE_JIT": jit},
        )
        assert done.stdout.strip() == good(game, 3, 60)["digest"], done.stderr


def _first_half(record: dict[str, Any]) -> list[str]:
    moves: list[str] = record["moves"]
    return moves[: len(moves) // 2]


# What is done to a sound record: the value that a key is given; GONE: it is taken away.
GONE = object()
HARMS: list[tuple[str, Any]] = [
    *(
        (key, GONE)
        for key in ("box", "digest", "format", "game", "moves", "options", "players", "result", "rules_version", "seed")
    ),
    ("format", "partita-record/2"),
    ("format", None),
    ("game", "chess"),
    ("game", lambda record: next(game for game in partita.games() if game != record["game"])),
    ("game", "../ovation"),
    ("rules_version", 999),
    ("rules_version", "1"),
    ("box", "0" * 32),
    ("box", "../../box"),
    ("players", 3),
    ("players", 0),
    ("players", -1),
    ("options", {}),
    ("options", lambda record: {**record["options"], **OPTIONS[record["game"]]}),
    ("options", lambda record: {**record["options"], "composers": ["salieri"]}),
    ("options", lambda record: {**record["options"], "solo_level": "normal"}),
    ("options", lambda record: {**record["options"], "expansion": True}),
    ("seed", "1"),
    ("seed", "0" * 32),
    ("seed", "g" * 32),
    ("seed", "0" * 33),
    ("seed", lambda record: record["seed"] + "\n"),
    ("seed", 7),
    ("moves", []),
    ("moves", "end-turn"),
    ("moves", [7]),
    ("moves", ["end-turn"]),
    ("moves", ["\ud800"]),
    ("moves", _first_half),
    ("moves", lambda record: [*record["moves"], "end-turn"]),
    ("digest", "0" * 32),
    ("digest", lambda record: record["digest"].upper()),
    ("result", None),
    ("result", lambda record: {**record["result"], "scores": [1, 2]}),
    ("result", lambda record: {**record["result"], "note": "well played"}),
    ("position", {}),
    ("position", None),
    ("note", "well played"),
]


@every_game
@pytest.mark.parametrize(("key", "value"), HARMS, ids=[f"{number}-{key}" for number, (key, _) in enumerate(HARMS)])
def test_a_harmed_record_is_refused_in_one_line(game: str, key: str, value: Any) -> None:
    record = good(game)
    if value is GONE:
        del record[key]
    else:
        record[key] = value(record) if callable(value) else value
    with pytest.raises(partita.CorruptRecord) as caught:
        partita.load(record)
    english, french = caught.value.text("en"), caught.value.text("fr")
    assert english == str(caught.value)
    assert english != french
    assert "\n" not in english + french


@pytest.mark.parametrize("record", [None, 7, "record", b"record", [], {}, [{}], ["format"]], ids=repr)
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(partita.CorruptRecord):
        partita.load(record)


@every_game
def test_an_illegal_move_is_named_by_its_ply_and_reason(game: str) -> None:
    record = good(game)
    record["moves"][17] = "keep nothing"
    with pytest.raises(partita.CorruptRecord) as caught:
        partita.load(record)
    assert caught.value.ply == 17
    assert caught.value.reason is not None
    assert caught.value.reason.code == "unknown-move"
    record = good(game, 2, 4)
    record["moves"] = ["end-turn"]
    with pytest.raises(partita.CorruptRecord) as caught:
        partita.load(record)
    assert caught.value.ply == 0
    assert caught.value.reason is not None
    assert caught.value.reason.code == {"ovation": "main-action-first", "lacrimosa": "experience-first"}[game]
    record = good(game)
    record["digest"] = "0" * 32
    with pytest.raises(partita.CorruptRecord) as caught:
        partita.load(record)
    assert (caught.value.ply, caught.value.reason) == (None, None)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_harm_is_noticed(data: st.DataObject) -> None:
    """A record with one value replaced by anything is refused, unless it says the same as before."""
    game = data.draw(st.sampled_from(partita.games()))
    record = good(game, 2, 40)
    place: Any = record
    key: Any = data.draw(st.sampled_from(sorted(record)))
    while isinstance(place[key], list | dict) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place)) if isinstance(place, dict) else st.integers(0, len(place) - 1))
    place[key] = data.draw(ODD)
    try:
        match = partita.load(record)
    except partita.CorruptRecord:
        return
    assert match.record() == good(game, 2, 40)


@settings(max_examples=60, deadline=None)
@given(ODD)
def test_anything_is_refused(record: Any) -> None:
    with pytest.raises(partita.CorruptRecord):
        partita.load(record)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_harmed_file_is_refused(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "match.json"
    game = data.draw(st.sampled_from(partita.games()))
    content = bytearray(_text(game, 2, 10), "ascii")
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 20))] = data.draw(st.binary(max_size=4))
    path.write_bytes(content)
    try:
        match = partita.load(records.read(path))
    except partita.CorruptRecord:
        return
    assert match.record() == good(game, 2, 10)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.json").write_bytes(b"")
    (tmp_path / "deep.json").write_bytes(b"[" * 100_000)
    for path in (tmp_path / "none.json", tmp_path, tmp_path / "empty.json", tmp_path / "deep.json", "\0"):
        with pytest.raises(partita.CorruptRecord):
            records.read(path)


def test_saving_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    records.save(path, good("ovation", 2, 10))
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    for step in ("fsync", "close"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, fail)
            with pytest.raises(OSError, match="full"):
                records.save(path, good("ovation", 2, 20))
        assert path.read_bytes() == before
        assert [each.name for each in tmp_path.iterdir()] == ["match.json"]
    records.save(path, good("ovation", 2, 20))
    assert records.read(path) == good("ovation", 2, 20)


@every_game
def test_a_box_of_ones_own_is_given_on_loading(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    folder.mkdir()
    for file in (PACKAGE / "games" / game / "box").glob("*.toml"):
        shutil.copy(file, folder / file.name)
    header = folder / "box.toml"
    text = header.read_text(encoding="utf-8")
    number = re.search(rf"^({NUMBERS[game]} = )(\d+)$", text, re.MULTILINE)
    assert number is not None
    header.write_text(text.replace(number[0], f"{number[1]}{int(number[2]) - 1}"), encoding="utf-8")
    match = partita.new(game, players=2, seed=1, box=folder)
    match.play(match.legal()[0])
    record = match.record()
    assert record["box"] != partita.new(game, players=2, seed=1).record()["box"]
    assert partita.load(record, box=folder).record() == record
    assert partita.load(record, box=str(folder)).record() == record
    with pytest.raises(partita.CorruptRecord, match=record["box"]):
        partita.load({**record, "box": "0" * 32}, box=folder)
    code = "import sys, json, partita; partita.load(json.loads(sys.argv[1]))"
    done = subprocess.run([sys.executable, "-c", code, json.dumps(record)], capture_output=True, text=True, check=False)
    assert record["box"] in done.stderr.splitlines()[-1]
    assert "box=" in done.stderr.splitlines()[-1]
