"""How good a view looks to a seat, in hundredths of a Legacy Point: a small hand-made evaluation for bots.

It looks only at what every view shows: points as they stand, and what else a seat has is priced
by hand, each further one of a kind worth less than the one before.
"""

from typing import Any

from partita.games.ovation.layout import (
    FIRST_MAGNUM,
    MAESTRO_ROW,
    NONE,
    TONES,
    EndReason,
    Phase,
    Symbol,
)
from partita.games.ovation.rules.maestro import progress
from partita.games.ovation.scoring import score
from partita.games.ovation.turn import LAST_MAESTROS
from partita.kernel.bits import count, has
from partita.kernel.jit import kernel, num

SLIPS = 33  # of a hundred decisions, those at which a beginner takes any move
POINT = 100
# What the marker of a tone is worth at each key of the track, from 0.
INSPIRATION_WORTH = (0, 110, 200, 280, 340, 390, 425, 450, 465, 475, 480)
TOKEN_WORTH = (0, 150, 260, 330, 370, 390, 400)
HELPER_WORTH = 90  # a card that may be activated, while there are tokens for it
IDLE_HELPER_WORTH = 15
SYMBOL_WORTH = 25  # the first piece that shows a symbol opens Concert Music
TASK_SHARE = 60  # what the whole way to a Maestro card is worth of its LP, in per cent
MAGNUM_STEP = 150
# How much of what is not points yet may still become some, in per cent: in the last round, before it, for each
# Maestro card beyond the two that end the match.
LAST_ROUND_TIME = 20
LEAST_TIME = 40
TIME_A_MAESTRO = 30
RIVAL_SHARE = 50  # how much a rival's points count against the own, in per cent


@kernel
def value(g: Any, box: Any, seat: int) -> int:
    """The value of a view to a seat."""
    worth = POINT * score(g, box, seat)
    if g.phase != Phase.OVER:
        worth += (
            (
                inspiration_worth(g, box, seat)
                + engine_worth(g, box, seat)
                + music_worth(g, box, seat)
                + tasks_worth(g, box, seat)
            )
            * time_left(g)
            // POINT
        )
    rivals = 0
    for other in range(g.seats):
        if other != seat:
            rivals += POINT * score(g, box, other)
    return worth - rivals * RIVAL_SHARE // POINT // (num(g.seats) - 1)


@kernel
def time_left(g: Any) -> int:
    """How much of what is not points yet may still become some, in per cent."""
    if g.ending != EndReason.NOT_YET:
        return LAST_ROUND_TIME
    left = 0
    for place in range(MAESTRO_ROW):
        left += num(g.maestro[place] != NONE)
    return min(POINT, LEAST_TIME + TIME_A_MAESTRO * (left - LAST_MAESTROS))


@kernel
def inspiration_worth(g: Any, box: Any, seat: int) -> int:
    """Inspiration held."""
    total = 0
    for tone in range(TONES):
        key = min(num(g.inspiration[seat, tone]), len(INSPIRATION_WORTH) - 1)
        total += INSPIRATION_WORTH[key]
    return total


@kernel
def engine_worth(g: Any, box: Any, seat: int) -> int:
    """Tokens, and the cards they can be put on."""
    tokens = num(g.tokens[seat])
    cards = count(num(g.helpers[seat]) & ~num(box.legacy))
    active = min(cards, tokens + 1)
    return TOKEN_WORTH[min(tokens, len(TOKEN_WORTH) - 1)] + HELPER_WORTH * active + IDLE_HELPER_WORTH * (cards - active)


@kernel
def music_worth(g: Any, box: Any, seat: int) -> int:
    """Symbols that open Concert Music and the own Magnum Opus."""
    total = 0
    for symbol in range(Symbol.SYMPHONY + 1):
        if num(g.music[seat]) & num(box.shows[symbol]):
            total += SYMBOL_WORTH
    opus = num(g.magnum[seat])
    if opus >= FIRST_MAGNUM and not has(num(g.music[seat]), opus):
        for need in range(2):  # OV-9.4
            if num(g.music[seat]) & num(box.shows[box.music[opus].needs[need]]):
                total += MAGNUM_STEP
    return total


@kernel
def tasks_worth(g: Any, box: Any, seat: int) -> int:
    """How far the seat is with the Maestro cards that lie open; a task met this turn is as good as taken, once."""
    total = 0
    best_met = 0
    for place in range(MAESTRO_ROW):
        card = num(g.maestro[place])
        if card >= 0:
            goal = num(box.maestro[card].goal)
            done = min(progress(g, box, seat, card), goal)
            lp = POINT * num(box.maestro[card].lp)
            if seat == g.turn and has(num(g.met), card):
                best_met = max(best_met, lp)
            else:
                total += lp * done * done * TASK_SHARE // (goal * goal * POINT)
    return total + best_met
