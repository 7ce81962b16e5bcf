"""The rulebook's example of a whole turn, step by step (TAD-EX23)."""

from tests.engines.tadmor.build import BLUE, RED, Scene
from tests.rulebook import rule

PLACEMENTS = [
    *((RED, "da1"), (BLUE, "ss1"), (RED, "pa1"), (BLUE, "eu4"), (RED, "ns1")),
    *((BLUE, "pa4"), (RED, "em3"), (BLUE, "em4"), (RED, "eu1"), (BLUE, "pa2")),
]


def second_turn() -> Scene:
    """The position of the example: it assumes a raid on the Euphrates in turn 1 (TAD-A18, TAD-A19)."""
    scene = Scene(2, turn=1).display("i5", "i6", "i8", "i9", "i10")
    scene.has(RED, upgrades=["i1", "i14"], height=3, wood=2, gold=1, hand=["k2", "k9"])
    scene.has(BLUE, upgrades=["i4"], goods={"glass": 1}, completed=["k16"], hand=["k21"])
    scene.has(BLUE, wood=2, marble=1).first(RED)
    return scene.raid("south_sea", by=RED, attacked="euphrates").start("turn")


@rule("TAD-EX23", "TAD-A18", "TAD-A19")
def test_the_second_turn_of_the_rulebook_leads_to_the_printed_stocks() -> None:
    scene = second_turn()
    assert (scene.state.turn, scene.state.phase) == (2, "placement")
    for seat, place in PLACEMENTS:
        assert scene.seats == [seat]
        scene.does(seat, place)
    # Raiders: the stone ship returns, the cards change places, blue picks a region but not the South Sea.
    assert (scene.at("ss1"), scene.reserve(BLUE)[1]) == ([None], 1)
    assert (scene.state.attacked, scene.player(RED).raider) == ("south_sea", None)
    assert "euphrates" in scene.offered(BLUE)
    assert "south_sea" not in scene.offered(BLUE)
    scene.does(BLUE, "ebla")
    assert (scene.player(BLUE).raider, scene.reserve(BLUE)) == ("ebla", (1, 1))
    # Resolution: wood, stone, marble, gold after each step, and the counts printed beside it.
    scene.does(RED, "use.eu1")
    assert scene.resources(RED) == (2, 0, 0, 3)
    scene.does(RED, "buy.i10", {"wood": 1})
    # What is left to collect comes when the own purchases are over: one wood is paid, four come.
    assert scene.resources(RED) == (5, 0, 0, 3)
    scene.does(BLUE, "buy.i5", {"wood": 1})
    assert scene.resources(BLUE) == (1, 0, 1, 0)
    scene.does(BLUE, "trade.wood-marble")
    assert (scene.warehouse(BLUE), scene.traded(BLUE)) == ((0, 0, 1, 0), (0, 0, 1, 0))
    scene.does(BLUE, "trade.marble-stone.stone")
    assert (scene.warehouse(BLUE), scene.traded(BLUE)) == ((0, 0, 0, 0), (0, 2, 1, 0))
    scene.does(BLUE, "return.k16", {"stone": 3, "marble": 2})
    assert (scene.warehouse(BLUE), scene.traded(BLUE)) == ((0, 0, 0, 0), (0, 5, 3, 0))
    scene.does(BLUE, "use.eu4")
    assert (scene.resources(BLUE), scene.player(BLUE).rare_goods) == ((0, 0, 3, 0), 2)
    scene.does(RED, "trade.wood", {"marble": 2})
    assert (scene.warehouse(RED), scene.traded(RED)) == ((3, 0, 0, 3), (0, 0, 2, 0))
    scene.does(RED, "use.da1")
    assert (scene.resources(RED), scene.heights(RED)) == ((2, 0, 0, 3), [6])
    assert (scene.player(RED).camels, scene.at("em3")) == (4, [None])
    # Kingdom: no prestige, no tax. End of turn: blue's marble moves, nobody discards, turn 3 begins.
    scene.does(RED, "done")
    assert (scene.state.turn, scene.state.phase) == (3, "placement")
    assert (scene.warehouse(BLUE), scene.traded(BLUE)) == ((0, 0, 3, 0), (0, 0, 0, 0))
    assert scene.warehouse(RED) == (2, 0, 0, 3)
    assert (scene.reserve(RED), scene.reserve(BLUE)) == ((4, 2), (3, 2))
    assert (scene.points(), scene.state.first) == ([10, 10], RED)
