"""Matches that have come some way, of every kind of set-up: what the properties of the contract suite start from."""

import random
from typing import Any

import msgspec
import numpy as np
from tests.contract.variants import variants

import partita
from partita.core.game import Game, Records
from partita.core.game import game as game_named
from partita.core.match import Match
from partita.core.moment import Moment


def walked(name: str, variant: int, seed: int, plies: int) -> Match:
    """A match after some random moves, or at its end; ``variant`` counts through all ways to set the game up."""
    kinds = variants(game_named(name))
    players, options = kinds[variant % len(kinds)]
    match = partita.new(name, players=players, seed=seed, options=options)
    draw = random.Random(seed)  # a generator of the test's own
    while not match.is_over and match.ply < plies:
        match.play(draw.choice(match.legal()))
    return match


def resampled(match: Match, seat: int | None, thinker: int) -> Match:
    """The same match for ``seat``, None for a spectator; what that one may not know is drawn anew."""
    game = game_named(match.game)
    views = np.zeros(1, game.kernels.STATE)
    game.kernels.view(match.state(), 0, -1 if seat is None else seat, views, 0)
    game.kernels.resample(views, 0, match.box.data, np.array([thinker, 0], np.uint64))
    return with_state(match, views)


def with_state(match: Match, state: Records) -> Match:
    """A copy of a match whose last state is another."""
    other = match.copy()
    other._moments[-1] = Moment(game_named(match.game), match.box, match.players, state)
    return other


def every_move(game: Game, match: Match) -> list[str]:
    """The texts of all action codes that are moves in the match's box, legal or not."""
    texts = [game.move_text(code, match.box) for code in range(game.kernels.ACTIONS)]
    return [text for text in dict.fromkeys(texts) if game.parse(text, match.box) is not None]


def as_bytes(thing: Any) -> bytes:
    """A thing as JSON, to be compared byte for byte."""
    return msgspec.json.encode(thing)
