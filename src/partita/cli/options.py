"""What several commands have in common: languages, numbers, lists, boxes."""

import importlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from partita.core.errors import BadOption, shown
from partita.text import COMMON, LANGUAGES, checked_language, message

BIGGEST_SEED = (1 << 128) - 1


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
    """A seed as a person writes it: a whole number, or 32 hexadecimal digits as in a record.  Raises BadOption."""
    if text is None:
        return None
    digits = 32
    for base in (10, 16):
        try:
            seed = int(text, base)
        except ValueError:
            continue
        if 0 <= seed <= BIGGEST_SEED and (base == 10 or len(text) == digits):
            return seed
    raise BadOption("cli-seed", digits=digits, seed=shown(text))


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
