"""A client of Partita's server: matches over the network, for programs and for the terminal.

A bot that opens a match with a seat for itself and one for a bot of the server, and plays::

    client = Client("http://localhost:8000")
    match = client.open("ovation", ["person", "normal"])
    client.take(match.id, 0)
    with client.follow(match.id) as follower:
        for update in follower:
            for table in update.tables:
                if table.legal:
                    follower.play(bot.choose(view_of(table), table.legal))

``docs/protocol.md`` tells what goes over the wire; its messages are the structs of ``partita.server.wire``.
"""

import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, TypeVar, get_args

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from partita.core import deal
from partita.core.errors import BadOption, CorruptRecord, Error, shown
from partita.core.foreign import one_line, told
from partita.core.reasons import Reason
from partita.core.record import write_whole
from partita.server import wire
from partita.server.wire import (
    EVERYTHING,
    PROTOCOL,
    Ack,
    Card,
    ChatLine,
    Clause,
    GameInfo,
    MatchInfo,
    Me,
    NewMatch,
    Reasoned,
    SeatPlan,
    TableView,
    TokenInfo,
    TokenMade,
    Update,
)
from partita.text import checked_language
from partita.version import __version__

__all__ = ["Client", "Follower", "Outdated", "Refused", "Unreachable", "view_of"]

Answer = TypeVar("Answer")
Want = Literal["view", "legal", "choices", "texts"]

_COOKIE = "partita"
_HTTP_SECONDS = 30.0  # for one request
_ANSWER_SECONDS = 60.0  # for an answer on the socket, reconnecting included
_OPEN_SECONDS = 10.0
_PING_SECONDS = 20.0  # the server lets go of whoever is silent for 90 s
_SILENT_SECONDS = 60.0  # a line on which not even a pong came for so long is lost
_CLOSE_SECONDS = 1.0
_FIRST_PAUSE, _LONGEST_PAUSE = 0.25, 30.0  # before a line is tried again
_PATIENCE_SECONDS = 600.0  # without a line
_AGAIN_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)  # before a message is sent again that may be
_AGAIN = ("too-fast", "try-again")  # refusals that say so
_MOST_PROMISES = 200  # deals remembered
_ID_BYTES = 12
_MILLI = 1_000
_LARGEST = 2**24  # bytes of a message: all of a long match


class Unreachable(Error):
    """The server cannot be reached, no longer answers, or is no server of Partita."""


class Outdated(Error):
    """The server speaks another version of the protocol than this program."""


class Refused(Error):
    """The server does not do what it is asked; the text is the server's own.

    Nothing has changed, but for ``try-again``: then it is not known, and the same may be said again.

    ``code`` is one of docs/protocol.md, ``reason`` why a move is not legal, ``version`` that of the match; None where
    there is none.
    """

    def __init__(
        self, key: str, /, *, code: str, reason: Reason | None = None, version: int | None = None, **values: Any
    ) -> None:
        super().__init__(key, code=code, reason=reason, version=version, **values)
        self.code, self.reason, self.version = code, reason, version


class _Promise(msgspec.Struct):
    """What a server promised about a deal, and the nonces given after that, by seat."""

    commitment: str | None
    nonces: dict[int, str] = {}


class _Memory(msgspec.Struct):
    """What a client remembers, in a file where that is wanted: its cookie, and the deals it had a part in."""

    cookie: str | None = None
    promises: dict[str, _Promise] = {}


def view_of(table: TableView) -> dict[str, Any]:
    """The view that a table of an update holds, as ``docs/view.md`` describes it and bots take it."""
    view: dict[str, Any] = msgspec.json.decode(table.view)
    return view


class Client:
    """Somebody who asks a server: a guest, known by a cookie, or a program, known by a token.

    All methods raise Refused, and Unreachable.  Close it, or use it as a context manager.
    """

    def __init__(
        self, url: str, token: str | None = None, cookie_file: str | Path | None = None, lang: str = "en"
    ) -> None:
        """``url`` is the server's address, such as ``http://localhost:8000``.

        Without a ``token`` the client becomes a guest when it first needs to be somebody; with a ``cookie_file``,
        which nobody else may read, it is the same guest the next time.  ``lang``: the language of texts, "en" or "fr".
        Raises BadOption.
        """
        address = httpx.URL(url) if _is_url(url) else None
        if address is None or address.scheme not in ("http", "https") or not address.host:
            raise BadOption("client-url", url=shown(url))
        self.url, self.lang = url.rstrip("/"), checked_language(lang)
        self._token = token
        self._file = None if cookie_file is None else Path(cookie_file)
        self._memory = _Memory() if self._file is None else _remembered(self._file)
        self._me: Me | None = None
        self._http = httpx.Client(timeout=_HTTP_SECONDS, headers={"user-agent": f"partita/{__version__}"})

    def close(self) -> None:
        """Let the connections go."""
        self._http.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # Who one is.

    def me(self) -> Me:
        """Who asks; somebody new becomes a guest."""
        self._me = self._ask("POST", "/me", Me)
        return self._me

    def rename(self, name: str) -> Me:
        """Be called by another name."""
        self._be_somebody()
        return self._ask("PATCH", "/me", Me, wire.NewName(name))

    def forget_me(self) -> None:
        """Be forgotten, with all one's data; seats in matches that run go to bots."""
        self._ask("DELETE", "/me", dict[str, Any])
        self._me = None
        self._note(cookie="")

    def recovery_code(self) -> str:
        """A code by which one comes back elsewhere, in place of an earlier one."""
        self._be_somebody()
        return self._ask("POST", "/me/recovery", wire.RecoveryMade).code

    def recover(self, code: str) -> Me:
        """Become again who one was, by a recovery code."""
        self._me = self._ask("POST", "/recover", Me, wire.Recovery(code))
        return self._me

    def new_token(self, label: str) -> TokenMade:
        """A token for a program, shown this once."""
        self._be_somebody()
        return self._ask("POST", "/me/tokens", TokenMade, wire.NewToken(label))

    def tokens(self) -> list[TokenInfo]:
        """One's tokens, without themselves."""
        self._be_somebody()
        return self._ask("GET", "/me/tokens", list[TokenInfo])

    def revoke(self, token_id: str) -> list[TokenInfo]:
        """Take a token out of use; returns those that are left."""
        return self._ask("DELETE", f"/me/tokens/{token_id}", list[TokenInfo])

    # What can be played.

    def games(self) -> list[GameInfo]:
        """The games, with their options, boxes and levels of bots."""
        return self._ask("GET", "/games", list[GameInfo])

    def rules(self, game: str) -> list[Clause]:
        """The rules of a game, clause by clause."""
        return self._ask("GET", f"/games/{game}/rules", list[Clause])

    def cards(self, game: str, box: str | None = None) -> list[Card]:
        """The cards of a box, the game's own unless another is named by its digest."""
        return self._ask("GET", f"/games/{game}/cards", list[Card], box=box)

    # Matches.

    def open(self, game: str, seats: Sequence[str | SeatPlan], **wish: Any) -> MatchInfo:
        """Open a match.

        A seat is "person" (kept for whoever opens), "open" (for whoever comes first), or the level of a bot.
        ``wish``: what else NewMatch has, such as ``options``, ``listed``, ``clock``.
        """
        self._be_somebody()
        plans = [seat if isinstance(seat, SeatPlan) else _planned(seat) for seat in seats]
        info = self._ask("POST", "/matches", MatchInfo, NewMatch(game=game, seats=plans, **wish))
        self._promised(info)
        return info

    def info(self, match: str) -> MatchInfo:
        """A match by its id."""
        return self._ask("GET", f"/matches/{match}", MatchInfo)

    def listed(self) -> list[MatchInfo]:
        """The newest matches that wait for somebody, or can be watched."""
        return self._ask("GET", "/matches", list[MatchInfo])

    def mine(self) -> list[MatchInfo]:
        """The matches where one has a seat, the latest first."""
        self._be_somebody()
        return self._ask("GET", "/me/matches", list[MatchInfo])

    def take(self, match: str, *seats: int) -> MatchInfo:
        """Take free seats of a match, each with a nonce drawn here after the server's commitment was read.

        When the last seat is taken the match begins.
        """
        self._be_somebody()
        promise = self._promised(self.info(match))
        nonces = {seat: deal.new_nonce().hex() for seat in seats}
        wish = wire.TakeSeats([wire.SeatTaken(seat, nonce) for seat, nonce in nonces.items()])
        before = dict(promise.nonces)
        self._note(match, _Promise(promise.commitment, before | nonces))  # first: the answer may be lost
        try:
            return self._ask("POST", f"/matches/{match}/seats", MatchInfo, wish)
        except Refused as refused:
            if refused.code not in _AGAIN:  # else it may have been done all the same
                self._note(match, _Promise(promise.commitment, before))
            raise

    def leave(self, match: str, seat: int) -> MatchInfo:
        """Get up before the match begins."""
        return self._ask("DELETE", f"/matches/{match}/seats/{seat}", MatchInfo)

    def table(self, match: str, since: int = 0) -> Update:
        """How a match stands, and what has happened since a version."""
        return self._ask("GET", f"/matches/{match}/table", Update, since=since)

    def at(self, match: str, ply: int, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        """An earlier point of a match: its view and scores; with ``everything``, after the end, the whole position."""
        where = f"/matches/{match}/at/{ply}"
        return self._ask("GET", where, dict[str, Any], seat=seat, everything="true" if everything else None)

    def breakdown(self, match: str, seat: int | None = None) -> list[list[dict[str, Any]]]:
        """The points by source, as a seat of one's own can count them, or whoever watches; after the end all."""
        return self._ask("GET", f"/matches/{match}/breakdown", list[list[dict[str, Any]]], seat=seat)

    def chat(self, match: str, since: int = 0) -> list[ChatLine]:
        """The lines of chat after a number."""
        return self._ask("GET", f"/matches/{match}/chat", list[ChatLine], since=since)

    def rematch(self, match: str) -> MatchInfo:
        """Once more: the rematch of a match that is over, which the first who asks opens."""
        self._be_somebody()
        info = self._ask("POST", f"/matches/{match}/rematch", MatchInfo)
        self._promised(info)
        return info

    def record(self, match: str) -> dict[str, Any]:
        """The record of a match that is over, for ``partita.load``."""
        return self._ask("GET", f"/matches/{match}/record", dict[str, Any])

    def upload(self, record: Mapping[str, Any]) -> MatchInfo:
        """Have a record checked, and look at it as a match that is over."""
        self._be_somebody()
        return self._ask("POST", "/records", MatchInfo, dict(record))

    def check_deal(self, match: str, record: Mapping[str, Any]) -> bool | None:
        """Whether the record of a match has the deal that this client had a part in; None: it had none.

        True: it has the commitment that was read before any nonce of ours was sent, our nonces on our seats, and a seed
        that follows from them.  So nobody alone, not even the server, has chosen the cards.
        """
        promise = self._memory.promises.get(match)
        if promise is None or promise.commitment is None or not promise.nonces:
            return None
        try:
            dealt = msgspec.convert(record["deal"], deal.Deal)
            deal.check(dealt, int(record["players"]), int(str(record["seed"]), 16))
        except (CorruptRecord, msgspec.ValidationError, LookupError, ValueError, TypeError):
            return False
        ours = all(seat < len(dealt.nonces) and dealt.nonces[seat] == nonce for seat, nonce in promise.nonces.items())
        return dealt.commitment == promise.commitment and ours

    def follow(
        self, match: str, wants: Sequence[Want] = EVERYTHING, patience: float | None = _PATIENCE_SECONDS
    ) -> "Follower":
        """Follow a match over a socket, and play in it.

        ``wants``: what each table of an update holds.  ``patience``: after so many seconds without a line the follower
        gives up; None: never.  Raises Refused for a match that one may not see, Unreachable and Outdated.
        """
        return Follower(self, match, wants, patience)

    # Inside.

    @property
    def headers(self) -> dict[str, str]:
        """What says who asks, and in which language to answer: with each request, and when a socket is opened."""
        sent = {"accept-language": self.lang}
        if self._token is not None:
            sent["authorization"] = f"Bearer {self._token}"
        elif self._memory.cookie:
            sent["cookie"] = f"{_COOKIE}={self._memory.cookie}"
        return sent

    def _be_somebody(self) -> None:
        if self._me is None:
            self.me()

    def _ask(self, method: str, path: str, kind: type[Answer], body: Any = None, **asked: Any) -> Answer:
        """One request and its answer.  Raises Refused and Unreachable."""
        headers = {**self.headers, "content-type": "application/json"}
        params = {name: value for name, value in asked.items() if value is not None}
        content = None if body is None else msgspec.json.encode(body)
        try:
            answer = self._http.request(
                method, f"{self.url}/api{path}", content=content, headers=headers, params=params
            )
        except (httpx.HTTPError, httpx.InvalidURL) as gone:
            raise Unreachable("client-unreachable", url=self.url, why=one_line(gone)) from None
        self._keep_cookie(answer)
        try:
            if answer.is_success:
                return msgspec.json.decode(answer.content, type=kind)
            refused = msgspec.json.decode(answer.content, type=wire.Refused)
        except (msgspec.DecodeError, UnicodeError):
            raise Unreachable("client-no-partita", url=self.url) from None
        raise _refusal(refused)

    def _keep_cookie(self, answer: httpx.Response) -> None:
        """Keep the cookie of a guest; the library's jar would lose one on a machine without a full name."""
        cookie = answer.cookies.get(_COOKIE)
        self._http.cookies.clear()
        if cookie and self._token is None and cookie != self._memory.cookie:
            self._note(cookie=cookie)

    def _promised(self, info: MatchInfo) -> _Promise:
        """What was promised first about the deal of a match."""
        if info.id not in self._memory.promises:
            self._note(info.id, _Promise(info.deal.commitment))
        return self._memory.promises[info.id]

    def _note(self, match: str | None = None, promise: _Promise | None = None, cookie: str | None = None) -> None:
        """Remember something, in the file too; what another program has written there since stays."""
        if self._file is not None and self._file.exists():
            self._memory.promises = _remembered(self._file).promises | self._memory.promises
        if cookie is not None:
            self._memory.cookie = cookie or None
        if match is not None and promise is not None:
            self._memory.promises.pop(match, None)
            self._memory.promises[match] = promise
            for old in list(self._memory.promises)[:-_MOST_PROMISES]:
                del self._memory.promises[old]
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._file, msgspec.json.format(msgspec.json.encode(self._memory), indent=1))


class Follower:
    """Somebody who follows a match: told of all that happens, and able to play.

    A thread of its own keeps the line: it says that it is there, connects again when the line was lost, catches up from
    what was seen last, and sends again what was not answered, under the same id, so that nothing is done twice.

    ``info`` is the match as it was when the line was opened last, ``mine`` the seats that are the reader's, ``update``
    what was taken last, ``events`` the log of the match up to there, moves that were taken back left out, ``present``
    which seats have somebody at the line.
    """

    def __init__(self, client: Client, match: str, wants: Sequence[Want], patience: float | None) -> None:
        """Connect.  Raises Refused, Unreachable and Outdated."""
        self.match, self.client = match, client
        self.info: MatchInfo | None = None
        self.mine: list[int] = []
        self.events: list[wire.ToldEvent] = []
        self.update: Update | None = None
        self.present: list[bool] = []
        self._wants, self._patience = list(wants), patience
        self._change = threading.Condition()
        self._line: ClientConnection | None = None
        self._asked = OrderedDict[str, wire.Command | wire.Why]()  # what was not answered yet
        self._answers: dict[str, Ack | wire.Refused | Reasoned] = {}
        self._version = 0  # up to where all was told
        self._saw = 0  # the version that the reader's decisions are about
        self._news: Update | None = None  # not taken yet
        self._chat: list[ChatLine] = []  # not taken yet
        self._last_line = 0
        self._end: Error | None = None
        self._stood = 0.0  # when the line stood last
        self._closing = False
        self._thread = threading.Thread(target=self._follow, name=f"partita-{match}", daemon=True)
        self._thread.start()
        try:
            self._wait(lambda: self.info is not None, None)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Follow no more."""
        with self._change:
            self._closing = True
            line = self._line
            self._change.notify_all()
        if line is not None:
            line.close()
        self._thread.join(_OPEN_SECONDS)

    def __enter__(self) -> "Follower":
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # What one is told.

    @property
    def connected(self) -> bool:
        """Whether the line stands just now."""
        return self._line is not None

    @property
    def has_news(self) -> bool:
        """Whether ``next`` or ``lines`` would give something at once, or raise."""
        with self._change:
            return self._fresh() or bool(self._chat) or self._end is not None

    @property
    def ended(self) -> bool:
        """Whether the follower has given up: what it was asked last raised why."""
        return self._end is not None

    def next(self, timeout: float | None = None) -> Update | None:
        """What has happened since the last update that was taken, as one update; None when none comes in time.

        Whoever is slow gets all that they missed in one, with the table as it stands now.  Raises Refused,
        Unreachable and Outdated.
        """
        self._wait(self._fresh, timeout)
        with self._change:
            update, self._news = self._news, None
            if update is not None:
                self.update, self._saw = update, update.version
                self._note_events(update)
            return update

    def _fresh(self) -> bool:
        """Whether there is an update not yet taken; one from before the own last move is none to decide by."""
        return self._news is not None and self._news.version >= self._saw

    def _note_events(self, update: Update) -> None:
        """Bring the log up to date."""
        for item in update.items:
            if item.events_left is not None:
                del self.events[item.events_left :]
            for event in item.events:
                del self.events[event.number :]
                self.events.append(event)

    def __iter__(self) -> Iterator[Update]:
        """The updates until the match is over, the last one included."""
        while self.update is None or self.update.status != "over":
            update = self.next()
            if update is None:
                return
            yield update

    def lines(self) -> list[ChatLine]:
        """The lines of chat since the last call."""
        with self._change:
            said, self._chat = self._chat, []
            return said

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for news; False when there are none in time.  Raises Refused, Unreachable and Outdated."""
        self._wait(lambda: self._fresh() or bool(self._chat), timeout)
        return self.has_news

    # What one does: each returns when it is done and on the server's disk, or raises Refused, Unreachable, Outdated.

    def play(self, moves: str | Sequence[str], seat: int | None = None) -> Ack:
        """Play a move, or several, all or nothing, in the position of the update that was taken last."""
        texts = [moves] if isinstance(moves, str) else list(moves)
        return self._moved(wire.Play(id=_new_id(), version=self._saw, moves=texts, seat=seat))

    def undo(self, to: Literal["decision", "turn"] = "decision", seat: int | None = None) -> Ack:
        """Take back the last decision of a seat, or all of its turn that can be."""
        return self._moved(wire.Undo(id=_new_id(), version=self._saw, to=to, seat=seat))

    def resign(self, seat: int) -> Ack:
        """Give up a seat."""
        return self._done(wire.Resign(id=_new_id(), seat=seat))

    def stand(self, seat: int, question: str, answer: str) -> Ack:
        """Answer a question of the game, such as "attendance", for the rest of the match; "ask" takes that back."""
        return self._done(wire.Stand(id=_new_id(), seat=seat, question=question, answer=answer))

    def vote(self, seat: int, about: int) -> Ack:
        """Wish, from a seat of one's own, that a bot plays on for a seat whose owner is gone."""
        return self._done(wire.Vote(id=_new_id(), seat=seat, about=about))

    def back(self, seat: int) -> Ack:
        """Take back a seat that was given to a bot."""
        return self._done(wire.Return(id=_new_id(), seat=seat))

    def say(self, seat: int, text: str) -> Ack:
        """Say a line of chat."""
        return self._done(wire.Say(id=_new_id(), seat=seat, text=text))

    def mute(self, about: int, on: bool = True) -> Ack:
        """Hear no more of a seat, or hear it again."""
        return self._done(wire.Mute(id=_new_id(), about=about, on=on))

    def why(self, move: str, seat: int | None = None) -> Reason | None:
        """Why a move is not legal for the seat of one's own that decides; None exactly if it is legal."""
        answer = self._answer(wire.Why(id=_new_id(), move=move, seat=seat))
        return answer.reason if isinstance(answer, Reasoned) else None

    # Asking.

    def _moved(self, command: wire.Play | wire.Undo) -> Ack:
        ack = self._done(command)
        self._saw = max(self._saw, ack.version)
        return ack

    def _done(self, command: wire.Command) -> Ack:
        answer = self._answer(command)
        return answer if isinstance(answer, Ack) else Ack(id=command.id, version=self._version)

    def _answer(self, message: wire.Command | wire.Why) -> Ack | Reasoned:
        """The answer to a message; one that may be sent again is, after a while.  Raises Refused and Unreachable."""
        for pause in (*_AGAIN_PAUSES, None):
            answer = self._asked_once(message)
            if not isinstance(answer, wire.Refused):
                return answer
            if pause is None or answer.code not in _AGAIN:
                raise _refusal(answer)
            self._rest(pause)
        raise Unreachable("client-closed")

    def _asked_once(self, message: wire.Command | wire.Why) -> Ack | wire.Refused | Reasoned:
        with self._change:
            if self._closing:
                raise Unreachable("client-closed")
            self._asked[message.id] = message
            self._send(message)
        try:
            self._wait(lambda: message.id in self._answers, _ANSWER_SECONDS)
        finally:
            with self._change:
                self._asked.pop(message.id, None)
                answer = self._answers.pop(message.id, None)
        if answer is None:
            raise Unreachable("client-no-answer", url=self.client.url, seconds=int(_ANSWER_SECONDS))
        return answer

    def _wait(self, there: Callable[[], bool], seconds: float | None) -> None:
        """Wait until something is there, the time is up, or the follower is closed.  Raises why it has ended."""
        with self._change:
            self._change.wait_for(lambda: there() or self._end is not None or self._closing, seconds)
            if self._end is not None and not there():
                raise self._end

    def _rest(self, seconds: float) -> None:
        """Wait, unless the follower is closed."""
        with self._change:
            self._change.wait_for(lambda: self._closing, seconds)

    # The line, in the thread of its own.

    def _follow(self) -> None:
        """Keep a line to the server until the follower is closed, or it makes no sense any more."""
        pause, self._stood = _FIRST_PAUSE, time.monotonic()
        while not self._closing:
            before, why = self._stood, ""
            try:
                self._speak()
            except (Refused, Outdated) as wrong:
                self._give_up(wrong)
                return
            except (_Lost, OSError, WebSocketException) as gone:
                why = getattr(gone, "strerror", None) or one_line(gone)
            finally:
                with self._change:
                    self._line = None
                    self._change.notify_all()
            if self._stood > before:
                pause = _FIRST_PAUSE
            # Whoever cannot be reached at all is told at once.
            if self.info is None or (self._patience is not None and time.monotonic() - self._stood > self._patience):
                self._give_up(Unreachable("client-unreachable", url=self.client.url, why=why))
                return
            self._rest(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _give_up(self, wrong: Error) -> None:
        with self._change:
            self._end = wrong
            self._change.notify_all()

    def _speak(self) -> None:
        """Open a line, and listen until it is lost.  Raises what the libraries raise, _Lost, Refused and Outdated."""
        address = f"ws{self.client.url.removeprefix('http')}/ws"
        with connect(
            address,
            additional_headers=self.client.headers,
            open_timeout=_OPEN_SECONDS,
            close_timeout=_CLOSE_SECONDS,
            max_size=_LARGEST,
        ) as line:
            hello = wire.Hello(PROTOCOL, self.match, self._version, _lang(self.client.lang), self._wants)
            line.send(_written(hello))
            heard = spoke = time.monotonic()
            while not self._closing:
                now = time.monotonic()
                if now - heard > _SILENT_SECONDS:
                    raise _Lost("silent")
                if now - spoke >= _PING_SECONDS:
                    line.send(_written(wire.Ping()))
                    spoke = now
                try:
                    data = line.recv(timeout=_PING_SECONDS - (now - spoke))
                except TimeoutError:
                    continue
                heard = time.monotonic()
                self._take(line, _read(data))

    def _take(self, line: ClientConnection, message: wire.Told | None) -> None:
        """Take in what the server says; None: something that this program does not know."""
        with self._change:
            match message:
                case wire.Welcome():
                    self._welcome(line, message)
                case Update():
                    self._take_update(message)
                case Ack(id=name) | Reasoned(id=name):
                    self._answers[name] = message
                case wire.Refused(id=str(name)):
                    self._answers[name] = message
                case wire.Refused():
                    if message.code in _AGAIN:
                        raise _Lost(message.text)
                    raise _refusal(message)
                case ChatLine() if message.number > self._last_line:
                    self._last_line = message.number
                    self._chat.append(message)
                case wire.Presence():
                    self.present = message.seats
                case wire.Reload():
                    raise Outdated("client-outdated", url=self.client.url, theirs=message.protocol, ours=PROTOCOL)
            self._change.notify_all()
        if isinstance(message, wire.Bye):
            self._rest(message.retry_ms / _MILLI)
            raise _Lost(message.why)

    def _welcome(self, line: ClientConnection, message: wire.Welcome) -> None:
        """The line stands: say again what was not answered."""
        if message.match.version < self._version:  # a server with an older store
            self._version, self._saw, self._news = 0, 0, None
        self.info, self.mine = message.match, message.mine
        self._line, self._stood = line, time.monotonic()
        for asked in self._asked.values():
            self._send(asked)

    def _take_update(self, update: Update) -> None:
        """Put what has happened to the news that wait to be taken."""
        self._stood = time.monotonic()
        self.mine = [seat.seat for seat in update.seats if seat.mine]
        self.present = [seat.present for seat in update.seats]
        before = [] if self._news is None else self._news.items
        new = [item for item in update.items if item.number > self._version]
        self._version = update.version
        self._news = msgspec.structs.replace(update, items=[*before, *new])

    def _send(self, message: wire.Said) -> None:
        """Send a message if the line stands; if it does not, it is sent when it does."""
        if self._line is not None:
            with suppress(OSError, WebSocketException):
                self._line.send(_written(message))


class _Lost(Exception):
    """The line is lost."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(wire.Told)
_TAGS = {kind.__struct_config__.tag for kind in get_args(wire.Told)}


class _Tagged(msgspec.Struct):
    type: str


def _written(message: wire.Said) -> str:
    return _encoder.encode(message).decode("utf-8")


def _read(data: str | bytes) -> wire.Told | None:
    """A message of the server; None for one of a kind that this program does not know.  Raises _Lost."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as wrong:
        try:
            if msgspec.json.decode(data, type=_Tagged).type not in _TAGS:
                return None
        except (msgspec.DecodeError, UnicodeError):
            pass
        raise _Lost(one_line(wrong)) from None


def _refusal(refused: wire.Refused) -> Refused:
    return Refused(
        "client-refused", why=refused.text, code=refused.code, reason=refused.reason, version=refused.version
    )


def _new_id() -> str:
    return secrets.token_hex(_ID_BYTES)


def _lang(lang: str) -> wire.Lang:
    return "fr" if lang == "fr" else "en"


def _planned(seat: str) -> SeatPlan:
    """A seat by its word.  Raises BadOption."""
    plans = {"person": SeatPlan(kind="person"), "open": SeatPlan(kind="open")}
    plans |= {level: SeatPlan(kind="bot", level=level) for level in get_args(wire.Level)}
    if seat in plans:
        return plans[seat]
    raise BadOption("client-seat", seat=shown(seat), allowed=list(plans))


def _is_url(url: object) -> bool:
    try:
        httpx.URL(url)  # type: ignore[arg-type]  # what is no text raises too
    except (httpx.InvalidURL, TypeError):
        return False
    return True


def _remembered(file: Path) -> _Memory:
    """What stands in a cookie file; nothing when there is none yet.  Raises BadOption."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=_Memory)
    except FileNotFoundError:
        return _Memory()
    except OSError as wrong:
        raise BadOption("client-file", file=str(file), why=wrong.strerror or one_line(wrong)) from None
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise BadOption("client-file", file=str(file), why=told(wrong)) from None
