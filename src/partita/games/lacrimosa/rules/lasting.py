"""Lasting effects of composer tiles (LA-5.5): like effects add up."""

from typing import Any

from partita.games.lacrimosa.layout import NONE
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def lasting(g: Any, box: Any, seat: int, effect: int, opus_type: int) -> int:
    """What the tiles of a seat add in all by an effect, to a work of a type (NONE where it is about no work)."""
    total = 0
    tiles = num(g.tiles[seat])
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        if box.tile[tile].lasting == effect and (box.tile[tile].about == NONE or box.tile[tile].about == opus_type):
            total += num(box.tile[tile].amount)
    return total
