"""Compiling a game before it is played, with a line of progress when that takes time.

python -m partita.cli.warming [GAME ...]  compile these games, or all
"""

import sys
from functools import partial


def ready(game: str) -> None:
    """Compile what is not compiled yet, and say so on standard error."""
    from partita.bots import warm_steps
    from partita.core.warm import is_warm, warm_up

    if is_warm(game):
        return
    shown = sys.stderr.isatty()

    def progress(number: int, of: int, label: str) -> None:
        line = f"Compiling the rules, once: {number} of {of} ({label}) ..."
        sys.stderr.write(f"\r\x1b[2K{line}" if shown else f"{line}\n")
        sys.stderr.flush()

    warm_up(game, progress, partial(warm_steps, game))
    if shown:
        sys.stderr.write("\r\x1b[2K")
        sys.stderr.flush()


if __name__ == "__main__":
    from partita.core.game import GAMES

    for each in sys.argv[1:] or GAMES:
        ready(each)
