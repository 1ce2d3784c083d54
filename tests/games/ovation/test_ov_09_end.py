"""OV-9: the end of the game, its points, ties, the Magnum Opus and the limit of rounds."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.ovation.solo_positions import (
    ACTED,
    COMPOSERS,
    FAR,
    kinds,
    of_kind,
    plain_box,
    points,
    seat_of,
    table,
    tones,
)

import partita
from partita.core.match import Match

TURN = ["inspire joy joy", "end-turn"]
OVER: dict[str, Any] = {"phase": "over", "to_move": None, "ending": "maestro"}


def about_to_take(turn: int, players: int, left: int = 3) -> Match:
    """The seat whose turn it is has met a task; ``left`` Maestro cards lie open."""
    taken = ["maestro-concerts", "maestro-chambers", "maestro-strings", "maestro-types"]
    gone = players + 2 - left
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[0]["maestro"] = taken[:gone]
    row = ["maestro-peak", *FAR[: left - 1], *[None] * gone]
    return table(seats, turn=turn, maestro=row, now={**ACTED, "met": ["maestro-peak"]})


def turns_left(match: Match) -> int:
    """How many more turns are played until the match is over."""
    turns = 0
    while not match.is_over:
        match.play_all(TURN)
        turns += 1
    return turns


# OV-9.1


@pytest.mark.parametrize(
    ("players", "turn", "more"),
    [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 1), (3, 2, 0), (4, 0, 3), (4, 2, 1), (4, 3, 0)],
)
def test_ov_9_1_all_have_equal_turns_after_the_last_maestro_cards(players: int, turn: int, more: int) -> None:
    match = about_to_take(turn, players)
    events = match.play("end-turn")
    assert of_kind(events, "last-round") == [{"reason": "maestro"}]
    assert match.is_over == (more == 0)
    assert turns_left(match) == more
    assert match.end_reason == "maestro"
    assert match.to_move is None
    assert match.legal() == []
    assert of_kind(match.events(), "match-ended") == [{"reason": "maestro"}]


def test_ov_9_1_three_maestro_cards_left_end_nothing() -> None:
    match = about_to_take(1, 2, left=4)
    assert "last-round" not in kinds(match.play("end-turn"))
    assert not match.is_over
    assert match.end_reason is None
    assert match.winners == []


def test_ov_9_1_the_end_reason_is_known_once_the_match_is_over() -> None:
    match = about_to_take(0, 2)
    match.play("end-turn")
    assert match.end_reason is None
    match.play_all(TURN)
    assert match.end_reason == "maestro"
    assert kinds(match.events())[-2:] == ["turn-ended", "match-ended"]
    reason = match.why_not("inspire joy joy")
    assert reason is not None
    assert (reason.code, reason.clause) == ("match-over", "OV-9.1")


def test_ov_9_1_maestro_cards_are_taken_in_the_remaining_turns_too() -> None:
    seats: list[dict[str, Any]] = [{}, {"inspiration": tones(joy=3)}, {"maestro": ["maestro-concerts"]}]
    row = ["maestro-types", "maestro-peak", *FAR[:1], None, None]
    seats[2]["maestro"].append("maestro-strings")
    match = table(seats, maestro=row, now={**ACTED, "met": ["maestro-types"]})
    match.play("end-turn")
    match.play("inspire joy joy")  # a marker on 5
    match.play("end-turn")
    assert seat_of(match, 1)["maestro"] == ["maestro-peak"]
    assert not match.is_over
    match.play_all(TURN)
    assert match.is_over
    assert kinds(match.events()).count("last-round") == 1


def with_magnums(performed: Sequence[int], turn: int = 0, players: int = 2, **more: Any) -> Match:
    """Everybody keeps an opus of its own; the seats named have performed theirs."""
    seats = []
    for seat, composer in zip(range(players), COMPOSERS, strict=False):
        opus = f"{composer}-opus-1"
        seats.append({"composer": composer, "magnum": opus, "music": [opus] if seat in performed else []})
    return table(seats, options={"magnum_opus": True}, turn=turn, now=ACTED, **more)


@pytest.mark.parametrize(("players", "turn", "more"), [(2, 0, 1), (2, 1, 0), (3, 1, 1), (4, 3, 0), (4, 0, 3)])
def test_ov_9_1_the_round_is_finished_once_all_have_performed_their_magnum_opus(
    players: int, turn: int, more: int
) -> None:
    match = with_magnums(range(players), turn, players)
    assert of_kind(match.play("end-turn"), "last-round") == [{"reason": "magnum-opus"}]
    assert turns_left(match) == more
    assert match.end_reason == "magnum-opus"


def test_ov_9_1_one_magnum_opus_not_performed_keeps_the_match_going() -> None:
    match = with_magnums([0, 2], turn=2, players=3)
    match.play("end-turn")
    assert not match.is_over
    assert "last-round" not in kinds(match.events())


def test_ov_9_1_the_last_magnum_opus_performed_in_play_ends_the_match() -> None:
    match = table(
        [
            {"composer": "haydn", "magnum": "haydn-opus-1", "music": ["haydn-opus-1"]},
            {
                "composer": "martines", "magnum": "martines-opus-3", "inspiration": tones(joy=2),
                "music": ["passion-piano-1", "sorrow-piano-1"],
            },
        ],
        options={"magnum_opus": True}, turn=1,
    )  # fmt: skip
    match.play_all(["perform martines-opus-3", "decline", "end-turn"])
    assert match.end_reason == "magnum-opus"


def test_ov_9_1_maestro_cards_end_a_match_with_the_module_too() -> None:
    seats: list[dict[str, Any]] = [
        {"composer": "haydn", "magnum": "haydn-opus-1", "maestro": ["maestro-concerts"]},
        {"composer": "martines", "magnum": "martines-opus-3"},
    ]
    match = table(
        seats, options={"magnum_opus": True}, turn=1, maestro=["maestro-peak", *FAR[:2], None],
        now={**ACTED, "met": ["maestro-peak"]},
    )  # fmt: skip
    match.play("end-turn")
    assert match.end_reason == "maestro"


# OV-9.2


def test_ov_9_2_every_source_of_points() -> None:
    match = table(
        [
            {
                # 4 + 5 + 6 for chamber music, 7 and 8 for concerts.
                "music": [
                    "joy-piano-1", "joy-piano-2", "passion-strings-3", "joy-piano-concert", "sorrow-opera-concert",
                ],
                "helpers": [
                    "inspiration-then-joy", "perform-then-joy", "fortune-spare-1",  # 1 + 1 + 2
                    "financier-then-joy", "financier-then-perform",  # 2 + 2
                    "loves-joy",  # three joyful pieces: 6
                    "loves-passion-not-piano",  # one passionate: 2, three with piano: -3
                ],
                "maestro": ["maestro-concerts", "maestro-strings"],  # 5 + 3
                "hand": tones(passion=2, joy=1, sorrow=2),  # five Tickets: 2
            },
            {},
        ],
        maestro=[*FAR[:2], None, None],
    )  # fmt: skip
    assert points(match, 0) == {
        "music": 30, "fortune": 4, "financiers": 4, "legacy": 5, "maestro": 8, "tickets": 2,
    }  # fmt: skip
    assert match.scores() == [53, 0]
    assert {row["clause"] for row in match.breakdown()[0]} == {"OV-9.2"}


@pytest.mark.parametrize(
    ("patrons", "music", "legacy"),
    [
        (["loves-joy"], [], 0),
        (["loves-joy"], ["joy-piano-1"], 2),
        (["loves-joy"], ["joy-piano-1", "joy-strings-1", "passion-strings-1"], 4),
        (["loves-joy-and-piano"], ["joy-piano-1"], 2),  # both loved symbols on one piece: once
        (["loves-joy-and-piano"], ["joy-strings-1", "passion-piano-1"], 4),
        (["loves-strings-not-both"], ["joy-opera-concert"], -1),  # both disliked symbols on one piece: once
        (["loves-passion-not-piano"], ["sorrow-piano-1"], -1),
        (["loves-passion-not-piano"], ["passion-piano-1"], 1),  # loved and disliked
        (["loves-passion-not-piano"], ["passion-piano-1", "joy-piano-1", "joy-piano-2"], -1),
        (["loves-joy", "loves-piano"], ["joy-piano-1"], 4),  # for every Patron anew
        (["loves-joy", "loves-passion-not-piano"], ["joy-piano-1"], 1),
    ],
)
def test_ov_9_2_legacy_patrons(patrons: list[str], music: list[str], legacy: int) -> None:
    match = table([{"helpers": patrons, "music": music}, {}])
    assert points(match, 0)["legacy"] == legacy


def test_ov_9_2_patrons_count_music_performed_before_they_came() -> None:
    match = table(
        [{"music": ["joy-strings-1"], "inspiration": tones(joy=2)}, {}],
        rows={"patron": ["loves-joy", "loves-mass", "loves-opera", "patron-spare-1", "patron-spare-2"]},
    )
    match.play("patron loves-joy")
    assert points(match, 0)["legacy"] == 2


@pytest.mark.parametrize(
    ("hand", "worth"),
    [(tones(), 0), (tones(joy=1), 0), (tones(joy=2), 1), (tones(1, 1, 0), 1), (tones(1, 1, 1), 1), (tones(3, 3, 1), 3)],
)
def test_ov_9_2_tickets_of_any_tones_round_down(hand: dict[str, int], worth: int) -> None:
    match = table([{"hand": hand}, {}])
    assert points(match, 0)["tickets"] == worth


def test_ov_9_2_tokens_inspiration_and_the_cards_in_rows_are_worth_nothing() -> None:
    match = table([{"tokens": 9, "inspiration": tones(9, 9, 9)}, {}])
    assert match.scores() == [0, 0]


# OV-9.3


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        # Score before all: 8 beats 4 with any Inspiration.
        ([{"music": ["joy-opera-concert"]}, {"music": ["joy-piano-1"], "inspiration": tones(9, 9, 9)}], [0]),
        # 8 each: two pieces beat one, though the one has more Inspiration.
        (
            [
                {"music": ["joy-opera-concert"], "inspiration": tones(9, 9, 9)},
                {"music": ["joy-piano-1", "joy-strings-1"]},
            ],
            [1],
        ),
        # 4 each, one piece each: Inspiration of all tones together.
        (
            [
                {"music": ["joy-piano-1"], "inspiration": tones(3, 0, 0)},
                {"music": ["joy-strings-1"], "inspiration": tones(1, 1, 2)},
            ],
            [1],
        ),
        # Nothing tells them apart.
        (
            [
                {"music": ["joy-piano-1"], "inspiration": tones(3, 0, 0)},
                {"music": ["joy-strings-1"], "inspiration": tones(1, 1, 1)},
            ],
            [0, 1],
        ),
        # Of three two share; the third has but fewer pieces.
        (
            [
                {"music": ["joy-piano-1", "joy-strings-1"]},
                {"music": ["joy-opera-concert"], "inspiration": tones(5)},
                {"music": ["sorrow-piano-1", "sorrow-strings-1"]},
            ],
            [0, 2],
        ),
        # A later seat that ties with an earlier leader, and one that beats both.
        ([{}, {}, {"inspiration": tones(1)}, {"inspiration": tones(0, 1)}], [2, 3]),
        ([{}, {}, {}, {}], [0, 1, 2, 3]),
    ],
)
def test_ov_9_3_ties(seats: list[dict[str, Any]], winners: list[int]) -> None:
    match = table(seats, **OVER)
    assert match.winners == winners


def test_ov_9_3_a_magnum_opus_is_performed_music() -> None:
    # 12 LP each: an opus alone, against three pieces of 4.
    match = table(
        [
            {"composer": "haydn", "magnum": "haydn-opus-1", "music": ["haydn-opus-1"], "inspiration": tones(9)},
            {
                "composer": "mozart", "magnum": "mozart-opus-1",
                "music": ["joy-piano-1", "joy-strings-1", "sorrow-piano-1"],
            },
        ],
        options={"magnum_opus": True}, **OVER,
    )  # fmt: skip
    assert match.scores() == [12, 12]
    assert match.winners == [1]
    even = table(
        [
            # 12 + 4, two pieces, against 8 + 8.
            {"composer": "haydn", "magnum": "haydn-opus-1", "music": ["haydn-opus-1", "joy-piano-1"]},
            {
                "composer": "mozart", "magnum": "mozart-opus-1",
                "music": ["joy-mass-concert", "joy-opera-concert"],
            },
        ],
        options={"magnum_opus": True}, **OVER,
    )  # fmt: skip
    assert even.winners == [0, 1]


# OV-9.4


@pytest.mark.parametrize(("number", "worth"), [(1, 12), (2, 14), (3, 16)])
def test_ov_9_4_worth(number: int, worth: int) -> None:
    opus = f"haydn-opus-{number}"
    match = table(
        [{"composer": "haydn", "magnum": opus, "music": [opus]}, {"composer": "mozart", "magnum": "mozart-opus-1"}],
        options={"magnum_opus": True},
    )
    assert points(match, 0)["music"] == worth


def test_ov_9_4_not_performed_it_costs_nothing() -> None:
    match = table(
        [{"composer": "haydn", "magnum": "haydn-opus-1"}, {"composer": "mozart", "magnum": "mozart-opus-3"}],
        options={"magnum_opus": True},
    )
    assert match.scores() == [0, 0]


@pytest.mark.parametrize(
    ("number", "music", "code", "have"),
    [
        # Joy twice.
        (1, [], "prerequisite", 0),
        (1, ["joy-piano-1"], "two-prerequisites", 1),
        (1, ["joy-piano-1", "sorrow-piano-1"], "two-prerequisites", 1),
        (1, ["joy-piano-1", "joy-piano-2"], None, None),
        # A symphony and joy: one piece that is both is not enough.
        (2, ["joy-piano-1"], "prerequisite", 0),
        (2, ["joy-symphony-concert"], "two-prerequisites", 1),
        (2, ["passion-symphony-concert"], "two-prerequisites", 1),
        (2, ["passion-symphony-concert", "sorrow-symphony-concert"], "two-prerequisites", 1),
        (2, ["joy-symphony-concert", "joy-piano-1"], None, None),
        (2, ["joy-symphony-concert", "passion-symphony-concert"], None, None),
        (2, ["passion-symphony-concert", "joy-piano-1"], None, None),
        # Passion and sorrow.
        (3, ["passion-piano-1", "passion-piano-2"], "two-prerequisites", 1),
        (3, ["passion-piano-1", "sorrow-piano-2"], None, None),
    ],
)
def test_ov_9_4_two_different_pieces(number: int, music: list[str], code: str | None, have: int | None) -> None:
    opus = f"haydn-opus-{number}"
    match = table(
        [
            {"composer": "haydn", "magnum": opus, "music": music, "inspiration": tones(joy=2)},
            {"composer": "mozart", "magnum": "mozart-opus-1"},
        ],
        options={"magnum_opus": True},
    )
    reason = match.why_not(f"perform {opus}")
    assert (None if reason is None else reason.code) == code
    if reason is not None and code == "two-prerequisites":
        assert (reason.have, reason.need, reason.clause) == (have, 2, "OV-9.4")
    assert (f"perform {opus}" in match.legal()) == (code is None)


# OV-9.5


def test_ov_9_5_the_round_of_the_limit_is_played_to_its_end() -> None:
    match = table([{}, {}, {}], box=plain_box(3), round=2, turn=2)
    assert turns_left(match) == 4
    assert match.end_reason == "round-limit"
    assert match.position()["round"] == 3
    assert of_kind(match.events(), "match-ended") == [{"reason": "round-limit"}]


def test_ov_9_5_the_first_reason_stands() -> None:
    match = table(
        [{"maestro": ["maestro-concerts"]}, {}], box=plain_box(3), round=3, turn=1,
        maestro=["maestro-peak", *FAR[:2], None], now={**ACTED, "met": ["maestro-peak"]},
    )  # fmt: skip
    match.play("end-turn")
    assert match.end_reason == "maestro"


def test_ov_9_5_the_usual_limit_is_100_rounds() -> None:
    for players in (2, 1):
        match = partita_at_the_limit(players)
        match.play_all(TURN)
        assert match.end_reason == "round-limit"


def partita_at_the_limit(players: int) -> Match:
    """The last turn of round 100, with the game's own box."""
    turn = players - 1
    match = partita.position("ovation", {"players": players, "round": 100, "turn": turn})
    assert not match.is_over
    return match
