"""The fair deal: worked out here with hashlib alone, changed by whatever is changed, refused where it does not fit."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.playing import every_game, played

import partita
from partita.cli import run
from partita.core import deal, docs
from partita.core import record as records
from partita.core.deal import NO_NONCE, Deal

# The worked example: the bytes 0 to 31, 32 to 47, and the nonces of three seats, the second a bot's.
SECRET, SALT = bytes(range(32)), bytes(range(32, 48))
NONCES = [bytes(range(48, 64)), bytes(16), bytes(range(64, 80))]
COMMITMENT = "4dbdc2b2b62cb00749785bc84202236dbc3777d74660611b8e58812f0cfde6c3"
SEED = "e26281f5ab1942d9b912b111584a3585"

secrets = st.binary(min_size=deal.SECRET_BYTES, max_size=deal.SECRET_BYTES)
salts = st.binary(min_size=deal.SALT_BYTES, max_size=deal.SALT_BYTES)
nonces = st.binary(min_size=deal.NONCE_BYTES, max_size=deal.NONCE_BYTES)


def dealt(game: str = "ovation", plies: int = 12) -> dict[str, Any]:
    """A sound record of a match whose seed was dealt."""
    record = played(game, len(NONCES), deal.seed_of(SECRET, NONCES), plies).record()
    return {**record, "deal": msgspec.to_builtins(deal.revealed(SECRET, SALT, NONCES))}


def test_the_worked_example() -> None:
    assert hashlib.sha256(SECRET + SALT).hexdigest() == COMMITMENT == deal.commitment(SECRET, SALT)
    whole = hashlib.sha256(SECRET + NONCES[0] + NONCES[1] + NONCES[2]).hexdigest()
    assert whole[:32] == SEED
    assert deal.seed_of(SECRET, NONCES) == int(SEED, 16)
    assert records.seed_text(deal.seed_of(SECRET, NONCES)) == SEED
    assert deal.revealed(SECRET, SALT, NONCES) == Deal(
        commitment=COMMITMENT,
        secret="000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        salt="202122232425262728292a2b2c2d2e2f",
        nonces=["303132333435363738393a3b3c3d3e3f", "0" * 32, "404142434445464748494a4b4c4d4e4f"],
    )
    assert NONCES[1] == NO_NONCE


def test_a_seed_may_begin_with_zeros() -> None:
    """The first bytes of the digest are the first digits of the seed, zeros too."""
    nonce = next(
        each.to_bytes(16, "big")
        for each in range(100_000)
        if hashlib.sha256(SECRET + each.to_bytes(16, "big")).digest()[0] == 0
    )
    digest = hashlib.sha256(SECRET + nonce).hexdigest()
    assert digest.startswith("00")
    assert records.seed_text(deal.seed_of(SECRET, [nonce])) == digest[:32]


def test_what_is_drawn_has_its_size_and_is_new_each_time() -> None:
    for draw, size in ((deal.new_secret, 32), (deal.new_salt, 16), (deal.new_nonce, 16)):
        drawn = {draw() for _ in range(50)}
        assert {len(each) for each in drawn} == {size}
        assert len(drawn) == 50


@given(secrets, secrets, st.lists(nonces, min_size=1, max_size=4), nonces, st.data())
def test_another_secret_or_nonce_gives_another_seed(
    secret: bytes, other: bytes, given_nonces: list[bytes], nonce: bytes, data: st.DataObject
) -> None:
    seed = deal.seed_of(secret, given_nonces)
    assert 0 <= seed < 1 << 128
    assert (deal.seed_of(other, given_nonces) == seed) == (other == secret)
    seat = data.draw(st.integers(0, len(given_nonces) - 1))
    changed = [*given_nonces[:seat], nonce, *given_nonces[seat + 1 :]]
    assert (deal.seed_of(secret, changed) == seed) == (changed == given_nonces)
    backwards = given_nonces[::-1]
    assert (deal.seed_of(secret, backwards) == seed) == (backwards == given_nonces)


@given(secrets, secrets, salts, salts)
def test_a_commitment_binds_secret_and_salt(secret: bytes, other: bytes, salt: bytes, another: bytes) -> None:
    assert (deal.commitment(secret, salt) == deal.commitment(other, another)) == ((secret, salt) == (other, another))


@given(secrets, salts, st.lists(nonces, min_size=1, max_size=4))
def test_a_revealed_deal_is_good(secret: bytes, salt: bytes, given_nonces: list[bytes]) -> None:
    told = deal.revealed(secret, salt, given_nonces)
    deal.check(told, len(given_nonces), deal.seed_of(secret, given_nonces))
    assert msgspec.convert(msgspec.to_builtins(told), Deal) == told


@every_game
@pytest.mark.parametrize("plies", [12, 10_000])
def test_a_record_with_its_deal_is_good(game: str, plies: int, tmp_path: Path) -> None:
    record = dealt(game, plies)
    assert record["seed"] == SEED
    match = partita.load(record)
    assert match.record() == {key: record[key] for key in record if key != "deal"}
    records.save(tmp_path / "match.json", record)
    assert records.read(tmp_path / "match.json") == record


# What is done to a sound record, and how the refusal begins in both languages.
WRONG: list[tuple[Callable[[dict[str, Any]], None], str, str]] = [
    (
        lambda record: record["deal"].update(secret="f" * 64),
        "the record's deal does not fit its commitment: its secret and salt give ",
        "la donne de la partie enregistrée ne va pas avec son engagement\u00a0: son secret et son sel donnent ",
    ),
    (
        lambda record: record["deal"].update(salt="f" * 32),
        "the record's deal does not fit its commitment",
        "la donne de la partie enregistrée ne va pas avec son engagement",
    ),
    (
        lambda record: record["deal"].update(commitment="f" * 64),
        f"the record's deal does not fit its commitment: its secret and salt give {COMMITMENT}",
        "la donne de la partie enregistrée ne va pas avec son engagement",
    ),
    (
        lambda record: record["deal"]["nonces"].pop(),
        "the record's deal has 2 nonces for 3 players: there is one for each",
        "la donne de la partie enregistrée compte 2 nombres aléatoires pour 3 joueurs\u00a0: il en faut un pour chacun",
    ),
    (
        lambda record: record["deal"].update(nonces=["0" * 32]),
        "the record's deal has 1 nonce for 3 players: there is one for each",
        "la donne de la partie enregistrée compte 1 nombre aléatoire pour 3 joueurs",
    ),
    (
        lambda record: record["deal"]["nonces"].reverse(),
        "the record's seed is not that of its deal, which is ",
        "la graine de la partie enregistrée n’est pas celle de sa donne, qui est ",
    ),
    (
        lambda record: record.update(seed="f" * 32),
        f"the record's seed is not that of its deal, which is {SEED}",
        f"la graine de la partie enregistrée n’est pas celle de sa donne, qui est {SEED}",
    ),
]


@pytest.mark.parametrize(("harm", "english", "french"), WRONG, ids=range(len(WRONG)))
def test_a_deal_that_does_not_fit_is_refused(harm: Callable[[dict[str, Any]], None], english: str, french: str) -> None:
    record = dealt()
    harm(record)
    with pytest.raises(partita.CorruptRecord) as caught:
        partita.load(record)
    for lang, words in (("en", english), ("fr", french)):
        text = caught.value.text(lang)
        assert text.startswith(words)
        assert "\n" not in text


SHAPES: list[Any] = [
    None,
    {},
    [],
    *({key: value} for key in ("commitment", "secret", "salt") for value in ("", "0" * 31, "G" * 32, "A" * 64, 7)),
    {"salt": "0" * 32 + "\n"},
    {"salt": "0" * 34},
    {"nonces": ["0" * 31]},
    {"nonces": [None] * 3},
    {"nonces": "0" * 32},
    {"note": "well dealt"},
]


@pytest.mark.parametrize("shape", SHAPES, ids=repr)
def test_what_is_no_deal_is_refused(shape: Any) -> None:
    record = dealt()
    record["deal"] = {**record["deal"], **shape} if shape else shape
    with pytest.raises(partita.CorruptRecord, match="this is no record of a match"):
        partita.load(record)


def test_the_schema_tells_the_sizes() -> None:
    parts = docs.schema(records.Record)["$defs"]["Deal"]["properties"]
    assert parts["secret"]["pattern"] == "^[0-9a-f]{64}$"
    assert parts["salt"]["pattern"] == parts["nonces"]["items"]["pattern"] == "^[0-9a-f]{32}$"


@pytest.mark.parametrize(
    ("lang", "words", "wrong"),
    [
        ("en", "The deal: the seed comes from the secret", "the record's seed is not that of its deal"),
        ("fr", "La donne\u00a0: la graine vient du secret", "n’est pas celle de sa donne"),
    ],
)
def test_partita_verify_tells_of_the_deal(
    lang: str,
    words: str,
    wrong: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    record = dealt()
    Path("dealt.json").write_text(json.dumps(record), encoding="ascii")
    assert run(["verify", "dealt.json", "--lang", lang]) == 0
    _, told, commitment = capsys.readouterr().out.splitlines()
    assert told.startswith(words)
    assert commitment == COMMITMENT
    assert run(["replay", "dealt.json", "--lang", lang]) == 0
    assert record["moves"][-1] in capsys.readouterr().out
    del record["deal"]
    Path("plain.json").write_text(json.dumps(record), encoding="ascii")
    assert run(["verify", "plain.json", "--lang", lang]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    record["deal"] = msgspec.to_builtins(deal.revealed(SECRET, SALT, NONCES[::-1]))
    Path("wrong.json").write_text(json.dumps(record), encoding="ascii")
    assert run(["verify", "wrong.json", "--lang", lang]) == 2
    assert wrong in capsys.readouterr().err
    assert run(["replay", "wrong.json", "--moves"]) == 0
    assert capsys.readouterr().out.splitlines() == record["moves"]
