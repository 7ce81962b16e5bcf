"""The final table as a picture: a column a seat, best first, and a row for each reason for points."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from engines.core.spec import Result, Score
from engines.core.text import Text
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.furniture import Heading
from renderer.core.palette import CANNOT, INK, IVORY, LINE, MUTED, Mark, Strip, mix
from renderer.core.pen import Pen, Point
from renderer.core.picture import BOARD
from renderer.core.symbols import shield
from renderer.core.words import Words

PANEL = Box(24, 114, 1776, 1326)
REASONS = 560
"""Width of the column of reasons."""
HEAD = 320
"""Height of the seats' heads."""
LONG_NAME = 28
"""Size of a name in two lines; one that is smaller in one line is written so."""
MOST_ROWS = 14
MOST_PITCH = 104
WIDEST = 300
"""A seat's column is no wider than this."""
WIDEST_PLAIN = 570
"""The same in a match without points, where the reasons stand in it."""
CANNOT_BAR = mix(IVORY, CANNOT, 0.35)
"""Behind points that were lost."""
_BRACKETS = re.compile(r"\s*\([^()]*\)$")
NOTHING = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Row:
    """A reason with what it brought each seat, by column; None where it brought nothing."""

    reason: str
    points: tuple[int | None, ...]


def paint_final_table(
    words: Words, strip: Strip, marks: Sequence[Mark], result: Result
) -> Image.Image:
    """The whole picture, as large as a board; marks: by seat."""
    canvas = Canvas(_ground(strip))
    seats = sorted(result.scores, key=lambda score: (score.rank or len(marks) + 1, score.seat))
    game, over = words(f"{strip.game}-name"), words("picture-over")
    heading = Heading(game, words.match, words.seed, words("picture-final-table"), over)
    furniture.title(canvas, heading, strip)
    counted = any(score.total is not None for score in seats)
    left = PANEL.x0 + (REASONS if counted else 20)
    wide = min(WIDEST if counted else WIDEST_PLAIN, (PANEL.x1 - left - 40) / len(seats))
    rows = _rows(words, seats)
    for column, score in enumerate(seats):
        x = left + column * wide
        box, won = Box(x, PANEL.y0 + 20, x + wide, 0), score.seat in result.winners
        _head(canvas, words, marks[score.seat], score, box, won=won)
        if counted:
            _total(canvas, score, box)
        else:
            _reasons(canvas, words, score, box)
    _table(canvas, rows, [marks[score.seat] for score in seats], wide)
    if result.tie_break is not None:
        canvas.text(
            PANEL.x0 + 30,
            PANEL.y1 - 40,
            words.said(result.tie_break),
            "text",
            34,
            MUTED,
            width=PANEL.width - 60,
        )
    return canvas.image


@layer
def _ground(strip: Strip) -> Image.Image:
    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, BOARD[0], strip)
        furniture.panel(pen, *PANEL, IVORY, LINE)
        furniture.frame(pen, *BOARD, strip)

    return bake(*BOARD, strip.ground, draw)


def _rows(words: Words, scores: Sequence[Score]) -> list[Row]:
    """The reasons in the order in which they are first named; the lightest are one row if there are many."""
    found: dict[str, list[int | None]] = {}
    for column, score in enumerate(scores):
        for line in score.lines:
            points = found.setdefault(_name(words, line.reason), [None] * len(scores))
            points[column] = (points[column] or 0) + line.points
    rows = [Row(reason, tuple(points)) for reason, points in found.items() if any(points)]
    if len(rows) <= MOST_ROWS:
        return rows
    heaviest = sorted(rows, key=lambda row: -sum(abs(n or 0) for n in row.points))
    shown = heaviest[: MOST_ROWS - 1]
    return [*(row for row in rows if row in shown), _together(words, heaviest[MOST_ROWS - 1 :])]


def _together(words: Words, rows: Sequence[Row]) -> Row:
    sums = []
    for brought in zip(*(row.points for row in rows), strict=True):
        given = [n for n in brought if n is not None]
        sums.append(sum(given) if given else None)
    return Row(words("picture-final-rest"), tuple(sums))


def _name(words: Words, reason: Text) -> str:
    """A reason without the numbers in brackets behind it, which differ from seat to seat."""
    said = _BRACKETS.sub("", words.said(reason))
    return said[:1].upper() + said[1:]


def _head(canvas: Canvas, words: Words, mark: Mark, score: Score, box: Box, *, won: bool) -> None:
    middle, width = box.middle[0], box.width - 16
    furniture.band(canvas, mark, box.x0 + 8, box.y0, width, 92, 10)
    canvas.icon("piece", middle, box.y0 + 48, 84, mark)
    _name_below(canvas, words.name(score.seat), middle, box.y0 + 126, width)
    rank = "" if score.rank is None else f"{score.rank}."
    if won:
        canvas.icon("crown", middle - 62 if rank else middle, box.y0 + 186, 54)
    canvas.text(middle, box.y0 + 186, rank, "hero", 48, MUTED, "middle")


def _name_below(canvas: Canvas, name: str, middle: float, y: float, width: float) -> None:
    """A name in one line, or in two where the column is too narrow to read it so."""
    if len(name.split()) < 2 or canvas.width(name, "hero", LONG_NAME) <= width:
        canvas.text(middle, y, name, "hero", 40, INK, "middle", width=width)
        return
    said = name.split()
    ways = [(" ".join(said[:at]), " ".join(said[at:])) for at in range(1, len(said))]
    halves = min(ways, key=lambda way: max(canvas.width(one, "hero", LONG_NAME) for one in way))
    for half, down in zip(halves, (-16, 16), strict=True):
        canvas.text(middle, y + down, half, "hero", LONG_NAME, INK, "middle", width=width)


def _total(canvas: Canvas, score: Score, box: Box) -> None:
    """The points of a seat, a dash for one that is not counted."""
    middle = box.middle[0]
    if score.total is None:
        canvas.text(middle, box.y0 + 254, NOTHING, "hero", 56, MUTED, "middle")
    else:
        shield(canvas, middle, box.y0 + 254, 88, score.total)


def _reasons(canvas: Canvas, words: Words, score: Score, box: Box) -> None:
    """In a match without points: how the game ended for a seat."""
    y = box.y0 + 260
    for line in score.lines:
        told = _name(words, line.reason)
        y = canvas.lines(box.middle[0], y, told, box.width - 24, size=30, side="middle", pitch=38)


def _table(canvas: Canvas, rows: Sequence[Row], marks: Sequence[Mark], wide: float) -> None:
    """The rows with a bar before each number; marks: by column."""
    top, bottom = PANEL.y0 + HEAD + 20, PANEL.y1 - 80
    pitch = min(MOST_PITCH, (bottom - top) / max(1, len(rows)))
    size = min(44, round(pitch * 0.55))
    most = max((abs(n) for row in rows for n in row.points if n), default=1)
    figures = {str(n) for row in rows for n in row.points if n}
    room = wide - 48 - max((canvas.width(one, "bold", size + 4) for one in figures), default=0)
    for number, row in enumerate(rows):
        y = top + (number + 0.5) * pitch
        canvas.place("rule", PANEL.x0 + 20, y - pitch / 2, PANEL.width - 40, 1.5, LINE)
        canvas.text(PANEL.x0 + 30, y, row.reason, "text", size, INK, width=REASONS - 50)
        for column, (mark, points) in enumerate(zip(marks, row.points, strict=True)):
            x = PANEL.x0 + REASONS + column * wide
            if points:
                bar, tint = (
                    room * abs(points) / most,
                    mark.tint if points > 0 else CANNOT_BAR,
                )
                canvas.place("rule", x + 12, y - pitch * 0.36, bar, pitch * 0.72, tint)
            told = NOTHING if points is None else points
            colour = INK if points else MUTED
            canvas.text(x + wide - 24, y, told, "bold", size + 4, colour, "right")
