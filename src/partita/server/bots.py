"""Bots: whole decisions on worker threads, one match after the other.

The queue is fair: a match whose bots have thought for a slice of time goes to its end.  A bot sees what its seat may
know and nothing else; how it thinks is seeded by a key of the match that has nothing to do with the cards.
"""

import asyncio
import hashlib
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import structlog

from partita import bots
from partita.core.moment import Moment
from partita.server.deed import Draft
from partita.server.ending import ended
from partita.server.hall import Hall
from partita.server.metrics import Metrics
from partita.server.refusals import Refusal
from partita.server.table import Done, Plan, Table
from partita.server.wire import Level

SLICE_SECONDS = 0.05  # after so much thinking about one match, others have their turn
_SEED_BYTES = 8

log = structlog.get_logger("partita.bots")


class Skill(NamedTuple):
    """What a level is: a bot by its name, and the playouts it may spend on a decision."""

    bot: str
    playouts: int | None = None


LEVELS: dict[Level, Skill] = {
    "beginner": Skill("beginner"),
    "normal": Skill("greedy"),
    "strong": Skill("rollout", 200),
}
STAND_IN: Level = "normal"  # who plays on for a person


def think(table: Table, moment: Moment, seconds: float = SLICE_SECONDS) -> Plan:
    """What the bots of a match decide from a moment on, until a person decides or the time is up."""
    until = time.monotonic() + seconds
    done: list[Done] = []
    drafts: list[Draft] = []
    while (seat := moment.to_move) is not None and table.seats[seat].by_bot:
        codes = moment.codes()
        chosen = codes[0]
        if len(codes) > 1:
            chosen = codes[_choice(table, moment, seat, table.ply + len(done), codes)]
        step = table.tried(moment, chosen, done)
        drafts.append(Draft("move", seat, moment.game.move_text(chosen, moment.box)))
        done.append(step)
        moment = step.moment
        if time.monotonic() >= until:
            break
    return Plan(drafts, done)


def _choice(table: Table, moment: Moment, seat: int, ply: int, codes: list[int]) -> int:
    """Which of the legal moves a bot chooses."""
    skill = LEVELS[table.seats[seat].level or STAND_IN]  # type: ignore[index]  # checked when the match was opened
    told = hashlib.blake2b(f"{table.deed.bots_key}/{ply}/{seat}".encode(), digest_size=_SEED_BYTES).digest()
    bot = bots.bot(skill.bot, seed=int.from_bytes(told, "little"), playouts=skill.playouts)
    return bot.choose_code(moment.game, moment.blotted(seat), moment.box, np.array(codes, np.int16))


class Bots:
    """The worker threads of one process and the matches that wait for them."""

    def __init__(self, hall: Hall, metrics: Metrics, threads: int) -> None:
        self._hall, self._metrics, self._threads = hall, metrics, threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._queued: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        hall.ask_bot = self.ask

    def start(self) -> None:
        """Begin to think."""
        self._tasks = [asyncio.create_task(self._work(), name=f"bots-{n}") for n in range(self._threads)]

    async def stop(self) -> None:
        """Stop; what is being thought about is thought about again after a restart."""
        await ended(self._tasks)
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def ask(self, match: str) -> None:
        """Let the bots of a match decide when it is their turn."""
        if match not in self._queued:
            self._queued.add(match)
            self._queue.put_nowait(match)
            self._metrics.bots_waiting.set(len(self._queued))

    async def _work(self) -> None:
        while True:
            match = await self._queue.get()
            self._queued.discard(match)
            self._metrics.bots_waiting.set(len(self._queued))
            try:
                await self._decide(match)
            except Refusal as refused:
                log.info("bot-refused", match=match, code=str(refused.code))  # the keeper asks again
            except Exception:
                log.exception("bot-failed", match=match)

    async def _decide(self, match: str) -> None:
        _, table = await self._hall.table(match)
        moment, version = table.moment, table.moved
        if moment is None or table.awaits != "server":
            return
        if table.standing() is not None:
            await self._hall.answered(match)
            return
        begun = time.perf_counter()
        plan = await asyncio.get_running_loop().run_in_executor(self._pool, think, table, moment)
        level = table.seats[moment.to_move or 0].level or STAND_IN
        self._metrics.thinking.labels(level).observe(time.perf_counter() - begun)
        await self._hall.bots_moved(match, version, plan)
