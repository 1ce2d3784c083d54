"""The one place that names numba: the decorator, its cache folders, and binding.

numba's own cache looks only at the file of the function it caches: a change in a callee of another file goes unseen
(numba issue 1833), and neither NUMBA_BOUNDSCHECK nor the version of NumPy is part of its key.  So each group of kernels
has a folder named after everything that matters: the sources it is made of, the flags, the versions.

Files written for any game (playouts, perft, the bots) are *bound*: executed once for each game with ``rules`` standing
for that game's kernels, so that numba sees plain global functions and compiles them together with the game.
"""

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import sys
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding
import numba
import numpy as np
from numba import njit
from numba import types as nb
from numba.core import cgutils, config
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.extending import lower_builtin, type_callable

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent
_IMPORT = re.compile(
    r"^(?:from (?P<of>partita[\w.]*) import (?P<names>\([^)]*\)|[^\n#]+)|import (?P<whole>partita[\w.]*))", re.MULTILINE
)
_KEPT_FOLDERS = 3  # of one group: the running one and two to go back to, say on another branch

# Only doors are called from Python and cached on disk, each with all the kernels it calls; so the kernels behind them
# need neither a cache of their own nor the code that unpacks Python objects.
# A short door keeps the GIL: letting it go and taking it back would cost more than a move.
_decorate_door = njit(cache=True)
_decorate_long_door = njit(cache=True, nogil=True)
_decorate_kernel = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)
# What numba does with the machine code of a library: make it, load it, tell it its environment.
_MACHINE_CODE = (
    (JITCodeLibrary, "_finalize_specific"),
    (JITCPUCodegen, "_add_module"),
    (JITCPUCodegen, "set_env"),
)
_MAKING = tuple(getattr(owner, name) for owner, name in _MACHINE_CODE)
_binding: list[tuple[str, types.ModuleType]] = []  # the game that files are being bound to, innermost last


def kernel(function: F) -> F:
    """Compile ``function`` as part of the kernels and doors that call it.

    For the type checker the function stays what it was.  With ``NUMBA_DISABLE_JIT=1`` it really does; else a call from
    Python raises TypeError, and ``function.py_func`` is the plain function.
    """
    compiled = _decorate_kernel(function)
    if jitted():
        _widen_arguments(compiled, runs=False)
        _bar_python(compiled)
    return cast(F, compiled)


def door(function: F) -> F:
    """Compile ``function`` for calls from Python too, on its first call, and keep it on disk."""
    return _door(function, _decorate_door)


def long_door(function: F) -> F:
    """A ``door`` to work that takes long: other threads run meanwhile, for the GIL is let go."""
    return _door(function, _decorate_long_door)


def _door(function: F, decorate: Callable[[F], Any]) -> F:
    with _settings(CACHE_DIR=str(cache_folder(_group_of(function.__module__)))):
        compiled = decorate(function)
    if jitted():
        _widen_arguments(compiled, runs=True)
    return cast(F, compiled)


def entered(function: F, *arguments: Any) -> F:
    """The code of a door for arguments of these types, entered without looking at the types of what it is called with.

    Twice as fast to call, and merciless: anything else in place of these arguments is undefined.  The door is called
    once with ``arguments``, so that it is compiled.
    """
    function(*arguments)
    if not jitted():
        return function
    compiled: Any = function
    (only,) = compiled.overloads.values()
    return cast(F, only.entry_point)


def jitted() -> bool:
    """Whether kernels are compiled in this process (``NUMBA_DISABLE_JIT`` is not set)."""
    return not config.DISABLE_JIT


def signatures(function: Callable[..., Any]) -> int:
    """How many signatures of a kernel are compiled by now; 0 for a plain function."""
    return len(getattr(function, "signatures", ()))


def bind(module: str, game: str, rules: types.ModuleType) -> types.ModuleType:
    """Execute ``module`` (a dotted name) anew with ``rules``, the kernels of ``game``, in place of its ``bound()``.

    The copy is registered in ``sys.modules`` under a name of its own and made only once for each game.
    """
    name = f"{module}_for_{game}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ImportError(f"no module {module} to bind")
    copy_spec = importlib.util.spec_from_file_location(name, spec.origin)
    if copy_spec is None or copy_spec.loader is None:
        raise ImportError(f"{spec.origin} cannot be loaded")
    copy = importlib.util.module_from_spec(copy_spec)
    sys.modules[name] = copy
    _binding.append((game, rules))
    try:
        copy_spec.loader.exec_module(copy)
    except BaseException:
        del sys.modules[name]
        raise
    finally:
        _binding.pop()
    return copy


def bound() -> Any:
    """The kernels of the game that the calling file is being bound to; None when the file is imported plainly."""
    return _binding[-1][1] if _binding else None


def num(entry: Any) -> int:
    """An entry of a record as an ordinary number: int64 in kernels, so that every call has the same types; else int."""
    return int(entry)


def lowest_bit(bits: int) -> int:
    """Index of the lowest set bit of a positive integer below 2**63.

    >>> lowest_bit(0b1000)
    3
    """
    number = int(bits)
    return (number & -number).bit_length() - 1


def count_bits(bits: int) -> int:
    """How many bits of a non-negative integer below 2**63 are set.

    >>> count_bits(0b1011)
    3
    """
    return int(bits).bit_count()


def borrow(array: Any) -> Any:
    """The same array, its references no longer counted: for the kernels behind a door, whose caller holds the array.

    Counting costs more than many a rule.
    """
    return array


@type_callable(borrow)
def _type_of_borrowed(context: Any) -> Callable[[Any], Any]:
    return lambda array: array if isinstance(array, nb.Array) else None


@lower_builtin(borrow, nb.Array)
def _lower_borrow(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    array = context.make_array(signature.return_type)(context, builder, value=args[0])
    array.meminfo = cgutils.get_null_value(array.meminfo.type)
    array.parent = cgutils.get_null_value(array.parent.type)
    return array._getvalue()


def pointer(array: Any) -> Any:
    """The same array of numbers as a mere pointer, to be read and written from its start.

    Where a kernel hands an array on many times a move, even a borrowed one costs.  With bounds checks it stays one.
    """
    return array


@type_callable(pointer)
def _type_of_pointer(context: Any) -> Callable[[Any], Any]:
    def found(array: Any) -> Any:
        if not isinstance(array, nb.Array):
            return None
        return array if config.BOUNDSCHECK else nb.CPointer(array.dtype)

    return found


@lower_builtin(pointer, nb.Array)
def _lower_pointer(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    if config.BOUNDSCHECK:
        return _lower_borrow(context, builder, signature, args)
    return context.make_array(signature.args[0])(context, builder, value=args[0]).data


# These three are single instructions.  As kernels of their own each use would be compiled and inlined anew.


@type_callable(num)
@type_callable(lowest_bit)
@type_callable(count_bits)
def _type_of_number(context: Any) -> Callable[[Any], Any]:
    return lambda entry: (
        nb.int64 if isinstance(nb.unliteral(entry), nb.Integer | nb.Boolean | nb.IntEnumMember) else None
    )


@lower_builtin(num, nb.Integer)
@lower_builtin(num, nb.Boolean)
@lower_builtin(num, nb.IntEnumMember)
def _lower_num(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return context.cast(builder, args[0], signature.args[0], nb.int64)


@lower_builtin(lowest_bit, nb.Integer)
def _lower_lowest_bit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    bits = context.cast(builder, args[0], signature.args[0], nb.int64)
    return builder.cttz(bits, cgutils.true_bit)  # undefined for 0, which has no lowest bit


@lower_builtin(count_bits, nb.Integer)
def _lower_count_bits(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.ctpop(context.cast(builder, args[0], signature.args[0], nb.int64))


def cache_root() -> Path:
    """The folder under which compiled kernels are kept: ``PARTITA_CACHE_DIR``, or the user's cache folder."""
    chosen = os.environ.get("PARTITA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "partita" / "kernels"


@cache
def cache_folder(group: str) -> Path:
    """The cache folder of a group: ``kernel``, or the name of a game."""
    digest = hashlib.sha256()
    for path in sources(group):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    for fact in (
        numba.__version__,
        np.__version__,
        platform.python_version(),
        f"bounds{int(bool(config.BOUNDSCHECK))}",
        # numba keeps apart what it compiled for another processor, and from sources in another place
        config.CPU_NAME or llvmlite.binding.get_host_cpu_name(),
        str(_PACKAGE),
    ):
        digest.update(fact.encode())
    return cache_root() / f"{group}-{digest.hexdigest()[:16]}"


def sources(group: str) -> list[Path]:
    """The files that a group's kernels are made of: those that define kernels, and all that these import of ours.

    They are of kernel/, core/, the game and bots/.  A file of texts or of the command line can be edited and nothing
    has to be compiled again.
    """
    parts = ("kernel",) if group == "kernel" else ("kernel", "core", f"games/{group}", "bots")
    defining = [p for part in parts for p in (_PACKAGE / part).rglob("*.py") if b"kernel.jit import" in p.read_bytes()]
    found: set[Path] = set()
    while defining:
        path = defining.pop()
        if path not in found:
            found.add(path)
            defining += _imported(path)
    return sorted(found)


def _imported(path: Path) -> Iterator[Path]:
    """The files of this package that a file imports, by its import statements."""
    for match in _IMPORT.finditer(path.read_text(encoding="utf-8")):
        module = match["of"] or match["whole"]
        names = [name.split()[0] for name in (match["names"] or "").strip("() \n").split(",") if name.strip()]
        for dotted in (module, *(f"{module}.{name}" for name in names)):
            file = _PACKAGE.parent.joinpath(*dotted.split(".")).with_suffix(".py")
            if file.is_file():
                yield file


def prune() -> None:
    """Remove all but the newest few cache folders of each group."""
    root = cache_root()
    folders: dict[str, list[Path]] = {}
    for path in root.iterdir() if root.is_dir() else ():
        if path.is_dir():
            folders.setdefault(path.name.rpartition("-")[0], []).append(path)
    for group, paths in folders.items():
        current = cache_folder(group) if group == "kernel" or (_PACKAGE / "games" / group).is_dir() else None
        old = sorted((p for p in paths if p != current), key=lambda p: p.stat().st_mtime, reverse=True)
        for path in old[_KEPT_FOLDERS - 1 :]:
            shutil.rmtree(path, ignore_errors=True)


def _widen_arguments(dispatcher: Any, runs: bool) -> None:
    """Give a kernel one signature, whatever width of integer, constant or enum member other kernels call it with.

    numba compiles a callee anew for int8, for int64 and for each literal number; here they all become int64.
    """
    find = dispatcher.get_call_template

    def find_widened(args: Any, kws: Any) -> Any:
        with _machine_code(runs), _settings(LOOP_VECTORIZE=0, SLP_VECTORIZE=0):
            return find(tuple(_widened(a) for a in args), {name: _widened(a) for name, a in kws.items()})

    dispatcher.get_call_template = find_widened


def _bar_python(dispatcher: Any) -> None:
    """Let a call from Python raise TypeError: there is no machine code to jump to."""

    def keep(compiled: Any) -> None:
        dispatcher.overloads[tuple(compiled.signature.args)] = compiled

    def refuse(*_: Any, **__: Any) -> None:
        name = f"{dispatcher.py_func.__module__}.{dispatcher.py_func.__qualname__}"
        raise TypeError(f"{name} is a kernel, for other kernels and doors to call: from Python use its py_func")

    dispatcher.add_overload = keep  # and do not tell the C code, which would jump
    dispatcher._compile_for_args = refuse


@contextmanager
def _machine_code(runs: bool) -> Iterator[None]:
    """Whether what is compiled meanwhile will run by itself.

    Kernels are linked into doors before they become machine code.  Code of their own would never run, and making it
    took a fifth of the time: so it is not made.
    """
    before = [getattr(owner, name) for owner, name in _MACHINE_CODE]
    for (owner, name), make in zip(_MACHINE_CODE, _MAKING, strict=True):
        setattr(owner, name, make if runs else _make_nothing)
    try:
        yield
    finally:
        for (owner, name), was in zip(_MACHINE_CODE, before, strict=True):
            setattr(owner, name, was)


def _make_nothing(*_: Any) -> None:
    """Instead of numba's steps to machine code."""


def _widened(kind: Any) -> Any:
    kind = nb.unliteral(kind)
    if isinstance(kind, nb.IntEnumMember) or (isinstance(kind, nb.Integer) and kind.bitwidth < nb.int64.bitwidth):
        return nb.int64
    return kind


def _group_of(module: str) -> str:
    if _binding:
        return _binding[-1][0]
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] else "kernel"


@contextmanager
def _settings(**values: Any) -> Iterator[None]:
    """numba's settings are read while it decorates and compiles: set some for just that long."""
    before = {name: getattr(config, name) for name in values}
    for name, value in values.items():
        setattr(config, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(config, name, value)
