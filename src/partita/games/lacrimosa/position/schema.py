"""What a described position may hold: one schema for states, views and positions written by hand.

``describe`` writes by it, ``build`` reads by it; ``docs/position.md`` is made from it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from partita.core.position import FORMAT
from partita.games.lacrimosa.columns import ActionWord, ComposerWord, GivenWord, InstrumentWord, MovementWord
from partita.games.lacrimosa.layout import (
    FINANCE_END,
    HAND,
    IN_PLAY,
    MAX_SEATS,
    PERIODS,
    ROUNDS,
    SLOTS,
    SPACES_OF_A_MOVEMENT,
    TRACK_END,
)

NEUTRAL_WORD: Literal["neutral"] = "neutral"  # whose a neutral marker is
FREE, COVERED_WORD, MARKER = "free", "covered", "marker"  # the states of a space
_MOST = 2**15 - 1  # of ducats, VP and counters: all that a state can hold
_COUNTER = 2**32 - 1  # all that a state can count

PhaseWord = Literal["experience", "story", "use", "act", "grant", "instrument", "composer", "over"]
Level = Literal["easy", "normal", "hard"]
CityWord = Literal["salzburg", "innsbruck", "munich", "prague", "berlin", "frankfurt", "lyon", "milan"]
PlaceWord = CityWord | Literal["vienna", "paris", "london"]
StateWord = Literal["free", "covered", "marker"]
Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Players = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
Round = Annotated[int, Meta(ge=1, le=PERIODS * ROUNDS)]
Period = Annotated[int, Meta(ge=1, le=PERIODS)]
Count = Annotated[int, Meta(ge=0, le=127)]
Amount = Annotated[int, Meta(ge=0, le=_MOST)]
Sum = Annotated[int, Meta(ge=0, le=_COUNTER)]
Total = Annotated[int, Meta(ge=0, le=2**16 - 1)]
OnTrack = Annotated[int, Meta(ge=0, le=TRACK_END)]
Chosen = Annotated[list[str | None], Meta(max_length=IN_PLAY)]
Row = Annotated[list[str | None], Meta(max_length=ROUNDS)]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all parts of a description have in common: a key that is not known is refused."""


class Options(Part):
    """The options of the match; a description names what was drawn under ``requiem``."""

    composers: Chosen | None = None
    constanze: str | None = None
    solo_level: Level | None = None


class Pile(Part):
    """Things that lie face down: how many are left, and their order from the top, hidden in a view.

    A position may name the top few only.  ``left`` follows from where the others are.
    """

    left: Count | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


class Supply(Part):
    """The City tiles that lie in no city: those returned at the bottom, which all know, and the others from the top."""

    left: Count | UnsetType = UNSET
    bottom: Annotated[list[str], Meta(description="Tiles returned, the lowest first.")] = []
    order: Annotated[
        list[str] | UnsetType, Meta(description="The others from the top; hidden in a view, or the top few only.")
    ] = UNSET


class CourtStack(Part):
    """The tiles of a Royal Court: how many are left, the open one on top, and those below it, hidden in a view."""

    left: Count | UnsetType = UNSET
    open: Annotated[str | UnsetType | None, Meta(description="The open tile; null: none is left; left out: drawn.")] = (
        UNSET
    )
    below: Annotated[list[str] | UnsetType, Meta(description="Those below it from the top; or the top few only.")] = (
        UNSET
    )


class Courts(Part):
    """The three Royal Courts."""

    vienna: CourtStack = msgspec.field(default_factory=CourtStack)
    paris: CourtStack = msgspec.field(default_factory=CourtStack)
    london: CourtStack = msgspec.field(default_factory=CourtStack)


class Cities(Part):
    """The open City tiles by city; left out: drawn."""

    salzburg: str | UnsetType = UNSET
    innsbruck: str | UnsetType = UNSET
    munich: str | UnsetType = UNSET
    prague: str | UnsetType = UNSET
    berlin: str | UnsetType = UNSET
    frankfurt: str | UnsetType = UNSET
    lyon: str | UnsetType = UNSET
    milan: str | UnsetType = UNSET


class Marker(Part):
    """A marker in a space: whose it is, and the composer that it is for, the first or the second in play."""

    seat: Seat | Literal["neutral"]
    composer: ComposerWord


class Space(Part):
    """A space of the Requiem.  One whose state is left out is as the Constanze card makes it."""

    instrument: InstrumentWord | UnsetType = UNSET
    state: StateWord | UnsetType = UNSET
    marker: Marker | None = None


Spaces = Annotated[list[Space], Meta(max_length=SPACES_OF_A_MOVEMENT)]


class Movements(Part, rename="kebab"):
    """The spaces of each movement: one of each instrument in their order, then the fifth."""

    kyrie: Spaces = []
    sequentia: Spaces = []
    offertorium: Spaces = []
    sanctus: Spaces = []
    agnus_dei: Spaces = []


class Taken(Part, rename="kebab"):
    """How many tiles have left a composer's stacks, by movement; it follows from the markers in the spaces."""

    kyrie: Count | UnsetType = UNSET
    sequentia: Count | UnsetType = UNSET
    offertorium: Count | UnsetType = UNSET
    sanctus: Count | UnsetType = UNSET
    agnus_dei: Count | UnsetType = UNSET


class TilesTaken(Part):
    """The tiles taken from the stacks of the first and of the second composer."""

    first: Taken = msgspec.field(default_factory=Taken)
    second: Taken = msgspec.field(default_factory=Taken)


class Requiem(Part):
    """The Requiem: its composers, spaces and stacks."""

    composers: Annotated[Chosen, Meta(description="The first and the second composer; null, or left out: drawn.")] = []
    constanze: Annotated[
        str | None, Meta(description="The Constanze card; null: drawn, and with four players there is none.")
    ] = None
    spaces: Movements = msgspec.field(default_factory=Movements)
    tiles_taken: TilesTaken = msgspec.field(default_factory=TilesTaken)


class Vp(Part):
    """VP earned in play, by where they came from."""

    start: Annotated[Amount | UnsetType, Meta(description="Left out: as the seat starts.")] = UNSET
    memories: Amount = 0
    commissions: Amount = 0
    sales: Amount = 0
    travels: Amount = 0
    tiles: Amount = 0
    market: Amount = 0
    bonuses: Amount = 0


class Tracks(Part):
    """Story points on the tracks of the board; left out: as at the start."""

    talent: OnTrack | UnsetType = UNSET
    journey: OnTrack | UnsetType = UNSET
    composition: OnTrack | UnsetType = UNSET


class Counters(Part):
    """Story points as counters."""

    talent: Amount = 0
    journey: Amount = 0
    composition: Amount = 0


class Opuses(Part):
    """A collection: Opuses upright, and those turned, which were performed in this period."""

    upright: Annotated[list[str] | UnsetType, Meta(description="Left out: the notebook.")] = UNSET
    turned: list[str] = []


class Markers(Part):
    """The markers still on a board, by instrument and composer; it follows from those in the spaces."""

    voices: list[ComposerWord] | UnsetType = UNSET
    strings: list[ComposerWord] | UnsetType = UNSET
    woodwinds: list[ComposerWord] | UnsetType = UNSET
    brass: list[ComposerWord] | UnsetType = UNSET


class Board(Part):
    """A seat: what lies before it.  In a solo match the second one is Schikaneder's."""

    ducats: Annotated[Amount | UnsetType, Meta(description="Left out: as the seat starts.")] = UNSET
    vp: Vp = msgspec.field(default_factory=Vp)
    finance: Annotated[Annotated[int, Meta(ge=0, le=FINANCE_END)] | UnsetType, Meta(description="As ducats.")] = UNSET
    tracks: Tracks = msgspec.field(default_factory=Tracks)
    counters: Counters = msgspec.field(default_factory=Counters)
    memories: Annotated[
        list[str], Meta(description="The nine Memories owned, wherever they lie; starting ones fill them up to nine.")
    ] = []
    hand: Annotated[
        list[str] | Annotated[int, Meta(ge=0, le=HAND)] | UnsetType,
        Meta(description="The Memories in hand, further ones drawn; or, hidden, how many there are."),
    ] = UNSET
    pile: Annotated[Pile, Meta(description="The draw pile.")] = msgspec.field(default_factory=Pile)
    experiences: Annotated[
        Row, Meta(description="Memories above, by round of the period; null: none yet, or one to be drawn.")
    ] = []
    stories: Annotated[Row, Meta(description="Memories below, in the same way.")] = []
    opuses: Opuses = msgspec.field(default_factory=Opuses)
    markers: Markers = msgspec.field(default_factory=Markers)
    tiles: Annotated[
        list[str] | UnsetType,
        Meta(description="Composer tiles, one for each marker in the Requiem; left out: drawn from the tiles taken."),
    ] = UNSET
    courts: Annotated[list[str], Meta(description="Court tiles taken.")] = []


class Now(Part):
    """How far the turn has come."""

    todo: Annotated[
        list[ActionWord] | UnsetType,
        Meta(description="Actions of the card above that are not yet done; left out, in the phase `act`: all of them."),
    ] = UNSET
    granted: Annotated[GivenWord | None, Meta(description="The action that a tile gives, in the phase `grant`.")] = None
    movement: Annotated[
        MovementWord | None, Meta(description="Of the contribution begun, in `instrument` and `composer`.")
    ] = None
    instrument: Annotated[InstrumentWord | None, Meta(description="Of the contribution begun, in `composer`.")] = None


class Solo(Part):
    """Schikaneder's cards."""

    deck: Annotated[Pile, Meta(description="The Soloist cards not yet played.")] = msgspec.field(default_factory=Pile)
    discarded: Annotated[list[str], Meta(description="Soloist cards played since the last shuffle.")] = []
    cards_taken: Annotated[
        Count | UnsetType, Meta(description="Market cards he has taken; left out: as many as he has Opuses.")
    ] = UNSET


class Position(Part):
    """A state, a view or a hand-written position of Lacrimosa.

    What is left out is as after the set-up; things that are not named are dealt and drawn from what is left.
    """

    format: Annotated[Literal["partita-position/1"], Meta(description="What this is, and its version.")] = FORMAT
    game: Literal["lacrimosa"] = "lacrimosa"
    box: Annotated[str | UnsetType, Meta(description="The digest of the box; left out: the game's own.")] = UNSET
    players: Annotated[
        Players | UnsetType,
        Meta(description="How many play; left out: as many as there are seats, or 2."),
    ] = UNSET
    options: Options = msgspec.field(default_factory=Options)
    round: Annotated[
        Round | UnsetType, Meta(description="From 1 to 20; left out: the first of the period, or of the match.")
    ] = UNSET
    period: Annotated[Period | UnsetType, Meta(description="From 1 to 5; it follows from the round.")] = UNSET
    first: Annotated[
        Seat | UnsetType, Meta(description="The seat that plays first in this period; left out: by the period.")
    ] = UNSET
    turn: Annotated[Seat | UnsetType, Meta(description="The seat whose turn it is; left out: the first.")] = UNSET
    to_move: Annotated[
        Seat | UnsetType | None,
        Meta(description="The seat that decides, always the turn's; null: the match is over."),
    ] = UNSET
    phase: Annotated[PhaseWord, Meta(description="What the seat that decides is asked.")] = "experience"
    market: Annotated[
        list[str | None],
        Meta(
            max_length=SLOTS,
            description="The row from the left: Memories and Opuses; null: empty.  Slots not named are dealt from what"
            " is left of the period's cards.",
        ),
    ] = []
    deck: Annotated[Pile, Meta(description="The deck of the period.")] = msgspec.field(default_factory=Pile)
    memories_gone: Annotated[
        list[str],
        Meta(description="Memories of the market that have left the game; those of past periods that lie nowhere too."),
    ] = []
    opuses_gone: Annotated[list[str], Meta(description="Opuses that have left the game, in the same way.")] = []
    bonus: Annotated[str | UnsetType | None, Meta(description="The period's bonus; left out: drawn; null: none.")] = (
        UNSET
    )
    mozart: Annotated[PlaceWord, Meta(description="The place of Mozart's marker.")] = "salzburg"
    cities: Cities = msgspec.field(default_factory=Cities)
    supply: Supply = msgspec.field(default_factory=Supply)
    courts: Courts = msgspec.field(default_factory=Courts)
    requiem: Requiem = msgspec.field(default_factory=Requiem)
    seats: Annotated[
        list[Board], Meta(max_length=MAX_SEATS, description="Seats not named are as after the set-up.")
    ] = []
    now: Now = msgspec.field(default_factory=Now)
    solo: Annotated[Solo | None, Meta(description="null, or left out, with two players and more.")] = None
    reads: Annotated[Sum, Meta(description="How often something hidden was read so far.")] = 0
    wasted: Annotated[
        list[Total], Meta(max_length=MAX_SEATS, description="Story points and finance lost so far, by seat.")
    ] = []
    seat: Annotated[
        Seat | UnsetType | None, Meta(description="In a view: the seat that it is for; null: a spectator.")
    ] = UNSET
