"""A player's temples, what each part costs, and what the next one takes."""

from engines.tadmor.ids import PARTS
from engines.tadmor.preview.prices import lacking, saved_parts
from engines.tadmor.preview.temples import next_part
from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CANNOT, INK, LINE, MUTED, POINTS
from renderer.core.symbols import draw_row, row_width
from renderer.core.words import Words
from renderer.tadmor.hand_paying import draw_paying
from renderer.tadmor.reading import temple_points
from renderer.tadmor.symbols import cost

WIDEST, PITCH = 216.0, 44
"""Width of the drawing of a single temple; from one part of the list to the next."""


def draw_temple(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The temples as they stand, the list of parts, whether the next one can be paid."""
    text = words("tadmor-points", n=temple_points(state, player))
    canvas.text(box.x1 - 20, box.y0 + 32, text, "bold", 26, POINTS, "right", 90)
    temples = player.temples or [0]
    wide = min(WIDEST, (box.width - 24) / len(temples) - 8)
    for i, built in enumerate(temples):
        x = box.middle[0] + (i - (len(temples) - 1) / 2) * (wide + 8)
        canvas.icon("temple_drawing", x, box.y0 + 138, (wide, wide * 0.78), built)
    following = None if state.ended else next_part(state, player)
    for i, part in enumerate(PARTS):
        y = box.y0 + 242 + i * PITCH
        _part(
            canvas,
            words,
            state,
            part,
            Box(box.x0 + 18, y - 20, box.x1 - 18, y + 20),
            part == following,
        )
    if not state.ended:
        canvas.place("rule", box.x0 + 16, box.y1 - 74, box.width - 32, 1.5, LINE)
        _next(canvas, words, state, player, following, box)


def _part(
    canvas: Canvas, words: Words, state: Tadmor, part: str, box: Box, following: bool
) -> None:
    """A part: name, price, the temple's worth with it."""
    y, row = box.middle[1], state.content.parts[part]
    name = words(f"tadmor-part-{part}-label")
    fill = INK if following else MUTED
    canvas.text(box.x0, y, name, "bold" if following else "text", 22, fill, width=100)
    price = cost(row.cost)
    draw_row(canvas, box.x0 + 106 + row_width(canvas, price, 24) / 2, y, price, 24, fill, gap=2)
    canvas.text(box.x1, y, row.points, "bold", 23, POINTS, "right", 36)


def _next(
    canvas: Canvas, words: Words, state: Tadmor, player: Player, part: str | None, box: Box
) -> None:
    """Whether the next part can be paid, what is missing, or that its cards are gone."""
    x, y, width = box.x0 + 18, box.y1 - 50, box.width - 36
    if part is None:
        canvas.lines(x, y, words("tadmor-picture-own-no-part"), width, size=21, fill=CANNOT, most=2)
        return
    saves = saved_parts(state, player)
    missing = lacking(player, state.content.parts[part].cost, saves)
    name = words(
        "tadmor-picture-own-next-part", part=words(f"tadmor-part-{part}-label"), saves=saves
    )
    canvas.text(x, y, name, "bold", 22, width=width)
    draw_paying(canvas, words, missing, x, y + 28, width)
