"""A map nobody has ever sailed: 45 lands, 11 seas, rivers and bridges, to try the toolkit on."""

from pathlib import Path

from renderer.core.atlas.ground import Land
from renderer.core.atlas.look import Ground, Look
from renderer.core.atlas.outline import Outlines
from renderer.core.atlas.raster import Letter, traced
from renderer.core.atlas.sheet import Sheet
from renderer.core.atlas.waterways import Bridge, River, across, along, strait
from renderer.core.atlas.window import Window, fitting
from renderer.core.box import Box
from tests.engines.frontier.content import TABLES, read
from tests.engines.frontier.ids import KINDS as UNITS

BOX = read(TABLES)
"""What is in the box of the game that is played on this map."""
CELL = 20
ROWS = tuple((Path(__file__).parent / "isles.txt").read_text(encoding="utf-8").split())
LOOK = Look(
    grounds={
        "meadow": Ground("#bccb9c", "tufts"),
        "forest": Ground("#aec293", "trees"),
        "steppe": Ground("#ecd3a0", "dunes"),
        "hills": Ground("#dcb98c", "hills"),
        "sea": Ground("#a9cdd6", "ripples"),
    }
)
KINDS = ("meadow", "forest", "steppe", "hills")


def _ground(letter: str) -> Letter:
    if not letter.isalpha():
        return Letter(letter, "sea", water=True)
    cells = [(x, y) for y, row in enumerate(ROWS) for x, one in enumerate(row) if one == letter]
    x = sum(c[0] for c in cells) / len(cells)
    y = sum(c[1] for c in cells) / len(cells)
    kind = 1 if x + y < 26 else 0 if x < 36 and y < 26 else 3 if x > 40 and y < 30 else 2
    return Letter(letter, KINDS[kind])


CHART = traced(
    ROWS, {letter: _ground(letter) for letter in sorted(set("".join(ROWS)) - {"."})}, CELL
)
OUTLINES = Outlines(CHART)
RIVERS = (
    River(along(CHART, [("T", "Z"), ("M", "Z")]), 8),
    River(
        along(CHART, [("K", "X"), ("K", "a"), ("V", "a"), ("E", "a")]),
        11,
        ("21,44", "27,48", "30,45"),
    ),
    River(along(CHART, [("D", "Q"), ("Q", "e")]), 8),
)


def _straits(kind: str) -> tuple[Bridge, ...]:
    """The bridges or ferries of the box, where two lands are nearest to each other."""
    return tuple(
        strait(OUTLINES, *(BOX.lands[end].letter for end in crossing.ends))
        for crossing in BOX.crossings.values()
        if crossing.kind == kind
    )


BRIDGES = (*_straits("bridge"), across(OUTLINES, CHART.borders["K", "a"][1], 44))
LAND = Land(OUTLINES, LOOK, RIVERS, BRIDGES, _straits("ferry"))
WHOLE = Window(Box(24, 112, 1384, 1122), 1360 / 1415, (12, 14))


def near(box: Box) -> Window:
    """A part of the map in a picture of 1800 x 1146."""
    return fitting(box, Box(24, 112, 1776, 1122), 1.75)


REGIONS = {
    "south": near(Box(440, 740, 1080, 1080)),
    "north-west": near(Box(20, 20, 720, 400)),
    "east": near(Box(1000, 480, 1440, 900)),
}
NAMES = {
    **{row.letter: row.name for row in BOX.seas.values()},
    **{row.letter: row.name for row in BOX.lands.values()},
}


def sheet(window: Window) -> Sheet:
    """All there can ever be in the isles: forts and armies on land, at sea nothing but names (FRO-1.2)."""
    names = tuple((area, NAMES[area]) for area in CHART.areas)
    forts = tuple((row.letter, int(bool(row.fort))) for row in BOX.lands.values())
    return Sheet(LAND, window, names, forts, (len(UNITS),))
