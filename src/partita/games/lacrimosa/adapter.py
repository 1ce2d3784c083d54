"""Lacrimosa behind Partita's contract (``partita.core.game.Game``): what of it is this game's own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from partita.core.adapter import Adapter
from partita.core.errors import BadOption, shown
from partita.core.game import Box, Records
from partita.core.position import NONE, members, plain
from partita.core.words import advice
from partita.games.lacrimosa import actions, boxes, texts
from partita.games.lacrimosa.actions import STARTS, MoveKind
from partita.games.lacrimosa.columns import ACTION_WORDS, INSTRUMENT_WORDS, KIND_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.derived import derive
from partita.games.lacrimosa.happenings import EVENTS
from partita.games.lacrimosa.layout import (
    COMPOSERS,
    IN_PLAY,
    MAX_SEATS,
    MOVEMENTS,
    OPUS,
    PLACES,
    THE_SOLOIST,
    Phase,
    SoloLevel,
    Source,
)
from partita.games.lacrimosa.names import END, LEVEL_WORDS, LINE_WORDS, SOURCE_WORDS, Names, names, split
from partita.games.lacrimosa.position import build, describe
from partita.games.lacrimosa.refusals import CAUSES

# The clause that each source of points comes from.
_SOURCE_CLAUSES = {
    Source.START: "LA-2.6",
    Source.MEMORIES: "LA-6",
    Source.COMMISSIONS: "LA-5.2",
    Source.SALES: "LA-5.3",
    Source.TRAVELS: "LA-5.4",
    Source.TILES: "LA-5.5",
    Source.MARKET: "LA-2.2",
    Source.BONUSES: "LA-6",
    Source.COURTS: "LA-7.1",
    Source.REQUIEM: "LA-7.2",
    Source.LEFTOVERS: "LA-7.3",
}
_SOLO_SOURCES = (Source.COMMISSIONS, Source.BONUSES, Source.COURTS, Source.REQUIEM, Source.TAKEN)
_WORDS: dict[str, Sequence[str]] = {
    "kind": KIND_WORDS,
    "action": ACTION_WORDS,
    "movement": MOVEMENT_WORDS,
    "instrument": INSTRUMENT_WORDS,
    "line": LINE_WORDS,
}


class Lacrimosa(Adapter):
    """The game Lacrimosa."""

    name = "lacrimosa"
    rules_version = 1
    standing: Mapping[str, Mapping[str, str]] = {}
    most_seats = MAX_SEATS
    starts = STARTS
    levels = LEVEL_WORDS[1:]
    shapes = EVENTS
    causes = CAUSES
    names = names
    boxes = boxes
    texts = texts
    laying = build
    telling = describe

    # Options and boxes.

    def options_schema(self) -> dict[str, Any]:
        """The options as JSON Schema with defaults."""
        return self.schema(
            composers=self.composers_schema(
                IN_PLAY, "The first and the second composer (LA-2.4), null: drawn at random."
            ),
            constanze={
                "type": ["string", "null"],
                "enum": [*boxes.load(None).rows["constanze"], None],
                "default": None,
                "description": "The Constanze card (LA-2.5), null: drawn at random; none with four players.",
            },
            solo_level=self.level_schema("How Schikaneder scores when one plays (LA-8)"),
        )

    def check_options(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options with defaults filled in; ids of cards are checked by ``setup``.  Raises BadOption."""
        asked = self.checked(players, options, ("composers", "constanze", "solo_level"))
        constanze = asked.get("constanze")
        if constanze is not None and not isinstance(constanze, str):
            raise BadOption("lacrimosa:option-constanze", value=shown(constanze))
        if constanze is not None and players == MAX_SEATS:
            raise BadOption("lacrimosa:option-constanze-four", players=str(players))
        return {
            "composers": self.checked_composers(asked.get("composers"), IN_PLAY),
            "constanze": constanze,
            "solo_level": self.checked_level(players, asked.get("solo_level")),
        }

    def setup(self, players: int, options: Mapping[str, Any], box: Box) -> Any:
        """int64[5]: players, SoloLevel, the Constanze card, the two composers; NONE for what is drawn at random.

        Raises BadOption for a card that the box does not have.
        """
        known = names(box).number
        composers = [
            NONE if composer is None else _number(known["composer"], composer, "composer")
            for composer in options["composers"] or [None] * IN_PLAY
        ]
        constanze = options["constanze"]
        card = NONE if constanze is None else _number(known["constanze"], constanze, "constanze")
        level = SoloLevel.NONE if players > 1 else LEVEL_WORDS.index(options["solo_level"])
        return np.array([players, level, card, *composers], np.int64)

    def derive(self, data: Records) -> None:
        """Work out anew, in place, what follows from the rows of a BOX[1] that have been changed."""
        derive(data)

    # Moves.

    def tried(self, state: Records, box: Box) -> Sequence[int]:
        """The codes a person might try now: all that the table shows, and what the phase asks."""
        g = plain(state)
        seat = g.decider
        if seat < 0:
            return []
        hand = members(g.hand[seat])
        found: set[int] = {actions.END_TURN}
        for card in g.row:
            if card >= OPUS:
                found.add(actions.COMMISSION + card - OPUS)
            elif card >= 0:
                found.add(actions.DOCUMENT + card)
        owned = members(g.opuses[seat])
        found.update(actions.PERFORM + opus for opus in owned)
        found.update(actions.SELL + opus for opus in owned)
        found.update(actions.JOURNEY + place for place in range(PLACES))
        found.update(actions.REQUIEM + movement for movement in range(MOVEMENTS))
        asked: dict[int, Iterable[int]] = {
            Phase.STORY: (actions.STORY + memory for memory in hand),
            Phase.USE: (actions.USE_CARD, actions.DUCATS),
            Phase.INSTRUMENT: range(actions.INSTRUMENT, actions.COMPOSER),
            Phase.COMPOSER: (actions.COMPOSER + composer for composer in range(COMPOSERS) if composer in g.composer),
            Phase.GRANT: (actions.SKIP + g.granted,),
        }
        found.update(asked.get(g.phase, ()))
        if g.phase != Phase.STORY:  # then each card of the hand can be placed, or its time is over
            found.update(actions.EXPERIENCE + memory for memory in hand)
        return sorted(found)

    def group(self, state: Records, action: int) -> str | None:
        """A word for the contribution that an instrument or a composer is part of."""
        if split(action)[0] not in (MoveKind.INSTRUMENT, MoveKind.COMPOSER):
            return None
        return f"requiem-{int(state['round_number'][0])}-{int(state['turn'][0])}-{int(state['movement'][0])}"

    # What happens.

    def argument(self, name: str, value: int, args: Mapping[str, Any], known: Names) -> Any:
        """A number of an event or a reason as people read it."""
        if name in _WORDS:
            return _WORDS[name][value]
        if name == "card":
            return known.card(value)
        listed: Sequence[str] = getattr(known, "memory" if name == "replaced" else name)
        return listed[value]

    # The end.

    def breakdown(self, state: Records, box: Box) -> list[list[dict[str, Any]]]:
        """Per seat the points by source, ``{source, clause, points}``, also sources that gave nothing (LA-7, LA-8)."""
        from partita.games.lacrimosa.engine import parts

        points = np.zeros(len(Source), np.int64)
        found = []
        for seat in range(int(state["seats"][0])):
            soloist = seat == THE_SOLOIST and int(state["solo_level"][0]) != SoloLevel.NONE
            parts(state, 0, box.data, seat, points)
            rows = []
            for source in _SOLO_SOURCES if soloist else _SOURCE_CLAUSES:
                clause = "LA-8" if soloist else _SOURCE_CLAUSES[source]
                rows.append({"source": SOURCE_WORDS[source], "clause": clause, "points": int(points[source])})
            found.append(rows)
        return found

    def end_reason(self, state: Records) -> str | None:
        """Why the match ended; None before."""
        return END if int(state["phase"][0]) == Phase.OVER else None


def _number(known: Mapping[str, int], card: str, kind: str) -> int:
    """The number of a composer or a Constanze card.  Raises BadOption."""
    if card not in known:
        raise BadOption(f"lacrimosa:no-{kind}", card=shown(card), advice=advice(card, list(known)))
    return known[card]
