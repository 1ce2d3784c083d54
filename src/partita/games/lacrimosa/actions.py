"""The action codes: every move of Lacrimosa is one fixed small integer, in the order in which moves are listed.

A card-valued action is coded by the card's number in its family.  Codes never change their meaning within a rules
version; ``ACTIONS`` is their number.
"""

from enum import IntEnum

from partita.games.lacrimosa.layout import (
    ACTIONS_OF_A_TURN,
    COMPOSERS,
    INSTRUMENTS,
    MARKET_MEMORIES,
    MARKET_OPUSES,
    MEMORIES,
    MOVEMENTS,
    OPUSES,
    PLACES,
)


class MoveKind(IntEnum):
    """The kinds of move, in the order of their codes."""

    EXPERIENCE = 0
    STORY = 1
    USE_CARD = 2
    DUCATS = 3
    DOCUMENT = 4
    COMMISSION = 5
    PERFORM = 6
    SELL = 7
    JOURNEY = 8
    REQUIEM = 9
    INSTRUMENT = 10
    COMPOSER = 11
    SKIP = 12
    END_TURN = 13


# First code of each kind: EXPERIENCE, STORY and DOCUMENT + the Memory; COMMISSION, PERFORM and SELL + the Opus; JOURNEY
# + the place; REQUIEM + the movement; INSTRUMENT + the instrument; COMPOSER + the composer; SKIP + the Action.
EXPERIENCE = 0
STORY = EXPERIENCE + MEMORIES
USE_CARD = STORY + MEMORIES
DUCATS = USE_CARD + 1
DOCUMENT = DUCATS + 1
COMMISSION = DOCUMENT + MARKET_MEMORIES
PERFORM = COMMISSION + MARKET_OPUSES
SELL = PERFORM + OPUSES
JOURNEY = SELL + OPUSES
REQUIEM = JOURNEY + PLACES
INSTRUMENT = REQUIEM + MOVEMENTS
COMPOSER = INSTRUMENT + INSTRUMENTS
SKIP = COMPOSER + COMPOSERS
END_TURN = SKIP + ACTIONS_OF_A_TURN
ACTIONS = END_TURN + 1

STARTS = (
    EXPERIENCE, STORY, USE_CARD, DUCATS, DOCUMENT, COMMISSION, PERFORM, SELL, JOURNEY, REQUIEM, INSTRUMENT, COMPOSER,
    SKIP, END_TURN, ACTIONS,
)  # fmt: skip
WORDS = (
    "experience", "story", "use-card", "ducats", "document", "commission", "perform", "sell", "journey", "requiem",
    "instrument", "composer", "skip", "end-turn",
)  # fmt: skip
