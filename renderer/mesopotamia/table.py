"""The civilisation board of a seat, to read: technologies and what they bring, pieces, dice, areas."""

from collections.abc import Sequence

from PIL import Image

from engines.mesopotamia.content import Technology
from engines.mesopotamia.ids import ACTIONS, GOODS, LEVELS, MOVABLE, SETTLEMENT, WALL
from engines.mesopotamia.preview.actions import says
from engines.mesopotamia.scoring import is_counted
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import action_name
from renderer.core import marks, own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.marks import Spot
from renderer.core.own_table import Panel
from renderer.core.palette import EARTH, INK, MUTED, PALE, mix
from renderer.core.paragraphs import MOST, draw_paragraphs, fitting
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.core.symbols import shield
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.mesopotamia.heading import draw_heading
from renderer.mesopotamia.marking import DICE
from renderer.mesopotamia.palette import SLOT, STRIP
from renderer.mesopotamia.reading import MesopotamiaView, icon_of, kinds, mark_of, numbers
from renderer.mesopotamia.strips import TECHNOLOGY_ICONS, USED
from renderer.mesopotamia.text_board import holding_lines
from renderer.mesopotamia.texts import empire, named

TECHNOLOGIES = Box(24, 206, 1276, 806)
PIECES = Box(1292, 206, 1776, 806)
AREAS, HOLDINGS = Box(24, 822, 1080, 1176), Box(1096, 822, 1776, 1176)
ZIGGURAT = Box(PIECES.x0 + 12, PIECES.y1 - 84, PIECES.x1 - 12, PIECES.y1 - 14)
"""The ziggurat and its dice, below the pieces."""
PANELS = (
    Panel(TECHNOLOGIES, ""),
    Panel(PIECES, "mesopotamia-picture-pieces", 440),
    Panel(AREAS, "mesopotamia-picture-areas", 800),
    Panel(HOLDINGS, "mesopotamia-picture-holdings", 640),
)
SIZES = (29, 27, 25, 23, 21, SMALLEST)
"""Sizes of paragraphs: the first in which all of them find room."""
NAME, GAP = 196, 6
"""Width of the name of an action, and the room between two technologies."""
GLYPH = 32
COLUMNS, FEWEST, PLACE = 2, 6, 226
"""Columns of areas, rows for which there is always room, and the width of an area's name."""
GOODS_X, SHIELD_X = 1220, 1716
"""Where goods stand in the banner, and points."""
KINDS = (*MOVABLE, SETTLEMENT, WALL)


def paint_table(
    view: MesopotamiaView, words: Words, seat: int, found: Sequence[Change]
) -> Image.Image:
    """What a seat has, as everybody sees it, with the changes `found` there."""
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    draw_heading(canvas, words, view)
    state = view.state
    draw_banner(canvas, words, state, seat)
    _technologies(canvas, words, state, seat)
    _pieces(canvas, state, seat)
    _areas(canvas, words, state, seat)
    paragraphs(canvas, HOLDINGS, list(holding_lines(words, state, seat)))
    marks.mark_board(canvas, found, lambda change: _mark(canvas, change), _amount_spot)
    return canvas.image


def _mark(canvas: Canvas, change: Change) -> Point:
    """Mark technologies, or the ziggurat with its dice; returns where the number goes."""
    if change.place.startswith(DICE):
        marks.bracket(canvas, *ZIGGURAT)
        return ZIGGURAT.x1, ZIGGURAT.y0
    return marks.bracketed(canvas, TECHNOLOGIES.inset(4))


def _amount_spot(_seat: int, kind: str) -> Spot:
    """Where it stands by how much a number of the banner grew: below it, beside the points above."""
    y, below = own_table.BANNER_Y, own_table.BELOW
    if kind == "points":
        return (SHIELD_X - 34, y - below), "right"
    return (GOODS_X - 18 + GOODS.index(kind) * 84, y + below), "left"


def draw_banner(canvas: Canvas, words: Words, state: Mesopotamia, seat: int) -> None:
    """Who it is, and its points."""
    mark, found = mark_of(state, seat), numbers(state, seat)
    own_table.banner(canvas, mark, words.name(seat), 620)
    y = own_table.BANNER_Y
    left = 132 + min(620, canvas.width(words.name(seat), "hero", 40)) + 22
    told = empire(words, state, seat)
    canvas.text(left, y + 2, told, "serif", 30, MUTED, width=GOODS_X - 60 - left)
    for place, good in enumerate(GOODS):
        x = GOODS_X - 60 + place * 84
        canvas.icon(good, x + 18, y, 38)
        ink = INK if found[good] else PALE
        canvas.text(x + 42, y + 1, found[good], "hero", 32, ink, width=42)
    if is_counted(state, seat):
        shield(canvas, SHIELD_X, y + 1, 60, found["points"])


def paragraphs(
    canvas: Canvas, box: Box, said: Sequence[str], sizes: Sequence[int] = SIZES, most: int = MOST
) -> None:
    """Paragraphs below the heading of a panel, each of so many lines at most."""
    top, wide = box.y0 + 74, box.width - 40
    size = fitting(canvas, said, wide, box.y1 - 20 - top + sizes[-1], sizes, most)
    draw_paragraphs(canvas, box.x0 + 20, top, box.y1 - 22, said, wide, size, most=most)


def _technologies(canvas: Canvas, words: Words, state: Mesopotamia, seat: int) -> None:
    """A row for each action, a column for each level; what the empire has is coloured."""
    realm, box = state.realms[seat], TECHNOLOGIES
    high = (box.height - 24) / len(ACTIONS)
    wide = (box.width - NAME - 36) / len(LEVELS)
    for number, action in enumerate(ACTIONS):
        y = box.y0 + 12 + (number + 0.5) * high
        canvas.icon(TECHNOLOGY_ICONS[action], box.x0 + 42, y, 48)
        told = words.said(action_name(action))
        lines = canvas.broken(told, "bold", 24, NAME - 76)
        top = y - 14 * (min(2, len(lines)) - 1)
        canvas.lines(box.x0 + 74, top, told, NAME - 76, role="bold", size=24, pitch=28, most=2)
        for level in LEVELS:
            row = state.content.technologies.get(f"{realm.empire}.{action}.{level}")
            if row is None:
                continue
            x = box.x0 + 12 + NAME + (level - 1) * (wide + GAP / 2)
            place = Box(x, y - high / 2 + 3, x + wide - GAP, y + high / 2 - 3)
            has = level <= realm.levels[action]
            _technology(canvas, words, state, seat, row, place, has=has)


def _technology(
    canvas: Canvas,
    words: Words,
    state: Mesopotamia,
    seat: int,
    row: Technology,
    box: Box,
    *,
    has: bool,
) -> None:
    """What a technology brings, and the glyphs that dice on it must show."""
    realm, mark = state.realms[seat], mark_of(state, seat)
    now = realm.levels[row.action] == row.level
    taken = now and row.action in realm.used
    ground = USED if taken else mix(SLOT, mark.tint, 0.7) if has else SLOT
    line = mark.dark if now else "#c9b48a"
    canvas.place("cell", box.x0, box.y0, box.width, box.height, ground, line)
    for place, shown in enumerate(row.glyphs):
        y = box.middle[1] + (place - (len(row.glyphs) - 1) / 2) * (GLYPH + 4)
        canvas.icon("dingir", box.x1 - GLYPH / 2 - 8, y, GLYPH, "white", shown)
    told, wide = words.said(says(row)), box.width - GLYPH - 28
    lines = min(4, len(canvas.broken(told, "text", SMALLEST, wide)))
    top = box.middle[1] - 10.5 * (lines - 1)
    ink = INK if has else EARTH
    canvas.lines(box.x0 + 10, top, told, wide, size=SMALLEST, fill=ink, pitch=21, most=4)


def _areas(canvas: Canvas, words: Words, state: Mesopotamia, seat: int) -> None:
    """Each area with pieces of the seat, and which; the start area first."""
    box, mark = AREAS, mark_of(state, seat)
    found = sorted(state.forces(seat), key=lambda one: not state.is_start(one[0]))
    rows = max(FEWEST, -(-len(found) // COLUMNS))
    wide, pitch = (box.width - 30) / COLUMNS, (box.height - 74) / rows
    for number, (area, force) in enumerate(found):
        x = box.x0 + 18 + number // rows * wide
        y = box.y0 + 62 + (number % rows + 0.5) * pitch
        size = min(30.0, pitch)
        canvas.text(x, y, named(words, area), "bold", 23, INK, width=PLACE)
        x += PLACE + 8
        if force.settlement:
            canvas.icon("settlement", x + 15, y, size, mark)
            x += 34
        if state.grounds[area].wall == seat:
            canvas.icon("wall", x + 15, y, size, mark)
            x += 36
        for icon, count in kinds(force.units, force.rams):
            canvas.icon(icon, x + 12, y, min(25.0, pitch))
            if count > 1:
                canvas.text(x + 26, y, count, "hero", 23, INK, width=26)
            x += 46 if count > 1 else 30


def _pieces(canvas: Canvas, state: Mesopotamia, seat: int) -> None:
    """How many pieces of each kind are on the map, and how many are left; the dice below them."""
    box, mark = PIECES, mark_of(state, seat)
    pitch = (box.height - 74 - 84) / len(KINDS)
    for number, kind in enumerate(KINDS):
        y = box.y0 + 62 + (number + 0.5) * pitch
        if kind in (SETTLEMENT, WALL):
            canvas.icon(kind, box.x0 + 50, y, 40, mark)
        else:
            canvas.icon(icon_of(kind), box.x0 + 50, y, 38)
        there, left = state.on_map(seat, kind), state.stock(seat, kind)
        canvas.text(box.x0 + 100, y, there, "hero", 32, INK if there else PALE, width=50)
        for place in range(there + left):
            x = box.x0 + 160 + place % 15 * 20
            colour = mark.colour if place < there else None
            canvas.icon("reached", x, y, 16, colour)
    realm = state.realms[seat]
    y = box.y1 - 50
    canvas.icon("ziggurat", box.x0 + 50, y, 52, max(1, realm.ziggurat))
    for place, die in enumerate(realm.dice):
        spot = box.x0 + 118 + place * 60, y
        canvas.icon("dingir", *spot, 52, die.colour, die.face or "", die.spent)
