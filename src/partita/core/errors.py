"""The exceptions that Partita raises on purpose.  Each message is one line: what is wrong, and what would be right."""

from partita.core.reasons import Reason

_SHOWN = 60  # letters of a wrong value that a message repeats


def shown(value: object) -> str:
    """A wrong value as a message repeats it: one line, and not too long.

    >>> shown("a\\nb"), shown(7)
    ("'a\\\\nb'", '7')
    """
    try:
        text = " ".join(repr(value).split())
    except Exception:  # noqa: BLE001 (a whole number of thousands of digits has no text; others' classes may do worse)
        return f"that {type(value).__name__}"
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}..."


class Error(ValueError):
    """The family of all of Partita's exceptions."""


class IllegalMove(Error):
    """A move that is unknown or not legal now; ``reason`` says why.  The match is unchanged."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


class UndoBarred(Error):
    """Nothing can be taken back: something hidden was seen since, or another seat has decided."""


class CorruptRecord(Error):
    """A record that is no record, belongs to another game or box, or does not replay to its digest.

    ``ply`` is the move at fault, or None; ``reason`` a Reason when that move is not legal, or None.
    """

    def __init__(self, message: str, ply: int | None = None, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.ply = ply
        self.reason = reason


class BadBox(Error):
    """A box folder with something wrong: the message names file, row, column and what is allowed."""


class BadPosition(Error):
    """A described position that cannot be: the message names what is wrong."""


class BadOption(Error):
    """An unknown game, option, number of players, seat or seed."""
