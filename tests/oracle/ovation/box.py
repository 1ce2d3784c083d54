"""The cards of a box folder as plain values (OV-1)."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TONES = ("passion", "joy", "sorrow")
TYPES = ("piano", "strings", "woodwind", "mass", "opera", "symphony")
DECKS = ("concert", "chamber", "patron", "fortune")
STATIONS = ("inspiration", "fortune", "patronage", "perform")
STATION_OF = {
    "seek-inspiration": "inspiration",
    "seek-fortune": "fortune",
    "seek-patronage": "patronage",
    "perform": "perform",
}

Cost = tuple[int, int, int]  # by tone


@dataclass(frozen=True)
class Piece:
    """A Concert Music, Chamber Music or Magnum Opus card (OV-1.2)."""

    id: str
    deck: str  # "concert", "chamber" or "magnum"
    tones: tuple[str, ...]
    types: tuple[str, ...]
    lp: int
    cost: Cost
    needs: tuple[str, ...]
    composer: str | None

    def shows(self, symbol: str) -> bool:
        """Whether a tone or a type is on the card."""
        return symbol in self.tones or symbol in self.types

    @property
    def is_concert(self) -> bool:
        """A Magnum Opus counts as Concert Music everywhere (OV-4.2)."""
        return self.deck in ("concert", "magnum")


@dataclass(frozen=True)
class Helper:
    """A Fortune card, a Patron Financier or a Legacy Patron (OV-1.3, OV-1.4)."""

    id: str
    kind: str  # "fortune", "financier" or "legacy"
    station: str | None  # where it is tucked; None for a Legacy Patron
    cost: int
    lp: int
    bonus: str | None
    condition: str | None
    loves: tuple[str, ...]
    dislikes: tuple[str, ...]

    @property
    def opens(self) -> str | None:
        """The station an action bonus leads to; None for +1 bonuses."""
        return STATION_OF.get(self.bonus or "")


@dataclass(frozen=True)
class Composer:
    """A composer board: one less of a tone, or one less of any tone on some music (OV-4)."""

    id: str
    tone: str | None
    on: str | None


@dataclass(frozen=True)
class Task:
    """A Maestro card."""

    id: str
    lp: int
    task: str
    about: str | None
    goal: int


@dataclass(frozen=True)
class SoloCard:
    """A card of the Bot; ``position`` and ``discard_place`` count from 0 here."""

    id: str
    actions: tuple[str, ...]
    gain: Cost
    tones: tuple[str, ...]
    position: int
    discard_deck: str
    discard_place: int
    attends: bool


@dataclass(frozen=True)
class Box:
    """All cards by id."""

    max_inspiration: int
    round_limit: int
    tokens: int
    pieces: dict[str, Piece]
    helpers: dict[str, Helper]
    composers: dict[str, Composer]
    tasks: dict[str, Task]
    solo: dict[str, SoloCard]


def read_box(folder: Path) -> Box:
    """Read a box folder.  It is taken to be sound: checking boxes is not the oracle's business."""
    constants = tomllib.loads((folder / "box.toml").read_text(encoding="utf-8"))
    return Box(
        max_inspiration=constants["max_inspiration"],
        round_limit=constants["round_limit"],
        tokens=constants.get("tokens", 35),  # OV-1.1
        pieces={p.id: p for deck in ("concert", "chamber", "magnum") for p in _pieces(folder, deck)},
        helpers={h.id: h for h in [*_fortunes(folder), *_patrons(folder)]},
        composers={c["id"]: Composer(c["id"], c.get("tone"), c.get("on")) for c in _cards(folder, "composers")},
        tasks={
            c["id"]: Task(c["id"], c["lp"], c["task"], c.get("about"), c["goal"]) for c in _cards(folder, "maestro")
        },
        solo={c.id: c for c in _solo(folder)},
    )


def _cards(folder: Path, deck: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((folder / f"{deck}.toml").read_text(encoding="utf-8"))["card"]
    return found


def _by_tone(amounts: dict[str, int]) -> Cost:
    passion, joy, sorrow = (amounts.get(tone, 0) for tone in TONES)
    return passion, joy, sorrow


def _pieces(folder: Path, deck: str) -> list[Piece]:
    return [
        Piece(
            c["id"],
            deck,
            tuple(c["tones"]),
            tuple(c["types"]),
            c["lp"],
            _by_tone(c["cost"]),
            tuple(c.get("needs", ())),
            c.get("composer"),
        )
        for c in _cards(folder, deck)
    ]


def _fortunes(folder: Path) -> list[Helper]:
    return [
        Helper(
            c["id"],
            "fortune",
            STATION_OF[c["action"]],
            c["cost"],
            c["lp"],
            c["bonus"],
            c.get("condition"),
            (),
            (),
        )
        for c in _cards(folder, "fortune")
    ]


def _patrons(folder: Path) -> list[Helper]:
    found = []
    for c in _cards(folder, "patron"):
        if c["kind"] == "financier":
            found.append(Helper(c["id"], "financier", "fortune", c["cost"], c["lp"], c["bonus"], None, (), ()))
        else:
            loves, dislikes = tuple(c["loves"]), tuple(c.get("dislikes", ()))
            found.append(Helper(c["id"], "legacy", None, c["cost"], 0, None, None, loves, dislikes))
    return found


def _solo(folder: Path) -> list[SoloCard]:
    return [
        SoloCard(
            c["id"],
            tuple(c["actions"]),
            _by_tone(c["gain"]),
            tuple(c["tones"]),
            c["position"] - 1,
            c["discard"]["deck"],
            c["discard"]["place"] - 1,
            c["attends"],
        )
        for c in _cards(folder, "solo")
    ]
