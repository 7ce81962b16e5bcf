"""One part of Caylus' board enlarged: the road, castle and favours, or what is left to build."""

from collections.abc import Sequence

from PIL import Image

from renderer.caylus import ground
from renderer.caylus.castle import draw_castle
from renderer.caylus.catalogue import paint_catalogue
from renderer.caylus.favours import draw_favours
from renderer.caylus.heading import draw_heading
from renderer.caylus.layout import BOARD, CASTLE, FAVOURS
from renderer.caylus.marking import mark_changes
from renderer.caylus.notes import draw_notes
from renderer.caylus.palette import STRIP
from renderer.caylus.reading import CaylusView
from renderer.caylus.road import draw_road
from renderer.caylus.specials import draw_specials
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.palette import Strip
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.core.zooming import canvas_of, enlarged, framed, marking, notes_box

ZONES = ("road", "castle", "stock")
BOXES = {
    "road": Box(BOARD.x0 - 2, BOARD.y0 - 2, BOARD.x1 + 3, BOARD.y1 + 6),
    "castle": Box(CASTLE.x0 - 20, CASTLE.y0 - 18, CASTLE.x1 + 4, FAVOURS.y1 + 6),
}
COURT = {"castle", "part", "section", "favour"}
"""Kinds of changes that are seen in the zone of castle and favours."""


@layer
def _zone_ground(strip: Strip, lang: str, zone: str) -> Image.Image:
    box = BOXES[zone]
    image = enlarged(box, strip.ground, ground.palace if zone == "castle" else ground.town)
    canvas = canvas_of(image, box)
    (ground.palace_labels if zone == "castle" else ground.town_labels)(canvas, lang)
    return image


def paint_zone(view: CaylusView, words: Words, zone: str, found: Sequence[Change]) -> Image.Image:
    """A zone enlarged, with the changes `found` in it."""
    if zone == "stock":
        return paint_catalogue(view, words)
    box, state = BOXES[zone], view.state
    part = _zone_ground(STRIP, words.catalogue.lang, zone)
    canvas = canvas_of(part, box)
    if zone == "castle":
        draw_castle(canvas, words, state)
        draw_favours(canvas, words, state)
    else:
        draw_specials(canvas, words, state)
        draw_road(canvas, words, state)
    whole = framed(part, box, STRIP)
    draw_heading(whole, words, view)
    notes = notes_box(box)
    if notes:
        draw_notes(whole, words, state, notes)
    mark_changes(marking(whole, box), state, found)
    return whole.image


def within(zone: str, found: Sequence[Change]) -> list[Change]:
    """The changes that are seen in a zone; ValueError for one there is not."""
    if zone not in ZONES:
        raise ValueError(f"Caylus has no zone {zone!r}; there are {', '.join(ZONES)}")
    return [change for change in found if _seen_in(change) == zone]


def _seen_in(change: Change) -> str:
    kind = change.place.partition("/")[0]
    # No zone shows what the players have.
    return "" if change.amounts else "castle" if kind in COURT else "road"
