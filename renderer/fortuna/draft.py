"""What lies round Rome: the favour cards, or during the draft the cards still to be picked."""

from engines.fortuna.state import ActionCard, Fortuna
from renderer.core.canvas import Canvas
from renderer.core.words import Words
from renderer.fortuna.cards import draw_card
from renderer.fortuna.favours import draw_favours
from renderer.fortuna.layout import open_card

_NEUTRAL = "#8d8373"


def draw_around_rome(canvas: Canvas, words: Words, state: Fortuna) -> None:
    """The favours, or the open cards of the draft."""
    if not state.open_cards:
        draw_favours(canvas, words, state)
    for index, card in enumerate(state.open_cards):
        box = open_card(index, len(state.open_cards))
        draw_card(canvas, words, state.content, box, ActionCard(card), _NEUTRAL, starts=False)
