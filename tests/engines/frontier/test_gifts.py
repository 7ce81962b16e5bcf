"""Coins given at any time."""

from engines.core import Choose, Option
from tests.engines.frontier.build import ASH, ELK, HERON, Scene
from tests.engines.frontier.ids import DONE
from tests.engines.frontier.steps.bidding import Bidding
from tests.engines.frontier.steps.planning import Planning
from tests.rulebook import rule


def gifts(scene: Scene, seat: int) -> list[str]:
    """What a seat can give now."""
    asked = scene.playing.table.act_of(seat)
    return [option.id for option in asked.options] if isinstance(asked, Choose) else []


def options(scene: Scene, seat: int) -> list[Option]:
    """What a seat is offered in answer to its question."""
    asked = scene.ask(seat)
    assert isinstance(asked, Choose)
    return asked.options


def give(scene: Scene, seat: int, what: str) -> Scene:
    asked = scene.playing.table.act_of(seat)
    assert asked is not None
    scene.events += scene.playing.answer(asked.id, seat, what)
    return scene


@rule("FRO-10.1")
def test_coins_can_be_given_by_who_is_not_asked() -> None:
    scene = Scene().coins(1, 0, 2).army("westmark", ASH, infantry=1).march()
    assert gifts(scene, HERON) == ["0.1", "0.2", "1.1", "1.2"]
    assert gifts(scene, ELK) == []
    give(scene, HERON, "1.2")
    assert [realm.coins for realm in scene.state.realms] == [1, 2, 0]
    assert (scene.event("gave").by, scene.pending.seat) == (HERON, ASH)


@rule("FRO-10.1")
def test_nobody_gives_to_or_takes_from_who_is_out_or_the_horde() -> None:
    scene = Scene(3, horde=True).coins(3, 0, 3).army("westmark", ASH, infantry=1)
    scene.start_state.realms[HERON].out = True
    scene.start_state.realms[HERON].coins = 0
    scene.start_state.lands["hart-hills"].owner = None
    scene.at(order=[ASH, ELK]).march()
    assert gifts(scene, ASH) == ["1.1", "1.2", "1.3"]
    assert gifts(scene, HERON) == []


@rule("FRO-10.1")
def test_coins_planned_to_be_spent_are_kept() -> None:
    scene = Scene(2).coins(5, 0).place(Planning())
    assert gifts(scene, ASH) == ["1.1", "1.2", "1.3"]
    scene.say(ASH, "ironside.cavalry")
    assert gifts(scene, ASH) == ["1.1", "1.2"]
    give(scene, ASH, "1.2")
    assert [option.id for option in options(scene, ASH)] == [DONE], "what is asked is asked anew"
    scene.say(ASH, DONE).say(ELK, "upper-zeal.infantry", DONE)
    assert scene.units("ironside") == {"cavalry": 1}
    assert [realm.coins for realm in scene.state.realms] == [0, 1]


@rule("FRO-10.1")
def test_coins_bid_are_kept() -> None:
    scene = Scene(2).coins(3, 0).place(Bidding()).say(ASH, "2")
    assert gifts(scene, ASH) == ["1.1"]
    give(scene, ASH, "1.1")
    assert [option.id for option in options(scene, ELK)] == ["0", "1"]
    scene.say(ELK, "1")
    assert [realm.coins for realm in scene.state.realms] == [0, 1]
