"""Described positions, as ``match.position()`` gives them, read as tables."""

from typing import Any

from tests.oracle.lacrimosa.box import COURTS, MOVEMENTS, SHAPES, Box
from tests.oracle.lacrimosa.table import COVERED, Marker, Seat, Space, Table

Described = dict[str, Any]


def read_position(box: Box, p: Described) -> Table:
    """The table that a described position shows; nothing of it may be hidden."""
    requiem, now, solo = p["requiem"], p["now"], p["solo"]
    return Table(
        box=box,
        seats=[read_seat(seat) for seat in p["seats"]],
        level=p["options"]["solo_level"],
        round=p["round"],
        first=p["first"],
        turn=p["turn"],
        to_move=p["to_move"],
        phase=p["phase"],
        row=list(p["market"]),
        deck=list(p["deck"]["order"]),
        bonus=p["bonus"],
        mozart=p["mozart"],
        cities=dict(p["cities"]),
        supply=[*p["supply"]["order"], *reversed(p["supply"]["bottom"])],
        courts={place: read_stack(p["courts"][place]) for place in COURTS},
        composers=tuple(requiem["composers"]),
        constanze=requiem["constanze"],
        requiem={movement: [read_space(space) for space in requiem["spaces"][movement]] for movement in MOVEMENTS},
        gone={(shape, movement): requiem["tiles_taken"][shape][movement] for shape in SHAPES for movement in MOVEMENTS},
        todo=set(now["todo"]),
        granted=now["granted"],
        movement=now["movement"],
        instrument=now["instrument"],
        soloists=list(solo["deck"]["order"]) if solo else [],
        soloists_discarded=set(solo["discarded"]) if solo else set(),
        cards_taken=solo["cards_taken"] if solo else 0,
    )


def read_seat(p: Described) -> Seat:
    """What lies before a seat."""
    return Seat(
        ducats=p["ducats"],
        vp=sum(p["vp"].values()),
        finance=p["finance"],
        track=dict(p["tracks"]),
        counters=dict(p["counters"]),
        memories=set(p["memories"]),
        hand=set(p["hand"]),
        pile=list(p["pile"]["order"]),
        experiences=[card for card in p["experiences"] if card is not None],
        stories=[card for card in p["stories"] if card is not None],
        opuses={*p["opuses"]["upright"], *p["opuses"]["turned"]},
        turned=set(p["opuses"]["turned"]),
        markers={(instrument, shape) for instrument, held in p["markers"].items() for shape in held},
        tiles=set(p["tiles"]),
        courts=set(p["courts"]),
    )


def read_stack(p: Described) -> list[str]:
    """The tiles of a court from the top."""
    return [] if p["open"] is None else [p["open"], *p["below"]]


def read_space(p: Described) -> Space:
    """A space of the Requiem."""
    marker = p["marker"]
    if marker is not None:
        return Marker(None if marker["seat"] == "neutral" else marker["seat"], marker["composer"])
    return COVERED if p["state"] == COVERED else None
