"""Rulings, works and typography of Lacrimosa's texts: what the pages list is what the game says."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.games.lacrimosa.tables import Table, of_kind

from partita.games.lacrimosa import boxes, texts
from partita.games.lacrimosa.columns import TYPE_WORDS
from partita.games.lacrimosa.layout import NONE, Line
from partita.text import LANGUAGES, source

DOCS = Path(__file__).parents[3] / "docs"
FIRST_RULING = 56  # the numbers go on after Ovation's
LEAST_OF_A_TYPE = 9  # LA-9
RULED = {"en": "ruling", "fr": "décision"}


def shown(lang: str) -> set[tuple[str, str]]:
    """The rulings that the rules show, each with its clause."""
    return {
        (number, clause)
        for clause, (_, text) in texts.rules(lang).items()
        for number in re.findall(rf"^\({RULED[lang]} (R\d+)\u00a0?: .+\)$", text, re.MULTILINE)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_shown_as_such_and_agree_with_the_list(lang: str) -> None:
    table = (DOCS / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (R\d+) \| (LA-[\d.]+) \|", table, re.MULTILINE)
    assert [number for number, _ in listed] == [f"R{FIRST_RULING + place}" for place in range(len(listed))]
    assert shown(lang) == set(listed)
    said = [text for _, text in texts.rules(lang).values()]
    assert sum(text.count(f"{RULED[lang]} R") for text in said) == len(listed)  # none within a line


def test_every_work_of_the_box_is_in_the_list_with_its_facts() -> None:
    text = (DOCS / "lacrimosa-works.md").read_text(encoding="utf-8")
    names, facts = r"[IV–]+ \| (.+?)(?: \\\*)? \| (.+?)", r"(\S+) \| (\d{4}) \| (\w+) \| (\w+)"
    found = re.findall(rf"^\| {names} \| {facts} \| (?:Looked up|Known)\. \S.+ \|$", text, re.MULTILINE)
    rows = boxes.load().rows["opus"].values()
    assert found == [
        (row["name"]["en"], row["name"]["fr"], row["k"] or "–", str(row["year"]), row["type"], row["source"])
        for row in rows
    ]
    types = Counter(row["type"] for row in rows if row["period"])
    assert all(types[word] >= LEAST_OF_A_TYPE for word in TYPE_WORDS)


def test_english_rules_are_set_as_a_printer_would() -> None:
    for line in source("en", "lacrimosa", "rules.en.md").splitlines():
        assert not re.search("[\"'`\u00a0]|\\.\\.\\.| [,;:!]", line), line


@pytest.mark.parametrize("slot", [0, 5])
def test_slots_cost_schikaneder_nothing_and_give_him_nothing(slot: int) -> None:
    """R91: of a Memory's slot as of an Opus'."""
    t = Table(1)
    card = str(t.row()[slot])
    for opus in t.period_cards("opus"):
        t.write("opus", opus, vp=0)
    t.write("soloist", "overture", line=[Line.MARKET, Line.POINTS, Line.NOTHING], about=[slot, 1, NONE])
    t.soloists("overture")
    for family in ("opus_slot", "memory_slot"):
        t.slot(family, slot, ducats=3, vp=9, finance=1, counter=(1, 1, 1))
    events = t.pass_turn()
    assert [event.args["card"] for event in of_kind(events, "soloist-took")] == [card]
    assert [event for event in of_kind(events, "paid", "gained-vp", "gained-finance") if event.seat == 1] == []
    assert (t.vp(1), t.ducats(1), t.finance(1), t.counters(1)) == (0, 0, 0, (0, 0, 0))
