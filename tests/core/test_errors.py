"""Errors: each has a text in both languages, whole, and can be copied and sent to another process."""

import copy
import doctest
import fnmatch
import multiprocessing
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.core.sayings import MAKERS, Made, Package

import partita
from partita.core import errors
from partita.core.errors import (
    BadBox,
    BadOption,
    BadPosition,
    CorruptRecord,
    Error,
    IllegalMove,
    Saying,
    UndoBarred,
    shown,
)
from partita.core.game import GAMES
from partita.core.reasons import Reason
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
    return [*found, record, Error("playthrough-header", why=[Saying("nothing-legal"), option.value])]


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
    illegal, unknown, barred, _, _, option, record, several = samples()
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
        "en": "there is no bot 'maestro': choose one of random, greedy or rollout, or your own as file.py:Class",
        "fr": "le bot 'maestro' n’existe pas\u00a0: choisissez random, greedy ou rollout,"
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
    assert shown("x" * 100).endswith("...")
    assert shown(10**5000) == "that int"


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
    result = doctest.testmod(errors)
    assert (result.failed, result.attempted > 1) == (0, True)
