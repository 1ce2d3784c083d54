"""Maestro cards (OV-7).

Tasks are checked at the start of the turn and after every completed step.  At the end of the turn the player takes one
Maestro card among those met: at most one, not to be declined.  Taking a card uses nothing up.

Every task counts something that all players can see, so that what is met gives nothing hidden away.
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import MAESTRO
from partita.games.ovation.effects import inspiration_of, is_bot, tickets_held
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import (
    MAESTRO_ROW,
    NONE,
    TONES,
    Phase,
    Station,
    Symbol,
    Task,
)
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.timing import waiting_for
from partita.kernel.bits import bit, bit_or_none, count, has
from partita.kernel.jit import kernel, lowest_bit, num


@kernel
def progress(g: Any, box: Any, seat: int, card: int) -> int:
    """How far a seat is with the task of a Maestro card."""
    return progress_with(g, box, seat, num(g.music[seat]), card)


@kernel
def cards_counted(box: Any, music: int, helpers: int, card: int) -> int:
    """How many of some cards the task of a Maestro card counts."""
    return count(music & num(box.maestro[card].music)) + count(helpers & num(box.maestro[card].helpers))


@kernel
def progress_with(g: Any, box: Any, seat: int, music: int, card: int) -> int:
    """How far a seat would be with a task if ``music`` were the set of its performed pieces."""
    if has(box.counting, card):
        return cards_counted(box, music, num(g.helpers[seat]), card)
    task = num(box.maestro[card].task)
    helpers = num(g.helpers[seat])
    if task == Task.TYPES:
        types = 0
        for symbol in range(Symbol.PIANO, Symbol.SYMPHONY + 1):
            types += num(music & num(box.shows[symbol]) != 0)
        return types
    if task == Task.TONE_SETS:
        return min(
            count(music & num(box.shows[Symbol.PASSION])),
            count(music & num(box.shows[Symbol.JOY])),
            count(music & num(box.shows[Symbol.SORROW])),
        )
    if task == Task.INSPIRATION:
        return inspiration_of(g, seat)
    if task == Task.BALANCE:
        return min(num(g.inspiration[seat, 0]), num(g.inspiration[seat, 1]), num(g.inspiration[seat, TONES - 1]))
    if task == Task.PEAK:
        return max(num(g.inspiration[seat, 0]), num(g.inspiration[seat, 1]), num(g.inspiration[seat, TONES - 1]))
    if task == Task.TOKENS:
        return num(g.tokens[seat])
    if task == Task.TICKETS:
        return tickets_held(g, seat)
    if task == Task.STATIONS:
        stations = 0
        for station in range(Station.PERFORM + 1):
            stations += num(helpers & num(box.tucked[station]) != 0)
        return stations
    if task == Task.ACTIONS:
        return num(g.actions_done) if seat == g.turn else 0
    if task == Task.BONUSES:
        return count(num(g.used)) if seat == g.turn else 0
    if task == Task.MUSIC_LP:
        return music_lp(box, music)
    return loved_lp(box, helpers, music) - (0 if is_bot(g, seat) else disliked_lp(box, helpers, music))


@kernel
def music_lp(box: Any, music: int) -> int:
    """The LP printed on a set of music (OV-9.2)."""
    points = 0
    left = music
    while left:
        points += num(box.music[lowest_bit(left)].lp)
        left &= left - 1
    return points


@kernel
def loved_lp(box: Any, helpers: int, music: int) -> int:
    """+2 LP for each piece that shows a loved symbol, for every Patron anew."""
    points = 0
    left = helpers & num(box.legacy)
    while left:
        points += 2 * count(music & num(box.helper[lowest_bit(left)].loves))  # OV-9.2: +2
        left &= left - 1
    return points


@kernel
def disliked_lp(box: Any, helpers: int, music: int) -> int:
    """1 LP for each piece that shows a disliked symbol, for every Patron anew: to be taken off."""
    points = 0
    left = helpers & num(box.legacy)
    while left:
        points += count(music & num(box.helper[lowest_bit(left)].dislikes))
        left &= left - 1
    return points


@kernel
def open_cards(g: Any) -> int:
    """The set of Maestro cards that lie face up."""
    cards = 0
    for place in range(MAESTRO_ROW):
        cards |= bit_or_none(num(g.maestro[place]))
    return cards


@kernel
def check_tasks(g: Any, box: Any) -> None:
    """Remember which tasks are met now by the seat whose turn it is (OV-7.1).

    Tasks that count cards come apart: they are most of them, and quick.
    """
    seat = num(g.turn)
    music, helpers = num(g.music[seat]), num(g.helpers[seat])
    unmet = open_cards(g) & ~num(g.met)
    met = 0
    counting = unmet & num(box.counting)
    while counting:
        card = lowest_bit(counting)
        counting &= counting - 1
        met |= num(cards_counted(box, music, helpers, card) >= box.maestro[card].goal) << card
    others = unmet & ~num(box.counting)
    while others:
        card = lowest_bit(others)
        others &= others - 1
        met |= num(progress_with(g, box, seat, music, card) >= box.maestro[card].goal) << card
    g.met |= met


@kernel
def can_take(g: Any, box: Any, seat: int, card: int) -> int:
    """Whether a Maestro card may be taken: when several were met, at the end of the turn."""
    if g.phase != Phase.MAESTRO:
        timing = waiting_for(g)
        return Refusal.MAESTRO_AT_END if timing == Refusal.OK or timing == Refusal.BONUS_ACTION_FIRST else timing
    if not has(open_cards(g), card):
        return Refusal.MAESTRO_NOT_OPEN
    if not has(g.met, card):
        return Refusal.TASK_NOT_MET
    return Refusal.OK


@kernel
def list_takes(g: Any, box: Any, seat: int, out: Any, n: int) -> int:
    """Append the Maestro cards that may be taken."""
    cards = open_cards(g)
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if can_take(g, box, seat, card) == Refusal.OK:
            out[n] = MAESTRO + card
            n += 1
    return n


@kernel
def take(g: Any, seat: int, card: int, log: Any) -> None:
    """Take a Maestro card: none is refilled (OV-2.2), and nothing is used up (OV-7.3)."""
    for place in range(MAESTRO_ROW):
        if g.maestro[place] == card:
            g.maestro[place] = NONE
    g.maestro_taken[seat] |= bit(card)
    note(log, Happening.MAESTRO_TAKEN, seat, 0, card, 0, 0, 0)


@kernel
def topmost_met(g: Any) -> int:
    """The first Maestro card from the top that was met this turn, or NONE: the Bot takes it (OV-10.11)."""
    for place in range(MAESTRO_ROW):
        if g.maestro[place] >= 0 and has(g.met, g.maestro[place]):
            return num(g.maestro[place])
    return NONE
