"""Broken lines."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, dist

from renderer.core.pen import Point

STEP = 2
"""Pixels within which a dash may be longer or shorter."""


def dashes(points: Sequence[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """A line cut into dashes.

    >>> from renderer.core.atlas.dashes import dashes
    >>> [(piece[0], piece[-1]) for piece in dashes([(0, 0), (20, 0)], 6, 4)]
    [((0, 0), (4.0, 0.0)), ((10.0, 0.0), (14.0, 0.0))]
    """
    walked, piece = 0.0, [points[0]]
    for one, two in pairwise(points):
        length = dist(one, two)
        for i in range(1, max(1, ceil(length / STEP)) + 1):
            share = i / max(1, ceil(length / STEP))
            spot = (one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share)
            if (walked + length * share) % (dash + gap) < dash:
                piece.append(spot)
            elif piece:
                if len(piece) > 1:
                    yield piece
                piece = []
        walked += length
    if len(piece) > 1:
        yield piece
