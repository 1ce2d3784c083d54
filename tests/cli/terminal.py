"""Helpers: the command line in this process and in others, and a person who always knows what to type."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import partita
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


def ran(folder: Path, *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """A command in another process, with what is typed on its standard input."""
    return subprocess.run(
        command(*args), input=typed, capture_output=True, text=True, env=environment(folder), timeout=300, check=False
    )


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
