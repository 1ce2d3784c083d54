"""LA-7: courts, the Requiem, what is left, and who wins."""

import random
from itertools import combinations, product

import pytest
from tests.games.lacrimosa.tables import Table, bits_of

from partita.games.lacrimosa.columns import COMPOSER_WORDS, INSTRUMENT_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.layout import COURTS, MARKERS, NONE, OPUSES

Demand = dict[str, tuple[int, ...]]  # how many of each, by the columns of layout.COURT_ROW
NO_OPUS = (0, 0, 0, 0)
EVERY_KIND = ("opuses", "instruments", "movements", "composers")
LENGTHS = {"opuses": 4, "any_opus": 1, "instruments": 4, "movements": 5, "composers": 2, "any_marker": 1}


def write_court(t: Table, number: int, vp: int, **demand: int | tuple[int, ...]) -> None:
    """Write a court tile; what is not named is not demanded."""
    plain = {column: (0,) * length if length > 1 else 0 for column, length in LENGTHS.items()}
    t.write("court", number, vp=vp, **{**plain, **demand})


def table() -> Table:
    """A table of two with an empty Requiem, where the notebook is chamber music."""
    t = Table()
    t.bare_requiem()
    for opus in range(OPUSES):
        t.data["opus"]["type"][0, opus] = opus % 4
    t.write("opus", t.notebook, type=3)
    return t


def collects(t: Table, *types: int) -> None:
    """Seat 0 owns market Opuses of these types, and no notebook."""
    chosen: list[int] = []
    for opus_type in types:
        chosen.append(next(n for n in range(46) if n % 4 == opus_type and n not in chosen))
    t.get("opuses")[0] = bits_of(chosen)


def takes(t: Table, number: int) -> None:
    """Seat 0 has taken the first so many court tiles."""
    t.get("courts")[0] = bits_of(range(number))


# LA-7.1: Royal Courts.


def test_la_7_1_a_tile_scores_if_its_demand_is_met_and_costs_nothing_if_not() -> None:
    t = table()
    write_court(t, 0, 8, opuses=(1, 0, 1, 0))
    takes(t, 1)
    for types, points in (((), 0), ((0,), 0), ((0, 0), 0), ((2, 3), 0), ((0, 2), 8), ((0, 2, 1), 8)):
        collects(t, *types)
        assert t.points(0, "courts") == points


def test_la_7_1_opuses_of_any_type() -> None:
    t = table()
    write_court(t, 0, 5, opuses=(1, 0, 0, 0), any_opus=2)
    takes(t, 1)
    for types, points in (((0, 1), 0), ((1, 2, 3), 0), ((0, 1, 1), 5), ((0, 0, 0), 5)):
        collects(t, *types)
        assert t.points(0, "courts") == points


def test_la_7_1_turned_opuses_and_the_notebook_count() -> None:
    t = table()
    write_court(t, 0, 6, opuses=(0, 0, 0, 1))
    takes(t, 1)
    assert t.opuses(0) == {t.notebook}
    assert t.points(0, "courts") == 6
    t.get("turned")[0] = t.get("opuses")[0]
    assert t.points(0, "courts") == 6


@pytest.mark.parametrize(
    ("demand", "points"),
    [
        ({"instruments": (1, 0, 0, 0)}, 4),
        ({"instruments": (2, 0, 0, 0)}, 4),
        ({"instruments": (3, 0, 0, 0)}, 0),
        ({"instruments": (0, 1, 0, 0)}, 0),
        ({"movements": (1, 0, 0, 0, 1)}, 4),
        ({"movements": (2, 0, 0, 0, 1)}, 0),
        ({"composers": (2, 1)}, 4),
        ({"composers": (1, 2)}, 0),
        ({"any_marker": 3}, 4),
        ({"any_marker": 4}, 0),
        ({"instruments": (1, 0, 0, 1), "composers": (0, 1)}, 4),
        ({"instruments": (1, 0, 0, 1), "composers": (1, 0)}, 4),
        ({"instruments": (2, 0, 0, 0), "composers": (0, 1)}, 0),
        ({"movements": (1, 0, 0, 0, 0), "composers": (1, 0), "any_marker": 1}, 4),
    ],
)
def test_la_7_1_markers_by_instrument_movement_composer_or_any(demand: Demand, points: int) -> None:
    t = table()
    t.places(0, "kyrie", "voices", "first")
    t.places(0, "sanctus", "voices", "second")
    t.places(0, "agnus-dei", "brass", "first")
    t.places(1, "kyrie", "strings", "first")  # others' and neutral ones are not theirs
    t.places("neutral", "kyrie", "brass", "second")
    write_court(t, 0, 4, **demand)
    takes(t, 1)
    assert t.points(0, "courts") == points


@pytest.mark.parametrize("movement", range(5))
def test_la_7_1_a_marker_in_a_fifth_space_has_that_spaces_instrument(movement: int) -> None:
    t = table()
    name = MOVEMENT_WORDS[movement]
    fifth = t.free_spaces(name)[4]
    t.places(1, name, fifth, "second")
    t.places(0, name, fifth, "first")
    assert t.space_of(name)[4] == 0
    takes(t, 1)
    for instrument, word in enumerate(INSTRUMENT_WORDS):
        write_court(t, 0, 5, instruments=tuple(int(instrument == other) for other in range(4)))
        assert t.points(0, "courts") == 5 * (word == fifth)


def test_la_7_1_each_opus_and_each_marker_serves_one_tile_only() -> None:
    t = table()
    collects(t, 0)
    t.places(0, "kyrie", "voices", "first")
    write_court(t, 0, 5, opuses=(1, 0, 0, 0))
    write_court(t, 1, 7, any_opus=1)
    write_court(t, 2, 4, instruments=(1, 0, 0, 0))
    write_court(t, 3, 3, composers=(1, 0))
    takes(t, 4)
    assert t.points(0, "courts") == 7 + 4


def test_la_7_1_the_assignment_with_the_most_vp_not_the_dearest_tile_first() -> None:
    t = table()
    collects(t, 0, 1)
    write_court(t, 0, 9, opuses=(1, 1, 0, 0))
    write_court(t, 1, 5, opuses=(1, 0, 0, 0))
    write_court(t, 2, 5, any_opus=1)
    takes(t, 3)
    assert t.points(0, "courts") == 10


def test_la_7_1_a_marker_is_used_where_it_is_needed() -> None:
    t = table()
    t.places(0, "kyrie", "voices", "first")
    t.places(0, "sanctus", "strings", "first")
    write_court(t, 0, 5, composers=(1, 0))  # either; the second tile needs the voices
    write_court(t, 1, 6, instruments=(1, 0, 0, 0))
    takes(t, 2)
    assert t.points(0, "courts") == 11
    write_court(t, 0, 5, movements=(1, 0, 0, 0, 0))
    assert t.points(0, "courts") == 6


def test_la_7_1_a_marker_used_for_a_court_still_scores_in_the_requiem() -> None:
    t = table()
    t.places(0, "kyrie", "voices", "first")
    write_court(t, 0, 5, any_marker=1)
    takes(t, 1)
    t.data["high"][0, 0] = 3
    assert (t.points(0, "courts"), t.points(0, "requiem")) == (5, 3)


def test_la_7_1_any_number_of_tiles() -> None:
    t = table()
    collects(t, *[number % 4 for number in range(COURTS)])
    for court in range(COURTS):
        write_court(t, court, 2, any_opus=1)
    takes(t, COURTS)
    assert t.points(0, "courts") == 2 * COURTS


def matched(elements: list[tuple[str, int]], things: list[dict[str, int]]) -> bool:
    """Whether each element can have a thing of its own: augmenting paths."""
    holder: dict[int, int] = {}

    def seek(element: int, tried: set[int]) -> bool:
        fact, value = elements[element]
        for number, thing in enumerate(things):
            if number not in tried and thing.get(fact) == value:
                tried.add(number)
                if number not in holder or seek(holder[number], tried):
                    holder[number] = element
                    return True
        return False

    return all(seek(element, set()) for element in range(len(elements)))


def best_of(tiles: list[tuple[int, list[tuple[str, int]]]], things: list[dict[str, int]]) -> int:
    """The most VP of any choice of tiles that can be met together."""
    best = 0
    for size in range(len(tiles) + 1):
        for choice in combinations(tiles, size):
            vp = sum(tile[0] for tile in choice)
            if vp > best and matched([element for tile in choice for element in tile[1]], things):
                best = vp
    return best


@pytest.mark.parametrize("seed", range(60))
def test_la_7_1_the_best_assignment_is_found_exactly(seed: int) -> None:
    draw = random.Random(seed)
    t = table()
    things: list[dict[str, int]] = []
    types = [draw.randrange(4) for _ in range(draw.randrange(6))]
    collects(t, *types)
    things += [{"opuses": opus_type, "any_opus": 0} for opus_type in types]
    free = [(i, c) for i, c in product(range(4), range(2))]
    draw.shuffle(free)
    taken = dict.fromkeys(product(range(2), range(5)), 0)
    for instrument, composer in free[: draw.randrange(MARKERS + 1)]:
        there = [
            m
            for m, name in enumerate(MOVEMENT_WORDS)
            if INSTRUMENT_WORDS[instrument] in t.free_spaces(name) and taken[composer, m] < 2
        ]
        movement = draw.choice(there)
        taken[composer, movement] += 1
        t.places(0, MOVEMENT_WORDS[movement], INSTRUMENT_WORDS[instrument], COMPOSER_WORDS[composer])
        things.append({"instruments": instrument, "movements": movement, "composers": composer, "any_marker": 0})
    tiles = []
    for court in range(draw.randrange(1, 8)):
        elements = []
        for _ in range(draw.randrange(1, 5)):
            column = draw.choice(list(LENGTHS))
            elements.append((column, draw.randrange(LENGTHS[column])))
        vp = draw.randrange(3, 13)
        demand: dict[str, int | tuple[int, ...]] = {}
        for column, length in LENGTHS.items():
            numbers = tuple(elements.count((column, value)) for value in range(length))
            demand[column] = numbers if length > 1 else numbers[0]
        write_court(t, court, vp, **demand)
        tiles.append((vp, elements))
    takes(t, len(tiles))
    assert t.points(0, "courts") == best_of(tiles, things)


# LA-7.2: the Requiem.


def values(t: Table, high: int, low: int) -> None:
    """The same values in each movement."""
    t.data["high"][0, :], t.data["low"][0, :] = high, low


def test_la_7_2_movement_by_movement() -> None:
    t = Table(4)
    for movement, (high, low) in enumerate(((3, 1), (4, 2), (5, 1), (6, 1), (7, 2))):
        t.data["high"][0, movement], t.data["low"][0, movement] = high, low
    t.places(0, "kyrie", "voices", "first")
    t.places(1, "kyrie", "voices", "first")
    t.places(2, "kyrie", "strings", "second")
    t.places(0, "sequentia", "strings", "second")
    t.places(3, "agnus-dei", "brass", "first")
    t.places(3, "agnus-dei", "strings", "second")
    assert [t.points(seat, "requiem") for seat in range(4)] == [3 + 4, 3, 1, 2 + 2]


@pytest.mark.parametrize(
    ("neutrals", "points"), [((), (3, 0)), (("second",), (1, 0)), (("first",), (3, 0)), (("second", "second"), (1, 0))]
)
def test_la_7_2_neutral_markers_count_for_the_majority(neutrals: tuple[str, ...], points: tuple[int, int]) -> None:
    t = Table(2)
    t.bare_requiem()
    values(t, 3, 1)
    t.places(0, "sanctus", "voices", "first")
    for instrument, which in zip(("strings", "woodwinds"), neutrals, strict=False):
        t.places("neutral", "sanctus", instrument, which)
    assert (t.points(0, "requiem"), t.points(1, "requiem")) == points


def test_la_7_2_another_contribution_can_turn_the_value_of_older_ones() -> None:
    t = Table(2)
    t.bare_requiem()
    values(t, 4, 2)
    worth = []
    t.places(0, "kyrie", "voices", "first")
    for seat, instrument in ((1, "strings"), (1, "brass")):
        worth.append(t.points(0, "requiem"))
        t.places(seat, "kyrie", instrument, "second")
    worth.append(t.points(0, "requiem"))
    assert worth == [4, 2, 2]
    assert t.points(1, "requiem") == 8


def test_la_7_2_the_values_of_the_box() -> None:
    t = Table()
    pairs = list(zip(t.data["high"][0].tolist(), t.data["low"][0].tolist(), strict=True))
    assert pairs[0] == (3, 1)
    assert (4, 2) in pairs[1:]
    assert all(high >= 3 and low >= 1 for high, low in pairs)


# LA-7.3: what is left.


@pytest.mark.parametrize(
    ("ducats", "track", "counters", "points"),
    [
        (0, (0, 0, 0), (0, 0, 0), 0),
        (2, (1, 0, 0), (0, 0, 0), 0),
        (3, (0, 0, 0), (0, 0, 0), 1),
        (8, (0, 0, 0), (0, 0, 0), 2),
        (0, (1, 0, 0), (0, 1, 0), 1),
        (0, (1, 1, 1), (0, 0, 0), 1),
        (0, (4, 4, 4), (1, 2, 3), 9),
        (5, (1, 0, 1), (1, 0, 0), 2),
    ],
)
def test_la_7_3_two_story_points_or_three_ducats_whole_groups_only(
    ducats: int, track: tuple[int, int, int], counters: tuple[int, int, int], points: int
) -> None:
    t = Table()
    t.holds(0, ducats, track, counters, finance=10)
    assert t.points(0, "leftovers") == points


# LA-7.4: who wins.


def tied(players: int = 4) -> Table:
    """Everybody has ten VP and nothing else."""
    t = Table(players)
    values(t, 0, 0)
    for seat in range(players):
        t.get("vp")[seat] = 0
        t.get("vp")[seat, 1] = 10
        t.holds(seat, 0, (0, 0, 0), (0, 0, 0))
    return t


@pytest.mark.parametrize("winner", range(4))
def test_la_7_4_most_vp_wins(winner: int) -> None:
    t = tied()
    t.get("vp")[winner, 2] = 1
    t.places((winner + 1) % 4, "kyrie", "voices", "first")  # which only counts among equals
    assert t.shares() == [float(seat == winner) for seat in range(4)]


@pytest.mark.parametrize("winner", range(4))
def test_la_7_4_then_most_contributions_then_most_opuses(winner: int) -> None:
    t = tied()
    t.places(winner, "kyrie", "voices", "first")
    t.collects((winner + 1) % 4, "mitridate")
    assert t.shares() == [float(seat == winner) for seat in range(4)]
    t.places((winner + 1) % 4, "sanctus", "voices", "first")
    assert t.shares() == [float(seat == (winner + 1) % 4) for seat in range(4)]
    t.collects(winner, "bastien-and-bastienne")
    assert t.shares() == [0.5 * (seat in (winner, (winner + 1) % 4)) for seat in range(4)]


def test_la_7_4_then_it_is_shared() -> None:
    assert tied().shares() == [0.25] * 4
    assert tied(3).shares() == [1 / 3, 1 / 3, 1 / 3, 0.0]
    t = tied()
    t.get("vp")[3, 1] = 9
    assert t.shares() == [1 / 3, 1 / 3, 1 / 3, 0.0]


def test_la_7_4_all_sources_add_up() -> None:
    t = table()
    write_court(t, 0, 6, any_opus=1)
    takes(t, 1)
    t.places(0, "kyrie", "voices", "first")
    values(t, 3, 1)
    t.holds(0, 7, (1, 1, 0), (0, 0, 0))
    t.get("vp")[0] = [1, 2, 3, 4, 5, 6, 7, 8]
    sources = ("start", "memories", "commissions", "sales", "travels", "tiles", "market", "bonuses")
    assert [t.points(0, source) for source in sources] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert t.score(0) == 36 + 6 + 3 + 1 + 2
    assert t.points(0, "taken") == 0


def test_la_7_4_scores_as_they_stand_at_the_end_of_a_match() -> None:
    t = Table(period=5, round_=4)
    t.pass_round()
    assert t.get("decider") == NONE
    assert sum(t.shares()) == 1
    best = max(t.score(seat) for seat in (0, 1))
    assert all((share > 0) <= (t.score(seat) == best) for seat, share in enumerate(t.shares()[:2]))
