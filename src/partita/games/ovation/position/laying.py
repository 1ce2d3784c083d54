"""The cards of a described position, named one by one: which there are, and that each lies in one place only."""

from typing import Any

from partita.core import position as core
from partita.core.errors import BadPosition, Listed, Saying
from partita.core.game import Box
from partita.core.position import Sort, anything
from partita.games.ovation.names import names
from partita.games.ovation.position.schema import Place, Position


def said(key: str, /, **values: Any) -> Saying:
    """A piece of a sentence about positions: ``text/errors.en.ftl`` and ``text/errors.fr.ftl``."""
    return Saying(f"ovation:{key}", **values)


def wrong(key: str, /, **values: Any) -> BadPosition:
    """A whole such sentence, to be raised."""
    return BadPosition(f"ovation:{key}", **values)


COMPOSER = Sort("composer", anything, said("sort-composer"))
MUSIC_CARD = Sort("music", anything, said("sort-music"))
HELPER_CARD = Sort("helper", anything, said("sort-helper"))
SOLO_CARD = Sort("solo", anything, said("sort-solo"))


class Laying(core.Laying[Position]):
    """A position being laid out, with what lies before each seat."""

    def __init__(self, position: Position, box: Box) -> None:
        self.names = names(box)
        super().__init__(position, box, self.names.number)
        missing = self.seats - len(position.seats)
        self.places: list[Place] = [*position.seats, *(Place() for _ in range(missing))]
        if not self.solo and position.solo is not None:
            raise wrong("position-solo-cards")

    def lay(self, card: str, where: Saying, sort: Sort) -> int:
        """The number of a card that lies somewhere; of copies the first that is not yet laid.

        Raises BadPosition when there is no such card of that sort, or when it lies elsewhere already.
        """
        first = self.find(card, where, sort)
        copies = self.names.copies[card] if sort.family == "helper" else 1
        laid = self.laid.setdefault(sort.family, {})
        for number in range(first, first + copies):
            if number not in laid:
                laid[number] = where
                return number
        places = [*(laid[number] for number in range(first, first + copies)), where]
        raise wrong("position-card-twice", card=repr(card), places=Listed(places), copies=str(copies))
