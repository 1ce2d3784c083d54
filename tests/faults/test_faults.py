"""The list of planted faults can be planted: what it replaces stands just once in the sources."""

from collections import Counter

from tests.faults.__main__ import PACKAGE, ROOT, clause_tests, faults, names_begin, oracle_tests

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
        chapters = {f"rules/{p.name}" for p in (ROOT / PACKAGE / "games" / game / "rules").glob("[!_]*.py")}
        assert chapters <= {fault.file for fault in everywhere if fault.game == game}


def test_each_game_is_tried_by_its_own_tests() -> None:
    for fault in faults():
        clauses, oracle = clause_tests(fault), oracle_tests(fault.game)
        begin = f"def {names_begin(fault.clause)}"
        assert any(begin in (ROOT / path).read_text(encoding="utf-8") for path in clauses), fault.clause
        assert all(path.startswith(f"tests/games/{fault.game}/") for path in clauses)
        assert oracle
        others = {other.game for other in faults()} - {fault.game}
        assert not any(f"tests/oracle/{other}/" in path for other in others for path in oracle)
