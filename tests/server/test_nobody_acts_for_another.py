"""Nobody acts for another seat, or sees for it: all routes and all messages, each tried by whoever has no right to.

A route or a message that is new fails here until it is told who may do what with it.
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from tests.server.harness import Person, Running, serving, settings_in
from websockets.asyncio.client import connect

from partita.server import wire
from partita.server.people import COOKIE, TOKEN_BEGINS
from partita.server.table import Table
from partita.server.wire import PROTOCOL

ASKERS = ("stranger", "forged", "watcher", "other seat", "revoked")
OK = "200"
NOBODY, UNKNOWN, FOREIGN, CLOSED = "no-identity", "no-such-identity", "not-your-seat", "not-for-you"
NONCE = "ab" * 16
WRONG = "abcde-fghjk-mnpqr-stuvw-xyz23-45678"


class Expected(NamedTuple):
    """What each of ``ASKERS`` gets: a status, or the code of a refusal."""

    stranger: str
    forged: str
    watcher: str
    other: str
    revoked: str


ALL = Expected(OK, OK, OK, OK, OK)  # does not even ask who asks
ANYBODY = Expected(OK, OK, OK, OK, UNKNOWN)
GUESTS = Expected(NOBODY, NOBODY, OK, OK, UNKNOWN)  # for themselves alone
SEATED = Expected(CLOSED, CLOSED, CLOSED, OK, UNKNOWN)
NOT_THIS_SEAT = Expected(NOBODY, NOBODY, FOREIGN, FOREIGN, UNKNOWN)

# Routes of a match that nobody may watch, asked for its seat 0; the last one takes those away who ask.
ROUTES: dict[tuple[str, str], tuple[Any, Expected]] = {
    ("GET", "/"): (None, ALL),
    ("GET", "/m/{match:str}"): (None, ANYBODY),
    ("GET", "/healthz"): (None, ALL),
    ("GET", "/metrics"): (None, ALL),
    ("GET", "/schema/openapi.json"): (None, ALL),
    ("GET", "/schema"): (None, ALL),
    ("GET", "/schema/{path:str}"): (None, Expected(*["404"] * 5)),
    ("GET", "/api/games"): (None, ALL),
    ("GET", "/api/games/{name:str}/rules"): (None, ALL),
    ("GET", "/api/games/{name:str}/lessons"): (None, ALL),
    ("GET", "/api/games/{name:str}/cards"): (None, ALL),
    ("GET", "/api/games/{name:str}/moves"): (None, ALL),
    ("GET", "/api/games/{name:str}/board"): (None, ALL),
    ("POST", "/api/me"): (None, ANYBODY),
    ("GET", "/api/me"): (None, GUESTS),
    ("PATCH", "/api/me"): ({"name": "Johannes"}, GUESTS),
    ("POST", "/api/me/recovery"): (None, GUESTS),
    ("POST", "/api/recover"): ({"code": WRONG}, Expected(*[UNKNOWN] * 5)),
    ("GET", "/api/me/tokens"): (None, GUESTS),
    ("POST", "/api/me/tokens"): ({"label": "mine"}, Expected(NOBODY, NOBODY, "201", "201", UNKNOWN)),
    ("DELETE", "/api/me/tokens/{token:str}"): (None, GUESTS),
    ("POST", "/api/matches"): (
        {"game": "ovation", "seats": [{"kind": "person"}, {"kind": "open"}]},
        Expected(NOBODY, NOBODY, "201", "201", UNKNOWN),
    ),
    ("GET", "/api/matches"): (None, ANYBODY),
    ("GET", "/api/me/matches"): (None, GUESTS),
    ("GET", "/api/matches/{match:str}"): (None, ANYBODY),
    ("POST", "/api/matches/{match:str}/seats"): (
        {"seats": [{"seat": 0, "nonce": NONCE}]},
        Expected(NOBODY, NOBODY, "begun", "begun", UNKNOWN),
    ),
    ("DELETE", "/api/matches/{match:str}/seats/{seat:int}"): (None, NOT_THIS_SEAT),
    ("POST", "/api/matches/{match:str}/commands"): (
        {"type": "resign", "id": "r", "seat": 0},
        NOT_THIS_SEAT,
    ),
    ("GET", "/api/matches/{match:str}/table"): (None, SEATED),
    ("GET", "/api/matches/{match:str}/at/{ply:int}"): (None, Expected(CLOSED, CLOSED, CLOSED, FOREIGN, UNKNOWN)),
    ("GET", "/api/matches/{match:str}/breakdown"): (None, Expected(CLOSED, CLOSED, CLOSED, FOREIGN, UNKNOWN)),
    ("GET", "/api/matches/{match:str}/scores"): (None, Expected(CLOSED, CLOSED, CLOSED, "not-over", UNKNOWN)),
    ("GET", "/api/matches/{match:str}/why"): (None, Expected(FOREIGN, FOREIGN, FOREIGN, FOREIGN, UNKNOWN)),
    ("GET", "/api/matches/{match:str}/moves"): (None, SEATED),
    ("GET", "/api/matches/{match:str}/record"): (None, Expected(CLOSED, CLOSED, CLOSED, "not-over", UNKNOWN)),
    ("POST", "/api/matches/{match:str}/rematch"): (None, Expected(NOBODY, NOBODY, FOREIGN, "not-over", UNKNOWN)),
    ("GET", "/api/matches/{match:str}/chat"): (None, SEATED),
    ("POST", "/api/records"): ({}, Expected(NOBODY, NOBODY, "bad-record", "bad-record", UNKNOWN)),
    ("DELETE", "/api/me"): (None, GUESTS),
}
QUERIES = {"at/{ply:int}": "?seat=0", "breakdown": "?seat=0", "why": "?seat=0&move=end-turn"}

# Messages for seat 0, by their type, and what the stranger, the forger, the watcher and the other seat are told.
MESSAGES: dict[str, tuple[dict[str, Any], tuple[str, str, str, str]]] = {
    "hello": ({"protocol": PROTOCOL, "match": "a" * 16}, ("bad-message",) * 4),
    "play": ({"version": 3, "moves": ["end-turn"], "seat": 0}, (NOBODY, NOBODY, FOREIGN, FOREIGN)),
    "undo": ({"version": 3, "seat": 0}, (NOBODY, NOBODY, FOREIGN, FOREIGN)),
    "resign": ({"seat": 0}, (NOBODY, NOBODY, FOREIGN, FOREIGN)),
    "stand": (
        {"seat": 0, "question": "attendance", "answer": "never"},
        (NOBODY, NOBODY, FOREIGN, FOREIGN),
    ),
    "vote": ({"seat": 0, "about": 1}, (NOBODY, NOBODY, FOREIGN, FOREIGN)),
    "return": ({"seat": 0}, (NOBODY, NOBODY, FOREIGN, FOREIGN)),
    "say": ({"seat": 0, "text": "Bravo"}, (NOBODY, NOBODY, FOREIGN, FOREIGN)),
    "mute": ({"about": 0, "on": True}, (NOBODY, NOBODY, "ack", "ack")),  # for one's own ears alone
    "why": ({"move": "end-turn", "seat": 0}, (FOREIGN, FOREIGN, FOREIGN, FOREIGN)),
    "ping": ({}, ("pong", "pong", "pong", "pong")),
}


class World(NamedTuple):
    """A match that runs, its two players, and those who have no right to seat 0."""

    running: Running
    match: str
    owner: Person
    token: str
    askers: Mapping[str, Person]

    @property
    def table(self) -> Table:
        """The match as the server holds it."""
        found = self.running.server.hall.rooms[self.match].table
        assert found is not None
        return found


@asynccontextmanager
async def a_world(folder: Path, watch: str) -> AsyncIterator[World]:
    async with serving(settings_in(folder)) as running:
        owner, other, watcher = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
        stranger, forged, revoked = running.stranger(), running.stranger(), running.stranger()
        identity, _, signature = owner.http.cookies[COOKIE].rpartition(".")
        turned = signature[:-6] + ("AAAAAA" if not signature.endswith("AAAAAA") else "BBBBBB")
        forged.http.cookies.set(COOKIE, f"{identity}.{turned}")
        made = await owner.done("POST", "/me/tokens", {"label": "lost"})
        revoked.http.headers["authorization"] = f"Bearer {made['token']}"
        await owner.done("DELETE", f"/me/tokens/{made['id']}")
        kept = await owner.done("POST", "/me/tokens", {"label": "kept"})
        match = await owner.open("ovation", watch=watch)
        await owner.sit(match, 0)
        await other.sit(match, 1)
        people = dict(zip(ASKERS, (stranger, forged, watcher, other, revoked), strict=True))
        yield World(running, match, owner, str(kept["id"]), people)


def told(table: Table) -> bytes:
    """All of a match that must not change."""
    seats = [(seat.owner, seat.kind, seat.nonce, seat.resigned, seat.given, seat.standing) for seat in table.seats]
    moment = table.moment
    assert moment is not None
    return msgspec.json.encode([table.version, table.moves, seats, moment.position()])


def hidden(table: Table) -> list[str]:
    """What nobody may know before the end."""
    deed = table.deed
    whole = [deed.secret, deed.salt, f"{table.seed:032x}", *table.nonces, deed.bots_key]
    return [*whole, *(each[:16] for each in whole), str(table.seed)]


def test_all_routes_as_whoever_has_no_right_to_a_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_world(tmp_path, "nobody") as world:
            routes = {
                (str(method), route.path)
                for route in world.running.app.routes
                if isinstance(route, HTTPRoute)
                for handler in route.route_handlers
                for method in handler.http_methods
                if method != "OPTIONS"
            }
            assert routes == set(ROUTES)
            before = told(world.table)
            for (method, path), (body, expected) in ROUTES.items():
                for asker, wanted in zip(ASKERS, expected, strict=True):
                    if (method, path, asker) == ("DELETE", "/api/me", "other seat"):  # who leaves their own seat now
                        assert told(world.table) == before
                    url = path.replace("{match:str}", world.match).replace("{name:str}", "ovation")
                    url = url.replace("{seat:int}", "0").replace("{ply:int}", "0").replace("{token:str}", world.token)
                    url += QUERIES.get(path.partition("{match:str}/")[2], "")
                    http = world.askers[asker].http
                    cookies = dict(http.cookies)
                    answer = await http.request(method, url, json=body)
                    http.cookies = httpx.Cookies(cookies)  # whoever is nobody stays nobody
                    refused = answer.headers["content-type"] == "application/json" and not answer.is_success
                    got = answer.json()["code"] if refused else str(answer.status_code)
                    assert got == wanted, (method, path, asker, answer.text)
                    assert not [each for each in hidden(world.table) if each in answer.text], (path, asker)
            assert {each["id"] for each in await world.owner.get("/me/tokens")} == {world.token}
            assert (await world.owner.get("/me"))["name"] == "Clara"
            assert world.table.seats[0].owner == (await world.owner.get("/me"))["id"]

    asyncio.run(main())


@pytest.mark.parametrize("over", ["a socket", "HTTP"])
def test_all_messages_as_whoever_has_no_right_to_a_seat(over: str, tmp_path: Path) -> None:
    tags = {each.__struct_config__.tag for each in get_args(wire.Said)}
    assert tags == set(MESSAGES)

    async def main() -> None:
        async with a_world(tmp_path, "anyone") as world:
            before = told(world.table)
            for number, asker in enumerate(ASKERS[:4]):
                person = world.askers[asker]
                if over == "HTTP":
                    for kind, (what, expected) in MESSAGES.items():
                        if kind in ("hello", "why", "ping"):
                            continue
                        told_back = (await person.command(world.match, kind, **what)).json()
                        assert told_back.get("code", told_back["type"]) == expected[number], (kind, asker)
                    continue
                async with person.socket(world.match) as socket:
                    for kind, (what, expected) in MESSAGES.items():
                        if kind in ("hello", "ping"):
                            await socket.say({"type": kind, **what})
                            answer = await socket.hear("refused" if kind == "hello" else "pong")
                        else:
                            answer = await socket.asked(kind, **what)
                        assert answer.get("code", answer["type"]) == expected[number], (kind, asker, answer)
                    heard = json.dumps(socket.heard)
                    assert not [each for each in hidden(world.table) if each in heard]
            assert told(world.table) == before

    asyncio.run(main())


def test_nobody_comes_in_with_a_revoked_token_or_where_nobody_may_watch(tmp_path: Path) -> None:
    async def first(world: World, person: Person, **headers: str) -> str:
        url = f"{world.running.url.replace('http', 'ws', 1)}/ws"
        async with connect(url, additional_headers=headers) as line:
            await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "match": world.match}))
            answer = json.loads(await line.recv())
            if answer["type"] == "refused":
                await line.wait_closed()
            return str(answer.get("code", answer["type"]))

    async def main() -> None:
        async with a_world(tmp_path, "nobody") as world:
            people = world.askers
            token = people["revoked"].http.headers["authorization"]
            assert await first(world, people["revoked"], authorization=token) == UNKNOWN
            assert await first(world, people["revoked"], authorization=f"Bearer {TOKEN_BEGINS}{'x' * 43}") == UNKNOWN
            assert await first(world, people["stranger"]) == CLOSED
            for name in ("forged", "watcher"):
                assert await first(world, people[name], cookie=people[name].cookie) == CLOSED
            assert await first(world, people["other seat"], cookie=people["other seat"].cookie) == "welcome"

    asyncio.run(main())


def test_who_gets_up_where_nobody_may_watch_sees_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            owner, other, third = [await running.person(name) for name in ("Clara", "Robert", "Pauline")]
            match = await owner.open("ovation", watch="nobody")
            await other.sit(match, 1)
            async with other.socket(match) as socket:
                await socket.hear("update")
                await other.done("DELETE", f"/matches/{match}/seats/1")
                assert (await socket.hear("refused"))["code"] == CLOSED
                await socket.connection.wait_closed()
                await owner.sit(match, 0)
                await third.sit(match, 1)
            assert (await other.refused("GET", f"/matches/{match}/table"))["code"] == CLOSED

    asyncio.run(main())


def test_a_token_made_for_one_is_of_no_use_to_another_and_loses_its_socket_when_revoked(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_world(tmp_path, "anyone") as world:
            made = await world.owner.done("POST", "/me/tokens", {"label": "a bot"})
            url = f"{world.running.url.replace('http', 'ws', 1)}/ws"
            async with connect(url, additional_headers={"authorization": f"Bearer {made['token']}"}) as line:
                await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "match": world.match}))
                assert json.loads(await line.recv())["mine"] == [0]
                foreign = {"type": "resign", "id": secrets.token_hex(4), "seat": 1}
                await line.send(json.dumps(foreign))
                while (answer := json.loads(await line.recv())).get("id") != foreign["id"]:
                    pass
                assert answer["code"] == FOREIGN
                await world.askers["watcher"].done("DELETE", f"/me/tokens/{made['id']}")  # of no effect: not theirs
                await line.send('{"type": "ping"}')
                while json.loads(await line.recv())["type"] != "pong":
                    pass
                await world.owner.done("DELETE", f"/me/tokens/{made['id']}")
                await line.wait_closed()

    asyncio.run(main())
