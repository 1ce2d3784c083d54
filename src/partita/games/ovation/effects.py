"""What all rules ask of a seat, and do to it: gain Inspiration, hold it, have tokens and Tickets."""

from typing import Any

from partita.core.log import note
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import THE_BOT, TONES, SoloLevel
from partita.kernel.jit import kernel, num


@kernel
def gain(g: Any, box: Any, seat: int, tone: int, log: Any) -> bool:
    """Raise a marker by one; past the end of the track the gain is lost (OV-1.5).  Whether the marker moved."""
    if g.inspiration[seat, tone] >= box.max_inspiration:
        g.wasted[seat] += 1
        note(log, Happening.LOST, seat, 0, tone, 0, 0, 0)
        return False
    g.inspiration[seat, tone] += 1
    return True


@kernel
def inspiration_of(g: Any, seat: int) -> int:
    """Inspiration of all tones together."""
    return num(g.inspiration[seat, 0]) + num(g.inspiration[seat, 1]) + num(g.inspiration[seat, TONES - 1])


@kernel
def inspiration_from(g: Any, seat: int, tone: int) -> int:
    """Inspiration of a tone and of those after it, in the order passion, joy, sorrow."""
    total = 0
    for later in range(tone, TONES):
        total += num(g.inspiration[seat, later])
    return total


@kernel
def unused_tokens(g: Any, seat: int) -> int:
    """Music tokens that lie on no card; only the seat whose turn it is uses any (OV-5.1)."""
    return num(g.tokens[seat]) - num(g.tokens_used)


@kernel
def tickets_held(g: Any, seat: int) -> int:
    """Tickets in hand, whatever their tones; a view knows this number too (OV-3.6)."""
    total = 0
    for tone in range(TONES + 1):
        total += num(g.hand[seat, tone])
    return total


@kernel
def is_bot(g: Any, seat: int) -> bool:
    """Whether a seat is the rulebook's Bot."""
    return g.solo_level != SoloLevel.NONE and seat == THE_BOT
