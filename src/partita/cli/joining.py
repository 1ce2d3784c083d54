"""``partita play GAME --server URL``: finding the match on a server, or opening one, and sitting down."""

import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args
from urllib.parse import urlsplit

from partita.cli import saves
from partita.cli.drawing import Screen
from partita.cli.online import OnlineSession, checked_box
from partita.cli.options import words
from partita.cli.warming import ready
from partita.client import Client
from partita.core.errors import BadOption, shown
from partita.core.game import game as game_named
from partita.server.wire import Level, MatchInfo, SeatPlan

_DEFAULT_PLAYERS = 2
_INVITATION = re.compile(r"(.*)/m/([a-z2-7]{16})/?")


class Wish(NamedTuple):
    """What was asked for on the command line; None: left out."""

    game: str
    players: int | None
    bots: Sequence[str]
    seed: int | None
    seat: int | None
    options: Mapping[str, Any]


def play_online(server: str, match: str | None, name: str | None, wish: Wish, lang: str, new: bool, auto: bool) -> None:
    """Play a match on a server.  Raises BadOption, Refused, Unreachable and Outdated."""
    invited = _INVITATION.fullmatch(server)
    if invited:
        server, match = invited[1], match or invited[2]
    plans = _seats(wish)
    console = Screen(highlight=False, soft_wrap=False)
    with Client(server, cookie_file=_cookie_file(server), lang=lang) as client:
        client.me()
        if name is not None:
            client.rename(name)
        info = _joined(client, match, wish) if match else None if new else _own(client, wish)
        if info is not None and not match:
            console.print(words(lang, "online-resumed"), style="dim")
        ready(wish.game, lang)
        if info is None:
            info = _opened(client, wish, plans)
        checked_box(info)
        with client.follow(info.id, wants=["view", "legal", "choices"]) as follower:
            seat = follower.mine[0]
            console.print(words(lang, "online-took", seat=seat + 1, players=info.players), style="dim")
            command = f"partita play {info.game} --server {client.url} --match {info.id}"
            OnlineSession(client, follower, info, lang, console, command, auto_end=auto).run()


def _cookie_file(server: str) -> Path:
    """Where the cookie of a server is kept."""
    place = re.sub(r"[^A-Za-z0-9.-]+", "-", urlsplit(server).netloc or "server")
    return saves.folder() / "servers" / f"{place}.json"


def _seats(wish: Wish) -> list[SeatPlan]:
    """Who is to sit where: the person, bots of these levels, and whoever comes.  Raises BadOption."""
    count = len(wish.bots) + 1 if wish.bots and wish.players is None else wish.players or _DEFAULT_PLAYERS
    rules = game_named(wish.game)
    rules.check_options(count, wish.options)
    if wish.seat is not None and not 0 <= wish.seat < count:
        raise BadOption("cli-no-seat", seat=str(wish.seat), last=count - 1)
    if len(wish.bots) > count - 1:
        raise BadOption("cli-surplus-bots", seats=count - 1, bots=len(wish.bots))
    plans = [_bot(level) for level in wish.bots]
    plans += [SeatPlan(kind="open") for _ in range(count - 1 - len(plans))]
    plans.insert(secrets.randbelow(count) if wish.seat is None else wish.seat, SeatPlan(kind="person"))
    return plans


def _bot(name: str) -> SeatPlan:
    levels = {level: level for level in get_args(Level)}
    if name in levels:
        return SeatPlan(kind="bot", level=levels[name])
    raise BadOption("cli-no-level", level=shown(name), allowed=list(levels))


def _own(client: Client, wish: Wish) -> MatchInfo | None:
    """One's newest match of the game that is not over; None when another is asked for."""
    if wish.players or wish.bots or wish.options or wish.seat is not None or wish.seed is not None:
        return None
    return next((info for info in client.mine() if info.game == wish.game and info.status != "over"), None)


def _joined(client: Client, match: str, wish: Wish) -> MatchInfo:
    """The match that was named, one's seat taken.  Raises BadOption and Refused."""
    info = client.info(match)
    if info.game != wish.game:
        raise BadOption("online-other-game", match=match, found=info.game, game=wish.game)
    if any(seat.mine for seat in info.seats):
        return info
    if info.status == "over":
        raise BadOption("online-ended", match=match)
    free = [seat.seat for seat in info.seats if seat.kind == "open" and not seat.reserved]
    free = [wish.seat] if wish.seat is not None else free
    if not free or info.status != "waiting":
        raise BadOption("online-full", match=match)
    return client.take(match, free[0])


def _opened(client: Client, wish: Wish, plans: list[SeatPlan]) -> MatchInfo:
    """A new match, one's seat taken.  Raises Refused."""
    more = {} if wish.seed is None else {"seed": f"{wish.seed:032x}"}
    info = client.open(wish.game, plans, options=dict(wish.options), **more)
    return client.take(info.id, next(seat for seat, plan in enumerate(plans) if plan.kind == "person"))
