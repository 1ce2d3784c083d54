"""The soak from Python: many random matches of every kind, watched at each step (``partita.kernel.soak``).

    python -m tests.contract.soaking --matches 10000 --jobs 2      prints what it found, one JSON object

``NUMBA_BOUNDSCHECK=1`` and ``NUMBA_DISABLE_JIT=1`` work as they do everywhere.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from tests.contract.probe import read
from tests.contract.variants import variants

import partita
from partita.core.game import game as game_named
from partita.core.log import new_log, no_log
from partita.kernel import jit

CHUNK = 10_000  # matches of one call
EVERY_WITHOUT_JIT = 4  # plies between steps looked at from all sides; the invariants are checked at every step
COMMON = 30  # matches whose digests all modes have to agree on
_SUMS = ("plies", "decisions", "loud", "revealing")
_PEAKS = ("longest_list", "longest_log", "longest_match")


def soak(name: str, matches: int, first: int = 0, every: int = 1) -> dict[str, Any]:
    """Play the matches numbered ``first`` to ``first + matches - 1``.

    The invariants are checked at every step, all else ``every`` so many plies.  Returns the figures, ``digests`` of the
    first few matches and of all, and ``fault``: None, or in words what is wrong and in which match.
    """
    game = game_named(name)
    kernels = game.kernels
    loop: Any = jit.bind("partita.kernel.soak", name, kernels)  # type: ignore[arg-type]
    box = game.load_box(None)
    kinds = variants(game)
    setups = np.array([game.setup(players, options, box) for players, options in kinds])
    games = np.zeros(loop.PLACES, kernels.STATE)
    figures = np.zeros(loop.FIGURES, np.int64)
    digests = np.zeros(matches, np.uint64)
    start = time.perf_counter()
    fault = loop.soak(
        games,
        games.view(np.uint8).reshape(loop.PLACES, -1),
        box.data,
        setups,
        np.array([players for players, _ in kinds], np.int64),
        first,
        every if jit.jitted() else EVERY_WITHOUT_JIT,
        digests,
        np.zeros(kernels.MAX_LEGAL, np.int16),
        np.zeros(kernels.MAX_LEGAL, np.int16),
        new_log(),
        no_log(),
        np.zeros(kernels.MAX_SEATS, np.int64),
        np.zeros(kernels.MAX_SEATS, np.float64),
        np.zeros(3, np.int64),
        figures,
    )
    seconds = time.perf_counter() - start
    found = {key: int(figures[getattr(loop, key.upper())]) for key in (*_SUMS, *_PEAKS)}
    told = None
    if fault:
        where = {key: int(figures[getattr(loop, f"FAULTY_{key.upper()}")]) for key in ("match", "ply", "seat")}
        players, options = kinds[where["match"] % len(kinds)]
        told = (
            f"{loop.Fault(int(fault)).name} in {where}: {players} players, {options}; {game.describe(games[:1], box)}"
        )
    return {
        "game": name,
        "matches": matches,
        **found,
        "seconds": round(seconds, 2),
        "common": [f"{int(digest):016x}" for digest in digests[: max(COMMON - first, 0)]],
        "all": f"{int(np.bitwise_xor.reduce(digests)):016x}",
        "fault": told,
    }


def joined(parts: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What several calls found, as one."""
    whole: dict[str, Any] = {}
    for part in parts:
        if not whole:
            whole = dict(part)
            continue
        for key in ("matches", "seconds", *_SUMS):
            whole[key] += part[key]
        for key in _PEAKS:
            whole[key] = max(whole[key], part[key])
        whole["common"] = [*whole["common"], *part["common"]]
        whole["all"] = f"{int(whole['all'], 16) ^ int(part['all'], 16):016x}"
        whole["fault"] = whole["fault"] or part["fault"]
    whole["seconds"] = round(whole["seconds"], 1)
    return whole


def soak_all(name: str, matches: int, first: int = 0, jobs: int = 1, every: int = 1) -> dict[str, Any]:
    """``soak`` in several processes; the first call compiles before they start."""
    starts = range(first, first + matches, CHUNK)
    sizes = [min(CHUNK, first + matches - start) for start in starts]
    if jobs == 1 or len(sizes) == 1:
        return joined(soak(name, size, start, every) for start, size in zip(starts, sizes, strict=True))
    soak(name, 1)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return joined(pool.map(partial(soak, name, every=every), sizes, starts))


def bounds_are_checked() -> bool:
    """Whether a kernel of this process notices an index that is out of bounds."""
    try:
        read(np.zeros(2, np.int64)[:1], 1)
    except IndexError:
        return True
    return False


def main() -> int:
    """See the top of this file.  Returns the exit code: 1 when there is a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract.soaking")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=CHUNK)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--jobs", type=int, default=1, help="0: as many as there are cores")
    parser.add_argument("--every", type=int, default=1, help="plies between steps looked at from all sides")
    asked = parser.parse_args()
    jobs = asked.jobs or os.cpu_count() or 1
    found: dict[str, Any] = {
        "jit": jit.jitted(),
        "bounds": bounds_are_checked(),
        "games": [
            soak_all(name, asked.matches, asked.first, jobs, asked.every) for name in asked.games or partita.games()
        ],
    }
    print(json.dumps(found))
    return int(any(game["fault"] for game in found["games"]))


if __name__ == "__main__":
    sys.exit(main())
