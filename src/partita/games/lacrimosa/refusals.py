"""Why a move of Lacrimosa is not legal: the codes that every ``can_...`` answers with, and what they mean to people.

``OK`` means legal.  Each other code has a name, a clause, and the meaning of its argument; *have* and *need* are the
two numbers that decided (ducats, story points, spaces ...), measured in ``why.py``.
"""

from enum import IntEnum

from partita.core.reasons import Cause


class Refusal(IntEnum):
    """The codes; OK is no refusal."""

    OK = 0
    MATCH_OVER = 1
    # Another decision comes first.
    EXPERIENCE_FIRST = 2
    STORY_FIRST = 3
    USE_FIRST = 4
    GRANT_FIRST = 5
    INSTRUMENT_FIRST = 6
    COMPOSER_FIRST = 7
    # Nothing of this kind is asked.
    EXPERIENCE_PLACED = 8
    STORY_PLACED = 9
    USE_DECIDED = 10
    NOTHING_TO_SKIP = 11
    NO_INSTRUMENT_ASKED = 12
    NO_COMPOSER_ASKED = 13
    # Actions.
    NO_SUCH_ACTION = 14  # neither the Experiences card nor a tile gives it, or it is done
    OTHER_ACTION_GIVEN = 15  # a tile gives another one
    # Cards.
    NOT_IN_HAND = 16
    NOT_IN_MARKET = 17
    OPUS_NOT_OWNED = 18
    OPUS_TURNED = 19
    # Prices.
    TOO_LITTLE_TALENT = 20
    TOO_FEW_DUCATS = 21
    TOO_LITTLE_JOURNEY = 22
    TOO_LITTLE_COMPOSITION = 23
    # The map.
    COURT_EMPTY = 24
    # The Requiem.
    MOVEMENT_FULL = 25
    NO_SPACE_OF_INSTRUMENT = 26
    NO_MARKER_LEFT = 27
    NO_TILE_LEFT = 28
    NOT_IN_PLAY = 29


# The argument of a cause: "" none, or "action", "movement", "instrument", "composer".
CAUSES = {
    Refusal.MATCH_OVER: Cause("match-over", "LA-6"),
    Refusal.EXPERIENCE_FIRST: Cause("experience-first", "LA-3.2"),
    Refusal.STORY_FIRST: Cause("story-first", "LA-3.2"),
    Refusal.USE_FIRST: Cause("use-first", "LA-3.3"),
    Refusal.GRANT_FIRST: Cause("grant-first", "LA-3.5", "action"),
    Refusal.INSTRUMENT_FIRST: Cause("instrument-first", "LA-5.5", "movement"),
    Refusal.COMPOSER_FIRST: Cause("composer-first", "LA-5.5", "movement"),
    Refusal.EXPERIENCE_PLACED: Cause("experience-placed", "LA-3.2"),
    Refusal.STORY_PLACED: Cause("story-placed", "LA-3.2"),
    Refusal.USE_DECIDED: Cause("use-decided", "LA-3.3"),
    Refusal.NOTHING_TO_SKIP: Cause("nothing-to-skip", "LA-3.5"),
    Refusal.NO_INSTRUMENT_ASKED: Cause("no-instrument-asked", "LA-5.5"),
    Refusal.NO_COMPOSER_ASKED: Cause("no-composer-asked", "LA-5.5"),
    Refusal.NO_SUCH_ACTION: Cause("no-such-action", "LA-3.3", "action"),
    Refusal.OTHER_ACTION_GIVEN: Cause("other-action-given", "LA-3.5", "action"),
    Refusal.NOT_IN_HAND: Cause("not-in-hand", "LA-3.2"),
    Refusal.NOT_IN_MARKET: Cause("not-in-market", "LA-2.2"),
    Refusal.OPUS_NOT_OWNED: Cause("opus-not-owned", "LA-5.3"),
    Refusal.OPUS_TURNED: Cause("opus-turned", "LA-5.3"),
    Refusal.TOO_LITTLE_TALENT: Cause("too-little-talent", "LA-4.2"),
    Refusal.TOO_FEW_DUCATS: Cause("too-few-ducats", "LA-4.2"),
    Refusal.TOO_LITTLE_JOURNEY: Cause("too-little-journey", "LA-5.4"),
    Refusal.TOO_LITTLE_COMPOSITION: Cause("too-little-composition", "LA-5.5"),
    Refusal.COURT_EMPTY: Cause("court-empty", "LA-5.4"),
    Refusal.MOVEMENT_FULL: Cause("movement-full", "LA-5.5", "movement"),
    Refusal.NO_SPACE_OF_INSTRUMENT: Cause("no-space-of-instrument", "LA-5.5", "instrument"),
    Refusal.NO_MARKER_LEFT: Cause("no-marker-left", "LA-5.5"),
    Refusal.NO_TILE_LEFT: Cause("no-tile-left", "LA-5.5"),
    Refusal.NOT_IN_PLAY: Cause("not-in-play", "LA-2.4", "composer"),
}
