"""Attendance (OV-3.6, OV-3.7, OV-3.8).

After every performance the player to the left, then the player to the right, may attend: it gains 1 Inspiration of each
tone on the card, and a Ticket is drawn for the performer.  When the deck is empty the discarded Tickets make a new one;
when there are none either, the attendee gives a Ticket from hand, and cannot attend without one.

Whether an attendee is asked which Ticket to give must tell nobody what it holds: so it is always asked.
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation.actions import ATTEND, DECLINE, GIVE
from partita.games.ovation.effects import gain, is_bot, tickets_held
from partita.games.ovation.happenings import Happening
from partita.games.ovation.layout import ATTENDEES, NONE, THE_BOT, TONES, Phase, SoloLevel
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.rules.tickets import draw_ticket, tickets_to_draw
from partita.games.ovation.timing import waiting_for
from partita.kernel.bits import bit, has
from partita.kernel.jit import kernel, num


@kernel
def neighbour(g: Any, number: int) -> int:
    """The player asked first (0: to the left, the next in turn order) or second (1: to the right)."""
    step = 1 if number == 0 else num(g.seats) - 1
    return (num(g.turn) + step) % num(g.seats)


@kernel
def neighbours(g: Any) -> int:
    """How many are asked: with two players the one neighbour is asked once."""
    return min(ATTENDEES, num(g.seats) - 1)


@kernel
def ticket_for_attending(g: Any, seat: int) -> bool:
    """Whether there is a Ticket for the performer: to draw, to make a deck of, or in the attendee's hand (OV-3.7)."""
    return tickets_to_draw(g) > 0 or tickets_held(g, seat) > 0


@kernel
def invite(g: Any, box: Any, log: Any) -> bool:
    """Ask the next neighbour who can attend.  Whether all have been asked, so that Perform is complete."""
    while g.invited < neighbours(g):
        seat = neighbour(g, num(g.invited))
        g.invited += 1
        if not ticket_for_attending(g, seat):
            note(log, Happening.SHUT_OUT, seat, 0, num(g.piece), 0, 0, 0)
        elif is_bot(g, seat):
            bot_decides(g, box, log)
        else:
            g.phase = Phase.ATTEND
            g.decider = seat
            return False
    g.invited = 0
    g.decider = g.turn
    return True


@kernel
def can_attend(g: Any) -> int:
    """Whether the decision is to attend or not.  Nobody is asked who could not (see ``invite``)."""
    if g.phase == Phase.ATTEND:
        return Refusal.OK
    timing = waiting_for(g)
    return Refusal.NO_INVITATION if timing == Refusal.OK or timing == Refusal.BONUS_ACTION_FIRST else timing


@kernel
def list_attendance(g: Any, out: Any, n: int) -> int:
    """Append attending and declining."""
    if can_attend(g) == Refusal.OK:
        out[n] = ATTEND
        n += 1
        out[n] = DECLINE
        n += 1
    return n


@kernel
def attend(g: Any, box: Any, seat: int, log: Any) -> bool:
    """Gain the tones on the card; the performer gets a Ticket.  Whether that is done: else one must be given."""
    note_attended(g, box, seat, log)
    for tone in range(TONES):
        if has(box.music[g.piece].symbols, tone):
            gain(g, box, seat, tone, log)
    if tickets_to_draw(g) == 0:
        g.phase = Phase.GIVE
        return False
    draw_ticket(g, num(g.turn), log)
    return True


@kernel
def note_attended(g: Any, box: Any, seat: int, log: Any) -> None:
    """Note who attends what, and the tones on the card."""
    symbols = num(box.music[g.piece].symbols)
    note(log, Happening.ATTENDED, seat, 0, num(g.piece), symbols & 1, symbols >> 1 & 1, symbols >> (TONES - 1) & 1)


@kernel
def decline(g: Any, seat: int, log: Any) -> None:
    """Stay away."""
    note(log, Happening.DECLINED, seat, 0, num(g.piece), 0, 0, 0)


@kernel
def can_give(g: Any, seat: int, tone: int) -> int:
    """Whether a Ticket of a tone may be given to the performer."""
    if g.phase != Phase.GIVE:
        timing = waiting_for(g)
        return Refusal.NO_TICKET_OWED if timing == Refusal.OK or timing == Refusal.BONUS_ACTION_FIRST else timing
    if g.hand[seat, tone] == 0:
        return Refusal.TICKET_NOT_HELD
    return Refusal.OK


@kernel
def list_gifts(g: Any, seat: int, out: Any, n: int) -> int:
    """Append the tones of the Tickets that may be given."""
    for tone in range(TONES):
        if can_give(g, seat, tone) == Refusal.OK:
            out[n] = GIVE + tone
            n += 1
    return n


@kernel
def give(g: Any, seat: int, tone: int, log: Any) -> None:
    """Give the performer a Ticket; both know which (OV-3.7)."""
    performer = num(g.turn)
    g.hand[seat, tone] -= 1
    g.hand[performer, tone] += 1
    note(log, Happening.TICKET_GIVEN, seat, known_to(g, bit(seat) | bit(performer)), tone, performer, 0, 0)


@kernel
def known_to(g: Any, seats: int) -> int:
    """The seats that see the tone of a Ticket: in solo everybody, for the Bot's lie open (OV-10.11)."""
    return 0 if g.solo_level != SoloLevel.NONE and has(seats, THE_BOT) else seats


@kernel
def bot_decides(g: Any, box: Any, log: Any) -> None:
    """The Bot attends as the decision card says (OV-10.11)."""
    if box.solo[g.decision].attends == 0:
        decline(g, THE_BOT, log)
    elif not attend(g, box, THE_BOT, log):
        give(g, THE_BOT, bot_gift(g, box), log)


@kernel
def bot_gift(g: Any, box: Any) -> int:
    """The Ticket the Bot gives: of a tone held in an odd number; else, and if tied, leftmost on the decision card."""
    leftmost = NONE
    for place in range(TONES):
        tone = num(box.solo[g.decision].tones[place])
        if g.hand[THE_BOT, tone] & 1:
            return tone
        if leftmost == NONE and g.hand[THE_BOT, tone] > 0:
            leftmost = tone
    return leftmost
