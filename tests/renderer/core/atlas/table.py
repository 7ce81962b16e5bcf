"""Positions on the invented map, and its pictures: what a game's painter does with the toolkit, in small."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image

import renderer.core.icons  # noqa: F401 - registers the icons
from engines.core.text import Text
from renderer.core import furniture, marks
from renderer.core.atlas.badges import (
    Army,
    Sign,
    army_box,
    army_forms,
    draw_army,
    draw_signs,
    sign_forms,
)
from renderer.core.atlas.ground import base
from renderer.core.atlas.layout import Layout, Slot, Want, settle
from renderer.core.atlas.lettering import LAND_SIZES, WATER_SIZES, Lettered, lettered, write
from renderer.core.atlas.marking import bracketed
from renderer.core.atlas.routes import leader, move
from renderer.core.atlas.tints import tint
from renderer.core.atlas.waterways import sections
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.furniture import Awaited, Heading
from renderer.core.palette import SEATS, Mark, Strip
from renderer.core.pen import Pen, Point
from renderer.core.picture import Change
from tests.renderer.core.atlas.isles import CHART, LAND, NAMES, WHOLE

STRIP = Strip("isles", "#3b2326", "#b98a5a", "#d9b35a", "#e8d7b4")
SIZE = 1800, 1146
SIDE = 1402, 1776
TIRED = 0.74
BOAT = 40
KINDS = ("cavalry", "infantry", "archer")
PLAYERS = ("Ana", "Bram", "Carmen", "Dmitri", "Eleni", "Farid")


@dataclass
class Position:
    """What stands where."""

    owners: Mapping[str, Mark] = field(default_factory=dict)
    armies: Mapping[str, Army] = field(default_factory=dict)
    tired: Mapping[str, Army] = field(default_factory=dict)
    signs: Mapping[str, Sequence[Sign]] = field(default_factory=dict)
    boats: Sequence[Mark] = ()
    moves: Sequence[Sequence[str]] = ()
    changes: Sequence[Change] = ()


def name_forms(area: str, window: Window) -> tuple[Lettered, ...]:
    """How an area's name may be written."""
    wet = CHART.areas[area].water
    role, sizes = ("serif", WATER_SIZES) if wet else ("place", LAND_SIZES)
    return lettered(NAMES[area], role, sizes, window.type_scale)


def wants(window: Window) -> Mapping[str, Sequence[Want]]:
    """Every area with all it can ever have."""
    return {area: _wanted(area, window) for area in CHART.areas}


def _wanted(area: str, window: Window) -> list[Want]:
    scale = window.type_scale
    found = [
        Want("name", tuple(form.room for form in name_forms(area, window)), 0),
        Want("army", army_forms(len(KINDS), scale), 2),
        Want("tired", army_forms(0, scale, TIRED), 3),
    ]
    if not CHART.areas[area].water:
        found.insert(2, Want("signs", sign_forms(3, scale), 1))
    return found


@lru_cache(8)
def places(window: Window) -> Layout:
    """Where everything stands."""
    return settle(LAND, window, wants(window), boat_boxes(window))


def boat_boxes(window: Window) -> list[Box]:
    """Where boats are drawn, on every section of a river that is in the window."""
    half = window.px(BOAT / 2)
    spots = [window.at(spot) for river in LAND.rivers for spot in sections(LAND.outlines, river)]
    boxes = [Box(x - half, y - half, x + half, y + half) for x, y in spots]
    edge = window.box
    return [
        box
        for box in boxes
        if edge.x0 <= box.x0 < box.x1 <= edge.x1 and edge.y0 <= box.y0 < box.y1 <= edge.y1
    ]


@layer
def ground(strip: Strip, window: Window) -> Image.Image:
    """All that never changes."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], strip)
        box = window.box
        furniture.panel(pen, box.x0 - 4, box.y0 - 4, box.x1 + 4, box.y1 + 4, "#6b5536", "#6b5536")
        if window is WHOLE:
            for seat in range(len(SEATS)):
                y = 112 + seat * 170
                furniture.panel(pen, SIDE[0], y, SIDE[1], y + 158)
        furniture.frame(pen, *SIZE, strip)

    image = bake(*SIZE, strip.ground, draw)
    image.paste(base(LAND, window), (round(window.box.x0), round(window.box.y0)))
    canvas = Canvas(image)
    return canvas.image


def shown(position: Position, layout: Layout) -> Layout:
    """The places in which something stands."""
    things = {"army": position.armies, "tired": position.tired, "signs": position.signs}
    return {
        (area, key): slot
        for (area, key), slot in layout.items()
        if key == "name" or area in things[key]
    }


def paint(position: Position, window: Window = WHOLE) -> Canvas:
    """A picture of a position."""
    canvas = Canvas(ground(STRIP, window))
    tint(canvas, LAND, window, STRIP.game, position.owners)
    layout = shown(position, places(window))
    for box, mark in zip(boat_boxes(window), position.boats, strict=False):
        canvas.icon("boat", *box.middle, window.px(BOAT), mark)
    _moves(canvas, window, position, layout)
    for slot in layout.values():
        leader(canvas, slot)
    for (area, key), slot in layout.items():
        draw_thing(canvas, window, position, area, key, slot)
    _changes(canvas, window, position, layout)
    heading = Heading("Isles", "A map of nowhere", "seed 0000·0000", "Round 5", "Campaign")
    furniture.title(canvas, heading, STRIP)
    furniture.plates(canvas, [Awaited(SEATS[0], "Ana", "move or end the campaign")], "")
    if window is WHOLE:
        _players(canvas)
    return canvas


def draw_thing(
    canvas: Canvas, window: Window, position: Position, area: str, key: str, slot: Slot
) -> None:
    """Draw one thing in its place."""
    scale, look = window.type_scale, LAND.look
    if key == "name":
        wet = CHART.areas[area].water
        fill, halo = (look.water_name, look.water_halo) if wet else (look.name, look.halo)
        write(canvas, slot.box, name_forms(area, window)[slot.form], fill, halo)
    elif key == "signs":
        draw_signs(canvas, slot, position.signs[area], scale)
    elif key == "army":
        draw_army(canvas, slot, position.armies[area], army_forms(len(KINDS), scale))
    else:
        draw_army(canvas, slot, position.tired[area], army_forms(0, scale, TIRED))


def army_box_of(position: Position, layout: Layout, window: Window, area: str) -> Box:
    """Where an army's badge is drawn."""
    forms = army_forms(len(KINDS), window.type_scale)
    return army_box(layout[area, "army"], position.armies[area], forms)


def _moves(canvas: Canvas, window: Window, position: Position, layout: Layout) -> None:
    for way in position.moves:
        boxes = [
            army_box_of(position, layout, window, area) for area in way if (area, "army") in layout
        ]
        if len(boxes) == len(way):
            via = [box.middle for box in boxes[1:-1]]
            before = [slot.box for (area, _), slot in layout.items() if area == way[-1]]
            move(canvas, boxes[0], boxes[-1], via, before, over_sea=len(way) > 2)


def _changes(canvas: Canvas, window: Window, position: Position, layout: Layout) -> None:
    boxes = [slot.box for slot in layout.values()]

    def mark(change: Change) -> Point:
        return bracketed(canvas, window, army_box_of(position, layout, window, change.place), boxes)

    seen = [one for one in position.changes if (one.place, "army") in layout]
    marks.mark_all(canvas, seen, mark)


def _players(canvas: Canvas) -> None:
    for seat, (mark, name) in enumerate(zip(SEATS, PLAYERS, strict=True)):
        y = 112 + seat * 170
        furniture.head(canvas, mark, name, "", SIDE[0], y, SIDE[1] - SIDE[0])
        for place, (icon, count) in enumerate((("coin", 7), ("grain", 4), ("infantry", 12))):
            x = SIDE[0] + 40 + place * 118
            canvas.icon(icon, x, y + 112, 42)
            canvas.text(x + 30, y + 112, count, "hero", 36)


def full() -> Position:
    """Everything everywhere: the largest numbers, all kinds, six owners."""
    areas = list(CHART.areas)
    marks = {area: SEATS[i * 6 // len(areas)] for i, area in enumerate(areas)}
    dry = [area for area in areas if not CHART.areas[area].water]
    armies = {
        area: Army(mark, 12 + i, (("cavalry", 8), ("infantry", 9), ("archer", 7)))
        for i, (area, mark) in enumerate(marks.items())
    }
    tired = {
        area: Army(mark, 10 + i, (), tired=True) for i, (area, mark) in enumerate(marks.items())
    }
    owners = {area: marks[area] for area in dry}
    signs = {
        area: (Sign("fort", (1 + 3 * (i % 2),)), Sign("grain"), Sign("coin"))
        for i, area in enumerate(dry)
    }
    return Position(owners, armies, tired, signs, SEATS)


HOMES = ("IWTbA", "YPZp", "HUDQc", "GfgSO", "aEjLV", "Clqrn")


def later() -> Position:
    """The middle of a match: realms, armies of all sizes, some of nobody's, moves and battles."""
    owners = {area: SEATS[seat] for seat, home in enumerate(HOMES) for area in home}
    armies = {
        area: Army(mark, 2 + n % 9, (("cavalry", 1 + n % 4), ("infantry", 1 + n % 5)))
        for n, (area, mark) in enumerate(owners.items())
        if n % 4
    }
    free = {
        area: Army(None, 2 + n % 3, (("infantry", 2 + n % 3),)) for n, area in enumerate("MhXBso")
    }
    sailing = {
        "4": Army(SEATS[1], 5, (("infantry", 5),)),
        "1": Army(SEATS[4], 11, (("archer", 3), ("infantry", 8))),
    }
    tired = {area: Army(owners[area], 3, (), tired=True) for area in "TYQSE"}
    return Position(
        owners,
        {**armies, **free, **sailing},
        tired,
        _signs(),
        (SEATS[0], SEATS[4], SEATS[4]),
        (("W", "T"), ("P", "4", "c"), ("V", "1", "S")),
        [Change(n, area, Text("test")) for n, area in enumerate(("T", "c", "S", "M"), start=1)],
    )


def early() -> Position:
    """The beginning: a few towns each."""
    owners = {area: SEATS[seat] for seat, home in enumerate(HOMES) for area in home[:2]}
    armies = {area: Army(mark, 3, (("infantry", 3),)) for area, mark in owners.items()}
    free = {area: Army(None, 2, (("infantry", 2),)) for area in "MXBso"}
    return Position(owners, {**armies, **free}, {}, _signs())


def _signs() -> Mapping[str, Sequence[Sign]]:
    found: dict[str, list[Sign]] = {}
    dry = [area for area in CHART.areas if not CHART.areas[area].water]
    capitals = {home[0] for home in HOMES}
    for n, area in enumerate(dry):
        great = area in capitals
        found[area] = [Sign("fort", (4,))] if great else [Sign("fort")] if n % 3 == 0 else []
        found[area] += [Sign("grain")] * (great or n % 2) + [Sign("coin")] * (great or n % 2 == 0)
    return found
