"""Fortuna's painter: what the bot calls."""

from collections.abc import Sequence

from PIL import Image

import renderer.core.icons
import renderer.fortuna.icons  # noqa: F401 - registers the icons
from renderer.core.encode import png
from renderer.core.picture import Caption, Change, Picture
from renderer.core.replay import animate
from renderer.core.words import words
from renderer.fortuna.board import paint
from renderer.fortuna.changes import changes
from renderer.fortuna.hand import paint_hand
from renderer.fortuna.reading import FortunaView
from renderer.fortuna.telling import describe, describe_hand, text_board
from renderer.fortuna.zoom import ZONES, paint_zone

GAME = "fortuna"


class FortunaPainter:
    """See `renderer.core.picture.Painter`."""

    game: str = GAME
    zones: Sequence[str] = ZONES

    def board(
        self, view: FortunaView, caption: Caption, before: FortunaView | None = None
    ) -> Picture:
        """The whole table, 1800 x 1350."""
        said = words(caption)
        return _picture(paint(view, said, _found(before, view)), describe(view, said, before))

    def hand(self, view: FortunaView, caption: Caption, seat: int) -> Picture:
        """A seat's private table, 1800 x 1200; ValueError unless the view is that seat's."""
        said = words(caption)
        return _picture(paint_hand(view, said, seat), describe_hand(view, said, seat))

    def zoom(
        self, view: FortunaView, caption: Caption, zone: str, before: FortunaView | None = None
    ) -> Picture:
        """One of `zones` enlarged, 1800 x 1200."""
        said = words(caption)
        image = paint_zone(view, said, zone, _found(before, view))
        return _picture(image, describe(view, said, before))

    def changes(self, before: FortunaView, after: FortunaView) -> list[Change]:
        """What differs, at most nine."""
        return changes(before, after)

    def describe(
        self, view: FortunaView, caption: Caption, before: FortunaView | None = None
    ) -> str:
        """The board in at most 900 characters."""
        return describe(view, words(caption), before)

    def text_board(self, view: FortunaView, caption: Caption) -> str:
        """The whole board as plain text."""
        return text_board(view, words(caption))

    def replay(self, views: Sequence[FortunaView], caption: Caption) -> bytes:
        """The match as a GIF of 900 x 675."""
        said = words(caption)
        return animate((lambda at: paint(views[at], said, ())), len(views), GAME)


def _found(before: FortunaView | None, view: FortunaView) -> list[Change]:
    return [] if before is None else changes(before, view)


def _picture(image: Image.Image, alt: str) -> Picture:
    return Picture(png(image, GAME), image.width, image.height, alt)
