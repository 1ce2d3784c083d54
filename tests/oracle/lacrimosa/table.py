"""What lies on the table, and the smallest things that are done to it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.oracle.lacrimosa.box import KINDS, MOVEMENTS, SHAPES, SPACES, Box, Points, Price, Reward, no_points
from tests.oracle.lacrimosa.luck import Luck

TRACK_END = 4  # LA-4.1
FINANCE_END = 10  # LA-4.3
ROUNDS = 4  # LA-3.1: of a period
PERIODS = 5  # LA-3.1
HAND = 4  # LA-3.1
SCHIKANEDER = 1  # LA-8: his seat


class Marker(NamedTuple):
    """A marker on the Requiem board; the owner of a neutral one is None (LA-2.5)."""

    owner: int | None
    shape: str


COVERED = "covered"  # a space under a cover
Space = Marker | str | None  # None: free


def copied(value: Any) -> Any:
    """A copy of what can be changed; what cannot is shared."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [copied(inner) for inner in value]
    if isinstance(value, set):
        return set(value)
    return value.copy() if isinstance(value, Seat) else value


@dataclass
class Seat:
    """What one player has."""

    ducats: int = 0
    vp: int = 0  # earned in play
    finance: int = 0
    track: Points = field(default_factory=no_points)
    counters: Points = field(default_factory=no_points)
    memories: set[str] = field(default_factory=set)  # all nine
    hand: set[str] = field(default_factory=set)
    pile: list[str] = field(default_factory=list)  # from the top
    experiences: list[str] = field(default_factory=list)  # in the order played
    stories: list[str] = field(default_factory=list)
    opuses: set[str] = field(default_factory=set)
    turned: set[str] = field(default_factory=set)
    markers: set[tuple[str, str]] = field(default_factory=set)  # still on the board: instrument and shape
    tiles: set[str] = field(default_factory=set)
    courts: set[str] = field(default_factory=set)

    def copy(self) -> "Seat":
        """The same seat, for trying something on."""
        return Seat(**{name: copied(value) for name, value in vars(self).items()})


@dataclass
class Table:
    """A position.  Piles are lists from the top."""

    box: Box
    seats: list[Seat]
    level: str | None = None  # of a solo match
    round: int = 1  # 1 to 20
    first: int = 0
    turn: int = 0
    to_move: int | None = 0
    phase: str = "experience"
    row: list[str | None] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    bonus: str | None = None
    mozart: str = "salzburg"
    cities: dict[str, str] = field(default_factory=dict)  # the open City tile, by place
    supply: list[str] = field(default_factory=list)
    courts: dict[str, list[str]] = field(default_factory=dict)  # stacks, by place
    composers: tuple[str, ...] = ()  # the first, the second
    constanze: str | None = None
    requiem: dict[str, list[Space]] = field(
        default_factory=lambda: {movement: [None] * len(SPACES) for movement in MOVEMENTS}
    )
    gone: dict[tuple[str, str], int] = field(  # tiles that have left a stack, by shape and movement
        default_factory=lambda: {(shape, movement): 0 for shape in SHAPES for movement in MOVEMENTS}
    )
    todo: set[str] = field(default_factory=set)  # printed actions not yet done
    granted: str | None = None  # the action that a tile gives
    movement: str | None = None  # of the contribution begun
    instrument: str | None = None
    soloists: list[str] = field(default_factory=list)
    soloists_discarded: set[str] = field(default_factory=set)
    cards_taken: int = 0  # by Schikaneder
    luck: Luck = field(default_factory=Luck, compare=False)

    def copy(self, luck: Luck) -> "Table":
        """The same table, for trying a move on; the box is shared."""
        return Table(**{name: copied(value) for name, value in vars(self).items()} | {"luck": luck})

    @property
    def solo(self) -> bool:
        """Whether seat 1 is Schikaneder's."""
        return self.level is not None

    @property
    def period(self) -> int:
        """The current period, 1 to 5."""
        return (self.round - 1) // ROUNDS + 1

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.turn]


# --- Gaining and paying (LA-4) ---------------------------------------------------------------------------------------


def gain(seat: Seat, reward: Reward, times: int = 1) -> None:
    """Gain a reward so often; what goes past the end of a track is lost (LA-4.1, LA-4.3)."""
    seat.ducats += times * reward.ducats
    seat.vp += times * reward.vp
    seat.finance = min(FINANCE_END, seat.finance + times * reward.finance)
    for kind in KINDS:
        seat.track[kind] = min(TRACK_END, seat.track[kind] + times * reward.track.get(kind, 0))
        seat.counters[kind] += times * reward.counters.get(kind, 0)


def can_pay(seat: Seat, price: Price, more_ducats: int = 0) -> bool:
    """Whether a seat has what a price and some ducats more come to; both forms of a kind may be mixed (LA-4.1)."""
    return seat.ducats >= price.ducats + more_ducats and all(
        seat.track[kind] + seat.counters[kind] >= count for kind, count in price.points.items()
    )


def pay(seat: Seat, price: Price, more_ducats: int = 0) -> None:
    """Pay, track points first (LA-4.1)."""
    seat.ducats -= price.ducats + more_ducats
    for kind, count in price.points.items():
        from_track = min(count, seat.track[kind])
        seat.track[kind] -= from_track
        seat.counters[kind] -= count - from_track


def lasting(t: Table, seat: Seat, effect: str, opus_type: str | None = None) -> int:
    """What the lasting effects of one sort add up to (LA-5.5)."""
    effects = [t.box.tiles[tile].lasting for tile in seat.tiles]
    return sum(e.amount for e in effects if e and e.effect == effect and e.type in (None, opus_type))


# --- The Requiem board -----------------------------------------------------------------------------------------------


def markers_on(t: Table, movement: str) -> Iterator[tuple[int, Marker]]:
    """The markers of a movement, each with the number of its space."""
    for number, space in enumerate(t.requiem[movement]):
        if isinstance(space, Marker):
            yield number, space


def contributions(t: Table, index: int) -> list[tuple[str, str, str]]:
    """A seat's markers in the Requiem: instrument, movement, shape."""
    return [
        (t.box.instrument(movement, number), movement, marker.shape)
        for movement in MOVEMENTS
        for number, marker in markers_on(t, movement)
        if marker.owner == index
    ]


def free_spaces(t: Table, movement: str) -> list[int]:
    """The free spaces of a movement, in data order."""
    return [number for number, space in enumerate(t.requiem[movement]) if space is None]


def stack(t: Table, shape: str, movement: str) -> list[str]:
    """What is left of a composer's tiles for a movement, from the top (LA-2.4)."""
    many = len(t.seats) >= 3  # LA-2.4: the third tile is for three or four players; solo is set up as for two
    tiles = t.box.stack(t.composers[SHAPES.index(shape)], movement, many)
    return tiles[t.gone[shape, movement] :]


def take_tile(t: Table, shape: str, movement: str) -> str:
    """The top tile leaves its stack."""
    tile = stack(t, shape, movement)[0]
    t.gone[shape, movement] += 1
    return tile
