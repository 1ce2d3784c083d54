"""When a kind of move is in time: what the seat to move is being asked (OV-3.1, OV-3.10)."""

from typing import Any

from partita.games.ovation.layout import NONE, Phase
from partita.games.ovation.refusals import Refusal
from partita.kernel.jit import kernel


@kernel
def waiting_for(g: Any) -> int:
    """The refusal of a move that must wait for the decision being asked; OK in phase READY.

    OV-3.10: naming an action, choosing its card, paying, placing, gaining and attendance are one step.
    """
    if g.phase == Phase.READY:
        return Refusal.OK
    if g.phase == Phase.ACT:
        return Refusal.BONUS_ACTION_FIRST
    if g.phase == Phase.PAY:
        return Refusal.PAY_FIRST
    if g.phase == Phase.DISCOUNT:
        return Refusal.DISCOUNT_FIRST
    if g.phase == Phase.ATTEND:
        return Refusal.ATTENDANCE_FIRST
    if g.phase == Phase.GIVE:
        return Refusal.TICKET_FIRST
    if g.phase == Phase.MAESTRO:
        return Refusal.MAESTRO_FIRST
    if g.phase == Phase.KEEP:
        return Refusal.KEEP_FIRST
    return Refusal.MATCH_OVER


@kernel
def time_for(g: Any, station: int) -> int:
    """Whether an action may be taken: as the main action of the turn (OV-3.1), or since a bonus named it (OV-5.3)."""
    if g.phase == Phase.ACT:
        return Refusal.OK if g.station == station else Refusal.OTHER_ACTION_NAMED
    if g.phase == Phase.READY:
        return Refusal.OK if g.station == NONE else Refusal.MAIN_ACTION_DONE
    return waiting_for(g)


@kernel
def move_token(g: Any, station: int) -> None:
    """Put the composer token on an action that begins (OV-5.3): the one left behind is closed, its facts forgotten."""
    g.station = station
    g.open = 0
    g.raised = 0
    g.piece = NONE
