"""The examples do what they say, against a real server."""

import asyncio
import sys
from pathlib import Path

import pytest
from tests.server.harness import serving, settings_in

import partita

_SECONDS = 300.0  # for a whole match, however slow the machine
BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"


async def ran(*args: str) -> tuple[int | None, str, str]:
    """How the bot ends, and what it prints and complains about."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", str(BOT), *args, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await asyncio.wait_for(process.communicate(), _SECONDS)
    return process.returncode, out.decode(), err.decode()


async def played(*args: str) -> str:
    """What the bot prints, when it has nothing to complain about."""
    code, out, err = await ran(*args)
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize("game", partita.games())
def test_a_bot_opens_a_match_and_plays_it(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            told = await played(running.url, "--game", game)
            assert "won by seats" in told
            assert "the deal was fair: True" in told

    asyncio.run(main())


def test_two_bots_meet_in_a_match(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            host = await running.person("Clara")
            match = await host.open("ovation", ["open", "open"])
            args = running.url, "--match", match
            one = asyncio.create_task(played(*args))
            while (await host.get(f"/matches/{match}"))["seats"][0]["kind"] == "open" and not one.done():
                await asyncio.sleep(0.05)
            both = await asyncio.gather(one, played(*args, "--bot", "random"))
            assert both[0] == both[1]

    asyncio.run(main())


def test_a_match_without_a_free_seat_is_told_of_in_one_line(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            host = await running.person("Clara")
            match = await host.open("ovation", ["person", "normal"])
            code, _, err = await ran(running.url, "--match", match)
            assert code == 1
            assert err.startswith("no seat is free")
            assert err.count("\n") == 1

    asyncio.run(main())
