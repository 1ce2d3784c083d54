"""Resampling is fair: on small positions its frequencies are those of an exact count of all that can be hidden."""

import itertools
from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

import numpy as np
import pytest

import partita
from partita.core.game import game
from partita.core.match import Match
from partita.games.ovation.layout import TONES, Deck

GAME = game("ovation")
BOX = GAME.load_box(None)
TONE_NAMES = ("passion", "joy", "sorrow")
SAMPLES = 60_000
STRICTNESS = 3.7  # standard deviations of the normal curve: a fair draw fails once in ten thousand choices of seeds
LEFT = 3  # cards left in each deck

Key = tuple[Any, ...]


def small(players: int, options: Mapping[str, Any], hands: list[list[str]], deck: list[str]) -> Match:
    """A position with three cards left in each deck, these Tickets in hands and deck, and the rest discarded."""
    match = partita.new("ovation", players=players, seed=3, options=options)
    while match.legal()[0].startswith("keep"):
        match.play(match.legal()[0])
    position = match.position()
    for name in ("concert", "chamber", "patron", "fortune"):
        order = position["decks"][name]["order"]
        position["decks"][name] = {"left": LEFT, "order": order[:LEFT]}
        position["discarded"][name] = order[LEFT:]
    counts = Counter(TONE_NAMES[tone] for tone in BOX.data["ticket_tones"][0].tolist())
    counts.subtract(itertools.chain(deck, *hands))
    position["tickets"] = {"left": len(deck), "order": deck, "discarded": dict(counts)}
    for seat, hand in zip(position["seats"], hands, strict=True):
        seat["hand"] = {tone: hand.count(tone) for tone in TONE_NAMES}
    if players == 1:
        order = position["solo"]["deck"]["order"]
        position["solo"]["deck"] = {"left": LEFT, "order": order[:LEFT]}
        position["solo"]["discarded"] = order[LEFT:]
    return partita.position("ovation", position, seed=1)


def sampled(match: Match, seat: int, key: Callable[[Any], Key]) -> Counter[Key]:
    """How often each hidden thing came out of resampling."""
    views = np.zeros(1, GAME.kernels.STATE)
    GAME.kernels.view(match.state(), 0, seat, views, 0)
    thinker = np.array([2024, 0], np.uint64)
    found: Counter[Key] = Counter()
    for _ in range(SAMPLES):
        state = views.copy()
        GAME.kernels.resample(state, 0, BOX.data, thinker)
        found[key(state[0])] += 1
    return found


def agree(found: Mapping[Key, int], wanted: Mapping[Key, float]) -> bool:
    """Pearson's chi-squared test, its limit by Wilson and Hilferty's approximation."""
    if set(found) != set(wanted):
        return False
    total, weights = sum(found.values()), sum(wanted.values())
    expected = {key: total * weight / weights for key, weight in wanted.items()}
    smallest = min(expected.values())
    if smallest < 20:
        raise ValueError(f"too few samples: only {smallest} of a kind are expected")
    distance = sum((found[key] - expected[key]) ** 2 / expected[key] for key in wanted)
    freedom = len(wanted) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + STRICTNESS * sqrt(2 / (9 * freedom))) ** 3
    return distance < limit


def orders(match: Match, deck: int) -> list[Key]:
    """All orders of the cards left in a deck."""
    cards = match.state()["deck"][0, deck, :LEFT].tolist()
    return list(itertools.permutations(cards))


@pytest.mark.parametrize("deck", list(Deck))
@pytest.mark.parametrize("seat", [-1, 1])
def test_each_order_of_a_deck_is_as_likely(deck: Deck, seat: int) -> None:
    match = small(2, {}, [["joy"], []], ["joy", "sorrow", "passion"])
    found = sampled(match, seat, lambda g: tuple(g.deck[deck, :LEFT].tolist()))
    assert agree(found, dict.fromkeys(orders(match, deck), 1.0))


def test_decks_do_not_depend_on_each_other() -> None:
    match = small(3, {}, [[], [], []], ["joy"])
    found = sampled(match, 0, lambda g: (*g.deck[Deck.CONCERT, :LEFT].tolist(), *g.deck[Deck.PATRON, :LEFT].tolist()))
    both = itertools.product(orders(match, Deck.CONCERT), orders(match, Deck.PATRON))
    assert agree(found, {(*a, *b): 1.0 for a, b in both})


def ticket_counts(unknown: list[str], first: int, second: int) -> Counter[Key]:
    """Over all orders of the unknown Tickets: two hands of so many, whose order counts for nothing, and the deck."""
    wanted: Counter[Key] = Counter()
    for order in itertools.permutations([TONE_NAMES.index(tone) for tone in unknown]):
        one, two, rest = order[:first], order[first : first + second], order[first + second :]
        wanted[
            tuple(one.count(tone) for tone in range(TONES)), tuple(two.count(tone) for tone in range(TONES)), rest
        ] += 1
    return wanted


def test_tickets_in_hands_and_deck_are_drawn_from_all_that_are_unknown() -> None:
    """Three players; seat 0 knows its own hand and how many the others hold (OV-3.6)."""
    hands = [["joy", "joy"], ["joy", "sorrow"], ["passion"]]
    deck = ["sorrow", "joy", "passion"]
    match = small(3, {}, hands, deck)
    wanted = ticket_counts([*hands[1], *hands[2], *deck], 2, 1)
    found = sampled(
        match, 0, lambda g: (tuple(g.hand[1, :TONES].tolist()), tuple(g.hand[2, :TONES].tolist()),
                             tuple(g.tickets[:3].tolist())),
    )  # fmt: skip
    assert agree(found, wanted)


def test_the_hand_of_the_bot_lies_open() -> None:
    """OV-10.11; what is left to draw is the deck alone."""
    deck = ["sorrow", "joy", "passion", "joy"]
    match = small(1, {}, [["joy"], ["sorrow", "joy"]], deck)
    found = sampled(match, 0, lambda g: (tuple(g.hand[1, :TONES].tolist()), (0, 0, 0), tuple(g.tickets[:4].tolist())))
    wanted = {((0, 1, 1), (0, 0, 0), rest): ways for (_, _, rest), ways in ticket_counts(deck, 0, 0).items()}
    assert agree(found, wanted)


def test_each_order_of_the_solo_cards_is_as_likely() -> None:
    match = small(1, {"solo_level": "hard"}, [[], []], ["joy"])
    cards = match.state()["solo_deck"][0, :LEFT].tolist()
    found = sampled(match, 0, lambda g: tuple(g.solo_deck[:LEFT].tolist()))
    assert agree(found, dict.fromkeys(itertools.permutations(cards), 1.0))


def test_each_kept_magnum_opus_is_as_likely_and_none_depends_on_another() -> None:
    match = small(3, {"magnum_opus": True}, [[], [], []], ["joy"])
    own = int(match.state()["magnum"][0, 0])
    composers = BOX.data["music"]["composer"][0].tolist()
    offered = [
        [piece for piece, composer in enumerate(composers) if composer == match.state()["composer"][0, seat]]
        for seat in (1, 2)
    ]
    found = sampled(match, 0, lambda g: tuple(g.magnum[:3].tolist()))
    assert agree(found, {(own, a, b): 1.0 for a, b in itertools.product(*offered)})
    spectator = sampled(match, -1, lambda g: (int(g.magnum[0]) == own and ("own",)) or ("other",))
    assert agree(spectator, {("own",): 1.0, ("other",): 2.0})


def test_the_generator_is_drawn_anew() -> None:
    """No two states have the same seed, and each of its bits is as often 0 as 1."""
    match = small(2, {}, [[], []], ["joy"])
    views = np.zeros(1, GAME.kernels.STATE)
    GAME.kernels.view(match.state(), 0, 0, views, 0)
    thinker = np.array([7, 0], np.uint64)
    times = 4_000
    seeds = set()
    ones = np.zeros(128, np.int64)
    for _ in range(times):
        state = views.copy()
        GAME.kernels.resample(state, 0, BOX.data, thinker)
        assert not state["drawn"].any()
        words = state["seed"][0]
        seeds.add(words.tobytes())
        ones += np.unpackbits(np.frombuffer(words.tobytes(), np.uint8))
    assert len(seeds) == times
    assert np.abs(ones - times / 2).max() < 4.5 * sqrt(times) / 2


def test_the_test_notices_what_is_not_fair() -> None:
    """A shuffle that swaps each card with any other: a well-known fault."""
    draw = np.random.default_rng(1)
    found: Counter[Key] = Counter()
    for _ in range(SAMPLES):
        cards = [0, 1, 2]
        for place in range(LEFT):
            other = int(draw.integers(LEFT))
            cards[place], cards[other] = cards[other], cards[place]
        found[tuple(cards)] += 1
    assert not agree(found, dict.fromkeys(itertools.permutations(range(LEFT)), 1.0))
    assert not agree({("a",): 30, ("b",): 30}, {("a",): 1.0, ("b",): 1.0, ("c",): 1.0})
