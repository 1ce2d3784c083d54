"""What a described position may hold: one schema for states, views and positions written by hand.

``describe`` writes by it, ``build`` reads by it; ``docs/position.md`` is made from it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from partita.core.position import FORMAT
from partita.games.ovation.layout import MAESTRO_ROW, MAX_SEATS, ROW, START_KEY, START_TOKENS, TICKETS, TOKENS

HIDDEN = "unknown"  # the word for a Magnum Opus that a view hides
_COUNTER = 2**32 - 1  # all that a state can count

Tone = Literal["passion", "joy", "sorrow"]
StationWord = Literal["inspiration", "fortune", "patronage", "perform"]
PhaseWord = Literal["keep", "ready", "act", "discount", "pay", "attend", "give", "maestro", "over"]
EndWord = Literal["maestro", "magnum-opus", "round-limit"]
Level = Literal["easy", "normal", "hard"]
Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Few = Annotated[int, Meta(ge=0, le=TICKETS)]
Count = Annotated[int, Meta(ge=0, le=127)]
Sum = Annotated[int, Meta(ge=0, le=_COUNTER)]
Total = Annotated[int, Meta(ge=0, le=2**16 - 1)]
Players = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
MaestroRow = Annotated[list[str | None], Meta(max_length=MAESTRO_ROW)]
RowOf = Annotated[list[str | None], Meta(max_length=ROW)]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all parts of a description have in common: a key that is not known is refused."""


class Options(Part):
    """The options of the match."""

    magnum_opus: bool = False
    composers: Annotated[list[str | None], Meta(max_length=MAX_SEATS)] | None = None
    solo_level: Level | None = None


class Rows(Part):
    """The four rows from the left: card ids, null for a gap.  Places not named are dealt from what is left."""

    concert: RowOf | UnsetType = UNSET
    chamber: RowOf | UnsetType = UNSET
    patron: RowOf | UnsetType = UNSET
    fortune: RowOf | UnsetType = UNSET


class Pile(Part):
    """A face-down deck: how many cards are left in it, and their order from the top, hidden in a view.

    A position may name the top few only.  ``left`` follows from where the other cards are.
    """

    left: Count | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


class Piles(Part):
    """The four decks."""

    concert: Pile = msgspec.field(default_factory=Pile)
    chamber: Pile = msgspec.field(default_factory=Pile)
    patron: Pile = msgspec.field(default_factory=Pile)
    fortune: Pile = msgspec.field(default_factory=Pile)


class Discarded(Part):
    """The four discard piles, by card number; copies of a card are repeated."""

    concert: list[str] = []
    chamber: list[str] = []
    patron: list[str] = []
    fortune: list[str] = []


class TicketCounts(Part):
    """Tickets by tone."""

    passion: Few = 0
    joy: Few = 0
    sorrow: Few = 0


class Hand(TicketCounts):
    """Tickets in a hand by tone; ``unknown``: those whose tone is hidden, or to be drawn."""

    unknown: Few = 0


class Tickets(Part):
    """The Ticket deck and its discards."""

    left: Few | UnsetType = UNSET
    order: list[Tone] | UnsetType = UNSET
    discarded: TicketCounts = msgspec.field(default_factory=TicketCounts)


class Track(Part):
    """The three Inspiration markers."""

    passion: Count = START_KEY
    joy: Count = START_KEY
    sorrow: Count = START_KEY


class Place(Part):
    """A seat: what lies before it.  In a solo match the second one is the Bot's."""

    composer: Annotated[str | None, Meta(description="The composer's id; null: drawn.")] = None
    inspiration: Track = msgspec.field(default_factory=Track)
    tokens: Annotated[int, Meta(ge=0, le=TOKENS, description="Music tokens owned, used ones included.")] = START_TOKENS
    hand: Hand = msgspec.field(default_factory=Hand)
    music: Annotated[list[str], Meta(description="Performed pieces, by card number.")] = []
    helpers: Annotated[
        list[str], Meta(description="Fortune and Patron cards in the order bought, copies repeated.")
    ] = []
    maestro: Annotated[list[str], Meta(description="Maestro cards taken, by card number.")] = []
    magnum: Annotated[
        str | UnsetType | None,
        Meta(description="The Magnum Opus kept, also once performed; `unknown`: hidden, or to be drawn; null: none."),
    ] = UNSET


class Now(Part):
    """How far the turn has come."""

    station: Annotated[
        StationWord | None, Meta(description="Where the composer token stands; null: not yet placed.")
    ] = None
    open: Annotated[bool, Meta(description="Whether the action there is complete, so that its cards may be used.")] = (
        False
    )
    raised: Annotated[list[Tone], Meta(description="Tones raised by the Seek Inspiration just completed.")] = []
    piece: Annotated[str | None, Meta(description="The piece just performed.")] = None
    used: Annotated[list[str], Meta(description="Helpers activated this turn, by card number.")] = []
    tokens_used: Annotated[Count | UnsetType, Meta(description="Music tokens used; one for each helper.")] = UNSET
    actions_done: Annotated[int, Meta(ge=0, le=2**15 - 1, description="Actions completed this turn.")] = 0
    met: Annotated[list[str], Meta(description="Maestro cards met this turn, by card number.")] = []
    card: Annotated[str | None, Meta(description="The card being paid for.")] = None
    due: Annotated[Count, Meta(description="Inspiration of any tone still to pay.")] = 0
    paying: Annotated[Tone, Meta(description="The first tone that may still be paid.")] = "passion"
    invited: Annotated[int, Meta(ge=0, le=2, description="How many neighbours have been asked to attend.")] = 0


class Solo(Part):
    """The Bot's solo cards."""

    deck: Pile = msgspec.field(default_factory=Pile)
    discarded: Annotated[list[str], Meta(description="Solo cards under the decision card, by card number.")] = []
    active: Annotated[str | None, Meta(description="The card revealed this turn.")] = None
    decision: Annotated[str | UnsetType | None, Meta(description="The decision card; left out: drawn.")] = UNSET


class Position(Part):
    """A state, a view or a hand-written position of Ovation.

    What is left out is as after the set-up; cards that are not named are dealt and drawn from what is left.
    """

    format: Annotated[Literal["partita-position/1"], Meta(description="What this is, and its version.")] = FORMAT
    game: Literal["ovation"] = "ovation"
    box: Annotated[str | UnsetType, Meta(description="The digest of the box; left out: the game's own.")] = UNSET
    players: Annotated[
        Players | UnsetType,
        Meta(description="How many play; left out: as many as there are seats, or 2."),
    ] = UNSET
    options: Options = msgspec.field(default_factory=Options)
    round: Annotated[int, Meta(ge=1, le=2**15 - 1, description="From 1.")] = 1
    turn: Annotated[Seat, Meta(description="The seat whose turn it is.")] = 0
    to_move: Annotated[
        Seat | UnsetType | None,
        Meta(description="The seat that decides; null: the match is over; left out: the turn's."),
    ] = UNSET
    phase: Annotated[PhaseWord, Meta(description="What the seat that decides is asked.")] = "ready"
    ending: Annotated[EndWord | None, Meta(description="Why this round is the last; null: it is not.")] = None
    rows: Rows = msgspec.field(default_factory=Rows)
    decks: Piles = msgspec.field(default_factory=Piles)
    discarded: Discarded = msgspec.field(default_factory=Discarded)
    tickets: Tickets = msgspec.field(default_factory=Tickets)
    maestro: Annotated[
        MaestroRow | UnsetType,
        Meta(description="The Maestro row from the top; null: taken.  Places not named are dealt from what is left."),
    ] = UNSET
    seats: Annotated[
        list[Place], Meta(max_length=MAX_SEATS, description="Seats not named are as after the set-up.")
    ] = []
    now: Now = msgspec.field(default_factory=Now)
    solo: Annotated[Solo | None, Meta(description="null, or left out, with two players and more.")] = None
    reads: Annotated[Sum, Meta(description="How often something hidden was read so far.")] = 0
    wasted: Annotated[list[Total], Meta(max_length=MAX_SEATS, description="Inspiration lost so far, by seat.")] = []
    seat: Annotated[
        Seat | UnsetType | None, Meta(description="In a view: the seat that it is for; null: a spectator.")
    ] = UNSET
