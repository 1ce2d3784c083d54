"""Schikaneder's turn: one look at one card (LA-8)."""

from typing import Any

from tests.oracle.lacrimosa.box import Reward, Soloist
from tests.oracle.lacrimosa.table import SCHIKANEDER, Marker, Table, free_spaces, gain, stack, take_tile


def soloist_turn(t: Table) -> None:
    """Reveal a card; the first line that is possible is done."""
    card = t.box.soloists[reveal(t)]
    for what, about in card.lines:
        if done(t, card, what, about):
            return


def reveal(t: Table) -> str:
    """The top card; the deck is shuffled anew when it is empty."""
    if not t.soloists:
        t.soloists = t.luck.soloists(t.soloists_discarded)
        t.soloists_discarded = set()
    card = t.soloists.pop(0)
    t.soloists_discarded.add(card)
    return card


def done(t: Table, card: Soloist, what: str, about: Any) -> bool:
    """Do a line if it is possible, and say whether it was."""
    match what:
        case "market":
            return take_card(t, about - 1)
        case "marker":
            return add_marker(t, card, about)
        case "court":
            return take_court(t, about)
        case "points":
            gain(t.seats[SCHIKANEDER], Reward(vp=about))
            return True
    raise ValueError(what)


def take_card(t: Table, slot: int) -> bool:
    """An Opus: he keeps it and scores its commission VP; a Memory leaves the game."""
    card = t.row[slot]
    if card is None:
        return False
    t.row[slot] = None
    t.cards_taken += 1
    if card in t.box.opuses:
        t.seats[SCHIKANEDER].opuses.add(card)
        gain(t.seats[SCHIKANEDER], Reward(vp=t.box.opuses[card].vp))
    return True


def add_marker(t: Table, card: Soloist, shape: str) -> bool:
    """In the first movement in the card's order with a free space and a tile of that composer."""
    for movement in card.order:
        free = free_spaces(t, movement)
        if free and stack(t, shape, movement):
            take_tile(t, shape, movement)
            t.requiem[movement][free[0]] = Marker(SCHIKANEDER, shape)
            return True
    return False


def take_court(t: Table, place: str) -> bool:
    """Move Mozart to the court and take its tile."""
    if not t.courts[place]:
        return False
    t.mozart = place
    t.seats[SCHIKANEDER].courts.add(t.courts[place].pop(0))
    return True
