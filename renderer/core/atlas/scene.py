"""What stands on a map now, each thing in the place kept for it, and who marches where."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from renderer.core.atlas.badges import Army, Sign, army_box, draw_army, draw_signs
from renderer.core.atlas.camps import Camp, camp_box, draw_camp
from renderer.core.atlas.layout import Layout, Slot
from renderer.core.atlas.lettering import Lettered, write
from renderer.core.atlas.marking import beside, bracketed
from renderer.core.atlas.routes import leader, move
from renderer.core.atlas.sheet import (
    ARMIES,
    ARMY,
    EXHAUSTED,
    EXTRA,
    EXTRAS,
    NAME,
    SIGNS,
    Sheet,
    badge_forms,
    labels,
    name_forms,
    places,
)
from renderer.core.atlas.tints import shut, tint
from renderer.core.atlas.waterways import lay_bridge
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, IVORY, Mark
from renderer.core.pen import Point

SWORDS, ON_DISC = 46, 0.72
"""Size of the swords of a battle, and how large they are on a disc of that size."""

Armies: TypeAlias = Mapping[tuple[str, str], Army | Camp]
"""By the area in which they stand, and which of `ARMIES` they are."""
Signs: TypeAlias = Mapping[str, Sequence[Sign]]
"""By area."""
NONE: Signs = {}


@dataclass(frozen=True, slots=True)
class Fight:
    """The battle in progress.

    target: the area that is fought over. ways: from where each army comes, the attack last and so on top.
    """

    target: str
    ways: Sequence[tuple[str, Mark]]


class Scene:
    """A sheet with what stands on it in one position; made for one picture."""

    def __init__(
        self,
        on: Sheet,
        owners: Mapping[str, Mark],
        armies: Armies,
        signs: Signs,
        fight: Fight | None = None,
        extras: Signs = NONE,
        closed: Collection[str] = (),
    ) -> None:
        """closed: areas that are out of the game, hatched, with nothing there but their names."""
        self.on = on
        self._owners, self._armies, self._fight = owners, _placed(armies), fight
        self._closed = closed
        self._signs = {SIGNS: signs, EXTRAS: extras}

    @cached_property
    def shown(self) -> Layout:
        """The places in which there is something: names always, signs and armies where there are any."""
        groups = self._signs.items()
        filled = {(area, key) for key, group in groups for area, signs in group.items() if signs}
        return {
            spot: slot
            for spot, slot in places(self.on).items()
            if spot[1] == NAME or spot in filled or spot in self._armies
        }

    @cached_property
    def _filled(self) -> list[Box]:
        drawn = (self._drawn(area, key, slot) for (area, key), slot in self.shown.items())
        return [*drawn, *self.on.taken]

    def _drawn(self, area: str, key: str, slot: Slot) -> Box:
        """What of a place is drawn on: an army takes less of it than the largest would."""
        army = self._armies.get((area, key))
        return slot.box if army is None else self._army_box(slot, key, army)

    def box_of(self, area: str) -> Box | None:
        """Where an army is drawn, or the name if there is none; None if the window does not show it."""
        layout = places(self.on)
        for key in ARMIES:
            army = self._armies.get((area, key))
            if army is not None and (area, key) in layout:
                return self._army_box(layout[area, key], key, army)
        slot = layout.get((area, NAME))
        return None if slot is None else slot.box

    def _army_box(self, slot: Slot, key: str, army: Army | Camp) -> Box:
        if isinstance(army, Camp):
            return camp_box(slot, army, self.on.window.type_scale)
        return army_box(slot, army, badge_forms(self.on, key))

    def draw(self, canvas: Canvas, game: str, more: Callable[[Canvas], None] | None = None) -> None:
        """Whose the areas are and what stands there, on the ground; the battle in progress, its swords last.

        game: the one whose palette the picture gets. more: draws what that game alone has on its map.
        """
        land, window = self.on.land, self.on.window
        shut(canvas, land, window, game, self._closed)
        tint(canvas, land, window, game, self._owners)
        for bridge in land.bridges:
            lay_bridge(canvas, window, bridge, land.look.coast)
        for name, box in labels(self.on):
            if box.common(window.box) == box:
                self._write(canvas, box, name, wet=True)
        self._ways(canvas)
        for slot in self.shown.values():
            leader(canvas, slot)
        for (area, key), slot in self.shown.items():
            self.draw_thing(canvas, area, key, slot)
        if more is not None:
            more(canvas)
        self._draw_swords(canvas)

    def draw_thing(self, canvas: Canvas, area: str, key: str, slot: Slot) -> None:
        """Draw one thing in its place."""
        if key == NAME:
            wet = self.on.land.outlines.chart.areas[area].water
            self._write(canvas, slot.box, name_forms(self.on)[area][slot.form], wet=wet)
        elif key in self._signs:
            scale = self.on.window.type_scale * (EXTRA if key == EXTRAS else 1)
            grown = self.on.camp is not None
            draw_signs(canvas, slot, self._signs[key][area], scale, grown=grown)
        elif isinstance(army := self._armies[area, key], Camp):
            draw_camp(canvas, slot, army, self.on.window.type_scale)
        else:
            draw_army(canvas, slot, army, badge_forms(self.on, key))

    def _write(self, canvas: Canvas, box: Box, name: Lettered, *, wet: bool) -> None:
        look = self.on.land.look
        fill, halo = (look.water_name, look.water_halo) if wet else (look.name, look.halo)
        write(canvas, box, name, fill, halo)

    def mark(self, canvas: Canvas, area: str) -> Point:
        """Brackets round what stands in an area; returns where their number goes.

        Raises LookupError if the window does not show it.
        """
        box = self.box_of(area)
        if box is None:
            raise LookupError(f"{area} is not on this picture")
        swords = [] if self._contested is None else [self._contested]
        return bracketed(canvas, self.on.window, box, [*self._filled, *swords])

    def _ways(self, canvas: Canvas) -> None:
        """The ways to the battle, each in the colour of those who march, as far as both ends are shown."""
        if self._fight is None:
            return
        there = self.box_of(self._fight.target)
        for start, mark in self._fight.ways:
            here = self.box_of(start)
            if here is not None and there is not None:
                move(canvas, here, there, colour=mark.colour, scale=self.on.window.type_scale)

    @cached_property
    def _contested(self) -> Box | None:
        """Where the swords of the battle in progress are: beside the defenders; None if none is shown."""
        box = None if self._fight is None else self.box_of(self._fight.target)
        if box is None:
            return None
        size = self.on.window.px(SWORDS)
        x, y = beside(self.on.window, box, self._filled, size)
        return Box(x - size / 2, y - size / 2, x + size / 2, y + size / 2)

    def _draw_swords(self, canvas: Canvas) -> None:
        """What is fought over, after all else that stands on the map; on a disc where badges crowd."""
        if self._contested is None:
            return
        size, middle = self._contested.width, self._contested.middle
        if self.on.camp is not None:
            canvas.icon("badge", *middle, round(size), EARTH, IVORY, 0.5)
            size *= ON_DISC
        canvas.icon("swords", *middle, size)


def _placed(armies: Armies) -> Armies:
    """Armies where they are drawn: exhausted ones that are alone in their area take the larger place."""
    return {
        (area, ARMY if key == EXHAUSTED and (area, ARMY) not in armies else key): army
        for (area, key), army in armies.items()
    }
