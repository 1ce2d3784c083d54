"""Setting up (OV-2, OV-10.1)."""

from typing import Any

import numpy as np

from partita.core.log import note
from partita.games.ovation.actions import KEEP
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import (
    COMPOSERS,
    DECK_CARDS,
    DECK_END,
    DECK_FIRST,
    DECKS,
    FIRST_MAGNUM,
    HELPERS,
    MAESTRO_ROW,
    MAESTROS,
    MAESTROS_MORE_THAN_PLAYERS,
    MAX_SEATS,
    NONE,
    OFFERED_MAGNUMS,
    ROW,
    SOLO_CARDS,
    SOLO_SEATS,
    START_KEY,
    START_TOKENS,
    STREAMS,
    TICKETS,
    TONES,
    EndReason,
    Phase,
    SoloLevel,
    Stream,
)
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.rules.refill import refill_row
from partita.games.ovation.timing import waiting_for
from partita.games.ovation.turn import begin_round, clear_turn
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, num
from partita.kernel.rng import draw, shuffle

# What kernels.new is told: int64[SETUP].
SETUP_PLAYERS, SETUP_MAGNUM_OPUS, SETUP_SOLO_LEVEL, SETUP_COMPOSERS = 0, 1, 2, 3
SETUP = SETUP_COMPOSERS + MAX_SEATS


@kernel
def set_up(g: Any, box: Any, seed: Any, setup: Any, log: Any) -> None:
    """A new match, to its first decision or to the first turn.  Overwrites every field of ``g``."""
    clear(g)
    g.seed[0] = seed[0]
    g.seed[1] = seed[1]
    g.players = setup[SETUP_PLAYERS]
    g.magnum_opus = setup[SETUP_MAGNUM_OPUS]
    g.solo_level = setup[SETUP_SOLO_LEVEL]
    g.seats = SOLO_SEATS if g.players == 1 else num(g.players)  # OV-10.1: set up as for two

    deal_rows(g, log)
    shuffle_tickets(g, box)
    reveal_maestros(g, box)
    seat_players(g, setup)
    if g.solo_level != SoloLevel.NONE:
        shuffle_solo_cards(g)
    begin_round(g, log)
    if g.magnum_opus == 1:
        g.phase = Phase.KEEP
        g.decider = 0


@kernel
def clear(g: Any) -> None:
    """The empty table."""
    g.seed[:] = np.uint64(0)
    for stream in range(STREAMS):
        g.drawn[stream] = 0
    g.reads = 0
    for deck in range(DECKS):
        for place in range(ROW):
            g.row[deck, place] = NONE
        for place in range(DECK_CARDS):
            g.deck[deck, place] = NONE
        g.deck_len[deck] = 0
        g.discarded[deck] = 0
    for place in range(TICKETS):
        g.tickets[place] = NONE
    g.tickets_len = 0
    for place in range(MAESTRO_ROW):
        g.maestro[place] = NONE
    for seat in range(MAX_SEATS):
        clear_seat(g, seat)
    for tone in range(TONES):
        g.tickets_discarded[tone] = 0
    for place in range(HELPERS):
        g.bought[place] = NONE
    g.bought_len = 0
    clear_turn(g)
    for place in range(SOLO_CARDS):
        g.solo_deck[place] = NONE
    g.solo_len = 0
    g.solo_discarded = 0
    g.active = NONE
    g.decision = NONE
    g.round_number = 0
    g.turn = 0
    g.decider = 0
    g.phase = Phase.READY
    g.ending = EndReason.NOT_YET


@kernel
def clear_seat(g: Any, seat: int) -> None:
    """A seat nobody sits on."""
    g.wasted[seat] = 0
    g.composer[seat] = NONE
    g.tokens[seat] = 0
    g.music[seat] = 0
    g.helpers[seat] = 0
    g.maestro_taken[seat] = 0
    g.magnum[seat] = NONE
    for tone in range(TONES):
        g.inspiration[seat, tone] = 0
    for tone in range(TONES + 1):
        g.hand[seat, tone] = 0


@kernel
def deal_rows(g: Any, log: Any) -> None:
    """Shuffle the four decks and deal five of each face up (OV-2.1)."""
    for deck in range(DECKS):
        length = 0
        for card in range(DECK_FIRST[deck], DECK_END[deck]):
            g.deck[deck, length] = card
            length += 1
        g.deck_len[deck] = length
        shuffle(g.seed, g.drawn, deck, g.deck[deck], length)
        refill_row(g, deck, log)


@kernel
def shuffle_tickets(g: Any, box: Any) -> None:
    """The Tickets as a face-down deck (OV-2.2)."""
    for place in range(TICKETS):
        g.tickets[place] = box.ticket_tones[place]
    g.tickets_len = TICKETS
    shuffle(g.seed, g.drawn, Stream.TICKETS, g.tickets[:], TICKETS)


@kernel
def reveal_maestros(g: Any, box: Any) -> None:
    """Reveal players + 2 Maestro cards (OV-2.2); in solo 4, without those marked so (OV-10.1)."""
    revealed = 0
    seen = 0
    while revealed < g.seats + MAESTROS_MORE_THAN_PLAYERS:
        card = draw(g.seed, g.drawn, Stream.MAESTRO, MAESTROS)
        if not has(seen, card) and (g.solo_level == SoloLevel.NONE or box.maestro[card].solo == 1):
            g.maestro[revealed] = card
            revealed += 1
        seen |= bit(card)


@kernel
def seat_players(g: Any, setup: Any) -> None:
    """A token, a composer and three markers for each (OV-2.3); no two have the same board (OV-10.1)."""
    taken = 0
    for seat in range(g.seats):
        if setup[SETUP_COMPOSERS + seat] != NONE:
            taken |= bit(setup[SETUP_COMPOSERS + seat])
    for seat in range(g.seats):
        composer = num(setup[SETUP_COMPOSERS + seat])
        if composer == NONE:
            composer = draw(g.seed, g.drawn, Stream.COMPOSERS, COMPOSERS)
            while has(taken, composer):
                composer = draw(g.seed, g.drawn, Stream.COMPOSERS, COMPOSERS)
            taken |= bit(composer)
        g.composer[seat] = composer
        g.tokens[seat] = START_TOKENS
        for tone in range(TONES):
            g.inspiration[seat, tone] = START_KEY


@kernel
def shuffle_solo_cards(g: Any) -> None:
    """Shuffle the solo cards; the first is the decision card (OV-10.1)."""
    for card in range(SOLO_CARDS):
        g.solo_deck[card] = card
    shuffle(g.seed, g.drawn, Stream.SOLO, g.solo_deck[:], SOLO_CARDS)
    g.decision = g.solo_deck[SOLO_CARDS - 1]
    g.solo_deck[SOLO_CARDS - 1] = NONE
    g.solo_len = SOLO_CARDS - 1


@kernel
def first_offered(g: Any, seat: int) -> int:
    """The first of the three Magnum Opuses of a seat's composer, counted from the first Magnum Opus (OV-2.4)."""
    return num(g.composer[seat]) * OFFERED_MAGNUMS


@kernel
def can_keep(g: Any, seat: int, opus: int) -> int:
    """Whether a Magnum Opus may be kept now: one of the three of the own composer (OV-2.4)."""
    if g.phase != Phase.KEEP:
        timing = waiting_for(g)
        return Refusal.NOTHING_TO_KEEP if timing == Refusal.OK or timing == Refusal.BONUS_ACTION_FIRST else timing
    if not first_offered(g, seat) <= opus < first_offered(g, seat) + OFFERED_MAGNUMS:
        return Refusal.NOT_OFFERED
    return Refusal.OK


@kernel
def list_keeps(g: Any, seat: int, out: Any, n: int) -> int:
    """Append the three Magnum Opuses offered."""
    first = first_offered(g, seat)
    for opus in range(first, first + OFFERED_MAGNUMS):
        if can_keep(g, seat, opus) == Refusal.OK:
            out[n] = KEEP + opus
            n += 1
    return n


@kernel
def keep(g: Any, seat: int, opus: int, log: Any) -> bool:
    """Keep a Magnum Opus, secretly.  Whether every player has, so that the first turn can begin."""
    g.magnum[seat] = FIRST_MAGNUM + opus
    note(log, Happening.KEPT, seat, bit(seat), FIRST_MAGNUM + opus, 0, 0, 0)
    g.decider = seat + 1
    return g.decider == g.players
