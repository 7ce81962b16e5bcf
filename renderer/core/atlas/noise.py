"""Unevenness that is the same on every machine: whole numbers mixed, and nothing but plain arithmetic."""

from functools import lru_cache

from renderer.core.pen import Point

_MASK = 0xFFFFFFFF


@lru_cache(1 << 15)
def chance(seed: int, x: int, y: int) -> float:
    """A number from 0 to 1 that belongs to a seed and two whole numbers."""
    mixed = (x * 0x9E3779B1 + y * 0x85EBCA77 + seed * 0xC2B2AE3D) & _MASK
    mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & _MASK
    mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & _MASK
    return (mixed ^ (mixed >> 15)) / _MASK


def waves(seed: int, x: float, y: float, length: float) -> float:
    """A smooth field from -1 to 1 whose hills are about `length` apart."""
    column, row = x / length, y / length
    left, top = int(column // 1), int(row // 1)
    right, down = _eased(column - left), _eased(row - top)
    upper = _between(chance(seed, left, top), chance(seed, left + 1, top), right)
    lower = _between(chance(seed, left, top + 1), chance(seed, left + 1, top + 1), right)
    return 2 * _between(upper, lower, down) - 1


def moved(seed: int, point: Point, reach: float, length: float) -> Point:
    """A point pushed up to `reach` aside; near points are pushed alike, those on one spot the same."""
    x, y = point
    across = waves(seed, x, y, length) + 0.5 * waves(seed + 1, x, y, length * 0.43)
    along = waves(seed + 2, x, y, length) + 0.5 * waves(seed + 3, x, y, length * 0.43)
    return x + across * reach / 1.5, y + along * reach / 1.5


def _eased(share: float) -> float:
    return share * share * (3 - 2 * share)


def _between(first: float, second: float, share: float) -> float:
    return first + (second - first) * share
