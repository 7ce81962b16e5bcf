"""What stands in an area: armies as badges that tell their total from afar, and rows of small signs."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import ceil

from renderer.core.atlas.layout import Size, Slot
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, IVORY, Mark
from renderer.core.text import SMALLEST

TOTAL = 35
"""Size of an army's number: it is read in a chat, where the picture is a third as large."""
PIECE = 43
KIND, COUNT, KIND_ROOM = 18, 21, 35
"""Width of a kind's silhouette, size of its number, and what both take together."""
CLOSEST, WIDEST = 7, 9
"""The room between two kinds: clearly more than between a silhouette and its number, and not too much.
Where it is tight, kinds stand closer, so that their numbers can still be read."""
HEIGHT, ROW = 42, 26
"""Height of a badge, and of the row of kinds below the total."""
BENT, BENT_BELOW = 0.4, 0.28
"""How round its corners are, and with such a row, which reaches far into the lower ones."""
SHORTER = 0.84
"""A badge where there is little room, against the usual one."""
INSET, ENDS = 17, 14
"""The share of a badge's width that its kinds leave free, at least and usually."""
ROUNDED = 0.1
"""How far the room for kinds may be from a whole number, as badges are as wide as whole pixels."""
LOCK = 22
"""Size of the lock on the piece of an army that may not march."""
SIGN = 30
SIGN_GAP = 3
PRINTED = 0.72
"""Size of a number on a sign, against the sign's."""
TIRED = "#d8d2c6"
"""The ground of a badge of units that can do no more: it alone says so, as pale ink is not read from afar."""


@dataclass(frozen=True, slots=True)
class Army:
    """Troops of one seat in one area, or of nobody.

    kinds: icons of kinds with their numbers, 0 where none is needed; without them only the total is shown.
    tired: it can do no more. barred: it may not march.
    """

    mark: Mark | None
    total: int
    kinds: tuple[tuple[str, int], ...] = ()
    tired: bool = False
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A small icon in an area: a fort, something that grows there, an event; with a number on it, if any."""

    icon: str
    arguments: tuple[Hashable, ...] = ()
    number: str = ""


def army_forms(
    kinds: Sequence[int], scale: float, size: float = 1, digits: int = 2
) -> tuple[Size, ...]:
    """The sizes of a badge: with so many numbered kinds each, without them, and all of these smaller.

    With its kinds it is smaller only in an enlarged part, where their numbers can still be read then.
    scale: that of the window. size: how large it is against the usual one. digits: of the largest number.
    """
    wide = PIECE + _number_room(digits)
    full = [(max(wide, room * KIND_ROOM + ENDS), HEIGHT + ROW) for room in kinds]
    legible = COUNT * SHORTER * scale * size >= SMALLEST
    forms = [(form, share) for form in full for share in ((1, SHORTER) if legible else (1,))]
    forms += [((wide, HEIGHT), share) for share in (1, SHORTER)]
    return tuple(
        (ceil(ceil(w * share) * scale * size), ceil(ceil(h * share) * scale * size))
        for (w, h), share in forms
    )


def _number_room(digits: int) -> int:
    return ceil(TOTAL * 0.53 * digits) + 12


def army_box(slot: Slot, army: Army, forms: Sequence[Size]) -> Box:
    """What of its place an army's badge fills; `forms` are those it was placed with."""
    scale, kinds = _scale(slot, forms), _kinds_shown(slot, army, forms)
    width = max(PIECE + _number_room(len(str(army.total))), len(kinds) * KIND_ROOM + ENDS)
    wide = min(round(width * scale), round(slot.box.width))
    high = round((HEIGHT + (ROW if kinds else 0)) * scale)
    left, top = (
        slot.box.x0 + (slot.box.width - wide) // 2,
        slot.box.y0 + (slot.box.height - high) // 2,
    )
    return Box(left, top, left + wide, top + high)


def draw_army(canvas: Canvas, slot: Slot, army: Army, forms: Sequence[Size]) -> None:
    """A badge in its place, on a canvas in pixels; see `army_box`."""
    box, scale = army_box(slot, army, forms), _scale(slot, forms)
    line = EARTH if army.mark is None else army.mark.dark
    ground = TIRED if army.tired else IVORY
    kinds = _kinds_shown(slot, army, forms)
    bend = BENT_BELOW if kinds else BENT
    canvas.place("badge", box.x0, box.y0, box.width, box.height, line, ground, bend)
    _total(canvas, army, box, scale)
    _kinds(canvas, kinds, box, scale)


def _scale(slot: Slot, forms: Sequence[Size]) -> float:
    smaller = forms[slot.form][1] < forms[0 if _kinded(slot, forms) else -2][1]
    return forms[-2][1] / HEIGHT * (SHORTER if smaller else 1)


def _kinded(slot: Slot, forms: Sequence[Size]) -> bool:
    """Whether kinds are shown: in all forms but the last two."""
    return slot.form < len(forms) - 2


def _kinds_shown(slot: Slot, army: Army, forms: Sequence[Size]) -> Sequence[tuple[str, int]]:
    """Kinds are shown where there is room for those with a number."""
    if not _kinded(slot, forms):
        return ()
    room = (forms[slot.form][0] / _scale(slot, forms) - ENDS) / KIND_ROOM
    return army.kinds if len([n for _, n in army.kinds if n]) <= room + ROUNDED else ()


def _total(canvas: Canvas, army: Army, box: Box, scale: float) -> None:
    """Whose it is and how strong."""
    room = _number_room(len(str(army.total)))
    x = box.middle[0] + (1 - (PIECE + room) / 2) * scale
    y = box.y0 + (HEIGHT / 2 - 1) * scale
    size = round(PIECE * scale)
    if army.mark is None:
        canvas.icon("independent", x + PIECE / 2 * scale, y, size)
    else:
        canvas.icon("piece", x + PIECE / 2 * scale, y, size, army.mark)
    if army.barred:
        spot = x + (PIECE - LOCK / 3) * scale, box.y0 + (HEIGHT - LOCK / 2) * scale
        canvas.icon("lock", *spot, round(LOCK * scale))
    x += (PIECE + room / 2 - 5) * scale
    canvas.text(x, y, army.total, "hero", round(TOTAL * scale), INK, "middle")


def _kinds(canvas: Canvas, kinds: Sequence[tuple[str, int]], box: Box, scale: float) -> None:
    """Of which troops it consists, below the total; larger numbers make all of them smaller."""
    if not kinds:
        return
    natural = [KIND + (1 + canvas.width(n, "hero", COUNT) if n else 0) for _, n in kinds]
    between, room = len(kinds) - 1, box.width - INSET * scale
    apart, touching = ((room / scale - gap * between) / sum(natural) for gap in (CLOSEST, 0))
    scale *= min(1, max(apart, min(touching, SMALLEST / COUNT)))
    gap = min(WIDEST * scale, (room - sum(natural) * scale) / max(1, between))
    x = box.middle[0] - 1 - (sum(natural) * scale + gap * (len(kinds) - 1)) / 2
    y = box.y0 + (box.height - 3) * (HEIGHT + ROW / 2 - 5) / (HEIGHT + ROW - 3)
    for (icon, count), width in zip(kinds, natural, strict=True):
        canvas.icon(icon, x + KIND / 2 * scale, y, round(KIND * scale), INK)
        if count:
            canvas.text(x + (KIND + 1) * scale, y, count, "hero", round(COUNT * scale), INK)
        x += width * scale + gap


def sign_forms(count: int, scale: float) -> tuple[Size, ...]:
    """The sizes of a group of so many signs: in a row, a little smaller, in two rows."""
    found = []
    for size, rows in ((SIGN, 1), (SIGN - 5, 1), (SIGN - 3, 2)):
        columns = ceil(count / rows)
        wide = columns * (size + SIGN_GAP) - SIGN_GAP
        high = rows * (size + SIGN_GAP) - SIGN_GAP
        found.append((ceil(wide * scale), ceil(high * scale)))
    return tuple(found if count > 1 else found[:2])


def draw_signs(
    canvas: Canvas, slot: Slot, signs: Sequence[Sign], scale: float, *, grown: bool = False
) -> None:
    """Signs in their place, in the middle of it if there are fewer than it was made for.

    grown: these are of the usual size then, even where it was made for smaller ones.
    """
    size, rows = ((SIGN, 1), (SIGN - 5, 1), (SIGN - 3, 2))[slot.form]
    if grown and rows == 1 and len(signs) * (SIGN + SIGN_GAP) * scale <= slot.box.width:
        size = SIGN
    pitch = (size + SIGN_GAP) * scale
    columns = max(1, ceil(len(signs) / rows))
    lines = [signs[i : i + columns] for i in range(0, len(signs), columns)]
    x, y = slot.box.middle
    for number, line in enumerate(lines):
        for place, sign in enumerate(line):
            across = x + (place - (len(line) - 1) / 2) * pitch
            down = y + (number - (len(lines) - 1) / 2) * pitch
            canvas.icon(sign.icon, across, down, round(size * scale), *sign.arguments)
            if sign.number:
                figures = max(SMALLEST, round(size * PRINTED * scale))
                canvas.text(across, down, sign.number, "hero", figures, INK, "middle")
