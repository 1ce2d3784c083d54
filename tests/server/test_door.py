"""The door: origins, headers, sizes, rates, cookies, proxies, and secrets that stay in the house."""

import asyncio
import json
import logging
import re
import secrets
import stat
from contextlib import AsyncExitStack
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import structlog
from litestar.connection import ASGIConnection
from litestar.routes import HTTPRoute
from tests.server.harness import PATIENCE, Person, Running, Socket, serving, settings_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from partita.server import limits
from partita.server import server as server_parts
from partita.server.door import address, language
from partita.server.limits import ASKING, CHATTING, GUESSING, MESSAGES, OPENING, Rate
from partita.server.people import COOKIE, TOKEN_BEGINS
from partita.server.run import log_to
from partita.server.settings import settings
from partita.server.socket import LONGEST_FRAME
from partita.server.wire import PROTOCOL

OUR_PAGE = "https://play.example.org"
FOREIGN = (
    "https://evil.example",
    "null",
    "http://[",
    "",
    "http://play.example.org",
    f"{OUR_PAGE}.evil.example",
    "https://play.example.org:8443",
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HOST = re.compile(r"(?:https?:)?//([^/\s\"'<>\\]+)")


def test_what_changes_something_is_taken_from_no_foreign_page(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, public_url=OUR_PAGE)) as running:
            person = await someone(running)
            host = running.url.removeprefix("http://")
            body = {"name": "Clara"}
            for origin in (*FOREIGN, running.url):
                answer = await person.ask("PATCH", "/me", body, headers={"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), origin
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(f"ws://{host}/ws", additional_headers={"origin": origin}):
                        pass
                assert refused.value.response.status_code == httpx.codes.FORBIDDEN
            for method, path in routes(running):
                if method in ("POST", "PATCH", "DELETE"):
                    url = path.replace("{match:str}", "a" * 16).replace("{seat:int}", "0").replace("{token:str}", "a")
                    answer = await person.http.request(method, url, headers={"origin": "https://evil.example"})
                    assert answer.json()["code"] == "foreign-origin", path
            for origin in (OUR_PAGE, "https://Play.Example.org"):
                assert (await person.ask("PATCH", "/me", body, headers={"origin": origin})).is_success
                async with connect(f"ws://{host}/ws", additional_headers={"origin": origin}):
                    pass

    asyncio.run(main())


async def someone(running: Running) -> Person:
    """A guest of a server behind TLS, whose cookie a client without it would not send."""
    person = running.stranger()
    who = await running.server.people.welcome("Clara")
    person.http.headers["cookie"] = f"{COOKIE}={running.server.people.cookie(who.id)}"
    return person


def routes(running: Running) -> list[tuple[str, str]]:
    """All routes with their methods."""
    return [
        (str(method), route.path)
        for route in running.app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    ]


def test_every_answer_tells_browsers_what_they_may_do_and_names_no_other_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, public_url=OUR_PAGE)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            person = await someone(running)
            match = await person.open()
            # What JSON Schema is called by is a name, and nothing is loaded from there.
            own = {"json-schema.org", running.url.removeprefix("http://"), OUR_PAGE.removeprefix("https://")}
            asked = [
                *routes(running),
                ("GET", "/nowhere"),
                ("PUT", "/api/me"),
                ("GET", "/api/matches/a/b/c"),
                ("POST", "/api/records"),
                ("GET", "/schema/elements"),
                ("GET", "/schema/swagger"),
            ]
            for method, path in asked:
                url = path.replace("{match:str}", match).replace("{name:str}", "lacrimosa").replace("{ply:int}", "0")
                url = url.replace("{seat:int}", "0").replace("{token:str}", "a").replace("{path:str}", "a")
                answer = await person.http.request(method, url, params={"lang": "fr"})
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, (method, path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "frame-ancestors 'none'" in policy
                assert "unsafe" not in policy
                assert "*" not in policy
                assert answer.headers["cache-control"] == "no-store"
                assert answer.headers["strict-transport-security"]
                assert "server" not in answer.headers
                assert set(_HOST.findall(answer.text)) <= own, (method, path)

    asyncio.run(main())


def test_only_what_is_the_same_for_all_is_compressed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            clara = await running.person("Clara")
            match = await clara.open()
            await clara.sit(match, 0)
            for path, packed in (("/games/ovation/cards", True), (f"/matches/{match}", False), ("/me/matches", False)):
                answer = await clara.ask("GET", path)
                assert (answer.headers.get("content-encoding") == "gzip") is packed

    asyncio.run(main())


@pytest.mark.parametrize(("public", "secure"), [(None, False), ("http://play.example.org", False), (OUR_PAGE, True)])
def test_the_cookie_is_for_this_server_alone(public: str | None, secure: bool, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, public_url=public)) as running:
            answer = await running.stranger().ask("POST", "/me")
            cookie = answer.headers["set-cookie"].lower()
            assert cookie.startswith(f"{COOKIE}=")
            assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.split("; "))
            assert ("secure" in cookie.split("; ")) == secure
            assert "domain" not in cookie
            assert ("strict-transport-security" in answer.headers) == secure

    asyncio.run(main())


@pytest.mark.parametrize("trusted", [False, True])
def test_a_proxy_is_believed_only_where_it_is_trusted(trusted: bool, tmp_path: Path) -> None:
    """Who opens too much is known by the address: the one the proxy names, or the one that is seen."""

    async def main() -> None:
        proxies = ("127.0.0.1",) if trusted else ()
        async with serving(settings_in(tmp_path, proxies=proxies)) as running:
            codes = []
            for number in range(int(OPENING.burst) + 5):
                headers = {"x-forwarded-for": f"192.0.2.{number + 1}", "x-forwarded-proto": "https"}
                codes.append((await running.stranger().ask("POST", "/me", headers=headers)).status_code)
            assert (429 in codes) == (not trusted)

    asyncio.run(main())


async def _refused_after(ask: Any, rate: Rate) -> int:
    """How often something was done before it was refused as too much."""
    for count in range(int(rate.burst) + 1):
        answer = await ask()
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            assert answer.json()["code"] == "too-fast"
            assert answer.headers["retry-after"]
            return count
    raise AssertionError("never refused")


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still for what fills up with it."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)


@pytest.mark.usefixtures("still")
def test_too_much_is_refused_for_each_rate(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            one, other = await running.person("Clara"), await running.person("Robert")
            match = await one.open()
            await one.sit(match, 0)
            said = await _refused_after(lambda: one.command(match, "say", seat=0, text="Bravo"), CHATTING)
            assert said <= CHATTING.burst + 1
            guessed = await _refused_after(lambda: other.ask("POST", "/recover", {"code": "a" * 30}), GUESSING)
            assert guessed <= GUESSING.burst + 1
            opened = await _refused_after(lambda: other.ask("POST", "/records", {}), OPENING)
            assert opened <= OPENING.burst
            asked = await _refused_after(lambda: other.ask("GET", "/me"), ASKING)
            assert asked <= ASKING.burst
            assert (await one.ask("GET", "/me")).is_success  # whoever is somebody else is not held up

    asyncio.run(main())


@pytest.mark.usefixtures("still")
def test_made_up_tokens_and_cookies_are_counted_by_their_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = running.stranger()

            async def with_token() -> httpx.Response:
                headers = {"authorization": f"Bearer {TOKEN_BEGINS}{secrets.token_hex(16)}"}
                return await person.ask("GET", "/me", headers=headers)

            async def with_cookie() -> httpx.Response:
                return await person.ask("GET", "/me", headers={"cookie": f"{COOKIE}={secrets.token_hex(8)}.x"})

            assert await _refused_after(with_token, ASKING) <= ASKING.burst
            assert await _refused_after(with_cookie, ASKING) < ASKING.burst / 2

    asyncio.run(main())


@pytest.mark.parametrize("ends", ["revoked", "revoked elsewhere", "forgotten"])
def test_a_token_out_of_use_takes_nothing_from_whom_it_was(ends: str, tmp_path: Path) -> None:
    async def main() -> None:
        settings = settings_in(tmp_path)
        async with serving(settings) as running, serving(settings) as elsewhere:
            person, program, there = await running.person("Clara"), running.stranger(), elsewhere.stranger()
            there.http.cookies.update(person.http.cookies)
            made = await person.done("POST", "/me/tokens", {"label": "bot"})
            headers = {"authorization": f"Bearer {made['token']}"}
            assert (await program.ask("GET", "/me", headers=headers)).is_success
            identity = running.server.people.known(made["token"])
            assert identity
            if ends == "forgotten":
                await person.done("DELETE", "/me")
            else:
                await (person if ends == "revoked" else there).done("DELETE", f"/me/tokens/{made['id']}")
            if ends == "revoked elsewhere":
                assert (await program.ask("GET", "/me", headers=headers)).json()["code"] == "no-such-identity"
            taken: list[str] = []

            def take(rate: Rate, whose: str) -> bool:
                taken.append(whose)
                return True

            running.server.limits.take = take  # type: ignore[method-assign]
            await program.ask("GET", "/games", headers=headers)
            assert taken
            assert identity not in taken

    asyncio.run(main())


def test_a_socket_that_floods_is_told_so_and_one_identity_cannot_flood_over_many(tmp_path: Path) -> None:
    async def flooded(socket: Socket, most: int) -> int:
        for _ in range(most):
            await socket.say('{"type":"ping"}')
        codes = [(await socket.hear())["type"] for _ in range(most)]
        return codes.count("refused")

    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person("Clara")
            match = await person.open()
            most = int(MESSAGES.burst)
            async with person.socket(match) as one, person.socket(match) as other:
                for socket in (one, other):
                    await socket.hear("presence")
                assert await flooded(one, most // 2) == 0
                assert await flooded(other, most) > 0
            identity = (await person.get("/me"))["id"]
            while running.server.limits.take(ASKING, identity):
                pass
            with pytest.raises(InvalidStatus):
                async with person.socket(match):
                    pass

    asyncio.run(main())


def test_what_is_longer_than_any_message_is_not_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person()
            async with person.socket(await person.open()) as socket:
                await socket.hear("presence")
                await socket.say("x" * (LONGEST_FRAME + 1))
                await socket.connection.wait_closed()
                assert socket.connection.close_code == 1009  # RFC 6455: message too big

    asyncio.run(main())


def test_the_secret_is_drawn_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    first = settings(tmp_path, "127.0.0.1", 0, {})
    file = tmp_path / "secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert settings(tmp_path, "127.0.0.1", 0, {}).secret == first.secret
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert first.secret not in repr(first)
    assert settings(tmp_path, "127.0.0.1", 0, {"PARTITA_SECRET": "s" * 32}).secret == "s" * 32


def test_no_secret_gets_into_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match is played, and then everything fails: the log knows of it, and of no secret."""

    async def main() -> tuple[str, list[str]]:
        log = StringIO()
        before = structlog.get_config()
        handlers = logging.root.handlers[:]
        log_to(log)
        structlog.configure(cache_logger_on_first_use=False)
        try:
            async with serving(settings_in(tmp_path)) as running:
                one, other = await running.person("Clara"), await running.person("Robert")
                token = (await one.done("POST", "/me/tokens", {"label": "a bot"}))["token"]
                code = (await one.done("POST", "/me/recovery"))["code"]
                match = await one.open()
                await one.sit(match, 0)
                await other.sit(match, 1)
                table = running.server.hall.rooms[match].table
                assert table is not None
                deed = table.deed
                hidden = [running.server.settings.secret, deed.secret, deed.salt, f"{table.seed:032x}", str(table.seed)]
                hidden += [*table.nonces, deed.bots_key, token, code, one.cookie, other.cookie.rpartition(".")[2]]

                def fails(*_: object) -> None:
                    raise ValueError("out of order")

                monkeypatch.setattr("partita.server.table.Table.resign", fails)
                assert (await one.command(match, "resign", seat=0)).status_code == 500
                async with one.socket(match) as socket:
                    await socket.hear("presence")
                    assert (await socket.asked("resign", seat=0))["code"] == "fault"
                    assert (await socket.asked("why", move="no move"))["type"] == "reason"
                async with running.server.store.reader.connect() as connection:
                    with pytest.raises(sa.exc.OperationalError) as wrong:
                        await connection.execute(sa.text("SELECT :secret FROM nowhere"), {"secret": deed.secret})
                assert deed.secret not in str(wrong.value)
        finally:
            structlog.configure(**before)
            logging.root.handlers[:] = handlers
        return log.getvalue(), hidden

    log, hidden = asyncio.run(main())
    assert "out of order" in log
    assert [json.loads(line)["event"] for line in log.splitlines()]
    assert not [each for each in hidden if each in log]


def test_what_libraries_log_is_a_line_of_json_too() -> None:
    before, handlers, log = structlog.get_config(), logging.root.handlers[:], StringIO()
    try:
        log_to(log)
        try:
            raise ValueError("out of order")
        except ValueError:
            logging.getLogger("uvicorn.error").exception("it %s", "failed")
        logging.getLogger("asyncio").warning("slow")
        logging.getLogger("sqlalchemy.pool").info("nothing to say")
    finally:
        structlog.configure(**before)
        logging.root.handlers[:] = handlers
    failed, slow = [json.loads(line) for line in log.getvalue().splitlines()]
    assert (failed["event"], failed["level"], failed["logger"]) == ("it failed", "error", "uvicorn.error")
    assert "ValueError: out of order" in failed["exception"]
    assert failed["timestamp"]
    assert slow["event"] == "slow"


class _Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class _Closed(_Terminal):
    def write(self, text: str) -> int:
        raise OSError(5, "Input/output error")


def test_a_log_on_a_terminal_is_for_people_and_shows_no_variables() -> None:
    before, handlers, log = structlog.get_config(), logging.root.handlers[:], _Terminal()
    try:
        log_to(log)
        structlog.configure(cache_logger_on_first_use=False)
        secret = "the secret of a match"
        structlog.get_logger().info("nothing for people")
        try:
            raise ValueError("out of order")
        except ValueError:
            structlog.get_logger().exception("failed")
    finally:
        structlog.configure(**before)
        logging.root.handlers[:] = handlers
    assert "out of order" in log.getvalue()
    assert secret not in log.getvalue()
    assert "nothing for people" not in log.getvalue()


def test_a_log_that_nobody_can_read_any_more_stops_nothing() -> None:
    before, handlers = structlog.get_config(), logging.root.handlers[:]
    try:
        for stream in (_Closed(), None):
            log_to(stream)
            structlog.configure(cache_logger_on_first_use=False)
            structlog.get_logger().warning("going on")
            logging.getLogger("uvicorn.error").error("going on")
    finally:
        structlog.configure(**before)
        logging.root.handlers[:] = handlers


def test_a_greeting_that_is_not_for_this_server_gets_nowhere(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            url = f"{running.url.replace('http', 'ws', 1)}/ws"
            async with connect(url) as line:
                await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "match": "a" * 16}))
                assert json.loads(await line.recv())["code"] == "no-match"
                await line.wait_closed()

    asyncio.run(main())


def test_one_holds_so_many_sockets_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_parts, "SOCKETS_OF_ONE", 2)

    async def main() -> None:
        async with serving(settings_in(tmp_path, sockets=3)) as running:
            one, other, third = [await running.person() for _ in range(3)]
            match = await one.open("ovation")

            async def follow(person: Person, stack: AsyncExitStack) -> dict[str, Any]:
                socket = await stack.enter_async_context(person.socket(match))
                return await socket.hear()

            async with AsyncExitStack() as places:
                for person in (one, one, other):
                    assert (await follow(person, places))["type"] == "welcome"
                for person in (one, third):  # has enough; and there are enough
                    headers = {"cookie": person.cookie}
                    async with connect(f"{running.url.replace('http', 'ws')}/ws", additional_headers=headers) as line:
                        assert json.loads(await line.recv())["code"] == "too-fast"
                        with pytest.raises(ConnectionClosed) as closed:
                            await line.recv()
                        assert closed.value.rcvd is not None
                        assert closed.value.rcvd.code == 1013  # try again later
            async with AsyncExitStack() as places:
                async with asyncio.timeout(PATIENCE):
                    while running.server.lines:
                        await asyncio.sleep(0.01)
                assert (await follow(third, places))["type"] == "welcome"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_a_network_counts_as_one_address(host: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1)}
    assert address(ASGIConnection(scope)) == counted


def test_no_more_than_so_many_tokens_are_made(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person("Clara")
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            made = [await person.done("POST", "/me/tokens", {"label": "a bot"}) for _ in range(20)]
            assert (await person.refused("POST", "/me/tokens", {"label": "a bot"}))["code"] == "too-many-tokens"
            for nobodys in ("%00", "a" * 16, "é", "x" * 400):
                await person.done("DELETE", f"/me/tokens/{nobodys}")
            await person.done("DELETE", f"/me/tokens/{made[0]['id']}")
            await person.done("POST", "/me/tokens", {"label": "a bot"})

    asyncio.run(main())


def test_a_browser_is_told_in_a_page_why_there_is_none(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = running.stranger()
            browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
            for path in ("/nowhere", f"/m/{'a' * 16}", "/m/x", "//evil.example/<b>"):
                for lang, words in (("en", "address"), ("fr", "adresse")):
                    answer = await person.http.get(f"{running.url}{path}?lang={lang}", headers=browser)
                    assert answer.status_code == httpx.codes.NOT_FOUND
                    assert answer.headers["content-type"].startswith("text/html")
                    assert f'<html lang="{lang}">' in answer.text
                    assert words in answer.text
                    assert "evil" not in answer.text
                    assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert (await person.http.get(f"{running.url}{path}")).json()["type"] == "refused"
            answer = await person.http.get("/api/nowhere", headers=browser)
            assert answer.json()["code"] == "no-route"

    asyncio.run(main())


def _pages(folder: Path) -> Path:
    """A browser's side with one script."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "page-1.js").write_text("let page\n" * 1000)
    return folder


def test_what_names_no_asset_is_no_fault(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, web=_pages(tmp_path / "web"))) as running:
            person = running.stranger()
            for name in (
                "%00",
                "page-1.js%00",
                "a" * 5000,
                "none.js",
                "..%2findex.html",
                "%ff",
                "page-1.js/x",
                "",
                ".",
            ):
                answer = await person.http.get(f"/assets/{name}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-route"), name
                assert answer.headers["cache-control"] == "no-store"

    asyncio.run(main())


def test_an_asset_that_a_browser_knows_is_not_sent_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path, web=_pages(tmp_path / "web"))) as running:
            person = running.stranger()
            first = await person.http.get("/assets/page-1.js")
            assert first.text == "let page\n" * 1000
            assert first.headers["content-type"].startswith("text/javascript")
            assert "immutable" in first.headers["cache-control"]
            assert first.headers["content-encoding"] == "gzip"
            for known in (first.headers["etag"], f'"other", {first.headers["etag"]}'):
                again = await person.http.get("/assets/page-1.js", headers={"if-none-match": known})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
            other = await person.http.get("/assets/page-1.js", headers={"if-none-match": '"other"'})
            assert other.status_code == 200

    asyncio.run(main())


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA, de", "fr"),
        ("fr;q=0.5,en", "en"),
        ("en;q=0.4, fr;q=0.8", "fr"),
        ("fr,en", "fr"),
        ("en,fr", "en"),
        ("fr-CA;q=0.3, en;q=0.5, fr;q=0.7", "fr"),
        ("de, fr;q=0.3, *;q=0.5", "en"),
        ("*", "en"),
        ("fr;q=0", "en"),
        ("FR ; Q=1.000, en;q=0.999", "fr"),
        ("fr;q=much, en;q=0.9", "fr"),
        (";;q=1,,fr;q=.", "fr"),
    ],
)
def test_the_language_is_the_one_that_a_browser_likes_best(accepted: str, lang: str) -> None:
    scope: Any = {"type": "http", "query_string": b"", "headers": [(b"accept-language", accepted.encode())]}
    assert language(ASGIConnection(scope)) == lang


def test_what_can_be_got_can_be_asked_for_without_its_body(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person("Clara")
            match = await person.open()
            for path in ("/", f"/m/{match}", "/m/x", "/healthz", "/schema/openapi.json", "/api/games", "/api/nowhere"):
                whole, head = await person.http.get(path), await person.http.head(path)
                assert (head.status_code, head.content) == (whole.status_code, b"")
                told = [{n: v for n, v in each.headers.items() if n != "date"} for each in (whole, head)]
                assert told[0] == told[1], path

    asyncio.run(main())


def test_another_method_is_told_those_that_there_are(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(settings_in(tmp_path)) as running:
            person = await running.person("Clara")
            for method, path, allowed in (
                ("POST", "/", "GET, HEAD, OPTIONS"),
                ("PUT", "/api/me", "DELETE, GET, HEAD, OPTIONS, PATCH, POST"),
                ("GET", "/api/recover", "OPTIONS, POST"),
                ("HEAD", "/api/recover", "OPTIONS, POST"),
                ("GET", "/ws", ""),
            ):
                answer = await person.http.request(method, path)
                assert (answer.status_code, answer.headers["allow"]) == (405, allowed), path

    asyncio.run(main())
