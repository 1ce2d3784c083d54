"""What lies in piles and rows in a described position: decks, Tickets, Maestro cards taken or not, solo cards."""

from typing import Any

from msgspec import UnsetType

from partita.core.errors import Saying
from partita.core.position import Sort
from partita.games.ovation.layout import (
    DECK_END,
    DECK_FIRST,
    MAESTROS_MORE_THAN_PLAYERS,
    NONE,
    ROW,
    SOLO_CARDS,
    TICKETS,
    UNKNOWN,
    UNKNOWN_TONE,
    Deck,
)
from partita.games.ovation.names import DECK_WORDS, TONE_WORDS
from partita.games.ovation.position.laying import SOLO_CARD, Laying, said, wrong
from partita.games.ovation.position.schema import Pile, Solo


def lay_deck(laying: Laying, g: Any, deck: Deck) -> None:
    """One of the four decks: its row, its discards, and what is left of it.  Raises BadPosition."""
    name = DECK_WORDS[deck]
    first, end = DECK_FIRST[deck], DECK_END[deck]
    family = "music" if deck in (Deck.CONCERT, Deck.CHAMBER) else "helper"

    def here(number: int) -> bool:
        return first <= number < end

    sort, called = Sort(family, here, said("sort-deck", deck=name)), said("deck", deck=name)

    def lay(card: str, where: Saying) -> int:
        return laying.lay(card, where, sort)

    row: list[str | None] | UnsetType = getattr(laying.p.rows, name)
    pile: Pile = getattr(laying.p.decks, name)
    discarded: list[str] = getattr(laying.p.discarded, name)
    named = [] if isinstance(row, UnsetType) else row
    for place, card in enumerate(named):
        g.row[deck, place] = NONE if card is None else lay(card, said("at-row", deck=called))
    g.discarded[deck] = sum(1 << lay(card, said("at-discards", deck=called)) for card in discarded)
    order = [] if isinstance(pile.order, UnsetType) else pile.order
    top = [lay(card, said("at-deck", deck=called)) for card in order]
    laid = sum(here(number) for number in laying.laid.get(family, ()))
    left = end - first - laid
    # Places that are not named are dealt as far as the cards go.
    for place in range(len(named), ROW):
        if left > 0:
            g.row[deck, place] = UNKNOWN
            left -= 1
    length = len(top) + left
    if not isinstance(pile.left, UnsetType) and pile.left != length:
        raise wrong("position-deck", deck=called, cards=said("cards", count=pile.left), right=str(length))
    g.deck_len[deck] = length
    g.deck[deck, :left] = UNKNOWN
    g.deck[deck, left:length] = top[::-1]


def lay_tickets(laying: Laying, g: Any) -> None:
    """The Ticket deck and its discards; the hands are laid before.  Raises BadPosition."""
    tickets = laying.p.tickets
    discarded = tickets.discarded
    g.tickets_discarded[:] = (discarded.passion, discarded.joy, discarded.sorrow)
    order = [] if isinstance(tickets.order, UnsetType) else [TONE_WORDS.index(tone) for tone in tickets.order]
    for tone, word_ in enumerate(TONE_WORDS):
        printed = int((laying.box.data["ticket_tones"][0] == tone).sum())
        placed = int(g.tickets_discarded[tone]) + int(g.hand[:, tone].sum()) + order.count(tone)
        if placed > printed:
            raise wrong("position-tickets-of", have=str(placed), tone=said("tone", tone=word_), box=str(printed))
    length = TICKETS - int(g.tickets_discarded.sum()) - int(g.hand.sum())
    if length < len(order):
        raise wrong("position-tickets", most=str(TICKETS))
    if not isinstance(tickets.left, UnsetType) and tickets.left != length:
        raise wrong("position-ticket-deck", cards=said("cards", count=tickets.left), right=str(length))
    g.tickets_len = length
    g.tickets[:length] = UNKNOWN_TONE
    g.tickets[length - len(order) : length] = order[::-1]


def lay_maestros(laying: Laying, g: Any) -> None:
    """The Maestro row, and the cards taken.  Raises BadPosition."""
    playable = laying.box.data["maestro"]["solo"][0]

    def in_play(number: int) -> bool:
        return laying.players > 1 or bool(playable[number])

    sort = Sort("maestro", in_play, said("sort-maestro" if laying.players > 1 else "sort-solo-maestro"))
    taken = 0
    for seat, place in enumerate(laying.places):
        g.maestro_taken[seat] = laying.lay_all(place.maestro, said("at-maestros", seat=str(seat)), sort)
        taken += len(place.maestro)
    places = laying.seats + MAESTROS_MORE_THAN_PLAYERS
    named = [] if isinstance(laying.p.maestro, UnsetType) else laying.p.maestro
    if len(named) > places:
        raise wrong("position-maestro-places", have=len(named), players=laying.players, right=str(places))
    for place_, card in enumerate(named):
        g.maestro[place_] = NONE if card is None else laying.lay(card, said("at-maestro-row"), sort)
    drawn = places - taken - sum(card is not None for card in named)
    free = places - len(named)
    if drawn < 0 or drawn > free:
        showing = places - taken - drawn + max(0, min(drawn, free))
        right = str(places - taken)
        raise wrong("position-maestro-row", have=showing, players=laying.players, taken=taken, right=right)
    g.maestro[len(named) : len(named) + drawn] = UNKNOWN


def lay_solo(laying: Laying, g: Any) -> None:
    """The Bot's solo cards (OV-10.1).  Raises BadPosition."""
    solo = laying.p.solo or Solo()

    def lay(card: str, where: Saying) -> int:
        return laying.lay(card, where, SOLO_CARD)

    g.active = NONE if solo.active is None else lay(solo.active, said("at-active"))
    if isinstance(solo.decision, UnsetType):
        g.decision = UNKNOWN
    elif solo.decision is not None:
        g.decision = lay(solo.decision, said("at-decision"))
    g.solo_discarded = sum(1 << lay(card, said("at-solo-discards")) for card in solo.discarded)
    order = [] if isinstance(solo.deck.order, UnsetType) else solo.deck.order
    top = [lay(card, said("at-solo-deck")) for card in order]
    left = SOLO_CARDS - len(laying.laid.get("solo", ())) - int(g.decision == UNKNOWN)
    length = len(top) + left
    if left < 0:
        raise wrong("position-no-decision")
    if not isinstance(solo.deck.left, UnsetType) and solo.deck.left != length:
        raise wrong("position-solo-deck", cards=said("cards", count=solo.deck.left), right=str(length))
    g.solo_len = length
    g.solo_deck[:left] = UNKNOWN
    g.solo_deck[left:length] = top[::-1]
