"""Stopping: nobody is cut off without a word, and what was sent is done or refused."""

import asyncio
import json
import signal
from pathlib import Path

import pytest
from tests.server.harness import Running, serving, settings_in
from tests.server.process import Process, processes
from websockets.exceptions import ConnectionClosed

from partita.server.run import addresses

_RESTART = 1012  # the registry's "service restart"


def test_a_server_says_goodbye_and_goes_in_peace(tmp_path: Path) -> None:
    async def main() -> None:
        server = Process(tmp_path)
        with processes(server):
            await server.start()
            running = Running(server.url)
            person = await running.person()
            match = await person.open("ovation", ["person", "normal"])
            await person.sit(match, 0)
            async with person.socket(match) as socket:
                update = await socket.hear("update")
                move = update["tables"][0]["legal"][0]
                message = {"type": "play", "id": "last", "version": update["version"], "moves": [move]}
                await socket.say(message)
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.hear("nothing more of this kind")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == _RESTART
            assert socket.heard[-1]["type"] == "bye"
            await server.start()
            async with person.socket(match) as socket:
                await socket.hear("welcome")
                await socket.say(message)  # its answer may have been lost on the way
                assert (await socket.hear("ack"))["id"] == "last"
            items = (await person.table(match))["items"]
            assert [item["seat"] for item in items if item["kind"] == "move"].count(0) == 1
            assert all(isinstance(json.loads(line), dict) for line in _logged(server))
            await running.close()

    asyncio.run(main())


def _logged(server: Process) -> list[str]:
    """The lines of the log; what is printed for people begins otherwise."""
    return [line for line in server.log.read_text().splitlines() if line.startswith("{")]


def test_bots_go_on_after_a_restart_though_nobody_is_connected(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            match = await person.open("lacrimosa", ["person", "normal", "normal"], watch="nobody")
            running.server.hall.ask_bot = lambda asked: None  # as if the process died before its bots thought
            await person.sit(match, 0)
            table = await person.table(match)
            while table["to_move"] == 0:
                (mine,) = table["tables"]
                await person.command(match, "play", version=table["version"], moves=[mine["legal"][0]])
                table = await person.table(match)
        async with serving(settings_in(tmp_path)) as running:
            later = running.stranger()
            later.http.cookies.update(person.http.cookies)
            async with asyncio.timeout(20):
                while (await later.table(match))["version"] == table["version"]:
                    await asyncio.sleep(0.05)

    asyncio.run(main())


def test_the_addresses_to_share_are_told() -> None:
    assert addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000"]
    assert addresses("::1", 8000) == ["http://[::1]:8000"]
    everywhere = addresses("0.0.0.0", 8000)
    assert everywhere[0] == "http://127.0.0.1:8000"
    assert all(address.endswith(":8000") for address in everywhere)
