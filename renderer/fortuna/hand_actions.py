"""The action cards of a player's own table, to read, and the own road."""

from engines.fortuna.content import Content
from engines.fortuna.ids import FORTUNA_CARD
from engines.fortuna.state import ActionCard, Province
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, IVORY, MUTED, Colour, mix
from renderer.core.symbols import draw_row
from renderer.core.words import Words, message_id
from renderer.fortuna.layout import STEPS
from renderer.fortuna.palette import (
    CELL,
    CELL_EDGE,
    CELL_INSIDE,
    CELL_NUMBER,
    RESERVED,
    RESERVED_HEAD,
)
from renderer.fortuna.reading import FortunaView, mark_of
from renderer.fortuna.symbols import action_rows

WIDTH, HEIGHT = 278, 384


def draw_actions(
    canvas: Canvas, words: Words, view: FortunaView, province: Province, box: Box
) -> None:
    """The own three action cards to read, and how far the own pawn has come."""
    content, cards = view.state.content, view.state.sides[province.side]
    for slot in range(content.limits.slots_per_side):
        x, y = box.x0 + 16 + slot * (WIDTH + 11), box.y0 + 58
        if slot < len(cards):
            _action(canvas, words, content, x, y, cards[slot], mark_of(province).dark)
        else:
            canvas.place("chip", x, y, WIDTH - 2, HEIGHT - 4, False)  # noqa: FBT003 - still empty
    _road(canvas, view, province, box)


def _action(
    canvas: Canvas,
    words: Words,
    content: Content,
    x: float,
    y: float,
    card: ActionCard,
    dark: Colour,
) -> None:
    head = RESERVED_HEAD if card.reserved else mix(dark, "#ffffff", 0.12)
    canvas.place("card_face", x, y, WIDTH, HEIGHT, head, RESERVED if card.reserved else IVORY)
    middle = x + WIDTH / 2
    name = words(f"fortuna-action-{message_id(card.card)}")
    canvas.text(middle, y + 28, name, "bold", 25, CARD_TITLE, "middle", WIDTH - 24)
    rows = action_rows(content.actions[card.card], content)
    draw_row(canvas, middle, y + (98 if len(rows) > 1 else 120), rows[0], 54)
    for row in rows[1:]:
        draw_row(canvas, middle, y + 156, row, 38)
    effect = words.said(content.effects[card.card])
    canvas.lines(middle, y + 204, effect, WIDTH - 40, size=23, side="middle", pitch=27, most=5)
    _state(canvas, words, middle, y + HEIGHT - 38, card)


def _state(canvas: Canvas, words: Words, x: float, y: float, card: ActionCard) -> None:
    key = "fortuna-picture-reserved" if card.reserved else "fortuna-picture-open-to-all"
    text, icons = words(key), [("lock", card.reserved), ("crown", card.card == FORTUNA_CARD)]
    shown = [name for name, on in icons if on]
    canvas.text(x, y, text, "aside", 22, MUTED, "middle", WIDTH - 100)
    for i, name in enumerate(shown):
        canvas.icon(name, x - 106 + i * 212, y, 30)


def _road(canvas: Canvas, view: FortunaView, province: Province, box: Box) -> None:
    gate = view.state.content.limits.gate
    y = box.y1 - 54
    for step in range(STEPS):
        x = _step_x(box, step, gate)
        canvas.place("road_cell", x - 23, y - 22, 46, 44, CELL if step < gate else CELL_INSIDE)
        if step != province.step:
            canvas.text(x, y, step, "text", 21, CELL_NUMBER, "middle", 40)
    canvas.place("rule", _step_x(box, gate, gate) - 36, y - 34, 8, 68, CELL_EDGE)
    canvas.icon("piece", _step_x(box, province.step, gate), y - 2, 48, mark_of(province))


def _step_x(box: Box, step: int, gate: int) -> float:
    return box.x0 + 46 + step * 52 + (16 if step >= gate else 0)
