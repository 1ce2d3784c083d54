"""What a seat may not know changes nothing that leaves the server for it: not a byte, not a length, not a log line.

Two matches are told of that look the same to one seat (or to whoever watches) and differ in what it may not know: the
hidden parts are drawn anew and put in the place of the match's own.  Or they begin from positions that differ so, and
go on by moves that look the same to it, whatever they are: so they differ at each earlier point too.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec
import pytest
import sqlalchemy as sa
import structlog
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from tests.contract.variants import variants
from tests.contract.walks import as_bytes, every_move, resampled, walked
from tests.server.harness import Person, Running, Socket, serving, settings_in

import partita
from partita.core.deal import NO_NONCE, seed_of
from partita.core.game import game as game_named
from partita.core.match import Match
from partita.core.moment import Moment
from partita.server import schema, telling
from partita.server.deed import Deed, Draft, Entry, Summary, new_id
from partita.server.fold import folded
from partita.server.table import Table
from partita.server.wire import Clock, SeatPlan
from partita.text import LANGUAGES

WALKS = st.tuples(
    st.sampled_from(partita.games()),
    st.integers(0, 1000),  # the kind of set-up
    st.integers(0, 2**32 - 1),  # the seed
    st.integers(0, 300),  # plies
)
THINKERS = st.integers(0, 2**63 - 1)
MOVES_ASKED = 12  # of all that there are, in each example
MOVES_TRIED = 4  # of those that are legal, to find one that looks like another
PLAYERS_KEEPING = 2
MOVES_ON = 6  # from a position on
_FAR = 2**60  # everybody is at the line
# What the wall clock writes: times since 1970, and what clocks show.
_THERE = ',"present":true'  # sockets come and go in their own time
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
            running.server.hall.ask_bot = lambda match: None  # what bots do may depend on what they alone know
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
    """What was sent, without what the wall clock writes, and without who is at the line."""
    text = sent if isinstance(sent, str) else msgspec.json.encode(sent).decode()
    return _TIMES.sub("TIME", text).replace(_THERE, "")


def flat(found: list[Any]) -> list[str]:
    """What was told, piece by piece."""
    return [msgspec.json.encode(part).decode() for each in found for part in each]


def differing(one: list[str], same: list[str]) -> list[tuple[str, str]]:
    """Where what was told of two matches differs, each piece from shortly before that."""
    found = []
    for here, there in zip(one, same, strict=True):
        if here != there:
            parts = (place for place, (a, b) in enumerate(zip(here, there, strict=False)) if a != b)
            first = max(0, next(parts, min(len(here), len(there))) - 40)
            found.append((here[first : first + 160], there[first : first + 160]))
    return found


async def asked(
    person: Person, method: str, path: str, body: Any = None, lang: str = "en"
) -> tuple[int, dict[str, str], str]:
    """An answer: status, headers and body."""
    answer = await person.ask(method, path, body, headers={"accept-language": lang})
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    if any(each in answer.text for each in ('"opened"', '"at"', '"seats"')):
        headers.pop("content-length")  # what is left out may have other lengths; bodies are compared byte for byte
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
        assert differing(one, same) == []
        both = [move for move in match.legal() if other.why_not(move) is None]
        if both and not match.is_over:
            move = data.draw(st.sampled_from(both))
            first, after = await told_of_a_move(house, table, seat, move)
            second, after_twin = await told_of_a_move(house, twin, seat, move)
            if after == after_twin:
                assert first == second
        house.running.server.hall.rooms.pop(table.deed.id)

    house.runner.run(compared())


# Matches that were always alike.


def alike(one: Match, same: Match, seat: int | None) -> bool:
    """Whether two matches look the same to a seat now, None: to whoever watches, and tell it the same."""
    told = [as_bytes([each.view(seat), each.to_move, each.events(seat)]) for each in (one, same)]
    return told[0] == told[1]


def begun_alike(match: Match, seat: int | None, thinker: int, seeds: tuple[int, int]) -> tuple[Match, Match]:
    """Two matches from described positions that differ in what a seat may not know."""
    one, same = match.position(), resampled(match, seat, thinker).position()
    return partita.position(match.game, one, seeds[0]), partita.position(match.game, same, seeds[1])


def gone_on_alike(one: Match, same: Match, seat: int | None, chance: Random) -> tuple[Match, Match] | None:
    """The same two after one more move of each, another move where that looks the same to the seat; None: no way."""
    for move in chance.sample(one.legal(), min(MOVES_TRIED, len(one.legal()))):
        others = [] if one.to_move == seat else [each for each in same.legal() if each != move]
        for other in [*chance.sample(others, min(MOVES_TRIED, len(others))), move]:
            if same.why_not(other) is None:
                after, after_same = one.copy(), same.copy()
                after.play(move)
                after_same.play(other)
                if alike(after, after_same, seat):
                    return after, after_same
    return None


class Terms(NamedTuple):
    """How two matches are opened, alike for both."""

    clock: Clock | None
    watch: Literal["anyone", "nobody"]
    bot: int | None  # the seat that a bot has
    dealt: bool  # whether the seed follows from the deal; else it is given, to each its own


TERMS = st.builds(
    Terms,
    st.sampled_from([None, Clock("live", 5_000_000, 5), Clock("days", 5_000_000)]),
    st.sampled_from(["anyone", "anyone", "nobody"]),
    st.none(),
    st.booleans(),
)
SECRET, SALT = "5e" * 32, "5a" * 16


def deed_of(match: Match, position: dict[str, Any], terms: Terms) -> Deed:
    """What a match is opened with that begins from a position."""
    return Deed(
        id=new_id(),
        game=match.game,
        rules_version=1,
        box=match.box.digest,
        options=match.options,
        seats=[SeatPlan("bot" if seat == terms.bot else "open") for seat in range(match.players)],
        secret=SECRET,
        salt=SALT,
        bots_key="00",
        opened=0,
        watch=terms.watch,
        clock=terms.clock,
        seed=None if terms.dealt else f"{match.seed:032x}",
        position=position,
    )


async def kept(house: House, match: Match, terms: Terms, standing: str | None) -> Table:
    """A match as the server reads it from its store; ``standing`` is what each seat but the reader has answered."""
    deed = deed_of(match, match.at(0).position(), terms)
    people = [seat for seat in range(match.players) if seat != terms.bot]
    drafts = [Draft("take", seat, NO_NONCE.hex()) for seat in people]
    drafts.append(Draft("start"))
    drafts += [Draft("move", seat, move) for move, seat in moves_of(match)]
    if standing is not None:
        drafts.append(Draft("stand", people[-1], standing))
    entries = [draft.entry(version, None, 0, 0) for version, draft in enumerate(drafts, 1)]
    server = house.running.server
    table = folded(deed, entries, server.hall.boxes)
    owners: dict[int, str | None] = {seat: (await house.people[seat].get("/me"))["id"] for seat in people}
    await server.store.open(deed, Summary(0, "waiting", None, None))
    summary = Summary(table.version, table.status, None, None)  # nothing that would go on by itself
    await server.store.append(deed.id, entries, summary, owners)
    return (await server.hall.table(deed.id))[1]


async def told_of_the_past(house: House, table: Table, person: Person, own: str) -> list[Any]:
    """All that somebody can ask of how a match came to stand as it does, in both languages."""
    match, found = table.deed.id, list[Any]()
    plies = sorted({0, table.ply // 2, max(0, table.ply - 1), table.ply})
    paths = ["", "/moves", *(f"/table?since={since}" for since in (0, table.version // 2, table.version))]
    paths += [f"/at/{ply}{seat}" for ply in plies for seat in dict.fromkeys(("", own, "?seat=0", "?everything=true"))]
    for lang in LANGUAGES:
        found += [await asked(person, "GET", f"/matches/{match}{path}", lang=lang) for path in paths]
        if table.may_see((await person.get("/me"))["id"]):
            async with person.socket(match, since=0, lang=lang) as socket:
                await socket.hear("presence")
                await socket.asked("mute", id="q", about=0, on=False)
            found.append(heard_by(socket))
    return found


async def told_live(house: House, table: Table, person: Person, move: str) -> list[Any]:
    """What somebody is told while whoever decides makes a move."""
    hall, match, mover = house.running.server.hall, table.deed.id, table.to_move
    assert mover is not None
    with structlog.testing.capture_logs() as logs:
        async with person.socket(match, since=table.version) as socket:
            await socket.hear("presence")
            if table.seats[mover].by_bot:
                assert await hall.bots_moved(match, table.moved, table.play(table.version, [move], mover))
            else:
                body = {"type": "play", "id": "m", "version": table.version, "moves": [move], "seat": mover}
                assert (await house.people[mover].ask("POST", f"/matches/{match}/commands", body)).is_success
            await socket.hear("update", version=table.version + 1)
    return [heard_by(socket), [plain(each) for each in logs]]


# Matches of Ovation that begin with moves that nobody else may see: two of Magnum Opus, its cards not yet kept.
KEEPING = next(
    number
    for number, (players, options) in enumerate(variants(game_named("ovation")))
    if players == PLAYERS_KEEPING and options["magnum_opus"]
)


@settings(often, max_examples=12, phases=[Phase.explicit, Phase.generate])  # each asks twice as much as those above
@example(("ovation", KEEPING, 5, 0), 7, Terms(None, "nobody", None, False), 5)  # as a seat
@example(("ovation", KEEPING, 5, 0), 7, Terms(Clock("live", 5_000_000, 5), "anyone", None, True), 3)  # as a watcher
@given(WALKS, THINKERS, TERMS, st.integers(0, 2**32 - 1))
def test_two_matches_that_were_always_alike_for_a_seat_are_told_alike_from_their_beginning(
    house: House, walk: tuple[str, int, int, int], thinker: int, terms: Terms, luck: int
) -> None:
    match, chance = walked(*walk), Random(luck)
    if match.is_over:
        match = match.at(match.ply * 3 // 4)
    reader = chance.choice([None, *range(match.players)])
    others = [seat for seat in range(match.players) if seat != reader]
    if len(others) > 1:
        terms = terms._replace(bot=chance.choice([None, others[0]]))
    if reader is None:
        terms = terms._replace(watch="anyone")
    seeds = (seed_of(bytes.fromhex(SECRET), [NO_NONCE] * match.players),) * 2 if terms.dealt else (1, 2)
    ways = [begun_alike(match, reader, thinker, seeds)]
    assert alike(*ways[0], reader)
    while len(ways) <= MOVES_ON and not ways[-1][0].is_over:
        next_two = gone_on_alike(*ways[-1], reader, chance)
        if next_two is None:
            break
        ways.append(next_two)
    last = chance.randrange(len(ways))  # what comes after is told live
    before, after = ways[last], ways[last + 1] if last + 1 < len(ways) else None
    answers: list[str | None] = [None, None]
    if match.game == "ovation" and others and terms.bot != others[-1] == match.players - 1:
        answers = ["attendance=always", "attendance=never"]

    async def compared() -> None:
        person = house.watcher if reader is None else house.people[reader]
        moves = chance.sample(every_move(game_named(match.game), match), MOVES_ASKED)
        found = []
        for number, (each, answer) in enumerate(zip(before, answers, strict=True)):
            table = await kept(house, each, terms, answer)
            own = "" if reader is None else f"?seat={reader}"
            past = await told_of_the_past(house, table, person, own)
            now = await told(house, table, reader, moves)
            asked_by_all = await told_of_the_past(house, table, house.watcher, "")
            live = []
            if after is not None:
                live = await told_live(house, table, person, after[number].moves[-1])
            whole = flat([*past, *now, *asked_by_all, *live])
            found.append([each.replace(table.deed.id, "MATCH") for each in whole])
            await forgotten(house, table)
        assert differing(*found) == []

    house.runner.run(compared())


async def forgotten(house: House, table: Table) -> None:
    """A match is gone again: whoever asks for their own sees each of two alike alone."""
    server = house.running.server
    server.hall.rooms.pop(table.deed.id)
    async with server.store.writing() as connection:
        await connection.execute(sa.delete(schema.matches).where(schema.matches.c.id == table.deed.id))


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
