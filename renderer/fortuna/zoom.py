"""One part of Fortuna's board enlarged, with what its cards do in words beside it."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas
from renderer.core.palette import Strip
from renderer.core.pen import Pen
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.core.zooming import canvas_of, enlarged, framed, marking, notes_box
from renderer.fortuna import ground
from renderer.fortuna.board import played
from renderer.fortuna.draft import draw_around_rome
from renderer.fortuna.heading import draw_heading
from renderer.fortuna.layout import ROADS, TABLE, column
from renderer.fortuna.marking import box_of, mark_changes
from renderer.fortuna.notes import draw_notes
from renderer.fortuna.palette import SIDES, STRIP
from renderer.fortuna.province import draw_column
from renderer.fortuna.reading import FortunaView
from renderer.fortuna.roads import draw_palace, draw_roads
from renderer.fortuna.table import draw_table

ZONES = ("rome", "table", *SIDES)


def zone_box(zone: str) -> Box:
    """The part of the board a zone shows."""
    if zone == "rome":
        return Box(ROADS.x0, ROADS.y0, ROADS.x1, TABLE.y1 + 8)
    if zone == "table":
        return Box(TABLE.x0, TABLE.y0, TABLE.x1 + 2, TABLE.y1 + 6)
    return column(SIDES.index(zone))


@layer
def _zone_ground(strip: Strip, lang: str, sides: ground.Sides, zone: str) -> Image.Image:
    box = zone_box(zone)

    def shapes(pen: Pen) -> None:
        if zone in {"rome", "table"}:
            ground.shapes(pen, sides)

    image = enlarged(box, strip.ground, shapes)
    canvas = canvas_of(image, box)
    if zone == "rome":
        ground.road_labels(canvas, lang, sides)
    elif zone == "table":
        ground.table_labels(canvas, lang)
    return image


def paint_zone(view: FortunaView, words: Words, zone: str, found: Sequence[Change]) -> Image.Image:
    """A zone enlarged, with the changes `found` in it."""
    box = zone_box(zone)
    part = _zone_ground(STRIP, words.catalogue.lang, played(view), zone)
    canvas = canvas_of(part, box)
    _draw(canvas, words, view, zone)
    whole = framed(part, box, STRIP)
    draw_heading(whole, words, view)
    notes = notes_box(box)
    if notes:
        draw_notes(whole, words, view, zone, notes)
    mark_changes(marking(whole, box), view.state, found)
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
