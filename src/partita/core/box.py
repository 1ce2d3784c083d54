"""What reading a box has in common for all games: TOML files in a folder, read into structs, with errors for people.

A box is a folder of TOML files.  One file holds the columns of the box itself; each of the others holds one deck, a row
for each card, written ``[[card]]``.  A row is a ``msgspec.Struct``: its annotations say what each column may hold, and
the complaints about a bad row are made from them.
"""

import hashlib
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

Row = TypeVar("Row", bound=msgspec.Struct)

TABLE = "card"  # the name of a deck file's array of tables
SUFFIX = ".toml"
_MAX_BYTES = 1_000_000  # a deck file has some ten thousand; more is a mistake and would only take time
_MAX_ROWS = 200  # nor is it of use to complain about each row of a file with far too many
_MAX_PATH = 200  # characters of a folder that a complaint names in full
_MAX_SHOWN = 60  # characters of a wrong value that a complaint quotes
_DIGEST_BYTES = 16


class Reader:
    """Reads the files of one folder and collects what is wrong with them, one line each, in ``problems``.

    A line reads ``FILE, row N (ID), column COLUMN: what is wrong; allowed: what is allowed``, less the parts that do
    not apply.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []

    def complain(
        self, file: str, wrong: str, allowed: str = "", *, row: int | None = None, card: str = "", column: str = ""
    ) -> None:
        """Note a problem.  ``row`` counts from 1."""
        where = file
        if row is not None:
            where += f", row {row}" + (f" ({card})" if card else "")
        if column:
            where += f", column {column}"
        self.problems.append(f"{where}: {wrong}" + (f"; allowed: {allowed}" if allowed else ""))

    def files(self, expected: tuple[str, ...]) -> None:
        """Check that the folder has just the TOML files of a box.  Other files and folders do not matter."""
        try:
            if not self.folder.is_dir():
                wanted = f"a folder with the files {', '.join(expected)}"
                self.complain(self._named(), "is not a folder", wanted)
                return
            found = {path.name for path in self.folder.iterdir() if path.suffix == SUFFIX}
        except OSError as error:
            self.complain(self._named(), f"cannot be read ({error.strerror})", "a folder that you may read")
            return
        for name in expected:
            if name not in found:
                self.complain(name, "the file is missing", f"a folder with the files {', '.join(expected)}")
        for name in sorted(found.difference(expected)):
            self.complain(show(name), "a box has no such file", f"the files {', '.join(expected)}")

    def _named(self) -> str:
        """The folder as a complaint names it: as it was given, unless that would be long or more than a line."""
        path = str(self.folder)
        return path if path.isprintable() and len(path) <= _MAX_PATH else show(path)

    def table(self, file: str) -> dict[str, Any] | None:
        """The whole file, or None when it cannot be read (a missing one is ``files``' to complain about)."""
        path = self.folder / file
        try:
            if not path.is_file():
                return None
            size = path.stat().st_size
            if size > _MAX_BYTES:
                self.complain(file, f"the file has {size} bytes", f"at most {_MAX_BYTES}")
                return None
            return tomllib.loads(path.read_bytes().decode())
        except UnicodeDecodeError as error:
            self.complain(file, f"byte {error.start + 1} is not UTF-8", "TOML in UTF-8")
        except RecursionError:
            self.complain(file, "lists or tables are nested too deeply", "TOML with the columns of a box")
        except OSError as error:
            self.complain(file, f"the file cannot be read ({error.strerror})", "a file that you may read")
        except ValueError as error:  # TOMLDecodeError, which names the line, and numbers of thousands of digits
            self.complain(file, f"not TOML: {_one_line(str(error))}", "TOML 1.0")
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
                self.complain(file, f"there is no {show(name)} in a deck", f"rows that begin with [[{TABLE}]]")
        raw = table.get(TABLE, [])
        if not isinstance(raw, list) or not all(isinstance(row, dict) for row in raw):
            self.complain(file, f"{TABLE} is not a list of tables", f"rows that begin with [[{TABLE}]]")
            return {}
        if len(raw) > _MAX_ROWS:
            self.complain(file, f"the file has {len(raw)} rows", f"at most {_MAX_ROWS}")
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
        for column in raw:
            if column not in names:
                self.complain(file, f"there is no column {show(column)}", ", ".join(names), row=number, card=named)
        for field in fields:
            column = field.encode_name
            if column not in raw:
                if field.required:
                    self.complain(
                        file, "the column is missing", allowed(field.type), row=number, card=named, column=column
                    )
                continue
            try:
                msgspec.convert(raw[column], field.type)
            except msgspec.ValidationError:
                wrong = f"{show(raw[column])} is not allowed"
                self.complain(file, wrong, allowed(field.type), row=number, card=named, column=column)
        if len(self.problems) == before:
            self.complain(file, "the row cannot be read", ", ".join(names), row=number, card=named)
        return None


def show(value: object) -> str:
    """A wrong value in one short line, as TOML would have it where that is simple."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = repr(value)
    return text if len(text) <= _MAX_SHOWN else text[: _MAX_SHOWN - 3] + "..."


def show_id(card: str) -> str:
    """A card's id for a complaint: as it is if it is printable and short, else shortened and quoted."""
    return card if card.isprintable() and len(card) <= _MAX_SHOWN else show(card)


def allowed(kind: Any) -> str:
    """What a column of this type may hold, in words.

    >>> from typing import Annotated, Literal
    >>> allowed(Annotated[int, msgspec.Meta(ge=1, le=5)])
    'a whole number from 1 to 5'
    >>> allowed(list[Literal["joy", "sorrow"]])
    'a list of any of: joy, sorrow'
    """
    return _words(inspect.type_info(kind))


def _words(info: Any) -> str:
    if isinstance(info, inspect.Metadata):
        described = (info.extra_json_schema or {}).get("description")
        return str(described) if described else _words(info.type)
    if isinstance(info, inspect.UnionType):
        return _words(next(part for part in info.types if not isinstance(part, inspect.NoneType)))
    if isinstance(info, inspect.IntType):
        return f"a whole number from {info.ge} to {info.le}"
    if isinstance(info, inspect.BoolType):
        return "true or false"
    if isinstance(info, inspect.LiteralType):
        return "one of " + ", ".join(str(value) for value in info.values)
    if isinstance(info, inspect.ListType):
        return f"a list of {_length(info)} {_words(info.item_type).replace('one of ', 'of: ', 1)}"
    if isinstance(info, inspect.StructType):
        return "a table of " + ", ".join(f"{f.encode_name} ({_words(f.type)})" for f in info.fields)
    return "a text"


def _length(info: inspect.ListType) -> str:
    if info.max_length is None:
        return f"{info.min_length} or more" if info.min_length else "any"
    return str(info.max_length) if info.min_length == info.max_length else f"{info.min_length} to {info.max_length}"


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
    """Copy the files of a box to a folder, made if need be.  Raises FileExistsError rather than write over one."""
    target.mkdir(parents=True, exist_ok=True)
    for name in files:
        if (target / name).exists():
            raise FileExistsError(f"{target / name} exists: choose a folder without a box in it")
    for name in files:
        (target / name).write_bytes((source / name).read_bytes())
