"""The oracle itself, against the questions of the rules sheet (LA-10) and numbers worked out by hand."""

from typing import Any

import pytest
from tests.oracle.lacrimosa import courts, journey, market, scoring, upkeep
from tests.oracle.lacrimosa.box import (
    COURTS,
    INSTRUMENTS,
    MOVEMENTS,
    SHAPES,
    Bonus,
    Box,
    City,
    Constanze,
    Court,
    Effect,
    Memory,
    Opus,
    Price,
    Reward,
    Slot,
    Soloist,
    Tile,
    no_points,
)
from tests.oracle.lacrimosa.luck import Impossible, Luck
from tests.oracle.lacrimosa.oracle import Oracle
from tests.oracle.lacrimosa.setup import open_requiem
from tests.oracle.lacrimosa.table import COVERED, Marker, Seat, Table, stack

CITIES = ("salzburg", "innsbruck", "munich", "prague", "berlin", "frankfurt", "lyon", "milan")
TALENT = {"talent": 1}


def memory(name: str, actions: str, period: int = 1, **more: Any) -> Memory:
    instant, stories = more.get("instant", Reward()), more.get("stories", Reward(track=TALENT))
    return Memory(name, period, Price(1, {"talent": 2}), tuple(actions.split()), instant, stories)


def opus(name: str, type_: str, period: int = 1, takings: int = 3) -> Opus:
    price, perform, sell = Price(2, TALENT), Price(0, {"talent": 0}), Price(0, TALENT)
    return Opus(name, period, type_, price, 3, perform, takings, sell, Reward(finance=1, vp=2))


def tile(name: str, composer: str, movement: str, ducats: int = 1, **more: Any) -> Tile:
    price = Price(ducats, {"composition": 2})
    instant, income = more.get("instant", Reward()), more.get("income", Reward())
    many = more.get("many", False)
    return Tile(name, composer, movement, price, many, instant, more.get("gives"), income, more.get("lasting"))


START = ["c1", "c2", "p1", "p2", "j1", "j2", "r1", "r2", "d1"]
ACTION = {"c": "commission", "p": "perform", "j": "journey", "r": "requiem", "d": "document"}
MEMORIES = [
    *(memory(name, ACTION[name[0]], 0) for name in START),
    memory("rich", "commission document", instant=Reward(track=TALENT), stories=Reward(1, 1, 1, TALENT, TALENT)),
    memory("poor", "journey"),
    *(memory(f"memory-{period}-{n}", "perform", period) for period in range(1, 6) for n in range(2, 7)),
]
OPUSES = [
    opus("notebook", "chamber", 0),
    opus("mass", "religious", takings=0),
    opus("don-giovanni", "opera"),
    opus("figaro", "opera"),
    opus("jupiter", "symphony"),
    *(opus(f"opus-{period}-{n}", "symphony", period) for period in range(1, 6) for n in range(9)),
]
TILES = [
    *(tile(f"{who}-{m}-{n}", who, m, n) for who in ("eybler", "stadler") for m in MOVEMENTS[1:] for n in (1, 2)),
    tile("dear", "eybler", "kyrie", 5, lasting=Effect("commission-vp", "opera", 2)),
    tile("works", "eybler", "kyrie", 1, gives="perform", instant=Reward(1)),
    tile("faithful", "stadler", "kyrie", 1, lasting=Effect("requiem-vp", None, 1)),
    tile("many", "stadler", "kyrie", 0, many=True, income=Reward(1)),
    tile("loud", "stadler", "kyrie", 4, lasting=Effect("perform-ducats", "religious", 4)),
]
CITY_TILES = [
    City("purse", Reward(5), None),
    City("salon", Reward(1), "perform"),
    City("choir", Reward(), "requiem"),
    *(City(f"city-{n}", Reward(vp=1), None) for n in range(12)),
]
COURT_TILES = [
    Court("two-operas", 8, {"opera": 2}, {}),
    Court("opera", 3, {"opera": 1}, {}),
    Court("opera-and-any", 5, {"opera": 1, "any": 1}, {}),
    Court("kyrie-and-voices", 6, {}, {"kyrie": 1, "voices": 1}),
    Court("first", 4, {}, {"first": 1}),
    *(Court(f"any-{n}", n, {}, {"any": n}) for n in (1, 2, 3)),
]
FREED = {(instrument, shape): Reward(track={"composition": 1}) for instrument in INSTRUMENTS for shape in SHAPES}
ROADS = {("salzburg", "munich"): 1, ("munich", "frankfurt"): 2, ("frankfurt", "paris"): 3, ("salzburg", "vienna"): 4}
BOX = Box(
    memories={card.id: card for card in MEMORIES},
    opuses={card.id: card for card in OPUSES},
    tiles={card.id: card for card in TILES},
    cities={card.id: card for card in CITY_TILES},
    bonuses={
        b.id: b
        for b in (
            Bonus("readers", 1, "memories", None, 1, 3, Reward(vp=1)),
            Bonus("travellers", 2, "courts", None, 1, 2, Reward(vp=3)),
            Bonus("planners", 5, "track", None, 3, 3, Reward(1)),
        )
    },
    courts={card.id: card for card in COURT_TILES},
    constanzes={
        "only": Constanze("only", dict.fromkeys(MOVEMENTS, ("fifth", "brass")), (("kyrie", "voices", "first"),))
    },
    soloists={
        card.id: card
        for card in (
            Soloist("takes", (("market", 1), ("points", 2)), MOVEMENTS),
            Soloist("adds", (("marker", "first"), ("points", 2)), ("agnus-dei", *MOVEMENTS[:4])),
            Soloist("travels", (("court", "paris"), ("court", "vienna"), ("points", 3)), MOVEMENTS),
        )
    },
    composers=("eybler", "stadler"),
    memory_slots=tuple(Slot(n // 3) for n in range(7)),
    opus_slots=(Slot(0, Reward(vp=1)), Slot(0, Reward(track={"talent": 3})), *(Slot(1) for _ in range(5))),
    freed=FREED,
    fifth=dict.fromkeys(MOVEMENTS, "voices"),
    values=dict.fromkeys(MOVEMENTS, (3, 1)),
    places={place: Price(0, {"journey": 1}) for place in CITIES} | dict.fromkeys(COURTS, Price(1, {"journey": 2})),
    roads=ROADS | {(there, here): ducats for (here, there), ducats in ROADS.items()},
    soloist_court=5,
    soloist_card={"easy": 1, "normal": 2, "hard": 3},
)
ORACLE = Oracle(BOX)


def points(talent: int = 0, journey: int = 0, composition: int = 0) -> dict[str, int]:
    return {"talent": talent, "journey": journey, "composition": composition}


def seat(hand: str = "c1 p1 j1 r1", pile: str = "c2 p2 j2 r2 d1", **more: Any) -> Seat:
    fresh = Seat(
        ducats=10,
        track=points(4, 4, 4),
        memories=set(START),
        hand=set(hand.split()),
        pile=pile.split(),
        opuses={"notebook"},
        markers={(instrument, shape) for instrument in INSTRUMENTS for shape in SHAPES},
    )
    for name, value in more.items():
        setattr(fresh, name, value)
    return fresh


def table(*seats: Seat, row: str = "rich poor figaro mass", **more: Any) -> Table:
    """The start of seat 0's turn in the first round, or another one."""
    cards: list[str | None] = [*row.split()]
    fresh = Table(
        box=BOX,
        seats=list(seats) or [seat(), seat()],
        row=cards + [None] * (7 - len(cards)),
        deck=["jupiter"],
        bonus="readers",
        cities=dict(zip(CITIES, BOX.cities, strict=False)),
        supply=list(BOX.cities)[len(CITIES) :],
        courts={"vienna": ["two-operas", "opera"], "paris": ["first"], "london": []},
        composers=("eybler", "stadler"),
    )
    for name, value in more.items():
        setattr(fresh, name, value)
    return fresh


def after(t: Table, *moves: str) -> Table:
    """The table after some moves that leave nothing to chance; each is legal, and leaves the old table alone."""
    for move in moves:
        assert move in ORACLE.legal(t), (move, ORACLE.legal(t))
        foreseen = ORACLE.foresee(t, move)
        assert foreseen is not None, move
        t = foreseen
    return t


def beginning(card: str, story: str = "d1", **more: Any) -> Table:
    """Seat 0 has used a card."""
    hand = f"{card} {story} c2 p2"
    memories = {*START, card}
    return after(
        table(seat(hand, "j2 r2", memories=memories, **more), seat()),
        f"experience {card}",
        f"story {story}",
        "use-card",
    )


def last_turn(*more_seats: Seat, period: int = 1, **more: Any) -> Table:
    """The end of the fourth round is one move away."""
    played = {"experiences": ["c1", "c2", "p1", "p2"], "stories": ["j1", "j2", "r1", "r2"]}
    seats = [seat("d1", "", **played, **more), *more_seats]
    return table(*seats, round=4 * period, phase="act", turn=0, first=0, level="easy" if not more_seats else None)


def next_period(t: Table, period: int, *hands: str) -> Table:
    """What chance might bring: hands by seat, the pile in any order, a market, a bonus."""
    told = t.copy(t.luck)
    for index, hand in enumerate(hands):
        told.seats[index].hand = set(hand.split())
        told.seats[index].pile = sorted(told.seats[index].memories - told.seats[index].hand)
    cards = BOX.period_cards(period)
    row = [*cards[:3], *cards[-4:]]
    told.row, told.deck = [*row], [card for card in cards if card not in row]
    told.bonus = next(b.id for b in BOX.bonuses.values() if b.period == period)
    return told


# --- The questions of the sheet --------------------------------------------------------------------------------------


def test_la_10_1_a_memory_bought_leaves_the_deck_at_nine() -> None:
    t = after(beginning("d1", "j1"), "document rich")
    me = t.seats[0]
    assert len(me.memories) == 9
    assert "j1" not in me.memories | me.hand | set(me.pile) | set(me.experiences) | set(me.stories)
    assert me.stories == ["rich"]
    assert (me.ducats, me.track["talent"]) == (9, 2)


def test_la_5_1_a_second_document_replaces_the_memory_just_bought() -> None:
    t = beginning("rich", "j1", counters=points(4))
    t.todo = {"document"}
    t = after(t, "document poor")
    t.todo = {"document"}
    t.row[0] = "rich-2"
    BOX.memories["rich-2"] = memory("rich-2", "perform")
    t = after(t, "document rich-2")
    assert t.seats[0].stories == ["rich-2"]
    assert "poor" not in t.seats[0].memories
    del BOX.memories["rich-2"]


def test_la_10_2_track_points_vanish_and_counters_stay() -> None:
    t = last_turn(seat(), counters=points(1, 2, 3), finance=3)
    t.turn, t.phase = 1, "act"
    told = next_period(t, 2, "d1 c1 c2 p1", "c1 p1 j1 r1")
    other = t.seats[1]
    other.experiences, other.stories, other.hand, other.pile = START[:4], START[4:8], {"d1"}, []
    told.seats[1].hand, told.seats[1].pile = {"d1", "c1", "c2", "p1"}, START[3:8]
    new = ORACLE.play(t, "end-turn", told)
    assert new.seats[0].track == points(4)  # four Stories of 1 Talent each; the 4, 4 and 4 are gone
    assert new.seats[0].counters == points(1, 2, 3)
    assert new.seats[0].ducats == 10 + 3
    assert (new.first, new.turn, new.round) == (1, 1, 5)


def test_la_10_3_a_performed_opus_rests_until_upkeep_and_a_sold_one_is_gone() -> None:
    t = after(beginning("p1", opuses={"don-giovanni", "figaro"}, courts={"two-operas"}), "perform figaro")
    assert scoring.breakdown(t, 0)["courts"] == 8  # turned Opuses count
    t.todo = {"perform"}
    assert sorted(ORACLE.legal(t)) == ["end-turn", "perform don-giovanni", "sell don-giovanni"]
    t = after(t, "sell don-giovanni")
    assert scoring.breakdown(t, 0)["courts"] == 0
    assert (t.seats[0].vp, t.seats[0].finance, t.seats[0].track["talent"], t.seats[0].ducats) == (2, 1, 3, 13)


def test_la_10_4_a_journey_through_three_places_resolves_the_last_only() -> None:
    t = after(beginning("j1"), "journey frankfurt")
    me = t.seats[0]
    assert (me.ducats, me.track["journey"], me.vp) == (10 - 3, 3, 1)  # roads 1 + 2; frankfurt's tile gives 1 VP
    assert (t.cities["frankfurt"], t.supply[-1]) == ("city-5", "city-2")
    assert (t.cities["salzburg"], t.cities["munich"], t.mozart) == ("purse", "choir", "frankfurt")


def test_la_10_5_staying_pays_the_destination_again_but_no_road() -> None:
    t = after(beginning("j1"), "journey salzburg")
    assert (t.seats[0].ducats, t.seats[0].track["journey"]) == (15, 3)
    t.todo = {"journey"}
    t = after(t, "journey salzburg")
    assert (t.seats[0].ducats, t.seats[0].track["journey"], t.seats[0].vp) == (15, 2, 1)  # the present tile: 1 VP


def test_la_10_6_one_opus_satisfies_one_court() -> None:
    t = table(seat(opuses={"figaro", "notebook"}, courts={"opera", "opera-and-any"}), seat())
    assert scoring.breakdown(t, 0)["courts"] == 5
    t.seats[0].opuses.add("don-giovanni")
    assert scoring.breakdown(t, 0)["courts"] == 8


def test_la_10_7_neutral_markers_make_and_break_a_majority() -> None:
    t = table()
    t.requiem["kyrie"] = [Marker(0, "first"), Marker(0, "second"), Marker(1, "first"), None, COVERED]
    assert [scoring.requiem_points(t, n) for n in (0, 1)] == [4, 3]
    t.requiem["kyrie"][3] = Marker(None, "second")
    assert [scoring.requiem_points(t, n) for n in (0, 1)] == [2, 1]
    t.requiem["kyrie"][4] = Marker(None, "second")
    assert [scoring.requiem_points(t, n) for n in (0, 1)] == [4, 1]


def test_la_10_8_the_ninth_card_stays_in_hand() -> None:
    t = last_turn()
    t.seats.append(Seat())
    t.soloists = ["adds"]
    told = next_period(t, 2, "d1 r2 r1 j1")
    new = ORACLE.play(t, "end-turn", told)
    assert new.seats[0].hand == {"d1", "r2", "r1", "j1"}
    assert len(new.seats[0].pile) == 5
    told.seats[0].hand = {"c1", "r2", "r1", "j1"}  # the ninth card was shuffled: chance cannot bring that
    with pytest.raises(Impossible):
        ORACLE.play(t, "end-turn", told)


@pytest.mark.parametrize("period", [1, 3, 5])
def test_la_10_9_ducats_instead_are_the_periods_number(period: int) -> None:
    t = table(seat("rich c1 p1 j1", "d1"), seat(), round=4 * period - 3)
    t = after(t, "experience rich", "story c1")
    assert ORACLE.legal(t) == ["use-card", "ducats"]
    taken = after(t, "ducats")
    assert (taken.seats[0].ducats, taken.seats[0].track) == (10 + period, points(4, 4, 4))
    assert ORACLE.legal(taken) == ["end-turn"]
    assert taken.seats[0].stories == ["c1"]


# --- Turns ------------------------------------------------------------------------------------------------------------


def test_la_3_1_the_fourth_turn_has_three_cards_and_leaves_one() -> None:
    t = table(seat(), seat())
    sizes = []
    for _ in range(4):
        for who in (0, 1):
            if who == 0:
                sizes.append(len(t.seats[0].hand))
            if t.round == 4 and who == 1:
                break
            above, below = sorted(t.seats[who].hand)[:2]
            t = after(t, f"experience {above}", f"story {below}", "ducats", "end-turn")
    assert sizes == [4, 4, 4, 3]
    assert len(t.seats[0].hand) == 1


def test_la_3_3_the_instant_reward_comes_first_and_each_action_once() -> None:
    t = beginning("rich", track=points(2, 0, 0))
    assert t.seats[0].track["talent"] == 3
    assert sorted(ORACLE.legal(t)) == [
        "commission figaro",
        "commission mass",
        "document poor",
        "document rich",
        "end-turn",
    ]
    t = after(t, "commission figaro")
    assert sorted(ORACLE.legal(t)) == ["document poor", "document rich", "end-turn"]
    t = after(t, "document rich")
    assert ORACLE.legal(t) == ["end-turn"]


def test_la_3_6_the_row_slides_left_and_fills_on_the_right() -> None:
    t = after(beginning("c1"), "commission figaro")
    assert t.row == ["rich", "poor", None, "mass", None, None, None]
    t = after(t, "end-turn")
    assert t.row == ["rich", "poor", "mass", "jupiter", None, None, None]
    assert (t.deck, t.turn) == ([], 1)


def test_la_2_2_the_slot_is_paid_and_gives_its_reward_afterwards() -> None:
    t = table(seat(track=points(1), counters=points(2)), seat(), row="figaro mass don-giovanni", phase="act")
    t.todo = {"commission"}
    assert market.affordable(t, t.seats[0]) == ["figaro", "mass", "don-giovanni"]
    t.seats[0].ducats = 2
    assert market.affordable(t, t.seats[0]) == ["figaro", "mass"]
    assert after(t, "commission figaro").seats[0].vp == 3 + 1
    me = after(t, "commission mass").seats[0]
    assert (me.track["talent"], me.counters["talent"], me.ducats, me.vp) == (3, 2, 0, 3)  # the track pays first


def test_la_2_2_a_new_row_has_two_of_each_sort() -> None:
    told = table(row=" ".join(["rich", *(f"opus-1-{n}" for n in range(6))]))
    told.deck = sorted(set(BOX.period_cards(1)) - set(told.row))
    with pytest.raises(Impossible, match="a new row with 6 Opuses"):
        Luck(told).market(BOX, 1)
    told.row[1], told.deck = "poor", sorted({*told.deck, "opus-1-0"} - {"poor"})
    assert Luck(told).market(BOX, 1) == (told.row, told.deck)


def test_la_2_4_stacks_are_cheapest_first_then_in_data_order() -> None:
    assert BOX.stack("eybler", "kyrie", many=False) == ["works", "dear"]
    assert BOX.stack("stadler", "kyrie", many=False) == ["faithful", "loud"]
    assert BOX.stack("stadler", "kyrie", many=True) == ["many", "faithful", "loud"]
    assert BOX.stack("eybler", "sanctus", many=True) == ["eybler-sanctus-1", "eybler-sanctus-2"]
    three = table(seat(), seat(), seat())
    assert (stack(three, "second", "kyrie")[0], stack(table(), "second", "kyrie")[0]) == ("many", "faithful")


def test_la_2_5_covers_and_neutral_markers_by_number_of_seats() -> None:
    found = []
    for seats in (2, 3, 4):
        told = table(*(seat() for _ in range(seats)), constanze="only" if seats < 4 else None)
        t = table(*told.seats)
        open_requiem(t, told)
        found.append(t.requiem["kyrie"])
    assert found[0] == [Marker(None, "first"), None, None, COVERED, COVERED]
    assert found[1] == [Marker(None, "first"), None, None, None, COVERED]
    assert found[2] == [None] * 5


# --- Actions ----------------------------------------------------------------------------------------------------------


def test_la_5_3_lasting_effects_let_religious_works_earn() -> None:
    t = after(beginning("p1", opuses={"mass", "figaro"}, tiles={"loud"}), "perform mass")
    assert t.seats[0].ducats == 14
    t.todo = {"perform"}
    assert after(t, "perform figaro").seats[0].ducats == 17


def test_la_5_4_a_court_without_a_tile_is_no_destination_but_may_be_passed() -> None:
    t = beginning("j1")
    assert sorted(ORACLE.legal(t)) == [
        "end-turn",
        "journey frankfurt",
        "journey munich",
        "journey paris",
        "journey salzburg",
        "journey vienna",
    ]
    t.courts["vienna"] = []
    assert "journey vienna" not in ORACLE.legal(t)
    assert journey.roads_to(BOX, "vienna")["paris"] == 4 + 1 + 2 + 3
    t = after(t, "journey paris")
    assert (t.seats[0].courts, t.seats[0].ducats, t.seats[0].track["journey"]) == ({"first"}, 10 - 6 - 1, 2)
    assert t.courts["paris"] == []


def test_la_3_5_an_action_given_is_asked_at_once_or_lapses_when_nothing_can_be_done() -> None:
    t = beginning("j1", ducats=1)
    t.cities["munich"] = "salon"
    there = after(t, "journey munich")
    assert sorted(ORACLE.legal(there)) == ["perform notebook", "sell notebook", "skip perform"]
    assert after(there, "sell notebook").seats[0].vp == 2
    assert ORACLE.legal(after(there, "skip perform")) == ["end-turn"]
    t.seats[0].turned = {"notebook"}
    assert ORACLE.legal(after(t, "journey munich")) == ["end-turn"]


def test_la_5_5_movement_instrument_composer() -> None:
    t = beginning("r1")
    assert sorted(ORACLE.legal(t)) == ["end-turn", *sorted(f"requiem {movement}" for movement in MOVEMENTS)]
    t = after(t, "requiem kyrie")
    assert ORACLE.legal(t) == [f"instrument {instrument}" for instrument in INSTRUMENTS]
    t = after(t, "instrument brass")
    assert ORACLE.legal(t) == ["composer eybler", "composer stadler"]
    t = after(t, "composer eybler")  # the cheapest of his tiles: 1 ducat, gives 1, and a performance
    assert sorted(ORACLE.legal(t)) == ["perform notebook", "sell notebook", "skip perform"]
    me = t.seats[0]
    assert t.requiem["kyrie"] == [None, None, None, Marker(0, "first"), None]
    assert (me.ducats, me.track["composition"], me.tiles) == (10, 2, {"works"})  # the reward went past the track's end
    assert ("brass", "first") not in me.markers


def test_la_5_5_the_reward_helps_to_pay_and_one_answer_is_not_asked() -> None:
    t = beginning("r1", ducats=1, track=points(0, 0, 1), markers={("voices", "second"), ("brass", "first")})
    t.gone["first", "kyrie"] = 1  # the dear one is left
    t.requiem["kyrie"][0] = COVERED
    assert sorted(ORACLE.legal(t))[:2] == ["end-turn", "requiem agnus-dei"]
    t = after(t, "requiem kyrie")  # brass for the first composer cannot be paid: nothing to ask
    assert t.requiem["kyrie"][4] == Marker(0, "second")
    assert (t.phase, t.seats[0].track["composition"], t.seats[0].ducats, t.seats[0].vp) == ("act", 0, 0, 0)
    t.seats[0].track["composition"] = 0
    t.seats[0].ducats = 9
    t.todo = {"requiem"}
    assert ORACLE.legal(t) == ["end-turn"]  # 0 + 1 Composition do not pay 2


def test_la_5_5_lasting_effects_work_from_the_next_contribution_on() -> None:
    t = after(beginning("r1"), "requiem kyrie", "instrument voices", "composer stadler")
    assert (t.seats[0].tiles, t.seats[0].vp) == ({"faithful"}, 0)
    t.todo = {"requiem"}
    t = after(t, "requiem sanctus", "instrument brass", "composer stadler")
    assert t.seats[0].vp == 1


# --- Upkeep -----------------------------------------------------------------------------------------------------------


def test_la_6_the_last_upkeep_has_four_steps() -> None:
    stories = ["rich", "c2", "d1", "p2"]
    t = last_turn(
        period=5,
        memories={*START, "rich"} - {"j1"},
        finance=9,
        turned={"notebook"},
        counters=points(0, 0, 1),
        tiles={"many"},
    )
    t.seats[0].stories = stories
    t.seats.append(Seat())
    t.soloists, t.bonus, t.row = ["takes"], "planners", [None] * 7
    t.deck = []
    new = after(t, "end-turn")
    me = new.seats[0]
    assert (new.phase, new.to_move, ORACLE.legal(new)) == ("over", None, [])
    assert (me.track, me.counters, me.finance, me.turned) == (points(4), points(1, 0, 1), 10, {"notebook"})
    assert me.ducats == 10 + 1 + 1 + 10 + 1  # the Story, the tile, the finance as raised, the bonus for 4 on the tracks
    assert scoring.breakdown(new, 0) == {"earned": 1, "requiem": 0, "courts": 0, "leftovers": 3 + 7}
    assert new.seats[1].vp == 2  # no card in slot 1: his second line
    assert ORACLE.winners(new) == [0]


@pytest.mark.parametrize(
    ("measure", "about", "count"),
    [
        ("opuses", None, 3),
        ("opuses", "opera", 2),
        ("turned", None, 1),
        ("types", None, 2),
        ("markers", None, 3),
        ("markers", "second", 1),
        ("movements", None, 2),
        ("instruments", None, 2),
        ("memories", None, 1),
        ("courts", None, 2),
        ("finance", None, 7),
        ("ducats", None, 10),
        ("counters", None, 3),
        ("counters", "journey", 2),
        ("track", None, 12),
        ("track", "talent", 4),
    ],
)
def test_la_6_what_a_bonus_measures(measure: str, about: str | None, count: int) -> None:
    me = seat(
        opuses={"figaro", "don-giovanni", "notebook"},
        turned={"figaro"},
        memories={*START[1:], "rich"},
        courts={"opera", "first"},
        finance=7,
        counters=points(1, 2),
    )
    t = table(me, seat())
    t.requiem["kyrie"] = [Marker(0, "first"), None, Marker(0, "second"), Marker(None, "second"), Marker(0, "first")]
    t.requiem["sanctus"][1] = Marker(1, "first")
    t.requiem["sanctus"][0] = None
    t.requiem["kyrie"][4], t.requiem["agnus-dei"][4] = None, Marker(0, "first")
    assert upkeep.measured(t, 0, Bonus("b", 1, measure, about, 1, 9, Reward())) == count


# --- The end ----------------------------------------------------------------------------------------------------------


def test_la_7_1_the_best_assignment() -> None:
    first, second = ("marker", "voices", "kyrie", "first"), ("marker", "brass", "sanctus", "first")
    either = (6, (("marker", "kyrie"), ("marker", "voices")))
    one = (4, (("marker", "first"),))
    three = (5, (("marker", "any"), ("marker", "any")))
    assert courts.best((either,), (first, second)) == 0  # one marker cannot be both
    assert courts.best((one, one), (first, second)) == 8
    assert courts.best((one, three), (first, second)) == 5
    assert courts.best((one, three), (first, first, second)) == 9


def test_la_7_3_whole_groups_of_any_kinds_and_forms() -> None:
    t = table(seat(ducats=8, track=points(1, 1, 0), counters=points(0, 0, 3)), seat())
    assert scoring.breakdown(t, 0)["leftovers"] == 2 + 2


def test_la_7_4_ties() -> None:
    t = table(seat(), seat())
    assert ORACLE.winners(t) == [0, 1]
    t.seats[1].opuses.add("figaro")
    assert ORACLE.winners(t) == [1]
    t.requiem["kyrie"][0] = Marker(0, "first")
    t.seats[1].vp = 3
    assert ORACLE.winners(t) == [0]
    t.seats[1].vp = 4
    assert ORACLE.winners(t) == [1]


# --- Solo -------------------------------------------------------------------------------------------------------------


def against_schikaneder(*cards: str, **more: Any) -> Table:
    return table(seat(), Seat(), level="hard", soloists=[*cards], phase="act", **more)


def test_la_8_he_takes_a_card_of_the_refilled_row() -> None:
    t = after(against_schikaneder("takes", row="figaro rich"), "end-turn")
    assert t.seats[1].opuses == {"figaro"}
    assert (t.cards_taken, t.row[:3]) == (1, ["rich", "jupiter", None])
    assert (t.turn, t.round, t.phase) == (0, 2, "experience")
    assert scoring.breakdown(t, 1) == {"earned": 3, "requiem": 0, "courts": 0, "taken": 3}  # not the slot's VP
    t = after(against_schikaneder("takes", row="rich"), "end-turn")
    assert (t.cards_taken, t.seats[1].opuses, t.seats[1].vp) == (1, set(), 0)


def test_la_8_he_adds_a_marker_in_the_first_movement_that_can_take_it() -> None:
    t = against_schikaneder("adds")
    t.gone["first", "agnus-dei"] = 2
    t.requiem["kyrie"] = [COVERED, Marker(0, "first"), None, None, None]
    t = after(t, "end-turn")
    assert t.requiem["kyrie"][2] == Marker(1, "first")
    assert t.gone["first", "kyrie"] == 1
    assert ORACLE.scores(t)[1] == 3


def test_la_8_he_travels_or_does_the_next_line() -> None:
    t = after(against_schikaneder("travels"), "end-turn")
    assert (t.mozart, t.seats[1].courts, t.courts["paris"]) == ("paris", {"first"}, [])
    assert scoring.breakdown(t, 1)["courts"] == 5
    t = against_schikaneder("travels")
    t.courts = {"paris": [], "vienna": [], "london": []}
    assert after(t, "end-turn").seats[1].vp == 3


def test_la_8_his_deck_is_reshuffled_when_empty() -> None:
    t = against_schikaneder(soloists_discarded={"takes", "adds", "travels"})
    assert ORACLE.foresee(t, "end-turn") is None
    told = t.copy(t.luck)
    told.soloists, told.soloists_discarded = ["travels", "takes"], {"adds"}
    new = ORACLE.play(t, "end-turn", told)
    assert (new.soloists, new.soloists_discarded) == (["travels", "takes"], {"adds"})
    assert new.requiem["agnus-dei"][0] == Marker(1, "first")


def test_la_8_the_player_must_have_more() -> None:
    t = against_schikaneder()
    t.seats[1].vp = ORACLE.scores(t)[0]
    assert ORACLE.winners(t) == [1]
    t.seats[1].vp -= 1
    assert ORACLE.winners(t) == [0]
    assert no_points() == points()
