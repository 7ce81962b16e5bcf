"""Where a seat could gather, and which goods that can bring (MES-15)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from engines.mesopotamia.ids import STANDARD
from engines.mesopotamia.state import Mesopotamia

Source = frozenset[str]
"""The goods that a source yields: one of them each time it is used."""


def sources(game: Mesopotamia, seat: int) -> list[Source]:
    """Each start area, settlement, land unit and ship that yields something, used once (MES-15.4, MES-15.5).

    Rams gather nothing, and a start area yields by itself alone (MES-15.7).
    """
    found = [frozenset(STANDARD)]
    for area, force in game.forces(seat):
        yielded = _yields(game, area)
        found += [yielded] * (force.fighters + force.settlement) if yielded else []
    for section in game.ships_of(seat):
        banks = game.content.sections[section].banks
        yielded = frozenset[str]().union(*(_yields(game, area) for area in banks))
        found += [yielded] if yielded else []
    return found


def _yields(game: Mesopotamia, area: str) -> Source:
    """What an area yields; nothing if it is blocked, or a start area (MES-15.6, MES-15.7)."""
    good = game.yields(area)
    return frozenset() if good is None else frozenset({good})


def most(found: Sequence[Source], good: str) -> int:
    """How many sources yield a good."""
    return sum(good in one for one in found)


def together(found: Sequence[Source], number: int) -> list[tuple[list[str], int]]:
    """Which goods can't be gathered as freely together as each by itself, and how many of them at most.

    Of so many goods each comes from a source of its own (MES-15.5). By the marriage theorem that is possible
    if there are, for any kinds of goods, as many sources of one of them as are gathered of them together.
    """
    limits = _limits(found)
    alone = {good: min(number, limits[frozenset({good})]) for good in STANDARD}
    return [
        (sorted(kinds, key=STANDARD.index), limit)
        for kinds, limit in limits.items()
        if limit < min(number, sum(alone[good] for good in kinds))
        and not any(kinds < wider and limit == limits[wider] for wider in limits)
    ]


def _limits(found: Sequence[Source]) -> Mapping[Source, int]:
    """For any kinds of goods, how many sources yield one of them; many sources are alike."""
    alike = Counter(found)
    return {
        kinds: sum(n for one, n in alike.items() if not one.isdisjoint(kinds)) for kinds in _KINDS
    }


def _kinds() -> Iterator[Source]:
    for number in range(1, len(STANDARD) + 1):
        yield from map(frozenset, combinations(STANDARD, number))


_KINDS = tuple(_kinds())
_WITH = {good: [kinds for kinds in _KINDS if good in kinds] for good in STANDARD}


def proposed(found: Sequence[Source], owned: Mapping[str, int], number: int) -> dict[str, int]:
    """A number of goods: each time one of the kind that there is least of."""
    goods, left = dict.fromkeys(STANDARD, 0), {**_limits(found)}
    for _ in range(number):
        for good in sorted(STANDARD, key=lambda one: owned[one] + goods[one]):
            asked = _WITH[good]
            if all(left[kinds] for kinds in asked):
                goods[good] += 1
                left.update((kinds, left[kinds] - 1) for kinds in asked)
                break
    return goods
