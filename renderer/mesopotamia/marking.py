"""Where changes are marked on the board and on an enlarged part of the map."""

from dataclasses import replace

from engines.mesopotamia.state import Mesopotamia
from renderer.core.atlas.changed import Marking
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.marks import corner
from renderer.core.pen import Point
from renderer.mesopotamia import foot
from renderer.mesopotamia.chart import ship_box
from renderer.mesopotamia.layout import GARDEN, MAP, MARKET
from renderer.mesopotamia.strips import (
    WIDE_OPEN,
    amount_spot,
    goods_rows,
    house_rows,
    rows_of,
    strip_of,
)

ORDER = Box(1084, 38, 1346, 80)
SHIP, TRACK, SLOT, TILE, SEAT, DICE, TURN_ORDER = (
    *("ship", "track", "slot", "tile", "seat", "dice", "order"),
)
"""The kinds of places beside areas: `ship/t4`, `track/events`, `slot/2.a`, `seat/1` …"""


def _box(state: Mesopotamia, kind: str, name: str) -> Box:
    """The parts of the board that a change is about, areas aside."""
    if kind == SHIP:
        return _ships(state, name, MAP)
    if kind == TRACK:
        return foot.track_box(name).inset(4)
    if kind == SLOT:
        return foot.slot_box(MARKET, name)
    if kind == TILE:
        return GARDEN.inset(4)
    if kind == TURN_ORDER:
        return ORDER
    seat = int(name)
    box = strip_of(state, seat)
    first = goods_rows(box)  # technologies follow the goods, dice the technologies
    dice, technologies = (
        house_rows(box) if state.realms[seat].house else rows_of(box)[first + 1 : first - 1 : -1]
    )
    large = box.height >= WIDE_OPEN and not state.realms[seat].house
    if kind == SEAT:
        half = 46 if large else 18
        return Box(box.x0 + 8, technologies - half, box.x1 - 8, technologies + half)
    half = 28 if large else 15
    return Box(box.x0 + 8, dice - half, box.x1 - 8, dice + half)


def _ships(state: Mesopotamia, section: str, window: Window) -> Box:
    found = ship_box(state, section, window)
    if found is None:
        raise LookupError(f"{section} is not on this picture")
    return found


def _number(box: Box) -> Point:
    """In the title beside the line it is about, since at its corner it would cover the line above."""
    return (box.x0 - 20, box.middle[1]) if box == ORDER else corner(box)


MARKING: Marking[Mesopotamia] = Marking(
    area=str,
    box=_box,
    amount=amount_spot,
    number=_number,
)


def in_window(window: Window) -> Marking[Mesopotamia]:
    """Where changes are on a part of the map; besides those in areas it shows those of ships."""
    return replace(MARKING, box=lambda state, _, name: _ships(state, name, window))
