"""The box of Ovation: what is in it, how it is checked, how evenly it is priced (OV-1, OV-12)."""

import os
import re
import shutil
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from bench import ovation_balance

import partita
from partita.core.box import Problem, is_digest
from partita.core.errors import BadBox
from partita.games.ovation import boxes
from partita.games.ovation.actions import DISCOUNT, FORTUNE, PERFORM
from partita.games.ovation.columns import DECKS, FILES
from partita.games.ovation.layout import (
    BOX,
    CHAMBERS,
    CONCERTS,
    FIRST_CHAMBER,
    FIRST_MAGNUM,
    FIRST_PATRON,
    FORTUNES,
    HELPERS,
    MAESTROS,
    MAX_COST,
    MAX_INSPIRATION,
    MUSIC,
    NONE,
    PATRONS,
    TONES,
    Bonus,
    Deck,
    Station,
    Symbol,
    Task,
)
from partita.games.ovation.names import SYMBOL_WORDS, TONE_WORDS
from partita.games.ovation.refusals import Refusal
from partita.text import messages

ROOT = Path(__file__).parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the box, to spoil."""
    boxes.export(tmp_path / "box")
    return tmp_path / "box"


# The good box.


def test_ov_1_1_counts() -> None:
    rows = boxes.load().rows
    counts = {deck: sum(row.get("copies", 1) for row in rows[deck].values()) for deck in rows}
    assert counts == {
        "concert": 18, "chamber": 27, "magnum": 18, "fortune": 33, "patron": 30, "maestro": 15, "composers": 6,
        "solo": 9,
    }  # fmt: skip
    assert list(rows) == list(DECKS)
    assert Counter(row["composer"] for row in rows["magnum"].values()) == dict.fromkeys(rows["composers"], 3)


def test_good_box_has_no_problems(folder: Path) -> None:
    assert boxes.problems(boxes.FOLDER) == []
    assert boxes.problems(folder) == []


def test_digest_is_the_same_each_time_and_for_a_copy(folder: Path) -> None:
    own = boxes.load()
    assert is_digest(own.digest)
    assert boxes.load(folder).digest == own.digest == boxes.load(boxes.FOLDER).digest


def test_digest_looks_at_every_column_but_not_at_comments_or_layout(folder: Path) -> None:
    own = boxes.load().digest
    path = folder / "concert.toml"
    path.write_text("# a remark\n\n" + path.read_text().replace(" = ", "="))
    assert boxes.load(folder).digest == own
    path.write_text(path.read_text().replace("year=1775", "year=1776", 1))
    assert boxes.load(folder).digest != own


def test_digest_does_not_mind_defaults_written_out(folder: Path) -> None:
    own = boxes.load().digest
    put("fortune.toml", "the-prodigy", "copies", "1")(folder)
    put("maestro.toml", "even-temper", "solo", "true")(folder)
    put("chamber.toml", "moonlight-sonata", "cost", "{ sorrow = 2, passion = 2, joy = 0 }")(folder)
    assert boxes.load(folder).digest == own
    assert boxes.load(folder).rows == boxes.load().rows


def test_find() -> None:
    own = boxes.load()
    found = boxes.find(own.digest)
    assert found is not None
    assert found.digest == own.digest
    assert boxes.find("0" * 32) is None
    assert boxes.find("../../../box") is None


def test_find_a_released_box(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "solo.toml"
    path.write_text(path.read_text().replace("attends = true", "attends = false", 1))
    digest = boxes.load(folder).digest
    monkeypatch.setattr(boxes.SHELF, "released", folder.parent)
    folder.rename(folder.parent / digest)
    found = boxes.find(digest)
    assert found is not None
    assert found.digest == digest
    (folder.parent / digest).rename(folder.parent / ("f" * 32))
    with pytest.raises(BadBox, match="is not the box of its name"):
        boxes.find("f" * 32)


def test_every_released_box_can_still_be_read() -> None:
    folder = boxes.SHELF.released
    released = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    for digest in released:
        found = boxes.find(digest)
        assert found is not None
        assert found.digest == digest


def test_data_is_the_callers_own() -> None:
    first = boxes.load()
    first.data["max_inspiration"] = 60
    assert boxes.load().data["max_inspiration"].tolist() == [10]


def test_rows_are_json() -> None:
    rows = boxes.load().rows
    assert msgspec.json.decode(msgspec.json.encode(rows)) == rows


def test_export_writes_over_nothing(tmp_path: Path) -> None:
    boxes.export(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)
    with pytest.raises(BadBox, match="choose a folder without a box in it"):
        boxes.export(tmp_path)


def test_ov_12_2_every_row_says_where_it_is_from() -> None:
    rows = boxes.load().rows
    assert {row["source"] for deck in rows.values() for row in deck.values()} == {"printed", "reconstructed"}
    printed = {
        card for deck in DECKS if deck != "composers" for card, row in rows[deck].items() if row["source"] == "printed"
    }
    assert printed == {
        "violin-concerto", "string-quartet", "the-prodigy", "collaboration", "lady-antoinette", "piano-pupil",
        "commission", "symphony-no-9", "efficiency-expert",
    }  # fmt: skip


def test_ov_12_1_printed_facts() -> None:
    rows = boxes.load().rows
    concerto = rows["concert"]["violin-concerto"]
    assert (concerto["needs"], concerto["tones"]) == (["strings"], ["passion", "joy"])
    assert rows["chamber"]["string-quartet"]["types"] == ["strings"]
    for card, action, bonus, condition in (
        ("the-prodigy", "seek-inspiration", "joy", "joy"),
        ("collaboration", "seek-inspiration", "seek-fortune", None),
        ("piano-pupil", "perform", "seek-patronage", "piano"),
        ("commission", "seek-patronage", "seek-inspiration", None),
    ):
        row = rows["fortune"][card]
        assert (row["action"], row["bonus"], row["condition"]) == (action, bonus, condition)
    antoinette = rows["patron"]["lady-antoinette"]
    assert (antoinette["kind"], antoinette["bonus"]) == ("financier", "seek-inspiration")
    assert sorted(rows["magnum"]["symphony-no-9"]["needs"]) == ["joy", "symphony"]
    assert ["strings", "strings"] in [
        row["needs"] for row in rows["magnum"].values() if row["composer"] == "saint-georges"
    ]
    assert [card for card, row in rows["maestro"].items() if not row["solo"]] == ["efficiency-expert"]


# The record that the kernels play with.


def test_record_agrees_with_rows() -> None:
    box = boxes.load()
    data: Any = box.data[0]
    music = [row for deck in ("concert", "chamber", "magnum") for row in box.rows[deck].values()]
    assert [row["number"] for row in music] == list(range(MUSIC))
    for number, row in enumerate(music):
        piece = data.music[number]
        assert piece.lp == row["lp"]
        assert piece.cost.tolist() == [row["cost"][tone] for tone in TONE_WORDS]
        shown = [word for word in SYMBOL_WORDS if piece.symbols >> Symbol[word.upper()] & 1]
        assert sorted(shown) == sorted(row["tones"] + row["types"])
        needs = [Symbol(need).name.lower() for need in piece.needs if need != NONE]
        assert needs == row.get("needs", [])
    composers = list(box.rows["composers"])
    for number, row in enumerate(music[FIRST_MAGNUM:], FIRST_MAGNUM):
        assert composers[data.music[number].composer] == row["composer"]
    assert {data.music[number].composer for number in range(FIRST_MAGNUM)} == {NONE}


def test_copies_have_consecutive_numbers_and_one_face() -> None:
    box = boxes.load()
    faces = box.data["helper"]["face"][0].tolist()
    for deck in ("fortune", "patron"):
        for row in box.rows[deck].values():
            copies = row.get("copies", 1)
            assert faces[row["number"] : row["number"] + copies] == [row["number"]] * copies
    assert any(row["copies"] > 1 for row in box.rows["fortune"].values())
    assert box.rows["patron"]["lady-antoinette"]["number"] == FIRST_PATRON


def bits(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    return sum(1 << number for number in numbers)


def test_derived_sets() -> None:
    box = boxes.load()
    data: Any = box.data[0]
    assert box.data.dtype == BOX
    for symbol in Symbol:
        for number in range(MUSIC):
            assert (data.shows[symbol] >> number & 1) == (data.music[number].symbols >> symbol & 1)
    concert = [number for number in range(MUSIC) if data.concert_music >> number & 1]
    assert concert == [*range(FIRST_CHAMBER), *range(FIRST_MAGNUM, MUSIC)]
    for number in range(HELPERS):
        at = [station for station in Station if data.tucked[station] >> number & 1]
        legacy = bool(data.legacy >> number & 1)
        assert at == ([] if legacy else [data.helper[number].station])
        assert (data.helper[number].bonus == NONE) == legacy
        assert (data.helper[number].loves != 0) == legacy
    for symbol in Symbol:
        assert data.asks[symbol] == bits(n for n in range(MUSIC) if symbol in data.music[n].needs)
    for tone in range(TONES):
        for most in range(MAX_INSPIRATION + 2):
            cheap = bits(n for n in range(MUSIC) if data.music[n].cost[tone] <= most)
            assert data.music_up_to[tone, most] == cheap
    for most in range(MAX_COST + 1):
        assert data.helpers_up_to[most] == bits(n for n in range(HELPERS) if data.helper[n].cost <= most)
    patron = box.rows["patron"]["prince-esterhazy"]
    helper = data.helper[patron["number"]]
    assert helper.loves == int(data.shows[Symbol.STRINGS]) | int(data.shows[Symbol.OPERA])
    assert helper.dislikes == data.shows[Symbol.MASS]
    assert np.bincount(data.ticket_tones).tolist() == [9, 9, 9]


def test_ov_7_1_sets_of_maestro_cards() -> None:
    """Tasks that count cards know which; so does every such task that no card of the box has."""
    box = boxes.load()
    data: Any = box.data[0]
    fortunes, patrons, chambers = range(FORTUNES), range(FIRST_PATRON, HELPERS), range(FIRST_CHAMBER, FIRST_MAGNUM)
    legacy = {row["number"] for row in box.rows["patron"].values() if row["kind"] == "legacy"}
    counted = {
        (Task.CONCERTS, NONE): (bits(n for n in range(MUSIC) if n not in chambers), 0),
        (Task.CHAMBERS, NONE): (bits(chambers), 0),
        (Task.FORTUNES, NONE): (0, bits(fortunes)),
        (Task.LEGACY_PATRONS, NONE): (0, bits(legacy)),
        (Task.FINANCIERS, NONE): (0, bits(n for n in patrons if n not in legacy)),
    }
    for symbol in Symbol:
        showing = bits(n for n in range(MUSIC) if data.music[n].symbols >> symbol & 1)
        counted[Task.PIECES, symbol] = (showing, 0)
    for station in Station:
        under = bits(n for n in range(HELPERS) if data.helper[n].station == station)
        counted[Task.COLUMN, station] = (0, under)
    counting = {task for task, _ in counted}
    assert data.counting == bits(card for card in range(MAESTROS) if data.maestro[card].task in counting)
    for card in data.maestro:
        assert (card.music, card.helpers) == counted.get((card.task, card.about), (0, 0))
    for task, about in [*counted, *((task, NONE) for task in Task if task not in counting)]:
        data.maestro["task"][0], data.maestro["about"][0] = task, about
        boxes.derive(box.data)
        assert (data.maestro[0].music, data.maestro[0].helpers) == counted.get((task, about), (0, 0))
        assert (data.counting & 1) == (task in counting)


def test_derive_changes_nothing_in_a_box_as_it_is_read() -> None:
    box, again = boxes.load(), boxes.load()
    boxes.derive(again.data)
    assert again.data.tobytes() == box.data.tobytes()


def test_a_box_changed_in_memory_plays_by_its_new_rows() -> None:
    """Costs, prerequisites, symbols, tasks and powers anew: what is legal and what is paid go by the same rows."""
    engine = partita.engine("ovation")
    box, draw = engine.load_box(), np.random.default_rng(12)
    before = box.copy()
    data: Any = box[0]
    data.music["cost"] = draw.integers(0, 4, (MUSIC, TONES))
    data.music["symbols"] = draw.integers(1, 1 << len(Symbol), MUSIC)
    data.music["needs"][:FIRST_CHAMBER, 0] = draw.integers(0, len(Symbol), FIRST_CHAMBER)
    data.helper["cost"] = draw.integers(0, 5, HELPERS)
    data.maestro["task"], data.maestro["about"], data.maestro["goal"] = Task.CHAMBERS, NONE, 2
    data.maestro["task"][::2] = Task.FORTUNES
    data.composer["tone"] = np.roll(data.composer["tone"], 1)
    data.composer["on"] = np.roll(data.composer["on"], 1)
    engine.derive(box)
    faces = data.helper["face"]
    assert (data.helper["cost"] == data.helper["cost"][faces]).all()  # of equal copies the first counts
    assert (data.helpers_up_to != before[0].helpers_up_to).any()

    games, out, numbers = np.zeros(1, engine.STATE), np.zeros(engine.MAX_LEGAL, np.int16), np.zeros(3, np.int64)
    lacking = performed = bought = 0
    for match in range(4):
        engine.new(games, 0, box, engine.seed(match), engine.setup(2, {"magnum_opus": match % 2 == 1}), engine.no_log())
        count = engine.legal(games, 0, box, out)
        for _ in range(150):
            if not count:
                break
            g: Any = games[0]
            held = g.inspiration[g.decider].astype(int)
            legal = out[:count].tolist()
            for code in legal:
                if FORTUNE <= code < PERFORM:
                    bought += 1
                    assert data.helper[code - FORTUNE].cost <= held.sum()
                elif PERFORM <= code < DISCOUNT:
                    performed += 1
                    piece = data.music[code - PERFORM]
                    assert np.maximum(piece.cost - held, 0).sum() <= 1
                    shown = [data.music[n].symbols for n in range(MUSIC) if int(g.music[g.decider]) >> n & 1]
                    assert all(any(symbols >> need & 1 for symbols in shown) for need in piece.needs if need != NONE)
            for card in g.row[Deck.FORTUNE].tolist():
                code = FORTUNE + int(faces[card])
                if card != NONE and engine.why(games, 0, box, code, numbers) == Refusal.CANNOT_AFFORD:
                    lacking += 1
                    assert numbers.tolist()[:2] == [held.sum(), data.helper[card].cost]
            performs = [code for code in legal if PERFORM <= code < DISCOUNT]
            count = engine.advance(games, 0, box, int(draw.choice(performs or legal)), out)
            assert engine.check(games, 0, box) == 0
    assert min(lacking, performed, bought) > 5


def test_ov_4_composers() -> None:
    data: Any = boxes.load().data[0]
    order = list(boxes.load().rows["composers"])
    everything = (1 << MUSIC) - 1
    expected = {
        "beethoven": (Symbol.PASSION, everything),
        "saint-georges": (NONE, data.shows[Symbol.STRINGS]),
        "haydn": (NONE, data.concert_music),
        "martines": (NONE, data.shows[Symbol.PIANO]),
        "mozart": (Symbol.JOY, everything),
        "schubert": (Symbol.SORROW, everything),
    }
    for power in data.composer:
        eased = [power.music if power.tone in (NONE, tone) else 0 for tone in range(TONES)]
        assert power.eases.tolist() == eased
    assert [(int(row.tone), int(row.music)) for row in data.composer] == [
        (int(expected[card][0]), int(expected[card][1])) for card in order
    ]


# The curve and the balance (docs/ovation-box.md).


def test_every_cost_is_on_the_curve() -> None:
    assert ovation_balance.off_curve(boxes.load()) == []


def test_curve_bounds() -> None:
    rows = boxes.load().rows
    for deck, costs, points in (
        ("chamber", range(2, 5), range(4, 7)),
        ("concert", range(4, 8), range(6, 9)),
        ("magnum", range(7, 12), (12, 14, 16)),
        ("fortune", range(1, 5), range(1, 4)),
    ):
        for card, row in rows[deck].items():
            assert ovation_balance.cost_of(row) in costs, card
            assert row["lp"] in points, card
    for card, row in rows["patron"].items():
        assert row["cost"] in range(1, 6), card


def test_concert_music_is_dearer_and_better_than_chamber_music() -> None:
    table = {row[0]: row for row in ovation_balance.deck_table(boxes.load())}
    for column in (3, 5, 6):  # mean cost, mean LP, LP for the time spent
        assert float(table["Concert Music"][column]) > float(table["Chamber Music"][column])


def test_symbols_are_evenly_served() -> None:
    head, *table = ovation_balance.symbol_table(boxes.load())
    counts = {row[0]: dict(zip(head[1:], row[1:], strict=True)) for row in table}

    def spread(symbols: tuple[str, ...], column: str) -> int:
        numbers = [int(counts[symbol][column]) for symbol in symbols]
        return max(numbers) - min(numbers)

    types, grand = ("piano", "strings", "woodwind"), ("mass", "opera", "symphony")
    for column in ("on Concert", "on Chamber", "needed by Concert", "condition", "loved"):
        assert spread(TONE_WORDS, column) <= 1, column
        assert spread(types, column) == 0, column
        assert spread(grand, column) == 0, column
    for symbols in (TONE_WORDS, types, grand):
        assert spread(symbols, "disliked") <= 1
        assert spread(symbols, "needed by Magnum") <= 2
    for column in ("paid for Concert", "paid for Chamber"):
        assert spread(TONE_WORDS, column) <= 4, column


def test_bonuses_are_evenly_served() -> None:
    _, *table = ovation_balance.bonus_table(boxes.load())
    tones = [int(row[-1]) for row in table[:3]]
    actions = [int(row[-1]) for row in table[3:]]
    assert max(tones) - min(tones) == 0
    assert max(actions) - min(actions) <= 2


def test_magnum_opuses_of_each_composer_are_worth_12_14_and_16() -> None:
    rows = boxes.load().rows
    for composer in rows["composers"]:
        assert sorted(row["lp"] for row in rows["magnum"].values() if row["composer"] == composer) == [12, 14, 16]


def test_maestro_tasks_are_all_of_different_kinds() -> None:
    data: Any = boxes.load().data[0]
    tasks = [(int(row.task), int(row.about)) for row in data.maestro]
    assert len(set(tasks)) == len(tasks)
    assert len({task for task, _ in tasks}) == len(tasks)
    assert {task for task, _ in tasks} <= set(Task)


def test_helpers_differ_in_what_they_do() -> None:
    rows = boxes.load().rows
    plain = [
        msgspec.json.encode({key: value for key, value in row.items() if key not in ("id", "name", "about", "number")})
        for deck in ("fortune", "patron")
        for row in rows[deck].values()
    ]
    assert len(set(plain)) == len(plain)


def test_solo_cards_differ_and_are_balanced() -> None:
    rows = list(boxes.load().rows["solo"].values())
    doing = [msgspec.json.encode([row["actions"], row["gain"]]) for row in rows]
    assert len(set(doing)) == len(rows)
    for places in (Counter(row["position"] for row in rows), Counter(row["discard"]["place"] for row in rows)):
        assert set(places) == {1, 2, 3, 4, 5}
        assert max(places.values()) == 2
    assert set(Counter(row["discard"]["deck"] for row in rows).values()) == {2, 3}
    assert len({tuple(row["tones"]) for row in rows}) == 6  # all orders of three tones
    assert len({sum(row["gain"][tone] for row in rows) for tone in TONE_WORDS}) == 1
    first = Counter(row["actions"][0] for row in rows)
    assert first["perform"] == max(first.values())


def test_works_are_of_their_time() -> None:
    for deck in ("concert", "chamber", "magnum"):
        for card, row in boxes.load().rows[deck].items():
            assert 1745 <= row["year"] <= 1830, card


def test_documentation_has_the_tables_of_the_box() -> None:
    assert ovation_balance.report(boxes.load()) in (ROOT / "docs" / "ovation-box.md").read_text(encoding="utf-8")


def test_tutorial_names_every_column() -> None:
    text = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    for deck in DECKS:
        for row in tomllib.loads((boxes.FOLDER / f"{deck}.toml").read_text(encoding="utf-8"))["card"]:
            for column in row:
                assert f"`{column}`" in text, (deck, column)


# Bad boxes.  Each case spoils a copy and names what the one line about it must say.

Spoil = Callable[[Path], object]


def put(file: str, card: str, column: str, value: str | None) -> Spoil:
    """Give a column of a card another value, or a new column, or (None) take it away."""

    def spoil(folder: Path) -> None:
        path = folder / file
        before, mark, rest = path.read_text(encoding="utf-8").partition(f'id = "{card}"\n')
        assert mark, card
        block, gap, after = rest.partition("\n[[card]]")
        line = "" if value is None else f"{column} = {value}\n"
        block, found = re.subn(rf"(?m)^{column} = .*\n", lambda _: line, block)
        if not found:
            block += f"{column} = {value}\n"
        if column == "id":
            mark = f"id = {value}\n" if value else ""
            block = block.removesuffix(f"id = {value}\n")
        path.write_text(before + mark + block + gap + after, encoding="utf-8")

    return spoil


def head(column: str, value: str | None) -> Spoil:
    """Give a line of box.toml another value, or take it away."""

    def spoil(folder: Path) -> None:
        path = folder / "box.toml"
        text = re.sub(rf"(?m)^{column} = .*\n", "" if value is None else f"{column} = {value}\n", path.read_text())
        path.write_text(text)

    return spoil


def drop(file: str, card: str) -> Spoil:
    """Take a card away."""

    def spoil(folder: Path) -> None:
        path = folder / file
        blocks = path.read_text(encoding="utf-8").split("[[card]]\n")
        kept = [block for block in blocks if f'id = "{card}"\n' not in block]
        assert len(kept) == len(blocks) - 1
        path.write_text("[[card]]\n".join(kept), encoding="utf-8")

    return spoil


def text(file: str, content: str | bytes) -> Spoil:
    """Replace a whole file."""
    return lambda folder: (folder / file).write_bytes(content if isinstance(content, bytes) else content.encode())


def add(file: str, content: str) -> Spoil:
    """Add to the end of a file."""

    def spoil(folder: Path) -> None:
        with (folder / file).open("a", encoding="utf-8") as out:
            out.write(content)

    return spoil


def told(folder: Path) -> list[str]:
    """What is wrong with a box, in English."""
    return [str(problem) for problem in boxes.problems(folder)]


def instead(file: str, put_there: Callable[[Path], object]) -> Spoil:
    """Put something else in a file's place."""

    def spoil(folder: Path) -> None:
        (folder / file).unlink()
        put_there(folder / file)

    return spoil


PIECE = "concert.toml, row 1 (violin-concerto), column "
CASES: dict[str, tuple[Spoil, str, str]] = {
    # Files.
    "missing file": (lambda f: (f / "solo.toml").unlink(), "solo.toml: the file is missing", "box.toml"),
    "unknown file": (text("extra.toml", ""), "'extra.toml': a box has no such file", "concert.toml"),
    "empty file": (text("patron.toml", ""), "patron.toml: there are 0 cards", "exactly 30"),
    "not toml": (text("patron.toml", "[[card]]\nid = \n"), "patron.toml: not TOML", "line 2"),
    "not utf-8": (text("patron.toml", b"# \xff"), "patron.toml: byte 3 is not UTF-8", "UTF-8"),
    "nested too deeply": (text("solo.toml", "a = " + "[" * 100_000), "solo.toml: lists or tables are nested", "TOML"),
    "huge number": (put("concert.toml", "violin-concerto", "lp", "9" * 5000), "concert.toml: not TOML", "TOML"),
    "thousand rows": (text("solo.toml", "[[card]]\n" * 1000), "solo.toml: the file has 1000 rows", "at most 200"),
    "huge file": (text("solo.toml", "#" * 1_000_001), "solo.toml: the file has 1000001 bytes", "at most 1000000"),
    "no table array": (text("solo.toml", "card = 3"), "solo.toml: card is not a list of tables", "[[card]]"),
    "unknown table": (add("solo.toml", "[[crad]]\n"), "solo.toml: there is no 'crad' in a deck", "[[card]]"),
    "folder for a file": (instead("solo.toml", Path.mkdir), "solo.toml: it is a folder, not a file", "a TOML file"),
    "folder for the header": (instead("box.toml", Path.mkdir), "box.toml: it is a folder, not a file", "a TOML file"),
    "link to itself": (
        instead("solo.toml", lambda path: path.symlink_to(path)),
        "solo.toml: it is a link that leads to no file",
        "a TOML file",
    ),
    "link to nothing": (
        instead("solo.toml", lambda path: path.symlink_to("nowhere.toml")),
        "solo.toml: it is a link that leads to no file",
        "a TOML file",
    ),
    # The header.
    "wrong format": (head("format", '"partita-box/9"'), "box.toml, column format: 'partita-box/9'", "partita-box/1"),
    "other game": (head("game", '"lacrimosa"'), "box.toml, column game: 'lacrimosa' is not", "one of ovation"),
    "no game": (head("game", None), "box.toml, column game: the column is missing", "one of ovation"),
    "tickets": (head("tickets", "{ joy = 9, sorrow = 9, passion = 8 }"), "column tickets: there are 26", "exactly 27"),
    "track too long": (head("max_inspiration", "1000"), "column max_inspiration: 1000", "from 3 to 60"),
    "no rounds": (head("round_limit", "0"), "column round_limit: 0", "from 1 to 10000"),
    # Rows.
    "one card less": (drop("chamber.toml", "trout-quintet"), "chamber.toml: there are 26 cards", "exactly 27"),
    "one copy more": (put("fortune.toml", "commission", "copies", "3"), "there are 34 cards, copies", "exactly 33"),
    "magnum of one composer": (
        put("magnum.toml", "requiem", "composer", '"haydn"'),
        "column by: Wolfgang Amadeus Mozart is not haydn",
        "Haydn",
    ),
    "four magnums": (
        put("magnum.toml", "requiem", "composer", '"haydn"'),
        "magnum.toml: there are 4 cards of haydn",
        "exactly 3",
    ),
    "unknown composer": (
        put("magnum.toml", "requiem", "composer", '"salieri"'),
        "column composer: there is no composer salieri",
        "mozart",
    ),
    "same id in a deck": (
        put("chamber.toml", "oboe-quartet", "id", '"trout-quintet"'),
        "column id: trout-quintet is the id of row",
        "own",
    ),
    "same id in two decks": (
        put("patron.toml", "therese-grob", "id", '"trout-quintet"'),
        "of chamber.toml too",
        "an id of its own",
    ),
    "id with a space": (put("solo.toml", "bot-rondo", "id", '"bot rondo"'), "column id: 'bot rondo'", "hyphens"),
    "id with a line": (put("solo.toml", "bot-rondo", "id", '"bot\\n"'), r"column id: 'bot\n'", "hyphens"),
    "name with an escape": (
        put("solo.toml", "bot-rondo", "name", '{ en = "\\u001b[2J", fr = "x" }'),
        "column name.en:",
        "printable",
    ),
    "no french": (
        put("solo.toml", "bot-rondo", "name", '{ en = "Rondo" }'),
        "column name.fr: the column is missing",
        "one line",
    ),
    "unknown column": (
        put("concert.toml", "violin-concerto", "pionts", "3"),
        "(violin-concerto): there is no column 'pionts'",
        "lp",
    ),
    "no source": (put("concert.toml", "violin-concerto", "source", None), PIECE + "source: the column", "printed"),
    "wrong source": (put("concert.toml", "violin-concerto", "source", '"me"'), PIECE + "source: 'me'", "printed"),
    "text for a number": (put("concert.toml", "violin-concerto", "lp", '"7"'), PIECE + "lp: '7'", "from 4 to 8"),
    "truth for a number": (put("concert.toml", "violin-concerto", "lp", "true"), PIECE + "lp: true", "from 4 to 8"),
    "fraction": (put("concert.toml", "violin-concerto", "lp", "6.5"), PIECE + "lp: 6.5", "from 4 to 8"),
    "date": (put("concert.toml", "violin-concerto", "year", "1775-01-01"), PIECE + "year:", "from 1600 to 1900"),
    # OV-12.1
    "concert lp": (put("concert.toml", "violin-concerto", "lp", "9"), PIECE + "lp: 9", "from 4 to 8"),
    "chamber lp": (put("chamber.toml", "trout-quintet", "lp", "3"), "column lp: 3", "from 4 to 8"),
    "magnum lp": (put("magnum.toml", "requiem", "lp", "15"), "column lp: 15", "one of 12, 14, 16"),
    # OV-1.2, OV-1.5
    "unknown tone": (
        put("concert.toml", "violin-concerto", "tones", '["anger"]'),
        PIECE + "tones:",
        "joy, passion, sorrow",
    ),
    "no tone": (put("concert.toml", "violin-concerto", "tones", "[]"), PIECE + "tones: []", "1 to 3"),
    "tone twice": (
        put("concert.toml", "violin-concerto", "tones", '["joy", "joy"]'),
        PIECE + "tones: joy is there 2 times",
        "once",
    ),
    "opera in the chamber": (put("chamber.toml", "trout-quintet", "types", '["opera"]'), "column types:", "woodwind"),
    "cost without its tones": (
        put("concert.toml", "violin-concerto", "cost", "{ sorrow = 4 }"),
        PIECE + "cost: the cost is in sorrow",
        "joy",
    ),
    "free": (put("concert.toml", "violin-concerto", "cost", "{}"), PIECE + "cost: the cost is in no tone", "passion"),
    "cost past the track": (
        put("concert.toml", "violin-concerto", "cost", "{ joy = 11 }"),
        PIECE + "cost: 11 joy can never be held",
        "10",
    ),
    "cost below nothing": (
        put("concert.toml", "violin-concerto", "cost", "{ joy = -1 }"),
        PIECE + "cost.joy: -1",
        "from 0 to",
    ),
    "cost in another coin": (
        put("concert.toml", "violin-concerto", "cost", "{ gold = 1 }"),
        PIECE + "cost:",
        "passion",
    ),
    "two prerequisites": (
        put("concert.toml", "violin-concerto", "needs", '["joy", "joy"]'),
        PIECE + "needs:",
        "a list of 1",
    ),
    "chamber with a prerequisite": (
        put("chamber.toml", "trout-quintet", "needs", '["joy"]'),
        "there is no column 'needs'",
        "id, name",
    ),
    "one prerequisite of a magnum": (
        put("magnum.toml", "requiem", "needs", '["mass"]'),
        "column needs:",
        "a list of 2",
    ),
    # OV-1.3
    "tucked under fortune": (
        put("fortune.toml", "commission", "action", '"seek-fortune"'),
        "column action: 'seek-fortune'",
        "perform",
    ),
    "unknown bonus": (put("fortune.toml", "commission", "bonus", '"gold"'), "column bonus: 'gold'", "seek-patronage"),
    "condition at patronage": (
        put("fortune.toml", "commission", "condition", '"joy"'),
        "condition: joy at seek-patronage",
        "no condition",
    ),
    "type raised": (
        put("fortune.toml", "the-prodigy", "condition", '"piano"'),
        "condition: piano at seek-inspiration",
        "sorrow",
    ),
    "helper past all tracks": (
        put("fortune.toml", "commission", "cost", "31"),
        "column cost: 31 Inspiration",
        "0 to 30",
    ),
    "number past a byte": (put("fortune.toml", "commission", "lp", "128"), "column lp: 128", "from 0 to 99"),
    "financier with a condition": (
        put("patron.toml", "lady-antoinette", "condition", '"joy"'),
        "there is no column 'condition'",
        "bonus",
    ),
    # OV-1.4
    "unknown kind": (put("patron.toml", "lady-antoinette", "kind", '"fan"'), "column kind: 'fan'", "financier, legacy"),
    "loved and disliked": (
        put("patron.toml", "therese-grob", "dislikes", '["sorrow"]'),
        "dislikes: sorrow is loved as well",
        "not loved",
    ),
    "loves nothing": (put("patron.toml", "therese-grob", "loves", "[]"), "column loves: []", "1 to 9"),
    "legacy with a bonus": (
        put("patron.toml", "therese-grob", "bonus", '"joy"'),
        "there is no column 'bonus'",
        "dislikes",
    ),
    # OV-4
    "no power": (put("composers.toml", "mozart", "tone", None), "column tone: neither tone nor on", "either"),
    "two powers": (put("composers.toml", "mozart", "on", '"piano"'), "column tone: both tone and on", "either"),
    # OV-7
    "unknown task": (put("maestro.toml", "even-temper", "task", '"sleep"'), "column task: 'sleep'", "balance"),
    "task past the track": (
        put("maestro.toml", "even-temper", "goal", "11"),
        "goal: 11 can never be reached",
        "2 to 10",
    ),
    "task met from the start": (
        put("maestro.toml", "even-temper", "goal", "1"),
        "goal: 1 is met from the start",
        "2 to",
    ),
    "more types than there are": (
        put("maestro.toml", "all-round-musician", "goal", "7"),
        "goal: 7 can never be reached",
        "from 1 to 6",
    ),
    "pieces of nothing": (
        put("maestro.toml", "string-virtuoso", "about", None),
        "about: the column is missing",
        "woodwind",
    ),
    "pieces of a station": (
        put("maestro.toml", "string-virtuoso", "about", '"perform"'),
        "column about: 'perform' is not allowed",
        "mass",
    ),
    "about without use": (
        put("maestro.toml", "even-temper", "about", '"joy"'),
        "a task of balance has no",
        "leave it out",
    ),
    "goal past a byte": (put("maestro.toml", "even-temper", "goal", "300"), "column goal: 300", "from 1 to 127"),
    # OV-10
    "too few for solo": (
        lambda f: (f / "maestro.toml").write_text(
            (f / "maestro.toml")
            .read_text(encoding="utf-8")
            .replace("solo = false\n", "")
            .replace("goal =", "solo = false\ngoal ="),
            encoding="utf-8",
        ),
        "maestro.toml, column solo: 0 cards have solo = true",
        "at least 4",
    ),
    "no gain": (put("solo.toml", "bot-rondo", "gain", "{}"), "column gain: 0 Inspiration in all", "1 to 3"),
    "great gain": (put("solo.toml", "bot-rondo", "gain", "{ joy = 4 }"), "column gain: 4 Inspiration", "1 to 3"),
    "tone order": (
        put("solo.toml", "bot-rondo", "tones", '["joy", "joy", "sorrow"]'),
        "column tones: joy is there 2 times",
        "once",
    ),
    "two tones in order": (put("solo.toml", "bot-rondo", "tones", '["joy", "sorrow"]'), "column tones:", "a list of 3"),
    "position": (put("solo.toml", "bot-rondo", "position", "6"), "column position: 6", "from 1 to 5"),
    "discard from nowhere": (
        put("solo.toml", "bot-rondo", "discard", '{ deck = "maestro", place = 1 }'),
        "column discard.deck: 'maestro'",
        "fortune",
    ),
    "same action twice": (
        put("solo.toml", "bot-rondo", "actions", '["perform", "perform"]'),
        "column actions: perform is there",
        "once",
    ),
    "attends perhaps": (put("solo.toml", "bot-rondo", "attends", "1"), "column attends: 1", "true or false"),
}


if sys.platform != "win32":
    CASES["pipe"] = (instead("solo.toml", os.mkfifo), "solo.toml: it is no file that can be read", "a TOML file")


@pytest.mark.parametrize("case", CASES)
def test_bad_box(folder: Path, case: str) -> None:
    spoil, wrong, allowed = CASES[case]
    spoil(folder)
    found = told(folder)
    named = [line for line in found if wrong in line]
    assert named, found
    assert allowed in named[0].partition("; allowed: ")[2] or allowed in named[0], named[0]
    assert all("\n" not in line and line.isprintable() for line in found)
    with pytest.raises(BadBox) as error:
        boxes.load(folder)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(found[0])
    first = error.value.saying.values["problem"]
    assert isinstance(first, Problem)
    assert str(first) == found[0]


def words_of(text: str) -> set[str]:
    """The words of a text in small letters; ids and names of files are one word each."""
    return set(re.findall(r"[^\W\d_][\w.-]*(?<![.-])", text.lower()))


def wording(lang: str) -> set[str]:
    """The words that complaints are written with."""
    texts = "\n".join(messages(lang, bundle) for bundle in ("partita.box", "ovation.box"))
    return words_of(re.sub(r"(?m)^#.*$|^[\w-]+ =|\{ \$[\w-]+( ->)?|\[(one|other)\]", " ", texts))


def words_in_files() -> set[str]:
    """The columns of the box, and the words that stand in them: they are the same in both languages."""
    found = {file.removesuffix(".toml") for file in FILES}
    waiting: list[Any] = [tomllib.loads((boxes.FOLDER / file).read_text(encoding="utf-8")) for file in FILES]
    while waiting:
        match waiting.pop():
            case dict() as table:
                found.update(table)
                waiting += table.values()
            case list() as listed:
                waiting += listed
            case str() as text if " " not in text:
                found.add(text)
    return found


FOREIGN = ("not toml", "huge number")  # what these complain about is told by Python, in English
ENGLISH = wording("en") - wording("fr") - words_in_files()


@pytest.mark.parametrize("case", CASES)
def test_every_complaint_is_wholly_french(folder: Path, case: str) -> None:
    CASES[case][0](folder)
    for problem in boxes.problems(folder):
        english, french = str(problem), problem.text("fr")
        assert problem.text("en") == english
        assert (problem.wrong.text("fr"), problem.allowed.text("fr")) != (problem.wrong.text(), problem.allowed.text())
        assert problem.wrong.text("fr") != problem.wrong.text()
        assert french.startswith(problem.file)
        assert f"\u202f; attendu\u00a0: {problem.allowed.text('fr')}" in french
        assert len(french.splitlines()) == 1
        assert "None" not in french
        assert case in FOREIGN or not words_of(french) & ENGLISH, french
    with pytest.raises(BadBox) as error:
        boxes.load(folder)
    assert error.value.text("fr").startswith(boxes.problems(folder)[0].text("fr"))


def test_english_words_would_be_noticed() -> None:
    assert {"row", "allowed", "missing", "exactly", "whole", "reached", "is", "the"} <= ENGLISH


def test_every_bad_box_says_what_is_allowed(folder: Path) -> None:
    for name, (spoil, _, _) in CASES.items():
        fresh = folder.parent / "fresh"
        shutil.copytree(folder, fresh)
        spoil(fresh)
        assert all("; allowed: " in line for line in told(fresh)), name
        shutil.rmtree(fresh)


def test_the_tutorial_is_true(folder: Path) -> None:
    """Its row, put in place of the old one, is complained about as it says, and good once mended."""
    page = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    old, new = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    path = folder / "chamber.toml"
    before = path.read_text(encoding="utf-8")
    assert before.replace("«\u00a0", "« ").replace("\u00a0»", " »").count(old) == 1
    start = before.index('[[card]]\nid = "trout-quintet"')
    end = before.index("[[card]]", start + 1)
    path.write_text(before[:start] + new + "\n" + before[end:], encoding="utf-8")
    (line,) = told(folder)
    assert f"\n{line}\n" in page
    path.write_text(path.read_text(encoding="utf-8").replace("lp = 9", "lp = 5"), encoding="utf-8")
    assert boxes.load(folder).rows["chamber"]["rosamunde-quartet"]["lp"] == 5
    assert ovation_balance.music_cost("chamber", boxes.load(folder).rows["chamber"]["rosamunde-quartet"]) == 3


def test_no_folder(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="is not a folder") as error:
        boxes.load(tmp_path / "nowhere")
    assert error.value.text("fr").startswith(f"{tmp_path / 'nowhere'}\u00a0: ce n’est pas un dossier")


def test_a_file_that_is_none_is_the_only_thing_complained_about(folder: Path) -> None:
    """Not that its deck has no cards."""
    for case in ("folder for a file", "folder for the header", "link to itself", "link to nothing"):
        fresh = folder.parent / case
        shutil.copytree(folder, fresh)
        CASES[case][0](fresh)
        assert len(told(fresh)) == 1, case


def test_a_link_to_a_good_file_is_good(folder: Path) -> None:
    (folder / "solo.toml").rename(folder.parent / "elsewhere")
    (folder / "solo.toml").symlink_to(folder.parent / "elsewhere")
    assert told(folder) == []


def test_export_to_where_it_cannot_be(folder: Path) -> None:
    with pytest.raises(BadBox, match=r"solo\.toml.*cannot be written|cannot be written.*solo\.toml") as error:
        boxes.export(folder / "solo.toml")
    assert error.value.text("fr").startswith("la boîte ne peut pas être écrite dans ")


def test_dates_in_complaints_are_written_as_in_the_file(folder: Path) -> None:
    put("concert.toml", "violin-concerto", "year", "1775-01-01")(folder)
    assert "column year: 1775-01-01 is not allowed" in told(folder)[0]


def test_all_problems_are_found_at_once(folder: Path) -> None:
    put("concert.toml", "violin-concerto", "lp", "9")(folder)
    put("concert.toml", "violin-concerto", "year", '"old"')(folder)
    put("fortune.toml", "commission", "cost", "-1")(folder)
    found = boxes.problems(folder)
    assert len(found) == 3
    with pytest.raises(BadBox, match=r"\(and 2 more\)"):
        boxes.load(folder)


def rewrite(folder: Path, file: str, change: Callable[[str], str]) -> None:
    path = folder / file
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def test_ov_3_5_a_prerequisite_that_nothing_shows_is_refused(folder: Path) -> None:
    for file in ("chamber.toml", "concert.toml"):  # nothing but the cards that need woodwind shows woodwind
        rewrite(folder, file, lambda old: re.sub(r'types = \["(strings|piano)", "woodwind"\]', r'types = ["\1"]', old))
    rewrite(folder, "chamber.toml", lambda old: old.replace('types = ["woodwind"]', 'types = ["piano"]'))
    rewrite(folder, "concert.toml", lambda old: re.sub(r'types = \["woodwind", "(\w+)"\]', r'types = ["\1"]', old))
    found = [line for line in told(folder) if "nothing to be performed before shows woodwind" in line]
    assert len(found) == 3
    assert "column needs" in found[0]


def test_ov_9_4_a_magnum_opus_needs_two_different_pieces(folder: Path) -> None:
    """With one Symphony left, which alone is joyful too, "Symphony and Joy" cannot be met by two pieces."""
    rewrite(folder, "concert.toml", lambda old: old.replace('"symphony"]', '"mass"]').replace('["symphony"', '["mass"'))
    rewrite(folder, "concert.toml", lambda old: re.sub(r'types = \["(\w+)", "mass"\]', r'types = ["\1"]', old))
    put("concert.toml", "symphony-no-5", "types", '["symphony"]')(folder)
    assert not [line for line in told(folder) if "symphony-no-9" in line]
    put("magnum.toml", "symphony-no-9", "needs", '["symphony", "symphony"]')(folder)
    found = [line for line in told(folder) if "symphony-no-9" in line]
    assert len(found) == 1
    assert "symphony and symphony cannot both be met" in found[0]


def test_numbers_fit() -> None:
    assert CONCERTS + CHAMBERS == FIRST_MAGNUM
    assert FORTUNES + PATRONS == HELPERS
    assert len(Bonus) == 7
