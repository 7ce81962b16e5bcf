"""Snapshots of earlier versions, led to today's shape."""

from collections.abc import Mapping
from typing import Any

from engines.core.codec import Migration

_BEFORE_EXCHANGE = ("ChooseCard", "ExchangeCard")
_PHASE_4 = ("RollDice", "ServeEmperor")


def _from_1(position: dict[str, Any]) -> dict[str, Any]:
    """Version 2: Military Power and the end of a turn are put on the agenda when they are due.

    Each was a step of every turn. Those whose moment is still to come are left out, since the exchange and
    the cards drawn bring them.
    """
    for lane in position["lanes"].values():
        lane["steps"] = [
            _step_of_1(step)
            for at, step in enumerate(lane["steps"])
            if not _brought_later(step["kind"], [one["kind"] for one in lane["steps"][at + 1 :]])
        ]
    return position


def _brought_later(kind: str, above: list[str]) -> bool:
    """Whether a step of version 1 is put on the agenda by one that lies above it."""
    if kind in ("BeginMilitaryPower", "MilitaryPower"):
        return any(one in above for one in _BEFORE_EXCHANGE)
    return kind == "EndTurn" and "ReceivePrivileges" in above


def _step_of_1(step: dict[str, Any]) -> dict[str, Any]:
    if step["kind"] == "ExchangeCard":
        return {**step, "centurion": False}
    return {**step, "stays": False} if step["kind"] == "ServeEmperor" else step


def _from_2(position: dict[str, Any]) -> dict[str, Any]:
    """Version 3: the extra flip is put on the agenda when phase 4 is over.

    It was a step of the turn. Those of a phase 4 that is still to come, or to end, are left out.
    """
    for lane in position["lanes"].values():
        kinds = [step["kind"] for step in lane["steps"]]
        lane["steps"] = [
            step
            for at, step in enumerate(lane["steps"])
            if step["kind"] != "ExtraFlip" or not any(one in kinds[at + 1 :] for one in _PHASE_4)
        ]
    return position


MIGRATIONS: Mapping[int, Migration] = {1: _from_1, 2: _from_2}
