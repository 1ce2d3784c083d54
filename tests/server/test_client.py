"""The Python client: matches over the network, lines that are lost, and what it says when something is wrong."""

import asyncio
import json
import random
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.harness import PATIENCE, Running, Wire, serving, settings_in
from websockets.sync.server import ServerConnection, serve

import partita
from partita.client import Client, Follower, Outdated, Refused, Unreachable, view_of
from partita.core.errors import BadOption
from partita.server import wire
from partita.text import LANGUAGES


def talk(folder: Path, *parts: Callable[[str], None]) -> None:
    """Run parts that speak to a server's address, all at once, each in a thread of its own."""

    async def main() -> None:
        async with serving(settings_in(folder)) as running:
            await asyncio.gather(*(asyncio.to_thread(part, running.url) for part in parts))

    asyncio.run(main())


def taken(follower: Follower) -> wire.Update:
    """The next update."""
    update = follower.next(PATIENCE)
    assert update is not None
    return update


def decides(follower: Follower) -> wire.TableView:
    """The reader's table once the reader decides."""
    while True:
        for table in taken(follower).tables:
            if table.legal:
                return table


def play_on(client: Client, match: str, chance: random.Random) -> None:
    """Play any legal moves until the match is over; then look whether all is as it should be."""
    with client.follow(match) as follower:
        for update in follower:
            for table in update.tables:
                assert view_of(table)["seat"] == table.seat
                if table.legal:
                    follower.play(chance.choice(table.legal))
        record = client.record(match)
        whole = partita.load(record)
        assert update.ending is not None
        assert update.ending.scores == whole.scores()
        (seat,) = follower.mine
        seen = [(event.number, event.kind, event.args) for event in follower.events]
        assert seen == [(event.number, event.kind, event.args) for event in whole.events(seat)]
    assert client.check_deal(match, record)
    for harm in ("commitment", "nonces"):
        told = json.loads(json.dumps(record))
        told["deal"][harm] = "0" * 64 if harm == "commitment" else ["0" * 32 for _ in told["deal"]["nonces"]]
        assert client.check_deal(match, told) is False
    assert client.check_deal(match, {**record, "deal": None}) is False
    assert client.check_deal("another", record) is None


@pytest.mark.parametrize("game", partita.games())
def test_a_whole_match(game: str, tmp_path: Path) -> None:
    opened = threading.Event()
    matches: list[str] = []

    def clara(url: str) -> None:
        with Client(url) as client:
            assert client.rename("Clara").name == "Clara"
            info = client.open(game, ["person", "open", "normal"], listed=True)
            assert [seat.kind for seat in info.seats] == ["open", "open", "bot"]
            assert client.take(info.id, 0).seats[0].name == "Clara"
            matches.append(info.id)
            opened.set()
            play_on(client, info.id, random.Random(1))
            assert client.mine()[0].id == info.id
            again = client.rematch(info.id)
            assert again.rematch_of == info.id
            assert client.upload(client.record(info.id)).status == "over"
            scores = [sum(part["points"] for part in parts) for parts in client.breakdown(info.id)]
            assert scores == client.at(info.id, len(client.record(info.id)["moves"]))["scores"]

    def robert(url: str) -> None:
        assert opened.wait(PATIENCE)
        with Client(url) as client:
            assert [info.id for info in client.listed()] == matches
            client.take(matches[0], 1)
            play_on(client, matches[0], random.Random(2))

    talk(tmp_path, clara, robert)


def test_who_one_is(tmp_path: Path) -> None:
    kept = tmp_path / "clara.json"

    def part(url: str) -> None:
        with Client(url, cookie_file=kept) as client:
            me = client.rename("Clara")
            match = client.open("ovation", ["person", "open"]).id
            client.take(match, 0)
            code = client.recovery_code()
            token = client.new_token("bot")
            assert [each.label for each in client.tokens()] == ["bot"]
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        with Client(url, cookie_file=kept) as client:
            assert client.me().id == me.id
            assert [info.id for info in client.mine()] == [match]
            assert client.check_deal(match, {}) is False
        with Client(url, token=token.token) as program:
            assert program.me().id == me.id
            assert program.games()[0].name in partita.games()
        with Client(url) as other:
            assert other.me().id != me.id
            assert other.recover(code).id == me.id
            assert other.mine()[0].id == match
            assert other.revoke(token.id) == []
        with Client(url, token=token.token) as program, pytest.raises(Refused) as refused:
            program.me()
        assert refused.value.code == "no-such-identity"
        with Client(url, cookie_file=kept) as client:
            client.forget_me()
            assert client.me().id != me.id

    talk(tmp_path, part)


def test_what_is_refused(tmp_path: Path) -> None:
    def part(url: str) -> None:
        told: list[str] = []
        for lang in LANGUAGES:
            with Client(url, lang=lang) as client:
                match = client.open("ovation", ["person", "normal"]).id
                client.take(match, 0)
                with client.follow(match) as follower:
                    decides(follower)
                    with pytest.raises(Refused) as refused:
                        follower.play("end-turn")
                    assert refused.value.code == "illegal"
                    reason = refused.value.reason
                    assert reason is not None
                    assert reason == follower.why("end-turn")
                    assert reason.text(lang) in str(refused.value)
                    assert follower.why("inspire joy joy") is None
                    told.append(refused.value.text(lang))
                    with pytest.raises(Refused) as refused:
                        follower.undo()
                    assert refused.value.code == "undo-barred"
                    with pytest.raises(Refused) as refused:
                        follower.say(1, "not my seat")
                    assert refused.value.code == "not-your-seat"
                with pytest.raises(Unreachable):
                    follower.play("inspire joy joy")
                with pytest.raises(Refused) as refused:
                    client.follow("aaaaaaaaaaaaaaaa")
                assert refused.value.code == "no-match"
                with pytest.raises(BadOption):
                    client.open("ovation", ["dog"])
        assert told[0] != told[1]
        assert not any("\n" in text for text in told)

    talk(tmp_path, part)


def test_all_that_one_can_do(tmp_path: Path) -> None:
    def part(url: str) -> None:
        with Client(url) as one, Client(url) as other:
            match = one.open("ovation", ["person", "open", "open"]).id
            one.take(match, 0)
            other.take(match, 1, 2)
            with one.follow(match) as clara, other.follow(match, wants=["legal"]) as robert:
                assert (clara.mine, robert.mine) == ([0], [1, 2])
                decides(clara)
                clara.play(["inspire joy joy"])
                clara.undo()
                ack = clara.play("inspire joy joy")
                clara.stand(0, "attendance", "never")
                clara.say(0, "  hello\n<b>there</b> ")
                robert.say(1, "hello")
                robert.mute(0)
                assert clara.wait(PATIENCE)
                while len(said := robert.lines()) < 1:
                    robert.wait(PATIENCE)
                assert said[0].text == "hello <b>there</b>"
                while taken(robert).version < ack.version + 1:
                    pass
                assert [event.number for event in robert.events] == list(range(len(robert.events)))
                with pytest.raises(Refused) as refused:
                    clara.vote(0, 1)
                assert refused.value.code == "not-gone"
                with pytest.raises(Refused) as refused:
                    clara.back(0)
                assert refused.value.code == "not-given"
                robert.resign(1)
                robert.resign(2)
                clara.resign(0)
                for update in clara:
                    over = update
                assert over.status == "over"
                assert clara.present[:1] == [True]

    talk(tmp_path, part)


# --- Lines that are lost ---


def over_wire(folder: Path, part: Callable[[Wire, Running, asyncio.AbstractEventLoop], None]) -> None:
    """Run a part whose client speaks over a line that can be cut."""

    async def main() -> None:
        async with serving(settings_in(folder)) as running, Wire(running.url).standing() as line:
            await asyncio.to_thread(part, line, running, asyncio.get_running_loop())

    asyncio.run(main())


def test_a_move_whose_answer_is_lost_is_made_once(tmp_path: Path) -> None:
    def part(line: Wire, running: Running, loop: asyncio.AbstractEventLoop) -> None:
        with Client(line.url) as client:
            match = client.open("ovation", ["person", "open"]).id
            client.take(match, 0)
            with Client(running.url) as other:
                other.take(match, 1)
            with client.follow(match) as follower:
                table = decides(follower)
                assert table.legal is not None
                line.deaf = True
                done = threading.Thread(target=follower.play, args=(table.legal[0],))
                done.start()
                while client_table(running, match).ply == 0:
                    time.sleep(0.02)
                line.deaf = False
                loop.call_soon_threadsafe(line.cut)
                done.join(PATIENCE)
                assert not done.is_alive()
                assert taken(follower).ply == 1
                assert line.connections > 2
                assert [event.number for event in follower.events] == list(range(len(follower.events)))

    over_wire(tmp_path, part)


def client_table(running: Running, match: str) -> wire.Update:
    with Client(running.url) as watcher:
        return watcher.table(match)


def test_whoever_was_away_sees_how_it_stands(tmp_path: Path) -> None:
    """Moves that were taken back meanwhile are gone from the log, too."""

    def part(line: Wire, running: Running, loop: asyncio.AbstractEventLoop) -> None:
        with Client(line.url) as away, Client(running.url) as there:
            match = there.open("ovation", ["person", "normal"]).id
            there.take(match, 0)
            with there.follow(match) as player, away.follow(match) as watcher:
                decides(player)
                player.play("inspire joy joy")
                while taken(watcher).ply < 1:
                    pass
                before = [event.args for event in watcher.events]
                line.down = True
                loop.call_soon_threadsafe(line.cut)
                player.undo()
                ack = player.play("inspire passion passion")
                while watcher.connected:
                    time.sleep(0.02)
                line.down = False
                while taken(watcher).version < ack.version:
                    pass
                assert [event.args for event in watcher.events] != before
                seen = [(e.number, e.kind, e.args) for e in watcher.events]
                fresh = [(e.number, e.kind, e.args) for item in there.table(match).items for e in item.events]
                assert seen == fresh

    over_wire(tmp_path, part)


# --- A server that is none, or another ---


@contextmanager
def saying(*told: wire.Told, then: Callable[[ServerConnection], None] | None = None) -> Iterator[tuple[str, list[Any]]]:
    """A server that answers each Hello with these messages: its address, and what it has heard."""
    heard: list[Any] = []

    def serve_one(connection: ServerConnection) -> None:
        heard.append(json.loads(connection.recv(PATIENCE)))
        for message in told:
            connection.send(msgspec.json.encode(message).decode())
        if then is not None:
            then(connection)

    with serve(serve_one, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.socket.getsockname()[1]}", heard
        finally:
            server.shutdown()
            thread.join()


def welcome(match: str = "aaaaaaaaaaaaaaaa") -> wire.Welcome:
    info = wire.MatchInfo(
        id=match, game="ovation", status="waiting", version=0, players=2, seats=[], options={}, box="",
        rules_version=1, listed=False, watch="anyone", open_deal=False, given_seed=False, from_position=False,
        deal=wire.Deal(), opened=0, link="",
    )  # fmt: skip
    return wire.Welcome(protocol=1, server="", match=info, mine=[0], now=0)


def test_another_version_of_the_protocol_is_said() -> None:
    with saying(wire.Reload(protocol=99)) as (url, _), Client(url) as client, pytest.raises(Outdated) as outdated:
        client.follow("aaaaaaaaaaaaaaaa")
    assert "version 99" in str(outdated.value)
    assert "\n" not in outdated.value.text("fr")


def test_whoever_is_sent_away_comes_again() -> None:
    goodbye = wire.Bye(why="restart", retry_ms=1)
    with (
        saying(welcome(), goodbye) as (url, heard),
        Client(url) as client,
        client.follow("aaaaaaaaaaaaaaaa") as follower,
    ):
        while len(heard) < 3:
            follower.next(0.01)
    assert {message["type"] for message in heard} == {"hello"}


def test_too_fast_means_a_moment_later() -> None:
    asked: list[dict[str, Any]] = []

    def then(connection: ServerConnection) -> None:
        for _ in range(2):
            asked.append(json.loads(connection.recv(PATIENCE)))
            name = asked[-1]["id"]
            answer: wire.Told = wire.Refused(code="too-fast", text="", id=name)
            answer = answer if len(asked) == 1 else wire.Ack(id=name, version=7)
            connection.send('{"type":"something-new"}')
            connection.send(msgspec.json.encode(answer).decode())

    with saying(welcome(), then=then) as (url, _), Client(url) as client, client.follow("a" * 16) as follower:
        assert follower.say(0, "hello").version == 7
    assert asked[0] == asked[1]


def test_what_cannot_be_reached() -> None:
    with Client("http://127.0.0.1:9") as client:
        for ask in (client.games, lambda: client.follow("aaaaaaaaaaaaaaaa")):
            with pytest.raises(Unreachable) as unreachable:
                ask()
            assert "http://127.0.0.1:9 cannot be reached" in str(unreachable.value)
            assert "\n" not in unreachable.value.text("fr")
    for url in ("", "localhost:8000", "ftp://here", "http://", 7):
        with pytest.raises(BadOption, match="no address of a server"):
            Client(url)  # type: ignore[arg-type]


def test_a_file_that_holds_no_cookie(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    for content in ("", "[]", '{"cookie": 7}'):
        kept.write_text(content)
        with pytest.raises(BadOption, match="delete it to begin as a new guest"):
            Client("http://127.0.0.1:9", cookie_file=kept)


def test_a_client_needs_no_server_installed() -> None:
    code = "import sys, partita.client; print(sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    for library in ("litestar", "sqlalchemy", "alembic", "uvicorn", "structlog", "redis", "asyncpg", "numba"):
        assert f"'{library}'" not in done.stdout
