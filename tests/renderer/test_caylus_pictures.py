"""What Caylus' pictures tell apart: out of reach, closed, scored, paid for, passed, built."""

from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engines.caylus.ids import LINES
from engines.caylus.state import Caylus
from engines.core.text import Text
from renderer import painter
from renderer.caylus import layout
from renderer.caylus.board import paint
from renderer.caylus.stock import LISTS
from renderer.core.box import Box
from renderer.core.picture import Change
from renderer.core.words import words
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.caylus_states import (
    built,
    caylus,
    earlier,
    finished,
    full_walls,
    last_scoring,
    paid_for,
    set_up,
    view,
)
from tests.renderer.labels import in_both_languages, legible, recorded
from tests.renderer.trails import since

FIVE = (*NAMES, "Eva")
PAWN = 60
"""How far a king's man reaches above a space."""


def board(state: Caylus, before: Caylus | None = None) -> Image.Image:
    said = caption(names=FIVE[: len(state.players)])
    seen = () if before is None else since(view(before))
    png = painter("caylus").board(view(state), said, seen).png
    return Image.open(BytesIO(png)).convert("RGB")


def differ(first: Image.Image, second: Image.Image, box: Box) -> bool:
    left, top, right, bottom = (round(edge) for edge in box)
    part = left, top, right, bottom
    return ImageChops.difference(first.crop(part), second.crop(part)).getbbox() is not None


def changed_spaces(first: Caylus, second: Caylus) -> list[int]:
    pictures = board(first), board(second)
    inner = {
        n: Box(box.x0 + 4, box.y0 + 40, box.x1 - 4, box.y1 - PAWN)
        for n, box in ((n, layout.space(n)) for n in range(1, 29))
    }
    return [n for n, box in inner.items() if differ(*pictures, box)]


def changed_columns(first: Caylus, second: Caylus) -> list[int]:
    pictures = board(first), board(second)
    columns = range(1, 6)
    return [
        n for n in columns if differ(*pictures, layout.favour_cell(LINES[0], n)._replace(y1=440))
    ]


@pytest.mark.parametrize("phase", [4, 5])
def test_spaces_beyond_the_provost_are_veiled_while_it_matters(phase: int) -> None:
    assert changed_spaces(caylus(phase=phase), caylus(phase=3)) == [17, 18]
    assert changed_spaces(caylus(phase=phase), caylus(phase=phase, provost=17)) == [17]


def test_a_replacement_that_is_paid_for_is_shown_on_its_space() -> None:
    pictures = board(paid_for()), board(caylus(phase=5))
    spaces = [n for n in range(1, 29) if differ(*pictures, layout.space(n))]
    assert spaces == [2, 10, 12]


def test_columns_open_with_the_sections_that_are_scored() -> None:
    assert changed_columns(caylus(scored=[]), caylus(scored=["dungeon"])) == [3, 4]
    assert changed_columns(caylus(), caylus(scored=["dungeon", "walls"])) == [5]


def test_the_price_moves_along_the_bridge_with_everybody_who_passes() -> None:
    none, one, two = (board(caylus(phase=2, bridge=bridge)) for bridge in ([], [1], [1, 3]))
    assert differ(none, one, layout.BRIDGE)
    assert differ(one, two, layout.BRIDGE)


def test_the_stables_are_closed_to_two_players() -> None:
    two, three = board(set_up(2)), board(set_up(3))
    assert differ(two, three, layout.special("stables"))
    assert not differ(two, three, layout.special("joust"))


def test_without_the_table_a_favour_says_its_points() -> None:
    pictures = board(caylus()), board(caylus(simplified=True))
    assert differ(*pictures, layout.FAVOURS)
    assert not differ(*pictures, layout.CASTLE)


def test_a_built_tile_fades_where_it_was_listed() -> None:
    state = set_up(2)
    state.stock["sawmill"] = 0
    assert differ(board(set_up(2)), board(state), LISTS)


def test_the_jeweller_is_listed_where_it_is_played() -> None:
    state = set_up(2)
    state.stock = {**state.stock, "jeweller": 1}
    assert differ(board(set_up(2)), board(state), LISTS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_road_full_of_buildings_fits(players: int) -> None:
    assert board(built(players)).size == (1800, 1350)


def test_provost_and_bailiff_stand_side_by_side_on_one_space() -> None:
    both, one = caylus(provost=18, bailiff=18), caylus(provost=19, bailiff=18)
    x, y = layout.provost_spot(18)
    assert differ(board(both), board(one), Box(x - 20, y - 20, x + 20, y + 20))
    x, y = layout.bailiff_spot(18)
    assert not differ(board(both), board(one), Box(x - 18, y - 30, x + 18, y))


PLACES = [
    "special/joust",
    "stables/2",
    "inn/left",
    "inn/right",
    "road/17",
    "castle/5",
    "tile/3",
    "part/walls/3/4",
    "favour/cubes/3",
    "favour/deniers/1",
    "bridge/4",
    "section/dungeon",
]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_of_a_change_is_marked(place: str) -> None:
    said, now = words(caption()), view(caylus())
    marked = paint(now, said, [Change(1, place, Text("caylus-name"))])
    assert ImageChops.difference(marked, paint(now, said, [])).getbbox() is not None


def test_a_journey_within_a_row_has_an_arrow() -> None:
    before = earlier()
    before.provost = 17
    assert painter("caylus").changes(since(view(before)), view(caylus()))
    x = (layout.provost_spot(17)[0] + layout.provost_spot(16)[0]) / 2
    y = layout.provost_spot(16)[1]
    box = Box(x - 20, y - 20, x + 20, y + 20)
    assert differ(board(caylus()), board(caylus(), before), box)


@pytest.mark.parametrize("number", [18, 11, 6])
def test_the_kings_men_leave_the_name_of_their_building_free(number: int) -> None:
    here, away = (board(caylus(phase=2, provost=n, bailiff=n)) for n in (number, 2))
    x0, y0, x1, _ = layout.space(number)
    assert not differ(here, away, Box(x0 + 36, y0 + 10, x1 - 4, y0 + 32))


def test_the_way_of_the_bailiff_does_not_cover_the_provost() -> None:
    before, now = caylus(provost=16, bailiff=20), caylus(provost=18, bailiff=18)
    x, y = layout.provost_spot(18)
    assert not differ(board(now), board(now, before), Box(x - 8, y, x + 8, y + 12))


@in_both_languages
@pytest.mark.parametrize("make", [full_walls, last_scoring, lambda: last_scoring(5)])
def test_every_label_is_whole_where_a_section_waits_for_no_bailiff(
    monkeypatch: pytest.MonkeyPatch, make: Callable[[], Caylus], lang: str
) -> None:
    state = make()
    with recorded(monkeypatch) as labels:
        painter("caylus").board(view(state), caption(lang, LONG_NAMES[: len(state.players)]))
    legible(labels)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_number_of_who_passed_hides_no_price_and_no_marker(players: int) -> None:
    said = words(caption(names=FIVE[:players]))
    now = view(caylus(players, phase=2, bridge=[*range(players)]))
    found = [Change(n, f"bridge/{n}", Text("caylus-name")) for n in range(1, players + 1)]
    plain, marked = paint(now, said, []), paint(now, said, found)
    for n in range(1, players + 1):
        x, y = layout.bridge_spot(n, players)
        assert not differ(plain, marked, Box(x - 9, y + 26, x + 9, y + 40))
        assert not differ(plain, marked, Box(x - 2, y - 2, x + 2, y + 2))


def test_the_final_standing_has_its_heading_once() -> None:
    box = layout.order_panel()
    heading = Box(box.x0 + 10, box.y0 + 10, box.x1 - 10, box.y0 + 50)
    assert not differ(board(finished(5)), board(caylus(5)), heading)
