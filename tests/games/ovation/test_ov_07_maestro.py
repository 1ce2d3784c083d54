"""OV-7: Maestro cards."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.ovation.positions import (
    ENOUGH,
    NOTHING,
    ROWS,
    TONES,
    TRACK,
    Tones,
    bystander,
    does,
    find,
    kinds,
    moves,
    now,
    of,
    of_kind,
    phase,
    quiet,
    refused,
    retuned,
    row,
    row_of,
    seat,
    settle,
    start,
    task,
    tones,
)

from partita.core.match import Match

PEAK, BALANCE, TICKETS, TOKENS = task("peak"), task("balance"), task("tickets"), task("tokens")
GOAL = {card: int(columns["goal"]) for card, columns in ROWS["maestro"].items()}
HIGH: Tones = (GOAL[PEAK], 0, 0)  # Passion as high as the task asks
NEARLY: Tones = (GOAL[PEAK] - 1, 0, 0)
TO_FORTUNE = find("fortune", action="seek-inspiration", bonus="seek-fortune", condition=None)


def with_cards(*cards: str, players: int = 2) -> list[str]:
    """A Maestro row of these cards, filled up with such as are not met by chance."""
    more = [card for card in quiet(players + 2 + len(cards)) if card not in cards]
    return [*cards, *more][: players + 2]


# OV-7.1: when tasks are checked, and how a card is taken.


def test_ov_7_1_a_task_met_by_a_completed_step_is_remembered_and_the_card_taken_at_the_end() -> None:
    m = start(seat(None, NEARLY), maestro=with_cards(PEAK))
    assert now(m)["met"] == []
    m.play("inspire passion joy")
    assert now(m)["met"] == [PEAK]
    assert of(m, 0)["maestro"] == []
    refused(m, f"maestro {PEAK}", "maestro-at-end", "OV-7.1")
    m.play("end-turn")
    assert of(m, 0)["maestro"] == [PEAK]
    assert [event.args for event in of_kind(m.events(), "maestro-taken")] == [{"maestro": PEAK}]
    assert m.to_move == 1


def test_ov_7_1_one_short_is_not_enough() -> None:
    m = start(seat(None, NEARLY), maestro=with_cards(PEAK))
    does(m, "inspire joy joy", "end-turn")
    assert of(m, 0)["maestro"] == []


def test_ov_7_1_what_is_met_in_passing_counts() -> None:
    """Passion rises to the goal, and is spent again in the same turn."""
    bought = find("fortune", but=[TO_FORTUNE])
    m = start(seat(None, NEARLY, helpers=[TO_FORTUNE]), fortune=[bought], maestro=with_cards(PEAK))
    does(m, "inspire passion passion" if GOAL[PEAK] < TRACK else "inspire passion joy", f"use {TO_FORTUNE}")
    m.play(f"fortune {bought}")
    while phase(m) == "pay":
        m.play("pay passion")
    assert tones(m, 0)[0] < GOAL[PEAK]
    assert now(m)["met"] == [PEAK]
    m.play("end-turn")
    assert of(m, 0)["maestro"] == [PEAK]


def test_ov_7_1_tasks_are_checked_at_the_start_of_the_turn() -> None:
    """What is met then may be spent by the main action."""
    card = find("fortune", lambda fortune: fortune["cost"] >= 2)
    m = start(seat(), seat(None, HIGH), fortune=[card], maestro=with_cards(PEAK))
    does(m, "inspire joy joy", "end-turn")
    assert m.to_move == 1
    assert now(m)["met"] == [PEAK]
    does(m, f"fortune {card}")
    assert tones(m, 1)[0] < GOAL[PEAK]
    m.play("end-turn")
    assert of(m, 1)["maestro"] == [PEAK]


@pytest.mark.parametrize("free", ["exchange passion", "artist concert"])
def test_ov_7_1_tasks_are_checked_after_free_actions_too(free: str) -> None:
    """By an exchange the marker rises; by giving up a token no task is met, but those that are met are seen."""
    before = NEARLY if free == "exchange passion" else HIGH
    m = start(seat(None, before, hand=(2, 0, 0)), maestro=with_cards(PEAK))
    assert now(m)["met"] == []
    m.play(free)
    assert now(m)["met"] == [PEAK]


def test_ov_7_1_tasks_are_checked_after_bonuses_too() -> None:
    bonus = find("fortune", lambda card: card["action"] == "seek-inspiration" and card["bonus"] in TONES)
    tone = row_of(bonus)["bonus"]
    condition = row_of(bonus)["condition"] or "joy"
    held = [GOAL[PEAK] - 1 if name == tone else 0 for name in TONES]
    if condition == tone:
        held[TONES.index(tone)] -= 2
    m = start(seat(None, (held[0], held[1], held[2]), helpers=[bonus]), maestro=with_cards(PEAK))
    m.play(f"inspire {condition} {condition}")
    assert now(m)["met"] == []
    m.play(f"use {bonus}")
    assert now(m)["met"] == [PEAK]


def test_ov_7_1_a_step_under_way_is_not_looked_at() -> None:
    """An action bonus is used, its action not yet taken: the bonus counts once the action is complete."""
    card = task("bonuses")
    goal = GOAL[card]
    gains = [find("fortune", action="seek-inspiration", bonus="joy", condition=None)]
    for _ in range(goal - 2):
        gains.append(find("fortune", lambda row: row["action"] == "seek-inspiration" and row["bonus"] in TONES
                          and row["condition"] in (None, "joy"), but=gains))  # fmt: skip
    bought = find("fortune", but=[*gains, TO_FORTUNE])
    m = start(
        seat(None, (3, 3, 3), tokens=goal, helpers=[*gains, TO_FORTUNE]),
        fortune=[bought],
        maestro=with_cards(card),
    )
    m.play("inspire joy joy")
    m.play_all([f"use {gain}" for gain in gains])
    m.play(f"use {TO_FORTUNE}")
    assert now(m)["met"] == []
    does(m, f"fortune {bought}")
    assert now(m)["met"] == [card]


def both_met(**parts: Any) -> Match:
    """A turn in which two tasks are met, before it is ended."""
    low = GOAL[BALANCE]
    m = start(seat(None, (GOAL[PEAK] - 1, low, low)), maestro=with_cards(PEAK, BALANCE), **parts)
    m.play("inspire passion joy")
    assert set(now(m)["met"]) == {PEAK, BALANCE}
    return m


def test_ov_7_1_of_several_met_one_is_chosen() -> None:
    for chosen, other in ((PEAK, BALANCE), (BALANCE, PEAK)):
        m = both_met()
        m.play("end-turn")
        assert phase(m) == "maestro"
        assert m.to_move == 0
        assert set(m.legal()) == {f"maestro {PEAK}", f"maestro {BALANCE}"}
        m.play(f"maestro {chosen}")
        assert of(m, 0)["maestro"] == [chosen]
        assert other in m.view(None)["maestro"]
        assert m.to_move == 1


def test_ov_7_1_taking_cannot_be_declined_and_nothing_else_is_possible() -> None:
    m = both_met()
    m.play("end-turn")
    for move in ("end-turn", "inspire joy joy", "exchange joy", "artist concert", "attend", "pay joy"):
        refused(m, move, "maestro-first", "OV-7.1")
    assert kinds(m) == {"maestro"}
    m = start(seat(None, NEARLY), maestro=with_cards(PEAK))
    m.play("inspire passion joy")
    m.play("end-turn")  # with one met nothing is asked
    assert of(m, 0)["maestro"] == [PEAK]


def test_ov_7_1_only_open_cards_that_were_met_can_be_chosen() -> None:
    m = both_met()
    m.play("end-turn")
    concerts = task("concerts")
    assert concerts in m.view(None)["maestro"]
    refused(m, f"maestro {concerts}", "task-not-met", "OV-7.1", have=0, need=GOAL[concerts])
    closed = next(card for card in ROWS["maestro"] if card not in m.view(None)["maestro"])
    refused(m, f"maestro {closed}", "maestro-not-open", "OV-7.1")


def test_ov_7_1_a_card_cannot_be_taken_before_the_end_of_the_turn() -> None:
    card = find("fortune", action="seek-inspiration", bonus="seek-inspiration")
    m = start(seat(None, HIGH, helpers=[card]), maestro=with_cards(PEAK))
    refused(m, f"maestro {PEAK}", "maestro-at-end", "OV-7.1")
    m.play("inspire sorrow sorrow")
    m.play(f"use {card}")
    refused(m, f"maestro {PEAK}", "maestro-at-end", "OV-7.1")


def test_ov_7_1_the_choice_is_made_before_the_rows_refill() -> None:
    m = both_met()
    m.play("end-turn")
    assert row(m, "concert") == [None] * 5
    m.play(f"maestro {PEAK}")
    assert None not in row(m, "concert")
    kinds_in_order = [event.kind for event in m.events()]
    assert kinds_in_order.index("maestro-taken") < kinds_in_order.index("turn-ended") < kinds_in_order.index("dealt")


def test_ov_7_1_at_most_one_a_turn() -> None:
    m = both_met()
    m.play_all(["end-turn", f"maestro {PEAK}"])
    assert of(m, 0)["maestro"] == [PEAK]
    does(m, "inspire joy joy", "end-turn")
    assert now(m)["met"] == [BALANCE]
    does(m, "inspire joy joy", "end-turn")
    assert sorted(of(m, 0)["maestro"]) == sorted([PEAK, BALANCE])


def at_goal(card: str) -> dict[str, Any] | None:
    """A seat that has just what a task asks for, or None for tasks that count what is done in a turn."""
    columns = ROWS["maestro"][card]
    goal, about = columns["goal"], columns["about"]
    music = {**ROWS["chamber"], **ROWS["concert"]}
    helpers = {**ROWS["fortune"], **ROWS["patron"]}

    def pieces(fits: Any) -> list[str]:
        return [piece for piece, piece_row in music.items() if fits(piece_row)][:goal]

    def cards(fits: Any) -> list[str]:
        return [helper for helper, helper_row in helpers.items() if fits(helper_row)][:goal]

    def at(helper_row: Any) -> str | None:
        if helper_row.get("kind") == "legacy":
            return None
        return str(helper_row.get("action", "seek-fortune"))

    if columns["task"] == "tone-sets":
        one_tone = [pieces(lambda piece, tone=tone: piece["tones"] == [tone]) for tone in TONES]
        return seat(music=[piece for found in one_tone for piece in found])
    if columns["task"] == "types":
        kinds_of_music = ["piano", "strings", "woodwind", "mass", "opera", "symphony"][:goal]
        chosen: list[str] = []
        for kind in kinds_of_music:
            chosen.append(next(piece for piece, piece_row in music.items()
                               if kind in piece_row["types"] and set(piece_row["types"]) <= set(kinds_of_music)
                               and piece not in chosen))  # fmt: skip
        return seat(music=chosen)
    if columns["task"] == "stations":
        stations = ["seek-inspiration", "seek-fortune", "seek-patronage", "perform"][:goal]
        return seat(helpers=[next(h for h, r in helpers.items() if at(r) == station) for station in stations])
    if columns["task"] == "patron-lp":
        patron = next(h for h, r in helpers.items() if r.get("kind") == "legacy" and not r["dislikes"])
        loved = set(helpers[patron]["loves"])
        fitting = [piece for piece, r in music.items() if loved & {*r["tones"], *r["types"]}]
        return seat(helpers=[patron], music=fitting[: (goal + 1) // 2])
    simple: dict[str, Any] = {
        "pieces": lambda: seat(music=pieces(lambda piece: about in {*piece["tones"], *piece["types"]})),
        "concerts": lambda: seat(music=list(ROWS["concert"])[:goal]),
        "chambers": lambda: seat(music=list(ROWS["chamber"])[:goal]),
        "inspiration": lambda: seat(None, (goal - 2 * (goal // 3), goal // 3, goal // 3)),
        "balance": lambda: seat(None, (goal, goal, goal)),
        "peak": lambda: seat(None, (0, goal, 0)),
        "tokens": lambda: seat(tokens=goal),
        "tickets": lambda: seat(hand=(goal - goal // 2, goal // 2, 0)),
        "fortunes": lambda: seat(helpers=cards(lambda helper: "action" in helper)),
        "legacy-patrons": lambda: seat(helpers=cards(lambda helper: helper.get("kind") == "legacy")),
        "financiers": lambda: seat(helpers=cards(lambda helper: helper.get("kind") == "financier")),
        "column": lambda: seat(helpers=cards(lambda helper: at(helper) == about)),
    }
    make = simple.get(columns["task"])
    return None if make is None else dict(make())


def one_short(place: dict[str, Any]) -> dict[str, Any]:
    """The same seat with one thing less."""
    less = dict(place)
    if less.get("music"):
        return less | {"music": less["music"][1:]}
    if less.get("helpers"):
        return less | {"helpers": less["helpers"][1:]}
    if less["tokens"] > 1:
        return less | {"tokens": less["tokens"] - 1}
    if any(less["hand"].values()):
        return less | {"hand": less["hand"] | {"passion": less["hand"]["passion"] - 1}}
    highest = max(TONES, key=lambda tone: less["inspiration"][tone])
    return less | {"inspiration": less["inspiration"] | {highest: less["inspiration"][highest] - 1}}


def met_at_start(card: str, place: dict[str, Any]) -> bool:
    """Whether a task is met at the start of the turn of a seat that has this."""
    m = start(seat(), place, maestro=[card])
    m.play("inspire passion joy")
    if "attend" in m.legal():
        settle(m)
    m.play("end-turn")
    return card in now(m)["met"]


@pytest.mark.parametrize("card", sorted(ROWS["maestro"]))
def test_ov_7_1_each_task_is_met_at_its_goal_and_not_one_short(card: str) -> None:
    place = at_goal(card)
    if place is None:
        assert ROWS["maestro"][card]["task"] in ("actions", "bonuses")  # below: what is done in a turn
        return
    assert met_at_start(card, place)
    assert not met_at_start(card, one_short(place))


@pytest.mark.parametrize(
    ("kind", "about", "goal", "met", "short"),
    [
        ("music-lp", None, 10, {"music": ["string-quartet", "moonlight-sonata"]}, {"music": ["string-quartet"]}),
        ("legacy-patrons", None, 2, {"helpers": ["therese-grob", "count-razumovsky"]}, {"helpers": ["therese-grob"]}),
        ("financiers", None, 2, {"helpers": ["lady-antoinette", "johann-tost"]}, {"helpers": ["therese-grob"] * 1}),
        ("inspiration", None, 9, {"inspiration": {"passion": 7}}, {"inspiration": {"passion": 6}}),
        ("column", "perform", 2, {"helpers": ["encore", "piano-pupil"]}, {"helpers": ["encore", "the-prodigy"]}),
        ("pieces", "opera", 1, {"music": ["medea"]}, {"music": ["symphony-no-5"]}),
    ],
)
def test_ov_7_1_tasks_that_another_box_may_have(
    tmp_path: Path, kind: str, about: str | None, goal: int, met: dict[str, Any], short: dict[str, Any]
) -> None:
    columns = {"task": f'"{kind}"', "goal": str(goal)}
    if about:
        columns["about"] = f'"{about}"'
    lp = {"lp": "5"}
    digest = retuned(tmp_path, burning_zeal=columns, string_quartet=lp, moonlight_sonata=lp)
    for place, expected in ((met, True), (short, False)):
        m = start(seat(), seat() | place, maestro=["burning-zeal"], box=digest)
        does(m, "inspire passion joy", "end-turn")
        assert ("burning-zeal" in now(m)["met"]) == expected


def test_ov_7_1_actions_completed_in_a_turn_count_the_main_one_included() -> None:
    card = task("actions")
    goal = GOAL[card]
    again = find("fortune", action="seek-inspiration", bonus="seek-inspiration")
    helpers = [again, *[find("fortune", action="seek-inspiration", bonus="seek-fortune", condition=None)]]
    bought = find("fortune", but=helpers)
    tone = row_of(again)["condition"] or "joy"
    m = start(
        seat(None, (4, 4, 4), tokens=9, helpers=helpers), fortune=[bought], maestro=with_cards(card),
        now={"actions_done": goal - 3},
    )  # fmt: skip
    m.play(f"inspire {tone} {tone}")
    m.play(f"use {again}")
    m.play(f"inspire {tone} {tone}")
    assert now(m)["met"] == []
    does(m, f"use {helpers[1]}", f"fortune {bought}")
    assert now(m)["met"] == [card]


# OV-7.2: what is forgotten.


def test_ov_7_2_what_was_met_in_passing_and_not_taken_is_forgotten() -> None:
    """The task of the other card does not hold any more on the next turn: Passion was spent."""
    bought = find("fortune", lambda card: card["cost"] >= 2)
    low = GOAL[BALANCE]
    m = start(seat(), seat(None, (GOAL[PEAK], low, low)), fortune=[bought], maestro=with_cards(PEAK, BALANCE))
    does(m, "inspire joy joy", "end-turn")
    assert set(now(m)["met"]) == {PEAK, BALANCE}
    m.play(f"fortune {bought}")
    while phase(m) == "pay":
        m.play("pay passion")
    m.play_all(["end-turn", f"maestro {BALANCE}"])
    assert now(m)["met"] == []
    does(m, "inspire joy joy", "end-turn")
    assert now(m)["met"] == []
    does(m, "inspire joy joy", "end-turn")
    assert of(m, 1)["maestro"] == [BALANCE]


def test_ov_7_2_it_can_be_taken_next_turn_if_it_is_met_again() -> None:
    bought = find("fortune", cost=2)
    low = GOAL[BALANCE]
    m = start(seat(), seat(None, (GOAL[PEAK], low, low)), fortune=[bought], maestro=with_cards(PEAK, BALANCE))
    does(m, "inspire joy joy", "end-turn")
    m.play_all([f"fortune {bought}", "pay passion", "pay passion", "end-turn", f"maestro {BALANCE}"])
    does(m, "inspire joy joy", "end-turn", "inspire passion passion", "end-turn")
    assert set(of(m, 1)["maestro"]) == {BALANCE, PEAK}


def test_ov_7_2_it_can_be_taken_next_turn_if_still_met_and_still_there() -> None:
    m = both_met()
    m.play_all(["end-turn", f"maestro {BALANCE}"])
    does(m, "inspire joy joy", "end-turn")
    assert now(m)["met"] == [PEAK]

    low = GOAL[BALANCE]
    m = start(
        seat(None, (GOAL[PEAK] - 1, low, low)), seat(None, NEARLY), seat(),
        maestro=with_cards(PEAK, BALANCE, players=3),
    )  # fmt: skip
    m.play_all(["inspire passion joy", "end-turn", f"maestro {BALANCE}", "inspire passion joy", "end-turn"])
    assert of(m, 1)["maestro"] == [PEAK]
    does(m, "inspire joy joy", "end-turn")
    assert now(m)["met"] == []
    does(m, "inspire joy joy", "end-turn")
    assert of(m, 0)["maestro"] == [BALANCE]


def attended(attendee: dict[str, Any], **parts: Any) -> Match:
    """The first seat performs a piece that gives Passion, and the second attends."""
    piece = find("chamber", lambda card: "passion" in card["tones"])
    m = start(seat(bystander(piece), ENOUGH), attendee, chamber=[piece], **parts)
    m.play(f"perform {piece}")
    m.play("attend")
    return m


def test_ov_7_2_a_task_met_through_anothers_turn_is_taken_on_the_own_next_turn() -> None:
    m = attended(seat(None, NEARLY), maestro=with_cards(BALANCE, PEAK))
    assert tones(m, 1)[0] == GOAL[PEAK]
    m.play("end-turn")
    if phase(m) == "maestro":
        m.play(f"maestro {BALANCE}")
    assert PEAK not in of(m, 1)["maestro"]
    assert PEAK in now(m)["met"]
    does(m, "inspire joy joy", "end-turn")
    assert PEAK in of(m, 1)["maestro"]


def test_ov_7_2_a_task_met_through_anothers_turn_must_still_hold() -> None:
    """Six Tickets in hand on another's turn, one of which is given away before the own turn."""
    piece = find("chamber")
    goal = GOAL[TICKETS]
    own: Tones = (goal, 0, 0)
    m = start(
        seat(bystander(piece), (9, 9, 9), hand=(9 - goal, 9, 9)),
        seat(None, NOTHING, hand=own),
        chamber=[piece],
        maestro=with_cards(TICKETS),
    )
    m.play_all([f"perform {piece}", "attend", "give passion", "end-turn"])
    assert m.to_move == 1
    assert now(m)["met"] == []
    assert of(m, 0)["maestro"] == [TICKETS]


def test_ov_7_2_nobody_takes_a_card_on_anothers_turn() -> None:
    m = start(seat(), seat(None, HIGH, tokens=GOAL[TOKENS]), maestro=with_cards(PEAK, TOKENS))
    does(m, "inspire joy joy", "end-turn")
    assert of(m, 1)["maestro"] == []
    assert set(now(m)["met"]) == {PEAK, TOKENS}


# OV-7.3: taking uses nothing up.


def test_ov_7_3_taking_a_card_uses_nothing_up() -> None:
    goal = GOAL[TOKENS]
    m = start(seat(None, (3, 2, 1), tokens=goal, hand=(1, 2, 3), music=["string-quartet"], helpers=["encore"]),
              maestro=with_cards(TOKENS))  # fmt: skip
    m.play("inspire joy joy")
    before = of(m, 0)
    m.play("end-turn")
    assert of(m, 0) == before | {"maestro": [TOKENS]}


def test_ov_7_3_the_same_things_may_serve_two_cards() -> None:
    """Concert Music of many types: for the card that asks for Concert Music and for the one that asks for types."""
    concerts, types = task("concerts"), task("types")
    music = ["magic-flute", "first-the-music", "nelson-mass", "pastoral-symphony", "farewell-symphony"]
    assert len(music) >= GOAL[concerts]
    assert len({kind for piece in music for kind in row_of(piece)["types"]}) >= GOAL[types]
    m = start(seat(music=music), seat(), maestro=[concerts, types, task("actions"), task("bonuses")])
    m.play("inspire joy joy")
    m.play("end-turn")
    m.play(f"maestro {concerts}")
    does(m, "inspire joy joy", "end-turn")
    m.play("inspire joy joy")
    m.play("end-turn")
    assert set(of(m, 0)["maestro"]) == {concerts, types}
    assert moves(m, "maestro") == []
