"""Lacrimosa's table, drawn from a seat's view and the choices it has.  This file knows words and pictures, and no rule.

Story points are letters on a coloured ground (T, J and C in English), so that colour is never the only cue.  Whatever
can be done now carries the number of the move that does it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partita.cli.drawing import minus
from partita.core.events import Event
from partita.core.game import Box, Choice
from partita.core.match import Match
from partita.games.lacrimosa import texts
from partita.games.lacrimosa.columns import (
    COMPOSER_WORDS,
    COURT_WORDS,
    INSTRUMENT_WORDS,
    KIND_WORDS,
    MOVEMENT_WORDS,
    PLACE_WORDS,
)
from partita.games.lacrimosa.layout import CITY_PLACES, FINANCE_END, IN_PLAY, ROUNDS, TRACK_END, Lasting
from partita.games.lacrimosa.position.schema import COVERED_WORD, FREE, NEUTRAL_WORD
from partita.text import COMMON, joined, message, seat_name

Numbers = Mapping[str, int]  # the number of each legal move
View = Mapping[str, Any]

TIE_BREAK = "LA-7.4"

_CHIPS = {
    "talent": "bold white on dark_red",
    "journey": "bold white on dark_green",
    "composition": "bold white on dodger_blue3",
}
_MONEY = "bold black on gold1"
_GREEN, _DIM, _HEAD = "bold green", "dim", "bold"
_SEATS = ("bold cyan", "bold magenta", "bold yellow", "bold blue")  # the markers of each seat
_SHAPES = dict(zip(COMPOSER_WORDS, ("■", "●"), strict=True))
_WIDE = 160  # columns from which the others' boards stand beside the middle of the table
_SPREAD = 120  # columns from which a movement's tiles stand beside its spaces
_PAIRED = 100  # columns from which others' boards, and cities and courts, stand in pairs
_NARROW = 72  # columns below which what a card says stands under its name
_ABOVE, _BELOW = "▲", "▼"
_TRACK, _FULL, _EMPTY = "▸", "▮", "▯"
_UPKEEP, _LASTS = "⟳", "∞"
_MOZART, _GONE = "♟", "—"
_OPEN, _SHUT = "·", "▒"  # spaces of the Requiem: free, covered
_REVEALS, _PASSES = "◆", "►"
_KEPT = "\u00a0"  # a space where no line may break
_MANY = 3  # LA-2.4: players with whom all tiles of a stack are used
_PRIMER = ("aim", "turn", "actions", "pay", "requiem", "upkeep", "end")
_SPACES = 29  # columns for the five spaces of a movement
_SIGN = 11  # columns for a sign that is explained


# --- What the session asks for ----------------------------------------------------------------------------------------


def table(
    match: Match, seat: int, lang: str, width: int, choices: Sequence[Choice], compact: bool = False
) -> RenderableType:
    """The whole table from a seat; ``compact`` has a line for each of the other seats."""
    return _Table(match, seat, lang, width, choices).whole(compact)


def brief(match: Match, seat: int, lang: str, width: int) -> RenderableType:
    """What a contribution touches: the Requiem, the seat's stock and its markers."""
    drawn = _Table(match, seat, lang, width, ())
    return Group(drawn.requiem(), drawn.stock(seat), drawn.markers(seat))


def question(match: Match, seat: int, lang: str) -> str:
    """What the seat is asked now, and about what."""
    view = match.view(seat)
    now, asked = view["now"], texts.text(lang, f"phase-{view['phase']}")
    if view["phase"] == "act" and now["todo"]:
        left = joined(lang, [_action(action, lang) for action in now["todo"]], "comma")
        return f"{asked} {_labelled(texts.text(lang, 'label-todo'), left, lang)}"
    if view["phase"] == "grant":
        given = texts.text(lang, f"action-{now['granted']}")
        return f"{asked} ({given})"
    about = []
    if view["phase"] in ("instrument", "composer"):
        about.append(texts.text(lang, f"movement-{now['movement']}"))
        about += [texts.text(lang, f"instrument-{now['instrument']}")] if now["instrument"] else []
    return _labelled(joined(lang, about, "comma"), asked, lang) if about else asked


def heading(kind: str, lang: str) -> str:
    """The heading over the moves of a kind."""
    return texts.text(lang, f"moves-{kind}")


def sentence(match: Match, choice: Choice, lang: str) -> Text:
    """A move as a person reads it."""
    return Text(texts.move_text(choice.move, lang))


def note(match: Match, choice: Choice, lang: str) -> Text:
    """What a move costs and does, and what to beware of."""
    notes = _Table(match, match.to_move or 0, lang, _NARROW, ()).notes(choice)
    if choice.reveals:
        notes.append(Text(_REVEALS, style="magenta"))
    if choice.passes:
        notes.append(Text(_PASSES, style="magenta"))
    if choice.wastes:
        notes.append(Text(f"! {texts.text(lang, 'wasted', count=choice.wastes)}", style="yellow"))
    return Text(" · ").join(notes)


def legend(choices: Sequence[Choice], lang: str) -> str | None:
    """What the signs beside the moves mean, where there are any."""
    signs = ((_REVEALS, "reveals", [c.reveals for c in choices]), (_PASSES, "passes", [c.passes for c in choices]))
    return " · ".join(f"{sign} {texts.text(lang, key)}" for sign, key, there in signs if any(there)) or None


def told(events: Sequence[Event], lang: str) -> list[str]:
    """What has happened, a line each; the cards that come to the market one after another stand in one."""
    lines: list[str] = []
    for dealt, group in groupby(events, lambda event: event.kind == "market-dealt"):
        happened = list(group)
        if not dealt or len(happened) == 1:
            lines += [event.text(lang) for event in happened]
            continue
        cards = [texts.card_name(event.args["card"], lang) for event in happened]
        lines.append(texts.text(lang, "dealt", cards=joined(lang, cards, "comma")))
    return lines


def card_names(match: Match, lang: str) -> dict[str, str]:
    """The names of all cards of the box by id."""
    return {card: texts.name(match.box, card, lang) for card in _rows_of(match.box)}


def cards(match: Match, lang: str) -> dict[str, Text]:
    """All cards of the box by id: the name, then all that the card says."""
    told = {}
    for card, name in card_names(match, lang).items():
        told[card] = Text(name, style=_HEAD).append(f"  {texts.card_text(match.box, card, lang)}", style="not bold")
    return told


def opponent(lang: str) -> str:
    """What the rulebook's opponent is called where he does something."""
    return texts.text(lang, "label-bot")


def primer(lang: str) -> RenderableType:
    """How a turn goes, how one wins, and what the signs on the table mean."""
    told = [texts.text(lang, f"primer-{part}") for part in _PRIMER]
    signs = Table.grid(padding=(0, 1))
    signs.add_column(width=_SIGN, justify="right", no_wrap=True)
    signs.add_column(ratio=1)
    for sign, drawn in _signs(lang).items():
        signs.add_row(drawn, texts.text(lang, f"sign-{sign}"))
    return Group(
        Text(texts.text(lang, "primer-title"), style=_HEAD),
        *(Padding(Text(f"• {line}"), (0, 0, 0, 2)) for line in told),
        Text(texts.text(lang, "signs-title"), style=_HEAD),
        signs,
    )


def _signs(lang: str) -> dict[str, Text]:
    """The signs on the table as they are drawn there, by what explains them."""
    return {
        "kinds": Text(" ").join(_chip(kind, lang) for kind in KIND_WORDS),
        "track": _chip("talent", lang, 2).append(_TRACK),
        "money": Text(" ").join([_ducats(1, lang), Text(texts.text(lang, "short-finance"), style=_HEAD)]),
        "vp": Text(texts.text(lang, "vp", count=1).split()[-1], style=_HEAD),
        "number": Text("1", style=_GREEN),
        "barred": Text("·"),
        "above": Text(f"{_ABOVE} {_BELOW}"),
        "gives": Text("→"),
        "mozart": Text(_MOZART, style=_GREEN),
        "shapes": Text(" ".join(_SHAPES.values())),
        "values": Text("4/2 (1:0)"),
        "instruments": Text(" ".join(texts.text(lang, f"instrument-short-{word}") for word in INSTRUMENT_WORDS)),
        "space": Text(f"{_OPEN} {_SHUT}"),
        "effects": Text(f"{_UPKEEP} {_LASTS}"),
        "reveals": Text(_REVEALS, style="magenta"),
        "passes": Text(_PASSES, style="magenta"),
    }


def clause(lang: str, wanted: str) -> str | None:
    """The text of a clause, with its title; None when there is none of that name."""
    found = texts.rules(lang).get(wanted)
    return None if found is None else f"{wanted} {found[0]}\n\n{found[1]}"


def clauses(lang: str) -> list[str]:
    """The names of all clauses, in order."""
    return list(texts.rules(lang))


def chapters(lang: str) -> dict[str, str]:
    """The titles of the chapters by name."""
    return texts.chapters(lang)


# --- Small things -----------------------------------------------------------------------------------------------------


def _labelled(label: str, value: str, lang: str) -> str:
    return message(lang, COMMON, "labelled", label=label, value=value)


def _action(action: str, lang: str) -> str:
    return texts.text(lang, f"action-short-{action}")


def _chip(kind: str, lang: str, count: int | None = None) -> Text:
    """A kind of story points as a letter on its colour, with a number before it where there is one."""
    letter = texts.text(lang, f"kind-{kind}")[0]
    return Text.assemble((f"{'' if count is None else count}{letter}", _CHIPS[kind]))


def _ducats(count: int, lang: str) -> Text:
    return Text.assemble((f"{count}{texts.text(lang, 'short-ducats')}", _MONEY))


def _vp(count: int, lang: str) -> Text:
    return Text(minus(texts.text(lang, "vp", count=count)), style=_HEAD)


def _price(kind: str, points: int, ducats: int, lang: str) -> Text:
    """Story points of a kind, and ducats."""
    parts = [_chip(kind, lang, points)] if points else []
    parts += [_ducats(ducats, lang)] if ducats else []
    return Text(" ").join(parts) if parts else Text("0")


def _reward(reward: Mapping[str, Any], lang: str, action: str | None = None) -> Text:
    """What is gained, in signs, and an action given with it."""
    parts = [_ducats(reward["ducats"], lang)] if reward["ducats"] else []
    if reward["finance"]:
        parts.append(Text(f"{reward['finance']}{texts.text(lang, 'short-finance')}", style=_HEAD))
    parts += [_vp(reward["vp"], lang)] if reward["vp"] else []
    parts += [_chip(kind, lang, count).append(_TRACK) for kind, count in reward["track"].items() if count]
    parts += [_chip(kind, lang, count) for kind, count in reward["counters"].items() if count]
    if action:
        parts.append(Text(_action(action, lang), style="italic"))
    return Text(" ").join(parts) if parts else Text(_GONE, style=_DIM)


def _of_record(reward: Any) -> dict[str, Any]:
    """A reward of the box's record in the shape that its rows have."""
    told: dict[str, Any] = {key: int(reward[key]) for key in ("ducats", "vp", "finance")}
    for key, column in (("track", "track"), ("counters", "counter")):
        told[key] = dict(zip(KIND_WORDS, reward[column].tolist(), strict=True))
    return told


def _gains(reward: Mapping[str, Any]) -> bool:
    return any(reward[key] for key in ("ducats", "vp", "finance")) or any(
        any(reward[key].values()) for key in ("track", "counters")
    )


def _rows_of(box: Box) -> dict[str, Any]:
    """All rows by id, places included."""
    return {card: row for deck in box.rows.values() for card, row in deck.items()}


# --- The table --------------------------------------------------------------------------------------------------------


class _Table:
    """Everything that one drawing needs."""

    def __init__(self, match: Match, seat: int, lang: str, width: int, choices: Sequence[Choice]) -> None:
        self.match, self.seat, self.lang, self.width = match, seat, lang, width
        self.view: View = match.view(seat)
        self.rows = _rows_of(match.box)
        self.data = match.box.data[0]
        legal = [choice.move for choice in choices if choice.reason is None]
        self.numbers: Numbers = {move: number for number, move in enumerate(legal, 1)}
        self.tried = {choice.move for choice in choices}
        self.pane = width * 5 // 8 if width >= _WIDE else width  # columns for what lies in the middle of the table

    def say(self, key: str, **args: Any) -> str:
        return texts.text(self.lang, key, **args)

    def label(self, key: str) -> str:
        """A label and its colon, to stand before what it labels."""
        return _labelled(self.say(key), "", self.lang).rstrip() + " "

    def name(self, card: str) -> str:
        return texts.name(self.match.box, card, self.lang)

    def mark(self, *moves: str) -> Text:
        """The number of the first of the moves that is legal."""
        for move in moves:
            if move in self.numbers:
                return Text(str(self.numbers[move]), style=_GREEN)
        return Text("·" if self.tried.intersection(moves) else "", style=_DIM)

    def style(self, move: str) -> str:
        """Dim for what might be tried, but not now."""
        return _DIM if self.tried and move not in self.numbers else ""

    def whole(self, compact: bool = False) -> RenderableType:
        others = [seat for seat in range(len(self.view["seats"])) if seat != self.seat]
        common = [self.market(), self.map(), self.requiem(), *([self.solo()] if self.view["solo"] else [])]
        boards = [self.line(seat) if compact else self.other(seat) for seat in others]
        if self.width >= _WIDE:
            grid = Table.grid(padding=(0, 2), expand=True)
            grid.add_column(width=self.pane)
            grid.add_column(ratio=1)
            grid.add_row(Group(*common), Group(*boards))
            return Group(self.title(), grid, self.own())
        stacked: RenderableType = Group(*boards)
        if len(boards) > 1 and self.width >= _PAIRED and not compact:
            stacked = Columns(boards, expand=True, equal=True, width=(self.width - 4) // 2)
        return Group(self.title(), *common, stacked, self.own())

    def title(self) -> RenderableType:
        view = self.view
        here = (view["round"] - 1) % ROUNDS + 1
        parts = [
            f"{self.say('label-period')} {texts.ROMAN[view['period']]}",
            f"{self.say('label-round')} {here}/{ROUNDS}",
        ]
        left = _labelled(self.say("label-deck"), self.say("cards-left", count=view["deck"]["left"]), self.lang)

        head = Text(" · ".join([self.say("title"), *parts]), style=_HEAD)
        lines: list[RenderableType] = []
        if self.width < _NARROW:
            lines += [Rule(head, style=_DIM), Text(left, style=_DIM, justify="center")]
        else:
            lines.append(Rule(Text.assemble(head, "   ", (left, _DIM)), style=_DIM))
        if view["bonus"]:
            bonus = texts.bonus_text(self.match.box, view["bonus"], self.lang)
            label = (f"✦ {self.label('label-bonus')}", _HEAD)
            lines.append(Text.assemble(label, f"{self.name(view['bonus'])} ", (f"· {bonus}", _DIM)))
        return Group(*lines)

    # The market.

    def market(self) -> RenderableType:
        narrow = self.pane < _NARROW
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(width=1)
        grid.add_column(ratio=10)
        if not narrow:
            grid.add_column(width=6)
            grid.add_column(ratio=13)
            grid.add_column(ratio=6)
        for slot, card in enumerate(self.view["market"]):
            if card is None:
                grid.add_row("", Text(str(slot + 1), style=_DIM), Text(f"— {self.say('label-gap')}", style=_DIM))
                continue
            row, opus = self.rows[card], "commission" in self.rows[card]
            move = f"commission {card}" if opus else f"document {card}"
            name = Text(self.name(card), style=self.style(move) or _HEAD)
            kind = f"type-short-{row['type']}" if opus else "memory-short"
            name.append(f" ({self.say(kind)})", style="dim italic")
            says = self.opus(card) if opus else self.memory(card)
            price, changed = self.price(card, slot), self.slot(slot, opus)
            number = Text(str(slot + 1), style=_DIM)
            if narrow:
                facts = Text.assemble(price, (" → ", _DIM), says)
                facts = Text.assemble(facts, ("  [", _DIM), changed, ("]", _DIM)) if changed else facts
                grid.add_row(self.mark(move), number, Text("\n").join([name, facts]))
            else:
                grid.add_row(self.mark(move), number, name, price, says, changed)
        return Group(Text(f"♬ {self.say('label-market')}", style=_HEAD), grid)

    def price(self, card: str, slot: int | None = None) -> Text:
        """What a market card costs, its slot's ducats included."""
        row = self.rows[card]
        opus = "commission" in row
        paid = row["commission"] if opus else row
        place = self.view["market"].index(card) if slot is None else slot
        more = int(self.data["opus_slot" if opus else "memory_slot"][place]["ducats"])
        return _price("talent", paid["talent"], paid["ducats"] + more, self.lang)

    def slot(self, slot: int, opus: bool) -> Text:
        """What the slot does: the ducats that it adds, which are in the price, and what is gained."""
        row = self.data["opus_slot" if opus else "memory_slot"][slot]
        parts = [Text.assemble("+", _ducats(int(row["ducats"]), self.lang))] if row["ducats"] else []
        gained = _of_record(row["reward"])
        if _gains(gained):
            parts.append(Text.assemble(("→ ", _DIM), _reward(gained, self.lang)))
        return Text(" ").join(parts)

    def above(self, card: str) -> Text:
        """What a Memory does in the Experiences row."""
        row = self.rows[card]
        actions = Text(", ".join(_action(action, self.lang) for action in row["actions"]))
        if _gains(row["instant"]):
            return Text.assemble(_reward(row["instant"], self.lang), ", ", actions)
        return actions

    def below(self, card: str) -> Text:
        """What a Memory does in the Stories row."""
        return _reward(self.rows[card]["stories"], self.lang)

    def memory(self, card: str) -> Text:
        """Both halves of a Memory."""
        return Text("  ").join(self.halves(card))

    def halves(self, card: str) -> list[Text]:
        """What a Memory does above and below, each with its sign."""
        halves = ((_ABOVE, self.above(card)), (_BELOW, self.below(card)))
        return [Text.assemble((f"{sign}{_KEPT}", _DIM), half) for sign, half in halves]

    def opus(self, card: str, numbered: bool = False) -> Text:
        """What an Opus gives when it is commissioned, performed, sold; with the numbers of these moves on a board."""
        row = self.rows[card]
        told = [] if numbered else [_vp(row["commission"]["vp"], self.lang)]
        for kind in ("perform", "sell"):
            done = Text(f"{self.say(f'do-{kind}')}{_KEPT}", style=_DIM)
            if numbered and f"{kind} {card}" in self.numbers:
                done = Text.assemble(self.mark(f"{kind} {card}"), _KEPT, done)
            told.append(Text.assemble(done, self.deal(card, kind)))
        return Text(" · ").join(told)

    def deal(self, card: str, kind: str) -> Text:
        """What performing or selling an Opus takes and brings."""
        row = self.rows[card][kind]
        gained = {"ducats": 0, "vp": 0, "finance": 0, "track": {}, "counters": {}} | {
            key: row[key] for key in ("ducats", "vp", "finance") if key in row
        }
        return Text.assemble(_price("talent", row["talent"], 0, self.lang), ("→", _DIM), _reward(gained, self.lang))

    # The map.

    def map(self) -> RenderableType:
        places = [self.place(place) for place in PLACE_WORDS]
        supply = self.view["supply"]["left"]
        title = Text.assemble(
            (f"⚑ {self.say('label-map')}", _HEAD),
            (f"  {self.label('label-supply')}{supply}", _DIM),
        )
        if self.pane < _NARROW:
            return Group(title, self.stacked_places(places))
        if self.pane < _PAIRED:
            return Group(title, self.places(places))
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=9)
        grid.add_column(ratio=11)
        grid.add_row(self.places(places[:CITY_PLACES]), self.places(places[CITY_PLACES:]))
        return Group(title, grid)

    def places(self, rows: Iterable[Sequence[Text]]) -> Table:
        """Some places with what it costs to get there and what lies there."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(width=11)
        grid.add_column(width=6)
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
        name = Text(f"{_MOZART} " if here else "", style=_GREEN).append(self.name(place), self.style(move) or "default")
        lies = self.court(place) if place in COURT_WORDS else self.city(self.view["cities"][place])
        return [self.mark(move), name, self.fare(place), lies]

    def fare(self, place: str) -> Text:
        """What a journey from where Mozart is costs: the cheapest roads, and the destination."""
        to, start = PLACE_WORDS.index(place), PLACE_WORDS.index(self.view["mozart"])
        ducats = int(self.data["road"][start, to]) + int(self.data["journey_ducats"][to])
        return _price("journey", int(self.data["journey_points"][to]), ducats, self.lang)

    def city(self, tile: str) -> Text:
        """A City tile's name, and what it gives."""
        return Text.assemble((self.name(tile), "italic"), (" → ", _DIM), self.gift(tile))

    def gift(self, tile: str) -> Text:
        """What a City tile gives."""
        row = self.rows[tile]
        if row["gives"] and not _gains(row["reward"]):
            return Text(_action(row["gives"], self.lang), style="italic")
        return _reward(row["reward"], self.lang, row["gives"])

    def court(self, place: str) -> Text:
        stack = self.view["courts"][place]
        left = (f" · {self.say('tiles-left', count=stack['left'])}", _DIM)
        if not stack.get("open"):
            return Text(f"— {self.say('label-gap')}", style=_DIM)
        return Text.assemble(self.demand(stack["open"]), left)

    def demand(self, tile: str) -> Text:
        """What a court tile scores, and what it demands."""
        return Text.assemble(
            _vp(self.rows[tile]["vp"], self.lang), (" ← ", _DIM), texts.demand_text(self.match.box, tile, self.lang)
        )

    # The Requiem.

    def requiem(self) -> RenderableType:
        composers = self.view["requiem"]["composers"]
        shapes = [
            Text(f"{shape} {self.name(composer)}") for shape, composer in zip(_SHAPES.values(), composers, strict=True)
        ]
        title = Text.assemble((f"✝ {self.say('label-requiem')}", _HEAD), "  ", Text(" · ").join(shapes))
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        spread = self.pane >= _SPREAD
        if spread:
            grid.add_column(width=11)
            grid.add_column(width=9)
            grid.add_column(width=_SPACES)
            grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for number, movement in enumerate(MOVEMENT_WORDS):
            move = f"requiem {movement}"
            name = Text(self.say(f"movement-{movement}"), style=self.style(move) or _HEAD)
            spaces = Text(" ").join(self.space(space) for space in self.view["requiem"]["spaces"][movement])
            tops = [
                Text.assemble(f"{shape} ", self.offer(self.top(number, which)))
                for which, shape in enumerate(_SHAPES.values())
            ]
            if spread:
                grid.add_row(self.mark(move), name, self.values(number), spaces, *tops)
                continue
            first = Text.assemble(name, " ", self.values(number), "  " if self.pane >= _NARROW else "\n", spaces)
            grid.add_row(self.mark(move), Text("\n").join([first, *tops]))
        return Group(title, grid)

    def values(self, movement: int) -> Text:
        """The high and the low value of a movement, and how many markers each composer has there."""
        spaces = self.view["requiem"]["spaces"][MOVEMENT_WORDS[movement]]
        there = [space["marker"]["composer"] for space in spaces if space["marker"]]
        counted = ":".join(str(there.count(which)) for which in COMPOSER_WORDS)
        high, low = int(self.data["high"][movement]), int(self.data["low"][movement])
        return Text.assemble((f"{high}/{low}", _HEAD), (f" ({counted})", _DIM))

    def space(self, space: Mapping[str, Any]) -> Text:
        """A space: its instrument, and whether it is free, covered, or whose marker is in it."""
        instrument = self.say(f"instrument-short-{space['instrument']}")
        if space["marker"]:
            return Text.assemble((f"{instrument}:", _DIM), self.marker(space["marker"]))
        if space["state"] == FREE:
            return Text(f"{instrument} {_OPEN} ")
        return Text(f"{instrument} {_SHUT if space['state'] == COVERED_WORD else ''} ", style=_DIM)

    def marker(self, marker: Mapping[str, Any]) -> Text:
        shape = _SHAPES[marker["composer"]]
        if marker["seat"] == NEUTRAL_WORD:
            return Text(f"{self.say('label-neutral')[0]}{shape}")
        return Text(f"{marker['seat'] + 1}{shape}", style=_SEATS[marker["seat"]])

    def top(self, movement: int, which: int) -> str | None:
        """The tile on top of a composer's stack of a movement."""
        taken = self.view["requiem"]["tiles_taken"][COMPOSER_WORDS[which]][MOVEMENT_WORDS[movement]]
        composer = self.rows[self.view["requiem"]["composers"][which]]["number"]
        many = int(self.match.players >= _MANY)
        if taken >= self.data["stack_len"][many]:
            return None
        tile = int(self.data["stack"][many, composer, movement, taken])
        return list(self.match.box.rows["tile"])[tile]

    def offer(self, tile: str | None) -> Text:
        """A tile with its price; a dash when the stack is used up."""
        if tile is None:
            return Text(_GONE, style=_DIM)
        row = self.rows[tile]
        price = _price("composition", row["composition"], row["ducats"], self.lang)
        return Text.assemble(price, (" → ", _DIM), self.effect(tile))

    def effect(self, tile: str) -> Text:
        """What a composer tile gives: at once, at each upkeep, or whenever something is done."""
        row = self.rows[tile]
        found = self.data["tile"][row["number"]]
        parts = []
        if _gains(row["instant"]):
            parts.append(_reward(row["instant"], self.lang, row["gives"]))
        elif row["gives"]:
            parts.append(Text(_action(row["gives"], self.lang), style="italic"))
        if _gains(row["income"]):
            parts.append(Text.assemble((f"{_UPKEEP}{_KEPT}", _DIM), _reward(row["income"], self.lang)))
        if found["lasting"] != Lasting.NOTHING:
            lasts = texts.lasting_text(int(found["lasting"]), int(found["about"]), int(found["amount"]), self.lang)
            parts.append(Text.assemble((f"{_LASTS}{_KEPT}", _DIM), lasts))
        return Text(" ").join(parts)

    def lasting(self, tile: str) -> bool:
        """Whether a tile on a board goes on working."""
        row = self.rows[tile]
        return bool(row["lasting"]) or _gains(row["income"])

    def solo(self) -> RenderableType:
        """Schikaneder's deck, and the cards he has played since the last shuffle."""
        solo = self.view["solo"]
        left = self.say("cards-left", count=solo["deck"]["left"])
        told = Text.assemble((self.label("label-soloists"), _DIM), left)
        if solo["discarded"]:
            played = joined(self.lang, [self.name(card) for card in solo["discarded"]], "comma")
            told.append(f" · {self.label('label-played')}", style=_DIM).append(played)
        return told

    # The seats.

    def who(self, seat: int) -> Text:
        """A seat's name and number, whether it is its turn, and its points as they stand."""
        text = Text.assemble((f"{seat + 1} ", _SEATS[seat]), (seat_name(self.lang, seat), _HEAD))
        if self.view["turn"] == seat and self.view["phase"] != "over":
            text.append(" ←", style=_GREEN)
        return text.append(" · ").append_text(_vp(self.match.scores()[seat], self.lang))

    def schikaneder(self, seat: int) -> bool:
        return bool(self.view["solo"]) and seat != self.view["seat"]

    def stock(self, seat: int) -> Text:
        """Ducats, finance, tracks and counters."""
        place = self.view["seats"][seat]
        parts = [
            Text.assemble((self.label("label-ducats"), _DIM), _ducats(place["ducats"], self.lang)),
            Text.assemble((self.label("label-finance"), _DIM), f"{place['finance']}/{FINANCE_END}"),
        ]
        for kind in KIND_WORDS:
            points, counters = place["tracks"][kind], place["counters"][kind]
            picture = f" {_FULL * points}{_EMPTY * (TRACK_END - points)}"
            more = f" +{counters}" if counters else ""
            parts.append(Text.assemble(_chip(kind, self.lang), f"{picture}{more}".replace(" ", _KEPT)))
        return Text("  ").join(parts)

    def hand(self) -> RenderableType:
        """The hand, both halves of each card, and what is in the draw pile."""
        place = self.view["seats"][self.seat]
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        narrow = self.width < _NARROW
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
        pile = joined(self.lang, [self.name(card) for card in place["memories"] if card not in lies], "comma")
        count = self.say("cards-left", count=place["pile"]["left"])
        told = Text(f"{self.label('label-pile')}{count}{f' · {pile}' if pile else ''}", style=_DIM)
        return Group(Text(self.say("label-hand"), style=_DIM), grid, told)

    def planned(self, seat: int) -> list[RenderableType]:
        """The two rows of this period."""
        place = self.view["seats"][seat]
        lines: list[RenderableType] = []
        for row, sign, half in (("experiences", _ABOVE, self.above), ("stories", _BELOW, self.below)):
            lie = [Text.assemble(self.name(card), (" (", _DIM), half(card), (")", _DIM)) for card in place[row] if card]
            if lie:
                label = (f"{sign}{_KEPT}{self.label(f'label-{row}')}", _DIM)
                lines.append(Text.assemble(label, Text(" · ").join(lie)))
        return lines

    def collection(self) -> RenderableType:
        """The own Opuses: upright with what can be done with them, and those turned."""
        opuses = self.view["seats"][self.seat]["opuses"]
        grid = Table.grid(padding=(0, 1), expand=True)
        narrow = self.width < _NARROW
        for _ in range(1 if narrow else 2):
            grid.add_column(ratio=1)
        for card in opuses["upright"]:
            if narrow:
                grid.add_row(Text("\n").join([self.piece(card), self.opus(card, numbered=True)]))
            else:
                grid.add_row(self.piece(card), self.opus(card, numbered=True))
        for card in opuses["turned"]:
            turned = Text(f"{_UPKEEP} {self.say('label-turned')}", style=_DIM)
            grid.add_row(*([Text.assemble(self.piece(card), " ", turned)] if narrow else [self.piece(card), turned]))
        if not opuses["upright"] and not opuses["turned"]:
            return Text.assemble((self.label("label-opuses"), _DIM), _GONE)
        return Group(Text(self.say("label-opuses"), style=_DIM), Padding(grid, (0, 0, 0, 2)))

    def piece(self, card: str) -> Text:
        kind = self.say(f"type-short-{self.rows[card]['type']}")
        return Text.assemble(self.name(card), (f" ({kind})", "dim italic"))

    def markers(self, seat: int) -> Text:
        """The markers left on a board, with what is under each."""
        place = self.view["seats"][seat]
        parts = []
        for number, instrument in enumerate(INSTRUMENT_WORDS):
            for which, composer in enumerate(COMPOSER_WORDS):
                if composer in place["markers"][instrument]:
                    name = f"{self.say(f'instrument-short-{instrument}')}{_SHAPES[composer]}{_KEPT}"
                    freed = _of_record(self.data["freed"][number * IN_PLAY + which])
                    parts.append(Text.assemble(name, _reward(freed, self.lang)))
        left = Text(" · ").join(parts) if parts else Text(_GONE)
        return Text.assemble((self.label("label-markers"), _DIM), left)

    def owned(self, seat: int) -> list[RenderableType]:
        """What tiles and courts a seat has, a line each."""
        place = self.view["seats"][seat]
        lines: list[RenderableType] = []
        lasting = [self.effect(tile) for tile in place["tiles"] if self.lasting(tile)]
        if lasting:
            lines.append(Text.assemble((self.label("label-tiles"), _DIM), Text(" · ").join(lasting)))
        if place["courts"]:
            demands = [self.demand(tile) for tile in place["courts"]]
            lines.append(Text.assemble((self.label("label-courts"), _DIM), Text(" · ").join(demands)))
        return lines

    def other(self, seat: int) -> RenderableType:
        place = self.view["seats"][seat]
        pieces = [self.piece(card) for card in place["opuses"]["upright"]]
        pieces += [self.piece(card).append(f" {_UPKEEP}", style=_DIM) for card in place["opuses"]["turned"]]
        opuses = Text(" · ").join(pieces) if pieces else Text(_GONE)
        lines: list[RenderableType] = []
        if self.schikaneder(seat):
            lines.append(Text.assemble((self.label("label-taken"), _DIM), str(self.view["solo"]["cards_taken"])))
        else:
            bought = [card for card in place["memories"] if self.rows[card]["period"]]
            lines += [self.stock(seat), self.cards(seat)]
            if bought:
                names = joined(self.lang, [self.name(card) for card in bought], "comma")
                lines.append(Text.assemble((self.label("label-memories"), _DIM), names))
            lines += [*self.planned(seat), self.markers(seat)]
        lines += [Text.assemble((self.label("label-opuses"), _DIM), opuses), *self.owned(seat)]
        return Panel(Group(*lines), title=self.who(seat), title_align="left", box=boxes.ROUNDED, border_style=_DIM)

    def cards(self, seat: int) -> Text:
        """How many cards a seat holds and has still to draw."""
        place = self.view["seats"][seat]
        held = place["hand"] if isinstance(place["hand"], int) else len(place["hand"])
        counts = [("label-hand", held), ("label-pile", place["pile"]["left"])]
        return Text("  ").join(Text.assemble((self.label(key), _DIM), str(count)) for key, count in counts)

    def line(self, seat: int) -> Text:
        """Another seat in a line: its points, its stock, how many Opuses it has."""
        place = self.view["seats"][seat]
        opuses = len(place["opuses"]["upright"]) + len(place["opuses"]["turned"])
        told = Text.assemble((self.label("label-opuses"), _DIM), str(opuses))
        parts = [self.who(seat), told] if self.schikaneder(seat) else [self.who(seat), self.stock(seat), told]
        return Text("  ").join(parts)

    def own(self) -> RenderableType:
        view, lines = self.view, [self.stock(self.seat)]
        if view["now"]["todo"] and view["turn"] == self.seat:
            left = joined(self.lang, [_action(action, self.lang) for action in view["now"]["todo"]], "comma")
            lines.append(Text.assemble((self.label("label-todo"), _DIM), (left, _GREEN)))
        return Panel(
            Group(
                *lines,
                self.hand(),
                *self.planned(self.seat),
                self.collection(),
                self.markers(self.seat),
                *self.owned(self.seat),
            ),
            title=self.who(self.seat),
            title_align="left",
            box=boxes.HEAVY,
            border_style="cyan",
        )

    # The moves.

    def notes(self, choice: Choice) -> list[Text]:
        """What a move costs and brings."""
        kind, args, view = choice.kind, choice.args, self.view
        card = str(args.get("card"))
        if kind in ("commission", "document") and card in view["market"]:
            slot = self.slot(view["market"].index(card), kind == "commission")
            gained = _vp(self.rows[card]["commission"]["vp"], self.lang) if kind == "commission" else self.memory(card)
            return [self.price(card), gained, *([slot] if slot else [])]
        if kind in ("perform", "sell"):
            return [self.deal(card, kind)]
        if kind in ("experience", "story"):
            return [self.above(card) if kind == "experience" else self.below(card)]
        if kind == "journey":
            place = args["place"]
            gives = self.court(place) if place in COURT_WORDS else self.gift(view["cities"][place])
            return [Text.assemble(self.fare(place), (" → ", _DIM), gives)]
        if kind == "ducats":
            return [_ducats(view["period"], self.lang)]
        if kind == "use-card":
            used = view["seats"][view["turn"]]["experiences"][(view["round"] - 1) % ROUNDS]
            return [self.above(used)] if used else []
        return self.contribution(kind, args)

    def contribution(self, kind: str, args: Mapping[str, Any]) -> list[Text]:
        """What a choice within a contribution to the Requiem brings."""
        now = self.view["now"]
        if kind == "requiem":
            return [self.values(MOVEMENT_WORDS.index(args["movement"]))]
        if kind == "instrument":
            return [self.freed(args["instrument"], which) for which in range(IN_PLAY)]
        if kind == "composer" and now["movement"] and now["instrument"]:
            which = self.view["requiem"]["composers"].index(args["composer"])
            top = self.top(MOVEMENT_WORDS.index(now["movement"]), which)
            return [self.freed(now["instrument"], which), self.offer(top)]
        return []

    def freed(self, instrument: str, which: int) -> Text:
        """A composer's shape, and what is under his marker of an instrument."""
        number = INSTRUMENT_WORDS.index(instrument) * IN_PLAY + which
        freed = _of_record(self.data["freed"][number])
        return Text.assemble(f"{_SHAPES[COMPOSER_WORDS[which]]}{_KEPT}", _reward(freed, self.lang))
