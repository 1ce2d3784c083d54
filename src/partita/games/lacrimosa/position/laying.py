"""The things of a described position, named one by one: which there are, and that each lies in one place only."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec import UnsetType

from partita.core.errors import BadPosition, Listed, Saying, shown
from partita.core.game import Box
from partita.core.words import nearest
from partita.games.lacrimosa.layout import (
    COVERED,
    IN_PLAY,
    MARKET_MEMORIES,
    MARKET_OPUSES,
    MAX_SEATS,
    MOVEMENTS,
    NEUTRAL,
    NEUTRALS,
    NONE,
    OPUS,
    PERIODS,
    ROUNDS,
    SPACES,
    SPACES_OF_A_MOVEMENT,
    UNKNOWN,
    Phase,
)
from partita.games.lacrimosa.names import PHASE_WORDS, names
from partita.games.lacrimosa.position.schema import Board, Position

SOLO_SEATS = 2  # LA-8: the person and Schikaneder
MARKET = "market"  # the family of the cards of the market, by their codes
_FEW, _MANY = slice(0, 2), slice(0, 1)  # LA-2.5: what a Constanze card covers with two players, and with three
_NEUTRALS_FOR_THREE = 2  # LA-2.5


def said(key: str, /, **values: Any) -> Saying:
    """A piece of a sentence about positions: ``text/errors.en.ftl`` and ``text/errors.fr.ftl``."""
    return Saying(f"lacrimosa:{key}", **values)


def wrong(key: str, /, **values: Any) -> BadPosition:
    """A whole such sentence, to be raised."""
    return BadPosition(f"lacrimosa:{key}", **values)


def twice(thing: str, there: Saying, here: Saying) -> BadPosition:
    """What is wrong when a thing lies in two places, or is named twice in one."""
    if str(there) == str(here):
        return wrong("position-named-twice", where=here, card=repr(thing))
    return wrong("position-card-twice", card=repr(thing), places=Listed([there, here]))


def anything(number: int) -> bool:
    """Whether a thing is of a sort that takes in its whole family: any is."""
    return True


class Sort(NamedTuple):
    """A sort of thing: the family of its numbers (layout.py), which of them are meant, and what a sentence calls it."""

    family: str
    has: Callable[[int], bool]
    called: Saying


class Laying:
    """A position being laid out: how many play, when it is, what lies before each seat, and where each thing lies.

    Its sentences name the places and the kinds of things by Sayings.  Raises BadPosition when the position is of
    another box, has seats that do not go with its players, or a period that does not go with its round.
    """

    def __init__(self, position: Position, box: Box) -> None:
        self.p, self.box, self.names = position, box, names(box)
        self.laid: dict[str, dict[int, Saying]] = {}  # account -> number -> where the thing lies
        self.numbers: dict[str, dict[str, int]] = {**self.names.number, MARKET: self._market()}
        if not isinstance(position.box, UnsetType) and position.box != box.digest:
            raise wrong("position-other-box", box=shown(position.box), digest=box.digest)
        self.players = position.players if isinstance(position.players, int) else len(position.seats) or SOLO_SEATS
        self.solo = self.players == 1
        self.seats = SOLO_SEATS if self.solo else self.players
        if len(position.seats) > self.seats:
            have, most = len(position.seats), str(self.seats)
            raise wrong("position-seats", have=have, players=self.players, most=most)
        missing = self.seats - len(position.seats)
        self.boards: list[Board] = [*position.seats, *(Board() for _ in range(missing))]
        if not self.solo and position.solo is not None:
            raise wrong("position-solo-cards")
        if not self.solo and position.options.solo_level is not None:
            raise wrong("position-solo-level")
        self.phase = Phase(PHASE_WORDS.index(position.phase))
        self._time()

    def _market(self) -> dict[str, int]:
        """The codes of the cards of the market by id, Memories first."""
        memories = dict(zip(self.names.memory[:MARKET_MEMORIES], range(MARKET_MEMORIES), strict=True))
        opuses = zip(self.names.opus[:MARKET_OPUSES], range(OPUS, OPUS + MARKET_OPUSES), strict=True)
        return {**memories, **dict(opuses)}

    def _time(self) -> None:
        """Round and period, and whose turn it is (LA-3.1)."""
        p = self.p
        last = PERIODS * ROUNDS
        if not isinstance(p.round, UnsetType):
            self.round = p.round
        elif self.phase == Phase.OVER:
            self.round = last
        else:
            self.round = 1 if isinstance(p.period, UnsetType) else (p.period - 1) * ROUNDS + 1
        self.period = (self.round - 1) // ROUNDS + 1
        self.place = (self.round - 1) % ROUNDS  # of this round in the two rows
        if not isinstance(p.period, UnsetType) and p.period != self.period:
            raise wrong("position-period", period=str(p.period), round=str(self.round), right=str(self.period))
        if self.phase == Phase.OVER and self.round != last:
            raise wrong("position-over", round=str(self.round), last=str(last))
        self.first = (self.period - 1) % self.players if isinstance(p.first, UnsetType) else p.first  # LA-6
        self.turn = p.turn if isinstance(p.turn, int) else self.first
        if self.phase == Phase.OVER and not isinstance(p.turn, int):
            self.turn = (self.first - 1) % self.players
        for called, seat in (("first", self.first), ("turn", self.turn)):
            if seat >= self.players:
                raise wrong("position-seat", called=called, seat=str(seat), last=self.players - 1)

    def done(self, seat: int) -> tuple[int, int]:
        """How many cards a player has laid above and below in this period, by whose turn it is (LA-3.2)."""
        if self.phase == Phase.OVER or (seat - self.first) % self.players < (self.turn - self.first) % self.players:
            return self.place + 1, self.place + 1
        if seat != self.turn:
            return self.place, self.place
        return self.place + (self.phase > Phase.EXPERIENCE), self.place + (self.phase > Phase.STORY)

    def find(self, thing: str, where: Saying, sort: Sort) -> int:
        """The number of a thing.  Raises BadPosition when there is no such thing of that sort."""
        numbers = self.numbers[sort.family]
        number = numbers.get(thing)
        if number is None or not sort.has(number):
            fitting = [name for name, other in numbers.items() if sort.has(other)]
            near = nearest(thing, fitting) or next(iter(fitting), None)
            advice = said("one-of-them", count=str(len(fitting)), near=repr(near)) if near else said("none-of-them")
            raise wrong("position-no-card", where=where, sort=sort.called, card=shown(thing), advice=advice)
        return number

    def put(self, account: str, number: int, thing: str, where: Saying) -> None:
        """Note where a thing lies.  Raises BadPosition when it lies elsewhere already."""
        laid = self.laid.setdefault(account, {})
        if number in laid:
            raise twice(thing, laid[number], where)
        laid[number] = where

    def lay(self, thing: str, where: Saying, sort: Sort) -> int:
        """The number of a thing that lies somewhere.

        Raises BadPosition when there is no such thing of that sort, or when it lies elsewhere already.
        """
        number = self.find(thing, where, sort)
        self.put(sort.family, number, thing, where)
        return number

    def lay_all(self, things: Iterable[str], where: Saying, sort: Sort) -> int:
        """The set of the numbers of things that lie somewhere.  Raises BadPosition as ``lay``."""
        return sum(1 << self.lay(thing, where, sort) for thing in things)

    def market_sort(self, called: Saying, has: Callable[[int], bool]) -> Sort:
        """Cards of the market up to this period, of those codes that ``has`` holds for."""
        periods = {code: period for period in range(1, PERIODS + 1) for code in self.of_period(period)}
        return Sort(MARKET, lambda code: has(code) and periods[code] <= self.period, called)

    def of_period(self, period: int) -> list[int]:
        """The codes of the 16 cards of a period."""
        codes: list[int] = self.box.data["of_period"][0, period - 1].tolist()
        return codes


def as_card(box: Box, players: int, card: int) -> list[int]:
    """The spaces of the Requiem as a Constanze card makes them (LA-2.5); all free with four players."""
    spaces = [NONE] * SPACES
    if players == MAX_SEATS:
        return spaces
    many = players == MAX_SEATS - 1
    row = box.data["constanze"][0, card]
    for movement in range(MOVEMENTS):
        for space in row["covers"][movement][_MANY if many else _FEW].tolist():
            spaces[movement * SPACES_OF_A_MOVEMENT + space] = COVERED
    for neutral in range(_NEUTRALS_FOR_THREE if many else NEUTRALS):
        space = int(row["movement"][neutral]) * SPACES_OF_A_MOVEMENT + int(row["space"][neutral])
        spaces[space] = NEUTRAL * IN_PLAY + int(row["composer"][neutral])
    return spaces


def differing(spaces: list[int], card: list[int]) -> int | None:
    """The first space that is not as a Constanze card makes it; None when all can be, UNKNOWN ones too."""
    for number, (held, made) in enumerate(zip(spaces, card, strict=True)):
        if held == UNKNOWN:
            continue
        by_card = held == COVERED or held >= NEUTRAL * IN_PLAY
        if held != made if by_card else made != NONE:
            return number
    return None
