"""The boxes of Ovation: the package's own, those released before, and anybody's folder (OV-1, OV-12).

A folder is read into structs (the columns), then checked as a whole, then turned into the record that the kernels play
with.  ``docs/box.md`` says how the package's cards were priced, ``docs/add-a-card.md`` how to change them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import Meta

from partita.core import box as boxing
from partita.core.errors import BadBox
from partita.core.game import Box
from partita.games.ovation.layout import (
    BOX,
    CHAMBERS,
    COMPOSERS,
    CONCERTS,
    FIRST_CHAMBER,
    FIRST_MAGNUM,
    FIRST_PATRON,
    FORTUNES,
    MAESTROS,
    MAGNUMS,
    MUSIC,
    NONE,
    OFFERED_MAGNUMS,
    PATRONS,
    ROW,
    SOLO_CARDS,
    START_KEY,
    START_TOKENS,
    TICKETS,
    TOKENS,
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
HEADER = "box.toml"
DECKS = ("concert", "chamber", "magnum", "fortune", "patron", "maestro", "composers", "solo")
FILES = (HEADER, *(f"{deck}{boxing.SUFFIX}" for deck in DECKS))

MAGNUM_LP = (12, 14, 16)  # OV-9.4
_LP_LOW, _LP_HIGH = 4, 8  # OV-12.1, of Chamber and Concert Music
_SOLO_MAESTROS = 4  # OV-10.1
_MAX_GAIN = 3
_INT8 = 127
_ATTEMPTS = 1000  # of patron-lp: no bound below the number itself

Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z",
        max_length=40,
        description="lower-case ASCII words and numbers joined by hyphens, at most 40 letters, the first one a letter",
    ),
]
Line = Annotated[str, Meta(pattern=r"^[^\s](.*[^\s])?\Z", max_length=120, description="one line of 1 to 120 letters")]
Paragraph = Annotated[
    str, Meta(pattern=r"^[^\s](.*[^\s])?\Z", max_length=400, description="one line of 1 to 400 letters")
]
Source = Literal["printed", "reconstructed"]  # OV-12.2
ToneWord = Literal["passion", "joy", "sorrow"]
ChamberType = Literal["piano", "strings", "woodwind"]
ConcertType = Literal["piano", "strings", "woodwind", "mass", "opera", "symphony"]
SymbolWord = Literal["passion", "joy", "sorrow", "piano", "strings", "woodwind", "mass", "opera", "symphony"]
BonusWord = Literal["passion", "joy", "sorrow", "seek-inspiration", "seek-fortune", "seek-patronage", "perform"]
ActionWord = Literal["seek-inspiration", "seek-patronage", "perform"]  # OV-1.3: never Seek Fortune
StationWord = Literal["seek-inspiration", "seek-fortune", "seek-patronage", "perform"]
SoloWord = Literal["seek-inspiration", "seek-fortune", "seek-patronage", "perform", "best-action"]
DeckWord = Literal["concert", "chamber", "patron", "fortune"]
TaskWord = Literal[
    "pieces",
    "concerts",
    "chambers",
    "types",
    "tone-sets",
    "inspiration",
    "balance",
    "peak",
    "tokens",
    "tickets",
    "fortunes",
    "legacy-patrons",
    "financiers",
    "column",
    "stations",
    "actions",
    "bonuses",
    "music-lp",
    "patron-lp",
]
SmallNumber = Annotated[int, Meta(ge=0, le=99)]
Year = Annotated[int, Meta(ge=1600, le=1900)]
MusicLp = Annotated[int, Meta(ge=_LP_LOW, le=_LP_HIGH)]
MagnumLp = Literal[12, 14, 16]
Place = Annotated[int, Meta(ge=1, le=ROW)]
Tones = Annotated[list[ToneWord], Meta(min_length=1, max_length=TONES)]

TONE_WORDS = ("passion", "joy", "sorrow")
SYMBOL_WORDS = tuple(symbol.name.lower() for symbol in Symbol)
STATION_WORDS = ("seek-inspiration", "seek-fortune", "seek-patronage", "perform")
_CONDITIONS: Mapping[str, Sequence[str]] = {  # OV-1.3
    "seek-inspiration": TONE_WORDS,
    "perform": SYMBOL_WORDS,
    "seek-patronage": (),
}


class Columns(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all tables have in common: a column that is not known is refused."""


class Words(Columns, frozen=True, kw_only=True):
    """A name in both languages."""

    en: Line
    fr: Line


class Sentences(Columns, frozen=True, kw_only=True):
    """A short text in both languages."""

    en: Paragraph
    fr: Paragraph


class Amounts(Columns, frozen=True, kw_only=True):
    """Inspiration, or Tickets, of each tone."""

    passion: SmallNumber = 0
    joy: SmallNumber = 0
    sorrow: SmallNumber = 0

    def numbers(self) -> tuple[int, int, int]:
        """In the order of the tones."""
        return self.passion, self.joy, self.sorrow


class Header(Columns, frozen=True, kw_only=True):
    """box.toml."""

    format: Literal["partita-box/1"]
    game: Literal["ovation"]
    name: Words
    max_inspiration: Annotated[int, Meta(ge=3, le=60)]  # OV-1.5
    round_limit: Annotated[int, Meta(ge=1, le=10_000)]  # OV-9.5
    tickets: Amounts  # OV-1.1


class Card(Columns, frozen=True, kw_only=True):
    """What every row has."""

    id: Id
    name: Words
    source: Source


class Piece(Card, frozen=True, kw_only=True):
    """What all music has in common (OV-1.2)."""

    by: Line
    year: Year
    work: Line
    tones: Tones
    cost: Amounts


class Chamber(Piece, frozen=True, kw_only=True):
    """A row of chamber.toml."""

    types: Annotated[list[ChamberType], Meta(min_length=1, max_length=3)]
    lp: MusicLp


class Concert(Piece, frozen=True, kw_only=True):
    """A row of concert.toml."""

    types: Annotated[list[ConcertType], Meta(min_length=1, max_length=6)]
    lp: MusicLp
    needs: Annotated[list[SymbolWord], Meta(min_length=1, max_length=1)]


class Magnum(Piece, frozen=True, kw_only=True):
    """A row of magnum.toml."""

    types: Annotated[list[ConcertType], Meta(min_length=1, max_length=6)]
    lp: MagnumLp
    needs: Annotated[list[SymbolWord], Meta(min_length=2, max_length=2)]
    composer: Id


class Fortune(Card, frozen=True, kw_only=True):
    """A row of fortune.toml (OV-1.3)."""

    copies: Annotated[int, Meta(ge=1, le=FORTUNES)] = 1
    action: ActionWord
    cost: SmallNumber
    lp: SmallNumber
    bonus: BonusWord
    condition: SymbolWord | None = None


class Financier(Card, frozen=True, kw_only=True):
    """A row of patron.toml that goes under Seek Fortune (OV-1.3)."""

    kind: Literal["financier", "legacy"]
    about: Sentences
    cost: SmallNumber
    lp: SmallNumber
    bonus: BonusWord


class Legacy(Card, frozen=True, kw_only=True):
    """A row of patron.toml that goes left of the board (OV-1.4)."""

    kind: Literal["financier", "legacy"]
    about: Sentences
    cost: SmallNumber
    loves: Annotated[list[SymbolWord], Meta(min_length=1, max_length=9)]
    dislikes: Annotated[list[SymbolWord], Meta(min_length=0, max_length=9)] = []


class Maestro(Card, frozen=True, kw_only=True):
    """A row of maestro.toml (OV-7)."""

    lp: SmallNumber
    task: TaskWord
    about: str | None = None
    goal: Annotated[int, Meta(ge=1, le=_INT8)]
    solo: bool = True


class Composer(Card, frozen=True, kw_only=True):
    """A row of composers.toml (OV-4): ``tone`` or ``on``, not both."""

    tone: ToneWord | None = None
    on: Literal["piano", "strings", "woodwind", "mass", "opera", "symphony", "concert"] | None = None


class Discard(Columns, frozen=True, kw_only=True):
    """The display card that the Bot's decision card throws out (OV-10.2)."""

    deck: DeckWord
    place: Place


class Solo(Card, frozen=True, kw_only=True):
    """A row of solo.toml (OV-10)."""

    actions: Annotated[list[SoloWord], Meta(min_length=1, max_length=2)]
    gain: Amounts
    tones: Annotated[list[ToneWord], Meta(min_length=TONES, max_length=TONES)]
    position: Place
    discard: Discard
    attends: bool


class Contents(msgspec.Struct, frozen=True):
    """A box as it was read: each deck by row number from 1."""

    header: Header
    concert: dict[int, Concert]
    chamber: dict[int, Chamber]
    magnum: dict[int, Magnum]
    fortune: dict[int, Fortune]
    patron: dict[int, Financier | Legacy]
    maestro: dict[int, Maestro]
    composers: dict[int, Composer]
    solo: dict[int, Solo]

    def deck(self, name: str) -> dict[int, Any]:
        """The rows of a deck by its name."""
        rows: dict[int, Any] = getattr(self, name)
        return rows

    def public(self) -> list[tuple[str, int, Concert | Chamber]]:
        """Concert and Chamber Music, which anybody may perform: (deck, row number, row)."""
        return [(deck, number, row) for deck in ("concert", "chamber") for number, row in self.deck(deck).items()]


def load(folder: Path | None = None) -> Box:
    """The checked box of a folder; None: the package's own.

    ``data`` is BOX[1] and the caller's own.  ``rows`` maps each name in ``DECKS`` to its rows by card id, in the order of
    their numbers; a row is its columns, defaults filled in, and ``number``, the card's number in its family
    (see layout.py; of several copies the first one's).

    Raises BadBox: one line with the first problem and how many more there are.

    >>> load().data["max_inspiration"].tolist()
    [10]
    """
    if folder is None:
        own = _own()
        return Box(own.data.copy(), own.digest, own.name, own.rows)
    return _load(folder)


def find(digest: str) -> Box | None:
    """The box with this digest: the package's own, or one released before; None when there is no such box."""
    if digest == _own().digest:
        return load()
    folder = RELEASED / digest
    if not boxing.is_digest(digest) or not folder.is_dir():
        return None
    return _load(folder)


def problems(folder: Path) -> list[str]:
    """All that is wrong with the box in a folder, one line each; empty for a good box."""
    return _read(folder)[1]


def export(folder: Path) -> None:
    """Write a copy of the package's box to a folder.  Raises BadBox when there are files of a box in it already."""
    try:
        boxing.copy(FILES, FOLDER, folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadBox(f"the box cannot be written to {folder}: {reason}") from error


@cache
def _own() -> Box:
    return _load(FOLDER)


def _load(folder: Path) -> Box:
    contents, found = _read(folder)
    if contents is None:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BadBox(found[0] + more)
    rows = _numbered_rows(contents)
    plain = {"box": msgspec.to_builtins(contents.header)} | {
        deck: [msgspec.to_builtins(row) for row in contents.deck(deck).values()] for deck in DECKS
    }
    return Box(_record(contents), boxing.digest(plain), contents.header.name.en, rows)


def _read(folder: Path) -> tuple[Contents | None, list[str]]:
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
    _Checker(reader, contents).check()
    return (None if reader.problems else contents), reader.problems


class _Checker:
    """The checks that look at more than one column."""

    def __init__(self, reader: boxing.Reader, contents: Contents) -> None:
        self.reader, self.contents = reader, contents
        self.public = contents.public()

    def check(self) -> None:
        """Complain about all that is wrong."""
        self.counts()
        self.ids()
        for deck in ("concert", "chamber", "magnum"):
            for number, row in self.contents.deck(deck).items():
                self.piece(deck, number, row)
        self.magnums()
        self.prerequisites()
        for number, fortune in self.contents.fortune.items():
            self.fortune(number, fortune)
        for number, patron in self.contents.patron.items():
            self.patron(number, patron)
        self.maestros()
        self.composers()
        self.solos()

    def wrong(self, deck: str, number: int, column: str, wrong: str, allowed: str) -> None:
        """Complain about a column of a row."""
        card = self.contents.deck(deck)[number].id
        self.reader.complain(f"{deck}.toml", wrong, allowed, row=number, card=card, column=column)

    def counts(self) -> None:
        """OV-1.1."""
        expected = {
            "concert": CONCERTS, "chamber": CHAMBERS, "magnum": MAGNUMS, "fortune": FORTUNES, "patron": PATRONS,
            "maestro": MAESTROS, "composers": COMPOSERS, "solo": SOLO_CARDS,
        }  # fmt: skip
        for deck, count in expected.items():
            have = sum(getattr(row, "copies", 1) for row in self.contents.deck(deck).values())
            if have != count:
                note = ", copies counted" if deck == "fortune" else ""
                self.reader.complain(f"{deck}.toml", f"there are {have} cards{note}", f"exactly {count} (OV-1.1)")
        tickets = sum(self.contents.header.tickets.numbers())
        if tickets != TICKETS:
            self.reader.complain(
                HEADER, f"there are {tickets} Tickets", f"exactly {TICKETS} (OV-1.1)", column="tickets"
            )

    def ids(self) -> None:
        """Move texts name cards, so ids are unique in the whole box."""
        seen: dict[str, str] = {}
        for deck in DECKS:
            for number, row in self.contents.deck(deck).items():
                place = f"row {number} of {deck}.toml"
                if row.id in seen:
                    self.wrong(deck, number, "id", f"{row.id} is the id of {seen[row.id]} too", "an id of its own")
                seen.setdefault(row.id, place)

    def distinct(self, deck: str, number: int, column: str, words: Sequence[str]) -> None:
        """No word twice in a list."""
        for word, times in Counter(words).items():
            if times > 1:
                self.wrong(deck, number, column, f"{word} is there {times} times", "each word once")

    def piece(self, deck: str, number: int, row: Piece) -> None:
        """OV-1.2, OV-1.5."""
        self.distinct(deck, number, "tones", row.tones)
        self.distinct(deck, number, "types", row.types)  # type: ignore[attr-defined]
        limit = self.contents.header.max_inspiration
        for tone, cost in zip(TONE_WORDS, row.cost.numbers(), strict=True):
            if cost > limit:
                self.wrong(deck, number, "cost", f"{cost} {tone} can never be held", f"0 to {limit} of a tone (OV-1.5)")
        paid = [tone for tone, cost in zip(TONE_WORDS, row.cost.numbers(), strict=True) if cost]
        if not set(paid) & set(row.tones):
            needed = "a cost with at least one of the card's tones (OV-1.2): " + ", ".join(row.tones)
            self.wrong(deck, number, "cost", f"the cost is in {' and '.join(paid) or 'no tone'}", needed)

    def magnums(self) -> None:
        """OV-1.1: three for each composer, who wrote them."""
        names = {composer.id: composer.name.en for composer in self.contents.composers.values()}
        for number, row in self.contents.magnum.items():
            if row.composer not in names:
                self.wrong("magnum", number, "composer", f"there is no composer {row.composer}", ", ".join(names))
            elif row.by != names[row.composer]:
                self.wrong("magnum", number, "by", f"{row.by} is not {row.composer}", names[row.composer])
        have = Counter(row.composer for row in self.contents.magnum.values())
        for composer in names:
            if have[composer] != OFFERED_MAGNUMS:
                allowed = f"exactly {OFFERED_MAGNUMS} for each composer (OV-1.1)"
                self.reader.complain("magnum.toml", f"there are {have[composer]} cards of {composer}", allowed)

    def prerequisites(self) -> None:
        """Each prerequisite can be met by cards that can be performed before (OV-3.5, OV-9.4)."""
        reached = [row for deck, _, row in self.public if deck == "chamber"]
        waiting = dict(self.contents.concert)
        while True:
            shown = {symbol for row in reached for symbol in _symbols(row)}
            ready = [number for number, row in waiting.items() if row.needs[0] in shown]
            if not ready:
                break
            reached += [waiting.pop(number) for number in ready]
        for number, row in waiting.items():
            allowed = "a symbol on a Chamber card or on a Concert card that can be performed before (OV-3.5)"
            self.wrong("concert", number, "needs", f"nothing to be performed before shows {row.needs[0]}", allowed)
        for number, magnum in self.contents.magnum.items():
            first, second = ([row.id for row in reached if need in _symbols(row)] for need in magnum.needs)
            if not any(one != other for one in first for other in second):
                allowed = "two symbols that two different Chamber or Concert cards show (OV-9.4)"
                self.wrong("magnum", number, "needs", f"{' and '.join(magnum.needs)} cannot both be met", allowed)

    def affordable(self, deck: str, number: int, cost: int) -> None:
        """A cost in any tones."""
        limit = TONES * self.contents.header.max_inspiration
        if cost > limit:
            self.wrong(deck, number, "cost", f"{cost} Inspiration can never be held", f"0 to {limit} (OV-1.5)")

    def fortune(self, number: int, row: Fortune) -> None:
        """OV-1.3."""
        self.affordable("fortune", number, row.cost)
        conditions = _CONDITIONS[row.action]
        if row.condition is not None and row.condition not in conditions:
            allowed = f"one of {', '.join(conditions)}, or no condition" if conditions else "no condition"
            self.wrong("fortune", number, "condition", f"{row.condition} at {row.action}", f"{allowed} (OV-1.3)")

    def patron(self, number: int, row: Financier | Legacy) -> None:
        """OV-1.4."""
        self.affordable("patron", number, row.cost)
        if isinstance(row, Legacy):
            self.distinct("patron", number, "loves", row.loves)
            self.distinct("patron", number, "dislikes", row.dislikes)
            for symbol in sorted(set(row.loves) & set(row.dislikes)):
                self.wrong("patron", number, "dislikes", f"{symbol} is loved as well", "symbols that are not loved")

    def maestros(self) -> None:
        """OV-7, OV-10.1."""
        most = _attainable(self.contents)
        for number, row in self.contents.maestro.items():
            abouts: Sequence[str] = {"pieces": SYMBOL_WORDS, "column": STATION_WORDS}.get(row.task, ())
            if abouts and row.about not in abouts:
                wrong = "the column is missing" if row.about is None else f"{boxing.show(row.about)} is not allowed"
                self.wrong("maestro", number, "about", wrong, "one of " + ", ".join(abouts))
                continue
            if not abouts and row.about is not None:
                self.wrong("maestro", number, "about", f"a task of {row.task} has no such column", "leave it out")
                continue
            low, high = most(row.task, row.about)
            if not low <= row.goal <= high:
                wrong = f"{row.goal} is met from the start" if row.goal < low else f"{row.goal} can never be reached"
                self.wrong(
                    "maestro",
                    number,
                    "goal",
                    wrong,
                    f"a whole number from {low} to {high}" if low <= high else "another task",
                )
        in_solo = sum(row.solo for row in self.contents.maestro.values())
        if in_solo < _SOLO_MAESTROS:
            wrong = f"{in_solo} cards have solo = true"
            self.reader.complain("maestro.toml", wrong, f"at least {_SOLO_MAESTROS} (OV-10.1)", column="solo")

    def composers(self) -> None:
        """OV-4."""
        for number, row in self.contents.composers.items():
            if (row.tone is None) == (row.on is None):
                wrong = "neither tone nor on is there" if row.tone is None else "both tone and on are there"
                self.wrong("composers", number, "tone", wrong, "either tone or on (OV-4)")

    def solos(self) -> None:
        """OV-10."""
        for number, row in self.contents.solo.items():
            self.distinct("solo", number, "actions", row.actions)
            self.distinct("solo", number, "tones", row.tones)
            gain = sum(row.gain.numbers())
            if not 1 <= gain <= _MAX_GAIN:
                self.wrong("solo", number, "gain", f"{gain} Inspiration in all", f"1 to {_MAX_GAIN} (OV-10.6)")


def _symbols(row: Any) -> list[str]:
    """The symbols that a piece shows."""
    return [*row.tones, *row.types]


def _attainable(contents: Contents) -> Any:
    """A function from a task and its argument to the lowest and highest goal that make sense.

    The lowest is the first one that is not met when a match begins; the highest what one seat could reach with all the
    cards, in a match without Magnum Opuses.
    """
    limit = contents.header.max_inspiration
    public = [row for _, _, row in contents.public()]
    shown = Counter(symbol for row in public for symbol in _symbols(row))
    financiers = [row for row in contents.patron.values() if isinstance(row, Financier)]
    legacies = [row for row in contents.patron.values() if isinstance(row, Legacy)]
    fortunes = [row for row in contents.fortune.values() for _ in range(row.copies)]
    columns = Counter(row.action for row in fortunes) + Counter({"seek-fortune": len(financiers)})
    actions = sum(row.bonus not in TONE_WORDS for row in [*fortunes, *financiers])
    loved = sum(2 * sum(bool(set(_symbols(piece)) & set(row.loves)) for piece in public) for row in legacies)
    highest = {
        "concerts": len(contents.concert),
        "chambers": len(contents.chamber),
        "types": len([symbol for symbol in shown if symbol not in TONE_WORDS]),
        "tone-sets": min(shown[tone] for tone in TONE_WORDS),
        "inspiration": TONES * limit,
        "balance": limit,
        "peak": limit,
        "tokens": TOKENS,
        "tickets": sum(contents.header.tickets.numbers()),
        "fortunes": len(fortunes),
        "legacy-patrons": len(legacies),
        "financiers": len(financiers),
        "stations": len(columns),
        "actions": 1 + min(actions, TOKENS),
        "bonuses": min(len(fortunes) + len(financiers), TOKENS),
        "music-lp": sum(row.lp for row in public),
        "patron-lp": loved,
    }
    lowest = {
        "inspiration": TONES * START_KEY + 1,
        "balance": START_KEY + 1,
        "peak": START_KEY + 1,
        "tokens": START_TOKENS + 1,
        "actions": 2,  # every turn has a main action (OV-3.1)
    }

    def bounds(task: str, about: str | None) -> tuple[int, int]:
        high = {"pieces": shown, "column": columns}.get(task, {})
        most = high.get(about, 0) if about is not None else highest[task]
        return lowest.get(task, 1), min(most, _INT8)

    return bounds


def _numbered_rows(contents: Contents) -> dict[str, dict[str, Any]]:
    """The rows for people, by deck and id, each with its number."""
    first = {"chamber": FIRST_CHAMBER, "magnum": FIRST_MAGNUM, "patron": FIRST_PATRON}
    rows: dict[str, dict[str, Any]] = {}
    for deck in DECKS:
        number = first.get(deck, 0)
        rows[deck] = {}
        for row in contents.deck(deck).values():
            rows[deck][row.id] = msgspec.to_builtins(row) | {"number": number}
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
    music = [*contents.concert.values(), *contents.chamber.values(), *contents.magnum.values()]
    symbols = [_bits(Symbol[word.upper()] for word in _symbols(row)) for row in music]
    for number, piece in enumerate(music):
        needs = [Symbol[word.upper()] for word in getattr(piece, "needs", [])]
        composer = composers.index(piece.composer) if isinstance(piece, Magnum) else NONE
        data["music"][0, number] = (
            piece.lp, piece.cost.numbers(), symbols[number], (needs + [NONE, NONE])[:2], composer,
        )  # fmt: skip
    showing = [_bits(number for number in range(MUSIC) if symbols[number] >> symbol & 1) for symbol in Symbol]
    box.shows[:] = showing
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

    for number, maestro in enumerate(contents.maestro.values()):
        about = NONE
        if maestro.about is not None:
            about = (SYMBOL_WORDS if maestro.task == "pieces" else STATION_WORDS).index(maestro.about)
        task = Task[maestro.task.upper().replace("-", "_")]
        data["maestro"][0, number] = (maestro.lp, task, about, maestro.goal, maestro.solo)
    for number, row in enumerate(contents.composers.values()):
        if row.tone is not None:
            data["composer"][0, number] = (TONE_WORDS.index(row.tone), _bits(range(MUSIC)))
        else:
            on = box.concert_music if row.on == "concert" else showing_any([str(row.on)])
            data["composer"][0, number] = (NONE, on)
    for number, solo in enumerate(contents.solo.values()):
        actions = [SoloAction.BEST if w == "best-action" else STATION_WORDS.index(w) for w in solo.actions]
        data["solo"][0, number] = (
            (actions + [NONE])[:2], solo.gain.numbers(), [TONE_WORDS.index(tone) for tone in solo.tones],
            solo.position - 1, Deck[solo.discard.deck.upper()], solo.discard.place - 1, solo.attends,
        )  # fmt: skip
    return data


def _bonus(word: str) -> int:
    """A bonus word as its number: the tones, then the stations."""
    order = (*TONE_WORDS, *STATION_WORDS)
    return Bonus(order.index(word))
