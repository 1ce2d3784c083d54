"""Commission (LA-5.2): pay an Opus and its slot, gain its VP, keep it upright."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.actions import COMMISSION
from partita.games.lacrimosa.effects import can_pay, gain, gain_vp, pay
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import NONE, OPUS, SLOTS, Action, Kind, Lasting, Source
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.lasting import lasting
from partita.games.lacrimosa.rules.market import slot_of
from partita.games.lacrimosa.timing import begin_action, time_for
from partita.kernel.bits import bit
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def can_commission(g: Any, box: Any, seat: int, opus: int) -> int:
    """Whether an Opus of the market may be commissioned now."""
    timing = time_for(g, Action.COMMISSION)
    if timing != Refusal.OK:
        return timing
    slot = slot_of(g, OPUS + opus)
    if slot == NONE:
        return Refusal.NOT_IN_MARKET
    return can_afford_opus(g, box, seat, slot)


@kernel
def can_afford_opus(g: Any, box: Any, seat: int, slot: int) -> int:
    """Whether the seat holds what the Opus in a slot costs there."""
    opus = num(g.row[slot]) - OPUS
    ducats = num(box.opus[opus].ducats) + num(box.opus_slot[slot].ducats)
    return can_pay(g, seat, Kind.TALENT, num(box.opus[opus].talent), ducats)


@kernel
def commissionable(g: Any, box: Any, seat: int) -> int:
    """The set of Opuses in the market that the seat could pay for."""
    opuses = 0
    for slot in range(SLOTS):
        card = num(g.row[slot])
        if card >= OPUS and can_afford_opus(g, box, seat, slot) == Refusal.OK:
            opuses |= bit(card - OPUS)
    return opuses


@kernel
def list_commissions(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the Opuses that may be commissioned."""
    if time_for(g, Action.COMMISSION) != Refusal.OK:
        return n
    opuses = commissionable(g, box, seat)
    while opuses:
        out[n] = COMMISSION + lowest_bit(opuses)
        opuses &= opuses - 1
        n += 1
    return n


@kernel
def commission(g: Any, box: Any, seat: int, opus: int, log: Any) -> None:
    """Pay the Opus and its slot; gain its VP, and what tiles add for its type."""
    begin_action(g, Action.COMMISSION)
    slot = slot_of(g, OPUS + opus)
    g.row[slot] = NONE
    ducats = num(box.opus[opus].ducats) + num(box.opus_slot[slot].ducats)
    pay(g, seat, Kind.TALENT, num(box.opus[opus].talent), ducats, log)
    g.opuses[seat] |= bit(opus)
    more = lasting(g, box, seat, Lasting.COMMISSION_VP, num(box.opus[opus].type))
    note(log, Happening.COMMISSIONED, seat, 0, opus, num(box.opus[opus].vp) + more, slot, 0)
    gain_vp(g, seat, num(box.opus[opus].vp) + more, Source.COMMISSIONS, log)
    gain(g, seat, box.opus_slot[slot].reward, Source.MARKET, log)
