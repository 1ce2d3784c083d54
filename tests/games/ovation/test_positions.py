"""Described positions of Ovation: what is named is there, the rest as after the set-up; what cannot be is refused."""

from collections import Counter
from typing import Any

import pytest
from tests.core.playing import keys_in, messages_of

import partita
from partita.core.game import game

GAME = game("ovation")
BOX = GAME.load_box(None)
MAESTRO = list(BOX.rows["maestro"])


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


def test_composers_are_drawn_fairly() -> None:
    """Each composer is as likely for an open seat; chi-squared over 600 drawings stays in bounds."""
    seen: Counter[str] = Counter()
    for seed in range(600):
        state = GAME.build({"seats": [{"composer": "haydn"}, {}]}, BOX, seed)
        GAME.complete(state, BOX, seed)
        seen[GAME.describe(state, BOX)["seats"][1]["composer"]] += 1
    assert "haydn" not in seen
    assert len(seen) == 5
    assert sum((count - 120) ** 2 / 120 for count in seen.values()) < 20  # 4 degrees of freedom, p about 0.0005


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"turn": 2}, "turn is 2"),
    ({"to_move": 2}, "to_move is 2"),
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
    ({"solo": {}}, "solo cards are for one player"),
    (
        {"options": {"composers": [None, "mozart"]}, "seats": [{}, {"composer": "haydn"}]},
        "the position names 'haydn', and its options 'mozart'",
    ),
    ({"options": {"composers": [None] * 3}}, "3 entries for 2 seats"),
    ({"maestro": [None] * 6}, "the Maestro row has 6 places: with 2 players it has 4"),
    (
        {
            "options": {"magnum_opus": True},
            "seats": [{"composer": "beethoven", "music": ["symphony-no-9"], "magnum": None}],
        },
        "not its Magnum Opus",
    ),
    (
        {"options": {"magnum_opus": True}, "seats": [{"magnum": "symphony-no-9"}, {"composer": "beethoven"}]},
        "lies in seat 1, composer and seat 0",
    ),
    (
        {"phase": "keep", "now": {"station": "perform"}, "options": {"magnum_opus": True}},
        "station is null in the phase",
    ),
    # Cards that are nowhere.
    ({"seats": [{"maestro": ["nothing"]}, {}]}, "seat 0's Maestro cards: there is no Maestro card 'nothing'"),
    ({"seats": [{"helpers": ["nothing"]}]}, "no Fortune or Patron card"),
    ({"decks": {"fortune": {"order": ["nothing"]}}}, "the fortune deck"),
    ({"discarded": {"chamber": ["moonlight"]}}, "is 'moonlight-sonata'"),
    ({"players": 1, "solo": {"deck": {"order": ["nothing"]}}}, "the solo deck"),
    ({"players": 1, "solo": {"decision": "nothing"}}, "the decision card's place"),
    ({"players": 1, "solo": {"discarded": ["nothing"]}}, "the solo discards"),
    ({"phase": "pay", "now": {"station": "fortune", "card": "lady-antoinette"}}, "no Fortune card"),
    ({"phase": "pay", "now": {"station": "patronage", "card": "the-prodigy"}}, "no Patron card"),
]


def refused(description: dict[str, Any]) -> partita.BadPosition:
    """The refusal of a description, one line in each language."""
    with pytest.raises(partita.BadPosition) as caught:
        partita.position("ovation", description)
    english, french = caught.value.text("en"), caught.value.text("fr")
    assert english != french
    assert "\n" not in english + french
    return caught.value


@pytest.mark.parametrize(("description", "says"), IMPOSSIBLE)
def test_impossible_positions_are_refused(description: dict[str, Any], says: str) -> None:
    assert says.lower() in str(refused(description)).lower()


def test_each_sentence_about_positions_is_said_of_some() -> None:
    told = {key for description, _ in IMPOSSIBLE for key in keys_in(refused(description))}
    about = ("position-", "phase-", "at-", "sort-")
    assert {f"ovation:{key}" for key in messages_of("ovation") if key.startswith(about)} - told == set()
