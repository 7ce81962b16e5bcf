"""A match service with a dispatcher: that of the service's own tests."""

import pytest

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


@pytest.fixture(autouse=True)
def _as_shipped() -> None:
    """Other than in the tests of the databases themselves, what is committed need not wait for the disk."""
