"""The pictures in the documents, drawn by the terminal itself.

python -m partita.cli.pictures docs/pictures          write them
python -m partita.cli.pictures --check docs/pictures  say which are not as the program draws them
"""

import argparse
import io
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.terminal_theme import SVG_EXPORT_THEME

import partita
from partita.cli import saves
from partita.cli.drawing import Screen
from partita.cli.session import Session
from partita.core.match import Match

_WIDTH = 120
_SEED = 1791  # the year in which the Magic Flute was first heard
_PLAYERS, _SEAT = 3, 0
_ROUND = 13
_LIKED = (
    ("use", "perform", "maestro", "attend", "patron", "end-turn"),
    ("use", "maestro", "fortune", "perform", "end-turn"),
)
_ELSEWHERE = re.compile(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", re.DOTALL)  # fonts: whoever reads has their own


def pictures() -> dict[str, str]:
    """The pictures by file name, as SVG."""
    match = _late()
    return {"ovation-en.svg": _drawn(match, "en"), "ovation-fr.svg": _drawn(match, "fr")}


def _late() -> Match:
    """A match in its middle, a decision of some consequence to be made."""
    match = partita.new("ovation", players=_PLAYERS, seed=_SEED)
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        if view["round"] >= _ROUND and seat == _SEAT and view["phase"] == "ready" and view["now"]["station"] is None:
            break
        match.play(_lively(match.legal(), match.ply))
    return match


def _lively(legal: Sequence[str], ply: int) -> str:
    """A move that makes a table worth looking at: some of everything, no bot's taste in it."""
    for kind in _LIKED[ply % 2]:
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
        title=f"partita play ovation --players {_PLAYERS} --lang {lang}",
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
