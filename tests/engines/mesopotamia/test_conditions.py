"""When the conditions of strategy cards hold, and which tokens the automaton likes best (MES-AUT11)."""

import pytest

from engines.mesopotamia.preview.strategies import free_tokens, priority, why
from engines.mesopotamia.state import Running
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.machines import ANA, HOUSE, Machine
from tests.engines.scene import said
from tests.rulebook import rule


def holds(scene: Machine, card: str) -> bool:
    """Whether a card has its high priority, which its number says as well."""
    number, high = priority(scene.start_state, scene.house, card)
    row = CONTENT.strategies[card]
    assert number == (row.high if high else row.low)
    return high


def three() -> Machine:
    """Ana, Ben and the automaton, which leads Sumer."""
    return Machine("sumerian", "babylonian", "akkadian")


@rule("MES-AUT11", "MES-34.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_defence_heeds_land_units_of_any_person_in_or_beside_a_base(seat: int) -> None:
    assert not holds(three().force("c6", seat, spearman=1), "defence")
    home = three().start_state.realms[2].home
    for area in (home, CONTENT.areas[home].near[0], "c5", "c4"):
        scene = three().force("c5", 2, settlement=True).force(area, seat, spearman=1)
        assert holds(scene, "defence")
    assert not holds(three().force("c8", seat, rams=1, settlement=True), "defence")


@rule("MES-AUT11")
def test_growth_holds_while_another_seal_is_ahead() -> None:
    scene = Machine().seal("population", HOUSE, 3).seal("population", ANA, 4)
    assert holds(scene, "growth")
    assert not holds(scene.seal("population", HOUSE, 4), "growth")


@rule("MES-AUT11", "MES-30.16")
@pytest.mark.parametrize(("level", "high"), [(1, True), (3, True), (4, False)])
def test_progress_holds_until_code_of_laws_is_discovered(level: int, high: bool) -> None:
    scene = Machine().levels(HOUSE, research=level)
    assert [holds(scene, card) for card in ("progress", "sumerian_progress")] == [high, high]


@rule("MES-AUT11")
def test_exploration_needs_a_face_down_event_and_only_that_of_elam_minds_no_tribe() -> None:
    cards = ("exploration", "elamite_exploration")
    scene = Machine()
    assert [holds(scene, card) for card in cards] == [False, False]
    ground = scene.start_state.grounds["c5"]
    ground.token, ground.tribe = True, {"archer": 1}
    assert [holds(scene, card) for card in cards] == [False, True]
    ground.tribe = {}
    assert [holds(scene, card) for card in cards] == [True, True]


@rule("MES-AUT11", "MES-34.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_attack_holds_where_any_person_has_a_settlement_runs_an_event_or_has_a_token(
    seat: int,
) -> None:
    assert not holds(three().force("c5", seat, spearman=1), "attack")
    assert holds(three().force("c5", seat, settlement=True), "attack")
    for owner, high in ((seat, True), (2, False)):
        runs = three()
        runs.start_state.grounds["c5"].running = Running("plain.1", 1, owner)
        assert holds(runs, "attack") is high
        shown = three().force("c5", owner, spearman=1)
        shown.start_state.grounds["c5"].shown = "plain.8"
        assert holds(shown, "attack") is high


@rule("MES-AUT11", "MES-AUT4")
def test_trade_holds_while_there_is_a_token_that_it_could_take() -> None:
    market = {"1.a": "market_gifts", "2.a": "scribal_school"}
    assert holds(Machine().at(market=market), "trade")
    assert not holds(Machine().at(market=market, claims={"market_gifts": ANA}), "trade")
    assert holds(
        Machine().at(market=market, claims={"market_gifts": ANA}).levels(HOUSE, gather=2), "trade"
    )


@rule("MES-AUT11", "MES-34.6")
@pytest.mark.parametrize(("units", "high"), [(1, False), (2, False), (3, True)])
def test_army_holds_while_some_person_has_more_land_units(units: int, high: bool) -> None:
    scene = three().force("c5", 2, spearman=2).force("a4", 1, spearman=units, rams=1)
    assert holds(scene.seal("population", 1, 4), "army") is high


@rule("MES-AUT11")
def test_cards_that_count_hold_below_their_number_and_no_longer_at_it() -> None:
    ships = Machine().ship("e8", HOUSE).ship("e5", ANA).force("c5", HOUSE, archer=1)
    assert holds(ships, "fleet")
    assert not holds(ships.ship("e9", HOUSE), "fleet")
    towns = Machine().force("c5", HOUSE, settlement=True).force("b5", HOUSE, settlement=True)
    assert [holds(towns, card) for card in ("development", "elamite_development")] == [False, True]
    army = Machine().force("c5", HOUSE, spearman=2, archer=1, rams=1)
    assert holds(army, "akkadian_army")
    assert not holds(army.force("c4", HOUSE, archer=1), "akkadian_army")
    assert holds(Machine().seal("population", HOUSE, 5), "babylonian_growth")
    assert not holds(Machine().seal("population", HOUSE, 6), "babylonian_growth")


@rule("MES-AUT11")
def test_monument_holds_while_the_ziggurat_is_lower_than_the_population() -> None:
    scene = Machine().ziggurat(2).seal("population", HOUSE, 3)
    assert holds(scene, "monument")
    assert not holds(scene.seal("population", HOUSE, 2), "monument")


@rule("MES-AUT4")
def test_tokens_please_by_points_then_by_level_then_from_the_left() -> None:
    rows = CONTENT.trades
    one, more = ([name for name, row in rows.items() if row.points == n] for n in (1, 2))
    market = {"2.b": one[0], "1.a": more[0], "1.b": one[1], "2.a": one[2]}
    scene = Machine().at(market=market).levels(HOUSE, gather=2).ship("e8", HOUSE)
    assert free_tokens(scene.start_state, HOUSE) == [more[0], one[2], one[0], one[1]]


@rule("MES-30.5", "MES-AUT11")
@pytest.mark.parametrize(
    ("card", "high", "told"),
    [
        ("progress", True, "Code of Laws is not discovered"),
        ("progress", False, "Code of Laws is discovered"),
        ("fleet", True, "it has fewer than 2 ships"),
        ("fleet", False, "it has 2 ships or more"),
        ("akkadian_army", True, "it has fewer than 4 land units"),
        ("babylonian_growth", True, "its population is below 6"),
        ("babylonian_growth", False, "its population is 6 or more"),
        ("exploration", True, "a face-down event without a tribe is left"),
        ("elamite_exploration", False, "no face-down event is left"),
        ("growth", True, "it is not first on the population track"),
    ],
)
def test_the_story_says_what_a_priority_comes_from(card: str, high: bool, told: str) -> None:
    assert said(why(Machine().start_state, card, high=high), "en") == told
