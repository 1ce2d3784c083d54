"""A whole round of use of a server, in a process of its own; prints the files that it adds to a warm cache folder.

python -m tests.server.round FOLDER      the folder is the server's
"""

import asyncio
import sys
from functools import partial
from pathlib import Path

from tests.server.harness import Person, Running, serving, settings_in

import partita
from partita.bots import warm_steps
from partita.core.warm import warm_up
from partita.kernel import jit
from partita.server.run import log_to


async def use(running: Running, game: str) -> None:
    """Play, look, take back, begin from a position, and let bots play to the end."""
    person = await running.person()
    match = await person.open(game, ["person", "person"])
    await person.sit(match, 0, 1)
    await played(person, match, 6)
    await person.get(f"/matches/{match}/breakdown", seat=0)
    await person.get(f"/matches/{match}/at/3", seat=1)
    await person.get(f"/matches/{match}/why", move="nothing")
    await person.command(match, "undo", version=(await person.table(match))["version"], to="decision")
    described = partita.new(game, players=2, seed=1).position()
    placed = await person.open(game, ["person", "person"], position=described)
    await person.sit(placed, 0, 1)
    await played(person, placed, 3)
    watched = await person.open(game, ["beginner", "normal", "strong"])
    async with asyncio.timeout(60):
        while (await person.get(f"/matches/{watched}"))["version"] < 20:
            await asyncio.sleep(0.2)
    over = partita.new(game, players=2, seed=2)
    while not over.is_over:
        over.play(over.legal()[0])
    shown = (await person.done("POST", "/records", over.record()))["id"]
    await person.get(f"/matches/{shown}/breakdown")
    await person.get(f"/matches/{shown}/at/9", everything=True)
    await person.get(f"/matches/{shown}/record")


async def played(person: Person, match: str, moves: int) -> None:
    """Make some moves."""
    for _ in range(moves):
        table = await person.table(match)
        move = next(each["legal"][0] for each in table["tables"] if each.get("legal"))
        await person.command(match, "play", version=table["version"], moves=[move], seat=table["to_move"])


def kept() -> set[Path]:
    """The compiled code in the cache folder."""
    return set(jit.cache_root().rglob("*.nb*"))


async def main(folder: Path) -> None:
    """See the top of this file."""
    log_to(sys.stderr)
    for game in partita.games():
        warm_up(game, more=partial(warm_steps, game))
    before = kept()
    async with serving(settings_in(folder)) as running:
        running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
        for game in partita.games():
            await use(running, game)
    for path in sorted(kept() - before):
        sys.stdout.write(f"{path.parent.name}/{path.name}\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
