"""What leads from older shapes of snapshots to today's; there is none yet."""

from collections.abc import Mapping

from engines.core.codec import Migration

MIGRATIONS: Mapping[int, Migration] = {}
