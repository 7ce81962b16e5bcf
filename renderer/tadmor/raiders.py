"""The raiders: who holds a card for the next raid, and the region whose card lies on the board."""

from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import MUTED
from renderer.core.words import Words
from renderer.tadmor.layout import RAIDERS
from renderer.tadmor.palette import RAIDED, SAFE
from renderer.tadmor.reading import mark_of

BACK = "#8d2f3a"
LEFT, MIDDLE, PITCH = 150, 68, 96


def draw_raiders(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """Left who holds a card, right the attacked region."""
    holders, y = _holders(state), RAIDERS.y0 + MIDDLE
    if not holders:
        note = words("tadmor-picture-no-card")
        canvas.text(RAIDERS.x0 + 18, y, note, "aside", 22, MUTED, width=LEFT - 20)
    for player in holders:
        x = held_card(state, player.seat).x0
        canvas.icon("card_back", x + 22, y, (40, 54), BACK)
        canvas.icon("piece", x + 68, y + 2, 46, mark_of(player))
    _attacked(canvas, words, state)


def _holders(state: Tadmor) -> list[Player]:
    return [player for player in state.players if player.raider is not None]


def held_card(state: Tadmor, seat: int) -> Box:
    """Where the card a seat holds lies, with the seat's piece."""
    number = [player.seat for player in _holders(state)].index(seat)
    left = RAIDERS.x0 + 18 + number * PITCH
    return Box(left, RAIDERS.y0 + MIDDLE - 30, left + PITCH - 4, RAIDERS.y0 + MIDDLE + 30)


def _attacked(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """The region whose card lies on the attacked region space."""
    left, y = RAIDERS.x0 + LEFT + 4, RAIDERS.y0 + MIDDLE
    width = RAIDERS.x1 - left - 16
    if state.attacked is None:
        note = words("tadmor-picture-no-attack")
        canvas.text(left, y, note, "aside", 22, MUTED, width=width)
        return
    raided = state.raided == state.attacked
    canvas.icon("swords" if raided else "safe", left + 20, y, 42)
    name = words.said(state.content.names.regions[state.attacked])
    canvas.text(left + 50, y - 14, name, "bold", 25, RAIDED if raided else SAFE, width=width - 50)
    note = words("tadmor-picture-attacked-now" if raided else "tadmor-picture-attacked")
    canvas.text(left + 50, y + 15, note, "text", 21, MUTED, width=width - 50)
