"""Trading, and in which order one gathers and trades (MES-15, MES-16)."""

from collections.abc import Mapping

import pytest

from engines.core import Allocate
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import BUILD, DONE, GATHER, GOODS, STANDARD
from engines.mesopotamia.routines import hurry
from engines.mesopotamia.scoring import lines
from engines.mesopotamia.steps.market import Gather
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.engines.mesopotamia.gathering import gathering
from tests.engines.scene import said
from tests.rulebook import rule


def trading(scene: Scene, market: Mapping[str, str], level: int = 4) -> Scene:
    """The first seat may gather and trade; these tokens lie in the slots."""
    scene.start_state.market = {**market}
    return scene.place(Gather(SUMER, level, 2))


# --- in which order -------------------------------------------------------------------------


@rule("MES-15.1", "MES-16.7")
def test_what_was_just_gathered_can_be_traded() -> None:
    scene = trading(Scene(), {"1.a": "grain_for_timber"}).answer({"food": 1})
    assert scene.options == ["trade.grain_for_timber", DONE]
    assert scene.safe == DONE
    scene.answer("trade.grain_for_timber")
    assert scene.realm(SUMER).goods["wood"] == 2


@rule("MES-15.1")
def test_one_may_trade_first_and_then_gather() -> None:
    scene = trading(Scene().goods(SUMER, food=2), {"1.a": "grain_for_timber"})
    assert scene.options == [GATHER, "trade.grain_for_timber", DONE]
    assert scene.safe == GATHER
    scene.answer("trade.grain_for_timber", {"food": 1})
    assert scene.told == ["trade-claimed", "gathered"]


@rule("MES-16.1")
def test_there_is_one_trade_in_an_action() -> None:
    scene = trading(
        Scene().goods(SUMER, food=5), {"1.a": "grain_for_timber", "1.b": "market_gifts"}
    )
    scene.answer("trade.market_gifts", {"food": 1})
    assert not scene.playing.table.pending
    scene = trading(
        Scene().goods(SUMER, food=5), {"1.a": "grain_for_timber", "1.b": "market_gifts"}
    )
    scene.answer(GATHER, {"food": 1}, "trade.market_gifts")
    assert not scene.playing.table.pending


@rule("MES-15.1")
def test_neither_need_be_done() -> None:
    scene = trading(Scene().goods(SUMER, food=2), {"1.a": "grain_for_timber"}).answer(DONE)
    assert not scene.events
    scene = trading(Scene(), {"1.a": "grain_for_timber"}).answer({"food": 1}, DONE)
    assert scene.told == ["gathered"]
    assert not scene.state.claims


def test_standing_orders_gather_first_and_make_no_trade() -> None:
    orders = {one.key: one for one in GAME.routines}
    scene = trading(Scene().goods(SUMER, food=2), {"1.a": "grain_for_timber"})
    assert orders["gather-first"].answer(scene.asked) == GATHER
    scene.answer(GATHER, {"food": 1})
    assert orders["no-trade"].answer(scene.asked) == DONE


def test_players_in_a_hurry_gather_what_the_next_tile_lacks_most() -> None:
    scene = Scene().at(tile="terrace_foundations").force("b4", SUMER, spearman=1)
    cost = CONTENT.gardens["terrace_foundations"].cost
    lacking = max((good for good in STANDARD), key=lambda good: cost.get(good, 0))
    scene.start_state.attach(CONTENT)
    question = gathering(scene, 1)
    assert hurry(scene.playing.table.view(SUMER), question) == {
        good: int(good == lacking) for good in STANDARD
    }


# --- trading --------------------------------------------------------------------------------


@rule("MES-16.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_level_of_the_technology_opens_the_sections(level: int) -> None:
    scene = Scene().goods(SUMER, **dict.fromkeys(GOODS, 9))
    tokens = ["market_gifts", "grain_tax", "copper_road", "great_tribute"]
    market = {f"{number}.a": token for number, token in enumerate(tokens, 1)}
    scene = trading(scene, market, level)
    assert scene.options == [GATHER, *(f"trade.{one}" for one in tokens[:level]), DONE]


@rule("MES-16.3", "MES-T4")
def test_a_token_above_a_ship_needs_one_on_the_map() -> None:
    scene = Scene().goods(SUMER, food=9)
    assert isinstance(trading(scene, {"4.b": "great_tribute"}).pending, Allocate)
    scene = Scene().goods(SUMER, food=9).ship("g2", SUMER)
    assert trading(scene, {"4.b": "great_tribute"}).options[1] == "trade.great_tribute"


@rule("MES-T4", "MES-16.3")
def test_a_ship_built_in_the_same_turn_opens_its_tokens() -> None:
    scene = Scene().goods(SUMER, wood=9, food=9).levels(SUMER, gather=4, build=2)
    scene.start_state.market = {"4.b": "great_tribute"}
    scene.dice(SUMER, "white.star", "silver.star")
    scene.place(Turn(SUMER)).answer(BUILD)
    scene.answer(next(one for one in scene.options if one.startswith("ship.")))
    while scene.topic != "act":
        scene.answer(DONE)
    gather = [one for one in scene.options if one.startswith("dice.gather.")]
    assert gather
    assert scene.answer(gather[0]).options == [GATHER, "trade.great_tribute", DONE]


@rule("MES-16.4", "MES-A28", "MES-29.4")
def test_the_first_trade_claims_a_token_and_its_points() -> None:
    scene = Scene().at(claims={"market_gifts": SUMER}).goods(SUMER, food=4)
    scene.start_state.market = {"1.a": "market_gifts"}
    scene = trading(scene, {"1.a": "market_gifts", "4.a": "great_tribute"}).answer(
        "trade.great_tribute"
    )
    assert scene.state.claims == {"market_gifts": SUMER, "great_tribute": SUMER}
    scored = [one.points for one in lines(scene.state, SUMER) if one.reason.key.endswith("trade")]
    assert scored == [4]


@rule("MES-16.4")
def test_with_an_own_token_one_pays_and_gains_again() -> None:
    scene = Scene().at(claims={"great_tribute": SUMER}).goods(SUMER, food=5)
    scene = trading(scene, {"4.a": "great_tribute"}).answer("trade.great_tribute")
    goods = {"stone": 2, "wood": 2, "clay": 2, "food": 1, "tablet": 0, "knuckle": 0}
    assert scene.realm(SUMER).goods == goods
    assert scene.told == ["traded"]


@rule("MES-16.5", "MES-16.7", "MES-T5")
def test_with_a_token_of_somebody_else_one_pays_them_and_has_no_points() -> None:
    scene = Scene().at(claims={"copper_road": AKKAD}).goods(SUMER, stone=2).goods(AKKAD, stone=1)
    scene = trading(scene, {"3.a": "copper_road"}).answer("trade.copper_road")
    assert scene.realm(AKKAD).goods["stone"] == 3
    assert (scene.realm(SUMER).goods["stone"], scene.realm(SUMER).goods["knuckle"]) == (0, 4)
    assert scene.state.claims == {"copper_road": AKKAD}
    assert scene.topic == "gather"


@rule("MES-16.6")
def test_without_an_amphora_left_only_claimed_tokens_can_be_used() -> None:
    own = ["market_gifts", "olive_oil", "hill_flocks", "iron_trial", "envoys", "grain_tax"]
    market = {"1.a": "market_gifts", "1.b": "olive_oil", "1.c": "hill_flocks", "2.a": "iron_trial"}
    market |= {"2.b": "envoys", "2.c": "grain_tax", "3.a": "lapis_road", "4.a": "silver_weights"}
    claims = {**dict.fromkeys(own, SUMER), "lapis_road": AKKAD}
    scene = Scene().at(claims=claims, market={str(n): one for n, one in enumerate(claims)})
    scene.goods(SUMER, **dict.fromkeys(GOODS, 9)).ship("g2", SUMER)
    offered = trading(scene, market).options
    assert "trade.lapis_road" in offered
    assert "trade.market_gifts" in offered
    assert "trade.silver_weights" not in offered


@rule("MES-16.8")
def test_the_whole_left_side_is_paid_tablets_too() -> None:
    poor = Scene().goods(SUMER, food=1)
    assert isinstance(trading(poor, {"3.a": "lapis_road"}).pending, Allocate)
    scene = trading(Scene().goods(SUMER, food=1, tablet=1), {"3.a": "lapis_road"})
    scene.answer("trade.lapis_road")
    assert scene.realm(SUMER).goods["tablet"] == 0


@rule("MES-16.8")
def test_an_amphora_stays_when_the_last_ship_is_lost() -> None:
    scene = Scene().at(claims={"great_tribute": SUMER}).goods(SUMER, food=9)
    scene = trading(scene, {"4.b": "great_tribute"})
    assert isinstance(scene.pending, Allocate)
    assert scene.state.amphorae(SUMER) == 1


@rule("MES-16.8")
def test_what_is_too_dear_is_told_with_what_is_missing() -> None:
    scene = Scene().goods(SUMER, food=1)
    scene = trading(scene, {"1.a": "grain_for_timber", "3.a": "lapis_road"})
    hint = said(scene.option(GATHER).hint, "en")
    assert hint == "Missing for Lapis Road (1 tablet)"


TRADES = {
    "timber_for_grain": ({"wood": 1}, {"food": 2}, 0),
    "grain_for_timber": ({"food": 1}, {"wood": 2}, 0),
    "clay_for_masonry": ({"clay": 1}, {"stone": 1, "wood": 1}, 0),
    "stone_for_bricks": ({"stone": 1}, {"clay": 2}, 0),
    "market_gifts": ({"food": 1}, {"clay": 1, "stone": 1}, 0),
    "bronze_traders": ({"stone": 1, "food": 1}, {"knuckle": 3}, 1),
    "scribal_school": ({"food": 2}, {"tablet": 1, "clay": 1}, 1),
    "brick_convoy": ({"clay": 2}, {"stone": 2, "wood": 1}, 1),
    "cedar_convoy": ({"wood": 2}, {"clay": 2, "food": 2}, 0),
    "grain_tax": ({"stone": 2}, {"food": 2, "wood": 1}, 1),
    "copper_road": ({"stone": 2}, {"knuckle": 4}, 2),
    "royal_scribes": ({"clay": 2, "food": 1}, {"tablet": 2, "wood": 1}, 2),
    "delta_harvest": ({"wood": 1, "clay": 1}, {"food": 4}, 2),
    "lapis_road": ({"tablet": 1, "food": 1}, {"stone": 3, "clay": 2}, 2),
    "temple_estates": ({"food": 3}, {"tablet": 1, "stone": 2, "clay": 1}, 3),
    "dilmun_fleet": ({"wood": 2, "food": 1}, {"tablet": 3}, 3),
    "magan_copper": ({"stone": 2, "food": 1}, {"knuckle": 6}, 3),
    "meluhha_treasure": ({"tablet": 2}, {"stone": 2, "wood": 2, "clay": 2, "food": 2}, 3),
    "silver_weights": (
        {"stone": 1, "wood": 1, "clay": 1, "food": 1},
        {"tablet": 2, "knuckle": 2},
        4,
    ),
    "great_tribute": ({"food": 4}, {"stone": 2, "wood": 2, "clay": 2}, 4),
    "anatolian_wood": ({"clay": 1}, {"wood": 2}, 0),
    "hill_flocks": ({"stone": 1}, {"food": 2}, 0),
    "iron_trial": ({"wood": 2}, {"knuckle": 3}, 1),
    "tin_caravan": ({"clay": 1, "food": 1}, {"stone": 3}, 1),
    "karum_kanesh": ({"wood": 2, "clay": 1}, {"tablet": 2, "food": 1}, 2),
    "war_horses": ({"food": 2}, {"knuckle": 3, "wood": 1}, 3),
    "iron_of_hatti": ({"wood": 2, "stone": 1}, {"knuckle": 6}, 3),
    "royal_annals": ({"clay": 2, "stone": 2}, {"tablet": 4}, 3),
    "olive_oil": ({"wood": 1}, {"food": 1, "stone": 1}, 0),
    "river_tolls": ({"food": 1}, {"wood": 1, "clay": 1}, 0),
    "textile_house": ({"food": 2}, {"wood": 2, "stone": 1}, 1),
    "envoys": ({"clay": 1, "wood": 1}, {"tablet": 1}, 2),
    "palace_archive": ({"clay": 2}, {"tablet": 2}, 2),
    "boat_builders": ({"stone": 2}, {"wood": 3, "food": 1}, 3),
    "alliance_gifts": ({"tablet": 1, "food": 2}, {"knuckle": 4, "wood": 2}, 4),
    "grand_bazaar": ({"wood": 2, "clay": 2}, {"food": 4, "tablet": 1, "stone": 1}, 3),
}


def test_all_tokens_are_proven() -> None:
    assert {*TRADES} == {*CONTENT.trades}


@rule("MES-16.4", "MES-16.8")
@pytest.mark.parametrize("token", TRADES)
def test_a_token_takes_its_left_side_gives_its_right_side_and_has_its_points(token: str) -> None:
    paid, gained, points = TRADES[token]
    level = CONTENT.trades[token].level
    scene = Scene().goods(SUMER, **paid)
    scene.start_state.market = {f"{level}.a": token}
    scene.place(Gather(SUMER, level, 2))
    scene.answer(f"trade.{token}")
    assert scene.realm(SUMER).goods == {good: gained.get(good, 0) for good in GOODS}
    scored = [one.points for one in lines(scene.state, SUMER) if one.reason.key.endswith("trade")]
    assert scored == ([points] if points else [])
