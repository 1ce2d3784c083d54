"""States and views as JSON, by the schema of ``schema.py``; the way back is ``build.py``.

``describe`` writes a STATE, blotted or not.  For states and views ``describe(build(d)) == d``.
"""

from collections.abc import Sequence
from typing import Any

from partita.core.game import Box, Records
from partita.core.position import FORMAT, members, pile, plain
from partita.core.words import word
from partita.games.lacrimosa.columns import (
    ACTION_WORDS,
    COMPOSER_WORDS,
    COURT_WORDS,
    INSTRUMENT_WORDS,
    KIND_WORDS,
    MOVEMENT_WORDS,
    PLACE_WORDS,
)
from partita.games.lacrimosa.layout import (
    COVERED,
    EARNED,
    IN_PLAY,
    NEUTRAL,
    NONE,
    OWN_MEMORIES,
    ROUNDS,
    SPACES_OF_A_MOVEMENT,
    SUPPLY,
    UNKNOWN,
)
from partita.games.lacrimosa.names import LEVEL_WORDS, PHASE_WORDS, SOURCE_WORDS, Names, names
from partita.games.lacrimosa.position.schema import COVERED_WORD, FREE, MARKER, NEUTRAL_WORD


def describe(state: Records, box: Box) -> dict[str, Any]:
    """A state or a view as a JSON-able dict; what a view hides is a count, or left out."""
    g = plain(state)
    known = names(box)
    seats = g.seats
    instruments = box.data["instrument"][0].tolist()
    return {
        "format": FORMAT,
        "game": "lacrimosa",
        "box": box.digest,
        "players": g.players,
        "options": {
            "composers": None,
            "constanze": None,
            "solo_level": LEVEL_WORDS[g.solo_level] if g.solo_level else None,
        },
        "round": g.round_number,
        "period": (g.round_number - 1) // ROUNDS + 1,
        "first": g.first,
        "turn": g.turn,
        "to_move": None if g.decider < 0 else g.decider,
        "phase": PHASE_WORDS[g.phase],
        "market": [None if card < 0 else known.card(card) for card in g.row],
        "deck": pile(g.deck[: g.deck_len], known.card),
        "memories_gone": [known.memory[card] for card in members(g.memories_gone)],
        "opuses_gone": [known.opus[card] for card in members(g.opuses_gone)],
        "bonus": word(known.bonus, g.bonus),
        "mozart": PLACE_WORDS[g.mozart],
        "cities": {PLACE_WORDS[place]: known.city[tile] for place, tile in enumerate(g.city) if tile != UNKNOWN},
        "supply": _supply(g, known),
        "courts": {
            court: _court(g.court[place][: g.court_len[place]], known) for place, court in enumerate(COURT_WORDS)
        },
        "requiem": {
            "composers": [word(known.composer, composer) for composer in g.composer],
            "constanze": word(known.constanze, g.constanze),
            "spaces": {
                movement: _spaces(g, instruments, number * SPACES_OF_A_MOVEMENT)
                for number, movement in enumerate(MOVEMENT_WORDS)
            },
            "tiles_taken": {
                composer: dict(zip(MOVEMENT_WORDS, g.tiles_taken[which], strict=True))
                for which, composer in enumerate(COMPOSER_WORDS)
            },
        },
        "seats": [_board(g, seat, known) for seat in range(seats)],
        "now": {
            **({} if g.todo == UNKNOWN else {"todo": [ACTION_WORDS[action] for action in members(g.todo)]}),
            "granted": word(ACTION_WORDS, g.granted),
            "movement": word(MOVEMENT_WORDS, g.movement),
            "instrument": word(INSTRUMENT_WORDS, g.instrument),
        },
        "solo": None
        if not g.solo_level
        else {
            "deck": pile(g.soloists[: g.soloists_len], known.soloist.__getitem__),
            "discarded": [known.soloist[card] for card in members(g.soloists_discarded)],
            "cards_taken": g.cards_taken,
        },
        "reads": g.reads,
        "wasted": g.wasted[:seats],
    }


def _supply(g: Any, known: Names) -> dict[str, Any]:
    """The City tiles in no city; the lowest first in the state."""
    returned, tiles = g.supply_known, g.supply
    found: dict[str, Any] = {"left": SUPPLY, "bottom": [known.city[tile] for tile in tiles[:returned]]}
    if UNKNOWN not in tiles:
        found["order"] = [known.city[tile] for tile in reversed(tiles[returned:])]
    return found


def _court(tiles: Sequence[int], known: Names) -> dict[str, Any]:
    """A stack of court tiles, its top last in the state."""
    if not tiles:
        return {"left": 0, "open": None, "below": []}
    found: dict[str, Any] = {"left": len(tiles)}
    if tiles[-1] != UNKNOWN:
        found["open"] = known.court[tiles[-1]]
    if UNKNOWN not in tiles:
        found["below"] = [known.court[tile] for tile in reversed(tiles[:-1])]
    return found


def _spaces(g: Any, instruments: Sequence[int], first: int) -> list[dict[str, Any]]:
    """The spaces of a movement."""
    found = []
    for space in range(first, first + SPACES_OF_A_MOVEMENT):
        held = g.space[space]
        row: dict[str, Any] = {"instrument": INSTRUMENT_WORDS[instruments[space]]}
        if held != UNKNOWN:
            row["state"] = FREE if held == NONE else COVERED_WORD if held == COVERED else MARKER
        owner, composer = divmod(held, IN_PLAY)
        row["marker"] = None
        if held >= 0:
            row["marker"] = {
                "seat": NEUTRAL_WORD if owner == NEUTRAL else owner,
                "composer": COMPOSER_WORDS[composer],
            }
        found.append(row)
    return found


def _board(g: Any, seat: int, known: Names) -> dict[str, Any]:
    rows = {
        "experiences": [word(known.memory, card) for card in g.experiences[seat]],
        "stories": [word(known.memory, card) for card in g.stories[seat]],
    }
    turned, markers = g.turned[seat], g.markers[seat]
    return {
        "ducats": g.ducats[seat],
        "vp": dict(zip(SOURCE_WORDS[:EARNED], g.vp[seat], strict=True)),
        "finance": g.finance[seat],
        "tracks": dict(zip(KIND_WORDS, g.track[seat], strict=True)),
        "counters": dict(zip(KIND_WORDS, g.counter[seat], strict=True)),
        "memories": [known.memory[card] for card in members(g.memories[seat])],
        "hand": _hand(g, seat, known),
        "pile": pile(g.pile[seat][: g.pile_len[seat]], known.memory.__getitem__),
        **rows,
        "opuses": {
            "upright": [known.opus[card] for card in members(g.opuses[seat] & ~turned)],
            "turned": [known.opus[card] for card in members(turned)],
        },
        "markers": {
            instrument: [
                composer for which, composer in enumerate(COMPOSER_WORDS) if markers >> number * IN_PLAY + which & 1
            ]
            for number, instrument in enumerate(INSTRUMENT_WORDS)
        },
        "tiles": [known.tile[tile] for tile in members(g.tiles[seat])],
        "courts": [known.court[tile] for tile in members(g.courts[seat])],
    }


def _hand(g: Any, seat: int, known: Names) -> list[str] | int:
    """The hand; when it is hidden, how many cards it has: of nine those that lie nowhere else."""
    hand = members(g.hand[seat])
    played = sum(card != NONE for card in g.experiences[seat] + g.stories[seat])
    count = OWN_MEMORIES - played - g.pile_len[seat] if g.memories[seat] else 0
    return count if len(hand) < count else [known.memory[card] for card in hand]
