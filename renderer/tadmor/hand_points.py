"""A player's points by what they are for: as things stand, and in the final count; everybody's places."""

from engines.core.spec import Line
from engines.tadmor.scoring import final_lines
from engines.tadmor.state import Player, Tadmor
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, LINE, POINTS
from renderer.core.symbols import shield
from renderer.core.words import Words
from renderer.tadmor.reading import mark_of, outcome

COUNTED = "tadmor-score-end-"
"""How the keys of what is added at the end begin."""
TOP, FOOT, PITCH, PLACE = 62, 70, 44, 98


def draw_outlook(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The points by now, what would be added if the match ended now, and their sum."""
    lines = [line for line in final_lines(state, player) if line.reason.key.startswith(COUNTED)]
    told = [(words("tadmor-picture-own-now"), player.points)]
    told += [(words(_short(line)), line.points) for line in lines]
    _sum(canvas, words, "tadmor-picture-own-outlook", told, box)


def draw_count(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Every reason for points, and their sum."""
    told = [(words.said(line.reason), line.points) for line in final_lines(state, player)]
    _sum(canvas, words, "tadmor-picture-own-final", told, box)


def draw_places(canvas: Canvas, words: Words, state: Tadmor, box: Box) -> None:
    """Everybody's place and total."""
    own_table.heading(canvas, box, words("tadmor-picture-own-places"), box.width - 40)
    ranked = sorted(outcome(state).scores, key=lambda one: one.rank or 0)
    for i, score in enumerate(ranked):
        y, player = box.y0 + TOP + 22 + i * PLACE, state.players[score.seat]
        canvas.icon("medal", box.x0 + 38, y, 44, score.rank or 1)
        canvas.text(box.x0 + 38, y, score.rank or 1, "hero", 26, INK, "middle", 36)
        canvas.icon("piece", box.x0 + 88, y, 42, mark_of(player))
        canvas.text(box.x1 - 18, y, score.total or 0, "hero", 32, INK, "right", 80)
        name = words.name(score.seat)
        canvas.text(box.x0 + 16, y + 40, name, "bold", 23, INK, width=box.width - 30)


def _short(line: Line) -> str:
    """The key of a reason in the few words there is room for."""
    return line.reason.key.replace("tadmor-score-", "tadmor-picture-own-")


def _sum(canvas: Canvas, words: Words, title: str, lines: list[tuple[str, int]], box: Box) -> None:
    """Reasons on the left, points on the right, below them all together."""
    own_table.heading(canvas, box, words(title), box.width - 40)
    x, right = box.x0 + 20, box.x1 - 20
    pitch = min(PITCH, (box.height - TOP - FOOT - 8) / max(1, len(lines)))
    for i, (reason, points) in enumerate(lines):
        y = box.y0 + TOP + (i + 0.5) * pitch
        room = min(46, canvas.width(points, "hero", 23))
        canvas.text(right, y, points, "hero", 23, INK, "right", 46)
        canvas.text(x, y, reason, "text", 22, INK, width=box.width - 48 - room)
    canvas.place("rule", x, box.y1 - FOOT, right - x, 2, LINE)
    total = words("tadmor-picture-own-total")
    canvas.text(x, box.y1 - 37, total, "bold", 25, POINTS, width=130)
    shield(canvas, right - 26, box.y1 - 36, 54, sum(points for _, points in lines))
