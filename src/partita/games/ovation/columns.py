"""The columns of a box's files: what each may hold, row by row (OV-1, OV-12; docs/add-a-card.md is for people).

Complaints about a row are made from these annotations; where a type alone would not say what is allowed, a Saying does.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from partita.core.box import SUFFIX, Card, Columns, Id, Line, Sentences, Words
from partita.games.ovation.layout import FORTUNES, MAX_COST, MAX_INSPIRATION, ROW, TONES

HEADER = "box.toml"
DECKS = ("concert", "chamber", "magnum", "fortune", "patron", "maestro", "composers", "solo")
FILES = (HEADER, *(f"{deck}{SUFFIX}" for deck in DECKS))

INT8 = 127  # the largest number of a column in the kernels' record
_LP_LOW, _LP_HIGH = 4, 8  # OV-12.1, of Chamber and Concert Music

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
SmallNumber = Annotated[int, Meta(ge=0, le=MAX_COST)]
Year = Annotated[int, Meta(ge=1600, le=1900)]
MusicLp = Annotated[int, Meta(ge=_LP_LOW, le=_LP_HIGH)]
MagnumLp = Literal[12, 14, 16]  # OV-9.4
Place = Annotated[int, Meta(ge=1, le=ROW)]
Tones = Annotated[list[ToneWord], Meta(min_length=1, max_length=TONES)]

ACTION_NAMES: tuple[str, ...] = get_args(StationWord)  # what the files call the four stations, in their order


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
    max_inspiration: Annotated[int, Meta(ge=3, le=MAX_INSPIRATION)]  # OV-1.5
    round_limit: Annotated[int, Meta(ge=1, le=10_000)]  # OV-9.5
    tickets: Amounts  # OV-1.1


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
    dislikes: Annotated[list[SymbolWord], Meta(min_length=0, max_length=9)] = msgspec.field(default_factory=list)


class Maestro(Card, frozen=True, kw_only=True):
    """A row of maestro.toml (OV-7)."""

    lp: SmallNumber
    task: TaskWord
    about: str | None = None
    goal: Annotated[int, Meta(ge=1, le=INT8)]
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


def symbols(row: Any) -> list[str]:
    """The symbols that a piece shows."""
    return [*row.tones, *row.types]
