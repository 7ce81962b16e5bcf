"""The upgrades on offer: what each does, and what one costs in this Era."""

from engines.tadmor.content.describe import upgrade_short
from engines.tadmor.preview.prices import upgrade_price
from engines.tadmor.state import Tadmor
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, INK, MUTED
from renderer.core.words import Words
from renderer.tadmor import layout
from renderer.tadmor.kinds import draw_pictogram
from renderer.tadmor.layout import UPGRADES


def draw_upgrades(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """All of them, each in a line."""
    title, y = words("tadmor-picture-upgrades"), UPGRADES.y0 + 23
    price = words("tadmor-picture-price", n=upgrade_price(state))
    canvas.text(UPGRADES.x1 - 16, y, price, "text", 22, MUTED, "right", 200)
    canvas.text(UPGRADES.x0 + 16, y, title, "title", 34, INK, width=200)
    if not state.display:
        none = words(f"tadmor-picture-{'none-left' if state.turn else 'later'}")
        canvas.text(*UPGRADES.middle, none, "aside", 24, MUTED, "middle", 380)
    for index, name in enumerate(state.display):
        _row(canvas, words, state, index, name)


def _row(canvas: Canvas, words: Words, state: Tadmor, index: int, name: str) -> None:
    box = layout.upgrade_row(index)
    y = box.middle[1]
    canvas.place("upgrade_row", box.x0, box.y0, box.width, box.height)
    canvas.text(box.x0 + 32, y, name.upper(), "bold", 21, CARD_TITLE, "middle", 56)
    text = words.said(upgrade_short(state.content, name))
    canvas.text(box.x0 + 104, y, text, "text", 23, INK, width=box.width - 110)
    draw_pictogram(canvas, box.x0 + 83, y, 28, state.content.upgrades[name].effect)
