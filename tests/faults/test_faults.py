"""The list of planted faults can be planted: what it replaces stands just once in the sources."""

from collections import Counter

from tests.faults.__main__ import PACKAGE, ROOT, faults

LEAST = 40  # for each game


def test_each_fault_can_be_planted() -> None:
    for fault in faults():
        text = (ROOT / PACKAGE / "games" / fault.game / fault.file).read_text(encoding="utf-8")
        assert text.count(fault.before) == 1, f"{fault.number}: {fault.what}"


def test_there_are_enough_faults_and_some_in_every_chapter() -> None:
    everywhere = faults()
    games = Counter(fault.game for fault in everywhere)
    assert all(count >= LEAST for count in games.values()), games
    for game in games:
        chapters = {p.name for p in (ROOT / PACKAGE / "games" / game / "rules").glob("[!_]*.py")}
        assert chapters <= {fault.file.removeprefix("rules/") for fault in everywhere}
