"""Drawing lots for what a description leaves open."""

from collections import Counter

from partita.core.position import Lot


def test_lots_are_fair_and_always_the_same() -> None:
    lot = Lot(7)
    drawn = [lot.below(6) for _ in range(6000)]
    counts = Counter(drawn)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25
    assert drawn[:8] == [Lot(7).below(6), *drawn[1:8]]
    things = list(range(10))
    Lot(3).shuffle(things)
    again = list(range(10))
    Lot(3).shuffle(again)
    assert things == again != list(range(10))
