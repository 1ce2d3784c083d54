"""A match on a server as the terminal sees it, from what the server tells.

Whatever the seat may know comes from the server: its view, its choices, its points; why a move is not legal is asked
there.  Points by source are counted here from the view, as the server would count them for the same seat.
"""

from collections.abc import Sequence
from typing import Any

from partita.cli.drawing import ONLOOKER
from partita.client import Client, Follower, view_of
from partita.core.errors import BadOption
from partita.core.events import Event
from partita.core.game import Box, Choice, Game, game
from partita.core.moment import Moment
from partita.core.reasons import Reason
from partita.core.standing import standing_move
from partita.server.wire import MatchInfo, SeatInfo, TableView, ToldEvent, Update

_MILLI = 1_000


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

    @property
    def id(self) -> str:
        """The match's id."""
        return self._info.id

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

    @property
    def has_begun(self) -> bool:
        """Whether there is a table to be seen."""
        return bool(self._tables())

    @property
    def rematch(self) -> str | None:
        """The rematch that somebody has opened, by its id."""
        return self._update.rematch if self._update else self._info.rematch

    def standing(self, seat: int) -> dict[str, str]:
        """The answers that a seat has given once and for all, by question."""
        return next((table.standing for table in self._tables() if table.seat == seat), {})

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

    def decides(self, seat: int) -> bool:
        """Whether one of the reader's seats is to be asked now: a standing answer needs no asking."""
        legal = self.legal()
        return bool(legal) and standing_move(self._rules, legal, self.standing(seat)) is None

    def undoable(self, seat: int) -> int:
        """How many moves a seat may take back now."""
        return next((table.undo for table in self._tables() if table.seat == seat), 0)

    def left(self, seat: int) -> int | None:
        """What a seat's clock showed when the server told of it, in seconds; None without a clock."""
        clock = self._update.clock if self._update else None
        left = clock.left[seat] if clock and seat != ONLOOKER else None
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
