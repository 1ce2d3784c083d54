"""Seek Inspiration (OV-3.2).

Raise one tone by 2, or two different tones by 1 each.  Any tone may be chosen, also one at the end of the track; what
goes past the end is lost.
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import INSPIRE, INSPIRE_PAIRS
from partita.games.ovation.effects import gain
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import Station, Symbol
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.timing import move_token, time_for
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel


@kernel
def can_inspire(g: Any) -> int:
    """Always possible when an action is due: so there is no pass (OV-3.1)."""
    return time_for(g, Station.INSPIRATION)


@kernel
def list_inspires(g: Any, out: Any, n: int) -> int:
    """Append the six ways to raise two steps."""
    if can_inspire(g) == Refusal.OK:
        for pair in range(len(INSPIRE_PAIRS)):
            out[n] = INSPIRE + pair
            n += 1
    return n


@kernel
def inspire(g: Any, box: Any, seat: int, pair: int, log: Any) -> None:
    """Raise the tones of a pair; remember which really rose, for conditions (OV-5.2)."""
    move_token(g, Station.INSPIRATION)
    raised = 0
    for tone in INSPIRE_PAIRS[pair]:
        if gain(g, box, seat, tone, log):
            raised |= bit(tone)
    g.raised = raised

    first, second = INSPIRE_PAIRS[pair]
    passion = (first == Symbol.PASSION) + (second == Symbol.PASSION)
    joy = (first == Symbol.JOY) + (second == Symbol.JOY)
    sorrow = (first == Symbol.SORROW) + (second == Symbol.SORROW)
    note(log, Happening.INSPIRED, seat, 0, passion, joy, sorrow, 0)


@kernel
def was_raised(g: Any, tone: int) -> bool:
    """Whether the Seek Inspiration just completed raised a tone (OV-5.2)."""
    return has(g.raised, tone)
