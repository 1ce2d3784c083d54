"""The command line, ``partita`` and ``python -m partita``.

Each command is a small file of its own and imports what it needs when it runs, so that ``--help`` is quick.
"""

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO

BAD_INPUT = 2
INTERRUPTED = 130  # what shells report for Ctrl-C: 128 + SIGINT
_FOLDERS = ("--box", "--out", "--save")  # options that name a file or a folder


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and leave the process: 0 on success, 2 with one line on standard error for bad input."""
    try:
        code = run(sys.argv[1:] if args is None else args)
    except KeyboardInterrupt:  # while the first modules are loaded
        _complain("")
        code = INTERRUPTED
    sys.exit(code)


def run(args: Sequence[str]) -> int:
    """Run one command and return its exit code; nothing but a fault of the program gets out as an exception."""
    import typer
    import typer.main

    from partita.cli import help as helping
    from partita.cli import usage
    from partita.cli.app import app
    from partita.core.errors import BadOption, Error, Saying, shown

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What is typed or shown may hold letters that the terminal's encoding lacks: "?" rather than the end of a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    command = typer.main.get_command(app)
    lang, others = helping.wanted(args)
    try:
        if not args or any(arg in helping.ASKING for arg in args):
            args = others or ["--help"]
            helping.fill(command, lang)
        if nameless := _nameless(args):
            raise BadOption("cli-no-name", option=nameless, given=shown(""))
        code = command.main(args=list(args), prog_name="partita", standalone_mode=False)
        if sys.stdout is not None:  # None: it was closed before we began
            sys.stdout.flush()
    except typer.TyperException as wrong:
        return refuse(usage.said(wrong, command, args).text(lang))
    except Error as wrong:
        return refuse(wrong.text(lang))
    except (KeyboardInterrupt, typer.Abort):
        _complain("")  # so that the shell's prompt starts a line
        return INTERRUPTED
    except BrokenPipeError:
        return _unheard()
    except SystemExit as leaving:  # what Typer and Rich make of a broken pipe
        if isinstance(leaving.__context__, BrokenPipeError):
            return _unheard()
        raise
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        told = Saying("cli-file", file=str(wrong.filename), why=why) if wrong.filename else Saying("cli-io", why=why)
        return refuse(told.text(lang))
    return code if isinstance(code, int) else 0


def refuse(message: str) -> int:
    """Say in one line on standard error what is wrong, and return the exit code for it."""
    _complain(f"partita: {' '.join(message.splitlines())}")
    return BAD_INPUT


def _complain(line: str) -> None:
    """Write a line to standard error, if anybody can hear it: the exit code says enough when nobody can."""
    if sys.stderr is None:  # it was closed before we began
        return
    try:
        print(line, file=sys.stderr, flush=True)  # noqa: T201 (the one line people get)
    except OSError:
        _silence(sys.stderr)


def _nameless(args: Sequence[str]) -> str:
    """The option that names a folder by no name at all, which libraries take for the current one; "" if none does."""
    for option, value in zip(args, (*args[1:], None), strict=True):
        name, equals, behind = option.partition("=")
        if name in _FOLDERS and (behind if equals else value) == "":
            return name
    return ""


def _unheard() -> int:
    """Whoever read us has gone: say nothing more, not even at exit, and call it a success."""
    _silence(sys.stdout, sys.stderr)
    return 0


def _silence(*streams: TextIO | None) -> None:
    """Let what is still to be written to streams go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in streams:
        if stream is not None:
            with contextlib.suppress(io.UnsupportedOperation):  # a stream in memory
                os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
