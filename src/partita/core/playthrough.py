"""Playthroughs: whole matches as text that people can read and a test can replay.

A file has a header, then the moves, each with what it caused, and before the interesting ones the state: what a
spectator sees (after the first time: what has changed), what the seat to move sees besides, what is legal, and examples
of what is not.  Interesting are the first three decisions of each seat, every tenth ply, and the end, which is whole.
Lines that begin with ``#`` are comments: a playthrough that is written anew keeps them where they were.

    python -m partita.core.playthrough tests/golden          compare the files with the rules as they are
    python -m partita.core.playthrough --write tests/golden  write them anew, so that what has changed can be read
    python -m partita.core.playthrough --new FILE --game ovation --players 2 --seed 7

A written file keeps its moves as far as they are legal; from there on moves are drawn by lot.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from partita.core.errors import CorruptRecord, Error, shown
from partita.core.foreign import told
from partita.core.game import GAMES
from partita.core.match import Match, checked_seed, new
from partita.core.position import Lot
from partita.core.position import position as described_position
from partita.core.record import seed_text, write_whole

HEADER = "partita-playthrough/1"
_OPENING = 3  # decisions of each seat that are shown
_EVERY = 10  # plies between states shown after that
_REASONS = 8  # refusals shown of a state, of different kinds
_LEFT_OUT = ("format", "game", "box", "players", "options", "seat")  # of a view: the header has them
_COMMENT = "#"
_MOVE = "> "
_BAD_INPUT = 2

Chooser = Callable[[Match], str]


class Script:
    """What a playthrough was written from: its header, its moves, its comments by the number of moves before them."""

    def __init__(self, header: Mapping[str, str], moves: Sequence[str], comments: Mapping[int, Sequence[str]]) -> None:
        self.header, self.moves, self.comments = dict(header), list(moves), {k: list(v) for k, v in comments.items()}

    def opening(self) -> Match:
        """The match before the first move.  Raises CorruptRecord."""
        try:
            seed = int(self.header["seed"], 16)
            if "position" in self.header:
                match: Match = described_position(self.header["game"], json.loads(self.header["position"]), seed)
                return match
            players, options = int(self.header["players"]), json.loads(self.header["options"])
            return new(self.header["game"], players=players, options=options, seed=seed)
        except (KeyError, ValueError) as error:  # Partita's own errors are ValueErrors
            why = error if isinstance(error, Error) else told(error)
            raise CorruptRecord("playthrough-header", why=why) from None


def parse(text: str) -> Script:
    """What a playthrough was written from.  Raises CorruptRecord."""
    header: dict[str, str] = {}
    moves: list[str] = []
    comments: dict[int, list[str]] = {}
    lines = text.splitlines()
    if not lines or lines[0] != HEADER:
        raise CorruptRecord("playthrough-first-line", line=shown(HEADER))
    in_header = True
    for line in lines[1:]:
        if line.startswith(_COMMENT):
            comments.setdefault(-1 if in_header else len(moves), []).append(line)
        elif line.startswith(_MOVE):
            moves.append(line.partition(": ")[2])
        elif in_header and not line:
            in_header = False
        elif in_header:
            name, _, value = line.partition(": ")
            header[name] = value
    return Script(header, moves, comments)


def write(
    match: Match, moves: Sequence[str], title: str = "", comments: Mapping[int, Sequence[str]] | None = None
) -> str:
    """A playthrough of ``moves`` from ``match`` on, which is left as it is.  Raises IllegalMove."""
    return "\n".join(_lines(match.copy(), moves, title, comments or {})) + "\n"


def play_on(match: Match, moves: Sequence[str], choose: Chooser) -> list[str]:
    """All moves of a match to its end: those given, as far as they are legal, then chosen ones."""
    match = match.copy()
    for move in moves:
        if match.why_not(move) is not None:
            break
        match.play(move)
    while not match.is_over:
        match.play(choose(match))
    return match.moves


def by_lot(seed: int) -> Chooser:
    """A chooser that draws moves by lot."""
    lot = Lot(seed)
    return lambda match: lot.among(match.legal())


def differences(text: str) -> list[str]:
    """What has changed since a playthrough was written, a line each; empty when it still is as the rules have it.

    Raises CorruptRecord for a text that is no playthrough.
    """
    script = parse(text)
    match = script.opening()
    try:
        written = write(match, script.moves, script.header.get("title", ""), script.comments)
    except Error as error:
        return [f"it cannot be replayed: {error}"]
    old, found = _told(text), _told(written)
    for (number, before), (_, now) in zip(old, found, strict=False):
        if before != now:
            return [f"line {number} was: {before}", f"line {number} is:  {now}"]
    if len(old) != len(found):
        return [f"it told {len(old)} lines and tells {len(found)}"]
    return []


def _told(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    lines = enumerate(text.splitlines(), 1)
    return [(number, line) for number, line in lines if line and not line.startswith(_COMMENT)]


def rewritten(text: str) -> str:
    """A playthrough as the rules have it now.  Raises CorruptRecord."""
    script = parse(text)
    match = script.opening()
    whole = text.rstrip().splitlines()[-1].startswith("digest: ") and _ended(text)
    choose = by_lot(match.seed)
    moves = play_on(match, script.moves, choose) if whole else script.moves
    return write(match, moves, script.header.get("title", ""), script.comments)


def _ended(text: str) -> bool:
    return "\nend: over" in text


def _lines(match: Match, moves: Sequence[str], title: str, comments: Mapping[int, Sequence[str]]) -> Iterator[str]:
    record = match.record()
    yield HEADER
    yield from comments.get(-1, ())
    yield f"title: {title}"
    yield f"game: {match.game}"
    yield f"rules-version: {record['rules_version']}"
    yield f"box: {record['box']}"
    yield f"players: {match.players}"
    yield f"options: {json.dumps(match.options)}"
    yield f"seed: {seed_text(match.seed)}"
    if "position" in record:
        yield f"position: {json.dumps(record['position'])}"
    shown: dict[int, int] = {}  # by seat, how many of its decisions were shown
    facts: dict[str, str] = {}  # as last told
    for ply, move in enumerate(moves):
        seat = match.to_move
        if seat is not None and (shown.get(seat, 0) < _OPENING or ply % _EVERY == 0):
            yield from _state(match, seat, facts)
        yield from _commented(comments, ply)
        if seat is not None:
            shown[seat] = shown.get(seat, 0) + 1
        before = len(match.all_events())
        match.play(move)
        yield f"{_MOVE}{ply + 1} seat {seat}: {move}"
        for seats, event in match.all_events(before):
            who = "" if event.seat is None else f" seat {event.seat}"
            seen = "" if seats is None else f" (seen by {', '.join(map(str, seats)) or 'nobody'})"
            args = "" if not event.args else ": " + ", ".join(f"{key} {_plain(v)}" for key, v in event.args.items())
            yield f"    {event.kind}{who}{args}{seen}"
    facts.clear()
    if match.to_move is not None:
        yield from _state(match, match.to_move, facts)
    else:
        yield ""
        yield f"state {match.ply}: over"
        yield from _facts(match, facts)
    yield from _commented(comments, len(moves))
    yield ""
    yield f"end: {'over, ' + str(match.end_reason) if match.is_over else 'not over'}"
    for seat, rows in enumerate(match.breakdown()):
        points = ", ".join(f"{row['source']} {row['points']} ({row['clause']})" for row in rows)
        yield f"points of seat {seat}: {points}"
    yield f"scores: {_plain(match.scores())}"
    yield f"winners: {_plain(match.winners)}"
    yield f"digest: {match.record()['digest']}"


def _commented(comments: Mapping[int, Sequence[str]], ply: int) -> Iterator[str]:
    if ply in comments:
        yield ""
        yield from comments[ply]


def _state(match: Match, seat: int, facts: dict[str, str]) -> Iterator[str]:
    yield ""
    yield f"state {match.ply}: seat {seat} to move"
    yield from _facts(match, facts)
    for name, value in _flat(match.view(seat)):
        if facts.get(name) != value:
            yield f"  seat {seat} sees {name}: {value}"
    yield f"  legal: {', '.join(match.legal())}"
    codes: list[str] = []
    for choice in match.choices():
        reason = choice.reason
        if reason is not None and reason.code not in codes and len(codes) < _REASONS:
            codes.append(reason.code)
            numbers = "" if reason.have is None else f" ({reason.have} of {reason.need})"
            yield f"  not legal: {choice.move}: {reason.code}{numbers} {reason.clause}"
        elif choice.reveals or choice.wastes:
            told = ["reveals"] * choice.reveals + [f"wastes {choice.wastes}"] * (choice.wastes > 0)
            yield f"  {', '.join(told)}: {choice.move}"
    yield ""


def _facts(match: Match, facts: dict[str, str]) -> Iterator[str]:
    """What a spectator sees and ``facts`` has not; they are brought up to date."""
    for name, value in _flat(match.view(None)):
        if facts.get(name) != value:
            facts[name] = value
            yield f"  {name}: {value}"


def _flat(view: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """A view as lines: a list or a dict of plain things is one line, anything deeper several with dotted names."""
    for key, value in view.items():
        if not prefix and key in _LEFT_OUT:
            continue
        name = f"{prefix}{key}"
        inner = list(value.values()) if isinstance(value, Mapping) else value if isinstance(value, list) else []
        if any(isinstance(each, Mapping | list) for each in inner):
            deeper = value if isinstance(value, Mapping) else {str(i): each for i, each in enumerate(inner)}
            yield from _flat(deeper, f"{name}.")
        else:
            yield name, _plain(value)


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(each)}" for key, each in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_plain(each) for each in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def main(args: Sequence[str] | None = None) -> int:
    """Compare, write anew, or make playthroughs; see the top of this file.  Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m partita.core.playthrough", description="Golden playthroughs.")
    parser.add_argument("paths", nargs="+", type=Path, help="files, or folders with *.txt at any depth")
    parser.add_argument("--write", action="store_true", help="write the files anew")
    parser.add_argument("--new", action="store_true", help="make one new file, moves drawn by lot")
    parser.add_argument("--game", default=GAMES[0], choices=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", default="{}", help="as JSON")
    parser.add_argument("--title", default="")
    asked = parser.parse_args(args)
    try:
        return _run(asked)
    except (Error, OSError, ValueError) as error:
        print(f"playthrough: {error}", file=sys.stderr)  # noqa: T201 (a script's complaint)
        return _BAD_INPUT


def _run(asked: argparse.Namespace) -> int:
    if asked.new:
        seed = checked_seed(asked.seed)
        match = new(asked.game, players=asked.players, options=json.loads(asked.options), seed=seed)
        written = write(match, play_on(match, [], by_lot(seed)), asked.title)
        write_whole(asked.paths[0], written.encode())
        return 0
    changed = 0
    for path in asked.paths:
        for file in sorted(path.rglob("*.txt")) if path.is_dir() else [path]:
            text = file.read_text(encoding="utf-8")
            if asked.write:
                write_whole(file, rewritten(text).encode())
                continue
            found = differences(text)
            changed += bool(found)
            for line in found:
                print(f"{file}: {line}", file=sys.stderr)  # noqa: T201 (a script's answer)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
