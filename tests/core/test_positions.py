"""Drawing lots for what a description leaves open."""

from collections import Counter
from typing import Any

import pytest

import partita
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


@pytest.mark.parametrize("game", partita.games())
@pytest.mark.parametrize(
    ("described", "field", "most"),
    [({"wasted": [0, 65_535]}, "wasted", 9_999), ({"reads": 4_294_967_295}, "reads", 4_278_190_079)],
    ids=["wasted", "reads"],
)
def test_what_is_counted_leaves_room_to_count_on(game: str, described: dict[str, Any], field: str, most: int) -> None:
    with pytest.raises(partita.BadPosition, match=f"^{field} is .* at most {most}$") as refused:
        partita.position(game, described)
    assert str(most) in refused.value.text("fr")
    match = partita.position(game, {field: [most, most] if field == "wasted" else most})
    for _ in range(20):
        match.play(match.legal()[0])
    counted = match.position()[field]
    assert (min(counted) if field == "wasted" else counted) >= most
