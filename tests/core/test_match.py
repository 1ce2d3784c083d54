"""Matches: moves, taking back, events, views."""

import json
import random
from typing import Any

import pytest
from tests.core.playing import SCRIPTS, every_game, played

import partita
from partita.core.events import Event
from partita.core.match import Match

# By game, options that are worth a match, the kinds of moves that are parts of one payment, and how a match may end.
OPTIONS: dict[str, dict[str, Any]] = {"ovation": {"magnum_opus": True}}
GROUPED = {"ovation": ("pay", "discount"), "lacrimosa": ("instrument", "composer")}
ENDS = {"ovation": ("maestro", "round-limit"), "lacrimosa": ("five-periods",)}


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


@every_game
def test_same_seed_same_match(game: str) -> None:
    assert told(played(game, 3, 5, 60)) == told(played(game, 3, 5, 60))


@every_game
def test_legal_moves_are_unique_and_end_with_the_match(game: str) -> None:
    match = partita.new(game, players=2, seed=8)
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
    assert match.end_reason in ENDS[game]
    assert match.winners
    with pytest.raises(partita.IllegalMove) as caught:
        match.play("end-turn")
    assert caught.value.reason.code == "match-over"
    with pytest.raises(partita.IllegalMove, match="over"):
        match.play("begin again")


@every_game
def test_scores_are_the_sums_of_the_breakdown(game: str) -> None:
    for players in (1, 2, 4):
        match = played(game, players, players)
        sums = [sum(row["points"] for row in rows) for rows in match.breakdown()]
        assert match.scores() == sums
        assert len(sums) == max(players, 2)
        assert all(set(row) == {"source", "clause", "points"} for rows in match.breakdown() for row in rows)


@every_game
@pytest.mark.parametrize(
    "move", ["", "inspire", "inspire joy passion", "Inspire joy joy", "perform nothing", "é", "a\nb"]
)
def test_unknown_moves_are_refused_and_change_nothing(game: str, move: str) -> None:
    match = played(game, 2, 3, 12)
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


@every_game
@pytest.mark.parametrize(
    "move",
    [None, 3, b"end-turn", ["end-turn"], 10**5000, "x" * 100_000],
    ids=["none", "number", "bytes", "list", "huge", "long"],
)
def test_what_is_no_text_is_no_move(game: str, move: Any) -> None:
    match = partita.new(game, players=2, seed=3)
    reason = match.why_not(move)
    assert reason is not None
    assert all(0 < len(reason.text(lang)) < 200 for lang in ("en", "fr"))
    with pytest.raises(partita.IllegalMove):
        match.play(move)
    assert match.ply == 0


@every_game
@pytest.mark.parametrize(
    "move", ["a\nb", "a\x1b[31mb", "a" * 1000, "\ud800"], ids=["break", "colour", "long", "surrogate"]
)
def test_a_reason_is_one_line_whatever_was_asked(game: str, move: str) -> None:
    reason = partita.new(game, players=2, seed=1).why_not(move)
    assert reason is not None
    for lang in ("en", "fr"):
        assert reason.text(lang).replace("\u00a0", " ").isprintable()
        assert len(reason.text(lang)) < 250


@every_game
def test_why_not_is_none_exactly_for_legal_moves(game: str) -> None:
    engine = partita.engine(game)
    texts = {engine.text(code) for code in range(engine.ACTIONS)}
    draw = random.Random(1)
    match = partita.new(game, players=2, seed=1, options=OPTIONS.get(game))
    for _ in range(40):
        legal = match.legal()
        assert {text for text in texts if match.why_not(text) is None} == set(legal)
        match.play(draw.choice(legal))


@every_game
def test_play_all_is_all_or_nothing(game: str) -> None:
    match = played(game, 2, 6, 9)
    before = told(match)
    good = played(game, 2, 6, 15).moves[9:]
    with pytest.raises(partita.IllegalMove):
        match.play_all([*good, "keep nothing"])
    assert told(match) == before
    for wrong in ("end-turn", 7, None, {"end-turn": 1}):
        with pytest.raises(partita.BadOption):
            match.play_all(wrong)  # type: ignore[arg-type]
    assert told(match) == before
    assert match.play_all([]) == []
    match.play_all(good)
    assert told(match) == told(played(game, 2, 6, 15))


@every_game
def test_choices_hold_all_that_is_legal_and_say_why_the_rest_is_not(game: str) -> None:
    match = partita.new(game, players=2, seed=2)
    draw = random.Random(2)
    for _ in range(60):
        choices = match.choices()
        assert [choice.move for choice in choices if choice.reason is None] == match.legal()
        assert len({choice.move for choice in choices}) == len(choices)
        for choice in choices:
            assert choice.reason == match.why_not(choice.move)
            assert choice.kind == choice.move.split()[0]
            assert (choice.group is not None) == (choice.kind in GROUPED[game])
            if choice.reason is not None:
                assert not choice.reveals
                assert choice.wastes == 0
                assert not choice.passes
        match.play(draw.choice(match.legal()))


def test_in_every_phase_a_card_of_the_market_can_be_bought_or_says_why_not() -> None:
    match = partita.new("lacrimosa", players=2, seed=6)
    draw, phases = random.Random(6), set()
    for _ in range(120):
        view = match.view(match.to_move)
        phases.add(view["phase"])
        told = {choice.args.get("card"): choice for choice in match.choices()}
        for card in filter(None, view["market"]):
            reason = told[card].reason
            assert reason is None or reason.clause
        match.play(draw.choice(match.legal()))
    assert {"experience", "story", "use", "act"} <= phases


@every_game
def test_what_choices_foretell_happens(game: str) -> None:
    draw = random.Random(4)
    match = partita.new(game, players=3, seed=4)
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


# Undo.


@every_game
def test_undo_takes_back_the_last_decision(game: str) -> None:
    match = partita.position(game, SCRIPTS[game].position)
    quiet = SCRIPTS[game].quiet
    assert not match.can_undo
    for ply, move in enumerate(quiet):
        before = told(match)
        match.play(move)
        assert match.can_undo
        assert match.undo() == [move]
        assert told(match) == before
        assert match.ply == ply
        match.play(move)


@every_game
def test_undo_to_the_turn_takes_back_all_of_it(game: str) -> None:
    match = partita.position(game, SCRIPTS[game].position)
    before = told(match)
    match.play_all(SCRIPTS[game].quiet)
    assert match.copy().undo("decision") == SCRIPTS[game].quiet[-1:]
    assert match.undo("turn") == SCRIPTS[game].quiet
    assert told(match) == before


@every_game
def test_undo_stops_at_what_was_revealed(game: str) -> None:
    _, _, there, loud, after = SCRIPTS[game]
    match = partita.position(game, there)
    match.play(loud)
    assert not match.can_undo
    with pytest.raises(partita.UndoBarred):
        match.undo()
    match.play_all(after)
    assert match.undo(to="turn") == after  # as far as the same rule holds
    with pytest.raises(partita.UndoBarred, match=loud):
        match.undo(to="turn")
    assert match.undo(to="turn", force=True) == [loud]


@every_game
def test_undo_of_the_turn_leaves_earlier_turns_alone_even_by_force(game: str) -> None:
    match = partita.position(game, SCRIPTS[game].position)
    turn = [*SCRIPTS[game].quiet, "end-turn"]
    match.play_all(turn)
    move = match.legal()[0]
    assert match.to_move == 1
    match.play(move)
    assert match.undo("turn", force=True) == [move]
    assert match.undo("turn", force=True) == turn
    with pytest.raises(partita.UndoBarred):
        match.undo(force=True)


@pytest.mark.parametrize("players", [1, 2])
def test_what_was_drawn_at_the_end_of_a_turn_is_the_point_of_no_return(players: int) -> None:
    """LA-3.6: from then on the next seat decides, and a hand has been filled."""
    match = partita.position("lacrimosa", {**SCRIPTS["lacrimosa"].position, "players": players})
    match.play_all(SCRIPTS["lacrimosa"].quiet)
    before = told(match)
    assert [choice.reveals for choice in match.choices() if choice.move == "end-turn"] == [True]
    match.play("end-turn")
    for to in ("decision", "turn"):
        with pytest.raises(partita.UndoBarred, match="'end-turn' cannot be taken back"):
            match.undo(to)
    assert match.undo(force=True) == ["end-turn"]
    assert told(match) == before


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


def test_undo_refuses_other_goals() -> None:
    match = partita.position("ovation", SCRIPTS["ovation"].position)
    match.play("inspire joy joy")
    with pytest.raises(partita.BadOption):
        match.undo("beginning")  # type: ignore[arg-type]
    assert match.ply == 1


@every_game
@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_can_be_undone_gave_nothing_away(game: str, players: int) -> None:
    """Whatever hidden things are, moves that can be taken back lead to the same view."""
    draw = random.Random(players)
    match = partita.new(game, players=players, seed=players)
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
            other = partita.position(game, view, seed=seed)
            other.play(move)
            assert other.can_undo
            assert other.view(seat) == now


@every_game
def test_undone_and_played_again_is_the_same_match(game: str) -> None:
    draw = random.Random(12)
    match = partita.new(game, players=4, seed=12)
    for _ in range(150):
        match.play(draw.choice(match.legal()))
        before = told(match) if draw.random() < 0.1 else None
        taken = match.undo(draw.choice(["decision", "turn"]), force=True)
        match.play_all(taken)
        assert before is None or told(match) == before


# Events, views, and other points of the match.


@every_game
def test_a_hidden_event_has_its_number_only(game: str) -> None:
    match = played(game, 3, 21)
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
            assert seen == (event if seat in seats else Event(number=event.number, game=game))
        blank = match.events(None)[event.number]
        assert (blank.kind, blank.seat, blank.args, blank.clause) == (None, None, {}, None)
        assert blank.text("en")


@every_game
def test_events_since_and_in_both_languages(game: str) -> None:
    match = played(game, 2, 22, 60)
    assert match.events(0, since=5) == match.events(0)[5:]
    assert match.events(0, since=10_000) == []
    for event in match.events(0):
        assert event.text("en") != ""
        assert "\n" not in event.text("fr")


@every_game
def test_play_tells_what_the_mover_may_see(game: str) -> None:
    match = partita.new(game, players=3, seed=23)
    draw = random.Random(23)
    while not match.is_over:
        seat = match.to_move
        before = len(match.all_events())
        happened = match.play(draw.choice(match.legal()))
        assert happened == match.events(seat, since=before)


@every_game
@pytest.mark.parametrize("seat", [-1, 2, 7, True, "0", 0.0])
def test_seats_out_of_range_are_refused(game: str, seat: Any) -> None:
    match = partita.new(game, players=2, seed=1)
    for ask in (match.view, match.events):
        with pytest.raises(partita.BadOption):
            ask(seat)


@every_game
@pytest.mark.parametrize("number", [-1, True, "0", 1.0, None])
def test_event_numbers_and_plies_out_of_range_are_refused(game: str, number: Any) -> None:
    match = partita.new(game, players=2, seed=1)
    with pytest.raises(partita.BadOption):
        match.events(0, since=number)
    with pytest.raises(partita.BadOption):
        match.at(number)
    with pytest.raises(partita.BadOption):
        match.at(1)


@every_game
def test_at_and_copy_are_apart(game: str) -> None:
    match = played(game, 2, 24, 40)
    before = told(match)
    early, other = match.at(10), match.copy()
    assert told(early) == told(played(game, 2, 24, 10))
    assert told(other) == before
    early.play_all(match.moves[10:])
    assert told(early) == before
    other.undo(force=True)
    assert told(match) == before
    assert other.ply == 39


@every_game
def test_what_is_handed_out_is_not_the_matchs_own(game: str) -> None:
    match = played(game, 2, 25, 20)
    before = told(match)
    match.options["hacked"] = True
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


@every_game
def test_lists_within_what_is_handed_out_are_not_the_matchs_own(game: str) -> None:
    one, other = partita.options(game)["properties"]["composers"]["items"]["enum"][:2]
    match = partita.new(game, players=2, seed=1, options={"composers": [one, None]})
    match.options["composers"].append(other)
    assert match.record()["options"]["composers"] == [one, None]
    position = SCRIPTS[game].position
    described = partita.position(game, position)
    record = described.record()
    loaded = partita.load(record)
    for changed in (record, loaded.record(), described.record()):
        changed["position"]["seats"].clear()
    assert described.record() == loaded.record()
    assert loaded.record()["position"] == position


def test_views_hide_what_is_hidden() -> None:
    match = played("ovation", 3, 26, 120, {"magnum_opus": True})
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
