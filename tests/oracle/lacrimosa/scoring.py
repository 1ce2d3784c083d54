"""The end: points and winners (LA-7, LA-8)."""

from tests.oracle.lacrimosa.box import MOVEMENTS
from tests.oracle.lacrimosa.courts import court_points
from tests.oracle.lacrimosa.table import SCHIKANEDER, Table, contributions, markers_on

STORY_POINTS_FOR_A_VP = 2  # LA-7.3
DUCATS_FOR_A_VP = 3  # LA-7.3


def breakdown(t: Table, index: int) -> dict[str, int]:
    """The points of a seat, as they stand, by what gives them."""
    seat = t.seats[index]
    points = {"earned": seat.vp, "requiem": requiem_points(t, index)}
    if t.solo and index == SCHIKANEDER:
        points["courts"] = t.box.soloist_court * len(seat.courts)
        points["taken"] = t.box.soloist_card[str(t.level)] * t.cards_taken
    else:
        points["courts"] = court_points(t, index)
        story_points = sum(seat.track.values()) + sum(seat.counters.values())
        points["leftovers"] = story_points // STORY_POINTS_FOR_A_VP + seat.ducats // DUCATS_FOR_A_VP
    return points


def requiem_points(t: Table, index: int) -> int:
    """Movement by movement: the majority's markers score high, the others low; all low in a tie (LA-7.2)."""
    points = 0
    for movement in MOVEMENTS:
        high, low = t.box.values[movement]
        shapes = [marker.shape for _, marker in markers_on(t, movement)]
        first, second = shapes.count("first"), shapes.count("second")
        majority = "first" if first > second else "second" if second > first else None
        for _, marker in markers_on(t, movement):
            if marker.owner == index:
                points += high if marker.shape == majority else low
    return points


def scores(t: Table) -> list[int]:
    """The points of each seat as they stand."""
    return [sum(breakdown(t, index).values()) for index in range(len(t.seats))]


def winners(t: Table) -> list[int]:
    """Most VP, then most contributions, then most Opuses, then shared (LA-7.4).  In solo a tie is lost (LA-8)."""
    points = scores(t)
    if t.solo:
        return [0] if points[0] > points[SCHIKANEDER] else [SCHIKANEDER]
    ranks = [(points[n], len(contributions(t, n)), len(seat.opuses)) for n, seat in enumerate(t.seats)]
    return [n for n, rank in enumerate(ranks) if rank == max(ranks)]
