"""The Guardians of Assur: set-up, waves, combat, and how it ends (MES-33)."""

import pytest

from engines.core import ChooseMany
from engines.mesopotamia.ids import ASSUR_FALLEN, ASSUR_HELD, GUARDIANS, KNUCKLE
from engines.mesopotamia.rules.building import buildable
from engines.mesopotamia.steps.aftermath import Sieges
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.guardians import FirstWave, Onslaught, Watch
from engines.mesopotamia.steps.rounds import EndOfRound, Round
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.guarding import CAMP, CITY, marched, tile, where
from tests.engines.mesopotamia.sieges import HERE, THERE, guardians, opened
from tests.engines.scene import said
from tests.rulebook import rule

# --- set-up ---------------------------------------------------------------------------------


@rule("MES-33.3", "MES-A25")
@pytest.mark.parametrize("empire", ["babylonian", "akkadian"])
def test_the_map_is_that_of_two_players_and_each_side_has_its_start_area(empire: str) -> None:
    state = opened(GUARDIANS, empire).state
    assert (state.realms[HERE].home, state.realms[THERE].home) == (CITY, CAMP)
    assert {area for area, one in state.grounds.items() if one.token} == {*CONTENT.spaces(2)}
    tribes = {area for area, one in state.grounds.items() if one.tribe}
    assert tribes == {area for area in CONTENT.spaces(2) if CONTENT.areas[area].tribe}
    assert state.is_blocked("a7")
    assert state.is_blocked("c1")
    assert len(state.market) == len(CONTENT.slots_used(2)) == 6


@rule("MES-33.3")
def test_one_begins_with_what_is_special_to_the_empire_and_the_enemy_does_not() -> None:
    state = opened(GUARDIANS, "babylonian", "akkadian").state
    assert state.population.space(HERE) == 2
    enemy = state.realms[THERE]
    assert enemy.goods == {**dict.fromkeys(enemy.goods, 0), KNUCKLE: 3}  # not those of Akkad
    assert (enemy.dice, enemy.hand) == ([], [])
    asked = opened(GUARDIANS).asked
    assert isinstance(asked, ChooseMany)
    assert (asked.least, asked.most, len(asked.options)) == (2, 2, 3)


@rule("MES-33.4")
def test_the_seal_of_the_enemy_begins_on_space_8_and_it_has_none_for_its_people() -> None:
    state = opened(GUARDIANS, "babylonian", "assyrian").state
    assert state.events.space(THERE) == 8
    assert state.population.order() == [HERE]


@rule("MES-33.4", "MES-33.17")
def test_the_enemy_always_acts_after_the_city_and_from_the_first_round_on() -> None:
    scene = guardians().force(CAMP, THERE, spearman=1).force(CITY, HERE, spearman=1)
    scene.at(wave=1, round=0).goods(THERE, knuckle=3).place(Round())
    assert scene.state.order == [HERE, THERE]
    assert where(scene) == {CAMP: {"spearman": 1}}
    scene.answer("end")
    assert where(scene) == {"c8": {"spearman": 1}}
    assert scene.state.round == 2


@rule("MES-33.3")
def test_the_enemy_takes_no_action_but_its_march() -> None:
    scene = marched(guardians().force("c7", THERE, spearman=1).goods(THERE, knuckle=3))
    assert [key for key in scene.told if not key.startswith("enemy-")] == []
    assert scene.state.realms[THERE].goods[KNUCKLE] == 3


# --- waves ----------------------------------------------------------------------------------


WAVES = [
    (1, 3, {"spearman": 1, "archer": 1}, 0),
    (2, 4, {"spearman": 2, "archer": 1}, 1),
    (3, 5, {"spearman": 2, "archer": 2}, 1),
    (4, 6, {"spearman": 2, "archer": 2, "horseman": 1}, 1),
    (5, 7, {"spearman": 2, "archer": 2, "horseman": 1, "chariot": 1}, 2),
    (6, 8, {"spearman": 2, "archer": 2, "horseman": 2, "chariot": 2}, 2),
]


@rule("MES-33.10", "MES-33.12", "MES-33.17")
@pytest.mark.parametrize(("number", "knuckles", "units", "rams"), WAVES)
def test_each_wave_has_its_knuckles_and_its_units_in_the_start_area_of_the_enemy(
    number: int, knuckles: int, units: dict[str, int], rams: int
) -> None:
    scene = guardians()
    if number == 1:
        scene.place(FirstWave())
    else:
        scene = beaten(number - 1)
    force = scene.state.grounds[CAMP].force(THERE)
    assert force is not None
    assert (force.units, force.rams) == (units, rams)
    assert scene.state.realms[THERE].goods[KNUCKLE] == knuckles
    assert scene.state.wave == number


def beaten(wave: int, knuckles: int = 0) -> Scene:
    """The round ends, and nothing is left of a wave but these knuckles."""
    scene = guardians().at(wave=wave, tile="palace_orchard", stirred=True)
    return scene.goods(THERE, knuckle=knuckles).place(Watch())


@rule("MES-33.10", "MES-33.11")
def test_the_next_wave_comes_once_all_units_are_beaten_and_knuckles_left_are_kept() -> None:
    scene = beaten(1, knuckles=2)
    assert scene.state.wave == 2
    assert scene.state.realms[THERE].goods[KNUCKLE] == 2 + 4


@rule("MES-T25", "MES-33.11", "MES-33.14")
def test_the_next_wave_comes_once_the_enemy_has_no_knuckle_left_though_units_live() -> None:
    scene = guardians().at(wave=1, tile="palace_orchard").force("c5", THERE, spearman=1, archer=1)
    scene.place(EndOfRound())
    assert scene.state.wave == 2
    assert where(scene) == {"c5": {"spearman": 1, "archer": 1}, CAMP: {"spearman": 2, "archer": 1}}
    assert scene.state.realms[THERE].goods[KNUCKLE] == 0 + 4
    assert "wave-spent" in scene.told


@rule("MES-33.11")
def test_as_long_as_units_and_knuckles_are_left_no_wave_comes() -> None:
    scene = guardians().at(wave=1, tile="palace_orchard", stirred=True)
    scene.force("c5", THERE, spearman=1).goods(THERE, knuckle=1).place(Watch())
    assert (scene.state.wave, scene.told) == (1, [])


@rule("MES-33.14")
def test_no_more_than_one_wave_comes_when_a_round_ends_and_units_without_a_piece_are_missing() -> (
    None
):
    scene = guardians().at(wave=1, tile="palace_orchard", stirred=True)
    scene.force("c5", THERE, spearman=2, archer=3, rams=2).place(Watch())
    assert scene.state.wave == 2
    force = scene.state.grounds[CAMP].force(THERE)
    assert force is not None
    assert (force.units, force.rams) == ({"spearman": 1}, 0)
    assert "wave-short" in scene.told
    told = said(scene.event("wave-short").text(None), "en")
    assert told.endswith(": 1 spearman. It has no pieces left for 1 spearman, 1 archer and 1 ram")


@rule("MES-33.1", "MES-33.20", "MES-A27")
def test_for_each_of_five_waves_beaten_there_is_the_next_tile_of_the_gardens() -> None:
    for wave in range(1, 6):
        scene = guardians().at(wave=wave, built=wave - 1, tile=tile(wave), stirred=True)
        scene.realm(HERE).tiles = [tile(level) for level in range(1, wave)]
        scene.place(Watch())
        tiles = scene.state.realms[HERE].tiles
        assert [CONTENT.gardens[one].level for one in tiles] == [*range(1, wave + 1)]
        left = scene.state.tile
        assert (left is None) == (wave == 5)
        assert left is None or CONTENT.gardens[left].level == wave + 1


@rule("MES-33.14")
def test_the_gardens_cannot_be_built() -> None:
    rich = dict.fromkeys(("stone", "wood", "clay", "food", "tablet", "knuckle"), 12)
    scene = guardians().at(tile=tile(1), wave=1).goods(HERE, **rich).levels(HERE, build=4)
    scene.seal("population", HERE, 8).seal("events", HERE, 15).place(Turn(HERE))
    assert "garden" not in buildable(scene.state, HERE, 4)
    assert "ziggurat" in buildable(scene.state, HERE, 4)


# --- combat ---------------------------------------------------------------------------------


@rule("MES-33.5")
@pytest.mark.parametrize(("space", "winner"), [(3, THERE), (9, HERE)])
def test_ties_go_to_the_enemy_as_long_as_it_is_ahead_on_the_event_track(
    space: int, winner: int
) -> None:
    scene = guardians(combat="simple").seal("events", HERE, space).at(wave=1)
    scene.force("c4", HERE, spearman=1).force("c4", THERE, spearman=1).place(CombatPhase())
    assert scene.state.grounds["c4"].armed() == [winner]


@rule("MES-33.13", "MES-33.20")
def test_a_beaten_enemy_never_retreats_and_costs_the_enemy_a_knuckle() -> None:
    """A chariot beats any spearman, however fast that is."""
    lost = []
    for seed in range(8):
        scene = guardians().goods(THERE, knuckle=1).at(wave=1).seal("population", HERE, 4)
        scene.draws = {"cards.spearman": seed, "cards.chariot": seed}
        scene.force("c4", HERE, chariot=2).force("c4", THERE, spearman=1)
        scene.place(CombatPhase())
        while not scene.playing.over:
            scene.answer(scene.safe)
        if scene.state.grounds["c4"].armed() == [HERE]:
            assert where(scene) == {}
            lost.append(scene.state.realms[THERE].goods[KNUCKLE])
    assert lost
    assert set(lost) == {0}


# --- how it ends ----------------------------------------------------------------------------


@rule("MES-33.2", "MES-33.22")
def test_the_city_falls_when_an_enemy_enters_it_and_no_land_unit_is_there() -> None:
    scene = guardians().force("b2", THERE, spearman=1).force(CITY, HERE, rams=1)
    marched(scene.ship("t2", HERE))
    assert (scene.state.ended, scene.winners) == (ASSUR_FALLEN, [THERE])
    result = scene.playing.result()
    assert result is not None
    assert [(one.total is None, one.rank) for one in result.scores] == [(False, 2), (True, 1)]


@rule("MES-33.15")
def test_enemies_in_the_city_fight_its_defenders_who_may_hold_it() -> None:
    scene = guardians(combat="simple").force("b2", THERE, spearman=1).force(CITY, HERE, chariot=1)
    scene.seal("events", HERE, 9).at(wave=1)
    scene.place(Onslaught(THERE), CombatPhase())
    assert scene.state.ended == ""
    assert scene.state.grounds[CITY].armed() == [HERE]


@rule("MES-33.1", "MES-33.16", "MES-A27")
def test_the_match_is_won_when_no_unit_of_the_sixth_wave_is_left_whatever_knuckles_there_are() -> (
    None
):
    scene = beaten(6, knuckles=5)
    assert (scene.state.ended, scene.winners) == (ASSUR_HELD, [HERE])
    assert scene.state.realms[HERE].tiles == []


@rule("MES-33.16")
def test_the_sixth_wave_is_not_beaten_by_its_knuckles() -> None:
    scene = guardians().at(wave=6, tile=tile(1), stirred=True).force("c5", THERE, spearman=1)
    scene.place(Watch())
    assert (scene.state.ended, scene.state.wave) == ("", 6)


@rule("MES-33.20")
def test_tiles_count_their_points_and_places_are_those_of_two_seals_and_of_one() -> None:
    scene = guardians().at(wave=6, built=1, tile=tile(2))
    scene.realm(HERE).tiles = [tile(1)]
    scene.place(Watch())
    result = scene.playing.result()
    assert result is not None
    told = {line.reason.key.rpartition("-")[2]: line.points for line in result.scores[0].lines}
    assert told == {"events": 6, "population": 9, "gardens": CONTENT.gardens[tile(1)].points}


@rule("MES-33.14")
def test_enemies_that_stand_alone_on_a_settlement_destroy_it() -> None:
    scene = guardians().force("c5", HERE, settlement=True).force("c5", THERE, spearman=1)
    scene.at(wave=1).place(Sieges())
    assert scene.state.settlements(HERE) == []
    assert scene.state.settlements(THERE) == []


@rule("MES-33.22")
def test_while_the_enemy_leads_nobody_is_asked_for_the_order_of_combats() -> None:
    scene = guardians(combat="simple").at(wave=1).seal("population", HERE, 4)
    for area in ("c4", "b5"):
        scene.force(area, HERE, spearman=1).force(area, THERE, spearman=1)
    scene.start_state.grounds["b3"].tribe = {"spearman": 1}
    scene.start_state.grounds["b3"].token = True
    scene.force("b3", HERE, archer=1).place(CombatPhase())
    assert [report.place for report in scene.state.reports] == ["b5", "c4", "b3"]


@rule("MES-33.15")
def test_the_match_is_lost_when_the_defenders_of_the_city_lose_whatever_else_is_to_be_fought() -> (
    None
):
    scene = guardians(combat="simple").force("b2", THERE, chariot=1).force(CITY, HERE, spearman=1)
    scene.force("c4", HERE, spearman=1).force("c4", THERE, spearman=1).at(wave=1)
    scene.place(Onslaught(THERE), CombatPhase(), Watch())
    assert scene.state.ended == ASSUR_FALLEN
    assert scene.playing.over
    assert [report.place for report in scene.state.reports] == [CITY]
