"""Many games between bots, on all cores, counted.

The result follows from the seed: game number n has a seed of its own, worked out from the seed of the simulation, and
so has each of its bots.  All sums are of whole numbers (shared victories in twelfths), so neither the number of
processes nor the order in which they finish can change a digit.
"""

import hashlib
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from partita.bots import warm_steps
from partita.bots.arena import Arena
from partita.core.errors import BadOption, Error, IllegalMove, shown
from partita.core.game import game as game_named
from partita.core.match import box_of
from partita.core.match import new as new_match
from partita.core.warm import is_warm, warm_up
from partita.lab import numbers as figures
from partita.lab.bots import asked, bot_of, is_own
from partita.lab.stats import wilson
from partita.text import COMMON, joined, message

Progress = Callable[[int, int, str | None], None]  # done, of how many; the step that is compiled, or None for games

PARTS = 12  # a shared victory counts as a whole number of twelfths, for up to four winners
MOST_GAMES = 100_000_000  # more would not end within a week
CHUNK = 64  # games handed to a process at a time, at most; fewer when there are few
_CHUNKS_PER_JOB = 8
_SEED_BYTES = 16
_BOT_SEED_BYTES = 8
_PLACES = 6  # decimal places of what is printed
_WIDTHS = (24, 8, 9, 17, 10)  # columns of the table for people: bot, wins, share, interval, mean score


@dataclass(frozen=True)
class Plan:
    """What every process needs to know to play any of the games."""

    game: str
    players: int
    bots: tuple[str, ...]  # by seat in the first game
    seed: int
    playouts: int | None
    options: Mapping[str, Any] | None
    box: str | None

    @property
    def rotates(self) -> bool:
        """Whether bots move on by a seat from game to game: not if all are the same, so that seats can be compared."""
        return len(set(self.bots)) > 1

    def entry(self, number: int, seat: int) -> int:
        """Which of the bots sits on a seat in game ``number``; the opponent of a solo match keeps its place."""
        return (seat + number) % self.players if self.rotates and seat < self.players else seat

    def game_seed(self, number: int) -> int:
        """The seed of a game."""
        return int.from_bytes(self._digest("game", number), "little")

    def bot_seed(self, number: int, entry: int) -> int:
        """The seed of a bot in a game."""
        return int.from_bytes(self._digest(f"bot {entry}", number)[:_BOT_SEED_BYTES], "little")

    def _digest(self, purpose: str, number: int) -> bytes:
        told = f"{self.seed} {purpose} {number}".encode("ascii")
        return hashlib.blake2b(told, digest_size=_SEED_BYTES, person=b"partita sim").digest()


@dataclass
class Tally:
    """What was counted over some games; ``wins``, ``parts`` and ``points`` by bot."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    parts: Counter[int] = field(default_factory=Counter)  # twelfths of victories
    points: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    rounds: int = 0
    decisions: int = 0
    seats: int = 0

    def count(
        self, plan: Plan, number: int, scores: Sequence[int], winners: Sequence[int], end: str | None, rounds: int
    ) -> None:
        """Count in one game, its results by seat."""
        for seat, points in enumerate(scores):
            entry = plan.entry(number, seat)
            self.points[entry] += points
            if seat in winners:
                self.wins[entry] += 1
                self.parts[entry] += PARTS // len(winners)
            self.seats = max(self.seats, entry + 1)
        self.games += 1
        self.ends[str(end)] += 1
        self.rounds += rounds

    def add(self, other: "Tally") -> None:
        """Count in what another process counted."""
        self.games += other.games
        for mine, theirs in ((self.wins, other.wins), (self.parts, other.parts), (self.points, other.points)):
            mine.update(theirs)
        self.ends.update(other.ends)
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.seats = max(self.seats, other.seats)


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int | None = None,
    playouts: int | None = None,
    options: Mapping[str, Any] | None = None,
    box: Path | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play ``games`` games and return what was counted, JSON-able.

    ``bots`` are cycled over the seats; there cannot be more of them.  ``seats`` of the result lists, for each
    bot in the order in which they sit in the first game: ``wins`` (games won, shared ones included), ``share`` of the
    victories with its 95 % interval (Wilson), and the mean score; in solo the rulebook's opponent comes second.
    ``rounds`` is a mean.

    ``seconds`` leaves compiling out.

    Raises BadOption, and BadBox.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("sim-games", most=MOST_GAMES, games=shown(games))
    if not bots:
        raise BadOption("sim-no-bots")
    named = game_named(game)
    named.check_options(players, options)
    seated = tuple(bots[seat % len(bots)] for seat in range(players))
    plan = Plan(game, players, seated, seed, playouts, options, None if box is None else str(box))
    digest = box_of(named, plan.box).digest
    for name in dict.fromkeys(bots):
        bot_of(name, 0, playouts)  # complains now rather than in a process
    if len(bots) > players:
        raise BadOption("sim-surplus-bots", bots=len(bots), seats=players)
    _prepare(plan, progress)
    start = time.perf_counter()
    tally = Tally()
    for part in _parts(plan, games, jobs or os.cpu_count() or 1):
        tally.add(part)
        if progress:
            progress(tally.games, games, None)
    return {
        "game": game,
        "players": players,
        "games": games,
        "seed": seed,
        "box": digest,
        "bots": list(seated),
        "seats": [
            {
                "wins": tally.wins[entry],
                "share": round(tally.parts[entry] / PARTS / games, _PLACES),
                "ci95": [round(end, _PLACES) for end in wilson(tally.parts[entry] / PARTS / games, games)],
                "mean_score": round(tally.points[entry] / games, _PLACES),
            }
            for entry in range(tally.seats)
        ],
        "end_reasons": dict(sorted(tally.ends.items())),
        "rounds": round(tally.rounds / games, _PLACES),
        "decisions_per_game": round(tally.decisions / games, _PLACES),
        "seconds": round(time.perf_counter() - start, 3),
    }


def _prepare(plan: Plan, progress: Progress | None) -> None:
    """Compile in this process, before others start that would each do the same work."""
    if not is_warm(plan.game):
        warm_up(plan.game, progress, partial(warm_steps, plan.game))
    _play(plan, range(1))  # the bots too


def _parts(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    size = max(1, min(CHUNK, games // (jobs * _CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield _play(plan, chunk)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), _quiet) as pool:
        for part in pool.imap_unordered(_play_there, ((plan, chunk) for chunk in chunks)):
            if isinstance(part, Error):
                raise part
            yield part


def _quiet() -> None:
    """Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_there(work: tuple[Plan, range]) -> Tally | Error:
    """In another process: what was counted, or what went wrong."""
    try:
        return _play(*work)
    except Error as wrong:
        return wrong


def _play(plan: Plan, numbers: range) -> Tally:
    """Play some of the games: inside a kernel where all bots can, else move by move."""
    tally = Tally()
    if not any(is_own(name) for name in plan.bots):
        _play_inside(plan, numbers, tally)
        return tally
    for number in numbers:
        _play_one(plan, number, tally)
    return tally


def _play_inside(plan: Plan, numbers: range, tally: Tally) -> None:
    """Games between Partita's own bots; the same moves as through the public face."""
    rules = game_named(plan.game)
    box = box_of(rules, plan.box)
    setup = rules.setup(plan.players, rules.check_options(plan.players, plan.options), box)
    arenas: dict[tuple[str, ...], Arena] = {}
    for number in numbers:
        entries = [plan.entry(number, seat) for seat in range(plan.players)]
        seated = tuple(plan.bots[entry] for entry in entries)
        if seated not in arenas:
            arenas[seated] = Arena(plan.game, box, setup, seated, plan.playouts)
        seeds = [plan.bot_seed(number, entry) for entry in entries]
        played = arenas[seated].play(plan.game_seed(number), seeds)
        seats = len(rules.breakdown(played.state, box))
        winners = [seat for seat in range(seats) if played.shares[seat] > 0]
        tally.decisions += played.decisions
        round_number = int(played.state["round_number"][0])
        tally.count(plan, number, played.scores[:seats], winners, rules.end_reason(played.state), round_number)


def _play_one(plan: Plan, number: int, tally: Tally) -> None:
    """One game move by move through the public face: any bot can play so."""
    match = new_match(plan.game, players=plan.players, seed=plan.game_seed(number), options=plan.options, box=plan.box)
    entries = [plan.entry(number, seat) for seat in range(plan.players)]
    bots = [bot_of(plan.bots[entry], plan.bot_seed(number, entry), plan.playouts) for entry in entries]
    while (seat := match.to_move) is not None:
        legal = match.legal()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        tally.decisions += 1
        name = plan.bots[entries[seat]]
        try:
            move = asked(bots[seat], name, match.view(seat), legal)
        except BadOption as wrong:
            raise BadOption("sim-raised", number=str(number + 1), why=wrong) from None
        try:
            match.play(move)
        except IllegalMove as wrong:
            raise BadOption("sim-illegal", name=name, number=str(number + 1), why=wrong) from None
    rounds = int(match.view(None)["round"])
    tally.count(plan, number, match.scores(), match.winners, match.end_reason, rounds)


def _shortened(name: str, names: Sequence[str], room: int) -> str:
    """A bot's name cut to ``room`` letters: one's own lose their folder first, then the middle.

    >>> _shortened("bots/late/concerts.py:ConcertsFirst", [], 23), _shortened("bots/a-very-long-name.py:Bot", [], 15)
    ('concerts.…ConcertsFirst', 'a-very-….py:Bot')
    """
    if len(name) <= room:
        return name
    file = Path(name).name
    if all(Path(other).name != file for other in names if other != name):
        name = file
    left = (room - 1) // 2
    return name if len(name) <= room else f"{name[:left]}…{name[left + 1 - room :]}"


def lines(found: Mapping[str, Any], lang: str = "en") -> list[str]:
    """The result for people, in ``lang``."""

    def say(key: str, **args: Any) -> str:
        return message(lang, COMMON, key, **args)

    heads = [say(f"sim-{head}") for head in ("bot", "wins", "share", "interval", "score")]
    wide = [max(least, len(head) + 1) for least, head in zip(_WIDTHS, heads, strict=True)]
    bot, wins, share, interval, score = wide

    def row(*cells: str) -> str:
        name, won, part, ends, mean = cells
        return f"{name:<{bot}}{won:>{wins}}{part:>{share}}   {ends:<{interval}}{mean:>{score}}"

    opening = {
        "games": figures.number(found["games"]),
        "of": message(lang, found["game"], "of-title"),
        "players": found["players"],
        "seed": str(found["seed"]),
    }
    told = [say("sim-opening", **opening), row(*heads)]
    for entry, seat in enumerate(found["seats"]):
        name = found["bots"][entry] if entry < len(found["bots"]) else say("sim-rulebook")
        low, high = (say("sim-percent", part=figures.percent(end)) for end in seat["ci95"])
        part, ends = say("sim-percent", part=figures.percent(seat["share"])), say("sim-from-to", low=low, high=high)
        mean = say("sim-mean", mean=figures.number(seat["mean_score"], 1))
        told.append(row(_shortened(name, found["bots"], bot - 1), str(seat["wins"]), part, ends, mean))
    reasons = {message(lang, found["game"], f"end-short-{why}"): count for why, count in found["end_reasons"].items()}
    ends = joined(lang, [f"{reason} {count}" for reason, count in reasons.items()], "comma")
    per_second = found["games"] / found["seconds"] if found["seconds"] else 0.0
    told += [
        say("sim-ends", ends=ends),
        say(
            "sim-rounds",
            rounds=figures.number(found["rounds"], 1),
            decisions=figures.number(found["decisions_per_game"], 1),
        ),
        say("sim-seconds", seconds=figures.number(found["seconds"], 1), rate=figures.number(per_second)),
    ]
    return told
