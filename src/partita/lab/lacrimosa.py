"""How a box of Lacrimosa plays: scores, seats, where VP come from, one-sided players, cards, and solo.

What the rules ask of the numbers (LA-9) is measured here with Partita's bots.  All follows from the seed.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import mean, median
from typing import Any

import numpy as np

from partita.bots import bot
from partita.core.game import Box, Codes, Records
from partita.core.game import game as game_named
from partita.games.lacrimosa import actions, engine
from partita.games.lacrimosa.layout import (
    ALL_MARKERS,
    CITY_PLACES,
    COVERED,
    MARKERS,
    MAX_SEATS,
    NONE,
    OPUS,
    PERIODS,
    PLACES,
    ROUNDS,
    SOURCES,
    Phase,
    SoloLevel,
    Source,
)
from partita.lab.sim import Plan
from partita.lab.stats import wilson
from partita.lab.watched import Gallery, Habit, Watched

Say = Callable[[int, int], None]  # matches done, of how many

WINNER = (80, 115)  # LA-9: the winner's VP
OFTEN = 200  # LA-9: a card bought so often at two players ...
TOO_STRONG = 0.6  # ... is too strong when its buyer wins more than this
GAME = "lacrimosa"
_PLACES = 4
_QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


# One-sided players.


def _but(first: int, after: int, moves: Codes) -> Codes:
    """The moves that are not among the action codes from ``first`` to before ``after``."""
    kept: Codes = moves[(moves < first) | (moves >= after)]
    return kept


def without_requiem(views: Records, seat: int, moves: Codes) -> Codes:
    """Never contributes to the Requiem, and does not count on it: sees no free space there."""
    space = views["space"][0]
    space[space == NONE] = COVERED
    return _but(actions.REQUIEM, actions.INSTRUMENT, moves)


def without_commissions(views: Records, seat: int, moves: Codes) -> Codes:
    """Never commissions, and does not count on it: sees no Opus in the market row."""
    row = views["row"][0]
    row[row >= OPUS] = NONE
    return _but(actions.COMMISSION, actions.PERFORM, moves)


def without_journeys(views: Records, seat: int, moves: Codes) -> Codes:
    """Never travels, but may plan to."""
    return _but(actions.JOURNEY, actions.REQUIEM, moves)


def courts_first(box: Box, views: Records, seat: int, moves: Codes) -> Codes:
    """Goes to a court whenever it can, and plays the cards that bring it there."""
    going = _to_courts(moves)
    if going.size or views["phase"][0] not in (Phase.EXPERIENCE, Phase.USE):
        return going
    kept: Codes = moves[[_leads_to_a_court(box, views, int(action)) for action in moves]]
    return kept


def _to_courts(moves: Codes) -> Codes:
    """The journeys to courts among moves."""
    kept: Codes = moves[(moves >= actions.JOURNEY + CITY_PLACES) & (moves < actions.JOURNEY + PLACES)]
    return kept


def _leads_to_a_court(box: Box, views: Records, action: int) -> bool:
    """Whether a seat that now does this, and uses its card, may go to a court next: tried out on a copy of its view."""
    ahead, out = views.copy(), np.zeros(engine.MAX_LEGAL, np.int16)
    count = engine.advance(ahead, 0, box.data, action, out)
    while ahead["phase"][0] in (Phase.STORY, Phase.USE):
        # Which card goes below does not matter in this turn.
        following = actions.USE_CARD if ahead["phase"][0] == Phase.USE else int(out[0])
        count = engine.advance(ahead, 0, box.data, following, out)
    return _to_courts(out[:count]).size > 0


def habits(box: Box) -> dict[str, Habit]:
    """The one-sided players by name."""
    return {
        "no Requiem": without_requiem,
        "no commission": without_commissions,
        "courts first": partial(courts_first, box),
        "no journey": without_journeys,
    }


# Playing.


@dataclass(frozen=True)
class Asked:
    """What is to be played: so many matches of ``players``, all by the same bot."""

    box: Box
    players: int
    games: int
    bot: str = "greedy"
    playouts: int | None = None
    seed: int = 1
    solo_level: str | None = None

    def matches(self, habit: Habit | None = None, say: Say | None = None) -> Iterator[tuple[int, Watched]]:
        """The matches, each with the seat of the one-sided player: a seat on from match to match."""
        rules = game_named(GAME)
        options = None if self.solo_level is None else {"solo_level": self.solo_level}
        setup = rules.setup(self.players, rules.check_options(self.players, options), self.box)
        gallery = Gallery(GAME, self.box, setup)
        plan = Plan(GAME, self.players, (self.bot,) * self.players, self.seed, self.playouts, options, None)
        for number in range(self.games):
            apart = number % self.players
            bots = [bot(self.bot, plan.bot_seed(number, seat), self.playouts) for seat in range(self.players)]
            seated = [habit if seat == apart else None for seat in range(self.players)]
            yield apart, gallery.play(plan.game_seed(number), bots, seated)
            if say is not None:
                say(number + 1, self.games)


def _shared(won: float, games: int) -> dict[str, Any]:
    """A share of the wins with its 95 % interval."""
    share = float(won) / games if games else 0.0
    return {
        "games": games,
        "share": round(share, _PLACES),
        "ci95": [round(end, _PLACES) for end in wilson(share, games)],
    }


@dataclass
class Tally:
    """What was counted over matches of the same number of players."""

    players: int
    seats: int = 0
    games: int = 0
    decisions: int = 0
    best: list[int] = field(default_factory=list)  # the winner's VP
    points: Any = field(default_factory=lambda: np.zeros(MAX_SEATS, np.int64))
    won: Any = field(default_factory=lambda: np.zeros(MAX_SEATS))
    sources: Any = field(default_factory=lambda: np.zeros((2, SOURCES), np.int64))  # of all players; of winners
    winners: int = 0
    markers: Counter[int] = field(default_factory=Counter)
    actions: Any = field(default_factory=lambda: np.zeros((len(actions.WORDS), PERIODS), np.int64))
    bought: Counter[int] = field(default_factory=Counter)  # market codes
    bought_won: Counter[int] = field(default_factory=Counter)

    def count(self, box: Box, match: Watched) -> None:
        """Count in a match."""
        state: Any = match.state[0]
        self.seats = int(state.seats)
        self.games += 1
        self.decisions += match.decisions
        self.best.append(max(match.scores))
        self.points += match.scores
        self.won += match.shares
        parts = np.zeros(SOURCES, np.int64)
        for seat in range(self.players):
            engine.parts(match.state, 0, box.data, seat, parts)
            self.sources[0] += parts
            if match.shares[seat] > 0:
                self.sources[1] += parts
                self.winners += 1
            self.markers[(ALL_MARKERS & ~int(state.markers[seat])).bit_count()] += 1
        for round_number, seat, action in match.moves:
            kind = int(np.searchsorted(actions.STARTS, action, side="right")) - 1
            self.actions[kind, (round_number - 1) // ROUNDS] += 1
            card = NONE
            if actions.DOCUMENT <= action < actions.COMMISSION:
                card = action - actions.DOCUMENT
            elif actions.COMMISSION <= action < actions.PERFORM:
                card = OPUS + action - actions.COMMISSION
            if card != NONE:
                self.bought[card] += 1
                self.bought_won[card] += match.shares[seat]  # type: ignore[assignment]  # a part of a win

    def found(self, box: Box) -> dict[str, Any]:
        """What was counted, JSON-able."""
        low, high = WINNER
        seated = self.games * self.players
        within = sum(low <= points <= high for points in self.best)
        cards = []
        for deck, offset in (("memory", 0), ("opus", OPUS)):
            for card, row in box.rows[deck].items():
                code = offset + row["number"]
                if row["period"]:
                    cards.append({
                        "deck": deck,
                        "card": card,
                        "period": row["period"],
                        "bought": round(self.bought[code] / self.games, _PLACES),
                        "buyer": _shared(self.bought_won[code], self.bought[code]),
                    })  # fmt: skip
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 1),
            "winner": {
                "median": median(self.best),
                "quantiles": [int(np.quantile(self.best, part)) for part in _QUANTILES],
                "within": _shared(within, self.games),
            },
            "seats": [
                {"mean_score": round(float(self.points[seat]) / self.games, 2), **_shared(self.won[seat], self.games)}
                for seat in range(self.seats)
            ],
            "sources": {
                source.name.lower(): [
                    round(float(self.sources[0, source]) / seated, 2),
                    round(float(self.sources[1, source]) / max(self.winners, 1), 2),
                ]
                for source in Source
                if source != Source.TAKEN
            },
            "markers": {
                "mean": round(sum(many * seats for many, seats in self.markers.items()) / seated, 2),
                "share": [round(self.markers[many] / seated, _PLACES) for many in range(MARKERS + 1)],
            },
            "actions": {
                word: [round(float(count) / seated, 2) for count in self.actions[kind]]
                for kind, word in enumerate(actions.WORDS)
            },
            "cards": cards,
        }


def play(asked: Asked, say: Say | None = None) -> dict[str, Any]:
    """Matches of players without habits: what was counted (``Tally.found``)."""
    tally = Tally(asked.players)
    for _, match in asked.matches(say=say):
        tally.count(asked.box, match)
    return tally.found(asked.box)


def play_strategies(asked: Asked, names: Sequence[str] | None = None, say: Say | None = None) -> dict[str, Any]:
    """For each one-sided player at a table of free ones: its share of the wins, and mean scores."""
    found = {}
    for name, habit in habits(asked.box).items():
        if names is not None and name not in names:
            continue
        won, own, others = 0.0, [], []
        for seat, match in asked.matches(habit, say):
            won += match.shares[seat]
            own.append(match.scores[seat])
            others += [points for other, points in enumerate(match.scores[: asked.players]) if other != seat]
        found[name] = {
            "mean_score": round(mean(own), 2),
            "others": round(mean(others), 2) if others else 0.0,
            **_shared(won, asked.games),
        }
    return found


def play_solo(asked: Asked, say: Say | None = None) -> dict[str, Any]:
    """Alone against Schikaneder, at each level: the share of the wins, and the mean scores of both."""
    found = {}
    for level in (SoloLevel.EASY, SoloLevel.NORMAL, SoloLevel.HARD):
        name = level.name.lower()
        alone = Asked(asked.box, 1, asked.games, asked.bot, asked.playouts, asked.seed, name)
        tally = Tally(1)
        for _, match in alone.matches(say=say):
            tally.count(asked.box, match)
        seats = tally.found(asked.box)["seats"]
        found[name] = {**seats[0], "his_mean_score": seats[1]["mean_score"]}
    return found


def too_strong(found: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The cards bought often whose buyer wins too often (LA-9: at two players)."""
    return [card for card in found["cards"] if card["buyer"]["games"] >= OFTEN and card["buyer"]["share"] > TOO_STRONG]
