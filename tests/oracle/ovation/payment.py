"""What music and helpers cost, and in how many ways a cost can be paid."""

from tests.oracle.ovation.box import TONES, Cost, Piece
from tests.oracle.ovation.table import Seat, Table, composer, inspiration, music


def reduced(cost: Cost, tone: str) -> Cost:
    """One less of a tone, but never less than nothing (OV-4.3)."""
    passion, joy, sorrow = (max(0, n - (name == tone)) for name, n in zip(TONES, cost, strict=True))
    return passion, joy, sorrow


def prices(t: Table, seat: Seat, piece: Piece) -> dict[str | None, Cost]:
    """What a piece can cost a seat: by the tone the performer takes off, or under None when there is no choice."""
    board = composer(t, seat)
    if board.tone is not None:
        return {None: reduced(piece.cost, board.tone)}  # OV-4.1
    covered = piece.is_concert if board.on == "concert" else board.on in piece.types
    if not covered or not any(piece.cost):
        return {None: piece.cost}
    return {tone: reduced(piece.cost, tone) for tone, n in zip(TONES, piece.cost, strict=True) if n}  # OV-4.2


def affordable_prices(t: Table, seat: Seat, piece: Piece) -> dict[str | None, Cost]:
    """The prices of a piece that a seat's markers cover."""
    held = inspiration(seat)
    return {
        tone: price
        for tone, price in prices(t, seat, piece).items()
        if all(have >= n for have, n in zip(held, price, strict=True))
    }


def pay_exactly(seat: Seat, price: Cost) -> None:
    """Move the markers down."""
    for tone, n in zip(TONES, price, strict=True):
        seat["inspiration"][tone] -= n


def payment_tones(seat: Seat, due: int, lowest: str) -> list[str]:
    """The tones the next Inspiration of a payment may have.

    The tones of a payment never descend, so that there is one order for each; a tone is no choice if the rest could not
    be paid with it and the tones above it.
    """
    held = inspiration(seat)
    start = TONES.index(lowest)
    return [TONES[i] for i in range(start, len(TONES)) if held[i] and sum(held[i:]) >= due]


def prerequisites_met(t: Table, seat: Seat, piece: Piece) -> bool:
    """Whether earlier music meets what a piece needs: each requirement by a piece of its own (OV-3.5, OV-9.4)."""
    return _matched(piece.needs, music(t, seat))


def _matched(needs: tuple[str, ...], pieces: list[Piece]) -> bool:
    if not needs:
        return True
    return any(
        piece.shows(needs[0]) and _matched(needs[1:], pieces[:i] + pieces[i + 1 :]) for i, piece in enumerate(pieces)
    )
