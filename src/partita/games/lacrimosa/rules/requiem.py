"""Requiem (LA-5.5): choose a movement, an instrument, a composer; free a reward, pay the composer's tile, contribute.

A contribution is told by its marker: instrument * IN_PLAY + composer, 0 for the first and 1 for the second in play.
"""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.actions import COMPOSER, INSTRUMENT, REQUIEM
from partita.games.lacrimosa.effects import gain, gain_vp, pay
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    COMPOSERS,
    IN_PLAY,
    INSTRUMENTS,
    MANY_PLAYERS,
    MOVEMENTS,
    NONE,
    SPACES_OF_A_MOVEMENT,
    TRACK_END,
    Action,
    Kind,
    Lasting,
    Phase,
    Source,
)
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.lasting import lasting
from partita.games.lacrimosa.timing import begin_action, grant, time_for, waiting_for
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, lowest_bit, num

BOTH = (1 << IN_PLAY) - 1  # an instrument's two markers


@kernel
def stack_of(players: int) -> int:
    """Which stacks are played with: 0 those for few players, 1 those for many (LA-2.4)."""
    return num(players >= MANY_PLAYERS)


@kernel
def top_tile(g: Any, box: Any, movement: int, which: int) -> int:
    """The tile on top of a composer's stack of a movement, or NONE."""
    many = stack_of(num(g.players))
    taken = num(g.tiles_taken[which, movement])
    if taken >= box.stack_len[many]:
        return NONE
    return num(box.stack[many, g.composer[which], movement, taken])


@kernel
def free_space(g: Any, box: Any, movement: int, instrument: int) -> int:
    """The first free space of an instrument in a movement, or NONE."""
    first = movement * SPACES_OF_A_MOVEMENT
    for space in range(first, first + SPACES_OF_A_MOVEMENT):
        if g.space[space] == NONE and box.instrument[space] == instrument:
            return space
    return NONE


@kernel
def contributions_to(g: Any, seat: int, movement: int) -> int:
    """The markers of a seat in a movement."""
    total = 0
    first = movement * SPACES_OF_A_MOVEMENT
    for space in range(first, first + SPACES_OF_A_MOVEMENT):
        total += num(g.space[space] >= 0 and num(g.space[space]) // IN_PLAY == seat)
    return total


@kernel
def markers_with_space(g: Any, box: Any, movement: int) -> int:
    """The set of markers for whose instrument a movement has a free space."""
    markers = 0
    first = movement * SPACES_OF_A_MOVEMENT
    for space in range(first, first + SPACES_OF_A_MOVEMENT):
        if g.space[space] == NONE:
            markers |= BOTH << (num(box.instrument[space]) * IN_PLAY)
    return markers


@kernel
def composition_with(g: Any, seat: int, freed: Any) -> int:
    """Composition points that a seat would hold with a freed reward, track limit applied."""
    track = min(num(g.track[seat, Kind.COMPOSITION]) + num(freed.track[Kind.COMPOSITION]), TRACK_END)
    return track + num(g.counter[seat, Kind.COMPOSITION]) + num(freed.counter[Kind.COMPOSITION])


@kernel
def can_pay_tile(g: Any, box: Any, seat: int, marker: int, tile: int) -> int:
    """Whether a tile can be paid once the marker has freed its reward, track limit applied."""
    freed = box.freed[marker]
    if composition_with(g, seat, freed) < box.tile[tile].composition:
        return Refusal.TOO_LITTLE_COMPOSITION
    return Refusal.OK if num(g.ducats[seat]) + num(freed.ducats) >= box.tile[tile].ducats else Refusal.TOO_FEW_DUCATS


@kernel
def payable(g: Any, box: Any, seat: int, movement: int) -> int:
    """The set of own markers still on the board with which the seat can contribute to a movement."""
    markers = num(g.markers[seat]) & markers_with_space(g, box, movement)
    found = 0
    for which in range(IN_PLAY):
        tile = top_tile(g, box, movement, which)
        if tile != NONE:
            for instrument in range(INSTRUMENTS):
                marker = instrument * IN_PLAY + which
                if has(markers, marker) and can_pay_tile(g, box, seat, marker, tile) == Refusal.OK:
                    found |= bit(marker)
    return found


@kernel
def lacking(g: Any, box: Any, seat: int, movement: int, among: int) -> int:
    """Why the seat cannot contribute to a movement with any marker of the set ``among``."""
    spaces = markers_with_space(g, box, movement)
    if spaces == 0:
        return Refusal.MOVEMENT_FULL
    if spaces & among == 0:
        return Refusal.NO_SPACE_OF_INSTRUMENT
    markers = spaces & among & num(g.markers[seat])
    if markers == 0:
        return Refusal.NO_MARKER_LEFT
    reason = num(Refusal.NO_TILE_LEFT)
    while markers:
        marker = lowest_bit(markers)
        markers &= markers - 1
        tile = top_tile(g, box, movement, marker % IN_PLAY)
        if tile != NONE:
            reason = can_pay_tile(g, box, seat, marker, tile)
            if reason == Refusal.TOO_FEW_DUCATS:
                return reason  # the one that comes nearest
    return reason


@kernel
def can_begin(g: Any, box: Any, seat: int, movement: int) -> int:
    """Whether a contribution to a movement may be begun now."""
    timing = time_for(g, Action.REQUIEM)
    if timing != Refusal.OK:
        return timing
    if payable(g, box, seat, movement):
        return Refusal.OK
    return lacking(g, box, seat, movement, ALL_MARKERS)


@kernel
def can_choose_instrument(g: Any, box: Any, seat: int, instrument: int) -> int:
    """Whether the contribution begun may be with an instrument."""
    if g.phase != Phase.INSTRUMENT:
        waiting = waiting_for(g)
        return (
            num(Refusal.NO_INSTRUMENT_ASKED) if waiting == Refusal.OK or waiting == Refusal.COMPOSER_FIRST else waiting
        )
    markers = BOTH << (instrument * IN_PLAY)
    if payable(g, box, seat, num(g.movement)) & markers:
        return Refusal.OK
    return lacking(g, box, seat, num(g.movement), markers)


@kernel
def which_composer(g: Any, composer: int) -> int:
    """Whether a composer is the first (0) or the second (1) in play, or NONE."""
    for which in range(IN_PLAY):
        if g.composer[which] == composer:
            return which
    return NONE


@kernel
def can_choose_composer(g: Any, box: Any, seat: int, composer: int) -> int:
    """Whether the contribution begun may be to a composer."""
    if g.phase != Phase.COMPOSER:
        waiting = waiting_for(g)
        return num(Refusal.NO_COMPOSER_ASKED) if waiting == Refusal.OK else waiting
    which = which_composer(g, composer)
    if which == NONE:
        return Refusal.NOT_IN_PLAY
    marker = num(g.instrument) * IN_PLAY + which
    if has(payable(g, box, seat, num(g.movement)), marker):
        return Refusal.OK
    return lacking(g, box, seat, num(g.movement), bit(marker))


@kernel
def list_movements(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the movements to which the seat can contribute."""
    if time_for(g, Action.REQUIEM) != Refusal.OK:
        return n
    for movement in range(MOVEMENTS):
        if payable(g, box, seat, movement):
            out[n] = REQUIEM + movement
            n += 1
    return n


@kernel
def list_instruments(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the instruments with which the contribution begun can be made."""
    markers = payable(g, box, seat, num(g.movement))
    for instrument in range(INSTRUMENTS):
        if markers >> (instrument * IN_PLAY) & BOTH:
            out[n] = INSTRUMENT + instrument
            n += 1
    return n


@kernel
def list_composers(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the composers to whom the contribution begun can be made."""
    markers = payable(g, box, seat, num(g.movement)) >> (num(g.instrument) * IN_PLAY)
    for composer in range(COMPOSERS):
        which = which_composer(g, composer)
        if which != NONE and has(markers, which):
            out[n] = COMPOSER + composer
            n += 1
    return n


@kernel
def can_contribute_any(g: Any, box: Any, seat: int) -> bool:
    """Whether the seat can contribute to any movement."""
    for movement in range(MOVEMENTS):
        if payable(g, box, seat, movement):
            return True
    return False


@kernel
def begin(g: Any, box: Any, seat: int, movement: int, log: Any) -> None:
    """Choose a movement; where one instrument only can be meant, it is taken without asking."""
    begin_action(g, Action.REQUIEM)
    g.movement = movement
    markers = payable(g, box, seat, movement)
    instrument = lowest_bit(markers) // IN_PLAY
    if markers >> (instrument * IN_PLAY) == markers >> (instrument * IN_PLAY) & BOTH:
        choose_instrument(g, box, seat, instrument, log)
    else:
        g.phase = Phase.INSTRUMENT


@kernel
def choose_instrument(g: Any, box: Any, seat: int, instrument: int, log: Any) -> None:
    """Choose an instrument; where one composer only can be meant, he is taken without asking."""
    g.instrument = instrument
    markers = payable(g, box, seat, num(g.movement)) >> (instrument * IN_PLAY) & BOTH
    if markers == BOTH:
        g.phase = Phase.COMPOSER
    else:
        contribute(g, box, seat, lowest_bit(markers), log)


@kernel
def choose_composer(g: Any, box: Any, seat: int, composer: int, log: Any) -> None:
    """Choose a composer: the contribution is made."""
    contribute(g, box, seat, which_composer(g, composer), log)


@kernel
def contribute(g: Any, box: Any, seat: int, which: int, log: Any) -> None:
    """Free the marker's reward, pay and place the tile, put the marker in the space, take the tile's instant effect."""
    movement, instrument = num(g.movement), num(g.instrument)
    marker = instrument * IN_PLAY + which
    tile = top_tile(g, box, movement, which)
    more = lasting(g, box, seat, Lasting.REQUIEM_VP, NONE)  # a new tile works from the next contribution on
    g.movement = NONE
    g.instrument = NONE
    g.phase = Phase.ACT
    g.markers[seat] &= ~bit(marker)
    note(log, Happening.CONTRIBUTED, seat, 0, movement, instrument, num(g.composer[which]), 0)
    note(log, Happening.FREED, seat, 0, instrument, num(g.composer[which]), 0, 0)
    gain(g, seat, box.freed[marker], Source.TILES, log)
    pay(g, seat, Kind.COMPOSITION, num(box.tile[tile].composition), num(box.tile[tile].ducats), log)
    g.tiles_taken[which, movement] += 1
    g.tiles[seat] |= bit(tile)
    note(log, Happening.TILE_TAKEN, seat, 0, tile, 0, 0, 0)
    g.space[free_space(g, box, movement, instrument)] = seat * IN_PLAY + which
    gain(g, seat, box.tile[tile].instant, Source.TILES, log)
    gain_vp(g, seat, more, Source.TILES, log)
    grant(g, seat, num(box.tile[tile].grant), log)
