"""The unchanging part of a map."""

from itertools import pairwise

import pytest
from PIL import Image

import renderer.core.icons  # noqa: F401 - registers the icons
from renderer.core.atlas.chart import Area, Chart, ChartError
from renderer.core.atlas.dashes import dashes
from renderer.core.atlas.ground import LAND as DRY
from renderer.core.atlas.ground import OUTSIDE, WATER, Land, base, kinds_of
from renderer.core.atlas.look import Ground, Look
from renderer.core.atlas.motifs import within
from renderer.core.atlas.outline import Manner, Outlines
from renderer.core.atlas.raster import Letter, traced
from renderer.core.atlas.waterways import across, along, lay_bridge, sections, spot_of, strait
from renderer.core.atlas.window import Window, fitting
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import rgb
from tests.renderer.core.atlas.isles import CHART, LAND, OUTLINES, REGIONS, WHOLE

SMALL = Window(Box(0, 0, 100, 80), 1)
LETTERS = {"a": Letter("land", "plain"), "b": Letter("lake", "water", water=True)}
LOOK = Look({"plain": Ground("#00ff00"), "water": Ground("#0000ff")}, outside="#ff0000", shelves=())


def lake() -> Land:
    """Land of 100 x 80 with a lake in its middle and a hole that is no area."""
    rows = ["aaaaa", "abba.", "aaaaa", "aaaaa"]
    return Land(Outlines(traced(rows, LETTERS, 20), Manner(rounds=0, uneven=())), LOOK)


def test_a_map_is_drawn_alike_each_time() -> None:
    window = REGIONS["south"]
    assert base(LAND, window).tobytes() == base(LAND, window).tobytes()


def test_a_lake_is_painted_over_the_land_around_it() -> None:
    image = base(lake(), SMALL)
    assert image.getpixel((50, 30)) == rgb("#0000ff")
    assert image.getpixel((50, 60)) == rgb("#00ff00")


def test_land_water_and_what_is_neither_are_told_apart() -> None:
    kinds = kinds_of(lake(), SMALL, 1)
    assert [kinds.getpixel(spot) for spot in ((50, 60), (50, 30), (95, 30))] == [
        DRY,
        WATER,
        OUTSIDE,
    ]


def test_a_hole_that_is_no_area_is_left_as_the_ground_around_the_map() -> None:
    points = {
        "a": (0.0, 0.0),
        "b": (90.0, 0.0),
        "c": (90.0, 70.0),
        "d": (0.0, 70.0),
        "e": (30.0, 20.0),
        "f": (60.0, 20.0),
        "g": (60.0, 50.0),
        "h": (30.0, 50.0),
    }
    chart = Chart(points, {"ring": Area((("a", "b", "c", "d"), ("h", "g", "f", "e")), "plain")})
    land = Land(Outlines(chart, Manner(rounds=0, uneven=())), LOOK)
    assert kinds_of(land, SMALL, 1).getpixel((45, 35)) == OUTSIDE
    assert base(land, SMALL).getpixel((45, 35)) != rgb("#00ff00")


def test_a_window_shows_a_region_as_large_as_it_fits() -> None:
    window = fitting(Box(100, 100, 300, 200), Box(10, 20, 410, 420))
    assert window.at((200, 150)) == (210, 220)
    assert window.at((300, 150)) == (410, 220)


def test_a_river_follows_the_borders_it_is_given() -> None:
    course = along(CHART, [("T", "Z"), ("M", "Z")])
    assert len(set(course)) == len(course)
    steps = set(pairwise(course))
    sides = {*CHART.borders["T", "Z"], *CHART.borders["M", "Z"]}
    assert len(steps) == len(sides)
    assert all(side in steps or side[::-1] in steps for side in sides)


@pytest.mark.parametrize(
    ("borders", "why"),
    [
        ([("I", "N")], "I and N have no border"),
        ([("T", "Z"), ("E", "a")], "must be one line"),
        ([("p", "1")], "p and 1 have no border|must be one line"),
    ],
)
def test_a_river_that_is_not_one_line_is_refused(borders: list[tuple[str, str]], why: str) -> None:
    with pytest.raises(ChartError, match=why):
        along(CHART, borders)


def test_nodes_lie_on_their_river() -> None:
    river = LAND.rivers[1]
    line = {point for side in river.sides for point in OUTLINES.side(*side)}
    assert all(spot_of(OUTLINES, river, node) in line for node in river.nodes)


def test_ships_stand_in_the_middle_of_the_sections_of_their_river() -> None:
    river = LAND.rivers[1]
    line = [point for side in pairwise(river.course) for point in OUTLINES.side(*side)]
    places = [line.index(spot) for spot in sections(OUTLINES, river)]
    nodes = [line.index(spot_of(OUTLINES, river, node)) for node in river.nodes]
    assert len(places) == len(nodes) + 1 == 4
    ahead = zip(places, nodes, places[1:], strict=False)
    assert all(before < node < after for before, node, after in ahead)


def test_a_river_without_nodes_is_one_section() -> None:
    assert len(sections(OUTLINES, LAND.rivers[0])) == 1


def test_a_strait_is_crossed_from_coast_to_coast() -> None:
    bridge = strait(OUTLINES, "n", "o")
    assert bridge.start in OUTLINES.rings("n")[0]
    assert bridge.end in OUTLINES.rings("o")[0]


def test_of_a_bridge_that_the_window_cuts_the_part_within_is_laid() -> None:
    window = REGIONS["south"]
    cut = next(one for one in LAND.bridges if window.at(one.end)[0] < 24 < window.at(one.start)[0])
    canvas = Canvas(Image.new("RGB", (1800, 1146)))
    lay_bridge(canvas, window, cut, LOOK.coast)
    seen = canvas.image.getbbox()
    assert seen is not None
    assert seen[0] == window.box.x0


def test_a_bridge_outside_the_window_is_not_laid() -> None:
    window = REGIONS["south"]
    beyond = next(one for one in LAND.bridges if window.at(one.start)[1] < 0)
    canvas = Canvas(Image.new("RGB", (1800, 1146)))
    lay_bridge(canvas, window, beyond, LOOK.coast)
    assert canvas.image.getbbox() is None


def test_a_bridge_leads_from_one_bank_of_a_river_to_the_other() -> None:
    side = CHART.borders["K", "a"][4]
    bridge = across(OUTLINES, side, 30)
    banks = {
        name
        for name in ("K", "a")
        for spot in (bridge.start, bridge.end)
        if within(OUTLINES.rings(name)[0], *spot)
    }
    assert banks == {"K", "a"}


def test_dashes_are_as_long_as_asked_and_apart() -> None:
    found = list(dashes([(0, 0), (100, 0)], 10, 15))
    assert [round(piece[0][0]) for piece in found] == [0, 26, 50, 76]
    assert all(piece[-1][0] - piece[0][0] <= 10 for piece in found)


def test_the_base_is_as_large_as_its_window() -> None:
    assert base(LAND, WHOLE).size == WHOLE.size
    assert isinstance(base(lake(), SMALL), Image.Image)
