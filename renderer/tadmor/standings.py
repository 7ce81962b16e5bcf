"""The final standings, in the place of the upgrades: ranks and points, with bars to compare them."""

from engines.core.spec import Score
from engines.tadmor.state import Tadmor
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, POINTS
from renderer.core.pen import ALL_CORNERS
from renderer.core.words import Words
from renderer.tadmor.layout import UPGRADES
from renderer.tadmor.reading import mark_of, outcome

TOP, PITCH = 50, 71
MEDAL, PIECE = 52, 44
BAR, LEAST, FIGURES = 24, 16, 84
"""Height of a bar; its width for no points at all; room for the points at its end."""


def draw_standings(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """A line for each player, the best first; who is level has the same rank."""
    title = words("tadmor-picture-own-places")
    x = UPGRADES.x0 + 16
    canvas.text(x, UPGRADES.y0 + 24, title, "title", 34, INK, width=UPGRADES.width - 32)
    ranked = sorted(outcome(state).scores, key=lambda one: one.rank or 0)
    most = max(1, *(score.total or 0 for score in ranked))
    for i, score in enumerate(ranked):
        top = UPGRADES.y0 + TOP + i * PITCH
        _line(canvas, words, state, score, most, Box(x, top, UPGRADES.x1 - 16, top + PITCH))


def _line(canvas: Canvas, words: Words, state: Tadmor, score: Score, most: int, box: Box) -> None:
    """Rank, piece, name and points, below them the points as a bar in the seat's pattern."""
    y, mark, total = box.middle[1], mark_of(state.players[score.seat]), score.total or 0
    canvas.icon("medal", box.x0 + MEDAL / 2, y, MEDAL, score.rank or 1)
    canvas.text(box.x0 + MEDAL / 2, y, score.rank or 1, "hero", 30, INK, "middle", MEDAL - 8)
    canvas.icon("piece", box.x0 + MEDAL + 30, y, PIECE, mark)
    left = box.x0 + MEDAL + 60
    canvas.text(left, y - 16, words.name(score.seat), "hero", 28, INK, width=box.x1 - left)
    wide = LEAST + max(0, total) / most * (box.x1 - FIGURES - left - LEAST)
    furniture.band(canvas, mark, left, y + 17 - BAR / 2, wide, BAR, 6, ALL_CORNERS)
    canvas.text(left + wide + 10, y + 17, total, "hero", 38, POINTS, width=FIGURES - 10)
