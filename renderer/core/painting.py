"""A painter made of a game's functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from PIL import Image

from engines.core.position import View
from engines.core.steps import State
from renderer.core.encode import png
from renderer.core.palette import Mark
from renderer.core.picture import Caption, Change, Picture
from renderer.core.replay import animate, frame, shown
from renderer.core.telling import told
from renderer.core.words import Words, words

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class GamePainter(Generic[S]):
    """See `renderer.core.picture.Painter`.

    `within` picks the changes that lie in a zone, ValueError for one there is not; `paint_hand` raises
    ValueError unless the view is the seat's own.
    """

    game: str
    zones: Sequence[str]
    marks: Mapping[str, Mark]
    find: Callable[[View[S], View[S]], list[Change]]
    within: Callable[[str, Sequence[Change]], list[Change]]
    paint: Callable[[View[S], Words, Sequence[Change]], Image.Image]
    paint_hand: Callable[[View[S], Words, int], Image.Image]
    paint_zone: Callable[[View[S], Words, str, Sequence[Change]], Image.Image]
    tell: Callable[[View[S], Words, View[S] | None], str]
    tell_hand: Callable[[View[S], Words, int], str]
    tell_zone: Callable[[View[S], Words, str, Sequence[Change]], str]
    write: Callable[[View[S], Words], str]

    def board(self, view: View[S], caption: Caption, before: View[S] | None = None) -> Picture:
        """The whole table, 1800 x 1350."""
        said, view = words(caption), _asking(view, caption)
        image = self.paint(view, said, self._found(before, view))
        return self._picture(image, self.tell(view, said, before))

    def hand(self, view: View[S], caption: Caption, seat: int) -> Picture:
        """A seat's private table, 1800 x 1200; ValueError unless the view is that seat's."""
        said, view = words(caption), _asking(view, caption)
        image = self.paint_hand(view, said, seat)  # refuses the view of another seat
        alt = self.tell_hand(view, said, seat)
        if caption.stopped:
            alt = told([said("picture-alt-stopped")], [], [alt])
        if caption.trial:  # it does not name the match, which would say so
            alt = told([said.match], [], [alt])
        return self._picture(image, alt)

    def zoom(
        self, view: View[S], caption: Caption, zone: str, before: View[S] | None = None
    ) -> Picture:
        """One of `zones` enlarged, 1800 x 1200."""
        said, view = words(caption), _asking(view, caption)
        found = self.within(zone, self._found(before, view))
        image = self.paint_zone(view, said, zone, found)
        return self._picture(image, self.tell_zone(view, said, zone, found))

    def changes(self, before: View[S], after: View[S]) -> list[Change]:
        """What differs, at most nine."""
        return self.find(before, after)

    def describe(self, view: View[S], caption: Caption, before: View[S] | None = None) -> str:
        """The board in at most 900 characters."""
        return self.tell(_asking(view, caption), words(caption), before)

    def text_board(self, view: View[S], caption: Caption) -> str:
        """The whole board as plain text."""
        return self.write(_asking(view, caption), words(caption))

    def replay(self, views: Iterable[View[S]], count: int, caption: Caption) -> bytes:
        """The match as a GIF of 900 x 675; see `Painter.replay`."""
        wanted, on_the_way = set(shown(count)), replace(caption, stopped=False)
        return animate(
            self._frame(view, caption if at == count - 1 else on_the_way)
            for at, view in enumerate(views)
            if at in wanted
        )

    def _frame(self, view: View[S], caption: Caption) -> Image.Image:
        return frame(self.paint(_asking(view, caption), words(caption), ()), self.game)

    def _found(self, before: View[S] | None, view: View[S]) -> list[Change]:
        return [] if before is None else self.find(before, view)

    def _picture(self, image: Image.Image, alt: str) -> Picture:
        return Picture(png(image, self.game), image.width, image.height, alt)


def _asking(view: View[S], caption: Caption) -> View[S]:
    """The view, with nobody awaited if the match was ended early; what a seat holds stays to be seen."""
    return replace(view, waiting=[], held=[]) if caption.stopped else view
