"""Messages that are malformed, oversized, replayed, out of turn, foreign, stale or ahead: told so by a code, the line
lives, and the match is as it was."""

import asyncio
import json
import string
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.server.harness import Person, Running, Socket, serving, settings_in

from partita.server import wire
from partita.server.limits import Bucket, Rate
from partita.server.refusals import Code
from partita.server.socket import LONGEST_MESSAGE
from partita.server.table import Table
from partita.text import LANGUAGES

often = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)

WORDS = st.text(max_size=12) | st.text(string.printable, max_size=300)
LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | WORDS
THINGS = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4))
IDS = st.text(string.ascii_letters + string.digits, min_size=1, max_size=40)
KINDS = ["hello", "play", "undo", "resign", "stand", "vote", "return", "say", "mute", "why", "ping"]

# Well-formed, and refused all the same: for another's seat, out of turn, stale, ahead, or illegal.
SEATS = st.integers(0, 3)
VERSIONS = st.integers(0, 10**9)
MOVES = st.lists(
    st.sampled_from(["end-turn", "attend", "keep none", "inspire joy joy"]) | WORDS, min_size=1, max_size=5
)
FOREIGN = st.just(1)
REFUSED = st.one_of(
    st.fixed_dictionaries({"type": st.just("play"), "version": VERSIONS, "moves": MOVES, "seat": SEATS | st.none()}),
    st.fixed_dictionaries({"type": st.just("undo"), "version": VERSIONS, "seat": SEATS | st.none()}),
    st.fixed_dictionaries({"type": st.just("resign"), "seat": st.integers(1, 3)}),
    st.fixed_dictionaries({"type": st.just("vote"), "seat": SEATS, "about": SEATS}),
    st.fixed_dictionaries({"type": st.just("return"), "seat": SEATS}),
    st.fixed_dictionaries(
        {"type": st.just("stand"), "seat": FOREIGN, "question": st.just("attendance"), "answer": st.just("never")}
    ),
    st.fixed_dictionaries({"type": st.just("say"), "seat": FOREIGN, "text": WORDS}),
)
# A message in whose fields anything may stand.
ODD = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | THINGS},
    optional=dict.fromkeys(
        ["version", "moves", "seat", "about", "text", "question", "answer", "to", "move", "on", "match", "x"], THINGS
    ),
)


class Door(NamedTuple):
    """A match that runs, and a socket of the seat that decides first."""

    runner: asyncio.Runner
    running: Running
    person: Person
    match: str
    socket: Socket

    @property
    def table(self) -> Table:
        """The match as the server holds it."""
        found = self.running.server.hall.rooms[self.match].table
        assert found is not None
        return found

    def digest(self) -> bytes:
        """All of a match that must not change."""
        table = self.table
        assert table.moment is not None
        seats = [(s.owner, s.kind, s.nonce, s.resigned, s.given, s.standing, sorted(s.votes)) for s in table.seats]
        return msgspec.json.encode([table.version, table.moves, seats, table.moment.position()])


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder: Path = tmp_path_factory.mktemp("door")

    @asynccontextmanager
    async def living() -> AsyncIterator[tuple[Running, Person, str, Socket]]:
        async with serving(settings_in(folder)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            one, other = [await running.person(name) for name in ("Clara", "Robert")]
            match = await one.open("ovation")
            await one.sit(match, 0)
            await other.sit(match, 1)
            async with one.socket(match) as socket:
                await socket.hear("presence")
                for line in running.server.lines:
                    line._bucket = Bucket(Rate(1e9, 1e9))  # type: ignore[attr-defined]
                yield running, one, match, socket

    with asyncio.Runner() as runner:
        there = living()
        running, person, match, socket = runner.run(there.__aenter__())
        yield Door(runner, running, person, match, socket)
        runner.run(there.__aexit__(None, None, None))


def test_a_seat_that_there_is_not_is_named_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open("ovation")
            await one.sit(match, 0)
            assert (await one.refused("DELETE", f"/matches/{match}/seats/2"))["code"] == "no-seat"
            await other.sit(match, 1)
            for over in (False, True):
                for asked in ("at/0?seat=2", "breakdown?seat=2"):
                    assert (await one.refused("GET", f"/matches/{match}/{asked}"))["code"] == "no-seat", asked
                for kind, more in (
                    ("mute", {"about": 2, "on": True}),
                    ("say", {"seat": 2, "text": "Bravo"}),
                    ("resign", {"seat": 3}),
                    ("stand", {"seat": 2, "question": "attendance", "answer": "never"}),
                    ("vote", {"seat": 2, "about": 0}),
                    ("play", {"seat": 2, "version": 3, "moves": ["end-turn"]}),
                ):
                    told = (await one.command(match, kind, **more)).json()
                    assert told["code"] == "no-seat", (kind, over)
                told = (await one.command(match, "vote", seat=0, about=2)).json()
                assert told["code"] == ("over" if over else "no-seat")
                if not over:
                    assert (await one.refused("GET", f"/matches/{match}/why?move=end-turn&seat=2"))["code"] == "no-seat"
                    await other.command(match, "resign", seat=1)

    asyncio.run(main())


@pytest.mark.parametrize("name", ["ABC", "a" * 16, "a" * 17, "a" * 16 + "\n", "", "a\0", "é" * 16, "x" * 10_000])
def test_what_cannot_be_a_match_is_no_match(name: str, door: Door) -> None:
    async def main() -> None:
        async with door.person.socket(name) as socket:
            assert (await socket.hear("refused"))["code"] == "no-match"
        there = quote(name, safe="")
        if not name or len(name) > 1_000:
            return
        for path in ("", "/table", "/at/0", "/breakdown", "/scores", "/why?move=x", "/moves", "/record", "/chat"):
            assert (await door.person.refused("GET", f"/matches/{there}{path}"))["code"] == "no-match", path
        assert (await door.person.command(there, "resign", seat=0)).json()["code"] == "no-match"
        assert (await door.person.refused("POST", f"/matches/{there}/rematch"))["code"] == "no-match"

    door.runner.run(main())


@pytest.mark.parametrize("code", ["", "abc", "x" * 1_000, "\0"])
def test_what_cannot_be_a_code_fits_nobody(code: str, door: Door) -> None:
    told = door.runner.run(door.person.refused("POST", "/recover", {"code": code}))
    assert told["code"] == "no-such-identity"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_regular_expression_is_told_to_anybody(lang: str, door: Door) -> None:
    """Nor how the library that checks calls it."""

    async def main() -> None:
        nonce = {"seats": [{"seat": 0, "nonce": "no"}]}
        seed = {"game": "ovation", "seats": [{"kind": "person"}], "seed": "zz"}
        told = [
            await door.person.refused("POST", f"/matches/{door.match}/seats?lang={lang}", nonce),
            await door.person.refused("POST", f"/matches?lang={lang}", seed),
            (await door.person.command(f"{door.match}", "resign", id="a b", seat=0)).json(),
            await door.person.refused("GET", f"/matches/{door.match}/at/x?lang={lang}"),
            await door.person.refused("GET", f"/matches/{door.match}/table?since=-1&lang={lang}"),
            await door.person.refused("GET", f"/matches/{door.match}/why?lang={lang}"),
        ]
        async with door.person.socket(door.match, lang=lang) as socket:
            told.append(await socket.asked("resign", id="a b", seat=0))
        for each in told:
            assert not set("^$*{}\\`") & set(each["text"]), each
            assert "Expected" not in each["text"], each
            assert "equired" not in each["text"], each

    door.runner.run(main())


def answered(door: Door, sent: str | bytes) -> list[dict[str, Any]]:
    """What comes for a message, up to the answer to a ping after it."""

    async def said() -> list[dict[str, Any]]:
        before = len(door.socket.heard)
        await door.socket.say(sent)
        await door.socket.say('{"type":"ping"}')
        await door.socket.hear("pong")
        return [each for each in door.socket.heard[before:] if each["type"] in ("refused", "ack", "reason", "pong")]

    return door.runner.run(said())


def refused_well(answers: list[dict[str, Any]]) -> None:
    """The first answer is a refusal of ours, in one line, and no fault."""
    first = answers[0]
    assert first["type"] == "refused", answers
    assert first["code"] in {code.value for code in Code} - {Code.FAULT.value}
    assert first["text"].isprintable()


@often
@given(ODD, IDS)
def test_odd_messages_are_refused_and_the_line_lives(door: Door, odd: dict[str, Any], name: str) -> None:
    before = door.digest()
    sent = json.dumps({"id": name, **odd})
    try:
        known = msgspec.json.decode(sent, type=wire.Said)
    except msgspec.DecodeError:
        known = None
    answers = answered(door, sent)
    assert door.digest() == before
    if known is None:
        refused_well(answers)
        assert answers[0].get("id") == name


@often
@given(REFUSED, IDS)
def test_messages_of_the_protocol_that_do_not_fit_are_refused_with_their_id(
    door: Door, message: dict[str, Any], name: str
) -> None:
    before = door.digest()
    answers = answered(door, json.dumps({"id": name, **message}))
    refused_well(answers)
    assert answers[0]["id"] == name
    assert door.digest() == before

    async def over_http() -> httpx.Response:
        return await door.person.ask("POST", f"/matches/{door.match}/commands", {"id": name, **message})

    answer = door.runner.run(over_http())
    assert answer.json()["code"] == answers[0]["code"]
    assert door.digest() == before


@often
@given(st.text(max_size=200) | st.binary(max_size=200) | THINGS.map(json.dumps))
def test_what_is_no_message_is_refused(door: Door, sent: str | bytes) -> None:
    before = door.digest()
    refused_well(answered(door, sent))
    assert door.digest() == before


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("x" * (LONGEST_MESSAGE + 1), "too-large"),
        (json.dumps({"type": "say", "id": "a", "seat": 0, "text": "é" * LONGEST_MESSAGE}), "too-large"),
        ("[" * 60_000, "bad-message"),
        ('{"type":' * 7_000, "bad-message"),
        ('{"type":"say","id":"a","seat":0,"text":"\\ud800"}', "bad-message"),
        ('{"type":"ping","type":"ping"}' + "\x00", "bad-message"),
        (json.dumps({"type": "say", "id": "a", "seat": 0, "text": "x" * 501}), "bad-message"),
        (json.dumps({"type": "play", "id": "a", "version": 3, "moves": ["end-turn"] * 65}), "bad-message"),
        (json.dumps({"type": "play", "id": "a", "version": "3", "moves": ["end-turn"]}), "bad-message"),
        (json.dumps({"type": "play", "id": "a", "version": 10**400, "moves": ["end-turn"]}), "bad-message"),
        (json.dumps({"type": "resign", "id": "a", "seat": True}), "bad-message"),
        (json.dumps({"type": "say", "id": "a", "seat": 0, "text": " \n\t "}), "bad-message"),
        (b"\xff\xfe", "bad-message"),
        ("", "bad-message"),
    ],
    ids=[
        "letters",
        "bytes",
        "lists",
        "objects",
        "half a letter",
        "more after it",
        "chat",
        "moves",
        "a text for a number",
        "a number of many digits",
        "true for a number",
        "nothing said",
        "bytes that are no text",
        "nothing",
    ],
)
def test_too_long_too_deep_or_too_odd_is_refused(door: Door, sent: str | bytes, code: str) -> None:
    before = door.digest()
    answers = answered(door, sent)
    assert [each.get("code") for each in answers] == [code, None]
    assert door.digest() == before


def test_a_bad_greeting_can_be_followed_by_a_good_one(door: Door) -> None:
    async def greeted() -> None:
        async with door.person.socket(door.match, since=-1) as socket:
            assert (await socket.hear("refused"))["code"] == "bad-message"
            await socket.say({"type": "ping"})
            assert (await socket.hear("refused"))["code"] == "bad-message"
            await socket.say({"type": "hello", "protocol": wire.PROTOCOL, "match": door.match})
            assert (await socket.hear())["type"] == "welcome"

    door.runner.run(greeted())


def test_an_old_page_is_told_to_reload(door: Door) -> None:
    async def told() -> None:
        for protocol in (0, wire.PROTOCOL + 1):
            async with door.person.socket(door.match, protocol=protocol) as socket:
                assert await socket.hear() == {"type": "reload", "protocol": wire.PROTOCOL}
                await socket.connection.wait_closed()

    door.runner.run(told())


def test_bodies_are_read_as_strictly_as_messages(door: Door) -> None:
    async def main() -> None:
        seats = [{"kind": "person"}, {"kind": "open"}]
        for wish in (
            {"game": "ovation", "seats": seats, "listed": "true"},
            {"game": "ovation", "seats": seats, "clock": {"kind": "live", "seconds": "60"}},
            {"game": "ovation", "seats": seats, "more": 1},
            {"game": "ovation", "seats": {"0": seats}},
        ):
            assert (await door.person.refused("POST", "/matches", wish))["code"] == "bad-message"
        http = door.person.http
        for content in (b"", b"\xff", b"[" * 10_000, b'{"name":"\\ud800"}'):
            answer = await http.patch("/api/me", content=content)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        answer = await http.post("/api/records", content=b" " * 1_000_001)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b" " * 65_536

        answer = await http.post("/api/records", content=pieces())
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    door.runner.run(main())


def test_all_routes_keep_to_their_description(door: Door) -> None:
    """Requests made up from the OpenAPI, for a match that is there: no faults, and no answer that is not described."""
    app = door.running.app
    description = app.openapi_schema.to_schema()
    asked = 0
    schema: Any = schemathesis.openapi.from_dict(description)
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(often, max_examples=8)
        @given(case=operation.as_strategy())
        def keeps(case: schemathesis.Case[Any]) -> None:
            nonlocal asked
            asked += 1
            answer = door.runner.run(_asked(door, case))
            assert answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR or answer.json()["code"] == "try-again"
            told = description["paths"][case.path][case.method.lower()]["responses"]
            assert str(answer.status_code) in told, (case.method, case.path, answer.status_code, answer.text)

        keeps()
    assert asked > len(description["paths"])


async def _asked(door: Door, case: schemathesis.Case[Any]) -> httpx.Response:
    if "match" in (case.path_parameters or {}):
        case.path_parameters["match"] = door.match
    sent = case.as_transport_kwargs(base_url=door.running.url)
    app: Any = door.running.app
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=door.running.url) as client:
        return await client.request(
            sent["method"],
            sent["url"],
            params=sent.get("params"),
            json=sent.get("json"),
            headers={"cookie": door.person.cookie} if case.path != "/api/me" else {},
        )


def test_numbers_in_addresses_have_their_bounds(door: Door) -> None:
    async def main() -> None:
        for path in ("chat?since=-1", f"chat?since={10**20}", "table?since=x", "at/100001", "at/0?seat=4", "why?move="):
            answer = await door.person.ask("GET", f"/matches/{door.match}/{path}{'x' * 101 if 'why' in path else ''}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), path
        for match in ("a", "A" * 16, "a" * 5_000, "..", "%00" * 16):
            answer = await door.person.ask("GET", f"/matches/{match}/table")
            assert answer.status_code == httpx.codes.NOT_FOUND, match

    door.runner.run(main())
