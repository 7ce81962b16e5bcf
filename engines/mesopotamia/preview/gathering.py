"""Where a seat could gather, and which goods that can bring (MES-15)."""

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
    good = game.content.areas[area].yields
    return frozenset() if good is None or game.is_blocked(area) else frozenset({good})


def most(found: Sequence[Source], good: str) -> int:
    """How many sources yield a good."""
    return sum(good in one for one in found)


def can_gather(found: Sequence[Source], wanted: Mapping[str, int]) -> bool:
    """Whether there is another source for each of the goods wanted (MES-15.2, MES-15.5).

    By the marriage theorem there is, if for any kinds of goods as many sources yield one of them as are
    wanted of them together.
    """
    return all(
        sum(wanted.get(good, 0) for good in kinds)
        <= sum(not one.isdisjoint(kinds) for one in found)
        for kinds in _KINDS
    )


def _kinds() -> Iterator[Source]:
    for number in range(1, len(STANDARD) + 1):
        yield from map(frozenset, combinations(STANDARD, number))


_KINDS = tuple(_kinds())


def proposed(found: Sequence[Source], owned: Mapping[str, int], number: int) -> dict[str, int]:
    """So many goods, again and again of those that there are fewest of."""
    goods = dict.fromkeys(STANDARD, 0)
    for _ in range(number):
        for good in sorted(STANDARD, key=lambda one: owned[one] + goods[one]):
            goods[good] += 1
            if can_gather(found, goods):
                break
            goods[good] -= 1
    return goods
