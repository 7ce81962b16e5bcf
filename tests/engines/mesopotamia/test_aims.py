"""What simple players think of how near they are to winning a scenario."""

import pytest

from engines.mesopotamia.scoring.aims import aim
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.build import SUMER, Scene
from tests.engines.mesopotamia.sieges import HERE, THERE, guardians, siege


def reached(scene: Scene) -> int:
    """What is reached of the aim."""
    return aim(scene.place(Turn(HERE)).state)


def test_without_a_scenario_there_is_no_such_aim() -> None:
    assert aim(Scene(players=2).force("b4", SUMER, spearman=1, rams=1).place(Turn(0)).state) == 0


def test_besiegers_like_to_know_build_and_lead_rams() -> None:
    ready = siege().levels(HERE, build=2).force("a2", HERE, spearman=1)
    built = siege().levels(HERE, build=2).force("a2", HERE, spearman=1, rams=1)
    led = siege().levels(HERE, build=2).force("b4", HERE, spearman=1, rams=1)
    near = siege().levels(HERE, build=2).force("c9", HERE, spearman=1, rams=1)
    plain = siege().force("a2", HERE, spearman=1)
    values = [reached(one) for one in (plain, ready, built, led, near)]
    assert values == sorted({*values})


def test_a_ram_without_a_unit_is_of_less_use() -> None:
    left = siege().force("b4", HERE, rams=1).force("b5", HERE, spearman=1)
    assert reached(left) < reached(siege().force("b4", HERE, rams=1, spearman=1))


def test_besiegers_would_rather_go_where_nobody_is_in_their_way() -> None:
    open_way, held = (siege().force("c5", HERE, spearman=1, rams=1) for _ in range(2))
    held.force("a6", THERE, spearman=1).force("b6", THERE, archer=1)
    held.force("c6", THERE, horseman=1).force("d6", THERE, archer=1)
    assert reached(open_way) > reached(held)


@pytest.mark.parametrize("far", ["c7", "b3"])
def test_guardians_like_defenders_in_the_city_the_more_the_nearer_the_enemy(far: str) -> None:
    empty = reached(guardians().force(far, THERE, spearman=1, archer=1))
    held = reached(
        guardians().force(far, THERE, spearman=1, archer=1).force("a2", HERE, spearman=2)
    )
    assert held > empty


def test_guardians_fear_an_enemy_who_is_near_and_like_waves_that_are_past() -> None:
    near, far = (reached(guardians().force(area, THERE, archer=1)) for area in ("b3", "c7"))
    assert far > near
    assert reached(guardians().at(wave=3)) > reached(guardians().at(wave=2))


def test_guardians_fear_most_for_a_city_that_is_fought_for() -> None:
    weak = guardians().force("a2", HERE, spearman=1).force("a2", THERE, spearman=1)
    strong = guardians().force("a2", HERE, chariot=2).force("a2", THERE, spearman=1)
    assert reached(weak) < reached(strong)
