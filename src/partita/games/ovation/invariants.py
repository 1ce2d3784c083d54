"""What is true of every state between two moves: ``check`` answers with the set of what is broken, as bits."""

from enum import IntEnum
from typing import Any

import numpy as np

from partita.games.ovation.effects import inspiration_of, is_bot, unused_tokens
from partita.games.ovation.layout import (
    DECK_END,
    DECK_FIRST,
    DECKS,
    FIRST_MAGNUM,
    HELPERS,
    MAESTRO_ROW,
    MAESTROS,
    MAX_SEATS,
    MUSIC,
    NONE,
    OFFERED_MAGNUMS,
    ROW,
    SOLO_CARDS,
    TICKETS,
    TONES,
    UNKNOWN_TONE,
    Deck,
    EndReason,
    Phase,
    SoloLevel,
)
from partita.games.ovation.rules.perform import tokens_left
from partita.games.ovation.setup import first_offered
from partita.kernel.bits import bit, count, has
from partita.kernel.jit import kernel, num


class Broken(IntEnum):
    """What can be broken: the numbers of the bits."""

    MUSIC_CARDS = 0  # each Concert and Chamber card is in just one place
    HELPER_CARDS = 1  # each Fortune and Patron card too; the order of buying lists just the cards owned
    TICKETS = 2  # Tickets of each tone add up to the box
    MAESTRO_CARDS = 3  # no Maestro card is in two places
    SOLO_CARDS = 4  # each solo card is in just one place
    TRACKS = 5  # markers are on the keyboard
    TOKENS = 6  # tokens add up; not more are used than owned
    MAGNUMS = 7  # a kept Magnum Opus belongs to the composer; only it is performed
    TURN = 8  # what is under way fits the phase and the seat that decides
    SEATS = 9  # seats nobody sits on are empty; composers differ
    END = 10  # over exactly when nobody decides


@kernel
def broken(g: Any, box: Any) -> int:
    """The set of broken invariants; 0 when all hold."""
    bits = 0
    if not music_is_whole(g):
        bits |= bit(Broken.MUSIC_CARDS)
    if not helpers_are_whole(g):
        bits |= bit(Broken.HELPER_CARDS)
    if not tickets_are_whole(g, box):
        bits |= bit(Broken.TICKETS)
    if not maestros_are_single(g):
        bits |= bit(Broken.MAESTRO_CARDS)
    if not solo_cards_are_whole(g):
        bits |= bit(Broken.SOLO_CARDS)
    if not markers_are_on_track(g, box):
        bits |= bit(Broken.TRACKS)
    if not tokens_add_up(g):
        bits |= bit(Broken.TOKENS)
    if not magnums_fit(g):
        bits |= bit(Broken.MAGNUMS)
    if not turn_fits(g):
        bits |= bit(Broken.TURN)
    if not seats_fit(g):
        bits |= bit(Broken.SEATS)
    if (g.phase == Phase.OVER) != (g.decider == NONE) or (g.phase == Phase.OVER and g.ending == EndReason.NOT_YET):
        bits |= bit(Broken.END)
    return bits


@kernel
def count_deck(g: Any, deck: int, times: Any) -> None:
    """Count where the cards of a deck are on the table: row, deck, discards."""
    for place in range(ROW):
        if g.row[deck, place] >= 0:
            times[g.row[deck, place]] += 1
    for place in range(g.deck_len[deck]):
        if g.deck[deck, place] >= 0:
            times[g.deck[deck, place]] += 1
    for card in range(DECK_FIRST[deck], DECK_END[deck]):
        times[card] += num(has(num(g.discarded[deck]), card))


@kernel
def each_once(times: Any, first: int, end: int) -> bool:
    """Whether each card of a range was counted once."""
    for card in range(first, end):
        if times[card] != 1:
            return False
    return True


@kernel
def decks_are_tidy(g: Any) -> bool:
    """Whether nothing is left behind above the top of a deck."""
    for deck in range(DECKS):
        for place in range(g.deck_len[deck], DECK_END[deck] - DECK_FIRST[deck]):
            if g.deck[deck, place] != NONE:
                return False
    return True


@kernel
def music_is_whole(g: Any) -> bool:
    """Concert and Chamber cards."""
    times = np.zeros(MUSIC, np.int64)
    count_deck(g, Deck.CONCERT, times)
    count_deck(g, Deck.CHAMBER, times)
    for seat in range(g.seats):
        for card in range(FIRST_MAGNUM):
            times[card] += num(has(num(g.music[seat]), card))
    if g.phase == Phase.DISCOUNT and g.card >= 0:
        times[g.card] += 1
    return each_once(times, 0, FIRST_MAGNUM) and decks_are_tidy(g)


@kernel
def helpers_are_whole(g: Any) -> bool:
    """Fortune and Patron cards, and the order in which they were bought."""
    times = np.zeros(HELPERS, np.int64)
    count_deck(g, Deck.FORTUNE, times)
    count_deck(g, Deck.PATRON, times)
    owned = 0
    for seat in range(g.seats):
        owned |= num(g.helpers[seat])
        for card in range(HELPERS):
            times[card] += num(has(num(g.helpers[seat]), card))
    if g.phase == Phase.PAY and g.card >= 0:
        times[g.card] += 1
    listed = 0
    for k in range(g.bought_len):
        listed |= bit(g.bought[k])
    return each_once(times, 0, HELPERS) and listed == owned and count(owned) == g.bought_len


@kernel
def tickets_are_whole(g: Any, box: Any) -> bool:
    """Tickets by tone."""
    tones = np.zeros(TONES + 1, np.int64)
    for ticket in range(TICKETS):
        tones[box.ticket_tones[ticket]] -= 1
    for place in range(g.tickets_len):
        if not 0 <= g.tickets[place] < TONES:
            return False
        tones[g.tickets[place]] += 1
    for tone in range(TONES):
        tones[tone] += num(g.tickets_discarded[tone])
        for seat in range(g.seats):
            if g.hand[seat, tone] < 0 or g.hand[seat, UNKNOWN_TONE] != 0:
                return False
            tones[tone] += num(g.hand[seat, tone])
    return tones[0] == 0 and tones[1] == 0 and tones[TONES - 1] == 0


@kernel
def maestros_are_single(g: Any) -> bool:
    """Maestro cards open or taken, once each."""
    times = np.zeros(MAESTROS, np.int64)
    for place in range(MAESTRO_ROW):
        if g.maestro[place] >= 0:
            times[g.maestro[place]] += 1
    for seat in range(g.seats):
        for card in range(MAESTROS):
            times[card] += num(has(num(g.maestro_taken[seat]), card))
    for card in range(MAESTROS):
        if times[card] > 1:
            return False
    return True


@kernel
def solo_cards_are_whole(g: Any) -> bool:
    """All nine solo cards in solo, none otherwise."""
    times = np.zeros(SOLO_CARDS, np.int64)
    for place in range(g.solo_len):
        if g.solo_deck[place] < 0:
            return False
        times[g.solo_deck[place]] += 1
    for card in range(SOLO_CARDS):
        times[card] += num(has(num(g.solo_discarded), card)) + num(g.active == card) + num(g.decision == card)
    wanted = 0 if g.solo_level == SoloLevel.NONE else 1
    for card in range(SOLO_CARDS):
        if times[card] != wanted:
            return False
    return True


@kernel
def markers_are_on_track(g: Any, box: Any) -> bool:
    """Markers from 0 to the end of the keyboard (OV-1.5)."""
    for seat in range(g.seats):
        for tone in range(TONES):
            if not 0 <= g.inspiration[seat, tone] <= box.max_inspiration:
                return False
    return True


@kernel
def tokens_add_up(g: Any) -> bool:
    """Tokens owned by seats and in the supply; used ones lie on used cards."""
    for seat in range(g.seats):
        if g.tokens[seat] < 0:
            return False
    return tokens_left(g) >= 0 and unused_tokens(g, num(g.turn)) >= 0 and count(num(g.used)) == g.tokens_used


@kernel
def magnums_fit(g: Any) -> bool:
    """A kept Magnum Opus is one of the composer's three; no other is performed; the Bot has none."""
    for seat in range(g.seats):
        performed = num(g.music[seat]) >> FIRST_MAGNUM
        if g.magnum[seat] == NONE:
            if performed or (g.magnum_opus == 1 and g.phase != Phase.KEEP and not is_bot(g, seat)):
                return False
        else:
            opus = num(g.magnum[seat]) - FIRST_MAGNUM
            first = first_offered(g, seat)
            if g.magnum_opus == 0 or not first <= opus < first + OFFERED_MAGNUMS:
                return False
            if performed != 0 and performed != bit(opus):
                return False
    return True


@kernel
def turn_fits(g: Any) -> bool:
    """A purchase is under way exactly in its phases; the seat to decide is whose turn it is, except in attendance."""
    buying = g.phase == Phase.PAY or g.phase == Phase.DISCOUNT
    if buying != (g.card != NONE) or (g.phase == Phase.PAY) != (g.due > 0):
        return False
    if g.phase == Phase.PAY and inspiration_of(g, num(g.decider)) < g.due:
        return False
    invited = g.phase == Phase.ATTEND or g.phase == Phase.GIVE
    if invited != (g.invited > 0):
        return False
    if g.phase == Phase.KEEP or g.phase == Phase.OVER:
        return True
    return (g.decider != g.turn) == invited and 0 <= g.decider < g.seats


@kernel
def seats_fit(g: Any) -> bool:
    """Seats beyond the last are empty; no two seats have the same composer."""
    composers = 0
    for seat in range(g.seats):
        if g.composer[seat] < 0 or has(composers, g.composer[seat]):
            return False
        composers |= bit(g.composer[seat])
    for seat in range(num(g.seats), MAX_SEATS):
        if g.composer[seat] != NONE or g.music[seat] != 0 or g.helpers[seat] != 0 or g.tokens[seat] != 0:
            return False
    return True
