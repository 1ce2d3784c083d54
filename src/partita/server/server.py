"""All the parts of one server process, put together, started and stopped in order."""

import asyncio
from pathlib import Path
from typing import Protocol

import structlog

from partita.core.foreign import one_line
from partita.core.game import GAMES, Box, game
from partita.core.match import new
from partita.server.bots import Bots
from partita.server.chat import Chat
from partita.server.clock import ServedClock
from partita.server.hall import Hall
from partita.server.keeper import Keeper
from partita.server.limits import SOCKETS_OF_ONE, Limits, Places
from partita.server.metrics import Metrics
from partita.server.news import News
from partita.server.people import People
from partita.server.settings import Settings
from partita.server.store import Store
from partita.text import COMMON, load_all

TEXTS = (
    COMMON,
    *(f"{COMMON}.{kind}" for kind in ("errors", "refusals")),
    *GAMES,
    *(f"{name}.{kind}" for name in GAMES for kind in ("errors", "lessons")),
)
_BOXES = "boxes"  # the folder of further boxes, one folder each, in the data folder

log = structlog.get_logger("partita.server")


class Line(Protocol):
    """Somebody who is connected."""

    @property
    def identity(self) -> str | None:
        """Who it is."""

    async def leave(self) -> None:
        """Say goodbye."""

    async def expel(self) -> None:
        """Let go whoever is nobody any more."""


class Server:
    """One process of a server."""

    def __init__(self, settings: Settings) -> None:
        """Raises BadBox for a folder among the further boxes that is none."""
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics.commits)
        self.clock = ServedClock()
        self.news = News(settings.channels)
        self.limits = Limits()
        self.places = Places(settings.sockets, SOCKETS_OF_ONE)
        self.boxes = boxes_of(settings.data)
        self.hall = Hall(self.store, self.news, self.clock, self.boxes, self.metrics, self.link)
        self.news.hear = self.hall.hear
        self.people = People(self.store, settings.secret)
        self.chat = Chat(self.store)
        self.bots = Bots(self.hall, self.metrics, settings.bot_threads)
        self.keeper = Keeper(self.hall, self.chat, self.metrics)
        self.lines: set[Line] = set()  # whoever is connected
        self._reading: asyncio.Task[None] | None = None
        self._expelling: set[asyncio.Task[None]] = set()
        self.leaving = False

    def link(self, match: str) -> str:
        """The address of a match for people."""
        return f"{self.settings.public_url or ''}/m/{match}"

    async def start(self) -> None:
        """Begin: the store first, whoever speaks to it last."""
        self.store.start()
        await self.keeper.start()
        self.news.start()
        self.bots.start()
        # On a thread, so that neither the start nor the first who plays a game or reads a language waits for it.
        self._reading = asyncio.create_task(asyncio.to_thread(read_ahead), name="reading")
        log.info("started", games=list(GAMES))

    async def farewell(self) -> None:
        """Tell whoever is connected that the server goes."""
        self.leaving = True
        await asyncio.gather(*(line.leave() for line in self.lines))

    def expel(self, identity: str) -> None:
        """Close the lines of somebody who has to show anew who they are; nobody waits for them."""
        for line in self.lines:
            if line.identity == identity:
                task = asyncio.create_task(line.expel())
                self._expelling.add(task)
                task.add_done_callback(self._expelling.discard)

    async def stop(self) -> None:
        """Stop so that nothing acknowledged is lost and nothing is left half done."""
        self.leaving = True
        if self._reading is not None:
            (failed,) = await asyncio.gather(self._reading, return_exceptions=True)
            if failed is not None:
                log.error("reading-failed", why=one_line(failed))
        await self.keeper.stop()
        await self.bots.stop()
        await self.hall.settle()
        await self.news.stop()
        await self.store.stop()
        log.info("stopped")


def read_ahead() -> None:
    """Read from the disk what the first match of each game and the first sentence of each language need."""
    for name in GAMES:
        match = new(name, players=2, seed=0)
        match.choices()
        match.view(0)
        match.play(match.legal()[0])
        match.breakdown()
    load_all(TEXTS)


def boxes_of(data: Path) -> dict[str, dict[str, Box]]:
    """The boxes that can be played with, by game and digest: the games' own first.  Raises BadBox."""
    found: dict[str, dict[str, Box]] = {}
    for name in GAMES:
        own = game(name).load_box(None)
        found[name] = {own.digest: own}
        folder = data / _BOXES / name
        for each in sorted(folder.iterdir()) if folder.is_dir() else []:
            box = game(name).load_box(each)
            found[name][box.digest] = box
    return found
