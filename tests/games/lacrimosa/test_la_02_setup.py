"""LA-2: setting up, by the number of players."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from tests.games.lacrimosa.tables import GAME, NO_MARKERS, Table, kinds, members, of_kind

from partita.games.lacrimosa import engine
from partita.games.lacrimosa.columns import ACTION_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.derived import derive
from partita.games.lacrimosa.layout import COVERED, NEUTRAL, NONE, OPUS, UNKNOWN, Line, Stream

PLAYERS = (1, 2, 3, 4)
SEEDS = range(6)
STARTING = 9


def dealt(players: int, seed: int = 1, composers: tuple[str, ...] = (), constanze: str | None = None) -> Table:
    """A match as it is set up, everything drawn unless it is chosen."""
    return Table(players, composers=composers, constanze=constanze, seed=seed, dealt=True)


# LA-2.1: five decks, and their bonuses.


@pytest.mark.parametrize("players", PLAYERS)
def test_la_2_1_the_first_period_begins_with_its_own_cards_and_bonus(players: int) -> None:
    t = dealt(players)
    assert sorted([*t.deck(), *[card for card in t.row() if card]]) == sorted(t.period_cards(period=1))
    bonus = of_kind(t.begun, "bonus-opened")[0].args["bonus"]
    assert t.box.rows["bonus"][bonus]["period"] == 1
    assert t.names.bonus[t.get("bonus")] == bonus
    assert kinds(t.begun)[0] == "period-begins"


def test_la_2_1_memories_and_opuses_of_a_period_are_shuffled_together() -> None:
    decks = {tuple(dealt(2, seed).deck()) for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    sorts = {card in dealt(2, seed).names.number["opus"] for seed in SEEDS for card in dealt(2, seed).deck()}
    assert sorts == {True, False}


def test_la_2_1_any_of_the_three_bonuses_is_opened() -> None:
    assert {dealt(2, seed).get("bonus") for seed in range(16)} == {0, 1, 2}


def test_la_2_1_the_bonus_of_a_later_period_is_opened_when_it_begins() -> None:
    t = Table(round_=4)
    events = t.pass_round()
    bonus = of_kind(events, "bonus-opened")[0].args["bonus"]
    assert t.box.rows["bonus"][bonus]["period"] == 2
    assert [event.kind for event in events].index("period-begins") < [e.kind for e in events].index("bonus-opened")
    assert sorted([*t.deck(), *[card for card in t.row() if card]]) == sorted(t.period_cards(period=2))


# LA-2.2: the market row.


@pytest.mark.parametrize("players", PLAYERS)
def test_la_2_2_seven_slots_for_any_number_of_players(players: int) -> None:
    t = dealt(players)
    assert len([card for card in t.row() if card]) == 7
    assert [event.args["slot"] for event in of_kind(t.begun, "market-dealt")] == list(range(7))
    assert [event.args["card"] for event in of_kind(t.begun, "market-dealt")] == t.row()


def test_la_2_2_a_slot_changes_an_opus_and_a_memory_each_in_its_own_way() -> None:
    t = Table()
    memory, opus = t.period_cards("memory")[0], t.period_cards("opus")[0]
    t.plain_slots()
    t.write("memory", memory, talent=1, ducats=2)
    t.write("opus", opus, talent=1, ducats=3, vp=4)
    t.slot("memory_slot", 0, ducats=1, vp=2)
    t.slot("memory_slot", 1, ducats=5, vp=5)
    t.slot("opus_slot", 0, ducats=6, vp=6)
    t.slot("opus_slot", 1, ducats=2, counter=(0, 1, 0))
    t.market([memory, opus])
    t.act("document", "commission")
    t.holds(0, 20, (4, 0, 0), (0, 0, 0))
    t.play(f"document {memory}")
    assert (t.ducats(0), t.vp(0), t.vp(0, "market")) == (17, 2, 2)
    t.play(f"commission {opus}")
    assert (t.ducats(0), t.vp(0), t.counters(0)) == (12, 6, (0, 1, 0))


def test_la_2_2_a_slots_reward_comes_after_paying_and_cannot_pay() -> None:
    t = Table()
    opus = t.period_cards("opus")[0]
    t.plain_slots()
    t.write("opus", opus, talent=2, ducats=3)
    t.slot("opus_slot", 0, ducats=1, track=(2, 0, 0), vp=0)
    t.market([opus])
    t.act("commission")
    t.holds(0, 4, (1, 0, 0), (0, 0, 0))
    t.refused(f"commission {opus}", "too-little-talent", "LA-4.2", 1, 2)
    t.holds(0, 3, (2, 0, 0))
    t.refused(f"commission {opus}", "too-few-ducats", "LA-4.2", 3, 4)
    t.holds(0, 4)
    events = t.play(f"commission {opus}")
    assert kinds(events)[0] == "paid"
    assert t.track(0) == (2, 0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_la_2_2_a_new_row_has_two_of_each_sort_and_more(players: int) -> None:
    for seed in range(12):
        t = dealt(players, seed)
        opuses = [card for card in t.row() if card in t.names.number["opus"]]
        assert 2 <= len(opuses) <= 5


def test_la_2_2_a_row_with_fewer_than_two_of_a_sort_is_dealt_again() -> None:
    again: dict[int, set[int]] = {}  # how often dealt again: how much was drawn at random for it
    for seed in range(60):
        t = dealt(2, seed)
        told = of_kind(t.begun, "market-again")
        for event in told:
            opuses, memories = event.args["opuses"], event.args["memories"]
            assert opuses + memories == 7
            assert min(opuses, memories) < 2
            assert event.clause == "LA-2.2"
        again.setdefault(len(told), set()).add(int(t.get("drawn")[Stream.MARKET]))
        assert len(of_kind(t.begun, "market-dealt")) == 7
    assert len(again) > 1
    assert max(again[0]) < min(again[1])


def test_la_2_2_a_slots_reward_finds_the_room_that_the_payment_has_made() -> None:
    t = Table()
    memory, opus = t.period_cards("memory")[0], t.period_cards("opus")[0]
    t.plain_slots()
    t.write("memory", memory, talent=2, ducats=0)
    t.write("opus", opus, talent=2, ducats=0)
    t.slot("memory_slot", 0, track=(2, 0, 0))
    t.slot("opus_slot", 1, track=(2, 0, 0))
    t.market([memory, opus])
    t.act("document", "commission")
    t.holds(0, 0, (4, 0, 0), (0, 0, 0))
    t.play(f"document {memory}")
    assert (t.track(0), t.get("wasted")[0]) == ((4, 0, 0), 0)
    t.play(f"commission {opus}")
    assert (t.track(0), t.get("wasted")[0]) == ((4, 0, 0), 0)


# LA-2.3: the map.


@pytest.mark.parametrize("players", PLAYERS)
def test_la_2_3_mozart_cities_and_courts(players: int) -> None:
    t = dealt(players)
    assert t.mozart() == "salzburg"
    open_tiles = [t.city(place) for place in t.names.place[:8]]
    assert sorted([*open_tiles, *t.supply()]) == sorted(t.names.city)
    assert len(t.supply()) == 7
    assert [len(t.stack(place)) for place in t.names.place[8:]] == [6, 5, 5]
    assert sorted(tile for place in t.names.place[8:] for tile in t.stack(place)) == sorted(t.names.court)
    assert t.names.place == [
        "salzburg",
        "innsbruck",
        "munich",
        "prague",
        "berlin",
        "frankfurt",
        "lyon",
        "milan",
        "vienna",
        "paris",
        "london",
    ]


def test_la_2_3_tiles_are_shuffled() -> None:
    assert len({tuple(dealt(2, seed).supply()) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(dealt(2, seed).stack("vienna")) for seed in SEEDS}) == len(SEEDS)


# LA-2.4: the two composers.


def test_la_2_4_composers_are_chosen_or_drawn() -> None:
    chosen = dealt(2, composers=("stadler", "eybler"))
    assert [chosen.names.composer[n] for n in chosen.get("composer")] == ["stadler", "eybler"]
    first = dealt(2, composers=("stadler",))
    assert first.names.composer[first.get("composer")[0]] == "stadler"
    pairs = {tuple(dealt(2, seed).get("composer").tolist()) for seed in range(60)}
    assert len(pairs) == 12  # each of the pairs, both ways


@pytest.mark.parametrize(("players", "tiles"), [(1, 20), (2, 20), (3, 30), (4, 30)])
def test_la_2_4_tiles_by_the_number_of_players_cheapest_on_top(players: int, tiles: int) -> None:
    t = dealt(players)
    many, number = int(players > 2), 0
    for composer in t.get("composer").tolist():
        for movement in range(5):
            stack = [tile for tile in t.data["stack"][0, many, composer, movement].tolist() if tile != NONE]
            rows = [t.box.rows["tile"][t.names.tile[tile]] for tile in stack]
            number += len(stack)
            assert {(row["composer"], row["movement"]) for row in rows} == {
                (t.names.composer[composer], MOVEMENT_WORDS[movement])
            }
            assert players > 2 or not any(row["many"] for row in rows)
            prices = [(row["ducats"] + row["composition"], tile) for row, tile in zip(rows, stack, strict=True)]
            assert all(one < other for one, other in pairwise(prices))
    assert number == tiles


def test_la_2_4_the_cheapest_by_ducats_and_composition_together_then_in_data_order() -> None:
    t = dealt(3)
    rows = t.data["tile"][0]
    tiles = np.flatnonzero((rows["composer"] == 1) & (rows["movement"] == 2)).tolist()
    for tile, ducats, composition, many in zip(tiles, (0, 2, 3), (4, 1, 0), (0, 0, 1), strict=True):
        rows["ducats"][tile], rows["composition"][tile], rows["many"][tile] = ducats, composition, many
    derive(t.data)
    assert t.data["stack"][0, 1, 1, 2].tolist() == [tiles[1], tiles[2], tiles[0]]
    assert t.data["stack"][0, 0, 1, 2].tolist() == [tiles[1], tiles[0], NONE]


def test_la_2_4_a_contribution_takes_the_tile_on_top() -> None:
    for players in (2, 3):
        t = Table(players)
        t.bare_requiem()
        t.plain_tiles()
        stack = t.data["stack"][0, int(players > 2), t.get("composer")[0], 0].tolist()
        for tile, instrument in zip(stack[:2], ("strings", "brass"), strict=True):
            t.act("requiem")
            t.play("requiem kyrie", f"instrument {instrument}", "composer eybler")
            assert t.names.tile[tile] in t.tiles(t.get("decider"))
            t.play("end-turn")


@pytest.mark.parametrize(("players", "most"), [(2, 2), (3, 3)])
def test_la_2_4_a_stack_is_used_up_after_two_tiles_or_three(players: int, most: int) -> None:
    t = Table(players)
    t.bare_requiem()
    t.plain_tiles()
    for seat, instrument in ((0, "voices"), (1, "strings"), (1, "woodwinds"))[:most]:
        t.places(seat, "kyrie", instrument, "first")
    t.act("requiem")
    events = t.play("requiem kyrie", "instrument brass")  # to the second composer: there is nobody else to choose
    assert of_kind(events, "contributed")[0].args["composer"] == "sussmayr"


# LA-2.5: Constanze's card.


@pytest.mark.parametrize(("players", "covered", "neutral", "free"), [(1, 10, 4, 11), (2, 10, 4, 11), (3, 5, 2, 18)])
def test_la_2_5_a_constanze_card_covers_and_places_neutral_markers(
    players: int, covered: int, neutral: int, free: int
) -> None:
    for card in dealt(2).names.constanze:
        t = dealt(players, constanze=card)
        spaces = t.get("space").tolist()
        assert spaces.count(COVERED) == covered
        assert len([space for space in spaces if space >= 0]) == neutral
        assert spaces.count(NONE) == free
        assert {space // 2 for space in spaces if space >= 0} == {NEUTRAL}
        for movement in MOVEMENT_WORDS:
            assert t.space_of(movement).count(COVERED) == covered // 5
            assert len([space for space in t.space_of(movement) if space >= 0]) <= 1
        assert not t.get("tiles_taken").any()
        constanze = t.data["constanze"][0, t.names.number["constanze"][card]]
        for place in range(neutral):
            at = int(constanze["movement"][place]) * 5 + int(constanze["space"][place])
            assert spaces[at] == NEUTRAL * 2 + int(constanze["composer"][place])
        for number in range(5):
            for space in constanze["covers"][number][: covered // 5].tolist():
                assert spaces[number * 5 + space] == COVERED


def test_la_2_5_covered_spaces_and_those_of_neutral_markers_are_not_free() -> None:
    t = Table(2)
    t.bare_requiem()
    t.plain_tiles()
    t.covers("sanctus", "voices")
    t.places("neutral", "sanctus", "strings", "first")
    fifth = t.free_spaces("sanctus")[-1]
    t.act("requiem")
    t.play("requiem sanctus")
    assert set(t.moves("instrument")) == {"woodwinds", "brass", fifth}


@pytest.mark.parametrize("movement", range(5))
def test_la_2_5_the_fifth_space_is_one_like_the_others(movement: int) -> None:
    t = Table(4)
    t.plain_tiles()
    name = MOVEMENT_WORDS[movement]
    fifth = t.free_spaces(name)[4]
    t.covers(name, "voices", "strings", "woodwinds", "brass")
    t.act("requiem")
    t.play(f"requiem {name}", "composer eybler")
    assert t.space_of(name) == [COVERED] * 4 + [0]
    assert (fifth, "first") not in t.markers(0)


def test_la_2_5_with_four_players_there_is_none() -> None:
    t = dealt(4)
    assert t.get("constanze") == NONE
    assert t.get("space").tolist() == [NONE] * 25


def test_la_2_5_a_random_card() -> None:
    assert {dealt(2, seed).get("constanze") for seed in range(30)} == set(range(5))


def test_la_2_5_each_card_leaves_each_instrument_two_free_spaces_with_two_players() -> None:
    for card in dealt(2).names.constanze:
        t = dealt(2, constanze=card)
        free = Counter(name for movement in MOVEMENT_WORDS for name in t.free_spaces(movement))
        assert set(free) == {"voices", "strings", "woodwinds", "brass"}
        assert min(free.values()) >= 2


def test_la_2_5_a_movement_has_each_instrument_and_a_fifth_space() -> None:
    t = dealt(4)
    for movement in MOVEMENT_WORDS:
        assert t.free_spaces(movement)[:4] == ["voices", "strings", "woodwinds", "brass"]
        assert len(t.free_spaces(movement)) == 5


# LA-2.6: the players.


@pytest.mark.parametrize("players", PLAYERS)
def test_la_2_6_what_each_player_starts_with(players: int) -> None:
    t = dealt(players)
    for seat in range(players):
        assert t.ducats(seat) == [10, 11, 10, 11][seat]
        assert t.vp(seat) == t.vp(seat, "start") == [0, 0, 1, 1][seat]
        assert t.finance(seat) == 2
        assert t.track(seat) == (2, 2, 2)
        assert t.counters(seat) == (0, 0, 0)
        assert len(t.memories(seat)) == STARTING
        assert len(t.in_hand(seat)) == 4
        assert {*t.in_hand(seat), *t.pile(seat)} == t.memories(seat)
        assert t.opuses(seat) == {t.notebook}
        assert t.get("markers")[seat] == NO_MARKERS
    t.check()


def test_la_2_6_the_nine_memories_are_the_same_for_all_two_of_each_action_and_one_document() -> None:
    t = dealt(4)
    assert len({frozenset(t.memories(seat)) for seat in range(4)}) == 1
    actions = Counter(tuple(t.box.rows["memory"][card]["actions"]) for card in t.memories(0))
    assert actions == {("commission",): 2, ("perform",): 2, ("journey",): 2, ("requiem",): 2, ("document",): 1}


def test_la_2_6_draw_piles_are_shuffled_each_on_its_own() -> None:
    t = dealt(4)
    assert len({tuple(t.pile(seat)) for seat in range(4)}) == 4
    assert len({tuple(dealt(2, seed).pile(0)) for seed in SEEDS}) == len(SEEDS)


# LA-2.7: what is hidden.


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_la_2_7_what_is_hidden_and_what_is_open(players: int, seat: int) -> None:
    t = Table(players, period=2)
    t.open_city("salzburg", "gold-watch")
    t.write("city", "gold-watch", grant=NONE, reward={})
    t.rich()
    t.act("journey")
    t.play("journey salzburg")
    views = np.zeros(1, engine.STATE)
    engine.view(t.games, 0, seat, views, 0)
    view = views[0]
    assert not view["seed"].any()
    assert not view["drawn"].any()
    for other in range(players):
        assert view["hand"][other] == (t.get("hand")[other] if other == seat else 0)
        length = int(t.get("pile_len")[other])
        assert view["pile"][other, :length].tolist() == [UNKNOWN] * length
        for field in ("memories", "ducats", "track", "counter", "finance", "opuses", "vp", "markers", "experiences"):
            assert np.array_equal(view[field][other], t.get(field)[other])
    assert view["deck"][: t.get("deck_len")].tolist() == [UNKNOWN] * t.get("deck_len")
    assert np.array_equal(view["row"], t.get("row"))
    for court, length in enumerate(t.get("court_len").tolist()):
        stack = t.get("court")[court].tolist()
        assert view["court"][court, : length - 1].tolist() == [UNKNOWN] * (length - 1)
        assert view["court"][court, length - 1] == stack[length - 1]
    assert [view["supply"][0], view["supply_known"]] == [t.names.number["city"]["gold-watch"], 1]  # it was returned
    assert view["supply"][1:].tolist() == [UNKNOWN] * 6
    left = t.get("soloists_len")
    assert view["soloists"][:left].tolist() == [UNKNOWN] * left
    assert np.array_equal(view["space"], t.get("space"))
    assert view["bonus"] == t.get("bonus")


def test_la_2_7_a_drawn_card_is_told_to_its_seat_alone() -> None:
    t = Table()
    t.act("commission")
    engine.narrate(t.games, 0, t.data, t.names.codes["end-turn"], t.log)
    drawn = [(seen, event) for seen, event in GAME.events(t.log, 0, t.games, t.box) if event.kind == "drawn"]
    assert [(seen, event.seat) for seen, event in drawn] == [(1, 0), (1, 0)]


def test_la_2_7_card_codes_of_the_market_tell_memory_from_opus() -> None:
    t = Table()
    for card in t.period_cards():
        assert (t.names.code(card) >= OPUS) == (card in t.names.number["opus"])
    assert members(0b101) == [0, 2]


def reads(t: Table, *moves: str) -> int:
    """How often hidden things were read in playing some moves: what was read cannot be taken back."""
    before: int = t.get("reads")
    t.play(*moves)
    after: int = t.get("reads")
    return after - before


def test_la_2_7_nothing_hidden_is_read_before_it_comes_to_light() -> None:
    t = Table()
    t.rich()
    t.write("memory", "first-commission", actions=0b11, instant={"vp": 1})
    t.hand(0, "first-commission", "post-chaise")
    memory, opus = t.period_cards("memory")[0], t.period_cards("opus")[0]
    moves = ["experience first-commission", "story post-chaise", "use-card", f"document {memory}", f"commission {opus}"]
    assert reads(t, *moves) == 0


def test_la_2_7_a_memory_drawn_is_read() -> None:
    t = Table()
    t.act("commission")
    assert None not in t.row()  # no card comes in
    assert reads(t, "end-turn") == 2


def test_la_2_7_a_market_card_that_comes_in_is_read() -> None:
    t = Table(round_=4)
    t.rich()
    t.act("commission")
    assert t.pile(0) == []  # no Memory is drawn
    assert reads(t, f"commission {t.period_cards('opus')[0]}", "end-turn") == 1


def test_la_2_7_a_city_tile_opened_is_read_until_all_have_been_returned() -> None:
    t = Table()
    for tile in t.names.city:
        t.write("city", tile, grant=NONE, reward={})
    t.act("journey")
    read = []
    for _ in range(8):
        t.rich()
        t.put(todo=1 << ACTION_WORDS.index("journey"))
        read.append(reads(t, "journey salzburg"))
    assert read == [1] * 7 + [0]


def test_la_2_7_a_court_tile_opened_is_read() -> None:
    t = Table()
    t.rich()
    t.takes(1, *t.stack("london")[:-2])
    t.act("journey")
    assert reads(t, "journey london") == 1
    t.put(todo=1 << ACTION_WORDS.index("journey"))
    assert reads(t, "journey london") == 0  # the last one: nothing opens


def test_la_2_7_a_soloist_card_revealed_is_read() -> None:
    t = Table(1, period=5, round_=4)
    t.write("soloist", "overture", line=[Line.POINTS, Line.NOTHING, Line.NOTHING], about=[1, NONE, NONE])
    t.soloists("overture")
    t.act("commission")
    assert t.pile(0) == []
    assert None not in t.row()
    assert reads(t, "end-turn") == 1


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("seat", [NONE, 0, 1])
def test_la_2_7_what_is_hidden_drawn_anew_fits_what_is_known(players: int, seat: int) -> None:
    t = Table(players, period=2)
    t.rich()
    t.open_city("salzburg", "gold-watch")
    t.write("city", "gold-watch", grant=NONE, reward={})
    sold, owned = t.period_cards("opus")[:2]
    t.collects(0, owned)
    t.act("journey", "commission", "perform")
    t.play("journey salzburg")  # its tile is back in the supply
    t.play(f"commission {sold}", f"sell {sold}", "end-turn")
    t.takes(0, t.stack("vienna")[0], t.stack("paris")[-1])
    t.gives(0, t.period_cards("memory", 1)[0])
    views = np.zeros(2, engine.STATE)
    engine.view(t.games, 0, seat, views, 0)
    known = views[0].tobytes()
    thinker = np.array([7, 0], np.uint64)
    decks, stacks, supplies, piles, soloists = (set[bytes]() for _ in range(5))
    hands: set[int] = set()
    for _ in range(40):
        state = views[:1].copy()
        engine.resample(state, 0, t.data, thinker)
        assert engine.check(state, 0, t.data) == 0
        engine.view(state, 0, seat, views, 1)
        assert views[1].tobytes() == known
        decks.add(state["deck"][0].tobytes())
        stacks.add(state["court"][0].tobytes())
        supplies.add(state["supply"][0].tobytes())
        piles.add(state["pile"][0].tobytes())
        soloists.add(state["soloists"][0].tobytes())
        hands.add(int(state["hand"][0, 0]))
    assert min(len(decks), len(stacks), len(supplies), len(piles)) > 1
    assert (len(hands) > 1) == (seat != 0)
    assert (len(soloists) > 1) == (players == 1)


@pytest.mark.parametrize("field", ["deck", "supply", "pile", "soloists"])
def test_la_2_7_each_hidden_card_is_as_likely_in_each_place(field: str) -> None:
    t = Table(1)
    views = np.zeros(1, engine.STATE)
    engine.view(t.games, 0, 0, views, 0)
    thinker = np.array([8, 0], np.uint64)
    drawn = []
    for _ in range(300):
        state = views.copy()
        engine.resample(state, 0, t.data, thinker)
        drawn.append(np.ravel(state[field][0])[: np.count_nonzero(np.ravel(t.get(field)) != NONE)].copy())
    cards, length = set(drawn[0].tolist()), len(drawn[0])
    for place in range(length):
        found = [int(order[place]) for order in drawn]
        assert set(found) == cards
        assert max(found.count(card) for card in cards) < 2.5 * 300 / length
