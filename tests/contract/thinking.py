"""Matches of bots alone, move by move: what they choose in one mode they choose in every other.

    python -m tests.contract.thinking GAME      prints a digest of the moves for each number of players and bot, as JSON

Bots step views, in which hidden cards are unknown; ``NUMBA_BOUNDSCHECK=1`` and ``NUMBA_DISABLE_JIT=1`` say so when a
kernel takes such a card for a real one.
"""

import hashlib
import json
import sys
from itertools import cycle
from typing import Any

from tests.contract.variants import variants

import partita
from partita.core.game import game as game_named

PLAYOUTS = 2
DECISIONS = {"rollout": 6, "greedy": 150, "beginner": 20}  # of a match with such a bot


def moves(name: str, players: int, options: dict[str, Any], bot: str) -> str:
    """The digest of a match's moves: the bot on seat 0 and every other seat, greedy on the rest."""
    match = partita.new(name, players=players, seed=players, options=options)
    minds = {
        seat: partita.bot(which, seed=seat, playouts=PLAYOUTS if which == "rollout" else None)
        for seat, which in zip(range(players), cycle([bot, "greedy"]), strict=False)
    }
    decisions = 0
    while match.to_move is not None and decisions < DECISIONS[bot]:
        legal = match.legal()
        decisions += len(legal) > 1
        match.play(minds[match.to_move].choose(match.view(match.to_move), legal) if len(legal) > 1 else legal[0])
    return hashlib.blake2b("\n".join(match.moves).encode(), digest_size=8).hexdigest()


def thoughts(name: str) -> dict[str, str]:
    """The digests of a match of each number of players with each bot that looks at its view; options as they come last
    among the kinds of set-up (with all that there is to switch on)."""
    kinds = dict(variants(game_named(name)))
    return {
        f"{bot}, {players}": moves(name, players, options, bot)
        for players, options in kinds.items()
        for bot in DECISIONS
    }


if __name__ == "__main__":
    print(json.dumps(thoughts(sys.argv[1])))
