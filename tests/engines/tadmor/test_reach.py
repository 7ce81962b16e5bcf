"""What slots may still touch: neither more nor less than what could happen in them (TAD-6.13 to TAD-6.15)."""

import pytest

from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene
from tests.engines.tadmor.permitting import EVERYTHING, RICH, held, pair
from tests.rulebook import rule

PILES = {"grey", "yellow", "red"}


@rule("TAD-6.13", "TAD-8.14")
@pytest.mark.parametrize(
    ("parts", "finished", "waits"),
    [(3, [], True), (3, [GREEN], True), (3, [GREEN, YELLOW], False), (2, [], False)],
)
def test_statues_with_a_bonus_wait_for_who_may_take_a_rare_good_before(
    parts: int, finished: list[int], waits: bool
) -> None:
    scene = Scene(4, turn=8).has(BLUE, temples=[parts], **RICH).finished(*finished)
    scene.has(RED, hand=["k5"]).stands(eu4=RED, eb1=BLUE).start("resolution")
    assert ("use.eb1" in scene.waiting(BLUE)) is waits
    assert ("use.eb1" in scene.can(BLUE)) is not waits


@rule("TAD-6.14", "TAD-8.9")
def test_in_the_first_era_nobody_waits_for_the_traitor() -> None:
    assert held(pair(turn=2).has(RED, hand=["k5"]).stands(em2=RED)) == set()


@rule("TAD-6.14", "TAD-13.7")
@pytest.mark.parametrize(
    ("places", "completed", "waits"),
    [
        (["da2"], [], {"draw"}),
        (["da2", "eb4"], [], EVERYTHING),
        (["da2", "pa3"], [], EVERYTHING),
        (["da2"], ["k21"], EVERYTHING),
    ],
)
def test_without_a_hand_a_mission_is_completed_only_if_one_can_be_drawn_first(
    places: list[str], completed: list[str], waits: set[str]
) -> None:
    scene = pair().has(RED, completed=completed).stands(**dict.fromkeys(places, RED))
    assert held(scene) == waits


@rule("TAD-6.14", "TAD-19.2")
@pytest.mark.parametrize(
    ("tile", "parts", "waits"),
    [("i37", 1, {"temple"}), ("i37", 3, {"temple", *PILES}), ("i38", 3, set())],
)
def test_a_sanctuary_that_may_be_bought_could_build_a_part(
    tile: str, parts: int, waits: set[str]
) -> None:
    assert held(pair().display(tile).has(RED, temples=[parts]).stands(pa1=RED)) == waits


@rule("TAD-6.14", "TAD-6.16")
def test_a_workshop_that_somebody_else_has_bought_holds_nobody_up() -> None:
    scene = Scene(3, turn=8).display("i47", "i38").stands(da5=RED, eu4=BLUE, pa1=YELLOW)
    scene.has(RED, wood=3).has(BLUE, hand=["k5"], stone=5).has(YELLOW, wood=3).start("resolution")
    assert "use.eu4" in scene.waiting(BLUE)
    scene.does(YELLOW, "buy.i47")
    assert "use.eu4" in scene.can(BLUE)


@rule("TAD-6.15")
@pytest.mark.parametrize(("tile", "waits"), [("i47", True), ("i48", False)])
def test_a_discard_waits_for_a_workshop_that_may_be_bought(tile: str, waits: bool) -> None:
    scene = Scene(3, turn=8).display(tile).has(RED, wood=3).has(BLUE, hand=["k9"])
    scene.stands(pa1=RED).short_deck(others=YELLOW).start("resolution")
    assert ("discard.k9" in scene.waiting(BLUE)) is waits
    assert ("discard.k9" in scene.can(BLUE)) is not waits


@rule("TAD-6.12", "TAD-6.15")
def test_who_has_nothing_to_build_need_not_wait_to_collect_while_the_deck_is_short() -> None:
    scene = Scene(3).has(RED, hand=["k5"]).has(BLUE, hand=["k9"], upgrades=["i2"], wood=1)
    scene.stands(da2=RED, ns1=BLUE).short_deck(others=YELLOW).start("resolution")
    assert (scene.at("ns1"), "trade.wood" in scene.can(BLUE)) == ([None], True)
    assert "discard.k9" in scene.waiting(BLUE)


@rule("TAD-6.12")
def test_an_upgrade_space_left_unused_holds_nobody_up() -> None:
    scene = Scene(3).display("i5", "i8").has(RED, wood=3, stone=2).has(BLUE, wood=3)
    scene.stands(pa1=RED, pa2=BLUE, eb3=RED, em1=RED).start("resolution")
    scene.does(RED, "back", ["eb3"], "pass")
    assert "use.em1" in scene.can(RED)
