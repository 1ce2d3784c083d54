"""A real browser before a real server: skipped, with a word, where there is no Chromium or nothing was built."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.harness import elsewhere, settings_in
from tests.web.people import FLAGS, House

from partita.server.settings import built

_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these tests in one worker: a browser is dear to start."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("browser"))


def chromium() -> str | None:
    """Where the system's Chromium is."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


@pytest.fixture(scope="module")  # no longer: while it is there, an event loop runs, and other tests have their own
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    found = chromium()
    if found is None:
        pytest.skip("there is no Chromium: .ci/run installs Debian's")
    if built() is None:
        pytest.skip("the pages are not built: make web builds them")
    with sync_playwright() as playwright:
        there = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield there
        there.close()


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server, and people with browsers."""
    with elsewhere(settings_in(tmp_path, web=built()), patient=True) as (_, line, loop):
        there = House(browser, line, loop)
        yield there
        there.close()
