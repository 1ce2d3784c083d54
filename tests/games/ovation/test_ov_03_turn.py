"""OV-3: a turn, from the choice of the main action to the end of attendance."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.games.ovation.positions import (
    ENOUGH,
    NOTHING,
    ROWS,
    TONES,
    TRACK,
    bystander,
    composer,
    cost_of,
    costs,
    does,
    find,
    hand,
    hiding,
    kinds,
    less,
    moves,
    now,
    of,
    of_kind,
    phase,
    price_of,
    refused,
    retuned,
    row,
    row_of,
    seat,
    settle,
    showing,
    shows,
    start,
    task,
    tones,
)

from partita.core.match import Match

INSPIRES = [
    "inspire passion passion",
    "inspire passion joy",
    "inspire passion sorrow",
    "inspire joy joy",
    "inspire joy sorrow",
    "inspire sorrow sorrow",
]
ALL_TICKETS = (9, 9, 9)


# OV-3.1: the main action.


def test_ov_3_1_one_of_four_actions_is_chosen() -> None:
    m = start(
        seat("haydn", (5, 5, 5)),
        chamber=[find("chamber")],
        concert=[find("concert")],
        fortune=[find("fortune")],
        patron=[find("patron")],
    )
    assert kinds(m) == {"inspire", "fortune", "patron", "perform", "artist"}


@pytest.mark.parametrize("action", ["inspire joy joy", "fortune", "patron", "perform"])
def test_ov_3_1_there_is_one_main_action_and_then_the_turn_may_end(action: str) -> None:
    fortunes = [find("fortune")]
    fortunes.append(find("fortune", but=fortunes))
    patrons = [find("patron")]
    patrons.append(find("patron", but=patrons))
    pieces = [find("chamber")]
    pieces.append(find("chamber", but=pieces))
    m = start(seat("haydn", ENOUGH), chamber=pieces, fortune=fortunes, patron=patrons)
    refused(m, "end-turn", "main-action-first", "OV-3.1")
    first = {"fortune": fortunes[0], "patron": patrons[0], "perform": pieces[0]}.get(action)
    does(m, f"{action} {first}" if first else action)
    for move in ("inspire joy joy", f"fortune {fortunes[1]}", f"patron {patrons[1]}", f"perform {pieces[1]}"):
        refused(m, move, "main-action-done", "OV-3.1")
    assert "end-turn" in m.legal()


def test_ov_3_1_the_action_of_the_last_turn_may_be_chosen_again() -> None:
    m = start(seat(), seat())
    for _ in range(3):
        does(m, "inspire passion joy", "end-turn", "inspire joy sorrow", "end-turn")
    assert m.position()["round"] == 4


def test_ov_3_1_an_action_that_cannot_be_completed_cannot_be_chosen() -> None:
    dear = find("fortune", lambda fortune: fortune["cost"] >= 2)
    m = start(seat("haydn", (0, 1, 0)), fortune=[dear], chamber=[find("chamber")])
    assert kinds(m) == {"inspire", "artist"}


def test_ov_3_1_seek_inspiration_is_always_possible_so_nobody_passes() -> None:
    m = start(seat(None, ENOUGH, tokens=0), seat(None, NOTHING, tokens=0))
    assert m.legal() == INSPIRES
    does(m, "inspire joy joy", "end-turn")
    assert m.legal() == INSPIRES
    refused(m, "end-turn", "main-action-first", "OV-3.1")


def test_ov_3_1_the_turn_is_ended_by_the_player_even_when_nothing_else_is_left() -> None:
    m = start(seat(tokens=0))
    m.play("inspire joy joy")
    assert m.legal() == ["end-turn"]
    assert m.to_move == 0
    m.play("end-turn")
    assert m.to_move == 1


# OV-3.2: Seek Inspiration.


@pytest.mark.parametrize("move", INSPIRES)
def test_ov_3_2_one_tone_by_two_or_two_tones_by_one(move: str) -> None:
    m = start(seat(None, (1, 2, 3)))
    assert moves(m, "inspire") == INSPIRES
    events = m.play(move)
    raised = [move.split().count(tone) for tone in TONES]
    assert tones(m, 0) == (1 + raised[0], 2 + raised[1], 3 + raised[2])
    assert [event.args for event in of_kind(events, "inspired")] == [dict(zip(TONES, raised, strict=True))]


def test_ov_3_2_a_tone_at_the_end_may_be_chosen_and_the_excess_is_lost() -> None:
    m = start(seat(None, (TRACK, TRACK - 1, 4)))
    assert moves(m, "inspire") == INSPIRES
    one = m.copy()
    assert len(of_kind(one.play("inspire passion passion"), "lost")) == 2
    assert tones(one, 0) == (TRACK, TRACK - 1, 4)
    one = m.copy()
    assert len(of_kind(one.play("inspire joy joy"), "lost")) == 1
    assert tones(one, 0) == (TRACK, TRACK, 4)
    m.play("inspire passion sorrow")
    assert tones(m, 0) == (TRACK, TRACK - 1, 5)


# OV-3.3: Seek Fortune, and payments in any tones.


def payments(m: Match, move: str) -> set[tuple[str, ...]]:
    """All the ways in which a card may be paid, as what is asked for: the moves after the one that names it."""
    found = set()
    after = m.copy()
    after.play(move)
    if phase(after) != "pay":
        return {()}
    for part in after.legal():
        found |= {(part, *rest) for rest in payments(after, part)}
    return found


def test_ov_3_3_the_cost_is_paid_with_any_mix_of_tones() -> None:
    card = find("fortune", cost=2)
    m = start(seat(None, (2, 2, 2)), fortune=[card])
    paid = set()
    for parts in payments(m, f"fortune {card}"):
        after = m.copy()
        after.play_all([f"fortune {card}", *parts])
        paid.add(tuple(2 - left for left in tones(after, 0)))
        assert of(after, 0)["helpers"] == [card]
    assert paid == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


def test_ov_3_3_each_mix_is_paid_in_one_order_only() -> None:
    card = find("fortune", lambda fortune: fortune["cost"] >= 3)
    m = start(seat(None, (3, 3, 3)), fortune=[card])
    ways = payments(m, f"fortune {card}")
    price = price_of(card)
    assert len(ways) == sum(
        1 for passion in range(4) for joy in range(4) for sorrow in range(4) if passion + joy + sorrow == price
    )
    order = [f"pay {tone}" for tone in TONES]
    assert all(order.index(first) <= order.index(second) for way in ways for first, second in pairwise(way))


def test_ov_3_3_parts_of_a_payment_without_a_choice_are_not_asked() -> None:
    card = find("fortune", cost=2)
    for held in ((2, 0, 0), (0, 5, 0), (1, 1, 0), (0, 1, 1)):
        m = start(seat(None, held), fortune=[card])
        events = m.play(f"fortune {card}")
        assert phase(m) == "ready"
        paid = [event.args for event in of_kind(events, "paid")]
        assert [sum(part[tone] for part in paid) for tone in TONES] == [
            have - left for have, left in zip(held, tones(m, 0), strict=True)
        ]
        assert sum(tones(m, 0)) == sum(held) - 2


def test_ov_3_3_the_last_part_is_paid_by_itself_when_one_tone_is_left() -> None:
    card = find("fortune", cost=2)
    m = start(seat(None, (1, 0, 5)), fortune=[card])
    m.play(f"fortune {card}")
    assert m.legal() == ["pay passion", "pay sorrow"]
    m.play("pay passion")
    assert tones(m, 0) == (0, 0, 4)
    assert phase(m) == "ready"


def test_ov_3_3_refusals_while_paying() -> None:
    card = find("fortune", cost=3)
    m = start(seat(None, (2, 0, 3)), fortune=[card])
    m.play(f"fortune {card}")
    assert m.legal() == ["pay passion", "pay sorrow"]
    refused(m, "pay joy", "tone-not-held", "OV-3.3", have=0, need=1, tone="joy")
    m.play("pay passion")
    m.play("pay passion")
    assert phase(m) == "ready"

    m = start(seat(None, (2, 2, 1)), fortune=[card])
    m.play(f"fortune {card}")
    refused(m, "pay sorrow", "rest-unpayable", "OV-3.3", have=1, need=3, tone="sorrow")
    m.play("pay joy")
    assert phase(m) == "ready"  # joy, and then joy and sorrow: nothing to choose

    m = start(seat(None, (2, 3, 3)), fortune=[card])
    m.play(f"fortune {card}")
    m.play("pay joy")
    assert m.legal() == ["pay joy", "pay sorrow"]
    refused(m, "pay passion", "tone-order", "OV-3.3", tone="joy")


def test_ov_3_3_nothing_to_pay_outside_a_purchase() -> None:
    m = start(seat(None, (2, 2, 2), helpers=[find("fortune", action="seek-inspiration", bonus="seek-inspiration")]))
    refused(m, "pay joy", "nothing-to-pay", "OV-3.3")
    m.play("inspire sorrow sorrow")
    refused(m, "pay joy", "nothing-to-pay", "OV-3.3")
    m.play(moves(m, "use")[0])
    refused(m, "pay joy", "nothing-to-pay", "OV-3.3")


def test_ov_3_3_a_card_must_be_payable_to_be_chosen() -> None:
    card = find("fortune", lambda fortune: fortune["cost"] >= 3)
    price = price_of(card)
    m = start(seat(None, (1, price - 2, 0)), fortune=[card])
    refused(m, f"fortune {card}", "cannot-afford", "OV-3.3", have=price - 1, need=price, helper=card)
    m = start(seat(None, (1, price - 2, 1)), fortune=[card])
    m.play(f"fortune {card}")
    assert tones(m, 0) == NOTHING


def test_ov_3_3_a_card_that_costs_nothing_is_just_taken(tmp_path: Path) -> None:
    m = start(seat(None, NOTHING), fortune=["the-prodigy"], box=retuned(tmp_path, the_prodigy={"cost": "0"}))
    m.play("fortune the-prodigy")
    assert of(m, 0)["helpers"] == ["the-prodigy"]
    assert now(m)["open"]


@pytest.mark.parametrize("action", ["seek-inspiration", "seek-patronage", "perform"])
def test_ov_3_3_a_fortune_card_is_tucked_under_the_action_it_names(action: str) -> None:
    card = find("fortune", action=action, condition=None)
    patron, piece = find("patron", kind="legacy"), find("chamber")
    m = start(seat("haydn", ENOUGH, tokens=2), fortune=[card], patron=[patron], chamber=[piece])
    events = m.play(f"fortune {card}")
    settle(m)
    events = [*events, *m.events(0)]
    assert of_kind(events, "fortune-bought")[-1].args == {"helper": card, "station": action.removeprefix("seek-")}
    refused(m, f"use {card}", "other-station", "OV-5.3", station=action.removeprefix("seek-"))
    other = {"seek-inspiration": "inspire joy joy", "seek-patronage": f"patron {patron}", "perform": f"perform {piece}"}
    m = start(seat("haydn", ENOUGH, tokens=2, helpers=[card]), patron=[patron], chamber=[piece],
              fortune=[find("fortune", but=[card])])  # fmt: skip
    does(m, other[action])
    assert f"use {card}" in m.legal()


def test_ov_3_3_the_card_leaves_a_gap_until_the_end_of_the_turn() -> None:
    first, second = find("fortune"), find("fortune", but=[find("fortune")])
    m = start(seat(None, ENOUGH), fortune=[first, second])
    does(m, f"fortune {first}")
    assert row(m, "fortune") == [None, second, None, None, None]
    m.play("end-turn")
    assert None not in row(m, "fortune")
    assert row(m, "fortune")[1] == second


def test_ov_3_3_of_equal_copies_the_leftmost_is_taken_and_both_may_be_owned() -> None:
    card = find("fortune", lambda fortune: fortune["copies"] >= 2)
    other = find("fortune", but=[card])
    m = start(seat(None, ENOUGH), seat(), fortune=[other, card, None, card])
    assert moves(m, "fortune").count(f"fortune {card}") == 1
    does(m, f"fortune {card}")
    assert row(m, "fortune") == [other, None, None, card, None]
    does(m, "end-turn", "inspire joy joy", "end-turn", f"fortune {card}")
    assert of(m, 0)["helpers"] == [card, card]
    assert row(m, "fortune")[3] is None


# OV-3.4: Seek Patronage.


def test_ov_3_4_a_patron_is_paid_like_a_fortune_card() -> None:
    patron = find("patron", lambda card: card["cost"] >= 3)
    price = price_of(patron)
    m = start(seat(None, (1, 1, price - 3)), patron=[patron])
    refused(m, f"patron {patron}", "cannot-afford", "OV-3.4", have=price - 1, need=price, helper=patron)
    m = start(seat(None, (1, 1, price)), patron=[patron])
    m.play(f"patron {patron}")
    assert kinds(m) == {"pay"}
    m.play_all(["pay passion", "pay joy"])  # the rest can be paid in one way only
    assert tones(m, 0) == (0, 0, 2)
    assert of(m, 0)["helpers"] == [patron]


@pytest.mark.parametrize(("deck", "clause"), [("fortune", "OV-3.3"), ("patron", "OV-3.4")])
def test_ov_3_4_each_part_of_a_payment_names_the_clause_of_its_purchase(deck: str, clause: str) -> None:
    card = find(deck, lambda row: row["cost"] >= 3)
    price = price_of(card)
    m = start(seat(None, (1, 1, price)), rows={deck: [card]})
    for move in (f"{deck} {card}", "pay passion", "pay joy"):
        m.play(move)
    paid = of_kind(m.events(0), "paid")
    assert [event.clause for event in paid] == [clause] * price
    m = start(seat(None, (price, 0, 0)), rows={deck: [card]})
    assert {event.clause for event in of_kind(m.play(f"{deck} {card}"), "paid")} == {clause}


def test_ov_3_4_a_financier_goes_under_seek_fortune_a_legacy_patron_left_of_the_board() -> None:
    """The first can be used after Seek Fortune, the second never; neither after Seek Patronage."""
    financier, legacy = find("patron", kind="financier", bonus="joy"), find("patron", kind="legacy")
    fortune = find("fortune")
    m = start(seat(None, ENOUGH), patron=[financier])
    events = m.play(f"patron {financier}")
    settle(m)
    assert of_kind([*events, *m.events(0)], "patron-bought")[-1].args == {"helper": financier}
    refused(m, f"use {financier}", "other-station", "OV-5.3", station="fortune")
    m = start(seat(None, ENOUGH, helpers=[financier, legacy]), fortune=[fortune])
    does(m, f"fortune {fortune}")
    assert moves(m, "use") == [f"use {financier}"]
    refused(m, f"use {legacy}", "no-bonus", "OV-1.4")


def test_ov_3_4_a_legacy_patron_scores_and_a_financier_shows_its_stars() -> None:
    legacy = find("patron", lambda card: card["kind"] == "legacy" and not card.get("dislikes"))
    piece = find("chamber", lambda card: bool({*card["tones"], *card["types"]} & set(row_of(legacy)["loves"])))
    financier = find("patron", kind="financier")
    m = start(seat(None, helpers=[legacy, financier], music=[piece]))
    points = {part["source"]: part["points"] for part in m.breakdown()[0]}
    assert points["legacy"] == 2
    assert points["financiers"] == row_of(financier)["lp"]


# OV-3.5: Perform.


def test_ov_3_5_exactly_the_tones_printed_are_paid() -> None:
    piece = find("chamber", lambda card: costs(card, "passion", "sorrow"))
    m = start(seat(bystander(piece), ENOUGH), chamber=[piece])
    events = m.play(f"perform {piece}")
    passion, joy, sorrow = cost_of(piece)
    assert tones(m, 0) == (TRACK - passion, TRACK - joy, TRACK - sorrow)
    paid = of_kind(events, "paid")[0]
    assert (paid.clause, paid.args) == ("OV-3.5", {"passion": passion, "joy": joy, "sorrow": sorrow})


@pytest.mark.parametrize("tone", ["passion", "sorrow"])
def test_ov_3_5_no_other_tone_stands_in_for_one_that_lacks(tone: str) -> None:
    piece = find("chamber", lambda card: costs(card, "passion", "sorrow"))
    who, cost = bystander(piece), cost_of(piece)
    need = cost[TONES.index(tone)]
    short = less((cost[0], TRACK, cost[2]), tone)
    m = start(seat(who, short), chamber=[piece])
    refused(m, f"perform {piece}", "cannot-afford-tone", "OV-3.5", have=need - 1, need=need, tone=tone)
    m = start(seat(who, cost), chamber=[piece])
    m.play(f"perform {piece}")
    assert tones(m, 0) == NOTHING


def test_ov_3_5_the_card_goes_right_of_the_board_and_leaves_a_gap() -> None:
    first, second = find("chamber"), find("chamber", but=[find("chamber")])
    m = start(seat("haydn", ENOUGH), chamber=[first, second])
    does(m, f"perform {second}")
    assert of(m, 0)["music"] == [second]
    assert row(m, "chamber") == [first, None, None, None, None]
    refused(m, f"perform {second}", "main-action-done", "OV-3.1")
    does(m, "end-turn", "inspire joy joy", "end-turn")
    refused(m, f"perform {second}", "already-performed", "OV-3.5")


def test_ov_3_5_a_prerequisite_tone_or_type_is_met_by_music_performed_earlier() -> None:
    for concert in (
        find("concert", lambda card: card["needs"][0] in TONES),
        find("concert", lambda card: card["needs"][0] not in TONES),
    ):
        (need,) = row_of(concert)["needs"]
        fits = find("chamber", showing(need))
        other = find("chamber", hiding(need))
        m = start(seat("haydn", ENOUGH, music=[other]), concert=[concert])
        refused(m, f"perform {concert}", "prerequisite", "OV-3.5", have=0, need=1, symbol=need)
        m = start(seat("haydn", ENOUGH), seat(None, ENOUGH, music=[fits]), concert=[concert])
        refused(m, f"perform {concert}", "prerequisite", "OV-3.5", have=0, need=1, symbol=need)
        m = start(seat("haydn", ENOUGH, music=[other, fits]), concert=[concert])
        does(m, f"perform {concert}", *(["discount joy"] if phase(m) == "discount" else []))
        assert concert in of(m, 0)["music"]


def test_ov_3_5_the_card_itself_is_no_prerequisite() -> None:
    own = find("concert", lambda card: card["needs"][0] in {*card["tones"], *card["types"]})
    (need,) = row_of(own)["needs"]
    m = start(seat("haydn", ENOUGH), concert=[own])
    refused(m, f"perform {own}", "prerequisite", "OV-3.5", have=0, need=1, symbol=need)


def test_ov_3_5_a_prerequisite_may_be_concert_music_and_is_not_used_up() -> None:
    first = find("concert", lambda card: "strings" in card["types"])
    second = find("concert", needs=["strings"], but=[first])
    third = find("concert", needs=["strings"], but=[first, second])
    m = start(seat("mozart", ENOUGH, music=[first]), concert=[second, third])
    for piece in (second, third):
        assert f"perform {piece}" in m.legal()
    m = start(seat("mozart", ENOUGH, music=[first, second]), concert=[third])
    assert f"perform {third}" in m.legal()


def test_ov_3_5_a_magnum_opus_is_a_prerequisite_too() -> None:
    opus = find("magnum", lambda card: "opera" in card["types"])
    who = row_of(opus)["composer"]
    concert = find("concert", lambda card: card["needs"][0] in row_of(opus)["tones"])
    m = start(seat(who, ENOUGH, music=[opus]), concert=[concert], options={"magnum_opus": True})
    assert f"perform {concert}" in m.legal()


def test_ov_3_5_music_performed_earlier_in_the_same_turn_counts() -> None:
    encore = find("fortune", action="perform", bonus="perform")
    condition = row_of(encore)["condition"]
    first = find("chamber", lambda card: condition in {*card["tones"], *card["types"]} and "strings" in card["types"])
    second = find("concert", needs=["strings"])
    m = start(seat(bystander(first), ENOUGH, helpers=[encore]), chamber=[first], concert=[second])
    refused(m, f"perform {second}", "prerequisite", "OV-3.5", have=0, need=1, symbol="strings")
    does(m, f"perform {first}", f"use {encore}", f"perform {second}")
    assert set(of(m, 0)["music"]) == {first, second}


def test_ov_3_5_a_music_token_is_gained_and_usable_at_once() -> None:
    card = find("fortune", action="perform", condition=None, bonus="sorrow")
    piece = find("chamber")
    m = start(seat(bystander(piece), ENOUGH, tokens=0, helpers=[card]), chamber=[piece])
    events = m.play(f"perform {piece}")
    assert len(of_kind(events, "token-gained")) == 1
    settle(m)
    assert of(m, 0)["tokens"] == 1
    m.play(f"use {card}")
    refused(m, "artist chamber", "no-token", "OV-5.1", have=0, need=1)


def magnum_match() -> tuple[Match, str, str]:
    """Two seats that could each perform a Magnum Opus of its own; those are the second and the third thing returned."""
    own = find("magnum", composer="mozart")
    other = find("magnum", composer="schubert")
    needs = [*row_of(own)["needs"], *row_of(other)["needs"]]
    music: list[str] = []
    for need in [*needs, *needs]:
        music.append(
            next(
                card
                for deck in ("chamber", "concert")
                for card in ROWS[deck]
                if card not in music and need in shows(card)
            )
        )
    half = len(music) // 2
    m = start(
        seat("mozart", ENOUGH, music=music[:half], magnum=own),
        seat("schubert", ENOUGH, music=music[half:], magnum=other),
        options={"magnum_opus": True},
        maestro=[task("actions"), task("bonuses"), task("stations"), task("column")],
    )
    return m, own, other


def test_ov_3_5_the_own_magnum_opus_may_be_performed_and_nobody_elses() -> None:
    m, own, other = magnum_match()
    refused(m, f"perform {other}", "not-your-magnum", "OV-3.5")
    before = m.view(1)
    assert before["seats"][0]["magnum"] == "unknown"
    does(m, f"perform {own}")
    assert own in of(m, 0)["music"]
    assert of(m, 0)["tokens"] == 2
    refused(m, f"perform {own}", "main-action-done", "OV-3.1")


def test_ov_3_5_a_performed_magnum_opus_is_public_and_leaves_no_gap() -> None:
    m, own, other = magnum_match()
    rows = m.position()["rows"]
    does(m, f"perform {own}")
    assert m.position()["rows"] == rows
    assert m.view(1)["seats"][0]["magnum"] == own
    assert m.view(None)["seats"][0]["magnum"] == own
    assert m.view(0)["seats"][1]["magnum"] == "unknown"
    does(m, "end-turn", f"perform {other}", "end-turn")
    if m.to_move is not None:
        refused(m, f"perform {own}", "already-performed", "OV-3.5")


def test_ov_3_5_perform_is_complete_after_attendance() -> None:
    piece = find("chamber")
    m = start(seat(bystander(piece), ENOUGH, helpers=[find("fortune", action="perform", condition=None)]),
              chamber=[piece])  # fmt: skip
    m.play(f"perform {piece}")
    assert not now(m)["open"]
    assert now(m)["actions_done"] == 0
    m.play("decline")
    assert now(m)["open"]
    assert now(m)["actions_done"] == 1
    assert moves(m, "use")


# OV-3.6: attendance.


def performed(players: int, turn: int = 0, piece: str = "string-quartet", **parts: Any) -> Match:
    """A match in which the seat of this number has just performed a piece that its composer makes no cheaper."""
    seats = [seat(None, (4, 4, 4)) for _ in range(players)]
    for number, more in parts.pop("seats", {}).items():
        seats[number] |= more
    seats[turn] |= {"composer": bystander(piece), "inspiration": dict(zip(TONES, ENOUGH, strict=True))}
    deck = "chamber" if piece in ROWS["chamber"] else "concert"
    m = start(*seats, turn=turn, rows={deck: [piece]}, **parts)
    m.play(f"perform {piece}")
    return m


@pytest.mark.parametrize(
    ("players", "turn", "asked"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [1, 2]), (3, 1, [2, 0]), (3, 2, [0, 1]), (4, 0, [1, 3]), (4, 2, [3, 1])],
)
@pytest.mark.parametrize("answer", ["attend", "decline"])
def test_ov_3_6_the_left_neighbour_is_asked_before_the_right(
    players: int, turn: int, asked: list[int], answer: str
) -> None:
    m = performed(players, turn)
    for number in asked:
        assert m.to_move == number
        assert m.legal() == ["attend", "decline"]
        m.play(answer)
    assert m.to_move == turn
    assert phase(m) == "ready"


def test_ov_3_6_with_two_players_the_one_neighbour_is_asked_once() -> None:
    m = performed(2)
    m.play("attend")
    assert m.to_move == 0
    assert sum(hand(m, 0)) == 1


def test_ov_3_6_an_attendee_gains_one_of_each_tone_on_the_card_and_not_of_its_cost() -> None:
    piece = find("chamber", lambda card: set(card["tones"]) != {tone for tone in TONES if card["cost"][tone]})
    m = performed(2, piece=piece)
    before = tones(m, 1)
    events = m.play("attend")
    shown = [int(tone in row_of(piece)["tones"]) for tone in TONES]
    assert tones(m, 1) == tuple(have + more for have, more in zip(before, shown, strict=True))
    assert of_kind(events, "attended")[0].args == {"music": piece, **dict(zip(TONES, shown, strict=True))}
    assert of(m, 1)["tokens"] == 1


def test_ov_3_6_a_card_with_two_tones_gives_one_of_each() -> None:
    piece = find("chamber", tones=["passion", "sorrow"])
    m = performed(2, piece=piece)
    m.play("attend")
    assert tones(m, 1) == (5, 4, 5)


def test_ov_3_6_who_declines_gains_nothing_and_gives_nothing() -> None:
    m = performed(3)
    before = m.position()
    events = m.play("decline")
    m.play("decline")
    assert of_kind(events, "declined")[0].args == {"music": "string-quartet"}
    after = m.position()
    assert after["tickets"] == before["tickets"]
    assert [after["seats"][n] for n in (1, 2)] == [before["seats"][n] for n in (1, 2)]
    assert hand(m, 0) == NOTHING


def test_ov_3_6_attending_at_the_end_of_the_track_gains_nothing_but_a_ticket_for_the_performer() -> None:
    m = performed(2, seats={1: {"inspiration": dict(zip(TONES, ENOUGH, strict=True))}})
    events = m.play("attend")
    assert of_kind(events, "lost")[0].seat == 1
    assert tones(m, 1) == ENOUGH
    assert sum(hand(m, 0)) == 1


def test_ov_3_6_the_ticket_is_drawn_from_the_top_and_seen_by_the_performer_only() -> None:
    m = performed(3, tickets={"order": ["sorrow", "joy"]})
    events = m.play("attend")
    assert [event.kind for event in events] == ["attended", None]  # as the attendee sees them
    assert hand(m, 0) == (0, 0, 1)
    drawn = m.events(0)[-1]
    assert (drawn.kind, drawn.seat, drawn.args) == ("ticket-drawn", 0, {"tone": "sorrow"})
    for watcher in (1, 2, None):
        assert m.events(watcher)[-1].kind is None
        assert m.events(watcher)[-1].number == drawn.number
    m.play("attend")
    assert hand(m, 0) == (0, 1, 1)


def test_ov_3_6_tones_in_hand_are_private_and_their_number_public() -> None:
    m = start(seat(None, hand=(2, 1, 0)), seat(None, hand=(0, 3, 1)))
    assert m.view(0)["seats"][0]["hand"] == {"passion": 2, "joy": 1, "sorrow": 0, "unknown": 0}
    assert m.view(0)["seats"][1]["hand"] == {"passion": 0, "joy": 0, "sorrow": 0, "unknown": 4}
    assert m.view(1)["seats"][0]["hand"] == {"passion": 0, "joy": 0, "sorrow": 0, "unknown": 3}
    assert [place["hand"]["unknown"] for place in m.view(None)["seats"]] == [3, 4]
    other = start(seat(None, hand=(0, 1, 2)), seat(None, hand=(0, 3, 1)))
    assert other.view(1) == m.view(1)


def test_ov_3_6_there_is_no_hand_limit() -> None:
    m = performed(2, seats={0: {"hand": {"passion": 9, "joy": 9, "sorrow": 8}}})
    m.play("attend")
    assert hand(m, 0) == ALL_TICKETS


def test_ov_3_6_nothing_but_an_answer_is_possible_and_only_when_asked() -> None:
    m = performed(3, seats={1: {"hand": {"joy": 2}, "tokens": 2}})
    for move in (
        "inspire joy joy", "exchange joy", "artist chamber", "end-turn", "pay joy", "discount joy", "give joy",
        "use the-prodigy", f"maestro {task('concerts')}", f"keep {find('magnum')}", "fortune the-prodigy",
    ):  # fmt: skip
        refused(m, move, "attendance-first", "OV-3.6")
    m.play_all(["decline", "decline"])
    for move in ("attend", "decline"):
        refused(m, move, "no-invitation", "OV-3.6")


def test_ov_3_6_no_invitation_while_a_bonus_action_is_due() -> None:
    card = find("fortune", action="seek-inspiration", bonus="seek-inspiration")
    m = start(seat(None, helpers=[card]))
    does(m, "inspire sorrow sorrow", f"use {card}")
    assert phase(m) == "act"
    refused(m, "attend", "no-invitation", "OV-3.6")


# OV-3.7: when no Ticket is left to draw.


def test_ov_3_7_an_empty_deck_is_made_anew_of_the_discards() -> None:
    m = performed(2, seats={0: {"hand": {"passion": 9, "joy": 9, "sorrow": 3}}}, tickets={"discarded": {"sorrow": 6}})
    assert m.view(None)["tickets"]["left"] == 0
    m.play("attend")
    assert [event.args for event in of_kind(m.events(), "tickets-remade")] == [{"count": 6}]
    assert m.position()["tickets"] == {
        "left": 5, "order": ["sorrow"] * 5, "discarded": {"passion": 0, "joy": 0, "sorrow": 0},
    }  # fmt: skip
    assert hand(m, 0) == (9, 9, 4)


def test_ov_3_7_the_new_deck_is_shuffled() -> None:
    """Nobody can know the next Ticket from the discards: over seeds each tone comes."""
    first = set()
    for seed in range(30):
        m = performed(2, seats={0: {"hand": {"passion": 8, "joy": 8, "sorrow": 8}}}, seed=seed,
                      tickets={"discarded": {"passion": 1, "joy": 1, "sorrow": 1}})  # fmt: skip
        m.play("attend")
        first.add(hand(m, 0))
    assert first == {(9, 8, 8), (8, 9, 8), (8, 8, 9)}


def test_ov_3_7_tickets_discarded_just_now_are_drawn_again() -> None:
    m = start(
        seat(bystander("string-quartet"), (1, 9, 1), hand=ALL_TICKETS),
        seat(),
        chamber=["string-quartet"],
    )
    m.play("exchange joy")
    m.play("perform string-quartet")
    m.play("attend")
    assert hand(m, 0) == (9, 8, 9)
    assert of_kind(m.events(), "tickets-remade")[0].args == {"count": 2}


def test_ov_3_7_the_remade_deck_also_serves_the_second_neighbour_until_it_is_empty() -> None:
    """One discard: the left neighbour's Ticket comes from it, the right one, who has none, is not asked."""
    m = performed(3, seats={0: {"hand": {"passion": 9, "joy": 9, "sorrow": 8}}}, tickets={"discarded": {"sorrow": 1}})
    assert m.to_move == 1
    m.play("attend")
    assert m.to_move == 0
    assert [(event.kind, event.seat) for event in m.events()][-1] == ("shut-out", 2)
    assert hand(m, 0) == ALL_TICKETS


def test_ov_3_7_who_has_no_ticket_to_give_cannot_attend() -> None:
    m = performed(3, seats={0: {"hand": {"passion": 9, "joy": 9, "sorrow": 9}}})
    assert m.to_move == 0
    assert phase(m) == "ready"
    assert [event.seat for event in of_kind(m.events(), "shut-out")] == [1, 2]
    assert tones(m, 1) == tones(m, 2) == (4, 4, 4)


def giving(hand_of_attendee: dict[str, int], players: int = 2) -> Match:
    """The left neighbour attends, and no Ticket can be drawn."""
    rest = {tone: 9 - hand_of_attendee.get(tone, 0) for tone in TONES}
    m = performed(players, seats={0: {"hand": rest}, 1: {"hand": hand_of_attendee}})
    m.play("attend")
    return m


def test_ov_3_7_an_attendee_gives_a_ticket_of_its_own_choice() -> None:
    m = giving({"passion": 2, "sorrow": 1})
    assert m.to_move == 1
    assert m.legal() == ["give passion", "give sorrow"]
    refused(m, "give joy", "ticket-not-held", "OV-3.7", have=0, need=1, tone="joy")
    m.play("give sorrow")
    assert hand(m, 1) == (2, 0, 0)
    assert hand(m, 0) == (7, 9, 9)
    assert tones(m, 1) == (4, 5, 4)
    assert m.to_move == 0


def test_ov_3_7_giving_is_always_asked_and_nothing_else_is_possible() -> None:
    m = giving({"joy": 2})
    assert m.legal() == ["give joy"]
    for move in ("attend", "decline", "exchange joy", "inspire joy joy", "artist concert", "end-turn", "pay joy"):
        refused(m, move, "ticket-first", "OV-3.7")
    m.play("give joy")
    refused(m, "give joy", "no-ticket-owed", "OV-3.7")


def test_ov_3_7_no_ticket_is_owed_while_a_bonus_action_is_due() -> None:
    card = find("fortune", action="seek-inspiration", bonus="seek-inspiration")
    m = start(seat(None, hand=(1, 0, 0), helpers=[card]))
    refused(m, "give passion", "no-ticket-owed", "OV-3.7")
    does(m, "inspire sorrow sorrow", f"use {card}")
    refused(m, "give passion", "no-ticket-owed", "OV-3.7")


def test_ov_3_7_a_given_ticket_is_known_to_both_and_to_nobody_else() -> None:
    m = giving({"passion": 1, "joy": 1}, players=3)
    m.play("give passion")
    number = m.events(0)[-1].number if m.events(0)[-1].kind == "ticket-given" else None
    given = of_kind(m.events(0), "ticket-given")
    assert [(event.seat, event.args) for event in given] == [(1, {"tone": "passion", "seat": 0})]
    assert of_kind(m.events(1), "ticket-given") == given
    for watcher in (2, None):
        assert of_kind(m.events(watcher), "ticket-given") == []
        assert m.events(watcher)[given[0].number].kind is None
    assert number in (None, given[0].number)


def test_ov_3_7_a_neighbour_with_tickets_may_still_stay_away() -> None:
    m = performed(2, seats={0: {"hand": {"passion": 9, "joy": 8, "sorrow": 9}}, 1: {"hand": {"joy": 1}}})
    assert m.legal() == ["attend", "decline"]
    m.play("decline")
    assert hand(m, 1) == (0, 1, 0)


def test_ov_3_7_the_left_neighbour_draws_the_last_ticket_and_the_right_one_gives() -> None:
    m = performed(3, seats={0: {"hand": {"passion": 9, "joy": 8, "sorrow": 8}}, 2: {"hand": {"joy": 1}}})
    m.play("attend")
    assert hand(m, 0) == (9, 8, 9)
    assert m.to_move == 2
    m.play("attend")
    assert m.legal() == ["give joy"]
    m.play("give joy")
    assert hand(m, 0) == ALL_TICKETS


# OV-3.8: attendance on every performance.


def test_ov_3_8_a_performance_reached_by_a_bonus_is_attended_too() -> None:
    encore = find("fortune", action="perform", bonus="perform")
    condition = row_of(encore)["condition"]
    first = find("chamber", showing(condition))
    second = find("chamber", but=[first])
    m = start(seat("haydn", ENOUGH, helpers=[encore]), seat(), seat(), chamber=[first, second])
    m.play(f"perform {first}")
    assert [m.to_move, m.legal()] == [1, ["attend", "decline"]]
    does(m, "attend")
    assert sum(hand(m, 0)) == 1
    m.play(f"use {encore}")
    m.play(f"perform {second}")
    assert [m.to_move, m.legal()] == [1, ["attend", "decline"]]
    m.play("decline")
    assert m.to_move == 2
    m.play("attend")
    assert sum(hand(m, 0)) == 2
    assert of(m, 0)["tokens"] == 3


def test_ov_3_8_concert_music_and_a_magnum_opus_are_attended_too() -> None:
    concert = find("concert")
    (need,) = row_of(concert)["needs"]
    fits = find("chamber", showing(need))
    m = start(seat(bystander(concert), ENOUGH, music=[fits]), concert=[concert])
    m.play(f"perform {concert}")
    assert m.to_move == 1
    m, own, _ = magnum_match()
    m.play(f"perform {own}")
    assert m.to_move == 1
    before = tones(m, 1)
    m.play("attend")
    assert sum(tones(m, 1)) == min(sum(before) + len(row_of(own)["tones"]), sum(ENOUGH))


# OV-3.9: no music token left.


def test_ov_3_9_when_the_supply_is_empty_no_token_is_gained() -> None:
    m = performed(2, seats={0: {"tokens": 5}, 1: {"tokens": 30}})
    assert of(m, 0)["tokens"] == 5
    assert len(of_kind(m.events(), "no-token-left")) == 1
    assert of_kind(m.events(), "token-gained") == []
    assert m.legal() == ["attend", "decline"]


def test_ov_3_9_the_last_token_can_be_gained() -> None:
    m = performed(2, seats={0: {"tokens": 4}, 1: {"tokens": 30}})
    assert of(m, 0)["tokens"] == 5
    assert len(of_kind(m.events(), "token-gained")) == 1


# OV-3.10: when free actions may be taken.


def free(m: Match) -> bool:
    """Whether both free actions can be taken now."""
    return {"exchange joy", "artist concert"} <= set(m.legal())


def test_ov_3_10_free_actions_before_the_main_action_and_after_every_completed_step() -> None:
    card = find("fortune", action="seek-inspiration", bonus="joy", condition=None)
    m = start(seat(None, hand=(0, 4, 0), tokens=3, helpers=[card]))
    assert free(m)
    m.play("exchange joy")
    assert "inspire joy joy" in m.legal()
    m.play("artist chamber")
    m.play("inspire joy joy")
    assert free(m)
    m.play(f"use {card}")
    assert free(m)
    m.play("artist fortune")
    m.play("exchange joy")
    assert m.legal() == ["end-turn"]
    m.play("end-turn")
    assert m.to_move == 1


def test_ov_3_10_free_actions_are_for_ones_own_turn() -> None:
    m = start(seat(), seat(None, hand=(0, 4, 0), tokens=3))
    assert "exchange joy" not in m.legal()
    does(m, "inspire joy joy", "end-turn")
    assert m.to_move == 1
    assert free(m)


def test_ov_3_10_nothing_comes_between_a_card_and_its_payment() -> None:
    card = find("fortune", cost=2)
    m = start(seat(None, (2, 2, 2), hand=(0, 2, 0), tokens=2, helpers=["the-prodigy"]), fortune=[card])
    m.play(f"fortune {card}")
    for move in ("exchange joy", "artist fortune", "inspire joy joy", "end-turn", "use the-prodigy",
                 f"fortune {card}", "discount joy", "attend", "give joy", f"maestro {task('concerts')}",
                 f"keep {find('magnum')}"):  # fmt: skip
        refused(m, move, "pay-first", "OV-3.10")
    settle(m)
    assert free(m)


def test_ov_3_10_nothing_comes_between_a_piece_and_its_discount() -> None:
    piece = find("chamber", lambda card: "strings" in card["types"] and costs(card, "passion", "joy"))
    m = start(seat(composer(on="strings"), ENOUGH, hand=(0, 2, 0)), chamber=[piece])
    m.play(f"perform {piece}")
    for move in ("exchange joy", "artist chamber", "inspire joy joy", "end-turn", "pay joy", "attend", "give joy"):
        refused(m, move, "discount-first", "OV-4.2")


def test_ov_3_10_nothing_comes_between_a_bonus_and_the_action_it_names() -> None:
    card = find("fortune", action="seek-inspiration", bonus="seek-fortune", condition=None)
    bought = find("fortune", but=[card, "the-prodigy"])
    m = start(seat(None, (4, 4, 4), hand=(0, 2, 0), tokens=3, helpers=[card, "the-prodigy"]), fortune=[bought])
    does(m, "inspire joy joy", f"use {card}")
    assert m.legal() == [f"fortune {bought}"]
    for move in ("exchange joy", "artist fortune", "end-turn", "use the-prodigy"):
        refused(m, move, "bonus-action-first", "OV-3.10", station="fortune")
    does(m, f"fortune {bought}")
    assert free(m)


def test_ov_3_10_the_performer_has_no_free_action_during_attendance() -> None:
    m = performed(3, seats={0: {"hand": {"joy": 4}, "tokens": 3}})
    assert m.to_move == 1
    m.play("attend")
    assert m.legal() == ["attend", "decline"]
    m.play("decline")
    assert free(m)
