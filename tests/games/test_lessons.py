"""The lessons: each position stands, its goal is open, and its line reaches it, whoever sits opposite."""

import doctest
import json
from collections.abc import Iterator

import pytest

import partita
from partita.core import lessons as module
from partita.core.game import game as game_named
from partita.core.lessons import LEARNER, Lesson, lessons
from partita.core.match import Match
from partita.core.position import position
from partita.text import LANGUAGES, load, message

SEEDS = range(3)
ANSWERS = (0, -1)  # who sits opposite takes the first legal move, or the last one
MOST = 200  # moves of the opposite seat
SAID = ("title", "text", "learnt")
# Moves that a first game can do without: those of a module, and choices that come up by themselves.
LEFT_TO_PLAY = {"ovation": {"keep", "discount", "decline", "give"}, "lacrimosa": {"skip"}}
CASES = [(game, lesson) for game in partita.games() for lesson in lessons(game)]
NAMES = [f"{game}: {lesson.id}" for game, lesson in CASES]


def let_answer(match: Match, answer: int) -> None:
    """The opposite seat moves until the learner decides again, or the match is over."""
    for _ in range(MOST):
        if match.to_move in (LEARNER, None):
            return
        match.play(match.legal()[answer])
    raise AssertionError("the opposite seat never comes to an end")


def walked(game: str, lesson: Lesson, seed: int, answer: int) -> Match:
    """The match of a lesson at the end of its line; the goal is reached there and no move sooner."""
    match: Match = position(game, lesson.position, seed)
    for move in lesson.line:
        assert not lesson.reached(match.events()), "reached before the line is at its end"
        assert match.to_move == LEARNER
        assert move in match.legal(), (move, match.legal())
        match.play(move)
        let_answer(match, answer)
    return match


@pytest.mark.parametrize(("game", "lesson"), CASES, ids=NAMES)
def test_the_line_reaches_the_goal(game: str, lesson: Lesson) -> None:
    for seed in SEEDS:
        for answer in ANSWERS:
            assert lesson.reached(walked(game, lesson, seed, answer).events())


@pytest.mark.parametrize(("game", "lesson"), CASES, ids=NAMES)
def test_a_goal_is_not_reached_by_doing_nothing(game: str, lesson: Lesson) -> None:
    match: Match = position(game, lesson.position, 0)
    assert match.players == 2
    assert match.to_move == LEARNER
    assert lesson.goal
    assert lesson.line
    assert not lesson.reached(match.events())


@pytest.mark.parametrize("game", partita.games())
def test_every_kind_of_move_that_a_newcomer_needs_comes_up(game: str) -> None:
    kinds = {move.split()[0] for lesson in lessons(game) for move in lesson.line}
    every = {move.split()[0] for move in _moves(game)}
    assert kinds == every - LEFT_TO_PLAY[game]


def _moves(game: str) -> Iterator[str]:
    rules = game_named(game)
    box = rules.load_box(None)
    yield from (text for code in range(rules.kernels.ACTIONS) if (text := rules.move_text(code, box)))


@pytest.mark.parametrize("game", partita.games())
def test_every_lesson_has_its_texts_and_there_are_no_others(game: str) -> None:
    ids = [lesson.id for lesson in lessons(game)]
    assert len(ids) == len(set(ids)) >= 10
    wanted = {f"{name}-{part}" for name in ids for part in SAID}
    for lang in LANGUAGES:
        assert set(load(lang, f"{game}.lessons")._messages) == wanted
        for key in wanted:
            assert message(lang, f"{game}.lessons", key)


@pytest.mark.parametrize("game", partita.games())
def test_positions_travel_as_json(game: str) -> None:
    for lesson in lessons(game):
        assert json.loads(json.dumps(lesson.position)) == lesson.position


def test_the_example_in_the_code_is_right() -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed
