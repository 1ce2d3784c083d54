"""LA-6: upkeep, step by step."""

from itertools import groupby

import pytest
from tests.games.lacrimosa.tables import Numbers, Table, kinds, of_kind

from partita.core.events import Event
from partita.games.lacrimosa.columns import INSTRUMENT_WORDS, TYPE_WORDS
from partita.games.lacrimosa.layout import NONE, Lasting, Measure, Phase

MOVE_ENDS = "turn-ended"


def upkeep(t: Table) -> list[Event]:
    """Play the fourth round; what happens from the upkeep on."""
    events = t.pass_round()
    return events[kinds(events).index("upkeep") :]


def quiet(players: int = 2, period: int = 1, first: int = 0) -> Table:
    """The fourth round of a period in which nobody gains anything by upkeep."""
    t = Table(players, period=period, round_=4, first=first)
    t.gives_nothing()
    t.bonus(reward={})
    for seat in range(t.players):
        t.holds(seat, 5, (1, 1, 1), (0, 0, 0), finance=0)
    return t


# The steps and their order.


def test_la_6_each_step_for_all_players_before_the_next_from_the_first_player_clockwise() -> None:
    t = quiet(3, first=1)
    t.bare_requiem()
    for seat in range(3):
        t.top_tile("kyrie", "first", income={"ducats": 1})
        t.places(seat, "kyrie", INSTRUMENT_WORDS[seat], "first")
    events = upkeep(t)
    steps = [
        "upkeep",
        "story-works",
        "tile-works",
        "finance-pays",
        "bonus-pays",
        "pile-remade",
        "market-left",
        "period-begins",
        "first-player",
        "round-begins",
        "turn-begins",
    ]
    told = [(event.kind, event.seat) for event in events if event.kind in steps]
    grouped = [key for key, _ in groupby(told)]
    assert grouped == [
        ("upkeep", None),
        *[(step, seat) for seat in (1, 2, 0) for step in ("story-works", "tile-works")],
        *[("finance-pays", seat) for seat in (1, 2, 0)],
        *[("bonus-pays", seat) for seat in (1, 2, 0)],
        *[("pile-remade", seat) for seat in (1, 2, 0)],
        ("market-left", None),
        ("period-begins", None),
        ("first-player", None),
        ("round-begins", None),
        ("turn-begins", 2),
    ]


def test_la_6_it_comes_after_the_fourth_round_only() -> None:
    t = Table()
    events: list[list[str]] = [kinds(t.pass_round()) for _ in range(8)]
    assert ["upkeep" in round_ for round_ in events] == [False, False, False, True] * 2


def test_la_6_step_1_tracks_go_to_zero_before_anything_is_gained() -> None:
    t = quiet()
    t.write("memory", "old-diary", stories={"track": (4, 2, 0)})
    t.holds(0, track=(4, 4, 4))
    t.turn("first-commission", "old-diary", "use-card", "end-turn")
    t.pass_turn()
    assert t.track(0) == (4, 2, 0)
    assert t.track(1) == (0, 0, 0)
    assert t.get("wasted")[0] == 0


def test_la_6_step_2_the_four_stories_cards_work() -> None:
    t = Table()
    t.gives_nothing()
    t.bonus(reward={})
    t.write("memory", "old-diary", stories={"ducats": 2, "vp": 1})
    t.write("memory", "post-chaise", stories={"track": (0, 3, 0), "counter": (1, 0, 0)})
    t.write("memory", "first-commission", stories={"track": (0, 3, 0), "finance": 2})
    t.write("memory", "music-dealer", stories={"ducats": 1}, instant={"vp": 9})
    stories = ["old-diary", "post-chaise", "first-commission", "music-dealer"]
    above = ["second-commission", "constanzes-request", "unfinished-pages", "letter-of-introduction"]
    t.holds(0, 0, (0, 0, 0), (0, 0, 0), finance=1)
    events = []
    for one, other in zip(above, stories, strict=True):
        events += t.turn(one, other, "use-card", "end-turn")
        events += t.pass_turn()
    assert [event.args["memory"] for event in of_kind(events, "story-works") if event.seat == 0] == stories
    assert t.track(0) == (0, 4, 0)
    assert t.counters(0) == (1, 0, 0)
    assert t.finance(0) == 3
    assert t.ducats(0) == 3 + 3  # finance pays what it has become
    assert t.vp(0) == t.vp(0, "memories") == 1
    assert [(event.kind, event.args) for event in of_kind(events, "lost")] == [
        ("lost", {"kind": "journey", "count": 2})
    ]


def test_la_6_step_2_lasting_effects_come_after_the_stories_and_go_to_everything() -> None:
    t = quiet()
    t.bare_requiem()
    one = t.top_tile("kyrie", "first", income={"ducats": 1, "vp": 1, "finance": 1, "track": (1, 0, 0)})
    t.places(0, "kyrie", "voices", "first")
    silent = t.top_tile("sanctus", "first", lasting=Lasting.COMMISSION_VP, amount=3)
    t.places(0, "sanctus", "strings", "first")
    other = t.top_tile("agnus-dei", "second", income={"counter": (0, 1, 1), "vp": 2})
    t.places(0, "agnus-dei", "brass", "second")
    events = upkeep(t)
    worked = [event.args["tile"] for event in of_kind(events, "tile-works")]
    assert sorted(worked) == sorted([one, other])
    assert silent not in worked
    order = [
        kind
        for kind, _ in groupby(event.kind for event in of_kind(events, "story-works", "tile-works") if not event.seat)
    ]
    assert order == ["story-works", "tile-works"]
    assert (t.ducats(0), t.vp(0, "tiles"), t.finance(0)) == (5 + 1 + 1, 3, 1)
    assert (t.track(0), t.counters(0)) == ((1, 0, 0), (0, 1, 1))


def test_la_6_step_3_finance_pays_before_the_bonus_looks() -> None:
    t = quiet()
    t.bonus(measure=Measure.DUCATS, each=5, most=9, reward={"vp": 1})
    t.holds(0, 9, finance=6)
    t.holds(1, 4, finance=0)
    upkeep(t)
    assert [t.ducats(0), t.ducats(1)] == [15, 4]
    assert [t.vp(0, "bonuses"), t.vp(1, "bonuses")] == [3, 0]


# Step 4: what the bonus measures.

FULL = (1 << 2, 1 << 3)


def measured(measure: Measure, about: int = NONE) -> list[int]:
    """What the bonus measures of three laid-out seats."""
    t = quiet(3)
    t.write("opus", t.notebook, type=3)
    operas = [card for card in t.period_cards("opus") if t.box.rows["opus"][card]["type"] == "opera"]
    masses = [card for card in t.period_cards("opus") if t.box.rows["opus"][card]["type"] == "religious"]
    t.collects(0, *operas[:2], masses[0])
    t.collects(2, masses[1])
    t.get("turned")[0] = 1 << t.names.number["opus"][operas[0]] | 1 << t.names.number["opus"][t.notebook]
    t.bare_requiem()
    t.plain_tiles()
    for movement, instrument, which in (
        ("kyrie", "voices", "first"),
        ("kyrie", "voices", "second"),
        ("sanctus", "brass", "first"),
    ):
        t.places(0, movement, instrument, which)
    t.places(2, "agnus-dei", "strings", "second")
    t.gives(0, *t.period_cards("memory")[:2])
    t.takes(0, t.stack("vienna")[0], t.stack("paris")[0])
    t.takes(2, t.stack("london")[0])
    t.holds(0, 7, finance=3, counters=(1, 2, 0))
    t.holds(1, 0, finance=0, counters=(0, 0, 0))
    t.holds(2, 3, finance=10, counters=(5, 0, 6))
    for card in t.names.memory:  # those that are not starting ones are in no row
        t.write("memory", card, stories={})
    t.bonus(measure=measure, about=about, each=1, most=99, reward={"vp": 1})
    events = upkeep(t)
    paid = {event.seat: event.args["times"] for event in of_kind(events, "bonus-pays")}
    failed = {event.seat for event in of_kind(events, "bonus-fails")}
    assert set(paid) | failed == {0, 1, 2}
    assert not set(paid) & failed
    assert [t.vp(seat, "bonuses") for seat in range(3)] == [paid.get(seat, 0) for seat in range(3)]
    return [paid.get(seat, 0) for seat in range(3)]


@pytest.mark.parametrize(
    ("measure", "about", "wanted"),
    [
        (Measure.OPUSES, NONE, [4, 1, 2]),
        (Measure.OPUSES, 0, [2, 0, 0]),
        (Measure.OPUSES, 1, [1, 0, 1]),
        (Measure.OPUSES, 3, [1, 1, 1]),  # the notebook too
        (Measure.TURNED, NONE, [2, 0, 0]),
        (Measure.TYPES, NONE, [3, 1, 2]),
        (Measure.MARKERS, NONE, [3, 0, 1]),
        (Measure.MARKERS, 0, [2, 0, 0]),
        (Measure.MARKERS, 1, [1, 0, 1]),
        (Measure.MOVEMENTS, NONE, [2, 0, 1]),
        (Measure.INSTRUMENTS, NONE, [2, 0, 1]),
        (Measure.MEMORIES, NONE, [2, 0, 0]),
        (Measure.COURTS, NONE, [2, 0, 1]),
        (Measure.FINANCE, NONE, [3, 0, 10]),
        (Measure.DUCATS, NONE, [10, 0, 13]),
        (Measure.COUNTERS, NONE, [3, 0, 11]),
        (Measure.COUNTERS, 0, [1, 0, 5]),
        (Measure.COUNTERS, 1, [2, 0, 0]),
        (Measure.COUNTERS, 2, [0, 0, 6]),
    ],
)
def test_la_6_step_4_what_a_bonus_measures(measure: Measure, about: int, wanted: list[int]) -> None:
    assert measured(measure, about) == wanted


@pytest.mark.parametrize(("about", "wanted"), [(NONE, 6), (0, 1), (1, 2), (2, 3)])
def test_la_6_step_4_a_bonus_measures_the_tracks_as_the_stories_have_set_them(about: int, wanted: int) -> None:
    t = quiet()
    t.write("memory", "old-diary", stories={"track": (1, 2, 3), "counter": (4, 0, 0)})
    t.bonus(measure=Measure.TRACK, about=about, each=1, most=99, reward={"vp": 1})
    t.holds(0, track=(4, 4, 4))
    t.turn("first-commission", "old-diary", "use-card", "end-turn")
    t.pass_turn()
    assert [t.vp(seat, "bonuses") for seat in (0, 1)] == [wanted, 0]


@pytest.mark.parametrize(
    ("finance", "each", "most", "times"),
    [(0, 1, 3, 0), (1, 2, 3, 0), (2, 2, 3, 1), (5, 2, 3, 2), (6, 2, 3, 3), (10, 2, 3, 3)],
)
def test_la_6_step_4_so_often_as_it_says(finance: int, each: int, most: int, times: int) -> None:
    t = quiet()
    name = t.bonus(measure=Measure.FINANCE, each=each, most=most, reward={"ducats": 2, "counter": (0, 0, 1)})
    t.holds(0, 0, finance=finance)
    events = upkeep(t)
    told = next(event for event in events if event.kind in ("bonus-pays", "bonus-fails") and event.seat == 0)
    assert told.args == ({"bonus": name, "times": times} if times else {"bonus": name})
    assert (t.ducats(0), t.counters(0)) == (finance + 2 * times, (0, 0, times))


def test_la_6_step_4_a_bonus_can_fill_a_track() -> None:
    t = quiet()
    t.bonus(measure=Measure.OPUSES, each=1, most=3, reward={"track": (3, 0, 0)})
    t.collects(0, "mitridate")
    events = upkeep(t)
    assert t.track(0) == (4, 0, 0)
    assert [event.args for event in of_kind(events, "lost")] == [{"kind": "talent", "count": 2}]


# Steps 5 to 8.


def test_la_6_step_5_opuses_are_put_upright() -> None:
    t = quiet()
    for seat in (0, 1):
        t.get("turned")[seat] = t.get("opuses")[seat]
    upkeep(t)
    assert t.turned(0) == t.turned(1) == set()


def test_la_6_step_6_the_eight_played_are_shuffled_the_ninth_stays_and_hands_are_filled() -> None:
    t = quiet(3)
    kept = []
    piles = []
    for seat in range(3):
        t.pass_turn() if seat < 2 else None
        kept.append(t.in_hand(seat) if seat < 2 else set())
        piles.append({*t.above(seat), *t.below(seat)})
    events = t.pass_turn()
    for seat in range(2):
        assert len(kept[seat]) == 1
        assert kept[seat] < t.in_hand(seat)
        assert {*t.pile(seat), *t.in_hand(seat)} == kept[seat] | piles[seat]
    for seat in range(3):
        assert (len(t.in_hand(seat)), len(t.pile(seat))) == (4, 5)
        assert t.above(seat) == t.below(seat) == [None] * 4
        assert len([event for event in of_kind(events, "drawn") if event.seat == seat]) == 3
    assert len({tuple(t.pile(seat)) for seat in range(3)}) == 3


@pytest.mark.parametrize("period", range(1, 5))
def test_la_6_step_7_unsold_cards_leave_and_the_next_period_fills_the_row(period: int) -> None:
    t = quiet(period=period)
    row, deck = [card for card in t.row() if card], t.deck()
    events = upkeep(t)
    assert [event.args["card"] for event in of_kind(events, "market-left")] == row
    for card in [*row, *deck]:
        number = t.names.code(card)
        field, bit = ("opuses_gone", number - 48) if number >= 48 else ("memories_gone", number)
        assert t.get(field) >> bit & 1
    assert sorted([*t.deck(), *[card for card in t.row() if card]]) == sorted(t.period_cards(period=period + 1))
    assert None not in t.row()
    assert t.box.rows["bonus"][t.names.bonus[t.get("bonus")]]["period"] == period + 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_la_6_step_8_the_first_player_passes_to_the_left(players: int) -> None:
    t = quiet(players)
    firsts = []
    for period in range(1, 5):
        events = upkeep(t)
        firsts.append(t.get("first"))
        assert [event.args["seat"] for event in of_kind(events, "first-player")] == (
            [firsts[-1]] if players > 1 else []
        )
        assert t.get("decider") == t.get("first")
        if period < 4:
            for _ in range(3):
                t.pass_round()
    assert firsts == [period % players for period in range(1, 5)]


def test_la_6_the_fifth_period_has_steps_1_to_4_then_the_end() -> None:
    t = quiet(period=5)
    t.get("turned")[0] = t.get("opuses")[0]
    t.write("memory", "old-diary", stories={"track": (3, 0, 0), "vp": 2})
    t.holds(0, 5, (4, 4, 4), finance=4)
    t.bonus(measure=Measure.OPUSES, reward={"vp": 3})
    row = t.row()
    t.turn("first-commission", "old-diary", "use-card", "end-turn")
    row = t.row()
    events = t.pass_turn()
    events = events[kinds(events).index("upkeep") :]
    assert {event.kind for event in events} == {
        "upkeep",
        "story-works",
        "gained-vp",
        "gained-track",
        "finance-pays",
        "gained-ducats",
        "bonus-pays",
        "match-ended",
    }
    assert kinds(events)[-1] == "match-ended"
    assert (t.ducats(0), t.track(0), t.vp(0, "memories"), t.vp(0, "bonuses")) == (9, (3, 0, 0), 2, 3)
    assert t.turned(0) == {t.notebook}
    assert t.row() == row
    assert t.get("phase") == Phase.OVER
    assert t.get("decider") == NONE
    assert len(t.in_hand(0)) == 1


def test_la_6_nothing_in_it_asks_for_a_decision() -> None:
    t = quiet()
    t.pass_turn()
    t.turn("first-commission", "old-diary", "use-card")
    t.play("end-turn")
    assert t.get("phase") == Phase.EXPERIENCE
    assert t.get("round_number") == 5


def test_la_6_types_are_those_of_the_rules() -> None:
    assert TYPE_WORDS == ("opera", "religious", "symphony", "chamber")


def test_la_6_worked_numbers_of_a_whole_upkeep() -> None:
    """Two players; by hand: 0 has finance 3, a Story of 2 ducats, a tile of 1 ducat, and meets the bonus twice."""
    t = quiet()
    t.bare_requiem()
    t.top_tile("kyrie", "first", income={"ducats": 1})
    t.places(0, "kyrie", "voices", "first")
    t.write("memory", "old-diary", stories={"ducats": 2, "track": (2, 0, 0)})
    t.bonus(measure=Measure.TRACK, about=0, each=1, most=2, reward={"vp": 2, "track": (1, 0, 0)})
    track: Numbers = (1, 3, 0)
    t.holds(0, 4, track, (0, 0, 2), finance=3)
    t.turn("first-commission", "old-diary", "ducats", "end-turn")
    t.pass_turn()
    assert t.ducats(0) == 4 + 1 + 2 + 1 + 3
    assert t.track(0) == (4, 0, 0)
    assert t.counters(0) == (0, 0, 2)
    assert t.vp(0) == 4
