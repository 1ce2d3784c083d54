"""The words that stand for the small numbers of a state: ids of a box, and the fixed words of the game."""

from partita.core.game import Box
from partita.core.words import OfBox, listed, words
from partita.core.words import split as split_code
from partita.games.lacrimosa.actions import ACTIONS, STARTS, WORDS, MoveKind
from partita.games.lacrimosa.columns import ACTION_WORDS, INSTRUMENT_WORDS, MOVEMENT_WORDS, PLACE
from partita.games.lacrimosa.layout import OPUS, Line, Phase, SoloLevel, Source

PHASE_WORDS = words(Phase)
LEVEL_WORDS = words(SoloLevel)  # the first means that the match is no solo match
SOURCE_WORDS = words(Source)
LINE_WORDS = words(Line)  # the first means that there is no such line
END = "five-periods"  # the one reason why a match ends (LA-6)


class Names:
    """The ids of one box.

    ``memory``, ``opus``, ``tile``, ``city``, ``bonus``, ``court``, ``constanze``, ``soloist``, ``composer`` and
    ``place`` list the ids by number; ``number[family][id]`` is the way back.  ``texts`` and ``codes`` are the moves
    both ways.
    """

    def __init__(self, box: Box) -> None:
        rows = box.rows
        self.memory = listed(rows["memory"])
        self.opus = listed(rows["opus"])
        self.tile = listed(rows["tile"])
        self.city = listed(rows["city"])
        self.bonus = listed(rows["bonus"])
        self.court = listed(rows["court"])
        self.constanze = listed(rows["constanze"])
        self.soloist = listed(rows["soloist"])
        self.composer = listed(rows["composers"])
        self.place = listed(rows[PLACE])
        families = {
            "memory": self.memory,
            "opus": self.opus,
            "tile": self.tile,
            "city": self.city,
            "bonus": self.bonus,
            "court": self.court,
            "constanze": self.constanze,
            "soloist": self.soloist,
            "composer": self.composer,
            "place": self.place,
        }
        self.number = {name: {card: number for number, card in enumerate(ids)} for name, ids in families.items()}
        self.texts = [" ".join((WORDS[kind], *self.words(kind, offset).values())) for kind, offset in _SPLIT]
        self.codes = {text: code for code, text in enumerate(self.texts)}

    def words(self, kind: int, offset: int) -> dict[str, str]:
        """What a move of a kind names, by the name of the thing."""
        if kind in (MoveKind.EXPERIENCE, MoveKind.STORY, MoveKind.DOCUMENT):
            return {"card": self.memory[offset]}
        if kind in (MoveKind.COMMISSION, MoveKind.PERFORM, MoveKind.SELL):
            return {"card": self.opus[offset]}
        if kind == MoveKind.JOURNEY:
            return {"place": self.place[offset]}
        if kind == MoveKind.REQUIEM:
            return {"movement": MOVEMENT_WORDS[offset]}
        if kind == MoveKind.INSTRUMENT:
            return {"instrument": INSTRUMENT_WORDS[offset]}
        if kind == MoveKind.COMPOSER:
            return {"composer": self.composer[offset]}
        if kind == MoveKind.SKIP:
            return {"action": ACTION_WORDS[offset]}
        return {}

    def card(self, code: int) -> str:
        """The id of a market code: a Memory's number, or OPUS and an Opus'."""
        return self.opus[code - OPUS] if code >= OPUS else self.memory[code]

    def code(self, card: str) -> int:
        """The market code of a card's id.  Raises KeyError for one that is neither a Memory nor an Opus."""
        found = self.number["memory"].get(card)
        return OPUS + self.number["opus"][card] if found is None else found


def split(code: int) -> tuple[int, int]:
    """An action code as its kind and the number within the kind."""
    return split_code(code, STARTS)


_SPLIT = tuple(split(code) for code in range(ACTIONS))

names = OfBox(Names)  # the names of a box, worked out once
