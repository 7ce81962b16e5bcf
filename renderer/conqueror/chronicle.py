"""The chronicle card in force, with what it does."""

from engines.conqueror.state import Conqueror
from engines.conqueror.words import chronicle_name
from renderer.conqueror.effects import chronicle_effect
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, MUTED
from renderer.core.words import Words

LEVELS = {1: "I", 2: "II", 3: "III"}


def draw_chronicle(canvas: Canvas, words: Words, state: Conqueror, box: Box) -> None:
    """Its name and its effect, or that there is none."""
    canvas.icon("chronicle", box.x0 + 30, box.y0 + 24, 38)
    x, wide = box.x0 + 14, box.width - 24
    if state.chronicle is None:
        told = no_chronicle(words)
        canvas.text(box.x0 + 60, box.y0 + 24, told, "aside", 24, MUTED, width=wide - 50)
        return
    title = chronicle_title(words, state, state.chronicle)
    canvas.text(box.x0 + 60, box.y0 + 23, title, "title", 28, INK, width=wide - 50)
    effect = chronicle_effect(words, state, state.chronicle)
    canvas.lines(x, box.y0 + 57, effect, wide, size=22, pitch=26, most=2)


def chronicle_title(words: Words, state: Conqueror, card: str) -> str:
    """A chronicle card by level and name."""
    level = LEVELS[state.content.chronicles[card].level]
    return words("conqueror-picture-chronicle", level=level, name=words.said(chronicle_name(card)))


def no_chronicle(words: Words) -> str:
    """That none is in force."""
    return words("conqueror-picture-no-chronicle")
