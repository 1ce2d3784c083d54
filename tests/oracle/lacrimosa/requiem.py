"""Contributions to the Requiem (LA-5.5)."""

from tests.oracle.lacrimosa.box import INSTRUMENTS, MOVEMENTS, SHAPES, Reward
from tests.oracle.lacrimosa.table import Marker, Seat, Table, can_pay, free_spaces, gain, lasting, pay, stack, take_tile

Contribution = tuple[str, str, str]  # movement, instrument, shape


def contributions_open(t: Table, seat: Seat) -> list[Contribution]:
    """What a seat can contribute now, and pay for."""
    return [
        (movement, instrument, shape)
        for movement in MOVEMENTS
        for instrument in INSTRUMENTS
        for shape in SHAPES
        if possible(t, seat, movement, instrument, shape)
    ]


def possible(t: Table, seat: Seat, movement: str, instrument: str, shape: str) -> bool:
    """A free space, the marker still on the board, a tile left, and paid after the reward."""
    if not spaces_for(t, movement, instrument) or (instrument, shape) not in seat.markers:
        return False
    tiles = stack(t, shape, movement)
    if not tiles:
        return False
    richer = seat.copy()
    gain(richer, t.box.freed[instrument, shape])
    return can_pay(richer, t.box.tiles[tiles[0]].price)


def spaces_for(t: Table, movement: str, instrument: str) -> list[int]:
    """The free spaces of an instrument in a movement."""
    return [n for n in free_spaces(t, movement) if t.box.instrument(movement, n) == instrument]


def contribute(t: Table, movement: str, instrument: str, shape: str) -> str | None:
    """Marker off, its reward, the tile paid and laid, the marker put in.  The action that the tile gives."""
    seat = t.active
    seat.markers.remove((instrument, shape))
    gain(seat, t.box.freed[instrument, shape])
    tile = t.box.tiles[take_tile(t, shape, movement)]
    pay(seat, tile.price)
    vp = lasting(t, seat, "requiem-vp")  # the new tile works from now on, so not for the contribution that brings it
    seat.tiles.add(tile.id)
    gain(seat, tile.instant)
    t.requiem[movement][spaces_for(t, movement, instrument)[0]] = Marker(t.turn, shape)
    gain(seat, Reward(vp=vp))
    return tile.gives
