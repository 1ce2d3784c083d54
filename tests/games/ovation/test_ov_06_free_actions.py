"""OV-6: Tickets for Inspiration, the Temperamental Artist, and decks that are remade."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.ovation.positions import (
    DECKS,
    ENOUGH,
    NOTHING,
    ROWS,
    TONES,
    bystander,
    does,
    find,
    hand,
    moves,
    of,
    of_kind,
    phase,
    refused,
    row,
    seat,
    start,
    tones,
)

from partita.core.match import Match

ROW = 5


# OV-6.1: Tickets for Inspiration.


@pytest.mark.parametrize("tone", TONES)
def test_ov_6_1_two_tickets_of_a_tone_give_one_inspiration_of_it(tone: str) -> None:
    at = TONES.index(tone)
    m = start(seat(None, (1, 1, 1), hand=(2, 2, 2)))
    events = m.play(f"exchange {tone}")
    assert [event.args for event in of_kind(events, "exchanged")] == [{"tone": tone}]
    assert tones(m, 0)[at] == 2
    assert sum(tones(m, 0)) == 4
    assert hand(m, 0)[at] == 0
    assert sum(hand(m, 0)) == 4
    assert m.view(None)["tickets"]["discarded"] == {name: 2 * (name == tone) for name in TONES}


def test_ov_6_1_two_different_tickets_are_no_pair() -> None:
    m = start(seat(hand=(1, 1, 0)))
    refused(m, "exchange passion", "no-pair", "OV-6.1", have=1, need=2, tone="passion")
    refused(m, "exchange joy", "no-pair", "OV-6.1", have=1, need=2, tone="joy")
    refused(m, "exchange sorrow", "no-pair", "OV-6.1", have=0, need=2, tone="sorrow")


def test_ov_6_1_as_often_as_wanted() -> None:
    m = start(seat(None, NOTHING, hand=(0, 7, 2)))
    m.play_all(["exchange joy", "exchange joy", "exchange sorrow", "exchange joy"])
    assert tones(m, 0) == (0, 3, 1)
    assert hand(m, 0) == (0, 1, 0)
    refused(m, "exchange joy", "no-pair", "OV-6.1", have=1, need=2, tone="joy")


def test_ov_6_1_on_ones_own_turn_only() -> None:
    piece = find("chamber")
    m = start(seat(bystander(piece), ENOUGH), seat(None, hand=(0, 4, 0)), chamber=[piece])
    refused(m, "exchange joy", "no-pair", "OV-6.1", have=0, need=2, tone="joy")
    m.play(f"perform {piece}")
    assert m.to_move == 1
    refused(m, "exchange joy", "attendance-first", "OV-3.6")
    does(m, "decline", "end-turn")
    assert "exchange joy" in m.legal()


def test_ov_6_1_tickets_gained_this_turn_count() -> None:
    piece = find("chamber")
    m = start(seat(bystander(piece), ENOUGH, hand=(0, 0, 1)), seat(), chamber=[piece], tickets={"order": ["sorrow"]})
    refused(m, "exchange sorrow", "no-pair", "OV-6.1", have=1, need=2, tone="sorrow")
    m.play(f"perform {piece}")
    m.play("attend")
    m.play("exchange sorrow")
    assert hand(m, 0) == NOTHING


def test_ov_6_1_at_the_end_of_the_track_it_is_legal_and_gains_nothing() -> None:
    m = start(seat(None, ENOUGH, hand=(0, 2, 0)))
    choice = next(choice for choice in m.choices() if choice.move == "exchange joy")
    assert (choice.reason, choice.wastes) == (None, 1)
    events = m.play("exchange joy")
    assert [event.kind for event in events] == ["exchanged", "lost"]
    assert tones(m, 0) == ENOUGH
    assert hand(m, 0) == NOTHING


def test_ov_6_1_what_it_gives_can_be_spent_at_once() -> None:
    card = find("fortune", cost=1)
    m = start(seat(None, NOTHING, hand=(2, 0, 0)), fortune=[card])
    assert moves(m, "fortune") == []
    m.play("exchange passion")
    m.play(f"fortune {card}")
    assert of(m, 0)["helpers"] == [card]


# OV-6.2: the Temperamental Artist.


def first_cards(deck: str, number: int, but: Iterable[str] = ()) -> list[str]:
    """Different cards of a deck."""
    return [card for card in ROWS[deck] if card not in set(but)][:number]


@pytest.mark.parametrize("deck", DECKS)
def test_ov_6_2_a_token_for_a_new_row(deck: str) -> None:
    old, new = first_cards(deck, ROW), first_cards(deck, ROW, first_cards(deck, ROW))
    others = {name: first_cards(name, ROW) for name in DECKS if name != deck}
    m = start(seat(tokens=2), decks={deck: {"order": new}}, rows={deck: old, **others})
    assert moves(m, "artist") == [f"artist {name}" for name in DECKS]
    events = m.play(f"artist {deck}")
    assert row(m, deck) == new
    assert sorted(m.view(None)["discarded"][deck]) == sorted(old)
    assert of(m, 0)["tokens"] == 1
    assert all(row(m, name) == cards for name, cards in others.items())
    assert [event.kind for event in events] == ["artist", *["dealt"] * ROW]
    assert [(event.args["card"], event.args["place"]) for event in events[1:]] == [
        (card, place) for place, card in enumerate(new)
    ]


def test_ov_6_2_the_token_is_given_up_for_good() -> None:
    m = start(seat(tokens=2), seat())
    m.play("artist concert")
    does(m, "inspire joy joy", "end-turn", "inspire joy joy", "end-turn")
    assert of(m, 0)["tokens"] == 1


def test_ov_6_2_as_often_as_wanted_down_to_no_token_at_all() -> None:
    m = start(seat(tokens=3))
    m.play_all(["artist concert", "artist concert", "artist fortune"])
    assert of(m, 0)["tokens"] == 0
    assert len(m.view(None)["discarded"]["concert"]) == ROW
    for deck in DECKS:
        refused(m, f"artist {deck}", "no-token", "OV-5.1", have=0, need=1)
    assert "inspire joy joy" in m.legal()


def test_ov_6_2_a_used_token_cannot_be_given_up() -> None:
    m = start(seat(tokens=2, helpers=["the-prodigy"]))
    does(m, "inspire joy joy", "use the-prodigy")
    m.play("artist patron")
    assert of(m, 0)["tokens"] == 1
    refused(m, "artist patron", "no-token", "OV-5.1", have=0, need=1)


def test_ov_6_2_the_token_goes_back_to_the_supply() -> None:
    piece = find("chamber")
    m = start(seat(bystander(piece), ENOUGH, tokens=5), seat(tokens=30), chamber=[piece])
    m.play("artist concert")
    events = m.play(f"perform {piece}")
    assert len(of_kind(events, "token-gained")) == 1
    assert of(m, 0)["tokens"] == 5


def test_ov_6_2_what_is_left_of_a_short_row_is_discarded_and_five_are_dealt() -> None:
    old = first_cards("fortune", 2)
    m = start(seat(), fortune=[None, old[0], None, None, old[1]])
    m.play("artist fortune")
    assert sorted(m.view(None)["discarded"]["fortune"]) == sorted(old)
    assert None not in row(m, "fortune")


def test_ov_6_2_an_empty_row_is_dealt_anew() -> None:
    m = start(seat())
    m.play("artist chamber")
    assert None not in row(m, "chamber")
    assert m.view(None)["discarded"]["chamber"] == []


def test_ov_6_2_after_a_purchase_the_short_row_may_be_replaced_at_once() -> None:
    first, second = first_cards("fortune", 2)
    m = start(seat(None, ENOUGH), fortune=[first, second])
    does(m, f"fortune {first}")
    m.play("artist fortune")
    assert m.view(None)["discarded"]["fortune"] == [second]
    assert None not in row(m, "fortune")


def test_ov_6_2_not_in_the_middle_of_a_step() -> None:
    card = find("fortune", cost=2)
    m = start(seat(None, (3, 3, 3), tokens=2), fortune=[card])
    m.play(f"fortune {card}")
    assert phase(m) == "pay"
    refused(m, "artist chamber", "pay-first", "OV-3.10")


# OV-6.3: decks that are empty.


def thin(deck: str, in_row: list[str], in_deck: list[str], out: list[str], **parts: Any) -> Match:
    """A row, a deck and discards of these cards; all others of the deck are out of the way, before the second seat.

    For a Concert row that is the music of the second seat, for a Patron row its cards.
    """
    lying = [*in_row, *in_deck, *out]
    rest = [card for card, columns in ROWS[deck].items() for _ in range(columns.get("copies", 1))]
    for card in lying:
        rest.remove(card)
    family = "music" if deck in ("concert", "chamber") else "helpers"
    return start(
        seat("haydn", ENOUGH, tokens=5),
        seat() | {family: rest},
        decks={deck: {"order": in_deck, "left": len(in_deck)}},
        discarded={deck: out},
        rows={deck: in_row},
        **parts,
    )


@pytest.mark.parametrize("deck", DECKS)
def test_ov_6_3_an_empty_deck_is_remade_from_its_discards(deck: str) -> None:
    cards = first_cards(deck, 12)
    m = thin(deck, cards[:5], cards[5:7], cards[7:])
    m.play(f"artist {deck}")
    table = m.position()
    assert table["rows"][deck][:2] == cards[5:7]
    dealt = table["rows"][deck][2:]
    assert set(dealt) <= {*cards[:5], *cards[7:]}  # the row just discarded is shuffled in too
    assert table["discarded"][deck] == []
    assert sorted([*dealt, *table["decks"][deck]["order"]]) == sorted([*cards[:5], *cards[7:]])
    assert [event.args for event in of_kind(m.events(), "deck-remade")] == [{"deck": deck, "count": 10}]


def test_ov_6_3_the_new_deck_is_shuffled() -> None:
    cards = first_cards("chamber", 12)
    seen = {tuple(row(after, "chamber")) for after in played(cards)}
    assert len(seen) > 20
    assert {card for cards_seen in seen for card in cards_seen} == set(cards)


def played(cards: list[str]) -> list[Match]:
    matches = []
    for number in range(30):
        m = thin("chamber", cards[:5], [], cards[5:], seed=number)
        m.play("artist chamber")
        matches.append(m)
    return matches


def test_ov_6_3_the_order_of_the_new_deck_is_seen_by_nobody() -> None:
    cards = first_cards("chamber", 12)
    m = thin("chamber", cards[:5], [], cards[5:])
    m.play("artist chamber")
    for watcher in (0, 1, None):
        assert m.view(watcher)["decks"]["chamber"] == {"left": 7}


@pytest.mark.parametrize("deck", DECKS)
def test_ov_6_3_without_discards_the_row_keeps_gaps(deck: str) -> None:
    cards = first_cards(deck, 4)
    m = thin(deck, [cards[0], cards[1]], [cards[2], cards[3]], [])
    m.play("inspire joy joy")
    m.play("end-turn")
    assert row(m, deck) == [*cards, None]
    assert m.view(None)["decks"][deck]["left"] == 0


def test_ov_6_3_without_any_card_the_artist_leaves_gaps_only() -> None:
    m = thin("concert", [], [], [])
    m.play("artist concert")
    assert row(m, "concert") == [None] * ROW
    assert of(m, 0)["tokens"] == 4


def test_ov_6_3_a_deck_is_remade_at_the_refill_too() -> None:
    cards = first_cards("patron", 7)
    m = thin("patron", cards[:3], [], cards[3:])
    m.play("inspire joy joy")
    assert row(m, "patron") == [*cards[:3], None, None]
    m.play("end-turn")
    assert None not in row(m, "patron")
    assert m.view(None)["decks"]["patron"]["left"] == 2
    assert m.view(None)["discarded"]["patron"] == []


def test_ov_6_3_a_deck_that_becomes_empty_is_not_remade_before_a_card_is_needed() -> None:
    cards = first_cards("chamber", 12)
    m = thin("chamber", cards[:4], cards[4:5], cards[5:])
    m.play("inspire joy joy")
    m.play("end-turn")
    assert row(m, "chamber") == cards[:5]
    assert m.view(None)["decks"]["chamber"]["left"] == 0
    assert sorted(m.view(None)["discarded"]["chamber"]) == sorted(cards[5:])


def test_ov_6_3_tickets_have_rules_of_their_own() -> None:
    """An empty Ticket deck is remade when a Ticket is drawn, not when the last one is (OV-3.7)."""
    piece = find("chamber")
    m = start(seat(bystander(piece), ENOUGH, hand=(9, 9, 6)), seat(), chamber=[piece],
              tickets={"discarded": {"sorrow": 2}})  # fmt: skip
    m.play(f"perform {piece}")
    m.play("attend")
    assert m.view(None)["tickets"] == {"left": 0, "order": [], "discarded": {"passion": 0, "joy": 0, "sorrow": 2}}
