"""What is seen of Ovation's table on screens of several sizes: nothing covers a number, all parts can be reached."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.web.people import PHONE, WIDE, House, Player

LYING, LOW, TABLET = {"width": 640, "height": 450}, {"width": 1366, "height": 768}, {"width": 820, "height": 1100}
SIZES = [WIDE, LOW, TABLET, LYING, PHONE, {"width": 1440, "height": 1000}]
PARTS = {
    "en": ["Others", "Concert", "Chamber", "Patrons", "Fortune", "Maestro", "Board"],
    "fr": ["Autres", "Concert", "Chambre", "Mécènes", "Fortune", "Maestro", "Plateau"],
}
_COVERED = """(keys) => [...keys.querySelectorAll(".number")].filter((number) => {
  const there = number.getBoundingClientRect();
  return [...keys.querySelectorAll(".marker")].some((marker) => {
    const over = marker.getBoundingClientRect();
    return over.left < there.right && there.left < over.right && over.top < there.bottom && there.top < over.bottom;
  });
}).map((number) => number.textContent)"""


@pytest.mark.parametrize("lang", PARTS)
def test_on_a_phone_each_part_is_one_touch_away_and_where_one_is_is_marked(house: House, lang: str) -> None:
    clara = _sitting(house, PHONE, lang)
    bar = clara.page.get_by_role("navigation", name=re.compile("^(Parts of the table|Parties de la table)$"))
    expect(bar.get_by_role("link")).to_have_text(PARTS[lang])
    for link in bar.get_by_role("link").all():
        expect(link).to_be_in_viewport(ratio=1)
        assert _box(link)["height"] >= 24
    for name in PARTS[lang][3:]:
        link = bar.get_by_role("link", name=name)
        link.click()
        expect(link).to_have_attribute("aria-current", "location")
        expect(bar.locator("[aria-current]")).to_have_count(1)
        part = clara.page.locator(str(link.get_attribute("href")))
        assert _box(bar)["y"] + _box(bar)["height"] <= _box(part)["y"] + 1
        expect(part).to_be_in_viewport()
    clara.page.evaluate("scrollTo(0, 0)")
    expect(bar.locator("[aria-current]")).to_have_text(PARTS[lang][0])
    assert clara.violations() == []
    assert clara.sideways() <= 0
    assert clara.wrong == []


def test_a_wide_window_has_no_need_of_jumps_nor_arrows(house: House) -> None:
    clara = _sitting(house, WIDE)
    expect(clara.page.locator("[href='#ov-patron']")).to_be_hidden()
    expect(clara.page.locator("#ov-patron > button, #ov-maestro > button")).to_have_count(0)


def test_a_row_that_goes_on_beyond_the_edge_says_so_until_its_end_is_seen(house: House) -> None:
    clara = _sitting(house, PHONE)
    row = clara.page.locator("#ov-fortune")
    arrow, last = row.locator("> button"), row.get_by_role("listitem").last
    row.scroll_into_view_if_needed()
    expect(arrow).to_be_visible()
    for _ in range(3):
        if arrow.count():
            arrow.evaluate("(arrow) => arrow.click()")
    expect(arrow).to_have_count(0)
    expect(last).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_no_marker_stands_on_the_number_of_its_key(house: House, size: dict[str, int]) -> None:
    clara = _sitting(house, size)
    keys = clara.page.locator(".keyboard").last
    assert keys.evaluate(_COVERED) == []
    clara.page.get_by_role("button", name=re.compile("^Show board")).first.click()
    expect(clara.page.locator(".keyboard")).to_have_count(2)
    for each in clara.page.locator(".keyboard").all():
        assert each.evaluate(_COVERED) == []


def test_what_one_has_takes_a_fifth_of_a_phone_and_gives_way_where_there_is_no_room(house: House) -> None:
    clara = _sitting(house, PHONE)
    purse = clara.page.locator(".near")
    assert PHONE["height"] - _box(purse)["y"] <= PHONE["height"] / 5
    for target in purse.get_by_role("button").all():
        assert min(_box(target)["height"], _box(target)["width"]) >= 24
    clara.page.set_viewport_size({"width": 640, "height": 450})
    clara.page.evaluate("scrollTo(0, 0)")
    expect(purse).not_to_be_in_viewport()


@pytest.mark.parametrize(("lang", "words"), [("en", "Replace row"), ("fr", "Remplacer la rangée")])
def test_a_deck_says_what_is_done_with_it_and_is_no_wider_than_the_table(house: House, lang: str, words: str) -> None:
    for size in (WIDE, PHONE):
        clara = _sitting(house, size, lang)
        table, decks = _box(clara.page.locator("#ov-others")), clara.page.locator(".deck")
        expect(decks).to_have_count(4)
        for deck in decks.all():
            expect(deck.get_by_text(words, exact=True)).to_be_visible()
            expect(deck.locator(".marks svg")).to_be_visible()
            box = _box(deck)
            assert table["x"] - 0.5 <= box["x"]
            assert box["x"] + box["width"] <= table["x"] + table["width"] + 0.5
        assert clara.wrong == []


def _sitting(house: House, size: dict[str, int], lang: str = "en") -> Player:
    """Somebody at turn at a table with two bots."""
    clara = house.player(lang, size)
    clara.open("ovation", ["person", "beginner", "beginner"], [0])
    clara.something()
    clara.page.locator(".near").wait_for()
    return clara


def _box(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box
