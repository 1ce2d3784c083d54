"""The engine against the oracle: random matches of all kinds, compared move by move (``tests/oracle/matches.py``)."""

import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.oracle.matches import CLOSELY, OTHER_MATCHES, compare, drawn_players, portions
from tests.oracle.ovation.compare import differences
from tests.oracle.ovation.maestro import note_met
from tests.oracle.ovation.oracle import Oracle
from tests.oracle.ovation.payment import prerequisites_met, prices
from tests.oracle.ovation.table import Position, Table, inspiration, music

import partita

BOX = Path(partita.__file__).parent / "games" / "ovation" / "box"
RICH = 0.3  # the share of matches that begin with full hands and short piles
HELPERS = ("patron", "fortune")

# What a random player likes: what ends a match, performing, acquiring, and using what was acquired.
LIKING = {
    "perform": 8.0,
    "use": 5.0,
    "fortune": 3.0,
    "patron": 3.0,
    "attend": 3.0,
    "inspire": 2.0,
    "end-turn": 2.0,
    "artist": 0.3,
}
WORDS = (*LIKING, "keep", "discount", "pay", "decline", "give", "exchange", "maestro")


class Mover:
    """A random player with moods of its own in each match.  In some it strives for its Magnum Opus."""

    def __init__(self, oracle: Oracle, rng: random.Random) -> None:
        self.oracle, self.rng = oracle, rng
        self.liking = {word: LIKING.get(word, 1.0) * 2 ** rng.gauss(0, 0.7) for word in WORDS}
        self.strives = rng.random() < 0.3

    def choose(self, position: Position, legal: list[str]) -> str:
        """A legal move."""
        weights = [self.liking[move.split()[0]] for move in legal]
        seat = position["seats"][position["to_move"]]
        if self.strives and seat["magnum"] is not None and seat["magnum"] not in seat["music"]:
            table = Table(position, self.oracle.box)
            weights = [w * self._use_for_magnum(table, seat, move) for w, move in zip(weights, legal, strict=True)]
        return self.rng.choices(legal, weights)[0]

    def _use_for_magnum(self, table: Table, seat: dict[str, Any], move: str) -> float:
        word, *args = move.split()
        magnum = self.oracle.box.pieces[seat["magnum"]]
        price = next(iter(prices(table, seat, magnum).values()))
        lacks = [
            t for t, have, n in zip(("passion", "joy", "sorrow"), inspiration(seat), price, strict=True) if have < n
        ]
        if word in ("inspire", "attend", "exchange"):
            return 3.0 ** sum(tone in lacks for tone in args) if args else 5.0
        if word == "perform" and args[0] != magnum.id:
            shown = [need for need in magnum.needs if not any(piece.shows(need) for piece in music(table, seat))]
            wanted = any(self.oracle.box.pieces[args[0]].shows(need) for need in shown or magnum.needs)
            return 3.0 if wanted and not prerequisites_met(table, seat, magnum) else 0.05
        return {"perform": 100.0, "fortune": 0.02, "patron": 0.02}.get(word, 1.0)


def options_of(oracle: Oracle, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of players and options, drawn."""
    players, options = drawn_players(rng)
    options["magnum_opus"] = rng.random() < 0.6
    if rng.random() < 0.5:
        options["composers"] = rng.sample(sorted(oracle.box.composers), max(players, 2))
    return players, options


def enrich(oracle: Oracle, rng: random.Random, p: Position) -> None:
    """Turn the start of a turn into a scarce and rich one: full hands and short piles, where the rare things happen."""
    seats = p["seats"]
    for deck, pile in p["decks"].items():
        gone = [pile["order"].pop() for _ in range(rng.randint(0, len(pile["order"])))]
        pile["left"] = len(pile["order"])
        for card in gone:
            owner = rng.choice([None, None, *seats])
            whose = p["discarded"][deck] if owner is None else owner["helpers" if deck in HELPERS else "music"]
            whose.append(card)
    tickets = p["tickets"]
    hands = [seat["hand"] for seat in seats]
    holders = rng.choice([hands, [tickets["discarded"], *hands]])
    for _ in range(rng.choice([tickets["left"], rng.randint(0, tickets["left"])])):
        rng.choice(holders)[tickets["order"].pop()] += 1
    tickets["left"] = len(tickets["order"])
    share = oracle.box.tokens // len(seats)
    fewest = rng.choice([0, share])  # now and then nearly all tokens are owned
    for seat in seats:
        seat["tokens"] = rng.randint(fewest, share)
        seat["inspiration"] = {tone: rng.randint(0, oracle.box.max_inspiration) for tone in seat["inspiration"]}
    if p["phase"] == "ready":
        p["now"]["met"] = []
        note_met(Table(p, oracle.box))


def compare_match(oracle: Oracle, seed: int, box: Path | None = None) -> Any:
    """Play one match on both and return it.  Fails at the first difference."""
    rng = random.Random(seed)
    players, options = options_of(oracle, rng)
    mover = Mover(oracle, rng)
    match = partita.new("ovation", players=players, seed=seed, options=options, box=box)
    position = match.position()
    if box is None and rng.random() < RICH:
        enrich(oracle, rng, position)
        match = partita.position("ovation", position, seed=seed)
        assert not differences(position, match.position()), f"seed {seed}: described, built and described again"
    last = compare(
        oracle,
        match,
        position,
        read=lambda described: described,
        choose=mover.choose,
        differences=differences,
        where=f"seed {seed}, {players} players, {options}",
        closely=seed % CLOSELY == 0,
    )
    assert last["ending"] == match.end_reason, seed
    for ours, theirs in zip(oracle.breakdown(last), match.breakdown(), strict=True):
        assert sum(row["points"] for row in ours) == sum(row["points"] for row in theirs), seed
    return match


@pytest.mark.slow
@pytest.mark.parametrize("seeds", portions(), ids=str)
def test_engine_and_oracle_agree(seeds: range) -> None:
    oracle = Oracle(BOX)
    for seed in seeds:
        compare_match(oracle, seed)


def other_box(folder: Path) -> Path:
    """A box with tasks that the usual one has not, a short limit of rounds and a long track of Inspiration."""
    shutil.copytree(BOX, folder)
    tasks = {
        "concerts": ("music-lp", 20),
        "chambers": ("inspiration", 14),
        "tickets": ("legacy-patrons", 3),
        "fortunes": ("financiers", 2),
    }
    maestro = folder / "maestro.toml"
    text = maestro.read_text(encoding="utf-8")
    for old, (new, goal) in tasks.items():
        text, found = re.subn(rf'task = "{old}"\ngoal = \d+', f'task = "{new}"\ngoal = {goal}', text)
        assert found, f"no Maestro card has the task {old} any more"
    maestro.write_text(text, encoding="utf-8")
    constants = folder / "box.toml"
    text = constants.read_text(encoding="utf-8")
    text = re.sub(r"max_inspiration = \d+", "max_inspiration = 12", text)
    constants.write_text(re.sub(r"round_limit = \d+", "round_limit = 15", text), encoding="utf-8")
    return folder


@pytest.mark.slow
def test_engine_and_oracle_agree_about_another_box(tmp_path: Path) -> None:
    box = other_box(tmp_path / "box")
    oracle = Oracle(box)
    reasons = {compare_match(oracle, seed, box).end_reason for seed in range(OTHER_MATCHES)}
    assert "round-limit" in reasons
