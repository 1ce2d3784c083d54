"""OV-4: what the composers spend less."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.ovation.positions import (
    ENOUGH,
    NOTHING,
    ROWS,
    TONES,
    TRACK,
    Tones,
    composer,
    cost_of,
    costs,
    find,
    less,
    now,
    of,
    of_kind,
    phase,
    refused,
    retuned,
    row_of,
    seat,
    shows,
    start,
    tones,
)

from partita.core.match import Match

BY_TONE = (("beethoven", "passion"), ("mozart", "joy"), ("schubert", "sorrow"))
BY_MUSIC = (("saint-georges", "strings"), ("haydn", "concert"), ("martines", "piano"))


def deck_of(piece: str) -> str:
    return next(deck for deck in ("concert", "chamber", "magnum") if piece in ROWS[deck])


def before(who: str, piece: str, inspiration: Tones, **more: Any) -> Match:
    """The turn of a composer who holds just this, with a piece whose prerequisites are met."""
    music: list[str] = []
    earlier = [*ROWS["concert"], *ROWS["chamber"]]
    for need in row_of(piece).get("needs", ()):
        music.append(next(card for card in earlier if need in shows(card) and card not in (piece, *music)))
    deck = deck_of(piece)
    if deck == "magnum":
        own = seat(who, inspiration, music=music, magnum=piece)
        return start(own, options={"magnum_opus": True}, **more)
    return start(seat(who, inspiration, music=music), rows={deck: [piece]}, **more)


@pytest.mark.parametrize(("who", "tone"), BY_TONE)
@pytest.mark.parametrize("deck", ["chamber", "concert", "magnum"])
def test_ov_4_1_one_less_of_a_tone_on_any_music(who: str, tone: str, deck: str) -> None:
    piece = find(deck, lambda card: card["cost"][tone] >= 2 and card.get("composer", who) == who)
    assert composer(tone=tone) == who
    cheaper = less(cost_of(piece), tone)
    m = before(who, piece, cheaper)
    events = m.play(f"perform {piece}")
    assert tones(m, 0) == NOTHING
    assert [(event.clause, event.args) for event in of_kind(events, "discounted")] == [("OV-4.1", {"tone": tone})]
    assert of_kind(events, "paid")[0].args == dict(zip(TONES, cheaper, strict=True))

    m = before(who, piece, less(cheaper, tone))
    need = cheaper[TONES.index(tone)]
    refused(m, f"perform {piece}", "cannot-afford-tone", "OV-3.5", have=need - 1, need=need, tone=tone)


@pytest.mark.parametrize(("who", "tone"), BY_TONE)
def test_ov_4_1_the_power_is_always_applied_and_never_asked(who: str, tone: str) -> None:
    piece = find("chamber", lambda card: card["cost"][tone] >= 2)
    m = before(who, piece, ENOUGH)
    m.play(f"perform {piece}")
    passion, joy, sorrow = less(cost_of(piece), tone)
    assert phase(m) == "attend"
    assert tones(m, 0) == (TRACK - passion, TRACK - joy, TRACK - sorrow)


@pytest.mark.parametrize(("who", "tone"), BY_TONE)
def test_ov_4_1_a_power_is_its_composers_alone(who: str, tone: str) -> None:
    """With 1 too little of the tone only its composer can perform, and those who save on the type of the piece."""
    piece = find("chamber", lambda card: costs(card, tone) and len(card["types"]) == 1)
    cheaper = less(cost_of(piece), tone)
    can = {other for other in ROWS["composers"] if f"perform {piece}" in before(other, piece, cheaper).legal()}
    assert can == {who, *(other for other, on in BY_MUSIC if on in row_of(piece)["types"])}


@pytest.mark.parametrize(("who", "on"), BY_MUSIC)
def test_ov_4_2_one_less_of_a_tone_of_ones_own_choice(who: str, on: str) -> None:
    deck = "concert" if on == "concert" else "chamber"
    piece = find(deck, lambda card: costs(card, "passion", "joy") and on in ("concert", *card["types"]))
    assert composer(on=on) == who
    for tone in ("passion", "joy"):
        m = before(who, piece, ENOUGH)
        m.play(f"perform {piece}")
        assert phase(m) == "discount"
        assert m.legal() == ["discount passion", "discount joy"]
        events = m.play(f"discount {tone}")
        passion, joy, _ = less(cost_of(piece), tone)
        assert tones(m, 0) == (TRACK - passion, TRACK - joy, TRACK)
        saved = of_kind(events, "discounted")[0]
        assert (saved.clause, saved.args) == ("OV-4.2", {"tone": tone})


@pytest.mark.parametrize(("who", "on"), BY_MUSIC)
def test_ov_4_2_it_is_1_in_all_and_not_1_of_each_tone(who: str, on: str) -> None:
    deck = "concert" if on == "concert" else "chamber"
    piece = find(deck, lambda card: costs(card, "passion", "joy") and on in ("concert", *card["types"]))
    passion, joy, _ = cost_of(piece)
    total = passion + joy
    m = before(who, piece, (passion - 1, joy - 1, TRACK))
    refused(m, f"perform {piece}", "cannot-afford-discounted", "OV-4.2", have=total - 2, need=total - 1)
    for held in ((passion - 1, joy, 0), (passion, joy - 1, 0)):
        m = before(who, piece, held)
        events = m.play(f"perform {piece}")
        assert tones(m, 0) == NOTHING
        assert sum(of_kind(events, "paid")[0].args.values()) == total - 1


@pytest.mark.parametrize(("who", "on"), BY_MUSIC)
def test_ov_4_2_other_music_is_no_cheaper(who: str, on: str) -> None:
    piece = find("chamber", lambda card: on not in card["types"])
    tone = next(tone for tone in TONES if row_of(piece)["cost"][tone])
    need = row_of(piece)["cost"][tone]
    m = before(who, piece, less(cost_of(piece), tone))
    refused(m, f"perform {piece}", "cannot-afford-tone", "OV-3.5", have=need - 1, need=need, tone=tone)
    m = before(who, piece, cost_of(piece))
    events = m.play(f"perform {piece}")
    assert of_kind(events, "discounted") == []
    assert tones(m, 0) == NOTHING


@pytest.mark.parametrize(("who", "on"), BY_MUSIC)
def test_ov_4_2_the_power_works_on_concert_music_of_the_kind(who: str, on: str) -> None:
    piece = find("concert", lambda card: on in ("concert", *card["types"]))
    tone = next(tone for tone in TONES if row_of(piece)["cost"][tone])
    m = before(who, piece, less(cost_of(piece), tone))
    m.play(f"perform {piece}")
    assert tones(m, 0) == NOTHING


@pytest.mark.parametrize(("who", "on"), BY_MUSIC)
def test_ov_4_2_a_magnum_opus_is_concert_music_and_may_show_the_type(who: str, on: str) -> None:
    opus = find("magnum", lambda card: card["composer"] == who and on in ("concert", *card["types"]))
    tone = next(tone for tone in TONES if row_of(opus)["cost"][tone])
    m = before(who, opus, less(cost_of(opus), tone))
    m.play(f"perform {opus}")
    assert tones(m, 0) == NOTHING


def test_ov_4_2_a_magnum_opus_counts_as_concert_music_for_maestro_cards() -> None:
    card = find("maestro", task="concerts")
    goal = ROWS["maestro"][card]["goal"]
    opus = find("magnum", composer="haydn")
    others = list(ROWS["concert"])[: goal - 2]
    last = find("concert", lambda row: row["needs"][0] in shows(opus), but=others)
    m = start(
        seat("haydn", ENOUGH, music=[opus, *others]), concert=[last], maestro=[card], options={"magnum_opus": True}
    )
    m.play(f"perform {last}")
    while phase(m) != "ready":
        m.play(m.legal()[-1])
    assert card in now(m)["met"]


def test_ov_4_2_a_cost_in_one_tone_leaves_no_choice() -> None:
    piece = find("chamber", lambda card: "strings" in card["types"] and costs(card, "joy"))
    m = before(composer(on="strings"), piece, ENOUGH)
    events = m.play(f"perform {piece}")
    assert phase(m) == "attend"
    assert of_kind(events, "discounted")[0].args == {"tone": "joy"}
    assert tones(m, 0) == (TRACK, TRACK - cost_of(piece)[1] + 1, TRACK)


@pytest.mark.parametrize("tone", ["passion", "joy"])
def test_ov_4_2_where_only_one_tone_makes_it_payable_nothing_is_asked(tone: str) -> None:
    piece = find("chamber", lambda card: "strings" in card["types"] and costs(card, "passion", "joy"))
    m = before(composer(on="strings"), piece, less(cost_of(piece), tone))
    events = m.play(f"perform {piece}")
    assert of_kind(events, "discounted")[0].args == {"tone": tone}
    assert tones(m, 0) == NOTHING


def test_ov_4_2_refusals_of_a_discount() -> None:
    """A piece made for this: three tones, of which two can be paid in full and the third not."""
    piece = find("chamber", lambda card: "strings" in card["types"] and costs(card, "passion", "joy"))
    m = before(composer(on="strings"), piece, ENOUGH)
    refused(m, "discount joy", "no-discount-due", "OV-4.2")
    m.play(f"perform {piece}")
    refused(m, "discount sorrow", "tone-not-in-cost", "OV-4.3", tone="sorrow")
    refused(m, f"perform {piece}", "discount-first", "OV-4.2")
    m.play("discount joy")
    refused(m, "discount joy", "attendance-first", "OV-3.6")
    m.play("decline")
    refused(m, "discount joy", "no-discount-due", "OV-4.2")


def test_ov_4_2_no_discount_is_due_while_a_bonus_action_is() -> None:
    card = find("fortune", action="seek-inspiration", bonus="seek-inspiration")
    m = start(seat("martines", helpers=[card]))
    m.play("inspire sorrow sorrow")
    m.play(f"use {card}")
    refused(m, "discount joy", "no-discount-due", "OV-4.2")


def test_ov_4_2_the_rest_must_be_payable(tmp_path: Path) -> None:
    """With three tones and 1 too little of one, the discount must go there, and the other two are refused."""
    digest = retuned(tmp_path, string_quartet={"cost": "{ passion = 2, joy = 2, sorrow = 2 }"})
    m = before("saint-georges", "string-quartet", (2, 2, 1), box=digest)
    events = m.play("perform string-quartet")
    assert of_kind(events, "discounted")[0].args == {"tone": "sorrow"}
    m = before("saint-georges", "string-quartet", (1, 2, 1), box=digest)
    refused(m, "perform string-quartet", "cannot-afford-discounted", "OV-4.2", have=4, need=5)


def test_ov_4_2_a_discount_that_would_leave_the_rest_unpayable_is_refused(tmp_path: Path) -> None:
    """The position is laid out in the middle: a piece chosen, and one tone short."""
    digest = retuned(tmp_path, string_quartet={"cost": "{ passion = 2, joy = 2, sorrow = 2 }"})
    m = start(
        seat("saint-georges", (2, 2, 1)),
        box=digest,
        phase="discount",
        now={"station": "perform", "card": "string-quartet"},
    )
    refused(m, "discount passion", "discount-elsewhere", "OV-4.2", have=1, need=2, tone="sorrow")
    assert m.legal() == ["discount sorrow"]


@pytest.mark.parametrize(("who", "tone"), BY_TONE)
def test_ov_4_3_a_tone_that_the_cost_lacks_gives_nothing(who: str, tone: str) -> None:
    piece = find("chamber", lambda card: card["cost"][tone] == 0)
    m = before(who, piece, ENOUGH)
    events = m.play(f"perform {piece}")
    assert of_kind(events, "discounted") == []
    assert sum(tones(m, 0)) == sum(ENOUGH) - sum(cost_of(piece))
    assert tones(m, 0)[TONES.index(tone)] == TRACK


def test_ov_4_3_nothing_is_carried_over_to_another_tone_or_paid_back(tmp_path: Path) -> None:
    digest = retuned(tmp_path, string_quartet={"cost": "{ passion = 1, joy = 3 }"})
    m = before("beethoven", "string-quartet", (0, 3, 0), box=digest)
    m.play("perform string-quartet")
    assert tones(m, 0) == NOTHING
    m = before("beethoven", "string-quartet", (5, 2, 0), box=digest)
    refused(m, "perform string-quartet", "cannot-afford-tone", "OV-3.5", have=2, need=3, tone="joy")


@pytest.mark.parametrize("who", ["mozart", "saint-georges"])
def test_ov_4_3_a_cost_brought_to_nothing_may_be_performed(tmp_path: Path, who: str) -> None:
    digest = retuned(tmp_path, string_quartet={"cost": "{ joy = 1 }"})
    m = before(who, "string-quartet", NOTHING, box=digest)
    events = m.play("perform string-quartet")
    assert tones(m, 0) == NOTHING
    assert of_kind(events, "paid")[0].args == {"passion": 0, "joy": 0, "sorrow": 0}
    assert of(m, 0)["music"] == ["string-quartet"]
    assert of(m, 0)["tokens"] == 2

    m = before("haydn", "string-quartet", NOTHING, box=digest)
    refused(m, "perform string-quartet", "cannot-afford-tone", "OV-3.5", have=0, need=1, tone="joy")


def test_ov_4_3_of_a_cost_of_one_each_the_chosen_tone_comes_to_nothing(tmp_path: Path) -> None:
    digest = retuned(tmp_path, string_quartet={"cost": "{ joy = 1, sorrow = 1 }"})
    m = before("saint-georges", "string-quartet", (0, 1, 1), box=digest)
    m.play("perform string-quartet")
    assert m.legal() == ["discount joy", "discount sorrow"]
    m.play("discount joy")
    assert tones(m, 0) == (0, 1, 0)
