"""Where boxes fit into a room, against looking at every spot."""

from collections.abc import Sequence
from itertools import product
from math import ceil, floor

import pytest

from engines.core import Stream, key_from
from renderer.core.atlas.room import SQUARE, Room
from renderer.core.box import Box

WIDE, HIGH = 13, 9
SETS = {
    "one": [Box(-8, -6, 8, 6)],
    "a row of two": [Box(-17, -4, -2, 4), Box(2, -4, 17, 4)],
    "two rows": [Box(-8, -10, 8, -2), Box(-4, 2, 4, 10)],
    "beside the spot": [Box(9, 5, 21, 9)],
    "before the spot": [Box(-21, -9, -9, -5)],
    "too wide": [Box(-40, -2, 40, 2)],
    "too high": [Box(-2, -40, 2, 40)],
    "far away": [Box(200, 200, 204, 204)],
}


def ragged(seed: str) -> list[list[bool]]:
    """Squares of which one in eight is taken."""
    stream = Stream(key_from(seed), "room", 0)
    return [[stream.below(8) > 0 for _ in range(WIDE)] for _ in range(HIGH)]


def rows_of(squares: Sequence[Sequence[bool]]) -> list[int]:
    return [sum(1 << x for x, free in enumerate(row) if free) for row in squares]


def fit(squares: Sequence[Sequence[bool]], boxes: Sequence[Box], x: int, y: int) -> bool:
    """Whether all squares under the boxes around a spot are free."""
    return all(
        0 <= row < HIGH and 0 <= column < WIDE and squares[row][column]
        for box in boxes
        for row, column in product(
            range(y + floor(box.y0 / SQUARE), y + ceil(box.y1 / SQUARE)),
            range(x + floor(box.x0 / SQUARE), x + ceil(box.x1 / SQUARE)),
        )
    )


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_boxes_can_be_moved_to_every_spot_around_which_all_is_free(name: str, seed: str) -> None:
    squares, boxes = ragged(seed), SETS[name]
    spots = Room(rows_of(squares), left=3, top=5).spots(boxes)
    free = [(x, y) for y in range(HIGH) for x in range(WIDE) if fit(squares, boxes, x, y)]
    assert spots.pixels == len(free) * SQUARE**2
    for x, y in free:
        spot = ((x + 3) * SQUARE, (y + 5) * SQUARE)
        assert spots.nearest(spot) == spot


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_most_room_is_in_the_middle_of_one_of_the_largest_squares(seed: str) -> None:
    squares = ragged(seed)
    x, y = (one / SQUARE for one in Room(rows_of(squares)).middle())

    def largest(side: int) -> list[tuple[float, float]]:
        corners = product(range(WIDE), range(HIGH))
        whole = [Box(0, 0, side * SQUARE, side * SQUARE)]
        return [(a + side / 2, b + side / 2) for a, b in corners if fit(squares, whole, a, b)]

    side = max(side for side in range(1, HIGH + 1) if largest(side))
    assert (x, y) in largest(side)
