"""Bots: each level spends what it states, and no match waits for longer than a slice of another's thinking."""

import asyncio
import threading
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.server.harness import PATIENCE, Person, Running, serving, settings_in
from tests.server.test_table import a_table

import partita.bots
from partita.core.moment import Moment
from partita.server import bots
from partita.server.table import Plan, Table
from partita.server.wire import Level

_FEW = 3


def _of_bots(level: Level, players: int = 2) -> tuple[Table, Moment]:
    """A match of bots that has begun."""
    table = a_table(players=players)
    for seat in table.seats:
        seat.kind, seat.level = "bot", level
    assert table.moment is not None
    return table, table.moment


# Budgets.


class Counting:
    """The minds of a game, and how many playouts each look ahead has made."""

    def __init__(self, minds: Any) -> None:
        self._minds = minds
        self.made: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._minds, name)

    def explore(self, *what: Any) -> None:
        """Look ahead."""
        visits = what[-1]
        before = int(visits.sum())
        self._minds.explore(*what)
        self.made.append(int(visits.sum()) - before)


def test_each_level_is_a_bot_with_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(bots.LEVELS) == set(get_args(Level))
    stated = {"beginner": ("beginner", 0), "normal": ("greedy", 0), "strong": ("rollout", 200)}  # as docs say
    made = partita.bots.bot
    for level in get_args(Level):
        asked: list[str] = []

        def noted(name: str, asked: list[str] = asked, **how: Any) -> partita.bots.Bot:
            asked.append(name)
            return made(name, **how)

        counting = Counting(partita.bots.minds("ovation"))
        with monkeypatch.context() as patch:
            patch.setattr(partita.bots, "bot", noted)
            patch.setattr(partita.bots, "minds", lambda game, counting=counting: counting)
            table, moment = _of_bots(level)
            while len(moment.codes()) == 1:  # there is nothing to think about
                (step,) = bots.think(table, moment, 0).done
                moment = step.moment
            bots.think(table, moment, 0)
        name, playouts = stated[level]
        assert asked == [name]
        assert counting.made == ([playouts] if playouts else [])


# Slices.


class Clock:
    """Time that goes on by a step whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self._now, self._step = 0.0, step

    def monotonic(self) -> float:
        """Seconds."""
        self._now += self._step
        return self._now


@pytest.mark.parametrize(("step", "decisions"), [(1.0, 1), (0.25, 1), (0.05, 1), (0.02, 3), (0.01, 5)])
def test_bots_decide_until_their_slice_is_over(step: float, decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table, moment = _of_bots("beginner")
    assert bots.SLICE_SECONDS == 0.05
    monkeypatch.setattr(bots, "time", Clock(step))
    plan = bots.think(table, moment)
    assert len(plan.drafts) == len(plan.done) == decisions


# Fairness.


class Watched:
    """Thinks, one decision at a time, and notes for which match; ``begin``: until then nobody does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._think = bots.think
        self.begin = threading.Event()
        self.held: set[str] = set()  # matches that think until the test ends
        self.end = threading.Event()
        self.turns: list[str] = []
        monkeypatch.setattr(bots, "think", self)

    def __call__(self, table: Table, moment: Moment) -> Plan:
        self.begin.wait(PATIENCE)
        match = table.deed.id
        self.turns.append(match)
        if match in self.held:
            self.end.wait(PATIENCE)
        return self._think(table, moment, 0)


async def _over(person: Person, matches: list[str]) -> None:
    async with asyncio.timeout(3 * PATIENCE):
        for match in matches:
            while (await person.table(match))["status"] != "over":
                await asyncio.sleep(0.05)


async def _opened(running: Running) -> tuple[Person, str, list[str]]:
    """A match that takes long, then a few that do not."""
    person = await running.person()
    strong = await person.open("ovation", ["strong"] * 4)
    return person, strong, [await person.open("ovation", ["beginner"] * 2) for _ in range(_FEW)]


def _by_turns(turns: list[str]) -> bool:
    """Whether between two turns of a match each other one that is not over has one."""
    last = {match: number for number, match in enumerate(turns)}
    waited: dict[str, list[str]] = {}  # the turns of others since the last one of each match
    for number, match in enumerate(turns):
        others = waited.get(match)
        if others is not None and (
            len(others) > len(set(others)) or {each for each in last if last[each] > number} - {match} > set(others)
        ):
            return False
        for each in waited.values():
            each.append(match)
        waited[match] = []
    return True


def test_what_is_by_turns() -> None:
    assert _by_turns(["a", "b", "c", "a", "b", "c", "a", "c"])
    assert not _by_turns(["a", "b", "a", "a", "b"])
    assert not _by_turns(["a", "b", "c", "a", "b", "a", "c"])
    assert not _by_turns(["a", "b", "b", "a"])


def test_matches_think_by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)

    async def main() -> None:
        async with serving(settings_in(tmp_path, bot_threads=1)) as running:
            person, _, quick = await _opened(running)
            watched.begin.set()
            await _over(person, quick)
            assert _by_turns(watched.turns[watched.turns.index(quick[-1]) :])  # from when all of them wait

    asyncio.run(main())


def test_a_match_that_thinks_long_holds_up_nobody_while_there_is_another_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(monkeypatch)

    async def main() -> None:
        async with serving(settings_in(tmp_path, bot_threads=2)) as running:
            try:
                person, strong, quick = await _opened(running)
                watched.held.add(strong)
                watched.begin.set()
                await _over(person, quick)
                assert watched.turns.count(strong) == 1
            finally:
                watched.end.set()

    asyncio.run(main())
