"""LA-4: ducats, story points in their two forms, finance."""

import pytest
from tests.games.lacrimosa.tables import Numbers, Table, of_kind

from partita.games.lacrimosa.columns import KIND_WORDS
from partita.games.lacrimosa.layout import NONE

KINDS = (0, 1, 2)


def points(kind: int, number: int) -> Numbers:
    """So many points of one kind."""
    talent, journey, composition = (number * (kind == other) for other in KINDS)
    return talent, journey, composition


def gain(t: Table, **reward: object) -> list[tuple[str, dict[str, object]]]:
    """Gain a reward, as the instant reward of a card; the events."""
    t.write("memory", "first-commission", instant=reward)
    events = t.turn("first-commission", "old-diary", "use-card")[3:]
    return [(str(event.kind), event.args) for event in events]


# LA-4.1: two forms.


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("before", "count", "after", "lost"), [(0, 4, 4, 0), (2, 2, 4, 0), (3, 2, 4, 1), (4, 3, 4, 3)])
def test_la_4_1_a_track_ends_at_four_and_more_is_lost(
    kind: int, before: int, count: int, after: int, lost: int
) -> None:
    t = Table()
    t.holds(0, track=points(kind, before), counters=(0, 0, 0))
    events = gain(t, track=points(kind, count))
    word = KIND_WORDS[kind]
    wanted: list[tuple[str, dict[str, object]]] = []
    if after > before:
        wanted.append(("gained-track", {"kind": word, "count": after - before}))
    if lost:
        wanted.append(("lost", {"kind": word, "count": lost}))
    assert events == wanted
    assert (t.track(0), t.counters(0)) == (points(kind, after), (0, 0, 0))
    assert t.get("wasted")[0] == lost


@pytest.mark.parametrize("kind", KINDS)
def test_la_4_1_counters_have_no_end(kind: int) -> None:
    t = Table()
    t.holds(0, track=points(kind, 4), counters=points(kind, 15))
    assert gain(t, counter=points(kind, 4)) == [("gained-counters", {"kind": KIND_WORDS[kind], "count": 4})]
    assert t.counters(0) == points(kind, 19)
    assert t.track(0) == points(kind, 4)
    assert t.get("wasted")[0] == 0


def test_la_4_1_a_payment_takes_track_points_first_then_counters() -> None:
    t = Table()
    opus = t.period_cards("opus")[0]
    t.plain_slots()
    t.write("opus", opus, talent=3, ducats=2)
    t.act("commission")
    t.holds(0, 5, (2, 4, 4), (2, 0, 0))
    events = t.play(f"commission {opus}")
    assert of_kind(events, "paid")[0].args == {"ducats": 2, "talent": 3, "journey": 0, "composition": 0}
    assert (t.ducats(0), t.track(0), t.counters(0)) == (3, (0, 4, 4), (1, 0, 0))


def test_la_4_1_track_points_alone_pay_when_they_suffice() -> None:
    t = Table()
    t.data["journey_points"][0, 8], t.data["journey_ducats"][0, 8] = 3, 1
    t.data["road"][0, 0, 8] = 2
    t.act("journey")
    t.holds(0, 3, (0, 4, 0), (0, 5, 0))
    events = t.play("journey vienna")
    assert of_kind(events, "paid")[0].args == {"ducats": 3, "talent": 0, "journey": 3, "composition": 0}
    assert (t.ducats(0), t.track(0), t.counters(0)) == (0, (0, 1, 0), (0, 5, 0))


@pytest.mark.parametrize("track", [0, 1])
def test_la_4_1_counters_pay_for_everything_that_track_points_pay_for(track: int) -> None:
    t = Table()
    opus, memory = t.period_cards("opus")[0], t.period_cards("memory")[0]
    t.plain_slots()
    t.nothing_freed()
    t.plain_tiles()
    for composer in ("first", "second"):
        t.top_tile("kyrie", composer, composition=2)
    t.write("opus", opus, talent=2, ducats=0)
    t.write("memory", memory, talent=2, ducats=0)
    t.write("opus", t.notebook, perform_talent=2, sell_talent=2)
    t.data["journey_points"][0, 1], t.data["road"][0, 0, 1], t.data["journey_ducats"][0, 1] = 2, 0, 0
    t.act("commission", "document", "perform", "journey", "requiem")
    moves = {f"commission {opus}", f"document {memory}", f"perform {t.notebook}", f"sell {t.notebook}"}
    moves |= {"journey innsbruck", "requiem kyrie"}
    for counters, payable in ((2 - track, True), (1 - track, False)):
        t.holds(0, 0, (track, track, track), (counters, counters, counters))
        assert (moves <= set(t.legal())) == payable
        assert moves.isdisjoint(t.legal()) != payable


def test_la_4_1_what_costs_nothing_is_not_paid() -> None:
    t = Table()
    t.write("opus", t.notebook, perform_talent=0, perform_ducats=1)
    t.act("perform")
    t.holds(0, 0, (0, 0, 0), (0, 0, 0))
    events = t.play(f"perform {t.notebook}")
    assert of_kind(events, "paid") == []
    assert t.ducats(0) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_la_4_1_no_kind_stands_for_another(kind: int) -> None:
    t = Table()
    opus = t.period_cards("opus")[0]
    t.plain_slots()
    t.nothing_freed()
    t.plain_tiles()
    for composer in ("first", "second"):
        t.top_tile("kyrie", composer, composition=2)
    t.write("opus", opus, talent=2, ducats=0)
    t.data["journey_points"][0, 1], t.data["road"][0, 0, 1], t.data["journey_ducats"][0, 1] = 2, 0, 0
    t.act("commission", "journey", "requiem")
    t.holds(0, 9, points(kind, 1), points(kind, 1))
    moves = [f"commission {opus}", "journey innsbruck", "requiem kyrie"]
    assert [move in t.legal() for move in moves] == [kind == 0, kind == 1, kind == 2]


# LA-4.2: what pays for what.


def test_la_4_2_talent_commissions_performs_sells_and_documents() -> None:
    t = Table()
    opus, memory = t.period_cards("opus")[0], t.period_cards("memory")[0]
    t.plain_slots()
    t.write("opus", opus, talent=1, ducats=2)
    t.write("memory", memory, talent=1, ducats=2)
    t.write("opus", t.notebook, perform_talent=1, sell_talent=2)
    t.act("commission", "perform", "document")
    t.holds(0, 9, (0, 4, 4), (0, 0, 0))
    for move, need in (
        (f"commission {opus}", 1),
        (f"perform {t.notebook}", 1),
        (f"sell {t.notebook}", 2),
        (f"document {memory}", 1),
    ):
        clause = "LA-4.2"
        t.refused(move, "too-little-talent", clause, 0, need)
    t.holds(0, 1, (1, 0, 0), (1, 0, 0))
    t.refused(f"commission {opus}", "too-few-ducats", "LA-4.2", 1, 2)
    t.refused(f"document {memory}", "too-few-ducats", "LA-4.2", 1, 2)
    t.play(f"sell {t.notebook}")  # which asks for no ducats
    assert (t.track(0)[0], t.counters(0)[0]) == (0, 0)


def test_la_4_2_journey_for_destinations() -> None:
    t = Table()
    t.data["journey_points"][0, 1] = 2
    t.data["journey_ducats"][0, 1] = 1
    t.data["road"][0, 0, 1] = 1
    t.act("journey")
    t.holds(0, 1, (4, 1, 4), (0, 0, 0))
    t.refused("journey innsbruck", "too-little-journey", "LA-5.4", 1, 2)
    t.holds(0, 1, (0, 2, 0))
    t.refused("journey innsbruck", "too-few-ducats", "LA-4.2", 1, 2)
    t.holds(0, 2)
    t.play("journey innsbruck")


def test_la_4_2_composition_for_the_requiem() -> None:
    t = Table()
    t.bare_requiem()
    t.nothing_freed()
    t.plain_tiles()
    for composer in ("first", "second"):
        t.top_tile("sanctus", composer, ducats=3, composition=2)
    t.act("requiem")
    t.holds(0, 3, (4, 4, 1), (0, 0, 0))
    t.refused("requiem sanctus", "too-little-composition", "LA-5.5", 1, 2)
    t.holds(0, 2, (0, 0, 1), (0, 0, 1))
    t.refused("requiem sanctus", "too-few-ducats", "LA-4.2", 2, 3)
    t.holds(0, 3)
    assert "requiem sanctus" in t.legal()


def test_la_4_2_no_price_of_the_box_is_above_four_of_one_kind() -> None:
    t = Table()
    for family, columns in (
        ("memory", ["talent"]),
        ("opus", ["talent", "perform_talent", "sell_talent"]),
        ("tile", ["composition"]),
    ):
        for column in columns:
            assert t.data[family][column].max() <= 4
    assert t.data["journey_points"].max() <= 4


# LA-4.3: finance.


@pytest.mark.parametrize(
    ("before", "count", "after", "lost"), [(0, 2, 2, 0), (8, 2, 10, 0), (9, 3, 10, 2), (10, 1, 10, 1)]
)
def test_la_4_3_finance_goes_to_ten_and_more_is_lost(before: int, count: int, after: int, lost: int) -> None:
    t = Table()
    t.holds(0, finance=before)
    events = gain(t, finance=count)
    wanted: list[tuple[str, dict[str, object]]] = []
    if after > before:
        wanted.append(("gained-finance", {"count": after - before}))
    if lost:
        wanted.append(("lost-finance", {"count": lost}))
    assert events == wanted
    assert t.finance(0) == after
    assert t.get("wasted")[0] == lost


def test_la_4_3_finance_is_paid_in_ducats_at_upkeep() -> None:
    t = Table(3, round_=4)
    t.gives_nothing()
    t.bonus(reward={})
    for seat, finance in enumerate((0, 3, 10)):
        t.holds(seat, 1, finance=finance)
    events = t.pass_round()
    assert [(event.seat, event.args["ducats"]) for event in of_kind(events, "finance-pays")] == [
        (0, 0),
        (1, 3),
        (2, 10),
    ]
    assert [t.ducats(seat) for seat in range(3)] == [1, 4, 11]
    assert [t.finance(seat) for seat in range(3)] == [0, 3, 10]


def test_la_4_3_a_sale_raises_it() -> None:
    t = Table()
    t.rich()
    t.write("opus", t.notebook, sell_finance=2, sell_vp=1)
    t.act("perform")
    t.holds(0, finance=9)
    events = t.play(f"sell {t.notebook}")
    assert [(event.kind, event.args) for event in of_kind(events, "gained-finance", "lost-finance")] == [
        ("gained-finance", {"count": 1}),
        ("lost-finance", {"count": 1}),
    ]
    assert t.finance(0) == 10
    assert t.get("granted") == NONE
