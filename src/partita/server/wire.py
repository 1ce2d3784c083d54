"""All that goes over the wire: one definition for validation, for OpenAPI and for whoever writes a client.

Messages from outside are checked against these at the door; unknown fields are refused, so that a slip of the pen is
told and not ignored.  ``docs/protocol.md`` describes them with a worked session.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from partita.core.deal import Nonce
from partita.core.game import Choice
from partita.core.reasons import Reason

PROTOCOL = 1  # raised when an older client could no longer follow
MOST_SEATS = 4
LONGEST_NAME = 30
LONGEST_CHAT = 500
LONGEST_MOVE = 100
MOST_MOVES = 64  # in one message
EVERYTHING: tuple[Literal["view", "legal", "choices", "texts"], ...] = ("view", "legal", "choices", "texts")
_LONGEST_ID = 40

# Any text: what cannot be a match's id, or a code, is refused as one that there is not.
MatchId = Annotated[str, Meta(description="A match: 16 letters and digits.")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, counted from 0.")]
MessageId = Annotated[
    str,
    Meta(pattern=r"^[!-~]{1,40}(?![\s\S])", max_length=_LONGEST_ID, description="The client's own name for a message."),
]
Version = Annotated[int, Meta(ge=0, le=10**9, description="How many entries a match has; it never goes back.")]
MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE, description="A move as docs/moves.md has it.")]
BoxDigest = Annotated[str, Meta(max_length=64, description="The digest of a box; null: the game's own.")]
GivenSeed = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32}$",
        max_length=32,
        description="A given seed: only where one person holds all seats of people, or in an open deal.",
    ),
]
Lang = Literal["en", "fr"]
Level = Literal["beginner", "normal", "strong"]
Status = Literal["waiting", "running", "over"]
Word = Annotated[str, Meta(max_length=20, description="A word that GET /api/games tells of.")]


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside."""


class Out(msgspec.Struct, omit_defaults=True):
    """What goes out; what has its default is left out."""


# Matches before they begin.


class Clock(In):
    """How long seats may think.

    ``live``: ``seconds`` for the whole match, and ``increment`` more for each time the decision is handed on.
    ``days``: ``seconds`` each time the decision comes to a seat.  Clocks stand still while no server runs.
    """

    kind: Literal["live", "days"]
    seconds: Annotated[int, Meta(ge=10, le=60 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class SeatPlan(In):
    """Who is to sit on a seat: the person who opens the match, whoever comes first, or a bot."""

    kind: Literal["person", "open", "bot"]
    level: Level = "normal"


class NewMatch(In):
    """A match to be opened."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] | None = None
    box: BoxDigest | None = None
    listed: bool = False
    watch: Literal["anyone", "nobody"] = "anyone"
    clock: Clock | None = None
    seed: GivenSeed | None = None
    open_deal: Annotated[bool, Meta(description="Everybody may know what was given from the start.")] = False
    position: Annotated[
        dict[str, Any] | None, Meta(description="A described position, allowed where a given seed is.")
    ] = None


class SeatTaken(In):
    """A seat that somebody takes, and their part of the seed."""

    seat: SeatNumber
    nonce: Nonce


class TakeSeats(In):
    """Seats that one person takes, several for one screen."""

    seats: Annotated[list[SeatTaken], Meta(min_length=1, max_length=MOST_SEATS)]


class SeatInfo(Out):
    """A seat as everybody may see it.

    ``kind``: open (nobody yet), person, bot.  ``given``: why a bot plays on for the person who sat here.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None
    mine: bool = False
    reserved: bool = False
    resigned: bool = False
    given: Literal["vote", "clock", "left"] | None = None
    present: bool = False
    votes: int = 0


class Deal(Out):
    """The fair deal of a match: what was promised before the nonces came, and at the end all of it.

    A match with a given seed has no commitment.
    """

    commitment: str | None = None
    secret: str | None = None
    salt: str | None = None
    nonces: list[str] | None = None
    seed: str | None = None


class Ending(Out):
    """How a match ended: ``places`` gives each seat its place; ``winners`` are those who have the first.

    Where nobody has won, since all gave up or the match was left, the first place is nobody's.
    """

    reason: str
    winners: list[int]
    places: list[int]
    scores: list[int]


class MatchInfo(Out):
    """A match as everybody who may know of it sees it.  ``position``: where an open deal begins, if described."""

    id: str
    game: str
    status: Status
    version: int
    players: int
    seats: list[SeatInfo]
    options: dict[str, Any]
    box: str
    rules_version: int
    listed: bool
    watch: Literal["anyone", "nobody"]
    open_deal: bool
    given_seed: bool
    from_position: bool
    deal: Deal
    opened: Annotated[int, Meta(description="Milliseconds since 1970.")]
    link: str
    clock: Clock | None = None
    to_move: int | None = None
    ending: Ending | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    position: dict[str, Any] | None = None
    replays: Annotated[
        bool, Meta(description="False: played by other rules or cards than are here; its moves can be read.")
    ] = True


class KeptMove(Out):
    """A move as it was written, whether or not it can still be replayed."""

    version: int
    seat: int | None
    move: str
    at: int


# What a seat, or whoever watches, is told of a match that runs.


class ToldEvent(Out):
    """An event as its reader may see it; a hidden one has its number only.

    ``text`` is the sentence for it; ``only`` which of the reader's seats may see it, None: everybody may.
    """

    number: int
    kind: str | None = None
    seat: int | None = None
    args: dict[str, Any] = {}
    clause: str | None = None
    text: str = ""
    only: list[int] | None = None


class Item(Out):
    """One entry of a match.

    ``number`` is the version that the entry made.  ``kind``: start, move, undo, take, leave, resign, stand, vote, bot,
    return, close, or hidden where the reader may know no more than the number.  ``events`` are those of a start or a
    move; after an undo the match stands at ``ply`` again, and events from ``events_left`` on are gone.
    ``taken_back``: a move that an undo has taken back since.
    """

    number: int
    kind: str
    at: int = 0
    seat: int | None = None
    ply: int | None = None
    events: list[ToldEvent] = []
    events_left: int | None = None
    taken_back: bool = False
    about: int | None = None
    why: str = ""


class TableView(Out):
    """The table as one seat sees it, None: whoever watches.

    ``scores``: the points as this seat can count them.  ``legal`` and ``choices`` are there for the seat that decides;
    a choice's reason has its sentence in ``texts``, by its move.  ``payments``: while choices of a ``group`` make up a
    payment, every way to make it, as its moves.  ``undo``: how many moves the seat may take back now.
    """

    seat: int | None
    view: Raw
    scores: list[int]
    legal: list[str] | None = None
    choices: list[Choice] | None = None
    payments: list[list[str]] | None = None
    texts: dict[str, str] | None = None
    undo: int = 0
    standing: dict[str, str] = {}


class PointInTime(Out, omit_defaults=False):
    """How a match stood after so many moves: ``events`` is how many had happened, ``scores`` the points then."""

    ply: int
    to_move: int | None
    events: int
    view: Raw
    scores: list[int]


class Source(Out):
    """Points of a seat from one source, and the clause that gives them."""

    source: str
    clause: str
    points: int


class ClockTimes(Out):
    """What each seat has left, in milliseconds, when the message was sent; ``running`` is the seat whose clock runs."""

    left: list[int | None]
    running: int | None = None


class Update(Out, tag="update"):
    """What has happened since the reader's last number, and how the match stands now."""

    match: str
    version: int
    status: Status
    ply: int
    to_move: int | None
    items: list[Item]
    seats: list[SeatInfo]
    tables: list[TableView]
    clock: ClockTimes | None = None
    ending: Ending | None = None
    rematch: str | None = None


# What a client says.


class Hello(In, tag="hello"):
    """The first message on a socket: which match, and what was seen of it last (0: nothing yet)."""

    protocol: Annotated[int, Meta(ge=0, le=10**6)]
    match: MatchId
    since: Version = 0
    lang: Lang = "en"
    wants: Annotated[
        list[Literal["view", "legal", "choices", "texts"]], Meta(max_length=4, description="What each update holds.")
    ] = msgspec.field(default_factory=lambda: list(EVERYTHING))


class Play(In, tag="play"):
    """Moves of the seat that decides, one after the other, all or nothing."""

    id: MessageId
    version: Version
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES)]
    seat: SeatNumber | None = None


class Undo(In, tag="undo"):
    """Take back the last decision of a seat, or all of its turn that can be."""

    id: MessageId
    version: Version
    to: Literal["decision", "turn"] = "decision"
    seat: SeatNumber | None = None


class Resign(In, tag="resign"):
    """Give up a seat: with two seats the match ends, with more a bot plays on and the seat ranks last."""

    id: MessageId
    seat: SeatNumber


class Stand(In, tag="stand"):
    """Answer a question of the game for the rest of the match: ``ask`` takes the answer back.

    ``standing`` in GameInfo has the questions and their answers.
    """

    id: MessageId
    seat: SeatNumber
    question: Word
    answer: Word


class Vote(In, tag="vote"):
    """Wish that a bot plays on for a seat whose owner is gone."""

    id: MessageId
    seat: SeatNumber
    about: SeatNumber


class Return(In, tag="return"):
    """Take back a seat that was given to a bot."""

    id: MessageId
    seat: SeatNumber


class Say(In, tag="say"):
    """A line of chat."""

    id: MessageId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Mute(In, tag="mute"):
    """Hear no more of a seat, or hear it again."""

    id: MessageId
    about: SeatNumber
    on: bool


class Why(In, tag="why"):
    """Ask why a move is not legal for a seat that decides."""

    id: MessageId
    move: MoveText
    seat: SeatNumber | None = None


class Ping(In, tag="ping"):
    """Say that the line is open, at least every 45 seconds."""


Act = Play | Undo | Resign | Stand | Vote | Return  # what becomes an entry
Command = Act | Say | Mute
Said = Hello | Command | Why | Ping


# What a server says.


class Welcome(Out, tag="welcome"):
    """The answer to Hello: the match, which seats are the reader's, the server's time, the seats they do not hear."""

    protocol: int
    server: str
    match: MatchInfo
    mine: list[int]
    now: int
    muted: list[int] = []


class Ack(Out, tag="ack"):
    """A message was done, and is on the disk; ``version`` is the match's after it."""

    id: str
    version: int


class Refused(Out, tag="refused"):
    """A message was not done and nothing has changed.

    ``code`` is one of docs/protocol.md, ``text`` one line in the reader's language, ``reason`` why a move is not legal.
    """

    code: str
    text: str
    id: str | None = None
    version: int | None = None
    reason: Reason | None = None


class Reasoned(Out, tag="reason"):
    """The answer to Why: None exactly if the move is legal."""

    id: str
    reason: Reason | None
    text: str = ""


class ChatLine(Out, tag="chat"):
    """A line of chat.  ``text`` is plain: whoever draws it must not take it for markup."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Presence(Out, tag="presence"):
    """Which seats have somebody at the line."""

    seats: list[bool]


class Pong(Out, tag="pong"):
    """The answer to Ping."""

    now: int


class Reload(Out, tag="reload"):
    """The page is older than the server: load it again.  The socket closes after it."""

    protocol: int


class Bye(Out, tag="bye"):
    """The server closes the socket; come again after ``retry_ms``."""

    why: str
    retry_ms: int


Told = Welcome | Update | Ack | Refused | Reasoned | ChatLine | Presence | Pong | Reload | Bye


# People and programs.


class Me(Out):
    """Who is asking."""

    id: str
    name: str
    recovery: Annotated[bool, Meta(description="Whether a recovery code was made.")]
    made: int


class NewName(In):
    """A name to be called by."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Recovery(In):
    """A recovery code, as it was shown once."""

    code: Annotated[str, Meta(description="30 letters and digits; how they are grouped does not matter.")]


class RecoveryMade(Out):
    """A recovery code, shown this once."""

    code: str


class NewToken(In):
    """A token for a program, by a name to know it by."""

    label: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class TokenInfo(Out):
    """A token, without itself."""

    id: str
    label: str
    made: int
    used: int | None = None


class TokenMade(Out):
    """A token, shown this once."""

    id: str
    label: str
    token: str


# Operation.


class Health(Out):
    """That the server can do its work, and which version it is."""

    status: str
    version: str


# Games.


class BoxInfo(Out):
    """A box that can be played with."""

    digest: str
    name: str


class LevelInfo(Out):
    """How a bot of a level thinks: Partita's bot of that name, with so many playouts for a decision."""

    level: Level
    bot: str
    playouts: int | None = None


class GameInfo(Out):
    """A game, and what can be chosen about it."""

    name: str
    title: str
    most_players: int
    rules_version: int
    options: dict[str, Any]
    boxes: list[BoxInfo]
    standing: dict[str, dict[str, str]]
    levels: list[LevelInfo]


class Clause(Out):
    """A clause of the rules."""

    clause: str
    chapter: str
    title: str
    text: str


class Goal(Out):
    """Something that must happen in a lesson: an event of this kind, of this seat, with at least these arguments."""

    event: str
    seat: int | None
    args: dict[str, Any]


class Lesson(Out):
    """A step of the first game: a match of ``position`` in which seat 0 makes happen what ``goal`` names.

    ``text`` says what to do, ``learnt`` what it was good for; ``line`` are moves that lead there.
    """

    id: str
    title: str
    text: str
    learnt: str
    position: dict[str, Any]
    goal: list[Goal]
    line: list[str]


class Card(Out):
    """A card of a box: its columns as its file has them, its name, and what it does in words."""

    id: str
    deck: str
    name: str
    source: str
    row: dict[str, Any]
    text: str = ""
