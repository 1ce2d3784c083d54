"""What moves and the next upkeep would cost and bring a seat, read from its view alone.

The rules themselves are the kernels in ``rules``; this is what a table says of them before anything is done.  A reward
is a mapping in the shape of a box's rows: ``ducats``, ``vp``, ``finance``, and ``track`` and ``counters`` by kind.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from partita.core.game import Box
from partita.games.lacrimosa.columns import COMPOSER_WORDS, INSTRUMENT_WORDS, KIND_WORDS, PLACE_WORDS
from partita.games.lacrimosa.layout import FINANCE_END, IN_PLAY, ROUNDS, TRACK_END
from partita.games.lacrimosa.position.schema import FREE

Reward = Mapping[str, Any]

_COUNTED = ("ducats", "vp", "finance")
_BY_KIND = ("track", "counters")


class Deal(NamedTuple):
    """What a move would cost and bring."""

    kind: str | None  # of the story points paid
    points: int
    ducats: int  # paid
    reward: Reward  # gained, without what is lost
    lost: int  # story points and finance past the ends of their tracks (LA-4.1, LA-4.3)


class Upkeep(NamedTuple):
    """What the next upkeep would take and bring, the period's bonus aside."""

    taken: Mapping[str, int]  # track points by kind
    reward: Reward  # gained, without what is lost
    lost: int  # story points and finance past the ends of their tracks (LA-4.1, LA-4.3)


def some(**gained: Any) -> Reward:
    """A reward of what is named, and of nothing else."""
    return {**dict.fromkeys(_COUNTED, 0), **{key: dict.fromkeys(KIND_WORDS, 0) for key in _BY_KIND}, **gained}


def of_record(reward: Any) -> Reward:
    """A reward of the box's record (layout.REWARD)."""
    told: dict[str, Any] = {key: int(reward[key]) for key in _COUNTED}
    for key, column in zip(_BY_KIND, ("track", "counter"), strict=True):
        told[key] = dict(zip(KIND_WORDS, reward[column].tolist(), strict=True))
    return told


def together(rewards: Iterable[Reward]) -> Reward:
    """Several rewards in one."""
    told: Any = some()
    for reward in rewards:
        for key in _COUNTED:
            told[key] += reward[key]
        for key in _BY_KIND:
            for kind in KIND_WORDS:
                told[key][kind] += reward[key][kind]
    return some(**told)


def gains(reward: Reward) -> bool:
    """Whether a reward gives anything."""
    return any(reward[key] for key in _COUNTED) or any(any(reward[key].values()) for key in _BY_KIND)


class _Stock:
    """What of a seat's stock has an end: its tracks and its finance, as they stand after each step."""

    def __init__(self, tracks: Mapping[str, int], finance: int) -> None:
        self._tracks, self._finance = dict(tracks), finance
        self.lost = 0

    def track(self, kind: str) -> int:
        """The points on a track."""
        return self._tracks[kind]

    def pay(self, kind: str, points: int) -> None:
        """Track points are paid first (LA-4.1)."""
        self._tracks[kind] -= min(points, self._tracks[kind])

    def gain(self, reward: Reward) -> Reward:
        """What is kept of a reward; more than a track holds is lost (LA-4.1, LA-4.3)."""
        finance = min(reward["finance"], FINANCE_END - self._finance)
        track = {kind: min(count, TRACK_END - self._tracks[kind]) for kind, count in reward["track"].items()}
        self._finance += finance
        self.lost += reward["finance"] - finance
        for kind, count in track.items():
            self._tracks[kind] += count
            self.lost += reward["track"][kind] - count
        return {**reward, "finance": finance, "track": track}


class Forecast:
    """What a view foretells: the fares, the tiles that lie on top, and what moves and upkeep would do to one seat.

    ``view`` is that of any seat, or of a spectator: nothing hidden is needed.
    """

    def __init__(self, box: Box, view: Mapping[str, Any], seat: int) -> None:
        self._rows, self._data, self._view = box.rows, box.data[0], view
        self._stacks = box.board["stacks"]
        self._place: Mapping[str, Any] = view["seats"][seat]

    # What lies on the table.

    def fare(self, place: str) -> tuple[int, int]:
        """Journey points and ducats of a journey from where Mozart is (LA-5.4)."""
        to, start = PLACE_WORDS.index(place), PLACE_WORDS.index(self._view["mozart"])
        return int(self._data["journey_points"][to]), int(
            self._data["road"][start, to] + self._data["journey_ducats"][to]
        )

    def top(self, movement: str, which: int) -> str | None:
        """The tile on top of a composer's stack of a movement, the first composer 0, or None (LA-2.4)."""
        requiem, stacks = self._view["requiem"], self._stacks[self._view["players"] - 1]
        stack = stacks[requiem["composers"][which]][movement][requiem["tiles_taken"][COMPOSER_WORDS[which]][movement] :]
        return stack[0] if stack else None

    def freed(self, instrument: str, which: int) -> Reward:
        """What is under the marker of an instrument and a composer, on all boards alike (LA-5.5)."""
        return of_record(self._data["freed"][INSTRUMENT_WORDS.index(instrument) * IN_PLAY + which])

    def slot(self, card: str) -> tuple[int, Reward]:
        """What the slot of a market card does: the ducats that it adds, and what is gained after paying (LA-2.2)."""
        family = "opus_slot" if card in self._rows["opus"] else "memory_slot"
        row = self._data[family][self._view["market"].index(card)]
        return int(row["ducats"]), of_record(row["reward"])

    def price(self, card: str) -> tuple[int, int]:
        """Talent and ducats of a market card, its slot's included (LA-5.1, LA-5.2)."""
        opus = self._rows["opus"].get(card)
        row = opus["commission"] if opus else self._rows["memory"][card]
        return row["talent"], row["ducats"] + self.slot(card)[0]

    # What the seat would do.

    def lasting(self, effect: str, opus_type: str | None = None) -> int:
        """What the tiles of the seat add in all by a lasting effect, to an Opus of a type (LA-5.5)."""
        effects = [self._rows["tile"][tile]["lasting"] for tile in self._place["tiles"]]
        return sum(
            found["amount"]
            for found in effects
            if found and found["effect"] == effect and found["type"] in (None, opus_type)
        )

    def commission(self, card: str) -> Deal:
        """LA-5.2: the Opus's VP, and what its slot gives."""
        row = self._rows["opus"][card]
        vp = row["commission"]["vp"] + self.lasting("commission-vp", row["type"])
        return self._deal("talent", self.price(card), some(vp=vp), self.slot(card)[1])

    def document(self, card: str) -> Deal:
        """LA-5.1: what the slot gives, and what tiles give."""
        return self._deal("talent", self.price(card), self.slot(card)[1], some(vp=self.lasting("document-vp")))

    def perform(self, card: str) -> Deal:
        """LA-5.3."""
        row = self._rows["opus"][card]
        ducats = row["perform"]["ducats"] + self.lasting("perform-ducats", row["type"])
        return self._deal("talent", (row["perform"]["talent"], 0), some(ducats=ducats))

    def sell(self, card: str) -> Deal:
        """LA-5.3."""
        row = self._rows["opus"][card]
        vp = row["sell"]["vp"] + self.lasting("sell-vp", row["type"])
        return self._deal("talent", (row["sell"]["talent"], 0), some(finance=row["sell"]["finance"], vp=vp))

    def journey(self, place: str) -> Deal:
        """LA-5.4: what tiles give, and what a City tile gives; a court's tile is taken beside."""
        tile = self._view["cities"].get(place)
        visited = [self._rows["city"][tile]["reward"]] if tile else []
        return self._deal("journey", self.fare(place), some(ducats=self.lasting("journey-ducats")), *visited)

    def use(self) -> Deal:
        """LA-3.3: what this turn's Experiences card gives at once."""
        card = self._place["experiences"][(self._view["round"] - 1) % ROUNDS]
        return self._deal(None, (0, 0), *([self._rows["memory"][card]["instant"]] if card else []))

    def ducats(self) -> Deal:
        """LA-3.4: as many ducats as the number of the period."""
        return self._deal(None, (0, 0), some(ducats=self._view["period"]))

    def contributions(self, movement: str, instrument: str | None = None) -> dict[tuple[str, int], Deal]:
        """What contributing to a movement would do, by each instrument and composer that is possible (LA-5.5)."""
        spaces = self._view["requiem"]["spaces"][movement]
        free = [space["instrument"] for space in spaces if space["state"] == FREE]
        found = {}
        for word in INSTRUMENT_WORDS if instrument is None else [instrument]:
            for which, composer in enumerate(COMPOSER_WORDS):
                there = word in free and composer in self._place["markers"][word]
                deal = self._contribute(movement, word, which) if there else None
                if deal is not None:
                    found[word, which] = deal
        return found

    def _contribute(self, movement: str, instrument: str, which: int) -> Deal | None:
        """The marker's reward before paying, the tile's instant effect and what tiles give after it (LA-5.5).

        None where no tile is left, or the seat cannot pay it.
        """
        top = self.top(movement, which)
        if top is None:
            return None
        tile, stock, place = self._rows["tile"][top], self._stock(), self._place
        freed = stock.gain(self.freed(instrument, which))
        points = stock.track("composition") + place["counters"]["composition"] + freed["counters"]["composition"]
        if points < tile["composition"] or place["ducats"] + freed["ducats"] < tile["ducats"]:
            return None
        stock.pay("composition", tile["composition"])
        instant = stock.gain(tile["instant"])
        reward = together([freed, instant, some(vp=self.lasting("requiem-vp"))])
        return Deal("composition", tile["composition"], tile["ducats"], reward, stock.lost)

    def upkeep(self) -> Upkeep:
        """LA-6: tracks go to zero; then Stories, composer tiles and finance work."""
        place = self._place
        stories = [self._rows["memory"][card]["stories"] for card in place["stories"] if card]
        incomes = [self._rows["tile"][tile]["income"] for tile in place["tiles"]]
        stock = _Stock(dict.fromkeys(KIND_WORDS, 0), place["finance"])
        kept = together(stock.gain(reward) for reward in (*stories, *incomes))
        paid = place["finance"] + kept["finance"]  # LA-4.3
        return Upkeep(place["tracks"], {**kept, "ducats": kept["ducats"] + paid}, stock.lost)

    def _stock(self) -> _Stock:
        return _Stock(self._place["tracks"], self._place["finance"])

    def _deal(self, kind: str | None, price: tuple[int, int], *rewards: Reward) -> Deal:
        """What is kept of rewards that follow one another, once the price is paid."""
        stock, (points, ducats) = self._stock(), price
        if kind is not None:
            stock.pay(kind, points)
        kept = together(stock.gain(reward) for reward in rewards)
        return Deal(kind, points, ducats, kept, stock.lost)
