"""What a seat may do."""

from tests.oracle.ovation.box import TONES, Helper
from tests.oracle.ovation.payment import affordable_prices, payment_tones, prerequisites_met
from tests.oracle.ovation.table import Seat, Table, free_tokens, helpers, inspiration


def legal_moves(t: Table) -> list[str]:
    """The legal moves of the seat that decides."""
    p, now = t.p, t.now
    phase = p["phase"]
    if phase == "over":
        return []
    seat = p["seats"][p["to_move"]]
    if phase == "keep":
        return [f"keep {card.id}" for card in t.box.pieces.values() if card.composer == seat["composer"]]
    if phase == "ready":
        return ready_moves(t)
    if phase == "act":
        return action_moves(t, now["station"])
    if phase == "discount":
        return [f"discount {tone}" for tone in affordable_prices(t, seat, t.box.pieces[now["card"]])]
    if phase == "pay":
        return [f"pay {tone}" for tone in payment_tones(seat, now["due"], now["paying"])]
    if phase == "attend":
        return ["attend", "decline"]
    if phase == "give":
        return [f"give {tone}" for tone in TONES if seat["hand"][tone]]
    if phase == "maestro":
        return [f"maestro {card}" for card in now["met"]]
    raise ValueError(phase)


def ready_moves(t: Table) -> list[str]:
    """Free actions, and the main action or what may follow it (OV-3.1, OV-3.10)."""
    moves = free_moves(t)
    station = t.now["station"]
    if station is None:
        for main in ("inspiration", "fortune", "patronage", "perform"):
            moves += action_moves(t, main)
    else:
        moves += [f"use {card.id}" for card in usable(t)]
        moves.append("end-turn")
    return moves


def free_moves(t: Table) -> list[str]:
    """Free actions (OV-6)."""
    moves = [f"exchange {tone}" for tone in TONES if t.active["hand"][tone] >= 2]  # OV-6.1
    if free_tokens(t):
        moves += [f"artist {deck}" for deck in ("concert", "chamber", "patron", "fortune")]  # OV-6.2
    return moves


def action_moves(t: Table, station: str) -> list[str]:
    """The ways to take an action that can be completed."""
    if station == "inspiration":
        return [f"inspire {a} {b}" for i, a in enumerate(TONES) for b in TONES[i:]]  # OV-3.2
    if station == "fortune":
        return [f"fortune {card}" for card in affordable(t, t.active, "fortune")]
    if station == "patronage":
        return [f"patron {card}" for card in affordable(t, t.active, "patron")]
    return [f"perform {card}" for card in performable(t, t.active)]


def affordable(t: Table, seat: Seat, deck: str) -> list[str]:
    """The helpers of a row that a seat can pay with any tones, copies once (OV-3.3, OV-3.4)."""
    total = sum(inspiration(seat))
    row = dict.fromkeys(card for card in t.p["rows"][deck] if card is not None)
    return [card for card in row if t.box.helpers[card].cost <= total]


def performable(t: Table, seat: Seat) -> list[str]:
    """The music a seat can perform (OV-3.5)."""
    cards = [card for deck in ("concert", "chamber") for card in t.p["rows"][deck] if card is not None]
    if seat["magnum"] is not None and seat["magnum"] not in seat["music"]:
        cards.append(seat["magnum"])
    pieces = [t.box.pieces[card] for card in cards]
    return [piece.id for piece in pieces if prerequisites_met(t, seat, piece) and affordable_prices(t, seat, piece)]


def unused(t: Table, station: str) -> list[Helper]:
    """The cards of the active seat under an action that were not activated this turn, oldest first."""
    used = list(t.now["used"])
    found = []
    for card in helpers(t, t.active):
        if card.station != station:
            continue
        if card.id in used:  # one copy of it was used
            used.remove(card.id)
        else:
            found.append(card)
    return found


def condition_met(t: Table, card: Helper) -> bool:
    """Whether the action just completed is what a card asks for (OV-5.2)."""
    if card.condition is None:
        return True
    if t.now["station"] == "inspiration":
        return card.condition in t.now["raised"]
    return t.box.pieces[t.now["piece"]].shows(card.condition)


def usable(t: Table) -> list[Helper]:
    """The cards that may be activated now, copies once (OV-5)."""
    if not t.now["open"] or not free_tokens(t):
        return []
    return [
        card
        for card in dict.fromkeys(unused(t, t.now["station"]))
        if condition_met(t, card) and (card.opens is None or action_moves(t, card.opens))  # OV-5.4
    ]
