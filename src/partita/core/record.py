"""Records: a match as JSON that can be replayed and verified, and files of them that are never half written.

A record holds the seed and the moves.  The outcomes are not in it: loading replays the moves and compares what comes
out with the digest of the last state and with the result.
"""

import codecs
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from partita.core.deal import Deal
from partita.core.deal import check as check_deal
from partita.core.errors import BadBox, BadOption, BadPosition, CorruptRecord, IllegalMove, shown
from partita.core.foreign import one_line, told

if TYPE_CHECKING:
    from partita.core.game import Box
    from partita.core.match import Match

FORMAT: Literal["partita-record/1"] = "partita-record/1"
_SEED_DIGITS = 32  # 128 bits in hexadecimal
_DIGEST_BYTES = 16
_HEX = f"^[0-9a-f]{{{_SEED_DIGITS}}}$"
_MOST_SEATS = 8  # of any game
_LONGEST_NAME = 40
_WORD = 1 << 63  # numbers in records fit into 64 bits
_Int64 = Annotated[int, Meta(ge=-_WORD, le=_WORD - 1)]
_Seat = Annotated[int, Meta(ge=0, lt=_MOST_SEATS)]
_Word = Annotated[str, Meta(max_length=_LONGEST_NAME)]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a match ended: the points of each seat, the seats that won, and the word for why it ended."""

    scores: Annotated[list[_Int64], Meta(max_length=_MOST_SEATS)]
    winners: Annotated[list[_Seat], Meta(max_length=_MOST_SEATS)]
    end_reason: str


class Sat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat somewhere: a person by name, or a bot by level."""

    name: _Word = ""
    level: _Word | None = None


class GaveUp(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that gave up, and how many moves had been made then."""

    seat: _Seat
    ply: Annotated[int, Meta(ge=0, le=_WORD - 1)]


class Played(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who played, and who gave up: as whoever kept the match tells it; nothing verifies it."""

    seats: Annotated[list[Sat], Meta(max_length=_MOST_SEATS)]
    gave_up: Annotated[list[GaveUp], Meta(max_length=_MOST_SEATS)] = msgspec.field(default_factory=list)


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A whole match."""

    game: Annotated[str, Meta(description="The game's name.")]
    rules_version: Annotated[int, Meta(ge=0, le=_WORD - 1, description="The version of the rules it was played by.")]
    box: Annotated[str, Meta(description="The digest of the box it was played with.")]
    options: Annotated[dict[str, Any], Meta(description="The options, defaults filled in.")]
    players: Annotated[int, Meta(ge=1, le=_MOST_SEATS, description="How many played.")]
    seed: Annotated[str, Meta(pattern=_HEX, max_length=_SEED_DIGITS, description="The seed: 32 hexadecimal digits.")]
    moves: Annotated[list[str], Meta(description="The moves as texts, in order.")]
    digest: Annotated[str, Meta(description="BLAKE2b of the last state's bytes: 32 hexadecimal digits.")]
    result: Annotated[Result | None, Meta(description="How it ended; null while it goes on.")]
    format: Annotated[Literal["partita-record/1"], Meta(description="What this is, and its version.")]
    position: Annotated[
        dict[str, Any] | UnsetType, Meta(description="The described position it started from; left out for a set-up.")
    ] = UNSET
    deal: Annotated[
        Deal | UnsetType, Meta(description="How the seed came about; left out where nobody vouches for it.")
    ] = UNSET
    played: Annotated[Played | UnsetType, Meta(description="Who played, and who gave up; not verified.")] = UNSET


def digest_of(state: bytes) -> str:
    """The digest of a state's bytes as records carry it."""
    return hashlib.blake2b(state, digest_size=_DIGEST_BYTES).hexdigest()


def seed_text(seed: int) -> str:
    """A seed as 32 hexadecimal digits."""
    return f"{seed:0{_SEED_DIGITS}x}"


def to_dict(record: Record) -> dict[str, Any]:
    """A record as a JSON-able dict of its own."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def parse(record: object) -> Record:
    """A JSON-able dict as a Record.  Raises CorruptRecord."""
    if isinstance(record, Mapping) and record.get("format", FORMAT) != FORMAT:
        raise CorruptRecord("record-format", format=shown(record["format"]), reads=shown(FORMAT))
    try:
        return msgspec.convert(record, Record)
    except (msgspec.ValidationError, RecursionError, UnicodeError, OverflowError) as error:
        raise CorruptRecord("record-shape", why=told(error)) from None


def load(record: Mapping[str, Any], box: "Box | str | Path | None" = None) -> "Match":
    """Replay a record and verify it; see ``partita.load``.  Raises CorruptRecord, or BadBox for a bad ``box``."""
    from partita.core.game import game  # records are read before any game is loaded
    from partita.core.match import Match, box_of
    from partita.core.position import options_of, players_of

    read_record = parse(record)
    if not isinstance(read_record.deal, UnsetType):
        check_deal(read_record.deal, read_record.players, int(read_record.seed, 16))
    try:
        found = game(read_record.game)
    except BadOption as error:
        raise CorruptRecord("record-game", why=error) from None
    if read_record.rules_version != found.rules_version:
        played, plays = str(read_record.rules_version), str(found.rules_version)
        raise CorruptRecord("record-other-rules", version=played, game=found.name, plays=plays)
    digest = read_record.box[:_SEED_DIGITS]
    if box is not None:
        used = box_of(found, box)
        if used.digest != read_record.box:
            raise CorruptRecord("record-other-box", box=digest, given=used.digest)
    else:
        released = found.find_box(read_record.box)
        if released is None:
            raise CorruptRecord("record-no-box", box=digest)
        used = released
    position = None if isinstance(read_record.position, UnsetType) else read_record.position
    try:
        options = found.check_options(read_record.players, read_record.options)
        if options != read_record.options:
            raise CorruptRecord("record-options", options=json.dumps(options))
        match = Match(found, used, read_record.players, options, int(read_record.seed, 16), position)
    except (BadOption, BadPosition, BadBox) as error:
        raise CorruptRecord("record-set-up", why=error) from None
    if position is not None:
        described = match.position()
        if (players_of(described), options_of(described)) != (match.players, match.options):
            raise CorruptRecord("record-position")
    for ply, move in enumerate(read_record.moves):
        try:
            match.play(move)
        except IllegalMove as error:
            number = str(ply + 1)
            raise CorruptRecord("record-move", ply=ply, reason=error.reason, number=number, why=error) from None
    replayed = parse(match.record())
    if replayed.digest != read_record.digest:
        raise CorruptRecord("record-digest", digest=replayed.digest)
    if replayed.result != read_record.result:
        raise CorruptRecord("record-result")
    return match


def save(path: str | Path, record: Mapping[str, Any]) -> None:
    """Write a record to a file, whole or not at all: a crash leaves the old file or the new one.  Raises OSError."""
    write_whole(Path(path), json.dumps(record, ensure_ascii=True, indent=1).encode("ascii") + b"\n")


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file's content atomically: write beside it, sync, rename, sync the folder."""
    with writing_whole(path) as new:
        new.write_bytes(content)


@contextmanager
def writing_whole(path: Path) -> Iterator[Path]:
    """The name of a new file beside ``path``, which takes its place once it is written; nobody else can read it."""
    folder = path.parent
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=folder)
    try:
        os.close(handle)
        yield Path(name)
        with Path(name).open("rb+") as file:
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    if os.name == "posix":  # elsewhere a folder cannot be opened to be synced
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def read(path: str | Path) -> dict[str, Any]:
    """The record in a file, its shape checked but not replayed: that is for ``load``.  Raises CorruptRecord."""
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as error:  # a path with a null byte is a ValueError
        why = getattr(error, "strerror", None) or one_line(error)
        raise CorruptRecord("record-unread", file=shown(str(path)), why=why) from None
    try:
        decoded = decode(content)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise CorruptRecord("record-no-json", file=str(path), why=told(error)) from None
    return to_dict(parse(decoded))


def decode(content: bytes) -> Any:
    """JSON as it comes in files: also behind the mark of UTF-8 that some editors write.

    Raises msgspec.DecodeError, RecursionError and UnicodeError.
    """
    return msgspec.json.decode(content.removeprefix(codecs.BOM_UTF8))
