"""OV-8: the end of a turn."""

from tests.games.ovation.solo_positions import ACTED, FAR, TONES, kinds, of_kind, seat_of, table

MET_PEAK = {**ACTED, "met": ["maestro-peak"]}
GAPPED = ["joy-piano-1", None, "joy-piano-2", None, "joy-strings-1"]


def test_ov_8_1_things_happen_in_this_order() -> None:
    match = table(
        [{}, {"maestro": ["maestro-concerts"]}],
        maestro=["maestro-peak", *FAR[:2], None],
        now=MET_PEAK,
        rows={"chamber": ["joy-piano-1", None, "joy-piano-2", "joy-piano-3", "joy-strings-1"]},
    )
    assert kinds(match.play("end-turn")) == ["maestro-taken", "turn-ended", "dealt", "last-round", "turn-begins"]


def test_ov_8_1_the_one_card_met_is_taken_without_asking() -> None:
    match = table([{}, {}], maestro=["maestro-peak", *FAR[:3]], now=MET_PEAK)
    match.play("end-turn")
    assert seat_of(match, 0)["maestro"] == ["maestro-peak"]
    assert match.position()["maestro"] == [None, *FAR[:3]]
    assert match.to_move == 1


def test_ov_8_1_nothing_met_nothing_taken() -> None:
    match = table([{}, {}], now=ACTED)
    assert "maestro-taken" not in kinds(match.play("end-turn"))
    assert match.position()["maestro"] == FAR


def test_ov_8_1_the_choice_among_several_comes_before_rows_refill() -> None:
    match = table(
        [{}, {}],
        maestro=["maestro-peak", "maestro-types", *FAR[:2]],
        now={**ACTED, "met": ["maestro-types", "maestro-peak"]},
        rows={"chamber": GAPPED},
    )
    assert match.play("end-turn") == []
    assert match.position()["phase"] == "maestro"
    assert match.position()["rows"]["chamber"] == GAPPED
    assert match.legal() == ["maestro maestro-types", "maestro maestro-peak"]
    match.play("maestro maestro-types")
    assert None not in match.position()["rows"]["chamber"]
    assert match.to_move == 1


def test_ov_8_1_rows_refill_in_place_from_the_left() -> None:
    top = ["sorrow-piano-1", "sorrow-piano-2"]
    match = table([{}, {}], now=ACTED, rows={"chamber": GAPPED}, decks={"chamber": {"order": top}})
    events = match.play("end-turn")
    assert match.position()["rows"]["chamber"] == ["joy-piano-1", top[0], "joy-piano-2", top[1], "joy-strings-1"]
    assert of_kind(events, "dealt") == [
        {"deck": "chamber", "card": top[0], "place": 1},
        {"deck": "chamber", "card": top[1], "place": 3},
    ]


def test_ov_8_1_rows_refill_at_the_end_of_the_turn_only() -> None:
    match = table([{"inspiration": dict.fromkeys(TONES, 5)}, {}])
    match.play("perform joy-piano-3")
    while match.to_move == 1:
        match.play("decline")
    assert match.position()["rows"]["chamber"][3] is None
    match.play("end-turn")
    assert None not in match.position()["rows"]["chamber"]


def test_ov_8_1_used_tokens_return_and_the_composer_token_is_lifted() -> None:
    match = table(
        [{"helpers": ["inspiration-then-joy"], "tokens": 1}, {}],
        now={**ACTED, "used": ["inspiration-then-joy"], "raised": ["joy"]},
    )
    assert match.position()["now"]["tokens_used"] == 1
    match.play("end-turn")
    now = match.position()["now"]
    assert (now["tokens_used"], now["used"], now["station"], now["open"]) == (0, [], None, False)
    assert (now["raised"], now["actions_done"], now["met"]) == ([], 0, [])
    assert seat_of(match, 0)["tokens"] == 1


def test_ov_8_1_used_tokens_can_be_used_in_the_next_turn() -> None:
    match = table([{"helpers": ["inspiration-then-joy"], "tokens": 1}, {}])
    for _ in range(2):
        match.play_all(["inspire passion joy", "use inspiration-then-joy"])
        reason = match.why_not("use inspiration-then-joy")
        assert reason is not None
        assert reason.code == "used-already"
        match.play_all(["end-turn", "inspire joy joy", "end-turn"])
    assert seat_of(match, 0)["inspiration"] == {"passion": 2, "joy": 4, "sorrow": 0}


def test_ov_8_1_the_next_player_plays_and_rounds_are_counted() -> None:
    match = table([{}, {}, {}])
    seen = []
    for _ in range(7):
        position = match.position()
        seen.append((position["round"], position["turn"]))
        match.play_all(["inspire joy joy", "end-turn"])
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]
