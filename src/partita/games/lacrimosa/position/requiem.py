"""The Requiem in a described position: its spaces, the markers on the boards, the composer tiles."""

from typing import Any

from msgspec import UnsetType

from partita.core.errors import Saying
from partita.core.game import Box
from partita.core.position import Sort
from partita.games.lacrimosa.columns import COMPOSER_WORDS, INSTRUMENT_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    CONSTANZES,
    COVERED,
    IN_PLAY,
    MANY_PLAYERS,
    MARKERS,
    MAX_SEATS,
    MOVEMENTS,
    NEUTRAL,
    NONE,
    SPACES_OF_A_MOVEMENT,
    UNKNOWN,
)
from partita.games.lacrimosa.position.laying import Laying, as_card, differing, said, wrong
from partita.games.lacrimosa.position.schema import COVERED_WORD, FREE, MARKER, NEUTRAL_WORD, Markers, Space, Taken


def _field(word: str) -> str:
    """The name of a struct's field for a word."""
    return word.replace("-", "_")


def placed(g: Any, seat: int, which: int, movement: int) -> int:
    """How many markers of a composer a seat has in a movement."""
    first = movement * SPACES_OF_A_MOVEMENT
    spaces: list[int] = g.space[first : first + SPACES_OF_A_MOVEMENT].tolist()
    return spaces.count(seat * IN_PLAY + which)


def taken_tiles(g: Any, box: Box) -> dict[tuple[int, int], list[int]]:
    """The tiles that have left each stack, by composer (0 first, 1 second) and movement; composers are known."""
    stacks = box.data["stack"][0, int(g.players >= MANY_PLAYERS)]
    return {
        (which, movement): stacks[g.composer[which], movement, : g.tiles_taken[which, movement]].tolist()
        for which in range(IN_PLAY)
        for movement in range(MOVEMENTS)
    }


def lay_requiem(laying: Laying, g: Any) -> None:
    """Spaces, tiles taken, markers and tiles on the boards.  Raises BadPosition."""
    instruments = laying.box.data["instrument"][0].tolist()
    for movement, word in enumerate(MOVEMENT_WORDS):
        spaces: list[Space] = getattr(laying.p.requiem.spaces, _field(word))
        for number in range(SPACES_OF_A_MOVEMENT):
            place = movement * SPACES_OF_A_MOVEMENT + number
            space = spaces[number] if number < len(spaces) else Space()
            where = said("at-space", movement=word, number=number + 1)
            right = INSTRUMENT_WORDS[instruments[place]]
            if not isinstance(space.instrument, UnsetType) and space.instrument != right:
                raise wrong("position-instrument", where=where, have=space.instrument, right=right)
            g.space[place] = _held(laying, space, where)
    _by_card(laying, g)
    _tiles_taken(laying, g)
    for seat in range(laying.players):
        _markers(laying, g, seat)
    _tiles(laying, g)


def _held(laying: Laying, space: Space, where: Saying) -> int:
    """What a space holds, by layout's numbers; UNKNOWN when that is left to the Constanze card."""
    state = space.state
    if isinstance(state, UnsetType):
        if space.marker is None:
            return NONE if laying.players == MAX_SEATS else UNKNOWN
        state = MARKER  # type: ignore[assignment]  # one of the words
    if (state == MARKER) != (space.marker is not None):
        raise wrong("position-marker", where=where)
    if state == FREE:
        return NONE
    if state == COVERED_WORD:
        return COVERED
    marker = space.marker
    if marker is None:  # seen above
        return NONE
    owner = NEUTRAL if marker.seat == NEUTRAL_WORD else int(marker.seat)
    if owner != NEUTRAL and owner >= laying.seats:
        raise wrong("position-marker-seat", where=where, seat=str(owner), last=str(laying.seats - 1))
    return owner * IN_PLAY + COMPOSER_WORDS.index(marker.composer)


def _by_card(laying: Laying, g: Any) -> None:
    """Covered spaces and neutral markers are those of a Constanze card; of a given one they are laid."""
    spaces = g.space.tolist()
    cards = range(CONSTANZES) if g.constanze == UNKNOWN else [int(g.constanze)]
    made = [as_card(laying.box, laying.players, card) for card in cards]
    differences = [differing(spaces, card) for card in made]
    if None not in differences:
        space = min(number for number in differences if number is not None)
        where = said(
            "at-space",
            movement=MOVEMENT_WORDS[space // SPACES_OF_A_MOVEMENT],
            number=space % SPACES_OF_A_MOVEMENT + 1,
        )
        if laying.players == MAX_SEATS:
            raise wrong("position-space-four", where=where)
        if g.constanze == UNKNOWN:
            raise wrong("position-space-no-card")
        raise wrong(
            "position-space", where=where, card=repr(laying.names.constanze[g.constanze]), state=_state(made[0][space])
        )
    if g.constanze >= 0:
        g.space[:] = [card if held == UNKNOWN else held for held, card in zip(spaces, made[0], strict=True)]


def _state(held: int) -> Saying:
    """What a Constanze card makes of a space."""
    if held < 0:
        return said("space-covered" if held == COVERED else "space-free")
    return said("space-neutral", composer=COMPOSER_WORDS[held % IN_PLAY])


def _tiles_taken(laying: Laying, g: Any) -> None:
    """As many tiles have left a stack as there are markers for it, neutral ones apart (LA-5.5)."""
    most = int(laying.box.data["stack_len"][0, int(laying.players >= MANY_PLAYERS)])
    for which, composer in enumerate(COMPOSER_WORDS):
        given: Taken = getattr(laying.p.requiem.tiles_taken, composer)
        for movement, word in enumerate(MOVEMENT_WORDS):
            markers = sum(placed(g, seat, which, movement) for seat in range(laying.seats))
            where = said("at-stack", movement=word, composer=composer)
            if markers > most:
                raise wrong("position-stack", where=where, have=markers, most=str(most))
            taken = getattr(given, _field(word))
            if not isinstance(taken, UnsetType) and taken != markers:
                raise wrong("position-tiles-taken", where=where, have=taken, markers=markers)
            g.tiles_taken[which, movement] = markers


def _markers(laying: Laying, g: Any, seat: int) -> None:
    """The markers still on a board are those that are in no space (LA-2.6)."""
    instruments = laying.box.data["instrument"][0].tolist()
    used = 0
    for space, held in enumerate(g.space.tolist()):
        if held >= 0 and held // IN_PLAY == seat:
            marker = instruments[space] * IN_PLAY + held % IN_PLAY
            if used >> marker & 1:
                instrument, composer = INSTRUMENT_WORDS[instruments[space]], COMPOSER_WORDS[held % IN_PLAY]
                raise wrong("position-marker-twice", seat=str(seat), instrument=instrument, composer=composer)
            used |= 1 << marker
    g.markers[seat] = ALL_MARKERS & ~used
    given: Markers = laying.boards[seat].markers
    for number, instrument in enumerate(INSTRUMENT_WORDS):
        left = getattr(given, instrument)
        right = [word for which, word in enumerate(COMPOSER_WORDS) if not used >> number * IN_PLAY + which & 1]
        if not isinstance(left, UnsetType) and sorted(left) != right:
            shown_ = " ".join(right) or "-"
            raise wrong("position-markers-left", seat=str(seat), instrument=instrument, right=shown_)


def _tiles(laying: Laying, g: Any) -> None:
    """The composer tiles on the boards: for each marker one of its composer and movement, from those taken."""
    for seat, board in enumerate(laying.boards[: laying.players]):
        markers = MARKERS - int(g.markers[seat]).bit_count()
        if isinstance(board.tiles, list) and len(board.tiles) != markers:
            raise wrong("position-tiles", seat=str(seat), have=len(board.tiles), markers=markers)
    if not any(isinstance(board.tiles, list) and board.tiles for board in laying.boards):
        return
    if UNKNOWN in g.composer.tolist():
        raise wrong("position-tiles-composers")
    taken = taken_tiles(g, laying.box)
    gone = {tile for tiles in taken.values() for tile in tiles}
    sort = Sort("tile", gone.__contains__, said("sort-tile"))
    for seat, board in enumerate(laying.boards[: laying.players]):
        if not isinstance(board.tiles, list):
            continue
        g.tiles[seat] = laying.lay_all(board.tiles, said("at-tiles", seat=str(seat)), sort)
        for (which, movement), tiles in taken.items():
            have = sum(int(g.tiles[seat]) >> tile & 1 for tile in tiles)
            if have != placed(g, seat, which, movement):
                where = said("at-stack", movement=MOVEMENT_WORDS[movement], composer=COMPOSER_WORDS[which])
                markers = placed(g, seat, which, movement)
                raise wrong("position-tiles-of", seat=str(seat), where=where, have=have, markers=markers)
