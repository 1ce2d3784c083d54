"""One match by itself: what could be tried out to learn or to hurt, and what it costs to take many entries in."""

from typing import Any

import pytest

from partita.core.game import game
from partita.server.deed import Deed, Draft
from partita.server.fold import folded
from partita.server.refusals import Code, Refusal
from partita.server.table import MOST_ENTRIES, Plan, Table
from partita.server.wire import Clock, SeatPlan

SECOND = 1_000


def a_table(name: str = "ovation", players: int = 2, **more: Any) -> Table:
    """A match of people that has begun."""
    rules = game(name)
    box = rules.load_box(None)
    deed = Deed(
        id="a" * 16,
        game=name,
        rules_version=rules.rules_version,
        box=box.digest,
        options=rules.check_options(players, None),
        seats=[SeatPlan(kind="open")] * players,
        secret="5e" * 32,
        salt="5a" * 16,
        bots_key="00" * 8,
        opened=0,
        seed="00" * 16,
        **more,
    )
    table = Table(deed, box)
    for seat in range(players):
        did(table, Plan([Draft("take", seat, "00" * 16)]))
    did(table, Plan([Draft("start")]))
    return table


def did(table: Table, plan: Plan, served: int = 0) -> None:
    """Take in what a plan writes."""
    for draft in plan.drafts:
        table.apply(draft.entry(table.version + 1, None, 0, served))


def plays(table: Table, *moves: str, served: int = 0) -> None:
    """The seat that decides plays."""
    did(table, table.play(table.version, moves, table.to_move or 0), served)


def refused(table: Table, *moves: str) -> Refusal:
    with pytest.raises(Refusal) as found:
        table.play(table.version, moves, table.to_move or 0)
    return found.value


@pytest.mark.parametrize("last", ["perform trout", "end-turn", "waltz"])
def test_what_a_move_reveals_cannot_be_learnt_by_a_message_that_is_refused(last: str) -> None:
    """Whatever comes behind it, right, wrong or no move at all, the answer is the same."""
    table = a_table()
    told = refused(table, "artist chamber", last)
    assert (told.code, told.reason) == (Code.REVEALS, None)
    assert told.text("en") == refused(table, "artist chamber", "something else").text("en")
    assert table.play(table.version, ["artist chamber"], 0).drafts


def test_the_decision_is_taken_back_from_another_seat_once_and_costs_that_seat_no_time() -> None:
    table = a_table(clock=Clock(kind="live", seconds=60, increment=5))
    plays(table, "inspire joy joy", "end-turn", served=10 * SECOND)
    assert table.to_move == 1
    did(table, table.undo(table.version, "decision", 0), served=40 * SECOND)
    times = table.times(40 * SECOND)
    assert times is not None
    assert times.left == [50 * SECOND, 60 * SECOND]
    plays(table, "end-turn", served=41 * SECOND)
    with pytest.raises(Refusal) as again:
        table.undo(table.version, "decision", 0)
    assert again.value.code == Code.UNDO_BARRED
    plays(table, "inspire joy joy", "end-turn", served=42 * SECOND)
    plays(table, "inspire joy joy", "end-turn", served=43 * SECOND)
    did(table, table.undo(table.version, "decision", 0), served=44 * SECOND)  # another turn, another time
    assert table.to_move == 0


def test_a_bot_earns_its_seat_no_time_and_time_that_has_run_out_stays_so() -> None:
    table = a_table(clock=Clock(kind="live", seconds=10, increment=30))
    did(table, table.give(0, "clock"), served=10 * SECOND)
    plays(table, "inspire joy joy", "end-turn", served=11 * SECOND)
    with pytest.raises(Refusal) as found:
        table.back(0)
    assert found.value.code == Code.NOT_GIVEN


def test_who_resigns_last_of_those_who_are_there_does_not_end_the_match_of_those_who_are_away() -> None:
    table = a_table(players=3)
    did(table, Plan([Draft("bot", 1, "vote"), Draft("bot", 2, "vote")]))
    did(table, table.resign(0))
    assert table.status == "running"
    did(table, table.back(1))
    assert not table.seats[1].by_bot


def test_whoever_has_the_first_place_has_won_and_nobody_else() -> None:
    all_gave_up, left, one_stayed = a_table(players=3), a_table(players=3), a_table(players=3)
    for seat in range(3):
        did(all_gave_up, all_gave_up.resign(seat))
    did(left, left.close("abandoned"))
    did(one_stayed, Plan([Draft("resign", 1), Draft("close", None, "resigned")]))
    for table, winners in ((all_gave_up, []), (left, []), (one_stayed, [0, 2])):
        ending = table.ending
        assert ending is not None
        assert ending.winners == winners
        assert [seat for seat, place in enumerate(ending.places) if place == 1] == winners
        assert min(ending.places) == (1 if winners else 2)


def test_what_is_so_already_makes_no_entry() -> None:
    table = a_table(players=3)
    assert not table.stand(0, "attendance", "ask").drafts
    did(table, table.stand(0, "attendance", "never"))
    assert not table.stand(0, "attendance", "never").drafts
    assert table.stand(0, "attendance", "ask").drafts
    did(table, table.vote(0, 2, {2}), served=SECOND)
    assert not table.vote(0, 2, {2}).drafts
    assert [draft.kind for draft in table.vote(0, 2, {1, 2}).drafts] == ["vote", "bot"]
    table.seats[2].until = 2 * SECOND  # back, and gone again
    assert [draft.kind for draft in table.vote(0, 2, {2}).drafts] == ["vote"]


def test_an_answer_and_a_seat_are_changed_so_often_and_no_more() -> None:
    table = a_table()
    waiting = Table(table.deed, table.box)
    did(waiting, waiting.take([(0, "00" * 16)], "clara") or Plan([]))
    table.version = waiting.version = MOST_ENTRIES
    with pytest.raises(Refusal, match=Code.ENOUGH):
        table.stand(0, "attendance", "never")
    with pytest.raises(Refusal, match=Code.ENOUGH):
        waiting.leave(0)
    assert table.play(table.version, ["inspire joy joy"], 0).drafts
    assert waiting.take([(1, "00" * 16)], "robert")


def test_a_match_with_many_moves_taken_back_is_folded_to_the_same_table() -> None:
    table = a_table()
    entries = []

    def kept(plan: Plan) -> None:
        for draft in plan.drafts:
            entries.append(draft.entry(table.version + 1, None, 0, 0))
            table.apply(entries[-1])

    for _ in range(300):
        kept(table.play(table.version, ["inspire joy joy"], 0))
        kept(table.undo(table.version, "decision", 0))
    start = [Draft("take", 0, "00" * 16), Draft("take", 1, "00" * 16), Draft("start")]
    first = [draft.entry(number, None, 0, 0) for number, draft in enumerate(start, 1)]
    again = folded(table.deed, [*first, *entries], {"ovation": {table.box.digest: table.box}})
    assert (again.version, again.moves, again.undoable) == (table.version, table.moves, table.undoable)
    assert again.moment is not None
    assert table.moment is not None
    assert again.moment.state.tobytes() == table.moment.state.tobytes()
