"""A part of the map enlarged, the boards of agents, or what a seat has."""

from collections.abc import Sequence

from PIL import Image

from renderer.conqueror.boards import paint_boards
from renderer.conqueror.chart import scene, sheet
from renderer.conqueror.heading import draw_heading
from renderer.conqueror.layout import REGIONS
from renderer.conqueror.marking import MARKING
from renderer.conqueror.palette import MARKS, STRIP
from renderer.conqueror.reading import ConquerorView
from renderer.conqueror.table import paint_table
from renderer.core.atlas.page import LEGEND, PART_SIZE, Legend, draw_legend, page
from renderer.core.atlas.sheet import Sheet, shown_in
from renderer.core.canvas import Canvas
from renderer.core.palette import GOLD, MUTED, SEATS
from renderer.core.picture import Change, seat_of, seat_zone
from renderer.core.words import Words

BOARDS = "boards"
ZONES = (*REGIONS, BOARDS, *(seat_zone(seat) for seat in range(len(MARKS))))
SIGNS: Legend = {
    "capital": ("capital_fort", ()),
    "great": ("fort", (4,)),
    "small": ("fort", (1,)),
    "built": ("fort", (1, GOLD)),
    "temporary": ("temporary_capital", (SEATS[0],)),
    "blank": ("blank_token", ()),
    "food": ("ear", ()),
    "coin": ("coin", (False,)),
    "independents": ("independent", ()),
    "tired": ("badge", (MUTED, "#d8d2c6")),
}
"""What can be seen on the map besides pieces and units."""
SEA_SIGNS: Legend = {"wharf": ("wharf", ()), "docked": ("docked", (1, 1))}
"""What Seas of Destiny adds to it."""


def paint_zone(
    view: ConquerorView, words: Words, zone: str, found: Sequence[Change]
) -> Image.Image:
    """A zone enlarged, with the changes `found` in it."""
    seat = seat_of(zone)
    if seat is not None:
        return paint_table(view, words, seat, found)
    if zone == BOARDS:
        return paint_boards(view, words, found)
    on = sheet(words, view.state, REGIONS[zone])
    part = scene(on, view.state)
    canvas = Canvas(page(STRIP, PART_SIZE, on.land, on.window, (LEGEND,)))
    draw_heading(canvas, words, view)
    part.draw(canvas, STRIP.game)
    signs = {**SIGNS, **SEA_SIGNS} if view.state.destiny else SIGNS
    draw_legend(canvas, signs, lambda sign: words(f"conqueror-picture-sign-{sign}"))
    MARKING.part(canvas, part, view.state, shown(found, on))
    return canvas.image


def shown(found: Sequence[Change], on: Sheet) -> list[Change]:
    """The changes in territories that a part of the map shows."""
    lands = {f"land/{place}" for place in shown_in(on)}
    return [change for change in found if change.place in lands]


def within(zone: str, found: Sequence[Change]) -> list[Change]:
    """The changes that may lie in a zone; ValueError for one there is not.

    Which territories a part shows depends on the side of the board, see `shown`.
    """
    if zone not in ZONES:
        raise ValueError(f"Conqueror has no zone {zone!r}; there are {', '.join(ZONES)}")
    seat = seat_of(zone)
    if seat is not None:
        own = {f"{kind}/{seat}" for kind in ("seat", "cards", "stock")}
        return [change for change in found if change.place in own]
    kinds = ("track", "agent", "chronicle") if zone == BOARDS else ("land",)
    return [change for change in found if change.place.split("/")[0] in kinds]
