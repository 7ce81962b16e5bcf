"""A part of the map enlarged, or what a seat has."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.atlas.page import LEGEND, PART_SIZE, draw_legend, page
from renderer.core.atlas.sheet import shown_in
from renderer.core.atlas.window import Window
from renderer.core.canvas import Canvas
from renderer.core.picture import Change, seat_of, seat_zone
from renderer.core.words import Words
from tests.renderer.core.atlas.isles import sheet
from tests.renderer.frontier.chart import IDS, scene
from tests.renderer.frontier.heading import draw_heading
from tests.renderer.frontier.layout import REGIONS
from tests.renderer.frontier.marking import MARKING
from tests.renderer.frontier.palette import MARKS, STRIP
from tests.renderer.frontier.reading import FrontierView
from tests.renderer.frontier.strips import SIGNS
from tests.renderer.frontier.table import paint_table

ZONES = (*REGIONS, *(seat_zone(seat) for seat in range(len(MARKS))))


def paint_zone(view: FrontierView, words: Words, zone: str, found: Sequence[Change]) -> Image.Image:
    """A zone enlarged, with the changes `found` in it."""
    seat = seat_of(zone)
    if seat is not None:
        return paint_table(view, words, seat)
    part = scene(REGIONS[zone], view.state)
    canvas = Canvas(page(STRIP, PART_SIZE, part.on.land, part.on.window, (LEGEND,)))
    draw_heading(canvas, words, view)
    part.draw(canvas, STRIP.game)
    draw_legend(canvas, SIGNS, lambda sign: words(f"frontier-picture-sign-{sign}"))
    MARKING.part(canvas, part, view.state, found)
    return canvas.image


def lands_in(window: Window) -> list[str]:
    """The lands that a part of the map shows."""
    return [IDS[area] for area in shown_in(sheet(window)) if area in IDS]


def within(zone: str, found: Sequence[Change]) -> list[Change]:
    """The changes that lie in a zone; ValueError for one there is not."""
    if zone not in ZONES:
        raise ValueError(f"the frontier has no zone {zone!r}; there are {', '.join(ZONES)}")
    if zone not in REGIONS:
        return []
    lands = {f"land/{land}" for land in lands_in(REGIONS[zone])}
    return [change for change in found if change.place in lands]
