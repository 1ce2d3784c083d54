"""What a match was opened with, and the entries that make up the rest of it.

A deed never changes.  It is kept as JSON in the store, and holds the secret of the deal: it never leaves the server
before the end.
"""

import secrets
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from partita.core.deal import Deal, Salt, Secret, Seed, commitment, seed_of
from partita.core.errors import Saying
from partita.core.foreign import told
from partita.core.record import Played
from partita.server.wire import Clock, SeatPlan

_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
_ID_LENGTH = 16  # letters of 5 bits: nobody guesses a match that is open by link only
_BOTS_KEY_BYTES = 8


class Damaged(Exception):
    """A deed that cannot be read, for the disk or somebody has changed it; ``why`` tells where."""

    def __init__(self, why: Saying | str) -> None:
        super().__init__(why)
        self.why = why


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is settled when a match is opened.

    ``seed``: given, as 32 hex digits; None: it follows from the deal.  ``bots_key`` seeds how the bots think, which has
    nothing to do with the cards.  ``recorded``: an uploaded record, which is over from its start; ``dealt`` is its own
    deal, and ``played`` tells who sat where.  Who opened a match, sits there or may sit there is kept beside it, so
    that it can be forgotten.
    """

    id: str
    game: str
    rules_version: int
    box: str
    options: dict[str, Any]
    seats: Annotated[list[SeatPlan], Meta(min_length=1)]
    secret: Secret
    salt: Salt
    bots_key: str
    opened: int
    listed: bool = False
    watch: Literal["anyone", "nobody"] = "anyone"
    clock: Clock | None = None
    seed: Seed | None = None
    open_deal: bool = False
    position: dict[str, Any] | None = None
    rematch_of: str | None = None
    recorded: bool = False
    dealt: Deal | None = None
    played: Played | None = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def given(self) -> bool:
        """Whether whoever opened the match chose cards."""
        return self.seed is not None or self.position is not None

    @property
    def commitment(self) -> str:
        """What is promised before any nonce arrives."""
        return commitment(bytes.fromhex(self.secret), bytes.fromhex(self.salt))

    def seed_with(self, nonces: list[str]) -> int:
        """The seed of the match, once all nonces are in: one of 32 hex digits for each seat."""
        if self.seed is not None:
            return int(self.seed, 16)
        return seed_of(bytes.fromhex(self.secret), [bytes.fromhex(nonce) for nonce in nonces])


def deed_of(kept: object) -> Deed:
    """A deed as the store keeps it.  Raises Damaged."""
    try:
        return msgspec.convert(kept, Deed)
    except (msgspec.ValidationError, RecursionError, UnicodeError) as wrong:
        raise Damaged(told(wrong)) from None


class Entry(msgspec.Struct, frozen=True):
    """One row of a match: what was done, by whom, and when.

    ``served`` is on the clock that runs while a server does, in milliseconds; ``at`` in milliseconds since 1970.
    ``message`` is the client's own id of the message that asked for it.

    | kind   | seat           | text                                                  |
    | ------ | -------------- | ----------------------------------------------------- |
    | take   | who sits down  | the nonce                                             |
    | leave  | who gets up    |                                                       |
    | start  |                |                                                       |
    | move   | who decides    | the move                                              |
    | undo   | who takes back | the version whose moves stay                          |
    | resign | who gives up   |                                                       |
    | stand  | who answers    | QUESTION=ANSWER                                       |
    | vote   | who votes      | the seat it is about                                  |
    | bot    | whose seat     | vote, clock or left: why a bot plays on               |
    | return | who is back    |                                                       |
    | close  |                | abandoned or recorded                                 |
    """

    version: int
    kind: str
    seat: int | None
    text: str
    message: str | None
    at: int
    served: int


class Summary(NamedTuple):
    """What ``matches`` caches of the fold."""

    version: int
    status: str
    awaits: str | None
    deadline: int | None


class Draft(msgspec.Struct, frozen=True):
    """An entry that is not yet written."""

    kind: str
    seat: int | None = None
    text: str = ""

    def entry(self, version: int, message: str | None, at: int, served: int) -> Entry:
        """The entry it becomes."""
        return Entry(version, self.kind, self.seat, self.text, message, at, served)


def new_id() -> str:
    """A name that nobody can guess, for a match or whoever plays in it."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def is_id(word: str) -> bool:
    """Whether a word from outside could be such a name."""
    return len(word) == _ID_LENGTH and set(word) <= set(_ID_LETTERS)


def new_bots_key() -> str:
    """A key for how the bots of one match think."""
    return secrets.token_hex(_BOTS_KEY_BYTES)
