"""Compiling a game before it is played, with a line of progress when that takes time.

python -m partita.cli.warming [GAME ...]  compile these games, or all
"""

import sys
from functools import partial

from partita.cli.options import language, words


def step_name(lang: str, label: str) -> str:
    """What a step of compiling is called; bots go by their names."""
    from partita.text import COMMON, has

    key = f"step-{label.replace(' ', '-')}"
    return words(lang, key) if has(lang, COMMON, key) else label


def ready(game: str, lang: str) -> None:
    """Compile what is not compiled yet, and say so on standard error."""
    from partita.bots import warm_steps
    from partita.core.warm import is_warm, warm_up

    if is_warm(game):
        return
    shown = sys.stderr.isatty()

    def progress(number: int, of: int, label: str) -> None:
        line = words(lang, "compiling", number=number, of=of, step=step_name(lang, label))
        sys.stderr.write(f"\r\x1b[2K{line}" if shown else f"{line}\n")
        sys.stderr.flush()

    warm_up(game, progress, partial(warm_steps, game))
    if shown:
        sys.stderr.write("\r\x1b[2K")
        sys.stderr.flush()


if __name__ == "__main__":
    from partita.core.game import GAMES

    for each in sys.argv[1:] or GAMES:
        ready(each, language(None))
