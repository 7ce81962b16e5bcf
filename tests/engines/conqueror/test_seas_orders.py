"""Standing orders for player boards of Seas of Destiny: Carthage B's cavalry, Persia A's blockade."""

import pytest

from bot.domain.orders import Doing, Rule
from engines.conqueror.ids import ALL, DONE, NONE, STORE, TOKEN
from engines.conqueror.routines import ROUTINES
from engines.conqueror.steps.campaign import Turn
from engines.core import Answer
from tests.engines.conqueror.build import CARTHAGE, PERSIA, ROME, Scene
from tests.engines.conqueror.preparing import prepare
from tests.rulebook import rule

ORDERS = {one.key: one for one in ROUTINES}


def ordered(scene: Scene, seat: int, key: str) -> Answer | None:
    """What an order answers to what a seat is asked; it must be for such questions."""
    asked, kind = scene.ask(seat), scene.ask(seat).prompt.key
    assert kind in ORDERS[key].kinds
    return Rule(kind, Doing.ROUTINE, key).answer(asked, lambda: "the default", ORDERS)


def obeyed(scene: Scene) -> list[Answer]:
    """What the order about its cavalry answers for Carthage until that is asked no more, or left to it."""
    found = list[Answer]()
    while any(one.seat == CARTHAGE for one in scene.playing.table.pending.values()):
        answer = ordered(scene, CARTHAGE, "mercenary")
        if answer is None:
            break
        found.append(answer)
        scene.say(CARTHAGE, str(answer))
    return found


def carthage(coins: int = 3, **units: int) -> Scene:
    """Carthage on board B with its capital, small Leptis and some units there; food for 8."""
    scene = Scene().coins(coins).has(CARTHAGE, side="b")
    return scene.army("leptis", CARTHAGE, tired=False, again=False, **(units or {"infantry": 1}))


# --- Carthage B


@rule("CON-30.2")
def test_the_cavalry_comes_to_the_capital_and_the_rest_is_as_usual() -> None:
    assert obeyed(prepare(carthage())) == ["mercenary.carthage", ALL]


@rule("CON-30.2")
def test_without_the_capital_the_cavalry_comes_to_the_first_fort() -> None:
    scene = carthage().army("carthage", ROME, infantry=1)
    assert obeyed(prepare(scene)) == ["mercenary.leptis", ALL]


@rule("CON-30.2", "CON-14.7")
@pytest.mark.parametrize("scene", [carthage(2), carthage(infantry=6, archer=2)])
def test_without_coins_or_food_it_is_as_usual_alone(scene: Scene) -> None:
    (answer,) = obeyed(prepare(scene))
    assert answer in (ALL, STORE, DONE)


def test_a_plan_that_was_begun_is_gone_on_with() -> None:
    scene = prepare(carthage()).say(CARTHAGE, "recruit.leptis.infantry")
    assert obeyed(scene) == ["mercenary.carthage", ALL]


@rule("CON-15.6")
def test_stored_food_that_saves_units_is_spent_first_and_may_feed_the_cavalry() -> None:
    scene = carthage(cavalry=3, infantry=5, archer=1).has(CARTHAGE, stored=True)
    assert obeyed(prepare(scene))[:2] == [TOKEN, "mercenary.carthage"]


@rule("CON-15.3")
def test_for_want_of_food_the_plan_is_finished_as_usual() -> None:
    assert obeyed(prepare(carthage(cavalry=3, infantry=5, archer=1))) == [ALL]


@rule("CON-33.8")
def test_what_the_plague_takes_is_left_to_the_player() -> None:
    scene = prepare(carthage(cavalry=3, infantry=4).chronicle("plague"))
    assert obeyed(scene) == []
    scene.say(CARTHAGE, "plague.leptis.infantry")
    assert obeyed(scene) == ["mercenary.carthage", ALL]


# --- Persia A


def blockade(coins: int = 1) -> Scene:
    """Persia on board A is asked which army of Rome it keeps back: one of 2, one of 4, one of 2."""
    scene = Scene(6).has(PERSIA, side="a", coins=coins).army("apulia", ROME, cavalry=1)
    scene.army("etruria", ROME, cavalry=2).army("sicily", ROME, infantry=2)
    return scene.place(Turn(ROME))


@rule("CON-30.11")
@pytest.mark.parametrize(("key", "answer"), [("no-blockade", NONE), ("blockade", "etruria")])
def test_persia_keeps_no_army_back_or_always_the_strongest(key: str, answer: str) -> None:
    assert ordered(blockade(), PERSIA, key) == answer


@rule("CON-30.11")
def test_an_army_too_strong_to_be_kept_back_is_not_the_strongest_that_can_be() -> None:
    scene = Scene(6).has(PERSIA, side="a", coins=1).army("apulia", ROME, infantry=1)
    scene.army("etruria", ROME, cavalry=3)
    assert ordered(scene.place(Turn(ROME)), PERSIA, "blockade") == "apulia"
