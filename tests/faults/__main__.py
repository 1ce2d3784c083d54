"""Plant each fault of ``*.toml`` in a copy of the sources and run the tests on it, uncompiled.

Prints a line for each: the first test that notices it, or SURVIVED.  Exits 1 if any survives that ``survivors`` of its
file does not name.  ``python -m tests.faults 3 17`` plants just these, ``python -m tests.faults ovation`` those of a
game; ``--list`` names them.  Each game is tried by its own clause tests, then by its own oracle, then by what all games
are tried by.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PACKAGE = Path("src/partita")
ORACLE_GAMES = "4"  # uncompiled games are slow; the clause tests come first and find most
COMMON_TESTS = ["tests/contract/test_secrets.py"]  # what else knows the rules, of any game
SECONDS = 900


@dataclass(frozen=True)
class Fault:
    """One fault: in a file of a game, ``after`` instead of ``before``."""

    number: int
    game: str
    file: str
    clause: str
    what: str
    before: str
    after: str
    expected: bool  # named as a survivor

    def plant(self, root: Path) -> None:
        """Put the fault into the sources below ``root``."""
        path = root / PACKAGE / "games" / self.game / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.before) != 1:
            raise SystemExit(f"fault {self.number}: {self.file} has not just one place like {self.before!r}")
        path.write_text(text.replace(self.before, self.after), encoding="utf-8")


def faults() -> list[Fault]:
    """All faults, numbered from 1."""
    found: list[Fault] = []
    for path in sorted(HERE.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        survivors = {each["what"] for each in data.get("survivor", ())}
        for fault in data["fault"]:
            found.append(Fault(len(found) + 1, path.stem, **fault, expected=fault["what"] in survivors))
    return found


def names_begin(clause: str) -> str:
    """How the names of a clause's tests begin: ``test_ov_3_6_`` for OV-3.6.  ``OV`` is for all clauses of its game."""
    return "test_" + clause.lower().replace("-", "_").replace(".", "_") + "_"


def game_of(clause: str) -> str:
    """The letters that a game's clauses begin with."""
    return clause.partition("-")[0]


def clause_tests(fault: Fault) -> list[str]:
    """The files of the game's tests that are named by clause."""
    files = (ROOT / "tests/games" / fault.game).glob(f"{names_begin(game_of(fault.clause))}*.py")
    return sorted(str(path.relative_to(ROOT)) for path in files)


def oracle_tests(game: str) -> list[str]:
    """The files of the game's own oracle."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests/oracle" / game).glob("test_*.py"))


def noticed_by(fault: Fault) -> str | None:
    """The first test that fails with the fault planted; None when all pass."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        fault.plant(copy)
        clauses = clause_tests(fault)
        named = ["-k", names_begin(fault.clause), *clauses]  # most are noticed by these few
        others = [*oracle_tests(fault.game), *COMMON_TESTS]
        return first_failure(copy, named) or first_failure(copy, clauses) or first_failure(copy, others)


def first_failure(sources: Path, chosen: list[str]) -> str | None:
    """The first test that fails on the sources below a folder, uncompiled; None when all pass.

    A fault that makes them run on and on is noticed too.
    """
    try:
        ran = _tests(sources, chosen)
    except subprocess.TimeoutExpired:
        return f"no end within {SECONDS} s"
    if ran.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return None
    failed = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0].split("::")[-1] if failed else ran.stdout.strip().splitlines()[-1]


def _tests(sources: Path, chosen: list[str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", "0", *chosen],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
        env={
            **os.environ,
            "PYTHONPATH": str(sources / "src"),
            "NUMBA_DISABLE_JIT": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PARTITA_ORACLE_GAMES": ORACLE_GAMES,
        },
    )


def line(fault: Fault, test: str | None) -> str:
    """What became of a fault, for people."""
    return f"{fault.number:3} {fault.clause:9} {fault.what:60} {test or 'SURVIVED'}"


def main() -> int:
    """Plant the faults asked for, or all."""
    asked = sys.argv[1:]
    every = faults()
    if asked == ["--list"]:
        print("\n".join(line(fault, fault.file) for fault in every))
        return 0
    chosen = [fault for fault in every if not asked or {str(fault.number), fault.game} & {*asked}]
    by_clause = survived = unexpected = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for fault, test in zip(chosen, pool.map(noticed_by, chosen), strict=True):
            print(line(fault, test), flush=True)
            by_clause += test is not None and test.startswith(names_begin(game_of(fault.clause)))
            survived += test is None
            unexpected += test is None and not fault.expected
    noticed = len(chosen) - survived
    print(f"{len(chosen)} faults planted, {noticed} noticed, {by_clause} by tests of clauses, {survived} survived")
    return 1 if unexpected else 0


if __name__ == "__main__":
    sys.exit(main())
