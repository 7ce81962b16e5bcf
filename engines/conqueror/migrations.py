"""What leads from older shapes of snapshots to today's."""

from collections.abc import Mapping
from typing import Any

from engines.core.codec import Migration


def _without_seas(position: dict[str, Any]) -> dict[str, Any]:
    """Before Seas of Destiny: what it adds is not there, as in a match without it."""
    return position


MIGRATIONS: Mapping[int, Migration] = {1: _without_seas}
