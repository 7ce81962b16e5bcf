"""A content pack may draw the map anew, as long as the picture has room for everything on it."""

import copy
from typing import Any

import pytest

from data.catalogues import catalogue, languages
from engines.mesopotamia.content import Content, read
from renderer import no_room
from renderer.core.atlas.sheet import places
from renderer.core.atlas.window import Window
from renderer.core.words import Words
from renderer.mesopotamia import room
from renderer.mesopotamia.chart import sheet_of
from renderer.mesopotamia.layout import MAP, REGIONS
from tests.engines.mesopotamia.box import CONTENT, SHIPPED


def moved(**corners: tuple[int, int]) -> Content:
    """The map with corners elsewhere."""
    tables: Any = copy.deepcopy(SHIPPED)
    for row in tables["corners"]:
        if row["id"] in corners:
            row["at"] = list(corners[row["id"]])
    return read(tables)


def test_the_printed_map_is_not_laid_out_to_see_whether_it_has_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "places", None)
    assert no_room("mesopotamia", CONTENT) is None


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("window", [MAP, *REGIONS.values()])
def test_the_printed_map_has_room(lang: str, window: Window) -> None:
    words = Words(catalogue(lang), (), "", "")
    assert places(sheet_of(words, CONTENT, window))


def test_a_map_of_ones_own_may_have_room() -> None:
    assert no_room("mesopotamia", moved(mn1=(116, 316))) is None


@pytest.mark.parametrize("spot", [(2, 2), (1000, 1000)])
def test_a_map_without_room_is_refused_by_name(spot: tuple[int, int]) -> None:
    told = no_room("mesopotamia", moved(mn1=spot, mn2=spot, tn1=spot, tn2=spot))
    assert told is not None
    assert told.startswith("[[areas]]: the picture cannot be drawn: ")
