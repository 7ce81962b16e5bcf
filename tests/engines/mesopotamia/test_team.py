"""People together against the automaton: what they do to each other, and do not (MES-34.7, MES-34.9)."""

from engines.mesopotamia.ids import AUTOMATON, TEAM, TRIBE
from engines.mesopotamia.preview.areas import controller, occupied, prizes
from engines.mesopotamia.rules.pinning import pinned
from engines.mesopotamia.rules.reach import marches
from engines.mesopotamia.rules.ways_out import ways_out
from engines.mesopotamia.rules.who_plays import contested, pairings
from engines.mesopotamia.steps.aftermath import Breach, Sieges
from engines.mesopotamia.steps.sinking import Sink
from tests.engines.mesopotamia.build import Scene
from tests.rulebook import rule

ANA, BEN, HOUSE = range(3)


def team(mode: str = TEAM) -> Scene:
    """Ana leads Sumer, Ben Babylon, the automaton Akkad."""
    return Scene("sumerian", "babylonian", "automaton", mode=mode, opponent="akkadian")


@rule("MES-34.7")
def test_a_team_neither_fights_nor_holds_each_other() -> None:
    scene = team().force("c4", ANA, spearman=1).force("c4", BEN, archer=2)
    game = scene.start_state
    assert not contested(game)
    assert pinned(game, "c4", ANA) == 0
    assert "spearman.c4.c5" in [*marches(game, ANA)]
    rivals = team(AUTOMATON).force("c4", ANA, spearman=1).force("c4", BEN, archer=2).start_state
    assert contested(rivals) == ["c4"]
    assert pinned(rivals, "c4", ANA) == 1


@rule("MES-34.7", "MES-34.10", "MES-19.4")
def test_where_a_team_meets_others_only_these_fight_with_each_of_it() -> None:
    scene = team().force("c4", ANA, spearman=1).force("c4", BEN, archer=2)
    game = scene.force("c4", HOUSE, horseman=1).start_state
    game.grounds["c4"].tribe = {"archer": 1}
    met = pairings(game, "c4")
    assert sorted(met) == [(ANA, TRIBE), (BEN, TRIBE), (HOUSE, TRIBE), (HOUSE, ANA), (HOUSE, BEN)]
    assert pinned(game, "c4", HOUSE) == 1


@rule("MES-34.7")
def test_units_and_walls_of_a_team_are_no_obstacle_to_its_retreat_and_its_marches() -> None:
    scene = (
        team().force("c4", ANA, spearman=1).force("c5", BEN, archer=1).force("b4", HOUSE, archer=1)
    )
    scene.start_state.grounds["c5"].wall = BEN
    scene.start_state.grounds["d4"].wall = HOUSE
    assert ways_out(scene.start_state, "c4", ANA) == ["c3", "c5"]
    ends = {one.split(".")[2] for one in marches(scene.start_state, ANA) if ".c4." in one}
    assert ends == {"c3", "c5", "b4"}


@rule("MES-34.9", "MES-29.9")
def test_each_of_a_team_occupies_an_area_that_the_first_of_them_controls() -> None:
    scene = team().force("c4", BEN, settlement=True).force("c4", ANA, spearman=1)
    game = scene.force("c5", ANA, archer=1).force("c5", BEN, spearman=1).start_state
    game.grounds["c4"].shown = "desert.7"
    assert (controller(game, "c4"), controller(game, "c5")) == (BEN, ANA)
    assert (occupied(game, ANA), occupied(game, BEN)) == (["c4", "c5"], ["c4", "c5"])
    assert (prizes(game, ANA), prizes(game, BEN)) == ([], ["desert.7"])


@rule("MES-34.9", "MES-24.2")
def test_a_team_does_not_sack_its_own_settlements_and_the_first_sacks_those_of_the_automaton() -> (
    None
):
    scene = team().force("c4", BEN, settlement=True).force("c4", ANA, spearman=1)
    scene.force("c5", HOUSE, settlement=True).force("c5", BEN, archer=1).force("c5", ANA, archer=1)
    scene.place(Sieges())
    assert scene.pending.seat == BEN
    scene.answer("conquer")
    assert [scene.state.settlements(seat) for seat in (ANA, BEN, HOUSE)] == [[], ["c4", "c5"], []]


@rule("MES-34.7", "MES-23.6", "MES-23.10")
def test_rams_of_a_team_break_no_walls_of_it_and_are_not_captured_by_it() -> None:
    scene = team().force("c4", ANA, spearman=1, rams=1).force("c5", ANA, rams=1)
    scene.force("c5", BEN, archer=1).force("b4", ANA, archer=1, rams=1)
    scene.start_state.grounds["c4"].wall = BEN
    scene.start_state.grounds["b4"].wall = HOUSE
    scene.start_state.population.advance(ANA, 3)
    scene.start_state.realms[ANA].levels["build"] = 4
    scene.start_state.grounds["b4"].force(ANA).rams = 0  # type: ignore[union-attr] # it is there
    scene.place(Breach())
    assert scene.state.grounds["c4"].wall == BEN
    assert scene.state.on_map(ANA, "ram") == 2
    assert scene.state.grounds["b4"].wall == HOUSE


@rule("MES-34.9", "MES-10.6")
def test_ships_of_a_team_lie_beside_each_other_and_sink_with_those_of_the_automaton() -> None:
    scene = team().ship("t4", ANA).ship("t4", BEN)
    scene.ship("e4", ANA).ship("e4", HOUSE).place(Sink())
    assert scene.state.ships["t4"] == [ANA, BEN]
    assert scene.state.ships["e4"] == []
    rivals = team(AUTOMATON).ship("t4", ANA).ship("t4", BEN).place(Sink())
    assert rivals.state.ships["t4"] == []
