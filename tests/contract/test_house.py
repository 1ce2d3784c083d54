"""Habits of the house that a search can see."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
OUR_FOLDERS = ("src", "tests", "docs", "bench", "requirements", ".ci")
TEXTS = {".py", ".md", ".toml", ".ftl", ".txt", ".json", ".perft", ".cfg", ".ini", ".yml", ".yaml", ".sh", ""}
# Spelt so that this file does not find itself.
HOSTS = re.compile(
    r"py" + r"pi\.org|python" + r"hosted\.org|index" + r"-url\s*=\s*http|npm" + r"js\.(?:org|com)", re.IGNORECASE
)
SERVICES = ROOT / "tests" / "server"
MAY_SKIP = (
    SERVICES / "services.py",
    SERVICES / "test_services.py",
    ROOT / "tests" / "web" / "conftest.py",
)  # say that a service or the browser is missing, and how to have it
LEFT_OPEN = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX|HA" + r"CK)\b")


def files() -> Iterator[Path]:
    """All text files of the project."""
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.suffix in TEXTS)
    for folder in OUR_FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in TEXTS and "__pycache__" not in path.parts:
                yield path


@cache
def trees() -> list[tuple[str, ast.AST]]:
    """Each source file's name and each of its nodes."""
    return [
        (path.relative_to(ROOT).as_posix(), node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]


def modules_of(node: ast.AST) -> list[str]:
    """The modules that an import names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []


def test_nobody_uses_the_global_generators() -> None:
    """``from random import Random`` makes generators of one's own; all else in there is everybody's."""
    for name, node in trees():
        assert "random" not in modules_of(node) or isinstance(node, ast.ImportFrom), f"{name}: import random"
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"], name
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("np.random", "numpy.random"):
            assert node.attr == "default_rng", f"{name}: numpy.random.{node.attr}"
        assert not any(module.startswith("numpy.random") for module in modules_of(node)), name


def test_nobody_pickles() -> None:
    for name, node in trees():
        assert not {"pickle", "marshal", "shelve", "dill"} & set(modules_of(node)), name
        if isinstance(node, ast.keyword) and node.arg == "allow_pickle":
            assert ast.unparse(node.value) == "False", name


def test_nobody_evaluates_texts() -> None:
    for name, node in trees():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("eval", "exec"), name


def test_nothing_is_asserted_in_the_package() -> None:
    """What comes from outside is refused with an Error; a fault of our own is for the tests to find."""
    assert [name for name, node in trees() if isinstance(node, ast.Assert)] == []


def test_no_file_names_a_registry() -> None:
    naming = [path for path in files() if HOSTS.search(path.read_text(encoding="utf-8"))]
    assert [path.relative_to(ROOT).as_posix() for path in naming] == []


def test_nothing_is_left_open() -> None:
    for path in files():
        if path.suffix == ".py":
            with path.open("rb") as file:
                for token in tokenize.tokenize(file.readline):
                    if token.type == tokenize.COMMENT:
                        assert not LEFT_OPEN.search(token.string), f"{path}: {token.string}"
        elif path.suffix in (".md", ".toml", ".ftl"):
            assert not LEFT_OPEN.search(path.read_text(encoding="utf-8")), path


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = re.compile(r"mark\.(?:sk" + r"ip|xf" + r"ail)|pytest\.(?:sk" + r"ip|xf" + r"ail)")
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if path not in MAY_SKIP:
            assert not marks.search(path.read_text(encoding="utf-8")), path


def test_arithmetic_modulo_a_word_lives_in_two_files() -> None:
    """The one exception from "warnings are errors" names them."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    ignored = re.findall(r'"ignore:[^"]+"', settings)
    assert ignored == [r'"ignore:overflow encountered:RuntimeWarning:partita\\.kernel\\.(rng|digest)"']


# What decides moves and points; "*" stands for every game.
RULES = ("rules/*.py", *(f"{name}.py" for name in ("turn", "flow", "effects", "timing", "scoring", "solo", "setup")))


def rules_files() -> list[Path]:
    """The files of every game that are rules code."""
    games = ROOT / "src" / "partita" / "games"
    return [path for pattern in RULES for path in sorted(games.glob(f"*/{pattern}"))]


def bare_numbers(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a source with a number above 1 that is no constant's value, and no comment on it or above it."""
    tree, lines = ast.parse(source), source.splitlines()
    named = re.compile(r"_?[A-Z][A-Z0-9_]*")
    values: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name for target in targets for name in ast.walk(target) if isinstance(name, ast.expr)]
            if all(isinstance(name, ast.Tuple) or named.fullmatch(ast.unparse(name)) for name in names):
                values.update(ast.walk(node))
    commented = {
        token.start[0]
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node not in values:
            on_it, above = node.lineno in commented, node.lineno - 1
            if node.value > 1 and not on_it and not (above in commented and lines[above - 1].lstrip().startswith("#")):
                yield node.lineno, lines[node.lineno - 1].strip()


def test_a_bare_number_is_seen() -> None:
    source = (
        "FIVE, SIX = 5, 6\n_LIMIT: int = 7\nTABLE = (2, 3)\ndef f(x):\n    # OV-1.1: two\n    x += 2\n"
        "    x += 3\n    x = x - 1  # why 1\n    return x * 4  # OV-1.1\n    g.x = 9\n    return f(8) or True\n"
    )
    assert [line for line, _ in bare_numbers(source)] == [7, 10, 11]


def test_numbers_in_rules_have_a_name_or_a_reason() -> None:
    """A number above 1 is a constant's, or a comment on its line or the line above says where it comes from."""
    assert len(rules_files()) > len(RULES)
    bare = [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {line}"
        for path in rules_files()
        for number, line in bare_numbers(path.read_text(encoding="utf-8"))
    ]
    assert bare == []


@pytest.mark.parametrize("part", ["kernel", "core"])
def test_kernel_and_core_know_no_game(part: str) -> None:
    from partita.core.game import GAMES

    for path in sorted((ROOT / "src" / "partita" / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for module in modules_of(node):
                assert not any(module.startswith(f"partita.games.{name}") for name in GAMES), path
