"""A map in a window with all that can ever stand on it: names, signs and armies, each in its place."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from renderer.core.atlas.badges import army_forms, sign_forms
from renderer.core.atlas.camps import camp_forms
from renderer.core.atlas.ground import Land
from renderer.core.atlas.layout import Layout, Size, Want, settle
from renderer.core.atlas.lettering import LAND_SIZES, WATER_SIZES, Lettered, lettered
from renderer.core.atlas.waterways import Bridge
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.pen import Point

NAME, SIGNS, ARMY, EXHAUSTED, EXTRAS = "name", "signs", "army", "tired", "extras"
"""The keys of what may stand in an area; extras are signs that find their place after all else."""
ARMIES = ARMY, EXHAUSTED
"""The places for units: for those that can act, and for those that can do no more if both stand there."""
TIRED = 0.74
"""How large the badge of units that can do no more is against that of the others beside it."""
EXTRA = 0.84
"""How large extras are against other signs."""
SHORT = 2
"""Letters of a name that leaves room for something beside it."""
LABEL_SIZES = (22,)
"""Size of a name that is no area's."""
DECK, PIECES = 7, 6
"""Half of what a bridge is wide, in pixels; into how many pieces it is cut to keep things off it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A map in a window, with all that can ever stand on it.

    names: of areas, as they are written, in the order in which they find their places. signs: the areas in
    which units may stand, with how many signs each may have. kinds: for how many numbered kinds of units a
    badge has room, most first, as there is more or less room in an area; tired_kinds: the same for units that
    can do no more beside others, of which () shows their number alone. labels: names that are no area's,
    such as rivers', with the middle of each in units of the chart. extras: how many more signs an area may
    have, in a group of their own. camp: how large the place for armies is, if several may be in one area;
    none is tired then.
    taken: what of the window a game fills by itself, and nothing else may cover.
    """

    land: Land
    window: Window
    names: tuple[tuple[str, str], ...]
    signs: tuple[tuple[str, int], ...]
    kinds: tuple[int, ...]
    tired_kinds: tuple[int, ...] = ()
    labels: tuple[tuple[str, Point], ...] = ()
    extras: tuple[tuple[str, int], ...] = ()
    camp: Size | None = None
    taken: tuple[Box, ...] = ()


class Label(NamedTuple):
    """A name that is no area's: how it is written, and where."""

    name: Lettered
    box: Box


@lru_cache(64)
def places(on: Sheet) -> Layout:
    """Where everything stands."""
    return settle(on.land, on.window, wants(on), _blocked(on))


def shown_in(on: Sheet) -> list[str]:
    """The areas of which a sheet shows enough to see what stands there."""
    return list(dict.fromkeys(area for area, _ in places(on)))


@lru_cache(64)
def wants(on: Sheet) -> Mapping[str, Sequence[Want]]:
    """Every area with all it can ever have."""
    signs, extras = dict(on.signs), dict(on.extras)
    return {area: _wanted(on, area, signs.get(area), extras.get(area, 0)) for area, _ in on.names}


def _wanted(on: Sheet, area: str, signs: int | None, extras: int) -> list[Want]:
    """What one area has: nothing but its name if no unit ever stands there."""
    short = len(dict(on.names)[area]) <= SHORT
    found = [Want(NAME, tuple(form.room for form in name_forms(on)[area]), 0, short)]
    if signs is not None:
        found.append(Want(ARMY, badge_forms(on, ARMY), 2))
        if signs:
            found.append(Want(SIGNS, sign_forms(signs, on.window.type_scale), 1))
        if on.camp is None:
            found.append(Want(EXHAUSTED, badge_forms(on, EXHAUSTED), 3))
    if extras:
        forms = sign_forms(extras, on.window.type_scale * EXTRA)
        found.append(Want(EXTRAS, forms, late=True))
    return found


@lru_cache(64)
def name_forms(on: Sheet) -> Mapping[str, tuple[Lettered, ...]]:
    """How the name of each area may be written."""
    areas, scale = on.land.outlines.chart.areas, on.window.type_scale
    return {
        area: lettered(name, "serif", WATER_SIZES, scale)
        if areas[area].water
        else lettered(name, "place", LAND_SIZES, scale, on.land.look.space)
        for area, name in on.names
    }


def badge_forms(on: Sheet, key: str) -> tuple[Size, ...]:
    """The sizes that the badge of an army may have."""
    if on.camp is not None:
        return camp_forms(on.camp, on.window.type_scale)
    if key == ARMY:
        return army_forms(on.kinds, on.window.type_scale)
    return army_forms(on.tired_kinds, on.window.type_scale, TIRED)


@lru_cache(64)
def labels(on: Sheet) -> Sequence[Label]:
    """The names that are no area's, where they are written."""
    return [_label(on, name, spot) for name, spot in on.labels]


def _label(on: Sheet, name: str, spot: Point) -> Label:
    written = lettered(name, "serif", LABEL_SIZES, on.window.type_scale)[0]
    x, y = on.window.at(spot)
    wide, high = written.room
    left, top = round(x - wide / 2), round(y - high / 2)
    return Label(written, Box(left, top, left + wide, top + high))


def _blocked(on: Sheet) -> list[Box]:
    """What never moves: names that are no area's, bridges, and what a game fills by itself."""
    boxes = [*(label.box for label in labels(on)), *on.taken]
    for bridge in on.land.bridges:
        boxes += _decks(on.window, bridge)
    return [part for box in boxes if (part := box.common(on.window.box)) is not None]


def _decks(window: Window, bridge: Bridge) -> Iterator[Box]:
    """A bridge in several squares, as it is long and aslant."""
    half = window.px(DECK)
    (x0, y0), (x1, y1) = window.at(bridge.start), window.at(bridge.end)
    for step in range(PIECES + 1):
        x, y = x0 + (x1 - x0) * step / PIECES, y0 + (y1 - y0) * step / PIECES
        yield Box(x - half, y - half, x + half, y + half)
