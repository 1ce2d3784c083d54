"""Victory points, the end count, and the winners (LA-7, LA-8)."""

from typing import Any

from partita.games.lacrimosa.effects import earned_vp, is_soloist
from partita.games.lacrimosa.layout import (
    EARNED,
    IN_PLAY,
    KINDS,
    MOVEMENTS,
    NONE,
    SOURCES,
    SPACES_OF_A_MOVEMENT,
    THE_SOLOIST,
    SoloLevel,
    Source,
)
from partita.games.lacrimosa.rules.courts import court_points
from partita.games.lacrimosa.rules.requiem import contributions_to
from partita.kernel.bits import bit, count
from partita.kernel.jit import kernel, num

POINTS_A_VP = 2  # LA-7.3: story points of any kinds and forms
DUCATS_A_VP = 3  # LA-7.3


@kernel
def majority(g: Any, movement: int) -> int:
    """Which composer leads a movement, neutral markers included: 0 the first, 1 the second, or NONE in a tie."""
    lead = lead_of_first(g, movement)
    return NONE if lead == 0 else num(lead < 0)


@kernel
def lead_of_first(g: Any, movement: int) -> int:
    """How many markers the first composer has more in a movement than the second, neutral ones included."""
    lead = 0
    first = movement * SPACES_OF_A_MOVEMENT
    for space in range(first, first + SPACES_OF_A_MOVEMENT):
        if g.space[space] >= 0:
            if num(g.space[space]) % IN_PLAY == 0:
                lead += 1
            else:
                lead -= 1
    return lead


@kernel
def requiem_points(g: Any, box: Any, seat: int) -> int:
    """Movement by movement: markers of the leading composer score high, the others low; in a tie all low (LA-7.2)."""
    total = 0
    for movement in range(MOVEMENTS):
        leader = majority(g, movement)
        first = movement * SPACES_OF_A_MOVEMENT
        for space in range(first, first + SPACES_OF_A_MOVEMENT):
            marker = num(g.space[space])
            if marker >= 0 and marker // IN_PLAY == seat:
                total += num(box.high[movement]) if marker % IN_PLAY == leader else num(box.low[movement])
    return total


@kernel
def leftover_points(g: Any, seat: int) -> int:
    """What is left: story points and ducats, whole groups only (LA-7.3)."""
    story_points = 0
    for kind in range(KINDS):
        story_points += num(g.track[seat, kind]) + num(g.counter[seat, kind])
    return story_points // POINTS_A_VP + num(g.ducats[seat]) // DUCATS_A_VP


@kernel
def points(g: Any, box: Any, seat: int, source: int) -> int:
    """The VP of a seat from one source, as they stand."""
    if source < EARNED:
        return num(g.vp[seat, source])
    if source == Source.REQUIEM:
        return requiem_points(g, box, seat)
    if source == Source.TAKEN:
        return num(g.cards_taken) * num(box.soloist_card_vp[g.solo_level]) if is_soloist(g, seat) else 0
    if is_soloist(g, seat):
        return count(num(g.courts[seat])) * num(box.soloist_court_vp) if source == Source.COURTS else 0
    return court_points(g, box, seat) if source == Source.COURTS else leftover_points(g, seat)


@kernel
def score(g: Any, box: Any, seat: int) -> int:
    """All VP of a seat, as they stand."""
    total = earned_vp(g, seat)
    for source in range(EARNED, SOURCES):
        total += points(g, box, seat, source)
    return total


@kernel
def contributions(g: Any, seat: int) -> int:
    """The markers of a seat in the Requiem."""
    total = 0
    for movement in range(MOVEMENTS):
        total += contributions_to(g, seat, movement)
    return total


@kernel
def winners(g: Any, box: Any) -> int:
    """The set of winning seats by the VP as they stand (LA-7.4; solo: LA-8)."""
    if g.solo_level != SoloLevel.NONE:
        return bit(0) if score(g, box, 0) > score(g, box, THE_SOLOIST) else bit(THE_SOLOIST)
    best = bit(0)
    best_score, best_markers, best_opuses = score(g, box, 0), contributions(g, 0), count(num(g.opuses[0]))
    for seat in range(1, num(g.seats)):
        seat_score, markers, opuses = score(g, box, seat), contributions(g, seat), count(num(g.opuses[seat]))
        # The order of LA-7.4: VP, then contributions, then Opuses.
        ahead = seat_score - best_score
        if ahead == 0:
            ahead = markers - best_markers
        if ahead == 0:
            ahead = opuses - best_opuses
        if ahead > 0:
            best_score, best_markers, best_opuses, best = seat_score, markers, opuses, bit(seat)
        elif ahead == 0:
            best |= bit(seat)
    return best
