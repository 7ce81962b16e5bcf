"""What is in the box and how a match begins (CAY-1, CAY-2)."""

from collections import Counter

import pytest

from engines.caylus.game import GAME
from engines.caylus.state import CUBES
from engines.core import OptionError
from tests.engines.caylus.build import (
    BLUE,
    CONTENT,
    GOLD_MINE,
    MARKET,
    MARKS,
    NEUTRAL,
    QUARRY,
    RED,
    Scene,
    begin,
    state_of,
)
from tests.engines.scene import at_random, part
from tests.rulebook import rule

PLAYERS = (2, 3, 4, 5)
EACH_COUNT = pytest.mark.parametrize("players", PLAYERS)


@rule("CAY-1.1")
def test_two_to_five_play() -> None:
    assert GAME.players == PLAYERS
    for players in (1, 6):
        with pytest.raises(OptionError):
            GAME.check_players(players)


@rule("CAY-1.2", "CAY-2.3")
@EACH_COUNT
def test_everybody_has_six_workers_of_a_colour(players: int) -> None:
    state = state_of(begin(players))
    assert [player.workers for player in state.players] == [6] * players
    assert [player.colour for player in state.players] == list(MARKS[:players])
    assert sorted(GAME.marks) == ["black", "blue", "green", "orange", "red"]


@rule("CAY-1.3")
def test_there_are_five_kinds_of_cubes() -> None:
    assert CUBES == ("food", "wood", "stone", "cloth", "gold")
    paid = {kind for tile in CONTENT.tiles.values() for kind in tile.cost}
    assert paid == {*CUBES, "any"}


@rule("CAY-1.4", "CAY-5.8")
def test_money_is_one_total() -> None:
    scene = Scene(5).has(RED, deniers=5).has(BLUE, deniers=5).order(BLUE, RED, 2, 3, 4)
    scene.start("placement").answer("pass", "castle")
    assert scene.deniers(BLUE, RED) == [5 + 1, 5 - 2]


@rule("CAY-1.5", "CAY-A17", "CAY-A28")
def test_the_tiles_add_up_to_those_of_the_box() -> None:
    tiles = [tile for tile in CONTENT.tiles.values() if not tile.optional]
    count = Counter[str]()
    for tile in tiles:
        count[tile.kind] += tile.copies
    assert (count["neutral"], count["wood"], count["stone"], count["prestige"]) == (6, 8, 9, 9)
    assert [tile.id for tile in tiles if tile.copies == 2] == ["architect"]
    carpenters = [tile.kind for tile in tiles if "carpenter" in tile.id]
    assert carpenters == ["neutral", "fixed"]


@rule("CAY-1.6")
def test_craft_buildings_are_wood_and_stone() -> None:
    assert {tile.kind for tile in CONTENT.tiles.values() if tile.craft} == {"wood", "stone"}


@rule("CAY-1.7", "CAY-A32", "CAY-2.12")
def test_fixed_buildings_are_printed_on_the_road() -> None:
    state = state_of(begin(4))
    fixed = {n: state.space(n).tile for n in range(7, 29) if state.space(n).tile}
    assert fixed == {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
    assert len(state.road) == 28
    assert all(space.owner is None for space in state.road)


@rule("CAY-1.8", "CAY-8.52")
def test_linked_cubes_are_never_gold() -> None:
    scene = Scene().road(7, worker=RED).at(provost=7).start("road")
    assert set(scene.options) == {"decline", "food", "wood", "stone", "cloth"}


@rule("CAY-1.9", "CAY-8.50")
@pytest.mark.parametrize("cube", CUBES)
def test_a_white_cube_is_any_cube(cube: str) -> None:
    scene = Scene().road(MARKET, worker=RED).has(RED, **{cube: 1}).start("road")
    assert scene.options == ["decline", cube]
    assert scene.answer(cube).deniers(RED) == [14]


@rule("CAY-1.11")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_points_never_fall_below_nothing(points: int, left: int) -> None:
    scene = Scene().has(RED, points=points).stands(castle=[RED]).start("castle")
    assert scene.points(RED) == [left]


@rule("CAY-A80")
def test_points_go_on_beyond_the_track() -> None:
    assert Scene().has(RED, points=99).gain(RED).answer("prestige").points(RED) == [100]


@rule("CAY-1.12", "CAY-A20")
def test_cubes_and_coins_never_run_out() -> None:
    scene = Scene().has(RED, stone=500, deniers=500).stands(trading_post=RED).road(4, worker=RED)
    assert scene.start("special").deniers(RED) == [503]
    scene = Scene().has(RED, stone=500).road(QUARRY, worker=RED).start("road")
    assert scene.cubes() == (0, 0, 501, 0, 0)


@rule("CAY-1.13")
def test_everybody_sees_everything() -> None:
    for match, _ in at_random(begin(3), "seen"):
        seen = [match.view(seat) for seat in (None, 0, 1, 2)]
        assert all(view.state == match.table.position.state for view in seen)
        assert not any(one.secret for one in match.table.pending.values())


@rule("CAY-1.14", "CAY-3.2")
@EACH_COUNT
def test_nobody_loses_anything_to_another_player(players: int) -> None:
    before: list[list[int]] = []
    paid = 0
    for match, events in at_random(begin(players), "paid"):
        state = state_of(match)
        now = [[one.deniers, *map(one.amount, CUBES)] for one in state.players]
        # Placing, the provost and the castle give nobody anything but who acts.
        if {event.key.split("-")[2] for event in events} <= {"place", "provost", "batch"}:
            acting = {event.by for event in events}
            others = [seat for seat in range(players) if seat not in acting]
            assert all(now[seat] == before[seat] for seat in others)
            paid += 1
        before = now
    assert paid > 20


@rule("CAY-2.1")
@EACH_COUNT
def test_the_neutral_tiles_lie_on_the_first_six_spaces(players: int) -> None:
    orders = set()
    for seed in range(5):
        state = state_of(begin(players, str(seed)))
        tiles = [state.space(number).tile for number in range(1, 7)]
        assert sorted(map(str, tiles)) == sorted(NEUTRAL)
        orders.add(tuple(tiles))
    assert len(orders) > 1


@rule("CAY-2.2")
def test_all_other_tiles_are_in_the_open_stock() -> None:
    stock = {tile: number for tile, number in state_of(begin(4)).stock.items() if number}
    assert stock == {
        tile.id: tile.copies
        for tile in CONTENT.tiles.values()
        if tile.kind in ("wood", "stone", "prestige") and not tile.optional
    }
    assert sum(stock.values()) == 8 + 9 + 9


@rule("CAY-2.4", "CAY-2.10", "CAY-2.11")
@EACH_COUNT
def test_all_markers_stand_before_their_first_field(players: int) -> None:
    state = state_of(begin(players))
    for player in state.players:
        assert player.points == 0
        assert set(player.favours.values()) == {0}
        assert list(player.favours) == ["prestige", "deniers", "cubes", "buildings"]
    assert (state.bridge, state.castle, state.stables) == ([], [], [])
    assert (state.inn_left, state.inn_right) == (None, None)
    assert (state.houses, state.section()) == (
        {"dungeon": [], "walls": [], "towers": []},
        "dungeon",
    )


@rule("CAY-2.5")
def test_the_first_turn_order_is_drawn() -> None:
    orders = [state_of(begin(3, str(seed))).order for seed in range(20)]
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert {order[0] for order in orders} == {0, 1, 2}


@rule("CAY-2.6", "CAY-2.9", "CAY-A1")
@pytest.mark.parametrize(("players", "start"), [(3, "566"), (4, "5667"), (5, "56677")])
def test_the_later_in_turn_order_the_more_money(players: int, start: str) -> None:
    income = 2
    for seed in range(3):
        state = state_of(begin(players, str(seed)))
        money = [state.players[seat].deniers - income for seat in state.order]
        assert money == [int(digit) for digit in start]


@rule("CAY-2.7", "CAY-2.9")
@EACH_COUNT
def test_everybody_starts_with_a_wood_and_two_food(players: int) -> None:
    for player in state_of(begin(players)).players:
        assert [player.amount(cube) for cube in CUBES] == [2, 1, 0, 0, 0]


@rule("CAY-2.8")
@EACH_COUNT
def test_bailiff_and_provost_start_on_the_last_neutral_tile(players: int) -> None:
    state = state_of(begin(players))
    assert (state.bailiff, state.provost) == (6, 6)


@rule("CAY-A2", "CAY-6.18")
def test_the_gold_mine_is_no_special_building() -> None:
    scene = Scene().road(GOLD_MINE, worker=RED).start("special")
    assert scene.playing.over
    assert (scene.cubes(), scene.state.space(GOLD_MINE).worker) == ((0,) * 5, RED)


@rule("CAY-2.1", "CAY-2.5", "CAY-2.6")
def test_what_the_lot_decides_is_told() -> None:
    match = begin(4)
    neutral, lot, *_ = match.opening_events
    assert [event.key.rpartition("-")[2] for event in match.opening_events] == [
        *("neutral", "lot", "round", "income"),
    ]
    tiles = [state_of(match).space(number).tile or "" for number in range(1, 7)]
    told = neutral.data["buildings"]
    assert isinstance(told, list)
    assert [part(one).key for one in told] == [
        f"caylus-tile-{tile.replace('_', '-')}" for tile in tiles
    ]
    shares = lot.data["shares"]
    assert isinstance(shares, list)
    assert [part(one, "who").who for one in shares] == state_of(match).order
    assert [part(one, "gained")[0].args["n"] for one in shares] == [5, 6, 6, 7]
