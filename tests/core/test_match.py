"""Matches: moves, taking back, events, views."""

import json
import random
from typing import Any

import pytest
from tests.core.playing import played

import partita
from partita.core.events import Event
from partita.core.match import Match

# Nothing in it hides or reveals: a position in which seat 0 has a turn ahead, with two bonuses to use.
QUIET: dict[str, Any] = {
    "players": 2,
    "seats": [{"composer": "mozart", "inspiration": {"joy": 3}, "helpers": ["the-prodigy"], "tokens": 2}, {}],
}


def told(match: Match) -> str:
    """All that can be asked of a match, as one text to compare."""
    return json.dumps(
        [
            match.record(),
            match.legal(),
            match.position(),
            [match.view(seat) for seat in (None, *range(match.players))],
            match.scores(),
            [(event.number, event.kind, event.args) for event in match.events(0)],
        ]
    )


def test_same_seed_same_match() -> None:
    assert told(played(3, 5, 60)) == told(played(3, 5, 60))


def test_legal_moves_are_unique_and_end_with_the_match() -> None:
    match = partita.new("ovation", players=2, seed=8)
    draw = random.Random(8)
    while match.to_move is not None:
        legal = match.legal()
        assert len(legal) == len(set(legal)) > 0
        assert match.end_reason is None
        assert match.winners == []
        match.play(draw.choice(legal))
    assert match.is_over
    assert match.legal() == []
    assert match.choices() == []
    assert match.end_reason in ("maestro", "round-limit")
    assert match.winners
    with pytest.raises(partita.IllegalMove) as caught:
        match.play("end-turn")
    assert caught.value.reason.code == "match-over"
    with pytest.raises(partita.IllegalMove, match="over"):
        match.play("begin again")


def test_scores_are_the_sums_of_the_breakdown() -> None:
    for players in (1, 2, 4):
        match = played(players, players)
        sums = [sum(row["points"] for row in rows) for rows in match.breakdown()]
        assert match.scores() == sums
        assert len(sums) == max(players, 2)
        assert all(set(row) == {"source", "clause", "points"} for rows in match.breakdown() for row in rows)


@pytest.mark.parametrize(
    "move", ["", "inspire", "inspire joy passion", "Inspire joy joy", "perform nothing", "é", "a\nb"]
)
def test_unknown_moves_are_refused_and_change_nothing(move: str) -> None:
    match = played(2, 3, 12)
    before = told(match)
    reason = match.why_not(move)
    assert reason is not None
    assert reason.code == "unknown-move"
    assert reason.text("en")
    assert reason.text("fr")
    with pytest.raises(partita.IllegalMove) as caught:
        match.play(move)
    assert caught.value.reason == reason
    assert "\n" not in str(caught.value)
    assert told(match) == before


@pytest.mark.parametrize(
    "move",
    [None, 3, b"end-turn", ["end-turn"], 10**5000, "x" * 100_000],
    ids=["none", "number", "bytes", "list", "huge", "long"],
)
def test_what_is_no_text_is_no_move(move: Any) -> None:
    match = partita.new("ovation", players=2, seed=3)
    reason = match.why_not(move)
    assert reason is not None
    assert all(0 < len(reason.text(lang)) < 200 for lang in ("en", "fr"))
    with pytest.raises(partita.IllegalMove):
        match.play(move)
    assert match.ply == 0


def test_why_not_is_none_exactly_for_legal_moves() -> None:
    engine = partita.engine("ovation")
    texts = {engine.text(code) for code in range(engine.ACTIONS)}
    draw = random.Random(1)
    match = partita.new("ovation", players=2, seed=1, options={"magnum_opus": True})
    for _ in range(40):
        legal = match.legal()
        assert {text for text in texts if match.why_not(text) is None} == set(legal)
        match.play(draw.choice(legal))


def test_play_all_is_all_or_nothing() -> None:
    match = played(2, 6, 9)
    before = told(match)
    good = played(2, 6, 15).moves[9:]
    with pytest.raises(partita.IllegalMove):
        match.play_all([*good, "keep nothing"])
    assert told(match) == before
    for wrong in ("end-turn", 7, None, {"end-turn": 1}):
        with pytest.raises(partita.BadOption):
            match.play_all(wrong)  # type: ignore[arg-type]
    assert told(match) == before
    assert match.play_all([]) == []
    match.play_all(good)
    assert told(match) == told(played(2, 6, 15))


def test_choices_hold_all_that_is_legal_and_say_why_the_rest_is_not() -> None:
    match = partita.new("ovation", players=2, seed=2)
    draw = random.Random(2)
    for _ in range(60):
        choices = match.choices()
        assert [choice.move for choice in choices if choice.reason is None] == match.legal()
        assert len({choice.move for choice in choices}) == len(choices)
        for choice in choices:
            assert choice.reason == match.why_not(choice.move)
            assert choice.kind == choice.move.split()[0]
            assert (choice.group is not None) == (choice.kind in ("pay", "discount"))
            if choice.reason is not None:
                assert not choice.reveals
                assert choice.wastes == 0
                assert not choice.passes
        match.play(draw.choice(match.legal()))


def test_what_choices_foretell_happens() -> None:
    draw = random.Random(4)
    match = partita.new("ovation", players=3, seed=4)
    for _ in range(150):
        choice = draw.choice([choice for choice in match.choices() if choice.reason is None])
        seat = match.to_move
        assert seat is not None
        before = match.position()
        match.play(choice.move)
        after = match.position()
        assert choice.reveals == (after["reads"] > before["reads"])
        assert choice.wastes == after["wasted"][seat] - before["wasted"][seat]
        assert choice.passes == (match.to_move not in (seat, None))


def test_choices_warn_of_waste() -> None:
    full = {"seats": [{"inspiration": {"passion": 10, "joy": 9}}, {}]}
    wastes = {choice.move: choice.wastes for choice in partita.position("ovation", full).choices()}
    assert wastes["inspire passion passion"] == 2
    assert wastes["inspire passion joy"] == 1
    assert wastes["inspire joy joy"] == 1
    assert wastes["inspire sorrow sorrow"] == 0


def test_choices_depend_on_nothing_hidden() -> None:
    one = played(2, 9, 31)
    seat = one.to_move
    assert seat is not None
    for seed in range(5):
        other = partita.position("ovation", one.view(seat), seed=seed)
        assert other.choices() == one.choices()


# Undo.


def test_undo_takes_back_the_last_decision() -> None:
    match = partita.position("ovation", QUIET)
    before = told(match)
    assert not match.can_undo
    match.play("inspire joy joy")
    assert match.can_undo
    assert match.undo() == ["inspire joy joy"]
    assert told(match) == before
    assert match.ply == 0


def test_undo_to_the_turn_takes_back_all_of_it() -> None:
    match = partita.position("ovation", QUIET)
    before = told(match)
    match.play_all(["inspire joy joy", "use the-prodigy"])
    assert match.copy().undo("decision") == ["use the-prodigy"]
    assert match.undo("turn") == ["inspire joy joy", "use the-prodigy"]
    assert told(match) == before


def test_undo_stops_at_what_was_revealed() -> None:
    match = partita.position("ovation", QUIET)
    match.play("artist concert")
    assert not match.can_undo
    with pytest.raises(partita.UndoBarred):
        match.undo()
    match.play_all(["inspire joy joy", "use the-prodigy"])
    assert match.undo(to="turn") == ["inspire joy joy", "use the-prodigy"]  # as far as the same rule holds
    with pytest.raises(partita.UndoBarred):
        match.undo(to="turn")
    assert match.undo(to="turn", force=True) == ["artist concert"]


def test_undo_stops_at_another_seats_decision() -> None:
    piece = {
        "seats": [{"composer": "mozart", "inspiration": {"passion": 9, "joy": 9, "sorrow": 9}}, {}],
        "rows": {"chamber": ["string-quartet", None, None, None, None]},
    }
    match = partita.position("ovation", piece)
    match.play_all(["perform string-quartet", "decline"])
    assert match.undo() == ["decline"]  # the seat that decided last is the neighbour
    match.play("decline")
    match.play("artist concert" if "artist concert" in match.legal() else "end-turn")
    with pytest.raises(partita.UndoBarred):
        match.undo()
    assert match.undo(force=True)
    assert match.undo(force=True) == ["decline"]
    assert match.undo(force=True) == ["perform string-quartet"]


def test_undo_of_the_turn_leaves_earlier_turns_alone_even_by_force() -> None:
    match = partita.position("ovation", QUIET)
    match.play_all(["inspire joy joy", "end-turn", "inspire joy joy"])
    assert match.undo("turn", force=True) == ["inspire joy joy"]
    assert match.undo("turn", force=True) == ["inspire joy joy", "end-turn"]
    with pytest.raises(partita.UndoBarred):
        match.undo(force=True)


def test_undo_refuses_other_goals() -> None:
    match = partita.position("ovation", QUIET)
    match.play("inspire joy joy")
    with pytest.raises(partita.BadOption):
        match.undo("beginning")  # type: ignore[arg-type]
    assert match.ply == 1


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_can_be_undone_gave_nothing_away(players: int) -> None:
    """Whatever hidden things are, moves that can be taken back lead to the same view."""
    draw = random.Random(players)
    match = partita.new("ovation", players=players, seed=players)
    tried = 0
    while not match.is_over and tried < 60:
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        move = draw.choice(match.legal())
        match.play(move)
        if not match.can_undo:
            continue
        tried += 1
        now = match.view(seat)
        for seed in range(3):
            other = partita.position("ovation", view, seed=seed)
            other.play(move)
            assert other.can_undo
            assert other.view(seat) == now


def test_undone_and_played_again_is_the_same_match() -> None:
    draw = random.Random(12)
    match = partita.new("ovation", players=4, seed=12)
    for _ in range(150):
        match.play(draw.choice(match.legal()))
        before = told(match) if draw.random() < 0.1 else None
        taken = match.undo(draw.choice(["decision", "turn"]), force=True)
        match.play_all(taken)
        assert before is None or told(match) == before


# Events, views, and other points of the match.


def test_a_hidden_event_has_its_number_only() -> None:
    match = played(3, 21)
    number = len(match.all_events())
    for seat in (None, 0, 1, 2):
        events = match.events(seat)
        assert [event.number for event in events] == list(range(number))
    hidden = [(seats, event) for seats, event in match.all_events() if seats is not None]
    assert hidden
    for seats, event in hidden:
        assert seats is not None
        for seat in range(3):
            seen = match.events(seat)[event.number]
            assert seen == (event if seat in seats else Event(number=event.number, game="ovation"))
        blank = match.events(None)[event.number]
        assert (blank.kind, blank.seat, blank.args, blank.clause) == (None, None, {}, None)
        assert blank.text("en")


def test_events_since_and_in_both_languages() -> None:
    match = played(2, 22, 60)
    assert match.events(0, since=5) == match.events(0)[5:]
    assert match.events(0, since=10_000) == []
    for event in match.events(0):
        assert event.text("en") != ""
        assert "\n" not in event.text("fr")


def test_play_tells_what_the_mover_may_see() -> None:
    match = partita.new("ovation", players=3, seed=23)
    draw = random.Random(23)
    while not match.is_over:
        seat = match.to_move
        before = len(match.all_events())
        happened = match.play(draw.choice(match.legal()))
        assert happened == match.events(seat, since=before)


@pytest.mark.parametrize("seat", [-1, 2, 7, True, "0", 0.0])
def test_seats_out_of_range_are_refused(seat: Any) -> None:
    match = partita.new("ovation", players=2, seed=1)
    for ask in (match.view, match.events):
        with pytest.raises(partita.BadOption):
            ask(seat)


@pytest.mark.parametrize("number", [-1, True, "0", 1.0, None])
def test_event_numbers_and_plies_out_of_range_are_refused(number: Any) -> None:
    match = partita.new("ovation", players=2, seed=1)
    with pytest.raises(partita.BadOption):
        match.events(0, since=number)
    with pytest.raises(partita.BadOption):
        match.at(number)
    with pytest.raises(partita.BadOption):
        match.at(1)


def test_at_and_copy_are_apart() -> None:
    match = played(2, 24, 40)
    before = told(match)
    early, other = match.at(10), match.copy()
    assert told(early) == told(played(2, 24, 10))
    assert told(other) == before
    early.play_all(match.moves[10:])
    assert told(early) == before
    other.undo(force=True)
    assert told(match) == before
    assert other.ply == 39


def test_what_is_handed_out_is_not_the_matchs_own() -> None:
    match = played(2, 25, 20)
    before = told(match)
    match.options["magnum_opus"] = True
    match.moves.clear()
    match.legal().clear()
    match.record()["moves"].clear()
    match.view(0)["seats"].clear()
    match.events(0).clear()
    match.state()["reads"] = 0
    for event in match.events(0):
        event.args["hacked"] = True
    for _, event in match.all_events():
        event.args["hacked"] = True
    assert told(match) == before
    assert not any("hacked" in event.args for event in [*match.events(0), *(event for _, event in match.all_events())])


def test_lists_within_what_is_handed_out_are_not_the_matchs_own() -> None:
    match = partita.new("ovation", players=2, seed=1, options={"composers": ["haydn", None]})
    match.options["composers"].append("mozart")
    assert match.record()["options"]["composers"] == ["haydn", None]
    described = partita.position("ovation", {"seats": [{"tokens": 2}, {}]})
    record = described.record()
    loaded = partita.load(record)
    for changed in (record, loaded.record(), described.record()):
        changed["position"]["seats"].clear()
    assert described.record() == loaded.record()
    assert loaded.record()["position"]["seats"] == [{"tokens": 2}, {}]


def test_views_hide_what_is_hidden() -> None:
    match = played(3, 26, 120, {"magnum_opus": True})
    whole = match.position()
    for seat in (None, 0, 1, 2):
        view = json.loads(json.dumps(match.view(seat)))
        assert view["seat"] == seat
        for deck in view["decks"].values():
            assert "order" not in deck or deck == {"left": 0, "order": []}
        for other, place in enumerate(view["seats"]):
            if other != seat:
                assert [place["hand"][tone] for tone in ("passion", "joy", "sorrow")] == [0, 0, 0]
                assert place["hand"]["unknown"] == sum(whole["seats"][other]["hand"].values())
                assert place["magnum"] in ("unknown", *whole["seats"][other]["music"])
            else:
                assert place == whole["seats"][other]
        assert "seed" not in json.dumps(view)
