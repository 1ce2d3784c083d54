"""The little statistics that the laboratory needs."""

import math

Z95 = 1.959963984540054  # the standard normal value that 95 % lie within


def wilson(share: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share seen in ``trials`` games; (0.0, 1.0) when there were none.

    A shared win counts as its part, so ``share`` times ``trials`` need not be a whole number.  Source: Wilson,
    "Probable inference, the law of succession, and statistical inference" (1927).

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if trials == 0:
        return 0.0, 1.0
    spread = z * z / trials
    centre = share + spread / 2
    reach = z * math.sqrt(max(share * (1 - share), 0.0) / trials + spread / (4 * trials))
    low, high = (centre - reach) / (1 + spread), (centre + reach) / (1 + spread)
    return max(min(low, share), 0.0), min(max(high, share), 1.0)  # rounding must not leave the share outside
