"""docs/protocol.md says what is so: every message, code and route stands there, and its examples are real ones."""

import hashlib
import inspect
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tests.server.harness import settings_in

from partita.core import deal
from partita.server import wire
from partita.server.app import application
from partita.server.refusals import Code, status_of
from partita.server.wire import PROTOCOL

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
STRUCTS = {
    name: kind
    for name, kind in inspect.getmembers(wire, inspect.isclass)
    if issubclass(kind, wire.In | wire.Out) and kind not in (wire.In, wire.Out)
}
SESSION = re.findall(r"^([<>]) (\{.*\})$", DOCUMENT, re.MULTILINE)


def test_every_struct_is_named_and_every_name_is_a_struct() -> None:
    named = set(re.findall(r"`([A-Z][A-Za-z]+)`", DOCUMENT))
    assert set(STRUCTS) - named == set()
    assert named - set(STRUCTS) - {"Authorization"} == set()


def test_every_type_of_message_stands_beside_its_struct() -> None:
    for name, kind in STRUCTS.items():
        tag = kind.__struct_config__.tag
        if tag is not None:
            assert re.search(rf"`{name}`\s\(`{tag}`\)", DOCUMENT), name


def test_every_code_is_listed_with_its_status() -> None:
    listed = {code: int(status) for code, status in re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", DOCUMENT, re.MULTILINE)}
    assert listed == {str(code): status_of(code) for code in Code}


def test_every_route_is_listed(tmp_path: Path) -> None:
    routes = set()
    for path, item in (application(settings_in(tmp_path)).openapi_schema.paths or {}).items():
        for method in ("get", "post", "patch", "delete", "put"):
            if getattr(item, method) is not None:
                routes.add(f"{method.upper()} {path}")
    table = DOCUMENT.partition("## HTTP")[2].partition("## ")[0]
    assert routes == set(re.findall(r"`([A-Z]+ /[^`?]*)", table))


def test_the_example_of_the_deal_can_be_worked_out_again() -> None:
    rows = dict(re.findall(r"^\| ([a-z0-9 ]+) \| `([0-9a-f]{32,})` \|$", DOCUMENT, re.MULTILINE))
    secret, salt = bytes.fromhex(rows["secret"]), bytes.fromhex(rows["salt"])
    nonces = [bytes.fromhex(rows[f"nonce of seat {seat}"]) for seat in range(2)]
    assert hashlib.sha256(secret + salt).hexdigest() == rows["commitment"] == deal.commitment(secret, salt)
    digest = hashlib.sha256(secret + nonces[0] + nonces[1]).digest()
    assert digest[:16].hex() == rows["seed"]
    assert int(rows["seed"], 16) == deal.seed_of(secret, nonces)
    assert rows["commitment"] in "".join(text for _, text in SESSION)


def test_the_session_is_made_of_real_messages() -> None:
    types = set()
    for side, text in SESSION:
        kind = json.loads(text).get("type")
        if kind is not None:
            types.add(kind)
            msgspec.json.decode(text, type=wire.Said if side == ">" else wire.Told)
        elif side == "<":
            msgspec.json.decode(text, type=wire.MatchInfo)
        else:
            msgspec.json.decode(text, type=wire.NewMatch | None if "game" in text else wire.TakeSeats)
    assert {"hello", "welcome", "update", "play", "ack", "refused", "why", "reason", "undo", "chat", "pong"} <= types


def test_the_small_structs_are_shown_with_each_of_their_fields() -> None:
    rows = re.findall(r"^\| ((?:`[A-Z]\w+`(?:, )?)+) \| `(\{.*\})` \|$", DOCUMENT, re.MULTILINE)
    shown = {name: example for names, example in rows for name in re.findall("[A-Za-z]+", names)}
    small = {"NewName", "Recovery", "NewToken", "Clock", "SeatPlan", "TakeSeats"}
    acts = {kind.__name__ for kind in (*get_args(wire.Command), wire.Why)}
    assert small | acts <= set(shown)
    for name, example in shown.items():
        kind = STRUCTS[name]
        msgspec.json.decode(example, type=kind)
        told = [each.encode_name for each in msgspec.structs.fields(kind)]
        assert [each for each in json.loads(example) if each != "type"] == told, name


@pytest.mark.parametrize("number", ["This is version", '"protocol": '])
def test_the_version_is_the_one_that_is_spoken(number: str) -> None:
    assert {int(found) for found in re.findall(rf"{number} ?(\d+)", DOCUMENT)} == {PROTOCOL}
