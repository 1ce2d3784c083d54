"""Helpers: the command line in this process and in others, and a person who always knows what to type."""

import io
import os
import re
import select
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random

import pytest

import partita
from partita.cli import run
from partita.core.match import Match

FIRST = '''
class First:
    """Takes the first legal move."""

    def __init__(self, seed=0):
        pass

    def choose(self, view, legal):
        return legal[0]
'''
LIKED = ("perform", "use", "maestro", "attend", "fortune", "patron")


def first_bot(folder: Path) -> str:
    """A bot of one's own that takes the first legal move, as the command line names it."""
    file = folder / "first.py"
    file.write_text(FIRST)
    return f"{file}:First"


def environment(folder: Path, **more: str) -> dict[str, str]:
    """An environment with a data folder of its own."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "COLUMNS": "80", **more}


def command(*args: str) -> list[str]:
    """The command line as another process runs it."""
    return [sys.executable, "-m", "partita", *args]


def said(folder: Path, *args: str, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    """A command in this process, with what is typed on its standard input: one of its own takes seconds to start."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name, value in environment(folder, **more).items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(args)
    return subprocess.CompletedProcess(args, code, out.getvalue(), err.getvalue())


def plays(match: Match, seat: int, seed: int = 0) -> list[str]:
    """Play a match to its end, the other seats taking their first move; what the person of ``seat`` has to type."""
    random, typed = Random(seed), []
    while match.to_move is not None:
        legal = match.legal()
        move = legal[0]
        if match.to_move == seat:
            liked = [each for each in legal if each.startswith(LIKED)]
            move = random.choice(liked or legal)
            if len(legal) > 1 or move == "end-turn":
                typed.append(move)
        match.play(move)
    return typed


def new(players: int, seed: int, game: str = "ovation") -> Match:
    """A match."""
    return partita.new(game, players=players, seed=seed)


def mover(game: str, seed: int = 11) -> str:
    """The first move of a match of two as a person may type it."""
    return "inspire joy joy" if game == "ovation" else new(2, seed, game).legal()[0]


class Screen:
    """What a terminal has shown, colours taken out."""

    def __init__(self, leader: int) -> None:
        self.leader = leader
        self.unread = ""

    def more(self) -> None:
        """Wait a second at most for more."""
        ready, _, _ = select.select([self.leader], [], [], 1)
        if ready:
            read = os.read(self.leader, 65536).decode(errors="replace")
            self.unread += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", read)

    def read_until(self, awaited: str, seconds: float = 240) -> str:
        """Wait for a text, and forget all up to it; returns what stood before it."""
        end = time.monotonic() + seconds
        while awaited not in self.unread:
            if time.monotonic() > end:
                pytest.fail(f"waited in vain for {awaited!r}: {self.unread[-500:]}")
            self.more()
        before, _, self.unread = self.unread.partition(awaited)
        return before
