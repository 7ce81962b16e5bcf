"""Records every word put on a picture, for the legibility checks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest

from renderer.core import cache, canvas, painting, text
from renderer.core.atlas.ground import Land
from renderer.core.fonts import Role
from renderer.core.text import SMALLEST, Side, width_of

CAPITALS = 0.66
"""Height of capitals and figures as a share of the size."""

WORDLESS = ("renderer.core.atlas.", "renderer.core.sprites.", "renderer.core.text.")
"""Who draws with a pen alone, or single words for a canvas, on which they are noted: sprites, tints, masks.

So are the grounds of maps, whose names are written on the picture.
"""


@dataclass(frozen=True)
class Label:
    """One piece of text where it was drawn, in pixels."""

    text: str
    size: int
    image: int
    x0: float
    y0: float
    x1: float
    y1: float

    def overlaps(self, other: "Label") -> bool:
        """Whether two labels of one image cover each other by more than a hair."""
        if self.image != other.image:
            return False
        wide = min(self.x1, other.x1) - max(self.x0, other.x0)
        high = min(self.y1, other.y1) - max(self.y0, other.y0)
        return wide > 2 and high > 2


class Labels:
    """What was drawn, what was cut, and what had no limit."""

    def __init__(self) -> None:
        self.drawn: list[Label] = []
        self.cut: list[str] = []
        self.unlimited: list[str] = []
        self._images: list[Any] = []

    def add(
        self, image: Any, x: float, y: float, text: str, role: Role, size: int, side: Side
    ) -> None:
        """Record one stamp."""
        if not any(one is image for one in self._images):
            self._images.append(image)
        number = next(i for i, one in enumerate(self._images) if one is image)
        width = width_of(text, role, size)
        left = x - {"left": 0.0, "middle": width / 2, "right": width}[side]
        half = size * CAPITALS / 2
        self.drawn.append(Label(text, size, number, left, y - half, left + width, y + half))
        high, wide = image.height, image.width
        assert left >= 0 <= y - half, text
        assert left + width <= wide, text
        assert y + half <= high, text

    def collisions(self) -> list[tuple[str, str]]:
        """Pairs of labels that lie on each other."""
        return [(a.text, b.text) for a, b in combinations(self.drawn, 2) if a.overlaps(b)]


def _forget_words() -> None:
    """Let all be drawn anew that may have words on it."""
    keys: list[Any] = list(cache.images)
    for key in keys:
        if not (str(key[0]).startswith(WORDLESS) or any(isinstance(one, Land) for one in key)):
            del cache.images[key]


def _unwritten(*_: object) -> None:
    """No file: whoever looks at one must ask for it."""


@contextmanager
def recorded(monkeypatch: pytest.MonkeyPatch, *, files: bool = False) -> Iterator[Labels]:
    """Everything drawn inside, static layers included.

    files: whether pictures are written as files, too, for which nobody asks who only reads the labels.
    """
    labels = Labels()
    _forget_words()
    with monkeypatch.context() as patch:
        if not files:
            patch.setattr(painting, "png", _unwritten)
        patch.setattr(canvas, "stamp", _watched_stamp(labels, text.stamp))
        patch.setattr(canvas, "fitted", _watched_fit(labels, text.fitted))
        patch.setattr(canvas.Canvas, "text", _watched_text(labels, canvas.Canvas.text))
        yield labels


def _watched_stamp(labels: Labels, stamp: Callable[..., None]) -> Callable[..., None]:
    def watch(
        image: Any, x: float, y: float, text: str, role: Role, size: int, fill: Any, side: Side
    ) -> None:
        labels.add(image, x, y, text, role, size, side)
        stamp(image, x, y, text, role, size, fill, side)

    return watch


def _watched_fit(labels: Labels, fit: Callable[..., Any]) -> Callable[..., Any]:
    def watch(text: str, *arguments: Any) -> Any:
        found = fit(text, *arguments)
        if found[0] != text:
            labels.cut.append(text)
        return found

    return watch


def _watched_text(labels: Labels, write: Callable[..., None]) -> Callable[..., None]:
    def watch(
        self: canvas.Canvas, x: float, y: float, text: str | int, *rest: Any, **named: Any
    ) -> None:
        limited = named.get("width") is not None or len(rest) > 4
        if not limited and any(c.isalpha() for c in str(text)):
            labels.unlimited.append(str(text))
        write(self, x, y, text, *rest, **named)

    return watch


in_both_languages = pytest.mark.parametrize("lang", ["en", "es"])


def legible(labels: Labels, may_be_cut: tuple[str, ...] = ()) -> None:
    assert labels.drawn
    assert min(label.size for label in labels.drawn) >= SMALLEST
    assert [text for text in labels.cut if text not in may_be_cut] == []
    assert labels.unlimited == []
    assert labels.collisions() == []
