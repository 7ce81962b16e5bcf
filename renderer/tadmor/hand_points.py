"""All points a player would have as things stand, by what they are for; at the end everybody's places."""

from engines.core.spec import Line
from engines.tadmor.scoring import final_lines
from engines.tadmor.state import Player, Tadmor
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, LINE, MUTED, POINTS
from renderer.core.symbols import shield
from renderer.core.words import Words
from renderer.tadmor.reading import TadmorView, mark_of, outcome

COUNTED = "tadmor-score-end-"
"""How the keys of what is added at the end begin."""
TOP, PITCH = 66, 44


def draw_points(canvas: Canvas, words: Words, view: TadmorView, player: Player, box: Box) -> None:
    """The points by now and what the end would add; once over, each reason and everybody's total."""
    state, lines = view.state, final_lines(view.state, player)
    own_table.heading(canvas, box, words(f"tadmor-picture-own-{_title(view)}"), box.width - 40)
    rest = Box(box.x0 + 20, box.y0 + TOP, box.x1 - 20, box.y1 - 74)
    if view.over:
        places = len(state.players) * 40
        _count(canvas, [_told(words, line) for line in lines], Box(*rest[:3], rest.y1 - places))
        _places(canvas, words, state, Box(rest.x0, box.y1 - 66 - places, rest.x1, box.y1 - 66))
    else:
        added = [_told(words, line) for line in lines if line.reason.key.startswith(COUNTED)]
        now = words("tadmor-picture-own-now"), player.points
        _count(canvas, [now, *added], rest)
    canvas.place("rule", rest.x0, box.y1 - 66, rest.width, 2, LINE)
    total = words("tadmor-picture-own-total")
    canvas.text(rest.x0, box.y1 - 36, total, "bold", 25, POINTS, width=150)
    shield(canvas, rest.x1 - 28, box.y1 - 35, 54, sum(line.points for line in lines))


def _title(view: TadmorView) -> str:
    return "final" if view.over else "outlook"


def _told(words: Words, line: Line) -> tuple[str, int]:
    return words.said(line.reason), line.points


def _count(canvas: Canvas, lines: list[tuple[str, int]], box: Box) -> None:
    """Reasons on the left, points on the right."""
    pitch = min(PITCH, box.height / max(1, len(lines)))
    for i, (reason, points) in enumerate(lines):
        y = box.y0 + (i + 0.5) * pitch
        canvas.text(box.x0, y, reason, "text", 22, INK, width=box.width - 54)
        canvas.text(box.x1, y, points, "hero", 24, INK, "right", 50)


def _places(canvas: Canvas, words: Words, state: Tadmor, box: Box) -> None:
    """Everybody's place and total."""
    canvas.place("rule", box.x0, box.y0 - 4, box.width, 1.5, LINE)
    ranked = sorted(outcome(state).scores, key=lambda one: one.rank or 0)
    for i, score in enumerate(ranked):
        y, player = box.y0 + (i + 0.5) * 40 - 2, state.players[score.seat]
        canvas.text(box.x0 + 8, y, score.rank or 0, "hero", 24, MUTED, "middle", 24)
        canvas.icon("piece", box.x0 + 36, y, 32, mark_of(player))
        canvas.text(box.x0 + 58, y, words.name(score.seat), "bold", 22, width=box.width - 116)
        canvas.text(box.x1, y, score.total or 0, "hero", 24, INK, "right", 54)
