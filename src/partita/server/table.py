"""One match as the server holds it: the fold of its entries, and the newest moment only.

Everything earlier is replayed when somebody asks for it, so an open match takes a few kilobytes however long it gets,
and a move costs the same at the end of it as at its beginning.  Nothing here waits for anything; ``hall.py`` does.

A table is asked in two steps: ``play``, ``undo`` and the like say which entries would have to be written, or raise
Refusal, and change nothing; ``apply`` takes in an entry that stands in the store.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence, Set
from contextlib import contextmanager
from copy import copy
from typing import Literal, NamedTuple

from partita.core.deal import NO_NONCE
from partita.core.errors import IllegalMove, UndoBarred
from partita.core.game import Box, Game, game
from partita.core.match import Match
from partita.core.moment import Happened, Moment, begin, first_taken_back, reversible
from partita.core.standing import ASK, answers_to, standing_move
from partita.server.deed import Deed, Draft, Entry, Summary
from partita.server.refusals import Code, Refusal
from partita.server.wire import ClockTimes, Ending

SECOND = 1_000  # in milliseconds
MOST_ENTRIES = 20_000  # from so many on nothing is taken back or changed any more: real matches have some hundreds
_TWO = 2  # seats
RESIGNED = "resigned"  # how a match of two ends when one gives up


class Done(NamedTuple):
    """A move that was tried out: its code, the moment after it, and what happened."""

    code: int
    moment: Moment
    happened: Happened


class Plan(NamedTuple):
    """Entries that would have to be written, none where all is so already; ``done``: their moves, tried out."""

    drafts: list[Draft]
    done: list[Done] = []  # noqa: RUF012 (never changed)


class Seat:
    """A seat: who sits there, and what became of it."""

    __slots__ = (
        "given",
        "kept_for",
        "kind",
        "level",
        "name",
        "nonce",
        "owner",
        "resigned",
        "resigned_at",
        "standing",
        "until",
        "votes",
    )

    def __init__(self, kind: Literal["open", "person", "bot"], level: str | None) -> None:
        self.kind, self.level = kind, level
        self.owner: str | None = None  # an identity; kept apart from the entries, so that it can be forgotten
        self.kept_for: str | None = None  # an identity: who alone may sit down here before the match begins
        self.name = ""
        self.until = 0  # until when, on the served clock, the owner counts as being at the line
        self.nonce = NO_NONCE.hex()
        self.resigned = False
        self.resigned_at = 0  # after how many moves
        self.given: str | None = None  # why a bot plays on
        self.standing: dict[str, str] = {}
        self.votes: dict[int, int] = {}  # that a bot play on here: when, on the served clock, each other seat wished so

    def copy(self) -> "Seat":
        """The same seat once more, apart from this one."""
        other = copy(self)
        other.standing, other.votes = dict(self.standing), dict(self.votes)
        return other

    def valid_votes(self) -> list[int]:
        """Who has wished that a bot play on here since the owner was last at the line."""
        return [seat for seat, served in self.votes.items() if served > self.until]

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here."""
        return self.kind == "bot" or self.given is not None or self.resigned


class Table:
    """A match: its deed, its seats, its line of moves, its clocks, and where it stands."""

    __slots__ = (
        "_codes",
        "_game",
        "_last",
        "_marks",
        "_moments",
        "_said",
        "_since",
        "_spent",
        "_stint",
        "_versions",
        "box",
        "closed",
        "deed",
        "handed_back",
        "moment",
        "moved",
        "seats",
        "started",
        "undoable",
        "version",
    )

    def __init__(self, deed: Deed, box: Box) -> None:
        self.deed, self.box = deed, box
        self._game: Game = game(deed.game)
        waits: Literal["open", "person"] = "person" if deed.recorded else "open"  # who is in a record has played
        self.seats = [Seat("bot", plan.level) if plan.kind == "bot" else Seat(waits, None) for plan in deed.seats]
        self.version = 0
        self.moved = 0  # the version of the last entry that changed the position
        self.started = 0  # the version at which it began
        self.moment: Moment | None = None
        self.closed: str | None = None  # why it ended, where the rules did not end it
        self.undoable = 0  # so many moves, from the last one back, can be taken back
        self._codes, self._versions, self._marks = array("h"), array("l"), array("l")  # of the line as it stands
        self._said = array("q")  # hashes of the messages that were done, by seat: most new ones are not among them
        self._last: int | None = None  # who decided last
        self.handed_back: int | None = None  # who has taken the decision back from another, and nobody else moved since
        self._moments: list[Moment] | None = None  # of the line, while many entries are taken in
        self._spent = [0] * deed.players  # thinking time, by seat
        self._stint = [0] * deed.players  # the same since the decision last came to the seat
        self._since = 0  # until when, on the served clock, that is counted

    def copy(self) -> "Table":
        """The same table once more, apart from this one."""
        other = copy(self)
        other.seats = [seat.copy() for seat in self.seats]
        other._codes, other._versions, other._marks = self._codes[:], self._versions[:], self._marks[:]
        other._said = self._said[:]
        other._spent, other._stint = list(self._spent), list(self._stint)
        return other

    # How it stands.

    @property
    def ply(self) -> int:
        """How many moves the line has."""
        return len(self._codes)

    @property
    def status(self) -> Literal["waiting", "running", "over"]:
        """Whether it waits for people, goes on, or is over."""
        if self.closed is not None or (self.moment is not None and self.moment.is_over):
            return "over"
        return "waiting" if self.moment is None else "running"

    @property
    def to_move(self) -> int | None:
        """The seat that decides now."""
        return self.moment.to_move if self.moment is not None and self.status == "running" else None

    @property
    def events(self) -> int:
        """How many events the line has."""
        return self._marks[-1] if self._marks else 0

    @property
    def moves(self) -> list[str]:
        """The line as move texts."""
        return [self._game.move_text(code, self.box) for code in self._codes]

    @property
    def awaits(self) -> Literal["person", "server"] | None:
        """Who decides now: a person, or this side, by a bot or by a standing answer."""
        seat = self.to_move
        if seat is None:
            return None
        return "server" if self.seats[seat].by_bot or self._standing_move() is not None else "person"

    @property
    def summary(self) -> Summary:
        """What lists and whoever waits for the match need to know of it."""
        return Summary(self.version, self.status, self.awaits, self.deadline)

    @property
    def ending(self) -> Ending | None:
        """How it ended; None while it goes on, and for a match that never began."""
        if self.status != "over" or self.moment is None:
            return None
        scores = self.moment.scores()
        out = {number for number, seat in enumerate(self.seats) if seat.resigned}
        if self.closed == RESIGNED:
            first = [seat for seat in range(len(scores)) if seat not in out]
        elif self.closed is None:  # the rules ended it; whoever resigned cannot win
            first = [seat for seat in self.moment.winners if seat not in out] or _best(scores, out)
        else:
            first = []
        reason = self.closed or str(self.moment.end_reason)
        return Ending(reason=reason, winners=first, places=_places(scores, first, out), scores=scores)

    def present(self, served: int) -> list[bool]:
        """Which seats have somebody at the line, by the time served."""
        return [seat.kind == "person" and seat.until > served for seat in self.seats]

    def undoable_by(self, seat: int | None) -> int:
        """How many moves a seat may take back now."""
        return self.undoable if seat is not None and seat == self._last and self.status == "running" else 0

    def name(self, number: int) -> str:
        """What whoever sits on a seat is called, or sat there by an uploaded record; "" without a name."""
        played = self.deed.played
        return self.seats[number].name or (played.seats[number].name if played else "")

    def mine(self, identity: str | None) -> list[int]:
        """The seats of an identity."""
        if identity is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.owner == identity]

    def seat(self, number: int) -> Seat:
        """A seat by its number, which comes from outside.  Raises Refusal for one that there is not."""
        if not 0 <= number < len(self.seats):
            raise Refusal(Code.NO_SEAT, seat=number + 1, last=len(self.seats))
        return self.seats[number]

    def own(self, identity: str | None, number: int) -> None:
        """See that a seat is somebody's own.  Raises Refusal for any other, and for one that there is not."""
        if self.seat(number).owner != identity or identity is None:
            raise Refusal(Code.NOT_YOUR_SEAT)

    def may_see(self, identity: str | None) -> bool:
        """Whether somebody may see the match at all, from a seat or watching."""
        return self.deed.watch == "anyone" or bool(self.mine(identity))

    def line_at(self, version: int) -> int | None:
        """The ply after the move that made this version; None for an entry that is no move of the line."""
        ply = bisect_left(self._versions, version)
        return ply + 1 if ply < self.ply and self._versions[ply] == version else None

    def perhaps_said(self, seat: int, message: str) -> bool:
        """Whether a seat's message may have been done before: False is certain, True nearly so."""
        return hash((seat, message)) in self._said

    def stays(self, version: int) -> int:
        """How many moves of the line as it is now were there at a version."""
        return bisect_right(self._versions, version)

    def events_before(self, ply: int) -> int:
        """How many events had happened after ``ply`` moves."""
        return self._marks[ply]

    # What could be done.

    def take(self, seats: Sequence[tuple[int, str]], identity: str) -> Plan | None:
        """Sit down: seats with nonces.  Who sits on the last free seat starts the match.

        None when that was done before: an answer may get lost on its way.
        """
        if all(self.seat(number).owner == identity and self.seats[number].nonce == nonce for number, nonce in seats):
            return None
        self._waiting()
        numbers: set[int] = set()
        for number, _ in seats:
            seat = self.seat(number)
            if seat.kind != "open" or seat.kept_for not in (None, identity) or number in numbers:
                raise Refusal(Code.SEAT_TAKEN, seat=number + 1)
            numbers.add(number)
        drafts = [Draft("take", number, nonce) for number, nonce in seats]
        if all(seat.kind != "open" or number in numbers for number, seat in enumerate(self.seats)):
            drafts.append(Draft("start"))
        return Plan(drafts)

    def leave(self, number: int) -> Plan:
        """Get up before the match begins."""
        self._waiting()
        self._not_enough()
        return Plan([Draft("leave", number)])

    def play(self, version: int, moves: Sequence[str], seat: int) -> Plan:
        """Moves of a seat, all or nothing.

        A move that reveals something has to be the last: what is wrong with a later one could tell what it reveals,
        and then nothing would have been played.
        """
        moment = start = self._running(version)
        tried: list[Done] = []
        for move in moves:
            if moment.reads != start.reads:
                raise Refusal(Code.REVEALS, version=self.version)
            if moment.to_move != seat:
                raise Refusal(Code.NOT_YOUR_TURN, version=self.version)
            try:
                code = moment.code(move)
            except IllegalMove as wrong:
                raise Refusal(Code.ILLEGAL, why=wrong, reason=wrong.reason, version=self.version) from None
            done = self.tried(moment, code, tried)
            moment = done.moment
            tried.append(done)
        return Plan([Draft("move", seat, move) for move in moves], tried)

    def tried(self, moment: Moment, code: int, before: Sequence[Done] = ()) -> Done:
        """A legal move, tried out after others that were."""
        first = self.events + sum(len(done.happened) for done in before)
        return Done(code, *moment.after(code, first))

    def undo(self, version: int, to: Literal["decision", "turn"], seat: int) -> Plan:
        """Take back moves of the seat that decided last, as the rules of undo allow."""
        self._running(version)
        if self._last != seat or not self.undoable:
            raise Refusal(Code.UNDO_BARRED, why=self._barred(seat), version=self.version)
        if self.to_move != seat and self.handed_back == seat:
            raise Refusal(Code.UNDO_BARRED, why=UndoBarred("undo-handed"), version=self.version)
        if self.version >= MOST_ENTRIES:
            raise Refusal(Code.UNDO_BARRED, why=UndoBarred("undo-enough"), version=self.version)
        first = self.ply - self.undoable
        stays = first + first_taken_back(self.trail(first), to, self.undoable)
        return Plan([Draft("undo", seat, str(self._versions[stays - 1] if stays else self.started))])

    def standing(self) -> Plan | None:
        """The move that a standing answer makes now, if there is one."""
        move, seat = self._standing_move(), self.to_move
        return None if move is None or seat is None else self.play(self.version, [move], seat)

    def _standing_move(self) -> str | None:
        seat = self.to_move
        if seat is None or self.moment is None or not self.seats[seat].standing or self.seats[seat].by_bot:
            return None
        return standing_move(self._game, self.moment.legal(), self.seats[seat].standing)

    def stand(self, number: int, question: str, answer: str) -> Plan:
        """Answer a question for the rest of the match."""
        self._on()
        if question not in self._game.standing or answer not in answers_to(self._game, question):
            raise Refusal(Code.NO_QUESTION, version=self.version)
        if self.seats[number].standing.get(question, ASK) == answer:
            return Plan([])
        self._not_enough()
        return Plan([Draft("stand", number, f"{question}={answer}")])

    def resign(self, number: int) -> Plan:
        """Give up a seat."""
        self._on()
        if self.seats[number].resigned:
            raise Refusal(Code.RESIGNED, version=self.version)
        return Plan([Draft("resign", number)])

    def vote(self, number: int, about: int, gone: Set[int]) -> Plan:
        """Wish that a bot plays on for another seat, one of those that are ``gone``.

        It does when all others who are not gone have wished so.  With days for each decision it is the clock that says
        who has been away too long.
        """
        self._on()
        seat = self.seat(about)
        if self.deed.clock is not None and self.deed.clock.kind == "days":
            raise Refusal(Code.NOT_GONE, version=self.version)
        if about == number or seat.kind != "person" or seat.by_bot or about not in gone:
            raise Refusal(Code.NOT_GONE, version=self.version)
        votes, vote = seat.valid_votes(), Draft("vote", number, str(about))
        if set(self._people()) - gone <= {*votes, number}:
            return Plan([vote, Draft("bot", about, "vote")])
        return Plan([] if number in votes else [vote])

    def give(self, number: int, why: Literal["clock", "left"]) -> Plan:
        """Let a bot play on for a seat whose clock has run out, or whose owner is no more."""
        self._on()
        return Plan([Draft("bot", number, why)])

    def back(self, number: int) -> Plan:
        """Take back a seat that was given to a bot."""
        self._on()
        seat = self.seats[number]
        if seat.given is None or seat.resigned or (seat.given == "clock" and self._out_of_time(number)):
            raise Refusal(Code.NOT_GIVEN, version=self.version)
        return Plan([Draft("return", number)])

    def close(self, why: str) -> Plan:
        """End the match without the rules."""
        return Plan([Draft("close", None, why)])

    # Taking in.

    @contextmanager
    def many(self) -> Iterator[None]:
        """Within the block many entries are taken in, and moves that are taken back cost no replay."""
        self._moments = []
        try:
            yield
        finally:
            self._moments = None

    def apply(self, entry: Entry, done: Done | None = None) -> Happened:
        """Take in the next entry.  ``done``: its move, if it was tried out already.  Returns what happened."""
        before = self.to_move
        self._count(entry.served)
        self.version = entry.version
        if entry.message is not None:
            self._said.append(hash((entry.seat, entry.message)))
        happened: Happened = []
        seat = self.seats[entry.seat or 0]  # whose entry it is; a start and a close are nobody's
        match entry.kind:
            case "take":
                seat.kind = "person"
                seat.nonce = entry.text
            case "leave":
                seat.kind = "open"
                seat.nonce = NO_NONCE.hex()
            case "start":
                happened = self._start(entry)
            case "move":
                happened = self._move(entry, done)
            case "undo":
                self._undo(int(entry.text))
            case "stand":
                question, _, answer = entry.text.partition("=")
                seat.standing[question] = answer
            case "vote":
                self.seats[int(entry.text)].votes[entry.seat or 0] = entry.served
            case "bot":
                seat.given = entry.text
            case "return":
                seat.given = None
                seat.votes.clear()
            case "resign":
                seat.resigned, seat.resigned_at = True, self.ply
                left = sum(each.kind == "person" and not each.resigned for each in self.seats)
                if ends_by_giving_up(self.deed.players, left):
                    self.closed = RESIGNED
            case "close":
                self.closed = entry.text
        self._hand_on(before, entry)
        return happened

    def _start(self, entry: Entry) -> Happened:
        self.started = self.moved = entry.version
        self.moment, happened = self._beginning()
        self._marks.append(len(happened))
        if self._moments is not None:
            self._moments.append(self.moment)
        return happened

    def _beginning(self) -> tuple[Moment, Happened]:
        deed = self.deed
        return begin(self._game, self.box, deed.players, deed.options, self.seed, deed.position)

    def _move(self, entry: Entry, done: Done | None) -> Happened:
        before = self._now()
        if done is None:
            code = before.code(entry.text)
            moment, count = before.noted(code)
            happened: Happened = []
        else:
            code, moment, happened = done
            count = len(happened)
        again = before.to_move == self._last
        if before.to_move != self.handed_back:
            self.handed_back = None
        self.undoable = 0 if before.reads != moment.reads else self.undoable + 1 if again else 1
        self._last = before.to_move
        self._codes.append(code)
        self._versions.append(entry.version)
        self._marks.append(self.events + count)
        self.moment, self.moved = moment, entry.version
        if self._moments is not None:
            self._moments.append(moment)
        return happened

    def _undo(self, version: int) -> None:
        """Go back to the moves that stood at a version."""
        stays = self.stays(version)
        del self._codes[stays:], self._versions[stays:], self._marks[stays + 1 :]
        if self._moments is None:
            moments = self.trail(0)
        else:
            moments = self._moments
            del moments[stays + 1 :]
        self.moment, self.moved = moments[-1], self.version
        self.undoable = reversible(moments)
        self._last = moments[-2].to_move if stays else None

    def _hand_on(self, before: int | None, entry: Entry) -> None:
        """Count the decision's way from one seat to another on their clocks."""
        after, clock = self.to_move, self.deed.clock
        if after == before or before is None:
            return
        if entry.kind == "undo":
            self.handed_back = after
        if clock is None:
            return
        if entry.kind == "undo" and after is not None:
            self._spent[after] += clock.increment * SECOND  # what it got when it handed on
            self._spent[before] -= self._stint[before]  # who was kept waiting in vain loses nothing by it
            self._stint[before] = 0
        elif entry.kind == "move":
            if not self.seats[before].by_bot:
                self._spent[before] -= clock.increment * SECOND
            if after is not None:
                self._stint[after] = 0

    # Earlier moments.

    def at(self, ply: int) -> Moment:
        """The moment after ``ply`` moves of the line, replayed."""
        moment, _ = self._beginning()
        for code in self._codes[:ply]:
            moment = moment.stepped(code)
        return moment

    def trail(self, first: int) -> list[Moment]:
        """The moments after ``first`` moves and all later ones, replayed."""
        moments = [self.at(first)]
        for code in self._codes[first:]:
            moments.append(moments[-1].stepped(code))
        return moments

    def points(self) -> Iterator[list[int]]:
        """The points of each seat at the beginning and after each move of the line, replayed."""
        moment, _ = self._beginning()
        yield moment.scores()
        for code in self._codes:
            moment = moment.stepped(code)
            yield moment.scores()

    def happened(self, first: int, last: int) -> list[Happened]:
        """What each of the moves number ``first`` (from 0) to before ``last`` caused, replayed."""
        moment, found = self.at(first), []
        for ply in range(first, last):
            moment, happened = moment.after(self._codes[ply], self._marks[ply])
            found.append(happened)
        return found

    def set_up(self) -> Happened:
        """What happened when the match was set up."""
        return self._beginning()[1]

    def match(self) -> Match:
        """The whole match, replayed, for its record."""
        deed = self.deed
        whole = Match(self._game, self.box, deed.players, deed.options, self.seed, deed.position)
        whole.play_all(self.moves)
        return whole

    # The deal.

    @property
    def seed(self) -> int:
        """The seed; known once all seats are taken."""
        return self.deed.seed_with(self.nonces)

    @property
    def nonces(self) -> list[str]:
        """The nonces by seat, as hex digits."""
        return [seat.nonce for seat in self.seats]

    # Clocks.

    def _count(self, served: int) -> None:
        """Count thinking time up to now."""
        seat = self.to_move
        if seat is not None and not self.seats[seat].by_bot:
            spent = max(0, served - self._since)
            self._spent[seat] += spent
            self._stint[seat] += spent
        self._since = max(self._since, served)

    def _left(self, seat: int) -> int | None:
        """What a seat's clock showed when time was last counted, in milliseconds."""
        clock = self.deed.clock
        if clock is None or self.seats[seat].kind == "bot":
            return None
        spent = self._spent[seat] if clock.kind == "live" else self._stint[seat]
        return max(0, clock.seconds * SECOND - spent)

    def _out_of_time(self, seat: int) -> bool:
        """Whether a seat has no time: for good, or for its decision now where each has its own."""
        clock = self.deed.clock
        return clock is not None and self._left(seat) == 0 and (clock.kind == "live" or self.to_move == seat)

    @property
    def deadline(self) -> int | None:
        """When the clock of the seat that decides runs out, on the served clock."""
        seat = self.to_move
        if seat is None or self.seats[seat].by_bot:
            return None
        left = self._left(seat)
        return None if left is None else self._since + left

    def times(self, served: int) -> ClockTimes | None:
        """What the clocks show now."""
        if self.deed.clock is None or self.moment is None:
            return None
        left = [self._left(seat) for seat in range(self.deed.players)]
        seat = self.to_move
        running = None if seat is None or self.seats[seat].by_bot else seat
        if running is not None:
            left[running] = max(0, (left[running] or 0) - max(0, served - self._since))
        return ClockTimes(left=left, running=running)

    # Inside.

    def _people(self) -> list[int]:
        """The seats where a person decides."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.by_bot]

    def _waiting(self) -> None:
        if self.status != "waiting":
            raise Refusal(Code.BEGUN, version=self.version)

    def _on(self) -> None:
        if self.status != "running":
            raise Refusal(Code.NOT_BEGUN if self.status == "waiting" else Code.OVER, version=self.version)

    def _not_enough(self) -> None:
        if self.version >= MOST_ENTRIES:
            raise Refusal(Code.ENOUGH, version=self.version)

    def _now(self) -> Moment:
        if self.moment is None:
            raise Refusal(Code.NOT_BEGUN, version=self.version)
        return self.moment

    def _running(self, version: int) -> Moment:
        """The moment now, for whoever saw the position at ``version``."""
        self._on()
        if version < self.moved:
            raise Refusal(Code.STALE, version=self.version)
        if version > self.version:
            raise Refusal(Code.AHEAD, version=self.version)
        return self._now()

    def _barred(self, seat: int) -> UndoBarred:
        if not self.ply:
            return UndoBarred("undo-nothing")
        if self._last != seat:  # whose move must not be told: it may name what only its seat knows
            return UndoBarred("undo-other")
        return UndoBarred("undo-barred", move=repr(self.moves[-1]))


def ends_by_giving_up(players: int, left: int) -> bool:
    """Whether a match is over when somebody gives up and so many persons are left: with two seats, or with nobody."""
    return players <= _TWO or left == 0


def _best(scores: Sequence[int], out: Iterable[int]) -> list[int]:
    """Who has most points among those who did not resign."""
    left = [seat for seat in range(len(scores)) if seat not in set(out)]
    most = max((scores[seat] for seat in left), default=0)
    return [seat for seat in left if scores[seat] == most]


def _places(scores: Sequence[int], first: Sequence[int], out: Iterable[int]) -> list[int]:
    """The places by seat: winners first, then by points, last who resigned; equals share the better place.

    Where nobody has won, the first place is nobody's.
    """
    gone = set(out)

    def rank(seat: int) -> tuple[bool, bool, int]:
        return seat in gone, seat not in first, 0 if seat in first else -scores[seat]

    ranks = sorted(rank(seat) for seat in range(len(scores)))
    best = 1 if first else 2
    return [ranks.index(rank(seat)) + best for seat in range(len(scores))]
