"""A match service with a dispatcher: that of the service's own tests."""

import pytest

from tests.bot.delivery.conftest import *  # noqa: F403 - all its fixtures


@pytest.fixture(autouse=True)
def _as_shipped() -> None:
    """Other than in the tests of the databases themselves, what is committed need not wait for the disk."""
