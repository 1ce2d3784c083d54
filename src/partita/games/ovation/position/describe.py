"""States and views as JSON, by the schema of ``schema.py``; the way back is ``build.py``.

``describe`` writes a STATE, blotted or not.  For states and views ``describe(build(d)) == d``.  Copies of one card have
one id, so which copy lies where is not kept; nothing in the game depends on it.
"""

from functools import partial
from typing import Any

from partita.core.game import Box, Records
from partita.core.position import FORMAT, members, pile, plain
from partita.core.words import word
from partita.games.ovation.layout import MAESTROS_MORE_THAN_PLAYERS, NONE, TONES, UNKNOWN, UNKNOWN_TONE, Station
from partita.games.ovation.names import (
    DECK_WORDS,
    END_WORDS,
    LEVEL_WORDS,
    PHASE_WORDS,
    STATION_WORDS,
    TONE_WORDS,
    Names,
    card_of,
    names,
)
from partita.games.ovation.position.schema import HIDDEN


def describe(state: Records, box: Box) -> dict[str, Any]:
    """A state or a view as a JSON-able dict; what a view hides is a count."""
    g = plain(state)
    known = names(box)
    seats = g.seats
    deck_words = dict(enumerate(DECK_WORDS))
    return {
        "format": FORMAT,
        "game": "ovation",
        "box": box.digest,
        "players": g.players,
        "options": {
            "magnum_opus": bool(g.magnum_opus),
            "composers": None,
            "solo_level": LEVEL_WORDS[g.solo_level] if g.solo_level else None,
        },
        "round": g.round_number,
        "turn": g.turn,
        "to_move": None if g.decider < 0 else g.decider,
        "phase": PHASE_WORDS[g.phase],
        "ending": END_WORDS[g.ending] if g.ending else None,
        "rows": {
            name: [None if card == NONE else card_of(known, deck, card) for card in g.row[deck]]
            for deck, name in deck_words.items()
        },
        "decks": {
            name: pile(g.deck[deck][: g.deck_len[deck]], partial(card_of, known, deck))
            for deck, name in deck_words.items()
        },
        "discarded": {
            name: [card_of(known, deck, card) for card in members(g.discarded[deck])]
            for deck, name in deck_words.items()
        },
        "tickets": {
            **pile(g.tickets[: g.tickets_len], TONE_WORDS.__getitem__, UNKNOWN_TONE),
            "discarded": dict(zip(TONE_WORDS, g.tickets_discarded, strict=True)),
        },
        "maestro": [word(known.maestro, card) for card in g.maestro[: seats + MAESTROS_MORE_THAN_PLAYERS]],
        "seats": [_place(g, seat, known) for seat in range(seats)],
        "now": {
            "station": word(STATION_WORDS, g.station),
            "open": bool(g.open),
            "raised": [TONE_WORDS[tone] for tone in members(g.raised)],
            "piece": word(known.music, g.piece),
            "used": [known.helper[card] for card in members(g.used)],
            "tokens_used": g.tokens_used,
            "actions_done": g.actions_done,
            "met": [known.maestro[card] for card in members(g.met)],
            "card": _card_being_paid(g, known),
            "due": g.due,
            "paying": TONE_WORDS[min(max(g.paying, 0), TONES - 1)],
            "invited": g.invited,
        },
        "solo": None
        if not g.solo_level
        else {
            "deck": pile(g.solo_deck[: g.solo_len], known.solo.__getitem__),
            "discarded": [known.solo[card] for card in members(g.solo_discarded)],
            "active": word(known.solo, g.active),
            "decision": word(known.solo, g.decision),
        },
        "reads": g.reads,
        "wasted": g.wasted[:seats],
    }


def _place(g: Any, seat: int, known: Names) -> dict[str, Any]:
    helpers, magnum, hand = g.helpers[seat], g.magnum[seat], g.hand[seat]
    bought = [card for card in g.bought[: g.bought_len] if helpers >> card & 1]
    return {
        "composer": word(known.composer, g.composer[seat]),
        "inspiration": dict(zip(TONE_WORDS, g.inspiration[seat], strict=True)),
        "tokens": g.tokens[seat],
        "hand": {**dict(zip(TONE_WORDS, hand, strict=False)), "unknown": hand[UNKNOWN_TONE]},
        "music": [known.music[card] for card in members(g.music[seat])],
        "helpers": [known.helper[card] for card in bought],
        "maestro": [known.maestro[card] for card in members(g.maestro_taken[seat])],
        "magnum": HIDDEN if magnum == UNKNOWN else word(known.music, magnum),
    }


def _card_being_paid(g: Any, known: Names) -> str | None:
    """The card being paid for is a piece under Perform, and a helper elsewhere."""
    return word(known.music if g.station == Station.PERFORM else known.helper, g.card)
