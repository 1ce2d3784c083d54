"""LA-3: periods, rounds and turns."""

import pytest
from tests.games.lacrimosa.tables import RICH, Table, kinds, members, of_kind

from partita.games.lacrimosa.columns import ACTION_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.layout import NONE, Phase

PERIODS = range(1, 6)


# LA-3.1: five periods of four rounds.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_la_3_1_five_periods_of_four_rounds_clockwise_from_the_first_player(players: int) -> None:
    t = Table(players)
    turns: list[tuple[int, int]] = []
    events = list(t.begun)
    while t.get("decider") != NONE:
        turns.append((t.get("round_number"), t.get("decider")))
        events += t.pass_turn()
    wanted = []
    for number in range(20):
        first = number // 4 % players
        wanted += [(number + 1, (first + place) % players) for place in range(players)]
    assert turns == wanted
    assert [event.args["period"] for event in of_kind(events, "period-begins")] == [1, 2, 3, 4, 5]
    rounds = [(event.args["period"], event.args["round"]) for event in of_kind(events, "round-begins")]
    assert rounds == [(number // 4 + 1, number % 4 + 1) for number in range(20)]
    seats = [event.seat for event in of_kind(events, "turn-begins")]
    if players > 1:
        assert seats == [seat for _, seat in wanted]
    else:
        assert seats == [0, 1] * 20
    assert kinds(events)[-1] == "match-ended"


def test_la_3_1_hands_of_four_and_three_in_the_fourth_turn_of_which_one_card_is_left() -> None:
    t = Table(2)
    sizes = []
    for _ in range(8):
        sizes.append((len(t.in_hand(0)), len(t.pile(0))))
        t.pass_round()
    assert sizes == [(4, 5), (4, 3), (4, 1), (3, 0)] * 2


def test_la_3_1_one_card_stays_in_hand_after_the_fourth_turn() -> None:
    t = Table(3, round_=4)
    t.pass_turn()
    assert len(t.in_hand(0)) == 1
    assert t.pile(0) == []


# LA-3.2: two cards.


def test_la_3_2_two_different_cards_of_the_hand() -> None:
    t = Table()
    hand = t.in_hand(0)
    assert set(t.legal()) == {f"experience {card}" for card in hand}
    above = min(hand)
    events = t.play(f"experience {above}")
    assert events[0].args == {"memory": above}
    assert set(t.legal()) == {f"story {card}" for card in hand - {above}}
    below = sorted(hand)[1]
    events = t.play(f"story {below}")
    assert kinds(events) == ["placed-below"]
    assert t.above(0) == [above, None, None, None]
    assert t.below(0) == [below, None, None, None]
    assert t.in_hand(0) == hand - {above, below}
    assert set(t.legal()) == {"use-card", "ducats"}


def test_la_3_2_only_what_is_in_hand_and_once_each() -> None:
    t = Table()
    absent = next(card for card in t.memories(0) if card not in t.in_hand(0))
    present = sorted(t.in_hand(0))
    t.refused(f"experience {absent}", "not-in-hand", "LA-3.2")
    t.refused(f"story {present[0]}", "experience-first", "LA-3.2")
    t.refused("use-card", "experience-first", "LA-3.2")
    t.refused("end-turn", "experience-first", "LA-3.2")
    t.play(f"experience {present[0]}")
    t.refused(f"experience {present[1]}", "experience-placed", "LA-3.2")
    t.refused(f"story {present[0]}", "not-in-hand", "LA-3.2")
    t.refused(f"story {absent}", "not-in-hand", "LA-3.2")
    t.refused("ducats", "story-first", "LA-3.2")
    t.refused("end-turn", "story-first", "LA-3.2")
    t.play(f"story {present[1]}")
    t.refused(f"experience {present[2]}", "experience-placed", "LA-3.2")
    t.refused(f"story {present[2]}", "story-placed", "LA-3.2")


def test_la_3_2_cards_lie_in_the_place_of_the_round() -> None:
    t = Table(round_=3)
    t.turn("first-commission", "post-chaise")
    assert t.above(0)[2:] == ["first-commission", None]
    assert t.below(0)[2:] == ["post-chaise", None]


# LA-3.3: the Experiences card.


def test_la_3_3_the_instant_reward_comes_before_the_actions_and_helps_to_pay() -> None:
    t = Table()
    opus = t.period_cards("opus")[0]
    t.plain_slots()
    t.market([opus])
    t.write("opus", opus, talent=2, ducats=3, vp=4)
    t.write("memory", "first-commission", instant={"ducats": 3, "track": (1, 0, 0), "counter": (1, 0, 0)})
    t.holds(0, 0, (0, 0, 0), (0, 0, 0))
    t.turn("first-commission", "post-chaise")
    t.refused(f"commission {opus}", "use-first", "LA-3.3")
    t.refused("end-turn", "use-first", "LA-3.3")
    events = t.play("use-card")
    assert kinds(events) == ["used-card", "gained-ducats", "gained-track", "gained-counters"]
    assert t.moves("commission") == [opus]
    t.play(f"commission {opus}")
    assert (t.ducats(0), t.track(0), t.counters(0)) == (0, (0, 0, 0), (0, 0, 0))


@pytest.mark.parametrize("order", [("commission", "journey"), ("journey", "commission")])
def test_la_3_3_actions_in_any_order_each_once(order: tuple[str, str]) -> None:
    t = Table()
    t.rich()
    t.write("city", t.names.number["city"][t.city("innsbruck")], grant=NONE, reward={})
    t.write("memory", "first-commission", actions=1 << 1 | 1 << 3)
    opuses = t.period_cards("opus")[:2]
    moves = {"commission": f"commission {opuses[0]}", "journey": "journey innsbruck"}
    t.turn("first-commission", "post-chaise", "use-card", moves[order[0]])
    for again in ("salzburg", "prague") if order[0] == "journey" else opuses:
        t.refused(f"{order[0]} {again}", "no-such-action", "LA-3.3", action=order[0])
    t.play(moves[order[1]])
    assert t.legal() == ["end-turn"]


def test_la_3_3_only_the_printed_actions() -> None:
    t = Table()
    t.rich()
    t.write("memory", "first-commission", actions=1 << 1)
    t.turn("first-commission", "post-chaise", "use-card")
    assert {move.split()[0] for move in t.legal()} == {"commission", "end-turn"}
    memory = t.period_cards("memory")[0]
    t.refused(f"document {memory}", "no-such-action", "LA-3.3", action="document")
    t.refused(f"perform {t.notebook}", "no-such-action", "LA-3.3", action="perform")
    t.refused(f"sell {t.notebook}", "no-such-action", "LA-3.3", action="perform")
    t.refused("journey vienna", "no-such-action", "LA-3.3", action="journey")
    t.refused("requiem kyrie", "no-such-action", "LA-3.3", action="requiem")


def test_la_3_3_every_action_is_optional() -> None:
    t = Table()
    t.rich()
    t.write("memory", "first-commission", actions=0b11111)
    t.turn("first-commission", "post-chaise", "use-card")
    assert "end-turn" in t.legal()
    t.play("end-turn")
    assert t.get("todo") == 0
    assert t.get("decider") == 1


def test_la_3_3_it_is_decided_once() -> None:
    t = Table()
    t.turn("first-commission", "post-chaise", "use-card")
    t.refused("ducats", "use-decided", "LA-3.3")
    t.refused("use-card", "use-decided", "LA-3.3")
    t.play("end-turn")
    t.turn("first-commission", "post-chaise", "ducats")
    t.refused("use-card", "use-decided", "LA-3.3")


# LA-3.4: ducats instead.


@pytest.mark.parametrize("period", PERIODS)
@pytest.mark.parametrize("round_", [1, 4])
def test_la_3_4_as_many_ducats_as_the_number_of_the_period(period: int, round_: int) -> None:
    t = Table(period=period, round_=round_)
    before = t.ducats(0)
    t.write("memory", "old-diary", instant={"vp": 5, "finance": 2})
    t.turn("old-diary", "post-chaise", "ducats")
    assert t.ducats(0) == before + period
    assert (t.vp(0), t.finance(0)) == (0, 2)
    assert t.legal() == ["end-turn"]
    t.refused(f"document {t.period_cards('memory')[0]}", "no-such-action", "LA-3.3", action="document")


def test_la_3_4_the_stories_card_lies_all_the_same() -> None:
    t = Table(round_=4)
    t.gives_nothing()
    t.write("memory", "post-chaise", stories={"vp": 7})
    t.turn("old-diary", "post-chaise", "ducats", "end-turn")
    assert t.below(0)[3] == "post-chaise"
    t.pass_turn()
    assert t.vp(0, "memories") == 7


# LA-3.5: given actions.


def city_that_gives(t: Table, action: str, **reward: int) -> str:
    """A City tile, open in Salzburg, that gives an action; the move that takes it."""
    tile = t.city("salzburg")
    t.write("city", tile, grant=ACTION_WORDS.index(action), reward=reward)
    t.data["journey_points"][0, 0] = t.data["journey_ducats"][0, 0] = 0
    return "journey salzburg"


@pytest.mark.parametrize("action", ["document", "commission", "perform", "requiem"])
def test_la_3_5_a_given_action_is_done_at_once_or_skipped(action: str) -> None:
    t = Table(4)
    t.rich()
    t.act("journey", "commission", "document", "perform", "requiem")
    events = t.play(city_that_gives(t, action))
    assert kinds(events)[-1] == "granted"
    assert events[-1].args == {"action": action}
    words = {"perform": {"perform", "sell"}}.get(action, {action})
    assert {move.split()[0] for move in t.legal()} == words | {"skip"}
    assert t.moves("skip") == [action]
    t.refused("end-turn", "grant-first", "LA-3.5", action=action)
    other = {
        "document": (f"commission {t.period_cards('opus')[0]}", "commission"),
    }.get(action, (f"document {t.period_cards('memory')[0]}", "document"))
    t.refused(other[0], "other-action-given", "LA-3.5", action=action)
    t.refused(f"skip {other[1]}", "other-action-given", "LA-3.5", action=action)
    todo = t.get("todo")
    events = t.play(f"skip {action}")
    assert kinds(events) == ["skipped"]
    assert events[0].args == {"action": action}
    assert t.get("todo") == todo  # the card's own action of that kind is still to be done
    assert t.get("phase") == Phase.ACT
    t.refused(f"skip {action}", "nothing-to-skip", "LA-3.5")


def test_la_3_5_a_given_action_leaves_the_cards_own_one() -> None:
    t = Table()
    t.rich()
    opuses = t.period_cards("opus")
    t.act("journey", "commission")
    t.play(city_that_gives(t, "commission"), f"commission {opuses[0]}", f"commission {opuses[1]}")
    assert t.opuses(0) == {t.notebook, *opuses[:2]}
    assert t.legal() == ["end-turn"]


def test_la_3_5_it_is_paid_normally_with_what_the_tile_gave() -> None:
    t = Table()
    opus = t.period_cards("opus")[0]
    t.plain_slots()
    t.market([opus])
    t.write("opus", opus, talent=1, ducats=3)
    t.act("journey")
    t.holds(0, 1, (1, 0, 0), (0, 0, 0))
    t.play(city_that_gives(t, "commission", ducats=2))
    assert t.legal() == [f"commission {opus}", "skip commission"]
    t.play(f"commission {opus}")
    assert (t.ducats(0), t.track(0)[0]) == (0, 0)


@pytest.mark.parametrize("action", ["document", "commission", "perform", "requiem"])
def test_la_3_5_what_cannot_be_done_lapses_without_asking(action: str) -> None:
    t = Table()
    t.nothing_freed()
    t.write("opus", t.notebook, perform_talent=1, sell_talent=1)
    t.act("journey")
    t.holds(0, 0, (0, 0, 0), (0, 0, 0))
    events = t.play(city_that_gives(t, action))
    assert kinds(events)[-2:] == ["granted", "lapsed"]
    assert events[-1].args == {"action": action}
    assert t.legal() == ["end-turn"]


@pytest.mark.parametrize("verb", ["perform", "sell"])
def test_la_3_5_a_performance_alone_or_a_sale_alone_is_asked_for(verb: str) -> None:
    t = Table()
    prices = {"perform_talent": 1, "sell_talent": 1, f"{verb}_talent": 0}
    t.write("opus", t.notebook, **prices)
    t.act("journey")
    t.holds(0, 0, (0, 0, 0), (0, 0, 0))
    assert kinds(t.play(city_that_gives(t, "perform")))[-1] == "granted"
    assert t.legal() == [f"{verb} {t.notebook}", "skip perform"]


@pytest.mark.parametrize("movement", MOVEMENT_WORDS)
def test_la_3_5_a_contribution_to_one_movement_alone_is_asked_for(movement: str) -> None:
    t = Table(4)
    t.plain_tiles()
    t.nothing_freed()
    for other in {*MOVEMENT_WORDS} - {movement}:
        for instrument in t.free_spaces(other):
            t.covers(other, instrument)
    t.act("journey")
    t.play(city_that_gives(t, "requiem"))
    assert t.legal() == [f"requiem {movement}", "skip requiem"]


def test_la_3_5_no_tile_of_the_box_gives_a_journey() -> None:
    t = Table()
    journey = ACTION_WORDS.index("journey")
    assert journey not in t.data["city"]["grant"]
    assert journey not in t.data["tile"]["grant"]


# LA-3.6: the end of the turn.


def test_la_3_6_draw_up_to_four() -> None:
    t = Table()
    pile = t.pile(0)
    t.act("commission")
    kept, pile = t.in_hand(0), t.pile(0)
    events = t.play("end-turn")
    assert t.in_hand(0) == kept | set(pile[:2])
    assert [event.args["memory"] for event in of_kind(events, "drawn")] == pile[:2]
    assert t.pile(0) == pile[2:]


def test_la_3_6_cards_slide_left_and_new_ones_come_in_on_the_right() -> None:
    t = Table()
    t.rich()
    memories, opuses = t.period_cards("memory"), t.period_cards("opus")
    row = [opuses[0], memories[0], opuses[1], memories[1], opuses[2], memories[2], opuses[3]]
    deck = [memories[3], opuses[4], memories[4]]
    t.market(row, deck)
    t.act("commission", "document")
    t.play(f"commission {opuses[0]}", f"document {memories[1]}")
    assert t.row() == [None, memories[0], opuses[1], None, opuses[2], memories[2], opuses[3]]  # within a turn
    t.refused(f"commission {opuses[0]}", "no-such-action", "LA-3.3", action="commission")
    events = t.play("end-turn")
    assert t.row() == [memories[0], opuses[1], opuses[2], memories[2], opuses[3], memories[3], opuses[4]]
    assert [event.args for event in of_kind(events, "market-dealt")] == [
        {"card": memories[3], "slot": 5},
        {"card": opuses[4], "slot": 6},
    ]
    assert t.deck() == [memories[4]]


def test_la_3_6_when_the_deck_is_used_up_the_row_gets_shorter() -> None:
    t = Table()
    t.rich()
    row, deck = t.period_cards("opus")[:7], t.period_cards("memory")[:1]
    t.market(row, deck)
    t.act("commission")
    t.play(f"commission {row[3]}", "end-turn")
    assert t.row() == [*row[:3], *row[4:], deck[0]]
    t.act("commission")
    t.play(f"commission {row[0]}", "end-turn")
    assert t.row() == [*row[1:3], *row[4:], deck[0], None]
    assert t.deck() == []


def test_la_3_6_a_match_that_is_over_has_no_moves() -> None:
    t = Table(period=5, round_=4)
    t.pass_round()
    assert t.legal() == []
    assert t.get("phase") == Phase.OVER
    for move in (
        "experience old-diary",
        "story old-diary",
        "use-card",
        "document first-minuet",
        "perform notebook",
        "journey vienna",
        "requiem kyrie",
        "instrument brass",
        "composer eybler",
        "skip document",
        "end-turn",
    ):
        t.refused(move.replace("notebook", t.notebook), "match-over", "LA-6")


def test_la_3_6_hands_and_rows_add_up_to_nine_all_the_time() -> None:
    t = Table(2)
    while t.get("decider") != NONE:
        t.pass_turn()
        for seat in (0, 1):
            rows = [*t.above(seat), *t.below(seat)]
            assert len(t.in_hand(seat)) + len(t.pile(seat)) + len([card for card in rows if card]) == 9
    assert t.get("deck_len") >= 0
    assert members(t.get("todo")) == []
    assert t.ducats(0) <= RICH
