"""From what is kept of a match to its table: the fold of its entries.

A match that was played by other rules or other cards than are at hand cannot be folded.  It stays as it is: it is
listed, and its moves can be read (``line``), but nobody can go on with it here.
"""

from collections.abc import Iterable, Mapping, Sequence

from partita.core.deal import NO_NONCE
from partita.core.errors import BadOption, Error, Saying
from partita.core.game import Box, game
from partita.server.deed import Deed, Entry
from partita.server.table import Table

Boxes = Mapping[str, Mapping[str, Box]]  # by game and digest
_DIGITS = 32  # of a digest, as people are told it


class NotHere(Exception):
    """A match that was played by other rules or other cards than are at hand; ``why`` tells by which."""

    def __init__(self, why: Saying) -> None:
        super().__init__(why)
        self.why = why


class Broken(Exception):
    """Entries that do not fit one another; ``version`` is the first that does not fit, ``why`` tells."""

    def __init__(self, version: int, why: Saying | Error) -> None:
        super().__init__(version, why)
        self.version, self.why = version, why


def box_of(deed: Deed, boxes: Boxes) -> Box:
    """The box that a match is played with.  Raises NotHere."""
    try:
        rules = game(deed.game)
    except BadOption:
        raise NotHere(Saying("match-other-game", game=deed.game)) from None
    if deed.rules_version != rules.rules_version:
        played, plays = str(deed.rules_version), str(rules.rules_version)
        raise NotHere(Saying("match-other-rules", version=played, plays=plays))
    found = boxes.get(deed.game, {}).get(deed.box) or rules.find_box(deed.box)
    if found is None:
        raise NotHere(Saying("match-other-box", box=deed.box[:_DIGITS]))
    return found


def is_here(deed: Deed, boxes: Boxes) -> bool:
    """Whether the rules and the cards of a match are at hand."""
    try:
        box_of(deed, boxes)
    except NotHere:
        return False
    return True


def folded(deed: Deed, entries: Iterable[Entry], boxes: Boxes) -> Table:
    """The table of a match with all its entries.  Raises NotHere and Broken."""
    table = Table(deed, box_of(deed, boxes))
    with table.many():
        for entry in entries:
            if entry.version != table.version + 1:
                raise Broken(entry.version, Saying("match-gap", version=str(table.version + 1)))
            if entry.kind == "move" and entry.seat != table.to_move:
                raise Broken(entry.version, Saying("match-other-seat"))
            try:
                table.apply(entry)
            except Exception as wrong:
                raise Broken(entry.version, _told(wrong)) from wrong
    return table


def nonces(deed: Deed, entries: Iterable[Entry]) -> list[str]:
    """The nonces by seat, as hex digits; it needs neither rules nor cards."""
    found = [NO_NONCE.hex()] * deed.players
    for entry in entries:
        if entry.kind in ("take", "leave"):
            found[entry.seat or 0] = entry.text or NO_NONCE.hex()
    return found


def line(entries: Iterable[Entry]) -> Sequence[Entry]:
    """The moves that stand, without those that were taken back; it needs neither rules nor cards."""
    stands: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            stands.append(entry)
        elif entry.kind == "undo":
            while stands and stands[-1].version > int(entry.text):
                stands.pop()
    return stands


def _told(wrong: Exception) -> Saying | Error:
    return wrong if isinstance(wrong, Error) else Saying("match-fault", fault=type(wrong).__name__)
