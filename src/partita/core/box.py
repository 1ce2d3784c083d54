"""What reading a box has in common for all games: TOML files in a folder, read into structs, with errors for people.

A box is a folder of TOML files.  One file holds the columns of the box itself; each of the others holds one deck, a row
for each card, written ``[[card]]``.  A row is a ``msgspec.Struct``: its annotations say what each column may hold, and
the complaints about a bad row are made from them.

A complaint is a ``Problem``, which can be read in both languages.  The sentences are those of ``text/box.en.ftl`` and
``text/box.fr.ftl``; a game adds its own.
"""

import errno
import hashlib
import stat
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, time
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from partita.core.errors import BadBox, Listed, Saying
from partita.core.foreign import told

Row = TypeVar("Row", bound=msgspec.Struct)

TABLE = "card"  # the name of a deck file's array of tables
SUFFIX = ".toml"
_MAX_BYTES = 1_000_000  # a deck file has some ten thousand; more is a mistake and would only take time
_MAX_ROWS = 200  # nor is it of use to complain about each row of a file with far too many
_MAX_PATH = 200  # characters of a folder that a complaint names in full
_MAX_SHOWN = 60  # characters of a wrong value that a complaint quotes
_DIGEST_BYTES = 16
_NO_TARGET = (errno.ENOENT, errno.ELOOP)  # what a link that leads nowhere, or to itself, ends in
ALLOWED = "allowed"  # the key of a ``Meta``'s ``extra`` with the Saying of what the column may hold

Told = Saying | Listed  # part of a complaint


def say(key: str, /, **values: Any) -> Saying:
    """A sentence about boxes that is no game's."""
    return Saying(f"partita.box:{key}", **values)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a box: where, what, and what is allowed there.

    It reads ``FILE, row N (ID), column COLUMN: what is wrong; allowed: what is allowed``, less the parts that do not
    apply.  ``row`` counts from 1.  Columns and values stay in both languages as they are in the files.

    >>> str(Problem("solo.toml", say("missing-column"), say("true-or-false"), 2, "bot-rondo", "attends"))
    'solo.toml, row 2 (bot-rondo), column attends: the column is missing; allowed: true or false'
    """

    file: str
    wrong: Told
    allowed: Told
    row: int | None = None
    card: str = ""
    column: str = ""

    def text(self, lang: str = "en") -> str:
        """The whole complaint as one line in ``lang``, "en" or "fr".  Raises BadOption for another language."""
        where: str | Saying = self.file
        if self.row is not None:
            where = say("in-card" if self.card else "in-row", where=where, row=str(self.row), card=self.card)
        if self.column:
            where = say("in-column", where=where, column=self.column)
        return say("problem", where=where, wrong=self.wrong, allowed=self.allowed).text(lang)

    def __str__(self) -> str:
        return self.text()


class Reader:
    """Reads the files of one folder and collects what is wrong with them in ``problems``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []

    def complain(
        self, file: str, wrong: Told, allowed: Told, *, row: int | None = None, card: str = "", column: str = ""
    ) -> None:
        """Note a problem.  ``row`` counts from 1."""
        self.problems.append(Problem(file, wrong, allowed, row, card, column))

    def files(self, expected: tuple[str, ...]) -> None:
        """Check that the folder has just the TOML files of a box.  Other files and folders do not matter."""
        names = Listed(expected, "comma")
        whole = say("folder-with", files=names)
        try:
            if not self.folder.is_dir():
                self.complain(self._named(), say("no-folder"), whole)
                return
            found = {path.name for path in self.folder.iterdir() if path.suffix == SUFFIX}
        except OSError as error:
            self.complain(self._named(), say("unreadable-folder", why=_why(error)), say("readable-folder"))
            return
        for name in expected:
            if name not in found:
                self.complain(name, say("missing-file"), whole)
        for name in sorted(found.difference(expected)):
            self.complain(show(name), say("extra-file"), say("the-files", files=names))

    def _named(self) -> str:
        """The folder as a complaint names it: as it was given, unless that would be long or more than a line."""
        path = str(self.folder)
        return path if path.isprintable() and len(path) <= _MAX_PATH else show(path)

    def table(self, file: str) -> dict[str, Any] | None:
        """The whole file, or None when it cannot be read."""
        path = self.folder / file
        try:
            status = path.stat()
            if not stat.S_ISREG(status.st_mode):  # opening a pipe would wait for somebody to write into it
                kind = "file-is-folder" if stat.S_ISDIR(status.st_mode) else "file-is-none"
                self.complain(file, say(kind), say("toml-file"))
                return None
            if status.st_size > _MAX_BYTES:
                self.complain(file, say("many-bytes", bytes=str(status.st_size)), _at_most(_MAX_BYTES))
                return None
            return tomllib.loads(path.read_bytes().decode())
        except UnicodeDecodeError as error:
            self.complain(file, say("no-utf-8", byte=str(error.start + 1)), say("toml-in-utf-8"))
        except RecursionError:
            self.complain(file, say("too-deep"), say("toml-of-a-box"))
        except OSError as error:
            if error.errno in _NO_TARGET and path.is_symlink():
                self.complain(file, say("file-is-lost-link"), say("toml-file"))
            else:
                self.complain(file, say("unreadable-file", why=_why(error)), say("readable-file"))
        except ValueError as error:  # TOMLDecodeError, which names the line, and numbers of thousands of digits
            self.complain(file, say("no-toml", why=told(error)), say("toml"))
        return None

    def header(self, file: str, kind: type[Row]) -> Row | None:
        """A file that is one row; None when something is wrong with it."""
        table = self.table(file)
        return None if table is None else self._convert(table, kind, file, None)

    def rows(self, file: str, choose: Callable[[Mapping[str, Any]], type[Row]]) -> dict[int, Row]:
        """The good rows of a deck file by their numbers from 1; ``choose`` gives the struct that a row should be."""
        table = self.table(file)
        if table is None:
            return {}
        for name in table:
            if name != TABLE:
                self.complain(file, say("no-such-table", name=show(name)), say("rows-of", table=TABLE))
        raw = table.get(TABLE, [])
        if not isinstance(raw, list) or not all(isinstance(row, dict) for row in raw):
            self.complain(file, say("no-list-of-tables", table=TABLE), say("rows-of", table=TABLE))
            return {}
        if len(raw) > _MAX_ROWS:
            self.complain(file, say("many-rows", rows=str(len(raw))), _at_most(_MAX_ROWS))
            return {}
        found = {}
        for number, row in enumerate(raw, 1):
            good = self._convert(row, choose(row), file, number)
            if good is not None:
                found[number] = good
        return found

    def _convert(self, raw: dict[str, Any], kind: type[Row], file: str, number: int | None) -> Row | None:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError:
            pass
        # Something is wrong: look at each column by itself, to name all that are.
        before = len(self.problems)
        card = raw.get("id")
        named = show_id(card) if isinstance(card, str) else ""
        fields = msgspec.structs.fields(kind)
        names = [field.encode_name for field in fields]
        listed = Listed(names, "comma")
        for column in raw:
            if column not in names:
                self.complain(file, say("no-such-column", column=show(column)), listed, row=number, card=named)
        for field in fields:
            column = field.encode_name
            if column not in raw:
                if field.required:
                    missing = say("missing-column")
                    self.complain(file, missing, allowed(field.type), row=number, card=named, column=column)
                continue
            try:
                msgspec.convert(raw[column], field.type)
            except msgspec.ValidationError:
                wrong = say("not-allowed", value=show(raw[column]))
                self.complain(file, wrong, allowed(field.type), row=number, card=named, column=column)
        if len(self.problems) == before:
            self.complain(file, say("unreadable-row"), listed, row=number, card=named)
        return None


def show(value: object) -> str:
    """A wrong value in one short line, as TOML would have it where that is simple."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = value.isoformat() if isinstance(value, date | time) else repr(value)
    return text if len(text) <= _MAX_SHOWN else text[: _MAX_SHOWN - 3] + "..."


def show_id(card: str) -> str:
    """A card's id for a complaint: as it is if it is printable and short, else shortened and quoted."""
    return card if card.isprintable() and len(card) <= _MAX_SHOWN else show(card)


def allowed(kind: Any) -> Told:
    """What a column of this type may hold, in words: as its annotation says it (see ALLOWED), else made from its type.

    >>> from typing import Annotated, Literal
    >>> str(allowed(Annotated[int, msgspec.Meta(ge=1, le=5)]))
    'a whole number from 1 to 5'
    >>> str(allowed(list[Literal["joy", "sorrow"]]))
    'a list of any of: joy, sorrow'
    """
    return _words(inspect.type_info(kind))


def whole_number(low: int, high: int) -> Saying:
    """A whole number from ``low`` to ``high``."""
    return say("whole-number", low=str(low), high=str(high))


def one_of(words: Iterable[object]) -> Saying:
    """One of these words."""
    return say("one-of", words=Listed(words, "comma"))


def _words(info: Any) -> Told:
    if isinstance(info, inspect.Metadata):
        told: Told | None = (info.extra or {}).get(ALLOWED)
        return _words(info.type) if told is None else told
    if isinstance(info, inspect.UnionType):
        return _words(next(part for part in info.types if not isinstance(part, inspect.NoneType)))
    if isinstance(info, inspect.IntType):
        if info.ge is None or info.le is None:
            return say("any-whole-number")
        return whole_number(info.ge, info.le)
    if isinstance(info, inspect.BoolType):
        return say("true-or-false")
    if isinstance(info, inspect.LiteralType):
        return one_of(info.values)
    if isinstance(info, inspect.ListType):
        each = info.item_type
        if isinstance(each, inspect.LiteralType):
            return say("list-of", count=_length(info), words=Listed(each.values, "comma"))
        return say("list-of-any-kind", count=_length(info), each=_words(each))
    if isinstance(info, inspect.StructType):
        held = [say("table-column", column=field.encode_name, allowed=_words(field.type)) for field in info.fields]
        return say("table", columns=Listed(held, "comma"))
    return say("text")


def _length(info: inspect.ListType) -> Saying:
    least, most = str(info.min_length or 0), info.max_length
    if most is None:
        return say("length-least", least=least) if info.min_length else say("length-any")
    return say("length", least=least, most=str(most)) if info.min_length != most else say("length-just", count=most)


def _at_most(most: int) -> Saying:
    return say("at-most", most=str(most))


def _why(error: OSError) -> str:
    """The system's own words."""
    return error.strerror or _one_line(str(error))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def columns(row: msgspec.Struct, *, defaults: bool) -> dict[str, Any]:
    """A row as a JSON-able dict of its columns; with ``defaults`` also those that hold nothing but their default."""
    found: dict[str, Any] = {}
    for name, has_default, default in _columns_of(type(row)):
        value = getattr(row, name)
        if defaults or not has_default or value != default:
            found[name] = columns(value, defaults=defaults) if isinstance(value, msgspec.Struct) else value
    return found


@cache
def _columns_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, bool, Any], ...]:
    """The columns of a kind of row: name, whether it has a default, which."""
    return tuple(
        (field.name, not field.required, None if field.required else _default(field))
        for field in msgspec.structs.fields(kind)
    )


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


def digest(content: Mapping[str, Any]) -> str:
    """The digest of a box: BLAKE2b, 16 bytes in hex, over the JSON of all that it holds, keys sorted.

    Give it rows without their defaults: then a column that a later version adds does not change the digest of the boxes
    that came before.
    """
    return hashlib.blake2b(msgspec.json.encode(content, order="sorted"), digest_size=_DIGEST_BYTES).hexdigest()


def is_digest(text: str) -> bool:
    """Whether a text has the form of a digest, so that it is safe as the name of a folder."""
    return len(text) == 2 * _DIGEST_BYTES and all(letter in "0123456789abcdef" for letter in text)


def copy(files: tuple[str, ...], source: Path, target: Path) -> None:
    """Copy the files of a box to a folder, made if need be.

    Raises BadBox when that cannot be done, and rather than write over a file of a box.
    """
    try:
        target.mkdir(parents=True, exist_ok=True)
        for name in files:
            if (target / name).exists():
                raise BadBox("partita.box:not-written", folder=str(target), why=say("exists", file=str(target / name)))
        for name in files:
            (target / name).write_bytes((source / name).read_bytes())
    except OSError as error:
        raise BadBox("partita.box:not-written", folder=str(target), why=_why(error)) from error
