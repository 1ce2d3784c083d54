"""Journey (LA-5.4): move Mozart along roads; only the destination acts."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.actions import JOURNEY
from partita.games.lacrimosa.effects import can_pay, gain, gain_ducats, pay
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import CITY_PLACES, NONE, PLACES, SUPPLY, Action, Kind, Lasting, Source
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.lasting import lasting
from partita.games.lacrimosa.timing import begin_action, grant, time_for
from partita.kernel.bits import bit
from partita.kernel.jit import kernel, num


@kernel
def can_journey(g: Any, box: Any, seat: int, place: int) -> int:
    """Whether a place may be travelled to now; a court without a tile is no destination."""
    timing = time_for(g, Action.JOURNEY)
    if timing != Refusal.OK:
        return timing
    return can_arrive(g, box, seat, place)


@kernel
def can_arrive(g: Any, box: Any, seat: int, place: int) -> int:
    """Whether a place has something to arrive for, and the seat holds what it costs to go there."""
    if place >= CITY_PLACES and g.court_len[place - CITY_PLACES] == 0:
        return Refusal.COURT_EMPTY
    return can_pay(g, seat, Kind.JOURNEY, num(box.journey_points[place]), fare(g, box, place))


@kernel
def fare(g: Any, box: Any, place: int) -> int:
    """The ducats of a journey: the cheapest roads, none for staying, and the destination's."""
    return num(box.road[g.mozart, place]) + num(box.journey_ducats[place])


@kernel
def list_journeys(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the destinations."""
    if time_for(g, Action.JOURNEY) != Refusal.OK:
        return n
    for place in range(PLACES):
        if can_arrive(g, box, seat, place) == Refusal.OK:
            out[n] = JOURNEY + place
            n += 1
    return n


@kernel
def journey(g: Any, box: Any, seat: int, place: int, log: Any) -> None:
    """Pay roads and destination; a city's tile gives its effect, a court's tile is taken."""
    begin_action(g, Action.JOURNEY)
    ducats = fare(g, box, place)
    pay(g, seat, Kind.JOURNEY, num(box.journey_points[place]), ducats, log)
    g.mozart = place
    note(log, Happening.TRAVELLED, seat, 0, place, ducats, 0, 0)
    gain_ducats(g, seat, lasting(g, box, seat, Lasting.JOURNEY_DUCATS, NONE), log)
    if place < CITY_PLACES:
        visit(g, box, seat, place, log)
    else:
        g.courts[seat] |= bit(take_court(g, seat, place - CITY_PLACES, log))


@kernel
def visit(g: Any, box: Any, seat: int, place: int, log: Any) -> None:
    """A City tile gives its effect and goes under the supply; the next one is opened at once."""
    city = num(g.city[place])
    note(log, Happening.CITY_VISITED, seat, 0, city, 0, 0, 0)
    gain(g, seat, box.city[city].reward, Source.TRAVELS, log)
    g.city[place] = g.supply[SUPPLY - 1]
    for above in range(SUPPLY - 1, 0, -1):
        g.supply[above] = g.supply[above - 1]
    g.supply[0] = city
    if g.supply_known < SUPPLY:  # once all have been returned, all know their order
        g.supply_known += 1
        g.reads += 1
    note(log, Happening.CITY_OPENED, NONE, 0, num(g.city[place]), place, 0, 0)
    grant(g, seat, num(box.city[city].grant), log)


@kernel
def take_court(g: Any, seat: int, court: int, log: Any) -> int:
    """The tile taken from a court; the next of its stack opens."""
    top = num(g.court_len[court]) - 1
    tile = num(g.court[court, top])
    g.court[court, top] = NONE
    g.court_len[court] = top
    note(log, Happening.COURT_TAKEN, seat, 0, tile, 0, 0, 0)
    if top > 0:
        g.reads += 1
        note(log, Happening.COURT_OPENED, NONE, 0, num(g.court[court, top - 1]), CITY_PLACES + court, 0, 0)
    return tile
