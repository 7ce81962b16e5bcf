"""The lines of a map: the same for both neighbours, smooth, and everywhere the same."""

from itertools import pairwise
from math import dist

from renderer.core.atlas.chart import Area, Chart, surface
from renderer.core.atlas.noise import chance, waves
from renderer.core.atlas.outline import Manner, Outlines
from tests.renderer.core.atlas.isles import CELL, CHART, OUTLINES, ROWS


def runs(points: list[tuple[float, float]]) -> set[tuple[tuple[float, float], tuple[float, float]]]:
    return set(zip(points, [*points[1:], points[0]], strict=True))


def test_neighbours_draw_exactly_the_same_line() -> None:
    drawn = {
        name: {piece for ring in OUTLINES.rings(name) for piece in runs(ring)}
        for name in CHART.areas
    }
    for (first, second), sides in CHART.borders.items():
        for side in sides:
            line = OUTLINES.side(*side)
            assert set(pairwise(line)) <= drawn[first]
            assert set(pairwise(line[::-1])) <= drawn[second]


def test_lines_are_drawn_alike_each_time() -> None:
    again = Outlines(CHART)
    assert all(again.rings(name) == OUTLINES.rings(name) for name in CHART.areas)


def test_chance_is_the_same_on_every_machine() -> None:
    assert [round(chance(1, x, 2) * 2**32) for x in range(3)] == [807456796, 3457754797, 1915415617]
    assert waves(1, 12.5, 7.25, 10) == 0.7963546527514693


def test_even_the_smallest_island_keeps_its_size() -> None:
    for letter in "nqrsp":
        cells = sum(row.count(letter) for row in ROWS)
        drawn = surface(OUTLINES.rings(letter)[0]) / 2 / CELL**2
        assert 0.8 * cells < drawn < 1.25 * cells


def test_smooth_lines_have_no_corners_of_cells_left() -> None:
    for name in CHART.areas:
        ring = OUTLINES.rings(name)[0]
        longest = max(dist(one, two) for one, two in pairwise(ring))
        assert longest < CELL / 2


def test_lines_that_are_not_smoothed_keep_their_points() -> None:
    points = {"a": (0.0, 0.0), "b": (100.0, 0.0), "c": (100.0, 100.0)}
    chart = Chart(points, {"one": Area((("a", "b", "c"),), "plain")})
    plain = Outlines(chart, Manner(step=200, rounds=0, uneven=()))
    assert [point for point in plain.rings("one")[0] if point in points.values()] == [
        *points.values()
    ]


def test_sides_are_joined_to_as_few_lines_as_possible() -> None:
    sides = CHART.borders["A", "Z"]
    (line,) = OUTLINES.line(sides)
    ends = {OUTLINES.side(*side)[0] for side in sides} ^ {
        OUTLINES.side(*side)[-1] for side in sides
    }
    assert {line[0], line[-1]} == ends


def test_the_line_round_an_island_is_closed() -> None:
    sides = [*CHART.areas["p"].sides()]
    (line,) = OUTLINES.line(sides)
    assert line[0] == line[-1]
