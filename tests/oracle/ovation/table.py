"""What lies on the table, and the smallest things that are done to it."""

from dataclasses import dataclass, field
from typing import Any

from tests.oracle.ovation.box import TONES, Box, Composer, Helper, Piece
from tests.oracle.ovation.luck import Luck

Position = dict[str, Any]
Seat = dict[str, Any]

BOT = 1  # OV-10.1
ROW = 5  # OV-2.1


@dataclass
class Table:
    """A position under a move.  ``after`` is where the move really led, if known: a hint for the order of attempts."""

    p: Position
    box: Box
    luck: Luck = field(default_factory=Luck)
    after: Position | None = None

    @property
    def solo(self) -> bool:
        """Whether seat 1 is the Bot."""
        return self.p["solo"] is not None

    @property
    def now(self) -> dict[str, Any]:
        """This turn's data."""
        now: dict[str, Any] = self.p["now"]
        return now

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        seat: Seat = self.p["seats"][self.p["turn"]]
        return seat


def copy_of(value: Any) -> Any:
    """A deep copy of JSON-like data."""
    if isinstance(value, dict):
        return {key: copy_of(inner) if inner.__class__ in (dict, list) else inner for key, inner in value.items()}
    if value and isinstance(value[0], dict):
        return [copy_of(inner) for inner in value]
    return list(value)


# --- Seats -----------------------------------------------------------------------------------------------------------


def composer(t: Table, seat: Seat) -> Composer:
    """The composer board of a seat."""
    return t.box.composers[seat["composer"]]


def music(t: Table, seat: Seat) -> list[Piece]:
    """The pieces a seat has performed."""
    return [t.box.pieces[card] for card in seat["music"]]


def helpers(t: Table, seat: Seat) -> list[Helper]:
    """The Fortune and Patron cards of a seat, oldest first, copies repeated."""
    return [t.box.helpers[card] for card in seat["helpers"]]


def inspiration(seat: Seat) -> tuple[int, int, int]:
    """The three markers."""
    held = seat["inspiration"]
    return held["passion"], held["joy"], held["sorrow"]


def gain(t: Table, seat: Seat, tone: str, steps: int = 1) -> bool:
    """Move a marker up; what goes past the end is lost (OV-1.5).  Whether it moved."""
    before = seat["inspiration"][tone]
    seat["inspiration"][tone] = min(t.box.max_inspiration, before + steps)
    return bool(seat["inspiration"][tone] > before)


def free_tokens(t: Table) -> int:
    """Tokens of the active seat not used this turn (OV-5.1)."""
    return int(t.active["tokens"] - t.now["tokens_used"])


def gain_token(t: Table, seat: Seat) -> None:
    """A music token from the supply, if there is one (OV-3.9)."""
    if sum(s["tokens"] for s in t.p["seats"]) < t.box.tokens:
        seat["tokens"] += 1


# --- Piles and rows --------------------------------------------------------------------------------------------------


def shuffle(pile: dict[str, Any], cards: list[str]) -> None:
    """Make a pile of cards whose order nobody knows."""
    pile.update(order=sorted(cards), left=len(cards), shuffled=True)


def draw(t: Table, pile: dict[str, Any], really_left: list[str], hint: str | None = None) -> str:
    """Draw the top card.  Of a shuffled pile any may be it: most likely the hint, or one that is not really left."""
    order = pile["order"]
    if pile.get("shuffled"):
        options = list(dict.fromkeys(order))
        drawn = [card for card in options if order.count(card) > really_left.count(card)]
        options.sort(key=lambda card: (card != hint, card not in drawn))
        card = t.luck.choose(options)
        order.remove(card)
    else:
        card = order.pop(0)
    pile["left"] -= 1
    return str(card)


def deal(t: Table, deck: str, place: int) -> str | None:
    """The next card of a deck for a place in its row; the discards are made a deck when it is empty (OV-6.3)."""
    pile, discards = t.p["decks"][deck], t.p["discarded"][deck]
    if not pile["order"]:
        if not discards:
            return None
        shuffle(pile, discards)
        t.p["discarded"][deck] = []
    really_left = t.after["decks"][deck]["order"] if t.after else []
    hint = t.after["rows"][deck][place] if t.after else None
    return draw(t, pile, really_left, hint)


def slide_and_fill(t: Table, deck: str) -> None:
    """Solo: the cards slide to the right, the gaps at the left are filled, one by one from the right (OV-10.3)."""
    row = t.p["rows"][deck]
    cards = [card for card in row if card is not None]
    row[:] = [None] * (ROW - len(cards)) + cards
    for place in reversed(range(ROW - len(cards))):
        row[place] = deal(t, deck, place)


def refill(t: Table, deck: str) -> None:
    """Fill the gaps of a row at the end of a turn (OV-8.1)."""
    row = t.p["rows"][deck]
    if None not in row:
        return
    if t.solo:
        slide_and_fill(t, deck)
        return
    for place in range(ROW):
        if row[place] is None:
            row[place] = deal(t, deck, place)


def replace_row(t: Table, deck: str) -> None:
    """Discard what is left of a row and deal it back to 5 (OV-6.2)."""
    row = t.p["rows"][deck]
    t.p["discarded"][deck].extend(card for card in row if card is not None)
    row[:] = [None] * ROW
    for place in range(ROW):
        row[place] = deal(t, deck, place)


def take_from_row(t: Table, deck: str, card: str) -> None:
    """Take the leftmost copy of a card out of its row (OV-3.3)."""
    row = t.p["rows"][deck]
    row[row.index(card)] = None


def take_from_place(t: Table, deck: str, place: int) -> str:
    """On the Bot's turn: take a card; the row slides, and is filled, at once (OV-10.3)."""
    row = t.p["rows"][deck]
    card, row[place] = row[place], None
    slide_and_fill(t, deck)
    return str(card)


# --- Tickets ---------------------------------------------------------------------------------------------------------


def ticket_can_be_drawn(t: Table) -> bool:
    """Whether the Ticket deck, or one made of the discards, has a card (OV-3.7)."""
    return bool(t.p["tickets"]["left"]) or any(t.p["tickets"]["discarded"].values())


def draw_ticket(t: Table, seat: Seat) -> None:
    """A Ticket from the deck into a hand."""
    tickets = t.p["tickets"]
    if not tickets["order"]:
        shuffle(tickets, [tone for tone in TONES for _ in range(tickets["discarded"][tone])])
        tickets["discarded"] = dict.fromkeys(TONES, 0)
    seat["hand"][draw(t, tickets, t.after["tickets"]["order"] if t.after else [])] += 1


def spend_pair(t: Table, seat: Seat, tone: str) -> None:
    """Discard two Tickets of a tone for 1 Inspiration of it (OV-6.1)."""
    seat["hand"][tone] -= 2
    t.p["tickets"]["discarded"][tone] += 2
    gain(t, seat, tone)


def tickets_held(seat: Seat) -> int:
    """How many Tickets a seat has in hand."""
    return sum(seat["hand"][tone] for tone in TONES)
