"""Tadmor's board has room for its spaces in whatever regions a content puts them, up to a limit."""

import copy
import re
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from data.catalogues import catalogue
from data.content import load
from engines.core.text import Text, say
from engines.tadmor.content import Content, read
from engines.tadmor.state import Piece, Tadmor
from renderer import no_room, painter
from renderer.core.box import Box
from renderer.core.picture import Change
from renderer.tadmor import layout
from renderer.tadmor.room import AREAS, MOST_ROWS, WIDE
from renderer.tadmor.zoom import ZONES, within
from tests.renderer.captions import caption
from tests.renderer.tadmor_states import tadmor, view
from tests.renderer.trails import since

SHARES = [
    {"emesa": 10, "palmyra": 10, "ebla": 5, "north_sea": 12},
    {"emesa": 1, "palmyra": 0, "ebla": 15, "euphrates": 8, "damascus": 13},
    {"north_sea": 9, "south_sea": 9, "damascus": 3, "emesa": 15, "ebla": 1},
    {"north_sea": 15, "south_sea": 0, "damascus": 3, "palmyra": 15, "euphrates": 4},
    {
        "north_sea": 6,
        "south_sea": 5,
        "damascus": 5,
        "emesa": 6,
        "palmyra": 6,
        "ebla": 4,
        "euphrates": 5,
    },
]
"""How many spaces lie in each region; all others in none."""
SPACES = 37
"""Spaces of the larger side of the board."""
LEAST = 98, 80
"""Width and height of a space in which everything can be read."""


def laid_out(shares: dict[str, int]) -> Content:
    """The content with so many spaces in each region."""
    tables: dict[str, Any] = copy.deepcopy(dict(load("tadmor")))
    regions = [name for name, number in shares.items() for _ in range(number)]
    for row, region in zip(tables["spaces"], regions, strict=False):
        row["region"] = region
    return read(tables)


def overlap(first: Box, second: Box) -> bool:
    wide = min(first.x1, second.x1) - max(first.x0, second.x0)
    high = min(first.y1, second.y1) - max(first.y0, second.y0)
    return wide > 0 and high > 0


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("shares", SHARES)
def test_every_space_has_room_in_its_region(shares: dict[str, int], two: bool) -> None:
    plan = layout.plan_of(laid_out(shares), two)
    boxes = {name: layout.cell(plan, name) for name, *_ in plan}
    for name, region, *_ in plan:
        box, panel = boxes[name], layout.panel(plan, region)
        assert panel.x0 < box.x0 < box.x1 < panel.x1
        assert panel.y0 + 40 < box.y0 < box.y1 < panel.y1
        assert box.width >= LEAST[0]
        assert box.height >= LEAST[1]
        assert not any(overlap(box, one) for other, one in boxes.items() if other != name)


@pytest.mark.parametrize("shares", SHARES)
def test_regions_keep_to_their_part_of_the_map(shares: dict[str, int]) -> None:
    plan = layout.plan_of(laid_out(shares), two=False)
    for regions in AREAS.values():
        panels = [layout.panel(plan, region) for region in regions]
        usual = [layout.REGIONS[region] for region in regions]
        assert panels[0].y0 == usual[0].y0
        assert panels[-1].y1 <= usual[-1].y1 + 0.01
        assert not any(overlap(*pair) for pair in pairwise(panels))


@pytest.mark.parametrize("area", AREAS)
def test_more_spaces_than_there_is_room_for_are_refused(area: str) -> None:
    regions = AREAS[area]
    rows = MOST_ROWS[area] - len(regions) + 1
    crowd = rows * WIDE[area] + 1
    others = [name for part, names in AREAS.items() if part != area for name in names]
    counts = {regions[0]: crowd} | dict.fromkeys(others, 0)
    for at in range(SPACES - crowd):
        counts[others[at % len(others)]] += 1
    told = no_room("tadmor", laid_out(counts))
    assert told is not None
    assert re.search(f"{crowd} in {regions[0]}.*room for {MOST_ROWS[area]} rows", told)


@pytest.mark.parametrize("shares", SHARES)
def test_what_there_is_room_for_is_not_refused(shares: dict[str, int]) -> None:
    assert no_room("tadmor", laid_out(shares)) is None


@pytest.mark.parametrize("shares", SHARES[:3])
def test_every_piece_is_seen_wherever_its_space_lies(shares: dict[str, int]) -> None:
    content = laid_out(shares)
    full, empty = (tadmor(content=content) for _ in range(2))
    empty.placed = {}
    full.placed = {
        name: Piece(at % 4, "camel" if space.piece == "either" else space.piece)
        for at, name in enumerate(content.board[False])
        if (space := content.spaces[name])
    }
    plan, pictures = layout.plan_of(content, two=False), (board(full), board(empty))
    alike = [
        name
        for name in content.board[False]
        if same(*(one.crop(layout.cell(plan, name)) for one in pictures))
    ]
    assert alike == []


def same(first: Image.Image, second: Image.Image) -> bool:
    return ImageChops.difference(first, second).getbbox() is None


def board(state: Tadmor) -> Image.Image:
    png = painter("tadmor").board(view(state), caption()).png
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("zone", AREAS)
def test_a_crowded_part_of_the_map_is_told_and_drawn_enlarged(zone: str) -> None:
    state = tadmor(content=laid_out(SHARES[0]))
    shown = painter("tadmor").zoom(view(state), caption(), zone)
    names = state.content.names.regions
    assert all(say(names[region], catalogue("en"), str) in shown.alt for region in AREAS[zone])


def test_a_piece_is_news_in_the_part_of_the_map_where_its_space_lies() -> None:
    before, after = (tadmor(content=laid_out(SHARES[2])) for _ in range(2))
    after.placed["pa5"] = Piece(0, "camel")
    (change,) = painter("tadmor").changes(since(view(before)), view(after))
    region = after.content.spaces["pa5"].region
    assert change.place == f"placed/pa5/{region}"
    (zone,) = (zone for zone in ZONES if within(zone, [Change(1, change.place, Text("x"))]))
    assert region in AREAS[zone]
