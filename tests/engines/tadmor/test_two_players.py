"""Two players (TAD-15)."""

import pytest

from engines.tadmor.ids import REGIONS, UPGRADES
from tests.engines.scene import at_random
from tests.engines.tadmor.build import BLUE, CONTENT, RED, STEPS, Scene, begin, state_of
from tests.rulebook import rule

REMOVED = {
    *("i7", "i12", "i13", "i15", "i17"),
    *("i22", "i25", "i26", "i31", "i32", "i36"),
    *("i45", "i46", "i48"),
}
GONE = {"ns2", "ns3", "ss2", "ss3", "eu2", "eu3", "da5", "eb4"}


@rule("TAD-15.1", "TAD-2.1")
def test_the_back_of_the_board_lacks_some_actions() -> None:
    offered = {one.partition(".")[0] for one in Scene(2).start("placement").options}
    assert {*CONTENT.board[False]} - offered == GONE


@rule("TAD-15.1", "TAD-A27")
def test_two_players_buy_upgrades_on_three_spaces() -> None:
    spaces = [name for name, space in CONTENT.spaces.items() if space.action == "upgrade"]
    assert sorted(spaces) == ["da5", "eb3", "pa1", "pa2"]
    assert {"eb3", "pa1", "pa2"} <= {*Scene(2).start("placement").options}
    assert "da5" not in Scene(2).start("placement").options


@rule("TAD-15.1", "TAD-11.5")
@pytest.mark.parametrize(("turn", "era"), [(3, 2), (6, 3)])
def test_six_upgrades_are_on_display(turn: int, era: int) -> None:
    display = Scene(2, turn).start("end").state.display
    assert len(display) == 6
    assert {CONTENT.upgrades[tile].era for tile in display} == {era}


@rule("TAD-15.2")
def test_fourteen_upgrades_are_not_in_play() -> None:
    assert {tile for tile in UPGRADES if not CONTENT.upgrades[tile].two} == REMOVED
    assert len(REMOVED) == 14


@rule("TAD-15.2")
@pytest.mark.parametrize("first_upgrade", ["starting", "any"])
def test_removed_upgrades_never_come_up(first_upgrade: str) -> None:
    shown: set[str] = set()
    for seed in range(6):
        for match, _ in at_random(begin(2, f"{seed}", first_upgrade=first_upgrade), f"{seed}"):
            shown |= {*state_of(match).display}
            shown |= {tile for player in state_of(match).players for tile in player.upgrades}
    assert not shown & REMOVED
    assert len(shown) > 28


@rule("TAD-15.3")
def test_raids_are_the_same_with_two() -> None:
    scene = Scene(2, turn=4).raid("palmyra", attacked="ebla").stands(pa1=RED, da1=BLUE, em4=BLUE)
    scene.start("raiders")
    assert scene.at("pa1", "da1") == [None, BLUE]
    assert sorted(scene.options) == sorted({*REGIONS, "decline"} - {"palmyra"})


@rule("TAD-15.3")
def test_the_taxes_are_the_same_with_two() -> None:
    scene = Scene(2, turn=5).has(BLUE, height=3).start("resolution")
    assert scene.points() == [7, 7]
    assert Scene(2, turn=2).start("resolution").points() == [10, 10]


@rule("TAD-15.3")
def test_a_new_era_is_the_same_with_two() -> None:
    scene = Scene(2, turn=6).has(RED, height=5).has(BLUE, height=2)
    assert scene.place(STEPS["EndPhase"]()).points() == [20, 14]
