"""OV-5: bonuses, their conditions, and chains of actions."""

from typing import Any

import pytest
from tests.games.ovation.positions import (
    ENOUGH,
    NOTHING,
    ROWS,
    TONES,
    TRACK,
    bystander,
    does,
    find,
    hiding,
    kinds,
    moves,
    now,
    of,
    of_kind,
    phase,
    price_of,
    refused,
    row_of,
    seat,
    settle,
    showing,
    start,
    tones,
)

BONUS_ACTIONS = {"seek-inspiration": "inspire joy joy", "seek-fortune": "fortune", "seek-patronage": "patron"}
JOY_AT_INSPIRATION = find("fortune", action="seek-inspiration", bonus="joy", condition=None)
INSPIRE_AGAIN = find("fortune", action="seek-inspiration", bonus="seek-inspiration")
ENCORE = find("fortune", action="perform", bonus="perform")


def condition_of(card: str) -> str:
    return str(row_of(card)["condition"])


def inspire_to_use(*cards: str) -> str:
    """A Seek Inspiration that raises what one or two cards ask for, or Joy."""
    wanted = [tone for tone in TONES if tone in {row_of(card)["condition"] for card in cards}] or ["joy"]
    return " ".join(["inspire", *(wanted * 2)[:2]])


# OV-5.1: activating cards.


def test_ov_5_1_cards_of_the_completed_action_may_be_activated() -> None:
    m = start(seat(helpers=[JOY_AT_INSPIRATION]))
    refused(m, f"use {JOY_AT_INSPIRATION}", "no-action-yet", "OV-5.1")
    m.play("inspire passion passion")
    events = m.play(f"use {JOY_AT_INSPIRATION}")
    assert tones(m, 0) == (3, 2, 1)
    assert [event.kind for event in events] == ["activated", "bonus-gained"]
    assert events[0].args == {"helper": JOY_AT_INSPIRATION}
    assert now(m)["used"] == [JOY_AT_INSPIRATION]
    assert now(m)["tokens_used"] == 1
    assert of(m, 0)["tokens"] == 1


def test_ov_5_1_activating_is_optional() -> None:
    m = start(seat(tokens=3, helpers=[JOY_AT_INSPIRATION, "the-prodigy"]))
    m.play("inspire joy joy")
    assert len(moves(m, "use")) == 2
    m.play("end-turn")
    assert m.to_move == 1


def test_ov_5_1_only_ones_own_cards() -> None:
    m = start(seat(helpers=["the-prodigy"]), seat(helpers=[JOY_AT_INSPIRATION]))
    m.play("inspire joy joy")
    refused(m, f"use {JOY_AT_INSPIRATION}", "not-owned", "OV-5.1")
    refused(m, f"use {ENCORE}", "not-owned", "OV-5.1")


def test_ov_5_1_each_card_once_a_turn() -> None:
    m = start(seat(tokens=3, helpers=[JOY_AT_INSPIRATION]))
    m.play("inspire joy joy")
    m.play(f"use {JOY_AT_INSPIRATION}")
    refused(m, f"use {JOY_AT_INSPIRATION}", "used-already", "OV-5.1")


def test_ov_5_1_each_token_once_a_turn() -> None:
    m = start(seat(tokens=1, helpers=[JOY_AT_INSPIRATION, "the-prodigy"]))
    m.play("inspire joy joy")
    m.play("use the-prodigy")
    refused(m, f"use {JOY_AT_INSPIRATION}", "no-token", "OV-5.1", have=0, need=1)
    m = start(seat(tokens=0, helpers=["the-prodigy"]))
    m.play("inspire joy joy")
    refused(m, "use the-prodigy", "no-token", "OV-5.1", have=0, need=1)


def test_ov_5_1_each_copy_of_a_card_once_with_a_token_each() -> None:
    card = find("fortune", lambda row: row["copies"] >= 2 and row["bonus"] in TONES)
    tone = condition_of(card)
    m = start(seat(None, (1, 1, 1), tokens=3, helpers=[card, card]))
    m.play(f"inspire {tone} {tone}")
    assert moves(m, "use") == [f"use {card}"]
    m.play(f"use {card}")
    m.play(f"use {card}")
    assert sum(tones(m, 0)) == 3 + 2 + 2
    assert now(m)["used"] == [card, card]
    refused(m, f"use {card}", "used-already", "OV-5.1")


def test_ov_5_1_a_card_bought_this_turn_counts() -> None:
    """Patronage again by a card, and then the Financier bought first: it lies under Seek Fortune by then."""
    to_fortune = find("fortune", action="seek-patronage", bonus="seek-fortune")
    financier = find("patron", kind="financier", bonus="joy")
    bought = find("fortune", but=[to_fortune])
    m = start(seat(None, ENOUGH, tokens=2, helpers=[to_fortune]), patron=[financier], fortune=[bought])
    does(m, f"patron {financier}", f"use {to_fortune}", f"fortune {bought}")
    assert f"use {financier}" in m.legal()


def test_ov_5_1_a_token_gained_this_turn_counts() -> None:
    card = find("fortune", action="perform", condition=None)
    piece = find("chamber")
    m = start(seat(None, ENOUGH, tokens=0, helpers=[card]), chamber=[piece])
    does(m, f"perform {piece}")
    assert f"use {card}" in m.legal()


def test_ov_5_1_a_bonus_at_the_end_of_the_track_is_legal_and_gains_nothing() -> None:
    m = start(seat(None, ENOUGH, helpers=[JOY_AT_INSPIRATION]))
    m.play("inspire passion passion")
    choice = next(choice for choice in m.choices() if choice.move == f"use {JOY_AT_INSPIRATION}")
    assert (choice.reason, choice.wastes) == (None, 1)
    events = m.play(f"use {JOY_AT_INSPIRATION}")
    assert tones(m, 0) == ENOUGH
    assert [event.kind for event in events] == ["activated", "bonus-gained", "lost"]
    assert now(m)["tokens_used"] == 1


def test_ov_5_1_no_card_can_be_activated_in_anothers_turn() -> None:
    piece = find("chamber")
    m = start(
        seat(None, ENOUGH), seat(tokens=2, helpers=[find("fortune", action="perform", condition=None)]), chamber=[piece]
    )
    m.play(f"perform {piece}")
    while phase(m) != "attend":
        m.play(m.legal()[0])
    assert m.to_move == 1
    assert kinds(m) == {"attend", "decline"}


# OV-5.2: conditions.


@pytest.mark.parametrize(
    "card", [card for card, row in ROWS["fortune"].items() if row["action"] == "seek-inspiration" and row["condition"]]
)
def test_ov_5_2_at_seek_inspiration_the_tone_must_have_been_raised(card: str) -> None:
    tone = condition_of(card)
    others = [other for other in TONES if other != tone]
    table: dict[str, Any] = {
        "fortune": [find("fortune", but=[card])], "patron": [find("patron")], "chamber": [find("chamber")]
    }  # fmt: skip
    m = start(seat(None, (5, 5, 5), helpers=[card]), **table)
    for move in (f"inspire {others[0]} {others[0]}", f"inspire {others[0]} {others[1]}"):
        m.play(move)
        refused(m, f"use {card}", "tone-not-raised", "OV-5.2", tone=tone)
        m.undo()
    for other in TONES:
        pair = " ".join(sorted((tone, other), key=TONES.index))
        m.play(f"inspire {pair}")
        assert f"use {card}" in m.legal()
        m.undo()


def test_ov_5_2_a_gain_lost_at_the_end_of_the_track_raised_nothing() -> None:
    m = start(seat(None, (1, TRACK, 1), helpers=["the-prodigy"]))
    for move in ("inspire joy joy", "inspire joy sorrow"):
        m.play(move)
        refused(m, "use the-prodigy", "tone-not-raised", "OV-5.2", tone="joy")
        m.undo()


def test_ov_5_2_one_of_two_steps_raised_is_enough() -> None:
    m = start(seat(None, (1, TRACK - 1, 1), helpers=["the-prodigy"]))
    m.play("inspire joy joy")
    assert "use the-prodigy" in m.legal()


def test_ov_5_2_what_bonuses_and_tickets_raise_does_not_count() -> None:
    m = start(seat(None, hand=(0, 2, 0), tokens=2, helpers=["the-prodigy", JOY_AT_INSPIRATION]))
    m.play("exchange joy")
    m.play("inspire passion passion")
    m.play(f"use {JOY_AT_INSPIRATION}")
    assert tones(m, 0) == (3, 3, 1)
    refused(m, "use the-prodigy", "tone-not-raised", "OV-5.2", tone="joy")


def test_ov_5_2_what_was_paid_away_or_raised_again_since_does_not_matter() -> None:
    m = start(seat(None, (1, TRACK - 1, 1), hand=(0, 2, 0), tokens=2, helpers=["the-prodigy"]))
    m.play("inspire passion joy")
    m.play("exchange joy")
    assert "use the-prodigy" in m.legal()


def test_ov_5_2_only_the_latest_execution_counts() -> None:
    tone = condition_of(INSPIRE_AGAIN)
    m = start(seat(tokens=3, helpers=["the-prodigy", INSPIRE_AGAIN]))
    m.play(inspire_to_use(INSPIRE_AGAIN, "the-prodigy"))
    assert "use the-prodigy" in m.legal()
    m.play(f"use {INSPIRE_AGAIN}")
    other = next(name for name in TONES if name not in ("joy", tone))
    m.play(f"inspire {other} {other}")
    refused(m, "use the-prodigy", "tone-not-raised", "OV-5.2", tone="joy")


@pytest.mark.parametrize(
    "card", [card for card, row in ROWS["fortune"].items() if row["action"] == "perform" and row["condition"]]
)
def test_ov_5_2_at_perform_the_piece_must_show_the_symbol(card: str) -> None:
    symbol = condition_of(card)
    fits, other = find("chamber", showing(symbol)), find("chamber", hiding(symbol))
    more = find("chamber", but=[fits, other])
    table: dict[str, Any] = {"fortune": [find("fortune", but=[card])], "patron": [find("patron")]}
    m = start(seat(bystander(other), ENOUGH, helpers=[card], music=[fits]), chamber=[other, more], **table)
    does(m, f"perform {other}")
    refused(m, f"use {card}", "symbol-not-shown", "OV-5.2", symbol=symbol)
    m = start(seat(bystander(fits), ENOUGH, helpers=[card], music=[other]), chamber=[fits, more], **table)
    does(m, f"perform {fits}")
    assert f"use {card}" in m.legal()


def test_ov_5_2_only_the_piece_performed_last_counts() -> None:
    first_symbol = condition_of(ENCORE)
    card = find("fortune", lambda row: row["action"] == "perform" and row["bonus"] in TONES and bool(row["condition"]))
    symbol = condition_of(card)
    first = find("chamber", lambda row: showing(symbol)(row) and showing(first_symbol)(row))
    second = find("chamber", hiding(symbol))
    m = start(seat(None, ENOUGH, tokens=3, helpers=[ENCORE, card]), chamber=[first, second])
    does(m, f"perform {first}")
    assert f"use {card}" in m.legal()
    does(m, f"use {ENCORE}", f"perform {second}")
    refused(m, f"use {card}", "symbol-not-shown", "OV-5.2", symbol=symbol)


def test_ov_5_2_a_piece_is_forgotten_when_the_next_action_begins() -> None:
    """Whatever is named next, the piece performed before belongs to an action that is left behind."""
    to_fortune = find("fortune", action="perform", bonus="seek-fortune")
    first = find("chamber", lambda row: all(showing(condition_of(card))(row) for card in (ENCORE, to_fortune)))
    second, bought = find("chamber", but=[first]), find("fortune", but=[ENCORE, to_fortune])
    for card, then, piece in ((to_fortune, f"fortune {bought}", None), (ENCORE, f"perform {second}", second)):
        m = start(seat("haydn", ENOUGH, helpers=[card]), chamber=[first, second], fortune=[bought])
        does(m, f"perform {first}")
        assert now(m)["piece"] == first
        m.play(f"use {card}")
        assert now(m)["piece"] is None
        does(m, then)
        assert now(m)["piece"] == piece


# OV-5.3: chains.


@pytest.mark.parametrize("bonus", [*BONUS_ACTIONS, "perform"])
def test_ov_5_3_an_action_bonus_moves_the_composer_token_and_the_action_must_be_completed(bonus: str) -> None:
    card = find("fortune", lambda row: row["bonus"] == bonus and row["condition"] is None)
    station = row_of(card)["action"].removeprefix("seek-")
    piece, second = find("chamber"), find("chamber", but=[find("chamber")])
    fortune, patron = find("fortune", but=[card]), find("patron", kind="legacy")
    first = {"inspiration": "inspire joy joy", "patronage": f"patron {patron}", "perform": f"perform {piece}"}
    then = {"seek-fortune": f"fortune {fortune}", "perform": f"perform {second}", "seek-inspiration": "inspire joy joy",
            "seek-patronage": f"patron {find('patron', but=[patron])}"}[bonus]  # fmt: skip
    m = start(
        seat("haydn", (6, 6, 6), tokens=2, helpers=[card]),
        chamber=[piece, second],
        fortune=[fortune],
        patron=[patron, find("patron", but=[patron])],
    )
    does(m, first[station])
    events = m.play(f"use {card}")
    target = bonus.removeprefix("seek-")
    assert [event.args for event in of_kind(events, "action-opened")] == [{"station": target}]
    assert now(m)["station"] == target
    assert phase(m) == "act"
    assert kinds(m) == {then.split()[0]}
    refused(m, "end-turn", "bonus-action-first", "OV-3.10", station=target)
    other = "inspire joy joy" if bonus != "seek-inspiration" else f"fortune {fortune}"
    refused(m, other, "other-action-named", "OV-5.3", station=target)
    does(m, then)
    assert now(m)["actions_done"] == 2
    assert "end-turn" in m.legal()


def test_ov_5_3_other_kinds_of_purchase_are_refused_while_an_action_is_named() -> None:
    card = find("fortune", action="seek-inspiration", bonus="seek-fortune", condition=None)
    fortune, patron, piece = find("fortune", but=[card]), find("patron"), find("chamber")
    m = start(seat(None, ENOUGH, helpers=[card]), fortune=[fortune], patron=[patron], chamber=[piece])
    does(m, "inspire joy joy", f"use {card}")
    for move in ("inspire joy joy", f"patron {patron}", f"perform {piece}"):
        refused(m, move, "other-action-named", "OV-5.3", station="fortune")


def test_ov_5_3_the_cards_of_the_new_action_are_open_once_it_is_complete_and_the_old_ones_closed() -> None:
    to_fortune = find("fortune", action="seek-inspiration", bonus="seek-fortune", condition=None)
    financier = find("patron", kind="financier", bonus="sorrow")
    bought = find("fortune", but=[to_fortune, JOY_AT_INSPIRATION])
    m = start(seat(None, ENOUGH, tokens=5, helpers=[to_fortune, JOY_AT_INSPIRATION, financier]), fortune=[bought])
    does(m, "inspire joy joy")
    refused(m, f"use {financier}", "other-station", "OV-5.3", station="fortune")
    m.play(f"use {to_fortune}")
    does(m, f"fortune {bought}")
    assert moves(m, "use") == [f"use {financier}"]
    refused(m, f"use {JOY_AT_INSPIRATION}", "other-station", "OV-5.3", station="inspiration")


def test_ov_5_3_back_at_an_action_its_unused_cards_are_open_again_and_its_used_ones_not() -> None:
    """Seek Patronage, by Commission to Seek Inspiration, by an invitation back to Seek Patronage."""
    back = find("fortune", action="seek-inspiration", bonus="seek-patronage")
    away = find("fortune", action="seek-patronage", bonus="seek-inspiration")
    gain = find("fortune", action="seek-patronage", bonus="joy")
    first = find("patron", kind="legacy")
    second = find("patron", kind="legacy", but=[first])
    m = start(seat(None, (6, 6, 6), tokens=5, helpers=[back, away, gain]), patron=[first, second])
    does(m, f"patron {first}", f"use {away}")
    m.play(inspire_to_use(back))
    refused(m, f"use {gain}", "other-station", "OV-5.3", station="patronage")
    does(m, f"use {back}", f"patron {second}")
    assert moves(m, "use") == [f"use {gain}"]
    refused(m, f"use {away}", "used-already", "OV-5.1")


def test_ov_5_3_a_bonus_may_name_its_own_action_which_is_done_again() -> None:
    m = start(seat(None, NOTHING, tokens=3, helpers=[INSPIRE_AGAIN, JOY_AT_INSPIRATION]))
    m.play(inspire_to_use(INSPIRE_AGAIN))
    m.play(f"use {INSPIRE_AGAIN}")
    refused(m, f"use {JOY_AT_INSPIRATION}", "bonus-action-first", "OV-3.10", station="inspiration")
    m.play("inspire joy joy")
    assert now(m)["actions_done"] == 2
    assert sum(tones(m, 0)) == 4
    m.play(f"use {JOY_AT_INSPIRATION}")
    refused(m, f"use {INSPIRE_AGAIN}", "used-already", "OV-5.1")


def test_ov_5_3_inspiration_gains_come_before_the_token_moves_on() -> None:
    to_fortune = find("fortune", action="seek-inspiration", bonus="seek-fortune", condition=None)
    bought = find("fortune", but=[to_fortune, JOY_AT_INSPIRATION])
    price = price_of(bought)
    m = start(seat(None, NOTHING, tokens=2, helpers=[to_fortune, JOY_AT_INSPIRATION]), fortune=[bought])
    m.play("inspire joy joy")
    m.play(f"use {JOY_AT_INSPIRATION}")
    if price <= 3:
        does(m, f"use {to_fortune}", f"fortune {bought}")
        assert sum(tones(m, 0)) == 3 - price


# OV-5.4: actions that cannot be completed are not offered.


@pytest.mark.parametrize("bonus", ["seek-fortune", "seek-patronage", "perform"])
@pytest.mark.parametrize("why", ["nothing there", "too dear"])
def test_ov_5_4_an_action_that_cannot_be_completed_is_not_offered(bonus: str, why: str) -> None:
    card = find("fortune", lambda row: row["action"] == "seek-inspiration" and row["bonus"] == bonus)
    table: dict[str, Any] = {}
    if why == "too dear":
        table["fortune"] = [find("fortune", lambda row: row["cost"] >= 3, but=[card])]
        table["patron"] = [find("patron", lambda row: row["cost"] >= 3)]
        table["chamber"] = [find("chamber", lambda row: sum(row["cost"].values()) >= 4)]
    held = NOTHING if why == "too dear" else (5, 5, 5)
    m = start(seat("haydn", held, helpers=[card]), **table)
    m.play(inspire_to_use(card))
    refused(m, f"use {card}", "action-impossible", "OV-5.4", station=bonus.removeprefix("seek-"))
    assert now(m)["tokens_used"] == 0


def test_ov_5_4_a_piece_without_its_prerequisite_makes_perform_impossible() -> None:
    card = find("fortune", action="seek-patronage", bonus="perform")
    concert, patron = find("concert"), find("patron", kind="legacy")
    (need,) = row_of(concert)["needs"]
    music = {False: find("chamber", hiding(need)), True: find("chamber", showing(need))}
    for fits, piece in music.items():
        m = start(seat(None, ENOUGH, helpers=[card], music=[piece]), concert=[concert], patron=[patron])
        m.play(f"patron {patron}")
        settle(m)
        if fits:
            assert f"use {card}" in m.legal()
        else:
            refused(m, f"use {card}", "action-impossible", "OV-5.4", station="perform")


def test_ov_5_4_a_free_action_may_make_it_possible() -> None:
    card = find("fortune", action="seek-inspiration", bonus="seek-fortune", condition=None)
    bought = find("fortune", cost=3, but=[card])
    m = start(seat(None, NOTHING, hand=(0, 2, 0), helpers=[card]), fortune=[bought])
    m.play("inspire joy joy")
    refused(m, f"use {card}", "action-impossible", "OV-5.4", station="fortune")
    m.play("exchange joy")
    does(m, f"use {card}", f"fortune {bought}")
    assert tones(m, 0) == NOTHING


def test_ov_5_4_seek_inspiration_is_always_offered() -> None:
    m = start(seat(None, ENOUGH, helpers=[find("fortune", action="seek-patronage", bonus="seek-inspiration")]),
              patron=[find("patron", kind="legacy")])  # fmt: skip
    does(m, f"patron {find('patron', kind='legacy')}")
    assert len(moves(m, "use")) == 1


# OV-5.5: used tokens come back.


def test_ov_5_5_used_tokens_come_back_at_the_end_of_the_turn() -> None:
    m = start(seat(tokens=2, helpers=[JOY_AT_INSPIRATION, "the-prodigy"]))
    does(m, "inspire joy joy", f"use {JOY_AT_INSPIRATION}", "use the-prodigy")
    assert now(m)["tokens_used"] == 2
    m.play("end-turn")
    assert now(m)["tokens_used"] == 0
    assert now(m)["used"] == []
    assert of(m, 0)["tokens"] == 2
    does(m, "inspire joy joy", "end-turn", "inspire joy joy")
    assert len(moves(m, "use")) == 2


def test_ov_5_5_but_not_before() -> None:
    m = start(seat(tokens=1, helpers=[JOY_AT_INSPIRATION, "the-prodigy"]))
    does(m, "inspire joy joy", "use the-prodigy")
    assert m.legal() == ["end-turn"]
    m.play("end-turn")
    assert now(m)["tokens_used"] == 0
