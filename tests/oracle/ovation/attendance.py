"""Performing and attending (OV-3.5 to OV-3.8)."""

from tests.oracle.ovation.box import TONES
from tests.oracle.ovation.table import (
    BOT,
    Seat,
    Table,
    draw_ticket,
    gain,
    gain_token,
    ticket_can_be_drawn,
    tickets_held,
)
from tests.oracle.ovation.turns import complete_action


def place(t: Table, card: str) -> None:
    """The paid piece goes right of the board, a token is gained, then the neighbours are asked (OV-3.5)."""
    t.active["music"].append(card)
    gain_token(t, t.active)
    t.now["piece"] = card
    invite(t, 0)


def neighbours(t: Table) -> list[int]:
    """The player to the left, then the one to the right; with two players one neighbour (OV-3.6)."""
    seats, turn = len(t.p["seats"]), t.p["turn"]
    return list(dict.fromkeys([(turn + 1) % seats, (turn - 1) % seats]))


def can_attend(t: Table, seat: Seat) -> bool:
    """Whether there is a Ticket for the performer: from the deck, or from the hand (OV-3.7)."""
    return ticket_can_be_drawn(t) or tickets_held(seat) > 0


def invite(t: Table, first: int) -> None:
    """Ask the neighbours from number ``first`` on; when all have been asked the performance is complete."""
    for number, index in enumerate(neighbours(t)):
        if number < first or not can_attend(t, t.p["seats"][index]):
            continue
        if t.solo and index == BOT:
            if t.box.solo[t.p["solo"]["decision"]].attends:  # OV-10.11
                bot_attends(t)
            continue
        t.now["invited"] = number + 1
        t.p.update(phase="attend", to_move=index)
        return
    complete_action(t)


def invite_next(t: Table) -> None:
    """Go on after the neighbour asked last."""
    invite(t, neighbours(t).index(t.p["to_move"]) + 1)


def enjoy(t: Table, attendee: Seat) -> None:
    """1 Inspiration of each tone on the card (OV-3.6)."""
    for tone in t.box.pieces[t.now["piece"]].tones:
        gain(t, attendee, tone)


def attend(t: Table) -> None:
    """The neighbour attends; when no Ticket can be drawn it has to choose one to give (OV-3.7)."""
    enjoy(t, t.p["seats"][t.p["to_move"]])
    if not ticket_can_be_drawn(t):
        t.p["phase"] = "give"
        return
    draw_ticket(t, t.active)
    invite_next(t)


def give(t: Table, attendee: Seat, tone: str) -> None:
    """A Ticket from the attendee's hand to the performer's."""
    attendee["hand"][tone] -= 1
    t.active["hand"][tone] += 1


def bot_attends(t: Table) -> None:
    """The Bot attends (OV-10.11)."""
    bot = t.p["seats"][BOT]
    enjoy(t, bot)
    if ticket_can_be_drawn(t):
        draw_ticket(t, t.active)
        return
    held = [tone for tone in TONES if bot["hand"][tone]]
    odd = [tone for tone in held if bot["hand"][tone] % 2]
    give(t, bot, min(odd or held, key=t.box.solo[t.p["solo"]["decision"]].tones.index))
