"""What ``--help`` says, in the reader's language: put into the commands when somebody asks for it."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import typer

from partita.cli.options import language
from partita.text import COMMON, LANGUAGES, has, message

ASKING = ("-h", "--help")
_HEADING = re.compile(r"^(Usage|Arguments|Options|Commands):", re.MULTILINE)
_BEHIND = re.compile(r"(\[(?:[^\]\n]*; )?)(required(?=\])|default(?=:))(:)?")  # such as [default: 2; x>=1]
_EXAMPLES = {
    "play": "partita play ovation --players 3 --bots greedy,rollout",
    "serve": "partita serve --host 0.0.0.0 --port 8000 --data my-server",
    "sim": "partita sim ovation --players 2 --games 1000 --bots greedy,random --seed 1 --json",
    "replay": "partita replay game.json",
    "verify": "partita verify game.json",
    "rules": "partita rules ovation OV-5.3 --lang fr",
    "bench": "partita bench --json",
    "box": "partita box check my-box",
    "box-check": "partita box check my-box",
    "box-export": "partita box export ovation --out my-box",
    "db": "partita db verify --data my-server",
    "db-upgrade": "partita db upgrade --data my-server",
    "db-verify": "partita db verify --data my-server",
    "db-backup": "partita db backup matches.sqlite3 --data my-server",
    "db-export": "partita db export matches.jsonl --data my-server",
}


def wanted(args: Sequence[str]) -> tuple[str, list[str]]:
    """The language of a help text and the other arguments: the last that ``--lang`` gives, or the system's."""
    others: list[str] = []
    lang, place = language(None), 0
    while place < len(args):
        name, equals, value = args[place].partition("=")
        taken = 1 if equals else 2
        value = value if equals else "".join(args[place + 1 : place + 2])
        if name == "--lang" and value in LANGUAGES:
            lang = value
        else:
            others.append(args[place])
            taken = 1
        place += taken
    return lang, others


def _translated(written: Callable[[Any], str], lang: str, context: Any) -> str:
    """A command's help as the library writes it, its own English words put into ``lang``."""

    def say(word: str, colon: str | None) -> str:
        word = message(lang, COMMON, f"usage-word-{word.lower()}")
        return message(lang, COMMON, "labelled", label=word, value="").rstrip(" ") if colon else word

    text = _HEADING.sub(lambda found: say(found[1], ":"), written(context))
    return _BEHIND.sub(lambda found: f"{found[1]}{say(found[2], found[3])}", text)


def fill(command: Any, lang: str, name: str = "") -> None:
    """Write the help texts of a command, and of those under it, into it."""

    def say(key: str, **args: str) -> str:
        return message(lang, COMMON, key, **args)

    command.help = say(f"usage-{name}") if name else say("usage-app")
    command.short_help = command.help.partition(". ")[0].removesuffix(".") + "."
    command.get_help_option(typer.Context(command, help_option_names=list(ASKING))).help = say("usage-help")
    command.epilog = say("usage-example", command=_EXAMPLES[name]) if name else say("usage-notice")
    for parameter in command.params:
        key = str(parameter.name).replace("_", "-")
        own = f"usage-arg-{name}-{key}"
        parameter.help = say(own if has(lang, COMMON, own) else f"usage-arg-{key}")
    command.get_help = partial(_translated, command.get_help, lang)
    for under, each in getattr(command, "commands", {}).items():
        fill(each, lang, f"{name}-{under}" if name else under)
