"""Ovation behind Partita's contract (``partita.core.game.Game``): the words around the kernels.

No rule is here.  What is legal, what happens and what it scores is the kernels' to say; this file turns numbers into
words and back.
"""

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from partita.core.errors import BadOption, BadPosition, Listed, Saying, shown
from partita.core.events import Event
from partita.core.game import Box, Kernels, Records
from partita.core.reasons import UNKNOWN_MOVE, Reason
from partita.core.words import word
from partita.games.ovation import actions, boxes, texts
from partita.games.ovation.actions import INSPIRE_PAIRS, Kind
from partita.games.ovation.happenings import ACQUIRED, CHOSEN_DISCOUNT_CLAUSE, EVENTS, Happening
from partita.games.ovation.layout import (
    FIRST_MAGNUM,
    FIRST_PATRON,
    HELPERS,
    MAX_SEATS,
    MUSIC,
    NONE,
    SOLO_SEATS,
    THE_BOT,
    Deck,
    EndReason,
    Phase,
    SoloLevel,
    Station,
)
from partita.games.ovation.names import (
    DECK_WORDS,
    END_WORDS,
    LEVEL_WORDS,
    PREFERENCE_WORDS,
    SOLO_ACTION_WORDS,
    STATION_WORDS,
    SYMBOL_WORDS,
    TONE_WORDS,
    Names,
    card_of,
    names,
    split,
)
from partita.games.ovation.position import build, describe
from partita.games.ovation.refusals import CAUSES, PATRON_CLAUSE, Refusal
from partita.text import COMMON, checked_language, message

_LEVEL = "normal"  # OV-10.12, unless asked otherwise
_LEVELS = LEVEL_WORDS[1:]
# Where points come from: the word, and what it is the sum of in scoring.py.
_SOURCES = (
    ("music", "MUSIC"),
    ("fortune", "FORTUNES"),
    ("financiers", "FINANCIERS"),
    ("legacy", "LOVED", "DISLIKED"),
    ("maestro", "MAESTRO"),
    ("tickets", "TICKETS"),
)
_BOT_SOURCES = (
    ("music", "MUSIC"),
    ("cards", "BOT_CARDS"),
    ("legacy", "LOVED", "DISLIKED"),
    ("maestro", "MAESTRO"),
    ("tickets", "TICKETS"),
    ("tokens", "BOT_TOKENS"),
)
# What is wrong with a described position, by invariants.Broken.
_BROKEN = {
    "MUSIC_CARDS": "ovation:broken-music-cards",
    "HELPER_CARDS": "ovation:broken-helper-cards",
    "TICKETS": "ovation:broken-tickets",
    "MAESTRO_CARDS": "ovation:broken-maestro-cards",
    "SOLO_CARDS": "ovation:broken-solo-cards",
    "TRACKS": "ovation:broken-tracks",
    "TOKENS": "ovation:broken-tokens",
    "MAGNUMS": "ovation:broken-magnums",
    "TURN": "ovation:broken-turn",
    "SEATS": "ovation:broken-seats",
    "END": "ovation:broken-end",
}
_NUMBER = "number:"  # how happenings.py marks plain numbers


class Ovation:
    """The game Ovation."""

    name = "ovation"
    rules_version = 1

    def __init__(self) -> None:
        self._boxes: dict[str, Box] = {}  # every box loaded in this process, by digest

    @property
    def kernels(self) -> Kernels:
        """The compiled doors, ``partita.games.ovation.engine``."""
        from partita.games.ovation import engine

        return cast(Kernels, engine)  # mypy takes no decorated functions of a module for a protocol's methods

    # Options and boxes.

    def options_schema(self) -> dict[str, Any]:
        """The options as JSON Schema with defaults."""
        composers = list(boxes.load(None).rows["composers"])
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Options of Ovation",
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "magnum_opus": {
                    "type": "boolean",
                    "default": False,
                    "description": "Play with the Magnum Opus module (OV-2.4, OV-9.4).",
                },
                "composers": {
                    "type": ["array", "null"],
                    "items": {"type": ["string", "null"], "enum": [*composers, None]},
                    "maxItems": MAX_SEATS,
                    "uniqueItems": False,
                    "default": None,
                    "description": "Composer boards by seat, null: drawn at random; in solo the second is the Bot's.",
                },
                "solo_level": {
                    "type": ["string", "null"],
                    "enum": [*_LEVELS, None],
                    "default": _LEVEL,
                    "description": "How the Bot scores when one plays (OV-10.12); with more players it has no meaning.",
                },
            },
        }

    def check_options(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options with defaults filled in; ids of composers are checked by ``setup``.  Raises BadOption."""
        if type(players) is not int or not 1 <= players <= MAX_SEATS:
            raise BadOption("ovation:players", most=str(MAX_SEATS), players=shown(players))
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise BadOption("ovation:options-no-dict", kind=type(options).__name__)
        known = ("magnum_opus", "composers", "solo_level")
        for key in options:
            if key not in known:
                raise BadOption("ovation:no-option", option=shown(key), known=Listed(known, "comma"))
        magnum_opus = options.get("magnum_opus", False)
        if not isinstance(magnum_opus, bool):
            raise BadOption("ovation:option-magnum-opus", value=shown(magnum_opus))
        level = options.get("solo_level")
        if level is not None and level not in _LEVELS:
            raise BadOption("ovation:option-solo-level", levels=Listed(_LEVELS, "comma"), value=shown(level))
        if players > 1 and level not in (None, _LEVEL):
            raise BadOption("ovation:option-solo-level-alone", players=str(players))
        return {
            "magnum_opus": magnum_opus,
            "composers": self._check_composers(players, options.get("composers")),
            "solo_level": None if players > 1 else level or _LEVEL,
        }

    def _check_composers(self, players: int, composers: object) -> list[str | None] | None:
        if composers is None:
            return None
        seats = SOLO_SEATS if players == 1 else players
        if not isinstance(composers, list | tuple) or len(composers) > seats:
            raise BadOption("ovation:option-composers", most=str(seats))
        chosen = [
            composer if composer is None or isinstance(composer, str) else shown(composer) for composer in composers
        ]
        named = [composer for composer in chosen if composer is not None]
        for composer in named:
            if named.count(composer) > 1:
                raise BadOption("ovation:composer-twice", composer=shown(composer))
        return chosen + [None] * (seats - len(chosen)) if named else None

    def setup(self, players: int, options: Mapping[str, Any], box: Box) -> Any:
        """int64[7]: players, 1 with the module, SoloLevel, and the composer of each seat, NONE for one drawn at random.

        Raises BadOption for a composer that the box does not have.
        """
        known = names(box).number["composer"]
        composers = [NONE] * MAX_SEATS
        for seat, composer in enumerate(options["composers"] or ()):
            if composer is not None and composer not in known:
                near = difflib.get_close_matches(composer[:60], known, 1)
                advice = Saying("ovation:choose-from", known=Listed(known, "comma"))
                if near:
                    advice = Saying("ovation:did-you-mean", near=repr(near[0]))
                raise BadOption("ovation:no-composer", composer=shown(composer), advice=advice)
            composers[seat] = NONE if composer is None else known[composer]
        level = SoloLevel.NONE if players > 1 else LEVEL_WORDS.index(options["solo_level"])
        return np.array([players, int(options["magnum_opus"]), level, *composers], np.int64)

    def load_box(self, folder: Path | None) -> Box:
        """The box of a folder, or the game's own.  Raises BadBox."""
        return self._known(boxes.load(folder))

    def derive(self, data: Records) -> None:
        """Work out anew, in place, the sets of cards in a BOX[1] whose rows have been changed."""
        boxes.derive(data)

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
        """What a move names: ``card`` (an id), ``tone``, ``tones`` (a list of two) or ``row``."""
        kind, offset = split(action)
        if kind == Kind.INSPIRE:
            return {"tones": [TONE_WORDS[tone] for tone in INSPIRE_PAIRS[offset]]}
        return dict(names(box).words(kind, offset))

    def tried(self, state: Records, box: Box) -> Sequence[int]:
        """The codes a person might try now: all that the table shows, and what the phase asks."""
        g: Any = state[0]
        seat = int(g.decider)
        if seat < 0:
            return []
        faces = box.data["helper"]["face"][0]
        found: set[int] = set(range(actions.INSPIRE, actions.FORTUNE))
        if g.phase == Phase.KEEP:
            composers = box.data["music"]["composer"][0]
            offered = [piece for piece in range(FIRST_MAGNUM, MUSIC) if composers[piece] == g.composer[seat]]
            found.update(actions.KEEP + piece - FIRST_MAGNUM for piece in offered)
        for deck in Deck:
            for card in g.row[deck].tolist():
                if card < 0:
                    continue
                if deck in (Deck.CONCERT, Deck.CHAMBER):
                    found.add(actions.PERFORM + card)
                elif deck == Deck.FORTUNE:
                    found.add(actions.FORTUNE + int(faces[card]))
                else:
                    found.add(actions.PATRON + int(faces[card]) - FIRST_PATRON)
        if g.magnum[seat] >= 0:
            found.add(actions.PERFORM + int(g.magnum[seat]))
        found.update(actions.USE + int(faces[card]) for card in range(HELPERS) if int(g.helpers[seat]) >> card & 1)
        asked = {
            Phase.DISCOUNT: range(actions.DISCOUNT, actions.PAY),
            Phase.PAY: range(actions.PAY, actions.ATTEND),
            Phase.ATTEND: (actions.ATTEND, actions.DECLINE),
            Phase.GIVE: range(actions.GIVE, actions.USE),
        }
        found.update(asked.get(Phase(int(g.phase)), ()))
        found.update(range(actions.EXCHANGE, actions.ARTIST))
        found.update(range(actions.ARTIST, actions.MAESTRO))
        found.update(actions.MAESTRO + card for card in g.maestro.tolist() if card >= 0)
        found.add(actions.END_TURN)
        return sorted(found)

    def group(self, state: Records, action: int) -> str | None:
        """A word for the payment that a ``pay`` or ``discount`` is part of."""
        if split(action)[0] not in (Kind.PAY, Kind.DISCOUNT):
            return None
        turn, round_, done = (int(state[field][0]) for field in ("turn", "round_number", "actions_done"))
        return f"payment-{round_}-{turn}-{done + 1}"

    def wasted(self, state: Records, seat: int) -> int:
        """How much Inspiration a seat has lost at the end of the track so far."""
        return int(state["wasted"][0, seat])

    # What happens, and why not.

    def events(self, log: Records, first: int, state: Records, box: Box) -> list[tuple[int, Event]]:
        """The noted rows as (set of seats that may see it, 0 for everybody; the event), numbered from ``first``."""
        known = names(box)
        found = []
        rows = log["row"][0, : log["rows"][0]].tolist()
        for number, (kind, seat, seen, *numbers) in enumerate(rows):
            shape = EVENTS[Happening(kind)]
            deck = NONE
            args: dict[str, Any] = {}
            for name, value in zip(shape.args, numbers, strict=False):
                if name == "deck":
                    deck = value
                args[name.removeprefix(_NUMBER)] = _argument(name, value, deck, known)
            event = Event(
                number=first + number,
                kind=shape.name,
                seat=None if seat < 0 else seat,
                args=args,
                clause=_clause(Happening(kind), seat, [row[0] for row in rows[number:]], state, box),
                game=self.name,
            )
            found.append((seen, event))
        return found

    def reason(self, code: int, have: int, need: int, about: int, box: Box) -> Reason:
        """A refusal as a Reason; ``have`` and ``need`` are NONE where no number decided."""
        cause = CAUSES[Refusal(code)]
        patron = code == Refusal.CANNOT_AFFORD and about >= FIRST_PATRON
        args = {cause.about: _argument(cause.about, about, NONE, names(box))} if cause.about else {}
        return Reason(
            code=cause.name,
            clause=PATRON_CLAUSE if patron else cause.clause,
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
            from partita.games.ovation.invariants import Broken

            first = Broken((broken & -broken).bit_length() - 1)
            raise BadPosition("ovation:position-broken", why=Saying(_BROKEN[first.name]))

    # The end.

    def breakdown(self, state: Records, box: Box) -> list[list[dict[str, Any]]]:
        """Per seat the points by source, ``{source, clause, points}``, also sources that gave nothing.

        Of a player: music, fortune, financiers, legacy, maestro, tickets (OV-9.2); of the Bot in solo: music, cards,
        legacy, maestro, tickets, tokens (OV-10.12).
        """
        from partita.games.ovation.engine import parts
        from partita.games.ovation.scoring import SOURCES, Source

        points = np.zeros(SOURCES, np.int64)
        found = []
        for seat in range(int(state["seats"][0])):
            bot = seat == THE_BOT and int(state["solo_level"][0]) != SoloLevel.NONE
            parts(state, 0, box.data, seat, points)
            rows = []
            for word_, *sources in _BOT_SOURCES if bot else _SOURCES:
                total = sum(int(points[Source[source]]) for source in sources)
                rows.append({"source": word_, "clause": "OV-10.12" if bot else "OV-9.2", "points": total})
            found.append(rows)
        return found

    def winners(self, state: Records, box: Box) -> list[int]:
        """The winning seats by the points as they stand (OV-9.3, in solo OV-10.12)."""
        shares = np.zeros(MAX_SEATS, np.float64)
        self.kernels.returns(state, 0, box.data, shares)
        return [seat for seat, share in enumerate(shares.tolist()) if share > 0]

    def end_reason(self, state: Records) -> str | None:
        """Why the match ended, or is in its last round; None before."""
        ending = int(state["ending"][0])
        return None if ending == EndReason.NOT_YET else END_WORDS[ending]


_WORDS = {
    "tone": TONE_WORDS,
    "symbol": SYMBOL_WORDS,
    "station": STATION_WORDS,
    "deck": DECK_WORDS,
    "reason": END_WORDS,
    "action": SOLO_ACTION_WORDS,
    "preference": PREFERENCE_WORDS,
}


def _clause(happening: Happening, seat: int, later: Sequence[int], state: Records, box: Box) -> str:
    """The clause of an event; ``later`` are the kinds of the events from this one on, ``state`` is the one after."""
    g: Any = state[0]
    clause = EVENTS[happening].clause
    if happening == Happening.DISCOUNTED:
        any_tone = box.data["composer"]["tone"][0, g.composer[seat]] == NONE
        return CHOSEN_DISCOUNT_CLAUSE if any_tone else clause
    if happening == Happening.PAID:  # for what, is told right after it, or after the other parts of the payment
        paid_for = next((kind for kind in later if kind in ACQUIRED), None)
        if paid_for is not None:
            return EVENTS[Happening(paid_for)].clause
        return PATRON_CLAUSE if g.station == Station.PATRONAGE else clause
    return clause


def _argument(name: str, value: int, deck: int, known: Names) -> Any:
    """A number of an event or a reason as people read it."""
    if name.startswith(_NUMBER) or name == "seat":
        return value
    if value < 0:
        return None
    if name in _WORDS:
        return word(_WORDS[name], value)
    if name == "card":
        return card_of(known, deck, value)
    if name == "magnum":
        return known.music[value]
    listed: Sequence[str] = getattr(known, name)
    return listed[value]
