"""Answers that bring something to light say what, so that nobody is surprised that they are final."""

import pytest

from tests.engines.tadmor.build import BLUE, RED, Scene

ALL_BUT_ONE_GREY = {"glass": 2, "incense": 2, "myrrh": 1}
"""What another seat has of the six grey goods of a match for two."""
ALL_BUT_MYRRH = {"glass": 2, "incense": 2}
NO_OTHER_PILE = {"jade": 2, "ivory": 2, "porcelain": 2, "silk": 2, "perfume": 2, "oil": 2}


def then(scene: Scene, option: str) -> str | None:
    """The key of what follows on an option."""
    said = scene.option(option).then
    return None if said is None else said.key


def buyer(*upgrades: str, **other: int) -> Scene:
    """Red can pay for the grey goods; blue has some of them already."""
    scene = Scene(2).has(RED, upgrades=[*upgrades], gold=3).has(BLUE, goods=other)
    return scene.stands(ss5=RED).start("resolution")


def test_a_rare_good_uncovers_the_next_tile() -> None:
    assert then(buyer(), "use.ss5") == "tadmor-then-top"


def test_nothing_lies_under_the_last_tile() -> None:
    option = buyer(**ALL_BUT_ONE_GREY).option("use.ss5")
    assert (option.then, option.confirm) == (None, False)


def test_the_keeper_is_asked_first_and_then_the_pile_is_shuffled() -> None:
    scene = buyer("i43")
    assert then(scene, "use.ss5") is None
    asked = scene.does(RED, "use.ss5").pending
    assert asked.confirm
    assert asked.then is not None
    assert asked.then.key == "tadmor-then-shuffle"


def test_the_keeper_shuffles_at_once_where_the_pile_has_one_type() -> None:
    assert then(buyer("i43", **ALL_BUT_MYRRH), "use.ss5") == "tadmor-then-shuffle"


def test_how_a_rare_good_is_paid_is_final() -> None:
    scene = Scene(2).has(RED, upgrades=["i9"], gold=3).stands(ss5=RED).start("resolution")
    assert then(scene, "use.ss5") is None
    asked = scene.does(RED, "use.ss5").pending
    assert asked.then is not None
    assert asked.then.key == "tadmor-then-top"


def test_an_envoy_shuffles_the_rest_of_the_pile() -> None:
    scene = Scene(2).has(RED, completed=["k1"]).start("resolution").does(RED, "return.k1")
    assert scene.pending.then is not None
    assert scene.pending.then.key == "tadmor-then-shuffle"
    assert then(scene, "red.oil") is None


def test_where_one_pile_is_nearly_empty_each_answer_says_whether_a_pile_is_shuffled() -> None:
    scene = Scene(2).has(RED, completed=["k1"]).has(BLUE, goods=ALL_BUT_ONE_GREY)
    scene.start("resolution").does(RED, "return.k1")
    assert scene.pending.then is None
    assert then(scene, "red.oil") == "tadmor-then-shuffle"


def test_an_envoy_who_takes_the_last_tile_shuffles_nothing() -> None:
    scene = Scene(2).has(RED, completed=["k1"]).has(BLUE, goods=ALL_BUT_ONE_GREY)
    option = scene.start("resolution").does(RED, "return.k1").option("grey.myrrh")
    assert (option.then, option.confirm) == (None, False)


def test_missions_of_the_hand_are_shown() -> None:
    scene = Scene(2).has(RED, hand=["k16"], stone=2, gold=2).stands(da2=RED).start("resolution")
    assert then(scene, "complete.da2.k16") == "tadmor-then-show"
    assert then(scene, "discard.k16") == "tadmor-then-show"


def test_royal_favour_says_how_many_missions_it_draws() -> None:
    option = Scene(2).has(RED, completed=["k21"]).start("resolution").option("return.k21")
    assert option.then is not None
    assert (option.then.key, option.then.args) == ("tadmor-then-draw", {"n": 2})


def test_a_part_of_the_temple_of_palmyra_draws_a_mission() -> None:
    scene = Scene(2).has(RED, wood=1, stone=3).stands(pa3=RED, eb1=RED).start("resolution")
    assert then(scene, "use.pa3") == "tadmor-then-draw"
    assert then(scene, "use.eb1") is None


def test_with_the_architects_it_is_the_payment_that_draws() -> None:
    scene = Scene(2, turn=5).has(RED, upgrades=["i34"], wood=1, stone=3).stands(pa3=RED)
    asked = scene.start("resolution").does(RED, "use.pa3").pending
    assert asked.then is not None
    assert asked.then.key == "tadmor-then-draw"


def mason(**other: int) -> Scene:
    """Red can build the statues at Palmyra, and be the first to complete a temple."""
    scene = Scene(2, turn=8).has(RED, temples=[3], marble=4, gold=3).has(BLUE, goods=other)
    return scene.stands(pa3=RED).start("resolution")


def test_the_statues_first_ask_which_rare_goods_come() -> None:
    scene = mason()
    assert then(scene, "use.pa3") is None
    assert then(scene.does(RED, "use.pa3"), "grey") == "tadmor-then-top"


def test_of_the_only_pile_the_rare_goods_are_taken_unasked() -> None:
    assert then(mason(**NO_OTHER_PILE), "use.pa3") == "tadmor-then-goods"


@pytest.mark.parametrize("last", [ALL_BUT_ONE_GREY, {**ALL_BUT_MYRRH, "myrrh": 2}])
def test_where_no_rare_good_lies_below_the_statues_draw_at_once(last: dict[str, int]) -> None:
    assert then(mason(**NO_OTHER_PILE, **last), "use.pa3") == "tadmor-then-draw"


def test_of_the_only_pile_the_keeper_chooses() -> None:
    scene = Scene(2, turn=8).has(RED, upgrades=["i43"], temples=[3], marble=4, gold=3)
    scene.has(BLUE, goods=NO_OTHER_PILE).stands(pa3=RED).start("resolution")
    assert then(scene, "use.pa3") is None


def test_a_part_that_a_mission_builds_draws_nothing() -> None:
    scene = Scene(2, turn=8).has(RED, temples=[2, 1], completed=["k3"]).start("resolution")
    assert then(scene.does(RED, "return.k3"), "temple-1") is None


def hint_of_building(scene: Scene) -> str | None:
    said = scene.start("resolution").option("close").hint
    return None if said is None else said.key


def test_done_building_speaks_of_pieces_only_while_some_are_left() -> None:
    scene = Scene(2).has(RED, hand=["k16"], completed=["k20"]).has(BLUE, height=4)
    assert hint_of_building(scene) == "tadmor-used-hint"


def test_done_building_says_that_pieces_return_unused() -> None:
    scene = Scene(2).has(RED, hand=["k16"], completed=["k20"]).has(BLUE, height=4)
    assert hint_of_building(scene.stands(em1=RED)) == "tadmor-built-hint"
