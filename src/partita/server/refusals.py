"""Why the server does not do what it is asked: a code for programs, a sentence for people, a status for HTTP.

The sentences stand under their codes in ``partita/text/refusals.en.ftl`` and ``refusals.fr.ftl``.
"""

from enum import StrEnum
from typing import Any

from partita.core.errors import Error
from partita.core.reasons import Reason
from partita.server.wire import Refused
from partita.text import said


class Code(StrEnum):
    """All refusals; ``docs/protocol.md`` lists them."""

    BAD_MESSAGE = "bad-message"  # not JSON, or not as wire.py has it
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    TOO_MANY_TOKENS = "too-many-tokens"
    NO_IDENTITY = "no-identity"
    NO_SUCH_IDENTITY = "no-such-identity"  # a recovery code or a token that fits nobody
    NOT_BY_TOKEN = "not-by-token"  # what a token must not do, since it can be revoked
    FOREIGN_ORIGIN = "foreign-origin"
    NO_MATCH = "no-match"
    NO_SEAT = "no-seat"
    NO_ROUTE = "no-route"
    NO_METHOD = "no-method"
    NOT_FOR_YOU = "not-for-you"  # nobody may watch it
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_YOUR_TURN = "not-your-turn"
    SEAT_TAKEN = "seat-taken"
    NOT_BEGUN = "not-begun"
    BEGUN = "begun"
    OVER = "over"
    NOT_OVER = "not-over"
    STALE = "stale"
    AHEAD = "ahead"
    ID_USED = "id-used"  # the same message id for something else
    ILLEGAL = "illegal"
    REVEALS = "reveals"  # moves behind one that turns something up
    UNDO_BARRED = "undo-barred"
    NO_QUESTION = "no-question"
    ENOUGH = "enough"  # answers and seats that have changed too often
    NOT_GONE = "not-gone"
    NOT_GIVEN = "not-given"
    GIVEN = "given"  # a bot plays on for this seat
    RESIGNED = "resigned"
    SEED_NOT_ALLOWED = "seed-not-allowed"
    BAD_OPTION = "bad-option"
    BAD_RECORD = "bad-record"
    NOT_REPLAYABLE = "not-replayable"  # played by other rules or cards than are here
    TRY_AGAIN = "try-again"  # the store is out of reach for the moment
    FAULT = "fault"


STATUS = {
    Code.BAD_MESSAGE: 400,
    Code.TOO_LARGE: 413,
    Code.TOO_FAST: 429,
    Code.NO_IDENTITY: 401,
    Code.NO_SUCH_IDENTITY: 401,
    Code.NOT_BY_TOKEN: 403,
    Code.FOREIGN_ORIGIN: 403,
    Code.NO_MATCH: 404,
    Code.NO_SEAT: 404,
    Code.NO_ROUTE: 404,
    Code.NO_METHOD: 405,
    Code.NOT_FOR_YOU: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.BAD_OPTION: 400,
    Code.BAD_RECORD: 400,
    Code.SEED_NOT_ALLOWED: 400,
    Code.TRY_AGAIN: 503,
    Code.FAULT: 500,
}
_OTHERWISE = 409  # what is asked for does not go with how the match stands


def status_of(code: Code) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, _OTHERWISE)


class Refusal(Exception):
    """Something the server does not do.  Nothing has changed."""

    def __init__(
        self,
        code: Code,
        *,
        why: Error | None = None,
        reason: Reason | None = None,
        version: int | None = None,
        **values: Any,
    ) -> None:
        super().__init__(code)
        self.code, self.why, self.reason, self.version, self.values = code, why, reason, version, values

    @property
    def status(self) -> int:
        """The HTTP status."""
        return status_of(self.code)

    def text(self, lang: str) -> str:
        """One line: what is wrong, and what would be right."""
        if self.why is not None:
            return self.why.text(lang)
        if self.reason is not None:
            return self.reason.text(lang)
        return said(lang, f"partita.refusals:{self.code}", self.values)

    def told(self, lang: str, message: str | None = None) -> Refused:
        """The refusal as it is sent."""
        return Refused(code=self.code, text=self.text(lang), id=message, version=self.version, reason=self.reason)

    def __str__(self) -> str:
        return f"{self.code}: {self.text('en')}"
