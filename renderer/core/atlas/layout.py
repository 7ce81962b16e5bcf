"""Where names, signs and badges stand: found once for a map with every area full, so that nothing ever jumps.

Within an area its things stand in rows below each other, as large as they fit. Where it is too narrow for all
of them, the least important are put wherever it has room for them, then across its border with their middle
inside, and at last beside it, with a line that leads home. What comes late takes what all areas leave free.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import dist, inf
from typing import TypeAlias

from renderer.core.atlas.ground import Land
from renderer.core.atlas.room import SQUARE, Room, Survey
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.pen import Point

Size: TypeAlias = tuple[int, int]
"""Width and height in pixels."""
GAP = 3
"""Pixels between two things at the usual size."""
AIRY, TIGHT = 8, 2
"""Pixels from a thing to its area's border, where there is room and where there is little."""
SMALLER = 12
"""How many pixels further away a larger form may stand."""
OWN, FOREIGN = 50, 150
"""The same for one in water rather than over some of its own land, or over other land."""
DETOUR = 24
"""How many pixels longer a line that leads home may be to end where nothing else stands."""
ENOUGH = 0.6
"""Share of an area a window must show for its things to be shown, too."""


class NoRoomError(ValueError):
    """A map on which something finds no place at all; says what."""


@dataclass(frozen=True, slots=True)
class Want:
    """Something that needs a place in an area: its key, and the sizes it may have, best first.

    row: things stand from top to bottom by it. short: others may stand beside it, even if it is the first.
    late: it finds its place once all else has one, whether it is there or not.
    """

    key: str
    forms: tuple[Size, ...]
    row: int = 0
    short: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of something: its box on the picture, and which of its forms fits.

    home: a spot in its area, if the box lies beyond it.
    """

    box: Box
    form: int
    home: Point | None = None


Layout: TypeAlias = Mapping[tuple[str, str], Slot]
"""By area and key. Areas of which a window shows too little are left out."""


def settle(
    land: Land, window: Window, wants: Mapping[str, Sequence[Want]], blocked: Iterable[Box] = ()
) -> Layout:
    """A place for everything, none of which touches another or a `blocked` box; NoRoomError if there is none.

    wants: what each area needs room for, the most important first.
    """
    return _Settling(land, window, blocked).settled(wants)


class _Plot:
    """One area: what of it is shown, its room, and the spots well inside it."""

    def __init__(self, survey: Survey, area: str) -> None:
        self.shown = survey.shown(area)
        self.room = survey.of(area)
        self.core = self.shown.spots([_centred((4 * SQUARE, 4 * SQUARE))])

    @cached_property
    def middle(self) -> Point:
        """Where it has most room."""
        return (self.room if self.room.pixels else self.shown).middle()


_Homeless: TypeAlias = tuple[str, _Plot, Want]
"""An area and something of it that has no place yet."""


class _Settling:
    """The places found so far, in pixels of the window."""

    def __init__(self, land: Land, window: Window, blocked: Iterable[Box]) -> None:
        self._survey = Survey(land, window, blocked)
        self._window = window
        self._gap = window.px(GAP)
        self._slots: dict[tuple[str, str], Slot] = {}

    def settled(self, wants: Mapping[str, Sequence[Want]]) -> Layout:
        """First what stands in rows, then the rest where there is room, and at last what must go outside."""
        plots = {area: _Plot(self._survey, area) for area in wants}
        early: list[_Homeless] = []
        late: list[_Homeless] = []
        for area, plot in plots.items():
            if plot.shown.pixels and plot.shown.pixels >= self._survey.pixels_of(area) * ENOUGH:
                first = [want for want in wants[area] if not want.late]
                early += [(area, plot, want) for want in self._rows(area, plot, first)]
                late += [(area, plot, want) for want in wants[area] if want.late]
        for one in self._outsiders(early):
            self._send_away(*one)
        # None of these is worth more than another, so those go first that have furthest to go.
        for one in sorted(self._outsiders(late), key=self._way, reverse=True):
            self._send_away(*one)
        return {place: self._on_picture(slot) for place, slot in self._slots.items()}

    def _outsiders(self, homeless: Sequence[_Homeless]) -> Sequence[_Homeless]:
        """Place what can stand in its area or across its border; returns the others."""
        for across in (False, True):
            homeless = [one for one in homeless if not self._within(*one, across=across)]
        return homeless

    def _rows(self, area: str, plot: _Plot, wants: Sequence[Want]) -> Sequence[Want]:
        """Place as many of an area's things as can stand in rows below each other; returns the others."""
        for count in range(len(wants), 0, -1):
            chosen = sorted(wants[:count], key=lambda want: want.row)
            if self._stack(area, plot, chosen):
                return wants[count:]
        return wants

    def _stack(self, area: str, plot: _Plot, wants: Sequence[Want]) -> bool:
        room = plot.room
        for forms in _by_worth(wants):
            sizes = [want.forms[form] for want, form in zip(wants, forms, strict=True)]
            if sum(wide * high for wide, high in sizes) > room.pixels:
                continue
            for margin, grouped in product((AIRY, TIGHT), _groups(wants)):
                boxes = _stacked(sizes, grouped, self._gap)
                spots = room.spots(_grown(box, self._window.px(margin)) for box in boxes)
                if (spot := spots.nearest(plot.middle)) is not None:
                    for want, form, box in zip(wants, forms, boxes, strict=True):
                        self._slots[area, want.key] = Slot(_moved(box, spot), form)
                    return True
        return False

    def _within(self, area: str, plot: _Plot, want: Want, *, across: bool) -> bool:
        """Place one thing in its area, or, if need be, across its border with the middle inside."""
        found = []
        free = self._free(self._survey.whole if across else plot.room)
        for form, size in enumerate(want.forms):
            box = _centred(size)
            if across:
                spots = plot.core.within(free.spots([box]))
            else:
                spots = free.spots([_grown(box, self._window.px(TIGHT))])
            found.append(self._nearest(spots, plot.middle, form, size))
        return self._keep(area, want, [one for one in found if one is not None])

    def _send_away(self, area: str, plot: _Plot, want: Want) -> None:
        """Place something beside its area."""
        if not self._keep(area, want, list(self._beside(area, plot, want))):
            raise NoRoomError(f"no room for the {want.key} of {area}")

    def _way(self, homeless: _Homeless) -> float:
        """What it costs to place something beside its area, as things stand."""
        return min((cost for cost, _ in self._beside(*homeless)), default=inf)

    def _beside(self, area: str, plot: _Plot, want: Want) -> Iterator[tuple[float, Slot]]:
        """The best places beside an area, each with its cost: in water, over some of its land, over any."""
        rooms = (
            (self._survey.wet, 0),
            (self._survey.wet_or(area), OWN),
            (self._survey.whole, FOREIGN),
        )
        for room, apart in rooms:
            free = self._free(room)
            for form, size in enumerate(want.forms):
                way = self._nearest(free.spots([_centred(size)]), plot.middle, form, size)
                if way is not None:
                    slot = Slot(way[1].box, form, self._home(plot, way[1].box))
                    yield way[0] + self._window.px(apart), slot

    def _home(self, plot: _Plot, box: Box) -> Point:
        """Where in its area the line from a box beside it ends: near, but on nothing that stands there."""
        near = plot.core.nearest(box.middle) or plot.middle
        free = self._free(plot.core).nearest(box.middle) or near
        detour = dist(free, box.middle) - dist(near, box.middle)
        return free if detour <= self._window.px(DETOUR) else near

    def _nearest(
        self, spots: Room, middle: Point, form: int, size: Size
    ) -> tuple[float, Slot] | None:
        """The place nearest to a middle, with what it costs: how far it is, and how small the form."""
        spot = spots.nearest(middle)
        if spot is None:
            return None
        return dist(spot, middle) + self._window.px(SMALLER) * form, Slot(
            _moved(_centred(size), spot), form
        )

    def _keep(self, area: str, want: Want, found: Sequence[tuple[float, Slot]]) -> bool:
        """Take the place that costs least, if there is any."""
        if found:
            self._slots[area, want.key] = min(found, key=lambda one: (one[0], one[1].form))[1]
        return bool(found)

    def _free(self, room: Room) -> Room:
        return room.without(_grown(slot.box, self._gap) for slot in self._slots.values())

    def _on_picture(self, slot: Slot) -> Slot:
        left, top = self._window.box.x0, self._window.box.y0
        box = _moved(slot.box, (left, top))
        home = None if slot.home is None else (slot.home[0] + left, slot.home[1] + top)
        return Slot(box, slot.form, home)


def overlap(first: Box, second: Box) -> bool:
    """Whether two boxes have a spot in common.

    >>> from renderer.core.atlas.layout import overlap
    >>> from renderer.core.box import Box
    >>> overlap(Box(0, 0, 10, 10), Box(30, 0, 40, 10))
    False
    """
    return (
        first.x0 < second.x1
        and second.x0 < first.x1
        and first.y0 < second.y1
        and second.y0 < first.y1
    )


def _by_worth(wants: Sequence[Want]) -> list[tuple[int, ...]]:
    """Which forms things may have together, best first."""
    ways = product(*(range(len(want.forms)) for want in wants))
    return sorted(ways, key=lambda forms: (sum(forms), max(forms), forms))


def _groups(wants: Sequence[Want]) -> Iterator[tuple[int, ...]]:
    """How many things stand in each row: each on one of its own, or two beside each other."""
    count = len(wants)
    yield (1,) * count
    first = (
        0 if wants[0].short else 1
    )  # never beside the first, which is the name, unless it is short
    for pair in range(count - 2, first - 1, -1):
        yield (*(1,) * pair, 2, *(1,) * (count - pair - 2))


def _stacked(sizes: Sequence[Size], grouped: Sequence[int], gap: float) -> list[Box]:
    """Boxes in rows around a middle at 0, 0."""
    rows, rest = [], list(sizes)
    for count in grouped:
        rows.append(rest[:count])
        del rest[:count]
    highest = [max(high for _, high in row) for row in rows]
    y = -(sum(highest) + gap * (len(rows) - 1)) / 2
    boxes = []
    for row, high in zip(rows, highest, strict=True):
        x = -(sum(wide for wide, _ in row) + gap * (len(row) - 1)) / 2
        for wide, own in row:
            boxes.append(Box(x, y + (high - own) / 2, x + wide, y + (high + own) / 2))
            x += wide + gap
        y += high + gap
    return boxes


def _centred(size: Size) -> Box:
    return Box(-size[0] / 2, -size[1] / 2, size[0] / 2, size[1] / 2)


def _moved(box: Box, spot: Point) -> Box:
    x, y = spot
    left, top = round(box.x0 + x), round(box.y0 + y)
    return Box(left, top, left + round(box.width), top + round(box.height))


def _grown(box: Box, margin: float) -> Box:
    return Box(box.x0 - margin, box.y0 - margin, box.x1 + margin, box.y1 + margin)
