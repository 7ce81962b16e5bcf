"""The Siege of Ur: how its defenders trade, arm and grow in their turn (MES-32.11 to MES-32.21)."""

import pytest

from engines.mesopotamia.ids import GATHER, GROW, KNUCKLE, WARFARE
from engines.mesopotamia.preview.trades import open_to
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.sieges import HERE, THERE, siege, turn
from tests.rulebook import rule

# --- Gather and Trade -----------------------------------------------------------------------


MARKET = {
    "1.a": "timber_for_grain",
    "1.b": "grain_for_timber",
    "2.a": "market_gifts",
    "3.a": "scribal_school",
}


@rule("MES-32.11")
def test_ur_takes_the_rightmost_free_token_up_to_a_level_above_the_besieger() -> None:
    scene = turn(siege().at(market={**MARKET}), GATHER)
    assert scene.state.claims == {"market_gifts": THERE}
    scene = turn(siege().at(market={**MARKET}, claims={"market_gifts": HERE}), GATHER)
    assert scene.state.claims == {"market_gifts": HERE, "grain_for_timber": THERE}
    scene = turn(siege().levels(HERE, gather=2).at(market={**MARKET}), GATHER)
    assert scene.state.claims == {"scribal_school": THERE}


@rule("MES-32.11")
def test_where_no_token_is_free_nothing_happens() -> None:
    claims = dict.fromkeys([*MARKET.values()][:3], HERE)
    scene = turn(siege().at(market={**MARKET}, claims={**claims}), GATHER)
    assert scene.state.claims == claims
    assert "ur-no-trade" in scene.told


@rule("MES-32.11", "MES-3.14")
@pytest.mark.parametrize(("claimed", "more"), [(5, 1), (6, 0)])
def test_ur_claims_tokens_as_long_as_it_has_an_amphora(claimed: int, more: int) -> None:
    tokens = [*CONTENT.trades][:7]
    market = dict(zip(("1.a", "1.b", "1.c", "2.a", "2.b", "2.c", "3.a"), tokens, strict=True))
    scene = siege().levels(HERE, gather=3)
    turn(scene.at(market=market, claims=dict.fromkeys(tokens[:claimed], THERE)), GATHER)
    assert scene.state.amphorae(THERE) == claimed + more == 6


@rule("MES-32.11")
def test_the_besieger_cannot_use_a_token_of_ur() -> None:
    claims = {"timber_for_grain": THERE}
    scene = siege().at(market={**MARKET}, claims=claims).place(Turn(HERE))
    assert open_to(scene.state, HERE, 4) == ["grain_for_timber", "market_gifts", "scribal_school"]


# --- Warfare --------------------------------------------------------------------------------


@rule("MES-32.12")
@pytest.mark.parametrize(
    ("level", "knuckles"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)]
)
def test_ur_gains_a_third_of_its_population_in_knuckles_rounded_up(
    level: int, knuckles: int
) -> None:
    scene = turn(siege().seal("population", THERE, level), WARFARE)
    assert scene.state.realms[THERE].goods[KNUCKLE] == knuckles


@rule("MES-32.6", "MES-32.12")
@pytest.mark.parametrize(
    ("level", "kind"),
    [
        *((1, "spearman"), (2, "spearman"), (3, "archer"), (4, "archer")),
        (5, "horseman"),
        (7, "chariot"),
    ],
)
def test_ur_places_the_kind_that_stands_highest_up_to_its_level(level: int, kind: str) -> None:
    scene = turn(siege().seal("population", THERE, level).force("c4", HERE, spearman=1), WARFARE)
    assert [area for area, one in scene.state.forces(THERE) if one.number(kind)]
    assert scene.state.units(THERE) == 1


@rule("MES-EX21", "MES-32.12", "MES-32.13")
def test_a_chariot_comes_into_the_rightmost_area_beside_the_besieger() -> None:
    scene = siege().seal("population", THERE, 7).force("c4", HERE, spearman=1)
    turn(scene.force("b6", HERE, archer=1), WARFARE)
    assert scene.state.realms[THERE].goods[KNUCKLE] == 3
    assert scene.state.grounds["b7"].force(THERE).units == {"chariot": 1}  # type: ignore[union-attr]
    assert "ur-places-front" in scene.told


@rule("MES-32.13")
def test_the_rightmost_area_has_no_unit_and_no_wall_of_the_besieger_and_is_no_start_area() -> None:
    scene = siege().seal("population", THERE, 5).seal("population", HERE, 4)
    scene.force("c8", HERE, spearman=1).force("c9", HERE, spearman=1).force("d9", HERE, archer=1)
    scene.start_state.grounds["b9"].wall = HERE
    turn(scene, WARFARE)
    # Beside them are B9, which is walled, D8, the start area of Ur, B8, D7 and C7.
    assert [area for area, _ in scene.state.forces(THERE)] == ["b8"]
    assert "ur-places-front" in scene.told


@rule("MES-32.13")
def test_of_the_rightmost_areas_the_topmost_is_taken() -> None:
    scene = siege().seal("population", THERE, 5).seal("population", HERE, 4)
    turn(scene.force("b6", HERE, spearman=1).force("c6", HERE, archer=1), WARFARE)
    assert [area for area, one in scene.state.forces(THERE) if one.units] == ["b7"]
    assert "ur-places-front-tie" in scene.told


@rule("MES-32.13")
def test_a_spearman_comes_to_the_settlement_and_an_archer_to_the_wall_nearest_to_the_besieger() -> (
    None
):
    for level, key in ((1, "settlement"), (3, "wall")):
        scene = siege().seal("population", THERE, level).force("c4", HERE, spearman=1)
        for area in ("c8", "b6", "d7"):
            scene.force(area, THERE, settlement=True)
            scene.start_state.grounds[area].wall = THERE
        turn(scene, WARFARE)
        assert scene.state.grounds["b6"].units(THERE) == 1
        assert f"ur-places-{key}" in scene.told


@rule("MES-32.13")
@pytest.mark.parametrize(("areas", "taken"), [(("c7", "d6", "b6"), "b6"), (("b6", "c5"), "c5")])
def test_of_places_as_near_the_leftmost_and_then_the_topmost_is_taken(
    areas: tuple[str, ...], taken: str
) -> None:
    scene = siege().force("c6", HERE, spearman=1)
    for area in areas:
        scene.force(area, THERE, settlement=True)
    turn(scene, WARFARE)
    assert scene.state.grounds[taken].units(THERE) == 1
    assert "ur-places-settlement-tie" in scene.told


def chosen(besieger: str, settlements: tuple[str, ...], **walls: int) -> str:
    """The settlement to which a spearman of Ur comes. walls: of whom, by area."""
    scene = siege().force(besieger, HERE, spearman=1)
    for area in settlements:
        scene.force(area, THERE, settlement=True)
    for area, owner in walls.items():
        scene.start_state.grounds[area].wall = owner
    turn(scene, WARFARE)
    (found,) = (area for area, one in scene.state.forces(THERE) if one.units)
    return found


@rule("MES-32.13", "MES-2.6")
def test_how_near_a_settlement_is_is_counted_in_areas_that_the_besieger_may_enter() -> None:
    assert chosen("c8", ("c5", "c6")) == "c6"  # three areas, and two
    # Through D5, which is nobody's start area, it would be two to D6 and three to C2; around it, four.
    assert chosen("d4", ("c2", "d6")) == "c2"


@rule("MES-32.13", "MES-23.1")
def test_walls_of_ur_end_a_way_of_the_besieger_and_its_own_do_not() -> None:
    # To A3 it is three areas, to C6 two through C5 and four around it.
    assert chosen("c4", ("a3", "c6"), c5=THERE) == "a3"
    assert chosen("c4", ("a3", "c6"), c5=HERE) == "c6"
    assert chosen("c4", ("a3", "c6"), c4=THERE) == "c6"  # it has broken in already


@rule("MES-32.13", "MES-23.1")
def test_a_settlement_behind_walls_all_round_is_further_than_any_other() -> None:
    assert chosen("c4", ("c1", "c9"), b1=THERE, c2=THERE, d1=THERE) == "c9"


@rule("MES-32.21")
@pytest.mark.parametrize(("besieged", "area"), [((), "d7"), (("d7",), "c8"), (("d7", "c8"), "d9")])
def test_without_a_settlement_a_spearman_comes_beside_the_city(
    besieged: tuple[str, ...], area: str
) -> None:
    scene = siege().seal("population", HERE, 4)
    for one in besieged:
        scene.force(one, HERE, spearman=1)
    turn(scene, WARFARE)
    assert scene.state.grounds[area].units(THERE) == 1


@rule("MES-32.21")
def test_where_all_areas_beside_the_city_are_taken_none_is_placed() -> None:
    scene = siege().seal("population", HERE, 4)
    for area in ("c8", "d7", "d9"):
        scene.force(area, HERE, spearman=1)
    turn(scene, WARFARE)
    assert scene.state.units(THERE) == 0
    assert "ur-no-room" in scene.told


@rule("MES-32.21")
def test_a_kind_of_which_none_is_left_is_replaced_by_the_next_lower_one() -> None:
    scene = siege().seal("population", THERE, 5).force("c9", THERE, horseman=2)
    turn(scene, WARFARE)
    assert scene.state.on_map(THERE, "archer") == 1
    scene = siege().seal("population", THERE, 4).force("c9", THERE, spearman=3, archer=3)
    turn(scene, WARFARE)
    assert scene.state.units(THERE) == 6
    assert scene.state.realms[THERE].goods[KNUCKLE] == 2
    assert "ur-no-reserve" in scene.told


@rule("MES-32.15")
def test_grow_takes_ur_one_level_up() -> None:
    assert turn(siege(), GROW).state.population.space(THERE) == 2
