"""Where things stand on a map: apart from each other, with every area full, and always the same."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renderer.core.atlas.badges import Army, Sign, army_box, army_forms
from renderer.core.atlas.chart import Area, Chart
from renderer.core.atlas.ground import Land
from renderer.core.atlas.layout import Layout, NoRoomError, Slot, Want, overlap, settle
from renderer.core.atlas.look import Ground, Look
from renderer.core.atlas.motifs import within
from renderer.core.atlas.outline import Manner, Outlines
from renderer.core.atlas.page import TYPE_SCALE
from renderer.core.atlas.scene import Scene
from renderer.core.atlas.sheet import EXTRAS, places
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import SEATS
from tests.engines.frontier.ids import KINDS
from tests.renderer.core.atlas.isles import OUTLINES, REGIONS, WHOLE, sheet

WINDOWS = {"whole": WHOLE, **REGIONS}
each_window = pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
GROUND = "#808080"
AROUND = 40
LARGEST = {
    "army": Army(SEATS[0], 88, (("cavalry", 88), ("infantry", 88), ("archer", 88))),
    "tired": Army(SEATS[0], 88, (), tired=True),
}
"""The largest that can stand in the places of armies."""
FORT = Sign("fort", (4,))


def land(side: float, *, islands: bool = False) -> Land:
    """A square of so many units alone, or in a lake of 400."""
    lake = {"nw": (0.0, 0.0), "ne": (400.0, 0.0), "se": (400.0, 400.0), "sw": (0.0, 400.0)}
    low, high = 200 - side / 2, 200 + side / 2
    isle = {"a": (low, low), "b": (high, low), "c": (high, high), "d": (low, high)}
    areas = {"isle": Area((tuple(isle),), "plain")}
    if islands:
        areas["lake"] = Area((tuple(lake), tuple(isle)[::-1]), "plain", water=True)
    chart = Chart({**(lake if islands else {}), **isle}, areas)
    look = Look({"plain": Ground("#ffffff")})
    return Land(Outlines(chart, Manner(rounds=0, uneven=())), look)


def one(side: float, *sizes: tuple[int, int], islands: bool = False, **more: Box) -> Slot:
    """The place of one thing on a square of so many units."""
    window = Window(Box(0, 0, 400, 400), 1)
    wanted = {"isle": [Want("thing", sizes)]}
    return settle(land(side, islands=islands), window, wanted, more.values())["isle", "thing"]


def on_land(window: Window, slot: Slot, area: str) -> bool:
    """Whether the middle of a place lies in an area."""
    x, y = slot.box.middle
    ring = [window.at(point) for point in OUTLINES.rings(area)[0]]
    return within(ring, x, y)


@each_window
def test_no_two_things_touch_with_every_area_full(window: Window) -> None:
    boxes = [slot.box for slot in places(sheet(window)).values()]
    assert len(boxes) > 20
    assert not [two for two in combinations(boxes, 2) if overlap(*two)]


@each_window
def test_everything_stands_on_the_map(window: Window) -> None:
    edge = window.box
    for slot in places(sheet(window)).values():
        box = slot.box
        assert edge.x0 <= box.x0 < box.x1 <= edge.x1
        assert edge.y0 <= box.y0 < box.y1 <= edge.y1


@each_window
def test_what_is_drawn_stays_in_its_place(window: Window) -> None:
    for (area, key), slot in places(sheet(window)).items():
        assert_inside(window, area, key, slot)


def assert_inside(window: Window, area: str, key: str, slot: Slot) -> None:
    """Paint one thing alone and look at what it took."""
    box = slot.box
    size = round(box.width) + 2 * AROUND, round(box.height) + 2 * AROUND
    paper = Image.new("RGB", size, GROUND)
    canvas = Canvas(paper.copy(), 1, (box.x0 - AROUND, box.y0 - AROUND))
    armies = {(area, one): army for one, army in LARGEST.items()}
    Scene(sheet(window), {}, armies, {area: [FORT]}).draw_thing(canvas, area, key, slot)
    painted = ImageChops.difference(canvas.image, paper).getbbox()
    assert painted is not None
    slack = window.px(4)
    assert painted[0] >= AROUND - slack, (area, key)
    assert painted[1] >= AROUND - slack, (area, key)
    assert painted[2] <= AROUND + box.width + slack, (area, key)
    assert painted[3] <= AROUND + box.height + slack, (area, key)


@each_window
def test_what_has_no_line_home_stands_in_its_area(window: Window) -> None:
    for (area, key), slot in places(sheet(window)).items():
        if slot.home is None:
            assert on_land(window, slot, area), (area, key)


@each_window
def test_lines_home_end_in_their_area(window: Window) -> None:
    for (area, key), slot in places(sheet(window)).items():
        if slot.home is not None:
            x, y = slot.home
            assert on_land(window, Slot(Box(x, y, x, y), 0), area), (area, key)


def away(layout: Layout, key: str) -> int:
    return sum(slot.home is not None for (_, one), slot in layout.items() if one == key)


def test_names_and_armies_of_a_full_map_stand_in_their_areas_but_for_a_few() -> None:
    layout = places(sheet(WHOLE))
    assert away(layout, "name") == 0
    assert away(layout, "army") <= 4


def test_enlarged_parts_have_room_for_everything_at_its_best() -> None:
    for window in REGIONS.values():
        layout = places(sheet(window))
        assert away(layout, "army") == away(layout, "name") == 0
        first = [slot.form == 0 for (_, key), slot in layout.items() if key == "army"]
        assert sum(first) >= len(first) / 4


def test_the_same_map_is_laid_out_alike_each_time() -> None:
    on = sheet(REGIONS["south"])
    first = places(on)
    places.cache_clear()
    assert places(on) == first


@each_window
def test_room_for_extras_displaces_nothing_in_any_area(window: Window) -> None:
    plain = sheet(window)
    layout = places(replace(plain, extras=tuple((area, 2) for area, _ in plain.signs)))
    found = {place for place in layout if place[1] == EXTRAS}
    assert len(found) > 5
    assert {place: slot for place, slot in layout.items() if place not in found} == places(plain)
    assert not [two for two in combinations(layout.values(), 2) if overlap(two[0].box, two[1].box)]


def test_areas_of_which_little_is_shown_are_left_out() -> None:
    shown = {area for area, _ in places(sheet(REGIONS["south"]))}
    assert {"a", "V", "E"} <= shown
    assert not {"I", "U"} & shown


def test_a_thing_takes_the_largest_form_that_fits() -> None:
    assert one(200, (150, 40), (90, 40)).form == 0
    assert one(120, (150, 40), (90, 40)).form == 1


def test_a_thing_keeps_off_what_is_blocked() -> None:
    blocked = Box(100, 100, 300, 205)
    slot = one(200, (100, 40), blocked=blocked)
    assert not overlap(slot.box, blocked)
    assert slot.home is None


def test_a_thing_too_large_for_its_island_stands_across_the_coast() -> None:
    slot = one(60, (100, 40), islands=True)
    assert slot.home is None
    assert slot.box.middle == (200, 200)


def test_a_thing_with_no_room_at_home_stands_in_the_water_nearby() -> None:
    slot = one(60, (100, 40), islands=True, blocked=Box(160, 160, 240, 240))
    assert slot.home is not None
    assert not overlap(slot.box, Box(160, 160, 240, 240))


@pytest.mark.parametrize(("water", "over_land"), [(262, True), (300, False)])
def test_a_thing_stands_over_some_of_its_own_land_rather_than_far_away(
    water: int, *, over_land: bool
) -> None:
    isle = Box(150, 150, 250, 250)
    slot = one(
        100,
        (60, 24),
        islands=True,
        middle=Box(150, 150, 250, 234),
        north=Box(0, 0, 400, 150),
        west=Box(0, 150, 150, 360),
        east=Box(250, 150, 400, 360),
        south=Box(0, water, 400, 360),
    )
    assert slot.home is not None
    assert overlap(slot.box, isle) == over_land
    assert slot.box.y1 <= water, "not in the water beyond, which is far away"


def test_a_thing_for_which_there_is_no_room_at_all_is_named() -> None:
    with pytest.raises(NoRoomError, match="no room for the thing of isle"):
        one(60, (500, 40))


def test_a_badge_is_as_wide_as_its_army_and_in_the_middle_of_its_place() -> None:
    forms = army_forms((len(KINDS),), 1)
    slot = Slot(Box(100, 100, 100 + forms[1][0], 100 + forms[1][1]), 1)
    small, large = (army_box(slot, Army(SEATS[0], total), forms) for total in (3, 30))
    assert small.width < large.width == forms[1][0]
    assert abs(small.middle[0] - large.middle[0]) <= 1


def test_a_badge_in_an_enlarged_part_is_smaller_rather_than_without_its_kinds() -> None:
    full, smaller, *bare = army_forms((len(KINDS),), TYPE_SCALE)
    army, forms = LARGEST["army"], (full, smaller, *bare)
    highs = [
        army_box(Slot(Box(0, 0, *form), at), army, forms).height for at, form in enumerate(forms)
    ]
    assert highs[0] > highs[1] > highs[2] > highs[3]
    assert len(army_forms((len(KINDS),), 1)) == 3, "their numbers would be too small on a whole map"
