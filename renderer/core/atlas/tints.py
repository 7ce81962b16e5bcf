"""Whose an area is: its owner's tint over the ground, and a band in the owner's pattern along its border.

Water stays water: it has the band as well, but no tint, and the pattern lies on the waves.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.core.atlas.ground import Land
from renderer.core.atlas.window import Window
from renderer.core.cache import kept, slight
from renderer.core.canvas import SUPERSAMPLING, Canvas
from renderer.core.icons.pieces import pattern
from renderer.core.palette import Colour, Mark, Rgb, mix, rgb
from renderer.core.pen import Pen, Point

SHOWN = 0.88
"""How much of a tint is seen; the rest is the ground's own colour."""
HATCH = 14
"""Pixels from one line to the next over areas that are out of the game."""
COARSE = 2.5
"""How much larger the pattern over the land is than that of the band: it is still seen in a chat."""
FAINT = 0.2
"""How much of the owner's colour is in the pattern over the land."""
AFLOAT = 0.34
"""How much of the owner's colour is in the pattern over water."""
BAND, EDGE = 0.86, 0.9
"""Share of the area around a spot up to which the band reaches, and the dark line beside it."""
REACH, LINE = 9, 4
"""Over how many pixels that share is taken: the band is about as wide as that; most of that line's width."""
SPECK = 1500
"""What the band leaves free of an area is painted over if it has no more pixels than that."""
COARSELY = 4
"""How much smaller the mask is in which such pieces are looked for."""


def owned_land(ground: Colour, mark: Mark) -> tuple[Rgb, Rgb]:
    """The colours of owned land: of its whole, and of the owner's pattern on it."""
    whole = mix(ground, mark.tint, SHOWN)
    return whole, mix(whole, mark.colour, FAINT)


def owned_sea(ground: Colour, mark: Mark) -> Rgb:
    """The colour of the owner's pattern on the water."""
    return mix(ground, mark.colour, AFLOAT)


def tint(canvas: Canvas, land: Land, window: Window, game: str, owners: Mapping[str, Mark]) -> None:
    """Paint areas in their owners' colours on a canvas in pixels that shows the map's base."""
    for area in land.outlines.chart.areas:
        if area in owners:
            shape, spot = _shape(land, window, area, owners[area]), _spot(land, window, area)
            if shape is not None:
                canvas.image.paste(_owned(land, window, game, area, owners[area]), spot, shape)


def shut(canvas: Canvas, land: Land, window: Window, game: str, areas: Collection[str]) -> None:
    """Hatch areas that are out of the game."""
    for area in areas:
        x0, y0, x1, y1 = _edges(land, window, area)
        if x0 < x1 and y0 < y1:
            shape, spot = _inside(land, window, area), _spot(land, window, area)
            canvas.image.paste(_hatched(land, window, game, area), spot, shape)


@kept
def _hatched(land: Land, window: Window, game: str, area: str) -> Image.Image:
    """What an area that is out of the game is painted with, as large as its shape."""
    wide, high = _inside(land, window, area).size
    image = Image.new("RGB", (wide * SUPERSAMPLING, high * SUPERSAMPLING), rgb(land.look.outside))
    pen = Pen(image, SUPERSAMPLING)
    for x in range(-high, wide, HATCH):
        pen.line([(x, high), (x + high, 0)], land.look.hatching, HATCH / 3)
    return slight(image.reduce(SUPERSAMPLING), game)


@lru_cache(2048)
def _edges(land: Land, window: Window, area: str) -> tuple[int, int, int, int]:
    """The part of the window an area takes, in its pixels."""
    points = window.all_inside(land.outlines.rings(area)[0])
    wide, high = window.size
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (
        max(0, int(min(xs)) - 1),
        max(0, int(min(ys)) - 1),
        min(wide, int(max(xs)) + 2),
        min(high, int(max(ys)) + 2),
    )


def _spot(land: Land, window: Window, area: str) -> tuple[int, int]:
    x, y, *_ = _edges(land, window, area)
    return x + round(window.box.x0), y + round(window.box.y0)


def _shape(land: Land, window: Window, area: str, mark: Mark) -> Image.Image | None:
    """Where, and how densely, an area's owner is painted. None if it lies outside the window."""
    x0, y0, x1, y1 = _edges(land, window, area)
    if x1 <= x0 or y1 <= y0:
        return None
    wet = land.outlines.chart.areas[area].water
    return _afloat(land, window, area, mark) if wet else _inside(land, window, area)


@kept
def _afloat(land: Land, window: Window, area: str, mark: Mark) -> Image.Image:
    """Where something of a sea's owner is painted: the band along its border, and the pattern."""
    shape = _inside(land, window, area)
    within = _coarse(shape.size, window.type_scale, mark)
    band = _share_around(shape, window.px(REACH)).point(_up_to(EDGE))
    return ImageChops.multiply(ImageChops.lighter(within, band), shape)


@kept
def _inside(land: Land, window: Window, area: str) -> Image.Image:
    x0, y0, x1, y1 = _edges(land, window, area)
    size = (x1 - x0) * SUPERSAMPLING, (y1 - y0) * SUPERSAMPLING
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)

    def at(points: list[Point]) -> list[Point]:
        moved = window.all_inside(points)
        return [((x - x0) * SUPERSAMPLING, (y - y0) * SUPERSAMPLING) for x, y in moved]

    outline, *holes = (at(ring) for ring in land.outlines.rings(area))
    draw.polygon(outline, 255)
    for hole in holes:
        draw.polygon(hole, 0)
    stroke = round(window.px(land.look.under_width) * SUPERSAMPLING)
    for ring in (outline, *holes):
        draw.line([*ring, ring[0]], 0, stroke)
    _spare_rivers(draw, land, window, area, (x0, y0))
    return mask.reduce(SUPERSAMPLING)


def _spare_rivers(
    draw: ImageDraw.ImageDraw, land: Land, window: Window, area: str, corner: Point
) -> None:
    """A river stays to be seen over the land beside it."""
    own = {frozenset(side) for side in land.outlines.chart.areas[area].sides()}
    for river in land.rivers:
        sides = [side for side in river.sides if frozenset(side) in own]
        for line in land.outlines.line(sides):
            spots = [
                ((x - corner[0]) * SUPERSAMPLING, (y - corner[1]) * SUPERSAMPLING)
                for x, y in window.all_inside(line)
            ]
            draw.line(spots, 0, round(window.px(river.width + 4) * SUPERSAMPLING), joint="curve")


@kept
def _owned(land: Land, window: Window, game: str, area: str, mark: Mark) -> Image.Image:
    """An area as its owner's, as large as its shape."""
    shape = _inside(land, window, area)
    image = _covered(land, window, area, mark)
    around = _share_around(shape, window.px(REACH))
    image.paste(mix(mark.dark, mark.tint, 0.15), (0, 0), around.point(_up_to(EDGE)))
    band = _patterned(shape.size, window.type_scale, mark)
    image.paste(band, (0, 0), _banded(around, window.px(LINE), SPECK * window.px(1) ** 2))
    return slight(image, game)


def _covered(land: Land, window: Window, area: str, mark: Mark) -> Image.Image:
    """What is painted within the band: tint and pattern; of water, the pattern's colour alone."""
    size, drawn = _inside(land, window, area).size, land.outlines.chart.areas[area]
    ground = land.look.grounds[drawn.ground].colour
    if drawn.water:
        return Image.new("RGB", size, owned_sea(ground, mark))
    whole, streaks = owned_land(ground, mark)
    image = Image.new("RGB", size, whole)
    image.paste(streaks, (0, 0), _coarse(size, window.type_scale, mark))
    return image


def _banded(around: Image.Image, line: float, speck: float) -> Image.Image:
    """Where the band is: up to the dark line beside it, and all of what is too narrow or small for it."""
    wide = _without_specks(ImageChops.invert(around.point(_up_to(EDGE))), speck)
    near = wide.filter(ImageFilter.BoxBlur(line)).point([0, *[255] * 255])
    return ImageChops.lighter(around.point(_up_to(BAND)), ImageChops.invert(near))


def _without_specks(free: Image.Image, speck: float) -> Image.Image:
    """What lies within a band, without pieces of so few pixels, unless it is all there is."""
    coarse = free.reduce(COARSELY).point([0, *[255] * 255])
    pieces = [*_pieces(coarse)]
    small = [piece for piece in pieces if piece.histogram()[255] * COARSELY**2 <= speck]
    if len(small) == len(pieces):
        return free
    for piece in small:
        wide, high = (side * COARSELY for side in piece.size)
        free = ImageChops.subtract(
            free, piece.resize((wide, high), Image.Resampling.NEAREST).crop((0, 0, *free.size))
        )
    return free


def _pieces(mask: Image.Image) -> Iterator[Image.Image]:
    """What of a mask hangs together, piece by piece."""
    while (box := mask.getbbox()) is not None:
        row = mask.crop((box[0], box[1], box[2], box[1] + 1)).tobytes()
        before = mask.copy()
        ImageDraw.floodfill(mask, (box[0] + row.index(255), box[1]), 0)
        yield ImageChops.subtract(before, mask)


def _patterned(size: tuple[int, int], scale: float, mark: Mark) -> Image.Image:
    """A seat's colour and pattern, as large as an area."""
    finer = SUPERSAMPLING
    image = Image.new("RGB", (size[0] * finer, size[1] * finer))
    pattern(Pen(image, scale * finer), size[0] / scale, size[1] / scale, mark)
    return image.reduce(finer)


def _coarse(size: tuple[int, int], scale: float, mark: Mark) -> Image.Image:
    """The same pattern larger, as coverage."""
    drawn = _patterned(size, scale * COARSE, mark)
    plain = Image.new("RGB", size, rgb(mark.colour))
    apart = ImageChops.difference(drawn, plain).convert("L")
    most = max(1, *(value for value, count in enumerate(apart.histogram()) if count))
    return apart.point([min(255, value * 255 // most) for value in range(256)])


def _share_around(shape: Image.Image, reach: float) -> Image.Image:
    """How much of what lies around each pixel is of the area, 0 to 255; beyond the picture's edge all is."""
    margin = round(3 * reach)
    wide, high = shape.size
    image = Image.new("L", (wide + 2 * margin, high + 2 * margin), 0)
    image.paste(shape, (margin, margin))
    blurred = image.filter(ImageFilter.GaussianBlur(reach))
    return blurred.crop((margin, margin, margin + wide, margin + high))


def _up_to(share: float) -> list[int]:
    """Full where the share is smaller, nothing where it is larger, with a soft edge."""
    return [max(0, min(255, round((share * 255 - value) * 48 + 128))) for value in range(256)]
