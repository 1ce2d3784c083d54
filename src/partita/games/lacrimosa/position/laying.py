"""The things of a described position, named one by one: which there are, and that each lies in one place only."""

from collections.abc import Callable
from typing import Any

from msgspec import UnsetType

from partita.core import position as core
from partita.core.errors import BadPosition, Listed, Saying
from partita.core.game import Box
from partita.core.position import Sort
from partita.games.lacrimosa.layout import (
    COVERED,
    COVERED_WITH,
    IN_PLAY,
    MARKET_MEMORIES,
    MARKET_OPUSES,
    MAX_SEATS,
    MOVEMENTS,
    NEUTRAL,
    NEUTRALS_WITH,
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

MARKET = "market"  # the family of the cards of the market, by their codes


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


class Laying(core.Laying[Position]):
    """A position being laid out, with what lies before each seat, and when it is.

    Raises BadPosition also when its period does not go with its round.
    """

    def __init__(self, position: Position, box: Box) -> None:
        self.names = names(box)
        super().__init__(position, box, {**self.names.number, MARKET: self._market()})
        missing = self.seats - len(position.seats)
        self.boards: list[Board] = [*position.seats, *(Board() for _ in range(missing))]
        if not self.solo and position.solo is not None:
            raise wrong("position-solo-cards")
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
    row = box.data["constanze"][0, card]
    for movement in range(MOVEMENTS):
        for space in row["covers"][movement][: COVERED_WITH[players]].tolist():
            spaces[movement * SPACES_OF_A_MOVEMENT + space] = COVERED
    for neutral in range(NEUTRALS_WITH[players]):
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
