"""What would happen as things stand: what the preview says is what then happens."""

import pytest

from engines.core import View
from engines.fortuna import preview
from engines.fortuna.scoring import card_points, result, total
from tests.engines.fortuna.build import CONTENT, E, N, S, Scene, W
from tests.rulebook import rule

GATE = CONTENT.limits.gate


@rule("FOR-1.3", "FOR-15.2")
def test_the_purse_holds_what_there_is() -> None:
    scene = Scene().has(N, coins=0, grain=2, wine=0, water=1, buildings=["aqueduct"], aqueduct=3)
    state = scene.start_state
    told = [one.args for one in preview.purse(View(state, N, [], [], over=False), N)]
    held = {str(args["good"].key).removeprefix("fortuna-good-"): args["n"] for args in told}  # type: ignore[union-attr] # goods are named by texts
    assert {good: held[good] for good in ("coin", "grain", "water")} == {
        "coin": 0,
        "grain": 2,
        "water": 4,
    }
    assert "wine" not in held


@rule("FOR-6.7", "FOR-6.9")
@pytest.mark.parametrize(
    ("good", "card"), [("centurion", "centurions"), ("priestess", "priestesses")]
)
def test_the_next_price_of_people_is_what_one_of_them_then_costs(good: str, card: str) -> None:
    side = 1 if good == "centurion" else 2
    scene = Scene(first=side).has(side, coins=9)
    province, prices = scene.start_state.provinces[side], CONTENT.prices[good]
    price = preview.next_price(CONTENT, province, good)
    assert price is not None
    assert price == prices[province.amount(good)]
    scene.start(side, at="choose").answer(f"use.{card}", "buy.1")
    assert scene.province(side).coins == 9 - price
    assert preview.next_price(CONTENT, scene.province(side), good) == prices[province.amount(good)]


@rule("FOR-6.7", "FOR-6.9")
def test_where_all_places_are_taken_there_is_no_next_price() -> None:
    province = Scene().has(N, centurions=len(CONTENT.prices["centurion"])).start_state.provinces[N]
    assert preview.next_price(CONTENT, province, "centurion") is None
    assert preview.bulk_prices(CONTENT, "centurion", province.centurions) == []


@rule("FOR-8.2")
def test_the_dice_reach_the_favours_that_are_then_offered() -> None:
    scene = Scene().has(N, dice=2, grain=2, water=2, wine=2, priestesses=1).dice(N, 2, 3)
    assert preview.reach(scene.start_state) == len(CONTENT.favours)
    scene.start(N, at="emperor")
    assert preview.reach(scene.state) == 3
    offered = {int(one.split(".")[1]) for one in scene.options if one.startswith("favour.")}
    assert max(offered) == 3
    scene.state.selected = 2
    assert preview.reach(scene.state) == 2


@rule("FOR-10.1", "FOR-10.4")
def test_the_next_round_has_the_turn_order_that_was_seen_ahead() -> None:
    scene = Scene().cards(E, "fortuna", "sell_wine", "centurions!").has(S, coins=8)
    scene.has(W, water=0, coins=5).dice(W, 1).start(W, at="emperor")
    assert scene.state.order[0] == E
    assert scene.state.order == preview.next_order(scene.state)
    assert preview.starts_next(scene.state, "fortuna")
    assert not preview.starts_next(scene.state, "build")


@rule("FOR-10.1", "FOR-A11")
def test_on_an_empty_side_fortuna_starts_nobody() -> None:
    state = Scene(3, first=E).start_state
    assert state.holder("fortuna") is None
    assert not preview.starts_next(state, "fortuna")
    assert preview.next_order(state)[0] == E


@rule("FOR-11.2")
def test_cards_drawn_in_the_palace_are_seen_until_one_is_kept() -> None:
    scene = (
        Scene().cards(N, "fortuna", "grain", "wine!").has(N, step=CONTENT.limits.road_length - 1)
    )
    assert preview.palace_drawn(scene.start_state) == 0
    scene.deck("c1-1", "b1-1", "a1-1").start(N, at="choose").answer("use.fortuna")
    assert preview.palace_drawn(scene.state) == CONTENT.limits.palace_tokens
    scene.answer("b1-1")
    assert preview.palace_drawn(scene.state) == 0


@rule("FOR-12.1", "FOR-12.2", "FOR-12.3")
def test_points_as_things_stand_are_those_the_result_would_give() -> None:
    scene = Scene().has(N, step=GATE, grain=3, privileges=["c2-1", "c2-2", "b1-1"])
    state = scene.has(E, step=GATE - 1, grain=3).start_state
    assert card_points(state, state.provinces[N]) == {"c2": 3}
    assert total(state, state.provinces[N]) == GATE + 3
    assert total(state, state.provinces[E]) is None
    assert [score.total for score in result(state).scores][:2] == [GATE + 3, None]


@rule("FOR-2.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_designs_in_use_are_in_the_deck(players: int) -> None:
    marked = {name for name, row in CONTENT.privileges.items() if row.four_pawns}
    used = set(CONTENT.designs(players))
    assert used | marked == set(CONTENT.privileges)
    assert {card.partition("-")[0] for card in Scene(players).start_state.deck} == used
