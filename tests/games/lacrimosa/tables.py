"""Tables for the tests of clauses: a match whose state is laid out field by field, played move by move.

What a test wants is put onto the state itself, and numbers that it works with are written into the table's own copy of
the box; so a box with other numbers still passes.  After every move all invariants are checked.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from partita.core.events import Event
from partita.core.log import new_log
from partita.core.reasons import Reason
from partita.games.lacrimosa import engine
from partita.games.lacrimosa.adapter import Lacrimosa
from partita.games.lacrimosa.columns import (
    ACTION_WORDS,
    COMPOSER_WORDS,
    INSTRUMENT_WORDS,
    MOVEMENT_WORDS,
    PLACE_WORDS,
    TYPE_WORDS,
)
from partita.games.lacrimosa.layout import (
    CITY_PLACES,
    COVERED,
    HAND,
    IN_PLAY,
    MARKERS,
    MARKET_MEMORIES,
    MAX_PRICE,
    MAX_SEATS,
    MEMORIES,
    NEUTRAL,
    NONE,
    NOTEBOOK,
    OPUS,
    OPUSES,
    OWN_MEMORIES,
    PERIOD_CARDS,
    ROUNDS,
    SLOTS,
    SOLOISTS,
    SOURCES,
    SPACES_OF_A_MOVEMENT,
    STACK,
    SUPPLY,
    TILES,
    Phase,
    Source,
)
from partita.games.lacrimosa.names import names
from partita.kernel.rng import seed_words

GAME = Lacrimosa()
BONUSES_OF_A_PERIOD = 3
RICH = 60  # ducats that pay for anything
NO_MARKERS = (1 << MARKERS) - 1  # the board on which all markers still stand
Numbers = tuple[int, int, int]


def members(bits: int, below: int = 64) -> list[int]:
    """The numbers in a set."""
    return [number for number in range(below) if bits >> number & 1]


def bits_of(numbers: Iterable[int]) -> int:
    """Numbers as a set."""
    return sum(1 << number for number in set(numbers))


def of_kind(events: Sequence[Event], *kinds: str) -> list[Event]:
    """The events of some kinds, in order."""
    return [event for event in events if event.kind in kinds]


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [str(event.kind) for event in events]


class Table:
    """A match at a table where anything can be laid out.

    It begins with the first turn of a round of a period; the row then holds the first three Memories of the period,
    then its first four Opuses, and the deck the others.  Every Memory in a hand is a starting one.  With ``dealt`` it
    is a match as it is set up.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        period: int = 1,
        round_: int = 1,
        first: int = 0,
        level: str | None = None,
        composers: Sequence[str] = ("eybler", "sussmayr"),
        constanze: str | None = None,
        seed: int = 1,
        dealt: bool = False,
    ) -> None:
        self.box = GAME.load_box(None)
        self.data = self.box.data.copy()
        self.names = names(self.box)
        self.games = np.zeros(1, engine.STATE)
        self.log = new_log()
        self.out = np.zeros(engine.MAX_LEGAL, np.int16)
        options: dict[str, Any] = {"composers": list(composers) or None, "constanze": constanze}
        if players == 1:
            options["solo_level"] = level
        setup = GAME.setup(players, GAME.check_options(players, options), self.box)
        engine.new(self.games, 0, self.data, seed_words(seed), setup, self.log)
        self.begun = self.told()
        self.players = players
        self.notebook = self.names.opus[NOTEBOOK]  # the Opus that everybody starts with
        if not dealt:
            self.at(period, round_, first)

    # The state, field by field.

    def get(self, field: str) -> Any:
        """A field of the state: an array to read and write, or an int."""
        found = self.games[field][0]
        return found if isinstance(found, np.ndarray) else int(found)

    def put(self, **fields: int) -> None:
        """Set fields that are one number each."""
        for field, number in fields.items():
            self.games[field][0] = number

    def write(self, family: str, card: int | str, **columns: Any) -> None:
        """Write numbers of a card, a slot, a place ... into this table's box.  Rewards are dicts (see ``reward``)."""
        number = self.names.number[family][card] if isinstance(card, str) else card
        for column, value in columns.items():
            if isinstance(value, dict):
                self.reward(self.data[family][column], number, **value)
            else:
                self.data[family][column][0, number] = value
        opus = self.data["opus"][0]
        for most in range(MAX_PRICE + 1):
            self.data["perform_up_to"][0, most] = bits_of(n for n in range(OPUSES) if opus["perform_talent"][n] <= most)
            self.data["sell_up_to"][0, most] = bits_of(n for n in range(OPUSES) if opus["sell_talent"][n] <= most)
        for opus_type in range(len(TYPE_WORDS)):
            self.data["of_type"][0, opus_type] = bits_of(n for n in range(OPUSES) if opus["type"][n] == opus_type)

    def reward(
        self,
        rewards: Any,
        number: int,
        ducats: int = 0,
        vp: int = 0,
        finance: int = 0,
        track: Numbers = (0, 0, 0),
        counter: Numbers = (0, 0, 0),
    ) -> None:
        """Write a reward; what is not named is nothing."""
        for column, value in (
            ("ducats", ducats),
            ("vp", vp),
            ("finance", finance),
            ("track", track),
            ("counter", counter),
        ):
            rewards[column][0, number] = value

    def slot(self, family: str, slot: int, ducats: int = 0, **reward: Any) -> None:
        """Write a slot of the market: "opus_slot" or "memory_slot"."""
        self.data[family]["ducats"][0, slot] = ducats
        self.reward(self.data[family]["reward"], slot, **reward)

    def freed(self, instrument: str, which: str, **reward: Any) -> None:
        """Write what lies under a marker."""
        self.reward(self.data["freed"], self.marker_number(instrument, which), **reward)

    def nothing_freed(self) -> None:
        """Nothing lies under any marker."""
        for marker in range(MARKERS):
            self.reward(self.data["freed"], marker)

    def plain_slots(self) -> None:
        """No slot of the market changes anything."""
        for slot in range(SLOTS):
            for family in ("opus_slot", "memory_slot"):
                self.slot(family, slot)

    # Laying out.

    def at(self, period: int, round_: int = 1, first: int = 0) -> None:
        """Go to the first turn of a round: earlier cards of the market have left, earlier rounds' cards are played."""
        self.put(round_number=(period - 1) * ROUNDS + round_, first=first, turn=first, decider=first)
        self.put(phase=Phase.EXPERIENCE, bonus=(period - 1) * BONUSES_OF_A_PERIOD)
        for earlier in range(period - 1):
            for card in self.data["of_period"][0, earlier].tolist():
                self.gone(card)
        self.market()
        for seat in range(self.players):
            cards = members(int(self.get("memories")[seat]))
            played = 2 * (round_ - 1)
            self.get("experiences")[seat] = NONE
            self.get("stories")[seat] = NONE
            for place in range(round_ - 1):
                self.get("experiences")[seat, place] = cards[-1 - 2 * place]
                self.get("stories")[seat, place] = cards[-2 - 2 * place]
            self._deal(seat, cards[: OWN_MEMORIES - played], min(HAND, OWN_MEMORIES - played))

    def _deal(self, seat: int, cards: Sequence[int], size: int) -> None:
        """The first cards in hand, the others in the pile, the next one on top."""
        self.get("hand")[seat] = bits_of(cards[:size])
        pile = list(reversed(cards[size:]))
        self.get("pile")[seat] = pile + [NONE] * (OWN_MEMORIES - len(pile))
        self.get("pile_len")[seat] = len(pile)

    def gone(self, card: int) -> None:
        """A market card, by its code, has left, unless somebody owns it."""
        seats = range(self.get("seats"))
        if card >= OPUS and not any(int(self.get("opuses")[seat]) >> card - OPUS & 1 for seat in seats):
            self.put(opuses_gone=self.get("opuses_gone") | 1 << card - OPUS)
        elif card < OPUS and not any(int(self.get("memories")[seat]) >> card & 1 for seat in seats):
            self.put(memories_gone=self.get("memories_gone") | 1 << card)

    def period_cards(self, family: str = "", period: int | None = None) -> list[str]:
        """The cards of a period (the current one), Memories, then Opuses; or those of a family."""
        now = (self.get("round_number") - 1) // ROUNDS + 1 if period is None else period
        cards = [self.names.card(code) for code in self.data["of_period"][0, now - 1].tolist()]
        return [card for card in cards if not family or card in self.names.number[family]]

    def market(self, row: Sequence[str | None] | None = None, deck: Sequence[str] | None = None) -> None:
        """Lay cards of the period in the row, and the deck, its next card first; the period's others have left.

        Without a row: three Memories, then four Opuses; without a deck: all others.
        """
        cards = self.period_cards()
        if row is None:
            row = [*self.period_cards("memory")[:3], *self.period_cards("opus")[:4]]
        codes = [NONE if card is None else self.names.code(card) for card in row]
        others = [self.names.code(card) for card in (cards if deck is None else deck)]
        others = [code for code in others if code not in codes and not self._owned(code)]
        self.get("row")[:] = codes + [NONE] * (SLOTS - len(codes))
        self.get("deck")[:] = list(reversed(others)) + [NONE] * (PERIOD_CARDS - len(others))
        self.put(deck_len=len(others))
        for card in cards:
            code = self.names.code(card)
            if code >= OPUS:
                self.put(opuses_gone=self.get("opuses_gone") & ~(1 << code - OPUS))
            else:
                self.put(memories_gone=self.get("memories_gone") & ~(1 << code))
            if code not in codes and code not in others:
                self.gone(code)

    def _owned(self, code: int) -> bool:
        field, number = ("opuses", code - OPUS) if code >= OPUS else ("memories", code)
        return any(int(self.get(field)[seat]) >> number & 1 for seat in range(self.get("seats")))

    def hand(self, seat: int, *cards: str) -> None:
        """See that these Memories of a seat are in its hand; the other hand cards are whatever is there."""
        wanted = [self.names.number["memory"][card] for card in cards]
        size = len(members(int(self.get("hand")[seat])))
        held = members(int(self.get("hand")[seat]))
        pile = [card for card in reversed(self.get("pile")[seat].tolist()) if card != NONE]
        for rows in ("experiences", "stories"):
            for place, card in enumerate(self.get(rows)[seat].tolist()):
                if card in wanted:  # it changes places with another
                    other = next(n for n in [*pile, *held] if n not in wanted)
                    self.get(rows)[seat, place] = other
                    held, pile = ([card if n == other else n for n in cards_] for cards_ in (held, pile))
        rest = [card for card in [*held, *pile] if card not in wanted]
        self._deal(seat, [*wanted, *rest], size)

    def gives(self, seat: int, *cards: str) -> None:
        """A seat owns these market Memories instead of starting ones in its pile, or in its Stories row."""
        for card in cards:
            number = self.names.number["memory"][card]
            places = [*self.get("pile")[seat].tolist(), *self.get("stories")[seat].tolist()]
            old = next(card for card in places if card >= MARKET_MEMORIES)
            for field in ("pile", "stories"):
                there = self.get(field)[seat]
                there[there == old] = number
            self.get("memories")[seat] = int(self.get("memories")[seat]) & ~(1 << old) | 1 << number
            self._from_market(number)

    def collects(self, seat: int, *cards: str) -> None:
        """A seat owns these Opuses as well."""
        for card in cards:
            number = self.names.number["opus"][card]
            self.get("opuses")[seat] |= 1 << number
            self._from_market(OPUS + number)

    def _from_market(self, code: int) -> None:
        row, deck = self.get("row"), self.get("deck")
        row[row == code] = NONE
        left = [card for card in deck.tolist() if card not in (code, NONE)]
        deck[:] = left + [NONE] * (PERIOD_CARDS - len(left))
        self.put(deck_len=len(left))
        if code >= OPUS:
            self.put(opuses_gone=self.get("opuses_gone") & ~(1 << code - OPUS))
        else:
            self.put(memories_gone=self.get("memories_gone") & ~(1 << code))

    def holds(
        self,
        seat: int,
        ducats: int | None = None,
        track: Numbers | None = None,
        counters: Numbers | None = None,
        finance: int | None = None,
    ) -> None:
        """What a seat has, as far as it is named; story points by Talent, Journey, Composition."""
        for field, value in (("ducats", ducats), ("track", track), ("counter", counters), ("finance", finance)):
            if value is not None:
                self.get(field)[seat] = value

    def rich(self, *seats: int) -> None:
        """Seats (all players) that can pay for anything."""
        for seat in seats or range(self.players):
            self.holds(seat, RICH, (4, 4, 4), (9, 9, 9))

    def open_city(self, place: str, tile: str) -> None:
        """See that a City tile lies open in a place; it changes places with the one there."""
        number, here = self.names.number["city"][tile], PLACE_WORDS.index(place)
        city, supply = self.get("city"), self.get("supply")
        old = int(city[here])
        for tiles in (city, supply):
            tiles[tiles == number] = old
        city[here] = number

    def open_next(self, tile: str) -> None:
        """See that a City tile lies on top of the supply; it changes places with the one there."""
        number = self.names.number["city"][tile]
        city, supply = self.get("city"), self.get("supply")
        old = int(supply[SUPPLY - 1])
        for tiles in (city, supply):
            tiles[tiles == number] = old
        supply[SUPPLY - 1] = number

    def takes(self, seat: int, *tiles: str) -> None:
        """A seat has taken these court tiles."""
        for tile in tiles:
            number = self.names.number["court"][tile]
            court, place = (int(found[0]) for found in np.nonzero(self.get("court") == number))
            stack, length = self.get("court"), int(self.get("court_len")[court])
            stack[court, place : STACK - 1] = stack[court, place + 1 :].copy()
            stack[court, STACK - 1] = NONE
            self.get("court_len")[court] = length - 1
            self.get("courts")[seat] |= 1 << number

    def empty_court(self, place: str) -> None:
        """All tiles of a court are with the last seat."""
        court = PLACE_WORDS.index(place) - CITY_PLACES
        tiles = self.get("court")[court, : int(self.get("court_len")[court])].tolist()
        self.takes(self.get("seats") - 1, *[self.names.court[tile] for tile in tiles])

    def bare_requiem(self) -> None:
        """Nothing covers a space, no marker is placed."""
        self.get("space")[:] = NONE
        self.get("tiles_taken")[:] = 0
        self.get("tiles")[:] = 0
        self.get("markers")[: self.players] = NO_MARKERS

    def free_spaces(self, movement: str) -> list[str]:
        """The instruments of the free spaces of a movement, in order."""
        return [INSTRUMENT_WORDS[int(self.data["instrument"][0, n])] for n in self._spaces(movement) if self._free(n)]

    def _spaces(self, movement: str) -> range:
        start = MOVEMENT_WORDS.index(movement) * SPACES_OF_A_MOVEMENT
        return range(start, start + SPACES_OF_A_MOVEMENT)

    def _free(self, space: int) -> bool:
        return int(self.get("space")[space]) == NONE

    def marker_number(self, instrument: str, which: str) -> int:
        """The number of a marker."""
        return INSTRUMENT_WORDS.index(instrument) * IN_PLAY + COMPOSER_WORDS.index(which)

    def places(self, owner: int | str, movement: str, instrument: str, which: str) -> None:
        """A marker of a seat, or a neutral one, stands in a free space; a seat's has brought the top tile."""
        composer, there = COMPOSER_WORDS.index(which), MOVEMENT_WORDS.index(movement)
        at = INSTRUMENT_WORDS.index(instrument)
        space = next(n for n in self._spaces(movement) if self._free(n) and self.data["instrument"][0, n] == at)
        seat = owner if isinstance(owner, int) else NEUTRAL
        self.get("space")[space] = seat * IN_PLAY + composer
        if isinstance(owner, int):
            tile = self.tile_number(movement, which)
            self.get("tiles_taken")[composer, there] += 1
            if owner < self.players:
                self.get("tiles")[owner] |= 1 << tile
                self.get("markers")[owner] &= ~(1 << self.marker_number(instrument, which))

    def covers(self, movement: str, *instruments: str) -> None:
        """Cover the first free space of each of these instruments."""
        for instrument in instruments:
            at = INSTRUMENT_WORDS.index(instrument)
            space = next(n for n in self._spaces(movement) if self._free(n) and self.data["instrument"][0, n] == at)
            self.get("space")[space] = COVERED

    def tile_number(self, movement: str, which: str) -> int:
        """The tile on top of a stack."""
        composer, there = COMPOSER_WORDS.index(which), MOVEMENT_WORDS.index(movement)
        many = int(self.players > 2)
        taken = int(self.get("tiles_taken")[composer, there])
        return int(self.data["stack"][0, many, int(self.get("composer")[composer]), there, taken])

    def top_tile(self, movement: str, which: str, **columns: Any) -> str:
        """Write the tile on top of a stack: what is not named is nothing.  Its id."""
        plain = {"ducats": 0, "composition": 0, "instant": {}, "income": {}, "grant": NONE, "lasting": 0}
        number = self.tile_number(movement, which)
        self.write("tile", number, **{**plain, "about": NONE, "amount": 0, **columns})
        return self.names.tile[number]

    def plain_tiles(self) -> None:
        """No tile costs or does anything."""
        for number in range(TILES):
            for column, value in (("ducats", 0), ("composition", 0), ("grant", NONE), ("lasting", 0), ("amount", 0)):
                self.data["tile"][column][0, number] = value
            for column in ("instant", "income"):
                self.reward(self.data["tile"][column], number)

    def gives_nothing(self) -> None:
        """No Memory's instant reward or Stories give anything."""
        for number in range(MEMORIES):
            for column in ("instant", "stories"):
                self.reward(self.data["memory"][column], number)

    def bonus(self, **columns: Any) -> str:
        """Write the open bonus.  Its id."""
        self.write("bonus", self.get("bonus"), **{"about": NONE, "each": 1, "most": 9, **columns})
        return self.names.bonus[int(self.get("bonus"))]

    def soloists(self, *cards: str) -> None:
        """The next Soloist cards, in order; the others lie below them."""
        wanted = [self.names.number["soloist"][card] for card in cards]
        rest = [number for number in range(SOLOISTS) if number not in wanted]
        self.get("soloists")[:] = [*rest, *reversed(wanted)]
        self.put(soloists_len=SOLOISTS, soloists_discarded=0)

    # Playing.

    def told(self) -> list[Event]:
        """The events in the log, which is emptied."""
        events = [event for _, event in GAME.events(self.log, 0, self.games, self.box)]
        self.log["rows"] = 0
        return events

    def legal(self) -> list[str]:
        """The legal moves."""
        return [
            self.names.texts[code] for code in self.out[: engine.legal(self.games, 0, self.data, self.out)].tolist()
        ]

    def moves(self, kind: str) -> list[str]:
        """The legal moves of a kind, without its word."""
        return [move.partition(" ")[2] for move in self.legal() if move.partition(" ")[0] == kind]

    def play(self, *moves: str) -> list[Event]:
        """Play legal moves; what happened."""
        events: list[Event] = []
        for move in moves:
            legal = self.legal()
            assert move in legal, f"{move} is not among {legal}"
            engine.narrate(self.games, 0, self.data, self.names.codes[move], self.log)
            events += self.told()
            self.check()
        return events

    def check(self) -> None:
        """All invariants hold."""
        assert engine.check(self.games, 0, self.data) == 0

    def turn(self, above: str, below: str, *then: str) -> list[Event]:
        """Begin a turn with two cards, which are put into the hand; then other moves."""
        self.hand(self.get("decider"), above, below)
        return self.play(f"experience {above}", f"story {below}", *then)

    def act(self, *actions: str, below: str = "evening-concert") -> None:
        """Begin a turn in which just these actions are to be done; nothing is gained by the card."""
        self.write("memory", "second-commission", instant={})
        self.turn("second-commission", below, "use-card")
        self.put(todo=bits_of(ACTION_WORDS.index(action) for action in actions))
        self.check()

    def pass_turn(self, above: str = "second-commission", below: str = "evening-concert") -> list[Event]:
        """A turn in which nothing is done; two of the hand's cards, other ones if these are played."""
        seat = self.get("decider")
        played = {*self.get("experiences")[seat].tolist(), *self.get("stories")[seat].tolist()}
        numbers = self.names.number["memory"]
        if numbers[above] in played or numbers[below] in played:
            above, below = (self.names.memory[n] for n in members(int(self.get("hand")[seat]))[:2])
        return self.turn(above, below, "use-card", "end-turn")

    def pass_round(self) -> list[Event]:
        """Everybody's turn goes by with nothing done."""
        now, events = self.get("round_number"), list[Event]()
        while self.get("round_number") == now and self.get("decider") != NONE:
            events += self.pass_turn()
        return events

    def why(self, move: str) -> Reason | None:
        """Why a move is not legal; None when it is."""
        out = np.zeros(3, np.int64)
        code = engine.why(self.games, 0, self.data, self.names.codes[move], out)
        assert (code == 0) == (move in self.legal()), move
        have, need, about = out.tolist()
        return None if code == 0 else GAME.reason(code, have, need, about, self.box)

    def refused(
        self, move: str, code: str, clause: str, have: int | None = None, need: int | None = None, **args: Any
    ) -> None:
        """A move is refused for this reason, with these numbers."""
        reason = self.why(move)
        assert reason is not None, f"{move} is legal"
        assert (reason.code, reason.clause) == (code, clause)
        assert (reason.have, reason.need, reason.args) == (have, need, args)

    # What there is.

    def ducats(self, seat: int) -> int:
        """The ducats of a seat."""
        return int(self.get("ducats")[seat])

    def finance(self, seat: int) -> int:
        """The finance of a seat."""
        return int(self.get("finance")[seat])

    def track(self, seat: int) -> Numbers:
        """The story tracks of a seat."""
        talent, journey, composition = self.get("track")[seat].tolist()
        return talent, journey, composition

    def counters(self, seat: int) -> Numbers:
        """The counters of a seat."""
        talent, journey, composition = self.get("counter")[seat].tolist()
        return talent, journey, composition

    def vp(self, seat: int, source: str = "") -> int:
        """VP earned in play, in all or from one source."""
        earned = self.get("vp")[seat].tolist()
        return int(sum(earned)) if not source else int(earned[Source[source.upper()]])

    def points(self, seat: int, source: str) -> int:
        """VP from a source as they stand, the end count included."""
        out = np.zeros(SOURCES, np.int64)
        engine.parts(self.games, 0, self.data, seat, out)
        return int(out[Source[source.upper()]])

    def score(self, seat: int) -> int:
        """All VP of a seat as they stand."""
        out = np.zeros(MAX_SEATS, np.int64)
        engine.scores(self.games, 0, self.data, out)
        return int(out[seat])

    def shares(self) -> list[float]:
        """The shares of the win as things stand, by seat."""
        out = np.zeros(MAX_SEATS, np.float64)
        engine.returns(self.games, 0, self.data, out)
        return list(out.tolist())

    def row(self) -> list[str | None]:
        """The market row."""
        return [None if code == NONE else self.names.card(code) for code in self.get("row").tolist()]

    def deck(self) -> list[str]:
        """The deck of the period, its next card first."""
        return [self.names.card(code) for code in reversed(self.get("deck").tolist()) if code != NONE]

    def memories(self, seat: int) -> set[str]:
        """The Memories that a seat owns."""
        return {self.names.memory[number] for number in members(int(self.get("memories")[seat]))}

    def in_hand(self, seat: int) -> set[str]:
        """The Memories in a hand."""
        return {self.names.memory[number] for number in members(int(self.get("hand")[seat]))}

    def pile(self, seat: int) -> list[str]:
        """The draw pile, its next card first."""
        return [self.names.memory[number] for number in reversed(self.get("pile")[seat].tolist()) if number != NONE]

    def below(self, seat: int) -> list[str | None]:
        """The Stories row of a seat."""
        return [None if number == NONE else self.names.memory[number] for number in self.get("stories")[seat].tolist()]

    def above(self, seat: int) -> list[str | None]:
        """The Experiences row of a seat."""
        return [
            None if number == NONE else self.names.memory[number] for number in self.get("experiences")[seat].tolist()
        ]

    def opuses(self, seat: int) -> set[str]:
        """The collection of a seat."""
        return {self.names.opus[number] for number in members(int(self.get("opuses")[seat]))}

    def turned(self, seat: int) -> set[str]:
        """The performed Opuses of a seat."""
        return {self.names.opus[number] for number in members(int(self.get("turned")[seat]))}

    def tiles(self, seat: int) -> set[str]:
        """The composer tiles of a seat."""
        return {self.names.tile[number] for number in members(int(self.get("tiles")[seat]))}

    def courts(self, seat: int) -> set[str]:
        """The court tiles of a seat."""
        return {self.names.court[number] for number in members(int(self.get("courts")[seat]))}

    def markers(self, seat: int) -> set[tuple[str, str]]:
        """The markers of a seat that are still on its board."""
        left = members(int(self.get("markers")[seat]))
        return {(INSTRUMENT_WORDS[marker // IN_PLAY], COMPOSER_WORDS[marker % IN_PLAY]) for marker in left}

    def space_of(self, movement: str) -> list[int]:
        """What is in the spaces of a movement, as layout.STATE says."""
        spaces: list[int] = self.get("space").tolist()
        return [spaces[space] for space in self._spaces(movement)]

    def city(self, place: str) -> str:
        """The City tile open in a place."""
        return self.names.city[int(self.get("city")[PLACE_WORDS.index(place)])]

    def supply(self) -> list[str]:
        """The supply of City tiles, from the bottom."""
        return [self.names.city[tile] for tile in self.get("supply").tolist()]

    def stack(self, place: str) -> list[str]:
        """The tiles of a court, from the bottom."""
        stack = self.get("court")[PLACE_WORDS.index(place) - CITY_PLACES].tolist()
        return [self.names.court[tile] for tile in stack if tile != NONE]

    def mozart(self) -> str:
        """Where Mozart is."""
        return PLACE_WORDS[self.get("mozart")]
