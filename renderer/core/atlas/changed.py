"""Changes on a board with a map: marked in areas and beside the map, amounts in the strips of the seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from renderer.core import marks
from renderer.core.atlas.scene import Scene
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.marks import Spot
from renderer.core.pen import Point
from renderer.core.picture import Change

LAND = "land"
"""The kind of a change in an area, `land/sicily`."""

S = TypeVar("S")


@dataclass(frozen=True)
class Marking(Generic[S]):
    """Where the changes of a game are.

    area: what the chart calls the area of a change in one. box: what of the board beside the map any other
    change is about, by its kind and name. amount: where an amount of a kind stands in the strip of a seat.
    number: where the number of such a box goes.
    """

    area: Callable[[str], str]
    box: Callable[[S, str, str], Box]
    amount: Callable[[S, int, str], Spot]
    number: Callable[[Box], Point] = marks.corner

    def board(self, canvas: Canvas, on: Scene, state: S, found: Sequence[Change]) -> None:
        """All changes with their numbers, and the amounts in the strips."""
        marks.mark_board(
            canvas,
            found,
            lambda change: self._mark(canvas, on, state, change),
            lambda seat, kind: self.amount(state, seat, kind),
        )

    def part(self, canvas: Canvas, on: Scene, state: S, found: Sequence[Change]) -> None:
        """The changes of an enlarged part."""
        marks.mark_all(canvas, found, lambda change: self._mark(canvas, on, state, change))

    def _mark(self, canvas: Canvas, on: Scene, state: S, change: Change) -> Point:
        kind, _, name = change.place.partition("/")
        if kind == LAND:
            return on.mark(canvas, self.area(name))
        box = self.box(state, kind, name)
        marks.bracket(canvas, *box)
        return self.number(box)
