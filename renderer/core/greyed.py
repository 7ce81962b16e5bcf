"""Seats that are out of the game: their strips greyed, and words for those who cannot see that."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeVar

from PIL import Image

from engines.core.steps import State
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import IVORY, PAPER, rgb
from renderer.core.words import Words

S = TypeVar("S", bound=State)

FADED = 0.45
"""How much paper lies over what a seat had."""
RADIUS = 12
"""Of the corners of a strip."""
TAG, SIZE = "#5b5650", 28
"""Ground and letters of the words on a strip."""


@dataclass(frozen=True, slots=True)
class Out(Generic[S]):
    """Who is out in a state (`GameSpec.out`), and where the strip of a seat stands on the board."""

    seats: Callable[[S], Collection[int]]
    strip: Callable[[S, int], Box]


def grey(canvas: Canvas, box: Box, words: Words) -> None:
    """Take the colour from a strip, and write on it that its seat is out of the game."""
    left, top = (
        round((at - by) * canvas.scale) for at, by in zip(box, canvas.origin, strict=False)
    )
    size = round(box.width * canvas.scale), round(box.height * canvas.scale)
    part = canvas.image.crop((left, top, left + size[0], top + size[1]))
    paper = Image.new("RGB", part.size, rgb(PAPER))
    faded = Image.blend(part.convert("L").convert("RGB"), paper, FADED)
    canvas.image.paste(faded, (left, top), furniture.rounded(*size, RADIUS * canvas.scale))
    _tag(canvas, box, words("picture-out"))


def _tag(canvas: Canvas, box: Box, told: str) -> None:
    """The words in the lower right corner, where a strip has most room."""
    width = min(box.width - 24, canvas.width(told, "bold", SIZE) + 40)
    x, y = box.x1 - 12 - width / 2, box.y1 - 34
    canvas.place("pill", x - width / 2, y - 22, width, 44, TAG)
    canvas.text(x, y, told, "bold", SIZE, IVORY, "middle", width - 28)
