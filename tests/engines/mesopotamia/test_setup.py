"""Setting up: start areas, what chance lays out, what empires choose, quests (MES-3, MES-4, MES-5)."""

import pytest

from engines.core import ChooseMany
from engines.mesopotamia._lobby import marks_for, refuses
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import NONE, STANDARD
from engines.mesopotamia.preview.areas import controller
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import MARKS, OPTIONS, begin, state_of
from tests.engines.mesopotamia.setting_up import answered, set_up
from tests.rulebook import rule

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


# --- who plays ------------------------------------------------------------------------------


@rule("MES-1.5")
@COUNTS
def test_five_and_six_need_an_expansion(players: int) -> None:
    base = GAME.read_options({})
    assert (refuses(base, players) is None) == (players <= 4)
    for boxes in ("assyrians_hittites", "mari_eblaites", "both"):
        assert refuses({**base, "boxes": boxes}, players) is None


@rule("MES-3.15", "MES-35.3")
def test_the_empires_of_the_boxes_in_play_are_offered_once_each() -> None:
    assert marks_for(GAME.read_options({}), 2) == list(MARKS[:4])
    assert marks_for(GAME.read_options({"boxes": "mari_eblaites"}), 2) == [*MARKS[:4], *MARKS[6:]]
    assert marks_for(OPTIONS, 2) == list(MARKS)


@rule("MES-1.5", "MES-3.15")
def test_while_too_many_wait_for_an_expansion_all_empires_can_be_chosen() -> None:
    assert len(marks_for(GAME.read_options({}), 5)) == len(MARKS)


# --- start areas ----------------------------------------------------------------------------


@rule("MES-3.1", "MES-3.14", "MES-3.16", "MES-3.19")
def test_start_areas_are_chosen_by_the_last_to_join_first() -> None:
    match = begin(*MARKS[:4])
    asked = []
    for area in ("d2", "a8", "a2"):
        (pending,) = match.table.pending.values()
        asked.append(pending.seat)
        answered(match, area)
    assert asked == [3, 2, 1]
    assert [realm.start for realm in state_of(match).realms] == ["d8", "a2", "a8", "d2"]


@rule("MES-5.7", "MES-3.16", "MES-35.2", "MES-A15")
@COUNTS
def test_as_many_start_areas_are_in_play_as_players(players: int) -> None:
    game = set_up(*MARKS[:players])
    assert [CONTENT.areas[area].start for area in game.starts()] == [*range(1, players + 1)]
    assert {realm.start for realm in game.realms} == {*game.starts()}


@rule("MES-3.13", "MES-A16")
def test_other_start_areas_are_closed() -> None:
    game = set_up(*MARKS[:4])
    for area in ("a5", "d5"):
        assert not any(game.is_open(area, seat) for seat in range(4))
    assert [game.is_open(game.realms[0].home, seat) for seat in range(4)] == [True] + 3 * [False]


@rule("MES-3.17", "MES-3.18", "MES-4.3")
@pytest.mark.parametrize("seat", range(8))
def test_everybody_begins_with_a_unit_and_one_of_each_standard_good(seat: int) -> None:
    marks = MARKS[seat:] + MARKS[:seat]
    game = set_up(*marks[:2])
    realm = game.realms[0]
    assert {good: realm.goods[good] for good in STANDARD} == dict.fromkeys(STANDARD, 1)
    assert realm.goods["tablet"] == (realm.empire == "sumerian")
    assert realm.goods["knuckle"] == (realm.empire == "akkadian")
    unit = "archer" if realm.empire == "akkadian" else "spearman"
    (force,) = game.grounds[realm.home].forces
    assert (force.seat, force.units) == (0, {unit: 1})
    assert realm.levels == CONTENT.empires[realm.empire].levels


# --- tracks ---------------------------------------------------------------------------------


@rule("MES-3.2", "MES-3.20")
def test_the_event_track_begins_with_the_printed_stack() -> None:
    game = state_of(begin("babylonian", "eblaite", "assyrian", "hittite", "akkadian", "elamite"))
    empires = [game.realms[seat].empire for seat in game.events.order()]
    stack = ["akkadian", "elamite", "babylonian", "hittite", "eblaite"]
    assert empires == ["assyrian", *stack]
    assert [game.events.space(seat) for seat in range(6)] == [1, 1, 2, 1, 1, 1]


@rule("MES-3.3", "MES-3.20")
def test_the_population_track_begins_with_the_printed_stack() -> None:
    game = state_of(begin("babylonian", "eblaite", "assyrian", "hittite", "akkadian", "elamite"))
    empires = [game.realms[seat].empire for seat in game.population.order()]
    assert empires == ["babylonian", "elamite", "akkadian", "eblaite", "hittite", "assyrian"]
    assert [game.population.space(seat) for seat in range(6)] == [2, 1, 1, 1, 1, 1]


# --- what chance lays out -------------------------------------------------------------------


@rule("MES-2.3", "MES-3.4", "MES-5.1", "MES-5.2", "MES-35.2")
@COUNTS
def test_trade_tokens_of_its_level_lie_in_each_slot_in_play(players: int) -> None:
    game = set_up(*MARKS[:players])
    levels = [CONTENT.trades[token].level for token in game.market.values()]
    by_players = {2: [1, 2, 2, 3, 4, 4], 3: [1, 1, 2, 2, 3, 3, 4, 4, 4]}
    assert levels == by_players.get(players, [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
    assert levels == [CONTENT.slots[slot].level for slot in game.market]


@rule("MES-3.5", "MES-3.6", "MES-3.7", "MES-5.6", "MES-A17")
@COUNTS
def test_tokens_and_tribes_are_in_all_areas_but_starts_and_blocked_ones(players: int) -> None:
    game = set_up(*MARKS[:players])
    for area, row in CONTENT.areas.items():
        bare = game.is_start(area) or game.is_blocked(area)
        assert game.grounds[area].token != bare
        assert game.grounds[area].tribe == ({} if bare else row.tribe or {})
    assert any(map(game.is_blocked, CONTENT.areas)) == (players < 4)


@rule("MES-3.8")
def test_a_tile_of_level_1_of_the_boxes_in_play_lies_face_up() -> None:
    tiles = {set_up(*MARKS[:2], seed=str(n), boxes="base").tile for n in range(12)}
    assert tiles == {"terrace_foundations", "river_pump_house", "royal_causeway"}


# --- what empires choose --------------------------------------------------------------------


@rule("MES-4.1", "MES-6.3", "MES-8.1", "MES-8.12")
def test_sumerians_choose_the_colour_of_a_die_that_is_rolled_at_once() -> None:
    match = answered(begin("sumerian", "akkadian"), "a2")
    (asked,) = match.table.pending.values()
    assert asked.seat == 0
    answered(match, "silver")
    realms = state_of(match).realms
    assert [(one.colour, one.spent) for one in realms[0].dice] == [("silver", False)]
    assert realms[0].dice[0].face in CONTENT.dice["silver"].faces
    assert realms[0].ziggurat == 1
    assert realms[1].ziggurat == 0


@rule("MES-4.2", "MES-4.5")
def test_babylonians_and_assyrians_begin_ahead_on_a_track() -> None:
    game = set_up("babylonian", "assyrian")
    assert (game.population.space(0), game.population.space(1)) == (2, 1)
    assert (game.events.space(0), game.events.space(1)) == (1, 2)


@rule("MES-4.4")
def test_elamites_place_a_settlement_and_a_wall_whose_event_stays_unseen() -> None:
    match = answered(begin("elamite", "akkadian", "babylonian", "sumerian"), "a2", "d8", "d2")
    (asked,) = match.table.pending.values()
    assert asked.seat == 0
    answered(match, "b8")
    game = state_of(match)
    ground = game.grounds["b8"]
    assert ground.owner() == 0
    assert ground.wall == 0
    assert ground.token
    assert controller(game, "b8") == 0
    assert game.realms[0].goods["stone"] == 1


@rule("MES-4.4", "MES-5.5")
def test_elamites_may_place_none_and_never_in_a_blocked_area() -> None:
    match = answered(begin("elamite", "akkadian", "babylonian"), "a2", "d8")
    (asked,) = match.table.pending.values()
    offered = [one.id for one in asked.options] if hasattr(asked, "options") else []
    assert offered == ["c2", "d1", "d3", NONE]
    answered(match, NONE)
    assert state_of(match).settlements(0) == []
    two = answered(begin("elamite", "akkadian"), "a2")
    (asked,) = two.table.pending.values()
    assert [one.id for one in getattr(asked, "options", [])] == ["c8", "d7", "d9", NONE]


@rule("MES-4.8")
def test_eblaites_begin_with_a_ship_beside_their_start_area() -> None:
    game = set_up("eblaite", "akkadian")
    (section,) = game.ships_of(0)
    assert section in CONTENT.shores[game.realms[0].home]
    assert game.units(0) == 2
    assert game.units(1) == 1


# --- quests ---------------------------------------------------------------------------------


@rule("MES-3.10", "MES-3.19")
def test_everybody_keeps_three_quests_of_four_at_once() -> None:
    match = answered(begin("akkadian", "babylonian"), "a2")
    assert {one.seat for one in match.table.pending.values()} == {0, 1}
    gone = {}
    for asked in [*match.table.pending.values()]:
        assert isinstance(asked, ChooseMany)
        dealt = [one.id for one in asked.options]
        assert len(dealt) == 4
        gone[asked.seat] = dealt[0]
        match.answer(asked.id, asked.seat, dealt[1:])
    realms = state_of(match).realms
    assert [len(one.hand) for one in realms] == [3, 3]
    assert [one.returned for one in realms] == [[gone[0]], [gone[1]]]


@rule("MES-3.10")
def test_nobody_learns_who_has_chosen_before_all_have() -> None:
    match = answered(begin("akkadian", "babylonian"), "a2")
    before = match.table.pieces(1).state
    asked = next(one for one in match.table.pending.values() if one.seat == 0)
    match.answer(asked.id, 0, match.default_for(asked.id))
    assert match.table.pieces(1).state == before
    assert match.table.pieces(None).state.realms[0].hand == ["?"] * 4


@rule("MES-3.10")
def test_what_ifs_know_what_may_have_been_kept() -> None:
    match = answered(begin("akkadian", "babylonian"), "a2")
    asked = next(one for one in match.table.pending.values() if one.seat == 0)
    match.answer(asked.id, 0, match.default_for(asked.id))
    position = GAME.codec.load(match.dump())
    GAME.deal(position, CONTENT, 1, lambda *_: None)
    realm = position.state.realms[0]
    assert len(realm.keeps) == 3
    assert {*realm.keeps} < {*realm.hand}
