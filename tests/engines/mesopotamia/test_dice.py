"""Dingir dice: their colours, what they show, rolling them again (MES-8)."""

import pytest

from data.catalogues import catalogue
from engines.core import IllegalMove
from engines.mesopotamia.ids import END, FREE, GROW, REROLL, WARFARE
from engines.mesopotamia.rules.dice import colours_left
from engines.mesopotamia.rules.glyphs import ways
from engines.mesopotamia.state import Die
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import BABYLON, SUMER, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def left(*colours: str) -> list[str]:
    return colours_left([Die(one) for one in colours])


def shown(scene: Scene, seat: int, action: str) -> list[str]:
    return [way.id for way in ways(scene.start_state, seat, action)]


def with_dice(scene: Scene) -> list[str]:
    """The actions that dice are offered for."""
    return [one for one in scene.options if one.startswith("dice.")]


# --- colours --------------------------------------------------------------------------------


@rule("MES-8.3", "MES-8.4", "MES-8.5", "MES-T1")
def test_the_first_three_dice_have_each_another_colour() -> None:
    every = ["white", "silver", "black"]
    assert left() == every
    assert left("silver") == ["white", "black"]
    assert left("white", "silver") == ["black"]
    assert left("white", "silver", "black") == every


@rule("MES-8.6", "MES-8.7", "MES-T1")
def test_so_have_the_last_three() -> None:
    three = ("white", "silver", "black")
    assert left(*three, "white") == ["silver", "black"]
    assert left(*three, "white", "black") == ["silver"]


# --- what they show -------------------------------------------------------------------------


@rule("MES-8.8", "MES-8.9")
def test_a_technology_of_level_1_needs_one_die_with_its_glyph_or_a_star() -> None:
    scene = Scene().dice(SUMER, "black.tukul", "white.star", "silver.gish")
    assert shown(scene, SUMER, WARFARE) == ["tukul", "star-white"]
    assert shown(scene, SUMER, GROW) == ["star-white"]


@rule("MES-8.8")
def test_two_glyphs_need_two_dice() -> None:
    scene = Scene().levels(SUMER, explore=2).dice(SUMER, "white.gir")
    assert shown(scene, SUMER, "explore") == []
    scene.dice(SUMER, "white.gir", "silver.gish")
    assert shown(scene, SUMER, "explore") == ["gir.gish"]
    scene.dice(SUMER, "white.star", "silver.gish")
    assert shown(scene, SUMER, "explore") == ["star-white.gish"]
    scene.dice(SUMER, "white.star", "silver.star")
    assert [*map(sorted, (one.split(".") for one in shown(scene, SUMER, "explore")))] == [
        ["star-silver", "star-white"]
    ]


@rule("MES-8.8")
def test_dice_that_show_the_same_are_one_choice() -> None:
    scene = Scene().dice(SUMER, "white.gir", "silver.dub", "black.un", "white.gir")
    assert shown(scene, SUMER, "explore") == ["gir"]


@rule("MES-8.8", "MES-7.2", "MES-8.14")
def test_a_die_is_used_once_in_a_turn_and_then_comes_back() -> None:
    scene = Scene().dice(SUMER, "black.star").goods(SUMER).place(Turn(SUMER))
    assert {"dice.warfare.star-black", "dice.grow.star-black"} < {*scene.options}
    scene.answer("dice.warfare.star-black")
    assert scene.realm(SUMER).goods["knuckle"] > 0
    assert not with_dice(scene)
    scene.answer(END)
    assert not scene.realm(SUMER).dice[0].spent


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "(black star)"), ("es", "(estrella de un dado negro)")]
)
def test_a_star_that_is_placed_is_told_with_its_colour(lang: str, words: str) -> None:
    scene = Scene().dice(SUMER, "black.star").place(Turn(SUMER)).answer("dice.warfare.star-black")
    assert words in said(scene.event("dice").text(None), lang)


@rule("MES-6.3")
def test_what_is_rolled_at_once_is_said_before() -> None:
    def then(scene: Scene, answer: str) -> str:
        return said(scene.place(Turn(SUMER)).option(answer).then, "en")

    assert then(Scene().dice(SUMER, "white.gir"), END) == "and roll for the next one"
    assert then(Scene(), END) == ""
    assert then(Scene(dice="set").dice(SUMER, "white"), END) == ""
    last = Scene().dice(SUMER, "white.gir").goods(SUMER, tablet=1)
    assert then(last, REROLL) == "and roll the die again"
    assert said(last.option(REROLL).label, "en") == "Pay 1 tablet"
    two = Scene().dice(SUMER, "white.gir", "black.un").goods(SUMER, tablet=1)
    assert then(two, REROLL) == ""


@rule("MES-8.12", "MES-6.3", "MES-A2")
def test_a_new_die_is_rolled_at_the_end_of_the_turn() -> None:
    scene = Scene().dice(SUMER, "black").place(Turn(SUMER))
    assert not with_dice(scene)
    scene.answer(END)
    assert scene.realm(SUMER).dice[0].face is not None
    assert scene.told[-1] == "rolled"
    assert scene.event("rolled").shows or not scene.playing.table.pending


# --- rolling again --------------------------------------------------------------------------


def rerolled(scene: Scene, how: str) -> list[str]:
    """What is offered after the first die was rolled again."""
    scene.answer(how, ["1"])
    return [one for one in (FREE, REROLL) if one in scene.options]


@rule("MES-8.10")
def test_rolling_again_costs_a_tablet_each_time_three_times_at_most() -> None:
    scene = Scene().dice(SUMER, "white.gir", "black.tukul").goods(SUMER, tablet=5)
    scene.place(Turn(SUMER))
    assert rerolled(scene, REROLL) == [REROLL]
    assert rerolled(scene, REROLL) == [REROLL]
    assert rerolled(scene, REROLL) == []
    assert scene.realm(SUMER).goods["tablet"] == 2


@rule("MES-8.10")
def test_who_has_no_tablet_rolls_once() -> None:
    scene = Scene().dice(SUMER, "white.gir").goods(SUMER).place(Turn(SUMER))
    assert REROLL not in scene.options


@rule("MES-8.10")
def test_dice_placed_this_turn_are_not_rolled_again() -> None:
    scene = Scene().dice(SUMER, "black.tukul", "white.gir", "silver.star").goods(SUMER, tablet=1)
    scene.place(Turn(SUMER)).answer("dice.warfare.tukul", REROLL)
    assert scene.options == ["2", "3"]


@rule("MES-8.10")
def test_whoever_rolls_again_rolls_at_least_one_die() -> None:
    scene = Scene().dice(SUMER, "black.tukul", "white.gir").goods(SUMER, tablet=1)
    scene.place(Turn(SUMER)).answer(REROLL)
    with pytest.raises(IllegalMove):
        scene.answer([])
    assert scene.safe == ["1", "2"]


@rule("MES-8.10")
def test_a_single_die_is_rolled_without_asking_which() -> None:
    scene = Scene().dice(SUMER, "black.tukul").goods(SUMER, tablet=1).place(Turn(SUMER))
    scene.answer(REROLL)
    assert scene.told[-1] == "reroll-paid"
    assert scene.topic == "act"


@rule("MES-4.6", "MES-8.11", "MES-T32")
def test_hittites_roll_once_more_for_free() -> None:
    scene = Scene("hittite", "sumerian").dice(0, "white.gir", "black.tukul").goods(0, tablet=5)
    scene.place(Turn(0))
    assert rerolled(scene, REROLL) == [FREE, REROLL]
    assert rerolled(scene, FREE) == [REROLL]
    assert rerolled(scene, REROLL) == [REROLL]
    assert rerolled(scene, REROLL) == []
    assert scene.realm(0).goods["tablet"] == 2


@rule("MES-8.10", "MES-8.11")
def test_in_each_turn_dice_are_rolled_again_as_often_as_in_the_one_before() -> None:
    scene = Scene("hittite", "sumerian").dice(0, "white.gir", "black.tukul").goods(0, tablet=6)
    scene.place(Turn(0), Turn(0))
    for _ in range(2):
        assert rerolled(scene, FREE) == [REROLL]
        assert rerolled(scene, REROLL) == rerolled(scene, REROLL) == [REROLL]
        assert rerolled(scene, REROLL) == []
        scene.answer(END)
    assert scene.realm(0).goods["tablet"] == 0


def seen(scene: Scene, seat: int) -> list[str]:
    """A seat's dice as they are named: each by its colour and what it shows."""
    names, dice = catalogue("en"), scene.realm(seat).dice
    return [f"{die.colour} die: {names.format(f'mesopotamia-face-{die.face}')}" for die in dice]


@rule("MES-8.10")
def test_dice_to_roll_again_are_offered_by_colour_and_face() -> None:
    scene = Scene().dice(SUMER, "white.gir", "black.star").goods(SUMER, tablet=1)
    scene.place(Turn(SUMER)).answer(REROLL)
    labels = [said(scene.option(one).label, "en") for one in scene.options]
    assert labels == ["white die: Gir (path)", "black die: star"]


@rule("MES-8.10", "MES-8.11")
@pytest.mark.parametrize(("how", "key"), [(REROLL, "reroll-paid"), (FREE, "reroll-free")])
def test_dice_rolled_again_are_told_by_colour_and_face(how: str, key: str) -> None:
    scene = Scene("hittite", "sumerian").dice(0, "white.gir", "black.tukul").goods(0, tablet=1)
    scene.place(Turn(0)).answer(how, ["1", "2"])
    told = said(scene.event(key).text(None), "en")
    assert all(die in told for die in seen(scene, 0))


@rule("MES-6.3", "MES-8.12")
def test_dice_rolled_for_the_next_turn_are_told_by_colour_and_face() -> None:
    scene = Scene().dice(SUMER, "white.gir", "black").place(Turn(SUMER)).answer(END)
    told = said(scene.event("rolled").text(None), "en")
    assert all(die in told for die in seen(scene, SUMER))


# --- dice that are set ----------------------------------------------------------------------


@rule("MES-8.13")
def test_dice_that_are_set_show_any_of_their_glyphs_but_no_star() -> None:
    scene = Scene(dice="set").dice(BABYLON, "black", "white").goods(BABYLON, tablet=3)
    assert shown(scene, BABYLON, WARFARE) == ["tukul"]
    assert shown(scene, BABYLON, "build") == []
    scene.place(Turn(BABYLON)).answer("dice.warfare.tukul")
    assert not {*CONTENT.dice["black"].faces} & {one.split(".")[2] for one in with_dice(scene)}
    scene.answer(END)
    assert [die.face for die in scene.realm(BABYLON).dice] == [None, None]


@rule("MES-8.13", "MES-A38")
@pytest.mark.parametrize("empire", ["hittite", "sumerian"])
def test_only_hittites_may_set_one_die_as_a_star(empire: str) -> None:
    scene = Scene(empire, "mari", dice="set").dice(0, "white", "white", "black")
    scene.realm(0).dice[1].colour = "silver"
    scene.levels(0, warfare=1, grow=1).place(Turn(0))
    stars = [one for one in scene.options if "star" in one]
    if empire == "sumerian":
        assert stars == []
        return
    assert "dice.grow.star-white" in stars
    scene.answer("dice.grow.star-white")
    assert [one for one in scene.options if "star" in one] == []
    assert "dice.warfare.tukul" in scene.options


@rule("MES-8.13", "MES-A38")
def test_of_two_glyphs_one_at_most_is_a_star_of_the_hittites() -> None:
    scene = Scene("hittite", "mari", dice="set").levels(0, explore=2)
    assert shown(scene.dice(0, "silver", "silver"), 0, "explore") == []
    assert shown(scene.dice(0, "silver", "black"), 0, "explore") == ["star-silver.tukul"]
