"""What expansions add, and how five and six set up (MES-35)."""

import pytest

from engines.mesopotamia._lobby import IN_PLAY, marks_for
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import LAND
from engines.mesopotamia.steps.events import Reveal
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import MARKS, Scene, begin, state_of
from tests.engines.mesopotamia.setting_up import answered, set_up
from tests.rulebook import rule

CHOICES = pytest.mark.parametrize("boxes", IN_PLAY)
SEEDS = [str(number) for number in range(25)]


@rule("MES-35.1")
def test_each_expansion_brings_two_empires() -> None:
    alone = GAME.read_options({})
    for boxes, row in IN_PLAY.items():
        assert len(marks_for({**alone, "boxes": boxes}, 2)) == 4 + 2 * (len(row) - 1)


@rule("MES-35.1")
@CHOICES
def test_quests_and_combat_cards_of_an_expansion_are_mixed_with_the_others(boxes: str) -> None:
    added = len(IN_PLAY[boxes]) - 1
    players = 2
    game = set_up(*MARKS[:players], boxes=boxes)
    assert len(game.quests) == 18 + 6 * added - 4 * players
    assert sum(len(CONTENT.deck(unit, game.boxes)) for unit in LAND) == 26 + 6 * added


@rule("MES-35.1", "MES-35.3")
@CHOICES
def test_trade_tokens_and_tiles_are_those_of_the_boxes_in_play(boxes: str) -> None:
    games = [set_up(*MARKS[:2], boxes=boxes, seed=seed) for seed in SEEDS]
    traded = {CONTENT.trades[one].box for game in games for one in game.market.values()}
    assert traded == {*IN_PLAY[boxes]}
    assert {CONTENT.gardens[str(game.tile)].box for game in games} == {*IN_PLAY[boxes]}


@rule("MES-35.1", "MES-35.4")
@CHOICES
@pytest.mark.parametrize("terrain", ["mountain", "desert", "plain"])
def test_events_are_those_of_the_boxes_in_play(boxes: str, terrain: str) -> None:
    area = next(area for area, row in CONTENT.areas.items() if row.terrain == terrain)
    of_terrain = {one: row.box for one, row in CONTENT.events.items() if row.terrain == terrain}
    for last in (one for one, box in of_terrain.items() if box in IN_PLAY[boxes]):
        scene = Scene(boxes=boxes).force(area, 0, spearman=1)
        scene.start_state.grounds[area].token = True
        in_play = [one for one, box in of_terrain.items() if box in IN_PLAY[boxes]]
        scene.at(seen=[one for one in in_play if one != last])
        scene.place(Reveal(area, 0))
        assert scene.state.seen[-1] == last


@rule("MES-35.2", "MES-35.4")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_five_and_six_have_the_event_spaces_of_four_and_nothing_blocked(players: int) -> None:
    game = set_up(*MARKS[:players])
    tokens = [area for area, ground in game.grounds.items() if ground.token]
    assert len(tokens) == len(CONTENT.spaces(4)) == 30
    assert not any(map(game.is_blocked, CONTENT.areas))


@rule("MES-35.5")
@pytest.mark.parametrize("players", [5, 6])
def test_the_last_of_five_or_six_chooses_a_start_area_first(players: int) -> None:
    match = begin(*MARKS[:players])
    asked: list[int] = []
    while len(asked) < players - 1:
        (pending,) = match.table.pending.values()
        asked.append(pending.seat)
        answered(match, state_of(match).starts()[len(asked)])
    assert asked == [*range(players - 1, 0, -1)]
    assert state_of(match).realms[0].start == state_of(match).starts()[0]
