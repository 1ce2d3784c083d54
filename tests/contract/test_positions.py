"""Described positions, both ways, for every game and every kind of set-up."""

import copy
import importlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.contract.variants import variants
from tests.contract.walks import walked

import partita
from partita.core.errors import Saying
from partita.core.game import game as game_named
from partita.core.match import Match
from partita.core.words import words
from partita.text import LANGUAGES

GAMES = partita.games()
KINDS = [(name, variant) for name in GAMES for variant in range(len(variants(game_named(name))))]
WALKS = st.tuples(
    st.sampled_from(GAMES),
    st.integers(0, 1000),  # the kind of set-up
    st.integers(0, 30),  # the seed
    st.integers(0, 400),  # plies
)
often = settings(
    max_examples=300, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
BEGINNING = 3  # so many plies are looked at in any case
SHARE = 0.04  # of the later ones
# By game, the fields in which a view's copy of a state differs, as which of several alike cards lies where is not kept.
COPIES = {"ovation": {"bought", "card", "discarded", "helpers", "row", "used"}}


def in_json(described: dict[str, Any]) -> dict[str, Any]:
    """A description as it comes back from a file."""
    again: dict[str, Any] = json.loads(json.dumps(described))
    return again


def is_sound(match: Match) -> bool:
    """Whether a match breaks no invariant."""
    return int(game_named(match.game).kernels.check(match.state(), 0, match.box.data)) == 0


def round_trips(match: Match) -> None:
    """The position and each view come back as they were."""
    game = game_named(match.game)
    described = in_json(match.position())
    other = partita.position(match.game, described, seed=5)
    assert other.position() == described
    assert other.legal() == match.legal()
    assert other.scores() == match.scores()
    assert (other.to_move, other.is_over, other.winners) == (match.to_move, match.is_over, match.winners)
    assert is_sound(other)
    for seat in (None, *range(match.players)):
        view = in_json(match.view(seat))
        assert {**game.describe(game.build(view, match.box, 0), match.box), "seat": seat} == view
        assert partita.position(match.game, view, seed=6).view(seat) == view


@pytest.mark.parametrize(("name", "variant"), KINDS)
def test_positions_and_views_round_trip(name: str, variant: int) -> None:
    players, options = variants(game_named(name))[variant]
    match = partita.new(name, players=players, seed=variant, options=options)
    draw = random.Random(variant)
    while not match.is_over:
        if match.ply < BEGINNING or draw.random() < SHARE:
            round_trips(match)
        match.play(draw.choice(match.legal()))
    round_trips(match)


@pytest.mark.parametrize(("name", "variant"), KINDS)
def test_a_view_builds_the_blotted_state(name: str, variant: int) -> None:
    """What a bot rebuilds from a view is, byte for byte, the view that the kernels make."""
    game = game_named(name)
    for plies in (0, 60):
        match = walked(name, variant, variant, plies)
        for seat in range(match.players):
            blotted = np.zeros(1, game.kernels.STATE)
            game.kernels.view(match.state(), 0, seat, blotted, 0)
            built = game.build(match.view(seat), match.box, 0)
            names = blotted.dtype.names or ()
            differing = {field for field in names if built[field].tobytes() != blotted[field].tobytes()}
            assert differing <= COPIES.get(name, set())


@pytest.mark.parametrize("name", GAMES)
def test_what_a_view_says_is_all_that_choices_rest_on(name: str) -> None:
    match = walked(name, 1, 9, 31)
    seat = match.to_move
    assert seat is not None
    for seed in range(5):
        assert partita.position(name, match.view(seat), seed=seed).choices() == match.choices()


@pytest.mark.parametrize("name", GAMES)
def test_whatever_was_counted_so_far_a_view_can_be_read_again(name: str) -> None:
    match = partita.position(name, {"reads": 2**31 - 1})
    while match.position()["reads"] < 2**31:
        match.play(match.legal()[-1])
    round_trips(match)


# What is left open.


@pytest.mark.parametrize("name", GAMES)
def test_nothing_at_all_describes_a_match_of_two(name: str) -> None:
    match = partita.position(name, {})
    assert (match.players, match.ply, match.to_move) == (2, 0, 0)
    assert match.legal() != []
    assert partita.position(name, {"seats": [{}] * 3}).players == 3
    alone = partita.position(name, {"players": 1})
    assert (alone.players, len(alone.scores())) == (1, 2)
    assert alone.options["solo_level"] == "normal"


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_decides_what_is_left_open(name: str) -> None:
    first = partita.position(name, {}, seed=1)
    assert partita.position(name, {}, seed=1).state().tobytes() == first.state().tobytes()
    assert partita.position(name, {}, seed=2).position() != first.position()
    assert partita.position(name, {}, seed=1 << 127).position() != partita.position(name, {}).position()
    view = walked(name, 0, 3, 40).view(None)
    states = {partita.position(name, view, seed=seed).state()["seed"].tobytes() for seed in range(8)}
    assert len(states) == 8  # the generator is the seed's, too
    assert partita.position(name, {}, seed=(3 << 64) + 5).state()["seed"].tolist() == [[5, 3]]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_read_and_wasted_so_far_is_counted_on(name: str) -> None:
    found = partita.position(name, {"reads": 7, "wasted": [3]}).position()
    assert (found["reads"], found["wasted"]) == (7, [3, 0])


def leaves(described: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """The numbers and words in a description, each with the way to it."""
    if isinstance(described, dict):
        for key, inner in described.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(described, list):
        yield path, len(described)
        for number, inner in enumerate(described):
            yield from leaves(inner, (*path, number))
    else:
        yield path, described


DRAWINGS = 400
FEW = 10  # values that come less often, in both together, are counted as one
FAR = 5.0  # standard deviations, for some hundreds of places at once


@pytest.mark.parametrize("players", [2, 3, 4])  # alone, the rulebook's opponent may have played before the first move
@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_open_is_drawn_as_the_set_up_draws_it(name: str, players: int) -> None:
    """Each place of a position of which nothing is said, and of a match just set up: their contents have, as far as
    chi-squared can tell, the same distribution."""
    game = game_named(name)
    box = game.load_box(None)
    drawn: dict[tuple[str | int, ...], Counter[Any]] = {}
    dealt: dict[tuple[str | int, ...], Counter[Any]] = {}
    for seed in range(DRAWINGS):
        state = game.build({"players": players}, box, seed)
        game.complete(state, box, seed)
        match = partita.new(name, players=players, seed=seed)
        for contents, described in ((drawn, game.describe(state, box)), (dealt, match.position())):
            for path, value in leaves(described):
                contents.setdefault(path, Counter())[value] += 1
    assert drawn.keys() == dealt.keys()
    open_ = 0
    for path, counts in dealt.items():
        other = drawn[path]
        if path == ("reads",):  # a described position has read nothing
            continue
        cells = [(counts[value], other[value]) for value in counts | other]
        rare = [cell for cell in cells if sum(cell) < FEW]
        cells = [cell for cell in cells if sum(cell) >= FEW]
        if sum(map(sum, rare)) >= FEW:
            cells.append((sum(one for one, _ in rare), sum(two for _, two in rare)))
        if len(cells) < 2:
            assert counts.keys() == other.keys(), path
            continue
        open_ += 1
        freedom = len(cells) - 1
        off = sum((one - two) ** 2 / (one + two) for one, two in cells)
        assert off < freedom + FAR * (2 * freedom) ** 0.5 + FAR, path
    assert open_ > 20


@pytest.mark.parametrize("plies", [0, 45])
@pytest.mark.parametrize("name", GAMES)
def test_what_a_view_hides_lies_in_any_order_alike(name: str, plies: int) -> None:
    """In each pile that a spectator cannot look into, things come at each place as often as at any other."""
    game = game_named(name)
    match = walked(name, 1, 17, plies)
    view = match.view(None)
    seen: dict[tuple[str | int, ...], list[Counter[Any]]] = {}
    for seed in range(DRAWINGS):
        state = game.build(view, match.box, seed)
        game.complete(state, match.box, seed)
        for path, value in leaves(game.describe(state, match.box)):
            if path[-2:-1] and path[-2] in ("order", "below") and isinstance(path[-1], int):
                seen.setdefault(path[:-1], [])
                seen[path[:-1]] += [Counter() for _ in range(path[-1] + 1 - len(seen[path[:-1]]))]
                seen[path[:-1]][path[-1]][value] += 1
    hidden = {path: places for path, places in seen.items() if len(places) > 1}
    assert len(hidden) >= 4
    for path, places in hidden.items():
        total = sum(places, Counter[Any]())
        freedom = len(places) * (len(total) - 1)
        off = sum(
            (place[thing] * len(places) - count) ** 2 / count for place in places for thing, count in total.items()
        )
        assert off / len(places) < freedom + FAR * (2 * freedom) ** 0.5, path


# What cannot be.


def harmed(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """A described position, or a view, with one to three things changed; what is put in may be from elsewhere in it."""
    walk = draw(WALKS)
    match = walked(*walk)
    seat = draw(st.sampled_from(["whole", None, *range(match.players)]))
    described = in_json(match.position() if isinstance(seat, str) else match.view(seat))
    there = [value for _, value in leaves(described)]
    words_ = sorted({value for value in there if isinstance(value, str)})
    for _ in range(draw(st.integers(1, 3))):
        place: Any = described
        key: Any = draw(st.sampled_from(sorted(place)))
        while isinstance(place[key], list | dict) and place[key] and draw(st.integers(0, 9)):
            place = place[key]
            keys = sorted(place) if isinstance(place, dict) else range(len(place))
            key = draw(st.sampled_from(keys))
        old = place[key]
        if isinstance(old, bool):
            place[key] = not old
        elif isinstance(old, int):
            place[key] = draw(st.integers(-2, 40))
        elif isinstance(old, str) and draw(st.booleans()):
            place[key] = draw(st.sampled_from(words_))
        elif isinstance(old, list) and draw(st.booleans()):
            old.insert(draw(st.integers(0, len(old))), draw(st.sampled_from([None, *words_, *old[:1]])))
        elif draw(st.booleans()):
            del place[key]  # left out, or the others move up
        else:
            place[key] = copy.deepcopy(draw(st.sampled_from([None, [], {}, 3, *words_])))
        if not described:
            break
    return walk[0], described


@often
@given(st.composite(harmed)())
def test_a_changed_position_is_played_or_refused(changed: tuple[str, dict[str, Any]]) -> None:
    """Nothing in between: it is refused in one line, or it is sound and can be played on."""
    name, described = changed
    try:
        match = partita.position(name, described)
    except partita.BadPosition as error:
        is_one_line(error)
        return
    assert is_sound(match)
    again = in_json(match.position())
    assert partita.position(name, again).position() == again
    broken = words(importlib.import_module(f"partita.games.{name}.invariants").Broken)
    draw = random.Random(1)
    for _ in range(40):
        assert len(match.scores()) == max(match.players, 2)
        if match.is_over:
            break
        legal = match.legal()
        assert legal
        match.play(draw.choice(legal))
        kinds = int(game_named(name).kernels.check(match.state(), 0, match.box.data))
        assert kinds == 0, [kind for number, kind in enumerate(broken) if kinds >> number & 1]


def is_one_line(error: partita.BadPosition) -> None:
    """A refusal says something else in each language, in one line that is filled in."""
    texts = [error.text(lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        assert text
        assert "\n" not in text
        assert "{" not in text.replace("{}", "")


# Of every game alike: a description, and what its refusal names in English and in French.
IMPOSSIBLE: list[tuple[Any, str, str]] = [
    ([], "not list", "et non list"),
    (None, "not NoneType", "et non NoneType"),
    ({1: 2}, "there is no field 1", "champ 1"),
    ({"seats": {1, 2}}, "seats[0]: it should be an object", "seats[0]: il faut"),
    ({"seats": object()}, "what is of the kind object is no JSON", "du genre object"),
    ({"round": float("nan")}, "round: it should be a whole number", "round: il faut un nombre entier"),
    ({"round": 10**30}, "round: the number is too large: it is at most", "trop grand"),
    ({"round": 0}, "round: the number is too small: it is at least 1", "au moins 1"),
    ({"seats": [{"\ud800": 1}]}, "Unicode", "codé"),
    ({"format": "partita-position/9"}, "format", "format"),
    ({"game": "chess"}, "there is no word 'chess'", "'chess'"),
    ({"box": "0" * 32}, "which is not here", "qui n’est pas ici"),
    ({"box": 7}, "box: it should be a text", "box: il faut un texte"),
    ({"rounds": 3}, "there is no field rounds", "rounds"),
    ({"players": 0}, "players: the number is too small: it is at least 1", "au moins 1"),
    ({"players": 5}, "players: the number is too large: it is at most 4", "au plus 4"),
    ({"players": True}, "players: it should be a whole number", "il faut un nombre entier"),
    ({"players": 2, "seats": [{}, {}, {}]}, "3 seats for 2 players: at most 2", "3 places pour 2 personnes: au plus 2"),
    ({"players": 1, "seats": [{}, {}, {}]}, "3 seats for one player: at most 2", "3 places pour une personne"),
    ({"seats": 7}, "seats: it should be a list", "seats: il faut une liste"),
    ({"seats": [7]}, "seats[0]", "seats[0]"),
    ({"seats": [{"hands": 7}]}, "seats[0]: there is no field hands", "hands"),
    ({"phase": "sleep"}, "there is no word 'sleep'", "'sleep'"),
    ({"to_move": None}, "to_move is null exactly when the phase is 'over'", "to_move vaut null quand"),
    ({"phase": "over", "to_move": 0}, "to_move is null exactly when", "to_move vaut null quand"),
    ({"to_move": 3}, "to_move is 3", "to_move vaut 3"),
    ({"turn": 3}, "turn is 3", "turn vaut 3"),
    ({"options": {"solo_level": "hard"}}, "a solo level is for one player", "solo_level vaut null"),
    ({"solo": {}}, "for one player: with more, solo is null", "solo vaut null"),
    ({"wasted": [0, 0, 0]}, "wasted has 3 numbers for 2 seats", "3 nombres pour 2 places"),
    ({"players": 1, "wasted": [0, 0, 0]}, "wasted has 3 numbers for 2 seats", "3 nombres pour 2 places"),
    ({"reads": -1}, "reads: the number is too small", "reads"),
]


def plain(text: str) -> str:
    """A French text without the spaces that no line is broken at."""
    return text.replace("\u202f", "").replace("\u00a0:", ":").replace("\u00a0", " ")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("description", "en", "fr"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_are_refused_in_one_line(name: str, description: Any, en: str, fr: str) -> None:
    with pytest.raises(partita.BadPosition) as caught:
        partita.position(name, description)
    assert en in caught.value.text("en")
    assert fr in plain(caught.value.text("fr"))
    is_one_line(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_another_game_is_refused(name: str) -> None:
    for other in set(GAMES) - {name}:
        with pytest.raises(partita.BadPosition, match="which is not here"):
            partita.position(name, partita.position(other, {}).position())
        with pytest.raises(partita.BadPosition, match=f"there is no word '{other}' for it"):
            partita.position(name, {"game": other})


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [-1, 1 << 128, "one", True, 0.5])
def test_bad_seeds_are_refused(name: str, seed: Any) -> None:
    with pytest.raises(partita.BadOption):
        partita.position(name, {}, seed=seed)


def test_positions_of_unknown_games_are_refused() -> None:
    with pytest.raises(partita.BadOption):
        partita.position("chess", {})


@pytest.mark.parametrize("name", GAMES)
def test_each_broken_invariant_has_its_sentence(name: str) -> None:
    kinds = words(importlib.import_module(f"partita.games.{name}.invariants").Broken)
    assert len(kinds) > 1
    for kind in kinds:
        why = Saying(f"{name}:broken-{kind}")
        assert why.text("en") != why.text("fr")
