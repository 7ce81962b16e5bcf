"""Where everything lies on Caylus' board, in board units (1800 x 1350)."""

from engines.caylus.ids import LINES, SECTIONS, SPECIALS
from renderer.core.box import Box
from renderer.core.pen import Point

BOARD = Box(24, 110, 1332, 958)
CASTLE = Box(1348, 116, 1778, 354)
FAVOURS = Box(1348, 368, 1778, 584)
STOCK = Box(1348, 598, 1778, 958)
STRIPS = Box(24, 976, 1778, 1326)

TILE_WIDTH, TILE_HEIGHT = 168, 132
COLUMNS = 7
LEFT, COLUMN_PITCH = 40, 184
SPECIAL_Y, ROAD_Y, ROW_PITCH = 120, 312, 158
RIVER_Y = 274
LEGEND_Y = 938

STOCK_ROWS, STOCK_PITCH, STOCK_TOP = 13, 24, 653
STOCK_COLUMNS = (Box(1359, 640, 1549, 952), Box(1557, 640, 1769, 952))


def _card(x: float, y: float) -> Box:
    return Box(x, y, x + TILE_WIDTH, y + TILE_HEIGHT)


def space(number: int) -> Box:
    """A space of the road, 1 to 28: seven a row, beginning on the right, the way turning at each end."""
    row, place = divmod(number - 1, COLUMNS)
    column = COLUMNS - 1 - place if row % 2 == 0 else place
    return _card(LEFT + column * COLUMN_PITCH, ROAD_Y + row * ROW_PITCH)


def special(name: str) -> Box:
    """A special building before the bridge."""
    return _card(LEFT + SPECIALS.index(name) * COLUMN_PITCH, SPECIAL_Y)


BRIDGE = _card(LEFT + (COLUMNS - 1) * COLUMN_PITCH, SPECIAL_Y)


def bridge_spot(number: int, players: int) -> Point:
    """Where the marker of the player lies who was the `number`th to pass."""
    pitch = min(31, 128 / players)
    return BRIDGE.middle[0] + (number - (players + 1) / 2) * pitch, BRIDGE.y0 + 56


def worker_spot(box: Box) -> Point:
    """Where the worker in a building stands."""
    return box.x1 - 32, box.y0 + 76


def stables_spot(number: int) -> Point:
    """A place in the stables, from 1."""
    box = special("stables")
    return box.middle[0] + (number - 2) * 50, box.y0 + 82


def inn_spot(side: str) -> Point:
    """A place in the inn, `left` or `right`."""
    box = special("inn")
    return box.x0 + (90 if side == "left" else 138), box.y0 + 70


def castle_spot(number: int) -> Point:
    """A place for a worker in the castle, from 1."""
    return CASTLE.x1 - 190 + (number - 1) * 40, CASTLE.y0 + 22


def bailiff_spot(number: int) -> Point:
    """Where the bailiff stands: in the gap above a space, his foot on its head but not on the name."""
    box = space(number)
    return box.x1 - 22, box.y0 - 12


def provost_spot(number: int) -> Point:
    """Where the provost stands, beside the bailiff's place."""
    box = space(number)
    return box.x1 - 62, box.y0 - 12


def flag_spot(number: int) -> Point:
    """Where a section's flag stands."""
    box = space(number)
    return box.x0 + 50, box.y0 - 11


def section(name: str) -> Box:
    """A section of the castle."""
    top = CASTLE.y0 + 43 + SECTIONS.index(name) * 64
    return Box(CASTLE.x0 + 5, top, CASTLE.x1 - 5, top + 62)


def section_margin(name: str) -> Point:
    """Left of a section, where nothing else stands."""
    return CASTLE.x0 - 8, section(name).y0 + 16


def part(name: str, number: int, parts: int) -> Box:
    """One part of a section, from 1."""
    box = section(name)
    pitch = min(33.0, 362 / parts)
    left = box.x0 + 50 + (number - 1) * pitch
    return Box(left, box.y0 + 28, left + pitch - 3, box.y0 + 58)


def favour_cell(line: str, column: int) -> Box:
    """A cell of the favour table, columns from 1."""
    left = FAVOURS.x0 + 42 + (column - 1) * 76
    top = FAVOURS.y0 + 41 + LINES.index(line) * 43
    return Box(left, top, left + 73, top + 41)


def strip(seat: int, players: int) -> Box:
    """A player's strip: side by side, but two rows for five."""
    if players <= 4:
        width, pitch = {2: (868, 884), 3: (574, 589), 4: (426, 442)}[players]
        left = STRIPS.x0 + seat * pitch
        return Box(left, STRIPS.y0, left + width, STRIPS.y1)
    row, place = divmod(seat, 3)
    left, top = STRIPS.x0 + place * 589, STRIPS.y0 + row * 180
    return Box(left, top, left + 574, top + 174)


def order_panel() -> Box:
    """The turn order, in the place of a sixth strip."""
    box = strip(5, 5)
    return Box(box.x0 + 6, box.y0 + 4, box.x1 - 6, box.y1 - 6)
