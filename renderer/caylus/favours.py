"""The table of royal favours with everybody's markers."""

from PIL import Image

from engines.caylus.state import LINES, Caylus
from renderer.caylus import layout
from renderer.caylus.layout import FAVOURS
from renderer.caylus.reading import mark_of
from renderer.caylus.symbols import column_row
from renderer.core.box import Box
from renderer.core.cache import kept
from renderer.core.canvas import Canvas, blank
from renderer.core.palette import IVORY, MUTED
from renderer.core.symbols import Row, draw_row, shield
from renderer.core.words import Words

LINE_ICONS = {"prestige": "points", "deniers": "coin", "cubes": "any_good", "buildings": "hammer"}
TABLE = Box(FAVOURS.x0 + 8, FAVOURS.y0 + 40, FAVOURS.x1 - 8, FAVOURS.y1 - 6)


def draw_favours(canvas: Canvas, words: Words, state: Caylus) -> None:
    """The table, or what a favour is worth in the simplified variant."""
    if state.simplified:
        _simplified(canvas, words, state)
        return
    lines = state.content.lines
    rows = tuple(tuple(column_row(one) for one in lines[line].columns) for line in LINES)
    canvas.patch(_table(canvas.scale, rows, state.columns()), *TABLE[:2])
    for line in LINES:
        _markers(canvas, state, line)


@kept
def _table(scale: float, rows: tuple[tuple[Row, ...], ...], shut: int) -> Image.Image:
    """The cells with what they give; those after the first `shut` columns are closed."""
    canvas = blank(TABLE, scale, IVORY)
    for line, columns in zip(LINES, rows, strict=True):
        y = layout.favour_cell(line, 1).middle[1]
        canvas.icon(LINE_ICONS[line], FAVOURS.x0 + 23, y, 28)
        for number, row in enumerate(columns, start=1):
            box = layout.favour_cell(line, number)
            canvas.place("favour_cell", *box[:2], box.width, box.height, number > shut)
            size = 24 if len(row) < 3 else 22
            draw_row(canvas, box.middle[0], box.y0 + 13, row, size, gap=2, room=box.width - 4)
    return canvas.image


def _markers(canvas: Canvas, state: Caylus, line: str) -> None:
    columns = len(state.content.lines[line].columns)
    for column in range(1, columns + 1):
        box = layout.favour_cell(line, column)
        here = [player for player in state.players if player.favours[line] == column]
        for i, player in enumerate(here):
            x = box.middle[0] + (i - (len(here) - 1) / 2) * 14.5
            canvas.icon("marker", x, box.y1 - 8.5, 16, mark_of(player))


def _simplified(canvas: Canvas, words: Words, state: Caylus) -> None:
    x, y = FAVOURS.middle
    canvas.icon("fleur", x - 74, y - 22, 74)
    canvas.icon("arrow", x, y - 22, 36, MUTED)
    shield(canvas, x + 74, y - 22, 74, state.content.limits.simplified_points)
    note = words("caylus-picture-simplified", n=state.content.limits.simplified_points)
    width = FAVOURS.width - 40
    canvas.lines(x, y + 44, note, width, size=22, fill=MUTED, side="middle", pitch=27, most=2)
