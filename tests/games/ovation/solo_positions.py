"""A box for tests whose cards say in their names what they do, and matches that start just where a test wants.

Retuned cards of the game's own box change nothing here.  The plain box, by id:

- ``joy-piano-2``: Chamber Music that shows joy and piano, costs 2 joy, 5 LP; 1 to 3 of each tone and type, 4 to 6 LP;
- ``joy-opera-concert``: Concert Music that shows joy and opera and asks for joy; it costs 3 joy and 1 of the next tone
  (after sorrow comes passion); 7 LP with piano, strings and woodwind, else 8;
- ``haydn-opus-1``: joy and symphony, 2 joy; 12, 14, 16 LP; asks for two joyful pieces, for a symphony and joy, for
  passion and sorrow;
- ``perform-then-joy``: a Fortune card at Perform with the bonus joy, cost 2, 1 LP; one for each place and bonus;
- ``perform-if-piano-then-perform``, ``inspiration-if-joy-then-joy``: the same with a condition;
- ``financier-then-joy``: cost 3, 2 LP;
- ``loves-joy``, ``loves-passion-not-piano``, ``loves-joy-and-piano``: Legacy Patrons, cost 2;
- ``fortune-spare-1`` to ``-6``, at Seek Patronage: +1 passion, cost 4, 2 LP; ``patron-spare-1`` to ``-3``: love
  symphonies, cost 4.
"""

import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import partita
from partita.core.events import Event
from partita.core.game import Box, game
from partita.core.match import Match

Position = dict[str, Any]
Row = dict[str, Any]

TONES = ("passion", "joy", "sorrow")
CHAMBER_TYPES = ("piano", "strings", "woodwind")
CONCERT_TYPES = (*CHAMBER_TYPES, "mass", "opera", "symphony")
SYMBOLS = (*TONES, *CONCERT_TYPES)
BONUSES = (*TONES, "seek-inspiration", "seek-fortune", "seek-patronage", "perform")
COMPOSERS: dict[str, Row] = {
    "beethoven": {"tone": "passion"},
    "saint-georges": {"on": "strings"},
    "haydn": {"on": "concert"},
    "martines": {"on": "piano"},
    "mozart": {"tone": "joy"},
    "schubert": {"tone": "sorrow"},
}
MAGNUM_NEEDS = (["joy", "joy"], ["symphony", "joy"], ["passion", "sorrow"])
# id: task, about, goal, LP.  The first four are so far off that no test meets them.
MAESTROS: dict[str, tuple[str, str | None, int, int]] = {
    "maestro-tokens": ("tokens", None, 30, 9),
    "maestro-tickets": ("tickets", None, 20, 9),
    "maestro-fortunes": ("fortunes", None, 20, 9),
    "maestro-financiers": ("financiers", None, 7, 9),
    "maestro-concerts": ("concerts", None, 2, 5),
    "maestro-chambers": ("chambers", None, 2, 4),
    "maestro-strings": ("pieces", "strings", 2, 3),
    "maestro-types": ("types", None, 3, 6),
    "maestro-peak": ("peak", None, 5, 2),
    "maestro-inspiration": ("inspiration", None, 9, 7),
    "maestro-actions": ("actions", None, 2, 6),
    "maestro-bonuses": ("bonuses", None, 1, 3),
    "maestro-patrons": ("legacy-patrons", None, 1, 4),
    "maestro-patron-lp": ("patron-lp", None, 4, 5),
    "maestro-stations": ("stations", None, 2, 4),
}
FAR = ["maestro-tokens", "maestro-tickets", "maestro-fortunes", "maestro-financiers"]
# id: actions, gain, tones, position, discard, attends.
SOLO: dict[str, tuple[list[str], Row, list[str], int, tuple[str, int], bool]] = {
    "solo-perform-inspire": (
        ["perform", "seek-inspiration"], {"joy": 2}, ["passion", "joy", "sorrow"], 1, ("concert", 5), True,
    ),
    "solo-fortune-patron": (
        ["seek-fortune", "seek-patronage"], {"passion": 1, "sorrow": 1}, ["joy", "sorrow", "passion"], 3,
        ("chamber", 3), False,
    ),
    "solo-patron": (["seek-patronage"], {"sorrow": 2}, ["sorrow", "passion", "joy"], 4, ("patron", 4), True),
    "solo-best": (
        ["best-action"], {"passion": 1, "joy": 1, "sorrow": 1}, ["passion", "joy", "sorrow"], 2, ("fortune", 2), False,
    ),
    "solo-inspire": (["seek-inspiration"], {"passion": 2}, ["joy", "passion", "sorrow"], 5, ("concert", 1), True),
    "solo-perform": (["perform"], {"joy": 1}, ["sorrow", "joy", "passion"], 1, ("chamber", 1), False),
    "solo-fortune": (["seek-fortune"], {"joy": 1, "sorrow": 1}, ["passion", "sorrow", "joy"], 5, ("patron", 1), True),
    "solo-perform-best": (
        ["perform", "best-action"], {"passion": 1}, ["sorrow", "passion", "joy"], 2, ("fortune", 5), True,
    ),
    "solo-patron-fortune": (
        ["seek-patronage", "seek-fortune"], {"sorrow": 1}, ["joy", "passion", "sorrow"], 4, ("concert", 3), False,
    ),
}  # fmt: skip

# Cards that somebody without Inspiration cannot have, for the rows; the first five that lie nowhere else are shown.
DEAR: dict[str, list[str]] = {
    "concert": [f"{tone}-{kind}-concert" for tone in TONES for kind in CONCERT_TYPES],
    "chamber": [f"{tone}-{kind}-{cost}" for cost in (3, 2) for tone in TONES for kind in CHAMBER_TYPES],
    "patron": [
        *(f"patron-spare-{number}" for number in range(1, 4)),
        *(f"loves-{kind}" for kind in ("opera", "mass", "symphony", "woodwind", "strings")),
    ],
    "fortune": [*(f"fortune-spare-{number}" for number in range(1, 7)), *(f"patronage-then-{tone}" for tone in TONES)],
}
NOTHING = {"passion": 0, "joy": 0, "sorrow": 0}


def tones(passion: int = 0, joy: int = 0, sorrow: int = 0) -> dict[str, int]:
    """Inspiration, Tickets and the like."""
    return {"passion": passion, "joy": joy, "sorrow": sorrow}


# --- The plain box ----------------------------------------------------------------------------------------------------


def plain_rows() -> dict[str, list[Row]]:
    """The rows of the plain box by file."""
    music = {"by": "Nobody", "year": 1800, "work": "A work"}
    chamber = [
        {"id": f"{tone}-{kind}-{cost}", **music, "tones": [tone], "types": [kind], "lp": 3 + cost, "cost": {tone: cost}}
        for tone in TONES
        for kind in CHAMBER_TYPES
        for cost in (1, 2, 3)
    ]
    concert = [
        {
            "id": f"{tone}-{kind}-concert", **music, "tones": [tone], "types": [kind], "needs": [tone],
            "lp": 7 if kind in CHAMBER_TYPES else 8, "cost": {tone: 3, TONES[(place + 1) % 3]: 1},
        }
        for place, tone in enumerate(TONES)
        for kind in CONCERT_TYPES
    ]  # fmt: skip
    magnum = [
        {
            "id": f"{composer}-opus-{number + 1}", **music, "by": composer, "tones": ["joy"], "types": ["symphony"],
            "lp": 12 + 2 * number, "cost": {"joy": 2}, "needs": needs, "composer": composer,
        }
        for composer in COMPOSERS
        for number, needs in enumerate(MAGNUM_NEEDS)
    ]  # fmt: skip
    actions = {"inspiration": "seek-inspiration", "patronage": "seek-patronage", "perform": "perform"}
    fortune: list[Row] = [
        {"id": f"{place}-then-{bonus}", "action": action, "cost": 2, "lp": 1, "bonus": bonus}
        for place, action in actions.items()
        for bonus in BONUSES
    ]
    for tone in TONES:
        condition = {"bonus": tone, "condition": tone}
        card = {"id": f"inspiration-if-{tone}-then-{tone}", "action": "seek-inspiration", "cost": 2, "lp": 1}
        fortune.append({**card, **condition})
    for kind in CHAMBER_TYPES:
        condition = {"bonus": "perform", "condition": kind}
        fortune.append({"id": f"perform-if-{kind}-then-perform", "action": "perform", "cost": 2, "lp": 1, **condition})
    for number in range(1, 7):
        card = {"id": f"fortune-spare-{number}", "action": "seek-patronage", "cost": 4, "lp": 2}
        fortune.append({**card, "bonus": "passion"})
    about = {"about": {"en": "Somebody.", "fr": "Quelqu’un."}}
    patron: list[Row] = [
        {"id": f"financier-then-{bonus}", "kind": "financier", **about, "cost": 3, "lp": 2, "bonus": bonus}
        for bonus in BONUSES
    ]
    legacy: list[tuple[str, list[str], list[str]]] = [(f"loves-{symbol}", [symbol], []) for symbol in SYMBOLS]
    legacy += [
        (f"loves-{symbol}-not-{other}", [symbol], [other])
        for symbol, other in zip(SYMBOLS, [*SYMBOLS[3:], *SYMBOLS[:3]], strict=True)
    ]
    legacy += [("loves-joy-and-piano", ["joy", "piano"], []), ("loves-strings-not-both", ["strings"], ["joy", "opera"])]
    patron += [
        {"id": card, "kind": "legacy", **about, "cost": 2, "loves": loves, "dislikes": dislikes}
        for card, loves, dislikes in legacy
    ]
    patron += [
        {"id": f"patron-spare-{number}", "kind": "legacy", **about, "cost": 4, "loves": ["symphony"]}
        for number in range(1, 4)
    ]
    maestro: list[Row] = [
        {"id": card, "lp": lp, "task": task, "goal": goal, "solo": task != "actions"}
        | ({} if about_ is None else {"about": about_})
        for card, (task, about_, goal, lp) in MAESTROS.items()
    ]
    solo = [
        {
            "id": card, "actions": does, "gain": gain, "tones": order, "position": position,
            "discard": {"deck": discard[0], "place": discard[1]}, "attends": attends,
        }
        for card, (does, gain, order, position, discard, attends) in SOLO.items()
    ]  # fmt: skip
    composers: list[Row] = [{"id": composer, **power} for composer, power in COMPOSERS.items()]
    return {
        "concert": concert, "chamber": chamber, "magnum": magnum, "fortune": fortune, "patron": patron,
        "maestro": maestro, "composers": composers, "solo": solo,
    }  # fmt: skip


def toml(value: object) -> str:
    """A value of a box file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return str(value)


def write_box(folder: Path, rows: Mapping[str, Sequence[Row]], round_limit: int = 100) -> Path:
    """Write a box whose cards are named by their ids; its Tickets are 9 of each tone, its track goes to 10."""
    constants = {
        "format": "partita-box/1", "game": "ovation", "name": {"en": f"Plain {round_limit}", "fr": "Simple"},
        "max_inspiration": 10, "round_limit": round_limit, "tickets": tones(9, 9, 9),
    }  # fmt: skip
    text = "\n".join(f"{key} = {toml(value)}" for key, value in constants.items())
    (folder / "box.toml").write_text(text + "\n", encoding="utf-8")
    for deck, cards in rows.items():
        tables = []
        for card in cards:
            columns = {**card, "name": {"en": card["id"], "fr": card["id"]}, "source": "reconstructed"}
            tables.append("[[card]]\n" + "\n".join(f"{key} = {toml(value)}" for key, value in columns.items()))
        (folder / f"{deck}.toml").write_text("\n\n".join(tables) + "\n", encoding="utf-8")
    return folder


@cache
def plain_box(round_limit: int = 100) -> Box:
    """The plain box, loaded."""
    with tempfile.TemporaryDirectory() as folder:
        return game("ovation").load_box(write_box(Path(folder), plain_rows(), round_limit))


# --- Positions --------------------------------------------------------------------------------------------------------

ACTED = {"station": "inspiration", "open": True, "actions_done": 1}


def rows_of(rows: Mapping[str, Any] | None, description: Mapping[str, Any]) -> dict[str, Any]:
    """The rows named, filled up to five with dear cards that lie nowhere else."""
    named = {deck: list(row) for deck, row in (rows or {}).items()}
    lying = set(words_in([named, description]))
    for deck, cards in DEAR.items():
        row = named.setdefault(deck, [])
        row += [card for card in cards if card not in lying][: 5 - len(row)]
    return named


def words_in(part: object) -> list[str]:
    """All strings in a description."""
    if isinstance(part, str):
        return [part]
    if isinstance(part, Mapping):
        part = list(part.values())
    return [word for inner in part for word in words_in(inner)] if isinstance(part, list | tuple) else []


def table(seats: Sequence[Row], box: Box | None = None, **more: Any) -> Match:
    """A match of several people with the plain box; ``seats`` as in a described position, without Inspiration."""
    composers = iter(COMPOSERS)
    places = [{"inspiration": NOTHING, "composer": next(composers), **seat} for seat in seats]
    rows = rows_of(more.pop("rows", None), {"seats": places, **more})
    maestro = [*FAR, "maestro-concerts", "maestro-chambers"][: len(seats) + 2]
    described = {"box": (box or plain_box()).digest, "players": len(seats), "seats": places, "rows": rows}
    return partita.position("ovation", {**described, "maestro": maestro, **more})


def alone(
    active: str = "solo-inspire",
    decision: str = "solo-perform",
    *,
    bot: Row | None = None,
    person: Row | None = None,
    level: str = "normal",
    rows: Mapping[str, Any] | None = None,
    solo: Mapping[str, Any] | None = None,
    box: Box | None = None,
    **more: Any,
) -> Match:
    """A solo match in which the person has but to end its turn; then the Bot reveals ``active``."""
    options = {"solo_level": level, **more.pop("options", {})}
    description = {
        "box": (box or plain_box()).digest,
        "players": 1,
        "options": options,
        "seats": [
            {"inspiration": NOTHING, "composer": "beethoven", "tokens": 0, **(person or {})},
            {"inspiration": NOTHING, "composer": "schubert", "tokens": 0, **(bot or {})},
        ],
        "maestro": FAR,
        "solo": {"deck": {"order": [active]}, "decision": decision, **(solo or {})},
        "now": ACTED,
        **more,
    }
    description["rows"] = rows_of(rows, description)
    return partita.position("ovation", description)


def bot_turn(*args: Any, **more: Any) -> tuple[Match, list[Event]]:
    """``alone``, then the person ends its turn: the match, and what happened in the Bot's turn."""
    match = alone(*args, **more)
    before = len(match.events(0))
    match.play("end-turn")
    events = match.events(0, before)
    start = next(number for number, event in enumerate(events) if event.kind == "bot-revealed")
    return match, events[start:]


def begun(seed: int, **more: Any) -> Match:
    """A new solo match with the game's own box, the person's first turn just begun."""
    match = partita.new("ovation", players=1, seed=seed, **more)
    while match.position()["turn"] == 1:
        match.play("decline")
    return match


def seat_of(match: Match, seat: int) -> Row:
    """All that lies before a seat."""
    place: Row = match.position()["seats"][seat]
    return place


def bot_of(match: Match) -> Row:
    """All that lies before the Bot."""
    return seat_of(match, 1)


def kinds(events: Sequence[Event]) -> list[str]:
    """What kinds of things happened, in order."""
    return [str(event.kind) for event in events]


def of_kind(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of one kind."""
    return [dict(event.args) for event in events if event.kind == kind]


def points(match: Match, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    return {row["source"]: row["points"] for row in match.breakdown()[seat]}
