"""A content pack may draw the map anew, as long as the picture has room for everything on it."""

import copy
from typing import Any

import pytest

import data
from data.catalogues import catalogue
from engines.conqueror.content import Content, read
from renderer import no_room
from renderer.conqueror import room
from renderer.conqueror.chart import sheet_of
from renderer.conqueror.layout import REGIONS
from renderer.core.atlas.layout import NoRoomError
from renderer.core.atlas.sheet import ARMY, badge_forms, places
from renderer.core.words import Words

SHIPPED = data.load("conqueror")


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The maps that are laid out; none of them has room for Rome."""
    found: list[str] = []

    def places(on: Any) -> None:
        found.append(dict(on.names)["rome"])
        raise NoRoomError("no room for the army of rome")

    monkeypatch.setattr(room, "places", places)
    return found


def drawn_anew(board: str) -> Content:
    """More of the Black Sea on one side of the board."""
    tables = copy.deepcopy(SHIPPED)
    row = next(row for row in tables["maps"] if row["id"] == board)
    row["cells"] = [cells.replace("k.", "kk") for cells in row["cells"]]
    return read(tables)


def test_the_printed_map_is_not_laid_out_to_see_whether_it_has_room(tried: list[str]) -> None:
    assert no_room("conqueror", read(SHIPPED)) is None
    assert tried == []


@pytest.mark.parametrize("board", ["small", "large"])
def test_a_map_of_ones_own_without_room_is_refused_by_name(board: str, tried: list[str]) -> None:
    told = no_room("conqueror", drawn_anew(board))
    assert told == f"[[territories]] of '{board}': the picture has no room for the army of rome."
    assert tried == ["Rome"]


def test_a_map_of_ones_own_may_have_room(monkeypatch: pytest.MonkeyPatch) -> None:
    windows: list[Any] = []
    monkeypatch.setattr(room, "places", lambda on: windows.append(on.window))
    assert no_room("conqueror", drawn_anew("small")) is None
    assert len(windows) == 24, "with and without Seas of Destiny"


@pytest.mark.parametrize(("board", "most"), [("small", 4), ("large", 12)])
def test_an_enlarged_part_names_the_kinds_of_nearly_every_army(board: str, most: int) -> None:
    named: set[str] = set()
    shown: set[str] = set()
    for window in REGIONS.values():
        on = sheet_of(Words(catalogue("en"), (), "", ""), read(SHIPPED), board, window)
        bare = len(badge_forms(on, ARMY)) - 2
        armies = {area: slot for (area, key), slot in places(on).items() if key == ARMY}
        shown |= armies.keys()
        named |= {area for area, slot in armies.items() if slot.form < bare}
    assert len(shown - named) <= most
