"""Journeys (LA-5.4)."""

from tests.oracle.lacrimosa.box import COURTS, Box, Reward
from tests.oracle.lacrimosa.table import Seat, Table, can_pay, gain, lasting, pay


def roads_to(box: Box, start: str) -> dict[str, int]:
    """The ducats of the cheapest way to each place: roads are tried until none makes a way cheaper."""
    cost = {start: 0}
    better = True
    while better:
        better = False
        for (here, there), ducats in box.roads.items():
            if here in cost and cost[here] + ducats < cost.get(there, cost[here] + ducats + 1):
                cost[there] = cost[here] + ducats
                better = True
    return cost


def destinations(t: Table, seat: Seat) -> list[str]:
    """The places that a seat can pay for, roads included; not a court without a tile."""
    return [
        place
        for place, ducats in roads_to(t.box, t.mozart).items()
        if can_pay(seat, t.box.places[place], ducats) and (place not in COURTS or t.courts[place])
    ]


def journey(t: Table, place: str) -> str | None:
    """Pay roads and destination, and let it act.  The action that its City tile gives."""
    seat = t.active
    pay(seat, t.box.places[place], roads_to(t.box, t.mozart)[place])
    t.mozart = place
    gain(seat, Reward(ducats=lasting(t, seat, "journey-ducats")))
    if place in COURTS:
        seat.courts.add(t.courts[place].pop(0))
        return None
    tile = t.cities[place]
    t.supply.append(tile)
    t.cities[place] = t.supply.pop(0)
    gain(seat, t.box.cities[tile].reward)
    return t.box.cities[tile].gives
