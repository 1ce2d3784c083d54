"""Perform, and the composers' powers (OV-3.5, OV-4, OV-9.4).

Choose a face-up Chamber or Concert card, or the own Magnum Opus.  Pay exactly the tones printed, less the composer's
discount; meet the prerequisite with music performed earlier; place the card and gain one music token from the supply.
Attendance follows (attend.py).
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import DISCOUNT, PERFORM
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import (
    ALL_MUSIC,
    FIRST_CHAMBER,
    FIRST_MAGNUM,
    NONE,
    ROW,
    TOKENS,
    TONES,
    Deck,
    Phase,
    Station,
    Symbol,
)
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.timing import move_token, time_for, waiting_for
from partita.kernel.bits import bit, bit_or_none, has
from partita.kernel.jit import kernel, lowest_bit, num

SYMBOLS = len(Symbol)
ANY_TONE = 3  # a discount that goes to a tone of the performer's choice (OV-4.2)


@kernel
def deck_of(piece: int) -> int:
    """The row in which a Concert or Chamber card lies."""
    return num(Deck.CONCERT) if piece < FIRST_CHAMBER else num(Deck.CHAMBER)


@kernel
def place_of(g: Any, piece: int) -> int:
    """The place of a piece in its row, or NONE."""
    deck = deck_of(piece)
    for place in range(ROW):
        if g.row[deck, place] == piece:
            return place
    return NONE


@kernel
def discount_of(g: Any, box: Any, seat: int, piece: int) -> int:
    """The tone of which the composer spends 1 less on a piece, ANY_TONE, or NONE (OV-4.1, OV-4.2)."""
    composer = box.composer[g.composer[seat]]
    if not has(composer.music, piece):
        return NONE
    return num(composer.tone) if composer.tone != NONE else ANY_TONE


@kernel
def price(box: Any, piece: int, tone: int, discounted: int) -> int:
    """What a piece costs of a tone when the discount goes to the tone ``discounted``: never below 0 (OV-4.3)."""
    cost = num(box.music[piece].cost[tone])
    return cost - 1 if tone == discounted and cost > 0 else cost


@kernel
def lacking_tone(g: Any, box: Any, seat: int, piece: int, discounted: int) -> int:
    """The first tone of which the seat holds too little, or NONE."""
    for tone in range(TONES):
        if g.inspiration[seat, tone] < price(box, piece, tone, discounted):
            return tone
    return NONE


@kernel
def meets_prerequisites(g: Any, box: Any, seat: int, piece: int) -> int:
    """Whether pieces performed earlier show what is asked for.

    Concert Music: one shows the symbol (OV-3.5).  Magnum Opus: two different ones, one for each symbol (OV-9.4).
    """
    if has(mastered(g, box, seat), piece):
        return Refusal.OK
    if box.music[piece].needs[1] == NONE or num(g.music[seat]) & num(box.shows[box.music[piece].needs[0]]) == 0:
        return Refusal.PREREQUISITE
    return Refusal.TWO_PREREQUISITES


@kernel
def mastered(g: Any, box: Any, seat: int) -> int:
    """The set of music whose prerequisites a seat meets; of Magnum Opuses the own one alone is looked at truly."""
    performed = num(g.music[seat])
    lacking = 0
    for symbol in range(SYMBOLS):
        if performed & num(box.shows[symbol]) == 0:
            lacking |= num(box.asks[symbol])
    magnum = num(g.magnum[seat])
    if magnum >= 0:
        first, second = num(box.music[magnum].needs[0]), num(box.music[magnum].needs[1])
        both = performed & (num(box.shows[first]) | num(box.shows[second]))
        if both & (both - 1) == 0:  # of one piece alone nothing is left when its bit is taken away (OV-9.4)
            lacking |= bit(magnum)
    return ALL_MUSIC & ~lacking


@kernel
def can_afford(g: Any, box: Any, seat: int, piece: int) -> int:
    """Whether the seat holds the tones printed, less its composer's discount (OV-3.5, OV-4)."""
    if has(affordable(g, box, seat), piece):
        return Refusal.OK
    if discount_of(g, box, seat, piece) == ANY_TONE:
        return Refusal.CANNOT_AFFORD_DISCOUNTED
    return Refusal.CANNOT_AFFORD_TONE


@kernel
def affordable(g: Any, box: Any, seat: int) -> int:
    """The set of music of which the seat holds each tone, its composer's discount used where it helps.

    What costs 1 less of a tone (see ``price``) is what could be paid if 1 more of it were held.
    """
    composer = num(g.composer[seat])
    passion, joy = num(g.inspiration[seat, Symbol.PASSION]), num(g.inspiration[seat, Symbol.JOY])
    sorrow = num(g.inspiration[seat, Symbol.SORROW])
    of_passion, more_passion = (
        num(box.music_up_to[Symbol.PASSION, passion]),
        num(box.music_up_to[Symbol.PASSION, passion + 1]),
    )
    of_joy, more_joy = num(box.music_up_to[Symbol.JOY, joy]), num(box.music_up_to[Symbol.JOY, joy + 1])
    of_sorrow, more_sorrow = (
        num(box.music_up_to[Symbol.SORROW, sorrow]),
        num(box.music_up_to[Symbol.SORROW, sorrow + 1]),
    )
    return (
        of_passion & of_joy & of_sorrow
        | num(box.composer[composer].eases[Symbol.PASSION]) & more_passion & of_joy & of_sorrow
        | num(box.composer[composer].eases[Symbol.JOY]) & of_passion & more_joy & of_sorrow
        | num(box.composer[composer].eases[Symbol.SORROW]) & of_passion & of_joy & more_sorrow
    )


@kernel
def can_perform(g: Any, box: Any, seat: int, piece: int) -> int:
    """Whether a piece may be performed now."""
    timing = time_for(g, Station.PERFORM)
    if timing != Refusal.OK:
        return timing
    if has(num(g.music[seat]), piece):
        return Refusal.ALREADY_PERFORMED
    if not has(within_reach(g, seat), piece):
        return Refusal.NOT_YOUR_MAGNUM if piece >= FIRST_MAGNUM else Refusal.NOT_IN_ROW
    needs = meets_prerequisites(g, box, seat, piece)
    if needs != Refusal.OK:
        return needs
    return can_afford(g, box, seat, piece)


@kernel
def within_reach(g: Any, seat: int) -> int:
    """The set of pieces a seat may choose from: both rows, and its own Magnum Opus while it is not performed."""
    pieces = 0
    for place in range(ROW):
        pieces |= bit_or_none(num(g.row[Deck.CONCERT, place])) | bit_or_none(num(g.row[Deck.CHAMBER, place]))
    if g.magnum[seat] >= 0:
        pieces |= bit(g.magnum[seat]) & ~num(g.music[seat])
    return pieces


@kernel
def list_performs(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the pieces that can be performed."""
    if time_for(g, Station.PERFORM) != Refusal.OK:
        return n
    pieces = performable(g, box, seat)
    while pieces:
        out[n] = PERFORM + lowest_bit(pieces)
        pieces &= pieces - 1
        n += 1
    return n


@kernel
def performable(g: Any, box: Any, seat: int) -> int:
    """The set of pieces within reach whose prerequisites the seat meets and whose cost it holds."""
    return within_reach(g, seat) & mastered(g, box, seat) & affordable(g, box, seat)


@kernel
def can_perform_any(g: Any, box: Any, seat: int) -> bool:
    """Whether Perform could be completed, were it named now (OV-5.4)."""
    return performable(g, box, seat) != 0


@kernel
def perform(g: Any, box: Any, seat: int, piece: int, log: Any) -> bool:
    """Choose the piece; pay and place it if the discount leaves no choice.  Whether it was placed."""
    move_token(g, Station.PERFORM)
    if piece < FIRST_MAGNUM:
        g.row[deck_of(piece), place_of(g, piece)] = NONE
    g.card = piece
    discount = discount_of(g, box, seat, piece)
    if discount == ANY_TONE:
        g.phase = Phase.DISCOUNT
        ways = 0
        for tone in range(TONES):
            if can_discount(g, box, seat, tone) == Refusal.OK:
                ways += 1
                discount = tone
        if ways > 1:
            return False
    pay_and_place(g, box, seat, discount, log)
    return True


@kernel
def can_discount(g: Any, box: Any, seat: int, tone: int) -> int:
    """Whether the composer's discount may go to a tone of the cost (OV-4.2): the rest must be payable."""
    if g.phase != Phase.DISCOUNT:
        timing = waiting_for(g)
        return Refusal.NO_DISCOUNT_DUE if timing == Refusal.OK or timing == Refusal.BONUS_ACTION_FIRST else timing
    if box.music[g.card].cost[tone] == 0:
        return Refusal.TONE_NOT_IN_COST
    if lacking_tone(g, box, seat, g.card, tone) != NONE:
        return Refusal.DISCOUNT_ELSEWHERE
    return Refusal.OK


@kernel
def list_discounts(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the tones to which the discount may go."""
    for tone in range(TONES):
        if can_discount(g, box, seat, tone) == Refusal.OK:
            out[n] = DISCOUNT + tone
            n += 1
    return n


@kernel
def pay_and_place(g: Any, box: Any, seat: int, discounted: int, log: Any) -> None:
    """Pay the piece under way, place it right of the board, gain a token while the supply lasts (OV-3.5, OV-3.9)."""
    piece = num(g.card)
    if 0 <= discounted < TONES and box.music[piece].cost[discounted] > 0:
        note(log, Happening.DISCOUNTED, seat, 0, discounted, 0, 0, 0)
    for tone in range(TONES):
        g.inspiration[seat, tone] -= price(box, piece, tone, discounted)
    note(
        log,
        Happening.PAID,
        seat,
        0,
        price(box, piece, 0, discounted),
        price(box, piece, 1, discounted),
        price(box, piece, TONES - 1, discounted),
        0,
    )
    g.card = NONE
    g.piece = piece
    g.music[seat] |= bit(piece)
    note(log, Happening.PERFORMED, seat, 0, piece, 0, 0, 0)
    if tokens_left(g) > 0:
        g.tokens[seat] += 1
        note(log, Happening.TOKEN_GAINED, seat, 0, 0, 0, 0, 0)
    else:
        note(log, Happening.NO_TOKEN_LEFT, seat, 0, 0, 0, 0, 0)


@kernel
def tokens_left(g: Any) -> int:
    """Music tokens in the supply (OV-1.1)."""
    left = TOKENS
    for seat in range(g.seats):
        left -= num(g.tokens[seat])
    return left
