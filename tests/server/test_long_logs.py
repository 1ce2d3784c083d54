"""A long log that somebody asks for is put together beside all else."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import serving, settings_in
from tests.server.round import played

from partita.server import hall, telling
from partita.server.hall import MOST_VIEWS
from partita.server.server import TEXTS
from partita.text import LANGUAGES, load


def test_whole_logs_are_put_together_on_one_thread_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work: list[int] = []
    most = 0
    real = telling.pieces

    def pieces(*asked: Any) -> Any:
        nonlocal most
        assert threading.current_thread() is not threading.main_thread()
        at_work.append(1)
        most = max(most, len(at_work))
        found = real(*asked)
        at_work.pop()
        return found

    monkeypatch.setattr(telling, "pieces", pieces)

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person("Clara")
            match = await person.open("ovation", ["person", "person"])
            await person.sit(match, 0, 1)
            await played(person, match, 4)
            whole = await asyncio.gather(*(person.table(match) for _ in range(8)))
            assert all(each["items"] == whole[0]["items"] for each in whole)
            assert "Clara" in str(whole[0]["items"])  # names come along to the thread

    asyncio.run(main())
    assert most == hall.LOOKING_BACK


def test_views_are_not_kept_without_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open("ovation", ["person", "person"])
            await person.sit(match, 0, 1)
            room = running.server.hall.room(match)
            for number in range(3 * MOST_VIEWS):
                wants = frozenset({"view", f"made up {number}"})
                await running.server.hall.update(room, None, 0, "en", wants)
                assert len(room.cache) <= MOST_VIEWS

    asyncio.run(main())


def test_the_texts_are_read_before_somebody_reads_them(tmp_path: Path) -> None:
    load.cache_clear()

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            async with asyncio.timeout(20):
                while load.cache_info().currsize < len(LANGUAGES) * len(TEXTS):
                    await asyncio.sleep(0.01)
            before = load.cache_info().misses
            person = await running.person()
            for game in ("ovation", "lacrimosa"):
                match = await person.open(game, ["person", "person"])
                await person.sit(match, 0, 1)
                for lang in ("en", "fr"):
                    await person.get(f"/matches/{match}/table", lang=lang)
            assert load.cache_info().misses == before

    asyncio.run(main())
