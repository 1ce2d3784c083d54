"""How good a view looks to a seat, in hundredths of a VP: a small hand-made evaluation for bots.

It looks only at what every view shows to that seat.  What is held is priced so that the first point of a kind is worth
more than the fifth: then it is spent rather than hoarded.  A turn is several decisions, and an evaluation that saw only
what is held would not know a card to be played from another: so what is left to be done this turn is priced by the best
use of each action, and what lies in the Stories row by what it will give.
"""

from typing import Any

from partita.games.lacrimosa.effects import earned_vp, is_soloist, period_of, points_of, round_in_period
from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    CITY_PLACES,
    FINANCE_END,
    IN_PLAY,
    INSTRUMENTS,
    KINDS,
    MOVEMENTS,
    NONE,
    OPUS,
    PERIODS,
    PLACES,
    ROUNDS,
    SLOTS,
    SPACES_OF_A_MOVEMENT,
    TRACK_END,
    TYPES,
    Action,
    Kind,
    Lasting,
    Measure,
    Phase,
)
from partita.games.lacrimosa.refusals import Refusal
from partita.games.lacrimosa.rules.commission import can_afford_opus
from partita.games.lacrimosa.rules.document import can_afford_memory
from partita.games.lacrimosa.rules.journey import can_arrive, fare
from partita.games.lacrimosa.rules.perform_sell import performable, sellable
from partita.games.lacrimosa.rules.requiem import contributions_to, payable, top_tile
from partita.games.lacrimosa.rules.upkeep import measured
from partita.games.lacrimosa.scoring import DUCATS_A_VP, POINTS_A_VP, lead_of_first, score
from partita.kernel.bits import bit, count, has
from partita.kernel.jit import kernel, lowest_bit, num

SLIPS = 17  # of a hundred decisions, those at which a beginner takes any move
POINT = 100
PER_CENT = 100
LEFT_DUCAT = POINT // DUCATS_A_VP  # LA-7.3
LEFT_POINT = POINT // POINTS_A_VP  # LA-7.3
TURNS = PERIODS * ROUNDS
# The weights below were found by play against itself.
# What so many of a thing are worth beyond what is left of them at the end: most * n / (n + half).
CASH_MOST, CASH_HALF = 1980, 18  # ducats, at the first turn
CASH_LATER = 95  # ducats that the next upkeep brings, in per cent of those held
STORY_MOST = (780, 450, 279)  # story points, by Kind
STORY_HALF = (5, 4, 5)
NOW_SHARE = (0, 25, 45, 60, 75)  # of it, for points held, by the turns of this period still to begin, in per cent
NEXT_SHARE = 85  # of it, for points that the next upkeep brings or leaves, in per cent
LAST_SHARE = 60  # the same in the last period, beyond what is left at the end
FINANCE = 34  # a finance step, for each upkeep but the last
KEPT_SALE = 97  # of what an Opus in the collection would bring when sold, at the first turn, in per cent
KEPT_SHOW = 5  # for each ducat that it brings when performed, and for each upkeep to come
# A Memory of the nine, for each period to come.
MEMORY_STORIES, MEMORY_INSTANT = 34, 24  # of its Stories and of its instant reward, in per cent
MEMORY_SECOND = 84  # its second action
HAND_ACTION = (15, 15, 14, 15, 10)  # an Action among the cards in hand
CARD_DUCAT, CARD_POINT = 88, (59, 60, 21)  # in rewards to come: a ducat, a story point by Kind
TILE_INCOME = 50  # of a tile's income at each upkeep to come, in per cent
LASTING = (0, 40, 12, 28, 11, 24, 29)  # by Lasting: one VP or ducat of it, for all of a match
LASTING_TYPED = 70  # of it, where it is about one type, in per cent
# That a marker's composer will lead its movement while spaces are free, by how far he leads, in per cent.
LEAD_CHANCE = (10, 25, 45, 70, 88)
FURTHEST = 2  # of the leads told apart
COURT_NEAR = (85, 45, 25, 5, 10)  # of a court tile's VP, by how many elements it lacks, in per cent
MOST_LACKING = len(COURT_NEAR) - 1
BITS = 4  # of a number that counts the Opuses of a type that court tiles use up
COURT_PLAN = 58  # of a court tile's VP that may be fetched, in per cent
BONUS_SHARE = 90  # of what the period bonus would pay now, in per cent
SECOND_PLAN = 70  # of what the second of two actions may bring this turn, in per cent
GRANT = 118  # of the best use of an action that a tile gives, in per cent
RIVAL_SHARE = 54  # how much the rivals' points count against the own, in per cent


@kernel
def value(g: Any, box: Any, seat: int) -> int:
    """The value of a view to a seat."""
    if g.phase == Phase.OVER:
        own = POINT * score(g, box, seat)
    else:
        own = POINT * earned_vp(g, seat) + requiem_hopes(g, box, seat)
        if not is_soloist(g, seat):
            own += holdings(g, box, seat) + cards(g, box, seat) + plans(g, box, seat)
    rivals = 0
    for other in range(g.seats):
        if other != seat:
            rivals += POINT * earned_vp(g, other) + requiem_hopes(g, box, other)
    return own - rivals * RIVAL_SHARE // PER_CENT // (num(g.seats) - 1)


@kernel
def saturated(many: int, most: int, half: int) -> int:
    """What so many are worth, each less than the one before: ``most`` at the utmost, half of it for ``half``."""
    return most * many // (many + half)


@kernel
def begun(g: Any, seat: int) -> bool:
    """Whether a seat has begun its turn of this round."""
    return g.experiences[seat, round_in_period(g)] != NONE


@kernel
def turns_here(g: Any, seat: int) -> int:
    """The turns that a seat has still to begin in this period."""
    return ROUNDS - round_in_period(g) - num(begun(g, seat))


@kernel
def turns_left(g: Any, seat: int) -> int:
    """The turns that a seat has still to begin."""
    return (PERIODS - period_of(g)) * ROUNDS + turns_here(g, seat)


@kernel
def cash(g: Any, seat: int, ducats: int) -> int:
    """What so many ducats are worth to a seat."""
    return LEFT_DUCAT * ducats + saturated(ducats, CASH_MOST * turns_left(g, seat) // TURNS, CASH_HALF)


@kernel
def held(g: Any, seat: int, kind: int, points: int) -> int:
    """What so many story points of a kind, in hand now, are worth in this period."""
    if kind == Kind.COMPOSITION and g.markers[seat] == 0:
        return 0
    return saturated(points, STORY_MOST[kind], STORY_HALF[kind]) * NOW_SHARE[turns_here(g, seat)] // PER_CENT


@kernel
def price(g: Any, seat: int, kind: int, points: int, ducats: int) -> int:
    """What it costs a seat to pay story points and ducats that it holds."""
    have, cashed = points_of(g, seat, kind), num(g.ducats[seat])
    spent = cash(g, seat, cashed) - cash(g, seat, cashed - ducats)
    return (
        spent
        + held(g, seat, kind, have)
        - held(g, seat, kind, have - points)
        + LEFT_POINT * max(points - num(g.track[seat, kind]), 0)
    )


@kernel
def gained(g: Any, seat: int, reward: Any) -> int:
    """What a reward is worth to a seat that gains it now."""
    cashed = num(g.ducats[seat])
    total = POINT * num(reward.vp) + finance_worth(g, num(reward.finance))
    if reward.ducats > 0:
        total += cash(g, seat, cashed + num(reward.ducats)) - cash(g, seat, cashed)
    for kind in range(KINDS):
        counters = num(reward.counter[kind])
        points = counters + min(num(reward.track[kind]), TRACK_END - num(g.track[seat, kind]))
        if points > 0:
            have = points_of(g, seat, kind)
            total += held(g, seat, kind, have + points) - held(g, seat, kind, have) + LEFT_POINT * counters
    return total


@kernel
def finance_worth(g: Any, steps: int) -> int:
    """What so many finance steps are worth."""
    return steps * (LEFT_DUCAT + FINANCE * (PERIODS - period_of(g)))


@kernel
def to_come(reward: Any) -> int:
    """What a reward that comes later is worth, but for its finance."""
    total = POINT * num(reward.vp) + CARD_DUCAT * num(reward.ducats)
    for kind in range(KINDS):
        total += CARD_POINT[kind] * (num(reward.track[kind]) + num(reward.counter[kind]))
    return total


@kernel
def requiem_hopes(g: Any, box: Any, seat: int) -> int:
    """What the markers of a seat in the Requiem will probably score."""
    total = 0
    for movement in range(MOVEMENTS):
        of_first, of_second = markers_by(g, seat, movement)
        if of_first + of_second:
            lead, free = lead_and_free(g, movement)
            total += of_first * marker_hope(box, movement, lead, free)
            total += of_second * marker_hope(box, movement, -lead, free)
    return total


@kernel
def markers_by(g: Any, seat: int, movement: int) -> tuple[int, int]:
    """The markers of a seat in a movement: how many of the first composer, and of the second."""
    of_first = 0
    of_second = 0
    first = movement * SPACES_OF_A_MOVEMENT
    for space in range(first, first + SPACES_OF_A_MOVEMENT):
        of_first += num(g.space[space] == seat * IN_PLAY)
        of_second += num(g.space[space] == seat * IN_PLAY + 1)
    return of_first, of_second


@kernel
def lead_and_free(g: Any, movement: int) -> tuple[int, int]:
    """By how much the first composer leads a movement, and how many of its spaces are free."""
    free = 0
    first = movement * SPACES_OF_A_MOVEMENT
    for space in range(first, first + SPACES_OF_A_MOVEMENT):
        free += num(g.space[space] == NONE)
    return lead_of_first(g, movement), free


@kernel
def marker_hope(box: Any, movement: int, lead: int, free: int) -> int:
    """What a marker will probably score, when its composer leads by so much and so many spaces are free."""
    chance = POINT * num(lead > 0)
    if -free <= lead <= free:
        chance = LEAD_CHANCE[min(max(lead, -FURTHEST), FURTHEST) + FURTHEST]
    return POINT * num(box.low[movement]) + (num(box.high[movement]) - num(box.low[movement])) * chance


@kernel
def holdings(g: Any, box: Any, seat: int) -> int:
    """What a seat has on its board: ducats, finance, story points, tiles, and what the next upkeep will bring."""
    upkeeps = PERIODS - period_of(g)  # after the next one
    coming = min(num(g.finance[seat]), FINANCE_END)
    total = finance_worth(g, coming) - LEFT_DUCAT * coming
    for place in range(ROUNDS):
        if g.stories[seat, place] >= 0:
            stories = box.memory[g.stories[seat, place]].stories
            coming += num(stories.ducats)
            total += POINT * num(stories.vp) + FINANCE * num(stories.finance) * upkeeps
    tiles = num(g.tiles[seat])
    while tiles:
        tile = box.tile[lowest_bit(tiles)]
        tiles &= tiles - 1
        coming += num(tile.income.ducats)
        total += POINT * num(tile.income.vp) + tile_later(g, seat, tile)
    total += cash(g, seat, num(g.ducats[seat]) + coming * CASH_LATER // PER_CENT)
    for kind in range(KINDS):
        total += story_points(g, box, seat, kind, upkeeps)
    return total + bonus_worth(g, box, seat) + court_hopes(g, box, seat)


@kernel
def tile_later(g: Any, seat: int, tile: Any) -> int:
    """What a tile will bring after the next upkeep, and by its lasting effect."""
    total = to_come(tile.income) * (PERIODS - period_of(g)) * TILE_INCOME // PER_CENT
    if tile.lasting != Lasting.NOTHING:
        lasting = num(LASTING[tile.lasting]) * num(tile.amount) * turns_left(g, seat)
        total += lasting // ROUNDS if tile.about == NONE else lasting * LASTING_TYPED // PER_CENT // ROUNDS
    return total


@kernel
def story_points(g: Any, box: Any, seat: int, kind: int, upkeeps: int) -> int:
    """What story points of a kind are worth: those held, and those that the next upkeep will bring or leave."""
    stories = 0
    for place in range(ROUNDS):
        if g.stories[seat, place] >= 0:
            stories += num(box.memory[g.stories[seat, place]].stories.track[kind])
    tiles = num(g.tiles[seat])
    while tiles:
        stories += num(box.tile[lowest_bit(tiles)].income.track[kind])
        tiles &= tiles - 1
    after = min(stories, TRACK_END) + num(g.counter[seat, kind])
    now = held(g, seat, kind, points_of(g, seat, kind))
    if upkeeps == 0:
        return now * LAST_SHARE // PER_CENT + LEFT_POINT * after
    if kind == Kind.COMPOSITION and g.markers[seat] == 0:
        return LEFT_POINT * num(g.counter[seat, kind])
    return now + saturated(after, STORY_MOST[kind], STORY_HALF[kind]) * NEXT_SHARE // PER_CENT


@kernel
def bonus_worth(g: Any, box: Any, seat: int) -> int:
    """What the period bonus would pay as things stand."""
    if g.bonus == NONE:
        return 0
    bonus = box.bonus[g.bonus]
    if bonus.measure == Measure.TRACK:  # counted when the Stories have set it
        return 0
    times = min(measured(g, box, seat, num(bonus.measure), num(bonus.about)) // num(bonus.each), num(bonus.most))
    return times * to_come(bonus.reward) * BONUS_SHARE // PER_CENT


@kernel
def court_hopes(g: Any, box: Any, seat: int) -> int:
    """What the court tiles of a seat will probably score, by what they lack; an Opus serves one of them only."""
    total = 0
    used = 0  # Opuses, so many BITS for each type
    courts = num(g.courts[seat])
    while courts:
        court = box.court[lowest_bit(courts)]
        courts &= courts - 1
        lacking = 0
        for opus_type in range(TYPES):
            need = num(court.opuses[opus_type])
            if need > 0:
                shift = BITS * opus_type
                have = count(num(g.opuses[seat]) & num(box.of_type[opus_type])) - (used >> shift & ((1 << BITS) - 1))
                lacking += max(need - have, 0)
                used += min(need, max(have, 0)) << shift
        if court.any_opus > 0:
            lacking += max(num(court.any_opus) - count(num(g.opuses[seat])), 0)
        lacking += markers_lacking(g, seat, court)
        total += num(court.vp) * COURT_NEAR[min(lacking, MOST_LACKING)]
    return total


@kernel
def markers_lacking(g: Any, seat: int, court: Any) -> int:
    """How many of the markers that a court tile demands a seat has not yet contributed."""
    placed = ALL_MARKERS & ~num(g.markers[seat])
    lacking = 0
    needed = num(court.any_marker)
    for instrument in range(INSTRUMENTS):
        need = num(court.instruments[instrument])
        if need > 0:
            needed += need
            lacking += max(need - count(placed >> instrument * IN_PLAY & ((1 << IN_PLAY) - 1)), 0)
    for movement in range(MOVEMENTS):
        need = num(court.movements[movement])
        if need > 0:
            needed += need
            lacking += max(need - contributions_to(g, seat, movement), 0)
    for composer in range(IN_PLAY):
        need = num(court.composers[composer])
        if need > 0:
            needed += need
            have = 0
            for instrument in range(INSTRUMENTS):
                have += num(has(placed, instrument * IN_PLAY + composer))
            lacking += max(need - have, 0)
    return max(lacking, needed - count(placed))


@kernel
def cards(g: Any, box: Any, seat: int) -> int:
    """What the Opuses of a seat may still bring, its nine Memories in later periods, and its hand in this one."""
    later = PERIODS - period_of(g)
    total = 0
    opuses = num(g.opuses[seat])
    while opuses:
        opus = box.opus[lowest_bit(opuses)]
        opuses &= opuses - 1
        sale = POINT * num(opus.sell_vp) - LEFT_POINT * num(opus.sell_talent) + finance_worth(g, num(opus.sell_finance))
        total += (
            sale * KEPT_SALE // PER_CENT * turns_left(g, seat) // TURNS + KEPT_SHOW * num(opus.perform_ducats) * later
        )
    if later:
        memories = num(g.memories[seat])
        worth = 0
        while memories:
            memory = box.memory[lowest_bit(memories)]
            memories &= memories - 1
            worth += to_come(memory.stories) * MEMORY_STORIES + to_come(memory.instant) * MEMORY_INSTANT
            worth += MEMORY_SECOND * POINT * num(num(memory.actions) & (num(memory.actions) - 1) != 0)
        total += worth * later // PER_CENT
    if turns_here(g, seat) > 0:
        hand = num(g.hand[seat])
        actions = 0
        while hand:
            actions |= num(box.memory[lowest_bit(hand)].actions)
            hand &= hand - 1
        while actions:
            total += HAND_ACTION[lowest_bit(actions)]
            actions &= actions - 1
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
        total += gained(g, seat, box.memory[memory].instant)
    if g.phase == Phase.GRANT:
        actions |= bit(num(g.granted))
    best = 0
    others = 0
    while actions:
        use = best_use(g, box, seat, lowest_bit(actions))
        actions &= actions - 1
        others += min(best, use)
        best = max(best, use)
    return total + best + others * SECOND_PLAN // PER_CENT


@kernel
def best_use(g: Any, box: Any, seat: int, action: int) -> int:
    """What an action can bring at its best, less what it costs; nothing when it cannot be done."""
    return best_journey(g, box, seat) if action == Action.JOURNEY else best_gift(g, box, seat, action)


@kernel
def best_gift(g: Any, box: Any, seat: int, action: int) -> int:
    """The same for an action that a tile may give; nothing where it gives none."""
    if action == Action.DOCUMENT:
        return best_memory(g, box, seat)
    if action == Action.COMMISSION:
        return best_opus(g, box, seat)
    if action == Action.PERFORM:
        return best_offer(g, box, seat)
    if action == Action.REQUIEM:
        return best_contribution(g, box, seat)
    return 0


@kernel
def best_opus(g: Any, box: Any, seat: int) -> int:
    """The best Opus that can be paid for."""
    best = 0
    for slot in range(SLOTS):
        if g.row[slot] >= OPUS and can_afford_opus(g, box, seat, slot) == Refusal.OK:
            opus = box.opus[g.row[slot] - OPUS]
            ducats = num(opus.ducats) + num(box.opus_slot[slot].ducats)
            kept = POINT * num(opus.sell_vp) * KEPT_SALE // PER_CENT * turns_left(g, seat) // TURNS
            profit = POINT * num(opus.vp) + kept - price(g, seat, Kind.TALENT, num(opus.talent), ducats)
            best = max(best, profit + gained(g, seat, box.opus_slot[slot].reward))
    return best


@kernel
def best_memory(g: Any, box: Any, seat: int) -> int:
    """The best Memory that can be paid for, as a rule in place of a starting one."""
    later = PERIODS - period_of(g)
    replaced = num(g.stories[seat, round_in_period(g)])
    best = 0
    for slot in range(SLOTS):
        if 0 <= g.row[slot] < OPUS and can_afford_memory(g, box, seat, slot) == Refusal.OK:
            memory = box.memory[g.row[slot]]
            ducats = num(memory.ducats) + num(box.memory_slot[slot].ducats)
            better = to_come(memory.stories)
            if replaced >= 0:
                better -= to_come(box.memory[replaced].stories)
            profit = better + better * MEMORY_STORIES * later // PER_CENT
            profit += to_come(memory.instant) * MEMORY_INSTANT * later // PER_CENT
            profit -= price(g, seat, Kind.TALENT, num(memory.talent), ducats)
            best = max(best, profit + gained(g, seat, box.memory_slot[slot].reward))
    return best


@kernel
def best_offer(g: Any, box: Any, seat: int) -> int:
    """The best performance or sale."""
    best = 0
    opuses = performable(g, box, seat)
    have = num(g.ducats[seat])
    while opuses:
        opus = box.opus[lowest_bit(opuses)]
        opuses &= opuses - 1
        profit = cash(g, seat, have + num(opus.perform_ducats)) - cash(g, seat, have)
        best = max(best, profit - price(g, seat, Kind.TALENT, num(opus.perform_talent), 0))
    opuses = sellable(g, box, seat)
    while opuses:
        opus = box.opus[lowest_bit(opuses)]
        opuses &= opuses - 1
        profit = POINT * num(opus.sell_vp) + finance_worth(g, num(opus.sell_finance))
        profit -= POINT * num(opus.sell_vp) * KEPT_SALE // PER_CENT * turns_left(g, seat) // TURNS
        best = max(best, profit - price(g, seat, Kind.TALENT, num(opus.sell_talent), 0))
    return best


@kernel
def best_journey(g: Any, box: Any, seat: int) -> int:
    """The best destination."""
    best = 0
    for place in range(PLACES):
        if can_arrive(g, box, seat, place) == Refusal.OK:
            profit = 0
            if place < CITY_PLACES:
                if g.city[place] >= 0:
                    city = box.city[g.city[place]]
                    profit = gained(g, seat, city.reward)
                    if city.grant != NONE:
                        profit += best_gift(g, box, seat, num(city.grant)) * GRANT // PER_CENT
            else:
                court = place - CITY_PLACES
                top = num(g.court[court, num(g.court_len[court]) - 1])
                if top >= 0:
                    profit = COURT_PLAN * num(box.court[top].vp)
            profit -= price(g, seat, Kind.JOURNEY, num(box.journey_points[place]), fare(g, box, place))
            best = max(best, profit)
    return best


@kernel
def best_contribution(g: Any, box: Any, seat: int) -> int:
    """The best contribution to the Requiem."""
    best = 0
    for movement in range(MOVEMENTS):
        markers = payable(g, box, seat, movement)
        if markers:
            lead, free = lead_and_free(g, movement)
            while markers:
                marker = lowest_bit(markers)
                markers &= markers - 1
                which = marker % IN_PLAY
                tile = box.tile[top_tile(g, box, movement, which)]
                ahead = 1 - lead if which else 1 + lead
                profit = marker_hope(box, movement, ahead, free - 1) + gained(g, seat, box.freed[marker])
                profit += gained(g, seat, tile.instant) + to_come(tile.income) + tile_later(g, seat, tile)
                profit += POINT * num(tile.grant != NONE)
                best = max(best, profit - price(g, seat, Kind.COMPOSITION, num(tile.composition), num(tile.ducats)))
    return best
