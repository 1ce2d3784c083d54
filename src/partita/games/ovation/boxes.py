"""The boxes of Ovation: the package's own, those released before, and anybody's folder (OV-1, OV-12).

A folder is read into structs (the columns), then checked as a whole, then turned into the record that the kernels play
with.  ``docs/ovation-box.md`` says how the package's cards were priced, ``docs/add-a-card.md`` how to change them.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from partita.core.box import Reader
from partita.core.game import Records
from partita.core.shelf import Shelf, rows_by_id
from partita.games.ovation.boxcheck import Checker
from partita.games.ovation.columns import (
    ACTION_NAMES,
    DECKS,
    FILES,
    HEADER,
    Chamber,
    Composer,
    Concert,
    Contents,
    Financier,
    Fortune,
    Header,
    Legacy,
    Maestro,
    Magnum,
    Solo,
    symbols,
)
from partita.games.ovation.layout import (
    ALL_MUSIC,
    BOX,
    CHAMBER_SET,
    FIRST_CHAMBER,
    FIRST_MAGNUM,
    FIRST_PATRON,
    FORTUNE_SET,
    MAX_COST,
    MAX_INSPIRATION,
    NONE,
    ON_CONCERT,
    TONES,
    Bonus,
    Deck,
    SoloAction,
    Station,
    Symbol,
    Task,
)
from partita.games.ovation.names import SYMBOL_WORDS, TONE_WORDS

FOLDER = Path(__file__).parent / "box"
_FIRST = {"chamber": FIRST_CHAMBER, "magnum": FIRST_MAGNUM, "patron": FIRST_PATRON}  # the number of the first row


def _read(reader: Reader) -> Contents | None:
    header = reader.header(HEADER, Header)
    patron = reader.rows("patron.toml", lambda raw: Legacy if raw.get("kind") == "legacy" else Financier)
    read = {
        "concert": reader.rows("concert.toml", lambda _: Concert),
        "chamber": reader.rows("chamber.toml", lambda _: Chamber),
        "magnum": reader.rows("magnum.toml", lambda _: Magnum),
        "fortune": reader.rows("fortune.toml", lambda _: Fortune),
        "patron": patron,
        "maestro": reader.rows("maestro.toml", lambda _: Maestro),
        "composers": reader.rows("composers.toml", lambda _: Composer),
        "solo": reader.rows("solo.toml", lambda _: Solo),
    }
    if reader.problems or header is None:
        return None  # what follows from the rows can be checked once all can be read
    contents = Contents(header, **read)  # type: ignore[arg-type]  # each deck under its own name
    Checker(reader, contents).check()
    return contents


def _rows(contents: Contents) -> dict[str, dict[str, Any]]:
    """The rows for people, by deck and id, each with its number."""
    return {deck: rows_by_id(contents.deck(deck).values(), _FIRST.get(deck, 0)) for deck in DECKS}


def derive(data: Records) -> None:
    """Work out anew, in place, what of a BOX[1] is derived (layout.py): all its sets of cards.

    It is for whoever has changed the record: else legality would go by the old rows and payment by the new ones.  Of
    equal copies of a helper the first one's row counts, and is copied to the others.
    """
    box: Any = data[0]
    helpers, music = data["helper"][0], data["music"][0]
    helpers[:] = helpers[helpers["face"]]

    box.concert_music = ALL_MUSIC & ~CHAMBER_SET
    box.shows[:] = [_numbers(music["symbols"] >> symbol & 1) for symbol in Symbol]
    box.asks[:] = [_numbers((music["needs"] == symbol).any(axis=1)) for symbol in Symbol]
    for tone in range(TONES):
        costs = music["cost"][:, tone]
        box.music_up_to[tone] = [_up_to(costs, most) for most in range(MAX_INSPIRATION + 2)]
    for composer in data["composer"][0]:
        composer["music"] = _eased(box, int(composer["on"]))
        composer["eases"] = [composer["music"] if composer["tone"] in (NONE, tone) else 0 for tone in range(TONES)]

    box.helpers_up_to[:] = [_up_to(helpers["cost"], most) for most in range(MAX_COST + 1)]
    box.tucked[:] = [_numbers(helpers["station"] == station) for station in Station]
    box.legacy = _numbers(helpers["station"] == NONE)
    for helper in helpers:
        helper["loves"], helper["dislikes"] = _showing(box, helper["loved"]), _showing(box, helper["disliked"])

    box.counting = 0
    for number, maestro in enumerate(data["maestro"][0]):
        counted = _counted(box, Task(maestro["task"]), int(maestro["about"]))
        maestro["music"], maestro["helpers"] = counted or (0, 0)
        box.counting |= 0 if counted is None else 1 << number


def _numbers(chosen: Any) -> int:
    """The set of the numbers at which something holds."""
    return sum(1 << int(number) for number in np.flatnonzero(chosen))


def _up_to(costs: Any, most: int) -> int:
    """The set of the cards that cost at most so much."""
    return _numbers(costs <= most)


def _showing(box: Any, symbols: int) -> int:
    """The set of music that shows any of a set of symbols."""
    together = 0
    for symbol in Symbol:
        together |= int(box.shows[symbol]) * (int(symbols) >> symbol & 1)
    return together


def _eased(box: Any, on: int) -> int:
    """The set of music that a composer spends less on (OV-4)."""
    if on == NONE:
        return ALL_MUSIC
    return int(box.concert_music if on == ON_CONCERT else box.shows[on])


def _counted(box: Any, task: Task, about: int) -> tuple[int, int] | None:
    """The sets of music and of helpers that a task counts; None for a task that counts something else."""
    match task:
        case Task.PIECES:
            return int(box.shows[about]), 0
        case Task.CONCERTS:
            return int(box.concert_music), 0
        case Task.CHAMBERS:
            return CHAMBER_SET, 0
        case Task.FORTUNES:
            return 0, FORTUNE_SET
        case Task.LEGACY_PATRONS:
            return 0, int(box.legacy)
        case Task.FINANCIERS:
            return 0, int(box.tucked[Station.FORTUNE])
        case Task.COLUMN:
            return 0, int(box.tucked[about])
        case _:
            return None


def _record(contents: Contents) -> Records:
    """The checked rows as BOX[1]."""
    data = np.zeros(1, BOX)
    box: Any = data[0]
    box.max_inspiration = contents.header.max_inspiration
    box.round_limit = contents.header.round_limit
    box.ticket_tones[:] = np.repeat(np.arange(TONES), contents.header.tickets.numbers())

    # In each row what is derived comes last, and stays 0 for now.
    composers = [row.id for row in contents.composers.values()]
    music: list[Concert | Chamber | Magnum] = [
        *contents.concert.values(),
        *contents.chamber.values(),
        *contents.magnum.values(),
    ]
    for number, piece in enumerate(music):
        needs = [_symbol(word) for word in getattr(piece, "needs", [])]
        composer = composers.index(piece.composer) if isinstance(piece, Magnum) else NONE
        data["music"][0, number] = (
            piece.lp, piece.cost.numbers(), _symbols(symbols(piece)), [*needs, NONE, NONE][:2], composer,
        )  # fmt: skip

    helpers: list[Any] = []
    for fortune in contents.fortune.values():
        station = ACTION_NAMES.index(fortune.action)
        condition = NONE if fortune.condition is None else _symbol(fortune.condition)
        row = (len(helpers), fortune.cost, fortune.lp, station, _bonus(fortune.bonus), condition, 0, 0, 0, 0)
        helpers += [row] * fortune.copies
    for patron in contents.patron.values():
        face = len(helpers)
        if isinstance(patron, Financier):
            bonus = _bonus(patron.bonus)
            helpers.append((face, patron.cost, patron.lp, Station.FORTUNE, bonus, NONE, 0, 0, 0, 0))
        else:
            loved, disliked = _symbols(patron.loves), _symbols(patron.dislikes)
            helpers.append((face, patron.cost, 0, NONE, NONE, NONE, loved, disliked, 0, 0))
    for number, helper in enumerate(helpers):
        data["helper"][0, number] = helper

    for number, maestro in enumerate(contents.maestro.values()):
        about = NONE
        if maestro.about is not None:
            about = (SYMBOL_WORDS if maestro.task == "pieces" else ACTION_NAMES).index(maestro.about)
        task = Task[maestro.task.upper().replace("-", "_")]
        data["maestro"][0, number] = (maestro.lp, task, about, maestro.goal, maestro.solo, 0, 0)
    for number, power in enumerate(contents.composers.values()):
        tone = NONE if power.tone is None else TONE_WORDS.index(power.tone)
        on = NONE
        if power.on is not None:
            on = ON_CONCERT if power.on == "concert" else _symbol(power.on)
        data["composer"][0, number] = (tone, on, 0, [0] * TONES)
    for number, solo in enumerate(contents.solo.values()):
        actions = [SoloAction.BEST if w == "best-action" else ACTION_NAMES.index(w) for w in solo.actions]
        data["solo"][0, number] = (
            [*actions, NONE][:2], solo.gain.numbers(), [TONE_WORDS.index(tone) for tone in solo.tones],
            solo.position - 1, Deck[solo.discard.deck.upper()], solo.discard.place - 1, solo.attends,
        )  # fmt: skip
    derive(data)
    return data


def _symbol(word: str) -> int:
    return SYMBOL_WORDS.index(word)


def _symbols(words: Iterable[str]) -> int:
    return sum(1 << _symbol(word) for word in words)


def _bonus(word: str) -> int:
    """A bonus word as its number: the tones, then the stations."""
    order = (*TONE_WORDS, *ACTION_NAMES)
    return Bonus(order.index(word))


SHELF = Shelf(FOLDER, FILES, DECKS, _read, _record, _rows)
load, find, problems, export = SHELF.load, SHELF.find, SHELF.problems, SHELF.export
