"""Nothing of Lacrimosa is left out: every card, event and refusal occurs in play, every word of the box in a test.

A sweep plays whole matches, preferring moves that were never made before; in every other match the players are given
all they can hold before each turn, so that courts, spaces, tiles and the ends of tracks are reached too.
"""

import random
from collections import defaultdict
from functools import cache

import numpy as np
import pytest
from tests.games.lacrimosa.tables import GAME, Table

from partita.core.events import Event
from partita.games.lacrimosa import engine
from partita.games.lacrimosa.columns import COURT_WORDS
from partita.games.lacrimosa.happenings import EVENTS
from partita.games.lacrimosa.layout import Lasting, Line, Measure
from partita.games.lacrimosa.refusals import CAUSES, Refusal

pytestmark = pytest.mark.slow

GAMES = 160
ASKED_EVERY = 7  # how many decisions lie between two positions of which every move is asked why not
RARE = ("instrument", "composer", "skip")  # moves before which it is asked each time
WEIGHTS = {"ducats": 0.1, "end-turn": 0.02, "skip": 0.1}  # all other moves: 1
WEIGHTS |= {f"journey {court}": 4.0 for court in COURT_WORDS}  # else hardly any stack of tiles would run out
FAMILIES = {  # by the events that tell of them, which argument
    "memory": {"documented": "memory"},
    "opus": {"commissioned": "opus", "soloist-took": "card"},
    "performed": {"performed": "opus"},
    "sold": {"sold": "opus"},
    "tile": {"tile-taken": "tile"},
    "city": {"city-visited": "city"},
    "bonus": {"bonus-pays": "bonus"},
    "court": {"court-taken": "court"},
    "soloist": {"soloist-revealed": "soloist"},
    "place": {"travelled": "place"},
}


class Found:
    """What has occurred."""

    def __init__(self) -> None:
        self.moves: set[str] = set()
        self.events: set[str] = set()
        self.refusals: set[str] = set()
        self.cards: dict[str, set[str]] = defaultdict(set)
        self.decisions = 0

    def note(self, events: list[Event]) -> None:
        """Take in what has happened."""
        for event in events:
            self.events.add(str(event.kind))
            for family, kinds in FAMILIES.items():
                if event.kind in kinds:
                    self.cards[family].add(str(event.args[kinds[event.kind]]))

    def ask(self, table: Table) -> None:
        """Ask of every move why it is not legal: the answer agrees with the list of legal moves."""
        legal = set(table.legal())
        out = np.zeros(3, np.int64)
        for move, code in table.names.codes.items():
            answer = engine.why(table.games, 0, table.data, code, out)
            assert (answer == 0) == (move in legal), move
            if answer:
                have, need, about = out.tolist()
                reason = GAME.reason(answer, have, need, about, table.box)
                assert None not in reason.args.values(), (move, reason)
                assert (reason.have is None) == (reason.need is None), (move, reason)
                assert reason.have is None or reason.need is None or reason.have < reason.need, (move, reason)
                self.refusals.add(reason.code)


def sweep(found: Found, table: Table, draw: random.Random, rich: bool = False) -> None:
    """Play a match to its end: moves never made before, if there are any, else by weights."""
    found.note(table.begun)
    while legal := table.legal():
        if rich and legal[0].startswith("experience"):
            table.rich()
            for seat in range(table.players):
                table.holds(seat, finance=9)
        new = [move for move in legal if move not in found.moves]
        weights = [WEIGHTS.get(move, WEIGHTS.get(move.split(" ", 1)[0], 1.0)) for move in legal]
        move = draw.choice(new) if new and draw.random() < 0.7 else draw.choices(legal, weights)[0]
        if found.decisions % ASKED_EVERY == 0 or legal[0].split(" ", 1)[0] in RARE:
            found.ask(table)
        found.note(table.play(move))
        found.moves.add(move)
        found.decisions += 1
    found.ask(table)


@cache
def found() -> Found:
    """What occurs in a sweep of matches of all sorts."""
    draw = random.Random(3)
    result = Found()
    for number in range(GAMES):
        players = 1 + number % 4
        level = ("easy", "normal", "hard")[number // 4 % 3] if players == 1 else None
        table = Table(players, level=level, composers=(), seed=number, dealt=True)
        sweep(result, table, draw, rich=number // 4 % 2 == 1)
    return result


def all_of(table: Table, family: str) -> set[str]:
    """The ids that a family may show."""
    own = {"performed": "opus", "sold": "opus"}.get(family, family)
    ids = set(table.names.number[own])
    if family == "memory":
        ids -= set(table.names.memory[34:])
    if family == "opus":
        ids -= {table.notebook}
    return ids


@pytest.mark.parametrize("family", FAMILIES)
def test_every_card_occurs(family: str) -> None:
    assert all_of(Table(), family) - found().cards[family] == set()


def test_every_event_occurs() -> None:
    assert {shape.name for shape in EVENTS.values()} - found().events == set()


def test_every_refusal_occurs() -> None:
    assert {cause.name for cause in CAUSES.values()} - found().refusals == set()


def test_every_move_occurs_but_those_that_depend_on_much() -> None:
    never = set(Table().names.codes) - found().moves
    assert {move.split()[0] for move in never} <= {"experience", "story", "perform", "sell", "skip"}
    assert {move for move in never if move.startswith("skip")} <= {"skip journey"}  # LA-3.5: no tile gives one


def test_every_refusal_and_event_has_a_name_of_its_own() -> None:
    assert set(CAUSES) == set(Refusal) - {Refusal.OK}
    assert len({cause.name for cause in CAUSES.values()}) == len(CAUSES)
    assert len({shape.name for shape in EVENTS.values()}) == len(EVENTS)


def test_the_box_uses_most_words_and_clause_tests_the_others() -> None:
    data = Table().data
    unused = {
        *[measure.name for measure in Measure if measure not in data["bonus"]["measure"]],
        *[effect.name for effect in Lasting if effect not in data["tile"]["lasting"]],
        *[line.name for line in Line if line not in data["soloist"]["line"]],
    }
    assert unused <= {"DUCATS", "COUNTERS"}  # test_la_6_step_4_what_a_bonus_measures has them
