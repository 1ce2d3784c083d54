"""The command line, ``partita`` and ``python -m partita``.

Each command is a small file of its own and imports what it needs when it runs, so that ``--help`` is quick.
"""

import io
import os
import sys
from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130  # what shells report for Ctrl-C: 128 + SIGINT


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and leave the process: 0 on success, 2 with one line on standard error for bad input."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    """Run one command and return its exit code; nothing but a fault of the program gets out as an exception."""
    import typer
    import typer.main

    from partita.cli import help as helping
    from partita.cli.app import app
    from partita.core.errors import Error

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What is typed or shown may hold letters that the terminal's encoding lacks: "?" rather than the end of a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    command = typer.main.get_command(app)
    try:
        if not args or any(arg in helping.ASKING for arg in args):
            lang, args = helping.wanted(args or ["--help"])
            helping.fill(command, lang)
        code = command.main(args=list(args), prog_name="partita", standalone_mode=False)
        if sys.stdout is not None:  # None: it was closed before we began
            sys.stdout.flush()
    except typer.TyperException as wrong:
        return _refuse(wrong.format_message())
    except Error as wrong:
        return _refuse(str(wrong))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)  # noqa: T201 (so that the shell's prompt starts a line)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone: say nothing more
        return 0
    except OSError as wrong:
        return _refuse(f"{wrong.filename or 'input and output'}: {wrong.strerror or wrong}")
    return code if isinstance(code, int) else 0


def _refuse(message: str) -> int:
    print(f"partita: {' '.join(message.split())}", file=sys.stderr)  # noqa: T201 (the one line people get)
    return BAD_INPUT
