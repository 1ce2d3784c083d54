"""Legacy Points, the winners, and what the Bot scores instead (OV-9.2, OV-9.3, OV-10.12)."""

from enum import IntEnum
from typing import Any

from partita.games.ovation.effects import inspiration_of, is_bot, tickets_held
from partita.games.ovation.layout import (
    FORTUNE_SET,
    THE_BOT,
    SoloLevel,
    Station,
)
from partita.games.ovation.rules.maestro import disliked_lp, loved_lp, music_lp
from partita.kernel.bits import bit, count
from partita.kernel.jit import kernel, lowest_bit, num

TICKETS_A_POINT = 2  # OV-9.2: 1 LP per 2 Tickets
# OV-10.12, by level: LP for a card above the Bot's board, for 2 Tickets, for a music token.
BOT_CARD_LP = (0, 1, 2, 3)
BOT_TICKET_PAIR_LP = (0, 1, 2, 4)
BOT_TOKEN_LP = (0, 1, 2, 2)


class Source(IntEnum):
    """Where points come from, in the order of the breakdown."""

    MUSIC = 0
    FORTUNES = 1
    FINANCIERS = 2
    MAESTRO = 3
    LOVED = 4
    DISLIKED = 5
    TICKETS = 6
    BOT_CARDS = 7
    BOT_TOKENS = 8


SOURCES = len(Source)


@kernel
def points(g: Any, box: Any, seat: int, source: int) -> int:
    """The points of a seat from one source, as they stand."""
    helpers = num(g.helpers[seat])
    bot = is_bot(g, seat)
    if source == Source.MUSIC:
        return music_lp(box, num(g.music[seat]))
    if source == Source.MAESTRO:
        return maestro_lp(box, num(g.maestro_taken[seat]))
    if source == Source.LOVED:
        return loved_lp(box, helpers, num(g.music[seat]))
    if source == Source.DISLIKED:
        return 0 if bot else -disliked_lp(box, helpers, num(g.music[seat]))  # OV-10.12: the Bot's are ignored
    if source == Source.FORTUNES:
        return 0 if bot else helpers_lp(box, helpers & FORTUNE_SET)
    if source == Source.FINANCIERS:
        return 0 if bot else helpers_lp(box, helpers & num(box.tucked[Station.FORTUNE]))
    if source == Source.TICKETS:
        if bot:
            return tickets_held(g, seat) * BOT_TICKET_PAIR_LP[g.solo_level] // TICKETS_A_POINT
        return tickets_held(g, seat) // TICKETS_A_POINT
    if not bot:
        return 0
    if source == Source.BOT_CARDS:
        return count(helpers & ~num(box.legacy)) * BOT_CARD_LP[g.solo_level]
    return num(g.tokens[seat]) * BOT_TOKEN_LP[g.solo_level]


@kernel
def helpers_lp(box: Any, helpers: int) -> int:
    """The LP printed on a set of helpers."""
    total = 0
    left = helpers
    while left:
        total += num(box.helper[lowest_bit(left)].lp)
        left &= left - 1
    return total


@kernel
def maestro_lp(box: Any, cards: int) -> int:
    """The LP of a set of Maestro cards."""
    total = 0
    left = cards
    while left:
        total += num(box.maestro[lowest_bit(left)].lp)
        left &= left - 1
    return total


@kernel
def score(g: Any, box: Any, seat: int) -> int:
    """All points of a seat, as they stand."""
    total = 0
    for source in range(SOURCES):
        total += points(g, box, seat, source)
    return total


@kernel
def winners(g: Any, box: Any) -> int:
    """The set of winning seats by the points as they stand (OV-9.3; solo: OV-10.12)."""
    if g.solo_level != SoloLevel.NONE:
        return bit(0) if score(g, box, 0) > score(g, box, THE_BOT) else bit(THE_BOT)
    best_score = score(g, box, 0)
    best_pieces = count(num(g.music[0]))
    best_inspiration = inspiration_of(g, 0)
    best = bit(0)
    for seat in range(1, num(g.seats)):
        seat_score = score(g, box, seat)
        pieces = count(num(g.music[seat]))
        inspiration = inspiration_of(g, seat)
        # The order of OV-9.3: score, then performed music, then unspent Inspiration.
        ahead = seat_score - best_score
        if ahead == 0:
            ahead = pieces - best_pieces
        if ahead == 0:
            ahead = inspiration - best_inspiration
        if ahead > 0:
            best_score, best_pieces, best_inspiration, best = seat_score, pieces, inspiration, bit(seat)
        elif ahead == 0:
            best |= bit(seat)
    return best
