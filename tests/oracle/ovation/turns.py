"""Completing steps, and passing from turn to turn (OV-7, OV-8, OV-9.1)."""

from typing import Any

from tests.oracle.ovation.box import DECKS
from tests.oracle.ovation.maestro import award, note_met
from tests.oracle.ovation.table import BOT, Table, refill

# Phases the oracle alone knows: the Bot has to go on by itself.
BOT_BEGINS, BOT_GOES_ON = "bot-begins", "bot-goes-on"


def fresh() -> dict[str, Any]:
    """The data of a turn that begins."""
    return {
        "station": None,
        "open": False,
        "raised": [],
        "piece": None,
        "used": [],
        "tokens_used": 0,
        "actions_done": 0,
        "met": [],
        "card": None,
        "due": 0,
        "paying": "passion",
        "invited": 0,
    }


def bot_turn(t: Table) -> bool:
    """Whether it is the Bot's turn."""
    return t.solo and t.p["turn"] == BOT


def begin_turn(t: Table, seat: int) -> None:
    """A turn begins: tasks that hold already are met (OV-7.1)."""
    t.p.update(turn=seat, to_move=seat, phase="ready", now=fresh())
    note_met(t)
    if bot_turn(t):
        t.p.update(to_move=None, phase=BOT_BEGINS)


def begin_action(t: Table, station: str) -> None:
    """The composer token moves; the action left behind is closed (OV-5.3)."""
    t.now.update(station=station, open=False, raised=[], piece=None)


def complete_step(t: Table) -> None:
    """A free action, a bonus or an action is complete."""
    note_met(t)
    if bot_turn(t):
        t.p.update(to_move=None, phase=BOT_GOES_ON)
    else:
        t.p.update(to_move=t.p["turn"], phase="ready")


def complete_action(t: Table) -> None:
    """An action is complete: its cards may be activated (OV-5.1)."""
    t.now.update(open=True, card=None, due=0, paying="passion", invited=0)
    t.now["actions_done"] += 1
    complete_step(t)


def activate(t: Table, card: str) -> None:
    """Put a token on a card (OV-5.1)."""
    t.now["used"].append(card)
    t.now["tokens_used"] += 1


def end_turn(t: Table) -> None:
    """The player ends the turn: one of the met Maestro cards is taken first (OV-7.1)."""
    met = t.now["met"]
    if len(met) > 1:
        t.p.update(phase="maestro")
        return
    if met:
        award(t, met[0])
    after_award(t)


def after_award(t: Table) -> None:
    """Refill, take tokens back, test the end, next player (OV-8.1)."""
    for deck in DECKS:
        refill(t, deck)
    t.p["now"] = fresh()
    test_end(t)
    seats = len(t.p["seats"])
    order = [BOT, 0] if t.solo else list(range(seats))  # OV-10.1: the Bot plays first in each round
    if t.p["turn"] != order[-1]:
        begin_turn(t, order[order.index(t.p["turn"]) + 1])
    elif t.p["ending"] is not None:
        t.p.update(phase="over", to_move=None)
    elif t.p["round"] >= t.box.round_limit:  # OV-9.5
        t.p.update(phase="over", to_move=None, ending="round-limit")
    else:
        t.p["round"] += 1
        begin_turn(t, order[0])


def test_end(t: Table) -> None:
    """Whether the round that is being played is the last (OV-9.1)."""
    if t.p["ending"] is not None:
        return
    if sum(card is not None for card in t.p["maestro"]) <= 2:
        t.p["ending"] = "maestro"
    elif (
        t.p["options"]["magnum_opus"]
        and not t.solo
        and all(  # OV-10.13
            seat["magnum"] in seat["music"] for seat in t.p["seats"]
        )
    ):
        t.p["ending"] = "magnum-opus"
