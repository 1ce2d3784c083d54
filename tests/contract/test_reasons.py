"""Why a move is not legal: asked of every move in 2,000 positions, the answers are true, numbered and readable."""

import importlib
import random
from collections import Counter

import pytest
from tests.contract.variants import variants
from tests.contract.walks import as_bytes, every_move

import partita
from partita.core.game import game as game_named
from partita.core.reasons import UNKNOWN_MOVE, Reason
from partita.text import LANGUAGES

POSITIONS = 2_000
EVERY = 5  # plies between positions that are asked about
TOO_MUCH: dict[str, set[str]] = {}  # by game, the refusals in which there is too much of something, not too little
CATCH_ALLS = {UNKNOWN_MOVE, "illegal", "illegal-move", "not-legal", "other", "unknown", "invalid"}
SPREAD = 20  # so many different refusals at least


@pytest.mark.parametrize("name", partita.games())
def test_every_refusal_is_true_and_readable(name: str) -> None:
    game = game_named(name)
    clauses = {lang: importlib.import_module(f"partita.games.{name}.texts").rules(lang) for lang in LANGUAGES}
    kinds = variants(game)
    asked = 0
    codes: Counter[str] = Counter()
    read: set[bytes] = set()
    for number in range(POSITIONS):
        players, options = kinds[number % len(kinds)]
        match = partita.new(name, players=players, seed=number, options=options)
        draw = random.Random(number)
        moves = every_move(game, match)
        while asked < POSITIONS:
            if match.ply % EVERY == 0 or match.is_over:
                asked += 1
                legal = set(match.legal())
                for move in moves:
                    reason = match.why_not(move)
                    assert (reason is None) == (move in legal)
                    if reason is not None:
                        codes[reason.code] += 1
                        key = as_bytes(reason)
                        if key not in read:
                            read.add(key)
                            is_readable(reason, clauses)
            if match.is_over:
                break
            match.play(draw.choice(match.legal()))
    assert asked == POSITIONS
    assert not CATCH_ALLS & set(codes)
    assert len(codes) >= SPREAD
    assert max(codes.values()) < 0.6 * sum(codes.values())  # no refusal that stands for most others


def is_readable(reason: Reason, clauses: dict[str, dict[str, tuple[str, str]]]) -> None:
    """A reason names a clause that the rules have, numbers that explain it, and has a sentence in each language."""
    assert all(reason.clause in rules for rules in clauses.values())
    assert (reason.have is None) == (reason.need is None)
    if reason.have is not None and reason.need is not None:
        assert reason.have != reason.need
        assert (reason.have > reason.need) == (reason.code in TOO_MUCH.get(reason.game, ())), reason
    texts = [reason.text(lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        assert text.strip() == text
        assert text
        assert "{" not in text
        assert "None" not in text
        assert reason.code not in text
