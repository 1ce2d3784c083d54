"""Measures a server under load, from a process of its own on the same machine, and prints one JSON object.

    python bench/load.py                         all parts: ready, memory, play, back, growth
    python bench/load.py play --rate 300         1,000 matches of two, 2,000 sockets, 300 moves a second for 30 s
    python bench/load.py play --search           the highest rate at which p99 stays below 150 ms
    python bench/load.py memory growth           several parts, one after the other
    python bench/load.py --database postgresql://USER@HOST/NAME

The matches are laid into an empty database before the server starts, begun and some moves old, half of them Ovation and
half Lacrimosa; from then on this is a client like any other.  Moves are offered steadily, whether earlier ones are
answered or not ("open loop"), each in a match drawn at random from those where nothing is under way.

ready    seconds from the start of the process until /healthz says that all is well
memory   bytes of the server's memory (RSS) that each open match takes without sockets, and each socket
play     milliseconds from a move sent to its acknowledgement, and to the update at the other seat
back     seconds until everybody is back, all at once, after a restart; what was refused is said again
growth   milliseconds from a move sent to its acknowledgement, by how many moves the match has
"""

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
import msgspec
import sqlalchemy as sa
import uvloop
from lines import Line, connected

from partita.core.deal import new_salt, new_secret
from partita.core.game import GAMES, game
from partita.server import migrate, schema
from partita.server.clock import now_ms
from partita.server.deed import Deed, Draft, Entry, Summary, new_bots_key, new_id
from partita.server.people import COOKIE, People
from partita.server.settings import database_url
from partita.server.store import Store
from partita.server.table import Plan, Table
from partita.server.wire import PROTOCOL, SeatPlan

MATCHES, SECONDS, RATE = 1_000, 30.0, 300.0
WANTED_MS = 150.0
PARTS = ("ready", "memory", "play", "back", "growth")
KB = 1_024
_TICK = 0.002  # seconds between looks at what is due
_PATIENCE = 60.0
_SOCKETS = 1_000_000  # that the server may hold: as many as one likes are measured
_AT_ONCE = 50  # connections and requests under way at the same time
_STEP = 1.12  # of the search
_KEPT_UP = 0.98  # of the offered moves that must be acknowledged, for a rate to count as sustained
_PING_SECONDS = 40.0  # a line that says nothing for longer is given up by the server
_WARM_UP = 3.0  # seconds of playing that are not measured
_PLAYED = (0, 120)  # moves that a match has when the load begins
_LONG = 150  # moves of a match where memory is measured
_GROWTH = (4, 50, 100, 200, 400)  # moves
_NEAR = 4  # so many moves beside those are counted with them
_GROWTH_MATCHES = 8
_FIRST = 100  # matches loaded before memory is measured, so that what is loaded once is there


# A server, and matches in its database.


class Laid(NamedTuple):
    """A match in the database: its id, the identity on each seat, and its version."""

    id: str
    game: str
    people: list[str]
    version: int


class Serving:
    """A server process."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, ready: float) -> None:
        self.process, self.port, self.ready = process, port, ready

    def rss(self) -> int:
        """Its resident memory, in bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """The processor time it has used, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Place:
    """Where one measurement's server keeps its data; gone afterwards."""

    def __init__(self, folder: Path, database: str | None, port: int) -> None:
        self.folder, self.database, self.port = folder, database, port
        self.secret = secrets.token_hex(32)
        self.url = database_url(database, folder)

    def cookie(self, identity: str) -> str:
        """The cookie of an identity."""
        return f"{COOKIE}={People(None, self.secret).cookie(identity)}"  # type: ignore[arg-type]

    @contextmanager
    def serving(self) -> Iterator[Serving]:
        """A server that is ready."""
        env = {**os.environ, "PARTITA_SECRET": self.secret, "PARTITA_SOCKETS": str(_SOCKETS)}
        if self.database:
            env["PARTITA_DATABASE_URL"] = self.database
        command = [sys.executable, "-m", "partita", "serve", "--data", str(self.folder), "--port", str(self.port)]
        begun = time.perf_counter()
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=log)
        try:
            _wait_until_well(process, self.port)
            yield Serving(process, self.port, time.perf_counter() - begun)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(_PATIENCE)


def _wait_until_well(process: subprocess.Popen[bytes], port: int) -> None:
    until = time.perf_counter() + _PATIENCE
    while time.perf_counter() < until and process.poll() is None:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == httpx.codes.OK:
                return
        except httpx.TransportError:
            time.sleep(0.01)
    raise SystemExit("the server does not start")


async def lay(place: Place, matches: int, plies: tuple[int, int], seats: int = 2, people: int = 2) -> list[Laid]:
    """Open matches in the database, each some random moves old; ``people`` share the seats."""
    await migrate.upgrade(place.url)
    chance = random.Random(1)
    store = Store(place.url)
    store.start()
    try:
        return [await _laid(store, GAMES[n % len(GAMES)], chance, plies, seats, people) for n in range(matches)]
    finally:
        await store.stop()


async def _laid(
    store: Store, name: str, chance: random.Random, plies: tuple[int, int], seats: int, people: int
) -> Laid:
    owners = [new_id() for _ in range(people)]
    async with store.writing() as connection:
        rows = [{"id": owner, "name": "", "made": now_ms(), "seen": now_ms()} for owner in owners]
        await connection.execute(sa.insert(schema.identities), rows)
    seated = {seat: owners[seat % people] for seat in range(seats)}
    rules = game(name)
    box = rules.load_box(None)
    deed = Deed(
        id=new_id(),
        game=name,
        rules_version=rules.rules_version,
        box=box.digest,
        options=rules.check_options(seats, None),
        seats=[SeatPlan(kind="open") for _ in range(seats)],
        secret=new_secret().hex(),
        salt=new_salt().hex(),
        bots_key=new_bots_key(),
        opened=now_ms(),
    )
    await store.open(deed, Summary(0, "waiting", None, None))
    table = Table(deed, box)
    entries = _taken_in(table, Plan([Draft("take", seat, secrets.token_hex(16)) for seat in seated] + [Draft("start")]))
    for _ in range(chance.randint(*plies)):
        entries += _taken_in(table, _any_move(table, chance))
        if table.status == "over":
            return await _laid(store, name, chance, plies, seats, people)
    await store.append(deed.id, entries, Summary(table.version, table.status, table.awaits, None), seated)
    return Laid(deed.id, name, [seated[seat] for seat in range(seats)], table.version)


def _any_move(table: Table, chance: random.Random) -> Plan:
    moment = table.moment
    if moment is None:
        raise SystemExit("a match that has not begun")
    code = chance.choice(moment.codes())
    return Plan([Draft("move", moment.to_move, moment.game.move_text(code, moment.box))], [table.tried(moment, code)])


def _taken_in(table: Table, plan: Plan) -> list[Entry]:
    entries = []
    done = iter(plan.done)
    for draft in plan.drafts:
        entry = draft.entry(table.version + 1, secrets.token_hex(8), now_ms(), 0)
        table.apply(entry, next(done, None) if draft.kind == "move" else None)
        entries.append(entry)
    return entries


# Players.


class _Seen(msgspec.Struct):
    """What of a seat's table a player of random moves looks at."""

    seat: int | None = None
    legal: list[str] = []


class _Heard(msgspec.Struct):
    """What of a message is looked at, whatever it is."""

    type: str
    id: str = ""
    code: str = ""
    status: str = ""
    version: int | None = None
    to_move: int | None = None
    tables: list[_Seen] = []


_decoder = msgspec.json.Decoder(_Heard)
_PING = msgspec.json.encode({"type": "ping"})


class Move(NamedTuple):
    """A move under way: when it was sent, and by which line."""

    sent: float
    by: int


class Player:
    """The lines of one match, one for each person, and what they were told last."""

    def __init__(self, laid: Laid, tally: "Tally", since: int = 0) -> None:
        """``since``: the version that all of them saw before."""
        self.laid, self._tally, self._since = laid, tally, since
        self.lines: list[Line] = []
        self.version = self.ply = 0
        self._seen = [0] * len(set(laid.people))  # the version that each line was told
        self._legal: list[str] = []
        self._decides: tuple[int, int] | None = None  # the line and the seat
        self._under_way: Move | None = None
        self._unanswered = False
        self.gone = False
        self.at_rest = asyncio.Event()  # after the lines were connected

    async def connect(self, place: Place, deflate: bool) -> None:
        """Connect each person of the match, and wait until all know how it stands.  Raises TimeoutError."""
        for number, identity in enumerate(dict.fromkeys(self.laid.people)):
            line = await connected(
                place.port, "/ws", place.cookie(identity), self._hearing(number), self._lost, deflate
            )
            self.lines.append(line)
            self._hello(line)
        async with asyncio.timeout(_PATIENCE):
            await self.at_rest.wait()

    def _hello(self, line: Line) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "match": self.laid.id, "since": self._since}
        line.say(msgspec.json.encode(hello))

    async def ping(self) -> None:
        """Say now and then that the lines are open, not all matches at once."""
        await asyncio.sleep(random.random() * _PING_SECONDS)
        while not self.gone:
            for line in self.lines:
                line.say(_PING)
            await asyncio.sleep(_PING_SECONDS)

    @property
    def ready(self) -> bool:
        """Whether nothing is under way, and somebody knows what they may do."""
        return self._under_way is None and self._decides is not None and min(self._seen) == self.version

    def move(self, chance: random.Random) -> None:
        """Send any legal move."""
        if self._decides is None:
            return
        line, seat = self._decides
        said = {
            "type": "play",
            "id": secrets.token_hex(8),
            "version": self.version,
            "moves": [chance.choice(self._legal)],
            "seat": seat,
        }
        self._under_way, self._unanswered, self._decides = Move(time.perf_counter(), line), True, None
        self.lines[line].say(msgspec.json.encode(said))

    def _hearing(self, number: int) -> Callable[[bytes], None]:
        def heard(data: bytes) -> None:
            self._hear(number, data)

        return heard

    def _hear(self, number: int, data: bytes) -> None:
        now = time.perf_counter()
        heard = _decoder.decode(data)
        self._tally.received += len(data)
        if heard.type == "update":
            self._told(number, heard, now)
        elif heard.type == "ack" and self._under_way is not None:
            self.version = max(self.version, heard.version or 0)
            self._tally.acknowledged(now, now - self._under_way.sent, self.ply)
            self._unanswered = False
            self._settle()
        elif heard.type == "refused":
            self._tally.errors[heard.code] += 1
            self._under_way = None
            if not self.at_rest.is_set():
                asyncio.get_running_loop().call_later(1 + random.random(), self._hello, self.lines[number])

    def _told(self, number: int, heard: _Heard, now: float) -> None:
        version = heard.version or 0
        self._seen[number] = version
        self.version = max(self.version, version)
        for table in heard.tables:
            if table.legal:
                self._legal, self._decides = table.legal, (number, table.seat or 0)
        move = self._under_way
        if move is not None and number != move.by:
            self._tally.followed(now, now - move.sent)
        if heard.status == "over":
            self.gone = True
        self._settle()

    def _settle(self) -> None:
        """The move is done when it is acknowledged and all have been told."""
        if self._under_way is not None and not self._unanswered and min(self._seen) == self.version:
            self._under_way = None
            self.ply += 1
        if self.ready and not self.gone:
            self.at_rest.set()
            self._tally.rested(self)

    def _lost(self) -> None:
        if not self.gone:
            self._tally.errors["lost"] += 1
        self.gone = True


class Tally:
    """What is counted while the load runs."""

    def __init__(self) -> None:
        self.resting: list[Player] = []  # matches where nothing is under way
        self.pinging: list[asyncio.Task[None]] = []
        self.errors: defaultdict[str, int] = defaultdict(int)
        self.by_ply: defaultdict[int, list[float]] = defaultdict(list)
        self.begin()

    def begin(self) -> None:
        """Count from now on."""
        self.acks: list[float] = []
        self.events: list[float] = []
        self.late: list[float] = []
        self.sent = self.skipped = self.received = 0
        self.last = time.perf_counter()

    def rested(self, player: Player) -> None:
        """A match is ready for its next move."""
        self.resting.append(player)

    def acknowledged(self, now: float, after: float, ply: int) -> None:
        """A move was acknowledged."""
        self.last = now
        self.acks.append(after)
        self.by_ply[ply].append(after)

    def followed(self, now: float, after: float) -> None:
        """The other seat was told of a move."""
        self.last = now
        self.events.append(after)

    def drawn(self, chance: random.Random) -> Player | None:
        """A match that is ready, drawn at random."""
        resting = self.resting
        while resting:
            place = chance.randrange(len(resting))
            resting[place], resting[-1] = resting[-1], resting[place]
            player = resting.pop()
            if player.ready and not player.gone:
                return player
        return None


async def gather(errands: Sequence[Awaitable[Any]]) -> list[Any]:
    """Do errands, so many at once."""
    gate = asyncio.Semaphore(_AT_ONCE)

    async def one(errand: Awaitable[Any]) -> Any:
        async with gate:
            return await errand

    return list(await asyncio.gather(*(one(errand) for errand in errands)))


async def connected_players(place: Place, laid: Sequence[Laid], tally: Tally, deflate: bool) -> list[Player]:
    """All lines of all matches, each told how its match stands."""
    players = [Player(each, tally) for each in laid]
    await gather([player.connect(place, deflate) for player in players])
    tally.pinging += [asyncio.create_task(player.ping()) for player in players]
    return players


# The parts.


async def offer(tally: Tally, rate: float, seconds: float, chance: random.Random) -> None:
    """Send moves at a steady rate, whatever is still under way."""
    begun = time.perf_counter()
    offered = 0
    while (passed := time.perf_counter() - begun) < seconds:
        while offered < passed * rate:
            tally.late.append(passed - offered / rate)
            offered += 1
            player = tally.drawn(chance)
            if player is None:
                tally.skipped += 1
            else:
                tally.sent += 1
                player.move(chance)
        await asyncio.sleep(_TICK)


async def played(tally: Tally, server: Serving, rate: float, seconds: float) -> dict[str, Any]:
    """One run at one rate."""
    chance = random.Random(2)
    _tell(f"{rate:.0f} moves a second for {seconds:.0f} s")
    tally.begin()
    await offer(tally, rate, _WARM_UP, chance)
    await asyncio.sleep(1)
    tally.begin()
    theirs, ours, begun = server.cpu(), _own_cpu(), time.perf_counter()
    await offer(tally, rate, seconds, chance)
    in_time = len(tally.acks)
    theirs, ours, passed = server.cpu() - theirs, _own_cpu() - ours, time.perf_counter() - begun
    until = time.perf_counter() + _PATIENCE
    while len(tally.acks) < tally.sent and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    return {
        "offered_per_s": rate,
        "acknowledged_per_s": round(in_time / passed, 1),
        "to_ack_ms": spread(tally.acks),
        "to_other_seat_ms": spread(tally.events),
        "generator_late_ms": spread(tally.late),
        "unanswered": tally.sent - len(tally.acks),
        "no_match_ready": tally.skipped,
        "errors": dict(tally.errors),
        "server_cpu": round(theirs / passed, 2),
        "server_cpu_ms_per_move": round(theirs / max(1, in_time) * 1_000, 2),
        "load_cpu": round(ours / passed, 2),
        "received_kb_per_move": round(tally.received / max(1, tally.sent) / KB, 1),
    }


async def play(place: Place, options: argparse.Namespace) -> dict[str, Any]:
    """Acknowledged moves a second, and how long they take."""
    laid = await lay(place, options.matches, _PLAYED)
    with place.serving() as server:
        tally = Tally()
        before = server.rss()
        await connected_players(place, laid, tally, options.deflate)
        found: dict[str, Any] = {"matches": len(laid), "sockets": sum(len(set(each.people)) for each in laid)}
        _tell(f"{found['sockets']} sockets connected")
        found["rss_before_mb"], found["rss_connected_mb"] = round(before / KB**2), round(server.rss() / KB**2)
        if not options.search:
            found["runs"] = [await played(tally, server, options.rate, options.seconds) for _ in range(options.runs)]
        else:
            found["search"] = await _searched(tally, server, options)
        found["rss_after_mb"] = round(server.rss() / KB**2)
    return found


async def _searched(tally: Tally, server: Serving, options: argparse.Namespace) -> list[dict[str, Any]]:
    """Runs at rates that rise until one is not sustained; the last but one is the highest that is."""
    runs, rate = [], options.rate
    while True:
        run = await played(tally, server, rate, options.seconds)
        runs.append(run)
        kept_up = run["acknowledged_per_s"] >= _KEPT_UP * rate
        if not kept_up or run["to_other_seat_ms"]["p99"] > WANTED_MS:
            return runs
        rate *= _STEP


async def memory(place: Place, options: argparse.Namespace) -> dict[str, Any]:
    """Bytes of memory for each open match without sockets, then for each socket."""
    laid = await lay(place, options.matches + _FIRST, (_LONG // 2, _LONG))
    first, rest = laid[:_FIRST], laid[_FIRST:]
    with place.serving() as server:
        await _asked_for(place, first)
        alone = server.rss()
        await _asked_for(place, rest)
        loaded = server.rss()
        tally = Tally()
        players = await connected_players(place, first, tally, options.deflate)
        before = server.rss()
        players += await connected_players(place, rest, tally, options.deflate)
        await asyncio.sleep(2)
        joined = server.rss()
    sockets = sum(len(set(each.people)) for each in rest)
    return {
        "matches": len(rest),
        "kb_per_match": round((loaded - alone) / len(rest) / KB, 1),
        "sockets": sockets,
        "kb_per_socket": round((joined - before) / sockets / KB, 1),
        "server_mb": round(alone / KB**2),
    }


async def _asked_for(place: Place, laid: Sequence[Laid]) -> None:
    """Have the server read matches into its memory."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{place.port}", timeout=_PATIENCE) as client:
        asked = [
            client.get(f"/api/matches/{each.id}", headers={"cookie": place.cookie(each.people[0])}) for each in laid
        ]
        for answer in await gather(asked):
            answer.raise_for_status()


async def back(place: Place, options: argparse.Namespace) -> dict[str, Any]:
    """Seconds until everybody is told how their match stands, when all come at once to a server that has just begun."""
    laid = await lay(place, options.matches, _PLAYED)
    runs = []
    for _ in range(options.runs):
        with place.serving():
            tally, begun = Tally(), time.perf_counter()
            waits = await asyncio.gather(*(_returned(place, Player(each, tally, each.version), begun) for each in laid))
            seconds = sorted(each for each in waits if each is not None)
            runs.append(
                {
                    "back": len(seconds),
                    "half_s": round(median(seconds), 1),
                    "all_s": round(seconds[-1], 1),
                    "errors": dict(tally.errors),
                }
            )
            _tell(f"back: {runs[-1]}")
    return {"matches": len(laid), "sockets": sum(len(set(each.people)) for each in laid), "runs": runs}


async def _returned(place: Place, player: Player, begun: float) -> float | None:
    """How long it took until both people of a match were back; None when they did not come back."""
    try:
        await player.connect(place, deflate=False)
    except (OSError, TimeoutError):
        return None
    return time.perf_counter() - begun


async def growth(place: Place, options: argparse.Namespace) -> dict[str, Any]:
    """How long a move takes, by how many moves the match has: one person on four seats, one move after the other."""
    laid = await lay(place, _GROWTH_MATCHES, (0, 0), seats=4, people=1)
    with place.serving():
        tally, chance = Tally(), random.Random(3)
        players = await connected_players(place, laid, tally, options.deflate)
        for _ in range(max(_GROWTH) + _NEAR):
            for player in players:
                await _moved(player, chance)
    return {
        str(ply): {"ms": round(median(near) * 1_000, 2), "moves": len(near)}
        for ply in _GROWTH
        if (near := [each for at in range(ply - _NEAR, ply + _NEAR) for each in tally.by_ply[at]])
    }


async def _moved(player: Player, chance: random.Random) -> None:
    """Make one move and wait until all is told."""
    if player.gone:
        return
    player.move(chance)
    while not player.ready and not player.gone:
        await asyncio.sleep(_TICK / 4)


async def ready(place: Place, options: argparse.Namespace) -> dict[str, Any]:
    """Seconds until the server says that all is well."""
    await migrate.upgrade(place.url)
    found = []
    for _ in range(options.runs):
        with place.serving() as server:
            found.append(round(server.ready, 2))
    return {"seconds": median(found), "runs": found}


def _tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """The middle, the 99th of a hundred and the longest, in milliseconds."""
    if not seconds:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0}
    ordered = sorted(seconds)
    middle, late = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return {"p50": round(middle * 1_000, 1), "p99": round(late * 1_000, 1), "max": round(ordered[-1] * 1_000, 1)}


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure what is asked for."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=about, epilog=more, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}; none: all of them")
    parser.add_argument("--matches", type=int, default=MATCHES, help="open matches of two (%(default)s)")
    parser.add_argument("--rate", type=float, default=RATE, help="moves offered a second (%(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each run takes (%(default)s)")
    parser.add_argument("--runs", type=int, default=3, help="how many runs (%(default)s)")
    parser.add_argument("--search", action="store_true", help="raise the rate until it is not sustained")
    parser.add_argument("--deflate", action="store_true", help="offer the server to compress")
    parser.add_argument("--database", help="an empty PostgreSQL database; else SQLite in a temporary folder")
    parser.add_argument("--port", type=int, default=8_765, help="where the server listens (%(default)s)")
    options = parser.parse_args()
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"{part} is no part; parts are {', '.join(PARTS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    found: dict[str, Any] = {"load_before": os.getloadavg()[0]}
    for part in options.parts or PARTS:
        _tell(f"measuring {part}")
        with ExitStack() as stack:
            place = Place(Path(stack.enter_context(tempfile.TemporaryDirectory())), options.database, options.port)
            found[part] = uvloop.run(_PARTS[part](place, options))
    json.dump(found, sys.stdout, indent=1)
    print()


_PARTS = {"ready": ready, "memory": memory, "play": play, "back": back, "growth": growth}

if __name__ == "__main__":
    main()
