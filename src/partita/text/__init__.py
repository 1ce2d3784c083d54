"""What people read, in English and French: Fluent messages, looked up by language, bundle and key.

A bundle is ``"partita"`` for what is no game's (the files beside this one), or the name of a game (the files in its
``text`` folder).  A bundle of two parts is another file there: ``"ovation.errors"`` is ``errors.en.ftl`` and
``errors.fr.ftl``.  Files are read when first asked for, one language at a time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from partita.core.errors import BadOption, seen, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
COMMON = "partita"  # the bundle that is no game's
_LONGEST = 2_000  # letters that a message is filled in with: the library refuses 2,500
_SENTENCE = 1_500  # letters of a sentence within a sentence about what is wrong
_VALUE = 200  # letters of anything else in one
_LISTED = 60  # words of a list in one
_REMEMBERED = 16_384  # sentences: most of those that players read have been said before
_COUNTED = 10**15  # from here on a number is no count that people read: it is not grouped

_seated: ContextVar[tuple[str, ...]] = ContextVar("seated", default=())  # what the seats are called, from seat 0


class BadText(KeyError):
    """A message that is missing or does not come out whole: a fault of the program, never of its user."""


def checked_language(lang: str) -> str:
    """``lang`` itself.  Raises BadOption when it is none of LANGUAGES."""
    if lang not in LANGUAGES:
        raise BadOption("no-language", lang=shown(lang), allowed=list(LANGUAGES))
    return lang


def source(lang: str, bundle: str, name: str) -> str:
    """A text file of a bundle, such as ``source("fr", "ovation", "rules.fr.md")``.  Raises BadOption and BadText."""
    checked_language(lang)
    home = bundle.partition(".")[0]
    package = "partita" if home == COMMON else f"partita.games.{home}"
    try:
        return (files(package) / "text" / name).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError) as missing:
        raise BadText(f"{bundle} has no text file {name}") from missing


def messages(lang: str, bundle: str) -> str:
    """The file with a bundle's messages.  Raises BadOption and BadText."""
    stem = bundle.partition(".")[2]
    return source(lang, bundle, f"{stem}.{lang}.ftl" if stem else f"{lang}.ftl")


@cache
def load(lang: str, bundle: str) -> "FluentBundle":
    """The messages of a bundle in one language.  Raises BadOption (unknown language) and BadText (broken file)."""
    text = messages(lang, bundle)
    from fluent.runtime import FluentBundle, FluentResource  # 0.2 s that nobody pays before the first text
    from fluent.syntax.ast import Junk

    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BadText(f"{bundle}/{lang}.ftl cannot be read near {(entry.content or '')[:60]!r}")
    # Marks around arguments are for texts of mixed writing directions; here they would only disturb terminals.
    loaded = FluentBundle([lang], use_isolating=False)
    loaded.add_resource(resource)
    return loaded


def load_all(bundles: Iterable[str]) -> None:
    """Load bundles in all languages before they are needed: to read a file takes a while.  Raises as ``load``."""
    for bundle in bundles:
        for lang in LANGUAGES:
            load(lang, bundle)


def has(lang: str, bundle: str, key: str) -> bool:
    """Whether there is a message of that key."""
    return load(lang, bundle).has_message(key)


def message(lang: str, bundle: str, key: str, /, **args: Any) -> str:
    """The message ``key`` of a bundle in ``lang``, with ``args`` (words and numbers) filled in.

    Raises BadOption for an unknown language, and BadText (a KeyError) when the message is missing, lacks an argument,
    or is asked for a word it does not know.  A text that is filled in comes out as ``seen``, of 2,000 letters
    at most; a number beyond all counting as its digits.

    >>> message("en", "ovation", "tone-joy")
    'Joy'
    """
    return _formed(checked_language(lang), bundle, key, **args)


@lru_cache(_REMEMBERED, typed=True)  # 1 and True are not written alike
def _formed(lang: str, bundle: str, key: str, /, **args: Any) -> str:
    loaded = load(lang, bundle)
    if not loaded.has_message(key):
        raise BadText(f"{bundle}/{lang}.ftl has no message {key!r}")
    pattern = loaded.get_message(key).value
    if pattern is None:
        raise BadText(f"{bundle}/{lang}.ftl: the message {key!r} has no text")
    text, errors = loaded.format_pattern(pattern, {word: _filled(value) for word, value in args.items()})
    if errors or not isinstance(text, str):
        raise BadText(f"{bundle}/{lang}.ftl: the message {key!r} with {args} fails: {errors}")
    return text


def _filled(value: Any) -> Any:
    """What a message is filled in with, as the library can take it."""
    if isinstance(value, str):
        return seen(value, _LONGEST, "\n\t")
    return shown(value) if isinstance(value, int) and abs(value) >= _COUNTED else value


def said(lang: str, key: str, values: Mapping[str, Any]) -> str:
    """The sentence of a Saying or an Error.

    ``key`` names a message of the common errors, or of a game's as ``GAME:KEY``, or of any bundle that has more than
    one part, as ``partita.box:missing-file``.
    A list is joined with "or"; what has a text of its own is put into the same language.  The sentence is one line, can
    be printed, and is not too long, whatever it is filled in with.  Raises as ``message`` does.
    """
    checked_language(lang)
    bundle, _, name = key.rpartition(":")
    bundle = bundle or COMMON
    if "." not in bundle:
        bundle += ".errors"
    filled = {word: _said(lang, value) for word, value in values.items()}
    return " ".join(message(lang, bundle, name, **filled).splitlines())


def _said(lang: str, value: Any) -> Any:
    if isinstance(value, list | tuple):
        return _lined(listed(lang, value, "or"), _SENTENCE)
    if hasattr(value, "text"):
        return _lined(value.text(lang), _SENTENCE)
    return _lined(value, _VALUE) if isinstance(value, str) else value


def _lined(text: str, most: int) -> str:
    """A text from outside as one line that can be printed."""
    return seen(" ".join(text.replace("\t", " ").splitlines()), most)


def listed(lang: str, words: Sequence[Any], how: str = "and") -> str:
    """``joined`` for words from outside, and for what has a text of its own: of very many, the first ones."""
    told = [str(_said(lang, _filled(word))) for word in words[:_LISTED]]
    if len(words) == len(told):
        return joined(lang, told, how)
    return message(lang, COMMON, "and-more", moves=joined(lang, told, "comma"), count=len(words) - len(told))


@contextmanager
def seated(names: Sequence[str]) -> Iterator[None]:
    """Within the block sentences call the seats by these names; an empty name leaves a seat its number.

    >>> with seated(["Clara", ""]):
    ...     seat_name("en", 0), seat_name("en", 1)
    ('Clara', 'Player 2')
    """
    before = _seated.set(tuple(names))
    try:
        yield
    finally:
        _seated.reset(before)


def seat_name(lang: str, seat: int) -> str:
    """What a seat, counted from 0, is called in sentences: the name ``seated`` gives it, else "Player 1" and so on."""
    names = _seated.get()
    return (names[seat] if seat < len(names) else "") or message(lang, COMMON, "player", seat=seat + 1)


def joined(lang: str, words: Sequence[str], how: str = "and") -> str:
    """Words as a list in a sentence; ``how`` is "and", "or" or "comma".  No words: "".

    >>> joined("en", ["Joy", "Piano", "Mass"], "or")
    'Joy, Piano or Mass'
    """
    if len(words) < 2:
        return "".join(words)
    # What stands between two words; the list itself may be longer than the library lets a message be.
    comma, last = (message(lang, COMMON, f"join-{way}", left="", right="") for way in ("comma", how))
    return comma.join(words[:-1]) + last + words[-1]


def sentence(text: str) -> str:
    """``text`` with a capital first letter."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """``text`` with a small first letter, to stand within a sentence."""
    return text[:1].lower() + text[1:]
