"""Records every icon put on a picture, to see what is shown where, and how large."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from renderer.core.box import Box
from renderer.core.canvas import Canvas


class Icon(NamedTuple):
    """An icon where it was drawn."""

    name: str
    box: Box


@contextmanager
def icons_drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Icon]]:
    """The icons that are drawn inside, each round its middle."""
    found: list[Icon] = []
    draw = Canvas.icon

    def watched(self: Canvas, name: str, x: float, y: float, size: Any, *rest: Any) -> None:
        wide, high = size if isinstance(size, tuple) else (size, size)
        found.append(Icon(name, Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)))
        draw(self, name, x, y, size, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "icon", watched)
        yield found
