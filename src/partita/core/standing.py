"""Standing answers: a seat may answer some questions of its game once and for all, and need not be asked each time.

Which questions these are a game says in ``Game.standing``.  A standing answer decides nothing by itself: whoever keeps
the match plays the move that it stands for, like any other.
"""

from collections.abc import Mapping, Sequence

from partita.core.game import Game
from partita.text import message

ASK = "ask"  # the answer of those who want to be asked each time; no answer means the same


def answers_to(game: Game, question: str) -> list[str]:
    """The words for the answers to one of the game's questions, ``ASK`` last.

    >>> from partita.core.game import game
    >>> answers_to(game("ovation"), "attendance")
    ['always', 'never', 'ask']
    """
    return [*game.standing[question], ASK]


def standing_move(game: Game, legal: Sequence[str], answers: Mapping[str, str]) -> str | None:
    """The move that a seat's standing answers, by question, make for it; None when the seat is to be asked.

    ``legal`` are the legal moves of the seat to move.  They are a standing question when each of them answers it.

    >>> from partita.core.game import game
    >>> standing_move(game("ovation"), ["attend", "decline"], {"attendance": "never"})
    'decline'
    """
    for question, moves in game.standing.items():
        if set(legal) <= set(moves.values()):
            move = moves.get(answers.get(question, ASK))
            return move if move in legal else None
    return None


def question_text(game: Game, question: str, lang: str) -> str:
    """What one of the game's questions is called.  Raises BadOption for another language than "en" and "fr"."""
    return message(lang, game.name, f"standing-{question}")


def answer_word(game: Game, question: str, answer: str, lang: str) -> str:
    """The word that a person types for an answer.  Raises BadOption as ``question_text``.

    >>> from partita.core.game import game
    >>> answer_word(game("ovation"), "attendance", "never", "fr")
    'jamais'
    """
    return message(lang, game.name, f"standing-{question}-{answer}-word")


def answer_text(game: Game, question: str, answer: str, lang: str) -> str:
    """The whole sentence of an answer, the question in it.  Raises BadOption as ``question_text``.

    >>> from partita.core.game import game
    >>> answer_text(game("ovation"), "attendance", "always", "en")
    'Attend the performances of my neighbours: always'
    """
    return message(lang, game.name, f"standing-{question}-{answer}")
