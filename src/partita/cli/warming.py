"""Compiling a game before it is played, with a line of progress when that takes time.

python -m partita.cli.warming [GAME ...]  compile these games, or all; several at once, each in a process of its own
"""

import subprocess
import sys
from collections.abc import Sequence
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
    title = game.capitalize()

    def progress(number: int, of: int, label: str) -> None:
        line = words(lang, "compiling", game=title, number=number, of=of, step=step_name(lang, label))
        sys.stderr.write(f"\r\x1b[2K{line}" if shown else f"{line}\n")
        sys.stderr.flush()

    warm_up(game, progress, partial(warm_steps, game))
    if shown:
        sys.stderr.write("\r\x1b[2K")
        sys.stderr.flush()


def main(games: Sequence[str]) -> int:
    """Compile games; each core can compile one.  Returns the exit code of the first that fails, else 0."""
    if len(games) == 1:
        ready(games[0], language(None))
        return 0
    running = [subprocess.Popen([sys.executable, "-m", "partita.cli.warming", game]) for game in games]
    return max(process.wait() for process in running)


if __name__ == "__main__":
    from partita.core.game import GAMES

    sys.exit(main(sys.argv[1:] or GAMES))
