"""What a seat may know, and states that fit it.

A view is the state with everything hidden blotted out: the generator, the order of decks, the tones of others' Tickets,
Magnum Opuses kept in secret.  ``resample`` is the way back: a state drawn fairly among those that fit a view.
"""

from typing import Any

import numpy as np

from partita.games.ovation.effects import is_bot
from partita.games.ovation.layout import (
    DECK_CARDS,
    DECK_END,
    DECK_FIRST,
    DECKS,
    FIRST_MAGNUM,
    MAESTRO_ROW,
    MAESTROS,
    OFFERED_MAGNUMS,
    ROW,
    SOLO_CARDS,
    STREAMS,
    TICKETS,
    TONES,
    UNKNOWN,
    UNKNOWN_TONE,
    Deck,
    Phase,
    SoloLevel,
)
from partita.games.ovation.setup import first_offered
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, num
from partita.kernel.rng import guess, guess_order, think


@kernel
def blot(g: Any, seat: int) -> None:
    """Blot out, in place, what a seat may not know; seat NONE is a spectator."""
    blot_generator(g)
    for deck in range(DECKS):
        for place in range(g.deck_len[deck]):
            g.deck[deck, place] = UNKNOWN
    for place in range(g.tickets_len):
        g.tickets[place] = UNKNOWN_TONE
    for place in range(g.solo_len):
        g.solo_deck[place] = UNKNOWN
    for other in range(g.seats):
        if other != seat:
            if not is_bot(g, other):  # OV-10.11: the Bot's Tickets lie open
                blot_hand(g, other)
            if g.magnum[other] >= 0 and not has(g.music[other], g.magnum[other]):
                g.magnum[other] = UNKNOWN


@kernel
def blot_generator(g: Any) -> None:
    """Forget the seed and how far its streams were read."""
    g.seed[0] = np.uint64(0)
    g.seed[1] = np.uint64(0)
    for stream in range(STREAMS):
        g.drawn[stream] = 0


@kernel
def blot_hand(g: Any, seat: int) -> None:
    """Of a hand of Tickets only the number is public (OV-3.6)."""
    for tone in range(TONES):
        g.hand[seat, UNKNOWN_TONE] += g.hand[seat, tone]
        g.hand[seat, tone] = 0


@kernel
def fill_in(g: Any, box: Any, thinker: Any) -> None:
    """Draw, in place, all that is unknown: every state that fits is as likely as any other."""
    g.seed[0] = think(thinker)
    g.seed[1] = think(thinker)
    for deck in range(DECKS):
        fill_cards(g, deck, thinker)
    fill_tickets(g, box, thinker)
    fill_maestros(g, box, thinker)
    fill_magnums(g, thinker)
    fill_solo(g, thinker)


@kernel
def seen_cards(g: Any, deck: int) -> int:
    """The set of cards of a deck's family, music or helpers, that are known to be somewhere."""
    is_music = deck == Deck.CONCERT or deck == Deck.CHAMBER
    seen = num(g.discarded[deck])
    for seat in range(g.seats):
        seen |= num(g.music[seat]) if is_music else num(g.helpers[seat])
    for place in range(ROW):
        if g.row[deck, place] >= 0:
            seen |= bit(g.row[deck, place])
    for place in range(g.deck_len[deck]):
        if g.deck[deck, place] >= 0:
            seen |= bit(g.deck[deck, place])
    if g.card >= 0 and is_music == (g.phase == Phase.DISCOUNT):  # a purchase under way
        seen |= bit(g.card)
    return seen


@kernel
def fill_cards(g: Any, deck: int, thinker: Any) -> None:
    """The unseen cards of a deck in random order: to unknown places of its row, and of the deck."""
    seen = seen_cards(g, deck)
    cards = np.empty(DECK_CARDS, np.int8)
    unseen = 0
    for card in range(DECK_FIRST[deck], DECK_END[deck]):
        if not has(seen, card):
            cards[unseen] = card
            unseen += 1
    guess_order(thinker, cards, unseen)
    for place in range(ROW):
        if g.row[deck, place] == UNKNOWN:
            unseen -= 1
            g.row[deck, place] = cards[unseen]
    for place in range(g.deck_len[deck]):
        if g.deck[deck, place] == UNKNOWN:
            unseen -= 1
            g.deck[deck, place] = cards[unseen]


@kernel
def fill_tickets(g: Any, box: Any, thinker: Any) -> None:
    """The Tickets whose tone is unknown in random order: to hands, and to the deck."""
    left = np.zeros(TONES, np.int64)
    for ticket in range(TICKETS):
        left[box.ticket_tones[ticket]] += 1
    for tone in range(TONES):
        left[tone] -= num(g.tickets_discarded[tone])
        for seat in range(g.seats):
            left[tone] -= num(g.hand[seat, tone])
    for place in range(g.tickets_len):
        if g.tickets[place] < TONES:
            left[g.tickets[place]] -= 1

    tones = np.empty(TICKETS, np.int8)
    unseen = 0
    for tone in range(TONES):
        for _ in range(left[tone]):
            tones[unseen] = tone
            unseen += 1
    guess_order(thinker, tones, unseen)

    for seat in range(g.seats):
        for _ in range(g.hand[seat, UNKNOWN_TONE]):
            unseen -= 1
            g.hand[seat, tones[unseen]] += 1
        g.hand[seat, UNKNOWN_TONE] = 0
    for place in range(g.tickets_len):
        if g.tickets[place] == UNKNOWN_TONE:
            unseen -= 1
            g.tickets[place] = tones[unseen]


@kernel
def fill_maestros(g: Any, box: Any, thinker: Any) -> None:
    """Unknown Maestro cards, as a described position may have them: any that are neither open nor taken."""
    out = 0
    for place in range(MAESTRO_ROW):
        if g.maestro[place] >= 0:
            out |= bit(g.maestro[place])
    for seat in range(g.seats):
        out |= num(g.maestro_taken[seat])
    for place in range(MAESTRO_ROW):
        while g.maestro[place] == UNKNOWN:
            card = guess(thinker, MAESTROS)
            if not has(out, card) and (g.solo_level == SoloLevel.NONE or box.maestro[card].solo == 1):
                g.maestro[place] = card
                out |= bit(card)


@kernel
def fill_magnums(g: Any, thinker: Any) -> None:
    """A Magnum Opus kept in secret is any of the composer's three."""
    for seat in range(g.seats):
        if g.magnum[seat] == UNKNOWN:
            g.magnum[seat] = FIRST_MAGNUM + first_offered(g, seat) + guess(thinker, OFFERED_MAGNUMS)


@kernel
def fill_solo(g: Any, thinker: Any) -> None:
    """The unseen solo cards in random order."""
    cards = np.empty(SOLO_CARDS, np.int8)
    unseen = 0
    for card in range(SOLO_CARDS):
        seen = has(num(g.solo_discarded), card) or card == g.active or card == g.decision
        for place in range(g.solo_len):
            seen = seen or g.solo_deck[place] == card
        if not seen:
            cards[unseen] = card
            unseen += 1
    guess_order(thinker, cards, unseen)
    for place in range(g.solo_len):
        if g.solo_deck[place] == UNKNOWN:
            unseen -= 1
            g.solo_deck[place] = cards[unseen]
