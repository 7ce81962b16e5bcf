"""A painter made of a game's functions."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from PIL import Image

from engines.core.position import View
from engines.core.steps import State
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.encode import png
from renderer.core.final_table import paint_final_table
from renderer.core.greyed import Out, grey
from renderer.core.palette import Mark, Strip
from renderer.core.picture import Caption, Change, Picture, Report, Seen, Trail, seat_of
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
from renderer.core.telling import told, told_out
from renderer.core.trail import Found, PartsOf, traced
from renderer.core.words import Words, words
from renderer.core.zooming import BOTTOM, LEFT, RIGHT, TOP

S = TypeVar("S", bound=State)

ENLARGED = Box(LEFT, TOP, RIGHT, BOTTOM)
"""What an enlarged part takes up of its picture."""


@dataclass(frozen=True, slots=True)
class Reports(Generic[S]):
    """How what has a picture of its own is shown: `Painter.reports`, its picture, alternative and plain text.

    All but `find` are only asked for reports that `find` gives.
    """

    find: Callable[[View[S]], Sequence[Report]]
    paint: Callable[[View[S], Words, str], Image.Image]
    tell: Callable[[View[S], Words, str], str]
    write: Callable[[View[S], Words, str], str]


@dataclass(slots=True)
class GamePainter(Generic[S]):
    """See `renderer.core.picture.Painter`.

    `find` gives the places that differ between two views, `parts` what such a place is about, `amounts` what
    the seats have gained and lost. `within` picks the changes that lie in a zone, ValueError for one there is
    not; `paint_hand` raises ValueError unless the view is the seat's own. `scores`: what all can see of who
    leads, by seat. `reported`: what has a picture of its own, if anything has in this game. `out`: the seats
    that are out, if any can be: their strips are greyed once the board is painted.
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
    reported: Reports[S] | None = None
    out: Out[S] | None = None

    @property
    def game(self) -> str:
        """The game's key."""
        return self.strip.game

    def board(self, view: View[S], caption: Caption, trail: Trail = ()) -> Picture:
        """The whole table, 1800 x 1350."""
        said, view = words(caption), _asking(view, caption)
        found, lines = self._traced(trail, view)
        alt = self.tell(view, self._telling(said, view), found)
        return self._picture(self._painted(view, said, found), alt, lines)

    def hand(self, view: View[S], caption: Caption, seat: int) -> Picture:
        """A seat's private table, 1800 x 1200; ValueError unless the view is that seat's."""
        said, view = words(caption), _asking(view, caption)
        image = self.paint_hand(view, said, seat)  # refuses the view of another seat
        alt = self.tell_hand(view, said, seat)
        if seat in self._out(view):
            grey(Canvas(image), ENLARGED, said)
            alt = told([told_out(said, (seat,))], [], [alt])
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
        if (seat := seat_of(zone)) is not None and seat in self._out(view):
            grey(Canvas(image), ENLARGED, said)
            said = replace(said, out=(seat,))
        return self._picture(image, self.tell_zone(view, said, zone, found), lines)

    def reports(self, view: View[S]) -> Sequence[Report]:
        """What has a picture of its own; see `Painter.reports`."""
        return () if self.reported is None else self.reported.find(view)

    def report(self, view: View[S], caption: Caption, key: str) -> Picture:
        """The picture of something that happened, 1800 x 1200 at most. ValueError for an unknown key."""
        reported = self.reported
        if reported is None or key not in [one.key for one in reported.find(view)]:
            raise ValueError(f"nothing is reported as {key!r}")
        said = words(caption)
        return self._picture(reported.paint(view, said, key), reported.tell(view, said, key))

    def changes(self, trail: Trail, view: View[S]) -> list[Change]:
        """What differs; see `Painter.changes`."""
        return self._traced(trail, view)[0]

    def describe(self, view: View[S], caption: Caption, trail: Trail = ()) -> str:
        """The board in at most 900 characters."""
        said, view = words(caption), _asking(view, caption)
        return self.tell(view, self._telling(said, view), self.changes(trail, view))

    def text_board(self, view: View[S], caption: Caption) -> str:
        """The whole board as plain text, and below it whatever has a picture of its own."""
        said, view = words(caption), _asking(view, caption)
        parts = [self.write(view, self._telling(said, view))]
        if self.reported is not None:
            parts += [self.reported.write(view, said, one.key) for one in self.reports(view)]
        return "\n\n".join(parts)

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
            image = self._painted(view, said, found)
            draw_progress(image, self.strip, shot.answers, timeline)
            scored = before is not None and self.scores(before.state) != self.scores(view.state)
            yield framed(image, self.strip, SCORED_MS if scored else TURN_MS)
            before = view
        if before is not None and timeline.result is not None:
            marks = self.seat_marks(before.state)
            table = paint_final_table(words(caption), self.strip, marks, timeline.result)
            draw_progress(table, self.strip, timeline.answers, timeline)
            yield framed(table, self.strip, LAST_MS)

    def _out(self, view: View[S]) -> Collection[int]:
        """The seats that are out of the game."""
        return () if self.out is None else self.out.seats(view.state)

    def _painted(self, view: View[S], said: Words, found: Sequence[Change]) -> Image.Image:
        """The board, with the strips of those greyed who are out."""
        image = self.paint(view, said, found)
        if self.out is not None:
            for seat in self._out(view):
                grey(Canvas(image), self.out.strip(view.state, seat), said)
        return image

    def _telling(self, said: Words, view: View[S]) -> Words:
        """The words for the board, which tell who is out."""
        return replace(said, out=tuple(self._out(view)))

    def _traced(self, trail: Trail, view: View[S]) -> tuple[list[Change], tuple[int, ...]]:
        """All changes, the amounts last, and the lines that their numbers stand for."""
        found, lines = traced(self.find, self.parts, trail, view)
        return [*found, *(self.amounts(trail[0].view, view) if trail else ())], lines

    def _picture(self, image: Image.Image, alt: str, lines: tuple[int, ...] = ()) -> Picture:
        return Picture(png(image, self.game), image.width, image.height, alt, lines)


def _asking(view: View[S], caption: Caption) -> View[S]:
    """The view, with nobody awaited if the match was ended early; what a seat holds stays to be seen."""
    return replace(view, waiting=[], held=[]) if caption.stopped else view
