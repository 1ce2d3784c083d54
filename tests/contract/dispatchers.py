"""All compiled functions of Partita, found by walking its modules.

    python -m tests.contract.dispatchers GAME      warms up, plays, and prints how many signatures each has

One game a process: the games' records differ, so that what both use is compiled for each.  Run it with an empty
``PARTITA_CACHE_DIR``: kernels behind a door that comes from the cache are not compiled again.
"""

import json
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import partita
from partita.kernel import jit


def dispatchers() -> Iterator[tuple[str, Any]]:
    """(dotted name, compiled function), each once, where it is defined."""
    for name, module in sorted(sys.modules.items()):
        if name.split(".")[0] != "partita" or module is None:
            continue
        for key, value in sorted(vars(module).items()):
            if callable(value) and hasattr(value, "py_func") and value.__module__ == name:
                yield f"{name}.{key}", value


def is_door(function: Any) -> bool:
    """Whether a compiled function can be called from Python."""
    return not function.targetoptions.get("no_cpython_wrapper", False)


def use_everything(name: str) -> None:
    """Warm up as ``make play`` does, then use a game from all sides."""
    from tests.contract.walks import resampled, walked

    from partita.bots import BOTS, warm_steps
    from partita.core.game import game as game_named
    from partita.core.warm import warm_up

    warm_up(name, more=partial(warm_steps, name))
    for variant in range(0, 30, 4):
        match = walked(name, variant, variant, 80)
        for seat in (None, *range(match.players)):
            match.view(seat)
            resampled(match, seat, 1)
        match.choices()
        match.scores()
        partita.load(match.record())
        partita.position(name, match.position())
        if match.to_move is not None:
            for bot in BOTS:
                partita.bot(bot, seed=1, playouts=4).choose(match.view(match.to_move), match.legal())
    engine = partita.engine(name)
    assert engine.kernels is game_named(name).kernels


def main() -> int:
    """See the top of this file."""
    use_everything(sys.argv[1])
    print(json.dumps({name: [jit.signatures(function), is_door(function)] for name, function in dispatchers()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
