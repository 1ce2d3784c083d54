"""The box of Lacrimosa: what is in it, how it is checked, what the kernels get of it (LA-1, LA-2, LA-7, LA-9)."""

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from partita.core.box import is_digest
from partita.core.errors import BadBox
from partita.games.lacrimosa import boxes
from partita.games.lacrimosa.boxcheck import has_room
from partita.games.lacrimosa.columns import (
    COMPOSER_WORDS,
    DECKS,
    FILES,
    INSTRUMENT_WORDS,
    MOVEMENT_WORDS,
    PLACE_WORDS,
    SPACE_WORDS,
)
from partita.games.lacrimosa.layout import NONE, OPUS, Line, Type
from partita.text import load as load_texts
from partita.text import messages

Tables = dict[str, Any]  # a box: each file's table by its name without ".toml"
Spoil = Callable[[Tables], object]


def read(folder: Path) -> Tables:
    """A box as plain tables."""
    return {file.removesuffix(".toml"): tomllib.loads((folder / file).read_text(encoding="utf-8")) for file in FILES}


def write(tables: Tables, folder: Path) -> Path:
    """Plain tables as a box."""
    folder.mkdir(exist_ok=True)
    for file in FILES:
        lines = []
        table = tables[file.removesuffix(".toml")]
        lists = {column: value for column, value in table.items() if is_tables(value)}
        lines += [f"{column} = {toml(value)}" for column, value in table.items() if column not in lists]
        for name, rows in lists.items():
            for row in rows:
                lines += [f"[[{name}]]", *(f"{column} = {toml(value)}" for column, value in row.items())]
        (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def toml(value: Any) -> str:
    """A value as TOML has it, tables inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{column} = {toml(each)}" for column, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


@pytest.fixture
def tables() -> Tables:
    """The package's box as plain tables, to spoil."""
    return read(boxes.FOLDER)


# The good box.


def test_la_1_counts() -> None:
    rows = boxes.load().rows
    assert {deck: len(rows[deck]) for deck in rows} == {
        "memory": 43, "opus": 47, "tile": 60, "city": 15, "bonus": 15, "court": 16, "constanze": 5, "soloist": 11,
        "composers": 4, "place": 11,
    }  # fmt: skip
    assert list(rows["place"]) == list(PLACE_WORDS)


def test_good_box_has_no_problems(tmp_path: Path) -> None:
    boxes.export(tmp_path / "box")
    assert boxes.problems(boxes.FOLDER) == boxes.problems(tmp_path / "box") == []


def test_digest(tables: Tables, tmp_path: Path) -> None:
    own = boxes.load().digest
    assert is_digest(own)
    assert boxes.load(write(tables, tmp_path / "copy")).digest == own
    tables["tile"]["card"][0]["many"] = tables["tile"]["card"][0].get("many", False)  # a default written out
    tables["box"]["places"][0].setdefault("ducats", 0)
    tables["box"]["slots"][0].setdefault("opus", {}).setdefault("ducats", 0)
    assert boxes.load(write(tables, tmp_path / "defaults")).digest == own
    tables["box"]["roads"][0]["ducats"] += 1
    assert boxes.load(write(tables, tmp_path / "other")).digest != own


def test_find(tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = boxes.load().digest
    found = boxes.find(own)
    assert found is not None
    assert found.digest == own
    assert boxes.find("0" * 32) is None
    assert boxes.find("../../../box") is None
    tables["box"]["roads"][0]["ducats"] += 1
    digest = boxes.load(write(tables, tmp_path / "new")).digest
    monkeypatch.setattr(boxes.SHELF, "released", tmp_path)
    (tmp_path / "new").rename(tmp_path / digest)
    found = boxes.find(digest)
    assert found is not None
    assert found.digest == digest
    (tmp_path / digest).rename(tmp_path / ("f" * 32))
    with pytest.raises(BadBox, match="is not the box of its name"):
        boxes.find("f" * 32)


def test_data_is_the_callers_own() -> None:
    boxes.load().data["start_finance"] = 9
    assert boxes.load().data["start_finance"][0] != 9


def test_record_has_what_the_rows_have() -> None:
    box = boxes.load()
    data: Any = box.data[0]
    for number, (card, row) in enumerate(box.rows["opus"].items()):
        assert row["number"] == number, card
        order, performed, sold = row["commission"], row["perform"], row["sell"]
        assert data["opus"][number].tolist() == (
            row["period"], Type[row["type"].upper()], order["talent"], order["ducats"], order["vp"],
            performed["talent"], performed["ducats"], sold["talent"], sold["finance"], sold["vp"],
        )  # fmt: skip
        assert [t for t in Type if int(data.of_type[t]) >> number & 1] == [Type[row["type"].upper()]]
    for number, row in enumerate(box.rows["memory"].values()):
        memory = data["memory"][number]
        assert (memory.period, memory.talent, memory.ducats) == (row["period"], row["talent"], row["ducats"])
        assert memory.stories.track.tolist() == list(row["stories"]["track"].values())
        assert memory.stories.counter.tolist() == list(row["stories"]["counters"].values())
    assert [memory.period for memory in data["memory"]][34:] == [0] * 9
    for period, cards in enumerate(data.of_period, 1):
        opuses = [card - OPUS for card in cards.tolist() if card >= OPUS]
        memories = [card for card in cards.tolist() if card < OPUS]
        assert (
            {data["opus"][opus].period for opus in opuses} == {data["memory"][m].period for m in memories} == {period}
        )


def test_la_2_4_stacks_cheapest_on_top() -> None:
    box = boxes.load()
    data: Any = box.data[0]
    assert data.stack_len.tolist() == [2, 3]
    used = Counter(int(tile) for tile in data.stack[1].ravel())
    assert used == dict.fromkeys(range(60), 1)
    for many in range(2):
        for composer in range(4):
            for movement in range(5):
                stack = [int(tile) for tile in data.stack[many, composer, movement] if tile != NONE]
                assert len(stack) == data.stack_len[many]
                keys = [(data["tile"][t].ducats + data["tile"][t].composition, t) for t in stack]
                assert keys == sorted(keys)
                assert {(data["tile"][t].composer, data["tile"][t].movement) for t in stack} == {(composer, movement)}
                assert sum(int(data["tile"][t].many) for t in stack) == many


def test_la_5_4_cheapest_ways() -> None:
    box = boxes.load()
    road = box.data[0]["road"].astype(int)
    assert (road == road.T).all()
    assert (road.diagonal() == 0).all()
    assert (road[:, :, None] + road[None, :, :] >= road[:, None, :]).all()
    for row in tomllib.loads((boxes.FOLDER / "box.toml").read_text(encoding="utf-8"))["roads"]:
        one, other = (PLACE_WORDS.index(place) for place in row["between"])
        assert road[one, other] <= row["ducats"]


@pytest.mark.parametrize(("players", "free"), [(1, 11), (2, 11), (3, 18), (4, 25)])
def test_la_2_5_free_spaces(players: int, free: int) -> None:
    data: Any = boxes.load().data[0]
    for card in data["constanze"]:
        covers = {1: 2, 2: 2, 3: 1, 4: 0}[players]
        neutrals = {1: 4, 2: 4, 3: 2, 4: 0}[players]
        taken = {(m, int(s)) for m in range(5) for s in card.covers[m][:covers]}
        laid = {(int(m), int(s)) for m, s in zip(card.movement[:neutrals], card.space[:neutrals], strict=True)}
        assert not taken & laid
        assert len({movement for movement, _ in laid}) == neutrals
        assert 25 - len(taken) - len(laid) == free
        left = Counter(
            int(data.instrument[5 * m + s]) for m in range(5) for s in range(5) if (m, s) not in taken | laid
        )
        assert all(left[instrument] >= 2 for instrument in range(4))


def test_la_9_printed_opuses() -> None:
    rows = [row for row in boxes.load().rows["opus"].values() if row["source"] == "printed" and row["period"]]
    facts = [
        (r["period"], r["year"], r["type"], *r["commission"].values(), *r["perform"].values(), *r["sell"].values())
        for r in rows
    ]
    assert sorted(facts) == [
        (1, 1767, "symphony", 1, 2, 3, 0, 3, 1, 0, 2),
        (2, 1777, "chamber", 1, 2, 3, 0, 2, 1, 1, 2),
        (3, 1780, "religious", 2, 4, 5, 1, 0, 1, 0, 3),
    ]


def test_la_8_lines() -> None:
    data: Any = boxes.load().data[0]
    for card in data["soloist"]:
        lines = [line for line in card.line.tolist() if line != Line.NOTHING]
        assert lines[-1] == Line.POINTS
        assert sorted(card.order.tolist()) == list(range(5))


def test_la_7_1_room_is_where_contributions_can_be_made(tables: Tables) -> None:
    """Each demand of three elements, against what all sets of three contributions on a card can be used for."""
    card = tables["constanze"]["card"][0]
    taken = {(m, s) for m in MOVEMENT_WORDS for s in card["covers"][m.replace("-", "_")]}
    taken |= {(neutral["movement"], neutral["space"]) for neutral in card["neutrals"]}
    fifth = {movement["id"]: movement["fifth"] for movement in tables["box"]["movements"]}
    free = [(m, fifth[m] if s == "fifth" else s) for m in MOVEMENT_WORDS for s in SPACE_WORDS if (m, s) not in taken]
    assert len(free) == 11
    possible = set()
    for spaces in combinations(free, 3):
        for composers in product(COMPOSER_WORDS, repeat=3):
            made = [(*space, composer) for space, composer in zip(spaces, composers, strict=True)]
            tiles = Counter((movement, composer) for movement, _, composer in made)
            if len({one[1:] for one in made}) == 3 and max(tiles.values()) <= 2:  # own markers, LA-2.4
                possible |= {tuple(sorted(words)) for words in product(*[(*one, "any") for one in made])}
    words = sorted((*MOVEMENT_WORDS, *INSTRUMENT_WORDS, *COMPOSER_WORDS, "any"))
    demands = list(combinations_with_replacement(words, 3))
    assert {demand for demand in demands if has_room(demand, Counter(free))} == possible
    assert 0 < len(possible) < len(demands)


# Bad boxes.


def row(file: str, number: int) -> Callable[[Tables], dict[str, Any]]:
    """A row, counted from 1, of a deck, or as "box.places" of a list of box.toml."""
    name, _, table = file.partition(".")

    def find(tables: Tables) -> dict[str, Any]:
        found: dict[str, Any] = tables[name][table or "card"][number - 1]
        return found

    return find


def put(file: str, number: int, column: str, value: Any) -> Spoil:
    """Give a column, inside others with dots, another value; None takes it away."""

    def spoil(tables: Tables) -> None:
        place = row(file, number)(tables) if number else tables[file]
        *outer, last = column.split(".")
        for name in outer:
            place = place.setdefault(name, {})
        if value is None:
            del place[last]
        else:
            place[last] = value

    return spoil


def first_where(deck: str, number: int = 1, /, **columns: Any) -> Callable[[Tables], dict[str, Any]]:
    """The row, by its place among those with these values."""
    return lambda tables: [r for r in tables[deck]["card"] if all(r.get(c) == v for c, v in columns.items())][
        number - 1
    ]


def both(*spoils: Spoil) -> Spoil:
    return lambda tables: [spoil(tables) for spoil in spoils]


def demanding(**markers: int) -> Spoil:
    """The first court demands these markers, and no Opus."""
    return both(put("court", 1, "opuses", {}), put("court", 1, "markers", markers))


def moved_to_end(tables: Tables) -> None:
    tables["memory"]["card"].append(tables["memory"]["card"].pop(0))


def no_road_to_london(tables: Tables) -> None:
    tables["box"]["roads"] = [road for road in tables["box"]["roads"] if "london" not in road["between"]]
    for one, other in (("salzburg", "paris"), ("salzburg", "milan"), ("salzburg", "berlin")):
        road = {"between": [one, other], "ducats": 3, "source": "reconstructed"}
        if all({*each["between"]} != {one, other} for each in tables["box"]["roads"]):
            tables["box"]["roads"].append(road)


def brass_four_times(tables: Tables) -> None:
    for movement in tables["box"]["movements"][:4]:
        movement["fifth"] = "brass"


def few_strings(tables: Tables) -> None:
    """Covers and neutral markers on nearly all strings."""
    card = tables["constanze"]["card"][0]
    movements = tables["box"]["movements"]
    for movement in movements:
        other = "fifth" if movement["fifth"] == "strings" else "voices"
        card["covers"][movement["id"].replace("-", "_")] = ["strings", other]
    for neutral in card["neutrals"]:
        neutral["space"] = "brass"


CASES: dict[str, tuple[Spoil, str, str]] = {
    # Columns, as deep inside as they are.
    "track too high": (
        put("memory", 1, "stories.track", {"talent": 5}),
        "memory.toml, row 1 (",
        "column stories.track.talent: 5 is not allowed; allowed: a whole number from 0 to 4",
    ),
    "strange kind": (
        put("memory", 1, "stories.track", {"gold": 1}),
        "column stories.track: there is no column 'gold'",
        "talent, journey",
    ),
    "text for a reward": (put("memory", 1, "stories", "much"), "column stories: 'much' is not allowed", "a table of"),
    "no stories": (put("memory", 1, "stories", None), "column stories: the column is missing", "a table of"),
    "no source": (
        put("box.roads", 2, "source", None),
        "box.toml [[roads]], row 2, column source: the column",
        "printed, reconstructed",
    ),
    "place too dear": (
        put("box.places", 9, "journey", 5),
        "box.toml [[places]], row 9 (vienna), column journey: 5 is not",
        "from 0 to 4",
    ),
    "slots": (lambda t: t["box"]["slots"].pop(), "box.toml, column slots: there are 6 of them", "exactly 7"),
    "no slots": (
        lambda t: t["box"].pop("slots"),
        "column slots: the column is missing",
        "rows that begin with [[slots]]",
    ),
    "slots no list": (put("box", 0, "slots", 7), "box.toml, column slots: 7 is not allowed", "begin with [[slots]]"),
    "too few roads": (lambda t: t["box"]["roads"].clear(), "box.toml, column roads:", "0 of them; allowed: 10 to 55"),
    "three ends": (
        put("box.roads", 1, "between", ["lyon"] * 3),
        "[[roads]], row 1, column between:",
        "two different ones of salzburg",
    ),
    "line past the slots": (
        put("soloist", 1, "lines", [{"market": 8}, {"points": 1}]),
        "column lines[1].market: 8 is not",
        "from 1 to 7",
    ),
    "other game": (put("box", 0, "game", "ovation"), "column game: 'ovation' is not", "one of lacrimosa"),
    "solo values": (put("box", 0, "soloist.card.hard", None), "column soloist.card.hard: the column is", "from 0 to 9"),
    # Counts (LA-1, LA-9).
    "one city less": (lambda t: t["city"]["card"].pop(), "city.toml: there are 14 rows", "exactly 15 (LA-1)"),
    "one court more": (
        lambda t: t["court"]["card"].append(t["court"]["card"][0] | {"id": "one-more"}),
        "court.toml, row 17 (one-more), column id: there are 17 rows",
        "exactly 16",
    ),
    "one Memory less": (
        lambda t: t["memory"]["card"].pop(0),
        "memory.toml: there are 6 rows of period 1",
        "exactly 7 (LA-9)",
    ),
    "eight Memories": (
        lambda t: first_where("memory", period=2)(t).update(period=1),
        "memory.toml, row 8 (",
        "column period: there are 8 rows of period 1; allowed: exactly 7 (LA-9)",
    ),
    "Opuses of period 5": (
        lambda t: t["opus"]["card"].pop(-2),
        "opus.toml: there are 9 rows of period 5",
        "exactly 10",
    ),
    "no notebook": (lambda t: t["opus"]["card"].pop(), "opus.toml: there are 0 rows of period 0", "exactly 1"),
    "starting Memories first": (
        moved_to_end,
        "column period: it stands after row 34, which is of period 0",
        "after all others",
    ),
    "same id": (
        put("soloist", 1, "id", "vienna"),
        "soloist.toml, row 1 (vienna), column id: vienna is the id of row 9 of box.toml [[places]] too",
        "an id of its own",
    ),
    "id of a place twice": (
        put("box.places", 9, "id", "lyon"),
        "column id: lyon is the id of row 7",
        "an id of its own",
    ),
    "four bonuses": (
        lambda t: first_where("bonus", period=2)(t).update(period=1),
        "column period: there are 4 rows",
        "exactly 3",
    ),
    # The board.
    "gap between periods": (
        put("box.periods", 2, "first", 1774),
        "row 2, column first: 1774 does not follow 1772",
        "1773",
    ),
    "period backwards": (
        put("box.periods", 5, "last", 1786),
        "row 5, column last: 1786 is before 1787",
        "1787 or later",
    ),
    "cheaper on the right": (
        both(put("box.slots", 6, "opus", {"ducats": 3}), put("box.slots", 7, "opus", {"ducats": 2})),
        "box.toml [[slots]], row 7, column opus.ducats: 2 ducats are less than the 3",
        "3 or more",
    ),
    "no dearer": (
        lambda t: [slot.update(memory={}) for slot in t["box"]["slots"]],
        "row 7, column memory.ducats: 0 ducats are no more than",
        "1 or more",
    ),
    "ducats and a reward": (
        put("box.slots", 7, "opus", {"ducats": 9, "reward": {"vp": 1}}),
        "row 7, column opus: it costs ducats and gives a reward",
        "not both (LA-2.2)",
    ),
    "marker twice": (
        lambda t: t["box"]["freed"][1].update(t["box"]["freed"][0]),
        "[[freed]], row 2, column instrument: the marker of",
        "each instrument once with each composer",
    ),
    "nothing under a marker": (
        put("box.freed", 3, "reward", {}),
        "row 3, column reward: it gives nothing",
        "a reward (LA-5.5)",
    ),
    "movements out of order": (
        lambda t: t["box"]["movements"].insert(0, t["box"]["movements"].pop(1)),
        "[[movements]], row 1 (sequentia), column id: sequentia is not the one",
        "kyrie (LA-2.5)",
    ),
    "Kyrie": (
        put("box.movements", 1, "high", 4),
        "row 1 (kyrie), column high: the values are 4 and 1",
        "3 and 1 (LA-7.2)",
    ),
    "low as high": (
        both(put("box.movements", 4, "low", 5), put("box.movements", 4, "high", 5)),
        "row 4 (sanctus), column high: the values are 5 and 5",
        "a high value above the low one",
    ),
    "low of nothing": (put("box.movements", 4, "low", 0), "row 4 (sanctus), column low: 0 is not", "from 1 to 9"),
    "high of two": (
        both(put("box.movements", 4, "low", 1), put("box.movements", 4, "high", 2)),
        "row 4 (sanctus), column high: the high value is 2",
        "at least 3",
    ),
    "no 4 and 2": (
        lambda t: [m.update(high=9) for m in t["box"]["movements"][1:]],
        "box.toml [[movements]], column high: no other movement",
        "4 and 2",
    ),
    "brass everywhere": (
        brass_four_times,
        "column fifth: there are 9 spaces of brass, more than 4 players",
        "at most 3",
    ),
    "places out of order": (
        lambda t: t["box"]["places"].insert(0, t["box"]["places"].pop(1)),
        "[[places]], row 1 (innsbruck), column id: innsbruck is not the one",
        "salzburg (LA-2.3)",
    ),
    "map not connected": (
        no_road_to_london,
        "box.toml [[places]], row 11 (london), column id: no roads lead from salzburg to london",
        "roads that join all places (LA-5.4)",
    ),
    "road to nowhere": (
        put("box.roads", 1, "between", ["lyon", "rome"]),
        "row 1, column between: there is no place rome",
        "milan",
    ),
    "road in a circle": (
        put("box.roads", 1, "between", ["lyon", "lyon"]),
        "between: it leads from lyon to lyon",
        "two different",
    ),
    "road twice": (
        lambda t: t["box"]["roads"].append(t["box"]["roads"][0] | {"between": t["box"]["roads"][0]["between"][::-1]}),
        "column between: row 1 joins the same places",
        "each two places once",
    ),
    "levels": (
        put("box", 0, "soloist.card", {"easy": 2, "normal": 1, "hard": 3}),
        "column soloist.card: the levels have 2",
        "never less (LA-8)",
    ),
    # Memories and Opuses.
    "action twice": (put("memory", 1, "actions", ["journey", "journey"]), "column actions: journey is there 2", "once"),
    "empty stories": (put("memory", 1, "stories", {}), "column stories: it gives nothing", "a reward (LA-6)"),
    "starting price": (put("memory", 35, "ducats", 1), "row 35 (", "column ducats: a Memory of period 0 has a price"),
    "starting actions": (
        put("memory", 35, "actions", ["journey", "document"]),
        "a Memory of period 0 has journey and",
        "one action",
    ),
    "three starting journeys": (
        lambda t: first_where("memory", period=0, actions=["document"])(t).update(actions=["journey"]),
        "memory.toml, column actions: 0 Memories of period 0 have document",
        "exactly 1 (LA-2.6)",
    ),
    "price of five": (put("opus", 1, "commission.talent", 5), "column commission.talent: 5", "from 0 to 4"),
    "year of another period": (put("opus", 1, "year", 1774), "column year: 1774 is not in period 1", "1756 to 1772"),
    "the Requiem": (put("opus", 46, "k", "626"), "row 46 (", "K. 626 is the Requiem itself; allowed: another work"),
    "one work twice": (
        lambda t: t["opus"]["card"][1].update(k=t["opus"]["card"][0]["k"]),
        "row 2 (",
        "is the work of row 1 too",
    ),
    "no Köchel number": (put("opus", 1, "k", None), "column k: the column is missing", "a Köchel number"),
    "K. in front": (put("opus", 1, "k", "K. 45"), "column k: 'K. 45' is not", "without its K."),
    "religious income": (
        lambda t: first_where("opus", type="religious")(t)["perform"].update(ducats=2),
        "column perform.ducats: a religious work pays 2",
        "exactly 0 (LA-9)",
    ),
    "few operas": (
        lambda t: [r.update(type="chamber") for r in t["opus"]["card"] if r["type"] == "opera"],
        "opus.toml, column type: there are 0 works of the type opera",
        "at least 9",
    ),
    # Tiles, cities and bonuses.
    "strange composer": (
        put("tile", 1, "composer", "salieri"),
        "column composer: there is no composer salieri",
        "eybler",
    ),
    "another movement": (
        lambda t: t["tile"]["card"][0].update(
            movement="agnus-dei" if t["tile"]["card"][0]["movement"] != "agnus-dei" else "kyrie"
        ),
        "column movement: there are 4 tiles of",
        "exactly 3 (LA-1)",
    ),
    "none for many": (
        lambda t: first_where("tile", many=True)(t).update(many=False),
        "column many: 0 tiles of",
        "exactly 1 (LA-2.4)",
    ),
    "both effects": (
        both(put("tile", 1, "instant", {"vp": 1}), put("tile", 1, "income", {"vp": 1})),
        "row 1 (",
        "it has an instant effect and a lasting one",
    ),
    "journey given": (put("city", 1, "gives", "journey"), "column gives: 'journey' is not", "perform"),
    "city of nothing": (
        lambda t: [t["city"]["card"][0].pop(column, None) for column in ("reward", "gives")],
        "city.toml, row 1 (",
        "column reward: it gives nothing; allowed: a reward, an action or both",
    ),
    "type of a journey": (
        both(
            lambda t: [t["tile"]["card"][0].pop(column, None) for column in ("instant", "gives", "income")],
            put("tile", 1, "lasting", {"effect": "journey-ducats", "type": "opera", "amount": 1}),
        ),
        "column lasting.type: journey-ducats has no such column",
        "leave it out",
    ),
    "bonus about nothing": (
        both(put("bonus", 1, "measure", "counters"), put("bonus", 1, "about", "opera")),
        "column about: 'opera' is not",
        "talent, journey, composition",
    ),
    "bonus about too much": (
        both(put("bonus", 1, "measure", "courts"), put("bonus", 1, "about", "opera")),
        "about: courts has no such column",
        "leave it out",
    ),
    "bonus never reached": (
        both(
            put("bonus", 1, "measure", "types"),
            lambda t: t["bonus"]["card"][0].pop("about", None),
            put("bonus", 1, "each", 5),
        ),
        "column each: 5 of types can never be reached",
        "from 1 to 4",
    ),
    "bonus of more Opuses than have come": (
        both(put("bonus", 1, "measure", "opuses"), put("bonus", 1, "each", 11)),
        "column each: 11 of opuses can never be reached",
        "from 1 to 10",
    ),
    "bonus of more performances than Opuses have come": (
        both(put("bonus", 1, "measure", "turned"), put("bonus", 1, "each", 20)),
        "column each: 20 of turned can never be reached",
        "from 1 to 10",
    ),
    "bonus of a type that has not come": (
        both(
            *(put("opus", number, "type", "religious") for number in range(1, 11)),
            put("bonus", 1, "measure", "opuses"),
            put("bonus", 1, "about", "opera"),
        ),
        "column about: 1 of opuses can never be reached",
        "religious",
    ),
    "bonus of more Memories than have come": (
        both(put("bonus", 3, "measure", "memories"), put("bonus", 3, "each", 8)),
        "column each: 8 of memories can never be reached",
        "from 1 to 7",
    ),
    "bonus without reward": (put("bonus", 1, "reward", {}), "column reward: it gives nothing", "LA-6"),
    # The Requiem.
    "one space covered twice": (
        put("constanze", 1, "covers.kyrie", ["brass", "brass"]),
        "constanze.toml, row 1 (",
        "column covers.kyrie: brass is there 2 times",
    ),
    "neutral marker on a cover": (
        lambda t: t["constanze"]["card"][0]["neutrals"][0].update(
            space=t["constanze"]["card"][0]["covers"][
                t["constanze"]["card"][0]["neutrals"][0]["movement"].replace("-", "_")
            ][1]
        ),
        "column neutrals[1].space:",
        "is covered in",
    ),
    "two neutral markers in a movement": (
        lambda t: t["constanze"]["card"][1]["neutrals"][1].update(
            movement=t["constanze"]["card"][1]["neutrals"][0]["movement"]
        ),
        "column neutrals[2].movement: neutral marker 1 is in",
        "at most one in each movement (LA-2.5)",
    ),
    "three neutral markers": (
        lambda t: t["constanze"]["card"][0]["neutrals"].pop(),
        "column neutrals: there are 3 of them",
        "exactly 4",
    ),
    "no strings": (few_strings, "constanze.toml, row 1 (", "of strings are free with 2 players; allowed: 2 to 4"),
    # Courts.
    "demands nothing": (
        lambda t: [t["court"]["card"][0].pop(column, None) for column in ("opuses", "markers")],
        "column opuses: it demands 0 elements",
        "from 1 to 4",
    ),
    "demands five": (
        both(put("court", 1, "opuses", {"opera": 4}), put("court", 1, "markers", {"any": 1})),
        "column opuses: it demands 5 elements",
        "from 1 to 4",
    ),
    "three voices": (
        demanding(voices=3),
        "column markers.voices: with 2 players and constanze-1, ",
        "constanze-5 nobody finds room for 3 markers of voices; allowed: a whole number from 0 to 2",
    ),
    "four in a movement": (
        demanding(agnus_dei=4),
        "column markers.agnus_dei: with 2 players and constanze-1",
        "nobody finds room for 4 markers of agnus-dei; allowed: a whole number from 0 to 2",
    ),
    # Soloist cards.
    "not always possible": (
        put("soloist", 1, "lines", [{"market": 1}, {"court": "paris"}]),
        "column lines[2]: it is not always possible",
        "points in the last line",
    ),
    "points too early": (
        put("soloist", 1, "lines", [{"points": 1}, {"points": 2}]),
        "column lines[1]: points are always possible",
        "and there only",
    ),
    "line of two things": (
        put("soloist", 1, "lines", [{"market": 1, "court": "paris"}, {"points": 2}]),
        "column lines[1]: it holds market and court",
        "one of market",
    ),
    "line of nothing": (put("soloist", 1, "lines", [{}, {"points": 2}]), "lines[1]: it holds nothing", "one of market"),
    "movement twice": (put("soloist", 1, "order", ["kyrie"] * 5), "column order: kyrie is there 5 times", "once"),
    "court that is a city": (
        put("soloist", 1, "lines", [{"court": "lyon"}, {"points": 2}]),
        "lines[1].court: 'lyon'",
        "paris",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_box_is_refused(case: str, tables: Tables, tmp_path: Path) -> None:
    spoil, *parts = CASES[case]
    spoil(tables)
    folder = write(tables, tmp_path / "box")
    lines = [str(problem) for problem in boxes.problems(folder)]
    assert any(all(part in line for part in parts) for line in lines), lines
    for problem in boxes.problems(folder):
        assert "\n" not in problem.text("fr")
        assert problem.text("fr") != str(problem)
        assert "attendu" in problem.text("fr")
    with pytest.raises(BadBox):
        boxes.load(folder)


def test_both_languages_have_the_same_sentences() -> None:
    keys = []
    for lang in ("en", "fr"):
        found = [line.split(" = ")[0] for line in messages(lang, "lacrimosa.box").splitlines() if line[:1].isalpha()]
        load_texts(lang, "lacrimosa.box")
        assert len(found) == len(set(found))
        keys.append(found)
    assert keys[0] == keys[1]


def test_rows_come_with_their_defaults() -> None:
    rows = boxes.load().rows
    assert list(rows) == [*DECKS, "place"]
    assert {"talent", "ducats", "actions", "instant", "stories", "period"} <= set(next(iter(rows["memory"].values())))
    assert all(isinstance(tile["many"], bool) for tile in rows["tile"].values())
    assert np.unique([place["number"] for place in rows["place"].values()]).size == 11


def test_la_7_1_markers_that_never_fit_together_are_refused_with_the_cards(tables: Tables, tmp_path: Path) -> None:
    """Each column by itself is possible; but the Kyrie seldom has two free spaces beside that of the voices."""
    demanding(kyrie=2, voices=2)(tables)
    (problem,) = boxes.problems(write(tables, tmp_path / "box"))
    assert str(problem) == (
        "court.toml, row 1 (two-operas), column markers: with 2 players and constanze-1, constanze-2, constanze-3 and "
        "constanze-4 nobody finds room for all of these markers together; allowed: markers that one player can have "
        "all together with each Constanze card (LA-2.5, LA-7.1)"
    )
    assert problem.text("fr").replace("\xa0", " ").replace("\u202f", " ") == (
        "court.toml, entrée n° 1 (two-operas), colonne markers : à 2 joueurs avec constanze-1, constanze-2, "
        "constanze-3 et constanze-4, personne ne trouve la place de tous ces marqueurs à la fois ; attendu : des "
        "marqueurs qu’un joueur peut avoir tous à la fois avec chaque carte Constanze (LA-2.5, LA-7.1)"
    )
    demanding(kyrie=1, voices=2)(tables)  # only voices are free in the Kyrie with one of the cards
    (problem,) = boxes.problems(write(tables, tmp_path / "box"))
    assert "with 2 players and constanze-3 nobody" in str(problem)
    for possible in ({"kyrie": 2}, {"voices": 2}, {"kyrie": 1, "voices": 1}, {"kyrie": 2, "agnus_dei": 2}):
        demanding(**possible)(tables)
        assert boxes.problems(write(tables, tmp_path / "box")) == []
