from itertools import combinations, groupby
from math import cos, dist, pi, sin

import pytest
from PIL import Image, ImageChops

import renderer.core.icons  # noqa: F401 - registers the icons
from engines.core.text import Text
from renderer.core import marks
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CHANGED, INK, IVORY, rgb
from renderer.core.picture import Change
from renderer.core.sprites import sprite
from renderer.core.zooming import LEFT, TOP, framed, marking
from renderer.fortuna.palette import STRIP
from tests.renderer.vision import distance

GROUND = "#c0c0c0"
SIZE = 200


def canvas() -> Canvas:
    return Canvas(Image.new("RGB", (SIZE, SIZE), GROUND))


def change(number: int) -> Change:
    return Change(number, "here", Text("test"))


def edges(image: Image.Image) -> Box:
    """What was painted on the ground."""
    ground = Image.new("RGB", image.size, GROUND)
    box = ImageChops.difference(image, ground).getbbox()
    assert box is not None
    return Box(*box)


def test_a_ring_has_three_notches() -> None:
    ring = sprite("changed_ring", 66, 66)
    around = [
        ring.getpixel((33 + 27 * cos(turn), 33 + 27 * sin(turn)))  # type: ignore[arg-type] # Pillow rounds
        for turn in (step * pi / 180 for step in range(360))
    ]
    magenta = [isinstance(one, tuple) and one[:3] == rgb(CHANGED) for one in around]
    stretches = [is_ring for is_ring, _ in groupby(magenta)]
    assert stretches.count(True) - (magenta[0] and magenta[-1]) == 3


def test_what_lies_within_a_ring_stays_to_be_seen() -> None:
    assert sprite("changed_ring", 66, 66).getpixel((33, 33)) == (0, 0, 0, 0)


@pytest.mark.parametrize("sight", ["normal", "protanopia", "deuteranopia", "tritanopia"])
@pytest.mark.parametrize("name", ["changed_ring", "changed_brackets"])
def test_a_mark_is_edged_in_ink_and_ivory_that_every_sight_tells_apart(
    name: str, sight: str
) -> None:
    mark = sprite(name, 100, 100)
    found = {pixel[:3] for _, pixel in mark.getcolors(1 << 16) or [] if isinstance(pixel, tuple)}
    assert {rgb(INK), rgb(IVORY), rgb(CHANGED)} <= found
    assert distance(INK, IVORY, sight) > 60
    assert distance(IVORY, CHANGED, sight) > 30


@pytest.mark.parametrize("spot", [(0, 0), (SIZE, 0), (-30, SIZE + 30), (SIZE, SIZE)])
def test_a_number_is_never_cut_by_the_edge_of_the_picture(spot: tuple[float, float]) -> None:
    painted = canvas()
    marks.mark_all(painted, [change(8)], lambda _: spot)
    box = edges(painted.image)
    assert (box.width, box.height) == (marks.BADGE, marks.BADGE)


def test_numbers_of_the_same_place_do_not_cover_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(marks, "badge", lambda _, x, y, __: spots.append((x, y)))
    marks.mark_all(canvas(), [change(1), change(2), change(3)], lambda _: (60, 60))
    assert min(dist(a, b) for a, b in combinations(spots, 2)) >= marks.APART


def test_one_number_stands_once_at_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []
    monkeypatch.setattr(marks, "badge", lambda *_: numbers.append(_[3]))
    marks.mark_all(canvas(), [change(1), change(1)], lambda _: (60, 60))
    assert numbers == [1]


def test_marks_at_the_edge_of_an_enlarged_part_reach_beyond_it() -> None:
    box = Box(100, 100, 500, 500)
    part = Image.new("RGB", (800, 800), GROUND)
    whole = framed(part, box, STRIP)
    before = whole.image.copy()
    marks.bracket(marking(whole, box), *box)
    changed = ImageChops.difference(whole.image, before).getbbox()
    assert changed is not None
    assert (changed[0], changed[1]) < (LEFT, TOP)
    corner = whole.image.getpixel((LEFT - 4, TOP + 10))
    assert corner == rgb(CHANGED)
