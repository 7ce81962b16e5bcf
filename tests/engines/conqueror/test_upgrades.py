"""Funding unit upgrades (CON-13.1 to CON-13.4)."""

from engines.conqueror.ids import UPGRADES
from engines.conqueror.preview.market import wares
from engines.conqueror.preview.prices import upgrade_price
from engines.conqueror.steps.policies import AgentAction
from tests.engines.conqueror.build import CARTHAGE, CONTENT, EGYPT, ROME, Scene
from tests.rulebook import rule


def funding(*owned: str, coins: int = 30) -> Scene:
    """Carthage with upgrades and coins, about to act."""
    scene = Scene().at(phase="policies").coins(coins).has(CARTHAGE, upgrades=[*owned])
    return scene.place(AgentAction(CARTHAGE))


def offered(scene: Scene) -> list[str]:
    """The upgrades that are offered."""
    return [one.removeprefix("upgrade.") for one in scene.options if one.startswith("upgrade.")]


def against(scene: Scene) -> dict[str, str | None]:
    """What stands against each upgrade."""
    return {one.id.removeprefix("upgrade."): one.why for one in wares(scene.state, CARTHAGE)}


@rule("CON-13.1")
def test_there_are_four_types_of_upgrades() -> None:
    types = [row.type for row in CONTENT.upgrades.values()]
    assert {kind: types.count(kind) for kind in types} == {
        "cavalry": 3,
        "infantry": 3,
        "naval": 2,
        "archer": 2,
    }


@rule("CON-13.2")
def test_four_upgrades_are_the_most_and_none_comes_twice() -> None:
    scene = funding("thoroughbred", "discipline", "rapid_aim")
    assert offered(scene) == [
        one for one in UPGRADES if one not in ("thoroughbred", "discipline", "rapid_aim")
    ]
    scene = funding("thoroughbred", "discipline", "rapid_aim", "deadly_aim")
    assert offered(scene) == []
    assert against(scene)["long_spears"] == "slots"
    assert against(scene)["discipline"] == "owned"


@rule("CON-13.3")
def test_the_second_agent_on_a_type_pays_two_coins_more_and_a_third_finds_no_room() -> None:
    scene = funding()
    scene.nation(ROME).agent = "upgrade.infantry"
    assert upgrade_price(scene.state, CARTHAGE, "long_spears").coins == 6 + 2
    assert upgrade_price(scene.state, CARTHAGE, "deadly_aim").coins == 5
    scene.nation(EGYPT).agent = "upgrade.infantry"
    assert against(scene)["long_spears"] == "spaces"


@rule("CON-13.3")
def test_an_upgrade_is_paid_and_kept() -> None:
    scene = funding(coins=9)
    assert "elite_armor" in offered(scene)
    scene.answer("upgrade.heavy_cavalry")
    carthage = scene.nation(CARTHAGE)
    assert (carthage.coins, carthage.upgrades) == (1, ["heavy_cavalry"])
    assert carthage.agent == "upgrade.cavalry"
    assert scene.state.stock("heavy_cavalry") == 3


@rule("CON-13.4", "CON-EX7")
def test_carthage_pays_twelve_for_its_second_cavalry_upgrade() -> None:
    scene = funding("heavy_cavalry")
    assert "heavy_cavalry" not in offered(scene)
    scene.answer("upgrade.thoroughbred")
    carthage = scene.nation(CARTHAGE)
    assert (carthage.coins, carthage.upgrades) == (18, ["heavy_cavalry", "thoroughbred"])


@rule("CON-13.4")
def test_the_price_goes_by_upgrades_of_the_same_type() -> None:
    scene = funding("thoroughbred", "heavy_cavalry", "rapid_aim")
    prices = {
        one: upgrade_price(scene.state, CARTHAGE, one).coins
        for one in ("aggression", "discipline", "deadly_aim", "naval_mastery")
    }
    assert prices == {"aggression": 16, "discipline": 6, "deadly_aim": 9, "naval_mastery": 6}
