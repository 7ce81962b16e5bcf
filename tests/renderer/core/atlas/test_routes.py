"""Arrows, leader lines and the numbers of changes."""

import pytest
from PIL import Image, ImageChops

import renderer.core.icons  # noqa: F401 - registers the icons
from renderer.core import marks
from renderer.core.atlas.layout import Slot
from renderer.core.atlas.marking import bracketed
from renderer.core.atlas.routes import leader, move
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CHANGED, rgb

PAPER = Image.new("RGB", (500, 400), "#c0c0c0")
FROM, TO = Box(20, 180, 100, 220), Box(400, 180, 480, 220)
WINDOW = Window(Box(0, 0, 500, 400), 1)


def canvas() -> Canvas:
    return Canvas(PAPER.copy())


def painted(done: Canvas, box: Box | None = None) -> tuple[int, int, int, int] | None:
    part = ImageChops.difference(done.image, PAPER)
    return (part if box is None else part.crop(box)).getbbox()


def count(done: Canvas) -> int:
    """Pixels in the colour of what changed."""
    return sum(n for n, colour in done.image.getcolors(1 << 20) or () if colour == rgb(CHANGED))


def test_an_arrow_leads_from_one_box_to_another_and_covers_neither() -> None:
    done = canvas()
    move(done, FROM, TO)
    assert count(done) > 500
    assert painted(done, FROM) is None
    assert painted(done, TO) is None


def test_an_arrow_passes_the_points_on_its_way() -> None:
    done = canvas()
    move(done, FROM, TO, [(250, 60)])
    assert done.image.getpixel((250, 60)) == rgb(CHANGED)


def test_a_way_by_sea_is_dashed() -> None:
    by_land, by_sea = canvas(), canvas()
    move(by_land, FROM, TO, [(250, 100)])
    move(by_sea, FROM, TO, [(250, 100)], over_sea=True)
    assert count(by_sea) < count(by_land) * 0.8


def test_an_arrow_stops_before_what_else_stands_at_its_end() -> None:
    name = Box(330, 120, 400, 240)
    done = canvas()
    move(done, FROM, TO, before=[name])
    assert painted(done, name) is None
    assert count(done) > 300


def test_between_boxes_beside_each_other_there_is_no_arrow() -> None:
    done = canvas()
    move(done, FROM, Box(110, 180, 190, 220))
    assert painted(done) is None


def test_a_leader_line_ends_in_a_dot_at_home() -> None:
    done = canvas()
    leader(done, Slot(FROM, 0, (300, 100)))
    box = painted(done)
    assert box is not None
    assert box[2] >= 303
    assert done.image.getpixel((300, 100)) != PAPER.getpixel((300, 100))


def test_what_stands_in_its_area_has_no_leader_line() -> None:
    done = canvas()
    leader(done, Slot(FROM, 0))
    assert painted(done) is None


@pytest.mark.parametrize("box", [FROM, TO, Box(0, 0, 60, 40), Box(440, 360, 500, 400)])
def test_a_number_is_not_cut_by_the_edge_of_the_map(box: Box) -> None:
    x, y = bracketed(canvas(), WINDOW, box, [])
    half = marks.BADGE / 2
    assert half <= x <= 500 - half
    assert half <= y <= 400 - half


def test_a_number_stands_where_it_covers_nothing_else() -> None:
    box = Box(200, 180, 280, 220)
    for free in ((184, 200), (296, 200), (240, 171), (240, 229)):
        around = [Box(150, 120, 330, 176), Box(150, 224, 330, 280), Box(120, 120, 196, 280)]
        around.append(Box(284, 120, 360, 280))
        others = [one for one in around if not _covers(one, free)]
        x, y = bracketed(canvas(), WINDOW, box, others)
        half = marks.BADGE / 2
        number = Box(x - half, y - half, x + half, y + half)
        covered = [one for one in others if _common(number, one) > 200]
        assert len(others) == 3
        assert not covered


def _covers(box: Box, spot: tuple[float, float]) -> bool:
    return box.x0 <= spot[0] <= box.x1 and box.y0 <= spot[1] <= box.y1


def _common(first: Box, second: Box) -> float:
    wide = min(first.x1, second.x1) - max(first.x0, second.x0)
    high = min(first.y1, second.y1) - max(first.y0, second.y0)
    return max(0.0, wide) * max(0.0, high)
