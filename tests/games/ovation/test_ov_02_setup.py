"""OV-2: setting up."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.ovation.positions import DECKS, ROWS, does, find, of, of_kind, refused, row, seat, start, task

import partita
from partita.core.match import Match
from partita.games.ovation.layout import UNKNOWN

PLAYERS = (2, 3, 4)


def new(players: int, seed: int = 1, **options: Any) -> Match:
    return partita.new("ovation", players=players, seed=seed, options=options)


@pytest.mark.parametrize("players", PLAYERS)
def test_ov_2_1_five_cards_of_each_deck_lie_face_up(players: int) -> None:
    view = new(players).view()
    for deck, size in (("concert", 18), ("chamber", 27), ("patron", 30), ("fortune", 33)):
        cards = view["rows"][deck]
        assert len(cards) == 5
        assert all(card in ROWS[deck] for card in cards)
        assert view["decks"][deck] == {"left": size - 5}


def test_ov_2_1_the_decks_are_shuffled() -> None:
    """Any card may come to lie on any place: in 60 matches each card of a row is seen, and no deck is in order."""
    seen = {deck: set[str]() for deck in DECKS}
    for seed in range(60):
        table = new(2, seed).position()
        for deck in DECKS:
            seen[deck].update(table["rows"][deck])
            order = [ROWS[deck][card]["number"] for card in table["decks"][deck]["order"]]
            assert order not in (sorted(order), sorted(order, reverse=True))
    assert seen == {deck: set(ROWS[deck]) for deck in DECKS}


@pytest.mark.parametrize("players", [1, *PLAYERS])
def test_ov_2_1_the_decks_lie_face_down(players: int) -> None:
    """In what a seat or a spectator may know no place of a deck has a card: the top of it no more than the rest."""
    engine = partita.engine("ovation")
    m = new(players)
    for _ in range(20):
        m.play(m.legal()[-1])
    views = np.zeros(1, engine.STATE)
    for watcher in (-1, *range(players)):
        engine.view(m.state(), 0, watcher, views, 0)
        for deck, left in zip(views["deck"][0], views["deck_len"][0], strict=True):
            assert left > 0
            assert deck[:left].tolist() == [UNKNOWN] * left


def test_ov_2_1_only_cards_that_lie_face_up_can_be_chosen() -> None:
    fortune, patron = find("fortune"), find("patron")
    concert, chamber = find("concert"), find("chamber")
    m = start(seat(None, (10, 10, 10)), decks={"fortune": {"order": [fortune]}, "patron": {"order": [patron]}})
    for move in (f"fortune {fortune}", f"patron {patron}", f"perform {concert}", f"perform {chamber}"):
        refused(m, move, "not-in-row", "OV-2.1")


@pytest.mark.parametrize("players", PLAYERS)
def test_ov_2_2_two_more_maestro_cards_than_players_lie_face_up(players: int) -> None:
    m = new(players)
    cards = m.view()["maestro"]
    assert len(cards) == len(set(cards)) == players + 2
    assert all(card in ROWS["maestro"] for card in cards)


def test_ov_2_2_any_maestro_card_may_be_revealed() -> None:
    seen = Counter(card for seed in range(80) for card in new(2, seed).position()["maestro"])
    assert set(seen) == set(ROWS["maestro"])


def test_ov_2_2_the_tickets_are_a_face_down_deck() -> None:
    m = new(3)
    for watcher in (0, 1, 2, None):
        assert m.view(watcher)["tickets"] == {"left": 27, "discarded": {"passion": 0, "joy": 0, "sorrow": 0}}
    assert Counter(m.position()["tickets"]["order"]) == {"passion": 9, "joy": 9, "sorrow": 9}
    assert len({tuple(new(3, seed).position()["tickets"]["order"]) for seed in range(10)}) == 10


def test_ov_2_2_a_maestro_card_that_is_taken_is_not_replaced() -> None:
    peak = task("peak")
    goal = ROWS["maestro"][peak]["goal"]
    m = start(seat(None, (goal - 1, 0, 0)), maestro=[peak, task("concerts"), task("chambers"), task("types")])
    m.play("inspire passion joy")
    m.play("end-turn")
    assert of(m, 0)["maestro"] == [peak]
    assert m.view()["maestro"] == [None, task("concerts"), task("chambers"), task("types")]


@pytest.mark.parametrize("players", PLAYERS)
def test_ov_2_3_each_player_begins_with_a_token_a_composer_and_three_markers_on_key_1(players: int) -> None:
    seats = new(players).position()["seats"]
    assert len(seats) == players
    assert len({place["composer"] for place in seats}) == players
    for place in seats:
        assert place["composer"] in ROWS["composers"]
        assert place["tokens"] == 1
        assert place["inspiration"] == {"passion": 1, "joy": 1, "sorrow": 1}
        assert place["hand"] == {"passion": 0, "joy": 0, "sorrow": 0, "unknown": 0}
        assert place["music"] == place["helpers"] == place["maestro"] == []


def test_ov_2_3_boards_are_dealt_at_random() -> None:
    first = {new(2, seed).position()["seats"][0]["composer"] for seed in range(60)}
    second = {new(2, seed).position()["seats"][1]["composer"] for seed in range(60)}
    assert first == second == set(ROWS["composers"])


def test_ov_2_3_boards_may_be_chosen_for_some_seats_and_are_never_dealt_twice() -> None:
    for seed in range(30):
        seats = new(4, seed, composers=[None, "mozart", None, "haydn"]).position()["seats"]
        assert [seats[1]["composer"], seats[3]["composer"]] == ["mozart", "haydn"]
        assert len({place["composer"] for place in seats}) == 4
    with pytest.raises(partita.BadOption, match="chosen twice"):
        new(2, composers=["mozart", "mozart"])


def opuses(composer: str) -> list[str]:
    return [card for card, card_row in ROWS["magnum"].items() if card_row["composer"] == composer]


def test_ov_2_4_each_player_keeps_one_of_its_composers_three_in_the_order_of_seats() -> None:
    composers = ["mozart", "beethoven", "haydn"]
    m = new(3, composers=composers, magnum_opus=True)
    kept = []
    for number, composer in enumerate(composers):
        assert m.to_move == number
        assert sorted(m.legal()) == sorted(f"keep {card}" for card in opuses(composer))
        kept.append(m.legal()[number].split()[1])
        m.play(f"keep {kept[-1]}")
    assert m.to_move == 0
    assert "inspire joy joy" in m.legal()
    assert [place["magnum"] for place in m.position()["seats"]] == kept


def test_ov_2_4_keep_comes_first_and_only_at_the_beginning() -> None:
    m = new(2, composers=["mozart", "beethoven"], magnum_opus=True)
    refused(m, f"keep {opuses('beethoven')[0]}", "not-offered", "OV-2.4")
    for move in ("inspire joy joy", "exchange joy", "artist concert", "end-turn", f"perform {opuses('mozart')[0]}"):
        refused(m, move, "keep-first", "OV-2.4")
    does(m, f"keep {opuses('mozart')[0]}", f"keep {opuses('beethoven')[0]}")
    refused(m, f"keep {opuses('mozart')[1]}", "nothing-to-keep", "OV-2.4")


@pytest.mark.parametrize("composer", ROWS["composers"])
def test_ov_2_4_no_opus_of_another_composer_can_be_kept(composer: str) -> None:
    m = new(2, composers=[composer], magnum_opus=True)
    others = set(ROWS["magnum"]) - set(opuses(composer))
    assert len(others) == len(ROWS["magnum"]) - 3
    for card in others:
        refused(m, f"keep {card}", "not-offered", "OV-2.4")


def test_ov_2_4_rows_maestro_cards_and_composers_are_seen_before_the_choice() -> None:
    view = new(2, magnum_opus=True).view(0)
    assert view["phase"] == "keep"
    assert all(None not in view["rows"][deck] for deck in DECKS)
    assert None not in view["maestro"]
    assert all(place["composer"] for place in view["seats"])


def test_ov_2_4_no_seat_learns_anothers_choice() -> None:
    """Views and events of the others are the same whatever is kept."""
    first, second = opuses("mozart")[:2]
    one, other = (new(3, composers=["mozart"], magnum_opus=True) for _ in range(2))
    one.play(f"keep {first}")
    other.play(f"keep {second}")
    assert one.view(0)["seats"][0]["magnum"] == first
    assert of_kind(one.events(0), "kept")[0].args == {"music": first}
    for watcher in (1, 2, None):
        assert one.view(watcher) == other.view(watcher)
        assert one.view(watcher)["seats"][0]["magnum"] == "unknown"
        assert one.events(watcher) == other.events(watcher)
        assert one.events(watcher)[-1].kind is None


def test_ov_2_4_the_other_two_are_out_of_the_game() -> None:
    m = new(2, composers=["mozart", "beethoven"], magnum_opus=True)
    kept, *others = opuses("mozart")
    does(m, f"keep {kept}", f"keep {opuses('beethoven')[0]}")
    for card in others:
        refused(m, f"perform {card}", "not-your-magnum", "OV-3.5")
    written = str(m.position())
    assert not any(card in written for card in others)


def test_ov_2_4_without_the_module_nobody_keeps_any() -> None:
    m = new(2)
    assert m.position()["phase"] == "ready"
    assert [place["magnum"] for place in m.position()["seats"]] == [None, None]
    refused(m, f"keep {find('magnum')}", "nothing-to-keep", "OV-2.4")


@pytest.mark.parametrize("players", PLAYERS)
def test_ov_2_5_seat_0_begins_and_play_goes_round_to_the_left(players: int) -> None:
    for seed in (1, 2, 3):
        m = new(players, seed)
        order = []
        for _ in range(2 * players):
            order.append(m.to_move)
            m.play("inspire joy joy")
            m.play("end-turn")
            if m.position()["phase"] == "maestro":
                m.play(m.legal()[0])
        assert order == [*range(players), *range(players)]


def test_ov_2_5_which_board_sits_where_is_a_matter_of_luck() -> None:
    orders = {tuple(place["composer"] for place in new(2, seed).position()["seats"]) for seed in range(200)}
    assert len(orders) == 30


def test_ov_2_1_a_row_that_is_dealt_has_no_gap() -> None:
    m = new(2)
    m.play("inspire joy joy")
    m.play("end-turn")
    assert all(None not in row(m, deck) for deck in DECKS)
