"""The variant of simplified favours (CAY-15)."""

import pytest

from tests.engines.caylus.build import GREEN, RED, Scene, begin, state_of
from tests.engines.scene import at_random
from tests.rulebook import rule


def simple(players: int = 4) -> Scene:
    """A scene of the variant."""
    return Scene(players, favours="simplified")


@rule("CAY-15.1")
def test_no_marker_moves_and_no_line_is_asked() -> None:
    for match, _ in at_random(begin(3, favours="simplified"), "simple"):
        assert all(set(one.favours.values()) == {0} for one in state_of(match).players)


@rule("CAY-15.2")
def test_each_source_of_a_favour_gives_three_points() -> None:
    joust = simple().stands(joust=RED).has(RED, cloth=1).start("special").answer("pay")
    assert (joust.playing.over, joust.points(RED), joust.deniers(RED)) == (True, [13], [9])
    mason = simple().road(9, "mason", RED, worker=RED).at(provost=9)
    mason.has(RED, stone=1, cloth=1).start("road").answer("church")
    assert (mason.playing.over, mason.points(RED)) == (True, [10 + 3 + 3])
    castle = simple().stands(castle=[RED]).has(RED, food=1, wood=1, stone=1)
    castle.start("castle").answer("food.wood.stone")
    assert (castle.playing.over, castle.points(RED)) == (True, [10 + 5 + 3])
    scoring = simple().at(11, 11).houses(dungeon=[RED] * 2).start("end")
    assert scoring.points() == [13, 8, 8, 8]


@rule("CAY-15.3", "CAY-A16")
def test_any_number_of_favours_counts() -> None:
    scene = simple().gain(*[RED] * 6)
    assert (scene.playing.over, scene.points(RED)) == (True, [10 + 18])
    assert scene.deniers(RED) == [10]


@rule("CAY-15.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_of_players_may_play_it(players: int) -> None:
    match = begin(players, favours="simplified")
    assert state_of(match).simplified
    assert not state_of(begin(players)).simplified
    scene = simple(players).stands(castle=[1]).has(1, food=1, wood=1, cloth=1)
    scene.start("castle").answer("food.wood.cloth")
    assert scene.points()[1] == 10 + 5 + 3


@rule("CAY-15.2", "CAY-13.6")
def test_favours_of_the_towers_give_points_too() -> None:
    scene = simple(3).scored("dungeon", "walls").at(23, 23)
    scene.houses(towers=[RED] * 6 + [1, GREEN]).start("end")
    assert (scene.playing.over, scene.points(RED)[0] >= 10 + 9) == (True, True)


@rule("CAY-15.2", "CAY-6.11")
@pytest.mark.parametrize(("favours", "named"), [("simplified", "CAY-15.2"), ("table", "CAY-12.6")])
def test_the_joust_field_names_the_rule_of_its_favour(favours: str, named: str) -> None:
    scene = Scene(favours=favours).stands(joust=RED).has(RED, cloth=1).start("special")
    assert scene.pending.rules == ["CAY-6.11", named]
