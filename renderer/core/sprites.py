"""Icons by name, drawn once several times as large, reduced and kept."""

from collections.abc import Callable, Hashable
from typing import Concatenate, ParamSpec

from PIL import Image

from renderer.core.cache import kept
from renderer.core.pen import Pen

OVERSAMPLING = 4
LARGE = 60_000
"""Pixels from which half the oversampling does: frames and cards have few slanted edges."""
P = ParamSpec("P")
Drawing = Callable[Concatenate[Pen, float, float, P], None]
_drawings: dict[str, Callable[..., None]] = {}


def icon(name: str) -> Callable[[Drawing[P]], Drawing[P]]:
    """Register a drawing `(pen, width, height, *arguments)` that fills its box."""

    def register(drawing: Drawing[P]) -> Drawing[P]:
        if name in _drawings:
            raise ValueError(f"two icons are called {name!r}")
        _drawings[name] = drawing
        return drawing

    return register


@kept
def sprite(
    name: str, width: float, height: float, scale: float = 1, *arguments: Hashable
) -> Image.Image:
    """The icon as an RGBA image of `width` x `height` units of `scale` pixels.

    >>> from renderer.core.sprites import sprite
    >>> import renderer.core.icons
    >>> sprite("swords", 24, 16, 2).size
    (48, 32)
    """
    wide, high = round(width * scale), round(height * scale)
    finer = OVERSAMPLING if wide * high <= LARGE else OVERSAMPLING // 2
    image = Image.new("RGBA", (wide * finer, high * finer), (0, 0, 0, 0))
    _drawings[name](Pen(image, scale * finer), width, height, *arguments)
    return image.reduce(finer)
