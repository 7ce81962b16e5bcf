"""The map of Mesopotamia with whatever stands on it, whole or in part."""

from collections.abc import Iterator, Mapping, Sequence

from engines.mesopotamia.content import Area, Content
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import area_name, river_name
from renderer.core.atlas.badges import Army
from renderer.core.atlas.camps import Camp
from renderer.core.atlas.scene import Fight, Scene
from renderer.core.atlas.sheet import ARMY, Sheet
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.words import Words
from renderer.mesopotamia.geography import NAMED, SHIP, berths, land_of, river_label
from renderer.mesopotamia.layout import MAP
from renderer.mesopotamia.reading import closed, kinds, mark_of, owners, pieces
from renderer.mesopotamia.signs import most_signs, signs_at

CAMP, CAMP_OF_A_PART = (116, 80), (156, 130)
"""The place for the armies of an area, in pixels; in an enlarged part there is room for kinds of several."""
BROAD = 1.1
"""How broad a ship is against its height."""


def sheet(words: Words, state: Mesopotamia, window: Window) -> Sheet:
    """What a picture shows of the map of a match."""
    return sheet_of(words, state.content, window)


def sheet_of(words: Words, content: Content, window: Window) -> Sheet:
    """What is shown of the map: every area has room for whatever may be in it with six players."""
    return Sheet(
        land_of(content),
        window,
        tuple((area, _written(words, area, row)) for area, row in content.areas.items()),
        tuple((area, most_signs(row)) for area, row in content.areas.items()),
        (),
        labels=tuple(
            (words.said(river_name(one)), river_label(content, one))
            for one in NAMED
            if one in content.sections
        ),
        camp=CAMP if window == MAP else CAMP_OF_A_PART,
        taken=tuple(berths(content, window).values()),
    )


def _written(words: Words, area: str, row: Area) -> str:
    """What is written in an area; start areas have no names of their own but their empires' pieces.

    A letter and number stand close to the name, with which they share a line.
    """
    if row.start is not None:
        return area.upper()
    return words.said(area_name(area)).replace(" ", "\N{NO-BREAK SPACE}", 1)


def scene(on: Sheet, state: Mesopotamia) -> Scene:
    """Whose the areas are, and what stands there."""
    shut = closed(state)
    return Scene(
        on,
        {area: mark_of(state, seat) for area, seat in owners(state).items()},
        dict(_camps(state)),
        {area: signs_at(state, area) for area in state.grounds},
        _fight(state),
        closed=shut,
    )


def _fight(state: Mesopotamia) -> Fight | None:
    """Where they fight; on rivers ships only sink."""
    return Fight(state.duel.place, ()) if state.duel is not None else None


def _camps(state: Mesopotamia) -> Iterator[tuple[tuple[str, str], Camp]]:
    """Who is in each area with units or rams, in the order in which they came; the tribe was there first."""
    for area, ground in state.grounds.items():
        found = []
        if ground.tribe:
            found.append(Army(None, sum(ground.tribe.values()), kinds(ground.tribe)))
        for one in ground.forces:
            if pieces(one):
                mark = mark_of(state, one.seat)
                found.append(Army(mark, pieces(one), kinds(one.units, one.rams)))
        if found:
            yield (area, ARMY), Camp(tuple(found))


def draw_ships(canvas: Canvas, state: Mesopotamia, window: Window) -> None:
    """The ships of every section, the larger the fewer there are."""
    for section, boxes in ships(state, window).items():
        for seat, box in zip(state.ships[section], boxes, strict=True):
            size = round(box.width), round(box.height)
            canvas.icon("boat", *box.middle, size, mark_of(state, seat))


def ships(state: Mesopotamia, window: Window) -> Mapping[str, Sequence[Box]]:
    """Where each ship of a section is drawn, in the order in which they came."""
    return {
        section: tuple(_places(len(state.ships[section]), box, window))
        for section, box in berths(state.content, window).items()
    }


def _places(number: int, box: Box, window: Window) -> Iterator[Box]:
    """A number of ships in the place of a section, as large as it allows."""
    upright = box.height > box.width
    x, y = box.middle
    each = (box.height if upright else box.width) / max(1, number)
    most = box.width / BROAD if upright else window.px(SHIP)
    size = min(most, each / (1 if upright else BROAD))
    wide, high = size * BROAD, size
    for place in range(number):
        aside = place - (number - 1) / 2
        left = x - wide / 2 + (0 if upright else aside * wide)
        top = y - high / 2 + (aside * high if upright else 0)
        yield Box(left, top, left + wide, top + high)


def ship_box(state: Mesopotamia, section: str, window: Window) -> Box | None:
    """What the ships of a section fill; None if a window does not show it."""
    return berths(state.content, window).get(section)
