"""What a seat may not know changes nothing that it gets to see; and what can be undone has told nobody anything."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.contract.walks import as_bytes, every_move, resampled, walked

import partita
from partita.core.game import game as game_named
from partita.core.match import Match

WALKS = st.tuples(
    st.sampled_from(partita.games()),
    st.integers(0, 1000),  # the kind of set-up
    st.integers(0, 2**32 - 1),  # the seed
    st.integers(0, 400),  # plies
)
THINKERS = st.integers(0, 2**63 - 1)
FURTHER = 12  # moves that are played on
often = settings(
    max_examples=150, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def told_to(match: Match, seat: int | None) -> dict[str, bytes]:
    """All that a seat, or a spectator, can ask of a match."""
    told = {
        "view": as_bytes(match.view(seat)),
        "events": as_bytes(match.events(seat)),
        "to move": as_bytes([match.to_move, match.is_over, match.ply, match.moves, match.can_undo]),
        "scores": as_bytes(match.scores()) if match.is_over else b"",
    }
    if seat is not None and seat == match.to_move:
        game = game_named(match.game)
        told["legal"] = as_bytes(match.legal())
        told["choices"] = as_bytes(match.choices())
        told["reasons"] = as_bytes([match.why_not(move) for move in every_move(game, match)])
    return told


@often
@given(WALKS, THINKERS, st.data())
def test_what_a_seat_may_not_know_changes_nothing_it_is_told(
    walk: tuple[str, int, int, int], thinker: int, data: st.DataObject
) -> None:
    match = walked(*walk)
    seats = [None, *range(match.players)]
    seat = data.draw(st.sampled_from(seats if match.to_move is None else [match.to_move, *seats]))
    other = resampled(match, seat, thinker)
    assert other.state().tobytes() != match.state().tobytes()
    assert told_to(other, seat) == told_to(match, seat)


@often
@given(WALKS, THINKERS, st.data())
def test_as_long_as_a_seat_sees_the_same_it_is_told_the_same(
    walk: tuple[str, int, int, int], thinker: int, data: st.DataObject
) -> None:
    """The same moves in two matches that differ in hidden things, until they come to light."""
    match = walked(*walk)
    seat = data.draw(st.sampled_from([None, *range(match.players)]))
    other = resampled(match, seat, thinker)
    draw = random.Random(thinker)
    for _ in range(FURTHER):
        if match.is_over:
            break
        move = draw.choice(match.legal())
        if other.why_not(move) is not None:  # it rests on what another seat knows
            assert match.to_move != seat
            break
        match.play(move)
        other.play(move)
        if as_bytes(match.view(seat)) != as_bytes(other.view(seat)):
            break
        assert told_to(other, seat) == told_to(match, seat)


@often
@given(WALKS, THINKERS)
def test_undo_leads_back_to_the_same_bytes_and_past_nothing_that_was_told(
    walk: tuple[str, int, int, int], thinker: int
) -> None:
    match = walked(*walk)
    draw = random.Random(thinker)
    for _ in range(FURTHER):
        if match.is_over:
            break
        match.play(draw.choice(match.legal()))
    reads = [int(match.at(ply).state()["reads"][0]) for ply in range(match.ply + 1)]
    movers = [match.at(ply).to_move for ply in range(match.ply + 1)]
    for ply in range(max(walk[3] - FURTHER, 1), match.ply + 1):
        now = match.at(ply)
        quiet = reads[ply - 1] == reads[ply]
        assert now.can_undo == quiet
        if not quiet:
            with pytest.raises(partita.UndoBarred):
                now.undo()
            continue
        taken = now.copy()
        moves = taken.undo("turn")
        assert len(moves) >= 1
        first = ply - len(moves)
        assert taken.ply == first
        assert taken.state().tobytes() == match.at(first).state().tobytes()
        assert as_bytes(taken.events(0)) == as_bytes(match.at(first).events(0))
        seat = movers[first]
        assert seat is not None
        assert {movers[later] for later in range(first, ply)} == {seat}
        # Whatever the hidden things are: the same moves are legal, and lead to the same view.
        other = resampled(taken, seat, thinker)
        other.play_all(moves)
        assert as_bytes(other.view(seat)) == as_bytes(now.view(seat))
        assert other.can_undo
        taken.play_all(moves)
        assert taken.state().tobytes() == now.state().tobytes()


@pytest.mark.parametrize("name", partita.games())
def test_the_point_of_no_return_is_not_further_back_than_it_has_to_be(name: str) -> None:
    """Most moves that count as having read something hidden show, for some other hidden things, another view."""
    loud = revealing = 0
    for variant in range(24):
        match = walked(name, variant, variant, 60)
        draw = random.Random(variant)
        for _ in range(FURTHER):
            seat = match.to_move
            if seat is None:
                break
            move = draw.choice(match.legal())
            before = match.copy()
            match.play(move)
            if match.state()["reads"] == before.state()["reads"]:
                continue
            loud += 1
            for thinker in range(6):
                other = resampled(before, seat, thinker)
                other.play(move)
                if as_bytes(other.view(seat)) != as_bytes(match.view(seat)):
                    revealing += 1
                    break
    assert loud > 20
    assert revealing > 0.8 * loud
