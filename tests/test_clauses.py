"""Every clause of the rules has code, tests and a text, and the committed table says which."""

from pathlib import Path

import pytest
from tests import clauses
from tests.clauses import Clause

import partita

PAGE = clauses.ROOT / "docs" / "clauses.md"
GAMES = partita.games()


def test_no_clause_lacks_code_a_test_or_a_text() -> None:
    assert clauses.problems() == []


def test_the_committed_table_is_as_code_and_tests_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == clauses.page(), "docs/clauses.md is stale: see make golden"


def test_a_clause_without_something_is_named_with_what_it_lacks() -> None:
    assert (
        Clause("OV-3.1", "", {"turn.py": ["begin_turn"]}, {"test_x.py": ["test_ov_3_1_x"]}, ["en", "fr"]).lacks() == []
    )
    assert Clause("OV-3.1", "", {}, {}, ["en"]).lacks() == [
        "code that cites it",
        "a test named test_ov_3_1_...",
        "a text (fr)",
    ]
    assert Clause("OV-11.1", "", {}, {"test_x.py": ["test_ov_11_1_x"]}, ["en", "fr"]).lacks() == []


def test_ten_is_not_one_and_a_half() -> None:
    """OV-3.10 and OV-3.1 are told apart in code and in the names of tests."""
    table = {clause.number: clause for clause in clauses.clauses("ovation")}
    one, ten = table["OV-3.1"], table["OV-3.10"]
    assert not {name for names in one.tests.values() for name in names if "_3_10_" in name}
    assert "timing.py" in one.code
    assert {name for names in ten.tests.values() for name in names if name.startswith(clauses.begins(ten.number))}


def test_what_names_a_clause_that_does_not_exist_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_more.py").write_text("def test_ov_3_11_nothing() -> None:\n    pass\n")
    monkeypatch.setattr(clauses, "TESTS", tmp_path)
    with pytest.raises(LookupError, match=r"no clause OV-3\.11.*test_more\.py"):
        clauses.clauses("ovation")


def test_the_script_checks_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "clauses.md"
    assert clauses.main(["--check", str(page)]) == 1
    assert "make golden" in capsys.readouterr().err
    assert clauses.main([str(page)]) == 0
    assert clauses.main(["--check", str(page)]) == 0
