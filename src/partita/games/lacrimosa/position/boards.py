"""What lies before each seat in a described position: resources, Memories, Opuses."""

from typing import Any

from msgspec import UnsetType

from partita.core.errors import Saying
from partita.core.position import Sort
from partita.games.lacrimosa.columns import KIND_WORDS
from partita.games.lacrimosa.layout import (
    CARDS_OF_A_TURN,
    HAND,
    MARKET_MEMORIES,
    MARKET_OPUSES,
    MEMORIES,
    NOTEBOOK,
    OPUS,
    OWN_MEMORIES,
    ROUNDS,
    THE_SOLOIST,
    UNKNOWN,
    Phase,
    Source,
)
from partita.games.lacrimosa.names import SOURCE_WORDS
from partita.games.lacrimosa.position.laying import MARKET, Laying, said, twice, wrong
from partita.games.lacrimosa.position.schema import Board

_SOLOIST_SOURCES = (Source.COMMISSIONS, Source.BONUSES)  # LA-8: what he earns in play


def lay_boards(laying: Laying, g: Any) -> None:
    """All seats: what they hold, their Memories and Opuses.  Raises BadPosition."""
    for seat, board in enumerate(laying.boards):
        if laying.solo and seat == THE_SOLOIST:
            _soloist(laying, g, board)
        else:
            _resources(laying, g, seat, board)
            _memories(laying, g, seat, board)
        _opuses(laying, g, seat, board)


def _soloist(laying: Laying, g: Any, board: Board) -> None:
    """Schikaneder has VP, Opuses and court tiles, and nothing else (LA-8)."""
    amounts = {
        "ducats": board.ducats,
        "finance": board.finance,
        **{f"tracks.{kind}": getattr(board.tracks, kind) for kind in KIND_WORDS},
        **{f"counters.{kind}": getattr(board.counters, kind) for kind in KIND_WORDS},
        **{f"vp.{word}": _vp(board, word) for word in SOURCE_WORDS[: Source.COURTS] if not _earns(word)},
        "memories": board.memories,
        "hand": board.hand,
        "pile.left": board.pile.left,
        "pile.order": board.pile.order,
        "experiences": [card for card in board.experiences if card is not None],
        "stories": [card for card in board.stories if card is not None],
        "opuses.turned": board.opuses.turned,
        "tiles": board.tiles,
        "markers": [
            marker
            for markers in (board.markers.voices, board.markers.strings, board.markers.woodwinds, board.markers.brass)
            if isinstance(markers, list)
            for marker in markers
        ],
    }
    for name, held in amounts.items():
        if not isinstance(held, UnsetType) and held:
            raise wrong("position-soloist", what=name)
    for source in _SOLOIST_SOURCES:
        g.vp[THE_SOLOIST, source] = _vp(board, SOURCE_WORDS[source])


def _earns(word: str) -> bool:
    """Whether Schikaneder earns VP from a source."""
    return SOURCE_WORDS.index(word) in _SOLOIST_SOURCES


def _vp(board: Board, word: str) -> int:
    """VP given for a source; none when it is left out."""
    given: int | UnsetType = getattr(board.vp, word)
    return 0 if isinstance(given, UnsetType) else given


def _resources(laying: Laying, g: Any, seat: int, board: Board) -> None:
    """Ducats, VP, finance, story points; what is left out is as the seat starts (LA-2.6)."""
    box: Any = laying.box.data[0]
    g.ducats[seat] = box.start_ducats[seat] if isinstance(board.ducats, UnsetType) else board.ducats
    g.finance[seat] = box.start_finance if isinstance(board.finance, UnsetType) else board.finance
    for source in range(Source.COURTS):
        g.vp[seat, source] = _vp(board, SOURCE_WORDS[source])
    if isinstance(board.vp.start, UnsetType):
        g.vp[seat, Source.START] = box.start_vp[seat]
    for kind, word in enumerate(KIND_WORDS):
        track = getattr(board.tracks, word)
        g.track[seat, kind] = box.start_track[kind] if isinstance(track, UnsetType) else track
        g.counter[seat, kind] = getattr(board.counters, word)


def _memories(laying: Laying, g: Any, seat: int, board: Board) -> None:
    """The nine Memories of a seat, and where they lie: hand, draw pile, two rows (LA-3.1, LA-3.2)."""
    numbered = Memories(laying, seat)
    for memory in board.memories:
        numbered.own(memory)
    above, below = laying.done(seat)
    rows = (
        ("experiences", said("at-experiences", seat=str(seat)), board.experiences, above),
        ("stories", said("at-stories", seat=str(seat)), board.stories, below),
    )
    for field, where, row, count in rows:
        for place in range(ROUNDS):
            card = row[place] if place < len(row) else None
            if place < count:
                g[field][seat, place] = UNKNOWN if card is None else numbered.lay(card, where)
            elif card is not None:
                raise wrong("position-row", where=where, have=str(place + 1), right=int(count))
    acting = seat == laying.turn and laying.phase != Phase.OVER
    before = laying.place if acting else above  # rounds of the period in which two cards were laid
    held = min(HAND, OWN_MEMORIES - CARDS_OF_A_TURN * before) - (above - before) - (below - before)
    hand = [] if isinstance(board.hand, UnsetType | int) else board.hand
    have = board.hand if isinstance(board.hand, int) else len(hand)
    if have > held or (isinstance(board.hand, int) and have != held):
        raise wrong("position-hand", seat=str(seat), have=have, right=str(held))
    for memory in hand:
        g.hand[seat] |= 1 << numbered.lay(memory, said("at-hand", seat=str(seat)))
    length = OWN_MEMORIES - above - below - held
    order = [] if isinstance(board.pile.order, UnsetType) else board.pile.order
    if len(order) > length or (not isinstance(board.pile.left, UnsetType) and board.pile.left != length):
        have = len(order) if len(order) > length else int(board.pile.left or 0)
        raise wrong("position-pile", seat=str(seat), have=have, right=str(length))
    top = [numbered.lay(memory, said("at-pile", seat=str(seat))) for memory in order]
    g.pile_len[seat] = length
    g.pile[seat, : length - len(top)] = UNKNOWN
    g.pile[seat, length - len(top) : length] = top[::-1]
    g.memories[seat] = numbered.nine()


class Memories:
    """The Memories of one seat: which are owned, and in which of its places each lies."""

    def __init__(self, laying: Laying, seat: int) -> None:
        self._laying, self._seat = laying, seat
        self._owned: dict[int, str] = {}
        self._places: dict[int, Saying] = {}
        periods = laying.box.data["memory"]["period"][0].tolist()
        self._sort = Sort("memory", lambda number: periods[number] <= laying.period, said("sort-memory"))

    def own(self, memory: str) -> int:
        """A Memory named as owned: of the market's, nobody else may own it."""
        where = said("at-memories", seat=str(self._seat))
        number = self._laying.find(memory, where, self._sort)
        if number in self._owned:
            raise twice(memory, where, where)
        self._note(number, memory)
        return number

    def _note(self, number: int, memory: str) -> None:
        self._owned[number] = memory
        if number < MARKET_MEMORIES:
            self._laying.put(MARKET, number, memory, said("at-memories", seat=str(self._seat)))

    def lay(self, memory: str, where: Saying) -> int:
        """A Memory named in one of the places; it is owned."""
        number = self._laying.find(memory, where, self._sort)
        if number in self._places:
            raise twice(memory, self._places[number], where)
        self._places[number] = where
        if number not in self._owned:
            self._note(number, memory)
        return number

    def nine(self) -> int:
        """The set of those owned, filled up with starting ones to nine.  Raises BadPosition for more."""
        if len(self._owned) > OWN_MEMORIES:
            raise wrong("position-memories", seat=str(self._seat), have=len(self._owned), right=str(OWN_MEMORIES))
        starting = [number for number in range(MARKET_MEMORIES, MEMORIES) if number not in self._owned]
        owned = [*self._owned, *starting[: OWN_MEMORIES - len(self._owned)]]
        return sum(1 << number for number in owned)


def _opuses(laying: Laying, g: Any, seat: int, board: Board) -> None:
    """The collection; the notebook, of which each player has one, is in it unless other Opuses are named upright."""
    soloist = laying.solo and seat == THE_SOLOIST
    upright, turned = board.opuses.upright, board.opuses.turned
    notebook = laying.names.opus[NOTEBOOK]
    if isinstance(upright, UnsetType):
        upright = [] if soloist or notebook in turned else [notebook]
    where = said("at-opuses", seat=str(seat))
    sort = laying.market_sort(said("sort-opus"), lambda code: code >= OPUS)
    for opuses, sets in ((upright, ("opuses",)), (turned, ("opuses", "turned"))):
        for opus in opuses:
            if opus == notebook and not soloist:
                number = MARKET_OPUSES
                laying.put(f"notebook {seat}", number, opus, where)
            else:
                number = laying.lay(opus, where, sort) - OPUS
            for field in sets:
                g[field][seat] |= 1 << number
