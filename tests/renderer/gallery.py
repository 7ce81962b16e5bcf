"""What one game's pictures are tested with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engines.core.position import View
from renderer import Painter, Picture
from renderer.core.encode import COLOURS
from renderer.core.palette import Colour
from renderer.core.picture import Trail
from tests.renderer.captions import LONG_NAMES, NAMES
from tests.renderer.trails import staged

Make = Callable[[], View[Any]]
AsSeen = Callable[[int | None], View[Any]]


@dataclass(frozen=True)
class Gallery:
    """Positions of one game.

    seats: how many play in a state. boards: public views by what is special about them. plain, crowded: the
    usual position, and one with as much on the table as there can be, as a seat or the public sees them.
    earlier: what a reader saw before `plain`; stages: what of the state became with each line of the story
    what it is in `plain`. kept: the golden pictures. exact: colours kept as they are.
    options: of the matches drawn from first to last. size: of the board, in pixels. tones: how many colours
    the pictures have.
    """

    seats: Callable[[Any], int]
    boards: Mapping[str, Make]
    plain: AsSeen
    crowded: AsSeen
    earlier: Make
    stages: Sequence[tuple[str, ...]]
    kept: Mapping[str, Callable[[Painter], Picture]]
    exact: tuple[Colour, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    size: tuple[int, int] = (1800, 1350)
    tones: int = COLOURS

    def trail(self) -> Trail:
        """From `earlier` to `plain`, as told in some lines."""
        return staged(self.earlier(), self.plain(None), *self.stages)

    def names(self, view: View[Any], names: tuple[str, ...] = NAMES) -> tuple[str, ...]:
        """A name for every seat of a view."""
        return names[: self.seats(view.state)]

    def long_names(self, view: View[Any]) -> tuple[str, ...]:
        """A name as long as can be for every seat of a view."""
        return self.names(view, LONG_NAMES)
