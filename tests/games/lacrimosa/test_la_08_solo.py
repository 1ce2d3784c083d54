"""LA-8: alone against Schikaneder."""

import pytest
from tests.games.lacrimosa.tables import Table, kinds, of_kind

from partita.core.events import Event
from partita.games.lacrimosa.columns import COMPOSER_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.layout import COVERED, NONE, SOLOISTS, Line

HE = 1
LEVELS = ("easy", "normal", "hard")
CARD = "overture"
Lines = list[tuple[Line, int]]


def solo(lines: Lines, order: tuple[int, ...] = (0, 1, 2, 3, 4), level: str = "normal") -> Table:
    """A first turn, after which a Soloist card of these lines is revealed."""
    t = Table(1, level=level)
    write(t, CARD, lines, order)
    t.soloists(CARD)
    return t


def write(t: Table, card: str, lines: Lines, order: tuple[int, ...] = (0, 1, 2, 3, 4)) -> None:
    """Write a Soloist card."""
    rest = [(Line.NOTHING, NONE)] * (3 - len(lines))
    t.write("soloist", card, line=[line for line, _ in lines + rest], about=[about for _, about in lines + rest])
    t.write("soloist", card, order=order)


def his(t: Table) -> list[Event]:
    """The events of his turn."""
    events = t.pass_turn()
    start = next(n for n, event in enumerate(events) if event.kind == "turn-begins" and event.seat == HE)
    end = next(n for n, event in enumerate(events) if event.kind == "turn-ended" and event.seat == HE)
    return events[start : end + 1]


def told(events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    """What happened in his turn, without its beginning and end."""
    return [(str(event.kind), event.args) for event in events[1:-1]]


# Setting up, and the order of play.


def test_la_8_set_up_as_for_two_and_he_has_nothing() -> None:
    t = Table(1, dealt=True)
    assert (t.get("players"), t.get("seats")) == (1, 2)
    assert t.get("space").tolist().count(COVERED) == 10
    assert t.get("soloists_len") == 11
    assert sorted(t.get("soloists").tolist()) == list(range(11))
    assert (t.ducats(HE), t.finance(HE), t.track(HE), t.vp(HE)) == (0, 0, (0, 0, 0), 0)
    assert t.memories(HE) == t.opuses(HE) == t.in_hand(HE) == set()
    assert t.get("markers")[HE] == 0
    assert len({tuple(Table(1, dealt=True, seed=seed).get("soloists").tolist()) for seed in range(4)}) == 4


def test_la_8_the_player_always_goes_first() -> None:
    t = Table(1)
    events: list[Event] = []
    while t.get("decider") != NONE:
        assert t.get("decider") == 0
        events += t.pass_turn()
    assert [event.seat for event in of_kind(events, "turn-begins")] == [HE, 0] * 19 + [HE]
    assert of_kind(events, "first-player") == []
    assert t.get("first") == 0


def test_la_8_he_has_no_upkeep_and_no_bonus() -> None:
    t = Table(1, round_=4)
    write(t, CARD, [(Line.POINTS, 0)])
    t.soloists(CARD)
    t.bonus(measure=0, each=1, reward={"vp": 5})
    t.get("opuses")[HE] = 0
    t.collects(HE, "mitridate")
    events = t.pass_turn()
    of_him = [event.kind for event in events if event.seat == HE]
    assert of_him == ["turn-begins", "soloist-revealed", "turn-ended"]
    assert t.vp(HE) == 0
    assert [event.seat for event in of_kind(events, "bonus-pays")] == [0]


# The lines of a card.


def test_la_8_the_first_possible_line_is_done_and_the_last_always_is() -> None:
    t = solo([(Line.MARKET, 2), (Line.COURT, 1), (Line.POINTS, 3)])
    t.market([*t.period_cards("opus")[:2]], [])
    t.empty_court("paris")
    events = his(t)
    assert told(events) == [
        ("soloist-revealed", {"soloist": CARD}),
        ("soloist-cannot", {"line": "market", "about": 2}),
        ("soloist-cannot", {"line": "court", "about": 1}),
        ("gained-vp", {"count": 3}),
    ]
    assert t.vp(HE) == t.points(HE, "bonuses") == 3


def test_la_8_one_line_only() -> None:
    t = solo([(Line.COURT, 0), (Line.MARKET, 0), (Line.POINTS, 3)])
    events = his(t)
    assert kinds(events)[1:-1] == ["soloist-revealed", "soloist-travelled", "court-taken", "court-opened"]
    assert (t.vp(HE), t.get("cards_taken")) == (0, 0)


def test_la_8_an_opus_of_the_market_he_keeps_and_scores() -> None:
    opus = Table().period_cards("opus")[2]
    t = solo([(Line.MARKET, 5), (Line.POINTS, 1)])
    t.write("opus", opus, vp=6)
    row = t.row()
    assert row[5] == opus
    t.slot("opus_slot", 5, vp=9)  # he takes no account of slots
    events = his(t)
    assert told(events)[1:] == [
        ("soloist-took", {"card": opus, "slot": 5, "vp": 6}),
        ("gained-vp", {"count": 6}),
    ]
    assert t.opuses(HE) == {opus}
    assert t.vp(HE) == t.points(HE, "commissions") == 6
    assert t.get("cards_taken") == 1
    assert t.row()[:6] == [*row[:5], row[6]]  # the row is filled after his turn as well
    assert None not in t.row()


def test_la_8_a_memory_of_the_market_leaves() -> None:
    t = solo([(Line.MARKET, 0), (Line.POINTS, 1)])
    memory = t.row()[0]
    assert memory is not None
    events = his(t)
    assert told(events)[1:] == [("soloist-took", {"card": memory, "slot": 0, "vp": 0})]
    assert t.get("memories_gone") >> t.names.number["memory"][memory] & 1
    assert (t.vp(HE), t.get("cards_taken")) == (0, 1)
    assert t.memories(HE) == set()


def test_la_8_he_takes_from_the_row_as_it_is_after_the_players_turn() -> None:
    t = solo([(Line.MARKET, 0), (Line.POINTS, 1)])
    t.rich()
    row = t.row()
    t.act("document")
    t.play(f"document {row[0]}", "end-turn")
    assert t.get("memories_gone") >> t.names.number["memory"][str(row[1])] & 1


@pytest.mark.parametrize("which", [0, 1])
def test_la_8_a_marker_in_the_first_movement_of_the_printed_order_on_the_first_free_space(which: int) -> None:
    t = solo([(Line.MARKER, which), (Line.POINTS, 1)], order=(3, 0, 1, 2, 4))
    t.bare_requiem()
    t.covers("sanctus", "voices")
    t.places(0, "sanctus", "strings", "first")
    t.check()
    tile = t.names.tile[t.tile_number("sanctus", COMPOSER_WORDS[which])]
    events = his(t)
    composer = t.names.composer[int(t.get("composer")[which])]
    assert told(events)[1:] == [
        (
            "soloist-contributed",
            {"movement": "sanctus", "instrument": "woodwinds", "composer": composer, "tile": tile},
        )
    ]
    assert t.space_of("sanctus") == [COVERED, 0, HE * 2 + which, NONE, NONE]
    assert t.get("tiles_taken")[which, 3] == 1 + (which == 0)
    assert t.tiles(HE) == set()  # the tile leaves
    assert t.vp(HE) == 0


def test_la_8_movements_that_are_full_or_lack_a_tile_are_passed_over() -> None:
    t = solo([(Line.MARKER, 0), (Line.POINTS, 1)], order=(4, 2, 0, 1, 3))
    t.bare_requiem()
    t.covers("agnus-dei", "voices", "voices", "strings", "woodwinds", "brass")  # full
    t.places(0, "offertorium", "voices", "first")
    t.places(0, "offertorium", "strings", "first")  # no tile left of the first composer
    his(t)
    assert t.space_of("kyrie")[0] == HE * 2
    assert t.get("tiles_taken")[0].tolist() == [1, 0, 2, 0, 0]


def test_la_8_no_movement_takes_a_marker() -> None:
    t = solo([(Line.MARKER, 1), (Line.POINTS, 2)])
    t.bare_requiem()
    for movement in MOVEMENT_WORDS:
        t.covers(movement, "voices", "strings", "woodwinds", "brass")
        for instrument in t.free_spaces(movement):
            t.covers(movement, instrument)
    events = his(t)
    assert told(events)[1:] == [("soloist-cannot", {"line": "marker", "about": 1}), ("gained-vp", {"count": 2})]


def test_la_8_markers_without_limit_also_of_one_instrument_and_composer() -> None:
    t = solo([(Line.MARKER, 0), (Line.POINTS, 2)])
    t.bare_requiem()
    for _ in range(3):
        t.soloists(CARD)
        his(t)
    spaces = [space for movement in MOVEMENT_WORDS for space in t.space_of(movement)]
    assert spaces.count(HE * 2) == 3
    assert t.space_of("kyrie")[:2] == [HE * 2, HE * 2]  # two tiles there, then the next movement
    assert t.space_of("sequentia")[0] == HE * 2


@pytest.mark.parametrize("court", [0, 1, 2])
def test_la_8_mozart_is_moved_to_a_court_and_its_tile_taken(court: int) -> None:
    t = solo([(Line.COURT, court), (Line.POINTS, 2)])
    place = ("vienna", "paris", "london")[court]
    stack = t.stack(place)
    events = his(t)
    assert told(events)[1:] == [
        ("soloist-travelled", {"place": place, "court": stack[-1]}),
        ("court-taken", {"court": stack[-1]}),
        ("court-opened", {"court": stack[-2], "place": place}),
    ]
    assert t.mozart() == place
    assert t.courts(HE) == {stack[-1]}
    assert t.stack(place) == stack[:-1]


def test_la_8_his_discards_are_open_and_an_empty_deck_is_shuffled_again() -> None:
    t = Table(1)
    seen = []
    for number in range(12):
        events = his(t)
        revealed = of_kind(events, "soloist-revealed")[0].args["soloist"]
        seen.append(revealed)
        remade = of_kind(events, "soloists-remade")
        assert [event.args for event in remade] == ([{"count": 11}] if number == 11 else [])
        assert t.get("soloists_len") == (10 - number) % 11
        assert t.get("soloists_discarded").bit_count() == number % 11 + 1
    assert sorted(seen[:11]) == sorted(t.names.soloist)
    assert t.get("soloists_discarded") == 1 << t.names.number["soloist"][seen[11]]


def test_la_8_his_deck_is_made_anew_in_another_order_in_each_match() -> None:
    orders = set()
    for seed in range(4):
        t = Table(1, seed=seed)
        t.get("soloists")[:] = NONE
        t.put(soloists_len=0, soloists_discarded=(1 << SOLOISTS) - 1)
        events = his(t)
        revealed = of_kind(events, "soloist-revealed")[0].args["soloist"]
        orders.add((revealed, *t.get("soloists").tolist()))
        assert t.get("soloists_len") == SOLOISTS - 1
    assert len(orders) == 4


def test_la_8_he_plays_in_the_last_round_too_before_the_upkeep() -> None:
    t = Table(1, round_=4)
    events = t.pass_turn()
    assert kinds(events).index("soloist-revealed") < kinds(events).index("upkeep")


# His points.


def test_la_8_his_markers_block_count_and_score_like_a_players() -> None:
    t = Table(1)
    t.bare_requiem()
    t.data["high"][0, :], t.data["low"][0, :] = 3, 1
    t.places(0, "kyrie", "voices", "first")
    t.places(HE, "kyrie", "voices", "second")
    assert [t.points(seat, "requiem") for seat in (0, HE)] == [1, 1]
    t.places(HE, "kyrie", "strings", "second")
    assert [t.points(seat, "requiem") for seat in (0, HE)] == [1, 6]
    assert "voices" not in t.free_spaces("kyrie")
    t.check()


@pytest.mark.parametrize("level", LEVELS)
def test_la_8_a_flat_value_for_courts_and_a_bonus_by_level_for_each_card_taken(level: str) -> None:
    t = Table(1, level=level)
    t.data["soloist_court_vp"][0] = 4
    t.data["soloist_card_vp"][0] = [0, 1, 2, 3]
    t.takes(HE, "two-operas", "fair-share")
    t.put(cards_taken=5)
    t.holds(HE, 30, (4, 4, 4), (9, 9, 9))  # what is left counts for players only
    assert t.points(HE, "courts") == 8
    assert t.points(HE, "taken") == 5 * (LEVELS.index(level) + 1)
    assert t.points(HE, "leftovers") == 0
    assert t.score(HE) == 8 + 5 * (LEVELS.index(level) + 1)
    assert t.points(0, "taken") == 0


@pytest.mark.parametrize(("mine", "shares"), [(9, [0.0, 1.0]), (10, [0.0, 1.0]), (11, [1.0, 0.0])])
def test_la_8_the_player_must_have_more_vp(mine: int, shares: list[float]) -> None:
    t = Table(1)
    t.bare_requiem()
    t.data["high"][0, :], t.data["low"][0, :] = 0, 0
    t.holds(0, 0, (0, 0, 0), (0, 0, 0))
    t.get("vp")[0, 1], t.get("vp")[HE, 2] = mine, 10
    t.places(0, "kyrie", "voices", "first")  # LA-7.4's ties do not apply
    assert t.shares()[:2] == shares


def test_la_8_levels_differ_in_points_alone() -> None:
    ends = []
    for level in LEVELS:
        t = Table(1, level=level, dealt=True, seed=5)
        while t.get("decider") != NONE:
            t.pass_turn()
        ends.append((t.score(HE) - t.points(HE, "taken"), t.get("cards_taken"), t.score(0)))
        assert t.points(HE, "taken") == t.get("cards_taken") * int(
            t.data["soloist_card_vp"][0, LEVELS.index(level) + 1]
        )
    assert len(set(ends)) == 1
    values = [int(vp) for vp in Table(1).data["soloist_card_vp"][0][1:]]
    assert values == sorted(set(values))
