"""The worked examples of the rulebook (OV-11), played through the public face."""

from tests.games.ovation.positions import (
    ENOUGH,
    bystander,
    does,
    find,
    hand,
    moves,
    of,
    price_of,
    refused,
    seat,
    shows,
    start,
    tones,
)


def test_ov_11_1_the_violin_concerto_needs_a_strings_piece_before_it() -> None:
    assert shows("violin-concerto") == {"passion", "joy", "strings"}
    piano = find("chamber", types=["piano"])
    m = start(seat("haydn", ENOUGH, music=[piano]), concert=["violin-concerto"], chamber=["string-quartet"])
    refused(m, "perform violin-concerto", "prerequisite", "OV-3.5", have=0, need=1, symbol="strings")

    does(m, "perform string-quartet", "end-turn", "inspire joy joy", "end-turn")
    assert "perform violin-concerto" in m.legal()


def test_ov_11_1_who_attends_the_violin_concerto_gains_joy_and_passion_and_the_performer_a_ticket_each() -> None:
    m = start(
        seat(bystander("violin-concerto"), ENOUGH, music=["string-quartet"]),
        seat(None, (3, 0, 5)),
        seat(None, (0, 2, 4)),
        concert=["violin-concerto"],
    )
    m.play("perform violin-concerto")
    m.play("attend")
    m.play("attend")
    assert tones(m, 1) == (4, 1, 5)
    assert tones(m, 2) == (1, 3, 4)
    assert sum(hand(m, 0)) == 2
    assert sum(hand(m, 1)) == sum(hand(m, 2)) == 0


def test_ov_11_2_the_prodigy_is_offered_only_after_joy_was_raised() -> None:
    m = start(seat(None, helpers=["the-prodigy"]))
    refused(m, "use the-prodigy", "no-action-yet", "OV-5.1")
    m.play("inspire passion passion")
    refused(m, "use the-prodigy", "tone-not-raised", "OV-5.2", tone="joy")

    m.undo()
    m.play("inspire joy sorrow")
    m.play("use the-prodigy")
    assert tones(m, 0) == (1, 3, 2)


def test_ov_11_2_the_prodigy_is_not_offered_after_another_action() -> None:
    quiet_piece = find("chamber", lambda row: "joy" in row["tones"])
    m = start(seat(None, ENOUGH, helpers=["the-prodigy"]), chamber=[quiet_piece])
    does(m, f"perform {quiet_piece}")
    refused(m, "use the-prodigy", "other-station", "OV-5.3", station="inspiration")


def test_ov_11_3_the_prodigy_has_to_fire_before_collaboration() -> None:
    bought = find("fortune", but=["the-prodigy", "collaboration"])
    m = start(seat(None, (4, 4, 4), tokens=2, helpers=["the-prodigy", "collaboration"]), fortune=[bought])
    m.play("inspire joy joy")
    assert moves(m, "use") == ["use the-prodigy", "use collaboration"]

    other = m.copy()
    does(other, "use collaboration", f"fortune {bought}")
    refused(other, "use the-prodigy", "other-station", "OV-5.3", station="inspiration")

    does(m, "use the-prodigy", "use collaboration", f"fortune {bought}")
    assert sum(tones(m, 0)) == 12 + 2 + 1 - price_of(bought)


def test_ov_11_4_lady_antoinette_and_the_prodigy_bought_this_turn() -> None:
    m = start(seat(None, (4, 4, 4), tokens=2, helpers=["lady-antoinette"]), fortune=["the-prodigy"])
    does(m, "fortune the-prodigy", "use lady-antoinette", "inspire joy joy", "use the-prodigy")
    assert sum(tones(m, 0)) == 12 - price_of("the-prodigy") + 2 + 1
    assert of(m, 0)["helpers"] == ["lady-antoinette", "the-prodigy"]
    m.play("end-turn")


def test_ov_11_5_piano_pupil_and_commission_make_a_turn_of_five_steps() -> None:
    piece = find("chamber", types=["piano"])
    patron = find("patron", kind="legacy")
    m = start(
        seat(bystander(piece), (6, 6, 6), helpers=["piano-pupil", "commission", "the-prodigy"]),
        chamber=[piece],
        patron=[patron],
    )
    does(m, f"perform {piece}")
    assert of(m, 0)["tokens"] == 2
    does(m, "use piano-pupil", f"patron {patron}", "use commission", "inspire joy joy")
    refused(m, "use the-prodigy", "no-token", "OV-5.1", have=0, need=1)
    assert m.legal() == ["end-turn"]


def test_ov_11_6_beethovens_ninth_needs_a_symphony_and_another_joyful_piece() -> None:
    joyful_symphony = find("concert", lambda row: "symphony" in row["types"] and "joy" in row["tones"])
    joyful = find("chamber", tones=["joy"])
    options = {"magnum_opus": True}
    m = start(seat("beethoven", ENOUGH, music=[joyful_symphony], magnum="symphony-no-9"), options=options)
    refused(m, "perform symphony-no-9", "two-prerequisites", "OV-9.4", have=1, need=2)
    m = start(seat("beethoven", ENOUGH, music=[joyful, joyful_symphony], magnum="symphony-no-9"), options=options)
    assert "perform symphony-no-9" in m.legal()


def test_ov_11_6_one_of_saint_georges_three_needs_two_different_strings_pieces() -> None:
    opus = find("magnum", composer="saint-georges", needs=["strings", "strings"])
    first = find("chamber", types=["strings"])
    second = find("chamber", types=["strings"], but=[first])
    options = {"magnum_opus": True}
    m = start(seat("saint-georges", ENOUGH, music=[first], magnum=opus), options=options)
    refused(m, f"perform {opus}", "two-prerequisites", "OV-9.4", have=1, need=2)
    m = start(seat("saint-georges", ENOUGH, music=[first, second], magnum=opus), options=options)
    assert f"perform {opus}" in m.legal()
