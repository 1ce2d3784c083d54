"""A match: a seed (or a described position) and a list of moves.

Everything else, the state, the events, undo, is worked out by replaying that list.  The moments and events that a Match
keeps are a cache: they are never written to, only appended and cut off.
"""

import copy
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from partita.core import record as records
from partita.core.errors import BadBox, BadOption, UndoBarred, shown
from partita.core.events import Event
from partita.core.game import Box, Choice, Game, Records, twin
from partita.core.game import game as game_named
from partita.core.moment import Happened, Moment, apart, as_seen, begin, first_taken_back, is_whole, reversible
from partita.core.reasons import Reason

SEED_BITS = 128


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
        "_moments",
        "_noted",
        "_options",
        "_players",
        "_position",
        "_seed",
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
        moment, self._events = begin(game, box, players, self._options, seed, self._position)
        self._moments = [moment]
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
        return self._now.to_move

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._now.is_over

    @property
    def end_reason(self) -> str | None:
        """Why the match ended, as a word; None while it goes on."""
        return self._now.end_reason

    @property
    def winners(self) -> list[int]:
        """The seats that have won, several when they share the victory; empty while the match goes on."""
        return self._now.winners

    def scores(self) -> list[int]:
        """The points of each seat as they stand; in solo the opponent's come second."""
        return self._now.scores()

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Per seat a list of ``{source, clause, points}`` that sums to its score."""
        return self._now.breakdown()

    # Moves.

    def legal(self) -> list[str]:
        """The legal moves in canonical order; empty exactly when the match is over."""
        return self._now.legal()

    def why_not(self, move: str) -> Reason | None:
        """Why a move is not legal now; None exactly when it is legal."""
        return self._now.why_not(move)

    def choices(self) -> list[Choice]:
        """Every move a person might try now, legal or not, in the order of their codes; empty when the match is over.

        What a move reveals and wastes, and whether it hands the decision on, is tried out on a guess made from the view
        of the seat to move: nothing in it can depend on what that seat does not know.
        """
        return self._now.choices()

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
        moments = [self._now]
        events: Happened = []
        noted: list[int] = []
        seen: list[Event] = []
        for move in moves:
            now = moments[-1]
            code, seat = now.code(move), now.to_move
            after, happened = now.after(code, len(self._events) + len(events))
            seen += [as_seen(*event, now.watcher(seat)) for event in happened]
            codes.append(code)
            moments.append(after)
            events += happened
            noted.append(len(self._events) + len(events))
        self._codes += codes
        self._moments += moments[1:]
        self._events += events
        self._noted += noted
        return seen

    # Taking back.

    @property
    def can_undo(self) -> bool:
        """Whether ``undo()`` would take something back."""
        return reversible(self._moments) > 0

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
        most = self.ply if force else reversible(self._moments)
        if most == 0:
            raise UndoBarred("undo-barred", move=shown(self._text(self._codes[-1])))
        first = first_taken_back(self._moments, to, most)
        taken = [self._text(code) for code in self._codes[first:]]
        self._cut(first)
        return taken

    # What has happened, and other points of the match.

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events from number ``since`` on as a seat may see them; None: a spectator.

        A hidden one has its number only.
        """
        watcher = self._now.watcher(seat)
        if not is_whole(since):
            raise BadOption("no-event", number=shown(since))
        return [as_seen(seats, event, watcher) for seats, event in self._events[since:]]

    def all_events(self, since: int = 0) -> list[tuple[list[int] | None, Event]]:
        """Every event, hidden ones too, with the seats that may see it (None: everybody); for research."""
        if not is_whole(since):
            raise BadOption("no-event", number=shown(since))
        return [
            (None if seats == 0 else [seat for seat in range(seats.bit_length()) if seats >> seat & 1], apart(event))
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
        other._codes, other._moments = list(self._codes), list(self._moments)
        other._events, other._noted = list(self._events), list(self._noted)
        return other

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as a JSON-able dict; None: a spectator.  ``docs/view.md`` describes it."""
        return self._now.view(seat)

    def position(self) -> dict[str, Any]:
        """The whole position as a JSON-able dict, hidden things named, the generator left out."""
        return self._now.position()

    def state(self) -> Records:
        """A copy of the state record, STATE[1], everything hidden included: for research, never for a player's eyes."""
        return twin(self._now.state)

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
                digest=records.digest_of(self._now.state.tobytes()),
                result=result,
            )
        )

    def __repr__(self) -> str:
        mover = "over" if self.to_move is None else f"seat {self.to_move} to move"
        return f"<partita match: {self.game}, {self.players} players, ply {self.ply}, {mover}>"

    # Inside.

    @property
    def _now(self) -> Moment:
        return self._moments[-1]

    def _text(self, code: int) -> str:
        return self._game.move_text(code, self._box)

    def _cut(self, ply: int) -> None:
        del self._codes[ply:], self._moments[ply + 1 :], self._noted[ply + 1 :]
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


def box_of(game: Game, box: "Box | str | Path | None") -> Box:
    """The box that was asked for: a folder, a loaded box of this game, or the game's own.  Raises BadBox."""
    if isinstance(box, Box):
        if box.data.dtype != game.kernels.BOX:
            raise BadBox("box-of-another-game", box=box.name, game=game.name)
        return box
    if box is None or isinstance(box, str | Path):
        return game.load_box(None if box is None else Path(box))
    raise BadBox("box-no-folder", kind=type(box).__name__)
