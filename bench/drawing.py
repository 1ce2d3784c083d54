"""Measures a table in the system's Chromium while a match is played on it, and prints one JSON object.

    python bench/drawing.py                      both games, three matches each
    python bench/drawing.py lacrimosa --matches 1

A server, a browser with its usual animations, and a bot that plays on the other seat run on the same machine.  Any
legal move is chosen in the panel, as a person would; everything that follows is measured.

drawn    milliseconds from an update's arrival at the page's WebSocket to the end of the frame that shows it
tasks    milliseconds of each task of the page's main thread while cards move, from Chromium's trace: how many, the
         longest, the 99th percentile, and how many took more than 50; meanwhile nothing else is asked of the page
first    kilobytes compressed of what the first page loads, by kind, and of each game's table
"""

import argparse
import json
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Request, sync_playwright

from partita.server.settings import built

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.harness import elsewhere, settings_in
from tests.web.conftest import chromium
from tests.web.people import FLAGS, House

MOVES = 60
LONG_MS = 50.0
MOVING_MS = 500  # from an update's arrival until all that it moves has come to rest
TRACED = ["toplevel", "devtools.timeline", "blink.user_timing", "__metadata"]
# Notes when an update arrives, and when the frame that shows it is done.
WATCH = """
window.drawn = []; let told = null;
const Native = window.WebSocket;
window.WebSocket = class extends Native {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({data}) => {
      if (data.includes('"type":"update"')) { told = performance.now(); performance.mark("update"); }
    });
  }
};
document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const from = told;
  if (from !== null) requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - from)));
}).observe(document.body, {attributes: true, attributeFilter: ["data-version"]}));
"""


def measured(browser: Browser, house: House, game: str, seed: int) -> tuple[list[float], list[float]]:
    """One match: how long each update took to be drawn, and each task of the page's main thread, in milliseconds."""
    clara = house.player(reduced_motion="no-preference")
    clara.context.add_init_script(WATCH)
    clara.open(game, ["person", "beginner"], [0])
    clara.something()
    chance = random.Random(seed)
    browser.start_tracing(page=clara.page, categories=TRACED)
    for _ in range(MOVES):
        clara.something()
        if clara.result.count():
            break
        clara.anything(chance)
        clara.page.wait_for_timeout(MOVING_MS)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    drawn = clara.page.evaluate("window.drawn")
    clara.context.close()
    return drawn, list(tasks(trace))


def tasks(trace: Sequence[dict[str, Any]]) -> Iterator[float]:
    """The tasks that begin while something moves, in milliseconds; of tasks within tasks the outer one."""
    updates = [each for each in trace if each["name"] == "update" and "blink.user_timing" in each["cat"]]
    where = {(each["pid"], each["tid"]) for each in updates}
    done = 0.0
    for each in sorted((each for each in trace if each["name"].endswith("RunTask")), key=lambda each: each["ts"]):
        if (each["pid"], each["tid"]) not in where or "dur" not in each or each["ts"] < done:
            continue
        done = each["ts"] + each["dur"]
        if any(update["ts"] <= done and each["ts"] <= update["ts"] + MOVING_MS * 1000 for update in updates):
            yield each["dur"] / 1000


def loaded(browser: Browser, house: House) -> dict[str, float]:
    """What the pages load, in compressed kilobytes."""
    sizes: dict[str, float] = defaultdict(float)
    for path in ("/", *(f"/learn/{game}" for game in ("ovation", "lacrimosa"))):
        clara = house.player()
        asked: list[Request] = []

        def note(request: Request, asked: list[Request] = asked) -> None:
            asked.append(request)

        clara.page.on("requestfinished", note)
        clara.go(path)
        if path != "/":
            clara.something()
        clara.page.wait_for_load_state("networkidle")
        for request in asked:
            if "/assets/" in request.url or request.resource_type == "document":
                sizes[f"{path} {request.resource_type}"] += request.sizes()["responseBodySize"] / 1024
    return {name: round(size, 1) for name, size in sizes.items()}


def main() -> None:
    """Measure, and print."""
    asked = argparse.ArgumentParser(description="Measure a table in Chromium.")
    asked.add_argument("games", nargs="*", default=["ovation", "lacrimosa"])
    asked.add_argument("--matches", type=int, default=3)
    args = asked.parse_args()
    found: dict[str, Any] = {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with elsewhere(settings_in(Path(folder), web=built()), patient=True) as (_, line, loop):
            house = House(browser, line, loop)
            for game in args.games:
                runs = [measured(browser, house, game, seed) for seed in range(args.matches)]
                found[game] = [summed(drawn, all_tasks) for drawn, all_tasks in runs]
            found["first"] = loaded(browser, house)
            house.close()
    print(json.dumps(found, indent=1))


def summed(drawn: Sequence[float], all_tasks: Sequence[float]) -> dict[str, float]:
    """The figures of one match."""
    return {
        "updates": len(drawn),
        "drawn_p50": round(median(drawn), 1),
        "drawn_p95": round(quantiles(drawn, n=20)[-1], 1),
        "drawn_most": round(max(drawn), 1),
        "tasks": len(all_tasks),
        "task_p99": round(quantiles(all_tasks, n=100)[-1], 1),
        "task_most": round(max(all_tasks), 1),
        "tasks_long": sum(each > LONG_MS for each in all_tasks),
    }


if __name__ == "__main__":
    main()
