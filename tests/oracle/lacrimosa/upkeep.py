"""Upkeep (LA-6): eight steps, each for all players before the next."""

from tests.oracle.lacrimosa.box import TYPES, Bonus, Reward, no_points
from tests.oracle.lacrimosa.table import HAND, PERIODS, SCHIKANEDER, Seat, Table, contributions, gain


def players(t: Table) -> list[int]:
    """The seats that have upkeep, from the first player clockwise; Schikaneder has none (LA-8)."""
    order = [(t.first + n) % len(t.seats) for n in range(len(t.seats))]
    return [index for index in order if not (t.solo and index == SCHIKANEDER)]


def upkeep(t: Table) -> None:
    """The end of a period; after the fifth only four steps, then the end."""
    seats = [t.seats[index] for index in players(t)]
    for seat in seats:
        seat.track = no_points()  # 1
    for seat in seats:
        stories_work(t, seat)  # 2
    for seat in seats:
        gain(seat, Reward(ducats=seat.finance))  # 3
    for index in players(t):
        bonus_pays(t, index)  # 4
    if t.period == PERIODS:
        t.phase, t.to_move = "over", None
        return
    for seat in seats:
        seat.turned = set()  # 5
    for index in players(t):
        shuffle_played(t, index)  # 6
    t.row, t.deck = t.luck.market(t.box, t.period + 1)  # 7
    t.bonus = t.luck.bonus(t.box, t.period + 1)
    if not t.solo:
        t.first = (t.first + 1) % len(t.seats)  # 8


def stories_work(t: Table, seat: Seat) -> None:
    """The four Stories cards, then the lasting effects."""
    for card in seat.stories:
        gain(seat, t.box.memories[card].stories)
    for tile in seat.tiles:
        gain(seat, t.box.tiles[tile].income)


def shuffle_played(t: Table, index: int) -> None:
    """The eight played Memories become a new draw pile; the card in hand stays; draw up to four."""
    seat = t.seats[index]
    played = [*seat.experiences, *seat.stories]
    kept = set(seat.hand)
    seat.experiences, seat.stories = [], []
    seat.hand, seat.pile = t.luck.pile(index, kept, played, HAND - len(kept))


def bonus_pays(t: Table, index: int) -> None:
    """The period bonus, as it says: a reward for each so many of what it measures, at most so often."""
    bonus = t.box.bonuses[str(t.bonus)]
    times = min(bonus.most, measured(t, index, bonus) // bonus.each)
    gain(t.seats[index], bonus.reward, times)


def measured(t: Table, index: int, bonus: Bonus) -> int:
    """How many there are of what a bonus measures."""
    seat, about = t.seats[index], bonus.about
    types = [t.box.opuses[card].type for card in seat.opuses]
    given = contributions(t, index)
    match bonus.measure:
        case "opuses":
            return sum(about in (None, type_) for type_ in types)
        case "turned":
            return len(seat.turned)
        case "types":
            return sum(type_ in types for type_ in TYPES)
        case "markers":
            return sum(about in (None, shape) for _, _, shape in given)
        case "movements":
            return len({movement for _, movement, _ in given})
        case "instruments":
            return len({instrument for instrument, _, _ in given})
        case "memories":
            return sum(t.box.memories[card].period > 0 for card in seat.memories)
        case "courts":
            return len(seat.courts)
        case "finance":
            return seat.finance
        case "ducats":
            return seat.ducats
        case "counters" | "track":
            held = seat.counters if bonus.measure == "counters" else seat.track
            return sum(count for kind, count in held.items() if about in (None, kind))
    raise ValueError(bonus.measure)
