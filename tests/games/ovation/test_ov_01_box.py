"""OV-1: what is in the box, on the table and in a bad box of one's own."""

from pathlib import Path

import pytest
from tests.games.ovation.positions import (
    DECKS,
    ENOUGH,
    ROWS,
    TONES,
    TRACK,
    bystander,
    does,
    find,
    now,
    of,
    of_kind,
    price_of,
    refused,
    retuned,
    seat,
    start,
    tones,
)

import partita

TYPES = {"piano", "strings", "woodwind"}
CONCERT_TYPES = {"mass", "opera", "symphony"}
BONUSES = {"passion", "joy", "sorrow", "seek-inspiration", "seek-fortune", "seek-patronage", "perform"}


def test_ov_1_1_every_card_of_the_four_decks_is_on_the_table() -> None:
    table = partita.new("ovation", players=4, seed=1).position()
    counts = {
        deck: len(table["decks"][deck]["order"]) + sum(card is not None for card in table["rows"][deck])
        for deck in DECKS
    }
    assert counts == {"concert": 18, "chamber": 27, "patron": 30, "fortune": 33}
    assert table["tickets"]["left"] == 27
    for deck in DECKS:
        cards = [*table["decks"][deck]["order"], *table["rows"][deck]]
        copies = {card: row.get("copies", 1) for card, row in ROWS[deck].items()}
        assert {card: cards.count(card) for card in cards} == copies


def test_ov_1_1_there_are_fifteen_maestro_cards_six_boards_and_nine_solo_cards() -> None:
    assert {deck: len(ROWS[deck]) for deck in ("maestro", "composers", "solo", "magnum")} == {
        "maestro": 15, "composers": 6, "solo": 9, "magnum": 18,
    }  # fmt: skip
    for composer in ROWS["composers"]:
        assert sum(row["composer"] == composer for row in ROWS["magnum"].values()) == 3
    solo = partita.new("ovation", players=1, seed=1).position()["solo"]
    on_table = [*solo["deck"]["order"], *solo["discarded"], solo["active"], solo["decision"]]
    assert sorted(card for card in on_table if card) == sorted(ROWS["solo"])


def test_ov_1_1_there_are_35_music_tokens_and_no_more() -> None:
    start(seat(tokens=30), seat(tokens=5))
    with pytest.raises(partita.BadPosition, match="36 music tokens"):
        start(seat(tokens=30), seat(tokens=6))


def test_ov_1_2_a_music_card_shows_tones_types_and_points_and_costs_one_of_its_tones() -> None:
    for deck, needs in (("concert", 1), ("chamber", 0), ("magnum", 2)):
        for card, row in ROWS[deck].items():
            allowed = TYPES if deck == "chamber" else TYPES | CONCERT_TYPES
            assert set(row["tones"]) <= set(TONES), card
            assert row["tones"], card
            assert set(row["types"]) <= allowed, card
            assert row["types"], card
            assert row["lp"] > 0, card
            assert len(row.get("needs", ())) == needs, card
            assert any(row["cost"][tone] for tone in row["tones"]), card


@pytest.mark.parametrize(
    ("card", "column", "value"),
    [
        ("violin_concerto", "needs", '["strings", "piano"]'),
        ("violin_concerto", "tones", "[]"),
        ("violin_concerto", "types", "[]"),
        ("violin_concerto", "cost", "{ sorrow = 4 }"),
        ("string_quartet", "types", '["opera"]'),
        ("symphony_no_9", "needs", '["joy"]'),
    ],
)
def test_ov_1_2_other_music_cards_are_refused(tmp_path: Path, card: str, column: str, value: str) -> None:
    with pytest.raises(partita.BadBox, match=f"{card.replace('_', '-')}.*{column}"):
        retuned(tmp_path, **{card: {column: value}})


def test_ov_1_2_a_piece_may_show_several_types_and_counts_as_each() -> None:
    piece = find("chamber", lambda row: len(row["types"]) == 2)
    first, second = ROWS["chamber"][piece]["types"]
    wanted = [find("concert", needs=["piano"]), find("concert", needs=["strings"])]
    m = start(seat("haydn", ENOUGH, music=[piece]), concert=wanted)
    legal = [need for need, card in zip(("piano", "strings"), wanted, strict=True) if f"perform {card}" in m.legal()]
    assert legal == [symbol for symbol in (first, second) if symbol in ("piano", "strings")]


def test_ov_1_3_fortune_cards_name_an_action_but_never_seek_fortune() -> None:
    fortunes = ROWS["fortune"].values()
    assert {row["action"] for row in fortunes} == {"seek-inspiration", "seek-patronage", "perform"}
    financiers = [row for row in ROWS["patron"].values() if row["kind"] == "financier"]
    assert {row["bonus"] for row in fortunes} | {row["bonus"] for row in financiers} == BONUSES


def test_ov_1_3_conditions_stand_only_at_seek_inspiration_and_perform() -> None:
    for card, row in ROWS["fortune"].items():
        if row["condition"] is None:
            continue
        allowed = {"seek-inspiration": set(TONES), "perform": {*TONES, *TYPES, *CONCERT_TYPES}}
        assert row["condition"] in allowed[row["action"]], card


@pytest.mark.parametrize(
    ("card", "column", "value"),
    [
        ("the_prodigy", "action", '"seek-fortune"'),
        ("the_prodigy", "condition", '"piano"'),
        ("the_prodigy", "bonus", '"token"'),
        ("commission", "condition", '"joy"'),
        ("lady_antoinette", "condition", '"joy"'),
        ("lady_antoinette", "action", '"perform"'),
    ],
)
def test_ov_1_3_other_fortune_cards_and_financiers_are_refused(
    tmp_path: Path, card: str, column: str, value: str
) -> None:
    with pytest.raises(partita.BadBox, match=f"{card.replace('_', '-')}.*{column}"):
        retuned(tmp_path, **{card: {column: value}})


@pytest.mark.parametrize("bonus", sorted(BONUSES))
def test_ov_1_3_each_of_the_seven_bonuses_does_what_it_says(bonus: str) -> None:
    """The condition of the card, if it has one, is met: all tones that can be are raised, and the piece shows it."""
    deck = "fortune" if any(row["bonus"] == bonus for row in ROWS["fortune"].values()) else "patron"
    helper = find(deck, bonus=bonus)
    condition = ROWS[deck][helper].get("condition")
    station = ROWS[deck][helper].get("action", "seek-fortune").removeprefix("seek-")
    table = {"station": station, "open": True, "actions_done": 1}
    piece = find("chamber", lambda row: condition in (None, *row["tones"], *row["types"]))
    if station == "perform":
        table |= {"piece": piece}
    if station == "inspiration":
        table |= {"raised": list(TONES)}
    m = start(
        seat("haydn", (5, 5, 5), helpers=[helper], music=[piece]),
        now=table,
        chamber=[find("chamber", but=[piece])],
        fortune=[find("fortune", but=[helper])],
        patron=[find("patron", but=[helper])],
    )
    events = m.play(f"use {helper}")
    if bonus in TONES:
        assert tones(m, 0)[TONES.index(bonus)] == 6
        assert sum(tones(m, 0)) == 16
        assert of_kind(events, "bonus-gained")[0].args == {"tone": bonus}
    else:
        assert now(m)["station"] == bonus.removeprefix("seek-")
        kind = {"seek-inspiration": "inspire", "seek-fortune": "fortune", "seek-patronage": "patron"}
        assert {move.split()[0] for move in m.legal()} == {kind.get(bonus, bonus)}


def test_ov_1_3_a_financier_is_tucked_under_seek_fortune() -> None:
    financier = find("patron", kind="financier", bonus="joy")
    bought = find("fortune")
    m = start(seat(None, (5, 5, 5), helpers=[financier]), fortune=[bought])
    refused(m, f"use {financier}", "no-action-yet", "OV-5.1")
    does(m, f"fortune {bought}", f"use {financier}")
    assert sum(tones(m, 0)) == 15 - price_of(bought) + 1


def test_ov_1_4_a_legacy_patron_loves_something_and_has_no_bonus() -> None:
    legacies = {card: row for card, row in ROWS["patron"].items() if row["kind"] == "legacy"}
    assert all(row["loves"] for row in legacies.values())
    assert any(row["dislikes"] for row in legacies.values())
    assert not all(row["dislikes"] for row in legacies.values())
    assert all("bonus" not in row for row in legacies.values())

    patron = find("patron", kind="legacy")
    m = start(seat(None, (5, 5, 5)), patron=[patron])
    does(m, f"patron {patron}")
    refused(m, f"use {patron}", "no-bonus", "OV-1.4")


def test_ov_1_4_a_patron_that_loves_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(partita.BadBox, match=r"therese-grob.*loves"):
        retuned(tmp_path, therese_grob={"loves": "[]"})


def test_ov_1_5_a_gain_past_the_end_of_the_track_is_lost_and_moves_nothing() -> None:
    m = start(seat(None, (TRACK, TRACK - 1, 0)))
    assert m.choices()[0].wastes == 2
    events = m.play("inspire passion joy")
    assert tones(m, 0) == (TRACK, TRACK, 0)
    assert [event.args for event in of_kind(events, "lost")] == [{"tone": "passion"}]
    assert m.position()["wasted"] == [1, 0]


def test_ov_1_5_the_end_of_the_track_is_the_boxs(tmp_path: Path) -> None:
    digest = retuned(tmp_path, box={"max_inspiration": "12"})
    m = start(seat(None, (11, 0, 0)), box=digest)
    m.play("inspire passion passion")
    assert tones(m, 0) == (12, 0, 0)
    with pytest.raises(partita.BadPosition, match="the track goes from 0 to 12"):
        start(seat(None, (13, 0, 0)), box=digest)


def test_ov_1_5_no_card_costs_more_of_a_tone_than_the_track_holds(tmp_path: Path) -> None:
    for deck in ("concert", "chamber", "magnum"):
        assert all(cost <= TRACK for row in ROWS[deck].values() for cost in row["cost"].values())
    with pytest.raises(partita.BadBox, match=r"string-quartet.*cost"):
        retuned(tmp_path, string_quartet={"cost": f"{{ joy = {TRACK + 1} }}"})


def test_ov_1_5_a_piece_that_costs_the_whole_track_can_be_performed(tmp_path: Path) -> None:
    digest = retuned(tmp_path, string_quartet={"cost": f"{{ joy = {TRACK} }}"})
    m = start(seat(bystander("trout-quintet", but=["mozart"]), (0, TRACK, 0)), chamber=["string-quartet"], box=digest)
    does(m, "perform string-quartet")
    assert of(m, 0)["music"] == ["string-quartet"]
