"""Royal Courts at the end (LA-7.1): the best assignment, found by trying them all."""

from collections.abc import Iterator
from functools import lru_cache

from tests.oracle.lacrimosa.box import Court
from tests.oracle.lacrimosa.table import Table, contributions

Element = tuple[str, ...]  # what can be said of it: an Opus' type, or a marker's instrument, movement and shape
OPUS, MARKER = "opus", "marker"
Demand = tuple[str, str]  # of which sort, and the word; "any" for any


def elements(t: Table, index: int) -> tuple[Element, ...]:
    """A seat's Opuses and markers, each to serve one tile at most."""
    opuses = [(OPUS, t.box.opuses[card].type) for card in t.seats[index].opuses]
    return tuple(sorted([*opuses, *((MARKER, *marker) for marker in contributions(t, index))]))


def demands(court: Court) -> tuple[Demand, ...]:
    """What a tile demands, one by one."""
    opuses = [(OPUS, word) for word, count in court.opuses.items() for _ in range(count)]
    return (*opuses, *((MARKER, word) for word, count in court.markers.items() for _ in range(count)))


def court_points(t: Table, index: int) -> int:
    """The most VP that a seat's tiles can give."""
    tiles = tuple(sorted((t.box.courts[court].vp, demands(t.box.courts[court])) for court in t.seats[index].courts))
    return best(tiles, elements(t, index))


@lru_cache(maxsize=100_000)
def best(tiles: tuple[tuple[int, tuple[Demand, ...]], ...], left: tuple[Element, ...]) -> int:
    """The most VP of these tiles with the elements left: the first is served in each possible way, or not at all."""
    if not tiles:
        return 0
    (vp, demanded), *others = tiles
    rest = tuple(others)
    served = [vp + best(rest, remaining) for remaining in ways_to_serve(demanded, left)]
    return max([best(rest, left), *served])


def ways_to_serve(demanded: tuple[Demand, ...], left: tuple[Element, ...]) -> set[tuple[Element, ...]]:
    """What may be left after a demand is met."""
    if not demanded:
        return {left}
    return {
        remaining
        for after_one in ways_to_serve_one(demanded[0], left)
        for remaining in ways_to_serve(demanded[1:], after_one)
    }


def ways_to_serve_one(demand: Demand, left: tuple[Element, ...]) -> Iterator[tuple[Element, ...]]:
    """What may be left after one element is given."""
    sort, word = demand
    for number, element in enumerate(left):
        if element[0] == sort and (word == "any" or word in element[1:]):
            yield left[:number] + left[number + 1 :]
