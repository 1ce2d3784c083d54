"""The pictures of the browser's pages: of both tables, each size, light and dark, in both languages.

They go to the folder that PARTITA_PICTURES names (`make images`: docs/img).  Without it two of each are taken, which
differ in everything, to see that they can be.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from tests.web.people import PHONE, House, Player

_FOLDER = "PARTITA_PICTURES"
_DESKTOP = {"width": 1440, "height": 1000}
_SEED = "1791" * 8  # the year in which the Magic Flute was first heard
_LEVELS = {"ovation": ["person", "normal", "beginner"], "lacrimosa": ["person", "normal", "beginner"]}
_LATE = {"ovation": ("round", 6), "lacrimosa": ("period", 3)}
_CHOICE = 5  # moves that make a decision worth looking at
_LEAST = 20_000  # bytes: a picture with something in it


class Look(NamedTuple):
    """How somebody looks at a table."""

    size: Literal["desktop", "phone"]
    scheme: Literal["light", "dark"]
    lang: str

    @property
    def name(self) -> str:
        """Part of the picture's file name."""
        return "-".join(self)


LOOKS = [
    Look(size, scheme, lang) for size in ("desktop", "phone") for scheme in ("light", "dark") for lang in ("en", "fr")
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the pictures go."""
    told = os.environ.get(_FOLDER)
    return Path(told) if told else tmp_path


@pytest.mark.parametrize("game", list(_LEVELS))
def test_the_table(house: House, folder: Path, game: str) -> None:
    clara = house.player()
    clara.ask("POST", "/me")
    clara.ask("PATCH", "/me", {"name": "Clara"})
    plans = [{"kind": s} if s == "person" else {"kind": "bot", "level": s} for s in _LEVELS[game]]
    match = str(clara.ask("POST", "/matches", {"game": game, "seats": plans, "seed": _SEED})["id"])
    clara.sit(match, 0)
    clara.quickly(match, until=_worth_a_look(game))
    assert clara.ask("GET", f"/matches/{match}")["status"] == "running"
    for look in LOOKS if os.environ.get(_FOLDER) else (LOOKS[0], LOOKS[-1]):
        _taken(house, look, f"/m/{match}", folder / f"{game}-{look.name}.png", clara)


def test_the_first_page(house: House, folder: Path) -> None:
    for look in (LOOKS[0], LOOKS[-1]):
        _taken(house, look, "/", folder / f"start-{look.name}.png")


def _taken(house: House, look: Look, path: str, picture: Path, like: Player | None = None) -> None:
    """The picture of a page as somebody sees it who looks at it so."""
    size = _DESKTOP if look.size == "desktop" else PHONE
    state = like.context.storage_state() if like else None
    player = house.player(look.lang, size, color_scheme=look.scheme, storage_state=state)
    player.go(path)
    player.something() if like else player.page.get_by_role("article").first.wait_for()
    player.page.evaluate("document.fonts.ready")
    player.page.mouse.move(2, 2)
    player.page.screenshot(path=picture)
    assert picture.stat().st_size > _LEAST
    assert player.wrong == []


def _worth_a_look(game: str) -> Callable[[Any, list[str]], bool]:
    """Whether a decision comes late in a match, in the middle of a turn, and is one."""
    measure, late = _LATE[game]
    return lambda view, legal: view[measure] >= late and len(legal) >= _CHOICE and view["phase"] in ("ready", "act")
