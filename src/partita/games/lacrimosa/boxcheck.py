"""What has to be right about a box beyond single columns: counts, map, Requiem, courts (LA-1, LA-2, LA-7, LA-9)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from partita.core import box as boxing
from partita.core.box import Reader, Told, columns, one_of, show, whole_number
from partita.core.errors import Listed, Saying
from partita.core.shelf import Checks
from partita.games.lacrimosa.columns import (
    ABOUT_WORDS,
    COMPOSER_WORDS,
    DECKS,
    HEADER,
    INSTRUMENT_WORDS,
    MOVEMENT_WORDS,
    NOTHING,
    OF_TYPES,
    PLACE_WORDS,
    SPACE_WORDS,
    TWO_PLACES,
    TYPE_WORDS,
    Bonus,
    Constanze,
    Contents,
    Court,
    Header,
    Markers,
    Memory,
    Modifier,
    Opus,
    Soloist,
    Tile,
)
from partita.games.lacrimosa.layout import (
    BONUSES,
    BONUSES_OF_A_PERIOD,
    CITIES,
    COMPOSERS,
    CONSTANZES,
    COURTS,
    COVERED_WITH,
    FINANCE_END,
    IN_PLAY,
    INSTRUMENTS,
    KINDS,
    MARKERS,
    MAX_SEATS,
    MOVEMENTS,
    NEUTRALS_WITH,
    OWN_MEMORIES,
    PERIOD_CARDS,
    PERIODS,
    PLACES,
    SALZBURG,
    SOLOISTS,
    TILES,
    TILES_OF_A_COMPOSER,
    TILES_OF_A_MOVEMENT,
    TRACK_END,
)

FAR = 1_000  # ducats: more than all roads together

_MEMORIES_OF = (OWN_MEMORIES, 7, 7, 7, 7, 6)  # LA-9, by period; the starting ones first
_OPUSES_OF = (1, *(PERIOD_CARDS - memories for memories in _MEMORIES_OF[1:]))
_STARTING = ("commission", "perform", "journey", "requiem") * 2 + ("document",)  # LA-2.6
_LEAST_OF_A_TYPE = 9  # LA-9, of the market's Opuses
_REQUIEM = "626"  # LA-9: it is no Opus
_LEAST_VALUES, _KNOWN_VALUES = (3, 1), (4, 2)  # LA-9, and of the Kyrie; of one other movement
_FEWEST = 2  # players: with them the fewest spaces are free, and the fewest tiles in play (LA-2.4, LA-2.5)
_FEWEST_TILES = TILES_OF_A_MOVEMENT - 1  # LA-2.4: of each composer and movement
_LEAST_FREE = 2  # LA-2.5: spaces of each instrument
_MOST_ELEMENTS = 4  # LA-7.1
_ANY = "any"
_REACHED = {  # the most that a seat can have of what a bonus measures, where the rules end it
    "markers": MARKERS,
    "movements": MOVEMENTS,
    "instruments": INSTRUMENTS,
    "courts": COURTS,
    "finance": FINANCE_END,
    "track": KINDS * TRACK_END,
}
_REACHED_ABOUT = {"markers": MARKERS // IN_PLAY, "track": TRACK_END}


def say(key: str, /, **values: Any) -> Saying:
    """A sentence about a box of Lacrimosa: ``text/box.en.ftl`` and ``text/box.fr.ftl``."""
    return Saying(f"lacrimosa.box:{key}", **values)


def _exactly(count: int, clause: str) -> Saying:
    return say("exactly", count=str(count), clause=clause)


class Checker(Checks):
    """The checks that look at more than one column."""

    def __init__(self, reader: Reader, contents: Contents) -> None:
        super().__init__(reader, contents, HEADER, DECKS)
        self.contents, self.header = contents, contents.header
        self.room: dict[str, Counter[tuple[str, str]]] = {}  # by good Constanze card, see ``has_room``

    def check(self) -> None:
        """Complain about all that is wrong."""
        self.counts()
        self.ids(("places",))
        self.periods()
        self.slots()
        self.freed()
        self.movements()
        self.map()
        self.levels()
        self.memories()
        self.opuses()
        self.tiles()
        for number, city in self.contents.city.items():
            if city.reward == NOTHING and city.gives is None:
                self.wrong("city", number, "reward", say("gives-nothing"), say("reward-or-action"))
        self.bonuses()
        self.constanzes()
        for number, court in self.contents.court.items():
            self.court(number, court)
        for number, soloist in self.contents.soloist.items():
            self.soloist(number, soloist)

    def counts(self) -> None:
        """LA-1; Memories, Opuses, tiles and bonuses have counts of their own besides."""
        expected = {
            "tile": TILES, "city": CITIES, "bonus": BONUSES, "court": COURTS, "constanze": CONSTANZES,
            "soloist": SOLOISTS, "composers": COMPOSERS,
        }  # fmt: skip
        for deck, right in expected.items():
            numbers = list(self.contents.deck(deck))
            self.count(deck, numbers, right, "id", say("cards", have=len(numbers)), _exactly(right, "LA-1"))

    # The lists of box.toml.

    def periods(self) -> None:
        """LA-9: the periods follow one another."""
        before = 0
        for place, years in enumerate(self.header.periods, 1):
            if before and years.first != before + 1:
                wrong = say("first-year", year=str(years.first), before=str(before))
                self.wrong_in_list("periods", place, "first", wrong, say("year", year=str(before + 1)))
            if years.last < years.first:
                wrong = say("last-year", last=str(years.last), first=str(years.first))
                self.wrong_in_list("periods", place, "last", wrong, say("year-from", first=str(years.first)))
            before = years.last

    def slots(self) -> None:
        """LA-2.2, LA-9: ducats or a reward, dearer on the right."""
        slots = self.header.slots
        sorts: dict[str, list[Modifier]] = {
            "opus": [slot.opus for slot in slots], "memory": [slot.memory for slot in slots],
        }  # fmt: skip
        for sort, modifiers in sorts.items():
            for place, modifier in enumerate(modifiers, 1):
                if modifier.ducats and modifier.reward != NOTHING:
                    self.wrong_in_list("slots", place, sort, say("both-modifiers"), say("one-modifier"))
            for place, (left, right) in enumerate(pairwise(modifiers), 2):
                if right.ducats < left.ducats:
                    wrong = say("cheaper", ducats=str(right.ducats), left=str(left.ducats))
                    self.wrong_in_list("slots", place, f"{sort}.ducats", wrong, say("dearer", least=str(left.ducats)))
            if modifiers[-1].ducats <= modifiers[0].ducats:
                wrong = say("no-dearer", ducats=str(modifiers[-1].ducats))
                right_one = say("dearer", least=str(modifiers[0].ducats + 1))
                self.wrong_in_list("slots", len(modifiers), f"{sort}.ducats", wrong, right_one)

    def freed(self) -> None:
        """LA-5.5: a reward under each marker."""
        seen: dict[tuple[str, str], int] = {}
        for place, freed in enumerate(self.header.freed, 1):
            other = seen.setdefault((freed.instrument, freed.composer), place)
            if other != place:
                wrong = say("same-marker", instrument=freed.instrument, composer=freed.composer, row=str(other))
                self.wrong_in_list("freed", place, "instrument", wrong, say("each-marker"))
            if freed.reward == NOTHING:
                self.wrong_in_list("freed", place, "reward", say("gives-nothing"), say("some-reward", clause="LA-5.5"))

    def order(self, table: str, right: Sequence[str], clause: str) -> bool:
        """Whether the rows of a list are those that the rules name, in their order."""
        rows = getattr(self.header, table)
        for place, (row, name) in enumerate(zip(rows, right, strict=True), 1):
            if row.id != name:
                self.wrong_in_list(
                    table, place, "id", say("out-of-order", id=row.id), say("just", id=name, clause=clause)
                )
        return [row.id for row in rows] == list(right)

    def movements(self) -> None:
        """LA-2.5, LA-7.2, LA-9: the five movements, their values, and markers for all spaces."""
        self.order("movements", MOVEMENT_WORDS, "LA-2.5")
        least_high, least_low = _LEAST_VALUES
        for place, movement in enumerate(self.header.movements, 1):
            if place == 1 and (movement.high, movement.low) != _LEAST_VALUES:
                wrong = say("values", high=str(movement.high), low=str(movement.low))
                right = say("just-values", high=str(least_high), low=str(least_low))
                self.wrong_in_list("movements", place, "high", wrong, right)
            elif movement.high <= movement.low:
                wrong = say("values", high=str(movement.high), low=str(movement.low))
                self.wrong_in_list("movements", place, "high", wrong, say("high-above-low"))
            elif movement.high < least_high:
                wrong = say("value", value=str(movement.high))
                self.wrong_in_list("movements", place, "high", wrong, say("at-least", least=str(least_high)))
        if all((movement.high, movement.low) != _KNOWN_VALUES for movement in self.header.movements[1:]):
            high, low = _KNOWN_VALUES
            wrong, right = say("no-such-values"), say("some-values", high=str(high), low=str(low))
            self.reader.complain(f"{HEADER} [[movements]]", wrong, right, column="high")
        fifths = Counter(movement.fifth for movement in self.header.movements)
        most = MAX_SEATS * IN_PLAY - MOVEMENTS
        for instrument, times in fifths.items():
            if times > most:
                place = max(n for n, movement in enumerate(self.header.movements, 1) if movement.fifth == instrument)
                wrong = say("few-markers", have=times + MOVEMENTS, instrument=instrument, players=str(MAX_SEATS))
                self.wrong_in_list("movements", place, "fifth", wrong, say("fifths", most=str(most)))

    def map(self) -> None:
        """LA-2.3, LA-5.4: the places, and ways between all of them."""
        if not self.order("places", PLACE_WORDS, "LA-2.3"):
            return
        seen: dict[tuple[str, ...], int] = {}
        good = True
        for place, road in enumerate(self.header.roads, 1):
            strange = [end for end in road.between if end not in PLACE_WORDS]
            if strange or road.between[0] == road.between[1]:
                wrong = say("no-place", place=strange[0]) if strange else say("no-road", place=road.between[0])
                self.wrong_in_list("roads", place, "between", wrong, TWO_PLACES)
                good = False
                continue
            other = seen.setdefault(tuple(sorted(road.between)), place)
            if other != place:
                self.wrong_in_list("roads", place, "between", say("same-road", row=str(other)), say("each-road"))
        if good:
            ways = cheapest_ways(self.header)
            for place in range(PLACES):
                if ways[SALZBURG, place] >= FAR:
                    wrong = say("no-way", place=PLACE_WORDS[place])
                    self.wrong_in_list("places", place + 1, "id", wrong, say("connected"))

    def levels(self) -> None:
        """LA-8: Schikaneder scores no less at a higher level."""
        card = self.header.soloist.card
        if not card.easy <= card.normal <= card.hard:
            wrong = say("levels", easy=str(card.easy), normal=str(card.normal), hard=str(card.hard))
            self.reader.complain(HEADER, wrong, say("rising-levels"), column="soloist.card")

    # Cards.

    def by_period(self, deck: str, right: Sequence[int]) -> None:
        """LA-1, LA-9: so many of each period, the starting ones last."""
        rows = self.contents.deck(deck)
        for period in (*range(1, PERIODS + 1), 0):
            numbers = [number for number, row in rows.items() if row.period == period]
            if len(numbers) != right[period]:
                wrong = say("cards-of-period", have=len(numbers), period=str(period))
                self.count(deck, numbers, right[period], "period", wrong, _exactly(right[period], "LA-9"))
        first = min((number for number, row in rows.items() if row.period == 0), default=0)
        for number, row in rows.items():
            if first and number > first and row.period:
                self.wrong(deck, number, "period", say("after-starting", row=str(first)), say("starting-last"))

    def memories(self) -> None:
        """LA-2.6, LA-5.1, LA-9."""
        self.by_period("memory", _MEMORIES_OF)
        starting: list[str] = []
        for number, memory in self.contents.memory.items():
            self.distinct("memory", number, "actions", memory.actions)
            if memory.stories == NOTHING:
                self.wrong("memory", number, "stories", say("gives-nothing"), say("some-reward", clause="LA-6"))
            if memory.period == 0:
                self.starting(number, memory)
                starting += memory.actions
        for action, right in Counter(_STARTING).items():
            have = starting.count(action)
            if have < right:  # with more of one there are fewer of another
                wrong = say("starting-with", have=have, action=action)
                self.reader.complain("memory.toml", wrong, _exactly(right, "LA-2.6"), column="actions")

    def starting(self, number: int, memory: Memory) -> None:
        """LA-2.6: a starting Memory has one action and no price."""
        if len(memory.actions) > 1:
            wrong = say("starting-actions", actions=Listed(memory.actions))
            self.wrong("memory", number, "actions", wrong, say("one-action"))
        for column in ("talent", "ducats"):
            if getattr(memory, column):
                self.wrong("memory", number, column, say("starting-price"), _exactly(0, "LA-2.6"))

    def opuses(self) -> None:
        """LA-9: periods, years, works, types."""
        self.by_period("opus", _OPUSES_OF)
        works: dict[str, int] = {}
        for number, opus in self.contents.opus.items():
            self.work(number, opus, works)
            if opus.type == "religious" and opus.perform.ducats:
                wrong = say("religious-pays", ducats=str(opus.perform.ducats))
                self.wrong("opus", number, "perform.ducats", wrong, _exactly(0, "LA-9"))
        types: Counter[str] = Counter(opus.type for opus in self.contents.opus.values() if opus.period)
        for word in TYPE_WORDS:
            if types[word] < _LEAST_OF_A_TYPE:
                wrong = say("works-of-type", have=types[word], type=word)
                self.reader.complain("opus.toml", wrong, say("at-least", least=str(_LEAST_OF_A_TYPE)), column="type")

    def work(self, number: int, opus: Opus, works: dict[str, int]) -> None:
        """A work has its own Köchel number, and a year of its period; the notebook may lack them."""
        if opus.period:
            years = self.header.periods[opus.period - 1]
            if years.first <= years.last and not years.first <= opus.year <= years.last:
                wrong = say("not-in-period", year=str(opus.year), period=str(opus.period))
                self.wrong("opus", number, "year", wrong, say("years", first=str(years.first), last=str(years.last)))
            if opus.k is None:
                self.wrong("opus", number, "k", boxing.say("missing-column"), say("koechel"))
        if opus.k is None:
            return
        if opus.k == _REQUIEM:
            self.wrong("opus", number, "k", say("the-requiem"), say("another-work"))
        other = works.setdefault(opus.k, number)
        if other != number:
            self.wrong("opus", number, "k", say("same-work", k=opus.k, row=str(other)), say("another-work"))

    def tiles(self) -> None:
        """LA-1, LA-2.4, LA-5.5."""
        composers = [composer.id for composer in self.contents.composers.values()]
        stacks: dict[tuple[str, str], list[int]] = {(one, m): [] for one in composers for m in MOVEMENT_WORDS}
        for number, tile in self.contents.tile.items():
            if tile.composer not in composers:
                wrong = say("no-composer", composer=tile.composer)
                self.wrong("tile", number, "composer", wrong, one_of(composers))
            else:
                stacks[tile.composer, tile.movement].append(number)
            self.tile(number, tile)
        of_a_composer = Counter(tile.composer for tile in self.contents.tile.values())
        for composer in composers:
            if of_a_composer[composer] != TILES_OF_A_COMPOSER:
                wrong = say("tiles-of", have=of_a_composer[composer], composer=composer)
                self.reader.complain("tile.toml", wrong, _exactly(TILES_OF_A_COMPOSER, "LA-1"), column="composer")
        for (composer, movement), numbers in stacks.items():
            if len(numbers) != TILES_OF_A_MOVEMENT:
                wrong = say("tiles-in", have=len(numbers), composer=composer, movement=movement)
                self.count(
                    "tile", numbers, TILES_OF_A_MOVEMENT, "movement", wrong, _exactly(TILES_OF_A_MOVEMENT, "LA-1")
                )
                continue
            many = [number for number in numbers if self.contents.tile[number].many]
            if len(many) != 1:
                wrong = say("many-in", have=len(many), composer=composer, movement=movement)
                self.wrong("tile", (many or numbers)[-1], "many", wrong, _exactly(1, "LA-2.4"))

    def tile(self, number: int, tile: Tile) -> None:
        """LA-5.5: an instant effect or a lasting one."""
        instant = tile.instant != NOTHING or tile.gives is not None
        lasting = tile.income != NOTHING or tile.lasting is not None
        if instant == lasting:
            column = "income" if lasting else "instant"
            wrong = say("both-effects" if lasting else "gives-nothing")
            self.wrong("tile", number, column, wrong, say("one-effect"))
        if tile.lasting is not None and tile.lasting.type is not None and tile.lasting.effect not in OF_TYPES:
            wrong = say("effect-without", effect=tile.lasting.effect)
            self.wrong("tile", number, "lasting.type", wrong, boxing.say("leave-out"))

    def bonuses(self) -> None:
        """LA-1, LA-6."""
        for period in range(1, PERIODS + 1):
            numbers = [number for number, bonus in self.contents.bonus.items() if bonus.period == period]
            right = BONUSES_OF_A_PERIOD
            if len(numbers) != right:
                wrong = say("cards-of-period", have=len(numbers), period=str(period))
                self.count("bonus", numbers, right, "period", wrong, _exactly(right, "LA-1"))
        for number, bonus in self.contents.bonus.items():
            self.bonus(number, bonus)

    def bonus(self, number: int, bonus: Bonus) -> None:
        """LA-6: what is measured has such an argument, and can be reached."""
        words = ABOUT_WORDS.get(bonus.measure, ())
        if bonus.about is not None and bonus.about not in words:
            if words:
                wrong, right = boxing.say("not-allowed", value=show(bonus.about)), one_of(words)
            else:
                wrong, right = say("measure-without", measure=bonus.measure), boxing.say("leave-out")
            self.wrong("bonus", number, "about", wrong, right)
        most = self.reached(bonus)
        if most is not None and bonus.each > most:
            wrong = say("never-reached", each=str(bonus.each), measure=bonus.measure)
            if most:
                self.wrong("bonus", number, "each", wrong, whole_number(1, most))
            elif bonus.about is not None:  # a type of which there are none so early
                types = {opus.type for opus in self.contents.opus.values() if opus.period <= bonus.period}
                self.wrong("bonus", number, "about", wrong, one_of(word for word in TYPE_WORDS if word in types))
        if bonus.reward == NOTHING:
            self.wrong("bonus", number, "reward", say("gives-nothing"), say("some-reward", clause="LA-6"))

    def reached(self, bonus: Bonus) -> int | None:
        """The most that a seat can have of what a bonus measures at the end of its period; None: there is no end to it.

        Nobody can own more Opuses and Memories of the market than have come into it by then (LA-2.2); a seat's notebook
        is an Opus too.
        """
        opuses: list[str] = [opus.type for opus in self.contents.opus.values() if opus.period <= bonus.period]
        if bonus.measure == "opuses":
            return len(opuses) if bonus.about not in TYPE_WORDS else opuses.count(bonus.about)
        if bonus.measure == "turned":
            return len(opuses)
        if bonus.measure == "types":
            return len(set(opuses))
        reached = _REACHED if bonus.about is None else _REACHED_ABOUT
        most = reached.get(bonus.measure)
        if bonus.measure == "memories":
            memories = sum(0 < memory.period <= bonus.period for memory in self.contents.memory.values())
            most = min(OWN_MEMORIES, memories)
        return most

    # The Requiem and the courts.

    def constanzes(self) -> None:
        """LA-2.5."""
        for number, card in self.contents.constanze.items():
            before = len(self.reader.problems)
            self.covers(number, card)
            if len(self.reader.problems) == before:
                self.spaces(number, card)
            if len(self.reader.problems) == before:
                free = free_spaces(card, _FEWEST)
                self.room[card.id] = Counter((movement, self.instrument(movement, space)) for movement, space in free)

    def covers(self, number: int, card: Constanze) -> None:
        """Two different spaces covered in each movement, and neutral markers in others, one a movement at most."""
        pairs = dict(zip(MOVEMENT_WORDS, card.covers.movements(), strict=True))
        for movement, pair in pairs.items():
            self.distinct("constanze", number, f"covers.{movement.replace('-', '_')}", pair)
        seen: dict[str, int] = {}
        for place, neutral in enumerate(card.neutrals, 1):
            other = seen.setdefault(neutral.movement, place)
            if other != place:
                wrong = say("same-movement", movement=neutral.movement, place=str(other))
                self.wrong("constanze", number, f"neutrals[{place}].movement", wrong, say("own-movement"))
            if neutral.space in pairs[neutral.movement]:
                wrong = say("covered", space=neutral.space, movement=neutral.movement)
                right = one_of(word for word in SPACE_WORDS if word not in pairs[neutral.movement])
                self.wrong("constanze", number, f"neutrals[{place}].space", wrong, right)

    def spaces(self, number: int, card: Constanze) -> None:
        """Free spaces of each instrument: at least two with the fewest players, and never more than markers."""
        for players in range(_FEWEST, MAX_SEATS + 1):
            free = Counter(self.instrument(*space) for space in free_spaces(card, players))
            most = players * IN_PLAY
            for instrument in INSTRUMENT_WORDS:
                least = _LEAST_FREE if players == _FEWEST else 0
                if not least <= free[instrument] <= most:
                    wrong = say("free", have=free[instrument], instrument=instrument, players=str(players))
                    right = say("free-from", least=str(least), most=str(most))
                    self.wrong("constanze", number, "covers", wrong, right)

    def instrument(self, movement: str, space: str) -> str:
        """The instrument of a space."""
        return self.header.movements[MOVEMENT_WORDS.index(movement)].fifth if space == "fifth" else space

    def court(self, number: int, court: Court) -> None:
        """LA-7.1: one to four elements, which a seat can have all together, however the match is set up.

        The Constanze card is drawn.  A tile whose demand nobody can meet with one of them would then lie on its stack,
        worth nothing, before those below it.  So its demand has to be possible with each.
        """
        elements = sum(court.demand())
        if not 1 <= elements <= _MOST_ELEMENTS:
            wrong = say("elements", have=elements)
            self.wrong("court", number, "opuses", wrong, whole_number(1, _MOST_ELEMENTS))
            return
        types: Counter[str] = Counter(opus.type for opus in self.contents.opus.values())
        for word in TYPE_WORDS:
            asked = getattr(court.opuses, word)
            if asked > types[word]:
                wrong = say("too-many-opuses", asked=str(asked), word=word)
                self.wrong("court", number, f"opuses.{word}", wrong, whole_number(0, types[word]))
        self.markers(number, court.markers)

    def markers(self, number: int, asked: Markers) -> None:
        """Whether each column of a demand for markers, and all of it together, finds room with each Constanze card."""
        demand: list[str] = []
        alone = True
        for column, times in columns(asked, defaults=False).items():
            word = column.replace("_", "-")
            demand += [word] * times
            cards = self.without_room([word] * times)
            if cards:
                alone = False
                most = max(fewer for fewer in range(times) if not self.without_room([word] * fewer))
                wrong = say("too-many-markers", asked=str(times), word=word, players=str(_FEWEST), cards=Listed(cards))
                self.wrong("court", number, f"markers.{column}", wrong, whole_number(0, most))
        cards = self.without_room(demand)
        if cards and alone:
            wrong = say("no-room", players=str(_FEWEST), cards=Listed(cards))
            self.wrong("court", number, "markers", wrong, say("room"))

    def without_room(self, demand: Sequence[str]) -> list[str]:
        """The Constanze cards with which no player can have the markers demanded, with the fewest players."""
        return [card for card, free in self.room.items() if not has_room(demand, free)]

    def soloist(self, number: int, soloist: Soloist) -> None:
        """LA-8: the last line, and it alone, is always possible."""
        self.distinct("soloist", number, "order", soloist.order)
        for place, line in enumerate(soloist.lines, 1):
            column = f"lines[{place}]"
            given = [name for name in ("market", "marker", "court", "points") if getattr(line, name) is not None]
            last = place == len(soloist.lines)
            if len(given) != 1:
                wrong: Told = say("line-does", things=Listed(given)) if given else say("line-does-nothing")
                self.wrong("soloist", number, column, wrong, one_of(("market", "marker", "court", "points")))
            elif last != (given == ["points"]):
                wrong = say("not-always" if last else "always")
                self.wrong("soloist", number, column, wrong, say("points-last"))


def free_spaces(card: Constanze, players: int) -> list[tuple[str, str]]:
    """The movement and the word of each space that a Constanze card leaves free (LA-2.5)."""
    covers = dict(zip(MOVEMENT_WORDS, card.covers.movements(), strict=True))
    taken = {(movement, space) for movement, pair in covers.items() for space in pair[: COVERED_WITH[players]]}
    taken |= {(neutral.movement, neutral.space) for neutral in card.neutrals[: NEUTRALS_WITH[players]]}
    return [(movement, space) for movement in MOVEMENT_WORDS for space in SPACE_WORDS if (movement, space) not in taken]


def has_room(
    demand: Sequence[str], free: Counter[tuple[str, str]], given: tuple[tuple[str, str, str], ...] = ()
) -> bool:
    """Whether a player can contribute a marker for each element demanded, beside the contributions ``given``.

    An element is the word of an instrument, a movement or a composer, or any (LA-7.1).  ``free`` counts the free
    spaces by movement and instrument.  A contribution, told by movement, instrument and composer, fills a space, takes
    a tile of its composer and movement, and uses up the one marker of its instrument and composer (LA-5.5).
    """
    if not demand:
        return True
    word, *rest = demand
    for (movement, instrument), spaces in free.items():
        for composer in COMPOSER_WORDS:
            one = movement, instrument, composer
            if (
                word in (_ANY, *one)
                and (instrument, composer) not in [(tool, its) for _, tool, its in given]
                and sum((place, its) == (movement, instrument) for place, its, _ in given) < spaces
                and sum((place, its) == (movement, composer) for place, _, its in given) < _FEWEST_TILES
                and has_room(rest, free, (*given, one))
            ):
                return True
    return False


def cheapest_ways(header: Header) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """The cheapest way between each two places in ducats (LA-5.4), by Floyd and Warshall; FAR where there is none."""
    ways = np.full((PLACES, PLACES), FAR)
    np.fill_diagonal(ways, 0)
    for road in header.roads:
        one, other = (PLACE_WORDS.index(place) for place in road.between)
        ways[one, other] = ways[other, one] = min(int(ways[one, other]), road.ducats)
    for via in range(PLACES):
        ways = np.minimum(np.minimum(ways, ways[:, via, None] + ways[None, via, :]), FAR)
    return ways
