"""How far a share of wins is from the fair one, and whether chance alone can explain it.

Many things are judged at once, so some would look unbalanced by chance. Their errors are kept in check by
Benjamini and Hochberg's procedure: of all that is called unbalanced, on average at most one in twenty is not.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Literal

from bot.training.arena import SURE, wilson
from bot.training.balance.keys import Key
from bot.training.balance.lots import chance
from bot.training.balance.tally import Count, Tally

FALSE = 0.05
"""The share of what is called unbalanced that may be called so by chance."""
ENOUGH = 5
"""Changes are judged only where the number of wins varies so much by chance, with either content: as they are
not reckoned exactly, few matches would mislead."""

Side = Literal["above", "below"]


@dataclass(frozen=True, slots=True)
class Judged:
    """A share of wins. fair: the share by lot; low, high: where the true one lies in 95 cases of 100.

    chance: how likely lot alone leads at least so far from the fair share; None if there is nothing to judge.
    corrected: the same, many things having been judged.
    """

    count: Count
    share: float
    fair: float
    low: float
    high: float
    chance: float | None
    corrected: float | None = None

    @property
    def side(self) -> Side | None:
        """On which side of the fair share it surely is; None if it need not be on either."""
        if self.corrected is None or self.corrected > FALSE:
            return None
        return "above" if self.share > self.fair else "below"


@dataclass(frozen=True, slots=True)
class Change:
    """By how much a share of wins is larger with another content; the rest as in Judged."""

    difference: float
    low: float
    high: float
    chance: float
    corrected: float = 1.0

    @property
    def side(self) -> Side | None:
        """Which way it has surely changed."""
        if self.corrected > FALSE:
            return None
        return "above" if self.difference > 0 else "below"


def judged(count: Count) -> Judged:
    """Judge one share, as if it were the only one.

    The interval is Wilson's, of as many wins as tell as much: where several of a match took the same, only
    one of them can win, so that their share varies less.
    """
    share, fair = float(count.wins) / count.taken, float(count.fair) / count.taken
    if not count.variance:
        return Judged(count, share, fair, 0.0, 1.0, None)
    worth = fair * (1 - fair) * count.taken**2 / float(count.variance)
    low, high = wilson(share * worth, worth)
    return Judged(count, share, fair, low, high, chance(count))


def two_sided(deviations: float) -> float:
    """How likely chance leads at least so many standard deviations away, to either side."""
    return erfc(abs(deviations) / sqrt(2))


def all_judged(tally: Tally, least: int) -> dict[Key, Judged]:
    """Judge all that at least so many seats took, and correct for how much that is."""
    found = {key: judged(one) for key, one in tally.counts.items() if one.taken >= least}
    likely = {key: one.chance for key, one in found.items() if one.chance is not None}
    right = corrected(likely)
    return {key: _with(one, right.get(key)) for key, one in found.items()}


def _with(one: Judged, right: float | None) -> Judged:
    return Judged(one.count, one.share, one.fair, one.low, one.high, one.chance, right)


def corrected(chances: Mapping[Key, float]) -> dict[Key, float]:
    """How likely the errors of a whole list are, by Benjamini and Hochberg.

    Of all that is called unbalanced up to a certain number, at most that part is called so by chance.
    """
    found, least = dict[Key, float](), 1.0
    ordered = sorted(chances, key=lambda key: chances[key])
    for place in range(len(ordered), 0, -1):
        key = ordered[place - 1]
        least = min(least, chances[key] * len(ordered) / place)
        found[key] = least
    return found


def changes(before: Mapping[Key, Judged], after: Mapping[Key, Judged]) -> dict[Key, Change]:
    """How the shares of what was judged with both contents have changed, corrected for how much that is."""
    found = {
        key: _change(one, after[key])
        for key, one in before.items()
        if key in after and min(one.count.variance, after[key].count.variance) >= ENOUGH
    }
    right = corrected({key: one.chance for key, one in found.items()})
    return {
        key: Change(one.difference, one.low, one.high, one.chance, right[key])
        for key, one in found.items()
    }


def _change(before: Judged, after: Judged) -> Change:
    """How a share has changed, as if it were the only one."""
    squares = [float(one.count.variance) / one.count.taken**2 for one in (before, after)]
    spread, difference = sqrt(sum(squares)), after.share - before.share
    chance = two_sided(difference / spread)
    return Change(difference, difference - SURE * spread, difference + SURE * spread, chance)


def agreed(found: Sequence[Judged | Change | None]) -> Side | None:
    """The side on which all say something is; None if they don't agree, or one cannot tell."""
    sides = {one.side if one else None for one in found}
    return sides.pop() if len(sides) == 1 else None
