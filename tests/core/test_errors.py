"""Errors: each has a text in both languages, whole, and can be copied and sent to another process."""

import copy
import doctest
import fnmatch
import multiprocessing
import tomllib
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Annotated, Literal

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec import Meta
from tests.core.playing import every_game
from tests.core.sayings import MAKERS, Made, Package

import partita
from partita import bots
from partita.client import Outdated, Refused, Unreachable
from partita.core import errors, foreign
from partita.core.errors import (
    BadBox,
    BadOption,
    BadPosition,
    CorruptRecord,
    Error,
    IllegalMove,
    Listed,
    Saying,
    UndoBarred,
    shown,
)
from partita.core.foreign import told
from partita.core.game import GAMES
from partita.core.reasons import Reason
from partita.core.record import Result
from partita.text import COMMON, LANGUAGES, messages


class Variables(Visitor):
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (the library's way)
        self.names.add(node.id.name)


@cache
def wanted(lang: str) -> dict[str, frozenset[str]]:
    """The arguments that every message about what is wrong asks for, by the key as sources give it."""
    found: dict[str, frozenset[str]] = {}
    for home in (COMMON, *GAMES):
        for bundle, prefix in ((f"{home}.errors", "" if home == COMMON else f"{home}:"), (f"{home}.box", None)):
            for entry in FluentParser().parse(messages(lang, bundle)).body:
                if isinstance(entry, fluent.Message):
                    variables = Variables()
                    variables.visit(entry)
                    key = f"{bundle}:{entry.id.name}" if prefix is None else f"{prefix}{entry.id.name}"
                    found[key] = frozenset(variables.names)
    return found


@cache
def package() -> Package:
    """The sources, read once."""
    return Package()


def keys_of(made: Made, lang: str) -> list[str]:
    """The messages that may be meant; those that there are not, too."""
    return [key for given in made.keys for key in fnmatch.filter(wanted(lang), given) or [given]]


def test_every_error_gives_its_message_just_what_it_asks_for() -> None:
    """Where one of several messages is chosen, each gets all it asks for, and each argument is for one of them."""
    assert [made.place for made in package().made if not made.keys] == []  # the key of the message is no literal
    for made in package().made:
        for lang in LANGUAGES:
            missing = [key for key in keys_of(made, lang) if key not in wanted(lang)]
            assert missing == [], f"{made.place}: {lang}"
            asked = frozenset[str]().union(*(wanted(lang)[key] for key in keys_of(made, lang)))
            assert made.given - made.own == asked - made.own, f"{made.place}: the arguments of {made.keys}"
            assert asked <= made.given, f"{made.place}: {made.keys}"


def test_no_message_is_unused() -> None:
    for lang in LANGUAGES:
        used = {key for made in package().made for key in keys_of(made, lang)}
        assert wanted(lang).keys() - used == set()


def test_keys_behind_helpers_are_read() -> None:
    """``say("no-folder", ...)`` in ``core/box.py`` is as good as the whole."""
    assert len(package().made) > len(package().helpers) > 0
    assert any("core/box.py" in made.place and "partita.box:no-folder" in made.keys for made in package().made)


def samples() -> list[Error]:
    """One error of each class, others inside some."""
    match = partita.new("ovation", players=2, seed=1)
    with pytest.raises(IllegalMove) as illegal:
        match.play("end-turn")
    with pytest.raises(IllegalMove) as unknown:
        match.play("waltz")
    with pytest.raises(UndoBarred) as barred:
        match.undo()
    with pytest.raises(BadBox) as box:
        partita.new("ovation", players=2, box=7)  # type: ignore[arg-type]
    with pytest.raises(BadPosition) as position:
        partita.position("ovation", [])  # type: ignore[arg-type]
    with pytest.raises(BadOption) as option:
        partita.bot("maestro")
    record = CorruptRecord("playthrough-header", why=option.value, ply=3, reason=illegal.value.reason)
    found = [caught.value for caught in (illegal, unknown, barred, box, position, option)]
    online = [
        Refused("client-refused", why="not now", code="illegal", reason=illegal.value.reason, version=3),
        Unreachable("client-no-partita", url="http://here"),
        Outdated("client-outdated", url="http://here", theirs=2, ours=1),
    ]
    return [*found, record, Error("playthrough-header", why=[Saying("nothing-legal"), option.value]), *online]


def test_every_class_is_among_the_samples() -> None:
    kinds = {type(error) for error in samples()}
    assert {kind.__name__ for kind in kinds} | {"Saying"} == MAKERS


def test_errors_are_one_line_in_both_languages() -> None:
    for error in samples():
        english, french = error.text("en"), error.text("fr")
        assert str(error) == error.text() == english
        assert english != french
        for text in (english, french):
            assert text
            assert "\n" not in text
        with pytest.raises(BadOption, match="no language 'de'"):
            error.text("de")


def test_errors_say_what_is_wrong_and_what_would_be_right() -> None:
    illegal, unknown, barred, _, _, option, record, several, *_ = samples()
    assert illegal.text("en").startswith("'end-turn' is not legal now: ")
    assert illegal.text("fr").startswith("'end-turn' n’est pas possible maintenant\u00a0: ")
    assert unknown.text("en").startswith("there is no move 'waltz' in ovation; legal now: inspire passion passion, ")
    assert unknown.text("en").endswith(", ...")
    assert unknown.text("fr").startswith(
        "il n’y a pas de coup 'waltz' dans ovation\u202f; possibles maintenant\u00a0: "
    )
    assert barred.text("en") == "no move has been played yet: nothing can be taken back"
    assert barred.text("fr") == "aucun coup n’a encore été joué\u00a0: il n’y a rien à annuler"
    no_bot = {
        "en": "there is no bot 'maestro': choose one of random, beginner, greedy or rollout,"
        " or your own as file.py:Class",
        "fr": "le bot 'maestro' n’existe pas\u00a0: choisissez random, beginner, greedy ou rollout,"
        " ou le vôtre sous la forme FICHIER.py:CLASSE",
    }
    assert {lang: option.text(lang) for lang in LANGUAGES} == no_bot
    assert record.text("en") == f"the playthrough's header is wrong: {no_bot['en']}"
    assert record.text("fr") == f"l’en-tête du compte rendu n’est pas bon\u00a0: {no_bot['fr']}"
    assert several.text("fr").endswith(f"la partie est terminée ou {no_bot['fr']}")


def test_seats_are_offered_as_far_as_there_are_any() -> None:
    for players, en, fr in ((1, "choose 0, or None", "choisissez 0, ou None"), (3, "0 to 2", "de 0 à 2")):
        with pytest.raises(BadOption) as caught:
            partita.new("ovation", players=players, seed=1).view(7)
        assert en in caught.value.text("en")
        assert fr in caught.value.text("fr")


def test_what_an_error_repeats_is_one_line_too() -> None:
    assert Error("bot-move", move="a\nb\u2028c").text() == "a b c is no move of this box"
    assert shown("x" * 100).endswith("xx...'")
    assert len(shown("x" * 100)) == len(shown(["x" * 100]))
    assert shown(["x" * 100]).endswith("xx...")
    assert shown(10**5000) == "that int"


def odd_values() -> list[object]:
    """Values of thousands of letters, and such as no terminal should be given."""
    big = 10**5000
    return ["x" * 100_000, "\x1b[2J\ud800\u202e\x00", big, -big, 10**30, ["word"] * 5_000, ["x" * 3_000, big, "\x1b"]]


def test_whatever_an_error_repeats_it_can_be_read() -> None:
    """In a list, in a saying within a saying and in an error too; so can its ``repr``."""
    for value in odd_values():
        inner = Saying("bot-move", move=value)
        for filling in (
            value,
            inner,
            [inner] * 300,
            Error("bot-move", move=inner),
            Listed([value, inner] * 50, "comma"),
        ):
            error = Error("bot-move", move=filling)
            for text in (error.text("fr"), str(error), repr(error)):
                assert text.isascii() or text.encode("utf-8")
                assert not {unicodedata.category(letter)[0] for letter in text} & {"C"}
                assert len(text) < 2_500


def test_of_a_long_value_beginning_and_end_are_repeated() -> None:
    told = Error("bot-move", move="a" * 1_000 + "b" * 1_000).text()
    assert told.startswith("a" * 50)
    assert "…" + "b" * 50 in told
    assert len(told) < 250
    assert Error("bot-move", move=["one"] * 5_000).text() == f"{'one, ' * 59}one and 4,940 more is no move of this box"
    assert "joy\u202f: la\u00a0fin" in Error("bot-move", move="joy\u202f: la\u00a0fin").text()


@every_game
def test_numbers_beyond_all_bounds_are_refused_as_such(game: str) -> None:
    match = partita.new(game, players=2, seed=1)
    record, view, legal = match.record(), match.view(0), match.legal()
    for number in (10**5000, -(10**5000), 10**30):
        for key in (
            "rules_version",
            "players",
            "game",
            "box",
            "seed",
            "moves",
            "options",
            "digest",
            "result",
            "format",
        ):
            with pytest.raises(CorruptRecord):
                partita.load({**record, key: number})
        with pytest.raises(BadOption, match="the view is of a box"):
            partita.bot("random").choose({**view, "box": number}, legal)
        for key in view.keys() - {"box", "seat"}:
            with pytest.raises((BadPosition, BadOption)):
                partita.bot("random").choose({**view, key: number}, legal)
        with pytest.raises(BadPosition):
            partita.position(game, {"round": number})
        with pytest.raises(BadOption):
            partita.bot("random", seed=number)
        with pytest.raises(BadOption, match="a budget is 1 to 1000000000 playouts, not"):
            partita.bot("rollout", playouts=number)
    for budget in (0, 10**9 + 1, 2**63, True):
        with pytest.raises(BadOption, match="a budget is 1 to 1000000000 playouts, not"):
            partita.bot("rollout", playouts=budget)
    assert bots.bot("rollout", seconds=10**400).seconds == bots.MOST_SECONDS


# What libraries say, made by them, and what we make of it.
FOREIGN: list[tuple[Callable[[], object], str, str]] = [
    (
        lambda: tomllib.loads("a = 1\nb = "),
        "at the end of the file: a value was expected here",
        "il faut une valeur ici",
    ),
    (lambda: tomllib.loads("a = 1\nb = ]\n"), "line 2, column 5: a value was expected here", "ligne 2, colonne 5"),
    (lambda: tomllib.loads("a = 1\na = 2\n"), "this is given twice", "deux fois"),
    (lambda: tomllib.loads("[a]\n[a]\n"), "line 2, column 3: this is given twice", "colonne 3\u00a0: ceci est donné"),
    (lambda: tomllib.loads("a = [1"), "something is not closed", "quelque chose n’est pas fermé"),
    (lambda: tomllib.loads("a b"), "line 1, column 3: this does not fit here", "ceci n’a pas sa place ici"),
    (lambda: tomllib.loads(f"a = {'1' * 5_000}"), "a number in it is too large", "un nombre y est trop grand"),
    (lambda: msgspec.json.decode(b'{"a" 1}'), "the JSON is wrong at byte 6", "n’est pas correct à l’octet 6"),
    (lambda: msgspec.json.decode(b'{"a"'), "the JSON ends too early", "le JSON s’arrête trop tôt"),
    (lambda: msgspec.json.decode(b'"\xff"'), "a text in it is no Unicode", "mal codé"),
    (lambda: msgspec.json.decode(b"1e999"), "a number in it is too large", "trop grand"),
    (lambda: msgspec.json.decode(b"[" * 100_000), "lists or objects are nested too deeply", "s’emboîtent"),
    (lambda: msgspec.json.encode(10**5000), "a number in it is too large", "trop grand"),
    (lambda: msgspec.json.encode("\ud800"), "a text in it is no Unicode", "mal codé"),
    (lambda: msgspec.json.encode(object()), "what is of the kind object is no JSON", "du genre object"),
    (lambda: msgspec.convert(1, str | None), "it should be a text or nothing (null), not a whole number", "il faut un"),
    (lambda: msgspec.convert([1], list[str]), "[0]: it should be a text, not a whole number", "[0]\u00a0: il faut"),
    (lambda: msgspec.convert({3: 4}, Result), "it should be a text", "il faut un texte"),
    (lambda: msgspec.convert({}, Result), "the field scores is missing", "le champ scores manque"),
    (lambda: msgspec.convert("c", Literal["a"]), "there is no word 'c' for it", "le mot 'c'"),
    (lambda: msgspec.convert(1.5, Annotated[int, Meta(le=3)]), "it should be a whole number, not a number", "nombre"),
    (lambda: msgspec.convert(9, Annotated[int, Meta(le=3)]), "too large: it is at most 3", "au plus 3"),
    (lambda: msgspec.convert(1, Annotated[int, Meta(ge=3)]), "too small: it is at least 3", "au moins 3"),
    (lambda: msgspec.convert("abc", Annotated[str, Meta(max_length=2)]), "at most 2", "trop long"),
    (lambda: msgspec.convert([], Annotated[list[int], Meta(min_length=2)]), "at least 2", "trop court"),
    (
        lambda: msgspec.convert("b", Annotated[str, Meta(pattern="^a$")]),
        "is not written as it has to be here",
        "comme il",
    ),
]


@pytest.mark.parametrize(("fails", "en", "fr"), FOREIGN, ids=range(len(FOREIGN)))
def test_what_libraries_say_is_said_in_our_words(fails: Callable[[], object], en: str, fr: str) -> None:
    with pytest.raises((ValueError, TypeError, RecursionError)) as caught:
        fails()
    said = told(caught.value)
    assert isinstance(said, Saying), said
    assert en in said.text("en")
    assert fr in said.text("fr")


def test_what_is_not_known_is_repeated_in_one_line() -> None:
    assert told(ValueError("two\nlines")) == "two lines"
    assert told(tomllib.TOMLDecodeError("news")) == "news"
    assert told(KeyError()) == "KeyError"


def test_a_view_without_a_game_is_refused_as_such() -> None:
    match = partita.new("ovation", players=2, seed=1)
    for view in ({}, {"game": 7}, {"game": None}):
        with pytest.raises(BadPosition, match=r"this view names no game: give what Match\.view returns"):
            partita.bot("random").choose(view, match.legal())
    with pytest.raises(BadOption, match="no game 'chess'"):
        partita.bot("random").choose({"game": "chess"}, match.legal())


def same(one: Error, other: Error) -> bool:
    """Whether two errors are of one class, and say and keep the same."""
    kept = [(getattr(error, "ply", None), getattr(error, "reason", None)) for error in (one, other)]
    return type(one) is type(other) and one.text("fr") == other.text("fr") and kept[0] == kept[1]


def test_errors_can_be_copied() -> None:
    for error in samples():
        assert same(error, copy.copy(error))
        assert same(error, copy.deepcopy(error))
        assert repr(error) == f"{type(error).__name__}({str(error)!r})"


def test_errors_can_be_sent_from_one_process_to_another() -> None:
    """What a worker of ``multiprocessing`` sends goes through a pipe like this one."""
    here, there = multiprocessing.Pipe()
    for error in samples():
        there.send(error)
        received = here.recv()
        assert same(error, received)
        if isinstance(error, IllegalMove):
            assert isinstance(received.reason, Reason)


def test_the_examples_in_docstrings_hold() -> None:
    for module in (errors, foreign):
        result = doctest.testmod(module)
        assert (result.failed, result.attempted > 0) == (0, True)
