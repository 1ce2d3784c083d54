"""A match: a seed (or a described position) and a list of moves.

Everything else, the state, the events, undo, is worked out by replaying that list.  The states and events that a Match
keeps are a cache: they are never written to, only appended and cut off.

Of a game's state record this file knows three fields, which every game has: ``reads`` (how often something hidden was
read so far), ``round_number`` and ``turn``.
"""

import copy
import difflib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeGuard

import msgspec
import numpy as np

from partita.core import record as records
from partita.core.errors import BadBox, BadOption, BadPosition, IllegalMove, Listed, UndoBarred, seen, shown
from partita.core.events import Event
from partita.core.game import Box, Choice, Codes, Game, Records
from partita.core.game import game as game_named
from partita.core.log import new_log
from partita.core.reasons import UNKNOWN_MOVE, Reason
from partita.kernel.rng import seed_words

SEED_BITS = 128
_SHOWN_LETTERS = 100  # of a move that does not exist
_SHOWN_MOVES = 6  # in the message about a move that does not exist


class Match:
    """One match, from its start to now.  Made by ``partita.new``, ``partita.position`` and ``partita.load``.

    >>> import partita
    >>> m = partita.new("ovation", players=2, seed=1)
    >>> m.ply, m.to_move, m.legal()[:2]
    (0, 0, ['inspire passion passion', 'inspire passion joy'])
    >>> m.undo() if m.play("inspire joy joy") else None
    ['inspire joy joy']
    """

    __slots__ = (
        "_box",
        "_codes",
        "_events",
        "_game",
        "_noted",
        "_options",
        "_players",
        "_position",
        "_seed",
        "_states",
    )

    def __init__(
        self,
        game: Game,
        box: Box,
        players: int,
        options: Mapping[str, Any],
        seed: int,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """Set up the match.  The arguments are checked already; BadPosition if the described position cannot be."""
        self._game, self._box, self._players, self._seed = game, box, players, seed
        self._options = dict(options)
        self._position = None if position is None else copy.deepcopy(dict(position))
        self._codes: list[int] = []
        if position is None:
            state = np.zeros(1, game.kernels.STATE)
            log = new_log()
            game.kernels.new(state, 0, box.data, seed_words(seed), game.setup(players, options, box), log)
            self._events = game.events(log, 0, state, box)
        else:
            state = game.build(position, box, seed)
            game.complete(state, box, seed)
            broken = game.kernels.check(state, 0, box.data)
            if broken:
                raise BadPosition("position-broken", broken=f"{broken:#x}", game=game.name)
            if not game.kernels.is_over(state, 0) and not self._legal(state):
                raise BadPosition("position-stuck")
            self._events = []
        self._states: list[Records] = [state]
        self._noted = [len(self._events)]  # for each state, how many events had happened by then

    # What the match is.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def players(self) -> int:
        """How many people or bots play; the opponent of a solo match does not count."""
        return self._players

    @property
    def box(self) -> Box:
        """The box it is played with."""
        return self._box

    @property
    def options(self) -> dict[str, Any]:
        """The options, defaults filled in."""
        return copy.deepcopy(self._options)

    @property
    def seed(self) -> int:
        """The seed: whoever knows it knows everything hidden."""
        return self._seed

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._codes)

    @property
    def moves(self) -> list[str]:
        """The moves played so far, as texts."""
        return [self._text(code) for code in self._codes]

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the match is over."""
        seat = int(self._game.kernels.to_move(self._states[-1], 0))
        return None if seat < 0 else seat

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self._game.kernels.is_over(self._states[-1], 0))

    @property
    def end_reason(self) -> str | None:
        """Why the match ended, as a word; None while it goes on."""
        return self._game.end_reason(self._states[-1]) if self.is_over else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won, several when they share the victory; empty while the match goes on."""
        return self._game.winners(self._states[-1], self._box) if self.is_over else []

    def scores(self) -> list[int]:
        """The points of each seat as they stand; in solo the opponent's come second."""
        points = np.zeros(self._game.kernels.MAX_SEATS, np.int64)
        self._game.kernels.scores(self._states[-1], 0, self._box.data, points)
        return [int(p) for p in points[: len(self.breakdown())]]

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Per seat a list of ``{source, clause, points}`` that sums to its score."""
        return self._game.breakdown(self._states[-1], self._box)

    # Moves.

    def legal(self) -> list[str]:
        """The legal moves in canonical order; empty exactly when the match is over."""
        return [self._text(code) for code in self._legal(self._states[-1])]

    def why_not(self, move: str) -> Reason | None:
        """Why a move is not legal now; None exactly when it is legal."""
        code = self._parse(move)
        return self._unknown(move) if code is None else self._why(self._states[-1], code)

    def choices(self) -> list[Choice]:
        """Every move a person might try now, legal or not, in the order of their codes; empty when the match is over.

        What a move reveals and wastes, and whether it hands the decision on, is tried out on a guess made from the view
        of the seat to move: nothing in it can depend on what that seat does not know.
        """
        seat = self.to_move
        if seat is None:
            return []
        game, kernels, box = self._game, self._game.kernels, self._box
        view = self._blotted(seat)
        guess = view.copy()
        kernels.resample(guess, 0, box.data, np.zeros(2, np.uint64))
        legal = set(self._legal(guess))
        found = []
        for code in sorted(legal.union(game.tried(view, box))):
            reveals, wastes, passes = False, 0, False
            if code in legal:
                after = guess.copy()
                kernels.step(after, 0, box.data, code)
                reveals = int(after["reads"][0]) != int(guess["reads"][0])
                wastes = game.wasted(after, seat) - game.wasted(guess, seat)
                passes = int(kernels.to_move(after, 0)) not in (seat, -1)
            move = self._text(code)
            found.append(
                Choice(
                    move=move,
                    kind=move.split(" ", 1)[0],
                    args=game.move_args(code, box),
                    reason=None if code in legal else self._why(guess, code),
                    reveals=reveals,
                    wastes=wastes,
                    group=game.group(view, code),
                    passes=passes,
                )
            )
        return found

    def play(self, move: str) -> list[Event]:
        """Play a move.  Returns what happened, as the seat that moved may see it.

        Raises IllegalMove; then nothing changes.
        """
        return self.play_all([move])

    def play_all(self, moves: Sequence[str]) -> list[Event]:
        """Play several moves, all or nothing.  Returns what happened, each event as its mover may see it.

        Raises IllegalMove for the first that is not legal when its turn comes; then none of them is played.
        """
        if isinstance(moves, str | bytes | Mapping) or not isinstance(moves, Sequence):
            raise BadOption("no-list-of-moves")
        codes: list[int] = []
        states = [self._states[-1]]
        events = list(self._events)
        noted: list[int] = []
        seen: list[Event] = []
        for move in moves:
            code = self._parse(move)
            reason = self._unknown(move) if code is None else self._why(states[-1], code)
            if code is None or reason is not None:
                raise self._illegal(move, reason or self._unknown(move), states[-1])
            seat = int(self._game.kernels.to_move(states[-1], 0))
            state, happened = self._next(states[-1], code, len(events))
            seen += [_as_seen(*event, seat) for event in happened]
            codes.append(code)
            states.append(state)
            events += happened
            noted.append(len(events))
        self._codes += codes
        self._states += states[1:]
        self._events = events
        self._noted += noted
        return seen

    # Taking back.

    @property
    def can_undo(self) -> bool:
        """Whether ``undo()`` would take something back."""
        return self.ply > 0 and self._reversible(self.ply - 1)

    def undo(self, to: Literal["decision", "turn"] = "decision", force: bool = False) -> list[str]:
        """Take moves back, of the seat that decided last; returns them, the earliest first.

        ``decision`` takes back its last move, ``turn`` all since its first of this turn, or as many as can be.  The
        point of no return: since the move something hidden was read, or another seat has decided.  ``force`` goes past
        it.
        Raises UndoBarred when nothing can be taken back; then nothing changes.
        """
        if to not in ("decision", "turn"):
            raise BadOption("undo-to", to=shown(to))
        if self.ply == 0:
            raise UndoBarred("undo-nothing")
        last = self.ply - 1
        if not force and not self._reversible(last):
            raise UndoBarred("undo-barred", move=shown(self._text(self._codes[last])))
        first = last
        if to == "turn":
            seat, turn = self._decider(last), self._turn(last)
            ply = last
            while ply > 0 and self._turn(ply - 1) == turn and (force or self._reversible(ply - 1)):
                ply -= 1
                if self._decider(ply) == seat:
                    first = ply
        taken = [self._text(code) for code in self._codes[first:]]
        self._cut(first)
        return taken

    # What has happened, and other points of the match.

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events from number ``since`` on as a seat may see them; None: a spectator.

        A hidden one has its number only.
        """
        watcher = self._seat(seat)
        if not is_whole(since):
            raise BadOption("no-event", number=shown(since))
        return [_as_seen(seats, event, watcher) for seats, event in self._events[since:]]

    def all_events(self, since: int = 0) -> list[tuple[list[int] | None, Event]]:
        """Every event, hidden ones too, with the seats that may see it (None: everybody); for research."""
        if not is_whole(since):
            raise BadOption("no-event", number=shown(since))
        return [
            (None if seats == 0 else [seat for seat in range(seats.bit_length()) if seats >> seat & 1], _own(event))
            for seats, event in self._events[since:]
        ]

    def at(self, ply: int) -> "Match":
        """The match as it was after ``ply`` moves, apart from this one."""
        if not is_whole(ply, self.ply):
            raise BadOption("no-ply", last=str(self.ply), ply=shown(ply))
        other = self.copy()
        other._cut(ply)
        return other

    def copy(self) -> "Match":
        """The same match once more, apart from this one."""
        other = object.__new__(Match)
        other._game, other._box, other._players, other._seed = self._game, self._box, self._players, self._seed
        other._options, other._position = self._options, self._position
        other._codes, other._states = list(self._codes), list(self._states)
        other._events, other._noted = list(self._events), list(self._noted)
        return other

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as a JSON-able dict; None: a spectator.  ``docs/view.md`` describes it."""
        watcher = self._seat(seat)
        return {**self._game.describe(self._blotted(watcher), self._box), "seat": seat}

    def position(self) -> dict[str, Any]:
        """The whole position as a JSON-able dict, hidden things named, the generator left out."""
        return self._game.describe(self._states[-1], self._box)

    def state(self) -> Records:
        """A copy of the state record, STATE[1], everything hidden included: for research, never for a player's eyes."""
        return self._states[-1].copy()

    def record(self) -> dict[str, Any]:
        """The match as a JSON-able dict that ``partita.load`` replays and verifies."""
        result = None
        if self.is_over:
            result = records.Result(scores=self.scores(), winners=self.winners, end_reason=str(self.end_reason))
        return records.to_dict(
            records.Record(
                game=self.game,
                rules_version=self._game.rules_version,
                box=self._box.digest,
                options=self.options,
                players=self.players,
                seed=records.seed_text(self._seed),
                format=records.FORMAT,
                position=msgspec.UNSET if self._position is None else copy.deepcopy(self._position),
                moves=self.moves,
                digest=records.digest_of(self._states[-1].tobytes()),
                result=result,
            )
        )

    def __repr__(self) -> str:
        mover = "over" if self.to_move is None else f"seat {self.to_move} to move"
        return f"<partita match: {self.game}, {self.players} players, ply {self.ply}, {mover}>"

    # Inside.

    def _text(self, code: int) -> str:
        return self._game.move_text(code, self._box)

    def _parse(self, move: object) -> int | None:
        return self._game.parse(move, self._box) if isinstance(move, str) else None

    def _unknown(self, move: object) -> Reason:
        return Reason(
            code=UNKNOWN_MOVE,
            clause="",
            args={"move": seen(move, _SHOWN_LETTERS) if isinstance(move, str) else shown(move)},
            game=self.game,
        )

    def _legal(self, state: Records) -> list[int]:
        out: Codes = np.zeros(self._game.kernels.MAX_LEGAL, np.int16)
        count = int(self._game.kernels.legal(state, 0, self._box.data, out))
        return [int(code) for code in out[:count]]

    def _why(self, state: Records, code: int) -> Reason | None:
        numbers = np.zeros(3, np.int64)
        why = int(self._game.kernels.why(state, 0, self._box.data, code, numbers))
        have, need, about = (int(number) for number in numbers)
        return self._game.reason(why, have, need, about, self._box) if why else None

    def _illegal(self, move: object, reason: Reason, state: Records) -> IllegalMove:
        if reason.code != UNKNOWN_MOVE:
            return IllegalMove("illegal-move", move=shown(move), reason=reason)
        legal = [self._text(code) for code in self._legal(state)]
        told = move[:_SHOWN_LETTERS] if isinstance(move, str) else shown(move)
        if not legal:
            return IllegalMove("no-move-any-more", move=repr(told), game=self.game, reason=reason)
        near = difflib.get_close_matches(told, legal, _SHOWN_MOVES) or legal[:_SHOWN_MOVES]
        more = ["..."] if len(near) < len(legal) else []
        return IllegalMove("no-move", move=repr(told), game=self.game, near=Listed(near + more, "comma"), reason=reason)

    def _next(self, state: Records, code: int, first: int) -> tuple[Records, list[tuple[int, Event]]]:
        """The state after a legal move, and what happened."""
        log = new_log()
        after = state.copy()
        self._game.kernels.narrate(after, 0, self._box.data, code, log)
        return after, self._game.events(log, first, after, self._box)

    def _blotted(self, seat: int) -> Records:
        views = np.zeros(1, self._game.kernels.STATE)
        self._game.kernels.view(self._states[-1], 0, seat, views, 0)
        return views

    def _seat(self, seat: object) -> int:
        """A seat as kernels count it: -1 for a spectator."""
        if seat is None:
            return -1
        if not is_whole(seat, self.players - 1):
            raise BadOption("no-watcher", seat=shown(seat), last=self.players - 1)
        return seat

    def _decider(self, ply: int) -> int:
        return int(self._game.kernels.to_move(self._states[ply], 0))

    def _turn(self, ply: int) -> tuple[int, int]:
        state = self._states[ply]
        return int(state["round_number"][0]), int(state["turn"][0])

    def _reversible(self, ply: int) -> bool:
        """Whether the move after ``ply`` can be taken back: nothing hidden was read and no other seat decided since."""
        if int(self._states[ply]["reads"][0]) != int(self._states[-1]["reads"][0]):
            return False
        seat = self._decider(ply)
        return all(self._decider(later) == seat for later in range(ply + 1, self.ply))

    def _cut(self, ply: int) -> None:
        del self._codes[ply:], self._states[ply + 1 :], self._noted[ply + 1 :]
        del self._events[self._noted[ply] :]


def new(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    box: "Box | str | Path | None" = None,
) -> Match:
    """A new match; see ``partita.new``."""
    found = game_named(game)
    checked = found.check_options(players, options)
    return Match(found, box_of(found, box), players, checked, checked_seed(seed))


def checked_seed(seed: int | None) -> int:
    """A seed, drawn from the system when it is None.  Raises BadOption."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if not is_whole(seed, (1 << SEED_BITS) - 1):
        raise BadOption("no-seed", bits=str(SEED_BITS), seed=shown(seed))
    return seed


def is_whole(number: object, most: int | None = None) -> TypeGuard[int]:
    """Whether something from outside is a whole number, 0 or more, and not more than ``most``."""
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0 and (most is None or number <= most)


def box_of(game: Game, box: "Box | str | Path | None") -> Box:
    """The box that was asked for: a folder, a loaded box of this game, or the game's own.  Raises BadBox."""
    if isinstance(box, Box):
        if box.data.dtype != game.kernels.BOX:
            raise BadBox("box-of-another-game", box=box.name, game=game.name)
        return box
    if box is None or isinstance(box, str | Path):
        return game.load_box(None if box is None else Path(box))
    raise BadBox("box-no-folder", kind=type(box).__name__)


def _own(event: Event) -> Event:
    """The event for somebody else: what they do to its ``args`` does not change the match."""
    return msgspec.structs.replace(event, args=copy.deepcopy(event.args))


def _as_seen(seats: int, event: Event, watcher: int) -> Event:
    """An event as one seat may see it; ``seats`` is the set of those who may, 0 for everybody."""
    if seats == 0 or (watcher >= 0 and seats >> watcher & 1):
        return _own(event)
    return Event(number=event.number, game=event.game)
