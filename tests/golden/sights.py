"""What is worth seeing in a playthrough of Lacrimosa: at which move, and in which words.

The first of each kind becomes a comment of the playthrough, before the move or at the end.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from partita.core.events import Event
from partita.core.match import Match

TRACK_END = 4  # LA-4.1

# What a single event shows, by its kind.
OF_EVENTS = {
    "market-again": "A row with fewer than two Opuses or two Memories is dealt again (LA-2.2).",
    "lost": "A track ends at four: a story point is lost (LA-4.1).",
    "granted": "A tile gives an action, to be done at once (LA-3.5).",
    "skipped": "The action that a tile gives is skipped (LA-3.5).",
    "lapsed": "A tile gives an action that cannot be done: it lapses at once (LA-3.5).",
    "bonus-fails": "The period bonus pays nothing to a player who does not meet it (LA-6).",
    "soloists-remade": "All eleven Soloist cards have been played: they are shuffled again (LA-8).",
}
# What several events, or the position, show.
OTHERS = {
    "new-memory-replaced": "A second Document of a turn replaces the Memory just bought (LA-5.1).",
    "mozart-stays": "Mozart stays where he is: no road is paid, the destination is paid again (LA-5.4).",
    "full-track": "A track is full: it holds four (LA-4.1).",
    "court-empty": "The last tile of this court is taken: it is no destination any more (LA-5.4).",
    "last-space": "The last free space of the movement is filled (LA-5.5).",
    "court-met": "A Royal Court is met (LA-7.1).",
    "court-unmet": "A Royal Court is not met: it scores nothing and costs nothing (LA-7.1).",
    "tie": "Tied between the composers, so that all markers score low (LA-7.2)",
    "neutral-makes-majority": "Neutral markers make the majority, without them there would be a tie (LA-7.2)",
    "neutral-breaks-majority": "Neutral markers break the majority, with them there is a tie (LA-7.2)",
    "scores-tied": "The best scores are tied: contributions decide, then Opuses (LA-7.4).",
}
SENTENCES = OF_EVENTS | OTHERS


class Sight(NamedTuple):
    """Something worth seeing: how many moves come before it, and which it is."""

    ply: int
    name: str
    movements: tuple[str, ...] = ()  # at the end, in which movements of the Requiem

    def comment(self) -> str:
        """The line of the playthrough that tells it."""
        names = ", ".join(movement.replace("-", " ").title() for movement in self.movements)
        return f"# {SENTENCES[self.name]}: {names}." if names else f"# {SENTENCES[self.name]}"


def sights(match: Match) -> list[Sight]:
    """The first sight of each kind in a match that is over, in order; of a kind at the end, with all its movements."""
    found: dict[str, Sight] = {}
    for sight in [*_in_play(match), *_at_the_end(match)]:
        first = found.setdefault(sight.name, sight)
        if first is not sight:
            found[sight.name] = first._replace(movements=first.movements + sight.movements)
    return list(found.values())


def _in_play(match: Match) -> Iterator[Sight]:
    """Move by move; what happens in the set-up belongs to the first."""
    again = match.at(0)
    before = again.view(None)
    told = again.all_events()
    bought: list[str] = []
    for ply, move in enumerate(match.moves):
        number = len(again.all_events())
        again.play(move)
        after = again.view(None)
        told += again.all_events(number)
        for _, event in told:
            if event.kind in OF_EVENTS:
                yield Sight(ply, event.kind)
            if event.kind == "turn-begins":
                bought = []
            elif event.kind == "documented":
                if event.args["replaced"] in bought:
                    yield Sight(ply, "new-memory-replaced")
                bought.append(event.args["memory"])
        for name in _between(before, [event for _, event in told], after):
            yield Sight(ply, name)
        before, told = after, []


def _between(before: dict[str, Any], events: Sequence[Event], after: dict[str, Any]) -> Iterator[str]:
    """What the positions before and after a move show together."""
    if any(event.kind == "travelled" and event.args["place"] == before["mozart"] for event in events):
        yield "mozart-stays"
    if any(TRACK_END in seat["tracks"].values() for seat in after["seats"] if "tracks" in seat):
        yield "full-track"
    if any(before["courts"][court]["left"] > 0 == now["left"] for court, now in after["courts"].items()):
        yield "court-empty"
    for movement, spaces in after["requiem"]["spaces"].items():
        free = [
            any(space["state"] == "free" for space in each) for each in (before["requiem"]["spaces"][movement], spaces)
        ]
        if free == [True, False]:
            yield "last-space"


def _at_the_end(match: Match) -> Iterator[Sight]:
    """What the count shows."""
    view = match.view(None)
    worth = {name: row["vp"] for name, row in match.box.rows["court"].items()}
    players = range(match.players)
    for seat, rows in enumerate(match.breakdown()[: match.players]):
        points = sum(row["points"] for row in rows if row["source"] == "courts")
        if points > 0:
            yield Sight(match.ply, "court-met")
        if points < sum(worth[court] for court in view["seats"][seat]["courts"]):
            yield Sight(match.ply, "court-unmet")
    for movement, spaces in view["requiem"]["spaces"].items():
        markers = [space["marker"] for space in spaces if space["marker"]]
        owners = {marker["seat"] for marker in markers} - {"neutral"}
        if owners:
            yield from (Sight(match.ply, name, (movement,)) for name in _of_a_movement(markers))
    scores = match.scores()
    if match.players > 1 and sum(scores[seat] == max(scores) for seat in players) > 1:
        yield Sight(match.ply, "scores-tied")


def _of_a_movement(markers: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What the markers of a movement show, some player's among them."""
    with_neutral = _lead(markers)
    without = _lead([marker for marker in markers if marker["seat"] != "neutral"])
    if with_neutral == 0:
        yield "tie" if without == 0 else "neutral-breaks-majority"
    elif without == 0:
        yield "neutral-makes-majority"


def _lead(markers: Sequence[dict[str, Any]]) -> int:
    """By how many markers the first composer leads; below zero, the second."""
    count = Counter(marker["composer"] for marker in markers)
    return count["first"] - count["second"]
