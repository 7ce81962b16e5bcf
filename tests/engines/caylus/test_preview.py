"""What would happen as things stand: what the preview says is what then happens."""

import pytest

from engines.caylus import preview
from engines.caylus.ids import COURT, CUBES, LINES, PLACEMENT, ROAD, SPECIAL
from engines.caylus.preview import Post, Target
from engines.caylus.scoring import goods_worth, result
from engines.caylus.state import Caylus
from engines.caylus.steps.castle import CastlePhase
from engines.caylus.steps.road import RoadPhase
from engines.caylus.steps.round import EndPhase
from engines.core import View
from tests.engines.caylus.build import (
    BLUE,
    CARPENTER,
    CONTENT,
    FARM,
    FREE_SPACES,
    GREEN,
    MARKET,
    ORANGE,
    QUARRY,
    RED,
    SAWMILL,
    Scene,
)
from tests.rulebook import rule


def laid(scene: Scene) -> Caylus:
    """A scene to be looked at before anything is played."""
    scene.start_state.attach(CONTENT)
    return scene.start_state


# --- workers ----------------------------------------------------------------------------------


@rule("CAY-5.9", "CAY-5.12", "CAY-5.14", "CAY-5.16")
def test_the_places_of_a_worker_are_those_the_question_offers() -> None:
    scene = Scene().road(9, "quarry", BLUE).road(10, "mason", RED).stands(inn_right=GREEN)
    scene.start("placement")
    found = preview.places(scene.state, RED)
    offered = [one for one in scene.options if one != "pass"]
    assert [str(one.place) for one in found] == [one.removeprefix("road-") for one in offered]
    by_place = {one.place: one for one in found}
    assert by_place[9] == Target(9, 1, BLUE)
    assert by_place[10] == Target(10, 1, None)
    assert {one.price for one in preview.places(scene.state, GREEN)} == {CONTENT.limits.inn_price}


@rule("CAY-5.9")
def test_the_price_of_a_worker_is_what_is_then_paid() -> None:
    scene = Scene().start("placement").answer("pass")
    price = preview.worker_price(scene.state, BLUE)
    assert (price, preview.pays_at_inn(scene.state, BLUE)) == (2, False)
    scene.answer(f"road-{FARM}")
    assert scene.deniers(BLUE) == [10 - price]


@rule("CAY-5.3", "CAY-5.4")
def test_those_who_can_place_nothing_are_told_why() -> None:
    state = laid(Scene().passed(RED).has(BLUE, workers=0).has(GREEN, deniers=0))
    state.phase = PLACEMENT
    state.players[GREEN].workers = 1
    assert [preview.places(state, seat) for seat in (RED, BLUE, GREEN)] == [[], [], []]
    reasons = [preview.hindrance(state, seat) for seat in (RED, BLUE, GREEN)]
    assert reasons == ["passed", "worker", "money"]


def test_nobody_places_a_worker_once_the_placement_is_over() -> None:
    state = laid(Scene())
    state.players[RED].workers, state.phase = 6, SPECIAL
    assert preview.places(state, RED) == []


@rule("CAY-6.1", "CAY-8.1", "CAY-8.2")
def test_workers_are_listed_in_the_order_in_which_they_are_resolved() -> None:
    scene = Scene().stands(gate=RED, stables=[RED], inn_left=RED, castle=[RED])
    state = laid(scene.road(FARM, worker=RED).road(QUARRY, worker=RED).at(provost=FARM))
    assert preview.posts(state, RED) == [
        Post("gate", SPECIAL),
        Post("stables", SPECIAL),
        Post("inn_left", SPECIAL),
        Post(FARM, ROAD),
        Post(QUARRY, 0, beyond=True),
        Post("castle", COURT),
    ]
    state.inn_right = BLUE
    assert preview.posts(state, BLUE) == [Post("inn_right", 0)]


@rule("CAY-8.1", "CAY-8.2")
def test_workers_beyond_the_provost_are_those_that_go_home_with_nothing() -> None:
    scene = Scene().road(SAWMILL, worker=RED).road(QUARRY, worker=BLUE).road(MARKET, worker=RED)
    state = laid(scene.at(provost=SAWMILL))
    assert preview.beyond(state) == [QUARRY, MARKET]
    scene.start("road").finish()
    assert scene.event("home").data["n"] == 2


@rule("CAY-6.14", "CAY-6.15")
@pytest.mark.parametrize(("left", "right"), [(RED, BLUE), (RED, None), (None, BLUE), (None, None)])
def test_whoever_is_kept_at_the_inn_is_there_after_it(left: int | None, right: int | None) -> None:
    scene = Scene().stands(inn_left=left, inn_right=right)
    kept = preview.kept_at_inn(laid(scene))
    scene.start("special").finish()
    assert scene.state.inn_right == kept


# --- the provost ------------------------------------------------------------------------------


@rule("CAY-7.2", "CAY-7.6")
def test_the_ends_of_a_bribed_provost_cost_by_the_space_and_stay_on_the_road() -> None:
    scene = Scene(2).road(FARM, worker=RED).road(QUARRY, worker=RED).at(provost=2, bailiff=2)
    scene.start("provost")
    found = preview.provost_ends(scene.state, RED)
    assert [(end.space, end.price, end.works) for end in found] == [
        *((1, 1, 1), (2, 0, 1), (3, 1, 1), (4, 2, 2), (5, 3, 2)),
    ]
    moves = [f"to-{end.space}" for end in found if end.price]
    assert sorted(scene.options) == sorted(["stay", *moves])


@rule("CAY-6.10")
def test_the_guild_moves_the_provost_at_no_cost() -> None:
    state = laid(Scene().stands(guild=RED))
    state.phase = SPECIAL
    steps = CONTENT.specials["guild"].steps
    found = preview.provost_ends(state, RED)
    assert {end.price for end in found} == {0}
    assert [end.space for end in found] == [*range(6 - steps, 6 + steps + 1)]


@rule("CAY-6.10", "CAY-7.2")
def test_no_move_of_the_provost_is_free_but_by_a_worker_at_the_guild() -> None:
    scene = Scene().stands(guild=RED, joust=BLUE).has(BLUE, cloth=1).start("special")
    price = CONTENT.limits.provost_price
    asked = [end.price for end in preview.provost_ends(scene.state, BLUE)]
    assert asked == [3 * price, 2 * price, price, 0, price, 2 * price, 3 * price]
    scene.answer("stay")
    assert scene.topic == "joust"
    assert [end.price for end in preview.provost_ends(scene.state, RED)] == asked


# --- the next round ---------------------------------------------------------------------------


@rule("CAY-14.2")
@pytest.mark.parametrize("players", [2, 3])
def test_the_next_round_has_the_turn_order_that_was_seen_ahead(players: int) -> None:
    scene = Scene(players).order(*reversed(range(players)))
    ahead = preview.next_order(laid(scene))
    assert ahead == ([0, 1] if players == 2 else [2, 1, 0])
    scene.start("round")
    assert scene.state.order == ahead


@rule("CAY-4.1", "CAY-6.14")
def test_the_next_round_begins_with_what_was_seen_ahead() -> None:
    scene = Scene().road(9, "residence", RED).stands(inn_right=RED)
    assert preview.next_start(laid(scene), RED) == (10 + 2 + 1, 5)
    scene.start("round")
    assert (scene.player().deniers, scene.player().workers) == (13, 5)


@rule("CAY-4.2", "CAY-8.46")
def test_a_residence_that_is_paid_for_counts_for_the_next_income() -> None:
    scene = Scene().road(9, "lawyer", BLUE, worker=RED).road(10, "market", RED, worker=BLUE)
    scene.has(RED, cloth=1).has(BLUE, wood=1).at(provost=10).start("road").answer("road-10")
    assert scene.state.space(10).heir == RED
    assert (preview.next_incomes(scene.state)[RED], scene.state.incomes()[RED]) == (3, 2)
    scene.finish()
    assert preview.next_incomes(scene.state) == scene.state.incomes()
    assert scene.state.incomes()[RED] == 3


@rule("CAY-10.2", "CAY-10.10")
@pytest.mark.parametrize(("provost", "certain"), [(24, True), (22, False)])
def test_the_last_round_is_certain_once_the_provost_stays(provost: int, *, certain: bool) -> None:
    scene = Scene().scored("dungeon", "walls").at(provost=provost, bailiff=22).passed(*range(4))
    scene.road(MARKET, worker=BLUE).has(BLUE, wood=1, workers=5)
    assert not preview.last_round(laid(scene))
    scene.place(RoadPhase(), CastlePhase(), EndPhase())
    assert preview.last_round(scene.state) == certain
    while scene.state.round == 2 and not scene.playing.over:
        scene.answer(scene.safe)
    assert scene.state.ended == certain


@rule("CAY-9.10", "CAY-13.1")
def test_full_towers_make_the_round_the_last_one() -> None:
    scene = Scene().scored("dungeon", "walls").stands(castle=[RED, BLUE])
    for seat in (RED, BLUE):
        scene.has(seat, food=1, wood=1, cloth=1)
    scene.houses(towers=[GREEN] * 13).start("castle")
    assert not preview.last_round(scene.state)
    scene.answer("food.wood.cloth")
    state = scene.state
    assert (preview.last_round(state), preview.batches_to_come(state)) == (True, True)


# --- building ---------------------------------------------------------------------------------


@rule("CAY-1.9")
@pytest.mark.parametrize(
    ("cubes", "missing"),
    [
        ((0, 1, 0, 0, 0), {"any": 1}),
        ((0, 1, 0, 0, 1), {}),
        ((0, 2, 0, 0, 0), {}),
        ((0, 0, 0, 0, 0), {"wood": 1, "any": 1}),
        ((1, 0, 0, 0, 0), {"wood": 1}),
    ],
)
def test_a_building_can_be_built_if_nothing_is_lacking(
    cubes: tuple[int, ...], missing: dict[str, int]
) -> None:
    scene = Scene().has(RED, **dict(zip(CUBES, cubes, strict=True))).road(CARPENTER, worker=RED)
    cost = CONTENT.tiles["market"].cost
    assert preview.lacking(laid(scene).players[RED], cost) == missing
    scene.start("road")
    offered = [] if scene.playing.over else scene.options
    assert any(one.startswith("market.") for one in offered) == (not missing)


@rule("CAY-8.25", "CAY-8.28", "CAY-8.29")
def test_there_is_a_site_on_the_first_free_space_and_on_own_residences() -> None:
    state = laid(Scene().road(9, "residence", RED).road(11, "residence", BLUE))
    assert preview.sites(state, RED, "wood") == [10]
    assert preview.sites(state, RED, "prestige") == [9]
    for number in FREE_SPACES:
        state.space(number).tile = "residence"
    assert preview.sites(state, RED, "stone") == []
    assert preview.sites(state, GREEN, "prestige") == []


# --- the castle -------------------------------------------------------------------------------


@rule("CAY-9.5")
@pytest.mark.parametrize(
    ("cubes", "count"),
    [
        ((0, 9, 9, 9, 9), 0),
        ((1, 1, 0, 1, 0), 1),
        ((2, 3, 0, 1, 0), 1),
        ((2, 2, 0, 2, 0), 2),
        ((3, 2, 2, 1, 1), 3),
        ((9, 5, 5, 0, 0), 5),
    ],
)
def test_so_many_batches_can_be_given_and_no_more(cubes: tuple[int, ...], count: int) -> None:
    scene = Scene().stands(castle=[RED]).has(RED, **dict(zip(CUBES, cubes, strict=True)))
    assert preview.most_batches(laid(scene).players[RED]) == count
    scene.start("castle")
    given = 0
    while not scene.playing.over and scene.asked.topic.key == "caylus-topic-batch":
        left = scene.player()
        batch = max(preview.batches(left), key=lambda one: sum(map(left.amount, one)))
        scene.answer(".".join(batch))
        given += 1
    assert given == count


@rule("CAY-9.7", "CAY-9.8")
def test_batches_beyond_a_section_score_as_in_the_next() -> None:
    scene = Scene().stands(castle=[RED]).scored("dungeon").has(RED, food=3, wood=3, stone=3)
    scene.houses(walls=[BLUE] * 9)
    assert preview.batch_points(laid(scene), scene.start_state.players[RED]) == (3, 4 + 3 + 3)
    scene.start("castle").answer(*["food.wood.stone"] * 3)
    assert scene.points(RED) == [10 + 4 + 3 + 3]


@rule("CAY-9.8")
def test_where_no_part_is_free_batches_bring_nothing() -> None:
    scene = Scene().scored("dungeon").has(RED, food=3, wood=3, stone=3)
    parts = {name: CONTENT.sections[name].parts for name in ("walls", "towers")}
    scene.houses(**{name: [BLUE] * number for name, number in parts.items()})
    assert preview.batch_points(laid(scene), scene.start_state.players[RED]) == (0, 0)


# --- royal favours ----------------------------------------------------------------------------


@rule("CAY-12.7", "CAY-12.8", "CAY-A42")
def test_on_cubes_and_buildings_a_lower_column_may_be_used_too() -> None:
    state = laid(Scene().scored("dungeon").has(RED, favours=dict.fromkeys(LINES, 2)))
    found = {line: preview.usable_columns(state, RED, line) for line in LINES}
    assert found["prestige"] == found["deniers"] == [3]
    assert found["cubes"] == [1, 2, 3]
    assert found["buildings"] == [2, 3]


@rule("CAY-12.11")
def test_a_line_already_used_in_this_phase_gives_nothing_more() -> None:
    state = laid(Scene().has(RED, lines_used=["cubes"]))
    assert preview.usable_columns(state, RED, "cubes") == []
    assert preview.open_lines(state.players[RED]) == ["prestige", "deniers", "buildings"]


@rule("CAY-8.40", "CAY-12.18")
def test_a_favour_makes_the_lawyer_cheaper() -> None:
    state = laid(Scene())
    column = next(one for one in CONTENT.lines["buildings"].columns if one.builds == "residence")
    assert preview.lawyer_fee(state, {}) == {"deniers": 1, "cloth": 1}
    assert preview.lawyer_fee(state, column.discount) == {"cloth": 1}


# --- what there is ----------------------------------------------------------------------------


@rule("CAY-2.3", "CAY-2.7")
def test_the_purse_holds_what_there_is() -> None:
    state = laid(Scene().has(ORANGE, food=2, gold=1, workers=3))
    view = View(state, ORANGE, [], [], over=False)
    told = [(one.key, one.args["n"]) for one in preview.purse(view, ORANGE)]
    assert told == [
        ("caylus-deniers", 10),
        ("caylus-cube-food", 2),
        ("caylus-cube-gold", 1),
        ("caylus-workers", 3),
        ("caylus-points", 10),
    ]


@rule("CAY-13.2", "CAY-13.3", "CAY-13.4")
def test_goods_are_worth_what_they_add_in_the_end() -> None:
    state = laid(Scene().has(RED, food=4, wood=3, gold=2, deniers=9))
    worth = goods_worth(state, state.players[RED])
    assert worth == 2 * 3 + 7 // 3 + 9 // 4
    assert result(state).scores[RED].total == state.players[RED].points + worth
