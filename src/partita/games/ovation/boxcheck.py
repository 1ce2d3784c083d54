"""What has to be right about a box beyond single columns: counts, ids, prerequisites, tasks (OV-1, OV-7, OV-10)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from partita.core import box as boxing
from partita.core.box import Reader, one_of, show, whole_number
from partita.core.errors import Listed, Saying
from partita.core.shelf import Checks
from partita.games.ovation.columns import (
    ACTION_NAMES,
    DECKS,
    HEADER,
    INT8,
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
from partita.games.ovation.names import SYMBOL_WORDS, TONE_WORDS

_CONDITIONS: Mapping[str, Sequence[str]] = {  # OV-1.3
    "seek-inspiration": TONE_WORDS,
    "perform": SYMBOL_WORDS,
    "seek-patronage": (),
}
_SOLO_MAESTROS = 4  # OV-10.1
_MAX_GAIN = 3  # OV-10.6


def say(key: str, /, **values: Any) -> Saying:
    """A sentence about a box of Ovation: ``text/box.en.ftl`` and ``text/box.fr.ftl``."""
    return Saying(f"ovation.box:{key}", **values)


class Checker(Checks):
    """The checks that look at more than one column."""

    def __init__(self, reader: Reader, contents: Contents) -> None:
        super().__init__(reader, contents, HEADER, DECKS)
        self.contents = contents
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

    def counts(self) -> None:
        """OV-1.1."""
        expected = {
            "concert": CONCERTS, "chamber": CHAMBERS, "magnum": MAGNUMS, "fortune": FORTUNES, "patron": PATRONS,
            "maestro": MAESTROS, "composers": COMPOSERS, "solo": SOLO_CARDS,
        }  # fmt: skip
        for deck, count in expected.items():
            have = sum(getattr(row, "copies", 1) for row in self.contents.deck(deck).values())
            if have != count:
                wrong = say("cards-with-copies" if deck == "fortune" else "cards", have=have)
                self.reader.complain(f"{deck}.toml", wrong, say("exactly", count=str(count)))
        tickets = sum(self.contents.header.tickets.numbers())
        if tickets != TICKETS:
            wrong = say("tickets", have=tickets)
            self.reader.complain(HEADER, wrong, say("exactly", count=str(TICKETS)), column="tickets")

    def piece(self, deck: str, number: int, row: Piece) -> None:
        """OV-1.2, OV-1.5."""
        self.distinct(deck, number, "tones", row.tones)
        self.distinct(deck, number, "types", row.types)  # type: ignore[attr-defined]
        limit = self.contents.header.max_inspiration
        for tone, cost in zip(TONE_WORDS, row.cost.numbers(), strict=True):
            if cost > limit:
                wrong = say("cost-of-tone", cost=str(cost), tone=tone)
                self.wrong(deck, number, "cost", wrong, say("of-a-tone", limit=str(limit)))
        paid = [tone for tone, cost in zip(TONE_WORDS, row.cost.numbers(), strict=True) if cost]
        if not set(paid) & set(row.tones):
            wrong = say("cost-in", tones=Listed(paid)) if paid else say("cost-in-nothing")
            self.wrong(deck, number, "cost", wrong, say("own-tone", tones=Listed(row.tones, "comma")))

    def magnums(self) -> None:
        """OV-1.1: three for each composer, who wrote them."""
        names = {composer.id: composer.name.en for composer in self.contents.composers.values()}
        for number, row in self.contents.magnum.items():
            if row.composer not in names:
                wrong = say("no-such-composer", composer=row.composer)
                self.wrong("magnum", number, "composer", wrong, Listed(names, "comma"))
            elif row.by != names[row.composer]:
                wrong = say("another-composer", by=row.by, composer=row.composer)
                self.wrong("magnum", number, "by", wrong, Listed([names[row.composer]]))
        have = Counter(row.composer for row in self.contents.magnum.values())
        for composer in names:
            if have[composer] != OFFERED_MAGNUMS:
                wrong = say("cards-of", have=have[composer], composer=composer)
                self.reader.complain("magnum.toml", wrong, say("exactly-each", count=str(OFFERED_MAGNUMS)))

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
            wrong = say("nothing-shows", symbol=row.needs[0])
            self.wrong("concert", number, "needs", wrong, say("shown-before"))
        for number, magnum in self.contents.magnum.items():
            first, second = ([row.id for row in reached if need in symbols(row)] for need in magnum.needs)
            if not any(one != other for one in first for other in second):
                wrong = say("not-both", symbols=Listed(magnum.needs))
                self.wrong("magnum", number, "needs", wrong, say("two-cards"))

    def affordable(self, deck: str, number: int, cost: int) -> None:
        """A cost in any tones."""
        limit = TONES * self.contents.header.max_inspiration
        if cost > limit:
            self.wrong(deck, number, "cost", say("cost-of-any", cost=str(cost)), say("of-any", limit=str(limit)))

    def fortune(self, number: int, row: Fortune) -> None:
        """OV-1.3."""
        self.affordable("fortune", number, row.cost)
        conditions = _CONDITIONS[row.action]
        if row.condition is not None and row.condition not in conditions:
            words = Listed(conditions, "comma")
            allowed = say("some-condition", words=words) if conditions else say("no-condition")
            wrong = say("condition-at", condition=row.condition, action=row.action)
            self.wrong("fortune", number, "condition", wrong, allowed)

    def patron(self, number: int, row: Financier | Legacy) -> None:
        """OV-1.4."""
        self.affordable("patron", number, row.cost)
        if isinstance(row, Legacy):
            self.distinct("patron", number, "loves", row.loves)
            self.distinct("patron", number, "dislikes", row.dislikes)
            for symbol in sorted(set(row.loves) & set(row.dislikes)):
                self.wrong("patron", number, "dislikes", say("loved", symbol=symbol), say("not-loved"))

    def maestros(self) -> None:
        """OV-7, OV-10.1."""
        most = _attainable(self.contents)
        for number, row in self.contents.maestro.items():
            abouts: Sequence[str] = {"pieces": SYMBOL_WORDS, "column": ACTION_NAMES}.get(row.task, ())
            if abouts and row.about not in abouts:
                missing = row.about is None
                wrong = boxing.say("missing-column") if missing else boxing.say("not-allowed", value=show(row.about))
                self.wrong("maestro", number, "about", wrong, one_of(abouts))
                continue
            if not abouts and row.about is not None:
                self.wrong("maestro", number, "about", say("task-without", task=row.task), boxing.say("leave-out"))
                continue
            low, high = most(row.task, row.about)
            if not low <= row.goal <= high:
                wrong = say("goal-met" if row.goal < low else "goal-too-high", goal=str(row.goal))
                allowed = whole_number(low, high) if low <= high else say("another-task")
                self.wrong("maestro", number, "goal", wrong, allowed)
        in_solo = sum(row.solo for row in self.contents.maestro.values())
        if in_solo < _SOLO_MAESTROS:
            wrong = say("cards-in-solo", have=in_solo)
            self.reader.complain("maestro.toml", wrong, say("least-in-solo", least=str(_SOLO_MAESTROS)), column="solo")

    def composers(self) -> None:
        """OV-4."""
        for number, row in self.contents.composers.items():
            if (row.tone is None) == (row.on is None):
                wrong = say("no-power" if row.tone is None else "two-powers")
                self.wrong("composers", number, "tone", wrong, say("one-power"))

    def solos(self) -> None:
        """OV-10."""
        for number, row in self.contents.solo.items():
            self.distinct("solo", number, "actions", row.actions)
            self.distinct("solo", number, "tones", row.tones)
            gain = sum(row.gain.numbers())
            if not 1 <= gain <= _MAX_GAIN:
                self.wrong("solo", number, "gain", say("gain", gain=str(gain)), say("least-gain", most=str(_MAX_GAIN)))


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
