"""The set-up (LA-2): what the table must look like, once chance has told what it shuffled and drew."""

from tests.oracle.lacrimosa.box import COURTS, INSTRUMENTS, MOVEMENTS, SALZBURG, SHAPES, SPACES, Box, Reward
from tests.oracle.lacrimosa.luck import Impossible, Luck
from tests.oracle.lacrimosa.table import COVERED, HAND, SCHIKANEDER, Marker, Seat, Table, gain

STACKS = (6, 5, 5)  # LA-2.3: Vienna, Paris, London
COVERS = {2: 2, 3: 1, 4: 0}  # LA-2.5: in each movement, by number of seats
NEUTRALS = {2: 4, 3: 2, 4: 0}  # LA-2.5


def set_up(box: Box, told: Table) -> Table:
    """The table at the beginning.  Raises Impossible if ``told`` is nothing that chance could have brought."""
    t = Table(box=box, seats=[], level=told.level, luck=Luck(told))
    t.row, t.deck = t.luck.market(box, t.period)
    t.bonus = t.luck.bonus(box, t.period)
    lay_map(t, told)
    open_requiem(t, told)
    for index in range(len(told.seats)):
        t.seats.append(Seat())
        if not (t.solo and index == SCHIKANEDER):  # LA-8: he has no deck and no ducats
            equip(t, index)
    if t.solo:
        t.soloists = list(told.soloists)
        check(sorted(t.soloists) == sorted(box.soloists), "not all Soloist cards are in the deck")
    return t


def check(holds: bool, otherwise: str) -> None:
    """Raise Impossible unless it holds."""
    if not holds:
        raise Impossible(otherwise)


def lay_map(t: Table, told: Table) -> None:
    """Mozart in Salzburg, a City tile in each city, court tiles in three stacks (LA-2.3)."""
    t.mozart = SALZBURG
    t.cities, t.supply, t.courts = dict(told.cities), list(told.supply), {p: list(s) for p, s in told.courts.items()}
    check(set(t.cities) == set(t.box.places) - set(COURTS), "not each city has a City tile")
    check(sorted([*t.cities.values(), *t.supply]) == sorted(t.box.cities), "not all City tiles are on the map")
    check(tuple(len(t.courts[place]) for place in COURTS) == STACKS, "stacks of court tiles of other heights")
    check(sorted(tile for place in COURTS for tile in t.courts[place]) == sorted(t.box.courts), "other court tiles")


def open_requiem(t: Table, told: Table) -> None:
    """Two composers; Constanze's card covers spaces and places neutral markers (LA-2.4, LA-2.5)."""
    t.composers, t.constanze = told.composers, told.constanze
    check(len(set(t.composers)) == len(SHAPES) and set(t.composers) <= set(t.box.composers), "not two composers")
    seats = len(told.seats)
    if not COVERS[seats]:
        check(t.constanze is None, "a Constanze card with four players")
        return
    card = t.box.constanzes[str(t.constanze)]
    for movement in MOVEMENTS:
        for space in card.covers[movement][: COVERS[seats]]:
            t.requiem[movement][SPACES.index(space)] = COVERED
    for movement, space, shape in card.neutrals[: NEUTRALS[seats]]:
        t.requiem[movement][SPACES.index(space)] = Marker(None, shape)


def equip(t: Table, index: int) -> None:
    """Board, markers, nine Memories, the notebook, and what the seat starts with (LA-2.6)."""
    seat = t.seats[index]
    nine = t.box.starting_memories()
    gain(seat, t.box.starts[index])
    gain(seat, Reward(finance=t.box.finance, track=t.box.track))
    seat.memories = set(nine)
    seat.hand, seat.pile = t.luck.pile(index, set(), nine, HAND)
    seat.opuses = {t.box.notebook()}
    seat.markers = {(instrument, shape) for instrument in INSTRUMENTS for shape in SHAPES}
