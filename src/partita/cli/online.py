"""A match on a server at the terminal: the table as for a game played here, drawn from what the server tells.

Whatever the seat may know comes from the server: its view, its choices, its points; why a move is not legal is asked
there.  Points by source are counted here from the view, as the server would count them for the same seat.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal
from urllib.parse import urljoin

from rich.console import Console
from rich.text import Text

from partita.cli import saves
from partita.cli.ask import Interrupted
from partita.cli.meaning import number, plain
from partita.cli.result import result
from partita.cli.sitting import Sitting
from partita.client import Client, Follower, Refused, Unreachable, view_of
from partita.core.errors import BadOption, Error, UndoBarred
from partita.core.events import Event
from partita.core.game import Box, Choice, Game, game
from partita.core.moment import Moment
from partita.core.reasons import Reason
from partita.core.record import save
from partita.server.wire import Item, MatchInfo, SeatInfo, TableView, ToldEvent, Update
from partita.text import seated

_MINUTE = 60
_MILLI = 1_000
# What is told when others do it; {who} is the seat that did.
_TOLD = {
    "take": "online-came",
    "leave": "online-got-up",
    "start": "online-begun",
    "undo": "online-undone",
    "resign": "online-gone",
    "return": "online-returned",
}
_TURNS = {"start", "move", "undo", "resign", "bot", "return", "close"}  # entries after which the table is another


class OnlineMatch:
    """A match on a server as the terminal sees it, from the updates that were taken (``partita.cli.drawing.Seen``)."""

    def __init__(self, client: Client, follower: Follower, info: MatchInfo) -> None:
        """Raises BadOption for a match that cannot be drawn here: of other rules, or a box that is not at hand."""
        self._client, self._follower, self._info = client, follower, info
        self._rules: Game = game(info.game)
        self.box, self.options = checked_box(info), info.options
        self.seats: list[SeatInfo] = info.seats
        self._update: Update | None = None
        self._line: list[tuple[int | None, int]] = []  # who decided on each move, and how many events there were then
        self._set_up = 0  # events of the set-up
        self._views: dict[int | None, dict[str, Any]] = {}
        self._whole: list[list[dict[str, Any]]] | None = None  # the points by source, after the end

    def take(self, update: Update) -> None:
        """Take in what has happened."""
        for item in update.items:
            events = item.events[-1].number + 1 if item.events else 0
            if item.kind == "start":
                self._set_up = events
            elif item.kind == "undo" and item.ply is not None:
                del self._line[item.ply :]
            elif item.kind == "move" and item.ply is not None:
                del self._line[item.ply - 1 :]
                self._line.append((item.seat, events or self.events_at(item.ply - 1)))
        self._update, self.seats = update, update.seats
        self._views = {}

    # As of any match.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._info.game

    @property
    def players(self) -> int:
        """How many people or bots play."""
        return self._info.players

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._line)

    @property
    def to_move(self) -> int | None:
        """The seat that decides now."""
        return self._update.to_move if self._update else None

    @property
    def status(self) -> str:
        """Whether it waits for people, goes on, or is over."""
        return self._update.status if self._update else self._info.status

    @property
    def version(self) -> int:
        """Up to where all was told."""
        return self._update.version if self._update else 0

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.status == "over"

    @property
    def end_reason(self) -> str | None:
        """Why the match ended, as a word."""
        ending = self._update.ending if self._update else None
        return ending.reason if ending else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        ending = self._update.ending if self._update else None
        return ending.winners if ending else []

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        if self._update is not None and self._update.ending is not None:
            return self._update.ending.scores
        return self._tables()[0].scores

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Per seat a list of ``{source, clause, points}``; before the end as far as the seat can count them."""
        if self.is_over:
            self._whole = self._whole or self._client.breakdown(self._info.id)
            return self._whole
        state = self._rules.build(self.view(self._tables()[0].seat), self.box, 0)
        return Moment(self._rules, self.box, self.players, state).breakdown()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one of the reader's seats may know; None: a spectator."""
        if seat not in self._views:
            there = [view_of(table) for table in self._tables() if table.seat == seat]
            self._views[seat] = there[0] if there else self._client.at(self._info.id, self.ply)["view"]
        return self._views[seat]

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events from number ``since`` on as the reader may see them."""
        return self.told(self._follower.events[since:])

    def told(self, events: Sequence[ToldEvent]) -> list[Event]:
        """Events of an update."""
        return [
            Event(told.number, told.kind, told.seat, told.args, told.clause, self.game, self.box.digest)
            for told in events
        ]

    def legal(self) -> list[str]:
        """The legal moves, when one of the reader's seats decides."""
        return [move for table in self._tables() for move in table.legal or []]

    def choices(self) -> list[Choice]:
        """Every move that one of the reader's seats might try, when it decides."""
        return [choice for table in self._tables() for choice in table.choices or []]

    def why_not(self, move: str) -> Reason | None:
        """Why a move is not legal now; None exactly when it is legal.  Raises Refused and Unreachable."""
        return self._follower.why(move)

    # What only a match on a server has.

    def mover(self, ply: int) -> int | None:
        """Who decided after so many moves."""
        return self._line[ply][0]

    def events_at(self, ply: int) -> int:
        """How many events had happened after so many moves."""
        return self._line[ply - 1][1] if ply else self._set_up

    def undoable(self, seat: int) -> int:
        """How many moves a seat may take back now."""
        return next((table.undo for table in self._tables() if table.seat == seat), 0)

    def left(self, seat: int) -> int | None:
        """What a seat's clock showed when the server told of it, in seconds; None without a clock."""
        clock = self._update.clock if self._update else None
        left = clock.left[seat] if clock else None
        return None if left is None else left // _MILLI

    def _tables(self) -> list[TableView]:
        return self._update.tables if self._update else []


def checked_box(info: MatchInfo) -> Box:
    """The box of a match.  Raises BadOption for a match that cannot be drawn here."""
    rules = game(info.game)
    if info.rules_version != rules.rules_version:
        raise BadOption(
            "online-other-rules", game=info.game, version=str(info.rules_version), plays=str(rules.rules_version)
        )
    box = rules.find_box(info.box)
    if box is None:
        raise BadOption("online-no-box", box=info.box)
    return box


class OnlineSession(Sitting):
    """One sitting at a match on a server."""

    hint = "prompt-hint-online"
    completed: ClassVar[tuple[str, ...]] = (*Sitting.completed, "say ", "resign", "vote ", "back")
    help_keys: ClassVar[tuple[str, ...]] = (
        *(key for key in Sitting.help_keys if key not in ("help-save-here", "help-quit")),
        "help-say", "help-resign", "help-vote", "help-back", "help-leave",
    )  # fmt: skip

    def __init__(
        self, client: Client, follower: Follower, info: MatchInfo, lang: str, console: Console, command: str,
        *, auto_end: bool = False,
    ) -> None:  # fmt: skip
        """``command`` is what to type to come back."""
        self.match: OnlineMatch = OnlineMatch(client, follower, info)
        super().__init__(self.match, follower.mine[0], lang, console, auto_end)
        self._client, self._follower, self._info, self._command = client, follower, info, command
        self._stands = True  # whether the line stood when that was told last
        self._began = False  # whether what happens is news

    def run(self) -> None:
        """Play until the match is over or the person leaves.  Raises Error and KeyboardInterrupt."""
        try:
            self._absorb()
            if not self._gather() or not self._play_on():
                self._leave()
        except (Error, KeyboardInterrupt):
            self.console.print()
            self._leave()
            raise

    def _gather(self) -> bool:
        """Wait until all seats are taken; False when the person leaves."""
        self._began = True
        if self.match.status == "waiting":
            link = urljoin(self._client.url, self._info.link)  # a path only, where a server does not know its address
            self.console.print(self._say("online-invite", link=link), soft_wrap=True)
            self.console.print(self._say("online-command", command=self._command), style="dim", soft_wrap=True)
        while self.match.status == "waiting":
            if not self._watch(self._say("prompt-gather")):
                return False
        return True

    def _play_on(self) -> bool:
        """Play; False when the person leaves."""
        if self.match.ply == 0 and self.match.is_over:
            self.console.print(self._say("online-closed"))
            return True
        self._told = self._read_before()
        self._welcomed = self._last_decision() is not None
        if not self._decides() and not self.match.is_over:
            self._show((), (), whole=True)
        while not self.match.is_over:
            if self._decides():
                if not self._forced() and not self._person():
                    return False
            elif not self._watch(self._say("prompt-wait", who=self._who(self.match.to_move or 0))):
                return False
        self._finish()
        return True

    def _decides(self) -> bool:
        return bool(self.match.legal())

    def _leave(self) -> None:
        if not self.match.is_over:
            told = self._say("online-left", command=self._command)
            self.console.print(told, style="dim", soft_wrap=True)
        self.console.print(self._say("bye"))

    # What the server tells.

    def _watch(self, prompt: str) -> bool:
        """Wait for what others do; the person may speak meanwhile.  False when they leave."""
        if not self.asker.terminal:
            self._follower.wait()
            self._absorb()
            return True
        try:
            said = self._line(f"{prompt} > ", self.completed)
            return self._answer(said, (), ()) is not False
        except Interrupted:
            return True
        except EOFError:
            return False

    def _person(self) -> bool:
        try:
            return super()._person()
        except Interrupted:
            return True  # the table is drawn anew

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        """What the person types.  Raises EOFError, and Interrupted when the table has become another."""
        while True:
            try:
                return self.asker.line(prompt, words, self._news_there)
            except Interrupted:
                if self._absorb():
                    raise

    def _news_there(self) -> bool:
        return self._follower.has_news or self._follower.connected != self._stands

    def _absorb(self) -> bool:
        """Take in and tell what has happened; whether the table has become another."""
        if self._follower.connected != self._stands:
            self._stands = not self._stands
            self.console.print(self._say("online-again" if self._stands else "online-lost"), style="dim")
        update = self._follower.next(0 if self._began else None)
        if update is not None:
            self.match.take(update)
            if update.to_move in self._follower.mine:
                self.seat = update.to_move
            if self._began:
                for item in update.items:
                    self._tell_item(item)
        for line in self._follower.lines():
            who = line.name or (self._who(line.seat) if line.seat is not None else "")
            self.console.print(Text(self._say("online-said", who=who, text=line.text), style="cyan"))
        return update is not None and any(item.kind in _TURNS for item in update.items)

    def _tell_item(self, item: Item) -> None:
        """Tell what somebody else has done; of moves, unless the table with all the news is drawn next."""
        if item.kind == "bot" and item.seat in self._follower.mine:
            self.console.print(self._say("online-given-you"))
        if item.seat in self._follower.mine:
            return
        if item.kind == "move":
            if not self._decides() and not self.match.is_over:
                with seated(self._names()):
                    self._tell(self._lines(self.match.told(item.events)))
            return
        who = "" if item.seat is None else self._who(item.seat)
        if item.kind == "bot":
            self.console.print(self._say("online-given", who=who))
        elif item.kind == "vote" and item.about is not None:
            self.console.print(self._say("online-vote", who=who, about=self._who(item.about)))
        elif item.kind in _TOLD:
            self._tell_deed(item.kind, who)

    def _tell_deed(self, kind: str, who: str) -> None:
        key = _TOLD[kind]
        self.console.print(self._say(key) if kind == "start" else self._say(key, who=who))

    def _reach(self, version: int) -> None:
        """Take in all up to a version.  Raises Unreachable."""
        while self.match.version < version:
            self._follower.wait()
            self._absorb()

    # What the person does.

    def _play(self, move: str) -> None:
        try:
            self._reach(self._follower.play(move, self.seat).version)
        except Refused as refused:  # somebody was quicker
            self._complain_of(refused)
            self._absorb()

    def _take_back(self, to: Literal["decision", "turn"]) -> None:
        if not self.match.undoable(self.seat):
            raise UndoBarred("undo-nothing")
        self._reach(self._follower.undo(to, self.seat).version)

    def _taken_back(self) -> None:
        """Nothing: the server knows."""

    def _mover(self, ply: int) -> int | None:
        return self.match.mover(ply)

    def _events_at(self, ply: int) -> int:
        return self.match.events_at(ply)

    def _record(self) -> dict[str, Any]:
        return self._client.record(self._info.id)

    def _answer(self, said: str, choices: Sequence[Choice], legal: Sequence[Choice]) -> bool | None:
        word, _, rest = said.partition(" ")
        command = _COMMANDS.get(plain(word))
        try:
            if command is not None:
                return self._command_of(command, rest.strip())
            if self.match.status == "waiting" and plain(word) not in _ALWAYS:
                if said:
                    self._complain("online-waits")
                return None
            return super()._answer(said, choices, legal)
        except (Refused, Unreachable) as wrong:
            if self._follower.ended:
                raise
            self._complain_of(wrong)
            return None

    def _command_of(self, command: str, rest: str) -> bool | None:
        """Do what only a match on a server knows."""
        if command == "say" and rest:
            self._follower.say(self.seat, rest)
        elif command == "say":
            self._complain("online-say-what")
        elif command == "resign":
            if self._agrees("confirm-resign"):
                self._reach(self._follower.resign(self.seat).version)
                return True
        elif command == "back":
            self._reach(self._follower.back(self.seat).version)
            return True
        elif number(rest) is not None and 1 <= int(number(rest) or 0) <= self.match.players:
            self._follower.vote(self.seat, int(rest) - 1)
            self.console.print(self._say("online-voted"))
        else:
            other = next((seat for seat in range(self.match.players) if seat != self.seat), 0)
            self._complain("online-which-seat", seat=other + 1)
        return None

    def _move(self, said: str, choices: Sequence[Choice], legal: Sequence[Choice]) -> bool | None:
        if choices:
            return super()._move(said, choices, legal)
        if said:
            self._wait_for_turn()
        return None

    def _numbered(self, said: str, legal: Sequence[Choice]) -> Choice | None:
        if legal:
            return super()._numbered(said, legal)
        self._wait_for_turn()
        return None

    def _explain(self, move: str, choices: Sequence[Choice]) -> None:
        if choices:
            super()._explain(move, choices)
        else:
            self._wait_for_turn()

    def _wait_for_turn(self) -> None:
        self._complain("online-not-now", who=self._who(self.match.to_move or 0))

    # What the person sees.

    def _show(self, choices: Sequence[Choice], legal: Sequence[Choice], whole: bool = False) -> None:
        left = self.match.left(self.seat)
        if choices:
            super()._show(choices, legal, whole)
        else:
            with seated(self._names()):
                self._draw((), (), whole)
        if left is not None:
            minutes, seconds = divmod(left, _MINUTE)
            self.console.print(self._say("online-clock", left=f"{minutes}:{seconds:02}"), style="dim")

    def _finish(self) -> None:
        """The final table, the last news, the points; the record, and whether the deal was fair."""
        with seated(self._names()):
            self.console.print(self.drawing.table(self.match, self.seat, self.lang, self.console.width, ()))
            self._news()
        self.console.print(result(self.match, self.lang, self._names(), self.seat))
        record = self._record()
        path = saves.folder() / "history" / f"{self.match.game}-{self._info.id}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            save(path, record)
            self.console.print(self._say("saved", file=str(path)), style="dim", soft_wrap=True)
        except OSError as wrong:
            self._complain("error-not-writable", file=str(path), why=wrong.strerror or str(wrong))
        fair = self._client.check_deal(self._info.id, record)
        if fair is not None:
            told = self._say("online-deal-fair" if fair else "online-deal-foul")
            self.console.print(told, style="" if fair else "bold red")

    def _names(self) -> list[str]:
        """What the seats are called: people by their names, bots by their levels, each with its number."""
        if self.match.players == 1:
            return [self.match.seats[0].name, self.drawing.opponent(self.lang)]
        return [self._called(seat) for seat in self.match.seats]

    def _called(self, seat: SeatInfo) -> str:
        name = self._say("online-level", level=seat.level) if seat.level and not seat.name else seat.name
        return self._say("player-bot", bot=name, seat=seat.seat + 1) if name else ""


_COMMANDS = {
    "say": "say", "dire": "say",
    "resign": "resign", "abandonner": "resign",
    "vote": "vote", "voter": "vote",
    "back": "back", "revenir": "back",
}  # fmt: skip
_ALWAYS = ("q", "quit", "exit", "quitter", "h", "help", "aide", "r", "rules", "regles")  # also before the match begins
