"""What simple players of Mesopotamia think of positions: the more they are worth, the more they like them."""

import pytest

from engines.core.players import GreedyPlayer
from engines.mesopotamia.ids import ACTIONS, TRIBE
from engines.mesopotamia.preview.odds import odds
from engines.mesopotamia.scoring import worths
from engines.mesopotamia.steps.exploring import Activate
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.engines.mesopotamia.duelling import army

RICH = dict.fromkeys(("stone", "wood", "clay", "food", "tablet"), 3)


def stands(scene: Scene) -> int:
    """What Sumer is worth."""
    return worths(scene.place(Turn(SUMER)).playing.table.view(SUMER))[SUMER]


def fight(combat: str, mine: list[str], theirs: list[str], *knuckles: int, enemy: int = 1) -> Scene:
    """Units of Sumer beside others in B3."""
    scene = Scene(players=2, combat=combat)
    for seat, number in enumerate(knuckles):
        scene.seal("population", seat, 4).goods(seat, knuckle=number)
    army(scene, enemy, theirs, "b3")
    army(scene, SUMER, mine, "b3")
    return scene.place(Turn(SUMER))


def chance(scene: Scene) -> int:
    """Of Sumer in B3."""
    return odds(scene.state, "b3", SUMER)


@pytest.mark.parametrize("combat", ["cards", "simple"])
def test_stronger_units_more_knuckles_and_advantages_are_more_likely_to_win(combat: str) -> None:
    assert chance(fight(combat, ["chariot"], ["archer"], 2, 2)) > 80
    assert chance(fight(combat, ["archer"], ["chariot"], 2, 2)) < 20
    poor, rich = (fight(combat, ["archer"], ["archer"], number, 2) for number in (0, 6))
    assert chance(poor) < chance(rich)
    if combat == "cards":
        spears, bows = (
            fight(combat, [kind], ["horseman"], 2, 2) for kind in ("spearman", "archer")
        )
        assert chance(spears) > chance(bows)


@pytest.mark.parametrize("combat", ["cards", "simple"])
def test_a_tribe_is_the_harder_to_beat_the_larger_it_is(combat: str) -> None:
    few, many = (
        fight(combat, ["chariot", "chariot"], tribe, 4, 0, enemy=TRIBE)
        for tribe in (["archer"], ["chariot", "chariot"])
    )
    assert chance(few) > chance(many)


def test_an_army_that_meets_two_others_must_beat_both() -> None:
    scene = Scene(players=3)
    army(scene, AKKAD, ["archer"], "b3")
    army(scene, SUMER, ["archer", "archer"], "b3")
    one = odds(scene.place(Turn(SUMER)).state, "b3", SUMER)
    both = Scene(players=3)
    army(both, 2, ["archer"], "b3")
    army(both, AKKAD, ["archer"], "b3")
    army(both, SUMER, ["archer", "archer"], "b3")
    assert odds(both.place(Turn(SUMER)).state, "b3", SUMER) < one


def test_simple_players_march_on_those_they_are_likely_to_beat_and_on_no_others() -> None:
    for mine, theirs, marches in (("chariot", "spearman", True), ("spearman", "chariot", False)):
        scene = Scene(players=2)
        army(scene, AKKAD, [theirs], "c4")
        army(scene, SUMER, [mine], "b4")
        scene.place(Activate(SUMER, 1), Turn(AKKAD))
        answer = GreedyPlayer().answer(scene.playing, scene.pending)
        assert (answer == f"{mine}.b4.c4") == marches


PARTS = ("terrace_foundations", "cedar_court", "fruit_terrace", "hall_of_tablets", "sky_basin")
"""Of the Hanging Gardens."""


def gardens(built: int, mine: int = 0, **goods: int) -> Scene:
    """Sumer has Architecture and goods; it has built the last parts of the Gardens, Akkad the others."""
    scene = Scene(players=2).levels(SUMER, build=4).goods(SUMER, **goods).seal("events", SUMER, 8)
    scene.start_state.grounds["c6"].token = True
    scene.realm(AKKAD).tiles = [*PARTS[: built - mine]]
    scene.realm(SUMER).tiles = [*PARTS[built - mine : built]]
    return scene.at(tile=[*PARTS, None][built], built=built)


def test_the_goods_that_the_next_part_of_the_gardens_costs_are_worth_more_than_others() -> None:
    asked, other = (stands(gardens(1, **{good: 1})) for good in ("wood", "clay"))
    assert asked > other > stands(gardens(1))


@pytest.mark.parametrize("built", range(5))
def test_a_part_of_the_gardens_is_worth_more_built_than_within_reach(built: int) -> None:
    cost = CONTENT.gardens[PARTS[built]].cost
    paid = {good: n - cost.get(good, 0) for good, n in RICH.items()}
    assert stands(gardens(built + 1, 1, **paid)) > stands(gardens(built, **RICH))


def test_nobody_has_so_much_that_the_match_should_not_end() -> None:
    """Two who had everything at its highest once went on for ever."""
    cost = CONTENT.gardens[PARTS[4]].cost
    before = gardens(4, 3, **dict.fromkeys(RICH, 90))
    after = gardens(5, 4, **{good: 90 - cost.get(good, 0) for good in RICH})
    for one in (before, after):
        one.levels(SUMER, **dict.fromkeys(ACTIONS, 4)).seal("population", SUMER, 8)
        one.seal("events", SUMER, 15).dice(SUMER, *["white", "silver", "black"] * 2)
        army(one, SUMER, ["spearman", "archer", "horseman", "chariot"] * 2, "b3")
    assert stands(after) > stands(before)


def test_whatever_brings_a_quest_nearer_is_liked() -> None:
    one, two = (
        stands(Scene(players=2).hand(SUMER, *hand).force("b4", SUMER, settlement=True))
        for hand in ((), ("urban_league",))
    )
    assert two > one
