"""What pieces, missions and slots hold up for those after them in Resolution (TAD-6.8 to TAD-6.18)."""

import pytest

from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene
from tests.engines.tadmor.permitting import EVERYTHING, RICH, held, pair
from tests.rulebook import rule


@rule("TAD-6.11", "TAD-6.13", "TAD-6.14")
@pytest.mark.parametrize(
    ("place", "waits"),
    [
        ("da1", set()),
        ("em2", {"singles"}),
        ("ns1", set()),
        ("eb1", {"temple"}),
        ("pa3", {"temple", "draw"}),
    ],
)
def test_a_piece_holds_up_what_its_action_touches_and_nothing_else(
    place: str, waits: set[str]
) -> None:
    assert held(pair().stands(**{place: RED})) == waits


@rule("TAD-6.13", "TAD-6.14")
@pytest.mark.parametrize(
    ("card", "waits"),
    [
        ("k1", {"grey", "yellow", "red"}),
        ("k2", {"grey", "yellow", "red"}),
        ("k3", {"temple"}),
        ("k4", {"temple"}),
        ("k7", set()),
        ("k13", set()),
        ("k16", set()),
        ("k19", {"temple"}),
        ("k20", {"singles"}),
        ("k21", {"draw"}),
        ("k22", {"draw"}),
    ],
)
def test_a_completed_mission_holds_up_what_its_return_touches(card: str, waits: set[str]) -> None:
    assert held(pair().has(RED, completed=[card])) == waits


@rule("TAD-6.13", "TAD-6.14", "TAD-T38")
@pytest.mark.parametrize(
    ("parts", "finished", "waits"),
    [
        (2, [], {"temple", "draw"}),
        (3, [], {"temple", "draw", "grey", "yellow", "red"}),
        (3, [GREEN], {"temple", "draw", "grey", "yellow", "red"}),
        (3, [GREEN, YELLOW], {"temple", "draw"}),
        (3, [RED], {"temple", "draw"}),
    ],
)
def test_statues_hold_up_the_piles_while_a_bonus_is_left(
    parts: int, finished: list[int], waits: set[str]
) -> None:
    assert held(pair().has(RED, temples=[parts]).finished(*finished).stands(pa3=RED)) == waits


@rule("TAD-6.14")
def test_two_temple_means_reach_two_parts_ahead() -> None:
    piles = {"grey", "yellow", "red"}
    scene = pair().has(RED, temples=[2], completed=["k3"]).stands(eb1=RED)
    assert held(scene) >= piles
    assert not held(pair().has(RED, temples=[1], completed=["k3"]).stands(eb1=RED)) & piles


@rule("TAD-6.13", "TAD-6.14")
def test_the_workshop_holds_up_everything_shared() -> None:
    scene = pair().has(RED, upgrades=["i47"]).stands(i47=RED)
    assert held(scene) == EVERYTHING


@rule("TAD-6.14", "TAD-13.7")
def test_a_piece_on_the_kings_missions_holds_up_everything_shared() -> None:
    scene = pair().has(RED, hand=["k5", "k9"]).stands(da2=RED)
    assert held(scene) == EVERYTHING


@rule("TAD-6.14")
def test_an_open_upgrade_slot_holds_up_what_could_be_bought_for() -> None:
    scene = pair().display("i47").stands(pa1=RED)
    assert held(scene) == EVERYTHING


@rule("TAD-6.14", "TAD-6.12")
def test_what_a_hand_holds_makes_nobody_wait() -> None:
    for hand in (["k1", "k20"], ["k5", "k9"]):
        assert held(pair().has(RED, hand=hand)) == set()


@rule("TAD-6.14")
def test_what_could_not_be_paid_is_waited_for_all_the_same() -> None:
    scene = Scene(3).has(RED, hand=["k5"]).has(BLUE, stone=5).stands(ss5=RED, eu4=BLUE)
    assert "use.eu4" in scene.start("resolution").can(BLUE)
    scene = Scene(3).has(RED, hand=["k5"], temples=[3]).has(BLUE, stone=5).stands(eb1=RED, eu4=BLUE)
    assert "use.eu4" in scene.start("resolution").waiting(BLUE)


@rule("TAD-6.13", "TAD-6.11")
@pytest.mark.parametrize(
    ("place", "waits"),
    [
        ("eb1", {"return.k3", "return.k19", "use.pa3"}),
        ("da2", {"return.k21", "use.pa3"}),
        ("eu4", {"return.k1"}),
        ("em1", {"return.k20"}),
        ("em2", {"return.k20", "return.k7"}),
    ],
)
def test_what_blue_would_touch_waits_for_who_may_touch_it_before(
    place: str, waits: set[str]
) -> None:
    cards = ["k1", "k3", "k7", "k19", "k20", "k21"]
    scene = Scene(3, turn=8).has(RED, height=3, **RICH).has(YELLOW, height=3)
    scene.has(BLUE, height=3, completed=cards, **RICH).stands(**{place: RED, "pa3": BLUE})
    scene.start("resolution")
    answers = {"use.pa3", *(f"return.{card}" for card in cards)}
    assert {*scene.waiting(BLUE)} & answers == waits
    assert {*scene.can(BLUE)} >= answers - waits


@rule("TAD-6.13", "TAD-6.14")
@pytest.mark.parametrize("tile", ["i14", "i15"])
def test_the_traitor_waits_for_a_purchase_that_could_lift_his_target(tile: str) -> None:
    scene = Scene(3, turn=8).display(tile, "i5").has(BLUE, height=4, wood=3)
    scene.has(RED, hand=["k5"]).stands(em2=RED, pa1=BLUE).start("resolution")
    assert "use.em2" in scene.waiting(RED)
    scene.does(BLUE, "pass")
    assert "use.em2" in scene.can(RED)


@rule("TAD-6.13", "TAD-6.11")
def test_the_traitor_waits_for_all_who_build() -> None:
    scene = Scene(3, turn=8).has(RED, wood=9, stone=9, height=5).has(BLUE, height=5)
    scene.has(YELLOW, height=1, hand=["k5"]).stands(em1=RED, em2=YELLOW).start("resolution")
    assert "use.em2" in scene.waiting(YELLOW)
    scene.does(RED, "use.em1", "1").does(YELLOW, "use.em2", "seat-0")
    assert scene.heights() == [4, 5, 1]
