"""How fast the engine is on this machine: medians of several measurements in one run.

A decision counts only where at least two moves are legal; forced moves are reported apart.  Whole four-player games,
scoring included, random moves, the legal list consumed, on one core.
"""

import importlib.metadata
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from partita.bots import warm_steps
from partita.bots.arena import Arena
from partita.core.engine import Engine
from partita.core.game import GAMES, Game, game
from partita.core.log import no_log
from partita.core.warm import warm_up
from partita.kernel import jit, rng
from partita.lab import numbers
from partita.text import COMMON, message

SECONDS = 0.6  # of one measurement; a tenth of it when quick
MATCHES = 1024  # of advance_many
COPIES = 64  # states in the array that copies go round in: larger than the first cache, as matches are
COPY_ROUNDS = 200_000
_NANO = 1e9
_STARTS = 3  # processes started for each start-up figure
_PEERS = ("gin_rummy", "hearts", "crazy_eights")
_SEED = 1
_REPEAT_BITS = 32  # so that no two repeats play the same game
_WHOLE_GAMES = 200  # games between two looks at the clock
_WHOLE_FROM = 1000  # figures from here on are told without decimal places
_PLACES = 4  # of the others

Say = Callable[[str, str], None]  # of which game or library; which step begins: a figure, or the key of a message


def measure(repeats: int = 5, quick: bool = False, say: Say = lambda name, step: None) -> dict[str, Any]:
    """All figures, JSON-able: ``machine``, ``games``, ``together`` (of all games at once) unless ``quick``, and where
    OpenSpiel is installed ``peers`` and ``ratios``."""
    seconds = SECONDS / 10 if quick else SECONDS
    found: dict[str, Any] = {"machine": machine(), "games": {}}
    for name in GAMES:
        say(name, "bench-compiling")
        warm_up(name, more=partial(warm_steps, name))
        found["games"][name] = _Bench(name, repeats, seconds, say).all()
        say(name, "bench-starting")
        found["games"][name] |= starts(name, cold=not quick)
    if not quick:
        found["together"] = {"cold_compile_s": cold_compile(*GAMES)}
    peers = _peers(repeats, seconds, say)
    if peers:
        found["peers"] = {"open_spiel": peers}
        found["ratios"] = {
            name: {peer: figures["advance_per_s"] / peers[peer]["decisions_per_s"] for peer in peers}
            for name, figures in found["games"].items()
        }
    return found


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        named = [
            line.partition(":")[2].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")
        ]
        model = named[0] if named else model
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": importlib.metadata.version("numba"),
    }


class _Bench:
    """The figures of one game."""

    def __init__(self, name: str, repeats: int, seconds: float, say: Say) -> None:
        self.name, self.repeats, self.seconds, self.say = name, repeats, seconds, say
        self.rules: Game = game(name)
        self.kernels = self.rules.kernels
        self.players = self.kernels.MAX_SEATS
        self.box = self.rules.load_box(None)
        self.setup = self.rules.setup(self.players, self.rules.check_options(self.players, None), self.box)
        self.engine = Engine(name)
        self.log = no_log()
        self.out = np.zeros(self.kernels.MAX_LEGAL, np.int16)
        self.points = np.zeros(self.kernels.MAX_SEATS, np.int64)

    def all(self) -> dict[str, Any]:
        inside = [self._inside(repeat) for repeat in range(self.repeats)]
        figures = {key: statistics.median(one[key] for one in inside) for key in inside[0]}
        for key, loop in (
            ("advance_per_s", self._advance),
            ("step_legal_per_s", self._step_legal),
            ("advance_many_per_s", self._advance_many),
            ("greedy_per_s", self._greedy),
            ("copy_ns", self._copy),
        ):
            self.say(self.name, key)
            figures[key] = statistics.median(loop(repeat) for repeat in range(self.repeats))
        figures["state_bytes"] = self.kernels.STATE.itemsize
        return figures

    def _inside(self, repeat: int) -> dict[str, float]:
        """Whole games inside one kernel call."""
        playouts = jit.bind("partita.kernel.playouts", self.name, self.kernels)  # type: ignore[arg-type]
        games = np.zeros(1, self.kernels.STATE)
        thinker = np.array([_SEED + repeat, 0], np.uint64)
        seed, counts, played = np.zeros(2, np.uint64), np.zeros(2, np.int64), 0

        def some(times: int) -> None:
            playouts.play_many(
                games, self.box.data, self.setup, seed, thinker, times, self.log, self.out, self.points, counts
            )

        some(1)
        counts[:] = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < self.seconds:
            some(_WHOLE_GAMES)
            played += _WHOLE_GAMES
        decisions, forced = (int(count) for count in counts)
        return {
            "games_per_s": played / spent,
            "decisions_per_s": decisions / spent,
            "decisions_per_game": decisions / played,
            "forced_share": forced / (decisions + forced),
        }

    def _matches(self, many: int, repeat: int) -> Any:
        games = np.zeros(many, self.kernels.STATE)
        for i in range(many):
            self._new(games, i, repeat * many + i)
        return games

    def _new(self, games: Any, i: int, seed: int) -> None:
        self.kernels.new(games, i, self.box.data, rng.seed_words(seed), self.setup, self.log)

    def _advance(self, repeat: int) -> float:
        """From Python, a call a move, through ``advance``."""
        games, out, box = self._matches(1, repeat), self.out, self.box.data
        advance, legal, scores, points = self.engine.advance, self.engine.legal, self.kernels.scores, self.points
        pick, item, decisions, played = Random(repeat).random, out.item, 0, 0
        start = time.perf_counter()
        while time.perf_counter() - start < self.seconds:
            played += 1
            self._new(games, 0, repeat + played)
            length = legal(games, 0, box, out)
            while length:
                if length > 1:
                    decisions += 1
                    length = advance(games, 0, box, item(int(pick() * length)), out)
                else:
                    length = advance(games, 0, box, item(0), out)
            scores(games, 0, box, points)
        return decisions / (time.perf_counter() - start)

    def _step_legal(self, repeat: int) -> float:
        """From Python, two calls a move."""
        games, out, box = self._matches(1, repeat), self.out, self.box.data
        step, legal, scores, points = self.engine.step, self.engine.legal, self.kernels.scores, self.points
        pick, item, decisions, played = Random(repeat).random, out.item, 0, 0
        start = time.perf_counter()
        while time.perf_counter() - start < self.seconds:
            played += 1
            self._new(games, 0, repeat + played)
            while length := legal(games, 0, box, out):
                decisions += length > 1
                step(games, 0, box, item(int(pick() * length)))
            scores(games, 0, box, points)
        return decisions / (time.perf_counter() - start)

    def _advance_many(self, repeat: int) -> float:
        """From Python, a call a move of 1,024 matches; whoever is over begins anew."""
        games, box, kernels = self._matches(MATCHES, repeat), self.box.data, self.kernels
        outs = np.zeros((MATCHES, kernels.MAX_LEGAL), np.int16)
        counts = np.zeros(MATCHES, np.int64)
        for i in range(MATCHES):
            counts[i] = kernels.legal(games, i, box, self.out)
            outs[i] = self.out
        lists, firsts = outs.ravel(), np.arange(MATCHES) * kernels.MAX_LEGAL
        pick, decisions, seed = np.random.default_rng(repeat), 0, np.array([MATCHES, repeat], np.uint64)
        start = time.perf_counter()
        while time.perf_counter() - start < self.seconds:
            decisions += int(np.count_nonzero(counts > 1))
            chosen = lists.take(firsts + (pick.random(MATCHES) * counts).astype(np.int64))
            kernels.advance_many(games, box, chosen, outs, counts)
            for i in np.flatnonzero(counts == 0).tolist():
                kernels.scores(games, i, box, self.points)
                seed[0] += np.uint64(1)
                kernels.new(games, i, box, seed, self.setup, self.log)
                counts[i] = kernels.legal(games, i, box, outs[i])
        return decisions / (time.perf_counter() - start)

    def _greedy(self, repeat: int) -> float:
        """Decisions of greedy bots, each game played inside a kernel."""
        arena = Arena(self.name, self.box, self.setup, ["greedy"] * self.players, None)
        seeds = list(range(self.players))
        arena.play(_SEED, seeds)
        decisions, number = 0, repeat << _REPEAT_BITS
        start = time.perf_counter()
        while time.perf_counter() - start < self.seconds:
            number += 1
            decisions += arena.play(number, seeds).decisions
        return decisions / (time.perf_counter() - start)

    def _copy(self, repeat: int) -> float:
        """One state to the next place, inside a kernel."""
        playouts = jit.bind("partita.kernel.playouts", self.name, self.kernels)  # type: ignore[arg-type]
        games = self._matches(COPIES, repeat)
        playouts.copy_round(games, 1)
        start = time.perf_counter()
        playouts.copy_round(games, COPY_ROUNDS)
        return (time.perf_counter() - start) / COPY_ROUNDS * _NANO


def starts(name: str, cold: bool = True) -> dict[str, float]:
    """Seconds of processes of their own: to import, to the first table from a warm cache, to compile from nothing."""
    imports = "import time; t = time.perf_counter(); import partita; print(time.perf_counter() - t)"
    figures = {"import_s": statistics.median(float(_python("-c", imports)[1]) for _ in range(_STARTS))}
    with tempfile.TemporaryDirectory() as folder:
        saves = {"XDG_DATA_HOME": folder}
        play = ("-m", "partita", "play", name, "--seed", str(_SEED), "--new")
        figures["warm_start_s"] = statistics.median(_python(*play, **saves)[0] for _ in range(_STARTS))
    if cold:
        figures["cold_compile_s"] = cold_compile(name)
    return figures


def cold_compile(*games: str) -> float:
    """Seconds to compile games from nothing, all at once."""
    with tempfile.TemporaryDirectory() as folder:
        return _python("-m", "partita.cli.warming", *games, PARTITA_CACHE_DIR=folder)[0]


def _python(*args: str, **environment: str) -> tuple[float, str]:
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, **environment},
    )
    return time.perf_counter() - start, done.stdout


def _peers(repeats: int, seconds: float, say: Say) -> dict[str, dict[str, float]]:
    """Games of OpenSpiel from Python, counted the same way: random moves, decisions with at least two legal moves."""
    try:
        import pyspiel
    except ImportError:
        return {}
    found = {}
    for name in _PEERS:
        say("open_spiel", name)
        peer = pyspiel.load_game(name)
        rates = [_peer(peer, seconds, Random(repeat)) for repeat in range(repeats)]
        found[name] = {"decisions_per_s": statistics.median(rates)}
    return found


def _peer(peer: Any, seconds: float, random: Random) -> float:
    pick, decisions = random.random, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = peer.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), pick()))
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(legal[int(pick() * len(legal))])
        state.returns()
    return decisions / (time.perf_counter() - start)


def _drawn(outcomes: Iterable[tuple[int, float]], point: float) -> int:
    action = -1
    for action, chance in outcomes:  # noqa: B007 (the last one stands for what rounding leaves)
        point -= chance
        if point < 0:
            break
    return action


def lines(found: dict[str, Any], lang: str = "en") -> list[str]:
    """The figures for people, in ``lang``; they are named as in the result."""

    def figure(name: str, key: str, value: float) -> str:
        shown = numbers.figure(value, 0 if value >= _WHOLE_FROM else _PLACES)
        return message(lang, COMMON, "bench-figure", name=name, key=key, value=shown)

    told = [json.dumps(found["machine"])]
    for name, figures in found["games"].items():
        told += [figure(name, key, value) for key, value in figures.items()]
    told += [figure("together", key, value) for key, value in found.get("together", {}).items()]
    for peer, figures in found.get("peers", {}).get("open_spiel", {}).items():
        told += [figure(f"open_spiel {peer}", key, value) for key, value in figures.items()]
    for name, ratios in found.get("ratios", {}).items():
        for peer, ratio in ratios.items():
            shown = numbers.number(ratio, 1)
            told.append(message(lang, COMMON, "bench-ratio", name=name, key="advance_per_s", peer=peer, ratio=shown))
    return told
