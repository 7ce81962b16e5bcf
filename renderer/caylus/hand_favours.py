"""A player's markers on the lines of royal favours, and what the next favour would give."""

from engines.caylus.ids import LINES
from engines.caylus.state import Caylus, Player
from engines.caylus.steps.favour import column_after
from renderer.caylus.favours import LINE_ICONS
from renderer.caylus.reading import mark_of
from renderer.caylus.symbols import column_row
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, MUTED
from renderer.core.symbols import draw_row, shield
from renderer.core.words import Words

WIDTH, HEIGHT, PITCH = 54, 44, 78
LOWER = ("cubes", "buildings")
"""Lines on which a lower column may be used too (CAY-12.8, CAY-A42)."""


def draw_favours(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """The table with the own markers; or what a favour is worth without it (CAY-15.2)."""
    if state.simplified:
        _simplified(canvas, words, state, box)
        return
    for i, line in enumerate(LINES):
        _line(canvas, state, player, line, Box(box.x0, box.y0 + 60 + i * PITCH, box.x1, box.y1))
    note = words("caylus-picture-next-favour")
    canvas.lines(box.x0 + 20, box.y1 - 46 + 22, note, box.width - 40, size=20, fill=CAN, most=1)


def _line(canvas: Canvas, state: Caylus, player: Player, line: str, box: Box) -> None:
    level, after = player.favours[line], column_after(state, player.seat, line)
    canvas.icon(LINE_ICONS[line], box.x0 + 30, box.y0 + HEIGHT / 2, 32)
    for n, column in enumerate(state.content.lines[line].columns, start=1):
        x = box.x0 + 52 + (n - 1) * (WIDTH + 2)
        usable = n == after or (n < after and line in LOWER)
        if usable and line not in player.lines_used:
            canvas.place("rule", x - 3, box.y0 - 3, WIDTH + 6, HEIGHT + 6, CAN)
        canvas.place("favour_cell", x, box.y0, WIDTH, HEIGHT, n > state.columns())
        row = column_row(column)
        draw_row(canvas, x + WIDTH / 2, box.y0 + HEIGHT / 2, row, 27, gap=2, room=WIDTH - 8)
    x = box.x0 + 52 + (level - 1) * (WIDTH + 2) + WIDTH / 2 if level else box.x0 + 30
    canvas.icon("favour_marker", x, box.y0 + HEIGHT + 14, 24, mark_of(player))


def _simplified(canvas: Canvas, words: Words, state: Caylus, box: Box) -> None:
    x, y = box.middle
    points = state.content.limits.simplified_points
    canvas.icon("fleur", x - 76, y - 30, 78)
    canvas.icon("arrow", x, y - 30, 36, MUTED)
    shield(canvas, x + 76, y - 30, 78, points)
    note = words("caylus-picture-simplified", n=points)
    canvas.lines(
        x, y + 46, note, box.width - 50, size=24, fill=MUTED, side="middle", pitch=30, most=3
    )
