"""How good a view looks to a seat, in hundredths of a VP: a small hand-made evaluation for bots.

It looks only at what every view shows to that seat.  A turn is several decisions, and an evaluation that saw only VP
would not know a card to be played from another: so what is left to be done this turn is priced by the best use of each
action, and what lies in the Stories row by what it will give.
"""

from typing import Any

from partita.games.lacrimosa.effects import earned_vp, is_soloist, period_of, round_in_period
from partita.games.lacrimosa.layout import (
    CITY_PLACES,
    FINANCE_END,
    IN_PLAY,
    KINDS,
    MARKET_MEMORIES,
    MOVEMENTS,
    NONE,
    OPUS,
    PERIODS,
    PLACES,
    ROUNDS,
    SLOTS,
    Action,
    Phase,
)
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.commission import can_afford_opus
from partita.games.lacrimosa.rules.document import can_afford_memory
from partita.games.lacrimosa.rules.journey import can_arrive, fare
from partita.games.lacrimosa.rules.perform_sell import performable, sellable
from partita.games.lacrimosa.rules.requiem import payable, top_tile
from partita.games.lacrimosa.scoring import requiem_points
from partita.kernel.bits import bit, count
from partita.kernel.jit import kernel, lowest_bit, num

POINT = 100
DUCAT = (50, 50, 48, 45, 40, 33)  # by period, 1 to 5; the last is LA-7.3
STORY_POINT = (60, 60, 60, 55, 50, 50)  # a counter, or a point that is sure to be spent
STALE = 25  # a track point that may be gone at upkeep before it is spent
OPUS_KEPT = 60  # an Opus in the collection: performances to come, courts
COURT_SHARE = 35  # what a court tile is worth of its VP before it is met, in per cent
MARKER_LATER = 60  # a Requiem marker may still come to score high
MEMORY_BETTER = 45  # a market Memory in the deck, for each period in which it will still be played
TILE_INCOME = 55
RIVAL_SHARE = 40  # how much the best rival's points count against the own, in per cent


@kernel
def value(g: Any, box: Any, seat: int) -> int:
    """The value of a view to a seat."""
    own = standing(g, box, seat)
    if g.phase != Phase.OVER and not is_soloist(g, seat):
        own += plans(g, box, seat)
    rivals = 0
    for other in range(g.seats):
        if other != seat:
            rivals += standing(g, box, other)
    return own - rivals * RIVAL_SHARE // POINT // (num(g.seats) - 1)


@kernel
def worth(g: Any, reward: Any, tracks_last: bool) -> int:
    """What a reward is worth now; track points less when they may be gone before they are spent."""
    period = period_of(g)
    total = DUCAT[period] * num(reward.ducats) + POINT * num(reward.vp)
    total += DUCAT[period] * (PERIODS + 1 - period) * num(reward.finance)
    for kind in range(KINDS):
        total += STORY_POINT[period] * num(reward.counter[kind])
        total += (STORY_POINT[period] if tracks_last else STALE) * num(reward.track[kind])
    return total


@kernel
def standing(g: Any, box: Any, seat: int) -> int:
    """What a seat has: VP, resources, works, markers, cards that will still work."""
    period = period_of(g)
    total = POINT * (earned_vp(g, seat) + requiem_points(g, box, seat))
    if is_soloist(g, seat):
        return total
    over = g.phase == Phase.OVER
    rounds_left = ROUNDS - round_in_period(g)
    total += DUCAT[PERIODS if over else period] * num(g.ducats[seat])
    for kind in range(KINDS):
        total += STORY_POINT[period] * num(g.counter[seat, kind])
        fresh = STORY_POINT[PERIODS] if over else STALE + (STORY_POINT[period] - STALE) * (rounds_left - 1) // ROUNDS
        total += fresh * num(g.track[seat, kind])
    courts = num(g.courts[seat])
    while courts:
        total += COURT_SHARE * num(box.court[lowest_bit(courts)].vp)
        courts &= courts - 1
    if over:
        return total
    upkeeps = PERIODS + 1 - period
    total += DUCAT[period] * upkeeps * min(num(g.finance[seat]), FINANCE_END)
    total += OPUS_KEPT * count(num(g.opuses[seat])) * upkeeps // PERIODS
    total += MEMORY_BETTER * count(num(g.memories[seat]) & ((1 << MARKET_MEMORIES) - 1)) * (upkeeps - 1)
    for place in range(ROUNDS):
        if g.stories[seat, place] >= 0:
            total += worth(g, box.memory[g.stories[seat, place]].stories, True)
    tiles = num(g.tiles[seat])
    while tiles:
        total += worth(g, box.tile[lowest_bit(tiles)].income, True) * upkeeps * TILE_INCOME // POINT
        tiles &= tiles - 1
    return total


@kernel
def plans(g: Any, box: Any, seat: int) -> int:
    """What the seat can still do this turn, each action at its best."""
    if g.turn != seat:
        return 0
    actions = num(g.todo)
    total = 0
    memory = num(g.experiences[seat, round_in_period(g)])
    if (g.phase == Phase.STORY or g.phase == Phase.USE) and memory >= 0:
        actions = num(box.memory[memory].actions)
        total += worth(g, box.memory[memory].instant, False)
    if g.phase == Phase.GRANT:
        actions |= bit(num(g.granted))
    while actions:
        total += best_use(g, box, seat, lowest_bit(actions))
        actions &= actions - 1
    return total


@kernel
def best_use(g: Any, box: Any, seat: int, action: int) -> int:
    """What an action can bring at its best, less what it costs; nothing when it cannot be done."""
    if action == Action.DOCUMENT:
        return best_market(g, box, seat, False)
    if action == Action.COMMISSION:
        return best_market(g, box, seat, True)
    if action == Action.PERFORM:
        return best_offer(g, box, seat)
    if action == Action.JOURNEY:
        return best_journey(g, box, seat)
    return best_contribution(g, box, seat)


@kernel
def best_market(g: Any, box: Any, seat: int, opuses: bool) -> int:
    """The best Opus, or Memory, that can be paid for."""
    period = period_of(g)
    best = 0
    for slot in range(SLOTS):
        card = num(g.row[slot])
        if opuses and card >= OPUS and can_afford_opus(g, box, seat, slot) == Refusal.OK:
            opus = card - OPUS
            gained = POINT * num(box.opus[opus].vp) + OPUS_KEPT * (PERIODS + 1 - period) // PERIODS
            spent = DUCAT[period] * (num(box.opus[opus].ducats) + num(box.opus_slot[slot].ducats))
            spent += STORY_POINT[period] * num(box.opus[opus].talent)
            best = max(best, gained - spent + worth(g, box.opus_slot[slot].reward, False))
        elif not opuses and 0 <= card < OPUS and can_afford_memory(g, box, seat, slot) == Refusal.OK:
            gained = worth(g, box.memory[card].stories, True) + MEMORY_BETTER * (PERIODS - period)
            spent = DUCAT[period] * (num(box.memory[card].ducats) + num(box.memory_slot[slot].ducats))
            spent += STORY_POINT[period] * num(box.memory[card].talent)
            best = max(best, gained - spent + worth(g, box.memory_slot[slot].reward, False))
    return best


@kernel
def best_offer(g: Any, box: Any, seat: int) -> int:
    """The best performance or sale."""
    period = period_of(g)
    best = 0
    opuses = performable(g, box, seat)
    while opuses:
        opus = lowest_bit(opuses)
        opuses &= opuses - 1
        gained = DUCAT[period] * num(box.opus[opus].perform_ducats)
        best = max(best, gained - STORY_POINT[period] * num(box.opus[opus].perform_talent))
    opuses = sellable(g, box, seat)
    while opuses:
        opus = lowest_bit(opuses)
        opuses &= opuses - 1
        gained = POINT * num(box.opus[opus].sell_vp)
        gained += DUCAT[period] * (PERIODS + 1 - period) * num(box.opus[opus].sell_finance)
        spent = STORY_POINT[period] * num(box.opus[opus].sell_talent) + OPUS_KEPT * (PERIODS + 1 - period) // PERIODS
        best = max(best, gained - spent)
    return best


@kernel
def best_journey(g: Any, box: Any, seat: int) -> int:
    """The best destination."""
    period = period_of(g)
    best = 0
    for place in range(PLACES):
        if can_arrive(g, box, seat, place) == Refusal.OK:
            gained = 0
            if place < CITY_PLACES:
                if g.city[place] >= 0:
                    gained = worth(g, box.city[g.city[place]].reward, False)
                    gained += POINT * num(box.city[g.city[place]].grant != NONE)
            else:
                court = place - CITY_PLACES
                top = num(g.court[court, num(g.court_len[court]) - 1])
                if top >= 0:
                    gained = COURT_SHARE * num(box.court[top].vp)
            spent = DUCAT[period] * fare(g, box, place) + STORY_POINT[period] * num(box.journey_points[place])
            best = max(best, gained - spent)
    return best


@kernel
def best_contribution(g: Any, box: Any, seat: int) -> int:
    """The best contribution to the Requiem."""
    period = period_of(g)
    best = 0
    for movement in range(MOVEMENTS):
        markers = payable(g, box, seat, movement)
        while markers:
            marker = lowest_bit(markers)
            markers &= markers - 1
            tile = top_tile(g, box, movement, marker % IN_PLAY)
            gained = POINT * num(box.low[movement]) + MARKER_LATER + worth(g, box.freed[marker], False)
            gained += worth(g, box.tile[tile].instant, False) + POINT * num(box.tile[tile].grant != NONE)
            gained += worth(g, box.tile[tile].income, True) * (PERIODS + 1 - period) * TILE_INCOME // POINT
            gained += POINT * num(box.tile[tile].amount) * (PERIODS + 1 - period) // PERIODS
            spent = DUCAT[period] * num(box.tile[tile].ducats) + STORY_POINT[period] * num(box.tile[tile].composition)
            best = max(best, gained - spent)
    return best
