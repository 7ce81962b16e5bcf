"""Standing orders for battles: what they answer, and when they leave the question to their owner."""

import pytest

from bot.domain.orders import Doing, Rule
from bot.domain.wording import amounts_of, in_words
from engines.conqueror.ids import NONE
from engines.conqueror.routines import ROUTINES
from engines.core import Allocate, Answer
from tests.engines.conqueror.build import CARTHAGE, EGYPT, ROME, Scene
from tests.engines.conqueror.fighting import FORT, attack, dice, field
from tests.engines.scene import said
from tests.rulebook import rule

ORDERS = {one.key: one for one in ROUTINES}


def ordered(scene: Scene, seat: int, key: str) -> Answer | None:
    """What an order answers to what a seat is asked, without asking again; it must be for such questions."""
    asked, kind = scene.ask(seat), scene.ask(seat).prompt.key
    assert kind in ORDERS[key].kinds
    return Rule(kind, Doing.ROUTINE, key).answer(asked, lambda: "the default", ORDERS)


@rule("CON-22.1")
@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("neutral", NONE),
        ("support-rome", f"{FORT}.rome.all"),
        ("support-carthage", f"{FORT}.carthage.all"),
        ("support-greece", None),
    ],
)
def test_third_players_may_order_whom_to_support(key: str, answer: str | None) -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).army(FORT, EGYPT, infantry=2)
    scene.army("armenia", EGYPT, infantry=1)
    assert ordered(attack(scene), EGYPT, key) == answer


@rule("CON-A58")
def test_an_order_to_support_somebody_a_trade_bars_is_asked() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).army(FORT, EGYPT, infantry=2)
    attack(scene.has(EGYPT, partners=[CARTHAGE]))
    assert ordered(scene, EGYPT, "support-rome") is None
    assert ordered(scene, EGYPT, "support-carthage") == f"{FORT}.carthage.all"


@rule("CON-13.5")
@pytest.mark.parametrize(("key", "answer"), [("reroll", ["die.1", "die.2"]), ("no-reroll", [])])
def test_dice_are_thrown_again_always_or_never(key: str, answer: list[str]) -> None:
    scene = field({"archer": 2}, {"infantry": 3}).has(ROME, upgrades=["rapid_aim"])
    assert ordered(attack(dice(scene, "volley", 1, 2)), ROME, key) == answer


def test_infantry_is_lost_first() -> None:
    scene = attack(field({"cavalry": 3}, {"infantry": 1, "cavalry": 1}, faces=(4, 1)))
    assert ordered(scene, CARTHAGE, "infantry-first") == {"main.infantry": 1}


def test_infantry_is_lost_first_in_volleys_as_well() -> None:
    scene = field({"archer": 2}, {"infantry": 2, "cavalry": 1})
    assert ordered(attack(dice(scene, "volley", 4, 1)), CARTHAGE, "infantry-first") == {
        "main.infantry": 1
    }


def test_losses_that_are_proposed_are_told_without_what_is_kept() -> None:
    scene = attack(field({"cavalry": 3}, {"infantry": 1, "cavalry": 1}, faces=(4, 1)))
    asked = scene.ask(CARTHAGE)
    assert isinstance(asked, Allocate)
    (told,) = amounts_of(asked, asked.proposal)
    assert in_words(asked, asked.proposal) == [told]
    assert said(told, "en") == "1 infantry"


def test_no_tactics_are_wasted_on_independents_and_those_against_players_are_asked() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=3).independent("alps", 2, 1).hand(ROME, "flank")
    assert ordered(attack(scene, ROME, "etruria", "alps"), ROME, "no-tactics") == []
    scene = attack(field({"cavalry": 2}, {"infantry": 2}).hand(ROME, "flank"))
    assert scene.ask(ROME).prompt.key not in ORDERS["no-tactics"].kinds
