"""A turn from its beginning to its end (OV-3.1, OV-8.1), and the end of the match (OV-9.1, OV-9.5)."""

from typing import Any

from partita.core.log import note
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import MAESTRO_ROW, NONE, THE_BOT, UNKNOWN, EndReason, Phase, SoloLevel
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.rules.maestro import check_tasks
from partita.games.ovation.timing import waiting_for
from partita.kernel.bits import has
from partita.kernel.jit import kernel, num

LAST_MAESTROS = 2  # OV-9.1


@kernel
def begin_turn(g: Any, box: Any, seat: int, log: Any) -> None:
    """A seat's turn begins: it may already meet tasks (OV-7.1)."""
    g.turn = seat
    g.decider = seat
    g.phase = Phase.READY
    note(log, Happening.TURN_BEGINS, seat, 0, 0, 0, 0, 0)
    check_tasks(g, box)


@kernel
def complete_action(g: Any, box: Any) -> None:
    """The action at the composer token is complete: its cards may be activated (OV-5.1)."""
    g.open = 1
    g.actions_done += 1
    g.phase = Phase.READY
    check_tasks(g, box)


@kernel
def can_end_turn(g: Any) -> int:
    """Whether the turn may be ended: once the main action is complete (OV-3.1)."""
    timing = waiting_for(g)
    if timing != Refusal.OK:
        return timing
    return Refusal.OK if g.open == 1 else Refusal.MAIN_ACTION_FIRST


@kernel
def clear_turn(g: Any) -> None:
    """Used tokens return, the composer token is lifted, what was met is forgotten (OV-5.5, OV-7.2, OV-8.1)."""
    g.station = NONE
    g.open = 0
    g.raised = 0
    g.piece = NONE
    g.used = 0
    g.tokens_used = 0
    g.actions_done = 0
    g.met = 0
    g.card = NONE
    g.due = 0
    g.paying = 0
    g.invited = 0


@kernel
def last_of_round(g: Any) -> int:
    """The seat whose turn ends a round; in solo the Bot plays first (OV-10.1)."""
    return 0 if g.solo_level != SoloLevel.NONE else num(g.seats) - 1


@kernel
def test_end(g: Any, log: Any) -> None:
    """Whether this round is the last, after each turn (OV-9.1)."""
    if g.ending != EndReason.NOT_YET:
        return
    left = 0
    for place in range(MAESTRO_ROW):
        left += num(g.maestro[place] != NONE)
    if left <= LAST_MAESTROS:
        g.ending = EndReason.MAESTRO
    elif all_magnums_performed(g):
        g.ending = EndReason.MAGNUM_OPUS
    else:
        return
    note(log, Happening.LAST_ROUND, NONE, 0, num(g.ending), 0, 0, 0)


@kernel
def all_magnums_performed(g: Any) -> bool:
    """Whether every player has performed its Magnum Opus (OV-9.1); in solo that ends nothing (OV-10.13)."""
    if g.magnum_opus == 0 or g.solo_level != SoloLevel.NONE:
        return False
    for seat in range(g.seats):
        # In a view it may be unknown: then it has not been performed.
        if g.magnum[seat] == UNKNOWN or not has(g.music[seat], g.magnum[seat]):
            return False
    return True


@kernel
def next_turn(g: Any, box: Any, log: Any) -> int:
    """After a turn: the seat that plays next, or NONE when the match is over (OV-9.1, OV-9.5)."""
    if g.turn == last_of_round(g):
        if g.ending == EndReason.NOT_YET and g.round_number >= box.round_limit:
            g.ending = EndReason.ROUND_LIMIT
        if g.ending != EndReason.NOT_YET:
            end_match(g, log)
            return NONE
        begin_round(g, log)
    return (num(g.turn) + 1) % num(g.seats)


@kernel
def begin_round(g: Any, log: Any) -> None:
    """Count a new round."""
    g.round_number += 1
    note(log, Happening.ROUND_BEGINS, NONE, 0, num(g.round_number), 0, 0, 0)


@kernel
def end_match(g: Any, log: Any) -> None:
    """Nobody decides any more."""
    g.phase = Phase.OVER
    g.decider = NONE
    note(log, Happening.MATCH_ENDED, NONE, 0, num(g.ending), 0, 0, 0)


@kernel
def first_seat(g: Any) -> int:
    """The seat that plays first in a round: seat 0, in solo the Bot (OV-2.5, OV-10.1)."""
    return THE_BOT if g.solo_level != SoloLevel.NONE else 0
