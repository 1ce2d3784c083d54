"""The golden playthroughs: how many there are, of which kinds, and what they show.

That they are as the rules have them is tested in ``tests/core/test_playthrough.py``.
"""

import json
import re
from collections import Counter
from pathlib import Path

from tests.golden.making import KINDS
from tests.golden.sights import SENTENCES, sights

import partita
from partita.core import playthrough
from partita.core.game import game

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.rglob("*.txt"))
# Moves of these kinds are played in some playthrough of the title, and matches end for these reasons.
SHOWN = {
    "lacrimosa": {
        *("experience", "story", "use-card", "ducats", "document", "commission", "perform", "sell", "journey"),
        *("requiem", "instrument", "composer", "skip", "end-turn"),
    },
    "ovation": {
        *("keep", "inspire", "fortune", "patron", "perform", "discount", "pay", "attend", "decline", "give"),
        *("use", "exchange", "artist", "maestro", "end-turn"),
    },
}
ENDINGS = {"lacrimosa": {"five-periods"}, "ovation": {"maestro", "magnum-opus"}}
BY_HAND = {"ovation": "two-players", "lacrimosa": "two-players"}  # scored by hand in its comments


def scripts(title: str) -> dict[str, tuple[str, playthrough.Script]]:
    """By name of the file, the text of each playthrough of a title and what it was written from."""
    found = {file.stem: file.read_text(encoding="utf-8") for file in FILES if file.parent.name == title}
    return {name: (text, playthrough.parse(text)) for name, text in found.items()}


def test_each_title_has_ten_of_the_listed_kinds() -> None:
    assert sorted(KINDS) == partita.games()
    assert len(FILES) == sum(len(kinds) for kinds in KINDS.values())
    for title, kinds in KINDS.items():
        assert len(kinds) == 10
        found = scripts(title)
        assert sorted(found) == sorted(kinds)
        for name, (text, script) in found.items():
            players, options = kinds[name].players, kinds[name].options
            assert script.header["game"] == title
            assert int(script.header["players"]) == players
            assert json.loads(script.header["options"]) == game(title).check_options(players, options)
            assert script.header["title"].lower().replace(" ", "-") == name
            assert "\nend: over" in text
            assert len(script.moves) > 20


def test_no_two_are_the_same_match() -> None:
    for title in KINDS:
        assert max(Counter(tuple(script.moves[:10]) for _, script in scripts(title).values()).values()) == 1


def test_together_they_show_every_kind_of_move_worth_showing() -> None:
    for title, wanted in SHOWN.items():
        moves = [move for _, script in scripts(title).values() for move in script.moves]
        assert wanted <= {move.split(" ", 1)[0] for move in moves}
        ends = {re.findall(r"(?m)^end: over, (.+)$", text)[0] for text, _ in scripts(title).values()}
        assert ENDINGS[title] <= ends


def test_those_of_lacrimosa_show_all_that_is_worth_seeing_and_say_where() -> None:
    seen = set()
    for name, (_, script) in scripts("lacrimosa").items():
        match = script.opening()
        match.play_all(script.moves)
        for sight in sights(match):
            seen.add(sight.name)
            assert sight.comment() in script.comments[sight.ply], f"{name}: {sight.name}"
    assert seen == set(SENTENCES)


def test_one_is_scored_by_hand() -> None:
    """Its comments add up to what the engine gives: for each seat the parts, and their sum."""
    for title, name in BY_HAND.items():
        text, script = scripts(title)[name]
        comments = "\n".join(script.comments[len(script.moves)])
        scores = [int(points) for points in re.findall(r"(?m)^scores: (.+)$", text)[0].split(", ")]
        sums = re.findall(r"(?m)^# Seat (\d+) in all: ([\d+ ]+) = (\d+)", comments)
        assert [int(seat) for seat, _, _ in sums] == list(range(len(scores)))
        for (_, parts, total), score in zip(sums, scores, strict=True):
            assert sum(int(part) for part in parts.split("+")) == int(total) == score
        for parts, total in re.findall(r"(?m)^#   .*?: ([\d+ -]+) = (\d+)$", comments):
            assert sum(int(part) for part in re.findall(r"-?\s?\d+", parts.replace("- ", "-"))) == int(total)
