"""Lessons: short positions with a goal each, in the order in which somebody learns a game.

A game keeps them in ``lessons.json`` beside its engine, without a word of any language; what the pages say about them
is the bundle ``GAME.lessons`` (``text/lessons.en.ftl``), three messages for each: ID-title, ID-text and ID-learnt.
A goal is a list of things that must have happened, told as events are (``docs/moves.md``): nobody has to know a rule to
see whether it is reached.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from partita.core.events import Event
from partita.core.game import game as game_named

LEARNER = 0  # the seat that learns


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that must happen: an event of a kind, of a seat (None: of nobody's), with at least these arguments."""

    event: str
    args: dict[str, Any] = {}
    seat: int | None = LEARNER

    def met_by(self, kind: str | None, seat: int | None, args: dict[str, Any]) -> bool:
        """Whether an event is this."""
        return (kind, seat) == (self.event, self.seat) and self.args.items() <= args.items()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of ``docs/position.md`` with a goal, and a line of moves of the learner's that reaches it."""

    id: str
    position: dict[str, Any]
    goal: list[Aim]
    line: list[str]

    def reached(self, events: Iterable[Event]) -> bool:
        """Whether all that is asked has happened, in whatever order."""
        happened = [(event.kind, event.seat, dict(event.args)) for event in events]
        return all(any(aim.met_by(*each) for each in happened) for aim in self.goal)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order.  Raises BadOption for an unknown game.

    >>> lessons("ovation")[0].line
    ['inspire joy joy', 'end-turn']
    """
    found = files(f"partita.games.{game_named(game).name}") / "lessons.json"
    return tuple(msgspec.json.decode(found.read_bytes(), type=list[Lesson]))
