"""The words that stand for the small numbers of a state: card ids of a box, and the fixed words of the game."""

from typing import Any

from partita.core.game import Box
from partita.core.words import OfBox, listed, words
from partita.core.words import split as split_code
from partita.games.ovation.actions import (
    ACTIONS,
    INSPIRE_PAIRS,
    STARTS,
    WORDS,
    MoveKind,
)
from partita.games.ovation.happenings import Preference
from partita.games.ovation.layout import (
    FIRST_MAGNUM,
    FIRST_PATRON,
    HELPERS,
    TONES,
    Deck,
    EndReason,
    Phase,
    SoloAction,
    SoloLevel,
    Station,
    Symbol,
)

SYMBOL_WORDS = words(Symbol)
TONE_WORDS = SYMBOL_WORDS[:TONES]
STATION_WORDS = words(Station)
DECK_WORDS = words(Deck)
PHASE_WORDS = words(Phase)
PREFERENCE_WORDS = words(Preference)
SOLO_ACTION_WORDS = words(SoloAction)
END_WORDS = words(EndReason)  # the first means that the match goes on
LEVEL_WORDS = words(SoloLevel)  # the first means that the match is no solo match

# The families of numbers (layout.py), and the files of a box that each is made of.
_FAMILIES = {
    "music": ("concert", "chamber", "magnum"),
    "helper": ("fortune", "patron"),
    "maestro": ("maestro",),
    "composer": ("composers",),
    "solo": ("solo",),
}


class Names:
    """The ids of one box.

    ``music``, ``maestro``, ``composer`` and ``solo`` list the ids by number; ``helper`` too, copies repeated.
    ``number[family][id]`` is the way back (of copies the first); ``texts`` and ``codes`` are the moves both ways.
    """

    def __init__(self, box: Box) -> None:
        faces = box.data["helper"]["face"][0].tolist()
        rows = {
            family: {card: row for file in files for card, row in box.rows[file].items()}
            for family, files in _FAMILIES.items()
        }
        self.number: dict[str, dict[str, int]] = {
            family: {card: row["number"] for card, row in cards.items()} for family, cards in rows.items()
        }
        self.music = listed(rows["music"])
        first_copies = {number: card for card, number in self.number["helper"].items()}
        self.helper = [first_copies[faces[number]] for number in range(HELPERS)]
        self.copies = {card: faces.count(number) for card, number in self.number["helper"].items()}
        self.maestro = listed(rows["maestro"])
        self.composer = listed(rows["composer"])
        self.solo = listed(rows["solo"])
        self.texts: list[str] = []
        self.codes: dict[str, int] = {}
        for code in range(ACTIONS):
            kind, offset = split(code)
            named = self.words(kind, offset)
            text = " ".join((WORDS[kind], *(named["tones"] if "tones" in named else named.values())))
            self.texts.append(text)
            self.codes.setdefault(text, code)  # the first copy of a card is its face

    def words(self, kind: int, offset: int) -> dict[str, Any]:
        """What a move of a kind names, by the name of the thing: one id or word, of ``inspire`` a list of two tones."""
        if kind == MoveKind.INSPIRE:
            return {"tones": [TONE_WORDS[tone] for tone in INSPIRE_PAIRS[offset]]}
        if kind == MoveKind.KEEP:
            return {"card": self.music[FIRST_MAGNUM + offset]}
        if kind == MoveKind.FORTUNE or kind == MoveKind.USE:
            return {"card": self.helper[offset]}
        if kind == MoveKind.PATRON:
            return {"card": self.helper[FIRST_PATRON + offset]}
        if kind == MoveKind.PERFORM:
            return {"card": self.music[offset]}
        if kind == MoveKind.MAESTRO:
            return {"card": self.maestro[offset]}
        if kind == MoveKind.ARTIST:
            return {"row": DECK_WORDS[offset]}
        if kind in (MoveKind.DISCOUNT, MoveKind.PAY, MoveKind.GIVE, MoveKind.EXCHANGE):
            return {"tone": TONE_WORDS[offset]}
        return {}


names = OfBox(Names)  # the names of a box, worked out once


def split(code: int) -> tuple[int, int]:
    """An action code as its kind and the number within the kind."""
    return split_code(code, STARTS)


def card_of(names: Names, deck: int, number: int) -> str:
    """The id of a card in one of the four decks."""
    return names.music[number] if deck in (Deck.CONCERT, Deck.CHAMBER) else names.helper[number]
