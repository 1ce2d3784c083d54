"""What a game of Ovation is: one packed record of small integers, and the box it is played with as another.

A view is a STATE too, with what its seat may not know blotted out (see view.py).  Every number is here once; where a
number is the rulebook's, its clause stands beside it.

Cards are numbered within three families.  *Music* 0..62: 18 Concert, 27 Chamber, 18 Magnum Opus.  *Helpers* 0..62: 33
Fortune, 30 Patron.  *Maestro* 0..14.  Each family fits in the bits of one integer, so "the pieces a seat has performed"
is a number.
"""

from enum import IntEnum
from typing import Any

import numpy as np

MAX_SEATS = 4  # OV intro: 1 to 4 players
TONES = 3
CONCERTS, CHAMBERS, MAGNUMS = 18, 27, 18  # OV-1.1
MUSIC = CONCERTS + CHAMBERS + MAGNUMS
FORTUNES, PATRONS = 33, 30  # OV-1.1
HELPERS = FORTUNES + PATRONS
MAESTROS, TICKETS, COMPOSERS, SOLO_CARDS = 15, 27, 6, 9  # OV-1.1
TOKENS = 35  # OV-1.1
OFFERED_MAGNUMS = 3  # OV-2.4: the Magnum Opuses of one composer
ROW = 5  # OV-2.1
DECKS = 4
DECK_CARDS = 33  # the largest deck, Fortune
START_KEY = 1  # OV-2.3
START_TOKENS = 1  # OV-2.3
SOLO_SEATS = 2  # OV-10.1: the person and the Bot
MAESTROS_MORE_THAN_PLAYERS = 2  # OV-2.2
THE_BOT = 1  # OV-10.1: its seat in a solo match
MAESTRO_ROW = MAX_SEATS + MAESTROS_MORE_THAN_PLAYERS
MAX_INSPIRATION = 60  # the longest tracks that a box may have (OV-1.5)
MAX_COST = 99  # the most that a card may cost in any tones
ATTENDEES = 2  # OV-3.6: the left and the right neighbour

FIRST_CHAMBER = CONCERTS
FIRST_MAGNUM = CONCERTS + CHAMBERS
FIRST_PATRON = FORTUNES
ALL_MUSIC = (1 << MUSIC) - 1
CHAMBER_SET = ((1 << CHAMBERS) - 1) << FIRST_CHAMBER
FORTUNE_SET = (1 << FORTUNES) - 1  # the Fortune cards among helpers
# Of each deck, in the order of Deck: its first card, and the first card after it.
DECK_FIRST = (0, FIRST_CHAMBER, FIRST_PATRON, 0)
DECK_END = (FIRST_CHAMBER, FIRST_MAGNUM, HELPERS, FIRST_PATRON)

ON_CONCERT = 9  # of a composer: not a Symbol but Concert Music (OV-4.2)

NONE = -1  # no card, no seat, no tone, a gap in a row
UNKNOWN = -2  # in a view: there is one, but which one the seat may not know
UNKNOWN_TONE = 3  # the place of Tickets whose tone a view hides


class Symbol(IntEnum):
    """What music shows and others ask for: the three tones, three types, and three types of Concert Music only."""

    PASSION = 0
    JOY = 1
    SORROW = 2
    PIANO = 3
    STRINGS = 4
    WOODWIND = 5
    MASS = 6
    OPERA = 7
    SYMPHONY = 8


class Deck(IntEnum):
    """The four decks with rows, in the rulebook's order (OV-2.1)."""

    CONCERT = 0
    CHAMBER = 1
    PATRON = 2
    FORTUNE = 3


class Station(IntEnum):
    """The four actions as places on the board, from the left (OV-3.1, OV-10.9)."""

    INSPIRATION = 0
    FORTUNE = 1
    PATRONAGE = 2
    PERFORM = 3


class Bonus(IntEnum):
    """The seven bonuses (OV-1.3): one Inspiration of a tone, or an action."""

    PASSION = 0
    JOY = 1
    SORROW = 2
    INSPIRATION = 3
    FORTUNE = 4
    PATRONAGE = 5
    PERFORM = 6


class Phase(IntEnum):
    """What the seat that decides is asked."""

    KEEP = 0  # which Magnum Opus to keep (OV-2.4)
    READY = 1  # before the main action, and between completed steps (OV-3.10)
    ACT = 2  # the action named by a bonus has to be taken (OV-5.3)
    DISCOUNT = 3  # where the composer's discount goes (OV-4.2)
    PAY = 4  # the tone of the next Inspiration paid (OV-3.3)
    ATTEND = 5  # whether to attend (OV-3.6)
    GIVE = 6  # which Ticket to give when none can be drawn (OV-3.7)
    MAESTRO = 7  # which Maestro card to take (OV-7.1)
    OVER = 8


class EndReason(IntEnum):
    """Why the match ends; NOT_YET while it goes on."""

    NOT_YET = 0
    MAESTRO = 1  # OV-9.1: two or fewer Maestro cards left
    MAGNUM_OPUS = 2  # OV-9.1: every player has performed theirs
    ROUND_LIMIT = 3  # OV-9.5


class SoloLevel(IntEnum):
    """How the rulebook's Bot scores (OV-10.12); NONE with two players and more."""

    NONE = 0
    EASY = 1
    NORMAL = 2
    HARD = 3


class SoloAction(IntEnum):
    """The actions printed on a solo card; the first four are the stations (OV-10.2)."""

    INSPIRATION = 0
    FORTUNE = 1
    PATRONAGE = 2
    PERFORM = 3
    BEST = 4


class Stream(IntEnum):
    """The random streams of a match, one for each shuffled thing.  The four decks come first, by their numbers."""

    CONCERT = 0
    CHAMBER = 1
    PATRON = 2
    FORTUNE = 3
    TICKETS = 4
    MAESTRO = 5
    COMPOSERS = 6
    SOLO = 7


STREAMS = len(Stream)


class Task(IntEnum):
    """What a Maestro card counts (OV-7.1).  Every task looks at public facts only; ``about`` is its argument."""

    PIECES = 0  # performed pieces that show the symbol `about`
    CONCERTS = 1  # performed Concert Music, Magnum Opus included
    CHAMBERS = 2  # performed Chamber Music
    TYPES = 3  # different types among the performed pieces
    TONE_SETS = 4  # the fewest pieces that any one tone is shown on
    INSPIRATION = 5  # Inspiration of all tones together
    BALANCE = 6  # the lowest of the three Inspiration markers
    PEAK = 7  # the highest of the three Inspiration markers
    TOKENS = 8  # music tokens owned
    TICKETS = 9  # Tickets in hand
    FORTUNES = 10  # Fortune cards tucked
    LEGACY_PATRONS = 11  # Legacy Patrons left of the board
    FINANCIERS = 12  # Patron Financiers tucked
    COLUMN = 13  # cards tucked under the action `about`
    STATIONS = 14  # actions with at least one card tucked under them
    ACTIONS = 15  # actions completed this turn, the main one included
    BONUSES = 16  # bonuses activated this turn
    MUSIC_LP = 17  # LP on performed music
    PATRON_LP = 18  # LP from Legacy Patrons if the match ended now


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
        ("wasted", "u2", (MAX_SEATS,)),  # Inspiration lost at the end of the track so far
        # The match.
        ("players", "i1"),  # 1..4; the seats of a solo match are 0, the person, and 1, the Bot
        ("seats", "i1"),  # 2..4
        ("solo_level", "i1"),  # SoloLevel
        ("magnum_opus", "i1"),  # 1 with the module (OV-2.4)
        ("round_number", "i2"),  # from 1
        ("turn", "i1"),  # the seat whose turn it is
        ("decider", "i1"),  # the seat that decides now; NONE when over
        ("phase", "i1"),  # Phase
        ("ending", "i1"),  # EndReason: once set, the round is finished (OV-9.1)
        # Cards on the table.  Entries of rows and decks: music, or helpers; NONE for a gap.
        ("row", "i1", (DECKS, ROW)),
        ("deck", "i1", (DECKS, DECK_CARDS)),  # hidden order; the top card is deck[d, deck_len[d] - 1]
        ("deck_len", "i1", (DECKS,)),
        ("discarded", "i8", (DECKS,)),  # sets of music, or of helpers
        ("tickets", "i1", (TICKETS,)),  # tones, hidden order; the top one is the last
        ("tickets_len", "i1"),
        ("tickets_discarded", "i1", (TONES,)),  # how many of each tone
        ("maestro", "i1", (MAESTRO_ROW,)),  # face up, from the top; NONE when taken
        # Each seat.
        ("composer", "i1", (MAX_SEATS,)),
        ("inspiration", "i1", (MAX_SEATS, TONES)),
        ("tokens", "i1", (MAX_SEATS,)),  # owned, used ones included
        ("hand", "i1", (MAX_SEATS, TONES + 1)),  # Tickets by tone; the last place is UNKNOWN_TONE, for views
        ("music", "i8", (MAX_SEATS,)),  # set of performed music
        ("helpers", "i8", (MAX_SEATS,)),  # set of helpers owned
        ("maestro_taken", "i8", (MAX_SEATS,)),  # set of Maestro cards
        ("magnum", "i1", (MAX_SEATS,)),  # the kept Magnum Opus, also once performed; NONE; hidden till then
        ("bought", "i1", (HELPERS,)),  # helpers in the order in which the seats acquired them
        ("bought_len", "i1"),
        # This turn, of the seat whose turn it is.
        ("station", "i1"),  # Station of the composer token; NONE before the main action (OV-8.1)
        ("open", "i1"),  # 1 when the action at the station is complete: its cards may be activated
        ("raised", "i1"),  # set of tones raised by the Seek Inspiration just completed (OV-5.2)
        ("piece", "i1"),  # the piece just performed, or NONE
        ("used", "i8"),  # set of helpers activated this turn (OV-5.1)
        ("tokens_used", "i1"),
        ("actions_done", "i2"),  # actions completed this turn
        ("met", "i8"),  # set of Maestro cards whose task was met this turn (OV-7.1)
        # A purchase under way.
        ("card", "i1"),  # the helper or piece being paid for; NONE
        ("due", "i1"),  # Inspiration of any tone still to pay
        ("paying", "i1"),  # the lowest tone that may still be paid: one order for each payment
        ("invited", "i1"),  # how many neighbours have been asked to attend (OV-3.6)
        # Solo.
        ("solo_deck", "i1", (SOLO_CARDS,)),  # hidden order; the top card is the last
        ("solo_len", "i1"),
        ("solo_discarded", "i8"),  # set of solo cards under the decision card
        ("active", "i1"),  # the solo card revealed this turn; NONE between the Bot's turns
        ("decision", "i1"),  # the solo card on top of the discard pile; NONE outside solo
    ]
)

MUSIC_ROW = _record(
    [
        ("lp", "i1"),
        ("cost", "i1", (TONES,)),
        ("symbols", "i2"),  # set of Symbol
        ("needs", "i1", (2,)),  # prerequisites: none on Chamber Music, one on Concert Music, two on a Magnum Opus
        ("composer", "i1"),  # of a Magnum Opus; NONE
    ]
)
HELPER_ROW = _record(
    [
        ("face", "i1"),  # the first helper with the same face: copies of one card share its number in action codes
        ("cost", "i1"),  # in any tones
        ("lp", "i1"),
        ("station", "i1"),  # where it is tucked; NONE for a Legacy Patron
        ("bonus", "i1"),  # Bonus; NONE for a Legacy Patron
        ("condition", "i1"),  # Symbol; NONE
        ("loved", "i2"),  # of a Legacy Patron: set of Symbol
        ("disliked", "i2"),  # set of Symbol
        # Derived: the music that shows a loved symbol, and a disliked one (OV-9.2).
        ("loves", "i8"),
        ("dislikes", "i8"),
    ]
)
MAESTRO_CARD = _record(
    [
        ("lp", "i1"),
        ("task", "i1"),  # Task
        ("about", "i1"),
        ("goal", "i1"),
        ("solo", "i1"),
        # Derived, for tasks that count cards: which.
        ("music", "i8"),
        ("helpers", "i8"),
    ]
)
COMPOSER_ROW = _record(
    [
        ("tone", "i1"),  # the tone that costs 1 less (OV-4.1); NONE: a tone of the performer's choice (OV-4.2)
        ("on", "i1"),  # the Symbol that music which costs less shows; ON_CONCERT; NONE: any music
        # Derived.
        ("music", "i8"),  # the set of music that costs less
        ("eases", "i8", (TONES,)),  # the same, at each tone that may be the one
    ]
)
SOLO_ROW = _record(
    [
        ("actions", "i1", (2,)),  # SoloAction; NONE
        ("gain", "i1", (TONES,)),  # OV-10.6
        ("tones", "i1", (TONES,)),  # the order that breaks ties, leftmost first (OV-10.4)
        ("position", "i1"),  # the ticked place of a row, 0 the leftmost (OV-10.5)
        ("discard_deck", "i1"),  # Deck of the display card that is discarded (OV-10.2)
        ("discard_place", "i1"),
        ("attends", "i1"),  # 1 if the Bot attends the player's performance (OV-10.11)
    ]
)

# What is marked as derived follows from the other columns: whoever changes those has ``boxes.derive`` work it out anew.
BOX = _record(
    [
        ("max_inspiration", "i1"),  # OV-1.5
        ("round_limit", "i2"),  # OV-9.5
        ("music", MUSIC_ROW, (MUSIC,)),
        ("helper", HELPER_ROW, (HELPERS,)),
        ("maestro", MAESTRO_CARD, (MAESTROS,)),
        ("composer", COMPOSER_ROW, (COMPOSERS,)),
        ("solo", SOLO_ROW, (SOLO_CARDS,)),
        ("ticket_tones", "i1", (TICKETS,)),
        # Derived.
        ("shows", "i8", (len(Symbol),)),  # music that shows a symbol
        ("concert_music", "i8"),  # Concert Music and Magnum Opuses (OV-4.2)
        ("tucked", "i8", (len(Station),)),  # helpers that go under a station
        ("legacy", "i8"),  # Legacy Patrons
        ("counting", "i8"),  # Maestro cards whose tasks count cards
        ("asks", "i8", (len(Symbol),)),  # music with a symbol as a prerequisite
        ("music_up_to", "i8", (TONES, MAX_INSPIRATION + 2)),  # music that costs at most so much of a tone
        ("helpers_up_to", "i8", (MAX_COST + 1,)),  # helpers that cost at most so much
    ]
)
