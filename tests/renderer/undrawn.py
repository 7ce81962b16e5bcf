"""Pictures of which only the words are read, without drawing them."""

from dataclasses import replace

from PIL import Image

from renderer.core.painting import GamePainter
from renderer.core.picture import Painter


def undrawn(paints: Painter) -> Painter:
    """The same painter, whose pictures are empty; what is on them is drawn by the tests of labels."""
    assert isinstance(paints, GamePainter)
    return replace(paints, paint=_empty, paint_hand=_empty, paint_zone=_empty)


def _empty(*_: object) -> Image.Image:
    return Image.new("RGB", (90, 60))
