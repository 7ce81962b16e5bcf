"""What is bought in Conquest mode before round 1 (CON-7)."""

from engines.conqueror.ids import NONE
from engines.conqueror.steps.purchases import Purchases
from engines.core import must_confirm
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene, begin, state_of
from tests.rulebook import rule


def purchases() -> Scene:
    """Three nations in Conquest mode before the first round, each with a start to build on."""
    scene = Scene(3, mode="conquest").at(round=0, phase="purchases").coins(10, 10, 10)
    scene.army("numidia", CARTHAGE, cavalry=1).army("apulia", ROME, infantry=2)
    return scene.army("thrace", GREECE, infantry=1).place(Purchases())


@rule("CON-7.2")
def test_from_carthage_on_all_buy_twice_clockwise() -> None:
    scene, asked = purchases(), []
    while scene.playing.table.pending:
        asked.append(scene.pending.seat)
        scene.answer(scene.safe)
    assert asked == [CARTHAGE, CARTHAGE, ROME, ROME, GREECE, GREECE]


@rule("CON-7.2", "CON-1.3")
def test_there_are_no_purchases_in_emperor_mode() -> None:
    match = begin(3, mode="emperor")
    (asked,) = match.table.pending.values()
    assert (asked.topic.key, state_of(match).round) == ("conqueror-topic-agent", 1)


@rule("CON-7.3", "CON-A9")
def test_no_agent_is_used_and_no_second_space_paid() -> None:
    scene = purchases().answer("district.bazaar", NONE, "district.bazaar")
    assert [nation.coins for nation in scene.state.nations] == [7, 7, 10]
    assert [nation.agent for nation in scene.state.nations] == [None] * 3


@rule("CON-7.3", "CON-7.5")
def test_a_second_card_of_a_kind_costs_its_second_price() -> None:
    scene = purchases().answer("district.bazaar", "district.bazaar")
    assert scene.nation(CARTHAGE).coins == 10 - 3 - 5
    assert scene.nation(CARTHAGE).districts == {"bazaar": 2}


@rule("CON-7.5")
def test_what_is_not_spent_is_kept() -> None:
    scene = purchases().answer(NONE)
    assert scene.nation(CARTHAGE).coins == 10
    assert scene.pending.seat == ROME


@rule("CON-7.5")
def test_upgrades_and_districts_can_be_bought_up_to_the_coins() -> None:
    scene = purchases()
    assert scene.options == [
        "district.granary",
        "district.bazaar",
        "district.fort",
        "district.academy",
        "upgrade.thoroughbred",
        "upgrade.heavy_cavalry",
        "upgrade.aggression",
        "upgrade.long_spears",
        "upgrade.discipline",
        "upgrade.elite_armor",
        "upgrade.amphibious_assault",
        "upgrade.naval_mastery",
        "upgrade.rapid_aim",
        "upgrade.deadly_aim",
        NONE,
    ]
    scene.answer("upgrade.heavy_cavalry")
    assert scene.pending.seat == ROME, "with 2 coins nothing is left to decide"


@rule("CON-7.4")
def test_the_safe_purchases_are_a_fort_and_a_bazaar() -> None:
    scene = purchases()
    assert scene.safe == "district.fort"
    scene.answer(scene.safe)
    assert scene.state.lands["numidia"].built
    assert scene.safe == "district.bazaar"
    scene.answer(scene.safe)
    assert scene.nation(CARTHAGE).coins == 3


@rule("CON-A2", "CON-7.5")
def test_who_buys_last_before_a_card_is_drawn_ends_that_themselves() -> None:
    match = begin(3, mode="conquest", chronicle_round_1="on")
    asked = []
    while state_of(match).round == 0:
        decision = next(iter(match.table.pending.values()))
        answer = match.default_for(decision.id)
        asked.append((decision.seat, answer, must_confirm(decision, answer)))
        match.answer(decision.id, decision.seat, answer)
    assert asked[-2:] == [(GREECE, "district.bazaar", False), (GREECE, NONE, True)]
    assert not any(twice for *_, twice in asked[:-1])
    assert state_of(match).chronicle is not None
