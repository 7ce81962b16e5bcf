"""Tadmor's static layer: seas, desert, river, the empty spaces, and the side panels."""

from collections.abc import Callable, Collection
from itertools import product
from math import sin

from PIL import Image

from data.catalogues import Catalogue, catalogue
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.palette import INK, IVORY, LINE, MUTED, Strip, mix
from renderer.core.pen import Pen, Point
from renderer.core.picture import BOARD as SIZE
from renderer.tadmor import layout
from renderer.tadmor.layout import (
    MISSIONS,
    RAIDERS,
    RARE,
    REGIONS,
    ROUND,
    SQUARE,
    TEMPLES,
    TOWERS,
    UPGRADES,
    Plan,
)
from renderer.tadmor.legend import draw_legend
from renderer.tadmor.sides import (
    CAMEL,
    CELL_SHADOW_LAND,
    CELL_SHADOW_SEA,
    DUNE,
    RIPPLE,
    RIVER,
    RIVER_EDGE,
    RIVER_MIDDLE,
    SAND,
    SAND_EDGE,
    SEA,
    SEA_EDGE,
    SHIP,
)

Names = tuple[tuple[str, str], ...]
"""Regions with their names, which a content may give."""
SIDE_PANELS = {"towers": TOWERS, "upgrades": UPGRADES, "raiders": RAIDERS}
LAND_PANELS = {"goods": RARE, "temples": TEMPLES, "missions": MISSIONS}

HEADINGS = {"temples": 112, "missions": 280}
"""Width for the headings of narrow panels."""
NARROW = 350
"""Width of a region up to which its name leaves more room for what is said of raids."""
KIND = 24
"""Size of the sign of a space's kind."""


def land(pen: Pen, plan: Plan) -> None:
    """The map with its empty spaces, and the panels that lie on it."""
    for name in REGIONS:
        box, wet = layout.panel(plan, name), name in layout.WATERS
        furniture.panel(pen, *box, SEA if wet else SAND, SEA_EDGE if wet else SAND_EDGE)
        _texture(pen, box, wet=wet)
    _river(pen, layout.panel(plan, "euphrates"))
    for name, region, piece in plan:
        _space(pen, layout.cell(plan, name), piece, wet=region in layout.WATERS)
    for box in LAND_PANELS.values():
        furniture.panel(pen, *box, IVORY, LINE)


def side(pen: Pen) -> None:
    """The panels of towers, upgrades and raiders."""
    for box in SIDE_PANELS.values():
        furniture.panel(pen, *box, IVORY, LINE)


def _texture(pen: Pen, box: Box, *, wet: bool) -> None:
    """Ripples or dunes in loose rows."""
    rows, columns = range(int(box.height - 40) // 36), range(int(box.width - 60) // 74)
    for row, column in product(rows, columns):
        x = box.x0 + 30 + column * 74 + (row * 41) % 74 * 0.8
        y = box.y0 + 50 + row * 36 + (column * 13) % 9
        if x > box.x1 - 44:
            continue
        if wet:
            pen.arc(x, y, 12, 215, 325, RIPPLE, 2)
            pen.arc(x + 19, y, 12, 215, 325, RIPPLE, 2)
        else:
            pen.arc(x, y, 16, 215, 325, DUNE, 2)


def _river(pen: Pen, box: Box) -> None:
    step = (box.height - 54) / 40
    way = [(box.x0 + 24 + 9 * sin(i * 0.35), box.y0 + 42 + i * step) for i in range(41)]
    for colour, width in ((RIVER_EDGE, 22), (RIVER, 17), (RIVER_MIDDLE, 8)):
        pen.line(way, colour, width)


def _space(pen: Pen, box: Box, piece: str, *, wet: bool) -> None:
    """An empty space: round and brown for camels, square and blue for ships, half and half for either."""
    x0, y0, x1, y1 = box
    radius = SQUARE if piece == "ship" else ROUND
    pen.card(x0 + 2, y0 + 4, x1 + 2, y1 + 4, radius, CELL_SHADOW_SEA if wet else CELL_SHADOW_LAND)
    for inset, colour in ((0.0, SHIP if piece == "ship" else CAMEL), (2.5, IVORY)):
        rounded = max(2, radius - inset)
        pen.card(x0 + inset, y0 + inset, x1 - inset, y1 - inset, rounded, colour)
        if piece == "either":
            blue = SHIP if not inset else colour
            right = (False, True, True, False)
            middle = (x0 + x1) / 2
            pen.card(middle, y0 + inset, x1 - inset, y1 - inset, ROUND, blue)
            pen.card(middle, y0 + inset, x1 - inset, y1 - inset, SQUARE, blue, corners=right)


def land_labels(
    canvas: Canvas,
    lang: str,
    plan: Plan,
    names: Names,
    panels: Collection[str] = tuple(LAND_PANELS),
) -> None:
    """The given names of regions, ids and kinds of their spaces, headings of panels on the map."""
    words, regions = catalogue(lang), [region for region, _ in names]
    for region, name in names:
        box = layout.panel(plan, region)
        width = box.width * (0.45 if box.width > NARROW else 0.34)
        canvas.text(box.x0 + 16, box.y0 + 23, name, "title", 34, INK, width=width)
    for space, region, piece in plan:
        if region not in regions:
            continue
        box = layout.cell(plan, space)
        canvas.text(box.x0 + 11, box.y0 + 19, space.upper(), "bold", 21, MUTED, width=56)
        _kind(canvas, box, piece)
    for key in panels:
        _heading(canvas, words, key, LAND_PANELS[key])


def _kind(canvas: Canvas, box: Box, piece: str) -> None:
    """Which pieces a space holds, at its top right corner."""
    x, y = box.x1 - 22, box.y0 + 19
    if piece != "camel":
        canvas.icon("ship", x, y, KIND, SHIP)
        x -= KIND + 4
    if piece != "ship":
        canvas.icon("camel", x, y, KIND, CAMEL)


def _heading(canvas: Canvas, words: Catalogue, key: str, box: Box) -> None:
    title = words.format(f"tadmor-picture-{key}")
    canvas.text(box.x0 + 16, box.y0 + 23, title, "title", 34, INK, width=HEADINGS.get(key, 260))


def side_labels(canvas: Canvas, lang: str) -> None:
    """The headings of the side panels whose words never change."""
    for key in ("towers", "raiders"):
        _heading(canvas, catalogue(lang), key, SIDE_PANELS[key])


@layer
def board_ground(strip: Strip, lang: str, plan: Plan, names: Names) -> Image.Image:
    """The whole board's static layer; never drawn on, only copied."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], strip)
        land(pen, plan)
        side(pen)
        furniture.frame(pen, *SIZE, strip)

    image = bake(*SIZE, mix(strip.ground, IVORY, 0.1), draw)
    canvas = Canvas(image)
    land_labels(canvas, lang, plan, names)
    side_labels(canvas, lang)
    draw_legend(canvas, lang)
    return image
