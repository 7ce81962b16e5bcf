"""Income, the order of play, and sealed plans."""

import pytest

from engines.core import UndoRefused, say
from tests.engines.frontier.build import ASH, ELK, HERON, Scene, begin
from tests.engines.frontier.ids import CARD, DONE
from tests.engines.frontier.preview import sealed
from tests.engines.frontier.steps.bidding import Bidding, SetOrder
from tests.engines.frontier.steps.planning import Planning
from tests.engines.frontier.steps.rounds import Round, income
from tests.rulebook import rule
from tests.texts import catalogue


@rule("FRO-3.1")
def test_a_round_asks_for_bids_then_plans_then_marches() -> None:
    scene = Scene(2).army("ironside", ASH, infantry=1).coins(0, 1).place(Round())
    topics = []
    while scene.state.active is None:
        asked = next(iter(scene.playing.table.pending.values()))
        topics.append(asked.topic.key)
        scene.say(asked.seat, scene.playing.default_for(asked.id))
    assert topics == [
        *["frontier-topic-bidding"] * 2,
        "frontier-topic-order",
        *["frontier-topic-planning"] * 2,
    ]
    assert scene.pending.topic.key == "frontier-topic-marching"


@rule("FRO-3.2", "FRO-EX2")
def test_income_is_for_lands_and_forts() -> None:
    scene = Scene().army("westmark", ASH, infantry=1)
    assert income(scene.place().state, ASH) == 2 + 1
    scene.state.lands["thornwood"].owner = ASH
    assert income(scene.state, ASH) == 2 + 1 + 1
    scene.state.lands["marrow"].owner = ASH
    assert income(scene.state, ASH) == 2 + 1 + 2


@rule("FRO-3.3")
def test_the_highest_bid_pays_and_sets_the_order() -> None:
    scene = Scene().coins(3, 3, 1).place(Bidding())
    assert [option.id for option in scene.ask(HERON).options] == ["0", "1"]  # type: ignore[attr-defined]
    scene.say(ASH, "2").say(HERON, "1").say(ELK, "3")
    assert [realm.coins for realm in scene.state.realms] == [3, 0, 1]
    assert scene.pending.seat == ELK


@rule("FRO-3.3")
def test_of_equal_bids_that_of_the_first_so_far_counts() -> None:
    scene = Scene().coins(2, 2, 2).at(order=[HERON, ASH, ELK]).place(Bidding())
    scene.say(ASH, "1").say(ELK, "1").say(HERON, "1")
    assert scene.pending.seat == HERON


@rule("FRO-3.3")
def test_bids_are_secret_until_all_are_in() -> None:
    scene = Scene().coins(3, 3, 3).place(Bidding()).say(ASH, "3")
    assert scene.playing.view(ELK).state.realms[ASH].bid is None
    assert [one.seat for one in scene.playing.table.waiting()] == [ASH, ELK, HERON]
    assert "bids" not in scene.told


@rule("FRO-3.3")
def test_a_single_player_does_not_bid() -> None:
    asked = begin(1, horde="on").table.pending.values()
    assert [one.topic.key for one in asked] == ["frontier-topic-planning"]


@rule("FRO-3.4")
def test_the_order_is_set_at_once() -> None:
    scene = Scene().place(SetOrder(ELK)).answer(["2", "0", "1"])
    assert scene.state.order == [HERON, ASH, ELK]


@rule("FRO-3.5")
def test_plans_grow_answer_by_answer_and_nobody_sees_them() -> None:
    scene = Scene(2).coins(5, 5).place(Planning())
    scene.say(ASH, "ironside.cavalry", CARD)
    assert scene.state.realms[ASH].plan == ["ironside.cavalry", CARD]
    assert scene.playing.view(ELK).state.realms[ASH].plan == []
    assert scene.events == []
    scene.playing.undo(ASH)
    assert scene.state.realms[ASH].plan == ["ironside.cavalry"]


def test_a_plan_still_open_stands_in_the_panel_of_its_seat_alone() -> None:
    scene = Scene(2).coins(5, 5).place(Planning()).say(ASH, "ironside.cavalry", CARD)
    (own,) = sealed(scene.playing.view(ASH), ASH)
    assert say(own, catalogue("en"), str) == "1 cavalry in Ironside and 1 card"
    assert sealed(scene.playing.view(ELK), ASH) == []


@rule("FRO-3.6")
def test_a_plan_stays_within_forts_cards_and_coins() -> None:
    scene = Scene(2).coins(6, 0).place(Planning())
    kinds = ["ironside.cavalry", "ironside.infantry", "ironside.archer"]
    assert [one.id for one in scene.ask(ASH).options] == [*kinds, CARD, DONE]  # type: ignore[attr-defined]
    scene.say(ASH, "ironside.infantry", CARD)
    assert [one.id for one in scene.ask(ASH).options] == [*kinds, DONE]  # type: ignore[attr-defined]
    scene.say(ASH, "ironside.archer")
    assert [one.id for one in scene.ask(ASH).options] == [DONE]  # type: ignore[attr-defined]
    assert [one.id for one in scene.ask(ELK).options] == [DONE]  # type: ignore[attr-defined]


@rule("FRO-3.7")
def test_plans_are_opened_together_and_paid() -> None:
    scene = Scene(2).coins(5, 2).place(Planning())
    scene.say(ASH, "ironside.cavalry", CARD, DONE)
    assert scene.state.lands["ironside"].fresh == {}
    scene.say(ELK, "upper-zeal.infantry", DONE)
    assert [realm.coins for realm in scene.state.realms] == [0, 1]
    assert scene.state.lands["ironside"].fresh == {"cavalry": 1}
    assert len(scene.state.realms[ASH].hand) == 1
    assert scene.told == ["recruited", "drew", "recruited"]
    with pytest.raises(UndoRefused):
        scene.playing.undo(ELK)
