"""Alternate player boards whose power counts at the end (CON-30.1, CON-30.6, CON-30.8, CON-30.12)."""

from engines.conqueror.ids import PORT, TEMPLE, WONDER
from engines.conqueror.state import Project
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, PERSIA, Scene
from tests.engines.conqueror.counting import points
from tests.rulebook import rule


@rule("CON-30.1", "CON-5.11")
def test_carthage_a_has_a_point_for_every_3_coins() -> None:
    scene = Scene().coins(11, 11).has(CARTHAGE, side="a").place()
    assert points(scene, CARTHAGE)["coins"] == 3
    assert points(Scene().coins(11).has(CARTHAGE, side="b").place(), CARTHAGE)["coins"] == 2


@rule("CON-30.6")
def test_greece_b_has_a_point_more_for_each_district_and_mega_project_card() -> None:
    scene = Scene(seas_of_destiny="on").has(GREECE, side="b", districts={"bazaar": 2, "academy": 1})
    scene.has(GREECE, projects=[Project(PORT, "upgrade")], upgrades=["discipline"])
    scene.wharf(GREECE, "athens")  # on the map, not a card
    assert points(scene.built(GREECE, "crete").place(), GREECE)["civic"] == 3 + 1
    base = Scene().has(GREECE, districts={"bazaar": 2}).place()
    assert "civic" not in points(base, GREECE)


@rule("CON-30.8")
def test_egypt_b_has_two_points_more_for_each_wonder_and_temple() -> None:
    built = [Project(WONDER, "district", 15), Project(TEMPLE, "upgrade"), Project(PORT, "upgrade")]
    scene = Scene(seas_of_destiny="on").has(EGYPT, side="b", projects=built).place()
    assert points(scene, EGYPT)["monuments"] == 2 * 2
    assert "monuments" not in points(scene.has(EGYPT, side="a").place(), EGYPT)


@rule("CON-30.12")
def test_persia_b_has_a_point_for_each_land_territory_it_controls() -> None:
    scene = Scene(6).army("media", PERSIA, infantry=1).army("syria", PERSIA, cavalry=1)
    scene.army("levantine_sea", PERSIA, cavalry=1).has(PERSIA, side="b").place()
    lands = {"persepolis", "media", "syria"}  # its empty capital is one of them
    assert points(scene, PERSIA)["satrapies"] == len(lands)
