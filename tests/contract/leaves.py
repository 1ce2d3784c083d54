"""Perft from Python: the lines of ``tests/perft/*.perft`` worked out, compared, written anew.

A line is ``game players seed options plies depth count digest``: a set-up, so many moves drawn by lot, then all states
``depth`` moves further on: how many, and the sum of their digests.  Lines that begin with ``#`` are comments.

    python -m tests.contract.leaves --write tests/perft
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import partita
from partita.core.game import Records
from partita.core.game import game as game_named
from partita.core.match import Match
from partita.core.playthrough import by_lot
from partita.core.record import write_whole
from partita.kernel import jit

FOLDER = Path(__file__).resolve().parent.parent / "perft"


@dataclass(frozen=True)
class Line:
    """One line of a file; ``count`` and ``digest`` are what it says should come out."""

    game: str
    players: int
    seed: int
    options: str
    plies: int
    depth: int
    count: int
    digest: str

    def __str__(self) -> str:
        start = f"{self.game} {self.players} {self.seed} {self.options} {self.plies}"
        return f"{start} {self.depth} {self.count} {self.digest}"

    def start(self) -> Match:
        """The match that it starts from."""
        match = partita.new(self.game, players=self.players, seed=self.seed, options=json.loads(self.options))
        choose = by_lot(self.seed)
        for _ in range(self.plies):
            if not match.is_over:
                match.play(choose(match))
        return match

    def now(self) -> "Line":
        """The line as the rules have it now."""
        match = self.start()
        count, digest = leaves(self.game, match.state(), match.box.data, self.depth)
        return Line(self.game, self.players, self.seed, self.options, self.plies, self.depth, count, f"{digest:016x}")

    def report(self) -> str:
        """What helps to find out why it differs: the position, and how many leaves stand behind each move."""
        match = self.start()
        lines = [f"line:     {self}", f"is now:   {self.now()}", f"position: {json.dumps(match.position())}"]
        for move in match.legal() if self.depth else ():
            after = match.copy()
            after.play(move)
            count, digest = leaves(self.game, after.state(), match.box.data, self.depth - 1)
            lines.append(f"{count:>12} {digest:016x} behind {move}")
        return "\n".join(lines)


def parse(text: str) -> Line:
    """A line that is no comment.  Raises ValueError."""
    game, players, seed, options, plies, depth, count, digest = text.split()
    return Line(game, int(players), int(seed), options, int(plies), int(depth), int(count), digest)


def leaves(name: str, state: Records, box: Records, depth: int) -> tuple[int, int]:
    """How many states are ``depth`` moves from a state, and the sum of their digests; those that are over count."""
    kernels = game_named(name).kernels
    loop: Any = jit.bind("partita.kernel.perft", name, kernels)  # type: ignore[arg-type]
    games = np.zeros(depth + 1, kernels.STATE)
    games[0] = state[0]
    total = np.zeros(1, np.uint64)
    count = loop.perft(
        games,
        games.view(np.uint8).reshape(depth + 1, -1),
        box,
        depth,
        np.zeros((depth + 1, kernels.MAX_LEGAL), np.int16),
        np.zeros(depth + 1, np.int64),
        np.zeros(depth + 1, np.int64),
        total,
    )
    return int(count), int(total[0])


def lines_of(path: Path) -> list[Line]:
    """The lines of a file."""
    texts = path.read_text(encoding="utf-8").splitlines()
    return [parse(text) for text in texts if text and not text.startswith("#")]


def written(text: str) -> str:
    """A file's text as the rules have it now, comments kept."""
    return "".join(
        (line if not line or line.startswith("#") else str(parse(line).now())) + "\n" for line in text.splitlines()
    )


def main(args: Sequence[str] | None = None) -> int:
    """See the top of this file.  Returns the exit code: 1 when something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract.leaves")
    parser.add_argument("folders", nargs="*", type=Path, default=[FOLDER])
    parser.add_argument("--write", action="store_true", help="write the files anew")
    asked = parser.parse_args(args)
    differing = 0
    for file in sorted(file for folder in asked.folders for file in folder.glob("*.perft")):
        if asked.write:
            text = file.read_text(encoding="utf-8")
            write_whole(file, written(text).encode())
            continue
        for line in lines_of(file):
            if line != line.now():
                differing += 1
                print(line.report())
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main())
