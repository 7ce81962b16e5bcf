"""A match service with a dispatcher at its door: that of the service's own tests."""

from tests.bot.matches.conftest import (
    clock,
    database,
    dispatcher,
    empty_database,
    host,
    matches,
    messenger,
    storage,
)

__all__ = [
    "clock",
    "database",
    "dispatcher",
    "empty_database",
    "host",
    "matches",
    "messenger",
    "storage",
]
