"""Tadmor's static layer: the land, the empty spaces on it, and the panels."""

from collections.abc import Callable, Collection

from PIL import Image

from data.catalogues import Catalogue, catalogue
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.palette import EARTH, INK, IVORY, LINE, Colour, Strip, mix
from renderer.core.pen import Pen, Point
from renderer.core.picture import BOARD as SIZE
from renderer.tadmor import layout
from renderer.tadmor.layout import (
    MISSIONS,
    RAIDERS,
    RARE,
    ROUND,
    SQUARE,
    TEMPLES,
    TOWERS,
    UPGRADES,
    Plan,
)
from renderer.tadmor.legend import draw_legend
from renderer.tadmor.palette import CAMEL, CELL_SHADOW_LAND, CELL_SHADOW_SEA, SHIP, TINTS
from renderer.tadmor.symbols import CARD_SHARE, CARDS, SIGNS
from renderer.tadmor.terrain import draw_land

Names = tuple[tuple[str, str], ...]
"""Regions with their names, which a content may give."""
SIDE_PANELS = {"towers": TOWERS, "upgrades": UPGRADES, "raiders": RAIDERS}
LAND_PANELS = {"goods": RARE, "temples": TEMPLES, "missions": MISSIONS}

HEADINGS = {"temples": 112, "missions": 280}
"""Width for the headings of narrow panels."""
TITLE, NAME = 34, 0.55
"""Size of a region's name, and its share of the region's width at most."""
WATERMARK = 0.12
"""How much of its colours a watermark has."""
KIND = 24
"""Size of the sign of a space's kind."""


def land(pen: Pen, plan: Plan) -> None:
    """The map with its empty spaces, and the panels that lie on it."""
    draw_land(pen, plan)
    for name, region, piece, look in plan:
        _space(pen, layout.cell(plan, name), piece, TINTS[look], wet=region in layout.SEAS)
    for box in LAND_PANELS.values():
        furniture.panel(pen, *box, IVORY, LINE)


def side(pen: Pen) -> None:
    """The panels of towers, upgrades and raiders."""
    for box in SIDE_PANELS.values():
        furniture.panel(pen, *box, IVORY, LINE)


def _space(pen: Pen, box: Box, piece: str, tint: Colour, *, wet: bool) -> None:
    """An empty space in the tint of what it does: round and brown for camels, square and blue for ships."""
    x0, y0, x1, y1 = box
    radius = SQUARE if piece == "ship" else ROUND
    pen.card(x0 + 2, y0 + 4, x1 + 2, y1 + 4, radius, CELL_SHADOW_SEA if wet else CELL_SHADOW_LAND)
    for inset, colour in ((0.0, SHIP if piece == "ship" else CAMEL), (2.5, tint)):
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
        width = box.width * NAME
        canvas.text(box.x0 + 16, box.y0 + 23, name, "title", TITLE, INK, width=width)
    for space, region, piece, look in plan:
        if region not in regions:
            continue
        box = layout.cell(plan, space)
        watermark(canvas, box, look)
        draw_id(canvas, space, box)
        _kind(canvas, box, piece)
    for key in panels:
        _heading(canvas, words, key, LAND_PANELS[key])


def draw_id(canvas: Canvas, space: str, box: Box) -> None:
    """The id of a space, at its top left corner."""
    canvas.text(box.x0 + 11, box.y0 + 19, space.upper(), "bold", 21, EARTH, width=56)


def watermark(canvas: Canvas, box: Box, look: str) -> None:
    """What a space does, large and faint in its lower half."""
    sign, size = SIGNS[look], min(box.height * 0.86, box.width * 0.72)
    width = size * CARD_SHARE if sign.icon in CARDS else size
    x, y = box.x1 - 6 - size / 2, box.y1 - 6 - size / 2
    canvas.faint(sign.icon, x, y, (width, size), WATERMARK, *sign.arguments)


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
    canvas.text(box.x0 + 16, box.y0 + 23, title, "title", TITLE, INK, width=HEADINGS.get(key, 260))


def side_labels(canvas: Canvas, lang: str) -> None:
    """The headings of the side panels whose words never change."""
    for key in ("towers", "raiders"):
        _heading(canvas, catalogue(lang), key, SIDE_PANELS[key])


@layer
def board_ground(strip: Strip, lang: str, plan: Plan, names: Names) -> Image.Image:
    """The whole board's static layer."""

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
