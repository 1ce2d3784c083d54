"""The pages around a table: first page, new match, rules, cards, first game, oneself; in both languages."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.people import PHONE, House, Player

GAMES = {"ovation": "Ovation", "lacrimosa": "Lacrimosa"}
PAGES = ["/", "/me", "/nowhere"] + [f"/{page}/{game}" for page in ("new", "rules", "cards", "learn") for game in GAMES]
DARK = {"color_scheme": "dark"}


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_for_everybody(house: House, page: str) -> None:
    for lang, size, more in (("en", None, {}), ("fr", PHONE, DARK)):
        clara = house.player(lang, size, **more)
        clara.go(page)
        clara.page.locator("main h1").first.wait_for()
        clara.page.wait_for_load_state("networkidle")
        assert clara.page.evaluate("document.documentElement.lang") == lang
        assert clara.violations() == []
        assert clara.sideways() <= 0
        assert clara.wrong == []


@pytest.mark.parametrize(("game", "title"), GAMES.items())
def test_two_clicks_from_the_first_page_to_a_game_without_an_account(house: House, game: str, title: str) -> None:
    clara = house.player()
    clara.go("/")
    clara.page.get_by_role("button", name=f"Play now, {title}").click()
    clara.something()
    clara.act(clara.moves.first)
    assert clara.wrong == []
    clara.go("/")  # and it can be gone on with
    clara.page.get_by_role("link", name=re.compile(f"^Resume, {title}")).click()
    clara.something()
    assert clara.wrong == []


def test_nothing_opens_under_a_pointer_at_rest(house: House) -> None:
    clara = house.player()
    clara.go("/")
    clara.page.get_by_role("button", name="Play now, Ovation").click()
    clara.something()
    glass, card = clara.page.locator("#lens.shown"), clara.page.locator("[data-piece^='card:']").nth(1)
    clara.page.wait_for_timeout(800)
    expect(glass).to_have_count(0)
    card.hover(position={"x": 40, "y": 40})
    expect(glass).to_be_visible()
    assert clara.wrong == []


def test_all_signs_of_the_table_are_told(house: House) -> None:
    for lang, name, sign in (("en", "Symbols", "Before the double bar"), ("fr", "Symboles", "Avant la double barre")):
        clara = house.player(lang, PHONE)
        clara.open("ovation", ["person", "beginner"], [0])
        clara.something()
        clara.press(name)
        expect(clara.page.get_by_role("dialog", name=name).get_by_text(sign)).to_be_visible()
        assert clara.violations() == []
        assert clara.sideways() <= 0
        assert clara.wrong == []


def test_a_browser_that_may_keep_nothing_shows_the_pages_all_the_same(house: House) -> None:
    clara = house.player()
    clara.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"
    )
    clara.go("/")
    clara.page.get_by_role("button", name="Play now, Ovation").click()
    clara.something()
    clara.press("Français")
    expect(clara.page.get_by_role("heading", name="Que faites").first).to_be_visible()
    assert clara.wrong == []


def test_a_match_that_is_not_there_is_told_on_a_page_of_its_own(house: House) -> None:
    clara = house.player()
    clara.go("/m/aaaaaaaaaaaaaaaa")
    expect(clara.page.get_by_role("heading", level=1)).to_have_text("No match here")
    expect(clara.page).to_have_title("No match here · Partita")
    expect(clara.page.get_by_text("there is no such match", exact=False)).to_have_count(1)
    expect(clara.page.get_by_role("alert")).to_have_text(
        "There is no such match: check the address, or ask for the invitation again."
    )
    assert clara.violations() == []
    assert clara.wrong == []


def test_from_a_table_on_a_phone_a_menu_leads_to_all_pages(house: House) -> None:
    clara = house.player("en", PHONE)
    match = clara.open("ovation", ["person", "beginner"], [0])
    clara.something()
    clara.press("More pages, colours")
    clara.page.locator("#more").get_by_role("combobox", name="Colours").select_option("dark")
    expect(clara.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert clara.violations() == []
    assert clara.sideways() <= 0
    clara.page.locator("#more").get_by_role("link", name="Learn").click()
    expect(clara.page).to_have_url(re.compile("/learn/ovation"))
    clara.go(f"/m/{match}")
    clara.something()
    clara.page.set_viewport_size({"width": 320, "height": 700})
    clara.press("Français")
    clara.page.locator("#more").wait_for(state="attached")
    assert clara.sideways() <= 0
    assert clara.wrong == []


def test_the_rules_are_searched_in_either_language(house: House) -> None:
    clara = house.player()
    clara.go("/rules/lacrimosa")
    clara.page.get_by_role("searchbox").fill("upkeep")
    expect(clara.page.get_by_role("heading", name="Eight steps")).to_be_visible()
    clara.press("Français")
    clara.page.get_by_role("searchbox").fill("LA-5.5")
    expect(clara.page.locator("#LA-5\\.5")).to_be_visible()
    assert clara.wrong == []


def test_the_cards_of_a_box_say_where_they_are_from(house: House) -> None:
    clara = house.player()
    clara.go("/cards/ovation")
    clara.page.get_by_role("searchbox").fill("kreutzer")
    expect(clara.page.get_by_text("Kreutzer").first).to_be_visible()
    assert clara.wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_goes_on_from_step_to_step(house: House, game: str) -> None:
    clara = house.player()
    clara.go(f"/learn/{game}")
    lessons = clara.ask("GET", f"/games/{game}/lessons")
    for lesson in lessons[:2]:
        expect(clara.page.get_by_role("heading", name=lesson["title"], exact=True)).to_be_visible()
        _follow(clara, game, lesson["line"])
    expect(clara.page.get_by_role("heading", name=lessons[2]["title"], exact=True)).to_be_visible()
    assert clara.wrong == []


def test_a_step_that_is_begun_anew_has_the_same_cards_and_its_task_stays_in_sight(house: House) -> None:
    clara = house.player()
    clara.go("/learn/ovation")
    clara.something()
    rows = clara.page.locator("[role=group] li").filter(has=clara.page.locator("[data-piece^='card:']"))
    before, address = rows.all_inner_texts(), clara.page.evaluate("localStorage.getItem('partita-lessons')")
    clara.press("Begin anew")
    clara.page.wait_for_function("(was) => localStorage.getItem('partita-lessons') !== was", arg=address)
    clara.something()
    assert before
    expect(rows).to_have_text(before, use_inner_text=True)
    clara.page.locator("footer").scroll_into_view_if_needed()
    expect(clara.page.get_by_role("heading", name="Inspiration", exact=True)).to_be_in_viewport()
    assert clara.wrong == []


def test_an_invitation_that_leads_nowhere_else_says_so_and_who_waits_can_take_a_name(house: House) -> None:
    clara, robert = house.player(), house.player("fr")
    match = clara.open("ovation", ["person", "open"], [0])
    expect(clara.page.get_by_role("note")).to_contain_text("works on this computer only")
    clara.page.get_by_label("Your name").fill("Clara")
    clara.press("Save")
    robert.go(f"/m/{match}")
    expect(robert.page.get_by_role("listitem").filter(has_text="Clara")).to_be_visible()
    assert clara.violations() == []
    assert clara.wrong == robert.wrong == []


def test_a_program_gets_a_token_that_can_be_taken_out_of_use(house: House) -> None:
    clara = house.player()
    clara.go("/me")
    clara.page.get_by_label("What is it for?").fill("my bot")
    clara.press("Make a token")
    token = clara.page.locator("code").inner_text()
    asking = {"authorization": f"Bearer {token}"}
    stranger = house.player().context.request
    assert stranger.get(f"{house.url}/api/me/matches", headers=asking).ok
    assert clara.violations() == []
    clara.page.get_by_role("button", name="Take out of use: my bot").click()
    clara.page.get_by_role("button", name="Take out of use: my bot").wait_for(state="detached")
    assert not stranger.get(f"{house.url}/api/me/matches", headers=asking).ok
    assert clara.wrong == []


def _follow(clara: Player, game: str, line: list[str]) -> None:
    """Make the moves of a lesson's line by the panel, until its goal is reached, and go on."""
    called = clara.ask("GET", f"/games/{game}/moves")
    following = clara.page.get_by_role("button", name="Next step")
    payment = clara.actions.locator("fieldset")
    for move in line:
        if move.startswith("pay "):  # all of a payment is one panel
            payment.locator(f"button[data-more='{move}']").click()
            if payment.locator("button.first").is_enabled():
                clara.pay()
            continue
        named = clara.page.get_by_text(called[move], exact=True)
        choice = clara.actions.locator("button.choice:enabled").filter(has=named)
        choice.or_(following).first.wait_for()
        if following.count():
            break
        clara.act(choice.first)
    following.click()
