"""Several armies in one area: all in the same place, the larger the fewer they are."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias

from renderer.core.atlas.badges import Army
from renderer.core.atlas.layout import Size, Slot
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, IVORY
from renderer.core.text import SMALLEST, width_of

Kinds: TypeAlias = tuple[tuple[str, int], ...]
"""The icons of kinds, with how many of each there are."""
KIND, COUNT, BETWEEN = 19, 21, 5
"""Width of a kind's silhouette, size of its number, and the room from one kind to the next."""
WIDE, AIRY = 62, 86
"""From which width on a badge has its kinds below its total, if it is high enough; how wide it is usually."""
HEAD, ROW, FOOT = 36, 20, 4
"""Height of what stands above the kinds, of a row of them, and of what is below."""
LOW = 42
"""Height of a badge without kinds, at most."""
GAP = 3
ENDS, RIM = 12, 7
"""The share of a badge's width that its rim takes, and the least where there is little room."""
COLUMNS = {1: 1, 2: 1, 3: 2, 4: 2}
"""Beside each other, for so many armies; three for more."""
MOST = 9


@dataclass(frozen=True, slots=True)
class Camp:
    """The armies in an area, as they came; nine at most."""

    armies: tuple[Army, ...]


def camp_forms(size: Size, scale: float) -> tuple[Size, ...]:
    """The sizes of the place for a camp; size: the usual one, at the usual scale."""
    wide, high = size
    return tuple((ceil(wide * scale * share), ceil(high * scale * share)) for share in (1, 0.94))


def camp_box(slot: Slot, camp: Camp, scale: float) -> Box:
    """What of its place a camp fills."""
    boxes = list(_cells(slot.box, camp, scale))
    return Box(
        min(box.x0 for box in boxes),
        min(box.y0 for box in boxes),
        max(box.x1 for box in boxes),
        max(box.y1 for box in boxes),
    )


def draw_camp(canvas: Canvas, slot: Slot, camp: Camp, scale: float) -> None:
    """All armies of a camp in their place, in the order in which they came."""
    for army, box in zip(camp.armies, _cells(slot.box, camp, scale), strict=False):
        line = EARTH if army.mark is None else army.mark.dark
        canvas.place("badge", box.x0, box.y0, box.width, box.height, line, IVORY)
        if _is_large(army, box.width, box.height, scale):
            _large(canvas, army, box, scale)
        else:
            _small(canvas, army, box, scale)


def _cells(place: Box, camp: Camp, scale: float) -> Iterator[Box]:
    """The badges of a camp, row by row, each as large as there is room, and no larger than it needs."""
    number = min(len(camp.armies), MOST)
    columns = COLUMNS.get(number, 3)
    rows = max(ceil(number / columns), 2 if number > 1 else 1)
    gap = round(GAP * scale)
    wide = (place.width - gap * (columns - 1)) // columns
    high = (place.height - gap * (rows - 1)) // rows
    for start in range(0, number, columns):
        here = camp.armies[start : start + columns]
        needed = [min(wide, _needed(army, wide, high, scale)) for army in here]
        own = min(high, max(_height(army, wide, high, scale) for army in here))
        used = ceil(number / columns)
        top = place.y0 + (place.height - (used * own + gap * (used - 1))) // 2
        y = top + start // columns * (own + gap)
        x = place.x0 + (place.width - sum(needed) - gap * (len(here) - 1)) // 2
        for width in needed:
            yield Box(round(x), round(y), round(x + width), round(y + own))
            x += width + gap


def _height(army: Army, wide: float, high: float, scale: float) -> float:
    """How high a badge is that may be so wide and high."""
    if not _is_large(army, wide, high, scale):
        return min(high, LOW * scale)
    return round(_full(army, wide, scale))


def _is_large(army: Army, wide: float, high: float, scale: float) -> bool:
    """Whether there is room for all kinds below the total."""
    return wide >= WIDE * scale and high >= round(_full(army, wide, scale))


def _full(army: Army, wide: float, scale: float) -> float:
    """How high a badge is with its kinds in rows below its total."""
    return (HEAD + ROW * len(_rows(army.kinds, wide / scale - ENDS)) + FOOT) * scale


def _needed(army: Army, wide: float, high: float, scale: float) -> float:
    """How wide a badge has to be."""
    if not _is_large(army, wide, high, scale):
        return wide
    widest = max((_length(row) for row in _rows(army.kinds, wide / scale - ENDS)), default=0)
    return min(wide, max(AIRY, widest + ENDS + 4) * scale)


def _rows(kinds: Kinds, room: float) -> list[Kinds]:
    """Kinds in rows, each as long as there is room."""
    rows: list[Kinds] = []
    for one in kinds:
        if rows and _length((*rows[-1], one)) <= room:
            rows[-1] = (*rows[-1], one)
        else:
            rows.append((one,))
    return rows


def _length(kinds: Kinds) -> float:
    """How long a row of kinds is at the usual scale; of one of a kind no number is told."""
    widths = [KIND + (1 + width_of(str(n), "hero", COUNT) if n > 1 else 0) for _, n in kinds]
    return sum(widths) + BETWEEN * (len(kinds) - 1)


def _large(canvas: Canvas, army: Army, box: Box, scale: float) -> None:
    """Piece and total, the kinds below them in rows."""
    figures = round(min(33 * scale, box.width * 0.4))
    wide = canvas.width(army.total, "hero", figures)
    size = min(38 * scale, box.width - wide - ENDS * scale)
    x, y = box.middle[0] - (size + wide) / 2, box.y0 + (HEAD / 2 + 1) * scale
    _piece(canvas, army, x + size / 2, y, size)
    canvas.text(x + size, y, army.total, "hero", figures)
    x = box.middle[0]
    for number, row in enumerate(_rows(army.kinds, box.width / scale - ENDS)):
        _kinds(canvas, row, x, box.y0 + (HEAD - 3 + ROW * (number + 0.5)) * scale, scale)


def _small(canvas: Canvas, army: Army, box: Box, scale: float) -> None:
    """Piece and kinds beside each other, or piece and total where there is no room for kinds."""
    size = min(box.height - 3 * scale, 36 * scale, box.width * 0.5)
    y = box.middle[1] - scale
    room = box.width - size - ENDS * scale
    needed = _length(army.kinds) * scale
    if army.kinds and needed <= room and box.height >= 24 * scale:
        x = box.x0 + (box.width - size - needed - 3 * scale) / 2
        _piece(canvas, army, x + size / 2, y, size)
        _kinds(canvas, army.kinds, x + size + 3 * scale + needed / 2, y, scale)
        return
    figures = max(SMALLEST, round(min(32 * scale, size * 0.86)))
    wide = canvas.width(army.total, "hero", figures)
    size = min(size, box.width - wide - RIM * scale)
    x = box.x0 + (box.width - size - wide) / 2 - scale
    _piece(canvas, army, x + size / 2, y, size)
    canvas.text(x + size, y, army.total, "hero", figures)


def _piece(canvas: Canvas, army: Army, x: float, y: float, size: float) -> None:
    if army.mark is None:
        canvas.icon("independent", x, y, round(size))
    else:
        canvas.icon("piece", x, y, round(size), army.mark)


def _kinds(canvas: Canvas, kinds: Kinds, middle: float, y: float, scale: float) -> None:
    x = middle - _length(kinds) * scale / 2
    for icon, number in kinds:
        canvas.icon(icon, x + KIND / 2 * scale, y, round(KIND * scale))
        if number > 1:
            left = x + (KIND + 1) * scale
            canvas.text(left, y, number, "hero", round(COUNT * scale))
        x += (_length(((icon, number),)) + BETWEEN) * scale
