"""What lies in rows, piles and stacks in a described position: the market, the map, the Soloist cards."""

from typing import Any

from msgspec import UnsetType

from partita.core.position import Sort, anything
from partita.games.lacrimosa.columns import COURT_WORDS, PLACE_WORDS
from partita.games.lacrimosa.layout import (
    BONUSES_OF_A_PERIOD,
    CITY_PLACES,
    COURTS,
    MARKET_MEMORIES,
    NONE,
    OPUS,
    SLOTS,
    SOLOISTS,
    STACKS,
    SUPPLY,
    THE_SOLOIST,
    UNKNOWN,
    Phase,
)
from partita.games.lacrimosa.position.laying import MARKET, Laying, said, wrong
from partita.games.lacrimosa.position.schema import CourtStack, Solo

CITY_TILE = Sort("city", anything, said("sort-city"))
COURT_TILE = Sort("court", anything, said("sort-court"))
SOLOIST_CARD = Sort("soloist", anything, said("sort-soloist"))


def lay_market(laying: Laying, g: Any) -> None:
    """The row, what has left the game, and what is left of the period's deck; the seats are laid before.

    Raises BadPosition.
    """
    p = laying.p
    for card in p.memories_gone:
        sort = laying.market_sort(said("sort-market-memory"), lambda code: code < MARKET_MEMORIES)
        g.memories_gone |= 1 << laying.lay(card, said("at-gone"), sort)
    for card in p.opuses_gone:
        sort = laying.market_sort(said("sort-market-opus"), lambda code: code >= OPUS)
        g.opuses_gone |= 1 << (laying.lay(card, said("at-gone"), sort) - OPUS)
    laid = laying.laid.setdefault(MARKET, {})
    for period in range(1, laying.period):
        for code in laying.of_period(period):
            if code not in laid:  # LA-6: what was not sold left the game
                field = "opuses_gone" if code >= OPUS else "memories_gone"
                g[field] |= 1 << (code - OPUS if code >= OPUS else code)
    cards = laying.of_period(laying.period)
    here = Sort(MARKET, cards.__contains__, said("sort-market", period=str(laying.period)))
    for slot, card_ in enumerate(p.market):
        g.row[slot] = NONE if card_ is None else laying.lay(card_, said("at-market"), here)
    order = [] if isinstance(p.deck.order, UnsetType) else p.deck.order
    top = [laying.lay(card, said("at-deck"), here) for card in order]
    left = sum(code not in laid for code in cards)
    # Slots that are not named are dealt as far as the cards go.
    for slot in range(len(p.market), SLOTS):
        if left > 0:
            g.row[slot] = UNKNOWN
            left -= 1
    length = len(top) + left
    if not isinstance(p.deck.left, UnsetType) and p.deck.left != length:
        raise wrong("position-deck", cards=p.deck.left, right=str(length))
    g.deck_len = length
    g.deck[:left] = UNKNOWN
    g.deck[left:length] = top[::-1]
    _bonus(laying, g)


def _bonus(laying: Laying, g: Any) -> None:
    bonus = laying.p.bonus
    if isinstance(bonus, UnsetType):
        g.bonus = UNKNOWN
    elif bonus is not None:
        first = (laying.period - 1) * BONUSES_OF_A_PERIOD
        own = range(first, first + BONUSES_OF_A_PERIOD)
        sort = Sort("bonus", own.__contains__, said("sort-bonus", period=str(laying.period)))
        g.bonus = laying.find(bonus, said("at-bonus"), sort)


def lay_map(laying: Laying, g: Any) -> None:
    """Mozart, the City tiles in the cities and in the supply.  Raises BadPosition."""
    p = laying.p
    g.mozart = PLACE_WORDS.index(p.mozart)
    for place, city in enumerate(PLACE_WORDS[:CITY_PLACES]):
        tile = getattr(p.cities, city)
        g.city[place] = UNKNOWN
        if not isinstance(tile, UnsetType):
            g.city[place] = laying.lay(tile, said("at-city", city=city), CITY_TILE)
    bottom = [laying.lay(tile, said("at-supply"), CITY_TILE) for tile in p.supply.bottom]
    order = [] if isinstance(p.supply.order, UnsetType) else p.supply.order
    top = [laying.lay(tile, said("at-supply"), CITY_TILE) for tile in order]
    have = len(bottom) + len(top)
    left = SUPPLY if isinstance(p.supply.left, UnsetType) else p.supply.left
    if left != SUPPLY or have > SUPPLY:
        raise wrong("position-supply", have=have if left == SUPPLY else left, right=str(SUPPLY))
    g.supply_known = len(bottom)
    g.supply[:] = UNKNOWN
    g.supply[: len(bottom)] = bottom
    g.supply[SUPPLY - len(top) :] = top[::-1]


def lay_courts(laying: Laying, g: Any) -> None:
    """The stacks of court tiles; where ``left`` is not given, tiles taken are missing from the highest stacks.

    Raises BadPosition.
    """
    for seat, board in enumerate(laying.boards):
        g.courts[seat] = laying.lay_all(board.courts, said("at-courts", seat=str(seat)), COURT_TILE)
    stacks: list[CourtStack] = [getattr(laying.p.courts, court) for court in COURT_WORDS]
    named = [_named_tiles(laying, court, stack) for court, stack in zip(COURT_WORDS, stacks, strict=True)]
    lengths = [
        _length(court, stack, len(tiles), high)
        for court, stack, tiles, high in zip(COURT_WORDS, stacks, named, STACKS, strict=True)
    ]
    loose = [
        place for place, stack in enumerate(stacks) if isinstance(stack.left, UnsetType) and stack.open is not None
    ]
    left = COURTS - sum(len(board.courts) for board in laying.boards)
    while sum(lengths) > left and any(lengths[place] > len(named[place]) for place in loose):
        lengths[max(loose, key=lambda place: (lengths[place] - len(named[place]), -place))] -= 1
    if sum(lengths) != left:
        raise wrong("position-courts", have=sum(lengths), taken=COURTS - left, right=str(left))
    for place, (length, tiles) in enumerate(zip(lengths, named, strict=True)):
        g.court_len[place] = length
        g.court[place, :length] = UNKNOWN
        g.court[place, length - len(tiles) : length] = tiles[::-1]


def _length(court: str, stack: CourtStack, named: int, high: int) -> int:
    """How high a stack is said to be, or was at the start; none when it has no open tile."""
    called = said("place", place=court)
    if stack.open is None:
        if isinstance(stack.left, int) and stack.left > 0:
            raise wrong("position-court-open", court=called, have=stack.left)
        return 0
    left = high if isinstance(stack.left, UnsetType) else stack.left
    most = min(left, high)
    if left > high or named > most:
        raise wrong("position-court", court=called, have=max(left, named), most=str(most))
    return left


def _named_tiles(laying: Laying, court: str, stack: CourtStack) -> list[int]:
    """The tiles of a stack that are named, the open one first."""
    where = said("at-court", court=said("place", place=court))
    below = [] if isinstance(stack.below, UnsetType) else stack.below
    if below and not isinstance(stack.open, str):
        raise wrong("position-court-below", court=said("place", place=court))
    tiles = [*([stack.open] if isinstance(stack.open, str) else []), *below]
    return [laying.lay(tile, where, COURT_TILE) for tile in tiles]


def lay_soloists(laying: Laying, g: Any) -> None:
    """The Soloist cards, and how many market cards Schikaneder has taken (LA-8).  Raises BadPosition."""
    solo = laying.p.solo or Solo()
    g.soloists_discarded = laying.lay_all(solo.discarded, said("at-soloists-played"), SOLOIST_CARD)
    order = [] if isinstance(solo.deck.order, UnsetType) else solo.deck.order
    top = [laying.lay(card, said("at-soloists"), SOLOIST_CARD) for card in order]
    length = SOLOISTS - len(solo.discarded)
    left = length - len(top)
    if not isinstance(solo.deck.left, UnsetType) and solo.deck.left != length:
        raise wrong("position-soloists", cards=solo.deck.left, right=str(length))
    g.soloists_len = length
    g.soloists[:left] = UNKNOWN
    g.soloists[left:length] = top[::-1]
    opuses = int(g.opuses[THE_SOLOIST]).bit_count()
    taken = opuses if isinstance(solo.cards_taken, UnsetType) else solo.cards_taken
    if taken < opuses:
        raise wrong("position-cards-taken", have=str(taken), opuses=opuses)
    turns = laying.round - (laying.phase != Phase.OVER)  # he plays last in a round
    if taken > turns:
        raise wrong("position-cards-too-many", have=taken, turns=turns)
    g.cards_taken = taken
