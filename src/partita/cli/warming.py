"""Compiling a game before it is played, with a line of progress when that takes time."""

import sys


def ready(game: str) -> None:
    """Compile what is not compiled yet, and say so on standard error."""
    from partita.core.warm import is_warm, warm_up

    if is_warm(game):
        return
    from partita import bots

    shown = sys.stderr.isatty()

    def progress(number: int, of: int, label: str) -> None:
        line = f"Compiling the rules, once: {number} of {of} ({label}) ..."
        sys.stderr.write(f"\r\x1b[2K{line}" if shown else f"{line}\n")
        sys.stderr.flush()

    warm_up(game, progress, getattr(bots, "warm_steps", None) and (lambda: bots.warm_steps(game)))
    if shown:
        sys.stderr.write("\r\x1b[2K")
        sys.stderr.flush()
