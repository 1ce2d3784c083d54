"""The public face: what ``import partita`` gives, and how quickly."""

import doctest
import inspect
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from tests.core.playing import every_game, played

import partita
import partita.core.engine
from partita.core.match import Match

NAMES = {"games", "options", "new", "load", "position", "bot", "engine"}
ERRORS = {"Error", "IllegalMove", "UndoBarred", "CorruptRecord", "BadBox", "BadPosition", "BadOption"}


def test_the_face_has_its_names_and_no_others() -> None:
    assert set(partita.__all__) == NAMES | ERRORS | {"__version__"}
    assert partita.games() == ["lacrimosa", "ovation"]


def test_games_can_be_asked_for_before_and_after_a_game_is_loaded() -> None:
    """The package partita.games has the name of a function of the face."""
    code = "import partita; a = partita.games(); import partita.games.lacrimosa.adapter; print(a == partita.games(), a)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("True ['")


def test_all_errors_are_of_one_family() -> None:
    for name in ERRORS:
        assert issubclass(getattr(partita, name), partita.Error)
    assert issubclass(partita.Error, ValueError)


@every_game
@pytest.mark.parametrize(
    "wrong",
    ["a\nb", "x" * 100_000, 10**5000, -(10**5000), [1], {"a": 1}, {1}, object()],
    ids=["two lines", "long", "huge", "below", "list", "dict", "set", "object"],
)
def test_wrong_values_of_any_kind_are_refused_in_a_short_line(game: str, wrong: Any) -> None:
    match = partita.new(game, players=2, seed=1)
    view, legal = match.view(0), match.legal()
    asks: list[Callable[[], object]] = [
        lambda: partita.options(wrong),
        lambda: partita.new(wrong, players=2),
        lambda: partita.new(game, players=wrong),
        lambda: partita.new(game, players=2, seed=wrong),
        lambda: partita.new(game, players=2, options=wrong),
        lambda: partita.new(game, players=2, options={"composers": [wrong]}),
        lambda: partita.new(game, players=2, box=wrong),
        lambda: partita.position(wrong, {}),
        lambda: partita.position(game, {}, seed=wrong),
        lambda: partita.load(wrong),
        lambda: partita.bot(wrong),
        lambda: partita.bot("random", seed=wrong),
        lambda: partita.bot("random").choose(wrong, legal),
        lambda: partita.bot("random").choose(view, wrong),
        lambda: partita.bot("random").choose(view, [wrong]),
        lambda: match.play(wrong),
        lambda: match.play_all([legal[0], wrong]),
        lambda: match.undo(to=wrong),
        lambda: match.events(seat=wrong),
        lambda: match.at(wrong),
        lambda: match.view(wrong),
        lambda: match.events()[0].text(wrong),
    ]
    options = partita.options(game)["properties"]
    asks += [partial(partita.new, game, players=1, options={option: wrong}) for option in options]
    if not (isinstance(wrong, int) and wrong > 0):  # there are no bounds to these
        asks += [
            lambda: partita.bot("rollout", playouts=wrong),
            lambda: match.events(since=wrong),
            lambda: match.all_events(since=wrong),
        ]
    for ask in asks:
        with pytest.raises(partita.Error) as caught:
            ask()
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 400
    assert match.ply == 0


def test_signatures_are_as_documented() -> None:
    new = inspect.signature(partita.new).parameters
    assert [(p.name, p.kind.name) for p in new.values()] == [
        ("game", "POSITIONAL_OR_KEYWORD"),
        *((name, "KEYWORD_ONLY") for name in ("players", "seed", "options", "box")),
    ]
    assert list(inspect.signature(partita.position).parameters) == ["game", "d", "seed"]
    assert list(inspect.signature(partita.load).parameters) == ["record", "box"]
    assert list(inspect.signature(partita.bot).parameters) == ["name", "seed", "playouts"]
    assert list(inspect.signature(Match.undo).parameters) == ["self", "to", "force"]
    assert list(inspect.signature(Match.events).parameters) == ["self", "seat", "since"]


def test_import_loads_neither_numba_nor_numpy_and_is_quick() -> None:
    code = (
        "import sys, time; start = time.perf_counter(); import partita; took = time.perf_counter() - start;"
        "print(took, sorted({'numba', 'numpy', 'fluent'} & set(sys.modules)))"
    )
    took, _, loaded = subprocess.run(  # the best of three: other work may run beside it
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.partition(" ")
    assert loaded.strip() == "[]"
    for _ in range(2):
        again = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        took = min(took, again.partition(" ")[0], key=float)
    assert float(took) < 0.3


@every_game
def test_options_need_no_numba(game: str) -> None:
    code = f"import sys, partita; partita.options('{game}'); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@every_game
def test_options_are_a_schema_whose_defaults_are_accepted(game: str) -> None:
    schema = partita.options(game)
    own = {"ovation": "magnum_opus", "lacrimosa": "constanze"}
    assert set(schema["properties"]) == {own[game], "composers", "solo_level"}
    defaults = {name: part["default"] for name, part in schema["properties"].items()}
    for players in (1, 2, 3, 4):
        assert partita.new(game, players=players, seed=1, options=defaults).players == players
    assert partita.new(game, players=1, seed=1).options["solo_level"] == "normal"


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("chess", {"players": 2}),
        ("ovation", {"players": 2, "options": {"magnum-opus": True}}),
        ("ovation", {"players": 2, "options": {"magnum_opus": 1}}),
        ("ovation", {"players": 2, "options": ["magnum_opus"]}),
        ("ovation", {"players": 2, "options": {"composers": ["salieri"]}}),
        ("ovation", {"players": 2, "options": {"composers": ["haydn", "haydn"]}}),
        ("ovation", {"players": 2, "options": {"composers": ["haydn", "mozart", "schubert"]}}),
        ("ovation", {"players": 2, "options": {"composers": "haydn"}}),
        ("lacrimosa", {"players": 2, "options": {"magnum_opus": False}}),
        ("lacrimosa", {"players": 2, "options": {"composers": ["salieri"]}}),
        ("lacrimosa", {"players": 2, "options": {"composers": ["eybler", "eybler"]}}),
        ("lacrimosa", {"players": 4, "options": {"composers": ["eybler", "stadler", "sussmayr"]}}),
        ("lacrimosa", {"players": 2, "options": {"constanze": "constanze-6"}}),
        ("lacrimosa", {"players": 2, "options": {"constanze": 1}}),
        ("lacrimosa", {"players": 4, "options": {"constanze": "constanze-1"}}),
        *(
            (game, more)
            for game in partita.games()
            for more in (
                {"players": 0},
                {"players": 5},
                {"players": True},
                {"players": "2"},
                {"players": 2.0},
                {"players": 2, "seed": -1},
                {"players": 2, "seed": 1 << 128},
                {"players": 2, "seed": True},
                {"players": 2, "seed": "1"},
                {"players": 2, "options": ["composers"]},
                {"players": 2, "options": {"expansion": True}},
                {"players": 2, "options": {"composers": "haydn"}},
                {"players": 2, "options": {"composers": [7]}},
                {"players": 2, "options": {"solo_level": "hard"}},
                {"players": 1, "options": {"solo_level": "mild"}},
                {"players": 1, "options": {"solo_level": []}},
            )
        ),
        (["ovation"], {"players": 2}),
    ],
)
def test_bad_options_are_refused_in_one_line(game: Any, more: dict[str, Any]) -> None:
    with pytest.raises(partita.BadOption) as caught:
        partita.new(game, **more)
    assert "\n" not in str(caught.value)


@every_game
@pytest.mark.parametrize("box", ["/nowhere", 7, b"box", ["box"]])
def test_bad_boxes_are_refused_in_one_line(game: str, box: Any) -> None:
    with pytest.raises(partita.BadBox) as caught:
        partita.new(game, players=2, box=box)
    assert "\n" not in str(caught.value)


@every_game
def test_the_extreme_seeds_are_seeds(game: str) -> None:
    for seed in (0, (1 << 128) - 1):
        assert partita.new(game, players=2, seed=seed).record()["seed"] == f"{seed:032x}"
    drawn = {partita.new(game, players=2).record()["seed"] for _ in range(3)}
    assert len(drawn) == 3


def test_chosen_composers_sit_where_they_were_asked_to() -> None:
    match = partita.new("ovation", players=3, seed=4, options={"composers": ["haydn", None, "mozart"]})
    seats = [seat["composer"] for seat in match.view()["seats"]]
    assert (seats[0], seats[2]) == ("haydn", "mozart")
    assert seats[1] not in ("haydn", "mozart")
    for seed in range(6):
        match = partita.new("lacrimosa", players=3, seed=seed, options={"composers": [None, "stadler"]})
        first, second = match.view()["requiem"]["composers"]
        assert (first != "stadler", second) == (True, "stadler")


@every_game
def test_the_engine_is_the_kernels_with_words(game: str) -> None:
    engine = partita.engine(game)
    assert engine.load_box().dtype == engine.BOX
    own = engine.load_box()
    texts = [engine.text(code, own) for code in range(engine.ACTIONS)]
    for code, text in enumerate(texts):
        first = engine.parse(text, own)
        assert first is not None
        assert first <= code
        assert texts[first] == text
    assert engine.parse("inspire joy passion") is None
    number = {"ovation": "max_inspiration", "lacrimosa": "start_finance"}[game]
    before = int(own[number][0])
    own[number] = before + 1  # a changed box has the same cards
    assert engine.text(0, own) == texts[0]
    assert engine.load_box()[number] == before


def test_the_engines_example_runs() -> None:
    failed, tried = doctest.testmod(partita.core.engine, verbose=False)
    assert (failed, tried > 5) == (0, True)


@every_game
def test_the_engine_plays_the_same_match_as_the_face(game: str) -> None:
    engine = partita.engine(game)
    match = partita.new(game, players=3, seed=11)
    games, out = np.zeros(1, engine.STATE), np.zeros(engine.MAX_LEGAL, np.int16)
    box = engine.load_box()
    engine.new(games, 0, box, engine.seed(11), engine.setup(3), engine.no_log())
    count = engine.legal(games, 0, box, out)
    for turn in range(60):
        assert [engine.text(int(code)) for code in out[:count]] == match.legal()
        code = int(out[turn % count])
        match.play(engine.text(code))
        count = engine.advance(games, 0, box, code, out)
    assert games.tobytes() == match.state().tobytes()


# Bots.


@every_game
@pytest.mark.parametrize("name", ["random", "beginner", "greedy", "rollout"])
def test_bots_choose_legal_moves_the_same_for_the_same_seed(game: str, name: str) -> None:
    playouts = 2 if name == "rollout" else None
    for players in (1, 3):
        match = played(game, players, 12, 25)
        bots = [partita.bot(name, seed=7, playouts=playouts) for _ in range(2)]
        for _ in range(6):
            seat, legal = match.to_move, match.legal()
            chosen = [bot.choose(match.view(seat), legal) for bot in bots]
            assert chosen[0] == chosen[1]
            assert chosen[0] in legal
            match.play(chosen[0])


@pytest.mark.parametrize("name", ["random", "beginner", "greedy", "rollout"])
def test_one_bot_plays_any_games_in_turn(name: str) -> None:
    bot = partita.bot(name, seed=7, playouts=2 if name == "rollout" else None)
    for game in partita.games() * 2:
        match = played(game, 2, 12, 25)
        legal = match.legal()
        assert bot.choose(match.view(match.to_move), legal) in legal


@every_game
def test_a_bot_plays_a_match_to_its_end(game: str) -> None:
    match = partita.new(game, players=2, seed=3)
    bots = [partita.bot("greedy"), partita.bot("random", seed=1)]
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match.view(match.to_move), match.legal()))
    assert match.winners == [0]
    assert match.scores()[0] > match.scores()[1]


@every_game
def test_a_bot_is_given_the_view_of_the_seat_to_move(game: str) -> None:
    match = partita.new(game, players=2, seed=3)
    other = next(each for each in partita.games() if each != game)
    with pytest.raises(partita.Error):
        partita.bot("greedy").choose({**match.view(0), "game": other}, match.legal())
    with pytest.raises(partita.BadOption, match="is no move of this box"):
        partita.bot("greedy").choose(match.view(0), ["waltz"])
