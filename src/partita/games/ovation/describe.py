"""States, views and hand-written positions as JSON, all by one schema, and back.

``describe`` writes a STATE, blotted or not.  ``build`` reads a description into a STATE whose open places (what a view
hides, and what a hand-written position does not name) hold UNKNOWN, for ``complete`` and ``resample`` to fill in.  For
states and views ``describe(build(d)) == d``.

Copies of one card have one id, so which copy lies where is not kept; nothing in the game depends on it.
"""

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import UNSET, Meta, UnsetType

from partita.core.errors import BadPosition
from partita.core.game import Box, Records
from partita.core.position import FORMAT, Lot
from partita.games.ovation.layout import (
    CHAMBERS,
    CONCERTS,
    FIRST_CHAMBER,
    FIRST_MAGNUM,
    FIRST_PATRON,
    FORTUNES,
    MAX_SEATS,
    NONE,
    PATRONS,
    ROW,
    SOLO_CARDS,
    START_KEY,
    START_TOKENS,
    STATE,
    TICKETS,
    TOKENS,
    TONES,
    UNKNOWN,
    UNKNOWN_TONE,
    Deck,
    Phase,
    Station,
)
from partita.games.ovation.names import (
    DECK_WORDS,
    END_WORDS,
    LEVEL_WORDS,
    PHASE_WORDS,
    STATION_WORDS,
    TONE_WORDS,
    Names,
    card_of,
    names,
    word,
)

HIDDEN = "unknown"  # the word for a Magnum Opus that a view hides
_EXTRA_MAESTROS = 2  # OV-2.2: players + 2
_SOLO_SEATS = 2  # OV-10.1: the person and the Bot
_COUNTER = 2**31 - 1
_WORD_BITS = 64
_WORD = (1 << _WORD_BITS) - 1
# What each deck's cards are numbered from, and how many there are.
_FIRST = (0, FIRST_CHAMBER, FIRST_PATRON, 0)
_SIZE = (CONCERTS, CHAMBERS, PATRONS, FORTUNES)

Tone = Literal["passion", "joy", "sorrow"]
StationWord = Literal["inspiration", "fortune", "patronage", "perform"]
PhaseWord = Literal["keep", "ready", "act", "discount", "pay", "attend", "give", "maestro", "over"]
EndWord = Literal["maestro", "magnum-opus", "round-limit"]
Level = Literal["easy", "normal", "hard"]
Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Few = Annotated[int, Meta(ge=0, le=TICKETS)]
Count = Annotated[int, Meta(ge=0, le=127)]
Sum = Annotated[int, Meta(ge=0, le=_COUNTER)]
Total = Annotated[int, Meta(ge=0, le=2**16 - 1)]
Players = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
MaestroRow = Annotated[list[str | None], Meta(max_length=MAX_SEATS + _EXTRA_MAESTROS)]
RowOf = Annotated[list[str | None], Meta(max_length=ROW)]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all parts of a description have in common: a key that is not known is refused."""


class Options(Part):
    """The options of the match."""

    magnum_opus: bool = False
    composers: Annotated[list[str | None], Meta(max_length=MAX_SEATS)] | None = None
    solo_level: Level | None = None


class Rows(Part):
    """The four rows from the left: card ids, null for a gap.  Places not named are dealt from what is left."""

    concert: RowOf | UnsetType = UNSET
    chamber: RowOf | UnsetType = UNSET
    patron: RowOf | UnsetType = UNSET
    fortune: RowOf | UnsetType = UNSET


class Pile(Part):
    """A face-down deck: how many cards are left in it, and their order from the top, hidden in a view.

    A position may name the top few only.  ``left`` follows from where the other cards are.
    """

    left: Count | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


class Piles(Part):
    """The four decks."""

    concert: Pile = msgspec.field(default_factory=Pile)
    chamber: Pile = msgspec.field(default_factory=Pile)
    patron: Pile = msgspec.field(default_factory=Pile)
    fortune: Pile = msgspec.field(default_factory=Pile)


class Discarded(Part):
    """The four discard piles, by card number; copies of a card are repeated."""

    concert: list[str] = []
    chamber: list[str] = []
    patron: list[str] = []
    fortune: list[str] = []


class TicketCounts(Part):
    """Tickets by tone."""

    passion: Few = 0
    joy: Few = 0
    sorrow: Few = 0


class Hand(TicketCounts):
    """Tickets in a hand by tone; ``unknown``: those whose tone is hidden, or to be drawn."""

    unknown: Few = 0


class Tickets(Part):
    """The Ticket deck and its discards."""

    left: Few | UnsetType = UNSET
    order: list[Tone] | UnsetType = UNSET
    discarded: TicketCounts = msgspec.field(default_factory=TicketCounts)


class Track(Part):
    """The three Inspiration markers."""

    passion: Count = START_KEY
    joy: Count = START_KEY
    sorrow: Count = START_KEY


class Place(Part):
    """A seat: what lies before it.  In a solo match the second one is the Bot's."""

    composer: Annotated[str | None, Meta(description="The composer's id; null: drawn.")] = None
    inspiration: Track = msgspec.field(default_factory=Track)
    tokens: Annotated[int, Meta(ge=0, le=TOKENS, description="Music tokens owned, used ones included.")] = START_TOKENS
    hand: Hand = msgspec.field(default_factory=Hand)
    music: Annotated[list[str], Meta(description="Performed pieces, by card number.")] = []
    helpers: Annotated[
        list[str], Meta(description="Fortune and Patron cards in the order bought, copies repeated.")
    ] = []
    maestro: Annotated[list[str], Meta(description="Maestro cards taken, by card number.")] = []
    magnum: Annotated[
        str | UnsetType | None,
        Meta(description="The Magnum Opus kept, also once performed; `unknown`: hidden, or to be drawn; null: none."),
    ] = UNSET


class Now(Part):
    """How far the turn has come."""

    station: Annotated[
        StationWord | None, Meta(description="Where the composer token stands; null: not yet placed.")
    ] = None
    open: Annotated[bool, Meta(description="Whether the action there is complete, so that its cards may be used.")] = (
        False
    )
    raised: Annotated[list[Tone], Meta(description="Tones raised by the Seek Inspiration just completed.")] = []
    piece: Annotated[str | None, Meta(description="The piece just performed.")] = None
    used: Annotated[list[str], Meta(description="Helpers activated this turn, by card number.")] = []
    tokens_used: Annotated[Count | UnsetType, Meta(description="Music tokens used; one for each helper.")] = UNSET
    actions_done: Annotated[int, Meta(ge=0, le=2**15 - 1, description="Actions completed this turn.")] = 0
    met: Annotated[list[str], Meta(description="Maestro cards met this turn, by card number.")] = []
    card: Annotated[str | None, Meta(description="The card being paid for.")] = None
    due: Annotated[Count, Meta(description="Inspiration of any tone still to pay.")] = 0
    paying: Annotated[Tone, Meta(description="The first tone that may still be paid.")] = "passion"
    invited: Annotated[int, Meta(ge=0, le=2, description="How many neighbours have been asked to attend.")] = 0


class Solo(Part):
    """The Bot's solo cards."""

    deck: Pile = msgspec.field(default_factory=Pile)
    discarded: Annotated[list[str], Meta(description="Solo cards under the decision card, by card number.")] = []
    active: Annotated[str | None, Meta(description="The card revealed this turn.")] = None
    decision: Annotated[str | UnsetType | None, Meta(description="The decision card; left out: drawn.")] = UNSET


class Position(Part):
    """A state, a view or a hand-written position of Ovation.

    What is left out is as after the set-up; cards that are not named are dealt and drawn from what is left.
    """

    format: Annotated[Literal["partita-position/1"], Meta(description="What this is, and its version.")] = FORMAT
    game: Literal["ovation"] = "ovation"
    box: Annotated[str | UnsetType, Meta(description="The digest of the box; left out: the game's own.")] = UNSET
    players: Annotated[
        Players | UnsetType,
        Meta(description="How many play; left out: as many as there are seats, or 2."),
    ] = UNSET
    options: Options = msgspec.field(default_factory=Options)
    round: Annotated[int, Meta(ge=1, le=2**15 - 1, description="From 1.")] = 1
    turn: Annotated[Seat, Meta(description="The seat whose turn it is.")] = 0
    to_move: Annotated[
        Seat | UnsetType | None,
        Meta(description="The seat that decides; null: the match is over; left out: the turn's."),
    ] = UNSET
    phase: Annotated[PhaseWord, Meta(description="What the seat that decides is asked.")] = "ready"
    ending: Annotated[EndWord | None, Meta(description="Why this round is the last; null: it is not.")] = None
    rows: Rows = msgspec.field(default_factory=Rows)
    decks: Piles = msgspec.field(default_factory=Piles)
    discarded: Discarded = msgspec.field(default_factory=Discarded)
    tickets: Tickets = msgspec.field(default_factory=Tickets)
    maestro: Annotated[
        MaestroRow | UnsetType,
        Meta(description="The Maestro row from the top; null: taken.  Places not named are dealt from what is left."),
    ] = UNSET
    seats: Annotated[
        list[Place], Meta(max_length=MAX_SEATS, description="Seats not named are as after the set-up.")
    ] = []
    now: Now = msgspec.field(default_factory=Now)
    solo: Annotated[Solo | None, Meta(description="null, or left out, with two players and more.")] = None
    reads: Annotated[Sum, Meta(description="How often something hidden was read so far.")] = 0
    wasted: Annotated[list[Total], Meta(max_length=MAX_SEATS, description="Inspiration lost so far, by seat.")] = []
    seat: Annotated[
        Seat | UnsetType | None, Meta(description="In a view: the seat that it is for; null: a spectator.")
    ] = UNSET


# --- From a state -----------------------------------------------------------------------------------------------------


def describe(state: Records, box: Box) -> dict[str, Any]:
    """A state or a view as a JSON-able dict; what a view hides is a count."""
    g: Any = state[0]
    known = names(box)
    seats = int(g.seats)
    deck_words = dict(enumerate(DECK_WORDS))
    return {
        "format": FORMAT,
        "game": "ovation",
        "box": box.digest,
        "players": int(g.players),
        "options": {
            "magnum_opus": bool(g.magnum_opus),
            "composers": None,
            "solo_level": LEVEL_WORDS[g.solo_level] if g.solo_level else None,
        },
        "round": int(g.round_number),
        "turn": int(g.turn),
        "to_move": None if g.decider < 0 else int(g.decider),
        "phase": PHASE_WORDS[g.phase],
        "ending": END_WORDS[g.ending] if g.ending else None,
        "rows": {
            name: [None if card == NONE else card_of(known, deck, card) for card in g.row[deck].tolist()]
            for deck, name in deck_words.items()
        },
        "decks": {
            name: _pile(g.deck[deck, : g.deck_len[deck]].tolist(), known.helper if deck >= Deck.PATRON else known.music)
            for deck, name in deck_words.items()
        },
        "discarded": {
            name: [card_of(known, deck, card) for card in _members(g.discarded[deck])]
            for deck, name in deck_words.items()
        },
        "tickets": {
            **_pile(g.tickets[: g.tickets_len].tolist(), TONE_WORDS, UNKNOWN_TONE),
            "discarded": dict(zip(TONE_WORDS, g.tickets_discarded.tolist(), strict=True)),
        },
        "maestro": [word(known.maestro, card) for card in g.maestro[: seats + _EXTRA_MAESTROS].tolist()],
        "seats": [_place(g, seat, known) for seat in range(seats)],
        "now": {
            "station": word(STATION_WORDS, g.station),
            "open": bool(g.open),
            "raised": [TONE_WORDS[tone] for tone in _members(g.raised)],
            "piece": word(known.music, g.piece),
            "used": [known.helper[card] for card in _members(g.used)],
            "tokens_used": int(g.tokens_used),
            "actions_done": int(g.actions_done),
            "met": [known.maestro[card] for card in _members(g.met)],
            "card": _card_being_paid(g, known),
            "due": int(g.due),
            "paying": TONE_WORDS[min(max(int(g.paying), 0), TONES - 1)],
            "invited": int(g.invited),
        },
        "solo": None
        if not g.solo_level
        else {
            "deck": _pile(g.solo_deck[: g.solo_len].tolist(), known.solo),
            "discarded": [known.solo[card] for card in _members(g.solo_discarded)],
            "active": word(known.solo, g.active),
            "decision": word(known.solo, g.decision),
        },
        "reads": int(g.reads),
        "wasted": g.wasted[:seats].tolist(),
    }


def _pile(cards: Sequence[int], words: Sequence[str], unknown: int = UNKNOWN) -> dict[str, Any]:
    """A face-down pile, its top card last in the state and first in the description."""
    if unknown in cards:
        return {"left": len(cards)}
    return {"left": len(cards), "order": [words[card] for card in reversed(cards)]}


def _place(g: Any, seat: int, known: Names) -> dict[str, Any]:
    bought = [card for card in g.bought[: g.bought_len].tolist() if int(g.helpers[seat]) >> card & 1]
    magnum = int(g.magnum[seat])
    hand = g.hand[seat].tolist()
    return {
        "composer": word(known.composer, g.composer[seat]),
        "inspiration": dict(zip(TONE_WORDS, g.inspiration[seat].tolist(), strict=True)),
        "tokens": int(g.tokens[seat]),
        "hand": {**dict(zip(TONE_WORDS, hand, strict=False)), "unknown": hand[UNKNOWN_TONE]},
        "music": [known.music[card] for card in _members(g.music[seat])],
        "helpers": [known.helper[card] for card in bought],
        "maestro": [known.maestro[card] for card in _members(g.maestro_taken[seat])],
        "magnum": HIDDEN if magnum == UNKNOWN else word(known.music, magnum),
    }


def _card_being_paid(g: Any, known: Names) -> str | None:
    """The card being paid for is a piece under Perform, and a helper elsewhere."""
    return word(known.music if g.station == Station.PERFORM else known.helper, g.card)


def _members(bits: Any) -> list[int]:
    """The members of a set, ascending."""
    left = int(bits)
    return [number for number in range(left.bit_length()) if left >> number & 1]


# --- To a state -------------------------------------------------------------------------------------------------------


def build(description: Mapping[str, Any], box: Box, seed: int) -> Records:
    """STATE[1] from a description; what is hidden or left out holds UNKNOWN.  Raises BadPosition."""
    return _Builder(read(description), box).state(seed)


def read(description: Mapping[str, Any]) -> Position:
    """The struct of a description.  Raises BadPosition: one line with the place, and what would be right there."""
    try:
        return msgspec.convert(description, Position)
    except (msgspec.ValidationError, RecursionError, OverflowError, UnicodeError) as error:
        raise BadPosition(f"the position cannot be read: {' '.join(str(error).split())}") from None


class _Builder:
    """Puts a description into a state, and keeps account of where each card lies."""

    def __init__(self, position: Position, box: Box) -> None:
        self.p, self.box, self.names = position, box, names(box)
        self.laid: dict[str, dict[int, str]] = {}  # family -> number -> where the card lies
        if not isinstance(position.box, UnsetType) and position.box != box.digest:
            raise BadPosition(f"the position is of the box {position.box[:60]!r}, not of {box.digest}")
        self.players = position.players if isinstance(position.players, int) else len(position.seats) or 2
        solo = self.players == 1
        self.seats = _SOLO_SEATS if solo else self.players
        if len(position.seats) > self.seats:
            raise BadPosition(
                f"the position has {len(position.seats)} seats for {self.players} players: at most {self.seats}"
            )
        missing = self.seats - len(position.seats)
        self.places = [*position.seats, *(Place() for _ in range(missing))]
        if not solo and position.solo is not None:
            raise BadPosition("solo cards are for one player: with more, solo is null")
        if not solo and position.options.solo_level is not None:
            raise BadPosition("a solo level is for one player: with more, solo_level is null")

    def state(self, seed: int) -> Records:
        state = np.zeros(1, STATE)
        g: Any = state[0]
        g.seed[:] = (seed & _WORD, seed >> _WORD_BITS)
        self._clear(g)
        self._match(g)
        self._composers(g)
        self._owned(g)
        self._payment(g)
        for deck in Deck:
            self._deck(g, deck)
        self._tickets(g)
        self._maestro(g)
        self._now(g)
        if self.players == 1:
            self._solo(g)
        self._phase(g)
        return state

    # Cards by name, each in one place only.

    def _find(self, family: str, card: str, where: str, allowed: Callable[[int], bool], kind: str) -> int:
        number = self.names.number[family].get(card)
        if number is None or not allowed(number):
            fitting = [name for name, other in self.names.number[family].items() if allowed(other)]
            near = difflib.get_close_matches(card[:60], fitting, 1) or fitting[:1]
            advice = f"one of {len(fitting)} is {near[0]!r}" if near else "nor any other"
            raise BadPosition(f"{where}: there is no {kind} {card[:60]!r}; {advice}")
        return number

    def _lay(self, family: str, card: str, where: str, allowed: Callable[[int], bool], kind: str) -> int:
        """The number of a card that lies somewhere; of copies the first that is not yet laid.  Raises BadPosition."""
        first = self._find(family, card, where, allowed, kind)
        copies = self.names.copies[card] if family == "helper" else 1
        laid = self.laid.setdefault(family, {})
        for number in range(first, first + copies):
            if number not in laid:
                laid[number] = where
                return number
        places = " and ".join([*(laid[number] for number in range(first, first + copies)), where])
        raise BadPosition(f"{card!r} lies in {places}: the box has {copies}")

    def _set(self, family: str, cards: Iterable[str], where: str, allowed: Callable[[int], bool], kind: str) -> int:
        return sum(1 << self._lay(family, card, where, allowed, kind) for card in cards)

    # The parts.

    def _clear(self, g: Any) -> None:
        for field in ("row", "deck", "tickets", "maestro", "composer", "magnum", "bought", "solo_deck"):
            g[field][...] = NONE
        for field in ("station", "piece", "card", "active", "decision"):
            g[field] = NONE

    def _match(self, g: Any) -> None:
        p = self.p
        g.players, g.seats = self.players, self.seats
        if self.players == 1:
            g.solo_level = LEVEL_WORDS.index(p.options.solo_level or "normal")
        g.magnum_opus = p.options.magnum_opus
        g["round_number"], g.turn = p.round, p.turn
        g.phase = PHASE_WORDS.index(p.phase)
        g.ending = END_WORDS.index(p.ending) if p.ending else 0
        g.reads = p.reads
        if len(p.wasted) > self.seats:
            raise BadPosition(f"wasted has {len(p.wasted)} numbers for {self.seats} seats")
        g.wasted[: len(p.wasted)] = p.wasted
        if p.turn >= self.seats:
            raise BadPosition(f"turn is {p.turn}: the seats are 0 to {self.seats - 1}")
        over = g.phase == Phase.OVER
        to_move = p.to_move
        if isinstance(to_move, UnsetType):
            to_move = None if over else p.turn
        if (to_move is None) != over:
            raise BadPosition("to_move is null exactly when the phase is 'over'")
        if to_move is not None and to_move >= self.players:
            raise BadPosition(f"to_move is {to_move}: the seats that decide are 0 to {self.players - 1}")
        g.decider = NONE if to_move is None else to_move

    def _composers(self, g: Any) -> None:
        chosen = list(self.p.options.composers or [])
        if len(chosen) > self.seats:
            raise BadPosition(f"options.composers has {len(chosen)} entries for {self.seats} seats")
        for seat, place in enumerate(self.places):
            composer = place.composer or (chosen[seat] if seat < len(chosen) else None)
            where = f"seat {seat}, composer"
            g.composer[seat] = UNKNOWN
            if composer is not None:
                g.composer[seat] = self._lay("composer", composer, where, lambda number: True, "composer")

    def _owned(self, g: Any) -> None:
        limit = int(self.box.data["max_inspiration"][0])
        tokens = sum(place.tokens for place in self.places)
        if tokens > TOKENS:
            raise BadPosition(f"the seats own {tokens} music tokens: there are {TOKENS}")
        for seat, place in enumerate(self.places):
            where = f"seat {seat}"
            for tone, held in enumerate((place.inspiration.passion, place.inspiration.joy, place.inspiration.sorrow)):
                if held > limit:
                    raise BadPosition(f"{where} has {held} {TONE_WORDS[tone]}: the track goes from 0 to {limit}")
                g.inspiration[seat, tone] = held
            g.tokens[seat] = place.tokens
            g.hand[seat] = (place.hand.passion, place.hand.joy, place.hand.sorrow, place.hand.unknown)
            g.music[seat] = self._set("music", place.music, f"{where}'s music", lambda number: True, "music card")
            for card in place.helpers:
                number = self._lay("helper", card, f"{where}'s helpers", lambda number: True, "Fortune or Patron card")
                g.helpers[seat] |= 1 << number
                g.bought[g.bought_len] = number
                g.bought_len += 1
            self._magnum(g, seat, place)

    def _magnum(self, g: Any, seat: int, place: Place) -> None:
        performed = [card for card in _members(g.music[seat]) if card >= FIRST_MAGNUM]
        playing = bool(self.p.options.magnum_opus) and seat < self.players
        magnum = place.magnum
        if isinstance(magnum, UnsetType):
            if performed:
                magnum = self.names.music[performed[0]]
            else:
                magnum = HIDDEN if playing and g.phase != Phase.KEEP else None
        if magnum is not None and not playing:
            raise BadPosition(f"seat {seat} has a Magnum Opus: without the option magnum_opus that is null")
        if magnum == HIDDEN:
            g.magnum[seat] = UNKNOWN
        elif magnum is not None:
            composer = int(g.composer[seat])
            composers = self.box.data["music"]["composer"][0]
            number = self._find(
                "music", magnum, f"seat {seat}, magnum", lambda number: number >= FIRST_MAGNUM, "Magnum Opus"
            )
            if composer >= 0 and composers[number] != composer:
                raise BadPosition(
                    f"seat {seat} has {magnum!r}, a Magnum Opus of {self.names.composer[composers[number]]!r}"
                )
            if composer == UNKNOWN:
                g.composer[seat] = self._lay(
                    "composer", self.names.composer[composers[number]], f"seat {seat}", lambda n: True, "composer"
                )
            g.magnum[seat] = number
        if performed and performed != [int(g.magnum[seat])]:
            raise BadPosition(f"seat {seat} has performed {self.names.music[performed[0]]!r}, not its Magnum Opus")

    def _payment(self, g: Any) -> None:
        """The purchase under way: its card has left the row, and its seat does not own it yet."""
        now = self.p.now
        g.due, g.paying, g.invited = now.due, TONE_WORDS.index(now.paying), now.invited
        if now.card is None:
            return
        where = "now, card"
        if now.station == STATION_WORDS[Station.PERFORM]:
            g.card = self._lay("music", now.card, where, lambda number: True, "music card")
        elif now.station in (STATION_WORDS[Station.FORTUNE], STATION_WORDS[Station.PATRONAGE]):
            patrons = now.station == STATION_WORDS[Station.PATRONAGE]
            kind = "Patron card" if patrons else "Fortune card"
            g.card = self._lay("helper", now.card, where, lambda number: (number >= FIRST_PATRON) == patrons, kind)
        else:
            raise BadPosition(f"now, card: {now.card[:60]!r} is paid for at fortune, patronage or perform only")

    def _deck(self, g: Any, deck: Deck) -> None:
        name = DECK_WORDS[deck]
        first, size = _FIRST[deck], _SIZE[deck]
        family = "music" if deck in (Deck.CONCERT, Deck.CHAMBER) else "helper"
        kind = f"{name} card"

        def allowed(number: int) -> bool:
            return first <= number < first + size

        def lay(card: str, where: str) -> int:
            return self._lay(family, card, where, allowed, kind)

        row: list[str | None] | UnsetType = getattr(self.p.rows, name)
        pile: Pile = getattr(self.p.decks, name)
        discarded: list[str] = getattr(self.p.discarded, name)
        named = [] if isinstance(row, UnsetType) else row
        for place, card in enumerate(named):
            g.row[deck, place] = NONE if card is None else lay(card, f"the {name} row")
        g.discarded[deck] = sum(1 << lay(card, f"the {name} discards") for card in discarded)
        order = [] if isinstance(pile.order, UnsetType) else pile.order
        top = [lay(card, f"the {name} deck") for card in order]
        laid = sum(allowed(number) for number in self.laid.get(family, ()))
        left = size - laid
        # Places that are not named are dealt as far as the cards go.
        for place in range(len(named), ROW):
            if left > 0:
                g.row[deck, place] = UNKNOWN
                left -= 1
        length = len(top) + left
        if not isinstance(pile.left, UnsetType) and pile.left != length:
            raise BadPosition(f"the {name} deck has {pile.left} cards: by where the others lie it would have {length}")
        g.deck_len[deck] = length
        g.deck[deck, :left] = UNKNOWN
        g.deck[deck, left:length] = top[::-1]

    def _tickets(self, g: Any) -> None:
        tickets = self.p.tickets
        discarded = tickets.discarded
        g.tickets_discarded[:] = (discarded.passion, discarded.joy, discarded.sorrow)
        order = [] if isinstance(tickets.order, UnsetType) else [TONE_WORDS.index(tone) for tone in tickets.order]
        for tone, word_ in enumerate(TONE_WORDS):
            printed = int((self.box.data["ticket_tones"][0] == tone).sum())
            placed = int(g.tickets_discarded[tone]) + int(g.hand[:, tone].sum()) + order.count(tone)
            if placed > printed:
                raise BadPosition(f"the position has {placed} {word_} Tickets: the box has {printed}")
        length = TICKETS - int(g.tickets_discarded.sum()) - int(g.hand.sum())
        if length < len(order):
            raise BadPosition(f"the position has more than {TICKETS} Tickets")
        if not isinstance(tickets.left, UnsetType) and tickets.left != length:
            raise BadPosition(f"the Ticket deck has {tickets.left} cards: by where the others are it has {length}")
        g.tickets_len = length
        g.tickets[:length] = UNKNOWN_TONE
        g.tickets[length - len(order) : length] = order[::-1]

    def _maestro(self, g: Any) -> None:
        playable = self.box.data["maestro"]["solo"][0]

        def allowed(number: int) -> bool:
            return self.players > 1 or bool(playable[number])

        kind = "Maestro card" if self.players > 1 else "Maestro card for a solo match"
        taken = 0
        for seat, place in enumerate(self.places):
            g.maestro_taken[seat] = self._set("maestro", place.maestro, f"seat {seat}'s Maestro cards", allowed, kind)
            taken += len(place.maestro)
        places = self.seats + _EXTRA_MAESTROS
        named = [] if isinstance(self.p.maestro, UnsetType) else self.p.maestro
        if len(named) > places:
            raise BadPosition(f"the Maestro row has {len(named)} places: with {self.players} players it has {places}")
        for place_, card in enumerate(named):
            g.maestro[place_] = NONE if card is None else self._lay("maestro", card, "the Maestro row", allowed, kind)
        drawn = places - taken - sum(card is not None for card in named)
        free = places - len(named)
        if drawn < 0 or drawn > free:
            shown = places - taken - drawn + max(0, min(drawn, free))
            raise BadPosition(
                f"the Maestro row shows {shown} cards: with {self.players} players and {taken} cards taken it has"
                f" {places - taken}"
            )
        g.maestro[len(named) : len(named) + drawn] = UNKNOWN

    def _now(self, g: Any) -> None:
        now, known = self.p.now, self.names
        seat = int(g.turn)
        g.station = STATION_WORDS.index(now.station) if now.station else NONE
        g.open = now.open
        for tone in now.raised:
            g.raised |= 1 << TONE_WORDS.index(tone)
        if now.piece is not None:
            performed = _members(g.music[seat])
            kind = f"piece performed by seat {seat}"
            g.piece = self._find("music", now.piece, "now, piece", performed.__contains__, kind)
        for card in now.used:
            owned = [n for n in _members(g.helpers[seat]) if known.helper[n] == card and not int(g.used) >> n & 1]
            if not owned:
                raise BadPosition(f"now, used: seat {seat} has no (further) {card[:60]!r}")
            g.used |= 1 << owned[0]
        used = len(now.used)
        tokens_used = used if isinstance(now.tokens_used, UnsetType) else now.tokens_used
        if tokens_used != used or tokens_used > g.tokens[seat]:
            raise BadPosition(
                f"now: {tokens_used} music tokens are used for {used} helpers: one for each, of the"
                f" {int(g.tokens[seat])} that seat {seat} owns"
            )
        g.tokens_used = tokens_used
        g.actions_done = now.actions_done
        on_table = {*g.maestro.tolist(), *(number for taken in g.maestro_taken.tolist() for number in _members(taken))}
        for card in now.met:
            g.met |= 1 << self._find("maestro", card, "now, met", on_table.__contains__, "Maestro card on the table")

    def _phase(self, g: Any) -> None:
        """Whether the phase fits what is under way: from one that does not, the match would come to a halt."""
        wrong = ""
        at_action = g.station != NONE
        if g.phase in (Phase.KEEP, Phase.OVER) if at_action else g.phase not in (Phase.KEEP, Phase.READY, Phase.OVER):
            right = "null" if at_action else "the action under way"
            wrong = f"now, station is {right} in the phase {self.p.phase!r}"
        elif bool(g.open) != (at_action and g.phase in (Phase.READY, Phase.MAESTRO)):
            wrong = (
                "now, open is true when the action at the station is complete ('ready' and 'maestro'), and false else"
            )
        elif g.phase == Phase.KEEP:
            kept = [g.magnum[seat] != NONE for seat in range(self.players)]
            if not g.magnum_opus or any(has != (seat < g.decider) for seat, has in enumerate(kept)):
                wrong = "'keep' is with magnum_opus, and in it the seats before to_move have kept one, the others none"
        if wrong:
            raise BadPosition(f"the position cannot arise: {wrong}")

    def _solo(self, g: Any) -> None:
        solo = self.p.solo or Solo()

        def lay(card: str, where: str) -> int:
            return self._lay("solo", card, where, lambda number: True, "solo card")

        g.active = NONE if solo.active is None else lay(solo.active, "the active card's place")
        if isinstance(solo.decision, UnsetType):
            g.decision = UNKNOWN
        elif solo.decision is not None:
            g.decision = lay(solo.decision, "the decision card's place")
        g.solo_discarded = sum(1 << lay(card, "the solo discards") for card in solo.discarded)
        order = [] if isinstance(solo.deck.order, UnsetType) else solo.deck.order
        top = [lay(card, "the solo deck") for card in order]
        left = SOLO_CARDS - len(self.laid.get("solo", ())) - int(g.decision == UNKNOWN)
        length = len(top) + left
        if left < 0 or (not isinstance(solo.deck.left, UnsetType) and solo.deck.left != length):
            raise BadPosition(f"the solo deck has {solo.deck.left} cards: by where the others lie it has {length}")
        g.solo_len = length
        g.solo_deck[:left] = UNKNOWN
        g.solo_deck[left:length] = top[::-1]


# --- What was left open -----------------------------------------------------------------------------------------------


def complete(state: Records, box: Box, seed: int) -> None:
    """Draw, in place, the composers and the decision card that a description left open; the rest is ``resample``'s."""
    g: Any = state[0]
    lot = Lot(seed)
    composers = [number for number in range(len(names(box).composer)) if number not in g.composer.tolist()]
    lot.shuffle(composers)
    for seat in range(int(g.seats)):
        if g.composer[seat] == UNKNOWN:
            g.composer[seat] = composers.pop()
    if g.decision == UNKNOWN:
        lying = {*g.solo_deck.tolist(), *_members(g.solo_discarded), int(g.active)}
        g.decision = lot.among([number for number in range(SOLO_CARDS) if number not in lying])
