"""Lacrimosa's table, drawn from a seat's view and the choices it has.  This file knows words and pictures, and no rule.

Story points are letters on a coloured ground (T, J and C in English), so that colour is never the only cue.  Whatever
can be done now carries the number of the move that does it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partita.cli import lacrimosa_end
from partita.cli.boards import (
    DIM,
    GONE,
    GREEN,
    HEAD,
    NARROW,
    NUMBERED,
    WARNED,
    Board,
    Words,
    labelled,
    rows_of,
)
from partita.cli.drawing import ONLOOKER, Seen, minus
from partita.core.events import Event
from partita.core.game import Choice
from partita.games.lacrimosa import texts
from partita.games.lacrimosa.columns import (
    COMPOSER_WORDS,
    COURT_WORDS,
    INSTRUMENT_WORDS,
    KIND_WORDS,
    MOVEMENT_WORDS,
    PLACE_WORDS,
)
from partita.games.lacrimosa.forecast import Deal, Forecast, Reward, gains, some
from partita.games.lacrimosa.layout import CITY_PLACES, FINANCE_END, ROUNDS, TRACK_END
from partita.games.lacrimosa.names import LEVEL_WORDS
from partita.games.lacrimosa.position.schema import FREE, NEUTRAL_WORD
from partita.text import joined, seat_name

TIE_BREAK = "LA-7.4"
EXAMPLE = "LA-5.4"

_CHIPS = {
    "talent": "bold white on dark_red",
    "journey": "bold white on dark_green",
    "composition": "bold white on dodger_blue3",
}
_MONEY = "bold black on gold1"
_SEATS = ("bold cyan", "bold magenta", "bold yellow", "bold blue")  # the markers of each seat
_SHAPES = dict(zip(COMPOSER_WORDS, ("■", "●"), strict=True))
_SPREAD = 120  # columns from which cities, and the tiles of a movement, stand in pairs
_ABOVE, _BELOW = "▲", "▼"
_TRACK, _FULL, _EMPTY = "▸", "▮", "▯"
_UPKEEP, _LASTS = "⟳", "∞"
_MOZART = "♟"
_OPEN, _SHUT = "·", "▒"  # spaces of the Requiem: free, covered
_KEPT = "\u00a0"  # a space where no line may break
_PRIMER = ("aim", "turn", "actions", "pay", "requiem", "upkeep", "end", "vp", "questions")
_SIGN = 11  # columns for a sign that is explained
_ASIDE = "dim italic"
_INDENT = 4  # columns of the numbers of moves
# Columns of what stands below one another: the type of a market card, its price, what its slot does, the VP of an Opus
# and what performing it takes and brings; a movement, its values, a space of it and all five.
_TYPE, _PRICE, _SLOT, _VP, _DEAL = 9, 6, 10, 5, 7
_MOVEMENT, _VALUES, _SPACE, _SPACES = 11, 9, 2, 18


# --- What the session asks for ----------------------------------------------------------------------------------------


def table(
    match: Seen, seat: int, lang: str, width: int, choices: Sequence[Choice], compact: bool = False
) -> RenderableType:
    """The whole table from a seat; ``compact`` has a line for each of the other seats."""
    return _Table(match, seat, lang, width, choices).whole(compact)


def brief(match: Seen, seat: int, lang: str, width: int) -> RenderableType:
    """What a contribution touches: the Requiem, the seat's stock and its markers."""
    drawn = _Table(match, seat, lang, width, ())
    return Group(drawn.requiem(), drawn.stock(seat), drawn.markers(seat))


def question(match: Seen, seat: int, lang: str) -> str:
    """What the seat is asked now, and about what."""
    view = match.view(seat)
    now, asked = view["now"], texts.text(lang, f"phase-{view['phase']}")
    if view["phase"] == "act" and now["todo"]:
        return f"{asked} {labelled(texts.text(lang, 'label-todo'), _actions(now['todo'], lang), lang)}"
    if view["phase"] == "grant":
        given = texts.text(lang, f"action-{now['granted']}")
        return f"{asked} ({given})"
    about = []
    if view["phase"] in ("instrument", "composer"):
        about.append(texts.text(lang, f"movement-{now['movement']}"))
        about += [texts.text(lang, f"instrument-{now['instrument']}")] if now["instrument"] else []
    return labelled(joined(lang, about, "comma"), asked, lang) if about else asked


def note(match: Seen, choice: Choice, lang: str) -> Text:
    """What a move costs and does, and what to beware of."""
    notes = _Table(match, match.to_move or 0, lang, NARROW, ()).notes(choice)
    return _WORDS.note(notes, choice, lang)


def told(events: Sequence[Event], lang: str) -> list[str]:
    """What has happened, a line each; the cards that come to the market one after another stand in one."""
    return _WORDS.told(events, lang, "market-dealt", _dealt)


def _dealt(events: Sequence[Event], lang: str) -> str:
    cards = [texts.card_name(event.args["card"], lang) for event in events]
    return texts.text(lang, "dealt", cards=joined(lang, cards, "comma"))


def card_names(match: Seen, lang: str) -> dict[str, str]:
    """The names of all cards of the box by id."""
    return {card: texts.name(match.box, card, lang) for card in rows_of(match.box)}


def cards(match: Seen, lang: str) -> dict[str, Text]:
    """All cards of the box by id: the name, then all that the card says."""
    return _WORDS.cards(match.box, card_names(match, lang), lang)


def rival(match: Seen, lang: str) -> str | None:
    """What Schikaneder does and scores in this match; None when he does not play."""
    if match.players > 1:
        return None
    data, level = match.box.data[0], LEVEL_WORDS.index(match.options["solo_level"])
    card, court = int(data["soloist_card_vp"][level]), int(data["soloist_court_vp"])
    return texts.text(lang, "primer-solo", card=card, court=court)


def account(match: Seen, lang: str) -> RenderableType:
    """The Requiem by movement, the Royal Courts, and what was left."""
    return lacrimosa_end.account(match, lang, _SHAPES)


def opponent(lang: str) -> str:
    """What the rulebook's opponent is called where he does something."""
    return texts.text(lang, "opponent")


def _signs(lang: str) -> dict[str, Text]:
    """The signs on the table as they are drawn there, by what explains them."""
    return {
        "kinds": Text(" ").join(_chip(kind, lang) for kind in KIND_WORDS),
        "track": _chip("talent", lang, 2).append(_TRACK),
        "money": Text(" ").join([_ducats(1, lang), Text(texts.text(lang, "short-finance"), style=HEAD)]),
        "vp": Text(texts.text(lang, "vp", count=1).split()[-1], style=HEAD),
        **NUMBERED,
        "above": Text(f"{_ABOVE} {_BELOW}"),
        "gives": Text("→"),
        "mozart": Text(_MOZART, style=GREEN),
        "shapes": Text(" ".join(_SHAPES.values())),
        "values": Text("4/2 ■1 ●0"),
        "instruments": Text(" ".join(texts.text(lang, f"instrument-short-{word}") for word in INSTRUMENT_WORDS)),
        "space": Text(f"{_OPEN} {_SHUT}"),
        "effects": Text(f"{_UPKEEP} {_LASTS}"),
        **WARNED,
    }


_WORDS = Words(texts, _signs, _SIGN, _PRIMER)
heading, sentence, legend, primer = _WORDS.heading, _WORDS.sentence, _WORDS.legend, _WORDS.primer
clause, clauses, chapters = _WORDS.clause, _WORDS.clauses, _WORDS.chapters


# --- Small things -----------------------------------------------------------------------------------------------------


def _action(action: str, lang: str) -> str:
    return texts.text(lang, f"action-short-{action}")


def _actions(actions: Sequence[str], lang: str) -> str:
    return joined(lang, [_action(action, lang) for action in actions], "comma")


def _chip(kind: str, lang: str, count: int | None = None) -> Text:
    """A kind of story points as a letter on its colour, with a number before it where there is one."""
    letter = texts.text(lang, f"kind-{kind}")[0]
    return Text.assemble((f"{'' if count is None else count}{letter}", _CHIPS[kind]))


def _ducats(count: int, lang: str) -> Text:
    return Text.assemble((f"{count}{texts.text(lang, 'short-ducats')}", _MONEY))


def _finance(count: int, lang: str) -> Text:
    return Text(f"{count}{texts.text(lang, 'short-finance')}", style=HEAD)


def _vp(count: int, lang: str) -> Text:
    return Text(minus(texts.text(lang, "vp", count=count)), style=HEAD)


def _price(kind: str | None, points: int, ducats: int, lang: str) -> Text:
    """Story points of a kind, and ducats."""
    parts = [_chip(kind, lang, points)] if kind and points else []
    parts += [_ducats(ducats, lang)] if ducats else []
    return Text(" ").join(parts) if parts else Text("0")


def _reward(reward: Reward, lang: str, action: str | None = None) -> Text:
    """What is gained, in signs, and an action given with it."""
    parts = [_ducats(reward["ducats"], lang)] if reward["ducats"] else []
    parts += [_finance(reward["finance"], lang)] if reward["finance"] else []
    parts += [_vp(reward["vp"], lang)] if reward["vp"] else []
    parts += [_chip(kind, lang, count).append(_TRACK) for kind, count in reward["track"].items() if count]
    parts += [_chip(kind, lang, count) for kind, count in reward["counters"].items() if count]
    if action is not None:
        parts.append(Text(_action(action, lang), style="italic"))
    return Text(" ").join(parts) if parts else Text(GONE, style=DIM)


# --- The table --------------------------------------------------------------------------------------------------------


class _Table(Board):
    """Everything that one drawing needs."""

    def __init__(self, match: Seen, seat: int, lang: str, width: int, choices: Sequence[Choice]) -> None:
        super().__init__(texts, match, seat, lang, width, choices)
        self.data = match.box.data[0]
        # An onlooker reads what moves would bring to the seat whose turn it is.
        self.forecast = Forecast(match.box, self.view, self.view["turn"] if seat == ONLOOKER else seat)

    def name(self, card: str) -> str:
        return texts.name(self.match.box, card, self.lang)

    def middle(self) -> list[RenderableType]:
        return [self.market(), self.map(), self.requiem(), *([self.solo()] if self.view["solo"] else [])]

    def title(self) -> RenderableType:
        view = self.view
        here = (view["round"] - 1) % ROUNDS + 1
        parts = [
            self.say("title"),
            f"{self.say('label-period')} {texts.ROMAN[view['period']]}",
            f"{self.say('label-round')} {here}/{ROUNDS}",
        ]
        head = Text(" · ".join(parts), style=HEAD)
        first = Text(labelled(self.say("label-first"), seat_name(self.lang, view["first"]), self.lang), style=DIM)
        lines: list[RenderableType] = []
        if view["solo"]:
            lines.append(Rule(head, style=DIM))
        elif self.width < NARROW:
            lines += [Rule(head, style=DIM), Text(first.plain, style=DIM, justify="center")]
        else:
            lines.append(Rule(Text.assemble(head, "   ", first), style=DIM))
        if view["bonus"]:
            bonus = texts.bonus_text(self.match.box, view["bonus"], self.lang)
            label = (f"✦ {self.label('label-bonus')}", HEAD)
            lines.append(Text.assemble(label, f"{bonus} ", (f" {self.name(view['bonus'])}", _ASIDE)))
        return Group(*lines)

    # The market.

    def market(self) -> RenderableType:
        narrow, roomy = self.pane < NARROW, self.pane >= _SPREAD
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(width=1)
        grid.add_column(ratio=4)
        if roomy:
            grid.add_column(width=_TYPE)
        if not narrow:
            grid.add_column(width=_PRICE)
            grid.add_column(ratio=5)
            grid.add_column(width=_SLOT)
        for slot, card in enumerate(self.view["market"]):
            number = Text(str(slot + 1), style=DIM)
            if card is None:
                grid.add_row("", number, self.gap())
                continue
            row, opus = self.rows[card], "commission" in self.rows[card]
            move = f"commission {card}" if opus else f"document {card}"
            name = Text(self.name(card), style=self.style(move) or HEAD)
            kind = self.say(f"type-short-{row['type']}" if opus else "memory-short")
            says = self.opus(card, padded=roomy) if opus else self.memory(card)
            price, changed = self.price(card), self.slot(card)
            if not roomy:
                name.append(f" ({kind})", style=_ASIDE)
            if narrow:
                facts = Text.assemble(price, (" → ", DIM), says)
                facts = Text.assemble(facts, ("  [", DIM), changed, ("]", DIM)) if changed else facts
                grid.add_row(self.mark(move), number, Text("\n").join([name, facts]))
            else:
                grid.add_row(
                    self.mark(move), number, name, *([Text(kind, style=_ASIDE)] if roomy else []), price, says, changed
                )
        title = Text(f"♬ {self.say('label-market')}", style=HEAD)
        if self.compact:
            return Group(Text.assemble(title, "  ", self.deck()), grid)
        return Group(title, grid, Padding(self.deck(), (0, 0, 0, _INDENT)))

    def deck(self) -> Text:
        """How many cards are left of the period, and which: that is open (LA-2.7), only their order is not."""
        view = self.view
        seen = {*view["market"], *view["memories_gone"], *view["opuses_gone"]}
        for seat in view["seats"]:
            seen.update(seat.get("memories", ()), seat["opuses"]["upright"], seat["opuses"]["turned"])
        cards = [*self.match.box.rows["memory"], *self.match.box.rows["opus"]]
        left = [card for card in cards if self.rows[card]["period"] == view["period"] and card not in seen]
        return self.pile("label-deck", view["deck"]["left"], left)

    def pile(self, label: str, left: int, cards: Sequence[str]) -> Text:
        """How many cards lie in a pile, and which, in no order; only how many where room is scarce."""
        names = f" · {self.names(cards)}" if cards and not self.compact else ""
        return Text(f"{self.label(label)}{self.say('cards-left', count=left)}{names}", style=DIM)

    def names(self, cards: Sequence[str]) -> str:
        """The names of some cards, as a list."""
        return joined(self.lang, [self.name(card) for card in cards], "comma")

    def price(self, card: str) -> Text:
        """What a market card costs, its slot's ducats included."""
        return _price("talent", *self.forecast.price(card), self.lang)

    def slot(self, card: str) -> Text:
        """What the slot of a card does: the ducats that it adds, which are in the price, and what is gained."""
        ducats, gained = self.forecast.slot(card)
        parts = [Text.assemble((f"{self.say('slot-adds')} ", DIM), _ducats(ducats, self.lang))] if ducats else []
        if gains(gained):
            parts.append(Text.assemble(("→ ", DIM), _reward(gained, self.lang)))
        return Text(" ").join(parts)

    def above(self, card: str, kept: Reward | None = None) -> Text:
        """What a Memory does in the Experiences row; ``kept`` is what of its reward is not lost, all when left out."""
        row = self.rows[card]
        instant, actions = row["instant"] if kept is None else kept, Text(_actions(row["actions"], self.lang))
        return Text.assemble(_reward(instant, self.lang), ", ", actions) if gains(instant) else actions

    def below(self, card: str) -> Text:
        """What a Memory does in the Stories row."""
        return _reward(self.rows[card]["stories"], self.lang)

    def memory(self, card: str) -> Text:
        """Both halves of a Memory."""
        return Text("  ").join(self.halves(card))

    def halves(self, card: str) -> list[Text]:
        """What a Memory does above and below, each with its sign."""
        halves = ((_ABOVE, self.above(card)), (_BELOW, self.below(card)))
        return [Text.assemble((f"{sign}{_KEPT}", DIM), half) for sign, half in halves]

    def opus(self, card: str, numbered: bool = False, padded: bool = False) -> Text:
        """What an Opus gives when it is commissioned, performed, sold; with the numbers of these moves on a board.

        ``padded`` keeps room, so that several stand below one another.
        """
        row = self.rows[card]
        told = [] if numbered else [_vp(row["commission"]["vp"], self.lang)]
        for kind in ("perform", "sell"):
            done = Text(f"{self.say(f'do-{kind}')}{_KEPT}", style=DIM)
            if numbered and f"{kind} {card}" in self.numbers:
                done = Text.assemble(self.mark(f"{kind} {card}"), _KEPT, done)
            told.append(Text.assemble(done, self.offered(card, kind) if numbered else self.offers(card, kind)))
        if padded:
            widest = (_VP, len(self.say("do-perform")) + _DEAL)
            for part, width in zip(told, widest, strict=False):
                part.pad_right(max(0, width - len(part)))
            return Text("  ").join(told)
        return Text(" · ").join(told)

    def offers(self, card: str, kind: str) -> Text:
        """What performing or selling an Opus takes and brings, as it is printed."""
        row = self.rows[card][kind]
        gained = some(**{key: row[key] for key in ("ducats", "vp", "finance") if key in row})
        return self.exchange("talent", row["talent"], gained)

    def offered(self, card: str, kind: str) -> Text:
        """What it takes and brings now, with what tiles add."""
        deal = self.forecast.perform(card) if kind == "perform" else self.forecast.sell(card)
        return self.exchange("talent", deal.points, deal.reward)

    def exchange(self, kind: str, points: int, gained: Reward) -> Text:
        """Story points paid, an arrow, and what is gained."""
        return Text.assemble(_price(kind, points, 0, self.lang), ("→", DIM), _reward(gained, self.lang))

    # The map.

    def map(self) -> RenderableType:
        places = [self.place(place) for place in PLACE_WORDS]
        supply = self.view["supply"]["left"]
        title = Text.assemble(
            (f"⚑ {self.say('label-map')}", HEAD),
            (f"  {self.label('label-supply')}{supply}", DIM),
        )
        if self.pane < NARROW:
            return Group(title, self.stacked_places(places))
        if self.pane < _SPREAD:
            return Group(title, self.places(places))
        half = CITY_PLACES // 2
        paired = zip(places[:half], places[half:CITY_PLACES], strict=True)
        cities = self.places([[*left, *right] for left, right in paired], beside=2)
        return Group(title, cities, self.places(places[CITY_PLACES:]))

    def places(self, rows: Iterable[Sequence[Text]], beside: int = 1) -> Table:
        """Some places, one or more in a row, with what it costs to get there and what lies there."""
        grid = Table.grid(padding=(0, 1), expand=True)
        for _ in range(beside):
            grid.add_column(width=3, justify="right")
            grid.add_column(width=11)
            grid.add_column(width=_PRICE)
            grid.add_column(ratio=1)
        for row in rows:
            grid.add_row(*row)
        return grid

    def stacked_places(self, rows: Iterable[Sequence[Text]]) -> Table:
        """The same in a narrow terminal, what lies there under the name."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=1)
        for mark, name, fare, lies in rows:
            grid.add_row(mark, Text("\n").join([Text.assemble(name, "  ", fare), lies]))
        return grid

    def place(self, place: str) -> list[Text]:
        """A place: the number of the journey, its name, what it costs, what lies there."""
        move, here = f"journey {place}", self.view["mozart"] == place
        name = Text.assemble((f"{_MOZART} " if here else "", GREEN), (self.name(place), self.style(move)))
        lies = self.court(place) if place in COURT_WORDS else self.city(self.view["cities"][place])
        return [self.mark(move), name, self.fare(place), lies]

    def fare(self, place: str) -> Text:
        """What a journey from where Mozart is costs."""
        return _price("journey", *self.forecast.fare(place), self.lang)

    def city(self, tile: str) -> Text:
        """What a City tile gives; and its name, where there is room."""
        return self.gift(tile) if self.compact else Text.assemble(self.gift(tile), "  ", (self.name(tile), _ASIDE))

    def gift(self, tile: str) -> Text:
        """What a City tile gives."""
        row = self.rows[tile]
        return _reward(row["reward"], self.lang, row["gives"])

    def court(self, place: str) -> Text:
        stack = self.view["courts"][place]
        left = (f" · {self.say('tiles-left', count=stack['left'])}".replace(" ", _KEPT), DIM)
        if not stack.get("open"):
            return self.gap()
        return Text.assemble(self.demand(stack["open"]), left)

    def demand(self, tile: str) -> Text:
        """What a court tile scores, and what it demands."""
        return Text.assemble(
            _vp(self.rows[tile]["vp"], self.lang), (" ← ", DIM), texts.demand_text(self.match.box, tile, self.lang)
        )

    # The Requiem.

    def requiem(self) -> RenderableType:
        composers = [
            Text(f"{shape}{_KEPT}{self.name(composer)}")
            for shape, composer in zip(_SHAPES.values(), self.view["requiem"]["composers"], strict=True)
        ]
        title = Text(f"✝ {self.say('label-requiem')}", style=HEAD)
        if self.pane < NARROW:
            return Group(Text.assemble(title, "\n", Text("\n").join(composers)), self.stacked_movements())
        spread = self.pane >= _SPREAD
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        for width in (_MOVEMENT, _VALUES, _SPACES):
            grid.add_column(width=width)
        for _ in composers if spread else [None]:
            grid.add_column(ratio=1)
        instruments = [self.say(f"instrument-short-{word}").ljust(_SPACE) for word in INSTRUMENT_WORDS]
        head = Text(" ".join([*instruments, "+"]), style=DIM)
        if not spread:
            title = Text.assemble(title, "  ", Text(" · ").join(composers))
        grid.add_row("", "", "", head, *(composers if spread else []))
        for number, movement in enumerate(MOVEMENT_WORDS):
            move = f"requiem {movement}"
            name = Text(self.say(f"movement-{movement}"), style=self.style(move) or HEAD)
            *each, fifth = self.view["requiem"]["spaces"][movement]
            spaces = Text(" ").join([*(self.space(space, named=False) for space in each), self.space(fifth)])
            tops = self.tops(number)
            offers = tops if spread else [Text("\n").join(tops)]
            grid.add_row(self.mark(move), name, self.values(number), spaces, *offers)
        return Group(title, grid)

    def stacked_movements(self) -> Table:
        """The movements in a narrow terminal: under a name its spaces, then the two tiles on top."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=1)
        for number, movement in enumerate(MOVEMENT_WORDS):
            move = f"requiem {movement}"
            name = Text(self.say(f"movement-{movement}"), style=self.style(move) or HEAD)
            spaces = Text(" ").join(self.space(space) for space in self.view["requiem"]["spaces"][movement])
            first = Text.assemble(name, " ", self.values(number))
            grid.add_row(self.mark(move), Text("\n").join([first, spaces, *self.tops(number)]))
        return grid

    def tops(self, movement: int) -> list[Text]:
        """The tiles on top of both composers' stacks of a movement."""
        return [
            Text.assemble(f"{shape}{_KEPT}", self.offer(self.forecast.top(MOVEMENT_WORDS[movement], which)))
            for which, shape in enumerate(_SHAPES.values())
        ]

    def values(self, movement: int) -> Text:
        """The high and the low value of a movement, and how many markers each composer has there, the leader's bold."""
        spaces = self.view["requiem"]["spaces"][MOVEMENT_WORDS[movement]]
        there = [space["marker"]["composer"] for space in spaces if space["marker"]]
        counts = [there.count(which) for which in COMPOSER_WORDS]
        standing = [
            Text(f"{shape}{count}", style=HEAD if count > min(counts) else DIM)
            for shape, count in zip(_SHAPES.values(), counts, strict=True)
        ]
        high, low = int(self.data["high"][movement]), int(self.data["low"][movement])
        return Text.assemble((f"{high}/{low}", HEAD), " ", Text(_KEPT).join(standing))

    def space(self, space: Mapping[str, Any], named: bool = True) -> Text:
        """A space: free, covered, or whose marker is in it; and its instrument, unless a heading names it."""
        instrument = f"{self.say('instrument-short-' + space['instrument'])}{_KEPT}" if named else ""
        if space["marker"]:
            return Text.assemble((instrument, DIM), self.marker(space["marker"]))
        free = space["state"] == FREE
        sign = (_OPEN if free else _SHUT).ljust(_SPACE, _KEPT)
        return Text(f"{instrument}{sign}", style="" if free else DIM)

    def marker(self, marker: Mapping[str, Any]) -> Text:
        shape = _SHAPES[marker["composer"]]
        if marker["seat"] == NEUTRAL_WORD:
            return Text(f"{self.say('label-neutral')[0]}{shape}")
        return Text(f"{marker['seat'] + 1}{shape}", style=_SEATS[marker["seat"]])

    def offer(self, tile: str | None) -> Text:
        """A tile with its price; a dash when the stack is used up."""
        if tile is None:
            return Text(GONE, style=DIM)
        row = self.rows[tile]
        price = _price("composition", row["composition"], row["ducats"], self.lang)
        return Text.assemble(price, (" → ", DIM), self.effect(tile))

    def effect(self, tile: str) -> Text:
        """What a composer tile gives: at once, at each upkeep, or whenever something is done."""
        row = self.rows[tile]
        instant = [_reward(row["instant"], self.lang, row["gives"])] if gains(row["instant"]) or row["gives"] else []
        return Text(" ").join([*instant, *self.later(tile)])

    def later(self, tile: str) -> list[Text]:
        """What a composer tile gives at each upkeep, and whenever something is done."""
        row, parts = self.rows[tile], []
        if gains(row["income"]):
            parts.append(Text.assemble((f"{_UPKEEP}{_KEPT}", DIM), _reward(row["income"], self.lang)))
        if row["lasting"]:
            parts.append(Text.assemble((f"{_LASTS}{_KEPT}", DIM), self.always(row["lasting"])))
        return parts

    def always(self, effect: Mapping[str, Any]) -> Text:
        """A lasting effect in signs: what has to be done, and what it brings each time."""
        done, _, unit = effect["effect"].rpartition("-")
        about = f" {self.say('type-short-' + effect['type'])}" if effect["type"] else ""
        gained = _ducats(effect["amount"], self.lang) if unit == "ducats" else _vp(effect["amount"], self.lang)
        return Text.assemble(f"{self.say(f'do-{done}')}{about} +", gained)

    def lasting(self, tile: str) -> bool:
        """Whether a tile on a board goes on working."""
        row = self.rows[tile]
        return bool(row["lasting"]) or gains(row["income"])

    def solo(self) -> Text:
        """Schikaneder's deck: which cards are left is open, only their order is not (LA-8)."""
        solo = self.view["solo"]
        left = [card for card in self.match.box.rows["soloist"] if card not in solo["discarded"]]
        return self.pile("label-soloists", solo["deck"]["left"], left)

    # The seats.

    def who(self, seat: int) -> Text:
        """A seat's name and number, whether it is its turn, and its points as they stand."""
        text = Text.assemble((f"{seat + 1} ", _SEATS[seat]), (seat_name(self.lang, seat), HEAD))
        return text.append_text(self.turn(seat)).append(" · ").append_text(_vp(self.match.scores()[seat], self.lang))

    def schikaneder(self, seat: int) -> bool:
        return bool(self.view["solo"]) and seat > 0

    def stock(self, seat: int) -> Text:
        """Ducats, finance, tracks and counters; what the first two are is said on the own board only."""
        place, mine = self.view["seats"][seat], seat == self.seat
        finance = f"{place['finance']}/{FINANCE_END}" if mine else ""
        parts = [
            Text.assemble((self.label("label-ducats") if mine else "", DIM), _ducats(place["ducats"], self.lang)),
            Text.assemble((self.label("label-finance"), DIM), finance)
            if mine
            else _finance(place["finance"], self.lang),
        ]
        for kind in KIND_WORDS:
            points, counters = place["tracks"][kind], place["counters"][kind]
            picture = f" {_FULL * points}{_EMPTY * (TRACK_END - points)}"
            more = f" +{counters}" if counters else ""
            parts.append(Text.assemble(_chip(kind, self.lang), f"{picture}{more}".replace(" ", _KEPT)))
        return Text("  ").join(parts)

    def upkeep(self) -> Text:
        """What the next upkeep takes from the seat, what it keeps of what is then given, and what is lost (LA-6)."""
        upkeep = self.forecast.upkeep()
        taken = [
            Text.assemble("−", _chip(kind, self.lang, count), _TRACK) for kind, count in upkeep.taken.items() if count
        ]
        told = Text.assemble((f"{_UPKEEP}{_KEPT}{self.label('label-upkeep')}", DIM))
        if taken:
            told.append_text(Text(" ").join(taken)).append("  ")
        told.append("+").append_text(_reward(upkeep.reward, self.lang))
        return told.append(" · ").append_text(_WORDS.wasted(upkeep.lost, self.lang)) if upkeep.lost else told

    def hand(self) -> RenderableType:
        """The hand, both halves of each card, and what is in the draw pile."""
        place = self.view["seats"][self.seat]
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        narrow = self.width < NARROW
        for _ in range(1 if narrow else 3):
            grid.add_column(ratio=1)
        held = place["hand"] if isinstance(place["hand"], list) else []
        for card in held:
            name, mark = Text(self.name(card)), self.mark(f"experience {card}", f"story {card}")
            if narrow:
                grid.add_row(mark, Text("\n").join([name, self.memory(card)]))
            else:
                grid.add_row(mark, name, *self.halves(card))
        lies = {*held, *place["experiences"], *place["stories"]}
        told = self.pile("label-pile", place["pile"]["left"], [card for card in place["memories"] if card not in lies])
        return Group(Text(self.say("label-hand"), style=DIM), grid, told)

    def planned(self, seat: int) -> list[RenderableType]:
        """The two rows of this period."""
        place = self.view["seats"][seat]
        lines: list[RenderableType] = []
        for row, title, sign, half in (
            ("experiences", "label-experiences", _ABOVE, self.above),
            ("stories", "label-stories", _BELOW, self.below),
        ):
            lie = [Text.assemble(self.name(card), (" (", DIM), half(card), (")", DIM)) for card in place[row] if card]
            if lie:
                label = (f"{sign}{_KEPT}{self.label(title)}", DIM)
                lines.append(Text.assemble(label, Text(" · ").join(lie)))
        return lines

    def collection(self) -> RenderableType:
        """The own Opuses: upright with what can be done with them, and those turned."""
        opuses = self.view["seats"][self.seat]["opuses"]
        grid = Table.grid(padding=(0, 1), expand=True)
        narrow = self.width < NARROW
        for _ in range(1 if narrow else 2):
            grid.add_column(ratio=1)
        for card in opuses["upright"]:
            if narrow:
                grid.add_row(Text("\n").join([self.piece(card), self.opus(card, numbered=True)]))
            else:
                grid.add_row(self.piece(card), self.opus(card, numbered=True))
        for card in opuses["turned"]:
            turned = Text(f"{_UPKEEP} {self.say('label-turned')}", style=DIM)
            grid.add_row(*([Text.assemble(self.piece(card), " ", turned)] if narrow else [self.piece(card), turned]))
        if not opuses["upright"] and not opuses["turned"]:
            return Text.assemble((self.label("label-opuses"), DIM), GONE)
        return Group(Text(self.say("label-opuses"), style=DIM), Padding(grid, (0, 0, 0, 2)))

    def piece(self, card: str) -> Text:
        kind = self.say(f"type-short-{self.rows[card]['type']}")
        return Text.assemble(self.name(card), (f" ({kind})", "dim italic"))

    def markers(self, seat: int) -> Text:
        """The markers left on a board; on the own one with what is under each, which is the same on all (LA-5.5)."""
        place = self.view["seats"][seat]
        parts = []
        for instrument in INSTRUMENT_WORDS:
            left = [which for which, word in enumerate(COMPOSER_WORDS) if word in place["markers"][instrument]]
            name = f"{self.say(f'instrument-short-{instrument}')}{_KEPT}"
            if seat == self.seat:
                parts += [Text.assemble(name, self.freed(instrument, which)) for which in left]
            elif left:
                parts.append(Text(name + "".join(_SHAPES[COMPOSER_WORDS[which]] for which in left)))
        shown = Text(" · " if seat == self.seat else "  ").join(parts) if parts else Text(GONE)
        return Text.assemble((self.label("label-markers"), DIM), shown)

    def owned(self, seat: int) -> list[RenderableType]:
        """What tiles and courts a seat has, a line each."""
        place = self.view["seats"][seat]
        lines: list[RenderableType] = []
        lasting = [self.effect(tile) for tile in place["tiles"] if self.lasting(tile)]
        if lasting:
            lines.append(Text.assemble((self.label("label-tiles"), DIM), Text(" · ").join(lasting)))
        if place["courts"]:
            demands = [self.demand(tile) for tile in place["courts"]]
            counted = next(part["points"] for part in self.match.breakdown()[seat] if part["source"] == "courts")
            now = Text.assemble(" (", self.say("label-so-far"), " ", _vp(counted, self.lang), ")", style=DIM)
            label = Text.assemble((self.say("label-courts"), DIM), now)
            colon = labelled("", "", self.lang).rstrip()
            lines.append(Text.assemble(label, (f"{colon} ", DIM), Text(" · ").join(demands)))
        return lines

    def other(self, seat: int) -> RenderableType:
        place = self.view["seats"][seat]
        pieces = [self.piece(card) for card in place["opuses"]["upright"]]
        pieces += [self.piece(card).append(f" {_UPKEEP}", style=DIM) for card in place["opuses"]["turned"]]
        opuses = Text(" · ").join(pieces) if pieces else Text(GONE)
        lines: list[RenderableType] = []
        if self.schikaneder(seat):
            lines.append(Text.assemble((self.label("label-taken"), DIM), str(self.view["solo"]["cards_taken"])))
        else:
            bought = [card for card in place["memories"] if self.rows[card]["period"]]
            lines += [self.stock(seat), self.cards(seat)]
            if bought:
                lines.append(Text.assemble((self.label("label-memories"), DIM), self.names(bought)))
            lines += [*self.planned(seat), self.markers(seat)]
        return Group(*lines, Text.assemble((self.label("label-opuses"), DIM), opuses), *self.owned(seat))

    def cards(self, seat: int) -> Text:
        """How many cards a seat holds and has still to draw."""
        place = self.view["seats"][seat]
        held = place["hand"] if isinstance(place["hand"], int) else len(place["hand"])
        counts = [("label-hand", held), ("label-pile", place["pile"]["left"])]
        return Text("  ").join(Text.assemble((self.label(key), DIM), str(count)) for key, count in counts)

    def line(self, seat: int) -> Text:
        """Another seat in a line: its points, its stock, how many Opuses it has."""
        place = self.view["seats"][seat]
        opuses = len(place["opuses"]["upright"]) + len(place["opuses"]["turned"])
        told = Text.assemble((self.label("label-opuses"), DIM), str(opuses))
        parts = [self.who(seat), told] if self.schikaneder(seat) else [self.who(seat), self.stock(seat), told]
        return Text("  ").join(parts)

    def own(self) -> RenderableType:
        view, lines = self.view, [self.stock(self.seat)]
        if view["now"]["todo"] and view["turn"] == self.seat:
            left = (_actions(view["now"]["todo"], self.lang), GREEN)
            lines.append(Text.assemble((self.label("label-todo"), DIM), left))
        return Group(
            *lines,
            self.hand(),
            *self.planned(self.seat),
            *([] if view["phase"] == "over" else [self.upkeep()]),
            self.collection(),
            self.markers(self.seat),
            *self.owned(self.seat),
        )

    # The moves.

    def notes(self, choice: Choice) -> list[Text]:
        """What a move costs and brings."""
        kind, args, view = choice.kind, choice.args, self.view
        card = str(args.get("card"))
        if kind == "commission" and card in view["market"]:
            return [self.paid(self.forecast.commission(card))]
        if kind == "document" and card in view["market"]:
            return [self.paid(self.forecast.document(card)), self.memory(card)]
        if kind in ("perform", "sell"):
            return [self.offered(card, kind)]
        if kind in ("experience", "story"):
            return [self.above(card) if kind == "experience" else self.below(card)]
        if kind == "journey":
            place = args["place"]
            if place in COURT_WORDS:
                return [self.paid(self.forecast.journey(place)), self.court(place)]
            return [self.paid(self.forecast.journey(place), self.rows[view["cities"][place]]["gives"])]
        if kind == "ducats":
            return [_ducats(view["period"], self.lang)]
        if kind == "use-card":
            used = view["seats"][view["turn"]]["experiences"][(view["round"] - 1) % ROUNDS]
            return [Text(self.name(used)), self.above(used, self.forecast.use().reward)] if used else []
        return self.contribution(kind, args)

    def paid(self, deal: Deal, action: str | None = None) -> Text:
        """What is paid, and what is gained for it where anything is, with an action given."""
        price = _price(deal.kind, deal.points, deal.ducats, self.lang)
        if not gains(deal.reward) and action is None:
            return price
        return Text.assemble(price, (" → ", DIM), _reward(deal.reward, self.lang, action))

    def contribution(self, kind: str, args: Mapping[str, Any]) -> list[Text]:
        """What a choice within a contribution to the Requiem brings, by each marker that it leaves open."""
        movement = args["movement"] if kind == "requiem" else self.view["now"]["movement"]
        if kind not in ("requiem", "instrument", "composer") or movement is None:
            return []
        instrument = args["instrument"] if kind == "instrument" else self.view["now"]["instrument"]
        deals = self.forecast.contributions(movement, None if kind == "requiem" else instrument)
        told = [self.values(MOVEMENT_WORDS.index(movement))] if kind == "requiem" else []
        if kind == "requiem" and len(deals) > 1:  # too many to tell; the Requiem shows the tiles
            more = some(vp=self.forecast.lasting("requiem-vp"))
            return [*told, *([_reward(more, self.lang)] if gains(more) else [])]
        if kind == "composer":
            chosen = self.view["requiem"]["composers"].index(args["composer"])
            deals = {(word, which): deal for (word, which), deal in deals.items() if which == chosen}
        return [*told, *(self.funded(movement, which, deal) for (_, which), deal in deals.items())]

    def funded(self, movement: str, which: int, deal: Deal) -> Text:
        """A composer's shape, what contributing to him costs and brings, and what his tile gives later."""
        tile = str(self.forecast.top(movement, which))
        paid = self.paid(deal, self.rows[tile]["gives"])
        return Text.assemble(f"{_SHAPES[COMPOSER_WORDS[which]]}{_KEPT}", Text(" ").join([paid, *self.later(tile)]))

    def freed(self, instrument: str, which: int) -> Text:
        """A composer's shape, and what is under his marker of an instrument."""
        freed = self.forecast.freed(instrument, which)
        return Text.assemble(f"{_SHAPES[COMPOSER_WORDS[which]]}{_KEPT}", _reward(freed, self.lang))
