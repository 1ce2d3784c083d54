"""What of a box's record follows from the rest: stacks of tiles, sets of Opuses, the cards of each period."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from partita.core.game import Records
from partita.games.lacrimosa.layout import (
    COMPOSERS,
    MARKET_MEMORIES,
    MARKET_OPUSES,
    MAX_PRICE,
    MOVEMENTS,
    NONE,
    OPUS,
    PERIODS,
    TILES_OF_A_MOVEMENT,
    TYPES,
)


def derive(data: Records) -> None:
    """Work out anew, in place, the fields of a BOX[1] that follow from its rows.  The ways between places are rows."""
    box: Any = data[0]
    _stack(box, data["tile"][0])
    opus = data["opus"][0]
    box.of_type[:] = [_where(opus["type"] == kind) for kind in range(TYPES)]
    box.perform_up_to[:] = [_where(opus["perform_talent"] <= most) for most in range(MAX_PRICE + 1)]
    box.sell_up_to[:] = [_where(opus["sell_talent"] <= most) for most in range(MAX_PRICE + 1)]
    memory = data["memory"]["period"][0][:MARKET_MEMORIES].tolist()
    works = opus["period"][:MARKET_OPUSES].tolist()
    for period in range(1, PERIODS + 1):
        cards = [number for number, its in enumerate(memory) if its == period]
        box.of_period[period - 1] = cards + [OPUS + number for number, its in enumerate(works) if its == period]


def _stack(box: Any, tiles: Any) -> None:
    """The tiles of each composer and movement, cheapest on top, then in data order (LA-2.4): with few, with many."""
    box.stack[:] = NONE
    box.stack_len[:] = TILES_OF_A_MOVEMENT - 1, TILES_OF_A_MOVEMENT
    for composer in range(COMPOSERS):
        for movement in range(MOVEMENTS):
            here = (tiles["composer"] == composer) & (tiles["movement"] == movement)
            stack = sorted(
                here.nonzero()[0].tolist(),
                key=lambda tile: int(tiles["ducats"][tile]) + int(tiles["composition"][tile]),
            )
            few = [tile for tile in stack if not tiles["many"][tile]]
            box.stack[0, composer, movement, : len(few)] = few
            box.stack[1, composer, movement, : len(stack)] = stack


def set_of(members: Iterable[int]) -> int:
    """A set of small numbers as the kernels keep it, a bit for each."""
    return sum(1 << member for member in members)


def _where(holds: Any) -> int:
    """The set of the places where something holds."""
    return set_of(np.flatnonzero(holds).tolist())
