"""What happened in a match, as people and programs read it."""

from typing import Any

import msgspec

NUMBER = "number:"  # how a shape's argument is marked that is a plain number, and no thing with a name


class Shape:
    """How one kind of event reads: its name, its clause, and what its numbers mean."""

    __slots__ = ("args", "clause", "name")

    def __init__(self, name: str, clause: str, *args: str) -> None:
        self.name, self.clause, self.args = name, clause, args


class Event(msgspec.Struct, frozen=True):
    """One thing that happened.

    ``number`` counts from 0 through the match, without gaps.  An event that the asking seat may not see has its number
    only: ``kind``, ``seat`` and ``clause`` are None and ``args`` is empty.  ``args`` maps names to card ids, words and
    numbers.  ``game`` and ``box`` say whose words the sentence uses: a game's name, and the digest of the box that
    names the cards, "" for the game's own.
    """

    number: int
    kind: str | None = None
    seat: int | None = None
    args: dict[str, Any] = {}
    clause: str | None = None
    game: str = ""
    box: str = ""

    def text(self, lang: str = "en") -> str:
        """The event as a sentence in ``lang``, "en" or "fr"."""
        from partita.core.game import game  # the registry imports every game; events are imported by them

        return game(self.game).event_text(self, lang)
