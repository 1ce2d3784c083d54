"""Lacrimosa's table: what fits into which width, what is explained, and whose options are whose."""

import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import partita
from partita.cli import run
from partita.cli.drawing import Screen, drawing_of
from partita.cli.lacrimosa import _signs, _Table
from partita.core.game import Choice
from partita.games.lacrimosa import boxes, texts
from partita.games.lacrimosa.columns import KIND_WORDS
from partita.games.lacrimosa.layout import FINANCE_END, TRACK_END
from partita.text import LANGUAGES

WIDTHS = (40, 80, 120, 170)
TORN = re.compile(
    r"(?:^|[ │┃])(?:[:;?»]|!(?! ))|«(?:[ │┃]|$)", re.MULTILINE
)  # what a no-break space should have held together; "! " begins a warning
DRAWING = drawing_of("lacrimosa")
LEFT = ("end-turn", "ducats", "skip")  # what shows little


def drawn(width: int, *shown: Any) -> str:
    console = Screen(width=width, file=io.StringIO(), record=True, highlight=False)
    for each in shown:
        console.print(each)
    return console.export_text()


@cache
def played(players: int, phase: str, least: int = 60) -> partita.Match:
    """A match in its middle, the first seat asked something."""
    match = partita.new("lacrimosa", players=players, seed=5)
    while match.ply < least or match.to_move != 0 or match.view(0)["phase"] != phase:
        if match.is_over:
            break
        legal = [move for move in match.legal() if not move.startswith(LEFT)] or match.legal()
        match.play(legal[(match.ply * 7) % len(legal)])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_keeps_to_its_width(players: int, width: int, lang: str) -> None:
    for phase in ("experience", "act", "over"):
        match = played(players, phase)
        choices = match.choices() if not match.is_over else ()
        moves = [
            DRAWING.sentence(match, choice, lang) + "  " + DRAWING.note(match, choice, lang)
            for choice in choices
            if choice.reason is None
        ]
        tables = [DRAWING.table(match, 0, lang, width, choices, compact=compact) for compact in (False, True)]
        text = drawn(width, *tables, DRAWING.brief(match, 0, lang, width), *moves, DRAWING.question(match, 0, lang))
        assert max(map(len, text.splitlines())) <= width
        assert "…" not in text
        if lang == "fr":
            assert [line for line in text.splitlines() if TORN.search(line)] == []


@pytest.mark.parametrize("width", [80, 120])
def test_a_legal_move_has_its_number_where_its_card_lies(width: int) -> None:
    match = played(2, "act")
    choices = match.choices()
    legal = [choice for choice in choices if choice.reason is None]
    text = drawn(width, DRAWING.table(match, 0, "en", width, choices))
    names = DRAWING.card_names(match, "en")
    found = 0
    for number, choice in enumerate(legal, 1):
        if choice.kind == "journey":
            assert re.search(rf"(?<!\d){number} (?:♟ )?{names[choice.args['place']]}", text), choice
            found += 1
    assert found or all(choice.kind != "journey" for choice in legal)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_explains_all_signs_and_the_cards_say_what_they_do(lang: str) -> None:
    match = played(3, "experience")
    text = drawn(100, DRAWING.primer(lang))
    assert all(sign.plain in text for sign in _signs(lang).values())
    cards = DRAWING.cards(match, lang)
    assert cards.keys() == DRAWING.card_names(match, lang).keys()
    assert all(card.plain.strip() for card in cards.values())
    assert DRAWING.told(match.events(0), lang)


@pytest.mark.parametrize("players", [1, 3])
def test_the_cards_left_in_open_decks_are_named(players: int) -> None:
    match = partita.new("lacrimosa", players=players, seed=9)
    while not match.is_over:
        view, table = match.view(0), _Table(match, 0, "en", 300, ())
        piles = [(table.deck(), view["deck"]["left"])]
        piles += [(table.solo(), view["solo"]["deck"]["left"])] if players == 1 else []
        for pile, left in piles:
            named = pile.plain.partition(" · ")[2]
            assert sum(name in named for name in set(DRAWING.card_names(match, "en").values())) >= left
            assert bool(named) == bool(left)
        legal = match.legal()
        match.play(legal[(match.ply * 7) % len(legal)])
    assert "At upkeep" not in drawn(120, DRAWING.table(match, 0, "en", 120, ()))


def seen(match: partita.Match, **place: Any) -> _Table:
    """The table of the first seat, in English, with something else on its board."""
    table = _Table(match, 0, "en", 120, ())
    table.view["seats"][0].update(place)
    return table


def test_what_upkeep_takes_and_gives_is_told_before() -> None:
    match = played(2, "act")
    place = match.view(0)["seats"][0]
    told = _Table(match, 0, "en", 120, ()).upkeep().plain
    taken, _, gained = told.partition("+")
    assert all(f"−{points}{kind[0].upper()}▸" in taken for kind, points in place["tracks"].items() if points)
    rows = match.box.rows
    rewards = [rows["memory"][card]["stories"] for card in place["stories"] if card]
    rewards += [rows["tile"][tile]["income"] for tile in place["tiles"]]
    finance = min(place["finance"] + sum(reward["finance"] for reward in rewards), FINANCE_END)
    ducats = sum(reward["ducats"] for reward in rewards) + finance
    assert gained.startswith(f"{ducats}d")


def test_what_upkeep_cannot_give_is_told_as_lost() -> None:
    """LA-4.1, LA-4.3: a track ends at 4, finance at 10."""
    match = played(2, "act")
    stories = {card: row["stories"] for card, row in match.box.rows["memory"].items()}
    talent = sorted(stories, key=lambda card: -stories[card]["track"]["talent"])[:4]
    points = sum(stories[card]["track"]["talent"] for card in talent)
    assert points > TRACK_END
    told = seen(match, stories=talent, tiles=[]).upkeep().plain.partition("+")[2]
    assert f"{TRACK_END}T▸" in told
    assert f"{points}T▸" not in told
    assert "would be lost at the end of a track" in told
    nothing = seen(match, stories=[None] * 4, tiles=[], finance=FINANCE_END).upkeep().plain
    assert f"+{FINANCE_END}d" in nothing
    assert "lost" not in nothing
    finance = max(stories, key=lambda card: stories[card]["finance"])
    assert stories[finance]["finance"] > 0
    full = seen(match, stories=[finance], tiles=[], finance=FINANCE_END).upkeep().plain
    assert f"{stories[finance]['finance']}F" not in full
    assert "would be lost" in full


def test_what_a_slot_adds_is_told_as_a_part_of_the_price() -> None:
    """LA-2.2: it is paid once, so nothing on the table says that it comes on top."""
    match = played(2, "act")
    table, data, dear = _Table(match, 0, "en", 120, ()), match.box.data[0], 0
    for slot, card in enumerate(match.view(0)["market"]):
        if card is None:
            continue
        added = int(data["opus_slot" if card in match.box.rows["opus"] else "memory_slot"][slot]["ducats"])
        told = table.slot(card).plain
        assert told.startswith(f"of it {added}d") if added else "of it" not in told
        dear += bool(added)
    assert dear


def test_what_tiles_add_is_told_beside_the_move_and_in_the_collection() -> None:
    """LA-5.5: the lasting effects of the seat's own tiles."""
    match = played(2, "act")
    rows, choice = match.box.rows, Choice("", "", {}, None, reveals=False, wastes=0, group=None)
    effects = {tile: row["lasting"] for tile, row in rows["tile"].items() if row["lasting"]}
    rich = {"finance": 0, "ducats": 60, "counters": dict.fromkeys(KIND_WORDS, 9)}

    def note(tile: str, kind: str, **args: str) -> str:
        notes = seen(match, tiles=[tile], **rich).notes(msgspec.structs.replace(choice, kind=kind, args=args))
        return " ".join(text.plain for text in notes)

    told = set()
    for tile, effect in effects.items():
        done, _, unit = effect["effect"].rpartition("-")
        more, sign = effect["amount"], "d" if unit == "ducats" else " VP"
        if done in ("perform", "sell"):
            card = next(card for card, row in rows["opus"].items() if effect["type"] in (None, row["type"]))
            gained = f"{rows['opus'][card][done][unit] + more}{sign}"
            assert gained in note(tile, done, card=card)
            table = seen(match, tiles=[tile], opuses={"upright": [card], "turned": []}, **rich)
            assert gained in drawn(120, table.collection())
        elif done == "journey":
            assert f"→ {more}{sign}" in note(tile, done, place="vienna")
        elif done == "requiem":
            assert f" {more}{sign}" in note(tile, done, movement="kyrie")
        told.add(done)
    assert told == {"commission", "document", "perform", "sell", "journey", "requiem"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_contribution_what_it_touches_is_shown(lang: str) -> None:
    for phase in ("instrument", "composer"):
        match = played(2, phase, 0)
        assert match.view(0)["phase"] == phase
        movement = match.view(0)["now"]["movement"]
        assert texts.text(lang, f"movement-{movement}") in DRAWING.question(match, 0, lang)
        assert "■" in drawn(80, DRAWING.brief(match, 0, lang, 80))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "play lacrimosa --magnum-opus",
            "no option --magnum-opus: it has --composers, --constanze",
        ),
        ("play ovation --constanze constanze-1", "ovation has no option --constanze"),
    ],
)
def test_an_option_of_another_game_is_refused_by_name(
    line: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run([*line.split(), "--lang", "en"]) != 0
    assert told in capsys.readouterr().err


def test_a_box_is_checked_as_the_game_it_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    boxes.export(tmp_path / "box")
    assert run(["box", "check", str(tmp_path / "box"), "--lang", "en"]) == 0
    assert "good" in capsys.readouterr().out
