"""All ways in which a game can be set up, found out from its options' schema: the contract suite knows no game."""

import itertools
from typing import Any

from partita.core.errors import BadOption
from partita.core.game import Game


def variants(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """(number of players, checked options) for each number of players and each value that a switch or a list of words
    allows; options of other shapes keep their defaults."""
    choices: dict[str, list[Any]] = {}
    for name, schema in game.options_schema()["properties"].items():
        if schema["type"] == "boolean":
            choices[name] = [False, True]
        elif "enum" in schema:
            choices[name] = list(schema["enum"])
    found: list[tuple[int, dict[str, Any]]] = []
    for players in range(1, game.kernels.MAX_SEATS + 1):
        for values in itertools.product(*choices.values()):
            try:
                options = game.check_options(players, dict(zip(choices, values, strict=True)))
            except BadOption:
                continue
            if (players, options) not in found:
                found.append((players, options))
    return found
