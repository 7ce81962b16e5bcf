"""What only an earlier player can still make possible, and what ending meanwhile gives up (TAD-6.14)."""

import pytest

from engines.core import Choose, IllegalMove
from tests.engines.scene import NAMES, said
from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene
from tests.engines.tadmor.permitting import RICH
from tests.rulebook import rule


def two(turn: int = 8) -> Scene:
    """Red plays before blue, who has plenty and something to trade, so that it can act early."""
    return Scene(3, turn=turn).has(BLUE, upgrades=["i2"], **RICH)


@rule("TAD-6.14", "TAD-6.16", "TAD-8.8")
def test_a_traitor_waits_for_who_could_still_build_a_tower_high_enough() -> None:
    scene = two().has(BLUE, height=2).has(RED, height=1, **RICH).stands(em1=RED, em2=BLUE)
    scene.start("resolution")
    assert "use.em2" in scene.waiting(BLUE)
    (asked,) = scene.questions(BLUE)
    with pytest.raises(IllegalMove):
        scene.playing.answer(asked.id, BLUE, "use.em2")
    scene.does(RED, "use.em1", "2")
    assert "use.em2" in scene.can(BLUE)
    assert scene.does(BLUE, "use.em2").heights() == [1, 2, 0]


@rule("TAD-6.14", "TAD-8.8")
def test_a_traitor_without_a_target_is_gone_once_nobody_can_give_one() -> None:
    scene = two().has(BLUE, height=2).has(RED, **RICH).stands(em1=RED, em2=BLUE).start("resolution")
    scene.does(RED, "done")
    assert "use.em2" not in {*scene.waiting(BLUE), *scene.can(BLUE)}


@rule("TAD-8.9", "TAD-6.14")
def test_in_the_first_era_no_traitor_waits() -> None:
    scene = two(turn=2).has(BLUE, height=2).has(RED, **RICH).stands(em1=RED, em2=BLUE)
    assert "use.em2" not in scene.start("resolution").waiting(BLUE)


@rule("TAD-6.14", "TAD-17.I47", "TAD-8.8")
def test_a_workshop_used_as_traitor_waits_too() -> None:
    scene = two().has(BLUE, upgrades=["i2", "i47"], height=2).has(RED, **RICH)
    scene.stands(em1=RED, i47=BLUE).start("resolution")
    assert "use.i47.traitor" in scene.waiting(BLUE)
    scene.does(RED, "use.em1", "2")
    assert "use.i47.traitor" in scene.can(BLUE)


@rule("TAD-6.14", "TAD-18.K20", "TAD-A42")
def test_sappers_wait_for_the_first_tower() -> None:
    scene = two().has(BLUE, completed=["k20"]).has(RED, **RICH).stands(em1=RED).start("resolution")
    assert "return.k20" in scene.waiting(BLUE)
    scene.does(RED, "use.em1", "1")
    assert scene.does(BLUE, "return.k20").heights() == [0, 0, 0]


def last_basement(*means: str, **places: int) -> Scene:
    """All basements are laid, one of them red's; blue has none."""
    scene = Scene(4).has(RED, temples=[1, 1], **RICH).has(YELLOW, temples=[1])
    scene.has(GREEN, temples=[1]).has(BLUE, upgrades=["i2"], completed=[*means], **RICH)
    return scene.stands(eb1=RED, **places).start("resolution")


@rule("TAD-6.14", "TAD-8.10", "TAD-8.16")
@pytest.mark.parametrize(
    ("means", "places", "answer"),
    [
        ([], {"pa3": BLUE}, "use.pa3"),
        (["k3"], {}, "return.k3"),
        (["k19"], {}, "return.k19"),
    ],
)
def test_a_part_waits_for_its_last_card_to_come_back(
    means: list[str], places: dict[str, int], answer: str
) -> None:
    scene = last_basement(*means, **places)
    assert answer in scene.waiting(BLUE)
    scene.does(RED, "use.eb1", "temple-1")
    assert answer in scene.can(BLUE)
    assert scene.does(BLUE, answer).player(BLUE).temples == [1]


@rule("TAD-8.11", "TAD-8.16")
def test_statues_never_come_back() -> None:
    scene = Scene(4, turn=8).has(RED, temples=[4, 4, 2], **RICH).has(YELLOW, temples=[4, 4])
    scene.has(BLUE, upgrades=["i2"], temples=[3], **RICH).stands(eb1=RED, pa3=BLUE)
    assert "use.pa3" not in scene.start("resolution").waiting(BLUE)


@rule("TAD-6.14", "TAD-8.19", "TAD-13.5")
def test_with_an_empty_deck_a_draw_waits_for_who_may_discard() -> None:
    scene = Scene(3).has(RED, hand=["k5"]).has(BLUE, upgrades=["i2"], completed=["k21"], wood=2)
    scene.stands(em1=RED, da2=BLUE).has(RED, wood=1, stone=1)
    scene.short_deck(others=YELLOW).start("resolution")
    assert {"draw.da2", "return.k21"} <= {*scene.waiting(BLUE)}
    scene.does(RED, "discard.k5", "wood", "done")
    assert {"draw.da2", "return.k21"} <= {*scene.can(BLUE)}


@rule("TAD-6.14")
def test_who_can_do_nothing_but_wait_is_not_asked_yet() -> None:
    scene = Scene(3, turn=8).has(RED, **RICH).has(BLUE, height=2).stands(em1=RED, em2=BLUE)
    assert scene.start("resolution").questions(BLUE) == []
    scene.does(RED, "use.em1", "2")
    assert scene.can(BLUE)[0] == "use.em2"


# --- what ending gives up ---------------------------------------------------------------------


def hint(scene: Scene, end: str, lang: str = "en") -> str:
    """What blue reads below an option that ends its slot."""
    asked = scene.asks(BLUE)
    assert isinstance(asked, Choose)
    return said(asked.option(end).hint, lang)


@rule("TAD-6.17", "TAD-6.14")
@pytest.mark.parametrize(("lang", "told"), [("en", "You give up"), ("es", "Renuncias")])
@pytest.mark.parametrize("end", ["close", "done"])
def test_ending_early_says_for_whom_the_rest_still_waits(end: str, lang: str, told: str) -> None:
    scene = two().has(BLUE, height=2).has(RED, **RICH).stands(em1=RED, em2=BLUE).start("resolution")
    assert hint(scene, end, lang).startswith(told)
    assert NAMES[RED] in hint(scene, end, lang)


@rule("TAD-6.17", "TAD-9.3")
def test_who_lacks_the_tax_is_told_of_both() -> None:
    scene = Scene(3, turn=8).has(BLUE, height=2, hand=["k5"]).has(RED, **RICH)
    scene.stands(em1=RED, em2=BLUE).start("resolution")
    assert "give up" in hint(scene, "done")
    assert "have 2 gold for the tax and lose" in hint(scene, "done")


@rule("TAD-6.17")
def test_ending_says_nothing_of_the_kind_once_nothing_waits() -> None:
    scene = two().has(BLUE, height=2).has(RED, **RICH).stands(em1=RED, em2=BLUE).start("resolution")
    scene.does(RED, "use.em1", "2")
    assert "give up" not in hint(scene, "done")


@rule("TAD-6.15", "TAD-6.17")
def test_what_can_be_discarded_later_too_is_not_given_up_with_the_building() -> None:
    scene = Scene(3, turn=8).has(RED, **RICH).has(BLUE, hand=["k9"], wood=2, stone=2)
    scene.stands(pa3=RED, em1=BLUE).short_deck(others=YELLOW).start("resolution")
    assert "discard.k9" in scene.waiting(BLUE)
    assert "give up" not in hint(scene, "close")
    assert "give up" in hint(scene, "done")
