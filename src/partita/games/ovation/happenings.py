"""What can happen in a game of Ovation, as kernels note it down and people read it.

A kernel notes a happening as one row of a log (see ``partita.core.log``): its kind, the seat it happens to, the set of
seats that may see it (0: everybody), and up to five numbers.  ``EVENTS`` names those numbers and the clause.
"""

from enum import IntEnum

from partita.core.events import Shape


class Happening(IntEnum):
    """The kinds of event."""

    ROUND_BEGINS = 0
    TURN_BEGINS = 1
    KEPT = 2
    INSPIRED = 3
    LOST = 4
    FORTUNE_BOUGHT = 5
    PATRON_BOUGHT = 6
    PAID = 7
    DISCOUNTED = 8
    PERFORMED = 9
    TOKEN_GAINED = 10
    NO_TOKEN_LEFT = 11
    ATTENDED = 12
    DECLINED = 13
    SHUT_OUT = 14
    TICKET_DRAWN = 15
    TICKET_GIVEN = 16
    TICKETS_REMADE = 17
    ACTIVATED = 18
    BONUS_GAINED = 19
    ACTION_OPENED = 20
    EXCHANGED = 21
    ARTIST = 22
    DEALT = 23
    DECK_REMADE = 24
    MAESTRO_TAKEN = 25
    TURN_ENDED = 26
    LAST_ROUND = 27
    MATCH_ENDED = 28
    BOT_REVEALED = 29
    BOT_CANNOT = 30
    BOT_ACTS = 31
    BOT_BEST = 32
    BOT_PREFERRED = 33
    BOT_GAINED = 34
    BOT_SPENT_PAIR = 35
    BOT_SKIPPED = 36
    BOT_CONSOLED = 37
    BOT_DISCARDED = 38
    SOLO_REMADE = 39
    BOT_CHOSE_FORTUNE = 40
    BOT_CHOSE_PATRON = 41


class Preference(IntEnum):
    """The filters by which the Bot chooses a piece to perform (OV-10.5)."""

    CONCERT = 0
    MAESTRO = 1
    LP = 2
    POSITION = 3


CHOSEN_DISCOUNT_CLAUSE = "OV-4.2"  # of DISCOUNTED, where the performer chooses the tone
# What PAID is for, and has the clause of: the first of these that follows.
ACQUIRED = (Happening.FORTUNE_BOUGHT, Happening.PATRON_BOUGHT, Happening.PERFORMED)

# An argument is "tone", "station", "deck", "music", "helper", "maestro", "solo", "seat", "reason", "action",
# "preference" or "magnum" (a thing with a name), or "number:NAME" (a number called NAME).
EVENTS = {
    Happening.ROUND_BEGINS: Shape("round-begins", "OV-9.1", "number:round"),
    Happening.TURN_BEGINS: Shape("turn-begins", "OV-3.1"),
    Happening.KEPT: Shape("kept", "OV-2.4", "music"),
    Happening.INSPIRED: Shape("inspired", "OV-3.2", "number:passion", "number:joy", "number:sorrow"),
    Happening.LOST: Shape("lost", "OV-1.5", "tone"),
    Happening.FORTUNE_BOUGHT: Shape("fortune-bought", "OV-3.3", "helper", "station"),
    Happening.PATRON_BOUGHT: Shape("patron-bought", "OV-3.4", "helper"),
    Happening.PAID: Shape("paid", "OV-3.3", "number:passion", "number:joy", "number:sorrow"),
    Happening.DISCOUNTED: Shape("discounted", "OV-4.1", "tone"),
    Happening.PERFORMED: Shape("performed", "OV-3.5", "music"),
    Happening.TOKEN_GAINED: Shape("token-gained", "OV-3.5"),
    Happening.NO_TOKEN_LEFT: Shape("no-token-left", "OV-3.9"),
    Happening.ATTENDED: Shape("attended", "OV-3.6", "music", "number:passion", "number:joy", "number:sorrow"),
    Happening.DECLINED: Shape("declined", "OV-3.6", "music"),
    Happening.SHUT_OUT: Shape("shut-out", "OV-3.7", "music"),
    Happening.TICKET_DRAWN: Shape("ticket-drawn", "OV-3.6", "tone"),
    Happening.TICKET_GIVEN: Shape("ticket-given", "OV-3.7", "tone", "seat"),
    Happening.TICKETS_REMADE: Shape("tickets-remade", "OV-3.7", "number:count"),
    Happening.ACTIVATED: Shape("activated", "OV-5.1", "helper"),
    Happening.BONUS_GAINED: Shape("bonus-gained", "OV-5.1", "tone"),
    Happening.ACTION_OPENED: Shape("action-opened", "OV-5.3", "station"),
    Happening.EXCHANGED: Shape("exchanged", "OV-6.1", "tone"),
    Happening.ARTIST: Shape("artist", "OV-6.2", "deck"),
    Happening.DEALT: Shape("dealt", "OV-2.1", "deck", "card", "number:place"),
    Happening.DECK_REMADE: Shape("deck-remade", "OV-6.3", "deck", "number:count"),
    Happening.MAESTRO_TAKEN: Shape("maestro-taken", "OV-7.1", "maestro"),
    Happening.TURN_ENDED: Shape("turn-ended", "OV-8.1"),
    Happening.LAST_ROUND: Shape("last-round", "OV-9.1", "reason"),
    Happening.MATCH_ENDED: Shape("match-ended", "OV-9.1", "reason"),
    Happening.BOT_REVEALED: Shape("bot-revealed", "OV-10.2", "solo"),
    Happening.BOT_CANNOT: Shape("bot-cannot", "OV-10.2", "action"),
    Happening.BOT_ACTS: Shape("bot-acts", "OV-10.2", "action"),
    Happening.BOT_BEST: Shape("bot-best", "OV-10.9", "station"),
    Happening.BOT_PREFERRED: Shape("bot-preferred", "OV-10.5", "preference", "number:left"),
    Happening.BOT_GAINED: Shape("bot-gained", "OV-10.6", "number:passion", "number:joy", "number:sorrow"),
    Happening.BOT_SPENT_PAIR: Shape("bot-spent-pair", "OV-10.5", "tone"),
    Happening.BOT_SKIPPED: Shape("bot-skipped", "OV-10.10", "helper"),
    Happening.BOT_CONSOLED: Shape("bot-consoled", "OV-10.10", "helper"),
    Happening.BOT_DISCARDED: Shape("bot-discarded", "OV-10.2", "deck", "card"),
    Happening.BOT_CHOSE_FORTUNE: Shape("bot-chose-fortune", "OV-10.7", "helper"),
    Happening.BOT_CHOSE_PATRON: Shape("bot-chose-patron", "OV-10.8", "helper", "number:points"),
    Happening.SOLO_REMADE: Shape("solo-remade", "OV-10.2", "number:count"),
}
