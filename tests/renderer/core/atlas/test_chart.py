"""Maps as data: what is refused, and the borders that follow from common sides."""

import itertools

import pytest

from renderer.core.atlas.chart import Area, Chart, ChartError, disagreements
from tests.renderer.core.atlas.isles import CHART, ROWS

POINTS = {
    "nw": (0.0, 0.0),
    "n": (10.0, 0.0),
    "ne": (20.0, 0.0),
    "sw": (0.0, 10.0),
    "s": (10.0, 10.0),
    "se": (20.0, 10.0),
}
WEST, EAST = ("nw", "n", "s", "sw"), ("n", "ne", "se", "s")


def chart(west: tuple[str, ...] = WEST, east: tuple[str, ...] = EAST) -> Chart:
    return Chart(POINTS, {"west": Area((west,), "plain"), "east": Area((east,), "plain")})


def touching() -> set[tuple[str, str]]:
    """Which letters of the raster stand beside or above each other."""
    pairs = [
        *((a, b) for row in ROWS for a, b in itertools.pairwise(row)),
        *(
            (a, b)
            for upper, lower in itertools.pairwise(ROWS)
            for a, b in zip(upper, lower, strict=False)
        ),
    ]
    return {(min(two), max(two)) for two in pairs if two[0] != two[1] and "." not in two}


def test_areas_border_on_each_other_by_the_sides_they_share() -> None:
    assert chart().borders == {("east", "west"): (("s", "n"),)}


def test_the_borders_of_a_drawing_are_those_of_its_cells() -> None:
    assert set(CHART.borders) == touching()


@pytest.mark.parametrize(
    ("west", "why"),
    [
        (("nw", "n"), "the area west is not closed"),
        (("nw", "n", "south", "sw"), "the area west has the unknown point south"),
        (WEST[::-1], "ring 0 of the area west runs the wrong way round"),
        (("nw", "ne", "se", "sw"), "the side from ne to se belongs to two areas"),
        (("nw", "n", "s"), "the point sw belongs to no area"),
    ],
)
def test_a_map_that_contradicts_itself_is_refused(west: tuple[str, ...], why: str) -> None:
    with pytest.raises(ChartError, match=f"^{why}$"):
        chart(west)


def test_a_table_of_neighbours_that_fits_the_drawing_has_no_disagreements() -> None:
    assert disagreements(chart(), {"west": ["east"], "east": ["west"]}) == []


def test_a_border_without_a_common_side_is_found() -> None:
    table = {"west": ["east", "far"], "east": ["west"], "far": ["west"]}
    assert disagreements(chart(), table) == ["far and west are neighbours without a common side"]


def test_a_common_side_without_a_border_is_found_unless_it_is_a_strait() -> None:
    table: dict[str, list[str]] = {"west": [], "east": []}
    assert disagreements(chart(), table) == ["east and west share a side without being neighbours"]
    assert disagreements(chart(), table, [("west", "east")]) == []


def test_a_strait_between_areas_that_do_not_touch_is_found() -> None:
    table = {"west": ["east"], "east": ["west"]}
    assert disagreements(chart(), table, [("west", "far")]) == [
        "far and west are said to touch and do not"
    ]


def test_a_neighbour_named_by_one_side_only_is_found() -> None:
    assert disagreements(chart(), {"west": ["east"], "east": []}) == [
        "west names east, but not the other way round"
    ]
