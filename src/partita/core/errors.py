"""The exceptions that Partita raises on purpose.  Each message is one line: what is wrong, and what would be right.

An error carries no text but the key of one, so that it can be said in either language when somebody reads it.
"""

import unicodedata
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from partita.core.reasons import Reason

_SHOWN = 60  # letters of a wrong value that a message repeats


def shown(value: object) -> str:
    """A wrong value as a message repeats it: one line, and not too long; a text that is cut keeps its closing quote.

    >>> shown("a\\nb"), shown(7), shown("a" * 99)[-6:]
    ("'a\\\\nb'", '7', "aa...'")
    """
    try:
        text = " ".join(repr(value).split())
    except Exception:  # noqa: BLE001 (a whole number of thousands of digits has no text; others' classes may do worse)
        return f"that {type(value).__name__}"
    end = f"...{text[-1]}" if isinstance(value, str) else "..."
    return text if len(text) <= _SHOWN else text[: _SHOWN - len(end)] + end


def seen(text: str, most: int, kept: str = "") -> str:
    """A text from outside that can be printed anywhere: what has no shape of its own is written out, but for the
    letters of ``kept``; more than ``most`` letters lose their middle.

    >>> seen("\\x1b[31mred", 60), seen("abcdefgh", 6)
    ('\\\\x1b[31mred', 'abc…gh')
    """
    text = cut(text, most)
    if text.isprintable():
        return text
    return cut("".join(letter if letter in kept or _has_shape(letter) else _written(letter) for letter in text), most)


def cut(text: str, most: int) -> str:
    """``text``, without its middle when it has more than ``most`` letters."""
    if len(text) <= most:
        return text
    tail = (most - 1) // 2
    return f"{text[: most - 1 - tail]}…{text[len(text) - tail :]}"


def _has_shape(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"  # such as the spaces of French


def _written(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


class Saying:
    """A sentence not yet put into a language: the key of its message, and what fills it in.

    A key such as ``no-bot`` is looked up beside ``partita.text``, ``ovation:no-such-tone`` beside that game's texts, in
    ``errors.en.ftl`` and ``errors.fr.ftl``; ``ovation.box:no-such-tone`` in ``box.en.ftl`` and ``box.fr.ftl`` there.
    ``values`` are words and numbers; a list is joined with "or", and what has a text of its own (a Saying, an Error, a
    Reason), in a list too, is put into the same language.
    """

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: Any) -> None:
        self.key, self.values = key, values

    def text(self, lang: str = "en") -> str:
        """The sentence in ``lang``, "en" or "fr".  Raises BadOption for another language."""
        from partita.text import said  # texts complain with the errors of this module

        return said(lang, self.key, self.values)

    def __str__(self) -> str:
        return self.text()


class Listed:
    """Words or sayings that a sentence names one after another; ``how`` they are joined is "and", "or" or "comma".

    >>> str(Listed(["Joy", "Piano", "Mass"]))
    'Joy, Piano and Mass'
    """

    __slots__ = ("how", "words")

    def __init__(self, words: Iterable[Any], how: str = "and") -> None:
        self.words, self.how = tuple(words), how

    def text(self, lang: str = "en") -> str:
        """The list in ``lang``, "en" or "fr".  Raises BadOption for another language."""
        from partita.text import listed  # as in Saying

        return listed(lang, self.words, self.how)

    def __str__(self) -> str:
        return self.text()


class Error(ValueError):
    """The family of all of Partita's exceptions.

    ``str`` gives the message in English, ``text(lang)`` in either language: always one line.

    >>> BadOption("no-language", lang="'de'", allowed=["en", "fr"]).text("en")
    "there is no language 'de': choose one of en or fr"
    """

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.saying = Saying(key, **values)

    def __reduce__(self) -> tuple[Callable[[str], "Error"], tuple[str]]:
        """How an error is sent from one process to another: whole, whatever its class asks for when it is made."""
        return partial(type(self), **self.saying.values), (self.saying.key,)

    def text(self, lang: str = "en") -> str:
        """What is wrong and what would be right, in ``lang``, "en" or "fr"."""
        return self.saying.text(lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"


class IllegalMove(Error):
    """A move that is unknown or not legal now; ``reason`` says why.  The match is unchanged."""

    def __init__(self, key: str, /, *, reason: Reason, **values: Any) -> None:
        super().__init__(key, reason=reason, **values)
        self.reason = reason


class UndoBarred(Error):
    """Nothing can be taken back: something hidden was seen since, or another seat has decided."""


class CorruptRecord(Error):
    """A record that is no record, belongs to another game or box, or does not replay to its digest.

    ``ply`` is the move at fault, or None; ``reason`` a Reason when that move is not legal, or None.
    """

    def __init__(self, key: str, /, *, ply: int | None = None, reason: Reason | None = None, **values: Any) -> None:
        super().__init__(key, ply=ply, reason=reason, **values)
        self.ply = ply
        self.reason = reason


class BadBox(Error):
    """A box folder with something wrong: the message names file, row, column and what is allowed."""


class BadPosition(Error):
    """A described position that cannot be: the message names what is wrong."""


class BadOption(Error):
    """An unknown game, option, number of players, seat or seed."""
