"""The map of Mesopotamia: everything has its place with every area full, and is told from everything else."""

from itertools import combinations

import pytest

import renderer.core.icons
import renderer.mesopotamia.icons  # noqa: F401 - registers the icons
from data.catalogues import catalogue
from engines.mesopotamia.ids import AREAS, SECTIONS
from renderer import painter
from renderer.core.atlas.badges import Army
from renderer.core.atlas.camps import MOST, Camp, camp_box
from renderer.core.atlas.chart import disagreements
from renderer.core.atlas.layout import overlap
from renderer.core.atlas.page import LEGEND
from renderer.core.atlas.sheet import ARMY, NAME, Sheet, labels, places, shown_in
from renderer.core.box import Box
from renderer.core.words import Words
from renderer.mesopotamia import chart
from renderer.mesopotamia.geography import berths, land_of
from renderer.mesopotamia.layout import MAP, REGIONS
from renderer.mesopotamia.palette import MARKS
from renderer.mesopotamia.reading import closed
from tests.engines.mesopotamia.box import CONTENT
from tests.renderer.labels import recorded
from tests.renderer.mesopotamia import states
from tests.renderer.mesopotamia.drawn import icons_drawn
from tests.renderer.vision import SIGHTS, distance

each_language = pytest.mark.parametrize("lang", ["en", "es"])


def sheets(lang: str) -> list[Sheet]:
    """The whole map and its parts in a language."""
    words = Words(catalogue(lang), (), "", "")
    return [chart.sheet_of(words, CONTENT, window) for window in (MAP, *REGIONS.values())]


@each_language
def test_with_every_area_full_nothing_on_the_map_covers_anything_else(lang: str) -> None:
    for on in sheets(lang):
        boxes = [slot.box for slot in places(on).values()]
        boxes += berths(CONTENT, on.window).values()
        whole = on.window.box
        boxes += [one.box for one in labels(on) if one.box.common(whole) == one.box]
        assert not [two for two in combinations(boxes, 2) if overlap(*two)]
        edge = on.window.box
        assert all(box.common(edge) == box for box in boxes)


@pytest.mark.parametrize("fleet", range(1, 7))
def test_ships_are_drawn_in_the_place_kept_for_them(fleet: int) -> None:
    state = states.opening(6)
    for section in state.ships:
        state.ships[section] = [*range(fleet)]
    for on in sheets("en"):
        kept = berths(CONTENT, on.window)
        for section, drawn in chart.ships(state, on.window).items():
            assert len(drawn) == fleet
            left, top, right, bottom = kept[section]
            place = Box(left - 1, top - 1, right + 1, bottom + 1)  # its edges are rounded
            assert all(box.common(place) == box for box in drawn)


@each_language
def test_everything_stands_in_its_own_area(lang: str) -> None:
    for on in sheets(lang):
        assert [place for place, slot in places(on).items() if slot.home is not None] == []


def test_every_area_and_every_section_is_shown_in_some_part_of_the_map() -> None:
    whole, *parts = sheets("en")
    assert set(shown_in(whole)) == set(AREAS)
    assert {area for on in parts for area in shown_in(on)} == set(AREAS)
    assert set(berths(CONTENT, MAP)) == set(SECTIONS)
    assert {one for on in parts for one in berths(CONTENT, on.window)} == set(SECTIONS)


def test_the_drawing_has_the_borders_of_the_table_of_neighbours() -> None:
    near = {area: row.near for area, row in CONTENT.areas.items()}
    assert disagreements(land_of(CONTENT).outlines.chart, near) == []


@pytest.mark.parametrize("players", range(2, 7))
def test_start_areas_of_nobody_are_closed(players: int) -> None:
    state = states.later(players)
    nobodys = {area for area in CONTENT.starts.values() if state.home_of(area) is None}
    assert set(closed(state)) == nobodys


@pytest.mark.parametrize(("players", "number"), [(2, 8), (3, 4), (4, 0)])
def test_a_blocked_area_has_a_block_token_and_lies_open_like_others(
    monkeypatch: pytest.MonkeyPatch, players: int, number: int
) -> None:
    state, paints, said = states.later(players), painter("mesopotamia"), states.caption()
    with recorded(monkeypatch), icons_drawn(monkeypatch) as icons:
        paints.board(states.view(state), said)
    assert [icon.name for icon in icons].count("block") == number
    with recorded(monkeypatch) as written, icons_drawn(monkeypatch) as icons:
        paints.zoom(states.view(state), said, "north-west")
    explained = [icon for icon in icons if icon.name == "block" and icon.box.y0 > LEGEND.y0]
    assert len(explained) == ("blocked area" in {one.text for one in written.drawn})
    assert len(explained) == bool(number)
    for area in state.grounds:
        assert not (state.is_blocked(area) and area in closed(state))


@pytest.mark.parametrize(
    ("lang", "barred", "out"),
    [
        ("en", "wall or settlement; units may enter and fight there): A7 Lullubi", "Not in play"),
        ("es", "Asentamientos; las Unidades pueden entrar y combatir): A7 Mon", "Fuera de juego"),
    ],
)
def test_blocked_areas_are_told_apart_from_those_that_nobody_may_enter(
    lang: str, barred: str, out: str
) -> None:
    paints = painter("mesopotamia")
    told = paints.text_board(states.view(states.later(3)), states.caption(lang))
    assert barred in told
    starts = told[told.index(f"{out}: ") :].partition("\n")[0]
    assert all(place in starts for place in ("A5", "A8", "D5"))
    assert not any(place in starts for place in ("A7", "A9", "B8", "B9"))
    part = paints.zoom(states.view(states.later(3)), states.caption(lang), "north-east")
    assert barred in part.alt


@pytest.mark.parametrize("number", range(1, MOST + 1))
def test_all_armies_of_an_area_find_room_in_its_camp(number: int) -> None:
    on = sheets("en")[0]
    kinds = (("spearman", 3), ("archer", 2), ("cavalry", 1), ("chariot", 2), ("ram", 2))
    camp = Camp((Army(MARKS["sumerian"], 10, kinds),) * number)
    for (_, key), slot in places(on).items():
        if key == ARMY:
            box = camp_box(slot, camp, on.window.type_scale)
            assert box.common(slot.box) == box


def test_a_thing_stays_where_it_is_whatever_else_comes_and_goes() -> None:
    on = sheets("en")[0]
    now, then = (chart.scene(on, one).shown for one in (states.later(), states.full()))
    common = now.keys() & then.keys()
    assert len(common) > 80
    assert all(now[place] == then[place] for place in common)
    assert {area for area, key in now if key == NAME} == set(AREAS)


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_sight_tells_the_eight_empires_apart(sight: str) -> None:
    pairs = combinations([mark.colour for mark in MARKS.values()], 2)
    assert min(distance(a, b, sight) for a, b in pairs) >= 15


def test_empires_differ_in_shape_and_pattern_too() -> None:
    assert len({mark.shape for mark in MARKS.values()}) == len(MARKS)
    assert len({mark.pattern for mark in MARKS.values()}) == len(MARKS)


def test_the_event_with_points_of_the_legend_has_points(monkeypatch: pytest.MonkeyPatch) -> None:
    paints = painter("mesopotamia")
    with recorded(monkeypatch) as written:
        paints.zoom(states.view(states.opening()), states.caption(), "middle")
    assert [one.text for one in written.drawn if one.y0 > LEGEND.y0 and one.text.isdigit()] == ["3"]
