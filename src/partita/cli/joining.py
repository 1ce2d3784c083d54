"""``partita play GAME --server URL``: finding the match on a server, or opening one, and sitting down or watching."""

import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args
from urllib.parse import urlsplit

from partita.cli import saves
from partita.cli.drawing import Screen
from partita.cli.online import OnlineSession
from partita.cli.online_match import checked_box
from partita.cli.options import words
from partita.cli.warming import ready
from partita.cli.watching import Watching
from partita.client import Client, Refused
from partita.core.errors import BadOption, shown
from partita.core.game import game as game_named
from partita.server.refusals import Code
from partita.server.wire import LONGEST_NAME, Level, MatchInfo, SeatPlan

_DEFAULT_PLAYERS = 2
_INVITATION = re.compile(r"(.*)/m/([a-z2-7]{16})/?")


class Wish(NamedTuple):
    """What was asked for on the command line; None: left out.  ``game`` is left out only where a match is named."""

    game: str | None
    players: int | None
    bots: Sequence[str]
    seed: int | None
    seat: int | None
    options: Mapping[str, Any]
    new: bool = False
    watch: bool = False


class Manner(NamedTuple):
    """How the person plays: in which language, and whether turns end by themselves."""

    lang: str
    auto_end: bool


def invited(server: str) -> tuple[str, str | None]:
    """The address of a server, and the match if it is an invitation."""
    found = _INVITATION.fullmatch(server)
    return (found[1], found[2]) if found else (server, None)


def play_online(server: str, match: str | None, name: str | None, wish: Wish, manner: Manner) -> None:
    """Play or watch a match on a server.  Raises BadOption, Refused, Unreachable and Outdated."""
    _check_name(name)
    plans = [] if match else _seats(wish)
    lang, console = manner.lang, Screen(highlight=False, soft_wrap=False)
    with Client(server, cookie_file=_cookie_file(server), lang=lang) as client:
        client.me()
        if name is not None:
            client.rename(name)
        info = _named(client, match, wish) if match else _own(client, wish)
        if info is not None and not match:
            console.print(words(lang, "online-resumed"), style="dim")
        ready(info.game if info else str(wish.game), lang)
        next_one: MatchInfo | None = info or _opened(client, wish, plans)
        while next_one is not None:
            next_one = _followed(client, next_one, console, manner)


def _followed(client: Client, info: MatchInfo, console: Screen, manner: Manner) -> MatchInfo | None:
    """Play a match, or watch it; returns the rematch that is to follow, one's seat taken."""
    checked_box(info)
    with client.follow(info.id, wants=["view", "legal", "choices"]) as follower:
        if not follower.mine:
            Watching(client, follower, info, manner.lang, console).run()
            return None
        seat = follower.mine[0]
        console.print(words(manner.lang, "online-took", seat=seat + 1, players=info.players), style="dim")
        session = OnlineSession(client, follower, info, seat, manner.lang, console, auto_end=manner.auto_end)
        again = session.run()
    return None if again is None else _sat_down(client, again, None)


def _check_name(name: str | None) -> None:
    """Raises BadOption for what nobody can be called."""
    if name is not None and not name.strip():
        raise BadOption("cli-no-name", option="--name", given=shown(name))
    if name is not None and len(name) > LONGEST_NAME:
        raise BadOption("cli-long-name", option="--name", given=shown(name), most=LONGEST_NAME)


def _cookie_file(server: str) -> Path:
    """Where the cookie of a server is kept."""
    place = re.sub(r"[^A-Za-z0-9.-]+", "-", urlsplit(server).netloc or "server")
    return saves.folder() / "servers" / f"{place}.json"


def _seats(wish: Wish) -> list[SeatPlan]:
    """Who is to sit where: the person, bots of these levels, and whoever comes.  Raises BadOption."""
    rules = game_named(str(wish.game))
    count = len(wish.bots) + 1 if wish.bots and wish.players is None else wish.players or _DEFAULT_PLAYERS
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
    if wish.new or wish.players or wish.bots or wish.options or wish.seat is not None or wish.seed is not None:
        return None
    return next((info for info in client.mine() if info.game == wish.game and info.status != "over"), None)


def _named(client: Client, match: str, wish: Wish) -> MatchInfo:
    """The match that was named, one's seat taken unless one only watches.  Raises BadOption and Refused."""
    info = client.info(match)
    if wish.game not in (None, info.game):
        raise BadOption("online-other-game", match=match, found=info.game, game=wish.game)
    return info if wish.watch else _sat_down(client, info, wish.seat)


def _sat_down(client: Client, info: MatchInfo, wanted: int | None) -> MatchInfo:
    """A match with one's seat taken: all that are kept for oneself, or else the first that is free.

    Raises BadOption and Refused.
    """
    if any(seat.mine for seat in info.seats):
        return info
    may_watch = info.watch == "anyone"
    if info.status == "over":
        raise BadOption("online-ended-watch" if may_watch else "online-ended", match=info.id)
    if wanted is not None and info.status == "waiting":
        return client.take(info.id, wanted)
    taken: MatchInfo | None = None
    for seat in sorted((seat for seat in info.seats if seat.kind == "open"), key=lambda seat: not seat.reserved):
        if seat.reserved or taken is None:
            taken = _taken(client, info.id, seat.seat) or taken
    if taken is None:
        raise BadOption("online-full-watch" if may_watch else "online-full", match=info.id)
    return taken


def _taken(client: Client, match: str, seat: int) -> MatchInfo | None:
    """A match with a seat taken; None when it is kept for somebody else, or somebody was quicker.  Raises Refused."""
    try:
        return client.take(match, seat)
    except Refused as refused:
        if refused.code != Code.SEAT_TAKEN:
            raise
        return None


def _opened(client: Client, wish: Wish, plans: list[SeatPlan]) -> MatchInfo:
    """A new match, one's seat taken.  Raises Refused."""
    more = {} if wish.seed is None else {"seed": f"{wish.seed:032x}"}
    info = client.open(str(wish.game), plans, options=dict(wish.options), **more)
    return client.take(info.id, next(seat for seat, plan in enumerate(plans) if plan.kind == "person"))
