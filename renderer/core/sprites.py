"""Icons by name, drawn once four times as large, reduced and kept."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Concatenate, ParamSpec

from PIL import Image

from renderer.core.pen import Pen

OVERSAMPLING = 4
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


def names() -> list[str]:
    """All icons registered so far."""
    return sorted(_drawings)


@lru_cache(4096)
def sprite(
    name: str, width: float, height: float, scale: float = 1, *arguments: Hashable
) -> Image.Image:
    """The icon as an RGBA image of `width` x `height` units of `scale` pixels."""
    fine = scale * OVERSAMPLING
    pixels = round(width * scale), round(height * scale)
    image = Image.new("RGBA", (pixels[0] * OVERSAMPLING, pixels[1] * OVERSAMPLING), (0, 0, 0, 0))
    _drawings[name](Pen(image, fine), width, height, *arguments)
    return image.reduce(OVERSAMPLING)
