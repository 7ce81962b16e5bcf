"""Snapshots of older versions, brought into the shape of the next one."""

from typing import Any

Json = dict[str, Any]


def from_schema_1(position: Json) -> Json:
    """What is left to collect came when a seat was done, and each trade was asked for by itself."""
    for player in position["state"]["players"]:
        player["offered"] = False
    for lane in position["lanes"].values():
        lane["steps"] = [new for old in lane["steps"] for new in _step(old)]
    return position


def _step(step: Json) -> list[Json]:
    """A step as it is called today, with what comes right before it: the next step is the last one."""
    seat = step.get("seat")
    collecting = {"kind": "CollectAll", "seat": seat}
    match step["kind"]:
        case "Times":
            return [{"kind": "TradeGood", "seat": seat, "give": step["give"]}]
        case "Gather":
            return [{"kind": "Serve", "seat": seat}, collecting]
        case "ConstructionSlot" | "KingdomSlot":
            return [step, collecting]
    return [step]
