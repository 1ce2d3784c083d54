"""Perform or sell (LA-5.3): one own upright Opus, for ducats until upkeep, or for good."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.actions import PERFORM, SELL
from partita.games.lacrimosa.effects import gain_ducats, gain_finance, gain_vp, pay, points_of
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import MAX_PRICE, NOTEBOOK, Action, Kind, Lasting, Source
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.lasting import lasting
from partita.games.lacrimosa.timing import begin_action, time_for
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def can_perform(g: Any, box: Any, seat: int, opus: int) -> int:
    """Whether an Opus may be performed now."""
    return can_offer(g, seat, opus, performable(g, box, seat))


@kernel
def can_sell(g: Any, box: Any, seat: int, opus: int) -> int:
    """Whether an Opus may be sold now."""
    return can_offer(g, seat, opus, sellable(g, box, seat))


@kernel
def can_offer(g: Any, seat: int, opus: int, payable: int) -> int:
    """Whether an Opus may be performed or sold, when the seat could do so with those of the set ``payable``."""
    timing = time_for(g, Action.PERFORM)
    if timing != Refusal.OK:
        return timing
    if not has(g.opuses[seat], opus):
        return Refusal.OPUS_NOT_OWNED
    if has(g.turned[seat], opus):
        return Refusal.OPUS_TURNED
    return Refusal.OK if has(payable, opus) else Refusal.TOO_LITTLE_TALENT


@kernel
def upright(g: Any, seat: int) -> int:
    """The set of Opuses of a seat that were not performed this period."""
    return num(g.opuses[seat]) & ~num(g.turned[seat])


@kernel
def performable(g: Any, box: Any, seat: int) -> int:
    """The set of upright Opuses whose performance the seat could pay for."""
    return upright(g, seat) & num(box.perform_up_to[min(points_of(g, seat, Kind.TALENT), MAX_PRICE)])


@kernel
def sellable(g: Any, box: Any, seat: int) -> int:
    """The set of upright Opuses whose sale the seat could pay for."""
    return upright(g, seat) & num(box.sell_up_to[min(points_of(g, seat, Kind.TALENT), MAX_PRICE)])


@kernel
def list_offers(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the Opuses that may be performed, then those that may be sold."""
    if time_for(g, Action.PERFORM) != Refusal.OK:
        return n
    opuses = performable(g, box, seat)
    while opuses:
        out[n] = PERFORM + lowest_bit(opuses)
        opuses &= opuses - 1
        n += 1
    opuses = sellable(g, box, seat)
    while opuses:
        out[n] = SELL + lowest_bit(opuses)
        opuses &= opuses - 1
        n += 1
    return n


@kernel
def perform(g: Any, box: Any, seat: int, opus: int, log: Any) -> None:
    """Pay its Talent, gain its ducats and what tiles add; turn it until upkeep."""
    begin_action(g, Action.PERFORM)
    pay(g, seat, Kind.TALENT, num(box.opus[opus].perform_talent), 0, log)
    ducats = num(box.opus[opus].perform_ducats)
    ducats += lasting(g, box, seat, Lasting.PERFORM_DUCATS, num(box.opus[opus].type))
    g.turned[seat] |= bit(opus)
    note(log, Happening.PERFORMED, seat, 0, opus, ducats, 0, 0)
    gain_ducats(g, seat, ducats, log)


@kernel
def sell(g: Any, box: Any, seat: int, opus: int, log: Any) -> None:
    """Pay its Talent, gain its finance and VP and what tiles add; it leaves the collection for good."""
    begin_action(g, Action.PERFORM)
    pay(g, seat, Kind.TALENT, num(box.opus[opus].sell_talent), 0, log)
    vp = num(box.opus[opus].sell_vp) + lasting(g, box, seat, Lasting.SELL_VP, num(box.opus[opus].type))
    g.opuses[seat] &= ~bit(opus)
    if opus != NOTEBOOK:  # of which everybody has one
        g.opuses_gone |= bit(opus)
    note(log, Happening.SOLD, seat, 0, opus, num(box.opus[opus].sell_finance), vp, 0)
    gain_finance(g, seat, num(box.opus[opus].sell_finance), log)
    gain_vp(g, seat, vp, Source.SALES, log)
