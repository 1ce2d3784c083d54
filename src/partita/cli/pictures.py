"""The pictures in the documents, drawn by the terminal itself.

python -m partita.cli.pictures docs/pictures          write them
python -m partita.cli.pictures --check docs/pictures  say which are not as the program draws them
"""

import argparse
import io
import re
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from rich.terminal_theme import SVG_EXPORT_THEME

import partita
from partita.cli import saves
from partita.cli.drawing import Screen
from partita.cli.session import Session
from partita.core.match import Match
from partita.games.lacrimosa.columns import COURT_WORDS
from partita.text import LANGUAGES

_WIDTH = 120
_SEED = 1791  # the year in which the Magic Flute was first heard
_PLAYERS, _SEAT = 3, 0
_ROUND = 13
_PERIOD = 4
_CHOICE = 7  # moves that are a choice worth looking at,
_DULL = {"end-turn", "perform", "sell"}  # if not all of them are of these kinds
_COURTS = tuple(f"journey {court}" for court in COURT_WORDS)
# The kinds of moves that make a table worth looking at, the best first, in turns.
_LIKED = {
    "lacrimosa": (
        ("requiem", *_COURTS, "commission", "instrument", "composer", "perform", "journey", "experience", "use-card"),
        ("commission", *_COURTS, "sell", "requiem", "document", "perform", "experience", "story", "use-card"),
    ),
    "ovation": (
        ("use", "perform", "maestro", "attend", "patron", "end-turn"),
        ("use", "maestro", "fortune", "perform", "end-turn"),
    ),
}
_ELSEWHERE = re.compile(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", re.DOTALL)  # fonts: whoever reads has their own


def pictures() -> dict[str, str]:
    """The pictures by file name, as SVG."""
    drawn: dict[str, str] = {}
    for match in (late_lacrimosa(), late_ovation()):
        drawn |= {f"{match.game}-{lang}.svg": _drawn(match, lang) for lang in LANGUAGES}
    return drawn


def late_ovation() -> Match:
    """A match in its middle, a decision of some consequence to be made."""
    match = partita.new("ovation", players=_PLAYERS, seed=_SEED)
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        if view["round"] >= _ROUND and seat == _SEAT and view["phase"] == "ready" and view["now"]["station"] is None:
            break
        match.play(_lively(match))
    return match


def late_lacrimosa() -> Match:
    """A match late in its fourth period, with actions of several kinds to choose from."""
    for seed in count(_SEED):
        match = partita.new("lacrimosa", players=_PLAYERS, seed=seed)
        while match.to_move is not None:
            if match.to_move == _SEAT and _worth_looking(match):
                return match
            match.play(_lively(match))
    raise AssertionError  # there is no last seed


def _worth_looking(match: Match) -> bool:
    """Whether there is something to choose, and something on the seat's board."""
    legal = match.legal()
    kinds = {move.partition(" ")[0] for move in legal}
    if len(legal) < _CHOICE or "end-turn" not in kinds or kinds <= _DULL:
        return False
    view = match.view(_SEAT)
    board = view["seats"][_SEAT]
    return view["period"] == _PERIOD and all((board["tiles"], board["courts"], board["opuses"]["upright"]))


def _lively(match: Match) -> str:
    """A move that makes a table worth looking at: some of everything, no bot's taste in it."""
    legal, ply = match.legal(), match.ply
    for kind in _LIKED[match.game][ply % 2]:
        liked = [move for move in legal if move.startswith(kind)]
        if liked:
            return liked[ply % len(liked)]
    return legal[ply % len(legal)]


def _drawn(match: Match, lang: str) -> str:
    console = Screen(
        width=_WIDTH, record=True, file=io.StringIO(), highlight=False, force_terminal=True, color_system="truecolor"
    )
    bots = ["greedy", "rollout"]
    save = saves.Save(format=saves.FORMAT, seat=_SEAT, bots=bots, bot_seed=0, record=match.record())
    others = {seat: partita.bot("random") for seat in range(match.players) if seat != _SEAT}
    session = Session(match, _SEAT, others, save, Path("unused"), lang, console)
    session.show()
    svg = console.export_svg(
        title=f"partita play {match.game} --players {_PLAYERS} --lang {lang}",
        theme=SVG_EXPORT_THEME,
        unique_id=f"partita-{lang}",
    )
    return _ELSEWHERE.sub("", svg)


def main(args: Sequence[str] | None = None) -> int:
    """Write or check the pictures; see the top of this file.  Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m partita.cli.pictures", description="The pictures in the documents."
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    asked = parser.parse_args(args)
    stale = 0
    for name, svg in pictures().items():
        path = asked.folder / name
        if not asked.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(svg, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != svg:
            stale += 1
            print(f"{path} is not what the program draws: make golden writes it anew", file=sys.stderr)  # noqa: T201
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
