"""Where everything lies on Fortuna's board, in board units (1800 x 1350)."""

from renderer.core.box import Box

ROADS = Box(24, 110, 1332, 446)
FAVOURS = Box(24, 462, 1332, 664)
TABLE = Box(1346, 110, 1778, 664)
PALACE = Box(1166, 122, 1320, 436)
LANES = 4
STEPS = 16
GATE = 10
WALL_X, WALL_WIDTH = 734, 20
COLUMN_WIDTH, COLUMN_HEIGHT, COLUMN_TOP = 426, 654, 680
CARD_WIDTH, CARD_HEIGHT = 128, 184
PLAQUE_WIDTH, PLAQUE_HEIGHT = 208, 186


def lane_y(side: int) -> float:
    """Middle of a side's road."""
    return 160 + side * 80


def cell_x(step: int) -> float:
    """Middle of a step on any road."""
    return 138 + step * 62 + (34 if step >= GATE else 0)


def plaque(number: int) -> Box:
    """A favour card, numbered 1 to 6."""
    x = 34 + (number - 1) * 216
    return Box(x, 470, x + PLAQUE_WIDTH, 470 + PLAQUE_HEIGHT)


def column(side: int) -> Box:
    """The column of a side: its player's province and action cards."""
    x = 24 + side * 442
    return Box(x, COLUMN_TOP, x + COLUMN_WIDTH, COLUMN_TOP + COLUMN_HEIGHT)


def action_card(side: int, slot: int) -> Box:
    """A place for an action card."""
    x = column(side).x0 + 16 + slot * 133
    return Box(x, COLUMN_TOP + 80, x + CARD_WIDTH, COLUMN_TOP + 80 + CARD_HEIGHT)


def open_card(index: int, count: int) -> Box:
    """A card still to be drafted; they lie on the favours, which nobody uses before the start."""
    pitch = min(CARD_WIDTH + 5, (FAVOURS.width - 8) / count)
    left = FAVOURS.middle[0] - pitch * count / 2 + index * pitch
    return Box(left, FAVOURS.y0 + 9, left + pitch - 2, FAVOURS.y0 + 9 + CARD_HEIGHT)


ROWS = {
    "stock": (280, 334),
    "centurions": (342, 394),
    "priestesses": (400, 452),
    "dice": (458, 510),
    "married": (458, 510),
    "buildings": (518, 570),
    "privileges": (578, 638),
}


def field(side: int, name: str) -> Box:
    """A line of a province."""
    box = column(side)
    top, bottom = ROWS[name]
    left, right = box.x0 + 14, box.x1 - 14
    if name == "dice":
        right = box.x0 + 262
    elif name == "married":
        left = box.x0 + 268
    return Box(left, COLUMN_TOP + top, right, COLUMN_TOP + bottom)
