"""What a seat may not know changes nothing that leaves the server for it: not a byte, not a length, not a log line.

Two matches are told of that look the same to one seat (or to whoever watches) and differ in what it may not know: the
hidden parts are drawn anew and put in the place of the match's own.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import sqlalchemy as sa
import structlog
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.contract.walks import every_move, resampled, walked
from tests.server.harness import Person, Running, Socket, serving, settings_in

import partita
from partita.core.game import game as game_named
from partita.core.match import Match
from partita.core.moment import Moment
from partita.server import schema, telling
from partita.server.deed import Deed, Entry, Summary, new_id
from partita.server.table import Table
from partita.server.wire import SeatPlan

WALKS = st.tuples(
    st.sampled_from(partita.games()),
    st.integers(0, 1000),  # the kind of set-up
    st.integers(0, 2**32 - 1),  # the seed
    st.integers(0, 300),  # plies
)
THINKERS = st.integers(0, 2**63 - 1)
MOVES_ASKED = 12  # of all that there are, in each example
_FAR = 2**60  # everybody is at the line
# What the wall clock writes: times since 1970, and what clocks show.
_TIMES = re.compile(r'"(at|now|opened|served|timestamp)":\d+|"left":\[[^\]]*\]')

often = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],  # each example asks much of a real server: a failing one is told as it is found
    suppress_health_check=list(HealthCheck),
)


class House(NamedTuple):
    """A server that runs while many examples are tried, a person for each seat, and somebody who watches."""

    runner: asyncio.Runner
    running: Running
    people: list[Person]
    watcher: Person


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")

    @asynccontextmanager
    async def living() -> AsyncIterator[tuple[Running, list[Person]]]:
        async with serving(settings_in(folder)) as running:
            running.server.limits.take = lambda rate, whose: True  # type: ignore[method-assign]
            yield running, [await running.person(name) for name in ("Clara", "Robert", "Pauline", "Franz", "Niccolò")]

    with asyncio.Runner() as runner:
        living_there = living()
        running, people = runner.run(living_there.__aenter__())
        yield House(runner, running, people[:4], people[4])
        runner.run(living_there.__aexit__(None, None, None))


async def table_of(house: House, match: Match, seed: int) -> Table:
    """A match as the server holds it, known to the store, with a person on each seat."""
    deed = Deed(
        id=new_id(),
        game=match.game,
        rules_version=1,
        box=match.box.digest,
        options=match.options,
        seats=[SeatPlan(kind="open") for _ in range(match.players)],
        secret="00" * 32,
        salt="00" * 16,
        bots_key="00",
        opened=0,
        seed=f"{seed:032x}",
    )
    table = Table(deed, match.box)
    for number, seat in enumerate(table.seats):
        seat.kind, seat.name = "person", f"player {number}"
        seat.until = _FAR
        seat.owner = (await house.people[number].get("/me"))["id"]
    table.apply(Entry(1, "start", None, "", None, 0, 0))
    for version, (code, seat_moved) in enumerate(moves_of(match), 2):
        table.apply(Entry(version, "move", seat_moved, code, None, 0, 0))
    await house.running.server.store.open(deed, Summary(table.version, table.status, table.awaits, None))
    return table


def moves_of(match: Match) -> list[tuple[str, int | None]]:
    """The moves of a match and who made them."""
    return [(move, match.at(ply).to_move) for ply, move in enumerate(match.moves)]


def with_moment(table: Table, match: Match) -> Table:
    """The same table where the last position is another match's."""
    other = table.copy()
    other.moment = Moment(game_named(match.game), match.box, match.players, match.state())
    return other


def plain(sent: Any) -> str:
    """What was sent, without what the wall clock writes."""
    return _TIMES.sub("TIME", sent if isinstance(sent, str) else msgspec.json.encode(sent).decode())


def flat(found: list[Any]) -> list[str]:
    """What was told, piece by piece."""
    return [msgspec.json.encode(part).decode() for each in found for part in each]


async def asked(person: Person, method: str, path: str, body: Any = None) -> tuple[int, dict[str, str], str]:
    """An answer: status, headers and body."""
    answer = await person.ask(method, path, body)
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    if '"opened"' in answer.text or '"at"' in answer.text:
        headers.pop("content-length")  # times may have other lengths; the bodies are compared byte for byte
    return answer.status_code, headers, plain(answer.text)


def heard_by(socket: Socket) -> list[str]:
    """What came over a socket, each message once: who is there is told as often as somebody comes or goes."""
    return list(dict.fromkeys(plain(each) for each in socket.heard if each["type"] != "presence"))


async def told(house: House, table: Table, seat: int | None, moves: list[str]) -> list[Any]:
    """All that one seat, or whoever watches, can ask of a match as it is now."""
    server, match = house.running.server, table.deed.id
    room = server.hall.room(match)
    room.put(table.copy())
    person = house.watcher if seat is None else house.people[seat]
    own = "" if seat is None else f"?seat={seat}"
    found: list[Any] = []
    with structlog.testing.capture_logs() as logs:
        asked_for = ("", "/table", "/breakdown", f"/breakdown{own}", "/chat", "/record", "/at/9999")
        found += [await asked(person, "GET", f"/matches/{match}{path}") for path in asked_for]
        found.append(await asked(person, "GET", "/me/matches"))
        for number, move in enumerate(moves):
            about = {"move": move} | ({} if seat is None else {"seat": seat})
            found.append(await asked(person, "GET", f"/matches/{match}/why?{_query(about)}"))
            if seat != table.to_move or table.moment is None or move not in table.moment.legal():
                body = {
                    "type": "play",
                    "id": f"p{number}",
                    "version": table.version,
                    "moves": [move],
                    "seat": seat or 0,
                }
                found.append(await asked(person, "POST", f"/matches/{match}/commands", body))
        if not table.undoable_by(seat):
            body = {"type": "undo", "id": "u", "version": table.version, "seat": seat or 0}
            found.append(await asked(person, "POST", f"/matches/{match}/commands", body))
        async with person.socket(match, since=table.version) as socket:
            await socket.hear("presence")
            for number, move in enumerate(moves):
                await socket.asked("why", id=f"w{number}", move=move, seat=seat)
            await socket.asked("mute", id="q", about=0, on=False)
        found.append(heard_by(socket))
    found.append([plain(each) for each in logs])
    return found


def _query(what: dict[str, Any]) -> str:
    from urllib.parse import urlencode

    return urlencode(what)


async def told_of_a_move(house: House, table: Table, seat: int | None, move: str) -> tuple[Any, bytes]:
    """What one seat, or whoever watches, is told when somebody plays; and its view afterwards."""
    server, match = house.running.server, table.deed.id
    room = server.hall.room(match)
    room.put(table.copy())
    mover = table.to_move
    assert mover is not None
    person = house.watcher if seat is None else house.people[seat]
    with structlog.testing.capture_logs() as logs:
        async with person.socket(match, since=table.version) as socket:
            await socket.hear("presence")
            body = {"type": "play", "id": "m", "version": table.version, "moves": [move], "seat": mover}
            answer = await house.people[mover].ask("POST", f"/matches/{match}/commands", body)
            assert answer.is_success, answer.text
            await socket.hear("update", version=table.version + 1)
            heard = heard_by(socket)
    later = room.table
    assert later is not None
    assert later.moment is not None
    seen = msgspec.json.encode(later.moment.view(seat))
    async with server.store.writing() as connection:
        await connection.execute(sa.delete(schema.entries).where(schema.entries.c.match == match))
    return (answer.text if mover == seat else "", heard, [plain(each) for each in logs]), seen


@often
@given(WALKS, THINKERS, st.data())
def test_two_matches_that_differ_in_what_a_seat_may_not_know_are_told_alike(
    house: House, walk: tuple[str, int, int, int], thinker: int, data: st.DataObject
) -> None:
    match = walked(*walk)
    seats = [None, *range(match.players)]
    seat = data.draw(st.sampled_from(seats if match.to_move is None else [match.to_move, *seats]))
    other = resampled(match, seat, thinker)
    assert other.state().tobytes() != match.state().tobytes()
    every = every_move(game_named(match.game), match)
    moves = data.draw(st.lists(st.sampled_from(every), min_size=2, max_size=MOVES_ASKED, unique=True))
    if match.moves:
        moves.append(match.moves[-1])
    moves.append("no such move")

    async def compared() -> None:
        table = await table_of(house, match, walk[2])
        twin = with_moment(table, other)
        one, same = [flat(await told(house, each, seat, moves)) for each in (table, twin)]
        assert [pair for pair in zip(one, same, strict=True) if pair[0] != pair[1]] == []
        both = [move for move in match.legal() if other.why_not(move) is None]
        if both and not match.is_over:
            move = data.draw(st.sampled_from(both))
            first, after = await told_of_a_move(house, table, seat, move)
            second, after_twin = await told_of_a_move(house, twin, seat, move)
            if after == after_twin:
                assert first == second
        house.running.server.hall.rooms.pop(table.deed.id)

    house.runner.run(compared())


@often
@given(WALKS, THINKERS)
def test_the_points_a_seat_is_told_of_itself_are_its_points(walk: tuple[str, int, int, int], thinker: int) -> None:
    match = walked(*walk)
    moment = Moment(game_named(match.game), match.box, match.players, match.state())
    for seat in range(match.players):
        counted = telling.counted(moment, seat)
        assert counted[seat] == moment.scores()[seat]
        other = resampled(match, seat, thinker)
        twin = Moment(game_named(match.game), match.box, match.players, other.state())
        assert telling.counted(twin, seat) == counted
        own = telling.as_known(moment, seat).breakdown()[seat]
        assert sum(part["points"] for part in own) == counted[seat]
    if match.is_over:
        assert telling.counted(moment, None) == moment.scores()
