"""The four roads with their pawns, and Caesar's Palace."""

from engines.fortuna.preview import palace_drawn
from engines.fortuna.state import Fortuna, Province
from renderer.core.canvas import Canvas
from renderer.core.palette import MUTED, TITLE_MUTED
from renderer.core.words import Words
from renderer.fortuna.layout import PALACE, cell_x, lane_y
from renderer.fortuna.palette import MARKS, PRIVILEGE, SIDES
from renderer.fortuna.reading import by_side, mark_of


def draw_roads(canvas: Canvas, words: Words, state: Fortuna) -> None:
    """Every pawn in its lane; an empty lane says whose it would be."""
    for side, province in enumerate(by_side(state)):
        if province is None:
            _empty(canvas, words, side)
        else:
            canvas.icon("piece", 70, lane_y(side), 54, mark_of(province))
            draw_pawn(canvas, province)


def draw_pawn(canvas: Canvas, province: Province) -> None:
    """The pawn on its step."""
    spot = cell_x(province.step), lane_y(province.side) - 2
    canvas.icon("piece", *spot, 50, mark_of(province))


def _empty(canvas: Canvas, words: Words, side: int) -> None:
    mark = MARKS[SIDES[side]]
    canvas.icon("glyph", 70, lane_y(side), 44, mark, "#cfc5b3")
    name = words(f"fortuna-side-{SIDES[side]}")
    text = words("fortuna-picture-empty-road", side=name)
    canvas.place("panel", cell_x(3) - 20, lane_y(side) - 20, 330, 42)
    canvas.text(cell_x(3) + 145, lane_y(side), text, "aside", 23, MUTED, "middle", 310)


def draw_palace(canvas: Canvas, words: Words, state: Fortuna) -> None:
    """Tokens and cards in the Palace, and what arriving there brings."""
    x = PALACE.middle[0] - 4
    for i in range(state.content.limits.palace_tokens):
        canvas.icon("wheel" if i < state.palace_tokens else "palace_spot", x - 46 + i * 46, 212, 40)
    if state.arrivals:
        _cards(canvas, words, x, state)
    else:
        first = words("fortuna-picture-first-in", n=state.content.limits.palace_tokens)
        _note(canvas, x, 278, first)


def _cards(canvas: Canvas, words: Words, x: float, state: Fortuna) -> None:
    drawn = palace_drawn(state)
    count = drawn or len(state.palace)
    for i in range(count):
        canvas.icon("card_back", x + (i - (count - 1) / 2) * 48, 294, (44, 60), PRIVILEGE)
    text = words(f"fortuna-picture-palace-{'drawn' if drawn else 'cards'}", n=count)
    _note(canvas, x, 350, text)


def _note(canvas: Canvas, x: float, y: float, text: str) -> None:
    width = PALACE.width - 36
    canvas.lines(x, y, text, width, size=22, fill=TITLE_MUTED, side="middle", pitch=27, most=5)
