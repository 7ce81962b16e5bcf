"""Quests, and the final count (MES-28, MES-29)."""

import pytest

from engines.mesopotamia.ids import GOODS
from engines.mesopotamia.preview.areas import controller
from engines.mesopotamia.preview.quests import fulfilled, needs
from engines.mesopotamia.scoring import lines, result, worths
from engines.mesopotamia.steps.rounds import EndOfRound
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def points(scene: Scene, seat: int) -> dict[str, int]:
    """What a seat has points for, by reason."""
    scene.start_state.attach(CONTENT)
    found = lines(scene.start_state, seat)
    return {line.reason.key.removeprefix("mesopotamia-points-"): line.points for line in found}


def met(scene: Scene, *quests: str) -> list[str]:
    """The quests of Sumer that are fulfilled."""
    scene.start_state.attach(CONTENT)
    return fulfilled(scene.start_state, SUMER, quests)


def three_settlements(**goods: int) -> Scene:
    scene = Scene().goods(SUMER, **goods)
    for area in ("a3", "b4", "c4"):
        scene.force(area, SUMER, settlement=True)
    return scene


# --- quests ---------------------------------------------------------------------------------


@rule("MES-28.1", "MES-28.2")
def test_a_quest_asks_for_settlements_and_goods() -> None:
    assert met(three_settlements(stone=1), "urban_league") == ["urban_league"]
    assert met(three_settlements(), "urban_league") == []
    assert met(Scene().goods(SUMER, stone=1), "urban_league") == []


@rule("MES-28.3", "MES-28.5", "MES-A33")
@pytest.mark.parametrize(("level", "fits"), [(2, False), (3, True), (4, True)])
def test_a_quest_asks_for_technologies_of_a_level_or_higher(level: int, fits: bool) -> None:
    scene = Scene().goods(SUMER, tablet=2).levels(SUMER, research=level, grow=3)
    assert met(scene, "school_of_the_kiln") == ["school_of_the_kiln"] * fits


@rule("MES-28.3")
@pytest.mark.parametrize(
    ("lang", "names"), [("en", ["Literature", "Pottery"]), ("es", ["Literatura", "Cerámica"])]
)
def test_a_quest_names_its_technologies_as_the_rulebook_does(lang: str, names: list[str]) -> None:
    scene = Scene()
    scene.start_state.attach(CONTENT)
    words = said(needs(scene.start_state, "school_of_the_kiln"), lang)
    assert all(name in words for name in names)


@rule("MES-28.4")
def test_a_quest_asks_for_a_level_of_population() -> None:
    scene = Scene().goods(SUMER, food=1).seal("population", SUMER, 6)
    assert met(scene, "teeming_cities") == []
    assert met(scene.seal("population", SUMER, 7), "teeming_cities") == ["teeming_cities"]


@rule("MES-28.6", "MES-28.7", "MES-T28")
def test_goods_serve_one_quest_alone_and_all_else_several() -> None:
    both = ["urban_league", "master_builders"]
    scene = three_settlements(stone=2).levels(SUMER, build=3, gather=3)
    assert len(met(scene, *both)) == 1
    assert met(scene.goods(SUMER, stone=3), *both) == both


@rule("MES-28.6", "MES-EX18")
def test_as_many_quests_as_possible_are_fulfilled() -> None:
    scene = Scene().goods(SUMER, food=1).seal("population", SUMER, 7)
    scene.seal("population", SUMER, 7).force("b4", SUMER, chariot=2)
    both = ["teeming_cities", "chariot_lords"]
    assert met(scene, *both) == ["teeming_cities"]
    assert met(scene.goods(SUMER, food=2), *both) == both


# --- the count ------------------------------------------------------------------------------


@rule("MES-27.10", "MES-29.1", "MES-29.2")
def test_places_on_both_tracks_bring_points() -> None:
    scene = Scene().seal("events", SUMER, 9).seal("events", BABYLON, 7)
    scene.seal("population", ELAM, 5).seal("population", SUMER, 4)
    tracks = [
        [points(scene, seat).get(name, 0) for seat in range(4)] for name in ("events", "population")
    ]
    assert tracks == [[9, 3, 6, 0], [6, 0, 3, 9]]


@rule("MES-29.12")
def test_of_two_the_second_gets_the_points_of_the_second_place() -> None:
    scene = Scene(players=2)
    assert sorted(points(scene, seat)["events"] for seat in range(2)) == [6, 9]


@rule("MES-29.3", "MES-29.4")
def test_tiles_and_trade_tokens_bring_what_stands_on_them() -> None:
    scene = Scene().at(claims={"envoys": SUMER, "timber_for_grain": SUMER, "grain_tax": AKKAD})
    scene.realm(SUMER).tiles = ["terrace_foundations"]
    found = points(scene, SUMER)
    assert found["gardens"] == CONTENT.gardens["terrace_foundations"].points
    assert found["trade"] == CONTENT.trades["envoys"].points


@rule("MES-29.5")
def test_a_token_brings_its_points_to_whoever_controls_the_area() -> None:
    event = next(event for event, row in CONTENT.events.items() if row.points)
    scene = Scene().force("d3", ELAM, settlement=True)
    scene.start_state.grounds["d3"].shown = event
    assert points(scene, ELAM)["tokens"] == CONTENT.events[event].points
    assert "tokens" not in points(scene, SUMER)


@rule("MES-29.6", "MES-29.9", "MES-29.10", "MES-T29")
def test_a_settlement_brings_a_point_and_its_area_another_one_once() -> None:
    scene = Scene().force("b4", SUMER, settlement=True, spearman=1).force("a2", SUMER, spearman=1)
    scene.force("b5", SUMER, rams=1).ship("t3", SUMER)
    scene.start_state.grounds["b4"].shown = "plain.2"  # worth 3
    found = points(scene, SUMER)
    assert (found["settlements"], found["areas"], found["tokens"]) == (1, 1, 3)


@rule("MES-29.7")
def test_each_quest_fulfilled_brings_two_points() -> None:
    scene = three_settlements(stone=1).hand(SUMER, "urban_league", "river_masters")
    assert points(scene, SUMER)["quests"] == 2


@rule("MES-29.8")
def test_quests_are_hidden_from_others_until_the_end() -> None:
    scene = Scene("babylonian", "sumerian", last_round="5").at(round=5).hand(0, "river_masters")
    scene.place(EndOfRound())
    table = scene.playing.table
    assert table.over
    assert scene.told == ["quests-shown", "ended-rounds"]
    assert table.story.revealed
    assert table.pieces(1).state.realms[0].hand == ["river_masters"]
    going_on = Scene("babylonian", "sumerian").hand(0, "river_masters").place(Turn(0))
    assert going_on.playing.table.pieces(1).state.realms[0].hand == ["?"]
    assert going_on.playing.table.pieces(0).state.realms[0].hand == ["river_masters"]


@rule("MES-1.4", "MES-27.5", "MES-29.10")
def test_most_points_win_and_the_population_track_breaks_ties() -> None:
    scene = Scene(players=2).seal("population", AKKAD, 3)
    assert [points(scene, seat) for seat in range(2)] == [
        {"events": 6, "population": 6},
        {"events": 9, "population": 9},
    ]
    scene.seal("events", SUMER, 2)
    found = result(scene.start_state)
    assert [score.total for score in found.scores] == [15, 15]
    assert found.winners == [AKKAD]
    assert found.tie_break is not None
    scene.force("b4", SUMER, spearman=1)
    found = result(scene.start_state)
    assert (found.winners, found.tie_break) == ([SUMER], None)
    assert [score.rank for score in found.scores] == [1, 2]


def test_simple_players_prefer_points_and_what_promises_some() -> None:
    poor, rich = Scene(players=2).place(Turn(0)), Scene(players=2).goods(SUMER, tablet=3)
    rich.force("b4", SUMER, spearman=1).place(Turn(0))
    before, after = (worths(one.playing.table.view(SUMER)) for one in (poor, rich))
    assert before[SUMER] < after[SUMER]
    assert before[AKKAD] >= after[AKKAD]


def stands(**goods: int) -> int:
    """What a seat is worth with goods, to simple players."""
    scene = Scene(players=2).goods(SUMER, **goods).place(Turn(SUMER))
    return worths(scene.playing.table.view(SUMER))[SUMER]


@pytest.mark.parametrize("good", GOODS)
def test_what_simple_players_hoard_promises_them_less_than_what_they_need(good: str) -> None:
    few, enough, many = stands(**{good: 3}), stands(**{good: 12}), stands(**{good: 21})
    assert stands() < few
    assert many - enough < few - stands()


# --- control --------------------------------------------------------------------------------


def in_control(scene: Scene, area: str = "b4") -> int | None:
    scene.start_state.attach(CONTENT)
    return controller(scene.start_state, area)


@rule("MES-29.9")
def test_units_go_before_a_settlement_and_several_contest_an_area() -> None:
    scene = Scene().force("b4", ELAM, settlement=True)
    assert in_control(scene) == ELAM
    assert in_control(scene.force("b4", SUMER, spearman=1)) == SUMER
    assert in_control(scene.force("b4", AKKAD, archer=1)) is None
    assert in_control(scene, "a2") == SUMER
    assert in_control(scene, "b5") is None


@rule("MES-29.9")
def test_beside_a_tribe_units_control_nothing() -> None:
    scene = Scene().force("b1", SUMER, spearman=1)
    assert in_control(scene, "b1") == SUMER
    scene.start_state.grounds["b1"].tribe = {"spearman": 1}
    assert in_control(scene, "b1") is None
