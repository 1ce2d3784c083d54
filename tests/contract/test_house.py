"""Habits of the house that a search can see."""

import ast
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
        assert not marks.search(path.read_text(encoding="utf-8")), path


def test_arithmetic_modulo_a_word_lives_in_two_files() -> None:
    """The one exception from "warnings are errors" names them."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    ignored = re.findall(r'"ignore:[^"]+"', settings)
    assert ignored == [r'"ignore:overflow encountered:RuntimeWarning:partita\\.kernel\\.(rng|digest)"']


@pytest.mark.parametrize("part", ["kernel", "core"])
def test_kernel_and_core_know_no_game(part: str) -> None:
    from partita.core.game import GAMES

    for path in sorted((ROOT / "src" / "partita" / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for module in modules_of(node):
                assert not any(module.startswith(f"partita.games.{name}") for name in GAMES), path
