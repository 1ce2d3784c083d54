"""The oracle itself, against the worked examples of the rulebook (OV-11) and a few numbers worked out by hand."""

from typing import Any

import pytest
from tests.oracle.ovation.box import Box, Composer, Cost, Helper, Piece, SoloCard, Task
from tests.oracle.ovation.oracle import Oracle
from tests.oracle.ovation.turns import fresh

Position = dict[str, Any]


def piece(
    name: str, deck: str, tones: str, types: str, cost: Cost, needs: str = "", lp: int = 5, composer: str | None = None
) -> Piece:
    return Piece(name, deck, tuple(tones.split()), tuple(types.split()), lp, cost, tuple(needs.split()), composer)


def fortune(name: str, station: str, cost: int, lp: int, bonus: str, condition: str | None = None) -> Helper:
    return Helper(name, "fortune", station, cost, lp, bonus, condition, (), ())


PIECES = [
    piece("string-quartet", "chamber", "joy", "strings", (0, 1, 0), lp=4),
    piece("string-trio", "chamber", "sorrow", "strings", (0, 0, 1)),
    piece("piano-sonata", "chamber", "sorrow", "piano", (0, 0, 1)),
    piece("violin-concerto", "concert", "passion joy", "strings", (2, 1, 0), "strings", lp=7),
    piece("joyful-symphony", "concert", "joy", "symphony", (0, 1, 0), "joy"),
    piece("symphony-9", "magnum", "joy", "symphony", (3, 3, 0), "symphony joy", 14, "beethoven"),
    piece("sonatas", "magnum", "joy", "strings", (3, 3, 0), "strings strings", 12, "saint-georges"),
]
HELPERS = [
    fortune("the-prodigy", "inspiration", 2, 1, "joy", "joy"),
    fortune("collaboration", "inspiration", 2, 1, "seek-fortune"),
    fortune("piano-pupil", "perform", 2, 1, "seek-patronage", "piano"),
    fortune("commission", "patronage", 2, 1, "seek-inspiration"),
    Helper("lady-antoinette", "financier", "fortune", 3, 2, "seek-inspiration", None, (), ()),
    Helper("count", "legacy", None, 2, 0, None, None, ("strings", "piano"), ("joy",)),
]
BOX = Box(
    max_inspiration=10,
    round_limit=100,
    tokens=35,
    pieces={p.id: p for p in PIECES},
    helpers={h.id: h for h in HELPERS},
    composers={
        c.id: c
        for c in (
            Composer("mozart", "joy", None),
            Composer("beethoven", "passion", None),
            Composer("schubert", "sorrow", None),
            Composer("haydn", None, "concert"),
            Composer("saint-georges", None, "strings"),
            Composer("martines", None, "piano"),
        )
    },
    tasks={
        t.id: t
        for t in (
            Task("strings", 4, "pieces", "strings", 2),
            Task("rich", 3, "inspiration", None, 8),
            Task("famous", 3, "tokens", None, 3),
        )
    },
    solo={
        c.id: c
        for c in (
            SoloCard(
                "one", ("perform", "seek-fortune"), (1, 1, 0), ("joy", "sorrow", "passion"), 1, "chamber", 4, True
            ),
            SoloCard("two", ("best-action",), (0, 0, 2), ("passion", "joy", "sorrow"), 3, "patron", 0, False),
        )
    },
)
ORACLE = Oracle(BOX)


def seat(composer: str, inspiration: Cost = (1, 1, 1), **more: Any) -> dict[str, Any]:
    tones = ("passion", "joy", "sorrow")
    return {
        "composer": composer,
        "inspiration": dict(zip(tones, inspiration, strict=True)),
        "tokens": 1,
        "hand": {"passion": 0, "joy": 0, "sorrow": 0, "unknown": 0},
        "music": [],
        "helpers": [],
        "maestro": [],
        "magnum": None,
    } | more


def position(seats: list[dict[str, Any]], **rows: list[str]) -> Position:
    """A position at the start of seat 0's turn, with empty decks, 10 Joy Tickets and two Maestro cards."""
    return {
        "players": len(seats),
        "options": {"magnum_opus": False, "composers": None, "solo_level": None},
        "round": 1,
        "turn": 0,
        "to_move": 0,
        "phase": "ready",
        "ending": None,
        "rows": {d: (rows.get(d, []) + [None] * 5)[:5] for d in ("concert", "chamber", "patron", "fortune")},
        "decks": {d: {"left": 0, "order": []} for d in ("concert", "chamber", "patron", "fortune")},
        "discarded": {d: [] for d in ("concert", "chamber", "patron", "fortune")},
        "tickets": {"left": 10, "order": ["joy"] * 10, "discarded": {"passion": 0, "joy": 0, "sorrow": 0}},
        "maestro": ["rich", "strings", "famous"],
        "seats": seats,
        "now": fresh(),
        "solo": None,
    }


def after(p: Position, *moves: str) -> Position:
    """The position after moves that must be legal; chance plays no part."""
    for move in moves:
        assert move in ORACLE.legal(p), f"{move}: {ORACLE.legal(p)}"
        p = ORACLE.play(p, move, p)
    return p


def held(p: Position, index: int = 0) -> tuple[int, ...]:
    return tuple(p["seats"][index]["inspiration"].values())


def test_ov_11_1_violin_concerto_needs_strings_and_neighbours_gain_both_tones() -> None:
    p = position(
        [seat("schubert", (2, 2, 0)), seat("mozart"), seat("haydn"), seat("martines")],
        concert=["violin-concerto"],
        chamber=["string-quartet"],
    )
    assert "perform violin-concerto" not in ORACLE.legal(p)
    p = after(p, "perform string-quartet")
    assert p["to_move"] == 1
    p = after(p, "decline", "decline")
    assert p["phase"] == "ready"
    p["now"] = fresh()
    p = after(p, "perform violin-concerto")
    assert held(p) == (0, 0, 0)
    p = after(p, "attend")
    assert p["to_move"] == 3  # the player to the right
    p = after(p, "attend")
    assert (held(p, 1), held(p, 2), held(p, 3)) == ((2, 2, 1), (1, 1, 1), (2, 2, 1))
    assert p["seats"][0]["hand"]["joy"] == 2
    assert p["seats"][0]["tokens"] == 3


def test_ov_11_2_the_prodigy_asks_for_joy_that_rose() -> None:
    p = position([seat("haydn", helpers=["the-prodigy"]), seat("mozart")])
    assert "use the-prodigy" in ORACLE.legal(after(p, "inspire passion joy"))
    assert "use the-prodigy" not in ORACLE.legal(after(p, "inspire passion sorrow"))
    p["seats"][0]["inspiration"]["joy"] = 10
    assert "use the-prodigy" not in ORACLE.legal(after(p, "inspire joy joy"))  # OV-5.2


def test_ov_11_3_the_prodigy_before_collaboration() -> None:
    p = position(
        [seat("haydn", tokens=2, helpers=["the-prodigy", "collaboration"]), seat("mozart")], fortune=["commission"]
    )
    p = after(p, "inspire joy joy")
    late = after(p, "use collaboration", "fortune commission", "pay joy", "pay joy")
    assert ORACLE.legal(late)[-1] == "end-turn"
    assert not [move for move in ORACLE.legal(late) if move.startswith("use")]
    p = after(p, "use the-prodigy", "use collaboration")
    assert held(p) == (1, 4, 1)
    assert ORACLE.legal(p) == ["fortune commission"]


def test_ov_11_4_lady_antoinette() -> None:
    p = position(
        [seat("haydn", (0, 0, 2), tokens=2, helpers=["lady-antoinette"]), seat("mozart")], fortune=["the-prodigy"]
    )
    p = after(p, "fortune the-prodigy")  # two Sorrow are all it has: nothing to ask
    p = after(p, "use lady-antoinette", "inspire joy joy", "use the-prodigy")
    assert held(p) == (0, 3, 0)
    assert ORACLE.legal(p) == ["end-turn"]


def test_ov_11_5_piano_pupil_and_commission() -> None:
    p = position(
        [seat("haydn", (1, 1, 1), helpers=["piano-pupil", "commission", "the-prodigy"]), seat("mozart")],
        chamber=["piano-sonata"],
        patron=["count"],
    )
    p = after(p, "perform piano-sonata", "decline", "use piano-pupil", "patron count", "use commission")
    p = after(p, "inspire joy joy")
    assert p["seats"][0]["helpers"] == ["piano-pupil", "commission", "the-prodigy", "count"]
    assert held(p) == (0, 2, 0)
    assert ORACLE.legal(p) == ["end-turn"]


@pytest.mark.parametrize(
    ("composer", "magnum", "music", "legal"),
    [
        ("beethoven", "symphony-9", ["joyful-symphony"], False),  # one piece cannot meet both requirements
        ("beethoven", "symphony-9", ["joyful-symphony", "piano-sonata"], False),
        ("beethoven", "symphony-9", ["joyful-symphony", "string-quartet"], True),
        ("saint-georges", "sonatas", ["string-quartet"], False),
        ("saint-georges", "sonatas", ["string-quartet", "string-trio"], True),
    ],
)
def test_ov_11_6_a_magnum_opus_needs_two_pieces(composer: str, magnum: str, music: list[str], legal: bool) -> None:
    p = position([seat(composer, (2, 3, 0), music=music, magnum=magnum), seat("mozart")])
    assert (f"perform {magnum}" in ORACLE.legal(p)) is legal


def test_ov_4_2_the_performer_picks_the_tone_of_the_discount() -> None:
    p = position([seat("haydn", (2, 1, 0), music=["string-trio"]), seat("mozart")], concert=["violin-concerto"])
    p = after(p, "perform violin-concerto")
    assert ORACLE.legal(p) == ["discount passion", "discount joy"]
    assert held(after(p, "discount joy")) == (0, 1, 0)
    p = position([seat("haydn", (1, 1, 0), music=["string-trio"]), seat("mozart")], concert=["violin-concerto"])
    assert after(p, "perform violin-concerto")["phase"] == "attend"  # one way only


def test_ov_3_3_each_payment_has_one_order() -> None:
    p = after(
        position([seat("haydn", (2, 1, 1)), seat("mozart")], patron=["lady-antoinette"]), "patron lady-antoinette"
    )
    assert (p["now"]["due"], held(p)) == (2, (1, 1, 1))  # the two other tones cannot pay 3: one Passion is no choice
    assert ORACLE.legal(p) == ["pay passion", "pay joy"]
    assert held(after(p, "pay joy")) == (1, 0, 0)
    assert held(after(p, "pay passion", "pay sorrow")) == (0, 1, 0)


def test_ov_3_7_a_ticket_from_hand_when_none_can_be_drawn() -> None:
    p = position([seat("haydn", (0, 1, 0)), seat("mozart"), seat("martines")], chamber=["string-quartet"])
    p["tickets"].update(left=0, order=[])
    p["seats"][2]["hand"]["sorrow"] = 1
    p = after(p, "perform string-quartet")
    assert p["to_move"] == 2  # the other has none to give, and is not asked
    p = after(p, "attend")
    assert ORACLE.legal(p) == ["give sorrow"]
    p = after(p, "give sorrow")
    assert (held(p, 2), p["seats"][0]["hand"]["sorrow"], p["seats"][2]["hand"]["sorrow"]) == ((1, 2, 1), 1, 0)


def test_ov_7_1_one_maestro_card_of_those_met() -> None:
    p = position([seat("haydn", (5, 1, 1), tokens=3), seat("mozart")])
    p = after(p, "inspire passion joy")
    assert sorted(p["now"]["met"]) == ["famous", "rich"]
    p = after(p, "end-turn")
    assert sorted(ORACLE.legal(p)) == ["maestro famous", "maestro rich"]
    p = after(p, "maestro famous")
    assert (p["ending"], p["phase"], p["to_move"]) == ("maestro", "ready", 1)
    p = after(p, "inspire joy joy", "end-turn")
    assert (p["phase"], ORACLE.legal(p), ORACLE.scores(p), ORACLE.winners(p)) == ("over", [], [3, 0], [0])


def test_ov_9_2_points() -> None:
    owner = seat(
        "haydn",
        music=["string-quartet", "piano-sonata", "violin-concerto"],  # 4 + 5 + 7
        helpers=["the-prodigy", "lady-antoinette", "count"],  # 1 + 2, three loved pieces, two disliked
        maestro=["rich"],  # 3
        hand={"passion": 1, "joy": 3, "sorrow": 1, "unknown": 0},  # 2
    )
    p = position([owner, seat("mozart")])
    assert ORACLE.scores(p) == [16 + 3 + (6 - 2) + 3 + 2, 0]


@pytest.mark.parametrize(("level", "points"), [("easy", 2 + 2 + 4), ("normal", 4 + 5 + 8), ("hard", 6 + 10 + 8)])
def test_ov_10_12_points_of_the_bot(level: str, points: int) -> None:
    bot = seat(
        "mozart",
        tokens=4,
        music=["string-quartet"],
        helpers=["the-prodigy", "lady-antoinette", "count"],
        hand={"passion": 2, "joy": 3, "sorrow": 0, "unknown": 0},
    )
    p = position([seat("haydn"), bot])
    p["options"]["solo_level"] = level
    p["solo"] = {"deck": {"left": 0, "order": []}, "discarded": [], "active": None, "decision": "one"}
    assert ORACLE.scores(p) == [0, 4 + 2 + points]  # the piece, and the Patron who loves it; the dislike is ignored


def test_ov_10_2_a_turn_of_the_bot() -> None:
    p = position(
        [seat("haydn"), seat("schubert", (0, 1, 0), helpers=["piano-pupil"])],
        chamber=["string-trio", "piano-sonata", "string-quartet"],
        patron=["count"],
    )
    p["players"] = 1
    p["options"]["solo_level"] = "easy"
    p["solo"] = {"deck": {"left": 2, "order": ["one", "two"]}, "discarded": [], "active": None, "decision": "two"}
    p = after(p, "inspire joy joy", "end-turn")
    # Decision card "two": position 3, so in the refilled row [gap, gap, trio, sonata, quartet] the scan begins at the
    # sonata; all three cost the Bot nothing or 1 Joy, trio and sonata are worth most, the trio helps with Strings.
    assert p["seats"][1]["music"] == ["string-trio"]
    assert (p["phase"], p["to_move"], p["turn"], p["round"]) == ("attend", 0, 1, 2)
    p = after(p, "attend")
    assert held(p) == (1, 3, 2)
    assert p["seats"][1]["hand"]["joy"] == 1
    assert (p["phase"], p["to_move"], p["turn"]) == ("ready", 0, 0)
    assert p["solo"]["decision"] == "one"
    assert p["discarded"]["patron"] == []  # place 0 is a gap: the count slid to the right
    assert p["rows"]["patron"][4] == "count"
