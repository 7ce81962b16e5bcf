"""The strip of a seat that the rules play: what it has, and by what it plays."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from engines.mesopotamia.ids import GUARDIANS, KNUCKLE, SIEGE
from engines.mesopotamia.state import Mesopotamia
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, PALE
from renderer.core.words import Words
from renderer.mesopotamia.machine import draw_machine
from renderer.mesopotamia.reading import mark_of, numbers
from renderer.mesopotamia.scenario import draw_siege, draw_waves
from renderer.mesopotamia.strips import (
    AMOUNTS,
    FIGURES,
    HEAD,
    ICON,
    draw_technologies,
    house_rows,
    strip_of,
)


@dataclass(frozen=True, slots=True)
class Count:
    """An icon with its arguments, and how many there are."""

    icon: str
    number: int
    arguments: tuple[Hashable, ...] = ()
    limit: int | None = None

    @property
    def told(self) -> str:
        """The number, and of how many where that is limited."""
        return str(self.number) if self.limit is None else f"{self.number}/{self.limit}"


def draw_house(canvas: Canvas, words: Words, state: Mesopotamia) -> None:
    """The strip of the seat of the house below its heading, if there is such a seat."""
    seat = state.house()
    if seat is not None:
        draw_played(canvas, words, state, seat, strip_of(state, seat))


def draw_played(canvas: Canvas, words: Words, state: Mesopotamia, seat: int, box: Box) -> None:
    """What the seat of the house has, and its cards, its reserve or its waves, in a strip."""
    counts, technologies = house_rows(box)
    _draw_counts(canvas, list(_counts(state, seat)), box, counts)
    if state.mode == SIEGE:
        draw_siege(canvas, words, state, seat, Box(box.x0, box.y0 + HEAD + 64, box.x1, box.y1))
    elif state.mode == GUARDIANS:
        draw_waves(canvas, state, Box(box.x0, box.y0 + HEAD + 64, box.x1, box.y1))
    else:
        realm, mark = state.realms[seat], mark_of(state, seat)
        high = 2 * (technologies - counts - AMOUNTS / 2) - 6
        draw_technologies(canvas, realm, mark, box, technologies, min(28, high))
        below = Box(box.x0, technologies + min(28, high) / 2 + 6, box.x1, box.y1)
        draw_machine(canvas, words, state, seat, below)


def _counts(state: Mesopotamia, seat: int) -> Iterator[Count]:
    """What such a seat can have at all: enemies of Assur have no settlements, and Ur builds nothing."""
    realm, mark, found = state.realms[seat], mark_of(state, seat), numbers(state, seat)
    yield Count(KNUCKLE, realm.goods[KNUCKLE])
    yield Count("spearman", found["units"], limit=found["limit"])
    if state.mode == GUARDIANS:
        return
    yield Count("settlement", found["settlements"], (mark,))
    yield Count("jar", found["amphorae"])
    if state.mode != SIEGE:
        yield Count("garden_tile", found["gardens"])
        yield Count("ziggurat", realm.ziggurat, (max(1, realm.ziggurat),))


def _draw_counts(canvas: Canvas, counts: list[Count], box: Box, y: float) -> None:
    """Side by side, as far apart as goods are, or closer where there is less room."""
    x = box.x0 + 14
    widths = [ICON + 5 + canvas.width(one.told, "hero", FIGURES) for one in counts]
    gap = min(28.0, (box.width - 24 - sum(widths)) / max(1, len(counts) - 1))
    for one, wide in zip(counts, widths, strict=True):
        canvas.icon(one.icon, x + ICON / 2, y, ICON, *one.arguments)
        ink = INK if one.number else PALE
        canvas.text(x + ICON + 5, y + 1, one.told, "hero", FIGURES, ink, width=90)
        x += wide + gap
