"""What a seat may do."""

from tests.oracle.lacrimosa.box import SHAPES
from tests.oracle.lacrimosa.journey import destinations
from tests.oracle.lacrimosa.market import affordable
from tests.oracle.lacrimosa.requiem import contributions_open
from tests.oracle.lacrimosa.table import Table
from tests.oracle.lacrimosa.works import performable, saleable


def legal_moves(t: Table) -> list[str]:
    """The legal moves of the seat that decides; none when the match is over."""
    match t.phase:
        case "experience" | "story":  # LA-3.2
            return [f"{t.phase} {card}" for card in t.active.hand]
        case "use":  # LA-3.3, LA-3.4
            return ["use-card", "ducats"]
        case "act":  # LA-3.3: each action is optional, and the end of the turn is always a decision
            return [*(move for action in t.todo for move in ways(t, action)), "end-turn"]
        case "grant":  # LA-3.5
            return [*ways(t, str(t.granted)), f"skip {t.granted}"]
        case "instrument":
            return [f"instrument {instrument}" for instrument in instruments(t)]
        case "composer":
            return [f"composer {t.composers[SHAPES.index(shape)]}" for shape in shapes(t)]
        case "over":
            return []
    raise ValueError(t.phase)


def ways(t: Table, action: str) -> list[str]:
    """The ways to do one of the five actions (LA-5)."""
    seat = t.active
    match action:
        case "document":
            return [f"document {card}" for card in affordable(t, seat) if card in t.box.memories]
        case "commission":
            return [f"commission {card}" for card in affordable(t, seat) if card in t.box.opuses]
        case "perform":
            plays = [f"perform {card}" for card in performable(t, seat)]
            return plays + [f"sell {card}" for card in saleable(t, seat)]
        case "journey":
            return [f"journey {place}" for place in destinations(t, seat)]
        case "requiem":
            return [f"requiem {movement}" for movement in dict.fromkeys(c[0] for c in contributions_open(t, seat))]
    raise ValueError(action)


def instruments(t: Table) -> list[str]:
    """The instruments for the movement chosen."""
    return list(dict.fromkeys(c[1] for c in contributions_open(t, t.active) if c[0] == t.movement))


def shapes(t: Table) -> list[str]:
    """The marker shapes, one for each composer, for the movement and the instrument chosen."""
    return [c[2] for c in contributions_open(t, t.active) if c[:2] == (t.movement, t.instrument)]
