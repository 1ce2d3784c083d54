"""Golden playthroughs made anew: which there are, and how their moves came about.

The moves stand in the files, and tests replay those.  This is for the day when they are no longer legal, or no longer
worth reading, because a box was changed.  Bots play, since moves drawn by lot make poor matches; comments stand where
something is worth seeing.  A file whose moves come out as they were keeps the comments it has.

    python -m tests.golden.making                    make all that have a seed
    python -m tests.golden.making solo-hard          one of them
    python -m tests.golden.making solo-hard --seeds 1 40    tell what other seeds would show, write nothing

After a change of a box: look with --seeds for matches that together show all of sights.py and all kinds of moves, enter
their seeds in KINDS, delete the files of the game (else old comments stay where moves are as they were), make them,
and score the one of BY_HAND in test_golden.py by hand again, from the rows of the box.  What no seed shows any more
loses its line in sights.py.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.golden.sights import sights

import partita
from partita.core import playthrough
from partita.core.match import Match
from partita.core.record import write_whole

FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Kind:
    """A playthrough: its players, its options other than the defaults, and how bots play it."""

    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None  # of the match; a seat's bot has it plus the seat's number.  None: no bot has played it
    bot: str = "rollout"
    playouts: int = 60
    documents_twice: bool = False  # whether the players of Lacrimosa look for turns with two Documents


# By game: each file's name and kind.  Ovation's matches were drawn by lot, and stand in their files alone.
KINDS = {
    "ovation": {
        "two-players": Kind(2),
        "two-players-magnum-opus": Kind(2, {"magnum_opus": True}),
        "three-players": Kind(3),
        "three-players-magnum-opus": Kind(3, {"magnum_opus": True}),
        "four-players": Kind(4),
        "four-players-magnum-opus": Kind(4, {"magnum_opus": True}),
        "solo-easy": Kind(1, {"solo_level": "easy"}),
        "solo-normal": Kind(1, {"solo_level": "normal"}),
        "solo-hard": Kind(1, {"solo_level": "hard"}),
        "solo-normal-magnum-opus": Kind(1, {"solo_level": "normal", "magnum_opus": True}),
    },
    "lacrimosa": {
        "two-players": Kind(2, seed=4),
        "two-players-with-chosen-composers": Kind(
            2, {"composers": ["stadler", "eybler"]}, seed=11, playouts=20, documents_twice=True
        ),
        "two-players-with-a-chosen-constanze-card": Kind(2, {"constanze": "constanze-3"}, seed=6),
        "three-players": Kind(3, seed=2),
        "three-players-with-all-chosen": Kind(
            3, {"composers": ["stadler", "freystadtler"], "constanze": "constanze-5"}, seed=3, playouts=30
        ),
        "four-players": Kind(4, seed=2, playouts=30),
        "four-players-with-chosen-composers": Kind(4, {"composers": ["sussmayr", "stadler"]}, seed=5, playouts=30),
        "solo-easy": Kind(1, {"solo_level": "easy"}, seed=2, playouts=30),
        "solo-normal": Kind(1, {"solo_level": "normal"}, seed=4, playouts=30),
        "solo-hard": Kind(1, {"solo_level": "hard"}, seed=3, playouts=30),
    },
}

TOWARDS_DOCUMENTS = {"experience", "story", "use-card", "document", "journey", "requiem", "instrument", "composer"}


def play(game: str, kind: Kind, seed: int) -> Match:
    """A match of a kind, from its beginning to its end."""
    match = partita.new(game, players=kind.players, options=kind.options, seed=seed)
    bots = [partita.bot(kind.bot, seed=seed + seat, playouts=kind.playouts) for seat in range(kind.players)]
    while (seat := match.to_move) is not None:
        planned = twice(match, seat) if kind.documents_twice else []
        legal = match.legal()
        match.play_all(planned or [bots[seat].choose(match.view(seat), legal) if len(legal) > 1 else legal[0]])
    return match


def twice(match: Match, seat: int) -> list[str]:
    """The seat's next moves towards a turn with two Documents: the whole turn if it can be played now; empty for none.

    One Document is a card's, the other one a tile's.  No bot cares for that.
    """
    legal = match.legal()
    if legal[0].startswith("experience"):
        return second_document(match, seat, 0)
    return [move for move in legal if move.startswith("document") and leads_to_two(match, move)][:1]


def leads_to_two(match: Match, move: str) -> bool:
    """Whether the Memory that a move names has a Document, and an action by which a tile may give another."""
    actions = match.box.rows["memory"][move.split(" ")[1]]["actions"]
    return "document" in actions and not {"requiem", "journey"}.isdisjoint(actions)


def second_document(match: Match, seat: int, documents: int) -> list[str]:
    """The moves up to the second Document of the turn, of which so many are done; empty if none is found."""
    for move in match.legal():
        kind = move.split(" ")[0]
        if kind not in TOWARDS_DOCUMENTS or (kind == "experience" and not leads_to_two(match, move)):
            continue
        if kind == "document" and documents == 1:
            return [move]
        after = match.copy()
        after.play(move)
        further = second_document(after, seat, documents + (kind == "document")) if after.to_move == seat else []
        if further:
            return [move, *further]
    return []


def make(game: str, name: str) -> None:
    """Write a playthrough that has a seed anew."""
    kind = KINDS[game][name]
    assert kind.seed is not None
    match = play(game, kind, kind.seed)
    comments: dict[int, list[str]] = {}
    for sight in sights(match):
        comments.setdefault(sight.ply, []).append(sight.comment())
    file = FOLDER / game / f"{name}.txt"
    if file.is_file():
        before = playthrough.parse(file.read_text(encoding="utf-8"))
        if before.moves == match.moves:
            comments = before.comments
    title = name.replace("-", " ").capitalize()
    write_whole(file, playthrough.write(match.at(0), match.moves, title, comments).encode())


def main(args: Sequence[str] | None = None) -> int:
    """Make playthroughs anew, or tell what other seeds would show; see the top of this file."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.making", description="Golden playthroughs by bots.")
    parser.add_argument("names", nargs="*", help="names of files; all that have a seed when none is named")
    parser.add_argument("--seeds", nargs=2, type=int, metavar=("FIRST", "LAST"), help="tell what these would show")
    asked = parser.parse_args(args)
    for game, kinds in KINDS.items():
        for name, kind in kinds.items():
            if kind.seed is None or (asked.names and name not in asked.names):
                continue
            if asked.seeds is None:
                make(game, name)
                continue
            first, last = asked.seeds
            for seed in range(first, last + 1):
                match = play(game, kind, seed)
                shown = " ".join(sight.name for sight in sights(match))
                print(f"{name} {seed}: scores {match.scores()}, {match.ply} moves: {shown}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
