"""LA-5.5: contributions to the Requiem."""

import pytest
from tests.games.lacrimosa.tables import Table, kinds, of_kind

from partita.games.lacrimosa.columns import ACTION_WORDS, INSTRUMENT_WORDS, MOVEMENT_WORDS
from partita.games.lacrimosa.layout import NONE, Lasting, Phase

FIRST, SECOND = "eybler", "sussmayr"


def requiem(players: int = 2) -> Table:
    """A turn with the Requiem to be done: an empty board, tiles and markers that cost and give nothing."""
    t = Table(players)
    t.bare_requiem()
    t.plain_tiles()
    t.nothing_freed()
    t.act("requiem")
    t.holds(0, 10, (0, 0, 2), (0, 0, 0))
    return t


def test_la_5_5_a_movement_then_an_instrument_then_a_composer() -> None:
    t = requiem()
    assert t.moves("requiem") == list(MOVEMENT_WORDS)
    assert t.play("requiem sanctus") == []
    assert t.legal() == [f"instrument {name}" for name in INSTRUMENT_WORDS]
    t.play("instrument brass")
    assert t.legal() == [f"composer {FIRST}", f"composer {SECOND}"]
    events = t.play(f"composer {SECOND}")
    tile = of_kind(events, "tile-taken")[0].args["tile"]
    assert [(event.kind, event.args) for event in events] == [
        ("contributed", {"movement": "sanctus", "instrument": "brass", "composer": SECOND}),
        ("freed", {"instrument": "brass", "composer": SECOND}),
        ("tile-taken", {"tile": tile}),
    ]
    assert t.markers(0) == {(name, which) for name in INSTRUMENT_WORDS for which in ("first", "second")} - {
        ("brass", "second")
    }
    assert t.tiles(0) == {tile}
    row = t.box.rows["tile"][tile]
    assert (row["composer"], row["movement"]) == (SECOND, "sanctus")
    assert t.space_of("sanctus") == [NONE, NONE, NONE, 1, NONE]
    assert t.get("tiles_taken")[:, MOVEMENT_WORDS.index("sanctus")].tolist() == [0, 1]
    assert t.legal() == ["end-turn"]


def test_la_5_5_steps_out_of_their_order_are_refused() -> None:
    t = requiem()
    t.refused("instrument brass", "no-instrument-asked", "LA-5.5")
    t.refused(f"composer {FIRST}", "no-composer-asked", "LA-5.5")
    t.play("requiem sanctus")
    for move in ("requiem kyrie", "end-turn", f"composer {FIRST}", "skip requiem", f"perform {t.notebook}"):
        t.refused(move, "instrument-first", "LA-5.5", movement="sanctus")
    t.play("instrument brass")
    for move in ("requiem kyrie", "end-turn", "skip requiem", "journey vienna"):
        t.refused(move, "composer-first", "LA-5.5", movement="sanctus")
    t.refused("instrument brass", "no-instrument-asked", "LA-5.5")
    t.refused("composer stadler", "not-in-play", "LA-2.4", composer="stadler")


def test_la_5_5_the_freed_reward_comes_before_paying_and_helps_to_pay() -> None:
    t = requiem()
    t.freed("voices", "first", ducats=2, counter=(0, 0, 1))
    t.top_tile("kyrie", "first", ducats=12, composition=3)
    t.top_tile("kyrie", "second", ducats=12, composition=3)
    events = t.play("requiem kyrie")  # voices and the first composer: nothing else can be paid
    assert kinds(events) == ["contributed", "freed", "gained-ducats", "gained-counters", "paid", "tile-taken"]
    assert (t.ducats(0), t.track(0), t.counters(0)) == (0, (0, 0, 0), (0, 0, 0))
    assert of_kind(events, "paid")[0].args == {"ducats": 12, "talent": 0, "journey": 0, "composition": 3}


@pytest.mark.parametrize("held", range(5))
def test_la_5_5_a_tile_payable_only_with_the_freed_reward_track_limit_applied(held: int) -> None:
    t = requiem()
    t.freed("strings", "second", track=(0, 0, 2))
    t.top_tile("offertorium", "first", composition=9)
    t.top_tile("offertorium", "second", composition=4)
    t.holds(0, 0, (0, 0, held), (0, 0, 0))
    with_reward = min(held + 2, 4)
    if held == 4:  # anybody can, also with the other instruments
        t.play("requiem offertorium")
        assert len(t.moves("instrument")) == 4
    elif with_reward >= 4:
        events = t.play("requiem offertorium")
        assert of_kind(events, "contributed")[0].args["instrument"] == "strings"
        assert t.track(0) == (0, 0, 0)
    else:
        t.refused("requiem offertorium", "too-little-composition", "LA-5.5", held + 2, 4)


def test_la_5_5_the_track_limit_makes_a_tile_too_dear() -> None:
    t = requiem()
    t.freed("brass", "first", track=(0, 0, 2), counter=(0, 0, 0))
    for which in ("first", "second"):
        t.top_tile("kyrie", which, composition=6)
    t.holds(0, 0, (0, 0, 4), (0, 0, 1))  # 4 + 1, and the two freed ones have no room
    t.refused("requiem kyrie", "too-little-composition", "LA-5.5", 5, 6)
    t.freed("brass", "first", counter=(0, 0, 1))
    events = t.play("requiem kyrie")
    assert of_kind(events, "freed")[0].args == {"instrument": "brass", "composer": FIRST}
    assert (t.track(0), t.counters(0)) == ((0, 0, 0), (0, 0, 0))


def test_la_5_5_freed_finance_and_vp() -> None:
    t = requiem()
    t.freed("voices", "first", finance=1, vp=2)
    t.covers("kyrie", "strings", "woodwinds", "brass")
    t.play("requiem kyrie", f"composer {FIRST}")
    assert (t.finance(0), t.vp(0, "tiles")) == (3, 2)


def test_la_5_5_an_instant_effect() -> None:
    t = requiem()
    tile = t.top_tile("kyrie", "first", instant={"ducats": 3, "vp": 2, "finance": 1, "track": (1, 0, 0)})
    t.play("requiem kyrie", "instrument voices", f"composer {FIRST}")
    assert t.tiles(0) == {tile}
    assert (t.ducats(0), t.vp(0), t.finance(0), t.track(0)) == (13, 2, 3, (1, 0, 2))


@pytest.mark.parametrize("action", ["document", "commission", "perform", "requiem"])
def test_la_5_5_an_instant_effect_that_gives_an_action(action: str) -> None:
    t = requiem()
    t.rich()
    t.top_tile("kyrie", "first", grant=ACTION_WORDS.index(action))
    events = t.play("requiem kyrie", "instrument voices", f"composer {FIRST}")
    assert kinds(events)[-1] == "granted"
    assert t.get("phase") == Phase.GRANT
    assert f"skip {action}" in t.legal()
    if action == "requiem":  # in its turn in steps
        t.play("requiem kyrie", "instrument strings")
        t.play(f"composer {SECOND}")
        assert len(t.tiles(0)) == 2
        assert t.legal() == ["end-turn"]


def test_la_5_5_a_given_contribution_that_cannot_be_paid_lapses() -> None:
    t = requiem()
    t.top_tile("kyrie", "first", composition=2, grant=ACTION_WORDS.index("requiem"))
    for movement in MOVEMENT_WORDS:
        for which in ("first", "second"):
            if (movement, which) != ("kyrie", "first"):
                t.top_tile(movement, which, composition=1)
    stack = t.data["stack"][0, 0, int(t.get("composer")[0]), 0]
    t.write("tile", int(stack[1]), composition=1)
    events = t.play("requiem kyrie", "instrument voices", f"composer {FIRST}")
    assert kinds(events)[-2:] == ["granted", "lapsed"]
    assert t.legal() == ["end-turn"]


def test_la_5_5_a_lasting_effect_works_from_that_moment_on_and_like_effects_add_up() -> None:
    t = requiem()
    for movement in ("kyrie", "sequentia"):
        t.top_tile(movement, "first", lasting=Lasting.REQUIEM_VP, amount=2)
    done = []
    for movement, instrument in (("kyrie", "voices"), ("sequentia", "strings"), ("sanctus", "brass")):
        t.put(todo=1 << 4)
        t.play(f"requiem {movement}", f"instrument {instrument}", f"composer {FIRST}")
        done.append(t.vp(0, "tiles"))
    assert done == [0, 2, 6]  # not for the contribution that brought it


def test_la_5_5_a_lasting_income_works_at_this_upkeep() -> None:
    t = Table(round_=4)
    t.gives_nothing()
    t.bare_requiem()
    t.plain_tiles()
    t.nothing_freed()
    t.bonus(reward={})
    tile = t.top_tile("kyrie", "first", income={"ducats": 1, "track": (1, 0, 0)})
    t.act("requiem")
    t.holds(0, 0, (4, 4, 4), finance=0)
    t.play("requiem kyrie", "instrument voices", f"composer {FIRST}", "end-turn")
    events = t.pass_turn()
    assert [(event.seat, event.args) for event in of_kind(events, "tile-works")] == [(0, {"tile": tile})]
    assert (t.ducats(0), t.track(0)) == (1, (1, 0, 0))


def test_la_5_5_a_movement_that_is_full() -> None:
    t = requiem()
    t.covers("kyrie", "voices", "voices", "strings")
    t.places("neutral", "kyrie", "woodwinds", "first")
    t.places(1, "kyrie", "brass", "first")
    t.refused("requiem kyrie", "movement-full", "LA-5.5", 0, 1, movement="kyrie")
    assert t.moves("requiem") == list(MOVEMENT_WORDS[1:])


def test_la_5_5_a_neutral_marker_fills_its_space_and_uses_no_tile() -> None:
    t = requiem()
    tile = t.tile_number("kyrie", "first")
    t.places("neutral", "kyrie", "brass", "first")
    assert t.tile_number("kyrie", "first") == tile
    t.play("requiem kyrie")
    t.refused("instrument brass", "no-space-of-instrument", "LA-5.5", 0, 1, instrument="brass")
    assert t.moves("instrument") == ["voices", "strings", "woodwinds"]


def test_la_5_5_the_fifth_space_makes_room_for_a_second_marker_of_an_instrument() -> None:
    t = requiem()
    t.places(1, "kyrie", "voices", "second")  # the fifth one of the Kyrie is for voices too
    t.play("requiem kyrie", "instrument voices", f"composer {FIRST}")
    assert t.space_of("kyrie") == [3, NONE, NONE, NONE, 0]


def test_la_5_5_a_marker_that_is_used_up() -> None:
    t = requiem()
    t.places(0, "sanctus", "brass", "first")
    t.play("requiem kyrie", "instrument brass")  # with the other marker, for the second composer
    assert t.space_of("kyrie")[3] == 1
    t.put(todo=1 << 4)
    t.play("requiem agnus-dei")
    t.refused("instrument brass", "no-marker-left", "LA-5.5", 0, 1)


def test_la_5_5_all_markers_of_the_free_instruments_are_used_up() -> None:
    t = requiem()
    t.places(0, "sanctus", "brass", "first")
    t.places(0, "sequentia", "brass", "second")
    t.covers("kyrie", "voices", "voices", "strings", "woodwinds")
    t.refused("requiem kyrie", "no-marker-left", "LA-5.5", 0, 1)


def test_la_5_5_a_composer_without_a_tile_in_the_movement() -> None:
    t = requiem()
    t.places(1, "kyrie", "voices", "first")
    t.places(1, "kyrie", "strings", "first")
    assert t.get("tiles_taken")[0, 0] == 2  # all there are for two players
    t.play("requiem kyrie", "instrument brass")
    assert t.space_of("kyrie")[3] == 1  # for the second composer, without asking


def test_la_5_5_no_tile_left_in_a_movement() -> None:
    t = requiem()
    for instrument, which in (("voices", "first"), ("strings", "first"), ("woodwinds", "second"), ("brass", "second")):
        t.places(1, "kyrie", instrument, which)
    t.refused("requiem kyrie", "no-tile-left", "LA-5.5", 0, 1)


def test_la_5_5_refusals_of_an_instrument() -> None:
    t = requiem()
    t.top_tile("agnus-dei", "first", composition=4)
    t.top_tile("agnus-dei", "second", ducats=12, composition=2)
    t.freed("voices", "first", counter=(0, 0, 2))
    t.freed("strings", "second", ducats=2)
    t.freed("woodwinds", "second", ducats=1)
    t.play("requiem agnus-dei")
    assert t.moves("instrument") == ["voices", "strings"]
    t.refused("instrument woodwinds", "too-few-ducats", "LA-4.2", 11, 12)  # the second composer comes nearest
    t.refused("instrument brass", "too-few-ducats", "LA-4.2", 10, 12)
    events = t.play("instrument strings")  # one composer can be paid: he is not asked for
    assert of_kind(events, "contributed")[0].args["composer"] == SECOND
    assert (t.ducats(0), t.track(0)[2]) == (0, 0)


def test_la_5_5_refusals_name_what_comes_nearest() -> None:
    t = requiem()
    t.top_tile("agnus-dei", "first", composition=4)
    t.top_tile("agnus-dei", "second", composition=3)
    t.freed("voices", "second", counter=(0, 0, 1))
    t.holds(0, 0, (0, 0, 1), (0, 0, 0))
    t.refused("requiem agnus-dei", "too-little-composition", "LA-5.5", 2, 3)
    t.holds(0, 0, (0, 0, 2))
    t.play("requiem agnus-dei")  # with voices, to the second composer
    assert t.space_of("agnus-dei")[0] == 1


def test_la_5_5_a_markers_reward_is_the_same_for_all() -> None:
    t = Table(4)
    t.plain_tiles()
    t.nothing_freed()
    t.freed("brass", "second", vp=3)
    for movement in MOVEMENT_WORDS[:4]:
        t.rich()
        t.act("requiem")
        t.play(f"requiem {movement}", "instrument brass", f"composer {SECOND}", "end-turn")
    assert [t.vp(seat, "tiles") for seat in range(4)] == [3, 3, 3, 3]
