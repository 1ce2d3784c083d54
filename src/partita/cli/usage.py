"""What is wrong with a command line, in our words and the person's language.

Typer speaks English only.  What it found is told from the kinds and facts of its exceptions; one that is not known here
is repeated as it comes.
"""

from collections.abc import Sequence
from typing import Any

import typer

from partita.core.errors import Saying, shown

_LEAST = {
    "--players": 1,
    "--games": 1,
    "--jobs": 1,
    "--playouts": 1,
    "--repeats": 1,
    "--seat": 0,
    "--port": 0,
}  # whole numbers
_FRACTIONS = {"--seconds": "0.5"}  # numbers that need not be whole, with an example


def said(wrong: typer.TyperException, command: Any, args: Sequence[str]) -> Saying:
    """What is wrong with ``args``, and what would be right; ``command`` is the whole command line's."""
    kind, facts = type(wrong).__name__, vars(wrong)
    found, called, beyond = _found(command, args)
    commands = list(getattr(found, "commands", {}))
    option, param = str(facts.get("option_name")), facts.get("param")
    if kind == "NoSuchOption" and commands:
        return Saying("cli-no-option-here", option=shown(option))
    if kind == "NoSuchOption" and facts.get("possibilities"):
        return Saying("cli-option-near", command=called, option=shown(option), near=sorted(facts["possibilities"]))
    if kind == "NoSuchOption":
        return Saying("cli-no-option", command=called, option=shown(option))
    if kind == "BadOptionUsage" and any(arg.startswith(f"{option}=") for arg in args):
        return Saying("cli-takes-no-value", option=option)
    if kind == "BadOptionUsage":
        return Saying("cli-value-missing", command=called, option=option)
    if kind == "MissingParameter" and param is not None:
        return Saying("cli-missing", name=_name(param), usage=_usage(called, found))
    if kind == "BadParameter" and param is not None:
        return _bad(_name(param), _given(param, args), called)
    if kind == "UsageError" and commands and beyond:
        return Saying("cli-no-command", command=shown(beyond[0]), allowed=commands)
    if kind == "UsageError" and commands:
        return Saying("cli-command-missing", allowed=commands)
    if kind == "UsageError" and beyond:
        return Saying("cli-too-many", usage=_usage(called, found))
    return Saying("cli-usage", command=called, why=wrong.format_message().rstrip("."))


def _found(command: Any, args: Sequence[str]) -> tuple[Any, str, list[str]]:
    """The command that the arguments name, as far as they do, what it is called, and the words beyond its name."""
    called, left = "partita", [arg for arg in args if not arg.startswith("-")]
    while left and left[0] in getattr(command, "commands", {}):
        command = command.commands[left[0]]
        called += f" {left.pop(0)}"
    return command, called, left


def _name(param: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    return str(param.opts[0]) if param.param_type_name == "option" else str(param.metavar).strip("[]")


def _usage(called: str, command: Any) -> str:
    """A command with its arguments and the options that it must have."""
    wanted = [called]
    for param in command.params:
        if param.param_type_name == "argument":
            wanted.append(str(param.metavar))
        elif param.required:
            wanted.append(f"{param.opts[0]} {str(param.name).upper()}")
    return " ".join(wanted)


def _given(param: Any, args: Sequence[str]) -> str:
    """The value that was given to an option, the last one."""
    value = ""
    for place, arg in enumerate(args):
        name, equals, behind = arg.partition("=")
        if name in param.opts:
            value = behind if equals else "".join(args[place + 1 : place + 2])
    return value


def _bad(name: str, value: str, called: str) -> Saying:
    if name in _LEAST:
        return Saying("cli-whole-number", option=name, least=_LEAST[name], value=shown(value))
    if name in _FRACTIONS:
        return Saying("cli-number", option=name, example=_FRACTIONS[name], value=shown(value))
    return Saying("cli-bad-value", command=called, name=name)
