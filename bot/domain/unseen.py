"""Answers that somebody cannot know to have been given: secret ones, and those given before their turn."""

from typing import Any

from engines.core import Answered, Match, Table
from engines.core.position import Lane


def unsure(match: Match[Any], seat: int | None) -> list[Answered]:
    """The answers of which `seat` (None: the public) cannot know whether they were given, oldest first.

    They are secret answers of a group that is still asked, as awaited until all have answered, and those
    of a lane that stands because of earlier ones: what has been answered early shows to nobody.
    """
    lanes = match.table.position.lanes
    found: list[Answered] = []
    for lane in lanes.values():
        in_secret = _asked_in_secret(match.table, lane)
        for child in lane.children:
            if in_secret or lanes[child].steps:
                found += _given_unseen(match, child, seat)
    return sorted(found, key=lambda one: one.number)


def in_secret(match: Match[Any]) -> bool:
    """Whether somebody is asked in secret or, as far as everybody may know, could still be."""
    asked = match.table.pending.values()
    return any(one.secret and not one.blocked for one in asked) or bool(unsure(match, None))


def _asked_in_secret(table: Table[Any], lane: Lane[Any]) -> bool:
    """Whether a lane opened from this one is asked something in secret."""
    asked = [table.pending[child] for child in lane.children if child in table.pending]
    return any(one.secret and not one.blocked for one in asked)


def _given_unseen(match: Match[Any], lane_id: str, seat: int | None) -> list[Answered]:
    """The last answers of a lane, as far as they are secret and nothing public has come of them."""
    table = match.table
    lane: Lane[Any] = table.position.lanes[lane_id]
    asked = table.pending.get(lane_id)
    if lane.children or (asked is not None and not asked.secret):
        return []
    found: list[Answered] = []
    for one in reversed(match.live()):
        if one.lane == lane_id:
            if not one.secret or one.seat == seat:
                break
            found.append(one)
    return [] if found and not lane.steps and _shows(match, found[0]) else found


def _shows(match: Match[Any], last: Answered) -> bool:
    """Whether what came of the last answer of a lane that is done has come to light.

    It has with the answer itself, or, where it lay sealed until its place in the order, with a later one.
    """
    sealed = last.might != last.touched
    return last.barrier or (
        sealed and any(one.barrier for one in match.live() if one.number > last.number)
    )
