"""How likely lot alone gives so many wins: reckoned exactly, as few matches are played of what takes long.

Each match in which lot could decide is won by one of those who took something, or by somebody else. A victory
that is shared counts as if it had been won or not, whichever is less remarkable.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import reduce
from math import ceil, exp, floor, lgamma, log

from bot.training.balance.tally import Count


def chance(count: Count) -> float | None:
    """How likely lot leads at least so far from the fair share, to either side; None if it has no say."""
    if not count.lots:
        return None
    likely = wins_by_lot(count.lots)
    certain = count.fair - sum((p * matches for p, matches in count.lots.items()), Fraction(0))
    won = count.wins - certain
    tail = likely[floor(won) :] if count.wins >= count.fair else likely[: ceil(won) + 1]
    return min(1.0, 2 * sum(tail))


def wins_by_lot(lots: Mapping[Fraction, int]) -> Sequence[float]:
    """How likely each number of wins is in so many matches each, by how likely one is won."""
    parts = [_in_matches(float(p), matches) for p, matches in sorted(lots.items())]
    return reduce(_together, parts, [1.0])


def _in_matches(p: float, matches: int) -> list[float]:
    """The binomial distribution."""
    return [
        exp(
            lgamma(matches + 1)
            - lgamma(won + 1)
            - lgamma(matches - won + 1)
            + won * log(p)
            + (matches - won) * log(1 - p)
        )
        for won in range(matches + 1)
    ]


def _together(some: Sequence[float], others: Sequence[float]) -> list[float]:
    """The distribution of the sum of two numbers."""
    found = [0.0] * (len(some) + len(others) - 1)
    for at, one in enumerate(some):
        for beside, other in enumerate(others):
            found[at + beside] += one * other
    return found
