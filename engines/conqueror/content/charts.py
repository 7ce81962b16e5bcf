"""What the shapes of a map say: which cells belong to whom, and who touches whom."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import TypeAlias, TypeVar

from engines.conqueror.content.board import OUTSIDE

Cell: TypeAlias = tuple[int, int]
"""A column and a row."""
N = TypeVar("N")


def areas(cells: Sequence[str]) -> dict[str, set[Cell]]:
    """The cells of each sign of a map."""
    found: dict[str, set[Cell]] = {}
    for y, row in enumerate(cells):
        for x, sign in enumerate(row):
            if sign != OUTSIDE:
                found.setdefault(sign, set()).add((x, y))
    return found


def touching(cells: Sequence[str]) -> set[frozenset[str]]:
    """The pairs of signs that have an edge of a cell in common."""
    beside = [pair for row in cells for pair in pairwise(row)]
    for above, below in pairwise(cells):
        beside += zip(above, below, strict=True)
    return {frozenset(pair) for pair in beside if pair[0] != pair[1] and OUTSIDE not in pair}


def is_one_piece(area: AbstractSet[Cell]) -> bool:
    """Whether cells hang together by their edges."""
    beside = {cell: [one for one in _beside(cell) if one in area] for cell in area}
    return len(reached(beside, next(iter(area)))) == len(area)


def reached(near: Mapping[N, Sequence[N]], start: N) -> set[N]:
    """All that can be come to from a start."""
    found, waiting = {start}, [start]
    while waiting:
        for other in near[waiting.pop()]:
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


def _beside(cell: Cell) -> Iterator[Cell]:
    x, y = cell
    yield from ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
