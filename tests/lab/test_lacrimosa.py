"""How a box of Lacrimosa plays: counts add up, all follows from the seed, one-sided players keep to their habits."""

from typing import Any

import pytest

from partita.core.game import Codes, Records
from partita.games.lacrimosa import actions, boxes
from partita.games.lacrimosa.layout import CITY_PLACES, MARKERS, PLACES, Phase
from partita.lab import lacrimosa as study

GAMES = 6


def asked(players: int = 4, **more: Any) -> study.Asked:
    return study.Asked(boxes.load(), players, more.pop("games", GAMES), **more)


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return study.play(asked())


def test_counts_add_up(found: dict[str, Any]) -> None:
    assert found["games"] == GAMES
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=1e-3)
    mean_score = sum(seat["mean_score"] for seat in found["seats"]) / 4
    assert sum(own for own, _ in found["sources"].values()) == pytest.approx(mean_score, abs=0.1)
    assert sum(found["markers"]["share"]) == pytest.approx(1, abs=1e-2)
    assert len(found["markers"]["share"]) == MARKERS + 1
    assert sum(found["actions"]["end-turn"]) == 20
    assert len(found["cards"]) == 34 + 46
    for card in found["cards"]:
        low, high = card["buyer"]["ci95"]
        assert 0 <= low <= card["buyer"]["share"] <= high <= 1
        assert card["bought"] <= 1


def test_same_seed_same_result(found: dict[str, Any]) -> None:
    assert study.play(asked()) == found
    assert study.play(asked(seed=2)) != found


@pytest.mark.parametrize(
    ("name", "first", "after"),
    [
        ("no Requiem", actions.REQUIEM, actions.INSTRUMENT),
        ("no commission", actions.COMMISSION, actions.PERFORM),
        ("no journey", actions.JOURNEY, actions.REQUIEM),
    ],
)
def test_one_sided_players_keep_to_it(name: str, first: int, after: int) -> None:
    others = 0
    for apart, match in asked(games=4).matches(study.habits(boxes.load())[name]):
        for _, seat, action in match.moves:
            if first <= action < after:
                assert seat != apart
                others += 1
    assert others > 0


def to_a_court(action: int) -> bool:
    return actions.JOURNEY + CITY_PLACES <= action < actions.JOURNEY + PLACES


def test_courts_first_goes_to_more_courts() -> None:
    own = others = 0
    for apart, match in asked(games=4).matches(study.habits(boxes.load())["courts first"]):
        for _, seat, action in match.moves:
            if to_a_court(action):
                own, others = own + (seat == apart), others + (seat != apart)
    assert own > others / 3


def test_cards_played_for_courts_bring_it_there() -> None:
    box = boxes.load()
    planned: list[int] = []

    def noted(views: Records, seat: int, moves: Codes) -> Codes:
        before = views.tobytes()
        kept = study.courts_first(box, views, seat, moves)
        assert views.tobytes() == before
        if kept.size and views["phase"][0] == Phase.EXPERIENCE:
            planned.append(int(views["round_number"][0]))
        return kept

    rounds = 0
    for apart, match in asked(games=4).matches(noted):
        rounds += len(planned)
        assert set(planned) <= {number for number, seat, action in match.moves if seat == apart and to_a_court(action)}
        planned.clear()
    assert rounds > 0


def test_solo_levels_differ_in_his_score_only() -> None:
    found = study.play_solo(asked(games=3))
    assert list(found) == ["easy", "normal", "hard"]
    his = [level["his_mean_score"] for level in found.values()]
    assert his == sorted(his)
    assert len({level["mean_score"] for level in found.values()}) == 1


def test_too_strong() -> None:
    cards = [
        {"card": card, "buyer": {"games": games, "share": share}}
        for card, games, share in (("rare", 199, 0.9), ("fair", 200, 0.6), ("strong", 200, 0.61))
    ]
    assert [card["card"] for card in study.too_strong({"cards": cards})] == ["strong"]
