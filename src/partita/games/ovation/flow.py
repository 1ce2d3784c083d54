"""The flow of a match: what is legal, what a move does, and who decides next.

Read ``do`` beside the rulebook's summary of a turn: keep a Magnum Opus; one main action; attendance; bonuses and free
actions; a Maestro card; the end of the turn.
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation import actions
from partita.games.ovation.effects import is_bot
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import FIRST_PATRON, NONE, Deck, Phase, Station
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.rules import attend, bonus, inspiration, maestro, perform, purchase, refill, tickets
from partita.games.ovation.setup import can_keep, keep, list_keeps
from partita.games.ovation.solo import begin_bot_turn, go_on
from partita.games.ovation.turn import (
    begin_turn,
    can_end_turn,
    clear_turn,
    complete_action,
    first_seat,
    next_turn,
    test_end,
)
from partita.kernel.bits import count
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def list_legal(g: Any, box: Any, out: Any) -> int:
    """List the legal moves of the seat that decides, ascending; return how many."""
    seat = num(g.decider)
    if g.phase == Phase.READY:
        n = 0
        if g.station == NONE:
            n = inspiration.list_inspires(g, out, n)
            n = purchase.list_purchases(g, box, seat, Deck.FORTUNE, out, n)
            n = purchase.list_purchases(g, box, seat, Deck.PATRON, out, n)
            n = perform.list_performs(g, box, seat, out, n)
        else:
            n = bonus.list_uses(g, box, seat, out, n)
        n = tickets.list_exchanges(g, seat, out, n)
        n = refill.list_artists(g, seat, out, n)
        if can_end_turn(g) == Refusal.OK:
            out[n] = actions.END_TURN
            n += 1
        return n
    if g.phase == Phase.ACT:
        if g.station == Station.INSPIRATION:
            return inspiration.list_inspires(g, out, 0)
        if g.station == Station.FORTUNE:
            return purchase.list_purchases(g, box, seat, Deck.FORTUNE, out, 0)
        if g.station == Station.PATRONAGE:
            return purchase.list_purchases(g, box, seat, Deck.PATRON, out, 0)
        return perform.list_performs(g, box, seat, out, 0)
    if g.phase == Phase.PAY:
        return purchase.list_payments(g, seat, out, 0)
    if g.phase == Phase.ATTEND:
        return attend.list_attendance(g, out, 0)
    if g.phase == Phase.DISCOUNT:
        return perform.list_discounts(g, box, seat, out, 0)
    if g.phase == Phase.MAESTRO:
        return maestro.list_takes(g, box, seat, out, 0)
    if g.phase == Phase.GIVE:
        return attend.list_gifts(g, seat, out, 0)
    if g.phase == Phase.KEEP:
        return list_keeps(g, seat, out, 0)
    return 0


@kernel
def refusal(g: Any, box: Any, action: int) -> int:
    """Why an action is not legal for the seat that decides, or OK: every action code, at any time."""
    seat = num(g.decider)
    if action < actions.INSPIRE:
        return can_keep(g, seat, action - actions.KEEP)
    if action < actions.FORTUNE:
        return inspiration.can_inspire(g)
    if action < actions.PATRON:
        return purchase.can_buy(g, box, seat, Deck.FORTUNE, action - actions.FORTUNE)
    if action < actions.PERFORM:
        return purchase.can_buy(g, box, seat, Deck.PATRON, action - actions.PATRON + FIRST_PATRON)
    if action < actions.DISCOUNT:
        return perform.can_perform(g, box, seat, action - actions.PERFORM)
    if action < actions.PAY:
        return perform.can_discount(g, box, seat, action - actions.DISCOUNT)
    if action < actions.ATTEND:
        return purchase.can_pay(g, seat, action - actions.PAY)
    if action < actions.GIVE:
        return attend.can_attend(g)
    if action < actions.USE:
        return attend.can_give(g, seat, action - actions.GIVE)
    if action < actions.EXCHANGE:
        return bonus.can_use(g, box, seat, action - actions.USE)
    if action < actions.ARTIST:
        return tickets.can_exchange(g, seat, action - actions.EXCHANGE)
    if action < actions.MAESTRO:
        return refill.can_be_artist(g, seat)
    if action < actions.END_TURN:
        return maestro.can_take(g, box, seat, action - actions.MAESTRO)
    return can_end_turn(g)


@kernel
def do(g: Any, box: Any, action: int, log: Any) -> None:
    """Do a legal action of the seat that decides, and all that follows without a decision."""
    seat = num(g.decider)
    if action < actions.INSPIRE:
        if keep(g, seat, action - actions.KEEP, log):
            begin(g, box, first_seat(g), log)
    elif action < actions.FORTUNE:
        inspiration.inspire(g, box, seat, action - actions.INSPIRE, log)
        complete_action(g, box)
    elif action < actions.PATRON:
        if purchase.buy(g, box, seat, Deck.FORTUNE, action - actions.FORTUNE, log):
            complete_action(g, box)
    elif action < actions.PERFORM:
        if purchase.buy(g, box, seat, Deck.PATRON, action - actions.PATRON + FIRST_PATRON, log):
            complete_action(g, box)
    elif action < actions.DISCOUNT:
        if perform.perform(g, box, seat, action - actions.PERFORM, log):
            ask_neighbours(g, box, log)
    elif action < actions.PAY:
        perform.pay_and_place(g, box, seat, action - actions.DISCOUNT, log)
        ask_neighbours(g, box, log)
    elif action < actions.ATTEND:
        if purchase.pay(g, box, seat, action - actions.PAY, log):
            complete_action(g, box)
    elif action == actions.ATTEND:
        if attend.attend(g, box, seat, log):
            ask_neighbours(g, box, log)
    elif action == actions.DECLINE:
        attend.decline(g, seat, log)
        ask_neighbours(g, box, log)
    elif action < actions.USE:
        attend.give(g, seat, action - actions.GIVE, log)
        ask_neighbours(g, box, log)
    elif action < actions.EXCHANGE:
        bonus.use(g, box, seat, action - actions.USE, log)
        if g.phase == Phase.READY:  # an action bonus is a completed step once its action is (OV-3.10)
            maestro.check_tasks(g, box)
    elif action < actions.ARTIST:
        tickets.exchange(g, box, seat, action - actions.EXCHANGE, log)
        maestro.check_tasks(g, box)
    elif action < actions.MAESTRO:
        refill.be_artist(g, seat, action - actions.ARTIST, log)
        maestro.check_tasks(g, box)
    elif action < actions.END_TURN:
        maestro.take(g, seat, action - actions.MAESTRO, log)
        finish_turn(g, box, log)
    else:
        end_turn(g, box, seat, log)


@kernel
def ask_neighbours(g: Any, box: Any, log: Any) -> None:
    """Attendance (OV-3.6); once all have been asked, Perform is complete, and a Bot's turn goes on."""
    if not attend.invite(g, box, log):
        return
    complete_action(g, box)
    if is_bot(g, num(g.turn)):
        g.decider = NONE
        if go_on(g, box, log):
            begin_next(g, box, log)


@kernel
def end_turn(g: Any, box: Any, seat: int, log: Any) -> None:
    """Take the Maestro card that was met, or choose among several, before the rows refill (OV-7.1)."""
    met = num(g.met) & maestro.open_cards(g)
    if count(met) > 1:
        g.phase = Phase.MAESTRO
        return
    if met:
        maestro.take(g, seat, lowest_bit(met), log)
    finish_turn(g, box, log)


@kernel
def finish_turn(g: Any, box: Any, log: Any) -> None:
    """Rows refill, tokens return, the composer token is lifted, the end is tested, the next player plays (OV-8.1)."""
    note(log, Happening.TURN_ENDED, num(g.turn), 0, 0, 0, 0, 0)
    refill.refill_rows(g, log)
    clear_turn(g)
    test_end(g, log)
    begin_next(g, box, log)


@kernel
def begin_next(g: Any, box: Any, log: Any) -> None:
    """The next seat's turn begins, if there is one."""
    seat = next_turn(g, box, log)
    if seat != NONE:
        begin(g, box, seat, log)


@kernel
def begin(g: Any, box: Any, seat: int, log: Any) -> None:
    """A seat's turn: a player is asked; the Bot plays at once, and as a rule the person's turn follows (OV-10.2).

    A turn of the Bot never ends a round (it plays first), so that this comes to rest.
    """
    if not is_bot(g, seat):
        begin_turn(g, box, seat, log)
    elif begin_bot_turn(g, box, log):
        begin_turn(g, box, next_turn(g, box, log), log)
