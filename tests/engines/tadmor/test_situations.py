"""Further situations of placement, raids and the end of a turn, one test each."""

from engines.tadmor.ids import REGIONS, UPGRADES
from tests.engines.tadmor.build import BLUE, GREEN, RED, STEPS, YELLOW, Scene
from tests.rulebook import rule


def north_sea(**places: int) -> Scene:
    """Red reveals the North Sea and has I7; blue has I45."""
    scene = Scene(turn=7).raid("north_sea").has(RED, upgrades=["i7"]).has(BLUE, upgrades=["i45"])
    return scene.stands(ns1=RED, ns2=BLUE, **places)


@rule("TAD-T1")
def test_t1_a_raid_on_the_raiders() -> None:
    scene = Scene(turn=4).raid("emesa").stands(em4=BLUE)
    scene.place(*(STEPS[step]() for step in ("RaidersPhase", "EndPhase", "NextTurn")))
    assert (scene.reserve(BLUE), scene.state.attacked) == ((3, 2), "emesa")
    assert [player.raider for player in scene.state.players] == [None] * 4
    while scene.state.turn == 5:
        assert scene.state.raided is None
        scene.answer(scene.safe)


@rule("TAD-T2")
def test_t2_no_consecutive_raids() -> None:
    for raided in (True, False):
        scene = Scene(turn=4).stands(em4=BLUE)
        if raided:
            scene.raid("south_sea")
        scene.start_state.attacked = None if raided else "south_sea"
        scene.start("raiders")
        others = [name for name in REGIONS if name != "south_sea"]
        assert sorted(scene.options) == sorted([*others, "decline"])


@rule("TAD-T3")
def test_t3_i7_and_i45() -> None:
    scene = north_sea(ns5=GREEN).start("raiders")
    assert scene.at("ns1", "ns2", "ns5") == [RED, BLUE, None]
    assert scene.points() == [10] * 4
    scene = north_sea(ns5=GREEN).has(RED, upgrades=["i7", "i25"]).start("raiders")
    assert scene.points() == [13, 10, 10, 10]


@rule("TAD-T4")
def test_t4_spoils_without_a_victim() -> None:
    scene = north_sea().has(RED, upgrades=["i7", "i25", "i26"]).start("raiders")
    assert scene.at("ns1", "ns2") == [RED, BLUE]
    assert (scene.points(), scene.resources(RED)) == ([11, 10, 10, 10], (0, 0, 0, 1))


@rule("TAD-T17")
def test_t17_storage() -> None:
    has = {"wood": 3, "stone": 3, "traded": {"marble": 5}}
    scene = Scene(turn=5).has(RED, **has, points=13).start("resolution")
    asked = scene.numbers
    assert (asked.least, asked.most) == (3, 3)
    assert sum(scene.answer({"stone": 3}).resources(RED)) == 8
    large = Scene(turn=5).has(RED, **has, upgrades=["i33"]).start("resolution")
    assert large.playing.over
    assert large.resources(RED) == (3, 3, 5, 0)


@rule("TAD-T18")
def test_t18_the_change_of_an_era() -> None:
    scene = (
        Scene(3, turn=3).has(RED, height=6).has(BLUE, height=4).display("i5", "i18").start("end")
    )
    assert scene.points() == [10 + 12, 10 + 8, 10 + 0]
    assert {*scene.state.display} <= {*UPGRADES[18:36]}
    last = Scene(3, turn=9).has(RED, height=6).has(BLUE, height=4)
    last.place(STEPS["EndPhase"](), STEPS["NextTurn"]())
    assert [score.total for score in last.result().scores] == [22, 18, 10]


@rule("TAD-T24")
def test_t24_another_region() -> None:
    scene = Scene(turn=4).raid("palmyra", attacked="ebla").has(BLUE, completed=["k9"])
    scene.stands(pa1=RED, pa4=GREEN, da1=RED, da4=(YELLOW, "ship"), em4=GREEN).start("raiders")
    scene.answer("k9.damascus")
    assert scene.at("pa1", "pa4", "da1", "da4") == [RED, GREEN, None, None]
    assert (scene.state.attacked, scene.player(BLUE).returned) == ("damascus", ["k9"])
    assert "palmyra" in scene.options
    assert "damascus" not in scene.options


@rule("TAD-T25")
def test_t25_a_swap_of_upgrade_spaces() -> None:
    scene = Scene(turn=2).raid("north_sea").has(BLUE, completed=["k14"], wood=1).has(RED, stone=1)
    scene.display("i18", "i6").stands(eb3=BLUE, pa1=RED)
    scene.place(STEPS["RaidersPhase"](), STEPS["ResolutionPhase"]())
    scene.answer("eb3", "pa1")
    assert scene.at("eb3", "pa1") == [RED, BLUE]
    assert scene.asked.seat == BLUE
    scene.answer("buy.i18")
    assert (scene.asked.seat, scene.player(BLUE).upgrades) == (RED, ["i18"])
    assert "buy.i6" in scene.options
    assert "buy.i18" not in scene.options


@rule("TAD-T31")
def test_t31_no_free_space_for_the_last_ship() -> None:
    ships = ("ns1", "ns2", "ns3", "ns5", "ns6", "ss1", "ss2", "ss3", "ss5", "eu1", "eu2", "eu4")
    scene = Scene().stands(**dict(zip(ships, [BLUE, YELLOW, GREEN] * 4, strict=True)))
    for seat in (BLUE, YELLOW, GREEN):
        scene.has(seat, ships=4)
    scene.stands(eu5=RED, da4=(RED, "camel"), pa1=RED).start("placement")
    assert not [place for place in scene.options if place in ships]
    scene.finish()
    assert scene.reserve(RED) == (0, 1)
    assert [scene.reserve(seat) for seat in (BLUE, YELLOW, GREEN)] == [(0, 0)] * 3
