"""The numbers behind a refusal: what the seat has and needs, and what it is about."""

from typing import Any

from partita.games.lacrimosa import actions
from partita.games.lacrimosa.effects import points_of
from partita.games.lacrimosa.flow import refusal
from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    IN_PLAY,
    NONE,
    OPUS,
    Action,
    Kind,
)
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.journey import fare
from partita.games.lacrimosa.rules.market import slot_of
from partita.games.lacrimosa.rules.requiem import (
    BOTH,
    can_pay_tile,
    composition_with,
    markers_with_space,
    top_tile,
    which_composer,
)
from partita.kernel.jit import kernel, lowest_bit, num

HAVE, NEED, ABOUT = 0, 1, 2  # places in the answer


@kernel
def explain(g: Any, box: Any, action: int, out: Any) -> int:
    """The refusal of an action, OK if legal; ``out`` is int64[3]: have, need, argument, NONE where there is none."""
    out[HAVE] = NONE
    out[NEED] = NONE
    out[ABOUT] = NONE
    code = refusal(g, box, action)
    seat = num(g.decider)
    if code == Refusal.GRANT_FIRST or code == Refusal.OTHER_ACTION_GIVEN:
        out[ABOUT] = g.granted
    elif code == Refusal.NO_SUCH_ACTION:
        out[ABOUT] = action_of(action)
    elif code == Refusal.INSTRUMENT_FIRST or code == Refusal.COMPOSER_FIRST:
        out[ABOUT] = g.movement
    elif code == Refusal.MOVEMENT_FULL:
        out[HAVE] = 0
        out[NEED] = 1
        out[ABOUT] = action - actions.REQUIEM if action < actions.INSTRUMENT else num(g.movement)
    elif code == Refusal.NO_SPACE_OF_INSTRUMENT:
        out[HAVE] = 0
        out[NEED] = 1
        out[ABOUT] = action - actions.INSTRUMENT if action < actions.COMPOSER else num(g.instrument)
    elif code == Refusal.NO_MARKER_LEFT or code == Refusal.NO_TILE_LEFT:
        out[HAVE] = 0
        out[NEED] = 1
    elif code == Refusal.NOT_IN_PLAY:
        out[ABOUT] = action - actions.COMPOSER
    elif code == Refusal.TOO_LITTLE_TALENT or code == Refusal.TOO_FEW_DUCATS or code == Refusal.TOO_LITTLE_JOURNEY:
        explain_price(g, box, seat, action, code, out)
    elif code == Refusal.TOO_LITTLE_COMPOSITION:
        explain_tile(g, box, seat, action, code, out)
    return code


@kernel
def action_of(action: int) -> int:
    """The Action of the Experiences card or a tile that a move is."""
    if action < actions.COMMISSION:
        return num(Action.DOCUMENT)
    if action < actions.PERFORM:
        return num(Action.COMMISSION)
    if action < actions.JOURNEY:
        return num(Action.PERFORM)
    return num(Action.JOURNEY) if action < actions.REQUIEM else num(Action.REQUIEM)


@kernel
def explain_price(g: Any, box: Any, seat: int, action: int, code: int, out: Any) -> None:
    """Talent, Journey points or ducats held, and those asked for."""
    if action >= actions.REQUIEM:
        explain_tile(g, box, seat, action, code, out)
        return
    points, ducats = 0, 0
    kind = num(Kind.TALENT)
    if action < actions.COMMISSION:
        memory = action - actions.DOCUMENT
        slot = slot_of(g, memory)
        points = num(box.memory[memory].talent)
        ducats = num(box.memory[memory].ducats) + num(box.memory_slot[slot].ducats)
    elif action < actions.PERFORM:
        opus = action - actions.COMMISSION
        slot = slot_of(g, OPUS + opus)
        points = num(box.opus[opus].talent)
        ducats = num(box.opus[opus].ducats) + num(box.opus_slot[slot].ducats)
    elif action < actions.SELL:
        points = num(box.opus[action - actions.PERFORM].perform_talent)
    elif action < actions.JOURNEY:
        points = num(box.opus[action - actions.SELL].sell_talent)
    else:
        place = action - actions.JOURNEY
        kind = num(Kind.JOURNEY)
        points = num(box.journey_points[place])
        ducats = fare(g, box, place)
    if code == Refusal.TOO_FEW_DUCATS:
        out[HAVE] = g.ducats[seat]
        out[NEED] = ducats
    else:
        out[HAVE] = points_of(g, seat, kind)
        out[NEED] = points


@kernel
def explain_tile(g: Any, box: Any, seat: int, action: int, code: int, out: Any) -> None:
    """Composition points or ducats held, the marker's reward included, and those that the tile asks for.

    Of several markers and tiles that will not do, those are named that come nearest.
    """
    movement = action - actions.REQUIEM if action < actions.INSTRUMENT else num(g.movement)
    among = ALL_MARKERS
    if actions.INSTRUMENT <= action < actions.COMPOSER:
        among = BOTH << ((action - actions.INSTRUMENT) * IN_PLAY)
    elif action >= actions.COMPOSER:
        among = 1 << (num(g.instrument) * IN_PLAY + which_composer(g, action - actions.COMPOSER))
    markers = among & num(g.markers[seat]) & markers_with_space(g, box, movement)
    while markers:
        marker = lowest_bit(markers)
        markers &= markers - 1
        tile = top_tile(g, box, movement, marker % IN_PLAY)
        if tile != NONE and can_pay_tile(g, box, seat, marker, tile) == code:
            freed = box.freed[marker]
            have, need = composition_with(g, seat, freed), num(box.tile[tile].composition)
            if code == Refusal.TOO_FEW_DUCATS:
                have, need = num(g.ducats[seat]) + num(freed.ducats), num(box.tile[tile].ducats)
            if out[NEED] == NONE or need - have < out[NEED] - out[HAVE]:
                out[HAVE] = have
                out[NEED] = need
