"""A map nobody has ever sailed: 45 lands, 11 seas, rivers and bridges, to try the toolkit on."""

from pathlib import Path

from renderer.core.atlas.ground import Land
from renderer.core.atlas.look import Ground, Look
from renderer.core.atlas.outline import Outlines
from renderer.core.atlas.raster import Letter, traced
from renderer.core.atlas.waterways import River, across, along, strait
from renderer.core.atlas.window import Window, fitting
from renderer.core.box import Box

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
BRIDGES = (
    strait(OUTLINES, "P", "c"),
    strait(OUTLINES, "n", "o"),
    across(OUTLINES, CHART.borders["K", "a"][1], 44),
)
LAND = Land(OUTLINES, LOOK, RIVERS, BRIDGES)
WHOLE = Window(Box(24, 112, 1384, 1122), 1360 / 1415, (12, 14))


def near(box: Box) -> Window:
    """A part of the map in a picture of 1800 x 1146."""
    return fitting(box, Box(24, 112, 1776, 1122), 1.75)


REGIONS = {
    "south": near(Box(440, 740, 1080, 1080)),
    "north-west": near(Box(20, 20, 720, 400)),
    "east": near(Box(1000, 480, 1440, 900)),
}
NAMES = dict(
    zip(
        sorted(CHART.areas),
        (
            "Gannet Deep",
            "Sunrise Water",
            "The Narrows",
            "Hollow Sea",
            "Bay of Lanterns",
            "Long Reach",
            "Mist Ocean",
            "Amber Gulf",
            "Kestrel Sea",
            "Southern Main",
            "Pearl Sound",
            "Alder",
            "Brackwater",
            "Cinder Coast",
            "Dunmere",
            "Eastfold",
            "Fernmarch",
            "Greywell",
            "Hart Hills",
            "Ironside",
            "Juniper",
            "Karst",
            "Lowmoor",
            "Marrow",
            "Northgate",
            "Old Orchard",
            "Pinewater",
            "Quarry",
            "Redcliff",
            "Saltmarsh",
            "Thornwood",
            "Umberland",
            "Vale of Elms",
            "Westmark",
            "Yarrow",
            "Upper Zeal",
            "Ashby",
            "Bell Isle",
            "Copperhead",
            "Drift",
            "Emberley",
            "Foxhollow",
            "Gull Rock",
            "Heron Shore",
            "Ivory Cape",
            "Jadewick",
            "Kingsbarrow",
            "Larkspur",
            "Merrow",
            "Nettle Isle",
            "Oxbow",
            "Plover",
            "Quince",
            "Raven Isle",
            "Selkie",
            "Tern Holm",
        ),
        strict=False,
    )
)
