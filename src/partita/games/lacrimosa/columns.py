"""The columns of a box's files: what each may hold, row by row (LA-1, LA-9; docs/add-a-card.md is for people).

``box.toml`` holds, beside the columns of the box itself, the lists that the board prints: ``[[seats]]``,
``[[periods]]``, ``[[slots]]``, ``[[freed]]``, ``[[movements]]``, ``[[places]]`` and ``[[roads]]``.  Complaints about a
row are made from these annotations; where a type alone would not say what is allowed, a Saying does.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from partita.core.box import ALLOWED, SUFFIX, Card, Columns, Id, Row, Source, Words
from partita.core.errors import Listed, Saying
from partita.core.words import words
from partita.games.lacrimosa.layout import (
    FINANCE_END,
    LINES,
    MARKERS,
    MAX_PRICE,
    MAX_SEATS,
    MOVEMENTS,
    NEUTRALS,
    PERIODS,
    PLACES,
    SLOTS,
    TRACK_END,
    Action,
    Instrument,
    Kind,
    Lasting,
    Measure,
    Movement,
    Type,
)

HEADER = "box.toml"
DECKS = ("memory", "opus", "tile", "city", "bonus", "court", "constanze", "soloist", "composers")
FILES = (HEADER, *(f"{deck}{SUFFIX}" for deck in DECKS))
PLACE = "place"  # the places' name among the rows by id, beside the decks

# No number of a box is larger, so that sums stay far inside the columns of the state and of the record.
_MOST_DUCATS, _MOST_VP, _MOST_GAINED, _MOST_FINANCE, _MOST_COUNTERS = 20, 20, 9, 4, 4
_MOST_TIMES, _MOST_EACH = 10, 20  # of a period bonus
_MOST_ROADS = PLACES * (PLACES - 1) // 2  # each pair of places once
_FIRST_YEAR, _LAST_YEAR = 1756, 1791  # Mozart's life

KoechelNumber = Annotated[
    str, Meta(pattern=r"^[1-9][0-9]{0,2}[a-z]?\Z", extra={ALLOWED: Saying("lacrimosa.box:koechel")})
]  # the number alone: "620", "45a"
Year = Annotated[int, Meta(ge=_FIRST_YEAR, le=_LAST_YEAR)]
Period = Annotated[int, Meta(ge=1, le=PERIODS)]
PeriodOrStart = Annotated[int, Meta(ge=0, le=PERIODS)]  # 0: everybody starts with it (LA-1)
Price = Annotated[int, Meta(ge=0, le=MAX_PRICE)]  # LA-4.2: story points of one kind
Ducats = Annotated[int, Meta(ge=0, le=_MOST_DUCATS)]
Vp = Annotated[int, Meta(ge=0, le=_MOST_VP)]
Finance = Annotated[int, Meta(ge=0, le=FINANCE_END)]  # LA-4.3
OnTrack = Annotated[int, Meta(ge=0, le=TRACK_END)]  # LA-4.1
Few = Annotated[int, Meta(ge=0, le=_MOST_COUNTERS)]
Slot = Annotated[int, Meta(ge=1, le=SLOTS)]  # from the left

ActionWord = Literal["document", "commission", "perform", "journey", "requiem"]
GivenWord = Literal["document", "commission", "perform", "requiem"]  # LA-3.5: no Journey
TypeWord = Literal["opera", "religious", "symphony", "chamber"]
MovementWord = Literal["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"]
InstrumentWord = Literal["voices", "strings", "woodwinds", "brass"]
SpaceWord = Literal["voices", "strings", "woodwinds", "brass", "fifth"]  # LA-2.5
ComposerWord = Literal["first", "second"]  # LA-2.4
CourtWord = Literal["vienna", "paris", "london"]  # LA-2.3
LastingWord = Literal[
    "commission-vp", "perform-ducats", "sell-vp", "journey-ducats", "requiem-vp", "document-vp"
]  # layout.Lasting
MeasureWord = Literal[
    "opuses",
    "turned",
    "types",
    "markers",
    "movements",
    "instruments",
    "memories",
    "courts",
    "finance",
    "ducats",
    "counters",
    "track",
]  # layout.Measure

ACTION_WORDS, TYPE_WORDS, KIND_WORDS = words(Action), words(Type), words(Kind)
MOVEMENT_WORDS, INSTRUMENT_WORDS = words(Movement), words(Instrument)
SPACE_WORDS = (*INSTRUMENT_WORDS, "fifth")
LASTING_WORDS, MEASURE_WORDS = words(Lasting), words(Measure)
COMPOSER_WORDS = ("first", "second")
ABOUT_WORDS = {  # what a period bonus may be about, by what it measures
    "opuses": TYPE_WORDS,
    "markers": COMPOSER_WORDS,
    "counters": KIND_WORDS,
    "track": KIND_WORDS,
}
OF_TYPES = ("commission-vp", "perform-ducats", "sell-vp")  # the lasting effects that a type can narrow
# The places in the order of their numbers (LA-2.3): the eight cities, then the three courts.
COURT_WORDS = ("vienna", "paris", "london")
PLACE_WORDS = ("salzburg", "innsbruck", "munich", "prague", "berlin", "frankfurt", "lyon", "milan", *COURT_WORDS)

TWO_PLACES = Saying("lacrimosa.box:two-places", places=Listed(PLACE_WORDS, "comma"))


class Points(Columns, frozen=True, kw_only=True):
    """Story points of each kind, on tracks (LA-4.1)."""

    talent: OnTrack = 0
    journey: OnTrack = 0
    composition: OnTrack = 0

    def numbers(self) -> tuple[int, int, int]:
        """In the order of the kinds."""
        return self.talent, self.journey, self.composition


class Counters(Columns, frozen=True, kw_only=True):
    """Story points of each kind, as counters (LA-4.1)."""

    talent: Few = 0
    journey: Few = 0
    composition: Few = 0

    def numbers(self) -> tuple[int, int, int]:
        """In the order of the kinds."""
        return self.talent, self.journey, self.composition


class Reward(Columns, frozen=True, kw_only=True):
    """What is gained together: ``{ ducats = 2, vp = 1, track = { talent = 1 }, counters = { journey = 1 } }``."""

    ducats: Annotated[int, Meta(ge=0, le=_MOST_GAINED)] = 0
    vp: Annotated[int, Meta(ge=0, le=_MOST_GAINED)] = 0
    finance: Annotated[int, Meta(ge=0, le=_MOST_FINANCE)] = 0
    track: Points = Points()
    counters: Counters = Counters()


NOTHING = Reward()

# The lists of box.toml.


class Listing(Columns, frozen=True, kw_only=True):
    """What every row of these lists has."""

    source: Source


class Seat(Listing, frozen=True, kw_only=True):
    """What a seat starts with (LA-2.6)."""

    ducats: Ducats
    vp: Vp = 0


class Years(Listing, frozen=True, kw_only=True):
    """The years of a period (LA-9)."""

    first: Year
    last: Year


class Modifier(Columns, frozen=True, kw_only=True):
    """What a card in a slot costs more, and what is gained after paying (LA-2.2)."""

    ducats: Ducats = 0
    reward: Reward = NOTHING


class SlotPair(Listing, frozen=True, kw_only=True):
    """A slot of the market row (LA-2.2): ``opus`` for an Opus in it, ``memory`` for a Memory."""

    opus: Modifier
    memory: Modifier


class Freed(Listing, frozen=True, kw_only=True):
    """The reward under a marker (LA-5.5)."""

    instrument: InstrumentWord
    composer: ComposerWord
    reward: Reward


class Mass(Listing, frozen=True, kw_only=True):
    """A movement of the Requiem: the instrument of its fifth space (LA-2.5), and its two values (LA-7.2)."""

    id: MovementWord
    fifth: InstrumentWord
    high: Annotated[int, Meta(ge=1, le=_MOST_GAINED)]
    low: Annotated[int, Meta(ge=1, le=_MOST_GAINED)]


class Place(Listing, frozen=True, kw_only=True):
    """A place of the map, and what it costs as a destination (LA-5.4): Journey points, ducats."""

    id: Id
    name: Words
    journey: Price
    ducats: Ducats = 0


class Road(Listing, frozen=True, kw_only=True):
    """A road: the ids of the two places it joins (LA-5.4)."""

    between: Annotated[list[Id], Meta(min_length=2, max_length=2, extra={ALLOWED: TWO_PLACES})]
    ducats: Annotated[int, Meta(ge=0, le=_MOST_GAINED)]


class TakenVp(Columns, frozen=True, kw_only=True):
    """VP by level (LA-8)."""

    easy: Annotated[int, Meta(ge=0, le=_MOST_GAINED)]
    normal: Annotated[int, Meta(ge=0, le=_MOST_GAINED)]
    hard: Annotated[int, Meta(ge=0, le=_MOST_GAINED)]


class SoloValues(Columns, frozen=True, kw_only=True):
    """What Schikaneder scores for each court tile, and for each card he took (LA-8)."""

    court: Vp
    card: TakenVp


class Header(Columns, frozen=True, kw_only=True):
    """box.toml."""

    format: Literal["partita-box/1"]
    game: Literal["lacrimosa"]
    name: Words
    finance: Finance  # LA-2.6
    track: Points  # LA-2.6
    soloist: SoloValues
    seats: Annotated[list[Seat], Meta(min_length=MAX_SEATS, max_length=MAX_SEATS)]
    periods: Annotated[list[Years], Meta(min_length=PERIODS, max_length=PERIODS)]
    slots: Annotated[list[SlotPair], Meta(min_length=SLOTS, max_length=SLOTS)]  # from the left
    freed: Annotated[list[Freed], Meta(min_length=MARKERS, max_length=MARKERS)]
    movements: Annotated[list[Mass], Meta(min_length=MOVEMENTS, max_length=MOVEMENTS)]  # in their order
    places: Annotated[list[Place], Meta(min_length=PLACES, max_length=PLACES)]  # in the order of PLACE_WORDS
    roads: Annotated[list[Road], Meta(min_length=PLACES - 1, max_length=_MOST_ROADS)]


# The decks.


class Memory(Card, frozen=True, kw_only=True):
    """A row of memory.toml (LA-1): the market's by period, then the nine starting ones, whose period is 0."""

    period: PeriodOrStart
    talent: Price = 0
    ducats: Ducats = 0
    actions: Annotated[list[ActionWord], Meta(min_length=1, max_length=2)]
    instant: Reward = NOTHING  # LA-3.3
    stories: Reward  # LA-6


class Commission(Columns, frozen=True, kw_only=True):
    """LA-5.2: pay talent and ducats, gain VP."""

    talent: Price
    ducats: Ducats
    vp: Vp


class Perform(Columns, frozen=True, kw_only=True):
    """LA-5.3: pay talent, gain ducats."""

    talent: Price
    ducats: Ducats


class Sell(Columns, frozen=True, kw_only=True):
    """LA-5.3: pay talent, gain finance and VP."""

    talent: Price
    finance: Annotated[int, Meta(ge=0, le=_MOST_FINANCE)]
    vp: Vp


class Opus(Card, frozen=True, kw_only=True):
    """A row of opus.toml (LA-9): the market's by period, then the notebook, whose period is 0.

    ``name`` is the work's own title; ``k`` its Köchel number, which only the notebook may lack.
    """

    period: PeriodOrStart
    year: Year
    k: KoechelNumber | None = None
    type: TypeWord
    commission: Commission
    perform: Perform
    sell: Sell


class LastingEffect(Columns, frozen=True, kw_only=True):
    """A lasting effect (layout.Lasting); ``type`` is for those about Opuses, and means any when left out."""

    effect: LastingWord
    type: TypeWord | None = None
    amount: Annotated[int, Meta(ge=1, le=_MOST_FINANCE)]


class Tile(Row, frozen=True, kw_only=True):
    """A row of tile.toml (LA-2.4, LA-5.5).

    Its effect is instant (``instant``, ``gives``) or lasting (``income``, ``lasting``), not both.
    """

    composer: Id
    movement: MovementWord
    ducats: Ducats
    composition: Price
    many: bool = False  # with three and four players only
    instant: Reward = NOTHING
    gives: GivenWord | None = None
    income: Reward = NOTHING
    lasting: LastingEffect | None = None


class City(Card, frozen=True, kw_only=True):
    """A row of city.toml (LA-5.4): a reward, an action, or both."""

    reward: Reward = NOTHING
    gives: GivenWord | None = None


class Bonus(Card, frozen=True, kw_only=True):
    """A row of bonus.toml (LA-6): the reward for each so many of what is measured, at most so often.

    ``about`` is a type for opuses, first or second for markers, a kind of story points for counters and track; without
    it any of them counts.
    """

    period: Period
    measure: MeasureWord
    about: str | None = None
    each: Annotated[int, Meta(ge=1, le=_MOST_EACH)] = 1
    most: Annotated[int, Meta(ge=1, le=_MOST_TIMES)]
    reward: Reward


class Opuses(Columns, frozen=True, kw_only=True):
    """Opuses that a court demands, by type (LA-7.1)."""

    opera: Few = 0
    religious: Few = 0
    symphony: Few = 0
    chamber: Few = 0
    any: Few = 0

    def types(self) -> tuple[int, ...]:
        """In the order of the types."""
        return self.opera, self.religious, self.symphony, self.chamber


class Markers(Columns, frozen=True, kw_only=True):
    """Requiem markers that a court demands: each by its instrument, its movement, its composer, or any (LA-7.1)."""

    voices: Few = 0
    strings: Few = 0
    woodwinds: Few = 0
    brass: Few = 0
    kyrie: Few = 0
    sequentia: Few = 0
    offertorium: Few = 0
    sanctus: Few = 0
    agnus_dei: Few = 0
    first: Few = 0
    second: Few = 0
    any: Few = 0

    def instruments(self) -> tuple[int, ...]:
        """In the order of the instruments."""
        return self.voices, self.strings, self.woodwinds, self.brass

    def movements(self) -> tuple[int, ...]:
        """In the order of the movements."""
        return self.kyrie, self.sequentia, self.offertorium, self.sanctus, self.agnus_dei

    def composers(self) -> tuple[int, ...]:
        """In the order of the composers."""
        return self.first, self.second


class Court(Card, frozen=True, kw_only=True):
    """A row of court.toml (LA-7.1)."""

    vp: Annotated[int, Meta(ge=1, le=_MOST_VP)]
    opuses: Opuses = Opuses()
    markers: Markers = Markers()

    def demand(self) -> tuple[int, ...]:
        """How many of each element it demands."""
        opuses, markers = self.opuses, self.markers
        of_opuses = (*opuses.types(), opuses.any)
        return *of_opuses, *markers.instruments(), *markers.movements(), *markers.composers(), markers.any


Pair = Annotated[list[SpaceWord], Meta(min_length=2, max_length=2)]


class Covers(Columns, frozen=True, kw_only=True):
    """The two spaces covered in each movement; with three players the first one only (LA-2.5)."""

    kyrie: Pair
    sequentia: Pair
    offertorium: Pair
    sanctus: Pair
    agnus_dei: Pair

    def movements(self) -> tuple[list[SpaceWord], ...]:
        """In the order of the movements."""
        return self.kyrie, self.sequentia, self.offertorium, self.sanctus, self.agnus_dei


class Neutral(Columns, frozen=True, kw_only=True):
    """A neutral marker (LA-2.5)."""

    movement: MovementWord
    space: SpaceWord
    composer: ComposerWord


class Constanze(Row, frozen=True, kw_only=True):
    """A row of constanze.toml (LA-2.5); with three players the first two neutral markers only."""

    covers: Covers
    neutrals: Annotated[list[Neutral], Meta(min_length=NEUTRALS, max_length=NEUTRALS)]


class SoloLine(Columns, frozen=True, kw_only=True):
    """A line of a Soloist card (LA-8): just one of these columns."""

    market: Slot | None = None
    marker: ComposerWord | None = None
    court: CourtWord | None = None
    points: Annotated[int, Meta(ge=1, le=_MOST_GAINED)] | None = None


class Soloist(Card, frozen=True, kw_only=True):
    """A row of soloist.toml (LA-8); ``order`` is that of the movements for a line with a marker."""

    lines: Annotated[list[SoloLine], Meta(min_length=2, max_length=LINES)]
    order: Annotated[list[MovementWord], Meta(min_length=MOVEMENTS, max_length=MOVEMENTS)]


class Composer(Card, frozen=True, kw_only=True):
    """A row of composers.toml (LA-2.4)."""


class Contents(msgspec.Struct, frozen=True):
    """A box as it was read: each deck by row number from 1."""

    header: Header
    memory: dict[int, Memory]
    opus: dict[int, Opus]
    tile: dict[int, Tile]
    city: dict[int, City]
    bonus: dict[int, Bonus]
    court: dict[int, Court]
    constanze: dict[int, Constanze]
    soloist: dict[int, Soloist]
    composers: dict[int, Composer]

    def deck(self, name: str) -> dict[int, Any]:
        """The rows of a deck by its name."""
        rows: dict[int, Any] = getattr(self, name)
        return rows
