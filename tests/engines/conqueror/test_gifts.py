"""Coins given at any time (CON-6.2)."""

import pytest

from bot.domain.wording import counted
from engines.conqueror.steps.policies import Policies
from engines.conqueror.steps.preparation import Preparation
from engines.core import Allocate, IllegalMove, must_confirm
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def gift(scene: Scene, seat: int) -> Allocate | None:
    """What a seat can give now."""
    asked = scene.playing.table.act_of(seat)
    assert asked is None or isinstance(asked, Allocate)
    return asked


def give(scene: Scene, seat: int, numbers: dict[str, int]) -> Scene:
    asked = gift(scene, seat)
    assert asked is not None
    scene.events += scene.playing.answer(asked.id, seat, numbers)
    return scene


@rule("CON-6.2", "CON-A8")
def test_any_number_of_coins_goes_to_any_players_at_any_time() -> None:
    scene = Scene().coins(0, 9, 0, 1).place(Policies())
    give(scene, ROME, {str(GREECE): 4, str(EGYPT): 2})
    assert [nation.coins for nation in scene.state.nations] == [0, 3, 4, 3]
    assert scene.told == ["gave", "gave"]
    assert scene.pending.seat == CARTHAGE, "who is asked is asked as before"
    give(scene, ROME, {str(CARTHAGE): 3})
    assert gift(scene, ROME) is None, "nothing is left to give"


@rule("CON-6.2")
def test_more_than_one_has_cannot_be_given() -> None:
    scene = Scene().coins(0, 3).place(Policies())
    with pytest.raises(IllegalMove):
        give(scene, ROME, {str(GREECE): 2, str(EGYPT): 2})


def test_a_gift_is_confirmed_since_it_cannot_be_taken_back() -> None:
    asked = gift(Scene().coins(0, 3).place(Policies()), ROME)
    assert asked is not None
    assert must_confirm(asked, {str(GREECE): 1})


def test_what_is_given_is_told_in_coins() -> None:
    asked = gift(Scene().coins(0, 3).place(Policies()), ROME)
    assert asked is not None
    assert [
        said(counted(asked.slots[0], n), lang) for n, lang in ((1, "en"), (2, "en"), (2, "es"))
    ] == [
        "1 coin for Cleo (Greece)",
        "2 coins for Cleo (Greece)",
        "2 monedas para Cleo (Grecia)",
    ]


@rule("CON-A66", "CON-A56")
def test_nobody_gives_to_or_gets_from_who_is_eliminated() -> None:
    scene = Scene().coins(0, 9).nobody("athens").has(GREECE, out=True)
    scene.at(order=[CARTHAGE, ROME, EGYPT]).place(Policies())
    asked = gift(scene, ROME)
    assert asked is not None
    assert [slot.id for slot in asked.slots] == [str(EGYPT), str(CARTHAGE)]
    assert gift(scene, GREECE) is None


@rule("CON-A66")
def test_coins_of_an_open_plan_are_kept_and_coins_received_can_be_spent() -> None:
    scene = Scene().coins(0, 5, 3).place(Preparation())
    scene.say(ROME, "hero.fabius_maximus")
    asked = gift(scene, ROME)
    assert asked is not None
    assert asked.most == 2
    give(scene, ROME, {str(GREECE): 2})
    assert "hero.alexander" in scene.offered(GREECE), "it costs 5"


@rule("CON-6.2", "CON-12.7")
def test_the_coins_of_a_fort_cannot_be_given_away_before_its_place_is_chosen() -> None:
    scene = Scene().coins(6).army("numidia", CARTHAGE, infantry=1)
    scene.army("libya", CARTHAGE, infantry=1).place(Policies()).say(CARTHAGE, "district.fort")
    asked = gift(scene, CARTHAGE)
    assert asked is not None
    assert asked.most == 6 - 4
    give(scene, CARTHAGE, {str(ROME): 2}).say(CARTHAGE, "numidia")
    assert scene.nation(CARTHAGE).coins == 0
    assert scene.state.lands["numidia"].built


@rule("CON-6.1")
def test_a_promise_binds_nobody() -> None:
    scene = Scene().coins(5, 5).place(Policies())
    give(scene, ROME, {str(CARTHAGE): 5})
    assert scene.nation(CARTHAGE).partners == []
