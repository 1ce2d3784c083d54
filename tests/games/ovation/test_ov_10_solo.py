"""OV-10: solo, against the rulebook's Bot."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.ovation.solo_positions import (
    BONUSES,
    CHAMBER_TYPES,
    DEAR,
    FAR,
    SOLO,
    TONES,
    Row,
    alone,
    begun,
    bot_of,
    bot_turn,
    kinds,
    of_kind,
    plain_box,
    plain_rows,
    points,
    seat_of,
    tones,
)

import partita
from partita.core.events import Event
from partita.core.match import Match

SEEDS = range(40)
CHAMBER = DEAR["chamber"][:4]  # too dear for most
PATRONS = ["patron-spare-1", "patron-spare-2", "patron-spare-3", "loves-opera", "loves-mass"]
SPARES = [f"fortune-spare-{number}" for number in range(1, 7)]


def ids(deck: str, but: Sequence[str]) -> list[str]:
    """All cards of a deck of the plain box, but some."""
    return [row["id"] for row in plain_rows()[deck] if row["id"] not in but]


def acts(events: Sequence[Event]) -> list[str]:
    """Which actions the Bot could not and could do, by its cards."""
    words = {"bot-cannot": "no ", "bot-acts": ""}
    return [words[event.kind] + str(event.args["action"]) for event in events if event.kind in words]


def performed(events: Sequence[Event]) -> list[str]:
    """The pieces performed."""
    return [str(args["music"]) for args in of_kind(events, "performed")]


def filters(events: Sequence[Event]) -> list[tuple[str, int]]:
    """The filters that decided, and how many pieces each left."""
    return [(args["preference"], args["left"]) for args in of_kind(events, "bot-preferred")]


# OV-10.1


@pytest.mark.parametrize("seed", SEEDS)
def test_ov_10_1_set_up(seed: int) -> None:
    match = begun(seed)
    events = match.events(0)
    assert match.to_move == 0
    assert [event.seat for event in events if event.kind == "turn-begins"] == [1, 0]
    position = match.position()
    taken = [card for seat in position["seats"] for card in seat["maestro"]]
    cards = [*taken, *(card for card in position["maestro"] if card is not None)]
    assert len(cards) == len(set(cards)) == 4
    assert "efficiency-expert" not in cards
    first, second = (seat["composer"] for seat in position["seats"])
    assert first != second
    solo = position["solo"]
    assert solo["decision"] == of_kind(events, "bot-revealed")[0]["solo"]
    assert len(solo["discarded"]) == 1
    assert solo["deck"]["left"] == 7
    assert len({solo["decision"], *solo["discarded"], *solo["deck"]["order"]}) == 9


def test_ov_10_1_boards_are_chosen_freely() -> None:
    match = partita.new("ovation", players=1, seed=1, options={"composers": ["haydn", "mozart"]})
    assert [seat["composer"] for seat in match.position()["seats"]] == ["haydn", "mozart"]
    with pytest.raises(partita.Error):
        partita.new("ovation", players=1, seed=1, options={"composers": ["haydn", "haydn"]})


def test_ov_10_1_all_solo_cards_come_first_and_all_maestro_cards_but_one_turn_up() -> None:
    decisions, maestros = set(), set()
    for seed in range(150):
        position = begun(seed).position()
        decisions.add(position["solo"]["discarded"][0])
        maestros.update(position["maestro"])
    assert len(decisions) == 9
    assert len(maestros - {None}) == 14


def test_ov_10_1_the_bot_plays_first_in_each_round() -> None:
    match = begun(3)
    for number in (1, 2, 3):
        assert match.position()["round"] == number
        match.play("inspire joy joy")
        events = match.play("end-turn")
        while match.position()["turn"] == 1:
            events += match.play("decline")
        order = [event.kind for event in events if event.kind in ("round-begins", "turn-begins")]
        assert order == ["round-begins", "turn-begins", "turn-begins"]
        assert [event.seat for event in events if event.kind == "turn-begins"] == [1, 0]


def test_ov_10_1_the_column_of_maestro_cards_keeps_its_order() -> None:
    match, _ = bot_turn(bot={"inspiration": tones(5)}, maestro=[FAR[0], "maestro-peak", *FAR[1:3]])
    assert match.position()["maestro"] == [FAR[0], None, *FAR[1:3]]


# OV-10.2


def test_ov_10_2_the_first_action_that_can_be_completed() -> None:
    match, events = bot_turn("solo-perform-inspire")
    assert acts(events) == ["no perform", "inspiration"]
    assert bot_of(match)["inspiration"] == tones(joy=2)
    match, events = bot_turn(
        "solo-perform-inspire", bot={"inspiration": tones(joy=1)}, rows={"chamber": [*CHAMBER, "joy-woodwind-1"]}
    )
    assert acts(events) == ["perform"]
    assert performed(events) == ["joy-woodwind-1"]
    assert bot_of(match)["inspiration"] == tones()
    match, events = bot_turn("solo-fortune-patron", bot={"inspiration": tones(joy=4)})
    assert acts(events) == ["fortune"]


def test_ov_10_2_the_second_action() -> None:
    rows = {"patron": ["loves-joy", *PATRONS[:4]]}
    match, events = bot_turn("solo-fortune-patron", bot={"inspiration": tones(joy=2)}, rows=rows)
    assert acts(events) == ["no fortune", "patronage"]
    assert bot_of(match)["helpers"] == ["loves-joy"]


def test_ov_10_2_nothing_printed_can_be_done_then_best_action() -> None:
    bot = {"helpers": ["patronage-then-joy"], "inspiration": tones(joy=2)}
    _, events = bot_turn("solo-fortune", bot=bot, rows={"patron": ["loves-joy", *PATRONS[:4]]})
    assert of_kind(events, "bot-best") == [{"station": "patronage"}]
    assert acts(events) == ["no fortune", "patronage"]


def test_ov_10_2_then_perform() -> None:
    bot = {"helpers": ["financier-then-joy"], "inspiration": tones(joy=1)}
    _, events = bot_turn("solo-patron", bot=bot, rows={"chamber": [*CHAMBER, "joy-piano-1"]})
    assert acts(events) == ["no patronage", "no best", "perform"]
    assert performed(events) == ["joy-piano-1"]


def test_ov_10_2_then_seek_inspiration() -> None:
    match, events = bot_turn("solo-patron", bot={"helpers": ["financier-then-joy"]})
    assert acts(events) == ["no patronage", "no best", "inspiration"]
    assert bot_of(match)["inspiration"] == tones(sorrow=2)


def test_ov_10_2_best_action_on_the_card_can_if_what_it_selects_can() -> None:
    _, events = bot_turn("solo-best", bot={"helpers": ["patronage-then-joy"]})
    assert acts(events)[-1] == "inspiration"
    assert "no best" in acts(events)
    _, events = bot_turn("solo-best", bot={"helpers": ["inspiration-then-joy"]})
    assert acts(events) == ["best"]


@pytest.mark.parametrize("decision", [card for card in SOLO if card != "solo-inspire"])
def test_ov_10_2_the_card_that_the_decision_card_points_to_is_discarded(decision: str) -> None:
    before = alone("solo-inspire", decision).position()["rows"]
    deck, place = SOLO[decision][4]
    match, events = bot_turn("solo-inspire", decision)
    gone = before[deck][place - 1]
    assert of_kind(events, "bot-discarded") == [{"deck": deck, "card": gone}]
    assert match.position()["discarded"][deck] == [gone]
    assert kinds(events).index("bot-discarded") > kinds(events).index("bot-gained")


def test_ov_10_2_a_gap_discards_nothing() -> None:
    row = [None, "passion-piano-3", "passion-strings-3", "joy-piano-3", "joy-strings-3"]
    rest = ids("chamber", [card for card in row if card])
    match, events = bot_turn(decision="solo-perform", rows={"chamber": row}, person={"music": rest})
    assert match.position()["rows"]["chamber"] == row
    assert "bot-discarded" not in kinds(events)


def test_ov_10_2_the_active_card_becomes_the_decision_card() -> None:
    match, events = bot_turn("solo-inspire", "solo-perform", solo={"discarded": ["solo-best"]})
    assert of_kind(events, "bot-revealed") == [{"solo": "solo-inspire"}]
    solo = match.position()["solo"]
    assert (solo["active"], solo["decision"]) == (None, "solo-inspire")
    assert sorted(solo["discarded"]) == ["solo-best", "solo-perform"]


def test_ov_10_2_the_other_seven_make_a_new_deck() -> None:
    seven = [card for card in SOLO if card not in ("solo-inspire", "solo-perform")]
    match, events = bot_turn(
        "solo-inspire", "solo-perform", solo={"deck": {"order": ["solo-inspire"]}, "discarded": seven}
    )
    assert of_kind(events, "solo-remade") == [{"count": 7}]
    solo = match.position()["solo"]
    assert sorted(solo["deck"]["order"]) == sorted(seven)
    assert (solo["decision"], solo["discarded"]) == ("solo-inspire", ["solo-perform"])


def test_ov_10_2_a_deck_is_made_anew_after_eight_turns_and_then_every_seven() -> None:
    match = begun(8)
    turns, remade = 0, []
    for event in match.events(0):
        turns += event.kind == "bot-revealed"
    for _ in range(22):
        if match.is_over:
            break
        before = len(match.events(0))
        match.play_all(["inspire joy joy", "end-turn"])
        while match.to_move == 0 and match.position()["turn"] == 1:
            match.play("decline")
        for event in match.events(0, before):
            turns += event.kind == "bot-revealed"
            if event.kind == "solo-remade":
                remade.append(turns)
    assert remade[:2] == [8, 15]


# OV-10.3


def test_ov_10_3_on_the_bots_turn_a_row_closes_and_fills_at_once() -> None:
    row = ["fortune-spare-1", "fortune-spare-2", "perform-then-joy", "fortune-spare-3", "fortune-spare-4"]
    match, _ = bot_turn(
        "solo-fortune", "solo-fortune-patron", bot={"inspiration": tones(joy=2)}, rows={"fortune": row},
        decks={"fortune": {"order": ["perform-then-sorrow"]}},
    )  # fmt: skip
    assert match.position()["rows"]["fortune"] == ["perform-then-sorrow", row[0], row[1], row[3], row[4]]
    assert bot_of(match)["helpers"] == ["perform-then-joy"]


def test_ov_10_3_the_discarded_card_too() -> None:
    row = alone().position()["rows"]["concert"]
    match, _ = bot_turn(
        "solo-inspire",
        "solo-patron-fortune",
        decks={"concert": {"order": ["joy-opera-concert"]}},
        rows={"concert": row},
    )
    assert match.position()["rows"]["concert"] == ["joy-opera-concert", row[0], row[1], row[3], row[4]]


def test_ov_10_3_on_the_persons_turn_at_its_end() -> None:
    row = ["fortune-spare-1", "fortune-spare-2", "perform-then-joy", "fortune-spare-3", "fortune-spare-4"]
    match = alone(
        person={"inspiration": tones(joy=2)}, rows={"fortune": row}, now={},
        decks={"fortune": {"order": ["perform-then-sorrow"]}},
    )  # fmt: skip
    match.play("fortune perform-then-joy")
    assert match.position()["rows"]["fortune"] == [row[0], row[1], None, row[3], row[4]]
    match.play("end-turn")
    assert match.position()["rows"]["fortune"] == ["perform-then-sorrow", row[0], row[1], row[3], row[4]]


def test_ov_10_3_several_gaps_are_filled_from_the_right() -> None:
    match = alone(
        rows={"fortune": ["fortune-spare-1", None, "fortune-spare-2", None, "fortune-spare-3"]},
        decks={"fortune": {"order": ["perform-then-joy", "perform-then-sorrow"]}},
    )
    match.play("end-turn")
    assert match.position()["rows"]["fortune"] == [
        "perform-then-sorrow", "perform-then-joy", "fortune-spare-1", "fortune-spare-2", "fortune-spare-3",
    ]  # fmt: skip


def test_ov_10_3_with_too_few_cards_the_gaps_are_on_the_left() -> None:
    row = ["fortune-spare-1", None, "fortune-spare-2", None, None]
    last = "perform-then-joy"
    match = alone(
        rows={"fortune": row}, decks={"fortune": {"order": [last]}},
        person={"helpers": ids("fortune", [last, "fortune-spare-1", "fortune-spare-2"])},
    )  # fmt: skip
    match.play("end-turn")
    assert match.position()["rows"]["fortune"] == [None, None, last, "fortune-spare-1", "fortune-spare-2"]


# OV-10.4


@pytest.mark.parametrize(
    ("decision", "held", "paid"),
    [
        # The most, then afresh: a tie of all three goes to the leftmost of sorrow, joy, passion.
        ("solo-perform", tones(2, 1, 1), ["passion", "sorrow"]),
        ("solo-inspire", tones(2, 1, 1), ["passion", "joy"]),
        ("solo-inspire", tones(1, 1, 1), ["joy", "passion"]),
        ("solo-best", tones(0, 1, 1), ["joy", "sorrow"]),
        ("solo-perform", tones(0, 3, 1), ["joy", "joy"]),
        ("solo-perform", tones(0, 2, 1), ["joy", "sorrow"]),
        ("solo-perform", tones(0, 0, 2), ["sorrow", "sorrow"]),
    ],
)
def test_ov_10_4_one_inspiration_at_a_time(decision: str, held: Row, paid: list[str]) -> None:
    row = [f"perform-then-{bonus}" for bonus in BONUSES[:5]]
    match, events = bot_turn("solo-fortune", decision, bot={"inspiration": held}, rows={"fortune": row})
    assert [next(tone for tone in TONES if args[tone]) for args in of_kind(events, "paid")] == paid
    assert bot_of(match)["inspiration"] == {tone: held[tone] - paid.count(tone) for tone in TONES}


def test_ov_10_4_patrons_are_paid_in_the_same_way() -> None:
    rows = {"patron": ["loves-joy", *PATRONS[:4]]}
    match, _ = bot_turn("solo-patron", "solo-perform", bot={"inspiration": tones(2, 1, 1)}, rows=rows)
    assert bot_of(match)["inspiration"] == tones(1, 1, 0)


def test_ov_10_4_its_composers_power() -> None:
    rows = {"chamber": [*CHAMBER, "sorrow-piano-3"]}
    match, events = bot_turn("solo-perform", "solo-best", bot={"inspiration": tones(sorrow=2)}, rows=rows)
    assert of_kind(events, "discounted") == [{"tone": "sorrow"}]
    assert performed(events) == ["sorrow-piano-3"]
    assert bot_of(match)["inspiration"] == tones()
    martines = {"composer": "martines", "inspiration": tones(sorrow=2)}
    _, events = bot_turn("solo-perform", "solo-best", bot=martines, rows=rows)
    assert performed(events) == ["sorrow-piano-3"]
    mozart = {"composer": "mozart", "inspiration": tones(sorrow=2)}
    _, events = bot_turn("solo-perform", "solo-best", bot=mozart, rows=rows)
    assert performed(events) == []


@pytest.mark.parametrize(
    ("decision", "held", "hand", "tone", "left"),
    [
        # Fewest pairs to spend: the concert costs 3 passion and 1 joy.
        ("solo-best", tones(3, 0, 9), tones(joy=4), "joy", tones(0, 0, 9)),
        ("solo-best", tones(2, 1, 9), tones(4, 4), "passion", tones(0, 0, 9)),
        ("solo-best", tones(2, 0, 9), tones(4, 4), "joy", tones(0, 0, 9)),  # one pair either way: least of joy
        # Even in pairs: the one it holds least of.
        ("solo-best", tones(3, 2, 0), tones(), "joy", tones(0, 2, 0)),
        ("solo-best", tones(3, 4, 0), tones(), "passion", tones(1, 3, 0)),
        # Even in both: the rightmost on the decision card.
        ("solo-perform", tones(3, 3, 0), tones(), "passion", tones(1, 2, 0)),
        ("solo-inspire", tones(3, 3, 0), tones(), "passion", tones(1, 2, 0)),
        ("solo-best", tones(3, 3, 0), tones(), "joy", tones(0, 3, 0)),
    ],
)
def test_ov_10_4_a_discount_of_any_tone(decision: str, held: Row, hand: Row, tone: str, left: Row) -> None:
    match, events = bot_turn(
        "solo-perform-inspire" if decision == "solo-perform" else "solo-perform", decision,
        bot={"composer": "haydn", "inspiration": held, "hand": hand, "music": ["passion-woodwind-1"]},
        rows={"concert": ["passion-piano-concert", *[f"joy-{kind}-concert" for kind in (*CHAMBER_TYPES, "mass")]]},
    )  # fmt: skip
    assert performed(events) == ["passion-piano-concert"]
    assert of_kind(events, "discounted") == [{"tone": tone}]
    assert bot_of(match)["inspiration"] == left


# OV-10.5


def test_ov_10_5_only_what_can_be_completed() -> None:
    # The concert lacks its prerequisite, the dearer piece Inspiration.
    rows = {"concert": ["joy-opera-concert"], "chamber": ["joy-piano-3", "joy-piano-1", *CHAMBER[:3]]}
    bot = {"inspiration": tones(joy=2, sorrow=9)}
    _, events = bot_turn("solo-perform", "solo-best", bot=bot, rows=rows)
    assert performed(events) == ["joy-piano-1"]
    assert filters(events) == []


def test_ov_10_5_concert_music_first() -> None:
    rows = {"concert": ["joy-piano-concert"], "chamber": ["joy-strings-1", "joy-strings-2", *CHAMBER[:3]]}
    bot = {"inspiration": tones(joy=3, sorrow=1), "music": ["joy-woodwind-1"]}
    _, events = bot_turn(
        "solo-perform", "solo-best", bot=bot, rows=rows, maestro=["maestro-chambers", "maestro-strings", *FAR[:2]]
    )
    assert performed(events) == ["joy-piano-concert"]
    assert filters(events)[0] == ("concert", 1)


def test_ov_10_5_what_brings_the_topmost_maestro_card_forward() -> None:
    rows = {"chamber": ["joy-strings-1", "joy-piano-3", "joy-strings-3", "passion-piano-3", "passion-strings-3"]}
    bot = {"inspiration": tones(joy=3)}
    _, events = bot_turn("solo-perform", "solo-best", bot=bot, rows=rows, maestro=[*FAR[:2], "maestro-strings", FAR[2]])
    assert performed(events) == ["joy-strings-3"]
    assert filters(events) == [("maestro", 2), ("lp", 1)]


@pytest.mark.parametrize(
    ("column", "piece"),
    [
        (["maestro-types", "maestro-strings"], "joy-woodwind-1"),
        (["maestro-strings", "maestro-types"], "joy-strings-1"),
        (["maestro-tokens", "maestro-types"], "joy-woodwind-1"),
    ],
)
def test_ov_10_5_the_topmost_card_for_which_any_candidate_does(column: list[str], piece: str) -> None:
    rows = {"chamber": ["joy-strings-1", "joy-woodwind-1", "joy-strings-2", *CHAMBER[:2]]}
    bot = {"inspiration": tones(joy=2), "music": ["sorrow-strings-1"]}
    if piece == "joy-strings-1":
        rows["chamber"][2] = "joy-piano-3"
    _, events = bot_turn("solo-perform", "solo-best", bot=bot, rows=rows, maestro=[*column, "maestro-fortunes", FAR[3]])
    assert performed(events) == [piece]
    assert filters(events)[0] == ("maestro", 1)


def test_ov_10_5_progress_has_to_rise() -> None:
    # A second strings piece is no new type, so that the better piece is chosen, not the other.
    rows = {"chamber": ["joy-strings-1", "joy-strings-2", *CHAMBER[:3]]}
    bot = {"inspiration": tones(joy=2), "music": ["sorrow-strings-1"]}
    _, events = bot_turn("solo-perform", "solo-best", bot=bot, rows=rows, maestro=["maestro-types", *FAR[:3]])
    assert performed(events) == ["joy-strings-2"]
    assert filters(events) == [("lp", 1)]


def test_ov_10_5_a_patrons_points_are_progress_too() -> None:
    rows = {"chamber": ["joy-strings-1", "passion-piano-1", *CHAMBER[1:4]]}
    bot = {"inspiration": tones(1, 1), "helpers": ["loves-passion-not-piano"]}
    _, events = bot_turn("solo-perform", "solo-best", bot=bot, rows=rows, maestro=["maestro-patron-lp", *FAR[:3]])
    assert performed(events) == ["passion-piano-1"]
    assert filters(events) == [("maestro", 1)]


def test_ov_10_5_the_most_lp() -> None:
    rows = {"chamber": ["joy-strings-1", "joy-strings-2", "joy-strings-3", "passion-piano-3", "passion-strings-3"]}
    _, events = bot_turn("solo-perform", "solo-best", bot={"inspiration": tones(joy=3)}, rows=rows)
    assert performed(events) == ["joy-strings-3"]
    assert filters(events) == [("lp", 1)]


@pytest.mark.parametrize(
    ("decision", "piece"),
    [
        ("solo-best", "joy-piano-2"),  # position 2
        ("solo-fortune-patron", "joy-strings-2"),  # position 3
        ("solo-patron", "joy-piano-2"),  # position 4, round the end
        ("solo-perform-inspire", "joy-piano-2"),  # position 1
    ],
)
def test_ov_10_5_the_position_scanned_to_the_right_and_round(decision: str, piece: str) -> None:
    rows = {"chamber": [CHAMBER[0], "joy-piano-2", "joy-strings-2", *CHAMBER[1:3]]}
    _, events = bot_turn("solo-perform", decision, bot={"inspiration": tones(joy=2)}, rows=rows)
    assert performed(events) == [piece]
    assert filters(events) == [("position", 1)]


@pytest.mark.parametrize(("held", "hand", "left"), [(1, 4, 0), (1, 7, 3), (3, 4, 4), (0, 6, 0), (2, 3, 1)])
def test_ov_10_5_just_as_many_pairs_of_tickets_as_the_piece_needs(held: int, hand: int, left: int) -> None:
    match, events = bot_turn(
        "solo-perform", "solo-best",
        bot={"inspiration": tones(joy=held), "hand": tones(joy=hand, sorrow=5)},
        rows={"chamber": ["joy-strings-3", *CHAMBER[:3], "passion-strings-2"]},
    )  # fmt: skip
    assert performed(events) == ["joy-strings-3"]
    assert of_kind(events, "bot-spent-pair") == [{"tone": "joy"}] * ((hand - left) // 2)
    assert bot_of(match)["hand"] == {**tones(joy=left, sorrow=5), "unknown": 0}
    assert bot_of(match)["inspiration"] == tones()


def test_ov_10_5_pairs_are_spent_only_to_perform() -> None:
    rows = {"fortune": ["perform-then-joy", *SPARES[:4]]}
    match, events = bot_turn(
        "solo-fortune", "solo-best", bot={"inspiration": tones(joy=1), "hand": tones(joy=8)}, rows=rows
    )
    assert acts(events)[0] == "no fortune"
    assert bot_of(match)["helpers"] == []


def test_ov_10_5_two_tickets_of_different_tones_are_no_pair() -> None:
    bot = {"inspiration": tones(joy=2), "hand": tones(1, 1, 1)}
    _, events = bot_turn("solo-perform", "solo-best", bot=bot, rows={"chamber": ["joy-strings-3", *CHAMBER[:3]]})
    assert acts(events)[0] == "no perform"


# OV-10.6


@pytest.mark.parametrize("card", [card for card, row in SOLO.items() if row[0] == ["seek-inspiration"]])
def test_ov_10_6_it_gains_what_the_active_card_shows(card: str) -> None:
    match, events = bot_turn(card, "solo-perform")
    assert of_kind(events, "bot-gained") == [tones(**SOLO[card][1])]
    assert bot_of(match)["inspiration"] == tones(**SOLO[card][1])


def test_ov_10_6_past_the_end_of_the_track_it_is_lost() -> None:
    match, events = bot_turn("solo-inspire", bot={"inspiration": tones(9)})
    assert bot_of(match)["inspiration"] == tones(10)
    assert of_kind(events, "lost") == [{"tone": "passion"}]


def test_ov_10_6_every_solo_card_of_the_box_shows_a_gain() -> None:
    box = partita.new("ovation", players=1, seed=0).box
    assert all(sum(card["gain"].values()) > 0 for card in box.rows["solo"].values())


# OV-10.7

FORTUNES = [f"perform-then-{tone}" for tone in TONES]


@pytest.mark.parametrize(
    ("decision", "row", "bought"),
    [
        ("solo-fortune-patron", [*FORTUNES[:2], FORTUNES[2], *SPARES[:2]], FORTUNES[2]),  # position 3
        ("solo-patron", [FORTUNES[0], *SPARES[:4]], FORTUNES[0]),  # position 4, round the end, past two too dear
        ("solo-inspire", [FORTUNES[0], SPARES[0], FORTUNES[1], *SPARES[1:3]], FORTUNES[0]),  # position 5
        ("solo-best", [FORTUNES[0], SPARES[0], FORTUNES[1], *SPARES[1:3]], FORTUNES[1]),  # position 2: too dear
    ],
)
def test_ov_10_7_the_first_it_can_afford_from_the_position(decision: str, row: list[str], bought: str) -> None:
    match, _ = bot_turn("solo-fortune", decision, bot={"inspiration": tones(1, 1)}, rows={"fortune": row})
    assert bot_of(match)["helpers"] == [bought]


def test_ov_10_7_gaps_are_passed_over() -> None:
    row = [None, None, None, FORTUNES[0], SPARES[0]]
    others = ids("fortune", [FORTUNES[0], SPARES[0]])
    match, _ = bot_turn(
        "solo-fortune", "solo-perform-inspire", bot={"inspiration": tones(1, 1)}, rows={"fortune": row},
        person={"helpers": others},
    )  # fmt: skip
    assert bot_of(match)["helpers"] == [FORTUNES[0]]


def test_ov_10_7_no_second_bonus_of_one_action() -> None:
    row = ["perform-then-seek-patronage", "patronage-then-perform", *SPARES[:3]]
    bot = {"inspiration": tones(1, 1), "helpers": ["inspiration-then-seek-patronage"]}
    match, _ = bot_turn("solo-fortune", "solo-perform-inspire", bot=bot, rows={"fortune": row})
    assert bot_of(match)["helpers"] == ["inspiration-then-seek-patronage", "patronage-then-perform"]


def test_ov_10_7_financiers_do_not_count() -> None:
    row = ["perform-then-seek-patronage", *SPARES[:4]]
    bot = {"inspiration": tones(1, 1), "helpers": ["financier-then-seek-patronage"]}
    match, _ = bot_turn("solo-fortune", "solo-perform-inspire", bot=bot, rows={"fortune": row})
    assert bot_of(match)["helpers"] == ["financier-then-seek-patronage", "perform-then-seek-patronage"]


def test_ov_10_7_bonuses_of_one_inspiration_are_exempt() -> None:
    row = ["perform-then-joy", "perform-then-sorrow", *SPARES[:3]]
    bot = {"inspiration": tones(1, 1), "helpers": ["inspiration-then-joy", "patronage-then-joy"]}
    match, _ = bot_turn("solo-fortune", "solo-perform-inspire", bot=bot, rows={"fortune": row})
    assert bot_of(match)["helpers"][-1] == "perform-then-joy"


def test_ov_10_7_none_left_the_action_cannot_be_completed() -> None:
    row = [f"{place}-then-perform" for place in ("inspiration", "patronage")]
    row += [f"perform-if-{kind}-then-perform" for kind in CHAMBER_TYPES]
    bot = {"inspiration": tones(3, 3), "helpers": ["perform-then-perform"]}
    _, events = bot_turn("solo-fortune", "solo-best", bot=bot, rows={"fortune": row})
    assert acts(events)[0] == "no fortune"


# OV-10.8


def test_ov_10_8_the_legacy_patron_worth_most_now() -> None:
    row = ["loves-woodwind", "financier-then-joy", "loves-joy", "loves-mass", "loves-opera"]
    bot = {"inspiration": tones(2, 2), "music": ["joy-piano-1", "joy-strings-1", "sorrow-woodwind-1"]}
    match, events = bot_turn("solo-patron", "solo-perform-inspire", bot=bot, rows={"patron": row})
    assert bot_of(match)["helpers"] == ["loves-joy"]
    assert acts(events) == ["patronage"]


def test_ov_10_8_only_what_is_loved_counts() -> None:
    # +4 and -2 against +2: the first is worth more, though not with its -1s.
    row = ["loves-woodwind", "loves-passion-not-piano", "loves-mass", "loves-opera", "patron-spare-1"]
    bot = {"inspiration": tones(2, 2), "music": ["passion-piano-1", "passion-piano-2", "sorrow-woodwind-1"]}
    match, _ = bot_turn("solo-patron", "solo-perform-inspire", bot=bot, rows={"patron": row})
    assert bot_of(match)["helpers"] == ["loves-passion-not-piano"]


@pytest.mark.parametrize(
    ("decision", "bought"),
    [("solo-perform-inspire", "loves-joy"), ("solo-fortune-patron", "loves-piano"), ("solo-inspire", "loves-joy")],
)
def test_ov_10_8_tied_the_first_from_the_position(decision: str, bought: str) -> None:
    row = ["loves-mass", "loves-joy", "loves-opera", "loves-piano", "patron-spare-1"]
    bot = {"inspiration": tones(2, 2), "music": ["joy-piano-1"]}
    match, _ = bot_turn("solo-patron", decision, bot=bot, rows={"patron": row})
    assert bot_of(match)["helpers"] == [bought]


@pytest.mark.parametrize(
    ("decision", "bought"), [("solo-perform-inspire", "loves-joy"), ("solo-best", "financier-then-joy")]
)
def test_ov_10_8_worth_nothing_the_first_of_either_kind(decision: str, bought: str) -> None:
    row = ["loves-joy", "financier-then-joy", "loves-mass", "loves-opera", "patron-spare-1"]
    match, _ = bot_turn("solo-patron", decision, bot={"inspiration": tones(2, 2)}, rows={"patron": row})
    assert bot_of(match)["helpers"] == [bought]


def test_ov_10_8_what_it_cannot_afford_does_not_count() -> None:
    row = ["loves-mass", "patron-spare-1", "financier-then-joy", "loves-opera", "patron-spare-2"]
    bot = {"inspiration": tones(2), "music": ["joy-symphony-concert"]}
    match, _ = bot_turn("solo-patron", "solo-best", bot=bot, rows={"patron": row})
    assert bot_of(match)["helpers"] == ["loves-opera"]
    _, events = bot_turn("solo-patron", "solo-best", bot={"inspiration": tones(1)}, rows={"patron": row})
    assert acts(events)[0] == "no patronage"


# OV-10.9


@pytest.mark.parametrize(
    ("helpers", "station"),
    [
        # Most cards.
        (["perform-then-joy", "patronage-then-joy", "patronage-then-sorrow"], "patronage"),
        (["financier-then-joy", "financier-then-perform", "patronage-then-perform"], "fortune"),
        (["loves-joy", "loves-piano", "loves-mass", "perform-then-joy"], "perform"),  # Legacy Patrons lie elsewhere
        # Tied: the first from the left with a Perform bonus.
        (["inspiration-then-joy", "patronage-then-perform"], "patronage"),
        (["inspiration-then-perform", "patronage-then-perform"], "inspiration"),
        (["inspiration-then-seek-patronage", "patronage-then-perform"], "patronage"),
        (["inspiration-then-joy", "perform-then-perform", "financier-then-perform"], "fortune"),
        # Only among the tied.
        (
            [
                "financier-then-perform", "inspiration-then-joy", "inspiration-then-passion", "patronage-then-perform",
                "patronage-then-joy",
            ],
            "patronage",
        ),
        # No Perform bonus: Perform if possible, else Seek Inspiration.
        (["financier-then-joy", "patronage-then-joy"], "perform"),
        ([], "perform"),
    ],
)  # fmt: skip
def test_ov_10_9_best_action(helpers: list[str], station: str) -> None:
    rows = {
        "chamber": ["joy-piano-1", *CHAMBER[:3]],
        "patron": ["financier-then-sorrow", *PATRONS[:4]],
        "fortune": ["perform-then-sorrow", *SPARES[:4]],
    }
    bot = {"helpers": helpers, "inspiration": tones(joy=6)}
    _, events = bot_turn("solo-best", "solo-perform", bot=bot, rows=rows)
    assert of_kind(events, "bot-best") == [{"station": station}]
    assert acts(events) == ["best"]


def test_ov_10_9_tied_and_nothing_to_perform() -> None:
    _, events = bot_turn("solo-best", "solo-perform", bot={"helpers": ["financier-then-joy", "patronage-then-joy"]})
    assert of_kind(events, "bot-best") == [{"station": "inspiration"}]


# OV-10.10


def used(events: Sequence[Event]) -> list[str]:
    """The cards activated, in order."""
    return [str(args["helper"]) for args in of_kind(events, "activated")]


def skipped(events: Sequence[Event]) -> list[str]:
    """The cards skipped, in order."""
    return [str(args["helper"]) for args in of_kind(events, "bot-skipped")]


def test_ov_10_10_bonuses_need_tokens() -> None:
    helpers = ["inspiration-then-joy"]
    match, events = bot_turn(bot={"helpers": helpers, "tokens": 1})
    assert used(events) == helpers
    assert bot_of(match)["inspiration"] == tones(2, 1)
    assert bot_of(match)["tokens"] == 1  # it comes back
    _, events = bot_turn(bot={"helpers": helpers})
    assert used(events) == []


def test_ov_10_10_inspiration_before_actions() -> None:
    helpers = ["inspiration-then-seek-inspiration", "inspiration-then-joy"]
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 1})
    assert used(events) == ["inspiration-then-joy"]
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 2})
    assert used(events) == helpers[::-1]


@pytest.mark.parametrize("order", [1, -1])
def test_ov_10_10_the_oldest_card_first(order: int) -> None:
    gains = ["inspiration-then-sorrow", "inspiration-then-joy", "inspiration-then-passion"][::order]
    _, events = bot_turn(bot={"helpers": gains, "tokens": 2})
    assert used(events) == gains[:2]
    actions = ["inspiration-then-seek-patronage", "inspiration-then-seek-fortune"][::order]
    _, events = bot_turn(bot={"helpers": actions, "tokens": 1, "inspiration": tones(9)})
    assert used(events) == actions[:1]


def test_ov_10_10_each_card_once_a_turn() -> None:
    helpers = ["inspiration-then-seek-inspiration", "inspiration-then-joy"]
    match, events = bot_turn(bot={"helpers": helpers, "tokens": 9})
    assert sorted(used(events)) == sorted(helpers)
    assert bot_of(match)["inspiration"] == tones(4, 1)


def test_ov_10_10_skipped_when_the_condition_is_not_met() -> None:
    match, events = bot_turn(bot={"helpers": ["inspiration-if-joy-then-joy"], "tokens": 1})
    assert (skipped(events), used(events)) == (["inspiration-if-joy-then-joy"], [])
    assert bot_of(match)["inspiration"] == tones(2)
    _, events = bot_turn(bot={"helpers": ["inspiration-if-passion-then-passion"], "tokens": 1})
    assert used(events) == ["inspiration-if-passion-then-passion"]


def test_ov_10_10_skipped_when_no_marker_would_move() -> None:
    helpers = ["inspiration-then-joy", "inspiration-then-sorrow"]
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 1, "inspiration": tones(joy=10)})
    assert (skipped(events), used(events)) == (helpers[:1], helpers[1:])
    helpers = ["inspiration-then-seek-inspiration"]
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 1, "inspiration": tones(8)})
    assert (skipped(events), used(events)) == (helpers, [])
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 1, "inspiration": tones(7)})
    assert (skipped(events), used(events)) == ([], helpers)


@pytest.mark.parametrize("bonus", ["seek-fortune", "seek-patronage"])
def test_ov_10_10_skipped_when_its_action_cannot_be_completed(bonus: str) -> None:
    helpers = [f"inspiration-then-{bonus}"]
    rows = {"fortune": SPARES[:5], "patron": [*PATRONS[:3], "financier-then-joy", "financier-then-sorrow"]}
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 1}, rows=rows)
    assert (skipped(events), used(events)) == (helpers, [])
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 1, "inspiration": tones(2)}, rows=rows)
    assert (skipped(events), used(events)) == ([], helpers)


def test_ov_10_10_after_an_action_bonus_the_old_column_is_closed() -> None:
    helpers = [
        "inspiration-then-seek-patronage", "inspiration-then-seek-fortune", "patronage-then-joy",
        "patronage-then-seek-fortune", "financier-then-sorrow",
    ]  # fmt: skip
    match, events = bot_turn(bot={"helpers": helpers, "tokens": 9, "inspiration": tones(10, 5)})
    assert used(events) == [
        "inspiration-then-seek-patronage", "patronage-then-joy", "patronage-then-seek-fortune", "financier-then-sorrow",
    ]  # fmt: skip
    assert [args["station"] for args in of_kind(events, "action-opened")] == ["patronage", "fortune"]
    assert len(bot_of(match)["helpers"]) == 7


def test_ov_10_10_a_card_bought_this_turn_may_be_used() -> None:
    row = ["patronage-then-joy", *SPARES[:4]]
    bot = {"helpers": ["financier-then-seek-patronage"], "tokens": 2, "inspiration": tones(6)}
    _, events = bot_turn("solo-fortune", "solo-perform-inspire", bot=bot, rows={"fortune": row})
    assert used(events) == ["financier-then-seek-patronage", "patronage-then-joy"]


def test_ov_10_10_a_token_gained_this_turn_may_be_used() -> None:
    rows = {"chamber": ["joy-piano-1", *CHAMBER[:3]]}
    bot = {"helpers": ["perform-then-sorrow"], "inspiration": tones(joy=1)}
    match, _ = bot_turn("solo-perform", "solo-best", bot=bot, rows=rows)
    events = match.play("decline")
    assert used(events) == ["perform-then-sorrow"]
    assert bot_of(match)["inspiration"] == tones(sorrow=1)
    assert bot_of(match)["tokens"] == 1


def test_ov_10_10_a_perform_bonus_with_nothing_performable_consoles_and_the_column_goes_on() -> None:
    helpers = ["inspiration-then-perform", "inspiration-then-seek-patronage"]
    rows = {"patron": ["loves-joy", *PATRONS[:4]]}
    match, events = bot_turn(bot={"helpers": helpers, "tokens": 2}, rows=rows)
    assert of_kind(events, "bot-consoled") == [{"helper": "inspiration-then-perform"}]
    assert used(events) == ["inspiration-then-seek-patronage"]
    assert bot_of(match)["helpers"] == [*helpers, "loves-joy"]
    assert bot_of(match)["inspiration"] == tones(1, 1, 1)  # 2 gained, 3 of consolation, 2 paid
    _, events = bot_turn(bot={"helpers": helpers, "tokens": 1}, rows=rows)  # the token is spent
    assert used(events) == []
    assert "bot-consoled" in kinds(events)


def test_ov_10_10_a_perform_bonus_with_something_to_perform_performs() -> None:
    rows = {"chamber": ["joy-piano-1", *CHAMBER[:3]]}
    bot = {"helpers": ["inspiration-then-perform"], "tokens": 1, "inspiration": tones(joy=1)}
    _, events = bot_turn(bot=bot, rows=rows)
    assert used(events) == ["inspiration-then-perform"]
    assert performed(events) == ["joy-piano-1"]
    assert "bot-consoled" not in kinds(events)


def test_ov_10_10_no_consolation_without_the_condition_or_with_all_markers_at_the_end() -> None:
    rows = {"chamber": ["joy-strings-1", *CHAMBER[:1], *CHAMBER[2:4]]}
    bot = {"helpers": ["perform-if-piano-then-perform"], "tokens": 1, "inspiration": tones(joy=1)}
    match, _ = bot_turn("solo-perform", "solo-best", bot=bot, rows=rows)
    events = match.play("decline")
    assert skipped(events) == ["perform-if-piano-then-perform"]
    assert "bot-consoled" not in kinds(events)

    every = {"chamber": [None] * 5, "concert": DEAR["concert"][:5]}
    full = {"helpers": ["inspiration-then-perform"], "tokens": 1, "inspiration": tones(10, 10, 10)}
    music = ids("chamber", [])
    _, events = bot_turn(bot=full, rows=every, person={"music": music})
    assert skipped(events) == ["inspiration-then-perform"]
    assert "bot-consoled" not in kinds(events)


def test_ov_10_10_two_consolations_in_one_column() -> None:
    helpers = ["perform-then-perform", "perform-if-strings-then-perform"]
    rows = {"chamber": ["joy-strings-1", *CHAMBER[:1], *CHAMBER[2:4]]}
    bot = {"helpers": helpers, "tokens": 1, "inspiration": tones(joy=1), "composer": "beethoven"}
    match, _ = bot_turn("solo-perform", "solo-best", bot=bot, person={"composer": "haydn"}, rows=rows)
    events = match.play("decline")
    assert [args["helper"] for args in of_kind(events, "bot-consoled")] == helpers  # the second with the token gained
    assert bot_of(match)["inspiration"] == tones(2, 2, 2)


def test_ov_10_10_an_action_completed_again_opens_its_cards_again() -> None:
    # The second Seek Inspiration opens the card that the Fortune card bought in between did not close for good.
    helpers = ["inspiration-then-seek-fortune", "financier-then-seek-inspiration", "inspiration-then-seek-patronage"]
    rows = {"fortune": ["perform-then-joy", *SPARES[:4]], "patron": ["loves-joy", *PATRONS[:4]]}
    bot = {"helpers": helpers, "tokens": 9, "inspiration": tones(2)}
    match, events = bot_turn("solo-inspire", "solo-perform-inspire", bot=bot, rows=rows)
    assert used(events) == helpers
    assert len(of_kind(events, "bot-gained")) == 2
    assert bot_of(match)["helpers"] == [*helpers, "perform-then-joy", "loves-joy"]
    assert bot_of(match)["inspiration"] == tones(2)  # 2 + 2 - 2 + 2 - 2


def test_ov_10_10_its_turn_goes_on_after_each_attendance() -> None:
    helpers = ["perform-then-perform", "perform-then-seek-inspiration"]
    rows = {"chamber": ["joy-piano-2", "joy-strings-1", *CHAMBER[:3]]}
    bot = {"helpers": helpers, "tokens": 1, "inspiration": tones(joy=3)}
    match, events = bot_turn(
        "solo-perform", "solo-best", bot=bot, rows=rows, maestro=["maestro-chambers", *FAR[:3]],
        decks={"chamber": {"order": [CHAMBER[3], "passion-piano-2"]}},
    )  # fmt: skip
    assert performed(events) == ["joy-piano-2"]
    events = match.play("attend")
    assert used(events) == ["perform-then-perform"]
    assert performed(events) == ["joy-strings-1"]
    assert match.legal() == ["attend", "decline"]
    events = match.play("attend")
    assert used(events) == ["perform-then-seek-inspiration"]
    assert kinds(events)[-2:] == ["turn-ended", "turn-begins"]
    assert bot_of(match)["maestro"] == ["maestro-chambers"]
    assert bot_of(match)["inspiration"] == tones(joy=1)
    assert sum(bot_of(match)["hand"].values()) == 2
    assert seat_of(match, 0)["inspiration"] == tones(joy=2)


# OV-10.11


@pytest.mark.parametrize("order", [1, -1])
def test_ov_10_11_the_topmost_maestro_card_met(order: int) -> None:
    pair = ["maestro-peak", "maestro-inspiration"][::order]
    match, events = bot_turn(bot={"inspiration": tones(5, 3, 3)}, maestro=[FAR[0], pair[0], FAR[1], pair[1]])
    assert bot_of(match)["maestro"] == [pair[0]]
    assert of_kind(events, "maestro-taken") == [{"maestro": pair[0]}]


def test_ov_10_11_after_its_bonuses() -> None:
    bot = {"helpers": ["inspiration-then-joy"], "tokens": 1}
    match, events = bot_turn(bot=bot, maestro=["maestro-bonuses", *FAR[:3]])
    assert bot_of(match)["maestro"] == ["maestro-bonuses"]
    order = kinds(events)
    assert order.index("activated") < order.index("maestro-taken") < order.index("bot-discarded")


def test_ov_10_11_met_at_any_time_of_the_turn() -> None:
    # Nine Inspiration at its start, seven at its end.
    rows = {"fortune": ["perform-then-joy", *SPARES[:4]]}
    match, _ = bot_turn(
        "solo-fortune", "solo-perform-inspire", bot={"inspiration": tones(3, 3, 3)}, rows=rows,
        maestro=["maestro-inspiration", *FAR[:3]],
    )  # fmt: skip
    assert sum(bot_of(match)["inspiration"].values()) == 7
    assert bot_of(match)["maestro"] == ["maestro-inspiration"]


def test_ov_10_11_only_one_a_turn() -> None:
    column = ["maestro-peak", "maestro-inspiration", *FAR[:2]]
    match, _ = bot_turn(bot={"inspiration": tones(5, 5, 5)}, maestro=column)
    assert bot_of(match)["maestro"] == ["maestro-peak"]
    assert match.position()["maestro"] == [None, *column[1:]]


def test_ov_10_11_never_a_temperamental_artist() -> None:
    match = partita.new("ovation", players=1, seed=5)
    while not match.is_over:
        match.play(match.legal()[0] if "end-turn" not in match.legal() else "end-turn")
    assert "artist" not in kinds(match.events())
    assert of_kind(match.events(), "bot-revealed")


def performing(decision: str, **more: Any) -> tuple[Match, list[Event]]:
    """The person has performed ``joy-piano-2`` just now, with this decision card lying."""
    match = alone(
        decision=decision, now={}, person={"inspiration": tones(joy=2)},
        rows={"chamber": ["joy-piano-2", *CHAMBER[:4]]}, **more,
    )  # fmt: skip
    return match, match.play("perform joy-piano-2")


@pytest.mark.parametrize("decision", [card for card in SOLO if card != "solo-inspire"])
def test_ov_10_11_it_attends_as_the_decision_card_says(decision: str) -> None:
    match, events = performing(decision)
    attends = SOLO[decision][5]
    assert ("attended" in kinds(events)) == attends
    assert ("declined" in kinds(events)) == (not attends)
    assert bot_of(match)["inspiration"] == tones(joy=int(attends))
    assert sum(seat_of(match, 0)["hand"].values()) == int(attends)
    assert match.position()["phase"] == "ready"


def test_ov_10_11_the_person_is_asked_when_the_bot_performs() -> None:
    bot = {"inspiration": tones(joy=1)}
    match, events = bot_turn("solo-perform", "solo-best", bot=bot, rows={"chamber": ["joy-piano-1", *CHAMBER[:3]]})
    assert match.legal() == ["attend", "decline"]
    assert match.position()["turn"] == 1
    assert "turn-ended" not in kinds(events)
    drawn = [event for event in match.play("attend") if event.kind == "ticket-drawn"]
    assert seat_of(match, 0)["inspiration"] == tones(joy=1)
    assert [event.seat for event in drawn] == [1]
    assert sum(bot_of(match)["hand"].values()) == 1
    assert match.position()["turn"] == 0


def test_ov_10_11_its_tickets_lie_open() -> None:
    bot = {"inspiration": tones(joy=1), "hand": tones(2, 1, 1)}
    match, _ = bot_turn("solo-perform", "solo-best", bot=bot, rows={"chamber": ["joy-piano-1", *CHAMBER[:3]]})
    before = len(match.events(0))
    match.play("attend")
    drawn = next(event for event in match.events(None, before) if event.kind == "ticket-drawn")
    assert drawn.args["tone"] in TONES
    assert match.view(0)["seats"][1]["hand"] == bot_of(match)["hand"]
    assert match.view(0)["seats"][1]["hand"]["unknown"] == 0


@pytest.mark.parametrize(
    ("decision", "hand", "given"),
    [
        ("solo-perform-inspire", tones(2, 1, 2), "joy"),  # odd
        ("solo-perform-inspire", tones(1, 1, 2), "passion"),  # two are odd: leftmost of passion, joy, sorrow
        ("solo-patron", tones(1, 1, 2), "passion"),  # of sorrow, passion, joy
        ("solo-patron", tones(1, 1, 1), "sorrow"),
        ("solo-patron", tones(2, 2, 2), "sorrow"),  # none is odd
        ("solo-patron", tones(2, 2, 0), "passion"),  # it has no sorrow
        ("solo-perform-inspire", tones(0, 4, 2), "joy"),
    ],
)
def test_ov_10_11_the_ticket_it_gives(decision: str, hand: Row, given: str) -> None:
    mine = {tone: 9 - hand[tone] for tone in TONES}
    match = alone(
        decision=decision, now={}, bot={"hand": hand}, person={"inspiration": tones(joy=2), "hand": mine},
        rows={"chamber": ["joy-piano-2", *CHAMBER[:4]]},
    )  # fmt: skip
    events = match.play("perform joy-piano-2")
    assert of_kind(events, "ticket-given") == [{"tone": given, "seat": 0}]
    assert bot_of(match)["hand"][given] == hand[given] - 1
    assert seat_of(match, 0)["hand"][given] == mine[given] + 1


def test_ov_10_11_the_ticket_drawn_for_the_person_is_the_persons_secret() -> None:
    match, _ = performing("solo-perform-inspire")
    assert [event.args["tone"] in TONES for event in match.events(0) if event.kind == "ticket-drawn"] == [True]
    assert "ticket-drawn" not in kinds(match.events(None))


def test_ov_10_11_a_ticket_given_to_the_bot_is_seen_by_all() -> None:
    match, _ = bot_turn(
        "solo-perform", "solo-best", bot={"inspiration": tones(joy=1), "hand": tones(1, 1, 1)},
        person={"hand": tones(8, 8, 8)}, rows={"chamber": ["joy-piano-1", *CHAMBER[:3]]},
    )  # fmt: skip
    match.play("attend")
    assert match.legal() == ["give passion", "give joy", "give sorrow"]
    before = len(match.events(None))
    match.play("give sorrow")
    assert of_kind(match.events(None, before), "ticket-given") == [{"tone": "sorrow", "seat": 1}]
    assert bot_of(match)["hand"] == {**tones(1, 1, 2), "unknown": 0}


def test_ov_10_11_without_a_ticket_to_give_it_cannot_attend() -> None:
    match = alone(
        decision="solo-perform-inspire", now={}, person={"inspiration": tones(joy=2), "hand": tones(9, 9, 9)},
        rows={"chamber": ["joy-piano-2", *CHAMBER[:4]]},
    )  # fmt: skip
    events = match.play("perform joy-piano-2")
    assert "shut-out" in kinds(events)
    assert bot_of(match)["inspiration"] == tones()


# OV-10.12

BOT = {
    "music": ["joy-piano-1", "passion-piano-3", "sorrow-opera-concert"],  # 4 + 6 + 8
    # Four cards above its board, whose stars do not count; and two Legacy Patrons: +2 for each of two, -1s ignored.
    "helpers": [
        "inspiration-then-joy", "perform-then-joy", "fortune-spare-1", "financier-then-joy", "loves-joy",
        "loves-passion-not-piano",
    ],
    "maestro": ["maestro-concerts", "maestro-peak"],  # 5 + 2
    "hand": tones(2, 2, 1),
    "tokens": 3,
    "inspiration": tones(9, 9, 9),
}  # fmt: skip


@pytest.mark.parametrize(
    ("level", "cards", "tickets", "tokens"), [("easy", 4, 2, 3), ("normal", 8, 5, 6), ("hard", 12, 10, 6)]
)
def test_ov_10_12_the_bots_points(level: str, cards: int, tickets: int, tokens: int) -> None:
    match = alone(level=level, bot=BOT, maestro=[*FAR[:2], None, None])
    assert points(match, 1) == {
        "music": 18, "cards": cards, "legacy": 4, "maestro": 7, "tickets": tickets, "tokens": tokens,
    }  # fmt: skip
    assert match.scores()[1] == 29 + cards + tickets + tokens
    assert {row["clause"] for row in match.breakdown()[1]} == {"OV-10.12"}


def test_ov_10_12_the_persons_points_are_as_ever() -> None:
    match = alone(
        level="hard", maestro=[*FAR[:3], None],
        person={
            "music": ["passion-piano-3"],
            "helpers": ["fortune-spare-1", "financier-then-joy", "loves-passion-not-piano"],
            "maestro": ["maestro-peak"], "hand": tones(3), "tokens": 5,
        },
    )  # fmt: skip
    assert points(match, 0) == {
        "music": 6, "fortune": 2, "financiers": 2, "legacy": 1, "maestro": 2, "tickets": 1,
    }  # fmt: skip


def test_ov_10_12_its_ignored_minus_points_do_not_keep_it_from_a_task() -> None:
    # +4 and -2 on two passionate pieces for the piano: the task asks for 4.
    bot = {"helpers": ["loves-passion-not-piano"], "music": ["passion-piano-1", "passion-piano-2"]}
    column = ["maestro-patron-lp", *FAR[:3]]
    match, _ = bot_turn(bot=bot, maestro=column)
    assert bot_of(match)["maestro"] == ["maestro-patron-lp"]
    match = alone(person=bot, maestro=column, now={})
    match.play_all(["inspire joy joy", "end-turn"])
    assert seat_of(match, 0)["maestro"] == []


def finished(person: Row, bot: Row) -> Match:
    """A solo match that is over."""
    return alone(person=person, bot=bot, now={}, phase="over", to_move=None, ending="maestro")


def test_ov_10_12_the_person_must_score_more() -> None:
    person: Row = {"music": ["joy-piano-2", "sorrow-piano-2"], "inspiration": tones(9)}  # 10
    less = finished(person, {"music": ["joy-opera-concert"]})
    assert (less.scores(), less.winners) == ([10, 8], [0])
    tied = finished(person, {"music": ["joy-opera-concert"], "tokens": 1})
    assert (tied.scores(), tied.winners) == ([10, 10], [1])
    more = finished(person, {"music": ["joy-opera-concert"], "tokens": 2})
    assert (more.scores(), more.winners) == ([10, 12], [1])


def test_ov_10_12_two_maestro_cards_left_after_the_bots_turn_leave_the_person_one() -> None:
    match, events = bot_turn(
        bot={"inspiration": tones(5)}, person={"maestro": ["maestro-types"]}, maestro=["maestro-peak", *FAR[:2], None]
    )
    assert of_kind(events, "last-round") == [{"reason": "maestro"}]
    assert match.to_move == 0
    match.play_all(["inspire joy joy", "end-turn"])
    assert match.end_reason == "maestro"


def test_ov_10_12_two_left_after_the_persons_turn_end_the_match_at_once() -> None:
    match = alone(
        person={"maestro": ["maestro-types"]}, maestro=["maestro-peak", *FAR[:2], None],
        now={"station": "inspiration", "open": True, "met": ["maestro-peak"]},
    )  # fmt: skip
    match.play("end-turn")
    assert match.is_over
    assert match.end_reason == "maestro"
    assert "bot-revealed" not in kinds(match.events())


def test_ov_10_12_the_limit_of_rounds_ends_a_solo_match_too() -> None:
    match = alone(box=plain_box(3), round=3)
    match.play("end-turn")
    assert match.end_reason == "round-limit"
    match = alone(box=plain_box(3), round=2)
    match.play("end-turn")
    assert match.end_reason is None


# OV-10.13


def test_ov_10_13_the_module_is_off_unless_asked_for() -> None:
    match = partita.new("ovation", players=1, seed=1)
    assert match.options["magnum_opus"] is False
    assert [seat["magnum"] for seat in match.position()["seats"]] == [None, None]


def test_ov_10_13_it_is_the_persons_alone() -> None:
    match = partita.new("ovation", players=1, seed=1, options={"magnum_opus": True, "composers": ["haydn", "mozart"]})
    assert match.to_move == 0
    assert len(match.legal()) == 3
    opus = match.legal()[0].removeprefix("keep ")
    match.play(f"keep {opus}")
    assert [seat["magnum"] for seat in match.position()["seats"]] == [opus, None]
    assert "bot-revealed" in kinds(match.events())


def test_ov_10_13_performing_it_ends_nothing() -> None:
    match = alone(
        options={"magnum_opus": True}, now={},
        person={
            "composer": "haydn", "magnum": "haydn-opus-1", "music": ["joy-piano-1", "joy-piano-2"],
            "inspiration": tones(joy=2),
        },
    )  # fmt: skip
    match.play_all(["perform haydn-opus-1", "end-turn"])
    assert seat_of(match, 0)["magnum"] == "haydn-opus-1"
    assert "last-round" not in kinds(match.events())
    assert not match.is_over
    assert points(match, 0)["music"] == 21  # 4 + 5 + 12


def test_ov_10_plain_cards_are_what_these_tests_take_them_for() -> None:
    rows = plain_box().rows
    assert {row["bonus"] for row in rows["fortune"].values()} == set(BONUSES)
    assert rows["chamber"]["joy-piano-2"]["cost"] == tones(joy=2)
