"""What no match of Lacrimosa comes to, clause by clause: the check of the invariants names each, and nothing else."""

from tests.games.lacrimosa.tables import Table

from partita.games.lacrimosa import engine
from partita.games.lacrimosa.invariants import Broken
from partita.games.lacrimosa.layout import COURT_PLACES, NONE, SOLOISTS

OPERA = "mitridate"  # of the first period


def broken(t: Table) -> set[str]:
    """What is wrong with a table."""
    bits = engine.check(t.games, 0, t.data)
    return {kind.name for kind in Broken if bits >> kind & 1}


def table(players: int = 3, period: int = 1, round_: int = 1) -> Table:
    """A table with which nothing is wrong."""
    t = Table(players, period=period, round_=round_)
    assert broken(t) == set()
    return t


def test_la_2_1_the_market_shows_cards_of_the_period() -> None:
    for card in ("opus", "memory"):
        t = table(period=2)
        later = t.names.code(t.period_cards(card, 3)[0])
        t.get("row")[0] = later
        assert broken(t) == {"MARKET"}


def test_la_2_1_the_market_shows_no_card_that_somebody_owns_or_that_has_left() -> None:
    t = table()
    t.collects(2, OPERA)
    assert broken(t) == set()
    t.get("row")[0] = t.names.code(OPERA)
    assert broken(t) == {"MARKET"}
    t = table()
    memory = t.period_cards("memory")[0]
    t.put(memories_gone=1 << t.names.number["memory"][memory])
    assert broken(t) == {"MARKET"}


def test_la_2_1_no_card_is_twice_in_the_market() -> None:
    t = table()
    t.get("row")[0] = t.get("row")[6]
    assert broken(t) == {"MARKET"}
    t = table()
    t.get("deck")[0] = t.get("row")[0]
    assert broken(t) == {"MARKET"}


def test_la_2_1_the_bonus_is_one_of_the_period() -> None:
    t = table(period=3)
    for bonus in (5, 9, 15):
        t.put(bonus=bonus)
        assert broken(t) == {"MARKET"}
    for bonus in (6, 7, 8, NONE):
        t.put(bonus=bonus)
        assert broken(t) == set()


def test_la_2_3_each_city_tile_is_in_one_place() -> None:
    t = table()
    t.get("city")[0] = t.get("city")[1]
    assert broken(t) == {"CITIES"}
    t = table()
    t.get("supply")[0] = t.get("city")[1]
    assert broken(t) == {"CITIES"}


def test_la_2_3_each_court_tile_is_in_one_place() -> None:
    t = table()
    t.takes(0, t.stack("vienna")[-1])
    assert broken(t) == set()
    t.get("courts")[1] = t.get("courts")[0]
    assert broken(t) == {"COURTS"}
    t = table()
    t.get("courts")[1] = 1 << int(t.get("court")[0, 0])
    assert broken(t) == {"COURTS"}
    for court in range(COURT_PLACES):
        t = table()
        t.get("court_len")[court] -= 1  # the top tile is nowhere
        assert broken(t) == {"COURTS"}


def test_la_2_4_two_composers() -> None:
    t = table()
    t.get("composer")[1] = t.get("composer")[0]
    assert broken(t) == {"REQUIEM"}


def test_la_2_4_no_more_tiles_leave_than_there_are_for_so_many_players() -> None:
    for players, most in ((2, 2), (3, 3)):
        t = table(players)
        t.bare_requiem()
        for seat, instrument in ((0, "voices"), (1, "strings"), (0, "woodwinds"))[:most]:
            t.places(seat, "kyrie", instrument, "first")
        assert broken(t) == set()
        t.get("space")[3] = 2  # brass of seat 1, for the first composer as well
        t.get("markers")[1] &= ~(1 << t.marker_number("brass", "first"))
        t.get("tiles")[1] |= 1 << 59
        t.get("tiles_taken")[0, 0] += 1
        assert broken(t) == {"REQUIEM"}


def test_la_2_5_neutral_markers_take_no_tile_and_others_do() -> None:
    t = table(2)
    t.bare_requiem()
    t.places("neutral", "kyrie", "brass", "first")
    assert broken(t) == set()
    t.get("tiles_taken")[0, 0] = 1
    assert broken(t) == {"REQUIEM"}


def test_la_3_1_a_hand_is_of_four() -> None:
    t = table()
    pile, length = t.get("pile"), int(t.get("pile_len")[1])
    t.get("hand")[1] |= 1 << int(pile[1, length - 1])
    pile[1, length - 1] = NONE
    t.get("pile_len")[1] -= 1
    assert broken(t) == {"MEMORIES"}


def test_la_3_1_rows_are_as_long_as_the_round_says() -> None:
    t = table(round_=2)
    t.put(round_number=1)
    assert broken(t) == {"TURN"}
    t = table(round_=2)
    t.put(round_number=3, phase=3)
    assert broken(t) == {"TURN"}


def test_la_3_5_an_action_is_given_when_it_is_asked_for_only() -> None:
    t = table()
    t.act("commission")
    t.put(granted=1)
    assert broken(t) == {"TURN"}


def test_la_4_1_tracks_end_at_four_and_nothing_is_below_zero() -> None:
    for kind in range(3):
        for field, value in (("track", 5), ("track", -1), ("counter", -1)):
            t = table()
            t.get(field)[2, kind] = value
            assert broken(t) == {"TRACKS"}
        t.get("counter")[2, kind] = 99
        t.get("track")[2, kind] = 4
        assert broken(t) == set()
    t.get("ducats")[1] = -1
    assert broken(t) == {"TRACKS"}


def test_la_4_3_finance_ends_at_ten() -> None:
    t = table()
    t.holds(2, finance=10)
    assert broken(t) == set()
    for finance in (11, -1):
        t.holds(2, finance=finance)
        assert broken(t) == {"TRACKS"}


def test_la_5_1_each_player_owns_nine_memories() -> None:
    t = table()
    memory, length = int(t.get("row")[0]), int(t.get("pile_len")[1])
    t.get("row")[0] = NONE
    t.get("memories")[1] |= 1 << memory
    t.get("pile")[1, length] = memory
    t.get("pile_len")[1] += 1
    assert broken(t) == {"MEMORIES"}


def test_la_5_1_a_memory_of_the_market_has_one_owner_or_has_left() -> None:
    t = table()
    memory = t.period_cards("memory")[0]
    t.gives(1, memory)
    assert broken(t) == set()
    t.put(memories_gone=1 << t.names.number["memory"][memory])
    assert broken(t) == {"MEMORIES"}
    t.put(memories_gone=0)
    t.gives(2, memory)
    assert broken(t) == {"MEMORIES"}


def test_la_5_3_an_opus_has_one_owner_or_has_left() -> None:
    t = table()
    t.collects(0, OPERA)
    t.collects(2, OPERA)
    assert broken(t) == {"OPUSES"}
    t = table()
    t.collects(0, OPERA)
    t.put(opuses_gone=1 << t.names.number["opus"][OPERA])
    assert broken(t) == {"OPUSES"}


def test_la_5_3_what_was_performed_is_in_the_collection() -> None:
    t = table()
    t.collects(0, OPERA)
    t.get("turned")[0] = 1 << t.names.number["opus"][OPERA]
    assert broken(t) == set()
    t.get("turned")[1] = t.get("turned")[0]
    assert broken(t) == {"OPUSES"}


def test_la_5_5_a_marker_is_on_the_board_or_in_the_requiem() -> None:
    t = table()
    t.bare_requiem()
    t.places(1, "kyrie", "brass", "first")
    assert broken(t) == set()
    left = int(t.get("markers")[1])
    t.get("markers")[1] |= 1 << t.marker_number("brass", "first")
    assert broken(t) == {"REQUIEM"}
    t.get("markers")[1] = left & ~1  # and another is nowhere
    assert broken(t) == {"REQUIEM"}


def test_la_5_5_there_is_a_tile_for_each_marker() -> None:
    t = table()
    t.bare_requiem()
    t.places(1, "kyrie", "brass", "first")
    tiles = int(t.get("tiles")[1])
    for other in (0, tiles | 1 << 59):
        t.get("tiles")[1] = other
        assert broken(t) == {"REQUIEM"}
    t.get("tiles")[1] = tiles
    t.get("tiles_taken")[0, 0] = 0  # it lies on its stack as well
    assert broken(t) == {"REQUIEM"}


def test_la_8_each_soloist_card_is_in_the_deck_or_has_been_played() -> None:
    t = table(1)
    t.put(soloists_len=SOLOISTS - 1)
    top = int(t.get("soloists")[SOLOISTS - 1])
    t.get("soloists")[SOLOISTS - 1] = NONE
    assert broken(t) == {"SOLO"}
    t.put(soloists_discarded=1 << top)
    assert broken(t) == set()
    t.get("soloists")[0] = top
    assert broken(t) == {"SOLO"}


def test_la_8_a_solo_match_has_two_seats_and_a_level() -> None:
    t = table(1)
    t.put(solo_level=0)
    assert broken(t) == {"SEATS"}
    t = table(2)
    t.put(solo_level=1)
    assert broken(t) == {"SEATS"}
