"""Where the terminal keeps its games: one unfinished game of each kind, and a history of those that ended.

A save is one JSON file, written whole (see ``partita.core.record``), with the match's record in it and who sits where.
"""

import contextlib
import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from partita.core import record as records
from partita.core.errors import CorruptRecord, shown
from partita.core.foreign import one_line, told
from partita.core.record import write_whole

if TYPE_CHECKING:
    from partita.core.match import Match

FORMAT: Literal["partita-save/1"] = "partita-save/1"


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game, unfinished as a rule: the person's seat, the bots of the other seats in turn, their seed, and the record.

    ``view`` is what the person saw last (``Match.view``), ``log`` the sentences told to them so far, in the language
    they played in.  Nothing goes on from these two: they are for reading, once the record cannot be replayed any more.
    """

    format: Literal["partita-save/1"]
    seat: int
    bots: list[str]
    bot_seed: int
    record: dict[str, Any]
    view: dict[str, Any] | UnsetType = UNSET
    log: list[str] | UnsetType = UNSET

    @property
    def is_over(self) -> bool:
        """Whether the match is over, as its record says."""
        return self.record.get("result") is not None


def folder() -> Path:
    """The user's data folder for Partita: under ``XDG_DATA_HOME``, or ``~/.local/share``."""
    chosen = os.environ.get("XDG_DATA_HOME")
    return (Path(chosen) if chosen else Path.home() / ".local" / "share") / "partita"


def place(game: str) -> Path:
    """Where the unfinished game of a kind is kept unless another file is named."""
    return folder() / "saves" / f"{game}.json"


def write(path: Path, save: Save) -> None:
    """Write a save, whole or not at all.  Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(msgspec.to_builtins(save), ensure_ascii=True, indent=1).encode("ascii") + b"\n")


def read(path: Path) -> Save:
    """The save in a file; its record is not replayed yet.  Raises CorruptRecord."""
    try:
        content = records.decode(path.read_bytes())
        _check_format(path, content, [FORMAT])
        save = msgspec.convert(content, Save)
    except OSError as wrong:
        raise CorruptRecord("save-unread", file=str(path), why=wrong.strerror or one_line(wrong)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise CorruptRecord("save-none", file=str(path), why=told(wrong)) from None
    try:
        players = records.parse(save.record).players
    except CorruptRecord as wrong:
        raise CorruptRecord("save-none", file=str(path), why=wrong) from None
    if not 0 <= save.seat <= len(save.bots) or players != len(save.bots) + 1:
        raise CorruptRecord("save-seats", file=str(path))
    return save


def _check_format(path: Path, content: object, reads: list[str]) -> None:
    """Raises CorruptRecord for a file that names another format than those, such as a newer one."""
    if isinstance(content, dict) and "format" in content and content["format"] not in reads:
        raise CorruptRecord("save-format", file=str(path), format=shown(content["format"]), reads=reads)


def record_in(path: Path) -> dict[str, Any]:
    """The record in a file, which may be a bare record or a save.  Raises CorruptRecord."""
    return contents(path)[0]


def contents(path: Path) -> tuple[dict[str, Any], Save | None]:
    """The record in a file, and the whole save if it is one.  Raises CorruptRecord."""
    try:
        content = records.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError, RecursionError, UnicodeError):
        content = None  # records.read says what is wrong
    if isinstance(content, dict) and content.get("format") == FORMAT:
        save = read(path)
        return save.record, save
    _check_format(path, content, [FORMAT, records.FORMAT])
    return records.read(path), None


def loaded(record: dict[str, Any], box: Path | None) -> "Match":
    """The match of a record, replayed: ``partita.load``, whose advice is put as the command line has it.

    Raises CorruptRecord, and BadBox.
    """
    import partita

    try:
        return partita.load(record, box=None if box is None else str(box))
    except CorruptRecord as wrong:
        if wrong.saying.key == "record-no-box":
            raise CorruptRecord("cli-no-box", box=wrong.saying.values["box"]) from None
        raise


def retire(path: Path) -> Path | None:
    """Move a save to the history folder; returns where it is now, or None when there was none.  Raises OSError."""
    if not path.exists():
        return None
    history = folder() / "history"
    history.mkdir(parents=True, exist_ok=True)
    name = f"{path.stem}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    number = 0
    while True:
        target = history / (f"{name}-{number}.json" if number else f"{name}.json")
        with contextlib.suppress(FileExistsError):
            target.touch(exist_ok=False)
            break
        number += 1
    try:
        _move(path, target)
    except BaseException:  # the save stays where it is: each further try would leave one more copy
        with contextlib.suppress(OSError):
            target.unlink()
        raise
    return target


def _move(path: Path, target: Path) -> None:
    try:
        path.replace(target)
    except OSError:  # the history lies on another disk
        write_whole(target, path.read_bytes())
        path.unlink()
