"""People with browsers: what they see, press and hear, and whether anything went wrong in their pages."""

import asyncio
import random
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from tests.server.harness import Wire

import partita

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
WORDS = {
    "en": {"actions": "What to do", "over": "Result", "undo": "Undo", "mine": "I am here: show my table"},
    "fr": {"actions": "Que faire", "over": "Résultat", "undo": "Annuler", "mine": "C’est moi"},
}
_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_PATIENCE = 20_000  # milliseconds


class Player:
    """Somebody before a browser."""

    def __init__(self, house: "House", context: BrowserContext, lang: str) -> None:
        self.house, self.context, self.lang, self.words = house, context, lang, WORDS[lang]
        self.page: Page = context.new_page()
        self.page.set_default_timeout(_PATIENCE)
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def go(self, path: str = "/") -> None:
        """Open a page."""
        self.page.goto(self.house.url + path)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as the page would."""
        answer = self.context.request.fetch(f"{self.house.url}/api{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, game: str, seats: list[str], take: list[int], **wish: Any) -> str:
        """Open a match, sit down, and go there."""
        self.ask("POST", "/me")
        plans = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "level": s} for s in seats]
        match = str(self.ask("POST", "/matches", {"game": game, "seats": plans, **wish})["id"])
        self.sit(match, *take)
        self.go(f"/m/{match}")
        return match

    def sit(self, match: str, *seats: int) -> None:
        """Take seats."""
        self.ask("POST", "/me")
        taken = [{"seat": seat, "nonce": secrets.token_hex(16)} for seat in seats]
        if taken:
            self.ask("POST", f"/matches/{match}/seats", {"seats": taken})

    def quickly(self, match: str, until: Callable[[Any, list[str]], bool] = lambda view, legal: False) -> None:
        """Play as a Normal bot would, without the page: up to a decision of one's own, or to the end."""
        bot = partita.bot("greedy")
        while True:
            update = self.ask("GET", f"/matches/{match}/table")
            if update["status"] == "over":
                return
            for table in update["tables"]:
                if table.get("legal"):
                    if until(table["view"], table["legal"]):
                        return
                    moves = [bot.choose(table["view"], table["legal"])]
                    told = {"id": secrets.token_hex(8), "version": update["version"], "moves": moves}
                    self._send(match, {"type": "play", "seat": table["seat"], **told})
                    break
            else:
                self.page.wait_for_timeout(20)

    def _send(self, match: str, command: Any) -> None:
        """A command that is done, however fast it comes after others."""
        while True:
            answer = self.context.request.post(f"{self.house.url}/api/matches/{match}/commands", data=command)
            if answer.ok:
                return
            assert answer.json()["code"] == "too-fast", answer.text()
            self.page.wait_for_timeout(100)

    @property
    def actions(self) -> Locator:
        """The panel with all that can be done."""
        return self.page.get_by_role("region", name=self.words["actions"])

    @property
    def moves(self) -> Locator:
        """The buttons of the legal moves."""
        return self.actions.locator("button.choice:enabled")

    @property
    def result(self) -> Locator:
        """How it ended."""
        return self.page.get_by_role("region", name=self.words["over"], exact=True)

    @property
    def heard(self) -> str:
        """What a screen reader was told last."""
        return self.page.locator("[aria-live=polite]").first.inner_text()

    def violations(self) -> list[str]:
        """What axe finds on the page, of serious or critical kind."""
        self.page.evaluate(_AXE.read_text("utf-8"))
        found = self.page.evaluate("() => axe.run()")["violations"]
        return [
            f"{each['id']}: {each['nodes'][0]['html'][:200]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))

    def something(self) -> Locator:
        """Wait until there is something to do, or the match is over, or the screen is to change hands."""
        there = self.actions.locator("button.choice:enabled, button.toggle, fieldset").filter(visible=True)
        there = there.or_(self.result).or_(self.page.get_by_role("button", name=self.words["mine"]))
        there.first.wait_for()
        return there.first

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def play_on(self, chance: random.Random, most: int = 2_000) -> int:
        """Play any moves by mouse until the match is over; returns how many."""
        for played in range(most):
            self.something()
            if self.result.count():
                return played
            self.anything(chance)
        raise AssertionError("the match does not end")

    def anything(self, chance: random.Random) -> None:
        """One thing with the mouse: take the screen over, pay, or make any move."""
        mine = self.page.get_by_role("button", name=self.words["mine"])
        if mine.count():
            mine.click()
        elif self.actions.locator("fieldset").count():
            self.pay()
        elif count := self.moves.count():
            self.act(self.moves.nth(chance.randrange(count)))

    def act(self, move: Locator) -> None:
        """Press the button of a move, confirm it when asked, and wait for what comes of it."""
        with self._changing():
            self._open_bar()
            move.click()
            doubt = self.page.get_by_role("alertdialog").locator("button.first")
            if doubt.count():
                doubt.click()

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Something is done, and the table changes."""
        version = self.version
        yield
        # No function in the page could wait for it: the content policy lets nothing be evaluated there later.
        self.page.locator(f'body:not([data-version="{version}"])').wait_for()

    def _open_bar(self) -> None:
        """Where the panel is a bar below a small screen: open it."""
        closed = self.actions.locator("button.toggle[aria-expanded=false]").filter(visible=True)
        if closed.count():
            closed.click()

    def pay(self) -> None:
        """Pay as much as is due, of whatever there is."""
        with self._changing():
            self._open_bar()
            self._pay(self.actions.locator("fieldset"))

    def _pay(self, payment: Locator) -> None:
        done = payment.locator("button.first")
        for more in payment.get_by_role("button", name=re.compile("^(More|Plus)$")).all():
            while done.is_disabled() and more.is_enabled():
                more.click()
        done.click()

    def by_keyboard(self, chance: random.Random) -> None:
        """Any move with Tab and Enter alone; a payment and a question likewise."""
        changed = self.page.locator(f'body:not([data-version="{self.version}"])')
        if self.actions.locator("fieldset").count():
            while not self.actions.locator("fieldset button.first:enabled").count():
                self._tab_to("fieldset button[data-more]:enabled")
                self.page.keyboard.press("Enter")
            self._tab_to("fieldset button.first:enabled")
        else:
            for _ in range(1 + chance.randrange(max(1, min(6, self.moves.count())))):
                self.page.keyboard.press("Tab")
                self._tab_to("button.choice:enabled")
        self.page.keyboard.press("Enter")
        changed.or_(self.page.get_by_role("alertdialog")).first.wait_for()
        if not changed.count():
            self._tab_to("[role=alertdialog] button.first")
            self.page.keyboard.press("Enter")

    def _tab_to(self, selector: str) -> None:
        """Press Tab until something of a kind has the focus."""
        for _ in range(400):
            if self._focused(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def _focused(self, selector: str) -> bool:
        return bool(self.page.evaluate("(kind) => document.activeElement?.matches(kind) ?? false", selector))

    @property
    def version(self) -> str:
        """The version of the match that the page shows."""
        return str(self.page.evaluate("() => document.body.dataset.version ?? ''"))


class House:
    """A server with a line that can be cut, and whoever comes."""

    def __init__(self, browser: Browser, line: Wire, loop: asyncio.AbstractEventLoop) -> None:
        self._browser, self.line, self._loop = browser, line, loop
        self.url = line.url
        self._contexts: list[BrowserContext] = []

    def player(self, lang: str = "en", size: dict[str, int] | None = None, **more: Any) -> Player:
        """Somebody with a browser of their own."""
        likes = {"viewport": size or WIDE, "locale": lang, "reduced_motion": "reduce", **more}
        context = self._browser.new_context(**likes)
        self._contexts.append(context)
        return Player(self, context, lang)

    def cut(self) -> None:
        """Cut all lines, and let nobody through."""
        self.line.down = True
        self._loop.call_soon_threadsafe(self.line.cut)

    def mend(self) -> None:
        """Let everybody through again."""
        self.line.down = False

    def close(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()
