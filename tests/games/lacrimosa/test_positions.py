"""Described positions of Lacrimosa: what is named is there, the rest as after the set-up; what cannot be is refused."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.core.playing import keys_in, messages_of, played

import partita
from partita.core.game import game
from partita.games.lacrimosa.columns import INSTRUMENT_WORDS
from partita.games.lacrimosa.layout import CONSTANZES, COVERED, MARKET_MEMORIES, NONE, SPACES_OF_A_MOVEMENT
from partita.games.lacrimosa.names import names
from partita.games.lacrimosa.position.laying import as_card

GAME = game("lacrimosa")
BOX = GAME.load_box(None)
NAMES = names(BOX)
STARTING = NAMES.memory[MARKET_MEMORIES:]
PERIOD = [[NAMES.card(code) for code in codes] for codes in BOX.data["of_period"][0].tolist()]
OPUSES = [[card for card in cards if card in NAMES.number["opus"]] for cards in PERIOD]
MEMORIES = [[card for card in cards if card in NAMES.number["memory"]] for cards in PERIOD]
RICH: dict[str, Any] = {"ducats": 60, "counters": {"talent": 9, "journey": 9, "composition": 9}}
# A turn in which the card above gives a contribution to the Requiem, and enough to pay for any.
AT_REQUIEM: dict[str, Any] = {"phase": "act", "now": {"todo": ["requiem"]}}


def tile(composer: str, movement: int, height: int = 0, players: int = 4) -> str:
    """A composer tile of a stack, counted from the top."""
    stacks = BOX.data["stack"][0, int(players > 2)]
    found: str = NAMES.tile[stacks[NAMES.number["composer"][composer], movement, height]]
    return found


def marker(seat: int | str, composer: str = "first") -> dict[str, Any]:
    """A space with a marker in it."""
    return {"marker": {"seat": seat, "composer": composer}}


def cards(places: list[str | None]) -> list[str]:
    """What lies in a row."""
    return [card for card in places if card is not None]


# What is described is there.


def test_what_the_options_choose_is_in_play() -> None:
    options = {"composers": [None, "stadler"], "constanze": "constanze-3"}
    for position in ({}, {"requiem": {"composers": [None, "stadler"], "constanze": "constanze-3"}}):
        found = partita.position("lacrimosa", {"options": options, **position}).position()
        assert found["requiem"]["composers"][1] == "stadler"
        assert found["requiem"]["constanze"] == "constanze-3"


def test_what_is_described_is_there_and_the_rest_is_as_after_the_set_up() -> None:
    described: dict[str, Any] = {
        "players": 3,
        "market": [PERIOD[0][0], None, PERIOD[0][9]],
        "mozart": "paris",
        "cities": {"lyon": "banker"},
        "requiem": {"composers": ["stadler", None]},
        "seats": [
            {
                "ducats": 33,
                "vp": {"sales": 4},
                "tracks": {"journey": 0},
                "counters": {"talent": 7},
                "opuses": {"upright": [PERIOD[0][8]]},
                "hand": [STARTING[0], STARTING[8]],
            },
            {"courts": ["every-genre"], "memories": [MEMORIES[0][1]]},
        ],
    }
    match = partita.position("lacrimosa", described)
    found = match.position()
    assert (match.ply, match.to_move, match.players) == (0, 0, 3)
    assert (found["round"], found["period"], found["first"], found["turn"], found["phase"]) == (
        *(1, 1, 0, 0),
        "experience",
    )
    assert found["market"][:3] == [PERIOD[0][0], None, PERIOD[0][9]]
    assert None not in found["market"][3:]
    assert found["mozart"] == "paris"
    assert found["cities"]["lyon"] == "banker"
    assert found["requiem"]["composers"][0] == "stadler"
    one, two, three = found["seats"]
    assert (one["ducats"], one["finance"]) == (33, BOX.data["start_finance"][0])
    assert two["ducats"] == BOX.data["start_ducats"][0, 1]
    assert one["vp"] == dict.fromkeys(one["vp"], 0) | {"sales": 4}
    assert three["vp"]["start"] == BOX.data["start_vp"][0, 2]
    assert one["tracks"] == two["tracks"] | {"journey": 0}
    assert one["counters"] == {"talent": 7, "journey": 0, "composition": 0}
    assert one["opuses"] == {"upright": [PERIOD[0][8]], "turned": []}
    assert two["opuses"] == {"upright": ["nannerls-notebook"], "turned": []}
    assert {STARTING[0], STARTING[8]} <= set(one["hand"])
    assert one["memories"] == three["memories"] == STARTING
    assert two["memories"] == [MEMORIES[0][1], *STARTING[:8]]
    assert two["courts"] == ["every-genre"]
    assert sum(stack["left"] for stack in found["courts"].values()) == 15
    assert found["supply"]["left"] == 7
    in_market = [*cards(found["market"]), *found["deck"]["order"], PERIOD[0][8], MEMORIES[0][1]]
    assert sorted(in_market) == sorted(PERIOD[0])
    for seat in found["seats"]:
        assert len(seat["hand"]) == 4
        assert sorted([*seat["hand"], *seat["pile"]["order"]]) == sorted(seat["memories"])
    assert found["bonus"] in NAMES.bonus[:3]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("round_", range(1, 21))
def test_later_rounds_and_periods(players: int, round_: int) -> None:
    """LA-3.1, LA-6: as many cards lie in the rows as rounds were played; in hand are four, in the last round three."""
    match = partita.position("lacrimosa", {"players": players, "round": round_}, seed=round_)
    found = match.position()
    period, place = (round_ - 1) // 4, (round_ - 1) % 4
    assert (found["period"], found["phase"]) == (period + 1, "experience")
    assert found["first"] == found["turn"] == match.to_move == period % players
    assert found["bonus"] in NAMES.bonus[period * 3 : period * 3 + 3]
    earlier = [card for cards_ in PERIOD[:period] for card in cards_]
    assert sorted([*found["memories_gone"], *found["opuses_gone"]]) == sorted(earlier)
    assert sorted([*found["market"], *found["deck"]["order"]]) == sorted(PERIOD[period])
    for seat in found["seats"][:players]:
        assert len(cards(seat["experiences"])) == len(cards(seat["stories"])) == place
        assert len(seat["hand"]) == min(4, 9 - 2 * place)
        assert len(seat["pile"]["order"]) == 9 - 2 * place - len(seat["hand"])
        everywhere = [*cards(seat["experiences"]), *cards(seat["stories"]), *seat["hand"], *seat["pile"]["order"]]
        assert sorted(everywhere) == sorted(STARTING)
    if players == 1 + round_ % 4:
        while not match.is_over:
            match.play(match.legal()[0])
        assert match.position()["round"] == 20


def test_what_was_played_is_drawn_fairly() -> None:
    """Each Memory has been played in each place as often, and the card above has the actions still to do."""
    described = {"round": 2, "phase": "act", "now": {"todo": ["commission"]}}
    acting, earlier = Counter[str](), Counter[str]()
    drawings = 450
    for seed in range(drawings):
        state = GAME.build(described, BOX, seed)
        GAME.complete(state, BOX, seed)
        seats = GAME.describe(state, BOX)["seats"]
        acting[seats[0]["experiences"][1]] += 1
        earlier[seats[1]["stories"][0]] += 1
    assert acting.keys() == {"first-commission", "second-commission"}
    assert min(acting.values()) > drawings * 0.4
    assert earlier.keys() == set(STARTING)
    mean = drawings / len(STARTING)
    assert sum((count - mean) ** 2 / mean for count in earlier.values()) < 26  # 8 degrees of freedom


def test_within_a_round_seats_have_played_or_have_not() -> None:
    found = partita.position(
        "lacrimosa", {"players": 4, "round": 6, "first": 2, "turn": 0, "phase": "story"}
    ).position()
    counts = [(len(cards(seat["experiences"])), len(cards(seat["stories"]))) for seat in found["seats"]]
    assert counts == [(2, 1), (1, 1), (2, 2), (2, 2)]
    assert found["to_move"] == 0
    assert partita.position("lacrimosa", {"period": 3, "players": 2}).position()["round"] == 9


def test_the_end_of_the_match() -> None:
    for players in (1, 2, 3, 4):
        match = partita.position("lacrimosa", {"players": players, "phase": "over"})
        assert match.is_over
        assert (match.to_move, match.legal(), match.end_reason) == (None, [], "five-periods")
        found = match.position()
        assert (found["round"], found["turn"], found["to_move"]) == (20, (4 % players - 1) % players, None)
        assert len(found["seats"][0]["hand"]) == 1  # LA-3.1: the ninth card
        assert match.winners


def test_a_row_of_which_nothing_is_said_has_two_of_each_sort_as_a_period_begins() -> None:
    """LA-2.2"""
    for seed in range(60):
        row = partita.position("lacrimosa", {"round": 17}, seed).position()["market"]
        assert 2 <= sum(card in NAMES.number["opus"] for card in row) <= 5


def test_what_lies_on_top_can_be_named() -> None:
    deck = PERIOD[0][7:9]
    described: dict[str, Any] = {
        "market": [*PERIOD[0][:6], None],
        "deck": {"order": deck},
        "cities": {"salzburg": "banker"},
        "supply": {"order": ["library", "theatre"]},
        "courts": {"london": {"open": "two-hands", "below": ["fair-share"]}},
        "seats": [{**RICH, "pile": {"order": [STARTING[4], STARTING[8]]}}, {}],
        "phase": "act",
        "now": {"todo": ["journey"]},
    }
    for seed in range(4):
        match = partita.position("lacrimosa", described, seed)
        before = match.position()
        assert before["deck"]["order"][:2] == deck
        assert before["supply"]["order"][:2] == ["library", "theatre"]
        assert before["courts"]["london"]["below"][0] == "fair-share"
        match.play("journey london")
        match.play("end-turn")
        after = match.position()
        assert after["market"][:7] == [*PERIOD[0][:6], deck[0]]
        assert after["courts"]["london"]["open"] == "fair-share"
        assert after["seats"][0]["courts"] == ["two-hands"]
        assert {STARTING[4], STARTING[8]} <= set(after["seats"][0]["hand"])


def test_a_short_row_is_dealt_up_and_a_gap_stays() -> None:
    found = partita.position("lacrimosa", {"market": [PERIOD[0][3], None]}).position()
    assert found["market"][:2] == [PERIOD[0][3], None]
    assert None not in found["market"][2:]
    assert len(found["deck"]["order"]) == 16 - 6


def test_tiles_of_courts_taken_are_missing_from_the_highest_stacks() -> None:
    taken = NAMES.court[:4]
    courts = partita.position("lacrimosa", {"seats": [{"courts": taken[:3]}, {"courts": taken[3:]}]}).position()[
        "courts"
    ]
    assert [courts[court]["left"] for court in ("vienna", "paris", "london")] == [4, 4, 4]
    named = {"courts": {"vienna": {"left": 6}}, "seats": [{"courts": taken}]}
    courts = partita.position("lacrimosa", named).position()["courts"]
    assert [courts[court]["left"] for court in ("vienna", "paris", "london")] == [6, 3, 3]
    empty = {"courts": {"vienna": {"open": None}, "london": {"open": None}}, "seats": [{"courts": NAMES.court[:11]}]}
    match = partita.position("lacrimosa", {**empty, "phase": "act", "now": {"todo": ["journey"]}, "mozart": "munich"})
    assert [match.position()["courts"][court]["left"] for court in ("vienna", "paris", "london")] == [0, 5, 0]
    reason = match.why_not("journey vienna")  # LA-5.4
    assert reason is not None
    assert reason.code == "court-empty"


# What a view shows, and what is drawn for the rest.


@pytest.mark.parametrize("plies", [0, 7, 60, 10_000])
def test_views_hide_what_is_hidden(plies: int) -> None:
    """LA-2.7"""
    for players in (1, 3):
        match = played("lacrimosa", players, 26, plies)
        whole = match.position()
        for seat in (None, *range(players)):
            view = json.loads(json.dumps(match.view(seat)))
            assert view["seat"] == seat
            piles = [view["deck"], *(board["pile"] for board in view["seats"])]
            piles += [view["solo"]["deck"]] if players == 1 else []
            for pile in piles:
                assert "order" not in pile or pile == {"left": 0, "order": []}
            assert "order" not in view["supply"] or len(view["supply"]["bottom"]) == view["supply"]["left"]
            assert view["supply"]["bottom"] == whole["supply"]["bottom"]
            for court, stack in view["courts"].items():
                assert stack["open"] == whole["courts"][court]["open"]
                assert "below" not in stack or len(stack["below"]) == max(stack["left"] - 1, 0) == 0
            for other, board in enumerate(view["seats"]):
                true = whole["seats"][other]
                hand = true["hand"] if other == seat or not true["hand"] else len(true["hand"])
                assert {**board, "pile": true["pile"]} == {**true, "hand": hand}
            assert "seed" not in json.dumps(view)


def test_hidden_hands_are_drawn_fairly() -> None:
    """Of the Memories that lie nowhere to be seen, each is as often in a hidden hand."""
    match = played("lacrimosa", 2, 4, 9)
    view, mine = match.view(0), match.position()["seats"][1]
    unseen = set(mine["memories"]) - {*cards(mine["experiences"]), *cards(mine["stories"])}
    seen: Counter[str] = Counter()
    drawings = 600
    for seed in range(drawings):
        state = GAME.build(view, BOX, seed)
        GAME.complete(state, BOX, seed)
        seen.update(GAME.describe(state, BOX)["seats"][1]["hand"])
    assert seen.keys() == unseen
    size = len(mine["hand"])
    assert 0 < size < len(unseen)
    mean = drawings * size / len(unseen)
    assert sum((count - mean) ** 2 / mean for count in seen.values()) < 26  # 8 degrees of freedom at the most


# The Requiem.


@pytest.mark.parametrize("players", [2, 3])
def test_spaces_not_named_are_as_the_constanze_card_makes_them(players: int) -> None:
    for card, called in enumerate(NAMES.constanze):
        found = partita.position("lacrimosa", {"players": players, "requiem": {"constanze": called}}).position()
        held = [space for spaces in found["requiem"]["spaces"].values() for space in spaces]
        made = as_card(BOX, players, card)
        assert [space["state"] for space in held] == [
            "free" if each == NONE else "covered" if each == COVERED else "marker" for each in made
        ]
        neutral = [space["marker"]["seat"] for space in held if space["marker"]]
        assert neutral == ["neutral"] * {2: 4, 3: 2}[players]


def test_the_constanze_card_is_drawn_among_those_that_fit() -> None:
    """A space that is covered by some cards only: each of them comes as often."""
    covering = [card for card in range(CONSTANZES) if as_card(BOX, 2, card)[0] == COVERED]
    assert 1 < len(covering) < CONSTANZES
    seen: Counter[str] = Counter()
    for seed in range(300):
        state = GAME.build({"requiem": {"spaces": {"kyrie": [{"state": "covered"}]}}}, BOX, seed)
        GAME.complete(state, BOX, seed)
        seen[GAME.describe(state, BOX)["requiem"]["constanze"]] += 1
    assert seen.keys() == {NAMES.constanze[card] for card in covering}
    mean = 300 / len(covering)
    assert sum((count - mean) ** 2 / mean for count in seen.values()) < 14


def test_a_marker_has_left_its_board_and_taken_a_tile() -> None:
    described = {
        "players": 4,
        "requiem": {
            "composers": ["eybler", "sussmayr"],
            "spaces": {
                "kyrie": [marker(0), marker(1), marker(2, "second")],
                "sanctus": [{}, {}, {}, marker(0, "second")],
            },
        },
    }
    firsts: Counter[str] = Counter()
    for seed in range(60):
        found = partita.position("lacrimosa", described, seed).position()
        assert found["requiem"]["tiles_taken"]["first"]["kyrie"] == 2
        assert found["requiem"]["tiles_taken"]["second"]["sanctus"] == 1
        boards = found["seats"]
        assert boards[0]["markers"]["voices"] == ["second"]
        assert boards[0]["markers"]["brass"] == ["first"]
        assert boards[3]["markers"] == {instrument: ["first", "second"] for instrument in INSTRUMENT_WORDS}
        pair = {tile("eybler", 0), tile("eybler", 0, 1)}
        own = set(boards[0]["tiles"]) - {tile("sussmayr", 3)}
        assert own | set(boards[1]["tiles"]) == pair
        assert len(own) == len(boards[1]["tiles"]) == 1
        firsts.update(own)
        assert boards[2]["tiles"] == [tile("sussmayr", 0)]
        assert boards[3]["tiles"] == []
    assert firsts.keys() == pair  # who took which is drawn
    assert min(firsts.values()) > 15


def test_tiles_on_boards_can_be_named() -> None:
    taken = [tile("eybler", 0), tile("eybler", 0, 1)]
    described: dict[str, Any] = {
        "players": 4,
        "requiem": {"composers": ["eybler", "sussmayr"], "spaces": {"kyrie": [marker(0), marker(1)]}},
    }
    for mine in taken:
        found = partita.position("lacrimosa", {**described, "seats": [{"tiles": [mine]}]}).position()
        assert found["seats"][0]["tiles"] == [mine]
        assert found["seats"][1]["tiles"] == [each for each in taken if each != mine]


@pytest.mark.parametrize("players", [1, 2])
def test_whatever_a_position_leads_to_can_be_seen(players: int) -> None:
    """From the highest numbers that are accepted more is gained, and views of that can be read."""
    most = 9999
    sources = ("start", "memories", "commissions", "sales", "travels", "tiles", "market", "bonuses")
    board: dict[str, Any] = {
        "ducats": most,
        "counters": dict.fromkeys(("talent", "journey", "composition"), most),
        "vp": dict.fromkeys(sources, most),
    }
    match = partita.position("lacrimosa", {"players": players, "seats": [board] * players})
    while not match.is_over:
        match.play(match.legal()[match.ply % len(match.legal())])
        view = json.loads(json.dumps(match.view(0)))
        assert {**GAME.describe(GAME.build(view, BOX, 0), BOX), "seat": 0} == view
    assert max(match.scores()) > len(sources) * most


# Puzzles, as JSON.

PUZZLE = """
{
  "format": "partita-position/1", "game": "lacrimosa", "players": 4, "round": 19, "first": 0, "turn": 2, "phase": "act",
  "now": {"todo": ["requiem"]},
  "requiem": {
    "composers": ["eybler", "stadler"],
    "spaces": {
      "kyrie": [
        {"marker": {"seat": 0, "composer": "first"}}, {}, {"marker": {"seat": 1, "composer": "second"}},
        {"marker": {"seat": 2, "composer": "first"}}, {"marker": {"seat": 3, "composer": "second"}}
      ]
    }
  },
  "seats": [{}, {}, {"ducats": 20, "counters": {"composition": 9}, "courts": ["three-contributions"]}]
}
"""


def test_a_puzzle_of_the_requiem() -> None:
    """LA-5.5, LA-7.2: the last free space of the Kyrie decides it; the same moves lead there whatever is hidden."""
    for seed in range(3):
        match = partita.position("lacrimosa", json.loads(PUZZLE), seed)
        assert match.to_move == 2
        assert "requiem kyrie" in match.legal()
        before = match.scores()
        match.play("requiem kyrie")
        if "instrument strings" in match.legal():
            match.play("instrument strings")
        assert match.legal() == ["composer eybler", "composer stadler"]
        match.play("composer stadler")
        found = match.position()
        assert found["requiem"]["spaces"]["kyrie"][1]["marker"] == {"seat": 2, "composer": "second"}
        assert found["requiem"]["tiles_taken"]["second"]["kyrie"] == 3
        assert found["seats"][2]["markers"]["strings"] == ["first"]
        high, low = int(BOX.data["high"][0, 0]), int(BOX.data["low"][0, 0])
        after = match.scores()
        assert (after[0] - before[0], after[1] - before[1]) == (0, high - low)
        again = partita.position("lacrimosa", json.loads(json.dumps(found)), seed)
        assert again.legal() == match.legal()


def test_a_contribution_under_way_can_be_described() -> None:
    begun = {**AT_REQUIEM, "requiem": {"composers": ["eybler", "sussmayr"]}, "seats": [RICH], "players": 4}
    match = partita.position(
        "lacrimosa", {**begun, "phase": "instrument", "now": {"todo": ["requiem"], "movement": "kyrie"}}
    )
    assert match.legal()[:2] == ["instrument voices", "instrument strings"]
    match = partita.position(
        "lacrimosa",
        {**begun, "phase": "composer", "now": {"todo": ["requiem"], "movement": "kyrie", "instrument": "voices"}},
    )
    assert match.legal()[:2] == ["composer eybler", "composer sussmayr"]
    granted = partita.position("lacrimosa", {"phase": "grant", "seats": [RICH], "now": {"granted": "commission"}})
    assert {move.split()[0] for move in granted.legal()} == {"commission", "skip"}


def test_a_puzzle_against_schikaneder() -> None:
    """LA-8: his cards can be named; what he does with the first is done when the turn ends."""
    row = PERIOD[4][:7]
    described: dict[str, Any] = {
        "players": 1,
        "options": {"solo_level": "hard"},
        "period": 5,
        "market": row,
        "phase": "act",
        "now": {"todo": []},
        "solo": {
            "deck": {"order": [NAMES.soloist[3], NAMES.soloist[7]]},
            "discarded": NAMES.soloist[8:10],
            "cards_taken": 4,
        },
        "seats": [{}, {"vp": {"commissions": 12}, "opuses": {"upright": OPUSES[0][:3]}, "courts": ["two-hands"]}],
    }
    for seed in range(3):
        match = partita.position("lacrimosa", described, seed)
        assert match.options["solo_level"] == "hard"
        sources = {row["source"]: row["points"] for row in match.breakdown()[1]}
        assert sources["commissions"] == 12
        assert sources["taken"] == 4 * int(BOX.data["soloist_card_vp"][0, 3])
        assert match.legal() == ["end-turn"]
        match.play("end-turn")
        found = match.position()
        assert found["solo"]["discarded"] == sorted([*NAMES.soloist[8:10], NAMES.soloist[3]], key=NAMES.soloist.index)
        assert found["solo"]["deck"]["order"][0] == NAMES.soloist[7]
        assert found["solo"]["deck"]["left"] == 8
        assert match.to_move == 0


# What cannot be.

COVERED_SPACE = as_card(BOX, 2, 0).index(COVERED) % SPACES_OF_A_MOVEMENT  # of the Kyrie, by the first Constanze card
ALL_COVERED = {"kyrie": [{"state": "covered"}] * 5}
FOUR: dict[str, Any] = {"players": 4}
POOR: list[dict[str, Any]] = [{"ducats": 0, "tracks": {"composition": 0}}, {}]
EYBLER: dict[str, Any] = {"composers": ["eybler", "sussmayr"]}
IN_KYRIE: dict[str, Any] = {**EYBLER, "spaces": {"kyrie": [marker(0)], "sequentia": [{}, marker(1)]}}

IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("position-solo-cards", {"solo": {}}, "Soloist cards are for one player"),
    ("position-period", {"round": 5, "period": 1}, "round 5 is in period 2"),
    ("position-over", {"phase": "over", "round": 3}, "a match ends after round 20"),
    ("position-seat", {"first": 2}, "first is 2: the seats that take turns are 0 to 1"),
    ("position-seat", {"turn": 2}, "turn is 2"),
    ("position-seat", {"players": 1, "turn": 1}, "only seat 0 takes turns"),
    ("position-to-move", {"to_move": 1}, "whose turn it is, 0"),
    (
        "position-options",
        {"requiem": {"composers": [None, "eybler"]}, "options": {"composers": ["stadler", "sussmayr"]}},
        "composer 2: the position names 'eybler', and its options 'sussmayr'",
    ),
    (
        "position-options",
        {"requiem": {"constanze": "constanze-1"}, "options": {"constanze": "constanze-2"}},
        "the Constanze card: the position names 'constanze-1'",
    ),
    (
        "position-stuck",
        {"phase": "instrument", "requiem": EYBLER, "now": {"movement": "kyrie"}, "seats": POOR},
        "nothing is legal in it",
    ),
    ("position-constanze-four", {**FOUR, "requiem": {"constanze": "constanze-1"}}, "no Constanze card with four"),
    ("position-constanze-four", {**FOUR, "options": {"constanze": "constanze-1"}}, "no Constanze card with four"),
    ("position-deck", {"deck": {"left": 3}}, "it has 9"),
    ("position-deck", {"market": [PERIOD[0][0], *[None] * 6], "deck": {"left": 14}}, "it has 15"),
    ("position-supply", {"supply": {"left": 6}}, "the supply has 6 City tiles: it has 7"),
    (
        "position-supply",
        {"supply": {"bottom": NAMES.city[:5], "order": NAMES.city[5:8]}},
        "the supply has 8 City tiles",
    ),
    ("position-court-below", {"courts": {"paris": {"below": ["two-operas"]}}}, "Paris: tiles below are named"),
    ("position-court-open", {"courts": {"paris": {"open": None, "left": 2}}}, "Paris: 2 tiles are left"),
    ("position-court", {"courts": {"paris": {"left": 6}}}, "Paris: the stack has 6 tiles: at most 5"),
    ("position-court", {"courts": {"paris": {"open": "two-operas", "below": ["fair-share"], "left": 1}}}, "at most 1"),
    ("position-courts", {"courts": {"vienna": {"left": 6}, "paris": {"left": 5}, "london": {"left": 4}}}, "15 tiles"),
    ("position-courts", {"courts": {"vienna": {"open": None}}}, "10 tiles"),
    ("position-soloists", {"players": 1, "solo": {"deck": {"left": 3}}}, "it has 11"),
    (
        "position-cards-taken",
        {"players": 1, "seats": [{}, {"opuses": {"upright": OPUSES[0][:1]}}], "solo": {"cards_taken": 0}},
        "he has 1 Opus",
    ),
    ("position-cards-too-many", {"players": 1, "solo": {"cards_taken": 127}}, "127 market cards"),
    ("position-cards-too-many", {"players": 1, "solo": {"cards_taken": 1}}, "and has had 0 turns"),
    ("position-cards-too-many", {"players": 1, "round": 3, "solo": {"cards_taken": 3}}, "and has had 2 turns"),
    ("position-cards-too-many", {"players": 1, "phase": "over", "solo": {"cards_taken": 21}}, "and has had 20 turns"),
    *(
        ("position-soloist", {"players": 1, "seats": [{}, {what: held}]}, f"leave {where} out")
        for what, held, where in (
            ("ducats", 3, "ducats"),
            ("finance", 1, "finance"),
            ("tracks", {"talent": 1}, "tracks.talent"),
            ("counters", {"journey": 1}, "counters.journey"),
            ("vp", {"sales": 1}, "vp.sales"),
            ("memories", STARTING[:1], "memories"),
            ("hand", 2, "hand"),
            ("pile", {"left": 1}, "pile.left"),
            ("experiences", [STARTING[0]], "experiences"),
            ("opuses", {"turned": OPUSES[0][:1]}, "opuses.turned"),
            ("tiles", ["eybler-kyrie-1"], "tiles"),
            ("markers", {"brass": ["first"]}, "markers"),
        )
    ),
    ("position-amount", {"seats": [{"ducats": 10_000}]}, "at most 9999"),
    ("position-amount", {"seats": [{}, {"vp": {"tiles": 10_001}}]}, "10001 ducats, VP of one source or counters"),
    ("position-amount", {"seats": [{}, {"counters": {"journey": 10_000}}]}, "at most 9999"),
    ("position-hand", {"seats": [{"hand": 3}]}, "seat 0 has 3 Memories"),
    ("position-hand", {"round": 4, "seats": [{"hand": STARTING[:4]}]}, "seat 0 has 4 Memories"),
    ("position-pile", {"seats": [{"pile": {"left": 3}}]}, "3 Memories"),
    ("position-pile", {"round": 4, "seats": [{}, {"pile": {"order": STARTING[:1]}}]}, "seat 1 has 1 Memory"),
    ("position-memories", {"seats": [{"memories": [*STARTING, MEMORIES[0][0]]}]}, "seat 0 has 10 Memories"),
    ("position-row", {"seats": [{"experiences": STARTING[:1]}]}, "the row is empty"),
    ("position-row", {"round": 2, "seats": [{"stories": STARTING[:2]}]}, "place 2: at this point of the period"),
    (
        "position-instrument",
        {"requiem": {"spaces": {"kyrie": [{"instrument": "brass"}]}}},
        "is of voices, not of brass",
    ),
    (
        "position-marker",
        {"requiem": {"spaces": {"kyrie": [{"state": "marker"}]}}},
        "exactly when the state is 'marker'",
    ),
    ("position-marker", {"requiem": {"spaces": {"kyrie": [{"state": "free", **marker(0)}]}}}, "kyrie, space 1"),
    ("position-marker-seat", {"requiem": {"spaces": {"sanctus": [marker(2)]}}}, "the seats are 0 to 1"),
    (
        "position-space",
        {"requiem": {"constanze": "constanze-1", "spaces": {"kyrie": [{}] * COVERED_SPACE + [{"state": "free"}]}}},
        "by the Constanze card 'constanze-1' it is covered",
    ),
    ("position-space-four", {**FOUR, "requiem": {"spaces": ALL_COVERED}}, "with four players there are none"),
    ("position-space-four", {**FOUR, "requiem": {"spaces": {"kyrie": [marker("neutral")]}}}, "kyrie, space 1"),
    ("position-space-no-card", {"requiem": {"spaces": ALL_COVERED}}, "no Constanze card covers these spaces"),
    ("position-stack", {**FOUR, "requiem": {"spaces": {"kyrie": [marker(seat) for seat in range(4)]}}}, "at most 3"),
    ("position-tiles-taken", {"requiem": {"tiles_taken": {"first": {"kyrie": 1}}}}, "1 tile taken, but 0 markers"),
    (
        "position-marker-twice",
        {**FOUR, "requiem": {"spaces": {"kyrie": [marker(0)], "sequentia": [marker(0)]}}},
        "seat 0 has two markers of voices for the first composer",
    ),
    ("position-markers-left", {"seats": [{"markers": {"voices": ["first"]}}]}, "these are left"),
    ("position-tiles", {"seats": [{"tiles": ["eybler-kyrie-1"]}]}, "1 composer tile and 0 markers"),
    ("position-tiles", {**FOUR, "requiem": IN_KYRIE, "seats": [{"tiles": []}]}, "0 composer tiles and 1 marker"),
    (
        "position-tiles-of",
        {**FOUR, "requiem": IN_KYRIE, "seats": [{"tiles": [tile("eybler", 1)]}]},
        "kyrie, first composer: 0 tiles for 1 marker",
    ),
    (
        "position-tiles-composers",
        {**FOUR, "requiem": {"spaces": {"kyrie": [marker(0)]}}, "seats": [{"tiles": ["eybler-kyrie-1"]}]},
        "give requiem.composers",
    ),
    (
        "position-todo",
        {"phase": "act", "seats": [{"experiences": ["first-commission"]}], "now": {"todo": ["journey"]}},
        "'first-commission' above does not have all",
    ),
    (
        "position-todo-none",
        {"phase": "act", "now": {"todo": ["document", "commission", "perform", "journey", "requiem"]}},
        "no Memory with all of these actions",
    ),
    ("position-named-twice", {"market": PERIOD[0][:1] * 2}, "the market"),
    ("position-named-twice", {"seats": [{"memories": STARTING[:1] * 2}]}, "seat 0's Memories"),
    ("position-named-twice", {"seats": [{"hand": STARTING[:1] * 2}]}, "seat 0's hand"),
    ("position-named-twice", {"phase": "act", "now": {"todo": ["commission", "commission"]}}, "now, todo"),
    ("position-named-twice", {"seats": [{"opuses": {"upright": ["nannerls-notebook"] * 2}}]}, "seat 0's Opuses"),
    ("position-card-twice", {"requiem": {"composers": ["eybler", "eybler"]}}, "composer 1 and composer 2"),
    ("position-card-twice", {"market": OPUSES[0][:1], "opuses_gone": OPUSES[0][:1]}, "one place only"),
    ("position-card-twice", {"market": MEMORIES[0][:1], "seats": [{}, {"memories": MEMORIES[0][:1]}]}, "the market"),
    ("position-card-twice", {"seats": [{"hand": STARTING[:1], "pile": {"order": STARTING[:1]}}]}, "draw pile"),
    ("position-card-twice", {"cities": {"lyon": "banker", "milan": "banker"}}, "the city of milan"),
    (
        "position-card-twice",
        {"courts": {"paris": {"open": "two-hands"}}, "seats": [{"courts": ["two-hands"]}]},
        "Paris",
    ),
    ("phase-granted", {"phase": "grant"}, "now, granted"),
    ("phase-granted", {"now": {"granted": "commission"}}, "now, granted"),
    ("phase-movement", {"phase": "instrument"}, "now, movement"),
    ("phase-movement", {"phase": "act", "now": {"movement": "kyrie"}}, "now, movement"),
    ("phase-instrument", {"phase": "composer", "now": {"movement": "kyrie"}}, "now, instrument"),
    ("phase-composers", {"phase": "instrument", "now": {"movement": "kyrie"}}, "give requiem.composers"),
    ("phase-todo", {"now": {"todo": ["commission"]}}, "now, todo is empty in the phase 'experience'"),
    ("space-free", {"requiem": {"constanze": "constanze-1", "spaces": ALL_COVERED}}, "neither covered nor filled"),
    (
        "space-neutral",
        {"requiem": {"constanze": "constanze-1", "spaces": {"offertorium": [{"state": "covered"}]}}},
        "filled by a neutral marker of the second composer",
    ),
]
# Things that are nowhere, or not where they are said to be: the sort that is meant, and the place.
NOWHERE: list[tuple[str, str, dict[str, Any]]] = [
    ("sort-composer", "at-composers", {"requiem": {"composers": ["salieri"]}}),
    ("sort-composer", "at-composers", {"options": {"composers": [None, "salieri"]}}),
    ("sort-constanze", "at-constanze", {"requiem": {"constanze": "constanze-6"}}),
    ("sort-market-memory", "at-gone", {"memories_gone": MEMORIES[1][:1]}),
    ("sort-market-opus", "at-gone", {"opuses_gone": MEMORIES[0][:1]}),
    ("sort-market", "at-market", {"market": PERIOD[1][:1]}),
    ("sort-market", "at-deck", {"deck": {"order": ["nannerls-notebook"]}}),
    ("sort-bonus", "at-bonus", {"bonus": NAMES.bonus[3]}),
    ("sort-city", "at-city", {"cities": {"lyon": "two-hands"}}),
    ("sort-city", "at-supply", {"supply": {"order": ["post-chaise"]}}),
    ("sort-court", "at-court", {"courts": {"vienna": {"open": "banker"}}}),
    ("sort-court", "at-courts", {"seats": [{"courts": ["banker"]}]}),
    ("sort-memory", "at-memories", {"seats": [{"memories": MEMORIES[2][:1]}]}),
    ("sort-memory", "at-hand", {"seats": [{"hand": OPUSES[0][:1]}]}),
    ("sort-memory", "at-pile", {"seats": [{"pile": {"order": ["nothing"]}}]}),
    ("sort-memory", "at-experiences", {"round": 2, "seats": [{"experiences": ["nothing"]}]}),
    ("sort-memory", "at-stories", {"round": 2, "seats": [{"stories": ["nothing"]}]}),
    ("sort-opus", "at-opuses", {"seats": [{"opuses": {"turned": OPUSES[4][:1]}}]}),
    ("sort-tile", "at-tiles", {**FOUR, "requiem": IN_KYRIE, "seats": [{"tiles": [tile("eybler", 0, 1)]}]}),
    ("sort-soloist", "at-soloists", {"players": 1, "solo": {"deck": {"order": ["nothing"]}}}),
    ("sort-soloist", "at-soloists-played", {"players": 1, "solo": {"discarded": ["nothing"]}}),
]


def refused(description: dict[str, Any]) -> partita.BadPosition:
    """The refusal of a description, one line in each language."""
    with pytest.raises(partita.BadPosition) as caught:
        partita.position("lacrimosa", json.loads(json.dumps(description)))
    english, french = caught.value.text("en"), caught.value.text("fr")
    assert english != french
    assert "\n" not in english + french
    return caught.value


@pytest.mark.parametrize(("key", "description", "says"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_are_refused(key: str, description: dict[str, Any], says: str) -> None:
    error = refused(description)
    assert {key, f"lacrimosa:{key}"} & keys_in(error)
    assert says in str(error)


@pytest.mark.parametrize(("sort", "where", "description"), NOWHERE, ids=range(len(NOWHERE)))
def test_things_that_are_not_there_are_refused(sort: str, where: str, description: dict[str, Any]) -> None:
    error = refused(description)
    assert error.saying.key == "position-no-thing"
    assert {f"lacrimosa:{sort}", f"lacrimosa:{where}"} <= keys_in(error)


def test_each_sentence_about_positions_is_said_of_some() -> None:
    told = {key for _, description, _ in IMPOSSIBLE for key in keys_in(refused(description))}
    told |= {key for _, _, description in NOWHERE for key in keys_in(refused(description))}
    about = ("position-", "phase-", "space-", "place", "at-", "sort-")
    assert {f"lacrimosa:{key}" for key in messages_of("lacrimosa") if key.startswith(about)} - told == set()
