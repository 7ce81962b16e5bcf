"""What leads from older shapes of snapshots to today's."""

from collections.abc import Mapping
from typing import Any

from engines.core.codec import Migration


def _without_walls(position: dict[str, Any]) -> dict[str, Any]:
    """Reports of fights told nothing of walls, rams and ships, and those from before still do not."""
    return position


MIGRATIONS: Mapping[int, Migration] = {1: _without_walls}
