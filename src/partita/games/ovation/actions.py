"""The action codes: every move of Ovation is one fixed small integer, in the order in which moves are listed.

A card-valued action is coded by the card's face (of equal copies, the first one's number).  Codes never change their
meaning within a rules version; ``ACTIONS`` is their number.
"""

from enum import IntEnum

from partita.games.ovation.layout import DECKS, FORTUNES, HELPERS, MAESTROS, MAGNUMS, MUSIC, PATRONS, TONES


class MoveKind(IntEnum):
    """The kinds of move, in the order of their codes."""

    KEEP = 0
    INSPIRE = 1
    FORTUNE = 2
    PATRON = 3
    PERFORM = 4
    DISCOUNT = 5
    PAY = 6
    ATTEND = 7
    DECLINE = 8
    GIVE = 9
    USE = 10
    EXCHANGE = 11
    ARTIST = 12
    MAESTRO = 13
    END_TURN = 14


INSPIRE_PAIRS = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))  # OV-3.2: a tone twice, or two tones once

# First code of each kind: KEEP + the Magnum Opus, counted from the first one; FORTUNE and PATRON + the helper, counted
# from the first of its deck; PERFORM + the music; USE + the helper; MAESTRO + the Maestro card; the rest + tone or row.
KEEP = 0
INSPIRE = KEEP + MAGNUMS
FORTUNE = INSPIRE + len(INSPIRE_PAIRS)
PATRON = FORTUNE + FORTUNES
PERFORM = PATRON + PATRONS
DISCOUNT = PERFORM + MUSIC
PAY = DISCOUNT + TONES
ATTEND = PAY + TONES
DECLINE = ATTEND + 1
GIVE = DECLINE + 1
USE = GIVE + TONES
EXCHANGE = USE + HELPERS
ARTIST = EXCHANGE + TONES
MAESTRO = ARTIST + DECKS
END_TURN = MAESTRO + MAESTROS
ACTIONS = END_TURN + 1

STARTS = (
    KEEP, INSPIRE, FORTUNE, PATRON, PERFORM, DISCOUNT, PAY, ATTEND, DECLINE, GIVE, USE, EXCHANGE, ARTIST, MAESTRO,
    END_TURN, ACTIONS,
)  # fmt: skip
WORDS = (
    "keep", "inspire", "fortune", "patron", "perform", "discount", "pay", "attend", "decline", "give", "use",
    "exchange", "artist", "maestro", "end-turn",
)  # fmt: skip
