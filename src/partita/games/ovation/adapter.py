"""Ovation behind Partita's contract (``partita.core.game.Game``): what of it is this game's own."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from partita.core.adapter import Adapter
from partita.core.errors import BadOption, shown
from partita.core.game import Box, Records
from partita.core.position import NONE, members, plain
from partita.core.words import advice, word
from partita.games.ovation import actions, boxes, texts
from partita.games.ovation.actions import STARTS, MoveKind
from partita.games.ovation.happenings import ACQUIRED, CHOSEN_DISCOUNT_CLAUSE, EVENTS, Happening
from partita.games.ovation.layout import (
    FIRST_MAGNUM,
    FIRST_PATRON,
    MAX_SEATS,
    MUSIC,
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
_WORDS = {
    "tone": TONE_WORDS,
    "symbol": SYMBOL_WORDS,
    "station": STATION_WORDS,
    "deck": DECK_WORDS,
    "reason": END_WORDS,
    "action": SOLO_ACTION_WORDS,
    "preference": PREFERENCE_WORDS,
}


class Ovation(Adapter):
    """The game Ovation."""

    name = "ovation"
    rules_version = 1
    standing: Mapping[str, Mapping[str, str]] = {"attendance": {"always": "attend", "never": "decline"}}
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
            magnum_opus={
                "type": "boolean",
                "default": False,
                "description": "Play with the Magnum Opus module (OV-2.4, OV-9.4).",
            },
            composers=self.composers_schema(
                MAX_SEATS, "Composer boards by seat, null: drawn at random; in solo the second is the Bot's."
            ),
            solo_level=self.level_schema("How the Bot scores when one plays (OV-10.12)"),
        )

    def check_options(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options with defaults filled in; ids of composers are checked by ``setup``.  Raises BadOption."""
        asked = self.checked(players, options, ("magnum_opus", "composers", "solo_level"))
        magnum_opus = asked.get("magnum_opus", False)
        if not isinstance(magnum_opus, bool):
            raise BadOption("ovation:option-magnum-opus", value=shown(magnum_opus))
        return {
            "magnum_opus": magnum_opus,
            "composers": self.checked_composers(asked.get("composers"), SOLO_SEATS if players == 1 else players),
            "solo_level": self.checked_level(players, asked.get("solo_level")),
        }

    def setup(self, players: int, options: Mapping[str, Any], box: Box) -> Any:
        """int64[7]: players, 1 with the module, SoloLevel, and the composer of each seat, NONE for one drawn at random.

        Raises BadOption for a composer that the box does not have.
        """
        known = names(box).number["composer"]
        composers = [NONE] * MAX_SEATS
        for seat, composer in enumerate(options["composers"] or ()):
            if composer is not None and composer not in known:
                raise BadOption("ovation:no-composer", card=shown(composer), advice=advice(composer, list(known)))
            composers[seat] = NONE if composer is None else known[composer]
        level = SoloLevel.NONE if players > 1 else LEVEL_WORDS.index(options["solo_level"])
        return np.array([players, int(options["magnum_opus"]), level, *composers], np.int64)

    def derive(self, data: Records) -> None:
        """Work out anew, in place, the sets of cards in a BOX[1] whose rows have been changed."""
        boxes.derive(data)

    # Moves.

    def tried(self, state: Records, box: Box) -> Sequence[int]:
        """The codes a person might try now: all that the table shows, and what the phase asks."""
        g = plain(state)
        seat = g.decider
        if seat < 0:
            return []
        faces = box.data["helper"]["face"][0].tolist()
        found: set[int] = set(range(actions.INSPIRE, actions.FORTUNE))
        if g.phase == Phase.KEEP:
            composers = box.data["music"]["composer"][0]
            offered = [piece for piece in range(FIRST_MAGNUM, MUSIC) if composers[piece] == g.composer[seat]]
            found.update(actions.KEEP + piece - FIRST_MAGNUM for piece in offered)
        for deck in Deck:
            for card in g.row[deck]:
                if card < 0:
                    continue
                if deck in (Deck.CONCERT, Deck.CHAMBER):
                    found.add(actions.PERFORM + card)
                elif deck == Deck.FORTUNE:
                    found.add(actions.FORTUNE + faces[card])
                else:
                    found.add(actions.PATRON + faces[card] - FIRST_PATRON)
        if g.magnum[seat] >= 0:
            found.add(actions.PERFORM + g.magnum[seat])
        found.update(actions.USE + faces[card] for card in members(g.helpers[seat]))
        asked = {
            Phase.DISCOUNT: range(actions.DISCOUNT, actions.PAY),
            Phase.PAY: range(actions.PAY, actions.ATTEND),
            Phase.ATTEND: (actions.ATTEND, actions.DECLINE),
            Phase.GIVE: range(actions.GIVE, actions.USE),
        }
        found.update(asked.get(g.phase, ()))
        found.update(range(actions.EXCHANGE, actions.ARTIST))
        found.update(range(actions.ARTIST, actions.MAESTRO))
        found.update(actions.MAESTRO + card for card in g.maestro if card >= 0)
        found.add(actions.END_TURN)
        return sorted(found)

    def group(self, state: Records, action: int) -> str | None:
        """A word for the payment that a ``pay`` or ``discount`` is part of."""
        if split(action)[0] not in (MoveKind.PAY, MoveKind.DISCOUNT):
            return None
        turn, round_, done = (int(state[field][0]) for field in ("turn", "round_number", "actions_done"))
        return f"payment-{round_}-{turn}-{done + 1}"

    # What happens, and why not.

    def argument(self, name: str, value: int, args: Mapping[str, Any], known: Names) -> Any:
        """A number of an event or a reason as people read it; a card is of the deck named before it."""
        if name in _WORDS:
            return word(_WORDS[name], value)
        if name == "card":
            return card_of(known, DECK_WORDS.index(args["deck"]), value)
        listed: Sequence[str] = getattr(known, "music" if name == "magnum" else name)
        return listed[value]

    def event_clause(self, kind: int, seat: int, later: Sequence[int], state: Records, box: Box) -> str:
        """The clause of an event; ``later`` are the kinds of the events from it on, ``state`` is the one after all."""
        g: Any = state[0]
        clause = EVENTS[Happening(kind)].clause
        if kind == Happening.DISCOUNTED:
            any_tone = box.data["composer"]["tone"][0, g.composer[seat]] == NONE
            return CHOSEN_DISCOUNT_CLAUSE if any_tone else clause
        if kind == Happening.PAID:  # for what, is told right after it, or after the other parts of the payment
            paid_for = next((kind for kind in later if kind in ACQUIRED), None)
            if paid_for is not None:
                return EVENTS[Happening(paid_for)].clause
            return PATRON_CLAUSE if g.station == Station.PATRONAGE else clause
        return clause

    def reason_clause(self, code: int, about: int) -> str:
        """The clause of a refusal: Patrons are bought by another than Fortune cards."""
        patron = code == Refusal.CANNOT_AFFORD and about >= FIRST_PATRON
        return PATRON_CLAUSE if patron else super().reason_clause(code, about)

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

    def end_reason(self, state: Records) -> str | None:
        """Why the match ended, or is in its last round; None before."""
        ending = int(state["ending"][0])
        return None if ending == EndReason.NOT_YET else END_WORDS[ending]
