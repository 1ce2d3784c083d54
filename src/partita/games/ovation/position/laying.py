"""The cards of a described position, named one by one: which there are, and that each lies in one place only."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec import UnsetType

from partita.core.errors import BadPosition, Listed, Saying, shown
from partita.core.game import Box
from partita.core.words import nearest
from partita.games.ovation.layout import SOLO_SEATS
from partita.games.ovation.names import names
from partita.games.ovation.position.schema import Place, Position


def said(key: str, /, **values: Any) -> Saying:
    """A piece of a sentence about positions: ``text/errors.en.ftl`` and ``text/errors.fr.ftl``."""
    return Saying(f"ovation:{key}", **values)


def wrong(key: str, /, **values: Any) -> BadPosition:
    """A whole such sentence, to be raised."""
    return BadPosition(f"ovation:{key}", **values)


def anything(number: int) -> bool:
    """Whether a card is of a sort that takes in its whole family: any is."""
    return True


class Sort(NamedTuple):
    """A sort of card: the family of its numbers (layout.py), which of them are meant, and what a sentence calls it."""

    family: str
    has: Callable[[int], bool]
    called: Saying


COMPOSER = Sort("composer", anything, said("sort-composer"))
MUSIC_CARD = Sort("music", anything, said("sort-music"))
HELPER_CARD = Sort("helper", anything, said("sort-helper"))
SOLO_CARD = Sort("solo", anything, said("sort-solo"))


class Laying:
    """A position being laid out: how many play, what lies before each seat, and account of where each card lies.

    Its sentences name the places and the kinds of cards by Sayings.  Raises BadPosition when the position is of another
    box, or has seats that do not go with its players.
    """

    def __init__(self, position: Position, box: Box) -> None:
        self.p, self.box, self.names = position, box, names(box)
        self.laid: dict[str, dict[int, Saying]] = {}  # family -> number -> where the card lies
        if not isinstance(position.box, UnsetType) and position.box != box.digest:
            raise wrong("position-other-box", box=shown(position.box), digest=box.digest)
        self.players = position.players if isinstance(position.players, int) else len(position.seats) or 2
        solo = self.players == 1
        self.seats = SOLO_SEATS if solo else self.players
        if len(position.seats) > self.seats:
            have, most = len(position.seats), str(self.seats)
            raise wrong("position-seats", have=have, players=self.players, most=most)
        missing = self.seats - len(position.seats)
        self.places: list[Place] = [*position.seats, *(Place() for _ in range(missing))]
        if not solo and position.solo is not None:
            raise wrong("position-solo-cards")
        if not solo and position.options.solo_level is not None:
            raise wrong("position-solo-level")

    def find(self, card: str, where: Saying, sort: Sort) -> int:
        """The number of a card, of copies the first.  Raises BadPosition when there is no such card of that sort."""
        numbers = self.names.number[sort.family]
        number = numbers.get(card)
        if number is None or not sort.has(number):
            fitting = [name for name, other in numbers.items() if sort.has(other)]
            near = nearest(card, fitting) or next(iter(fitting), None)
            advice = said("one-of-them", count=str(len(fitting)), near=repr(near)) if near else said("none-of-them")
            raise wrong("position-no-card", where=where, sort=sort.called, card=shown(card), advice=advice)
        return number

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

    def lay_all(self, cards: Iterable[str], where: Saying, sort: Sort) -> int:
        """The set of the numbers of cards that lie somewhere.  Raises BadPosition as ``lay``."""
        return sum(1 << self.lay(card, where, sort) for card in cards)
