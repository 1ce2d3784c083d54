"""Schikaneder, the opponent of one player (LA-8): his turn is one look at one card.

He has no deck and no ducats, pays nothing, and has no upkeep.  A Soloist card lists lines: the first possible is done.
"""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.effects import gain_vp
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import (
    CITY_PLACES,
    IN_PLAY,
    LINES,
    MOVEMENTS,
    NONE,
    OPUS,
    SPACES_OF_A_MOVEMENT,
    THE_SOLOIST,
    UNKNOWN,
    Line,
    Source,
    Stream,
)
from partita.games.lacrimosa.rules.journey import take_court
from partita.games.lacrimosa.rules.market import leave, refill
from partita.games.lacrimosa.rules.requiem import top_tile
from partita.kernel.bits import bit, bit_or_none
from partita.kernel.jit import kernel, lowest_bit, num
from partita.kernel.rng import shuffle


@kernel
def play_soloist(g: Any, box: Any, log: Any) -> None:
    """His whole turn: reveal a card, do its first possible line; then the row is refilled (LA-3.6)."""
    note(log, Happening.TURN_BEGINS, THE_SOLOIST, 0, 0, 0, 0, 0)
    card = reveal(g, log)
    for place in range(LINES if card != UNKNOWN else 0):  # in a view nobody knows what he will do
        line, about = num(box.soloist[card].line[place]), num(box.soloist[card].about[place])
        if line != Line.NOTHING:
            if do_line(g, box, card, line, about, log):
                break
            note(log, Happening.SOLOIST_CANNOT, THE_SOLOIST, 0, line, about, 0, 0)
    note(log, Happening.TURN_ENDED, THE_SOLOIST, 0, 0, 0, 0, 0)
    refill(g, log)


@kernel
def reveal(g: Any, log: Any) -> int:
    """The next Soloist card; an empty deck is made anew of those played."""
    if g.soloists_len == 0:
        length = 0
        left = num(g.soloists_discarded)
        while left:
            g.soloists[length] = lowest_bit(left)
            left &= left - 1
            length += 1
        shuffle(g.seed, g.drawn, Stream.SOLOISTS, g.soloists[:], length)
        g.soloists_discarded = 0
        g.soloists_len = length
        g.reads += 1
        note(log, Happening.SOLOISTS_REMADE, NONE, 0, length, 0, 0, 0)
    top = num(g.soloists_len) - 1
    card = num(g.soloists[top])
    g.soloists[top] = NONE
    g.soloists_len = top
    g.soloists_discarded |= bit_or_none(card)
    g.reads += 1
    note(log, Happening.SOLOIST_REVEALED, THE_SOLOIST, 0, card, 0, 0, 0)
    return card


@kernel
def do_line(g: Any, box: Any, card: int, line: int, about: int, log: Any) -> bool:
    """Do a line of a card.  Whether it was possible."""
    if line == Line.MARKET:
        return take_card(g, box, about, log)
    if line == Line.MARKER:
        return contribute(g, box, card, about, log)
    if line == Line.COURT:
        return visit_court(g, about, log)
    gain_vp(g, THE_SOLOIST, about, Source.BONUSES, log)
    return True


@kernel
def take_card(g: Any, box: Any, slot: int, log: Any) -> bool:
    """Take the market card of a slot: an Opus he keeps, and scores its commission; a Memory leaves the game."""
    card = num(g.row[slot])
    if card == NONE:
        return False
    g.row[slot] = NONE
    g.cards_taken += 1
    vp = num(box.opus[card - OPUS].vp) if card >= OPUS else 0
    note(log, Happening.SOLOIST_TOOK, THE_SOLOIST, 0, card, slot, vp, 0)
    if card >= OPUS:
        g.opuses[THE_SOLOIST] |= bit(card - OPUS)
        gain_vp(g, THE_SOLOIST, vp, Source.COMMISSIONS, log)
    else:
        leave(g, card)
    return True


@kernel
def contribute(g: Any, box: Any, card: int, which: int, log: Any) -> bool:
    """Add a marker of a composer: in the card's order of movements the first with a free space and a tile of his."""
    for place in range(MOVEMENTS):
        movement = num(box.soloist[card].order[place])
        tile = top_tile(g, box, movement, which)
        first = movement * SPACES_OF_A_MOVEMENT
        for space in range(first, first + SPACES_OF_A_MOVEMENT):
            if tile != NONE and g.space[space] == NONE:
                g.space[space] = THE_SOLOIST * IN_PLAY + which
                g.tiles_taken[which, movement] += 1  # the top tile leaves
                instrument, composer = num(box.instrument[space]), num(g.composer[which])
                note(log, Happening.SOLOIST_CONTRIBUTED, THE_SOLOIST, 0, movement, instrument, composer, tile)
                return True
    return False


@kernel
def visit_court(g: Any, court: int, log: Any) -> bool:
    """Move Mozart to a court and take its tile."""
    if g.court_len[court] == 0:
        return False
    g.mozart = CITY_PLACES + court
    top = num(g.court[court, g.court_len[court] - 1])
    note(log, Happening.SOLOIST_TRAVELLED, THE_SOLOIST, 0, CITY_PLACES + court, top, 0, 0)
    g.courts[THE_SOLOIST] |= bit(take_court(g, THE_SOLOIST, court, log))
    return True
