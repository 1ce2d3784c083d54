"""The questions and answers of the rules (LA-10), played."""

from tests.games.lacrimosa.tables import RICH, Table, kinds, of_kind

from partita.games.lacrimosa.columns import MOVEMENT_WORDS


def test_la_10_1_buying_a_memory_leaves_the_deck_at_nine_and_the_replaced_card_is_in_no_pile() -> None:
    t = Table()
    t.rich()
    bought, other = t.period_cards("memory")[:2]
    t.write("memory", bought, actions=0)
    t.act("document", "commission", below="old-diary")
    events = t.play(f"document {bought}")
    assert of_kind(events, "documented")[0].args == {"memory": bought, "replaced": "old-diary", "slot": 0}
    assert len(t.memories(0)) == 9
    assert bought in t.memories(0)
    assert "old-diary" not in t.memories(0)
    assert t.below(0)[0] == bought
    t.play("end-turn")
    assert "old-diary" not in {*t.pile(0), *t.in_hand(0), *t.above(0), *t.below(0)}

    t.pass_turn()
    for _ in range(3):
        t.pass_round()
    assert t.get("round_number") == 5
    assert len(t.memories(0)) == len(t.pile(0)) + len(t.in_hand(0)) == 9
    assert bought in {*t.pile(0), *t.in_hand(0)}
    assert other not in t.memories(0)


def test_la_10_1_a_replaced_market_memory_is_gone_for_good() -> None:
    t = Table(period=2)
    t.rich()
    old, new = t.period_cards("memory", 1)[0], t.period_cards("memory")[0]
    t.gives(0, old)
    t.act("document", below=old)
    t.play(f"document {new}", "end-turn")
    assert t.get("memories_gone") >> t.names.number["memory"][old] & 1
    assert old not in t.memories(0)


def test_la_10_2_track_points_vanish_at_upkeep_and_counters_stay() -> None:
    t = Table(round_=4)
    t.gives_nothing()
    for seat in (0, 1):
        t.holds(seat, track=(4, 3, 2), counters=(1, 2, 3))
    t.bonus(measure=0, reward={})
    t.pass_round()
    for seat in (0, 1):
        assert t.track(seat) == (0, 0, 0)
        assert t.counters(seat) == (1, 2, 3)


def test_la_10_3_a_performed_opus_can_be_neither_performed_nor_sold_until_upkeep() -> None:
    t = Table(round_=3)
    t.act("perform")
    t.holds(0, track=(4, 0, 0))
    opus = t.notebook
    t.play(f"perform {opus}")
    t.put(todo=1 << 2)
    t.refused(f"perform {opus}", "opus-turned", "LA-5.3")
    t.refused(f"sell {opus}", "opus-turned", "LA-5.3")
    t.play("end-turn")
    t.pass_turn()
    t.pass_round()
    t.rich()
    t.act("perform")
    assert {f"perform {opus}", f"sell {opus}"} <= set(t.legal())


def test_la_10_3_a_sold_opus_counts_for_no_court() -> None:
    t = Table()
    t.rich()
    opera = "mitridate"
    t.write("opus", opera, type=0)
    t.collects(0, opera)
    t.write("court", "two-operas", vp=8, opuses=(1, 0, 0, 0))
    t.takes(0, "two-operas")
    assert t.points(0, "courts") == 8
    t.act("perform")
    t.play(f"sell {opera}")
    assert t.points(0, "courts") == 0
    assert opera not in t.opuses(0)
    t.put(todo=1 << 2)
    t.refused(f"sell {opera}", "opus-not-owned", "LA-5.3")


def test_la_10_4_a_journey_through_three_places_resolves_only_the_last() -> None:
    t = Table()
    t.rich()
    far = "paris"  # by way of Munich and Frankfurt
    cities = {place: t.city(place) for place in ("salzburg", "munich", "frankfurt")}
    taken = t.stack(far)[-1]
    t.act("journey")
    events = t.play(f"journey {far}")
    assert kinds(events) == ["paid", "travelled", "court-taken", "court-opened"]
    assert t.courts(0) == {taken}
    assert {place: t.city(place) for place in cities} == cities
    assert t.counters(0) == (9, 9, 9)
    assert t.vp(0) == 0
    assert t.mozart() == far


def test_la_10_5_staying_resolves_the_present_tile_without_road_cost_the_destination_paid_again() -> None:
    t = Table()
    t.write("city", "gold-watch", grant=-1, reward={"vp": 2})
    t.write("city", "purse-of-gold", grant=-1, reward={"ducats": 5})
    t.data["journey_points"][0, 0], t.data["journey_ducats"][0, 0] = 2, 1
    t.open_city("salzburg", "gold-watch")
    t.act("journey")
    t.holds(0, 10, (0, 4, 0), (0, 0, 0))
    t.open_next("purse-of-gold")
    events = t.play("journey salzburg")
    assert of_kind(events, "travelled")[0].args == {"place": "salzburg", "ducats": 1}
    assert (t.ducats(0), t.track(0)[1], t.vp(0)) == (9, 2, 2)
    assert t.city("salzburg") == "purse-of-gold"

    t.put(todo=1 << 3)
    t.play("journey salzburg")  # the tile that lies there now, not the one before
    assert (t.ducats(0), t.track(0)[1], t.vp(0)) == (13, 0, 2)


def test_la_10_6_two_courts_wanting_an_opera_need_two_operas() -> None:
    t = Table()
    first, second = "two-operas", "every-genre"
    for court, vp in ((first, 5), (second, 8)):
        t.write("court", court, vp=vp, opuses=(1, 0, 0, 0), any_opus=0, any_marker=0)
    t.write("opus", "mitridate", type=0)
    t.write("opus", "bastien-and-bastienne", type=0)
    t.write("opus", t.notebook, type=3)
    t.takes(0, first, second)
    assert t.points(0, "courts") == 0
    t.collects(0, "mitridate")
    assert t.points(0, "courts") == 8
    t.collects(0, "bastien-and-bastienne")
    assert t.points(0, "courts") == 13


def test_la_10_7_a_movement_tied_between_the_composers_scores_low_for_all() -> None:
    t = Table(4)
    movement = "sanctus"
    t.data["high"][0, MOVEMENT_WORDS.index(movement)] = 4
    t.data["low"][0, MOVEMENT_WORDS.index(movement)] = 1
    t.places(0, movement, "voices", "first")
    t.places(1, movement, "strings", "second")
    assert [t.points(seat, "requiem") for seat in range(4)] == [1, 1, 0, 0]
    t.places(2, movement, "brass", "second")
    assert [t.points(seat, "requiem") for seat in range(4)] == [1, 4, 4, 0]


def test_la_10_7_neutral_markers_can_make_or_break_a_majority() -> None:
    t = Table(2)
    t.bare_requiem()
    movement = "kyrie"
    t.data["high"][0, 0], t.data["low"][0, 0] = 3, 1
    t.places(0, movement, "voices", "first")
    assert t.points(0, "requiem") == 3
    t.places("neutral", movement, "strings", "second")  # breaks it
    assert t.points(0, "requiem") == 1
    t.places(1, movement, "brass", "second")  # which the neutral marker makes
    assert [t.points(seat, "requiem") for seat in (0, 1)] == [1, 3]


def test_la_10_8_the_ninth_card_stays_in_hand_and_is_one_of_the_four_of_the_next_first_turn() -> None:
    t = Table(round_=4)
    assert len(t.in_hand(0)) == len(t.in_hand(1)) == 3
    t.hand(0, "first-commission", "second-commission", "old-diary")
    t.play("experience first-commission", "story second-commission", "use-card", "end-turn")
    assert t.in_hand(0) == {"old-diary"}
    played = {*t.above(0), *t.below(0)}
    assert len(played) == 8
    events = t.pass_turn()
    assert [event.args for event in of_kind(events, "pile-remade")] == [{"count": 8}, {"count": 8}]
    assert len(t.in_hand(0)) == 4
    assert "old-diary" in t.in_hand(0)
    assert {*t.in_hand(0), *t.pile(0)} == played | {"old-diary"}
    assert len(t.pile(0)) == 5


def test_la_10_9_the_ducat_alternative_gives_the_periods_number_and_nothing_else_of_the_card() -> None:
    for period in range(1, 6):
        t = Table(period=period)
        t.holds(0, RICH, (1, 1, 1), (0, 0, 0))
        t.write("memory", "old-diary", instant={"vp": 3, "ducats": 3, "track": (1, 1, 1)})
        events = t.turn("old-diary", "post-chaise", "ducats")
        assert [(event.kind, event.args) for event in events[2:]] == [
            ("took-ducats", {"ducats": period}),
            ("gained-ducats", {"count": period}),
        ]
        assert (t.ducats(0), t.track(0), t.vp(0)) == (RICH + period, (1, 1, 1), 0)
        assert t.legal() == ["end-turn"]
        assert t.below(0)[0] == "post-chaise"
