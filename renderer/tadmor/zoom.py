"""One part of Tadmor's board enlarged, with what its spaces do in words; all upgrades; what a player has."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas
from renderer.core.palette import Strip
from renderer.core.pen import Pen
from renderer.core.picture import Change, seat_of, seat_zone
from renderer.core.words import Words
from renderer.core.zooming import canvas_of, enlarged, framed, marking, notes_box
from renderer.tadmor import ground, layout
from renderer.tadmor.board import draw_side
from renderer.tadmor.catalogue import paint_catalogue
from renderer.tadmor.heading import draw_heading
from renderer.tadmor.layout import MAP, RAIDERS, RARE, REGIONS, Plan
from renderer.tadmor.marking import mark_changes
from renderer.tadmor.notes import draw_notes
from renderer.tadmor.palette import SAND_EDGE, STRIP
from renderer.tadmor.piles import draw_missions, draw_piles, draw_temples
from renderer.tadmor.reading import TadmorView
from renderer.tadmor.regions import draw_regions, region_names
from renderer.tadmor.room import AREAS
from renderer.tadmor.side_panels import draw_prospects
from renderer.tadmor.spaces import draw_spaces
from renderer.tadmor.table import paint_player

ZONES = ("west", "centre", "east", "upgrades", *map(seat_zone, range(4)))
PANELS: dict[str, tuple[str, ...]] = {
    "west": (),
    "centre": ("goods",),
    "east": ("temples", "missions"),
}
"""The panels on the map that belong to its parts."""


TOP, BOTTOM = MAP.y0 - 4, MAP.y1 + 7
BOXES = {
    "west": Box(MAP.x0 - 4, TOP, REGIONS["damascus"].x1 + 22, BOTTOM),
    "centre": Box(REGIONS["emesa"].x0 - 6, TOP, RARE.x1 + 7, BOTTOM),
    "east": Box(REGIONS["euphrates"].x0 - 14, TOP, RAIDERS.x1 + 5, BOTTOM),
}
CUTS = {"west": (1,), "centre": (0, 1), "east": (0,)}
"""Where the map goes on beyond a part: on its left (0), its right (1) or on both sides."""
EDGE = 4


@layer
def _zone_ground(
    strip: Strip, lang: str, zone: str, plan: Plan, names: ground.Names
) -> Image.Image:
    box = BOXES[zone]

    def shapes(pen: Pen) -> None:
        ground.land(pen, plan)
        ground.side(pen)
        for side in CUTS[zone]:
            x = (box.x0 + EDGE / 2, box.x1 - EDGE / 2)[side]
            pen.line([(x, MAP.y0), (x, MAP.y1 + EDGE)], SAND_EDGE, EDGE)

    image = enlarged(box, strip.ground, shapes)
    canvas = canvas_of(image, box)
    ground.land_labels(canvas, lang, plan, names, PANELS[zone])
    if zone == "east":
        ground.side_labels(canvas, lang)
    return image


def paint_zone(view: TadmorView, words: Words, zone: str, found: Sequence[Change]) -> Image.Image:
    """A zone enlarged, with the changes `found` in it."""
    seat = seat_of(zone)
    if seat is not None:
        return paint_player(view, words, seat, found)
    if zone == "upgrades":
        return paint_catalogue(view, words)
    return _part(view, words, zone, found)


def _part(view: TadmorView, words: Words, zone: str, found: Sequence[Change]) -> Image.Image:
    box, state = BOXES[zone], view.state
    plan = layout.plan_of(state.content, state.two)
    names = region_names(words, state, AREAS[zone])
    part = _zone_ground(STRIP, words.catalogue.lang, zone, plan, names)
    canvas = canvas_of(part, box)
    _draw(canvas, words, view, zone, plan)
    whole = framed(part, box, STRIP)
    draw_heading(whole, words, view)
    notes = notes_box(box)
    if notes:
        low = draw_notes(whole, words, state, zone, AREAS[zone], notes)
        if zone == "east":
            draw_prospects(whole, words, state, notes, low)
    mark_changes(marking(whole, box), state, found)
    return whole.image


def _draw(canvas: Canvas, words: Words, view: TadmorView, zone: str, plan: Plan) -> None:
    """What lies in a part of the map, and nothing beside it."""
    state = view.state
    draw_regions(canvas, words, state, AREAS[zone])
    draw_spaces(canvas, words, state, plan, AREAS[zone])
    if zone == "centre":
        draw_piles(canvas, words, state)
    if zone == "east":
        draw_temples(canvas, words, state)
        draw_missions(canvas, words, state)
        draw_side(canvas, words, view)


def within(zone: str, found: Sequence[Change]) -> list[Change]:
    """The changes that are seen in a zone; ValueError for one there is not."""
    if zone not in ZONES:
        raise ValueError(f"Tadmor has no zone {zone!r}; there are {', '.join(ZONES)}")
    return [change for change in found if _seen_in(change) == zone]


def _seen_in(change: Change) -> str:
    kind, *where = change.place.split("/")
    if kind in {"era", "raider"}:
        return "east"
    if kind in {"raid", "placed"}:
        area = next((zone for zone, regions in AREAS.items() if where[-1] in regions), None)
        return area or seat_zone(int(where[-1]))
    return seat_zone(int(where[0]))
