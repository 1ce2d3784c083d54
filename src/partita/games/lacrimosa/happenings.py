"""What can happen in a game of Lacrimosa, as kernels note it down and people read it.

A kernel notes a happening as one row of a log (see ``partita.core.log``): its kind, the seat it happens to, the set of
seats that may see it (0: everybody), and up to five numbers.  ``EVENTS`` names those numbers and the clause.
"""

from enum import IntEnum

from partita.core.events import Shape


class Happening(IntEnum):
    """The kinds of event."""

    PERIOD_BEGINS = 0
    ROUND_BEGINS = 1
    TURN_BEGINS = 2
    BONUS_OPENED = 3
    MARKET_DEALT = 4
    MARKET_AGAIN = 5
    MARKET_LEFT = 6
    PLACED_ABOVE = 7
    PLACED_BELOW = 8
    USED_CARD = 9
    TOOK_DUCATS = 10
    PAID = 11
    GAINED_DUCATS = 12
    GAINED_VP = 13
    GAINED_FINANCE = 14
    GAINED_TRACK = 15
    GAINED_COUNTERS = 16
    LOST = 17
    LOST_FINANCE = 18
    DOCUMENTED = 19
    COMMISSIONED = 20
    PERFORMED = 21
    SOLD = 22
    TRAVELLED = 23
    CITY_VISITED = 24
    CITY_OPENED = 25
    COURT_TAKEN = 26
    COURT_OPENED = 27
    CONTRIBUTED = 28
    FREED = 29
    TILE_TAKEN = 30
    TILE_WORKS = 31
    GRANTED = 32
    SKIPPED = 33
    LAPSED = 34
    TURN_ENDED = 35
    DRAWN = 36
    PILE_REMADE = 37
    UPKEEP = 38
    STORY_WORKS = 39
    FINANCE_PAYS = 40
    BONUS_PAYS = 41
    BONUS_FAILS = 42
    FIRST_PLAYER = 43
    MATCH_ENDED = 44
    SOLOIST_REVEALED = 45
    SOLOIST_CANNOT = 46
    SOLOIST_TOOK = 47
    SOLOIST_CONTRIBUTED = 48
    SOLOIST_TRAVELLED = 49
    SOLOISTS_REMADE = 50


# An argument is "memory", "replaced" (a Memory), "opus", "card" (a market code), "city", "court", "bonus", "tile",
# "soloist", "place", "movement", "instrument", "composer" (in the box), "kind", "action", "line", "seat" (a thing with
# a name), or "number:NAME" (a number called NAME).
EVENTS = {
    Happening.PERIOD_BEGINS: Shape("period-begins", "LA-3.1", "number:period"),
    Happening.ROUND_BEGINS: Shape("round-begins", "LA-3.1", "number:period", "number:round"),
    Happening.TURN_BEGINS: Shape("turn-begins", "LA-3.1"),
    Happening.BONUS_OPENED: Shape("bonus-opened", "LA-2.1", "bonus"),
    Happening.MARKET_DEALT: Shape("market-dealt", "LA-3.6", "card", "number:slot"),
    Happening.MARKET_AGAIN: Shape("market-again", "LA-2.2", "number:opuses", "number:memories"),
    Happening.MARKET_LEFT: Shape("market-left", "LA-6", "card"),
    Happening.PLACED_ABOVE: Shape("placed-above", "LA-3.2", "memory"),
    Happening.PLACED_BELOW: Shape("placed-below", "LA-3.2", "memory"),
    Happening.USED_CARD: Shape("used-card", "LA-3.3", "memory"),
    Happening.TOOK_DUCATS: Shape("took-ducats", "LA-3.4", "number:ducats"),
    Happening.PAID: Shape("paid", "LA-4.1", "number:ducats", "number:talent", "number:journey", "number:composition"),
    Happening.GAINED_DUCATS: Shape("gained-ducats", "LA-4.1", "number:count"),
    Happening.GAINED_VP: Shape("gained-vp", "LA-7.4", "number:count"),
    Happening.GAINED_FINANCE: Shape("gained-finance", "LA-4.3", "number:count"),
    Happening.GAINED_TRACK: Shape("gained-track", "LA-4.1", "kind", "number:count"),
    Happening.GAINED_COUNTERS: Shape("gained-counters", "LA-4.1", "kind", "number:count"),
    Happening.LOST: Shape("lost", "LA-4.1", "kind", "number:count"),
    Happening.LOST_FINANCE: Shape("lost-finance", "LA-4.3", "number:count"),
    Happening.DOCUMENTED: Shape("documented", "LA-5.1", "memory", "replaced", "number:slot"),
    Happening.COMMISSIONED: Shape("commissioned", "LA-5.2", "opus", "number:vp", "number:slot"),
    Happening.PERFORMED: Shape("performed", "LA-5.3", "opus", "number:ducats"),
    Happening.SOLD: Shape("sold", "LA-5.3", "opus", "number:finance", "number:vp"),
    Happening.TRAVELLED: Shape("travelled", "LA-5.4", "place", "number:ducats"),
    Happening.CITY_VISITED: Shape("city-visited", "LA-5.4", "city"),
    Happening.CITY_OPENED: Shape("city-opened", "LA-5.4", "city", "place"),
    Happening.COURT_TAKEN: Shape("court-taken", "LA-5.4", "court"),
    Happening.COURT_OPENED: Shape("court-opened", "LA-5.4", "court", "place"),
    Happening.CONTRIBUTED: Shape("contributed", "LA-5.5", "movement", "instrument", "composer"),
    Happening.FREED: Shape("freed", "LA-5.5", "instrument", "composer"),
    Happening.TILE_TAKEN: Shape("tile-taken", "LA-5.5", "tile"),
    Happening.TILE_WORKS: Shape("tile-works", "LA-5.5", "tile"),
    Happening.GRANTED: Shape("granted", "LA-3.5", "action"),
    Happening.SKIPPED: Shape("skipped", "LA-3.5", "action"),
    Happening.LAPSED: Shape("lapsed", "LA-3.5", "action"),
    Happening.TURN_ENDED: Shape("turn-ended", "LA-3.6"),
    Happening.DRAWN: Shape("drawn", "LA-3.1", "memory"),
    Happening.PILE_REMADE: Shape("pile-remade", "LA-6", "number:count"),
    Happening.UPKEEP: Shape("upkeep", "LA-6", "number:period"),
    Happening.STORY_WORKS: Shape("story-works", "LA-6", "memory"),
    Happening.FINANCE_PAYS: Shape("finance-pays", "LA-6", "number:ducats"),
    Happening.BONUS_PAYS: Shape("bonus-pays", "LA-6", "bonus", "number:times"),
    Happening.BONUS_FAILS: Shape("bonus-fails", "LA-6", "bonus"),
    Happening.FIRST_PLAYER: Shape("first-player", "LA-6", "seat"),
    Happening.MATCH_ENDED: Shape("match-ended", "LA-6"),
    Happening.SOLOIST_REVEALED: Shape("soloist-revealed", "LA-8", "soloist"),
    Happening.SOLOIST_CANNOT: Shape("soloist-cannot", "LA-8", "line", "number:about"),
    Happening.SOLOIST_TOOK: Shape("soloist-took", "LA-8", "card", "number:slot", "number:vp"),
    Happening.SOLOIST_CONTRIBUTED: Shape("soloist-contributed", "LA-8", "movement", "instrument", "composer", "tile"),
    Happening.SOLOIST_TRAVELLED: Shape("soloist-travelled", "LA-8", "place", "court"),
    Happening.SOLOISTS_REMADE: Shape("soloists-remade", "LA-8", "number:count"),
}
