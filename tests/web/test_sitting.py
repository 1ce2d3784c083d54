"""What one meets during a match: taking back, reasons, changing hands, other languages, lines that break."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.people import PHONE, House, Player

import partita


def test_a_move_is_taken_back(house: House) -> None:
    clara = house.player()
    clara.open("ovation", ["person", "beginner"], [0])
    clara.something()
    clara.moves.filter(has_text="2 Joy").first.click()
    clara.actions.get_by_role("button", name="End the turn").wait_for()
    clara.press("Undo")
    clara.moves.filter(has_text="2 Joy").first.wait_for()
    assert clara.wrong == []


def test_the_keyboard_has_a_place_after_a_move(house: House) -> None:
    for game in ("ovation", "lacrimosa"):
        clara = house.player()
        clara.open(game, ["person", "beginner"], [0])
        clara.something()
        before = clara.version
        clara.moves.first.focus()
        clara.page.keyboard.press("Enter")
        clara.page.locator(f'body:not([data-version="{before}"])').wait_for()
        expect(clara.actions.locator(":focus")).to_have_count(1)
        assert clara.wrong == []


def test_what_is_taken_back_is_heard_and_the_keyboard_keeps_its_place(house: House) -> None:
    clara = house.player()
    clara.open("lacrimosa", ["person", "beginner"], [0])
    clara.something()
    clara.act(clara.moves.first)
    back = clara.actions.get_by_role("button", name="Undo").last
    before = clara.version
    back.focus()
    clara.page.keyboard.press("Enter")
    clara.page.locator(f'body:not([data-version="{before}"])').wait_for()
    expect(clara.page.locator("[aria-live=polite]").first).to_contain_text("takes back")
    expect(clara.actions.get_by_role("heading", level=2)).to_be_focused()
    assert clara.wrong == []


def test_a_turn_on_one_screen_can_be_taken_back_before_the_other_looks(house: House) -> None:
    both = house.player()
    both.open("ovation", ["person", "person"], [0, 1])
    both.something()
    both.press(both.words["mine"])
    both.act(both.moves.filter(has_text="2 Joy").first)
    both.act(both.moves.filter(has_text="End the turn").first)
    both.page.get_by_role("heading", name="Hand the screen").wait_for()
    both.press("Undo")
    expect(both.moves.filter(has_text="End the turn")).to_be_visible()
    assert both.wrong == []


def test_what_is_done_without_a_line_is_sent_though_one_leaves_the_table(house: House) -> None:
    clara = house.player()
    match = clara.open("ovation", ["person", "beginner"], [0])
    clara.something()
    house.cut()
    clara.moves.filter(has_text="2 Joy").first.click()
    clara.page.get_by_role("link", name="Rules").first.click()
    house.mend()
    clara.page.wait_for_timeout(4_000)
    house.mend()
    assert clara.ask("GET", f"/matches/{match}/table")["ply"] > 0
    assert clara.wrong == []


def test_a_language_that_cannot_be_loaded_is_told_and_loaded_later(house: House) -> None:
    clara = house.player()
    clara.open("ovation", ["person", "beginner"], [0])
    clara.something()
    house.cut()
    clara.press("Français")
    expect(clara.page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    house.mend()
    clara.press("Français")
    expect(clara.page.get_by_role("region", name="Que faire").get_by_role("heading", level=2)).to_be_visible()
    assert clara.page.evaluate("document.activeElement?.textContent") == "English"
    assert clara.wrong == []


def test_why_a_move_is_not_possible_is_told_with_its_clause(house: House) -> None:
    clara = house.player()
    clara.open("ovation", ["person", "beginner"], [0])
    clara.something()
    clara.actions.locator("summary").click()
    refused = clara.actions.locator(".closed li").filter(has_text="End the turn")
    assert "Take your main action" in refused.inner_text()
    assert refused.get_by_role("link").inner_text() == "OV-3.1"


def test_what_a_move_is_about_is_shown_on_the_table_while_its_button_is_pointed_at(house: House) -> None:
    for game in ("ovation", "lacrimosa"):
        clara = house.player()
        clara.open(game, ["person", "beginner"], [0])
        clara.something()
        meant = clara.page.locator("[data-table] .meant")
        expect(meant).to_have_count(0)
        clara.moves.last.hover()
        expect(meant.first).to_be_visible()
        clara.page.mouse.move(2, 2)
        expect(meant).to_have_count(0)
        assert clara.wrong == []


def test_a_contribution_to_the_requiem_says_what_it_scores_frees_and_costs(house: House) -> None:
    clara = house.player()
    # Both seats are one's own, so that nothing is left to a bot's chance.
    match = clara.open("lacrimosa", ["person", "person"], [0, 1], seed="1791" * 8)
    clara.quickly(match, until=lambda view, legal: {"requiem kyrie", "end-turn"} <= set(legal))
    clara.press(clara.words["mine"])
    kyrie = clara.moves.filter(has_text="Contribute to the Requiem: Kyrie")
    told = re.compile(r"3 or 1 VP · .*(Voices|Strings|Woodwinds|Brass).* · .*: \d Composition \+ \d ducats")
    expect(kyrie.locator("small .unseen")).to_have_text(told)
    expect(clara.moves.last).to_contain_text("End the turn")
    expect(clara.moves.last.locator("small")).to_have_text("Leaves what is still possible undone")
    assert clara.violations() == []
    clara.act(kyrie)
    if clara.moves.filter(has_text="Contribute with").count():
        expect(clara.moves.first.locator("small .unseen")).to_contain_text("frees")
    assert clara.wrong == []


def test_the_screen_changes_hands_and_shows_nothing_private_before(house: House) -> None:
    clara = house.player()
    clara.open("lacrimosa", ["person", "person"], [0, 1])
    assert " draws " not in clara.heard  # what the set-up dealt is for each of them alone
    clara.press(clara.words["mine"])
    assert "Player 2 draws" not in clara.page.content()
    chance = random.Random(4)
    for _ in range(12):
        clara.something()
        if clara.page.get_by_role("button", name="I am here").count():
            break
        clara.anything(chance)
    expect(clara.page.get_by_role("heading", name="Hand the screen to Player 2")).to_be_visible()
    assert clara.actions.count() == 0
    assert clara.page.locator("[data-piece]").count() == 0
    assert " draws " not in clara.page.content()
    clara.press(clara.words["mine"])
    clara.something()
    assert "Player 1 draws" not in clara.page.content()
    assert "Player 2 draws" in clara.page.content()
    assert clara.wrong == []


def test_the_language_changes_at_once(house: House) -> None:
    clara = house.player()
    clara.open("ovation", ["person", "beginner"], [0])
    clara.something()
    clara.press("Français")
    clara.page.get_by_role("region", name="Que faire").get_by_role("button").first.wait_for()
    assert "Chercher l’Inspiration" in clara.page.inner_text("body")
    assert clara.page.evaluate("document.documentElement.lang") == "fr"
    assert clara.wrong == []


def test_two_people_one_reload_and_one_lost_line(house: House) -> None:
    clara, robert = house.player(), house.player("fr")
    match = clara.open("ovation", ["person", "open"], [0])
    robert.go(f"/m/{match}")
    robert.page.locator("main input:not([readonly])").first.fill("Robert")
    robert.page.get_by_role("button", name="S’asseoir").click()
    both = [clara, robert]
    for player in both:
        player.actions.wait_for()
    chance = random.Random(5)
    for turn in range(24):
        mover = _mover(both)
        if turn == 8:
            mover.page.reload()
            mover.something()
        if turn == 14:
            house.cut()
            mover.page.get_by_text("trying again" if mover.lang == "en" else "nouvel essai").wait_for()
            house.mend()
            mover.page.locator("[role=status].line:not(.shown)").wait_for(state="attached")
            mover.something()
        mover.anything(chance)
    for player in both:
        assert player.wrong == []
    assert clara.version == robert.version or _caught_up(clara, robert)


_NOTICED = """
window.told = []; window.notes = 0;
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, {body}) { window.told.push(`${title}: ${body}`); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.notes++; return start.apply(this, when); };
Object.defineProperty(Document.prototype, "hidden", {get: () => true});
"""


def test_a_turn_is_noticed_in_title_sound_and_notification_and_chat_and_rematch_reach_the_other(house: House) -> None:
    clara, robert = house.player(), house.player("fr")
    clara.context.add_init_script(_NOTICED)
    clara.go("/me")
    clara.page.get_by_role("checkbox", name="Sound").check()
    clara.page.get_by_role("checkbox", name="Notices").check()
    match = clara.open("ovation", ["person", "open"], [0])
    robert.sit(match, 1)
    robert.go(f"/m/{match}")
    clara.moves.first.wait_for()
    clara.page.evaluate("window.told = []; window.notes = 0")  # that it began may have been noticed
    clara.act(clara.moves.filter(has_text="2 Joy").first)
    clara.act(clara.moves.filter(has_text="End the turn").first)
    assert clara.page.title().startswith("Ovation")
    assert clara.page.evaluate("[window.told, window.notes]") == [[], 0]
    robert.act(robert.moves.filter(has_text="2 Joie").first)
    robert.act(robert.moves.filter(has_text="Terminer le tour").first)
    clara.moves.first.wait_for()
    assert clara.page.title().startswith("● Your turn")
    assert clara.page.evaluate("[window.told, window.notes]") == [["Your turn: Ovation"], 2]
    robert.page.get_by_role("textbox").fill("Bien <b>joué</b> !")
    robert.page.keyboard.press("Enter")
    expect(clara.page.get_by_text("Bien <b>joué</b> !")).to_be_visible()
    for number in range(14):
        robert.page.get_by_role("textbox").fill(f"Ligne {number}")
        robert.page.keyboard.press("Enter")
    newest = clara.page.get_by_role("log", name="Talk").get_by_text("Ligne 13")
    newest.wait_for()
    clara.page.get_by_role("log", name="Talk").scroll_into_view_if_needed()
    expect(newest).to_be_in_viewport()
    clara.page.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(newest).to_have_count(0)
    clara.page.reload()
    clara.page.get_by_role("button", name=re.compile("^Hear .* again$")).click()
    expect(newest).to_be_visible()
    robert.ask("POST", f"/matches/{match}/commands", {"type": "resign", "id": "r-1", "seat": 1})
    expect(clara.result.get_by_role("heading", level=1)).to_contain_text("You win")
    clara.press("Play again")
    clara.page.wait_for_url(lambda url: match not in url)
    robert.page.get_by_role("button", name="Participer à la revanche").click()
    robert.page.wait_for_url(clara.page.url)
    for player in (clara, robert):
        player.actions.wait_for()
        assert player.wrong == []


def test_the_others_vote_that_a_bot_plays_on_until_the_owner_comes_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("partita.server.hall.GONE_MS", 0)
    clara, robert, pauline = three = house.player(), house.player("fr"), house.player()
    match = clara.open("ovation", ["person", "open", "open"], [0])
    robert.sit(match, 1)
    pauline.sit(match, 2)
    for player in (robert, pauline):
        player.go(f"/m/{match}")
        player.actions.wait_for()
    there = clara.page.locator("li[data-seat='2']")
    pauline.go("/")
    expect(there).to_contain_text("away")
    there.get_by_role("button", name="Let a bot play on").click()
    theirs = robert.page.locator("li[data-seat='2']")
    expect(theirs).to_contain_text("une voix")
    assert clara.page.get_by_text("A bot plays on").count() == 0
    theirs.get_by_role("button", name="Laisser jouer un bot").click()
    expect(there).to_contain_text("A bot plays on")
    pauline.go(f"/m/{match}")
    pauline.press("Take my seat back")
    expect(there).not_to_contain_text("A bot plays on")
    assert [player.wrong for player in three] == [[], [], []]


@pytest.fixture
def over(house: House) -> tuple[Player, str]:
    """Somebody at a match that is over."""
    clara = house.player()
    match = clara.open("lacrimosa", ["person", "beginner"], [0])
    clara.quickly(match)
    clara.result.wait_for()
    return clara, match


def test_a_match_that_is_over_is_replayed_move_by_move(over: tuple[Player, str]) -> None:
    clara, _ = over
    expect(clara.page.locator("figure svg, .chart svg").first).to_be_visible()
    clara.press("Watch it again")
    replay = clara.page.get_by_role("region", name="Looking back")
    expect(replay).to_contain_text("after move 0 of")
    slider = replay.get_by_role("slider")
    for _ in range(3):
        clara.press("One move on")
    expect(slider).to_have_value("3")
    slider.fill("40")
    expect(replay).to_contain_text("after move 40 of")
    clara.page.get_by_role("button", name="Show the table as it was after move 38", exact=True).click()
    expect(slider).to_have_value("38")
    assert clara.violations() == []
    assert clara.wrong == []


def test_another_match_after_one_is_of_the_same_game(over: tuple[Player, str]) -> None:
    clara, _ = over
    robert = clara.house.player()  # who has had to do with neither game yet
    robert.go(clara.result.get_by_role("link", name="New match").get_attribute("href") or "")
    expect(robert.page.get_by_role("radio", name="Lacrimosa")).to_be_checked()
    assert robert.wrong == []


def test_a_record_is_downloaded_and_uploaded_again(over: tuple[Player, str], tmp_path: Path) -> None:
    clara, _ = over
    with clara.page.expect_download() as download:
        clara.page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "record.json"
    download.value.save_as(kept)
    partita.load(json.loads(kept.read_text("utf-8")))
    robert = clara.house.player()
    robert.go("/")
    robert.page.locator("input[type=file]").set_input_files(kept)
    robert.result.wait_for()
    points = [each.result.locator("ol .points").all_inner_texts() for each in (clara, robert)]
    assert points[0] == points[1]
    robert.go("/")
    kept.write_text(kept.read_text("utf-8")[:-9], "utf-8")
    robert.page.locator("input[type=file]").set_input_files(kept)
    expect(robert.page.get_by_role("alert").filter(has_text="This file is no record of a match")).to_be_visible()
    kept.write_text("[]", "utf-8")
    robert.page.locator("input[type=file]").set_input_files(kept)
    expect(robert.page.get_by_role("alert").filter(has_text="This file is no record of a match")).to_be_visible()
    kept.write_text('{"game": "ovation"}', "utf-8")
    robert.page.locator("input[type=file]").set_input_files(kept)
    expect(robert.page.get_by_role("alert").filter(has_text="This is no record of a match")).to_be_visible()
    assert robert.wrong == clara.wrong == []


def _mover(players: list[Player]) -> Player:
    for _ in range(400):
        for player in players:
            if player.moves.count() or player.actions.locator("fieldset").count():
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can do anything")


def _caught_up(one: Player, other: Player) -> bool:
    one.page.locator(f'body[data-version="{other.version}"]').wait_for()
    return True


def test_the_links_to_the_parts_of_a_table_say_where_one_is(house: House) -> None:
    clara = house.player("en", PHONE)
    clara.open("lacrimosa", ["person", "beginner"], [0])
    clara.something()
    parts = clara.page.get_by_role("navigation", name="Parts of the table")
    here = parts.locator("[aria-current]")
    expect(here).to_contain_text("Hand")
    for link in parts.get_by_role("link").all():
        expect(link).to_be_in_viewport(ratio=1)
    parts.get_by_role("link", name="Requiem").click()
    expect(here).to_contain_text("Requiem")
    expect(clara.page.get_by_role("region", name="Mozart’s Requiem")).to_be_in_viewport()
    assert clara.sideways() <= 0
    assert clara.wrong == []


def test_a_card_of_the_market_says_why_it_cannot_be_bought_yet(house: House) -> None:
    clara = house.player()
    clara.open("lacrimosa", ["person", "beginner"], [0])
    clara.something()
    card = clara.page.get_by_role("region", name="Market").locator("button.thing").first
    card.focus()
    clara.page.keyboard.press("Tab")
    clara.page.keyboard.press("Shift+Tab")
    expect(card).to_have_accessible_description(re.compile("^First place a card of your hand"))
    expect(clara.page.get_by_role("tooltip")).to_contain_text("LA-3.2")
    assert clara.wrong == []


def test_of_parts_side_by_side_that_one_is_marked_which_was_chosen(house: House) -> None:
    clara = house.player("en")
    clara.open("lacrimosa", ["person", "beginner", "beginner"], [0])
    clara.something()
    parts = clara.page.get_by_role("navigation", name="Parts of the table")
    for name in ("Journeys", "Opponents", "Requiem", "Market", "Collection", "Hand"):
        parts.get_by_role("link", name=name).click()
        expect(parts.locator("[aria-current]")).to_contain_text(name)
    assert clara.wrong == []
