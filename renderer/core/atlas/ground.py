"""The unchanging part of a map: seas with their shelves, land with its coast, borders, rivers, bridges."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFilter

from renderer.core.atlas.chart import Side, surface
from renderer.core.atlas.dashes import dashes
from renderer.core.atlas.look import Look
from renderer.core.atlas.motifs import scatter
from renderer.core.atlas.outline import Outlines
from renderer.core.atlas.waterways import Bridge, River, draw_bridge, draw_ferry, draw_river
from renderer.core.atlas.window import Window
from renderer.core.canvas import SUPERSAMPLING
from renderer.core.palette import Colour, rgb
from renderer.core.pen import Pen, Point

LAND, WATER, OUTSIDE = 255, 128, 0
"""How a map's kinds of ground are told apart in its mask."""
DASH, GAP = 9, 8


@dataclass(frozen=True, eq=False)
class Land:
    """All that a map consists of: its lines, how they look, its rivers, bridges and ferries."""

    outlines: Outlines
    look: Look
    rivers: tuple[River, ...] = ()
    bridges: tuple[Bridge, ...] = ()
    ferries: tuple[Bridge, ...] = ()


def base(land: Land, window: Window) -> Image.Image:
    """The map without names and without anything that changes, as large as the window."""
    wide, high = window.size
    large = Image.new("RGB", (wide * SUPERSAMPLING, high * SUPERSAMPLING), rgb(land.look.outside))
    pen = Pen(large, SUPERSAMPLING)
    kinds = kinds_of(land, window, SUPERSAMPLING)
    _hatch(pen, land.look, window)
    _areas(pen, land, window)
    _shelves(large, land.look, window, kinds)
    _rim(large, land.look, window, kinds)
    for ferry in land.ferries:
        draw_ferry(pen, window, ferry, land.look.ferry)
    _lines(pen, land, window)
    for river in land.rivers:
        tones = land.look.strait if river.strait else land.look.river
        draw_river(pen, land.outlines, window, river, tones)
    for bridge in land.bridges:
        draw_bridge(pen, window, bridge, land.look.coast)
    return large.reduce(SUPERSAMPLING)


def in_order(land: Land) -> list[str]:
    """Areas from large to small, so that what lies within another is painted after it."""
    rings = land.outlines.rings
    return sorted(land.outlines.chart.areas, key=lambda name: (-abs(surface(rings(name)[0])), name))


def kinds_of(land: Land, window: Window, finer: int) -> Image.Image:
    """Which pixels are land, water or neither; `finer` pixels for one of the window."""
    wide, high = window.size
    image = Image.new("L", (wide * finer, high * finer), OUTSIDE)
    draw = ImageDraw.Draw(image)
    for name in in_order(land):
        outline, *holes = land.outlines.rings(name)
        kind = WATER if land.outlines.chart.areas[name].water else LAND
        draw.polygon(_finer(window, outline, finer), kind)
        for hole in holes:
            draw.polygon(_finer(window, hole, finer), OUTSIDE)
    return image


def _finer(window: Window, points: Sequence[Point], finer: int) -> list[Point]:
    return [(x * finer, y * finer) for x, y in window.all_inside(points)]


def _hatch(pen: Pen, look: Look, window: Window) -> None:
    wide, high = window.size
    for x in range(-high, wide, 14):
        pen.line([(x, high), (x + high, 0)], look.hatching, 5)


def _areas(pen: Pen, land: Land, window: Window) -> None:
    for number, name in enumerate(in_order(land)):
        outline, *holes = land.outlines.rings(name)
        ground = land.look.grounds[land.outlines.chart.areas[name].ground]
        ring = window.all_inside(outline)
        pen.poly(ring, ground.colour)
        scatter(pen, ring, ground, number, window.type_scale)
        for hole in holes:
            pen.poly(window.all_inside(hole), land.look.outside)


def _shelves(large: Image.Image, look: Look, window: Window, kinds: Image.Image) -> None:
    """The sea grows lighter in steps towards the coast."""
    near = _blurred(kinds.point(_land), window.px(look.shelf_reach))
    water = kinds.point(_water)
    for share, tone in look.shelves:
        large.paste(rgb(tone), (0, 0), _both(near.point(_from(share)), water))


def _rim(large: Image.Image, look: Look, window: Window, kinds: Image.Image) -> None:
    """A light edge of the land along the coast, as maps printed in several colours have it."""
    dry = kinds.point(_land)
    inland = _blurred(dry, window.px(5)).point(_below(0.84))
    light = _both(inland, dry).point(_half)
    large.paste(rgb(look.rim), (0, 0), light)


def _blurred(mask: Image.Image, radius: float) -> Image.Image:
    small = mask.reduce(SUPERSAMPLING)
    return small.filter(ImageFilter.GaussianBlur(radius)).resize(
        mask.size, Image.Resampling.BILINEAR
    )


def _both(first: Image.Image, second: Image.Image) -> Image.Image:
    empty = Image.new("L", first.size)
    return Image.composite(first, empty, second)


def _land(value: int) -> int:
    return 255 if value == LAND else 0


def _water(value: int) -> int:
    return 255 if value == WATER else 0


def _half(value: int) -> int:
    return value // 2


def _from(share: float) -> Callable[[int], int]:
    return lambda value: 255 if value >= share * 255 else 0


def _below(share: float) -> Callable[[int], int]:
    return lambda value: 255 if value < share * 255 else 0


def _lines(pen: Pen, land: Land, window: Window) -> None:
    """Borders: dashed on water, double on land, and the coast over all."""
    sides = sorted_sides(land)
    look = land.look
    for line in land.outlines.line(sides["sea"]):
        _dashed(pen, window.all_inside(line), look.sea_line, window)
    for colour, width in (
        (look.under_border, look.under_width),
        (look.border, look.border_width),
    ):
        for line in land.outlines.line(sides["inland"]):
            pen.line(window.all_inside(line), colour, window.px(width), round_ends=True)
    for line in land.outlines.line(sides["edge"]):
        pen.line(window.all_inside(line), look.border, window.px(look.border_width))
    for line in land.outlines.line(sides["coast"]):
        pen.line(window.all_inside(line), look.coast, window.px(look.coast_width), round_ends=True)


def sorted_sides(land: Land) -> dict[str, list[Side]]:
    """All sides once: between two seas, between two lands, of the coast, and where water meets the edge."""
    chart = land.outlines.chart
    found: dict[str, list[Side]] = {"sea": [], "inland": [], "coast": [], "edge": []}
    for (start, end), name in chart.owner_of.items():
        other = chart.owner_of.get((end, start))
        wet = chart.areas[name].water
        if other is None:
            found["edge" if wet else "coast"].append((start, end))
        elif wet != chart.areas[other].water:
            if not wet:  # once, and with the land always on the same hand, so that pieces join
                found["coast"].append((start, end))
        elif name < other:
            found["sea" if wet else "inland"].append((start, end))
    return found


def _dashed(pen: Pen, points: Sequence[Point], colour: Colour, window: Window) -> None:
    for piece in dashes(points, window.px(DASH), window.px(GAP)):
        pen.line(piece, colour, window.px(2.5), round_ends=True)
