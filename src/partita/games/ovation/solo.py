"""The rulebook's Bot (OV-10).

It plays first in each round, inside the engine, on one look at two cards: the *active* card shows what it does, the
*decision* card settles its choices.  Its turn pauses only where the person has to decide: to attend its performance, or
which Ticket to give.  Everything it does depends on the state alone, so it is picked up where it stopped.
"""

from typing import Any

from partita.core.log import note
from partita.games.ovation.effects import gain, unused_tokens
from partita.games.ovation.happenings import Happening, Preference
from partita.games.ovation.layout import (
    FORTUNE_SET,
    MAESTRO_ROW,
    NONE,
    ROW,
    THE_BOT,
    TONES,
    Bonus,
    Deck,
    SoloAction,
    Station,
    Stream,
    Symbol,
)
from partita.games.ovation.refusals import Refusal
from partita.games.ovation.rules.attend import invite
from partita.games.ovation.rules.bonus import action_of, meets_condition, use_helper
from partita.games.ovation.rules.maestro import check_tasks, loved_lp, progress_with, take, topmost_met
from partita.games.ovation.rules.perform import (
    ANY_TONE,
    deck_of,
    discount_of,
    meets_prerequisites,
    pay_and_place,
    place_of,
    price,
)
from partita.games.ovation.rules.purchase import acquire, affordable_helpers, note_paid, spend
from partita.games.ovation.rules.refill import leave_display
from partita.games.ovation.rules.tickets import PAIR, exchange
from partita.games.ovation.timing import move_token
from partita.games.ovation.turn import begin_turn, clear_turn, complete_action, test_end
from partita.kernel.bits import bit, count, has
from partita.kernel.jit import kernel, lowest_bit, num
from partita.kernel.rng import shuffle


@kernel
def begin_bot_turn(g: Any, box: Any, log: Any) -> bool:
    """Reveal the active card and take its action, then bonuses and the rest (OV-10.2).  Whether the turn is over.

    In a view the card is unknown: the turn stops there.
    """
    begin_turn(g, box, THE_BOT, log)
    g.decider = NONE
    if not reveal(g, log):
        return False
    if not act(g, box, main_action(g, box, log), log):
        return False
    return go_on(g, box, log)


@kernel
def reveal(g: Any, log: Any) -> bool:
    """Turn up the active card; an empty deck is then made anew of the other seven.  Whether the card is known."""
    top = num(g.solo_len) - 1
    g.active = g.solo_deck[top]
    g.solo_deck[top] = NONE
    g.solo_len = top
    g.reads += 1
    note(log, Happening.BOT_REVEALED, THE_BOT, 0, num(g.active), 0, 0, 0)
    if top == 0:
        remake_solo_deck(g, log)
    return g.active >= 0


@kernel
def remake_solo_deck(g: Any, log: Any) -> None:
    """Shuffle all solo cards but the active and the decision card into a new deck."""
    left = num(g.solo_discarded)
    length = 0
    while left:
        g.solo_deck[length] = lowest_bit(left)
        left &= left - 1
        length += 1
    g.solo_discarded = 0
    shuffle(g.seed, g.drawn, Stream.SOLO, g.solo_deck[:], length)
    g.solo_len = length
    g.reads += 1
    note(log, Happening.SOLO_REMADE, NONE, 0, length, 0, 0, 0)


@kernel
def main_action(g: Any, box: Any, log: Any) -> int:
    """The first printed action that can be fully completed; else Best Action, Perform, Seek Inspiration (OV-10.2)."""
    for line in range(2):  # OV-10.2: one or two actions
        action = num(box.solo[g.active].actions[line])
        if action != NONE:
            station = station_of(g, box, action, log)
            if can_do(g, box, station):
                note(log, Happening.BOT_ACTS, THE_BOT, 0, action, 0, 0, 0)
                return station
            note(log, Happening.BOT_CANNOT, THE_BOT, 0, action, 0, 0, 0)
    station = station_of(g, box, num(SoloAction.BEST), log)
    if not can_do(g, box, station):
        note(log, Happening.BOT_CANNOT, THE_BOT, 0, num(SoloAction.BEST), 0, 0, 0)
        station = perform_or_inspire(g, box)
    note(log, Happening.BOT_ACTS, THE_BOT, 0, station, 0, 0, 0)
    return station


@kernel
def station_of(g: Any, box: Any, action: int, log: Any) -> int:
    """The action that a printed one comes to: Best Action selects one."""
    if action != SoloAction.BEST:
        return action
    station = best_action(g, box)
    note(log, Happening.BOT_BEST, THE_BOT, 0, station, 0, 0, 0)
    return station


@kernel
def perform_or_inspire(g: Any, box: Any) -> int:
    """Perform if possible, else Seek Inspiration."""
    return num(Station.PERFORM) if can_do(g, box, num(Station.PERFORM)) else num(Station.INSPIRATION)


@kernel
def best_action(g: Any, box: Any) -> int:
    """The column with most cards; tied, the first from the left with a Perform bonus; none: Perform if possible, else
    Seek Inspiration (OV-10.9)."""
    most = 0
    columns = 0  # the set of columns with most cards
    for station in range(Station.PERFORM + 1):
        cards = count(num(g.helpers[THE_BOT]) & num(box.tucked[station]))
        if cards > most:
            most = cards
            columns = 0
        if cards == most:
            columns |= bit(station)
    if count(columns) == 1:
        return lowest_bit(columns)
    while columns:
        station = lowest_bit(columns)
        columns &= columns - 1
        if has_perform_bonus(g, box, station):
            return station
    return perform_or_inspire(g, box)


@kernel
def has_perform_bonus(g: Any, box: Any, station: int) -> bool:
    """Whether a card under an action grants Perform."""
    left = num(g.helpers[THE_BOT]) & num(box.tucked[station])
    while left:
        if box.helper[lowest_bit(left)].bonus == Bonus.PERFORM:
            return True
        left &= left - 1
    return False


@kernel
def can_do(g: Any, box: Any, station: int) -> bool:
    """Whether the Bot can fully complete an action (OV-10.2)."""
    if station == Station.FORTUNE:
        return fortune_place(g, box) != NONE
    if station == Station.PATRONAGE:
        return patron_place(g, box) != NONE
    if station == Station.PERFORM:
        return bot_performable(g, box) != 0
    return True


@kernel
def act(g: Any, box: Any, station: int, log: Any) -> bool:
    """Do an action that can be done.  Whether it is complete: attendance may have to be asked."""
    move_token(g, station)
    if station == Station.INSPIRATION:
        gain_shown(g, box, log)
    elif station == Station.FORTUNE:
        place = fortune_place(g, box)
        note(log, Happening.BOT_CHOSE_FORTUNE, THE_BOT, 0, num(g.row[Deck.FORTUNE, place]), 0, 0, 0)
        buy_at(g, box, num(Deck.FORTUNE), place, log)
    elif station == Station.PATRONAGE:
        place = patron_place(g, box)
        patron = num(g.row[Deck.PATRON, place])
        note(log, Happening.BOT_CHOSE_PATRON, THE_BOT, 0, patron, worth_now(g, box, patron), 0, 0)
        buy_at(g, box, num(Deck.PATRON), place, log)
    else:
        perform_preferred(g, box, log)
        if not invite(g, box, log):
            return False
        g.decider = NONE
    complete_action(g, box)
    return True


@kernel
def gain_shown(g: Any, box: Any, log: Any) -> None:
    """Seek Inspiration: gain what the active card shows (OV-10.6)."""
    shown = box.solo[g.active].gain
    note(log, Happening.BOT_GAINED, THE_BOT, 0, num(shown[0]), num(shown[1]), num(shown[TONES - 1]), 0)
    raised = 0
    for tone in range(TONES):
        for _ in range(shown[tone]):
            if gain(g, box, THE_BOT, tone, log):
                raised |= bit(tone)
    g.raised = raised


@kernel
def scan_place(g: Any, box: Any, step: int) -> int:
    """The places of a row in the order in which the decision card scans them: rightwards from its tick, wrapping."""
    return (num(box.solo[g.decision].position) + step) % ROW


@kernel
def can_pay_helper(g: Any, box: Any, helper: int) -> bool:
    """Whether there is a helper and the Bot can pay it."""
    return helper >= 0 and has(affordable_helpers(g, box, THE_BOT), helper)


@kernel
def fortune_place(g: Any, box: Any) -> int:
    """The place of the Fortune card the Bot would buy, or NONE (OV-10.7)."""
    for step in range(ROW):
        place = scan_place(g, box, step)
        helper = num(g.row[Deck.FORTUNE, place])
        if can_pay_helper(g, box, helper) and not grants_known_action(g, box, helper):
            return place
    return NONE


@kernel
def grants_known_action(g: Any, box: Any, helper: int) -> bool:
    """Whether one of the Bot's Fortune cards has the same action bonus; +1 bonuses are exempt (OV-10.7)."""
    bonus = num(box.helper[helper].bonus)
    if action_of(bonus) == NONE:
        return False
    left = num(g.helpers[THE_BOT]) & FORTUNE_SET
    while left:
        if box.helper[lowest_bit(left)].bonus == bonus:
            return True
        left &= left - 1
    return False


@kernel
def patron_place(g: Any, box: Any) -> int:
    """The place of the Patron the Bot would buy, or NONE (OV-10.8).

    The affordable Legacy Patron worth most now, its +2s alone counted; else the first affordable Patron scanned.
    """
    best = NONE
    most = 0
    first = NONE
    for step in range(ROW):
        place = scan_place(g, box, step)
        helper = num(g.row[Deck.PATRON, place])
        if can_pay_helper(g, box, helper):
            if first == NONE:
                first = place
            worth = worth_now(g, box, helper)
            if worth > most:
                most = worth
                best = place
    return best if best != NONE else first


@kernel
def worth_now(g: Any, box: Any, helper: int) -> int:
    """The LP of a Legacy Patron to the Bot now, its +2s alone counted (OV-10.8)."""
    return loved_lp(box, bit(helper), num(g.music[THE_BOT]))


@kernel
def buy_at(g: Any, box: Any, deck: int, place: int, log: Any) -> None:
    """Take a helper from its row, which closes at once, and pay it one Inspiration at a time (OV-10.3, OV-10.4)."""
    helper = num(g.row[deck, place])
    g.card = helper
    g.due = box.helper[helper].cost
    while g.due > 0:
        tone = tone_to_pay(g, box)
        spend(g, THE_BOT, tone)
        note_paid(log, THE_BOT, tone)
    leave_display(g, deck, place, log)
    acquire(g, box, THE_BOT, log)


@kernel
def tone_to_pay(g: Any, box: Any) -> int:
    """The tone held most of; tied, the leftmost on the decision card, which shows all three (OV-10.4)."""
    chosen = num(box.solo[g.decision].tones[0])
    for place in range(1, TONES):
        tone = num(box.solo[g.decision].tones[place])
        if g.inspiration[THE_BOT, tone] > g.inspiration[THE_BOT, chosen]:
            chosen = tone
    return chosen


@kernel
def pairs_needed(g: Any, box: Any, piece: int, discounted: int) -> int:
    """How many Ticket pairs a piece needs beside the Inspiration held, or NONE if they do not suffice (OV-10.5)."""
    pairs = 0
    for tone in range(TONES):
        lacking = max(0, price(box, piece, tone, discounted) - num(g.inspiration[THE_BOT, tone]))
        if lacking > num(g.hand[THE_BOT, tone]) // PAIR:
            return NONE
        pairs += lacking
    return pairs


@kernel
def discount_for(g: Any, box: Any, piece: int) -> int:
    """The tone to which the Bot's discount goes, or NONE (OV-10.4).

    A choice goes to the tone of the cost that leaves the fewest Ticket pairs to spend; tied, to the one held least of;
    tied, to the rightmost on the decision card.
    """
    discount = discount_of(g, box, THE_BOT, piece)
    if discount != ANY_TONE:
        return discount
    best = NONE
    fewest = 0
    for place in range(TONES - 1, -1, -1):
        tone = num(box.solo[g.decision].tones[place])
        if box.music[piece].cost[tone] > 0:
            pairs = pairs_needed(g, box, piece, tone)
            if pairs != NONE:
                fewer = best == NONE or pairs < fewest
                scarcer = (
                    best != NONE and pairs == fewest and (g.inspiration[THE_BOT, tone] < g.inspiration[THE_BOT, best])
                )
                if fewer or scarcer:
                    best = tone
                    fewest = pairs
    return best


@kernel
def bot_performable(g: Any, box: Any) -> int:
    """The set of pieces the Bot can perform, Ticket pairs counted (OV-10.5)."""
    pieces = 0
    for deck in range(Deck.CHAMBER + 1):
        for place in range(ROW):
            piece = num(g.row[deck, place])
            if piece >= 0 and meets_prerequisites(g, box, THE_BOT, piece) == Refusal.OK:
                if pairs_needed(g, box, piece, discount_for(g, box, piece)) != NONE:
                    pieces |= bit(piece)
    return pieces


@kernel
def preferred(g: Any, box: Any, log: Any) -> int:
    """The piece the Bot performs: the filters of OV-10.5 in turn; one that would leave nothing is skipped."""
    pieces = bot_performable(g, box)
    pieces = narrowed(pieces, pieces & num(box.concert_music), Preference.CONCERT, log)
    pieces = narrowed(pieces, contributing(g, box, pieces), Preference.MAESTRO, log)
    pieces = narrowed(pieces, most_lp(box, pieces), Preference.LP, log)
    for step in range(ROW):
        for deck in range(Deck.CHAMBER + 1):
            piece = num(g.row[deck, scan_place(g, box, step)])
            if piece >= 0 and has(pieces, piece):
                narrowed(pieces, bit(piece), Preference.POSITION, log)
                return piece
    return NONE


@kernel
def narrowed(before: int, after: int, preference: int, log: Any) -> int:
    """The pieces that a filter leaves, and a note if it took any away."""
    if after == 0 or after == before:
        return before
    note(log, Happening.BOT_PREFERRED, THE_BOT, 0, preference, count(after), 0, 0)
    return after


@kernel
def contributing(g: Any, box: Any, pieces: int) -> int:
    """Those of some pieces that bring the topmost Maestro card forward for which any of them does."""
    music = num(g.music[THE_BOT])
    for place in range(MAESTRO_ROW):
        card = num(g.maestro[place])
        if card >= 0:
            now = progress_with(g, box, THE_BOT, music, card)
            forward = 0
            left = pieces
            while left:
                piece = lowest_bit(left)
                left &= left - 1
                if progress_with(g, box, THE_BOT, music | bit(piece), card) > now:
                    forward |= bit(piece)
            if forward:
                return forward
    return 0


@kernel
def most_lp(box: Any, pieces: int) -> int:
    """Those of some pieces that are worth most LP."""
    most = 0
    best = 0
    left = pieces
    while left:
        piece = lowest_bit(left)
        left &= left - 1
        lp = num(box.music[piece].lp)
        if lp > most:
            most = lp
            best = 0
        if lp == most:
            best |= bit(piece)
    return best


@kernel
def perform_preferred(g: Any, box: Any, log: Any) -> None:
    """Perform the preferred piece, with just as many Ticket pairs as it needs; its row closes at once (OV-10.3)."""
    piece = preferred(g, box, log)
    discounted = discount_for(g, box, piece)
    for tone in range(TONES):
        while g.inspiration[THE_BOT, tone] < price(box, piece, tone, discounted):
            note(log, Happening.BOT_SPENT_PAIR, THE_BOT, 0, tone, 0, 0, 0)
            exchange(g, box, THE_BOT, tone, log)
    g.card = piece
    leave_display(g, deck_of(piece), place_of(g, piece), log)
    pay_and_place(g, box, THE_BOT, discounted, log)


@kernel
def go_on(g: Any, box: Any, log: Any) -> bool:
    """After a completed action: bonuses, column by column, then the end of the turn.  Whether it is over (OV-10.10)."""
    while True:
        gain_bonuses(g, box, log)
        station = next_action(g, box, log)
        if station == NONE:
            finish_bot_turn(g, box, log)
            return True
        if not act(g, box, station, log):
            return False


@kernel
def at_hand(g: Any, box: Any, helper: int) -> bool:
    """Whether a card of the Bot lies unused under the action just completed, and a token is left for it."""
    mine = has(num(g.helpers[THE_BOT]) & num(box.tucked[g.station]) & ~num(g.used), helper)
    return mine and unused_tokens(g, THE_BOT) > 0


@kernel
def gain_bonuses(g: Any, box: Any, log: Any) -> None:
    """First the cards that gain Inspiration, the oldest first; one whose marker would not move is skipped."""
    for k in range(g.bought_len):
        helper = num(g.bought[k])
        if at_hand(g, box, helper) and box.helper[helper].bonus <= Symbol.SORROW:
            full = g.inspiration[THE_BOT, box.helper[helper].bonus] >= box.max_inspiration
            if full or meets_condition(g, box, helper) != Refusal.OK:
                note(log, Happening.BOT_SKIPPED, THE_BOT, 0, helper, 0, 0, 0)
            else:
                use_helper(g, box, THE_BOT, helper, log)
                check_tasks(g, box)


@kernel
def next_action(g: Any, box: Any, log: Any) -> int:
    """Then the cards that name an action, the oldest first: the action to take, or NONE.

    A Perform bonus with nothing performable gives 1 of each tone instead, and the column goes on.
    """
    for k in range(g.bought_len):
        helper = num(g.bought[k])
        if at_hand(g, box, helper) and box.helper[helper].bonus > Symbol.SORROW:
            action = action_of(num(box.helper[helper].bonus))
            if meets_condition(g, box, helper) == Refusal.OK and benefits(g, box, action):
                if can_do(g, box, action):
                    use_helper(g, box, THE_BOT, helper, log)
                    return action
                console(g, box, helper, log)
            else:
                note(log, Happening.BOT_SKIPPED, THE_BOT, 0, helper, 0, 0, 0)
    return NONE


@kernel
def benefits(g: Any, box: Any, action: int) -> bool:
    """Whether an action bonus does anything for the Bot: a marker moves, or the action can be completed (OV-10.10)."""
    if action == Station.INSPIRATION:
        return any_marker_moves(g, box, box.solo[g.active].gain)
    if action == Station.PERFORM and not can_do(g, box, action):
        return not all_markers_full(g, box)
    return can_do(g, box, action)


@kernel
def any_marker_moves(g: Any, box: Any, shown: Any) -> bool:
    """Whether a gain would move a marker."""
    for tone in range(TONES):
        if shown[tone] > 0 and g.inspiration[THE_BOT, tone] < box.max_inspiration:
            return True
    return False


@kernel
def all_markers_full(g: Any, box: Any) -> bool:
    """Whether every marker is at the end of the track."""
    for tone in range(TONES):
        if g.inspiration[THE_BOT, tone] < box.max_inspiration:
            return False
    return True


@kernel
def console(g: Any, box: Any, helper: int, log: Any) -> None:
    """A token on a Perform bonus that cannot be taken: 1 of each tone."""
    g.used |= bit(helper)
    g.tokens_used += 1
    note(log, Happening.BOT_CONSOLED, THE_BOT, 0, helper, 0, 0, 0)
    for tone in range(TONES):
        gain(g, box, THE_BOT, tone, log)
    check_tasks(g, box)


@kernel
def finish_bot_turn(g: Any, box: Any, log: Any) -> None:
    """The topmost Maestro card met, the display card that leaves, the new decision card; then the end is tested."""
    card = topmost_met(g)
    if card != NONE:
        take(g, THE_BOT, card, log)
    discard_shown(g, box, log)
    g.solo_discarded |= bit(g.decision)
    g.decision = g.active
    g.active = NONE
    clear_turn(g)
    note(log, Happening.TURN_ENDED, THE_BOT, 0, 0, 0, 0, 0)
    test_end(g, log)


@kernel
def discard_shown(g: Any, box: Any, log: Any) -> None:
    """The display card that the decision card points to goes to its deck's discards; a gap: nothing (OV-10.2)."""
    deck = num(box.solo[g.decision].discard_deck)
    place = num(box.solo[g.decision].discard_place)
    card = num(g.row[deck, place])
    if card >= 0:
        note(log, Happening.BOT_DISCARDED, THE_BOT, 0, deck, card, 0, 0)
        g.discarded[deck] |= bit(card)
        leave_display(g, deck, place, log)
