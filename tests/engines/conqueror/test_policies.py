"""Agents: one action each, and the agents that move again (CON-11.1, CON-11.14 to CON-11.17)."""

from engines.conqueror.ids import PASS
from engines.conqueror.steps.policies import AgentAction, Policies
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def policies(*, space: int = 7, players: int = 4) -> Scene:
    """All in Policies, Carthage first; it stands on this space of the Emperor track."""
    return Scene(players).has(CARTHAGE, space=space).place(Policies())


@rule("CON-11.1")
def test_everybody_acts_once_in_turn_order() -> None:
    scene, asked = Scene().at(order=[GREECE, CARTHAGE, EGYPT, ROME]).place(Policies()), []
    while scene.playing.table.pending:
        asked.append(scene.pending.seat)
        scene.answer(PASS)
    assert asked == [GREECE, CARTHAGE, EGYPT, ROME]


@rule("CON-11.1", "CON-A12")
def test_passing_leaves_the_agent_at_home() -> None:
    scene = policies().answer(PASS)
    assert (scene.nation(CARTHAGE).agent, scene.told[-1]) == (None, "passed")


@rule("CON-11.2")
def test_the_agent_stands_where_it_acted() -> None:
    scene = Scene().coins(20, 20, 20, 20).place(Policies())
    scene.answer("trade.rome", "upgrade.long_spears", "district.academy", PASS)
    assert [nation.agent for nation in scene.state.nations] == [
        "trade.rome",
        "upgrade.infantry",
        "district.academy",
        None,
    ]


@rule("CON-11.14", "CON-T12")
def test_carthage_moves_its_agent_again_after_rome() -> None:
    scene = policies(space=6).answer("trade.greece", PASS, PASS, PASS)
    assert (scene.pending.seat, scene.topic) == (CARTHAGE, "redeploy")
    scene.answer("trade.egypt")
    assert scene.nation(CARTHAGE).coins == 5 + 5
    assert scene.nation(CARTHAGE).partners == [GREECE, EGYPT]
    assert not scene.playing.table.pending, "there is no third action"


@rule("CON-11.14")
def test_only_who_has_traded_moves_again() -> None:
    scene = policies().answer(PASS, PASS, PASS, PASS)
    assert not scene.playing.table.pending


@rule("CON-11.14")
def test_the_icon_counts_on_its_space_alone() -> None:
    scene = policies(space=5).answer("trade.rome", PASS, PASS, PASS)
    assert not scene.playing.table.pending


@rule("CON-11.15", "CON-A73")
def test_several_move_again_in_turn_order() -> None:
    scene = Scene().at(order=[EGYPT, ROME, GREECE, CARTHAGE])
    scene.has(CARTHAGE, space=7).has(EGYPT, space=7).place(Policies())
    scene.answer("trade.rome", PASS, PASS, "trade.greece")
    assert (scene.pending.seat, scene.topic) == (EGYPT, "redeploy")
    scene.answer(PASS)
    assert (scene.pending.seat, scene.topic) == (CARTHAGE, "redeploy")


@rule("CON-11.16", "CON-11.17", "CON-A13", "CON-T37")
def test_an_agent_moves_on_to_another_flag_and_frees_its_own() -> None:
    scene = Scene().coins(20, 20, 20, 20)
    scene.has(ROME, space=7).has(EGYPT, space=7).place(Policies())
    scene.answer(PASS, "trade.greece", PASS, "trade.carthage")
    assert scene.pending.seat == ROME
    offered = scene.options
    assert "trade.greece" not in offered
    assert {"trade.egypt", "trade.independents", "district.bazaar"} < {*offered}
    assert "trade.carthage" not in offered, "there stands another agent"
    scene.answer("trade.independents")
    assert scene.pending.seat == EGYPT
    assert "trade.greece" in scene.options
    assert "trade.independents" not in scene.options


@rule("CON-11.17")
def test_an_agent_may_stay_where_it_is() -> None:
    scene = policies().answer("trade.rome", PASS, PASS, PASS, PASS)
    assert (scene.nation(CARTHAGE).agent, scene.told[-1]) == ("trade.rome", "stayed")


@rule("CON-11.19")
def test_trade_routes_pay_for_the_second_trade_as_well() -> None:
    scene = Scene().has(CARTHAGE, space=7).chronicle("trade_routes").place(Policies())
    scene.answer("trade.rome", PASS, PASS, PASS, "trade.greece")
    assert scene.nation(CARTHAGE).coins == 2 * (5 + 2)


def test_the_safe_action_is_trading_with_the_independents() -> None:
    scene = Scene().place(AgentAction(ROME))
    assert scene.safe == "trade.independents"
    taken = Scene().has(EGYPT, agent="trade.independents").place(AgentAction(ROME))
    assert taken.safe == PASS
    assert (
        Scene().has(ROME, space=7, agent="trade.egypt").place(AgentAction(ROME, again=True)).safe
        == PASS
    )


def test_the_question_tells_what_stands_against_the_rest_a_type_of_upgrades_at_a_time() -> None:
    scene = Scene().coins(0, 4).has(ROME, upgrades=["rapid_aim"]).place(AgentAction(ROME))
    told = said(scene.pending.prompt, "en")
    assert told.endswith(
        " unless they attack you first. Too expensive: Granary (5 coins), Cavalry upgrades (8 coins), "
        "Infantry upgrades (6 coins), Naval upgrades (6 coins) and Archer upgrades (9 coins). "
        "No territory for: Fort."
    )
    rich = Scene().coins(0, 99).army("etruria", ROME, infantry=1).place(AgentAction(ROME))
    assert "Too expensive" not in said(rich.pending.prompt, "en")


@rule("CON-11.8")
def test_whom_a_trade_binds_is_told_before_the_agent_is_sent() -> None:
    told = said(Scene().place(AgentAction(ROME)).pending.prompt, "en")
    assert "attack them this round or support others against them" in told
