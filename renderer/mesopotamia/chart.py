"""The map of Mesopotamia with whatever stands on it, whole or in part."""

from collections.abc import Iterator

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
from renderer.mesopotamia.geography import NAMED, berths, land_of, river_label
from renderer.mesopotamia.layout import MAP
from renderer.mesopotamia.reading import closed, kinds, mark_of, owners, pieces
from renderer.mesopotamia.signs import most_signs, signs_at

CAMP, CAMP_OF_A_PART = (116, 80), (156, 130)
"""The place for the armies of an area, in pixels; in an enlarged part there is room for kinds of several."""
SHIP = 46
"""Size of a ship where there are few."""


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
    for section, box in berths(state.content, window).items():
        spots = _places(state, section, box, window)
        for seat, (x, y, size) in zip(state.ships[section], spots, strict=True):
            canvas.icon("boat", x, y, (round(size * 1.1), round(size)), mark_of(state, seat))


def _places(
    state: Mesopotamia, section: str, box: Box, window: Window
) -> Iterator[tuple[float, float, float]]:
    """Middle and size of each ship in the place of a section."""
    number = len(state.ships[section])
    upright = box.height > box.width
    long = box.height if upright else box.width
    x, y = box.middle
    size = min(window.px(SHIP), long / max(1, number) / (1 if upright else 1.1))
    pitch = size * (1 if upright else 1.1)
    for place in range(number):
        aside = (place - (number - 1) / 2) * pitch
        yield (x, y + aside, size) if upright else (x + aside, y - window.px(5), size)


def ship_box(state: Mesopotamia, section: str, window: Window) -> Box | None:
    """What the ships of a section fill; None if a window does not show it."""
    return berths(state.content, window).get(section)
