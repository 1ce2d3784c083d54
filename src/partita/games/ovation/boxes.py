"""The boxes of Ovation: the package's own, those released before, and anybody's folder (OV-1, OV-12).

A folder is read into structs (the columns), then checked as a whole, then turned into the record that the kernels play
with.  ``docs/box.md`` says how the package's cards were priced, ``docs/add-a-card.md`` how to change them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from partita.core import box as boxing
from partita.core.errors import BadBox
from partita.core.game import Box
from partita.games.ovation.boxcheck import Checker
from partita.games.ovation.columns import (
    DECKS,
    FILES,
    HEADER,
    STATION_WORDS,
    SYMBOL_WORDS,
    TONE_WORDS,
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
    BOX,
    FIRST_CHAMBER,
    FIRST_MAGNUM,
    FIRST_PATRON,
    FORTUNE_SET,
    MAX_COST,
    MAX_INSPIRATION,
    MUSIC,
    NONE,
    TONES,
    Bonus,
    Deck,
    SoloAction,
    Station,
    Symbol,
    Task,
)

FOLDER = Path(__file__).parent / "box"
RELEASED = FOLDER / "released"  # one folder for each released box, named by its digest


def load(folder: Path | None = None) -> Box:
    """The checked box of a folder; None: the package's own.

    ``data`` is BOX[1] and the caller's own.  ``rows`` maps each name in ``DECKS`` to its rows by card id, in the order
    of their numbers; a row is its columns, defaults filled in, and ``number``, the card's number in its family
    (see layout.py; of several copies the first one's).

    Raises BadBox: one line with the first problem and how many more there are.  The problem itself, a
    ``partita.core.box.Problem``, is the error's value ``problem``.

    >>> load().data["max_inspiration"].tolist()
    [10]
    """
    if folder is None:
        own = _own()
        return Box(own.data.copy(), own.digest, own.name, own.rows)
    return _load(folder)


def find(digest: str) -> Box | None:
    """The box with this digest: the package's own, or one released before; None when there is no such box.

    Raises BadBox when a released box has been changed.
    """
    if digest == _own().digest:
        return load()
    folder = RELEASED / digest
    if not boxing.is_digest(digest) or not folder.is_dir():
        return None
    found = _load(folder)
    if found.digest != digest:
        raise BadBox("partita.box:other-digest", folder=str(folder), digest=found.digest)
    return found


def problems(folder: Path) -> list[boxing.Problem]:
    """All that is wrong with the box in a folder; empty for a good box.

    ``str`` of a problem is one line in English, ``text(lang)`` one line in either language.
    """
    return _read(folder)[1]


def export(folder: Path) -> None:
    """Write a copy of the package's box to a folder.

    Raises BadBox when it cannot be written, and when there are files of a box in the folder already.
    """
    boxing.copy(FILES, FOLDER, folder)


@cache
def _own() -> Box:
    return _load(FOLDER)


def _load(folder: Path) -> Box:
    contents, found = _read(folder)
    if contents is None:
        more = len(found) - 1
        key = "first-of-problems" if more else "first-problem"
        raise BadBox(f"partita.box:{key}", problem=found[0], more=str(more))
    rows = _numbered_rows(contents)
    plain: dict[str, Any] = {"box": boxing.columns(contents.header, defaults=False)}
    for deck in DECKS:
        plain[deck] = [boxing.columns(row, defaults=False) for row in contents.deck(deck).values()]
    return Box(_record(contents), boxing.digest(plain), contents.header.name.en, rows)


def _read(folder: Path) -> tuple[Contents | None, list[boxing.Problem]]:
    reader = boxing.Reader(folder)
    reader.files(FILES)
    if reader.problems:
        return None, reader.problems
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
        return None, reader.problems  # what follows from the rows can be checked once all can be read
    contents = Contents(header, **read)  # type: ignore[arg-type]  # each deck under its own name
    Checker(reader, contents).check()
    return (None if reader.problems else contents), reader.problems


def _numbered_rows(contents: Contents) -> dict[str, dict[str, Any]]:
    """The rows for people, by deck and id, each with its number."""
    first = {"chamber": FIRST_CHAMBER, "magnum": FIRST_MAGNUM, "patron": FIRST_PATRON}
    rows: dict[str, dict[str, Any]] = {}
    for deck in DECKS:
        number = first.get(deck, 0)
        rows[deck] = {}
        for row in contents.deck(deck).values():
            rows[deck][row.id] = boxing.columns(row, defaults=True) | {"number": number}
            number += getattr(row, "copies", 1)
    return rows


def _bits(members: Any) -> int:
    return sum(1 << member for member in members)


def _record(contents: Contents) -> "np.ndarray[Any, np.dtype[Any]]":
    """The checked rows as BOX[1]."""
    data = np.zeros(1, BOX)
    box: Any = data[0]
    box.max_inspiration = contents.header.max_inspiration
    box.round_limit = contents.header.round_limit
    box.ticket_tones[:] = np.repeat(np.arange(TONES), contents.header.tickets.numbers())

    composers = [row.id for row in contents.composers.values()]
    music: list[Concert | Chamber | Magnum] = [
        *contents.concert.values(),
        *contents.chamber.values(),
        *contents.magnum.values(),
    ]
    sets = [_bits(Symbol[word.upper()] for word in symbols(row)) for row in music]
    asking = [[Symbol[word.upper()] for word in getattr(piece, "needs", [])] for piece in music]
    for number, piece in enumerate(music):
        needs = asking[number]
        composer = composers.index(piece.composer) if isinstance(piece, Magnum) else NONE
        data["music"][0, number] = (
            piece.lp, piece.cost.numbers(), sets[number], [*needs, NONE, NONE][:2], composer,
        )  # fmt: skip
    showing = [_bits(number for number in range(MUSIC) if sets[number] >> symbol & 1) for symbol in Symbol]
    box.shows[:] = showing
    box.asks[:] = [_bits(number for number, asked in enumerate(asking) if symbol in asked) for symbol in Symbol]
    for tone in range(TONES):
        costs = [piece.cost.numbers()[tone] for piece in music]
        box.music_up_to[tone] = [_bits(_up_to(costs, level)) for level in range(MAX_INSPIRATION + 2)]
    box.concert_music = _bits(number for number in range(MUSIC) if not FIRST_CHAMBER <= number < FIRST_MAGNUM)

    def showing_any(words: Sequence[str]) -> int:
        together = 0
        for word in words:
            together |= showing[Symbol[word.upper()]]
        return together

    helpers: list[Any] = []
    for fortune in contents.fortune.values():
        station = STATION_WORDS.index(fortune.action)
        condition = NONE if fortune.condition is None else Symbol[fortune.condition.upper()]
        face = len(helpers)
        bonus = _bonus(fortune.bonus)
        helpers += [(face, fortune.cost, fortune.lp, station, bonus, condition, 0, 0)] * fortune.copies
    for patron in contents.patron.values():
        face = len(helpers)
        if isinstance(patron, Financier):
            helpers.append((face, patron.cost, patron.lp, Station.FORTUNE, _bonus(patron.bonus), NONE, 0, 0))
        else:
            loves, dislikes = showing_any(patron.loves), showing_any(patron.dislikes)
            helpers.append((face, patron.cost, 0, NONE, NONE, NONE, loves, dislikes))
    for number, helper in enumerate(helpers):
        data["helper"][0, number] = helper
    stations = data["helper"]["station"][0].tolist()
    box.tucked[:] = [_bits(n for n, at in enumerate(stations) if at == station) for station in Station]
    box.legacy = _bits(number for number, at in enumerate(stations) if at == NONE)
    costs = data["helper"]["cost"][0].tolist()
    box.helpers_up_to[:] = [_bits(_up_to(costs, level)) for level in range(MAX_COST + 1)]

    for number, maestro in enumerate(contents.maestro.values()):
        about = NONE
        if maestro.about is not None:
            about = (SYMBOL_WORDS if maestro.task == "pieces" else STATION_WORDS).index(maestro.about)
        task = Task[maestro.task.upper().replace("-", "_")]
        counted = _counted(box, task, about)
        data["maestro"][0, number] = (
            maestro.lp, task, about, maestro.goal, maestro.solo, *(counted or (0, 0)),
        )  # fmt: skip
        box.counting |= 0 if counted is None else 1 << number
    for number, row in enumerate(contents.composers.values()):
        if row.tone is not None:
            tone, on = TONE_WORDS.index(row.tone), _bits(range(MUSIC))
        else:
            tone, on = NONE, int(box.concert_music) if row.on == "concert" else showing_any([str(row.on)])
        eases = [on if tone in (NONE, eased) else 0 for eased in range(TONES)]
        data["composer"][0, number] = (tone, on, eases)
    for number, solo in enumerate(contents.solo.values()):
        actions = [SoloAction.BEST if w == "best-action" else STATION_WORDS.index(w) for w in solo.actions]
        data["solo"][0, number] = (
            [*actions, NONE][:2], solo.gain.numbers(), [TONE_WORDS.index(tone) for tone in solo.tones],
            solo.position - 1, Deck[solo.discard.deck.upper()], solo.discard.place - 1, solo.attends,
        )  # fmt: skip
    return data


def _up_to(costs: Sequence[int], most: int) -> Iterator[int]:
    """The numbers of the cards that cost at most so much."""
    return (number for number, cost in enumerate(costs) if cost <= most)


def _counted(box: Any, task: Task, about: int) -> tuple[int, int] | None:
    """The sets of music and of helpers that a task counts; None for a task that counts something else."""
    match task:
        case Task.PIECES:
            return int(box.shows[about]), 0
        case Task.CONCERTS:
            return int(box.concert_music), 0
        case Task.CHAMBERS:
            return _bits(range(FIRST_CHAMBER, FIRST_MAGNUM)), 0
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


def _bonus(word: str) -> int:
    """A bonus word as its number: the tones, then the stations."""
    order = (*TONE_WORDS, *STATION_WORDS)
    return Bonus(order.index(word))
