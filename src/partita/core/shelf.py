"""A game's boxes as a shelf to take them from: the package's own, those released before, and anybody's folder.

The checks that all games have in common are here too: a game's ``Checker`` adds its own to them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from partita.core import box as boxing
from partita.core.box import SUFFIX, Problem, Reader, Told, columns, say
from partita.core.errors import BadBox
from partita.core.game import Box, Records


class Read(Protocol):
    """A box as it was read: its header, and its decks by row number from 1."""

    @property
    def header(self) -> Any:
        """The columns of the box itself; its ``name`` is in both languages."""

    def deck(self, name: str) -> dict[int, Any]:
        """The rows of a deck by its name."""


Contents = TypeVar("Contents", bound=Read)


class Shelf(Generic[Contents]):
    """The boxes of a game: the package's own in ``folder``, those released before below it, and anybody's.

    ``files`` and ``decks`` are the names of a box's files and of those that hold cards.  ``read`` reads and checks a
    folder, and gives None when it cannot be read; ``record`` makes BOX[1] of what was read, ``rows`` the rows for
    people, ``Box.rows``.
    """

    def __init__(
        self,
        folder: Path,
        files: tuple[str, ...],
        decks: tuple[str, ...],
        read: Callable[[Reader], Contents | None],
        record: Callable[[Contents], Records],
        rows: Callable[[Contents], dict[str, dict[str, Any]]],
        laid_out: Callable[[Records, Mapping[str, Mapping[str, Any]]], dict[str, Any]] = lambda data, rows: {},
    ) -> None:
        """``laid_out``: what of a box's board follows from its record, of that and the rows."""
        self.folder = folder
        self.released = folder / "released"  # one folder for each released box, named by its digest
        self._files, self._decks = files, decks
        self._reads, self._record, self._rows, self._laid_out = read, record, rows, laid_out
        self._own: Box | None = None

    def load(self, folder: Path | None = None) -> Box:
        """The checked box of a folder; None: the package's own.

        ``data`` is BOX[1] and the caller's own.  ``rows`` maps the name of each deck to its rows by card id, in the
        order of their numbers; a row is its columns, defaults filled in, and ``number``, the card's number in its
        family (the game's layout.py; of several copies the first one's).

        Raises BadBox: one line with the first problem and how many more there are.  The problem itself, a
        ``partita.core.box.Problem``, is the error's value ``problem``.
        """
        if folder is not None:
            return self._load(folder)
        if self._own is None:
            self._own = self._load(self.folder)
        own = self._own
        return Box(own.data.copy(), own.digest, own.name, own.rows, own.board)

    def find(self, digest: str) -> Box | None:
        """The box with this digest: the package's own, or one released before; None when there is no such box.

        Raises BadBox when a released box has been changed.
        """
        own = self.load()
        if digest == own.digest:
            return own
        folder = self.released / digest
        if not boxing.is_digest(digest) or not folder.is_dir():
            return None
        found = self._load(folder)
        if found.digest != digest:
            raise BadBox("partita.box:other-digest", folder=str(folder), digest=found.digest)
        return found

    def problems(self, folder: Path) -> list[Problem]:
        """All that is wrong with the box in a folder; empty for a good box.

        ``str`` of a problem is one line in English, ``text(lang)`` one line in either language.
        """
        return self._read(folder)[1]

    def export(self, folder: Path) -> None:
        """Write a copy of the package's box to a folder.

        Raises BadBox when it cannot be written, and when there are files of a box in the folder already.
        """
        boxing.copy(self._files, self.folder, folder)

    def _read(self, folder: Path) -> tuple[Contents | None, list[Problem]]:
        reader = Reader(folder)
        reader.files(self._files)
        contents = None if reader.problems else self._reads(reader)
        return (None if reader.problems else contents), reader.problems

    def _load(self, folder: Path) -> Box:
        contents, found = self._read(folder)
        if contents is None:
            more = len(found) - 1
            key = "first-of-problems" if more else "first-problem"
            raise BadBox(f"partita.box:{key}", problem=found[0], more=str(more))
        plain: dict[str, Any] = {"box": columns(contents.header, defaults=False)}
        for deck in self._decks:
            plain[deck] = [columns(row, defaults=False) for row in contents.deck(deck).values()]
        data, rows = self._record(contents), self._rows(contents)
        board = columns(contents.header, defaults=True) | self._laid_out(data, rows)
        return Box(data, boxing.digest(plain), contents.header.name.en, rows, board)


def rows_by_id(rows: Iterable[Any], first: int = 0) -> dict[str, dict[str, Any]]:
    """Rows for people by their ids: all columns, and ``number``, counted from ``first``; a row counts all its copies.

    >>> from partita.core.box import Card, Words
    >>> rows_by_id([Card(id="toy", source="printed", name=Words(en="Toy", fr="Jouet"))], first=7)["toy"]["number"]
    7
    """
    found: dict[str, dict[str, Any]] = {}
    number = first
    for row in rows:
        found[row.id] = columns(row, defaults=True) | {"number": number}
        number += getattr(row, "copies", 1)
    return found


class Checks:
    """What the checks of every game's box have in common; ``header`` is the file of the box itself."""

    def __init__(self, reader: Reader, contents: Read, header: str, decks: tuple[str, ...]) -> None:
        self.reader = reader
        self._contents, self._header, self._decks = contents, header, decks

    def wrong(self, deck: str, number: int, column: str, wrong: Told, allowed: Told) -> None:
        """Complain about a column of a row."""
        card = self._contents.deck(deck)[number].id
        self.reader.complain(f"{deck}{SUFFIX}", wrong, allowed, row=number, card=card, column=column)

    def wrong_in_list(self, table: str, place: int, column: str, wrong: Told, allowed: Told) -> None:
        """Complain about a column of a row, counted from 1, of a list in the header's file."""
        card = getattr(getattr(self._contents.header, table)[place - 1], "id", "")
        self.reader.complain(f"{self._header} [[{table}]]", wrong, allowed, row=place, card=card, column=column)

    def ids(self, tables: Sequence[str] = ()) -> None:
        """Move texts name cards, so ids are unique in the whole box, with those of these lists in the header's file."""
        seen: dict[str, tuple[int, str]] = {}
        for table in tables:
            for place, row in enumerate(getattr(self._contents.header, table), 1):
                here = place, f"{self._header} [[{table}]]"
                there = seen.setdefault(row.id, here)
                if there != here:
                    self.wrong_in_list(table, place, "id", _same_id(row.id, *there), say("own-id"))
        for deck in self._decks:
            for number, row in self._contents.deck(deck).items():
                here = number, f"{deck}{SUFFIX}"
                there = seen.setdefault(row.id, here)
                if there != here:
                    self.wrong(deck, number, "id", _same_id(row.id, *there), say("own-id"))

    def distinct(self, deck: str, number: int, column: str, words: Sequence[str]) -> None:
        """No word twice in a list."""
        for word, times in Counter(words).items():
            if times > 1:
                self.wrong(deck, number, column, say("repeated", word=word, times=str(times)), say("each-once"))

    def count(self, deck: str, numbers: Sequence[int], right: int, column: str, wrong: Told, allowed: Told) -> None:
        """Complain unless there are just so many of these rows: about the first beyond that, else about the file."""
        if len(numbers) > right:
            self.wrong(deck, numbers[right], column, wrong, allowed)
        elif len(numbers) < right:
            self.reader.complain(f"{deck}{SUFFIX}", wrong, allowed)


def _same_id(card: str, row: int, file: str) -> Told:
    return say("same-id", card=card, row=str(row), file=file)
