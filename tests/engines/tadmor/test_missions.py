"""The King's Missions in hand and on the personal board (TAD-13, TAD-8.19, TAD-8.20)."""

from typing import Any

import pytest

from engines.core import Allocate, IllegalMove
from tests.engines.tadmor.build import BLUE, CONTENT, RED, YELLOW, Scene
from tests.rulebook import rule

NAMES = ("wood", "stone", "marble", "gold")
SCORED = [(card, row.points) for card, row in CONTENT.missions.items()]


def court(*hand: str, place: str = "pa5", turn: int = 2, **has: object) -> Scene:
    """Red has a hand of missions and a piece on a King's Missions space."""
    return Scene(3, turn=turn).has(RED, hand=[*hand], **has).stands(**{place: RED})


def cost_of(card: str) -> dict[str, Any]:
    """What a mission costs."""
    return {name: CONTENT.missions[card].cost.get(name, 0) for name in NAMES}


# --- draw or complete -------------------------------------------------------------------------


@rule("TAD-8.19", "TAD-A23")
@pytest.mark.parametrize("place", ["da2", "pa5", "eb4"])
def test_the_action_draws_a_mission(place: str) -> None:
    scene = court("k1", place=place).deck("k7", "k8").start("resolution")
    scene.does(RED, f"draw.{place}")
    assert (scene.player(RED).hand, scene.player(RED).completed) == (["k1", "k7"], [])
    assert not [one for one in scene.can(RED) if one.startswith(("draw", "complete"))]


@rule("TAD-8.19", "TAD-8.20", "TAD-13.2")
@pytest.mark.parametrize("place", ["da2", "pa5", "eb4"])
@pytest.mark.parametrize("card", [f"k{number}" for number in range(1, 27)])
def test_the_action_completes_a_mission_of_the_hand_at_its_price(card: str, place: str) -> None:
    scene = court(card, place=place, **cost_of(card)).start("resolution")
    scene.does(RED, f"complete.{place}.{card}")
    assert (scene.player(RED).hand, scene.player(RED).completed) == ([], [card])
    assert scene.resources(RED) == (0, 0, 0, 0)
    assert f"draw.{place}" not in scene.can(RED)


@rule("TAD-8.19")
def test_either_is_done_and_not_both() -> None:
    scene = court("k21", wood=9).start("resolution")
    assert {"draw.pa5", "complete.pa5.k21"} <= set(scene.can(RED))
    scene.does(RED, "complete.pa5.k21")
    assert scene.reserve(RED) == (3, 2)
    assert "draw.pa5" not in scene.can(RED)


@rule("TAD-8.19")
@pytest.mark.parametrize("lacking", NAMES)
def test_a_mission_that_cannot_be_paid_is_not_completed(lacking: str) -> None:
    has = {**cost_of("k15"), lacking: cost_of("k15")[lacking] - 1}
    assert "complete.pa5.k15" not in court("k15", **has).start("resolution").can(RED)


@rule("TAD-8.19", "TAD-A23")
def test_two_pieces_make_two_actions() -> None:
    scene = court("k21", wood=4).stands(da2=RED).deck("k9").start("resolution")
    free = [one for one in scene.can(RED) if one.startswith(("draw", "complete"))]
    assert sorted(one.split(".")[0] for one in free) == ["complete", "draw"]
    first = free[0].split(".")[1]
    scene.does(RED, f"complete.{first}.k21")
    (drawing,) = [one for one in scene.can(RED) if one.startswith("draw")]
    scene.does(RED, drawing)
    assert (scene.player(RED).hand, scene.player(RED).completed) == (["k9"], ["k21"])


@rule("TAD-13.2")
def test_without_a_piece_no_mission_is_completed() -> None:
    scene = Scene(3).has(RED, hand=["k21"], wood=9).start("resolution")
    assert not [one for one in scene.can(RED) if one.startswith("complete")]


@rule("TAD-13.2", "TAD-17.I47")
def test_the_workshop_draws_or_completes() -> None:
    workshop = Scene(3, turn=8).has(RED, upgrades=["i47"], hand=["k21"], wood=4).stands(i47=RED)
    scene = workshop.deck("k9").start("resolution")
    assert {"draw.i47", "complete.i47.k21"} <= set(scene.can(RED))
    scene.does(RED, "complete.i47.k21")
    assert (scene.player(RED).completed, scene.player(RED).hand) == (["k21"], [])


def test_by_default_a_mission_is_drawn() -> None:
    assert court("k21", wood=4).start("resolution").safe == "draw.pa5"


# --- heralds and clerk ------------------------------------------------------------------------


@rule("TAD-17.I5", "TAD-17.I19", "TAD-T22")
@pytest.mark.parametrize(
    ("tiles", "points"), [([], 0), (["i5"], 2), (["i19"], 3), (["i5", "i19"], 5)]
)
def test_heralds_score_for_each_mission_completed(tiles: list[str], points: int) -> None:
    scene = court("k21", wood=4, upgrades=tiles).start("resolution")
    assert scene.does(RED, "complete.pa5.k21").points(RED) == [10 + points]


@rule("TAD-17.I5")
def test_heralds_score_nothing_for_a_mission_returned() -> None:
    scene = Scene(3).has(RED, completed=["k21"], upgrades=["i5", "i19"]).start("resolution")
    assert scene.does(RED, "return.k21").points(RED) == [10]


@rule("TAD-T22", "TAD-17.I20", "TAD-A36")
@pytest.mark.parametrize(
    "pays",
    [
        {"wood": 1, "stone": 1, "marble": 2},
        {"wood": 1, "stone": 1, "marble": 1, "gold": 1},
        {"marble": 2, "gold": 2},
        {"wood": 1, "marble": 1, "gold": 2},
    ],
)
def test_the_clerk_saves_any_two_of_the_printed_cost(pays: dict[str, int]) -> None:
    scene = court("k15", wood=5, stone=5, marble=5, gold=5, upgrades=["i20"]).start("resolution")
    scene.does(RED, "complete.pa5.k15", pays)
    assert scene.resources(RED) == tuple(5 - pays.get(name, 0) for name in NAMES)
    assert scene.player(RED).completed == ["k15"]


@rule("TAD-17.I20", "TAD-A36")
@pytest.mark.parametrize("pays", [{"wood": 2, "gold": 2}, {"gold": 3}, {"marble": 2, "gold": 1}])
def test_the_clerk_saves_neither_more_nor_anything_else(pays: dict[str, int]) -> None:
    scene = court("k15", wood=5, stone=5, marble=5, gold=5, upgrades=["i20"]).start("resolution")
    scene.does(RED, "complete.pa5.k15")
    with pytest.raises(IllegalMove):
        scene.does(RED, pays)


@rule("TAD-17.I20")
def test_what_is_missing_may_be_what_the_clerk_saves() -> None:
    scene = court("k15", wood=1, stone=1, marble=2, upgrades=["i20"]).start("resolution")
    scene.does(RED, "complete.pa5.k15")
    assert (scene.player(RED).completed, scene.resources(RED)) == (["k15"], (0, 0, 0, 0))
    scene = court("k15", wood=1, stone=1, marble=1, upgrades=["i20"]).start("resolution")
    assert "complete.pa5.k15" not in scene.can(RED)


def test_by_default_the_clerk_saves_what_is_scarcer() -> None:
    scene = court("k15", wood=9, stone=9, marble=9, gold=2, upgrades=["i20"]).start("resolution")
    asked = scene.does(RED, "complete.pa5.k15").asks(RED)
    assert isinstance(asked, Allocate)
    assert {name: n for name, n in asked.proposal.items() if n} == {
        "wood": 1,
        "stone": 1,
        "marble": 2,
    }


@rule("TAD-8.20", "TAD-10.5", "TAD-10.7")
def test_a_mission_completed_brings_the_camel_that_waited_for_it() -> None:
    scene = court("k21", wood=4, returned=["k9"]).stands(em3=RED).start("resolution")
    assert scene.player(RED).camels == 3
    scene.does(RED, "complete.pa5.k21")
    assert (scene.player(RED).camels, scene.at("em3")) == (4, [None])


# --- discarding from the hand -----------------------------------------------------------------


@rule("TAD-13.1", "TAD-12.6", "TAD-A7", "TAD-T34")
@pytest.mark.parametrize("number", range(4))
def test_a_mission_in_hand_is_worth_one_resource_among_the_traded_goods(number: int) -> None:
    scene = Scene(3).has(RED, hand=["k5", "k9"]).start("resolution").does(RED, "discard.k9")
    assert scene.offered(RED) == list(NAMES)
    scene.does(RED, NAMES[number])
    assert scene.traded(RED) == tuple(int(one == number) for one in range(4))
    assert scene.warehouse(RED) == (0, 0, 0, 0)
    assert (scene.player(RED).hand, scene.state.discards) == (["k5"], ["k9"])


@rule("TAD-T34", "TAD-A7", "TAD-13.1")
def test_no_mission_is_discarded_during_placement() -> None:
    scene = Scene(3).has(RED, hand=["k5", "k9"]).start("placement")
    assert not [one for one in scene.offered(RED) if one.startswith("discard")]
    with pytest.raises(IllegalMove):
        scene.does(RED, "discard.k5")


@rule("TAD-EX12", "TAD-12.6")
def test_gold_for_a_mission_cannot_be_traded_on() -> None:
    scene = Scene(3).has(RED, hand=["k5", "k9"]).stands(pa4=RED).start("resolution")
    scene.does(RED, "discard.k5", "gold")
    assert not [one for one in scene.can(RED) if one.startswith("trade.gold")]


@rule("TAD-13.1")
def test_a_mission_on_the_board_cannot_be_discarded() -> None:
    scene = Scene(3).has(RED, completed=["k21"], returned=["k9"]).start("resolution")
    assert not [one for one in scene.can(RED) if one.startswith("discard")]


def test_by_default_no_mission_is_discarded() -> None:
    scene = Scene(3).has(RED, hand=["k5", "k9"]).start("resolution").finish()
    assert (scene.player(RED).hand, scene.resources(RED)) == (["k5", "k9"], (0, 0, 0, 0))


# --- what they score --------------------------------------------------------------------------


def final(**has: object) -> int:
    """What red scores in the end for its missions."""
    scene = Scene(3, turn=9).has(RED, **has).start("end").finish()
    total = scene.result().scores[RED].total
    assert total is not None
    return total - 10


@rule("TAD-13.3")
@pytest.mark.parametrize(("card", "points"), SCORED)
def test_a_completed_mission_scores_its_points(card: str, points: int) -> None:
    assert points in (6, 8, 10)
    assert final(completed=[card]) == points


@rule("TAD-13.4", "TAD-A28")
@pytest.mark.parametrize(("card", "points"), SCORED)
def test_a_returned_mission_scores_half_its_points(card: str, points: int) -> None:
    assert final(returned=[card]) * 2 == points


@rule("TAD-T23", "TAD-13.4", "TAD-18.K7")
def test_a_returned_mission_has_built_scores_half_and_counts_for_the_caravan() -> None:
    scene = Scene(2).has(RED, completed=["k7", "k9"]).start("resolution").does(RED, "return.k7")
    assert (scene.heights(RED), scene.player(RED).returned) == ([3], ["k7"])
    assert final(returned=["k7"]) == 4
    assert final(completed=["k7"]) == 8
    scene = Scene(2).has(RED, returned=["k7"], completed=["k9"]).stands(em3=RED)
    assert scene.start("resolution").player(RED).camels == 4


@rule("TAD-13.4", "TAD-A8")
def test_a_mission_is_returned_once_and_stays_with_its_owner() -> None:
    scene = Scene(2).has(RED, completed=["k16"]).start("resolution")
    scene.does(RED, "return.k16", {"wood": 5})
    assert (scene.player(RED).completed, scene.player(RED).returned) == ([], ["k16"])
    assert "k16" not in [*scene.state.deck, *scene.state.discards]
    assert "return.k16" not in scene.can(RED)


@rule("TAD-13.7")
def test_a_mission_may_be_returned_in_the_turn_of_its_completion() -> None:
    scene = court("k21", wood=4).deck("k7", "k8").start("resolution")
    scene.does(RED, "complete.pa5.k21", "return.k21")
    assert (scene.player(RED).returned, scene.player(RED).hand) == (["k21"], ["k7", "k8"])


# --- deck and discard pile --------------------------------------------------------------------


def last_cards(*deck: str, discards: tuple[str, ...] = (), **has: object) -> Scene:
    """A deck of these cards alone; yellow has returned all that lie nowhere else."""
    scene = Scene(3).has(RED, **has).discarded(*discards)
    return scene.short_deck(*deck, others=YELLOW).stands(pa5=RED)


@rule("TAD-T32", "TAD-13.5", "TAD-13.8")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    scene = last_cards(discards=("k1", "k2", "k3")).start("resolution").does(RED, "draw.pa5")
    (drawn,) = scene.player(RED).hand
    assert drawn in ("k1", "k2", "k3")
    assert (len(scene.state.deck), scene.state.discards) == (2, [])
    assert sorted([drawn, *scene.state.deck]) == ["k1", "k2", "k3"]
    assert scene.playing.table.position.draws == {"missions": 1}


@rule("TAD-T32", "TAD-13.6", "TAD-A49")
def test_without_any_card_drawing_just_returns_the_piece() -> None:
    scene = last_cards(completed=["k16"]).start("resolution")
    assert "return.k16" in scene.can(RED)
    assert "draw.pa5" not in scene.can(RED)
    scene.finish()
    assert (scene.player(RED).hand, scene.reserve(RED)) == ([], (3, 2))


@rule("TAD-13.8")
def test_the_discards_wait_until_a_card_must_be_drawn() -> None:
    scene = last_cards("k9", discards=("k1", "k2", "k3")).start("resolution").does(RED, "draw.pa5")
    assert (scene.player(RED).hand, scene.state.deck) == (["k9"], [])
    assert scene.state.discards == ["k1", "k2", "k3"]


@rule("TAD-13.8", "TAD-18.K21")
def test_the_pile_is_shuffled_between_two_cards_of_a_favour() -> None:
    scene = last_cards("k9", discards=("k1", "k2", "k3"), completed=["k21"]).start("resolution")
    scene.does(RED, "return.k21")
    first, second = scene.player(RED).hand
    assert first == "k9"
    assert second in ("k1", "k2", "k3")
    assert (len(scene.state.deck), scene.state.discards) == (2, [])


@rule("TAD-A49", "TAD-18.K22")
def test_a_favour_draws_what_there_is() -> None:
    scene = last_cards("k9", completed=["k22"]).start("resolution").does(RED, "return.k22")
    assert scene.player(RED).hand == ["k9"]


@rule("TAD-A42", "TAD-18.K21", "TAD-18.K22")
@pytest.mark.parametrize("card", ["k21", "k22"])
def test_no_favour_is_returned_for_no_card(card: str) -> None:
    assert f"return.{card}" not in last_cards(completed=[card]).start("resolution").can(RED)


@rule("TAD-13.8", "TAD-13.5")
def test_a_card_just_discarded_can_be_drawn_again() -> None:
    scene = last_cards(hand=["k9"]).start("resolution").does(RED, "discard.k9", "wood")
    assert scene.does(RED, "draw.pa5").player(RED).hand == ["k9"]


@rule("TAD-18.K21", "TAD-18.K22")
@pytest.mark.parametrize("card", ["k21", "k22"])
def test_a_royal_favour_draws_two_missions(card: str) -> None:
    scene = Scene(2).has(RED, completed=[card]).deck("k7", "k8", "k9").start("resolution")
    assert scene.does(RED, f"return.{card}").player(RED).hand == ["k7", "k8"]


@rule("TAD-18.K21")
def test_favours_are_drawn_in_turn_order() -> None:
    scene = Scene(2).has(RED, completed=["k21"]).deck("k7", "k8", "k9").stands(pa5=BLUE)
    scene.start("resolution")
    assert "draw.pa5" in scene.waiting(BLUE)
    scene.does(RED, "return.k21").does(BLUE, "draw.pa5")
    assert (scene.player(RED).hand, scene.player(BLUE).hand) == (["k7", "k8"], ["k9"])


@pytest.mark.parametrize(
    ("owned", "resource"),
    [((1, 1, 0, 2), "marble"), ((0, 1, 1, 1), "wood"), ((1, 1, 1, 1), "gold")],
)
def test_by_default_a_discarded_mission_brings_what_there_is_least_of(
    owned: tuple[int, ...], resource: str
) -> None:
    goods = dict(zip(NAMES, owned, strict=True))
    scene = Scene(2).has(RED, hand=["k5"], **goods).start("resolution").does(RED, "discard.k5")
    assert scene.asks(RED).default == resource
