"""Maestro cards (OV-7): what their tasks count, and which are met."""

from tests.oracle.ovation.box import STATION_OF, STATIONS, TONES, TYPES, Piece, Task
from tests.oracle.ovation.table import Table, helpers, inspiration, music, tickets_held


def count(t: Table, index: int, task: Task, extra: Piece | None = None) -> int:
    """How far a seat is with a task; ``extra`` is a piece counted as performed too (OV-10.5)."""
    from tests.oracle.ovation.scoring import legacy_points

    seat = t.p["seats"][index]
    pieces = [*music(t, seat), *([extra] if extra else [])]
    cards = helpers(t, seat)
    tucked = [card.station for card in cards if card.station is not None]
    about = task.about or ""
    match task.task:
        case "pieces":
            return sum(piece.shows(about) for piece in pieces)
        case "concerts":
            return sum(piece.is_concert for piece in pieces)
        case "chambers":
            return sum(not piece.is_concert for piece in pieces)
        case "types":
            return sum(any(kind in piece.types for piece in pieces) for kind in TYPES)
        case "tone-sets":
            return min(sum(tone in piece.tones for piece in pieces) for tone in TONES)
        case "inspiration":
            return sum(inspiration(seat))
        case "balance":
            return min(inspiration(seat))
        case "peak":
            return max(inspiration(seat))
        case "tokens":
            return int(seat["tokens"])
        case "tickets":
            return tickets_held(seat)
        case "fortunes":
            return sum(card.kind == "fortune" for card in cards)
        case "legacy-patrons":
            return sum(card.kind == "legacy" for card in cards)
        case "financiers":
            return sum(card.kind == "financier" for card in cards)
        case "column":
            return tucked.count(STATION_OF.get(about, about))
        case "stations":
            return sum(station in tucked for station in STATIONS)
        case "actions":
            return int(t.now["actions_done"]) if index == t.p["turn"] else 0
        case "bonuses":
            return len(t.now["used"]) if index == t.p["turn"] else 0
        case "music-lp":
            return sum(piece.lp for piece in pieces)
        case "patron-lp":
            return sum(legacy_points(t, index, pieces))
    raise ValueError(task.task)


def note_met(t: Table) -> None:
    """Check the tasks at the start of a turn and after each completed step (OV-7.1)."""
    for card in t.p["maestro"]:
        if card is None or card in t.now["met"]:
            continue
        task = t.box.tasks[card]
        if count(t, t.p["turn"], task) >= task.goal:
            t.now["met"].append(card)


def award(t: Table, card: str) -> None:
    """Take a card; none is dealt in its place (OV-2.2)."""
    row = t.p["maestro"]
    row[row.index(card)] = None
    t.active["maestro"].append(card)
