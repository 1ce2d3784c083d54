"""One moment of a match: all that follows from its state alone, without the moves that led there.

Of a game's state record this file knows four fields, which every game has: ``seats``, ``reads`` (how often something
hidden was read so far), ``round_number`` and ``turn``.
"""

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeGuard

import msgspec
import numpy as np

from partita.core.errors import BadOption, BadPosition, IllegalMove, Listed, seen, shown
from partita.core.events import Event
from partita.core.game import Box, Choice, Codes, Game, Records, twin
from partita.core.log import new_log
from partita.core.reasons import UNKNOWN_MOVE, Reason
from partita.kernel.rng import seed_words

_SHOWN_LETTERS = 100  # of a move that does not exist
_SHOWN_MOVES = 6  # in the message about a move that does not exist
_SPECTATOR = -1  # as kernels count seats

Happened = list[tuple[int, Event]]  # events, each with the set of seats that may see it, 0 for everybody


class Moment:
    """One moment of a match: a state, with the game, the box and the number of players it belongs to.

    ``state`` is STATE[1], everything hidden included, and is never written to.
    """

    __slots__ = ("box", "game", "players", "state")

    def __init__(self, game: Game, box: Box, players: int, state: Records) -> None:
        self.game, self.box, self.players, self.state = game, box, players, state

    # How the match stands.

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the match is over."""
        seat = int(self.game.kernels.to_move(self.state, 0))
        return None if seat < 0 else seat

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self.game.kernels.is_over(self.state, 0))

    @property
    def end_reason(self) -> str | None:
        """Why the match ended, as a word; None while it goes on."""
        return self.game.end_reason(self.state) if self.is_over else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won, several when they share the victory; empty while the match goes on."""
        return self.game.winners(self.state, self.box) if self.is_over else []

    @property
    def reads(self) -> int:
        """How often something hidden was read so far."""
        return int(self.state["reads"][0])

    @property
    def turn(self) -> tuple[int, int]:
        """The number of the round, and whose turn it is."""
        return int(self.state["round_number"][0]), int(self.state["turn"][0])

    def scores(self) -> list[int]:
        """The points of each seat as they stand; in solo the opponent's come second."""
        points = np.zeros(self.game.kernels.MAX_SEATS, np.int64)
        self.game.kernels.scores(self.state, 0, self.box.data, points)
        seats = int(self.state["seats"][0])
        counted: list[int] = points[:seats].tolist()
        return counted

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Per seat a list of ``{source, clause, points}`` that sums to its score."""
        return self.game.breakdown(self.state, self.box)

    # Moves.

    def codes(self) -> list[int]:
        """The action codes of the legal moves, ascending; empty exactly when the match is over."""
        return self._codes_in(self.state)

    def legal(self) -> list[str]:
        """The legal moves in canonical order; empty exactly when the match is over."""
        return [self.game.move_text(code, self.box) for code in self.codes()]

    def why_not(self, move: str) -> Reason | None:
        """Why a move is not legal now; None exactly when it is legal."""
        code = self._parse(move)
        return self._unknown(move) if code is None else self._why(self.state, code)

    def code(self, move: str) -> int:
        """The action code of a legal move.  Raises IllegalMove."""
        code = self._parse(move)
        reason = self._unknown(move) if code is None else self._why(self.state, code)
        if code is None or reason is not None:
            raise self._illegal(move, reason or self._unknown(move))
        return code

    def choices(self) -> list[Choice]:
        """Every move a person might try now, legal or not, in the order of their codes; empty when the match is over.

        What a move reveals and wastes, and whether it hands the decision on, is tried out on a guess made from the view
        of the seat to move: nothing in it can depend on what that seat does not know.
        """
        seat = self.to_move
        if seat is None:
            return []
        game, kernels, box = self.game, self.game.kernels, self.box
        view = self.blotted(seat)
        guess = twin(view)
        kernels.resample(guess, 0, box.data, np.zeros(2, np.uint64))
        legal = set(self._codes_in(guess))
        read, wasted = int(guess["reads"][0]), game.wasted(guess, seat)
        found = []
        for code in sorted(legal.union(game.tried(view, box))):
            reveals, wastes, passes = False, 0, False
            if code in legal:
                after = twin(guess)
                kernels.step(after, 0, box.data, code)
                reveals = int(after["reads"][0]) != read
                wastes = game.wasted(after, seat) - wasted
                passes = int(kernels.to_move(after, 0)) not in (seat, -1)
            move = game.move_text(code, box)
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

    def payments(self) -> list[list[str]]:
        """Every way to make the payment that is under way, as the moves of it in their order; none when none is.

        A payment is what choices of one ``group`` make up.  Like ``choices`` it follows from the seat's view alone.
        """
        seat = self.to_move
        if seat is None:
            return []
        guess = self.blotted(seat)
        self.game.kernels.resample(guess, 0, self.box.data, np.zeros(2, np.uint64))
        group = next((found for code in self._codes_in(guess) if (found := self.game.group(guess, code))), None)
        return [] if group is None else self._ways(guess, seat, group)

    def _ways(self, state: Records, seat: int, group: str) -> list[list[str]]:
        """How a payment can go on from a state: [[]] where it is complete."""
        kernels, box = self.game.kernels, self.box
        codes = self._codes_in(state) if int(kernels.to_move(state, 0)) == seat else []
        parts = [code for code in codes if self.game.group(state, code) == group]
        if not parts:
            return [[]]
        ways = []
        for code in parts:
            after = twin(state)
            kernels.step(after, 0, box.data, code)
            ways += [[self.game.move_text(code, box), *rest] for rest in self._ways(after, seat, group)]
        return ways

    # What comes next.

    def after(self, code: int, first: int) -> tuple["Moment", Happened]:
        """The moment after a legal action, and what happened, numbered from ``first``."""
        log = new_log()
        state = twin(self.state)
        self.game.kernels.narrate(state, 0, self.box.data, code, log)
        return self._with(state), self.game.events(log, first, state, self.box)

    def noted(self, code: int) -> tuple["Moment", int]:
        """The moment after a legal action, and how many events that is: ``after`` without putting them into words."""
        log = new_log()
        state = twin(self.state)
        self.game.kernels.narrate(state, 0, self.box.data, code, log)
        return self._with(state), int(log["rows"][0])

    def stepped(self, code: int) -> "Moment":
        """The moment after a legal action: ``after`` without the events, for replaying quickly."""
        state = twin(self.state)
        self.game.kernels.step(state, 0, self.box.data, code)
        return self._with(state)

    # What may be seen.

    def blotted(self, seat: int | None) -> Records:
        """What a seat may know, STATE[1]; None: a spectator.  Raises BadOption."""
        views = twin(self.state)  # written over
        self.game.kernels.view(self.state, 0, self.watcher(seat), views, 0)
        return views

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as a JSON-able dict; None: a spectator.  Raises BadOption."""
        return {**self.game.describe(self.blotted(seat), self.box), "seat": seat}

    def position(self) -> dict[str, Any]:
        """The whole position as a JSON-able dict, hidden things named, the generator left out."""
        return self.game.describe(self.state, self.box)

    def watcher(self, seat: object) -> int:
        """A player's seat as kernels count it, -1 for a spectator.  Raises BadOption."""
        if seat is None:
            return _SPECTATOR
        if not is_whole(seat, self.players - 1):
            raise BadOption("no-watcher", seat=shown(seat), last=self.players - 1)
        return seat

    # Inside.

    def _with(self, state: Records) -> "Moment":
        return Moment(self.game, self.box, self.players, state)

    def _parse(self, move: object) -> int | None:
        return self.game.parse(move, self.box) if isinstance(move, str) else None

    def _unknown(self, move: object) -> Reason:
        return Reason(
            code=UNKNOWN_MOVE,
            clause="",
            args={"move": seen(move, _SHOWN_LETTERS) if isinstance(move, str) else shown(move)},
            game=self.game.name,
        )

    def _codes_in(self, state: Records) -> list[int]:
        out: Codes = np.zeros(self.game.kernels.MAX_LEGAL, np.int16)
        count = int(self.game.kernels.legal(state, 0, self.box.data, out))
        codes: list[int] = out[:count].tolist()
        return codes

    def _why(self, state: Records, code: int) -> Reason | None:
        numbers = np.zeros(3, np.int64)
        why = int(self.game.kernels.why(state, 0, self.box.data, code, numbers))
        if not why:
            return None
        have, need, about = numbers.tolist()
        return self.game.reason(why, have, need, about, self.box)

    def _illegal(self, move: object, reason: Reason) -> IllegalMove:
        if reason.code != UNKNOWN_MOVE:
            return IllegalMove("illegal-move", move=shown(move), reason=reason)
        legal, game = self.legal(), self.game.name
        told = move[:_SHOWN_LETTERS] if isinstance(move, str) else shown(move)
        if not legal:
            return IllegalMove("no-move-any-more", move=repr(told), game=game, reason=reason)
        near = difflib.get_close_matches(told, legal, _SHOWN_MOVES) or legal[:_SHOWN_MOVES]
        more = ["..."] if len(near) < len(legal) else []
        return IllegalMove("no-move", move=repr(told), game=game, near=Listed(near + more, "comma"), reason=reason)


def begin(
    game: Game,
    box: Box,
    players: int,
    options: Mapping[str, Any],
    seed: int,
    position: Mapping[str, Any] | None = None,
) -> tuple[Moment, Happened]:
    """The first moment of a match, by set-up or as described, and what happened until then.

    The arguments are checked already; BadPosition if the described position cannot be.
    """
    kernels = game.kernels
    if position is None:
        state, log = np.zeros(1, kernels.STATE), new_log()
        kernels.new(state, 0, box.data, seed_words(seed), game.setup(players, options, box), log)
        return Moment(game, box, players, state), game.events(log, 0, state, box)
    state = game.build(position, box, seed)
    game.complete(state, box, seed)
    broken = kernels.check(state, 0, box.data)
    if broken:
        raise BadPosition("position-broken", broken=f"{broken:#x}", game=game.name)
    moment = Moment(game, box, players, state)
    if not moment.is_over and not moment.codes():
        raise BadPosition("position-stuck")
    return moment, []


def reversible(moments: Sequence[Moment]) -> int:
    """How many of the moves that led through these moments can be taken back, from the last one on.

    The point of no return: something hidden was read since, or another seat has decided.
    """
    now, found = moments[-1], 0
    for moment in reversed(moments[:-1]):
        if moment.reads != now.reads or moment.to_move != moments[-2].to_move:
            break
        found += 1
    return found


def first_taken_back(moments: Sequence[Moment], to: Literal["decision", "turn"], most: int) -> int:
    """From which moment on moves are taken back, ``most`` of them at most: its place in ``moments``.

    ``decision``: the last move.  ``turn``: all since the first of this turn by the seat that decided last.
    """
    last = len(moments) - 2
    first = last
    if to == "turn":
        seat, turn = moments[last].to_move, moments[last].turn
        for ply in range(last - 1, last - most, -1):
            if moments[ply].turn != turn:
                break
            if moments[ply].to_move == seat:
                first = ply
    return first


def as_seen(seats: int, event: Event, watcher: int) -> Event:
    """An event as one seat may see it, -1 for a spectator; ``seats`` is the set of those who may, 0 for everybody."""
    if seats == 0 or (watcher >= 0 and seats >> watcher & 1):
        return apart(event)
    return Event(number=event.number, game=event.game, box=event.box)


def apart(event: Event) -> Event:
    """The event for somebody else: what they do to its ``args`` does not change this one."""
    return msgspec.structs.replace(event, args=dict(event.args))


def is_whole(number: object, most: int | None = None) -> TypeGuard[int]:
    """Whether something from outside is a whole number, 0 or more, and not more than ``most``."""
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0 and (most is None or number <= most)
