"""The flow of a match: what is legal, what a move does, and who decides next.

Read ``do`` beside LA-3: a card above, a card below; use it or take ducats; its actions in any order; the turn's end.
"""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa import actions
from partita.games.lacrimosa.effects import period_of, round_in_period
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import NONE, PERIODS, ROUNDS, Action, Phase, SoloLevel
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules import commission, document, journey, perform_sell, plan, requiem
from partita.games.lacrimosa.rules.market import refill
from partita.games.lacrimosa.rules.piles import fill_hand
from partita.games.lacrimosa.rules.upkeep import upkeep
from partita.games.lacrimosa.solo import play_soloist
from partita.kernel.jit import kernel, num


@kernel
def list_legal(g: Any, box: Any, out: Any) -> int:
    """List the legal moves of the seat that decides, ascending; return how many."""
    seat = num(g.decider)
    if g.phase == Phase.EXPERIENCE:
        return plan.list_above(g, seat, out, 0)
    if g.phase == Phase.STORY:
        return plan.list_below(g, seat, out, 0)
    if g.phase == Phase.USE:
        return plan.list_uses(out, 0)
    if g.phase == Phase.ACT or g.phase == Phase.GRANT:
        n = document.list_documents(g, box, seat, out, 0)
        n = commission.list_commissions(g, box, seat, out, n)
        n = perform_sell.list_offers(g, box, seat, out, n)
        n = journey.list_journeys(g, box, seat, out, n)
        n = requiem.list_movements(g, box, seat, out, n)
        n = plan.list_skips(g, out, n)
        if plan.can_end_turn(g) == Refusal.OK:
            out[n] = actions.END_TURN
            n += 1
        return n
    if g.phase == Phase.INSTRUMENT:
        return requiem.list_instruments(g, box, seat, out, 0)
    if g.phase == Phase.COMPOSER:
        return requiem.list_composers(g, box, seat, out, 0)
    return 0


@kernel
def refusal(g: Any, box: Any, action: int) -> int:
    """Why an action is not legal for the seat that decides, or OK: every action code, at any time."""
    seat = num(g.decider)
    if action < actions.STORY:
        return plan.can_place_above(g, seat, action - actions.EXPERIENCE)
    if action < actions.USE_CARD:
        return plan.can_place_below(g, seat, action - actions.STORY)
    if action < actions.DOCUMENT:
        return plan.can_decide_use(g)
    if action < actions.COMMISSION:
        return document.can_document(g, box, seat, action - actions.DOCUMENT)
    if action < actions.PERFORM:
        return commission.can_commission(g, box, seat, action - actions.COMMISSION)
    if action < actions.SELL:
        return perform_sell.can_perform(g, box, seat, action - actions.PERFORM)
    if action < actions.JOURNEY:
        return perform_sell.can_sell(g, box, seat, action - actions.SELL)
    if action < actions.REQUIEM:
        return journey.can_journey(g, box, seat, action - actions.JOURNEY)
    if action < actions.INSTRUMENT:
        return requiem.can_begin(g, box, seat, action - actions.REQUIEM)
    if action < actions.COMPOSER:
        return requiem.can_choose_instrument(g, box, seat, action - actions.INSTRUMENT)
    if action < actions.SKIP:
        return requiem.can_choose_composer(g, box, seat, action - actions.COMPOSER)
    if action < actions.END_TURN:
        return plan.can_skip(g, action - actions.SKIP)
    return plan.can_end_turn(g)


@kernel
def do(g: Any, box: Any, action: int, log: Any) -> None:
    """Do a legal action of the seat that decides, and all that follows without a decision."""
    seat = num(g.decider)
    if action < actions.STORY:
        plan.place_above(g, seat, action - actions.EXPERIENCE, log)
    elif action < actions.USE_CARD:
        plan.place_below(g, seat, action - actions.STORY, log)
    elif action == actions.USE_CARD:
        plan.use_card(g, box, seat, log)
    elif action == actions.DUCATS:
        plan.take_ducats(g, seat, log)
    elif action < actions.COMMISSION:
        document.document(g, box, seat, action - actions.DOCUMENT, log)
    elif action < actions.PERFORM:
        commission.commission(g, box, seat, action - actions.COMMISSION, log)
    elif action < actions.SELL:
        perform_sell.perform(g, box, seat, action - actions.PERFORM, log)
    elif action < actions.JOURNEY:
        perform_sell.sell(g, box, seat, action - actions.SELL, log)
    elif action < actions.REQUIEM:
        journey.journey(g, box, seat, action - actions.JOURNEY, log)
    elif action < actions.INSTRUMENT:
        requiem.begin(g, box, seat, action - actions.REQUIEM, log)
    elif action < actions.COMPOSER:
        requiem.choose_instrument(g, box, seat, action - actions.INSTRUMENT, log)
    elif action < actions.SKIP:
        requiem.choose_composer(g, box, seat, action - actions.COMPOSER, log)
    elif action < actions.END_TURN:
        plan.skip(g, seat, log)
    else:
        end_turn(g, box, seat, log)
    if g.phase == Phase.GRANT and not can_do_any(g, box, seat, num(g.granted)):
        plan.lapse(g, seat, log)  # one sensible answer is no question


@kernel
def can_do_any(g: Any, box: Any, seat: int, action: int) -> bool:
    """Whether there is anything that an action given by a tile could be."""
    if action == Action.DOCUMENT:
        return document.documentable(g, box, seat) != 0
    if action == Action.COMMISSION:
        return commission.commissionable(g, box, seat) != 0
    if action == Action.PERFORM:
        return perform_sell.performable(g, box, seat) | perform_sell.sellable(g, box, seat) != 0
    return requiem.can_contribute_any(g, box, seat)


@kernel
def begin_round(g: Any, log: Any) -> None:
    """The first player's turn begins a round."""
    note(log, Happening.ROUND_BEGINS, NONE, 0, period_of(g), round_in_period(g) + 1, 0, 0)
    begin_turn(g, num(g.first), log)


@kernel
def begin_turn(g: Any, seat: int, log: Any) -> None:
    """A player's turn begins (LA-3.2)."""
    g.turn = seat
    g.decider = seat
    g.phase = Phase.EXPERIENCE
    note(log, Happening.TURN_BEGINS, seat, 0, 0, 0, 0, 0)


@kernel
def end_turn(g: Any, box: Any, seat: int, log: Any) -> None:
    """Draw up to four; the row slides and is refilled (LA-3.6); then the next turn, or the end of the round."""
    note(log, Happening.TURN_ENDED, seat, 0, 0, 0, 0, 0)
    g.todo = 0
    fill_hand(g, seat, log)
    refill(g, log)
    following = (seat + 1) % num(g.players)
    if g.solo_level != SoloLevel.NONE:
        play_soloist(g, box, log)
    elif following != g.first:
        begin_turn(g, following, log)
        return
    end_round(g, box, log)


@kernel
def end_round(g: Any, box: Any, log: Any) -> None:
    """The next round; after the fourth upkeep, and after the fifth period the end (LA-3.1, LA-6)."""
    if round_in_period(g) < ROUNDS - 1:
        g.round_number += 1
        begin_round(g, log)
        return
    last = g.round_number == PERIODS * ROUNDS
    upkeep(g, box, log)
    if last:
        g.phase = Phase.OVER
        g.decider = NONE
        note(log, Happening.MATCH_ENDED, NONE, 0, 0, 0, 0, 0)
    else:
        begin_round(g, log)
