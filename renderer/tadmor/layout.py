"""Where everything lies on Tadmor's board, in board units (1800 x 1350)."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from engines.tadmor.content import Content
from engines.tadmor.ids import PARTS, PILES
from renderer.core.box import Box
from renderer.core.pen import Point
from renderer.tadmor.room import AREAS, rows
from renderer.tadmor.symbols import look

MAP = Box(24, 110, 1328, 904)
REGIONS = {
    "north_sea": Box(24, 110, 424, 365),
    "south_sea": Box(24, 379, 424, 634),
    "damascus": Box(24, 648, 424, 904),
    "emesa": Box(440, 110, 1000, 296),
    "palmyra": Box(440, 310, 1000, 600),
    "ebla": Box(440, 614, 1000, 780),
    "euphrates": Box(1016, 110, 1328, 530),
}
"""The regions with as many spaces as usual; what lies in a part of the map shares its height."""
SEAS = {"north_sea", "south_sea"}
ROWS = {
    **dict.fromkeys(("north_sea", "south_sea", "damascus", "palmyra"), 2),
    **dict.fromkeys(("emesa", "ebla"), 1),
    "euphrates": 4,
}
"""Rows of spaces that a region has room for without more height than usual."""
BETWEEN = 14
"""From one region to the next one below."""
RIVER = 34
"""Width of the river along the left edge of the Euphrates."""
HEAD, FOOT, GAP, SIDE = 42, 10, 8, 10

RARE = Box(440, 794, 1000, 904)
TEMPLES = Box(1016, 544, 1328, 780)
MISSIONS = Box(1016, 794, 1328, 904)
TOWERS = Box(1346, 110, 1778, 426)
UPGRADES = Box(1346, 440, 1778, 780)
RAIDERS = Box(1346, 794, 1778, 904)
LEGEND_Y = 922
STRIPS = Box(24, 938, 1778, 1334)

UPGRADE_TOP, UPGRADE_PITCH = UPGRADES.y0 + 42, 29.5
LEVELS = 24
"""Tower levels there is room for; a higher tower is cut, its number is not."""
LEVEL_HEIGHT = 9
TOWER_FOOT = TOWERS.y1 - 40
TOWER_LEFT, TOWER_RIGHT = TOWERS.x0 + 76, TOWERS.x0 + 270
PIECE = 46
TALL = 126
"""Height from which the piece on a space stands below the action, not beside it."""
ROUND, SQUARE = 18, 4
"""Radii of the spaces for camels and ships."""

Plan = tuple[tuple[str, str, str, str], ...]
"""The spaces of a side of the board: id, region, which pieces fit, what it looks like."""


@lru_cache(16)
def _rows(plan: Plan) -> dict[str, int]:
    """The rows of spaces in each region."""
    counts = Counter(region for _, region, *_ in plan)
    found: dict[str, int] = {}
    for area in AREAS:
        found |= rows(area, counts)
    return found


@lru_cache(16)
def _panels(plan: Plan) -> dict[str, Box]:
    found: dict[str, Box] = {}
    for regions in AREAS.values():
        shares = {region: _rows(plan)[region] for region in regions}
        usual = all(number <= ROWS[region] for region, number in shares.items())
        found |= {name: REGIONS[name] for name in regions} if usual else _shared(shares)
    return found


def _shared(shares: Mapping[str, int]) -> dict[str, Box]:
    """The regions of a part of the map, each as high as its rows of spaces want."""
    first, last = REGIONS[next(iter(shares))], REGIONS[next(reversed(list(shares)))]
    number, total = len(shares), sum(shares.values())
    frames = number * (HEAD + FOOT) + (number - 1) * BETWEEN + (total - number) * GAP
    high = (last.y1 - first.y0 - frames) / total
    found, y = {}, first.y0
    for region, count in shares.items():
        low = y + HEAD + FOOT + count * high + (count - 1) * GAP
        found[region] = Box(first.x0, y, first.x1, low)
        y = low + BETWEEN
    return found


@lru_cache(16)
def _boxes(plan: Plan) -> dict[str, Box]:
    found: dict[str, Box] = {}
    for region, number in _rows(plan).items():
        names = [name for name, where, *_ in plan if where == region]
        cells = _cells(panel(plan, region), region, len(names), number)
        found |= dict(zip(names, cells, strict=True))
    return found


def _cells(box: Box, region: str, count: int, rows: int) -> list[Box]:
    """The spaces of a region, row by row."""
    river = RIVER if region == "euphrates" else 0
    columns = max(1, -(-count // rows))
    left = box.x0 + SIDE + river
    wide = (box.x1 - SIDE - left - (columns - 1) * GAP) / columns
    high = (box.height - HEAD - FOOT - (rows - 1) * GAP) / rows
    corners = (
        (left + i % columns * (wide + GAP), box.y0 + HEAD + i // columns * (high + GAP))
        for i in range(count)
    )
    return [Box(x, y, x + wide, y + high) for x, y in corners]


def plan_of(content: Content, two: bool) -> Plan:
    """The spaces of the board for two, or of that for more."""
    spaces = ((name, content.spaces[name]) for name in content.board[two])
    return tuple((name, space.region, space.piece, look(space)) for name, space in spaces)


def panel(plan: Plan, region: str) -> Box:
    """A region of the board."""
    return _panels(plan)[region]


def cell(plan: Plan, name: str) -> Box:
    """A space of the board."""
    return _boxes(plan)[name]


def vacant(plan: Plan, region: str) -> Box | None:
    """The last place in a region's rows if no space lies there."""
    count = sum(where == region for _, where, *_ in plan)
    rows = _rows(plan)[region]
    places = rows * -(-count // rows)
    return _cells(panel(plan, region), region, places, rows)[-1] if count < places else None


def piece_spot(box: Box) -> Point:
    """Where the piece on a space stands."""
    return box.x1 - 27, box.y1 - (25 if box.height > TALL else 28)


def pile(name: str) -> Box:
    """A pile of rare goods."""
    left = RARE.x0 + 14 + PILES.index(name) * 180
    return Box(left, RARE.y0 + 40, left + 172, RARE.y1 - 8)


def part_row(part: str) -> Box:
    """A line of the table of temple parts, the last part on top as in a temple."""
    top = TEMPLES.y0 + 44 + (len(PARTS) - 1 - PARTS.index(part)) * 47
    return Box(TEMPLES.x0 + 12, top, TEMPLES.x1 - 12, top + 44)


def upgrade_row(index: int) -> Box:
    """An upgrade on offer, from 0."""
    top = UPGRADE_TOP + index * UPGRADE_PITCH
    return Box(UPGRADES.x0 + 12, top, UPGRADES.x1 - 12, top + 28)


def tower_x(seat: int, players: int) -> float:
    """The middle of a seat's tower."""
    pitch = (TOWER_RIGHT - TOWER_LEFT) / players
    return TOWER_LEFT + pitch * (seat + 0.5)


def tower_top(height: int) -> float:
    """The upper edge of a tower of so many levels, as far as there is room."""
    return TOWER_FOOT - min(height, LEVELS) * LEVEL_HEIGHT


def strip(seat: int, players: int) -> Box:
    """A player's strip: all side by side."""
    width, pitch = {2: (868, 886), 3: (574, 590), 4: (426, 442)}[players]
    left = STRIPS.x0 + seat * pitch
    return Box(left, STRIPS.y0, left + width, STRIPS.y1)
