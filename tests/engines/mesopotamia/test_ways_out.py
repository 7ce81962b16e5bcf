"""Where beaten units retreat, who says so, and what becomes of rams (MES-20.14 to MES-20.18, MES-20.25)."""

import pytest

from engines.mesopotamia.ids import CORNERED, DESTROYED, REMOVED, RETREATED, TRIBE
from engines.mesopotamia.rules.ways_out import safest, ways_out
from engines.mesopotamia.steps.duel import Engage
from engines.mesopotamia.steps.events import uncovers
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.mesopotamia.duelling import (
    army,
    deal,
    duel_of,
    engage,
    lines,
    report_of,
    safely,
)
from tests.rulebook import rule

FAST, SLOW = "spearman.05", "spearman.08"
"""Strength 1 and mobility 1 against strength 2 and mobility 0: the first loses and gets away."""


def beaten(scene: Scene) -> Scene:
    """A spearman of Sumer attacks C4, is beaten by Akkad, and can retreat."""
    return engage(scene, SUMER, [FAST], AKKAD, [SLOW])


@rule("MES-20.14", "MES-20.16")
def test_a_loser_with_more_mobility_retreats_to_an_area_beside_the_fight() -> None:
    scene = beaten(Scene())
    assert scene.options == ["b4", "c3", "c5", "d4"]
    scene.answer("d4")
    assert scene.state.grounds["d4"].units(SUMER) == 1
    (bout,) = report_of(scene).bouts
    assert (bout.fate, bout.to) == (RETREATED, "d4")


@rule("MES-20.16", "MES-A6")
def test_the_attacker_says_where_a_unit_of_the_defender_retreats() -> None:
    scene = engage(Scene(), AKKAD, [SLOW], SUMER, [FAST])
    assert scene.pending.seat == AKKAD
    assert scene.topic == "retreat"


@rule("MES-20.16", "MES-20.18", "MES-T23")
def test_a_unit_that_finds_enemies_all_around_is_destroyed() -> None:
    scene = Scene().force("b4", BABYLON, spearman=1).force("d4", ELAM, spearman=1)
    army(scene, TRIBE, ["spearman"], "c3")
    beaten(scene)
    assert report_of(scene).bouts[0].to == "c5"
    scene = Scene().force("b4", BABYLON, spearman=1).force("d4", ELAM, spearman=1)
    army(scene.force("c5", AKKAD, spearman=1), TRIBE, ["spearman"], "c3")
    beaten(scene)
    assert report_of(scene).bouts[0].fate == CORNERED
    assert scene.state.on_map(SUMER, "spearman") == 0
    assert len(lines(scene, "beaten-cornered")) == 1


@rule("MES-20.18")
def test_nobody_retreats_behind_a_wall_of_others_or_into_their_start_areas() -> None:
    scene = Scene()
    scene.start_state.grounds["b4"].wall = AKKAD
    assert ways_out(scene.start_state, "c4", SUMER) == ["c3", "c5", "d4"]
    start = str(scene.start_state.realms[AKKAD].start)
    beside = next(a for a, near in Scene.content.near.items() if start in near)
    assert start not in ways_out(scene.start_state, beside, SUMER)
    assert start in ways_out(scene.start_state, beside, AKKAD)


@rule("MES-20.25")
def test_blocked_areas_own_walls_and_bare_settlements_of_others_will_do() -> None:
    scene = Scene(players=2).force("b4", AKKAD, settlement=True)
    scene.start_state.grounds["c5"].wall = SUMER
    assert {"b4", "c5"} <= {*ways_out(scene.start_state, "c4", SUMER)}
    blocked = next(a for a in Scene.content.areas if scene.start_state.is_blocked(a))
    beside = next(one for one in Scene.content.near[blocked] if not scene.start_state.is_start(one))
    assert blocked in ways_out(scene.start_state, beside, SUMER)


@rule("MES-20.17")
def test_a_retreating_unit_reveals_no_event() -> None:
    scene = Scene()
    scene.start_state.grounds["d4"].token = True
    beaten(scene).answer("d4")
    assert scene.state.grounds["d4"].token
    assert not scene.state.seen
    assert uncovers(scene.state, "d4", SUMER)


def test_it_is_safest_where_the_unit_is_at_home() -> None:
    scene = Scene().force("d4", SUMER, settlement=True)
    assert safest(scene.start_state, ["b4", "c3", "d4"], SUMER) == "d4"
    assert beaten(scene).safe == "d4"


@rule("MES-23.7")
@pytest.mark.parametrize("rams", [0, 1, 2])
def test_the_last_unit_takes_a_ram_along_as_it_retreats(rams: int) -> None:
    scene = Scene().seal("population", SUMER, 3).force("c4", SUMER, rams=rams)
    beaten(scene).answer("d4")
    force = scene.state.grounds["d4"].force(SUMER)
    assert force is not None
    assert force.rams == min(rams, 1)
    assert scene.state.on_map(SUMER, "ram") == rams


@rule("MES-23.7")
def test_rams_of_destroyed_units_are_destroyed_unless_others_are_left() -> None:
    scene = Scene().seal("population", SUMER, 3).seal("events", AKKAD, 4)
    engage(scene.force("c4", SUMER, rams=1), SUMER, ["spearman.03"], AKKAD, [SLOW])
    assert scene.state.on_map(SUMER, "ram") == 0
    scene = Scene().seal("population", SUMER, 3).seal("events", AKKAD, 4)
    scene.force("c4", SUMER, rams=1)
    engage(scene, SUMER, ["spearman.03", "chariot.05"], AKKAD, ["spearman.07"])
    safely(scene)
    assert report_of(scene).bouts[0].fate == DESTROYED
    assert scene.state.on_map(SUMER, "ram") == scene.state.grounds["c4"].units(SUMER) == 1


def test_tribal_units_never_retreat() -> None:
    scene = Scene().seal("events", SUMER, 4)
    army(scene, TRIBE, ["spearman"], "c3")
    army(scene, SUMER, ["chariot"], "c3")
    deal(scene, ["chariot.05", FAST])
    scene.goods(SUMER, knuckle=2).place(Engage("c3", SUMER, TRIBE))
    scene.say(SUMER, {"strength": 2})
    asker = duel_of(scene).defence.seat
    most = duel_of(scene).defence.knuckles
    scene.say(asker, {"mobility": most})
    (bout,) = report_of(safely(scene)).bouts
    assert bout.sums[1].mobility > bout.sums[0].mobility
    assert (bout.won, bout.fate) == (True, REMOVED)
    assert not scene.state.grounds["c3"].tribe
    assert DESTROYED not in {one.fate for one in report_of(scene).bouts}
