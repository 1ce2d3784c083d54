"""Nothing of Ovation is left out: every card, task, event and refusal occurs in play.

A sweep plays whole matches, preferring moves that were never made before; what chance does not bring about is staged.
What still does not occur stands in ``NEVER`` with the reason.
"""

import random
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.ovation.solo_positions import ACTED, FAR, TONES, Row, plain_box, plain_rows, table, tones, write_box

import partita
from partita.core.game import Box, game
from partita.core.match import Match
from partita.games.ovation.happenings import EVENTS, Preference
from partita.games.ovation.layout import EndReason, SoloLevel, Task
from partita.games.ovation.names import names
from partita.games.ovation.refusals import CAUSES, Refusal
from partita.games.ovation.texts import CLAUSES

pytestmark = pytest.mark.slow

GAMES = 200
OTHER_GAMES = 24
ASKED_EVERY = 100  # how many decisions lie between two positions of which every move is asked why not
RARE = ("maestro", "give", "discount", "act")  # phases in which it is asked each time
WEIGHTS = {"perform": 12.0, "use": 12.0, "discount": 12.0, "pay": 12.0, "attend": 5.0, "artist": 0.05, "exchange": 0.5}
NEVER: dict[str, str] = {}
# Tasks that the game's own cards leave out, or seldom meet.
TASKS: dict[str, int] = {"music-lp": 4, "legacy-patrons": 1, "financiers": 1, "inspiration": 5}


class Found:
    """What has occurred."""

    def __init__(self) -> None:
        self.moves: set[str] = set()
        self.events: set[str] = set()
        self.refusals: set[str] = set()
        self.maestros: set[str] = set()
        self.tasks: set[str] = set()
        self.preferences: set[str] = set()
        self.solo: set[tuple[str, str]] = set()
        self.ends: set[str] = set()
        self.decisions = 0

    def note(self, match: Match) -> None:
        """Take in all that has happened in a match."""
        revealed = ""
        for _, event in match.all_events():
            self.events.add(str(event.kind))
            if event.kind == "maestro-taken":
                card = str(event.args["maestro"])
                self.maestros.add(card)
                self.tasks.add(match.box.rows["maestro"][card]["task"])
            elif event.kind == "bot-preferred":
                self.preferences.add(str(event.args["preference"]))
            elif event.kind == "bot-revealed":
                revealed = str(event.args["solo"])
            elif event.kind == "bot-acts":
                self.solo.add((revealed, str(event.args["action"])))
        if match.end_reason is not None:
            self.ends.add(match.end_reason)

    def ask(self, match: Match, moves: set[str]) -> None:
        """Ask of every move why it is not legal."""
        for move in moves:
            reason = match.why_not(move)
            if reason is not None:
                self.refusals.add(reason.code)


@cache
def own_box() -> Box:
    """The box that comes with the game."""
    return game("ovation").load_box(None)


@cache
def other_box() -> Box:
    """A box with other tasks, of which each is soon met."""
    rows = plain_rows()
    for number, row in enumerate(rows["maestro"]):
        task, goal = list(TASKS.items())[number % len(TASKS)]
        row.pop("about", None)
        row |= {"task": task, "goal": goal, "solo": True}
    with tempfile.TemporaryDirectory() as folder:
        return game("ovation").load_box(write_box(Path(folder), rows))


def sweep(found: Found, match: Match, draw: random.Random) -> None:
    """Play a match to its end: moves never made before, if there are any, else by weights."""
    every = set(names(match.box).codes)
    while not match.is_over:
        legal = match.legal()
        new = [move for move in legal if move not in found.moves]
        weights = [WEIGHTS.get(move.split(" ", 1)[0], 1.0) for move in legal]
        move = draw.choice(new) if new else draw.choices(legal, weights)[0]
        if found.decisions % ASKED_EVERY == 0 or (new and match.position()["phase"] in RARE):
            found.ask(match, every)
        match.play(move)
        found.moves.add(move)
        found.decisions += 1
    found.ask(match, every)
    found.note(match)


def matches() -> Iterator[Match]:
    """New matches of all sorts."""
    levels = [level.name.lower() for level in SoloLevel][1:]
    for number in range(GAMES):
        players = 1 + number % 4
        options: dict[str, Any] = {"magnum_opus": number // 4 % 2 == 1}
        if players == 1:
            options["solo_level"] = levels[number // 8 % len(levels)]
        yield partita.new("ovation", players=players, seed=number, options=options)
    for number in range(OTHER_GAMES):
        yield partita.new("ovation", players=2 + number % 3, seed=number, box=other_box())


def staged() -> Iterator[tuple[Match, list[str]]]:
    """Positions, and the moves to make in them, for what chance seldom brings about."""
    rows = own_box().rows
    chambers, concerts = rows["chamber"], rows["concert"]
    # Each Magnum Opus performed.
    for opus, row in rows["magnum"].items():
        pieces = {**chambers, **concerts}
        first = next(card for card, piece in pieces.items() if row["needs"][0] in piece["tones"] + piece["types"])
        second = next(
            card
            for card, piece in pieces.items()
            if card != first and row["needs"][1] in piece["tones"] + piece["types"]
        )
        seats = [{"composer": row["composer"], "magnum": opus, "music": [first, second], "inspiration": tones(9, 9, 9)}]
        match = partita.position("ovation", {"players": 2, "options": {"magnum_opus": True}, "seats": seats})
        yield match, [f"perform {opus}"]
    # Each Maestro card chosen among two.
    cards = list(rows["maestro"])
    for card, other in zip(cards, cards[1:] + cards[:1], strict=True):
        met = {**ACTED, "met": [card, other]}
        far = [left for left in cards if left not in (card, other)]
        match = partita.position("ovation", {"players": 2, "maestro": [card, other, *far[:2]], "now": met})
        yield match, ["end-turn", f"maestro {card}"]
    # All Tickets in hands: the attendee has to give one, or has none and cannot attend.
    piece = next(iter(chambers))
    gifts = [(tones(9, 9, 9), tones(), "nothing")]
    gifts += [({**tones(9, 9, 9), tone: 8}, {**tones(), tone: 1}, tone) for tone in TONES]
    for hand, other_hand, gift in gifts:
        seats = [{"inspiration": tones(9, 9, 9), "hand": hand}, {"hand": other_hand}]
        match = partita.position("ovation", {"players": 2, "seats": seats, "rows": {"chamber": [piece]}})
        yield match, [f"perform {piece}", "attend", f"give {gift}"]
    # A discount that can go to one tone only of the two in the cost is not asked for in play.
    seats = [{"composer": "haydn", "inspiration": tones(2, 1), "music": ["passion-piano-1"]}, {}]
    now = {"station": "perform", "card": "passion-opera-concert"}
    yield table(seats, phase="discount", now=now), ["discount passion"]


@cache
def everything() -> Found:
    """What occurs in all these matches."""
    found = Found()
    draw = random.Random(12)
    for match in matches():
        sweep(found, match, draw)
    for match, moves in staged():
        every = set(names(match.box).codes)
        found.ask(match, every)
        for move in moves:
            if move not in match.legal():
                break  # nobody is asked to attend who cannot
            match.play(move)
            found.moves.add(move)
            found.ask(match, every)
        found.note(match)
        sweep(found, match, draw)
    return found


def without_never(missing: set[str], kind: str) -> list[str]:
    """What is missing without being excused; and what is excused although it occurs."""
    excused = {name.removeprefix(f"{kind} ") for name in NEVER if name.startswith(f"{kind} ")}
    return sorted(missing - excused) + [f"{name} does occur: take it off the list" for name in excused - missing]


def test_every_move_of_the_box_is_played() -> None:
    rows = own_box().rows
    no_bonus = {f"use {card}" for card, row in rows["patron"].items() if row["kind"] == "legacy"}  # OV-1.4
    every = set(names(own_box()).codes)
    assert no_bonus < every
    assert not no_bonus & everything().moves
    assert without_never(every - no_bonus - everything().moves, "move") == []


@pytest.mark.parametrize("deck", ["concert", "chamber", "magnum", "fortune", "patron", "maestro"])
def test_every_card_is_played(deck: str) -> None:
    moved = {move.split(" ", 1)[1] for move in everything().moves if " " in move}
    assert without_never(set(own_box().rows[deck]) - moved, deck) == []


def test_every_maestro_card_is_taken_and_every_kind_of_task_met() -> None:
    found = everything()
    assert without_never(set(own_box().rows["maestro"]) - found.maestros, "maestro") == []
    kinds = {task.name.lower().replace("_", "-") for task in Task}
    assert without_never(kinds - found.tasks, "task") == []


def test_every_solo_card_does_each_of_its_actions() -> None:
    printed = {
        (card, action.removeprefix("seek-").removesuffix("-action"))
        for card, row in own_box().rows["solo"].items()
        for action in row["actions"]
    }
    assert sorted(printed - everything().solo) == []


def test_every_kind_of_event_occurs() -> None:
    assert without_never({shape.name for shape in EVENTS.values()} - everything().events, "event") == []


def test_every_filter_of_the_bot_decides_now_and_then() -> None:
    words = {preference.name.lower().replace("_", "-") for preference in Preference}
    assert without_never(words - everything().preferences, "preference") == []


def test_every_refusal_occurs() -> None:
    assert without_never({cause.name for cause in CAUSES.values()} - everything().refusals, "refusal") == []


def test_every_refusal_and_event_cites_a_clause() -> None:
    assert set(CAUSES) == set(Refusal) - {Refusal.OK}
    assert [cause.name for cause in CAUSES.values() if cause.clause not in CLAUSES] == []
    assert [shape.name for shape in EVENTS.values() if shape.clause not in CLAUSES] == []
    assert len({cause.name for cause in CAUSES.values()}) == len(CAUSES)


def test_the_list_of_what_never_occurs_is_short() -> None:
    assert not NEVER


# Every way in which a match can end.


def by_maestro() -> Match:
    seats: list[Row] = [{"maestro": ["maestro-types"]}, {}]
    now = {**ACTED, "met": ["maestro-peak"]}
    return table(seats, turn=1, maestro=["maestro-peak", *FAR[:2], None], now=now)


def by_magnum_opus() -> Match:
    seats = [
        {"composer": composer, "magnum": f"{composer}-opus-1", "music": [f"{composer}-opus-1"]}
        for composer in ("haydn", "mozart")
    ]
    return table(seats, turn=1, options={"magnum_opus": True}, now=ACTED)


def by_round_limit() -> Match:
    return table([{}, {}], turn=1, box=plain_box(3), round=3, now=ACTED)


ENDS: dict[str, Callable[[], Match]] = {
    "maestro": by_maestro,
    "magnum-opus": by_magnum_opus,
    "round-limit": by_round_limit,
}


def test_every_end_reason_has_its_position() -> None:
    assert set(ENDS) == {reason.name.lower().replace("_", "-") for reason in EndReason} - {"not-yet"}


@pytest.mark.parametrize("reason", ENDS)
def test_end_reason(reason: str) -> None:
    match = ENDS[reason]()
    match.play("end-turn")
    assert match.is_over
    assert match.end_reason == reason
    assert match.record()["result"]["end_reason"] == reason
