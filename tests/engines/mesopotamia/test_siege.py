"""The Siege of Ur: set-up, turns, and how it ends (MES-32)."""

import pytest

from engines.core import ChooseMany
from engines.core.errors import UndoRefused
from engines.mesopotamia.ids import (
    BY_GARDENS,
    BY_LOT,
    EXPLORE,
    GATHER,
    GROW,
    KNUCKLE,
    LAND,
    SIEGE,
    STAR,
    UR_FAMOUS,
    UR_GREAT,
    UR_TAKEN,
    WARFARE,
)
from engines.mesopotamia.rules.reach import marches
from engines.mesopotamia.steps.exploring import Explore
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.rounds import EndOfRound, Round
from engines.mesopotamia.steps.siege import UrTurn
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.marching import ends, exploring
from tests.engines.mesopotamia.sieges import CARDS, HERE, THERE, deck, opened, siege, turn
from tests.rulebook import rule

CITY = "d8"


# --- set-up ---------------------------------------------------------------------------------


@rule("MES-32.3", "MES-A25")
def test_the_besieger_begins_in_start_area_1_with_what_is_special_to_its_empire() -> None:
    state = opened(SIEGE, "akkadian").state
    assert state.realms[HERE].home == "a2"
    assert state.grounds["a2"].units(HERE) == 1
    assert state.grounds["a2"].force(HERE).units == {"archer": 1}  # type: ignore[union-attr] # there
    assert opened(SIEGE, "sumerian").topic == "first-die"
    assert opened(SIEGE, "elamite", "akkadian").topic == "outpost"


@rule("MES-32.3")
def test_two_quests_of_three_are_kept() -> None:
    asked = opened(SIEGE).asked
    assert isinstance(asked, ChooseMany)
    assert (asked.least, asked.most, len(asked.options)) == (2, 2, 3)


@rule("MES-32.3", "MES-32.4")
@pytest.mark.parametrize(("empire", "level"), [("akkadian", 1), ("babylonian", 2)])
def test_the_seals_of_ur_begin_on_the_first_spaces_below_the_others(
    empire: str, level: int
) -> None:
    state = opened(SIEGE, empire).state
    assert state.events.stacks[0] == [THERE, HERE]
    assert state.population.space(THERE) == 1
    assert state.population.space(HERE) == level
    assert state.population.ahead(HERE, THERE)


@rule("MES-32.4", "MES-A26")
def test_there_are_tokens_but_in_two_areas_no_blocks_no_tribes_and_the_trade_of_four() -> None:
    state = opened(SIEGE).state
    spaces = CONTENT.spaces(4)
    assert {area for area, one in state.grounds.items() if one.token} == {*spaces} - {"c8", "d7"}
    assert not any(one.tribe for one in state.grounds.values())
    assert not any(state.is_blocked(area) for area in state.grounds)
    assert len(state.market) == len(CONTENT.slots_used(4)) == 12


@rule("MES-32.1", "MES-32.4", "MES-32.7", "MES-32.19")
def test_ur_begins_with_its_garrison_a_complete_ziggurat_and_nothing_else() -> None:
    state = opened(SIEGE, "akkadian", "babylonian").state
    ur = state.realms[THERE]
    assert (ur.home, ur.ziggurat) == (CITY, 6)
    assert [area for area, one in state.grounds.items() if one.wall == THERE] == ["c8", "d7", "d9"]
    assert state.settlements(THERE) == ["c8", "c9", "d7"]
    assert state.ships_of(THERE) == ["e7", "g2"]
    forces = {area: one.units for area, one in state.forces(THERE) if one.units}
    assert forces == {"c7": {"horseman": 1}, "c8": {"archer": 1}, "d7": {"spearman": 1}}
    assert not any(ur.goods.values())
    assert not ur.hand


@rule("MES-32.1")
def test_ur_has_the_pieces_of_any_other_empire_in_play() -> None:
    found = opened(SIEGE, "mari", BY_LOT)
    assert "empire-drawn" in found.told
    assert found.state.realms[THERE].empire in {*CONTENT.empires} - {"mari"}
    assert opened(SIEGE, "mari", "hittite").state.realms[THERE].empire == "hittite"


@rule("MES-32.5")
def test_the_deck_of_ur_has_five_cards_that_nobody_knows_the_order_of() -> None:
    scene = opened(SIEGE)
    assert sorted(scene.state.ur_deck) == sorted(CARDS)
    for seat in (None, HERE):
        assert scene.playing.table.view(seat).state.ur_deck != scene.state.ur_deck


@rule("MES-32.6")
def test_the_units_left_stand_beside_the_track() -> None:
    state = opened(SIEGE).state
    left = {kind: (CONTENT.pool[kind].level, state.stock(THERE, kind)) for kind in LAND}
    assert left == {"spearman": (1, 2), "archer": (3, 2), "horseman": (5, 1), "chariot": (7, 2)}


# --- rounds ---------------------------------------------------------------------------------


@rule("MES-32.8")
@pytest.mark.parametrize(("level", "order"), [(3, [HERE, THERE]), (1, [THERE, HERE])])
def test_whoever_is_higher_on_the_population_track_goes_first(level: int, order: list[int]) -> None:
    scene = siege().seal("population", HERE, level).seal("population", THERE, 2)
    scene.at(ur_deck=deck(STAR, GATHER)).place(Round())
    assert scene.state.order == order
    assert scene.state.active == HERE
    assert ("ur-card-star" in scene.told) == (order[0] == THERE)


@rule("MES-32.8")
def test_the_turn_of_the_besieger_is_played_as_always() -> None:
    assert EXPLORE in siege().force("a2", HERE, spearman=1).place(Turn(HERE)).options


@rule("MES-32.9", "MES-32.16")
def test_ur_carries_out_two_cards_which_go_back_to_random_places() -> None:
    places = set()
    for seed in range(30):
        scene = siege()
        scene.draws = {"ur": seed}
        scene.at(ur_deck=[STAR, GROW, EXPLORE, GATHER, WARFARE]).place(UrTurn(THERE))
        after = scene.state.ur_deck
        assert scene.told[:3] == ["ur-card-star", "ur-card-grow", "ur-grows"]
        assert [card for card in after if card not in (STAR, GROW)] == [EXPLORE, GATHER, WARFARE]
        places.add((after.index(STAR), after.index(GROW)))
    assert {star for star, _ in places} == {0, 1, 2, 3, 4}
    assert len(places) > 10


@rule("MES-32.9")
def test_what_ur_has_revealed_cannot_be_taken_back() -> None:
    scene = siege().seal("population", HERE, 2).force("a2", HERE, spearman=1)
    scene.at(ur_deck=deck(STAR, GATHER)).place(Round())
    scene.answer("end")
    assert "ur-card-gather" in scene.told
    with pytest.raises(UndoRefused):
        scene.playing.undo(HERE)


@rule("MES-32.10")
def test_after_both_turns_comes_solo_combat_and_then_the_end_of_the_round() -> None:
    scene = siege().seal("population", HERE, 2).goods(HERE, knuckle=3)
    scene.force("c4", HERE, spearman=1).force("c4", THERE, spearman=1)
    scene.at(ur_deck=deck(STAR, GATHER)).place(Round()).answer("end")
    assert (scene.topic, scene.pending.seat) == ("assign", HERE)
    assert scene.told.index("ur-card-gather") < scene.told.index("engaged")
    scene.answer({})
    while scene.state.round == 3:
        scene.answer(scene.safe)
    assert scene.told.index("held") < len(scene.told) - 1 - scene.told[::-1].index("round")


# --- how it ends ----------------------------------------------------------------------------


def before_ur() -> Scene:
    """Spearmen of the besieger with a ram stand in the breach beside Ur, in its turn."""
    scene = siege().force("c8", HERE, rams=1, spearman=2).at(ur_deck=deck(STAR))
    return scene.seal("population", HERE, 4).place(Explore(HERE, 2), CombatPhase(), EndOfRound())


@rule("MES-32.1", "MES-32.22")
def test_a_ram_that_comes_to_ur_with_its_unit_wins_in_the_middle_of_the_turn() -> None:
    scene = before_ur().answer("spearman.c8.d8.ram")
    assert (scene.state.ended, scene.winners) == (UR_TAKEN, [HERE])
    assert scene.playing.over
    assert scene.told[-2:] == ["ur-stormed", f"ended-{UR_TAKEN}"]
    result = scene.playing.result()
    assert result is not None
    assert [one.total for one in result.scores] == [
        sum(x.points for x in result.scores[0].lines),
        None,
    ]
    assert [one.rank for one in result.scores] == [1, 2]


@rule("MES-32.1")
@pytest.mark.parametrize("there", [{"spearman": 1}, {"rams": 1}])
def test_neither_a_ram_nor_a_unit_alone_takes_ur(there: dict[str, int]) -> None:
    scene = siege().force(CITY, HERE, **there).force("c6", HERE, spearman=1)  # type: ignore[arg-type]
    scene.at(ur_deck=deck(STAR)).seal("population", HERE, 4).place(Explore(HERE, 1))
    scene.answer("spearman.c6.c5")
    assert scene.state.ended == ""
    assert "ur-stormed" not in scene.told


@rule("MES-32.18")
def test_units_enter_ur_with_a_ram_alone_and_go_no_further() -> None:
    scene = siege().force("c8", HERE, rams=1, spearman=1, horseman=1).seal("population", HERE, 4)
    for area in ("c7", "c9"):  # where it must stop, so that all other ways lead through Ur
        scene.force(area, THERE, spearman=1)
    scene.place(Explore(HERE, 2))
    assert "d8" not in ends(scene, "spearman", "c8")
    found = ends(scene, "horseman", "c8")
    assert "d8.ram" in found
    assert not any(end.startswith(("d7", "d9")) for end in found)


@rule("MES-32.18")
def test_outside_the_siege_nobody_enters_the_start_area_of_others() -> None:
    scene = Scene("sumerian", "akkadian").force("c8", 0, spearman=1, rams=1)
    assert not any(".d8" in one for one in marches(exploring(scene, seat=0).state, 0))


@rule("MES-32.18", "MES-32.21")
def test_a_wall_of_ur_needs_a_ram_of_its_own() -> None:
    scene = siege().force("c7", HERE, spearman=1).seal("population", HERE, 4)
    scene.start_state.grounds["c8"].wall = THERE
    scene.place(Explore(HERE, 1))
    assert "c8" not in ends(scene, "spearman", "c7")
    scene = siege().force("c7", HERE, spearman=1, rams=2).seal("population", HERE, 4)
    scene.start_state.grounds["c8"].wall = THERE
    scene.place(Explore(HERE, 1), CombatPhase()).answer("spearman.c7.c8.ram")
    assert scene.state.grounds["c8"].wall is None
    assert scene.state.on_map(HERE, "ram") == 1


@rule("MES-32.2", "MES-T26")
@pytest.mark.parametrize("level", [3, 8])
def test_the_siege_has_failed_when_ur_grows_to_the_last_level_taken_or_not(level: int) -> None:
    scene = siege().seal("population", HERE, level).seal("population", THERE, 7)
    scene.at(ur_deck=deck(GROW, WARFARE)).place(UrTurn(THERE), Turn(HERE))
    assert (scene.state.ended, scene.winners) == (UR_GREAT, [THERE])
    assert scene.told == ["ur-card-grow", "ur-grows", f"ended-{UR_GREAT}"]
    result = scene.playing.result()
    assert result is not None
    assert [one.rank for one in result.scores] == [2, 1]


@rule("MES-32.2")
@pytest.mark.parametrize("space", [3, 15])
def test_the_siege_has_failed_when_ur_comes_to_the_last_space_of_the_event_track(
    space: int,
) -> None:
    scene = siege().seal("events", HERE, space).seal("events", THERE, 14)
    turn(scene.force("c6", THERE, spearman=1).token("c6", "desert.1"), EXPLORE)
    assert scene.state.ended == UR_FAMOUS
    assert scene.playing.over


@rule("MES-32.4")
def test_complete_gardens_end_nothing() -> None:
    scene = siege().at(built=5, tile=None, ur_deck=deck(STAR, GATHER))
    scene.realm(HERE).tiles = [
        *("palace_orchard", "brick_vaults", "fruit_terrace", "palm_promenade", "queens_summit")
    ]
    scene.seal("population", HERE, 2).place(EndOfRound())
    assert scene.state.ended != BY_GARDENS
    assert scene.state.round == 3


@rule("MES-32.22")
def test_the_besieger_has_its_points_and_ur_has_none() -> None:
    scene = siege().seal("events", THERE, 9).seal("population", HERE, 4)
    scene.force("c8", HERE, spearman=1, rams=1).force("c4", HERE, settlement=True)
    scene.place(Explore(HERE, 1)).answer("spearman.c8.d8.ram")
    result = scene.playing.result()
    assert result is not None
    told = {line.reason.key.rpartition("-")[2]: line.points for line in result.scores[0].lines}
    # Second on the event track of two, first on the population track (MES-29.12).
    assert told == {"events": 6, "population": 9, "settlements": 1, "areas": 1}
    assert result.scores[1].lines == []


@rule("MES-32.22")
def test_in_combat_the_event_track_decides_ties_for_ur_and_it_keeps_its_knuckles() -> None:
    scene = siege(combat="simple").seal("events", THERE, 3).goods(THERE, knuckle=2)
    scene.force("c4", HERE, spearman=1).force("c4", THERE, spearman=1)
    turn(scene, GATHER)
    assert scene.state.realms[THERE].goods[KNUCKLE] == 2
    scene = siege(combat="simple").seal("events", THERE, 3)
    scene.force("c4", HERE, spearman=1).force("c4", THERE, spearman=1).place(CombatPhase())
    assert scene.state.grounds["c4"].armed() == [THERE]
