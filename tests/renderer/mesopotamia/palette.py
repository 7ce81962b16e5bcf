"""Make the palette of Mesopotamia anew: `python -m tests.renderer.mesopotamia.palette`."""

from collections.abc import Iterator

from PIL import Image

from engines.mesopotamia.state import Mesopotamia
from renderer.core.encode import forget_palette, made_palette, save_palette
from renderer.core.painting import GamePainter
from renderer.core.picture import seat_zone
from renderer.core.words import words
from renderer.mesopotamia.painter import PAINTER
from renderer.mesopotamia.sides import EXACT
from tests.renderer.mesopotamia import states

TONES = 160
"""Fewer colours than there may be make a map lighter."""


def _samples(painter: GamePainter[Mesopotamia]) -> Iterator[Image.Image]:
    said = words(states.caption())
    for state in (states.later(), states.full()):
        view = states.view(state)
        yield painter.paint(view, said, ())
        for zone in ("middle", "south-east", "tables", seat_zone(0), seat_zone(1)):
            yield painter.paint_zone(view, said, zone, ())
        yield painter.paint_hand(states.view(state, 0), said, 0)


def main() -> None:
    """Samples are drawn without a palette, so that all their colours are there."""
    assert isinstance(PAINTER, GamePainter)
    forget_palette(PAINTER.game)
    save_palette(PAINTER.game, made_palette(list(_samples(PAINTER)), EXACT, TONES))


if __name__ == "__main__":
    main()
