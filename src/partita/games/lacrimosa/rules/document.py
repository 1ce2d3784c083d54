"""Document (LA-5.1): a market Memory takes the place of this turn's Stories card, which leaves the game."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.actions import DOCUMENT
from partita.games.lacrimosa.effects import can_pay, gain, gain_vp, pay, round_in_period
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import NONE, OPUS, SLOTS, Action, Kind, Lasting, Source
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.lasting import lasting
from partita.games.lacrimosa.rules.market import leave, slot_of
from partita.games.lacrimosa.timing import begin_action, time_for
from partita.kernel.bits import bit
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def can_document(g: Any, box: Any, seat: int, memory: int) -> int:
    """Whether a Memory of the market may be documented now."""
    timing = time_for(g, Action.DOCUMENT)
    if timing != Refusal.OK:
        return timing
    slot = slot_of(g, memory)
    if slot == NONE:
        return Refusal.NOT_IN_MARKET
    return can_afford_memory(g, box, seat, slot)


@kernel
def can_afford_memory(g: Any, box: Any, seat: int, slot: int) -> int:
    """Whether the seat holds what the Memory in a slot costs there."""
    memory = num(g.row[slot])
    ducats = num(box.memory[memory].ducats) + num(box.memory_slot[slot].ducats)
    return can_pay(g, seat, Kind.TALENT, num(box.memory[memory].talent), ducats)


@kernel
def documentable(g: Any, box: Any, seat: int) -> int:
    """The set of Memories in the market that the seat could pay for."""
    memories = 0
    for slot in range(SLOTS):
        memory = num(g.row[slot])
        if 0 <= memory < OPUS and can_afford_memory(g, box, seat, slot) == Refusal.OK:
            memories |= bit(memory)
    return memories


@kernel
def list_documents(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the Memories that may be documented."""
    if time_for(g, Action.DOCUMENT) != Refusal.OK:
        return n
    memories = documentable(g, box, seat)
    while memories:
        out[n] = DOCUMENT + lowest_bit(memories)
        memories &= memories - 1
        n += 1
    return n


@kernel
def document(g: Any, box: Any, seat: int, memory: int, log: Any) -> None:
    """Pay the Memory and its slot; it lies in the Stories row now, and the card there leaves the game."""
    begin_action(g, Action.DOCUMENT)
    slot = slot_of(g, memory)
    g.row[slot] = NONE
    ducats = num(box.memory[memory].ducats) + num(box.memory_slot[slot].ducats)
    pay(g, seat, Kind.TALENT, num(box.memory[memory].talent), ducats, log)
    here = round_in_period(g)
    replaced = num(g.stories[seat, here])
    g.stories[seat, here] = memory
    g.memories[seat] = num(g.memories[seat]) & ~bit(replaced) | bit(memory)
    leave(g, replaced)
    note(log, Happening.DOCUMENTED, seat, 0, memory, replaced, slot, 0)
    gain(g, seat, box.memory_slot[slot].reward, Source.MARKET, log)
    gain_vp(g, seat, lasting(g, box, seat, Lasting.DOCUMENT_VP, NONE), Source.TILES, log)
