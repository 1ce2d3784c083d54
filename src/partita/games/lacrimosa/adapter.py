"""Lacrimosa behind Partita's contract (``partita.core.game.Game``): the words around the kernels.

No rule is here.  What is legal, what happens and what it scores is the kernels' to say; this file turns numbers into
words and back.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from partita.core.errors import BadOption, BadPosition, Listed, Saying, shown
from partita.core.events import Event
from partita.core.game import Box, Kernels, Records
from partita.core.reasons import UNKNOWN_MOVE, Reason
from partita.games.lacrimosa import actions, boxes, texts
from partita.games.lacrimosa.actions import Kind
from partita.games.lacrimosa.columns import ACTION_WORDS, INSTRUMENT_WORDS, KIND_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.derived import derive
from partita.games.lacrimosa.happenings import EVENTS, Happening
from partita.games.lacrimosa.layout import (
    COMPOSERS,
    IN_PLAY,
    MAX_SEATS,
    MOVEMENTS,
    NONE,
    OPUS,
    PLACES,
    THE_SOLOIST,
    Phase,
    SoloLevel,
    Source,
)
from partita.games.lacrimosa.names import END, LEVEL_WORDS, LINE_WORDS, SOURCE_WORDS, Names, names, split
from partita.games.lacrimosa.position import build, describe
from partita.games.lacrimosa.refusals import CAUSES, Refusal
from partita.text import COMMON, checked_language, message

# What is wrong with a described position, by invariants.Broken.
_BROKEN = {
    "SEATS": "lacrimosa:broken-seats",
    "MEMORIES": "lacrimosa:broken-memories",
    "MARKET": "lacrimosa:broken-market",
    "OPUSES": "lacrimosa:broken-opuses",
    "CITIES": "lacrimosa:broken-cities",
    "COURTS": "lacrimosa:broken-courts",
    "REQUIEM": "lacrimosa:broken-requiem",
    "TRACKS": "lacrimosa:broken-tracks",
    "TURN": "lacrimosa:broken-turn",
    "SOLO": "lacrimosa:broken-solo",
}
_LEVEL = "normal"  # LA-8, unless asked otherwise
_LEVELS = LEVEL_WORDS[1:]
_NUMBER = "number:"  # how happenings.py marks plain numbers
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


class Lacrimosa:
    """The game Lacrimosa."""

    name = "lacrimosa"
    rules_version = 1

    def __init__(self) -> None:
        self._boxes: dict[str, Box] = {}  # every box loaded in this process, by digest

    @property
    def kernels(self) -> Kernels:
        """The compiled doors, ``partita.games.lacrimosa.engine``."""
        from partita.games.lacrimosa import engine

        return cast(Kernels, engine)  # mypy takes no decorated functions of a module for a protocol's methods

    # Options and boxes.

    def options_schema(self) -> dict[str, Any]:
        """The options as JSON Schema with defaults."""
        rows = boxes.load(None).rows
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Options of Lacrimosa",
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "composers": {
                    "type": ["array", "null"],
                    "items": {"type": ["string", "null"], "enum": [*rows["composers"], None]},
                    "maxItems": IN_PLAY,
                    "uniqueItems": False,
                    "default": None,
                    "description": "The first and the second composer (LA-2.4), null: drawn at random.",
                },
                "constanze": {
                    "type": ["string", "null"],
                    "enum": [*rows["constanze"], None],
                    "default": None,
                    "description": "The Constanze card (LA-2.5), null: drawn at random; none with four players.",
                },
                "solo_level": {
                    "type": ["string", "null"],
                    "enum": [*_LEVELS, None],
                    "default": _LEVEL,
                    "description": "How Schikaneder scores when one plays (LA-8); with more players it has no meaning.",
                },
            },
        }

    def check_options(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options with defaults filled in; ids of cards are checked by ``setup``.  Raises BadOption."""
        if type(players) is not int or not 1 <= players <= MAX_SEATS:
            raise BadOption("lacrimosa:players", most=str(MAX_SEATS), players=shown(players))
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise BadOption("lacrimosa:options-no-dict", kind=type(options).__name__)
        known = ("composers", "constanze", "solo_level")
        for key in options:
            if key not in known:
                raise BadOption("lacrimosa:no-option", option=shown(key), known=Listed(known, "comma"))
        constanze = options.get("constanze")
        if constanze is not None and not isinstance(constanze, str):
            raise BadOption("lacrimosa:option-constanze", value=shown(constanze))
        if constanze is not None and players == MAX_SEATS:
            raise BadOption("lacrimosa:option-constanze-four", players=str(players))
        level = options.get("solo_level")
        if level is not None and level not in _LEVELS:
            raise BadOption("lacrimosa:option-solo-level", levels=Listed(_LEVELS, "comma"), value=shown(level))
        if players > 1 and level not in (None, _LEVEL):
            raise BadOption("lacrimosa:option-solo-level-alone", players=str(players))
        return {
            "composers": _check_composers(options.get("composers")),
            "constanze": constanze,
            "solo_level": None if players > 1 else level or _LEVEL,
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

    def load_box(self, folder: Path | None) -> Box:
        """The box of a folder, or the game's own.  Raises BadBox."""
        return self._known(boxes.load(folder))

    def derive(self, data: Records) -> None:
        """Work out anew, in place, what follows from the rows of a BOX[1] that have been changed."""
        derive(data)

    def find_box(self, digest: str) -> Box | None:
        """A box by its digest: loaded in this process, or released."""
        found = self._boxes.get(digest) or boxes.find(digest)
        return None if found is None else self._known(found)

    def _known(self, box: Box) -> Box:
        """A box, its cards' names learnt when it is new; of equal boxes the first."""
        if box.digest not in self._boxes:
            texts.remember(box.rows)
            self._boxes[box.digest] = box
        return self._boxes[box.digest]

    # Moves.

    def move_text(self, action: int, box: Box) -> str:
        """An action code as a move text."""
        return names(box).texts[action]

    def parse(self, move: str, box: Box) -> int | None:
        """A move text as an action code, or None when there is no such move in this box."""
        return names(box).codes.get(move)

    def move_args(self, action: int, box: Box) -> dict[str, Any]:
        """What a move names: ``card``, ``place``, ``movement``, ``instrument``, ``composer`` or ``action``."""
        kind, offset = split(action)
        return dict(names(box).words(kind, offset))

    def tried(self, state: Records, box: Box) -> Sequence[int]:
        """The codes a person might try now: all that the table shows, and what the phase asks."""
        g: Any = state[0]
        seat = int(g.decider)
        if seat < 0:
            return []
        hand = [memory for memory in range(actions.STORY) if int(g.hand[seat]) >> memory & 1]
        if g.phase == Phase.EXPERIENCE:
            return [actions.EXPERIENCE + memory for memory in hand]
        if g.phase == Phase.STORY:
            return [actions.STORY + memory for memory in hand]
        if g.phase == Phase.USE:
            return [actions.USE_CARD, actions.DUCATS]
        found: set[int] = {actions.END_TURN}
        for card in g.row.tolist():
            if card >= OPUS:
                found.add(actions.COMMISSION + card - OPUS)
            elif card >= 0:
                found.add(actions.DOCUMENT + card)
        owned = [opus for opus in range(actions.JOURNEY - actions.SELL) if int(g.opuses[seat]) >> opus & 1]
        found.update(actions.PERFORM + opus for opus in owned)
        found.update(actions.SELL + opus for opus in owned)
        found.update(actions.JOURNEY + place for place in range(PLACES))
        found.update(actions.REQUIEM + movement for movement in range(MOVEMENTS))
        if g.phase == Phase.INSTRUMENT:
            found.update(range(actions.INSTRUMENT, actions.COMPOSER))
        if g.phase == Phase.COMPOSER:
            found.update(
                actions.COMPOSER + composer for composer in range(COMPOSERS) if composer in g.composer.tolist()
            )
        if g.phase == Phase.GRANT:
            found.add(actions.SKIP + int(g.granted))
        return sorted(found)

    def group(self, state: Records, action: int) -> str | None:
        """A word for the contribution that an instrument or a composer is part of."""
        if split(action)[0] not in (Kind.INSTRUMENT, Kind.COMPOSER):
            return None
        return f"requiem-{int(state['round_number'][0])}-{int(state['turn'][0])}-{int(state['movement'][0])}"

    def wasted(self, state: Records, seat: int) -> int:
        """How many story points and finance steps a seat has lost at the end of a track so far."""
        return int(state["wasted"][0, seat])

    # What happens, and why not.

    def events(self, log: Records, first: int, state: Records, box: Box) -> list[tuple[int, Event]]:
        """The noted rows as (set of seats that may see it, 0 for everybody; the event), numbered from ``first``."""
        known = names(box)
        found = []
        for number, (kind, seat, seen, *numbers) in enumerate(log["row"][0, : log["rows"][0]].tolist()):
            shape = EVENTS[Happening(kind)]
            args = {
                name.removeprefix(_NUMBER): _argument(name, value, known)
                for name, value in zip(shape.args, numbers, strict=False)
            }
            event = Event(
                number=first + number,
                kind=shape.name,
                seat=None if seat < 0 else seat,
                args=args,
                clause=shape.clause,
                game=self.name,
            )
            found.append((seen, event))
        return found

    def reason(self, code: int, have: int, need: int, about: int, box: Box) -> Reason:
        """A refusal as a Reason; ``have`` and ``need`` are NONE where no number decided."""
        cause = CAUSES[Refusal(code)]
        args = {cause.about: _argument(cause.about, about, names(box))} if cause.about else {}
        return Reason(
            code=cause.name,
            clause=cause.clause,
            have=None if have < 0 else have,
            need=None if need < 0 else need,
            args=args,
            game=self.name,
        )

    def event_text(self, event: Event, lang: str) -> str:
        """The sentence of an event."""
        return texts.event_text(event, checked_language(lang))

    def reason_text(self, reason: Reason, lang: str) -> str:
        """The sentence of a reason."""
        if reason.code == UNKNOWN_MOVE:
            return message(lang, COMMON, UNKNOWN_MOVE, **reason.args)
        return texts.reason_text(reason, checked_language(lang))

    # Positions.

    def describe(self, state: Records, box: Box) -> dict[str, Any]:
        """A state or a view as a JSON-able dict; hidden things are counts, or left out."""
        return describe.describe(state, box)

    def build(self, description: Mapping[str, Any], box: Box, seed: int) -> Records:
        """STATE[1] from a description; what is hidden or left out stays blotted.  Raises BadPosition."""
        return build.build(description, box, seed)

    def complete(self, views: Records, box: Box, seed: int) -> None:
        """Fill in what a description left open, drawn fairly from what is left, in place.  Raises BadPosition."""
        build.complete(views, box, seed)
        own_seed = views["seed"].copy()
        self.kernels.resample(views, 0, box.data, own_seed[0].copy())
        views["seed"] = own_seed
        broken = self.kernels.check(views, 0, box.data)
        if broken:
            from partita.games.lacrimosa.invariants import Broken

            first = Broken((broken & -broken).bit_length() - 1)
            raise BadPosition("lacrimosa:position-broken", why=Saying(_BROKEN[first.name]))

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

    def winners(self, state: Records, box: Box) -> list[int]:
        """The winning seats by the VP as they stand (LA-7.4, in solo LA-8)."""
        shares = np.zeros(MAX_SEATS, np.float64)
        self.kernels.returns(state, 0, box.data, shares)
        return [seat for seat, share in enumerate(shares.tolist()) if share > 0]

    def end_reason(self, state: Records) -> str | None:
        """Why the match ended; None before."""
        return END if int(state["phase"][0]) == Phase.OVER else None


def _check_composers(composers: object) -> list[str | None] | None:
    """Composers as chosen, or None when all are drawn.  Raises BadOption."""
    if composers is None:
        return None
    if not isinstance(composers, list | tuple) or len(composers) > IN_PLAY:
        raise BadOption("lacrimosa:option-composers", most=str(IN_PLAY))
    chosen = [composer if composer is None or isinstance(composer, str) else shown(composer) for composer in composers]
    named = [composer for composer in chosen if composer is not None]
    for composer in named:
        if named.count(composer) > 1:
            raise BadOption("lacrimosa:composer-twice", composer=shown(composer))
    return chosen + [None] * (IN_PLAY - len(chosen)) if named else None


def _number(known: Mapping[str, int], card: str, kind: str) -> int:
    """The number of a composer or a Constanze card.  Raises BadOption."""
    if card not in known:
        raise BadOption(f"lacrimosa:no-{kind}", card=shown(card), known=Listed(list(known), "comma"))
    return known[card]


def _argument(name: str, value: int, known: Names) -> Any:
    """A number of an event or a reason as people read it."""
    if name.startswith(_NUMBER) or name == "seat":
        return value
    if value < 0:
        return None
    if name in _WORDS:
        return _WORDS[name][value]
    if name == "card":
        return known.card(value)
    listed: Sequence[str] = getattr(known, "memory" if name == "replaced" else name)
    return listed[value]
