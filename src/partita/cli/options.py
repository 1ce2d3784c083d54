"""What several commands have in common: languages, numbers, lists, boxes."""

import importlib
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from partita.core.errors import BadOption, shown
from partita.text import COMMON, LANGUAGES, checked_language, message

BIGGEST_SEED = (1 << 128) - 1
DEEPEST = 200  # folders within one another
_SEED_DIGITS = 32
_HEXADECIMAL = re.compile(f"[0-9A-Fa-f]{{{_SEED_DIGITS}}}")
_DECIMAL = re.compile("[0-9]{1,100}")  # Python refuses to read thousands of digits


def language(chosen: str | None) -> str:
    """The language asked for, or the terminal's if it is one of ours, or English.  Raises BadOption."""
    if chosen is not None:
        return checked_language(chosen)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def names(text: str | None) -> list[str]:
    """A list written with commas."""
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def seed_of(text: str | None) -> int | None:
    """A seed as a person writes it: 32 hexadecimal digits as in a record, or a whole number.  Raises BadOption.

    >>> seed_of("10"), seed_of("00000000000000000000000000000010")
    (10, 16)
    """
    if text is None:
        return None
    if _HEXADECIMAL.fullmatch(text):
        return int(text, 16)
    if _DECIMAL.fullmatch(text) and int(text) <= BIGGEST_SEED:
        return int(text)
    raise BadOption("cli-seed", digits=_SEED_DIGITS, seed=shown(text))


def checked_depth(path: Path) -> Path:
    """A path whose folders may have to be made: libraries fail at very deep ones.  Raises BadOption."""
    if len(path.parts) > DEEPEST:
        raise BadOption("cli-deep", most=DEEPEST, folder=shown(str(path)))
    return path


def clause_named(text: str, clauses: Iterable[str]) -> str:
    """A clause or chapter as the rules name it; whoever leaves out what all names begin with means it.

    >>> clause_named("3.5", ["OV-1.1"]), clause_named("ov-3", ["OV-1.1"])
    ('OV-3.5', 'OV-3')
    """
    named = text.strip().upper().removesuffix(".")
    return next(iter(clauses)).partition("-")[0] + "-" + named if named[:1].isdecimal() else named


def folder(path: Path | None) -> Path | None:
    """A folder that has to be there, if one is named.  Raises BadOption."""
    if path is not None and not path.is_dir():
        raise BadOption("cli-no-folder", folder=shown(str(path)))
    return path


def words(lang: str, key: str, **args: Any) -> str:
    """A message that is no game's."""
    return message(lang, COMMON, key, **args)


def boxes_of(game: str) -> Any:
    """The module that reads and writes a game's boxes.  Raises BadOption."""
    from partita.core.game import game as game_named

    return importlib.import_module(f"partita.games.{game_named(game).name}.boxes")
