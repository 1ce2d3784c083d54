"""Described positions, both ways."""

import importlib
import json
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import played

import partita
from partita.core.errors import Saying
from partita.core.game import game
from partita.core.position import Lot
from partita.core.words import words
from partita.games.ovation.invariants import Broken

GAME = game("ovation")
BOX = GAME.load_box(None)
MAESTRO = list(BOX.rows["maestro"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("magnum_opus", [False, True])
def test_positions_and_views_round_trip(players: int, magnum_opus: bool) -> None:
    draw = random.Random(players)
    match = partita.new("ovation", players=players, seed=players, options={"magnum_opus": magnum_opus})
    while not match.is_over:
        if draw.random() < 0.15 or match.ply < 6:
            described = json.loads(json.dumps(match.position()))
            other = partita.position("ovation", described, seed=5)
            assert other.position() == described
            assert other.legal() == match.legal()
            assert other.scores() == match.scores()
            assert GAME.kernels.check(other.state(), 0, BOX.data) == 0
            for seat in (None, *range(players)):
                view = json.loads(json.dumps(match.view(seat)))
                assert {**GAME.describe(GAME.build(view, BOX, 0), BOX), "seat": seat} == view
                assert partita.position("ovation", view, seed=6).view(seat) == view
        match.play(draw.choice(match.legal()))
    described = match.position()
    assert partita.position("ovation", described).position() == described
    assert partita.position("ovation", described).is_over


def test_a_view_builds_the_blotted_state() -> None:
    """What a bot rebuilds from a view dict is the view, less the order in which different seats bought their cards."""
    match = played(2, 5, 90)
    for seat in (0, 1):
        blotted = np.zeros(1, GAME.kernels.STATE)
        GAME.kernels.view(match.state(), 0, seat, blotted, 0)
        built = GAME.build(match.view(seat), BOX, 0)
        names = blotted.dtype.names or ()
        differing = {name for name in names if built[name].tobytes() != blotted[name].tobytes()}
        assert differing <= {"bought", "helpers", "row", "discarded", "used"}  # copies may be numbered otherwise


def test_what_is_described_is_there_and_the_rest_is_as_after_the_set_up() -> None:
    match = partita.position(
        "ovation",
        {
            "players": 2,
            "seats": [{"composer": "mozart", "inspiration": {"joy": 5}, "music": ["string-quartet"]}, {}],
            "rows": {"concert": ["violin-concerto", None, None, None, None]},
        },
    )
    found = match.position()
    seat, other = found["seats"]
    assert seat["composer"] == "mozart"
    assert seat["inspiration"] == {"passion": 1, "joy": 5, "sorrow": 1}
    assert seat["music"] == ["string-quartet"]
    assert other["inspiration"] == {"passion": 1, "joy": 1, "sorrow": 1}
    assert (seat["tokens"], other["tokens"]) == (1, 1)
    assert found["rows"]["concert"] == ["violin-concerto", None, None, None, None]
    assert found["decks"]["concert"]["left"] == 17
    assert found["tickets"]["left"] == 27
    assert len(found["maestro"]) == 4
    for deck, size in {"concert": 18, "chamber": 27, "patron": 30, "fortune": 33}.items():
        owned = 1 if deck == "chamber" else 0
        lying = sum(card is not None for card in found["rows"][deck]) + found["decks"][deck]["left"]
        assert lying + owned == size
    assert (match.ply, match.to_move, match.players) == (0, 0, 2)


def test_nothing_at_all_describes_a_match_of_two() -> None:
    match = partita.position("ovation", {})
    assert match.players == 2
    assert match.legal()[0] == "inspire passion passion"
    assert partita.position("ovation", {"seats": [{}] * 3}).players == 3


def test_the_seed_decides_what_is_left_open() -> None:
    first = partita.position("ovation", {}, seed=1).position()
    assert partita.position("ovation", {}, seed=1).position() == first
    assert partita.position("ovation", {}, seed=2).position() != first
    assert partita.position("ovation", {}, seed=1 << 127).position() != partita.position("ovation", {}).position()


def test_the_top_of_a_deck_can_be_named() -> None:
    for seed in range(3):
        match = partita.position(
            "ovation",
            {
                "rows": {"concert": ["violin-concerto", None, None, None, None]},
                "decks": {"concert": {"order": ["mass-in-g", "medea"]}},
                "tickets": {"order": ["joy", "joy", "sorrow"]},
            },
            seed=seed,
        )
        found = match.position()
        assert found["decks"]["concert"]["order"][:2] == ["mass-in-g", "medea"]
        assert found["tickets"]["order"][:3] == ["joy", "joy", "sorrow"]
        match.play("artist concert")
        assert match.position()["rows"]["concert"][:2] == ["mass-in-g", "medea"]


def test_a_short_row_is_dealt_up() -> None:
    found = partita.position("ovation", {"rows": {"concert": ["medea"]}, "maestro": MAESTRO[:1]}).position()
    assert found["rows"]["concert"][0] == "medea"
    assert None not in found["rows"]["concert"]
    assert found["maestro"][0] == MAESTRO[0]
    assert None not in found["maestro"]


def test_what_is_drawn_is_drawn_fairly() -> None:
    """Each composer is as likely for an open seat; chi-squared over 600 drawings stays in bounds."""
    seen: Counter[str] = Counter()
    for seed in range(600):
        state = GAME.build({"seats": [{"composer": "haydn"}, {}]}, BOX, seed)
        GAME.complete(state, BOX, seed)
        seen[GAME.describe(state, BOX)["seats"][1]["composer"]] += 1
    assert "haydn" not in seen
    assert len(seen) == 5
    assert sum((count - 120) ** 2 / 120 for count in seen.values()) < 20  # 4 degrees of freedom, p about 0.0005


def test_lots_are_fair_and_always_the_same() -> None:
    lot = Lot(7)
    drawn = [lot.below(6) for _ in range(6000)]
    counts = Counter(drawn)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25
    assert drawn[:8] == [Lot(7).below(6), *drawn[1:8]]
    things = list(range(10))
    Lot(3).shuffle(things)
    again = list(range(10))
    Lot(3).shuffle(again)
    assert things == again != list(range(10))


@pytest.mark.parametrize(
    ("description", "says"),
    [
        ([], "dict"),
        ({"players": 5}, "players"),
        ({"players": 0}, "players"),
        ({"players": True}, "players"),
        ({"players": 2, "seats": [{}, {}, {}]}, "3 seats for 2 players"),
        ({"format": "partita-position/9"}, "format"),
        ({"game": "lacrimosa"}, "game"),
        ({"box": "0" * 32}, "box"),
        ({"box": 7}, "box"),
        ({"rounds": 3}, "rounds"),
        ({"round": 0}, "round"),
        ({"turn": 2}, "turn is 2"),
        ({"to_move": 2}, "to_move is 2"),
        ({"to_move": None}, "over"),
        ({"phase": "over", "to_move": 0}, "over"),
        ({"phase": "sleep"}, "phase"),
        ({"seats": [{"composer": "salieri"}]}, "salieri"),
        ({"seats": [{"composer": "haydn"}, {"composer": "haydn"}]}, "haydn"),
        ({"seats": [{"inspiration": {"joy": 11}}]}, "0 to 10"),
        ({"seats": [{"inspiration": {"joy": -1}}]}, "joy"),
        ({"seats": [{"inspiration": {"anger": 1}}]}, "anger"),
        ({"seats": [{"tokens": 36}]}, "tokens"),
        ({"seats": [{"tokens": 30}, {"tokens": 6}]}, "36 music tokens"),
        ({"seats": [{"hand": {"joy": 10}}]}, "10 joy Tickets"),
        ({"seats": [{"hand": {"joy": 5}}, {"hand": {"joy": 5}}]}, "10 joy Tickets"),
        ({"seats": [{"hand": {"unknown": 20}}, {"hand": {"unknown": 20}}]}, "27 Tickets"),
        ({"tickets": {"left": 3}}, "27"),
        ({"tickets": {"order": ["anger"]}}, "order"),
        ({"seats": [{"music": ["string-quartette"]}]}, "string-quartet"),
        ({"seats": [{"music": ["string-quartet"]}, {"music": ["string-quartet"]}]}, "the box has 1"),
        ({"seats": [{"music": ["medea"]}], "rows": {"concert": ["medea"]}}, "the box has 1"),
        ({"seats": [{"helpers": ["the-prodigy"] * 9}]}, "the box has"),
        ({"seats": [{"music": ["the-prodigy"]}]}, "the-prodigy"),
        ({"rows": {"concert": ["string-quartet"]}}, "no concert card"),
        ({"rows": {"concert": [None] * 6}}, "concert"),
        ({"rows": {"opera": []}}, "opera"),
        ({"decks": {"fortune": {"left": 3}}}, "28"),
        ({"maestro": [None, None, None, None]}, "4"),
        ({"maestro": MAESTRO[:1] * 2}, "the box has 1"),
        ({"players": 1, "maestro": ["efficiency-expert"]}, "efficiency-expert"),
        ({"seats": [{"magnum": "unknown"}]}, "magnum_opus"),
        ({"options": {"magnum_opus": True}, "seats": [{"magnum": "string-quartet"}]}, "Magnum Opus"),
        ({"options": {"magnum_opus": True}, "seats": [{"composer": "haydn", "magnum": "symphony-no-9"}]}, "beethoven"),
        ({"options": {"solo_level": "hard"}}, "one player"),
        ({"solo": {}}, "one player"),
        ({"players": 1, "solo": {"deck": {"left": 1}}}, "8"),
        ({"players": 1, "solo": {"active": "no-card"}}, "no-card"),
        ({"players": 1, "solo": {"discarded": list(BOX.rows["solo"])}}, "no solo card is left for the decision card"),
        ({"now": {"card": "the-prodigy"}}, "paid"),
        ({"now": {"used": ["the-prodigy"]}}, "the-prodigy"),
        ({"now": {"piece": "string-quartet"}}, "string-quartet"),
        ({"now": {"met": ["no-card"]}}, "no-card"),
        ({"now": {"tokens_used": 1}}, "music tokens"),
        ({"now": {"station": "ballroom"}}, "station"),
        ({"now": {"due": 3}}, "cannot"),
        ({"phase": "pay"}, "cannot"),
        ({"now": {"station": "fortune"}}, "open"),
        ({"now": {"open": True}}, "open"),
        ({"phase": "keep"}, "magnum_opus"),
        ({"phase": "keep", "to_move": 1, "options": {"magnum_opus": True}}, "have kept"),
        ({"phase": "attend", "to_move": 1}, "cannot"),
        ({"wasted": [0, 0, 0]}, "wasted"),
        ({"reads": -1}, "reads"),
        ({"seats": 7}, "seats"),
        ({"seats": [7]}, "seats"),
        ({1: 2}, ""),
        ({"seats": [{"composer": "\ud800"}]}, ""),
        ({"round": 10**30}, ""),
        ({"round": float("nan")}, ""),
        ({"rows": {"concert": {1, 2}}}, ""),
    ],
)
def test_impossible_positions_are_refused_in_one_line(description: Any, says: str) -> None:
    with pytest.raises(partita.BadPosition) as caught:
        partita.position("ovation", description)
    assert says.lower() in str(caught.value).lower()
    assert "\n" not in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)
    assert "\n" not in caught.value.text("fr")


@pytest.mark.parametrize("seed", [-1, 1 << 128, "one", True, 0.5])
def test_bad_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(partita.BadOption):
        partita.position("ovation", {}, seed=seed)


def test_positions_of_unknown_games_are_refused() -> None:
    with pytest.raises(partita.BadOption):
        partita.position("chess", {})


def _harmed(draw: st.DrawFn) -> dict[str, Any]:
    """A described position with one number, word or list changed."""
    described: Any = json.loads(json.dumps(played(2, draw(st.integers(0, 3)), 70).position()))
    place, key = described, draw(st.sampled_from(sorted(described)))
    while isinstance(place[key], list | dict) and place[key]:
        place = place[key]
        key = draw(st.sampled_from(sorted(place)) if isinstance(place, dict) else st.integers(0, len(place) - 1))
    value = place[key]
    if isinstance(value, bool):
        place[key] = not value
    elif isinstance(value, int):
        place[key] = draw(st.integers(-2, 40))
    else:
        place[key] = draw(st.sampled_from([None, "joy", "violin-concerto", "the-prodigy", "perform", "give", 3]))
    whole: dict[str, Any] = described
    return whole


@settings(max_examples=150, deadline=None)
@given(st.composite(_harmed)())
def test_a_changed_position_is_played_or_refused(described: dict[str, Any]) -> None:
    """Nothing in between: it is refused in one line, or it is sound and can be played on."""
    try:
        match = partita.position("ovation", described)
    except partita.BadPosition:
        return
    assert GAME.kernels.check(match.state(), 0, BOX.data) == 0
    draw = random.Random(1)
    for _ in range(30):
        if match.is_over:
            break
        legal = match.legal()
        assert legal
        match.play(draw.choice(legal))
        broken = GAME.kernels.check(match.state(), 0, BOX.data)
        assert broken == 0, [kind.name for kind in Broken if broken >> kind & 1]


@pytest.mark.parametrize("name", partita.games())
def test_each_broken_invariant_has_its_sentence(name: str) -> None:
    kinds = words(importlib.import_module(f"partita.games.{name}.invariants").Broken)
    assert len(kinds) > 1
    for kind in kinds:
        why = Saying(f"{name}:broken-{kind}")
        assert why.text("en") != why.text("fr")
