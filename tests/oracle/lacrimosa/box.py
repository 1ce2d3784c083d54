"""The cards, tiles and boards of a box folder as plain values (LA-1, LA-9)."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

KINDS = ("talent", "journey", "composition")  # LA-4.1
MOVEMENTS = ("kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei")  # LA-2.5
INSTRUMENTS = ("voices", "strings", "woodwinds", "brass")  # LA-2.5
SPACES = (*INSTRUMENTS, "fifth")  # LA-2.5: of a movement
SHAPES = ("first", "second")  # LA-2.4: of markers, one for each composer in play
COURTS = ("vienna", "paris", "london")  # LA-2.3
SALZBURG = "salzburg"
TYPES = ("opera", "religious", "symphony", "chamber")  # LA-9

Points = dict[str, int]  # story points by kind


def no_points() -> Points:
    """None of any kind."""
    return dict.fromkeys(KINDS, 0)


@dataclass(frozen=True)
class Reward:
    """What is gained together; every gain of story points says which form it has (LA-4.1)."""

    ducats: int = 0
    vp: int = 0
    finance: int = 0
    track: Points = field(default_factory=dict)
    counters: Points = field(default_factory=dict)


NOTHING = Reward()


@dataclass(frozen=True)
class Price:
    """What is paid together."""

    ducats: int = 0
    points: Points = field(default_factory=dict)


@dataclass(frozen=True)
class Memory:
    """A Memory; ``period`` is 0 for the nine starting ones."""

    id: str
    period: int
    price: Price
    actions: tuple[str, ...]
    instant: Reward
    stories: Reward


@dataclass(frozen=True)
class Opus:
    """An Opus; ``period`` is 0 for the notebook."""

    id: str
    period: int
    type: str
    price: Price
    vp: int
    perform: Price
    takings: int
    sell: Price
    proceeds: Reward


@dataclass(frozen=True)
class Effect:
    """A lasting effect of a composer tile; ``type`` is None for any type of Opus."""

    effect: str
    type: str | None
    amount: int


@dataclass(frozen=True)
class Tile:
    """A composer tile (LA-5.5)."""

    id: str
    composer: str
    movement: str
    price: Price
    many: bool
    instant: Reward
    gives: str | None
    income: Reward
    lasting: Effect | None


@dataclass(frozen=True)
class City:
    """A City tile (LA-5.4)."""

    id: str
    reward: Reward
    gives: str | None


@dataclass(frozen=True)
class Bonus:
    """A period bonus (LA-6)."""

    id: str
    period: int
    measure: str
    about: str | None
    each: int
    most: int
    reward: Reward


@dataclass(frozen=True)
class Court:
    """A Royal Court tile: how many Opuses by type or "any", how many markers by word or "any" (LA-7.1)."""

    id: str
    vp: int
    opuses: dict[str, int]
    markers: dict[str, int]


@dataclass(frozen=True)
class Constanze:
    """A Constanze card: two spaces of each movement, and neutral markers as (movement, space, shape) (LA-2.5)."""

    id: str
    covers: dict[str, tuple[str, ...]]
    neutrals: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class Soloist:
    """A Soloist card: its lines as (what, about), and its order of movements (LA-8)."""

    id: str
    lines: tuple[tuple[str, Any], ...]
    order: tuple[str, ...]


@dataclass(frozen=True)
class Slot:
    """What a slot of the market adds for one sort of card: ducats to pay, a reward afterwards (LA-2.2)."""

    ducats: int = 0
    reward: Reward = NOTHING


@dataclass(frozen=True)
class Box:
    """Everything that is printed."""

    memories: dict[str, Memory]
    opuses: dict[str, Opus]
    tiles: dict[str, Tile]
    cities: dict[str, City]
    bonuses: dict[str, Bonus]
    courts: dict[str, Court]
    constanzes: dict[str, Constanze]
    soloists: dict[str, Soloist]
    composers: tuple[str, ...]
    memory_slots: tuple[Slot, ...]
    opus_slots: tuple[Slot, ...]
    freed: dict[tuple[str, str], Reward]  # by instrument and shape (LA-5.5)
    fifth: dict[str, str]  # the instrument of a movement's fifth space (LA-2.5)
    values: dict[str, tuple[int, int]]  # high and low, by movement (LA-7.2)
    places: dict[str, Price]  # what a destination costs (LA-5.4)
    roads: dict[tuple[str, str], int]  # both ways
    starts: tuple[Reward, ...] = ()  # ducats and VP by seat (LA-2.6)
    finance: int = 0
    track: Points = field(default_factory=no_points)
    soloist_court: int = 0
    soloist_card: dict[str, int] = field(default_factory=dict)  # by level

    def instrument(self, movement: str, space: int) -> str:
        """The instrument of a space of a movement."""
        return INSTRUMENTS[space] if space < len(INSTRUMENTS) else self.fifth[movement]

    def period_cards(self, period: int) -> list[str]:
        """The 16 market cards of a period (LA-1)."""
        decks: tuple[dict[str, Any], ...] = (self.memories, self.opuses)
        return [card.id for deck in decks for card in deck.values() if card.period == period]

    def starting_memories(self) -> list[str]:
        """The nine Memories that everybody starts with (LA-1)."""
        return [card.id for card in self.memories.values() if card.period == 0]

    def notebook(self) -> str:
        """The Opus that everybody starts with (LA-1)."""
        return next(card.id for card in self.opuses.values() if card.period == 0)

    def stack(self, composer: str, movement: str, many: bool) -> list[str]:
        """A composer's tiles for a movement from the top: the cheapest first, then in data order (LA-2.4)."""
        tiles = [t for t in self.tiles.values() if (t.composer, t.movement) == (composer, movement)]
        tiles.sort(key=lambda t: t.price.ducats + t.price.points["composition"])
        return [t.id for t in tiles if many or not t.many]


def read_box(folder: Path) -> Box:
    """Read a box folder.  It is taken to be sound: checking boxes is not the oracle's business."""
    header = tomllib.loads((folder / "box.toml").read_text(encoding="utf-8"))

    def rows(deck: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = tomllib.loads((folder / f"{deck}.toml").read_text(encoding="utf-8"))["card"]
        return found

    roads: dict[tuple[str, str], int] = {}
    for road in header["roads"]:
        here, there = road["between"]
        roads[here, there] = roads[there, here] = road["ducats"]
    return Box(
        memories={row["id"]: _memory(row) for row in rows("memory")},
        opuses={row["id"]: _opus(row) for row in rows("opus")},
        tiles={row["id"]: _tile(row) for row in rows("tile")},
        cities={row["id"]: City(row["id"], _reward(row.get("reward")), row.get("gives")) for row in rows("city")},
        bonuses={row["id"]: _bonus(row) for row in rows("bonus")},
        courts={row["id"]: _court(row) for row in rows("court")},
        constanzes={row["id"]: _constanze(row) for row in rows("constanze")},
        soloists={row["id"]: _soloist(row) for row in rows("soloist")},
        composers=tuple(row["id"] for row in rows("composers")),
        memory_slots=tuple(_slot(row["memory"]) for row in header["slots"]),
        opus_slots=tuple(_slot(row["opus"]) for row in header["slots"]),
        freed={(row["instrument"], row["composer"]): _reward(row["reward"]) for row in header["freed"]},
        fifth={row["id"]: row["fifth"] for row in header["movements"]},
        values={row["id"]: (row["high"], row["low"]) for row in header["movements"]},
        places={row["id"]: Price(row.get("ducats", 0), {"journey": row["journey"]}) for row in header["places"]},
        roads=roads,
        starts=tuple(Reward(row["ducats"], row.get("vp", 0)) for row in header["seats"]),
        finance=header["finance"],
        track=no_points() | header["track"],
        soloist_court=header["soloist"]["court"],
        soloist_card=header["soloist"]["card"],
    )


def _reward(row: dict[str, Any] | None) -> Reward:
    return Reward(**row) if row else NOTHING


def _talent(row: dict[str, Any]) -> Price:
    return Price(row.get("ducats", 0), {"talent": row.get("talent", 0)})


def _memory(row: dict[str, Any]) -> Memory:
    instant, stories = _reward(row.get("instant")), _reward(row["stories"])
    return Memory(row["id"], row["period"], _talent(row), tuple(row["actions"]), instant, stories)


def _opus(row: dict[str, Any]) -> Opus:
    commission, perform, sell = row["commission"], row["perform"], row["sell"]
    return Opus(
        id=row["id"],
        period=row["period"],
        type=row["type"],
        price=_talent(commission),
        vp=commission["vp"],
        perform=Price(0, {"talent": perform["talent"]}),
        takings=perform["ducats"],
        sell=Price(0, {"talent": sell["talent"]}),
        proceeds=Reward(finance=sell["finance"], vp=sell["vp"]),
    )


def _tile(row: dict[str, Any]) -> Tile:
    lasting = row.get("lasting")
    return Tile(
        id=row["id"],
        composer=row["composer"],
        movement=row["movement"],
        price=Price(row["ducats"], {"composition": row["composition"]}),
        many=row.get("many", False),
        instant=_reward(row.get("instant")),
        gives=row.get("gives"),
        income=_reward(row.get("income")),
        lasting=Effect(lasting["effect"], lasting.get("type"), lasting["amount"]) if lasting else None,
    )


def _bonus(row: dict[str, Any]) -> Bonus:
    reward = _reward(row["reward"])
    each = row.get("each", 1)
    return Bonus(row["id"], row["period"], row["measure"], row.get("about"), each, row["most"], reward)


def _court(row: dict[str, Any]) -> Court:
    markers = {word.replace("_", "-"): number for word, number in row.get("markers", {}).items()}
    return Court(row["id"], row["vp"], row.get("opuses", {}), markers)


def _constanze(row: dict[str, Any]) -> Constanze:
    covers = {word.replace("_", "-"): tuple(spaces) for word, spaces in row["covers"].items()}
    neutrals = tuple((n["movement"], n["space"], n["composer"]) for n in row["neutrals"])
    return Constanze(row["id"], covers, neutrals)


def _soloist(row: dict[str, Any]) -> Soloist:
    lines = tuple(next(iter(line.items())) for line in row["lines"])
    return Soloist(row["id"], lines, tuple(row["order"]))


def _slot(row: dict[str, Any]) -> Slot:
    return Slot(row.get("ducats", 0), _reward(row.get("reward")))
