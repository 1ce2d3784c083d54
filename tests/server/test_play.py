"""Playing over the network: a whole match, and what each side is told of it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Running, serving, settings_in

import partita
from partita.server import desk
from partita.server.refusals import Code, Refusal


async def _match(running: Running, game: str) -> None:
    one, other = await running.person("Clara"), await running.person("Robert")
    match = await one.open(game, ["person", "open", "normal"])
    await one.sit(match, 0)
    await other.sit(match, 1)
    ends = await asyncio.gather(one.plays_on(match, 0, random.Random(1)), other.plays_on(match, 1, random.Random(2)))
    assert ends[0]["ending"] == ends[1]["ending"]
    whole = partita.load(await one.get(f"/matches/{match}/record"))
    assert whole.is_over
    assert whole.scores() == ends[0]["ending"]["scores"]


@pytest.mark.parametrize("game", partita.games())
def test_a_whole_match_of_two_people_and_a_bot(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            await _match(running, game)

    asyncio.run(main())


def test_what_is_done_is_acknowledged_though_the_store_goes_away_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: Any) -> None:
        raise Refusal(Code.TRY_AGAIN)

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open("ovation", ["person", "person"])
            await person.sit(match, 0, 1)
            table = await person.table(match)
            monkeypatch.setattr(desk, "seen", gone)
            move = next(each["legal"][0] for each in table["tables"] if each.get("legal"))
            answer = await person.command(match, "play", version=table["version"], moves=[move], seat=table["to_move"])
            assert answer.json()["type"] == "ack"

    asyncio.run(main())
