"""How much one may ask for: buckets that fill up with time."""

from collections import Counter, OrderedDict
from time import monotonic
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and so many a second for ever."""

    burst: float
    a_second: float


ASKING = Rate(120, 20)  # HTTP requests and sockets of one identity or address
OPENING = Rate(20, 0.2)  # matches, identities, records: what stays in the store
GUESSING = Rate(8, 0.05)  # recovery codes
MESSAGES = Rate(240, 60)  # on one socket, and of one identity on all of them
CHATTING = Rate(5, 0.5)

SOCKETS_OF_ONE = 256  # open at the same time, of one identity, or of strangers at one address
SOCKETS = 10_000  # open in one process, unless another number is set

_MOST_BUCKETS = 50_000


class Bucket:
    """What one may still ask for."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._left, self._at = rate, rate.burst, monotonic()

    def take(self) -> bool:
        """Take one; False when there is none."""
        now = monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Places:
    """Who holds how many of a number of things at the same time."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._held: Counter[str] = Counter()

    def take(self, whose: str) -> bool:
        """Take one; False when there is none left, or somebody holds enough."""
        if self._held.total() >= self._most or self._held[whose] >= self._most_of_one:
            return False
        self._held[whose] += 1
        return True

    def give_back(self, whose: str) -> None:
        """Give one back that was taken."""
        self._held[whose] -= 1
        if not self._held[whose]:
            del self._held[whose]


class Limits:
    """Buckets by whose they are; those that were not used longest are forgotten, and begin full again."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[Rate, str], Bucket] = OrderedDict()

    def take(self, rate: Rate, whose: str) -> bool:
        """Take one of somebody's; False when there is none."""
        key = rate, whose
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            while len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()
