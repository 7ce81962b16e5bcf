"""Trading (CON-11)."""

import pytest

from engines.conqueror.ids import INDEPENDENT
from engines.conqueror.preview.prices import district_price, upgrade_price
from engines.conqueror.steps.policies import AgentAction
from tests.engines.conqueror.build import CARTHAGE, CONTENT, EGYPT, GREECE, ROME, Scene
from tests.engines.scene import part
from tests.rulebook import rule


def agent(seat: int = GREECE, players: int = 4, **options: str) -> Scene:
    """The moment of a seat in Policies, once it is placed."""
    return Scene(players, **options).at(phase="policies", active=seat)


def flags(scene: Scene) -> list[str]:
    """The flags that are offered."""
    return [one.removeprefix("trade.") for one in scene.options if one.startswith("trade.")]


@rule("CON-11.3", "CON-EX3")
def test_greece_trades_with_those_in_play_where_no_agent_is() -> None:
    scene = agent().has(ROME, agent="trade.independents").place(AgentAction(GREECE))
    assert flags(scene) == ["carthage", "rome", "egypt"]


@rule("CON-11.3", "CON-A56")
def test_nobody_trades_with_who_is_eliminated() -> None:
    scene = agent().nobody("rome").has(ROME, out=True).at(order=[CARTHAGE, GREECE, EGYPT])
    assert flags(scene.place(AgentAction(GREECE))) == ["carthage", "egypt", "independents"]


@rule("CON-11.4", "CON-26.3")
def test_the_independents_trade_without_any_army_and_bind() -> None:
    scene = agent().place(AgentAction(GREECE)).answer("trade.independents")
    assert scene.nation(GREECE).coins == 1
    assert scene.nation(GREECE).partners == [INDEPENDENT]
    assert [scene.nation(seat).coins for seat in (CARTHAGE, ROME, EGYPT)] == [0, 0, 0]


@rule("CON-11.5", "CON-11.7", "CON-EX4")
@pytest.mark.parametrize("mode", ["emperor", "conquest"])
def test_greece_and_carthage_gain_a_coin_each(mode: str) -> None:
    scene = agent(mode=mode).place(AgentAction(GREECE)).answer("trade.carthage")
    greece, carthage = scene.nation(GREECE), scene.nation(CARTHAGE)
    assert (greece.space, greece.coins, carthage.coins) == (2, 1, 1)
    assert (greece.partners, carthage.partners) == ([CARTHAGE], [])
    assert greece.agent == "trade.carthage"


@rule("CON-11.8", "CON-11.10")
def test_only_the_trader_is_bound() -> None:
    scene = agent(ROME).place(AgentAction(ROME)).answer("trade.greece")
    assert [nation.partners for nation in scene.state.nations] == [[], [GREECE], [], []]


@rule("CON-11.6", "CON-A81")
def test_the_last_space_pays_again_without_a_move() -> None:
    scene = agent().has(GREECE, space=7).place(AgentAction(GREECE)).answer("trade.rome")
    assert (scene.nation(GREECE).space, scene.nation(GREECE).coins) == (7, 5)


@rule("CON-11.11", "CON-A81")
def test_coins_of_the_track_are_paid_at_once() -> None:
    scene = agent().has(GREECE, space=5).place(AgentAction(GREECE)).answer("trade.rome")
    assert (scene.nation(GREECE).space, scene.nation(GREECE).coins) == (6, 4)


@rule("CON-11.12")
def test_from_the_discount_icon_on_districts_are_cheaper_and_upgrades_are_not() -> None:
    scene = agent().coins(0, 0, 20).has(GREECE, space=3).place(AgentAction(GREECE))
    before = upgrade_price(scene.state, GREECE, "elite_armor").coins
    assert district_price(scene.state, GREECE, "bazaar").coins == 3
    scene.answer("trade.rome")
    assert district_price(scene.state, GREECE, "bazaar").coins == 2
    assert upgrade_price(scene.state, GREECE, "elite_armor").coins == before
    scene.nation(GREECE).space = 7
    assert district_price(scene.state, GREECE, "bazaar").coins == 2, "for the rest of the game"


@rule("CON-11.19", "CON-26.10", "CON-33.1")
def test_trade_routes_pay_the_trader_alone() -> None:
    scene = agent().chronicle("trade_routes").place(AgentAction(GREECE)).answer("trade.rome")
    assert scene.nation(GREECE).coins == 1 + 2
    assert scene.nation(ROME).coins == 1


@rule("CON-A72")
def test_a_flag_is_always_free() -> None:
    scene = agent().has(CARTHAGE, agent="trade.rome").has(ROME, agent="trade.independents")
    scene.has(EGYPT, agent="trade.carthage").place(AgentAction(GREECE))
    assert flags(scene) == ["egypt"]


@rule("CON-11.20", "CON-11.21")
@pytest.mark.parametrize(
    ("mode", "coins", "icons"),
    [
        ("emperor", [0, 1, 2, 2, 3, 4, 5], {4: "discount", 5: "spy", 7: "redeploy"}),
        ("conquest", [0, 1, 3, 4], {2: "discount", 3: "spy", 4: "redeploy"}),
    ],
)
def test_each_mode_has_its_trade_track(mode: str, coins: list[int], icons: dict[int, str]) -> None:
    track = CONTENT.track(mode)
    assert [space.coins for space in track] == coins
    assert {space.number: space.icon for space in track if space.icon} == icons
    assert [space.points for space in track] == [0] * (len(track) - 1) + [5]


@pytest.mark.parametrize(
    ("space", "icon"), [(1, "none"), (3, "discount"), (4, "spy"), (6, "redeploy"), (7, "redeploy")]
)
def test_a_flag_tells_what_the_space_brings_besides_coins(space: int, icon: str) -> None:
    scene = agent().has(GREECE, space=space).hand(ROME, "flank").place(AgentAction(GREECE))
    assert part(scene.option("trade.rome").hint, "icon") == icon
    independents = scene.option("trade.independents").hint
    assert part(independents, "icon") == ("none" if icon == "spy" else icon)


@rule("CON-11.16")
def test_no_flag_promises_a_third_action() -> None:
    scene = agent().has(GREECE, space=7, agent="trade.rome")
    scene.place(AgentAction(GREECE, again=True))
    assert part(scene.option("trade.egypt").hint, "icon") == "none"
    assert part(scene.option("trade.independents").hint, "icon") == "none"
