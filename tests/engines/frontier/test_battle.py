"""Reinforcements, cards, dice, losses, retreat."""

import pytest

from engines.core import Allocate, ChooseMany
from tests.engines.frontier.build import ASH, ELK, HERON, Scene
from tests.engines.frontier.ids import NONE
from tests.rulebook import rule

ASHBY, EMBERLEY, CAPE, THORN = "ashby", "emberley", "ivory-cape", "thornwood"
"""The neighbours of Marrow."""


def joined(scene: Scene) -> list[tuple[int, str, bool]]:
    """Who reinforces from where, and whether the attack."""
    return [(one.seat, one.land, one.attacks) for one in scene.state.fighting().helpers]


# --- reinforcements


@rule("FRO-5.1")
def test_all_neighbours_of_the_battle_are_asked_at_once() -> None:
    scene = Scene().army(ASHBY, ELK, infantry=1).army(CAPE, ASH, infantry=1)
    scene.army(EMBERLEY, HERON, tired=True, infantry=1).battle(3, 3)
    offered = {
        one.seat: [option.id for option in one.options]  # type: ignore[attr-defined]
        for one in scene.playing.table.pending.values()
    }
    assert offered == {
        ASH: ["ivory-cape.attack", NONE],
        ELK: ["ashby.attack", "ashby.defence", NONE],
    }
    assert all(one.secret for one in scene.playing.table.pending.values())


@rule("FRO-5.1")
def test_defenders_help_the_defence_alone() -> None:
    scene = Scene().army("marrow", ELK, infantry=1).army(ASHBY, ELK, infantry=1)
    scene.battle(3, 3, militia=0)
    assert scene.options == ["ashby.defence", NONE]


@rule("FRO-5.2")
def test_an_early_answer_stays_sealed_until_its_turn_and_can_be_taken_back() -> None:
    scene = Scene().army(ASHBY, ELK, infantry=1).army(CAPE, ASH, infantry=1).battle(3, 3)
    scene.say(ELK, "ashby.defence")
    assert joined(scene) == []
    assert scene.playing.view(HERON).state.realms[ELK].joins is None
    scene.playing.undo(ELK)
    scene.say(ELK, "ashby.attack").say(ASH, NONE)
    assert joined(scene) == [(ELK, ASHBY, True)]


@rule("FRO-5.2")
def test_a_third_reinforcement_of_a_side_comes_too_late() -> None:
    scene = Scene(4).army(CAPE, ASH, infantry=1).army(ASHBY, ELK, infantry=1)
    scene.army(EMBERLEY, HERON, infantry=1).battle(3, 3)
    scene.say(HERON, "emberley.attack").say(ELK, "ashby.attack").say(ASH, "ivory-cape.attack")
    assert [event.by for event in scene.events if "joined" in event.key] == [ASH, ELK]
    assert scene.event("late").by == HERON
    assert scene.state.lands[EMBERLEY].fresh == {"infantry": 1}


@rule("FRO-5.3", "FRO-6.3")
def test_reinforcements_tire_and_all_tired_units_there_fight() -> None:
    scene = Scene().army(ASHBY, ELK, cavalry=1).army(ASHBY, ELK, tired=True, cavalry=1)
    scene.battle(1, 1).answer("ashby.attack")
    assert scene.state.lands[ASHBY].tired == {"cavalry": 2}
    assert scene.event("won").data["attack"] == 5 + 4 + 1
    assert scene.event("won").data["defence"] == 2 + 2 + 1


# --- cards


@rule("FRO-6.1", "FRO-6.2")
def test_how_many_is_said_openly_and_which_in_secret() -> None:
    scene = Scene().army("marrow", ELK, infantry=2)
    scene.hand(ASH, "feint.01", "flank.01", "charge.01").hand(ELK, "feint.02")
    scene.battle(3, 3, militia=0)
    assert (scene.pending.seat, scene.options, scene.pending.secret) == (
        ASH,
        ["0", "1", "2"],
        False,
    )
    scene.answer("2")
    assert (scene.pending.seat, scene.options) == (ELK, ["0", "1"])
    assert [event.data["n"] for event in scene.events if event.key.endswith("committed")] == [2]
    scene.answer("1")
    asked = scene.ask(ASH)
    assert isinstance(asked, ChooseMany)
    assert (asked.least, asked.most, asked.secret) == (2, 2, True)
    assert scene.ask(ELK).always, "also where there is no choice"
    scene.say(ASH, ["feint.01", "charge.01"])
    assert scene.playing.view(ELK).state.realms[ASH].laid == []
    assert "laid" not in scene.told
    scene.say(ELK, ["feint.02"])
    assert scene.told.count("laid") == 2


@rule("FRO-6.3", "FRO-6.9")
def test_cards_add_their_strength_and_are_discarded() -> None:
    scene = Scene().hand(ASH, "charge.01").battle(1, 1).answer("1", ["charge.01"])
    assert scene.event("won").data["attack"] == 5 + 3 + 1
    assert scene.state.discards == ["charge.01"]


@rule("FRO-6.9")
def test_the_victor_draws_a_card_from_the_discards_if_need_be() -> None:
    scene = Scene()
    scene.start_state.discards, scene.start_state.deck = scene.start_state.deck, []
    scene.battle(6, 1)
    assert len(scene.state.realms[ASH].hand) == 1
    assert (len(scene.state.deck), scene.state.discards) == (29, [])


# --- dice and losses


@rule("FRO-6.4", "FRO-6.5", "FRO-6.6", "FRO-EX1")
def test_equal_strength_holds_the_land() -> None:
    scene = Scene().battle(2, 3)
    assert (scene.event("held").data["attack"], scene.event("held").data["defence"]) == (7, 7)
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most) == (2, 2)
    scene.answer({"cavalry": 1, "infantry": 1})
    assert scene.units(THORN) == {"cavalry": 1}
    assert scene.units("marrow") == {"infantry": 1}


@rule("FRO-6.5")
def test_each_beaten_reinforcement_loses_one_unit() -> None:
    scene = Scene().army(ASHBY, ELK, cavalry=1, archer=1).battle(1, 6).answer("ashby.defence")
    assert "held" in scene.told, "5 and 1 against 4 and 3 and 6"
    scene = Scene().army(ASHBY, ELK, cavalry=1, archer=1).army("marrow", None, infantry=1)
    scene.battle(6, 1, militia=0).answer("ashby.defence")
    assert scene.event("won").data["defence"] == 1 + 2 + 1 + 2 + 1
    assert scene.pending.seat == ELK
    scene.answer({"cavalry": 0, "archer": 1})
    assert scene.units(ASHBY) == {"cavalry": 1}


@rule("FRO-6.6")
@pytest.mark.parametrize(("dice", "lost"), [((2, 1), 1), ((6, 1), 0)])
def test_a_narrow_victory_costs_a_unit(dice: tuple[int, int], lost: int) -> None:
    scene = Scene().battle(*dice)
    if lost:
        scene.answer({"cavalry": 0, "infantry": 1})
    assert sum(scene.units("marrow").values()) == 3 - lost


@rule("FRO-6.7")
def test_several_owners_choose_their_losses_at_the_same_time() -> None:
    scene = Scene().army(ASHBY, ELK, cavalry=1, archer=1).army(CAPE, HERON, cavalry=1, archer=1)
    scene.army("marrow", None, infantry=9).battle(1, 1, militia=0)
    scene.say(ELK, "ashby.attack").say(HERON, "ivory-cape.attack")
    asked = {one.seat for one in scene.playing.table.pending.values()}
    assert asked == {ASH, ELK, HERON}
    scene.say(HERON, {"cavalry": 1, "archer": 0}).say(ELK, {"cavalry": 0, "archer": 1})
    assert scene.units(CAPE) == {"archer": 1}
    assert scene.units(ASHBY) == {"cavalry": 1}


@rule("FRO-6.7")
def test_militia_loses_infantry_before_archers_and_cavalry() -> None:
    scene = Scene().army("marrow", None, cavalry=2, archer=1, infantry=1)
    scene.battle(4, 3, militia=0)
    assert scene.units("marrow") == {"cavalry": 2, "archer": 1}


@rule("FRO-6.8")
def test_beaten_attackers_go_home_tired() -> None:
    scene = Scene().battle(1, 6).answer({"cavalry": 1, "infantry": 1})
    assert scene.state.lands[THORN].owner == ASH
    assert scene.state.lands[THORN].tired == {"cavalry": 1}


@rule("FRO-6.11")
def test_victorious_attackers_hold_the_land() -> None:
    scene = Scene().battle(6, 1)
    there = scene.state.lands["marrow"]
    assert (there.owner, there.tired, there.fresh) == (ASH, {"cavalry": 2, "infantry": 1}, {})
    assert scene.state.lands[THORN].owner is None


# --- retreat


def beaten(scene: Scene) -> Scene:
    """Two archers of Elk in Marrow are beaten, and one of them is left."""
    return scene.army("marrow", ELK, archer=2).battle(6, 1, militia=0)


@rule("FRO-6.10")
def test_beaten_defenders_choose_out_of_turn_where_to_retreat() -> None:
    scene = beaten(
        Scene().army(EMBERLEY, HERON, tired=True, infantry=1).army(CAPE, ELK, tired=True, archer=1)
    )
    assert (scene.pending.seat, scene.topic) == (ELK, "retreat")
    assert set(scene.options) == {ASHBY, CAPE}
    scene.answer(CAPE)
    assert scene.units(CAPE) == {"archer": 2}
    assert scene.state.lands["marrow"].owner == ASH


@rule("FRO-6.10")
def test_defenders_with_nowhere_to_go_are_lost() -> None:
    scene = Scene()
    for land in (ASHBY, EMBERLEY, CAPE):
        scene.army(land, HERON, tired=True, infantry=1)
    assert "trapped" in beaten(scene).told
    assert scene.state.lands["marrow"].owner == ASH


@rule("FRO-6.10")
def test_beaten_militia_is_gone() -> None:
    scene = Scene().battle(6, 1)
    assert scene.units("marrow") == {"cavalry": 2, "infantry": 1}
    assert "retreated" not in scene.told
