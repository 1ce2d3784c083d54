"""What all rules ask of a seat, and do to it: hold, pay and gain ducats, story points, finance and VP (LA-4)."""

from typing import Any

from partita.core.log import note
from partita.games.lacrimosa.happenings import Happening
from partita.games.lacrimosa.layout import (
    EARNED,
    FINANCE_END,
    KINDS,
    PERIODS,
    ROUNDS,
    THE_SOLOIST,
    TRACK_END,
    Kind,
    SoloLevel,
)
from partita.games.lacrimosa.refusals import Refusal
from partita.kernel.jit import kernel, num

TOO_LITTLE = (Refusal.TOO_LITTLE_TALENT, Refusal.TOO_LITTLE_JOURNEY, Refusal.TOO_LITTLE_COMPOSITION)  # by Kind


@kernel
def period_of(g: Any) -> int:
    """The current period, 1 to 5 (LA-3.1)."""
    return min((num(g.round_number) - 1) // ROUNDS + 1, PERIODS)


@kernel
def round_in_period(g: Any) -> int:
    """The current round of the period, 0 to 3: where this turn's cards lie in the two rows."""
    return (num(g.round_number) - 1) % ROUNDS


@kernel
def is_soloist(g: Any, seat: int) -> bool:
    """Whether a seat is Schikaneder (LA-8)."""
    return g.solo_level != SoloLevel.NONE and seat == THE_SOLOIST


@kernel
def points_of(g: Any, seat: int, kind: int) -> int:
    """Story points of a kind, in both forms (LA-4.1)."""
    return num(g.track[seat, kind]) + num(g.counter[seat, kind])


@kernel
def can_pay(g: Any, seat: int, kind: int, points: int, ducats: int) -> int:
    """Whether a seat holds so many story points of a kind and so many ducats (LA-4.1)."""
    if points_of(g, seat, kind) < points:
        return num(TOO_LITTLE[kind])
    return Refusal.OK if g.ducats[seat] >= ducats else Refusal.TOO_FEW_DUCATS


@kernel
def pay(g: Any, seat: int, kind: int, points: int, ducats: int, log: Any) -> None:
    """Pay story points, track points first, which is never worse (LA-4.1), and ducats."""
    if points == 0 and ducats == 0:
        return
    from_track = min(points, num(g.track[seat, kind]))
    g.track[seat, kind] -= from_track
    g.counter[seat, kind] -= points - from_track
    g.ducats[seat] -= ducats
    note(
        log, Happening.PAID, seat, 0, ducats,
        points * num(kind == Kind.TALENT), points * num(kind == Kind.JOURNEY), points * num(kind == Kind.COMPOSITION),
    )  # fmt: skip


@kernel
def gain(g: Any, seat: int, reward: Any, source: int, log: Any) -> None:
    """Gain a reward: ducats, VP, finance, story points in their two forms (LA-4.1)."""
    gain_ducats(g, seat, num(reward.ducats), log)
    gain_vp(g, seat, num(reward.vp), source, log)
    gain_finance(g, seat, num(reward.finance), log)
    for kind in range(KINDS):
        gain_track(g, seat, kind, num(reward.track[kind]), log)
        gain_counters(g, seat, kind, num(reward.counter[kind]), log)


@kernel
def gain_ducats(g: Any, seat: int, count: int, log: Any) -> None:
    """Gain ducats."""
    if count > 0:
        g.ducats[seat] += count
        note(log, Happening.GAINED_DUCATS, seat, 0, count, 0, 0, 0)


@kernel
def gain_vp(g: Any, seat: int, count: int, source: int, log: Any) -> None:
    """Gain VP, noted by where they come from."""
    if count > 0:
        g.vp[seat, source] += count
        note(log, Happening.GAINED_VP, seat, 0, count, 0, 0, 0)


@kernel
def gain_finance(g: Any, seat: int, count: int, log: Any) -> None:
    """Raise finance; past its end the gain is lost (LA-4.3)."""
    if count > 0:
        gained = min(count, FINANCE_END - num(g.finance[seat]))
        g.finance[seat] += gained
        if gained > 0:
            note(log, Happening.GAINED_FINANCE, seat, 0, gained, 0, 0, 0)
        if gained < count:
            g.wasted[seat] += count - gained
            note(log, Happening.LOST_FINANCE, seat, 0, count - gained, 0, 0, 0)


@kernel
def gain_track(g: Any, seat: int, kind: int, count: int, log: Any) -> None:
    """Raise a story track; past its end the gain is lost (LA-4.1)."""
    if count > 0:
        gained = min(count, TRACK_END - num(g.track[seat, kind]))
        g.track[seat, kind] += gained
        if gained > 0:
            note(log, Happening.GAINED_TRACK, seat, 0, kind, gained, 0, 0)
        if gained < count:
            g.wasted[seat] += count - gained
            note(log, Happening.LOST, seat, 0, kind, count - gained, 0, 0)


@kernel
def gain_counters(g: Any, seat: int, kind: int, count: int, log: Any) -> None:
    """Gain counters: as many as it says, for they are no limit (LA-4.1)."""
    if count > 0:
        g.counter[seat, kind] += count
        note(log, Happening.GAINED_COUNTERS, seat, 0, kind, count, 0, 0)


@kernel
def earned_vp(g: Any, seat: int) -> int:
    """VP earned in play so far."""
    total = 0
    for source in range(EARNED):
        total += num(g.vp[seat, source])
    return total
