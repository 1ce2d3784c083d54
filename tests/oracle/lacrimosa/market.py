"""The market: buying from it, and filling it (LA-2.2, LA-3.6, LA-5.1, LA-5.2)."""

from tests.oracle.lacrimosa.box import Memory, Opus, Reward, Slot
from tests.oracle.lacrimosa.table import Seat, Table, can_pay, gain, lasting, pay


def slot_of(t: Table, card: str) -> Slot:
    """What the slot of a card does to it."""
    slots = t.box.memory_slots if card in t.box.memories else t.box.opus_slots
    return slots[t.row.index(card)]


def printed(t: Table, card: str) -> Memory | Opus:
    """A market card."""
    return t.box.memories[card] if card in t.box.memories else t.box.opuses[card]


def affordable(t: Table, seat: Seat) -> list[str]:
    """The cards of the row that a seat can pay, slot included."""
    cards = [card for card in t.row if card is not None]
    return [card for card in cards if can_pay(seat, printed(t, card).price, slot_of(t, card).ducats)]


def buy(t: Table, card: str) -> None:
    """Pay a card and its slot; then gain what the slot gives (LA-2.2).  The slot stays empty (LA-3.6)."""
    slot = slot_of(t, card)
    pay(t.active, printed(t, card).price, slot.ducats)
    gain(t.active, slot.reward)
    t.row[t.row.index(card)] = None


def document(t: Table, card: str) -> None:
    """The Memory takes the place of this turn's Stories card, which leaves the game (LA-5.1)."""
    buy(t, card)
    seat = t.active
    seat.memories.remove(seat.stories[-1])
    seat.memories.add(card)
    seat.stories[-1] = card
    gain(seat, Reward(vp=lasting(t, seat, "document-vp")))


def commission(t: Table, card: str) -> None:
    """The Opus joins the collection upright, and gives its VP (LA-5.2)."""
    buy(t, card)
    seat, opus = t.active, t.box.opuses[card]
    seat.opuses.add(card)
    gain(seat, Reward(vp=opus.vp + lasting(t, seat, "commission-vp", opus.type)))


def refill(t: Table) -> None:
    """The cards slide to the left, new ones come in on the right while the deck lasts (LA-3.6)."""
    slots = len(t.row)
    row: list[str | None] = [card for card in t.row if card is not None]
    while len(row) < slots and t.deck:
        row.append(t.deck.pop(0))
    t.row = row + [None] * (slots - len(row))
