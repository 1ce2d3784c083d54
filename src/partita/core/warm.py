"""Compiling a game's doors before they are needed, with progress, in one process.

numba compiles a kernel when it is first called, and keeps the result on disk.  Many processes that start at once would
each do that work; and a person who waits wants to see that something happens.
"""

import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np

from partita.core.errors import BadOption
from partita.core.game import game
from partita.core.log import new_log

Progress = Callable[[int, int, str], None]  # which step begins, from 1; of how many; its name
Step = tuple[str, Callable[[], object]]

_DONE = "all-complete"  # the file in a cache folder that says that nothing is left to compile


def is_warm(name: str) -> bool:
    """Whether ``warm_up`` has done all of a game's work before, with these sources, versions and flags."""
    from partita.kernel import jit

    return not jit.jitted() or _stamp(name).exists()


def warm_up(name: str, progress: Progress | None = None, more: Callable[[], Iterable[Step]] | None = None) -> float:
    """Compile the doors of the game ``name``, unless that was done before; return the seconds it took.

    ``progress`` is told when each step begins.  ``more`` gives further steps, such as the bots', as (name, call).
    Raises BadOption for an unknown game, and where nothing can be kept.

    >>> warm_up("ovation") >= 0
    True
    """
    from partita.kernel import jit

    start = time.perf_counter()
    if is_warm(name):
        return 0.0
    stamp = _stamp(name)
    _keepable(stamp.parent)
    steps: Sequence[Step] = [*_doors(name), *(more() if more else ())]
    for number, (label, call) in enumerate(steps, 1):
        if progress:
            progress(number, len(steps), label)
        call()
    stamp.touch()
    jit.prune()
    return time.perf_counter() - start


def _keepable(folder: Path) -> None:
    """See to it that a cache folder is there.  Raises BadOption where it cannot be, or cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as wrong:
        raise BadOption("cache-folder", folder=str(folder.parent), why=wrong.strerror or str(wrong)) from None


def _stamp(name: str) -> Path:
    from partita.kernel import jit

    return jit.cache_folder(name) / _DONE


def _doors(name: str) -> list[Step]:
    """One call of every door, on two small matches of its own."""
    from partita.kernel import rng

    rules = game(name)
    kernels = rules.kernels
    box = rules.load_box(None)
    players = 2
    setup = rules.setup(players, rules.check_options(players, None), box)
    games = np.zeros(2, kernels.STATE)
    out = np.zeros(kernels.MAX_LEGAL, np.int16)
    outs = np.zeros((2, kernels.MAX_LEGAL), np.int16)
    counts = np.zeros(2, np.int64)
    actions = np.zeros(2, np.int16)
    points = np.zeros(kernels.MAX_SEATS, np.int64)
    shares = np.zeros(kernels.MAX_SEATS, np.float64)
    thinker = np.array([1, 0], np.uint64)
    log = new_log()

    def new() -> None:
        for i in range(2):
            kernels.new(games, i, box.data, rng.seed_words(i), setup, log)

    def first() -> int:
        kernels.legal(games, 0, box.data, out)
        return int(out[0])

    def many() -> None:
        for i in range(2):
            kernels.legal(games, i, box.data, out)
            actions[i] = out[0]
        kernels.advance_many(games, box.data, actions, outs, counts)

    def outcome() -> None:
        kernels.to_move(games, 0)
        kernels.is_over(games, 0)
        kernels.scores(games, 0, box.data, points)
        kernels.returns(games, 0, box.data, shares)

    def views() -> None:
        kernels.view(games, 0, 0, games, 1)
        kernels.resample(games, 1, box.data, thinker)

    def value() -> None:
        kernels.view(games, 0, 0, games, 1)
        kernels.value(games, 1, box.data, 0)

    return [
        ("set-up", new),
        ("legal moves", first),
        ("moves", lambda: kernels.step(games, 0, box.data, first())),
        ("events", lambda: kernels.narrate(games, 0, box.data, first(), log)),
        ("the fast door", lambda: kernels.advance(games, 0, box.data, first(), out)),
        ("many matches", many),
        ("reasons", lambda: kernels.why(games, 0, box.data, first(), points)),
        ("scores", outcome),
        ("points by source", lambda: rules.breakdown(games[:1], box)),
        ("described positions", lambda: kernels.check(games, 0, box.data)),
        ("views", views),
        ("values", value),
    ]
