"""What leads from older shapes of snapshots to today's."""

from collections.abc import Mapping

from engines.core.codec import Migration

MIGRATIONS: Mapping[int, Migration] = {}
