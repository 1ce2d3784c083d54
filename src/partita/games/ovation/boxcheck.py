"""What has to be right about a box beyond single columns: counts, ids, prerequisites, tasks (OV-1, OV-7, OV-10)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from partita.core.box import Reader, show
from partita.games.ovation.columns import (
    DECKS,
    HEADER,
    INT8,
    STATION_WORDS,
    SYMBOL_WORDS,
    TONE_WORDS,
    Contents,
    Financier,
    Fortune,
    Legacy,
    Piece,
    symbols,
)
from partita.games.ovation.layout import (
    CHAMBERS,
    COMPOSERS,
    CONCERTS,
    FORTUNES,
    MAESTROS,
    MAGNUMS,
    OFFERED_MAGNUMS,
    PATRONS,
    SOLO_CARDS,
    START_KEY,
    START_TOKENS,
    TICKETS,
    TOKENS,
    TONES,
)

_CONDITIONS: Mapping[str, Sequence[str]] = {  # OV-1.3
    "seek-inspiration": TONE_WORDS,
    "perform": SYMBOL_WORDS,
    "seek-patronage": (),
}
_SOLO_MAESTROS = 4  # OV-10.1
_MAX_GAIN = 3


class Checker:
    """The checks that look at more than one column."""

    def __init__(self, reader: Reader, contents: Contents) -> None:
        self.reader, self.contents = reader, contents
        self.public = contents.public()

    def check(self) -> None:
        """Complain about all that is wrong."""
        self.counts()
        self.ids()
        for deck in ("concert", "chamber", "magnum"):
            for number, row in self.contents.deck(deck).items():
                self.piece(deck, number, row)
        self.magnums()
        self.prerequisites()
        for number, fortune in self.contents.fortune.items():
            self.fortune(number, fortune)
        for number, patron in self.contents.patron.items():
            self.patron(number, patron)
        self.maestros()
        self.composers()
        self.solos()

    def wrong(self, deck: str, number: int, column: str, wrong: str, allowed: str) -> None:
        """Complain about a column of a row."""
        card = self.contents.deck(deck)[number].id
        self.reader.complain(f"{deck}.toml", wrong, allowed, row=number, card=card, column=column)

    def counts(self) -> None:
        """OV-1.1."""
        expected = {
            "concert": CONCERTS, "chamber": CHAMBERS, "magnum": MAGNUMS, "fortune": FORTUNES, "patron": PATRONS,
            "maestro": MAESTROS, "composers": COMPOSERS, "solo": SOLO_CARDS,
        }  # fmt: skip
        for deck, count in expected.items():
            have = sum(getattr(row, "copies", 1) for row in self.contents.deck(deck).values())
            if have != count:
                note = ", copies counted" if deck == "fortune" else ""
                self.reader.complain(f"{deck}.toml", f"there are {have} cards{note}", f"exactly {count} (OV-1.1)")
        tickets = sum(self.contents.header.tickets.numbers())
        if tickets != TICKETS:
            self.reader.complain(
                HEADER, f"there are {tickets} Tickets", f"exactly {TICKETS} (OV-1.1)", column="tickets"
            )

    def ids(self) -> None:
        """Move texts name cards, so ids are unique in the whole box."""
        seen: dict[str, str] = {}
        for deck in DECKS:
            for number, row in self.contents.deck(deck).items():
                place = f"row {number} of {deck}.toml"
                if row.id in seen:
                    self.wrong(deck, number, "id", f"{row.id} is the id of {seen[row.id]} too", "an id of its own")
                seen.setdefault(row.id, place)

    def distinct(self, deck: str, number: int, column: str, words: Sequence[str]) -> None:
        """No word twice in a list."""
        for word, times in Counter(words).items():
            if times > 1:
                self.wrong(deck, number, column, f"{word} is there {times} times", "each word once")

    def piece(self, deck: str, number: int, row: Piece) -> None:
        """OV-1.2, OV-1.5."""
        self.distinct(deck, number, "tones", row.tones)
        self.distinct(deck, number, "types", row.types)  # type: ignore[attr-defined]
        limit = self.contents.header.max_inspiration
        for tone, cost in zip(TONE_WORDS, row.cost.numbers(), strict=True):
            if cost > limit:
                self.wrong(deck, number, "cost", f"{cost} {tone} can never be held", f"0 to {limit} of a tone (OV-1.5)")
        paid = [tone for tone, cost in zip(TONE_WORDS, row.cost.numbers(), strict=True) if cost]
        if not set(paid) & set(row.tones):
            needed = "a cost with at least one of the card's tones (OV-1.2): " + ", ".join(row.tones)
            self.wrong(deck, number, "cost", f"the cost is in {' and '.join(paid) or 'no tone'}", needed)

    def magnums(self) -> None:
        """OV-1.1: three for each composer, who wrote them."""
        names = {composer.id: composer.name.en for composer in self.contents.composers.values()}
        for number, row in self.contents.magnum.items():
            if row.composer not in names:
                self.wrong("magnum", number, "composer", f"there is no composer {row.composer}", ", ".join(names))
            elif row.by != names[row.composer]:
                self.wrong("magnum", number, "by", f"{row.by} is not {row.composer}", names[row.composer])
        have = Counter(row.composer for row in self.contents.magnum.values())
        for composer in names:
            if have[composer] != OFFERED_MAGNUMS:
                allowed = f"exactly {OFFERED_MAGNUMS} for each composer (OV-1.1)"
                self.reader.complain("magnum.toml", f"there are {have[composer]} cards of {composer}", allowed)

    def prerequisites(self) -> None:
        """Each prerequisite can be met by cards that can be performed before (OV-3.5, OV-9.4)."""
        reached = [row for deck, _, row in self.public if deck == "chamber"]
        waiting = dict(self.contents.concert)
        while True:
            shown = {symbol for row in reached for symbol in symbols(row)}
            ready = [number for number, row in waiting.items() if row.needs[0] in shown]
            if not ready:
                break
            reached += [waiting.pop(number) for number in ready]
        for number, row in waiting.items():
            allowed = "a symbol on a Chamber card or on a Concert card that can be performed before (OV-3.5)"
            self.wrong("concert", number, "needs", f"nothing to be performed before shows {row.needs[0]}", allowed)
        for number, magnum in self.contents.magnum.items():
            first, second = ([row.id for row in reached if need in symbols(row)] for need in magnum.needs)
            if not any(one != other for one in first for other in second):
                allowed = "two symbols that two different Chamber or Concert cards show (OV-9.4)"
                self.wrong("magnum", number, "needs", f"{' and '.join(magnum.needs)} cannot both be met", allowed)

    def affordable(self, deck: str, number: int, cost: int) -> None:
        """A cost in any tones."""
        limit = TONES * self.contents.header.max_inspiration
        if cost > limit:
            self.wrong(deck, number, "cost", f"{cost} Inspiration can never be held", f"0 to {limit} (OV-1.5)")

    def fortune(self, number: int, row: Fortune) -> None:
        """OV-1.3."""
        self.affordable("fortune", number, row.cost)
        conditions = _CONDITIONS[row.action]
        if row.condition is not None and row.condition not in conditions:
            allowed = f"one of {', '.join(conditions)}, or no condition" if conditions else "no condition"
            self.wrong("fortune", number, "condition", f"{row.condition} at {row.action}", f"{allowed} (OV-1.3)")

    def patron(self, number: int, row: Financier | Legacy) -> None:
        """OV-1.4."""
        self.affordable("patron", number, row.cost)
        if isinstance(row, Legacy):
            self.distinct("patron", number, "loves", row.loves)
            self.distinct("patron", number, "dislikes", row.dislikes)
            for symbol in sorted(set(row.loves) & set(row.dislikes)):
                self.wrong("patron", number, "dislikes", f"{symbol} is loved as well", "symbols that are not loved")

    def maestros(self) -> None:
        """OV-7, OV-10.1."""
        most = _attainable(self.contents)
        for number, row in self.contents.maestro.items():
            abouts: Sequence[str] = {"pieces": SYMBOL_WORDS, "column": STATION_WORDS}.get(row.task, ())
            if abouts and row.about not in abouts:
                wrong = "the column is missing" if row.about is None else f"{show(row.about)} is not allowed"
                self.wrong("maestro", number, "about", wrong, "one of " + ", ".join(abouts))
                continue
            if not abouts and row.about is not None:
                self.wrong("maestro", number, "about", f"a task of {row.task} has no such column", "leave it out")
                continue
            low, high = most(row.task, row.about)
            if not low <= row.goal <= high:
                wrong = f"{row.goal} is met from the start" if row.goal < low else f"{row.goal} can never be reached"
                self.wrong(
                    "maestro",
                    number,
                    "goal",
                    wrong,
                    f"a whole number from {low} to {high}" if low <= high else "another task",
                )
        in_solo = sum(row.solo for row in self.contents.maestro.values())
        if in_solo < _SOLO_MAESTROS:
            wrong = f"{in_solo} cards have solo = true"
            self.reader.complain("maestro.toml", wrong, f"at least {_SOLO_MAESTROS} (OV-10.1)", column="solo")

    def composers(self) -> None:
        """OV-4."""
        for number, row in self.contents.composers.items():
            if (row.tone is None) == (row.on is None):
                wrong = "neither tone nor on is there" if row.tone is None else "both tone and on are there"
                self.wrong("composers", number, "tone", wrong, "either tone or on (OV-4)")

    def solos(self) -> None:
        """OV-10."""
        for number, row in self.contents.solo.items():
            self.distinct("solo", number, "actions", row.actions)
            self.distinct("solo", number, "tones", row.tones)
            gain = sum(row.gain.numbers())
            if not 1 <= gain <= _MAX_GAIN:
                self.wrong("solo", number, "gain", f"{gain} Inspiration in all", f"1 to {_MAX_GAIN} (OV-10.6)")


def _attainable(contents: Contents) -> Callable[[str, str | None], tuple[int, int]]:
    """A function from a task and its argument to the lowest and highest goal that make sense.

    The lowest is the first one that is not met when a match begins; the highest what one seat could reach with all the
    cards, in a match without Magnum Opuses.
    """
    limit = contents.header.max_inspiration
    public = [row for _, _, row in contents.public()]
    shown = Counter(symbol for row in public for symbol in symbols(row))
    financiers = [row for row in contents.patron.values() if isinstance(row, Financier)]
    legacies = [row for row in contents.patron.values() if isinstance(row, Legacy)]
    fortunes = [row for row in contents.fortune.values() for _ in range(row.copies)]
    columns = Counter(row.action for row in fortunes) + Counter({"seek-fortune": len(financiers)})
    bonuses = [row.bonus for row in fortunes] + [row.bonus for row in financiers]
    actions = sum(bonus not in TONE_WORDS for bonus in bonuses)
    loved = sum(2 * sum(bool(set(symbols(piece)) & set(row.loves)) for piece in public) for row in legacies)
    highest = {
        "concerts": len(contents.concert),
        "chambers": len(contents.chamber),
        "types": len([symbol for symbol in shown if symbol not in TONE_WORDS]),
        "tone-sets": min(shown[tone] for tone in TONE_WORDS),
        "inspiration": TONES * limit,
        "balance": limit,
        "peak": limit,
        "tokens": TOKENS,
        "tickets": sum(contents.header.tickets.numbers()),
        "fortunes": len(fortunes),
        "legacy-patrons": len(legacies),
        "financiers": len(financiers),
        "stations": len(columns),
        "actions": 1 + min(actions, TOKENS),
        "bonuses": min(len(fortunes) + len(financiers), TOKENS),
        "music-lp": sum(row.lp for row in public),
        "patron-lp": loved,
    }
    lowest = {
        "inspiration": TONES * START_KEY + 1,
        "balance": START_KEY + 1,
        "peak": START_KEY + 1,
        "tokens": START_TOKENS + 1,
        "actions": 2,  # every turn has a main action (OV-3.1)
    }

    def bounds(task: str, about: str | None) -> tuple[int, int]:
        high: Mapping[str, int] = {"pieces": shown, "column": columns}.get(task, {})
        most = high.get(about, 0) if about is not None else highest[task]
        return lowest.get(task, 1), min(most, INT8)

    return bounds
