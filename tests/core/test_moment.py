"""Single moments of a match, held without its history."""

import random

import pytest
from tests.core.playing import SCRIPTS, every_game, played

import partita
from partita.core.game import game as game_named
from partita.core.match import Match
from partita.core.moment import Happened, Moment, as_seen, begin

_PAYMENTS = 20  # that are looked at from all sides


def begun(match: Match) -> tuple[Moment, int]:
    """The first moment of a match, worked out anew, and how many events led to it."""
    record = match.record()
    game = game_named(match.game)
    moment, happened = begin(game, match.box, match.players, match.options, match.seed, record.get("position"))
    assert [event for _, event in happened] == [event for _, event in match.at(0).all_events()]
    return moment, len(happened)


def assert_same(moment: Moment, match: Match) -> None:
    """A moment tells what its match does."""
    game = moment.game
    assert moment.state.tobytes() == match.state().tobytes()
    assert (moment.to_move, moment.is_over, moment.end_reason) == (match.to_move, match.is_over, match.end_reason)
    assert (moment.winners, moment.scores(), moment.breakdown()) == (match.winners, match.scores(), match.breakdown())
    assert [game.move_text(code, moment.box) for code in moment.codes()] == moment.legal() == match.legal()
    assert moment.choices() == match.choices()
    assert moment.position() == match.position()
    for seat in (None, *range(match.players)):
        assert moment.view(seat) == match.view(seat)
        assert moment.view(seat) == {**game.describe(moment.blotted(seat), moment.box), "seat": seat}


@every_game
@pytest.mark.parametrize("players", [1, 3])
def test_moments_follow_each_other_as_the_match_goes(game: str, players: int) -> None:
    whole = played(game, players, seed=4)
    moment, count = begun(whole)
    quick = moment
    match = whole.at(0)
    happened: Happened = []
    for ply, move in enumerate(whole.moves):
        if ply % 25 == 0:
            assert_same(moment, match)
        code = moment.code(move)
        before = moment.state.tobytes()
        after, events = moment.after(code, count + len(happened))
        assert moment.state.tobytes() == before
        quick = quick.stepped(code)
        assert quick.state.tobytes() == after.state.tobytes()
        assert after.reads >= moment.reads
        happened += events
        moment = after
        match.play(move)
    assert_same(moment, whole)
    assert [event for _, event in happened] == [event for _, event in whole.all_events(since=count)]
    for watcher in range(players):
        assert [as_seen(*event, watcher) for event in happened] == whole.events(watcher, since=count)
    assert [as_seen(*event, -1) for event in happened] == whole.events(since=count)


@every_game
def test_a_moment_begins_as_described(game: str) -> None:
    match = partita.position(game, SCRIPTS[game].position)
    moment, count = begun(match)
    assert count == 0
    assert_same(moment, match)


@every_game
def test_a_moment_tells_whose_turn_it_is(game: str) -> None:
    match = played(game, 2, seed=2, plies=30)
    position = match.position()
    moment = Moment(game_named(game), match.box, match.players, match.state())
    assert moment.turn == (position["round"], position["turn"])
    assert moment.reads == position["reads"]


@every_game
def test_only_legal_moves_have_a_code_at_a_moment(game: str) -> None:
    match = played(game, 2, seed=3, plies=20)
    moment = Moment(game_named(game), match.box, match.players, match.state())
    assert [moment.code(move) for move in match.legal()] == moment.codes()
    draw = random.Random(3)
    texts = [moment.game.move_text(code, moment.box) for code in range(moment.game.kernels.ACTIONS)]
    for move in ["", "jump", *draw.sample(texts, 60)]:
        reason = moment.why_not(move)
        assert reason == match.why_not(move)
        if reason is None:
            continue
        with pytest.raises(partita.IllegalMove) as caught:
            moment.code(move)
        assert caught.value.reason == reason
        with pytest.raises(partita.IllegalMove) as played_:
            match.play(move)
        assert str(caught.value) == str(played_.value)


@every_game
@pytest.mark.parametrize("seat", [-1, 2, True, "0", 1.0])
def test_there_is_nothing_to_see_for_a_seat_that_does_not_play(game: str, seat: int) -> None:
    match = played(game, 2, seed=1, plies=5)
    moment = Moment(game_named(game), match.box, match.players, match.state())
    for look in (moment.view, moment.blotted, match.view):
        with pytest.raises(partita.BadOption):
            look(seat)


@every_game
def test_events_are_kept_apart_from_what_is_shown(game: str) -> None:
    match = played(game, 2, seed=1, plies=0)
    _, happened = begin(game_named(game), match.box, 2, match.options, 1)
    event = next(event for _, event in happened if event.args)
    shown = as_seen(0, event, -1)
    shown.args.clear()
    assert event.args
    assert as_seen(0b10, event, 0) == partita.Event(number=event.number, game=game)
    assert as_seen(0b10, event, 1) == event


@every_game
def test_every_way_to_pay_is_a_line_of_legal_moves_that_completes_the_payment(game: str) -> None:
    found = 0
    for seed in range(6):
        match = played(game, 2, seed=seed)
        for ply in range(match.ply):
            moment = Moment(game_named(game), match.box, 2, match.at(ply).state())
            groups = {choice.group for choice in moment.choices() if choice.reason is None} - {None}
            ways = moment.payments()
            assert bool(ways) == bool(groups)
            if not ways or found > _PAYMENTS:
                continue
            found += 1
            first = {choice.move for choice in moment.choices() if choice.group and choice.reason is None}
            assert {way[0] for way in ways} == first
            assert len({tuple(way) for way in ways}) == len(ways)
            for way in ways:
                after = moment
                for move in way:
                    assert {choice.group for choice in after.choices() if choice.move == move} == groups
                    after = after.stepped(after.code(move))
                assert not groups & {choice.group for choice in after.choices() if choice.reason is None}
    assert found
