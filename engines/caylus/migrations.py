"""Snapshots of earlier versions, led to today's shape."""

from collections.abc import Mapping
from typing import Any

from engines.core.codec import Migration


def _from_1(position: dict[str, Any]) -> dict[str, Any]:
    """Version 2: who has begun an exchange of cubes and left it is not offered it again at once."""
    for lane in position["lanes"].values():
        for step in lane["steps"]:
            if step["kind"] == "FavourCube":
                step["declined"] = False
    return position


MIGRATIONS: Mapping[int, Migration] = {1: _from_1}
