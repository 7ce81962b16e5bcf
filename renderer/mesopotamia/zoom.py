"""A part of the map enlarged, the tracks and tables below it, or what a seat has."""

from collections.abc import Sequence

from PIL import Image

from engines.mesopotamia.state import Mesopotamia
from renderer.core.atlas.changed import LAND
from renderer.core.atlas.page import LEGEND, PART_SIZE, Legend, draw_legend, page
from renderer.core.atlas.sheet import Sheet, shown_in
from renderer.core.canvas import Canvas
from renderer.core.palette import SEATS
from renderer.core.picture import Change, seat_of, seat_zone
from renderer.core.words import Words
from renderer.mesopotamia.chart import draw_ships, scene, sheet
from renderer.mesopotamia.geography import berths
from renderer.mesopotamia.heading import draw_heading
from renderer.mesopotamia.house_table import paint_house
from renderer.mesopotamia.layout import REGIONS
from renderer.mesopotamia.marking import DICE, SEAT, SHIP, SLOT, TILE, TRACK, in_window
from renderer.mesopotamia.palette import STRIP
from renderer.mesopotamia.reading import MesopotamiaView, blocked
from renderer.mesopotamia.table import paint_table
from renderer.mesopotamia.tables import paint_tables

TABLES, MOST_SEATS = "tables", 6
ZONES = (*REGIONS, TABLES, *(seat_zone(seat) for seat in range(MOST_SEATS)))
BLOCK = "block"
SIGNS: Legend = {
    "token": ("event", ("mountain",)),
    "shown": ("event_shown", ("plain",)),
    "running": ("event_running", ("desert", 3, SEATS[0])),
    "wall": ("wall", (SEATS[0],)),
    "settlement": ("settlement", (SEATS[0],)),
    "tribe": ("independent", ()),
    "ram": ("ram", ()),
    "ziggurat": ("ziggurat", (3,)),
    BLOCK: (BLOCK, ()),
}
"""What can be seen on the map besides pieces, goods and units."""


def paint_zone(
    view: MesopotamiaView, words: Words, zone: str, found: Sequence[Change]
) -> Image.Image:
    """A zone enlarged, with the changes `found` in it."""
    seat = seat_of(zone)
    if seat is not None:
        if seat == view.state.house():
            return paint_house(view, words, seat)
        return paint_table(view, words, seat, found)
    if zone == TABLES:
        return paint_tables(view, words, found)
    on = sheet(words, view.state, REGIONS[zone])
    part = scene(on, view.state)
    canvas = Canvas(page(STRIP, PART_SIZE, on.land, on.window, (LEGEND,)))
    draw_heading(canvas, words, view)
    part.draw(canvas, STRIP.game, lambda canvas: draw_ships(canvas, view.state, on.window))
    signs = signs_of(view.state)
    draw_legend(
        canvas, signs, lambda sign: words(f"mesopotamia-picture-sign-{sign}"), {"shown": "3"}
    )
    in_window(on.window).part(canvas, part, view.state, shown(found, on, view.state))
    return canvas.image


def signs_of(state: Mesopotamia) -> Legend:
    """The signs that a match may have: block tokens only where so few play that some lie on its map."""
    return SIGNS if blocked(state) else {sign: SIGNS[sign] for sign in SIGNS if sign != BLOCK}


def shown(found: Sequence[Change], on: Sheet, state: Mesopotamia) -> list[Change]:
    """The changes in areas and of ships that a part of the map shows."""
    places = {f"{LAND}/{area}" for area in shown_in(on)}
    places |= {f"{SHIP}/{section}" for section in berths(state.content, on.window)}
    return [change for change in found if change.place in places]


def within(zone: str, found: Sequence[Change]) -> list[Change]:
    """The changes that may lie in a zone; ValueError for one there is not."""
    if zone not in ZONES:
        raise ValueError(f"Mesopotamia has no zone {zone!r}; there are {', '.join(ZONES)}")
    seat = seat_of(zone)
    if seat is not None:
        own = {f"{kind}/{seat}" for kind in (SEAT, DICE, "stock")}
        return [change for change in found if change.place in own]
    kinds = (TRACK, SLOT, TILE) if zone == TABLES else (LAND, SHIP)
    return [change for change in found if change.place.split("/")[0] in kinds]
