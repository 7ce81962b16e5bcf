"""Fortuna's painter: what the bot calls."""

from collections.abc import Iterable, Mapping, Sequence

from PIL import Image

import renderer.core.icons
import renderer.fortuna.icons  # noqa: F401 - registers the icons
from renderer.core.encode import png
from renderer.core.palette import Mark
from renderer.core.picture import Caption, Change, Painter, Picture
from renderer.core.replay import animate, frame, shown
from renderer.core.words import words
from renderer.fortuna.alt import describe, describe_hand, describe_zone
from renderer.fortuna.board import paint
from renderer.fortuna.changes import changes
from renderer.fortuna.hand import paint_hand
from renderer.fortuna.reading import FortunaView
from renderer.fortuna.sides import MARKS
from renderer.fortuna.text_board import text_board
from renderer.fortuna.zoom import ZONES, paint_zone, within

GAME = "fortuna"


class FortunaPainter:
    """See `renderer.core.picture.Painter`."""

    game: str = GAME
    zones: Sequence[str] = ZONES
    marks: Mapping[str, Mark] = MARKS

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
        found = within(zone, _found(before, view))
        image = paint_zone(view, said, zone, found)
        return _picture(image, describe_zone(view, said, zone, found))

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

    def replay(self, views: Iterable[FortunaView], count: int, caption: Caption) -> bytes:
        """The match as a GIF of 900 x 675; see `Painter.replay`."""
        said, wanted = words(caption), set(shown(count))
        return animate(
            frame(paint(view, said, ()), GAME) for at, view in enumerate(views) if at in wanted
        )


def _found(before: FortunaView | None, view: FortunaView) -> list[Change]:
    return [] if before is None else changes(before, view)


def _picture(image: Image.Image, alt: str) -> Picture:
    return Picture(png(image, GAME), image.width, image.height, alt)


PAINTER: Painter = FortunaPainter()
