"""The numbers behind a refusal: what the seat has, what it would need, and what the refusal is about."""

from typing import Any

from partita.games.ovation import actions
from partita.games.ovation.effects import inspiration_from, inspiration_of, unused_tokens
from partita.games.ovation.flow import refusal
from partita.games.ovation.layout import FIRST_PATRON, TONES
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.rules.bonus import action_of
from partita.games.ovation.rules.maestro import progress
from partita.games.ovation.rules.perform import discount_of, lacking_tone, price
from partita.games.ovation.rules.tickets import PAIR
from partita.kernel.bits import count
from partita.kernel.jit import kernel, num

NO_NUMBER = -1


@kernel
def explain(g: Any, box: Any, action: int, out: Any) -> int:
    """The refusal of an action, and in ``out`` have, need and argument, NO_NUMBER where there is none."""
    code = refusal(g, box, action)
    out[0] = NO_NUMBER
    out[1] = NO_NUMBER
    out[2] = NO_NUMBER
    if code != Refusal.OK:
        seat = num(g.decider)
        explain_timing(g, code, out)
        if action < actions.PERFORM:
            explain_purchase(g, box, seat, action, code, out)
        elif action < actions.PAY:
            explain_perform(g, box, seat, action, code, out)
        elif action < actions.USE:
            explain_tones(g, seat, action, code, out)
        elif action < actions.EXCHANGE:
            explain_use(g, box, seat, action - actions.USE, code, out)
        elif action < actions.END_TURN:
            explain_free_actions(g, box, seat, action, code, out)
    return num(code)


@kernel
def explain_timing(g: Any, code: int, out: Any) -> None:
    """Which action a bonus has named."""
    if code == Refusal.BONUS_ACTION_FIRST or code == Refusal.OTHER_ACTION_NAMED:
        out[2] = g.station


@kernel
def explain_purchase(g: Any, box: Any, seat: int, action: int, code: int, out: Any) -> None:
    """Inspiration held, the cost of a helper, and which."""
    if code == Refusal.CANNOT_AFFORD:
        helper = action - actions.FORTUNE if action < actions.PATRON else action - actions.PATRON + FIRST_PATRON
        out[0] = inspiration_of(g, seat)
        out[1] = box.helper[helper].cost
        out[2] = helper


@kernel
def explain_perform(g: Any, box: Any, seat: int, action: int, code: int, out: Any) -> None:
    """Pieces and Inspiration held, and those a piece asks for."""
    if action >= actions.DISCOUNT:
        explain_discount(g, box, seat, action - actions.DISCOUNT, code, out)
        return
    piece = action - actions.PERFORM
    if code == Refusal.PREREQUISITE:
        out[0] = 0
        out[1] = 1
        out[2] = box.music[piece].needs[0]
    elif code == Refusal.TWO_PREREQUISITES:
        shown = num(g.music[seat]) & num(box.shows[box.music[piece].needs[0]])
        also = num(g.music[seat]) & num(box.shows[box.music[piece].needs[1]])
        out[0] = min(count(shown | also), num(shown != 0) + num(also != 0))
        out[1] = 2  # OV-9.4: two different pieces
    elif code == Refusal.CANNOT_AFFORD_TONE:
        explain_lack(g, box, seat, piece, discount_of(g, box, seat, piece), out)
    elif code == Refusal.CANNOT_AFFORD_DISCOUNTED:
        out[0] = full_cost(box, piece) - shortfall(g, box, seat, piece)
        out[1] = full_cost(box, piece) - 1


@kernel
def shortfall(g: Any, box: Any, seat: int, piece: int) -> int:
    """How much of the printed cost of a piece the seat lacks, all tones together."""
    total = 0
    for tone in range(TONES):
        total += max(0, num(box.music[piece].cost[tone]) - num(g.inspiration[seat, tone]))
    return total


@kernel
def full_cost(box: Any, piece: int) -> int:
    """The printed cost of a piece, all tones together."""
    total = 0
    for tone in range(TONES):
        total += num(box.music[piece].cost[tone])
    return total


@kernel
def explain_lack(g: Any, box: Any, seat: int, piece: int, discounted: int, out: Any) -> None:
    """The first tone of which the seat holds too little for a piece."""
    tone = lacking_tone(g, box, seat, piece, discounted)
    out[0] = g.inspiration[seat, tone]
    out[1] = price(box, piece, tone, discounted)
    out[2] = tone


@kernel
def explain_discount(g: Any, box: Any, seat: int, tone: int, code: int, out: Any) -> None:
    """The tone that could not be paid if the discount went to another."""
    if code == Refusal.DISCOUNT_ELSEWHERE:
        explain_lack(g, box, seat, num(g.card), tone, out)
    elif code == Refusal.TONE_NOT_IN_COST:
        out[2] = tone


@kernel
def explain_tones(g: Any, seat: int, action: int, code: int, out: Any) -> None:
    """Inspiration and Tickets of a tone."""
    if action < actions.ATTEND:
        out[2] = action - actions.PAY
        if code == Refusal.TONE_NOT_HELD:
            out[0] = 0
            out[1] = 1
        elif code == Refusal.REST_UNPAYABLE:
            out[0] = inspiration_from(g, seat, action - actions.PAY)
            out[1] = g.due
        elif code == Refusal.TONE_ORDER:
            out[2] = g.paying
        else:
            explain_only_timing(g, code, out)
    elif action >= actions.GIVE and code == Refusal.TICKET_NOT_HELD:
        out[0] = 0
        out[1] = 1
        out[2] = action - actions.GIVE


@kernel
def explain_only_timing(g: Any, code: int, out: Any) -> None:
    """Nothing but the timing, whatever was written before."""
    out[2] = NO_NUMBER
    explain_timing(g, code, out)


@kernel
def explain_use(g: Any, box: Any, seat: int, face: int, code: int, out: Any) -> None:
    """Tokens, and the action or symbol a card asks for."""
    if code == Refusal.OTHER_STATION:
        out[2] = box.helper[face].station
    elif code == Refusal.NO_TOKEN:
        out[0] = unused_tokens(g, seat)
        out[1] = 1
    elif code == Refusal.TONE_NOT_RAISED or code == Refusal.SYMBOL_NOT_SHOWN:
        out[2] = box.helper[face].condition
    elif code == Refusal.ACTION_IMPOSSIBLE:
        out[2] = action_of(num(box.helper[face].bonus))


@kernel
def explain_free_actions(g: Any, box: Any, seat: int, action: int, code: int, out: Any) -> None:
    """Tickets, tokens, and how far a task is."""
    if code == Refusal.NO_PAIR:
        out[0] = g.hand[seat, action - actions.EXCHANGE]
        out[1] = PAIR
        out[2] = action - actions.EXCHANGE
    elif code == Refusal.NO_TOKEN:
        out[0] = unused_tokens(g, seat)
        out[1] = 1
    elif code == Refusal.TASK_NOT_MET:
        out[0] = progress(g, box, seat, action - actions.MAESTRO)
        out[1] = box.maestro[action - actions.MAESTRO].goal
