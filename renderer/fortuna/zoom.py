"""One part of Fortuna's board enlarged, with what its cards do in words beside it."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas, bake
from renderer.core.palette import IVORY, LINE
from renderer.core.pen import Pen, Point
from renderer.core.picture import TABLE as SIZE
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.fortuna import ground
from renderer.fortuna.board import played
from renderer.fortuna.draft import draw_around_rome
from renderer.fortuna.heading import draw_heading
from renderer.fortuna.layout import ROADS, TABLE, column
from renderer.fortuna.marking import box_of, mark_changes
from renderer.fortuna.notes import draw_notes
from renderer.fortuna.province import draw_column
from renderer.fortuna.reading import FortunaView
from renderer.fortuna.roads import draw_palace, draw_roads
from renderer.fortuna.sides import SIDES, STRIP
from renderer.fortuna.table import draw_table

ZONES = ("rome", "table", *SIDES)
TOP, BOTTOM, LEFT, RIGHT = 112, 1178, 24, 1776


def zone_box(zone: str) -> Box:
    """The part of the board a zone shows."""
    if zone == "rome":
        return Box(ROADS.x0, ROADS.y0, ROADS.x1, TABLE.y1 + 8)
    if zone == "table":
        return Box(TABLE.x0, TABLE.y0, TABLE.x1 + 2, TABLE.y1 + 6)
    return column(SIDES.index(zone))


def zone_scale(zone: str) -> float:
    """As large as the picture allows, double size at most."""
    box = zone_box(zone)
    return min(2.0, (RIGHT - LEFT) / box.width, (BOTTOM - TOP) / box.height)


@lru_cache(6)
def _zone_ground(lang: str, sides: ground.Sides, zone: str) -> Image.Image:
    box, scale = zone_box(zone), zone_scale(zone)
    size = round(box.width * scale), round(box.height * scale)

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        if zone in {"rome", "table"}:
            ground.shapes(pens(scale, (box.x0, box.y0)), sides)

    image = bake(*size, STRIP.ground, draw)
    canvas = Canvas(image, scale, (box.x0, box.y0))
    if zone == "rome":
        ground.road_labels(canvas, lang, sides)
    elif zone == "table":
        ground.table_labels(canvas, lang)
    return image


@lru_cache(3)
def _frame(notes: Box) -> Image.Image:
    """The picture without the zone; the four sides share one."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], STRIP)
        furniture.panel(pen, *notes, IVORY, LINE)
        furniture.frame(pen, *SIZE, STRIP)

    return bake(*SIZE, STRIP.ground, draw)


def _notes_box(zone: str) -> Box:
    box, scale = zone_box(zone), zone_scale(zone)
    if zone == "rome":
        return Box(LEFT, TOP + round(box.height * scale) + 8, RIGHT, BOTTOM)
    return Box(LEFT + round(box.width * scale) + 20, TOP + 4, RIGHT, BOTTOM - 4)


def paint_zone(view: FortunaView, words: Words, zone: str, found: Sequence[Change]) -> Image.Image:
    """A zone enlarged, with the changes `found` in it."""
    box, scale = zone_box(zone), zone_scale(zone)
    part = _zone_ground(words.catalogue.lang, played(view), zone).copy()
    canvas = Canvas(part, scale, (box.x0, box.y0))
    _draw(canvas, words, view, zone)
    mark_changes(canvas, view.state, found)
    whole = Canvas(_frame(_notes_box(zone)).copy())
    whole.image.paste(part, (LEFT, TOP))
    draw_heading(whole, words, view)
    draw_notes(whole, words, view, zone, _notes_box(zone))
    return whole.image


def _draw(canvas: Canvas, words: Words, view: FortunaView, zone: str) -> None:
    if zone == "rome":
        draw_roads(canvas, words, view.state)
        draw_palace(canvas, words, view.state)
        draw_around_rome(canvas, words, view.state)
    elif zone == "table":
        draw_table(canvas, words, view)
    else:
        draw_column(canvas, words, view, SIDES.index(zone))


def within(zone: str, found: Sequence[Change]) -> list[Change]:
    """The changes that lie in a zone; ValueError for one there is not."""
    if zone not in ZONES:
        raise ValueError(f"Fortuna has no zone {zone!r}; there are {', '.join(ZONES)}")
    return [change for change in found if _lies_in(change, zone_box(zone))]


def _lies_in(change: Change, box: Box) -> bool:
    kind, *where = change.place.split("/")
    if kind == "road":
        return box == zone_box("rome")
    x, y = box_of(kind, [int(w) for w in where]).middle
    return box.x0 <= x <= box.x1 and box.y0 <= y <= box.y1
