"""Upkeep (LA-6): once, after the fourth round; each step for all players before the next; nothing is asked."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.effects import gain, gain_ducats, period_of
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    FINANCE_END,
    IN_PLAY,
    INSTRUMENTS,
    KINDS,
    MARKET_MEMORY_SET,
    MOVEMENTS,
    NONE,
    PERIODS,
    ROUNDS,
    TYPES,
    Measure,
    SoloLevel,
    Source,
)
from partita.games.lacrimosa.rules.market import close_period, open_period
from partita.games.lacrimosa.rules.piles import fill_hand, remake_pile
from partita.games.lacrimosa.rules.requiem import contributions_to
from partita.kernel.bits import count
from partita.kernel.jit import kernel, lowest_bit, num

FIRSTS = sum(1 << instrument * IN_PLAY for instrument in range(INSTRUMENTS))  # the markers of the first composer


@kernel
def player_at(g: Any, number: int) -> int:
    """The player that is so many places clockwise from the first player."""
    return (num(g.first) + number) % num(g.players)


@kernel
def upkeep(g: Any, box: Any, log: Any) -> None:
    """Steps 1 to 4, and 5 to 8 as well unless the match ends here."""
    note(log, Happening.UPKEEP, NONE, 0, period_of(g), 0, 0, 0)
    players = num(g.players)
    for number in range(players):
        reset_tracks(g, player_at(g, number))
    for number in range(players):
        work(g, box, player_at(g, number), log)
    for number in range(players):
        pay_finance(g, player_at(g, number), log)
    for number in range(players):
        pay_bonus(g, box, player_at(g, number), log)
    if period_of(g) == PERIODS:
        return
    for number in range(players):
        g.turned[player_at(g, number)] = 0
    for number in range(players):
        remake_pile(g, player_at(g, number), log)
        fill_hand(g, player_at(g, number), log)
    close_period(g, log)
    g.round_number += 1
    open_period(g, box, log)
    if g.solo_level == SoloLevel.NONE:
        g.first = (num(g.first) + 1) % players
        note(log, Happening.FIRST_PLAYER, NONE, 0, num(g.first), 0, 0, 0)


@kernel
def reset_tracks(g: Any, seat: int) -> None:
    """The story tracks go to zero; counters stay."""
    for kind in range(KINDS):
        g.track[seat, kind] = 0


@kernel
def work(g: Any, box: Any, seat: int, log: Any) -> None:
    """The four Stories cards give what they say, then the lasting effects."""
    for place in range(ROUNDS):
        memory = num(g.stories[seat, place])
        if memory != NONE:  # a described position may begin late in a period
            note(log, Happening.STORY_WORKS, seat, 0, memory, 0, 0, 0)
            gain(g, seat, box.memory[memory].stories, Source.MEMORIES, log)
    tiles = num(g.tiles[seat])
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        if pays(box.tile[tile].income):
            note(log, Happening.TILE_WORKS, seat, 0, tile, 0, 0, 0)
            gain(g, seat, box.tile[tile].income, Source.TILES, log)


@kernel
def pays(reward: Any) -> bool:
    """Whether a reward gives anything."""
    total = num(reward.ducats) + num(reward.vp) + num(reward.finance)
    for kind in range(KINDS):
        total += num(reward.track[kind]) + num(reward.counter[kind])
    return total > 0


@kernel
def pay_finance(g: Any, seat: int, log: Any) -> None:
    """Finance pays in ducats (LA-4.3)."""
    note(log, Happening.FINANCE_PAYS, seat, 0, num(g.finance[seat]), 0, 0, 0)
    gain_ducats(g, seat, min(num(g.finance[seat]), FINANCE_END), log)


@kernel
def pay_bonus(g: Any, box: Any, seat: int, log: Any) -> None:
    """The period bonus pays every player who meets it, as often as it says."""
    if g.bonus == NONE:
        return
    bonus = box.bonus[g.bonus]
    times = min(measured(g, box, seat, num(bonus.measure), num(bonus.about)) // num(bonus.each), num(bonus.most))
    if times == 0:
        note(log, Happening.BONUS_FAILS, seat, 0, num(g.bonus), 0, 0, 0)
        return
    note(log, Happening.BONUS_PAYS, seat, 0, num(g.bonus), times, 0, 0)
    for _ in range(times):
        gain(g, seat, bonus.reward, Source.BONUSES, log)


@kernel
def measured(g: Any, box: Any, seat: int, measure: int, about: int) -> int:
    """What a period bonus counts, of a seat."""
    opuses = num(g.opuses[seat])
    placed = ALL_MARKERS & ~num(g.markers[seat])
    if measure == Measure.OPUSES:
        return count(opuses if about == NONE else opuses & num(box.of_type[about]))
    if measure == Measure.TURNED:
        return count(num(g.turned[seat]))
    if measure == Measure.TYPES:
        types = 0
        for opus_type in range(TYPES):
            types += num(opuses & num(box.of_type[opus_type]) != 0)
        return types
    if measure == Measure.MARKERS:
        return count(placed if about == NONE else placed >> about & FIRSTS)
    if measure == Measure.MOVEMENTS:
        movements = 0
        for movement in range(MOVEMENTS):
            movements += num(contributions_to(g, seat, movement) > 0)
        return movements
    if measure == Measure.INSTRUMENTS:
        return count((placed | placed >> 1) & FIRSTS)
    if measure == Measure.MEMORIES:
        return count(num(g.memories[seat]) & MARKET_MEMORY_SET)
    if measure == Measure.COURTS:
        return count(num(g.courts[seat]))
    if measure == Measure.FINANCE:
        return num(g.finance[seat])
    if measure == Measure.DUCATS:
        return num(g.ducats[seat])
    total = 0
    of_any = about == NONE
    for kind in range(KINDS):
        if of_any or about == kind:
            total += num(g.counter[seat, kind]) if measure == Measure.COUNTERS else num(g.track[seat, kind])
    return total
