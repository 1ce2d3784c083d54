"""Performing and selling (LA-5.3)."""

from tests.oracle.lacrimosa.box import Reward
from tests.oracle.lacrimosa.table import Seat, Table, can_pay, gain, lasting, pay


def performable(t: Table, seat: Seat) -> list[str]:
    """The upright Opuses whose performance a seat can pay."""
    return [card for card in seat.opuses - seat.turned if can_pay(seat, t.box.opuses[card].perform)]


def saleable(t: Table, seat: Seat) -> list[str]:
    """The upright Opuses whose sale a seat can pay."""
    return [card for card in seat.opuses - seat.turned if can_pay(seat, t.box.opuses[card].sell)]


def perform(t: Table, card: str) -> None:
    """Pay its Talent, gain its ducats, turn it."""
    seat, opus = t.active, t.box.opuses[card]
    pay(seat, opus.perform)
    gain(seat, Reward(ducats=opus.takings + lasting(t, seat, "perform-ducats", opus.type)))
    seat.turned.add(card)


def sell(t: Table, card: str) -> None:
    """Pay its Talent, gain its finance and VP; it leaves the collection for good."""
    seat, opus = t.active, t.box.opuses[card]
    pay(seat, opus.sell)
    gain(seat, opus.proceeds)
    gain(seat, Reward(vp=lasting(t, seat, "sell-vp", opus.type)))
    seat.opuses.remove(card)
