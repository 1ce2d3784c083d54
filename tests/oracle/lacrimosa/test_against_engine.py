"""The engine against the oracle: random matches of all kinds, compared move by move (``tests/oracle/matches.py``)."""

import random
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.oracle.lacrimosa.box import COURTS
from tests.oracle.lacrimosa.compare import differences
from tests.oracle.lacrimosa.oracle import Oracle
from tests.oracle.lacrimosa.table import Table
from tests.oracle.matches import CLOSELY, OTHER_MATCHES, compare, drawn_players, portions

import partita

BOX = Path(partita.__file__).parent / "games" / "lacrimosa" / "box"
RICH = 0.4  # the share of matches that begin with much of everything
COUNTED_AT_THE_END = ("courts", "requiem", "leftovers", "taken")  # sources of points; all others are earned in play

# What a random player likes: to do things, the rarer ones above all.
LIKING = {
    "requiem": 8.0,
    "commission": 6.0,
    "journey": 4.0,
    "document": 4.0,
    "perform": 3.0,
    "sell": 3.0,
    "use-card": 12.0,
    "skip": 0.5,
}
WORDS = (*LIKING, "experience", "story", "ducats", "instrument", "composer", "end-turn")


class Mover:
    """A random player with moods of its own in each match."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.liking = {word: LIKING.get(word, 1.0) * 2 ** rng.gauss(0, 0.8) for word in WORDS}

    def choose(self, _table: Table, legal: list[str]) -> str:
        """A legal move: first a sort of move, then one of the sort."""
        sorts = Counter(move.split()[0] for move in legal)
        weights = [self.liking[word := move.split()[0]] / sorts[word] for move in legal]
        return self.rng.choices(legal, weights)[0]


def options_of(oracle: Oracle, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of players and options, drawn."""
    players, options = drawn_players(rng)
    if rng.random() < 0.5:
        options["composers"] = rng.sample(oracle.box.composers, 2)
    if players < 4 and rng.random() < 0.5:
        options["constanze"] = rng.choice(sorted(oracle.box.constanzes))
    return players, options


def enrich(oracle: Oracle, rng: random.Random, p: dict[str, Any]) -> None:
    """Turn the beginning of a match into a rich one, where rare things happen: much to pay with, courts, Opuses."""
    people = [seat for seat in p["seats"] if seat["memories"]]
    for seat in people:
        seat["ducats"] = rng.randint(0, 60)
        seat["finance"] = rng.randint(0, 10)
        for kind in seat["tracks"]:
            seat["tracks"][kind] = rng.randint(0, 4)
            seat["counters"][kind] = rng.randint(0, 20)
    for place in COURTS:
        stack = p["courts"][place]
        for _ in range(rng.randint(0, len(stack["below"]) + 1)):
            rng.choice(people)["courts"].append(stack["open"])
            stack["open"] = stack["below"].pop(0) if stack["below"] else None
            stack["left"] -= 1
    for _ in range(rng.randint(0, p["deck"]["left"])):
        card = p["deck"]["order"].pop(0)
        p["deck"]["left"] -= 1
        if card in oracle.box.memories:
            p["memories_gone"].append(card)
        else:
            rng.choice([p["opuses_gone"], *(seat["opuses"]["upright"] for seat in people)]).append(card)


def same(ours: Table, theirs: Table, where: str) -> None:
    """Fail where two tables differ."""
    found = differences(ours, theirs)
    assert not found, "\n".join([where, *found])


def compare_match(oracle: Oracle, seed: int, box: Path | None = None) -> Any:
    """Play one match on both and return it.  Fails at the first difference."""
    rng = random.Random(seed)
    players, options = options_of(oracle, rng)
    mover = Mover(rng)
    match = partita.new("lacrimosa", players=players, seed=seed, options=options, box=box)
    where = f"seed {seed}, {players} players, {options}"
    told = oracle.read(match.position())
    same(oracle.set_up(told), told, f"{where}: set-up")
    assert told.composers == tuple(options.get("composers", told.composers))
    assert told.constanze == options.get("constanze", told.constanze)
    if box is None and rng.random() < RICH:
        position = match.position()
        enrich(oracle, rng, position)
        match = partita.position("lacrimosa", position, seed=seed)
        told = oracle.read(position)
        same(told, oracle.read(match.position()), f"{where}: described, built and described again")
    last = compare(
        oracle,
        match,
        told,
        read=oracle.read,
        choose=mover.choose,
        differences=differences,
        where=where,
        closely=seed % CLOSELY == 0,
    )
    for ours, theirs in zip(oracle.breakdown(last), match.breakdown(), strict=True):
        assert ours == by_source(theirs) | {"earned": ours["earned"]}, where
        assert sum(ours.values()) == sum(row["points"] for row in theirs), where
    return match


def by_source(rows: list[dict[str, Any]]) -> dict[str, int]:
    """The points that are counted at the end, by source."""
    return {row["source"]: row["points"] for row in rows if row["source"] in COUNTED_AT_THE_END}


@pytest.mark.slow
@pytest.mark.parametrize("seeds", portions(), ids=str)
def test_engine_and_oracle_agree(seeds: range) -> None:
    oracle = Oracle(BOX)
    for seed in seeds:
        compare_match(oracle, seed)


def other_box(folder: Path) -> Path:
    """A box with bonuses that measure what the usual ones do not, other values, other roads, cheap tiles."""
    shutil.copytree(BOX, folder)
    bonus = folder / "bonus.toml"
    rows = bonus.read_text(encoding="utf-8").split("[[card]]")
    measures = [
        'measure = "ducats"\neach = 5',
        'measure = "counters"\neach = 2',
        'measure = "counters"\nabout = "journey"\neach = 1',
        'measure = "track"\nabout = "talent"\neach = 1',
        'measure = "markers"\nabout = "second"\neach = 1',
        'measure = "opuses"\nabout = "religious"\neach = 1',
        'measure = "turned"\neach = 1',
    ]
    for number, row in enumerate(rows[1:]):
        row = re.sub(r'about = "[a-z]+"\n', "", row)
        rows[number + 1] = re.sub(r'measure = "[a-z]+"\neach = \d+', measures[number % len(measures)], row)
    bonus.write_text("[[card]]".join(rows), encoding="utf-8")
    tile = folder / "tile.toml"
    tile.write_text(
        re.sub(r"ducats = \d+\ncomposition", "ducats = 1\ncomposition", tile.read_text(encoding="utf-8")),
        encoding="utf-8",
    )
    header = folder / "box.toml"
    text = header.read_text(encoding="utf-8").replace("high = 4\nlow = 1", "high = 5\nlow = 3")
    text = text.replace('between = ["frankfurt", "paris"]\nducats = 3', 'between = ["frankfurt", "paris"]\nducats = 7')
    header.write_text(text.replace("finance = 2", "finance = 8", 1), encoding="utf-8")
    return folder


@pytest.mark.slow
def test_engine_and_oracle_agree_about_another_box(tmp_path: Path) -> None:
    box = other_box(tmp_path / "box")
    oracle = Oracle(box)
    for seed in range(OTHER_MATCHES):
        compare_match(oracle, seed, box)
