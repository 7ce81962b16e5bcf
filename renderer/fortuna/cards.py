"""An action card on its place."""

from engines.fortuna.content import Content
from engines.fortuna.state import ActionCard
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, MUTED, Colour, mix
from renderer.core.symbols import draw_row
from renderer.core.words import Words, message_id
from renderer.fortuna.layout import CARD_HEIGHT
from renderer.fortuna.palette import RESERVED_HEAD
from renderer.fortuna.symbols import action_rows


def draw_card(
    canvas: Canvas,
    words: Words,
    content: Content,
    box: Box,
    card: ActionCard,
    dark: Colour,
    *,
    starts: bool,
) -> None:
    """Name, what it does in icons, and whether it is open, reserved or `starts` the next round."""
    head = RESERVED_HEAD if card.reserved else mix(dark, "#ffffff", 0.12)
    canvas.place("action_card", box.x0, box.y0, box.width, CARD_HEIGHT, head, card.reserved)
    x = box.middle[0]
    name = words(f"fortuna-picture-action-{message_id(card.card)}")
    canvas.text(x, box.y0 + 21, name, "bold", 21, CARD_TITLE, "middle", box.width - 6)
    rows = action_rows(content.actions[card.card], content)
    room = box.width - 14
    draw_row(canvas, x, box.y0 + (78 if len(rows) > 1 else 92), rows[0], 38, room=room)
    for row in rows[1:]:
        draw_row(canvas, x, box.y0 + 120, row, 27, gap=2, room=room)
    _foot(canvas, words, box, card, starts=starts)


def _foot(canvas: Canvas, words: Words, box: Box, card: ActionCard, *, starts: bool) -> None:
    x, y = box.middle[0], box.y0 + 158
    if starts:
        canvas.icon("crown", x - (20 if card.reserved else 0), y, 30)
    if card.reserved:
        canvas.icon("lock", x + (20 if starts else 0), y, 30)
    elif not starts:
        open_card = words("fortuna-picture-open")
        canvas.text(x, y, open_card, "aside", 21, MUTED, "middle", box.width - 12)
