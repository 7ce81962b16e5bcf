"""Each action of each strategy card: what it does, and what if nothing is possible (MES-AUT2 to MES-AUT6)."""

import pytest

from engines.mesopotamia.ids import ACTIONS, BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.programmes import Perform
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.machines import ANA, HOUSE, LEFT, RIGHT, Machine
from tests.engines.mesopotamia.strategies import (
    FRONT,
    HOME,
    each,
    machine,
    order_of,
    where,
    with_programme,
)
from tests.rulebook import rule


def test_the_two_actions_of_all_eighteen_cards_are_among_these_tests() -> None:
    tested = ("muster", "list", "discover", "grow", "grow_draw", "trade", "march")
    assert len(with_programme(*tested)) == 2 * len(CONTENT.strategies) == 36


# --- WARFARE: knuckles and a unit


@rule("MES-AUT5")
@each("muster")
def test_warfare_brings_knuckles_and_the_best_unit_in_the_start_area(card: str, side: int) -> None:
    scene = machine(card).levels(HOUSE, warfare=3).seal("population", HOUSE, 3)
    scene.force(HOME, HOUSE, horseman=1).act(card, side)
    row = scene.state.technology(HOUSE, WARFARE)
    assert scene.knuckles == row.knuckles + order_of(card, side).bonus
    force = scene.state.grounds[HOME].force(HOUSE)
    assert force is not None
    assert force.units == {"horseman": 2}


@rule("MES-AUT5", "MES-AUT14")
@each("muster")
def test_without_room_for_a_unit_warfare_brings_knuckles_alone(card: str, side: int) -> None:
    scene = machine(card).force(HOME, HOUSE, spearman=2).act(card, side)
    assert scene.knuckles == (
        scene.state.technology(HOUSE, WARFARE).knuckles + order_of(card, side).bonus
    )
    assert scene.state.land_units(HOUSE) == 2
    assert "no-muster" in scene.told


@rule("MES-AUT5", "MES-AUT14")
def test_pieces_that_are_all_on_the_map_make_it_take_the_next_best() -> None:
    scene = machine("army").levels(HOUSE, warfare=4).seal("population", HOUSE, 4)
    scene.force(FRONT, HOUSE, chariot=2, horseman=2).act("army", LEFT)
    force = scene.state.grounds[HOME].force(HOUSE)
    assert force is not None
    assert force.units == {"archer": 1}


@rule("MES-AUT5")
def test_defence_makes_the_unit_in_the_base_nearest_to_people() -> None:
    scene = machine("defence").seal("population", HOUSE, 4)
    scene.force("c6", HOUSE, settlement=True).force("c9", HOUSE, settlement=True)
    scene.force("c6", ANA, spearman=1).force("d9", ANA, spearman=1).act("defence", LEFT)
    assert scene.state.grounds["c6"].units(HOUSE) == 1  # in it, not only beside it
    assert scene.event("mustered-threatened").by == HOUSE
    beside = machine("defence").force("c9", HOUSE, settlement=True)
    beside.force("c7", ANA, spearman=1).force("b9", ANA, spearman=1).act("defence", LEFT)
    assert beside.state.grounds["c9"].units(HOUSE) == 1


@rule("MES-AUT5")
def test_a_base_with_people_in_it_comes_first_and_of_others_the_leftmost() -> None:
    within = machine("defence").seal("population", HOUSE, 4).force("c6", HOUSE, settlement=True)
    within.force("c9", HOUSE, settlement=True).force("c5", ANA, spearman=1)
    within.force("c9", ANA, archer=1).act("defence", LEFT)
    assert within.state.grounds["c9"].units(HOUSE) == 1
    left = machine("defence").seal("population", HOUSE, 4).force("c6", HOUSE, settlement=True)
    left.force("d9", ANA, spearman=1).force("c5", ANA, spearman=1).act("defence", LEFT)
    assert left.state.grounds["c6"].units(HOUSE) == 1  # D8, its start area, is in danger, too
    assert "mustered-threatened-tie" in left.told
    assert "mustered-threatened" in within.told
    safe = machine("defence").force("c6", HOUSE, settlement=True).act("defence", LEFT)
    assert safe.state.grounds[HOME].units(HOUSE) == 1
    assert "mustered-unthreatened" in safe.told


def discovered(scene: Machine) -> list[str]:
    """The actions of which technologies have been discovered, one after the other."""
    told = [one.data["action"] for one in scene.events if one.key.endswith("-discovered")]
    return [str(getattr(one, "key", one)).rpartition("-")[2] for one in told]


# --- RESEARCH


@rule("MES-AUT3")
@each("discover")
def test_research_discovers_what_the_card_says_first(card: str, side: int) -> None:
    scene = machine(card).levels(HOUSE, build=2)
    begun = dict(scene.realm(HOUSE).levels)
    scene.act(card, side)
    lowest = min((BUILD, WARFARE, EXPLORE, GATHER, GROW, RESEARCH), key=begun.__getitem__)
    wanted = str(order_of(card, side).first)
    first = {"research": RESEARCH, "build": BUILD, "lowest": lowest}[wanted]
    number = CONTENT.technology(scene.realm(HOUSE).empire, RESEARCH, begun[RESEARCH]).discoveries
    assert discovered(scene)[0] == first
    assert len(discovered(scene)) == number
    assert scene.realm(HOUSE).levels[first] > begun[first]


@rule("MES-AUT3")
@each("discover")
def test_a_technology_at_its_last_level_leaves_the_discovery_to_the_lowest(
    card: str, side: int
) -> None:
    levels = {"build": 4, "research": 4, "gather": 2, "warfare": 3, "explore": 3, "grow": 4}
    scene = machine(card).levels(HOUSE, **levels).act(card, side)
    done = scene.state.technology(HOUSE, RESEARCH).discoveries
    assert sum(scene.realm(HOUSE).levels.values()) == sum(levels.values()) + done
    assert scene.realm(HOUSE).levels["gather"] >= 3


@rule("MES-AUT3")
@each("discover")
def test_where_all_is_discovered_research_brings_a_knuckle(card: str, side: int) -> None:
    scene = machine(card).levels(HOUSE, **dict.fromkeys(ACTIONS, 4))
    scene.cards("fleet", "defence").act(card, side)
    assert scene.knuckles == 1


@rule("MES-AUT3")
def test_a_discovery_fewer_than_the_technology_allows_brings_no_knuckle() -> None:
    scene = Machine("sumerian").levels(HOUSE, **dict.fromkeys(ACTIONS, 4))
    scene.levels(HOUSE, gather=3)
    scene.act("sumerian_trade", LEFT)
    assert discovered(scene) == [GATHER]
    assert scene.knuckles == 0


@rule("MES-AUT3")
def test_of_equal_levels_build_comes_first_and_research_last() -> None:
    scene = Machine("sumerian").levels(HOUSE, **dict.fromkeys(ACTIONS, 3))
    scene.place(*[Perform(HOUSE, "sumerian_trade", LEFT)] * 2)
    assert discovered(scene) == [BUILD, WARFARE, EXPLORE, GATHER, GROW, RESEARCH]
    assert [one for one in scene.told if "lowest" in one] == [*["lowest-tie"] * 5, "lowest"]


# --- GROW


@rule("MES-AUT14")
@each("grow", "grow_draw")
def test_growing_adds_a_level_for_nothing(card: str, side: int) -> None:
    scene = machine(card).seal("population", HOUSE, 3)
    if order_of(card, side).programme == "grow_draw":
        scene.cards("army", deck=("monument",))
    elif order_of(card, side).behind:
        scene.seal("population", ANA, 2)
    scene.act(card, side)
    assert scene.state.population.space(HOUSE) == 4


@rule("MES-AUT14", "MES-27.6")
@each("grow", "grow_draw")
def test_a_top_that_is_taken_stays_closed_to_the_automaton(card: str, side: int) -> None:
    scene = machine(card)
    if order_of(card, side).programme == "grow_draw":
        scene.cards("army", deck=("monument",))
    scene.seal("population", ANA, 8).seal("population", HOUSE, 7).act(card, side)
    assert scene.state.population.space(HOUSE) == 7
    assert "not-grown" in scene.told


def test_babylonian_growth_adds_two_levels_if_another_seal_is_ahead() -> None:
    scene = machine("babylonian_growth").seal("population", ANA, 4).seal("population", HOUSE, 2)
    scene.act("babylonian_growth", LEFT)
    assert scene.state.population.space(HOUSE) == 4


# --- GATHER AND TRADE


@rule("MES-AUT4")
@each("trade")
def test_trade_claims_the_token_worth_most_and_gains_its_knuckles_alone(
    card: str, side: int
) -> None:
    market = {"1.a": "market_gifts", "2.a": "scribal_school", "2.b": "bronze_traders"}
    market |= {"3.a": "copper_road"}
    scene = machine(card).at(market=market).levels(HOUSE, gather=2).act(card, side)
    (token,) = scene.state.claims
    assert (
        token == "scribal_school"
    )  # 1 point like its neighbour, and further left; level 3 is too high
    gained = CONTENT.trades[token].gain.get("knuckle", 0)
    assert scene.knuckles == gained + order_of(card, side).bonus
    assert {
        good: n for good, n in scene.realm(HOUSE).goods.items() if n and good != "knuckle"
    } == {}


@rule("MES-AUT4")
@each("trade")
def test_without_a_token_or_an_amphora_trade_brings_a_knuckle(card: str, side: int) -> None:
    bonus = order_of(card, side).bonus
    scene = machine(card).at(market={"4.a": "great_tribute"})
    assert scene.act(card, side).knuckles == 1 + bonus
    tokens = [*CONTENT.trades][:7]
    market = dict(zip(("1.a", "1.b", "1.c", "2.a", "2.b", "2.c", "3.a"), tokens, strict=True))
    full = machine(card).at(market=market, claims=dict.fromkeys(tokens[:6], HOUSE))
    assert full.levels(HOUSE, gather=4).act(card, side).knuckles == 1 + bonus
    assert len(full.state.claims) == 6


@rule("MES-AUT4", "MES-AUT11")
def test_tokens_beside_a_ship_need_a_ship_and_of_equal_points_the_higher_level_goes_first() -> None:
    slot = next(one for one, row in CONTENT.slots.items() if row.ship and row.level > 1)
    level = CONTENT.slots[slot].level
    market = {"1.a": "market_gifts", slot: "delta_harvest"}
    ashore = machine("growth").at(market=market).levels(HOUSE, gather=level).act("growth", RIGHT)
    assert [*ashore.state.claims] == ["market_gifts"]
    afloat = machine("growth").at(market=market).levels(HOUSE, gather=level).ship("e8", HOUSE)
    assert [*afloat.act("growth", RIGHT).state.claims] == ["delta_harvest"]
    even = machine("growth").at(market={"1.a": "market_gifts", "2.a": "cedar_convoy"})
    even.levels(HOUSE, gather=2).ship("e8", HOUSE).act("growth", RIGHT)
    assert [*even.state.claims] == ["cedar_convoy"]
    assert "token-taken-tie" in even.told
    assert "token-taken-tie" not in afloat.told


@rule("MES-AUT4")
@pytest.mark.parametrize(
    ("others", "end"),
    [({}, ""), ({"2.b": "market_gifts"}, "-best"), ({"2.b": "bronze_traders"}, "-tie")],
)
def test_a_token_is_told_to_be_the_best_only_if_there_are_others(
    others: dict[str, str], end: str
) -> None:
    scene = machine("growth").at(market={"2.a": "scribal_school", **others})
    scene.levels(HOUSE, gather=2).act("growth", RIGHT)
    assert [*scene.state.claims] == ["scribal_school"]
    assert [one for one in scene.told if "token-taken" in one] == [f"token-taken{end}"]


# --- EXPLORE


@rule("MES-AUT6")
@each("march")
def test_each_explore_card_goes_towards_its_targets(card: str, side: int) -> None:
    scene = machine(card).force(FRONT, HOUSE, horseman=1, archer=1).force("a4", ANA, spearman=1)
    scene.seal("population", HOUSE, 3).levels(HOUSE, explore=1)
    game: Mesopotamia = scene.start_state
    game.grounds["c4"].tribe = {"spearman": 1}
    game.grounds["c4"].token = True
    scene.token("b6", "plain.1")
    game.grounds["a3"].wall = ANA
    scene.force("c6", ANA, settlement=True)
    scene.act(card, side)
    targets = [where(one) for one in scene.events if "-driven" in one.key]
    wanted = {
        "exploration": "B6",
        "attack": "A3",
        "fleet": "C4",
        "akkadian_attack": "A3",
        "akkadian_army": "C6",
        "elamite_exploration": "B6",
    }
    assert targets[0] == wanted[card]


@rule("MES-AUT12")
@each("march")
def test_without_any_target_explore_brings_one_knuckle(card: str, side: int) -> None:
    scene = machine(card).force(FRONT, HOUSE, spearman=1).levels(HOUSE, explore=3).act(card, side)
    assert scene.knuckles == 1
    assert scene.state.grounds[FRONT].units(HOUSE) == 1


@rule("MES-AUT12")
@each("march")
def test_without_any_unit_explore_brings_one_knuckle(card: str, side: int) -> None:
    scene = machine(card).token("b6", "plain.1").force("c6", ANA, spearman=1, settlement=True)
    scene.start_state.grounds["c6"].wall = ANA
    assert scene.act(card, side).knuckles == 1
