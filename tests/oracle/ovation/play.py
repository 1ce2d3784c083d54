"""Doing a move of a seat."""

from tests.oracle.ovation.attendance import attend, give, invite_next, place
from tests.oracle.ovation.box import STATIONS, TONES, Cost
from tests.oracle.ovation.maestro import award
from tests.oracle.ovation.payment import affordable_prices, pay_exactly, payment_tones
from tests.oracle.ovation.table import Table, free_tokens, gain, replace_row, spend_pair, take_from_row
from tests.oracle.ovation.turns import (
    activate,
    after_award,
    begin_action,
    begin_turn,
    complete_action,
    complete_step,
    end_turn,
)

STATION_BY_WORD = {"fortune": "fortune", "patron": "patronage"}


def do(t: Table, move: str) -> None:
    """Do a legal move, up to where a seat, or the Bot, decides next."""
    word, *args = move.split()
    p, now = t.p, t.now
    match word:
        case "keep":
            keep(t, args[0])
        case "inspire":
            inspire(t, args)
        case "fortune" | "patron":
            buy(t, word, args[0])
        case "perform":
            perform(t, args[0])
        case "discount":
            piece = t.box.pieces[now["card"]]
            pay_for_music(t, affordable_prices(t, t.active, piece)[args[0]])
        case "pay":
            pay_one(t, args[0])
            go_on_paying(t)
        case "attend":
            attend(t)
        case "decline":
            invite_next(t)
        case "give":
            give(t, p["seats"][p["to_move"]], args[0])
            invite_next(t)
        case "use":
            use(t, args[0])
        case "exchange":
            spend_pair(t, t.active, args[0])
            complete_step(t)
        case "artist":
            if not free_tokens(t):
                raise ValueError(move)
            t.active["tokens"] -= 1
            replace_row(t, args[0])
            complete_step(t)
        case "maestro":
            award(t, args[0])
            after_award(t)
        case "end-turn":
            end_turn(t)
        case _:
            raise ValueError(move)


def keep(t: Table, card: str) -> None:
    """A seat keeps a Magnum Opus; when all have, the first turn begins (OV-2.4).  In solo only the player does."""
    seat = t.p["to_move"]
    t.p["seats"][seat]["magnum"] = card
    if not t.solo and seat + 1 < len(t.p["seats"]):
        t.p["to_move"] = seat + 1
    else:
        begin_turn(t, 1 if t.solo else 0)


def inspire(t: Table, tones: list[str]) -> None:
    """Seek Inspiration (OV-3.2); only what really rose counts as raised (OV-5.2)."""
    begin_action(t, "inspiration")
    raised = {tone for tone in tones if gain(t, t.active, tone)}
    t.now["raised"] = [tone for tone in TONES if tone in raised]
    complete_action(t)


def buy(t: Table, word: str, card: str) -> None:
    """Seek Fortune or Seek Patronage (OV-3.3, OV-3.4)."""
    begin_action(t, STATION_BY_WORD[word])
    t.now.update(card=card, due=t.box.helpers[card].cost, paying="passion")
    take_from_row(t, word, card)
    go_on_paying(t)


def go_on_paying(t: Table) -> None:
    """Ask for the tone of the next Inspiration; where only one will do it is paid at once."""
    while t.now["due"]:
        tones = payment_tones(t.active, t.now["due"], t.now["paying"])
        if len(tones) > 1:
            t.p["phase"] = "pay"
            return
        pay_one(t, tones[0])
    t.active["helpers"].append(t.now["card"])
    complete_action(t)


def pay_one(t: Table, tone: str) -> None:
    """Pay one Inspiration."""
    t.active["inspiration"][tone] -= 1
    t.now["due"] -= 1
    t.now["paying"] = tone


def perform(t: Table, card: str) -> None:
    """Perform (OV-3.5): ask where the discount goes if there is a choice (OV-4.2)."""
    begin_action(t, "perform")
    piece = t.box.pieces[card]
    t.now["card"] = card
    if piece.deck != "magnum":
        take_from_row(t, piece.deck, card)
    prices = affordable_prices(t, t.active, piece)
    if len(prices) > 1:
        t.p["phase"] = "discount"
        return
    pay_for_music(t, next(iter(prices.values())))


def pay_for_music(t: Table, price: Cost) -> None:
    """Pay exactly the tones asked for."""
    pay_exactly(t.active, price)
    card, t.now["card"] = t.now["card"], None
    place(t, card)


def use(t: Table, card: str) -> None:
    """Activate a card (OV-5)."""
    activate(t, card)
    helper = t.box.helpers[card]
    if helper.opens in STATIONS:
        begin_action(t, str(helper.opens))
        t.p["phase"] = "act"
    else:
        gain(t, t.active, str(helper.bonus))
        complete_step(t)
