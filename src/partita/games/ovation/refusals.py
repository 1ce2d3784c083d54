"""Why a move of Ovation is not legal: the codes that every ``can_...`` answers with, and what they mean to people.

``OK`` means legal.  Each other code has a name, a clause, and the meaning of its argument; *have* and *need* are the
two numbers that decided (cards, tokens, Inspiration, pieces ...), measured in ``why.py``.
"""

from enum import IntEnum

from partita.core.reasons import Cause


class Refusal(IntEnum):
    """The codes; OK is no refusal."""

    OK = 0
    MATCH_OVER = 1
    # Another decision comes first.
    KEEP_FIRST = 2
    DISCOUNT_FIRST = 3
    PAY_FIRST = 4
    ATTENDANCE_FIRST = 5
    TICKET_FIRST = 6
    MAESTRO_FIRST = 7
    BONUS_ACTION_FIRST = 8
    # Nothing of this kind is asked.
    NOTHING_TO_KEEP = 9
    NO_DISCOUNT_DUE = 10
    NOTHING_TO_PAY = 11
    NO_INVITATION = 12
    NO_TICKET_OWED = 13
    MAESTRO_AT_END = 14
    # The turn.
    MAIN_ACTION_DONE = 15
    MAIN_ACTION_FIRST = 16
    OTHER_ACTION_NAMED = 17
    # Cards.
    NOT_OFFERED = 18
    NOT_IN_ROW = 19
    CANNOT_AFFORD = 20
    NOT_YOUR_MAGNUM = 21
    ALREADY_PERFORMED = 22
    PREREQUISITE = 23
    TWO_PREREQUISITES = 24
    CANNOT_AFFORD_TONE = 25
    CANNOT_AFFORD_DISCOUNTED = 26
    # Payments.
    TONE_NOT_IN_COST = 27
    DISCOUNT_ELSEWHERE = 28
    TONE_NOT_HELD = 29
    TONE_ORDER = 30
    REST_UNPAYABLE = 31
    # Attendance and Tickets.
    TICKET_NOT_HELD = 32
    NO_PAIR = 33
    # Bonuses.
    NOT_OWNED = 34
    NO_BONUS = 35
    NO_ACTION_YET = 36
    OTHER_STATION = 37
    USED_ALREADY = 38
    NO_TOKEN = 39
    TONE_NOT_RAISED = 40
    SYMBOL_NOT_SHOWN = 41
    ACTION_IMPOSSIBLE = 42
    # Maestro cards.
    MAESTRO_NOT_OPEN = 43
    TASK_NOT_MET = 44


PATRON_CLAUSE = "OV-3.4"  # of what OV-3.3 says too, where a Patron is bought

# The argument of a cause: "" none, or "tone", "symbol", "station", "helper", "music", "maestro", "deck".
CAUSES = {
    Refusal.MATCH_OVER: Cause("match-over", "OV-9.1"),
    Refusal.KEEP_FIRST: Cause("keep-first", "OV-2.4"),
    Refusal.DISCOUNT_FIRST: Cause("discount-first", "OV-4.2"),
    Refusal.PAY_FIRST: Cause("pay-first", "OV-3.10"),
    Refusal.ATTENDANCE_FIRST: Cause("attendance-first", "OV-3.6"),
    Refusal.TICKET_FIRST: Cause("ticket-first", "OV-3.7"),
    Refusal.MAESTRO_FIRST: Cause("maestro-first", "OV-7.1"),
    Refusal.BONUS_ACTION_FIRST: Cause("bonus-action-first", "OV-3.10", "station"),
    Refusal.NOTHING_TO_KEEP: Cause("nothing-to-keep", "OV-2.4"),
    Refusal.NO_DISCOUNT_DUE: Cause("no-discount-due", "OV-4.2"),
    Refusal.NOTHING_TO_PAY: Cause("nothing-to-pay", "OV-3.3"),
    Refusal.NO_INVITATION: Cause("no-invitation", "OV-3.6"),
    Refusal.NO_TICKET_OWED: Cause("no-ticket-owed", "OV-3.7"),
    Refusal.MAESTRO_AT_END: Cause("maestro-at-end", "OV-7.1"),
    Refusal.MAIN_ACTION_DONE: Cause("main-action-done", "OV-3.1"),
    Refusal.MAIN_ACTION_FIRST: Cause("main-action-first", "OV-3.1"),
    Refusal.OTHER_ACTION_NAMED: Cause("other-action-named", "OV-5.3", "station"),
    Refusal.NOT_OFFERED: Cause("not-offered", "OV-2.4"),
    Refusal.NOT_IN_ROW: Cause("not-in-row", "OV-2.1"),
    Refusal.CANNOT_AFFORD: Cause("cannot-afford", "OV-3.3", "helper"),  # of a Patron: PATRON_CLAUSE
    Refusal.NOT_YOUR_MAGNUM: Cause("not-your-magnum", "OV-3.5"),
    Refusal.ALREADY_PERFORMED: Cause("already-performed", "OV-3.5"),
    Refusal.PREREQUISITE: Cause("prerequisite", "OV-3.5", "symbol"),
    Refusal.TWO_PREREQUISITES: Cause("two-prerequisites", "OV-9.4"),
    Refusal.CANNOT_AFFORD_TONE: Cause("cannot-afford-tone", "OV-3.5", "tone"),
    Refusal.CANNOT_AFFORD_DISCOUNTED: Cause("cannot-afford-discounted", "OV-4.2"),
    Refusal.TONE_NOT_IN_COST: Cause("tone-not-in-cost", "OV-4.3", "tone"),
    Refusal.DISCOUNT_ELSEWHERE: Cause("discount-elsewhere", "OV-4.2", "tone"),
    Refusal.TONE_NOT_HELD: Cause("tone-not-held", "OV-3.3", "tone"),
    Refusal.TONE_ORDER: Cause("tone-order", "OV-3.3", "tone"),
    Refusal.REST_UNPAYABLE: Cause("rest-unpayable", "OV-3.3", "tone"),
    Refusal.TICKET_NOT_HELD: Cause("ticket-not-held", "OV-3.7", "tone"),
    Refusal.NO_PAIR: Cause("no-pair", "OV-6.1", "tone"),
    Refusal.NOT_OWNED: Cause("not-owned", "OV-5.1"),
    Refusal.NO_BONUS: Cause("no-bonus", "OV-1.4"),
    Refusal.NO_ACTION_YET: Cause("no-action-yet", "OV-5.1"),
    Refusal.OTHER_STATION: Cause("other-station", "OV-5.3", "station"),
    Refusal.USED_ALREADY: Cause("used-already", "OV-5.1"),
    Refusal.NO_TOKEN: Cause("no-token", "OV-5.1"),
    Refusal.TONE_NOT_RAISED: Cause("tone-not-raised", "OV-5.2", "tone"),
    Refusal.SYMBOL_NOT_SHOWN: Cause("symbol-not-shown", "OV-5.2", "symbol"),
    Refusal.ACTION_IMPOSSIBLE: Cause("action-impossible", "OV-5.4", "station"),
    Refusal.MAESTRO_NOT_OPEN: Cause("maestro-not-open", "OV-7.1"),
    Refusal.TASK_NOT_MET: Cause("task-not-met", "OV-7.1"),
}
