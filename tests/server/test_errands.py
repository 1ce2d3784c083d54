"""Errands over many matches: one that cannot be looked after keeps no other waiting."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import structlog
from tests.server.harness import Person, serving, settings_in

from partita.server import schema
from partita.server.hall import Hall
from partita.server.refusals import Code, Refusal

_FAULTS = [Refusal(Code.NOT_REPLAYABLE), KeyError("a fault of ours")]


class Bad:
    """Does a thing of the hall's for all matches but the first that it is asked for."""

    def __init__(self, hall: Hall, name: str, fault: Exception) -> None:
        self._does, self._fault = getattr(hall, name), fault
        self.asked: list[str] = []
        setattr(hall, name, self)

    async def __call__(self, what: Any, *more: Any, **named: Any) -> Any:
        match = what if isinstance(what, str) else what.match
        self.asked.append(match)
        if match == self.asked[0]:
            raise self._fault
        return await self._does(what, *more, **named)


async def _begun(person: Person) -> str:
    match = await person.open("ovation", ["person", "person"])
    await person.sit(match, 0, 1)
    return match


async def _moves(person: Person, match: str) -> int:
    """Make a move; the version after it."""
    table = await person.table(match)
    legal = next(view["legal"] for view in table["tables"] if view.get("legal"))
    answer = await person.command(match, "play", version=table["version"], moves=[legal[0]])
    return int(answer.json()["version"])


@pytest.mark.parametrize("fault", _FAULTS, ids=["refused", "fault"])
def test_others_are_caught_up_with(fault: Exception, tmp_path: Path) -> None:
    async def main() -> None:
        settings = settings_in(tmp_path)
        async with serving(settings) as one, serving(settings) as other:
            person = await one.person()
            matches = [await _begun(person), await _begun(person)]
            there = other.stranger()
            there.http.cookies.update(person.http.cookies)
            async with person.socket(matches[0]) as first, person.socket(matches[1]) as second:
                for line in (first, second):
                    await line.hear("presence")
                bad = Bad(one.server.hall, "catch_up", fault)
                versions = [await _moves(there, match) for match in matches]
                while len(set(bad.asked)) < 2:
                    await one.server.keeper._look()
                good = 1 - matches.index(bad.asked[0])
                await (first, second)[good].hear("update", version=versions[good])

    asyncio.run(main())


@pytest.mark.parametrize("fault", _FAULTS, ids=["refused", "fault"])
def test_others_are_read(fault: Exception, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person, hall = await running.person(), running.server.hall
            matches = [await _begun(person), await _begun(person)]
            async with person.socket(matches[0]) as first, person.socket(matches[1]) as second:
                for line in (first, second):
                    await line.hear("presence")
                for match in matches:
                    hall.rooms[match].put(None)
                bad = Bad(hall, "table", fault)
                await running.server.keeper._look()
                good = matches[1 - matches.index(bad.asked[0])]
                assert hall.rooms[good].table is not None

    asyncio.run(main())


@pytest.mark.parametrize("fault", _FAULTS, ids=["refused", "fault"])
@pytest.mark.parametrize(("errand", "values"), [("_clocks", {"deadline": 0}), ("expire", {"touched": 0})])
def test_others_run_out_of_time(errand: str, values: dict[str, int], fault: Exception, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            matches = [await _begun(person), await _begun(person)]
            bad = Bad(running.server.hall, "act", fault)
            async with running.server.store.writing() as connection:
                await connection.execute(sa.update(schema.matches).values(**values))
            with structlog.testing.capture_logs() as logs:
                await getattr(running.server.keeper, errand)()
            assert set(bad.asked) == set(matches)
            assert len([each for each in logs if each.get("match") == bad.asked[0]]) == bad.asked.count(bad.asked[0])

    asyncio.run(main())
