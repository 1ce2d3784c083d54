"""Royal Courts (LA-7.1): which tiles score, when each Opus and each marker serves one tile only.

The best choice is found exactly.  Opuses of a type are alike, so that a choice of tiles is possible as far as Opuses go
when each type suffices and all together do.  Markers differ in instrument, movement and composer: for them the sets of
markers that a choice may use up are kept, as flags by the bits of a set.
"""

from typing import Any

import numpy as np

from partita.games.lacrimosa.layout import (
    COURTS,
    IN_PLAY,
    INSTRUMENTS,
    MARKERS,
    MOVEMENTS,
    SPACES,
    SPACES_OF_A_MOVEMENT,
    TYPES,
)
from partita.kernel.bits import count
from partita.kernel.jit import kernel, lowest_bit, num

MARKER_SETS = 1 << MARKERS
INSTRUMENT, MOVEMENT, COMPOSER = 0, 1, 2  # what is told of a marker
ANY = 3


@kernel
def court_points(g: Any, box: Any, seat: int) -> int:
    """The most VP that the court tiles of a seat can score together.

    The tiles are gone through in order: with a tile, if it can still be met, then without it.  The way back is kept in
    arrays, one place for each tile.
    """
    if g.courts[seat] == 0:
        return 0
    tiles = np.empty(COURTS, np.int64)
    length = 0
    left = num(g.courts[seat])
    while left:
        tiles[length] = lowest_bit(left)
        left &= left - 1
        length += 1
    hopes = np.zeros(COURTS + 1, np.int64)  # the VP of this tile and those after it
    for place in range(length - 1, -1, -1):
        hopes[place] = hopes[place + 1] + num(box.court[tiles[place]].vp)

    facts = np.empty((MARKERS, COMPOSER + 1), np.int64)
    markers = note_markers(g, box, seat, facts)
    needs = np.zeros((COURTS + 1, TYPES + 1), np.int64)  # Opuses by type, and of any, before each tile
    sets = np.zeros((COURTS + 1, MARKER_SETS), np.int8)  # 1 for each set of markers that may be used up before it
    sets[0, 0] = 1
    points = np.zeros(COURTS + 1, np.int64)  # before each tile
    tried = np.zeros(COURTS + 1, np.int8)  # 0: not yet; 1: with it; 2: without it as well

    best = 0
    place = 0
    while place >= 0:
        best = max(best, points[place])
        done = place == length or points[place] + hopes[place] <= best
        if not done and tried[place] == 0:
            tried[place] = 1
            if meet(g, box, seat, tiles[place], place, needs, sets, facts, markers):
                points[place + 1] = points[place] + num(box.court[tiles[place]].vp)
                place += 1
                tried[place] = 0
        elif not done and tried[place] == 1:
            tried[place] += 1
            for column in range(TYPES + 1):
                needs[place + 1, column] = needs[place, column]
            for used in range(MARKER_SETS):
                sets[place + 1, used] = sets[place, used]
            points[place + 1] = points[place]
            place += 1
            tried[place] = 0
        else:
            place -= 1
    return best


@kernel
def note_markers(g: Any, box: Any, seat: int, facts: Any) -> int:
    """Write instrument, movement and composer of each marker of a seat in the Requiem; return how many there are."""
    markers = 0
    for space in range(SPACES):
        marker = num(g.space[space])
        if marker >= 0 and marker // IN_PLAY == seat and markers < MARKERS:
            facts[markers, INSTRUMENT] = num(box.instrument[space])
            facts[markers, MOVEMENT] = space // SPACES_OF_A_MOVEMENT
            facts[markers, COMPOSER] = marker % IN_PLAY
            markers += 1
    return markers


@kernel
def meet(g: Any, box: Any, seat: int, tile: int, place: int, needs: Any, sets: Any, facts: Any, markers: int) -> bool:
    """Whether a tile can be met beside those before it; what is then used is written for the next place."""
    court = box.court[tile]
    together = num(court.any_opus) + needs[place, TYPES]
    needs[place + 1, TYPES] = together
    for opus_type in range(TYPES):
        need = num(court.opuses[opus_type]) + needs[place, opus_type]
        needs[place + 1, opus_type] = need
        together += need
        if need > count(num(g.opuses[seat]) & num(box.of_type[opus_type])):
            return False
    if together > count(num(g.opuses[seat])):
        return False

    for used in range(MARKER_SETS):
        sets[place + 1, used] = sets[place, used]
    for instrument in range(INSTRUMENTS):
        for _ in range(court.instruments[instrument]):
            serve(sets, place + 1, facts, markers, INSTRUMENT, instrument)
    for movement in range(MOVEMENTS):
        for _ in range(court.movements[movement]):
            serve(sets, place + 1, facts, markers, MOVEMENT, movement)
    for composer in range(IN_PLAY):
        for _ in range(court.composers[composer]):
            serve(sets, place + 1, facts, markers, COMPOSER, composer)
    for _ in range(court.any_marker):
        serve(sets, place + 1, facts, markers, ANY, 0)
    for used in range(MARKER_SETS):
        if sets[place + 1, used]:
            return True
    return False


@kernel
def serve(sets: Any, place: int, facts: Any, markers: int, fact: int, value: int) -> None:
    """Use up one marker more, of those whose ``fact`` is ``value``, in every way.

    The sets are gone through from the largest down, so that a marker just used is not used again.
    """
    for used in range(MARKER_SETS - 1, -1, -1):
        possible = 0
        for marker in range(markers):
            if used >> marker & 1 and sets[place, used ^ (1 << marker)]:
                if fact == ANY or facts[marker, fact] == value:
                    possible = 1
        sets[place, used] = possible
