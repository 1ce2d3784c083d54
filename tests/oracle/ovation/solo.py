"""The Bot (OV-10).

Its turn runs by itself and stops only when the player must decide about attending.  Everything it needs to go on after
that is in the position: after each completed step it looks at the cards under its composer token anew.
"""

from tests.oracle.ovation.attendance import place
from tests.oracle.ovation.box import STATION_OF, STATIONS, TONES, Cost, Helper, Piece, SoloCard
from tests.oracle.ovation.legality import affordable, condition_met, unused
from tests.oracle.ovation.maestro import award, count, note_met
from tests.oracle.ovation.payment import pay_exactly, prerequisites_met, prices
from tests.oracle.ovation.table import (
    BOT,
    ROW,
    Table,
    draw,
    free_tokens,
    gain,
    helpers,
    inspiration,
    music,
    shuffle,
    spend_pair,
    take_from_place,
)
from tests.oracle.ovation.turns import BOT_BEGINS, BOT_GOES_ON, activate, after_award, begin_action, complete_action


def active_card(t: Table) -> SoloCard:
    """The card whose actions are done."""
    return t.box.solo[t.p["solo"]["active"]]


def decision_card(t: Table) -> SoloCard:
    """The card that settles choices."""
    return t.box.solo[t.p["solo"]["decision"]]


def play_on(t: Table) -> None:
    """Play the Bot until the player decides."""
    while t.p["phase"] in (BOT_BEGINS, BOT_GOES_ON):
        if t.p["phase"] == BOT_BEGINS:
            reveal(t)
            take_action(t, chosen_action(t))
        elif not next_bonus(t):
            end_bot_turn(t)


def reveal(t: Table) -> None:
    """Reveal the active card; an empty deck is remade from the other 7 at once (OV-10.2)."""
    solo = t.p["solo"]
    solo["active"] = draw(t, solo["deck"], t.after["solo"]["deck"]["order"] if t.after else [])
    if not solo["deck"]["order"]:
        shuffle(solo["deck"], [card for card in t.box.solo if card not in (solo["active"], solo["decision"])])
        solo["discarded"] = []


# --- Which action ----------------------------------------------------------------------------------------------------


def chosen_action(t: Table) -> str:
    """The station of the first printed action that can be completed (OV-10.2)."""
    for action in active_card(t).actions:
        station = best_action(t) if action == "best-action" else STATION_OF[action]
        if can_complete(t, station):
            return station
    for station in (best_action(t), "perform"):
        if can_complete(t, station):
            return station
    return "inspiration"


def best_action(t: Table) -> str:
    """The column with most cards; tied, the first of them with a Perform bonus (OV-10.9)."""
    columns = {station: [card for card in helpers(t, t.active) if card.station == station] for station in STATIONS}
    most = max(map(len, columns.values()))
    tied = [station for station in STATIONS if len(columns[station]) == most]
    if len(tied) == 1:
        return tied[0]
    for station in tied:
        if any(card.bonus == "perform" for card in columns[station]):
            return station
    return "perform" if can_complete(t, "perform") else "inspiration"


def can_complete(t: Table, station: str) -> bool:
    """Whether the Bot finds a card for an action (OV-10.2)."""
    if station == "inspiration":
        return True
    if station == "fortune":
        return fortune_choice(t) is not None
    if station == "patronage":
        return patron_choice(t) is not None
    return bool(performable(t))


def take_action(t: Table, station: str) -> None:
    """Do an action that can be completed."""
    begin_action(t, station)
    if station == "inspiration":
        raised = [tone for tone, n in zip(TONES, active_card(t).gain, strict=True) if gain(t, t.active, tone, n)]
        t.now["raised"] = raised  # OV-10.6
        complete_action(t)
    elif station == "fortune":
        buy(t, "fortune", fortune_choice(t))
    elif station == "patronage":
        buy(t, "patron", patron_choice(t))
    else:
        perform(t, piece_choice(t))


# --- Seek Fortune and Seek Patronage ---------------------------------------------------------------------------------


def scan(t: Table) -> list[int]:
    """The places of a row from the decision card's position to the right, wrapping."""
    first = decision_card(t).position
    return [(first + step) % ROW for step in range(ROW)]


def fortune_choice(t: Table) -> int | None:
    """The place of the first affordable Fortune card with an action bonus the Bot's own ones lack (OV-10.7)."""
    owned = {card.opens for card in helpers(t, t.active) if card.kind == "fortune"} - {None}
    for place_, card in scanned(t, "fortune"):
        if card.opens not in owned:
            return place_
    return None


def patron_choice(t: Table) -> int | None:
    """The place of the affordable Legacy Patron worth most, or of the first affordable Patron (OV-10.8)."""
    found = scanned(t, "patron")
    legacy = [(place_, card) for place_, card in found if card.kind == "legacy"]
    if legacy:
        place_, best = max(legacy, key=lambda entry: worth(t, entry[1]))  # the first of equals
        if worth(t, best) > 0:
            return place_
    return found[0][0] if found else None


def scanned(t: Table, deck: str) -> list[tuple[int, Helper]]:
    """The affordable cards of a row with their places, in the order of the scan."""
    payable = affordable(t, t.active, deck)
    row = t.p["rows"][deck]
    return [(place_, t.box.helpers[row[place_]]) for place_ in scan(t) if row[place_] in payable]


def worth(t: Table, card: Helper) -> int:
    """What a Legacy Patron would give the Bot now, counting only its +2s."""
    return 2 * sum(any(piece.shows(symbol) for symbol in card.loves) for piece in music(t, t.active))


def buy(t: Table, deck: str, place_: int | None) -> None:
    """Buy the card at a place, of two copies that very one.

    It pays one Inspiration at a time: the tone it holds most of, then the leftmost on the decision card (OV-10.4).
    """
    card = take_from_place(t, deck, place_ or 0)
    held = t.active["inspiration"]
    order = decision_card(t).tones
    for _ in range(t.box.helpers[card].cost):
        most = [tone for tone in TONES if held[tone] == max(held.values())]
        shown = [tone for tone in order if tone in most]
        held[shown[0] if shown else t.luck.choose(most)] -= 1
    t.active["helpers"].append(card)
    complete_action(t)


# --- Perform ---------------------------------------------------------------------------------------------------------


def pairs_needed(t: Table, price: Cost) -> Cost:
    """The Ticket pairs that would have to be spent for a price, by tone."""
    passion, joy, sorrow = (max(0, n - have) for n, have in zip(price, inspiration(t.active), strict=True))
    return passion, joy, sorrow


def bot_prices(t: Table, piece: Piece) -> dict[str | None, Cost]:
    """The prices of a piece the Bot can pay with its markers and Ticket pairs."""
    hand = t.active["hand"]
    return {
        tone: price
        for tone, price in prices(t, t.active, piece).items()
        if all(hand[name] // 2 >= n for name, n in zip(TONES, pairs_needed(t, price), strict=True))
    }


def performable(t: Table) -> list[Piece]:
    """The music on display the Bot can perform, each row scanned from the decision card's position."""
    cards = [t.p["rows"][deck][place_] for deck in ("concert", "chamber") for place_ in scan(t)]
    pieces = [t.box.pieces[card] for card in cards if card is not None]
    return [piece for piece in pieces if prerequisites_met(t, t.active, piece) and bot_prices(t, piece)]


def piece_choice(t: Table) -> Piece:
    """Filter the music that can be performed until one is left (OV-10.5)."""
    pieces = performable(t)
    pieces = [piece for piece in pieces if piece.is_concert] or pieces
    for card in t.p["maestro"]:
        if card is None:
            continue
        task = t.box.tasks[card]
        helping = [piece for piece in pieces if count(t, BOT, task, piece) > count(t, BOT, task)]
        if helping:
            pieces = helping
            break
    return max(pieces, key=lambda piece: piece.lp)  # the first of equals: they lie in the order of the scan


def discount_choice(t: Table, piece: Piece) -> Cost:
    """Where the Bot takes its discount (OV-10.4): fewest pairs, least held, rightmost on the decision card."""
    options = bot_prices(t, piece)
    if None in options:
        return options[None]
    order = decision_card(t).tones

    def rank(tone: str | None) -> tuple[int, int, int]:
        name = str(tone)
        return sum(pairs_needed(t, options[tone])), t.active["inspiration"][name], -order.index(name)

    return options[min(options, key=rank)]


def perform(t: Table, piece: Piece) -> None:
    """Perform, with just as many Ticket pairs as the piece needs."""
    price = discount_choice(t, piece)
    for tone, n in zip(TONES, pairs_needed(t, price), strict=True):
        for _ in range(n):
            spend_pair(t, t.active, tone)
    pay_exactly(t.active, price)
    take_from_place(t, piece.deck, t.p["rows"][piece.deck].index(piece.id))
    place(t, piece.id)


# --- Bonuses and the end of the turn ---------------------------------------------------------------------------------


def next_bonus(t: Table) -> bool:
    """Go through the cards under the composer token (OV-10.10); False when the turn is to end.

    Cards that gain Inspiration come first, then action bonuses, oldest first.  The column is gone through once: a card
    passed over is not looked at again unless the action is completed anew.
    """
    cards = unused(t, t.now["station"])
    for card in [c for c in cards if c.opens is None] + [c for c in cards if c.opens is not None]:
        if not free_tokens(t):
            return False
        if not condition_met(t, card):
            continue
        if card.opens is None:
            if t.active["inspiration"][card.bonus] < t.box.max_inspiration:
                activate(t, card.id)
                gain(t, t.active, str(card.bonus))
                note_met(t)
        elif card.opens == "inspiration":
            if would_move(t, active_card(t).gain):
                activate(t, card.id)
                take_action(t, "inspiration")
                return True
        elif can_complete(t, card.opens):
            activate(t, card.id)
            take_action(t, card.opens)
            return True
        elif card.opens == "perform" and would_move(t, (1, 1, 1)):
            activate(t, card.id)
            for tone in TONES:
                gain(t, t.active, tone)
            note_met(t)
    return False


def would_move(t: Table, steps: Cost) -> bool:
    """Whether a gain would move a marker."""
    return any(n and have < t.box.max_inspiration for n, have in zip(steps, inspiration(t.active), strict=True))


def end_bot_turn(t: Table) -> None:
    """The topmost met Maestro card, the decision card's discard, and the cards move on (OV-10.2, OV-10.11)."""
    for card in t.p["maestro"]:
        if card is not None and card in t.now["met"]:
            award(t, card)
            break
    deck, place_ = decision_card(t).discard_deck, decision_card(t).discard_place
    if t.p["rows"][deck][place_] is not None:
        t.p["discarded"][deck].append(t.p["rows"][deck][place_])
        take_from_place(t, deck, place_)
    solo = t.p["solo"]
    solo["discarded"].append(solo["decision"])
    solo.update(decision=solo["active"], active=None)
    after_award(t)
