"""The final standings on a board: ranks and points, with bars to compare them."""

from collections.abc import Callable, Sequence

from engines.core.spec import Score
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, POINTS, Mark
from renderer.core.pen import ALL_CORNERS
from renderer.core.words import Words

TOP, MOST_PITCH = 50, 76
MEDAL, PIECE = 52, 44
BAR, LEAST, FIGURES = 24, 16, 84
"""Height of a bar; its width for no points at all; room for the points at its end."""


def draw_standings(
    canvas: Canvas,
    words: Words,
    box: Box,
    scores: Sequence[Score],
    mark_of: Callable[[int], Mark],
) -> None:
    """A line for each seat in an empty panel, the best first; who is level has the same rank."""
    x, title = box.x0 + 16, words("picture-standings")
    canvas.text(x, box.y0 + 24, title, "title", 34, INK, width=box.width - 32)
    ranked = sorted(scores, key=lambda score: (score.rank or len(scores), score.seat))
    most = max(1, *(score.total or 0 for score in ranked))
    pitch = min(MOST_PITCH, (box.height - TOP - 10) / len(ranked))
    for i, score in enumerate(ranked):
        top = box.y0 + TOP + i * pitch
        _line(
            canvas,
            words,
            mark_of(score.seat),
            score,
            most,
            Box(x, top, box.x1 - 16, top + pitch),
        )


def _line(canvas: Canvas, words: Words, mark: Mark, score: Score, most: int, box: Box) -> None:
    """Rank, piece, name and points, below them the points as a bar; only what the seat has of these."""
    y, total = box.middle[1], score.total
    if score.rank is not None:
        canvas.icon("medal", box.x0 + MEDAL / 2, y, MEDAL, score.rank)
        canvas.text(box.x0 + MEDAL / 2, y, score.rank, "hero", 30, INK, "middle", MEDAL - 8)
    canvas.icon("piece", box.x0 + MEDAL + 30, y, PIECE, mark)
    left = box.x0 + MEDAL + 60
    name_y = y if total is None else y - 16
    canvas.text(left, name_y, words.name(score.seat), "hero", 28, INK, width=box.x1 - left)
    if total is None:
        return
    wide = LEAST + max(0, total) / most * (box.x1 - FIGURES - left - LEAST)
    furniture.band(canvas, mark, left, y + 17 - BAR / 2, wide, BAR, 6, ALL_CORNERS)
    canvas.text(left + wide + 10, y + 17, total, "hero", 38, POINTS, width=FIGURES - 10)
