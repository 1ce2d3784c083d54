"""Whole matches in a browser: by mouse, by keyboard alone, on a phone, by two people whose lines do not hold."""

import random
import re

import pytest
from tests.web.people import PHONE, House

GAMES = {"ovation": "Ovation", "lacrimosa": "Lacrimosa"}
_LATE = 11  # a round not far from the end


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), [("ovation", "en"), ("lacrimosa", "fr")])
def test_by_mouse_against_a_bot(house: House, game: str, lang: str) -> None:
    clara = house.player(lang)
    clara.open(game, ["person", "beginner"], [0])
    assert clara.play_on(random.Random(1)) > 0
    assert clara.result.is_visible()
    assert clara.violations() == []
    assert clara.wrong == []


@pytest.mark.slow
def test_on_a_phone(house: House) -> None:
    clara = house.player("en", PHONE)
    clara.open("lacrimosa", ["person", "beginner"], [0])
    clara.something()
    assert clara.sideways() <= 0
    assert clara.violations() == []
    clara.play_on(random.Random(2))
    assert clara.sideways() <= 0
    assert clara.wrong == []


@pytest.mark.slow
def test_on_one_screen_to_the_end(house: House) -> None:
    both = house.player("fr")
    match = both.open("ovation", ["person", "person"], [0, 1])
    both.quickly(match, until=lambda view, legal: view["round"] == _LATE)
    both.play_on(random.Random(5))
    assert both.result.is_visible()
    assert both.wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone_and_each_move_is_heard(house: House, game: str) -> None:
    clara = house.player()
    clara.go("/")
    clara.page.get_by_label("against").nth(list(GAMES).index(game)).select_option("beginner")
    clara.page.get_by_role("button", name=f"Play now, {GAMES[game]}").focus()
    clara.page.keyboard.press("Enter")
    chance, heard = random.Random(3), set()
    for _ in range(1_000):
        clara.something()
        if clara.result.count():
            break
        before = clara.version
        clara.by_keyboard(chance)
        clara.page.locator(f'body:not([data-version="{before}"])').wait_for()
        told = clara.heard
        # What has happened, if anything, then whose turn it is and what is asked, or that it is over.
        assert re.search(r"(^|\. )(Your turn: .*possible\.|.* is to move …|The match is over\.)", told), told
        heard.add(told)
    assert clara.result.is_visible()
    assert any("move is possible" in each or "moves are possible" in each for each in heard)
    assert "The match is over" in clara.heard
    assert clara.wrong == []
