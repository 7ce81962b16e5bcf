"""A painter made of a game's functions."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from PIL import Image

from engines.core.position import View
from engines.core.steps import State
from renderer.core.encode import png
from renderer.core.final_table import paint_final_table
from renderer.core.palette import Mark, Strip
from renderer.core.picture import Caption, Change, Picture, Seen, Trail
from renderer.core.replay import (
    LAST_MS,
    SCORED_MS,
    TURN_MS,
    Frame,
    Shot,
    Timeline,
    animate,
    draw_progress,
    framed,
)
from renderer.core.telling import told
from renderer.core.trail import Found, PartsOf, traced
from renderer.core.words import Words, words

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class GamePainter(Generic[S]):
    """See `renderer.core.picture.Painter`.

    `find` gives the places that differ between two views, `parts` what such a place is about, `amounts` what
    the seats have gained and lost. `within` picks the changes that lie in a zone, ValueError for one there is
    not; `paint_hand` raises ValueError unless the view is the seat's own. `scores`: what all can see of who
    leads, by seat.
    """

    strip: Strip
    zones: Sequence[str]
    marks: Mapping[str, Mark]
    seat_marks: Callable[[S], Sequence[Mark]]
    scores: Callable[[S], Sequence[int]]
    find: Callable[[View[S], View[S]], Iterable[Found]]
    parts: PartsOf
    amounts: Callable[[View[S], View[S]], Iterable[Change]]
    within: Callable[[str, Sequence[Change]], list[Change]]
    paint: Callable[[View[S], Words, Sequence[Change]], Image.Image]
    paint_hand: Callable[[View[S], Words, int], Image.Image]
    paint_zone: Callable[[View[S], Words, str, Sequence[Change]], Image.Image]
    tell: Callable[[View[S], Words, Sequence[Change]], str]
    tell_hand: Callable[[View[S], Words, int], str]
    tell_zone: Callable[[View[S], Words, str, Sequence[Change]], str]
    write: Callable[[View[S], Words], str]

    @property
    def game(self) -> str:
        """The game's key."""
        return self.strip.game

    def board(self, view: View[S], caption: Caption, trail: Trail = ()) -> Picture:
        """The whole table, 1800 x 1350."""
        said, view = words(caption), _asking(view, caption)
        found, lines = self._traced(trail, view)
        return self._picture(self.paint(view, said, found), self.tell(view, said, found), lines)

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

    def zoom(self, view: View[S], caption: Caption, zone: str, trail: Trail = ()) -> Picture:
        """One of `zones` enlarged, 1800 x 1200."""
        said, view = words(caption), _asking(view, caption)
        all_found, lines = self._traced(trail, view)
        found = self.within(zone, all_found)
        image = self.paint_zone(view, said, zone, found)
        return self._picture(image, self.tell_zone(view, said, zone, found), lines)

    def changes(self, trail: Trail, view: View[S]) -> list[Change]:
        """What differs; see `Painter.changes`."""
        return self._traced(trail, view)[0]

    def describe(self, view: View[S], caption: Caption, trail: Trail = ()) -> str:
        """The board in at most 900 characters."""
        return self.tell(_asking(view, caption), words(caption), self.changes(trail, view))

    def text_board(self, view: View[S], caption: Caption) -> str:
        """The whole board as plain text."""
        return self.write(_asking(view, caption), words(caption))

    def replay(self, shots: Iterable[Shot], timeline: Timeline, caption: Caption) -> bytes:
        """The match as a GIF of 900 x 675; see `Painter.replay`."""
        return animate(self._frames(shots, timeline, caption))

    def _frames(
        self, shots: Iterable[Shot], timeline: Timeline, caption: Caption
    ) -> Iterator[Frame]:
        """A frame for each shot that shows something new, and the final table."""
        on_the_way = words(replace(caption, stopped=False))
        before: View[S] | None = None
        for shot in shots:
            last = shot.answers == timeline.answers
            said = words(caption) if last else on_the_way
            view = _asking(shot.view, caption) if last else shot.view
            found, _ = self._traced(() if before is None else [Seen(before)], view)
            image = self.paint(view, said, found)
            draw_progress(image, self.strip, shot.answers, timeline)
            scored = before is not None and self.scores(before.state) != self.scores(view.state)
            yield framed(image, self.strip, SCORED_MS if scored else TURN_MS)
            before = view
        if before is not None and timeline.result is not None:
            marks = self.seat_marks(before.state)
            table = paint_final_table(words(caption), self.strip, marks, timeline.result)
            draw_progress(table, self.strip, timeline.answers, timeline)
            yield framed(table, self.strip, LAST_MS)

    def _traced(self, trail: Trail, view: View[S]) -> tuple[list[Change], tuple[int, ...]]:
        """All changes, the amounts last, and the lines that their numbers stand for."""
        found, lines = traced(self.find, self.parts, trail, view)
        return [*found, *(self.amounts(trail[0].view, view) if trail else ())], lines

    def _picture(self, image: Image.Image, alt: str, lines: tuple[int, ...] = ()) -> Picture:
        return Picture(png(image, self.game), image.width, image.height, alt, lines)


def _asking(view: View[S], caption: Caption) -> View[S]:
    """The view, with nobody awaited if the match was ended early; what a seat holds stays to be seen."""
    return replace(view, waiting=[], held=[]) if caption.stopped else view
