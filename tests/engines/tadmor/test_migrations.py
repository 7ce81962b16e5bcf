"""Snapshots of schema 1: all trades by themselves, and what was left to collect came at the very end."""

import json
from typing import Any

from engines.core import Counters, Match
from engines.tadmor.game import GAME
from engines.tadmor.migrations import from_schema_1
from engines.tadmor.state import Tadmor
from tests.engines.tadmor.build import CONTENT, RED, Scene, state_of


def older(scene: Scene) -> dict[str, Any]:
    """The position as the older version kept it, in which nobody noted what was offered."""
    position: dict[str, Any] = json.loads(scene.playing.dump())
    for player in position["state"]["players"]:
        del player["offered"]
    return position


def going_on(scene: Scene, position: dict[str, Any]) -> Match[Tadmor]:
    """The match that goes on from an older position."""
    loaded = GAME.codec.load(json.dumps(from_schema_1(position)).encode())
    groups = Counters(next_group=scene.playing.table.counters.next_group)
    return Match(GAME, CONTENT, scene.playing.header, loaded, groups)


def test_what_was_left_on_the_board_to_collect_comes_before_construction() -> None:
    scene = Scene(3).has(RED, wood=1, stone=1, hand=["k5"]).stands(em1=RED).start("resolution")
    position = older(scene)
    position["state"]["placed"]["ns1"] = {"owner": RED, "kind": "ship"}
    state = state_of(going_on(scene, position))
    assert (state.placed.get("ns1"), state.players[RED].warehouse["wood"]) == (None, 4)


def test_what_was_left_to_collect_after_construction_comes_too() -> None:
    scene = Scene(3).has(RED, hand=["k5"], upgrades=["i2"], wood=1).start("resolution")
    position = older(scene)
    position["state"]["placed"]["ns1"] = {"owner": RED, "kind": "ship"}
    assert state_of(going_on(scene, position)).players[RED].warehouse["wood"] == 4


def test_who_was_asked_how_often_is_asked_for_all_trades_of_the_resource() -> None:
    scene = Scene(3).has(RED, upgrades=["i1", "i2"], wood=3).start("resolution")
    scene.does(RED, "trade.wood")
    position = older(scene)
    for lane in position["lanes"].values():
        for at, step in enumerate(lane["steps"]):
            if step["kind"] == "TradeGood":
                lane["steps"][at] = {**step, "kind": "Times", "take": "gold"}
    match = going_on(scene, position)
    (asked,) = match.table.pending.values()
    match.answer(asked.id, RED, {"marble": 1, "gold": 2})
    assert state_of(match).players[RED].warehouse == {"wood": 0, "stone": 0, "marble": 1, "gold": 2}
