"""A player's markers on the lines of royal favours, and what the next favour would give."""

from engines.caylus.ids import LINES
from engines.caylus.preview import usable_columns
from engines.caylus.state import Caylus, Player
from renderer.caylus.favours import LINE_ICONS
from renderer.caylus.reading import CaylusView, mark_of
from renderer.caylus.symbols import column_row
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, MUTED
from renderer.core.symbols import draw_row, shield
from renderer.core.words import Words

WIDTH, HEIGHT, PITCH = 52, 42, 74
APART = 57


def draw_favours(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    """The table with the own markers; or what a favour is worth without it."""
    state = view.state
    if state.simplified:
        _simplified(canvas, words, state, box)
        return
    for i, line in enumerate(LINES):
        usable = [] if view.over else usable_columns(state, player.seat, line)
        _line(canvas, state, player, line, usable, box.x0, box.y0 + 60 + i * PITCH)
    if not view.over:
        note = words("caylus-picture-next-favour")
        canvas.text(box.x0 + 20, box.y1 - 24, note, "text", 21, CAN, width=box.width - 40)


def _line(
    canvas: Canvas,
    state: Caylus,
    player: Player,
    line: str,
    usable: list[int],
    left: float,
    top: float,
) -> None:
    """One line: its cells, the usable ones framed, and the own marker below."""
    canvas.icon(LINE_ICONS[line], left + 30, top + HEIGHT / 2, 32)
    for n, column in enumerate(state.content.lines[line].columns, start=1):
        x = left + 52 + (n - 1) * APART
        if n in usable:
            canvas.place("rule", x - 3, top - 3, WIDTH + 6, HEIGHT + 6, CAN)
        canvas.place("favour_cell", x, top, WIDTH, HEIGHT, n > state.columns())
        row = column_row(column)
        draw_row(canvas, x + WIDTH / 2, top + HEIGHT / 2, row, 27, gap=2, room=WIDTH - 8)
    level = player.favours[line]
    x = left + 52 + (level - 1) * APART + WIDTH / 2 if level else left + 30
    canvas.icon("marker", x, top + HEIGHT + 14, 24, mark_of(player))


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
