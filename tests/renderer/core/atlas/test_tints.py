"""Whose an area is: seen within it alone, by colour and by pattern, also in a chat."""

from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops, ImageStat

import renderer.core.icons  # noqa: F401 - registers the icons
from renderer.core import cache
from renderer.core.atlas.ground import base
from renderer.core.atlas.tints import tint
from renderer.core.canvas import Canvas
from renderer.core.palette import SEATS, Mark
from tests.renderer.core.atlas.isles import LAND, REGIONS, WHOLE

CHAT = 550 / 1800


@pytest.fixture(scope="module")
def plain() -> Image.Image:
    image = Image.new("RGB", (1800, 1146))
    image.paste(base(LAND, WHOLE), (24, 112))
    return image


LITTLE = 75_000_000
"""Bytes: what is kept of a map of which each of the seats in turn owns every area."""


@pytest.fixture(autouse=True)
def _empty() -> Iterator[None]:
    cache.images.clear()
    yield
    cache.images.clear()


def owned(plain: Image.Image, area: str, mark: Mark) -> Image.Image:
    canvas = Canvas(plain.copy())
    tint(canvas, LAND, WHOLE, "nowhere", {area: mark})
    return canvas.image


def inside(area: str, margin: float) -> tuple[int, int, int, int]:
    """A rectangle in the middle of an area."""
    points = [WHOLE.at(point) for point in LAND.outlines.rings(area)[0]]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return round(x - margin), round(y - margin), round(x + margin), round(y + margin)


def test_an_owner_is_seen_in_their_area_alone(plain: Image.Image) -> None:
    seen = ImageChops.difference(owned(plain, "Y", SEATS[0]), plain).getbbox()
    points = [WHOLE.at(point) for point in LAND.outlines.rings("Y")[0]]
    assert seen is not None
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    assert left <= seen[0] < seen[2] <= right + 1
    assert top <= seen[1] < seen[3] <= bottom + 1


def test_a_lake_within_an_area_stays_water(plain: Image.Image) -> None:
    seen = ImageChops.difference(owned(plain, "1", SEATS[0]), plain)
    assert seen.crop(inside("s", 20)).getbbox() is None


def same(plain: Image.Image, other: Image.Image, box: tuple[int, int, int, int]) -> float:
    """How many of the pixels in a box are alike, from 0 to 1."""
    apart = ImageChops.difference(plain.crop(box), other.crop(box)).convert("L")
    return apart.histogram()[0] / (apart.width * apart.height)


@pytest.mark.parametrize("mark", SEATS, ids=[mark.name for mark in SEATS])
def test_a_sea_that_is_owned_is_still_water_in_the_middle(plain: Image.Image, mark: Mark) -> None:
    assert same(plain, owned(plain, "3", mark), inside("3", 40)) > 0.3
    assert same(plain, owned(plain, "a", mark), inside("a", 40)) == 0


@pytest.mark.parametrize("mark", SEATS, ids=[mark.name for mark in SEATS])
def test_a_sea_tells_its_owner_by_a_band_like_that_of_land(plain: Image.Image, mark: Mark) -> None:
    def band(area: str) -> set[object]:
        colours = owned(plain, area, mark).getcolors(1 << 24)
        return {colour for count, colour in colours or [] if count > 200}

    everywhere = {colour for _, colour in plain.getcolors(1 << 24) or []}
    assert (band("3") & band("a")) - everywhere


@pytest.mark.parametrize("area", ["a", "3"])
@pytest.mark.parametrize("mark", SEATS, ids=[mark.name for mark in SEATS])
def test_a_pattern_is_still_seen_in_grey_in_a_chat(
    plain: Image.Image, mark: Mark, area: str
) -> None:
    part = owned(plain, area, mark).crop(inside(area, 45)).convert("L")
    side = round(part.width * CHAT)
    small = part.resize((side, side), Image.Resampling.LANCZOS)
    assert ImageStat.Stat(small).stddev[0] > 1


def test_owners_differ_in_grey_in_a_chat_by_their_pattern(plain: Image.Image) -> None:
    def grey(mark: Mark) -> Image.Image:
        part = owned(plain, "a", mark).crop(inside("a", 45)).convert("L")
        mean = ImageStat.Stat(part).mean[0]
        return part.point(lambda value: round(128 + (value - mean) * 4))

    seen = [grey(mark) for mark in SEATS]
    for i, first in enumerate(seen):
        for second in seen[:i]:
            assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > 5


def test_a_river_stays_to_be_seen_between_two_owned_areas(plain: Image.Image) -> None:
    canvas = Canvas(plain.copy())
    tint(canvas, LAND, WHOLE, "nowhere", {"K": SEATS[0], "a": SEATS[0]})
    line = LAND.outlines.side("25,48", "25,47")
    x, y = WHOLE.at(line[len(line) // 2])
    river = LAND.rivers[1]
    assert river.width > 8
    spot = round(x), round(y)
    assert canvas.image.getpixel(spot) == plain.getpixel(spot)


def test_areas_outside_a_window_are_not_painted() -> None:
    window = REGIONS["south"]
    canvas = Canvas(Image.new("RGB", (1800, 1146)))
    tint(canvas, LAND, window, "nowhere", {"I": SEATS[0]})
    assert canvas.image.getbbox() is None


def test_a_whole_map_of_owners_weighs_little(plain: Image.Image) -> None:
    canvas = Canvas(plain.copy())
    for mark in SEATS:
        tint(canvas, LAND, WHOLE, "nowhere", dict.fromkeys(LAND.outlines.chart.areas, mark))
    assert cache.held() <= LITTLE
