"""People with browsers: what they see, press and hear, and whether anything went wrong in their pages."""

import asyncio
import random
import re
import secrets
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from tests.server.harness import Wire

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
            self.act(chance)
        raise AssertionError("the match does not end")

    def act(self, chance: random.Random) -> None:
        """One thing with the mouse: take the screen over, confirm, pay, or make any move."""
        mine = self.page.get_by_role("button", name=self.words["mine"])
        if mine.count():
            mine.click()
            return
        version = self.version
        self._open_bar()
        doubt = self.page.get_by_role("alertdialog").locator("button.first")
        payment = self.actions.locator("fieldset")
        count = self.moves.count()
        if payment.count():
            self._pay(payment)
        elif count:
            self.moves.nth(chance.randrange(count)).click()
            if doubt.count():
                doubt.click()
        # No function in the page could wait for it: the content policy lets nothing be evaluated there later.
        self.page.locator(f'body:not([data-version="{version}"])').wait_for()

    def _open_bar(self) -> None:
        """Where the panel is a bar below a small screen: open it."""
        closed = self.actions.locator("button.toggle[aria-expanded=false]").filter(visible=True)
        if closed.count():
            closed.click()

    def _pay(self, payment: Locator) -> None:
        """Pay as much as is due, of whatever there is."""
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
        context = self._browser.new_context(viewport=size or WIDE, locale=lang, reduced_motion="reduce", **more)  # type: ignore[arg-type]
        self._contexts.append(context)
        return Player(self, context, lang)

    def look(self, lang: str, size: dict[str, int], scheme: str, like: Player) -> Player:
        """Another browser of the same person, who likes it light or dark."""
        state = like.context.storage_state()
        return self.player(lang, size, color_scheme=scheme, storage_state=state)

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
