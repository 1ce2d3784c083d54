"""When a kind of move is in time: what the seat to move is being asked (LA-3.2, LA-3.3, LA-3.5)."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import NONE, Phase
from partita.games.lacrimosa.refusals import Refusal
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, num


@kernel
def waiting_for(g: Any) -> int:
    """The refusal of a move that must wait for the decision being asked; OK while actions are done."""
    if g.phase == Phase.ACT or g.phase == Phase.GRANT:
        return Refusal.OK
    if g.phase == Phase.EXPERIENCE:
        return Refusal.EXPERIENCE_FIRST
    if g.phase == Phase.STORY:
        return Refusal.STORY_FIRST
    if g.phase == Phase.USE:
        return Refusal.USE_FIRST
    if g.phase == Phase.INSTRUMENT:
        return Refusal.INSTRUMENT_FIRST
    if g.phase == Phase.COMPOSER:
        return Refusal.COMPOSER_FIRST
    return Refusal.MATCH_OVER


@kernel
def time_for(g: Any, action: int) -> int:
    """Whether an action is due: one of the Experiences card's (LA-3.3), or the one a tile gives (LA-3.5)."""
    timing = waiting_for(g)
    if timing != Refusal.OK:
        return timing
    if g.phase == Phase.GRANT:
        return Refusal.OK if g.granted == action else Refusal.OTHER_ACTION_GIVEN
    return Refusal.OK if has(g.todo, action) else Refusal.NO_SUCH_ACTION


@kernel
def begin_action(g: Any, action: int) -> None:
    """Use an action up: each printed action once (LA-3.3), a given one at once (LA-3.5)."""
    if g.phase == Phase.GRANT:
        g.granted = NONE
        g.phase = Phase.ACT
    else:
        g.todo &= ~bit(action)


@kernel
def grant(g: Any, seat: int, action: int, log: Any) -> None:
    """A tile gives an action, to be done at once or skipped (LA-3.5)."""
    if action != NONE:
        g.granted = action
        g.phase = Phase.GRANT
        note(log, Happening.GRANTED, seat, 0, num(action), 0, 0, 0)
