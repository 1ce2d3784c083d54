"""The plan of a turn (LA-3.2 to LA-3.5): a card above, a card below; its actions, or ducats instead."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.actions import DUCATS, EXPERIENCE, SKIP, STORY, USE_CARD
from partita.games.lacrimosa.effects import gain, gain_ducats, period_of, round_in_period
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import NONE, Phase, Source
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.timing import waiting_for
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, lowest_bit, num

CHOICES = 2  # LA-3.3, LA-3.4


@kernel
def can_place_above(g: Any, seat: int, memory: int) -> int:
    """Whether a card of the hand may go to the Experiences row."""
    if g.phase != Phase.EXPERIENCE:
        return Refusal.MATCH_OVER if g.phase == Phase.OVER else Refusal.EXPERIENCE_PLACED
    return Refusal.OK if has(g.hand[seat], memory) else Refusal.NOT_IN_HAND


@kernel
def can_place_below(g: Any, seat: int, memory: int) -> int:
    """Whether a card of the hand may go to the Stories row: another than the one above, which has left the hand."""
    if g.phase != Phase.STORY:
        waiting = waiting_for(g)
        ahead = waiting == Refusal.MATCH_OVER or waiting == Refusal.EXPERIENCE_FIRST
        return waiting if ahead else num(Refusal.STORY_PLACED)
    return Refusal.OK if has(g.hand[seat], memory) else Refusal.NOT_IN_HAND


@kernel
def can_decide_use(g: Any) -> int:
    """Whether it is to be decided now: the Experiences card, or ducats."""
    if g.phase == Phase.USE:
        return Refusal.OK
    waiting = waiting_for(g)
    ahead = waiting == Refusal.MATCH_OVER or waiting == Refusal.EXPERIENCE_FIRST or waiting == Refusal.STORY_FIRST
    return waiting if ahead else num(Refusal.USE_DECIDED)


@kernel
def can_skip(g: Any, action: int) -> int:
    """Whether the action that a tile gives may be skipped (LA-3.5)."""
    if g.phase != Phase.GRANT:
        waiting = waiting_for(g)
        return num(Refusal.NOTHING_TO_SKIP) if waiting == Refusal.OK else waiting
    return Refusal.OK if g.granted == action else Refusal.OTHER_ACTION_GIVEN


@kernel
def can_end_turn(g: Any) -> int:
    """Whether the turn may be ended: every action is optional (LA-3.3), a given one is skipped first."""
    if g.phase == Phase.GRANT:
        return Refusal.GRANT_FIRST
    return waiting_for(g)


@kernel
def list_hand(g: Any, seat: int, first: int, out: Any, n: int) -> int:
    """Append the cards of the hand, to be placed above or below: ``first`` is the code that a Memory is added to."""
    cards = num(g.hand[seat])
    while cards:
        out[n] = first + lowest_bit(cards)
        cards &= cards - 1
        n += 1
    return n


@kernel
def list_above(g: Any, seat: int, out: Any, n: int) -> int:
    """Append the cards that may go to the Experiences row."""
    return list_hand(g, seat, EXPERIENCE, out, n)


@kernel
def list_below(g: Any, seat: int, out: Any, n: int) -> int:
    """Append the cards that may go to the Stories row."""
    return list_hand(g, seat, STORY, out, n)


@kernel
def list_uses(out: Any, n: int) -> int:
    """Append the two ways to go on: the Experiences card, or ducats."""
    out[n] = USE_CARD
    out[n + 1] = DUCATS
    return n + CHOICES


@kernel
def list_skips(g: Any, out: Any, n: int) -> int:
    """Append the skipping of a given action."""
    if g.phase == Phase.GRANT:
        out[n] = SKIP + num(g.granted)
        n += 1
    return n


@kernel
def place_above(g: Any, seat: int, memory: int, log: Any) -> None:
    """Lay a card in the Experiences row."""
    g.hand[seat] &= ~bit(memory)
    g.experiences[seat, round_in_period(g)] = memory
    g.phase = Phase.STORY
    note(log, Happening.PLACED_ABOVE, seat, 0, memory, 0, 0, 0)


@kernel
def place_below(g: Any, seat: int, memory: int, log: Any) -> None:
    """Lay a card in the Stories row, where it works at upkeep."""
    g.hand[seat] &= ~bit(memory)
    g.stories[seat, round_in_period(g)] = memory
    g.phase = Phase.USE
    note(log, Happening.PLACED_BELOW, seat, 0, memory, 0, 0, 0)


@kernel
def use_card(g: Any, box: Any, seat: int, log: Any) -> None:
    """Use the Experiences card: its instant reward first, then its actions are open (LA-3.3)."""
    memory = num(g.experiences[seat, round_in_period(g)])
    note(log, Happening.USED_CARD, seat, 0, memory, 0, 0, 0)
    gain(g, seat, box.memory[memory].instant, Source.MEMORIES, log)
    g.todo = box.memory[memory].actions
    g.phase = Phase.ACT


@kernel
def take_ducats(g: Any, seat: int, log: Any) -> None:
    """Take as many ducats as the period has for a number, and nothing of the card (LA-3.4)."""
    note(log, Happening.TOOK_DUCATS, seat, 0, period_of(g), 0, 0, 0)
    gain_ducats(g, seat, period_of(g), log)
    g.todo = 0
    g.phase = Phase.ACT


@kernel
def skip(g: Any, seat: int, log: Any) -> None:
    """Leave the action that a tile gives (LA-3.5)."""
    note(log, Happening.SKIPPED, seat, 0, num(g.granted), 0, 0, 0)
    _give_back(g)


@kernel
def lapse(g: Any, seat: int, log: Any) -> None:
    """An action that a tile gives, and of which nothing can be done: it lapses, and nobody is asked (LA-3.5)."""
    note(log, Happening.LAPSED, seat, 0, num(g.granted), 0, 0, 0)
    _give_back(g)


@kernel
def _give_back(g: Any) -> None:
    g.granted = NONE
    g.phase = Phase.ACT
