"""LA-5.1 to LA-5.4: Document, Commission, Perform or sell, Journey."""

import tomllib
from itertools import product
from typing import Any

import pytest
from tests.games.lacrimosa.tables import RICH, Table, kinds, of_kind

from partita.games.lacrimosa import boxes
from partita.games.lacrimosa.columns import PLACE_WORDS, TYPE_WORDS
from partita.games.lacrimosa.layout import NONE, Lasting


def lasting(t: Table, *effects: tuple[Lasting, int, int]) -> None:
    """Seat 0 has made a contribution for each of these effects: what it does, how much, for which type."""
    t.bare_requiem()
    spaces = (("kyrie", "voices"), ("sequentia", "strings"), ("offertorium", "woodwinds"), ("sanctus", "brass"))
    for (movement, instrument), (effect, amount, about) in zip(spaces, effects, strict=False):
        t.top_tile(movement, "first", lasting=effect, amount=amount, about=about)
        t.places(0, movement, instrument, "first")


# LA-5.1: Document.


def test_la_5_1_pay_the_memory_and_its_slot() -> None:
    t = Table()
    memory = t.period_cards("memory")[0]
    t.plain_slots()
    t.write("memory", memory, talent=2, ducats=3)
    t.slot("memory_slot", 2, ducats=1)
    t.market([None, None, memory])
    t.act("document")
    t.holds(0, 4, (1, 0, 0), (1, 0, 0))
    events = t.play(f"document {memory}")
    assert kinds(events) == ["paid", "documented"]
    assert events[0].args == {"ducats": 4, "talent": 2, "journey": 0, "composition": 0}
    assert events[1].args["slot"] == 2
    assert (t.ducats(0), t.track(0)[0], t.counters(0)[0]) == (0, 0, 0)
    assert t.row()[2] is None


@pytest.mark.parametrize("round_", [1, 2, 4])
def test_la_5_1_it_takes_the_place_of_this_turns_stories_card(round_: int) -> None:
    t = Table(round_=round_)
    t.rich()
    memory = t.period_cards("memory")[0]
    t.act("document", below="old-diary")
    before = t.below(0)
    t.play(f"document {memory}")
    assert t.below(0) == [memory if card == "old-diary" else card for card in before]
    assert t.below(0)[round_ - 1] == memory
    assert "old-diary" not in t.memories(0)


def test_la_5_1_the_new_card_works_at_this_upkeep_and_the_old_one_does_not() -> None:
    t = Table(round_=4)
    t.gives_nothing()
    t.rich()
    memory = t.period_cards("memory")[0]
    t.write("memory", "old-diary", stories={"vp": 5})
    t.write("memory", memory, stories={"vp": 3}, instant={"vp": 9})
    t.act("document", below="old-diary")
    t.play(f"document {memory}", "end-turn")
    before = t.vp(0)
    events = t.pass_turn()
    assert memory in [event.args["memory"] for event in of_kind(events, "story-works") if event.seat == 0]
    assert t.vp(0, "memories") == 3
    assert t.vp(0) >= before + 3
    assert memory in {*t.pile(0), *t.in_hand(0)}


def test_la_5_1_a_second_document_replaces_the_memory_just_bought() -> None:
    t = Table()
    t.rich()
    first, second = t.period_cards("memory")[:2]
    t.act("document", below="old-diary")
    t.play(f"document {first}")
    t.put(todo=1)
    events = t.play(f"document {second}")
    assert of_kind(events, "documented")[0].args["replaced"] == first
    assert t.below(0)[0] == second
    assert first not in t.memories(0)
    assert len(t.memories(0)) == 9
    assert t.get("memories_gone") == 1 << t.names.number["memory"][first]


def test_la_5_1_only_a_memory_of_the_market() -> None:
    t = Table()
    t.rich()
    memories = t.period_cards("memory")
    t.market(memories[:2], memories[2:])
    t.act("document")
    assert set(t.moves("document")) == set(memories[:2])
    for absent in (memories[2], t.period_cards("memory", 2)[0]):
        t.refused(f"document {absent}", "not-in-market", "LA-2.2")


def test_la_5_1_a_tile_adds_vp_for_a_memory_documented() -> None:
    t = Table()
    t.rich()
    t.plain_slots()
    lasting(t, (Lasting.DOCUMENT_VP, 2, NONE), (Lasting.DOCUMENT_VP, 1, NONE), (Lasting.REQUIEM_VP, 4, NONE))
    t.act("document")
    t.play(f"document {t.period_cards('memory')[0]}")
    assert t.vp(0) == t.vp(0, "tiles") == 3


# LA-5.2: Commission.


def test_la_5_2_pay_the_opus_and_its_slot_and_gain_its_vp_at_once() -> None:
    t = Table()
    opus = t.period_cards("opus")[0]
    t.plain_slots()
    t.write("opus", opus, talent=2, ducats=4, vp=5)
    t.slot("opus_slot", 6, ducats=2)
    t.market([None] * 6 + [opus])
    t.act("commission")
    t.holds(0, 5, (4, 0, 0))
    t.refused(f"commission {opus}", "too-few-ducats", "LA-4.2", 5, 6)
    t.holds(0, 6)
    events = t.play(f"commission {opus}")
    assert kinds(events) == ["paid", "commissioned", "gained-vp"]
    assert events[1].args == {"opus": opus, "vp": 5, "slot": 6}
    assert (t.ducats(0), t.track(0)[0], t.vp(0, "commissions")) == (0, 2, 5)
    assert opus in t.opuses(0)
    assert t.turned(0) == set()
    assert opus not in t.row()


def test_la_5_2_the_genuine_cards_cost_what_they_print() -> None:
    for period, opus, ducats, vp in (
        (1, "alte-lambacher", 2, 3),
        (2, "lodronische-nachtmusik-2", 2, 3),
        (3, "vesperae-solennes", 4, 5),
    ):
        t = Table(period=period)
        t.plain_slots()
        t.market([opus])
        t.act("commission")
        t.holds(0, RICH, (4, 0, 0))
        t.play(f"commission {opus}")
        assert (RICH - t.ducats(0), t.vp(0)) == (ducats, vp)


def test_la_5_2_only_an_opus_of_the_market() -> None:
    t = Table()
    t.rich()
    opuses = t.period_cards("opus")
    t.market(opuses[:2], opuses[2:])
    t.act("commission")
    assert set(t.moves("commission")) == set(opuses[:2])
    t.refused(f"commission {opuses[2]}", "not-in-market", "LA-2.2")
    t.refused(f"commission {t.period_cards('opus', 5)[0]}", "not-in-market", "LA-2.2")


def test_la_5_2_what_is_new_may_be_performed_in_the_same_turn() -> None:
    t = Table()
    t.rich()
    opus = t.period_cards("opus")[0]
    t.act("commission", "perform")
    t.refused(f"perform {opus}", "opus-not-owned", "LA-5.3")
    t.play(f"commission {opus}")
    assert {f"perform {opus}", f"sell {opus}"} <= set(t.legal())


@pytest.mark.parametrize("opus_type", range(4))
def test_la_5_2_tiles_add_vp_for_an_opus_of_their_type_and_add_up(opus_type: int) -> None:
    t = Table()
    t.rich()
    t.plain_slots()
    opus = t.period_cards("opus")[0]
    t.write("opus", opus, type=opus_type, vp=3)
    effect = Lasting.COMMISSION_VP
    lasting(t, (effect, 2, 0), (effect, 1, NONE), (effect, 4, 2), (Lasting.SELL_VP, 8, NONE))
    t.act("commission")
    events = t.play(f"commission {opus}")
    vp = 3 + 1 + {0: 2, 2: 4}.get(opus_type, 0)
    assert of_kind(events, "commissioned")[0].args["vp"] == vp
    assert t.vp(0) == t.vp(0, "commissions") == vp


# LA-5.3: Perform or sell.


def test_la_5_3_perform_pays_talent_gains_ducats_and_turns_the_opus() -> None:
    t = Table()
    t.write("opus", t.notebook, perform_talent=1, perform_ducats=4)
    t.act("perform")
    t.holds(0, 1, (1, 0, 0), (0, 0, 0))
    events = t.play(f"perform {t.notebook}")
    assert kinds(events) == ["paid", "performed", "gained-ducats"]
    assert events[1].args == {"opus": t.notebook, "ducats": 4}
    assert (t.ducats(0), t.track(0)[0], t.vp(0)) == (5, 0, 0)
    assert t.turned(0) == t.opuses(0) == {t.notebook}
    assert t.legal() == ["end-turn"]  # perform or sell is one action


def test_la_5_3_sell_pays_talent_gains_finance_and_vp_and_the_opus_leaves_for_good() -> None:
    t = Table()
    opus = "mitridate"
    t.collects(0, opus)
    t.write("opus", opus, sell_talent=2, sell_finance=1, sell_vp=4)
    t.act("perform")
    t.holds(0, 0, (1, 0, 0), (1, 0, 0), finance=2)
    events = t.play(f"sell {opus}")
    assert kinds(events) == ["paid", "sold", "gained-finance", "gained-vp"]
    assert events[1].args == {"opus": opus, "finance": 1, "vp": 4}
    assert (t.finance(0), t.vp(0, "sales"), t.ducats(0)) == (3, 4, 0)
    assert t.opuses(0) == {t.notebook}
    assert t.get("opuses_gone") >> t.names.number["opus"][opus] & 1


def test_la_5_3_a_sale_uses_up_the_action() -> None:
    t = Table()
    t.rich()
    t.collects(0, "mitridate")
    t.act("perform")
    t.play("sell mitridate")
    assert t.legal() == ["end-turn"]


def test_la_5_3_the_notebook_can_be_sold_by_each_player() -> None:
    t = Table()
    for _ in range(2):
        t.rich()
        t.act("perform")
        t.play(f"sell {t.notebook}", "end-turn")
    assert t.opuses(0) == t.opuses(1) == set()


def test_la_5_3_only_own_upright_opuses() -> None:
    t = Table()
    t.rich()
    t.collects(1, "mitridate")
    t.act("perform")
    t.refused("perform mitridate", "opus-not-owned", "LA-5.3")
    t.refused("sell mitridate", "opus-not-owned", "LA-5.3")
    t.get("turned")[0] = t.get("opuses")[0]
    t.refused(f"sell {t.notebook}", "opus-turned", "LA-5.3")
    assert t.legal() == ["end-turn"]


@pytest.mark.parametrize("price", range(5))
@pytest.mark.parametrize("held", range(6))
def test_la_5_3_each_costs_its_talent(price: int, held: int) -> None:
    t = Table()
    t.write("opus", t.notebook, perform_talent=price, sell_talent=4 - price)
    t.act("perform")
    t.holds(0, 0, (min(held, 4), 0, 0), (max(held - 4, 0), 0, 0))
    assert (f"perform {t.notebook}" in t.legal()) == (price <= held)
    assert (f"sell {t.notebook}" in t.legal()) == (4 - price <= held)
    if price > held:
        t.refused(f"perform {t.notebook}", "too-little-talent", "LA-4.2", held, price)
    if 4 - price > held:
        t.refused(f"sell {t.notebook}", "too-little-talent", "LA-4.2", held, 4 - price)


@pytest.mark.parametrize("opus_type", range(4))
def test_la_5_3_tiles_add_to_performances_and_sales_of_their_type(opus_type: int) -> None:
    for verb, effect in (("perform", Lasting.PERFORM_DUCATS), ("sell", Lasting.SELL_VP)):
        t = Table()
        t.rich()
        t.write("opus", t.notebook, type=opus_type, perform_talent=0, perform_ducats=1, sell_talent=0, sell_vp=1)
        t.write("opus", t.notebook, sell_finance=0)
        lasting(t, (effect, 2, 1), (effect, 3, NONE), (effect, 4, 1), (Lasting.COMMISSION_VP, 8, NONE))
        t.act("perform")
        t.play(f"{verb} {t.notebook}")
        gained = 1 + 3 + (6 if opus_type == 1 else 0)
        assert (t.ducats(0) - RICH, t.vp(0)) == ((gained, 0) if verb == "perform" else (0, gained))


def test_la_5_3_religious_works_earn_nothing_unless_an_effect_says_so() -> None:
    t = Table()
    for row in t.box.rows["opus"].values():
        assert row["type"] != "religious" or row["perform"]["ducats"] == 0
    assert TYPE_WORDS[1] == "religious"


def test_la_5_3_a_religious_work_earns_what_an_effect_says() -> None:
    t = Table()
    t.rich()
    t.write("opus", t.notebook, type=1, perform_talent=0, perform_ducats=0)
    lasting(t, (Lasting.PERFORM_DUCATS, 2, 1))
    t.act("perform")
    events = t.play(f"perform {t.notebook}")
    assert of_kind(events, "performed")[0].args["ducats"] == 2
    assert t.ducats(0) == RICH + 2


# LA-5.4: Journey.


def ways() -> dict[tuple[str, str], int]:
    """The cheapest way between all places, worked out from the roads."""
    header: dict[str, Any] = tomllib.loads((boxes.FOLDER / "box.toml").read_text(encoding="utf-8"))
    far = 10_000
    cost = {(one, other): 0 if one == other else far for one, other in product(PLACE_WORDS, PLACE_WORDS)}
    for road in header["roads"]:
        one, other = road["between"]
        cost[one, other] = cost[other, one] = min(cost[one, other], road["ducats"])
    for middle in PLACE_WORDS:
        for (one, other), known in list(cost.items()):
            cost[one, other] = min(known, cost[one, middle] + cost[middle, other])
    return cost


@pytest.mark.parametrize("start", PLACE_WORDS)
def test_la_5_4_each_destination_at_its_cheapest_road_cost(start: str) -> None:
    t = Table()
    cost = ways()
    rows = t.box.rows["place"]
    t.put(mozart=PLACE_WORDS.index(start))
    t.act("journey")
    for place in PLACE_WORDS:
        need = cost[start, place] + rows[place]["ducats"]
        t.holds(0, need, (0, rows[place]["journey"], 0), (0, 0, 0))
        assert place in t.moves("journey")
        if need:
            t.holds(0, need - 1)
            t.refused(f"journey {place}", "too-few-ducats", "LA-4.2", need - 1, need)
        if rows[place]["journey"]:
            t.holds(0, need, (0, rows[place]["journey"] - 1, 0))
            t.refused(
                f"journey {place}", "too-little-journey", "LA-5.4", rows[place]["journey"] - 1, rows[place]["journey"]
            )


def test_la_5_4_a_city_tile_gives_its_effect_and_goes_under_the_supply() -> None:
    t = Table()
    t.rich()
    t.open_city("innsbruck", "banker")
    t.write("city", "banker", grant=NONE, reward={"ducats": 3, "finance": 1, "vp": 2, "counter": (0, 1, 0)})
    supply = t.supply()
    t.act("journey")
    paid = ways()["salzburg", "innsbruck"] + t.box.rows["place"]["innsbruck"]["ducats"]
    events = t.play("journey innsbruck")
    assert kinds(events) == [
        "paid",
        "travelled",
        "city-visited",
        "gained-ducats",
        "gained-vp",
        "gained-finance",
        "gained-counters",
        "city-opened",
    ]
    assert events[1].args == {"place": "innsbruck", "ducats": paid}
    assert (t.ducats(0), t.vp(0, "travels"), t.finance(0), t.counters(0)[1]) == (RICH - paid + 3, 2, 3, 10)
    assert t.city("innsbruck") == supply[-1]
    assert t.supply() == ["banker", *supply[:-1]]
    assert events[-1].args == {"city": supply[-1], "place": "innsbruck"}


def test_la_5_4_used_tiles_come_back_in_their_order() -> None:
    t = Table()
    for tile in t.names.city:
        t.write("city", tile, grant=NONE, reward={})
    used = []
    for number in range(9):
        t.rich()
        t.act("journey")
        used.append(t.city("salzburg"))
        t.play("journey salzburg")
        assert t.get("supply_known") == min(number + 1, 7)
        t.put(todo=0, phase=0)
        t.at(1)
    assert used[8] == used[0]
    assert len(set(used)) == 8


def test_la_5_4_a_court_tile_is_taken_and_the_next_one_opens() -> None:
    t = Table()
    t.rich()
    stack = t.stack("vienna")
    t.act("journey")
    events = t.play("journey vienna")
    assert t.courts(0) == {stack[-1]}
    assert t.stack("vienna") == stack[:-1]
    assert [(event.kind, event.args) for event in events[2:]] == [
        ("court-taken", {"court": stack[-1]}),
        ("court-opened", {"court": stack[-2], "place": "vienna"}),
    ]
    t.put(todo=1 << 3)
    t.play("journey vienna")
    assert t.courts(0) == set(stack[-2:])


def test_la_5_4_the_last_tile_of_a_stack_opens_nothing() -> None:
    t = Table()
    t.rich()
    t.takes(1, *t.stack("london")[:-1])
    t.act("journey")
    assert kinds(t.play("journey london"))[-1] == "court-taken"


def test_la_5_4_a_court_without_a_tile_is_no_destination_but_may_be_passed() -> None:
    t = Table()
    t.rich()
    t.empty_court("paris")
    t.put(mozart=PLACE_WORDS.index("lyon"))
    for one, other, ducats in (("lyon", "london", 5), ("lyon", "paris", 2)):
        t.data["road"][0, PLACE_WORDS.index(one), PLACE_WORDS.index(other)] = ducats
    t.act("journey")
    t.refused("journey paris", "court-empty", "LA-5.4")
    events = t.play("journey london")
    assert of_kind(events, "travelled")[0].args["ducats"] == 5 + t.box.rows["place"]["london"]["ducats"]
    t.put(mozart=PLACE_WORDS.index("paris"), todo=1 << 3)
    t.refused("journey paris", "court-empty", "LA-5.4")


def test_la_5_4_one_mozart_for_all() -> None:
    t = Table()
    t.rich()
    t.act("journey")
    t.play("journey london", "end-turn")
    assert t.mozart() == "london"
    t.act("journey")
    t.holds(1, t.box.rows["place"]["london"]["ducats"], (0, 4, 0))
    assert "london" in t.moves("journey")  # no road for those who stay


def test_la_5_4_a_tile_adds_ducats_for_each_journey() -> None:
    t = Table()
    t.rich()
    lasting(t, (Lasting.JOURNEY_DUCATS, 2, NONE), (Lasting.JOURNEY_DUCATS, 1, NONE))
    t.data["journey_ducats"][0, 8] = 1
    t.data["road"][0, 0, 8] = 2
    t.act("journey")
    t.holds(0, 2)
    t.refused("journey vienna", "too-few-ducats", "LA-4.2", 2, 3)  # what it adds comes after paying
    t.holds(0, 3)
    t.play("journey vienna")
    assert t.ducats(0) == 3


def test_la_5_4_lasting_effects_are_their_owners_alone() -> None:
    t = Table()
    t.rich()
    t.plain_slots()
    lasting(t, (Lasting.COMMISSION_VP, 2, NONE), (Lasting.JOURNEY_DUCATS, 1, NONE))
    t.pass_turn()
    t.act("commission")
    opus = t.period_cards("opus")[0]
    t.write("opus", opus, vp=3)
    t.play(f"commission {opus}")
    assert t.vp(1) == 3
