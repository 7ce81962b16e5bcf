"""The Wharf of Seas of Destiny: where it stands and where its ships begin (CON-27, CON-28)."""

from engines.conqueror.preview.projects import ship_places, wharf_places
from engines.conqueror.steps.policies import AgentAction
from tests.engines.conqueror.build import EGYPT, GREECE, ROME
from tests.engines.conqueror.projects import against, has_built, points, seas
from tests.engines.scene import said
from tests.rulebook import rule


@rule("CON-28.7")
def test_a_wharf_stands_on_own_land_that_borders_a_sea() -> None:
    scene = seas().army("celtica", GREECE, infantry=3).army("illyria", GREECE, infantry=1)
    scene.army("crete", GREECE, infantry=2).army("aegean_sea", GREECE, infantry=1)
    scene.army("macedonia", ROME, infantry=1).place(AgentAction(GREECE))
    assert "black_sea" in scene.state.near("celtica"), "over the Danube, which does not count"
    assert wharf_places(scene.state, GREECE) == ["illyria", "athens", "crete"]
    scene.answer("project.wharf")
    assert (scene.topic, scene.options, scene.safe) == (
        "wharf",
        ["illyria", "athens", "crete"],
        "athens",
    )
    scene.answer("crete")
    assert scene.nation(GREECE).wharf == "crete"


@rule("CON-28.7")
def test_there_is_one_wharf_for_each_player_and_it_takes_no_slot() -> None:
    full = has_built(*["port.upgrade"] * 4, *["temple.district"] * 4)
    scene = seas().has(GREECE, projects=full).place(AgentAction(GREECE)).answer("project.wharf")
    assert (scene.nation(GREECE).wharf, scene.nation(GREECE).coins) == ("athens", 40 - 6)
    assert scene.nation(GREECE).projects == full
    assert against(scene)["wharf"] == "owned"
    assert against(scene, ROME)["wharf"] is None


@rule("CON-28.7")
def test_without_a_coast_no_wharf_is_built() -> None:
    scene = seas().army("athens", ROME, infantry=1).army("nubia", GREECE, infantry=1)
    scene.place(AgentAction(GREECE))
    assert against(scene)["wharf"] == "place"


@rule("CON-28.8")
def test_both_ships_begin_in_a_sea_of_choice_at_the_wharf_and_hold_it() -> None:
    scene = seas().army("aegean_sea", GREECE, cavalry=1).place(AgentAction(GREECE))
    scene.answer("project.wharf")
    assert (scene.topic, scene.options, scene.safe) == (
        "ships",
        ["ionian_sea", "aegean_sea"],
        "aegean_sea",
    )
    scene.answer("ionian_sea")
    assert scene.units("ionian_sea") == {"ship": 2}
    assert scene.state.owner("ionian_sea") == GREECE
    assert "ship" not in scene.nation(GREECE).barracks
    assert scene.told == ["wharf", "launched"]


@rule("CON-28.8")
def test_ships_that_cannot_go_to_an_enemys_sea_wait_on_the_wharf() -> None:
    scene = seas().army("aegean_sea", ROME, cavalry=1).place(AgentAction(GREECE))
    scene.answer("project.wharf")
    assert (scene.options, scene.safe) == (["ionian_sea", "wharf"], "ionian_sea")
    scene.answer("wharf")
    greece = scene.nation(GREECE)
    assert greece.dock.units == {"ship": 2}
    assert scene.state.held(GREECE) == ["athens"]
    assert scene.state.units(GREECE) == {"ship": 2}
    assert scene.told == ["wharf", "moored"]


@rule("CON-28.8")
def test_where_all_seas_at_the_wharf_are_an_enemys_nobody_is_asked() -> None:
    scene = seas().army("aegean_sea", ROME, cavalry=1).army("ionian_sea", EGYPT, infantry=1)
    scene.place(AgentAction(GREECE)).answer("project.wharf")
    assert scene.nation(GREECE).dock.units == {"ship": 2}
    assert (scene.units("aegean_sea"), scene.units("ionian_sea")) == (
        {"cavalry": 1},
        {"infantry": 1},
    )


@rule("CON-28.8", "CON-33.6")
def test_in_a_round_of_storms_ships_wait_on_the_wharf() -> None:
    scene = seas().chronicle("storms").place()
    assert ship_places(scene.state, GREECE, "athens") == ["wharf"]


@rule("CON-28.10")
def test_a_wharf_is_worth_no_points() -> None:
    scene = seas().coins(0, 0, 6).place(AgentAction(GREECE)).answer("project.wharf", "ionian_sea")
    assert points(scene, GREECE) == {"capitals": 10}


def test_a_coast_tells_where_its_ships_could_go() -> None:
    scene = seas().army("crete", GREECE, infantry=1).army("illyria", GREECE, infantry=1)
    scene.army("adriatic_sea", ROME, infantry=1).place(AgentAction(GREECE)).answer("project.wharf")
    assert said(scene.option("illyria").hint, "en") == (
        "1 infantry · the ships have to wait on the Wharf"
    )
    assert (
        said(scene.option("athens").hint, "en") == "no units · ships to: Ionian Sea and Aegean Sea"
    )


def test_the_wharf_tells_which_seas_are_closed_to_its_ships() -> None:
    scene = seas().army("aegean_sea", ROME, cavalry=1).place(AgentAction(GREECE))
    scene.answer("project.wharf")
    assert said(scene.option("wharf").hint, "en").startswith("Closed to them now: Aegean Sea · ")
    assert "Mar Egeo" in said(scene.option("wharf").hint, "es")
