"""Standing answers: questions are recognised in real matches, and the moves they make are moves like any other."""

import doctest
import random

import pytest
from tests.core.playing import every_game

import partita
from partita.core import standing
from partita.core.game import game as game_named
from partita.core.match import Match
from partita.core.standing import ASK, answer_text, answers_to, question_text, standing_move
from partita.text import LANGUAGES

OVATION = game_named("ovation")
ALWAYS, NEVER = {"attendance": "always"}, {"attendance": "never"}
OTHERS: list[dict[str, str]] = [{}, {"attendance": ASK}, {"attendance": "perhaps"}, {"encore": "always"}]
TONES = ("passion", "joy", "sorrow")


def made(match: Match) -> list[str | None]:
    """What those who always attend, who never do, and who did not say so, do now."""
    return [standing_move(OVATION, match.legal(), answers) for answers in (ALWAYS, NEVER, *OTHERS)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_attendance_is_recognised_and_nothing_else(players: int) -> None:
    asked = 0
    for seed in range(4):
        draw = random.Random(seed)
        match = partita.new("ovation", players=players, seed=seed, options={"magnum_opus": True})
        while not match.is_over:
            legal = match.legal()
            if match.view(None)["phase"] == "attend":
                asked += 1
                assert legal == ["attend", "decline"]
                assert made(match) == ["attend", "decline", *[None] * len(OTHERS)]
            else:
                assert set(made(match)) == {None}
            match.play(draw.choice(legal))
        assert set(made(match)) == {None}
    assert asked > 10


def test_the_ticket_to_give_is_asked_for_all_the_same() -> None:
    """All Tickets are in hands: whoever attends has to give one, and that is another question."""
    piece = next(iter(partita.new("ovation", players=2).box.rows["chamber"]))
    seats = [
        {"inspiration": dict.fromkeys(TONES, 9), "hand": {"passion": 8, "joy": 8, "sorrow": 9}},
        {"hand": {"passion": 1, "joy": 1, "sorrow": 0}},
    ]
    match = partita.position("ovation", {"players": 2, "seats": seats, "rows": {"chamber": [piece]}})
    match.play(f"perform {piece}")
    attend = made(match)[0]
    assert attend == "attend"
    match.play(attend)
    assert match.legal() == ["give passion", "give joy"]
    assert set(made(match)) == {None}
    match.play("give joy")
    assert set(made(match)) == {None}


def test_an_answer_that_is_not_legal_is_not_made() -> None:
    assert standing_move(OVATION, ["attend"], ALWAYS) == "attend"
    assert standing_move(OVATION, ["attend"], NEVER) is None
    assert standing_move(OVATION, [], ALWAYS) is None


def test_a_match_played_with_standing_answers_is_a_record_like_any_other() -> None:
    answers = [ALWAYS, NEVER, {}]
    draw = random.Random(2)
    match = partita.new("ovation", players=3, seed=2)
    while match.to_move is not None:
        mover, legal = match.to_move, match.legal()
        match.play(standing_move(OVATION, legal, answers[mover]) or draw.choice(legal))
    assert partita.load(match.record()).record() == match.record()
    told = [(event.kind, event.seat) for event in match.events()]
    assert ("attended", 0) in told
    assert ("declined", 1) in told
    assert not {("declined", 0), ("attended", 1)} & set(told)
    assert {("declined", 2), ("attended", 2)} <= set(told)


def test_lacrimosa_asks_no_such_question() -> None:
    game = game_named("lacrimosa")
    assert game.standing == {}
    draw = random.Random(1)
    match = partita.new("lacrimosa", players=2, seed=1)
    while not match.is_over:
        assert standing_move(game, match.legal(), ALWAYS) is None
        match.play(draw.choice(match.legal()))


@every_game
def test_each_answer_is_a_move_of_one_question(game: str) -> None:
    found = game_named(game)
    box = found.load_box(None)
    moves = [move for answers in found.standing.values() for move in answers.values()]
    assert len(moves) == len(set(moves))
    assert all(found.parse(move, box) is not None for move in moves)
    assert all(ASK not in answers for answers in found.standing.values())


@every_game
def test_questions_and_answers_can_be_read(game: str) -> None:
    found = game_named(game)
    for question in found.standing:
        assert len({question_text(found, question, lang) for lang in LANGUAGES}) == len(LANGUAGES)
        for lang in LANGUAGES:
            told = [answer_text(found, question, answer, lang) for answer in answers_to(found, question)]
            assert all(text.startswith(question_text(found, question, lang)) for text in told)
            assert len(set(told)) == len(told)
    assert answers_to(OVATION, "attendance") == ["always", "never", "ask"]
    told = [answer_text(OVATION, "attendance", ASK, lang) for lang in LANGUAGES]
    assert told == [
        "Attend the performances of my neighbours: ask me each time",
        "Assister aux représentations de mes voisins\u00a0: me demander chaque fois",
    ]


def test_the_examples_in_docstrings_hold() -> None:
    result = doctest.testmod(standing)
    assert (result.failed, result.attempted > 0) == (0, True)
