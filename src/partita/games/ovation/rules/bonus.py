"""Bonuses and chains (OV-1.3, OV-5).

After an action is complete its owner may activate cards tucked under it: put an unused token on the card, gain the
bonus.  Each card once a turn, each token once a turn.  An action bonus moves the composer token: the named action is
taken, and then its cards may be activated; the action left behind is closed until it is completed again.
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import USE
from partita.games.ovation.effects import gain, unused_tokens
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import HELPERS, NONE, Bonus, Deck, Phase, Station, Symbol
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.rules.inspiration import was_raised
from partita.games.ovation.rules.perform import can_perform_any
from partita.games.ovation.rules.purchase import can_buy_any
from partita.games.ovation.timing import move_token, waiting_for
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def action_of(bonus: int) -> int:
    """The action that a bonus names, or NONE for one that gains Inspiration."""
    return bonus - num(Bonus.INSPIRATION) if bonus >= Bonus.INSPIRATION else NONE


@kernel
def can_complete(g: Any, box: Any, seat: int, station: int) -> bool:
    """Whether an action could be completed now (OV-3.1, OV-5.4)."""
    if station == Station.FORTUNE:
        return can_buy_any(g, box, seat, Deck.FORTUNE)
    if station == Station.PATRONAGE:
        return can_buy_any(g, box, seat, Deck.PATRON)
    if station == Station.PERFORM:
        return can_perform_any(g, box, seat)
    return True


@kernel
def copies_of(box: Any, face: int) -> int:
    """The set of helpers with a face; copies have consecutive numbers."""
    copies = 0
    helper = face
    while helper < HELPERS and box.helper[helper].face == face:
        copies |= bit(helper)
        helper += 1
    return copies


@kernel
def meets_condition(g: Any, box: Any, helper: int) -> int:
    """Whether a card's condition holds of the action just completed, at its latest execution (OV-5.2)."""
    condition = num(box.helper[helper].condition)
    if condition == NONE:
        return Refusal.OK
    if g.station == Station.INSPIRATION:
        return Refusal.OK if was_raised(g, condition) else Refusal.TONE_NOT_RAISED
    if g.piece >= 0 and has(box.music[g.piece].symbols, condition):
        return Refusal.OK
    return Refusal.SYMBOL_NOT_SHOWN


@kernel
def can_use(g: Any, box: Any, seat: int, face: int) -> int:
    """Whether a card may be activated now."""
    timing = waiting_for(g)
    if timing != Refusal.OK:
        return timing
    owned = num(g.helpers[seat]) & copies_of(box, face)
    if owned == 0:
        return Refusal.NOT_OWNED
    if box.helper[face].bonus == NONE:
        return Refusal.NO_BONUS
    if g.open == 0:
        return Refusal.NO_ACTION_YET
    if box.helper[face].station != g.station:
        return Refusal.OTHER_STATION
    if owned & ~num(g.used) == 0:
        return Refusal.USED_ALREADY
    if unused_tokens(g, seat) <= 0:
        return Refusal.NO_TOKEN
    condition = meets_condition(g, box, face)
    if condition != Refusal.OK:
        return condition
    action = action_of(num(box.helper[face].bonus))
    if action != NONE and not can_complete(g, box, seat, action):
        return Refusal.ACTION_IMPOSSIBLE
    return Refusal.OK


@kernel
def list_uses(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the cards that can be activated, each face once."""
    if g.open == 0 or unused_tokens(g, seat) <= 0:
        return n  # can_use would refuse each
    at_hand = num(g.helpers[seat]) & num(box.tucked[g.station]) & ~num(g.used)
    last = NONE
    while at_hand:
        face = num(box.helper[lowest_bit(at_hand)].face)
        at_hand &= at_hand - 1
        if face != last and can_use(g, box, seat, face) == Refusal.OK:
            out[n] = USE + face
            n += 1
        last = face
    return n


@kernel
def use(g: Any, box: Any, seat: int, face: int, log: Any) -> None:
    """Put a token on the first unused copy of a card and gain its bonus."""
    helper = lowest_bit(num(g.helpers[seat]) & copies_of(box, face) & ~num(g.used))
    use_helper(g, box, seat, helper, log)


@kernel
def use_helper(g: Any, box: Any, seat: int, helper: int, log: Any) -> None:
    """Put a token on a card and gain its bonus: Inspiration at once, or an action that has to be taken next."""
    g.used |= bit(helper)
    g.tokens_used += 1
    note(log, Happening.ACTIVATED, seat, 0, helper, 0, 0, 0)
    bonus = num(box.helper[helper].bonus)
    if bonus <= Symbol.SORROW:  # the first three bonuses are the tones
        note(log, Happening.BONUS_GAINED, seat, 0, bonus, 0, 0, 0)
        gain(g, box, seat, bonus, log)
        return
    move_token(g, action_of(bonus))
    g.phase = Phase.ACT
    note(log, Happening.ACTION_OPENED, seat, 0, num(g.station), 0, 0, 0)
