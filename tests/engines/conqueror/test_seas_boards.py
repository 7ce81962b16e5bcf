"""The choice of player boards (CON-27.3), and that it leaves all else as it is."""

from engines.conqueror.ids import BASE
from engines.conqueror.steps.boards import PlayerBoards
from engines.core import Choose
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene, begin, state_of
from tests.engines.scene import said
from tests.rulebook import rule


def _asked(scene: Scene) -> list[int]:
    return sorted(one.seat for one in scene.playing.table.pending.values())


@rule("CON-27.3")
def test_each_player_may_choose_the_base_board_or_one_of_two_others_all_at_once() -> None:
    scene = Scene(3).place(PlayerBoards())
    assert _asked(scene) == [CARTHAGE, ROME, GREECE]
    assert scene.offered(ROME) == ["base", "a", "b"]
    scene.say(GREECE, "b").say(CARTHAGE, BASE).say(ROME, "a")
    assert [nation.board for nation in scene.state.nations] == ["carthage", "rome.a", "greece.b"]


@rule("CON-27.3")
def test_who_chooses_nothing_plays_with_the_base_board() -> None:
    scene = Scene(3).place(PlayerBoards())
    asked = scene.ask(ROME)
    assert asked.default == BASE


def test_a_board_is_told_with_its_elite_unit_and_its_power() -> None:
    asked = Scene(3).place(PlayerBoards()).ask(ROME)
    assert isinstance(asked, Choose)
    told = [(said(one.label, "en"), said(one.hint, "en")) for one in asked.options]
    assert told[2] == (
        "Board B · Its siege engines have +1 strength when attacking a fort",
        "Elite Infantry · Strength 2, infantry: gives 1 shield",
    )


@rule("CON-27.3", "CON-1.5")
def test_boards_are_chosen_first_and_with_the_expansion_alone() -> None:
    for mode in ("emperor", "conquest"):
        chosen = begin(3, mode=mode, seas_of_destiny="on")
        assert state_of(chosen).phase == "boards"
        assert {one.topic.key for one in chosen.table.pending.values()} == {"conqueror-topic-board"}
        for seas in ("off", "base_boards"):
            other = begin(3, mode=mode, seas_of_destiny=seas)
            assert state_of(other).phase != "boards"
            assert [nation.side for nation in state_of(other).nations] == [BASE] * 3


@rule("CON-27.3")
def test_barracks_and_starting_units_are_those_of_the_base_board() -> None:
    match = begin(3, seas_of_destiny="on")
    before = [dict(nation.barracks) for nation in state_of(match).nations]
    lands = {place: here.army.units for place, here in state_of(match).lands.items()}
    for asked in [*match.table.pending.values()]:
        match.answer(asked.id, asked.seat, "a")
    after = state_of(match)
    assert [nation.side for nation in after.nations] == ["a"] * 3
    assert [nation.barracks for nation in after.nations] == before
    assert {place: here.army.units for place, here in after.lands.items()} == lands
