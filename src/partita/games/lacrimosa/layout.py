"""What a game of Lacrimosa is: one packed record of small integers, and the box it is played with as another.

A view is a STATE too, with what its seat may not know blotted out (see view.py).  Every number is here once; where a
number is the rules', its clause stands beside it.

Cards are numbered within families.  *Memories* 0..42: 34 for the market, then the nine that everybody starts with.
*Opuses* 0..46: 46 for the market, then the notebook.  Each family fits in the bits of one integer, so "the Memories a
seat owns" is a number.  In the market row and its deck a Memory stands by its number, an Opus by ``OPUS`` plus its own.
*Composer tiles* 0..59: 15 of each composer, three of each movement.
"""

from enum import IntEnum
from typing import Any

import numpy as np

MAX_SEATS = 4  # LA intro: 1 to 4 players
PERIODS, ROUNDS = 5, 4  # LA-3.1
HAND = 4  # LA-3.1
CARDS_OF_A_TURN = 2  # LA-3.2: one above, one below
OWN_MEMORIES = 9  # LA-1: of each player
MARKET_MEMORIES, MARKET_OPUSES = 34, 46  # LA-1
PERIOD_CARDS = 16  # LA-1
MEMORIES = MARKET_MEMORIES + OWN_MEMORIES
NOTEBOOK = MARKET_OPUSES  # LA-1: Nannerl's notebook, one in each colour
OPUSES = MARKET_OPUSES + 1
MARKET_MEMORY_SET, MARKET_OPUS_SET = (1 << MARKET_MEMORIES) - 1, (1 << MARKET_OPUSES) - 1
SLOTS = 7  # LA-2.2
LEAST_OF_A_SORT = 2  # LA-2.2: Opuses, and Memories, in a new row
BONUSES, CITIES, COURTS, CONSTANZES, SOLOISTS = 15, 15, 16, 5, 11  # LA-1
BONUSES_OF_A_PERIOD = BONUSES // PERIODS  # LA-1
COMPOSERS, TILES_OF_A_COMPOSER, TILES_OF_A_MOVEMENT = 4, 15, 3  # LA-1
TILES = COMPOSERS * TILES_OF_A_COMPOSER
IN_PLAY = 2  # LA-2.4: composers
MOVEMENTS, INSTRUMENTS = 5, 4  # LA-2.5
SPACES_OF_A_MOVEMENT = INSTRUMENTS + 1  # LA-2.5
SPACES = MOVEMENTS * SPACES_OF_A_MOVEMENT
NEUTRALS = 4  # LA-1
# LA-2.5, by the number of players: spaces of each movement that a Constanze card covers, and its neutral markers.
COVERED_WITH, NEUTRALS_WITH = (0, 2, 2, 1, 0), (0, NEUTRALS, NEUTRALS, 2, 0)
MANY_PLAYERS = 3  # LA-2.4: with so many, or more, all composer tiles are in play
MARKERS = INSTRUMENTS * IN_PLAY  # LA-1: of each player
ALL_MARKERS = (1 << MARKERS) - 1
CITY_PLACES, COURT_PLACES = 8, 3  # LA-2.3
PLACES = CITY_PLACES + COURT_PLACES
SUPPLY = CITIES - CITY_PLACES  # LA-2.3
STACK = 6  # LA-2.3: the highest of the three stacks of court tiles
STACKS = (6, 5, 5)  # LA-2.3: Vienna, Paris, London
KINDS = 3  # LA-4.1: of story points
TRACK_END = 4  # LA-4.1
FINANCE_END = 10  # LA-4.3
SALZBURG = 0  # LA-2.3
THE_SOLOIST = 1  # LA-8: Schikaneder's seat in a solo match
LINES = 3  # LA-8: the most lines of a Soloist card
ACTIONS_OF_A_TURN = 5  # LA-5
MAX_PRICE = 4  # LA-4.2: of one kind of story point

OPUS = 48  # in the market: an Opus stands by this plus its number
NEUTRAL = 4  # the owner of a neutral marker
NONE = -1  # no card, no seat, an empty slot, a free space
UNKNOWN = -2  # in a view: there is one, but which one the seat may not know
COVERED = -3  # a space that a Constanze card covers


class Kind(IntEnum):
    """The kinds of story points (LA-4.1)."""

    TALENT = 0
    JOURNEY = 1
    COMPOSITION = 2


class Action(IntEnum):
    """The five actions (LA-5); Perform and Sell are one."""

    DOCUMENT = 0
    COMMISSION = 1
    PERFORM = 2
    JOURNEY = 3
    REQUIEM = 4


class Type(IntEnum):
    """The types of Opuses (LA-9)."""

    OPERA = 0
    RELIGIOUS = 1
    SYMPHONY = 2
    CHAMBER = 3


TYPES = len(Type)


class Movement(IntEnum):
    """The movements of the Requiem (LA-2.5)."""

    KYRIE = 0
    SEQUENTIA = 1
    OFFERTORIUM = 2
    SANCTUS = 3
    AGNUS_DEI = 4


class Instrument(IntEnum):
    """The instruments (LA-2.5)."""

    VOICES = 0
    STRINGS = 1
    WOODWINDS = 2
    BRASS = 3


class Phase(IntEnum):
    """What the seat that decides is asked."""

    EXPERIENCE = 0  # which card goes to the Experiences row (LA-3.2)
    STORY = 1  # which card goes to the Stories row (LA-3.2)
    USE = 2  # the Experiences card, or ducats instead (LA-3.3, LA-3.4)
    ACT = 3  # which of the actions left, and how; or the end of the turn (LA-3.3)
    GRANT = 4  # the action that a tile gives, or to skip it (LA-3.5)
    INSTRUMENT = 5  # of the Requiem contribution begun (LA-5.5)
    COMPOSER = 6  # of the Requiem contribution begun (LA-5.5)
    OVER = 7


class SoloLevel(IntEnum):
    """How well Schikaneder scores (LA-8); NONE with two players and more."""

    NONE = 0
    EASY = 1
    NORMAL = 2
    HARD = 3


class Lasting(IntEnum):
    """What the lasting effect of a composer tile does (LA-5.5, LA-9); ``about`` is a Type, or NONE for any."""

    NOTHING = 0
    COMMISSION_VP = 1  # VP for each Opus of that type commissioned
    PERFORM_DUCATS = 2  # ducats for each Opus of that type performed
    SELL_VP = 3  # VP for each Opus of that type sold
    JOURNEY_DUCATS = 4  # ducats for each journey
    REQUIEM_VP = 5  # VP for each contribution to the Requiem
    DOCUMENT_VP = 6  # VP for each Memory documented


class Measure(IntEnum):
    """What a period bonus counts (LA-6); ``about`` is its argument.  All of it is public."""

    OPUSES = 0  # Opuses in the collection, of the Type `about` or any; the notebook too
    TURNED = 1  # Opuses performed this period
    TYPES = 2  # different types in the collection
    MARKERS = 3  # Requiem contributions, to the composer `about` (0 first, 1 second) or any
    MOVEMENTS = 4  # different movements contributed to
    INSTRUMENTS = 5  # different instruments contributed with
    MEMORIES = 6  # Memories owned that are not starting ones
    COURTS = 7  # court tiles taken
    FINANCE = 8  # the finance marker
    DUCATS = 9  # ducats held
    COUNTERS = 10  # counters of the Kind `about`, or of any
    TRACK = 11  # the track of the Kind `about` as the Stories have just set it, or all together


class Line(IntEnum):
    """What a line of a Soloist card lets Schikaneder do (LA-8)."""

    NOTHING = 0  # no such line
    MARKET = 1  # take the market card of slot `about`
    MARKER = 2  # add a marker of the composer `about` (0 first, 1 second) in the first possible movement of the order
    COURT = 3  # take the tile of the court `about`
    POINTS = 4  # gain `about` VP


class Source(IntEnum):
    """Where VP come from: the first are earned in play, the others counted at the end."""

    START = 0  # LA-2.6
    MEMORIES = 1  # rewards and Stories of Memories
    COMMISSIONS = 2  # LA-5.2, tiles' additions included
    SALES = 3  # LA-5.3
    TRAVELS = 4  # City tiles
    TILES = 5  # freed rewards and composer tiles
    MARKET = 6  # rewards of slots
    BONUSES = 7  # LA-6
    COURTS = 8  # LA-7.1
    REQUIEM = 9  # LA-7.2
    LEFTOVERS = 10  # LA-7.3
    TAKEN = 11  # LA-8: Schikaneder's, for each card taken


EARNED = Source.COURTS  # the sources earned in play come before it
SOURCES = len(Source)


class Stream(IntEnum):
    """The random streams of a match.  The four draw piles come first, by seat."""

    PILE_0 = 0
    PILE_1 = 1
    PILE_2 = 2
    PILE_3 = 3
    MARKET = 4
    BONUS = 5
    CITIES = 6
    COURTS = 7
    COMPOSERS = 8
    CONSTANZE = 9
    SOLOISTS = 10


STREAMS = len(Stream)


def _record(fields: list[Any]) -> np.dtype[Any]:
    """A packed dtype whose elements have their fields as attributes, compiled or not."""
    return np.dtype((np.record, np.dtype(fields)))


STATE = _record(
    [
        # The generator: hidden from every seat.
        ("seed", "u8", (2,)),
        ("drawn", "u4", (STREAMS,)),
        # What was done to hidden things, for undo and for warnings.
        ("reads", "u4"),  # how often a hidden pile or the generator was read
        ("wasted", "u2", (MAX_SEATS,)),  # story points and finance lost at the end of a track so far
        # The match.
        ("players", "i1"),  # 1..4; the seats of a solo match are 0, the person, and 1, Schikaneder
        ("seats", "i1"),  # 2..4
        ("solo_level", "i1"),  # SoloLevel
        ("round_number", "i2"),  # 1..20; the period follows from it
        ("first", "i1"),  # the seat that plays first in this period (LA-6)
        ("turn", "i1"),  # the seat whose turn it is
        ("decider", "i1"),  # the seat that decides now; NONE when over
        ("phase", "i1"),  # Phase
        # The market: codes of cards, NONE for an empty slot.
        ("row", "i1", (SLOTS,)),  # from the left
        ("deck", "i1", (PERIOD_CARDS,)),  # of the current period, hidden order; the top card is deck[deck_len - 1]
        ("deck_len", "i1"),
        ("memories_gone", "i8"),  # sets of cards that have left the game
        ("opuses_gone", "i8"),
        ("bonus", "i1"),  # the period bonus that is open
        # The map.
        ("mozart", "i1"),  # the place of Mozart's marker
        ("city", "i1", (CITY_PLACES,)),  # the open City tiles
        ("supply", "i1", (SUPPLY,)),  # the other City tiles, from the bottom; hidden but for those returned
        ("supply_known", "i1"),  # how many at the bottom have been returned, so that all know them
        ("court", "i1", (COURT_PLACES, STACK)),  # stacks of court tiles: the top one is open, the others hidden
        ("court_len", "i1", (COURT_PLACES,)),
        # The Requiem.
        ("composer", "i1", (IN_PLAY,)),  # the first and the second composer
        ("constanze", "i1"),  # the Constanze card; NONE with four players
        ("space", "i1", (SPACES,)),  # NONE free, COVERED, or the marker: owner * IN_PLAY + composer (0 first, 1 second)
        ("tiles_taken", "i1", (IN_PLAY, MOVEMENTS)),  # how many tiles have left each stack
        # Each seat.
        ("ducats", "i2", (MAX_SEATS,)),
        ("vp", "i2", (MAX_SEATS, EARNED)),  # by Source: those earned in play
        ("finance", "i1", (MAX_SEATS,)),
        ("track", "i1", (MAX_SEATS, KINDS)),
        ("counter", "i2", (MAX_SEATS, KINDS)),
        ("memories", "i8", (MAX_SEATS,)),  # set of the nine Memories owned (LA-2.7: open)
        ("hand", "i8", (MAX_SEATS,)),  # set of Memories in hand; 0 in others' views
        ("pile", "i1", (MAX_SEATS, OWN_MEMORIES)),  # the draw pile, hidden order; the top card is pile[pile_len - 1]
        ("pile_len", "i1", (MAX_SEATS,)),
        ("experiences", "i1", (MAX_SEATS, ROUNDS)),  # Memories played above, by round of the period; NONE
        ("stories", "i1", (MAX_SEATS, ROUNDS)),  # Memories played below
        ("opuses", "i8", (MAX_SEATS,)),  # set of Opuses in the collection
        ("turned", "i8", (MAX_SEATS,)),  # those of them that were performed this period
        ("markers", "i2", (MAX_SEATS,)),  # set of markers still on the board: instrument * IN_PLAY + composer
        ("tiles", "i8", (MAX_SEATS,)),  # set of composer tiles on the board
        ("courts", "i4", (MAX_SEATS,)),  # set of court tiles taken
        # This turn, of the seat whose turn it is.
        ("todo", "i1"),  # set of Actions of the Experiences card not yet done
        ("granted", "i1"),  # the Action that a tile gives; NONE
        ("movement", "i1"),  # of the Requiem contribution begun; NONE
        ("instrument", "i1"),  # of it, once chosen; NONE
        # Solo.
        ("soloists", "i1", (SOLOISTS,)),  # hidden order; the top card is the last
        ("soloists_len", "i1"),
        ("soloists_discarded", "i4"),  # set of Soloist cards played since the last shuffle: open
        ("cards_taken", "i1"),  # market cards that Schikaneder has taken
    ]
)

REWARD = _record(
    [
        ("ducats", "i1"),
        ("vp", "i1"),
        ("finance", "i1"),
        ("track", "i1", (KINDS,)),
        ("counter", "i1", (KINDS,)),
    ]
)
MEMORY_ROW = _record(
    [
        ("period", "i1"),  # 1..5; 0 for a starting Memory
        ("talent", "i1"),  # its price
        ("ducats", "i1"),
        ("actions", "i1"),  # set of Action
        ("instant", REWARD),  # LA-3.3
        ("stories", REWARD),  # LA-6
    ]
)
OPUS_ROW = _record(
    [
        ("period", "i1"),  # 1..5; 0 for the notebook
        ("type", "i1"),  # Type
        ("talent", "i1"),  # to commission
        ("ducats", "i1"),
        ("vp", "i1"),
        ("perform_talent", "i1"),
        ("perform_ducats", "i1"),
        ("sell_talent", "i1"),
        ("sell_finance", "i1"),
        ("sell_vp", "i1"),
    ]
)
SLOT_ROW = _record([("ducats", "i1"), ("reward", REWARD)])  # what a card costs more in it; what is gained after paying
TILE_ROW = _record(
    [
        ("composer", "i1"),
        ("movement", "i1"),
        ("ducats", "i1"),
        ("composition", "i1"),
        ("many", "i1"),  # 1: with three and four players only (LA-2.4)
        ("instant", REWARD),
        ("grant", "i1"),  # the Action it gives at once; NONE
        ("income", REWARD),  # at each upkeep (LA-6)
        ("lasting", "i1"),  # Lasting
        ("about", "i1"),  # Type; NONE for any
        ("amount", "i1"),
    ]
)
CITY_ROW = _record([("reward", REWARD), ("grant", "i1")])
BONUS_ROW = _record(
    [
        ("period", "i1"),
        ("measure", "i1"),  # Measure
        ("about", "i1"),
        ("each", "i1"),  # the reward for each so many
        ("most", "i1"),  # at most so often
        ("reward", REWARD),
    ]
)
COURT_ROW = _record(
    [
        ("vp", "i1"),
        ("opuses", "i1", (TYPES,)),  # how many of each type it demands
        ("any_opus", "i1"),
        ("instruments", "i1", (INSTRUMENTS,)),  # markers
        ("movements", "i1", (MOVEMENTS,)),
        ("composers", "i1", (IN_PLAY,)),  # first, second
        ("any_marker", "i1"),
    ]
)
CONSTANZE_ROW = _record(
    [
        ("covers", "i1", (MOVEMENTS, 2)),  # spaces of each movement, 0..4; with three players the first one only
        # Neutral markers, in order: four with one or two players, the first two with three.
        ("movement", "i1", (NEUTRALS,)),
        ("space", "i1", (NEUTRALS,)),
        ("composer", "i1", (NEUTRALS,)),  # 0 first, 1 second
    ]
)
SOLOIST_ROW = _record(
    [
        ("line", "i1", (LINES,)),  # Line
        ("about", "i1", (LINES,)),
        ("order", "i1", (MOVEMENTS,)),  # of the movements
    ]
)

BOX = _record(
    [
        ("memory", MEMORY_ROW, (MEMORIES,)),
        ("opus", OPUS_ROW, (OPUSES,)),
        ("opus_slot", SLOT_ROW, (SLOTS,)),  # LA-2.2: for an Opus in it
        ("memory_slot", SLOT_ROW, (SLOTS,)),
        ("tile", TILE_ROW, (TILES,)),
        ("city", CITY_ROW, (CITIES,)),
        ("bonus", BONUS_ROW, (BONUSES,)),
        ("court", COURT_ROW, (COURTS,)),
        ("constanze", CONSTANZE_ROW, (CONSTANZES,)),
        ("soloist", SOLOIST_ROW, (SOLOISTS,)),
        ("freed", REWARD, (MARKERS,)),  # LA-5.5: by instrument * IN_PLAY + composer
        ("instrument", "i1", (SPACES,)),  # of each space
        ("high", "i1", (MOVEMENTS,)),  # LA-7.2
        ("low", "i1", (MOVEMENTS,)),
        ("journey_points", "i1", (PLACES,)),  # LA-5.4: the destination's cost
        ("journey_ducats", "i1", (PLACES,)),
        ("start_ducats", "i1", (MAX_SEATS,)),  # LA-2.6
        ("start_vp", "i1", (MAX_SEATS,)),
        ("start_finance", "i1"),
        ("start_track", "i1", (KINDS,)),
        ("soloist_court_vp", "i1"),  # LA-8: for each court tile of Schikaneder's
        ("soloist_card_vp", "i1", (len(SoloLevel),)),  # LA-8: for each card he took, by level
        # What follows from the rows above, worked out when the box is loaded.
        ("road", "i1", (PLACES, PLACES)),  # the cheapest way between two places, in ducats
        (
            "stack",
            "i1",
            (2, COMPOSERS, MOVEMENTS, TILES_OF_A_MOVEMENT),
        ),  # tiles from the top: with few, with many; NONE
        ("stack_len", "i1", (2,)),
        ("of_type", "i8", (TYPES,)),  # sets of Opuses
        ("perform_up_to", "i8", (MAX_PRICE + 1,)),  # Opuses whose performance costs at most so much Talent
        ("sell_up_to", "i8", (MAX_PRICE + 1,)),  # Opuses whose sale costs at most so much Talent
        ("of_period", "i1", (PERIODS, PERIOD_CARDS)),  # market codes of each period's cards
    ]
)
