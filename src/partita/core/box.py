"""What reading a box has in common for all games: TOML files in a folder, read into structs, with errors for people.

A box is a folder of TOML files.  One file holds the columns of the box itself; each of the others holds one deck, a row
for each card, written ``[[card]]``.  A row is a ``Columns``: its annotations say what each column may hold, and the
complaints about a bad row are made from them.

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
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, inspect

from partita.core.errors import BadBox, Listed, Saying
from partita.core.foreign import told

Kind = TypeVar("Kind", bound=msgspec.Struct)

TABLE = "card"  # the name of a deck file's array of tables
SUFFIX = ".toml"
_MAX_BYTES = 1_000_000  # a deck file has some ten thousand; more is a mistake and would only take time
_MAX_ROWS = 200  # nor is it of use to complain about each row of a file with far too many
_MAX_PATH = 200  # characters of a folder that a complaint names in full
_MAX_SHOWN = 60  # characters of a wrong value that a complaint quotes
_DIGEST_BYTES = 16
_NO_TARGET = (errno.ENOENT, errno.ELOOP)  # what a link that leads nowhere, or to itself, ends in
ALLOWED = "allowed"  # the key of a ``Meta``'s ``extra`` with the Saying of what the column may hold

_ID_LENGTH, _LINE_LENGTH, _PARAGRAPH_LENGTH = 40, 120, 400
_LINE = r"^[^\s\x00-\x1f\x7f-\x9f]([^\x00-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f])?\Z"

Told = Saying | Listed  # part of a complaint


def say(key: str, /, **values: Any) -> Saying:
    """A sentence about boxes that is no game's."""
    return Saying(f"partita.box:{key}", **values)


Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z",
        max_length=_ID_LENGTH,
        extra={ALLOWED: say("card-id", most=str(_ID_LENGTH))},
    ),
]
Line = Annotated[
    str, Meta(pattern=_LINE, max_length=_LINE_LENGTH, extra={ALLOWED: say("line", most=str(_LINE_LENGTH))})
]
Paragraph = Annotated[
    str, Meta(pattern=_LINE, max_length=_PARAGRAPH_LENGTH, extra={ALLOWED: say("line", most=str(_PARAGRAPH_LENGTH))})
]
Source = Literal["printed", "reconstructed"]  # where a row's values come from (OV-12.2, LA-9)


class Columns(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all tables have in common: a column that is not known is refused."""


class Words(Columns, frozen=True, kw_only=True):
    """A name in both languages."""

    en: Line
    fr: Line


class Sentences(Columns, frozen=True, kw_only=True):
    """A short text in both languages."""

    en: Paragraph
    fr: Paragraph


class Row(Columns, frozen=True, kw_only=True):
    """What every row without a name of its own has."""

    id: Id
    source: Source


class Card(Columns, frozen=True, kw_only=True):
    """What every row with a name of its own has."""

    id: Id
    name: Words
    source: Source


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
    """Reads the files of one folder and collects what is wrong with them in ``problems``.

    It complains about the innermost column that is wrong: ``instant.track.talent``, ``lines[2].market``.  A row of a
    list of tables in a file that is one row is named as TOML writes it: ``box.toml [[places]], row 9 (vienna)``.
    """

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

    def header(self, file: str, kind: type[Kind]) -> Kind | None:
        """A file that is one row; None when something is wrong with it."""
        table = self.table(file)
        return None if table is None else self._convert(table, kind, file, None)

    def rows(self, file: str, choose: Callable[[Mapping[str, Any]], type[Kind]]) -> dict[int, Kind]:
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

    def _convert(self, raw: dict[str, Any], kind: type[Kind], file: str, number: int | None) -> Kind | None:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError:
            pass
        # Something is wrong: look at each column by itself, to name all that are.
        before = len(self.problems)
        card = raw.get("id")
        named = show_id(card) if isinstance(card, str) else ""
        self._search(raw, kind, file, number, named, "")
        if len(self.problems) == before:
            self.complain(file, say("unreadable-row"), _columns_in(kind), row=number, card=named)
        return None

    def _search(
        self, raw: Mapping[str, Any], kind: type[Any], file: str, number: int | None, card: str, inside: str
    ) -> None:
        """Complain about each column of a table that is wrong; ``inside`` is the table's own column and a dot."""
        fields = msgspec.structs.fields(kind)
        names = [field.encode_name for field in fields]
        for column in raw:
            if column not in names:
                wrong = say("no-such-column", column=show(column))
                self.complain(file, wrong, _columns_in(kind), row=number, card=card, column=inside.removesuffix("."))
        for field in fields:
            column = inside + field.encode_name
            in_file = number is None and not inside
            if field.encode_name not in raw:
                if field.required:
                    right = _allowed(field.type, column, in_file=in_file)
                    self.complain(file, say("missing-column"), right, row=number, card=card, column=column)
                continue
            value = raw[field.encode_name]
            try:
                msgspec.convert(value, field.type)
            except msgspec.ValidationError:
                self._bad(value, field.type, file, number, card, column, in_file=in_file)

    def _bad(
        self, value: Any, kind: Any, file: str, number: int | None, card: str, column: str, *, in_file: bool
    ) -> None:
        """Complain about a value that its column may not hold, as far inside it as can be."""
        table, tables = _table(kind), _tables(kind)
        if table is not None and isinstance(value, dict):
            self._search(value, table, file, number, card, f"{column}.")
        elif tables is not None and isinstance(value, list) and all(isinstance(each, dict) for each in value):
            least, most = tables.min_length or 0, tables.max_length
            if len(value) < least or (most is not None and len(value) > most):
                length = say("of-entries", least=str(least), most=str(most), same=str(least == most).lower())
                self.complain(file, say("entries", have=len(value)), length, row=number, card=card, column=column)
            of_each: type[Any] = tables.item_type.cls  # type: ignore[attr-defined]  # which it is for tables
            for place, each in enumerate(value, 1):
                if in_file:
                    self._convert(each, of_each, f"{file} [[{column}]]", place)
                else:
                    self._search(each, of_each, file, number, card, f"{column}[{place}].")
        else:
            wrong, right = say("not-allowed", value=show(value)), _allowed(kind, column, in_file=in_file)
            self.complain(file, wrong, right, row=number, card=card, column=column)


def _allowed(kind: Any, column: str, *, in_file: bool) -> Told:
    """What a column may hold; a file that is one row writes a list of tables as rows."""
    return say("rows-of", table=column) if in_file and _tables(kind) is not None else allowed(kind)


def _columns_in(table: type[Any]) -> Listed:
    return Listed([field.encode_name for field in msgspec.structs.fields(table)], "comma")


def _plain(kind: Any) -> Any:
    """What msgspec knows of a type, less its metadata and its None."""
    info = inspect.type_info(kind)
    while isinstance(info, inspect.Metadata):
        info = info.type
    return _something(info) if isinstance(info, inspect.UnionType) else info


def _something(info: inspect.UnionType) -> Any:
    """What a column holds that may be left out."""
    return next(part for part in info.types if not isinstance(part, inspect.NoneType))


def _table(kind: Any) -> type[Any] | None:
    """The struct of a column that is a table."""
    info = _plain(kind)
    return info.cls if isinstance(info, inspect.StructType) else None


def _tables(kind: Any) -> inspect.ListType | None:
    """The list of a column that is a list of tables."""
    info = _plain(kind)
    return info if isinstance(info, inspect.ListType) and isinstance(info.item_type, inspect.StructType) else None


def show(value: object) -> str:
    """A wrong value in one short line, as TOML would have it where that is simple."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = value.isoformat() if isinstance(value, date | time) else repr(value)
    end = f"...{text[-1]}" if isinstance(value, str) else "..."  # a quotation that is cut is closed
    return text if len(text) <= _MAX_SHOWN else text[: _MAX_SHOWN - len(end)] + end


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
        return _words(_something(info))
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
        return say("table", columns=_columns_in(info.cls))
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
            found[name] = _plainly(value, defaults=defaults)
    return found


def _plainly(value: Any, *, defaults: bool) -> Any:
    """A value of a column without structs, in lists neither."""
    if isinstance(value, list):
        return [_plainly(each, defaults=defaults) for each in value]
    return columns(value, defaults=defaults) if isinstance(value, msgspec.Struct) else value


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
