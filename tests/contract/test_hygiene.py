"""How kernels are compiled and kept: one signature each, caches that notice every change, settings left alone."""

import ast
import json
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from tests.contract.apart import run_apart

import partita
from partita.core.game import game as game_named
from partita.core.log import no_log
from partita.kernel import jit, rng

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "partita"
SOURCES = sorted(PACKAGE.rglob("*.py"))
DECORATORS = {"kernel", "door", "long_door"}

pytestmark = pytest.mark.xdist_group("hygiene")  # in one process: each game is compiled from nothing just once


@cache
def compiled(name: str) -> dict[str, tuple[int, bool]]:
    """How many signatures each kernel has after much use of a game, from an empty cache, and whether it is a door."""
    with tempfile.TemporaryDirectory() as empty:
        printed = run_apart("tests.contract.dispatchers", name, flags={"PARTITA_CACHE_DIR": empty})
    found: dict[str, tuple[int, bool]] = json.loads(printed)
    return found


@pytest.fixture(params=partita.games())
def signatures(request: pytest.FixtureRequest) -> dict[str, tuple[int, bool]]:
    """``compiled`` of each game."""
    return compiled(request.param)


def test_each_kernel_is_compiled_for_one_signature(signatures: dict[str, tuple[int, bool]]) -> None:
    assert len(signatures) > 50
    assert {name: count for name, (count, _) in signatures.items() if count > 1} == {}


def test_each_kernel_is_used() -> None:
    """By its game; of what all games can use, by one of them.  Doors apart: a screen may have some of its own."""
    unused = [
        {name for name, (count, door) in compiled(game).items() if count == 0 and not door} for game in partita.games()
    ]
    shared = "partita.kernel."
    assert {name for names in unused for name in names if not name.startswith(shared)} == set()
    assert {name for name in set.intersection(*unused) if name.startswith(shared)} == set()


def test_only_one_file_names_numba() -> None:
    named = re.compile(r"^\s*(import|from) numba|import_module\(.numba", re.MULTILINE)
    assert [_relative(path).as_posix() for path in SOURCES if named.search(path.read_text(encoding="utf-8"))] == [
        "kernel/jit.py"
    ]


def test_kernels_have_no_other_decorators(signatures: dict[str, tuple[int, bool]]) -> None:
    modules = {name.rpartition(".")[0].partition("_for_")[0] for name in signatures}
    for module in modules:
        tree = ast.parse(file_of(module).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.decorator_list:
                assert {ast.unparse(decorator) for decorator in node.decorator_list} <= DECORATORS, node.name


def file_of(module: str) -> Path:
    """The file of a module of the package."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def imported(path: Path) -> Iterator[Path]:
    """The files of the package that a file imports from when it is imported; kernels import nothing later."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            modules = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for module in modules:
            if module.split(".")[0] == "partita" and file_of(module).is_file():
                yield file_of(module)


def test_a_cache_is_named_after_every_file_its_kernels_are_made_of(signatures: dict[str, tuple[int, bool]]) -> None:
    """Constants leave no trace in a compiled function, so: all that a file with kernels imports, and so on."""
    for name in partita.games():
        of_this = [
            m for m in signatures if f"_for_{name}." in m or not m.startswith("partita.games.") or f".{name}." in m
        ]
        open_ = {file_of(module.rpartition(".")[0].partition("_for_")[0]) for module in of_this}
        needed: set[Path] = set()
        while open_:
            path = open_.pop()
            if path.name == "__init__.py" or path in needed:
                continue
            needed.add(path)
            open_ |= set(imported(path))
        missing = needed - set(jit.sources(name))
        assert not {path.relative_to(PACKAGE).as_posix() for path in missing}


def folder(package: Path, name: str, **flags: str) -> str:
    """The cache folder that a package would use."""
    code = package.parent / "folder_of.py"
    code.write_text(
        f"from partita.kernel.jit import cache_folder\nprint(cache_folder({name!r}).name)\n", encoding="utf-8"
    )
    return run_apart("folder_of", first=package.parent, flags=flags).strip()


@pytest.mark.parametrize("name", partita.games())
def test_the_cache_folder_changes_with_sources_and_flags_and_with_nothing_else(name: str, tmp_path: Path) -> None:
    package = tmp_path / "partita"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    before = folder(package, name)
    assert before == folder(package, name)
    assert before != jit.cache_folder(name).name  # numba keeps apart what stands in another place
    assert folder(package, name, NUMBA_BOUNDSCHECK="1") != before
    assert folder(package, name, NUMBA_CPU_NAME="generic") != before
    seen = {before}
    for part in ("kernel", "core", f"games/{name}", "bots"):
        path = package / next(
            source for source in map(_relative, jit.sources(name)) if source.as_posix().startswith(part)
        )
        text = path.read_text(encoding="utf-8")
        path.write_text(f"{text}\n_ADDED = 1\n", encoding="utf-8")
        seen.add(folder(package, name))
        path.write_text(text, encoding="utf-8")
    assert len(seen) == 5
    for path in [*package.glob("cli/*.py"), *package.glob("text/*.ftl")]:
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert folder(package, name) == before


def _relative(path: Path) -> Path:
    return path.relative_to(PACKAGE)


SETTINGS = """
import os, json
from numba.core import config
def settings():
    return {key: repr(value) for key, value in vars(config).items() if key.isupper()}
before, environment = settings(), dict(os.environ)
import partita
for name in partita.games():
    match = partita.new(name, players=2, seed=1)
    match.play(match.legal()[0])
    match.choices()
after = settings()
assert dict(os.environ) == environment
print(json.dumps([key for key in {**before, **after} if before.get(key) != after.get(key)]))
"""


def test_environment_and_settings_are_left_as_they_were(tmp_path: Path) -> None:
    (tmp_path / "settings_of.py").write_text(SETTINGS, encoding="utf-8")
    assert json.loads(run_apart("settings_of", first=tmp_path)) == []


def test_signatures_of_what_is_not_compiled() -> None:
    assert jit.signatures(len) == 0
    assert jit.signatures(rng.seed_words) == 0


@pytest.mark.parametrize("name", partita.games())
def test_copies_and_set_ups_depend_on_no_memory(name: str) -> None:
    game = game_named(name)
    box, kernels = game.load_box(None), game.kernels
    setup = game.setup(2, game.check_options(2, None), box)
    states = np.frombuffer(os.urandom(3 * kernels.STATE.itemsize), kernels.STATE).copy()
    zeros = np.zeros(3, kernels.STATE)
    for games in (states, zeros):
        kernels.new(games, 1, box.data, rng.seed_words(7), setup, no_log())
        games[2] = games[1]
    assert states[1].tobytes() == zeros[1].tobytes() == states[2].tobytes() == zeros[2].tobytes()
    assert zeros[0].tobytes() == bytes(kernels.STATE.itemsize)


@pytest.mark.parametrize("name", partita.games())
def test_many_matches_advance_as_each_alone(name: str) -> None:
    game = game_named(name)
    box, kernels = game.load_box(None), game.kernels
    matches = 8
    setup = game.setup(3, game.check_options(3, None), box)
    many = np.zeros(matches, kernels.STATE)
    for i in range(matches):
        kernels.new(many, i, box.data, rng.seed_words(i), setup, no_log())
    alone = many.copy()
    outs, out = np.zeros((matches, kernels.MAX_LEGAL), np.int16), np.zeros(kernels.MAX_LEGAL, np.int16)
    counts, chosen = np.zeros(matches, np.int64), np.zeros(matches, np.int16)
    for ply in range(4_000):
        for i in range(matches):
            length = kernels.legal(alone, i, box.data, out)
            chosen[i] = out[(ply * 7 + i) % length] if length else -1
        kernels.advance_many(many, box.data, chosen, outs, counts)
        for i in range(matches):
            length = kernels.advance(alone, i, box.data, int(chosen[i]), out) if chosen[i] >= 0 else 0
            assert counts[i] == length
            assert outs[i, :length].tolist() == out[:length].tolist()
        assert many.tobytes() == alone.tobytes()
        if not counts.any():
            break
    assert all(kernels.is_over(many, i) for i in range(matches))
