"""Ships on the move (MES-10)."""

import pytest

from engines.mesopotamia.ids import DONE, SHIP
from engines.mesopotamia.rules.control import controller, occupied
from engines.mesopotamia.steps.market import GatherGoods
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.mesopotamia.marching import ends, exploring
from tests.engines.scene import said
from tests.rulebook import rule


def berths(scene: Scene, section: str) -> list[str]:
    """Where the ship of a section can end, the nearest first."""
    return ends(scene, SHIP, section)


@rule("MES-10.3", "MES-9.1")
@pytest.mark.parametrize(
    ("origin", "reached"),
    [
        ("t1", ["t2", "t3", "t4"]),
        ("t4", ["t3", "t5", "k1", "t2", "t6", "k2", "t1", "t7", "e4", "e5"]),
        ("e9", ["e8", "g2", "e7", "g1", "e6", "t8", "t9"]),
    ],
)
def test_a_ship_passes_up_to_three_nodes(origin: str, reached: list[str]) -> None:
    found = berths(exploring(Scene().ship(origin, SUMER)), origin)
    assert found == reached


@rule("MES-10.3")
def test_a_ship_goes_to_another_section() -> None:
    scene = exploring(Scene().ship("t4", SUMER), 2).answer("ship.t4.e4")
    assert scene.state.ships_of(SUMER) == ["e4"]
    assert scene.answer("ship.e4.e7").state.ships_of(SUMER) == ["e7"]


@rule("MES-10.1")
def test_a_section_has_an_area_on_each_bank() -> None:
    for section, row in CONTENT.sections.items():
        assert all(section in CONTENT.shores[area] for area in row.banks)
        assert row.banks[1] in CONTENT.near[row.banks[0]]


@rule("MES-10.4")
def test_a_ship_passes_another_of_its_empire_but_never_ends_beside_it() -> None:
    scene = exploring(Scene().seal("population", SUMER, 3).ship("t1", SUMER).ship("t2", SUMER))
    assert "t2" not in berths(scene, "t1")
    assert "t3" in berths(scene, "t1")


@rule("MES-10.5")
def test_ships_pass_ships_of_others_and_share_sections_with_them() -> None:
    scene = Scene().ship("t1", SUMER).ship("t2", AKKAD).ship("t1", AKKAD).ship("t3", BABYLON)
    exploring(scene)
    assert {"t2", "t3", "t4"} <= {*berths(scene, "t1")}
    assert said(scene.option("ship.t1.t2").hint, "en") == (
        "A ship of Ben lies there: if both stay, they sink. Between A2 and B2 (1 food)"
    )
    assert said(scene.option("ship.t1.t4").hint, "en") == (
        "Between A4 Sinjar Ridge (1 stone) and B4 Jazira Woods (1 wood)"
    )
    assert scene.answer("ship.t1.t2").state.ships["t2"] == [AKKAD, SUMER]


@rule("MES-10.7")
def test_land_units_have_nothing_to_do_with_ships() -> None:
    scene = Scene().force("b4", SUMER, spearman=1).ship("t4", AKKAD).ship("k1", AKKAD)
    exploring(scene).answer("spearman.b4.b5")
    assert scene.state.ships_of(AKKAD) == ["t4", "k1"]


@rule("MES-10.8")
def test_a_ship_controls_and_occupies_nothing_holds_nobody_and_reveals_nothing() -> None:
    scene = Scene().force("b4", SUMER, spearman=1).ship("t3", AKKAD).ship("t3", SUMER)
    scene.start_state.grounds["a4"].token = True
    exploring(scene, 2).answer("ship.t3.t4")
    assert scene.state.grounds["a4"].token
    assert controller(scene.state, "a4") is None
    assert occupied(scene.state, AKKAD) == []
    assert "spearman.b4.a4" in scene.options


@rule("MES-10.9")
def test_ships_use_the_sections_beside_start_areas_of_others_and_closed_ones() -> None:
    scene = exploring(Scene().ship("t6", SUMER).ship("e3", SUMER).seal("population", SUMER, 2))
    assert "t5" in berths(scene, "t6")  # beside start area 5, where nobody begins
    assert "e2" in berths(scene, "e3")  # beside that of Babylon


def test_a_ship_may_stay() -> None:
    scene = exploring(Scene().ship("t6", SUMER)).answer(DONE)
    assert scene.state.ships_of(SUMER) == ["t6"]


@rule("MES-10.2")
def test_a_ship_gathers_from_either_bank() -> None:
    scene = Scene().ship("t4", SUMER).place(GatherGoods(SUMER, 3))
    scene.answer({"stone": 2})  # one of the start area, one of A4
    assert scene.realm(SUMER).goods["stone"] == 2
    other = Scene().ship("t4", SUMER).place(GatherGoods(SUMER, 3)).answer({"wood": 2})
    assert other.realm(SUMER).goods["wood"] == 2
