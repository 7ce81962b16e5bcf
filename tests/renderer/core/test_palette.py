from itertools import combinations

import pytest

from renderer import KEYS, painter
from renderer.core.palette import SEATS, SYMBOLS, Mark
from tests.renderer.vision import SIGHTS, ciede2000, distance


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_sight_tells_the_seats_apart(sight: str) -> None:
    pairs = combinations([mark.colour for mark in SEATS], 2)
    assert min(distance(a, b, sight) for a, b in pairs) >= 15


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_sight_tells_owned_land_apart(sight: str) -> None:
    pairs = combinations([mark.tint for mark in SEATS], 2)
    assert min(distance(a, b, sight) for a, b in pairs) >= 12


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", KEYS)
def test_every_sight_tells_the_marks_of_a_game_apart(game: str, sight: str) -> None:
    pairs = combinations([mark.colour for mark in painter(game).marks.values()], 2)
    assert min(distance(a, b, sight) for a, b in pairs) >= 15


@pytest.mark.parametrize("marks", [SEATS, *(tuple(painter(key).marks.values()) for key in KEYS)])
def test_seats_differ_in_shape_and_pattern_too(marks: tuple[Mark, ...]) -> None:
    assert len({mark.shape for mark in marks}) == len(marks)
    assert len({mark.pattern for mark in marks}) == len(marks)
    assert all(mark.shape in SYMBOLS for mark in marks)


def test_the_distance_is_that_of_the_published_pairs() -> None:
    first, second = (50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)
    assert ciede2000(first, second) == pytest.approx(2.0425, abs=1e-4)
    first, second = (22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)
    assert ciede2000(first, second) == pytest.approx(2.0373, abs=1e-4)
