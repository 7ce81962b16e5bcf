"""What people do as one is asked as one: the card with how it is used, Military Power with the exchange."""

import pytest

from engines.fortuna.steps.actions import MOST_AT_ONCE
from tests.engines.fortuna.build import E, N, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def posed(scene: Scene) -> dict[str, str]:
    """What may be answered, in words, with what follows on it."""
    asked = scene.posed
    options = getattr(asked, "options", [])
    return {
        one.id: f"{said(one.label, 'en')} {said(one.then or asked.then, 'en')}".strip()
        for one in options
    }


@rule("FOR-5.2", "FOR-6.2", "FOR-6.4", "FOR-6.19")
@pytest.mark.parametrize(
    ("card", "labels"),
    [
        ("water", {"use.water": "Water collection: take 2 water"}),
        (
            "grain",
            {
                "use.grain.water.0": "Grain harvest: take 2 grain",
                "use.grain.water.1": "Grain harvest: take 3 grain for 1 water",
            },
        ),
        ("sell_wine", {"use.sell_wine.sell.1": "Sell 1 wine for 3 coins"}),
        (
            "centurions",
            {
                "use.centurions.buy.1": "Buy 1 Centurion for 2 coins",
                "use.centurions.buy.2": "Buy 2 Centurions for 5 coins",
            },
        ),
        ("clergy", {"use.clergy": "Hand in 1 Priestess for 1 die"}),
        ("family", {"use.family": "Marry for 3 coins"}),
        (
            "build",
            {
                "use.build.build.market": "Build the Market for free",
                "use.build.build.aqueduct": "Build the Aqueduct for 1 coin",
                "use.build.build.basilica": "Build the Basilica for 3 coins",
            },
        ),
        (
            "corruption",
            {"use.corruption": "Corruption: copy a card for 1 coin, or take 2 coins"},
        ),
        ("fortuna", {"use.fortuna": "Fortuna: advance 1 step towards Rome"}),
    ],
)
def test_an_option_names_object_and_price(card: str, labels: dict[str, str]) -> None:
    scene = Scene().cards(0, card, "priestesses", "sell_grain!").start()
    found = posed(scene)
    assert {one: found[one] for one in found if one.startswith(f"use.{card}")} == labels


def test_a_card_and_how_it_is_used_are_one_answer_and_one_step_of_undo() -> None:
    scene = Scene().start().directly("use.grain.water.1")
    assert (scene.topic, scene.province().grain) == ("exchange", 4)
    scene.playing.undo(N)
    assert (scene.topic, scene.province().grain) == ("card", 1)


@pytest.mark.parametrize(
    ("card", "fields", "safe"),
    [
        ("grain", {}, "use.grain.water.0"),
        ("sell_grain", {"grain": 3, "coins": 17}, "use.sell_grain.sell.1"),
        ("family", {"married": True}, "use.family.take.coin"),
        ("corruption", {"coins": 0}, "use.corruption.coins"),
        ("corruption", {"coins": 1}, "use.corruption"),
    ],
)
def test_the_safe_answer_says_how_the_card_is_used(
    card: str, fields: dict[str, object], safe: str
) -> None:
    scene = Scene().cards(0, card, "clergy", "priestesses!").has(N, **fields).start()
    assert scene.playing.default_for(scene.posed.id) == safe


@pytest.mark.parametrize(("grain", "asks"), [(MOST_AT_ONCE, False), (MOST_AT_ONCE + 1, True)])
def test_many_ways_to_use_a_card_are_a_question_of_their_own(grain: int, asks: bool) -> None:
    scene = Scene().cards(0, "sell_grain", "water", "wine!").has(N, grain=grain).start()
    assert ("use.sell_grain" in posed(scene)) == asks


@rule("FOR-7.1", "FOR-7.6")
def test_the_exchange_leads_to_the_dice_unless_a_centurion_is_wanted() -> None:
    scene = Scene().start().directly("swap.water")
    assert posed(scene)["take.build"] == "Take Build and roll the die"
    assert scene.directly("take.build").topic == "favour"
    asked = Scene().start().directly("swap.water", "centurion")
    assert posed(asked)["take.build"] == "Take Build"
    assert asked.directly("take.build").topic == "military"


@rule("FOR-7.1", "FOR-7.4")
def test_an_action_for_a_centurion_names_all_of_it() -> None:
    scene = Scene().start().directly("swap.water", "centurion", "take.build")
    assert posed(scene) == {
        "none": "Keep the Centurion and roll the die",
        "use.grain.water.0": "Grain harvest: take 2 grain (1 Centurion) and roll the die",
        "use.grain.water.1": "Grain harvest: take 3 grain for 1 water (1 Centurion) and roll the die",
        "use.wine.water.0": "Wine harvest: take 1 wine (1 Centurion) and roll the die",
        "use.wine.water.1": "Wine harvest: take 2 wine for 1 water (1 Centurion) and roll the die",
    }
    scene.directly("use.grain.water.1")
    assert (scene.province().grain, scene.province().centurions, scene.topic) == (4, 0, "favour")


@rule("FOR-7.1")
def test_without_a_centurion_none_is_offered_at_the_exchange() -> None:
    scene = Scene().has(N, centurions=0).start().directly("swap.water")
    assert "centurion" not in posed(scene)


@rule("FOR-8.17")
def test_dice_that_open_no_favour_are_offered_once() -> None:
    scene = Scene().favours([1, 2]).has(N, dice=3).dice(N, 1, 2, 4).start(at="emperor")
    assert [one for one in scene.options if one.startswith("die.")] == ["die.2"]


@rule("FOR-8.6", "FOR-9.2")
def test_a_favour_names_its_die_number_what_it_costs_and_the_cards_drawn() -> None:
    scene = Scene().favours(f3=1).dice(N, 3).start(at="emperor")
    assert posed(scene)["favour.3.1"] == "Food (3): 1 step for 1 grain and draw a privilege card"


@rule("FOR-14.2")
def test_the_extra_flip_names_whom_it_hinders() -> None:
    scene = Scene(2).dice(N, 1).start(at="emperor").answer("favour.1.1")
    assert "use it this round" in said(scene.asked.prompt, "en")
    assert posed(scene)["flip.2"] == "Turn Bacchanal (2) face down"


@rule("FOR-8.14")
def test_the_tax_names_its_price() -> None:
    scene = Scene().dice(N, 1).start(at="emperor")
    assert posed(scene)["decline"] == "Use no favour and pay 1 coin in tax"
    assert scene.answer("decline").asked.seat == E
