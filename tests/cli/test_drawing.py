"""What is drawn: where its lines break, and what it explains to whoever has never played."""

import io
import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import partita
from partita.cli import pictures, run
from partita.cli.drawing import Screen, drawing_of, minus
from partita.cli.ovation import _signs
from partita.text import LANGUAGES
from partita.version import __version__

WIDTHS = (58, 80, 120)
TORN = re.compile(r"(?:^|[ │┃])[:;!?»]|«(?:[ │┃]|$)", re.MULTILINE)  # what a no-break space should have held together


def drawn(width: int, *shown: Any) -> str:
    console = Screen(width=width, file=io.StringIO(), record=True, highlight=False)
    for each in shown:
        console.print(each)
    return console.export_text()


@pytest.fixture(scope="module")
def late() -> partita.Match:
    return pictures.late_ovation()


def solo() -> partita.Match:
    match = partita.new("ovation", players=1, seed=3)
    bot = partita.bot("greedy")
    while match.view(0)["round"] < 5 and not match.is_over:
        match.play(bot.choose(match.view(0), match.legal()))
    return match


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_breaks_where_french_has_a_no_break_space(width: int, late: partita.Match) -> None:
    drawing = drawing_of("ovation")
    for match in (late, solo()):
        choices = match.choices()
        moves = [
            drawing.sentence(match, choice, "fr") + drawing.note(match, choice, "fr")
            for choice in choices
            if choice.reason is None
        ]
        table = drawing.table(match, 0, "fr", width, choices)
        text = drawn(width, table, drawing.primer("fr"), *moves, *drawing.cards(match, "fr").values())
        assert "«\u00a0" in text
        assert [line for line in text.splitlines() if TORN.search(line)] == []
        assert max(map(len, text.splitlines())) <= width


def test_plain_words_are_broken_like_any_others() -> None:
    text = "Symbole Bois\u00a0: «\u202fMesse Nelson\u202f»"
    assert drawn(13, text).splitlines() == ["Symbole ", "Bois\u00a0: ", "«\u202fMesse ", "Nelson\u202f»"]
    assert TORN.search(drawn(13, text.replace("\u00a0", " ").replace("\u202f", " ")))


def test_the_rules_are_broken_at_words_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", "ovation", "--lang", "fr"]) == 0
    piped = capsys.readouterr().out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((58, 24)))
    assert run(["rules", "ovation", "--lang", "fr"]) == 0
    broken = capsys.readouterr().out
    assert max(map(len, piped.splitlines())) > 200
    assert max(map(len, broken.splitlines())) <= 58
    assert broken.split(" ") != piped.split(" ")
    assert re.sub(r"[ \n]+", " ", broken) == re.sub(r"[ \n]+", " ", piped)
    assert not TORN.search(broken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_has_never_played_is_told_how(lang: str) -> None:
    text = drawn(100, drawing_of("ovation").primer(lang))
    assert all(sign.plain in text for sign in _signs(lang).values())
    assert {"en": "The signs on the table", "fr": "Les signes de la table"}[lang] in text


def test_numbers_below_zero_have_a_minus() -> None:
    assert minus("-1 LP, OV-9.3, well-known, 3 - 2") == "−1 LP, OV-9.3, well-known, 3 - 2"


def test_the_solo_cards_on_the_table_are_named() -> None:
    match = solo()
    decision = match.view(0)["solo"]["decision"]
    name = next(row["name"]["fr"] for deck in match.box.rows.values() for card, row in deck.items() if card == decision)
    text = drawn(120, drawing_of("ovation").table(match, 0, "fr", 120, ()))
    assert f"Carte décision\u00a0: {name}. " in text
    assert "Le Bot" in drawing_of("ovation").opponent("fr")


def test_a_solo_record_calls_the_bot_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = partita.new("ovation", players=1, seed=3)
    bot = partita.bot("random")
    while not match.is_over:
        match.play(bot.choose(match.view(0), match.legal()))
    (tmp_path / "solo.json").write_text(json.dumps(match.record()))
    assert run(["replay", str(tmp_path / "solo.json"), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"Le Bot (gagne|paie) \d", told)
    assert "Joueur 2" not in told


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"partita {__version__}\n"


def test_the_help_of_a_command_speaks_of_that_command(capsys: pytest.CaptureFixture[str]) -> None:
    helped = {}
    for command in ("play", "sim", "replay"):
        for lang in LANGUAGES:
            assert run([command, "--help", "--lang", lang]) == 0
            helped[command, lang] = " ".join(capsys.readouterr().out.split())
    assert "--seat <int> Your seat, from 0; drawn by lot" in helped["play", "en"]
    assert "drawn by lot" not in helped["replay", "en"]
    assert "you and the bots together" in helped["play", "en"]
    assert "How many bots play in each game" in helped["sim", "en"]
    french = helped["sim", "fr"]
    assert french.startswith("Utilisation : partita sim")
    assert "Options : --players" in french
    assert "[par défaut : 2]" in french
    assert "[obligatoire]" in french
    assert not re.search(r"Usage|\[required|\[default", french)
