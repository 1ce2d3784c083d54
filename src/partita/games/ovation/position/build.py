"""Described positions as states: ``build`` reads a description, ``complete`` draws what it left open.

What a view hides, and what a hand-written position does not name, holds UNKNOWN in the state that ``build`` makes, for
``complete`` and ``resample`` to fill in.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import UnsetType

from partita.core.errors import BadPosition, Saying, shown
from partita.core.game import Box, Records
from partita.core.position import Lot, Sort, blank, check_counts, members, read
from partita.games.ovation.layout import (
    FIRST_MAGNUM,
    FIRST_PATRON,
    NONE,
    SOLO_CARDS,
    STATE,
    TOKENS,
    UNKNOWN,
    Deck,
    Phase,
    Station,
)
from partita.games.ovation.names import END_WORDS, LEVEL_WORDS, PHASE_WORDS, STATION_WORDS, TONE_WORDS, names
from partita.games.ovation.position.laying import COMPOSER, HELPER_CARD, MUSIC_CARD, Laying, said, wrong
from partita.games.ovation.position.piles import lay_deck, lay_maestros, lay_solo, lay_tickets
from partita.games.ovation.position.schema import HIDDEN, Place, Position

_NOTHING = (
    *("row", "deck", "tickets", "maestro", "composer", "magnum", "bought", "solo_deck"),
    *("station", "piece", "card", "active", "decision"),
)


def build(description: Mapping[str, Any], box: Box, seed: int) -> Records:
    """STATE[1] from a description; what is hidden or left out holds UNKNOWN.  Raises BadPosition."""
    laying = Laying(read(description, Position), box)
    state = blank(STATE, seed, _NOTHING)
    g: Any = state[0]
    _match(laying, g)
    _composers(laying, g)
    _owned(laying, g)
    _payment(laying, g)
    for deck in Deck:
        lay_deck(laying, g, deck)
    lay_tickets(laying, g)
    lay_maestros(laying, g)
    _now(laying, g)
    if laying.solo:
        lay_solo(laying, g)
    _phase(laying, g)
    return state


def _match(laying: Laying, g: Any) -> None:
    p = laying.p
    laying.lay_match(g, LEVEL_WORDS)
    g.magnum_opus = p.options.magnum_opus
    g["round_number"], g.turn = p.round, p.turn
    g.phase = PHASE_WORDS.index(p.phase)
    g.ending = END_WORDS.index(p.ending) if p.ending else 0
    if p.turn >= laying.seats:
        raise wrong("position-turn", turn=str(p.turn), last=str(laying.seats - 1))
    over = g.phase == Phase.OVER
    to_move = p.to_move
    if isinstance(to_move, UnsetType):
        to_move = None if over else p.turn
    if (to_move is None) != over:
        raise BadPosition("position-to-move-null")
    if to_move is not None and to_move >= laying.players:
        raise wrong("position-to-move", seat=str(to_move), last=str(laying.players - 1))
    g.decider = NONE if to_move is None else to_move


def _composers(laying: Laying, g: Any) -> None:
    chosen = list(laying.p.options.composers or [])
    if len(chosen) > laying.seats:
        raise wrong("position-composers", have=len(chosen), seats=laying.seats)
    for seat, place in enumerate(laying.places):
        where = said("at-composer", seat=str(seat))
        composer = laying.agreed(place.composer, chosen[seat] if seat < len(chosen) else None, where)
        g.composer[seat] = UNKNOWN if composer is None else laying.lay(composer, where, COMPOSER)


def _owned(laying: Laying, g: Any) -> None:
    limit = int(laying.box.data["max_inspiration"][0])
    tokens = sum(place.tokens for place in laying.places)
    if tokens > TOKENS:
        raise wrong("position-tokens", have=str(tokens), most=str(TOKENS))
    for seat, place in enumerate(laying.places):
        for tone, held in enumerate((place.inspiration.passion, place.inspiration.joy, place.inspiration.sorrow)):
            if held > limit:
                held_tone = said("tone", tone=TONE_WORDS[tone])
                raise wrong("position-track", seat=str(seat), have=str(held), tone=held_tone, limit=str(limit))
            g.inspiration[seat, tone] = held
        g.tokens[seat] = place.tokens
        g.hand[seat] = (place.hand.passion, place.hand.joy, place.hand.sorrow, place.hand.unknown)
        g.music[seat] = laying.lay_all(place.music, said("at-music", seat=str(seat)), MUSIC_CARD)
        for card in place.helpers:
            number = laying.lay(card, said("at-helpers", seat=str(seat)), HELPER_CARD)
            g.helpers[seat] |= 1 << number
            g.bought[g.bought_len] = number
            g.bought_len += 1
        _magnum(laying, g, seat, place)


def _magnum(laying: Laying, g: Any, seat: int, place: Place) -> None:
    performed = [card for card in members(g.music[seat]) if card >= FIRST_MAGNUM]
    playing = bool(laying.p.options.magnum_opus) and seat < laying.players
    magnum = place.magnum
    if isinstance(magnum, UnsetType):
        if performed:
            magnum = laying.names.music[performed[0]]
        else:
            magnum = HIDDEN if playing and g.phase != Phase.KEEP else None
    if magnum is not None and not playing:
        raise wrong("position-magnum-off", seat=str(seat))
    if magnum == HIDDEN:
        g.magnum[seat] = UNKNOWN
    elif magnum is not None:
        composer = int(g.composer[seat])
        composers = laying.box.data["music"]["composer"][0]
        sort = Sort("music", lambda number: number >= FIRST_MAGNUM, said("sort-magnum"))
        number = laying.find(magnum, said("at-magnum", seat=str(seat)), sort)
        whose = laying.names.composer[composers[number]]
        if composer >= 0 and composers[number] != composer:
            raise wrong("position-magnum-of", seat=str(seat), card=repr(magnum), composer=repr(whose))
        if composer == UNKNOWN:
            g.composer[seat] = laying.lay(whose, said("at-seat", seat=str(seat)), COMPOSER)
        g.magnum[seat] = number
    if performed and performed != [int(g.magnum[seat])]:
        raise wrong("position-not-its-magnum", seat=str(seat), card=repr(laying.names.music[performed[0]]))


def _payment(laying: Laying, g: Any) -> None:
    """The purchase under way: its card has left the row, and its seat does not own it yet."""
    now = laying.p.now
    g.due, g.paying, g.invited = now.due, TONE_WORDS.index(now.paying), now.invited
    if now.card is None:
        return
    where = said("at-now", part="card")
    if now.station == STATION_WORDS[Station.PERFORM]:
        g.card = laying.lay(now.card, where, MUSIC_CARD)
    elif now.station in (STATION_WORDS[Station.FORTUNE], STATION_WORDS[Station.PATRONAGE]):
        patrons = now.station == STATION_WORDS[Station.PATRONAGE]
        kind = said("sort-patron" if patrons else "sort-fortune")
        g.card = laying.lay(now.card, where, Sort("helper", lambda card: (card >= FIRST_PATRON) == patrons, kind))
    else:
        raise wrong("position-paid-elsewhere", where=where, card=shown(now.card))


def _now(laying: Laying, g: Any) -> None:
    now, known = laying.p.now, laying.names
    seat = int(g.turn)
    g.station = STATION_WORDS.index(now.station) if now.station else NONE
    g.open = now.open
    for tone in now.raised:
        g.raised |= 1 << TONE_WORDS.index(tone)
    if now.piece is not None:
        performed = members(g.music[seat])
        sort = Sort("music", performed.__contains__, said("sort-performed", seat=str(seat)))
        g.piece = laying.find(now.piece, said("at-now", part="piece"), sort)
    for card in now.used:
        owned = [n for n in members(g.helpers[seat]) if known.helper[n] == card and not int(g.used) >> n & 1]
        if not owned:
            raise wrong("position-used", where=said("at-now", part="used"), seat=str(seat), card=shown(card))
        g.used |= 1 << owned[0]
    used = len(now.used)
    tokens_used = used if isinstance(now.tokens_used, UnsetType) else now.tokens_used
    if tokens_used != used or tokens_used > g.tokens[seat]:
        most = str(int(g.tokens[seat]))
        where = said("at-now", part="tokens_used")
        have = str(tokens_used)
        raise wrong("position-tokens-used", where=where, have=have, helpers=used, most=most, seat=str(seat))
    g.tokens_used = tokens_used
    g.actions_done = now.actions_done
    on_table = {*g.maestro.tolist(), *(number for taken in g.maestro_taken.tolist() for number in members(taken))}
    sort = Sort("maestro", on_table.__contains__, said("sort-open-maestro"))
    for card in now.met:
        g.met |= 1 << laying.find(card, said("at-now", part="met"), sort)


def _phase(laying: Laying, g: Any) -> None:
    """Whether the phase fits what is under way: from one that does not, the match would come to a halt."""
    why: Saying | None = None
    at_action = g.station != NONE
    if g.phase in (Phase.KEEP, Phase.OVER) if at_action else g.phase not in (Phase.KEEP, Phase.READY, Phase.OVER):
        why = said("phase-no-station" if at_action else "phase-station", phase=repr(laying.p.phase))
    elif bool(g.open) != (at_action and g.phase in (Phase.READY, Phase.MAESTRO)):
        why = said("phase-open")
    elif g.phase == Phase.KEEP:
        kept = [g.magnum[seat] != NONE for seat in range(laying.players)]
        if not g.magnum_opus or any(has != (seat < g.decider) for seat, has in enumerate(kept)):
            why = said("phase-keep")
    if why is not None:
        raise wrong("position-broken", why=why)


def complete(state: Records, box: Box, seed: int) -> None:
    """Draw, in place, the composers and the decision card that a description left open; the rest is ``resample``'s.

    Raises BadPosition when too much has been counted.
    """
    g: Any = state[0]
    check_counts(g)
    lot = Lot(seed)
    composers = [number for number in range(len(names(box).composer)) if number not in g.composer.tolist()]
    lot.shuffle(composers)
    for seat in range(int(g.seats)):
        if g.composer[seat] == UNKNOWN:
            g.composer[seat] = composers.pop()
    if g.decision == UNKNOWN:
        lying = {*g.solo_deck.tolist(), *members(g.solo_discarded), int(g.active)}
        g.decision = lot.among([number for number in range(SOLO_CARDS) if number not in lying])
