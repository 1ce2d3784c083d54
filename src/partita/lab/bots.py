"""Bots by name, or a user's own from a file."""

import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from partita import bots
from partita.core.errors import BadOption, shown
from partita.core.foreign import one_line

if TYPE_CHECKING:
    from partita import Bot


def is_own(name: str) -> bool:
    """Whether a bot is named as ``file.py:Class``."""
    return ".py:" in name


def asked(bot: "Bot", name: str, view: Mapping[str, Any], legal: list[str]) -> str:
    """What a bot chooses.  Raises BadOption, in one line with the bot's name, when one of one's own raises."""
    if not is_own(name):
        return bot.choose(view, legal)
    try:
        return bot.choose(view, legal)
    except (Exception, SystemExit) as wrong:  # noqa: BLE001 (as below)
        raise BadOption("own-bot-raised", name=name, kind=type(wrong).__name__, why=one_line(wrong)) from None


def bot_of(name: str, seed: int, playouts: int | None = None, seconds: float | None = None) -> "Bot":
    """The bot ``name``: one of Partita's, or ``file.py:Class``, made as ``Class(seed=seed)``.

    ``seconds`` lets it think by the clock, for the table only; one's own bot does as it likes.

    Raises BadOption when there is none, or when the file does not run.
    """
    if not is_own(name):
        return bots.bot(name, seed, playouts, seconds)
    file, _, wanted = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise BadOption("own-bot-no-file", file=shown(file))
    label = f"partita_own_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(label, path)
    if spec is None or spec.loader is None:
        raise BadOption("own-bot-no-python", file=file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[label] = module
    try:
        spec.loader.exec_module(module)
        made: Bot = getattr(module, wanted)(seed=seed)
    except (Exception, SystemExit) as wrong:  # noqa: BLE001 (whatever a user's file does wrong is the user's to read in one line)
        raise BadOption("own-bot-fails", name=name, kind=type(wrong).__name__, why=one_line(wrong)) from None
    if not callable(getattr(made, "choose", None)):
        raise BadOption("own-bot-no-choose", name=name)
    return made
