"""Ovation's table, drawn from a seat's view and the choices it has.  This file knows words and pictures, and no rule.

Tones are letters on a coloured ground (P, J and S in English), so that colour is never the only cue.  A card that can
be taken now carries the number of the move that takes it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partita.cli.boards import DIM, GREEN, HEAD, NARROW, NUMBERED, PAIRED, WARNED, Board, View, Words, labelled, rows_of
from partita.cli.drawing import Seen, minus
from partita.core.events import Event
from partita.core.game import Choice
from partita.games.ovation import GAME, engine, texts
from partita.games.ovation.names import STATION_WORDS, TONE_WORDS, names
from partita.text import joined, seat_name
from partita.text import sentence as as_sentence

TIE_BREAK = "OV-9.3"
EXAMPLE = "OV-5.3"

_CHIPS = {"passion": "bold white on dark_red", "joy": "bold black on gold1", "sorrow": "bold white on dodger_blue3"}
_ANY = "bold black on grey70"
_DECKS = ("concert", "chamber", "patron", "fortune")
_MOVES = {"concert": "perform", "chamber": "perform", "patron": "patron", "fortune": "fortune"}
_ICONS = {"concert": "♬", "chamber": "♪", "patron": "❖", "fortune": "✦"}
_FRAME = 4  # columns of a seat's frame
_FACTS = 48  # columns for what stands beside the keys, frame included
_KEY = 4  # columns of a piano key
_LONGEST_KEYBOARD = 13  # keys; a longer track is written as a number
_BLACK_AFTER = (0, 1, 3, 4, 5)  # of every seven white keys, those with a black one to their right
_OCTAVE = 7
_USED, _UNUSED = "○", "●"
_PRIMER = ("aim", "action", "perform", "bonus", "free", "maestro", "end")
_SIGN = 8  # columns for a sign that is explained


# --- What the session asks for ----------------------------------------------------------------------------------------


def table(
    match: Seen, seat: int, lang: str, width: int, choices: Sequence[Choice], compact: bool = False
) -> RenderableType:
    """The whole table from a seat; ``compact`` has a line for each of the other seats."""
    return _Table(match, seat, lang, width, choices).whole(compact)


def brief(match: Seen, seat: int, lang: str, width: int) -> RenderableType:
    """The seat's own stock, in the middle of a payment."""
    return _Table(match, seat, lang, width, ()).stock()


def question(match: Seen, seat: int, lang: str) -> str:
    """What the seat is asked now, and about which card."""
    view = match.view(seat)
    if view["phase"] == "attend":
        return _invitation(match, view, lang)
    asked = texts.text(lang, f"phase-{view['phase']}")
    card = view["now"]["card"] or (view["now"]["piece"] if view["phase"] == "give" else None)
    return labelled(texts.card_name(card, lang), asked, lang) if card else asked


def _invitation(match: Seen, view: View, lang: str) -> str:
    """Who performs what, and what attending brings both."""
    piece = view["now"]["piece"]
    shown = rows_of(match.box)[piece]["tones"]
    # The discarded Tickets make a new deck when it is empty.
    drawn = view["tickets"]["left"] + sum(view["tickets"]["discarded"].values())
    told = texts.text(
        lang,
        "invitation" if drawn else "invitation-give",
        who=seat_name(lang, view["turn"]),
        music=texts.within(piece, lang),
        tones=texts.amounts({tone: shown.count(tone) for tone in TONE_WORDS}, lang),
    )
    return as_sentence(told)


def note(match: Seen, choice: Choice, lang: str) -> Text:
    """What a move costs and does, and what to beware of."""
    notes: list[Text] = []
    card = choice.args.get("card")
    rows = rows_of(match.box)
    if choice.kind in ("perform", "keep") and card in rows:
        notes += [_cost(rows[card]["cost"], lang), _points(rows[card]["lp"], lang)]
    elif choice.kind in ("fortune", "patron") and card in rows:
        notes.append(_any(rows[card]["cost"]))
    elif choice.kind == "use" and card in rows:
        notes.append(Text(texts.text(lang, f"bonus-{rows[card]['bonus'].removeprefix('seek-')}")))
    elif choice.kind == "maestro" and card in rows:
        notes += [Text(texts.task_text(match.box, card, lang)), _points(rows[card]["lp"], lang)]
    return _WORDS.note(notes, choice, lang)


def told(events: Sequence[Event], lang: str) -> list[str]:
    """What has happened, a line each; the cards dealt one after another stand in one."""
    return _WORDS.told(events, lang, "dealt", _dealt)


def _dealt(events: Sequence[Event], lang: str) -> str:
    rows: dict[str, list[str]] = {}
    for event in events:
        rows.setdefault(event.args["deck"], []).append(texts.card_name(event.args["card"], lang))
    parts = [
        labelled(texts.text(lang, f"deck-{deck}"), joined(lang, found, "comma"), lang) for deck, found in rows.items()
    ]
    return texts.text(lang, "dealt-rows", rows=" · ".join(parts))


def card_names(match: Seen, lang: str) -> dict[str, str]:
    """The names of all cards of the box by id."""
    return {card: row["name"][lang] for card, row in rows_of(match.box).items()}


def cards(match: Seen, lang: str) -> dict[str, Text]:
    """All cards of the box by id: the name, then all that the card says."""
    return _WORDS.cards(match.box, card_names(match, lang), lang)


def rival(match: Seen, lang: str) -> str | None:
    """Who plays against somebody alone; None in other matches."""
    return texts.text(lang, "primer-solo") if match.players == 1 else None


def account(match: Seen, lang: str) -> RenderableType | None:
    """Nothing: the points by source say how they came about."""
    return None


def opponent(lang: str) -> str:
    """What the rulebook's Bot is called where it does something."""
    return texts.text(lang, "opponent")


def _signs(lang: str) -> dict[str, Text]:
    """The signs on the table as they are drawn there, by what explains them."""
    return {
        "tones": Text(" ").join(plain(tone, lang) for tone in TONE_WORDS),
        "any": _any(len(TONE_WORDS)),
        "lp": Text(texts.text(lang, "lp", count=1).split()[-1], style=HEAD),
        **NUMBERED,
        "needs": Text("←"),
        "gives": Text("→"),
        "love": Text("♥ ✗"),
        "here": Text("♟", style=GREEN),
        "tokens": Text(f"{_UNUSED} {_USED}", style="bold cyan"),
        "met": Text("✓", style=GREEN),
        **WARNED,
    }


_WORDS = Words(texts, _signs, _SIGN, _PRIMER)
heading, sentence, legend, primer = _WORDS.heading, _WORDS.sentence, _WORDS.legend, _WORDS.primer
clause, clauses, chapters = _WORDS.clause, _WORDS.clauses, _WORDS.chapters


# --- Small things -----------------------------------------------------------------------------------------------------


def letter(tone: str, lang: str) -> str:
    """The letter of a tone."""
    return texts.text(lang, f"tone-{tone}")[0]


def chip(tone: str, lang: str, count: int | None = None) -> Text:
    """A tone as a letter on its colour, with a number before it where there is one."""
    return Text(f" {'' if count is None else count}{letter(tone, lang)} ", style=_CHIPS[tone])


def plain(tone: str, lang: str, count: int | None = None) -> Text:
    """The same without room around it, for running text, where a line might break in the room."""
    return Text.assemble((f"{'' if count is None else count}{letter(tone, lang)}", _CHIPS[tone]))


def _cost(by_tone: Mapping[str, int], lang: str, table: bool = False) -> Text:
    """A cost in specific tones; in a table there is room around them."""
    made = [(chip if table else plain)(tone, lang, by_tone[tone]) for tone in TONE_WORDS if by_tone.get(tone)]
    return Text(" ").join(made) if made else Text("0")


def _any(count: int) -> Text:
    """A cost in any tones."""
    return Text.assemble((f" {count} ", _ANY))


def _points(points: int, lang: str) -> Text:
    return Text(minus(texts.text(lang, "lp", count=points)), style=HEAD)


def _symbol(word: str, lang: str) -> Text:
    return plain(word, lang) if word in TONE_WORDS else Text(texts.text(lang, f"symbol-{word}"))


def _symbols(words: Iterable[str], lang: str, table: bool = False) -> Text:
    """Tones and types, the tones first; in a table there is room around the tones."""
    found = list(words)
    tones = [(chip if table else plain)(word, lang) for word in found if word in TONE_WORDS]
    others = [_symbol(word, lang) for word in found if word not in TONE_WORDS]
    parts = [Text("").join(tones)] if tones else []
    if others:
        parts.append(Text(", ").join(others))
    return Text(" ").join(parts)


def _initials(person: str) -> str:
    """A person's name with first names shortened, to stand in one line.

    >>> _initials("Carl Maria von Weber")
    'C.\\xa0M.\\xa0von\\xa0Weber'
    """
    *first, last = person.split()
    return "\u00a0".join([*(word if word[0].islower() else f"{word[0]}." for word in first), last])


# --- The table --------------------------------------------------------------------------------------------------------


class _Table(Board):
    """Everything that one drawing needs."""

    def __init__(self, match: Seen, seat: int, lang: str, width: int, choices: Sequence[Choice]) -> None:
        super().__init__(texts, match, seat, lang, width, choices)
        self.known = names(match.box)
        self.state = GAME.build(self.view, match.box, 0)  # the view as a record: what it hides stays hidden

    def name(self, card: str) -> str:
        return str(self.rows[card]["name"][self.lang])

    def middle(self) -> list[RenderableType]:
        return [self.offers(), self.maestro(), *([self.solo()] if self.view["solo"] else [])]

    def title(self) -> RenderableType:
        view = self.view
        left = f"Ovation · {self.say('label-round')} {view['round']}"
        ending = self.say("end-reason", reason=view["ending"]) if view["ending"] else ""
        left_over = self.say("deck-left", count=view["tickets"]["left"])
        tickets = labelled(self.say("label-tickets-deck"), left_over, self.lang)
        if self.width < NARROW:
            lines = [Text(line, style=DIM, justify="center") for line in (ending, tickets) if line]
            return Group(Rule(Text(left, style=HEAD), style=DIM), *lines)
        left += f" · {ending}" if ending else ""
        return Rule(Text.assemble((left, HEAD), "   ", (tickets, DIM)), style=DIM)

    # The four rows.

    def offers(self) -> RenderableType:
        parts: list[RenderableType] = []
        for deck in _DECKS:
            left = self.say("deck-left", count=self.view["decks"][deck]["left"])
            title = Text.assemble(
                (f"{_ICONS[deck]} {self.say(f'deck-{deck}')}", HEAD), (f"  {self.label('label-deck')}{left}", DIM)
            )
            parts += [title, self.row(deck)]
        return Group(*parts)

    def row(self, deck: str) -> Table:
        if self.pane < NARROW:
            return self.stack(deck)
        music = deck in ("concert", "chamber")
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=12 if music else 8, no_wrap=False)
        if music:
            grid.add_column(width=14, no_wrap=True)
            grid.add_column(ratio=7)
            grid.add_column(width=11)
        else:
            grid.add_column(width=4, justify="right", no_wrap=True)
            grid.add_column(ratio=13)
        grid.add_column(width=5, justify="right", no_wrap=True)
        cards = self.view["rows"][deck]
        for card in cards if any(cards) else [None]:
            if card is None:
                grid.add_row("", self.gap(), *[""] * (len(grid.columns) - 2))
                continue
            row, move = self.rows[card], f"{_MOVES[deck]} {card}"
            style = "" if move in self.numbers or not self.tried else DIM
            name = Text(row["name"][self.lang], style=style)
            if music and self.pane >= PAIRED:
                name.append(f"  {_initials(row['by'])}", style="dim italic")
            if music:
                middle = [
                    _cost(row["cost"], self.lang, table=True),
                    _symbols([*row["tones"], *row["types"]], self.lang, table=True),
                    self.needs(row),
                ]
            else:
                middle = [_any(row["cost"]), Text(texts.effect_text(self.match.box, card, self.lang), style=style)]
            lp = "" if row.get("lp") is None else texts.text(self.lang, "lp", count=row["lp"])
            grid.add_row(self.mark(move), name, *middle, Text(lp, style=style or HEAD))
        return grid

    def needs(self, row: Mapping[str, Any]) -> Text:
        if not row.get("needs"):
            return Text("")
        return Text.assemble(("← ", DIM), _symbols(row["needs"], self.lang, table=True))

    def stack(self, deck: str) -> Table:
        """A row in a narrow terminal: under a card's name, its cost and what it shows or does."""
        grid = self.stacked()
        cards = self.view["rows"][deck]
        for card in cards if any(cards) else [None]:
            if card is None:
                grid.add_row("", self.gap(), "")
                continue
            row, move = self.rows[card], f"{_MOVES[deck]} {card}"
            style = "" if move in self.numbers or not self.tried else DIM
            if deck in ("concert", "chamber"):
                shows = _symbols([*row["tones"], *row["types"]], self.lang, table=True)
                facts = Text.assemble(_cost(row["cost"], self.lang, table=True), (" → ", DIM), shows)
                facts = Text(" ").join([facts, self.needs(row)])
            else:
                facts = Text.assemble(_any(row["cost"]), " ", texts.effect_text(self.match.box, card, self.lang))
            lp = "" if row.get("lp") is None else texts.text(self.lang, "lp", count=row["lp"])
            told = Text("\n").join([Text(row["name"][self.lang], style=style or HEAD), facts])
            grid.add_row(self.mark(move), told, Text(lp, style=style or HEAD))
        return grid

    def stacked(self) -> Table:
        """An empty grid for a narrow terminal: the number of a move, a card, its points."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=1)
        grid.add_column(width=5, justify="right", no_wrap=True)
        return grid

    # Maestro cards and the solo Bot.

    def maestro(self) -> RenderableType:
        """The Maestro cards, and how far each seat is with each."""
        seats = range(len(self.view["seats"]))
        narrow = self.pane < NARROW
        grid = self.stacked() if narrow else self.tasks(seats)
        for card in self.view["maestro"]:
            if card is None:
                grid.add_row("", self.gap())
                continue
            task = Text(texts.task_text(self.match.box, card, self.lang))
            if card in self.view["now"]["met"] and self.view["turn"] == self.seat:
                task.append(" ✓", style=GREEN)
            row = self.rows[card]
            done = [self.progress(seat, card) for seat in seats]
            shown = [
                Text(str(number), style=GREEN if number >= row["goal"] else "default" if seat == self.seat else DIM)
                for seat, number in zip(seats, done, strict=True)
            ]
            goal = Text(f"/ {row['goal']}", style=DIM)
            mark, name, points = self.mark(f"maestro {card}"), self.name(card), _points(row["lp"], self.lang)
            if narrow:
                far = Text.assemble((self.label("label-progress"), DIM), Text(" · ").join(shown), " ", goal)
                grid.add_row(mark, Text("\n").join([Text(name, style=HEAD), task, far]), points)
            else:
                grid.add_row(mark, name, task, *shown, goal, points)
        return Group(Text(f"★ {self.say('label-maestro')}", style=HEAD), grid)

    def tasks(self, seats: range) -> Table:
        """The grid of the Maestro cards, with its heading and no card yet."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=5)
        grid.add_column(ratio=9)
        for _ in seats:
            grid.add_column(width=3, justify="right", no_wrap=True)
        grid.add_column(width=4, justify="right", no_wrap=True)
        grid.add_column(width=5, justify="right", no_wrap=True)
        heads = [
            Text(str(seat + 1), style="bold underline" if seat == self.seat else "dim underline") for seat in seats
        ]
        grid.add_row("", "", Text(self.say("label-progress"), style=DIM, justify="right"), *heads, "", "")
        return grid

    def progress(self, seat: int, card: str) -> int:
        """How far a seat is with the task of a Maestro card, by the view."""
        number = self.known.number["maestro"][card]
        return int(engine.task_progress(self.state, 0, self.match.box.data, seat, number))

    def solo(self) -> RenderableType:
        solo = self.view["solo"]
        lines = []
        for label, card in (("label-decision", solo["decision"]), ("label-active", solo["active"])):
            if card is not None:
                told = texts.effects_text(self.match.box, card, self.lang)
                lines.append(Text.assemble((self.label(label), HEAD), (f"{self.name(card)}. ", "bold cyan"), told))
        lines.append(Text(self.label("label-solo-deck") + self.say("deck-left", count=solo["deck"]["left"]), style=DIM))
        return Padding(Group(*lines), (0, 0, 0, 4))

    # The seats.

    def who(self, seat: int) -> Text:
        """A seat's name, whether it is its turn, and its points so far."""
        place = self.view["seats"][seat]
        text = Text(seat_name(self.lang, seat), style=HEAD)
        if place["composer"] and seat == self.seat:
            text.append(f" · {self.name(place['composer'])}", style="not bold")
        return (
            text.append_text(self.turn(seat)).append(" · ").append_text(_points(self.match.scores()[seat], self.lang))
        )

    def tokens(self, seat: int) -> Text:
        owned = self.view["seats"][seat]["tokens"]
        used = self.view["now"]["tokens_used"] if self.view["turn"] == seat else 0
        picture = f"{_UNUSED * (owned - used)}{_USED * used} " if owned else ""
        told = self.say("tokens-unused", unused=owned - used, tokens=owned)
        return Text.assemble((self.label("label-tokens"), DIM), (picture, "bold cyan"), told)

    def hand(self, seat: int) -> Text:
        hand = self.view["seats"][seat]["hand"]
        count = sum(hand.values())
        told = Text.assemble((self.label("label-tickets"), DIM), str(count))
        known = _cost(hand, self.lang) if any(hand[tone] for tone in TONE_WORDS) else None
        return Text(" ").join([told, known]) if known else told

    def other(self, seat: int) -> RenderableType:
        place = self.view["seats"][seat]
        lines: list[RenderableType] = []
        if place["composer"]:
            power = texts.power_text(self.match.box, place["composer"], self.lang)
            lines.append(Text.assemble((self.name(place["composer"]), "italic"), (f" · {power}", DIM)))
        lines += [
            Text("  ").join([_track(place["inspiration"], self.lang), self.tokens(seat), self.hand(seat)]),
            *self.possessions(seat),
        ]
        tucked = self.tucked(seat)
        for station in STATION_WORDS:
            if tucked[station]:
                label = (self.label(f"station-short-{station}"), DIM)
                lines.append(
                    Text.assemble(label, Text(" · ").join(self.helper(card, seat) for card in tucked[station]))
                )
        return Group(*lines)

    def line(self, seat: int) -> Text:
        """Another seat in a line: its points, its stock, and how much it has performed."""
        place = self.view["seats"][seat]
        counts = [(self.label("label-tokens"), place["tokens"]), (self.label("label-music"), len(place["music"]))]
        told = [Text.assemble((label, DIM), str(count)) for label, count in counts]
        return Text("  ").join([self.who(seat), _track(place["inspiration"], self.lang), self.hand(seat), *told])

    def own(self) -> RenderableType:
        return Group(self.stock(), self.board(), *self.possessions(self.seat))

    def stock(self) -> RenderableType:
        """Inspiration, tokens and Tickets of the seat."""
        place = self.view["seats"][self.seat]
        held = Text.assemble((self.label("label-inspiration"), DIM), _track(place["inspiration"], self.lang))
        facts: list[RenderableType] = [held, Text("   ").join([self.tokens(self.seat), self.hand(self.seat)])]
        if place["composer"]:
            facts.append(Text(texts.power_text(self.match.box, place["composer"], self.lang), style="italic"))
        if place.get("magnum") in self.rows:
            row = self.rows[place["magnum"]]
            done = place["magnum"] in place["music"]
            needs = _symbols(row["needs"], self.lang)
            facts.append(
                Text.assemble(
                    self.mark(f"perform {place['magnum']}"),
                    (f" {self.label('label-magnum')}", DIM),
                    row["name"][self.lang],
                    " ",
                    *(("✓",) if done else (_cost(row["cost"], self.lang), (" ← ", DIM), needs)),
                    " ",
                    _points(row["lp"], self.lang),
                )
            )
        keys = self.keyboard(place["inspiration"])
        grid = Table.grid(padding=(0, 2))
        grid.add_row(keys, Group(*facts))
        wide = (self.max_inspiration() + 1) * _KEY
        if self.width < wide + _FRAME:
            return Group(*facts)
        if self.width < wide + _FACTS:
            return Group(keys, *facts)
        return grid

    def max_inspiration(self) -> int:
        return int(self.match.box.data["max_inspiration"][0])

    def keyboard(self, track: Mapping[str, int]) -> RenderableType:
        """The Inspiration track: a piano with the three markers on its keys."""
        last = self.max_inspiration()
        if last >= _LONGEST_KEYBOARD:
            return _track(track, self.lang)
        white, black = "black on grey93", "white on grey7"
        top, middle, bottom = Text(), Text(), Text()
        for key in range(last + 1):
            raised = key % _OCTAVE in _BLACK_AFTER and key < last
            after = (key - 1) % _OCTAVE in _BLACK_AFTER and key > 0
            top.append(" ", style=black if after else white)
            top.append("  ", style=white)
            top.append(" ", style=black if raised else white)
            here = [tone for tone in TONE_WORDS if track[tone] == key]
            room = _KEY - 1 - len(here)
            middle.append(" " * (room // 2), style=white)
            for tone in here:
                middle.append(letter(tone, self.lang), style=_CHIPS[tone])
            middle.append(" " * (room - room // 2), style=white)
            middle.append("▕", style="grey50 on grey93")
            bottom.append(f"{key:^{_KEY - 1}}", style=white)
            bottom.append("▕", style="grey50 on grey93")
        return Group(top, middle, bottom)

    def tucked(self, seat: int) -> dict[str, list[str]]:
        """A seat's cards by the action they lie under, in the order bought."""
        found: dict[str, list[str]] = {station: [] for station in STATION_WORDS}
        for card in self.view["seats"][seat]["helpers"]:
            row = self.rows[card]
            if row.get("kind") != "legacy":
                found[row.get("action", "seek-fortune").removeprefix("seek-")].append(card)
        return found

    def helper(self, card: str, seat: int) -> Text:
        """A tucked card: its name, its condition, its bonus."""
        row = self.rows[card]
        move = f"use {card}"
        text = Text()
        if seat == self.seat and move in self.numbers:
            text.append(f"{self.numbers[move]} ", style=GREEN)
        text.append(row["name"][self.lang])
        if row.get("condition"):
            text.append(" ").append_text(_symbol(row["condition"], self.lang))
        bonus = row["bonus"].removeprefix("seek-")
        text.append(" → ", style=DIM)
        if bonus in TONE_WORDS:
            text.append("+").append_text(plain(bonus, self.lang, 1))
        else:
            text.append(self.say(f"station-short-{bonus}"), style="bold")
        if self.view["turn"] == seat and card in self.view["now"]["used"]:
            text.append(f" {_USED} {self.say('label-used')}", style=DIM)
        return text

    def board(self) -> RenderableType:
        """The four actions with what is tucked under each."""
        tucked, now = self.tucked(self.seat), self.view["now"]
        mine = self.view["turn"] == self.seat
        if self.width < NARROW:
            return Group(*(self.under(station, tucked[station]) for station in STATION_WORDS))
        grid = Table(box=boxes.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False)
        for station in STATION_WORDS:
            here = mine and now["station"] == station
            grid.add_column(
                Text(f"{'♟ ' if here else ''}{self.say(f'station-{station}')}", style=GREEN if here else HEAD),
                ratio=1,
            )
        height = max(len(column) for column in tucked.values())
        for line in range(max(height, 1)):
            grid.add_row(
                *(
                    self.helper(tucked[station][line], self.seat)
                    if line < len(tucked[station])
                    else Text("—" if not line else "", style=DIM)
                    for station in STATION_WORDS
                )
            )
        return grid

    def under(self, station: str, cards: Sequence[str]) -> Text:
        """One of the actions in a narrow terminal: a line with what is tucked under it."""
        here = self.view["turn"] == self.seat and self.view["now"]["station"] == station
        label = self.label(f"station-{station}")
        helpers = Text(" · ").join(self.helper(card, self.seat) for card in cards) if cards else Text("—", style=DIM)
        return Text.assemble((f"{'♟ ' if here else ''}{label}", GREEN if here else HEAD), helpers)

    def possessions(self, seat: int) -> list[RenderableType]:
        """Performed music, Legacy Patrons and Maestro cards of a seat, a line each."""
        place = self.view["seats"][seat]
        lines: list[RenderableType] = []
        if place["music"]:
            pieces = []
            for card in place["music"]:
                row = self.rows[card]
                piece = Text.assemble(row["name"][self.lang], " ", _symbols([*row["tones"], *row["types"]], self.lang))
                pieces.append(piece.append(f" {row['lp']}", style=HEAD))
            lines.append(Text.assemble((self.label("label-music"), DIM), Text(" · ").join(pieces)))
        legacy = [card for card in place["helpers"] if self.rows[card].get("kind") == "legacy"]
        if legacy:
            patrons = []
            for card in legacy:
                row = self.rows[card]
                patron = Text.assemble(row["name"][self.lang], " ♥ ", _symbols(row["loves"], self.lang))
                if row.get("dislikes"):
                    patron.append(" ✗ ").append_text(_symbols(row["dislikes"], self.lang))
                patrons.append(patron)
            lines.append(Text.assemble((self.label("label-legacy"), DIM), Text(" · ").join(patrons)))
        if place["maestro"]:
            taken = [Text.assemble(self.name(card), (f" {self.rows[card]['lp']}", HEAD)) for card in place["maestro"]]
            lines.append(Text.assemble((self.label("label-maestro-taken"), DIM), Text(" · ").join(taken)))
        return lines


def _track(track: Mapping[str, int], lang: str) -> Text:
    """The three markers as numbers."""
    return Text(" ").join(chip(tone, lang, track[tone]) for tone in TONE_WORDS)
