"""The strip of each empire beside the map."""

from collections.abc import Mapping
from itertools import accumulate, pairwise

from engines.mesopotamia.ids import ACTIONS, GOODS, LEVELS
from engines.mesopotamia.scoring import is_counted, result
from engines.mesopotamia.state import Mesopotamia, Realm
from engines.mesopotamia.words import empire_name
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.marks import Spot
from renderer.core.palette import CANNOT, INK, MUTED, PALE, Mark
from renderer.core.symbols import shield
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.mesopotamia.layout import strip
from renderer.mesopotamia.palette import SLOT, STRIP
from renderer.mesopotamia.reading import MesopotamiaView, mark_of, numbers, points

HEAD, ICON, FIGURES = 48, 28, 27
TALL = 230
"""Height from which technologies have larger icons, and dice a row of their own."""
WIDE_OPEN, LARGE = 380, 1.35
"""Height from which goods have two rows and everything is larger, and how much larger counts are there."""
ROOMY = 290
"""Height from which the strip of a seat that the rules play has higher rows."""
AMOUNTS, BELOW = 15, 18
"""What is kept free below the row of goods, and how far below their middle the amounts stand."""
GOOD_PITCH = 70
USED = "#dccfae"
"""The ground of a technology whose action has been taken this turn."""
TECHNOLOGY_ICONS = {
    "explore": "compass",
    "build": "hammer",
    "research": "tablet",
    "gather": "jar",
    "warfare": "swords",
    "grow": "sheaf",
}
DIE, DIE_PITCH = 25, 27
COUNTS = {
    "units": ("spearman", 24),
    "settlements": ("hut", 26),
    "amphorae": ("jar", 24),
    "gardens": ("garden_tile", 26),
    "quests": ("card_back", 24),
}
"""What else is counted, with its icon and how large that is."""
GAINED, BARE, CROWN = 118, 84, 30
"""What is kept free for points with those gained, at the end without any, and for the crown of a winner."""


def draw_strips(canvas: Canvas, words: Words, view: MesopotamiaView) -> None:
    """Who plays, and what each has; whose turn it is stands out."""
    state = view.state
    for realm in state.realms:
        box = strip_of(state, realm.seat)
        draw_headed(canvas, words, view, realm, box)
        if not realm.house:
            _rows(canvas, state, realm, box, numbers(state, realm.seat))


def draw_headed(
    canvas: Canvas, words: Words, view: MesopotamiaView, realm: Realm, box: Box
) -> None:
    """A strip with nothing but its heading: who it is, points and crown."""
    state, seat, mark = view.state, realm.seat, mark_of(view.state, realm.seat)
    turn = seat in awaited(view) or (seat == state.active and not view.over)
    canvas.place("strip", box.x0 - 6, box.y0 - 4, box.width + 12, box.height + 9, mark.dark, turn)
    won, counted = seat in _winners(state), is_counted(state, seat)
    kept = (GAINED if counted else BARE) + CROWN * won
    _head(canvas, words, state, realm, box, kept)
    if counted:
        shield(canvas, box.x1 - 34, box.y0 + 29, 48, points(state, seat))
    if won:
        canvas.icon("crown", box.x1 - (77 if counted else 88), box.y0 + 28, 30)


def strip_of(state: Mesopotamia, seat: int) -> Box:
    """Where the strip of a seat is."""
    return strip(len(state.realms), seat, house=state.house() is not None)


def _winners(state: Mesopotamia) -> list[int]:
    return result(state).winners if state.ended else []


def _head(
    canvas: Canvas, words: Words, state: Mesopotamia, realm: Realm, box: Box, kept: int
) -> None:
    """Piece, name and empire; so much is kept free at the end."""
    mark, middle = mark_of(state, realm.seat), box.y0 + 28
    furniture.band(canvas, mark, box.x0 + 4, box.y0 + 5, box.width - 8, HEAD)
    canvas.place("pill", box.x0 + 46, middle - 19, box.width - 112, 38)
    canvas.icon("piece", box.x0 + 34, middle, 52, mark)
    left, right = box.x0 + 70, box.x1 - kept
    name, empire = words.name(realm.seat), words.said(empire_name(realm.empire))
    room = canvas.width(empire, "serif", 22) + 12
    if canvas.width(name, "hero", SMALLEST) <= right - room - left:
        canvas.text(right, middle, empire, "serif", 22, MUTED, "right", room)
        right -= room
    canvas.text(left, middle, name, "hero", 31, INK, width=right - left)


def rows_of(box: Box) -> list[float]:
    """The middles of a strip's rows; below the first there is room for amounts gained and lost."""
    shares: tuple[float, ...] = (1.0, 1.7, 1.0, 1.0) if box.height >= TALL else (1.0, 1.0, 1.0)
    if box.height >= WIDE_OPEN:
        shares = (1.0, 1.0, 1.4, 0.9, 0.8)
    top, bottom = box.y0 + HEAD + 7, box.y1 - 7
    unit = (bottom - top - AMOUNTS) / sum(shares)
    edges = list(accumulate((share * unit for share in shares), initial=top))
    return [
        (edge + after) / 2 + (AMOUNTS if row else 0)
        for row, (edge, after) in enumerate(pairwise(edges))
    ]


def goods_rows(box: Box) -> int:
    """How many rows the goods take."""
    return 2 if box.height >= WIDE_OPEN else 1


def house_rows(box: Box) -> tuple[float, float]:
    """The middles of what a seat has that the rules play, and of its technologies."""
    top, high = box.y0 + HEAD + 7, 42 if box.height >= ROOMY else 31
    return top + high / 2, top + high * 1.5 + AMOUNTS / 2


def _rows(
    canvas: Canvas, state: Mesopotamia, realm: Realm, box: Box, found: Mapping[str, int]
) -> None:
    rows, mark = rows_of(box), mark_of(state, realm.seat)
    for good in GOODS:
        x, y, size, figures = _good(box, good)
        canvas.icon(good, x + size / 2, y, size)
        ink = INK if found[good] else PALE
        canvas.text(x + size + 5, y + 1, found[good], "hero", figures, ink, width=figures + 5)
    if box.height >= WIDE_OPEN:
        draw_technologies(canvas, realm, mark, box, rows[2], 84)
        draw_dice(canvas, realm, box.x0 + 18, rows[3], 46, 58)
        draw_counts(canvas, mark, found, box.x0 + 18, box.x1 - 18, rows[4], LARGE)
        return
    tall = len(rows) > 3
    high = 48 if tall else min(28, rows[2] - rows[1] + 1)
    draw_technologies(canvas, realm, mark, box, rows[1], high)
    if tall:
        draw_dice(canvas, realm, box.x0 + 14, rows[2], DIE + 5, DIE_PITCH + 8)
        draw_counts(canvas, mark, found, box.x0 + 14, box.x1 - 8, rows[3])
    else:
        after = box.x0 + 14 + max(1, len(realm.dice)) * DIE_PITCH
        draw_dice(canvas, realm, box.x0 + 14, rows[2], DIE, DIE_PITCH)
        draw_counts(canvas, mark, found, after, box.x1 - 8, rows[2])


def _good(box: Box, good: str) -> tuple[float, float, int, int]:
    """Where a good begins in a strip, its middle line, and the sizes of its icon and its number."""
    place, rows = GOODS.index(good), rows_of(box)
    if box.height < WIDE_OPEN:
        return box.x0 + 14 + place * GOOD_PITCH, rows[0], ICON, FIGURES
    row, column = divmod(place, len(GOODS) // 2)
    return box.x0 + 24 + column * 2 * GOOD_PITCH, rows[row], 50, 42


def draw_technologies(
    canvas: Canvas, realm: Realm, mark: Mark, box: Box, y: float, high: float
) -> None:
    """A level for each action, as beads; darker where the action has been taken this turn."""
    pitch = (box.width - 20) / len(ACTIONS)
    tall = high > 28
    for place, action in enumerate(ACTIONS):
        x = box.x0 + 10 + place * pitch
        ground = USED if action in realm.used else SLOT
        canvas.place("cell", x + 2, y - high / 2, pitch - 4, high, ground)
        size = high * 0.58 if tall else 22
        spot = (x + pitch / 2, y - high / 6) if tall else (x + 16, y)
        canvas.icon(TECHNOLOGY_ICONS[action], *spot, round(size))
        step = min(high / 4, (pitch - 14) / len(LEVELS)) if tall else 9.4
        first, below = (x + pitch / 2 - step * 1.5, high / 3) if tall else (x + 33, 0)
        for number, level in enumerate(LEVELS):
            colour = mark.colour if realm.levels[action] >= level else None
            bead = round(step) - 1 if tall else 9
            canvas.icon("reached", first + number * step, y + below, bead, colour)


def draw_dice(canvas: Canvas, realm: Realm, x: float, y: float, size: float, pitch: float) -> None:
    """The Dingir dice, one for each level of the ziggurat; pale once used this turn."""
    for place, die in enumerate(realm.dice):
        spot = x + size / 2 + place * pitch, y
        canvas.icon("dingir", *spot, size, die.colour, die.face or "", die.spent)


def draw_counts(
    canvas: Canvas,
    mark: Mark,
    found: Mapping[str, int],
    left: float,
    right: float,
    y: float,
    scale: float = 1,
) -> None:
    """Units of how many, settlements, amphorae, parts of the Hanging Gardens, quests."""
    said = {kind: str(found[kind]) for kind in COUNTS}
    said["units"] = f"{found['units']}/{found['limit']}"
    figures = round(22 * scale)
    widths = [
        COUNTS[kind][1] * scale + 3 + canvas.width(told, "hero", figures)
        for kind, told in said.items()
    ]
    most = 16.0 if scale == 1 else right - left
    gap = min(most, (right - left - sum(widths)) / (len(widths) - 1))
    x = right - sum(widths) - gap * (len(widths) - 1)
    for (kind, told), wide in zip(said.items(), widths, strict=True):
        icon, size = COUNTS[kind][0], round(COUNTS[kind][1] * scale)
        if icon == "card_back":
            canvas.icon(icon, x + size / 2, y, (size * 0.76, size), STRIP.dark)
        elif icon == "hut":
            canvas.icon("settlement", x + size / 2, y, size, mark)
        else:
            canvas.icon(icon, x + size / 2, y, size)
        over = kind == "units" and found["units"] > found["limit"]
        ink = CANNOT if over else INK if found[kind] else PALE
        canvas.text(x + size + 3, y + 1, told, "hero", figures, ink, width=70 * scale)
        x += wide + gap


def amount_spot(state: Mesopotamia, seat: int, kind: str) -> Spot:
    """Where an amount of a kind stands in the strip of a seat, and which side of it that is."""
    box = strip_of(state, seat)
    if kind == "points":
        x = box.x1 - 72 - CROWN * (seat in _winners(state))
        return (x, box.y0 + 29), "right"
    if state.realms[seat].house:
        return (box.x0 + 14 + ICON + 4, house_rows(box)[0] + BELOW), "left"
    x, y, size, figures = _good(box, kind)
    return (x + size + 4, y + BELOW + (figures - FIGURES) // 2), "left"
