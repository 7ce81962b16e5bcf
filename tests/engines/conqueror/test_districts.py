"""Civil districts and forts (CON-12)."""

import pytest

from engines.conqueror.ids import DISTRICTS, PASS
from engines.conqueror.preview.districts import district_effect
from engines.conqueror.preview.food import supply
from engines.conqueror.preview.heroes import for_sale, hero_price
from engines.conqueror.preview.market import fort_places, next_wares, wares
from engines.conqueror.preview.prices import (
    district_price,
    following_district,
    following_upgrade,
)
from engines.conqueror.scoring import lines
from engines.conqueror.steps.policies import AgentAction, Policies
from tests.engines.conqueror.build import CARTHAGE, CONTENT, EGYPT, GREECE, ROME, Scene
from tests.engines.scene import part, said
from tests.rulebook import rule


def agent(coins: int = 20) -> Scene:
    """Greece with coins, its empty capital and nothing else, about to act."""
    return Scene().at(phase="policies").coins(0, 0, coins)


def against(scene: Scene, seat: int = GREECE) -> dict[str, str | None]:
    """What stands against each district."""
    return {one.id.removeprefix("district."): one.why for one in wares(scene.state, seat)}


def built(scene: Scene) -> list[str]:
    """The districts that are offered."""
    return [one.removeprefix("district.") for one in scene.options if one.startswith("district.")]


@rule("CON-12.1", "CON-EX5")
def test_greece_with_four_coins_builds_a_bazaar() -> None:
    scene = agent(4).place(AgentAction(GREECE))
    assert built(scene) == ["bazaar", "academy"]
    assert (against(scene)["granary"], against(scene)["fort"]) == ("coins", "place")
    scene.answer("district.bazaar")
    greece = scene.nation(GREECE)
    assert (greece.coins, greece.districts) == (1, {"bazaar": 1})


@rule("CON-12.2", "CON-12.15")
def test_the_second_agent_on_a_kind_pays_two_coins_more_and_a_third_finds_no_room() -> None:
    scene = agent().has(ROME, agent="district.bazaar").place(AgentAction(GREECE))
    assert district_price(scene.state, GREECE, "bazaar").coins == 3 + 2
    assert district_price(scene.state, GREECE, "academy").coins == 4
    scene.nation(CARTHAGE).agent = "district.bazaar"
    assert against(scene)["bazaar"] == "spaces"
    scene.nation(ROME).agent = "trade.egypt"
    scene.nation(CARTHAGE).agent = None
    assert district_price(scene.state, GREECE, "bazaar").coins == 3, "the first agent has moved on"


@rule("CON-8.4", "CON-12.15")
def test_once_a_seat_has_acted_what_it_can_build_next_is_told_without_the_agents_of_this_round() -> (
    None
):
    scene = agent().has(ROME, agent="district.bazaar").has(CARTHAGE, agent="district.bazaar")
    scene.chronicle("master_builders").has(EGYPT, agent="district.academy")
    game = scene.place(AgentAction(GREECE)).state

    def bazaar() -> tuple[str | None, int]:
        found = next(one for one in next_wares(game, GREECE) if one.id == "district.bazaar")
        return found.why, found.price.coins

    assert bazaar() == ("spaces", 3 + 2 - 1), "Greece has yet to act"
    game.nations[GREECE].agent = "district.granary"
    assert bazaar() == (None, 3)
    game.nations[GREECE].agent, game.phase = None, "campaign"
    assert bazaar() == (None, 3), "Greece has passed"
    game.round = 10
    assert next_wares(game, GREECE) == []


@rule("CON-12.13")
def test_a_second_academy_is_offered_for_its_point_alone() -> None:
    scene = agent().has(GREECE, districts={"academy": 1}).place(AgentAction(GREECE))
    effect = part(scene.option("district.academy").hint, "effect")
    assert said(effect, "en") == "You have one: a second adds nothing but 1 point"


@rule("CON-12.3")
def test_a_fort_needs_no_slot_and_a_card_does() -> None:
    full = {"granary": 2, "bazaar": 2}
    scene = agent().has(GREECE, districts=full).army("crete", GREECE, infantry=1)
    scene.place(AgentAction(GREECE))
    assert built(scene) == ["fort"]
    assert against(scene)["academy"] == "slots"


@rule("CON-12.4")
@pytest.mark.parametrize(
    ("kind", "prices"), [("granary", [5, 7, 9, 9]), ("academy", [4, 6, 6]), ("bazaar", [3, 5, 7])]
)
def test_the_price_rises_with_own_copies_up_to_the_last_one(kind: str, prices: list[int]) -> None:
    scene = agent().place()
    for owned, wanted in enumerate(prices):
        scene.nation(GREECE).districts = {kind: owned}
        assert district_price(scene.state, GREECE, kind).coins == wanted


@rule("CON-12.5", "CON-T10")
def test_discounts_are_taken_off_after_the_second_space() -> None:
    scene = agent().has(GREECE, space=4, districts={"bazaar": 1}).has(ROME, agent="district.bazaar")
    scene.place(AgentAction(GREECE)).answer("district.bazaar")
    assert scene.nation(GREECE).coins == 20 - (5 + 2 - 1)


@rule("CON-12.5", "CON-33.3")
def test_master_builders_add_to_the_discount_of_the_track() -> None:
    scene = agent().has(GREECE, space=4).chronicle("master_builders").place()
    assert district_price(scene.state, GREECE, "bazaar").coins == 1


@rule("CON-12.6")
def test_a_card_is_paid_and_taken_into_a_slot() -> None:
    scene = agent().place(AgentAction(GREECE)).answer("district.granary")
    assert scene.nation(GREECE).districts == {"granary": 1}
    assert scene.state.stock("granary") == 3
    assert scene.nation(GREECE).coins == 15


@rule("CON-12.6", "CON-T26")
def test_districts_run_out() -> None:
    scene = Scene(3).coins(0, 0, 20).has(CARTHAGE, districts={"bazaar": 2})
    scene.has(ROME, districts={"bazaar": 1}).place(AgentAction(GREECE))
    assert against(scene)["bazaar"] == "copies"
    assert "bazaar" not in built(scene)


@rule("CON-12.7", "CON-12.9")
def test_a_fort_is_built_on_own_land_without_one() -> None:
    scene = agent().army("crete", GREECE, infantry=1).army("thrace", GREECE, infantry=3)
    scene.army("macedonia", GREECE, infantry=1).army("ionian_sea", GREECE, cavalry=1)
    scene.place(AgentAction(GREECE)).answer("district.fort")
    assert (scene.topic, scene.safe) == ("fort", "thrace")
    assert scene.options == ["thrace", "crete"]
    scene.answer("crete")
    assert scene.state.fort_at("crete") == "small"
    assert (scene.nation(GREECE).coins, scene.nation(GREECE).forts) == (16, 1)
    assert scene.state.tokens == 3
    assert fort_places(scene.state, GREECE) == ["thrace"]


@rule("CON-12.8", "CON-T22")
def test_a_fort_can_be_built_where_a_token_covers_the_printed_one() -> None:
    scene = Scene(3).army("alexandria", GREECE, infantry=1).army("thebes", GREECE, infantry=1)
    scene.place()
    assert fort_places(scene.state, GREECE) == ["alexandria", "thebes"]
    assert scene.state.fort_at("alexandria") is None
    assert [line.points for line in lines(scene.state, GREECE)] == [10], "Athens alone"


@rule("CON-12.9")
def test_without_tokens_there_are_no_forts_and_built_ones_change_hands() -> None:
    scene = agent().army("crete", GREECE, infantry=1).army("numidia", CARTHAGE, cavalry=1)
    scene.army("etruria", ROME, infantry=1).army("nubia", EGYPT, infantry=1)
    scene.army("libya", EGYPT, infantry=1).built(EGYPT, "nubia", "libya")
    scene.built(ROME, "etruria").built(CARTHAGE, "numidia").place(AgentAction(GREECE))
    assert against(scene)["fort"] == "copies"
    scene.state.lands["etruria"].owner = GREECE
    assert scene.state.forts(GREECE) == ["etruria", "athens"]


@rule("CON-12.10")
def test_each_granary_adds_to_the_food_supply() -> None:
    scene = agent().place(AgentAction(GREECE))
    before = supply(scene.state, GREECE)
    scene.answer("district.granary")
    assert supply(scene.state, GREECE) == before + 1


@rule("CON-12.12")
def test_a_built_fort_is_worth_four_points_to_whoever_holds_it() -> None:
    scene = agent().army("etruria", GREECE, infantry=1).built(ROME, "etruria").place()
    assert [line.points for line in lines(scene.state, GREECE)] == [10, 4, 4]


@rule("CON-12.13", "CON-EX5")
def test_an_academy_makes_heroes_cheaper_and_a_second_one_adds_nothing() -> None:
    scene = agent(4).place(AgentAction(GREECE))
    assert hero_price(scene.state, GREECE, "leonidas") == 3
    scene.answer("district.academy")
    assert (scene.nation(GREECE).coins, hero_price(scene.state, GREECE, "leonidas")) == (0, 1)
    scene.nation(GREECE).districts = {"academy": 2}
    assert hero_price(scene.state, GREECE, "leonidas") == 1


@rule("CON-12.13", "CON-T18")
def test_with_an_academy_all_five_discarded_heroes_can_be_bought_again() -> None:
    five = CONTENT.heroes_of("greece")
    scene = agent().has(GREECE, districts={"academy": 1}, spent=five).place()
    assert for_sale(scene.state, GREECE) == five
    scene.nation(GREECE).spent, scene.nation(GREECE).open = five[:4], five[4:]
    assert for_sale(scene.state, GREECE) == []


@rule("CON-12.14", "CON-A14")
def test_forts_do_not_count_as_district_cards() -> None:
    scene = agent().army("crete", GREECE, infantry=1).built(GREECE, "crete")
    scene.has(GREECE, districts={"bazaar": 3}).place()
    points = {line.reason.key: line.points for line in lines(scene.state, GREECE)}
    assert points["conqueror-points-districts"] == 3


@rule("CON-A67")
def test_a_fort_can_be_built_under_a_temporary_capital() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("etruria", ROME, infantry=1)
    scene.coins(0, 10).has(ROME, temporary="etruria").place(AgentAction(ROME))
    scene.answer("district.fort")
    assert scene.state.lands["etruria"].built
    assert scene.state.forts(ROME) == ["etruria"]
    assert scene.state.fort_at("etruria") == "great"


def test_who_can_do_nothing_but_pass_is_not_asked() -> None:
    scene = Scene(3).at(order=[GREECE]).has(CARTHAGE, agent="trade.independents")
    scene.has(ROME, agent="trade.carthage").at(order=[GREECE, CARTHAGE, ROME])
    scene.place(AgentAction(GREECE))
    assert scene.options == ["trade.rome", PASS]


def test_every_agent_action_is_told() -> None:
    scene = Scene().coins(20, 20, 20, 20).army("crete", GREECE, infantry=1).place(Policies())
    scene.answer("trade.rome", "upgrade.deadly_aim", "district.fort", "district.granary")
    assert scene.told == ["traded", "funded", "fort", "built"]


@rule("CON-11.12", "CON-12.4")
def test_what_the_next_copy_costs_has_the_discount_that_stays() -> None:
    scene = agent().has(GREECE, space=4).chronicle("master_builders").place(AgentAction(GREECE))
    game = scene.state
    assert district_price(game, GREECE, "bazaar").coins == 3 - 2
    assert following_district(game, GREECE, "bazaar") == 5 - 1


@rule("CON-12.3", "CON-12.6", "CON-13.2")
def test_no_price_is_told_for_a_copy_that_cannot_come() -> None:
    scene = agent().has(GREECE, districts={"bazaar": 3}, upgrades=["rapid_aim"]).place()
    game = scene.state
    assert following_district(game, GREECE, "academy") is None, "it takes the last slot"
    assert following_district(game, GREECE, "fort") == 6
    assert following_upgrade(game, GREECE, "deadly_aim") is None, "there are two kinds"
    scene.nation(ROME).districts = {"granary": 3}
    scene.nation(GREECE).districts = {}
    assert following_district(game, GREECE, "granary") is None, "it is the last card"
    scene.nation(GREECE).upgrades = ["discipline", "aggression", "rapid_aim"]
    assert following_upgrade(game, GREECE, "elite_armor") is None, "it takes the last slot"


def test_a_fort_that_can_stand_in_one_place_only_names_it() -> None:
    scene = Scene().coins(0, 9).army("etruria", ROME, infantry=1).place(AgentAction(ROME))
    hint = said(scene.option("district.fort").hint, "en")
    assert hint.startswith("Recruits 1 unit, +1 in defence, 4 points · in Etruria")
    scene = Scene().coins(0, 9).army("etruria", ROME, infantry=1).army("illyria", ROME, infantry=1)
    hint = said(scene.place(AgentAction(ROME)).option("district.fort").hint, "es")
    assert "Etruria" not in hint


@pytest.mark.parametrize("kind", DISTRICTS)
def test_an_answer_tells_what_a_district_brings_as_every_picture_does(kind: str) -> None:
    scene = agent().army("crete", GREECE, infantry=1).army("thrace", GREECE, infantry=3)
    hint = scene.place(AgentAction(GREECE)).option(f"district.{kind}").hint
    assert part(hint, "effect") == district_effect(scene.state, kind)
